//! What is the same for all replicas of a kind.

use super::Node;
use super::chain::{Hash, KEY_PARENTS, LABEL_PARENTS, Walk};
#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use thiserror::Error;

/// Which of the two graphs over the same nodes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// Parents are before a node.
    Forward,
    /// Edges are turned round, and parents are after it: every other layer of `r2` and `zigzag`.
    Reversed,
}

/// How data become a replica.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Scheme {
    /// That of Filecoin's main net.
    Sdr,
    /// That of `rust-fil-proofs` in 2019.
    Zigzag,
    /// That of the 2019 prototype.
    R2,
}

impl Scheme {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Sdr, Self::Zigzag, Self::R2];

    /// Its name.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Sdr => "sdr",
            Self::Zigzag => "zigzag",
            Self::R2 => "r2",
        }
    }

    /// What its labels or keys are made with.
    #[must_use]
    pub fn hash(self) -> Hash {
        match self {
            Self::Sdr => Hash::Sha256,
            Self::Zigzag | Self::R2 => Hash::Blake2s,
        }
    }

    /// Parents of a node.
    #[must_use]
    pub fn degree(self) -> usize {
        match self {
            Self::Sdr => LABEL_PARENTS,
            Self::Zigzag | Self::R2 => KEY_PARENTS,
        }
    }
}

impl fmt::Display for Scheme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Scheme {
    type Err = ParameterError;
    fn from_str(text: &str) -> Result<Self, ParameterError> {
        let named = Self::ALL.into_iter().find(|scheme| scheme.name() == text);
        named.ok_or_else(|| ParameterError::Unknown {
            what: "scheme",
            text: text.to_owned(),
            known: "sdr zigzag r2",
        })
    }
}

/// The version of the proofs' interface, on which details of the graph of `sdr` depend.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub enum ApiVersion {
    /// The predecessor is the last base parent; the expander is cut to 32 bits, by mistake.
    #[cfg_attr(feature = "serde", serde(rename = "1.0.0"))]
    V1_0_0,
    /// The predecessor is the first base parent.
    #[cfg_attr(feature = "serde", serde(rename = "1.1.0"))]
    V1_1_0,
    /// The same graph.
    #[cfg_attr(feature = "serde", serde(rename = "1.2.0"))]
    V1_2_0,
}

impl ApiVersion {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::V1_0_0, Self::V1_1_0, Self::V1_2_0];

    /// As it is written.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::V1_0_0 => "1.0.0",
            Self::V1_1_0 => "1.1.0",
            Self::V1_2_0 => "1.2.0",
        }
    }
}

impl fmt::Display for ApiVersion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for ApiVersion {
    type Err = ParameterError;
    fn from_str(text: &str) -> Result<Self, ParameterError> {
        let named = Self::ALL.into_iter().find(|version| version.name() == text);
        named.ok_or_else(|| ParameterError::Unknown {
            what: "api version",
            text: text.to_owned(),
            known: "1.0.0 1.1.0 1.2.0",
        })
    }
}

/// Why parameters cannot be.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum ParameterError {
    /// No such name.
    #[error("there is no {what} '{text}'; available: {known}")]
    Unknown {
        /// Of what.
        what: &'static str,
        /// The name.
        text: String,
        /// Those there are.
        known: &'static str,
    },
    /// Too few or too many nodes.
    #[error("{0} nodes: must be 1 to {most}", most = Parameters::MOST_NODES)]
    Nodes(u64),
    /// Too few or too many layers.
    #[error("{0} layers: must be 1 to {most}", most = Parameters::MOST_LAYERS)]
    Layers(u32),
}

/// What is the same for all replicas of a kind.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct Parameters {
    /// How data become a replica.
    pub scheme: Scheme,
    /// Nodes of 32 bytes.
    pub nodes: usize,
    /// Layers.
    pub layers: u32,
    /// Of `sdr`: what its graph is drawn from.
    #[cfg_attr(feature = "serde", serde(with = "hex"))]
    pub porep_id: Node,
    /// Of `sdr`: details of its graph.
    pub api_version: ApiVersion,
}

/// A layer, as it is walked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layer {
    /// Its place; the first is 0. (In the labels of `sdr` it counts as 1.)
    pub index: u32,
    /// Whose parents nodes have.
    pub side: Side,
    /// The order of nodes.
    pub walk: Walk,
    /// Whether the keys of all nodes but node 0 can be computed before any other node is changed: no parent
    /// is behind in the walk.
    pub apart: bool,
}

impl Parameters {
    /// Parents are numbers of 32 bits.
    pub const MOST_NODES: u64 = 1 << 32;
    /// More would be a mistake.
    pub const MOST_LAYERS: u32 = 99;

    /// Checked.
    ///
    /// # Errors
    ///
    /// If there cannot be so many nodes or layers.
    pub fn new(
        scheme: Scheme,
        nodes: u64,
        layers: u32,
        porep_id: Node,
        api_version: ApiVersion,
    ) -> Result<Self, ParameterError> {
        let count = usize::try_from(nodes).ok().filter(|_| (1..=Self::MOST_NODES).contains(&nodes));
        let nodes = count.ok_or(ParameterError::Nodes(nodes))?;
        if !(1..=Self::MOST_LAYERS).contains(&layers) {
            return Err(ParameterError::Layers(layers));
        }
        Ok(Self { scheme, nodes, layers, porep_id, api_version })
    }

    /// How many layers a scheme has unless others are asked for: 10 of `r2` and `zigzag`; of `sdr` 11 from 32
    /// GiB on, else 2.
    #[must_use]
    pub fn usual_layers(scheme: Scheme, nodes: u64) -> u32 {
        match scheme {
            Scheme::Zigzag | Scheme::R2 => 10,
            Scheme::Sdr if nodes >= 1 << 30 => 11,
            Scheme::Sdr => 2,
        }
    }

    /// The layers, in their order.
    pub fn layers(&self) -> impl Iterator<Item = Layer> + use<> {
        let scheme = self.scheme;
        (0..self.layers).map(move |index| {
            let odd = index % 2 == 1;
            let (side, walk) = match scheme {
                Scheme::Zigzag if odd => (Side::Reversed, Walk::Down),
                Scheme::R2 if odd => (Side::Reversed, Walk::Up),
                Scheme::Sdr | Scheme::Zigzag | Scheme::R2 => (Side::Forward, Walk::Up),
            };
            Layer { index, side, walk, apart: scheme == Scheme::R2 && odd }
        })
    }
}
