//! On a terminal a name is never a command to it: names are quoted as messages quote them. Into
//! pipes and files lines go as they are.

use crate::parity::Bench;
use std::process::{Command, Stdio};

/// The output of a shell's command to a terminal.
fn shown(bench: &Bench, line: &str) -> String {
    let mut command = Command::new("script");
    command.args(["-qec", line, "/dev/null"]).current_dir(bench.folder()).env("LC_ALL", "C.UTF-8");
    let output = command.stdin(Stdio::null()).output().expect("script (Debian: bsdutils)");
    String::from_utf8(output.stdout).expect("text").replace("\r\n", "\n")
}

fn piped(bench: &Bench, line: &str) -> Vec<u8> {
    let mut command = Command::new("sh");
    let output = command.args(["-c", line]).current_dir(bench.folder()).env("LC_ALL", "C.UTF-8").output();
    output.expect("a shell").stdout
}

/// Names with commands to a terminal, and what stands for them.
const NAMES: [(&str, &str); 4] = [
    ("\x1B]0;x\x07", r"''$'\033'']0;x'$'\a'"),
    ("\u{9B}2J", r"''$'\302\233''2J'"),
    ("a\u{202E}b", r"'a'$'\342\200\256''b'"),
    ("\x7F\n", r"''$'\177\n'"),
];

#[test]
fn names_cannot_command_a_terminal() {
    let bench = Bench::new();
    for (name, quoted) in NAMES {
        bench.write(name.as_bytes(), b"x");
        bench.write(b"dir", b"");
        let digest = "2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881";
        let program = env!("CARGO_BIN_EXE_hashweave");
        let line = format!("{program} sum -- '{name}'");
        assert_eq!(shown(&bench, &line), format!("{digest}  {quoted}\n"));
        assert_eq!(
            shown(&bench, &format!("{program} sum --tag -- '{name}'")),
            format!("SHA256 ({quoted}) = {digest}\n")
        );
        let raw = piped(&bench, &line);
        bench.write(b"sums", &raw);
        assert!(raw.starts_with(b"\\") == name.contains('\n'), "a list is as it was");
        assert_eq!(shown(&bench, &format!("{program} sum -c sums")), format!("{quoted}: OK\n"));
        let missing = shown(&bench, &format!("rm -- '{name}'; {program} sum -c sums 2>&1"));
        assert!(
            missing.starts_with(&format!(
                "hashweave: {quoted}: No such file or directory\n{quoted}: FAILED open"
            )),
            "{missing}"
        );
    }
}

/// Other lines on a terminal are the same as in a pipe, so that a copy of them can be checked; `-z`
/// prints names unescaped, as requested.
#[test]
fn other_lines_are_the_same_everywhere() {
    let bench = Bench::new();
    let names = ["plain", "sp ace", "back\\slash", "n\nl", "q'uote", "é"];
    names.iter().for_each(|name| bench.write(name.as_bytes(), name.as_bytes()));
    let line = format!("{} sum *", env!("CARGO_BIN_EXE_hashweave"));
    let plain = String::from_utf8(piped(&bench, &line)).expect("text");
    assert_eq!(plain.lines().count(), names.len());
    assert_eq!(shown(&bench, &line), plain);
    bench.write(b"sums", plain.as_bytes());
    let checked = shown(&bench, &line.replace('*', "-c sums"));
    assert_eq!(
        checked,
        "'back\\slash': OK\n'n'$'\\n''l': OK\nplain: OK\n\"q'uote\": OK\n'sp ace': OK\né: OK\n"
    );
    bench.write(b"\x1B", b"");
    assert!(shown(&bench, &line.replace('*', "-z *")).contains("  \x1B\0"));
}
