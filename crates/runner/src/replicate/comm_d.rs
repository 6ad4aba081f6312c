//! The commitment to unsealed data: the root of a binary tree over its nodes.
//!
//! An inner node is SHA-256 of its two children, with the two highest bits cleared; the nodes of
//! the data are the leaves, and zeros fill them to a power of two. Threads reduce pieces of 1 MiB
//! to their roots, many hashes at once; the roots, 32 bytes for each MiB, are reduced here. The
//! length of a stream is not known before its end, so its pieces are read in order.

use super::input::{ANY, elements, is_zeros};
use super::parents::progress;
use super::{Error, Padding, Stage, Tell, ordered};
use crate::stop::Stop;
use hashweave::replicate::{NODE, Node, fr32, pairs_above, root_above, root_above_in, root_of_zeros};
use std::fs::{self, File};
use std::io::{self, Read, Seek, SeekFrom};
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// Nodes of a piece.
pub(super) const PIECE: u64 = 1 << 15;

/// How data are committed to.
#[derive(Clone, Copy, Debug)]
pub struct Committing {
    /// How they become nodes. [`Padding::Fr32`] gives the commitment to a piece of Filecoin.
    pub padding: Padding,
    /// Nodes of the tree, a power of two, if they are to be more than the data need.
    pub nodes: Option<u64>,
    /// Threads in all.
    pub threads: usize,
}

/// The commitment to data, and their size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Commitment {
    /// The root.
    pub comm_d: Node,
    /// Leaves of the tree.
    pub nodes: u64,
    /// Bytes of the data.
    pub bytes: u64,
}

/// The commitment to the data of a file; `/dev/zero` is as many zeros as nodes are asked for.
///
/// # Errors
///
/// If the file is no regular file or cannot be read, has no power of two of nodes and is not to be
/// padded, a node is not below r, or a stop was requested.
pub fn comm_d(input: &Path, how: Committing, stop: &Stop, tell: &mut Tell<'_>) -> Result<Commitment, Error> {
    if is_zeros(input) {
        return of_zeros(input, how);
    }
    let bytes = length(input)?;
    let tree = Tree::of(input, bytes, how)?;
    let piece = PIECE.min(tree.whole);
    let scratches = Scratches::default();
    let make = |i: usize| {
        Error::if_stopped(stop)?;
        let first = i as u64 * piece;
        scratches.with(|Scratch { data, rows }| {
            read(input, first, piece, bytes, how.padding, data).map_err(Error::io("read", input))?;
            root_of(input, data, first, piece, how.padding, rows)
        })
    };
    let count = tree.own.div_ceil(piece) as usize;
    let mut roots = Vec::with_capacity(count);
    let helpers = if how.threads > 1 { how.threads } else { 0 };
    ordered::in_order(count, helpers, make, |i, root| {
        roots.push(root);
        let done = ((i + 1) as u64 * piece).min(tree.own);
        tell(progress(Stage::Labelling, done as usize, tree.own as usize));
        Ok(())
    })?;
    Ok(tree.committed(over(roots, piece as usize), bytes))
}

/// The bytes of a regular file.
pub(super) fn length(input: &Path) -> Result<u64, Error> {
    let data = fs::metadata(input).map_err(Error::io("read", input))?;
    // To open a pipe waits until a process writes to it.
    if data.is_file() {
        return Ok(data.len());
    }
    let fault = "is not a file; give - to read standard input, which may be a pipe".to_owned();
    Err(Error::Input { file: input.to_owned(), fault })
}

/// The same of data that can be read only once, from the beginning to the end; `name` is how errors
/// call them.
///
/// # Errors
///
/// As of [`comm_d`]. That nothing is to pad them is known at their end.
pub fn comm_d_of_stream(
    name: &Path,
    stream: &mut (dyn Read + Send),
    how: Committing,
    stop: &Stop,
) -> Result<Commitment, Error> {
    let (bytes, failed) = (AtomicU64::new(0), AtomicBool::new(false));
    let (roots, scratches) = (Mutex::new(Vec::new()), Scratches::default());
    let room = how.padding.bytes(PIECE);
    let mut count = 0;
    // Once a piece is bad, no more are read.
    let chunks = std::iter::from_fn(|| {
        let going = !failed.load(Ordering::Relaxed);
        let mut data = Vec::new();
        let read = going.then(|| stream.take(room).read_to_end(&mut data))?;
        bytes.fetch_add(data.len() as u64, Ordering::Relaxed);
        count += 1;
        let read = read.map_err(Error::io("read", name)).and_then(|_| Error::if_stopped(stop));
        (read.is_err() || !data.is_empty()).then(|| (count - 1, read.map(|()| data)))
    });
    ordered::spread(how.threads, chunks, |(index, data): (usize, Result<Vec<u8>, Error>)| {
        let first = index as u64 * PIECE;
        let root = data.and_then(|data| {
            // The first piece is smaller if it is the only one, and zeros fill all others.
            let only = index == 0 && (data.len() as u64) < room;
            let own = how.padding.nodes(data.len() as u64).next_power_of_two();
            let piece = if only { own } else { PIECE };
            scratches.with(|scratch| root_of(name, &data, first, piece, how.padding, &mut scratch.rows))
        });
        let root = root.inspect_err(|_| failed.store(true, Ordering::Relaxed))?;
        let mut roots = ordered::held(&roots);
        let most = roots.len().max(index + 1);
        roots.resize(most, [0; NODE]);
        roots[index] = root;
        Ok(())
    })?;
    let bytes = bytes.into_inner();
    let tree = Tree::of(name, bytes, how)?;
    let roots = roots.into_inner().unwrap_or_default();
    Ok(tree.committed(over(roots, PIECE.min(tree.whole) as usize), bytes))
}

