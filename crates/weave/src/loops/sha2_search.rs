//! The x86-64 functions that search for SHA-2 in lanes: pieces of code that run in the order of a
//! list.
//!
//! # Derivation
//!
//! Whatever is the same for all counters of a range is not computed again, and only the search
//! knows what that is, because it depends on the place of the counter in the message. So the code
//! is made of pieces, and the search makes a list of them. The list is the same for every batch, so
//! the jumps between pieces always go the same way and take no time of a vector unit.
//!
//! ```text
//! function(context) -> lanes that pass     rdi: the context (`sha2_search_layout`)
//! the rounds of the list                   from rows of working variables and a block as a table: words that all lanes share, rows of what each lane flips
//! its exit                                 a word of the hash value, or all of them, to rows
//! the filter
//! ```
//!
//! A round is two pieces. The first makes W_t in its place of a window of sixteen, from the terms
//! that the list says are left of it (`hashes::sha2::Left`); there is one for each of the sixteen
//! places and each of nine cases. The second, for each place, is the round itself. Working
//! variables stay where they are: before round t, a is in register −t mod 8, so that after the last
//! round each is where the hash value has it. The list has an entry for each round that is left: it
//! does not have the known rounds before the first varying word, nor those after the round in which
//! the wanted word is final (except for their words, where the schedule reads them later). Its last
//! entry is an exit.
//!
//! # Registers
//!
//! | registers | hold |
//! |---|---|
//! | 0–7 | working variables |
//! | 8–13 | the sum for the round, temporaries |
//! | 14, 15 | AVX2: b ^ c of even and of odd rounds; AVX-512: 14 has the shuffle that rotates by 8 |
//! | 16–31 | AVX-512: the window; AVX2 has it at rsp |
//! | rdi; r8 | the context; the entry |
//! | rsi, rdx | the words that lanes share; the rows of what they flip |
//! | r9; r11 | the rows of the hash value before; the table of pieces |
//!
//! # Operations
//!
//! A whole round takes on AVX-512 6 rotations, 4 functions of three bits, 7 additions, and in the
//! schedule 6 shifts and rotations, 2 functions and 3 additions. On AVX2 it takes 12 shifts and 10
//! exclusive ors for Σ0 and Σ1, 3 for Ch, 3 for Maj because a ^ b is b ^ c one round later, 7
//! additions; the schedule takes 10 shifts, 8 exclusive ors, 3 additions. A rotation of 64 bits by
//! 8 is a shuffle, because only port 0 of Intel's cores rotates and shifts 512 bits.

use super::lines::Lines;
use super::sha2_search_layout::{
    BASE, DELTA, ENDS, ENTRY, ENTRY_SUM, ENTRY_WORD, FILTERED, HASH, KINDS, MASK, MORE, OUT, ROUNDS, ROW,
    VALUE, WHOLE, WORKING,
};
use crate::terms::{Term, Terms};
use hashes::sha2::{Sha2, Sha256, Sha512};
use lanes::Word;
use lanes::record::{Id, Value, recorded};

/// A word that is rotated to the right, or shifted.
#[derive(Clone, Copy)]
enum Part {
    Rotated(u32),
    Shifted(u32),
}
use Part::{Rotated, Shifted};

/// The functions of section 4.1.2 or 4.1.3: Σ0 and Σ1, σ0 and σ1.
struct Sigmas {
    big: [[Part; 3]; 2],
    small: [[Part; 3]; 2],
}

impl Sigmas {
    fn of<H: Sha2>() -> Self {
        Self {
            big: [parts::<H::Word>(H::big_sigma0), parts::<H::Word>(H::big_sigma1)],
            small: [parts::<H::Word>(H::sigma0), parts::<H::Word>(H::sigma1)],
        }
    }
}

