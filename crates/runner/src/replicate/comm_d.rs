//! The commitment to unsealed data: the root of a binary tree over its nodes.
//!
//! An inner node is SHA-256 of its two children, with the two highest bits cleared; the nodes of the data are the leaves as they are.
//! Threads reduce pieces of 1 MiB to their roots, many hashes at once; the roots, 32 bytes for each MiB, are reduced here.

use super::parents::progress;
use super::{Error, Stage, Tell, ordered};
use crate::stop::Stop;
use hashweave::replicate::{NODE, Node, field};
use hashweave::{Algorithm, digest_many};
use std::fs::{self, File};
use std::io::{self, Read, Seek, SeekFrom};
use std::path::Path;

/// Nodes of a piece.
const PIECE: u64 = 1 << 15;

/// The commitment to the data of a file. With `pad`, zeros fill it to the next power of two nodes.
///
/// # Errors
///
/// If the file cannot be read, is no power of two of nodes long and is not to be padded, a node is not below r, or it was asked to stop.
pub fn comm_d(
    input: &Path,
    pad: bool,
    threads: usize,
    stop: &Stop,
    tell: &mut Tell<'_>,
) -> Result<Node, Error> {
    let bytes = fs::metadata(input).map_err(Error::io("read", input))?.len();
    let nodes = whole(input, bytes, pad)?;
    let piece = PIECE.min(nodes);
    let zeros = reduced(vec![[0; NODE]; piece as usize]);
    let count = (nodes / piece) as usize;
    let helpers = if threads > 1 { threads } else { 0 };
    let make = |i: usize| {
        Error::if_stopped(stop)?;
        let first = i as u64 * piece;
        if first * NODE as u64 >= bytes {
            return Ok(zeros);
        }
        let data = read(input, first, piece, bytes).map_err(Error::io("read", input))?;
        if let Some(bad) = data.iter().position(|node| !field::is_element(node)) {
            let fault =
                format!("node {} is not below r, so it is not an element of the field", first + bad as u64);
            return Err(Error::Input { file: input.to_owned(), fault });
        }
        Ok(reduced(data))
    };
    let mut roots = Vec::with_capacity(count);
    ordered::in_order(count, helpers, make, |i, root| {
        roots.push(root);
        tell(progress(Stage::Labelling, (i + 1) * piece as usize, nodes as usize));
        Ok(())
    })?;
    Ok(reduced(roots))
}

/// How many nodes the tree has for its leaves.
fn whole(input: &Path, bytes: u64, pad: bool) -> Result<u64, Error> {
    let fault = |fault: String| Err(Error::Input { file: input.to_owned(), fault });
    if bytes == 0 {
        return fault("it is empty or not a regular file: there is nothing to commit to".to_owned());
    }
    let nodes = bytes.div_ceil(NODE as u64).next_power_of_two();
    let filled = nodes * NODE as u64;
    if filled != bytes && !pad {
        return fault(format!(
            "it has {bytes} bytes, but a tree has a power of two of nodes of {NODE} bytes; --pad fills it with zeros to {filled} bytes"
        ));
    }
    Ok(nodes)
}

/// Some nodes of a file of so many bytes, with zeros after its end.
fn read(input: &Path, first: u64, count: u64, bytes: u64) -> io::Result<Vec<Node>> {
    let mut nodes = vec![[0; NODE]; count as usize];
    let begin = first * NODE as u64;
    let there = (bytes - begin).min(count * NODE as u64) as usize;
    let mut file = File::open(input)?;
    file.seek(SeekFrom::Start(begin))?;
    file.read_exact(&mut nodes.as_flattened_mut()[..there])?;
    Ok(nodes)
}

/// The root over some nodes, a power of two of them.
pub(super) fn reduced(mut nodes: Vec<Node>) -> Node {
    while nodes.len() > 1 {
        nodes = above(&nodes);
    }
    nodes[0]
}

/// The nodes of the tree right above some nodes, an even number of them.
pub(super) fn above(nodes: &[Node]) -> Vec<Node> {
    let pairs = nodes.as_flattened().as_chunks::<{ 2 * NODE }>().0;
    let mut above = vec![[0; NODE]; pairs.len()];
    digest_many(Algorithm::Sha256, pairs, above.as_flattened_mut());
    above.iter_mut().for_each(|node| *node = field::masked(*node));
    above
}

