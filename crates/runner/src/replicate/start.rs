//! From the request to groups at work.

use super::group::{Group, Member, Task};
use super::input::Input;
use super::keeper::Keeper;
use super::known::Known;
use super::lock::Lock;
use super::memo::Memo;
use super::need;
use super::pieces::Pieces;
use super::run::{Run, Times, Word};
use super::shape::Shape;
use super::state::{self, Committed, Content, State};
use super::{
    Cache, Error, Event, Keep, Layout, Options, Outcome, Replica, Stage, Tell, decode, ordered, phase1,
    places, tree_d, unpadded,
};
use crate::durable;
use crate::stop::Stop;
use hashweave::replicate::{Graph, Node, Parents, Scheme};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::sync_channel;
use std::thread::{Builder, scope};
use std::time::Instant;

/// The request for one replica, with or without files.
#[derive(Clone, Debug)]
pub(super) struct Asked {
    pub(super) replica_id: Node,
    pub(super) files: Option<Replica>,
    /// The data, if nothing is made of them but their tree.
    pub(super) data: Option<PathBuf>,
}

/// Does all the work of a request.
pub(super) fn start(
    options: &Options,
    pieces: Pieces,
    asked: &[Asked],
    task: Task,
    stop: &Stop,
    tell: &mut Tell<'_>,
) -> Result<Outcome, Error> {
    let began = Instant::now();
    let replicas: Vec<Replica> = asked.iter().filter_map(|asked| asked.files.clone()).collect();
    check(options, asked, &replicas, task)?;
    let shape = Shape::of(options, asked.len())?;
    let keeping = keeps(options, task);
    let open = |files: &Replica| match task {
        Task::Encode => Input::data(&files.input, pieces, options.padding),
        _ => Input::replica(&files.input, pieces),
    };
    let inputs = asked.iter().map(|asked| asked.files.as_ref().map(open).transpose());
    let inputs = inputs.collect::<Result<Vec<_>, Error>>()?;
    let files = replicas.iter().filter(|replica| !replica.to_standard_output);
    let need = need::of(options, &shape, asked.len(), files.clone().count(), keeping);
    tell(Event::Need(&need));
    need::check(options, &need, &replicas)?;
    let mut locks = match &options.dir {
        Some(dir) => lock(dir, asked.len())?,
        None => Vec::new(),
    };
    if let Some(dir) = options.dir.as_deref().filter(|_| keeping) {
        check_count(dir, asked.len())?;
    }
    files.into_iter().try_for_each(|replica| durable::check(&replica.output))?;
    let mut groups = grouped(options, pieces, &shape, asked, inputs, task, tell)?;
    if !options.force {
        free(groups.iter().flat_map(|group| group.unknown_outputs(task)))?;
    }
    make(&groups, &mut locks)?;
    let graph = graph(options, stop, tell)?;
    let (words, heard) = sync_channel(1);
    let run = Run {
        parameters: &options.parameters,
        pieces,
        graph: &*graph,
        memo: need.remembered.then(|| Memo::new(&*graph, &options.parameters, pieces)),
        checkpoint: options.checkpoint,
        force: options.force,
        mapped: options.dir.clone().filter(|_| need.mapped),
        times: Times::default(),
        stop,
        failed: AtomicBool::new(false),
        words,
        done: AtomicU64::new(0),
        total: (pieces.nodes * asked.len()) as u64 * u64::from(options.parameters.layers),
    };
    let (outcome, times) = scope(|scope| {
        let life = || {
            let run = run;
            let outcome = all(&run, options, &shape, &mut groups, task);
            (outcome, run.times.stages())
        };
        let thread = Builder::new()
            .name("replicate".to_owned())
            .spawn_scoped(scope, life)
            .map_err(ordered::no_thread)?;
        // They end with the thread, which has the only sender.
        for word in heard {
            match word {
                Word::Progress(progress) => tell(Event::Progress(progress)),
                Word::Mended(line) => tell(Event::Mended(&line)),
            }
        }
        thread.join().map_err(|_| Error::Internal("a thread died".to_owned()))
    })?;
    let (digests, resumed_at) =
        outcome.map_err(|error| match options.dir.as_deref().filter(|_| keeping) {
            Some(dir) => error.saved_in(dir),
            None => error,
        })?;
    let comm_d = groups.iter().flat_map(Group::roots).collect();
    let phase_1 = groups.iter().flat_map(Group::phase_1).collect();
    let members = groups.iter().flat_map(|group| &group.members);
    let decoded = members.clone().filter(|_| task == Task::Decode);
    let verified = decoded.map(|member| member.verified(options.padding)).collect();
    let lengths = members.filter_map(|member| member.length.or(member.input.as_ref()?.length())).collect();
    let seconds = began.elapsed().as_secs_f64();
    Ok(Outcome { digests, comm_d, phase_1, lengths, verified, stages: times, resumed_at, seconds })
}

