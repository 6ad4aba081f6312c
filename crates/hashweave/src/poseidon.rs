//! Poseidon over the scalar field of BLS12-381, as Filecoin's proofs use it: 2, 4, 8 or 11 elements
//! to one, many at a time.
//!
//! An element is 32 bytes, the least significant first: an integer below r =
//! 0x73eda753299d7d483339d80809a1d80553bda402fffe5bfeffffffff00000001. Others are an error, and
//! nothing is reduced silently. The function is that of a node of a Merkle tree, with the domain tag
//! 2^arity − 1, the exponent 5, 8 full rounds, 55 (arity 2), 56 (4) or 57 (8, 11) partial ones, of
//! standard strength.
//!
//! | function | preimages |
//! |---|---|
//! | [`hash`] | one |
//! | [`hash_many`] | many, one after another: nodes of a layer of a tree |
//! | [`hash_columns`] | many, their elements in layers that lie apart: the labels of a replica |
//!
//! 24 preimages are hashed at a time where the CPU multiplies integers of 52 bits in lanes (AVX-512
//! IFMA), so that many in one call are up to ten times as fast as in calls of their own. No thread is
//! started: whoever has several gives each a part of the preimages. How it is computed, and how far
//! from the bound, is in `docs/poseidon.md`.
//!
//! Sources: Grassi, Khovratovich, Rechberger, Roy, Schofnegger, Poseidon (2019); the Filecoin
//! specification, section Poseidon.
//!
//! ```
//! use hashweave::poseidon::{self, Arity};
//! // A tree over 64 leaves: three layers of arity 8.
//! let element = |i| core::array::from_fn::<u8, 32, _>(|j| if j == 0 { i } else { 0 });
//! let mut layer: Vec<u8> = (0..64).flat_map(element).collect();
//! while layer.len() > 32 {
//!     let mut above = vec![0; layer.len() / 8];
//!     poseidon::hash_many(Arity::Eight, &layer, &mut above)?;
//!     layer = above;
//! }
//! assert_eq!(layer[..4], [0x89, 0x09, 0x9e, 0x16]);
//! # Ok::<(), poseidon::PoseidonError>(())
//! ```

pub use hashes::field::{MODULUS, is_element};
pub use hashes::poseidon::Arity;
pub use kernels::poseidon::Kernel;

use hashes::field::NODE;
use hashes::poseidon::Preimages;

/// Bytes of an element.
pub const ELEMENT: usize = NODE;

/// An element: an integer below r, its least significant byte first.
pub type Element = [u8; ELEMENT];

/// The reason why something cannot be hashed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum PoseidonError {
    /// There is no function of that many elements.
    #[error("Poseidon is not defined here for {elements} elements: give 2, 4, 8 or 11")]
    Arity {
        /// The elements, or the layers.
        elements: usize,
    },
    /// The bytes do not end where a preimage ends.
    #[error("{bytes} bytes are not whole preimages of {size} bytes: give them one after another")]
    Preimages {
        /// The bytes.
        bytes: usize,
        /// Bytes of a preimage.
        size: usize,
    },
    /// A layer has another length than the first one, or is not whole elements.
    #[error("layer {layer} has {bytes} bytes: give layers of one length, which is a multiple of 32")]
    Layer {
        /// The layer, counted from 0.
        layer: usize,
        /// Its bytes.
        bytes: usize,
    },
    /// The room for digests is not that of one for each preimage.
    #[error("the digests take {needed} bytes, and there is room for {bytes}: give room for exactly them")]
    Room {
        /// Bytes of the room.
        bytes: usize,
        /// Bytes of the digests.
        needed: usize,
    },
    /// An element is not below r.
    #[error("element {element} of preimage {preimage} is not below r: give elements of the field")]
    NotReduced {
        /// The preimage, counted from 0.
        preimage: usize,
        /// The element of it, counted from 0.
        element: usize,
    },
}

