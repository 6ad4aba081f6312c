//! `bench --record`, `bench all`, `compare` and `chart`: what is written is read again, a planted
//! change is found, planted noise is not, and what is no record is refused in one line.

use crate::program::{Outcome, check_complaint, check_refused, line, run};
use roxmltree::{Document, ParsingOptions};
use serde_json::{Value, json};
use std::fs;
use std::path::PathBuf;
use tempfile::TempDir;

/// A folder of a test, with files in it.
struct Files(TempDir);

impl Files {
    fn new() -> Self {
        Self(TempDir::new().expect("a folder"))
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    /// Writes a value as a file.
    fn put(&self, name: &str, value: &Value) {
        fs::write(self.path(name), value.to_string()).expect("a file");
    }

    /// Runs words of which those that begin with @ are files of the folder.
    fn line(&self, words: &str) -> Outcome {
        let word = |word: &str| match word.strip_prefix('@') {
            Some(name) => self.path(name).to_str().expect("UTF-8").to_owned(),
            None => word.to_owned(),
        };
        run(&words.split_whitespace().map(word).collect::<Vec<_>>())
    }

    fn done(&self, words: &str) -> String {
        let outcome = self.line(words);
        assert_eq!((outcome.code, outcome.stderr.as_str()), (Some(0), ""), "{words}: {outcome:?}");
        outcome.stdout
    }

    fn json(&self, words: &str) -> Value {
        serde_json::from_str(&self.done(words)).expect("JSON")
    }
}

/// A row of `bench search` with a cost, whose slices were disturbed from the best one up by
/// `noise`.
fn search(kernel: &str, cycles: f64, noise: f64) -> Value {
    let (tenth, median) = (cycles * (1.0 + noise / 4.0), cycles * (1.0 + noise));
    json!({
        "job": "search", "algo": "sha3-256", "backend": "avx512", "kernel": kernel, "threads": 1, "mhs": 3700.0 / cycles,
        "cycles_per_hash": cycles, "bound_cycles_per_hash": 100.0, "ratio_to_direct": null, "clock_ghz": 3.7,
        "tenth_cycles_per_hash": tenth, "median_cycles_per_hash": median,
        "quarters_cycles_per_hash": [tenth, tenth, median, tenth],
    })
}

/// A record of rows on a machine.
fn record(cpu: &str, rows: &[Value]) -> Value {
    json!({
        "format": 1, "date": "2026-11-24T07:00:00Z", "version": "0.1.0", "commit": null, "command": "test", "note": null,
        "machine": {
            "cpu": cpu, "core": "zen4", "arch": "x86_64", "vendor": null, "family": 25, "model": 17, "stepping": 1,
            "logical_cpus": 2, "virtual": true, "memory_bytes": null, "os": "test", "kernel": null
        },
        "jobs": [{"job": "search", "rounds": 4, "seconds": 1.0}],
        "rows": rows,
    })
}

/// Five rows: one slower, one faster, one the same, one of which nothing can be told, and one that
/// only the first has.
fn planted() -> Files {
    let files = Files::new();
    let a = [("direct", 200.0), ("a2", 190.0), ("a1", 180.0), ("a1a2", 170.0), ("gone", 10.0)];
    files.put("a.json", &record("one", &a.map(|(kernel, cycles)| search(kernel, cycles, 0.01))));
    let b = [
        search("a2", 152.0, 0.01),
        search("direct", 220.0, 0.01),
        search("a1", 180.5, 0.01),
        search("a1a2", 170.0, 0.5),
    ];
    files.put("b.json", &record("one", &b));
    files
}

#[test]
fn changes_are_told_from_noise() {
    let files = planted();
    let found = files.json("compare @a.json @b.json --json");
    let rows: Vec<(&str, &str)> = found["rows"]
        .as_array()
        .expect("rows")
        .iter()
        .map(|row| (row["row"].as_str().expect("a name"), row["verdict"].as_str().expect("a verdict")))
        .collect();
    assert_eq!(
        rows,
        [
            ("sha3-256 direct avx512", "slower"),
            ("sha3-256 a2 avx512", "faster"),
            ("sha3-256 a1 avx512", "same"),
            ("sha3-256 a1a2 avx512", "unclear"),
        ]
    );
    assert_eq!(
        (&found["same_machine"], &found["only_a"][0]["row"]),
        (&json!(true), &json!("sha3-256 gone avx512"))
    );
    let ratio = found["rows"][0]["ratio"].as_f64().expect("a number");
    assert!((ratio - 1.1).abs() < 1e-9, "{ratio}");
    let job = &found["jobs"][0];
    let counts = ["rows", "faster", "slower", "same", "unclear"].map(|field| job[field].as_u64());
    assert_eq!(counts, [4, 1, 1, 1, 1].map(Some));
}

#[test]
fn the_table_has_every_row_or_those_that_changed() {
    let files = planted();
    let all = files.done("compare @a.json @b.json");
    for part in [
        "B / A",
        "sha3-256 a1 avx512",
        "only in A",
        "sha3-256 gone avx512",
        "The machine is the same.",
        "mean of B / A",
    ] {
        assert!(all.contains(part), "{part} in\n{all}");
    }
    let slower = all.lines().find(|line| line.starts_with("sha3-256 direct")).expect("a line");
    let cells: Vec<&str> = slower.split_whitespace().collect();
    assert_eq!(cells[3..], ["slower", "200.5", "220.6", "1.100", "50", "%", "45", "%"], "{slower}");
    let changed = files.done("compare @a.json @b.json --changed");
    assert!(!changed.contains("sha3-256 a1 avx512") && changed.contains("sha3-256 a1a2 avx512"), "{changed}");
    assert!(
        changed.contains("A has only 4 slices a row") && changed.contains("B has only 4 slices a row"),
        "{changed}"
    );
    let same = files.done("compare @a.json @a.json --changed");
    assert!(!same.contains("verdict") && same.contains("search"), "no rows, the summary only: {same}");
}

#[test]
fn other_machines_are_told_of() {
    let files = Files::new();
    files.put("a.json", &record("one", &[search("direct", 200.0, 0.0)]));
    files.put("b.json", &record("other", &[search("direct", 100.0, 0.0)]));
    let text = files.done("compare @a.json @b.json");
    assert!(text.contains("The machines differ") && text.contains("speed B / A"), "{text}");
    assert_eq!(files.json("compare @a.json @b.json --json")["same_machine"], false);
    // Rows alone say nothing of a machine.
    files.put("rows.json", &json!([search("direct", 200.0, 0.0)]));
    let text = files.done("compare @rows.json @b.json");
    assert!(text.contains("nothing is known of the machine") && text.contains("is not known"), "{text}");
    assert_eq!(files.json("compare @rows.json @b.json --json")["same_machine"], Value::Null);
}

#[test]
fn a_limit_makes_a_regression_a_failure() {
    let files = planted();
    let outcome = files.line("compare @a.json @b.json --fail-above 5");
    assert_eq!(outcome.code, Some(1), "{outcome:?}");
    check_complaint(
        &outcome.stderr,
        "1 row is slower by more than 5 %; the slowest is search, sha3-256 direct avx512, by 10.0 %",
    );
    assert!(outcome.stdout.contains("mean of B / A"), "the table is printed all the same");
    files.done("compare @a.json @b.json --fail-above 10.5");
    files.done("compare @a.json @a.json --fail-above 0");
    for bad in ["-1", "x", "nan", "1001"] {
        check_refused(&files.line(&format!("compare @a.json @b.json --fail-above {bad}")), "--fail-above");
    }
}

#[test]
fn what_is_no_record_is_refused_in_one_line() {
    let files = planted();
    fs::write(files.path("text"), "kernel rate\n").expect("a file");
    files.put("newer", &json!({"format": 2, "rows": [{}]}));
    files.put("info", &json!({"version": "0.1.0"}));
    files.put("other", &json!([search("other", 1.0, 0.0)]));
    files.put(
        "steady",
        &json!([{"job": "search", "algo": "sha3-256", "kernel": "a1", "threads": 1, "unit": "hash"}]),
    );
    files.put("twice", &json!([search("a1", 1.0, 0.0), search("a1", 2.0, 0.0)]));
    for (file, fault) in [
        ("none", "cannot read "),
        (".", "cannot read "),
        ("text", "this is not JSON"),
        ("newer", "use a newer hashweave"),
        ("info", "neither a record"),
        ("other", "have no row in common"),
        ("steady", "row 1 is not from"),
        ("twice", "there are two rows of search, sha3-256 a1 avx512"),
    ] {
        for words in [format!("compare @a.json @{file}"), format!("compare @{file} @a.json")] {
            let outcome = files.line(&words);
            assert_eq!((outcome.code, outcome.stdout.as_str()), (Some(1), ""), "{outcome:?}");
            check_complaint(&outcome.stderr, fault);
            check_complaint(&outcome.stderr, files.path(file).to_str().expect("UTF-8"));
        }
    }
    check_refused(&line("compare"), "<A>");
    check_refused(&line("compare a"), "<B>");
    check_refused(&line("chart a"), "--out");
}

#[test]
fn the_page_has_every_row_and_charts() {
    let files = planted();
    let printed = files.done("compare @a.json @b.json --html @page.html");
    assert!(printed.contains("slower"), "{printed}");
    let page = fs::read_to_string(files.path("page.html")).expect("a page");
    let options = ParsingOptions { allow_dtd: true, ..ParsingOptions::default() };
    let document =
        Document::parse_with_options(&page, options).unwrap_or_else(|error| panic!("{error} in\n{page}"));
    let count = |tag: &str| document.descendants().filter(|node| node.tag_name().name() == tag).count();
    assert_eq!((count("figure"), count("circle"), count("script") + count("link") + count("img")), (2, 4, 0));
    assert_eq!(page.matches("class=\"change ").count(), 3, "a bar for each row that is not the same");
    for part in ["sha3-256 direct avx512", "1.100", "the machine is the same", "only in a", "1 slower"] {
        assert!(page.to_lowercase().contains(part), "{part} in {page}");
    }
    let ids: Vec<&str> = document.descendants().filter_map(|node| node.attribute("id")).collect();
    let unique: std::collections::BTreeSet<&str> = ids.iter().copied().collect();
    assert_eq!(ids.len(), unique.len(), "{ids:?}");
    let outcome = files.line("compare @a.json @b.json --html @none/page.html");
    assert_eq!(outcome.code, Some(1));
    check_complaint(&outcome.stderr, "--html: cannot write ");
}

/// Each benchmark writes one, and it has the rows that are printed.
#[test]
fn a_benchmark_writes_a_record() {
    let files = Files::new();
    for (job, words) in [
        ("search", "bench search --algo sha256 --backend scalar"),
        ("sum", "bench sum --algo sha256 --kernel scalar"),
        ("replicate", "bench replicate --scheme sdr --replicas 1 --nodes 4096 --kernel auto"),
    ] {
        let rows = files.json(&format!("{words} --threads 1 --rounds 4 --json --record @r.json --note why"));
        let text = fs::read_to_string(files.path("r.json")).expect("a record");
        let record: Value = serde_json::from_str(&text).expect("JSON");
        assert_eq!(
            (&record["rows"], &record["format"], &record["note"]),
            (&rows, &json!(1), &json!("why")),
            "{text}"
        );
        assert_eq!((&record["jobs"][0]["job"], &record["jobs"][0]["rounds"]), (&json!(job), &json!(4)));
        assert!(
            record["command"]
                .as_str()
                .is_some_and(|command| command.starts_with(&format!("hashweave {words}")))
        );
        let info: Value = serde_json::from_str(&line("info --json").stdout).expect("JSON");
        assert_eq!(
            (&record["machine"]["cpu"], &record["machine"]["core"]),
            (&info["cpu"]["name"], &info["cpu"]["core"])
        );
        let lines = text.lines().filter(|line| line.starts_with("    {\"job\"")).count();
        assert_eq!(lines, rows.as_array().expect("rows").len(), "a line a row");
        let itself = files.json("compare @r.json @r.json --json");
        assert!(
            itself["rows"].as_array().expect("rows").iter().all(|row| row["verdict"] == "same"),
            "{itself}"
        );
    }
}

#[test]
#[ignore = "takes long: ci/long.sh"]
fn bench_all_measures_all_three() {
    let files = Files::new();
    let rows = files.json("bench all --threads 1 --rounds 1 --json --record @all.json");
    let rows = rows.as_array().expect("rows");
    for job in ["search", "sum", "replicate"] {
        assert!(rows.iter().any(|row| row["job"] == job), "{job}");
    }
    let record: Value =
        serde_json::from_str(&fs::read_to_string(files.path("all.json")).expect("a record")).expect("JSON");
    let prices = record["prices"].as_array().expect("prices").iter();
    let name = "bench all --record: prices";
    crate::fields::compare(prices.map(|price| (name.to_owned(), price.clone())), &[name]);
    let charts = files.done("chart @all.json --out @charts");
    let names =
        ["search", "sum", "replicate", "bound"].map(|name| files.path(&format!("charts/speed-{name}.svg")));
    let expected: Vec<String> = names.iter().map(|path| format!("{}\n", path.display())).collect();
    // Without a model of the core nothing has a bound.
    assert!(charts.starts_with(&expected[..3].concat()), "{charts}");
    for path in charts.lines() {
        check_picture(&fs::read_to_string(path).expect("a picture"));
    }
    for (option, name) in [("--algo sha256", "--algo"), ("--steady 3", "--steady"), ("--html x", "--html")] {
        check_refused(&line(&format!("bench all {option}")), name);
    }
    check_refused(&line("bench --kernel a1 all"), "--kernel");
    check_refused(&line("bench search --note x"), "--record");
    check_refused(&line("bench replicate --profile --record x"), "--record");
    check_refused(&line("bench sum --steady 3 --record x"), "--record");
}

/// It can be read by a strict parser, needs nothing else, and tells its figures.
fn check_picture(text: &str) {
    let document = Document::parse(text).unwrap_or_else(|error| panic!("{error} in\n{text}"));
    let root = document.root_element();
    assert_eq!((root.tag_name().name(), root.attribute("role")), ("svg", Some("img")));
    assert!(root.attribute("viewBox").is_some() && !text.contains("url(") && !text.contains("@import"));
    assert!(
        text.contains("prefers-color-scheme: dark") && text.contains("class=\"ground\""),
        "for light and dark pages"
    );
    let told = root.children().find(|node| node.tag_name().name() == "desc").and_then(|node| node.text());
    assert!(told.is_some_and(|told| told.len() > 50), "{told:?}");
}

/// Nothing is measured if the record cannot be written, and an old one stays.
#[test]
fn a_record_that_cannot_be_written_is_refused_at_once() {
    let files = Files::new();
    let outcome = files.line("bench --rounds 1000000 --record @none/r.json");
    assert_eq!((outcome.code, outcome.stdout.as_str()), (Some(1), ""), "{outcome:?}");
    check_complaint(&outcome.stderr, "--record: cannot write ");
}

/// The pictures of `docs/images` that `chart` draws are those that the commands of `docs/speed.md`
/// draw of the records, and each is shown.
#[test]
fn the_charts_of_the_site_are_those_of_the_records() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    let text = |path: &str| fs::read_to_string(format!("{root}/{path}")).expect(path);
    let pages = text("docs/speed.md") + &text("README.md");
    let files = Files::new();
    let commands: Vec<&str> =
        pages.lines().filter(|line| line.starts_with("hashweave chart records/")).collect();
    for command in &commands {
        let words = command.split_whitespace().skip(1).map(|word| match word {
            "docs/images" => "@charts".to_owned(),
            path if path.ends_with(".json") => format!("{root}/{path}"),
            word => word.to_owned(),
        });
        files.done(&words.collect::<Vec<_>>().join(" "));
    }
    let entries = fs::read_dir(format!("{root}/docs/images")).expect("the folder");
    let names = entries.map(|entry| entry.expect("an entry").file_name().into_string().expect("UTF-8"));
    let drawn = names.filter(|name| ["speed-", "cores-"].iter().any(|of| name.starts_with(of)));
    let drawn: Vec<String> = drawn.collect();
    assert_eq!(drawn.len(), 5, "{drawn:?}");
    for name in &drawn {
        let picture = fs::read_to_string(files.path(&format!("charts/{name}"))).expect(name);
        check_picture(&picture);
        let committed = text(&format!("docs/images/{name}"));
        assert!(committed == picture, "docs/images/{name} is not what the program draws: {commands:?}");
        assert!(pages.contains(&format!("images/{name}")), "{name} is on a page");
    }
}

