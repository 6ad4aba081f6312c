//! The output of the first phase of main net's programs (`seal_pre_commit_phase1` of
//! `filecoin-proofs-api` 19), which the second one takes, as JSON: the registered proof, the places
//! of layers and tree, and comm_d. The second phase looks for the files in the folder that it is
//! told, whatever paths are stated here.

use super::layout::{self, Layout, PHASE_1, TREE_D};
use super::{Error, at, tree_d};
use crate::durable;
use hashweave::object::base64;
use hashweave::replicate::{Node, Parameters};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf, absolute};

/// The number of registered proofs.
const PROOFS: u64 = 20;

/// The sizes of registered proofs, in the order of their numbers, as their names have them.
const SIZES: [&str; 5] = ["2KiB", "8MiB", "512MiB", "32GiB", "64GiB"];

/// The endings of the names of registered proofs: numbers 0 to 4, 5 to 9, ….
const VERSIONS: [&str; 4] = ["", "_1", "_1_Feat_SyntheticPoRep", "_2_Feat_NonInteractivePoRep"];

#[derive(Serialize)]
struct Phase1<'a> {
    registered_proof: String,
    labels: BTreeMap<String, Labels<'a>>,
    config: Store<'a>,
    comm_d: Node,
    /// The field that Lotus adds, to try the sector after the second phase.
    #[serde(rename = "_lotus_SealRandomness", skip_serializing_if = "Option::is_none")]
    ticket: Option<String>,
}

#[derive(Serialize)]
struct Labels<'a> {
    labels: Vec<Store<'a>>,
    /// The field of a type that has no value.
    _h: (),
}

/// A file of nodes, by the part of its name that differs.
#[derive(Serialize)]
struct Store<'a> {
    path: &'a Path,
    id: String,
    size: usize,
    rows_to_discard: usize,
}

/// The statements of such a file, as text.
pub(super) struct Stated {
    pub(super) registered_proof: String,
    pub(super) layers: String,
    pub(super) comm_d: Option<String>,
    pub(super) ticket: Option<String>,
}

impl Stated {
    /// The statements that the file must make.
    pub(super) fn of(parameters: &Parameters, comm_d: Option<&Node>, ticket: Option<Node>) -> Self {
        Self {
            registered_proof: registered(parameters).map_or_else(|| "none".to_owned(), name),
            layers: parameters.layers.to_string(),
            comm_d: comm_d.map(hex::encode),
            ticket: ticket.map(|ticket| base64(&ticket)),
        }
    }
}

/// The fields that are read.
#[derive(Deserialize)]
struct Read {
    registered_proof: String,
    labels: BTreeMap<String, ReadLabels>,
    comm_d: Node,
    #[serde(rename = "_lotus_SealRandomness")]
    ticket: Option<String>,
}

#[derive(Deserialize)]
struct ReadLabels {
    labels: Vec<serde_json::Value>,
}

/// Reads the file in a folder, if there is one.
pub(super) fn read(folder: &Path) -> Result<Option<Stated>, Error> {
    let path = folder.join(PHASE_1);
    at::regular(&path)?;
    let text = match fs::read(&path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        read => read.map_err(Error::io("read", &path))?,
    };
    let read: Read = serde_json::from_slice(&text).map_err(|error| Error::Corrupt {
        file: path,
        what: format!("is not what phase 1 returns: {error}"),
    })?;
    let layers: usize = read.labels.values().map(|labels| labels.labels.len()).sum();
    Ok(Some(Stated {
        registered_proof: read.registered_proof,
        layers: layers.to_string(),
        comm_d: Some(hex::encode(read.comm_d)),
        ticket: read.ticket,
    }))
}

