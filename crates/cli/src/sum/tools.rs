//! The tools that the program implements under other names: `sha256sum`, `b2sum`, `sha3sum` and
//! similar ones.
//!
//! Their options are read as the C library reads them, including abbreviations. A mistake in them
//! is exit code 1, as it is with coreutils; with `b3sum` it is 2. They have no other options than
//! the original tools.

use super::check::Folder;
use super::console::{Console, OnFault, reason};
use super::engine::Effort;
use super::flags::{Flag, Flags};
use super::format::Parts;
use super::getopt::{Found, Getopt, Known};
use super::sources::Sources;
use super::tree;
use super::{checker, or_standard, printed};
use crate::{Exit, output};
use runner::lists::{Accepted, Blake3Mode, Choice, Dialect, Digest, Grounds, PERL, of_perl};
use std::ffi::{OsStr, OsString};
use std::io;
use std::path::Path;
use std::process::ExitCode;

/// The tool that the program's name selects.
#[derive(Clone, Debug)]
pub(crate) struct Tool {
    name: String,
    kind: Kind,
    choice: Choice,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// One digest, as with `sha256sum`.
    Fixed,
    /// `--length`, as with `b2sum`.
    Open,
    /// `--length` in bytes, keys and raw output, as with `b3sum`.
    Tree,
    /// `--algorithm 224|256|384|512|128000|256000`, as with `sha3sum` of Perl's Digest::SHA3.
    Sha3,
}

/// An option of a tool.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Key {
    Flag(Flag),
    Length,
    Tree(tree::Key),
    Algorithm,
    Help,
    Version,
}

/// The request of a command line.
#[derive(Debug)]
struct Wish {
    flags: Flags,
    digest: Digest,
    parts: Parts,
    effort: Effort,
    operands: Vec<OsString>,
}

/// The reason why nothing is hashed.
#[derive(Debug)]
enum Refusal {
    Help,
    Version,
    /// Complaints, and whether to refer to the help.
    Usage(Vec<Vec<u8>>, bool),
    /// The options are valid, but something else failed.
    Failed(Vec<u8>),
}

impl From<tree::Fault> for Refusal {
    fn from(fault: tree::Fault) -> Self {
        match fault {
            tree::Fault::Usage(complaint) => Self::Usage(vec![complaint], true),
            tree::Fault::Failed(complaint) => Self::Failed(complaint),
        }
    }
}

impl Tool {
    /// Returns the tool of that name, if it is one.
    pub(crate) fn named(program: &OsStr) -> Option<Self> {
        let name = Path::new(program).file_name()?.to_str()?;
        let name = name.strip_suffix(std::env::consts::EXE_SUFFIX).unwrap_or(name);
        let kind = if name == PERL { Kind::Sha3 } else { Kind::Fixed };
        let choice = Choice::of_program(name)?;
        let kind = match kind {
            Kind::Fixed if choice.is_tree() => Kind::Tree,
            Kind::Fixed if choice.is_open() => Kind::Open,
            other => other,
        };
        Some(Self { name: name.to_owned(), kind, choice })
    }

    /// Runs the tool.
    pub(crate) fn run(&self, program: &OsStr, arguments: Vec<OsString>) -> ExitCode {
        // b3sum uses only its own name in messages, and reports the numbers of errors.
        let tree = self.kind == Kind::Tree;
        let shown = if tree { self.name.as_bytes() } else { program.as_encoded_bytes() };
        let console = match Console::new(shown, OnFault::GoOn) {
            Ok(console) => console.with_numbers(tree),
            Err(error) => {
                crate::complain(&format!("cannot use standard output: {}", reason(&error)));
                return ExitCode::FAILURE;
            }
        };
        let wish = self.wish(arguments, &console);
        let zero = wish.as_ref().is_ok_and(|wish| wish.flags.zero);
        let misused = tree && matches!(wish, Err(Refusal::Usage(..)));
        let mut fine = true;
        let outcome = match wish {
            Ok(wish) => self.work(wish, &console, &mut fine),
            Err(refusal) => self.refuse(refusal, &console, &mut fine),
        };
        if let Err(error) = outcome {
            console.complain(reason(&error));
            fine = false;
        }
        if let Some(error) = console.finish() {
            // Coreutils notice only at the end that a line was not written, and do not know why,
            // unless standard output never worked. With lines that end in NUL they write at the end
            // and know the reason.
            let why = zero || output::open().is_err();
            console.complain(if why {
                format!("write error: {}", reason(&error))
            } else {
                "write error".to_owned()
            });
            return ExitCode::FAILURE;
        }
        match (fine, misused) {
            (true, _) => Exit::Done,
            (false, true) => Exit::Usage,
            (false, false) => Exit::Failed,
        }
        .into()
    }