/// Computes the digest of 2, 4, 8 or 11 elements.
///
/// ```
/// use hashweave::poseidon;
/// let (mut zero, mut one) = ([0; 32], [0; 32]);
/// one[0] = 1;
/// assert_eq!(poseidon::hash(&[zero, one])?[..4], [0xff, 0xe7, 0x02, 0x9a]);
/// zero[31] = 0x74;
/// assert!(poseidon::hash(&[zero, one]).is_err());
/// # Ok::<(), poseidon::PoseidonError>(())
/// ```
///
/// # Errors
///
/// If there is no function of that many elements, or one of them is not below r.
pub fn hash(elements: &[Element]) -> Result<Element, PoseidonError> {
    let elements_given = elements.len();
    let arity = Arity::new(elements_given).ok_or(PoseidonError::Arity { elements: elements_given })?;
    let mut digest = [0; ELEMENT];
    hash_many(arity, elements.as_flattened(), &mut digest)?;
    Ok(digest)
}

/// Computes the digest of every preimage: of `arity` · 32 bytes each, one after another. The digests
/// of 32 bytes are written one after another.
///
/// ```
/// use hashweave::poseidon::{self, Arity};
/// // Two preimages of eight elements.
/// let preimages = [1; 2 * 8 * 32];
/// let mut digests = [0; 2 * 32];
/// poseidon::hash_many(Arity::Eight, &preimages, &mut digests)?;
/// assert_eq!(digests[32..], poseidon::hash(&[[1; 32]; 8])?);
/// # Ok::<(), poseidon::PoseidonError>(())
/// ```
///
/// # Errors
///
/// If the bytes are not whole preimages, the room is not that of their digests, or an element is not
/// below r. Nothing is written then.
pub fn hash_many(arity: Arity, preimages: &[u8], digests: &mut [u8]) -> Result<(), PoseidonError> {
    let (bytes, size) = (preimages.len(), arity.elements() * ELEMENT);
    let preimages = Preimages::rows(arity, preimages).ok_or(PoseidonError::Preimages { bytes, size })?;
    hash_all(&preimages, digests)
}

/// Computes the digest of every column of 2, 4, 8 or 11 layers: element j of preimage i is at 32 i
/// of layer j. The digests of 32 bytes are written one after another.
///
/// ```
/// use hashweave::poseidon;
/// // Columns of two layers of three nodes.
/// let layers = [[1; 3 * 32], [2; 3 * 32]];
/// let mut digests = [0; 3 * 32];
/// poseidon::hash_columns(&[&layers[0], &layers[1]], &mut digests)?;
/// assert_eq!(digests[64..], poseidon::hash(&[[1; 32], [2; 32]])?);
/// # Ok::<(), poseidon::PoseidonError>(())
/// ```
///
/// # Errors
///
/// If there is no function of as many elements as there are layers, the layers are not of one length
/// and whole elements, the room is not that of the digests, or an element is not below r. Nothing is
/// written then.
pub fn hash_columns(layers: &[&[u8]], digests: &mut [u8]) -> Result<(), PoseidonError> {
    if Arity::new(layers.len()).is_none() {
        return Err(PoseidonError::Arity { elements: layers.len() });
    }
    let length = layers[0].len();
    let fits = |layer: &&[u8]| layer.len() == length && length.is_multiple_of(ELEMENT);
    if let Some(layer) = layers.iter().position(|layer| !fits(layer)) {
        return Err(PoseidonError::Layer { layer, bytes: layers[layer].len() });
    }
    let preimages = Preimages::columns(layers).expect("layers fit each other");
    hash_all(&preimages, digests)
}

/// Hashes checked preimages.
fn hash_all(preimages: &Preimages<'_>, digests: &mut [u8]) -> Result<(), PoseidonError> {
    let (bytes, needed) = (digests.len(), preimages.count() * ELEMENT);
    if bytes != needed {
        return Err(PoseidonError::Room { bytes, needed });
    }
    for preimage in 0..preimages.count() {
        for element in 0..preimages.arity().elements() {
            if !is_element(preimages.element(preimage, element)) {
                return Err(PoseidonError::NotReduced { preimage, element });
            }
        }
    }
    kernels::poseidon::digests(None, preimages, digests.as_chunks_mut().0);
    Ok(())
}