/// Returns the parts that a function of a word adds, as its record says.
fn parts<W: Word>(function: impl FnOnce(Value<W>) -> Value<W>) -> [Part; 3] {
    let terms = Terms::of_record(&recorded::<W>(1, |inputs| vec![function(inputs[0])])).with_long_sums();
    let part = |id: Id| match terms.terms[id] {
        Term::Rotr(_, n) => Rotated(n),
        Term::Shr(_, n) => Shifted(n),
        _ => unreachable!("Σ and σ are sums of one word rotated and shifted"),
    };
    let Term::Xor(leaves) = &terms.terms[terms.results[0]] else { unreachable!("Σ and σ are sums") };
    core::array::from_fn(|i| part(leaves[i]))
}

/// The terms that a word of the schedule still has to add.
#[derive(Clone, Copy)]
struct Scheduled {
    sigma1: bool,
    /// W_{t−7} and W_{t−16}.
    words: bool,
    sigma0: bool,
}

/// The sums that may be left of W_t, in the order of their numbers: the three terms and, if some
/// are missing, the known rest.
const SUMS: [Scheduled; 6] = [
    Scheduled { sigma1: true, words: true, sigma0: true },
    Scheduled { sigma1: true, words: true, sigma0: false },
    Scheduled { sigma1: false, words: true, sigma0: true },
    Scheduled { sigma1: false, words: true, sigma0: false },
    Scheduled { sigma1: true, words: false, sigma0: false },
    Scheduled { sigma1: false, words: false, sigma0: true },
];
/// The cases after these: a word of the block that varies, and a known one.
const GIVEN: usize = 6;
const NOTHING: usize = 7;
/// A known word of a round that is not in the list.
const NO_ROUND: usize = 8;

// Labels.
const PIECES: usize = 200;
const SUM_OF: usize = 400;
const ROUND_OF: usize = 420;
const FILTER: usize = 440;
const SHUFFLE: usize = 441;
/// The table of pieces, to which r11 points.
const TABLE: usize = 9;

// Registers.
const SUM: usize = 8;
const SIGMA: usize = 9;
const WORD: usize = 10;
const OTHER: usize = 11;
const SPARE: [usize; 2] = [12, 13];
const B_XOR_C: [usize; 2] = [14, 15];
const ROTATION: usize = 14;
/// Registers from those of a set to those of the next.
const OF_A_SET: usize = 16;
/// The integer registers that point to the words that lanes share, and to what they flip, of a set.
const BASES: [&str; 2] = ["rsi", "rcx"];
const DELTAS: [&str; 2] = ["rdx", "r10"];

/// The names of vectors and the way in which words are broadcast.
#[derive(Clone, Copy)]
struct Vectors {
    bits: u32,
    wide: bool,
    /// Sets of lanes, and the one that instructions are written for.
    sets: usize,
    set: usize,
}

impl Vectors {
    fn register(self, number: usize) -> String {
        format!("{}{}", if self.wide { "zmm" } else { "ymm" }, OF_A_SET * self.set + number)
    }

    /// Whether the window is in the upper registers: there is one set of 32 registers.
    fn has_window(self) -> bool {
        self.wide && self.sets == 1
    }

    /// Returns the address of a field of the set in the context.
    fn field(self, offset: usize) -> String {
        format!("[rdi+{}]", MORE * self.set + offset)
    }

    /// Bytes of a register.
    fn bytes(self) -> usize {
        if self.wide { 64 } else { 32 }
    }

    /// Bytes of a word.
    fn word(self) -> usize {
        self.bits as usize / 8
    }

    /// The letter for a word.
    fn letter(self) -> char {
        if self.bits == 64 { 'q' } else { 'd' }
    }

    /// Names an instruction that has the size of words in its name on AVX-512, such as an exclusive
    /// or.
    fn logic(self, name: &str) -> String {
        if self.wide { format!("{name}{}", self.letter()) } else { name.into() }
    }

