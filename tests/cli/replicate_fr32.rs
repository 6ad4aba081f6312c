//! `replicate --fr32`: any file goes in and comes back; and an output of `-`, or an input where one
//! can be read once.

use crate::program::{Outcome, by_shell_in, check_complaint, check_refused};
use crate::replicate::{NINES, Work, elements, listed, sha256};
use crate::replicate_filecoin::who;
use hashweave::replicate::NODE;
use serde_json::Value;
use std::fs;

/// Bytes of data that become a segment of a run.
const SEGMENT: usize = 127 << 13;

/// The known answer, together with `comm-p.txt`, which has it from FRC-0069: 127 bytes each of 0,
/// 1, 2 and 3.
const PIECE: &str = "496dae0cc9e265efe5a006e80626a5dc5c409e5d3155c13984caf6c8d5cfd605";

/// Bytes that are no nodes of elements.
fn any(work: &Work, name: &str, length: usize) -> Vec<u8> {
    let data: Vec<u8> = (0..length).map(|i| (i.wrapping_mul(2_654_435_761) >> 11) as u8 | 0x80).collect();
    fs::write(work.path(name), &data).expect("data");
    data
}

fn piece(work: &Work, name: &str) {
    let data: Vec<u8> = (0..4 * 127).map(|i| (i / 127) as u8).collect();
    fs::write(work.path(name), data).expect("a piece");
}

/// The definition, bit by bit, padded with zeros to `nodes` nodes.
fn padded(data: &[u8], nodes: usize) -> Vec<u8> {
    let mut out = vec![0; nodes * NODE];
    for bit in (0..8 * data.len()).filter(|bit| data[bit / 8] >> (bit % 8) & 1 == 1) {
        let place = bit / 254 * 256 + bit % 254;
        out[place / 8] |= 1 << (place % 8);
    }
    out
}

/// A line for a shell, in the folder.
fn shell(work: &Work, line: &str) -> Outcome {
    by_shell_in(&work.path(""), line)
}

/// Around groups, and around segments, which threads pad each on its own.
#[test]
fn any_file_comes_back() {
    let work = Work::new();
    let small =
        ["sdr", "zigzag", "r2"].into_iter().flat_map(|scheme| [0, 1, 127, 128, 1000].map(|n| (scheme, n)));
    let large = [SEGMENT - 1, SEGMENT, SEGMENT + 1, 2 * SEGMENT + 1].map(|length| ("sdr", length));
    for (scheme, length) in small.chain(large) {
        let data = any(&work, "data", length);
        let common = format!("--scheme {scheme} --replica-id {NINES} --layers 1 --force -j3");
        work.done(&format!("encode data replica {common} --fr32"));
        let nodes = length.div_ceil(127).max(1) * 4;
        fs::write(work.path("nodes"), padded(&data, nodes)).expect("nodes");
        work.done(&format!("encode nodes same {common}"));
        assert!(work.read("replica") == work.read("same"), "{scheme} {length}");
        let printed = work.done(&format!("decode replica back {common} --fr32 --length {length}"));
        assert_eq!(printed, listed(&data, "back"));
        assert!(work.read("back") == data, "{scheme} {length}");
    }
}

