//! How the bytes of a file become nodes: as they are, filled with zeros, or padded as Filecoin pads
//! them.

use super::Error;
use hashweave::replicate::{NODE, fr32};

/// How the bytes of a file become nodes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Padding {
    /// They are nodes.
    #[default]
    None,
    /// They are nodes, and zeros fill a file that is too short.
    Zeros,
    /// Every 254 bits become a node ([`fr32`]), so they may be any bytes; zeros fill a file that is
    /// too short.
    Fr32,
}

impl Padding {
    /// That of the options `pad` and `fr32`, of which the second says more.
    #[must_use]
    pub fn of_options(pad: bool, fr32: bool) -> Self {
        match (pad, fr32) {
            (_, true) => Self::Fr32,
            (true, false) => Self::Zeros,
            (false, false) => Self::None,
        }
    }

    /// Its name in records.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Zeros => "zeros",
            Self::Fr32 => "fr32",
        }
    }

    /// The number of nodes that `bytes` bytes become; the last may be a part of one.
    pub(super) fn nodes(self, bytes: u64) -> u64 {
        match self {
            Self::None | Self::Zeros => bytes.div_ceil(NODE as u64),
            Self::Fr32 => fr32::nodes(bytes),
        }
    }

    /// The number of bytes that become `nodes` nodes.
    pub(super) fn bytes(self, nodes: u64) -> u64 {
        match self {
            Self::None | Self::Zeros => nodes * NODE as u64,
            Self::Fr32 => fr32::bytes(nodes),
        }
    }

    /// Refuses a number of nodes that nothing can be padded to.
    pub(super) fn check(self, nodes: u64) -> Result<(), Error> {
        if self == Self::Fr32 && !nodes.is_multiple_of(fr32::NODES as u64) {
            return Err(Error::Usage(format!(
                "{nodes} nodes: --fr32 makes four nodes of 127 bytes, so the number of nodes must be a multiple of 4"
            )));
        }
        Ok(())
    }
}

/// Data padded to `nodes` nodes by the definition of fr32, bit by bit.
#[cfg(test)]
pub(super) fn by_definition(data: &[u8], nodes: usize) -> Vec<u8> {
    let mut out = vec![0; nodes * NODE];
    for bit in (0..8 * data.len()).filter(|bit| data[bit / 8] >> (bit % 8) & 1 == 1) {
        let place = bit / 254 * 256 + bit % 254;
        out[place / 8] |= 1 << (place % 8);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nodes_and_bytes_belong_together() {
        for (padding, bytes, nodes) in [
            (Padding::None, 64, 2),
            (Padding::Zeros, 33, 2),
            (Padding::Fr32, 1, 4),
            (Padding::Fr32, 127, 4),
            (Padding::Fr32, 128, 8),
        ] {
            assert_eq!(padding.nodes(bytes), nodes, "{padding:?}");
            assert!(padding.bytes(nodes) >= bytes && padding.check(nodes).is_ok());
        }
        assert!(Padding::Fr32.check(6).is_err() && Padding::Zeros.check(6).is_ok());
    }
}
