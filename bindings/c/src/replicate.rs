//! Proof-of-replication on files, with a callback.

use crate::handle::Handle;
use crate::hasher::free;
use crate::memory::{self, Place};
use crate::options::{self, Given, unfit};
use crate::status::{
    self, Error, HW_ERROR_FILE, HW_ERROR_INTERNAL, HW_ERROR_LENGTH, HW_ERROR_OPTION, HW_ERROR_SYSTEM,
    HW_ERROR_WRONG_ANSWER, HW_OK, HW_STOPPED, hw_status,
};
use core::ffi::{c_char, c_int, c_void};
use core::ptr;
use hashweave::replicate::{ApiVersion, NODE, Node, Parameters, Scheme};
use hashweave::search::text::{at_least_one, hex_bytes, number, seconds, thread_count};
use runner::replicate::{self, Committing, Event, Options, Outcome, Padding, Progress, Replica, Stage, Tell};
use runner::stop::Stop;
use std::ffi::CString;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// The options of a replication.
const OPTIONS: &str = "scheme porep-id registered-proof api-version layers nodes size threads kernel memory cached-graph dir resume checkpoint pad fr32 length force";

/// Nodes of a layer that an audit takes.
const MOST_SAMPLES: usize = 1 << 24;

/// As many as the option takes.
const MOST_THREADS: usize = 1 << 16;

/// A replication encodes data into replicas, or decodes replicas into data: options, files, and one
/// or more runs.
///
/// Threads: a replication may be used by different threads one after another; of two calls at the
/// same time the second returns HW_ERROR_BUSY. hw_replication_stop() may be called at any time.
#[derive(Debug)]
pub struct hw_replication {
    stop: Stop,
    plan: Handle<Plan>,
}

/// The stage of a run.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum hw_stage {
    /// It reads saved layers and checks their digests.
    HW_STAGE_VERIFYING = 0,
    /// It reads the inputs.
    HW_STAGE_LOADING = 1,
    /// It computes layers; hw_comm_d() computes the tree.
    HW_STAGE_LABELLING = 2,
    /// It adds labels to data or subtracts them, and writes the outputs.
    HW_STAGE_ENCODING = 3,
    /// It flushes the outputs to the disk.
    HW_STAGE_SAVING = 4,
    /// It hashes columns and trees, in the second phase of main net's programs.
    HW_STAGE_HASHING = 5,
}

impl From<Stage> for hw_stage {
    fn from(stage: Stage) -> Self {
        match stage {
            Stage::Verifying => Self::HW_STAGE_VERIFYING,
            Stage::Loading => Self::HW_STAGE_LOADING,
            Stage::Labelling => Self::HW_STAGE_LABELLING,
            Stage::Encoding => Self::HW_STAGE_ENCODING,
            Stage::Saving => Self::HW_STAGE_SAVING,
            Stage::Hashing => Self::HW_STAGE_HASHING,
        }
    }
}

/// The progress of a run.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct hw_replication_progress {
    /// The stage of the run.
    pub stage: hw_stage,
    /// The layer, counted from 1.
    pub layer: u32,
    /// The number of layers.
    pub layers: u32,
    /// The number of labelled nodes in all layers and replicas; for an audit, the number of layers
    /// that were compared.
    pub nodes_done: u64,
    /// The total number of nodes to be labelled; for an audit, of layers to be compared.
    pub nodes_total: u64,
    /// NULL, or a line which says that something saved was damaged, and where the run therefore
    /// continues; the numbers are 0 then. It is valid until the callback returns.
    pub mended: *const c_char,
}

/// Receives the progress of a run, in the thread of the caller. If it returns 0 the run continues;
/// any other value stops it as hw_replication_stop() does. It must return; it must not call longjmp
/// or throw.
pub type hw_replication_callback =
    Option<unsafe extern "C" fn(progress: *const hw_replication_progress, user: *mut c_void) -> c_int>;

/// The summary of an audit without errors.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct hw_audit {
    /// The number of layers of all replicas.
    pub layers: u32,
    /// The number of nodes that were compared.
    pub checked: u64,
    /// The seed with which the nodes were drawn.
    pub seed: u64,
    /// The time that it took, in seconds.
    pub seconds: f64,
}

/// A function of the caller's and the pointer that it is called with.
#[derive(Clone, Copy, Debug)]
struct Callback {
    function: hw_replication_callback,
    user: *mut c_void,
}

// SAFETY: the header says in which thread it is called, and the pointer is only handed on.
unsafe impl Send for Callback {}

