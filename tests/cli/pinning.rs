//! `--pin`: where the workers run, as Linux tells in `/proc`.

use crate::program::{Outcome, PATIENCE, check_refused, command, finish, line};
use std::fs;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// The numbers in a list like `0-3,8`.
fn numbers(list: &str) -> Vec<usize> {
    let number = |text: &str| text.parse::<usize>().expect("a number");
    let run = |run: &str| {
        let (first, last) = run.split_once('-').unwrap_or((run, run));
        number(first)..=number(last)
    };
    list.split(',').flat_map(run).collect()
}

/// The cores that a task may run on; none if it is gone.
fn cores_of(task: &Path) -> Option<Vec<usize>> {
    let status = fs::read_to_string(task.join("status")).ok()?;
    let list = status.lines().find_map(|line| line.strip_prefix("Cpus_allowed_list:"))?;
    Some(numbers(list.trim()))
}

/// The workers of a running search by number, and the cores that each may run on.
fn workers(pid: u32) -> Vec<(usize, Vec<usize>)> {
    let tasks = fs::read_dir(format!("/proc/{pid}/task")).expect("Linux has it");
    let worker = |task: &Path| {
        let name = fs::read_to_string(task.join("comm")).ok()?;
        let number = name.trim().strip_prefix("worker ")?.parse().ok()?;
        Some((number, cores_of(task)?))
    };
    let mut workers: Vec<_> = tasks.filter_map(|task| worker(&task.expect("an entry").path())).collect();
    workers.sort();
    workers
}

/// Waits until the workers of a search are where they should be.
fn check_places(search: &mut Child, expected: &[(usize, Vec<usize>)]) {
    let began = Instant::now();
    while workers(search.id()) != expected {
        let seen = workers(search.id());
        assert!(began.elapsed() < PATIENCE, "{seen:?} instead of {expected:?}");
        sleep(Duration::from_millis(5));
    }
    search.kill().expect("a child can be killed");
    search.wait().expect("and waited for");
}

fn started(words: &str) -> Child {
    command().args(words.split(' ')).stdout(Stdio::null()).spawn().expect("the program starts")
}

/// The program on these cores.
fn limited(cores: &str, words: &str) -> Command {
    let mut limited = Command::new("taskset");
    limited.args(["-c", cores, env!("CARGO_BIN_EXE_hashweave")]).args(words.split(' '));
    limited.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    limited
}

fn run_limited(cores: &str, words: &str) -> Outcome {
    finish(limited(cores, words).spawn().expect("util-linux has taskset"))
}

fn own_cores() -> Vec<usize> {
    cores_of(Path::new("/proc/thread-self")).expect("Linux has it")
}

#[test]
fn each_worker_is_bound_to_a_core_of_its_own() {
    let places = own_cores().into_iter().map(|core| vec![core]).enumerate().collect::<Vec<_>>();
    let words = format!("search --pin --zero-bits 60 --threads {}", places.len());
    check_places(&mut started(&words), &places);
}

#[test]
fn without_the_option_workers_run_where_the_process_may() {
    let places: Vec<_> = (0..2).map(|worker| (worker, own_cores())).collect();
    check_places(&mut started("search --zero-bits 60 --threads 2"), &places);
}

/// The first core that the process may use is not the machine's first.
#[test]
fn the_cores_are_those_of_the_process() {
    let last = own_cores()[own_cores().len() - 1];
    let mut search = limited(&last.to_string(), "search --pin --zero-bits 60");
    let mut search = search.stdout(Stdio::null()).spawn().expect("util-linux has taskset");
    check_places(&mut search, &[(0, vec![last])]);
}

#[test]
fn workers_do_not_share_a_core() {
    let needle = "--pin: 2 threads need 2 cores, but this process may use 1";
    check_refused(&run_limited(&own_cores()[0].to_string(), "search --pin --threads 2 --count 1"), needle);
    check_refused(&line("search --pin --threads 65536 --count 1"), "--pin: 65536 threads");
}

#[test]
fn a_bound_search_finds_the_same() {
    let words = "search --message p{counter:8} --count 600000 --zero-bits 14 --stats-interval 1000";
    let results = |outcome: Outcome| -> Vec<String> {
        assert_eq!((outcome.code, outcome.stderr.as_str()), (Some(0), ""), "{outcome:?}");
        outcome.stdout.lines().filter(|line| line.contains("\"hit\"")).map(str::to_owned).collect()
    };
    let core = own_cores()[0].to_string();
    let [bound, free] = ["--pin", ""].map(|pin| results(run_limited(&core, format!("{words} {pin}").trim())));
    assert!(!free.is_empty());
    assert_eq!(bound, free);
}
