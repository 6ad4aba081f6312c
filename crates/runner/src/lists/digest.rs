//! The digests that can be requested, by name and by tag.

use crate::sum::digesting::{CRC32, CRC32_LENGTH};
use crate::sum::{Digesting, Function};
use hashweave::object::{Kind, Object, ObjectError};
use hashweave::tree::{Blake3, TreeFunction};
use hashweave::{Algorithm, LengthError, Parameter};
use std::str::FromStr;
use std::sync::LazyLock;
use thiserror::Error;

/// The longest digest of SHAKE or a tree hash that is printed, in bytes: a line of 256 KiB.
const MAX_LENGTH: usize = 1 << 17;

/// The program of Perl's Digest::SHA3, whose lists have digests of several functions.
pub const PERL: &str = "sha3sum";

/// A function and the length of its output.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Digest {
    /// The function.
    pub function: Function,
    /// Bytes of the digest.
    pub length: usize,
    /// The mode of BLAKE3; it has no effect with other functions.
    pub blake3: Blake3Mode,
}

/// The options that only `b3sum` has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Blake3Mode {
    /// Where its key comes from.
    pub keying: Keying,
    /// The position of the first byte of the requested output.
    pub position: u64,
}

/// The modes of BLAKE3.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Keying {
    /// hash
    #[default]
    None,
    /// keyed_hash
    Keyed([u8; 32]),
    /// derive_key with a context, which lives as long as the program.
    Derived(&'static str),
}

impl Digest {
    /// Whether two messages with the same digest can be made.
    pub fn is_broken(self) -> bool {
        match self.function {
            Function::Stream(algorithm) => algorithm.row().warning.is_some(),
            Function::Object(object) => object.algorithm().row().warning.is_some(),
            Function::Tree(_) => false,
            Function::Crc32 => true,
        }
    }

    /// The digest that the engine has to make.
    ///
    /// # Errors
    ///
    /// If the function has no digest of this length.
    pub fn digesting(self) -> Result<Digesting, LengthError> {
        let Self { function, length, blake3: Blake3Mode { keying, position } } = self;
        Ok(match (function, keying) {
            (Function::Stream(algorithm), _) => Digesting::with_length(algorithm, length)?,
            (Function::Object(object), _) => Digesting::object(object),
            (Function::Crc32, _) => function.into(),
            (Function::Tree(TreeFunction::Blake3), Keying::None) => {
                Digesting::blake3(Blake3::new(), position, length)
            }
            (Function::Tree(_), Keying::Keyed(key)) => {
                Digesting::blake3(Blake3::keyed(&key), position, length)
            }
            (Function::Tree(_), Keying::Derived(context)) => {
                Digesting::blake3(Blake3::derive_key(context), position, length)
            }
            (Function::Tree(tree), Keying::None) => Digesting::tree(tree, length),
        })
    }

    /// Returns the text that stands for this digest: hexadecimal digits, but of a system's digest
    /// what the system writes.
    pub fn text(self, value: &[u8]) -> Vec<u8> {
        const DIGITS: &[u8; 16] = b"0123456789abcdef";
        let digits = |&byte: &u8| [DIGITS[usize::from(byte >> 4)], DIGITS[usize::from(byte & 15)]];
        match self.function {
            Function::Object(object) => object.text(value).into_bytes(),
            _ => value.iter().flat_map(digits).collect(),
        }
    }

    /// Returns the tag of a BSD-style line. If the output has no fixed length, the tag states it,
    /// because otherwise a part of it would verify.
    pub fn tag(self) -> String {
        let tag = tag(self.function);
        match self.function {
            Function::Object(object) => object.tag(),
            Function::Stream(algorithm) if is_longest_of_several(algorithm) => tag.to_owned(),
            Function::Tree(tree) if tree.digest_length() == self.length => tag.to_owned(),
            function if has_length(function) => format!("{tag}-{}", 8 * self.length),
            _ => tag.to_owned(),
        }
    }
}

/// A function as a user names it: for BLAKE2, SHAKE and tree hashes the length is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The function with its default length.
    function: Function,
    open: bool,
    /// The length in bytes of digests in lists that state none, if the output has no fixed length.
    unsaid: usize,
}

