//! Proof-of-replication on files: data become replicas and back, layer by layer, in a folder from
//! which a killed run goes on.
//!
//! | function | what it does |
//! |---|---|
//! | [`need`] | says what a run will take, and does nothing |
//! | [`encode`], [`decode`] | data into replicas; replicas into data |
//! | [`labels`] | the layers of `sdr` alone, into a folder |
//! | [`trees`] | the second phase of main net's programs: trees of Poseidon, and comm_r |
//! | [`audit`] | computes random nodes of every kept layer again |
//! | [`kept`] | says of what replicas a folder has layers |
//!
//! A folder ([`Options::dir`]) holds for every replica (one: in the folder itself; several: in `1`,
//! `2`, …):
//!
//! | file | content |
//! |---|---|
//! | `layer-01.dat`, … | a layer, node after node; of `r2` and `zigzag` what the data are after it, and `layer-00.dat` is the data as they went in |
//! | `layer-01.sha256s`, … | the SHA-256 of every segment (1 MiB) of that layer |
//! | `state.json`, `state.copy.json` | parameters, ids, how far every layer is and the digest of what is there: the checkpoint; checked by its own digest |
//!
//! and once the cache of the graph, and `lock` while a run writes. A layer is forced to the disk
//! before a checkpoint names it.

mod apart;
mod at;
mod audit;
mod cache;
mod comm_d;
mod comm_p;
mod decode;
mod disk;
mod error;
mod estimate;
mod folder;
mod foreign;
mod group;
mod identity;
mod input;
mod keeper;
mod known;
mod layers;
mod layout;
mod lock;
mod memo;
mod need;
mod options;
mod ordered;
mod output;
mod padding;
mod parents;
mod phase1;
mod pieces;
mod places;
mod random;
mod repair;
mod run;
mod saver;
mod shape;
mod start;
mod state;
#[cfg(test)]
mod tests;
mod tree_d;
mod trees;
mod unpadded;
mod whole;

pub use cache::Cache;
pub use comm_d::{Commitment, Committing, comm_d, comm_d_of_stream, comm_d_of_zeros};
pub use comm_p::{comm_p, comm_p_of_stream};
pub use error::Error;
pub use folder::{Foreign, Seal};
pub use input::{is_zeros, nodes, nodes_of_replicas};
pub use layout::Layout;
pub use options::{
    Audit, Event, Keep, Looked, Need, Options, Outcome, Progress, Repair, Replica, Samples, Stage, Stages,
    Tell, Verified,
};
pub use padding::Padding;
pub use parents::{ParentsFile, parents, parents_digest, parents_in, parents_to_standard_output};
pub use trees::{Sealed, Sealing, SealingNeed, Source};

use crate::stop::Stop;
use group::Task;
use hashweave::replicate::{Node, Parameters, Scheme};
use pieces::Pieces;
use shape::Shape;
use start::Asked;
use std::path::{Path, PathBuf};

/// The memory, disk space and time that a run of these replicas will take. Nothing is reserved or
/// written.
///
/// # Errors
///
/// If there is no such kernel.
pub fn need(options: &Options, replicas: &[Replica]) -> Result<Need, Error> {
    let shape = Shape::of(options, replicas.len().max(1))?;
    let keeping = options.dir.is_some();
    let files = replicas.iter().filter(|replica| !replica.to_standard_output).count();
    Ok(need::of(options, &shape, replicas.len().max(1), files, keeping))
}

/// The same for [`labels`] of the given number of replicas: nothing is written but the layers that
/// are kept.
///
/// # Errors
///
/// If there is no such kernel.
pub fn need_of_labels(options: &Options, replicas: usize) -> Result<Need, Error> {
    let shape = Shape::of(options, replicas)?;
    Ok(need::of(options, &shape, replicas, 0, true))
}