impl Callback {
    /// Tells an event.
    fn tell(self, event: Event<'_>, stop: &Stop) {
        let Some(function) = self.function else { return };
        let mut line = CString::default();
        let mut told = hw_replication_progress {
            stage: hw_stage::HW_STAGE_VERIFYING,
            layer: 0,
            layers: 0,
            nodes_done: 0,
            nodes_total: 0,
            mended: ptr::null(),
        };
        match event {
            Event::Progress(Progress { stage, layer, layers, nodes_done, nodes_total }) => {
                told = hw_replication_progress {
                    stage: stage.into(),
                    layer,
                    layers,
                    nodes_done,
                    nodes_total,
                    ..told
                };
            }
            Event::Mended(text) => {
                line = CString::new(text).unwrap_or(line);
                told.mended = line.as_ptr();
            }
            _ => return,
        }
        // SAFETY: the caller gave the function for this.
        if unsafe { function(&told, self.user) } != 0 {
            stop.request();
        }
    }
}

/// Parameters of a run. None: the command's default.
#[derive(Debug)]
struct Plan {
    scheme: Scheme,
    porep_id: Option<Node>,
    registered_proof: Option<u64>,
    api_version: Option<ApiVersion>,
    layers: Option<u32>,
    nodes: Option<u64>,
    threads: Option<usize>,
    kernel: Option<String>,
    memory: Option<u64>,
    cached_graph: bool,
    dir: Option<PathBuf>,
    resume: bool,
    checkpoint: Option<Duration>,
    pad: bool,
    fr32: bool,
    /// Of the replicas that are added from now on.
    length: Option<u64>,
    force: bool,
    replicas: Vec<Replica>,
    callback: Callback,
}

/// 32 bytes, in hexadecimal.
fn node(text: &str) -> Result<Node, String> {
    let bytes = hex_bytes(text)?;
    let length = bytes.len();
    Node::try_from(bytes)
        .map_err(|_| format!("must be {NODE} bytes ({} digits), not {length} bytes", 2 * NODE))
}

/// Bytes: 2048, 2KiB, 512MiB.
fn size(text: &str) -> Result<u64, String> {
    number(text.strip_suffix('B').unwrap_or(text))
}

impl Plan {
    fn new() -> Self {
        Self {
            scheme: Scheme::Sdr,
            porep_id: None,
            registered_proof: None,
            api_version: None,
            layers: None,
            nodes: None,
            threads: None,
            kernel: None,
            memory: None,
            cached_graph: false,
            dir: None,
            resume: false,
            checkpoint: None,
            pad: false,
            fr32: false,
            length: None,
            force: false,
            replicas: Vec::new(),
            callback: Callback { function: None, user: ptr::null_mut() },
        }
    }

    fn set(&mut self, given: Given<'_>) -> Result<(), Error> {
        match given.name {
            "scheme" => self.scheme = given.parsed()?,
            "porep-id" => self.porep_id = Some(given.read(node)?),
            "registered-proof" => self.registered_proof = Some(given.parsed()?),
            "api-version" => self.api_version = Some(given.parsed()?),
            "layers" => self.layers = Some(given.parsed()?),
            "nodes" => self.nodes = Some(given.read(at_least_one)?),
            "size" => {
                let bytes = given.read(size)?;
                if bytes == 0 || !bytes.is_multiple_of(NODE as u64) {
                    return Err(unfit(format!(
                        "size {bytes}: must be a multiple of {NODE} bytes, the size of a node"
                    )));
                }
                self.nodes = Some(bytes / NODE as u64);
            }
            "threads" => self.threads = Some(given.read(thread_count)?),
            "kernel" => self.kernel = Some(given.parsed()?).filter(|name| name != "auto"),
            "memory" => self.memory = Some(given.read(size)?),
            "cached-graph" => self.cached_graph = given.flag()?,
            "dir" => self.dir = Some(given.path()?),
            "resume" => self.resume = given.flag()?,
            "checkpoint" => self.checkpoint = Some(given.read(seconds)?),
            "pad" => self.pad = given.flag()?,
            "fr32" => self.fr32 = given.flag()?,
            "length" => self.length = Some(given.read(number)?),
            "force" => self.force = given.flag()?,
            _ => return Err(given.unknown(OPTIONS)),
        }
        Ok(())
    }

