//! The digests of files by name, and the texts in which systems write them.

use super::text::{base64, from_base64};
use super::unixfs::{self, Profile};
use crate::replicate::cid::base32;
use crate::search::{base58, in_base58};
use core::fmt;
use core::str::FromStr;
use hashes::Algorithm;

/// The hash function of a repository of git.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Repository {
    /// That of nearly all repositories.
    Sha1,
    /// That of `git init --object-format=sha256`.
    Sha256,
}

impl Repository {
    /// The hash function.
    #[must_use]
    pub fn algorithm(self) -> Algorithm {
        match self {
            Self::Sha1 => Algorithm::Sha1,
            Self::Sha256 => Algorithm::Sha256,
        }
    }
}

/// A checksum of S3 that a multipart upload makes of the checksums of its parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Checksum {
    /// `x-amz-checksum-sha256` of the type COMPOSITE, in base64.
    Sha256,
    /// The ETag: MD5 in hexadecimal digits.
    Etag,
}

impl Checksum {
    fn algorithm(self) -> Algorithm {
        match self {
            Self::Sha256 => Algorithm::Sha256,
            Self::Etag => Algorithm::Md5,
        }
    }
}

/// The longest salt of fs-verity, in bytes.
const SALT: usize = 32;

/// The parameters of fs-verity.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Verity {
    is_sha512: bool,
    /// The logarithm of the bytes of a block.
    block: u8,
    salt: [u8; SALT],
    salt_length: u8,
}

impl Default for Verity {
    /// SHA-256, blocks of 4 KiB, no salt, as `fsverity digest` takes them.
    fn default() -> Self {
        Self { is_sha512: false, block: 12, salt: [0; SALT], salt_length: 0 }
    }
}

impl Verity {
    /// The hash function.
    #[must_use]
    pub fn algorithm(&self) -> Algorithm {
        if self.is_sha512 { Algorithm::Sha512 } else { Algorithm::Sha256 }
    }

    /// Its number in `linux/fsverity.h`.
    pub(super) fn number(&self) -> u8 {
        1 + u8::from(self.is_sha512)
    }

    fn function(&self) -> &'static str {
        if self.is_sha512 { "sha512" } else { "sha256" }
    }

    /// Bytes of a block.
    #[must_use]
    pub fn block(&self) -> usize {
        1 << self.block
    }

    /// The salt, without padding.
    #[must_use]
    pub fn salt(&self) -> &[u8] {
        &self.salt[..self.salt_length.into()]
    }

    /// The bytes before each block: the salt, filled up with zeros to a block of the hash function.
    pub(super) fn padded_salt(&self) -> Vec<u8> {
        let mut salt = self.salt().to_vec();
        salt.resize(salt.len().next_multiple_of(self.algorithm().primitive().block()), 0);
        salt
    }

    /// Reads parameters, separated by commas: `sha512`, `block=1KiB`, `salt=00ff`.
    fn read(text: &str) -> Option<Self> {
        let mut verity = Self::default();
        for part in text.split(',') {
            match part.split_once('=') {
                None if ["sha256", "sha512"].contains(&part) => verity.is_sha512 = part == "sha512",
                Some(("block", text)) => {
                    let block = size(text).filter(|size| size.is_power_of_two() && BLOCKS.contains(size))?;
                    verity.block = block.trailing_zeros() as u8;
                }
                Some(("salt", text)) => {
                    let salt = hex::decode(text).ok().filter(|salt| salt.len() <= SALT)?;
                    verity.salt[..salt.len()].copy_from_slice(&salt);
                    verity.salt_length = salt.len() as u8;
                }
                _ => return None,
            }
        }
        Some(verity)
    }

    /// The parameters that are not the usual ones.
    fn parameters(&self) -> Option<String> {
        let usual = Self::default();
        let parts = [
            self.is_sha512.then(|| self.function().to_owned()),
            (self.block != usual.block).then(|| format!("block={}", in_units(self.block() as u64))),
            (self.salt_length > 0).then(|| format!("salt={}", hex::encode(self.salt()))),
        ];
        let parts: Vec<String> = parts.into_iter().flatten().collect();
        (!parts.is_empty()).then(|| parts.join(","))
    }
}

/// The sizes of blocks that `fsverity` takes.
const BLOCKS: core::ops::RangeInclusive<u64> = 1 << 10..=1 << 16;

