//! Folders of other programs, under the names of main net: audited and repaired without a word of ours in them.
//!
//! Nothing in such a folder says what its layers are of, or what they were. So graph and id are stated, and every file is compared with what it must be: a layer with the layer
//! before it, the tree with its leaves and comm_d, a parent cache with its graph.

use super::at::Named;
use super::comm_d::{above, comm_d_of_zeros};
use super::layout::{Layout, TREE_D};
use super::options::{Audit, Options, Repair, Samples};
use super::pieces::Pieces;
use super::whole::{At, Chain, Follow, Marks, label_from};
use super::{Error, Stage, Tell, audit, parents, tree_d};
use crate::stop::Stop;
use hashweave::replicate::{Graph, NODE, Node, Parameters, Scheme};
use std::path::{Path, PathBuf};
use std::time::Instant;

/// Bytes that are written together.
const PIECE: usize = 1 << 20;

/// What a folder of another program is of.
#[derive(Clone, Debug, Default)]
pub struct Foreign {
    /// Whose layers.
    pub replica_id: Node,
    /// What the data are committed to, if it is known.
    pub comm_d: Option<Node>,
    /// The folder of parent caches, if that of the graph is to be looked at.
    pub parent_cache: Option<PathBuf>,
}

/// A folder, and what it must be.
pub(super) struct Folder<'a> {
    dir: &'a Path,
    options: &'a Options,
    parameters: &'a Parameters,
    foreign: &'a Foreign,
    pieces: Pieces,
    graph: Graph,
}

/// Looks at layers, tree and parent cache.
pub(super) fn look(
    options: &Options,
    foreign: &Foreign,
    samples: Samples,
    seed: Option<u64>,
    stop: &Stop,
    tell: &mut Tell<'_>,
) -> Result<Audit, Error> {
    let began = Instant::now();
    let folder = Folder::of(options, foreign)?;
    let chain = folder.chain(stop);
    let seed = audit::seed(seed)?;
    let mut random = audit::Random(seed);
    let layers = folder.layers()?;
    let nodes = folder.parameters.nodes;
    let mut checked = 0;
    match samples {
        Samples::All => {
            let whole: Vec<_> = layers.iter().map(|(layer, file)| (*layer, file, nodes)).collect();
            checked += chain.audit(options, folder.dir, &whole, tell)?;
        }
        Samples::Each(count) => {
            let mut before = None;
            for (layer, file) in &layers {
                tell(parents::progress(Stage::Verifying, *layer as usize - 1, layers.len()));
                for _ in 0..count {
                    chain.go_on()?;
                    folder.sample(*layer, file, before, random.below(nodes as u64) as usize)?;
                }
                checked += count as u64;
                before = Some(file);
            }
        }
    }
    let comm_d = folder.tree(samples, &mut random, stop)?;
    let parent_cache = folder.parents(stop, tell)?;
    let (layers, samples) = (layers.len() as u32, samples.of(nodes));
    let seconds = began.elapsed().as_secs_f64();
    Ok(Audit { layers, samples, checked, seed, comm_d, parent_cache, seconds })
}

