//! Searches of SHA-2 on AVX2 and AVX-512: the functions that `weave` generates
//! (`loops/sha2_search.rs` there has the derivation and the operation counts), and the lists of
//! rounds that they go by.
//!
//! They take the place of the generic form ([`crate::search::cores`]), which the compiler makes up
//! to 9 % slower: its code for a round has all cases of the work that is left in it.

#[path = "../../../generated/x86_64/search_sha2.layout.rs"]
mod layout;

use crate::backend::Backend;
use crate::search::affine::{Block, Scan};
use crate::search::candidates::{Candidates, Filter};
use crate::search::cores::{SecondPass, Sha2Core};
use crate::search::scan::{OnBackend, Sets, scan, scan_sets};
use core::ffi::c_void;
use core::mem::offset_of;
use hashes::sha2::{KnownSchedule, Left, Sha2};
use lanes::isa::Scalar;
use lanes::{Lanes, Word};

/// Hashes the block that the context describes, in every lane, and returns which lanes pass its
/// filter.
///
/// # Safety
///
/// The CPU has the instructions. The context is valid for reads and writes, and its pointers of the
/// algorithm are valid for reads; the entries of rounds name existing pieces and end with an exit.
type Function = unsafe extern "sysv64" fn(context: *mut c_void) -> u32;

x86_64_functions! {
    fn sha256_avx2(context: *mut c_void) -> u32 = "search_sha256_avx2";
    fn sha256_avx512(context: *mut c_void) -> u32 = "search_sha256_avx512";
    fn sha512_avx2(context: *mut c_void) -> u32 = "search_sha512_avx2";
    fn sha512_avx512(context: *mut c_void) -> u32 = "search_sha512_avx512";
    fn sha256_x2_avx512(context: *mut c_void) -> u32 = "search_sha256_x2_avx512";
    fn sha512_x2_avx512(context: *mut c_void) -> u32 = "search_sha512_x2_avx512";
}

/// The function of a backend, if it has one, for words of `bits` bits, and its sets of lanes. Nothing
/// is known ahead in a `direct` search, which shows what one set of lanes takes.
fn function(backend: Backend, bits: u32, direct: bool) -> Option<(Function, usize)> {
    Some(match (backend, bits) {
        (Backend::Avx2(_), 32) => (sha256_avx2, 1),
        (Backend::Avx2(_), _) => (sha512_avx2, 1),
        (Backend::Avx512(_), 32) if direct => (sha256_avx512, 1),
        (Backend::Avx512(_), _) if direct => (sha512_avx512, 1),
        (Backend::Avx512(_), 32) => (sha256_x2_avx512, 2),
        (Backend::Avx512(_), _) => (sha512_x2_avx512, 2),
        (Backend::Scalar(_), _) => return None,
    })
}

/// The memory that a function reads and writes; the layout is that of the generator.
#[repr(C, align(64))]
struct Context<W: Word> {
    sets: [Set<W>; MOST_SETS],
    rounds: *const Entry,
    mask: u64,
    value: u64,
    filtered: u64,
}

/// The most sets of lanes of a function.
const MOST_SETS: usize = 2;

/// The memory of one set of lanes that a function reads and writes.
#[repr(C, align(64))]
struct Set<W: Word> {
    out: [W::Row; layout::OUT_ROWS],
    hash: *const W::Row,
    working: *const W::Row,
    base: *const W,
    delta: *const W::Row,
}

/// The work that is left in a round of SHA-2, or the exit.
#[repr(C)]
#[derive(Clone, Copy)]
struct Entry {
    piece: u64,
    word: u64,
    sum: u64,
}

const _: () = {
    assert!(size_of::<<u32 as Word>::Row>() == layout::ROW && size_of::<<u64 as Word>::Row>() == layout::ROW);
    assert!(offset_of!(Set<u32>, out) == layout::OUT && offset_of!(Context<u32>, sets) == 0);
    assert!(offset_of!(Set<u32>, hash) == layout::HASH);
    assert!(offset_of!(Set<u32>, working) == layout::WORKING);
    assert!(offset_of!(Set<u32>, base) == layout::BASE);
    assert!(offset_of!(Set<u32>, delta) == layout::DELTA);
    assert!(size_of::<Set<u32>>() == layout::MORE);
    assert!(offset_of!(Context<u32>, rounds) == layout::ROUNDS);
    assert!(offset_of!(Context<u32>, mask) == layout::MASK);
    assert!(offset_of!(Context<u32>, value) == layout::VALUE);
    assert!(offset_of!(Context<u32>, filtered) == layout::FILTERED);
    assert!(size_of::<Entry>() == layout::ENTRY);
    assert!(offset_of!(Entry, word) == layout::ENTRY_WORD && offset_of!(Entry, sum) == layout::ENTRY_SUM);
    // The pieces are in the order of `Left`.
    assert!(Left::All as usize == 0 && Left::NoRound as usize + 1 == layout::KINDS);
};

