//! Messages whose padding is a block apart.

/// A message for a sponge as whole blocks: those where they lie, and the last one, which has the
/// padding.
#[derive(Clone, Copy, Debug)]
pub struct Padded<'a> {
    /// The blocks but the last.
    pub blocks: &'a [u8],
    /// The last one.
    pub last: &'a [u8],
}