    /// The parameters: those of a registered proof, or what the options and the inputs say.
    fn parameters(&self, takes: Takes) -> Result<Parameters, Error> {
        if let Some(number) = self.registered_proof {
            let registered = Parameters::registered(number);
            let registered = registered.ok_or_else(|| {
                unfit(format!("registered-proof {number}: there are 0 to {}", Parameters::REGISTERED - 1))
            })?;
            let others = [
                ("scheme", self.scheme != registered.scheme),
                ("porep-id", self.porep_id.is_some()),
                ("api-version", self.api_version.is_some()),
                ("layers", self.layers.is_some_and(|layers| layers != registered.layers)),
                ("nodes", self.nodes.is_some_and(|nodes| nodes != registered.nodes as u64)),
            ];
            return match others.iter().find(|(_, differs)| *differs) {
                Some((name, _)) => Err(unfit(format!("registered-proof {number} has its own {name}"))),
                None => Ok(registered),
            };
        }
        let nodes = match self.nodes {
            Some(nodes) => nodes,
            None if self.replicas.is_empty() => {
                return Err(unfit("the number of nodes is not known; set nodes, size or registered-proof"));
            }
            None => {
                let inputs: Vec<&Path> =
                    self.replicas.iter().map(|replica| replica.input.as_path()).collect();
                match takes {
                    Takes::Replicas => replicate::nodes_of_replicas(&inputs)?,
                    Takes::Nothing | Takes::Data => replicate::nodes(&inputs, self.padding())?,
                }
            }
        };
        let layers = self.layers.unwrap_or_else(|| Parameters::usual_layers(self.scheme, nodes));
        let version = self.api_version.unwrap_or(ApiVersion::V1_2_0);
        Parameters::new(self.scheme, nodes, layers, self.porep_id.unwrap_or_default(), version).map_err(unfit)
    }

    fn padding(&self) -> Padding {
        Padding::of_options(self.pad, self.fr32)
    }

    fn options(&self, parameters: Parameters) -> Options {
        let usual = Options::new(parameters);
        Options {
            threads: options::threads(self.threads),
            dir: self.dir.clone(),
            resume: self.resume,
            cached_graph: self.cached_graph,
            kernel: self.kernel.clone(),
            padding: self.padding(),
            checkpoint: self.checkpoint.unwrap_or(usual.checkpoint),
            force: self.force,
            memory: self.memory,
            ..usual
        }
    }
}

impl From<replicate::Error> for Error {
    fn from(error: replicate::Error) -> Self {
        let status = match &error {
            // The text says what is saved.
            replicate::Error::Interrupted { .. } => HW_STOPPED,
            replicate::Error::Usage(_) => HW_ERROR_OPTION,
            replicate::Error::Short(_) => HW_ERROR_SYSTEM,
            replicate::Error::Mismatch { .. } => HW_ERROR_WRONG_ANSWER,
            replicate::Error::Internal(_) => HW_ERROR_INTERNAL,
            _ => HW_ERROR_FILE,
        };
        Self::new(status, error.to_string())
    }
}

/// Makes a replication with the default options and no files. Free it with hw_replication_free().
/// On failure, `*replication` is NULL.
///
/// ```c
/// hw_replication_new(&replication);
/// hw_replication_set(replication, "scheme", "r2");
/// hw_replication_add(replication, replica_id, "data", "data.replica", NULL);
/// if (hw_replication_encode(replication, NULL, 0) < 0)
///     fprintf(stderr, "%s\n", hw_last_error());
/// hw_replication_free(replication);
/// ```
///
/// Threads: any number at once.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_replication_new(replication: *mut *mut hw_replication) -> hw_status {
    status::call(|| {
        // SAFETY: as the header promises.
        let place = unsafe { Place::new("replication", replication) }?;
        place.put(ptr::null_mut());
        place.put(memory::hand_out(hw_replication { stop: Stop::default(), plan: Handle::new(Plan::new()) }));
        Ok(HW_OK)
    })
}

