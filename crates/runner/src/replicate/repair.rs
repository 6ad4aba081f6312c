//! A folder of ours whose files are damaged: segments that are not as they were written are
//! computed again, from the layer before and what is sound of their own.
//!
//! The digests say which segments those are, and whether what was computed is what was there.
//! Nothing else is computed and nothing else is written, while a run that is continued with damaged
//! layers computes everything after the damage.

use super::at::Named;
use super::folder::{Folder, Foreign, corrupt};
use super::foreign;
use super::layout::{Layout, sums_path};
use super::lock::Lock;
use super::options::{Options, Repair};
use super::pieces::Pieces;
use super::state::{self, Kept, State, sha256};
use super::whole::{At, Chain, Follow, Marks};
use super::{Error, Tell, audit, ordered, trees};
use crate::stop::Stop;
use hashweave::replicate::{Graph, NODE, Node, Scheme};
use std::path::Path;
use std::sync::Mutex;
use std::time::Instant;

/// Repairs the folders of all replicas of a run.
pub(super) fn repair(options: &Options, stop: &Stop, tell: &mut Tell<'_>) -> Result<Repair, Error> {
    let began = Instant::now();
    let Some(dir) = &options.dir else {
        return Err(Error::Usage("a repair is of a folder: give --dir".to_owned()));
    };
    let folders = audit::folders(dir)?;
    let _locks = audit::locks(dir, &folders, Lock::to_write)?;
    let mut done = Repair { files: Vec::new(), nodes: 0, seconds: 0.0 };
    for folder in &folders {
        of_replica(options, folder, &mut done, stop, tell)?;
    }
    done.seconds = began.elapsed().as_secs_f64();
    Ok(done)
}

/// Repairs the folder of one replica.
fn of_replica(
    options: &Options,
    folder: &Path,
    done: &mut Repair,
    stop: &Stop,
    tell: &mut Tell<'_>,
) -> Result<(), Error> {
    let (state, damage) = State::recover(folder)?;
    let state = state.ok_or_else(|| corrupt(&folder.join(state::FILE), "is gone".to_owned()))?;
    if state.parameters.scheme != Scheme::Sdr {
        return Err(Error::Usage(format!(
            "{}: only layers of sdr are repaired one by one; run the command that made it again with --resume",
            folder.display()
        )));
    }
    if damage.is_some() {
        state.write(folder)?;
        done.files.push(folder.join(state::FILE));
    }
    let parameters = &state.parameters;
    let pieces = Pieces { segment: state.segment, ..Pieces::usual(parameters.nodes) };
    let graph = Graph::new(parameters);
    let threads = options.threads.max(1);
    let chain = Chain { parameters, graph: &graph, replica_id: state.replica_id, threads, stop };
    let (mut before, mut labels) = (chain.room(options, folder)?, chain.room(options, folder)?);
    let mut last = 0;
    for kept in &state.layers {
        let layer = OfRun { folder, state: &state, pieces, kept, chain: &chain };
        let known = kept.file == last + 1;
        let at = At { layer: kept.file, before: if known && last > 0 { &before } else { &[] } };
        layer.repair(at, known, &mut labels, done, tell)?;
        last = kept.file;
        std::mem::swap(&mut before, &mut labels);
    }
    let Some(comm_d) = state.comm_d else { return Ok(()) };
    let foreign = Foreign { comm_d: Some(comm_d.0), ..Foreign::default() };
    let own = Options { parameters: parameters.clone(), dir: Some(folder.to_owned()), ..options.clone() };
    Folder::of(&own, &foreign)?.repair_tree(done)?;
    if state.layout == Layout::Filecoin {
        done.files.extend(trees::mend(folder, None, threads, stop)?);
    }
    Ok(())
}

/// A layer that a state names.
struct OfRun<'a> {
    folder: &'a Path,
    state: &'a State,
    pieces: Pieces,
    kept: &'a Kept,
    chain: &'a Chain<'a>,
}

