//! The generator of the woven SHA-256 loops: a message schedule in vectors, its rounds by
//! `sha256rnds2`, and whole compressions in other vectors, their instructions interleaved.
//!
//! # Derivation
//!
//! There are two groups of streams; a loop has only the others, or both.
//!
//! - **The lanes**: sixteen streams, a lane of a zmm each, schedule and rounds as in
//!   `hashes::sha2`.
//! - **The others**: sixteen or eight streams. Their schedule is computed in lanes too, and W + K
//!   of two rounds at a time, interleaved so that the two of a stream lie side by side, goes to a
//!   buffer in the first-level cache; the rounds take it from there, a load and a `sha256rnds2` for
//!   two rounds, four streams in turn. `sha256msg1` and `sha256msg2`, slow everywhere, are not
//!   used.
//!
//! ```text
//! block        four passes: three alike, and the last
//! pass i       the lanes' rounds 16i to 16i + 15
//!              the others' rounds: all 64 of four streams (sixteen others), or 32 of four (eight)
//!              the others' W + K of rounds 16i … 16i + 15 of the *next* block → the other buffer
//!              both schedules: each word of a window of sixteen to the one sixteen rounds on
//!   the last   instead of that: the words of the lanes' next block, and of the others' next but one
//! ```
//!
//! The others are a block ahead because each of their four-stream batches needs the whole schedule
//! at once. After the last block its words are loaded and scheduled again, and not used.
//!
//! # Registers
//!
//! The SHA instructions exist only for xmm0 to xmm15, and on Golden Cove one of them costs some
//! hundred cycles whenever something was written to the upper half of ymm0 to ymm15 since the one
//! before. So all vectors are in 16 to 31.
//!
//! | registers | hold |
//! |---|---|
//! | xmm0; xmm1–8 | W + K of two rounds; ABEF and CDGH of four of the others |
//! | zmm16–23; 24–26 | a to h of the lanes; temporaries of their rounds |
//! | zmm27–31 | temporaries of schedules and transpositions |
//! | rdi, rsi | the context ([`layout`]); K of the pass |
//! | rdx, rcx, r8 | sums to read, sums to write, states of the batch |
//! | r12, r13 | blocks left; offset of the last block |
//! | rbp, r14 | offsets of the next block of the lanes, of the next but one of the others |
//! | rax, r9–r11; r15 | pointers to blocks; passes left |
//!
//! # Operations of a block
//!
//! | for sixteen streams | adds | logic | shifts | shuffles | `rnds2` |
//! |---|---|---|---|---|---|
//! | words of the block: 4 × (12 inserts, 8 interleavings, 4 reversals) | | 48 | | 48 | |
//! | schedule: 48 × (3 adds, 2 σ of 3 shifts and a `vpternlogd`) | 144 | 96 | 288 | | |
//! | rounds of lanes: 64 × (7 adds, 2 Σ, Ch, Maj), 8 sums | 456 | 256 | 384 | | |
//! | rounds of others: 64 × (W + K, interleaving), 16 × (32 `rnds2`, 2 sums) | 96 | | | 64 | 512 |
//!
//! So the lanes take 1720 operations for sixteen blocks, at two a cycle 53.8 cycles a block (alone
//! they are [`blocks`](super::blocks)). The others alone are bound by `sha256rnds2`: on Golden Cove
//! it starts every third cycle, 96 cycles a block, on Zen 4 every cycle: 32. A `sha256rnds2` takes
//! one slot of port 5 on Golden Cove, which leaves five of the six slots that ports 0 and 5 have in
//! its three cycles. So sixteen of each, on Golden Cove, are 3016 slots (1508 cycles) and 512
//! `rnds2` (1536): 48.0 cycles a block.

pub(crate) mod layout;

use super::lines::{Lines, function_around};
use layout::{
    AHEAD, BLOCKS, CONSTANTS, HASH, LANES, REVERSAL, ROW, SOURCES, STATE, STATES, SUMS, SUMS_SIZE, WORDS,
    place_of_a_pair, sums_of_a_pair,
};

