//! Proof-of-replication on files.

use crate::buffer::Bytes;
use crate::{error, wait};
use hashweave::poseidon::{Arity, PoseidonError, hash_many};
use hashweave::replicate::{ApiVersion, NODE, Node, Parameters, Scheme};
use pyo3::conversion::FromPyObjectOwned;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict};
use runner::replicate::{self, Committing, Event, Options, Outcome, Padding, Progress, Replica, Tell};
use runner::stop::Stop;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// One of something, or a sequence of them.
#[derive(FromPyObject)]
pub(crate) enum Several<T> {
    One(T),
    Many(Vec<T>),
}

impl<T> Several<T> {
    fn all(self) -> Vec<T> {
        match self {
            Self::One(one) => vec![one],
            Self::Many(many) => many,
        }
    }
}

/// 32 bytes.
fn node(name: &str, bytes: &[u8]) -> PyResult<Node> {
    bytes.try_into().map_err(|_| error::value(format!("{name}: {} bytes instead of {NODE}", bytes.len())))
}

fn nodes(name: &str, values: Several<Vec<u8>>) -> PyResult<Vec<Node>> {
    values.all().iter().map(|bytes| node(name, bytes)).collect()
}

/// Options that the functions have in common.
struct How {
    scheme: String,
    nodes: Option<u64>,
    layers: Option<u32>,
    porep_id: Option<Vec<u8>>,
    api_version: String,
    threads: Option<isize>,
    dir: Option<PathBuf>,
    resume: bool,
    cached_graph: bool,
    kernel: Option<String>,
    padding: Padding,
    checkpoint: f64,
    force: bool,
    memory: Option<u64>,
    /// Whether the inputs are replicas, which are as long as they are.
    decodes: bool,
}

impl How {
    /// From keywords, all of them.
    fn of(keywords: &Bound<'_, PyDict>) -> PyResult<Self> {
        fn item<'py, T: FromPyObjectOwned<'py>>(keywords: &Bound<'py, PyDict>, name: &str) -> PyResult<T> {
            let py = keywords.py();
            let value = keywords.get_item(name)?.unwrap_or_else(|| py.None().into_bound(py));
            value.extract::<T>().map_err(|fault| {
                let fault: PyErr = fault.into();
                let text = format!("{name}: {}", fault.value(py));
                PyErr::from_type(fault.get_type(py), text)
            })
        }
        Ok(Self {
            scheme: item(keywords, "scheme")?,
            nodes: item(keywords, "nodes")?,
            layers: item(keywords, "layers")?,
            porep_id: item(keywords, "porep_id")?,
            api_version: item(keywords, "api_version")?,
            threads: item(keywords, "threads")?,
            dir: item(keywords, "dir")?,
            resume: item(keywords, "resume")?,
            cached_graph: item(keywords, "cached_graph")?,
            kernel: item(keywords, "kernel")?,
            padding: Padding::of_options(item(keywords, "pad")?, item(keywords, "fr32")?),
            checkpoint: item(keywords, "checkpoint")?,
            force: item(keywords, "force")?,
            memory: item(keywords, "memory")?,
            decodes: false,
        })
    }

    fn parameters(&self, inputs: &[PathBuf]) -> PyResult<Parameters> {
        let scheme: Scheme = self.scheme.parse().map_err(error::value)?;
        let api_version: ApiVersion = self.api_version.parse().map_err(error::value)?;
        let count = match self.nodes {
            Some(count) => count,
            None if inputs.is_empty() => {
                return Err(error::value("nodes: needed, since there is no input to count them in"));
            }
            None => {
                let inputs: Vec<&Path> = inputs.iter().map(PathBuf::as_path).collect();
                let nodes = match self.decodes {
                    true => replicate::nodes_of_replicas(&inputs),
                    false => replicate::nodes(&inputs, self.padding),
                };
                nodes.map_err(error::of_replica)?
            }
        };
        let porep_id = self.porep_id.as_deref().map_or(Ok([0; NODE]), |bytes| node("porep_id", bytes))?;
        let layers = self.layers.unwrap_or_else(|| Parameters::usual_layers(scheme, count));
        Parameters::new(scheme, count, layers, porep_id, api_version).map_err(error::value)
    }

    fn options(&self, inputs: &[PathBuf]) -> PyResult<Options> {
        let checkpoint = Duration::try_from_secs_f64(self.checkpoint).map_err(|_| {
            error::value(format!("checkpoint must be a number of seconds, not {}", self.checkpoint))
        })?;
        Ok(Options {
            threads: wait::threads("threads", self.threads)?,
            dir: self.dir.clone(),
            resume: self.resume,
            cached_graph: self.cached_graph,
            kernel: self.kernel.clone(),
            padding: self.padding,
            checkpoint,
            force: self.force,
            memory: self.memory,
            ..Options::new(self.parameters(inputs)?)
        })
    }
}

/// The result of a run.
#[pyclass(frozen, module = "hashweave.replicate")]
pub(crate) struct Replicated {
    outcome: Outcome,
    mended: Vec<String>,
}

