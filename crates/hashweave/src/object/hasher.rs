//! Files that are hashed in parts, side by side.

use super::blocks::{Binary, Form, Levels};
use super::name::Object;
use super::s3;
use super::unixfs::{Profile, Tree};
use crate::batch::{Hasher, Part, digest_rows, digests_of, update_many};
use core::fmt;

/// The length of a file was not known before it was read, or was another one, and the digest begins
/// with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LengthUnknown {
    object: Object,
    stated: Option<u64>,
    read: u64,
}

impl fmt::Display for LengthUnknown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { object, stated, read } = self;
        match stated {
            None => {
                write!(f, "{object} begins with the length, which only a regular file tells; save it first")
            }
            Some(stated) => {
                write!(f, "{read} bytes were read of {stated}; try again when nobody writes to it")
            }
        }
    }
}

impl core::error::Error for LengthUnknown {}

/// The hash of one file under way.
#[derive(Clone, Debug)]
pub struct ObjectHasher {
    object: Object,
    /// The length of the file, if it is known beforehand.
    stated: Option<u64>,
    /// Bytes so far.
    read: u64,
    /// The part under way.
    open: Option<Hasher>,
    /// The digests of the parts before it.
    parts: Parts,
}

/// What becomes of the parts' digests.
#[derive(Clone, Debug)]
enum Parts {
    /// There is one part, and this is its digest.
    One(Vec<u8>),
    S3(Box<s3::Parts>),
    UnixFs(Tree),
    Verity(Levels),
    Binary(Binary),
}

/// As many parts fill the lanes of two sets twice: no other file's parts are needed for that.
const ROWS: usize = 64;

/// Bytes of a block of BitTorrent (BEP 52).
const PIECE_BLOCK: u64 = 16 << 10;

impl Object {
    /// Bytes of a part.
    fn part(self) -> u64 {
        match self {
            Self::GitBlob(_) => u64::MAX,
            Self::S3 { part, .. } => part,
            Self::UnixFs(profile) => profile.chunk(),
            Self::FsVerity(verity) => verity.block() as u64,
            Self::BitTorrent => PIECE_BLOCK,
            Self::Rfc6962 { leaf } => leaf,
        }
    }

    /// Whether the length is hashed before the content.
    fn states_length(self) -> bool {
        matches!(self, Self::GitBlob(_) | Self::UnixFs(Profile::V0))
    }

    /// What is hashed before and after a part of that length.
    fn around(self, length: u64) -> (Vec<u8>, Vec<u8>) {
        match self {
            Self::GitBlob(_) => (format!("blob {length}\0").into_bytes(), Vec::new()),
            Self::S3 { .. } | Self::BitTorrent => (Vec::new(), Vec::new()),
            Self::UnixFs(profile) => profile.around(length),
            Self::FsVerity(verity) => (verity.padded_salt(), vec![0; verity.block() - length as usize]),
            Self::Rfc6962 { .. } => (vec![0], Vec::new()),
        }
    }
}

impl ObjectHasher {
    /// Begins a file. Its length must be known for git's blobs and for `unixfs-v0-2015`, which hash
    /// it before the content.
    #[must_use]
    pub fn new(object: Object, length: Option<u64>) -> Self {
        let parts = match object {
            Object::GitBlob(_) => Parts::One(Vec::new()),
            Object::S3 { .. } => Parts::S3(s3::Parts::new(object.algorithm()).into()),
            Object::UnixFs(profile) => Parts::UnixFs(Tree::new(profile)),
            Object::FsVerity(verity) => Parts::Verity(Levels::new(verity)),
            Object::BitTorrent => Parts::Binary(Binary::new(Form::Filled)),
            Object::Rfc6962 { .. } => Parts::Binary(Binary::new(Form::Promoted)),
        };
        Self { object, stated: length, read: 0, open: None, parts }
    }

    /// The digest that it makes.
    #[must_use]
    pub fn object(&self) -> Object {
        self.object
    }

    /// Appends bytes, and returns the hasher.
    #[must_use]
    pub fn chain(mut self, bytes: &[u8]) -> Self {
        update_objects([(&mut self, bytes)]);
        self
    }

    /// The digest of all bytes so far.
    ///
    /// # Errors
    ///
    /// If the length had to be known, and was not, or is not that of the bytes.
    pub fn digest(&self) -> Result<Vec<u8>, LengthUnknown> {
        let mut all = finish_objects([self.clone()]);
        all.remove(0)
    }

