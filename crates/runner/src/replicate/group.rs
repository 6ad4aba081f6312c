//! Replicas that share memory and a chain, from their inputs to their outputs.

use super::input::Input;
use super::keeper::{Keeper, Layer as KeptLayer, Position, walk_of};
use super::known::Known;
use super::layers::{self, Chain, Save};
use super::options::{Replica, Verified};
use super::output::{Sink, Target};
use super::run::{Run, timed};
use super::saver::{Digests, Saver};
use super::state::{Content, Written};
use super::{Error, Padding, Stage, apart, ordered, output, places, unpadded};
use crate::cores::Seat;
use hashweave::plan::Share;
use hashweave::replicate::chain::{Addition, Form, Kernel};
use hashweave::replicate::{NODE, Node, Scheme, field};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::Ordering;
use std::thread::scope;
use system::memory::Memory;

/// How often a run goes on with the sound part of its layers: a disk that never gives the same
/// bytes twice would keep it busy for ever.
const ATTEMPTS: usize = 4;

/// The use of the layers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Task {
    Encode,
    Decode,
    /// The layers themselves.
    Labels,
}

/// A replica of a run.
#[derive(Debug)]
pub(super) struct Member {
    /// Its place in the request.
    pub(super) place: usize,
    pub(super) replica_id: Node,
    pub(super) input: Option<Input>,
    /// The content of the input when it was checked.
    pub(super) content: Option<Content>,
    /// Input and output as requested, unless only layers are.
    pub(super) files: Option<Replica>,
    /// The data whose tree is written to the folder.
    pub(super) tree: Option<Input>,
    /// Its root, once it is there.
    pub(super) comm_d: Option<Node>,
    /// The file with the output of phase 1, once the tree is there, if it is of a registered proof.
    pub(super) phase_1: Option<PathBuf>,
    /// The facts known of the data, if they are decoded.
    pub(super) known: Known,
    /// Bytes of the decoded data, if their padding is taken back.
    pub(super) length: Option<u64>,
}

impl Member {
    /// Where its output goes.
    pub(super) fn sink(&self, force: bool) -> Option<Sink<'_>> {
        let files = self.files.as_ref()?;
        let target = Target { path: &files.output, force };
        Some(if files.to_standard_output { Sink::Standard } else { Sink::File(target) })
    }

    /// The file that it writes.
    fn file(&self) -> Option<&Path> {
        self.files.as_ref().filter(|files| !files.to_standard_output).map(|files| files.output.as_path())
    }

    /// The check that the data pass when they are decoded.
    pub(super) fn verified(&self, padding: Padding) -> Verified {
        match &self.known {
            Known { content: None, comm_d: None, identity: true } => Verified::Identity,
            Known { content: None, comm_d: None, .. } if padding == Padding::Fr32 => Verified::Padding,
            Known { content: None, comm_d: None, .. } => Verified::Nothing,
            _ => Verified::Data,
        }
    }
}

/// Members that share memory, and where their layers are kept.
#[derive(Debug)]
pub(super) struct Group {
    pub(super) plan: Share<Kernel>,
    pub(super) members: Vec<Member>,
    /// One of every member, or none.
    pub(super) keepers: Vec<Keeper>,
    /// Where an earlier run was continued.
    pub(super) from: Option<Position>,
    /// Where its threads run, if they are bound.
    pub(super) seat: Option<Seat>,
}

impl Group {
    /// The roots of the trees over the data.
    pub(super) fn roots(&self) -> impl Iterator<Item = Node> {
        self.members.iter().filter_map(|member| member.comm_d)
    }

    /// The files with the output of phase 1, next to each of these trees.
    pub(super) fn phase_1(&self) -> impl Iterator<Item = Option<PathBuf>> {
        self.members.iter().filter(|member| member.comm_d.is_some()).map(|member| member.phase_1.clone())
    }

    /// Where all members are.
    pub(super) fn position(&self) -> Option<Position> {
        self.keepers.iter().map(Keeper::position).min().flatten()
    }

