//! Measures the gain of a pool. Threads hash messages of their own, alone, through a pool and
//! through one that owns the bytes; next to them one thread has all messages and calls
//! `digest_many`. `cargo run --release --example pool -p hashweave [ALGORITHM [THREADS]]`. Slices
//! of all run in turn; the result is megabytes a second of the median slice.

#![allow(clippy::print_stdout, reason = "that is what it is for")]

use hashweave::{Algorithm, Hasher, Pool, digest, digest_many};
use std::hint::black_box;
use std::sync::Arc;
use std::time::Instant;
use std::{env, thread};

/// Bytes that all threads hash in a slice: 20 to 30 ms.
const BYTES: usize = 64 << 20;
/// The number of slices of each.
const ROUNDS: usize = 25;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = env::args().skip(1);
    let algorithm: Algorithm = arguments.next().unwrap_or_else(|| "sha256".into()).parse()?;
    let threads: usize = arguments.next().map_or(Ok(64), |text| text.parse())?;
    let pool = Pool::new();
    let cores = pool.leaders();
    println!("{algorithm}, {threads} threads, {cores} at the same time; MB/s");
    println!(
        "{:>10} {:>8} {:>8} {:>8} {:>8} {:>12} {:>12} {:>12}",
        "bytes", "alone", "pool", "owned", "many", "pool/alone", "owned/alone", "owned/many"
    );
    for length in [1 << 10, 4 << 10, 8 << 10, 16 << 10, 32 << 10, 64 << 10, 1 << 20] {
        let turns = (BYTES / length / threads).max(1);
        let message = vec![0x5a; length];
        let alone = || on_all(threads, turns, &|| drop(black_box(digest(algorithm, &message))));
        let pooled = || on_all(threads, turns, &|| drop(black_box(pool.digest(algorithm, &message))));
        let shared: Arc<[u8]> = message.clone().into();
        let owned = || {
            on_all(threads, turns, &|| {
                let mut hasher = Hasher::new(algorithm);
                pool.update_owned(&mut hasher, Arc::clone(&shared));
                black_box(hasher.digest());
            })
        };
        let messages = vec![&message[..]; threads];
        let many = || {
            on_all(cores, turns.div_ceil(cores), &|| {
                let mut digests = vec![0; threads * algorithm.digest_length()];
                digest_many(algorithm, &messages, &mut digests);
                black_box(&digests);
            })
        };
        let runs: [&dyn Fn() -> f64; 4] = [&alone, &pooled, &owned, &many];
        let mut seconds = [const { Vec::new() }; 4];
        for _ in 0..ROUNDS {
            seconds.iter_mut().zip(runs).for_each(|(seconds, run)| seconds.push(run()));
        }
        let hashed = [turns, turns, turns, turns.div_ceil(cores) * cores]
            .map(|turns| (turns * threads * length) as f64);
        let rate = |i: usize| {
            let mut of = seconds[i].clone();
            of.sort_by(f64::total_cmp);
            hashed[i] / of[ROUNDS / 2] / 1e6
        };
        let [alone, pool, owned, many] = [rate(0), rate(1), rate(2), rate(3)];
        let ratios = [pool / alone, owned / alone, owned / many];
        print!("{length:>10} {alone:>8.0} {pool:>8.0} {owned:>8.0} {many:>8.0}");
        println!("{}", ratios.map(|ratio| format!(" {ratio:>12.2}")).concat());
    }
    Ok(())
}

/// Returns the seconds in which a number of threads do something `turns` times each.
fn on_all(threads: usize, turns: usize, work: &(impl Fn() + Sync)) -> f64 {
    let began = Instant::now();
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(move || (0..turns).for_each(|_| work()));
        }
    });
    began.elapsed().as_secs_f64()
}