/// Sets an option of a replication. Names and values are those of the command
/// `hashweave replicate`, without the leading hyphens:
///
/// | name | value | default |
/// |---|---|---|
/// | scheme | sdr, zigzag, r2 | sdr |
/// | registered-proof | for sdr: a number, which sets porep-id, api-version, layers and size | |
/// | porep-id | for sdr: 32 bytes in hexadecimal, from which the graph is derived | zeros |
/// | api-version | for sdr: 1.0.0, 1.1.0, 1.2.0 | 1.2.0 |
/// | layers | the number of layers | that of the scheme and size |
/// | nodes, size | the number of nodes of 32 bytes, or the same in bytes: 2048, 2KiB, 512MiB | from the files |
/// | threads | 1 to 65536 | all cores |
/// | kernel | a kernel by name | auto |
/// | memory | the number of bytes that may be used | what is available |
/// | cached-graph | yes: read parents from a cache in the folder | no |
/// | dir | a folder for layers and checkpoints | |
/// | resume | yes: continue from what the folder holds | no |
/// | checkpoint | the longest time between two checkpoints, in seconds | 20 |
/// | pad | yes: pad an input that is too short with zeros | no |
/// | fr32 | yes: pad data as Filecoin does, 127 bytes to 128, so they may be any bytes; to decode, take that back | no |
/// | length | with fr32, to decode: the bytes of the data of the replicas that are added afterwards | what the folder says |
/// | force | yes: replace outputs that exist already | no |
///
/// Threads: one call at a time for each replication.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_replication_set(
    replication: *mut hw_replication,
    name: *const c_char,
    value: *const c_char,
) -> hw_status {
    status::call(|| {
        // SAFETY: as the header promises.
        let replication = unsafe { memory::reference("replication", replication) }?;
        // SAFETY: as the header promises.
        let given = unsafe { Given::new(name, value) }?;
        replication.plan.take("replication")?.set(given)?;
        Ok(HW_OK)
    })
}

/// Adds a replica: its id of 32 bytes, the input file and the output file. Several replicas share
/// the lanes of a core. For hw_replication_labels() both files are NULL. `comm_d`, 32 bytes or
/// NULL, is the commitment that decoded data must have.
///
/// Threads: one call at a time for each replication.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_replication_add(
    replication: *mut hw_replication,
    replica_id: *const u8,
    input: *const c_char,
    output: *const c_char,
    comm_d: *const u8,
) -> hw_status {
    status::call(|| {
        // SAFETY: as the header promises.
        let replication = unsafe { memory::reference("replication", replication) }?;
        // SAFETY: as the header promises.
        let replica_id = *unsafe { memory::reference::<Node>("replica_id", replica_id.cast()) }?;
        // SAFETY: as the header promises.
        let comm_d = unsafe { memory::reference::<Node>("comm_d", comm_d.cast()) }.ok().copied();
        let file = |name, text: *const c_char| {
            if input.is_null() && output.is_null() {
                return Ok(PathBuf::new());
            }
            // SAFETY: as the header promises.
            options::path(name, unsafe { memory::text(name, text) }?)
        };
        let (input, output) = (file("input", input)?, file("output", output)?);
        let plan = &mut replication.plan.take("replication")?;
        let length = plan.length;
        plan.replicas.push(Replica { comm_d, length, ..Replica::new(input, output, replica_id) });
        Ok(HW_OK)
    })
}

/// Sets the callback that receives the progress of a run; NULL means none.
///
/// Threads: one call at a time for each replication.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_replication_on_progress(
    replication: *mut hw_replication,
    callback: hw_replication_callback,
    user: *mut c_void,
) -> hw_status {
    status::call(|| {
        // SAFETY: as the header promises.
        let replication = unsafe { memory::reference("replication", replication) }?;
        replication.plan.take("replication")?.callback = Callback { function: callback, user };
        Ok(HW_OK)
    })
}

/// The kind of input a run takes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Takes {
    Nothing,
    Data,
    Replicas,
}

/// The function that processes the replicas of a plan.
type Act = fn(&Plan, &Options, &Stop, &mut Tell<'_>) -> Result<Outcome, replicate::Error>;

/// # Safety
///
/// As the header promises.
unsafe fn run(
    replication: *mut hw_replication,
    takes: Takes,
    digests: *mut u8,
    digests_size: usize,
    act: Act,
) -> Result<hw_status, Error> {
    // SAFETY: as the header promises.
    let replication = unsafe { memory::reference("replication", replication) }?;
    let plan = replication.plan.take("replication")?;
    if plan.replicas.is_empty() {
        return Err(unfit("there is no replica; add one with hw_replication_add"));
    }
    let with_files = takes != Takes::Nothing;
    if plan.replicas.iter().any(|replica| with_files == replica.input.as_os_str().is_empty()) {
        let needs = if with_files { "both files of every replica" } else { "no files: give NULL for both" };
        return Err(unfit(format!("this run takes {needs}")));
    }
    let options = plan.options(plan.parameters(takes)?);
    let count = if with_files { 1 } else { options.parameters.layers as usize } * plan.replicas.len();
    if digests_size != 0 && digests_size != count * NODE {
        let text = format!("digests_size is {digests_size}, and {count} digests have {} bytes", count * NODE);
        return Err(Error::new(HW_ERROR_LENGTH, text));
    }
    // SAFETY: as the header promises.
    let digests = unsafe { memory::room("digests", digests, digests_size) }?;
    let callback = plan.callback;
    let stop = &replication.stop;
    let outcome = act(&plan, &options, stop, &mut |event| callback.tell(event, stop))?;
    if !digests.is_empty() {
        digests.copy_from_slice(outcome.digests.as_flattened());
    }
    Ok(HW_OK)
}

/// Encodes data into replicas. `digests` receives the SHA-256 digest of every output, 32 bytes
/// each; if `digests_size` is 0, no `digests` are written. The result is HW_STOPPED if the run was
/// stopped; with a folder (the option dir) the work so far is saved, and hw_last_error() says so.
///
/// Threads: one call at a time for each replication.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_replication_encode(
    replication: *mut hw_replication,
    digests: *mut u8,
    digests_size: usize,
) -> hw_status {
    let encode: Act = |plan, options, stop, tell| replicate::encode(options, &plan.replicas, stop, tell);
    // SAFETY: as the header promises.
    status::call(|| unsafe { run(replication, Takes::Data, digests, digests_size, encode) })
}

