//! `hashweave info`.

use crate::args::FormatArgs;
use crate::{Exit, output};
use hashweave::cpu::{self, Cpu};
use hashweave::search::{Job, Request, Searcher, Template, is_calibrated};
use hashweave::{Algorithm, Isa, bound};
use runner::bench::CONTRACT;
use serde::Serialize;
use std::thread::available_parallelism;

/// What `--json` prints.
#[derive(Serialize)]
struct Info {
    version: &'static str,
    cpu: Cpu,
    threads: usize,
    backends: Vec<BackendInfo>,
    jobs: Vec<JobInfo>,
}

#[derive(Serialize)]
struct BackendInfo {
    backend: &'static str,
    /// The CPU and the system have it.
    present: bool,
    /// And `HASHWEAVE_ISA` does not forbid it.
    usable: bool,
}

#[derive(Serialize)]
struct JobInfo {
    job: &'static str,
    algo: String,
    backend: &'static str,
    kernel: &'static str,
    /// `core`, or `calibration` where kernels were timed just now.
    chosen_by: &'static str,
    lanes: usize,
    /// Null where there is no port model of the CPU.
    bound_cycles_per_hash: Option<f64>,
}

pub(crate) fn run(args: &FormatArgs) -> anyhow::Result<Exit> {
    let cpu = cpu::detect();
    let jobs = CONTRACT.iter().map(|algorithm| job_info(*algorithm, &cpu)).collect::<Result<_, _>>()?;
    let info = Info {
        version: env!("CARGO_PKG_VERSION"),
        threads: available_parallelism().map_or(1, usize::from),
        backends: Isa::ALL.into_iter().map(backend_info).collect(),
        cpu,
        jobs,
    };
    if args.json {
        output::json_pretty(&info)?
    } else {
        output::write(text(&info).as_bytes())?
    }
    Ok(Exit::Done)
}

fn backend_info(isa: Isa) -> BackendInfo {
    BackendInfo { backend: isa.name(), present: isa.in_hardware(), usable: isa.available() }
}

/// What `search` would run for an algorithm on the default template.
fn job_info(algorithm: Algorithm, cpu: &Cpu) -> anyhow::Result<JobInfo> {
    let template: Template = Template::DEFAULT.parse()?;
    let salt = vec![0; template.salt_length()];
    let job = Job::new(Request { algorithm, ..Request::new(template) })?;
    let searcher = Searcher::new(&job, &salt)?;
    Ok(JobInfo {
        job: "search",
        algo: algorithm.to_string(),
        backend: job.backend().isa().name(),
        kernel: job.variant().name(),
        chosen_by: if is_calibrated(cpu.core, job.backend().isa(), algorithm) {
            "calibration"
        } else {
            "core"
        },
        lanes: job.lanes(),
        bound_cycles_per_hash: bound::search(cpu.core, &searcher),
    })
}

fn text(info: &Info) -> String {
    let mut rows = vec![
        ["job", "algo", "backend", "kernel", "chosen by", "lanes", "bound, cycles/hash"]
            .map(str::to_owned)
            .to_vec(),
    ];
    rows.extend(info.jobs.iter().map(|job| {
        vec![
            job.job.to_owned(),
            job.algo.clone(),
            job.backend.to_owned(),
            job.kernel.to_owned(),
            job.chosen_by.to_owned(),
            format!("×{}", job.lanes),
            job.bound_cycles_per_hash
                .map_or_else(|| "no model of this CPU".to_owned(), |bound| format!("{bound:.1}")),
        ]
    }));
    let backends: Vec<String> = info.backends.iter().map(state).collect();
    format!(
        "hashweave {}\nCPU       {} (port model {:?}), {} threads\nbackends  {}\n\n{}",
        info.version,
        info.cpu.name,
        info.cpu.core,
        info.threads,
        backends.join(", "),
        output::table(5, &rows)
    )
}

fn state(backend: &BackendInfo) -> String {
    match (backend.present, backend.usable) {
        (true, true) => backend.backend.to_owned(),
        (true, false) => format!("{} (forbidden by HASHWEAVE_ISA)", backend.backend),
        _ => format!("{} (not in this CPU)", backend.backend),
    }
}
