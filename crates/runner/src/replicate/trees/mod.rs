//! The second phase of main net's programs: of a folder of labels and the data, the trees of
//! Poseidon and the commitment to the sealed sector (comm_r).
//!
//! | file | contents |
//! |---|---|
//! | `mod.rs` | a run from its checks to its end, and what it takes |
//! | `sealing.rs` | what is asked for, and what came of it |
//! | `folder.rs` | the files that are read: layers, tree_d, data or replica |
//! | `pass.rs` | the pass over them, segment by segment |
//! | `tree.rs` | the rows of the trees and their places in files |
//! | `check.rs` | the files that it leaves, for `audit` and `repair` |
//! | `journal.rs` | how far the pass is, for `resume` |
//! | `auxiliary.rs` | `p_aux` and `t_aux` |
//!
//! Everything is read once and in order, and both trees grow as the leaves pass. Nothing that is
//! read is changed, and no file has its name before all of them are whole and on the disk; `p_aux`
//! gets it last.

mod auxiliary;
mod check;
mod folder;
mod journal;
mod pass;
mod sealing;
mod tree;

pub(super) use check::{files, look, mend};
pub use sealing::{Sealed, Sealing, SealingNeed, Source};

use super::lock::Lock;
use super::pieces::Pieces;
use super::{Error, Event, Tell, disk, layout};
use crate::durable::{self, folder_of};
use crate::outputs::{self, Named};
use crate::stop::Stop;
use folder::{Folder, arity, sector};
use hashweave::poseidon::{self, Arity, Kernel};
use hashweave::replicate::{NODE, Parameters, Scheme, Sector};
use std::path::{Path, PathBuf};
use std::time::Instant;
use tree::Tree;

/// Memory that a run takes at most, whatever the size of the sector.
const MEMORY: u64 = 2 << 30;

/// Bytes of memory besides the segments of the threads.
const BESIDES: u64 = 64 << 20;

/// Says what a run takes, and does nothing.
pub(super) fn need(sealing: &Sealing) -> Result<SealingNeed, Error> {
    let folder = Folder::open(&sealing.dir, sealing.layers)?;
    Ok(need_of(&folder, sealing.threads, &places(&folder, sealing)))
}

/// Makes the trees.
pub(super) fn make(sealing: &Sealing, stop: &Stop, tell: &mut Tell<'_>) -> Result<Sealed, Error> {
    let began = Instant::now();
    let dir = &sealing.dir;
    if !dir.is_dir() {
        return Err(Error::Usage(format!("{}: there is no such folder", dir.display())));
    }
    apart(sealing)?;
    let _lock = Lock::to_write(dir)?;
    let folder = Folder::open(&sealing.dir, sealing.layers)?;
    if sealing.resume && pass::is_finished(dir) {
        let done = pass::finished(&folder, sealing)?;
        return Ok(Sealed { seconds: began.elapsed().as_secs_f64(), ..done });
    }
    free(&folder, sealing)?;
    let places = places(&folder, sealing);
    let need = need_of(&folder, sealing.threads, &places);
    tell(Event::NeedOfTrees(&need));
    disk::room_for(&places)?;
    pass::run(&folder, sealing, need.threads, stop, tell)
        .map(|done| Sealed { seconds: began.elapsed().as_secs_f64(), ..done })
}

/// Refuses a replica that would be written over a file that is read, or that a run keeps.
fn apart(sealing: &Sealing) -> Result<(), Error> {
    let Source::Data { staged, sealed, .. } = &sealing.source else { return Ok(()) };
    let (written, read) = (Named::new("--out", sealed), staged.as_ref());
    let read: Vec<_> = read.map(|staged| Named::new("--staged", staged)).into_iter().collect();
    outputs::check(&[written], &read).map_err(|clash| Error::Usage(clash.to_string()))?;
    let part = pass::part_of(sealed);
    for output in [written, Named::new("--out", &part)] {
        super::places::keeps_clear(output, Some(&sealing.dir))?;
    }
    Ok(durable::check(sealed)?)
}

