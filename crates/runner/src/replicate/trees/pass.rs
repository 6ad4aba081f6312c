//! The pass over a sector: every segment is read once, on the threads in turn, and what it gives is
//! written where it belongs; its roots are taken in order.

use super::auxiliary;
use super::folder::{Folder, Rows};
use super::journal::{Begun, Given, Journal, Record};
use super::sealing::{Sealed, Sealing, Source};
use super::tree::{Tree, internal, write};
use crate::durable;
use crate::replicate::at::Named;
use crate::replicate::input::Input;
use crate::replicate::{Error, Event, Progress, Stage, Tell, layout, ordered, places};
use crate::stop::Stop;
use hashweave::replicate::{NODE, Node, comm_r};
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

/// The files of a run, under the names that they have until they are whole.
struct Files {
    c: Vec<Named>,
    r_last: Vec<Named>,
    sealed: Option<Named>,
}

impl Files {
    fn sync(&self) -> Result<(), Error> {
        self.c.iter().chain(&self.r_last).chain(&self.sealed).try_for_each(Named::sync)
    }
}

/// The input that the nodes of data or replica are compared with.
enum Against {
    Replica(Input),
    Data(Input),
    Nothing,
}

/// The name that a replica has until it is whole.
pub(super) fn part_of(sealed: &Path) -> PathBuf {
    let mut name = OsString::from(sealed);
    name.push(layout::PART);
    name.into()
}

/// The replica that is written.
pub(super) fn sealed(sealing: &Sealing) -> Option<&Path> {
    match &sealing.source {
        Source::Data { sealed, .. } => Some(sealed),
        Source::Replica(_) => None,
    }
}

/// The whole run, from where an earlier one was killed, if it goes on with that.
pub(super) fn run(
    folder: &Folder,
    sealing: &Sealing,
    threads: usize,
    stop: &Stop,
    tell: &mut Tell<'_>,
) -> Result<Sealed, Error> {
    let dir = &sealing.dir;
    let against = against(folder, sealing)?;
    let begun = begun(folder, sealing)?;
    let (spans, segments) = (folder.spans(), folder.pieces.segments());
    let resumed = match sealing.resume {
        true => Journal::resume(dir, &begun, 2 * spans)?,
        false => None,
    };
    let (mut journal, mut records) = match resumed {
        Some(resumed) => resumed,
        None => (Journal::begin(dir, &begun, 2 * spans)?, Vec::new()),
    };
    let trees = folder.trees(dir);
    let first = records.len();
    let resumed_at = (first > 0).then(|| folder.pieces.nodes_of(0..first).len() as u64);
    let opening = Opening { begun: first > 0, done: first == segments };
    let sealed_file = |sealed: &Path| opening.file(sealed, &part_of(sealed), bytes(folder));
    let files = Files {
        c: opening.tree(&trees[0])?,
        r_last: opening.tree(&trees[1])?,
        sealed: sealed(sealing).map(sealed_file).transpose()?,
    };
    let make = |n: usize| {
        Error::if_stopped(stop)?;
        segment(folder, &trees, &files, &against, first + n)
    };
    let mut named = first;
    let mut last = Instant::now();
    let mut take = |n: usize, record: Record, journal: &mut Journal, records: &mut Vec<Record>| {
        records.push(record);
        tell(progress(folder, first + n + 1));
        if last.elapsed() >= sealing.checkpoint {
            checkpoint(&files, journal, records, &mut named)?;
            last = Instant::now();
        }
        Ok(())
    };
    let made = ordered::in_order(segments - first, threads, make, |n, record| {
        take(n, record, &mut journal, &mut records)
    });
    match made {
        Ok(()) => checkpoint(&files, &mut journal, &records, &mut named)?,
        // Segments that are done need not be done again.
        Err(error @ (Error::Interrupted { .. } | Error::Io { .. })) => {
            let saved = checkpoint(&files, &mut journal, &records, &mut named);
            return Err(saved.err().unwrap_or_else(|| error.saved_in(dir)));
        }
        // With a file that is wrong it cannot be continued.
        Err(error) => {
            drop((files, journal));
            discard(&trees, sealing)?;
            return Err(error);
        }
    }
    finish(folder, sealing, &trees, &files, &records).map(|sealed| Sealed { resumed_at, ..sealed })
}

