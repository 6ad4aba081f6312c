//! The x86-64 functions that search for the first word of a digest of MD5, SHA-1, RIPEMD-160, SM3
//! or BLAKE2 with two sets of lanes.
//!
//! # Derivation
//!
//! A hash waits for its chain: of MD5 each step needs the one before it, of BLAKE2 four G at a time
//! are independent. So a straight line has two batches, term by term, and one fills the time that
//! the other waits. No compiler makes one stream of instructions of two computations that stand
//! apart, and a core looks ahead over a few hundred instructions, fewer than a hash has.
//!
//! ```text
//! function(rows)   rdi: the rows of both sets (`pair_search_layout`)
//! ```
//!
//! What is known of all counters is known before: of BLAKE2 the columns of the first round
//! (`hashes::blake2::KnownColumns`), of words past the end of the message that they are zero. Only
//! the first word of the digest is computed, which of BLAKE2 takes two G of the last four, of MD5
//! three steps less. Words of the message are operands in memory.
//!
//! # What it gains
//!
//! Zen 4, cycles a hash of the default message on AVX-512, one set and two: see
//! `docs/search-kernels.md`.

use super::lines::Lines;
use super::pair_search_layout::{BEFORE, MESSAGE, SET_ROWS, SETS, STATE, WORD};
use crate::functions::{compile, lines_of, merkle_damgard_record, name_of};
use crate::select::{COMPRESSED_WORDS, Inputs, Results};
use crate::targets::x86::X86;
use crate::terms::{Record, Terms};
use crate::{Row, Target};
use hashes::MerkleDamgard;
use hashes::blake2::{self, Blake2, Blake2b, Blake2s};
use lanes::Lanes;
use lanes::Word;
use lanes::record::{Recording, Value, recorded};

/// A search: its record, from words of a set of lanes to the first word of the digest.
struct Search {
    name: String,
    word_bits: u32,
    /// The rows of the inputs.
    inputs: Vec<usize>,
    record: Record,
}

/// BLAKE2 of messages of up to `WORDS` words in their last block.
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
    Search { name: format!("{name}_{WORDS}"), word_bits: H::Word::BITS, inputs, record }
}

/// A function of Merkle and Damgård's construction.
fn of_merkle_damgard(function: MerkleDamgard) -> Search {
    let state = (0..function.iv().len()).map(|i| STATE + i);
    let inputs = state.chain((0..COMPRESSED_WORDS).map(|i| MESSAGE + i)).collect();
    let mut record = merkle_damgard_record(function);
    record.1.truncate(1);
    Search { name: name_of(function).into(), word_bits: 32, inputs, record }
}

impl Search {
    /// The body of the function.
    fn text(&self, wide: bool) -> String {
        let mut target = X86::new(self.word_bits, wide);
        let row = |index| Row { array: 0, index };
        let of_sets = |rows: &[usize]| -> Vec<Row> {
            (0..SETS).flat_map(|set| rows.iter().map(move |place| row(set * SET_ROWS + place))).collect()
        };
        let terms = Terms::of_record(&self.record).with_early_sums();
        let terms = terms.side_by_side(SETS, |set, i| set * self.inputs.len() + i);
        let (inputs, results) = (Inputs::Rows(of_sets(&self.inputs)), Results::Rows(of_sets(&[WORD])));
        let code = compile(&target, terms, inputs, results, &[]);
        let mut lines = Lines::new();
        target.enter("", code.places, &mut lines);
        lines.extend(lines_of(&mut target, &code));
        target.leave(code.places, &mut lines);
        lines.join("\n")
    }
}

/// The functions by their names.
pub(crate) fn functions() -> impl Iterator<Item = (String, String)> {
    let blake2 = [
        of_blake2::<Blake2s, 4>("blake2s"),
        of_blake2::<Blake2s, 8>("blake2s"),
        of_blake2::<Blake2s, 16>("blake2s"),
        of_blake2::<Blake2b, 4>("blake2b"),
        of_blake2::<Blake2b, 8>("blake2b"),
        of_blake2::<Blake2b, 16>("blake2b"),
    ];
    let all = MerkleDamgard::ALL.iter().map(|&function| of_merkle_damgard(function)).chain(blake2);
    all.flat_map(|search| {
        [(false, "avx2"), (true, "avx512")]
            .map(|(wide, set)| (format!("search_{}_pairs_{set}", search.name), search.text(wide)))
    })
}
