//! `bench --html`, of both jobs: a page that a strict parser can read, with every row in it, or a
//! clear refusal before anything is measured.

use crate::program::{Outcome, check_complaint, command, finish, run};
use roxmltree::{Document, Node, ParsingOptions};
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{self, Command, Stdio};

/// Arguments that make a run short, with several groups of several kernels.
const SHORT: [&str; 9] =
    ["bench", "--rounds", "1", "--algo", "sha3-256", "--algo", "sha256", "--backend", "scalar"];

/// The same of `bench sum`: two curves of two lengths and ragged ones, two charts of bars.
const SHORT_SUM: [&str; 16] = [
    "bench",
    "sum",
    "--rounds",
    "1",
    "--algo",
    "sha256",
    "--algo",
    "blake2s-256",
    "--kernel",
    "auto",
    "--kernel",
    "scalar",
    "--message-bytes",
    "64",
    "--message-bytes",
    "ragged",
];

/// A folder of a test, removed with it.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("hashweave-report-{name}-{}", process::id()));
        fs::create_dir_all(&folder).expect("a folder for temporary files");
        Self(folder)
    }

    fn names(&self) -> Vec<PathBuf> {
        fs::read_dir(&self.0).expect("a folder").map(|entry| entry.expect("an entry").path()).collect()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        fs::remove_dir_all(&self.0).expect("the folder of the test");
    }
}

/// Runs a short benchmark with a report.
fn bench(path: &Path, more: &[&str]) -> Outcome {
    report(&SHORT, path, more)
}

fn report(words: &[&str], path: &Path, more: &[&str]) -> Outcome {
    let path = path.to_str().expect("a path in UTF-8");
    run(&[words, &["--html", path], more].concat())
}

fn parse(page: &str) -> Document<'_> {
    let options = ParsingOptions { allow_dtd: true, ..ParsingOptions::default() };
    Document::parse_with_options(page, options).unwrap_or_else(|error| panic!("{error} in\n{page}"))
}

fn text(node: Node<'_, '_>) -> String {
    node.descendants().filter_map(|node| node.is_text().then(|| node.text())?).collect()
}

fn all<'a, 'input>(node: Node<'a, 'input>, tag: &str) -> Vec<Node<'a, 'input>> {
    node.descendants().filter(|node| node.has_tag_name(("http://www.w3.org/1999/xhtml", tag))).collect()
}

/// The cells of a row of the table, from a row of `--json`: those that both give, in the page's
/// words.
fn cells(row: &Value) -> Vec<String> {
    let rounded = |field: &str, digits: usize, unit: &str| {
        row[field].as_f64().map_or("-".to_owned(), |number| format!("{number:.digits$}{unit}"))
    };
    let mut cells: Vec<String> =
        ["algo", "backend", "kernel"].map(|field| row[field].as_str().expect("text").to_owned()).to_vec();
    cells.push(row["threads"].to_string());
    cells.push(rounded("mhs", 2, ""));
    cells.push(rounded("cycles_per_hash", 1, ""));
    cells.push(rounded("bound_cycles_per_hash", 1, ""));
    cells.push(rounded("ratio_to_direct", 3, ""));
    cells
}

#[test]
fn every_row_of_the_json_is_in_the_table_and_in_a_chart() {
    let folder = Folder::new("rows");
    let path = folder.0.join("a <b> & 'c'.html");
    let outcome = bench(&path, &["--json", "--threads", "1", "--threads", "2"]);
    assert_eq!((outcome.code, outcome.stderr.as_str()), (Some(0), ""), "{outcome:?}");
    assert_eq!(folder.names(), [path.as_path()], "nothing else is left");
    let rows: Vec<Value> = serde_json::from_str(&outcome.stdout).expect("an array");
    assert_eq!(rows.len(), 14);

    let page = fs::read_to_string(&path).expect("a report");
    let document = parse(&page);
    let body = all(document.root(), "tbody")[0];
    let shown: Vec<Vec<String>> = all(body, "tr")
        .into_iter()
        .map(|row| row.children().map(text).collect::<Vec<_>>())
        .map(|row| [0, 1, 2, 3, 4, 5, 8, 11].map(|column| row[column].clone()).to_vec())
        .collect();
    assert_eq!(shown, rows.iter().map(cells).collect::<Vec<_>>());
    for row in &rows {
        let [algo, backend, kernel, _, rate, ..] = &cells(row)[..] else { panic!("too few cells: {row}") };
        let thread = if row["threads"] == 1 { "1 thread" } else { "2 threads" };
        let caption = format!("{algo} on {backend}, {thread}");
        let mut figures = all(document.root(), "figure").into_iter().map(text);
        let words = figures.find(|words| words.contains(&caption));
        let words = words.unwrap_or_else(|| panic!("no chart for {caption}"));
        assert!(words.contains(&format!("{kernel}: {rate} MH/s")), "{row} in {words}");
    }
    assert!(text(document.root_element()).contains("a <b> &"), "the command line as it was typed");
}