    fn aligned(self) -> &'static str {
        if self.wide { "vmovdqa64" } else { "vmovdqa" }
    }

    /// Returns `to = from op the word at an address, in every lane`; AVX2 needs a spare register.
    fn with_word(self, op: &str, to: &str, from: &str, address: &str, spare: &str) -> Lines {
        if self.wide {
            let size = if self.bits == 64 { "qword" } else { "dword" };
            return vec![format!("{op} {to},{from},{size} ptr {address}{{1to{}}}", 512 / self.bits)];
        }
        vec![format!("vpbroadcast{} {spare},{address}", self.letter()), format!("{op} {to},{from},{spare}")]
    }

    /// Returns the end of a function after its exits: it finds the lanes that pass.
    fn filter(self) -> Lines {
        let (t, u, d) = (self.register(0), self.register(1), self.letter());
        let load = format!("{} {t},[rdi+rax+{}]", self.aligned(), MORE * self.set);
        let mut lines = vec![format!("mov rax,[rdi+{FILTERED}]"), load];
        lines.extend(self.with_word(&self.logic("vpxor"), &t, &t, &format!("[rdi+{VALUE}]"), &u));
        if self.wide {
            lines.extend([
                format!("vpbroadcast{d} {u},[rdi+{MASK}]"),
                format!("vptestnm{d} k1,{t},{u}"),
                "kmovw eax,k1".into(),
            ]);
            if self.set + 1 < self.sets {
                lines.push("mov edx,eax".into());
            } else if self.set > 0 {
                lines.extend([format!("shl eax,{}", 512 / self.bits), "or eax,edx".into()]);
            }
        } else {
            lines.extend(self.with_word("vpand", &t, &t, &format!("[rdi+{MASK}]"), &u));
            let of_signs = if self.bits == 64 { "vmovmskpd" } else { "vmovmskps" };
            lines.extend([
                format!("vpxor {u},{u},{u}"),
                format!("vpcmpeq{d} {t},{t},{u}"),
                format!("{of_signs} eax,{t}"),
            ]);
        }
        lines
    }
}

struct Function {
    vectors: Vectors,
    sigmas: Sigmas,
    lines: Lines,
}

impl Function {
    fn say(&mut self, line: String) {
        self.lines.push(line);
    }

    /// Appends the instructions of every set, one of each in turn.
    fn each(&mut self, work: impl Fn(&mut Self)) {
        let before = core::mem::take(&mut self.lines);
        let mut of_sets = Vec::new();
        for set in 0..self.vectors.sets {
            self.vectors.set = set;
            work(self);
            of_sets.push(core::mem::take(&mut self.lines).into_iter());
        }
        self.vectors.set = 0;
        self.lines = before;
        while let Some(line) = of_sets[0].next() {
            self.lines.push(line);
            self.lines.extend(of_sets[1..].iter_mut().map(|of| of.next().expect("all sets do the same")));
        }
    }

    fn register(&self, number: usize) -> String {
        self.vectors.register(number)
    }

    fn three(&mut self, name: &str, to: usize, a: usize, b: usize) {
        let [to, a, b] = [to, a, b].map(|number| self.register(number));
        self.say(format!("{name} {to},{a},{b}"));
    }

    fn add(&mut self, to: usize, a: usize, b: usize) {
        self.three(&format!("vpadd{}", self.vectors.letter()), to, a, b);
    }

    fn xor(&mut self, to: usize, a: usize, b: usize) {
        let name = self.vectors.logic("vpxor");
        self.three(&name, to, a, b);
    }

    /// Appends `to` = a function of three bits, by its table, of `a`, `b` and `c`, which AVX-512
    /// has.
    fn ternary(&mut self, to: usize, [a, b, c]: [usize; 3], table: u32) {
        let [to, a, b, c] = [to, a, b, c].map(|number| self.register(number));
        if to != a {
            self.say(format!("vmovdqa64 {to},{a}"));
        }
        self.say(format!("vpternlog{} {to},{b},{c},{table:#x}", self.vectors.letter()));
    }