/// The length is told, in the record, and in the folder.
#[test]
fn the_length_is_told_and_kept() {
    let work = Work::new();
    let data = any(&work, "data", 1000);
    let common = format!("--replica-id {NINES} --fr32");
    let encoded = work.run(&format!("encode data replica {common}"));
    let told = "replica: its data have 1000 bytes, which a replica does not say: decode it with --fr32 --length 1000\n";
    assert!(encoded.code == Some(0) && encoded.stderr.ends_with(told), "{encoded:?}");
    let printed = work.done(&format!("encode data replica {common} --dir d --force --json"));
    let record: Value = serde_json::from_str(printed.lines().next().expect("a record")).expect("JSON");
    assert_eq!(record["length"], 1000);
    let printed = work.done(&format!("decode replica back {common} --dir d --json"));
    let record: Value = serde_json::from_str(printed.lines().next().expect("a record")).expect("JSON");
    assert_eq!((&record["length"], &record["verified"]), (&1000.into(), &"data".into()));
    assert!(work.read("back") == data);
    check_refused(
        &work.run(&format!("decode replica b {common} --dir d --length 999 -q")),
        "have 1000 bytes",
    );
    check_refused(&work.run(&format!("decode replica b {common} -q")), "give --length N");
    check_refused(&work.run(&format!("decode replica b {common} --length 1017 -q")), "room for 1016 bytes");
    check_refused(&work.run(&format!("decode replica b --replica-id {NINES} --length 9")), "--fr32");
    work.failed(&format!("decode replica b {common} --length 999"), "byte 999 of the data is not zero");
    work.failed(
        &format!("decode replica b --replica-id {} --fr32 --length 1000", sha256(b"other")),
        "does not end with two zero bits",
    );
    assert_eq!(work.names(), ["back", "d", "data", "replica"]);
}

/// `--fr32` gives what Filecoin's programs say of a piece, from a file and from a stream; `--pad`
/// does not, and says so.
#[test]
fn the_commitment_is_that_of_the_piece() {
    let work = Work::new();
    piece(&work, "piece");
    assert_eq!(work.done("comm-d piece --fr32"), format!("{PIECE}\n"));
    for line in ["comm-d - --fr32 < piece", "comm-d - --fr32 -j3", "comm-d /dev/stdin --fr32 < piece"] {
        let outcome = shell(&work, &format!("cat piece | hashweave replicate {line}"));
        assert_eq!(
            (outcome.code, outcome.stdout, outcome.stderr),
            (Some(0), format!("{PIECE}\n"), String::new())
        );
    }
    let outcome = shell(&work, "cat piece | hashweave replicate comm-d /dev/stdin --fr32");
    check_complaint(&outcome.stderr, "is not a file; give - to read standard input");
    let outcome = work.run("comm-d piece --pad");
    assert!(outcome.code == Some(0) && !outcome.stdout.starts_with("496d"), "{outcome:?}");
    check_complaint(
        &outcome.stderr,
        "if it is a piece that is not padded yet, its commitment is another one: --fr32",
    );
    work.failed("comm-d piece", "--fr32 pads it as a piece of Filecoin");
    let record: Value =
        serde_json::from_str(&work.done("comm-d piece --fr32 --size 2KiB --json")).expect("JSON");
    assert_eq!((&record["bytes"], &record["nodes"]), (&508.into(), &64.into()));
    fs::write(work.path("nodes"), padded(&work.read("piece"), 64)).expect("nodes");
    assert_eq!(work.done("comm-d nodes"), format!("{}\n", record["comm_d"].as_str().expect("digits")));
    check_refused(&work.run("comm-d piece --fr32 --size 256"), "at least as many as the data");
    fs::write(work.path("empty"), "").expect("a file");
    work.failed("comm-d empty --fr32", "empty");
    // The CommD of a piece is the reference for decoded data.
    let common = format!("--replica-id {NINES} --fr32");
    work.done(&format!("encode piece replica {common}"));
    work.done(&format!("decode replica back {common} --length 508 --comm-d {PIECE}"));
    assert_eq!(work.read("back"), work.read("piece"));
    work.failed(&format!("decode replica b {common} --length 508 --comm-d {NINES}"), "have comm_d");
}

