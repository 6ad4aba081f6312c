//! The x86-64 loops that absorb blocks of SHA-2, MD5, SHA-1, RIPEMD-160, SM3, BLAKE2 and BLAKE3
//! into one stream in each lane.
//!
//! # Derivation
//!
//! A straight line of code absorbs a block of every lane: the record of the compression function,
//! from rows of a state in memory to such rows. The words of the blocks are loaded and transposed
//! into lane order where the first of them is needed (`select.rs`), next to rounds that are bound
//! by rotations, which run on port 0 of Intel's cores, while shuffles run on port 5. For BLAKE2, t
//! is a part of the state, and the line counts it.
//!
//! ```text
//! function(context)   rdi: rows of the state, pointers to the blocks, how many blocks there are (one at least)
//! 2:                  a block of every lane; rdx is how far they are
//! ```
//!
//! The labels of many replicas share memory word by word; there a block is two halves that are rows
//! already:
//!
//! ```text
//! function(state, halves, blocks, f)   rdi: rows of the states; rsi: two pointers a block and set; rdx: how many blocks; ecx: f of the last one
//! 2:                                   a block of every lane; rsi and rdx are its halves, rcx and rax those of the second set
//! ```
//!
//! and of SHA-256, whose blocks come again in such a label, a line of two sets has the rounds alone,
//! of sums W_t + K_t that are there in rows. One set has nothing to do while its hash value goes
//! through memory from block to block: on Zen 4 such a line takes 1,172 cycles for a label of each
//! of sixteen replicas, the compiler's code 1,078, and two sets 974.
//!
//! ```text
//! function(states, sums, sums)         rdi: eight rows a state; rsi: rows of the sums; rdx: those of the second set
//! ```
//!
//! MD5 waits for its chain of 256 operations or more in a row, next to which there is time for
//! another set of streams: a line of *pairs* has two, term by term, the rows of one state after
//! those of the other. On Zen 3 that takes a block of sixteen streams from 56.6 to 32.1 cycles.
//!
//! Of SHA-2 and SM3 such a line is too long; it has sixteen rounds in a loop (`rounds.rs`). The lines touch
//! their own code, so that messages do not evict it (`touched.rs`).
//!
//! For BLAKE3 the state is the chaining value, t, which is the number of a chunk and is not
//! counted, and the flags, which the loop takes from a table for every block. A message of at most a
//! chunk is a stream as of other hashes, whose state has the flags and the bytes of the next block.
//! Go's loop has nodes of any kind side by side, so a state has t, flags and bytes. On a Zen 3 its
//! block of eight lanes takes 389 cycles, and that of whole nodes 370; the 1,064 operations of four
//! ports are 266.
//!
//! Transposing the next block next to the rounds of this one, spread over them through registers of
//! its own and a buffer, takes as long on Golden Cove: 1 % less for BLAKE2 and 1 % more for
//! SHA-512. So does every other order of the instructions. The distance to the bound, 4 to 7 %,
//! remains without any transposition as well: two ports that each have work of their own are not
//! kept busy to the last cycle.
//!
//! # Operations of a block
//!
//! `BlockLine::counts` counts them. For SHA-256 in sixteen lanes, 16 inserts and 48 shuffles
//! transpose, 16 reverse bytes; 64 rounds have 7 additions, 6 rotations and 4 functions of three
//! bits; 48 words of the schedule have 3 additions, 6 shifts and 2 functions; 8 sums: 1704.

use super::blocks_layout as layout;
use super::lines::Lines;
use super::rounds::{self, InRounds, Part};
use super::touched;
use crate::functions::{
    NODE_WORDS, blake3_record, compile, compression, merkle_damgard_record, name_of, sha2_record,
};
use crate::select::{Blocks, COMPRESSED_WORDS, Inputs, Results};
use crate::targets::x86::X86;
use crate::terms::{Record, Terms};
use crate::{Op, Row, Target};
use hashes::blake2::{Blake2, Blake2b, Blake2s, compress_lanes};
use hashes::blake3;
use hashes::sha2::{self, Sha2, Sha256, Sha512};
use hashes::{MerkleDamgard, Primitive};
use lanes::record::{Recording, Value, recorded};
use lanes::{Lanes, Word};

/// Rows from the state of a set of streams to that of the next.
#[must_use]
pub fn set_rows(reads: Reads) -> usize {
    if reads == Reads::Sums { SHA2_ROWS } else { layout::SET_ROWS }
}

