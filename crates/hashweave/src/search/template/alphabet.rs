//! The alphabets of counters that are text.

use super::encoding::{BASE58, shortened};
use core::fmt;

/// The characters of the digits of a counter that is text, those of 0, 1 and so on.
///
/// ```
/// use hashweave::search::{Form, Template};
/// let template: Template = "{counter:alphabet=abc:4}".parse()?;
/// let Form::Digits(alphabet) = template.counter().form else { panic!("it is text") };
/// assert_eq!(alphabet.characters(), b"abc");
/// assert_eq!(template.message(&[], 5), b"aabc");
/// # Ok::<(), hashweave::search::TemplateError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Alphabet {
    characters: [u8; Self::MOST],
    length: usize,
}

impl Alphabet {
    /// The most characters: those of ASCII that are printed, but those that a field ends with.
    pub const MOST: usize = 92;

    /// The alphabets with a name: hexadecimal digits in small letters, those of RFC 4648 (sections 6
    /// and 5), and Bitcoin's Base58.
    pub(super) const NAMED: [(&'static str, &'static str); 6] = [
        ("decimal", "0123456789"),
        ("hex", "0123456789abcdef"),
        ("base32", "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"),
        ("base58", BASE58),
        ("base62", "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"),
        ("base64url", "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"),
    ];

    /// The alphabet of these characters, or the reason why they are none.
    pub(super) fn new(text: &str) -> Result<Self, String> {
        if let Some(other) = text.chars().find(|c| !(' '..='~').contains(c) || "{}:".contains(*c)) {
            return Err(format!(
                "{other:?} is no character for digits; take printable ASCII without {{, }} and :"
            ));
        }
        let repeated = text.char_indices().find(|&(i, c)| text[..i].contains(c));
        if let Some((_, character)) = repeated {
            return Err(format!(
                "the alphabet has {character:?} twice; every digit needs a character of its own"
            ));
        }
        if text.len() < 2 {
            let has = if text.is_empty() { "is empty" } else { "has one character" };
            return Err(format!("the alphabet {has}; give two or more, such as {{counter:alphabet=01:8}}"));
        }
        let mut characters = [0; Self::MOST];
        characters[..text.len()].copy_from_slice(text.as_bytes());
        Ok(Self { characters, length: text.len() })
    }

    /// The characters.
    #[must_use]
    pub fn characters(&self) -> &[u8] {
        &self.characters[..self.length]
    }

    fn radix(&self) -> u64 {
        self.length as u64
    }

    /// The number of digits of a counter without leading zeros; one for zero.
    pub(super) fn digits(&self, counter: u64) -> usize {
        counter.checked_ilog(self.radix()).unwrap_or(0) as usize + 1
    }

    /// The most digits of any counter.
    pub(super) fn most_digits(&self) -> usize {
        self.digits(u64::MAX)
    }

    /// The largest counter of a number of digits.
    pub(super) fn largest(&self, digits: usize) -> u64 {
        self.radix().checked_pow(digits as u32).map_or(u64::MAX, |next| next - 1)
    }

    /// Writes a counter in as many digits as there are places.
    pub(super) fn write(&self, mut counter: u64, places: &mut [u8]) {
        for place in places.iter_mut().rev() {
            *place = self.characters[(counter % self.radix()) as usize];
            counter /= self.radix();
        }
    }
}

impl fmt::Debug for Alphabet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Alphabet({:?})", String::from_utf8_lossy(self.characters()))
    }
}

/// Reads what is after `counter:` of a counter that is text: its alphabet, and the number of digits
/// if that is fixed. `None` if it is no text.
pub(super) fn text(rest: &str) -> Option<Result<(Alphabet, Option<usize>), String>> {
    let (name, width) = rest.split_once(':').map_or((rest, None), |(name, width)| (name, Some(width)));
    let named = Alphabet::NAMED.into_iter().find(|(known, _)| *known == name);
    let characters = named.map(|(_, characters)| characters).or_else(|| name.strip_prefix("alphabet="))?;
    Some(Alphabet::new(characters).and_then(|alphabet| {
        let most = alphabet.most_digits();
        let fault =
            |digits| format!("{digits} digits; the number of digits is one from 1 to {most}, or left out");
        let number = |digits: &str| {
            let width = digits.parse().ok().filter(|width| (1..=most).contains(width));
            width.ok_or_else(|| fault(shortened(digits)))
        };
        Ok((alphabet, width.map(number).transpose()?))
    }))
}
