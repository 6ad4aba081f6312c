//! Bad input: exit code 2, nothing on standard output, and one line on standard error that names
//! the argument or the fault.

use crate::program::{check_refused, line, run};

/// Arguments after `search`, and what the line must say.
const TEMPLATES: [(&str, &str); 18] = [
    ("abc", "no counter"),
    ("", "no counter"),
    ("{{counter:8}}", "no counter"),
    ("{salt:2}{salt:2}{counter:8}", "two salts"),
    ("{counter:9}", "{counter:9}"),
    ("{counter:0}", "{counter:0}"),
    ("{counter:-1}", "{counter:-1}"),
    ("{counter:8:middle}", "{counter:8:middle}"),
    ("{counter}", "{counter}"),
    ("{nonce:8}", "{nonce:8}"),
    ("{salt:65}{counter:8}", "{salt:65}"),
    ("{hex:abc}{counter:8}", "odd number"),
    ("{hex:zz}{counter:8}", "{hex:zz}: 'z' is not a hexadecimal digit"),
    ("{hex:0xff}{counter:8}", "{hex:0xff}: leave off the 0x"),
    ("{hex:0xf}{counter:8}", "{hex:0xf}: leave off the 0x"),
    ("{hex:ff 00}{counter:8}", "{hex:ff 00}: leave off the spaces"),
    ("a{counter:8", "brace"),
    ("a}{counter:8}", "brace"),
];

#[test]
fn templates() {
    for (template, needle) in TEMPLATES {
        check_refused(&run(&["search", "--count", "1", "--message", template]), needle);
    }
}

/// Arguments after `search`, and what the line must say.
const ARGUMENTS: [(&str, &str); 46] = [
    ("--algo md4", "--algo"),
    ("--algo sha3-257", "sha3-257"),
    ("--algo blake2b-520", "blake2b-520"),
    ("--backend sse", "--backend"),
    ("--kernel woven --backend scalar", "--kernel"),
    ("--kernel fast", "--kernel"),
    ("--kernel a1 --algo sha256", "kernel a1"),
    ("--threads 0", "--threads"),
    ("--threads two", "--threads"),
    ("--threads 1.5", "--threads"),
    ("--threads 9999999", "--threads"),
    ("--threads", "--threads"),
    ("--threads 1 --threads 2", "--threads"),
    ("--message {salt:1}{counter:8} --threads 257", "257"),
    ("--salt-hex 00", "salt"),
    ("--salt-hex 000000000000", "salt"),
    ("--salt-hex 000", "odd number"),
    ("--salt-hex 00000000zz", "--salt-hex"),
    ("--message x{counter:8} --salt-hex 0000000000", "salt"),
    ("--start x", "--start"),
    ("--start 18446744073709551616", "--start"),
    ("--message x{counter:1} --start 256", "1-byte counter"),
    ("--count 0", "count"),
    ("--count 1e-6", "--count"),
    ("--count 0xg", "--count"),
    ("--message x{counter:1} --count 257", "1-byte counter"),
    ("--message x{counter:4} --start 1 --count 4294967296", "4-byte counter"),
    ("--start 18446744073709551615 --count 2", "8-byte counter"),
    ("--seconds 0", "--seconds"),
    ("--seconds NaN", "--seconds"),
    ("--seconds inf", "--seconds"),
    ("--seconds 1e300", "--seconds"),
    ("--hits 0", "--hits"),
    ("--stats-interval 0", "--stats-interval"),
    ("--zero-bits 257", "257 bits"),
    ("--zero-bits 9 --digest-range 31..32", "9 bits"),
    ("--below 0000", "below zero"),
    ("--below 123", "odd number"),
    ("--match ff", "--match"),
    ("--match ff:0000", "--match"),
    ("--match 0f:f0", "mask"),
    ("--digest-range 20..33", "20..33"),
    ("--digest-range 5..5", "5..5"),
    ("--digest-range 12", "--digest-range"),
    ("--fault-drill 3", "--fault-drill"),
    ("--validate-hex abc", "--validate-hex"),
];

#[test]
fn arguments() {
    for (words, needle) in ARGUMENTS {
        check_refused(&line(&format!("search {words}")), needle);
    }
}

/// A value below zero is a bad value of its option, not an unknown option.
#[test]
fn negative_numbers() {
    for option in
        ["--threads", "--start", "--count", "--seconds", "--hits", "--zero-bits", "--stats-interval"]
    {
        check_refused(&line(&format!("search {option} -1")), option);
    }
}

#[test]
fn conflicting_objectives() {
    for (one, other) in [("--min", "--zero-bits 3"), ("--below 01", "--match ff:00"), ("--min", "--below 01")]
    {
        let outcome = line(&format!("search {one} {other} --count 1"));
        let option = other.split(' ').next().expect("an option");
        check_refused(&outcome, option);
    }
}

#[test]
fn commands_and_options_that_do_not_exist() {
    check_refused(&line("frobnicate"), "frobnicate");
    check_refused(&line("search --frobnicate"), "--frobnicate");
    check_refused(&line("search stray"), "stray");
    check_refused(&line("info --html"), "--html");
    check_refused(&line("selftest stray"), "stray");
    check_refused(&line("completions tcsh"), "tcsh");
    check_refused(&line("--frobnicate"), "--frobnicate");
}

#[test]
fn bench_arguments() {
    for (words, needle) in [
        ("everything", "everything"),
        ("--rounds 0", "--rounds"),
        ("--threads 0", "--threads"),
        ("--algo md4", "md4"),
        ("--backend cuda", "cuda"),
        ("--kernel wovn", "wovn"),
        ("--algo sha256 --kernel a1", "kernel"),
    ] {
        check_refused(&line(&format!("bench {words}")), needle);
    }
}

/// `bench` offers no `auto`, so it must not tell of one.
#[test]
fn bench_offers_what_it_takes() {
    let outcome = line("bench --backend auto");
    check_refused(&outcome, "--backend");
    assert!(!outcome.stderr.contains("available: auto"), "{}", outcome.stderr);
}

/// A lane that no kernel has would make a drill that never sounds the alarm.
#[test]
fn a_drill_needs_a_lane_that_exists() {
    check_refused(&line("search --fault-drill 99:1 --count 1000 --threads 1"), "lane");
}

/// Whatever stands in an argument, the message is one line.
#[test]
fn odd_values_are_reported_in_one_line() {
    for value in ["a\nb", "a\r\nb", "\u{7f}", "Usage: x", "a\n\nUsage: b"] {
        check_refused(&run(&["search", "--message", value]), "--message");
    }
    check_refused(&run(&["search", "--algo", "x\ny"]), "--algo");
}

#[cfg(unix)]
#[test]
fn an_argument_that_is_no_text() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    let value = OsStr::from_bytes(b"\xFF{counter:8}");
    check_refused(&run(&[OsStr::new("search"), OsStr::new("--message"), value]), "UTF-8");
}
