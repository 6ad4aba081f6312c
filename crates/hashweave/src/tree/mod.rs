//! Tree hashes, which use all lanes for a single message.
//!
//! A tree hash divides its message into chunks that can be hashed independently, so one stream can
//! use all lanes and any number of threads.
//!
//! ```
//! use hashweave::tree::Blake3;
//! let mut hasher = Blake3::new();
//! hasher.update(b"ab");
//! hasher.update(b"c");
//! let mut digest = [0; 32];
//! hasher.finalize_xof(&mut digest);
//! assert_eq!(digest[..4], [0x64, 0x37, 0xb3, 0xac]);
//! ```
//!
//! **Threads.** A *piece* is a part of the message whose chaining values can be computed on any
//! thread, independently of all others. Piece number i begins at byte i × `piece_bytes`. The pieces
//! are pushed to the hasher in order, which has the same effect as updating it with their bytes:
//!
//! ```
//! use hashweave::tree::{Blake3, PieceError};
//! let message = vec![7; 1_000_000];
//! let mut hasher = Blake3::new();
//! let (pieces, rest) = message.split_at(message.len() / hasher.piece_bytes() * hasher.piece_bytes());
//! let computed: Vec<_> = std::thread::scope(|scope| {
//!     let hasher = &hasher;
//!     let of = |(i, data)| scope.spawn(move || hasher.piece(i, data));
//!     let threads: Vec<_> = (0..).zip(pieces.chunks(hasher.piece_bytes())).map(of).collect();
//!     threads.into_iter().map(|thread| thread.join().expect("no thread panics")).collect()
//! });
//! for piece in computed {
//!     hasher.push(piece?)?;
//! }
//! hasher.update(rest);
//!
//! let mut alone = Blake3::new();
//! alone.update(&message);
//! assert_eq!(hasher.digest(), alone.digest());
//! # Ok::<(), PieceError>(())
//! ```

mod blake3;
mod comm_p;
mod function;
mod kangaroo;
mod leaves;
mod parallel_hash;

pub use blake3::{Blake3, Blake3Piece};
pub use comm_p::{CommP, CommPPiece};
pub use function::{TreeFunction, TreeHasher, TreeOptionError, TreeOptions, TreePiece, UnknownTreeFunction};
pub use kangaroo::{KangarooPiece, KangarooTwelve};
pub use parallel_hash::{ParallelHash, ParallelHashPiece};

/// The reason why a piece cannot be computed or appended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PieceError {
    /// The data do not have the length of a piece.
    #[error(
        "a piece has {expected} bytes, not {given}: pass what is left of a message after its last whole piece to update"
    )]
    Length {
        /// The length of a piece.
        expected: usize,
        /// The length of the data.
        given: usize,
    },
    /// The piece is not the next one.
    #[error("piece {given} does not follow the {bytes} bytes that the hasher has")]
    Order {
        /// The number of the piece.
        given: u64,
        /// The length of the hasher's message so far in bytes.
        bytes: u64,
    },
    /// The piece was made by a hasher with another key, mode or other parameters.
    #[error("piece {0} was made by a hasher with another key, mode or other parameters")]
    Other(u64),
}
