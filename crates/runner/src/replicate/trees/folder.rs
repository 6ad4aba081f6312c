//! The inputs of the second phase in a folder: layers, and the tree over the data.

use super::tree::{self, Tree};
use crate::replicate::at::Named;
use crate::replicate::keeper::{Keeper, Layer as KeptLayer};
use crate::replicate::layout::{Layout, PHASE_1, TREE_D};
use crate::replicate::pieces::Pieces;
use crate::replicate::state::State;
use crate::replicate::{Error, phase1, tree_d};
use hashweave::poseidon::{self, Arity, PoseidonError};
use hashweave::replicate::{NODE, Node, Parameters, Scheme, Sector, field};
use std::path::Path;

/// The advice for a layer that is not what it was.
const REPAIR: &str = "replicate repair computes it again";

/// A layer, with the digests of its segments if this program made it.
#[derive(Debug)]
enum Labels {
    Kept(KeptLayer),
    Theirs(Named),
}

impl Labels {
    fn file(&self) -> &Named {
        match self {
            Self::Kept(layer) => &layer.data,
            Self::Theirs(file) => file,
        }
    }

    fn path(&self) -> &Path {
        &self.file().path
    }

    /// A segment, compared with its digest if it has one.
    fn read(&self, pieces: Pieces, segment: usize) -> Result<Vec<u8>, Error> {
        match self {
            Self::Kept(layer) => layer.read(segment).map_err(|error| error.advised(REPAIR)),
            Self::Theirs(file) => {
                let (at, length) = pieces.bytes_of(segment);
                let mut bytes = vec![0; length];
                file.read(at, &mut bytes)?;
                Ok(bytes)
            }
        }
    }
}

/// The labels and the data of a sector in a folder.
#[derive(Debug)]
pub(in crate::replicate) struct Folder {
    pub(super) pieces: Pieces,
    pub(super) sector: Sector,
    /// Of a column.
    pub(super) arity: Arity,
    layers: Vec<Labels>,
    /// The tree over the data.
    tree_d: Named,
    /// Its root.
    pub(super) comm_d: Node,
}

/// The nodes that come of a segment of labels and data.
pub(super) struct Rows {
    pub(super) data: Vec<Node>,
    /// Of tree_c, whose leaves are the digests of columns, and of tree_r_last, whose leaves are the
    /// replica.
    pub(super) rows: [Vec<Vec<Node>>; 2],
}

impl Folder {
    /// Opens a folder; `layers` is their number, where nothing in it says that.
    pub(super) fn open(dir: &Path, layers: Option<u32>) -> Result<Self, Error> {
        let state = State::recover(dir)?.0;
        let stated = phase1::read(dir)?;
        let layers = match &state {
            Some(state) => kept(dir, state)?,
            None => theirs(dir, layers, stated.as_ref())?,
        };
        let arity = arity(layers.len(), dir)?;
        let nodes = match (&state, &layers[0]) {
            (Some(state), _) => state.parameters.nodes,
            (None, layer) => nodes_of(layer.file())?,
        };
        let pieces = match &state {
            Some(state) => Pieces { segment: state.segment, ..Pieces::usual(nodes) },
            None => Pieces::usual(nodes),
        };
        let sector = sector(nodes, dir)?;
        let tree_d = tree_d::there(&dir.join(TREE_D), pieces)?.ok_or_else(|| {
            Error::Usage(format!(
                "{}: there is no {TREE_D}, the tree over the data: replicate labels --layout filecoin --data makes it",
                dir.display()
            ))
        })??;
        let mut comm_d = [0; NODE];
        tree_d.read(((tree_d::nodes(nodes) - 1) * NODE) as u64, &mut comm_d)?;
        let said = state.and_then(|state| state.comm_d).map(|comm_d| hex::encode(comm_d.0));
        for (said, file) in [(said, "state.json"), (stated.and_then(|stated| stated.comm_d), PHASE_1)] {
            if let Some(said) = said.filter(|said| *said != hex::encode(comm_d)) {
                let what = format!("has the root {}, and {file} says {said}", hex::encode(comm_d));
                return Err(Error::Corrupt { file: tree_d.path, what });
            }
        }
        Ok(Self { pieces, sector, arity, layers, tree_d, comm_d })
    }

