//! Inputs that are no plain files, and files that change while they are read.

use super::*;
use runner::stop::Stop;
use rustix::fs::{CWD, FileType, Mode, mknodat};
use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::sync::mpsc;
use std::thread;

fn fifo(path: &Path) {
    mknodat(CWD, path, FileType::Fifo, Mode::from_raw_mode(0o600), 0).expect("a FIFO");
}

/// Writes to a FIFO as soon as it is read.
fn write_fifo(path: &Path, content: &[u8]) {
    OpenOptions::new().write(true).open(path).and_then(|mut fifo| fifo.write_all(content)).expect("a reader");
}

#[test]
fn errors_stop_nothing_else() {
    let samples = Samples::new([100; 50]);
    let loop_ = samples.path("loop");
    std::os::unix::fs::symlink(&loop_, &loop_).expect("a link");
    let bad = [
        (samples.path("missing"), io::ErrorKind::NotFound),
        (samples.directory.path().to_owned(), io::ErrorKind::IsADirectory),
        (samples.path("0/below a file"), io::ErrorKind::NotADirectory),
        (samples.path("nul\0"), io::ErrorKind::InvalidInput),
    ];
    let (mut inputs, mut kinds) = (Vec::new(), Vec::new());
    for (i, (path, _)) in samples.files.iter().enumerate() {
        let (wrong, kind) = &bad[i % bad.len()];
        inputs.extend([Input::Path(path.clone()), Input::Path(wrong.clone()), Input::Path(loop_.clone())]);
        kinds.push(*kind);
    }
    inputs.push(Input::Unreadable(samples.path("x"), io::ErrorKind::PermissionDenied.into()));
    for threads in [1, 2, 5] {
        let inputs = inputs.iter().map(|input| match input {
            Input::Unreadable(path, error) => Input::Unreadable(path.clone(), error.kind().into()),
            other => Input::Path(other.path().expect("a path").to_owned()),
        });
        let progress = Progress::default();
        let mut outcomes = outcomes(&with_jobs(threads, threads), inputs.collect(), &progress);
        let last = outcomes.pop().expect("the last");
        assert_eq!(last.result.expect_err("unreadable").kind(), io::ErrorKind::PermissionDenied);
        for (i, three) in outcomes.chunks(3).enumerate() {
            assert_digests(&three[0], &sha256().algorithms, &samples.files[i].1);
            let error = three[1].result.as_ref().expect_err("an error");
            assert_eq!(error.kind(), kinds[i], "{:?}: {error}", three[1].input);
            let error = three[2].result.as_ref().expect_err("a loop of links");
            assert_eq!(error.raw_os_error(), Some(rustix::io::Errno::LOOP.raw_os_error()));
        }
        assert_eq!(progress.files(), 151);
    }
}

/// Files in /proc say that they are empty; a long one outgrows the smallest buffer.
#[test]
fn files_that_say_they_are_empty() {
    let files = ["/proc/version", "/proc/filesystems", "/proc/kallsyms"].map(Path::new);
    for memory in [0, Options::MEMORY] {
        let options = Options { memory, ..with_jobs(2, 2) };
        for outcome in outcomes(&options, paths(files), &Progress::default()) {
            let content = fs::read(outcome.input.path().expect("a path")).expect("it is readable");
            assert_digests(&outcome, &options.algorithms, &content);
            assert!(!content.is_empty());
        }
    }
}

/// Later files are hashed while a FIFO has no writer, and are delivered after it.
#[test]
fn a_fifo_that_blocks_holds_nothing_up_but_the_order() {
    let samples = Samples::new([1000, 70_000, 600_000]);
    let pipe = samples.path("pipe");
    fifo(&pipe);
    let mut random = Random(3);
    for length in [0, 1, 3_000_000] {
        let content = random.bytes(length);
        let progress = Progress::default();
        let (seen, wanted) =
            (progress.clone(), samples.files.iter().map(|(_, content)| content.len() as u64).sum::<u64>());
        let (path, bytes) = (pipe.clone(), content.clone());
        let writer = thread::spawn(move || {
            until(|| seen.bytes() == wanted);
            write_fifo(&path, &bytes);
        });
        let mut inputs = samples.inputs();
        inputs.insert(1, Input::Path(pipe.clone()));
        let outcomes = outcomes(&with_jobs(1, 1), inputs, &progress);
        writer.join().expect("the writer succeeds");
        assert_digests(&outcomes[1], &sha256().algorithms, &content);
        for (outcome, sample) in [0, 2, 3].into_iter().zip(&samples.files) {
            assert_digests(&outcomes[outcome], &sha256().algorithms, &sample.1);
        }
    }
}

/// The second reader of a FIFO opens it when the first one is done: nothing is shared out between
/// the two.
#[test]
fn the_same_fifo_is_read_again_in_its_turn() {
    let samples = Samples::new([]);
    let pipe = samples.path("pipe");
    fifo(&pipe);
    let contents = [b"first".as_slice(), b"the second", b"", b"last"];
    let (delivered, turn) = mpsc::channel();
    let path = pipe.clone();
    let writer = thread::spawn(move || {
        for content in contents {
            write_fifo(&path, content);
            turn.recv().expect("it is delivered");
        }
    });
    let inputs = paths([pipe.as_path(); 4]).into_iter();
    let mut next = 0;
    run(&with_jobs(4, 4), inputs, &Progress::default(), &mut |outcome| {
        assert_digests(&outcome, &sha256().algorithms, contents[next]);
        next += 1;
        delivered.send(()).map_err(io::Error::other)
    })
    .expect("the run succeeds");
    writer.join().expect("the writer succeeds");
}

