//! How a run goes on and ends.

use super::*;
use std::iter;
use std::sync::Arc;
use std::sync::mpsc;
use std::thread;

/// A sink that fails ends the run with its error, and is not called again.
#[test]
fn the_sink_ends_the_run() {
    let samples = Samples::new([100; 300]);
    let mut calls = 0;
    let ended = run(&with_jobs(2, 2), samples.inputs().into_iter(), &Progress::default(), &mut |_| {
        calls += 1;
        if calls == 100 { Err(io::ErrorKind::StorageFull.into()) } else { Ok(()) }
    });
    assert_eq!(ended.expect_err("the sink's").kind(), io::ErrorKind::StorageFull);
    assert_eq!(calls, 100);
}

/// Names are not asked for further ahead than the window, however many there are.
#[test]
fn names_are_taken_lazily() {
    let samples = Samples::new([10]);
    let path = samples.files[0].0.clone();
    let asked = Arc::new(AtomicU64::new(0));
    let counting = Arc::clone(&asked);
    let endless = iter::repeat_with(move || {
        counting.fetch_add(1, Ordering::Relaxed);
        Input::Path(path.clone())
    });
    let options = with_jobs(2, 2);
    let window = options.footprint().window;
    let mut delivered = 0;
    let ended = run(&options, endless, &Progress::default(), &mut |_| {
        delivered += 1;
        let ahead = asked.load(Ordering::Relaxed) - delivered;
        // The one that is asked for while there is no room for it.
        assert!(ahead <= window + 1, "{ahead} names ahead");
        if delivered == 3 * window { Err(io::ErrorKind::Other.into()) } else { Ok(()) }
    });
    assert!(ended.is_err());
    assert_eq!(delivered, 3 * window);
}

/// A name that is there is hashed, though the next one waits for its outcome.
#[test]
fn names_may_depend_on_outcomes() {
    let samples = Samples::new([1000; 20]);
    let (delivered, turn) = mpsc::channel();
    let mut inputs = samples.inputs().into_iter();
    let mut first = true;
    let dependent = iter::from_fn(move || {
        if !std::mem::take(&mut first) {
            turn.recv().expect("the one before is delivered");
        }
        inputs.next()
    });
    let mut seen = 0;
    run(&with_jobs(2, 2), dependent, &Progress::default(), &mut |outcome| {
        assert_digests(&outcome, &sha256().algorithms, &samples.files[seen].1);
        seen += 1;
        delivered.send(()).map_err(io::Error::other)
    })
    .expect("the run succeeds");
    assert_eq!(seen, 20);
}

/// An iterator that panics does not leave the run waiting.
#[test]
fn a_panic_ends_the_run() {
    let samples = Samples::new([10; 5]);
    let mut inputs = samples.inputs().into_iter();
    let failing = iter::from_fn(move || Some(inputs.next().expect("this panic is part of the test")));
    let ended = run(&sha256(), failing, &Progress::default(), &mut |_| Ok(()));
    assert!(ended.expect_err("a panic").to_string().contains("panicked"));
}

/// An iterator that never answers does not outlast the run.
#[test]
fn a_stop_does_not_wait_for_names() {
    let options = with_jobs(2, 2);
    let stop = options.stop.clone();
    let (asked, told) = mpsc::channel();
    let (_never, nothing) = mpsc::channel::<Input>();
    let silent = iter::from_fn(move || {
        asked.send(()).expect("the test waits");
        nothing.recv().ok()
    });
    let stopping = thread::spawn(move || {
        told.recv().expect("it is asked");
        stop.request();
    });
    let ended = run(&options, silent, &Progress::default(), &mut |_| Ok(()));
    assert_eq!(ended.expect_err("stopped").kind(), io::ErrorKind::Interrupted);
    stopping.join().expect("it stops");
}
