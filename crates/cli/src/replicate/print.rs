//! The results of `hashweave replicate`, on standard output: lines as `sha256sum` prints them, or
//! JSON lines.

use crate::clean;
use crate::output::{self, Lines};
use crate::words::counted;
use hashweave::replicate::{NODE, Node, Parameters, Piece, cid};
use runner::replicate::{
    Audit, Commitment, Keep, Looked, Options, Outcome, Padding, ParentsFile, Repair, Replica, Sealed, Stages,
};
use serde::Serialize;
use std::path::Path;

/// The kind of an output.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Kind {
    Replica,
    Data,
    Layer,
}

/// An output, with the fields that the documentation promises.
#[derive(Serialize)]
struct File<'a> {
    kind: Kind,
    #[serde(skip_serializing_if = "Option::is_none")]
    input: Option<String>,
    output: String,
    replica_id: String,
    sha256: String,
    /// The size of the data in bytes, if the replica holds them padded.
    #[serde(skip_serializing_if = "Option::is_none")]
    length: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    verified: Option<&'static str>,
    #[serde(flatten)]
    parameters: &'a Parameters,
}

/// Returns the name of an output.
pub(super) fn name(replica: &Replica) -> &Path {
    replica.named_output().name()
}

/// The end of a run.
#[derive(Serialize)]
struct Done {
    kind: &'static str,
    replicas: usize,
    threads: usize,
    seconds: f64,
    labels_per_second: f64,
    mib_s: f64,
    resumed_layer: Option<u32>,
    resumed_node: Option<u64>,
    stages: StageSeconds,
}

/// The seconds of all threads together.
#[derive(Serialize)]
struct StageSeconds {
    hashing: f64,
    parents: f64,
    waiting: f64,
    encoding: f64,
    input_output: f64,
}

impl From<Stages> for StageSeconds {
    fn from(stages: Stages) -> Self {
        let Stages { hashing, parents, waiting, encoding, input_output } = stages;
        Self { hashing, parents, waiting, encoding, input_output }
    }
}

/// Prints a line for every output.
pub(super) fn outputs(
    to: Lines,
    kind: Kind,
    options: &Options,
    replicas: &[Replica],
    outcome: &Outcome,
    json: bool,
) -> anyhow::Result<()> {
    for (k, (replica, digest)) in replicas.iter().zip(&outcome.digests).enumerate() {
        if !json {
            line(to, digest, name(replica))?;
            continue;
        }
        let data = kind != Kind::Layer;
        to.json_line(&File {
            kind,
            input: data.then(|| replica.input.display().to_string()),
            output: name(replica).display().to_string(),
            replica_id: hex::encode(replica.replica_id),
            sha256: hex::encode(digest),
            length: outcome.lengths.get(k).copied().filter(|_| data),
            verified: outcome.verified.get(k).map(|verified| verified.name()),
            parameters: &options.parameters,
        })?;
    }
    Ok(())
}

/// Prints the last line in JSON.
pub(super) fn done(to: Lines, kind: Kind, options: &Options, outcome: &Outcome) -> anyhow::Result<()> {
    let all = kind == Kind::Layer && options.keep == Keep::All;
    let replicas = outcome.digests.len() / if all { options.parameters.layers as usize } else { 1 };
    let nodes = (options.parameters.nodes * replicas) as f64;
    let seconds = outcome.seconds.max(1e-9);
    to.json_line(&Done {
        kind: "done",
        replicas,
        threads: options.threads,
        seconds: outcome.seconds,
        labels_per_second: nodes * f64::from(options.parameters.layers) / seconds,
        mib_s: nodes * NODE as f64 / f64::from(1 << 20) / seconds,
        resumed_layer: outcome.resumed_at.map(|(layer, _)| layer),
        resumed_node: outcome.resumed_at.map(|(_, node)| node),
        stages: outcome.stages.into(),
    })
}

/// Prints the tree over the data in a folder, and the output of phase 1 next to it.
pub(super) fn tree(
    to: Lines,
    parameters: &Parameters,
    folder: &Path,
    comm_d: &Node,
    phase_1: Option<&Path>,
) -> anyhow::Result<()> {
    to.json_line(&Tree {
        kind: "tree-d",
        output: folder.join("sc-02-data-tree-d.dat").display().to_string(),
        bytes: ((2 * parameters.nodes - 1) * NODE) as u64,
        comm_d: hex::encode(comm_d),
        phase_1: phase_1.map(|path| path.display().to_string()),
    })
}

