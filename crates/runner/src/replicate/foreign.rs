//! Folders of other programs, under the names of main net: audited and repaired without a word of
//! ours in them.
//!
//! Nothing in such a folder says what its layers are of, or what they were. So graph and id are
//! stated, and every file is compared with what it must be: a layer with the layer before it, the
//! tree with its leaves and comm_d, a parent cache with its graph.

use super::at::Named;
use super::comm_d::comm_d_of_zeros;
use super::folder::{Folder, Foreign, corrupt, read_node};
use super::layout::{Layout, P_AUX, PHASE_1, T_AUX, TREE_D};
use super::lock::Lock;
use super::options::{Audit, Looked, Options, Repair, Samples};
use super::random::Random;
use super::whole::{At, Chain, Follow, Marks, label_from};
use super::{Error, Event, Stage, Tell, audit, identity, parents, phase1, tree_d, trees};
use crate::stop::Stop;
use hashweave::replicate::{NODE, Node, pairs_above};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

/// Bytes that are written together.
const PIECE: usize = 1 << 20;

/// Advice for a wrong node, once the identity is certain.
pub(super) const ADVICE: &str = "replicate repair computes it again";

/// Looks at layers, tree, parent cache and the output of phase 1.
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
    let _lock = folder.locked(Lock::to_read)?;
    let doubt = identity::settle(&folder, stop)?;
    folder.required(doubt.is_none())?;
    if let Some(doubt) = doubt {
        return Err(doubt);
    }
    let chain = folder.chain(stop);
    let seed = audit::seed(seed)?;
    let mut random = Random(seed);
    let layers = folder.layers()?;
    let checked = folder.checked(&chain, &layers, samples, &mut random, tell)?;
    let comm_d = folder.sample_tree(samples, &mut random, stop)?;
    folder.phase_1(comm_d)?;
    let expected = Some(folder.parameters.layers);
    let comm_r = trees::look(folder.dir, expected, samples, &mut random, options.threads, stop)?;
    let parent_cache = folder.parents(stop, tell)?;
    let looked = Some(folder.looked(parent_cache.as_deref())?);
    let (layers, samples) = (layers.len() as u32, samples.of(folder.parameters.nodes));
    let seconds = began.elapsed().as_secs_f64();
    Ok(Audit { layers, samples, checked, seed, comm_d, comm_r, parent_cache, looked, seconds })
}

/// Computes again what is wrong, and only that. Nothing is written before it is certain that the
/// folder is of what was given, unless that is forced.
pub(super) fn mend(
    options: &Options,
    foreign: &Foreign,
    stop: &Stop,
    tell: &mut Tell<'_>,
) -> Result<Repair, Error> {
    let began = Instant::now();
    let folder = Folder::of(options, foreign)?;
    let _lock = folder.locked(Lock::to_write)?;
    let mut doubt = match identity::settle(&folder, stop) {
        Err(error @ Error::Identity { .. }) => {
            unforced(options, error, tell)?;
            None
        }
        settled => settled?,
    };
    let chain = folder.chain(stop);
    let mut done = Repair { files: Vec::new(), nodes: 0, seconds: 0.0 };
    let (mut before, mut labels) = (chain.room(options, folder.dir)?, chain.room(options, folder.dir)?);
    for layer in 1..=folder.parameters.layers {
        let at = At { layer, before: if layer == 1 { &[] } else { &before } };
        let computed = folder.computed(&chain, at, &mut labels, tell)?;
        if computed.differs(&folder) {
            if let Some(error) = doubt.take()
                && !identity::follows(&folder, layer + 1, &labels, stop)?
            {
                unforced(options, error, tell)?;
            }
            folder.write_layer(layer, &computed, &labels, &mut done)?;
        }
        std::mem::swap(&mut before, &mut labels);
    }
    folder.repair_tree(&mut done)?;
    let layers = Some(folder.parameters.layers);
    done.files.extend(trees::mend(folder.dir, layers, options.threads, stop)?);
    folder.repair_parents(&mut done, stop, tell)?;
    done.seconds = began.elapsed().as_secs_f64();
    Ok(done)
}

/// Ends with the error, or says that it is overridden.
fn unforced(options: &Options, error: Error, tell: &mut Tell<'_>) -> Result<(), Error> {
    match error {
        Error::Identity { folder, what } if options.force => {
            let line =
                format!("{}: {what}; it is repaired nevertheless, because of --force", folder.display());
            tell(Event::Warned(&line));
            Ok(())
        }
        Error::Identity { folder, what } => {
            Err(Error::Identity { folder, what: format!("{what} (--force repairs it nevertheless)") })
        }
        error => Err(error),
    }
}

