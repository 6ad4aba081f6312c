//! Keccak on AArch64 in integer registers, alone and next to vectors.
//!
//! # One state
//!
//! `{name}_keccak(state)` is Keccak-f\[1600\] of one state: it loads the words, runs 24 rounds
//! without a loop, and stores the words. `{name}_turbo(state)` is its last twelve rounds.
//!
//! # Four states
//!
//! `{name}_word(rows, base, out, word)` hashes a batch of the affine walk from χ of round 2 on: two
//! states in vectors and, woven with them, one state in the integer registers and then another.
//! Vectors and integers have issue ports of their own, and either alone leaves a core that issues
//! four to eight instructions a cycle partly idle:
//!
//! ```text
//! part 1   vectors: load, χ, ι, about half of rounds 3 to 23     integers: load, χ, ι, rounds 3 to 23 of the third state
//!          one word of round 24 of the third state               → out[2]
//! part 2   vectors: the other half                               integers: the same of the fourth state
//!          one word of round 24 of the others, woven, too        → out[0], out[1], out[3]
//! ```
//!
//! Why two and two: a round of two states in vectors is 159 instructions, 58 of them shifts, on two
//! ports at least 79.5 cycles, on four 40; with the instructions for SHA-3 it is 67, of which Arm's
//! own cores start one a cycle. A round in integer registers is 101 operations, on three ports at
//! least 34 cycles, on four 25, on six 17 (`weave/src/lazy.rs`), and some five loads and stores. So
//! while two states go through the vectors of any of these cores, two others go through its integer
//! registers. `docs/isas-arm.md` has the results of llvm-mca.
//!
//! The two streams share no register, so only the order within each of them matters: the second is
//! spread evenly over the first.
//!
//! # Stack
//!
//! ```text
//! sp +   0   x19–28, x30     + 96   d8–15     + 160   arguments     + 192   what integer registers do not hold
//! ```

use super::lines::weave;
use crate::functions::{DIGEST_WORDS, Text, Walked, home, lines_of, permutation_in_registers};
use crate::targets::a64::{A64, register, spare};
use crate::targets::neon::Neon;
use crate::{Lines, Register, Target};
use hashes::keccak::WORDS;

/// The caller's registers that have to be saved, two by two, and their offsets.
const SAVED: [(&str, &str, usize); 9] = [
    ("x19", "x20", 0),
    ("x21", "x22", 16),
    ("x23", "x24", 32),
    ("x25", "x26", 48),
    ("x27", "x28", 64),
    ("d8", "d9", 96),
    ("d10", "d11", 112),
    ("d12", "d13", 128),
    ("d14", "d15", 144),
];
/// The offset at which x30 is saved.
const LINK: usize = 80;
/// The offset of the arguments.
const ARGUMENTS: usize = 160;
/// The argument with the rows, or the state.
const ROWS: usize = 0;
/// The argument with the base.
const BASE: usize = 1;
/// The argument with the place of the digest words.
const OUT: usize = 2;
/// The argument with the number of the digest word.
const WORD: usize = 3;
/// The offset of values that integer registers do not hold.
const PLACES: usize = ARGUMENTS + 4 * 8;
/// Bytes of a row: a word of four states.
const ROW: usize = 32;
/// The states in integer registers.
const THIRD: usize = 2;
const FOURTH: usize = 3;

/// Loads an argument into a register.
fn argument(number: usize, to: &str) -> String {
    format!("ldr {to}, [sp, #{}]", ARGUMENTS + 8 * number)
}

/// The contents of a function's stack frame.
#[derive(Clone, Copy)]
struct Frame {
    places: usize,
    /// Whether it writes to vectors.
    vectors: bool,
}

impl Frame {
    fn size(self) -> usize {
        (PLACES + 8 * self.places).next_multiple_of(16)
    }

    fn saved(self) -> impl Iterator<Item = (&'static str, &'static str, usize)> {
        SAVED.into_iter().filter(move |(name, ..)| self.vectors || name.starts_with('x'))
    }

    /// The beginning of a function.
    fn enter(self) -> Lines {
        assert!(self.size() < 4096, "no page of the stack is skipped, and offsets reach all of it");
        let mut lines = vec![format!("sub sp, sp, #{}", self.size())];
        lines.extend(self.saved().map(|(first, second, at)| format!("stp {first}, {second}, [sp, #{at}]")));
        lines.push(format!("str x30, [sp, #{LINK}]"));
        lines.push(format!("stp x0, x1, [sp, #{ARGUMENTS}]"));
        lines.push(format!("stp x2, x3, [sp, #{}]", ARGUMENTS + 16));
        lines
    }

