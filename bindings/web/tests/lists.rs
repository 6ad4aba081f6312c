//! The page needs some lists before its engine is loaded: `page/goals.js`, `page/forms.js` and `page/names.js` are those of the library.
//! `HASHWEAVE_WRITE=1 cargo test -p hashweave-web --test lists` writes them.

use hashweave::Algorithm;
use hashweave::search::{Goal, Preset};
use serde_json::{Map, Value, json};
use std::path::Path;
use std::{env, fs};

const WRITE: &str = "HASHWEAVE_WRITE=1 cargo test -p hashweave-web --test lists";

/// Compares a committed file with what it has to be, or writes it. `source` is where the list comes from.
fn settle(file: &str, committed: &str, source: &str, list: &str) {
    let list = format!("// The list of {source}: `{WRITE}` writes this file.\n\n{list}");
    if env::var_os("HASHWEAVE_WRITE").is_some() {
        fs::write(Path::new(env!("CARGO_MANIFEST_DIR")).join("page").join(file), &list).expect(file);
        return;
    }
    assert_eq!(committed, list, "page/{file} is old: {WRITE}");
}

#[test]
fn goals() {
    let head = "\
/**
 * The goals of a search by their names; the first one is the default. `argument` says how what follows the name is written, `help` what is reported,
 * `example` is an argument to begin with. `minimum`: a result is less than all before it. `bits`: leading zero bits say how good a result is.
 */
";
    let rows = Goal::KINDS.iter().map(|kind| {
        let goal = kind.goal(kind.example).expect("an example");
        let argument = kind.argument.map_or(Value::Null, Value::from);
        let (name, help, example) = (json!(kind.name()), json!(kind.help), json!(kind.example));
        let (minimum, bits) = (goal.is_best_so_far() && goal.counts_zero_bits(), goal.counts_zero_bits());
        format!("  {name}: {{\n    argument: {argument}, example: {example}, minimum: {minimum}, bits: {bits},\n    help: {help},\n  }},\n")
    });
    let list = format!("{head}export const GOALS = {{\n{}}};\n", rows.collect::<String>());
    settle("goals.js", include_str!("../page/goals.js"), "crates/hashweave/src/search/goal/mod.rs", &list);
}

#[test]
fn forms() {
    let head = "\
/**
 * The presets of searches, of which each is a form here: its name, what it finds, where it is defined, and its parameters. A parameter whose `value` is
 * null must be given; one with `choices` is one of these words.
 */
";
    let rows = Preset::ALL.iter().map(|preset| {
        let parameters = preset.parameters.iter().map(|row| {
            let (name, about, value) = (json!(row.name), json!(row.about), json!(row.default));
            format!("      {{ name: {name}, value: {value}, choices: {}, about: {about} }},\n", json!(row.choices()))
        });
        let (name, about, source) = (json!(preset.name), json!(preset.about), json!(preset.source));
        let parameters = parameters.collect::<String>();
        format!("  {{\n    name: {name}, about: {about}, source: {source},\n    parameters: [\n{parameters}    ],\n  }},\n")
    });
    let list = format!("{head}export const FORMS = [\n{}];\n", rows.collect::<String>());
    let source = "crates/hashweave/src/search/preset/mod.rs";
    settle("forms.js", include_str!("../page/forms.js"), source, &list);
}

#[test]
fn names() {
    let head = "\
/**
 * The names of the algorithms: bytes of the digests of all that are listed; other names of some; and of those whose digests have a length of choice, which
 * stands in bits after their name, the most bytes.
 */
";
    let object = |rows: Vec<(String, Value)>| {
        let rows = rows.into_iter().collect::<Map<String, Value>>();
        serde_json::to_string_pretty(&rows).expect("names")
    };
    let lengths = Algorithm::NAMED.iter().map(|row| (row.to_string(), json!(row.digest_length()))).collect();
    let aliases = Algorithm::ALL.iter().flat_map(|algorithm| {
        let aliases = algorithm.row().aliases.iter();
        aliases.map(|alias| ((*alias).to_owned(), json!(algorithm.to_string())))
    });
    let sized = Algorithm::ALL.iter().filter(|row| row.row().parameter == hashweave::Parameter::Length);
    let longest = sized.map(|row| (row.row().name.to_owned(), json!(row.row().digest_length)));
    let list = format!(
        "{head}export const LENGTHS = {};\n\nexport const ALIASES = {};\n\nexport const LONGEST = {};\n",
        object(lengths),
        object(aliases.collect()),
        object(longest.collect())
    );
    let source = "crates/hashes/src/algorithm/mod.rs";
    settle("names.js", include_str!("../page/names.js"), source, &list);
}
