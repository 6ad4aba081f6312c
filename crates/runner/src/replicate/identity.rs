//! Whether a folder of another program is of the graph, id and commitment that were given: settled
//! before a byte of it is written, and before a repair is advised.
//!
//! The files are asked in turn: `precommit1.json` and `state.json`, if they are there; the sizes;
//! the root of the tree; and nodes of every layer, each computed again from its parents as they are
//! stored.
//!
//! **How many nodes must agree.** With the right identity a node agrees if its own bytes and those
//! of its parents are what was written, whatever else is damaged. With another id it agrees by a
//! chance of 2^-254. With another graph it agrees only if all its parents are the same by chance,
//! which is rare but for the lowest nodes: these are left out. In the smallest sector (64 nodes, 48
//! of them sampled) 0.14 nodes of a first layer agree on average if the api version is wrong,
//! because the node before is often the only parent, and 0.002 if the porep id is; in larger
//! sectors, and in the other layers, with their eight parents more, fewer (the test below counts
//! them). So [`ENOUGH`] of [`SAMPLES`] nodes of any one layer prove the identity: a wrong one
//! reaches as many by a chance below 10^-11.
//!
//! **What is repairable** is more than what is proven so: if the first layer is gone, and there are
//! only two, nothing is left to compute a node of the second from. The first nodes of layers have
//! no parents; if one agrees, the id is right. Then the first layer is computed in memory, and
//! before anything is written, nodes of the layer after it are compared with it ([`follows`]).

use super::at::Named;
use super::folder::{Folder, read_node};
use super::layout::{Layout, TREE_D};
use super::phase1::{self, Stated};
use super::random::Random;
use super::state::State;
use super::whole::label_from;
use super::{Error, tree_d};
use crate::stop::Stop;
use hashweave::replicate::{Graph, NODE, Node, Parameters, label};

/// Nodes of a layer that are computed again, unless fewer are enough.
const SAMPLES: usize = 256;

/// Nodes of one layer that prove the identity if they agree.
const ENOUGH: usize = 8;

/// Nodes whose parents may well be the same in another graph.
const LOWEST: usize = 16;

/// The number of registered proofs.
const PROOFS: u64 = 20;

/// An identity: the graph, and the id of the replica.
struct Claim<'a> {
    graph: &'a Graph,
    replica_id: Node,
}

/// How far the layers of a folder confirm an identity.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Evidence {
    /// Enough nodes of a layer agree.
    Proof,
    /// A first node agrees, which has no parents: the id is right.
    Id,
    Nothing,
}

/// Settles the identity, as far as that takes no computing of layers. Gives a doubt if only the id
/// is certain: the error with which to end unless the next layer [`follows`].
pub(super) fn settle(folder: &Folder<'_>, stop: &Stop) -> Result<Option<Error>, Error> {
    let ticket_is_known = stated(folder)?;
    sized(folder)?;
    let comm_d_is_known = committed(folder, stop)?;
    let claim = Claim { graph: &folder.graph, replica_id: folder.foreign.replica_id };
    let evidence = evidence(folder, &claim, stop)?;
    if evidence == Evidence::Proof {
        return Ok(None);
    }
    if let Some((number, other)) = other_proof(folder, stop)? {
        let of_version = other.porep_id == folder.parameters.porep_id;
        let words = of_graph(folder, if of_version { "--api-version" } else { "--porep-id" });
        let what = format!("its layers are of registered proof {number}: {words} is another's");
        return Err(another(folder, what));
    }
    let doubt = |words: &str| {
        let what = format!(
            "of up to {SAMPLES} nodes of each layer, computed again from their parents, fewer than {ENOUGH} are what the layer has: {words} is another's, or the layers are"
        );
        another(folder, what)
    };
    match evidence {
        Evidence::Id => Ok(Some(doubt(of_graph(folder, "--porep-id or --api-version")))),
        _ => Err(doubt(&of_id(folder, ticket_is_known, comm_d_is_known))),
    }
}