fn of_zeros(input: &Path, how: Committing) -> Result<Commitment, Error> {
    let Some(nodes) = how.nodes else {
        return Err(Error::Usage(format!("{} has no end: give --size or --nodes", input.display())));
    };
    how.padding.check(nodes)?;
    Ok(Commitment { comm_d: comm_d_of_zeros(nodes)?, nodes, bytes: how.padding.bytes(nodes) })
}

/// The sizes of a tree over data.
struct Tree {
    /// Nodes that the data have.
    own: u64,
    /// The next power of two.
    whole: u64,
    /// Nodes that were asked for.
    nodes: u64,
}

impl Tree {
    /// The shape of the tree over an input of `bytes` bytes.
    fn of(input: &Path, bytes: u64, how: Committing) -> Result<Self, Error> {
        let fault = |fault: String| Err(Error::Input { file: input.to_owned(), fault });
        if bytes == 0 {
            return fault("it is empty: there is nothing to commit to".to_owned());
        }
        let own = how.padding.nodes(bytes);
        let whole = own.next_power_of_two();
        let fills = how.padding != Padding::None;
        if whole * NODE as u64 != bytes && !fills {
            return fault(format!(
                "it has {bytes} bytes, but a tree has a power of two of nodes of {NODE} bytes: --fr32 pads it as a piece of Filecoin, --pad fills its nodes with zeros to {} bytes",
                whole * NODE as u64
            ));
        }
        let nodes = how.nodes.unwrap_or(whole);
        if !nodes.is_power_of_two() || nodes < own || nodes > whole && !fills {
            return Err(Error::Usage(format!(
                "{}: {nodes} nodes: a tree has a power of two of nodes, at least as many as the data, which have {own}; --fr32 and --pad fill them with zeros",
                input.display()
            )));
        }
        Ok(Self { own, whole, nodes })
    }

    /// The commitment by the root over the nodes that the data need.
    fn committed(&self, mut root: Node, bytes: u64) -> Commitment {
        let mut width = self.whole;
        while width < self.nodes {
            root = pairs_above(&[root, zeros(width)])[0];
            width *= 2;
        }
        Commitment { comm_d: root, nodes: self.nodes, bytes }
    }
}

/// The memory that a thread needs for a piece, and needs again for the next one: the system gives new
/// memory page by page, which took a third of the time.
#[derive(Default)]
struct Scratch {
    data: Vec<u8>,
    rows: [Vec<Node>; 2],
}

/// The scratches that no thread has.
#[derive(Default)]
struct Scratches(Mutex<Vec<Scratch>>);

impl Scratches {
    fn with<T>(&self, work: impl FnOnce(&mut Scratch) -> T) -> T {
        let mut scratch = ordered::held(&self.0).pop().unwrap_or_default();
        let made = work(&mut scratch);
        ordered::held(&self.0).push(scratch);
        made
    }
}

/// Reads `count` nodes, from node `first` on, of a file of `bytes` bytes; at its end fewer.
fn read(
    input: &Path,
    first: u64,
    count: u64,
    bytes: u64,
    padding: Padding,
    data: &mut Vec<u8>,
) -> io::Result<()> {
    let begin = padding.bytes(first);
    data.resize((bytes - begin).min(padding.bytes(count)) as usize, 0);
    let mut file = File::open(input)?;
    file.seek(SeekFrom::Start(begin))?;
    file.read_exact(data)
}

/// The root over a piece of `piece` nodes, of which the first ones are these data and the others
/// zeros.
fn root_of(
    input: &Path,
    data: &[u8],
    first: u64,
    piece: u64,
    padding: Padding,
    [nodes, above]: &mut [Vec<Node>; 2],
) -> Result<Node, Error> {
    nodes.resize(piece as usize, [0; NODE]);
    above.resize(piece as usize / 2, [0; NODE]);
    if padding == Padding::Fr32 {
        fr32::pad(data, nodes);
    } else {
        let (own, zeros) = nodes.as_flattened_mut().split_at_mut(data.len());
        own.copy_from_slice(data);
        zeros.fill(0);
        elements(input, first, nodes, ANY)?;
    }
    Ok(root_above_in(nodes, above))
}

