//! The options of `hashweave sum`.

use super::asked;
use super::flags::Flags;
use super::format::Parts;
use clap::{Args, ValueEnum};
use hashweave::object::Kind;
use runner::folders::FolderDigest;
use runner::lists::Asked;
use runner::sum::Jobs;
use std::ffi::OsString;
use std::io::{self, IsTerminal};
use std::path::PathBuf;

#[derive(Debug, Args)]
#[command(args_override_self = true)]
#[command(
    after_help = "With no FILE, or when FILE is -, read standard input. Output, messages and exit codes are those of sha256sum.\n\n\
    Examples:\n  \
    hashweave sum *.iso > SHA256SUMS\n  \
    hashweave sum --check --quiet SHA256SUMS\n  \
    hashweave sum --check release.tar.gz                  # by release.tar.gz.sha256 beside it\n  \
    hashweave sum --expect sha256-ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs= release.tar.gz\n  \
    hashweave sum -a blake2b --length 256 backup.tar\n  \
    hashweave sum -a sha256 -a sha3-256 release.tar.gz > DIGESTS      # one read, BSD-style lines\n  \
    hashweave sum --recursive --progress /srv/data > before.sums\n  \
    find . -newer stamp -type f -print0 | hashweave sum --files0-from -\n\n\
    Called through a link or copy named sha256sum, sha224sum, sha384sum, sha512sum, md5sum, sha1sum, b2sum, b3sum, sha3sum or ALGOsum, the program acts as that tool.\n\n\
    MD5 and SHA-1 are for digests that exist: two different files with the same digest can be made, so neither proves who wrote a file.\n\n\
    Exit codes: 0 done; 1 a file could not be read or does not match its line; 2 bad usage."
)]
pub(crate) struct SumArgs {
    /// Files to hash, or with --check lists of digests [default: standard input]
    #[arg(value_name = "FILE")]
    pub(crate) files: Vec<OsString>,
    /// Algorithm, such as sha512 or blake3 (repeatable) [default: sha256]
    #[arg(short, long, visible_alias = "algo", value_name = "ALGO", value_parser = asked::parser(), hide_possible_values = true, long_help = algorithms())]
    pub(crate) algorithm: Vec<Asked>,
    /// Length of the digest in bits, where an algorithm has several
    ///
    /// These are blake2b, blake2s, shake128/256, turboshake128/256 and tree hashes; with --check it
    /// is for lines of SHAKE and tree hashes that do not give it.
    #[arg(short, long, value_name = "BITS")]
    pub(crate) length: Option<usize>,
    #[command(flatten)]
    pub(crate) flags: Flags,
    /// Print a record of each digest as one line of JSON
    #[arg(long, conflicts_with_all = ["tag", "zero", "binary", "text"], help_heading = "Printing")]
    pub(crate) json: bool,
    /// Check FILE by this digest instead of a list
    ///
    /// Write hexadecimal digits, base64, sha256:HEX, sha256-BASE64, or several of these, of which the
    /// strongest counts (Subresource Integrity).
    #[arg(long, value_name = "DIGEST", help_heading = "Checking")]
    pub(crate) expect: Option<String>,
    /// Look for the files that lists name below DIR [default: the current folder]
    #[arg(short = 'C', long, value_name = "DIR", help_heading = "Checking")]
    pub(crate) directory: Option<PathBuf>,
    /// Look for the files that a list names from the folder of the list
    #[arg(long, help_heading = "Checking")]
    pub(crate) relative_to_list: bool,

    /// Write the hash tree of FILE to OUT: of dm-verity, fs-verity or btv2
    ///
    /// It is the hash image that `veritysetup format` makes, the Merkle tree of `fsverity digest
    /// --out-merkle-tree`, or the piece layer of a torrent, of btv2:piece=SIZE. OUT is written as a
    /// whole or not at all.
    #[arg(long, value_name = "OUT", help_heading = "Hash trees")]
    pub(crate) tree: Option<PathBuf>,
    /// UUID in the superblock of dm-verity [default: made of the root hash]
    #[arg(long, value_name = "UUID", value_parser = uuid, requires = "tree", conflicts_with = "no_superblock", help_heading = "Hash trees")]
    pub(crate) uuid: Option<[u8; 16]>,
    /// Write no superblock before the tree of dm-verity
    #[arg(long, requires = "tree", help_heading = "Hash trees")]
    pub(crate) no_superblock: bool,

