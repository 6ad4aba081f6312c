//! Folders of UnixFS: one node, or where that would be too large a trie of nodes (HAMT) by the
//! hashes of names.
//!
//! The Data of a folder has its type (1), that of a symbolic link its type and the path that it
//! leads to (2). Data of a node of a trie has its type, a bit for each place that is taken (2), the
//! code of the hash function (5) and the number of places (6).

use super::{DAG_PB, Data, Profile, cid, field, link, node};
use crate::one::digest;
use hashes::Algorithm;

/// Types of nodes.
const FOLDER: u64 = 1;
const LINK: u64 = 4;
const TRIE: u64 = 5;

/// A node of a trie has a place for each value of a byte.
const PLACES: usize = 256;

/// The code of murmur3-x64-64 (multiformats).
const MURMUR3: u64 = 0x22;

/// A folder of more bytes is a trie.
const THRESHOLD: u64 = 256 << 10;

/// What an entry of a folder leads to: a file, a symbolic link or a folder.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Child {
    /// Its binary CID.
    pub cid: Vec<u8>,
    /// Bytes of all blocks from it down.
    pub blocks: u64,
}

impl Child {
    /// The node of these links, which are in the order of their names.
    fn of<'a>(profile: Profile, links: impl Iterator<Item = (Vec<u8>, &'a Self)>, data: Data) -> Self {
        let mut below = 0;
        let links = links.map(|(name, child)| {
            below += child.blocks;
            link(&child.cid, &name, child.blocks)
        });
        let block = node(links, &data);
        Self {
            cid: cid(DAG_PB, profile, &digest(Algorithm::Sha256, &block)),
            blocks: block.len() as u64 + below,
        }
    }

    /// A file of that many bytes, by the CID that it has.
    #[must_use]
    pub fn file(profile: Profile, cid: Vec<u8>, bytes: u64) -> Self {
        Self { cid, blocks: profile.blocks_of_file(bytes) }
    }

    /// A symbolic link to a path.
    #[must_use]
    pub fn symbolic_link(profile: Profile, path: &[u8]) -> Self {
        let data = [field(1, LINK), super::bytes(2, path)].concat();
        Self::of(profile, std::iter::empty(), data)
    }

    /// A folder of entries with different names; none if two names have the same hash, of 64 bits.
    ///
    /// ```
    /// use hashweave::object::unixfs::{Child, Profile};
    /// let empty = Child::folder(Profile::V0, Vec::new()).expect("it has no names");
    /// assert_eq!(empty.text(Profile::V0), "QmUNLLsPACCz1vLxQVkXqqLX5R1X345qqfHbsf67hvA3Nn");
    /// ```
    #[must_use]
    pub fn folder(profile: Profile, mut entries: Vec<(Vec<u8>, Self)>) -> Option<Self> {
        entries.sort_by(|a, b| a.0.cmp(&b.0));
        let links = entries.iter().map(|(name, child)| (name.clone(), child));
        let one = Self::of(profile, links, field(1, FOLDER));
        let bytes = match profile {
            Profile::V0 => entries.iter().map(|(name, child)| (name.len() + child.cid.len()) as u64).sum(),
            Profile::V1 => one.blocks - entries.iter().map(|(_, child)| child.blocks).sum::<u64>(),
        };
        if bytes > THRESHOLD {
            let hashed = entries.into_iter().map(|(name, child)| (murmur3(&name).to_be_bytes(), name, child));
            return trie(profile, hashed.collect(), 0);
        }
        Some(one)
    }

    /// The CID as text, in the base of its version.
    #[must_use]
    pub fn text(&self, profile: Profile) -> String {
        profile.text(&self.cid)
    }
}

/// Whether a text is a CID of a profile.
#[must_use]
pub fn is_cid(profile: Profile, text: &str) -> bool {
    let length = profile.codes() + Algorithm::Sha256.digest_length();
    profile.read(text).is_some_and(|bytes| {
        bytes.len() == length && bytes.starts_with(&cid(DAG_PB, profile, &[0; 32])[..profile.codes()])
    })
}

/// An entry with the hash of its name.
type Hashed = ([u8; 8], Vec<u8>, Child);