/// Forces everything to the disk, and then names it.
fn checkpoint(
    files: &Files,
    journal: &mut Journal,
    records: &[Record],
    named: &mut usize,
) -> Result<(), Error> {
    if *named == records.len() {
        return Ok(());
    }
    files.sync()?;
    journal.add(&records[*named..])?;
    *named = records.len();
    Ok(())
}

/// Removes what was written.
fn discard(trees: &[Tree; 2], sealing: &Sealing) -> Result<(), Error> {
    layout::remove(&Journal::path(&sealing.dir))?;
    trees.iter().flat_map(Tree::parts).try_for_each(layout::remove)?;
    sealed(sealing).map_or(Ok(()), |sealed| layout::remove(&part_of(sealed)))
}

fn progress(folder: &Folder, segments: usize) -> Event<'static> {
    Event::Progress(Progress {
        stage: Stage::Hashing,
        layer: 1,
        layers: 1,
        nodes_done: folder.pieces.nodes_of(0..segments).len() as u64,
        nodes_total: folder.pieces.nodes as u64,
    })
}

/// Bytes of the replica.
fn bytes(folder: &Folder) -> u64 {
    (folder.pieces.nodes * NODE) as u64
}

fn against(folder: &Folder, sealing: &Sealing) -> Result<Against, Error> {
    Ok(match &sealing.source {
        Source::Replica(replica) => Against::Replica(Input::replica(replica, folder.pieces)?),
        Source::Data { staged: Some(staged), padding, .. } => {
            Against::Data(Input::data(staged, folder.pieces, *padding)?)
        }
        Source::Data { staged: None, .. } => Against::Nothing,
    })
}

/// The files and options that a run is begun with.
fn begun(folder: &Folder, sealing: &Sealing) -> Result<Begun, Error> {
    let replica = match &sealing.source {
        Source::Replica(replica) => Some(replica.as_path()),
        // The data are the same as the leaves of the tree over them, or it ends.
        Source::Data { .. } => None,
    };
    let inputs = folder.files().chain(replica).map(Given::of).collect::<Result<_, _>>()?;
    Ok(Begun {
        format: Begun::FORMAT,
        nodes: folder.pieces.nodes,
        layers: folder.layers(),
        segment: folder.pieces.segment,
        inputs,
        sealed: sealed(sealing).map(|sealed| places::place(sealed).display().to_string()),
    })
}

/// How the files are found that are written.
#[derive(Clone, Copy)]
struct Opening {
    /// Some segments are there.
    begun: bool,
    /// All are, and files may have got their names.
    done: bool,
}

impl Opening {
    fn tree(self, tree: &Tree) -> Result<Vec<Named>, Error> {
        let bytes = tree.bytes_of_each();
        tree.both().iter().map(|(whole, part)| self.file(whole, part, bytes)).collect()
    }

    fn file(self, whole: &Path, part: &Path, bytes: u64) -> Result<Named, Error> {
        if self.done && !part.exists() && whole.exists() {
            return Named::kept(whole);
        }
        let there = fs::metadata(part).is_ok_and(|data| data.len() == bytes);
        if self.begun && !there {
            let what = "is gone, or has another length than the run gave it; start again with --force";
            return Err(Error::Corrupt { file: part.to_owned(), what: what.to_owned() });
        }
        let file = Named::kept(part)?;
        if !there {
            file.set_length(bytes)?;
            durable::sync_folder(part).map_err(Error::io("save", part))?;
        }
        Ok(file)
    }
}

/// Does a segment: gives the roots over it, of tree_c and of tree_r_last.
fn segment(
    folder: &Folder,
    trees: &[Tree; 2],
    files: &Files,
    against: &Against,
    n: usize,
) -> Result<Record, Error> {
    let first = folder.pieces.nodes_of(n..n + 1).start;
    let Rows { data, rows: [c, r_last] } = folder.rows_of_segment(n)?;
    let replica = &r_last[0];
    match against {
        Against::Nothing => {}
        Against::Data(input) => same(input, n, first, &data, "the data of tree_d")?,
        Against::Replica(input) => same(input, n, first, replica, "labels and data of the folder")?,
    }
    trees[0].put(&files.c, first, &c, &write)?;
    trees[1].put(&files.r_last, first, &r_last, &write)?;
    if let Some(sealed) = &files.sealed {
        write(sealed, first, replica)?;
    }
    Ok([c, r_last].iter().flat_map(|rows| rows.last().cloned().unwrap_or_default()).collect())
}

