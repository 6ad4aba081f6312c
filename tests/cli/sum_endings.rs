//! How a sum ends when not by itself, and what comes bit by bit: full and closed output, signals,
//! FIFOs, long lists.

use crate::parity::{Bench, Left, Printed};
use crate::program::{PATIENCE, command, finish_bytes, wait};
use std::fmt::Write as _;
use std::fs::{File, OpenOptions};
use std::io::{BufRead, BufReader, Write};
use std::os::unix::process::ExitStatusExt;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::thread;

/// The endings of two programs whose output goes somewhere special.
fn both(bench: &Bench, line: &str, output: impl Fn() -> Stdio) -> [Left; 2] {
    let (tool, arguments) = line.split_once(' ').expect("arguments");
    [bench.ours(tool), bench.theirs(tool)].map(|mut command| {
        let child = command.args(arguments.split_whitespace()).stdin(Stdio::null()).stdout(output());
        left(child.stderr(Stdio::piped()).spawn().expect("the program starts"))
    })
}

fn left(child: Child) -> Left {
    let (status, stdout, stderr) = finish_bytes(child);
    Left { code: status.code(), signal: status.signal(), stdout: Printed(stdout), stderr: Printed(stderr) }
}

/// A folder with files, a list of good lines, one of bad ones, and a FIFO.
fn bench() -> Bench {
    let (bench, _) = Bench::with_files();
    let sums = bench.same_line("sha256sum a b").stdout.0;
    bench.write(b"L", &sums);
    bench.write(b"Lbad", b"junk\n");
    let made = Command::new("mkfifo").arg(bench.path(b"fifo")).status().expect("mkfifo");
    assert!(made.success());
    bench
}

const OUTPUTS: [&str; 11] = [
    "sha256sum a",
    "sha256sum a none b",
    "sha256sum none",
    "sha256sum -z a none b",
    "sha256sum -z a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a",
    "sha256sum -c L",
    "sha256sum -c --status L",
    "sha256sum -c Lbad L",
    "sha256sum --help",
    "sha256sum --version",
    "b2sum -x",
];

#[test]
fn a_full_disk() {
    let bench = bench();
    let full = || OpenOptions::new().write(true).open("/dev/full").expect("Linux has it").into();
    for line in OUTPUTS {
        let [ours, theirs] = both(&bench, line, full);
        assert_eq!(ours, theirs, "{line}");
    }
}

#[test]
fn output_that_cannot_be_written_to() {
    let bench = bench();
    for line in OUTPUTS.into_iter().filter(|line| !line.contains("-z")) {
        let [ours, theirs] = both(&bench, line, || File::open("/dev/null").expect("it is there").into());
        assert_eq!(ours, theirs, "{line}");
    }
}

/// The signal that the Rust runtime switches off ends the tool nevertheless.
#[test]
fn a_closed_pipe() {
    let bench = bench();
    let closed = || {
        let (reader, writer) = std::io::pipe().expect("a pipe");
        drop(reader);
        writer.into()
    };
    for line in OUTPUTS {
        let [ours, theirs] = both(&bench, line, closed);
        assert_eq!(ours, theirs, "{line}");
    }
}

/// Under its own name the program takes it for a reader who has had enough, and a full disk for a
/// failure.
#[test]
fn the_same_under_its_own_name() {
    let bench = bench();
    let (reader, writer) = std::io::pipe().expect("a pipe");
    drop(reader);
    let run = |arguments: &[&str], output: Stdio| {
        let mut command = command();
        command.current_dir(bench.folder()).arg("sum").args(arguments).stdout(output);
        left(command.spawn().expect("the program starts"))
    };
    let nobody = run(&["a", "b"], writer.into());
    assert_eq!((nobody.code, nobody.stderr), (Some(0), Printed(Vec::new())));
    bench.write(b"Lwrong", &[&[b'0'; 64][..], b"  a\n"].concat());
    for arguments in [&["-c", "Lwrong"][..], &["none", "a"], &["-c", "--strict", "Lbad", "L"]] {
        let (reader, writer) = std::io::pipe().expect("a pipe");
        drop(reader);
        let failed = run(arguments, writer.into());
        assert_eq!(failed.code, Some(1), "{arguments:?}: a failure that is known stays one");
    }
    for arguments in [&["a"][..], &["-z", "a"], &["-c", "L"]] {
        let full = OpenOptions::new().write(true).open("/dev/full").expect("Linux has it");
        let full = run(arguments, full.into());
        let message = b"hashweave: cannot write to standard output: No space left on device";
        assert_eq!(full.code, Some(1));
        assert!(full.stderr.0.starts_with(message), "{full:?}");
    }
}

