//! The digests by which systems name files and folders: git's object ids, the checksums and ETags
//! of S3, the content identifiers of IPFS, fs-verity, dm-verity, BitTorrent, RFC 6962, Go's `h1:`,
//! Nix's archives.
//!
//! | module | digest | source |
//! |---|---|---|
//! | `rows` | what tells the kinds of digests of files apart, a row each | |
//! | `kind`, `parameter` | what a row says; the parameters after a name | |
//! | `name` | [`Object`], a kind with its parameters | |
//! | `hasher` | [`ObjectHasher`] makes the digests of files, many at once | |
//! | `leaves`, `combine` | leaves side by side; what becomes of their digests | |
//! | `layout`, `image` | [`HashImage`], a tree as its system stores it | |
//! | [`git`] | blobs, trees | git's `Documentation/gitformat-pack`, `tree.c` |
//! | `s3` | the form of checksums of parts | Amazon S3's guide, "Checking object integrity" |
//! | [`unixfs`] | the nodes of UnixFS, of files and folders | IPIP-0499; the specifications of UnixFS and DAG-PB |
//! | `verity` | fs-verity, dm-verity | Linux' and cryptsetup's documentation |
//! | `binary` | BitTorrent, RFC 6962 | BEP 52; RFC 6962 |
//! | [`go`] | `h1:` of a list of files | `golang.org/x/mod/sumdb/dirhash` |
//! | [`nix`] | the framing of an archive, Nix's base32 | Nix's manual, "Nix Archive (NAR) format" |
//!
//! All of these are made of many independent hashes, of leaves or of files, so these are computed
//! side by side in lanes, and leaves on any threads ([`ObjectHasher::piece`]).

mod binary;
mod combine;
pub mod git;
pub mod go;
mod hasher;
mod image;
mod kind;
mod layout;
mod leaves;
mod name;
pub mod nix;
mod parameter;
mod rows;
mod s3;
pub mod unixfs;
mod verity;

pub use crate::notation::{base64, from_any_base64, from_base64};
pub use git::Repository;
pub use hasher::{ObjectHasher, ObjectLengthError, ObjectPiece, finish_objects, update_objects};
pub use image::{HashImage, ImageError};
pub use kind::Kind;
pub use layout::Level;
pub use name::{Object, ObjectError};