    /// The number of its layers.
    pub(super) fn layers(&self) -> usize {
        self.layers.len()
    }

    /// Leaves under a node that the leaves of a segment have in common: of the whole segment, or of
    /// a sub-tree if that is smaller.
    pub(super) fn span(&self) -> usize {
        self.pieces.segment.min(self.sector.leaves())
    }

    /// Such nodes of a segment.
    pub(super) fn spans(&self) -> usize {
        self.pieces.segment.min(self.pieces.nodes) / self.span()
    }

    /// The trees in a folder: tree_c and tree_r_last.
    pub(super) fn trees(&self, dir: &Path) -> [Tree; 2] {
        [Tree::c(self.sector, dir), Tree::r_last(self.sector, dir)]
    }

    /// The files.
    pub(super) fn files(&self) -> impl Iterator<Item = &Path> {
        self.layers.iter().map(Labels::path).chain([self.tree_d.path.as_path()])
    }

    /// Hashes the columns of a segment, adds the data to its last labels, and makes the rows over
    /// both.
    pub(super) fn rows_of_segment(&self, segment: usize) -> Result<Rows, Error> {
        let read = |layer: &Labels| layer.read(self.pieces, segment);
        let labels = self.layers.iter().map(read).collect::<Result<Vec<_>, _>>()?;
        let columns: Vec<&[u8]> = labels.iter().map(Vec::as_slice).collect();
        let nodes = self.pieces.nodes_of(segment..segment + 1);
        let mut digests = vec![[0; NODE]; nodes.len()];
        poseidon::hash_columns(&columns, digests.as_flattened_mut())
            .map_err(|error| self.not_an_element(nodes.start, error))?;
        let data = self.data(nodes.start, nodes.len())?;
        let replica = sum(columns.last().copied().unwrap_or_default(), &data);
        drop(labels);
        let rows = [tree::rows(digests, self.span())?, tree::rows(replica, self.span())?];
        Ok(Rows { data, rows })
    }

    /// The error for columns of which one has no digest; the first of them is that of node `first`.
    fn not_an_element(&self, first: usize, error: PoseidonError) -> Error {
        let PoseidonError::NotReduced { preimage, element } = error else {
            return Error::Internal(format!("columns of labels: {error}"));
        };
        let what = format!("node {} is not below r, so it is no label; {REPAIR}", first + preimage);
        Error::Corrupt { file: self.layers[element].path().to_owned(), what }
    }

    /// Nodes of the data, from the leaves of the tree over them.
    fn data(&self, first: usize, count: usize) -> Result<Vec<Node>, Error> {
        let mut data = vec![[0; NODE]; count];
        self.tree_d.read((first * NODE) as u64, data.as_flattened_mut())?;
        match data.iter().position(|node| !field::is_element(node)) {
            None => Ok(data),
            Some(bad) => {
                let what = format!("its leaf {} is not below r, so it is no data", first + bad);
                Err(Error::Corrupt { file: self.tree_d.path.clone(), what })
            }
        }
    }

    /// Nodes of the replica, for an audit.
    pub(super) fn replica_from(&self, first: usize, count: usize) -> Result<Vec<Node>, Error> {
        let mut labels = vec![0; count * NODE];
        if let Some(last) = self.layers.last() {
            last.file().read((first * NODE) as u64, &mut labels)?;
        }
        Ok(sum(&labels, &self.data(first, count)?))
    }

    /// The digest of a column, for an audit.
    pub(super) fn column(&self, node: usize) -> Result<Node, Error> {
        let label = |layer: &Labels| {
            let mut label = [0; NODE];
            layer.file().read((node * NODE) as u64, &mut label).map(|()| label)
        };
        let labels = self.layers.iter().map(label).collect::<Result<Vec<_>, _>>()?;
        poseidon::hash(&labels).map_err(|error| self.not_an_element(node, error))
    }
}

/// Labels with the data added.
fn sum(labels: &[u8], data: &[Node]) -> Vec<Node> {
    labels.as_chunks().0.iter().zip(data).map(|(label, data)| field::add(label, data)).collect()
}