/// Whether a layer follows from the one before it, which is in memory.
pub(super) fn follows(folder: &Folder<'_>, layer: u32, before: &[u8], stop: &Stop) -> Result<bool, Error> {
    if layer > folder.parameters.layers {
        return Ok(false);
    }
    let Some(file) = folder.layer(layer)? else { return Ok(false) };
    let claim = Claim { graph: &folder.graph, replica_id: folder.foreign.replica_id };
    let before = before.as_chunks::<NODE>().0;
    let layer = Sampled { layer, nodes: folder.nodes_in(file.length()?), file };
    layer.agrees(&claim, |node| Ok(before[node]), stop)
}

/// Compares with what the folder says itself; gives whether that confirms the ticket. What cannot
/// be read says nothing.
fn stated(folder: &Folder<'_>) -> Result<bool, Error> {
    let phase_1 = match phase1::read(folder.dir) {
        Err(Error::Corrupt { .. }) => None,
        read => read?,
    };
    if let Some(phase_1) = &phase_1 {
        of_phase_1(folder, phase_1)?;
    }
    let state = match State::recover(folder.dir) {
        Err(Error::Corrupt { .. }) => None,
        read => read?.0,
    };
    if let Some(state) = &state {
        of_state(folder, state)?;
    }
    Ok(phase_1.is_some_and(|phase_1| phase_1.ticket.is_some()))
}

fn of_phase_1(folder: &Folder<'_>, stated: &Stated) -> Result<(), Error> {
    let foreign = folder.foreign;
    let own = Stated::of(folder.parameters, foreign.comm_d.as_ref(), foreign.seal.map(|seal| seal.ticket));
    let rows = [
        ("number of layers", Some(&stated.layers), Some(&own.layers), of_graph(folder, "--layers")),
        (
            "registered proof",
            Some(&stated.registered_proof),
            Some(&own.registered_proof),
            of_graph(folder, "--porep-id, --api-version or --nodes"),
        ),
        ("comm_d", stated.comm_d.as_ref(), own.comm_d.as_ref(), "--comm-d"),
        ("ticket, as base64,", stated.ticket.as_ref(), own.ticket.as_ref(), "--ticket"),
    ];
    for (what, its, given, words) in rows {
        if let (Some(its), Some(given)) = (its, given)
            && its != given
        {
            let what = format!(
                "{} says that its {what} is {its}, not {given}: {words} is another's",
                super::layout::PHASE_1
            );
            return Err(another(folder, what));
        }
    }
    Ok(())
}

fn of_state(folder: &Folder<'_>, state: &State) -> Result<(), Error> {
    let of = super::state::FILE;
    if let Some(difference) = state.other_comm_d(folder.foreign.comm_d) {
        return Err(another(folder, format!("{of} says that {difference}: --comm-d is another's")));
    }
    let mut own = State::new(folder.parameters, folder.foreign.replica_id, state.segment);
    (own.layout, own.keep) = (state.layout, state.keep);
    match state.difference(&own) {
        None => Ok(()),
        Some(difference) => Err(another(folder, format!("{of} says that {difference}"))),
    }
}

/// Refuses to make files of another size, or another number, of them all: at least one must have
/// its length.
fn sized(folder: &Folder<'_>) -> Result<(), Error> {
    let layers = folder.parameters.layers;
    let mut lengths = Vec::new();
    for layer in 1..=layers {
        lengths.extend(folder.layer(layer)?.map(|file| file.length()).transpose()?);
    }
    let tree = tree_d::there(&folder.dir.join(TREE_D), folder.pieces)?;
    let tree = tree.is_some_and(|tree| tree.is_ok());
    if let Some(length) = lengths.first()
        && !tree
        && !lengths.contains(&folder.bytes())
    {
        let words = of_graph(folder, "--nodes");
        let what = format!("a layer has {length} bytes instead of {}: {words} is another's", folder.bytes());
        return Err(another(folder, what));
    }
    if Layout::Filecoin.whole(folder.dir, layers + 1).exists() {
        let words = of_graph(folder, "--layers");
        let what = format!("it has more than {layers} layers: {words} is another's");
        return Err(another(folder, what));
    }
    Ok(())
}