#[derive(Serialize)]
struct Tree {
    kind: &'static str,
    output: String,
    bytes: u64,
    comm_d: String,
    phase_1: Option<String>,
}

/// Formats a line as `sha256sum` does, but without escaping names; on a terminal they are cleaned.
fn line(to: Lines, digest: &Node, path: &Path) -> anyhow::Result<()> {
    let mut line = format!("{}  ", hex::encode(digest)).into_bytes();
    if to.is_terminal() {
        line.extend(clean::line(&path.to_string_lossy()).as_bytes());
    } else {
        line.extend(path.as_os_str().as_encoded_bytes());
    }
    line.push(b'\n');
    to.write(&line)
}

pub(super) fn parents(
    to: Lines,
    parameters: &Parameters,
    made: &ParentsFile,
    json: bool,
) -> anyhow::Result<()> {
    if !json {
        return line(to, &made.sha256, &made.path);
    }
    let (output, sha256) = (made.path.display().to_string(), hex::encode(made.sha256));
    to.json_line(&Cache { kind: "parents", output, bytes: made.bytes, sha256, parameters })
}

#[derive(Serialize)]
struct Cache<'a> {
    kind: &'static str,
    output: String,
    bytes: u64,
    sha256: String,
    #[serde(flatten)]
    parameters: &'a Parameters,
}

pub(super) fn comm_d(
    file: &Path,
    padding: Padding,
    committed: &Commitment,
    json: bool,
) -> anyhow::Result<()> {
    let &Commitment { comm_d, nodes, bytes, .. } = committed;
    let comm_d = hex::encode(comm_d);
    if !json {
        return output::write(format!("{comm_d}\n").as_bytes());
    }
    let padding = (padding != Padding::None).then_some(Padded { bytes, padding: padding.name(), nodes });
    output::json_line(&Committed { kind: "comm-d", input: file.display().to_string(), comm_d, padding })
}

/// Prints the names of a piece.
pub(super) fn comm_p(file: &Path, piece: &Piece, json: bool) -> anyhow::Result<()> {
    let (cid_v1, cid_v2) = (piece.cid_v1(), piece.cid_v2());
    if !json {
        // A second name has up to five characters more for the length of its zeros.
        let name = file.to_string_lossy();
        let line = format!("{cid_v1}  {:>12}  {cid_v2:<72}  {}\n", piece.size(), clean::line(&name));
        return output::write(line.as_bytes());
    }
    output::json_line(&Pieced {
        kind: "comm-p",
        input: file.display().to_string(),
        comm_p: hex::encode(piece.comm_p),
        cid_v1,
        cid_v2,
        bytes: piece.bytes,
        size: piece.size(),
        height: piece.height(),
    })
}

/// Prints the commitments of a sealed sector.
pub(super) fn sealed(
    dir: &Path,
    replica: &Path,
    replica_id: Option<&Node>,
    sealed: &Sealed,
    json: bool,
) -> anyhow::Result<()> {
    let [comm_d, comm_c, comm_r_last, comm_r] =
        [sealed.comm_d, sealed.comm_c, sealed.comm_r_last, sealed.comm_r].map(hex::encode);
    let (cid_comm_d, cid_comm_r) = (cid::of_comm_d(&sealed.comm_d), cid::of_comm_r(&sealed.comm_r));
    let replica = replica.display().to_string();
    if !json {
        let name = clean::line(&replica);
        let row = |what, comm, cid| format!("{what}  {comm}  {cid}  {name}\n");
        return output::lines(&(row("comm_d", comm_d, cid_comm_d) + &row("comm_r", comm_r, cid_comm_r)));
    }
    output::json_line(&Sector {
        kind: "sealed",
        dir: dir.display().to_string(),
        replica,
        replica_id: replica_id.map(hex::encode),
        comm_d,
        comm_r,
        cid_comm_d,
        cid_comm_r,
        comm_c,
        comm_r_last,
        files: sealed.files.iter().map(|file| file.display().to_string()).collect(),
        resumed_node: sealed.resumed_at,
        seconds: sealed.seconds,
    })
}

#[derive(Serialize)]
struct Sector {
    kind: &'static str,
    dir: String,
    replica: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    replica_id: Option<String>,
    comm_d: String,
    comm_r: String,
    cid_comm_d: String,
    cid_comm_r: String,
    comm_c: String,
    comm_r_last: String,
    files: Vec<String>,
    resumed_node: Option<u64>,
    seconds: f64,
}