/// Figures that people write have their faults named, and nothing is drawn.
#[test]
fn figures_from_elsewhere_are_checked() {
    let files = Files::new();
    let record = concat!(env!("CARGO_MANIFEST_DIR"), "/../../records/2026-11-26-zen4-epyc.json");
    let figure = json!({"job": "sum", "subject": "sha256", "core": "Z", "rate": 1.5, "date": "2026-11-28", "from": "here"});
    let wrong = |field: &str, value: Value| {
        let mut figure = figure.clone();
        figure[field] = value;
        json!([figure])
    };
    for (list, fault) in [
        (json!({}), "is no list of figures"),
        (wrong("rates", json!(1)), "unknown field `rates`"),
        (wrong("job", json!("sing")), "figure 1: job is 'sing', which is none of search, sum"),
        (wrong("rate", json!(0)), "figure 1: rate is 0, which is no number from 1e-9 to 1e12"),
        (wrong("bound", json!(-1)), "figure 1: bound is -1"),
    ] {
        files.put("beside", &list);
        let outcome = files.line(&format!("chart {record} --beside @beside --out @charts"));
        assert_eq!(outcome.code, Some(1), "{outcome:?}");
        check_complaint(&outcome.stderr, fault);
    }
    assert!(!files.path("charts").exists());
    let name = "chart --beside";
    let committed: Vec<Value> =
        serde_json::from_str(include_str!("../../docs/speed-beside.json")).expect("the site's");
    crate::fields::compare(committed.into_iter().map(|figure| (name.to_owned(), figure)), &[name]);
    files.put("beside", &json!([figure]));
    files.done(&format!("chart {record} --beside @beside --algo sha256 --out @charts"));
    let picture = fs::read_to_string(files.path("charts/cores-sum.svg")).expect("a picture");
    assert!(picture.contains("Z: 1.50 GB/s.") && picture.contains("Zen 4: 4.3"), "{picture}");
    assert!(!picture.contains("sha3-256"), "only what was asked for");
}