    /// Outputs that no earlier run has written, as far as a folder says.
    pub(super) fn unknown_outputs(&self, task: Task) -> impl Iterator<Item = &Path> {
        self.members.iter().enumerate().filter_map(move |(i, member)| {
            let path = member.file()?;
            let noted = self.keepers.get(i).and_then(|keeper| keeper.state.output.as_ref());
            let known = task == Task::Encode
                && noted.is_some_and(|noted| places::place(path).to_string_lossy() == noted.file);
            (!known).then_some(path)
        })
    }

    /// Nodes that are there, of all layers and members.
    pub(super) fn nodes(&self, run: &Run<'_>) -> u64 {
        let Some(position) = self.position() else { return 0 };
        let partial = (position.segments * run.pieces.segment).min(run.pieces.nodes);
        ((position.layers * run.pieces.nodes + partial) * self.members.len()) as u64
    }

    /// Does everything; gives the place and the digest of every output. If a kept layer is damaged
    /// it goes on from where it is sound.
    pub(super) fn work(
        &mut self,
        run: &Run<'_>,
        task: Task,
        threads: usize,
    ) -> Result<Vec<(usize, Node)>, Error> {
        let mut attempts = 1..ATTEMPTS;
        loop {
            match self.attempt(run, task, threads) {
                Err(Error::Corrupt { file, what }) => {
                    if attempts.next().is_none() || !self.mend(run, threads)? {
                        return Err(Error::Corrupt { file, what });
                    }
                    run.mended(format!("{}: {what}; {}", file.display(), self.goes_on(run)));
                }
                outcome => return outcome,
            }
        }
    }

    /// Forgets the damaged part of kept layers, and everything after it; gives whether there was
    /// any.
    fn mend(&mut self, run: &Run<'_>, threads: usize) -> Result<bool, Error> {
        let before = self.nodes(run);
        let mut mended = false;
        for keeper in &mut self.keepers {
            run.report(Stage::Verifying, 1);
            mended |= keeper.mend(threads, &|| run.keep_on())?;
        }
        run.done.fetch_sub(before - self.nodes(run), Ordering::Relaxed);
        Ok(mended)
    }

    /// Where a run goes on after it was mended, for people.
    fn goes_on(&self, run: &Run<'_>) -> String {
        match self.position() {
            None => "no earlier layer is left, so the run starts again".to_owned(),
            Some(position) if position.layers == run.parameters.layers as usize => {
                "what was missing was computed again from what is sound".to_owned()
            }
            Some(Position { layers, segments }) => {
                let nodes = segments * run.pieces.segment;
                format!("the run continues in layer {}, of which {nodes} nodes are sound", layers + 1)
            }
        }
    }

    fn attempt(&mut self, run: &Run<'_>, task: Task, threads: usize) -> Result<Vec<(usize, Node)>, Error> {
        let replica_ids = self.members.iter().map(|member| member.replica_id).collect();
        let layout = self.plan.kernel.layout(self.plan.count);
        let addition = Addition::Direct;
        let (kernel, seat) = (self.plan.kernel, self.seat);
        let chain = Chain { kernel, layout, replica_ids, addition, threads, seat };
        let position = self.position();
        self.from = position;
        let walked = position.unwrap_or(Position { layers: 0, segments: 0 });
        if walked.layers == run.parameters.layers as usize {
            return self.finished(run, task, threads);
        }
        let mut work = Work::new(run, &chain)?;
        match position {
            Some(position) => self.restore(run, &chain, &mut work, position)?,
            None => self.load(run, &chain, &mut work)?,
        }
        let made = self.walk(run, &chain, &mut work, walked, task == Task::Labels)?;
        if task == Task::Labels {
            return self.layers(run, threads, &made);
        }
        let labels = work.into_labels();
        let mut digests = Vec::new();
        for replica in 0..self.members.len() {
            let source = |segment: usize| {
                let nodes = run.pieces.nodes_of(segment..segment + 1);
                let mut bytes = vec![0; nodes.len() * NODE];
                layout.copy_out(&labels, nodes.start, replica, &mut bytes);
                Ok(bytes)
            };
            digests.push((self.members[replica].place, self.emit(run, task, threads, replica, &source)?));
        }
        Ok(digests)
    }

