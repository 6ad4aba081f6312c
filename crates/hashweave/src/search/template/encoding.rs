//! Texts and numbers in a template as bytes, and the encodings that its fields apply to bytes.

/// Base58 as Bitcoin writes it: no zero, capital O, capital I or small l.
pub(super) const BASE58: &str = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";

/// The longest text in Base58, because reading it takes time in proportion to the square of its
/// length.
const LONGEST_BASE58: usize = 4096;

/// Bytes of the widest number: a word of Ethereum's virtual machine.
const WIDEST: usize = 32;

/// The bytes of pairs of hexadecimal digits; or the fault and its remedy.
pub(in crate::search) fn hex_digits(text: &str) -> Result<Vec<u8>, String> {
    hex::decode(text).map_err(|_| match text.chars().find(|c| !c.is_ascii_hexdigit()) {
        Some('x' | 'X') if text.starts_with("0x") || text.starts_with("0X") => {
            "leave off the 0x; only hexadecimal digits are allowed here".to_owned()
        }
        Some(c) if c.is_whitespace() => {
            "leave off the spaces; only hexadecimal digits are allowed here".to_owned()
        }
        Some(c) => format!("'{c}' is not a hexadecimal digit"),
        None => "odd number of digits; each byte takes two".to_owned(),
    })
}

/// The bytes of a text in Base58: a number of base 58, and a zero byte for each `1` before it.
pub(crate) fn base58(text: &str) -> Result<Vec<u8>, String> {
    if text.len() > LONGEST_BASE58 {
        return Err(format!(
            "the text has {} digits; write more than {LONGEST_BASE58} as {{hex:…}}",
            text.len()
        ));
    }
    let mut number = Vec::new();
    for c in text.chars() {
        let digit = BASE58.find(c);
        let digit = digit.ok_or_else(|| format!("'{c}' is not a digit of Base58"))?;
        add_digit(&mut number, 58, digit as u32);
    }
    let zeros = text.bytes().take_while(|byte| *byte == b'1').count();
    Ok([vec![0; zeros], number].concat())
}

/// Bytes as a text in Base58, the inverse of [`base58`].
pub(crate) fn in_base58(bytes: &[u8]) -> String {
    let zeros = bytes.iter().take_while(|byte| **byte == 0).count();
    let mut number: Vec<u8> = bytes[zeros..].to_vec();
    let mut digits = Vec::new();
    while number.iter().any(|byte| *byte != 0) {
        let mut rest = 0;
        for byte in &mut number {
            rest = rest << 8 | u32::from(*byte);
            *byte = (rest / 58) as u8;
            rest %= 58;
        }
        digits.push(char::from(BASE58.as_bytes()[rest as usize]));
    }
    "1".repeat(zeros).chars().chain(digits.into_iter().rev()).collect()
}

/// `WIDTH:NUMBER`, the number in decimal or after `0x` in hexadecimal digits: its bytes, most
/// significant first.
pub(super) fn uint(text: &str) -> Result<Vec<u8>, String> {
    let (width, number) = text.split_once(':').ok_or("write {uint:N:NUMBER}, for instance {uint:32:1}")?;
    let width = width.parse().ok().filter(|width| (1..=WIDEST).contains(width));
    let width = width.ok_or_else(|| format!("the width must be a number from 1 to {WIDEST}"))?;
    let (radix, digits) = number.strip_prefix("0x").map_or((10, number), |digits| (16, digits));
    let mut bytes = Vec::new();
    for c in digits.chars() {
        let digit = c.to_digit(radix).ok_or_else(|| format!("'{c}' is not a digit of base {radix}"))?;
        add_digit(&mut bytes, radix, digit);
        if bytes.len() > width {
            return Err(format!(
                "the number does not fit {width} {}",
                if width == 1 { "byte" } else { "bytes" }
            ));
        }
    }
    if digits.is_empty() {
        return Err("the number is missing".to_owned());
    }
    Ok([vec![0; width - bytes.len()], bytes].concat())
}

/// Multiplies a number, most significant byte first and without zeros before it, and adds a digit.
fn add_digit(number: &mut Vec<u8>, radix: u32, digit: u32) {
    let mut carry = digit;
    for byte in number.iter_mut().rev() {
        carry += u32::from(*byte) * radix;
        *byte = carry as u8;
        carry >>= 8;
    }
    if carry > 0 {
        number.insert(0, carry as u8);
    }
}

/// The bytes that RLP writes before a string (`base` 0x80) or a list (0xC0) of a length (Ethereum's
/// Yellow Paper, appendix B).
pub(super) fn rlp_header(base: u8, length: usize) -> Vec<u8> {
    if length < 56 {
        return vec![base + length as u8];
    }
    let length = (length as u64).to_be_bytes();
    let bytes = &length[length.iter().take_while(|byte| **byte == 0).count()..];
    [&[base + 55 + bytes.len() as u8], bytes].concat()
}

/// The most characters of a field that an error repeats.
const MOST_REPEATED: usize = 40;

/// A field or a slice as an error repeats it: the beginning, if it is long.
pub(super) fn shortened(text: &str) -> String {
    match text.char_indices().nth(MOST_REPEATED) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Those of the Internet draft on Base58 (draft-msporny-base58) and of Bitcoin's first address.
    #[test]
    fn base58_of_published_texts() {
        assert_eq!(base58("2NEpo7TZRRrLZSi2U").as_deref(), Ok(&b"Hello World!"[..]));
        assert_eq!(base58("11233QC4"), Ok(vec![0, 0, 0x28, 0x7f, 0xb4, 0xcd]));
        let genesis = base58("1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa").map(hex::encode);
        assert_eq!(genesis.as_deref(), Ok("0062e907b15cbf27d5425399ebf6f0fb50ebb88f18c29b7d93"));
        assert_eq!(base58(""), Ok(vec![]));
        assert_eq!(base58("0"), Err("'0' is not a digit of Base58".to_owned()));
        assert!(base58(&"1".repeat(4097)).is_err_and(|fault| fault.contains("{hex:…}")));
    }

    #[test]
    fn numbers_fit_their_width_or_are_refused() {
        assert_eq!(uint("2:258"), Ok(vec![1, 2]));
        assert_eq!(uint("4:0x1020304"), Ok(vec![1, 2, 3, 4]));
        let most = "115792089237316195423570985008687907853269984665640564039457584007913129639935";
        assert_eq!(uint(&format!("32:{most}")), Ok(vec![0xFF; 32]));
        assert_eq!(uint("1:0"), Ok(vec![0]));
        assert_eq!(uint("1:0000255"), Ok(vec![255]));
        assert_eq!(uint("1:256"), Err("the number does not fit 1 byte".to_owned()));
        assert_eq!(uint("2:0x10000"), Err("the number does not fit 2 bytes".to_owned()));
        for (text, fault) in [
            ("33:1", "the width must be a number from 1 to 32"),
            ("0:0", "the width must be a number from 1 to 32"),
            ("1:", "the number is missing"),
            ("1:0x", "the number is missing"),
            ("1:-1", "'-' is not a digit of base 10"),
            ("1", "write {uint:N:NUMBER}, for instance {uint:32:1}"),
        ] {
            assert_eq!(uint(text), Err(fault.to_owned()), "{text}");
        }
    }

    #[test]
    fn headers_of_rlp() {
        assert_eq!(rlp_header(0x80, 0), [0x80]);
        assert_eq!(rlp_header(0x80, 55), [0xB7]);
        assert_eq!(rlp_header(0x80, 56), [0xB8, 56]);
        assert_eq!(rlp_header(0xC0, 0x0400), [0xF9, 4, 0]);
    }
}