/// Data into replicas.
///
/// # Errors
///
/// See [`Error`]. An output that is not finished is not written; with a folder, a checkpoint names
/// the layers that were saved.
pub fn encode(
    options: &Options,
    replicas: &[Replica],
    stop: &Stop,
    tell: &mut Tell<'_>,
) -> Result<Outcome, Error> {
    let pieces = Pieces::usual(options.parameters.nodes);
    start::start(options, pieces, &asked(replicas), Task::Encode, stop, tell)
}

/// Replicas into data: [`Replica::input`] is the replica. With a folder that holds finished layers
/// of `sdr` of the same replica, they are checked and used. `r2` and `zigzag` are taken back in
/// memory, and nothing is kept of them.
///
/// # Errors
///
/// See [`Error`].
pub fn decode(
    options: &Options,
    replicas: &[Replica],
    stop: &Stop,
    tell: &mut Tell<'_>,
) -> Result<Outcome, Error> {
    let pieces = Pieces::usual(options.parameters.nodes);
    start::start(options, pieces, &asked(replicas), Task::Decode, stop, tell)
}

/// Checks whether these replicas may be written, as [`encode`] does before it looks at any content:
/// for a caller that writes them later than it begins.
///
/// # Errors
///
/// If an output is an input, another output or a file of the folder, or if it is there already and
/// is neither to be replaced nor continued.
pub fn check_outputs(options: &Options, replicas: &[Replica]) -> Result<(), Error> {
    start::check(options, &asked(replicas), replicas, Task::Encode)
}

fn asked(replicas: &[Replica]) -> Vec<Asked> {
    let asked = |replica: &Replica| Asked {
        replica_id: replica.replica_id,
        files: Some(replica.clone()),
        data: None,
    };
    replicas.iter().map(asked).collect()
}

/// The layers of `sdr` of these replicas, into the folder, which there must be.
///
/// # Errors
///
/// See [`Error`].
pub fn labels(
    options: &Options,
    replica_ids: &[Node],
    stop: &Stop,
    tell: &mut Tell<'_>,
) -> Result<Outcome, Error> {
    let asked = replica_ids.iter().map(|&replica_id| Asked { replica_id, files: None, data: None });
    labelled(options, &asked.collect::<Vec<_>>(), stop, tell)
}

/// The same, and with [`Layout::Filecoin`] the trees over the data of these replicas, as main net's
/// programs make them before the layers.
///
/// # Errors
///
/// See [`Error`].
pub fn labels_with_data(
    options: &Options,
    replicas: &[(Node, PathBuf)],
    stop: &Stop,
    tell: &mut Tell<'_>,
) -> Result<Outcome, Error> {
    let asked = |(replica_id, data): &(Node, PathBuf)| Asked {
        replica_id: *replica_id,
        files: None,
        data: Some(data.clone()),
    };
    labelled(options, &replicas.iter().map(asked).collect::<Vec<_>>(), stop, tell)
}

fn labelled(options: &Options, asked: &[Asked], stop: &Stop, tell: &mut Tell<'_>) -> Result<Outcome, Error> {
    if options.parameters.scheme != Scheme::Sdr {
        let text = format!("{}: only sdr has labels without data", options.parameters.scheme);
        return Err(Error::Usage(text));
    }
    if options.dir.is_none() {
        return Err(Error::Usage("labels are kept in a folder: give --dir".to_owned()));
    }
    let pieces = Pieces::usual(options.parameters.nodes);
    start::start(options, pieces, asked, Task::Labels, stop, tell)
}

/// The second phase of main net's programs, of a folder of layers under the names of
/// [`Layout::Filecoin`]: the trees of Poseidon, `p_aux` and `t_aux`, comm_r, and the replica if it is
/// not there yet.
///
/// ```no_run
/// use runner::replicate::{Padding, Sealing, Source, trees};
/// use runner::stop::Stop;
/// use std::time::Duration;
/// let source =
///     Source::Data { staged: None, padding: Padding::None, sealed: "sealed".into() };
/// let (resume, force, checkpoint) = (false, false, Duration::from_secs(20));
/// let sealing =
///     Sealing { dir: "cache".into(), layers: None, source, threads: 2, resume, force, checkpoint };
/// let sealed = trees(&sealing, &Stop::default(), &mut |_| {})?;
/// println!("{:x?}", sealed.comm_r);
/// # Ok::<(), runner::replicate::Error>(())
/// ```
///
/// # Errors
///
/// See [`Error`]. No file has its name then; with [`Sealing::resume`] the same call goes on.
pub fn trees(sealing: &Sealing, stop: &Stop, tell: &mut Tell<'_>) -> Result<Sealed, Error> {
    trees::make(sealing, stop, tell)
}

