//! Presets of stamps and challenges: what a mailer or a site has its users work out.
//!
//! Each is what the verifier of its project hashes; `ci/challenges.py` asks the verifiers
//! themselves.

use super::row::{Kind, Made, Preset, parameter};
use crate::search::text::hex_bytes;
use crate::search::{Goal, Patterns};
use hashes::Algorithm;
use std::fmt::Write;

const HASHES: Kind = Kind::Word(&["SHA-1", "SHA-256", "SHA-384", "SHA-512"]);

/// The iterations of [`ALTCHA_V2`] that are searched: each is a stage of a search.
const MOST_ITERATIONS: usize = 10_000;

/// Zero bits of a bound that make a pattern of [`at_least`]; one digest in 2^32 that meets the bound
/// meets it in later bits alone.
const BITS_OF_BOUND: usize = 32;

pub(super) const HASHCASH: Preset = Preset {
    name: "hashcash",
    about: "a stamp of hashcash, version 1",
    parameters: &[
        parameter("resource", Kind::Text, "what the stamp is for, such as an address of mail"),
        parameter("date", Kind::Text, "the date as YYMMDD"),
        parameter("bits", Kind::Number(8), "zero bits of the stamp").or("20"),
        parameter("rand", Kind::Text, "a random text of letters, digits, + and /"),
    ],
    source: "hashcash.org, stamp format version 1",
    algorithm: Algorithm::Sha1,
    range: None,
    make: |values| {
        let [resource, date, bits, rand] = ["resource", "date", "bits", "rand"].map(|name| values.of(name));
        let zeros = bits.parse().map_err(|_| "bits: they are no number".to_owned())?;
        let template = format!("1:{bits}:{date}:{resource}::{rand}:{{counter:12:letters}}");
        Ok(Made { goal: Some(Goal::ZeroBits(zeros)), ..template.into() })
    },
};

pub(super) const ALTCHA_V1: Preset = Preset {
    name: "altcha-v1",
    about: "the number of a challenge of ALTCHA, version 1",
    parameters: &[
        parameter("salt", Kind::Text, "salt of the challenge, with what follows its question mark"),
        parameter("challenge", Kind::Code, "challenge of the challenge: a digest"),
        parameter("algorithm", HASHES, "algorithm of the challenge").or("SHA-256"),
    ],
    source: "ALTCHA, proof-of-work mechanism, version 1",
    algorithm: Algorithm::Sha256,
    range: None,
    make: |values| {
        let algorithm = algorithm(values.of("algorithm"));
        let value = hex_bytes(values.of("challenge"))?;
        let (given, length) = (value.len(), algorithm.digest_length());
        if given != length {
            return Err(format!("challenge: a digest of {algorithm} has {length} bytes, not {given}"));
        }
        Ok(Made {
            algorithm: Some(algorithm),
            goal: Some(Goal::Match { mask: vec![0xFF; length], value }),
            ..format!("{}{{counter:decimal}}", values.of("salt")).into()
        })
    },
};

pub(super) const ALTCHA_V2: Preset = Preset {
    name: "altcha-v2",
    about: "the counter of a challenge of ALTCHA, version 2, if its algorithm is SHA-256, SHA-384 or SHA-512",
    parameters: &[
        parameter("salt", Kind::Code, "salt of the challenge"),
        parameter("nonce", Kind::Code, "nonce of the challenge"),
        parameter("key-prefix", Kind::Text, "keyPrefix of the challenge").or("00"),
        parameter(
            "counter-mode",
            Kind::Word(&["uint32", "string"]),
            "how the site's counterMode writes the counter: uint32 or string",
        )
        .or("uint32"),
        parameter("cost", Kind::Number(32), "cost of the challenge: how often it hashes").or("1"),
        parameter("algorithm", Kind::Text, "algorithm of the challenge").or("SHA-256"),
    ],
    source: "ALTCHA, proof-of-work mechanism, version 2",
    algorithm: Algorithm::Sha256,
    range: None,
    make: |values| {
        let name = values.of("algorithm");
        if !["SHA-256", "SHA-384", "SHA-512"].contains(&name) {
            return Err(format!(
                "algorithm: '{name}' is none of SHA-256, SHA-384, SHA-512; key derivation by PBKDF2, scrypt and Argon2id is no search"
            ));
        }
        let algorithm = algorithm(name);
        let cost = values.of("cost").parse().map_or(usize::MAX, |cost: usize| cost.max(1));
        if cost > MOST_ITERATIONS {
            return Err(format!("cost: at most {MOST_ITERATIONS} can be searched"));
        }
        let goal = begins_with(values.of("key-prefix")).map_err(|fault| format!("key-prefix: {fault}"))?;
        let counter =
            if values.of("counter-mode") == "string" { "{counter:decimal}" } else { "{counter:4:be}" };
        let inner = format!("{{hex:{}}}{{hex:{}}}{counter}", values.of("salt"), values.of("nonce"));
        let again = cost - 1;
        let template = format!("{}{inner}{}", format!("{{{algorithm}:").repeat(again), "}".repeat(again));
        Ok(Made { algorithm: Some(algorithm), goal: Some(goal), ..template.into() })
    },
};

