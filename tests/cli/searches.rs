//! Two thousand random searches next to a model in Python that shares no code with the program.

use std::process::Command;

/// Templates, objectives, ledgers, shards and resumes; `ci/searches.sh` runs more, by other seeds.
#[test]
fn searches_are_those_of_a_model() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    let mut model = Command::new("python3");
    model.args(["tests/searches.py", env!("CARGO_BIN_EXE_hashweave"), "2000", "1"]).current_dir(root);
    model.env("PYTHONPATH", "docs").env("PYTHONDONTWRITEBYTECODE", "1").env_remove("HASHWEAVE_ISA");
    let ended = model.output().expect("this test needs python3 in the path");
    let printed = String::from_utf8_lossy(&ended.stdout);
    let said = String::from_utf8_lossy(&ended.stderr);
    assert!(ended.status.success() && printed.contains("are those of the model"), "{printed}{said}");
}