/// Main net's ids are made of the commitment to the piece in its sector; the first half of the tree
/// is the padded piece.
#[test]
fn a_sector_is_that_of_the_padded_data() {
    let work = Work::new();
    let data = any(&work, "data", 1500);
    fs::write(work.path("nodes"), padded(&data, 64)).expect("nodes");
    let common = format!("--registered-proof 5 {}", who());
    let same = |words: [&str; 2], files: [&str; 2]| {
        words.iter().for_each(|words| drop(work.done(words)));
        assert!(work.read(files[0]) == work.read(files[1]), "{files:?}");
    };
    let encode = [format!("encode data a {common} --fr32"), format!("encode nodes b {common}")];
    same(encode.each_ref().map(String::as_str), ["a", "b"]);
    let labels = ["data --fr32 --dir c", "nodes --dir d"]
        .map(|data| format!("labels {common} --layout filecoin --data {data}"));
    let files = ["c", "d"].map(|dir| format!("{dir}/sc-02-data-tree-d.dat"));
    same(labels.each_ref().map(String::as_str), files.each_ref().map(String::as_str));
    assert!(work.read(&files[0])[..2048] == padded(&data, 64));
    let comm_d = work.done("comm-d data --fr32 --size 2KiB");
    assert!(
        work.done(&format!("labels {common} --layout filecoin --data data --fr32 --dir c --resume --json"))
            .contains(comm_d.trim())
    );
    check_refused(&work.run("labels --nodes 64 --dir e --replica-id 09 --fr32"), "");
    check_refused(
        &work.run(&format!("encode data e --replica-id {NINES} --fr32 --nodes 62 -q")),
        "a multiple of 4",
    );
    work.failed(
        &format!("encode data e --replica-id {NINES} --fr32 --nodes 44"),
        "44 nodes have 1397, when --fr32",
    );
}

/// Data that are no elements, or no whole nodes: the way out is named, but not where a replica is
/// read, which nothing pads.
#[test]
fn what_cannot_be_encoded_names_the_option() {
    let work = Work::new();
    any(&work, "data", 2048);
    any(&work, "odd", 100);
    let common = format!("--replica-id {NINES}");
    let advice = "(--fr32 pads any bytes to such nodes)";
    work.failed(&format!("encode data out {common}"), advice);
    work.failed("comm-d data", advice);
    work.failed(&format!("encode odd out {common}"), "--fr32 takes any bytes");
    for (file, needle) in [("data", "node 0 (bytes 0 to 31) is not below r"), ("odd", "has 100 bytes")] {
        let outcome = work.run(&format!("decode {file} out {common} -q"));
        assert_eq!(outcome.code, Some(1));
        check_complaint(&outcome.stderr, needle);
        assert!(!outcome.stderr.contains("--fr32") && !outcome.stderr.contains("--pad"), "{outcome:?}");
    }
}

/// A decoding without anything to verify the data with says so.
#[test]
fn what_was_not_verified_is_said() {
    let work = Work::new();
    work.data("data", 2048, 1);
    let common = format!("--replica-id {NINES} --force");
    let root = work.done("comm-d data");
    work.done(&format!("encode data replica {common} --dir d"));
    work.done(&format!("labels --nodes 64 --replica-id {NINES} --dir l"));
    work.done(&format!("encode data padded {common} --fr32"));
    for (words, said) in [
        ("replica back".to_owned(), Some("back: nothing was verified: another id")),
        ("replica back --dir l".to_owned(), Some("back: only the id was verified")),
        (
            "padded back --fr32 --length 2048".to_owned(),
            Some("back: only the bits of the padding were verified"),
        ),
        (format!("replica back --comm-d {}", root.trim()), None),
        ("replica back --dir d".to_owned(), None),
    ] {
        let outcome = work.run(&format!("decode {words} {common}"));
        assert!(outcome.code == Some(0) && work.read("back") == elements(2048, 1), "{words}: {outcome:?}");
        let lines: Vec<&str> =
            outcome.stderr.lines().filter(|line| line.starts_with("hashweave: ")).collect();
        match said {
            Some(said) => assert!(lines.len() == 1 && lines[0].contains(said), "{words}: {lines:?}"),
            None => assert!(lines.is_empty(), "{words}: {lines:?}"),
        }
    }
}

