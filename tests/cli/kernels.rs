//! Every kernel and backend prints the same; `HASHWEAVE_ISA` takes backends away, `HASHWEAVE_CORE`
//! the tables of a core.

use crate::program::{Outcome, check_refused, command, finish, of_kind, records, search, text};
use crate::scan::{check, results, scan, scan_with, zero_bits};
use hashweave::batch::Kernel;
use hashweave::{Algorithm, Isa};
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};

/// The algorithms of the contract.
pub(crate) const CONTRACT: [&str; 18] = [
    "sha3-224",
    "sha3-256",
    "sha3-384",
    "sha3-512",
    "keccak-256",
    "turboshake128",
    "sha256",
    "sha256d",
    "hash160",
    "sha512",
    "md5",
    "sha1",
    "ripemd160",
    "sm3",
    "blake2s-256",
    "blake2b-256",
    "blake2b-512",
    "blake3",
];

/// Whether this CPU has the SHA instructions of x86, as the sums of SHA-256 show.
fn has_sha() -> bool {
    let kernels = Kernel::usable(Algorithm::Sha256.primitive());
    kernels.into_iter().any(|kernel| kernel.name() == "sha-ni")
}

fn kernels_of(algorithm: &str, backend: &str) -> &'static [&'static str] {
    let keccak = algorithm.starts_with("sha3") || algorithm.starts_with("keccak");
    match (keccak, backend) {
        (false, "avx2") if matches!(algorithm, "sha256" | "sha256d") && has_sha() => {
            &["direct", "a1a2", "sha-ni"]
        }
        (false, _) => &["direct", "a1a2"],
        (true, _) if algorithm == "sha3x" => &["direct", "a2", "a1", "a1a2"],
        (true, "avx512") => &["direct", "a2", "a1", "a1a2", "affine", "woven", "folded"],
        (true, "neon" | "neon-sha3") => &["direct", "a2", "a1", "a1a2", "affine", "woven"],
        (true, _) => &["direct", "a2", "a1", "a1a2", "affine"],
    }
}

/// The fields that must not depend on the kernel: all but the kernel's name, the time, and what the
/// audit of a running minimum counts, for it depends on how soon a kernel hears of a better one.
fn comparable(mut records: Vec<Value>) -> Vec<Value> {
    for record in &mut records {
        let fields = record.as_object_mut().expect("an object");
        for varying in [
            "backend",
            "kernel",
            "variant",
            "seconds",
            "rate",
            "subhits",
            "subhits_expected",
            "subhits_sigma",
        ] {
            fields.remove(varying);
        }
    }
    records
}

/// Runs a search on every kernel of an algorithm and returns what all print.
fn on_every_kernel(algorithm: &str, words: &str) -> Vec<Value> {
    let mut first: Option<Vec<Value>> = None;
    for backend in Isa::usable().map(Isa::name) {
        for kernel in kernels_of(algorithm, backend) {
            let choice = format!("--algo {algorithm} --backend {backend} --kernel {kernel}");
            let records = search(&format!("{choice} --threads 1 --stats-interval 1000 {words}"));
            let startup = &records[0];
            assert_eq!((text(startup, "backend"), text(startup, "kernel")), (backend, *kernel));
            let records = comparable(records);
            let expected = first.get_or_insert_with(|| records.clone());
            assert!(records == *expected, "{choice} differs from the first kernel");
        }
    }
    first.expect("there is a kernel")
}

#[test]
fn every_kernel_prints_the_same_minima() {
    for algorithm in CONTRACT {
        let found = on_every_kernel(algorithm, "--salt-hex 0000abcdef --count 10000");
        let algorithm: Algorithm = algorithm.parse().expect("a name");
        let message = |counter: u64| [b"bench_sha3:\0\0\xab\xcd\xef", &counter.to_le_bytes()[..]].concat();
        let least = scan_with(algorithm, &message, 0, 10_000).into_iter().min_by(|a, b| a.hash.cmp(&b.hash));
        assert_eq!(results(&found, None).last(), least.as_ref(), "{algorithm}");
    }
}

