//! The digests computed of each file: hashes of a stream, tree hashes, and the digests of systems.

use hashweave::object::{Object, ObjectHasher, ObjectPiece, finish_objects, update_objects};
use hashweave::tree::{Blake3, TreeFunction, TreeHasher, TreePiece};
use hashweave::{Algorithm, Hasher, LengthError, Part, digest_many, digests_of, update_many};
use std::fmt;
use std::io;
use std::ops::Index;
use std::sync::Arc;

/// A hash function that files can be given a digest of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Function {
    /// One that reads its message from the beginning to the end: many messages fill the lanes.
    Stream(Algorithm),
    /// A tree hash: one message fills them, and all threads.
    Tree(TreeFunction),
    /// The digest by which a system names a file: many files, and the parts of one, fill the lanes.
    Object(Object),
    /// The CRC-32 of SFV lists (ISO 3309): it shows accidents, and withstands nobody. It is no hash
    /// function, so a library computes it.
    Crc32,
}

impl Function {
    /// The algorithm of this name, if there is one: BLAKE3 is the only tree hash among them.
    #[must_use]
    pub fn algorithm(self) -> Option<Algorithm> {
        match self {
            Self::Stream(algorithm) => Some(algorithm),
            Self::Tree(TreeFunction::Blake3) => Some(Algorithm::Blake3),
            Self::Tree(_) | Self::Object(_) | Self::Crc32 => None,
        }
    }
}

/// The name, as options take it.
impl fmt::Display for Function {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Stream(algorithm) => algorithm.fmt(f),
            Self::Tree(tree) => tree.fmt(f),
            Self::Object(object) => object.fmt(f),
            Self::Crc32 => f.write_str(CRC32),
        }
    }
}

/// The name of CRC-32, as options take it.
pub(crate) const CRC32: &str = "crc32";

/// Bytes of a CRC-32.
pub(crate) const CRC32_LENGTH: usize = 4;

/// Bytes of a file whose CRC-32 one thread computes.
const PIECE_OF_CRC32: usize = 1 << 20;

/// BLAKE3 is a tree, which is how all threads hash a large file.
impl From<Algorithm> for Function {
    fn from(algorithm: Algorithm) -> Self {
        match algorithm.chunk() {
            Some(_) => Self::Tree(TreeFunction::Blake3),
            None => Self::Stream(algorithm),
        }
    }
}

impl From<Object> for Function {
    fn from(object: Object) -> Self {
        Self::Object(object)
    }
}

impl From<TreeFunction> for Function {
    fn from(function: TreeFunction) -> Self {
        Self::Tree(function)
    }
}

/// A digest to be made: a function, and how long its digest is.
#[derive(Clone, Debug)]
pub struct Digesting(Kind);

#[derive(Clone, Debug)]
enum Kind {
    Stream(Box<Hasher>),
    Tree(Tree),
    Object(Box<ObjectHasher>),
    Crc32(crc32fast::Hasher),
}

/// A tree hash with the number of bytes that are wanted of it.
#[derive(Clone, Debug)]
struct Tree {
    hasher: TreeHasher,
    /// The first byte of the output that is wanted: of BLAKE3 any.
    position: u64,
    length: usize,
}

impl Tree {
    /// Writes the digest of what the hasher has.
    fn digest(&self, hasher: &TreeHasher, out: &mut [u8]) {
        match hasher {
            TreeHasher::Blake3(blake3) => blake3.finalize_at(self.position, out),
            other => other.finalize_xof(out),
        }
    }

    /// Writes the digest of a whole message.
    fn digest_after(&self, message: &[u8], out: &mut [u8]) {
        match &self.hasher {
            TreeHasher::Blake3(blake3) => blake3.finalize_after(message, self.position, out),
            other => {
                let mut hasher = other.clone();
                hasher.update(message);
                hasher.finalize_xof(out);
            }
        }
    }
}

/// With the function's own length.
impl From<Function> for Digesting {
    fn from(function: Function) -> Self {
        match function {
            Function::Stream(algorithm) => Self::new(algorithm),
            Function::Tree(tree) => Self::tree(tree, tree.digest_length()),
            Function::Object(object) => Self::object(object),
            Function::Crc32 => Self(Kind::Crc32(crc32fast::Hasher::new())),
        }
    }
}

impl Digesting {
    /// With the algorithm's own length.
    ///
    /// # Panics
    ///
    /// If [there is no such algorithm](Algorithm::exists).
    #[must_use]
    pub fn new(algorithm: Algorithm) -> Self {
        Self(Kind::Stream(Hasher::new(algorithm).into()))
    }