    /// The length of the part that begins at this byte, as far as it is known.
    fn part_at(&self, start: u64) -> u64 {
        let rest = self.stated.map_or(u64::MAX, |length| length.saturating_sub(start));
        rest.min(self.object.part())
    }

    /// The hash of the part that begins at this byte.
    fn begin(&self, start: u64) -> Hasher {
        let mut hasher = Hasher::new(self.object.algorithm());
        hasher.update(&self.object.around(self.part_at(start)).0);
        hasher
    }

    /// Hashes the whole parts that bytes begin with as the rows of a matrix, if these fill the lanes
    /// by themselves and nothing but them is hashed. Returns the rest.
    fn absorb_rows<'a>(&mut self, bytes: &'a [u8]) -> &'a [u8] {
        let Ok(part) = usize::try_from(self.object.part()) else { return bytes };
        let count = bytes.len() / part;
        let is_plain = || self.object.around(part as u64) == (Vec::new(), Vec::new());
        if self.open.is_some() || count < ROWS || !is_plain() {
            return bytes;
        }
        let algorithm = self.object.algorithm();
        let mut digests = vec![0; count * algorithm.digest_length()];
        digest_rows(algorithm, bytes, part, part, &mut digests).expect("the parts are there");
        for digest in digests.chunks_exact(algorithm.digest_length()) {
            self.append(digest, part as u64);
        }
        self.read += (count * part) as u64;
        &bytes[count * part..]
    }

    /// Divides bytes among the parts, the one under way first.
    fn divide<'a>(&mut self, mut bytes: &'a [u8]) -> Vec<(Hasher, &'a [u8])> {
        let mut all = Vec::new();
        while !bytes.is_empty() {
            let within = self.read % self.object.part();
            let room = usize::try_from(self.object.part() - within).unwrap_or(usize::MAX);
            let (own, rest) = bytes.split_at(bytes.len().min(room));
            let hasher = self.open.take().unwrap_or_else(|| self.begin(self.read));
            all.push((hasher, own));
            self.read += own.len() as u64;
            bytes = rest;
        }
        all
    }

    /// Takes the digest of a part of that length.
    fn append(&mut self, digest: &[u8], length: u64) {
        match &mut self.parts {
            Parts::One(own) => *own = digest.to_vec(),
            Parts::S3(parts) => parts.push(digest),
            Parts::UnixFs(tree) => tree.push(digest, length),
            Parts::Verity(levels) => levels.push(digest, length),
            Parts::Binary(tree) => tree.push(digest, length),
        }
    }
}

/// All files go on: all parts of all of them side by side in lanes.
///
/// ```
/// use hashweave::object::{Object, ObjectHasher, finish_objects, update_objects};
/// let object: Object = "git-blob".parse()?;
/// let texts = [&b"hello\n"[..], b""];
/// let mut files = texts.map(|text| ObjectHasher::new(object, Some(text.len() as u64)));
/// update_objects(files.iter_mut().zip(texts));
/// let ids = finish_objects(files).into_iter().collect::<Result<Vec<_>, _>>()?;
/// assert_eq!(object.text(&ids[0]), "ce013625030ba8dba906f756967f9e9ca394464a");
/// assert_eq!(object.text(&ids[1]), "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391");
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
pub fn update_objects<'a>(files: impl IntoIterator<Item = (&'a mut ObjectHasher, &'a [u8])>) {
    let mut under_way = Vec::new();
    let mut parts = Vec::new();
    for (file, bytes) in files {
        let bytes = file.absorb_rows(bytes);
        let divided = file.divide(bytes);
        under_way.push((file, divided.len()));
        parts.extend(divided);
    }
    let mut side_by_side: Vec<Part<'_>> =
        parts.iter_mut().map(|(hasher, bytes)| Part { hasher, bytes }).collect();
    update_many(&mut side_by_side);
    let mut hashers = parts.into_iter().map(|(hasher, _)| hasher);
    let mut complete = Vec::new();
    let mut owners = Vec::new();
    for (file, count) in under_way {
        let part = file.object.part();
        let is_whole = file.read.is_multiple_of(part);
        for (i, mut hasher) in hashers.by_ref().take(count).enumerate() {
            if i + 1 == count && !is_whole {
                file.open = Some(hasher);
            } else {
                hasher.update(&file.object.around(part).1);
                complete.push(hasher);
            }
        }
        owners.push((count - usize::from(count > 0 && !is_whole), part, file));
    }
    let digests = all_digests(&complete);
    let mut digests = digests.iter();
    for (count, part, file) in owners {
        for digest in digests.by_ref().take(count) {
            file.append(digest, part);
        }
    }
}