/// The number of streams whose rounds are interleaved: each needs a pair of the registers that the
/// SHA instructions reach, and four keep a unit busy that starts one instruction every cycle and
/// takes four cycles for each.
const BATCH: usize = 4;
/// Passes over sixteen rounds in a block.
const PASSES: usize = 4;

/// The groups of streams that a loop has.
#[derive(Clone, Copy)]
struct Groups {
    /// Whether lanes compress.
    lanes: bool,
    /// How many others there are: 8 or 16.
    others: usize,
}

/// A generated loop.
pub(crate) struct Loop {
    /// The function's body.
    pub(crate) text: String,
    /// The instructions that run for a block of every stream, and how often.
    executed: Vec<(usize, Lines)>,
}

/// The loops by their names.
pub(crate) fn loops() -> [(&'static str, Loop); 2] {
    [
        ("sha256_hybrid", Groups { lanes: false, others: 8 }),
        ("sha256_blend", Groups { lanes: true, others: 16 }),
    ]
    .map(|(name, groups)| (name, groups.generate()))
}

/// Returns the register of that number, wide enough for `words` words.
fn vector(words: usize, number: usize) -> String {
    format!("{}mm{number}", if words == 16 { 'z' } else { 'y' })
}

/// A group's window of words.
#[derive(Clone, Copy)]
struct Window {
    /// The offset of the window in the context.
    at: usize,
    /// Words of a vector.
    lanes: usize,
    /// The index of its first pointer.
    sources: usize,
    /// The register that holds the offset of the block to load.
    offset: &'static str,
}

impl Window {
    fn word(self, t: usize) -> String {
        format!("[rdi+{}]", self.at + ROW * (t % 16))
    }

    /// Replaces W_t by W_t+16 (FIPS 180-4, section 6.2.2, step 1).
    fn schedule(self, t: usize) -> Lines {
        let [x, y, z, w] = [28, 29, 30, 31].map(|number| vector(self.lanes, number));
        let [oldest, old, middle, recent] = [0, 1, 9, 14].map(|after| self.word(t + after));
        vec![
            format!("vprord {x},{old},7"),
            format!("vprord {y},{old},18"),
            format!("vpsrld {z},{old},3"),
            format!("vpternlogd {x},{y},{z},0x96"),
            format!("vprord {y},{recent},17"),
            format!("vpaddd {x},{x},{oldest}"),
            format!("vprord {z},{recent},19"),
            format!("vpsrld {w},{recent},10"),
            format!("vpaddd {x},{x},{middle}"),
            format!("vpternlogd {y},{z},{w},0x96"),
            format!("vpaddd {x},{x},{y}"),
            format!("vmovdqa32 {oldest},{x}"),
        ]
    }

    /// Stores W + K of rounds t and t + 1 in the buffer; t is even.
    fn sums(self, t: usize) -> Lines {
        let [x, y, z] = [28, 29, 30].map(|number| vector(self.lanes, number));
        let all = format!("{{1to{}}}", self.lanes);
        let to = t / 2 * sums_of_a_pair(self.lanes);
        vec![
            format!("vmovdqa32 {x},{}", self.word(t)),
            format!("vpaddd {x},{x},dword ptr [rsi+{}]{all}", 4 * t),
            format!("vmovdqa32 {y},{}", self.word(t + 1)),
            format!("vpaddd {y},{y},dword ptr [rsi+{}]{all}", 4 * t + 4),
            format!("vpunpckldq {z},{x},{y}"),
            format!("vpunpckhdq {x},{x},{y}"),
            format!("vmovdqa32 [rcx+{to}],{z}"),
            format!("vmovdqa32 [rcx+{}],{x}", to + sums_of_a_pair(self.lanes) / 2),
        ]
    }

    /// Loads words 4q to 4q + 3 of a block of every stream: quarters of the blocks of the streams
    /// j, j + 4, j + 8 and so on go into one vector by inserts from memory, which need no shuffle
    /// unit on Intel; then the four vectors are transposed within each 128 bits.
    fn load(self, q: usize) -> Lines {
        let mut lines = Lines::new();
        let numbers = [28, 29, 30, 31];
        for (j, number) in numbers.into_iter().enumerate() {
            for quarter in 0..self.lanes / 4 {
                let pointer = ["rax", "r9", "r10", "r11"][quarter];
                let source = format!("[{pointer}+{}+{}]", self.offset, 16 * q);
                let stream = self.sources + 4 * quarter + j;
                let register = vector(self.lanes, number);
                lines.push(format!("mov {pointer},[rdi+{}]", SOURCES + 8 * stream));
                lines.push(match quarter {
                    0 => format!("vmovdqu32 xmm{number},{source}"),
                    _ => format!("vinserti32x4 {register},{register},{source},{quarter}"),
                });
            }
        }
        let [t, x, y, z, w] = [27, 28, 29, 30, 31].map(|number| vector(self.lanes, number));
        lines.extend([
            format!("vpunpckldq {t},{x},{y}"),
            format!("vpunpckhdq {x},{x},{y}"),
            format!("vpunpckldq {y},{z},{w}"),
            format!("vpunpckhdq {z},{z},{w}"),
            format!("vpunpcklqdq {w},{t},{y}"),
            format!("vpunpckhqdq {y},{t},{y}"),
            format!("vpunpcklqdq {t},{x},{z}"),
            format!("vpunpckhqdq {x},{x},{z}"),
        ]);
        for (i, register) in [w, y, t, x].iter().enumerate() {
            lines.push(format!("vpshufb {register},{register},[rdi+{REVERSAL}]"));
            lines.push(format!("vmovdqa32 {},{register}", self.word(4 * q + i)));
        }
        lines
    }
}

/// The lanes' window.
const LANES_WINDOW: Window = Window { at: WORDS, lanes: LANES, sources: 0, offset: "rbp" };

/// Round t of the lanes (FIPS 180-4, section 6.2.2, step 3); the variables stay in place as in
/// `hashes::sha2::rounds`.
fn round(t: usize) -> Lines {
    let [a, b, c, d, e, f, g, h] = core::array::from_fn(|i| format!("zmm{}", 16 + (i + 16 - t % 8) % 8));
    let [x, y, z] = ["zmm24", "zmm25", "zmm26"];
    vec![
        format!("vmovdqa32 {x},{}", LANES_WINDOW.word(t)),
        format!("vprord {y},{e},6"),
        format!("vpaddd {x},{x},dword ptr [rsi+{}]{{1to16}}", 4 * t),
        format!("vprord {z},{e},11"),
        format!("vpaddd {h},{h},{x}"),
        format!("vprord {x},{e},25"),
        format!("vpternlogd {x},{y},{z},0x96"),
        format!("vmovdqa32 {y},{e}"),
        format!("vpternlogd {y},{f},{g},0xCA"),
        format!("vpaddd {h},{h},{y}"),
        format!("vprord {y},{a},2"),
        format!("vprord {z},{a},13"),
        format!("vpaddd {h},{h},{x}"),
        format!("vprord {x},{a},22"),
        format!("vpternlogd {x},{y},{z},0x96"),
        format!("vpaddd {d},{d},{h}"),
        format!("vmovdqa32 {y},{a}"),
        format!("vpternlogd {y},{b},{c},0xE8"),
        format!("vpaddd {h},{h},{x}"),
        format!("vpaddd {h},{h},{y}"),
    ]
}

/// Weaves several streams of instructions, each spread evenly over the whole.
fn weave(streams: Vec<Lines>) -> Lines {
    let mut lines: Vec<_> = streams
        .into_iter()
        .flat_map(|stream| {
            let n = stream.len();
            stream.into_iter().enumerate().map(move |(i, line)| ((2 * i + 1) as f64 / n as f64, line))
        })
        .collect();
    // Stable: the order within a stream stays.
    lines.sort_by(|a, b| a.0.total_cmp(&b.0));
    lines.into_iter().map(|(_, line)| line).collect()
}

impl Groups {
    fn window_ahead(self) -> Window {
        Window { at: AHEAD, lanes: self.others, sources: if self.lanes { LANES } else { 0 }, offset: "r14" }
    }

    /// How many passes the rounds of a batch take.
    fn passes_a_batch(self) -> usize {
        PASSES * BATCH / self.others
    }

    /// Returns the SHA instructions of a pass.
    fn rounds_of_others(self, pass: usize) -> Lines {
        let (passes, mut lines) = (self.passes_a_batch(), Lines::new());
        let states = (0..2 * BATCH).map(|i| (i + 1, format!("[r8+{}]", 16 * i)));
        let part = pass % passes;
        if part == 0 {
            lines.extend(states.clone().map(|(number, state)| format!("vmovdqa xmm{number},{state}")));
        }
        for pair in part * 32 / passes..(part + 1) * 32 / passes {
            for stream in 0..BATCH {
                // After two rounds, the register of the older half holds the newer one.
                let (first, second) = (2 * stream + 1, 2 * stream + 2);
                let (newer, older) = if pair % 2 == 0 { (first, second) } else { (second, first) };
                let sums = pair * sums_of_a_pair(self.others) + place_of_a_pair(self.others, stream);
                lines.push(format!("vmovq xmm0,qword ptr [rdx+{sums}]"));
                lines.push(format!("sha256rnds2 xmm{older},xmm{newer}"));
            }
        }
        if part == passes - 1 {
            for (number, state) in states {
                lines.push(format!("vpaddd xmm{number},xmm{number},{state}"));
                lines.push(format!("vmovdqa {state},xmm{number}"));
            }
            // The next batch is the next 128 bits of every vector.
            lines.push("add rdx,16".into());
            lines.push(format!("add r8,{}", BATCH * STATE));
        }
        lines
    }

    /// Returns the part of the schedules that runs next to round 16 `pass` + t.
    fn schedules(self, pass: usize, t: usize, lanes: bool) -> Lines {
        let mut lines = Lines::new();
        let last = pass == PASSES - 1;
        if t.is_multiple_of(2) {
            lines.extend(self.window_ahead().sums(t));
        }
        for window in lanes.then_some(LANES_WINDOW).into_iter().chain([self.window_ahead()]) {
            if !last {
                lines.extend(window.schedule(t));
            } else if t % 4 == 3 {
                lines.extend(window.load(t / 4));
            }
        }
        lines
    }

    /// Returns a pass; `begun` says whether there are sums to compute rounds with.
    fn pass(self, pass: usize, begun: bool) -> Lines {
        let mut vectors = Lines::new();
        for t in 0..16 {
            let lanes = begun && self.lanes;
            let schedules = self.schedules(pass, t, lanes);
            vectors.extend(weave(if lanes { vec![round(t), schedules] } else { vec![schedules] }));
        }
        let mut lines = vectors;
        if begun {
            lines = weave(vec![lines, self.rounds_of_others(pass)]);
        }
        lines.extend(["add rsi,64".into(), format!("add rcx,{}", 8 * sums_of_a_pair(self.others))]);
        lines
    }

    /// Returns the four passes, with the equal ones as a loop. The executed instructions, and how
    /// often they run, are added to `executed`.
    fn passes(self, begun: bool, executed: &mut Vec<(usize, Lines)>) -> Lines {
        let mut lines: Lines = vec![format!("mov rsi,[rdi+{CONSTANTS}]"), format!("lea r8,[rdi+{STATES}]")];
        executed.push((1, lines.clone()));
        let mut run = |lines: &mut Lines, times: usize, pass: Lines| {
            lines.extend(pass.clone());
            executed.push((times, pass));
        };
        let alike = self.passes_a_batch() == 1;
        if alike {
            lines.extend(["mov r15d,3".into(), ".p2align 6".into(), "3:".into()]);
            let pass = [self.pass(0, begun), vec!["dec r15d".into(), "jnz 3b".into()]].concat();
            run(&mut lines, PASSES - 1, pass);
        } else {
            (0..PASSES - 1).for_each(|pass| run(&mut lines, 1, self.pass(pass, begun)));
        }
        run(&mut lines, 1, self.pass(PASSES - 1, begun));
        lines
    }

    /// Returns the code before the first block: it loads the block's words and computes the others'
    /// sums.
    fn beginning(self) -> Lines {
        let mut lines: Lines = vec![
            "vzeroupper".into(),
            format!("mov r12,[rdi+{BLOCKS}]"),
            "lea r13,[r12-1]".into(),
            "shl r13,6".into(),
            "xor ebp,ebp".into(),
            "xor r14d,r14d".into(),
        ];
        if self.lanes {
            lines.extend((0..4).flat_map(|q| LANES_WINDOW.load(q)));
            lines.extend((0..8).map(|i| format!("vmovdqa32 zmm{},[rdi+{}]", 16 + i, HASH + ROW * i)));
        }
        lines.extend((0..4).flat_map(|q| self.window_ahead().load(q)));
        lines.push(format!("lea rcx,[rdi+{SUMS}]"));
        lines.extend(["mov r14d,64".into(), "cmp r14,r13".into(), "cmova r14,r13".into()]);
        lines.extend(self.passes(false, &mut Vec::new()));
        lines.push(format!("lea rdx,[rdi+{SUMS}]"));
        lines.push(format!("lea rcx,[rdi+{}]", SUMS + SUMS_SIZE));
        lines.extend(["mov ebp,64".into(), "mov r14d,128".into()]);
        lines
    }

    /// Returns the code after a block: it updates the lanes' hash values and the offsets, and swaps
    /// the buffers.
    fn ending(self) -> Lines {
        let mut lines = Lines::new();
        if self.lanes {
            for i in 0..8 {
                let (register, hash) = (format!("zmm{}", 16 + i), format!("[rdi+{}]", HASH + ROW * i));
                lines.push(format!("vpaddd {register},{register},{hash}"));
                lines.push(format!("vmovdqa32 {hash},{register}"));
            }
        }
        lines.push(format!("sub rdx,{}", 16 * self.others / BATCH));
        lines.push(format!("sub rcx,{}", PASSES * 8 * sums_of_a_pair(self.others)));
        lines.push("xchg rdx,rcx".into());
        lines.extend(["add rbp,64", "add r14,64", "dec r12", "jnz 2b"].map(String::from));
        lines
    }

    fn generate(self) -> Loop {
        let mut lines = self.beginning();
        let clamp: Lines =
            ["cmp rbp,r13", "cmova rbp,r13", "cmp r14,r13", "cmova r14,r13"].map(String::from).into();
        let mut executed = vec![(1, clamp.clone())];
        lines.extend([".p2align 6".into(), "2:".into()]);
        lines.extend(clamp);
        lines.extend(self.passes(true, &mut executed));
        lines.extend(self.ending());
        executed.push((1, self.ending()));
        Loop { text: function_around(lines), executed }
    }
}

impl Loop {
    /// How often lines that begin with one of the names run.
    fn count(&self, names: &[&str]) -> usize {
        let named = |line: &&String| names.iter().any(|name| line.starts_with(name));
        self.executed.iter().map(|(times, lines)| times * lines.iter().filter(named).count()).sum()
    }

    /// Counts the instructions for the bound, as an initializer of `sha_woven::Executed`.
    pub(crate) fn counts(&self) -> String {
        let loads = |line: &&String| {
            line.starts_with('v')
                && line.contains('[')
                && !line.split(',').next().is_some_and(|to| to.contains('['))
        };
        let load: usize =
            self.executed.iter().map(|(times, lines)| times * lines.iter().filter(loads).count()).sum();
        let logic = self.count(&["vpternlogd", "vinserti32x4"]);
        let (add, shift) = (self.count(&["vpaddd"]), self.count(&["vprord", "vpsrld"]));
        let shuffle = self.count(&["vpunpck", "vpshufb"]);
        let store = self.count(&["vmovdqa32 [", "vmovdqa ["]);
        let rounds = self.count(&["sha256rnds2"]);
        format!(
            "Executed {{ mix: Mix {{ logic: {logic}, add: {add}, shift: {shift}, shuffle: {shuffle}, load: {load}, \
             store: {store}, ..Mix::NONE }}, sha_rounds: {rounds} }}"
        )
    }
}