    /// `to = from + the word of the entry` at that place.
    fn add_known(&mut self, to: usize, from: usize, place: usize) {
        let (op, address) = (format!("vpadd{}", self.vectors.letter()), format!("[r8+{place}]"));
        let [to, from, spare] = [to, from, SPARE[0]].map(|number| self.register(number));
        self.lines.extend(self.vectors.with_word(&op, &to, &from, &address, &spare));
    }

    /// Returns the place of word i of the window: a register, or memory on AVX2.
    fn window(&self, i: usize) -> String {
        if self.vectors.has_window() {
            return self.register(16 + i % 16);
        }
        format!("[rsp+{}]", self.vectors.bytes() * (16 * self.vectors.set + i % 16))
    }

    /// Returns the register in which word i of the window is made.
    fn word(&self, i: usize) -> usize {
        if self.vectors.has_window() { 16 + i } else { WORD }
    }

    /// Appends one part of a function σ or Σ; its result is one register or two.
    fn part(&mut self, part: Part, to: usize, from: &str, more: &mut Vec<String>) {
        let (bits, d, t) = (self.vectors.bits, self.vectors.letter(), self.register(to));
        match part {
            Rotated(8) if bits == 64 => {
                let shuffle = if self.vectors.wide {
                    self.register(ROTATION)
                } else {
                    format!("ymmword ptr [rip+{SHUFFLE}f]")
                };
                self.say(format!("vpshufb {t},{from},{shuffle}"));
            }
            Rotated(n) if self.vectors.wide => self.say(format!("vpror{d} {t},{from},{n}")),
            Rotated(n) => {
                self.say(format!("vpsrl{d} {t},{from},{n}"));
                more.push(format!("vpsll{d} {{}},{from},{}", bits - n));
            }
            Shifted(n) => self.say(format!("vpsrl{d} {t},{from},{n}")),
        }
    }

    /// `to` = a function σ or Σ of `from`, which is not `to`.
    fn sigma(&mut self, parts: [Part; 3], to: usize, from: usize) {
        let (from, mut more) = (self.register(from), Vec::new());
        let [x, y] = SPARE;
        let [first, second, third] = parts;
        self.part(first, to, &from, &mut more);
        self.part(second, x, &from, &mut more);
        self.part(third, y, &from, &mut more);
        if self.vectors.wide {
            return self.ternary(to, [to, x, y], 0x96);
        }
        self.xor(to, to, x);
        for line in more {
            self.say(line.replace("{}", &self.register(x)));
            self.xor(y, y, x);
        }
        self.xor(to, to, y);
    }

    /// σ0 or σ1 of word i of the window.
    fn small_sigma(&mut self, which: usize, i: usize) {
        let from = if self.vectors.has_window() {
            16 + i % 16
        } else {
            let line = format!("{} {},{}", self.vectors.aligned(), self.register(OTHER), self.window(i));
            self.say(line);
            OTHER
        };
        self.sigma(self.sigmas.small[which], SIGMA, from);
    }

    /// `to = from + word i of the window`.
    fn add_window(&mut self, to: usize, from: usize, i: usize) {
        let line = format!(
            "vpadd{} {},{},{}",
            self.vectors.letter(),
            self.register(to),
            self.register(from),
            self.window(i)
        );
        self.say(line);
    }

