//! Messages of one length that lie at a constant distance: the rows of a matrix.

use super::Engine;
use super::alike::Alike;
use super::plan::Plan;
use crate::plan::WIDEST;
use crate::tree::Blake3;
use arrayvec::ArrayVec;
use core::fmt;
use hashes::{Algorithm, State};

/// Messages that are handled together: their slices need no memory but the stack, and fill the lanes
/// of any kernel several times.
const TOGETHER: usize = 4 * WIDEST;

/// Why rows and their digests do not fit each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum RowsError {
    /// A row would begin within the one before.
    Stride {
        /// Bytes from one row to the next.
        stride: usize,
        /// Bytes of a row.
        length: usize,
    },
    /// The rows take more bytes than there are addresses.
    Overflow {
        /// Rows.
        count: usize,
        /// Bytes from one row to the next.
        stride: usize,
    },
    /// There are not as many bytes as the rows take.
    Rows {
        /// The bytes that there are.
        bytes: usize,
        /// The bytes of as many rows as there is room for digests.
        needed: usize,
    },
    /// The room for digests does not end where a digest ends.
    Digests {
        /// Bytes of the room.
        bytes: usize,
        /// Bytes of a digest.
        length: usize,
    },
    /// The room for digests is not that of one for each row.
    Room {
        /// Bytes of the room.
        bytes: usize,
        /// Bytes of the digests of all rows.
        needed: usize,
    },
}

impl fmt::Display for RowsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Stride { stride, length } => {
                write!(f, "rows of {length} bytes overlap if they are {stride} bytes apart")
            }
            Self::Overflow { count, stride } => {
                write!(f, "{count} rows that are {stride} bytes apart take more bytes than can be addressed")
            }
            Self::Rows { bytes, needed } => write!(f, "the rows take {needed} bytes, and {bytes} are given"),
            Self::Digests { bytes, length } => {
                write!(f, "the room for digests has {bytes} bytes, which is no multiple of {length}")
            }
            Self::Room { bytes, needed } => {
                write!(f, "the digests take {needed} bytes, and there is room for {bytes}")
            }
        }
    }
}

impl core::error::Error for RowsError {}

/// Computes the digest of every row of a matrix: of `length` bytes each, every `stride` bytes. There
/// are as many rows as `digests` has room for; the digests are written one after another. This is
/// the fastest way to hash many short messages: they are neither gathered nor copied into slices.
///
/// ```
/// use hashweave::{Algorithm, digest, digest_rows};
/// // Three records of 40 bytes, of which the first 32 are a key.
/// let records = [7; 3 * 40];
/// let mut digests = [0; 3 * 32];
/// digest_rows(Algorithm::Sha256, &records, 40, 32, &mut digests)?;
/// assert_eq!(digests[64..], digest(Algorithm::Sha256, &records[80..112])[..]);
/// # Ok::<(), hashweave::RowsError>(())
/// ```
///
/// # Errors
///
/// If `digests` is not a whole number of digests, the rows overlap, or `rows` ends before the last
/// of them does. Nothing is written then.
///
/// # Panics
///
/// If the [algorithm does not exist](Algorithm::exists).
pub fn digest_rows(
    algorithm: Algorithm,
    rows: &[u8],
    stride: usize,
    length: usize,
    digests: &mut [u8],
) -> Result<(), RowsError> {
    Engine::new().digest_rows(algorithm, rows, stride, length, digests)
}

/// [`digest_rows`] of arrays: the digests of all of them, one after another.
///
/// ```
/// use hashweave::{Algorithm, digest, digest_arrays};
/// let leaves = [[1; 32], [2; 32]];
/// let mut digests = [[0; 32]; 2];
/// digest_arrays(Algorithm::Sha3_256, &leaves, digests.as_flattened_mut())?;
/// assert_eq!(digests[1], digest(Algorithm::Sha3_256, &leaves[1])[..]);
/// # Ok::<(), hashweave::RowsError>(())
/// ```
///
/// # Errors
///
/// If `digests` has not the room of exactly one digest for each.
///
/// # Panics
///
/// If the [algorithm does not exist](Algorithm::exists).
pub fn digest_arrays<const N: usize>(
    algorithm: Algorithm,
    rows: &[[u8; N]],
    digests: &mut [u8],
) -> Result<(), RowsError> {
    let needed = rows.len() * algorithm.digest_length();
    if digests.len() != needed {
        return Err(RowsError::Room { bytes: digests.len(), needed });
    }
    digest_rows(algorithm, rows.as_flattened(), N, N, digests)
}

/// Replaces every digest by the digest of it, `times` times: many hash chains side by side, such as
/// those of Winternitz and Lamport signatures or the segments of a proof of history, each of which
/// is checked from its start. The digests lie one after another.
///
/// ```
/// use hashweave::{Algorithm, digest, iterate};
/// let mut ends = [[1; 32], [2; 32]];
/// iterate(Algorithm::Sha256, 1000, ends.as_flattened_mut())?;
/// let mut alone: [u8; 32] = [2; 32];
/// for _ in 0..1000 {
///     alone = digest(Algorithm::Sha256, &alone)[..].try_into().expect("a digest has 32 bytes");
/// }
/// assert_eq!(ends[1], alone);
/// # Ok::<(), hashweave::RowsError>(())
/// ```
///
/// # Errors
///
/// If `digests` is not a whole number of digests. They are what they were then.
///
/// # Panics
///
/// If the [algorithm does not exist](Algorithm::exists).
pub fn iterate(algorithm: Algorithm, times: u64, digests: &mut [u8]) -> Result<(), RowsError> {
    Engine::new().iterate(algorithm, times, digests)
}