/// Compares a segment of an input with what it must be.
fn same(input: &Input, segment: usize, first: usize, nodes: &[Node], what: &str) -> Result<(), Error> {
    let bytes = input.read(segment)?.0;
    match bytes.as_chunks().0.iter().zip(nodes).position(|(given, node)| given != node) {
        None => Ok(()),
        Some(bad) => Err(Error::Input {
            file: input.path().to_owned(),
            fault: format!(
                "its node {} differs from {what}: it is of another sector, or was changed; no file has got its name",
                first + bad
            ),
        }),
    }
}

/// Makes the highest rows, and gives all files their names.
fn finish(
    folder: &Folder,
    sealing: &Sealing,
    trees: &[Tree; 2],
    files: &Files,
    records: &[Record],
) -> Result<Sealed, Error> {
    let (dir, spans) = (&sealing.dir, folder.spans());
    let row = folder.span().ilog(8);
    let comm = |tree: usize, files: &[Named]| {
        let nodes: Vec<&[Node]> = records.iter().map(|record| &record[tree * spans..][..spans]).collect();
        trees[tree].complete(files, row, &nodes.concat(), &write)
    };
    let (comm_c, comm_r_last) = (comm(0, &files.c)?, comm(1, &files.r_last)?);
    files.sync()?;
    // Until everything has its name, nothing says that the files belong together.
    layout::remove(&dir.join(layout::P_AUX))?;
    for (whole, part) in trees.iter().flat_map(Tree::both) {
        renamed(part, whole)?;
    }
    if let Some(sealed) = sealed(sealing) {
        renamed(&part_of(sealed), sealed)?;
    }
    let t_aux = auxiliary::write_t(folder, dir)?;
    let p_aux = auxiliary::write_p(dir, &comm_c, &comm_r_last)?;
    layout::remove(&Journal::path(dir))?;
    let files = trees.iter().flat_map(Tree::names).map(Path::to_owned).chain([p_aux, t_aux]);
    commitments(folder, comm_c, comm_r_last, files.collect(), sealed(sealing))
}

/// Whether the files of a folder are whole: `p_aux` gets its name last.
pub(super) fn is_finished(dir: &Path) -> bool {
    dir.join(layout::P_AUX).exists() && !Journal::path(dir).exists()
}

/// The outcome of an earlier run, if the files are those that `p_aux` speaks of.
pub(super) fn finished(folder: &Folder, sealing: &Sealing) -> Result<Sealed, Error> {
    let dir = &sealing.dir;
    let [comm_c, comm_r_last] = auxiliary::read_p(dir)?;
    let trees = folder.trees(dir);
    for (tree, comm) in trees.iter().zip([&comm_c, &comm_r_last]) {
        tree.has_root(comm, dir.join(layout::P_AUX))
            .map_err(|error| error.advised("make the trees again with --force"))?;
    }
    if let Some(sealed) = sealed(sealing) {
        let there = Named::open(sealed)?.length()?;
        if there != bytes(folder) {
            let what = format!("has {there} bytes instead of {}; make it again with --force", bytes(folder));
            return Err(Error::Corrupt { file: sealed.to_owned(), what });
        }
    }
    let aux = [layout::P_AUX, layout::T_AUX].map(|name| dir.join(name));
    let files = trees.iter().flat_map(Tree::names).map(Path::to_owned).chain(aux);
    let nodes = Some(folder.pieces.nodes as u64);
    commitments(folder, comm_c, comm_r_last, files.collect(), sealed(sealing))
        .map(|sealed| Sealed { resumed_at: nodes, ..sealed })
}

/// The outcome by the roots of the trees.
fn commitments(
    folder: &Folder,
    comm_c: Node,
    comm_r_last: Node,
    files: Vec<PathBuf>,
    sealed: Option<&Path>,
) -> Result<Sealed, Error> {
    let comm_r = comm_r(&comm_c, &comm_r_last).map_err(internal)?;
    let (comm_d, sealed) = (folder.comm_d, sealed.map(Path::to_owned));
    Ok(Sealed { comm_d, comm_c, comm_r_last, comm_r, files, sealed, resumed_at: None, seconds: 0.0 })
}

/// Gives a whole file its name, unless an earlier run did that.
fn renamed(part: &Path, whole: &Path) -> Result<(), Error> {
    if !part.exists() && whole.exists() {
        return Ok(());
    }
    fs::rename(part, whole).map_err(Error::io("rename", part))?;
    durable::sync_folder(whole).map_err(Error::io("save", whole))
}