/// The root over the roots of pieces of `piece` nodes each, with pieces of zeros up to a power of
/// two.
pub(super) fn over(mut roots: Vec<Node>, piece: usize) -> Node {
    roots.resize(roots.len().next_power_of_two(), zeros(piece as u64));
    root_above(roots)
}

/// The commitment to `nodes` nodes of zeros.
///
/// # Errors
///
/// If the number is no power of two.
pub fn comm_d_of_zeros(nodes: u64) -> Result<Node, Error> {
    if !nodes.is_power_of_two() {
        let text = format!("{nodes} nodes: a tree has a power of two of nodes");
        return Err(Error::Usage(text));
    }
    Ok(zeros(nodes))
}

/// The root over `nodes` zeros, a power of two.
fn zeros(nodes: u64) -> Node {
    root_of_zeros(nodes.trailing_zeros())
}

#[cfg(test)]
mod tests {
    use super::super::padding::by_definition;
    use super::*;
    use hashweave::Algorithm;
    use hashweave::replicate::field;
    use std::io::Write;

    const VECTORS: &str = include_str!("../../../../vectors/replicate/comm-p.txt");

    fn how(padding: Padding, threads: usize) -> Committing {
        Committing { padding, nodes: None, threads }
    }

    /// The commitment to the bytes as a file, and as a stream, which must be the same.
    fn committed(bytes: &[u8], how: Committing) -> Result<Commitment, Error> {
        let mut file = tempfile::NamedTempFile::new().expect("a file");
        file.write_all(bytes).expect("written");
        let (mut stream, stop) = (bytes, Stop::default());
        let streamed = comm_d_of_stream(file.path(), &mut stream, how, &stop);
        let read = comm_d(file.path(), how, &stop, &mut |_| {});
        match (&read, &streamed) {
            (Ok(read), Ok(streamed)) => assert_eq!(read, streamed),
            (Err(read), Err(streamed)) => assert_eq!(read.to_string(), streamed.to_string()),
            _ => panic!("{read:?}, but as a stream {streamed:?}"),
        }
        read
    }