impl Choice {
    /// Returns the choice of an algorithm with its own length.
    ///
    /// ```
    /// use hashweave::Algorithm;
    /// use runner::lists::Choice;
    /// assert_eq!("sha512/256".parse(), Ok(Choice::of_algorithm(Algorithm::Sha512_256)));
    /// ```
    #[must_use]
    pub fn of_algorithm(algorithm: Algorithm) -> Self {
        Self::new(algorithm, algorithm.chunk().is_some())
    }

    fn new(function: impl Into<Function>, open: bool) -> Self {
        let function = function.into();
        Self { function, open, unsaid: digest_length(function) }
    }

    /// Returns the choice for lists that mean this number of bytes where they state no length.
    pub fn meaning(self, unsaid: usize) -> Self {
        Self { unsaid, ..self }
    }

    /// Returns all functions that a tag can name.
    pub fn all() -> impl Iterator<Item = Self> {
        let fixed = Algorithm::NAMED.into_iter().filter(|&algorithm| !has_length(algorithm.into()));
        let fixed = fixed.map(|algorithm| Self::new(algorithm, false));
        fixed
            .chain(open_algorithms().map(|algorithm| Self::new(algorithm, true)))
            .chain(TreeFunction::ALL.map(|function| Self::new(function, function.is_extendable())))
            .chain([Self::CRC32])
    }

    /// The CRC-32, which lists have that are named `.sfv`.
    pub const CRC32: Self = Self { function: Function::Crc32, open: false, unsaid: CRC32_LENGTH };

    /// Returns the function that a program of this name computes, such as `sha256sum`.
    pub fn of_program(name: &str) -> Option<Self> {
        let algorithm = match name {
            "b3sum" => "blake3",
            "k12sum" => "kt128",
            PERL => "sha3-224",
            other => match Algorithm::ALL.iter().find(|algorithm| algorithm.row().tools.contains(&other)) {
                Some(algorithm) => algorithm.row().name,
                None => other.strip_suffix("sum")?,
            },
        };
        Self::of_name(algorithm)
    }

    /// Returns the function of a name, without a message if there is none.
    fn of_name(name: &str) -> Option<Self> {
        let name = name.to_ascii_lowercase();
        let algorithm = || name.parse().ok().map(Self::of_algorithm);
        let crc32 = || (name == CRC32).then_some(Self::CRC32);
        open(&name).or_else(algorithm).or_else(crc32).or_else(|| name.parse().ok().map(Self::of_object))
    }

    /// Returns the function that stands in front of a digest, as a tag or as a name: `SHA2-256`,
    /// `sha-256`, `blake2b-160`.
    pub fn of_word(word: &[u8]) -> Option<Self> {
        let word = str::from_utf8(word).ok()?;
        let of_tag = |choice: Self| {
            let tags = [(choice.tag(), choice)].into_iter().chain(choice.other_tags());
            tags.into_iter().find(|(tag, _)| tag.eq_ignore_ascii_case(word)).map(|(_, choice)| choice)
        };
        Self::all().find_map(of_tag).or_else(|| Self::of_name(word))
    }

    /// Returns the functions whose usual digest has this number of bytes.
    pub fn of_digests(length: usize) -> impl Iterator<Item = Self> {
        let streams = Algorithm::NAMED.into_iter().filter(|&algorithm| algorithm.chunk().is_none());
        let streams = streams.map(|algorithm| Self::new(algorithm, false));
        let trees = TreeFunction::ALL.map(|function| Self::new(function, function.is_extendable()));
        streams.chain(trees).filter(move |choice| choice.usual().length == length)
    }

    /// Whether a length can be chosen.
    pub fn is_open(self) -> bool {
        self.open
    }

    /// Returns the digest of a system, if it is one.
    pub fn object(self) -> Option<Object> {
        if let Function::Object(object) = self.function { Some(object) } else { None }
    }

    /// Returns the choice of a system's digest.
    pub fn of_object(object: Object) -> Self {
        Self::new(object, false)
    }

    /// Whether it is a tree hash.
    pub fn is_tree(self) -> bool {
        matches!(self.function, Function::Tree(_))
    }

    /// Whether it has keys, contexts and output from any position.
    pub fn is_blake3(self) -> bool {
        self.function == Function::Tree(TreeFunction::Blake3)
    }

    /// Returns the digest of this number of bytes, if there is one.
    pub fn of_length(self, length: usize) -> Option<Digest> {
        let function = match self.function {
            Function::Stream(algorithm) if self.open => algorithm.with_digest_length(length)?.into(),
            function => function,
        };
        let fits =
            if self.open { (1..=MAX_LENGTH).contains(&length) } else { length == digest_length(function) };
        fits.then_some(Digest { function, length, blake3: Blake3Mode::default() })
    }

