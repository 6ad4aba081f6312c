//! The functions: entries, exits, loads and stores around the lines, and the text of an instruction
//! set.
//!
//! Keccak is one body with several ways in and out, so that it is in memory once:
//!
//! ```text
//! absorb  the state's rows, a block's rows into the first of them     ┐
//! word    delta's rows, each ^ a word of base: head 0                 ┴→ 0  θ ρ π of the first round
//!         head 1                                                       → 1  χ ι; θ ρ π of the second round
//!         head 2                                                       → 2  χ ι; rounds 3 to 23
//! exit 0–7   that word of the last round, pruned
//! exit 8–15  the last round, and that word of it                exit 16  the last round, and all rows
//! ```
//!
//! The permutation of TurboSHAKE is the last twelve rounds; for it there is only the way from
//! `absorb` to all rows.
//!
//! Arguments: three arrays, the bytes of a row, which head or how many words the block has, which
//! exit.

use crate::allocate::{Code, allocate};
use crate::complement::{Complements, HELD};
use crate::schedule::{for_latency, for_pressure, stalls};
use crate::select::{COMPRESSED_WORDS, Inputs, Results, select};
use crate::terms::{Record, Terms};
use crate::{Allocated, Lines, Op, Register, Row, Target};
use hashes::blake2::{Blake2, compress_lanes};
use hashes::blake3::{self, flags::CHUNK_START};
use hashes::keccak::{
    self, ROUND_CONSTANTS, State, WORDS, chi_iota, first_round, last_round_word, theta_rho_pi,
};
use hashes::merkle_damgard::Compression;
use hashes::sha2::{Sha2, compress};
use hashes::{MerkleDamgard, WithCompression};
use lanes::record::{Recording, Value, recorded};
use lanes::{Lanes, Word};
use std::ops::Range;

/// The array of the state, or of the differences; results go there, too.
const STATE: usize = 0;
/// The array of the block, or the words of the base.
const BLOCK: usize = 1;
/// The array of digest words.
const OUT: usize = 2;
/// The argument with the head, or the words of the block.
const HEAD: usize = 4;
/// The argument with the exit.
const EXIT: usize = 5;
/// The exit after which all rows are stored.
const ALL_ROWS: usize = 16;
/// Words of a block, for every rate of a sponge.
pub const BLOCK_WORDS: [usize; 5] = [9, 13, 17, 18, 21];
/// Words that are part of a digest without another permutation, and are searched for.
pub const DIGEST_WORDS: usize = 8;

fn row(array: usize, index: usize) -> Row {
    Row { array, index }
}

/// Whether instructions rotate an operand of a sum and of an and-not at no cost.
fn rotates_operands(target: &dyn Target) -> bool {
    target.has(Op::XorOfRotated(1)) && target.has(Op::AndNotOfRotated(1))
}

/// Compiles terms to instructions and registers; inputs that are given are in the registers
/// `given`.
#[must_use]
pub fn compile(
    target: &dyn Target,
    terms: Terms,
    inputs: Inputs,
    results: Results,
    given: &[Register],
) -> Code {
    let mut terms = terms.with_long_sums();
    if rotates_operands(target) {
        terms = terms.with_lazy_rotations(target.bits(), &[], true).0;
    }
    let line = for_pressure(target, &select(target, &terms, inputs, results));
    let dense = allocate(target, &line, given);
    // Puts dependent instructions as far apart as registers allow, as long as that takes no
    // additional instruction, or of several chains, which wait longer in a worse order, few.
    let more = target.spread().map_or(0, |spread| spread.more_instructions);
    let most = dense.instructions.len() * (100 + more) / 100;
    for spare in 0..4 {
        let apart = for_latency(target, &line, usize::from(target.registers()) - spare);
        let code = allocate(target, &apart, given);
        if code.instructions.len() <= most && stalls(target, &apart) < stalls(target, &line) {
            return code;
        }
    }
    dense
}