    fn work(&self, wish: Wish, console: &Console, fine: &mut bool) -> io::Result<()> {
        lanes::isa::ceiling().map_err(|error| io::Error::other(error.to_string()))?;
        let Wish { flags, digest, parts, effort, operands } = wish;
        if !flags.check {
            let sources = Sources::given(operands, false);
            return printed(console, &flags, parts, &[digest], sources, &effort, fine);
        }
        let (choices, what) = match self.kind {
            Kind::Sha3 => (of_perl(), "SHA3"),
            _ => (vec![self.choice.meaning(digest.length)], self.choice.tag()),
        };
        let dialect = if self.kind == Kind::Tree { Dialect::B3sum } else { Dialect::Coreutils };
        let blake3 = Blake3Mode { position: digest.blake3.position, ..Blake3Mode::default() };
        let accepted = Accepted {
            tagged: choices.clone(),
            untagged: choices,
            grounds: Grounds::Option,
            dialect,
            blake3,
        };
        let folder = Folder::default();
        checker(console, &flags, &effort, accepted, what, &folder).lists(&or_standard(operands), fine)
    }

    fn refuse(&self, refusal: Refusal, console: &Console, fine: &mut bool) -> io::Result<()> {
        match refusal {
            Refusal::Help => console.line(&self.help(console.program()))?,
            Refusal::Version => {
                console
                    .line(format!("{} (Hashweave) {}\n", self.name, env!("CARGO_PKG_VERSION")).as_bytes())?;
            }
            Refusal::Usage(mut complaints, point_to_help) => {
                if let Some(last) = complaints.last_mut().filter(|_| point_to_help) {
                    last.extend_from_slice(b"\nTry '");
                    last.extend_from_slice(console.program());
                    last.extend_from_slice(b" --help' for more information.");
                }
                complaints.iter().for_each(|complaint| console.complain(complaint));
                *fine = false;
            }
            Refusal::Failed(complaint) => {
                console.complain(complaint);
                *fine = false;
            }
        }
        Ok(())
    }

    /// Returns the options, in the order in which the C library lists them when an abbreviation is
    /// ambiguous.
    fn known(&self) -> Vec<Known<Key>> {
        let option = |key, short, long, argument| Known { key, short, long, argument };
        let flag = |flag, short, long| option(Key::Flag(flag), short, long, false);
        let own = match self.kind {
            Kind::Fixed => vec![],
            Kind::Open => vec![option(Key::Length, Some(b'l'), "length", true)],
            Kind::Tree => tree::known(self.choice)
                .map(|(key, letter, long, argument)| option(Key::Tree(key), letter, long, argument))
                .collect(),
            Kind::Sha3 => vec![option(Key::Algorithm, Some(b'a'), "algorithm", true)],
        };
        let sha3 = |letter| Some(letter).filter(|_| self.kind == Kind::Sha3);
        let either = |of_sha3, of_tree| match self.kind {
            Kind::Sha3 => Some(of_sha3),
            Kind::Tree => Some(of_tree),
            _ => None,
        };
        let zero = flag(Flag::Zero, Some(b'z'), "zero");
        own.into_iter()
            .chain([
                flag(Flag::Check, Some(b'c'), "check"),
                flag(Flag::IgnoreMissing, None, "ignore-missing"),
                flag(Flag::Quiet, sha3(b'q'), "quiet"),
                flag(Flag::Status, sha3(b's'), "status"),
                flag(Flag::Warn, Some(b'w'), "warn"),
                flag(Flag::Strict, None, "strict"),
                flag(Flag::Tag, None, "tag"),
            ])
            .chain(Some(zero).filter(|_| self.kind != Kind::Sha3))
            .chain([
                flag(Flag::Binary, Some(b'b'), "binary"),
                flag(Flag::Text, Some(b't'), "text"),
                option(Key::Help, either(b'h', b'h'), "help", false),
                option(Key::Version, either(b'v', b'V'), "version", false),
            ])
            .collect()
    }