/// The trie of entries whose hashes have that many bytes in common.
fn trie(profile: Profile, entries: Vec<Hashed>, depth: usize) -> Option<Child> {
    let mut places: Vec<Vec<Hashed>> = vec![Vec::new(); PLACES];
    for entry in entries {
        let place = *entry.0.get(depth)?;
        places[usize::from(place)].push(entry);
    }
    let mut children = Vec::new();
    let mut taken = [0_u8; PLACES / 8];
    for (place, mut own) in places.into_iter().enumerate() {
        let prefix = format!("{place:02X}").into_bytes();
        // The last byte has the bits of the first places.
        taken[PLACES / 8 - 1 - place / 8] |= u8::from(!own.is_empty()) << (place % 8);
        match own.len() {
            0 => {}
            1 => children.extend(own.pop().map(|(_, name, child)| ([prefix, name].concat(), child))),
            _ => children.push((prefix, trie(profile, own, depth + 1)?)),
        }
    }
    let zeros = taken.iter().take_while(|&&byte| byte == 0).count();
    let data = [field(1, TRIE), super::bytes(2, &taken[zeros..]), field(5, MURMUR3), field(6, PLACES as u64)];
    Some(Child::of(profile, children.iter().map(|(name, child)| (name.clone(), child)), data.concat()))
}

/// The first 64 bits of MurmurHash3 of 128 bits for 64-bit processors (Appleby 2011), from seed 0.
fn murmur3(message: &[u8]) -> u64 {
    const C: [u64; 2] = [0x87C3_7B91_1142_53D5, 0x4CF5_AD43_2745_937F];
    let mix = |k: u64, which: usize| {
        let rotation = [31, 33][which];
        k.wrapping_mul(C[which]).rotate_left(rotation).wrapping_mul(C[1 - which])
    };
    let last = |mut h: u64| {
        h = (h ^ h >> 33).wrapping_mul(0xFF51_AFD7_ED55_8CCD);
        h = (h ^ h >> 33).wrapping_mul(0xC4CE_B9FE_1A85_EC53);
        h ^ h >> 33
    };
    let word = |bytes: &[u8]| bytes.iter().rev().fold(0, |word, &byte| word << 8 | u64::from(byte));
    let mut h = [0_u64; 2];
    let (blocks, rest) = message.as_chunks::<16>();
    for block in blocks {
        h[0] = (h[0] ^ mix(word(&block[..8]), 0)).rotate_left(27).wrapping_add(h[1]);
        h[0] = h[0].wrapping_mul(5).wrapping_add(0x52DC_E729);
        h[1] = (h[1] ^ mix(word(&block[8..]), 1)).rotate_left(31).wrapping_add(h[0]);
        h[1] = h[1].wrapping_mul(5).wrapping_add(0x3849_5AB5);
    }
    let (low, high) = rest.split_at(rest.len().min(8));
    h[0] ^= mix(word(low), 0);
    h[1] ^= mix(word(high), 1);
    h = h.map(|h| h ^ message.len() as u64);
    h[0] = h[0].wrapping_add(h[1]);
    h[1] = h[1].wrapping_add(h[0]);
    last(h[0]).wrapping_add(last(h[1]))
}

#[cfg(test)]
mod tests {
    use super::super::super::combine::Combine;
    use super::super::Tree;
    use super::*;
    use crate::notation::from_base32;
    use crate::search::base58;

    fn v1(text: &str, blocks: u64) -> Child {
        Child { cid: from_base32(&text[1..]).expect("base32"), blocks }
    }

    fn named(entries: &[(&str, &Child)]) -> Vec<(Vec<u8>, Child)> {
        entries.iter().map(|(name, child)| (name.as_bytes().to_vec(), (*child).clone())).collect()
    }