/// Refuses files that are there, unless they are to be replaced or continued.
fn free(folder: &Folder, sealing: &Sealing) -> Result<(), Error> {
    let (dir, journal) = (&sealing.dir, sealing.dir.join(layout::JOURNAL));
    if sealing.force || sealing.resume && journal.exists() {
        return Ok(());
    }
    if journal.exists() {
        return Err(Error::Usage(format!(
            "{}: a run that makes these trees was interrupted: go on with --resume, or start again with --force",
            dir.display()
        )));
    }
    let trees = folder.trees(dir);
    let names = trees.iter().flat_map(|tree| tree.names()).map(Path::to_owned);
    let mut names = names.chain([layout::P_AUX, layout::T_AUX].map(|name| dir.join(name)));
    let sealed = pass::sealed(sealing).map(Path::to_owned);
    match names.find(|name| name.exists()).or(sealed.filter(|sealed| super::places::is_taken(sealed))) {
        Some(taken) => Err(super::places::taken(&taken)),
        None => Ok(()),
    }
}

fn need_of(folder: &Folder, threads: usize, places: &[(PathBuf, u64)]) -> SealingNeed {
    let written = places.iter().map(|(_, bytes)| bytes).sum();
    needed(folder.pieces, folder.sector, folder.arity, threads, written)
}

/// Says what the second phase will take of a sector whose labels are not there yet, and whose
/// replica will be written.
pub(super) fn need_before(parameters: &Parameters, threads: usize) -> Result<SealingNeed, Error> {
    if parameters.scheme != Scheme::Sdr {
        return Err(Error::Usage(format!("{}: main net's programs seal by sdr", parameters.scheme)));
    }
    let (nodes, dir) = (parameters.nodes, Path::new("--size"));
    let (sector, arity) = (sector(nodes, dir)?, arity(parameters.layers as usize, Path::new("--layers"))?);
    let trees = [Tree::c(sector, dir), Tree::r_last(sector, dir)];
    let written = trees.iter().map(Tree::bytes).sum::<u64>() + (nodes * NODE) as u64;
    Ok(needed(Pieces::usual(nodes), sector, arity, threads, written))
}

fn needed(pieces: Pieces, sector: Sector, arity: Arity, threads: usize, written: u64) -> SealingNeed {
    // A thread has a segment of every layer, of the data, of the replica, and of both trees with
    // the results that wait.
    let segment = (pieces.segment.min(pieces.nodes) * NODE) as u64;
    let each = segment * (arity.elements() as u64 + 6);
    let threads = threads.max(1).min(((MEMORY - BESIDES) / each).max(1) as usize);
    SealingNeed {
        nodes: pieces.nodes,
        layers: arity.elements(),
        sub_trees: sector.sub_trees(),
        memory: BESIDES + each * threads as u64,
        disk: written,
        seconds: seconds(pieces.nodes, arity) / threads as f64,
        threads,
        kernel: Kernel::usable().next_back().map_or("none", Kernel::name),
    }
}

/// The folders that are written to, and the bytes that they still need.
fn places(folder: &Folder, sealing: &Sealing) -> Vec<(PathBuf, u64)> {
    let on_disk = |path: &Path| {
        let data = std::fs::metadata(path).ok().filter(|_| sealing.resume);
        data.map_or(0, |data| crate::platform::taken_on_disk(&data))
    };
    let trees = folder.trees(&sealing.dir);
    let there: u64 = trees.iter().flat_map(|tree| tree.parts()).map(on_disk).sum();
    let bytes: u64 = trees.iter().map(|tree| tree.bytes()).sum();
    let mut places = vec![(sealing.dir.clone(), bytes.saturating_sub(there))];
    if let Source::Data { sealed, .. } = &sealing.source {
        let bytes = (folder.pieces.nodes * NODE) as u64;
        let there = on_disk(&pass::part_of(sealed));
        places.push((folder_of(sealed).to_owned(), bytes.saturating_sub(there)));
    }
    places
}

/// Seconds that the arithmetic takes on one thread: some columns and some nodes are hashed.
fn seconds(nodes: usize, arity: Arity) -> f64 {
    let preimages = if cfg!(debug_assertions) { 8 } else { 512 };
    let of = |arity: Arity| {
        let (bytes, mut digests) = (vec![1; preimages * arity.elements() * NODE], vec![0; preimages * NODE]);
        let timed = || {
            let began = Instant::now();
            poseidon::hash_many(arity, &bytes, &mut digests).expect("elements of the field");
            began.elapsed().as_secs_f64()
        };
        std::iter::repeat_with(timed).take(3).fold(f64::INFINITY, f64::min) / preimages as f64
    };
    // Each of the two trees has about a seventh as many inner nodes as leaves.
    nodes as f64 * (of(arity) + 2.0 / 7.0 * of(Arity::Eight))
}