    /// Appends the schedule of word i of the window, of which these terms are left.
    fn scheduled(&mut self, i: usize, terms: Scheduled) {
        let word = self.word(i);
        // The register of the partial sum, if there is one yet.
        let mut so_far = None;
        let add_sigma = |this: &mut Self, which: usize, of: usize, so_far: &mut Option<usize>| {
            this.small_sigma(which, of);
            match so_far.replace(word) {
                Some(from) => this.add(word, from, SIGMA),
                None => *so_far = Some(SIGMA),
            }
        };
        if terms.sigma0 {
            add_sigma(self, 0, i + 1, &mut so_far);
        }
        if terms.words {
            match so_far {
                Some(from) => self.add_window(word, from, i),
                None if self.vectors.has_window() => {}
                None => {
                    let line =
                        format!("{} {},{}", self.vectors.aligned(), self.register(word), self.window(i));
                    self.say(line);
                }
            }
            self.add_window(word, word, i + 9);
            so_far = Some(word);
        }
        if terms.sigma1 {
            add_sigma(self, 1, i + 14, &mut so_far);
        }
        if !(terms.sigma0 && terms.sigma1 && terms.words) {
            self.add_known(word, so_far.expect("a term is left"), ENTRY_WORD);
        }
    }

    /// Stores word i in the window, if it is not made there.
    fn put(&mut self, i: usize) {
        if !self.vectors.has_window() {
            let line = format!("{} {},{}", self.vectors.aligned(), self.window(i), self.register(WORD));
            self.say(line);
        }
    }

    /// Appends the pieces for round t, where `i` is t mod 16.
    fn pieces(&mut self, i: usize) {
        let label = |kind: usize| format!("{}:", PIECES + KINDS * i + kind);
        let (d, word) = (self.vectors.letter(), self.word(i));
        let broadcast = |this: &mut Self, to: usize, place: usize| {
            let line = format!("vpbroadcast{d} {},[r8+{place}]", this.register(to));
            this.say(line);
        };
        self.say(label(NO_ROUND));
        self.each(|this| {
            broadcast(this, word, ENTRY_WORD);
            this.put(i);
        });
        self.next();
        self.say(label(NOTHING));
        self.each(|this| {
            broadcast(this, word, ENTRY_WORD);
            this.put(i);
            broadcast(this, SUM, ENTRY_SUM);
        });
        self.say(format!("jmp {}f", ROUND_OF + i));
        self.say(label(GIVEN));
        self.each(|this| {
            let (vectors, w) = (this.vectors, this.register(word));
            let delta = format!("[{}+{}]", DELTAS[vectors.set], ROW * i);
            this.say(format!("{} {w},{delta}", vectors.aligned().replace("dqa", "dqu")));
            let base = format!("[{}+{}]", BASES[vectors.set], vectors.word() * i);
            let xor = vectors.logic("vpxor");
            this.lines.extend(vectors.with_word(&xor, &w, &w, &base, &vectors.register(SPARE[0])));
            this.put(i);
        });
        self.say(format!("jmp {}f", SUM_OF + i));
        for (kind, &terms) in SUMS.iter().enumerate().rev() {
            self.say(label(kind));
            self.each(|this| {
                this.scheduled(i, terms);
                this.put(i);
            });
            if kind > 0 {
                self.say(format!("jmp {}f", SUM_OF + i));
            }
        }
        self.say(format!("{}:", SUM_OF + i));
        self.each(|this| {
            broadcast(this, SUM, ENTRY_SUM);
            this.add(SUM, SUM, word);
        });
        self.say(format!("{}:", ROUND_OF + i));
        self.each(|this| this.round(i));
        self.next();
    }

    /// Appends the round (step 3), given the sum of W_t and K_t.
    fn round(&mut self, i: usize) {
        let [a, b, c, d, e, f, g, h] = core::array::from_fn(|variable| (variable + 16 - i) % 8);
        let [big0, big1] = self.sigmas.big;
        self.add(h, h, SUM);
        if self.vectors.wide {
            self.ternary(OTHER, [e, f, g], 0xCA);
        } else {
            self.xor(OTHER, f, g);
            self.three("vpand", OTHER, OTHER, e);
            self.xor(OTHER, OTHER, g);
        }
        self.sigma(big1, SIGMA, e);
        self.add(h, h, OTHER);
        self.add(h, h, SIGMA);
        if self.vectors.wide {
            self.ternary(OTHER, [a, b, c], 0xE8);
        } else {
            // b ^ ((a ^ b) & (b ^ c))
            let [now, next] = [B_XOR_C[i % 2], B_XOR_C[(i + 1) % 2]];
            self.xor(next, a, b);
            self.three("vpand", OTHER, now, next);
            self.xor(OTHER, OTHER, b);
        }
        self.add(d, d, h);
        self.sigma(big0, SIGMA, a);
        self.add(h, h, OTHER);
        self.add(h, h, SIGMA);
    }