    /// Inputs into memory, for the schemes that change them in place.
    fn load(&mut self, run: &Run<'_>, chain: &Chain, work: &mut Work) -> Result<(), Error> {
        if run.parameters.scheme == Scheme::Sdr {
            return Ok(());
        }
        for (replica, member) in self.members.iter().enumerate() {
            let Some(input) = &member.input else { continue };
            let mut keeper = self.keepers.get_mut(replica);
            let mut sums = Vec::new();
            let read = |segment: usize| timed(&run.times.input_output, || input.read(segment));
            ordered::in_order(run.pieces.segments(), chain.threads - 1, read, |segment, (bytes, sum)| {
                run.keep_on()?;
                run.report(Stage::Loading, 1);
                let first = run.pieces.nodes_of(segment..segment + 1).start;
                chain.layout.copy_in(&mut work.labels, first, replica, &bytes);
                sums.push(sum);
                keeper.as_mut().map_or(Ok(()), |keeper| keeper.put(0, segment, &bytes, sum))
            })?;
            if member.content.as_ref().is_some_and(|content| *content != input.content(&sums)) {
                return Err(input.changed());
            }
            keeper.map_or(Ok(()), Keeper::checkpoint)?;
        }
        Ok(())
    }

    /// Kept layers into memory; those that are not needed are compared with their digests.
    fn restore(&mut self, run: &Run<'_>, chain: &Chain, work: &mut Work, at: Position) -> Result<(), Error> {
        let (whole, partial) = (at.layers as u32, at.layers as u32 + 1);
        let walked = run.pieces.walked(walk_of(run.parameters, partial), at.segments);
        let sdr = run.parameters.scheme == Scheme::Sdr;
        for (replica, keeper) in self.keepers.iter_mut().enumerate() {
            for layer in keeper.layers()? {
                run.report(Stage::Verifying, layer.file.max(1));
                let there = layer.segments.clone();
                let wanted: Vec<usize> = match layer.file {
                    file if file == partial => walked.clone().collect(),
                    file if file == whole && sdr => there.collect(),
                    file if file == whole => there.filter(|segment| !walked.contains(segment)).collect(),
                    _ => Vec::new(),
                };
                let memory = if sdr && layer.file == whole { &mut work.before } else { &mut work.labels };
                let read = |i: usize| {
                    let segment = wanted[i];
                    Ok((segment, timed(&run.times.input_output, || layer.read(segment))?))
                };
                ordered::in_order(wanted.len(), chain.threads - 1, read, |_, (segment, bytes)| {
                    run.keep_on()?;
                    let first = run.pieces.nodes_of(segment..segment + 1).start;
                    chain.layout.copy_in(memory, first, replica, &bytes);
                    Ok(())
                })?;
                let others = layer.segments.clone().filter(|segment| !wanted.contains(segment));
                let others: Vec<usize> = others.collect();
                verify(run, &layer, chain.threads, &others)?;
            }
            keeper.cut(at)?;
        }
        Ok(())
    }

    /// All layers that are not there yet; gives their digests, if they are wanted.
    fn walk(
        &mut self,
        run: &Run<'_>,
        chain: &Chain,
        work: &mut Work,
        from: Position,
        digests: bool,
    ) -> Result<Digests, Error> {
        let keepers = &mut self.keepers[..];
        let digests = scope(|scope| {
            let mut saver = match keepers.is_empty() {
                true => None,
                false => Some(Saver::start(scope, run, keepers, chain, digests)?),
            };
            let outcome = walk_layers(run, chain, work, from, saver.as_mut());
            run.report(Stage::Saving, run.parameters.layers);
            match (outcome, saver.map_or(Ok(Digests::new()), Saver::end)) {
                // That the saver failed is why the chain ended.
                (_, Err(error)) | (Err(error), Ok(_)) => Err(error),
                (Ok(()), Ok(digests)) => Ok(digests),
            }
        })?;
        self.forget(run)?;
        Ok(digests)
    }