#[pymethods]
impl Replicated {
    /// The SHA-256 digests of all outputs; for `labels` those of all layers of the first replica,
    /// then of the second one, and so on.
    #[getter]
    fn digests<'py>(&self, py: Python<'py>) -> Vec<Bound<'py, PyBytes>> {
        self.outcome.digests.iter().map(|digest| PyBytes::new(py, digest)).collect()
    }

    /// The position at which an earlier run was continued: the layer, counted from 1, and the
    /// number of its nodes that were done.
    #[getter]
    fn resumed_at(&self) -> Option<(u32, u64)> {
        self.outcome.resumed_at
    }

    /// The number of bytes of the data of every replica, if it was encoded or decoded with `fr32`;
    /// `decode` needs it.
    #[getter]
    fn lengths(&self) -> Vec<u64> {
        self.outcome.lengths.clone()
    }

    /// The reference with which the data of every decoded replica were compared: `data`,
    /// `identity`, `padding` or `nothing`.
    #[getter]
    fn verified(&self) -> Vec<&'static str> {
        self.outcome.verified.iter().map(|verified| verified.name()).collect()
    }

    /// Damaged saved files, and the point from which the run continued instead; one line each.
    #[getter]
    fn mended(&self) -> Vec<String> {
        self.mended.clone()
    }

    /// The time that the run took, in seconds.
    #[getter]
    fn seconds(&self) -> f64 {
        self.outcome.seconds
    }

    fn __repr__(&self) -> String {
        format!(
            "<hashweave.replicate.Replicated {} outputs in {:.1} s>",
            self.outcome.digests.len(),
            self.outcome.seconds
        )
    }
}

/// The progress and the repairs that a run has reported.
#[derive(Default)]
struct Said {
    progress: Option<Progress>,
    mended: Vec<String>,
}

/// Does work that tells how far it is, and passes that on to a callback: stage, layer, layers,
/// nodes done, nodes in all.
fn told<R: Send + 'static>(
    py: Python<'_>,
    callback: Option<Bound<'_, PyAny>>,
    work: impl FnOnce(&Stop, &mut Tell<'_>) -> Result<R, replicate::Error> + Send + 'static,
) -> PyResult<(R, Vec<String>)> {
    let said: Arc<Mutex<Said>> = Arc::default();
    let locked = |said: &Mutex<Said>, change: &mut dyn FnMut(&mut Said)| {
        change(&mut said.lock().unwrap_or_else(PoisonError::into_inner));
    };
    let stop = Stop::default();
    let run = {
        let (said, stop) = (Arc::clone(&said), stop.clone());
        move || {
            work(&stop, &mut |event| {
                locked(&said, &mut |said| match event {
                    Event::Progress(progress) => said.progress = Some(progress),
                    Event::Mended(line) => said.mended.push(line.to_owned()),
                    _ => {}
                });
            })
        }
    };
    let report = |_: Python<'_>| {
        let mut news = None;
        locked(&said, &mut |said| news = said.progress.take());
        match (&callback, news) {
            (Some(callback), Some(at)) => callback
                .call1((at.stage.name(), at.layer, at.layers, at.nodes_done, at.nodes_total))
                .map(drop),
            _ => Ok(()),
        }
    };
    let result = wait::work(py, &stop, run, report)?.map_err(error::of_replica)?;
    let mut mended = Vec::new();
    locked(&said, &mut |said| mended = core::mem::take(&mut said.mended));
    Ok((result, mended))
}

/// The files of replicas.
fn replicas(
    inputs: &[PathBuf],
    outputs: Several<PathBuf>,
    ids: Several<Vec<u8>>,
    comm_d: Option<Several<Vec<u8>>>,
    lengths: Option<Several<u64>>,
) -> PyResult<Vec<Replica>> {
    let (outputs, ids) = (outputs.all(), nodes("replica_ids", ids)?);
    let comm_d = comm_d.map(|comm_d| nodes("comm_d", comm_d)).transpose()?;
    let lengths = lengths.map(Several::all);
    let counts = [
        ("outputs", Some(outputs.len())),
        ("replica_ids", Some(ids.len())),
        ("comm_d", comm_d.as_ref().map(Vec::len)),
        ("length", lengths.as_ref().map(Vec::len)),
    ];
    for (name, count) in counts {
        if let Some(count) = count.filter(|&count| count != inputs.len()) {
            return Err(error::value(format!("{name}: {count} for {} inputs", inputs.len())));
        }
    }
    let replica = |((k, input), output): ((usize, &PathBuf), PathBuf)| Replica {
        comm_d: comm_d.as_ref().map(|comm_d| comm_d[k]),
        length: lengths.as_ref().map(|lengths| lengths[k]),
        ..Replica::new(input.clone(), output, ids[k])
    };
    Ok(inputs.iter().enumerate().zip(outputs).map(replica).collect())
}