/// Computes again what is wrong, and only that.
pub(super) fn mend(
    options: &Options,
    foreign: &Foreign,
    stop: &Stop,
    tell: &mut Tell<'_>,
) -> Result<Repair, Error> {
    let began = Instant::now();
    let folder = Folder::of(options, foreign)?;
    folder.any()?;
    let chain = folder.chain(stop);
    let mut done = Repair { files: Vec::new(), nodes: 0, seconds: 0.0 };
    let (mut before, mut labels) = (chain.room(options, folder.dir)?, chain.room(options, folder.dir)?);
    for layer in 1..=folder.parameters.layers {
        let at = At { layer, before: if layer == 1 { &[] } else { &before } };
        folder.repair_layer(&chain, at, &mut labels, &mut done, tell)?;
        std::mem::swap(&mut before, &mut labels);
    }
    folder.repair_tree(&mut done)?;
    folder.repair_parents(&mut done, stop, tell)?;
    done.seconds = began.elapsed().as_secs_f64();
    Ok(done)
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

    fn chain<'b>(&'b self, stop: &'b Stop) -> Chain<'b> {
        Chain {
            parameters: self.parameters,
            graph: &self.graph,
            replica_id: self.foreign.replica_id,
            threads: self.options.threads.max(1),
            stop,
        }
    }

    fn bytes(&self) -> u64 {
        (self.parameters.nodes * NODE) as u64
    }

    /// Refuses a folder without any layer: it is not what was meant.
    fn any(&self) -> Result<(), Error> {
        let there = |layer| Layout::Filecoin.found(self.dir, layer).exists();
        match (1..=self.parameters.layers).any(there) {
            true => Ok(()),
            false => Err(Error::Usage(format!(
                "{}: there is no layer in it under main net's names (sc-02-data-layer-1.dat, …)",
                self.dir.display()
            ))),
        }
    }

    /// All layers, each of the right length.
    fn layers(&self) -> Result<Vec<(u32, Named)>, Error> {
        self.any()?;
        let open = |layer: u32| {
            let path = Layout::Filecoin.whole(self.dir, layer);
            if !path.exists() {
                return Err(corrupt(&path, "is missing; replicate repair computes it".to_owned()));
            }
            let file = Named::open(&path)?;
            let (there, bytes) = (file.length()?, self.bytes());
            match there == bytes {
                true => Ok((layer, file)),
                false => Err(corrupt(&path, format!("has {there} bytes instead of {bytes}"))),
            }
        };
        (1..=self.parameters.layers).map(open).collect()
    }

    /// Compares one node.
    fn sample(&self, layer: u32, file: &Named, before: Option<&Named>, node: usize) -> Result<(), Error> {
        let none = || Error::Internal("layer 0 is asked for".to_owned());
        let own = |parent| read_node(file, parent);
        let before = |parent| read_node(before.ok_or_else(none)?, parent);
        let computed = label_from(&self.graph, &self.foreign.replica_id, layer, node, own, before)?;
        let kept = read_node(file, node)?;
        if kept == computed {
            return Ok(());
        }
        Err(Error::Mismatch { file: file.path.clone(), layer, node: node as u64, kept, computed })
    }

    fn open_tree(&self) -> Result<Option<Named>, Error> {
        tree_d::there(&self.dir.join(TREE_D), self.pieces)?.transpose()
    }

    /// Looks at the tree, if it is there; gives its root.
    fn tree(&self, samples: Samples, random: &mut audit::Random, stop: &Stop) -> Result<Option<Node>, Error> {
        let Some(file) = self.open_tree()? else { return Ok(None) };
        let leaves = self.parameters.nodes;
        let root = read_node(&file, tree_d::nodes(leaves) - 1)?;
        if let Some(comm_d) = self.foreign.comm_d.filter(|comm_d| *comm_d != root) {
            let [root, comm_d] = [root, comm_d].map(hex::encode);
            return Err(corrupt(&file.path, format!("has the root {root}, which is not comm_d {comm_d}")));
        }
        match samples {
            Samples::All => {
                tree_d::compare(&file, self.pieces, self.options.threads, |segment| {
                    Error::if_stopped(stop)?;
                    tree_d::own_rows(&file, self.pieces, segment)
                })?;
            }
            Samples::Each(count) if leaves > 1 => {
                for _ in 0..count {
                    let node = leaves + random.below(leaves as u64 - 1) as usize;
                    let (left, right) = tree_d::children(leaves, node);
                    let (kept, computed) = (
                        read_node(&file, node)?,
                        above(&[read_node(&file, left)?, read_node(&file, right)?])[0],
                    );
                    if kept != computed {
                        return Err(tree_d::differs(&file.path, node, &kept, &computed));
                    }
                }
            }
            Samples::Each(_) => {}
        }
        Ok(Some(root))
    }

    /// The parent cache of the graph, where one is: the folder itself, or the one that is named.
    fn cache(&self) -> Option<PathBuf> {
        let name = self.parameters.cache_name()?;
        let folders = [Some(self.dir), self.foreign.parent_cache.as_deref()];
        folders.into_iter().flatten().map(|folder| folder.join(&name)).find(|path| path.exists())
    }

    fn parents(&self, stop: &Stop, tell: &mut Tell<'_>) -> Result<Option<PathBuf>, Error> {
        let Some(path) = self.cache() else { return Ok(None) };
        parents::compare(self.parameters, &path, self.options.threads, stop, tell)?;
        Ok(Some(path))
    }

    /// Makes a layer what it must be, in memory and in its file.
    fn repair_layer(
        &self,
        chain: &Chain<'_>,
        at: At<'_>,
        labels: &mut [u8],
        done: &mut Repair,
        tell: &mut Tell<'_>,
    ) -> Result<(), Error> {
        let names = Layout::Filecoin;
        let path = names.found(self.dir, at.layer);
        let file = if path.exists() { Some(Named::open(&path)?) } else { None };
        let length = file.as_ref().map_or(Ok(0), Named::length)?;
        let nodes = (length.min(self.bytes()) / NODE as u64) as usize;
        labels.fill(0);
        if let Some(file) = &file {
            chain.read(file, nodes, labels)?;
        }
        let mut suspect = chain.differing(at, labels, nodes, tell)?;
        suspect.set_all(nodes..self.parameters.nodes);
        let mut changed = chain.redo(at, labels, &suspect, Follow::Yes, tell)?;
        changed.set_all(nodes..self.parameters.nodes);
        let whole = names.whole(self.dir, at.layer);
        if changed.count() == 0 && length == self.bytes() && path == whole {
            return Ok(());
        }
        if length != self.bytes() {
            names.withdraw(self.dir, at.layer)?;
        }
        let path = if whole.exists() { whole.clone() } else { names.part(self.dir, at.layer) };
        write_changed(&path, labels, &changed)?;
        names.publish(self.dir, at.layer)?;
        done.nodes += changed.count();
        done.files.push(whole);
        Ok(())
    }

    /// Makes the tree again from its leaves, if they are the data, or from nothing, if these are zeros.
    pub(super) fn repair_tree(&self, done: &mut Repair) -> Result<(), Error> {
        let (path, threads, comm_d) = (self.dir.join(TREE_D), self.options.threads, self.foreign.comm_d);
        let of_zeros = comm_d == Some(comm_d_of_zeros(self.parameters.nodes as u64)?);
        let file = match tree_d::there(&path, self.pieces)? {
            None if !of_zeros => return Ok(()),
            file => file.and_then(Result::ok),
        };
        let zeros = tree_d::rows(vec![[0; NODE]; self.pieces.nodes_of(0..1).len()]);
        let rows_of = |segment: usize| match &file {
            _ if of_zeros => Ok(zeros.clone()),
            Some(file) => tree_d::own_rows(file, self.pieces, segment),
            None => Err(needs_data(&path, "has another length than a tree")),
        };
        if let Some(file) = &file {
            match tree_d::compare(file, self.pieces, threads, rows_of) {
                Err(Error::Corrupt { .. }) => {}
                Err(error) => return Err(error),
                Ok(root) if comm_d.is_none_or(|comm_d| comm_d == root) => return Ok(()),
                Ok(_) => {}
            }
        }
        let Some(comm_d) = comm_d else {
            let what = "is damaged, and without comm_d nothing says in which of its nodes: give --comm-d";
            return Err(corrupt(&path, what.to_owned()));
        };
        tree_d::replace(&path, self.pieces, threads, rows_of, |root| match *root == comm_d {
            true => Ok(()),
            false => Err(needs_data(&path, "has damaged leaves, which are the data")),
        })?;
        done.files.push(path);
        Ok(())
    }

    /// Writes a parent cache again that is not that of the graph.
    fn repair_parents(&self, done: &mut Repair, stop: &Stop, tell: &mut Tell<'_>) -> Result<(), Error> {
        let Some(path) = self.cache() else { return Ok(()) };
        let threads = self.options.threads;
        match parents::compare(self.parameters, &path, threads, stop, tell) {
            Err(Error::Corrupt { .. }) => {
                parents::parents(self.parameters, &path, true, threads, stop, tell)?;
                done.files.push(path);
                Ok(())
            }
            outcome => outcome.map(drop),
        }
    }
}

/// Writes the pieces of a layer in which nodes have changed, and forces them to the disk.
pub(super) fn write_changed(path: &Path, labels: &[u8], changed: &Marks) -> Result<(), Error> {
    let file = Named::kept(path)?;
    file.set_length(labels.len() as u64)?;
    for (i, piece) in labels.chunks(PIECE).enumerate() {
        let first = i * PIECE / NODE;
        if changed.any_in(first..first + piece.len() / NODE) {
            file.write((i * PIECE) as u64, piece)?;
        }
    }
    file.sync()
}

fn read_node(file: &Named, node: usize) -> Result<Node, Error> {
    let mut out = [0; NODE];
    file.read((node * NODE) as u64, &mut out).map(|()| out)
}

/// What is said of a tree that its own leaves do not make.
fn needs_data(path: &Path, what: &str) -> Error {
    corrupt(path, format!("{what}; it can be made only from the data: replicate labels --data"))
}

pub(super) fn corrupt(path: &Path, what: String) -> Error {
    Error::Corrupt { file: path.to_owned(), what }
}
