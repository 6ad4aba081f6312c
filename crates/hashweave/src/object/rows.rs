//! The rows of all kinds of digests. Documents and the help of the command are made of them, and
//! tests go over them.

use super::binary::{BitTorrent, Pieces, Rfc6962};
use super::combine::{Combine, Whole};
use super::git::before_blob;
use super::kind::{Kind, Needs, Notation, Stored};
use super::leaves::Around;
use super::parameter::{Block, LONGEST_SALT, Parameter, Settings};
use super::s3;
use super::unixfs::{self, Profile};
use super::verity::{Blocks, DmVerity, FsVerity, around_in_dm_verity, around_in_fs_verity, superblock};
use crate::notation::{base64, from_base64};
use hashes::Algorithm;

/// Hexadecimal digits.
const HEX: Notation =
    Notation { write: |_, digest| hex::encode(digest), read: |_, text| hex::decode(text).ok() };

/// The hash function, a colon and hexadecimal digits.
const NAMED_HEX: Notation = Notation {
    write: |settings, digest| format!("{}:{}", settings.algorithm, hex::encode(digest)),
    read: |settings, text| {
        let digits = text.strip_prefix(&settings.algorithm.to_string())?.strip_prefix(':')?;
        hex::decode(digits).ok()
    },
};

/// Bytes of a block of BitTorrent (BEP 52).
const BLOCK_OF_TORRENTS: u64 = 16 << 10;

/// Nothing before and after a leaf.
fn bare(_: &Settings, _: u64) -> Around {
    (Vec::new(), Vec::new())
}

/// A file that is hashed as a whole.
fn whole(_: &Settings) -> Box<dyn Combine> {
    Box::<Whole>::default()
}

fn parts(settings: &Settings) -> Box<dyn Combine> {
    Box::new(s3::Parts::new(settings.algorithm))
}