    /// With a digest of `length` bytes, for SHAKE and BLAKE2.
    ///
    /// # Errors
    ///
    /// If the algorithm has no such digest.
    pub fn with_length(algorithm: Algorithm, length: usize) -> Result<Self, LengthError> {
        Hasher::with_length(algorithm, length).map(|hasher| Self(Kind::Stream(hasher.into())))
    }

    /// The first `length` bytes of a tree hash's output, begun with this hasher: it may have a key
    /// or a mode, but no message yet.
    #[must_use]
    pub fn tree(hasher: impl Into<TreeHasher>, length: usize) -> Self {
        Self(Kind::Tree(Tree { hasher: hasher.into(), position: 0, length }))
    }

    /// `length` bytes of the output of BLAKE3 from byte `position` on.
    #[must_use]
    pub fn blake3(hasher: Blake3, position: u64, length: usize) -> Self {
        Self(Kind::Tree(Tree { hasher: hasher.into(), position, length }))
    }

    /// The digest by which a system names a file.
    #[must_use]
    pub fn object(object: Object) -> Self {
        Self(Kind::Object(ObjectHasher::new(object, None).into()))
    }

    /// The function; of BLAKE2, the one with this digest length.
    #[must_use]
    pub fn function(&self) -> Function {
        match &self.0 {
            Kind::Stream(hasher) => hasher.algorithm().into(),
            Kind::Tree(tree) => tree.hasher.function().into(),
            Kind::Object(hasher) => hasher.object().into(),
            Kind::Crc32(_) => Function::Crc32,
        }
    }

    /// Bytes of the digest.
    #[must_use]
    pub fn length(&self) -> usize {
        match &self.0 {
            Kind::Stream(hasher) => hasher.digest_length(),
            Kind::Tree(tree) => tree.length,
            Kind::Object(hasher) => hasher.object().digest_length(),
            Kind::Crc32(_) => CRC32_LENGTH,
        }
    }

    /// The hash of nothing yet, of a file that has this length if that is known.
    pub(super) fn begin(&self, length: Option<u64>) -> Begun {
        match &self.0 {
            Kind::Object(hasher) => Begun(Kind::Object(ObjectHasher::new(hasher.object(), length).into())),
            other => Begun(other.clone()),
        }
    }

    /// The digests of all messages, one after another; of those that have none, the fault in its
    /// place of `faults`.
    pub(crate) fn of_all(&self, messages: &[&[u8]], faults: &mut [Option<io::Error>]) -> Vec<u8> {
        let mut out = vec![0; messages.len() * self.length()];
        match &self.0 {
            Kind::Stream(hasher) if hasher.digest_length() == hasher.algorithm().digest_length() => {
                digest_many(hasher.algorithm(), messages, &mut out);
            }
            Kind::Stream(hasher) => {
                let mut hashers = vec![Hasher::clone(hasher); messages.len()];
                let parts = hashers.iter_mut().zip(messages).map(|(hasher, bytes)| Part { hasher, bytes });
                update_many(&mut parts.collect::<Vec<_>>());
                digests_of(&hashers, &mut out);
            }
            Kind::Tree(tree) => {
                for (message, out) in messages.iter().zip(out.chunks_exact_mut(tree.length.max(1))) {
                    tree.digest_after(message, out);
                }
            }
            Kind::Object(model) => {
                let begin = |message: &&[u8]| ObjectHasher::new(model.object(), Some(message.len() as u64));
                let mut files: Vec<ObjectHasher> = messages.iter().map(begin).collect();
                update_objects(files.iter_mut().zip(messages.iter().copied()));
                let places = out.chunks_exact_mut(self.length()).zip(faults);
                for (digest, (out, fault)) in finish_objects(files).into_iter().zip(places) {
                    match digest {
                        Ok(digest) => out.copy_from_slice(&digest),
                        Err(error) => *fault = Some(io::Error::other(error)),
                    }
                }
            }
            Kind::Crc32(_) => {
                for (message, out) in messages.iter().zip(out.chunks_exact_mut(CRC32_LENGTH)) {
                    out.copy_from_slice(&crc32fast::hash(message).to_be_bytes());
                }
            }
        }
        out
    }
}