#[test]
fn every_kernel_prints_the_same_hits() {
    for algorithm in CONTRACT {
        let start = u64::from(u32::MAX) - 1000;
        let words = format!("--salt-hex 0000445566 --start {start} --count 2500 --zero-bits 4");
        let found = on_every_kernel(algorithm, &words);
        let algorithm: Algorithm = algorithm.parse().expect("a name");
        let message = |counter: u64| [b"bench_sha3:\0\0\x44\x55\x66", &counter.to_le_bytes()[..]].concat();
        check(&results(&found, None), &zero_bits(&scan_with(algorithm, &message, start, 2500), 4));
    }
}

#[test]
fn every_kernel_takes_odd_templates() {
    for algorithm in ["sha3-256", "sha3-512", "sha3x", "sha256", "blake2b-512"] {
        let words =
            "--message a{counter:3:be}{hex:00ff}{salt:3}tail --salt-hex 000009 --start 65000 --count 3000";
        let found = on_every_kernel(algorithm, words);
        assert!(of_kind(&found, "best").len() > 2);
        let algorithm: Algorithm = algorithm.parse().expect("a name");
        let message =
            |counter: u64| [b"a", &counter.to_be_bytes()[5..], &[0, 0xFF, 0, 0, 9], b"tail"].concat();
        let expected = crate::scan::minima(&scan_with(algorithm, &message, 65_000, 3000));
        check(&results(&found, None), &expected);
    }
}

/// Runs the program with a ceiling on the instruction set.
fn under(ceiling: &str, words: &str) -> Outcome {
    let mut command = command();
    command.env("HASHWEAVE_ISA", ceiling).args(words.split_whitespace());
    finish(command.spawn().expect("the program starts"))
}

#[test]
fn a_ceiling_forces_a_lower_backend() {
    for ceiling in Isa::ALL {
        let here = Isa::ALL.into_iter().rfind(|isa| *isa <= ceiling && isa.in_hardware());
        let expected = here.expect("scalar is everywhere").name();
        let outcome = under(ceiling.name(), "search --message x{counter:8} --count 3000 --zero-bits 6");
        let records = records(&outcome, 0);
        assert_eq!(records[0]["backend"], expected);
        check(&results(&records, None), &zero_bits(&scan(b"x", 0, 3000), 6));

        let info = under(ceiling.name(), "info --json");
        let info: Value = serde_json::from_str(&info.stdout).expect("JSON");
        let jobs = info["jobs"].as_array().expect("an array");
        assert!(!jobs.is_empty() && jobs.iter().all(|job| job["backend"] == expected), "{info}");
    }
}

#[test]
fn a_forbidden_backend_is_refused() {
    check_refused(&under("scalar", "search --backend avx2 --count 1"), "avx2");
    check_refused(&under("scalar", "search --backend avx512 --count 1"), "avx512");
    check_refused(&under("avx2", "search --backend avx512 --count 1"), "avx512");
    check_refused(&under("scalar", "bench search --backend avx2 --rounds 1"), "avx2");
}

#[test]
fn a_backend_that_this_machine_lacks_is_refused() {
    for isa in Isa::ALL.into_iter().filter(|isa| !isa.available()) {
        check_refused(&crate::program::line(&format!("search --backend {isa} --count 1")), isa.name());
    }
    let foreign = Isa::EVERYWHERE.into_iter().filter(|isa| !Isa::ALL.contains(isa)).map(Isa::name);
    for other in foreign.chain(["cuda", "hip", "wgpu"]) {
        check_refused(&crate::program::line(&format!("search --backend {other} --count 1")), other);
    }
}

#[test]
fn a_ceiling_that_is_none_is_refused() {
    for command in ["search --count 1", "info", "selftest", "bench"] {
        check_refused(&under("nonsense", command), "HASHWEAVE_ISA");
    }
}

/// As everywhere, an empty variable is one that is not set.
#[test]
fn an_empty_ceiling_is_no_ceiling() {
    let info = under("", "info --json");
    assert_eq!(info.code, Some(0), "{info:?}");
    let info: Value = serde_json::from_str(&info.stdout).expect("JSON");
    let usable = |backend: &Value| backend["present"] == backend["usable"];
    assert!(info["backends"].as_array().expect("an array").iter().all(usable), "{info}");
}

