//! SHA-2 and SM3 of two sets of lanes with sixteen rounds in a loop.
//!
//! The rounds of two sets in one line are 27 KiB of code for SHA-256 and SM3 and 34 KiB for SHA-512.
//! That costs twice. A Zen 5 keeps 6,144 decoded operations and 32 KiB of code, and with SHA-512 a
//! block took 0.60 or 1.0 cycles a byte, depending on where in a line of the cache its instructions
//! began; a search of SM3, 24 KiB, 32, 40, 48 or 72 cycles a hash. And every line of code that is
//! evicted from the second-level cache leaves the first, too (`touched`), the sooner the more there
//! are.
//!
//! ```text
//! first       the words of the block; sixteen rounds; the words go to the rows of the schedule
//! again       sixteen words of the schedule, each in the place of the one sixteen rounds before, and
//!             as many rounds, with constants from a table; three times, for SHA-512 four
//! end         the working variables and the hash value
//! ```
//!
//! Working variables stay in registers: sixteen rounds leave each where it was, and copies, which
//! cost a core that renames registers nothing but their slots, undo what the allocation moved.

use super::lines::Lines;
use crate::allocate::Code;
use crate::functions::{compile, lines_of};
use crate::select::{COMPRESSED_WORDS, Inputs, Results};
use crate::targets::x86::X86;
use crate::terms::Terms;
use crate::{Row, Target};
use hashes::sha2::{self, Sha2, Sha256, Sha512};
use hashes::{MerkleDamgard, Primitive, sm3};
use lanes::record::{Recording, Value, recorded};
use lanes::{Lanes, Word};

/// Words of the state, and of a block.
const STATE: usize = 8;
const WORDS: usize = COMPRESSED_WORDS;
/// The arrays: rows of the schedules, and the constants.
const SCHEDULES: usize = 1;
const CONSTANTS: usize = 2;

/// A part of the code for a block.
#[derive(Clone, Debug)]
pub struct Part {
    /// The instructions.
    pub code: Code,
    /// How many times they run, with the next words of the table each time.
    pub times: usize,
}

/// Sixteen rounds of working variables and a window of the schedule, with these constants; whether
/// they are the first.
type Sixteen<V> = fn(&mut [V; STATE], &mut [V; WORDS], &[V; WORDS], bool);

/// The hash value after a block, given the one before it and the working variables.
type End<V> = fn([V; STATE], [V; STATE]) -> [V; STATE];

/// A compression function that leaves its working variables where they were after sixteen rounds.
pub(super) struct InRounds {
    first: Terms,
    again: Terms,
    end: Terms,
    /// The constants of all rounds after the first sixteen.
    pub(super) table: Vec<u64>,
}

impl InRounds {
    /// The compression function of a primitive, if it is one.
    pub(super) fn of(primitive: Primitive) -> Option<Self> {
        match primitive {
            Primitive::Sha256 => Some(Self::of_sha2::<Sha256>()),
            Primitive::Sha512 => Some(Self::of_sha2::<Sha512>()),
            Primitive::MerkleDamgard(MerkleDamgard::Sm3) => Some(Self::new(
                |s, w, k, first| sm3::sixteen_rounds(s, w, |i| k[i], first),
                sm3::chaining_value,
                &sm3::T,
            )),
            _ => None,
        }
    }

    fn of_sha2<H: Sha2>() -> Self {
        Self::new::<H::Word>(sha2::sixteen_rounds::<H, _>, sha2::hash_value, H::K)
    }

    /// Records the parts.
    fn new<W: Word>(sixteen: Sixteen<Value<W>>, end: End<Value<W>>, constants: &[W]) -> Self {
        let rounds = |first: bool| {
            let inputs = STATE + WORDS + if first { 0 } else { WORDS };
            let record = recorded::<W>(inputs, |inputs| {
                let mut s: [Value<W>; STATE] = core::array::from_fn(|i| inputs[i]);
                let mut w: [Value<W>; WORDS] = core::array::from_fn(|i| inputs[STATE + i]);
                let constant = |i: usize| Value::splat(Recording, constants[i]);
                let k = core::array::from_fn(|i| if first { constant(i) } else { inputs[STATE + WORDS + i] });
                sixteen(&mut s, &mut w, &k, first);
                s.into_iter().chain(w).collect()
            });
            Terms::of_record(&record).with_early_sums()
        };
        let end = recorded::<W>(2 * STATE, |inputs| {
            let [s, h] = [0, STATE].map(|at| core::array::from_fn(|i| inputs[at + i]));
            end(h, s).to_vec()
        });
        let table = constants[WORDS..].iter().map(|&word| word.widen()).collect();
        Self { first: rounds(true), again: rounds(false), end: Terms::of_record(&end), table }
    }

