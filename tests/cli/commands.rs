//! `info`, `selftest`, `bench`, completions, manual, help.

use crate::kernels::CONTRACT;
use crate::program::{check_fields, check_refused, line, text};
use hashweave::batch::Kernel;
use hashweave::poseidon::{self, Arity};
use hashweave::{Algorithm, Isa};
use serde_json::Value;

/// The standard output of a command that must succeed without a complaint.
fn printed(words: &str) -> String {
    let outcome = line(words);
    assert_eq!((outcome.code, outcome.stderr.as_str()), (Some(0), ""), "{words}: {outcome:?}");
    assert!(outcome.stdout.ends_with('\n'), "{words}");
    outcome.stdout
}

fn json(words: &str) -> Value {
    serde_json::from_str(&printed(words)).unwrap_or_else(|error| panic!("{words}: {error}"))
}

fn array(value: &Value) -> &[Value] {
    value.as_array().unwrap_or_else(|| panic!("no array: {value}"))
}

#[test]
fn info_names_backends_and_kernels() {
    let info = json("info --json");
    assert_eq!(info["version"], env!("CARGO_PKG_VERSION"));
    assert!(info["threads"].as_u64().is_some_and(|threads| threads > 0), "{info}");
    for (backend, isa) in array(&info["backends"]).iter().zip(Isa::ALL) {
        check_fields(backend, &["backend:text", "present:bool", "usable:bool"]);
        assert_eq!(backend["backend"], isa.name());
        assert_eq!(
            (&backend["present"], &backend["usable"]),
            (&isa.in_hardware().into(), &isa.available().into())
        );
    }
    let mut algorithms: Vec<&str> = array(&info["jobs"]).iter().map(|job| text(job, "algo")).collect();
    algorithms.sort_unstable();
    let mut contract = CONTRACT;
    contract.sort_unstable();
    assert_eq!(algorithms, contract);
    for job in array(&info["jobs"]) {
        let fields = ["job:text", "algo:text", "backend:text", "kernel:text", "chosen_by:text", "lanes:int"];
        check_fields(job, &[&fields[..], &["bound_cycles_per_hash:real?"]].concat());
    }
}

#[test]
fn info_says_what_is_broken_for_signatures() {
    let printed = printed("info");
    for algorithm in [Algorithm::Md5, Algorithm::Sha1] {
        let warning = algorithm.row().warning.expect("a warning");
        assert!(printed.contains(&format!("{algorithm:<9} {warning}\n")), "{printed}");
    }
}

/// The algorithms of which `info` names the kernels that hash many messages.
const SUM: [&str; 10] = [
    "sha256",
    "sha512",
    "md5",
    "sha1",
    "ripemd160",
    "sm3",
    "blake2s-256",
    "blake2b-512",
    "sha3-256",
    "turboshake128",
];

/// From one message on, without a gap, to any number of them.
#[test]
fn info_has_a_kernel_for_every_number_of_messages() {
    let info = json("info --json");
    for algorithm in SUM {
        let usable = Kernel::usable(algorithm.parse::<Algorithm>().expect("a name").primitive());
        let ranges: Vec<&Value> =
            array(&info["sum"]).iter().filter(|range| range["algo"] == algorithm).collect();
        let (mut next, mut bytes) = (None, Some(0));
        for range in ranges {
            // All numbers of messages of one range of lengths, then those of the next.
            if next.is_none() {
                assert_eq!(range["bytes_from"].as_u64(), bytes, "{range}");
                (next, bytes) = (Some(1), range["bytes_to"].as_u64().map(|to| to + 1));
            }
            let fields = [
                "job:text",
                "algo:text",
                "kernel:text",
                "streams_from:int",
                "streams_to:int?",
                "bytes_from:int",
                "bytes_to:int?",
                "degree:int",
                "chosen_by:text",
                "bound_cycles_per_byte:real?",
                "bound_by:text?",
            ];
            check_fields(range, &fields);
            assert_eq!((&range["job"], range["streams_from"].as_u64()), (&"sum".into(), next), "{range}");
            next = range["streams_to"].as_u64().map(|to| to + 1);
            for name in text(range, "kernel").split('+') {
                assert!(usable.iter().any(|kernel| kernel.name() == name), "{range}");
            }
            assert!(["core", "calibration"].contains(&text(range, "chosen_by")), "{range}");
        }
        assert_eq!((next, bytes), (None, None), "{algorithm} has kernels for some messages only: {info}");
    }
}