/// The memory, disk space and time that [`trees`] will take. Nothing is reserved or written.
///
/// # Errors
///
/// If the folder has no layers and no tree over the data, or those of no sector of main net.
pub fn need_of_trees(sealing: &Sealing) -> Result<SealingNeed, Error> {
    trees::need(sealing)
}

/// The same before the layers are there, of a replica that will be written.
///
/// # Errors
///
/// If main net has no sectors of this size, or no columns of this number of layers.
pub fn need_of_trees_before(parameters: &Parameters, threads: usize) -> Result<SealingNeed, Error> {
    trees::need_before(parameters, threads)
}

/// Of what replicas a folder has layers: parameters and id of each.
///
/// # Errors
///
/// If there are none, or if a file is not as it was written.
pub fn kept(dir: &Path) -> Result<Vec<(Parameters, Node)>, Error> {
    audit::kept(dir)
}

/// Computes random nodes of every layer in the folder again, from the files, and checks the digests
/// of the files. Parameters and ids are those that the folder states; of `options`, only folder and
/// threads count.
///
/// # Errors
///
/// [`Error::Mismatch`] at the first node that differs, [`Error::Corrupt`] where a digest does,
/// [`Error::Interrupted`] if a stop was requested.
pub fn audit(
    options: &Options,
    samples: impl Into<Samples>,
    seed: Option<u64>,
    stop: &Stop,
    tell: &mut Tell<'_>,
) -> Result<Audit, Error> {
    audit::audit(options, samples.into(), seed, stop, tell)
}

/// The same for the folder of one replica that another program has made, under the names of
/// [`Layout::Filecoin`]: layers, the tree over the data and the output of phase 1, if they are
/// there, and the parent cache. Parameters and id are those that are stated. Nothing is written.
///
/// # Errors
///
/// As of [`audit`]; [`Error::Identity`] if it is the folder of another identity, and
/// [`Error::Corrupt`] if something is missing that the options require.
pub fn audit_foreign(
    options: &Options,
    foreign: &Foreign,
    samples: impl Into<Samples>,
    seed: Option<u64>,
    stop: &Stop,
    tell: &mut Tell<'_>,
) -> Result<Audit, Error> {
    foreign::look(options, foreign, samples.into(), seed, stop, tell)
}

/// Makes the files in the folder of another program what they must be: wrong nodes and the nodes
/// that follow from them are computed again, missing files are made, and right ones are not
/// written. Before anything is written, it is certain that the folder is of these parameters, id
/// and commitment, unless that is forced.
///
/// # Errors
///
/// [`Error::Identity`] if it is the folder of another identity, [`Error::Corrupt`] for what cannot
/// be computed: data.
pub fn repair_foreign(
    options: &Options,
    foreign: &Foreign,
    stop: &Stop,
    tell: &mut Tell<'_>,
) -> Result<Repair, Error> {
    foreign::mend(options, foreign, stop, tell)
}

/// Makes the layers in a folder what they were: segments that differ from their digests are
/// computed again, and nothing else. The folder says what they are of; of `options`, folder,
/// threads and memory count.
///
/// # Errors
///
/// If it is the folder of another scheme than `sdr`, or if layers that the repair needs were not
/// kept.
pub fn repair(options: &Options, stop: &Stop, tell: &mut Tell<'_>) -> Result<Repair, Error> {
    repair::repair(options, stop, tell)
}
