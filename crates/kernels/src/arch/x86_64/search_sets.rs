//! Searches of MD5, RIPEMD-160, SM3, BLAKE2 and BLAKE3 on AVX-512 and of MD5 on AVX2 with several sets of
//! lanes, by the functions that `weave` generates (`loops/sets_search.rs` there has the derivation).
//!
//! They compute the first word of the digest of one block. Other words, messages of several blocks
//! that vary, and `direct` take the generic form.

#[path = "../../../generated/x86_64/search_sets.layout.rs"]
mod layout;

use crate::backend::Backend;
use crate::search::affine::{Scan, word_of, words_of};
use crate::search::candidates::{Candidates, Filter, lanes_that_pass};
use crate::search::cores::{Blake2Core, Core, KnownBlake2, MerkleDamgardCore};
use crate::search::scan::{OnBackend, Sets, scan_on, scan_sets};
use hashes::blake2::{self, Blake2};
use hashes::merkle_damgard::Compression;
use hashes::{MerkleDamgard, Primitive};
use lanes::isa::Scalar;
use lanes::{Isa, LaneSet, Lanes, Word};

/// Computes the first word of the digest in every lane of some sets, from rows to rows.
///
/// # Safety
///
/// The CPU has the instructions; the rows of all sets are valid for reads and writes.
type Function = unsafe extern "sysv64" fn(rows: *mut u8);

/// Declares the functions, and says which of them a primitive has for the number of words in the last
/// block of a message, and for how many sets.
macro_rules! searches {
    ($($isa:ident, $primitive:pat, $most:literal, $sets:literal: $name:ident = $file:literal;)*) => {
        x86_64_functions! { $(fn $name(rows: *mut u8) = $file;)* }

        fn function(isa: Isa, primitive: Primitive, words: usize) -> Option<(Function, usize)> {
            match (isa, primitive, words) {
                $((Isa::$isa, $primitive, ..=$most) => Some(($name, $sets)),)*
                _ => None,
            }
        }
    };
}

searches! {
    Avx2, Primitive::MerkleDamgard(MerkleDamgard::Md5), 16, 2: md5_avx2 = "search_md5_x2_avx2";
    Avx512, Primitive::MerkleDamgard(MerkleDamgard::Md5), 16, 4: md5_avx512 = "search_md5_x4_avx512";
    Avx512, Primitive::MerkleDamgard(MerkleDamgard::Ripemd160), 16, 2: ripemd160_avx512 = "search_ripemd160_x2_avx512";
    Avx512, Primitive::MerkleDamgard(MerkleDamgard::Sm3), 16, 2: sm3_avx512 = "search_sm3_x2_avx512";
    Avx512, Primitive::Blake2s, 4, 2: blake2s_4_avx512 = "search_blake2s_4w_x2_avx512";
    Avx512, Primitive::Blake2s, 8, 2: blake2s_8_avx512 = "search_blake2s_8w_x2_avx512";
    Avx512, Primitive::Blake2s, 16, 2: blake2s_16_avx512 = "search_blake2s_16w_x2_avx512";
    Avx512, Primitive::Blake2b, 4, 2: blake2b_4_avx512 = "search_blake2b_4w_x2_avx512";
    Avx512, Primitive::Blake2b, 8, 2: blake2b_8_avx512 = "search_blake2b_8w_x2_avx512";
    Avx512, Primitive::Blake2b, 16, 2: blake2b_16_avx512 = "search_blake2b_16w_x2_avx512";
    Avx512, Primitive::Blake3, 4, 2: blake3_4_avx512 = "search_blake3_4w_x2_avx512";
    Avx512, Primitive::Blake3, 8, 2: blake3_8_avx512 = "search_blake3_8w_x2_avx512";
    Avx512, Primitive::Blake3, 16, 2: blake3_16_avx512 = "search_blake3_16w_x2_avx512";
}

/// The most sets of a function.
const MOST: usize = 4;

/// The rows of a set of lanes.
#[derive(Clone, Copy)]
#[repr(C, align(64))]
struct Rows<W: Word> {
    state: [W::Row; 16],
    message: [W::Row; 16],
    before: W::Row,
    word: W::Row,
}

const _: () = {
    use core::mem::offset_of;
    let row = size_of::<<u32 as Word>::Row>();
    assert!(offset_of!(Rows<u32>, state) == layout::STATE * row);
    assert!(offset_of!(Rows<u32>, message) == layout::MESSAGE * row);
    assert!(offset_of!(Rows<u32>, before) == layout::BEFORE * row);
    assert!(offset_of!(Rows<u32>, word) == layout::WORD * row);
    assert!(size_of::<Rows<u32>>() == layout::SET_ROWS * row);
    assert!(size_of::<Rows<u64>>() == size_of::<Rows<u32>>());
};

/// A core with functions of several sets.
trait Paired<W: Word>: Core<W, 16> {
    /// Writes the rows that the function begins with besides the message, given the words of the
    /// block in every lane; if they are not `fresh`, only those that another counter changes.
    fn begin<S: LaneSet>(
        self,
        token: S,
        known: &Self::Known,
        words: &[W::In<S>; 16],
        rows: &mut Rows<W>,
        fresh: bool,
    );
}

impl<C: Compression<N>, const N: usize, const FIRST: bool> Paired<u32>
    for MerkleDamgardCore<'_, C, N, FIRST>
{
    #[inline(always)]
    fn begin<S: LaneSet>(self, token: S, _: &(), _: &[S::V32; 16], rows: &mut Rows<u32>, fresh: bool) {
        if fresh {
            for (word, row) in self.h.iter().zip(&mut rows.state) {
                S::V32::splat(token, *word).store(row);
            }
        }
    }
}

