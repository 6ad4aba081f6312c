//! Data whose padding is taken back, segment by segment, as they are written; a segment is a whole
//! number of groups.

use super::input::placed;
use super::pieces::Pieces;
use super::state::Content;
use super::{Error, Options, Padding};
use hashweave::replicate::{NODE, fr32};
use std::path::{Path, PathBuf};

/// Bytes of the decoded data to write, if their padding is taken back: the number asked for, or the
/// one that the folder states for the encoded data.
pub(super) fn length(
    options: &Options,
    asked: Option<u64>,
    went_in: Option<&(Content, PathBuf)>,
) -> Result<Option<u64>, Error> {
    let most = fr32::bytes(options.parameters.nodes as u64);
    let usage = |text: String| Err(Error::Usage(text));
    let known = went_in.map(|(content, folder)| (content.fr32, content.bytes, folder.display()));
    match (options.padding, asked, known) {
        (Padding::Fr32, _, Some((false, _, folder))) => {
            usage(format!("{folder}: its data were encoded without --fr32: leave that off"))
        }
        (Padding::Fr32, None, None) => usage(format!(
            "the length of the data is not known: give --length N, which encode --fr32 stated, or --dir with the folder of that run ({most} is everything, with the zeros that fill the end)"
        )),
        (Padding::Fr32, Some(asked), Some((_, known, folder))) if asked != known => {
            usage(format!("--length {asked}: the data in {folder} have {known} bytes"))
        }
        (Padding::Fr32, Some(asked), _) if asked > most => {
            usage(format!("--length {asked}: {} nodes have room for {most} bytes", options.parameters.nodes))
        }
        (Padding::Fr32, asked, known) => Ok(asked.or(known.map(|(_, known, _)| known))),
        (_, Some(asked), _) => usage(format!(
            "--length {asked}: only data that were padded have another length than their nodes: give --fr32 as well"
        )),
        _ => Ok(None),
    }
}

/// Decoded nodes of a segment as they are written: if there is a length, without the padding and
/// cut there.
pub(super) fn taken_back(
    pieces: Pieces,
    segment: usize,
    nodes: Vec<u8>,
    length: Option<u64>,
    replica: &Path,
) -> Result<Vec<u8>, Error> {
    let Some(length) = length else { return Ok(nodes) };
    let fault = |fault: String| Error::Input { file: replica.to_owned(), fault };
    let first = pieces.nodes_of(segment..segment + 1).start as u64;
    let mut data = vec![0; fr32::bytes((nodes.len() / NODE) as u64) as usize];
    fr32::unpad(nodes.as_chunks().0, &mut data).map_err(|bad| {
        fault(format!(
            "decoded, {} does not end with two zero bits, so it is no data that --fr32 has padded: the replica has another id or graph, has changed, or was encoded without --fr32; nothing was written",
            placed(first + bad.node as u64)
        ))
    })?;
    let begin = fr32::bytes(first);
    let kept = length.saturating_sub(begin).min(data.len() as u64) as usize;
    if let Some(byte) = data[kept..].iter().position(|&byte| byte != 0) {
        let byte = begin + (kept + byte) as u64;
        return Err(fault(format!(
            "decoded, byte {byte} of the data is not zero, but they are said to have {length} bytes, followed by zeros: give the --length that encode --fr32 stated; nothing was written"
        )));
    }
    data.truncate(kept);
    Ok(data)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every segment is cut on its own, wherever the data end.
    #[test]
    fn data_are_cut_in_every_segment() {
        let pieces = Pieces { nodes: 20, chunk: 4, segment: 8, window: 2 };
        let replica = Path::new("r");
        for length in 0..=fr32::bytes(20) as usize {
            let data: Vec<u8> = (0..length).map(|i| (i * 7 + 1) as u8 | 1).collect();
            let mut nodes = vec![[0; NODE]; 20];
            fr32::pad(&data, &mut nodes);
            let segment = |segment: usize, length: usize| {
                let nodes = nodes[pieces.nodes_of(segment..segment + 1)].as_flattened().to_vec();
                taken_back(pieces, segment, nodes, Some(length as u64), replica)
            };
            let back: Vec<u8> = (0..3).flat_map(|n| segment(n, length).expect("padded")).collect();
            assert!(back == data, "{length} bytes");
            if length > 0 {
                let error = (0..3).find_map(|n| segment(n, length - 1).err()).expect("too short");
                assert!(error.to_string().contains(&format!("byte {} of", length - 1)), "{error}");
            }
        }
    }

    #[test]
    fn a_node_that_is_not_padded_is_named() {
        let pieces = Pieces { nodes: 16, chunk: 4, segment: 8, window: 2 };
        let mut nodes = vec![0; 8 * NODE];
        nodes[5 * NODE + NODE - 1] = 0x40;
        assert_eq!(taken_back(pieces, 1, nodes.clone(), None, Path::new("r")).expect("as it is"), nodes);
        let error = taken_back(pieces, 1, nodes, Some(5), Path::new("r")).expect_err("a bit").to_string();
        assert!(error.contains("r: ") && error.contains("node 13 (bytes 416 to 447)"), "{error}");
    }
}