#[test]
fn info_for_people_says_the_same() {
    let text = printed("info");
    let words = CONTRACT.into_iter().chain(SUM).chain(Isa::ALL.map(Isa::name));
    for word in words.chain(["CPU", "bound", "cycles/hash", "cycles/byte", "and more"]) {
        assert!(text.contains(word), "{word} in\n{text}");
    }
}

#[test]
fn selftest_passes_on_every_usable_backend() {
    let outcomes = json("selftest --json");
    let fields = ["job:text", "algo:text", "backend:text", "kernel:text", "compared:int", "failure:text?"];
    for outcome in array(&outcomes) {
        check_fields(outcome, &fields);
        assert!(outcome["failure"].is_null() && outcome["compared"].as_u64() > Some(0), "{outcome}");
    }
    for backend in Isa::usable().map(Isa::name) {
        for algorithm in CONTRACT {
            let tested = |outcome: &&Value| {
                outcome["job"] == "search" && outcome["algo"] == algorithm && outcome["backend"] == backend
            };
            assert!(array(&outcomes).iter().any(|outcome| tested(&outcome)), "{algorithm} on {backend}");
        }
    }
}

#[test]
fn selftest_tests_every_batch_kernel_and_the_library() {
    let outcomes = json("selftest --json");
    let tested = |algorithm: Algorithm, backend: &str, kernel: &str| {
        array(&outcomes).iter().any(|outcome| {
            outcome["job"] == "sum"
                && outcome["algo"] == algorithm.to_string()
                && outcome["backend"] == backend
                && outcome["kernel"] == kernel
        })
    };
    for algorithm in Algorithm::NAMED {
        for call in ["digest-many", "update-many"] {
            assert!(tested(algorithm, "auto", call), "{algorithm} {call}");
        }
        for kernel in Kernel::usable(algorithm.primitive()) {
            // Algorithms that hash the digest again do so in the library, on the same kernels.
            let again = algorithm.passes() > 1;
            assert!(again || tested(algorithm, kernel.name(), "absorb"), "{algorithm} on {kernel:?}");
        }
    }
}

#[test]
fn selftest_tests_every_kernel_of_poseidon() {
    let outcomes = json("selftest --json");
    for arity in Arity::ALL {
        let kernels = poseidon::Kernel::usable().map(poseidon::Kernel::name);
        for backend in kernels.chain(["auto"]) {
            let tested = array(&outcomes).iter().any(|outcome| {
                outcome["job"] == "poseidon"
                    && outcome["algo"] == format!("poseidon-{}", arity.elements())
                    && outcome["backend"] == backend
            });
            assert!(tested, "{arity:?} on {backend}");
        }
    }
}

#[test]
fn selftest_for_people_ends_with_the_count() {
    let text = printed("selftest");
    assert!(text.lines().next_back().is_some_and(|line| line.ends_with(" 0 wrong")), "{text}");
}

#[test]
fn bench_rows_have_the_fields_of_the_contract() {
    let rows = json("bench search --json --algo sha3-256 --backend scalar --threads 1 --rounds 2");
    let fields = [
        "job:text",
        "algo:text",
        "backend:text",
        "kernel:text",
        "threads:int",
        "mhs:real",
        "cycles_per_hash:real",
        "tenth_cycles_per_hash:real",
        "median_cycles_per_hash:real",
        "quarters_cycles_per_hash:list",
        "bound_cycles_per_hash:real?",
        "bound_by:text?",
        "ratio_to_direct:real?",
        "clock_ghz:real",
    ];
    for row in array(&rows) {
        check_fields(row, &fields);
        assert_eq!(
            (&row["job"], &row["algo"], &row["backend"]),
            (&"search".into(), &"sha3-256".into(), &"scalar".into())
        );
        assert_eq!(row["threads"], 1);
        for figure in ["mhs", "cycles_per_hash", "clock_ghz"] {
            assert!(row[figure].as_f64() > Some(0.0), "{row}");
        }
    }
    let kernels: Vec<&str> = array(&rows).iter().map(|row| text(row, "kernel")).collect();
    assert_eq!(kernels, ["direct", "a2", "a1", "a1a2", "affine"]);
    assert_eq!(array(&rows)[0]["ratio_to_direct"], 1.0);
}

