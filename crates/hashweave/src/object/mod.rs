//! The digests by which systems name files and folders: git's object ids, the checksums and ETags
//! of S3, the content identifiers of IPFS, fs-verity, BitTorrent, RFC 6962, Go's `h1:`, Nix's archives.
//!
//! | module | digest | source |
//! |---|---|---|
//! | `hasher` | [`ObjectHasher`] makes the digests of files, many at once; [`Object`] names them | |
//! | [`git`] | trees | git's `Documentation/gitformat-pack`, `tree.c` |
//! | `s3` | the form of checksums of parts | Amazon S3's guide, "Checking object integrity" |
//! | `unixfs` | the nodes of UnixFS | IPIP-0499; the specifications of UnixFS and DAG-PB |
//! | `blocks` | trees over the blocks of a file | fs-verity's documentation in Linux; BEP 52; RFC 6962 |
//! | [`go`] | `h1:` of a list of files | `golang.org/x/mod/sumdb/dirhash` |
//! | [`nix`] | the framing of an archive, Nix's base32 | Nix's manual, "Nix Archive (NAR) format" |
//!
//! All of these are made of many independent hashes, of parts or of files, so these are computed
//! side by side in lanes.

mod blocks;
pub mod git;
pub mod go;
mod hasher;
mod name;
pub mod nix;
mod s3;
mod text;
mod unixfs;

pub use hasher::{LengthUnknown, ObjectHasher, finish_objects, update_objects};
pub use name::{Checksum, Object, ObjectError, Repository, Verity};
pub use text::{base64, from_base64};
pub use unixfs::Profile;