/// Decodes replicas, which are the inputs, into data. Everything else is as for
/// hw_replication_encode().
///
/// Threads: one call at a time for each replication.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_replication_decode(
    replication: *mut hw_replication,
    digests: *mut u8,
    digests_size: usize,
) -> hw_status {
    let decode: Act = |plan, options, stop, tell| replicate::decode(options, &plan.replicas, stop, tell);
    // SAFETY: as the header promises.
    status::call(|| unsafe { run(replication, Takes::Replicas, digests, digests_size, decode) })
}

/// Writes only the layers of sdr, into the folder that the option dir names. `digests` receives the
/// SHA-256 `digests` of all layers of the first replica, then of the second one, and so on.
/// Everything else is as for hw_replication_encode().
///
/// Threads: one call at a time for each replication.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_replication_labels(
    replication: *mut hw_replication,
    digests: *mut u8,
    digests_size: usize,
) -> hw_status {
    let labels: Act = |plan, options, stop, tell| {
        let ids: Vec<Node> = plan.replicas.iter().map(|replica| replica.replica_id).collect();
        replicate::labels(options, &ids, stop, tell)
    };
    // SAFETY: as the header promises.
    status::call(|| unsafe { run(replication, Takes::Nothing, digests, digests_size, labels) })
}

/// Recomputes `samples` random nodes of every layer in the folder (the option dir), and checks the
/// digests of the files. The result is HW_OK, HW_ERROR_WRONG_ANSWER at the first node that differs,
/// or HW_ERROR_FILE if a digest differs. The folder contains its parameters; of the options, only
/// dir and threads are used. `seed` is the `seed` with which the nodes are drawn, or NULL for a
/// random one. `audit` may be NULL.
///
/// Threads: one call at a time for each replication.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_replication_audit(
    replication: *mut hw_replication,
    samples: usize,
    seed: *const u64,
    audit: *mut hw_audit,
) -> hw_status {
    status::call(|| {
        // SAFETY: as the header promises.
        let replication = unsafe { memory::reference("replication", replication) }?;
        let (plan, stop) = (replication.plan.take("replication")?, &replication.stop);
        // SAFETY: as the header promises.
        let seed = unsafe { memory::reference("seed", seed) }.ok().copied();
        // SAFETY: as the header promises.
        let place = unsafe { Place::new("audit", audit) }.ok();
        if !(1..=MOST_SAMPLES).contains(&samples) {
            let text = format!("samples is {samples}: an audit takes 1 to {MOST_SAMPLES} nodes of a layer");
            return Err(Error::new(HW_ERROR_LENGTH, text));
        }
        // The folder says what its parameters are.
        let any = Parameters::new(Scheme::Sdr, 1, 1, [0; NODE], ApiVersion::V1_2_0).map_err(unfit)?;
        let callback = plan.callback;
        let mut tell = |event: Event<'_>| callback.tell(event, stop);
        let found = replicate::audit(&plan.options(any), samples, seed, stop, &mut tell)?;
        if let Some(place) = place {
            let replicate::Audit { layers, checked, seed, seconds, .. } = found;
            place.put(hw_audit { layers, checked, seed, seconds });
        }
        Ok(HW_OK)
    })
}