/// The digests of one file: one an algorithm, in the order of the
/// [options](super::Options::algorithms) or of the [request](super::Request::algorithms).
#[derive(Clone, Debug)]
pub struct Digests {
    algorithms: Arc<[Digesting]>,
    /// One after the other.
    bytes: Box<[u8]>,
}

impl Digests {
    pub(super) fn new(algorithms: Arc<[Digesting]>, bytes: Box<[u8]>) -> Self {
        Self { algorithms, bytes }
    }

    /// One after the other.
    pub fn iter(&self) -> impl Iterator<Item = &[u8]> {
        let mut rest = &self.bytes[..];
        self.algorithms.iter().map_while(move |digesting| rest.split_off(..digesting.length()))
    }
}

/// The digest by the algorithm of that place.
///
/// # Panics
///
/// If there are fewer.
impl Index<usize> for Digests {
    type Output = [u8];

    fn index(&self, place: usize) -> &[u8] {
        self.iter().nth(place).expect("as many digests as algorithms")
    }
}

/// A hash under way.
#[derive(Clone, Debug)]
pub(super) struct Begun(Kind);

impl Begun {
    /// The digest of what it has; an error if it needed the file's length and did not get it.
    pub(super) fn digest(&self) -> io::Result<Vec<u8>> {
        match &self.0 {
            Kind::Stream(hasher) => Ok(hasher.digest().into()),
            Kind::Tree(tree) => {
                let mut digest = vec![0; tree.length];
                tree.digest(&tree.hasher, &mut digest);
                Ok(digest)
            }
            Kind::Object(hasher) => hasher.digest().map_err(io::Error::other),
            Kind::Crc32(hasher) => Ok(hasher.clone().finalize().to_be_bytes().into()),
        }
    }

    /// Bytes of a [`piece`](Self::piece); none if the file can only be hashed in order.
    pub(super) fn piece_bytes(&self) -> Option<usize> {
        match &self.0 {
            Kind::Stream(_) => None,
            Kind::Tree(tree) => Some(tree.hasher.piece_bytes()),
            Kind::Object(hasher) => hasher.piece_bytes(),
            Kind::Crc32(_) => Some(PIECE_OF_CRC32),
        }
    }

    /// Hashes the piece of that number, on any thread.
    pub(super) fn piece(&self, index: u64, bytes: &[u8]) -> io::Result<Piece> {
        match &self.0 {
            Kind::Stream(_) => Err(io::ErrorKind::Unsupported.into()),
            Kind::Tree(tree) => tree.hasher.piece(index, bytes).map(Piece::Tree).map_err(io::Error::other),
            Kind::Object(hasher) => hasher.piece(index, bytes).map(Piece::Object).map_err(io::Error::other),
            Kind::Crc32(_) => {
                let mut piece = crc32fast::Hasher::new();
                piece.update(bytes);
                Ok(Piece::Crc32(piece))
            }
        }
    }

    /// Appends the next piece.
    pub(super) fn push(&mut self, piece: Piece) -> io::Result<()> {
        match (&mut self.0, piece) {
            (Kind::Tree(tree), Piece::Tree(piece)) => tree.hasher.push(piece).map_err(io::Error::other),
            (Kind::Object(hasher), Piece::Object(piece)) => hasher.push(piece).map_err(io::Error::other),
            (Kind::Crc32(hasher), Piece::Crc32(piece)) => {
                hasher.combine(&piece);
                Ok(())
            }
            _ => Err(io::ErrorKind::Unsupported.into()),
        }
    }
}

/// A piece of a file, hashed.
#[derive(Debug)]
pub(super) enum Piece {
    Tree(TreePiece),
    Object(ObjectPiece),
    Crc32(crc32fast::Hasher),
}

/// A hash that goes on with these bytes.
pub(super) struct More<'a> {
    pub(super) hash: &'a mut Begun,
    pub(super) bytes: &'a [u8],
}

/// All go on: trees one by one, as each fills the lanes, streams and the parts of files side by side.
pub(super) fn go_on<'a>(all: impl IntoIterator<Item = More<'a>>) {
    let mut parts = Vec::new();
    let mut files = Vec::new();
    for More { hash, bytes } in all {
        match &mut hash.0 {
            Kind::Stream(hasher) => parts.push(Part { hasher, bytes }),
            Kind::Tree(tree) => tree.hasher.update(bytes),
            Kind::Object(hasher) => files.push((&mut **hasher, bytes)),
            Kind::Crc32(hasher) => hasher.update(bytes),
        }
    }
    update_many(&mut parts);
    update_objects(files);
}