/// Whether layers are kept: a replica of `r2` or `zigzag` is taken back in memory.
fn keeps(options: &Options, task: Task) -> bool {
    let sdr = options.parameters.scheme == Scheme::Sdr;
    options.dir.is_some() && (sdr || task == Task::Encode)
}

/// Checks everything that can be checked without looking at any content.
pub(super) fn check(
    options: &Options,
    asked: &[Asked],
    replicas: &[Replica],
    task: Task,
) -> Result<(), Error> {
    if asked.is_empty() {
        return Err(Error::Usage("there is no replica to work on".to_owned()));
    }
    if options.dir.is_none() && (options.resume || options.cached_graph) {
        let what = if options.resume {
            "--resume continues in a folder"
        } else {
            "a cached graph is kept in a folder"
        };
        return Err(Error::Usage(format!("{what}: give --dir")));
    }
    options.padding.check(options.parameters.nodes as u64)?;
    check_folder(options)?;
    let data: Vec<&Path> = asked.iter().filter_map(|asked| asked.data.as_deref()).collect();
    places::check(replicas, &data, options.dir.as_deref(), keeps(options, task))?;
    if options.force || options.resume {
        return Ok(());
    }
    let files = replicas.iter().filter(|replica| !replica.to_standard_output);
    free(files.map(|replica| replica.output.as_path()))
}

/// Whether there can be such a folder.
fn check_folder(options: &Options) -> Result<(), Error> {
    let Options { layout, keep, parameters, .. } = options;
    let asked = match (layout, keep) {
        (Layout::Filecoin, _) => format!("the layout {}", layout.name()),
        (_, Keep::Last) => "keeping only the last layer".to_owned(),
        _ => return Ok(()),
    };
    if options.dir.is_none() {
        return Err(Error::Usage(format!("{asked} is of a folder: give --dir")));
    }
    if parameters.scheme != Scheme::Sdr {
        return Err(Error::Usage(format!(
            "{asked} is possible only with sdr, not with {}",
            parameters.scheme
        )));
    }
    if *layout == Layout::Filecoin && !parameters.nodes.is_power_of_two() {
        let text = format!(
            "{asked} has a tree over the data, for a power of two of nodes, not {}",
            parameters.nodes
        );
        return Err(Error::Usage(text));
    }
    Ok(())
}

/// Refuses outputs that are there.
fn free<'a>(mut outputs: impl Iterator<Item = &'a Path>) -> Result<(), Error> {
    outputs.find(|output| places::is_taken(output)).map_or(Ok(()), |output| Err(places::taken(output)))
}

/// The folder, which is made if it is not there, and those of its replicas, for this run alone.
fn lock(dir: &Path, replicas: usize) -> Result<Vec<Lock>, Error> {
    fs::create_dir_all(dir).map_err(Error::io("make the folder", dir))?;
    let those = folders_of(dir, replicas).filter(|folder| folder != dir && folder.is_dir());
    std::iter::once(dir.to_owned()).chain(those).map(|folder| Lock::to_write(&folder)).collect()
}

