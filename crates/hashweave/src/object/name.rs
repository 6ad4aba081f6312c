//! The digests of files by name, and the texts in which systems write them.

use super::git::Repository;
use super::kind::{Kind, Needs};
use super::leaves::{Around, digests_of_rows};
use super::parameter::{Parameter, Settings};
use super::rows::KINDS;
use super::unixfs::Profile;
use core::fmt;
use core::hash::{Hash, Hasher};
use core::str::FromStr;
use hashes::Algorithm;

impl Kind {
    /// Every kind.
    pub const ALL: &[Self] = KINDS;
}

/// A digest by which a system names a file: a [`Kind`] and its parameters.
///
/// ```
/// use hashweave::object::{Object, ObjectHasher};
/// let object: Object = "s3-etag:5MiB".parse()?;
/// let digest = ObjectHasher::new(object, None).chain(b"abc").digest()?;
/// assert_eq!(object.text(&digest), "900150983cd24fb0d6963f7d28e17f72");
/// assert_eq!(object.read(&object.text(&digest)), Some(digest));
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Object {
    pub(super) row: &'static Kind,
    pub(super) settings: Settings,
}

impl PartialEq for Object {
    fn eq(&self, other: &Self) -> bool {
        (self.row.tag, self.settings) == (other.row.tag, other.settings)
    }
}

impl Eq for Object {}

impl Hash for Object {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.row.tag, self.settings).hash(state);
    }
}

/// A text that names no digest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ObjectError {
    /// There is no such name.
    Unknown(String),
    /// The name is known, and what is wrong after it is this.
    Parameter(String),
}

impl fmt::Display for ObjectError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown(name) => {
                let names: Vec<String> = Kind::ALL.iter().map(Kind::usage).collect();
                write!(f, "no system's digest is named '{name}'; available: {}", names.join(", "))
            }
            Self::Parameter(fault) => f.write_str(fault),
        }
    }
}

impl core::error::Error for ObjectError {}

impl Object {
    /// The id of a file in git.
    #[must_use]
    pub fn git_blob(repository: Repository) -> Self {
        let row = Kind::ALL.iter().find(|row| row.tag == "GIT-BLOB").expect("a row has this name");
        Self { row, settings: Settings { algorithm: repository.algorithm(), ..row.usual } }
    }

    /// The CID of a file in IPFS.
    #[must_use]
    pub fn unixfs(profile: Profile) -> Self {
        let tag = match profile {
            Profile::V0 => "UNIXFS-V0-2015",
            Profile::V1 => "UNIXFS-V1-2025",
        };
        let row = Kind::ALL.iter().find(|row| row.tag == tag).expect("a row has this name");
        Self { row, settings: row.usual }
    }

    /// The row of its kind.
    #[must_use]
    pub fn row(self) -> &'static Kind {
        self.row
    }

    /// The tag of BSD-style lines: the name in capital letters, and its parameters.
    #[must_use]
    pub fn tag(self) -> String {
        self.row.tag.to_owned() + &self.parameters()
    }

    /// The parameters that are not the usual ones, after a colon if there are any.
    fn parameters(self) -> String {
        let Self { row, settings } = self;
        let parts = row.parameters.iter().filter_map(|parameter| parameter.written(&settings, &row.usual));
        let parts: Vec<String> = parts.collect();
        if parts.is_empty() { String::new() } else { format!(":{}", parts.join(",")) }
    }

    /// The hash function.
    #[must_use]
    pub fn algorithm(self) -> Algorithm {
        self.settings.algorithm
    }

    /// Bytes of the digest: of a hash; of S3 of a hash, and eight for the number of parts, most
    /// significant first, zero for a single one; of IPFS the binary CID.
    #[must_use]
    pub fn digest_length(self) -> usize {
        self.algorithm().digest_length() + self.row.more
    }

    /// The digest as the system writes it.
    ///
    /// # Panics
    ///
    /// If it has not [`digest_length`](Self::digest_length) bytes.
    #[must_use]
    pub fn text(self, digest: &[u8]) -> String {
        assert_eq!(digest.len(), self.digest_length(), "a digest of {self}");
        (self.row.notation.write)(&self.settings, digest)
    }

    /// The digest that a text states; none if it is not one that [`text`](Self::text) writes, but
    /// hexadecimal digits may be of either case.
    #[must_use]
    pub fn read(self, text: &str) -> Option<Vec<u8>> {
        let digest = (self.row.notation.read)(&self.settings, text)?;
        let is_one = digest.len() == self.digest_length() && self.text(&digest).eq_ignore_ascii_case(text);
        is_one.then_some(digest)
    }
}

impl Object {
    /// Bytes of a leaf.
    pub(super) fn leaf(self) -> u64 {
        self.settings.leaf
    }

