//! A preset as a row: its parameters and the values that they take. An address is read with its
//! checksum (EIP-55, Base58Check), since a wrong one is money lost.

use crate::search::Goal;
use crate::search::goal::{CHECKSUM, checksum, checksummed};
use crate::search::template::base58;
use crate::search::text::hex_bytes;
use hashes::Algorithm;
use std::collections::BTreeMap;

/// A search with parameters.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Preset {
    /// Its name.
    pub name: &'static str,
    /// One line that says what it finds.
    pub about: &'static str,
    /// Its parameters.
    pub parameters: &'static [Parameter],
    /// The document that defines what is hashed.
    pub source: &'static str,
    /// The algorithm, unless a parameter says another one.
    pub algorithm: Algorithm,
    /// The bytes of the digest that the objective applies to; `None` for all.
    pub range: Option<(usize, usize)>,
    pub(super) make: fn(&Values) -> Result<Made, String>,
}

/// A parameter of a preset.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Parameter {
    /// Its name.
    pub name: &'static str,
    /// Its meaning in one line.
    pub about: &'static str,
    pub(super) kind: Kind,
    /// Its value if it is not given; `None` if it must be given, and an empty text if it may be left
    /// out.
    pub default: Option<&'static str>,
}

/// The values that a parameter takes.
#[derive(Clone, Copy, Debug)]
pub(super) enum Kind {
    /// An address of Ethereum, 20 bytes in hexadecimal, with a right checksum if it has one
    /// (EIP-55).
    Address,
    /// An address of TRON, in Base58 or as 21 bytes in hexadecimal.
    Tron,
    /// This number of bytes in hexadecimal.
    Bytes(usize),
    /// Any bytes in hexadecimal.
    Code,
    /// A whole number below a power of two with this exponent, decimal or hexadecimal after `0x`.
    Number(u32),
    /// A text.
    Text,
    /// One of these words.
    Word(&'static [&'static str]),
}

/// The search that a preset means.
pub(super) struct Made {
    pub(super) template: String,
    pub(super) goal: Option<Goal>,
    /// The algorithm, if it is not that of the preset.
    pub(super) algorithm: Option<Algorithm>,
}

impl From<String> for Made {
    fn from(template: String) -> Self {
        Self { template, goal: None, algorithm: None }
    }
}

/// Parameters as they stand in templates: bytes in hexadecimal digits, numbers in decimal ones, texts
/// with doubled braces. Those that were left out are empty.
pub(super) struct Values(pub(super) BTreeMap<&'static str, String>);

impl Values {
    pub(super) fn of(&self, name: &str) -> &str {
        self.0.get(name).map_or("", String::as_str)
    }

    /// A text as it was given, without doubled braces.
    pub(super) fn text(&self, name: &str) -> String {
        self.of(name).replace("{{", "{").replace("}}", "}")
    }

    /// The digest of the init code, which is given itself or by its digest.
    pub(super) fn init_code(&self) -> Result<String, String> {
        match (self.of("init-code"), self.of("init-code-hash")) {
            ("", "") => Err("give init-code or init-code-hash".to_owned()),
            (code, "") => Ok(format!("{{keccak-256:{{hex:{code}}}}}")),
            ("", hash) => Ok(format!("{{hex:{hash}}}")),
            _ => Err("give init-code or init-code-hash, not both".to_owned()),
        }
    }
}

pub(super) const fn parameter(name: &'static str, kind: Kind, about: &'static str) -> Parameter {
    Parameter { name, about, kind, default: None }
}

impl Parameter {
    pub(super) const fn or(self, default: &'static str) -> Self {
        Self { default: Some(default), ..self }
    }

    /// The words of which it takes one; none if it takes other values.
    ///
    /// ```
    /// use hashweave::search::Preset;
    /// let guard = Preset::named("createx")?.parameters.iter().find(|row| row.name == "guard");
    /// assert_eq!(guard.map(|row| row.choices()), Some(&["sender", "sender-chain", "chain", "none"][..]));
    /// # Ok::<(), hashweave::search::PresetError>(())
    /// ```
    #[must_use]
    pub fn choices(&self) -> &'static [&'static str] {
        match self.kind {
            Kind::Word(words) => words,
            _ => &[],
        }
    }

    /// The value as templates have it.
    pub(super) fn read(&self, text: &str) -> Result<String, String> {
        match self.kind {
            Kind::Address => address(text),
            Kind::Tron => tron_address(text),
            Kind::Bytes(length) => {
                let bytes = hex_bytes(text)?;
                if bytes.len() == length {
                    Ok(hex::encode(bytes))
                } else {
                    Err(format!("it has {} bytes, not {length}", bytes.len()))
                }
            }
            Kind::Code => hex_bytes(text).map(hex::encode),
            Kind::Number(bits) => {
                let (radix, digits) = text.strip_prefix("0x").map_or((10, text), |digits| (16, digits));
                let number = u64::from_str_radix(digits, radix).ok().filter(|_| !digits.starts_with('+'));
                let number = number.filter(|number| bits == u64::BITS || number >> bits == 0);
                number
                    .map(|number| number.to_string())
                    .ok_or_else(|| format!("'{text}' is not a whole number below 2^{bits}"))
            }
            Kind::Text => Ok(text.replace('{', "{{").replace('}', "}}")),
            Kind::Word(words) if words.contains(&text) => Ok(text.to_owned()),
            Kind::Word(words) => Err(format!("'{text}' is none of {}", words.join(", "))),
        }
    }
}

/// Reads an address of Ethereum. Capital and small letters together are a checksum (EIP-55).
pub(super) fn address(text: &str) -> Result<String, String> {
    let bytes = hex_bytes(text)?;
    if bytes.len() != 20 {
        return Err(format!("an address has 20 bytes, not {}", bytes.len()));
    }
    let (small, digits) = (hex::encode(&bytes), text.strip_prefix("0x").unwrap_or(text));
    let right = checksummed(&bytes);
    if digits != small && digits != small.to_ascii_uppercase() && digits != right {
        return Err(format!("its checksum is wrong; if the digits are right, it is written 0x{right}"));
    }
    Ok(small)
}

/// Reads an address of TRON, and leaves off its first byte, 0x41.
fn tron_address(text: &str) -> Result<String, String> {
    let bytes = if text.starts_with('T') { base58_check(text)? } else { hex_bytes(text)? };
    match bytes.split_first() {
        Some((0x41, rest)) if rest.len() == 20 => Ok(hex::encode(rest)),
        _ => Err("an address is 41 and 20 bytes in hexadecimal, or begins with T in Base58".to_owned()),
    }
}

/// Reads Base58 with a checksum.
fn base58_check(text: &str) -> Result<Vec<u8>, String> {
    let mut bytes = base58(text)?;
    let check = bytes.split_off(bytes.len().saturating_sub(CHECKSUM));
    if check != checksum(&bytes) {
        return Err("its checksum is wrong".to_owned());
    }
    Ok(bytes)
}
