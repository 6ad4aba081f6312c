//! The parameters of BLAKE2 that RFC 7693 leaves at their usual values.

use super::length::LengthError;
use hashes::{Algorithm, Primitive, State};

/// The parameter block of BLAKE2 except the lengths of digest and key ("BLAKE2: simpler, smaller,
/// fast as MD5", section 2.8), and the flag of a last node (section 2.4).
/// [`default`](Self::default) gives the values that RFC 7693 uses.
///
/// ```
/// use hashweave::{Algorithm, Hasher, batch::Blake2Parameters};
/// let parameters = Blake2Parameters { person: b"my program", ..Blake2Parameters::default() };
/// let hasher = Hasher::with_parameters(Algorithm::Blake2b(64), 64, &[], &parameters)?;
/// assert_ne!(hasher.digest(), hashweave::digest(Algorithm::Blake2b(64), b""));
/// # Ok::<(), hashweave::LengthError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Blake2Parameters<'a> {
    /// The salt, at most 16 bytes for BLAKE2b and 8 for BLAKE2s; a shorter one is padded with
    /// zeros.
    pub salt: &'a [u8],
    /// The personalization, with the same limits as the salt.
    pub person: &'a [u8],
    /// The fanout: children of a node; 0 means any number.
    pub fanout: u8,
    /// The maximal depth: layers of the tree, at least 1; 255 means any number.
    pub depth: u8,
    /// The maximal length of a leaf in bytes; 0 means any length.
    pub leaf_size: u32,
    /// The position of the node in its layer, below 2^48 for BLAKE2s.
    pub node_offset: u64,
    /// The layer of the node; 0 is that of the leaves.
    pub node_depth: u8,
    /// The length in bytes of the digests of inner nodes, at most that of the longest digest.
    pub inner_size: u8,
    /// Whether this is the last node of its layer.
    pub last_node: bool,
}

impl Default for Blake2Parameters<'_> {
    fn default() -> Self {
        Self {
            salt: &[],
            person: &[],
            fanout: 1,
            depth: 1,
            leaf_size: 0,
            node_offset: 0,
            node_depth: 0,
            inner_size: 0,
            last_node: false,
        }
    }
}

/// The part of the parameters that a hasher keeps.
#[derive(Clone, Debug)]
pub(super) struct Node {
    /// The difference to the block with the usual values, which is added to the state by exclusive
    /// or.
    change: [u8; 64],
    pub(super) is_last: bool,
}

impl Node {
    /// Checks parameters.
    pub(super) fn new(algorithm: Algorithm, parameters: &Blake2Parameters<'_>) -> Result<Self, LengthError> {
        let wide = match algorithm.primitive() {
            Primitive::Blake2b => true,
            Primitive::Blake2s => false,
            Primitive::Sha256
            | Primitive::Sha512
            | Primitive::MerkleDamgard(_)
            | Primitive::Blake3
            | Primitive::Keccak { .. } => {
                return Err(LengthError::NotBlake2 { algorithm });
            }
        };
        let (longest, last_offset) = if wide { (16, u64::MAX) } else { (8, (1 << 48) - 1) };
        let at_least = |least: u64, most: u64, parameter: &'static str, value: u64| match (least..=most)
            .contains(&value)
        {
            true => Ok(()),
            false => Err(LengthError::Parameter { algorithm, parameter, least, most }),
        };
        at_least(0, longest, "the length of salt", parameters.salt.len() as u64)?;
        at_least(0, longest, "the length of person", parameters.person.len() as u64)?;
        at_least(1, 255, "depth", parameters.depth.into())?;
        at_least(0, last_offset, "node_offset", parameters.node_offset)?;
        at_least(0, 4 * longest, "inner_size", parameters.inner_size.into())?;
        let mut change = [0; 64];
        let mut put = |at: usize, bytes: &[u8]| change[at..][..bytes.len()].copy_from_slice(bytes);
        // In the state both are 1 already.
        put(2, &[parameters.fanout ^ 1, parameters.depth ^ 1]);
        put(4, &parameters.leaf_size.to_le_bytes());
        let offset = parameters.node_offset.to_le_bytes();
        let layer = [parameters.node_depth, parameters.inner_size];
        if wide {
            put(8, &offset);
            put(16, &layer);
            put(32, parameters.salt);
            put(48, parameters.person);
        } else {
            put(8, &offset[..6]);
            put(14, &layer);
            put(16, parameters.salt);
            put(24, parameters.person);
        }
        Ok(Self { change, is_last: parameters.last_node })
    }

    /// Applies the parameters to an initial state.
    pub(super) fn enter(&self, state: &mut State) {
        for (byte, change) in state.lines_mut()[0].iter_mut().zip(&self.change) {
            *byte ^= change;
        }
    }
}