#[test]
fn bench_selects_and_prints_a_table() {
    let table =
        printed("bench --algo sha256 --algo blake2s-256 --backend scalar --threads 1 --threads 2 --rounds 1");
    for algorithm in ["sha256", "blake2s-256"] {
        let rows = table.lines().filter(|line| line.starts_with(&format!("{algorithm} "))).count();
        assert_eq!(rows, 4, "{table}");
    }
    assert!(table.contains("GHz") && table.contains("cycles/hash"), "{table}");
}

#[test]
fn completions_know_the_options() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = printed(&format!("completions {shell}"));
        for word in ["hashweave", "search", "zero-bits", "selftest", "sum", "files0-from", "ignore-missing"] {
            assert!(script.contains(word), "{word} for {shell}");
        }
    }
}

/// The manual is the whole manual: there is no other page for the options of `search`.
#[test]
fn the_manual_has_the_options() {
    let page = printed("man").replace('\\', "");
    assert!(page.contains(".TH hashweave"), "{page}");
    for word in [
        "search",
        "selftest",
        "Exit codes",
        "--zero-bits",
        "--digest-range",
        "--rounds",
        "--rescan",
        "--files0-from",
        "--message-bytes",
    ] {
        assert!(page.contains(word), "{word} in the manual");
    }
}

#[test]
fn every_command_has_help() {
    for command in [
        "",
        "search",
        "sum",
        "ledger",
        "ledger merge",
        "bench",
        "bench search",
        "bench sum",
        "bench replicate",
        "bench all",
        "compare",
        "chart",
        "info",
        "selftest",
        "completions",
        "man",
    ] {
        let help = printed(&format!("{command} --help"));
        assert!(help.contains(&format!("hashweave {command}").trim_end().to_owned()), "{command}: {help}");
        assert!(help.contains("Usage:") && help.contains("--help"), "{command}: {help}");
    }
}

#[test]
fn help_says_what_exit_codes_mean_and_gives_examples() {
    let help = printed("--help");
    let flowing = help.split_whitespace().collect::<Vec<_>>().join(" ");
    for code in ["0 done", "1 failed", "2 bad usage", "3 interrupted", "4 the hardware"] {
        assert!(flowing.contains(code), "{code} in\n{help}");
    }
    assert!(help.contains("Multi-lane hashing"), "what it is:\n{help}");
    let help = printed("search --help");
    let flowing = help.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(flowing.contains("3 interrupted (saved, with --ledger)"), "{help}");
    assert!(help.contains("Examples:") && help.contains("hashweave search --zero-bits"), "{help}");
    for option in ["--algo", "--message", "--salt-hex", "--min", "--below", "--match", "--digest-range"] {
        assert!(help.contains(option), "{option}");
    }
}

/// `-h` fits a terminal of 80 × 24 and names the way to everything.
#[test]
fn the_short_help_is_one_screen() {
    for command in ["", "search", "sum", "replicate", "replicate seal", "bench sum"] {
        let help = printed(format!("{command} -h").trim());
        assert!(help.contains("Usage: hashweave") && help.contains("-h"), "{command}: {help}");
        let widest = help.lines().map(|line| line.chars().count()).max();
        assert!(help.lines().count() <= 23 && widest <= Some(80), "{command}: {help}");
    }
    assert!(printed("search -h").ends_with("\nAll options: hashweave search --help\n"));
}

#[test]
fn without_a_command_three_are_shown() {
    let outcome = line("");
    assert_eq!((outcome.code, outcome.stdout.as_str()), (Some(2), ""));
    let shown = outcome.stderr.lines().filter(|line| line.starts_with("  hashweave "));
    let names: Vec<_> = shown.filter_map(|line| line.split_whitespace().nth(1)).collect();
    assert_eq!(names, ["search", "sum", "bench"], "{}", outcome.stderr);
}

#[test]
fn colours_are_what_the_user_says() {
    assert!(printed("--color always search --help").contains('\u{1b}'));
    assert!(printed("search --help --color=always").contains('\u{1b}'));
    for words in ["--color never search --help", "--color auto --help", "--color always info --json"] {
        assert!(!printed(words).contains('\u{1b}'), "{words}");
    }
    check_refused(&line("info --color blue"), "invalid value 'blue' for '--color <WHEN>'");
}

/// Output that does not go to a terminal is plain text.
#[test]
fn help_into_a_file_has_no_escapes() {
    for words in ["--help", "search --help", "help bench", "--version"] {
        assert!(!printed(words).contains('\u{1b}'), "{words}");
    }
}

#[test]
fn the_version_is_that_of_the_package() {
    assert_eq!(printed("--version"), format!("hashweave {}\n", env!("CARGO_PKG_VERSION")));
}
