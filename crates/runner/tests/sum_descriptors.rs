//! A run with few descriptors. Alone in its program, since their limit is the process's.

use hashweave::{Algorithm, digest};
use runner::sum::{Digesting, Input, Jobs, Options, Progress, run};
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use std::fs;

/// 20,000 small files and 200 large ones, with 64 descriptors and with 24.
#[test]
fn tens_of_thousands_of_files_need_few_descriptors() {
    let directory = tempfile::tempdir().expect("a directory");
    let content = |i: usize| vec![i as u8; if i % 100 == 7 { 200_000 + i } else { i % 50 }];
    let paths: Vec<_> = (0..20_200).map(|i| directory.path().join(i.to_string())).collect();
    for (i, path) in paths.iter().enumerate() {
        fs::write(path, content(i)).expect("a file");
    }
    for limit in [64, 24] {
        let maximum = getrlimit(Resource::Nofile).maximum;
        setrlimit(Resource::Nofile, Rlimit { current: Some(limit), maximum }).expect("a lower limit");
        let options = Options {
            jobs: Jobs { hashing: 16, reading: 16 },
            ..Options::new(vec![Digesting::new(Algorithm::Sha256)])
        };
        assert!(options.footprint().descriptors < limit as usize);
        let inputs = paths.clone().into_iter().map(Input::Path);
        let mut seen = 0;
        run(&options, inputs, &Progress::default(), &mut |outcome| {
            assert_eq!(outcome.result?[0], digest(Algorithm::Sha256, &content(seen)));
            seen += 1;
            Ok(())
        })
        .expect("there are descriptors enough");
        assert_eq!(seen, paths.len());
    }
    files_that_say_they_are_empty();
}

/// With the last limit, files that turn out to be large only when they are read, more of them than
/// there are descriptors.
fn files_that_say_they_are_empty() {
    let path = "/proc/kallsyms";
    let expected = digest(Algorithm::Sha256, &fs::read(path).expect("it is readable"));
    let options = Options { memory: 0, ..Options::new(vec![Digesting::new(Algorithm::Sha256)]) };
    let inputs = std::iter::repeat_n(path, 30).map(|path| Input::Path(path.into()));
    run(&options, inputs, &Progress::default(), &mut |outcome| {
        assert_eq!(outcome.result?[0], expected);
        Ok(())
    })
    .expect("there are descriptors enough");
}