/// Every record of the repository can be read, is compared with itself, and is listed.
#[test]
fn the_records_of_the_repository_are_sound() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../../records");
    let list = fs::read_to_string(format!("{root}/README.md")).expect("the list");
    let entries = fs::read_dir(root).expect("the folder").map(|entry| entry.expect("an entry").path());
    let records: Vec<PathBuf> =
        entries.filter(|path| path.extension().is_some_and(|end| end == "json")).collect();
    assert!(!records.is_empty());
    for path in records {
        let name = path.file_name().and_then(|name| name.to_str()).expect("UTF-8");
        assert!(list.contains(name), "{name} is in the list");
        let size = fs::metadata(&path).expect(name).len();
        assert!(size < 400_000, "{name} has {size} bytes");
        let path = path.to_str().expect("UTF-8");
        let same = run(&["compare", path, path, "--fail-above", "0"]);
        assert_eq!((same.code, same.stderr.as_str()), (Some(0), ""), "{same:?}");
        let value: Value = serde_json::from_str(&fs::read_to_string(path).expect(name)).expect("JSON");
        let day = value["date"].as_str().and_then(|date| date.get(..10)).expect("a date");
        assert!(name.starts_with(day), "{name} begins with its day");
    }
}

/// Zero, negative, not a number, and what no machine reaches: the row and the field are named, and
/// nothing is drawn, which once took for ever.
#[test]
fn figures_that_no_machine_has_are_refused() {
    let files = Files::new();
    let text = include_str!("../../records/2026-11-26-zen4-epyc.json");
    let good: Value = serde_json::from_str(text).expect("a record");
    files.put("good", &good);
    let rows = good["rows"].as_array().expect("rows");
    for (job, unit, rate, bound) in [
        ("search", "hash", "mhs", "bound_cycles_per_hash"),
        ("sum", "byte", "gbs", "bound_cycles_per_byte"),
        ("replicate", "label", "mib_s", "bound"),
    ] {
        let row = rows.iter().position(|row| row["job"] == job).expect("a row");
        let cycles = ["", "tenth_", "median_"].map(|of| format!("{of}cycles_per_{unit}"));
        let fields = cycles.into_iter().chain([rate, bound].map(str::to_owned));
        for field in fields.chain([format!("quarters_cycles_per_{unit}")]) {
            let wrongs =
                [json!(0), json!(-1.5), json!(1e-300), json!(5e-324), json!(1e300), json!(null), json!("7")];
            for (turn, wrong) in (0..).zip(wrongs) {
                if field == bound && wrong.is_null() {
                    continue;
                }
                let mut record = good.clone();
                let value =
                    if field.starts_with("quarters") { json!([3, 3, wrong, 3]) } else { wrong.clone() };
                record["rows"][row][&field] = value;
                files.put("bad", &record);
                let fault =
                    format!("row {}: {field} is {wrong}, which is no number from 1e-9 to 1e12", row + 1);
                let commands = ["chart @bad --out @charts", "compare @good @bad", "compare @bad @good"];
                let outcome = files.line(commands[turn % commands.len()]);
                assert_eq!((outcome.code, outcome.stdout.as_str()), (Some(1), ""), "{outcome:?}");
                check_complaint(&outcome.stderr, &fault);
            }
        }
    }
    assert!(!files.path("charts").exists());
    // Which JSON has no words for.
    for wrong in ["NaN", "1e999", "-Infinity"] {
        fs::write(files.path("bad"), text.replacen("\"mhs\":", &format!("\"mhs\":{wrong},\"was\":"), 1))
            .expect("a file");
        let outcome = files.line("chart @bad --out @charts");
        assert_eq!(outcome.code, Some(1), "{wrong}");
        check_complaint(&outcome.stderr, "this is not JSON");
    }
}