/// The commitment to so many zeros, a power of two: every row of the tree has one value.
///
/// # Errors
///
/// If the number is no power of two.
pub fn comm_d_of_zeros(nodes: u64) -> Result<Node, Error> {
    if !nodes.is_power_of_two() {
        let text = format!("{nodes} nodes: a tree has a power of two of nodes");
        return Err(Error::Usage(text));
    }
    Ok((0..nodes.trailing_zeros()).fold([0; NODE], |node, _| above(&[node; 2])[0]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Write;

    fn of(bytes: &[u8], pad: bool, threads: usize) -> Result<Node, Error> {
        let mut file = tempfile::NamedTempFile::new().expect("a file");
        file.write_all(bytes).expect("written");
        comm_d(file.path(), pad, threads, &Stop::default(), &mut |_| {})
    }

    /// The definition, without kernels, pieces and threads.
    fn plain(nodes: &[u8]) -> Node {
        if let Ok(leaf) = nodes.try_into() {
            return leaf;
        }
        let (left, right) = nodes.split_at(nodes.len() / 2);
        let digest = hashweave::digest(Algorithm::Sha256, &[plain(left), plain(right)].concat());
        field::masked(digest.try_into().expect("32 bytes"))
    }

    /// From the specification.
    #[test]
    fn zeros_have_the_commitments_of_main_net() {
        let known = [
            (128, "3731bb99ac689f66eef5973e4a94da188f4ddcae580724fc6f3fd60dfd488333"),
            (2048, "fc7e928296e516faade986b28f92d44a4f24b935485223376a799027bc18f833"),
        ];
        for (bytes, expected) in known {
            assert_eq!(hex::encode(of(&vec![0; bytes], false, 1).expect("committed")), expected);
            assert_eq!(hex::encode(of(&vec![0; bytes - 33], true, 2).expect("committed")), expected);
        }
    }

    #[test]
    fn every_size_has_the_root_of_the_definition() {
        // Up to four pieces.
        for nodes in [1, 2, 4, 256, PIECE as usize, 4 * PIECE as usize] {
            let mut data: Vec<u8> = (0..nodes * NODE).map(|i| (i * 31 + i / 97) as u8).collect();
            data.as_chunks_mut::<NODE>().0.iter_mut().for_each(|node| *node = field::masked(*node));
            for threads in [1, 3] {
                assert_eq!(of(&data, false, threads).expect("committed"), plain(&data), "{nodes} nodes");
            }
            if nodes > 1 {
                data[nodes * NODE / 2 + 5..].fill(0);
                let part = &data[..nodes * NODE / 2 + 5];
                assert_eq!(of(part, true, 3).expect("committed"), plain(&data), "a part of {nodes} nodes");
            }
        }
    }

    #[test]
    fn it_stops_when_it_is_asked_to() {
        let mut file = tempfile::NamedTempFile::new().expect("a file");
        file.write_all(&[0; 64]).expect("written");
        let stop = Stop::default();
        stop.request();
        let error = comm_d(file.path(), false, 1, &stop, &mut |_| {}).expect_err("stopped");
        assert!(matches!(error, Error::Interrupted { saved: None }), "{error}");
    }

    #[test]
    fn what_is_no_tree_is_refused() {
        let text = |bytes: &[u8], pad| of(bytes, pad, 1).expect_err("refused").to_string();
        assert!(text(&[0; 96], false).contains("to 128 bytes"));
        assert!(text(&[0; 33], false).contains("to 64 bytes"));
        assert!(text(&[], true).contains("empty"));
        let mut data = [0; 4 * NODE];
        data[3 * NODE - 1] = 0x74;
        assert!(text(&data, false).contains("node 2 is not below r"));
        let error =
            comm_d(Path::new("/no/such/file"), false, 1, &Stop::default(), &mut |_| {}).expect_err("no file");
        assert!(error.to_string().contains("/no/such/file"));
    }
}
