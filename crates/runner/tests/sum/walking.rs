//! Directories.

use super::*;
use runner::sum::walk::walk;
use std::ffi::OsStr;
use std::fs;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::symlink;

/// The names below the root, and whether they are readable.
fn names(root: &Path, follow: bool) -> Vec<(Vec<u8>, bool)> {
    let name = |input: Input| {
        let path = input.path().expect("a path").strip_prefix(root).expect("it is below").to_owned();
        (path.as_os_str().as_bytes().to_vec(), matches!(input, Input::Path(_)))
    };
    walk(root, follow).map(name).collect()
}

fn tree() -> TempDir {
    let directory = tempfile::tempdir().expect("a directory");
    let root = directory.path();
    for name in ["b/c", "b/a", "B", "a.txt", "a/z/y", "empty"] {
        let path = root.join(name);
        fs::create_dir_all(path.parent().expect("it has one")).expect("a directory");
        fs::write(path, name).expect("a file");
    }
    fs::write(root.join(OsStr::from_bytes(b"\xFF\xFE")), "not UTF-8").expect("a file");
    fs::create_dir(root.join("nothing")).expect("a directory");
    symlink(root, root.join("b/up")).expect("a link");
    symlink(root.join("B"), root.join("link")).expect("a link");
    symlink("nowhere", root.join("dangling")).expect("a link");
    rustix::fs::mknodat(
        rustix::fs::CWD,
        root.join("pipe"),
        rustix::fs::FileType::Fifo,
        rustix::fs::Mode::from_raw_mode(0o600),
        0,
    )
    .expect("a FIFO");
    directory
}

#[test]
fn files_come_sorted_by_the_bytes_of_their_names() {
    let tree = tree();
    let expected: Vec<(Vec<u8>, bool)> =
        [b"B".as_slice(), b"a/z/y", b"a.txt", b"b/a", b"b/c", b"empty", b"\xFF\xFE"]
            .map(|name| (name.to_vec(), true))
            .to_vec();
    assert_eq!(names(tree.path(), false), expected);
}

#[test]
fn links_are_followed_out_of_loops() {
    let tree = tree();
    let expected = [
        (b"B".as_slice(), true),
        (b"a/z/y", true),
        (b"a.txt", true),
        (b"b/a", true),
        (b"b/c", true),
        (b"b/up", false),
        (b"dangling", false),
        (b"empty", true),
        (b"link", true),
        (b"\xFF\xFE", true),
    ];
    assert_eq!(names(tree.path(), true), expected.map(|(name, readable)| (name.to_vec(), readable)));
    let faults = walk(tree.path(), true).filter_map(|input| match input {
        Input::Unreadable(_, error) => error.raw_os_error(),
        _ => None,
    });
    let (loops, missing) = (rustix::io::Errno::LOOP, rustix::io::Errno::NOENT);
    assert!(faults.eq([loops.raw_os_error(), missing.raw_os_error()]));
}

/// A root that is no directory is itself the only file, whatever it is; one that is missing is
/// unreadable.
#[test]
fn the_root_may_be_anything() {
    let tree = tree();
    for name in ["B", "link", "pipe"] {
        let root = tree.path().join(name);
        let found: Vec<Input> = walk(&root, false).collect();
        assert!(matches!(&found[..], [Input::Path(path)] if *path == root), "{name}: {found:?}");
    }
    for name in ["missing", "dangling"] {
        let root = tree.path().join(name);
        let found: Vec<Input> = walk(&root, false).collect();
        assert!(found.len() == 1 && found[0].path() == Some(&root), "{name}: {found:?}");
    }
    assert_eq!(names(&tree.path().join("b/up"), false), names(tree.path(), false));
}

#[test]
fn a_walk_is_a_list_of_inputs() {
    let tree = tree();
    let mut seen = Vec::new();
    run(&with_jobs(2, 2), walk(tree.path(), false), &Progress::default(), &mut |outcome| {
        let path = outcome.input.path().expect("a path");
        assert_digests(&outcome, &sha256().algorithms, &fs::read(path)?);
        seen.push(path.to_owned());
        Ok(())
    })
    .expect("the run succeeds");
    assert_eq!(seen.len(), 7);
}