/// The cells of a row of the other table.
fn sum_cells(row: &Value) -> Vec<String> {
    let rounded = |field: &str, digits: usize| {
        row[field].as_f64().map_or("-".to_owned(), |number| format!("{number:.digits$}"))
    };
    let mut cells: Vec<String> =
        ["algo", "kernel", "runs"].map(|field| row[field].as_str().expect("text").to_owned()).to_vec();
    cells.push(row["message_bytes"].as_u64().map_or("ragged".to_owned(), |bytes| format!("{bytes} B")));
    cells.extend(["streams", "threads"].map(|field| row[field].to_string()));
    cells.extend(["gbs", "cycles_per_byte", "bound_cycles_per_byte"].map(|field| rounded(field, 3)));
    cells.push(rounded("ratio_to_one_stream", 2));
    cells.push(rounded("ratio_to_uniform", 3));
    cells
}

#[test]
fn every_shape_of_the_json_is_in_the_table_and_in_a_chart() {
    let folder = Folder::new("shapes");
    let path = folder.0.join("report.html");
    let outcome =
        report(&SHORT_SUM, &path, &["--json", "--streams", "1", "--streams", "4", "--streams", "64"]);
    assert_eq!((outcome.code, outcome.stderr.as_str()), (Some(0), ""), "{outcome:?}");
    let rows: Vec<Value> = serde_json::from_str(&outcome.stdout).expect("an array");
    assert_eq!(rows.len(), 2 * 2 * 2 * 3);

    let page = fs::read_to_string(&path).expect("a report");
    let document = parse(&page);
    let shown: Vec<Vec<String>> = all(all(document.root(), "tbody")[0], "tr")
        .into_iter()
        .map(|row| row.children().map(text).collect::<Vec<_>>())
        .map(|row| [0, 1, 2, 3, 4, 5, 6, 7, 10, 13, 14].map(|column| row[column].clone()).to_vec())
        .collect();
    assert_eq!(shown, rows.iter().map(sum_cells).collect::<Vec<_>>());
    let figures: Vec<String> = all(document.root(), "figure").into_iter().map(text).collect();
    for row in &rows {
        let (rate, streams) = (&sum_cells(row)[6], &row["streams"]);
        let told = match row["kernel"].as_str() {
            Some("auto") => format!("{rate} GB/s at {streams} messages at once"),
            _ => format!("{rate} GB/s"),
        };
        let algo = row["algo"].as_str().expect("text");
        let found = figures.iter().any(|words| words.contains(algo) && words.contains(&told));
        assert!(found, "{row} in {figures:?}");
    }
}

#[test]
fn the_page_is_complete_and_needs_nothing_else() {
    for (words, command) in [
        (&SHORT[..], "bench --rounds 1 --algo sha3-256"),
        (&SHORT_SUM[..], "bench sum --rounds 1 --algo sha256"),
    ] {
        complete(words, command);
    }
}

