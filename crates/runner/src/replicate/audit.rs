//! Random nodes of kept layers, computed again from the files, by the full scalar path.

use super::keeper::{Keeper, Layer as KeptLayer};
use super::layout::TREE_D;
use super::lock::Lock;
use super::pieces::Pieces;
use super::random::Random;
use super::state::{self, State};
use super::whole::{Chain, label_from};
use super::{
    Audit, Error, Event, Options, Progress, Samples, Stage, Tell, ordered, output, start, tree_d, trees,
};
use crate::stop::Stop;
use hashweave::replicate::chain::Walk;
use hashweave::replicate::{Graph, Layer, Node, Parameters, Parents, Scheme, field, key};
use std::path::{Path, PathBuf};
use std::time::Instant;

/// Advice for a node that is wrong though the digests are right: nothing says from where on the run
/// was wrong.
const ADVICE: &str = "make it again in an empty folder";

/// A folder with what is needed to compute its nodes again.
struct Audited {
    keeper: Keeper,
    layers: Vec<KeptLayer>,
    pieces: Pieces,
    graph: Graph,
    parameters: Parameters,
    replica_id: Node,
}

/// Audits all replicas of a folder.
pub(super) fn audit(
    options: &Options,
    samples: Samples,
    seed: Option<u64>,
    stop: &Stop,
    tell: &mut Tell<'_>,
) -> Result<Audit, Error> {
    let began = Instant::now();
    let Some(dir) = &options.dir else {
        return Err(Error::Usage("an audit reads the layers of a folder: give --dir".to_owned()));
    };
    let folders = folders(dir)?;
    let _locks = locks(dir, &folders, Lock::to_read)?;
    let seed = self::seed(seed)?;
    let audited = folders.iter().map(|folder| Audited::open(folder)).collect::<Result<Vec<_>, _>>()?;
    let layers: usize = audited.iter().map(|audited| audited.layers.len()).sum();
    let (mut done, mut checked) = (0, 0);
    let mut random = Random(seed);
    for audited in &audited {
        for layer in &audited.layers {
            tell(Event::Progress(Progress {
                stage: Stage::Verifying,
                layer: layer.file,
                layers: audited.parameters.layers,
                nodes_done: done as u64,
                nodes_total: layers as u64,
            }));
            ordered::spread(options.threads, layer.segments.clone(), |segment| {
                Error::if_stopped(stop)?;
                layer.read(segment).map(drop).map_err(advised)
            })?;
            if !audited.at_once(samples) {
                checked += audited.layer(layer, options.threads, samples, &mut random, stop)?;
            }
            done += 1;
        }
        if audited.at_once(samples) {
            checked += audited.whole(options, stop, tell)?;
        }
    }
    audited.iter().try_for_each(|audited| audited.output())?;
    let trees = audited.iter().map(|audited| audited.tree(options.threads, stop));
    let comm_d = trees.collect::<Result<Vec<_>, _>>()?.into_iter().flatten().next();
    let mut comm_r = None;
    for audited in &audited {
        let dir = audited.keeper.folder();
        comm_r = comm_r.or(trees::look(dir, None, samples, &mut random, options.threads, stop)?);
    }
    let samples = samples.of(audited.iter().map(|audited| audited.parameters.nodes).max().unwrap_or(0));
    let seconds = began.elapsed().as_secs_f64();
    Ok(Audit {
        layers: layers as u32,
        samples,
        checked,
        seed,
        comm_d,
        comm_r,
        parent_cache: None,
        looked: None,
        seconds,
    })
}

/// The seed that is asked for, or a random one.
pub(super) fn seed(asked: Option<u64>) -> Result<u64, Error> {
    let drawn = || getrandom::u64().map_err(|error| Error::Internal(format!("no random bytes: {error}")));
    asked.map_or_else(drawn, Ok)
}