/// Rows of words that are the same in every lane.
fn rows<W: Word, const N: usize>(words: [W; N]) -> [W::Row; N] {
    words.map(|word| {
        let mut row = W::Row::default();
        row.as_mut().fill(word);
        row
    })
}

/// Rows of SHA-2's working variables where it begins with `first`, and the ninth: b ^ c.
fn working_rows<W: Word>(s: &[W; 8], first: usize) -> [W::Row; layout::OUT_ROWS] {
    let [b, c] = [1, 2].map(|variable| s[(variable + 8 - first % 8) % 8]);
    let [d, e, f, g, h, i, j, k] = *s;
    rows([d, e, f, g, h, i, j, k, b.xor(c)])
}

/// An entry for every round of a block that is left to do or whose word later rounds read, and an
/// exit after them. Returns the first round that is left as well.
fn entries<H: Sha2>(known: &KnownSchedule<H::Word>, exit: usize) -> (Vec<Entry>, usize)
where
    H::Word: Lanes<Word = H::Word, Token = Scalar>,
{
    let rounds = known.rounds::<H>();
    let is_left = |t: usize| rounds[t].left != Left::NoRound;
    // The schedule reads words of rounds that are done.
    let is_read = |word: usize| {
        let later = [2, 7, 15, 16].map(|distance| (word + distance, distance));
        let mut later = later.into_iter().filter(|&(t, _)| (16..rounds.len()).contains(&t));
        later.any(|(t, distance)| rounds[t].left.reads(distance))
    };
    let entry = |t: usize| Entry {
        piece: (layout::KINDS * (t % 16)) as u64 + rounds[t].left as u64,
        word: rounds[t].word.widen(),
        sum: rounds[t].sum.widen(),
    };
    let end = Entry { piece: (layout::ENDS + exit) as u64, word: 0, sum: 0 };
    let first = (0..rounds.len()).find(|&t| is_left(t)).expect("a word varies");
    let listed = (0..rounds.len()).filter(|&t| is_left(t) || t < first && is_read(t));
    (listed.map(entry).chain([end]).collect(), first)
}

/// A search of SHA-2 under way.
struct Lists<W: Word> {
    run: Function,
    sets: usize,
    lanes: usize,
    context: Box<Context<W>>,
    /// The hash value before the first block, and the working variables that its rounds begin with.
    before: Box<[[W::Row; layout::OUT_ROWS]; 2]>,
    /// The entries of each block.
    rounds: Vec<Vec<Entry>>,
    second: Option<Again<W>>,
    /// The words that lanes share, of each block of each set, and the phase of each set.
    bases: Vec<[Block<W, 16>; MOST_SETS]>,
    phases: [usize; MOST_SETS],
    /// A bit for every lane whose word passed the filter, those of the first set lowest.
    passed: u32,
}

/// The digest hashed again: H(0), the words of the block that are padding, the entries of the
/// rounds.
struct Again<W: Word> {
    before: Box<[W::Row; layout::OUT_ROWS]>,
    base: [W; 16],
    rounds: Vec<Entry>,
}

