//! The x86-64 functions that search for the first word of a digest of MD5, RIPEMD-160, SM3, BLAKE2 or
//! BLAKE3 with several sets of lanes.
//!
//! # Derivation
//!
//! A hash waits for its chain: of MD5 each step needs the one before it, of BLAKE2 four G at a time
//! are independent. So a straight line has several batches, term by term, and one fills the time
//! that the others wait. No compiler makes one stream of instructions of two computations that stand
//! apart, and a core looks ahead over a few hundred instructions, fewer than a hash has.
//!
//! ```text
//! function(rows)   rdi: the rows of all sets (`sets_search_layout`)
//! ```
//!
//! What is known of all counters is known before: of BLAKE2 the columns of the first round
//! (`hashes::blake2::KnownColumns`), of words past the end of the message that they are zero. Only
//! the first word of the digest is computed, which of BLAKE2 takes two G of the last four, of MD5
//! three steps less. Words of the message are operands in memory.
//!
//! # What it gains
//!
//! Cycles a hash of the default message on AVX-512, Zen 4, by the compiler's code for one set and by
//! these functions: MD5 28.7 and 20.8, RIPEMD-160 47.8 and 39.7, SM3 83.3 and 61.5, BLAKE2s 41.3 and
//! 38.1, BLAKE2b 96.1 and 89.8; of MD5 on AVX2 45 and 33.6 (`hashweave bench search --kernel a1a2`).

use super::lines::Lines;
use super::rounds::{self, InRounds, Part};
use super::sets_search_layout::{BEFORE, MESSAGE, SET_ROWS, STATE, WORD};
use crate::functions::{compile, merkle_damgard_record, name_of};
use crate::select::{COMPRESSED_WORDS, Inputs, Results};
use crate::targets::x86::X86;
use crate::terms::{Record, Terms};
use crate::{Row, Target};
use hashes::blake2::{self, Blake2, Blake2b, Blake2s};
use hashes::blake3::Blake3;
use hashes::{MerkleDamgard, Primitive};
use lanes::Lanes;
use lanes::Word;
use lanes::record::{Recording, Value, recorded};

/// A search: its record, from words of a set of lanes to the first word of the digest.
struct Search {
    name: String,
    word_bits: u32,
    /// The primitive, if it is one that `rounds.rs` may know.
    primitive: Option<Primitive>,
    /// The rows of the inputs.
    inputs: Vec<usize>,
    record: Record,
}

/// BLAKE2 or BLAKE3 of messages of up to `WORDS` words in their last block.
fn of_blake2<H: Blake2, const WORDS: usize>(name: &str) -> Search {
    let inputs: Vec<usize> =
        (0..16).map(|i| STATE + i).chain((0..WORDS).map(|i| MESSAGE + i)).chain([BEFORE]).collect();
    let record = recorded::<H::Word>(inputs.len(), |inputs| {
        let zero = Value::splat(Recording, H::Word::default());
        let mut v: [Value<H::Word>; 16] = core::array::from_fn(|i| inputs[i]);
        let words = core::array::from_fn(|i| if i < WORDS { inputs[16 + i] } else { zero });
        let m = blake2::Block::<_, WORDS>(words);
        m.inner_rounds::<H>(&mut v);
        let before = inputs[16 + WORDS];
        vec![blake2::last_word::<H, _, WORDS>([before; 8], &m, v, 0)]
    });
    Search { name: format!("{name}_{WORDS}w"), word_bits: H::Word::BITS, primitive: None, inputs, record }
}

/// A function of Merkle and Damgård's construction.
fn of_merkle_damgard(function: MerkleDamgard) -> Search {
    let state = (0..function.iv().len()).map(|i| STATE + i);
    let inputs = state.chain((0..COMPRESSED_WORDS).map(|i| MESSAGE + i)).collect();
    let mut record = merkle_damgard_record(function);
    record.1.truncate(1);
    let primitive = Some(Primitive::MerkleDamgard(function));
    Search { name: name_of(function).into(), word_bits: 32, primitive, inputs, record }
}

impl Search {
    /// The body of the function.
    fn text(&self, sets: usize, wide: bool) -> String {
        let mut target = X86::new(self.word_bits, wide).in_sets(sets);
        let row = |index| Row { array: 0, index };
        let of_sets = |rows: &[usize]| -> Vec<Row> {
            (0..sets).flat_map(|set| rows.iter().map(move |place| row(set * SET_ROWS + place))).collect()
        };
        let results = of_sets(&[WORD]);
        let in_rounds = self.primitive.and_then(InRounds::of).filter(|_| wide);
        let (parts, table) = if let Some(in_rounds) = in_rounds {
            let [states, words] = [STATE, MESSAGE]
                .map(|first| {
                    self.inputs.iter().copied().filter(move |&row| (first..first + 16).contains(&row))
                })
                .map(|rows| of_sets(&rows.collect::<Vec<usize>>()));
            let inputs = Inputs::Rows([&states[..], &words].concat());
            (in_rounds.parts(&target, sets, inputs, &states, &results), in_rounds.table)
        } else {
            let terms = Terms::of_record(&self.record).with_early_sums();
            let terms = terms.side_by_side(sets, |set, i| set * self.inputs.len() + i);
            let inputs = Inputs::Rows(of_sets(&self.inputs));
            let code = compile(&target, terms, inputs, Results::Rows(results), &[]);
            (vec![Part { code, times: 1 }], Vec::new())
        };
        let mut lines = Lines::new();
        let [values, schedules] = rounds::places(&parts, &table, sets);
        target.enter("", values + schedules, &mut lines);
        let (mut target, text, table) = rounds::text_of(target, &parts, &table, values);
        lines.extend(text);
        target.leave(values + schedules, &mut lines);
        lines.extend(table);
        lines.join("\n")
    }
}

/// The functions by their names, with the number of sets. Not those that were measured to be no
/// faster than the compiler's code for one set, because they have too few registers: SHA-1, and on
/// AVX2 all but MD5. (There BLAKE2 gains an eighth, unless its spilled values lie where their
/// addresses end as those of rows do, which makes it a quarter slower.)
pub(crate) fn functions() -> impl Iterator<Item = (String, String)> {
    let [md5, ripemd160, sm3] =
        [MerkleDamgard::Md5, MerkleDamgard::Ripemd160, MerkleDamgard::Sm3].map(of_merkle_damgard);
    let narrow = of_merkle_damgard(MerkleDamgard::Md5);
    let wide = [
        (md5, 4),
        (ripemd160, 2),
        (sm3, 2),
        (of_blake2::<Blake2s, 4>("blake2s"), 2),
        (of_blake2::<Blake2s, 8>("blake2s"), 2),
        (of_blake2::<Blake2s, 16>("blake2s"), 2),
        (of_blake2::<Blake2b, 4>("blake2b"), 2),
        (of_blake2::<Blake2b, 8>("blake2b"), 2),
        (of_blake2::<Blake2b, 16>("blake2b"), 2),
        (of_blake2::<Blake3, 4>("blake3"), 2),
        (of_blake2::<Blake3, 8>("blake3"), 2),
        (of_blake2::<Blake3, 16>("blake3"), 2),
    ];
    let of = |search: &Search, sets: usize, wide: bool| {
        let isa = if wide { "avx512" } else { "avx2" };
        (format!("search_{}_x{sets}_{isa}", search.name), search.text(sets, wide))
    };
    let wide = wide.map(|(search, sets)| of(&search, sets, true));
    [of(&narrow, 2, false)].into_iter().chain(wide)
}
