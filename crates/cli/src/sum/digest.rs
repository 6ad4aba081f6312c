//! The digests that can be asked for, by name and by tag.

use hashweave::Algorithm;
use std::str::FromStr;

/// The longest digest of SHAKE that is printed, in bytes: a line of 256 KiB.
const MAX_LENGTH: usize = 1 << 17;

/// An algorithm and how many bytes it gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Digest {
    pub(crate) algorithm: Algorithm,
    pub(crate) length: usize,
}

impl Digest {
    /// What stands before a BSD-style line. An output that can be cut says how long it is, or a piece of it would verify.
    pub(crate) fn tag(self) -> String {
        let tag = self.algorithm.tag();
        match self.algorithm {
            Algorithm::Blake2b(64) | Algorithm::Blake2s(32) => tag.to_owned(),
            algorithm if has_length(algorithm) => format!("{tag}-{}", 8 * self.length),
            _ => tag.to_owned(),
        }
    }
}

/// An algorithm as a user names it: BLAKE2 and SHAKE leave the length open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Choice {
    /// With the length that is taken if none is given.
    algorithm: Algorithm,
    open: bool,
    /// How many bytes a list means that says no length, where the output can be cut.
    unsaid: usize,
}

impl Choice {
    fn new(algorithm: Algorithm, open: bool) -> Self {
        Self { algorithm, open, unsaid: algorithm.digest_length() }
    }

    /// The same for lists that mean so many bytes where they say no length.
    pub(crate) fn meaning(self, unsaid: usize) -> Self {
        Self { unsaid, ..self }
    }

    /// All that a tag can name.
    pub(crate) fn all() -> impl Iterator<Item = Self> {
        let fixed = Algorithm::NAMED.into_iter().filter(|&algorithm| !has_length(algorithm));
        let fixed = fixed.map(|algorithm| Self::new(algorithm, false));
        fixed.chain(["blake2b", "blake2s", "shake128", "shake256"].into_iter().filter_map(open))
    }

    /// Whether a length can be chosen.
    pub(crate) fn is_open(self) -> bool {
        self.open
    }

    /// The digest of so many bytes, if there is one.
    pub(crate) fn of_length(self, length: usize) -> Option<Digest> {
        let byte = u8::try_from(length).ok();
        let algorithm = match self.algorithm {
            Algorithm::Blake2b(_) if self.open => Algorithm::Blake2b(byte?),
            Algorithm::Blake2s(_) if self.open => Algorithm::Blake2s(byte?),
            other => other,
        };
        let fits =
            if self.open { (1..=MAX_LENGTH).contains(&length) } else { length == algorithm.digest_length() };
        (fits && algorithm.exists()).then_some(Digest { algorithm, length })
    }

    /// The digest of a line that has so many bytes and says no length, if that is one. Of an output that can be cut, any
    /// beginning is right, so only one length is taken.
    pub(crate) fn of_unsaid(self, length: usize) -> Option<Digest> {
        self.of_length(length).filter(|_| !self.can_be_cut() || length == self.unsaid)
    }

    fn can_be_cut(self) -> bool {
        self.algorithm.is_extendable()
    }

    /// The digest of the usual length.
    pub(crate) fn usual(self) -> Digest {
        Digest { algorithm: self.algorithm, length: self.algorithm.digest_length() }
    }

    /// The digest of so many bits; zero stands for the usual length, and so does none.
    pub(crate) fn of_bits(self, bits: Option<usize>) -> Result<Digest, String> {
        let Some(bits) = bits.filter(|&bits| bits > 0 && self.open) else { return Ok(self.usual()) };
        if !bits.is_multiple_of(8) {
            return Err(format!("{bits} is not a multiple of 8"));
        }
        self.of_length(bits / 8)
            .ok_or_else(|| format!("the longest digest of {self} has {} bits", 8 * self.longest()))
    }

    /// The length of the longest digest in bytes.
    pub(crate) fn longest(self) -> usize {
        match self.algorithm {
            Algorithm::Shake128 | Algorithm::Shake256 if self.open => MAX_LENGTH,
            _ => self.algorithm.digest_length(),
        }
    }

    /// What stands before a BSD-style line, without a length.
    pub(crate) fn tag(self) -> &'static str {
        self.algorithm.tag()
    }

    /// What OpenSSL writes instead, if it is not the same but for capital letters; and of SHAKE, half of the bytes.
    pub(crate) fn of_openssl(self) -> Option<(&'static str, Self)> {
        Some(match self.algorithm {
            Algorithm::Sha224 => ("SHA2-224", self),
            Algorithm::Sha256 => ("SHA2-256", self),
            Algorithm::Sha384 => ("SHA2-384", self),
            Algorithm::Sha512 => ("SHA2-512", self),
            Algorithm::Shake128 => ("SHAKE-128", self.meaning(16)),
            Algorithm::Shake256 => ("SHAKE-256", self.meaning(32)),
            _ => return None,
        })
    }

    /// Whether the length may stand after the tag.
    pub(crate) fn tag_has_length(self) -> bool {
        has_length(self.algorithm)
    }

    /// Whether a tag without a length stands for the usual one, whatever the line has.
    pub(crate) fn is_blake2(self) -> bool {
        matches!(self.algorithm, Algorithm::Blake2b(_) | Algorithm::Blake2s(_))
    }
}

impl std::fmt::Display for Choice {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.algorithm {
            Algorithm::Blake2b(_) if self.open => f.write_str("blake2b"),
            Algorithm::Blake2s(_) if self.open => f.write_str("blake2s"),
            other => other.fmt(f),
        }
    }
}

impl FromStr for Choice {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        let name = name.to_ascii_lowercase();
        match open(&name) {
            Some(choice) => Ok(choice),
            None => name.parse().map(|algorithm| Self::new(algorithm, false)).map_err(|_| {
                let all: Vec<String> = Self::all().map(|choice| choice.to_string()).collect();
                format!("there are {} and lengths such as blake2b-160", all.join(" "))
            }),
        }
    }
}

fn open(name: &str) -> Option<Choice> {
    let algorithm = match name {
        "blake2b" => Algorithm::Blake2b(64),
        "blake2s" => Algorithm::Blake2s(32),
        "shake128" => Algorithm::Shake128,
        "shake256" => Algorithm::Shake256,
        _ => return None,
    };
    Some(Choice::new(algorithm, true))
}

fn has_length(algorithm: Algorithm) -> bool {
    matches!(
        algorithm,
        Algorithm::Blake2b(_) | Algorithm::Blake2s(_) | Algorithm::Shake128 | Algorithm::Shake256
    )
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
        assert!(choice("shake128").of_unsaid(32).is_some() && choice("shake128").of_unsaid(16).is_none());
        for (name, bits) in
            [("blake2b", 520), ("blake2s", 264), ("blake2b", 12), ("shake256", 8 * MAX_LENGTH + 8)]
        {
            assert!(choice(name).of_bits(Some(bits)).is_err(), "{name} {bits}");
        }
        assert!(choice("sha256").of_length(28).is_none() && choice("blake2s-128").of_length(32).is_none());
        assert!("md5".parse::<Choice>().is_err());
    }
}
