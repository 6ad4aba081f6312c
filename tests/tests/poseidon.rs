//! Poseidon of every arity on every kernel: published digests, and others against the slow
//! reference.

use hashes::poseidon::{Arity, Preimages};
use hashes::reference;
use hashweave::poseidon::Element;
use hashweave_tests::engines::Wrong;
use kernels::poseidon::Kernel;

/// The digests of 0, 1, 2, … by neptune 13.
const PUBLISHED: [(Arity, &str); 3] = [
    (Arity::Two, "ffe7029a363c202e9da6059d33a9fba661e1ef02d90f9e736ba5765ed7086539"),
    (Arity::Eight, "e6a5386df534992ad9aec49c9d2e684b777067114200011255dea5a31d619423"),
    (Arity::Eleven, "6331692bc3bbe3cec18fb0ccd8dcf3097ae8eb32e237a56c287f22e5b2c10f0c"),
];

/// Elements that differ in every byte; those of the first preimage are 0, 1, 2, …
fn elements(arity: Arity, count: usize) -> Vec<Element> {
    let n = arity.elements();
    let small = |i: usize| core::array::from_fn(|j| if j == 0 { i as u8 } else { 0 });
    // The last byte stays below that of r, 0x73.
    let large =
        |i: usize| core::array::from_fn(|j| (i * 167 + j * 29) as u8 % if j == 31 { 0x73 } else { 0xFB });
    (0..count * n).map(|i| if i < n { small(i) } else { large(i) }).collect()
}

#[test]
fn every_kernel_is_the_reference() {
    let mut wrong = Wrong::default();
    for arity in Arity::ALL {
        for kernel in Kernel::usable() {
            let rows = elements(arity, kernel.degree());
            let expected: Vec<Element> =
                rows.chunks(arity.elements()).map(reference::poseidon::hash).collect();
            if let Some((_, digest)) = PUBLISHED.iter().find(|(published, _)| *published == arity) {
                assert_eq!(hex::encode(expected[0]), *digest, "reference: {arity:?}");
            }
            let preimages = Preimages::rows(arity, rows.as_flattened()).expect("rows are whole");
            let mut digests = vec![[0xEE; 32]; kernel.degree()];
            kernel.digests(&preimages, 0, &mut digests);
            if let Some(at) = digests.iter().zip(&expected).position(|(digest, expected)| digest != expected)
            {
                let of = format!("poseidon-{}", arity.elements());
                wrong.note("digest", of, kernel.name(), || format!("preimage {at}"));
            }
        }
    }
    wrong.none();
}