/// A layer that was computed again in memory.
struct Computed {
    /// The bytes that its file has, and where it is.
    length: u64,
    path: PathBuf,
    /// The nodes that are not what the file has.
    changed: Marks,
    whole: PathBuf,
}

impl Computed {
    /// Whether its file has to be written.
    fn differs(&self, folder: &Folder<'_>) -> bool {
        self.changed.count() > 0 || self.length != folder.bytes() || self.path != self.whole
    }
}

impl Folder<'_> {
    /// The lock of the folder, which must have layers. A run at work may not have made any yet.
    fn locked(&self, lock: fn(&Path) -> Result<Lock, Error>) -> Result<Option<Lock>, Error> {
        let lock = self.dir.is_dir().then(|| lock(self.dir)).transpose()?;
        self.any().map(|()| lock)
    }

    /// Refuses a folder without something that the options require, and names all that is missing.
    /// `certain` says that a repair would be of the right identity.
    fn required(&self, certain: bool) -> Result<(), Error> {
        let mut missing: Vec<String> = (1..=self.parameters.layers)
            .filter(|&layer| !Layout::Filecoin.whole(self.dir, layer).exists())
            .map(|layer| Layout::Filecoin.layer(layer))
            .collect();
        let layers = !missing.is_empty();
        if self.foreign.comm_d.is_some() && !self.dir.join(TREE_D).exists() {
            missing.push(format!("{TREE_D} (required by --comm-d; replicate labels --data makes it)"));
        }
        if let (Some(folder), Some(name), None) =
            (&self.foreign.parent_cache, self.parameters.cache_name(), self.cache())
        {
            missing.push(format!("{} (required by --parent-cache)", folder.join(name).display()));
        }
        if missing.is_empty() {
            return Ok(());
        }
        let advice = if layers && certain { "; replicate repair computes layers" } else { "" };
        let is = if missing.len() == 1 { "is" } else { "are" };
        let there = self.looked(None)?.looked_at;
        let there = if there.is_empty() { "nothing".to_owned() } else { there.join(", ") };
        let what = format!("{} {is} missing{advice}; there is {there}", missing.join(", "));
        Err(corrupt(self.dir, what))
    }

    /// Compares what phase 1 returned, if it is there, with the tree; with everything else it was
    /// compared at the beginning.
    fn phase_1(&self, root: Option<Node>) -> Result<(), Error> {
        let stated = phase1::read(self.dir)?.and_then(|stated| stated.comm_d);
        match (stated, root.map(hex::encode)) {
            (Some(stated), Some(root)) if stated != root => {
                let what = format!("says that comm_d is {stated}, but the root of {TREE_D} is {root}");
                Err(corrupt(&self.dir.join(PHASE_1), what))
            }
            _ => Ok(()),
        }
    }

    /// Lists the files of the folder: those that an audit looks at, those that it does not, and
    /// those that are missing, though nothing requires them.
    fn looked(&self, parent_cache: Option<&Path>) -> Result<Looked, Error> {
        let layers = (1..=self.parameters.layers).map(|layer| Layout::Filecoin.layer(layer));
        let mut known: Vec<String> = layers.chain([TREE_D, PHASE_1].map(ToOwned::to_owned)).collect();
        let name = |file: PathBuf| Some(file.file_name()?.to_string_lossy().into_owned());
        known.extend(trees::files(self.dir, Some(self.parameters.layers)).into_iter().filter_map(name));
        let mut looked = Looked::default();
        let (there, missing) = known.into_iter().partition(|name| self.dir.join(name).exists());
        (looked.looked_at, looked.missing) = (there, missing);
        looked.looked_at.extend(parent_cache.map(|path| path.display().to_string()));
        for entry in fs::read_dir(self.dir).map_err(Error::io("read", self.dir))? {
            let entry = entry.map_err(Error::io("read", self.dir))?;
            let name = entry.file_name().to_string_lossy().into_owned();
            let theirs = name.starts_with("sc-02-data-") || [P_AUX, T_AUX].contains(&name.as_str());
            if theirs && !looked.looked_at.contains(&name) {
                looked.not_looked_at.push(name);
            }
        }
        looked.not_looked_at.sort_unstable();
        let absent =
            |name: &&str| !self.dir.join(name).exists() && !looked.missing.iter().any(|its| its == name);
        let aux = [P_AUX, T_AUX].into_iter().filter(absent).map(ToOwned::to_owned);
        looked.missing.extend(aux.collect::<Vec<_>>());
        Ok(looked)
    }

    /// All layers, each of the right length.
    fn layers(&self) -> Result<Vec<(u32, Named)>, Error> {
        let open = |layer: u32| {
            let file = Named::open(&Layout::Filecoin.whole(self.dir, layer))?;
            let (there, bytes) = (file.length()?, self.bytes());
            match there == bytes {
                true => Ok((layer, file)),
                false => Err(corrupt(&file.path, format!("has {there} bytes instead of {bytes}; {ADVICE}"))),
            }
        };
        (1..=self.parameters.layers).map(open).collect()
    }

    /// Compares nodes of all layers; gives their number.
    fn checked(
        &self,
        chain: &Chain<'_>,
        layers: &[(u32, Named)],
        samples: Samples,
        random: &mut Random,
        tell: &mut Tell<'_>,
    ) -> Result<u64, Error> {
        let nodes = self.parameters.nodes;
        let count = match samples {
            Samples::Each(count) => count,
            Samples::All => {
                let whole: Vec<_> = layers.iter().map(|(layer, file)| (*layer, file, nodes)).collect();
                return chain.audit(self.options, self.dir, &whole, ADVICE, tell);
            }
        };
        let mut before = None;
        for (layer, file) in layers {
            tell(parents::progress(Stage::Verifying, *layer as usize - 1, layers.len()));
            for _ in 0..count {
                chain.go_on()?;
                self.sample(*layer, file, before, random.below(nodes as u64) as usize)?;
            }
            before = Some(file);
        }
        Ok((count * layers.len()) as u64)
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
        let (file, node, advice) = (file.path.clone(), node as u64, ADVICE);
        Err(Error::Mismatch { file, layer, node, kept, computed, advice })
    }

    /// Looks at the tree, if it is there; gives its root.
    fn sample_tree(&self, samples: Samples, random: &mut Random, stop: &Stop) -> Result<Option<Node>, Error> {
        let Some(file) = self.tree()? else { return Ok(None) };
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
                        pairs_above(&[read_node(&file, left)?, read_node(&file, right)?])[0],
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

    /// Makes a layer what it must be, in memory.
    fn computed(
        &self,
        chain: &Chain<'_>,
        at: At<'_>,
        labels: &mut [u8],
        tell: &mut Tell<'_>,
    ) -> Result<Computed, Error> {
        let names = Layout::Filecoin;
        let file = self.layer(at.layer)?;
        let length = file.as_ref().map_or(Ok(0), Named::length)?;
        let nodes = self.nodes_in(length);
        labels.fill(0);
        if let Some(file) = &file {
            chain.read(file, nodes, labels)?;
        }
        let mut suspect = chain.differing(at, labels, nodes, tell)?;
        suspect.set_all(nodes..self.parameters.nodes);
        let mut changed = chain.redo(at, labels, &suspect, Follow::Yes, tell)?;
        changed.set_all(nodes..self.parameters.nodes);
        let (path, whole) = (names.found(self.dir, at.layer), names.whole(self.dir, at.layer));
        Ok(Computed { length, path, changed, whole })
    }

    /// Writes what was computed into the file of a layer.
    fn write_layer(
        &self,
        layer: u32,
        computed: &Computed,
        labels: &[u8],
        done: &mut Repair,
    ) -> Result<(), Error> {
        let (names, whole) = (Layout::Filecoin, &computed.whole);
        if computed.length != self.bytes() {
            names.withdraw(self.dir, layer)?;
        }
        let path = if whole.exists() { whole.clone() } else { names.part(self.dir, layer) };
        write_changed(&path, labels, &computed.changed)?;
        names.publish(self.dir, layer)?;
        done.nodes += computed.changed.count();
        done.files.push(whole.clone());
        Ok(())
    }

    /// Makes the tree again from its leaves, if they are the data, or from nothing, if these are
    /// zeros.
    pub(super) fn repair_tree(&self, done: &mut Repair) -> Result<(), Error> {
        let (path, threads, comm_d) = (self.dir.join(TREE_D), self.options.threads, self.foreign.comm_d);
        let of_zeros = comm_d == Some(comm_d_of_zeros(self.parameters.nodes as u64)?);
        let file = match tree_d::there(&path, self.pieces)? {
            None if comm_d.is_none() => return Ok(()),
            None if !of_zeros => return Err(needs_data(&path, "is missing")),
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

/// The error for a tree that cannot be made again without the data.
fn needs_data(path: &Path, what: &str) -> Error {
    corrupt(path, format!("{what}; it can be made only from the data: replicate labels --data"))
}
