//! `bench sum`: rows of every shape, complete and consistent; what belongs to one benchmark only is
//! refused by the other. No time is asserted.

use crate::program::{check_fields, check_refused, command, finish, line, text};
use hashweave::Algorithm;
use hashweave::batch::Kernel;
use serde_json::Value;

const FIELDS: [&str; 19] = [
    "job:text",
    "algo:text",
    "kernel:text",
    "runs:text",
    "streams:int",
    "shape:text",
    "message_bytes:int?",
    "threads:int",
    "gbs:real",
    "cycles_per_byte:real",
    "tenth_cycles_per_byte:real",
    "median_cycles_per_byte:real",
    "quarters_cycles_per_byte:list",
    "bound_cycles_per_byte:real?",
    "bound_by:text?",
    "throughput_bound_cycles_per_byte:real?",
    "ratio_to_one_stream:real?",
    "ratio_to_uniform:real?",
    "clock_ghz:real",
];

/// The rows of a benchmark that ends well, each complete and true to itself.
fn rows(words: &str) -> Vec<Value> {
    let outcome = line(words);
    assert_eq!((outcome.code, outcome.stderr.as_str()), (Some(0), ""), "{words}: {outcome:?}");
    let rows: Vec<Value> = serde_json::from_str(&outcome.stdout).expect("an array");
    for row in &rows {
        check_fields(row, &FIELDS);
        assert_eq!(row["job"], "sum");
        let figure = |name: &str| row[name].as_f64().expect("a number");
        // So many cycles a byte at that clock, on every thread, are the rate.
        let rate = figure("clock_ghz") / figure("cycles_per_byte") * figure("threads");
        assert!(figure("gbs") > 0.0 && (rate / figure("gbs") - 1.0).abs() < 1e-6, "{row}");
        assert_eq!(row["message_bytes"].is_null(), row["shape"] == "ragged", "{row}");
        assert!(row["shape"] == "ragged" || row["shape"] == "uniform", "{row}");
        if let Some(bound) = row["bound_cycles_per_byte"].as_f64() {
            assert!(bound > 0.1 && bound < 1000.0, "{row}");
            // Only what waits takes longer than the core needs for it.
            let throughput = figure("throughput_bound_cycles_per_byte");
            assert_eq!(row["bound_by"] == "chain", throughput < bound, "{row}");
        }
    }
    rows
}

fn names(algorithm: Algorithm) -> Vec<&'static str> {
    Kernel::usable(algorithm.primitive()).into_iter().map(Kernel::name).collect()
}

#[test]
fn the_default_shapes_are_those_of_the_contract() {
    let rows = rows("bench sum --json --rounds 1 --algo sha256");
    let auto: Vec<&Value> =
        rows.iter().filter(|row| row["kernel"] == "auto" && row["threads"] == 1).collect();
    for streams in [1, 2, 4, 8, 16, 64] {
        for bytes in [64, 1024, 16_384, 1_048_576] {
            let same = |row: &&&Value| row["streams"] == streams && row["message_bytes"] == bytes;
            let [row] = auto.iter().filter(same).collect::<Vec<_>>()[..] else {
                panic!("{streams} messages of {bytes} bytes are not one row")
            };
            assert!(row["ratio_to_one_stream"].as_f64() > Some(0.0), "{row}");
            for name in text(row, "runs").split('+') {
                assert!(names(Algorithm::Sha256).contains(&name), "{row}");
            }
        }
    }
    let ragged: Vec<_> = auto.iter().filter(|row| row["shape"] == "ragged").collect();
    assert!(matches!(ragged[..], [row] if row["ratio_to_uniform"].as_f64() > Some(0.0)), "{ragged:?}");
    let alone: Vec<&str> =
        rows.iter().map(|row| text(row, "kernel")).filter(|kernel| *kernel != "auto").collect();
    assert_eq!(alone, names(Algorithm::Sha256), "every kernel has a row of its own");
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let scaled = rows.iter().filter(|row| cores > 1 && row["threads"] == cores).count();
    assert_eq!(scaled, usize::from(cores > 1));
}

#[test]
fn every_default_algorithm_is_measured() {
    let rows = rows("bench sum --json --rounds 1 --streams 3 --message-bytes 200 --threads 1");
    let mut algorithms: Vec<&str> = rows.iter().map(|row| text(row, "algo")).collect();
    algorithms.dedup();
    let measured: Vec<String> = Algorithm::measured().map(|algorithm| algorithm.to_string()).collect();
    let measured: Vec<&str> = measured.iter().map(String::as_str).chain(["kt128", "kt256"]).collect();
    assert_eq!(algorithms, measured, "one algorithm of every function, and KangarooTwelve");
    assert!(rows.iter().all(|row| row["streams"] == 3 && row["message_bytes"] == 200), "{rows:?}");
}

