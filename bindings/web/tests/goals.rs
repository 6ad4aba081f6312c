//! `page/goals.js` is the library's list of goals. `HASHWEAVE_WRITE=1 cargo test -p hashweave-web --test goals` writes it.

use hashweave::search::Goal;
use serde_json::{Value, json};
use std::path::Path;
use std::{env, fs};

const HEAD: &str = "\
// The list of crates/hashweave/src/search/goal/mod.rs: `HASHWEAVE_WRITE=1 cargo test -p hashweave-web --test goals` writes this file.

/**
 * The goals of a search by their names; the first one is the default. `argument` says how what follows the name is written, `help` what is reported,
 * `example` is an argument to begin with. `minimum`: a result is less than all before it. `bits`: leading zero bits say how good a result is.
 */
";

const COMMITTED: &str = include_str!("../page/goals.js");

fn list() -> String {
    let rows = Goal::KINDS.iter().map(|kind| {
        let goal = kind.goal(kind.example).expect("an example");
        let argument = kind.argument.map_or(Value::Null, Value::from);
        let (name, help, example) = (json!(kind.name()), json!(kind.help), json!(kind.example));
        let (minimum, bits) = (goal.is_best_so_far() && goal.counts_zero_bits(), goal.counts_zero_bits());
        format!("  {name}: {{\n    argument: {argument}, example: {example}, minimum: {minimum}, bits: {bits},\n    help: {help},\n  }},\n")
    });
    format!("{HEAD}export const GOALS = {{\n{}}};\n", rows.collect::<String>())
}

#[test]
fn the_list_for_javascript_is_that_of_the_library() {
    let list = list();
    if env::var_os("HASHWEAVE_WRITE").is_some() {
        fs::write(Path::new(env!("CARGO_MANIFEST_DIR")).join("page/goals.js"), &list).expect("goals.js");
        return;
    }
    let write = "HASHWEAVE_WRITE=1 cargo test -p hashweave-web --test goals";
    assert_eq!(COMMITTED, list, "page/goals.js is old: {write}");
}