/// Makes the folders of replicas that are not there, once nothing is refused any more, and locks
/// them.
fn make(groups: &[Group], locks: &mut Vec<Lock>) -> Result<(), Error> {
    let folders = groups.iter().flat_map(|group| &group.keepers).map(Keeper::folder);
    for folder in folders.filter(|folder| !folder.is_dir()) {
        fs::create_dir_all(folder).map_err(Error::io("make the folder", folder))?;
        locks.push(Lock::to_write(folder)?);
    }
    Ok(())
}

/// Refuses a folder that holds a run of one replica where several are asked for, or of several
/// where one is, or of more.
fn check_count(dir: &Path, replicas: usize) -> Result<(), Error> {
    let has = |folder: &Path| [state::FILE, state::COPY].iter().any(|name| folder.join(name).exists());
    let several = (0..).take_while(|&place| has(&folder_of(dir, place, 2))).count();
    let kept = if has(dir) { 1 } else { several };
    let fits = if replicas == 1 { several == 0 } else { !has(dir) && several <= replicas };
    if fits {
        return Ok(());
    }
    let text = format!(
        "{}: it holds another run: its number of replicas is {kept}, not {replicas}, which comes from the files, or from --replica-id or --sector; use another folder",
        dir.display()
    );
    Err(Error::Usage(text))
}

/// Where parents come from.
fn graph(options: &Options, stop: &Stop, tell: &mut Tell<'_>) -> Result<Box<dyn Parents>, Error> {
    let parameters = &options.parameters;
    let Some(dir) = options.dir.as_deref().filter(|_| options.cached_graph) else {
        return Ok(Box::new(Graph::new(parameters)));
    };
    // Of two sides each may have to be made again.
    let mut again = 0..2;
    loop {
        match Cache::open(parameters, dir, options.threads.max(1), stop, tell) {
            // A damaged cache of ours has no value: it can be computed again.
            Err(Error::Corrupt { file, what }) if again.next().is_some() => {
                tell(Event::Mended(&format!("{}: {what}; it is being computed again", file.display())));
                fs::remove_file(&file).map_err(Error::io("remove", &file))?;
            }
            opened => return Ok(Box::new(opened?)),
        }
    }
}

/// The folders of `replicas` replicas.
fn folders_of(dir: &Path, replicas: usize) -> impl Iterator<Item = PathBuf> {
    (0..replicas).map(move |place| folder_of(dir, place, replicas))
}

/// The folder of a replica.
pub(super) fn folder_of(dir: &Path, place: usize, replicas: usize) -> PathBuf {
    if replicas == 1 { dir.to_owned() } else { dir.join((place + 1).to_string()) }
}

/// The groups, with inputs and keepers in them.
fn grouped(
    options: &Options,
    pieces: Pieces,
    shape: &Shape,
    asked: &[Asked],
    inputs: Vec<Option<Input>>,
    task: Task,
    tell: &mut Tell<'_>,
) -> Result<Vec<Group>, Error> {
    let mut members = asked.iter().zip(inputs).enumerate().map(|(place, (asked, input))| Member {
        place,
        replica_id: asked.replica_id,
        input,
        content: None,
        files: asked.files.clone(),
        tree: None,
        comm_d: None,
        phase_1: None,
        known: Known { comm_d: asked.files.as_ref().and_then(|files| files.comm_d), ..Known::default() },
        length: None,
    });
    let kept = options.dir.as_ref().filter(|_| keeps(options, task));
    let mut groups = Vec::new();
    for &plan in &shape.groups {
        let mut members: Vec<Member> = members.by_ref().take(plan.count).collect();
        let mut keepers = Vec::new();
        for member in &mut members {
            let Some(dir) = &options.dir else {
                cut(options, task, member)?;
                continue;
            };
            let folder = folder_of(dir, member.place, asked.len());
            let mut fresh = State::new(&options.parameters, member.replica_id, pieces.segment);
            (fresh.layout, fresh.keep) = (options.layout, options.keep);
            if task == Task::Decode {
                member.known = went_in(&folder, &mut fresh, member.known.comm_d)?;
            } else if options.layout == Layout::Filecoin {
                let asked = &asked[member.place];
                let data = asked.files.as_ref().map(|files| &files.input).or(asked.data.as_ref());
                let open = |path: &PathBuf| Input::data(path, pieces, options.padding);
                member.tree = data.map(open).transpose()?;
            }
            cut(options, task, member)?;
            if kept.is_some() {
                keepers.push(keeper(options, pieces, &folder, fresh, task, tell)?);
            }
        }
        groups.push(Group { plan, members, keepers, from: None, seat: None });
    }
    Ok(groups)
}