#[derive(Serialize)]
struct Pieced {
    kind: &'static str,
    input: String,
    comm_p: String,
    cid_v1: String,
    cid_v2: String,
    bytes: u64,
    size: u64,
    height: u8,
}

#[derive(Serialize)]
struct Committed {
    kind: &'static str,
    input: String,
    comm_d: String,
    #[serde(flatten)]
    padding: Option<Padded>,
}

/// Data whose nodes differ from them because of padding.
#[derive(Serialize)]
struct Padded {
    bytes: u64,
    padding: &'static str,
    nodes: u64,
}

pub(super) fn audit(dir: &Path, audit: &Audit, json: bool) -> anyhow::Result<()> {
    let Audit { layers, samples, checked, seed, seconds, .. } = *audit;
    let dir = dir.display().to_string();
    let comm_d = audit.comm_d.map(hex::encode);
    let comm_r = audit.comm_r.map(hex::encode);
    let parent_cache = audit.parent_cache.as_ref().map(|path| path.display().to_string());
    if json {
        let kind = "audit";
        return output::json_line(&Audited {
            kind,
            dir,
            layers,
            samples,
            checked,
            seed,
            comm_d,
            comm_r,
            parent_cache,
            looked: audit.looked.as_ref().map(Into::into),
            seconds,
        });
    }
    let dir = clean::line(&dir);
    let (layers, nodes) = (counted(layers.into(), "layer"), counted(checked, "node"));
    let mut text = format!("{dir}: sound; {layers}, {nodes} computed again, seed {seed}");
    if let Some(comm_d) = comm_d {
        text += &format!(", tree of comm_d {comm_d}");
    }
    if let Some(comm_r) = comm_r {
        text += &format!(", trees of comm_r {comm_r}");
    }
    if let Some(path) = parent_cache {
        text += &format!(", {}", clean::line(&path));
    }
    text.push('\n');
    text += &audit.looked.as_ref().map_or_else(String::new, |looked| listed(&dir, looked));
    output::lines(&text)
}

/// Prints a line for each kind of files.
fn listed(dir: &str, looked: &Looked) -> String {
    let lists = [
        ("looked at", &looked.looked_at),
        ("not looked at", &looked.not_looked_at),
        ("missing, but not required", &looked.missing),
    ];
    let lists = lists.into_iter().filter(|(_, names)| !names.is_empty());
    lists.map(|(what, names)| format!("{dir}: {what}: {}\n", clean::line(&names.join(", ")))).collect()
}

/// The files of another program's folder.
#[derive(Serialize)]
struct Files<'a> {
    looked_at: &'a [String],
    not_looked_at: &'a [String],
    missing: &'a [String],
}

impl<'a> From<&'a Looked> for Files<'a> {
    fn from(looked: &'a Looked) -> Self {
        let Looked { looked_at, not_looked_at, missing } = looked;
        Self { looked_at, not_looked_at, missing }
    }
}

#[derive(Serialize)]
struct Audited<'a> {
    kind: &'static str,
    dir: String,
    layers: u32,
    samples: usize,
    checked: u64,
    seed: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    comm_d: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    comm_r: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    parent_cache: Option<String>,
    #[serde(flatten)]
    looked: Option<Files<'a>>,
    seconds: f64,
}

pub(super) fn repair(dir: &Path, repair: &Repair, json: bool) -> anyhow::Result<()> {
    let &Repair { nodes, seconds, .. } = repair;
    let files: Vec<String> = repair.files.iter().map(|file| file.display().to_string()).collect();
    let dir = dir.display().to_string();
    if json {
        return output::json_line(&Repaired { kind: "repair", dir, files, nodes, seconds });
    }
    let dir = clean::line(&dir);
    if files.is_empty() {
        return output::lines(&format!("{dir}: sound; nothing was changed\n"));
    }
    let lines: String = files.iter().map(|file| format!("{}: repaired\n", clean::line(file))).collect();
    let were = if nodes == 1 { "was" } else { "were" };
    let nodes = counted(nodes, "node");
    output::lines(&format!("{lines}{dir}: sound again; {nodes} of layers {were} changed\n"))
}

#[derive(Serialize)]
struct Repaired {
    kind: &'static str,
    dir: String,
    files: Vec<String>,
    nodes: u64,
    seconds: f64,
}
