//! The parameters that follow the name of a digest, such as those of `fs-verity:sha512,salt=00ff`.

use core::ops::RangeInclusive;
use hashes::Algorithm;

/// The longest salt, in bytes: a block of most hash functions.
pub(super) const LONGEST_SALT: usize = 64;

/// A salt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Salt {
    bytes: [u8; LONGEST_SALT],
    length: u8,
}

impl Salt {
    pub(super) const NONE: Self = Self { bytes: [0; LONGEST_SALT], length: 0 };

    /// None if it is too long.
    fn of(salt: &[u8]) -> Option<Self> {
        let mut bytes = [0; LONGEST_SALT];
        bytes.get_mut(..salt.len())?.copy_from_slice(salt);
        Some(Self { bytes, length: salt.len() as u8 })
    }

    pub(super) fn bytes(&self) -> &[u8] {
        &self.bytes[..self.length.into()]
    }
}

/// The values of a digest's parameters, given or by its row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Settings {
    /// The hash function.
    pub(super) algorithm: Algorithm,
    /// Bytes of the file in a leaf.
    pub(super) leaf: u64,
    /// Bytes of a block of digests.
    pub(super) block: u64,
    pub(super) salt: Salt,
    /// The number of a format of the tree.
    pub(super) format: u8,
}

impl Settings {
    /// Of a file that is hashed as a whole.
    pub(super) const fn new(algorithm: Algorithm) -> Self {
        Self { algorithm, leaf: u64::MAX, block: 0, salt: Salt::NONE, format: 1 }
    }

    /// Of a file that is hashed in leaves of this size.
    pub(super) const fn in_leaves(algorithm: Algorithm, leaf: u64) -> Self {
        Self { leaf, block: leaf, ..Self::new(algorithm) }
    }
}

/// A parameter.
#[derive(Debug)]
pub(super) enum Parameter {
    /// One of these hash functions, by its name alone.
    Function(&'static [Algorithm]),
    /// The size of what the file is divided into, by itself: any number of bytes, of which none is
    /// usual.
    Leaf(&'static str),
    /// A size after a name, a power of two within limits.
    Block(Block),
    /// The bytes of a salt in hexadecimal digits after `salt=`, at most as many.
    Salt(usize),
    /// A format up to this one after `format=`.
    Format(u8),
}

/// A size of blocks.
#[derive(Debug)]
pub(super) struct Block {
    pub(super) name: &'static str,
    pub(super) limits: RangeInclusive<u64>,
    pub(super) get: fn(&Settings) -> u64,
    pub(super) set: fn(&mut Settings, u64),
}

impl Parameter {
    /// Whether it must be given.
    pub(super) fn is_required(&self) -> bool {
        matches!(self, Self::Leaf(_))
    }

    /// Reads what stands between two commas; none if it is no value of this parameter.
    pub(super) fn read(&self, text: &str, settings: &mut Settings) -> Option<()> {
        let after = |name: &str| text.strip_prefix(name)?.strip_prefix('=');
        match self {
            Self::Function(functions) => {
                settings.algorithm = *functions.iter().find(|function| function.to_string() == text)?;
            }
            Self::Leaf(_) => settings.leaf = size(text)?,
            Self::Block(block) => {
                let size = size(after(block.name)?)?;
                let fits = size.is_power_of_two() && block.limits.contains(&size);
                (block.set)(settings, fits.then_some(size)?);
            }
            Self::Salt(longest) => {
                let salt = hex::decode(after("salt")?).ok().filter(|salt| salt.len() <= *longest)?;
                settings.salt = Salt::of(&salt)?;
            }
            Self::Format(last) => {
                settings.format = after("format")?.parse().ok().filter(|format| format <= last)?;
            }
        }
        Some(())
    }

    /// The text that [`read`](Self::read) takes, if it is not the usual value.
    pub(super) fn written(&self, settings: &Settings, usual: &Settings) -> Option<String> {
        match self {
            Self::Function(_) => {
                (settings.algorithm != usual.algorithm).then(|| settings.algorithm.to_string())
            }
            Self::Leaf(_) => Some(in_units(settings.leaf)),
            Self::Block(Block { name, get, .. }) => {
                let size = get(settings);
                (size != get(usual)).then(|| format!("{name}={}", in_units(size)))
            }
            Self::Salt(_) => {
                (settings.salt != usual.salt).then(|| format!("salt={}", hex::encode(settings.salt.bytes())))
            }
            Self::Format(_) => {
                (settings.format != usual.format).then(|| format!("format={}", settings.format))
            }
        }
    }

    /// The values that may be written.
    pub(super) fn help(&self) -> String {
        match self {
            Self::Function(functions) => {
                functions.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
            }
            Self::Leaf(of) => format!("the size of {of}"),
            Self::Block(Block { name, limits, .. }) => {
                format!("{name}=SIZE of {} to {}", in_units(*limits.start()), in_units(*limits.end()))
            }
            Self::Salt(longest) => format!("salt=HEX of up to {longest} bytes"),
            Self::Format(last) => {
                format!(
                    "format={}",
                    (0..=*last).map(|format| format.to_string()).collect::<Vec<_>>().join("|")
                )
            }
        }
    }
}

/// The units of sizes.
const UNITS: [(&str, u64); 4] = [("", 1), ("KiB", 1 << 10), ("MiB", 1 << 20), ("GiB", 1 << 30)];

/// A size in the largest unit that it is a multiple of.
fn in_units(size: u64) -> String {
    let unit = UNITS.iter().rev().find(|(_, unit)| size.is_multiple_of(*unit));
    let (suffix, unit) = unit.unwrap_or(&("", 1));
    format!("{}{suffix}", size / unit)
}

/// The bytes of a size such as `8MiB`.
fn size(text: &str) -> Option<u64> {
    let digits = text.len() - text.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let (number, suffix) = text.split_at(digits);
    let (_, unit) = UNITS.iter().find(|(known, _)| known.eq_ignore_ascii_case(suffix))?;
    number.parse::<u64>().ok()?.checked_mul(*unit).filter(|&size| size > 0)
}