pub(super) const KINDS: &[Kind] = &[
    Kind {
        tag: "GIT-BLOB",
        about: "the id of a file in git, `git hash-object --no-filters`",
        example: "git-blob:sha256",
        parameters: &[Parameter::Function(&[Algorithm::Sha1, Algorithm::Sha256])],
        usual: Settings::new(Algorithm::Sha1),
        needs: Needs::Length,
        around: |_, length| (before_blob(length), Vec::new()),
        combine: whole,
        notation: HEX,
        stored: None,
        more: 0,
    },
    Kind {
        tag: "OCI",
        about: "the digest of a blob of OCI, such as a layer",
        example: "oci",
        parameters: &[],
        usual: Settings::new(Algorithm::Sha256),
        needs: Needs::Nothing,
        around: bare,
        combine: whole,
        notation: NAMED_HEX,
        stored: None,
        more: 0,
    },
    Kind {
        tag: "S3-SHA256",
        about: "the composite SHA-256 of an upload in parts; of one part without `-N`, as of `PutObject`",
        example: "s3-sha256:8MiB",
        parameters: &[Parameter::Leaf("the upload's parts")],
        usual: Settings::new(Algorithm::Sha256),
        needs: Needs::Nothing,
        around: bare,
        combine: parts,
        notation: Notation {
            write: |_, digest| s3::write(digest, base64),
            read: |_, text| s3::read(text, from_base64),
        },
        stored: None,
        more: s3::COUNT,
    },
    Kind {
        tag: "S3-ETAG",
        about: "the ETag of an upload in parts; of one part without `-N`, as of `PutObject`",
        example: "s3-etag:8MiB",
        parameters: &[Parameter::Leaf("the upload's parts")],
        usual: Settings::new(Algorithm::Md5),
        needs: Needs::Nothing,
        around: bare,
        combine: parts,
        notation: Notation {
            write: |_, digest| s3::write(digest, |hash| hex::encode(hash)),
            read: |_, text| s3::read(text, |hash| hex::decode(hash).ok()),
        },
        stored: None,
        more: s3::COUNT,
    },
    Kind {
        tag: "UNIXFS-V0-2015",
        about: "the CID of a file in IPFS, version 0, by the profile of IPIP-0499",
        example: "unixfs-v0-2015",
        parameters: &[],
        usual: Settings::in_leaves(Algorithm::Sha256, Profile::V0.chunk()),
        needs: Needs::Length,
        around: |_, length| Profile::V0.around(length),
        combine: |_| Box::new(unixfs::Tree::new(Profile::V0)),
        notation: Notation { write: |_, cid| Profile::V0.text(cid), read: |_, text| Profile::V0.read(text) },
        stored: None,
        more: Profile::V0.codes(),
    },
    Kind {
        tag: "UNIXFS-V1-2025",
        about: "the CID of a file in IPFS, version 1, by the profile of IPIP-0499",
        example: "unixfs-v1-2025",
        parameters: &[],
        usual: Settings::in_leaves(Algorithm::Sha256, Profile::V1.chunk()),
        needs: Needs::Nothing,
        around: |_, length| Profile::V1.around(length),
        combine: |_| Box::new(unixfs::Tree::new(Profile::V1)),
        notation: Notation { write: |_, cid| Profile::V1.text(cid), read: |_, text| Profile::V1.read(text) },
        stored: None,
        more: Profile::V1.codes(),
    },
    Kind {
        tag: "FS-VERITY",
        about: "what Linux verifies a file by, `fsverity digest`",
        example: "fs-verity:sha512,block=1KiB,salt=00ff",
        parameters: &[
            Parameter::Function(&[Algorithm::Sha256, Algorithm::Sha512]),
            Parameter::Block(Block {
                name: "block",
                limits: 1 << 10..=1 << 16,
                get: |settings| settings.block,
                set: |settings, size| (settings.leaf, settings.block) = (size, size),
            }),
            Parameter::Salt(32),
        ],
        usual: Settings::in_leaves(Algorithm::Sha256, 4096),
        needs: Needs::Nothing,
        around: around_in_fs_verity,
        combine: |settings| Box::new(FsVerity::new(settings)),
        notation: NAMED_HEX,
        stored: Some(Stored {
            layout: |settings, length| Box::new(Blocks::fs_verity(settings, length)),
            superblock: None,
        }),
        more: 0,
    },
    Kind {
        tag: "DM-VERITY",
        about: "the root hash of an image that Linux verifies block by block, `veritysetup format`; of whole blocks",
        example: "dm-verity:sha512,hash-block=1KiB,salt=00ff,format=0",
        parameters: &[
            Parameter::Function(&[
                Algorithm::Sha256,
                Algorithm::Sha1,
                Algorithm::Sha224,
                Algorithm::Sha384,
                Algorithm::Sha512,
                Algorithm::Sha3_256,
                Algorithm::Sha3_512,
                Algorithm::Blake2b(64),
                Algorithm::Blake2s(32),
                Algorithm::Ripemd160,
                Algorithm::Sm3,
            ]),
            Parameter::Block(Block {
                name: "data-block",
                limits: 512..=512 << 10,
                get: |settings| settings.leaf,
                set: |settings, size| settings.leaf = size,
            }),
            Parameter::Block(Block {
                name: "hash-block",
                limits: 512..=512 << 10,
                get: |settings| settings.block,
                set: |settings, size| settings.block = size,
            }),
            Parameter::Salt(LONGEST_SALT),
            Parameter::Format(1),
        ],
        usual: Settings::in_leaves(Algorithm::Sha256, 4096),
        needs: Needs::WholeLeaves,
        around: |settings, _| around_in_dm_verity(settings),
        combine: |settings| Box::new(DmVerity::new(settings)),
        notation: HEX,
        stored: Some(Stored {
            layout: |settings, length| Box::new(Blocks::dm_verity(settings, length)),
            superblock: Some(superblock),
        }),
        more: 0,
    },
    Kind {
        tag: "BTV2",
        about: "the `pieces root` of a file in a torrent of version 2; zeros for an empty file, which has none",
        example: "btv2:piece=1MiB",
        parameters: &[Parameter::Block(Block {
            name: "piece",
            limits: BLOCK_OF_TORRENTS..=128 << 20,
            get: |settings| settings.block,
            set: |settings, size| settings.block = size,
        })],
        // Pieces have no usual size, and only their layer depends on it.
        usual: Settings { leaf: BLOCK_OF_TORRENTS, ..Settings::new(Algorithm::Sha256) },
        needs: Needs::Nothing,
        around: bare,
        combine: |_| Box::new(BitTorrent::new()),
        notation: HEX,
        stored: Some(Stored {
            layout: |settings, length| Box::new(Pieces::new(settings, length)),
            superblock: None,
        }),
        more: 0,
    },
    Kind {
        tag: "RFC6962",
        about: "the root of a tree of RFC 6962 over the parts of a file",
        example: "rfc6962:1MiB",
        parameters: &[Parameter::Leaf("a leaf")],
        usual: Settings::new(Algorithm::Sha256),
        needs: Needs::Nothing,
        around: |_, _| (vec![0], Vec::new()),
        combine: |_| Box::new(Rfc6962::new()),
        notation: HEX,
        stored: None,
        more: 0,
    },
];