/// From the slowest that there may be to the fastest, next to each other: bars and lines of some
/// length.
#[test]
fn any_figures_that_a_machine_may_have_are_drawn() {
    let files = Files::new();
    let text = include_str!("../../records/2026-11-26-zen4-epyc.json");
    let good: Value = serde_json::from_str(text).expect("a record");
    for figures in [[1e-9, 1e-9], [1e12, 1e12], [1e-9, 1e12], [1e12, 1e-9]] {
        let mut record = good.clone();
        for (i, row) in record["rows"].as_array_mut().expect("rows").iter_mut().enumerate() {
            for (name, value) in row.as_object_mut().expect("a row") {
                let of_cycles = name.contains("cycles_per") && value.is_f64();
                if of_cycles || ["mhs", "gbs", "mib_s", "bound"].contains(&name.as_str()) {
                    *value = json!(figures[i % 2]);
                }
            }
        }
        files.put("record", &record);
        files.done("chart @record --out @charts");
        for name in ["search", "sum", "replicate", "bound"] {
            let picture = fs::read_to_string(files.path(&format!("charts/speed-{name}.svg")));
            let picture = picture.expect("a picture");
            let told = picture.split('>').all(|part| !part.contains("inf %") && !part.contains("NaN"));
            assert!(told && !picture.contains("inf%"), "{figures:?}: {name}");
        }
    }
}
