//! The expected findings of a search: every counter in turn, message by message, hashed by the
//! reference.

use crate::program::{bytes, int};
use hashweave::{Algorithm, reference};
use serde_json::Value;

/// A counter, its message and its digest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Hashed {
    pub(crate) counter: u64,
    pub(crate) input: Vec<u8>,
    pub(crate) hash: Vec<u8>,
}

/// The messages `prefix`, then the counter in eight bytes, least significant first.
pub(crate) fn scan(prefix: &[u8], first: u64, count: u64) -> Vec<Hashed> {
    let message = |counter: u64| [prefix, &counter.to_le_bytes()].concat();
    scan_with(Algorithm::Sha3_256, &message, first, count)
}

/// Messages of any form under any algorithm.
pub(crate) fn scan_with(
    algorithm: Algorithm,
    message: &dyn Fn(u64) -> Vec<u8>,
    first: u64,
    count: u64,
) -> Vec<Hashed> {
    let hashed = |counter| {
        let input = message(counter);
        let hash = reference::digest(algorithm, &input);
        Hashed { counter, input, hash }
    };
    (0..count).map(|i| hashed(first + i)).collect()
}

/// The hashes that have at least `bits` leading zero bits.
pub(crate) fn zero_bits(scanned: &[Hashed], bits: u32) -> Vec<Hashed> {
    let zeros = |bytes: &[u8]| u64::from_be_bytes(core::array::from_fn(|i| bytes[i])).leading_zeros();
    assert!(bits < 64, "enough for these tests");
    scanned.iter().filter(|hashed| zeros(&hashed.hash) >= bits).cloned().collect()
}

/// The hashes below all before them.
pub(crate) fn minima(scanned: &[Hashed]) -> Vec<Hashed> {
    let mut least: Option<&[u8]> = None;
    let mut found = Vec::new();
    for hashed in scanned {
        if least.is_none_or(|least| hashed.hash.as_slice() < least) {
            least = Some(&hashed.hash);
            found.push(hashed.clone());
        }
    }
    found
}

/// The results in records, of one worker or of all.
pub(crate) fn results(records: &[Value], worker: Option<u64>) -> Vec<Hashed> {
    let result = |record: &&Value| record["kind"] == "best" || record["kind"] == "hit";
    let wanted = |record: &&Value| worker.is_none_or(|worker| int(record, "worker") == worker);
    let hashed = |record: &Value| Hashed {
        counter: int(record, "counter"),
        input: bytes(record, "input_hex"),
        hash: bytes(record, "hash_hex"),
    };
    records.iter().filter(result).filter(wanted).map(hashed).collect()
}

/// Compares results with what they should be.
pub(crate) fn check(found: &[Hashed], expected: &[Hashed]) {
    let differs = found.iter().zip(expected).position(|(a, b)| a != b);
    let at = differs.unwrap_or(found.len().min(expected.len()));
    assert!(
        found == expected,
        "{} found instead of {}; first difference: {:?} instead of {:?}",
        found.len(),
        expected.len(),
        found.get(at),
        expected.get(at)
    );
}
