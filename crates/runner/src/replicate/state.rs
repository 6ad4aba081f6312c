//! The checkpoint: the statements of a folder about the replica in it.
//!
//! The text is the one way to write its content, and it carries the SHA-256 of that content: a file
//! that differs in one bit is refused. It is replaced as a whole, after everything that it names
//! was forced to the disk. It is there twice, so that the layers outlive a damage to it.

use super::{Error, Keep, Layout, at};
use crate::durable;
use hashweave::replicate::{Node, Parameters};
use hashweave::{Algorithm, digest_many};
use serde::{Deserialize, Serialize};
use std::fs;
use std::io;
use std::path::Path;

/// The version of the format of a folder.
const FORMAT: u32 = 1;

/// The file in a folder, and its copy.
pub(super) const FILE: &str = "state.json";
pub(super) const COPY: &str = "state.copy.json";

/// The options that a number of nodes comes from, and so on.
const OF_NODES: &str = "--nodes, --size, --registered-proof or the files";
const OF_LAYERS: &str = "--layers or --registered-proof";
const OF_GRAPH: &str = "--porep-id or --registered-proof";
const OF_VERSION: &str = "--api-version or --registered-proof";
const OF_ID: &str = "--replica-id, or from --prover-id, --sector, --ticket and --comm-d or the data";

/// The content of a checkpoint.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct State {
    format: u32,
    pub(super) parameters: Parameters,
    #[serde(with = "hex")]
    pub(super) replica_id: Node,
    /// Nodes of a segment.
    pub(super) segment: usize,
    /// The input, by the digest of the digests of its segments.
    pub(super) input: Option<Content>,
    /// The layers that are there; all but the last are whole.
    pub(super) layers: Vec<Kept>,
    /// The output, once it is written.
    pub(super) output: Option<Written>,
    /// How the files are named. The usual layout is not stated, so that a state is the same as
    /// before there was a choice.
    #[serde(default, skip_serializing_if = "Layout::is_usual")]
    pub(super) layout: Layout,
    /// Which layers stay.
    #[serde(default, skip_serializing_if = "Keep::is_usual")]
    pub(super) keep: Keep,
    /// The root of the tree over the data that is in the folder.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) comm_d: Option<Committed>,
}

/// A commitment to data.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(super) struct Committed(#[serde(with = "hex")] pub(super) Node);

/// An output.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Written {
    pub(super) file: String,
    pub(super) bytes: u64,
    #[serde(with = "hex")]
    pub(super) sha256: Node,
}

/// A file by its content.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Content {
    pub(super) bytes: u64,
    #[serde(with = "hex")]
    pub(super) sha256: Node,
    /// Whether its bytes were padded; the digest is that of the nodes.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(super) fr32: bool,
}

/// A layer, or as much of it as was walked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Kept {
    /// The number of its file.
    pub(super) file: u32,
    /// Segments that are there, in the order of the walk.
    pub(super) segments: usize,
    /// SHA-256 of their digests, in the order of nodes.
    #[serde(with = "hex")]
    pub(super) sha256: Node,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Sealed {
    state: State,
    /// SHA-256 of the state as JSON without spaces.
    #[serde(with = "hex")]
    sha256: Node,
}

impl State {
    pub(super) fn new(parameters: &Parameters, replica_id: Node, segment: usize) -> Self {
        let parameters = parameters.clone();
        Self {
            format: FORMAT,
            parameters,
            replica_id,
            segment,
            input: None,
            layers: Vec::new(),
            output: None,
            layout: Layout::default(),
            keep: Keep::default(),
            comm_d: None,
        }
    }

    /// Reads the state in a folder; nothing if it has none.
    pub(super) fn read(folder: &Path) -> Result<Option<Self>, Error> {
        Self::of_file(&folder.join(FILE))
    }

    /// The same; where the file is damaged or missing, the state in its copy; and the damage, if
    /// there is any.
    pub(super) fn recover(folder: &Path) -> Result<(Option<Self>, Option<Error>), Error> {
        match (Self::read(folder), Self::of_file(&folder.join(COPY))) {
            (Ok(Some(state)), _) => Ok((Some(state), None)),
            (Ok(None), copy) => Ok((copy?, None)),
            (Err(damage), Ok(Some(copy))) => Ok((Some(copy), Some(damage))),
            (Err(Error::Corrupt { file, what }), _) => {
                let what =
                    format!("{what}, and its copy cannot be used either; start again in an empty folder");
                Err(Error::Corrupt { file, what })
            }
            (Err(error), _) => Err(error),
        }
    }