/// Of what replicas a folder has layers, whatever is damaged of them.
pub(super) fn kept(dir: &Path) -> Result<Vec<(Parameters, Node)>, Error> {
    let of = |folder: &PathBuf| {
        let state = State::recover(folder)?.0.ok_or_else(|| disappeared(folder))?;
        Ok((state.parameters, state.replica_id))
    };
    folders(dir)?.iter().map(of).collect()
}

fn disappeared(folder: &Path) -> Error {
    Error::Usage(format!("{}: state.json has disappeared", folder.display()))
}

/// Locks of a folder and of those of its replicas, each of which can also be named as a folder of
/// its own.
pub(super) fn locks(
    dir: &Path,
    folders: &[PathBuf],
    lock: fn(&Path) -> Result<Lock, Error>,
) -> Result<Vec<Lock>, Error> {
    let others = folders.iter().map(PathBuf::as_path).filter(|folder| *folder != dir);
    std::iter::once(dir).chain(others).map(lock).collect()
}

/// The folder itself, or those of its replicas.
pub(super) fn folders(dir: &Path) -> Result<Vec<PathBuf>, Error> {
    let has = |folder: &PathBuf| [state::FILE, state::COPY].iter().any(|name| folder.join(name).exists());
    let own = Some(dir.to_owned()).filter(has);
    let those = (0..).map(|place| start::folder_of(dir, place, 2)).take_while(has);
    let folders: Vec<PathBuf> = own.into_iter().chain(those).collect();
    match folders.is_empty() {
        true => Err(Error::Usage(format!(
            "{}: there is no state.json, so there are no layers in it",
            dir.display()
        ))),
        false => Ok(folders),
    }
}

/// Adds advice to the error for a damaged file.
fn advised(error: Error) -> Error {
    error.advised(
        "replicate repair computes again what is damaged, and the command that made it, with --resume, everything after it",
    )
}

impl Audited {
    fn open(folder: &Path) -> Result<Self, Error> {
        let state = State::read(folder).map_err(advised)?;
        let gone = || Error::Corrupt { file: folder.join(state::FILE), what: "is gone".to_owned() };
        let state = state.ok_or_else(|| advised(gone()))?;
        let pieces = Pieces { segment: state.segment, ..Pieces::usual(state.parameters.nodes) };
        let (parameters, replica_id) = (state.parameters.clone(), state.replica_id);
        let keeper = Keeper::of(folder, pieces, state);
        let layers = keeper.layers().map_err(advised)?;
        Ok(Self { graph: Graph::new(&parameters), keeper, layers, pieces, parameters, replica_id })
    }

    /// Compares the output with its digest, if it is still where it was written.
    fn output(&self) -> Result<(), Error> {
        let Some(written) = &self.keeper.state.output else { return Ok(()) };
        let path = Path::new(&written.file);
        if path.exists() && output::of_file(path)? != (written.bytes, written.sha256) {
            let what = "is not what was written, and decode would not give the data back; encode it again"
                .to_owned();
            return Err(Error::Corrupt { file: path.to_owned(), what });
        }
        Ok(())
    }

    /// Whether layers are compared as a whole, in memory.
    fn at_once(&self, samples: Samples) -> bool {
        samples == Samples::All && self.parameters.scheme == Scheme::Sdr
    }

    /// Compares all nodes of all layers; gives their number. A last layer alone has nothing to be
    /// compared with.
    fn whole(&self, options: &Options, stop: &Stop, tell: &mut Tell<'_>) -> Result<u64, Error> {
        let (parameters, graph) = (&self.parameters, &self.graph);
        let threads = options.threads.max(1);
        let chain = Chain { parameters, graph, replica_id: self.replica_id, threads, stop };
        let consecutive = (1..).zip(&self.layers).take_while(|(number, layer)| *number == layer.file);
        let layers =
            consecutive.map(|(number, layer)| (number, &layer.data, self.keeper.nodes_of(layer).len()));
        chain.audit(options, self.keeper.folder(), &layers.collect::<Vec<_>>(), ADVICE, tell)
    }

