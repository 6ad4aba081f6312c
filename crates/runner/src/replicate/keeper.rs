//! The layers of one replica in its folder.

use super::at::Named;
use super::layout::{self, sums_path};
use super::pieces::Pieces;
use super::state::{Kept, State, Written, sha256};
use super::{Error, Keep, ordered, places};
use crate::durable;
use hashweave::replicate::chain::Walk;
use hashweave::replicate::{NODE, Node, Parameters};
use std::fs;
use std::io;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

/// How far a replica is: `layers` layers are whole, and `segments` segments of the next one are
/// there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Position {
    pub(super) layers: usize,
    pub(super) segments: usize,
}

/// Keeps the layers of one replica.
#[derive(Debug)]
pub(super) struct Keeper {
    folder: PathBuf,
    pieces: Pieces,
    pub(super) state: State,
    current: Option<Current>,
}

/// The layer that is being written.
#[derive(Debug)]
struct Current {
    file: u32,
    data: Named,
    digests: Named,
    /// Of all segments; those that are not there are zero.
    sums: Vec<Node>,
    segments: usize,
}

impl Keeper {
    /// Opens a folder, which need not exist yet, with its state or, without one, a fresh state. If
    /// the state is damaged, its copy is used, and the damage is returned.
    pub(super) fn open(folder: &Path, pieces: Pieces, fresh: State) -> Result<(Self, Option<Error>), Error> {
        let (state, damage) = State::recover(folder)?;
        if let (None, Some(layer)) = (&state, places::layer_in(folder)) {
            let text = format!(
                "{}: there is no state.json next to this layer to say which run it belongs to: move it away, or use another folder",
                layer.display()
            );
            return Err(Error::Usage(text));
        }
        Ok((Self::of(folder, pieces, state.unwrap_or(fresh)), damage))
    }

    /// The keeper of a folder with this state.
    pub(super) fn of(folder: &Path, pieces: Pieces, state: State) -> Self {
        Self { folder: folder.to_owned(), pieces, state, current: None }
    }

    pub(super) fn folder(&self) -> &Path {
        &self.folder
    }

    /// Where the run stopped; nothing if nothing is kept yet.
    pub(super) fn position(&self) -> Option<Position> {
        let last = self.state.layers.last()?;
        let layers = last.file as usize;
        Some(match last.segments == self.pieces.segments() {
            true => Position { layers, segments: 0 },
            false => Position { layers: layers.saturating_sub(1), segments: last.segments },
        })
    }

    /// Forgets the layers and segments after a position, which other replicas of the group have not
    /// reached.
    pub(super) fn cut(&mut self, position: Position) -> Result<(), Error> {
        let whole = position.layers as u32;
        let partial = self.state.layers.iter().find(|kept| kept.file == whole + 1).cloned();
        self.state.layers.retain(|kept| kept.file <= whole);
        if let Some(partial) = partial.filter(|_| position.segments > 0) {
            let layer = Layer::of(self, &partial)?;
            let walked = self.pieces.walked(walk_of(&self.state.parameters, whole + 1), position.segments);
            self.begin(whole + 1)?;
            let current = self.current.as_mut().expect("a layer has begun");
            current.sums[walked.clone()].copy_from_slice(&layer.sums[walked]);
            current.segments = position.segments;
            self.note();
        }
        Ok(())
    }

    /// Begins a layer, whose file may have remains of an earlier run.
    fn begin(&mut self, file: u32) -> Result<(), Error> {
        if self.state.layers.is_empty() {
            // Without it, what a killed run leaves of its first layer could be anybody's.
            self.state.write(&self.folder)?;
        }
        self.forget_before(file - u32::from(file > 0))?;
        for file in file..=self.state.parameters.layers {
            self.state.layout.withdraw(&self.folder, file)?;
        }
        let data = Named::kept(&self.state.layout.part(&self.folder, file))?;
        data.set_length((self.pieces.nodes * NODE) as u64)?;
        let digests = Named::kept(&sums_path(&self.folder, file))?;
        digests.set_length((self.pieces.segments() * NODE) as u64)?;
        durable::sync_folder(&data.path).map_err(Error::io("save", &self.folder))?;
        let sums = vec![[0; NODE]; self.pieces.segments()];
        self.current = Some(Current { file, data, digests, sums, segments: 0 });
        Ok(())
    }

    /// Writes the next segment of a layer, in the order of its walk.
    pub(super) fn put(&mut self, file: u32, segment: usize, bytes: &[u8], sum: Node) -> Result<(), Error> {
        if self.current.as_ref().is_none_or(|current| current.file != file) {
            self.begin(file)?;
        }
        let current = self.current.as_mut().expect("a layer has begun");
        current.data.write(self.pieces.bytes_of(segment).0, bytes)?;
        current.sums[segment] = sum;
        current.segments += 1;
        Ok(())
    }

    /// Whether the layer that is being written is whole.
    pub(super) fn is_whole(&self) -> bool {
        self.current.as_ref().is_some_and(|current| current.segments == self.pieces.segments())
    }