impl Engine {
    /// [`digest_rows`](crate::digest_rows) on this engine.
    ///
    /// # Errors
    ///
    /// Those of that function.
    ///
    /// # Panics
    ///
    /// Those of that function.
    pub fn digest_rows(
        &self,
        algorithm: Algorithm,
        rows: &[u8],
        stride: usize,
        length: usize,
        digests: &mut [u8],
    ) -> Result<(), RowsError> {
        let size = algorithm.digest_length();
        let count = whole_digests(digests, size)?;
        assert!(algorithm.exists(), "there is no {algorithm}");
        let rows = Rows::new(rows, stride, length, count)?;
        if algorithm.is_tree(length) {
            for (i, digest) in digests.chunks_exact_mut(size).enumerate() {
                digest.copy_from_slice(&Blake3::hash(rows.row(i)));
            }
            return Ok(());
        }
        let plan = self.plan(algorithm.primitive(), length);
        let lengths = || core::iter::repeat_n(length, count);
        if plan.first(count.max(1)).count > 1
            && self.digest_alike(algorithm, plan, lengths(), |i| rows.row(i), rows.packed(count), digests)
        {
            return Ok(());
        }
        // One that `collect` returned would be copied as a whole.
        let mut together = ArrayVec::<_, TOGETHER>::new();
        for (first, digests) in (0..count).step_by(TOGETHER).zip(digests.chunks_mut(TOGETHER * size)) {
            together.clear();
            together.extend((first..count).take(TOGETHER).map(|i| rows.row(i)));
            self.digest_slices(algorithm, &together, digests);
        }
        Ok(())
    }

    /// [`iterate`](crate::iterate) on this engine.
    ///
    /// # Errors
    ///
    /// Those of that function.
    ///
    /// # Panics
    ///
    /// Those of that function.
    pub fn iterate(&self, algorithm: Algorithm, times: u64, digests: &mut [u8]) -> Result<(), RowsError> {
        assert!(algorithm.exists(), "there is no {algorithm}");
        let length = algorithm.digest_length();
        whole_digests(digests, length)?;
        if algorithm.stages().is_some() {
            let mut before = vec![0; digests.len()];
            for _ in 0..times {
                before.copy_from_slice(digests);
                self.digest_rows(algorithm, &before, length, length, digests)?;
            }
        } else if !digests.is_empty() {
            // Both of two passes are by the same function.
            for _ in 0..algorithm.passes() {
                self.iterate_digests(algorithm.first(), times, digests);
            }
        }
        Ok(())
    }

    /// Computes the digests of messages that have equally many blocks, each given by its index, and all
    /// of them if they lie one after another; returns false if that is not what they are.
    pub(super) fn digest_alike<'b>(
        &self,
        algorithm: Algorithm,
        plan: &Plan,
        lengths: impl ExactSizeIterator<Item = usize>,
        message: impl Fn(usize) -> &'b [u8],
        packed: Option<&[u8]>,
        out: &mut [u8],
    ) -> bool {
        if algorithm.stages().is_some() {
            return false;
        }
        let (first, length, count) = (algorithm.first(), algorithm.digest_length(), lengths.len());
        let initial = State::initial(first, length, 0);
        let Some(alike) = Alike::of(first, length, &initial, 0, lengths) else { return false };
        alike.digest_many(plan, count, message, packed, out);
        if let Some(later) = algorithm.later() {
            self.iterate_digests(later, u64::from(algorithm.passes() - 1), out);
        }
        true
    }

    /// Replaces each of some digests by the digest of it, `times` times.
    fn iterate_digests(&self, algorithm: Algorithm, times: u64, digests: &mut [u8]) {
        let length = algorithm.digest_length();
        let initial = State::initial(algorithm, length, 0);
        let lengths = core::iter::repeat_n(length, digests.len() / length);
        let Some(alike) = Alike::of(algorithm, length, &initial, 0, lengths) else {
            unreachable!("digests have one length")
        };
        alike.iterate(self.plan(algorithm.primitive(), length), times, digests);
    }
}

/// The number of digests of `length` bytes for which there is room, or an error if that does not end
/// where a digest ends.
pub(crate) fn whole_digests(digests: &[u8], length: usize) -> Result<usize, RowsError> {
    let bytes = digests.len();
    if bytes.is_multiple_of(length) { Ok(bytes / length) } else { Err(RowsError::Digests { bytes, length }) }
}

/// Messages of one length at a constant distance.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rows<'a> {
    bytes: &'a [u8],
    stride: usize,
    length: usize,
}

impl<'a> Rows<'a> {
    /// `count` rows, if the bytes have them.
    pub(crate) fn new(
        bytes: &'a [u8],
        stride: usize,
        length: usize,
        count: usize,
    ) -> Result<Self, RowsError> {
        if stride < length {
            return Err(RowsError::Stride { stride, length });
        }
        let Some(last) = count.checked_sub(1) else {
            return Ok(Self { bytes, stride, length });
        };
        let end = last.checked_mul(stride).and_then(|begin| begin.checked_add(length));
        let needed = end.ok_or(RowsError::Overflow { count, stride })?;
        if bytes.len() < needed {
            return Err(RowsError::Rows { bytes: bytes.len(), needed });
        }
        Ok(Self { bytes, stride, length })
    }

    /// Row `i`.
    #[inline(always)]
    pub(crate) fn row(&self, i: usize) -> &'a [u8] {
        &self.bytes[i * self.stride..][..self.length]
    }

    /// All of the `count` rows, if they lie one after another.
    fn packed(&self, count: usize) -> Option<&'a [u8]> {
        (self.stride == self.length).then(|| &self.bytes[..count * self.length])
    }
}