/// Where the data end that are decoded, if their padding is taken back.
fn cut(options: &Options, task: Task, member: &mut Member) -> Result<(), Error> {
    if let (Task::Decode, Some(files)) = (task, &member.files) {
        member.length = unpadded::length(options, files.length, member.known.content.as_ref())?;
    }
    Ok(())
}

/// The facts that a folder states about the data of a replica. `fresh` takes over its layout and
/// its choice of layers.
fn went_in(folder: &Path, fresh: &mut State, comm_d: Option<Node>) -> Result<Known, Error> {
    let Some(state) = State::recover(folder)?.0.filter(|state| !state.layers.is_empty()) else {
        return Ok(Known::default());
    };
    (fresh.layout, fresh.keep) = (state.layout, state.keep);
    of_this_run(folder, &state, fresh)?;
    if let Some(difference) = state.other_comm_d(comm_d) {
        let folder = folder.display();
        let text = format!("{folder}: it holds another run: {difference}, which comes from --comm-d");
        return Err(Error::Usage(text));
    }
    let content = state.input.map(|input| (input, folder.to_owned()));
    Ok(Known { content, comm_d, identity: true })
}

fn of_this_run(folder: &Path, state: &State, fresh: &State) -> Result<(), Error> {
    state.difference(fresh).map_or(Ok(()), |difference| {
        let text = format!("{}: it holds another run: {difference}; use another folder", folder.display());
        Err(Error::Usage(text))
    })
}

/// The keeper of the layers that a folder has of a replica, if they may be used.
fn keeper(
    options: &Options,
    pieces: Pieces,
    folder: &Path,
    fresh: State,
    task: Task,
    tell: &mut Tell<'_>,
) -> Result<Keeper, Error> {
    let (mut keeper, damage) = Keeper::open(folder, pieces, fresh.clone())?;
    let Some(position) = keeper.position() else {
        keeper.state = fresh;
        return Ok(keeper);
    };
    of_this_run(folder, &keeper.state, &fresh)?;
    let finished = position.layers == options.parameters.layers as usize;
    if options.resume || finished && task == Task::Decode {
        if let Some(damage) = damage {
            keeper.state.write(folder)?;
            tell(Event::Mended(&format!("{damage}; its copy is sound and was used instead")));
        }
        return Ok(keeper);
    }
    let how = if finished { "a finished run" } else { "an unfinished run" };
    Err(Error::Usage(format!(
        "{}: it holds {how}: continue with --resume, or use another folder",
        folder.display()
    )))
}

/// Checks inputs, then lets all groups work. The digests are in the order of the replicas asked
/// for.
#[expect(clippy::type_complexity, reason = "it is named where it is used")]
fn all(
    run: &Run<'_>,
    options: &Options,
    shape: &Shape,
    groups: &mut [Group],
    task: Task,
) -> Result<(Vec<Node>, Option<(u32, u64)>), Error> {
    scan(run, options, groups, task)?;
    for group in &*groups {
        run.done.fetch_add(group.nodes(run), Ordering::Relaxed);
    }
    let digests = Mutex::new(Vec::new());
    let count = shape.at_once;
    let mut lists: Vec<Vec<&mut Group>> = (0..count).map(|_| Vec::new()).collect();
    for (i, group) in groups.iter_mut().enumerate() {
        group.seat = shape.seats.get(i % count).copied();
        lists[i % count].push(group);
    }
    ordered::spread(count, lists.into_iter().enumerate(), |(n, list)| {
        for group in list {
            let done = one(run, options, group, task, shape.threads(options.threads, n));
            let done = done.inspect_err(|_| run.failed.store(true, Ordering::Relaxed))?;
            ordered::held(&digests).extend(done);
        }
        Ok(())
    })?;
    let mut digests = digests.into_inner().unwrap_or_default();
    // Layers of a replica stay in their order.
    digests.sort_by_key(|(place, _)| *place);
    Ok((digests.into_iter().map(|(_, digest)| digest).collect(), resumed(run, groups)))
}

