//! `replicate comm-p`: the PieceCIDs of files and of standard input.

use crate::program::{by_shell_in, check_complaint, check_refused};
use crate::replicate::Work;
use serde_json::Value;
use std::fs;

/// 127 bytes each of 0, 1, 2 and 3, and zeros after them.
fn steps(length: usize) -> Vec<u8> {
    (0..length).map(|i| if i < 4 * 127 { (i / 127) as u8 } else { 0 }).collect()
}

/// The test cases of FRC-0069 (CC0) whose data are not as long as a sector: a name, the data,
/// PieceCID v1 where it has that, PieceCID v2.
fn cases() -> Vec<(&'static str, Vec<u8>, Option<&'static str>, &'static str)> {
    const STEPS: &str = "baga6ea4seaqes3nobte6ezpp4wqan2age2s5yxcatzotcvobhgcmv5wi2xh5mbi";
    const LONGER: &str = "baga6ea4seaqn42av3szurbbscwuu3zjssvfwbpsvbjf6y3tukvlgl2nf5rha6pa";
    vec![
        ("empty", Vec::new(), None, "bafkzcibcp4bdomn3tgwgrh3g532zopskstnbrd2n3sxfqbze7rxt7vqn7veigmy"),
        ("127", vec![0; 127], None, "bafkzcibcaabdomn3tgwgrh3g532zopskstnbrd2n3sxfqbze7rxt7vqn7veigmy"),
        ("128", vec![0; 128], None, "bafkzcibcpybwiktap34inmaex4wbs6cghlq5i2j2yd2bb2zndn5ep7ralzphkdy"),
        ("508", steps(508), Some(STEPS), "bafkzcibcaaces3nobte6ezpp4wqan2age2s5yxcatzotcvobhgcmv5wi2xh5mbi"),
        (
            "1016",
            steps(1016),
            Some(LONGER),
            "bafkzcibcaac542av3szurbbscwuu3zjssvfwbpsvbjf6y3tukvlgl2nf5rha6pa",
        ),
        (
            "512",
            steps(512),
            Some(LONGER),
            "bafkzcibd7abqlxticxolgseegik2stpfgkkuwyf6kufex3doorkvmzpjuxwe4dz4",
        ),
        (
            "513",
            steps(513),
            Some(LONGER),
            "bafkzcibd64bqlxticxolgseegik2stpfgkkuwyf6kufex3doorkvmzpjuxwe4dz4",
        ),
    ]
}

fn with_cases() -> Work {
    let work = Work::new();
    for (name, data, ..) in cases() {
        fs::write(work.path(name), data).expect("data");
    }
    work
}

#[test]
fn files_have_the_names_of_the_frc() {
    let work = with_cases();
    let names: Vec<&str> = cases().iter().map(|case| case.0).collect();
    let told = work.done(&format!("comm-p {} --json", names.join(" ")));
    let records: Vec<Value> = told.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(records.len(), cases().len());
    for (record, (name, data, v1, v2)) in records.iter().zip(cases()) {
        assert_eq!((&record["kind"], &record["input"]), (&"comm-p".into(), &name.into()));
        assert_eq!((&record["bytes"], &record["cid_v2"]), (&data.len().into(), &v2.into()), "{name}");
        if let Some(v1) = v1 {
            assert_eq!(record["cid_v1"], v1, "{name}");
        }
        let size = 32_u64 << record["height"].as_u64().expect("a height");
        assert_eq!(record["size"], size, "{name}");
        let streamed = by_shell_in(&work.path(""), &format!("hashweave replicate comm-p --json < {name}"));
        let streamed: Value = serde_json::from_str(&streamed.stdout).expect("JSON");
        assert_eq!((&streamed["cid_v1"], &streamed["cid_v2"]), (&record["cid_v1"], &record["cid_v2"]));
    }
}

/// Lines align, standard input has its place, and what cannot be read is told while the rest is
/// printed.
#[test]
fn a_line_for_each() {
    let work = with_cases();
    let line = "hashweave replicate comm-p 508 none - 513 -q < 128";
    let ended = by_shell_in(&work.path(""), line);
    assert_eq!(ended.code, Some(1));
    check_complaint(&ended.stderr, "none");
    let lines: Vec<Vec<&str>> = ended.stdout.lines().map(|line| line.split_whitespace().collect()).collect();
    let columns = |i: usize| lines.iter().map(|words| words[i]).collect::<Vec<_>>();
    assert_eq!((columns(3), columns(1)), (vec!["508", "-", "513"], vec!["512", "256", "1024"]));
    let names: Vec<usize> = ended.stdout.lines().map(|line| line.rfind("  ").expect("columns")).collect();
    assert!(names.iter().all(|place| *place == names[0]), "{}", ended.stdout);
    // comm_d of a padded piece is its comm_p.
    let comm_d = work.done("comm-d 508 --fr32");
    let record: Value = serde_json::from_str(&work.done("comm-p 508 --json")).expect("JSON");
    assert_eq!(record["comm_p"], comm_d.trim_end());
}

#[test]
fn what_it_cannot_read_is_refused() {
    let work = with_cases();
    check_refused(&work.run("comm-p - -"), "standard input can be read only once");
    work.failed("comm-p /dev/zero", "is not a file");
}

/// `sum -a comm-p` computes the same commitments, next to other digests, and its lists verify them.
#[test]
fn sums_are_the_same_commitments() {
    let work = with_cases();
    let large: Vec<u8> = (0..3_000_000_u32).map(|i| (i.wrapping_mul(2_654_435_761) >> 24) as u8).collect();
    fs::write(work.path("large"), large).expect("data");
    let names = "empty 127 128 508 1016 512 513 large";
    let told = work.done(&format!("comm-p {names} --json"));
    let records = told.lines().map(|line| serde_json::from_str::<Value>(line).expect("JSON"));
    let text = |value: &Value| value.as_str().expect("text").to_owned();
    let lines = records.map(|record| format!("{}  {}\n", text(&record["comm_p"]), text(&record["input"])));
    let expected: String = lines.collect();
    let sum = |words: &str| by_shell_in(&work.path(""), &format!("hashweave sum {words}"));
    for words in ["-a comm-p", "-a COMM-P -j 3", "-a comm-p -j 1"] {
        let outcome = sum(&format!("{words} {names}"));
        assert_eq!(
            (outcome.code, outcome.stdout.as_str()),
            (Some(0), expected.as_str()),
            "{words}: {outcome:?}"
        );
    }
    let both = sum(&format!("-a comm-p -a blake3 -a sha256 --tag {names} > list; hashweave sum -c list"));
    assert_eq!(both.code, Some(0), "{both:?}");
    assert_eq!(both.stdout.matches(": OK").count(), 3 * 8, "{both:?}");
    let list = fs::read_to_string(work.path("list")).expect("a list");
    assert!(list.contains("COMM-P (508) = 496dae0cc9e265ef"), "{list}");
    assert_eq!(
        sum("-a comm-p < large").stdout,
        expected.lines().last().expect("a line").replace("large", "-") + "\n"
    );
    check_refused(&sum("-a comm-p -l 128 large"), "--length needs");
}
