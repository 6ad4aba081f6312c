//! Lists of digests, as `sha256sum` and many other programs write them: the one reader of them all.
//!
//! | module | what it does |
//! |---|---|
//! | `asked`, `digest` | the digests that can be asked for, by name, by tag and by length |
//! | `lines`, `text` | the lines of a list, whatever its encoding |
//! | `parser`, `loose`, `strict` | lines of coreutils, of others, of `b3sum` |
//! | `foreign` | lines with digests of other algorithms |
//! | `folder` | lines with digests of folders |
//! | `entry`, `value`, `name` | an entry, and the lines that are accepted; the bytes of a digest; the name |
//! | [`naming`] | what the names of lists say |
//!
//! ```
//! use runner::lists::{Accepted, Dialect, Lines, Parser};
//! let list = "# of curl\r\nd41d8cd98f00b204e9800998ecf8427e *a b\r\nSHA1(c)= da39a3ee5e6b4b0d3255bfef95601890afd80709\r\n";
//! let mut lines = Lines::new(list.as_bytes(), Dialect::Any);
//! let mut parser = Parser::new(Accepted::any());
//! let mut found = Vec::new();
//! while lines.read()? {
//!     if !parser.skips(lines.line()) {
//!         found.extend(parser.entry(lines.line()).map(|entry| (entry.digest.tag(), entry.name)));
//!     }
//! }
//! assert_eq!(found, [("MD5".to_owned(), b"a b".to_vec()), ("SHA1".to_owned(), b"c".to_vec())]);
//! # Ok::<(), std::io::Error>(())
//! ```

mod asked;
mod digest;
mod entry;
mod folder;
mod foreign;
mod lines;
mod loose;
mod name;
pub mod naming;
mod parser;
mod strict;
mod text;
mod value;

pub use asked::Asked;
pub use digest::{Blake3Mode, Choice, Digest, Keying, NoChoice, PERL, of_perl};
pub use entry::{Accepted, DEFAULT, Dialect, Entry, Grounds};
pub use folder::FolderParser;
pub use foreign::{Foreign, Kind, candidates, listed};
pub use lines::Lines;
pub use loose::{Stated, stated};
pub use name::existing;
pub use parser::Parser;
pub use text::Text;
pub(crate) use value::digits;
pub use value::word;
