//! The commitments to pieces of Filecoin (comm_p) of many files.
//!
//! A large file has a tree of its own, whose rows fill the lanes, on all threads. Small ones are
//! taken together: their leaves lie one after another, each a power of two of them, so the pairs of
//! all their trees are one row, and a thread has some of them.

use super::comm_d::{Commitment, Committing, PIECE, comm_d, comm_d_of_stream, comm_d_of_zeros, length};
use super::{Error, Padding, Tell, ordered};
use crate::stop::Stop;
use hashweave::replicate::{NODE, Node, Piece, fr32, pairs_above};
use std::fs;
use std::io::Read;
use std::ops::Range;
use std::path::{Path, PathBuf};

/// Nodes of an empty piece: its data are padded to 127 bytes.
const LEAST: u64 = fr32::NODES as u64;

/// The commitments to files as pieces, in their order. A file that cannot be committed to has an
/// error of its own. `tell` says how far a large file is; `take` gets each commitment.
///
/// # Errors
///
/// If `take` gives one, or a stop was requested.
pub fn comm_p(
    inputs: &[PathBuf],
    threads: usize,
    stop: &Stop,
    tell: &mut Tell<'_>,
    mut take: impl FnMut(usize, Result<Piece, Error>) -> Result<(), Error>,
) -> Result<(), Error> {
    // The leaves of each; a file without a length goes the way of large ones, which has its error.
    let leaves: Vec<Option<u64>> = inputs.iter().map(|input| length(input).ok().map(leaves_of)).collect();
    let mut first = 0;
    while first < inputs.len() {
        Error::if_stopped(stop)?;
        let groups = groups(first, &leaves[first..]);
        if groups.is_empty() {
            let how = Committing { padding: Padding::Fr32, nodes: None, threads };
            let made = length(&inputs[first]).and_then(|_| comm_d(&inputs[first], how, stop, tell));
            take(first, unless_stopped(made.map(piece))?)?;
            first += 1;
            continue;
        }
        let make = |k: usize| {
            Error::if_stopped(stop)?;
            Ok(of_group(&inputs[groups[k].clone()]))
        };
        let helpers = if threads > 1 { threads } else { 0 };
        ordered::in_order(groups.len(), helpers, make, |k, pieces| {
            groups[k].clone().zip(pieces).try_for_each(|(i, piece)| take(i, piece))
        })?;
        first = groups.last().map_or(first, |group| group.end);
    }
    Ok(())
}

/// The commitment to data that can be read only once; `name` is how errors call them.
///
/// # Errors
///
/// If they cannot be read, or a stop was requested.
pub fn comm_p_of_stream(
    name: &Path,
    stream: &mut (dyn Read + Send),
    threads: usize,
    stop: &Stop,
) -> Result<Piece, Error> {
    let mut first = Vec::new();
    stream.take(1).read_to_end(&mut first).map_err(Error::io("read", name))?;
    if first.is_empty() {
        return empty();
    }
    let how = Committing { padding: Padding::Fr32, nodes: None, threads };
    comm_d_of_stream(name, &mut first.chain(stream), how, stop).map(piece)
}

/// An error that ends everything, or the outcome of a file.
fn unless_stopped(made: Result<Piece, Error>) -> Result<Result<Piece, Error>, Error> {
    match made {
        Err(error @ Error::Interrupted { .. }) => Err(error),
        made => Ok(made),
    }
}

fn piece(Commitment { comm_d: comm_p, nodes, bytes }: Commitment) -> Piece {
    Piece { comm_p, nodes, bytes }
}

fn empty() -> Result<Piece, Error> {
    Ok(Piece { comm_p: comm_d_of_zeros(LEAST)?, nodes: LEAST, bytes: 0 })
}

/// Leaves of the tree over a file of `bytes` bytes.
fn leaves_of(bytes: u64) -> u64 {
    fr32::nodes(bytes).max(LEAST).next_power_of_two()
}

/// The small files that come next, from file `first` on, by groups, whose trees have together no
/// more leaves than the largest of them may have.
fn groups(first: usize, leaves: &[Option<u64>]) -> Vec<Range<usize>> {
    let mut groups: Vec<Range<usize>> = Vec::new();
    let mut together = 0;
    for (i, own) in (first..).zip(leaves.iter().map_while(|own| own.filter(|own| *own <= PIECE))) {
        match groups.last_mut() {
            Some(group) if together + own <= PIECE => group.end = i + 1,
            _ => {
                groups.push(i..i + 1);
                together = 0;
            }
        }
        together += own;
    }
    groups
}

