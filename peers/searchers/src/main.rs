//! Runs somebody else's search for some seconds on one thread, and prints the hashes and the seconds:
//! `hashweave-peers-searchers create2crunch|pow-buster SECONDS`.

use pow_buster::DecimalSolver;
use pow_buster::message::DecimalMessage;
use pow_buster::solver::{SOLVE_TYPE_LT, Solver};
use std::error::Error;
use std::hint::black_box;
use std::time::{Duration, Instant};
use tiny_keccak::{Hasher, Keccak};

/// Hashes between two looks at the clock.
const CHUNK: u64 = 1 << 18;

/// What create2crunch does on a CPU for each salt: a clone of the hash of `ff`, the factory, the caller and
/// six random bytes; six bytes of the counter, the hash of the init code; zero bytes of the address counted.
/// It goes on with addresses of three zero bytes; what it prints of them is left out.
fn create2crunch(first: u64) -> u64 {
    let mut header = Keccak::v256();
    header.update(&[0xFF; 47]);
    let mut found = 0;
    for salt in first..first + CHUNK {
        let mut hash = header.clone();
        hash.update(&salt.to_le_bytes()[..6]);
        hash.update(&[0xD4; 32]);
        let mut digest = [0; 32];
        hash.finalize(&mut digest);
        let (mut total, mut leading) = (0, 21);
        for (i, byte) in digest[12..].iter().enumerate() {
            if *byte == 0 {
                total += 1;
            } else if leading == 21 {
                leading = i;
            }
        }
        if total >= 3 {
            found += black_box(leading) as u64;
        }
    }
    found
}

/// Decimal numbers after 32 bytes of text, by the solver that pow-buster chooses. No digest is below zero,
/// and the compiler must not know that it is zero: then nothing is left to hash.
fn pow_buster(working_set: u64) -> Result<u64, Box<dyn Error>> {
    let message =
        DecimalMessage::new(&[b'a'; 32], working_set as u32).ok_or("pow-buster refuses the text")?;
    let mut solver = DecimalSolver::from(message);
    let solved = solver.solve_nonce_only::<SOLVE_TYPE_LT>(black_box(0), !0);
    if solved.is_some() {
        return Err("pow-buster found a digest below zero".into());
    }
    Ok(solver.get_attempted_nonces())
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().collect();
    let [_, peer, seconds] = &arguments[..] else { return Err("give a peer and seconds".into()) };
    let least = Duration::from_secs_f64(seconds.parse()?);
    let (start, mut hashes, mut turn) = (Instant::now(), 0, 0);
    while start.elapsed() < least {
        hashes += match &peer[..] {
            "create2crunch" => {
                black_box(create2crunch(turn * CHUNK));
                CHUNK
            }
            "pow-buster" => pow_buster(turn)?,
            other => return Err(format!("'{other}' is neither create2crunch nor pow-buster").into()),
        };
        turn += 1;
    }
    println!("{hashes} {}", start.elapsed().as_secs_f64());
    Ok(())
}
