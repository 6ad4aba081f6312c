//! Main net's names of graphs: registered proofs, and the file names of parent caches.

use super::super::{ApiVersion, NODE, Node, Parameters, Scheme};
use crate::{Algorithm, digest};

/// log2 of the nodes of registered proofs: 2 KiB, 8 MiB, 512 MiB, 32 GiB, 64 GiB.
const NODES: [u32; 5] = [6, 18, 24, 30, 31];

/// The prefix of porep_id in the hash that gives the keys of the expander.
pub(super) const EXPANDER: &[u8] = b"Filecoin_Feistel";

impl Parameters {
    /// The number of registered proofs; their ids are the smaller numbers.
    pub const REGISTERED: u64 = 20;

    /// The parameters of the registered proof with an id: `sdr` with its default number of layers.
    /// Returns `None` if there is no such proof.
    ///
    /// ```
    /// let parameters = hashweave::replicate::Parameters::registered(8).expect("32 GiB");
    /// assert_eq!((parameters.nodes, parameters.layers), (1 << 30, 11));
    /// assert_eq!(parameters.api_version.name(), "1.1.0");
    /// ```
    #[must_use]
    pub fn registered(id: u64) -> Option<Self> {
        let api_version = match id {
            0..5 => ApiVersion::V1_0_0,
            5..10 => ApiVersion::V1_1_0,
            10..Self::REGISTERED => ApiVersion::V1_2_0,
            _ => return None,
        };
        let nodes = 1 << NODES[id as usize % NODES.len()];
        let layers = Self::usual_layers(Scheme::Sdr, nodes);
        Self::new(Scheme::Sdr, nodes, layers, porep_id(id), api_version).ok()
    }

    /// The file name that main net gives to the parent cache of `sdr`. It contains a digest of
    /// everything on which the parents depend, except the api version, which the porep_id implies.
    /// `None` for other schemes.
    #[must_use]
    pub fn cache_name(&self) -> Option<String> {
        let sampled = "poseidon_hasher";
        let graph = format!(
            "stacked_graph::StackedGraph{{expansion_degree: 8 base_graph: drgraph::BucketGraph{{size: {}; degree: 6; hasher: {sampled}}} }}",
            self.nodes
        );
        // The digest is the four keys, least significant byte first.
        let keys = digest(Algorithm::Sha256, &[EXPANDER, &self.porep_id].concat());
        let nodes = (self.nodes as u32).to_le_bytes();
        let digest =
            digest(Algorithm::Sha256, &[sampled.as_bytes(), graph.as_bytes(), &keys, &nodes].concat());
        (self.scheme == Scheme::Sdr).then(|| format!("v28-sdr-parent-{}.cache", hex::encode(digest)))
    }
}

/// Returns the porep_id of a registered proof: its id, least significant byte first, then zeros.
fn porep_id(id: u64) -> Node {
    let mut porep_id = [0; NODE];
    porep_id[..8].copy_from_slice(&id.to_le_bytes());
    porep_id
}