/// A sum has nothing to save: a signal ends it, as it ends `sha256sum`; the lines that are done are
/// printed.
#[test]
fn signals() {
    let bench = bench();
    for (signal, number) in [("INT", 2), ("TERM", 15)] {
        for own in [false, true] {
            let (mut child, mut lines) = waiting(&bench, own, "--default-signal=INT,TERM");
            kill(&child, signal);
            assert_eq!(wait(&mut child).signal(), Some(number), "own name: {own}");
            assert_eq!(lines.next(), None);
        }
    }
}

/// Whoever starts it with a signal ignored (`nohup`, a script's job in the background) means it.
#[test]
fn signals_that_were_ignored_stay_so() {
    let bench = bench();
    for own in [false, true] {
        let (mut child, lines) = waiting(&bench, own, "--ignore-signal=INT,TERM,HUP");
        ["INT", "TERM", "HUP", "INT"].iter().for_each(|signal| kill(&child, signal));
        // Opens when the program does.
        OpenOptions::new()
            .write(true)
            .open(bench.path(b"fifo"))
            .expect("a FIFO")
            .write_all(b"x")
            .expect("a reader");
        assert_eq!(wait(&mut child).code(), Some(0), "own name: {own}");
        assert_eq!(lines.count(), 2);
    }
}

/// A sum of `a`, a FIFO and `b` that has done the first and waits for the second; with signals as
/// `env` sets them, however this test was started.
fn waiting(bench: &Bench, own: bool, signals: &str) -> (Child, impl Iterator<Item = String> + use<>) {
    let tool = bench.path(b"sha256sum");
    let program = env!("CARGO_BIN_EXE_hashweave");
    // It may be there from the time before.
    let _ = std::os::unix::fs::symlink(program, &tool);
    let mut command = Command::new("env");
    command.arg(signals).arg(if own { program.as_ref() } else { tool.as_path() });
    command.args(own.then_some("sum")).args(["a", "fifo", "b"]).current_dir(bench.folder());
    let command = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("env of coreutils");
    let mut lines = lines(&mut child);
    assert!(lines.next().is_some_and(|line| line.ends_with("  a")), "what is done is printed");
    (child, lines)
}

fn kill(child: &Child, signal: &str) {
    let kill = format!("kill -s {signal} {}", child.id());
    assert!(Command::new("sh").args(["-c", &kill]).status().expect("a shell").success());
}

/// The lines that a program prints, each as soon as it is there; a line that does not come is a
/// failure.
fn lines(child: &mut Child) -> impl Iterator<Item = String> + use<> {
    let stdout = BufReader::new(child.stdout.take().expect("a pipe"));
    let (sender, receiver) = mpsc::channel();
    thread::spawn(move || stdout.lines().map_while(Result::ok).try_for_each(|line| sender.send(line)));
    std::iter::from_fn(move || match receiver.recv_timeout(PATIENCE) {
        Ok(line) => Some(line),
        Err(mpsc::RecvTimeoutError::Disconnected) => None,
        Err(mpsc::RecvTimeoutError::Timeout) => panic!("the line does not come"),
    })
}

/// Reads FIFOs, one after the other, and the same one twice.
#[test]
fn fifos() {
    let bench = bench();
    bench.write(b"one", b"first");
    bench.write(b"two", &vec![7; 300_000]);
    let plain = bench.same_line("sha256sum one a two").stdout.0;
    let path = bench.path(b"fifo");
    let mut child = bench.ours("sha256sum");
    child.args(["fifo", "a", "fifo"]).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = child.spawn().expect("the program starts");
    let mut lines = lines(&mut child);
    let mut printed = String::new();
    for (content, lines_then) in [(b"first".to_vec(), 2), (vec![7; 300_000], 1)] {
        // Opens when the program does.
        OpenOptions::new().write(true).open(&path).expect("a FIFO").write_all(&content).expect("a reader");
        for line in lines.by_ref().take(lines_then) {
            writeln!(printed, "{line}").expect("a string");
        }
    }
    assert_eq!(wait(&mut child).code(), Some(0));
    let plain = String::from_utf8(plain).expect("text").replace("  one", "  fifo").replace("  two", "  fifo");
    assert_eq!(printed, plain);
}