/// The parts of Keccak, in the order in which they run, with the registers of the words between
/// them.
pub struct Keccak {
    /// θ, ρ, π of the first round.
    pub first: Code,
    /// χ, ι, and θ, ρ, π of the second.
    pub second: Code,
    /// Whether each word is complemented after the second part.
    pub complemented: Vec<bool>,
    /// χ, ι, and rounds 3 to 23.
    pub middle: Code,
    /// Each word of the last round.
    pub words: Vec<Code>,
    /// The whole last round.
    pub last: Code,
}

fn state_of(inputs: &[Value<u64>]) -> State<Value<u64>> {
    inputs.try_into().expect("a state has 25 words")
}

/// Records an operation on a state.
fn on_state<const N: usize>(work: impl FnOnce(State<Value<u64>>) -> [Value<u64>; N]) -> Record {
    recorded::<u64>(WORDS, |inputs| work(state_of(inputs)).to_vec())
}

/// Compiles a part of Keccak. The words come in the registers `given`, some of them complemented,
/// and χ makes the words of `rows` complemented.
fn part(
    target: &dyn Target,
    record: Record,
    given: &[Register],
    complements: Complements,
) -> (Code, Vec<bool>) {
    let mut terms = Terms::of_record(&record);
    let mut held = vec![false; terms.results.len()];
    if !target.has(Op::AndNot) {
        (terms, held) = terms.with_complements(&complements);
    } else {
        terms = with_rows_for(target, terms);
    }
    (compile(target, terms, Inputs::Given, Results::Kept, given), held)
}

/// Puts χ into the form that suits a target with and-not.
fn with_rows_for(target: &dyn Target, terms: Terms) -> Terms {
    // If χ does not replace an operand, a row as it is needs no more registers and is computed
    // sooner.
    let is_free = target.has(Op::XorAndNot) && target.tied(Op::XorAndNot).is_none();
    if is_free { terms } else { terms.with_rows_in_place() }
}

impl Keccak {
    /// Compiles the last `rounds` rounds for a target; only the code of all rounds has exits for
    /// single words.
    #[must_use]
    pub fn new(target: &dyn Target, rounds: usize) -> Self {
        let first_round = first_round(rounds);
        let [rc0, rc1] = [ROUND_CONSTANTS[first_round], ROUND_CONSTANTS[first_round + 1]];
        let home = home();
        let none = vec![false; WORDS];
        let first = on_state(|a| theta_rho_pi(&a));
        let (first, _) =
            part(target, first, &home, Complements { inputs: none.clone(), rows: 0, plain: false });
        let second = on_state(|b| theta_rho_pi(&chi_iota(Recording, &b, rc0)));
        let complements = Complements { inputs: none, rows: HELD, plain: false };
        let (second, complemented) = part(target, second, &first.kept, complements);
        let middle = |b| keccak::rounds(Recording, chi_iota(Recording, &b, rc1), first_round + 2, 23);
        let middle = on_state(middle);
        let complements = Complements { inputs: complemented.clone(), rows: HELD, plain: false };
        let (middle, inputs) = part(target, middle, &second.kept, complements);
        let end = |record| {
            let complements = Complements { inputs: inputs.clone(), rows: 0, plain: true };
            part(target, record, &middle.kept, complements).0
        };
        let word = |index| end(on_state(|a| [last_round_word(Recording, &a, index)]));
        let words = if first_round == 0 { DIGEST_WORDS } else { 0 };
        let words = (0..words).map(word).collect();
        let last = end(on_state(|a| keccak::rounds(Recording, a, 23, 24)));
        Self { first, second, complemented, middle, words, last }
    }

    /// Returns the instructions of all parts.
    fn instructions(&self) -> Vec<Allocated> {
        let parts = [&self.first, &self.second, &self.middle, &self.last];
        parts.into_iter().chain(&self.words).flat_map(|code| code.instructions.clone()).collect()
    }

    fn places(&self) -> usize {
        let parts = [&self.first, &self.second, &self.middle, &self.last];
        parts.into_iter().chain(&self.words).map(|code| code.places).max().unwrap_or(0)
    }
}

/// Text in named parts, so that what one call executes can be counted.
#[derive(Default)]
pub struct Text {
    parts: Vec<(String, Lines)>,
}