/// Stops a run soon. Every later run of this replication ends as soon as it starts. NULL is
/// ignored.
///
/// Threads: any number at once, also while a run is in progress in another thread, from the
/// callback, and from a signal handler. The replication must not have been freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_replication_stop(replication: *const hw_replication) {
    // No boundary is needed: a flag is stored, and nothing is allocated or locked.
    // SAFETY: as the header promises.
    if let Some(replication) = unsafe { replication.as_ref() } {
        replication.stop.request();
    }
}

/// Frees a replication; NULL is ignored. A replication that is running is not freed, and the result
/// is HW_ERROR_BUSY.
///
/// Threads: no other call may use the object at the same time.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_replication_free(replication: *mut hw_replication) -> hw_status {
    // SAFETY: as the header promises.
    unsafe { free(replication, |replication| replication.plan.take("replication").map(drop)) }
}

/// Computes the commitment to the data of a file (comm_d), 32 bytes. With `pad`, the data are
/// padded with zeros to a power of two of nodes of 32 bytes; otherwise they must have such a
/// length. Of a piece as it is before it is padded this is not the commitment; hw_comm_p() computes
/// that. `threads` 0 means all cores. `callback` may be NULL; the result is HW_STOPPED if it stops
/// the run.
///
/// Threads: any number at once.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_comm_d(
    file: *const c_char,
    pad: bool,
    threads: usize,
    comm_d: *mut u8,
    callback: hw_replication_callback,
    user: *mut c_void,
) -> hw_status {
    status::call(|| {
        let padding = if pad { Padding::Zeros } else { Padding::None };
        let callback = Callback { function: callback, user };
        // SAFETY: as the header promises.
        unsafe { commit(file, padding, threads, ("comm_d", comm_d), callback) }
    })
}

/// Computes the commitment to a piece of Filecoin (comm_p), 32 bytes: to the bytes of a file, which
/// are padded to 128 for each 127, and with zeros to a power of two. `threads` 0 means all cores.
/// `callback` may be NULL; the result is HW_STOPPED if it stops the run.
///
/// Threads: any number at once.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_comm_p(
    file: *const c_char,
    threads: usize,
    comm_p: *mut u8,
    callback: hw_replication_callback,
    user: *mut c_void,
) -> hw_status {
    status::call(|| {
        let callback = Callback { function: callback, user };
        // SAFETY: as the header promises.
        unsafe { commit(file, Padding::Fr32, threads, ("comm_p", comm_p), callback) }
    })
}

/// # Safety
///
/// As the header promises.
unsafe fn commit(
    file: *const c_char,
    padding: Padding,
    threads: usize,
    (name, root): (&'static str, *mut u8),
    callback: Callback,
) -> Result<hw_status, Error> {
    // SAFETY: as the header promises.
    let file = options::path("file", unsafe { memory::text("file", file) }?)?;
    // SAFETY: as the header promises.
    let place = unsafe { Place::new(name, root.cast::<Node>()) }?;
    if threads > MOST_THREADS {
        return Err(Error::new(
            HW_ERROR_LENGTH,
            format!("threads is {threads}: there are at most {MOST_THREADS}"),
        ));
    }
    let threads = options::threads((threads > 0).then_some(threads));
    let (how, stop) = (Committing { padding, nodes: None, threads }, Stop::default());
    let mut tell = |event: Event<'_>| callback.tell(event, &stop);
    place.put(replicate::comm_d(&file, how, &stop, &mut tell)?.comm_d);
    Ok(HW_OK)
}

/// Derives the id of a replica as main net does: from the prover id, the number of the sector, its
/// ticket, the comm_d of its data and the porep_id. All of them except the number have 32 bytes.
///
/// Threads: any number at once.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_replica_id(
    prover_id: *const u8,
    sector: u64,
    ticket: *const u8,
    comm_d: *const u8,
    porep_id: *const u8,
    replica_id: *mut u8,
) -> hw_status {
    status::call(|| {
        // SAFETY: as the header promises.
        let node = |name, bytes: *const u8| unsafe { memory::reference::<Node>(name, bytes.cast()) }.copied();
        let (prover_id, ticket) = (node("prover_id", prover_id)?, node("ticket", ticket)?);
        let (comm_d, porep_id) = (node("comm_d", comm_d)?, node("porep_id", porep_id)?);
        // SAFETY: as the header promises.
        let place = unsafe { Place::new("replica_id", replica_id.cast::<Node>()) }?;
        place.put(hashweave::replicate::replica_id(&prover_id, sector, &ticket, &comm_d, &porep_id));
        Ok(HW_OK)
    })
}