    /// Read the names of the files from F, each ended by NUL; - is standard input
    #[arg(long, value_name = "F", help_heading = "Files")]
    pub(crate) files0_from: Option<OsString>,
    /// Hash all regular files below directories
    ///
    /// They are in the order of their names; symbolic links below directories are skipped.
    #[arg(short, long, help_heading = "Files")]
    pub(crate) recursive: bool,

    #[command(flatten)]
    pub(crate) threads: Threads,
    /// Show progress on standard error: auto (on a terminal), always or never
    #[arg(long, value_name = "WHEN", num_args = 0..=1, require_equals = true, default_missing_value = "auto")]
    #[arg(value_enum, help_heading = "Execution")]
    pub(crate) progress: Option<When>,
}

impl SumArgs {
    /// What is printed of a digest.
    pub(super) fn parts(&self) -> Parts {
        if self.json { Parts::Json } else { Parts::Both }
    }
}

/// Reads a UUID as systems write it (RFC 9562, section 4).
fn uuid(text: &str) -> Result<[u8; 16], String> {
    let dashes = [8, 13, 18, 23];
    let is_form = text.len() == 36 && dashes.iter().all(|at| text.as_bytes()[*at] == b'-');
    let digits: String = text.chars().filter(|&c| c != '-').collect();
    let bytes = hex::decode(digits).ok().filter(|_| is_form).and_then(|bytes| bytes.try_into().ok());
    bytes.ok_or_else(|| "a UUID is like 123e4567-e89b-42d3-a456-426614174000".to_owned())
}

/// The help of `--algorithm`, which has the rows of the digests of systems.
fn algorithms() -> String {
    let mut help = "Algorithm, such as sha512 or blake3 (repeatable) [default: sha256]

sha224/256/384/512, md5, sha1, ripemd160, sm3, sha3-256, …, keccak-256, shake128/256, blake2b, blake2s, \
blake2b-160, …, or the tree hash blake3, which uses all threads for one file. Of several algorithms each file is \
read once, and lines are BSD-style. With --check the default is what the lines say.

Digests of systems, with parameters after a colon and commas between them:"
        .to_owned();
    for row in Kind::ALL {
        let parameters = row.parameters();
        let colon = if parameters.is_empty() { "" } else { ": " };
        help += &format!("\n  {}{colon}{parameters}\n      {}", row.name(), row.about());
    }
    help += "\n\nDigests of folders:";
    for (name, about) in FolderDigest::ROWS {
        help += &format!("\n  {name}\n      {about}");
    }
    help
}

/// The threads that hash and read files.
#[derive(Clone, Copy, Debug, Default, Args)]
pub(crate) struct Threads {
    /// Number of threads that hash [default: one per core]
    #[arg(short, long, visible_alias = "threads", value_name = "N", value_parser = crate::args::thread_count, help_heading = "Execution")]
    pub(crate) jobs: Option<usize>,
    /// Number of threads that read; use 1 for a rotating disk, more than --jobs for network storage
    /// [default: the same as --jobs]
    #[arg(long, value_name = "N", value_parser = crate::args::thread_count, help_heading = "Execution")]
    pub(crate) readers: Option<usize>,
}

impl Threads {
    /// Returns the numbers of threads.
    pub(crate) fn jobs(self) -> Jobs {
        let hashing = self.jobs.unwrap_or(Jobs::default().hashing);
        Jobs { hashing, reading: self.readers.unwrap_or(hashing) }
    }
}

/// Where the progress is shown: on a terminal, everywhere, nowhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum When {
    // No doc comments: they would stretch the help of all options over two lines each.
    Auto,
    Always,
    Never,
}

impl When {
    /// Whether it is shown on standard error.
    pub(crate) fn is_now(self) -> bool {
        match self {
            Self::Auto => io::stderr().is_terminal(),
            Self::Always => true,
            Self::Never => false,
        }
    }
}
