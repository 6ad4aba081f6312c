//! The options of `hashweave verify`.

use crate::sum::{Threads, When};
use clap::{Args, Subcommand};
use hashweave::Algorithm;
use runner::verify::Format;
use std::path::PathBuf;

#[derive(Debug, Args)]
pub(crate) struct VerifyArgs {
    #[command(subcommand)]
    pub(crate) command: VerifyCommand,
}

#[derive(Debug, Subcommand)]
pub(crate) enum VerifyCommand {
    /// Make the list of a folder
    #[command(after_help = EXAMPLES)]
    Make {
        /// Format: hashweave, sums (SHA256SUMS), hashdeep, bagit, mtree
        #[arg(short, long, value_name = "FORMAT", value_parser = format, default_value = "hashweave")]
        format: Format,
        /// Algorithm of the digests [default: sha256]
        #[arg(short, long, visible_alias = "algo", value_name = "ALGO", value_parser = crate::names::algorithm(), hide_possible_values = true)]
        algorithm: Option<Algorithm>,
        /// List what symbolic links lead to, instead of where they lead
        #[arg(long)]
        follow: bool,
        #[command(flatten)]
        common: Common,
    },
    /// Compare a folder with its list: read every file
    #[command(after_help = EXAMPLES)]
    Check {
        /// Files that are not in the list are no failure
        #[arg(long)]
        ignore_new: bool,
        #[command(flatten)]
        given: Given,
        #[command(flatten)]
        common: Common,
    },
    /// Bring a list up to date: read only the files that changed
    #[command(after_help = EXAMPLES)]
    Update {
        /// Read every file, so that rot is found, too
        #[arg(long)]
        read_all: bool,
        /// List the bytes that rotten files have now
        #[arg(long)]
        accept_rot: bool,
        #[command(flatten)]
        given: Given,
        #[command(flatten)]
        common: Common,
    },
}

/// What is known of a list that is there.
#[derive(Debug, Args)]
pub(crate) struct Given {
    /// Format of the list: hashweave, sums, hashdeep, bagit, mtree [default: found out]
    #[arg(short, long, value_name = "FORMAT", value_parser = format)]
    pub(crate) format: Option<Format>,
    /// Algorithm of the digests of a list that does not say [default: found out]
    #[arg(short, long, visible_alias = "algo", value_name = "ALGO", value_parser = crate::names::algorithm(), hide_possible_values = true)]
    pub(crate) algorithm: Option<Algorithm>,
}

#[derive(Debug, Args)]
pub(crate) struct Common {
    /// The folder whose files are listed
    #[arg(value_name = "FOLDER", default_value = ".")]
    pub(crate) folder: PathBuf,
    /// The list [default: in the folder, hashweave.jsonl or as its format calls it]
    #[arg(short, long, value_name = "FILE")]
    pub(crate) list: Option<PathBuf>,
    /// Print one JSON object a line
    #[arg(long)]
    pub(crate) json: bool,
    /// Print every name, not only those that are not as listed
    #[arg(short, long)]
    pub(crate) verbose: bool,
    #[command(flatten)]
    pub(crate) threads: Threads,
    /// Show progress on standard error: if that is a terminal (auto), always or never [default:
    /// auto]
    #[arg(long, value_name = "WHEN", num_args = 0..=1, require_equals = true, default_missing_value = "auto")]
    #[arg(value_enum, help_heading = "Execution")]
    pub(crate) progress: Option<When>,
}

/// The examples and the exit codes, for all three commands.
const EXAMPLES: &str = "Examples:\n  \
    hashweave verify make photos\n  \
    hashweave verify check photos\n  \
    hashweave verify update photos\n  \
    hashweave verify update photos --read-all            # finds rot, too, and goes on after a kill\n  \
    hashweave verify make photos --list photos.sums --format sums\n\n\
    Exit codes: 0 done; 1 a file is not as listed (check), or rotten or unreadable; 2 bad usage; 3 interrupted: the same command goes on.";

fn format(name: &str) -> Result<Format, String> {
    let names: Vec<&str> = Format::ALL.into_iter().map(Format::name).collect();
    Format::named(name).ok_or_else(|| crate::names::unknown("format", name, &names))
}