/// Compares the tree with the commitment that was given, and its leaves if its root differs; gives
/// whether that confirms it.
fn committed(folder: &Folder<'_>, stop: &Stop) -> Result<bool, Error> {
    let Some(comm_d) = folder.foreign.comm_d else { return Ok(false) };
    // Another length is for a repair.
    let Ok(Some(file)) = folder.tree() else { return Ok(false) };
    let root = read_node(&file, tree_d::nodes(folder.parameters.nodes) - 1)?;
    if root == comm_d || tree_d::root_of_leaves(&file, folder.pieces, folder.options.threads, stop)? == comm_d
    {
        return Ok(true);
    }
    let [root, comm_d] = [root, comm_d].map(hex::encode);
    let what = format!(
        "{TREE_D} has the root {root}, which is not comm_d {comm_d}, and neither is that of its leaves: --comm-d is another's, or the leaves, which are the data, are damaged"
    );
    Err(another(folder, what))
}

/// Compares nodes of the layers with those of an identity.
fn evidence(folder: &Folder<'_>, claim: &Claim<'_>, stop: &Stop) -> Result<Evidence, Error> {
    let mut evidence = Evidence::Nothing;
    let mut before: Option<Sampled> = None;
    for layer in 1..=folder.parameters.layers {
        let Some(file) = folder.layer(layer)? else {
            before = None;
            continue;
        };
        let layer = Sampled { layer, nodes: folder.nodes_in(file.length()?), file };
        if layer.node(0)? == label(&claim.replica_id, layer.layer, 0, &[]) {
            evidence = Evidence::Id;
        }
        let old = |node| before.as_ref().map_or(Ok([0; NODE]), |before| before.node(node));
        if (layer.layer == 1 || before.is_some()) && layer.agrees(claim, old, stop)? {
            return Ok(Evidence::Proof);
        }
        before = Some(layer);
    }
    Ok(evidence)
}

/// The registered proof of this size that the layers are of instead.
fn other_proof(folder: &Folder<'_>, stop: &Stop) -> Result<Option<(u64, Parameters)>, Error> {
    for number in 0..PROOFS {
        let Some(parameters) = Parameters::registered(number) else { continue };
        if parameters.nodes != folder.parameters.nodes || parameters == *folder.parameters {
            continue;
        }
        let graph = Graph::new(&parameters);
        let claim = Claim { graph: &graph, replica_id: folder.foreign.replica_id_in(&parameters) };
        if evidence(folder, &claim, stop)? == Evidence::Proof {
            return Ok(Some((number, parameters)));
        }
    }
    Ok(None)
}

/// A layer of which nodes are drawn.
struct Sampled {
    layer: u32,
    file: Named,
    /// The nodes that are there.
    nodes: usize,
}

impl Sampled {
    /// A node; of a file that is too short, one that no label is.
    fn node(&self, node: usize) -> Result<Node, Error> {
        if node < self.nodes { read_node(&self.file, node) } else { Ok([0xFF; NODE]) }
    }

    /// Whether enough of its nodes are what their parents make them.
    fn agrees(
        &self,
        claim: &Claim<'_>,
        before: impl Fn(usize) -> Result<Node, Error>,
        stop: &Stop,
    ) -> Result<bool, Error> {
        let first = LOWEST.min(self.nodes / 4);
        let span = self.nodes - first;
        let count = SAMPLES.min(span);
        let mut random = Random(self.layer.into());
        let mut missing = ENOUGH.min(count);
        for i in 0..count {
            Error::if_stopped(stop)?;
            // One of each part of the layer, and not always at the same place of what disks and
            // segments have.
            let (low, high) = (i * span / count, (i + 1) * span / count);
            let node = first + low + random.below((high - low) as u64) as usize;
            let own = |parent| self.node(parent);
            let computed = label_from(claim.graph, &claim.replica_id, self.layer, node, own, &before)?;
            missing -= usize::from(self.node(node)? == computed);
            if missing == 0 {
                return Ok(true);
            }
        }
        Ok(false)
    }
}