    /// Parses the arguments.
    fn wish(&self, arguments: Vec<OsString>, console: &Console) -> Result<Wish, Refusal> {
        let known = self.known();
        let posix = std::env::var_os("POSIXLY_CORRECT").is_some();
        let mut options = Getopt::new(&known, arguments, posix);
        let mut flags = Flags::default();
        let mut choice = self.choice;
        let mut length = None;
        let mut wanted = tree::Wanted::default();
        while let Some(found) = options.next() {
            let Found { key, argument } = found.map_err(|complaint| Refusal::Usage(vec![complaint], true))?;
            match key {
                Key::Flag(flag) => flags.set(flag),
                Key::Length => length = Some((bits(&argument, console)?, argument)),
                Key::Tree(key) => wanted.set(key, &argument, console)?,
                Key::Algorithm => choice = sha3_choice(&argument, console)?,
                Key::Help => return Err(Refusal::Help),
                Key::Version => return Err(Refusal::Version),
            }
        }
        // coreutils complain about a length before they complain about flags.
        let digest = match (self.kind, length) {
            (Kind::Sha3, _) => choice.of_one_block(),
            (_, Some((bits, argument))) => {
                choice.of_bits(Some(bits)).map_err(|_| self.too_long(&argument, console))?
            }
            (_, None) => choice.usual(),
        };
        if let Some(conflict) = flags.conflict() {
            return Err(Refusal::Usage(vec![conflict.as_bytes().to_vec()], true));
        }
        let operands = options.operands();
        let (digest, parts, effort) = match self.kind {
            Kind::Tree => wanted.work(choice, &flags, &operands)?,
            _ => (digest, Parts::Both, Effort::default()),
        };
        Ok(Wish { flags, digest, parts, effort, operands })
    }

    fn too_long(&self, argument: &[u8], console: &Console) -> Refusal {
        let tag = console.quoted_argument(self.choice.tag().as_bytes());
        let longest = format!(" is {} bits", 8 * self.choice.longest());
        let limit = [b"maximum digest length for ".as_slice(), &tag, longest.as_bytes()].concat();
        Refusal::Usage(vec![invalid_length(argument, console), limit], false)
    }

    /// Returns the help, in the form that the tool's users know.
    fn help(&self, program: &[u8]) -> Vec<u8> {
        let title = match self.kind {
            Kind::Sha3 => "SHA-3".to_owned(),
            _ => format!("{} ({}-bit)", self.choice.tag(), 8 * self.choice.usual().length),
        };
        let mut text = b"Usage: ".to_vec();
        text.extend_from_slice(program);
        let body = format!(
            " [OPTION]... [FILE]...\nPrint {title} digests of files, or check files against them.\n\n\
            With no FILE, or when FILE is -, read standard input.\n\n"
        );
        text.extend_from_slice(body.as_bytes());
        for known in self.known() {
            text.extend_from_slice(help_line(&known).as_bytes());
        }
        text.extend_from_slice(
            b"\nThis is Hashweave under another name; 'hashweave sum' does the same and more, with a\nchoice of algorithms.\n",
        );
        text
    }
}

