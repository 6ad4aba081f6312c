//! The tree hashes by name, and a hasher for all of them.

use super::{Blake3, Blake3Piece, CommP, CommPPiece, KangarooPiece, KangarooTwelve, PieceError};
use crate::strength::Strength;
use core::fmt;
use core::str::FromStr;
use hashes::Algorithm;

/// A tree hash.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum TreeFunction {
    /// BLAKE3, with output of any length; the default is 32 bytes.
    Blake3,
    /// KT128 (RFC 9861), with output of any length; the default is 32 bytes.
    Kt128,
    /// KT256 (RFC 9861), with output of any length; the default is 64 bytes.
    Kt256,
    /// The commitment to a piece of Filecoin, 32 bytes.
    CommP,
}

/// There is no tree hash with that name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownTreeFunction(pub String);

impl fmt::Display for UnknownTreeFunction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<String> = TreeFunction::ALL.iter().map(TreeFunction::to_string).collect();
        write!(f, "there is no tree hash '{}'; available: {}", self.0, names.join(", "))
    }
}

impl core::error::Error for UnknownTreeFunction {}

impl TreeFunction {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Blake3, Self::Kt128, Self::Kt256, Self::CommP];

    /// Its tag in BSD-style lines.
    #[must_use]
    pub fn tag(self) -> &'static str {
        match self {
            Self::Blake3 => Algorithm::Blake3.tag(),
            Self::Kt128 => "KT128",
            Self::Kt256 => "KT256",
            Self::CommP => "COMM-P",
        }
    }

    /// The default length of the output in bytes.
    #[must_use]
    pub fn digest_length(self) -> usize {
        match self {
            Self::Blake3 => Algorithm::Blake3.digest_length(),
            Self::Kt128 | Self::CommP => 32,
            Self::Kt256 => 64,
        }
    }

    /// Whether its output has any length that is asked for. If not, it has the default length.
    #[must_use]
    pub fn is_extendable(self) -> bool {
        self != Self::CommP
    }
}

impl fmt::Display for TreeFunction {
    /// Its name: the tag in small letters.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.tag().to_ascii_lowercase())
    }
}

impl FromStr for TreeFunction {
    type Err = UnknownTreeFunction;

    fn from_str(name: &str) -> Result<Self, UnknownTreeFunction> {
        let known = Self::ALL.into_iter().find(|function| function.to_string() == name);
        known.ok_or_else(|| UnknownTreeFunction(name.to_owned()))
    }
}

/// A hasher for any tree hash.
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
    /// KT128 or KT256 with any customization string.
    Kangaroo(Box<KangarooTwelve>),
    /// The commitment to a piece of Filecoin.
    CommP(CommP),
}

/// A piece of any tree hash.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum TreePiece {
    /// A piece of BLAKE3.
    Blake3(Blake3Piece),
    /// A piece of KT128 or KT256.
    Kangaroo(KangarooPiece),
    /// A piece of a piece of Filecoin.
    CommP(CommPPiece),
}

/// The usual mode, without any [option](TreeOptions).
impl From<TreeFunction> for TreeHasher {
    fn from(function: TreeFunction) -> Self {
        match function {
            TreeFunction::Blake3 => Blake3::new().into(),
            TreeFunction::Kt128 => KangarooTwelve::new(Strength::Bits128, b"").into(),
            TreeFunction::Kt256 => KangarooTwelve::new(Strength::Bits256, b"").into(),
            TreeFunction::CommP => Self::CommP(CommP::new()),
        }
    }
}

/// What a tree hash is begun with; none of it is usual.
#[derive(Clone, Copy, Default)]
#[non_exhaustive]
pub struct TreeOptions<'a> {
    /// The key of BLAKE3's mode keyed_hash: 32 bytes.
    pub key: Option<&'a [u8]>,
    /// The context of BLAKE3's mode derive_key, in which the message is the key material: hardcoded,
    /// globally unique and specific to the use of the derived key.
    pub context: Option<&'a str>,
    /// The customization string of KT128 and KT256.
    pub customization: Option<&'a [u8]>,
}

impl fmt::Debug for TreeOptions<'_> {
    /// Shows no key.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { key, context, customization } = self;
        let key = key.map(|key| key.len());
        f.debug_struct("TreeOptions")
            .field("key_length", &key)
            .field("context", context)
            .field("customization", customization)
            .finish()
    }
}

/// A tree hash cannot be begun with these options.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum TreeOptionError {
    /// The tree hash does not have this option.
    #[error("{function} takes no {option}")]
    None {
        /// The tree hash.
        function: TreeFunction,
        /// The option.
        option: &'static str,
    },
    /// The key of BLAKE3 does not have 32 bytes.
    #[error("a key of blake3 has 32 bytes, and not {0}")]
    KeyLength(usize),
    /// The two modes of BLAKE3 exclude each other.
    #[error("blake3 takes a key or a context, and not both")]
    KeyAndContext,
}

impl From<Blake3> for TreeHasher {
    fn from(hasher: Blake3) -> Self {
        Self::Blake3(hasher)
    }
}

impl From<KangarooTwelve> for TreeHasher {
    fn from(hasher: KangarooTwelve) -> Self {
        Self::Kangaroo(Box::new(hasher))
    }
}

