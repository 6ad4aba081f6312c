//! Every place that lists the goals of a search lists those that the library has.

use hashweave::search::{Goal, Kind, Score};
use std::fs;
use std::path::Path;

/// A file, and how it lists a goal.
type Place = (&'static str, fn(&Kind) -> String);

const PLACES: [Place; 10] = [
    ("docs/commands.md", |kind| format!("`--{kind}`")),
    ("docs/ledger.md", |kind| format!("`{kind}`")),
    ("docs/objectives.md", |kind| format!("\n| `--{kind}` | ")),
    ("docs/records.md", |kind| format!("`{kind}`")),
    ("bindings/c/include/hashweave.h", |kind| format!(" * | {} | ", kind.name())),
    ("bindings/web/js/index.d.ts", |kind| format!("\n  {}?: ", camel(kind))),
    ("bindings/python/python/hashweave/_search.py", |kind| of_python(kind, "\n    {}: ")),
    ("bindings/python/python/hashweave/_search.py", |kind| of_python(kind, "\n    * `{}`: ")),
    ("bindings/python/python/hashweave/distributed.py", |kind| of_python(kind, "\n    {}: ")),
    ("bindings/python/python/hashweave/_hashweave.pyi", |kind| of_python(kind, "\n        {}: ")),
];

/// For instance `zeroBits`.
fn camel(kind: &Kind) -> String {
    let mut parts = kind.name().split('-');
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |name, part| name + &part[..1].to_uppercase() + &part[1..])
}

/// The parameter in its place. A goal without an argument has none: it is searched for without a parameter.
fn of_python(kind: &Kind, place: &str) -> String {
    match kind.argument {
        Some(_) => place.replace("{}", &kind.name().replace('-', "_")),
        None => String::new(),
    }
}

#[test]
fn goals_are_listed_everywhere() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the repository");
    for (file, listed_as) in PLACES {
        let text = fs::read_to_string(root.join(file)).expect(file);
        for kind in &Goal::KINDS {
            let listed = listed_as(kind);
            assert!(text.contains(&listed), "{file} lacks {listed:?} for the goal {kind}");
        }
    }
}

#[test]
fn scores_are_defined_in_the_words_of_their_rows() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/objectives.md");
    let text = fs::read_to_string(file).expect("docs/objectives.md");
    for rule in &Score::RULES {
        let row = format!("\n| `{}` | {} |", rule.name, rule.definition);
        assert!(text.contains(&row), "docs/objectives.md lacks {row:?}");
    }
}
