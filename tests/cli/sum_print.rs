//! Digests as coreutils print them.

use crate::parity::{Bench, NAMES, TOOLS};
use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt;

/// Every tool, every format, every name.
#[test]
fn digests_of_files() {
    let (bench, _) = Bench::with_files();
    for tool in TOOLS {
        for options in [&["--"][..], &["-b", "--"], &["--tag", "--"], &["-z", "--"], &["--tag", "-z", "--"]] {
            let arguments: Vec<&[u8]> = options.iter().map(|option| option.as_bytes()).chain(NAMES).collect();
            let left = bench.same(tool, &arguments);
            assert_eq!(left.code, Some(0));
        }
    }
}

#[test]
fn digests_of_blake2b_of_any_length() {
    let (bench, _) = Bench::with_files();
    for bits in ["0", "8", "16", "160", "256", "504", "512", "+8", " 8", "0128"] {
        for options in [&[][..], &["--tag"]] {
            let arguments = [&["-l", bits, "a", "b", "n\nl"], options].concat();
            bench.same("b2sum", &arguments);
        }
    }
}

#[test]
fn standard_input() {
    let (bench, _) = Bench::with_files();
    for line in [
        "sha256sum",
        "sha256sum -",
        "sha256sum - -",
        "sha256sum a - b -",
        "sha256sum -b",
        "sha256sum --tag -z",
    ] {
        assert_eq!(bench.same_line(line).code, Some(0));
    }
}

/// One bad file does not stop the rest.
#[test]
fn files_that_cannot_be_read() {
    let (bench, _) = Bench::with_files();
    std::os::unix::fs::symlink("loop", bench.path(b"loop")).expect("a link");
    std::os::unix::fs::symlink("a", bench.path(b"link")).expect("a link");
    for line in [
        "sha256sum nonex",
        "sha256sum a nonex b d a/x a",
        "sha256sum d",
        "sha256sum loop link a a a",
        "sha512sum --tag a nonex",
        "b2sum -z a nonex b",
        "sha256sum /proc/self/mem a",
    ] {
        let left = bench.same_line(line);
        assert_eq!(left.code, Some(1), "{line}");
        bench.same_order("sha256sum", &line.split(' ').skip(1).collect::<Vec<_>>());
    }
    bench.same("sha256sum", &["", "a"]);
    bench.same("sha256sum", &["x".repeat(300).as_bytes(), b"a"]);
    bench.same("sha256sum", &["x/".repeat(3000).as_bytes(), b"a"]);
}

/// As nobody, since root may read everything.
#[test]
fn files_without_permission() {
    let (mut bench, _) = Bench::with_files();
    fs::set_permissions(bench.path(b"b"), Permissions::from_mode(0o000)).expect("permissions can be set");
    fs::set_permissions(bench.path(b"d"), Permissions::from_mode(0o000)).expect("permissions can be set");
    if fs::read(bench.path(b"b")).is_ok() {
        bench.become_nobody();
    }
    let left = bench.same_line("sha256sum a b d d/x a");
    assert_eq!(left.code, Some(1));
    assert!(left.stderr.0.starts_with(b"sha256sum: b: Permission denied\n"), "{left:?}");
    bench.write(b"L", b"d131dd02c5e6eec4693d9a0698aff95c2fcab58712467eab4004583eb8fb7f89  b\n");
    bench.same_line("sha256sum -c --ignore-missing L");
}

/// Files that claim to be empty.
#[test]
fn files_of_the_kernel() {
    let bench = Bench::new();
    let left = bench
        .same_line("sha256sum /proc/version /proc/cpuinfo_none /proc/filesystems /dev/null /sys/kernel/mm");
    assert_eq!(left.stdout.0.iter().filter(|&&byte| byte == b'\n').count(), 3, "{left:?}");
}

/// Longer than any buffer, and many.
#[test]
fn long_files_and_many() {
    let bench = Bench::new();
    let long: Vec<u8> = (0..5_000_011_u32).map(|i| (i.wrapping_mul(2_654_435_761) >> 24) as u8).collect();
    bench.write(b"long", &long);
    let mut names = vec!["long".to_owned()];
    for i in 0..500 {
        names.push(format!("f{i}"));
        bench.write(names[i + 1].as_bytes(), &long[i..i + 37 * i]);
    }
    names.push("long".to_owned());
    for tool in TOOLS {
        bench.same(tool, &names);
    }
    names.insert(250, "nonex".to_owned());
    bench.same_order("sha256sum", &names);
}