/// The commitments to some small files.
fn of_group(files: &[PathBuf]) -> Vec<Result<Piece, Error>> {
    let (mut leaves, mut sizes) = (Vec::new(), Vec::new());
    let read = |file: &PathBuf| {
        let data = fs::read(file).map_err(Error::io("read", file))?;
        let nodes = leaves_of(data.len() as u64);
        let begin = leaves.len();
        leaves.resize(begin + nodes as usize, [0; NODE]);
        fr32::pad(&data, &mut leaves[begin..]);
        sizes.push(nodes);
        Ok((nodes, data.len() as u64))
    };
    let shapes: Vec<Result<(u64, u64), Error>> = files.iter().map(read).collect();
    let mut roots = roots(leaves, sizes).into_iter();
    let mut with_root = |(nodes, bytes)| Piece { comm_p: roots.next().unwrap_or_default(), nodes, bytes };
    shapes.into_iter().map(|shape| shape.map(&mut with_root)).collect()
}

/// The roots of trees whose leaves lie one after another, each a power of two of them. A row of all
/// trees is hashed at a time.
fn roots(mut row: Vec<Node>, mut sizes: Vec<u64>) -> Vec<Node> {
    let mut roots = vec![[0; NODE]; sizes.len()];
    let mut trees: Vec<usize> = (0..sizes.len()).collect();
    while !trees.is_empty() {
        // Trees that have come to their root leave the row.
        let mut rest = Vec::with_capacity(row.len());
        let mut nodes = row.as_slice();
        trees.retain(|&tree| {
            let (own, after) = nodes.split_at(sizes[tree] as usize);
            nodes = after;
            if let [root] = own {
                roots[tree] = *root;
                return false;
            }
            rest.extend_from_slice(own);
            sizes[tree] /= 2;
            true
        });
        row = pairs_above(&rest);
    }
    roots
}

#[cfg(test)]
mod tests {
    use super::*;

    fn any(length: usize) -> Vec<u8> {
        (0..length).map(|i| (i.wrapping_mul(2_654_435_761) >> 13) as u8).collect()
    }

    /// The commitment by the tree of one file.
    fn alone(file: &Path) -> Piece {
        let how = Committing { padding: Padding::Fr32, nodes: None, threads: 1 };
        piece(comm_d(file, how, &Stop::default(), &mut |_| {}).expect("committed"))
    }

    /// Of all sizes, small ones and larger ones in turns, a folder and a file that is not there.
    #[test]
    fn files_together_have_the_commitments_of_each() {
        let folder = tempfile::tempdir().expect("a folder");
        let largest = (127 << 13) as usize;
        let lengths =
            [1, 126, 127, 128, 1000, largest, largest + 1, 5, 400_000, 700_000, 300, 2 * largest + 9, 64];
        let mut files: Vec<PathBuf> = Vec::new();
        for (i, length) in lengths.into_iter().enumerate() {
            files.push(folder.path().join(i.to_string()));
            fs::write(&files[i], any(length)).expect("written");
        }
        let expected: Vec<Option<Piece>> = files.iter().map(|file| Some(alone(file))).collect();
        files.insert(4, folder.path().join("none"));
        files.insert(9, folder.path().to_owned());
        let mut expected = expected;
        expected.insert(4, None);
        expected.insert(9, None);
        for threads in [1, 3] {
            let mut found = Vec::new();
            comm_p(&files, threads, &Stop::default(), &mut |_| {}, |i, piece| {
                assert_eq!(i, found.len());
                found.push(piece.ok());
                Ok(())
            })
            .expect("all are told");
            assert_eq!(found, expected, "{threads} threads");
        }
    }

    #[test]
    fn streams_have_the_commitments_of_files() {
        let folder = tempfile::tempdir().expect("a folder");
        for length in [1, 127, 128, 127 << 13, (127 << 13) + 1] {
            let file = folder.path().join("file");
            fs::write(&file, any(length)).expect("written");
            let data = any(length);
            let streamed = comm_p_of_stream(Path::new("-"), &mut data.as_slice(), 2, &Stop::default());
            assert_eq!(streamed.expect("committed"), alone(&file), "{length} bytes");
        }
    }

    /// The test case of FRC-0069.
    #[test]
    fn nothing_is_a_piece_of_zeros() {
        let name = "bafkzcibcp4bdomn3tgwgrh3g532zopskstnbrd2n3sxfqbze7rxt7vqn7veigmy";
        let streamed = comm_p_of_stream(Path::new("-"), &mut [].as_slice(), 1, &Stop::default());
        assert_eq!(streamed.expect("committed").cid_v2(), name);
        let file = tempfile::NamedTempFile::new().expect("a file");
        comm_p(&[file.path().to_owned()], 1, &Stop::default(), &mut |_| {}, |_, piece| {
            assert_eq!(piece.expect("committed").cid_v2(), name);
            Ok(())
        })
        .expect("it is told");
    }

    #[test]
    fn it_stops_when_it_is_asked_to() {
        let file = tempfile::NamedTempFile::new().expect("a file");
        let stop = Stop::default();
        stop.request();
        let ended = comm_p(&[file.path().to_owned()], 1, &stop, &mut |_| {}, |_, _| Ok(()));
        assert!(matches!(ended, Err(Error::Interrupted { saved: None })), "{ended:?}");
    }
}