    /// Jumps to the piece that the next entry names.
    fn next(&mut self) {
        self.say(format!("mov rax,[r8+{ENTRY}]"));
        self.say(format!("add r8,{ENTRY}"));
        self.go();
    }

    /// Jumps to the piece of the number in rax.
    fn go(&mut self) {
        for line in ["movsxd rax,dword ptr [r11+4*rax]", "add rax,r11", "jmp rax"] {
            self.say(line.into());
        }
    }

    /// Appends word i of the hash value. In sets after the first, rax points to the rows before.
    fn end(&mut self, i: usize) {
        let (d, to) = (self.vectors.letter(), self.register(SUM));
        let hash = ["r9", "rax"][self.vectors.set];
        self.say(format!("vpadd{d} {to},{},[{hash}+{}]", self.register(i), ROW * i));
        let out = self.vectors.field(OUT + ROW * i);
        self.say(format!("{} {out},{to}", self.vectors.aligned()));
    }

    /// Loads a pointer of the last set, if there are two.
    fn of_the_last(&mut self, to: &str, place: usize) {
        let last = self.vectors.sets - 1;
        if last > 0 {
            let from = Vectors { set: last, ..self.vectors }.field(place);
            self.say(format!("mov {to},{from}"));
        }
    }

    fn text(mut self) -> String {
        let aligned = self.vectors.aligned();
        for line in ["push rbp", "mov rbp,rsp"] {
            self.say(line.into());
        }
        if !self.vectors.has_window() {
            let bytes = self.vectors.bytes();
            self.say(format!("sub rsp,{}", bytes * (16 * self.vectors.sets + 1)));
            self.say(format!("and rsp,-{bytes}"));
        }
        self.say(format!("lea r11,[rip+{TABLE}f]"));
        for (to, place) in [("rsi", BASE), ("rdx", DELTA), ("r8", ROUNDS), ("r9", HASH), ("r10", WORKING)] {
            self.say(format!("mov {to},[rdi+{place}]"));
        }
        self.of_the_last("rax", WORKING);
        self.each(|this| {
            let working = ["r10", "rax"][this.vectors.set];
            for i in 0..8 {
                this.say(format!("{aligned} {},[{working}+{}]", this.register(i), ROW * i));
            }
        });
        if !self.vectors.wide {
            for register in B_XOR_C {
                self.say(format!("{aligned} {},[r10+{}]", self.register(register), ROW * 8));
            }
        }
        if self.vectors.wide && self.vectors.bits == 64 {
            self.each(|this| this.say(format!("vmovdqu64 {},[rip+{SHUFFLE}f]", this.register(ROTATION))));
        }
        self.of_the_last(BASES[1], BASE);
        self.of_the_last(DELTAS[1], DELTA);
        self.say("mov rax,[r8]".into());
        self.go();
        for i in 0..16 {
            self.pieces(i);
        }
        for i in 0..8 {
            self.say(format!("{}:", PIECES + ENDS + i));
            self.of_the_last("rax", HASH);
            self.each(|this| this.end(i));
            self.say(format!("jmp {FILTER}f"));
        }
        self.say(format!("{}:", PIECES + ENDS + WHOLE));
        self.of_the_last("rax", HASH);
        self.each(|this| {
            for i in 0..8 {
                this.end(i);
                // The ninth row has words 1 and 2.
                match i {
                    1 => this.say(format!("{aligned} {},{}", this.register(SIGMA), this.register(SUM))),
                    2 => this.xor(SIGMA, SIGMA, SUM),
                    _ => {}
                }
            }
            let (ninth, out) = (this.register(SIGMA), this.vectors.field(OUT + ROW * 8));
            this.say(format!("{aligned} {out},{ninth}"));
        });
        self.say(format!("{FILTER}:"));
        for set in 0..self.vectors.sets {
            self.lines.extend(Vectors { set, ..self.vectors }.filter());
        }
        for line in ["vzeroupper", "mov rsp,rbp", "pop rbp", "ret", ".p2align 6"] {
            self.say(line.into());
        }
        if self.vectors.bits == 64 {
            self.say(format!("{SHUFFLE}:"));
            for half in [0, 8].repeat(self.vectors.bytes() / 16) {
                let from: Vec<String> = (0..8).map(|i| (half + (i + 1) % 8).to_string()).collect();
                self.say(format!(".byte {}", from.join(",")));
            }
        }
        self.say(format!("{TABLE}:"));
        for piece in 0..=ENDS + WHOLE {
            self.say(format!(".long {}b-{TABLE}b", PIECES + piece));
        }
        self.lines.join("\n")
    }
}

