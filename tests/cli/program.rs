//! Runs the program and takes its output apart.

use serde_json::Value;
use std::env;
use std::ffi::OsStr;
use std::fs;
use std::io::{self, Read};
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread::{JoinHandle, sleep, spawn};
use std::time::{Duration, Instant};

/// How long a program may take before it counts as hung: far longer than any takes on a slow
/// machine with other work.
pub(crate) const PATIENCE: Duration = Duration::from_secs(600);

/// The exit code and the output of a program.
#[derive(Debug)]
pub(crate) struct Outcome {
    /// The exit code; none if a signal killed it.
    pub(crate) code: Option<i32>,
    pub(crate) stdout: String,
    pub(crate) stderr: String,
}

/// The program, with its standard streams as tests want them. It answers SIGINT and SIGHUP also
/// where whoever started the tests had them ignored, as `nohup` and the background jobs of scripts
/// do. It keeps no calibration of kernels, because a device cannot be a folder.
pub(crate) fn command() -> Command {
    let program = env!("CARGO_BIN_EXE_hashweave");
    let mut command = if ignores(std::process::id(), "INT") || ignores(std::process::id(), "HUP") {
        let mut command = Command::new("env");
        command.args(["--default-signal=INT,HUP", program]);
        command
    } else {
        Command::new(program)
    };
    if cfg!(feature = "wgpu") {
        // A layer of Mesa's writes to standard error where there is no window system.
        command.env("NODEVICE_SELECT", "1");
    }
    command.env("XDG_CACHE_HOME", "/dev/null");
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Whether a process ignores SIGINT or SIGHUP; where no system says so, not.
pub(crate) fn ignores(process: u32, signal: &str) -> bool {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let digits = status.lines().find_map(|line| line.strip_prefix("SigIgn:")).unwrap_or("0");
    let ignored = u64::from_str_radix(digits.trim(), 16).expect("digits");
    ignored >> if signal == "HUP" { 0 } else { 1 } & 1 == 1
}

/// Runs the program with arguments.
pub(crate) fn run<S: AsRef<OsStr>>(arguments: &[S]) -> Outcome {
    finish(command().args(arguments).spawn().expect("the program starts"))
}

/// Runs the program with the words of a line as arguments: for arguments without spaces.
pub(crate) fn line(words: &str) -> Outcome {
    run(&words.split_whitespace().collect::<Vec<_>>())
}

/// Runs a line as a reader of the documents would: by a shell that finds the program.
pub(crate) fn by_shell(line: &str) -> Outcome {
    let folder = Path::new(env!("CARGO_BIN_EXE_hashweave")).parent().expect("a folder");
    let others = env::var_os("PATH").unwrap_or_default();
    let folders = [folder.to_path_buf()].into_iter().chain(env::split_paths(&others));
    let mut shell = Command::new("sh");
    shell.args(["-c", line]).env("PATH", env::join_paths(folders).expect("folders without colons"));
    let shell = shell.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    finish(shell.spawn().expect("a shell"))
}

/// Runs a line of a shell in a folder.
pub(crate) fn by_shell_in(folder: &Path, line: &str) -> Outcome {
    by_shell(&format!("cd '{}' && {line}", folder.display()))
}

/// The names in a folder, in order.
pub(crate) fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder");
    let name = |entry: io::Result<fs::DirEntry>| entry.expect("an entry").file_name();
    let mut names: Vec<String> = entries.map(|entry| name(entry).into_string().expect("UTF-8")).collect();
    names.sort_unstable();
    names
}

/// Runs a search to its end and returns its records.
pub(crate) fn search(words: &str) -> Vec<Value> {
    records(&line(&format!("search {words}")), 0)
}

/// Collects what a started program prints, until it ends.
pub(crate) fn finish(child: Child) -> Outcome {
    let (status, stdout, stderr) = finish_bytes(child);
    let [stdout, stderr] = [stdout, stderr].map(|bytes| String::from_utf8(bytes).expect("output is UTF-8"));
    Outcome { code: status.code(), stdout, stderr }
}

/// [`finish`] for output that need not be text.
pub(crate) fn finish_bytes(mut child: Child) -> (ExitStatus, Vec<u8>, Vec<u8>) {
    let (stdout, stderr) = (drain(child.stdout.take()), drain(child.stderr.take()));
    let status = wait(&mut child);
    let [stdout, stderr] = [stdout, stderr].map(|reader| reader.join().expect("readers do not panic"));
    (status, stdout, stderr)
}

/// Waits for the end of a program, but not for ever.
pub(crate) fn wait(child: &mut Child) -> ExitStatus {
    let began = Instant::now();
    loop {
        if let Some(status) = child.try_wait().expect("a child can be waited for") {
            return status;
        }
        if began.elapsed() > PATIENCE {
            child.kill().expect("a child can be killed");
            panic!("the program hangs");
        }
        sleep(Duration::from_millis(2));
    }
}

fn drain<R: Read + Send + 'static>(source: Option<R>) -> JoinHandle<Vec<u8>> {
    spawn(move || {
        let mut bytes = Vec::new();
        if let Some(mut source) = source {
            source.read_to_end(&mut bytes).expect("output can be read");
        }
        bytes
    })
}

