//! The digests by which systems name files and folders: git's object ids, the checksums and ETags
//! of S3, the content identifiers of IPFS, Go's `h1:`, Nix's archives.
//!
//! | module | digest | source |
//! |---|---|---|
//! | `hasher` | [`ObjectHasher`] makes the digests of files, many at once; [`Object`] names them | |
//! | [`git`] | trees | git's `Documentation/gitformat-pack`, `tree.c` |
//! | `s3` | the form of checksums of parts | Amazon S3's guide, "Checking object integrity" |
//! | `unixfs` | the nodes of UnixFS | IPIP-0499; the specifications of UnixFS and DAG-PB |
//! | [`go`] | `h1:` of a list of files | `golang.org/x/mod/sumdb/dirhash` |
//! | [`nix`] | the framing of an archive, Nix's base32 | Nix's manual, "Nix Archive (NAR) format" |
//!
//! All of these are made of many independent hashes, of parts or of files, so these are computed
//! side by side in lanes.

pub mod git;
pub mod go;
mod hasher;
mod name;
pub mod nix;
mod s3;
mod text;
mod unixfs;

pub use hasher::{LengthUnknown, ObjectHasher, finish_objects, update_objects};
pub use name::{Checksum, Object, ObjectError, Profile, Repository};
pub use text::{base64, from_base64};
