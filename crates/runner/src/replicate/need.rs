//! The memory and disk space that a run takes, and whether this machine has them.

use super::memo::Memo;
use super::pieces::Pieces;
use super::shape::Shape;
use super::{Cache, Error, Keep, Layout, Need, Options, Replica, disk, estimate, saver};
use crate::durable::folder_of;
use crate::platform::taken_on_disk;
use hashweave::Isa;
use hashweave::plan::Share;
use hashweave::replicate::chain::Kernel;
use hashweave::replicate::{NODE, Parameters, Scheme};
use std::fs;
use std::path::{Path, PathBuf};

/// Bytes of memory besides work memory and segments: tables of the graph and buffers of files
/// included.
const BESIDES: u64 = 32 << 20;

/// Bytes of one layer of one replica.
fn layer(parameters: &Parameters) -> u64 {
    (parameters.nodes * NODE) as u64
}

/// The needs of a run on this machine that writes `outputs` output files next to the layers that it
/// keeps.
pub(super) fn of(options: &Options, shape: &Shape, replicas: usize, outputs: usize, keeping: bool) -> Need {
    let parameters = &options.parameters;
    let pieces = Pieces::usual(parameters.nodes);
    let two = parameters.scheme == Scheme::Sdr && parameters.layers > 1;
    let stride = |group: &Share<Kernel>| group.kernel.layout(group.count).stride() as u64;
    let work = shape.most(|group| (1 + u64::from(two)) * parameters.nodes as u64 * stride(group));
    let buffers = shape.most(|group| {
        let segment = pieces.segment.min(parameters.nodes) as u64 * stride(group);
        segment * if keeping { saver::WAITING as u64 + 3 } else { 3 }
    });
    let cache = if options.cached_graph { Cache::bytes(parameters) } else { 0 };
    let besides = buffers + BESIDES;
    let mapped = options.dir.is_some() && work + besides > available(options);
    let memory = besides + if mapped { 0 } else { work };
    let parents = parents(options, shape, memory).filter(|_| !mapped);
    let kept = if keeping { kept(options, replicas) } else { 0 };
    let disk = kept + layer(parameters) * outputs as u64;
    let groups = shape.groups.iter().map(|group| (group.kernel.name().to_owned(), group.count)).collect();
    Need {
        memory: memory + parents.unwrap_or(0),
        disk: disk + if mapped { work } else { 0 } + cache,
        mapped,
        seconds: Some(estimate::seconds(options, shape, parents.is_some())),
        groups,
        isa: Isa::usable().next_back().unwrap_or(Isa::Scalar),
        graph: if options.cached_graph { "cached" } else { "computed" },
        remembered: parents.is_some(),
        seats: shape.seats.clone(),
    }
}

/// Bytes of all layers in the folder at once, and of the tree over the data.
fn kept(options: &Options, replicas: usize) -> u64 {
    let parameters = &options.parameters;
    let all = u64::from(parameters.layers) + u64::from(parameters.scheme != Scheme::Sdr);
    let layers = if options.keep == Keep::Last { all.min(2) } else { all };
    let tree = if options.layout == Layout::Filecoin { 2 } else { 0 };
    (layers + tree) * layer(parameters) * replicas as u64
}

/// Bytes of the parents of all nodes, if they are to be kept in memory: if that saves anything, and
/// as much again stays free next to `others`. A graph that is cached in files is in the system's
/// memory already.
fn parents(options: &Options, shape: &Shape, others: u64) -> Option<u64> {
    let bytes = Memo::bytes(&options.parameters, shape.groups.len()).filter(|_| !options.cached_graph)?;
    (others.saturating_add(2 * bytes) <= available(options)).then_some(bytes)
}

/// Refuses what this machine does not have.
pub(super) fn check(options: &Options, need: &Need, replicas: &[Replica]) -> Result<(), Error> {
    let available = available(options);
    if need.memory > available {
        let advice = match &options.dir {
            None => "give --dir to put work memory into a file there, or free some memory",
            Some(_) => "free some memory, or use fewer threads",
        };
        return Err(Error::Short(format!(
            "{} of memory are needed, but only {} are available: {advice}",
            disk::size(need.memory),
            disk::size(available)
        )));
    }
    let outputs = layer(&options.parameters);
    let files = replicas.iter().filter(|replica| !replica.to_standard_output);
    let mut places: Vec<(PathBuf, u64)> = Vec::new();
    if let Some(dir) = &options.dir {
        let there = if options.resume { on_disk(dir) } else { 0 };
        let layers = need.disk - outputs * files.clone().count() as u64;
        places.push((dir.clone(), layers.saturating_sub(there)));
    }
    for replica in files {
        places.push((folder_of(&replica.output).to_owned(), outputs));
    }
    disk::room_for(&places)
}

/// Bytes on the disk of the layers and caches that are there already.
fn on_disk(folder: &Path) -> u64 {
    let Ok(entries) = fs::read_dir(folder) else { return 0 };
    let bytes = entries.flatten().map(|entry| match entry.metadata() {
        Ok(data) if data.is_dir() => on_disk(&entry.path()),
        Ok(data) if entry.path().extension().is_some_and(|end| end == "dat" || end == "cache") => {
            taken_on_disk(&data)
        }
        _ => 0,
    });
    bytes.sum()
}

/// Bytes of memory that may be used: what was asked for, or what the system has for this process.
pub(super) fn available(options: &Options) -> u64 {
    options.memory.unwrap_or_else(|| {
        let number = |text: &str| text.trim().parse::<u64>().ok();
        let read = |path: &str| fs::read_to_string(path).ok();
        let meminfo = read("/proc/meminfo").unwrap_or_default();
        let line = meminfo.lines().find_map(|line| line.strip_prefix("MemAvailable:"));
        let system =
            line.and_then(|rest| number(rest.trim_end_matches("kB"))).map_or(u64::MAX, |kib| kib << 10);
        let own = read("/proc/self/cgroup").unwrap_or_default();
        let group = own.lines().find_map(|line| line.strip_prefix("0::")).unwrap_or_default().to_owned();
        let limits = ["", &group].map(|group| {
            let text = |name: &str| read(&format!("/sys/fs/cgroup{group}/{name}"));
            let of = |name: &str| text(name).and_then(|text| number(&text));
            // Pages of files count as taken, and go when they are in the way.
            let stat = text("memory.stat").unwrap_or_default();
            let lines = stat
                .lines()
                .filter_map(|line| line.strip_prefix("active_file ").or(line.strip_prefix("inactive_file ")));
            let files: u64 = lines.filter_map(number).sum();
            let taken = of("memory.current").unwrap_or(0).saturating_sub(files);
            of("memory.max").map_or(u64::MAX, |most| most.saturating_sub(taken))
        });
        limits.into_iter().fold(system, u64::min)
    })
}