/// Rows of a state (`hashes::State`): eight of SHA-2, eleven of BLAKE2.
const SHA2_ROWS: usize = 8;
const BLAKE2_ROWS: usize = 11;
/// Sums W_t + K_t of a block of SHA-256.
const SUMS: usize = 64;
/// The rows of BLAKE3: the chaining value, the halves of t, the flags.
const BLAKE3_ROWS: usize = 11;
/// The rows of a message of BLAKE3 that is no tree: h, the flags and the bytes of the next block.
const STREAM_ROWS: usize = 10;
/// The row of f; for BLAKE3 it has the flags.
const F: Row = Row { array: 0, index: 10 };

/// The algorithm that a line compresses with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hash {
    /// A compression function, with states that `hashes::State` holds.
    Of(Primitive),
    /// BLAKE3, of chunks and parents.
    Blake3,
}

impl Hash {
    /// Bits of a word.
    #[must_use]
    pub fn word_bits(self) -> u32 {
        match self {
            Self::Of(primitive) => primitive.word_bits(),
            Self::Blake3 => 32,
        }
    }

    /// Its compression function in sixteens of rounds, if it is one that leaves its variables where they
    /// were after sixteen.
    fn in_rounds(self) -> Option<InRounds> {
        match self {
            Self::Of(primitive) => InRounds::of(primitive),
            Self::Blake3 => None,
        }
    }

    /// Whether a round is twice four G, each of four words of the state.
    fn is_blake(self) -> bool {
        matches!(self, Self::Blake3 | Self::Of(Primitive::Blake2s | Primitive::Blake2b | Primitive::Blake3))
    }

    /// Whether the words of blocks have their most significant byte first.
    fn is_big_endian(self) -> bool {
        match self {
            Self::Of(primitive) => primitive.is_big_endian(),
            Self::Blake3 => false,
        }
    }

    /// Bytes of a block.
    #[must_use]
    pub fn block(self) -> usize {
        match self {
            Self::Of(primitive) => primitive.block(),
            Self::Blake3 => blake3::BLOCK,
        }
    }

    fn name(self) -> &'static str {
        match self {
            Self::Of(Primitive::Sha256) => "sha256",
            Self::Of(Primitive::Sha512) => "sha512",
            Self::Of(Primitive::MerkleDamgard(function)) => name_of(function),
            Self::Of(Primitive::Blake2s) => "blake2s",
            Self::Of(Primitive::Blake2b) => "blake2b",
            Self::Of(Primitive::Blake3) => "blake3_streams",
            Self::Of(Primitive::Keccak { .. }) => unreachable!("sponges have loops of their own"),
            Self::Blake3 => "blake3",
        }
    }
}

/// The algorithm that absorbs a block of every lane: the record, from the rows of a state and the
/// words of a block to rows of the state.
struct Absorbing {
    hash: Hash,
    rows: usize,
    record: Record,
}

fn of_sha2<H: Sha2>(primitive: Primitive) -> Absorbing {
    Absorbing { hash: Hash::Of(primitive), rows: SHA2_ROWS, record: sha2_record::<H>() }
}

/// The rounds of SHA-256 of sums that are known.
fn of_sums() -> Absorbing {
    let record = recorded::<u32>(SHA2_ROWS + SUMS, |inputs| {
        let (h, sums) = inputs.split_at(SHA2_ROWS);
        let sums = sums.try_into().expect("64 sums");
        sha2::compress_kept(h.try_into().expect("8 words"), sums).to_vec()
    });
    Absorbing { hash: Hash::Of(Primitive::Sha256), rows: SHA2_ROWS, record }
}

fn of_merkle_damgard(function: MerkleDamgard) -> Absorbing {
    let record = merkle_damgard_record(function);
    Absorbing { hash: Hash::Of(Primitive::MerkleDamgard(function)), rows: function.iv().len(), record }
}

fn of_blake2<H: Blake2>(primitive: Primitive) -> Absorbing {
    let record = compression::<H::Word>(BLAKE2_ROWS, |h, rest, m| {
        let t = counted([rest[0], rest[1]]);
        let h = compress_lanes::<H, Value<H::Word>>(Recording, h, m, [t[0], t[1], rest[2]]);
        h.into_iter().chain(t).collect()
    });
    Absorbing { hash: Hash::Of(primitive), rows: BLAKE2_ROWS, record }
}