    /// The bytes that are hashed before and after a leaf with that many bytes.
    pub(super) fn around(self, length: u64) -> Around {
        (self.row.around)(&self.settings, length)
    }

    /// The digests of whole leaves, one after another.
    pub(super) fn digests_of_leaves(self, bytes: &[u8]) -> Vec<u8> {
        digests_of_rows(self.algorithm(), &self.around(self.leaf()), bytes, self.leaf() as usize)
    }

    /// Whether a file may have that length.
    pub(super) fn takes(self, length: u64) -> bool {
        self.row.needs != Needs::WholeLeaves || length > 0 && length.is_multiple_of(self.leaf())
    }
}

impl fmt::Display for Object {
    /// The name with its parameters.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.row.name(), self.parameters())
    }
}

impl FromStr for Object {
    type Err = ObjectError;

    fn from_str(text: &str) -> Result<Self, ObjectError> {
        let name = text.to_ascii_lowercase();
        let (name, given) = name.split_once(':').map_or((&*name, None), |(name, given)| (name, Some(given)));
        let row = Kind::ALL.iter().find(|row| row.tag.eq_ignore_ascii_case(name));
        let row = row.ok_or_else(|| ObjectError::Unknown(text.to_owned()))?;
        let mut settings = row.usual;
        let mut read = |part: &str| row.parameters.iter().find_map(|known| known.read(part, &mut settings));
        let is_read = given.is_none_or(|given| given.split(',').all(|part| read(part).is_some()));
        let lacks = given.is_none() && row.parameters.iter().any(Parameter::is_required);
        if is_read && !lacks {
            return Ok(Self { row, settings });
        }
        Err(ObjectError::Parameter(match row.parameters {
            [] => format!("{text}: there are no variants of {name}"),
            [Parameter::Leaf(of)] => {
                format!("{text}: write the size of {of} after the name, such as {}", row.example)
            }
            _ => format!("{text}: parameters are {}, separated by commas", row.parameters()),
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_as_they_are_written() {
        let names = [
            "git-blob",
            "git-blob:sha256",
            "s3-sha256:8MiB",
            "s3-etag:5000000",
            "s3-etag:1GiB",
            "unixfs-v0-2015",
            "unixfs-v1-2025",
            "oci",
            "fs-verity",
            "fs-verity:sha512,block=1KiB,salt=00ff",
            "dm-verity",
            "dm-verity:sha1,data-block=512,hash-block=1KiB,salt=00ff,format=0",
            "btv2",
            "rfc6962:4KiB",
        ];
        for name in names {
            let object: Object = name.parse().expect(name);
            assert_eq!(object.to_string(), name);
            // Of what is no hash alone, a digest as it is made.
            let hasher = crate::object::ObjectHasher::new(object, Some(1024));
            let digest = hasher.chain(&[7; 1024]).digest();
            let digest = digest.unwrap_or_else(|_| (0..object.digest_length() as u8).collect());
            let text = object.text(&digest);
            assert_eq!(object.read(&text).as_ref(), Some(&digest), "{name} {text}");
            assert_eq!(object.read(&text[1..]), None, "{name}");
            assert_eq!(object.read(&format!("{text}0")).filter(|read| *read == digest), None, "{name}");
        }
        for bad in [
            "git-blob:md5",
            "s3-etag",
            "s3-etag:",
            "s3-etag:0",
            "s3-sha256:8XB",
            "s3-etag:MiB",
            "ipfs",
            "unixfs-v1-2025:1",
            "fs-verity:",
            "fs-verity:md5",
            "fs-verity:block=512",
            "fs-verity:block=3KiB",
            "fs-verity:salt=0",
            "fs-verity:format=0",
            "dm-verity:md5",
            "dm-verity:format=2",
            "dm-verity:block=4KiB",
            "dm-verity:data-block=1MiB",
            "btv2:1",
            "rfc6962",
        ] {
            assert!(bad.parse::<Object>().is_err(), "{bad}");
        }
        let blob = Object::git_blob(Repository::Sha1);
        let digits = "00fFa1".repeat(7);
        assert_eq!(blob.read(&digits[..40]), Some([0, 255, 0xA1].repeat(7)[..20].to_vec()));
        assert_eq!(
            (blob.read(&digits[..39]), blob.read(&"0g".repeat(20)), blob.read("é")),
            (None, None, None)
        );
        assert_eq!("s3-etag:99999999999GiB".parse::<Object>().ok(), None);
    }

    #[test]
    fn examples_are_names_of_their_rows() {
        for row in Kind::ALL {
            let object: Object = row.example.parse().expect(row.example);
            assert_eq!((object.row().name(), object.to_string()), (row.name(), row.example.to_owned()));
        }
    }
}
