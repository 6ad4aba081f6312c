//! Files that are hashed in leaves, side by side.

use super::combine::Combine;
use super::image::ImageError;
use super::kind::Needs;
use super::leaves::ROWS;
use super::name::Object;
use crate::batch::{Hasher, Part, digests_of, update_many};
use crate::tree::PieceError;
use core::fmt;

/// The length of a file was not known before it was read, was another one, or is none that the
/// digest takes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ObjectLengthError {
    object: Object,
    stated: Option<u64>,
    read: u64,
}

impl fmt::Display for ObjectLengthError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { object, stated, read } = self;
        match (object.row.needs, stated) {
            (Needs::WholeLeaves, _) => ImageError::Length { object: *object, length: *read }.fmt(f),
            (_, None) => {
                write!(f, "{object} begins with the length, which only a regular file tells; save it first")
            }
            (_, Some(stated)) => {
                write!(f, "{read} bytes were read of {stated}; try again when nobody writes to it")
            }
        }
    }
}

impl core::error::Error for ObjectLengthError {}

/// The hash of one file under way.
#[derive(Clone, Debug)]
pub struct ObjectHasher {
    object: Object,
    /// The length of the file, if it is known beforehand.
    stated: Option<u64>,
    /// Bytes so far.
    read: u64,
    /// The leaf under way.
    open: Option<Hasher>,
    /// The digests of the leaves before it.
    leaves: Box<dyn Combine>,
}

/// Whole leaves of a file, hashed: what [`ObjectHasher::piece`] makes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ObjectPiece {
    object: Object,
    index: u64,
    digests: Vec<u8>,
}

/// Bytes of a piece: at least as many, of as many leaves as fill the lanes, but not more than the
/// largest.
const PIECE: u64 = 256 << 10;
const LARGEST_PIECE: u64 = 1 << 20;

/// Leaves of a piece at most, so that their digests are no more than a piece of usual leaves.
const MOST_LEAVES: u64 = 4096;

impl ObjectHasher {
    /// Begins a file. Its length must be known for git's blobs and for `unixfs-v0-2015`, which hash
    /// it before the content.
    #[must_use]
    pub fn new(object: Object, length: Option<u64>) -> Self {
        let leaves = (object.row.combine)(&object.settings);
        Self { object, stated: length, read: 0, open: None, leaves }
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
    /// If the length had to be known, and was not, or is not that of the bytes, or if the digest is
    /// only of whole blocks.
    pub fn digest(&self) -> Result<Vec<u8>, ObjectLengthError> {
        let mut all = finish_objects([self.clone()]);
        all.remove(0)
    }

    /// Bytes of a [`piece`](Self::piece); none if the file is one message, or in leaves so large
    /// that a piece would not stay in a core's cache.
    #[must_use]
    pub fn piece_bytes(&self) -> Option<usize> {
        let leaf = self.object.leaf();
        let leaves = (PIECE / leaf).clamp(ROWS as u64, MOST_LEAVES).min(LARGEST_PIECE / leaf);
        (leaves > 0).then_some((leaves * leaf) as usize)
    }

    /// Hashes the leaves of a piece, on any thread, independently of all others: piece number
    /// `index` begins at byte `index` × [`piece_bytes`](Self::piece_bytes).
    ///
    /// # Errors
    ///
    /// If the length of the data is not that of a piece.
    pub fn piece(&self, index: u64, data: &[u8]) -> Result<ObjectPiece, PieceError> {
        let expected = self.piece_bytes().unwrap_or(0);
        if data.is_empty() || data.len() != expected {
            return Err(PieceError::Length { expected, given: data.len() });
        }
        Ok(ObjectPiece { object: self.object, index, digests: self.object.digests_of_leaves(data) })
    }

    /// Appends a piece, which has the same effect as to go on with its bytes.
    ///
    /// # Errors
    ///
    /// If it is not the next one, or not of this digest.
    pub fn push(&mut self, piece: ObjectPiece) -> Result<(), PieceError> {
        let size = self.piece_bytes().unwrap_or(0) as u64;
        if piece.object != self.object {
            return Err(PieceError::Other(piece.index));
        }
        if piece.index.checked_mul(size) != Some(self.read) {
            return Err(PieceError::Order { given: piece.index, bytes: self.read });
        }
        self.leaves.append(&piece.digests, self.object.leaf());
        self.read += size;
        Ok(())
    }

    /// The digest of the leaves, if the length is one that it takes.
    fn combined(&self) -> Result<Vec<u8>, ObjectLengthError> {
        let Self { object, stated, read, .. } = *self;
        let is_stated = object.row.needs != Needs::Length || stated == Some(read);
        if is_stated && object.takes(read) {
            Ok(self.leaves.digest())
        } else {
            Err(ObjectLengthError { object, stated, read })
        }
    }

    /// The length of the leaf that begins at this byte, as far as it is known.
    fn leaf_at(&self, start: u64) -> u64 {
        let rest = self.stated.map_or(u64::MAX, |length| length.saturating_sub(start));
        rest.min(self.object.leaf())
    }

    /// The hash of the leaf that begins at this byte.
    fn begin(&self, start: u64) -> Hasher {
        let mut hasher = Hasher::new(self.object.algorithm());
        hasher.update(&self.object.around(self.leaf_at(start)).0);
        hasher
    }

    /// Hashes the whole leaves that bytes begin with, if these fill the lanes by themselves. Returns
    /// the rest.
    fn absorb_leaves<'a>(&mut self, bytes: &'a [u8]) -> &'a [u8] {
        let Ok(leaf) = usize::try_from(self.object.leaf()) else { return bytes };
        let count = bytes.len() / leaf;
        if self.open.is_some() || count < ROWS {
            return bytes;
        }
        let (own, rest) = bytes.split_at(count * leaf);
        self.leaves.append(&self.object.digests_of_leaves(own), self.object.leaf());
        self.read += own.len() as u64;
        rest
    }

    /// Divides bytes among the leaves, the one under way first.
    fn divide<'a>(&mut self, mut bytes: &'a [u8]) -> Vec<(Hasher, &'a [u8])> {
        let mut all = Vec::new();
        while !bytes.is_empty() {
            let within = self.read % self.object.leaf();
            let room = usize::try_from(self.object.leaf() - within).unwrap_or(usize::MAX);
            let (own, rest) = bytes.split_at(bytes.len().min(room));
            let hasher = self.open.take().unwrap_or_else(|| self.begin(self.read));
            all.push((hasher, own));
            self.read += own.len() as u64;
            bytes = rest;
        }
        all
    }
}

