//! Patterns with upper and lower case, for addresses with Ethereum's checksum.
//!
//! A letter of an address is written as a capital if the same digit of the Keccak-256 of the
//! address, in small letters, is 8 or more ([EIP-55](https://eips.ethereum.org/EIPS/eip-55)). That
//! hash is another one than the search computes, so kernels filter by the patterns without case, and
//! what matches is hashed here.

use crate::search::Patterns;
use core::fmt;
use hashes::Algorithm;
use std::collections::BTreeSet;
use std::sync::Arc;

/// Bytes of an address.
pub(super) const ADDRESS: usize = 20;

/// The texts that addresses may begin with, with the case of their letters.
///
/// ```
/// use hashweave::search::Cased;
/// let cased = Cased::parse("5aAeb,0xDEAD..beef")?;
/// assert_eq!(cased.to_string(), "5aAeb,DEAD..beef");
/// # Ok::<(), String>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cased {
    texts: Arc<BTreeSet<String>>,
    patterns: Patterns,
}

impl Cased {
    /// Reads patterns with commas between them: hexadecimal digits with a point for any digit.
    ///
    /// # Errors
    ///
    /// A description of the fault.
    pub fn parse(text: &str) -> Result<Self, String> {
        let texts = text.split(',').map(|text| {
            let digits = text.trim();
            digits.strip_prefix("0x").unwrap_or(digits).trim_end_matches('.').to_owned()
        });
        let texts: BTreeSet<String> = texts.collect();
        if let Some(text) = texts.iter().find(|text| text.contains(':')) {
            return Err(format!(
                "'{text}': a mask has no case; write hexadecimal digits, with a point for any"
            ));
        }
        let joined: Vec<&str> = texts.iter().map(String::as_str).collect();
        Ok(Self { patterns: Patterns::parse(&joined.join(","))?, texts: Arc::new(texts) })
    }

    /// The patterns without case.
    pub(super) fn patterns(&self) -> &Patterns {
        &self.patterns
    }

    /// Whether an address begins with one of the texts.
    pub(super) fn matches(&self, address: &[u8]) -> bool {
        self.patterns.matches(address) && {
            let written = checksummed(address);
            self.texts.iter().any(|text| begins_with(&written, text))
        }
    }

    /// The probability that an address matches; where texts overlap, slightly too much.
    pub(super) fn odds(&self) -> f64 {
        let bits = |text: &String| {
            let is = |test: fn(&char) -> bool| text.chars().filter(test).count() as f64;
            4.0 * is(char::is_ascii_hexdigit) + is(char::is_ascii_alphabetic)
        };
        self.texts.iter().map(|text| (-bits(text)).exp2()).sum::<f64>().min(1.0)
    }

    /// The number of texts.
    pub(super) fn count(&self) -> usize {
        self.texts.len()
    }
}

impl fmt::Display for Cased {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let texts: Vec<&str> = self.texts.iter().map(String::as_str).collect();
        f.write_str(&texts.join(","))
    }
}

/// Whether digits begin with a text, in which a point is any digit.
fn begins_with(digits: &str, text: &str) -> bool {
    text.len() <= digits.len() && text.bytes().zip(digits.bytes()).all(|(a, b)| a == b'.' || a == b)
}

/// The digits of an address with its checksum.
pub(in crate::search) fn checksummed(address: &[u8]) -> String {
    let small = hex::encode(address);
    let mut hash = [0; 32];
    Algorithm::Keccak256.digest(&[], small.as_bytes(), &mut hash);
    let is_capital = |i: usize| hash[i / 2] >> (4 - 4 * (i % 2)) & 8 != 0;
    let digit = |(i, digit): (usize, char)| if is_capital(i) { digit.to_ascii_uppercase() } else { digit };
    small.chars().enumerate().map(digit).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The addresses of EIP-55.
    #[test]
    fn checksums_are_those_of_the_standard() {
        for address in [
            "52908400098527886E0F7030069857D2E4169EE7",
            "8617E340B3D01FA5F11F306F4090FD50E238070D",
            "de709f2102306220921060314715629080e2fb77",
            "27b1fdb04752bbc536007a920d24acb045561c26",
            "5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
            "fB6916095ca1df60bB79Ce92cE3Ea74c37c5d359",
            "dbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB",
            "D1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb",
        ] {
            assert_eq!(checksummed(&hex::decode(address).expect("digits")), address);
        }
    }

    #[test]
    fn case_counts() {
        let address = hex::decode("5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed").expect("digits");
        let matches = |text: &str| Cased::parse(text).expect(text).matches(&address);
        assert!(matches("5aAeb") && matches("00,0x5aA") && matches("......053F3E") && matches("5.A"));
        assert!(!matches("5aaeb") && !matches("5AAeb") && !matches("6"));
        assert!(matches(&format!("{}Aed", ".".repeat(37))) && !matches(&format!("{}aed", ".".repeat(37))));
        let odds = |text: &str| Cased::parse(text).expect(text).odds();
        assert_eq!((odds("5aA"), odds("1,2."), odds("..e")), (2_f64.powi(-14), 0.125, 2_f64.powi(-5)));
        assert_eq!(Cased::parse("b,0xA..,b").map(|cased| cased.to_string()), Ok("A,b".to_owned()));
        let fault = |text: &str| Cased::parse(text).map(|cased| cased.to_string()).expect_err(text);
        assert!(fault("ff:12").starts_with("'ff:12': a mask has no case"));
        assert!(fault("xyz").contains("neither a hexadecimal digit") && fault("").contains("without bits"));
    }
}