    fn of(bytes: &[u8], padding: Padding, threads: usize) -> Result<Node, Error> {
        committed(bytes, how(padding, threads)).map(|commitment| commitment.comm_d)
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

    /// Data padded by the definition, with zeros up to a power of two of nodes.
    fn padded(data: &[u8]) -> Vec<u8> {
        by_definition(data, (data.len().div_ceil(127) * 4).next_power_of_two())
    }

    fn any(length: usize) -> Vec<u8> {
        (0..length).map(|i| (i.wrapping_mul(2_654_435_761) >> 13) as u8).collect()
    }

    /// From the specification.
    #[test]
    fn zeros_have_the_commitments_of_main_net() {
        let known = [
            (128, "3731bb99ac689f66eef5973e4a94da188f4ddcae580724fc6f3fd60dfd488333"),
            (2048, "fc7e928296e516faade986b28f92d44a4f24b935485223376a799027bc18f833"),
        ];
        for (bytes, expected) in known {
            assert_eq!(hex::encode(of(&vec![0; bytes], Padding::None, 1).expect("committed")), expected);
            let part = vec![0; bytes - 33];
            assert_eq!(hex::encode(of(&part, Padding::Zeros, 2).expect("committed")), expected);
            let nodes = Some((bytes / NODE) as u64);
            let asked = Committing { nodes, ..how(Padding::Fr32, 1) };
            let zeros = comm_d(Path::new("/dev/zero"), asked, &Stop::default(), &mut |_| {});
            let zeros = zeros.expect("committed");
            assert_eq!(
                (hex::encode(zeros.comm_d), zeros.bytes),
                (expected.to_owned(), bytes as u64 / 128 * 127)
            );
        }
    }

    /// Pieces of Lotus and of FRC-0069.
    #[test]
    fn pieces_have_the_commitments_of_filecoin() {
        let lines = VECTORS.lines().filter(|line| !line.starts_with('#'));
        let mut count = 0;
        for line in lines {
            let [length, padded, fill, comm_p] =
                line.split(' ').collect::<Vec<_>>().try_into().expect("four words");
            let length: usize = length.parse().expect("a number");
            let data: Vec<u8> = match fill {
                "0xCC" => vec![0xCC; length],
                _ => (0..length).map(|i| (i / 127) as u8).collect(),
            };
            let piece = committed(&data, how(Padding::Fr32, 2)).expect("committed");
            assert_eq!((hex::encode(piece.comm_d), piece.bytes), (comm_p.to_owned(), length as u64));
            assert_eq!((piece.nodes * NODE as u64).to_string(), padded);
            count += 1;
        }
        assert_eq!(count, 19);
    }

    /// Around groups, powers of two, and the pieces of 2^13 groups that threads take.
    #[test]
    fn padded_data_have_the_root_of_the_definition() {
        let piece = 127 << 13;
        let around = |n: usize| [n - 1, n, n + 1];
        let small = (1..300).chain([127 * 8, 127 * 16, 127 * 31].into_iter().flat_map(around));
        let large = [piece, 2 * piece, 3 * piece].into_iter().flat_map(around);
        for length in small.chain(large) {
            let data = any(length);
            let expected = plain(&padded(&data));
            for threads in [1, 3] {
                assert_eq!(of(&data, Padding::Fr32, threads).expect("committed"), expected, "{length} bytes");
            }
        }
    }

    #[test]
    fn a_larger_tree_ends_with_zeros() {
        for (bytes, nodes) in [(127, 4_u64), (127, 64), (1000, 1 << 16), (128 << 13, 1 << 17)] {
            let mut leaves = padded(&any(bytes));
            leaves.resize(nodes as usize * NODE, 0);
            let asked = Committing { nodes: Some(nodes), ..how(Padding::Fr32, 2) };
            let commitment = committed(&any(bytes), asked).expect("committed");
            assert_eq!((commitment.comm_d, commitment.nodes), (plain(&leaves), nodes));
        }
        for nodes in [0, 4, 12] {
            let asked = Committing { nodes: Some(nodes), ..how(Padding::Fr32, 1) };
            let error = committed(&any(254), asked).expect_err("too few").to_string();
            assert!(error.contains("at least as many as the data, which have 8"), "{error}");
        }
    }

    #[test]
    fn every_size_has_the_root_of_the_definition() {
        // Up to four pieces.
        for nodes in [1, 2, 4, 256, PIECE as usize, 4 * PIECE as usize] {
            let mut data: Vec<u8> = (0..nodes * NODE).map(|i| (i * 31 + i / 97) as u8).collect();
            data.as_chunks_mut::<NODE>().0.iter_mut().for_each(|node| *node = field::masked(*node));
            for threads in [1, 3] {
                let root = of(&data, Padding::None, threads).expect("committed");
                assert_eq!(root, plain(&data), "{nodes} nodes");
            }
            if nodes > 1 {
                data[nodes * NODE / 2 + 5..].fill(0);
                let part = &data[..nodes * NODE / 2 + 5];
                let root = of(part, Padding::Zeros, 3).expect("committed");
                assert_eq!(root, plain(&data), "a part of {nodes} nodes");
            }
        }
    }

    #[test]
    fn it_stops_when_it_is_asked_to() {
        let mut file = tempfile::NamedTempFile::new().expect("a file");
        file.write_all(&[0; 64]).expect("written");
        let (stop, how) = (Stop::default(), how(Padding::None, 1));
        stop.request();
        for error in [
            comm_d(file.path(), how, &stop, &mut |_| {}).expect_err("stopped"),
            comm_d_of_stream(file.path(), &mut io::repeat(0), how, &stop).expect_err("stopped"),
        ] {
            assert!(matches!(error, Error::Interrupted { saved: None }), "{error}");
        }
    }

    #[test]
    fn what_is_no_tree_is_refused() {
        let text = |bytes: &[u8], padding| of(bytes, padding, 1).expect_err("refused").to_string();
        assert!(text(&[0; 96], Padding::None).contains("to 128 bytes"));
        assert!(text(&[0; 33], Padding::None).contains("to 64 bytes"));
        for padding in [Padding::Zeros, Padding::Fr32] {
            assert!(text(&[], padding).contains("empty"));
        }
        let mut data = [0; 4 * NODE];
        data[3 * NODE - 1] = 0x74;
        let fault = text(&data, Padding::None);
        assert!(
            fault.contains("node 2 (bytes 64 to 95) is not below r") && fault.contains("--fr32"),
            "{fault}"
        );
        let how = how(Padding::None, 1);
        let error =
            comm_d(Path::new("/no/such/file"), how, &Stop::default(), &mut |_| {}).expect_err("no file");
        assert!(error.to_string().contains("/no/such/file"));
    }

    /// An endless stream ends at the first fault.
    #[test]
    fn a_stream_is_not_read_on_after_a_fault() {
        let how = how(Padding::None, 3);
        let mut endless = io::repeat(0xFF);
        let error =
            comm_d_of_stream(Path::new("-"), &mut endless, how, &Stop::default()).expect_err("a fault");
        assert!(error.to_string().contains("is not below r"), "{error}");
    }
}