    /// Compares the tree over the data, if there must be one, with its leaves and the root that is
    /// stated.
    fn tree(&self, threads: usize, stop: &Stop) -> Result<Option<Node>, Error> {
        let Some(known) = self.keeper.state.comm_d else { return Ok(None) };
        let (path, pieces) = (self.keeper.folder().join(TREE_D), self.pieces);
        let corrupt = |what: String| advised(Error::Corrupt { file: path.clone(), what });
        let file =
            tree_d::there(&path, pieces)?.ok_or_else(|| corrupt("is gone".to_owned()))?.map_err(advised)?;
        let root = tree_d::compare(&file, pieces, threads, |segment| {
            Error::if_stopped(stop)?;
            tree_d::own_rows(&file, pieces, segment)
        });
        let root = root.map_err(advised)?;
        match root == known.0 {
            true => Ok(Some(root)),
            false => {
                Err(corrupt(format!("has the root {}, not {}", hex::encode(root), hex::encode(known.0))))
            }
        }
    }

    /// Draws nodes of a layer and compares them; gives their number. Data as they went in are no
    /// node's result.
    fn layer(
        &self,
        layer: &KeptLayer,
        threads: usize,
        samples: Samples,
        random: &mut Random,
        stop: &Stop,
    ) -> Result<u64, Error> {
        let Some(index) = (layer.file as usize).checked_sub(1) else { return Ok(0) };
        let Some(walked) = self.parameters.layers().nth(index) else { return Ok(0) };
        let before = self.layers.iter().find(|before| before.file + 1 == layer.file);
        let nodes = self.keeper.nodes_of(layer);
        // Without the layer before, which need not be kept, nothing can be computed.
        if nodes.is_empty() || before.is_none() && layer.file > 1 {
            return Ok(0);
        }
        let count = samples.of(nodes.len());
        let mut draw = || nodes.start + random.below(nodes.len() as u64) as usize;
        let drawn: Box<dyn Iterator<Item = usize> + Send> = match samples {
            Samples::All => Box::new(nodes.clone()),
            Samples::Each(count) => Box::new((0..count).map(|_| draw()).collect::<Vec<_>>().into_iter()),
        };
        ordered::spread(threads, drawn, |node| {
            Error::if_stopped(stop)?;
            let kept = layer.node(node)?;
            let computed = self.node(walked, layer, before, node)?;
            if kept == computed {
                return Ok(());
            }
            let (file, node) = (layer.data.path.clone(), node as u64);
            Err(Error::Mismatch { file, layer: layer.file, node, kept, computed, advice: ADVICE })
        })?;
        Ok(count as u64)
    }

    /// Computes a node from its parents.
    fn node(
        &self,
        walked: Layer,
        layer: &KeptLayer,
        before: Option<&KeptLayer>,
        node: usize,
    ) -> Result<Node, Error> {
        let mut parents = vec![0; self.parameters.scheme.degree()];
        self.graph.parents(walked.side, node, &mut parents);
        let old = |node: usize| match before {
            Some(before) => before.node(node),
            None => Err(Error::Internal(format!("the layer before layer {} was not kept", layer.file))),
        };
        if self.parameters.scheme == Scheme::Sdr {
            return label_from(&self.graph, &self.replica_id, layer.file, node, |node| layer.node(node), old);
        }
        let own = parents[0] as usize == node;
        let earlier = |parent: usize| match walked.walk {
            Walk::Up => parent < node,
            Walk::Down => parent > node,
        };
        let of = |&parent: &u32| {
            let parent = parent as usize;
            if earlier(parent) { layer.node(parent) } else { old(parent) }
        };
        let used = if own { &[][..] } else { &parents };
        let parents = used.iter().map(of).collect::<Result<Vec<Node>, _>>()?;
        Ok(field::add(&old(node)?, &key(&self.replica_id, &parents)))
    }
}