/// The records of a search that ended with this exit code and complained about nothing else: each
/// is checked against the contract, `startup` comes first, `shutdown` last, and neither comes
/// twice.
pub(crate) fn records(outcome: &Outcome, code: i32) -> Vec<Value> {
    assert_eq!(outcome.code, Some(code), "{outcome:?}");
    let expected = match code {
        3 => Some("hashweave: interrupted; "),
        4 => Some("hashweave: WRONG ANSWER (--fault-drill) in worker "),
        _ => None,
    };
    assert!(code != 4 || !outcome.stderr.is_empty(), "a person is told: {outcome:?}");
    for line in outcome.stderr.lines() {
        assert!(expected.is_some_and(|expected| line.starts_with(expected)), "{outcome:?}");
    }
    assert!(outcome.stdout.ends_with('\n'), "the last line is complete: {outcome:?}");
    let records: Vec<Value> = outcome.stdout.lines().map(record).collect();
    let ends = |kind: &str| records.iter().filter(|record| record["kind"] == kind).count();
    assert_eq!((ends("startup"), ends("shutdown")), (1, 1), "{outcome:?}");
    assert_eq!(records[0]["kind"], "startup");
    assert_eq!(records[records.len() - 1]["kind"], "shutdown");
    records
}

/// One record, whose fields are exactly those of the contract.
pub(crate) fn record(line: &str) -> Value {
    let record: Value = serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}"));
    let result = ["input_hex:hex", "hash_hex:hex", "worker:int", "counter:int", "check:text"];
    let audit = ["subhits:int", "subhits_expected:real", "subhits_sigma:signed"];
    let fields: &[&str] = match record["kind"].as_str().expect("a record has a kind") {
        "startup" => &[
            "workers:int",
            "algo:text",
            "message:text",
            "prefix:text",
            "base_salt_hex:hex",
            "backend:text",
            "kernel:text",
            "chosen_by:text",
            "variant:text",
            "version:text",
        ],
        "device_error" => &["worker:int", "msg:text"],
        "stats" => &[&["worker:int", "total:int", "rate:int"], &audit[..]].concat(),
        "best" | "hit" => &result,
        "canary_fail" => &["worker:int", "expected:hex", "got:hex", "msg:text"],
        "internal_error" => &["worker:int", "msg:text"],
        "shutdown" => {
            &[&["total:int", "seconds:real", "rate:int", "best_hash_hex:hex?"], &audit[..]].concat()
        }
        other => panic!("no such kind of record: {other}"),
    };
    // Only where devices take part.
    let mut common = record.clone();
    let devices = common.as_object_mut().and_then(|fields| fields.remove("devices"));
    for device in devices.iter().filter_map(Value::as_array).flatten() {
        check_fields(device, &["worker:int", "api:text", "name:text"]);
    }
    // Only where the counter is inside a hash.
    let inner = common.as_object_mut().and_then(|fields| fields.remove("inner_hex"));
    for message in inner.iter().filter_map(Value::as_array).flatten() {
        assert!(has_type(message, "hex"), "{record}");
    }
    check_fields(&common, &[&["kind:text"], fields].concat());
    record
}

/// Checks that an object has exactly these fields, each `name:type`; `?` after the type allows
/// null.
pub(crate) fn check_fields(object: &Value, fields: &[&str]) {
    let map = object.as_object().expect("an object");
    let mut names: Vec<&str> = fields.iter().filter_map(|field| field.split(':').next()).collect();
    names.sort_unstable();
    let mut present: Vec<&str> = map.keys().map(String::as_str).collect();
    present.sort_unstable();
    assert_eq!(present, names, "{object}");
    for field in fields {
        let (name, kind) = field.split_once(':').expect("name:type");
        assert!(has_type(&map[name], kind), "{field} in {object}");
    }
}

fn has_type(value: &Value, kind: &str) -> bool {
    match kind {
        "int" => value.is_u64(),
        "real" => value.as_f64().is_some_and(|number| number >= 0.0),
        "signed" => value.is_f64(),
        "bool" => value.is_boolean(),
        "text" => value.is_string(),
        "hex" => value.as_str().is_some_and(|text| hex::decode(text).is_ok() && text == text.to_lowercase()),
        "list" => value.is_array(),
        other => match other.strip_suffix('?') {
            Some(kind) => value.is_null() || has_type(value, kind),
            None => panic!("{other} is no type of a field"),
        },
    }
}

/// The records of one kind.
pub(crate) fn of_kind<'a>(records: &'a [Value], kind: &str) -> Vec<&'a Value> {
    records.iter().filter(|record| record["kind"] == kind).collect()
}

/// The bytes of a field.
pub(crate) fn bytes(record: &Value, field: &str) -> Vec<u8> {
    hex::decode(text(record, field)).expect("hexadecimal digits")
}

/// The text of a field.
pub(crate) fn text<'a>(record: &'a Value, field: &str) -> &'a str {
    record[field].as_str().unwrap_or_else(|| panic!("no text {field} in {record}"))
}

/// The number in a field.
pub(crate) fn int(record: &Value, field: &str) -> u64 {
    record[field].as_u64().unwrap_or_else(|| panic!("no number {field} in {record}"))
}

/// Checks that a program refused its arguments: exit code 2, nothing on standard output, one line
/// on standard error that says `needle`.
pub(crate) fn check_refused(outcome: &Outcome, needle: &str) {
    assert_eq!((outcome.code, outcome.stdout.as_str()), (Some(2), ""), "{outcome:?}");
    check_complaint(&outcome.stderr, needle);
}

/// Checks that there is exactly one line and that it says `needle`.
pub(crate) fn check_complaint(stderr: &str, needle: &str) {
    assert!(stderr.starts_with("hashweave: ") && stderr.ends_with('\n'), "{stderr:?}");
    assert_eq!(stderr.lines().count(), 1, "{stderr}");
    assert!(stderr.contains(needle), "{needle:?} is not in {stderr:?}");
}