/// Encode data into replicas. `how` has every keyword of `hashweave.replicate.encode`.
#[pyfunction]
#[pyo3(signature = (inputs, outputs, replica_ids, how, progress=None))]
pub(crate) fn encode(
    py: Python<'_>,
    inputs: Several<PathBuf>,
    outputs: Several<PathBuf>,
    replica_ids: Several<Vec<u8>>,
    how: &Bound<'_, PyDict>,
    progress: Option<Bound<'_, PyAny>>,
) -> PyResult<Replicated> {
    let inputs = inputs.all();
    let replicas = replicas(&inputs, outputs, replica_ids, None, None)?;
    let options = How::of(how)?.options(&inputs)?;
    let (outcome, mended) =
        told(py, progress, move |stop, tell| replicate::encode(&options, &replicas, stop, tell))?;
    Ok(Replicated { outcome, mended })
}

/// Decode replicas into data. `how` has every keyword of `hashweave.replicate.decode`.
#[pyfunction]
#[pyo3(signature = (inputs, outputs, replica_ids, comm_d, length, how, progress=None))]
#[expect(clippy::too_many_arguments, reason = "they are what the command has for each replica")]
pub(crate) fn decode(
    py: Python<'_>,
    inputs: Several<PathBuf>,
    outputs: Several<PathBuf>,
    replica_ids: Several<Vec<u8>>,
    comm_d: Option<Several<Vec<u8>>>,
    length: Option<Several<u64>>,
    how: &Bound<'_, PyDict>,
    progress: Option<Bound<'_, PyAny>>,
) -> PyResult<Replicated> {
    let inputs = inputs.all();
    let replicas = replicas(&inputs, outputs, replica_ids, comm_d, length)?;
    let options = How { decodes: true, ..How::of(how)? }.options(&inputs)?;
    let (outcome, mended) =
        told(py, progress, move |stop, tell| replicate::decode(&options, &replicas, stop, tell))?;
    Ok(Replicated { outcome, mended })
}

/// Write the layers of `sdr` into the folder. `how` has every keyword of
/// `hashweave.replicate.labels`.
#[pyfunction]
#[pyo3(signature = (replica_ids, how, progress=None))]
pub(crate) fn labels(
    py: Python<'_>,
    replica_ids: Several<Vec<u8>>,
    how: &Bound<'_, PyDict>,
    progress: Option<Bound<'_, PyAny>>,
) -> PyResult<Replicated> {
    let ids = nodes("replica_ids", replica_ids)?;
    let options = How::of(how)?.options(&[])?;
    let (outcome, mended) =
        told(py, progress, move |stop, tell| replicate::labels(&options, &ids, stop, tell))?;
    Ok(Replicated { outcome, mended })
}

/// Recompute random nodes of every stored layer. Return the number of compared nodes, and the seed
/// with which they were drawn.
#[pyfunction]
#[pyo3(signature = (dir, samples, seed, threads, progress=None))]
pub(crate) fn audit(
    py: Python<'_>,
    dir: PathBuf,
    samples: usize,
    seed: Option<u64>,
    threads: Option<isize>,
    progress: Option<Bound<'_, PyAny>>,
) -> PyResult<(u64, u64)> {
    // The folder says of which parameters it is.
    let any = Parameters::new(Scheme::Sdr, 1, 1, [0; NODE], ApiVersion::V1_2_0).map_err(error::value)?;
    let options =
        Options { dir: Some(dir), threads: wait::threads("threads", threads)?, ..Options::new(any) };
    let (audit, _) =
        told(py, progress, move |stop, tell| replicate::audit(&options, samples, seed, stop, tell))?;
    Ok((audit.checked, audit.seed))
}

/// Return the commitment to the data of a file.
#[pyfunction]
#[pyo3(signature = (path, pad, fr32, threads, progress=None))]
pub(crate) fn comm_d<'py>(
    py: Python<'py>,
    path: PathBuf,
    pad: bool,
    fr32: bool,
    threads: Option<isize>,
    progress: Option<Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyBytes>> {
    let threads = wait::threads("threads", threads)?;
    let how = Committing { padding: Padding::of_options(pad, fr32), nodes: None, threads };
    let (committed, _) = told(py, progress, move |stop, tell| replicate::comm_d(&path, how, stop, tell))?;
    Ok(PyBytes::new(py, &committed.comm_d))
}

/// Return the digests of preimages of `arity` elements by Poseidon.
#[pyfunction]
pub(crate) fn poseidon<'py>(
    py: Python<'py>,
    preimages: Bound<'py, PyAny>,
    arity: usize,
) -> PyResult<Bound<'py, PyBytes>> {
    let arity = Arity::new(arity).ok_or(PoseidonError::Arity { elements: arity }).map_err(error::value)?;
    let bytes = Bytes::of(preimages.as_borrowed())?;
    let preimages = bytes.get();
    let mut digests = vec![0; preimages.len() / arity.elements()];
    py.detach(|| hash_many(arity, preimages, &mut digests)).map_err(error::value)?;
    Ok(PyBytes::new(py, &digests))
}