#[test]
fn a_device_without_an_end_can_be_stopped() {
    let stop = Stop::default();
    let options = Options { stop: stop.clone(), ..with_jobs(2, 2) };
    let progress = Progress::default();
    let seen = progress.clone();
    let stopping = thread::spawn(move || {
        until(|| seen.bytes() > 10_000_000);
        stop.request();
    });
    let mut delivered = 0;
    let inputs = paths(["/dev/null", "/dev/zero"].map(Path::new)).into_iter();
    let ended = run(&options, inputs, &progress, &mut |outcome| {
        assert_digests(&outcome, &sha256().algorithms, b"");
        delivered += 1;
        Ok(())
    });
    stopping.join().expect("it stops");
    assert_eq!(ended.expect_err("stopped").kind(), io::ErrorKind::Interrupted);
    assert_eq!(delivered, 1);
}

/// Nobody ever writes; the run ends all the same.
#[test]
fn a_blocked_fifo_does_not_outlast_a_stop() {
    let samples = Samples::new([10]);
    let pipe = samples.path("pipe");
    fifo(&pipe);
    let stop = Stop::default();
    let options = Options { stop: stop.clone(), ..with_jobs(1, 1) };
    let mut inputs = samples.inputs();
    inputs.push(Input::Path(pipe));
    let ended = run(&options, inputs.into_iter(), &Progress::default(), &mut |_| {
        stop.request();
        Ok(())
    });
    assert_eq!(ended.expect_err("stopped").kind(), io::ErrorKind::Interrupted);
}

/// Set when it goes.
struct Over<'a>(&'a AtomicBool);

impl Drop for Over<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// The bytes that were read: the beginning of the content; or this up to the end of a page, and
/// zeros. Linux fills up what remains of a piece of its cache with zeros when a file is cut off
/// there, which who reads at this moment may see, and such a piece may have many pages.
fn as_read(outcome: &Outcome, content: &[u8]) -> Vec<u8> {
    const PAGE: usize = 4096;
    let length = outcome.bytes as usize;
    let is_read = |bytes: &[u8]| {
        let digests = outcome.result.as_ref().expect("a file can be read");
        digests.iter().next() == Some(&digest(Algorithm::Sha256, bytes)[..])
    };
    let mut bytes = content[..length].to_vec();
    let mut kept = length;
    while kept > 0 && !is_read(&bytes) {
        kept = (kept - 1) / PAGE * PAGE;
        bytes[kept..].fill(0);
    }
    bytes
}

/// The digest is that of the bytes read: the beginning of what was ever written, as long as the
/// outcome says.
fn check_unsteady(change: impl Fn(&File, &[u8], u64) + Send + Sync + 'static) {
    let content: Arc<Vec<u8>> = Arc::new(Random(11).bytes(700_000));
    let samples = Samples::new([]);
    let files: Vec<PathBuf> = (0..12).map(|i| samples.path(&i.to_string())).collect();
    for round in 0..6 {
        for (i, file) in files.iter().enumerate() {
            fs::write(file, &content[..i * 61_000]).expect("a file");
        }
        let over = Arc::new(AtomicBool::new(false));
        thread::scope(|scope| {
            scope.spawn(|| {
                let files =
                    files.iter().map(|path| OpenOptions::new().append(true).open(path).expect("a file"));
                let files: Vec<File> = files.collect();
                let mut random = Random(round + 1);
                while !over.load(Ordering::Relaxed) {
                    change(&files[random.next() as usize % files.len()], &content, random.next());
                }
            });
            // Also if an assertion fails: the scope waits for its thread.
            let _over = Over(&over);
            for threads in [1, 2] {
                let options = Options { memory: 400_000, ..with_jobs(threads, threads) };
                let inputs = paths(files.iter().map(PathBuf::as_path));
                for outcome in outcomes(&options, inputs, &Progress::default()) {
                    assert_digests(&outcome, &options.algorithms, &as_read(&outcome, &content));
                }
            }
        });
    }
}

#[test]
fn files_that_grow() {
    check_unsteady(|mut file, content, number| {
        let length = file.metadata().expect("a size").len() as usize;
        let more = (number % 20_000) as usize;
        file.write_all(&content[length..(length + more).min(content.len())]).expect("it grows");
    });
}

#[test]
fn files_that_shrink() {
    check_unsteady(|file, _, number| {
        // To the end of a page, for `as_read`.
        let length = file.metadata().expect("a size").len().saturating_sub(number % 5000);
        file.set_len(length / 4096 * 4096).expect("it shrinks");
    });
}

/// Standard input is the process's, so this is a child's work.
#[test]
#[ignore = "a child of `standard_input`"]
fn standard_input_child() {
    let inputs = vec![Input::Standard, Input::Standard];
    for outcome in outcomes(&with_jobs(2, 2), inputs, &Progress::default()) {
        let digests = outcome.result.expect("it is readable");
        eprintln!("{} {} {}", outcome.index, outcome.bytes, hex::encode(&digests[0]));
    }
}

/// All of it, once; the second time it is at its end.
#[test]
fn standard_input() {
    for length in [0, 100, 2_000_000] {
        let content = Random(5).bytes(length);
        let mut child = Command::new(std::env::current_exe().expect("this program"))
            .args(["--exact", "odd::standard_input_child", "--ignored", "--nocapture"])
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .expect("a child");
        child.stdin.take().expect("a pipe").write_all(&content).expect("the child reads");
        let told = child.wait_with_output().expect("the child ends").stderr;
        let expected = [(0, content.as_slice()), (1, b"")].map(|(index, content)| {
            format!("{index} {} {}\n", content.len(), digest(Algorithm::Sha256, content))
        });
        assert_eq!(String::from_utf8_lossy(&told), expected.concat());
    }
}