impl<H: Blake2, const WORDS: usize, const AHEAD: bool> Paired<H::Word> for Blake2Core<'_, H, WORDS, AHEAD>
where
    H::Word: Lanes<Word = H::Word, Token = Scalar>,
{
    #[inline(always)]
    fn begin<S: LaneSet>(
        self,
        token: S,
        known: &KnownBlake2<H::Word>,
        words: &[<H::Word as Word>::In<S>; 16],
        rows: &mut Rows<H::Word>,
        fresh: bool,
    ) {
        let m = blake2::Block::<_, WORDS>(*words);
        let v = known.columns.first_columns::<H, _, WORDS>(token, &m);
        let mut column = 0;
        while column < 4 {
            if fresh || known.columns.varies(column) {
                let mut i = column;
                while i < 16 {
                    v[i].store(&mut rows.state[i]);
                    i += 4;
                }
            }
            column += 1;
        }
        if fresh {
            <H::Word as Word>::In::<S>::splat(token, self.h[0]).store(&mut rows.before);
        }
    }
}

for_backends! {
    /// [`scan`] on a backend's lanes.
    fn scan_sets_on[W: Word, C: Paired<W>](
        function: (Function, usize),
        core: C,
        job: Scan<'_, W, C::Known, 16>,
        filter: &Filter,
        found: &mut Candidates,
    ) -> u64 = scan;
}

/// A core with its function, and the rows of its sets.
struct OfRows<'r, S: LaneSet, W: Word, C> {
    token: S,
    core: C,
    run: Function,
    sets: &'r mut [Rows<W>],
    /// The words that the message rows of each set were made from.
    written: [Option<[W; 16]>; MOST],
    mask: W::In<S>,
    value: W::In<S>,
}

impl<S: LaneSet, W: Word, C: Paired<W>> Sets<W, C::Known, 16> for OfRows<'_, S, W, C> {
    #[inline(always)]
    fn count(&self) -> usize {
        self.sets.len()
    }

    #[inline(always)]
    fn lanes(&self) -> u64 {
        W::In::<S>::COUNT as u64
    }

    #[inline(always)]
    fn take(&mut self, set: usize, job: &Scan<'_, W, C::Known, 16>) {
        let (base, words) = (job.bases[0].0, words_of(self.token, job, 0));
        let (rows, written) = (&mut self.sets[set], &mut self.written[set]);
        let fresh = written.is_none();
        let before = written.replace(base).unwrap_or_default();
        let mut i = 0;
        while i < 16 {
            if fresh || before[i] != base[i] || job.is_moving(0, i) {
                word_of(self.token, job, 0, i).store(&mut rows.message[i]);
            }
            i += 1;
        }
        self.core.begin(self.token, &job.known[0], &words, rows, fresh);
    }

    #[inline(always)]
    fn hash(&mut self, _: &Scan<'_, W, C::Known, 16>) {
        // SAFETY: the backend proves the instructions; the rows are those of all sets.
        unsafe { (self.run)(self.sets.as_mut_ptr().cast()) }
    }

    #[inline(always)]
    fn passed(&self, set: usize) -> u32 {
        lanes_that_pass(W::In::<S>::load(self.token, &self.sets[set].word), self.mask, self.value)
    }

    #[inline(always)]
    fn words(&self, set: usize) -> W::Row {
        self.sets[set].word
    }
}

/// Scans by a function, as many batches at a time as it has sets.
#[inline(always)]
fn scan<S: LaneSet, W: Word, C: Paired<W>>(
    token: S,
    (run, count): (Function, usize),
    core: C,
    job: Scan<'_, W, C::Known, 16>,
    filter: &Filter,
    found: &mut Candidates,
) -> u64 {
    let nothing = W::Row::default();
    let rows = Rows::<W> { state: [nothing; 16], message: [nothing; 16], before: nothing, word: nothing };
    let mut sets = [rows; MOST];
    let [mask, value] = [filter.mask, filter.value].map(|word| W::In::<S>::splat(token, W::truncate(word)));
    let sets = OfRows { token, core, run, sets: &mut sets[..count], written: [None; MOST], mask, value };
    scan_sets(sets, job, found)
}

impl<C: Compression<N>, const N: usize, const FIRST: bool> OnBackend<u32, 16>
    for MerkleDamgardCore<'_, C, N, FIRST>
{
    fn scan(
        self,
        backend: Backend,
        job: Scan<'_, u32, (), 16>,
        filter: &Filter,
        found: &mut Candidates,
    ) -> u64 {
        let is_one = FIRST && job.blocks.len() == 1;
        let run = is_one.then(|| function(backend.isa(), Primitive::MerkleDamgard(self.which), 16)).flatten();
        match run {
            Some(run) => scan_sets_on(backend, run, self, job, filter, found),
            None => scan_on(backend, self, job, filter, found),
        }
    }
}

impl<H: Blake2, const WORDS: usize, const AHEAD: bool> OnBackend<H::Word, 16>
    for Blake2Core<'_, H, WORDS, AHEAD>
where
    H::Word: Lanes<Word = H::Word, Token = Scalar>,
{
    fn scan(
        self,
        backend: Backend,
        job: Scan<'_, H::Word, KnownBlake2<H::Word>, 16>,
        filter: &Filter,
        found: &mut Candidates,
    ) -> u64 {
        let is_one = AHEAD && self.word == 0 && job.blocks.len() == 1;
        let run = is_one.then(|| function(backend.isa(), H::PRIMITIVE, WORDS)).flatten();
        match run {
            Some(run) => scan_sets_on(backend, run, self, job, filter, found),
            None => scan_on(backend, self, job, filter, found),
        }
    }
}
