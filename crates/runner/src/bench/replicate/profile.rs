//! Where the time of a whole encode goes, from a file to a file.

use crate::durable;
use crate::replicate::{Error, Options, Replica, encode};
use crate::stop::Stop;
use hashweave::replicate::{ApiVersion, NODE, Parameters, Scheme};
use serde::Serialize;
use std::env;

/// Encodes that were timed by stage. Seconds are those of all threads together.
#[derive(Clone, Debug, Serialize)]
pub struct Profile {
    /// `replicate-profile`.
    pub job: &'static str,
    /// The scheme.
    pub scheme: &'static str,
    /// Nodes of a replica.
    pub nodes: usize,
    /// Layers: those of main net.
    pub layers: u32,
    /// Replicas that were encoded together.
    pub replicas: usize,
    /// Threads in all.
    pub threads: usize,
    /// Seconds from start to end.
    pub seconds: f64,
    /// Mebibytes of data per second.
    pub mib_s: f64,
    /// Share of the time of all stages: in kernels.
    pub hashing: f64,
    /// Finding parents.
    pub parents: f64,
    /// Chains waiting for parents or the disk.
    pub waiting: f64,
    /// Adding labels and data, where the kernel does not.
    pub encoding: f64,
    /// Reading and writing files.
    pub input_output: f64,
}

/// Encodes random data of `nodes` nodes in files of a folder for temporary ones, which is removed.
///
/// # Errors
///
/// Those of [`encode`] and of the file system.
pub fn profile(
    scheme: Scheme,
    nodes: usize,
    replicas: usize,
    threads: usize,
    kernel: Option<&str>,
) -> Result<Profile, Error> {
    let layers = super::layers(scheme);
    let parameters = Parameters::new(scheme, nodes as u64, layers, [0; NODE], ApiVersion::V1_1_0);
    let parameters = parameters.map_err(|error| Error::Usage(error.to_string()))?;
    let folder = tempfile::tempdir().map_err(Error::io("make a folder in", &env::temp_dir()))?;
    let folder = folder.path();
    let mut job = Vec::new();
    for replica in 1..=replicas {
        let input = folder.join(format!("{scheme}-{replica}.data"));
        durable::write(&input, &data(nodes, replica))?;
        let output = folder.join(format!("{scheme}-{replica}.replica"));
        job.push(Replica::new(input, output, [replica as u8; NODE]));
    }
    let options = Options { threads, kernel: kernel.map(str::to_owned), ..Options::new(parameters) };
    let outcome = encode(&options, &job, &Stop::default(), &mut |_| ())?;
    let stages = outcome.stages;
    let all = stages.hashing + stages.parents + stages.waiting + stages.encoding + stages.input_output;
    let share = |seconds: f64| if all > 0.0 { seconds / all } else { 0.0 };
    Ok(Profile {
        job: "replicate-profile",
        scheme: scheme.name(),
        nodes,
        layers,
        replicas,
        threads,
        seconds: outcome.seconds,
        mib_s: (nodes * NODE * replicas) as f64 / f64::from(1 << 20) / outcome.seconds,
        hashing: share(stages.hashing),
        parents: share(stages.parents),
        waiting: share(stages.waiting),
        encoding: share(stages.encoding),
        input_output: share(stages.input_output),
    })
}

/// Data below r, the same ones for the same replica.
fn data(nodes: usize, replica: usize) -> Vec<u8> {
    let mut state = replica as u64;
    let mut byte = || {
        // Steps of a linear congruential generator, Knuth's MMIX; its upper bits are even enough.
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 58) as u8
    };
    (0..nodes * NODE).map(|_| byte()).collect()
}