    /// Its end.
    fn leave(self) -> Lines {
        let saved = self.saved().map(|(first, second, at)| format!("ldp {first}, {second}, [sp, #{at}]"));
        let mut lines: Lines = saved.collect();
        lines.extend([
            format!("ldr x30, [sp, #{LINK}]"),
            format!("add sp, sp, #{}", self.size()),
            "ret".into(),
        ]);
        lines
    }
}

/// Returns loads or stores (`ld`, `st`) of these registers, two at a time.
fn in_pairs(what: &str, registers: &[Register], pointer: &str) -> Lines {
    let pair = |(i, pair): (usize, &[Register])| match pair {
        [first, second] => {
            format!("{what}p {}, {}, [{pointer}, #{}]", register(*first), register(*second), 16 * i)
        }
        _ => format!("{what}r {}, [{pointer}, #{}]", register(pair[0]), 16 * i),
    };
    registers.chunks(2).enumerate().map(pair).collect()
}

/// Makes the function of one state and `rounds` rounds.
pub fn one_state(name: &str, rounds: usize) -> Text {
    let mut target = A64::new(name, PLACES);
    let code = permutation_in_registers(&target, rounds);
    let frame = Frame { places: code.places, vectors: false };
    let mut lines = Lines::new();
    target.unit.function(name, &mut lines);
    lines.extend(frame.enter());
    lines.extend(in_pairs("ld", &home(), "x0"));
    lines.extend(lines_of(&mut target, &code));
    let pointer = spare(&code.kept);
    lines.push(argument(ROWS, pointer));
    lines.extend(in_pairs("st", &code.kept, pointer));
    lines.extend(frame.leave());
    finished(vec![("all".into(), lines)], &mut [&mut target])
}

/// Adds the text before and after the parts.
fn finished(parts: Vec<(String, Lines)>, targets: &mut [&mut dyn Target]) -> Text {
    let mut text = Text::default();
    let around: Vec<(Lines, Lines)> = targets.iter_mut().map(|target| target.around()).collect();
    around.iter().for_each(|(before, _)| text.part("before", before.clone()));
    parts.into_iter().for_each(|(name, lines)| text.part(&name, lines));
    around.iter().for_each(|(_, behind)| text.part("behind", behind.clone()));
    text
}

/// Loads rows ^ base of the states in vectors, word i into register i; x0 and x1 point to them, x2
/// is overwritten.
fn vectors_loaded() -> Lines {
    let mut lines = vec![format!("mov x{OUT}, x{BASE}")];
    for register in home() {
        // Registers whose numbers are above those of the words are free, and the core renames them.
        let other = usize::from(register) % 7 + WORDS;
        lines.push(format!("ldr q{register}, [x{ROWS}, #{}]", ROW * usize::from(register)));
        lines.push(format!("ld1r {{v{other}.2d}}, [x{OUT}], #8"));
        lines.push(format!("eor v{register}.16b, v{register}.16b, v{other}.16b"));
    }
    lines
}

/// Loads rows ^ base of a state into integer registers; x3 is overwritten.
fn integers_loaded(state: usize) -> Lines {
    let mut lines = Lines::new();
    for (j, word) in home().into_iter().map(register).enumerate() {
        lines.push(format!("ldr {word}, [x{ROWS}, #{}]", ROW * j + 8 * state));
        lines.push(format!("ldr x{WORD}, [x{BASE}, #{}]", 8 * j));
        lines.push(format!("eor {word}, {word}, x{WORD}"));
    }
    lines
}

/// The two streams of four states.
struct Streams {
    vectors: Neon,
    integers: A64,
    in_vectors: Walked,
    in_integers: Walked,
}

impl Streams {
    fn new(name: &str, sha3: bool) -> Self {
        let vectors = Neon::beside(&format!("{name}_vectors"), sha3);
        let integers = A64::new(name, PLACES);
        let (in_vectors, in_integers) = (Walked::new(&vectors), Walked::new(&integers));
        assert!(
            core::iter::once(&in_vectors.middle).chain(&in_vectors.words).all(|code| code.places == 0),
            "vectors have no places on the stack"
        );
        Self { vectors, integers, in_vectors, in_integers }
    }

    fn frame(&self) -> Frame {
        let codes = core::iter::once(&self.in_integers.middle).chain(&self.in_integers.words);
        Frame { places: codes.map(|code| code.places).max().unwrap_or(0), vectors: true }
    }

    fn middle_of_integers(&mut self) -> Lines {
        lines_of(&mut self.integers, &self.in_integers.middle)
    }