impl Text {
    pub(crate) fn part(&mut self, name: &str, lines: Lines) {
        self.parts.push((name.into(), lines));
    }

    /// Counts the instructions in the parts with these names.
    pub fn count(&self, names: &[&str]) -> usize {
        names.iter().flat_map(|name| self.lines_of(name)).map(|line| instructions_in(line)).sum()
    }

    /// Returns the lines of the parts with this name.
    pub fn lines_of(&self, name: &str) -> impl Iterator<Item = &String> {
        self.parts.iter().filter(move |(of, _)| of == name).flat_map(|(_, lines)| lines)
    }

    /// All lines.
    pub fn lines(&self) -> impl Iterator<Item = &String> {
        self.parts.iter().flat_map(|(_, lines)| lines)
    }
}

/// Counts the instructions that a line stands for: the address of a label takes two on RISC-V, and
/// the macro that declares a function takes none.
fn instructions_in(line: &str) -> usize {
    match line {
        _ if line.starts_with(['.', 'h']) || line.ends_with(':') => 0,
        _ if line.starts_with("lla ") => 2,
        _ => 1,
    }
}

/// Returns the text of a line.
pub(crate) fn lines_of(target: &mut dyn Target, code: &Code) -> Lines {
    let mut lines = Lines::new();
    code.instructions.iter().for_each(|instruction| target.text(instruction, &mut lines));
    lines
}

fn load(target: &mut dyn Target, row: Row, to: Register, lines: &mut Lines) {
    target.text(&Allocated::new(Op::Load(row), to, &[]), lines);
}

fn store(target: &mut dyn Target, row: Row, from: Register, lines: &mut Lines) {
    target.text(&Allocated::new(Op::Store(row), 0, &[from]), lines);
}

/// The functions `{name}_absorb` and `{name}_word`.
pub fn keccak(target: &mut dyn Target, name: &str) -> Text {
    keccak_of(target, name, 24)
}

/// The function `{name}_absorb` with the permutation of TurboSHAKE, twelve rounds.
pub fn turbo(target: &mut dyn Target, name: &str) -> Text {
    keccak_of(target, name, 12)
}

fn keccak_of(target: &mut dyn Target, name: &str, rounds: usize) -> Text {
    let parts = Keccak::new(target, rounds);
    target.prepare(&parts.instructions());
    let mut text = Text::default();
    absorb_entries(target, name, &parts, &mut text);
    let labelled = |target: &mut dyn Target, label: &str, part: &Code| {
        let mut lines = Lines::new();
        target.label(label, &mut lines);
        lines.extend(lines_of(target, part));
        lines
    };
    if !parts.words.is_empty() {
        word_entries(target, name, &parts, &mut text);
    }
    text.part("first", labelled(target, "head0", &parts.first));
    text.part("second", labelled(target, "head1", &parts.second));
    text.part("middle", labelled(target, "head2", &parts.middle));
    exits(target, &parts, &mut text);
    text
}

fn absorb_entries(target: &mut dyn Target, name: &str, parts: &Keccak, text: &mut Text) {
    let (mut lines, at_once) = (Lines::new(), target.rows_at_once());
    target.enter(&format!("{name}_absorb"), parts.places(), &mut lines);
    target.jump_if_short("short", &mut lines);
    load_state(target, at_once, &mut lines);
    text.part("absorb", lines);
    absorb_blocks(target, at_once, "", text);
    if at_once > 1 {
        let mut lines = Lines::new();
        target.label("short", &mut lines);
        load_state(target, 1, &mut lines);
        text.part("absorb short", lines);
        absorb_blocks(target, 1, " short", text);
    }
}

/// Loads the state's rows into the registers of their numbers.
fn load_state(target: &mut dyn Target, at_once: usize, lines: &mut Lines) {
    for rows in pieces(0, WORDS, at_once) {
        target.load_rows(row(STATE, rows.start), rows.len(), rows.start as Register, lines);
    }
}