fn of_blake3() -> Absorbing {
    let record = compression::<u32>(BLAKE3_ROWS, |h, rest, m| {
        let length = Value::splat(Recording, blake3::BLOCK as u32);
        blake3::compress::<Value<u32>>(Recording, h, m, [rest[0], rest[1], length, rest[2]]).to_vec()
    });
    Absorbing { hash: Hash::Blake3, rows: BLAKE3_ROWS, record }
}

fn of_blake3_streams() -> Absorbing {
    let record = compression::<u32>(STREAM_ROWS, |h, rest, m| {
        let [zero, after_start] = [0, !blake3::flags::CHUNK_START].map(|word| Value::splat(Recording, word));
        let h = blake3::compress::<Value<u32>>(Recording, h, m, [zero, zero, rest[1], rest[0]]);
        h.into_iter().chain([rest[0].and(after_start)]).collect()
    });
    Absorbing { hash: Hash::Of(Primitive::Blake3), rows: STREAM_ROWS, record }
}

fn of_blake3_nodes() -> Absorbing {
    Absorbing { hash: Hash::Of(Primitive::Blake3), rows: NODE_WORDS, record: blake3_record() }
}

/// Returns t after a block. A low word of 32 bits carries if its highest bit changed from one to
/// zero; one of 64 bits never carries, because `hashes::State` keeps no more of t.
fn counted<W: Word>([low, high]: [Value<W>; 2]) -> [Value<W>; 2] {
    let after = low.add(Value::splat(Recording, W::truncate(2 * u64::from(W::BITS))));
    let carry = low.and(low.xor(after)).shr::<31>();
    [after, if W::BITS == 32 { high.add(carry) } else { high }]
}

fn all() -> Vec<Absorbing> {
    let others = [
        of_sha2::<Sha256>(Primitive::Sha256),
        of_sha2::<Sha512>(Primitive::Sha512),
        of_blake2::<Blake2s>(Primitive::Blake2s),
        of_blake2::<Blake2b>(Primitive::Blake2b),
        of_blake3(),
        of_blake3_streams(),
    ];
    others.into_iter().chain(MerkleDamgard::ALL.iter().map(|&function| of_merkle_damgard(function))).collect()
}

/// The form in which a line reads a block of every lane.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reads {
    /// Bytes, which it transposes.
    Blocks,
    /// Two halves in rows, each half in an array of its own, the arrays of one set after those of
    /// another.
    Halves,
    /// The sums W_t + K_t of SHA-256 in rows, those of each set in an array of its own.
    Sums,
}

/// The code that absorbs a block of every lane, with the state in rows of the first array.
#[derive(Clone, Debug)]
pub struct BlockLine {
    /// Its compression function.
    pub hash: Hash,
    /// Rows of the state: the words of [`hashes::State`], or the chaining value, t and the flags.
    pub rows: usize,
    /// How it reads a block.
    pub reads: Reads,
    /// Sets of streams, each with a state of its own: one or two.
    pub sets: usize,
    /// The parts, in their order.
    pub parts: Vec<Part>,
    /// The words of the table that parts read.
    pub table: Vec<u64>,
}