/// A digest by which a system names a file.
///
/// | name | text of the digest |
/// |---|---|
/// | `fs-verity`, `fs-verity:sha512,block=1KiB,salt=00ff` | `sha256:` or `sha512:` and hexadecimal digits, as `fsverity digest` prints |
/// | `btv2` | hexadecimal digits: `pieces root` of a file in a torrent of version 2 (BEP 52); zeros for an empty file |
/// | `rfc6962:SIZE` | hexadecimal digits: the root of the parts of SIZE as leaves (RFC 6962, section 2.1) |
/// | `git-blob`, `git-blob:sha256` | hexadecimal digits, as `git hash-object --no-filters` prints |
/// | `s3-sha256:SIZE` | base64, then `-N` if the file has N > 1 parts of SIZE |
/// | `s3-etag:SIZE` | hexadecimal digits, then `-N` |
/// | `unixfs-v0-2015`, `unixfs-v1-2025` | a CID |
///
/// ```
/// use hashweave::object::{Object, ObjectHasher};
/// let object: Object = "s3-etag:5MiB".parse()?;
/// let digest = ObjectHasher::new(object, None).chain(b"abc").digest()?;
/// assert_eq!(object.text(&digest), "900150983cd24fb0d6963f7d28e17f72");
/// assert_eq!(object.read(&object.text(&digest)), Some(digest));
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Object {
    /// The id of a file in git: the hash of its length and its content.
    GitBlob(Repository),
    /// The checksum of an object of S3 that is uploaded in parts of this many bytes.
    S3 {
        /// Which one.
        checksum: Checksum,
        /// Bytes of a part, at least one.
        part: u64,
    },
    /// The content identifier of a file in IPFS.
    UnixFs(Profile),
    /// The digest of a file that Linux verifies block by block.
    FsVerity(Verity),
    /// The root of a file's blocks of 16 KiB in a torrent of version 2.
    BitTorrent,
    /// The root of a tree of a transparency log whose leaves are parts of this many bytes.
    Rfc6962 {
        /// Bytes of a leaf, at least one.
        leaf: u64,
    },
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
                write!(f, "no system's digest is named '{name}'; available: {}", Object::NAMES.join(", "))
            }
            Self::Parameter(fault) => f.write_str(fault),
        }
    }
}

impl core::error::Error for ObjectError {}

/// Bytes in which the digest of S3 states the number of parts.
const COUNT: usize = 8;

impl Object {
    /// The names, with `SIZE` for a size such as `8MiB` or `5000000`.
    pub const NAMES: [&str; 9] = [
        "git-blob",
        "git-blob:sha256",
        "s3-sha256:SIZE",
        "s3-etag:SIZE",
        "unixfs-v0-2015",
        "unixfs-v1-2025",
        "fs-verity",
        "btv2",
        "rfc6962:SIZE",
    ];

