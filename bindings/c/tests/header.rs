//! `include/hashweave.h` is what cbindgen writes from `src/`, a section for each file.
//! `HASHWEAVE_WRITE=1 cargo test -p hashweave-c --test header` writes it.

use hashweave::{Algorithm, Parameter};
use std::path::Path;
use std::{env, fs};

/// Headings and the files below them.
const SECTIONS: [(&str, &[&str]); 13] = [
    ("Codes and errors", &["status"]),
    ("Version, information, selftest", &["about"]),
    ("Algorithms", &["algorithm"]),
    ("One message", &["one"]),
    ("One stream", &["hasher"]),
    ("One tree hash", &["tree"]),
    ("Many messages and streams", &["memory", "many"]),
    ("Messages and streams that arrive over time, for one thread", &["done", "scheduler"]),
    ("Messages and streams of many threads", &["pool"]),
    ("Merkle trees", &["merkle"]),
    ("Searches", &["search"]),
    ("Proof-of-replication", &["replicate"]),
    ("Poseidon", &["poseidon"]),
];

/// Columns of the header.
const WIDTH: usize = 100;

/// The text before the sections.
const HEAD: &str = include_str!("head.h");

/// The text after the sections.
const FOOT: &str = "#ifdef __cplusplus\n}\n#endif\n\n#endif /* HASHWEAVE_H */\n";

/// The committed header.
const COMMITTED: &str = include_str!("../include/hashweave.h");

/// The header.
fn header() -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let config = cbindgen::Config::from_file(root.join("cbindgen.toml")).expect("a configuration");
    let mut header = HEAD.to_owned();
    for (heading, files) in SECTIONS {
        let builder = cbindgen::Builder::new().with_config(config.clone());
        let sources = files.iter().map(|file| root.join(format!("src/{file}.rs")));
        let builder = sources.fold(builder, cbindgen::Builder::with_src);
        let mut text = Vec::new();
        builder.generate().expect("a section").write(&mut text);
        let text = String::from_utf8(text).expect("UTF-8");
        header += &format!("/* ===== {heading} ===== */\n\n{}\n", for_c(text.trim()));
    }
    header + FOOT
}

/// The text with its comments as they are written in C.
fn for_c(text: &str) -> String {
    let (mut out, mut lines) = (String::new(), text.lines());
    while let Some(line) = lines.next() {
        if line.trim_start() == "/**" {
            let indent = &line[..line.len() - 3];
            let comment: Vec<_> =
                lines.by_ref().map(|line| line.trim_start()).take_while(|line| *line != "*/").collect();
            out += &comment_for_c(indent, &comment);
        } else {
            // There is a type of this name, too.
            let is_definition = line.starts_with("typedef struct ");
            out += &if is_definition { line.to_owned() } else { line.replace("struct hw_", "hw_") };
            out.push('\n');
        }
    }
    out
}

/// A comment: without the marks of Rust's, examples indented and not fenced, paragraphs as wide as
/// the header, and one line on one line.
fn comment_for_c(indent: &str, comment: &[&str]) -> String {
    let mut paragraphs = vec![String::new()];
    let mut is_code = false;
    for line in comment {
        let line = line.strip_prefix("* ").unwrap_or_default();
        if line.starts_with("```") {
            is_code = !is_code;
        } else if is_code {
            paragraphs.push(format!("    {line}"));
        } else if line.is_empty() || line.starts_with("| ") || line.starts_with("|-") {
            paragraphs.push(line.to_owned());
        } else {
            let plain = line.replace("[`", "").replace("`]", "").replace('`', "");
            match paragraphs.last_mut().filter(|last| !last.is_empty() && !last.starts_with([' ', '|'])) {
                Some(last) => *last += &format!(" {plain}"),
                None => paragraphs.push(plain),
            }
        }
    }
    let width = WIDTH - indent.len() - " * ".len();
    let lines: Vec<_> = paragraphs[1..].iter().flat_map(|paragraph| wrapped(paragraph, width)).collect();
    match lines.as_slice() {
        [line] if indent.len() + line.len() + "/**  */".len() <= WIDTH => format!("{indent}/** {line} */\n"),
        lines => {
            let body: String =
                lines.iter().map(|line| format!("{indent} * {line}").trim_end().to_owned() + "\n").collect();
            format!("{indent}/**\n{body}{indent} */\n")
        }
    }
}

/// Wraps a paragraph at `width` columns; examples and tables stay as they are.
fn wrapped(paragraph: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    if paragraph.starts_with([' ', '|']) {
        return vec![paragraph.to_owned()];
    }
    for word in paragraph.split_whitespace() {
        let last = lines.len() - 1;
        if !lines[last].is_empty() && lines[last].len() + 1 + word.len() > width {
            lines.push(word.to_owned());
        } else {
            let space = if lines[last].is_empty() { "" } else { " " };
            lines[last] += &format!("{space}{word}");
        }
    }
    lines
}

#[test]
fn the_header_is_that_of_the_sources() {
    let header = header();
    if env::var_os("HASHWEAVE_WRITE").is_some() {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("include/hashweave.h");
        return fs::write(file, header).expect("written");
    }
    let differs = header.lines().zip(COMMITTED.lines()).find(|(made, committed)| made != committed);
    let how = "HASHWEAVE_WRITE=1 cargo test -p hashweave-c --test header writes it";
    assert_eq!(differs, None, "include/hashweave.h is not that of src/: {how}");
    assert_eq!(header.len(), COMMITTED.len(), "include/hashweave.h is not that of src/: {how}");
}

#[test]
fn every_function_says_how_it_may_be_called() {
    let mut functions = 0;
    for commented in COMMITTED.split("/**").skip(1) {
        let (comment, code) = commented.split_once("*/").expect("a comment ends");
        let declared = code.split([';', '{']).next().unwrap_or_default().trim_start();
        let is_function = declared.contains("hw_") && declared.ends_with(')') && !declared.starts_with('#');
        if is_function && !declared.starts_with("typedef") {
            functions += 1;
            assert!(comment.contains("Threads:"), "{declared}: nothing is said of threads");
        }
    }
    assert!(functions > 40, "{functions} functions were found in the header");
}

#[test]
fn the_version_is_the_crates() {
    let number = |name| {
        let rest = COMMITTED.split(&format!("#define HW_VERSION_{name} ")).nth(1).expect("a macro");
        rest.split_whitespace().next().expect("a number").to_owned()
    };
    assert_eq!(["MAJOR", "MINOR", "PATCH"].map(number).join("."), env!("CARGO_PKG_VERSION"));
}

/// Every named algorithm has a constant of its name, with the sentence of its row and its warning.
#[test]
fn algorithms_have_the_names_and_sentences_of_their_rows() {
    // A comment of one line or of several, whose lines begin with stars.
    let header = header();
    let words: Vec<&str> = header.split_whitespace().filter(|word| *word != "*").collect();
    let header = words.join(" ");
    for algorithm in Algorithm::NAMED {
        let name = algorithm.to_string().to_uppercase().replace('-', "_");
        let row = algorithm.row();
        let about = match row.parameter {
            Parameter::Length => {
                row.about.replace("the given number of", &algorithm.digest_length().to_string())
            }
            Parameter::None | Parameter::Domain | Parameter::Strings => row.about.to_owned(),
        };
        let warning = row.warning.map_or(String::new(), |warning| format!(" {warning}"));
        let line = format!("/** {about}{warning} */ #define HW_{name} ");
        assert!(header.contains(&line), "src/algorithm.rs lacks {line}");
    }
}
