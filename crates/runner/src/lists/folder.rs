//! Lines that state digests of folders.
//!
//! Such a digest is a text of its system, and is compared as that; the lines are those of files.

use super::loose::{self, Name};
use super::name::{Order, Tagged, plain, trim_start};
use crate::folders::FolderDigest;

/// Parses the lines of a list of folders.
///
/// ```
/// use runner::lists::FolderParser;
/// let id = "4b825dc642cb6eb9a060e54bf8d69288fbee4904";
/// let mut parser = FolderParser::new("git-tree".parse()?);
/// for line in [format!("{id}  src"), format!("GIT-TREE (src) = {id}"), format!("src: {id}")] {
///     assert_eq!(parser.entry(line.as_bytes()), Some((id.to_owned(), b"src".to_vec())));
/// }
/// assert_eq!(parser.entry(b"0123  src"), None);
/// # Ok::<(), String>(())
/// ```
#[derive(Clone, Debug)]
pub struct FolderParser {
    digest: FolderDigest,
    order: Order,
}

impl FolderParser {
    /// A parser of lines of this digest.
    #[must_use]
    pub fn new(digest: FolderDigest) -> Self {
        Self { digest, order: Order::default() }
    }

    /// Whether a line is ignored, because it is empty or a comment.
    #[must_use]
    pub fn skips(&self, line: &[u8]) -> bool {
        line.is_empty() || line.starts_with(b"#")
    }

    /// Returns the text of the digest and the name of the folder; none if the line is improperly
    /// formatted.
    #[must_use]
    pub fn entry(&mut self, line: &[u8]) -> Option<(String, Vec<u8>)> {
        let line = trim_start(line);
        let (escaped, rest) = line.strip_prefix(b"\\").map_or((false, line), |rest| (true, rest));
        let (text, name) = match Tagged::of(rest) {
            Some(tagged) if tagged.tag.eq_ignore_ascii_case(&self.digest.tag()) => {
                let (name, text) = tagged.rest?;
                (self.taken(text.as_bytes())?, plain(name.to_vec(), escaped)?)
            }
            _ => {
                let parts = loose::parts(rest, |word| self.taken(word))?;
                let name = match parts.name {
                    Name::Absent => return None,
                    Name::Behind(rest) => plain(self.order.name(rest)?.to_vec(), escaped)?,
                    Name::Whole(name) => name.to_vec(),
                };
                (parts.value, name)
            }
        };
        (!name.is_empty()).then_some((text, name))
    }

    fn taken(&self, text: &[u8]) -> Option<String> {
        str::from_utf8(text).ok().filter(|text| self.digest.takes(text)).map(str::to_owned)
    }
}
