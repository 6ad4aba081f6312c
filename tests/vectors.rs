//! The vector files: where they are, and their lines of `key = value`.

use std::path::PathBuf;

/// The folder of the vector files.
#[must_use]
pub fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../vectors")
}

/// The bytes of a vector file.
///
/// # Panics
///
/// If it cannot be read.
#[must_use]
pub fn read(name: &str) -> Vec<u8> {
    let path = folder().join(name);
    std::fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// A vector file taken apart, nothing interpreted.
#[derive(Debug)]
pub struct VectorFile {
    name: String,
    headers: Vec<(String, String)>,
    fields: Vec<(String, String)>,
}

impl VectorFile {
    /// Reads a file of `key = value` lines, `#` comments and `[key = value]` headers: CAVS and
    /// Keccak KATs.
    #[must_use]
    pub fn equals(name: &str) -> Self {
        Self::open(name, " = ")
    }

    /// Reads a file of `key: value` lines and `#` comments: BLAKE2.
    #[must_use]
    pub fn colons(name: &str) -> Self {
        Self::open(name, ":")
    }

    fn open(name: &str, separator: &str) -> Self {
        let text = String::from_utf8(read(name)).expect("vector files are ASCII");
        let end = if name.ends_with(".rsp") { "\r\n" } else { "\n" };
        let mut file = Self { name: name.to_owned(), headers: Vec::new(), fields: Vec::new() };
        for line in text.split(end) {
            assert!(!line.contains(['\r', '\n']), "{name}: line ends are not all the same: {line:?}");
            file.line(line, separator);
        }
        file
    }

    fn line(&mut self, line: &str, separator: &str) {
        let pair = |text: &str| {
            let (key, value) = text.split_once(separator)?;
            Some((key.to_owned(), value.trim_matches([' ', '\t']).to_owned()))
        };
        if line.is_empty() || line.starts_with('#') {
        } else if let Some(header) = line.strip_prefix('[').and_then(|line| line.strip_suffix(']')) {
            self.headers.push(pair(header).unwrap_or((header.to_owned(), String::new())));
        } else {
            let field = pair(line).unwrap_or_else(|| panic!("{}: cannot read {line:?}", self.name));
            self.fields.push(field);
        }
    }

    /// The number in a `[key = number]` header.
    ///
    /// # Panics
    ///
    /// If there is not exactly one such header.
    #[must_use]
    pub fn header(&self, key: &str) -> usize {
        let mut values = self.headers.iter().filter(|(name, _)| name == key);
        let (_, value) = values.next().unwrap_or_else(|| panic!("{}: no [{key}]", self.name));
        assert!(values.next().is_none(), "{}: [{key}] twice", self.name);
        value.parse().expect("headers are numbers")
    }

    /// All fields, in records of these keys in this order.
    ///
    /// # Panics
    ///
    /// If a record is incomplete or has another key.
    #[must_use]
    pub fn records<const N: usize>(&self, keys: [&str; N]) -> Vec<[&str; N]> {
        self.split(&self.fields, keys)
    }

    /// The value of the first field, which has this key, and all further fields in records.
    ///
    /// # Panics
    ///
    /// If a key is not as said.
    #[must_use]
    pub fn seeded<const N: usize>(&self, seed: &str, keys: [&str; N]) -> (&str, Vec<[&str; N]>) {
        let ((key, value), rest) = self.fields.split_first().expect("a seed");
        assert_eq!(key, seed, "{}: the seed", self.name);
        (value, self.split(rest, keys))
    }

    fn split<'a, const N: usize>(
        &self,
        fields: &'a [(String, String)],
        keys: [&str; N],
    ) -> Vec<[&'a str; N]> {
        let (records, rest) = fields.as_chunks::<N>();
        assert!(rest.is_empty(), "{}: the last record is incomplete: {rest:?}", self.name);
        let values = |record: &'a [(String, String); N]| {
            let found: [&str; N] = core::array::from_fn(|i| record[i].0.as_str());
            assert_eq!(found, keys, "{}: keys of a record", self.name);
            core::array::from_fn(|i| record[i].1.as_str())
        };
        records.iter().map(values).collect()
    }
}

/// The bytes of hexadecimal digits.
///
/// # Panics
///
/// If they are not.
#[must_use]
pub fn unhex(digits: &str) -> Vec<u8> {
    hex::decode(digits).unwrap_or_else(|error| panic!("{error} in {digits:?}"))
}

/// The message of `Len`, in bits, and `Msg`, which is `00` for the empty message.
///
/// # Panics
///
/// If the two disagree or the length is no whole number of bytes.
#[must_use]
pub fn message(bits: &str, digits: &str) -> Vec<u8> {
    let bits: usize = bits.parse().expect("Len is a number");
    assert_eq!(bits % 8, 0, "Len = {bits}");
    let mut message = unhex(digits);
    if bits == 0 {
        assert_eq!(message, [0], "Len = 0");
        message.clear();
    }
    assert_eq!(message.len() * 8, bits, "Len of {digits}");
    message
}