    /// Reads the state in a file; nothing if there is no such file.
    fn of_file(path: &Path) -> Result<Option<Self>, Error> {
        at::regular(path)?;
        let text = match fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) if error.kind() == io::ErrorKind::InvalidData => String::new(),
            Err(error) => return Err(Error::io("read", path)(error)),
        };
        let sealed: Option<Sealed> = serde_json::from_str(&text).ok();
        let right = |sealed: &Sealed| text == sealed.state.text() && sealed.sha256 == sealed.state.sha256();
        match sealed.filter(right) {
            Some(Sealed { state, .. }) if state.format == FORMAT => Ok(Some(state)),
            Some(Sealed { state, .. }) => Err(Error::Corrupt {
                file: path.to_owned(),
                what: format!("has format {}, but this version knows only format {FORMAT}", state.format),
            }),
            None => Err(Error::Corrupt {
                file: path.to_owned(),
                what: "is not as it was written: its checksum differs".to_owned(),
            }),
        }
    }

    /// Replaces the file in a folder and its copy. Between the two, what either names is there.
    pub(super) fn write(&self, folder: &Path) -> Result<(), Error> {
        let text = self.text();
        for name in [COPY, FILE] {
            durable::write(&folder.join(name), text.as_bytes())?;
        }
        Ok(())
    }

    fn text(&self) -> String {
        let sealed = Sealed { state: self.clone(), sha256: self.sha256() };
        let mut text = serde_json::to_string_pretty(&sealed).expect("numbers and text");
        text.push('\n');
        text
    }

    fn sha256(&self) -> Node {
        sha256(&serde_json::to_vec(self).expect("numbers and text"))
    }

    /// The difference from a commitment that was given, if both are known.
    pub(super) fn other_comm_d(&self, given: Option<Node>) -> Option<String> {
        let (its, given) = (self.comm_d?.0, given?);
        (its != given).then(|| format!("its comm_d is {}, not {}", hex::encode(its), hex::encode(given)))
    }

    /// The first difference from another state in the values that must be the same when a run is
    /// continued.
    pub(super) fn difference(&self, other: &Self) -> Option<String> {
        let (mine, its) = (&self.parameters, &other.parameters);
        let rows = [
            ("scheme", "--scheme", mine.scheme.to_string(), its.scheme.to_string()),
            ("number of nodes", OF_NODES, mine.nodes.to_string(), its.nodes.to_string()),
            ("number of layers", OF_LAYERS, mine.layers.to_string(), its.layers.to_string()),
            ("porep id", OF_GRAPH, hex::encode(mine.porep_id), hex::encode(its.porep_id)),
            ("api version", OF_VERSION, mine.api_version.to_string(), its.api_version.to_string()),
            ("replica id", OF_ID, hex::encode(self.replica_id), hex::encode(other.replica_id)),
            ("layout", "--layout", self.layout.name().to_owned(), other.layout.name().to_owned()),
            ("choice of layers to keep", "--keep", self.keep.name().to_owned(), other.keep.name().to_owned()),
            ("size of segments", "the program", self.segment.to_string(), other.segment.to_string()),
        ];
        let differing = rows.into_iter().find(|(.., mine, its)| mine != its);
        differing.map(|(what, options, mine, its)| {
            format!("its {what} is {mine}, not {its}, which comes from {options}")
        })
    }
}

/// SHA-256 by the fastest way for one message.
pub(super) fn sha256(bytes: &[u8]) -> Node {
    let mut digest = [0; 32];
    digest_many(Algorithm::Sha256, &[bytes], &mut digest);
    digest
}

#[cfg(test)]
mod tests {
    use super::*;
    use hashweave::replicate::{ApiVersion, Scheme};

    #[test]
    fn a_state_with_any_bit_flipped_is_refused() {
        let parameters =
            Parameters::new(Scheme::Sdr, 100, 2, [3; 32], ApiVersion::V1_1_0).expect("parameters");
        let mut state = State::new(&parameters, [0xAB; 32], 4);
        state.layers.push(Kept { file: 1, segments: 3, sha256: [0xCD; 32] });
        state.input = Some(Content { bytes: 3200, sha256: [1; 32], fr32: true });
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join(FILE);
        assert!(State::read(folder.path()).expect("no file").is_none());
        state.write(folder.path()).expect("written");
        assert_eq!(State::read(folder.path()).expect("as written"), Some(state.clone()));
        let text = fs::read(&path).expect("the text");
        for bit in 0..text.len() * 8 {
            let mut flipped = text.clone();
            flipped[bit / 8] ^= 1 << (bit % 8);
            fs::write(&path, &flipped).expect("the flipped text");
            let error = State::read(folder.path()).expect_err("a flipped bit");
            assert!(error.to_string().contains("state.json"), "bit {bit}: {error}");
        }
        let (copy, damage) = State::recover(folder.path()).expect("there is the copy");
        assert!(copy == Some(state) && damage.is_some());
        fs::write(folder.path().join(COPY), &text[1..]).expect("a copy that is damaged too");
        assert!(State::recover(folder.path()).expect_err("both").to_string().contains("state.json"));
    }

    #[test]
    fn what_differs_is_named() {
        let parameters =
            Parameters::new(Scheme::Sdr, 100, 2, [3; 32], ApiVersion::V1_1_0).expect("parameters");
        let state = State::new(&parameters, [1; 32], 4);
        assert_eq!(state.difference(&state), None);
        let other = State::new(&parameters, [2; 32], 4);
        assert!(state.difference(&other).expect("the id").contains("replica id"));
        let fewer = Parameters { nodes: 99, ..parameters };
        let other = State::new(&fewer, [1; 32], 4);
        assert_eq!(
            state.difference(&other).expect("nodes"),
            "its number of nodes is 100, not 99, which comes from --nodes, --size, --registered-proof or the files"
        );
    }
}