    /// Returns the digest of a line that has this number of bytes and states no length, if there is
    /// one. If the output has no fixed length, any beginning of it would be right, so only one
    /// length is accepted.
    pub fn of_unsaid(self, length: usize) -> Option<Digest> {
        self.of_length(length).filter(|_| !self.can_be_cut() || length == self.unsaid)
    }

    fn can_be_cut(self) -> bool {
        match self.function {
            Function::Stream(algorithm) => algorithm.is_extendable(),
            Function::Tree(tree) => tree.is_extendable(),
            Function::Object(_) | Function::Crc32 => false,
        }
    }

    /// Returns the digest of the usual length.
    pub fn usual(self) -> Digest {
        let Self { function, .. } = self;
        Digest { function, length: digest_length(function), blake3: Blake3Mode::default() }
    }

    /// Returns the digest that Perl's `sha3sum` prints: of an extendable output, as many bytes as
    /// one permutation gives.
    pub fn of_one_block(self) -> Digest {
        let one_block = match self.function {
            Function::Stream(algorithm) if algorithm.is_extendable() => {
                self.of_length(algorithm.primitive().block())
            }
            _ => None,
        };
        one_block.unwrap_or(self.usual())
    }

    /// Returns the digest of this number of bits; zero and none mean the usual length.
    pub fn of_bits(self, bits: Option<usize>) -> Result<Digest, String> {
        let Some(bits) = bits.filter(|&bits| bits > 0 && self.open) else { return Ok(self.usual()) };
        if !bits.is_multiple_of(8) {
            return Err(format!("{bits} is not a multiple of 8"));
        }
        self.of_length(bits / 8)
            .ok_or_else(|| format!("the longest digest of {self} has {} bits", 8 * self.longest()))
    }

    /// Returns the length of the longest digest in bytes.
    pub fn longest(self) -> usize {
        if self.open && self.can_be_cut() { MAX_LENGTH } else { digest_length(self.function) }
    }

    /// Returns the tag of a BSD-style line, without a length.
    pub fn tag(self) -> &'static str {
        tag(self.function)
    }

    /// Returns the tags that other programs write, OpenSSL for one, where they differ by more than
    /// capital letters, each with its digest.
    pub fn other_tags(self) -> impl Iterator<Item = (&'static str, Self)> {
        let tags = match self.function {
            Function::Stream(algorithm) => algorithm.row().other_tags,
            _ => &[],
        };
        tags.iter().map(move |(tag, length)| (*tag, self.meaning(*length)))
    }

    /// Whether the length may stand after the tag.
    pub fn tag_has_length(self) -> bool {
        has_length(self.function)
    }

    /// Whether a tag without a length means the usual one, whatever the line has.
    pub fn tag_means_usual(self) -> bool {
        self.is_blake2() || self.is_tree()
    }

    /// Whether `b2sum` computes it.
    pub fn is_blake2(self) -> bool {
        match self.function {
            Function::Stream(algorithm) => algorithm.row().parameter == Parameter::Length,
            _ => false,
        }
    }

    /// The names of all choices, without the lengths that a tag may have.
    #[must_use]
    pub fn names() -> Vec<&'static str> {
        static NAMES: LazyLock<Vec<String>> = LazyLock::new(|| {
            let all = Choice::all().map(|choice| choice.to_string());
            all.chain(Kind::ALL.iter().map(Kind::usage)).collect()
        });
        NAMES.iter().map(String::as_str).collect()
    }
}

impl std::fmt::Display for Choice {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.function {
            Function::Stream(algorithm) if self.open => f.write_str(algorithm.row().name),
            Function::Stream(other) => other.fmt(f),
            Function::Tree(tree) => tree.fmt(f),
            Function::Object(object) => object.fmt(f),
            Function::Crc32 => f.write_str(CRC32),
        }
    }
}

/// The reason why a text names no digest.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NoChoice {
    /// It is the name of a system's digest, with a wrong parameter.
    #[error("{0}")]
    Parameter(String),
    /// Nothing has this name.
    #[error("hashweave has no such algorithm")]
    Unknown,
}

impl FromStr for Choice {
    type Err = NoChoice;