/// The digests of all files, or of each why there is none: the last parts side by side in lanes.
pub fn finish_objects(files: impl IntoIterator<Item = ObjectHasher>) -> Vec<Result<Vec<u8>, LengthUnknown>> {
    let mut files: Vec<ObjectHasher> = files.into_iter().collect();
    let mut last = Vec::new();
    let mut owners = Vec::new();
    for (i, file) in files.iter_mut().enumerate() {
        let length = file.read % file.object.part();
        if length > 0 || file.read == 0 {
            let mut hasher = file.open.take().unwrap_or_else(|| file.begin(0));
            hasher.update(&file.object.around(length).1);
            last.push(hasher);
            owners.push((i, length));
        }
    }
    for (digest, (i, length)) in all_digests(&last).iter().zip(owners) {
        files[i].append(digest, length);
    }
    let digest = |file: ObjectHasher| {
        let ObjectHasher { object, stated, read, parts, .. } = file;
        if object.states_length() && stated != Some(read) {
            return Err(LengthUnknown { object, stated, read });
        }
        Ok(match parts {
            Parts::One(digest) => digest,
            Parts::S3(parts) => parts.digest(),
            Parts::UnixFs(tree) => tree.root(),
            Parts::Verity(levels) => levels.digest(),
            Parts::Binary(tree) => tree.root(),
        })
    };
    files.into_iter().map(digest).collect()
}