    /// Removes layers that are no longer needed, when all are there and only the last is to be
    /// kept.
    fn forget(&mut self, run: &Run<'_>) -> Result<(), Error> {
        self.keepers.iter_mut().try_for_each(|keeper| keeper.forget_before(run.parameters.layers))
    }

    /// The digests of all layers, as files. Those that this run has not written from the beginning
    /// on are read, and compared with the digests of their segments.
    fn layers(&self, run: &Run<'_>, threads: usize, made: &Digests) -> Result<Vec<(usize, Node)>, Error> {
        let mut digests = Vec::new();
        for (replica, (member, keeper)) in self.members.iter().zip(&self.keepers).enumerate() {
            for layer in keeper.layers()? {
                if let Some((_, known)) = made.iter().find(|(file, _)| *file == layer.file) {
                    digests.push((member.place, known[replica]));
                    continue;
                }
                let read = |segment: usize| {
                    run.keep_on()?;
                    run.report(Stage::Verifying, layer.file);
                    timed(&run.times.input_output, || layer.read(segment))
                };
                digests.push((member.place, output::digest(run.pieces.segments(), threads - 1, read)?));
            }
        }
        Ok(digests)
    }

    /// All layers are there: they are checked, and what is missing of the output is made from the
    /// last one.
    fn finished(&mut self, run: &Run<'_>, task: Task, threads: usize) -> Result<Vec<(usize, Node)>, Error> {
        self.forget(run)?;
        if task == Task::Labels {
            return self.layers(run, threads, &Digests::new());
        }
        let mut digests = Vec::new();
        for replica in 0..self.members.len() {
            let keeper = &self.keepers[replica];
            let last = run.parameters.layers;
            for layer in keeper.layers()?.into_iter().filter(|layer| layer.file != last) {
                run.report(Stage::Verifying, layer.file.max(1));
                verify(run, &layer, threads, &layer.segments.clone().collect::<Vec<_>>())?;
            }
            let layer = keeper.layer(last)?.ok_or_else(|| Error::Internal("a layer vanished".to_owned()))?;
            let digest = match self.present(run, replica, task)? {
                Some(digest) => {
                    verify(run, &layer, threads, &layer.segments.clone().collect::<Vec<_>>())?;
                    digest
                }
                None => self.emit(run, task, threads, replica, &|segment| layer.read(segment))?,
            };
            digests.push((self.members[replica].place, digest));
        }
        Ok(digests)
    }

    /// The digest of an output that an earlier run has written, if it is still there.
    fn present(&self, run: &Run<'_>, replica: usize, task: Task) -> Result<Option<Node>, Error> {
        let output = self.members[replica].file().filter(|output| task == Task::Encode && output.exists());
        let (Some(path), Some(noted)) = (output, &self.keepers[replica].state.output) else {
            return Ok(None);
        };
        if output::of_file(path)? != (noted.bytes, noted.sha256) {
            if run.force {
                return Ok(None);
            }
            let what =
                "is not what was written; remove it, or give --force, to have it written again".to_owned();
            return Err(Error::Corrupt { file: path.to_owned(), what });
        }
        Ok(Some(noted.sha256))
    }