    /// Those of the appendix of the specification of UnixFS.
    #[test]
    fn folders_have_the_published_cids() {
        let empty = Child::folder(Profile::V1, Vec::new()).expect("no names");
        assert_eq!(empty.text(Profile::V1), "bafybeiczsscdsbs7ffqz55asqdf3smv6klcw3gofszvwlyarci47bgf354");
        let link = Child::symbolic_link(Profile::V0, b"foo");
        assert_eq!(
            (link.text(Profile::V0).as_str(), link.blocks),
            ("QmTB8BaCJdCH5H3k7GrxJsxgDNmNYGGR71C58ERkivXoj5", 9)
        );
        let file = base58("Qme2y5HA5kvo2jAx13UsnV5bQJVijiAJCPvaW3JGQWhvJZ").expect("Base58");
        // Of 8 bytes, as its block has 16.
        let file = Child::file(Profile::V0, file, 8);
        assert_eq!(file.blocks, 16);
        let root = Child::folder(Profile::V0, named(&[("foo", &file), ("bar", &link)])).expect("two names");
        assert_eq!(root.text(Profile::V0), "QmWvY6FaqFMS89YAQ9NAPjVP4WZKA1qbHbicc9HeSKQTgt");
        let ascii = v1("bafkreifkam6ns4aoolg3wedr4uzrs3kvq66p4pecirz6y2vlrngla62mxm", 31);
        let hello = v1("bafkreifjjcie6lypi6ny7amxnfftagclbuxndqonfipmb64f2km2devei4", 12);
        let long = v1("bafybeigcisqd7m5nf3qmuvjdbakl5bdnh4ocrmacaqkpuh77qjvggmt2sa", 1271);
        let files = [("multiblock.txt", &long), ("hello.txt", &hello), ("ascii.txt", &ascii)];
        let sub = Child::folder(Profile::V1, named(&files)).expect("three names");
        assert_eq!(sub.text(Profile::V1), "bafybeicnmple4ehlz3ostv2sbojz3zhh5q7tz5r2qkfdpqfilgggeen7xm");
        let root = Child::folder(Profile::V1, named(&[("subdir", &sub)])).expect("a name");
        assert_eq!(root.text(Profile::V1), "bafybeidh6k2vzukelqtrjsmd4p52cpmltd2ufqrdtdg6yigi73in672fwu");
    }

    /// A thousand files with the same content, of the same appendix.
    #[test]
    fn a_trie_has_the_published_cid() {
        let file = v1("bafybeigcisqd7m5nf3qmuvjdbakl5bdnh4ocrmacaqkpuh77qjvggmt2sa", 1271);
        let hashed = (1..=1000).map(|i| {
            let name = format!("{i}.txt").into_bytes();
            (murmur3(&name).to_be_bytes(), name, file.clone())
        });
        let root = trie(Profile::V1, hashed.collect(), 0).expect("different hashes");
        assert_eq!(root.text(Profile::V1), "bafybeidbclfqleg2uojchspzd4bob56dqetqjsj27gy2cq3klkkgxtpn4i");
        assert!(
            is_cid(Profile::V1, &root.text(Profile::V1)) && !is_cid(Profile::V0, &root.text(Profile::V1))
        );
    }

    /// Up to 256 KiB, of the node or of its names and CIDs, a folder is one node.
    #[test]
    fn a_folder_of_more_than_256_kib_is_a_trie() {
        for (profile, each, besides) in [(Profile::V0, 34 + 30, 0), (Profile::V1, 36 + 30 + 8, 4)] {
            let file = Child::file(profile, cid(DAG_PB, profile, &[7; 32]), 0);
            let count = (THRESHOLD as usize - besides) / each;
            // The first names are longer, by a letter each.
            let longer = THRESHOLD as usize - besides - count * each;
            let entries = |longer: usize| -> Vec<(Vec<u8>, Child)> {
                let name = |i: usize| format!("{i:0width$}", width = 30 + usize::from(i < longer));
                (0..count).map(|i| (name(i).into_bytes(), file.clone())).collect()
            };
            let flat = |mut entries: Vec<(Vec<u8>, Child)>| {
                entries.sort();
                let links = entries.iter().map(|(name, child)| (name.clone(), child));
                Child::of(profile, links, field(1, FOLDER))
            };
            let most = Child::folder(profile, entries(longer)).expect("different hashes");
            assert_eq!(most, flat(entries(longer)));
            let over = Child::folder(profile, entries(longer + 1)).expect("different hashes");
            assert_ne!(over, flat(entries(longer + 1)));
        }
    }

    /// Next to the trees that are made of leaves.
    #[test]
    fn blocks_of_a_file_are_those_of_its_tree() {
        for profile in [Profile::V0, Profile::V1] {
            let (chunk, links) = (profile.chunk(), profile.links() as u64);
            for length in [0, 1, chunk - 1, chunk, chunk + 1, 2 * chunk, 5 * chunk + 7]
                .into_iter()
                .chain([links * chunk, links * chunk + 1, (links + 1) * chunk, 2 * links * chunk])
                .chain([links * links * chunk, (links * links + 1) * chunk + 3])
            {
                let mut tree = Tree::new(profile);
                let whole = length / chunk;
                let digests = vec![0; 32];
                for _ in 0..whole {
                    tree.append(&digests, chunk);
                }
                if !length.is_multiple_of(chunk) || length == 0 {
                    tree.append(&digests, length % chunk);
                }
                assert_eq!(profile.blocks_of_file(length), tree.root().blocks, "{profile:?}: {length} bytes");
            }
        }
    }
}