    fn from_str(name: &str) -> Result<Self, NoChoice> {
        Self::of_name(name).ok_or_else(|| match name.parse::<Object>() {
            Err(ObjectError::Parameter(fault)) => NoChoice::Parameter(fault),
            _ => NoChoice::Unknown,
        })
    }
}

/// Returns the functions that Perl's `sha3sum` distinguishes by tag or length.
pub fn of_perl() -> Vec<Choice> {
    ["sha3-224", "sha3-256", "sha3-384", "sha3-512", "shake128", "shake256"]
        .into_iter()
        .filter_map(|name| name.parse().ok())
        .map(|choice: Choice| choice.meaning(choice.of_one_block().length))
        .collect()
}

fn open(name: &str) -> Option<Choice> {
    if let Ok(tree) = name.parse::<TreeFunction>() {
        return Some(Choice::new(tree, tree.is_extendable()));
    }
    let algorithm = open_algorithms().find(|algorithm| algorithm.row().name == name)?;
    Some(Choice::new(algorithm, true))
}

/// The algorithms whose length a user can choose, with their usual one. Trees have a list of their
/// own.
fn open_algorithms() -> impl Iterator<Item = Algorithm> {
    let all = Algorithm::ALL.iter().copied();
    let is_stream = |&algorithm: &Algorithm| matches!(algorithm.into(), Function::Stream(_));
    all.filter(is_stream).filter(|&algorithm| algorithm.exists() && has_length(algorithm.into()))
}

/// Whether it is the longest digest of an algorithm that has others.
fn is_longest_of_several(algorithm: Algorithm) -> bool {
    let row = algorithm.row();
    row.parameter == Parameter::Length && algorithm.digest_length() == row.digest_length
}

fn tag(function: Function) -> &'static str {
    match function {
        Function::Stream(algorithm) => algorithm.tag(),
        Function::Tree(tree) => tree.tag(),
        Function::Object(object) => object.row().tag(),
        Function::Crc32 => "CRC32",
    }
}

fn digest_length(function: Function) -> usize {
    match function {
        Function::Stream(algorithm) => algorithm.digest_length(),
        Function::Tree(tree) => tree.digest_length(),
        Function::Object(object) => object.digest_length(),
        Function::Crc32 => CRC32_LENGTH,
    }
}

fn has_length(function: Function) -> bool {
    match function {
        Function::Stream(algorithm) => {
            algorithm.is_extendable() || algorithm.row().parameter == Parameter::Length
        }
        Function::Tree(tree) => tree.is_extendable(),
        Function::Object(_) | Function::Crc32 => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_are_those_that_exist() {
        let choice = |name: &str| name.parse::<Choice>().expect("a name");
        assert_eq!(choice("blake2b").of_bits(Some(256)).map(Digest::tag), Ok("BLAKE2b-256".to_owned()));
        assert_eq!(choice("BLAKE2B").of_bits(Some(0)).map(Digest::tag), Ok("BLAKE2b".to_owned()));
        assert_eq!(choice("blake2b-256").usual().tag(), "BLAKE2b-256");
        assert_eq!(choice("shake128").of_bits(Some(1344)).map(Digest::tag), Ok("SHAKE128-1344".to_owned()));
        assert_eq!(choice("shake256").usual().tag(), "SHAKE256-512");
        assert_eq!(choice("blake3").usual().tag(), "BLAKE3");
        assert!(choice("BLAKE-3") == choice("blake3") && choice("blake_3").is_open());
        assert_eq!(choice("BLAKE3").of_bits(Some(512)).map(Digest::tag), Ok("BLAKE3-512".to_owned()));
        assert!(choice("shake128").of_unsaid(32).is_some() && choice("shake128").of_unsaid(16).is_none());
        for (name, bits) in
            [("blake2b", 520), ("blake2s", 264), ("blake2b", 12), ("shake256", 8 * MAX_LENGTH + 8)]
        {
            assert!(choice(name).of_bits(Some(bits)).is_err(), "{name} {bits}");
        }
        assert!(choice("sha256").of_length(28).is_none() && choice("blake2s-128").of_length(32).is_none());
        assert!("md4".parse::<Choice>().is_err());
        assert_eq!(choice("comm-p").usual().tag(), "COMM-P");
        assert!(!choice("COMM-P").is_open() && choice("comm-p").of_length(31).is_none());
    }
}