fn complete(words: &[&str], command: &str) {
    let folder = Folder::new(&format!("complete-{}", words.len()));
    let path = folder.0.join("report.html");
    fs::write(&path, "an older report").expect("a file");
    let outcome = report(words, &path, &["--threads", "1"]);
    assert_eq!((outcome.code, outcome.stderr.as_str()), (Some(0), ""), "{outcome:?}");
    assert!(outcome.stdout.contains("10th pct"), "the table is printed as well: {outcome:?}");
    let page = fs::read_to_string(&path).expect("a report");
    let document = parse(&page);
    let root = document.root();
    for tag in ["script", "link", "img", "iframe", "object"] {
        assert!(all(root, tag).is_empty(), "{tag}");
    }
    assert!(!page.contains("url(") && !page.contains("@import"), "nothing is fetched");
    let links = page.matches("://").count();
    assert_eq!(links, page.matches("xmlns=\"http://").count(), "addresses only as names of languages");

    // The conclusion comes first: a line for every algorithm, and how far it can be trusted.
    let header = all(root, "header")[0];
    let conclusion: Vec<String> = all(all(header, "ul")[0], "li").into_iter().map(text).collect();
    let [first, second, last] = &conclusion[..] else { panic!("{conclusion:?}") };
    assert!(first.contains("H/s on 1 thread") || first.contains("GB/s on 1 thread"), "{first}");
    assert_ne!(first.split(':').next(), second.split(':').next(), "an algorithm each");
    assert!(last.contains("noisy"), "{last}");
    let before = page.split("<dl>").next().expect("a beginning");
    assert!(before.contains(r#"<ul class="conclusion">"#), "{before}");

    let words = text(document.root_element());
    let info: Value = serde_json::from_str(&run(&["info", "--json"]).stdout).expect("an object");
    let version = format!("hashweave {}", env!("CARGO_PKG_VERSION"));
    for part in ["GHz", "a slice of each kernel", " UTC", command, "bound", &version] {
        assert!(words.contains(part), "{part} in {words}");
    }
    assert!(words.contains(info["cpu"]["name"].as_str().expect("a name")), "{words}");
    assert!(page.contains("prefers-color-scheme: dark") && page.contains("width=device-width"));
}

#[test]
fn charts_and_table_are_labelled() {
    // Two algorithms and both on one scale; two curves and two charts of bars.
    for (words, charts) in [(&SHORT[..], 3), (&SHORT_SUM[..], 4)] {
        labelled(words, charts);
    }
}

fn labelled(words: &[&str], expected: usize) {
    let folder = Folder::new(&format!("labels-{expected}"));
    let path = folder.0.join("report.html");
    assert_eq!(report(words, &path, &["--threads", "1"]).code, Some(0));
    let page = fs::read_to_string(&path).expect("a report");
    let document = parse(&page);
    let ids: Vec<&str> = document.descendants().filter_map(|node| node.attribute("id")).collect();
    let unique: std::collections::BTreeSet<&str> = ids.iter().copied().collect();
    assert_eq!(ids.len(), unique.len(), "{ids:?}");
    let charts: Vec<_> =
        document.descendants().filter(|node| node.attribute("role") == Some("img")).collect();
    assert_eq!(charts.len(), expected);
    for chart in charts {
        let labels = chart.attribute("aria-labelledby").expect("a label");
        assert!(labels.split(' ').all(|label| unique.contains(label)), "{labels}");
        for tag in ["title", "desc"] {
            let child = chart.children().find(|child| child.tag_name().name() == tag);
            assert!(!text(child.unwrap_or_else(|| panic!("no {tag}"))).is_empty());
        }
    }
    for head in all(document.root(), "th") {
        assert!(matches!(head.attribute("scope"), Some("col" | "row")), "{head:?}");
    }
}

/// A path that cannot become a file is refused at once: a benchmark of a million rounds would not
/// end here.
#[test]
fn a_bad_path_is_refused_before_anything_is_measured() {
    let folder = Folder::new("refused");
    let file = folder.0.join("file");
    fs::write(&file, "").expect("a file");
    for (path, fault) in [
        (folder.0.join("none/report.html"), "os error"),
        (file.join("report.html"), "os error"),
        (folder.0.clone(), "not a file"),
    ] {
        let path = path.to_str().expect("UTF-8");
        let outcome = run(&["bench", "--rounds", "1000000", "--html", path]);
        assert_eq!((outcome.code, outcome.stdout.as_str()), (Some(1), ""), "{outcome:?}");
        check_complaint(&outcome.stderr, &format!("--html: cannot write {path}: "));
        check_complaint(&outcome.stderr, fault);
    }
    assert_eq!(folder.names(), [file.as_path()]);
}

/// To rename over a device would destroy it.
#[cfg(unix)]
#[test]
fn a_device_is_no_file() {
    let outcome = bench(Path::new("/dev/null"), &[]);
    assert_eq!(outcome.code, Some(1));
    check_complaint(&outcome.stderr, "--html: cannot write /dev/null: it exists and is not a file");
}

/// No file may be longer than a block, so the report breaks off: the old one stays, the figures are
/// printed all the same, and the failure is told.
#[cfg(unix)]
#[test]
fn what_fails_half_way_costs_neither_the_old_report_nor_the_figures() {
    let folder = Folder::new("half");
    let path = folder.0.join("report.html");
    fs::write(&path, "an older report").expect("a file");
    let mut shell = Command::new("sh");
    shell.args(["-c", r#"ulimit -f 1; exec "$0" "$@""#, env!("CARGO_BIN_EXE_hashweave")]);
    shell.args(SHORT).arg("--html").arg(&path);
    let shell = shell.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let outcome = finish(shell.spawn().expect("a shell"));
    assert_eq!(outcome.code, Some(1), "{outcome:?}");
    assert!(outcome.stdout.contains("cycles/hash"), "{outcome:?}");
    check_complaint(&outcome.stderr, &format!("--html: cannot write {}: ", path.display()));
    assert_eq!(folder.names(), [path.as_path()]);
    assert_eq!(fs::read_to_string(&path).expect("a report"), "an older report");
}

/// Killed while it measures, the program leaves what was there before.
#[test]
fn a_killed_benchmark_leaves_the_old_report() {
    let folder = Folder::new("killed");
    let path = folder.0.join("report.html");
    fs::write(&path, "an older report").expect("a file");
    let mut bench = command();
    bench.args(["bench", "--rounds", "1000000", "--backend", "scalar", "--html"]);
    let mut child = bench.arg(&path).spawn().expect("the program starts");
    std::thread::sleep(std::time::Duration::from_millis(300));
    child.kill().expect("a child can be killed");
    child.wait().expect("and waited for");
    assert_eq!(folder.names(), [path.as_path()]);
    assert_eq!(fs::read_to_string(&path).expect("a report"), "an older report");
}
