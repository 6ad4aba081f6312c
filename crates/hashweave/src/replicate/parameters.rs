//! The parameters that several replicas can share.

use super::Node;
use super::chain::{Hash, KEY_PARENTS, LABEL_PARENTS, Walk};
#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use thiserror::Error;

/// One of the two graphs over the same nodes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// The parents of a node come before it.
    Forward,
    /// The edges are reversed, so the parents of a node come after it. Every other layer of `r2`
    /// and `zigzag` has this graph.
    Reversed,
}

/// A scheme that encodes data into a replica.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Scheme {
    /// The scheme of Filecoin's main net (stacked DRG).
    Sdr,
    /// The scheme of `rust-fil-proofs` in 2019.
    Zigzag,
    /// The scheme of the 2019 prototype.
    R2,
}

impl Scheme {
    /// All of them, in the order of their declaration.
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

    /// The hash function of its labels or keys.
    #[must_use]
    pub fn hash(self) -> Hash {
        match self {
            Self::Sdr => Hash::Sha256,
            Self::Zigzag | Self::R2 => Hash::Blake2s,
        }
    }

    /// The number of parents of a node.
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

/// The version of the API of Filecoin's proofs, on which details of the graph of `sdr` depend.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub enum ApiVersion {
    /// The predecessor is the last base parent. The expander is truncated to 32 bits, by mistake.
    #[cfg_attr(feature = "serde", serde(rename = "1.0.0"))]
    V1_0_0,
    /// The predecessor is the first base parent.
    #[cfg_attr(feature = "serde", serde(rename = "1.1.0"))]
    V1_1_0,
    /// The same graph as 1.1.0.
    #[cfg_attr(feature = "serde", serde(rename = "1.2.0"))]
    V1_2_0,
}

impl ApiVersion {
    /// All of them, in the order of their declaration.
    pub const ALL: [Self; 3] = [Self::V1_0_0, Self::V1_1_0, Self::V1_2_0];

    /// Its name, for instance `1.1.0`.
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

/// The reason why parameters are not valid.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum ParameterError {
    /// The name does not exist.
    #[error("there is no {what} '{text}'; available: {known}")]
    Unknown {
        /// The kind of name.
        what: &'static str,
        /// The name.
        text: String,
        /// The names that exist.
        known: &'static str,
    },
    /// Too few or too many nodes.
    #[error("{0} nodes: must be 1 to {most}", most = Parameters::MOST_NODES)]
    Nodes(u64),
    /// Too few or too many layers.
    #[error("{0} layers: must be 1 to {most}", most = Parameters::MOST_LAYERS)]
    Layers(u32),
}

/// The parameters that several replicas can share.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct Parameters {
    /// A scheme that encodes data into a replica.
    pub scheme: Scheme,
    /// The number of nodes of 32 bytes.
    pub nodes: usize,
    /// The number of layers.
    pub layers: u32,
    /// For `sdr`: the seed of its graph.
    #[cfg_attr(feature = "serde", serde(with = "hex"))]
    pub porep_id: Node,
    /// For `sdr`: the version, which determines details of its graph.
    pub api_version: ApiVersion,
}

/// A layer and the way it is walked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layer {
    /// Its index; the first is 0. (In the labels of `sdr` the first layer has number 1.)
    pub index: u32,
    /// The graph from which nodes have their parents.
    pub side: Side,
    /// The order of the nodes.
    pub walk: Walk,
    /// Whether the keys of all nodes except node 0 can be computed before any other node is
    /// changed, because no parent is earlier in the walk.
    pub apart: bool,
}

impl Parameters {
    /// The largest number of nodes, because parents are numbers of 32 bits.
    pub const MOST_NODES: u64 = 1 << 32;
    /// The largest number of layers; a larger number would be a mistake.
    pub const MOST_LAYERS: u32 = 99;

    /// Checks parameters.
    ///
    /// # Errors
    ///
    /// If the number of nodes or layers is out of range.
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

    /// The default number of layers of a scheme: 10 for `r2` and `zigzag`; for `sdr` 11 if the data
    /// have 32 GiB or more, otherwise 2.
    #[must_use]
    pub fn usual_layers(scheme: Scheme, nodes: u64) -> u32 {
        match scheme {
            Scheme::Zigzag | Scheme::R2 => 10,
            Scheme::Sdr if nodes >= 1 << 30 => 11,
            Scheme::Sdr => 2,
        }
    }

    /// The layers, in order.
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