pub(super) const ANUBIS: Preset = Preset {
    name: "anubis",
    about: "the nonce of a challenge of Anubis, algorithm fast or slow",
    parameters: &[
        parameter("challenge", Kind::Text, "the challenge, of newer versions its randomData"),
        parameter("difficulty", Kind::Number(6), "difficulty: zero digits of the digest").or("4"),
    ],
    source: "Anubis, lib/challenge/proofofwork",
    algorithm: Algorithm::Sha256,
    range: None,
    make: |values| {
        let digits: u32 = values.of("difficulty").parse().unwrap_or_default();
        let template = format!("{}{{counter:decimal}}", values.of("challenge"));
        Ok(Made { goal: Some(Goal::ZeroBits(4 * digits)), ..template.into() })
    },
};

pub(super) const MCAPTCHA: Preset = Preset {
    name: "mcaptcha",
    about: "the nonce of a work unit of mCaptcha",
    parameters: &[
        parameter("string", Kind::Text, "string of the work unit"),
        parameter("salt", Kind::Text, "salt of the work unit"),
        parameter("difficulty", Kind::Number(32), "difficulty_factor of the work unit"),
    ],
    source: "mcaptcha_pow_sha256 0.5.0, Config::prove_work",
    algorithm: Algorithm::Sha256,
    range: Some((0, 16)),
    make: |values| {
        let string = values.of("string");
        // The string is serialized with its length.
        let length = hex::encode((values.text("string").len() as u64).to_le_bytes());
        let factor: u128 = values.of("difficulty").parse().unwrap_or_default();
        if factor < 2 {
            return Err("difficulty: one below 2 is met by every nonce".to_owned());
        }
        Ok(Made {
            goal: Some(Goal::Any(at_least(u128::MAX - u128::MAX / factor)?)),
            ..format!("{}{{hex:{length}}}{string}{{counter:decimal}}", values.of("salt")).into()
        })
    },
};

pub(super) const CAP: Preset = Preset {
    name: "cap",
    about: "one of the solutions of a challenge of Cap",
    parameters: &[
        parameter("token", Kind::Text, "token of the challenge"),
        parameter("number", Kind::Number(16), "which of its solutions, from 1 to c").or("1"),
        parameter("size", Kind::Number(16), "s of the challenge: digits of a salt").or("32"),
        parameter("difficulty", Kind::Number(6), "d of the challenge: digits of the target").or("4"),
    ],
    source: "@cap.js/server 4.0.5, redeemChallenge",
    algorithm: Algorithm::Sha256,
    range: None,
    make: |values| {
        let (token, number) = (values.text("token"), values.of("number"));
        let [size, difficulty] =
            ["size", "difficulty"].map(|name| values.of(name).parse::<usize>().unwrap_or_default());
        let salt = digits_of_cap(&format!("{token}{number}"), size);
        let target = digits_of_cap(&format!("{token}{number}d"), difficulty);
        let goal = begins_with(&target).map_err(|fault| format!("difficulty: {fault}"))?;
        Ok(Made { goal: Some(goal), ..format!("{salt}{{counter:decimal}}").into() })
    },
};

/// The algorithm of a name that has been checked.
fn algorithm(name: &str) -> Algorithm {
    name.parse().unwrap_or(Algorithm::Sha256)
}

/// The goal of a digest that begins with hexadecimal digits.
fn begins_with(digits: &str) -> Result<Goal, String> {
    if digits.is_empty() {
        return Err("without a digit every counter is a solution".to_owned());
    }
    let bytes = |digits: &str| {
        hex_bytes(&format!("{digits}{}", if digits.len().is_multiple_of(2) { "" } else { "0" }))
    };
    Ok(Goal::Match { mask: bytes(&"f".repeat(digits.len()))?, value: bytes(digits)? })
}

/// The patterns of numbers of 128 bits, most significant first, from a bound on: of each that is
/// above it, the bits up to the first one in which it is.
fn at_least(bound: u128) -> Result<Patterns, String> {
    let zeros = (0..u128::BITS).rev().filter(|bit| bound >> bit & 1 == 0).take(BITS_OF_BOUND);
    let above = zeros.map(|bit| {
        let mask = u128::MAX << bit;
        (mask.to_be_bytes().to_vec(), ((bound | 1 << bit) & mask).to_be_bytes().to_vec())
    });
    Patterns::new(above)
}

/// The digits that Cap makes of a text: FNV-1a seeds a xorshift of 32 bits.
fn digits_of_cap(seed: &str, length: usize) -> String {
    let units = seed.encode_utf16().map(u32::from);
    let mut state = units.fold(0x811C_9DC5_u32, |hash, unit| (hash ^ unit).wrapping_mul(0x0100_0193));
    let mut digits = String::with_capacity(length + 7);
    while digits.len() < length {
        state ^= state << 13;
        state ^= state >> 17;
        state ^= state << 5;
        // Writing to a text cannot fail.
        let _ = write!(digits, "{state:08x}");
    }
    digits.truncate(length);
    digits
}