/// Writes the input of the second phase into the folder of a replica, which has the names of
/// [`Layout::Filecoin`]. With the ticket the file is as Lotus stores it; if none is given, that of
/// the file that is there stays. Gives the file; nothing if these are the parameters of no
/// registered proof.
pub(super) fn write(
    parameters: &Parameters,
    folder: &Path,
    comm_d: &Node,
    ticket: Option<&Node>,
) -> Result<Option<PathBuf>, Error> {
    let Some(proof) = registered(parameters) else { return Ok(None) };
    let place = absolute(folder).map_err(Error::io("find", folder))?;
    let store = |file: &str, size: usize| Store {
        path: &place,
        id: layout::id_of(file).to_owned(),
        size,
        rows_to_discard: 0,
    };
    let layers = (1..=parameters.layers).map(|file| store(&Layout::Filecoin.layer(file), parameters.nodes));
    let labels = Labels { labels: layers.collect(), _h: () };
    // Who resumes by the replica id alone does not know the ticket.
    let kept = read(folder).ok().flatten().filter(|kept| {
        let own = Stated::of(parameters, Some(comm_d), None);
        (&kept.registered_proof, &kept.layers, &kept.comm_d)
            == (&own.registered_proof, &own.layers, &own.comm_d)
    });
    let output = Phase1 {
        registered_proof: name(proof),
        labels: BTreeMap::from([(first_name(proof), labels)]),
        config: store(TREE_D, tree_d::nodes(parameters.nodes)),
        comm_d: *comm_d,
        ticket: ticket.map(|ticket| base64(ticket)).or(kept.and_then(|kept| kept.ticket)),
    };
    let path = folder.join(PHASE_1);
    // A name that is not Unicode has no place in JSON.
    let text =
        serde_json::to_string(&output).map_err(|error| Error::io("name in JSON", &place)(error.into()))?;
    durable::write(&path, text.as_bytes())?;
    Ok(Some(path))
}

/// The registered proof of these parameters.
fn registered(parameters: &Parameters) -> Option<u64> {
    (0..PROOFS).find(|&number| Parameters::registered(number).as_ref() == Some(parameters))
}

/// Its name.
fn name(proof: u64) -> String {
    format!("{}{}", first_name(proof), VERSIONS[(proof / 5) as usize])
}

/// The name of the first version of its size.
fn first_name(proof: u64) -> String {
    format!("StackedDrg{}V1", SIZES[(proof % 5) as usize])
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    #[test]
    fn it_has_the_fields_of_main_nets_programs() {
        let folder = tempfile::tempdir().expect("a folder");
        let place = folder.path().to_str().expect("UTF-8");
        let store =
            |id: &str, size: usize| json!({"path": place, "id": id, "size": size, "rows_to_discard": 0});
        for (number, name, first) in [
            (0, "StackedDrg2KiBV1", "StackedDrg2KiBV1"),
            (5, "StackedDrg2KiBV1_1", "StackedDrg2KiBV1"),
            (10, "StackedDrg2KiBV1_1_Feat_SyntheticPoRep", "StackedDrg2KiBV1"),
            (15, "StackedDrg2KiBV1_2_Feat_NonInteractivePoRep", "StackedDrg2KiBV1"),
        ] {
            let parameters = Parameters::registered(number).expect("a registered proof");
            let path =
                write(&parameters, folder.path(), &[7; 32], None).expect("written").expect("registered");
            let text = std::fs::read(&path).expect("a file");
            let expected = json!({
                "registered_proof": name,
                "labels": {first: {"labels": [store("layer-1", 64), store("layer-2", 64)], "_h": null}},
                "config": store("tree-d", 127),
                "comm_d": vec![7; 32],
            });
            assert_eq!(serde_json::from_slice::<Value>(&text).expect("JSON"), expected);
            write(&parameters, folder.path(), &[7; 32], Some(&[1; 32])).expect("written");
            let text = std::fs::read_to_string(&path).expect("a file");
            assert!(
                text.contains(r#""_lotus_SealRandomness":"AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE="}"#)
            );
            // Without the ticket it stays, but not that of other data.
            write(&parameters, folder.path(), &[7; 32], None).expect("written");
            assert_eq!(std::fs::read_to_string(&path).expect("a file"), text);
            write(&parameters, folder.path(), &[8; 32], None).expect("written");
            assert!(!std::fs::read_to_string(&path).expect("a file").contains("_lotus"));
        }
        #[cfg(unix)]
        {
            use std::os::unix::ffi::OsStrExt;
            let odd = folder.path().join(std::ffi::OsStr::from_bytes(b"\xff"));
            let parameters = Parameters::registered(0).expect("a registered proof");
            let error = write(&parameters, &odd, &[7; 32], None).expect_err("no Unicode").to_string();
            assert!(error.contains("cannot name in JSON") && error.contains("UTF-8"), "{error}");
        }
        let other = Parameters { layers: 3, ..Parameters::registered(0).expect("a registered proof") };
        assert_eq!(write(&other, folder.path(), &[7; 32], None).expect("nothing"), None);
    }
}
