//! The form of a row.

use super::ports::{Ports, ShaUnit};
use super::prices::{Figures, Labels, Streams};
use super::signature::Signature;
use lanes::Isa;

/// The facts about a core.
pub(super) struct Row {
    /// How it names itself.
    pub(super) signatures: &'static [Signature],
    /// Instructions of any kind that it can issue in a cycle (Agner Fog, "The microarchitecture of
    /// Intel, AMD, and VIA CPUs"; Arm's guides).
    pub(super) issue_slots: Option<f64>,
    /// The ports at the register width of each instruction set that it has.
    pub(super) ports: &'static [(Isa, Ports)],
    /// The unit of the SHA-256 instructions.
    pub(super) sha256: Option<ShaUnit>,
    /// The unit of the SHA-512 instructions.
    pub(super) sha512: Option<ShaUnit>,
    /// The unit of the SHA-1 instructions.
    pub(super) sha1: Option<ShaUnit>,
    /// The prices of kernels in a search for digests of Keccak-f\[1600\].
    pub(super) search: Option<Figures>,
    /// The prices of kernels of streams, for messages of all lengths that the next two do not have.
    pub(super) streams: Streams,
    /// Their prices for messages of one block and of 1 KiB. A function that is not there costs as
    /// much as in `streams`.
    pub(super) short: Streams,
    pub(super) middle: Streams,
    /// The prices of kernels of labels.
    pub(super) labels: Labels,
}

/// A core of which nothing is known.
pub(super) const NOTHING: Row = Row {
    signatures: &[],
    issue_slots: None,
    ports: &[],
    sha256: None,
    sha512: None,
    sha1: None,
    search: None,
    streams: &[],
    short: &[],
    middle: &[],
    labels: &[],
};
