//! Compares Poseidon of every arity by each of its kernels, and by the library's choice, with the
//! reference.

use super::case::Verdict;
use crate::poseidon::{Arity, ELEMENT, Element, Kernel, hash_many};
use hashes::poseidon::Preimages;
use hashes::reference;

/// Tests every kernel.
pub(super) fn test(note: &mut dyn FnMut(Verdict)) {
    // More preimages than any kernel takes at once. The reference takes longest, so every kernel has
    // the first of the same ones.
    let most = Kernel::usable().map(Kernel::degree).max().unwrap_or(1) + 1;
    for arity in Arity::ALL {
        let (preimages, expected) = case(arity, most);
        let mut verdict = |backend, kernel, (compared, failure)| {
            let algo = format!("poseidon-{}", arity.elements());
            note(Verdict { job: "poseidon", algo, backend, kernel, compared, failure });
        };
        verdict("auto", "hash-many", library(arity, &preimages, &expected));
        for kernel in Kernel::usable() {
            verdict(kernel.name(), "digests", alone(arity, kernel, &preimages, &expected));
        }
    }
}

/// The number of digests that were compared, and the failure.
type Compared = (usize, Option<String>);

/// The library's choice, for all preimages.
fn library(arity: Arity, preimages: &[Element], expected: &[Element]) -> Compared {
    let mut digests = vec![[0; ELEMENT]; expected.len()];
    let failure = match hash_many(arity, preimages.as_flattened(), digests.as_flattened_mut()) {
        Ok(()) => compared(&digests, expected),
        Err(error) => Some(error.to_string()),
    };
    (digests.len(), failure)
}

/// One kernel, for as many preimages as it takes at once.
fn alone(arity: Arity, kernel: Kernel, preimages: &[Element], expected: &[Element]) -> Compared {
    let mut digests = vec![[0; ELEMENT]; kernel.degree()];
    let Some(rows) = Preimages::rows(arity, preimages.as_flattened()) else {
        return (0, Some("rows are not preimages".to_owned()));
    };
    kernel.digests(&rows, 0, &mut digests);
    (digests.len(), compared(&digests, expected))
}

/// Preimages one after another, and their digests. The first elements are r − 1 and 0.
fn case(arity: Arity, count: usize) -> (Vec<Element>, Vec<Element>) {
    let mut largest: Element = [0; ELEMENT];
    for (bytes, word) in largest.chunks_exact_mut(8).zip(hashes::field::MODULUS) {
        bytes.copy_from_slice(&word.to_le_bytes());
    }
    // r is odd.
    largest[0] -= 1;
    let element = |i: usize| match i {
        0 => largest,
        1 => [0; ELEMENT],
        // The last byte of r is greater than that.
        _ => {
            core::array::from_fn(|j| (i * 167 + j * j * 31 + i * j) as u8 & if j == 31 { 0x3F } else { 0xFF })
        }
    };
    let elements: Vec<Element> = (0..count * arity.elements()).map(element).collect();
    let digests = elements.chunks(arity.elements()).map(reference::poseidon::hash).collect();
    (elements, digests)
}

fn compared(digests: &[Element], expected: &[Element]) -> Option<String> {
    let wrong = digests.iter().zip(expected).position(|(digest, expected)| digest != expected)?;
    Some(format!("another digest of preimage {wrong}"))
}