impl Absorbing {
    /// Compiles the line of some sets of streams for AVX-512 if `wide` is set, otherwise for AVX2.
    fn line(self, wide: bool, reads: Reads, sets: usize) -> BlockLine {
        let Self { hash, rows, record } = self;
        let target = X86::new(hash.word_bits(), wide);
        let target =
            if !wide && sets == 1 && hash.is_blake() { target.with_four_g() } else { target.in_sets(sets) };
        let blocks = Blocks { lanes: target.lanes(), big_endian: hash.is_big_endian() };
        let row = |array| move |index| Row { array, index };
        let set_rows = set_rows(reads);
        let of_sets = |count| (0..sets).flat_map(move |set| (0..count).map(move |i| set * set_rows + i));
        let state = of_sets(rows).map(row(0));
        let in_rounds = hash.in_rounds().filter(|_| reads == Reads::Blocks && wide && sets > 1);
        if let Some(in_rounds) = in_rounds {
            let states: Vec<Row> = state.collect();
            let inputs = Inputs::Blocks(states.clone(), blocks);
            let parts = in_rounds.parts(&target.with_table(), sets, inputs, &states, &states);
            return BlockLine { hash, rows, reads, sets, parts, table: in_rounds.table };
        }
        let arrays = |count: usize, rows: usize| {
            let all = (1..=sets * count).flat_map(move |array| (0..rows).map(row(array)));
            Inputs::Rows(state.clone().chain(all).collect())
        };
        let (inputs, words) = match reads {
            Reads::Blocks => (Inputs::Blocks(state.collect(), blocks), COMPRESSED_WORDS),
            Reads::Halves => (arrays(2, COMPRESSED_WORDS / 2), COMPRESSED_WORDS),
            Reads::Sums => (arrays(1, SUMS), SUMS),
        };
        let results = Results::Rows(of_sets(record.1.len()).map(row(0)).collect());
        let terms = Terms::of_record(&record).with_early_sums();
        // All states come first, then all blocks.
        let terms = terms.side_by_side(sets, |set, i| match i.checked_sub(rows) {
            None => set * rows + i,
            Some(word) => sets * rows + set * words + word,
        });
        let code = compile(&target, terms, inputs, results, &[]);
        BlockLine { hash, rows, reads, sets, parts: vec![Part { code, times: 1 }], table: Vec::new() }
    }
}

/// Compiles the lines for AVX-512 if `wide` is set, otherwise for AVX2.
#[must_use]
pub fn lines(wide: bool) -> Vec<BlockLine> {
    let sets = if wide { 1..=2 } else { 1..=1 };
    let halves =
        sets.clone().map(|sets| of_blake2::<Blake2s>(Primitive::Blake2s).line(wide, Reads::Halves, sets));
    let sums = sets.filter(|&sets| sets == 2).map(|sets| of_sums().line(wide, Reads::Sums, sets));
    // Of SHA-2 and SM3 two sets leave too little in sixteen registers: a line of them is slower.
    let is_large = |hash: Hash| {
        let sm3 = Primitive::MerkleDamgard(MerkleDamgard::Sm3);
        [Primitive::Sha256, Primitive::Sha512, sm3].map(Hash::Of).contains(&hash)
    };
    let has_pairs = |hash: Hash| wide || hash != Hash::Blake3 && !is_large(hash);
    let pairs = all().into_iter().filter(|absorbing| has_pairs(absorbing.hash));
    let pairs = pairs.map(|absorbing| absorbing.line(wide, Reads::Blocks, 2));
    let ones = all().into_iter().map(|absorbing| absorbing.line(wide, Reads::Blocks, 1));
    ones.chain(halves).chain(sums).chain(pairs).collect()
}

/// Compiles the line for nodes of BLAKE3 of any kind, for AVX-512 if `wide` is set, otherwise for AVX2.
#[must_use]
pub fn nodes(wide: bool) -> BlockLine {
    of_blake3_nodes().line(wide, Reads::Blocks, 1)
}

/// Returns the text of that line's function.
pub(crate) fn nodes_text(wide: bool) -> String {
    nodes(wide).text(wide, false)
}

impl BlockLine {
    /// The same row of the states of all sets.
    fn of_sets(&self, row: Row) -> impl Iterator<Item = Row> + use<> {
        let set_rows = set_rows(self.reads);
        (0..self.sets).map(move |set| Row { index: set * set_rows + row.index, ..row })
    }

