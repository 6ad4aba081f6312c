//! The tree job: one message by a tree hash, on one thread.
//!
//! [`all`] is what is hashed, [`run`] times one case, all contestants slice by slice in turn.
//! Before that all of them hash the message once, and a digest that is not everybody's ends the
//! run. Each is called as its own careful user would call it with a whole message in memory.

use hashweave::Strength;
use hashweave::tree::{Blake3, KangarooTwelve};
use k12::digest::{ExtendableOutput, Update, XofReader};
use runner::slices::{Timed, Timing, compare};
use std::fmt;
use std::hint::black_box;
use std::time::{Duration, Instant};

/// Our own name.
pub const OWN: &str = "hashweave";

const KIB: usize = 1024;

/// A function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Function {
    /// BLAKE3.
    Blake3,
    /// KT128 or KT256 (RFC 9861).
    Kangaroo(Strength),
}

impl fmt::Display for Function {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Blake3 => f.write_str("blake3"),
            Self::Kangaroo(strength) => write!(f, "kt{}", strength.bits()),
        }
    }
}

/// A function of a message of a given length.
#[derive(Clone, Copy, Debug)]
pub struct Case {
    /// The function.
    pub function: Function,
    /// Bytes of the message.
    pub length: usize,
}

/// For example `kt128/1024KiB`.
impl fmt::Display for Case {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}KiB", self.function, self.length / KIB)
    }
}

/// Every case, in the order of the table: a message of one chunk, one with less than eight more,
/// one that the second-level cache holds, and one that no cache does.
#[must_use]
pub fn all() -> Vec<Case> {
    let cases = |lengths: [usize; 4], function| lengths.map(|length| Case { function, length: length * KIB });
    let [kt128, kt256] = [Strength::Bits128, Strength::Bits256]
        .map(|strength| cases([4, 48, 1024, 65_536], Function::Kangaroo(strength)));
    // Of BLAKE3 4 KiB are four chunks, 64 KiB sixty-four.
    [cases([4, 64, 1024, 65_536], Function::Blake3), kt128, kt256].concat()
}

/// Writes the digest of a message.
type Hash = Box<dyn FnMut(&[u8], &mut [u8])>;

/// One library's way to hash a message.
pub struct Contestant {
    /// Which library.
    pub peer: &'static str,
    /// The kernel that it runs, or the library function that is called.
    pub kernel: &'static str,
    hash: Hash,
}

/// The contestants for a function.
#[must_use]
pub fn contestants(function: Function) -> Vec<Contestant> {
    match function {
        Function::Blake3 => blake3(),
        Function::Kangaroo(strength) => kangaroo(strength),
    }
}

fn blake3() -> Vec<Contestant> {
    let own = |message: &[u8], out: &mut [u8]| out.copy_from_slice(&Blake3::hash(message));
    let authors = |message: &[u8], out: &mut [u8]| out.copy_from_slice(blake3::hash(message).as_bytes());
    vec![
        Contestant { peer: OWN, kernel: "Blake3", hash: Box::new(own) },
        Contestant { peer: "BLAKE3 team", kernel: "blake3", hash: Box::new(authors) },
    ]
}

fn kangaroo(strength: Strength) -> Vec<Contestant> {
    let own = move |message: &[u8], out: &mut [u8]| KangarooTwelve::hash(strength, b"", message, out);
    let rust = move |message: &[u8], out: &mut [u8]| match strength {
        Strength::Bits128 => rustcrypto(k12::Kt128::default(), message, out),
        Strength::Bits256 => rustcrypto(k12::Kt256::default(), message, out),
    };
    let mut all = vec![
        Contestant { peer: OWN, kernel: "KangarooTwelve", hash: Box::new(own) },
        Contestant { peer: "RustCrypto", kernel: "k12", hash: Box::new(rust) },
    ];
    // One call for a whole message is what its users have; it asks the CPU what it can run.
    #[cfg(target_arch = "x86_64")]
    all.push(Contestant {
        peer: "XKCP",
        kernel: "K12",
        hash: Box::new(move |message, out| {
            crate::ffi::k12::hash(strength == Strength::Bits256, message, out);
        }),
    });
    all
}

fn rustcrypto<H: Update + ExtendableOutput>(mut hash: H, message: &[u8], out: &mut [u8]) {
    hash.update(message);
    hash.finalize_xof().read(out);
}

/// The time that one contestant needed for a message.
pub struct Measured {
    /// As in [`Contestant`].
    pub peer: &'static str,
    /// As in [`Contestant`].
    pub kernel: &'static str,
    /// Seconds for the message.
    pub timing: Timing,
}

/// Somebody is wrong.
#[derive(Debug)]
pub struct Disagreement(String);

impl fmt::Display for Disagreement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Disagreement {}

/// Times the contestants that `wanted` accepts over `rounds` turns. Returns one entry for each.
///
/// # Errors
/// If two of them do not give the same digest.
pub fn run(
    case: &Case,
    rounds: usize,
    wanted: &dyn Fn(&Contestant) -> bool,
) -> Result<Vec<Measured>, Disagreement> {
    let message: Vec<u8> = (0..case.length).map(|i| (i * 167 + i / 251 * 13).to_le_bytes()[0]).collect();
    let contestants = contestants(case.function).into_iter().filter(wanted);
    let mut passes: Vec<Pass<'_>> =
        contestants.map(|contestant| Pass { contestant, message: &message, digest: [0; 32] }).collect();
    passes.iter_mut().for_each(Pass::once);
    if let Some(other) = passes.iter().find(|pass| pass.digest != passes[0].digest) {
        let [a, b] = [&passes[0], other].map(|pass| pass.contestant.peer);
        return Err(Disagreement(format!("{case}: {a} and {b} give different digests")));
    }
    let mut works: Vec<&mut dyn Timed> = passes.iter_mut().map(|pass| pass as _).collect();
    let comparison = compare(&mut works, rounds, &mut || {});
    let named = |(pass, timing): (Pass<'_>, Timing)| Measured {
        peer: pass.contestant.peer,
        kernel: pass.contestant.kernel,
        timing,
    };
    Ok(passes.into_iter().zip(comparison.timings).map(named).collect())
}

/// The whole message is the unit of work.
struct Pass<'a> {
    contestant: Contestant,
    message: &'a [u8],
    digest: [u8; 32],
}

impl Pass<'_> {
    fn once(&mut self) {
        (self.contestant.hash)(black_box(self.message), &mut self.digest);
        black_box(&mut self.digest);
    }
}

impl Timed for Pass<'_> {
    fn run(&mut self, n: u64) -> Duration {
        let start = Instant::now();
        (0..n).for_each(|_| self.once());
        start.elapsed()
    }

    fn granule(&self) -> u64 {
        1
    }
}