    /// Forces the data to the disk, so that a checkpoint has little left to force.
    pub(super) fn sync(&self) -> Result<(), Error> {
        self.current.as_ref().map_or(Ok(()), |current| current.data.sync())
    }

    /// Forces everything to the disk, and then names it.
    pub(super) fn checkpoint(&mut self) -> Result<(), Error> {
        if let Some(current) = self.current.as_ref().filter(|current| current.segments > 0) {
            let walk = walk_of(&self.state.parameters, current.file);
            let walked = self.pieces.walked(walk, current.segments);
            current.digests.write((walked.start * NODE) as u64, current.sums[walked].as_flattened())?;
            current.data.sync()?;
            current.digests.sync()?;
            self.note();
            if self.is_whole() {
                let file = self.current.as_ref().map_or(0, |current| current.file);
                self.state.layout.publish(&self.folder, file)?;
            }
        }
        self.state.write(&self.folder)
    }

    /// Removes the layers before one, if only the last is to be kept. The state no longer names
    /// them when they go.
    pub(super) fn forget_before(&mut self, file: u32) -> Result<(), Error> {
        let earlier = |kept: &Kept| kept.file < file;
        if self.state.keep != Keep::Last || !self.state.layers.iter().any(earlier) {
            return Ok(());
        }
        let gone: Vec<u32> =
            self.state.layers.extract_if(.., |kept| kept.file < file).map(|kept| kept.file).collect();
        self.state.write(&self.folder)?;
        for file in gone {
            layout::remove(&self.state.layout.whole(&self.folder, file))?;
            layout::remove(&sums_path(&self.folder, file))?;
        }
        Ok(())
    }

    /// Brings the state up to the layer that is being written.
    fn note(&mut self) {
        if let Some(current) = &self.current {
            let walk = walk_of(&self.state.parameters, current.file);
            let sums = &current.sums[self.pieces.walked(walk, current.segments)];
            self.state.layers.retain(|kept| kept.file < current.file);
            let sha256 = sha256(sums.as_flattened());
            self.state.layers.push(Kept { file: current.file, segments: current.segments, sha256 });
        }
    }

    /// All layers that are there, their digests compared, not yet their data.
    pub(super) fn layers(&self) -> Result<Vec<Layer>, Error> {
        self.state.layers.iter().map(|kept| Layer::of(self, kept)).collect()
    }

    /// A layer with whole data, if it is there.
    pub(super) fn layer(&self, file: u32) -> Result<Option<Layer>, Error> {
        let kept = self.state.layers.iter().find(|kept| kept.file == file);
        kept.map(|kept| Layer::of(self, kept)).transpose()
    }

    /// The nodes of a layer that are there.
    pub(super) fn nodes_of(&self, layer: &Layer) -> Range<usize> {
        self.pieces.nodes_of(layer.segments.clone())
    }

    /// Notes the output in the state.
    pub(super) fn finish(&mut self, output: Written) -> Result<(), Error> {
        self.state.output = Some(output);
        self.state.write(&self.folder)
    }

    /// Looks at every byte of every layer, keeps what is sound up to the first segment that is not,
    /// and forgets what is behind it. Gives whether anything had to be mended.
    pub(super) fn mend(
        &mut self,
        threads: usize,
        keep_on: &(dyn Fn() -> Result<(), Error> + Sync),
    ) -> Result<bool, Error> {
        let before = self.state.layers.clone();
        let mut mended = false;
        self.state.layers.clear();
        for mut kept in before {
            let walk = walk_of(&self.state.parameters, kept.file);
            let (segments, sums, rewritten) = self.sound(&kept, threads, keep_on)?;
            mended |= rewritten;
            // Data in part are no place to go on from: they are read again. Neither is a layer in
            // part without the one before.
            let alone = self.state.layers.last().is_none() && kept.file > 1;
            if segments == 0 || (kept.file == 0 || alone) && segments < kept.segments {
                mended = true;
                break;
            }
            let whole = segments == kept.segments;
            kept.segments = segments;
            kept.sha256 = sha256(sums[self.pieces.walked(walk, segments)].as_flattened());
            let file = kept.file;
            self.state.layers.push(kept);
            if !whole {
                self.state.layout.withdraw(&self.folder, file)?;
                mended = true;
                break;
            }
        }
        if mended {
            self.current = None;
            self.state.write(&self.folder)?;
        }
        Ok(mended)
    }

