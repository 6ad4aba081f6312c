//! What `b3sum` and its like have besides the options of `sha256sum`: lengths in bytes, keys, contexts, raw output, threads.

use super::console::Console;
use super::digest::{Choice, Digest, Keying};
use super::engine::Effort;
use super::flags::Flags;
use super::format::Parts;
use crate::output;
use std::ffi::OsString;
use std::io::Read;

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
    /// Its argument in the help, and what it does.
    pub(super) fn help(self) -> (&'static str, &'static str) {
        match self {
            Self::Length => ("=BYTES", "bytes of the digest"),
            Self::Seek => ("=BYTE", "begin with this byte of the output"),
            Self::Keyed => ("", "use the keyed mode, with the 32-byte key from standard input"),
            Self::Derived => ("=CONTEXT", "derive a key from FILE in this context"),
            Self::Threads => ("=N", "number of threads; 0, the default, is all cores"),
            Self::NoMmap => ("", "ignored: files are read, never mapped"),
            Self::NoNames => ("", "print digests without names"),
            Self::Raw => ("", "write the digest as raw bytes; takes one FILE"),
        }
    }
}

/// The options that such a tool has: key, letter, name, whether an argument follows.
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

/// What the options ask for.
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
    /// Takes account of an option; or says what is wrong with it.
    pub(super) fn set(&mut self, key: Key, argument: &[u8], console: &Console) -> Result<(), Vec<u8>> {
        let number = || {
            let digits =
                str::from_utf8(argument).ok().filter(|text| text.bytes().all(|byte| byte.is_ascii_digit()));
            let number = digits.and_then(|digits| digits.parse::<u64>().ok());
            number
                .ok_or_else(|| [b"invalid number: ".as_slice(), &console.quoted_argument(argument)].concat())
        };
        match key {
            Key::Length => self.length = Some(usize::try_from(number()?).unwrap_or(usize::MAX)),
            Key::Seek => self.position = Some(number()?),
            Key::Keyed => self.keyed = true,
            Key::Derived => {
                let context = str::from_utf8(argument).map_err(|_| b"the context is not UTF-8".to_vec())?;
                self.context = Some(Box::leak(context.into()));
            }
            Key::Threads => {
                self.threads = match number()? {
                    0 => None,
                    threads => Some(
                        crate::args::thread_count(&threads.to_string())
                            .map_err(|fault| format!("--num-threads: {fault}").into_bytes())?,
                    ),
                };
            }
            Key::NoMmap => {}
            Key::NoNames => self.no_names = true,
            Key::Raw => self.raw = true,
        }
        Ok(())
    }

    /// The digest to make, how to write it, and with how many threads; or what does not go together. Reads the key.
    pub(super) fn work(
        self,
        choice: Choice,
        flags: &Flags,
        operands: &[OsString],
    ) -> Result<(Digest, Parts, Effort), Vec<u8>> {
        let from_standard_input = operands.is_empty() || operands.iter().any(|name| name == "-");
        let fault = if self.keyed && self.context.is_some() {
            "--keyed and --derive-key cannot be used together"
        } else if self.keyed && from_standard_input {
            "--keyed needs a FILE other than -: the key is read from standard input"
        } else if self.raw && operands.len() > 1 {
            "--raw takes one FILE"
        } else if flags.check && (self.keyed || self.context.is_some() || self.raw || self.no_names) {
            "--keyed, --derive-key, --raw and --no-names are meaningless when verifying checksums"
        } else if flags.check && (self.length.is_some() || self.position.is_some()) {
            "--length and --seek are meaningless when verifying checksums"
        } else if (self.raw || self.no_names) && flags.tag {
            "--tag cannot be used without names"
        } else {
            ""
        };
        if !fault.is_empty() {
            return Err(fault.as_bytes().to_vec());
        }
        let length = self.length.unwrap_or(choice.usual().length);
        let mut digest = choice.of_length(length).ok_or_else(|| {
            format!("--length: a digest has 1 to {} bytes, not {length}", choice.longest()).into_bytes()
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
        Ok((digest, parts, Effort { jobs: self.threads, ..Effort::default() }))
    }
}

/// The key, which standard input is.
fn read_key() -> Result<[u8; 32], Vec<u8>> {
    let mut bytes = Vec::new();
    let input = output::standard_input().and_then(|input| input.take(33).read_to_end(&mut bytes));
    if let Err(error) = input {
        let why = format!("cannot read the key from standard input: {}", super::console::reason(&error));
        return Err(why.into_bytes());
    }
    bytes.try_into().map_err(|bytes: Vec<u8>| {
        let count = if bytes.len() > 32 { "more".to_owned() } else { bytes.len().to_string() };
        format!("the key on standard input must have 32 bytes, not {count}").into_bytes()
    })
}