impl TreeHasher {
    /// Starts a computation with options.
    ///
    /// ```
    /// use hashweave::tree::{TreeFunction, TreeHasher, TreeOptions};
    /// let mut options = TreeOptions::default();
    /// options.key = Some(b"whats the Elvish word for friend");
    /// let mut mac = TreeHasher::with(TreeFunction::Blake3, &options)?;
    /// mac.update(b"a message");
    /// let mut tag = [0; 32];
    /// mac.finalize_xof(&mut tag);
    /// assert!(TreeHasher::with(TreeFunction::Kt128, &options).is_err());
    /// # Ok::<(), hashweave::tree::TreeOptionError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If the function has no such option, if a key does not have 32 bytes, and if a key and a context
    /// are given.
    pub fn with(function: TreeFunction, options: &TreeOptions<'_>) -> Result<Self, TreeOptionError> {
        let TreeOptions { key, context, customization } = *options;
        let lacks = |option| Err(TreeOptionError::None { function, option });
        let is_blake3 = function == TreeFunction::Blake3;
        let is_kangaroo = matches!(function, TreeFunction::Kt128 | TreeFunction::Kt256);
        match (key, context, customization) {
            (Some(_), _, _) if !is_blake3 => lacks("key"),
            (_, Some(_), _) if !is_blake3 => lacks("context"),
            (_, _, Some(_)) if !is_kangaroo => lacks("customization"),
            (Some(_), Some(_), _) => Err(TreeOptionError::KeyAndContext),
            (Some(key), ..) => {
                let key = key.try_into().map_err(|_| TreeOptionError::KeyLength(key.len()))?;
                Ok(Blake3::keyed(key).into())
            }
            (_, Some(context), _) => Ok(Blake3::derive_key(context).into()),
            (_, _, Some(customization)) => {
                let strength = match function {
                    TreeFunction::Kt256 => Strength::Bits256,
                    _ => Strength::Bits128,
                };
                Ok(KangarooTwelve::new(strength, customization).into())
            }
            (None, None, None) => Ok(function.into()),
        }
    }

    /// Starts a new message with the same options.
    pub fn reset(&mut self) {
        match self {
            Self::Blake3(hasher) => hasher.reset(),
            Self::Kangaroo(hasher) => hasher.reset(),
            Self::CommP(hasher) => *hasher = CommP::new(),
        }
    }

    /// The tree hash that it computes.
    #[must_use]
    pub fn function(&self) -> TreeFunction {
        match self {
            Self::Blake3(_) => TreeFunction::Blake3,
            Self::Kangaroo(hasher) => match hasher.strength() {
                Strength::Bits128 => TreeFunction::Kt128,
                Strength::Bits256 => TreeFunction::Kt256,
            },
            Self::CommP(_) => TreeFunction::CommP,
        }
    }

    /// Appends bytes to the message.
    pub fn update(&mut self, data: &[u8]) {
        match self {
            Self::Blake3(hasher) => hasher.update(data),
            Self::Kangaroo(hasher) => hasher.update(data),
            Self::CommP(hasher) => hasher.update(data),
        }
    }

    /// Fills the buffer with the first bytes of the output. More bytes may be appended to the
    /// message afterwards.
    ///
    /// # Panics
    ///
    /// If the buffer is longer than the digest of a function that is not
    /// [extendable](TreeFunction::is_extendable).
    pub fn finalize_xof(&self, out: &mut [u8]) {
        match self {
            Self::Blake3(hasher) => hasher.finalize_xof(out),
            Self::Kangaroo(hasher) => hasher.finalize_xof(out),
            Self::CommP(hasher) => out.copy_from_slice(&hasher.digest()[..out.len()]),
        }
    }

    /// The length of a piece in bytes: a power of two, but 127 times one for comm_p.
    #[must_use]
    pub fn piece_bytes(&self) -> usize {
        match self {
            Self::Blake3(hasher) => hasher.piece_bytes(),
            Self::Kangaroo(hasher) => hasher.piece_bytes(),
            Self::CommP(hasher) => hasher.piece_bytes(),
        }
    }

    /// Computes the chaining values of piece number `index` of a message, on any thread.
    ///
    /// # Errors
    ///
    /// If the length of the data is not [`piece_bytes`](Self::piece_bytes).
    pub fn piece(&self, index: u64, data: &[u8]) -> Result<TreePiece, PieceError> {
        match self {
            Self::Blake3(hasher) => hasher.piece(index, data).map(TreePiece::Blake3),
            Self::Kangaroo(hasher) => hasher.piece(index, data).map(TreePiece::Kangaroo),
            Self::CommP(hasher) => hasher.piece(index, data).map(TreePiece::CommP),
        }
    }

    /// Appends a piece to the message.
    ///
    /// # Errors
    ///
    /// If it is not the next piece, or if it was made by a hasher with another function, key or
    /// mode.
    pub fn push(&mut self, piece: TreePiece) -> Result<(), PieceError> {
        match (self, piece) {
            (Self::Blake3(hasher), TreePiece::Blake3(piece)) => hasher.push(piece),
            (Self::Kangaroo(hasher), TreePiece::Kangaroo(piece)) => hasher.push(piece),
            (Self::CommP(hasher), TreePiece::CommP(piece)) => hasher.push(piece),
            (_, TreePiece::Blake3(piece)) => Err(PieceError::Other(piece.index)),
            (_, TreePiece::Kangaroo(piece)) => Err(PieceError::Other(piece.index)),
            (_, TreePiece::CommP(piece)) => Err(PieceError::Other(piece.index)),
        }
    }
}
