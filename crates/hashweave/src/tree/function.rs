//! The tree hashes by name, and one hasher for all of them.

use super::{Blake3, Blake3Piece, PieceError};
use core::fmt;
use core::str::FromStr;

/// A tree hash.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum TreeFunction {
    /// BLAKE3, any output length; 32 bytes if none is asked for.
    Blake3,
}

/// No tree hash has that name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownTreeFunction(pub String);

impl fmt::Display for UnknownTreeFunction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<String> = TreeFunction::ALL.iter().map(TreeFunction::to_string).collect();
        write!(f, "there is no tree hash '{}'; there are {}", self.0, names.join(", "))
    }
}

impl core::error::Error for UnknownTreeFunction {}

impl TreeFunction {
    /// All of them.
    pub const ALL: [Self; 1] = [Self::Blake3];

    /// What stands before a BSD-style line.
    #[must_use]
    pub fn tag(self) -> &'static str {
        match self {
            Self::Blake3 => "BLAKE3",
        }
    }

    /// Bytes of output if no number is asked for.
    #[must_use]
    pub fn digest_length(self) -> usize {
        match self {
            Self::Blake3 => 32,
        }
    }
}

impl fmt::Display for TreeFunction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Blake3 => "blake3",
        })
    }
}

impl FromStr for TreeFunction {
    type Err = UnknownTreeFunction;

    fn from_str(name: &str) -> Result<Self, UnknownTreeFunction> {
        let known = Self::ALL.into_iter().find(|function| function.to_string() == name);
        known.ok_or_else(|| UnknownTreeFunction(name.to_owned()))
    }
}

/// A hasher of any tree hash.
///
/// ```
/// use hashweave::tree::{TreeFunction, TreeHasher};
/// let blake3: TreeFunction = "blake3".parse()?;
/// let mut hasher = TreeHasher::from(blake3);
/// hasher.update(b"abc");
/// let mut digest = vec![0; blake3.digest_length()];
/// hasher.finalize_xof(&mut digest);
/// assert_eq!(digest[..4], [0x64, 0x37, 0xb3, 0xac]);
/// # Ok::<(), hashweave::tree::UnknownTreeFunction>(())
/// ```
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum TreeHasher {
    /// BLAKE3 in any mode.
    Blake3(Blake3),
}

/// A piece of any of them.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Piece {
    /// Of BLAKE3.
    Blake3(Blake3Piece),
}

impl From<TreeFunction> for TreeHasher {
    fn from(function: TreeFunction) -> Self {
        match function {
            TreeFunction::Blake3 => Self::Blake3(Blake3::new()),
        }
    }
}

impl From<Blake3> for TreeHasher {
    fn from(hasher: Blake3) -> Self {
        Self::Blake3(hasher)
    }
}

impl TreeHasher {
    /// Which it is.
    #[must_use]
    pub fn function(&self) -> TreeFunction {
        match self {
            Self::Blake3(_) => TreeFunction::Blake3,
        }
    }

    /// Appends to the message.
    pub fn update(&mut self, data: &[u8]) {
        match self {
            Self::Blake3(hasher) => hasher.update(data),
        }
    }

    /// Writes the first bytes of the output, as many as there is room for. The message may go on afterwards.
    pub fn finalize_xof(&self, out: &mut [u8]) {
        match self {
            Self::Blake3(hasher) => hasher.finalize_xof(out),
        }
    }

    /// Bytes of a piece: a power of two.
    #[must_use]
    pub fn piece_bytes(&self) -> usize {
        match self {
            Self::Blake3(hasher) => hasher.piece_bytes(),
        }
    }

    /// Computes what piece number `index` of a message adds to the hash, on any thread.
    ///
    /// # Errors
    ///
    /// If the data are not [`piece_bytes`](Self::piece_bytes) long.
    pub fn piece(&self, index: u64, data: &[u8]) -> Result<Piece, PieceError> {
        match self {
            Self::Blake3(hasher) => hasher.piece(index, data).map(Piece::Blake3),
        }
    }

    /// Appends a piece to the message.
    ///
    /// # Errors
    ///
    /// If it is not the next one, or was made by a hasher with another function, key or mode.
    pub fn push(&mut self, piece: Piece) -> Result<(), PieceError> {
        match (self, piece) {
            (Self::Blake3(hasher), Piece::Blake3(piece)) => hasher.push(piece),
        }
    }
}