/// A list that comes through a pipe is checked line by line.
#[test]
fn a_list_that_comes_slowly() {
    let bench = bench();
    let sums = String::from_utf8(bench.same_line("sha256sum a b").stdout.0).expect("text");
    for tool in [Some("sha256sum"), None] {
        let mut command = tool.map_or_else(command, |tool| bench.ours(tool));
        if tool.is_none() {
            command.current_dir(bench.folder()).arg("sum");
        }
        let mut child = command
            .arg("-c")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut list = child.stdin.take().expect("a pipe");
        let mut lines = lines(&mut child);
        for (sum, name) in sums.lines().zip(["a", "b"]).cycle().take(6) {
            list.write_all(format!("{sum}\n").as_bytes()).expect("the program reads");
            assert_eq!(lines.next(), Some(format!("{name}: OK")));
        }
        drop(list);
        assert_eq!(lines.next(), None);
        assert_eq!(wait(&mut child).code(), Some(0));
    }
}

/// Lines of all kinds by the ten thousand: everything in order, nothing lost.
#[test]
fn long_lists() {
    let bench = bench();
    let sums = bench.same_line("sha256sum a b d x\\y").stdout.0;
    let good = String::from_utf8(sums).expect("text");
    let mut list = String::new();
    for line in 0..20_000 {
        match line % 7 {
            0..=3 => list.push_str(good.lines().nth(line % 2).expect("two lines")),
            4 => write!(list, "{:064x}  b", line).expect("a string"),
            5 => write!(list, "{:064x}  none{line}", line).expect("a string"),
            _ => write!(list, "junk {line}").expect("a string"),
        }
        list.push('\n');
    }
    bench.write(b"L", list.as_bytes());
    for arguments in [&["-c", "L"][..], &["-cw", "L"], &["-c", "--quiet", "--ignore-missing", "L"]] {
        bench.same("sha256sum", arguments);
    }
    bench.same_order("sha256sum", &["-cw", "L"]);
}

/// A line without end does not fill the memory.
#[test]
fn a_list_that_is_none() {
    let bench = bench();
    bench.write(b"L", &[&vec![b'0'; 3 << 20][..], b"\n", &bench.same_line("sha256sum a").stdout.0].concat());
    let left = bench.same_line("sha256sum -cw L");
    assert_eq!(left.stdout, Printed(b"a: OK\n".to_vec()));
}

/// A file that is written to while it is hashed is told of, but not by the programs of coreutils.
#[test]
fn files_that_change_meanwhile_are_told_of() {
    let bench = Bench::new();
    let file = File::create(bench.path(b"big")).expect("a file");
    for (tool, words, told) in [
        ("hashweave", &["sum", "big"][..], "hashweave: big: changed while it was hashed\n"),
        ("sha256sum", &["big"][..], ""),
    ] {
        // Zeros that take no room, and minutes to be hashed if the file were not cut.
        file.set_len(1 << 40).expect("a sparse file");
        let mut program = bench.ours(tool);
        program.args(words).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let child = program.spawn().expect("the program starts");
        let counters = format!("/proc/{}/io", child.id());
        let has_read = || {
            let text = std::fs::read_to_string(&counters).expect("the program runs");
            let read = text.lines().find_map(|line| line.strip_prefix("rchar: ")).expect("a counter");
            read.parse::<u64>().expect("a number") > 16 << 20
        };
        while !has_read() {
            thread::sleep(std::time::Duration::from_millis(1));
        }
        file.set_len(1000).expect("it is cut");
        let left = left(child);
        assert_eq!((left.code, left.stdout.0.len()), (Some(0), 64 + "  big\n".len()));
        assert_eq!(String::from_utf8_lossy(&left.stderr.0), told, "{tool}");
    }
}