/// Adds a block's rows to those of the state, for every size of a block; the parts' names end with
/// `kind`.
fn absorb_blocks(target: &mut dyn Target, at_once: usize, kind: &str, text: &mut Text) {
    let mut from = 0;
    for words in BLOCK_WORDS {
        let mut lines = Lines::new();
        // The registers between the state and the last register limit the rows of a load.
        for rows in pieces(from, words, at_once.min(4)) {
            let spare = WORDS.next_multiple_of(rows.len());
            target.load_rows(row(BLOCK, rows.start), rows.len(), spare as Register, &mut lines);
            for (word, spare) in rows.zip(spare..) {
                let from = [word as Register, spare as Register];
                target.text(&Allocated::new(Op::Xor, word as Register, &from), &mut lines);
            }
        }
        text.part(&format!("absorb to {words}{kind}"), lines);
        let mut lines = Lines::new();
        if words == BLOCK_WORDS[BLOCK_WORDS.len() - 1] {
            target.jump("head0", &mut lines);
        } else {
            target.jump_if(HEAD, words, "head0", &mut lines);
        }
        text.part(&format!("which block{kind}"), lines);
        from = words;
    }
}

/// Splits the rows from `from` to `to` into pieces whose size is a power of two and at most `most`.
fn pieces(from: usize, to: usize, most: usize) -> impl Iterator<Item = Range<usize>> {
    let mut next = from;
    core::iter::from_fn(move || {
        let left = (to - next).checked_ilog2()?;
        let rows = most.min(1 << left);
        next += rows;
        Some(next - rows..next)
    })
}

fn word_entries(target: &mut dyn Target, name: &str, parts: &Keccak, text: &mut Text) {
    let mut lines = Lines::new();
    target.enter(&format!("{name}_word"), parts.places(), &mut lines);
    target.jump_if(HEAD, 2, "enter2", &mut lines);
    target.jump_if(HEAD, 1, "enter1", &mut lines);
    target.jump("enter0", &mut lines);
    text.part("word", lines);
    let home = home();
    for (head, registers) in [&parts.second.kept, &parts.first.kept, &home].into_iter().enumerate() {
        let head = 2 - head;
        let mut lines = Lines::new();
        target.label(&format!("enter{head}"), &mut lines);
        let spare = (0..target.registers()).find(|register| !registers.contains(register));
        let spare = spare.expect("a state does not fill all registers");
        for (j, &register) in registers.iter().enumerate() {
            load(target, row(STATE, j), register, &mut lines);
            let complement = head == 2 && parts.complemented[j];
            target.xor_single(register, row(BLOCK, j), complement, spare, &mut lines);
        }
        if head > 0 {
            target.jump(&format!("head{head}"), &mut lines);
        }
        text.part(&format!("enter{head}"), lines);
    }
}

fn exits(target: &mut dyn Target, parts: &Keccak, text: &mut Text) {
    let places = parts.places();
    let mut lines = Lines::new();
    let words = parts.words.len();
    if words > 0 {
        target.jump_if(EXIT, ALL_ROWS, "full", &mut lines);
    }
    (0..words).for_each(|word| target.jump_if(EXIT, word, &format!("word{word}"), &mut lines));
    text.part("which end", lines);
    let mut lines = Lines::new();
    target.label("full", &mut lines);
    lines.extend(lines_of(target, &parts.last));
    text.part("last", lines);
    let mut lines = Lines::new();
    if words > 0 {
        target.jump_if(EXIT, ALL_ROWS, "all", &mut lines);
    }
    (0..words).for_each(|word| target.jump_if(EXIT, 8 + word, &format!("of_all{word}"), &mut lines));
    text.part("which word", lines);
    let mut lines = Lines::new();
    target.label("all", &mut lines);
    for (j, &register) in parts.last.kept.iter().enumerate() {
        store(target, row(STATE, j), register, &mut lines);
    }
    target.leave(places, &mut lines);
    text.part("all", lines);
    for word in 0..words {
        let mut lines = Lines::new();
        target.label(&format!("word{word}"), &mut lines);
        lines.extend(lines_of(target, &parts.words[word]));
        store(target, row(OUT, 0), parts.words[word].kept[0], &mut lines);
        target.leave(places, &mut lines);
        text.part(&format!("word{word}"), lines);
        let mut lines = Lines::new();
        target.label(&format!("of_all{word}"), &mut lines);
        store(target, row(OUT, 0), parts.last.kept[word], &mut lines);
        target.leave(places, &mut lines);
        text.part(&format!("of_all{word}"), lines);
    }
}

