//! Targets of Bitcoin in their compact form, as block headers have them.

/// Bytes of a target of Bitcoin.
pub(super) const TARGET: usize = 32;

/// The target that a compact form stands for, most significant byte first: the first byte is the
/// length in bytes of a number, and the others are its leading ones (`arith_uint256::SetCompact` of
/// Bitcoin Core). `None` if it is negative, zero or too large.
pub(super) fn target(compact: u32) -> Option<[u8; TARGET]> {
    let (length, digits) = ((compact >> 24) as usize, compact & 0x00FF_FFFF);
    let mut target = [0; TARGET];
    for (i, byte) in digits.to_be_bytes()[1..].iter().enumerate() {
        match (TARGET + i).checked_sub(length) {
            Some(place @ 0..TARGET) => target[place] = *byte,
            // Bytes before the number must be zero; bytes after its last one are cut off.
            None if *byte != 0 => return None,
            _ => {}
        }
    }
    let is_negative = digits & 0x0080_0000 != 0;
    (!is_negative && target != [0; TARGET]).then_some(target)
}

/// Reads a compact form, which stands for a target.
pub(super) fn compact(argument: &str) -> Result<u32, String> {
    let digits = argument.strip_prefix("0x").unwrap_or(argument);
    let is_eight = digits.len() == 8 && digits.bytes().all(|digit| digit.is_ascii_hexdigit());
    let bits = u32::from_str_radix(digits, 16).ok().filter(|_| is_eight);
    let bits = bits.ok_or("write the eight digits of the compact form, for instance 1d00ffff")?;
    target(bits).map(|_| bits).ok_or_else(|| {
        format!("{bits:08x} is negative, zero or of more than 256 bits; in a header its bytes are in the other order")
    })
}