/// Returns for instance `  -w, --warn              warn of every improperly formatted line`.
fn help_line(known: &Known<Key>) -> String {
    let short = known.short.map_or("    ".to_owned(), |letter| format!("-{}, ", char::from(letter)));
    let (argument, text) = match known.key {
        Key::Length => ("=BITS", "bits of the digest, a multiple of 8; 0 is the default"),
        Key::Algorithm => ("=N", "224 (default), 256, 384, 512; 128000 and 256000 are SHAKE"),
        Key::Help => ("", "show this help"),
        Key::Version => ("", "show the version"),
        Key::Tree(key) => key.help(),
        Key::Flag(flag) => ("", flag.help()),
    };
    let mut text = text.to_owned();
    text[..1].make_ascii_lowercase();
    format!("  {short}{:<18}  {text}\n", format!("--{}{argument}", known.long))
}

/// Parses a number of bits as `b2sum` does.
fn bits(argument: &[u8], console: &Console) -> Result<usize, Refusal> {
    let invalid = invalid_length(argument, console);
    let blanks = argument.iter().take_while(|byte| byte.is_ascii_whitespace() || **byte == 0x0B).count();
    let digits = argument[blanks..].strip_prefix(b"+").unwrap_or(&argument[blanks..]);
    if digits.is_empty() || !digits.iter().all(u8::is_ascii_digit) {
        return Err(Refusal::Usage(vec![invalid], false));
    }
    let number: Option<u64> = str::from_utf8(digits).ok().and_then(|digits| digits.parse().ok());
    let Some(number) = number else {
        let text = [&invalid[..], b": Value too large for defined data type"].concat();
        return Err(Refusal::Usage(vec![text], false));
    };
    if !number.is_multiple_of(8) {
        return Err(Refusal::Usage(vec![invalid, b"length is not a multiple of 8".to_vec()], false));
    }
    Ok(usize::try_from(number).unwrap_or(usize::MAX & !7))
}

fn invalid_length(argument: &[u8], console: &Console) -> Vec<u8> {
    [b"invalid length: ".as_slice(), &console.quoted_argument(argument)].concat()
}

fn sha3_choice(argument: &[u8], console: &Console) -> Result<Choice, Refusal> {
    let name = match argument {
        b"224" | b"256" | b"384" | b"512" => format!("sha3-{}", String::from_utf8_lossy(argument)),
        b"128000" => "shake128".to_owned(),
        b"256000" => "shake256".to_owned(),
        _ => String::new(),
    };
    name.parse().map_err(|_| {
        let complaint = [b"invalid algorithm: ".as_slice(), &console.quoted_argument(argument)].concat();
        Refusal::Usage(vec![complaint], true)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use hashweave::Algorithm;

    #[test]
    fn names_of_tools() {
        let tool =
            |name: &str| Tool::named(OsStr::new(name)).map(|tool| (tool.kind, tool.choice.usual().tag()));
        assert_eq!(tool("/usr/bin/sha256sum"), Some((Kind::Fixed, "SHA256".to_owned())));
        assert_eq!(tool("sha512sum"), Some((Kind::Fixed, "SHA512".to_owned())));
        assert_eq!(tool("b2sum"), Some((Kind::Open, "BLAKE2b".to_owned())));
        assert_eq!(tool("shake128sum"), Some((Kind::Open, "SHAKE128-256".to_owned())));
        assert_eq!(tool("b3sum"), Some((Kind::Tree, "BLAKE3".to_owned())));
        assert_eq!(tool("blake3sum"), Some((Kind::Tree, "BLAKE3".to_owned())));
        assert_eq!(tool("keccak-256sum"), Some((Kind::Fixed, "KECCAK-256".to_owned())));
        for algorithm in Algorithm::ALL.iter().filter(|algorithm| algorithm.exists()) {
            let row = algorithm.row();
            // A slash separates folders.
            let names = row.aliases.iter().chain([&row.name]).filter(|name| !name.contains('/'));
            let names = names.map(|name| format!("{name}sum"));
            for name in names.chain(row.tools.iter().map(ToString::to_string)) {
                let found = Tool::named(OsStr::new(&name)).map(|tool| tool.choice.tag());
                assert_eq!(found, Some(row.tag), "{name}");
            }
        }
        for other in ["hashweave", "sum", "md4sum", "hashweave-sum", "sha256", ""] {
            assert_eq!(tool(other), None, "{other}");
        }
    }
}