/// The option that says which graph it is: the registered proof, if it was given, which sets all
/// that others do.
fn of_graph<'a>(folder: &Folder<'_>, otherwise: &'a str) -> &'a str {
    if folder.foreign.registered_proof.is_some() { "--registered-proof" } else { otherwise }
}

/// The options that say whose layers they are, but for those that are confirmed.
fn of_id(folder: &Folder<'_>, ticket_is_known: bool, comm_d_is_known: bool) -> String {
    if folder.foreign.seal.is_none() {
        return "--replica-id".to_owned();
    }
    let graph_is_known = folder.foreign.registered_proof.is_some();
    let words = [
        ("--prover-id", true),
        ("--sector", true),
        ("--ticket", !ticket_is_known),
        ("--comm-d", !comm_d_is_known),
        ("--porep-id", !graph_is_known),
    ];
    let words: Vec<&str> = words.into_iter().filter(|(_, may)| *may).map(|(word, _)| word).collect();
    let (last, others) = words.split_last().expect("the first two are always among them");
    format!("{} or {last}", others.join(", "))
}

fn another(folder: &Folder<'_>, what: String) -> Error {
    Error::Identity { folder: folder.dir.to_owned(), what }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hashweave::replicate::chain::{BASE_PARENTS, LABEL_PARENTS};
    use hashweave::replicate::{ApiVersion, Parents, Scheme, Side};

    fn graph(nodes: usize, porep: u32, version: ApiVersion) -> Graph {
        let mut porep_id = [0; NODE];
        porep_id[..4].copy_from_slice(&porep.to_le_bytes());
        Graph::new(&Parameters::new(Scheme::Sdr, nodes as u64, 2, porep_id, version).expect("parameters"))
    }

    /// Nodes from the first sampled one on whose labels in layer 1, or in other layers, are the
    /// same in two graphs.
    fn alike(nodes: usize, one: &Graph, other: &Graph) -> [usize; 2] {
        let parents = |graph: &Graph| {
            let mut parents = vec![0; nodes * LABEL_PARENTS];
            graph.parents(Side::Forward, 0, &mut parents);
            parents
        };
        let (one, other) = (parents(one), parents(other));
        let pairs = || one.as_chunks::<LABEL_PARENTS>().0.iter().zip(other.as_chunks().0).skip(LOWEST);
        let base = pairs()
            .filter(|(one, other): &(_, &[u32; LABEL_PARENTS])| one[..BASE_PARENTS] == other[..BASE_PARENTS]);
        [base.count(), pairs().filter(|(one, other)| one == other).count()]
    }

    /// In the smallest sector, where all nodes are sampled: pairs of graphs, of different porep ids
    /// and of different versions.
    #[test]
    fn a_wrong_graph_does_not_pass_for_the_right_one() {
        const NODES: usize = 64;
        const PAIRS: u32 = 4000;
        let versions = [(ApiVersion::V1_1_0, 1), (ApiVersion::V1_0_0, 0)];
        for (version, other) in versions {
            let (mut sum, mut most) = (0, 0);
            for porep in 0..PAIRS {
                let right = graph(NODES, porep, ApiVersion::V1_1_0);
                let found = alike(NODES, &right, &graph(NODES, porep + other * PAIRS, version));
                (sum, most) = (sum + found[0], most.max(found[0].max(found[1])));
            }
            println!("{version}: {} a layer, at most {most}", f64::from(sum as u32) / f64::from(PAIRS));
            assert!(
                most < ENOUGH && sum < PAIRS as usize,
                "{version}: {sum} in {PAIRS} pairs, at most {most}"
            );
        }
    }
}