/// Compiles a part of Keccak on a target that has and-not. The words come in the registers `given`,
/// held rotated by `held`. Returns the rotations in which the results are held; they are 0 if the
/// results must be `plain`.
fn rotated_part(
    target: &dyn Target,
    record: Record,
    given: &[Register],
    held: &[u32],
    plain: bool,
) -> (Code, Vec<u32>) {
    let mut terms = with_rows_for(target, Terms::of_record(&record));
    let mut by = Vec::new();
    if rotates_operands(target) {
        (terms, by) = terms.with_long_sums().with_lazy_rotations(target.bits(), held, plain);
    }
    (compile(target, terms, Inputs::Given, Results::Kept, given), by)
}

/// The code of a step of the affine walk, from the state that enters χ of the second round, in the
/// first registers.
pub struct Walked {
    /// χ, ι, and rounds 3 to 23.
    pub middle: Code,
    /// Each word of the last round.
    pub words: Vec<Code>,
}

impl Walked {
    /// Compiles the step for a target.
    #[must_use]
    pub fn new(target: &dyn Target) -> Self {
        let middle =
            on_state(|b| keccak::rounds(Recording, chi_iota(Recording, &b, ROUND_CONSTANTS[1]), 2, 23));
        let (middle, held) = rotated_part(target, middle, &home(), &[], false);
        let word = |index| {
            let record = on_state(|a| [last_round_word(Recording, &a, index)]);
            rotated_part(target, record, &middle.kept, &held, true).0
        };
        Self { words: (0..DIGEST_WORDS).map(word).collect(), middle }
    }
}

/// The registers at the beginning of a part: word i is in register i.
pub fn home() -> Vec<Register> {
    (0..WORDS as Register).collect()
}

/// Records the last `rounds` rounds.
fn last_rounds(rounds: usize) -> Record {
    on_state(|a| keccak::rounds(Recording, a, first_round(rounds), 24))
}

/// Compiles the last `rounds` rounds of Keccak-f\[1600\] on the words in the first registers.
pub fn permutation_in_registers(target: &dyn Target, rounds: usize) -> Code {
    rotated_part(target, last_rounds(rounds), &home(), &[], true).0
}

/// Compiles the last `rounds` rounds of Keccak-f\[1600\] on the state's rows, without a block.
pub fn permutation(target: &dyn Target, rounds: usize) -> Code {
    let rows: Vec<Row> = (0..WORDS).map(|j| row(STATE, j)).collect();
    let terms = Terms::of_record(&last_rounds(rounds));
    let terms = if target.has(Op::AndNot) {
        terms.with_rows_in_place()
    } else {
        terms.with_complements(&Complements { inputs: vec![false; WORDS], rows: HELD, plain: true }).0
    };
    compile(target, terms, Inputs::Rows(rows.clone()), Results::Rows(rows), &[])
}

/// Records a compression. Its inputs are the words of a state, the first eight of which are the
/// hash value, and those of a block; its results are words of the state.
pub(crate) fn compression<W: Word>(
    state_words: usize,
    work: impl FnOnce([Value<W>; 8], &[Value<W>], [Value<W>; COMPRESSED_WORDS]) -> Vec<Value<W>>,
) -> Record {
    recorded::<W>(state_words + COMPRESSED_WORDS, |inputs| {
        let (state, block) = inputs.split_at(state_words);
        let h = state[..8].try_into().expect("8 words");
        work(h, &state[8..], block.try_into().expect("16 words"))
    })
}

/// Records the compression of SHA-256 or SHA-512, from a state of eight words.
pub(crate) fn sha2_record<H: Sha2>() -> Record {
    compression::<H::Word>(8, |h, _, w| compress::<H, Value<H::Word>>(Recording, h, w).to_vec())
}