/// The functions by their names.
pub(crate) fn functions() -> impl Iterator<Item = (String, String)> {
    let forms = [(false, 1, "_avx2"), (true, 1, "_avx512"), (true, 2, "_x2_avx512")];
    forms.into_iter().flat_map(|(wide, sets, of)| {
        let function = |name: &str, bits: u32, sigmas: Sigmas| {
            let vectors = Vectors { bits, wide, sets, set: 0 };
            (format!("search_{name}{of}"), Function { vectors, sigmas, lines: Lines::new() }.text())
        };
        [function("sha256", 32, Sigmas::of::<Sha256>()), function("sha512", 64, Sigmas::of::<Sha512>())]
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Counts the instructions, by the beginning of their names, in a round with nothing left out:
    /// for the word of the schedule and its sum, and for the round.
    fn of_a_round<H: Sha2>(wide: bool, names: &[&str]) -> [usize; 2] {
        let vectors = Vectors { bits: H::Word::BITS, wide, sets: 1, set: 0 };
        let count = |work: fn(&mut Function)| {
            let mut function = Function { vectors, sigmas: Sigmas::of::<H>(), lines: Lines::new() };
            work(&mut function);
            let is_of = |line: &&String| names.iter().any(|name| line.starts_with(name));
            function.lines.iter().filter(is_of).count()
        };
        [count(|function| function.scheduled(3, SUMS[0])), count(|function| function.round(3))]
    }

    #[test]
    fn a_round_has_the_operations_of_its_derivation() {
        for of in [of_a_round::<Sha256>, of_a_round::<Sha512>] {
            assert_eq!(of(true, &["vpror", "vpsrl", "vpshufb"]), [6, 6]);
            assert_eq!(of(true, &["vpternlog"]), [2, 4]);
            // The seventh addition is the one of the word and its constant.
            assert_eq!(of(true, &["vpadd"]), [3, 6]);
            assert_eq!(of(false, &["vpadd"]), [3, 6]);
            assert_eq!(of(false, &["vpxor", "vpand"])[1], 10 + 3 + 3);
        }
        assert_eq!(of_a_round::<Sha256>(false, &["vpsrl", "vpsll"]), [10, 12]);
        assert_eq!(of_a_round::<Sha256>(false, &["vpxor"])[0], 8);
        // A rotation by 8 is one shuffle.
        assert_eq!(of_a_round::<Sha512>(false, &["vpsrl", "vpsll", "vpshufb"]), [9, 12]);
        assert_eq!(of_a_round::<Sha512>(false, &["vpxor"])[0], 7);
    }
}