impl OfRun<'_> {
    /// Makes a layer what it was, in memory and in its file. `known` says that the layer before is
    /// there.
    fn repair(
        &self,
        at: At<'_>,
        known: bool,
        labels: &mut [u8],
        done: &mut Repair,
        tell: &mut Tell<'_>,
    ) -> Result<(), Error> {
        let path = self.state.layout.found(self.folder, self.kept.file);
        let length = self.load(&path, labels)?;
        let found = self.sums(labels)?;
        let stated = self.stated()?;
        let bad: Vec<usize> = match &stated {
            Some(stated) => {
                (0..self.kept.segments).filter(|&segment| stated[segment] != found[segment]).collect()
            }
            None if self.is_right(&found) => Vec::new(),
            None => (0..self.kept.segments).collect(),
        };
        let short = length != labels.len() as u64;
        if !bad.is_empty() || short {
            if !known {
                let what = "is damaged, and the layers before it, from which it could be computed, were not kept; run the command that made it again with --resume";
                return Err(corrupt(&path, what.to_owned()));
            }
            let mut suspect = Marks::none(self.pieces.nodes);
            bad.iter().for_each(|&segment| suspect.set_all(self.pieces.nodes_of(segment..segment + 1)));
            let changed = self.chain.redo(at, labels, &suspect, Follow::No, tell)?;
            self.write(&path, short, labels, &suspect)?;
            done.nodes += changed.count();
            done.files.push(self.state.layout.whole(self.folder, self.kept.file));
        }
        if stated.is_none() {
            self.write_sums(&self.sums(labels)?)?;
            done.files.push(sums_path(self.folder, self.kept.file));
        }
        Ok(())
    }

    /// Reads the part of a layer that is there; gives the length of its file.
    fn load(&self, path: &Path, labels: &mut [u8]) -> Result<u64, Error> {
        labels.fill(0);
        if !path.exists() {
            return Ok(0);
        }
        let data = Named::open(path)?;
        let length = data.length()?;
        self.chain.read(&data, (length as usize / NODE).min(self.nodes()), labels)?;
        Ok(length)
    }

    /// Writes nodes that were computed again, if the layer then has the digests that are stated.
    fn write(&self, path: &Path, short: bool, labels: &[u8], written: &Marks) -> Result<(), Error> {
        let (names, folder, file) = (self.state.layout, self.folder, self.kept.file);
        if !self.is_right(&self.sums(labels)?) {
            let what = "is damaged, and computed again it is not what was written: the run itself was wrong; replicate audit --samples all says where";
            return Err(corrupt(path, what.to_owned()));
        }
        if short {
            names.withdraw(folder, file)?;
        }
        let part = names.part(folder, file);
        foreign::write_changed(if part.exists() || short { &part } else { path }, labels, written)?;
        if self.kept.segments == self.pieces.segments() {
            names.publish(folder, file)?;
        }
        Ok(())
    }

    /// Nodes that are there.
    fn nodes(&self) -> usize {
        self.pieces.nodes_of(0..self.kept.segments).len()
    }

    fn is_right(&self, sums: &[Node]) -> bool {
        sha256(sums.as_flattened()) == self.kept.sha256
    }

    /// The digests of segments in memory.
    fn sums(&self, labels: &[u8]) -> Result<Vec<Node>, Error> {
        let sums = Mutex::new(vec![[0; NODE]; self.kept.segments]);
        ordered::spread(self.chain.threads, 0..self.kept.segments, |segment| {
            self.chain.go_on()?;
            let (at, length) = self.pieces.bytes_of(segment);
            let sum = sha256(&labels[at as usize..at as usize + length]);
            ordered::held(&sums)[segment] = sum;
            Ok(())
        })?;
        Ok(sums.into_inner().unwrap_or_default())
    }

    /// The digests in their file, if they are as they were written.
    fn stated(&self) -> Result<Option<Vec<Node>>, Error> {
        let path = sums_path(self.folder, self.kept.file);
        if !path.exists() {
            return Ok(None);
        }
        let file = Named::open(&path)?;
        if file.length()? != (self.pieces.segments() * NODE) as u64 {
            return Ok(None);
        }
        let mut sums = vec![[0; NODE]; self.kept.segments];
        file.read(0, sums.as_flattened_mut())?;
        Ok(Some(sums).filter(|sums| self.is_right(sums)))
    }

    fn write_sums(&self, sums: &[Node]) -> Result<(), Error> {
        let file = Named::kept(&sums_path(self.folder, self.kept.file))?;
        file.set_length((self.pieces.segments() * NODE) as u64)?;
        file.write(0, sums.as_flattened())?;
        file.sync()
    }
}
