//! The options that `b3sum` and similar tools have besides those of `sha256sum`: lengths in bytes,
//! keys, contexts, raw output, threads.

use super::args::Threads;
use super::console::Console;
use super::engine::Effort;
use super::flags::Flags;
use super::format::Parts;
use crate::output;
use runner::lists::{Choice, Digest, Keying};
use std::ffi::OsString;
use std::io::Read;

/// The reason why nothing is hashed.
#[derive(Debug)]
pub(super) enum Fault {
    /// Options that are wrong or exclude each other: exit code 2, as with `b3sum`.
    Usage(Vec<u8>),
    /// Everything else.
    Failed(Vec<u8>),
}

impl Fault {
    fn usage(text: impl Into<Vec<u8>>) -> Self {
        Self::Usage(text.into())
    }

    fn failed(text: impl Into<Vec<u8>>) -> Self {
        Self::Failed(text.into())
    }
}

/// An option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Key {
    Length,
    Seek,
    Keyed,
    Derived,
    Threads,
    NoMmap,
    NoNames,
    Raw,
}

impl Key {
    /// Returns the option's argument in the help, and its description.
    pub(super) fn help(self) -> (&'static str, &'static str) {
        match self {
            Self::Length => ("=BYTES", "bytes of the digest"),
            Self::Seek => ("=BYTE", "begin with this byte of the output"),
            Self::Keyed => ("", "use the keyed mode, with the 32-byte key from standard input"),
            Self::Derived => ("=CONTEXT", "derive a key from FILE in this context"),
            Self::Threads => ("=N", "number of threads; 0, the default, is all cores"),
            Self::NoMmap => ("", "ignored: files are read, never mapped"),
            Self::NoNames => ("", "print digests without names"),
            Self::Raw => ("", "write the digest as raw bytes, without a name; takes one FILE"),
        }
    }
}

/// Returns the options of such a tool: key, letter, name, whether an argument follows.
pub(super) fn known(choice: Choice) -> impl Iterator<Item = (Key, Option<u8>, &'static str, bool)> {
    let all = [
        (Key::Length, Some(b'l'), "length", true),
        (Key::NoNames, None, "no-names", false),
        (Key::Raw, None, "raw", false),
        (Key::Threads, None, "num-threads", true),
        (Key::NoMmap, None, "no-mmap", false),
        (Key::Keyed, None, "keyed", false),
        (Key::Derived, None, "derive-key", true),
        (Key::Seek, None, "seek", true),
    ];
    let of_blake3 = |key| matches!(key, Key::Keyed | Key::Derived | Key::Seek);
    all.into_iter().filter(move |(key, ..)| choice.is_blake3() || !of_blake3(*key))
}

/// The values of the options.
#[derive(Debug, Default)]
pub(super) struct Wanted {
    length: Option<usize>,
    position: Option<u64>,
    keyed: bool,
    context: Option<&'static str>,
    threads: Option<usize>,
    no_names: bool,
    raw: bool,
}

impl Wanted {
    /// Applies an option, or returns what is wrong with it.
    pub(super) fn set(&mut self, key: Key, argument: &[u8], console: &Console) -> Result<(), Fault> {
        let number = || {
            let digits =
                str::from_utf8(argument).ok().filter(|text| text.bytes().all(|byte| byte.is_ascii_digit()));
            let number = digits.and_then(|digits| digits.parse::<u64>().ok());
            let invalid = || [b"invalid number: ".as_slice(), &console.quoted_argument(argument)].concat();
            number.ok_or_else(|| Fault::usage(invalid()))
        };
        match key {
            Key::Length => self.length = Some(usize::try_from(number()?).unwrap_or(usize::MAX)),
            Key::Seek => self.position = Some(number()?),
            Key::Keyed => self.keyed = true,
            Key::Derived => {
                let context =
                    str::from_utf8(argument).map_err(|_| Fault::usage("the context is not UTF-8"))?;
                self.context = Some(Box::leak(context.into()));
            }
            Key::Threads => {
                self.threads = match number()? {
                    0 => None,
                    threads => Some(
                        crate::args::thread_count(&threads.to_string())
                            .map_err(|fault| Fault::usage(format!("--num-threads: {fault}")))?,
                    ),
                };
            }
            Key::NoMmap => {}
            Key::NoNames => self.no_names = true,
            Key::Raw => self.raw = true,
        }
        Ok(())
    }

    /// Returns the digest, the form of the output and the number of threads, or the conflict
    /// between options. Reads the key.
    pub(super) fn work(
        self,
        choice: Choice,
        flags: &Flags,
        operands: &[OsString],
    ) -> Result<(Digest, Parts, Effort), Fault> {
        self.check(flags, operands)?;
        let length = self.length.unwrap_or(choice.usual().length);
        let mut digest = choice.of_length(length).ok_or_else(|| {
            Fault::usage(format!("--length: a digest has 1 to {} bytes, not {length}", choice.longest()))
        })?;
        digest.blake3.position = self.position.unwrap_or(0);
        digest.blake3.keying = match self.context {
            Some(context) => Keying::Derived(context),
            None if self.keyed => Keying::Keyed(read_key()?),
            None => Keying::None,
        };
        let parts = match (self.raw, self.no_names) {
            (true, _) => Parts::Raw,
            (false, true) => Parts::Digest,
            (false, false) => Parts::Both,
        };
        Ok((
            digest,
            parts,
            Effort { threads: Threads { jobs: self.threads, ..Threads::default() }, ..Effort::default() },
        ))
    }

    /// Refuses options that do not go together.
    fn check(&self, flags: &Flags, operands: &[OsString]) -> Result<(), Fault> {
        if self.keyed && self.context.is_some() {
            Err(Fault::usage("--keyed and --derive-key cannot be used together"))
        } else if flags.check && (self.keyed || self.context.is_some() || self.raw || self.no_names) {
            let text = "--keyed, --derive-key, --raw and --no-names are meaningless when verifying checksums";
            Err(Fault::usage(text))
        } else if flags.check && self.length.is_some() {
            Err(Fault::usage("the --length option is meaningless when verifying checksums"))
        } else if self.keyed && operands.is_empty() {
            Err(Fault::usage("--keyed needs a FILE: the key is read from standard input"))
        } else if self.keyed && operands.iter().any(|name| name == "-") {
            Err(Fault::failed("--keyed needs a FILE other than -: the key is read from standard input"))
        } else if self.raw && operands.len() > 1 {
            Err(Fault::failed("--raw takes one FILE"))
        } else {
            Ok(())
        }
    }
}

/// Reads the key from standard input.
fn read_key() -> Result<[u8; 32], Fault> {
    let mut bytes = Vec::new();
    let input = output::standard_input().and_then(|input| input.take(33).read_to_end(&mut bytes));
    if let Err(error) = input {
        let why = format!("cannot read the key from standard input: {}", super::console::reason(&error));
        return Err(Fault::failed(why));
    }
    bytes.try_into().map_err(|bytes: Vec<u8>| {
        let found = if bytes.len() > 32 { "more".to_owned() } else { bytes.len().to_string() };
        Fault::failed(format!("expected 32 key bytes from standard input, found {found}"))
    })
}