    /// The name without parameters, in capital letters.
    #[must_use]
    pub fn kind(self) -> &'static str {
        match self {
            Self::GitBlob(_) => "GIT-BLOB",
            Self::S3 { checksum: Checksum::Sha256, .. } => "S3-SHA256",
            Self::S3 { checksum: Checksum::Etag, .. } => "S3-ETAG",
            Self::UnixFs(Profile::V0) => "UNIXFS-V0-2015",
            Self::UnixFs(Profile::V1) => "UNIXFS-V1-2025",
            Self::FsVerity(_) => "FS-VERITY",
            Self::BitTorrent => "BTV2",
            Self::Rfc6962 { .. } => "RFC6962",
        }
    }

    /// The tag of BSD-style lines: the [`kind`](Self::kind), and its parameters as in the name.
    #[must_use]
    pub fn tag(self) -> String {
        match self.parameter() {
            Some(parameter) => format!("{}:{parameter}", self.kind()),
            None => self.kind().to_owned(),
        }
    }

    fn parameter(self) -> Option<String> {
        match self {
            Self::GitBlob(Repository::Sha256) => Some("sha256".to_owned()),
            Self::S3 { part: size, .. } | Self::Rfc6962 { leaf: size } => Some(in_units(size)),
            Self::FsVerity(verity) => verity.parameters(),
            Self::GitBlob(Repository::Sha1) | Self::UnixFs(_) | Self::BitTorrent => None,
        }
    }

    /// The hash function.
    #[must_use]
    pub fn algorithm(self) -> Algorithm {
        match self {
            Self::GitBlob(repository) => repository.algorithm(),
            Self::S3 { checksum, .. } => checksum.algorithm(),
            Self::FsVerity(verity) => verity.algorithm(),
            Self::UnixFs(_) | Self::BitTorrent | Self::Rfc6962 { .. } => Algorithm::Sha256,
        }
    }

    /// Bytes of the digest: of a hash; of S3 of a hash, and eight for the number of parts, most
    /// significant first, zero for a single one; of IPFS the binary CID.
    #[must_use]
    pub fn digest_length(self) -> usize {
        let hash = self.algorithm().digest_length();
        match self {
            Self::GitBlob(_) | Self::FsVerity(_) | Self::BitTorrent | Self::Rfc6962 { .. } => hash,
            Self::S3 { .. } => hash + COUNT,
            Self::UnixFs(profile) => unixfs::CODES + hash + usize::from(profile == Profile::V1) * 2,
        }
    }

    /// The digest as the system writes it.
    ///
    /// # Panics
    ///
    /// If it has not [`digest_length`](Self::digest_length) bytes.
    #[must_use]
    pub fn text(self, digest: &[u8]) -> String {
        assert_eq!(digest.len(), self.digest_length(), "a digest of {self}");
        match self {
            Self::GitBlob(_) | Self::BitTorrent | Self::Rfc6962 { .. } => hex::encode(digest),
            Self::FsVerity(verity) => format!("{}:{}", verity.function(), hex::encode(digest)),
            Self::S3 { checksum, .. } => {
                let (hash, count) = digest.split_at(digest.len() - COUNT);
                let hash = match checksum {
                    Checksum::Sha256 => base64(hash),
                    Checksum::Etag => hex::encode(hash),
                };
                match count.iter().fold(0, |count, byte| count << 8 | u64::from(*byte)) {
                    0 => hash,
                    count => format!("{hash}-{count}"),
                }
            }
            Self::UnixFs(Profile::V0) => in_base58(digest),
            Self::UnixFs(Profile::V1) => format!("b{}", base32(digest)),
        }
    }

    /// The digest that a text states; none if it is not one that [`text`](Self::text) writes, but
    /// hexadecimal digits may be of either case.
    #[must_use]
    pub fn read(self, text: &str) -> Option<Vec<u8>> {
        let digest = match self {
            Self::GitBlob(_) | Self::BitTorrent | Self::Rfc6962 { .. } => hex::decode(text).ok()?,
            Self::FsVerity(verity) => {
                hex::decode(text.strip_prefix(verity.function())?.strip_prefix(':')?).ok()?
            }
            Self::S3 { checksum, .. } => {
                let (hash, count) = text.split_once('-').map_or((text, "0"), |(hash, count)| (hash, count));
                let mut digest = match checksum {
                    Checksum::Sha256 => from_base64(hash)?,
                    Checksum::Etag => hex::decode(hash).ok()?,
                };
                let count: u64 = count.parse().ok()?;
                digest.extend(count.to_be_bytes());
                digest
            }
            Self::UnixFs(Profile::V0) => base58(text).ok()?,
            Self::UnixFs(Profile::V1) => from_base32(text.strip_prefix('b')?)?,
        };
        let is_one = digest.len() == self.digest_length() && self.text(&digest).eq_ignore_ascii_case(text);
        is_one.then_some(digest)
    }
}

/// The bytes of a text that [`base32`] writes, or of some others.
fn from_base32(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::new();
    let (mut bits, mut count) = (0_u32, 0);
    for c in text.bytes() {
        let value = match c {
            b'a'..=b'z' => c - b'a',
            b'2'..=b'7' => c - b'2' + 26,
            _ => return None,
        };
        bits = (bits << 5 | u32::from(value)) & 0xFFF;
        count += 5;
        if count >= 8 {
            count -= 8;
            bytes.push((bits >> count) as u8);
        }
    }
    Some(bytes)
}

impl fmt::Display for Object {
    /// The name: the tag with small letters before its parameters.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.kind().to_ascii_lowercase())?;
        self.parameter().map_or(Ok(()), |parameter| write!(f, ":{parameter}"))
    }
}