/// On a core that nobody has measured nothing comes from a table. `ci/test.sh` runs other tests
/// with the core hidden, too.
#[test]
fn kernels_of_an_unknown_core_are_timed() {
    let mut command = command();
    command.env("HASHWEAVE_CORE", "unknown").args(["info", "--json"]);
    let info = finish(command.spawn().expect("the program starts"));
    let info: Value = serde_json::from_str(&info.stdout).expect("JSON");
    assert_eq!(info["cpu"]["core"], "unknown", "{info}");
    for job in ["sum", "replicate"] {
        let ranges = info[job].as_array().expect("an array");
        assert!(
            !ranges.is_empty() && ranges.iter().all(|range| range["chosen_by"] == "calibration"),
            "{info}"
        );
    }
    for (job, bound) in [("jobs", "bound_cycles_per_hash"), ("sum", "bound_cycles_per_byte")] {
        let rows = info[job].as_array().expect("an array");
        assert!(rows.iter().all(|row| row[bound].is_null()), "{info}");
    }
}

/// What `info` says of a machine whose core is unknown, with a cache folder.
fn known_by(cache: &Path, options: &[&str]) -> Vec<String> {
    let mut command = command();
    command.env("HASHWEAVE_CORE", "unknown").env("XDG_CACHE_HOME", cache);
    let info = finish(command.args(["info", "--json"]).args(options).spawn().expect("the program starts"));
    assert_eq!((info.code, info.stderr.as_str()), (Some(0), ""));
    let info: Value = serde_json::from_str(&info.stdout).expect("JSON");
    let rows = ["sum", "replicate"].map(|job| info[job].as_array().expect("an array").clone());
    let mut known: Vec<_> = rows.concat().iter().map(|row| text(row, "chosen_by").to_owned()).collect();
    known.sort_unstable();
    known.dedup();
    known
}

/// Files of a cache folder.
fn kept(cache: &Path) -> Vec<PathBuf> {
    let files = fs::read_dir(cache.join("hashweave")).expect("a folder");
    files.map(|file| file.expect("a file").path()).collect()
}

/// A calibration is kept for the next process, until it is damaged or another one is asked for.
#[test]
fn a_calibration_is_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let cache = folder.path().join("not there yet");
    let now = ["calibration"];
    assert_eq!(known_by(&cache, &[]), now);
    let [file] = &kept(&cache)[..] else { panic!("one file: {:?}", kept(&cache)) };
    let first = fs::read_to_string(file).expect("it is there");
    let of_today = known_by(&cache, &[]);
    let date = of_today[0].strip_prefix("calibration of ").expect("a date");
    assert_eq!((of_today.len(), date.len(), date.matches('-').count()), (1, 10, 2), "{of_today:?}");
    assert_eq!(fs::read_to_string(file).expect("it is there"), first, "nothing was timed");
    assert_eq!(known_by(&cache, &["--recalibrate"]), now);
    assert_ne!(fs::read_to_string(file).expect("it is there"), first, "everything was timed");
    for damage in ["", "{", "{\"machine\":{}}", &first[..first.len() / 2]] {
        fs::write(file, damage).expect("damaged");
        assert_eq!(known_by(&cache, &[]), now, "{damage:?}");
        assert_eq!(known_by(&cache, &[]), of_today, "{damage:?}");
    }
    // What fits no kernel is timed again, and the rest is not.
    let other = first.replacen("\"kernel\": \"scalar\"", "\"kernel\": \"other\"", 1);
    assert_ne!(other, first, "there is such a kernel");
    fs::write(file, other).expect("changed");
    assert_eq!(known_by(&cache, &[]), [now[0], of_today[0].as_str()]);
    assert_eq!(kept(&cache), std::slice::from_ref(file), "nothing else is left");
}

/// The result of a sum is the same without a place to keep anything.
#[test]
fn without_a_cache_folder_nothing_is_kept() {
    for variables in [vec![], vec![("HOME", "")], vec![("HOME", "/dev/null"), ("XDG_CACHE_HOME", "relative")]]
    {
        let mut command = command();
        command.env_remove("XDG_CACHE_HOME").env_remove("HOME").env("HASHWEAVE_CORE", "unknown");
        command.envs(variables.clone()).args(["sum", "/dev/null"]);
        let sum = finish(command.spawn().expect("the program starts"));
        assert_eq!((sum.code, sum.stderr.as_str()), (Some(0), ""), "{variables:?}");
        assert!(sum.stdout.starts_with("e3b0c442"), "{}", sum.stdout);
    }
}