impl<W: Word> Lists<W> {
    fn new<H: Sha2<Word = W>, const AHEAD: bool>(
        (run, sets): (Function, usize),
        lanes: usize,
        core: &Sha2Core<'_, H, AHEAD>,
        known: &[KnownSchedule<W>],
        filter: &Filter,
    ) -> Self
    where
        W: Lanes<Word = W, Token = Scalar>,
    {
        let word = core.word % 8;
        let exit = |more: bool| if more { layout::WHOLE } else { word };
        let more = |index: usize| index + 1 < known.len() || core.second.is_some();
        let of_blocks = known.iter().enumerate().map(|(index, known)| entries::<H>(known, exit(more(index))));
        let (rounds, firsts): (Vec<_>, Vec<usize>) = of_blocks.unzip();
        let before = [working_rows(core.h, 0), working_rows(known[0].working_variables(), firsts[0])];
        let second = core.second.map(|SecondPass { iv, block, known }| Again {
            before: Box::new(working_rows(iv, 0)),
            base: *block,
            rounds: entries::<H>(known, word).0,
        });
        let context = Box::new(Context {
            sets: core::array::from_fn(|_| Set {
                out: [W::Row::default(); layout::OUT_ROWS],
                hash: core::ptr::null(),
                working: core::ptr::null(),
                base: core::ptr::null(),
                delta: core::ptr::null(),
            }),
            rounds: core::ptr::null(),
            mask: W::truncate(filter.mask).widen(),
            value: W::truncate(filter.value).widen(),
            filtered: (layout::OUT + word * layout::ROW) as u64,
        });
        let bases = vec![[Block([W::default(); 16]); MOST_SETS]; known.len()];
        Self {
            run,
            sets,
            lanes,
            context,
            before: Box::new(before),
            rounds,
            second,
            bases,
            phases: [0; MOST_SETS],
            passed: 0,
        }
    }
}

impl<W: Word, K> Sets<W, K, 16> for Lists<W> {
    #[inline(always)]
    fn count(&self) -> usize {
        self.sets
    }

    #[inline(always)]
    fn lanes(&self) -> u64 {
        self.lanes as u64
    }

    #[inline(always)]
    fn take(&mut self, set: usize, job: &Scan<'_, W, K, 16>) {
        for (bases, base) in self.bases.iter_mut().zip(&*job.bases) {
            bases[set] = *base;
        }
        self.phases[set] = job.phase.number;
    }

    fn hash(&mut self, job: &Scan<'_, W, K, 16>) {
        let context = &mut *self.context;
        for ((index, rounds), bases) in self.rounds.iter().enumerate().zip(&self.bases) {
            context.rounds = rounds.as_ptr();
            for ((set, base), phase) in context.sets.iter_mut().zip(bases).zip(self.phases) {
                let out = set.out.as_ptr();
                [set.hash, set.working] =
                    [0, 1].map(|i| if index == 0 { self.before[i].as_ptr() } else { out });
                (set.base, set.delta) = (base.0.as_ptr(), job.blocks[index].delta(phase).as_ptr());
            }
            // SAFETY: the backend proves the instructions; the pointers are to inputs of the
            // algorithm, which outlive the call; `entries` makes no others.
            self.passed = unsafe { (self.run)((&raw mut *context).cast()) };
        }
        if let Some(Again { before, base, rounds }) = &self.second {
            context.rounds = rounds.as_ptr();
            for set in &mut context.sets {
                (set.hash, set.working) = (before.as_ptr(), before.as_ptr());
                // Rows 0 to 7 are words 0 to 7, which are given; no others are.
                (set.base, set.delta) = (base.as_ptr(), set.out.as_ptr());
            }
            // SAFETY: as above.
            self.passed = unsafe { (self.run)((&raw mut *context).cast()) };
        }
    }

    #[inline(always)]
    fn passed(&self, set: usize) -> u32 {
        self.passed >> (set * self.lanes) & (u32::MAX >> (32 - self.lanes))
    }

    #[inline(always)]
    fn words(&self, set: usize) -> W::Row {
        self.context.sets[set].out[self.context.filtered as usize / layout::ROW]
    }
}

impl<H: Sha2, const AHEAD: bool> OnBackend<H::Word, 16> for Sha2Core<'_, H, AHEAD>
where
    H::Word: Lanes<Word = H::Word, Token = Scalar>,
{
    fn scan(
        self,
        backend: Backend,
        job: Scan<'_, H::Word, KnownSchedule<H::Word>, 16>,
        filter: &Filter,
        found: &mut Candidates,
    ) -> u64 {
        match function(backend, H::Word::BITS, !AHEAD) {
            None => scan(Scalar, self, job, filter, found),
            Some(run) => {
                let lists = Lists::new(run, backend.lanes::<H::Word>(), &self, job.known, filter);
                scan_sets(lists, job, found)
            }
        }
    }
}