    /// Returns the body of the function.
    fn text(&self, wide: bool, touching: bool) -> String {
        let mut target = X86::new(self.hash.word_bits(), wide);
        let mut lines = Lines::new();
        let [values, schedules] = rounds::places(&self.parts, &self.table, self.sets);
        target.enter("", values + schedules, &mut lines);
        match self.reads {
            Reads::Blocks => {
                lines.extend(if touching { touched::before() } else { Lines::new() });
                lines.extend(["xor edx,edx", ".p2align 6", "2:"].map(String::from));
                lines.extend(if touching { touched::in_block() } else { Lines::new() });
            }
            Reads::Halves => {
                lines.extend(
                    ["mov r8,rsi", "mov r9,rdx", "mov r10d,ecx", ".p2align 6", "2:"].map(String::from),
                );
                let arrays = ["rsi", "rdx", "rcx", "rax"].iter().take(2 * self.sets).enumerate();
                lines.extend(arrays.map(|(i, array)| format!("mov {array},[r8+{}]", 8 * i)));
                lines.push(format!("add r8,{}", 16 * self.sets));
                lines.extend(target.constant_at_last("r9", "r10d", self.of_sets(F)));
            }
            Reads::Sums => {}
        }
        if self.hash == Hash::Blake3 {
            lines.extend(["mov eax,edx", "shr eax,4"].map(String::from));
            lines.extend(target.constant_from(&format!("[rdi+rax+{}]", layout::FLAGS), self.of_sets(F)));
            if self.sets > 1 {
                target = target.with_lines_ahead();
                lines.extend([format!("mov r10,[rdi+{}]", layout::AHEAD), "add r10,rdx".into()]);
            }
        }
        let (mut target, block, table) = rounds::text_of(target, &self.parts, &self.table, values);
        lines.extend(block);
        match self.reads {
            Reads::Blocks => {
                lines.push(format!("add rdx,{}", self.hash.block()));
                lines.extend([format!("dec qword ptr [rdi+{}]", layout::BLOCKS), "jnz 2b".into()]);
            }
            Reads::Halves => lines.extend(["dec r9", "jnz 2b"].map(String::from)),
            Reads::Sums => {}
        }
        target.leave(values + schedules, &mut lines);
        lines.extend(table);
        lines.join("\n")
    }

    /// Counts the operations of a block for the bound, as an initializer of `Mix`.
    fn counts<'a>(&'a self, wide: bool) -> String {
        let target = X86::new(self.hash.word_bits(), wide);
        let all = || {
            let times = |part: &'a Part| core::iter::repeat_n(&part.code.instructions, part.times);
            self.parts.iter().flat_map(times).flatten()
        };
        let of = |kind: &dyn Fn(Op) -> bool| all().filter(|instruction| kind(instruction.op)).count();
        let logic = of(&|op| {
            matches!(op, Op::Xor | Op::And | Op::Or | Op::AndNot)
                || matches!(op, Op::Xor3 | Op::Select | Op::Majority | Op::Insert(_) | Op::InsertHalf(_))
        });
        // A shift by one is an addition of the word to itself.
        let add = of(&|op| matches!(op, Op::Add | Op::ShiftLeft(1)));
        let rotated_bytes = of(&|op| matches!(op, Op::RotateRight(n) if target.is_shuffled(n)));
        let rotated = of(&|op| matches!(op, Op::RotateRight(_))) - rotated_bytes;
        let shift = rotated + of(&|op| matches!(op, Op::ShiftRight(_) | Op::ShiftLeft(2..)));
        let interleaved = of(&|op| {
            matches!(op, Op::InterleaveLow(_) | Op::InterleaveHigh(_) | Op::Quarters(_) | Op::ReverseBytes)
        });
        let shuffle = rotated_bytes + interleaved;
        let operands = all().filter(|instruction| instruction.memory.is_some());
        let loads = of(&|op| {
            matches!(op, Op::Load(_) | Op::Reload(_) | Op::Constant(_))
                || matches!(op, Op::Piece(_) | Op::Insert(_) | Op::Half(_) | Op::InsertHalf(_))
        });
        let load = operands.count() + loads;
        let store = of(&|op| matches!(op, Op::Store(_) | Op::Spill(_)));
        format!(
            "Mix {{ logic: {logic}, add: {add}, shift: {shift}, shuffle: {shuffle}, load: {load}, store: {store}, \
             ..Mix::NONE }}"
        )
    }
}

/// Returns the functions by their names: their text, and the operations of a block. Not all
/// assemblers know the address of a label, which a line that touches its code needs.
pub(crate) fn functions(touching: bool) -> impl Iterator<Item = (String, String, String)> {
    [false, true].into_iter().flat_map(move |wide| {
        lines(wide).into_iter().map(move |line| {
            let set = if wide { "avx512" } else { "avx2" };
            let reads = match line.reads {
                Reads::Blocks => "",
                Reads::Halves => "_halves",
                Reads::Sums => "_sums",
            };
            let sets = if line.sets == 1 { "" } else { "_pairs" };
            let name = format!("{}{reads}{sets}_{set}", line.hash.name());
            match (line.hash, wide) {
                (Hash::Blake3, true) if line.sets == 1 => {
                    (name, super::blake3::text(), super::blake3::counts())
                }
                _ => (name, line.text(wide, touching), line.counts(wide)),
            }
        })
    })
}