/// All files go on: all leaves of all of them side by side in lanes.
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
        let bytes = file.absorb_leaves(bytes);
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
        let leaf = file.object.leaf();
        let is_whole = file.read.is_multiple_of(leaf);
        let ended = count - usize::from(count > 0 && !is_whole);
        if ended > 0 {
            let after = file.object.around(leaf).1;
            complete.extend(hashers.by_ref().take(ended).map(|mut hasher| {
                hasher.update(&after);
                hasher
            }));
        }
        if ended < count {
            file.open = hashers.next();
        }
        owners.push((ended * file.object.algorithm().digest_length(), leaf, file));
    }
    let digests = all_digests(&complete);
    let mut rest = &digests[..];
    for (own, leaf, file) in owners {
        if let Some(own) = rest.split_off(..own).filter(|own| !own.is_empty()) {
            file.leaves.append(own, leaf);
        }
    }
}

/// The digests of all files, or of each why there is none: the last leaves side by side in lanes.
pub fn finish_objects(
    files: impl IntoIterator<Item = ObjectHasher>,
) -> Vec<Result<Vec<u8>, ObjectLengthError>> {
    let mut files: Vec<ObjectHasher> = files.into_iter().collect();
    let mut last = Vec::new();
    let mut owners = Vec::new();
    for (i, file) in files.iter_mut().enumerate() {
        let length = file.read % file.object.leaf();
        if length > 0 || file.read == 0 {
            let mut hasher = file.open.take().unwrap_or_else(|| file.begin(0));
            hasher.update(&file.object.around(length).1);
            last.push(hasher);
            owners.push((i, length));
        }
    }
    let digests = all_digests(&last);
    let mut rest = &digests[..];
    for (i, length) in owners {
        let own = rest.split_off(..files[i].object.algorithm().digest_length());
        files[i].leaves.append(own.unwrap_or_default(), length);
    }
    files.iter().map(ObjectHasher::combined).collect()
}

/// The digests of these hashers, one after another, in lanes.
fn all_digests(hashers: &[Hasher]) -> Vec<u8> {
    let mut bytes = vec![0; hashers.iter().map(Hasher::digest_length).sum()];
    digests_of(hashers, &mut bytes);
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::object::Kind;
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
            for name in ["s3-sha256:100", "s3-etag:100"] {
                let object: Object = name.parse().expect(name);
                let blob: Object = "git-blob:sha256".parse().expect("a name");
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

    /// Every kind, of files that end within and at a leaf: in pieces of many lengths, beginning with
    /// pieces for threads, and at once.
    #[test]
    fn leaves_make_no_difference() {
        for row in Kind::ALL {
            let name = row.example().replace(":8MiB", ":3000").replace(":1MiB", ":3000");
            let object: Object = name.parse().expect(&name);
            let begin = |length: usize| ObjectHasher::new(object, Some(length as u64));
            let piece = begin(0).piece_bytes();
            let most = if object.algorithm() == Algorithm::Md5 { 300_000 } else { 3 << 20 };
            for length in [1 << 14, 300_000, 589_824, most] {
                let bytes = generated("leaves", length);
                let expected = begin(length).chain(&bytes).digest();
                for step in [4096, 5000, 1 << 18, 1 << 20] {
                    let mut parted = begin(length);
                    for bytes in bytes.chunks(step) {
                        update_objects([(&mut parted, bytes)]);
                    }
                    assert_eq!(parted.digest(), expected, "{name}, {length} bytes by {step}");
                }
                let Some(piece) = piece else { continue };
                let mut pushed = begin(length);
                let pieces = bytes.chunks_exact(piece);
                let rest = pieces.remainder();
                for (i, bytes) in (0..).zip(pieces) {
                    let model = begin(length);
                    pushed.push(model.piece(i, bytes).expect("a piece")).expect("it is next");
                }
                update_objects([(&mut pushed, rest)]);
                assert_eq!(pushed.digest(), expected, "{name}, {length} bytes in pieces");
            }
            if let Some(piece) = piece {
                let bytes = vec![0; piece];
                assert!(begin(piece).piece(0, &bytes[1..]).is_err(), "{name}");
                let second = begin(piece).piece(1, &bytes).expect("a piece");
                assert!(begin(piece).push(second).is_err(), "{name}");
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
        let v1 = "unixfs-v1-2025".parse().expect("a name");
        assert!(ObjectHasher::new(v1, None).chain(b"abc").digest().is_ok());
        let image = |length: usize| {
            let object = "dm-verity".parse().expect("a name");
            ObjectHasher::new(object, None).chain(&vec![0; length]).digest()
        };
        assert!(image(8192).is_ok());
        for length in [0, 4097] {
            let told = image(length).expect_err("no blocks").to_string();
            assert!(told.starts_with(&format!("{length} bytes are no whole blocks of 4096;")), "{told}");
        }
    }
}