#[test]
fn what_is_asked_for_is_what_is_measured() {
    let rows = rows(
        "bench sum --json --rounds 1 --algo keccak-256 --algo sha256d --kernel scalar --kernel auto --streams 5 --streams 2 \
         --message-bytes 100 --message-bytes ragged --threads 2",
    );
    assert_eq!(rows.len(), 2 * 2 * 2 * 2, "{rows:?}");
    for algorithm in ["keccak-256", "sha256d"] {
        for kernel in ["auto", "scalar"] {
            for streams in [5, 2] {
                for bytes in [Value::from(100), Value::Null] {
                    let same = |row: &&Value| {
                        row["algo"] == algorithm
                            && row["kernel"] == kernel
                            && row["streams"] == streams
                            && row["message_bytes"] == bytes
                            && row["threads"] == 2
                    };
                    assert_eq!(rows.iter().filter(same).count(), 1, "{algorithm} {kernel} {streams} {bytes}");
                }
            }
        }
    }
}

/// With one stream and the padding in a block of its own, twice as many bytes are hashed as are
/// given; of a kernel that has a bound, the one of short messages must say so.
#[test]
fn bounds_know_of_padding() {
    let rows = rows(
        "bench sum --json --rounds 1 --algo sha512 --kernel scalar --streams 1 --message-bytes 128 --message-bytes 1048576",
    );
    let [short, long] = [&rows[0], &rows[1]].map(|row| row["bound_cycles_per_byte"].as_f64());
    assert_eq!(short.is_some(), long.is_some());
    if let (Some(short), Some(long)) = (short, long) {
        assert!((short / long - 2.0).abs() < 0.01, "{short} and {long}");
    }
}

#[test]
fn the_table_has_a_line_for_every_row() {
    let outcome = line(
        "bench sum --rounds 1 --algo sha256 --algo blake2b-512 --kernel scalar --streams 1 --message-bytes 1024 --message-bytes ragged",
    );
    assert_eq!((outcome.code, outcome.stderr.as_str()), (Some(0), ""), "{outcome:?}");
    for algorithm in ["sha256", "blake2b-512"] {
        for message in ["1 KiB", "ragged"] {
            let is_it = |line: &&str| line.starts_with(algorithm) && line.contains(message);
            assert_eq!(outcome.stdout.lines().filter(is_it).count(), 1, "{}", outcome.stdout);
        }
    }
    for word in ["GHz", "cycles/byte", "× one stream", "× uniform"] {
        assert!(outcome.stdout.contains(word), "{}", outcome.stdout);
    }
}

#[test]
fn a_ceiling_takes_kernels_away() {
    let mut scalar = command();
    let words = "bench sum --json --rounds 1 --algo sha256 --streams 4 --message-bytes 64 --threads 1";
    scalar.env("HASHWEAVE_ISA", "scalar").args(words.split(' '));
    let outcome = finish(scalar.spawn().expect("the program starts"));
    assert_eq!(outcome.code, Some(0), "{outcome:?}");
    let rows: Vec<Value> = serde_json::from_str(&outcome.stdout).expect("an array");
    assert!(!rows.is_empty());
    for row in &rows {
        assert!(!text(row, "runs").contains("avx") && !text(row, "runs").contains("sha-ni"), "{row}");
    }
}

/// Options of both jobs may stand before the job's name or after it; so may options of `search`
/// alone.
#[test]
fn options_stand_in_front_or_behind() {
    let sum = "sum --kernel scalar --streams 1 --message-bytes 64";
    assert_eq!(rows(&format!("bench --json --rounds 1 --algo sha256 --threads 1 {sum}")).len(), 1);
    for words in
        ["--backend scalar --kernel direct --json search", "search --backend scalar --kernel direct --json"]
    {
        let outcome = line(&format!("bench --rounds 1 --algo sha256 --threads 1 {words}"));
        let rows: Vec<Value> = serde_json::from_str(&outcome.stdout).expect("an array");
        assert!(matches!(&rows[..], [row] if row["kernel"] == "direct"), "{words}: {outcome:?}");
    }
}

/// Arguments after `bench`, and what the line must say.
const REFUSED: [(&str, &str); 21] = [
    ("sum --backend avx2", "--backend"),
    ("--backend scalar sum", "--backend"),
    ("--kernel direct sum", "--kernel"),
    ("search --streams 2", "--streams"),
    ("--streams 2", "--streams"),
    ("search --message-bytes 5", "--message-bytes"),
    ("search --kernel auto", "auto"),
    ("search --kernel avx512", "avx512"),
    ("sum --kernel woven", "woven"),
    ("sum --kernel fast", "available: auto, scalar"),
    ("sum --streams 0", "--streams"),
    ("sum --streams -1", "--streams"),
    ("sum --streams many", "--streams"),
    ("sum --message-bytes 0", "--message-bytes"),
    ("sum --message-bytes 16K", "ragged"),
    ("sum --message-bytes 1073741824 --streams 64", "at most 4 GiB"),
    ("sum --rounds 0", "--rounds"),
    ("sum --threads 0", "--threads"),
    ("sum --algo md4", "md4"),
    ("sum stray", "stray"),
    ("sums", "sums"),
];

#[test]
fn what_a_benchmark_does_not_take_is_refused() {
    for (words, needle) in REFUSED {
        check_refused(&line(&format!("bench {words}")), needle);
    }
}

/// SHA-NI knows SHA-256 only, whether this machine has it or not.
#[test]
fn a_kernel_of_another_algorithm_is_refused() {
    check_refused(&line("bench sum --algo sha512 --kernel sha-ni"), "kernel");
}
