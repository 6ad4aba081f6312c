//! Texts that have to be written out have every algorithm of the table in `crates/hashes`, and
//! `docs/algorithms.md` is that table. `HASHWEAVE_WRITE=1 cargo test -p hashweave-tests --test rows`
//! writes it.

use hashes::{Algorithm, Hashlib, Parameter, Row};
use std::path::PathBuf;
use std::{env, fs};

fn path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..").join(name)
}

fn text(name: &str) -> String {
    fs::read_to_string(path(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// The algorithms that exist, one for each row.
fn rows() -> impl Iterator<Item = (Algorithm, &'static Row)> {
    let all = Algorithm::ALL.iter().filter(|algorithm| algorithm.exists());
    all.map(|algorithm| (*algorithm, algorithm.row()))
}

/// The constant of C, without a length if it is a parameter.
fn in_c(row: &Row) -> String {
    let name = row.name.to_uppercase().replace('-', "_");
    if row.parameter == Parameter::Length { format!("HW_{name}(bytes)") } else { format!("HW_{name}") }
}

/// The constructor of Python, which is that of `hashlib` where it is the same function.
fn in_python(algorithm: Algorithm, row: &Row) -> String {
    match row.hashlib {
        Hashlib::Constructor(name) | Hashlib::New(name) if algorithm.passes() == 1 => name.to_owned(),
        Hashlib::Constructor(_) | Hashlib::New(_) | Hashlib::Missing => row.name.replace('-', "_"),
    }
}

/// The function of Go for many messages, in the package that has it; nothing where the module has
/// none: it follows Go's standard library and golang.org/x/crypto, and has SM3 and BLAKE3 besides.
const IN_GO: [(&str, Option<(&str, &str)>); ROWS] = [
    ("sha3-224", Some(("sha3", "SumMany224"))),
    ("sha3-256", Some(("sha3", "SumMany256"))),
    ("sha3-384", Some(("sha3", "SumMany384"))),
    ("sha3-512", Some(("sha3", "SumMany512"))),
    ("sha3x", None),
    ("shake128", Some(("sha3", "SumManySHAKE128"))),
    ("shake256", Some(("sha3", "SumManySHAKE256"))),
    ("turboshake128", None),
    ("turboshake256", None),
    ("keccak-224", None),
    ("keccak-256", None),
    ("keccak-384", None),
    ("keccak-512", None),
    ("sha224", Some(("sha256", "SumMany224"))),
    ("sha256", Some(("sha256", "SumMany"))),
    ("sha256d", None),
    ("hash160", None),
    ("sha384", Some(("sha512", "SumMany384"))),
    ("sha512", Some(("sha512", "SumMany"))),
    ("sha512-224", Some(("sha512", "SumMany512_224"))),
    ("sha512-256", Some(("sha512", "SumMany512_256"))),
    ("md5", Some(("md5", "SumMany"))),
    ("sha1", Some(("sha1", "SumMany"))),
    ("ripemd160", Some(("ripemd160", "SumMany"))),
    ("sm3", Some(("sm3", "SumMany"))),
    ("blake2s", Some(("blake2s", "SumMany"))),
    ("blake2b", Some(("blake2b", "SumMany"))),
    ("blake3", Some(("blake3", "SumMany"))),
];

/// The number of algorithms that exist.
const ROWS: usize = {
    let (mut i, mut rows) = (0, 0);
    while i < Algorithm::ALL.len() {
        if Algorithm::ALL[i].exists() {
            rows += 1;
        }
        i += 1;
    }
    rows
};

fn in_go(row: &Row) -> Option<(&'static str, &'static str)> {
    let found = IN_GO.iter().find(|(name, _)| *name == row.name);
    found.unwrap_or_else(|| panic!("tests/tests/rows.rs does not say what Go has of {}", row.name)).1
}

#[test]
fn go_has_the_functions() {
    for (package, function) in rows().filter_map(|(_, row)| in_go(row)) {
        let file = format!("bindings/go/{package}/{package}.go");
        assert!(text(&file).contains(&format!("\nfunc {function}(")), "{file} lacks {function}");
    }
}

/// A constructor in Rust, its stub and its places in Python, and the list of the README.
#[test]
fn python_has_every_algorithm() {
    let stub = text("bindings/python/python/hashweave/_hashweave.pyi");
    let package = text("bindings/python/python/hashweave/__init__.py");
    let readme = text("bindings/python/README.md");
    let written = text("bindings/python/src/construct.rs");
    let overload = stub.lines().find(|line| line.starts_with("def new(name: Literal[")).expect("an overload");
    for (algorithm, row) in rows() {
        let name = in_python(algorithm, row);
        // BLAKE2's constructors are classes in a file of their own.
        let is_class = row.parameter == Parameter::Length;
        let definition =
            if is_class { format!("\nclass {name}(Hash):") } else { format!("\ndef {name}(data") };
        assert!(stub.contains(&definition), "_hashweave.pyi does not define {name}");
        assert!(stub.contains(&format!("\n    \"{name}\",\n")), "__all__ of _hashweave.pyi lacks {name}");
        assert!(package.contains(&format!("\n    \"{name}\",\n")), "__all__ of __init__.py lacks {name}");
        assert!(package.contains(&format!("\n        \"{name}\",\n")), "algorithms_guaranteed lacks {name}");
        assert!(package.contains(&format!("\n    {name},\n")), "__init__.py does not import {name}");
        assert!(readme.contains(&format!("`{name}`")), "bindings/python/README.md lacks {name}");
        if !is_class {
            let variant = format!("{algorithm:?}");
            let variant = variant.split('(').next().expect("a word");
            let warning = row.warning.map_or(String::new(), |warning| format!(",\n        \"{warning}\""));
            let line = format!("    {name}: {variant}, \"{}\"{warning};", about_in_python(row));
            assert!(written.contains(&line), "src/construct.rs lacks this line:\n{line}");
        }
        let is_extendable = overload.contains(&format!("\"{name}\""));
        assert_eq!(is_extendable, row.is_extendable, "the overload of `new` with {name} in _hashweave.pyi");
    }
}

/// The sentence of a row as a constructor has it, whose output and domain its own text describes.
fn about_in_python(row: &Row) -> String {
    let about = row.about.split(", with output").next().expect("a sentence");
    about.trim_end_matches('.').replace(", D = 0x1F", "")
}

/// A text without the marks of comments and without the ends of its lines.
fn flowing(text: &str) -> String {
    let words = text.split_whitespace().filter(|word| !["//", "///"].contains(word));
    words.collect::<Vec<_>>().join(" ")
}

/// The warning of a row is in the documentation of its type in Rust and its package in Go, once. That
/// of C is compared with the header, and that of Python above.
#[test]
fn constructors_have_the_warnings() {
    let mut warned = 0;
    for (_, row) in rows() {
        let Some(warning) = row.warning else { continue };
        let go = in_go(row).map(|(package, _)| format!("bindings/go/{package}/{package}.go"));
        for file in ["crates/hashweave/src/types.rs"].into_iter().chain(go.as_deref()) {
            assert_eq!(flowing(&text(file)).matches(warning).count(), 1, "{file}: {}: {warning}", row.name);
        }
        warned += 1;
    }
    assert_eq!(warned, 2, "MD5 and SHA-1 are broken for signatures");
}

const PAGE: &str = "docs/algorithms.md";

/// A list of words as code, or a dash.
fn code<S: AsRef<str>>(words: impl IntoIterator<Item = S>) -> String {
    let words: Vec<String> = words.into_iter().map(|word| format!("`{}`", word.as_ref())).collect();
    if words.is_empty() { "–".to_owned() } else { words.join(", ") }
}

/// The page, made from the rows.
fn page() -> String {
    let mut page = "# Algorithms

<!-- HASHWEAVE_WRITE=1 cargo test -p hashweave-tests --test rows writes this page. -->

The library, the command, C, Python and the web have each of these algorithms, and the other [tree hashes](tree.md). Names are understood with capital letters
and with other hyphens and underscores or none, too: `SHA-256`, `sha_256`, `SHA2-256`.

"
    .to_owned();
    let line = |page: &mut String, cells: &[String]| *page += &format!("| {} |\n", cells.join(" | "));
    let heading = |page: &mut String, names: &[&str]| {
        line(page, &names.iter().map(ToString::to_string).collect::<Vec<_>>());
        line(page, &names.iter().map(|_| "---".to_owned()).collect::<Vec<_>>());
    };
    heading(&mut page, &["name", "what it is", "defined by", "bytes of the digest", "key", "other names"]);
    for (_, row) in rows() {
        let name = if row.parameter == Parameter::Length {
            format!("`{}-8` to `{}-{}`", row.name, row.name, 8 * row.digest_length)
        } else {
            format!("`{}`", row.name)
        };
        let bytes = match (row.parameter, row.is_extendable) {
            (Parameter::Length, _) => format!("1 to {}", row.digest_length),
            (_, true) => format!("any, usually {}", row.digest_length),
            (_, false) => row.digest_length.to_string(),
        };
        let key = match (row.shortest_key, row.longest_key) {
            (_, 0) => "–".to_owned(),
            (shortest, longest) if shortest == longest => format!("{longest} bytes"),
            (_, longest) => format!("to {longest} bytes"),
        };
        let about = match row.warning {
            Some(warning) => format!("{} **{warning}**", row.about),
            None => row.about.trim_end_matches('.').to_owned(),
        };
        line(&mut page, &[name, about, row.standard.to_owned(), bytes, key, code(row.aliases)]);
    }
    page += "
In [lists of digests](sum.md) an algorithm has a tag, and the tags of OpenSSL and others are understood. Called by the name of a program, the command
[acts as that program](sum.md#command-line-parity-and-differences). In [C](c.md), [Python](python.md) and [Go](go.md) an algorithm is a constant, a constructor, and a
function for many messages; Go has those that its standard library and `golang.org/x/crypto` have, SM3 and BLAKE3.

";
    heading(&mut page, &["name", "tags", "programs", "C", "Python", "Go"]);
    for (algorithm, row) in rows() {
        let tags = [row.tag].into_iter().chain(row.other_tags.iter().map(|(tag, _)| *tag));
        let named =
            [row.name].into_iter().chain(row.aliases.iter().copied()).filter(|name| !name.contains('/'));
        let tools = row.tools.iter().map(ToString::to_string).chain(named.map(|name| format!("{name}sum")));
        let go = in_go(row).map(|(package, function)| format!("{package}.{function}"));
        let python = in_python(algorithm, row);
        line(
            &mut page,
            &[code([row.name]), code(tags), code(tools), code([in_c(row)]), code([python]), code(go)],
        );
    }
    page
}

#[test]
fn the_page_is_the_table() {
    let page = page();
    if env::var_os("HASHWEAVE_WRITE").is_some() {
        return fs::write(path(PAGE), page).expect("written");
    }
    let committed = text(PAGE);
    let differs = page.lines().zip(committed.lines()).find(|(made, committed)| made != committed);
    let how = "HASHWEAVE_WRITE=1 cargo test -p hashweave-tests --test rows writes it";
    assert_eq!(differs, None, "{PAGE} is not the table of crates/hashes: {how}");
    assert_eq!(page.len(), committed.len(), "{PAGE} is not the table of crates/hashes: {how}");
}