/// Compiles a compression from rows of the state and of a block to rows of the state.
fn on_rows(target: &dyn Target, state_words: usize, record: &Record) -> Code {
    let state = (0..state_words).map(|i| row(STATE, i));
    let inputs = state.chain((0..COMPRESSED_WORDS).map(|i| row(BLOCK, i))).collect();
    let results = (0..record.1.len()).map(|i| row(STATE, i)).collect();
    compile(target, Terms::of_record(record), Inputs::Rows(inputs), Results::Rows(results), &[])
}

/// Compiles SHA-256 or SHA-512.
pub fn sha2<H: Sha2>(target: &dyn Target) -> Code {
    on_rows(target, 8, &sha2_record::<H>())
}

/// The name of a function of Merkle and Damgård's construction in those of kernels and files.
pub(crate) fn name_of(function: MerkleDamgard) -> &'static str {
    match function {
        MerkleDamgard::Md5 => "md5",
        MerkleDamgard::Sha1 => "sha1",
        MerkleDamgard::Ripemd160 => "ripemd160",
        MerkleDamgard::Sm3 => "sm3",
    }
}

/// Records the compression of a function, from its chaining value and the words of a block.
pub(crate) fn merkle_damgard_record(function: MerkleDamgard) -> Record {
    struct Recorded;
    impl WithCompression for Recorded {
        type Output = Record;
        fn run<C: Compression<N>, const N: usize>(self) -> Record {
            recorded::<u32>(N + COMPRESSED_WORDS, |inputs| {
                let (h, w) = inputs.split_at(N);
                let h = h.try_into().expect("the words of a chaining value");
                C::compress(Recording, h, w.try_into().expect("16 words")).to_vec()
            })
        }
    }
    function.with(Recorded)
}

/// Compiles a compression function of Merkle and Damgård's construction, such as MD5's.
pub fn merkle_damgard(target: &dyn Target, function: MerkleDamgard) -> Code {
    on_rows(target, function.iv().len(), &merkle_damgard_record(function))
}

/// Compiles BLAKE2s or BLAKE2b.
pub fn blake2<H: Blake2>(target: &dyn Target) -> Code {
    let record = compression::<H::Word>(11, |h, t, m| {
        let t = t.try_into().expect("3 words");
        compress_lanes::<H, Value<H::Word>>(Recording, h, m, t).to_vec()
    });
    on_rows(target, 11, &record)
}

/// Words of the state of a node of BLAKE3: h, the halves of t, the parameters of the next block.
pub(crate) const NODE_WORDS: usize = 11;

/// Records a block of BLAKE3 for lanes that have nodes of any kind: chunks, whole or not, parents and
/// the root. The parameters of the block are its flags and, from bit 8 on, its bytes; CHUNK_START is
/// taken from the flags afterwards.
pub(crate) fn blake3_record() -> Record {
    compression::<u32>(NODE_WORDS, |h, rest, m| {
        let &[low, high, parameters] = rest else { unreachable!("three words follow h") };
        let [flags, after_start] = [0xff, !CHUNK_START].map(|word| Value::splat(Recording, word));
        let last = [low, high, parameters.shr::<8>(), parameters.and(flags)];
        let h = blake3::compress::<Value<u32>>(Recording, h, m, last);
        h.into_iter().chain([low, high, parameters.and(after_start)]).collect()
    })
}

/// Compiles BLAKE3 for nodes of any kind.
pub fn blake3(target: &dyn Target) -> Code {
    on_rows(target, NODE_WORDS, &blake3_record())
}

/// Returns the text of a function that consists of one line.
pub fn function(target: &mut dyn Target, name: &str, line: &Code) -> Text {
    target.prepare(&line.instructions);
    let mut text = Text::default();
    let mut lines = Lines::new();
    target.enter(name, line.places, &mut lines);
    lines.extend(lines_of(target, line));
    target.leave(line.places, &mut lines);
    text.part("all", lines);
    text
}