/// Nothing but data goes to standard output, and none before it was verified.
#[test]
fn a_dash_is_standard_output() {
    let work = Work::new();
    let data = any(&work, "data", SEGMENT + 5);
    let common = format!("--replica-id {NINES} --layers 1 --fr32");
    work.done(&format!("encode data replica {common}"));
    let length = data.len();
    let run = |words: &str| shell(&work, &format!("hashweave replicate {words} > out; code=$?; exit $code"));
    for (words, expected, file) in [
        (format!("encode data - {common}"), work.read("replica"), "replica"),
        (format!("decode replica - {common} --length {length}"), data, "data"),
    ] {
        let outcome = run(&words);
        assert!(outcome.code == Some(0) && work.read("out") == expected, "{words}: {}", outcome.stderr);
        assert!(outcome.stderr.contains(&listed(&work.read(file), "-")), "{}", outcome.stderr);
        let outcome = run(&format!("{words} -q"));
        assert!(work.read("out") == expected && outcome.stderr.is_empty(), "{outcome:?}");
        let outcome = run(&format!("{words} --json"));
        let line = outcome.stderr.lines().find(|line| line.starts_with('{')).expect("a record");
        let record: Value = serde_json::from_str(line).expect("JSON");
        assert!(work.read("out") == expected && record["output"] == "-", "{record}");
    }
    for wrong in ["--length 5".to_owned(), format!("--length {length} --comm-d {NINES}")] {
        let outcome = run(&format!("decode replica - {common} -q {wrong}"));
        assert!(outcome.code == Some(1) && work.read("out").is_empty(), "{wrong}: {outcome:?}");
    }
    work.done("parents --nodes 64 --out cache");
    assert!(run("parents --nodes 64 --out - -q").code == Some(0) && work.read("out") == work.read("cache"));
    check_refused(
        &work.run(&format!("encode data - replica - {common} -q")),
        "OUTPUT -: two outputs cannot be one file",
    );
    assert!(!work.path("-").exists());
    work.done(&format!("encode data ./- {common}"));
    assert!(work.read("-") == work.read("replica"));
}

/// A folder does not note what went to standard output: a run that is repeated writes it again.
#[test]
fn standard_output_is_written_again() {
    let work = Work::new();
    work.data("data", 2048, 1);
    let line = format!("encode data - --replica-id {NINES} --dir d --resume -q");
    work.done(&format!("encode data file --replica-id {NINES}"));
    for _ in 0..2 {
        let outcome = shell(&work, &format!("hashweave replicate {line} > out"));
        assert!(outcome.code == Some(0) && work.read("out") == work.read("file"), "{outcome:?}");
    }
}

#[test]
fn standard_output_that_takes_nothing_is_an_error() {
    let work = Work::new();
    any(&work, "data", 1 << 20);
    let common = format!("--replica-id {NINES} --layers 1 --fr32");
    work.done(&format!("encode data replica {common}"));
    let common = common + " -q";
    let failed = |words: &str, how: &str| {
        let file = work.path("code");
        let outcome = shell(&work, &format!("{{ hashweave replicate {words}; echo $? > code; }} {how}"));
        assert_eq!(fs::read_to_string(&file).expect("a code"), "1\n", "{words} {how}: {outcome:?}");
        check_complaint(&outcome.stderr, "cannot write standard output: ");
    };
    for words in [
        format!("encode data - {common}"),
        format!("decode replica - {common} --length {}", 1 << 20),
        "parents --nodes 4096 --out - -q".to_owned(),
    ] {
        failed(&words, "> /dev/full");
        failed(&words, ">&-");
        failed(&words, "| head -c 9 > /dev/null");
    }
}

/// Input that is read twice cannot come from standard input; a redirected file that is the input as
/// well is an output that is an input.
#[test]
fn standard_input_is_refused_where_it_is_read_twice() {
    let work = Work::new();
    work.data("data", 2048, 1);
    let id = format!("--replica-id {NINES} -q");
    for words in [
        format!("encode - out {id}"),
        format!("decode - out {id}"),
        format!("labels --nodes 64 --dir d --layout filecoin --data - {id}"),
    ] {
        check_refused(&work.run(&words), "copy it to a file first (a file of this name is ./-)");
    }
    let outcome = shell(&work, &format!("hashweave replicate encode data - {id} 1<> data"));
    check_refused(&outcome, "an output cannot be an input");
    assert_eq!(work.read("data"), elements(2048, 1));
}