/// The units of sizes.
const UNITS: [(&str, u64); 4] = [("", 1), ("KiB", 1 << 10), ("MiB", 1 << 20), ("GiB", 1 << 30)];

/// A size in the largest unit that it is a multiple of.
fn in_units(size: u64) -> String {
    let unit = UNITS.iter().rev().find(|(_, unit)| size.is_multiple_of(*unit));
    let (suffix, unit) = unit.unwrap_or(&("", 1));
    format!("{}{suffix}", size / unit)
}

/// The bytes of a size such as `8MiB`.
fn size(text: &str) -> Option<u64> {
    let digits = text.len() - text.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let (number, suffix) = text.split_at(digits);
    let (_, unit) = UNITS.iter().find(|(known, _)| known.eq_ignore_ascii_case(suffix))?;
    number.parse::<u64>().ok()?.checked_mul(*unit).filter(|&size| size > 0)
}

impl FromStr for Object {
    type Err = ObjectError;

    fn from_str(text: &str) -> Result<Self, ObjectError> {
        let name = text.to_ascii_lowercase();
        let (kind, parameter) =
            name.split_once(':').map_or((&*name, None), |(kind, parameter)| (kind, Some(parameter)));
        let s3 = |checksum| match parameter.and_then(size) {
            Some(part) => Ok(Self::S3 { checksum, part }),
            None => Err(ObjectError::Parameter(format!(
                "{text}: write the size of the upload's parts after the name, such as {kind}:8MiB"
            ))),
        };
        let plain = |object| match parameter {
            None => Ok(object),
            Some(_) => Err(ObjectError::Parameter(format!("{text}: there are no variants of {kind}"))),
        };
        match kind {
            "git-blob" => match parameter {
                None | Some("sha1") => Ok(Self::GitBlob(Repository::Sha1)),
                Some("sha256") => Ok(Self::GitBlob(Repository::Sha256)),
                Some(_) => {
                    let fault = format!("{text}: repositories are git-blob:sha1 and git-blob:sha256");
                    Err(ObjectError::Parameter(fault))
                }
            },
            "s3-sha256" => s3(Checksum::Sha256),
            "s3-etag" => s3(Checksum::Etag),
            "fs-verity" => match parameter.map_or(Some(Verity::default()), Verity::read) {
                Some(verity) => Ok(Self::FsVerity(verity)),
                None => Err(ObjectError::Parameter(format!(
                    "{text}: parameters are sha256, sha512, block=SIZE of 1KiB to 64KiB, and salt= with \
                     up to {SALT} bytes in hexadecimal digits, separated by commas"
                ))),
            },
            "btv2" => plain(Self::BitTorrent),
            "rfc6962" => match parameter.and_then(size) {
                Some(leaf) => Ok(Self::Rfc6962 { leaf }),
                None => Err(ObjectError::Parameter(format!(
                    "{text}: write the size of a leaf after the name, such as {kind}:1MiB"
                ))),
            },
            "unixfs-v0-2015" => plain(Self::UnixFs(Profile::V0)),
            "unixfs-v1-2025" => plain(Self::UnixFs(Profile::V1)),
            _ => Err(ObjectError::Unknown(text.to_owned())),
        }
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
            "fs-verity",
            "fs-verity:sha512,block=1KiB,salt=00ff",
            "btv2",
            "rfc6962:4KiB",
        ];
        for name in names {
            let object: Object = name.parse().expect(name);
            assert_eq!(object.to_string(), name);
            let digest: Vec<u8> = (0..object.digest_length() as u8).collect();
            let digest = match object {
                Object::UnixFs(profile) => unixfs::cid(unixfs::DAG_PB, profile, &digest[..32]),
                _ => digest,
            };
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
            "btv2:1",
            "rfc6962",
        ] {
            assert!(bad.parse::<Object>().is_err(), "{bad}");
        }
        let blob = Object::GitBlob(Repository::Sha1);
        let digits = "00fFa1".repeat(7);
        assert_eq!(blob.read(&digits[..40]), Some([0, 255, 0xA1].repeat(7)[..20].to_vec()));
        assert_eq!(
            (blob.read(&digits[..39]), blob.read(&"0g".repeat(20)), blob.read("é")),
            (None, None, None)
        );
        assert_eq!("s3-etag:99999999999GiB".parse::<Object>().ok(), None);
    }
}
