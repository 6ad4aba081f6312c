//! The hot loop of a search, and nothing else: SHA3-256 of one block with a counter, eight at a
//! time, by the product's generic code. Tool chains are compared by building this program with each
//! of them; `findings processes` lets the results work in turn.
//!
//! ```text
//! hot [--huge-pages]
//! ```
//!
//! Each line of standard input, `KERNEL BATCHES`, is answered by the nanoseconds that `BATCHES`
//! batches of eight took. `direct` does all rounds, `a1` only what the filter needs of the last
//! one. Before that it says on one line how much of its text lies on huge pages, in KiB.

#[cfg(target_os = "linux")]
mod text;

use hashes::keccak;
use lanes::isa::{Avx512, Scalar};
use lanes::{Lanes64, Row64, avx512::U64x8};
use std::hint::black_box;
use std::io::{BufRead, Write};
use std::process::ExitCode;
use std::time::Instant;

/// Digests count whose lowest twelve bits of word 0 are zero.
const MASK: u64 = 0xFFF;

/// The padded block of a message of 24 bytes, a word a row; the counter is word 2, one on in every
/// lane.
fn block() -> [Row64; 25] {
    let mut words = [0; 25];
    [words[0], words[1], words[3], words[16]] = [0x6873_5F68_636E_6562, 0x7374_6F68_3A33_6168, 0x06, 1 << 63];
    let mut rows = words.map(|word| Row64([word; 8]));
    rows[2] = Row64(std::array::from_fn(|lane| lane as u64));
    rows
}

/// The number of digests that count in `batches` batches.
#[inline(always)]
fn scan<V: Lanes64, const PRUNED: bool>(token: V::Token, block: &mut [Row64; 25], batches: u64) -> u64 {
    // Gives the function an aligned frame (docs/search.md, "Spills must be aligned").
    black_box(&Row64::default());
    let (step, mask) = (V::splat(token, V::COUNT as u64), V::splat(token, MASK));
    let mut found = 0;
    for _ in 0..batches {
        // Words stay in memory: left to itself, LLVM splits the array.
        let block = black_box(&mut *block);
        let mut a = [mask; 25];
        let mut i = 0;
        while i < 25 {
            a[i] = V::load(token, &block[i]);
            i += 1;
        }
        let counter = a[2];
        let word = if PRUNED {
            keccak::last_round_word(token, &keccak::rounds(token, a, 0, 23), 0)
        } else {
            keccak::permute(token, a)[0]
        };
        found += u64::from(word.and(mask).zero_lanes().count_ones());
        counter.add(step).store(&mut block[2]);
    }
    found
}

#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,bmi1,bmi2")]
fn scan_avx512<const PRUNED: bool>(token: Avx512, block: &mut [Row64; 25], batches: u64) -> u64 {
    scan::<U64x8, PRUNED>(token, block, batches)
}

fn run(token: Avx512, kernel: &str, block: &mut [Row64; 25], batches: u64) -> Option<u64> {
    match kernel {
        // SAFETY: the token proves the features.
        "direct" => Some(unsafe { scan_avx512::<false>(token, block, batches) }),
        // SAFETY: the token proves the features.
        "a1" => Some(unsafe { scan_avx512::<true>(token, block, batches) }),
        _ => None,
    }
}

/// The number of digests that count in the first `batches` batches, by the scalar permutation.
fn expected(batches: u64) -> u64 {
    let digest = |counter: u64| {
        let mut a = block().map(|row| row.0[0]);
        a[2] = counter;
        keccak::permute(Scalar, a)[0]
    };
    (0..8 * batches).filter(|&counter| digest(counter) & MASK == 0).count() as u64
}

fn serve(token: Avx512) -> Result<(), String> {
    for kernel in ["direct", "a1"] {
        let found = run(token, kernel, &mut block(), 4096);
        if found != Some(expected(4096)) || found == Some(0) {
            return Err(format!("{kernel} finds {found:?} digests, not {}", expected(4096)));
        }
    }
    let mut blocks = block();
    for line in std::io::stdin().lock().lines() {
        let line = line.map_err(|error| format!("standard input: {error}"))?;
        let (kernel, batches) = line.split_once(' ').unwrap_or((&line, ""));
        let batches = batches.parse().map_err(|_| format!("'{line}' is not KERNEL BATCHES"))?;
        let start = Instant::now();
        let found = run(token, kernel, &mut blocks, batches);
        let elapsed = start.elapsed().as_nanos();
        black_box(found).ok_or_else(|| format!("there is no kernel '{kernel}': direct or a1"))?;
        answer(&elapsed.to_string())?;
    }
    Ok(())
}

fn answer(line: &str) -> Result<(), String> {
    let mut out = std::io::stdout().lock();
    writeln!(out, "{line}").and_then(|()| out.flush()).map_err(|error| format!("standard output: {error}"))
}

/// KiB of this program's text on huge pages.
fn huge_text(wanted: bool) -> Result<u64, String> {
    #[cfg(target_os = "linux")]
    if wanted {
        text::onto_huge_pages()
            .map_err(|error| format!("the program's text cannot be moved to huge pages: {error}"))?;
    }
    #[cfg(target_os = "linux")]
    return text::on_huge_pages().map_err(|error| format!("/proc/self/smaps: {error}"));
    #[cfg(not(target_os = "linux"))]
    if wanted { Err("--huge-pages is for Linux".to_owned()) } else { Ok(0) }
}

fn main() -> ExitCode {
    let wanted = std::env::args().nth(1).is_some_and(|option| option == "--huge-pages");
    let done = huge_text(wanted).and_then(|kib| answer(&kib.to_string())).and_then(|()| {
        serve(Avx512::detect().ok_or("this CPU has no AVX-512, or HASHWEAVE_ISA forbids it")?)
    });
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("hot: {error}");
            ExitCode::FAILURE
        }
    }
}