    /// The output of a member, whose last layer `source` gives by segments.
    fn emit(
        &mut self,
        run: &Run<'_>,
        task: Task,
        threads: usize,
        replica: usize,
        source: &(dyn Fn(usize) -> Result<Vec<u8>, Error> + Sync),
    ) -> Result<Node, Error> {
        let (member, pieces) = (&self.members[replica], run.pieces.segments());
        let (Some(sink), Some(input)) = (member.sink(run.force), &member.input) else {
            return Err(Error::Internal("there is nothing to write".to_owned()));
        };
        let seen = member.known.watch(run.pieces);
        let sums = Mutex::new(vec![[0; NODE]; pieces]);
        let sdr = run.parameters.scheme == Scheme::Sdr;
        let change: apart::Change = if task == Task::Decode { field::sub } else { field::add };
        let make = |segment: usize| {
            run.keep_on()?;
            run.report(Stage::Encoding, run.parameters.layers);
            let labels = timed(&run.times.input_output, || source(segment))?;
            if !sdr {
                return Ok(labels);
            }
            let (mut data, sum) = timed(&run.times.input_output, || input.read(segment))?;
            ordered::held(&sums)[segment] = sum;
            timed(&run.times.encoding, || apply(&mut data, &labels, change));
            seen.see(segment, &data);
            unpadded::taken_back(run.pieces, segment, data, member.length, input.path())
        };
        let keeper = self.keepers.get_mut(replica).filter(|_| task == Task::Encode);
        let agree = |digest: &Node| {
            let content = input.content(&ordered::held(&sums));
            let changed = sdr && member.content.as_ref().is_some_and(|known| *known != content);
            if changed {
                return Err(input.changed());
            }
            seen.agree(input.path())?;
            // Noted before it has its name: a run that is killed in between finds nothing there
            // that it does not know.
            let (Some(keeper), Sink::File(Target { path, .. })) = (keeper, sink) else { return Ok(()) };
            let file = places::place(path).to_string_lossy().into_owned();
            keeper.finish(Written { file, bytes: (run.pieces.nodes * NODE) as u64, sha256: *digest })
        };
        output::write(sink, pieces, threads - 1, make, agree)
    }
}

/// Changes nodes by their labels.
pub(super) fn apply(data: &mut [u8], labels: &[u8], change: apart::Change) {
    let labels = labels.as_chunks::<NODE>().0;
    for (node, label) in data.as_chunks_mut::<NODE>().0.iter_mut().zip(labels) {
        *node = change(node, label);
    }
}

fn verify(run: &Run<'_>, layer: &KeptLayer, threads: usize, segments: &[usize]) -> Result<(), Error> {
    ordered::spread(threads, segments.iter(), |&segment| {
        run.keep_on()?;
        timed(&run.times.input_output, || layer.read(segment)).map(drop)
    })
}

fn walk_layers(
    run: &Run<'_>,
    chain: &Chain,
    work: &mut Work,
    from: Position,
    mut saver: Option<&mut Saver<'_>>,
) -> Result<(), Error> {
    for (index, layer) in run.parameters.layers().enumerate().skip(from.layers) {
        let segments = if index == from.layers { from.segments } else { 0 };
        let file = layer.index + 1;
        let mut save = |segment: usize, raw: &[u8]| {
            let taken = saver.as_mut().is_none_or(|saver| saver.put(file, segment, raw));
            if taken { Ok(()) } else { Err(Error::Internal("nothing is saved".to_owned())) }
        };
        let save: &mut Save<'_> = &mut save;
        if layer.apart && chain.layout.form() == Form::Nodes {
            apart::walk(run, chain, layer, &mut work.labels, segments, save)?;
        } else {
            layers::walk(run, chain, layer, &work.before, &mut work.labels, segments, save)?;
        }
        if run.parameters.scheme == Scheme::Sdr && layer.index + 1 < run.parameters.layers {
            std::mem::swap(&mut work.before, &mut work.labels);
        }
    }
    Ok(())
}

/// The memory of a group.
struct Work {
    /// The layer before; only `sdr` has it.
    before: Memory,
    labels: Memory,
}

impl Work {
    fn new(run: &Run<'_>, chain: &Chain) -> Result<Self, Error> {
        let bytes = run.pieces.nodes * chain.layout.stride();
        let two = run.parameters.scheme == Scheme::Sdr && run.parameters.layers > 1;
        let before = allocate(run, if two { bytes } else { 0 })?;
        Ok(Self { before, labels: allocate(run, bytes)? })
    }

    /// The last layer; what else there is goes back.
    fn into_labels(self) -> Memory {
        self.labels
    }
}

/// Zeroed memory, or a file where there is too little.
pub(super) fn allocate(run: &Run<'_>, bytes: usize) -> Result<Memory, Error> {
    let memory = match &run.mapped {
        Some(folder) => Memory::in_unnamed_file_of(folder, bytes),
        None => Memory::anonymous(bytes),
    };
    memory.map_err(|error| Error::Short(format!("cannot allocate {bytes} bytes of work memory: {error}")))
}
