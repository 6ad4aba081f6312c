//! Proof-of-replication encoding: chains of labels over a graph, in three schemes.
//!
//! | scheme | a layer is | hash | a replica's node |
//! |---|---|---|---|
//! | [`Scheme::Sdr`] | labels, computed from labels of this layer and of the one before | SHA-256 | last label + data |
//! | [`Scheme::Zigzag`] | the data with a key added to each node; every other layer is walked from the last node to the first | BLAKE2s-256 | the node after the last layer |
//! | [`Scheme::R2`] | the same, always walked from the first node to the last | BLAKE2s-256 | the node after the last layer |
//!
//! | module | what it gives |
//! |---|---|
//! | [`Parameters`] | the parameters that several replicas can share: scheme, nodes, layers, porep_id, api version |
//! | [`Graph`] | the parents of nodes, computed |
//! | [`plan`] | which kernel works on how many replicas |
//! | [`chain`] | jobs for runs of nodes, and the kernels that execute them |
//! | [`field`] | addition of nodes |
//! | [`fr32`] | Filecoin's padding: any bytes as nodes |
//! | [`Piece`] | data that are committed to, and the names of the commitment |
//! | [`Sector`] | the shape of a sector's trees of Poseidon, and comm_r |
//! | [`cid`] | the names of commitments in Filecoin's programs |
//! | [`label`], [`key`] | one node by the scalar path, as an audit recomputes it |
//!
//! A node has [`NODE`] bytes. The sources are the specifications of the 2019 prototype and of
//! `rust-fil-proofs`, which are written out in `docs/replicate.md`.

#[cfg_attr(target_arch = "wasm32", path = "uncalibrated.rs")]
mod calibrate;
pub mod cid;
mod costs;
pub mod fr32;
mod graph;
mod parameters;
mod piece;
pub mod plan;
mod sector;

pub use graph::{Graph, Parents};
pub use hashes::field;
pub use hashes::field::{NODE, Node};
pub use kernels::chain;
pub use parameters::{ApiVersion, Layer, ParameterError, Parameters, Scheme, Side};
pub use piece::{Piece, pairs_above, root_above, root_above_in, root_of_zeros};
pub use sector::{Sector, comm_r, row_above};

use chain::REPEATED;
use hashes::Algorithm;

/// Returns the label of a node of `sdr`, given the labels of its parents: none for node 0,
/// [`chain::BASE_PARENTS`] in layer 1, and [`chain::LABEL_PARENTS`] otherwise. They are repeated to
/// fill the message.
#[must_use]
pub fn label(replica_id: &Node, layer: u32, node: usize, parents: &[Node]) -> Node {
    let mut message = replica_id.to_vec();
    message.extend(layer.to_be_bytes());
    message.extend((node as u64).to_be_bytes());
    message.extend([0; 20]);
    message.extend(parents.iter().cycle().take(REPEATED).flatten());
    digest(Algorithm::Sha256, &message)
}

/// Returns the key of a node of `r2` or `zigzag`, given its parents: none for a node that is its
/// own first parent.
#[must_use]
pub fn key(replica_id: &Node, parents: &[Node]) -> Node {
    digest(Algorithm::Blake2s(32), &[&[*replica_id], parents].concat().concat())
}

fn digest(algorithm: Algorithm, message: &[u8]) -> Node {
    let mut out = [0; NODE];
    algorithm.digest(&[], message, &mut out);
    field::masked(out)
}

/// Derives the id of a replica of `sdr` as main net does: SHA-256 of prover id, sector number,
/// ticket, comm_d and porep_id.
#[must_use]
pub fn replica_id(prover_id: &Node, sector: u64, ticket: &Node, comm_d: &Node, porep_id: &Node) -> Node {
    let message = [&prover_id[..], &sector.to_be_bytes(), ticket, comm_d, porep_id].concat();
    digest(Algorithm::Sha256, &message)
}