/// Does the work of one group. Gives the place and the digest of every output.
fn one(
    run: &Run<'_>,
    options: &Options,
    group: &mut Group,
    task: Task,
    threads: usize,
) -> Result<Vec<(usize, Node)>, Error> {
    if task != Task::Decode || run.parameters.scheme == Scheme::Sdr {
        let done = group.work(run, task, threads)?;
        trees(run, options, group, threads)?;
        return Ok(done);
    }
    let members = group.members.iter();
    members.map(|member| Ok((member.place, decode::decode(run, member, threads)?))).collect()
}

/// The trees over the data of a group, and the file with the output of phase 1 of main net's
/// programs, which phase 2 takes.
fn trees(run: &Run<'_>, options: &Options, group: &mut Group, threads: usize) -> Result<(), Error> {
    for (member, keeper) in group.members.iter_mut().zip(&mut group.keepers) {
        let Some(data) = &member.tree else { continue };
        let known = keeper.state.comm_d.map(|known| known.0);
        let root = tree_d::write(run, keeper.folder(), data, known, threads)?;
        member.comm_d = Some(root);
        if known.is_none() {
            keeper.state.comm_d = Some(Committed(root));
            keeper.state.write(keeper.folder())?;
        }
        let tickets = &options.tickets;
        let ticket = tickets.get(if tickets.len() == 1 { 0 } else { member.place });
        member.phase_1 = phase1::write(run.parameters, keeper.folder(), &root, ticket)?;
    }
    Ok(())
}

/// Reads all inputs before the work: whether they are elements, and the same as in the run that is
/// continued.
fn scan(run: &Run<'_>, options: &Options, groups: &mut [Group], task: Task) -> Result<(), Error> {
    for group in groups {
        for (i, member) in group.members.iter_mut().enumerate() {
            let Some(input) = &member.input else { continue };
            run.report(Stage::Loading, 1);
            let content = input.scan(options.threads.max(1), &|| run.keep_on())?;
            if let Some(keeper) = group.keepers.get_mut(i).filter(|_| task == Task::Encode) {
                same(keeper, &content, input)?;
                keeper.state.input = Some(content.clone());
            }
            member.content = Some(content);
        }
    }
    Ok(())
}

/// Whether an input is that of the run in the folder.
fn same(keeper: &Keeper, content: &Content, input: &Input) -> Result<(), Error> {
    match &keeper.state.input {
        Some(before) if before.fr32 != content.fr32 && keeper.position().is_some() => {
            let how = if before.fr32 { "with" } else { "without" };
            Err(Error::Usage(format!(
                "{}: the run in it was started {how} --fr32: continue it so",
                keeper.folder().display()
            )))
        }
        Some(before) if before != content && keeper.position().is_some() => Err(input.other(keeper.folder())),
        _ => Ok(()),
    }
}

/// Where an earlier run was continued: the least that groups had.
fn resumed(run: &Run<'_>, groups: &[Group]) -> Option<(u32, u64)> {
    let mut least = None;
    for group in groups {
        let position = group.from?;
        let nodes = (position.segments * run.pieces.segment).min(run.pieces.nodes);
        let here = (position.layers as u32 + 1, nodes as u64);
        least = Some(least.map_or(here, |least: (u32, u64)| least.min(here)));
    }
    least
}
