//! Poseidon of many preimages of one arity.
//!
//! | kernel | preimages | what it is |
//! |---|---|---|
//! | `scalar` | 1 | integers: four words of 64 bits an element |
//! | `ifma` | 24 | AVX-512 IFMA: three sets of eight lanes, five limbs of 52 bits an element |

pub(crate) mod row;

use crate::arch;
use core::fmt;
use hashes::field::Node;
use hashes::poseidon::Preimages;
use row::{Poseidon, Row};
use std::sync::OnceLock;

/// A way to compute digests.
#[derive(Clone, Copy)]
pub struct Kernel {
    row: &'static Row,
    code: &'static dyn Poseidon,
}

impl fmt::Debug for Kernel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.row.name)
    }
}

impl Kernel {
    /// The kernels that may be used here, the slowest first.
    pub fn usable() -> impl DoubleEndedIterator<Item = Self> {
        static HERE: OnceLock<Vec<Kernel>> = OnceLock::new();
        let here = HERE.get_or_init(|| {
            let found = |row: &'static Row| Some(Self { row, code: Box::leak((row.detect)()?) });
            arch::here::POSEIDON.iter().filter_map(found).collect()
        });
        here.iter().copied()
    }

    /// The name of the kernel.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.row.name
    }

    /// The most digests that it computes together. Fewer take longer each.
    #[must_use]
    pub fn degree(self) -> usize {
        self.code.degree()
    }

    /// The digests of the preimages from `first` on. Elements that are not below r make a digest
    /// that means nothing.
    ///
    /// # Panics
    ///
    /// If there are more than [`degree`](Self::degree), or fewer preimages.
    pub fn digests(self, preimages: &Preimages<'_>, first: usize, digests: &mut [Node]) {
        self.code.digests(preimages, first, digests);
    }
}

/// The digests of all preimages, by the fastest kernels, or by `only`.
///
/// # Panics
///
/// If there is not a place for each.
pub fn digests(only: Option<Kernel>, preimages: &Preimages<'_>, digests: &mut [Node]) {
    assert_eq!(preimages.count(), digests.len(), "each preimage has a digest");
    let mut first = 0;
    while first < digests.len() {
        let kernel = only.unwrap_or_else(|| choice(digests.len() - first));
        let count = kernel.degree().min(digests.len() - first);
        kernel.digests(preimages, first, &mut digests[first..][..count]);
        first += count;
    }
}

/// The fastest kernel for that many preimages. In lanes, up to eight take as long as one does in
/// integers, or up to a sixth longer.
fn choice(count: usize) -> Kernel {
    let mut usable = Kernel::usable();
    let kernel = if count == 1 { usable.next() } else { usable.next_back() };
    kernel.expect("integers are always there")
}

#[cfg(test)]
mod tests {
    use super::*;
    use hashes::field::is_element;
    use hashes::poseidon::Arity;
    use hashes::reference::poseidon::hash;

    /// Elements that differ everywhere, among them 0, 1, r − 1 and those that are all ones.
    fn elements(count: usize) -> Vec<Node> {
        let mut state = 0x9E37_79B9_7F4A_7C15_u64;
        let mut next = || {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            state
        };
        let mut elements: Vec<Node> = Vec::new();
        while elements.len() < count {
            let mut element = [0; 32];
            for bytes in element.chunks_mut(8) {
                bytes.copy_from_slice(&next().to_le_bytes());
            }
            element[31] &= 0x7F;
            match next() % 16 {
                0 => element = [0; 32],
                1 => element[1..].fill(0),
                2 => element[..31].fill(0xFF),
                3 => element = R_MINUS_ONE,
                _ => {}
            }
            if is_element(&element) {
                elements.push(element);
            }
        }
        elements
    }

    const R_MINUS_ONE: Node = {
        let mut bytes = [0; 32];
        let mut i = 0;
        while i < 32 {
            bytes[i] = (hashes::field::MODULUS[i / 8] >> (8 * (i % 8))) as u8;
            i += 1;
        }
        bytes[0] -= 1;
        bytes
    };

    /// Every kernel, with every number of preimages, in rows and in columns, against the reference.
    #[test]
    fn kernels_agree_with_the_reference() {
        for arity in Arity::ALL {
            let n = arity.elements();
            let most = Kernel::usable().map(Kernel::degree).max().expect("kernels") + 1;
            let rows = elements(most * n);
            let expected: Vec<Node> = rows.chunks(n).map(hash).collect();
            let layers: Vec<Vec<Node>> = (0..n).map(|j| rows.chunks(n).map(|row| row[j]).collect()).collect();
            for kernel in Kernel::usable().map(Some).chain([None]) {
                let counts = (1..=most).filter(|count| *count <= 2 || *count % 5 == 1);
                for count in counts {
                    let mut digests = vec![[0xEE; 32]; count];
                    let bytes = rows[..count * n].as_flattened();
                    let preimages = Preimages::rows(arity, bytes).expect("rows are whole");
                    super::digests(kernel, &preimages, &mut digests);
                    assert_eq!(digests, expected[..count], "{kernel:?}: {arity:?}, {count} rows");
                    let layers: Vec<&[u8]> =
                        layers.iter().map(|layer| layer[..count].as_flattened()).collect();
                    let preimages = Preimages::columns(&layers).expect("columns are whole");
                    digests.fill([0xEE; 32]);
                    super::digests(kernel, &preimages, &mut digests);
                    assert_eq!(digests, expected[..count], "{kernel:?}: {arity:?}, {count} columns");
                }
            }
        }
    }
}
