//! A folder with main net's names that another program may have made, and what it is said to be of.

use super::at::Named;
use super::layout::{Layout, TREE_D};
use super::options::Options;
use super::pieces::Pieces;
use super::whole::Chain;
use super::{Error, tree_d};
use crate::stop::Stop;
use hashweave::replicate::{Graph, NODE, Node, Parameters, Scheme, replica_id};
use std::path::{Path, PathBuf};

/// The identity of a folder that another program made, as the caller gives it.
#[derive(Clone, Debug, Default)]
pub struct Foreign {
    /// The replica id of its layers.
    pub replica_id: Node,
    /// The commitment to the data, if it is known.
    pub comm_d: Option<Node>,
    /// The folder of parent caches, if that of the graph must be looked at.
    pub parent_cache: Option<PathBuf>,
    /// The registered proof that says which graph it is, if one was given.
    pub registered_proof: Option<u64>,
    /// The source of the replica id, with `comm_d` and the graph, unless the id was given itself.
    pub seal: Option<Seal>,
}

/// The values from which a replica id is derived, next to commitment and graph.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seal {
    /// The miner.
    pub prover_id: Node,
    /// The number of the sector.
    pub sector: u64,
    /// Its randomness.
    pub ticket: Node,
}

impl Seal {
    /// The replica id of the sector, whose data are committed to by `comm_d`.
    #[must_use]
    pub fn replica_id(&self, comm_d: &Node, parameters: &Parameters) -> Node {
        replica_id(&self.prover_id, self.sector, &self.ticket, comm_d, &parameters.porep_id)
    }
}

impl Foreign {
    /// Whose layers they are if the graph is another one.
    pub(super) fn replica_id_in(&self, parameters: &Parameters) -> Node {
        match (&self.seal, &self.comm_d) {
            (Some(seal), Some(comm_d)) => seal.replica_id(comm_d, parameters),
            _ => self.replica_id,
        }
    }
}

/// A folder, and what it must be.
pub(super) struct Folder<'a> {
    pub(super) dir: &'a Path,
    pub(super) options: &'a Options,
    pub(super) parameters: &'a Parameters,
    pub(super) foreign: &'a Foreign,
    pub(super) pieces: Pieces,
    pub(super) graph: Graph,
}

impl<'a> Folder<'a> {
    pub(super) fn of(options: &'a Options, foreign: &'a Foreign) -> Result<Self, Error> {
        let parameters = &options.parameters;
        let Some(dir) = options.dir.as_deref() else {
            return Err(Error::Usage("the layers of a folder are needed: give --dir".to_owned()));
        };
        if parameters.scheme != Scheme::Sdr || !parameters.nodes.is_power_of_two() {
            let text = "only folders of sdr, with a power of two of nodes, have main net's names".to_owned();
            return Err(Error::Usage(text));
        }
        let (pieces, graph) = (Pieces::usual(parameters.nodes), Graph::new(parameters));
        Ok(Self { dir, options, parameters, foreign, pieces, graph })
    }

    pub(super) fn chain<'b>(&'b self, stop: &'b Stop) -> Chain<'b> {
        Chain {
            parameters: self.parameters,
            graph: &self.graph,
            replica_id: self.foreign.replica_id,
            threads: self.options.threads.max(1),
            stop,
        }
    }

    /// The bytes of a layer.
    pub(super) fn bytes(&self) -> u64 {
        (self.parameters.nodes * NODE) as u64
    }

    /// The nodes of a layer that a file of this length has.
    pub(super) fn nodes_in(&self, length: u64) -> usize {
        (length.min(self.bytes()) / NODE as u64) as usize
    }

    /// Refuses a folder without any layer: it is not the one that was meant.
    pub(super) fn any(&self) -> Result<(), Error> {
        let there = |layer| Layout::Filecoin.found(self.dir, layer).exists();
        match (1..=self.parameters.layers).any(there) {
            true => Ok(()),
            false => Err(Error::Usage(format!(
                "{}: there is no layer in it under main net's names (sc-02-data-layer-1.dat, …)",
                self.dir.display()
            ))),
        }
    }

    /// A layer, if it is there, be it whole or not.
    pub(super) fn layer(&self, layer: u32) -> Result<Option<Named>, Error> {
        let path = Layout::Filecoin.found(self.dir, layer);
        path.exists().then(|| Named::open(&path)).transpose()
    }

    /// The tree, if it is there; of another length than a tree it is an error.
    pub(super) fn tree(&self) -> Result<Option<Named>, Error> {
        tree_d::there(&self.dir.join(TREE_D), self.pieces)?.transpose()
    }
}

pub(super) fn read_node(file: &Named, node: usize) -> Result<Node, Error> {
    let mut out = [0; NODE];
    file.read((node * NODE) as u64, &mut out).map(|()| out)
}

pub(super) fn corrupt(path: &Path, what: String) -> Error {
    Error::Corrupt { file: path.to_owned(), what }
}