    /// Compiles the parts. The inputs are the states of all sets, which are in the rows `states`, and
    /// then the words of all blocks; the results are as many words of each set as `results` has rows
    /// for.
    pub(super) fn parts(
        &self,
        target: &X86,
        sets: usize,
        inputs: Inputs,
        states: &[Row],
        results: &[Row],
    ) -> Vec<Part> {
        let rows = |array, count| (0..count).map(move |index| Row { array, index });
        let schedules = || rows(SCHEDULES, sets * WORDS).collect::<Vec<Row>>();
        let variables = sets * STATE;

        let first = in_sets(&self.first, sets, &[STATE, WORDS], 0);
        let kept = || Results::KeptAndRows(variables, schedules());
        let first = compile(target, first, inputs, kept(), &[]);

        let again = in_sets(&self.again, sets, &[STATE, WORDS], WORDS);
        let inputs = schedules().into_iter().chain(rows(CONSTANTS, WORDS)).collect();
        let again = compile(target, again, Inputs::GivenAndRows(variables, inputs), kept(), &first.kept);
        let again = again.with_kept_in(&first.kept, target.registers());

        let mut end = self.end.clone();
        end.results.truncate(results.len() / sets);
        let end = in_sets(&end, sets, &[STATE, STATE], 0);
        let inputs = Inputs::GivenAndRows(variables, states.to_vec());
        let end = compile(target, end, inputs, Results::Rows(results.to_vec()), &first.kept);

        let times = self.table.len() / WORDS;
        [(first, 1), (again, times), (end, 1)].map(|(code, times)| Part { code, times }).into()
    }
}

/// Puts terms with `counts` inputs of each kind side by side: those of one kind of all sets come
/// before those of the next, and `shared` ones of all sets last. The first eight results of each set
/// come before its others, too.
fn in_sets(terms: &Terms, sets: usize, counts: &[usize], shared: usize) -> Terms {
    let place = |set: usize, mut i: usize| {
        let mut begin = 0;
        for &count in counts {
            if i < count {
                return begin + set * count + i;
            }
            (i, begin) = (i - count, begin + sets * count);
        }
        assert!(i < shared, "an input is of a kind");
        begin + i
    };
    let mut terms = terms.side_by_side(sets, place);
    let all = terms.results.len() / sets;
    let (first, rest): (Vec<usize>, Vec<usize>) = (0..sets * all).partition(|i| i % all < STATE);
    terms.results = first.into_iter().chain(rest).map(|i| terms.results[i]).collect();
    terms
}

/// Places on the stack that parts need: those of values, and the schedules after them.
pub(super) fn places(parts: &[Part], table: &[u64], sets: usize) -> [usize; 2] {
    let values = parts.iter().map(|part| part.code.places).max().unwrap_or(0);
    [values, if table.is_empty() { 0 } else { sets * WORDS }]
}

/// The text of parts, which run once for a block, and of their table, which comes after everything
/// else. The registers rsi and r10 are the table's.
pub(super) fn text_of(target: X86, parts: &[Part], table: &[u64], values: usize) -> (X86, Lines, Lines) {
    if table.is_empty() {
        let mut target = target;
        let lines = parts.iter().flat_map(|part| lines_of(&mut target, &part.code)).collect();
        return (target, lines, Lines::new());
    }
    let mut target = target.with_table();
    let bits = target.bits() as usize;
    let mut lines: Lines =
        vec![format!("lea rsi,[rsp+{}]", values * target.bytes()), "lea r10,[rip+8f]".into()];
    for Part { code, times } in parts {
        let part = lines_of(&mut target, code);
        if *times == 1 {
            lines.extend(part);
            continue;
        }
        lines.extend([format!("mov eax,{times}"), ".p2align 6".into(), "4:".into()]);
        lines.extend(part);
        lines.extend([format!("add r10,{}", WORDS * bits / 8), "dec eax".into(), "jnz 4b".into()]);
    }
    let directive = if bits == 64 { ".quad" } else { ".long" };
    let words = table.iter().map(|word| format!("{directive} {word:#x}"));
    (target, lines, core::iter::once("8:".to_owned()).chain(words).collect())
}
