//! `--pin`: where the workers of a search and the chains of `replicate` run, as Linux tells in
//! `/proc`.

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

/// Starts labels that take minutes, chains bound, on these cores.
fn chains(cores: &str, dir: &Path) -> Child {
    let words = format!(
        "replicate labels --replica-id {:064x} --nodes 4000000 --layers 11 --threads 2 --pin --quiet --dir {}",
        9,
        dir.display()
    );
    limited(cores, &words).stdout(Stdio::null()).spawn().expect("util-linux has taskset")
}

/// The cores of the first thread of that name, once it is bound.
fn bound(run: &mut Child, name: &str) -> usize {
    let began = Instant::now();
    loop {
        let tasks = fs::read_dir(format!("/proc/{}/task", run.id())).expect("Linux has it");
        let cores = tasks.flatten().find_map(|task| {
            let comm = fs::read_to_string(task.path().join("comm")).ok()?;
            cores_of(&task.path()).filter(|_| comm.trim() == name)
        });
        match cores.as_deref() {
            Some([core]) => return *core,
            _ => assert!(began.elapsed() < PATIENCE, "{name}: {cores:?}"),
        }
        sleep(Duration::from_millis(5));
    }
}

#[test]
fn a_chain_and_its_helpers_are_bound_to_cores_of_the_process() {
    let own = own_cores();
    for cores in [&own[own.len() - 1..], &own[..]] {
        let folder = tempfile::tempdir().expect("a folder");
        let list: Vec<String> = cores.iter().map(usize::to_string).collect();
        let mut run = chains(&list.join(","), folder.path());
        let (chain, saver) = (bound(&mut run, "chain"), bound(&mut run, "saver"));
        run.kill().expect("a child can be killed");
        run.wait().expect("and waited for");
        assert!(cores.contains(&chain) && cores.contains(&saver), "{chain} and {saver} of {cores:?}");
        assert_eq!(chain == saver, cores.len() == 1, "{chain} and {saver} of {cores:?}");
    }
}

#[test]
fn the_plan_says_where_chains_run() {
    let core = own_cores()[0].to_string();
    let ids: Vec<String> = (1..=5).map(|id| format!("--replica-id {id:064x}")).collect();
    let words = format!("replicate labels --nodes 64 --threads 2 --dir d --pin --explain {}", ids.join(" "));
    let said = run_limited(&core, &words);
    assert!(said.stdout.contains(&format!("chain and its helpers on {core}\n")), "{said:?}");
    let said = run_limited(&core, &format!("{words} --json"));
    let need: serde_json::Value = serde_json::from_str(&said.stdout).expect("JSON");
    let number: usize = core.parse().expect("a number");
    assert_eq!(need["cores"], serde_json::json!([{"chain": number, "helpers": number}]), "{need}");
}

#[test]
fn bound_chains_make_the_same_labels() {
    let folder = tempfile::tempdir().expect("a folder");
    let labels = |pin: &str| {
        let dir = folder.path().join(format!("d{pin}"));
        let words = format!(
            "replicate labels --replica-id {:064x} --nodes 5000 --threads 2 {pin} --quiet --dir {}",
            9,
            dir.display()
        );
        let outcome = line(&words.replace("  ", " "));
        assert_eq!((outcome.code, outcome.stderr.as_str()), (Some(0), ""), "{outcome:?}");
        let digest = |line: &str| line.split(' ').next().map(str::to_owned);
        outcome.stdout.lines().map(digest).collect::<Vec<_>>()
    };
    let free = labels("");
    assert_eq!(free.len(), 2);
    assert_eq!(labels("--pin"), free);
}