    /// Jumps to the label of the digest word unless that is word 0.
    fn chosen(&self, label: &str) -> Lines {
        let number = spare(&self.in_integers.middle.kept);
        let mut lines = vec![argument(WORD, number)];
        for word in 1..DIGEST_WORDS {
            self.integers.unit.jump_if_is(number, word, &format!("{label}{word}"), &mut lines);
        }
        lines
    }

    /// Returns the digest word of the third state, and the beginning of the fourth.
    fn end_of_the_third(&mut self, word: usize) -> Lines {
        let mut lines = Lines::new();
        self.integers.label(&format!("third{word}"), &mut lines);
        let code = &self.in_integers.words[word];
        lines.extend(lines_of(&mut self.integers, code));
        let pointer = spare(&code.kept);
        lines.push(argument(OUT, pointer));
        lines.push(format!("str {}, [{pointer}, #{}]", register(code.kept[0]), 8 * THIRD));
        self.integers.jump("fourth", &mut lines);
        lines
    }

    /// Returns the digest word of the other states, and the end.
    fn end(&mut self, word: usize) -> Lines {
        let mut lines = Lines::new();
        self.integers.label(&format!("end{word}"), &mut lines);
        let (long, short) = (&self.in_vectors.words[word], &self.in_integers.words[word]);
        lines.extend(weave(lines_of(&mut self.vectors, long), lines_of(&mut self.integers, short)));
        let pointer = spare(&short.kept);
        lines.push(argument(OUT, pointer));
        lines.push(format!("str q{}, [{pointer}]", long.kept[0]));
        lines.push(format!("str {}, [{pointer}, #{}]", register(short.kept[0]), 8 * FOURTH));
        lines.extend(self.frame().leave());
        lines
    }
}

/// The parts that a call for digest word 0 executes.
const EXECUTED: [&str; 4] = ["first", "third0", "second", "end0"];

/// Makes the function of four states, and `search::Counts` of a call.
pub fn four_states(name: &str, sha3: bool) -> (Text, String) {
    let mut streams = Streams::new(name, sha3);
    let long = lines_of(&mut streams.vectors, &streams.in_vectors.middle);
    let third = streams.middle_of_integers();
    let fourth = [integers_loaded(FOURTH), streams.middle_of_integers()].concat();
    let half = long.len() * third.len() / (third.len() + fourth.len());

    let mut first = Lines::new();
    streams.integers.unit.function(&format!("{name}_word"), &mut first);
    first.extend(streams.frame().enter());
    // The integer line takes the registers of the pointers, so everything is loaded before it
    // begins.
    first.extend(weave(vectors_loaded(), integers_loaded(THIRD)));
    first.extend(weave(long[..half].to_vec(), third));
    first.extend(streams.chosen("third"));

    let mut second = Lines::new();
    streams.integers.label("fourth", &mut second);
    second.extend([argument(ROWS, "x0"), argument(BASE, "x1")]);
    second.extend(weave(long[half..].to_vec(), fourth));
    second.extend(streams.chosen("end"));

    let mut parts = vec![("first".into(), first)];
    parts.extend((0..DIGEST_WORDS).map(|word| (format!("third{word}"), streams.end_of_the_third(word))));
    parts.push(("second".into(), second));
    parts.extend((0..DIGEST_WORDS).map(|word| (format!("end{word}"), streams.end(word))));
    let text = finished(parts, &mut [&mut streams.vectors, &mut streams.integers]);
    let counts = counts(&text);
    (text, counts)
}

/// Counts a call's instructions for the bound, as an initializer of `search::Counts`: those of the
/// vector stream by kind, and all.
fn counts(text: &Text) -> String {
    let vector = |line: &&String| line.split([' ', '{']).any(is_vector);
    let of = |names: &[&str]| {
        let lines = EXECUTED.iter().flat_map(|part| text.lines_of(part)).filter(vector);
        lines.filter(|line| names.iter().any(|name| line.split(' ').next() == Some(name))).count()
    };
    let (logic, shift) = (of(&["eor", "bic"]), of(&["ushr", "sli"]));
    let (sha3, load, store) = (of(&["eor3", "bcax", "xar", "rax1"]), of(&["ldr", "ld1r"]), of(&["str"]));
    let slots = text.count(&EXECUTED);
    format!(
        "Counts {{ mix: Mix {{ logic: {logic}, shift: {shift}, sha3: {sha3}, load: {load}, store: {store}, ..Mix::NONE }}, \
         slots: {slots}, batches: 1, hashes: 4 }}"
    )
}

/// Whether an operand begins with a vector register.
fn is_vector(operand: &str) -> bool {
    operand.starts_with(['v', 'q']) && operand[1..].starts_with(|digit: char| digit.is_ascii_digit())
}