/// The digests of these hashers, in lanes.
fn all_digests(hashers: &[Hasher]) -> Vec<Vec<u8>> {
    let lengths: Vec<usize> = hashers.iter().map(Hasher::digest_length).collect();
    let mut bytes = vec![0; lengths.iter().sum()];
    digests_of(hashers, &mut bytes);
    let mut rest = &bytes[..];
    lengths.into_iter().map_while(|length| rest.split_off(..length)).map(<[u8]>::to_vec).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::object::{Checksum, Repository};
    use crate::one::digest;
    use hashes::Algorithm;

    /// The stream of ChaCha20 (RFC 8439) with a nonce of zero and the SHA-256 of the seed as key, as
    /// Kubo's and Helia's tests of IPIP-0499 generate files.
    fn generated(seed: &str, length: usize) -> Vec<u8> {
        let key = digest(Algorithm::Sha256, seed.as_bytes());
        let words = |bytes: &[u8]| -> Vec<u32> {
            bytes.chunks(4).map(|word| u32::from_le_bytes(word.try_into().expect("four"))).collect()
        };
        let mut stream = Vec::with_capacity(length + 64);
        for block in 0_u32.. {
            if stream.len() >= length {
                break;
            }
            let start = [words(b"expand 32-byte k"), words(&key), vec![block, 0, 0, 0]].concat();
            let mut x = start.clone();
            for round in 0..20 {
                for i in 0..4 {
                    // Columns and diagonals in turn.
                    let place = |row: usize| 4 * row + (i + row * (round % 2)) % 4;
                    let (a, b, c, d) = (place(0), place(1), place(2), place(3));
                    for (p, q, r, by) in [(a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)] {
                        x[p] = x[p].wrapping_add(x[q]);
                        x[r] = (x[r] ^ x[p]).rotate_left(by);
                    }
                }
            }
            stream.extend(x.iter().zip(start).flat_map(|(x, start)| x.wrapping_add(start).to_le_bytes()));
        }
        stream.truncate(length);
        stream
    }

    fn text(name: &str, message: &[u8]) -> String {
        let object: Object = name.parse().expect(name);
        let digest = ObjectHasher::new(object, Some(message.len() as u64)).chain(message).digest();
        object.text(&digest.expect("the length is right"))
    }

    /// The values that IPIP-0499 publishes, and those of Kubo's test of it (`cid_profiles_test.go`).
    #[test]
    fn cids_are_those_of_ipip_0499() {
        let (v0, v1) = ("unixfs-v0-2015", "unixfs-v1-2025");
        assert_eq!(text(v0, b"hello world"), "Qmf412jQZiuVUtdgnB36FXFX7xg5V6KEbSJ4dpQuhkLyfD");
        assert_eq!(text(v1, b"hello world"), "bafkreifzjut3te2nhyekklss27nh3k72ysco7y32koao5eei66wof36n5e");
        assert_eq!(text(v0, b""), "QmbFMke1KXqnYyBBWxB74N4c5SBnJMVAiMNRcGu6x1AwQH");
        assert_eq!(text(v1, b""), "bafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku");
        let known = [
            (v0, "chunk-v0-seed", 262_144, "QmWmRj3dFDZdb6ABvbmKhEL6TmPbAfBZ1t5BxsEyJrcZhE"),
            (v0, "chunk-v0-seed", 262_145, "QmYyLxtzZyW22zpoVAtKANLRHpDjZtNeDjQdJrcQNWoRkJ"),
            (v0, "v0-seed", 174 << 18, "QmUbBALi174SnogsUzLpYbD4xPiBSFANF4iztWCsHbMKh2"),
            (v0, "v0-seed", (174 << 18) + 1, "QmV81WL765sC8DXsRhE5fJv2rwhS4icHRaf3J9Zk5FdRnW"),
            (v0, "v0-seed", 175 << 18, "QmepeWtdmS1hHXx1oZXsPUv6bMrfRRKfZcoPPU4eEfjnbf"),
            (v1, "chunk-v1-seed", 1 << 20, "bafkreiacndfy443ter6qr2tmbbdhadvxxheowwf75s6zehscklu6ezxmta"),
            (
                v1,
                "chunk-v1-seed",
                (1 << 20) + 1,
                "bafybeigmix7t42i6jacydtquhet7srwvgpizfg7gjbq7627d35mjomtu64",
            ),
        ];
        for (profile, seed, length, cid) in known {
            assert_eq!(text(profile, &generated(seed, length)), cid, "{profile}, {length} bytes");
        }
    }

    /// `printf … | git hash-object --stdin`, and in a repository of `git init --object-format=sha256`.
    #[test]
    fn blobs_are_those_of_git() {
        assert_eq!(text("git-blob", b""), "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391");
        assert_eq!(text("git-blob", b"hello\n"), "ce013625030ba8dba906f756967f9e9ca394464a");
        assert_eq!(
            text("git-blob:sha256", b""),
            "473a0f4c3be8a93681a267e3b1e9a7dcda1185436fe141f7749120a303721813"
        );
    }

    /// Files of many lengths in pieces of many lengths, next to the definition.
    #[test]
    fn pieces_make_no_difference() {
        let bytes = generated("pieces", 5000);
        let lengths = [0, 1, 63, 64, 99, 100, 101, 199, 200, 1000, 4096, 5000];
        for piece in [1, 7, 64, 100, 250, 5000] {
            for checksum in [Checksum::Sha256, Checksum::Etag] {
                let object = Object::S3 { checksum, part: 100 };
                let blob = Object::GitBlob(Repository::Sha256);
                let mut parted = lengths.map(|_| ObjectHasher::new(object, None));
                let mut blobs = lengths.map(|length| ObjectHasher::new(blob, Some(length as u64)));
                for start in (0..5000).step_by(piece) {
                    let more = lengths.map(|length| &bytes[start.min(length)..(start + piece).min(length)]);
                    let all = parted.iter_mut().zip(more).chain(blobs.iter_mut().zip(more));
                    update_objects(all);
                }
                let algorithm = object.algorithm();
                let results = finish_objects(parted).into_iter().zip(finish_objects(blobs));
                for (length, (parted, own)) in lengths.into_iter().zip(results) {
                    let message = &bytes[..length];
                    let parts: Vec<_> =
                        message.chunks(100).map(|part| digest(algorithm, part).to_vec()).collect();
                    let (hash, count) = match parts.len() {
                        0 | 1 => (digest(algorithm, message), 0),
                        count => (digest(algorithm, &parts.concat()), count as u64),
                    };
                    assert_eq!(parted, Ok([&hash[..], &count.to_be_bytes()].concat()), "{length}, {piece}");
                    let whole = [format!("blob {length}\0").as_bytes(), message].concat();
                    assert_eq!(own, Ok(digest(Algorithm::Sha256, &whole).to_vec()), "{length}, {piece}");
                }
            }
        }
    }

    #[test]
    fn a_length_that_is_hashed_first_must_be_right() {
        for name in ["git-blob", "unixfs-v0-2015"] {
            let object = name.parse().expect(name);
            assert!(ObjectHasher::new(object, None).chain(b"abc").digest().is_err(), "{name}");
            for wrong in [0, 2, 4] {
                let fault = ObjectHasher::new(object, Some(wrong)).chain(b"abc").digest().expect_err(name);
                assert!(fault.to_string().starts_with(&format!("3 bytes were read of {wrong};")), "{fault}");
            }
        }
        let v1 = Object::UnixFs(Profile::V1);
        assert!(ObjectHasher::new(v1, None).chain(b"abc").digest().is_ok());
    }
}