/// The layers of a folder of ours, which must all be whole.
fn kept(dir: &Path, state: &State) -> Result<Vec<Labels>, Error> {
    let pieces = Pieces { segment: state.segment, ..Pieces::usual(state.parameters.nodes) };
    if state.layout != Layout::Filecoin || state.parameters.scheme != Scheme::Sdr {
        return Err(Error::Usage(format!(
            "{}: its layers do not have main net's names: make them with --layout filecoin",
            dir.display()
        )));
    }
    let whole =
        |file: u32| state.layers.iter().any(|kept| kept.file == file && kept.segments == pieces.segments());
    if let Some(missing) = (1..=state.parameters.layers).find(|&file| !whole(file)) {
        return Err(Error::Usage(format!(
            "{}: layer {missing} of {} is not there, or not whole: run the command that makes them again with --resume",
            dir.display(),
            state.parameters.layers
        )));
    }
    let keeper = Keeper::of(dir, pieces, state.clone());
    Ok(keeper.layers().map_err(|error| error.advised(REPAIR))?.into_iter().map(Labels::Kept).collect())
}

/// The layers of a folder of another program: as many as it states, or else as are asked for, or
/// usual.
fn theirs(dir: &Path, asked: Option<u32>, stated: Option<&phase1::Stated>) -> Result<Vec<Labels>, Error> {
    let first = Layout::Filecoin.whole(dir, 1);
    if !first.exists() {
        return Err(Error::Usage(format!(
            "{}: there is no layer in it under main net's names (sc-02-data-layer-1.dat, …): replicate labels --layout filecoin makes them",
            dir.display()
        )));
    }
    let nodes = nodes_of(&Named::open(&first)?)?;
    let stated = stated.and_then(|stated| stated.layers.parse().ok());
    if let (Some(stated), Some(asked)) = (stated, asked)
        && stated != asked
    {
        return Err(Error::Usage(format!(
            "{}: {PHASE_1} says that it has {stated} layers, not {asked} (--layers)",
            dir.display()
        )));
    }
    let usual = Parameters::usual_layers(Scheme::Sdr, nodes as u64);
    let layers = stated.or(asked).unwrap_or(usual);
    let beyond = Layout::Filecoin.whole(dir, layers + 1);
    if beyond.exists() {
        return Err(Error::Usage(format!(
            "{}: it is there, and {layers} layers are usual: say how many there are with --layers",
            beyond.display()
        )));
    }
    let open = |layer: u32| {
        let file = Named::open(&Layout::Filecoin.whole(dir, layer))?;
        let (there, bytes) = (file.length()?, (nodes * NODE) as u64);
        if there == bytes {
            return Ok(Labels::Theirs(file));
        }
        let what = format!("has {there} bytes, and layer 1 has {bytes}");
        Err(Error::Corrupt { file: file.path, what })
    };
    (1..=layers).map(open).collect()
}

/// The nodes of a file.
fn nodes_of(file: &Named) -> Result<usize, Error> {
    let bytes = file.length()?;
    match usize::try_from(bytes / NODE as u64) {
        Ok(nodes) if bytes.is_multiple_of(NODE as u64) => Ok(nodes),
        _ => {
            let what = format!("has {bytes} bytes, which is not a multiple of {NODE}");
            Err(Error::Corrupt { file: file.path.clone(), what })
        }
    }
}

/// The numbers of layers whose columns main net's programs hash.
const LAYERS: [usize; 2] = [2, 11];

/// The arity of columns of this number of layers.
pub(super) fn arity(layers: usize, of: &Path) -> Result<Arity, Error> {
    Arity::new(layers).filter(|_| LAYERS.contains(&layers)).ok_or_else(|| {
        let of = of.display();
        Error::Usage(format!("{of}: {layers} layers, and the trees of main net are over columns of 2 or 11"))
    })
}

/// The shape of a sector of this number of nodes.
pub(super) fn sector(nodes: usize, of: &Path) -> Result<Sector, Error> {
    Sector::of(nodes).ok_or_else(|| {
        Error::Usage(format!(
            "{}: a layer of {} bytes, and sectors have 2, 4, 16 or 32 KiB, 8, 16 or 512 MiB, 1, 32 or 64 GiB",
            of.display(),
            nodes * NODE
        ))
    })
}