    /// How many segments of a layer are as they were written, in the order of its walk, and their
    /// digests; files whose length is wrong, or whose digests can be had again from the data, are
    /// mended, which is said.
    fn sound(
        &self,
        kept: &Kept,
        threads: usize,
        keep_on: &(dyn Fn() -> Result<(), Error> + Sync),
    ) -> Result<(usize, Vec<Node>, bool), Error> {
        let walk = walk_of(&self.state.parameters, kept.file);
        let there = self.pieces.walked(walk, kept.segments);
        let (bytes, all) = ((self.pieces.nodes * NODE) as u64, (self.pieces.segments() * NODE) as u64);
        let (names, folder) = (self.state.layout, &self.folder);
        if fs::metadata(names.whole(folder, kept.file)).is_ok_and(|data| data.len() != bytes) {
            names.withdraw(folder, kept.file)?;
        }
        let path = Some(names.found(folder, kept.file)).filter(|path| path.exists());
        let path = path.unwrap_or_else(|| names.part(folder, kept.file));
        let (data, digests) = (Named::kept(&path)?, Named::kept(&sums_path(folder, kept.file))?);
        let mended = data.length()? != bytes || digests.length()? != all;
        data.set_length(bytes)?;
        digests.set_length(all)?;
        let found = Mutex::new(vec![[0; NODE]; self.pieces.segments()]);
        ordered::spread(threads, there.clone(), |segment| {
            keep_on()?;
            let (at, length) = self.pieces.bytes_of(segment);
            let mut bytes = vec![0; length];
            data.read(at, &mut bytes)?;
            ordered::held(&found)[segment] = sha256(&bytes);
            Ok(())
        })?;
        let found = found.into_inner().unwrap_or_default();
        let mut sums = vec![[0; NODE]; self.pieces.segments()];
        digests.read((there.start * NODE) as u64, sums[there.clone()].as_flattened_mut())?;
        let right = |sums: &[Node]| sha256(sums[there.clone()].as_flattened()) == kept.sha256;
        if right(&sums) {
            let sound = |n: &usize| found[self.pieces.nth(walk, *n)] == sums[self.pieces.nth(walk, *n)];
            return Ok(((0..kept.segments).take_while(sound).count(), sums, mended));
        }
        if !right(&found) {
            return Ok((0, sums, true));
        }
        digests.write((there.start * NODE) as u64, found[there].as_flattened())?;
        digests.sync()?;
        Ok((kept.segments, found, true))
    }
}

/// A layer that is kept, to be read.
#[derive(Debug)]
pub(super) struct Layer {
    pub(super) file: u32,
    pub(super) data: Named,
    /// The segments that are there.
    pub(super) segments: Range<usize>,
    sums: Vec<Node>,
    pieces: Pieces,
}

impl Layer {
    fn of(keeper: &Keeper, kept: &Kept) -> Result<Self, Error> {
        let pieces = keeper.pieces;
        let segments = pieces.walked(walk_of(&keeper.state.parameters, kept.file), kept.segments);
        let path = sums_path(&keeper.folder, kept.file);
        let named = there(&path)?;
        let whole = (pieces.segments() * NODE) as u64;
        if named.length()? != whole {
            let what = format!("has {} bytes instead of {whole}", named.length()?);
            return Err(corrupt(path, &what));
        }
        let mut sums = vec![[0; NODE]; pieces.segments()];
        let there = &mut sums[segments.clone()];
        let read = named.read((segments.start * NODE) as u64, there.as_flattened_mut());
        if read.is_err() || sha256(there.as_flattened()) != kept.sha256 {
            return Err(corrupt(
                path,
                "is not as it was written: its digest differs from that in state.json",
            ));
        }
        let data = self::there(&keeper.state.layout.found(&keeper.folder, kept.file))?;
        if data.length()? != (pieces.nodes * NODE) as u64 {
            let what = format!("has {} bytes instead of {}", data.length()?, pieces.nodes * NODE);
            return Err(corrupt(data.path, &what));
        }
        Ok(Self { file: kept.file, data, segments, sums, pieces })
    }

    /// A segment, compared with its digest.
    pub(super) fn read(&self, segment: usize) -> Result<Vec<u8>, Error> {
        let (at, length) = self.pieces.bytes_of(segment);
        let mut bytes = vec![0; length];
        self.data.read(at, &mut bytes)?;
        if sha256(&bytes) != self.sums[segment] {
            let what = format!("is not as it was written: bytes {at} to {} differ", at + length as u64 - 1);
            return Err(corrupt(self.data.path.clone(), &what));
        }
        Ok(bytes)
    }

    /// A node; not compared with a digest.
    pub(super) fn node(&self, node: usize) -> Result<Node, Error> {
        let mut out = [0; NODE];
        self.data.read((node * NODE) as u64, &mut out)?;
        Ok(out)
    }
}

fn corrupt(file: PathBuf, what: &str) -> Error {
    Error::Corrupt { file, what: what.to_owned() }
}

/// A file that a state names.
fn there(path: &Path) -> Result<Named, Error> {
    match Named::open(path) {
        Err(Error::Io { error, .. }) if error.kind() == io::ErrorKind::NotFound => {
            Err(corrupt(path.to_owned(), "is gone"))
        }
        opened => opened,
    }
}

/// How the layer of a file was walked; layer 0 is the data.
pub(super) fn walk_of(parameters: &Parameters, file: u32) -> Walk {
    let layer = (file as usize).checked_sub(1).and_then(|index| parameters.layers().nth(index));
    layer.map_or(Walk::Up, |layer| layer.walk)
}
