//! `-h`: one screen of 80 × 24 for each command, with the options that most people need and two
//! examples. `--help` has everything.
//!
//! A screen names its options; what they are for is the first paragraph of their help. Tests check
//! that every screen fits.

use crate::args::Cli;
use clap::{Arg, Command, CommandFactory};
use console::measure_text_width;
use std::ffi::OsString;
use std::iter;

/// The columns of a screen.
const WIDTH: usize = 80;

/// The options of a screen, in their order.
struct Screen {
    /// The command, with the commands that it belongs to; the program's own is empty.
    command: &'static str,
    /// The names of the options; none of a command that has commands, which are listed.
    options: &'static [&'static str],
}

const SCREENS: &[Screen] = &[
    Screen { command: "", options: &[] },
    Screen { command: "replicate", options: &[] },
    Screen {
        command: "search",
        options: &[
            "message",
            "algo",
            "preset",
            "zero-bits",
            "hits",
            "count",
            "seconds",
            "backend",
            "ledger",
            "resume",
            "explain",
        ],
    },
    Screen {
        command: "sum",
        options: &[
            "algorithm",
            "check",
            "expect",
            "quiet",
            "ignore-missing",
            "recursive",
            "files0_from",
            "tag",
            "length",
            "jobs",
            "progress",
        ],
    },
    Screen { command: "verify", options: &[] },
    Screen {
        command: "verify make",
        options: &["format", "algorithm", "list", "follow", "verbose", "json", "jobs", "progress"],
    },
    Screen {
        command: "verify check",
        options: &["list", "format", "ignore_new", "verbose", "json", "jobs", "readers", "progress"],
    },
    Screen {
        command: "verify update",
        options: &["read_all", "accept_rot", "list", "format", "verbose", "json", "jobs", "progress"],
    },
    Screen {
        command: "replicate encode",
        options: &[
            "registered_proof",
            "prover_id",
            "sector",
            "ticket",
            "replica_id",
            "dir",
            "resume",
            "fr32",
            "pad",
            "threads",
            "explain",
            "force",
        ],
    },
    Screen {
        command: "replicate decode",
        options: &[
            "registered_proof",
            "prover_id",
            "sector",
            "ticket",
            "replica_id",
            "comm_d",
            "dir",
            "fr32",
            "length",
            "threads",
            "explain",
            "force",
        ],
    },
    Screen {
        command: "replicate labels",
        options: &[
            "dir",
            "registered_proof",
            "prover_id",
            "sector",
            "ticket",
            "data",
            "layout",
            "size",
            "resume",
            "threads",
            "explain",
        ],
    },
    Screen {
        command: "replicate trees",
        options: &["dir", "out", "staged", "replica", "resume", "threads", "explain", "force"],
    },
    Screen {
        command: "replicate seal",
        options: &[
            "dir",
            "registered_proof",
            "prover_id",
            "sector",
            "ticket",
            "resume",
            "fr32",
            "threads",
            "explain",
            "json",
            "force",
        ],
    },
    Screen {
        command: "replicate audit",
        options: &["dir", "samples", "layout", "registered_proof", "replica_id", "threads", "json"],
    },
    Screen {
        command: "replicate repair",
        options: &["dir", "layout", "registered_proof", "replica_id", "threads", "json"],
    },
    Screen {
        command: "replicate parents",
        options: &["registered_proof", "porep_id", "size", "out", "threads", "force"],
    },
    Screen { command: "replicate comm-d", options: &["pad", "threads", "json"] },
    Screen { command: "replicate comm-p", options: &["threads", "json", "quiet"] },
    Screen { command: "bench", options: &["algo", "threads", "rounds", "record", "html", "json"] },
    Screen {
        command: "bench search",
        options: &["algo", "backend", "kernel", "threads", "rounds", "steady", "record", "html", "json"],
    },
    Screen {
        command: "bench sum",
        options: &[
            "algo",
            "streams",
            "message_bytes",
            "kernel",
            "threads",
            "rounds",
            "steady",
            "record",
            "json",
        ],
    },
    Screen {
        command: "bench replicate",
        options: &["scheme", "replicas", "threads", "rounds", "record", "json"],
    },
    Screen { command: "chart", options: &["out", "beside", "algo"] },
    Screen { command: "compare", options: &["changed", "fail_above", "html", "json"] },
];

/// What a program says that was started without a word.
pub(crate) const BEGINNING: &str = "\
    hashweave: no command is given; three to start with:\n\
    \n  \
      hashweave search --zero-bits 32 --hits 1    find a nonce\n  \
      hashweave sum FILE                          print a digest, as sha256sum does\n  \
      hashweave bench                             measure this machine\n\
    \nAll commands: hashweave -h\n";

/// Returns the screen that the arguments ask for, if they ask for one.
pub(crate) fn asked(arguments: &[OsString]) -> Option<String> {
    let words: Vec<&str> = arguments.iter().map_while(|argument| argument.to_str()).collect();
    let before = words.iter().take_while(|word| **word != "--");
    let asks = before.clone().any(|word| *word == "-h") && !before.clone().any(|word| *word == "--help");
    asks.then(|| screen(&words))?
}

/// Returns what is missing if the arguments name a command that has commands, and none of these.
pub(crate) fn missing(arguments: &[OsString]) -> String {
    let words: Vec<&str> = arguments.iter().filter_map(|argument| argument.to_str()).collect();
    let (names, command) = named(&words);
    let commands = command.get_subcommands().map(Command::get_name).filter(|name| *name != "help");
    let commands = commands.collect::<Vec<_>>().join(", ");
    format!("{names} is followed by one of {commands}; see hashweave {names} -h")
}

/// Returns the command that shows the help of the command that the arguments name.
pub(crate) fn help(arguments: &[OsString]) -> String {
    let words: Vec<&str> = arguments.iter().map_while(|argument| argument.to_str()).collect();
    let (_, command) = named(&words);
    format!("{} --help", command.get_bin_name().unwrap_or(command.get_name()))
}

/// Returns the names of the command and its subcommand, and that.
fn named(words: &[&str]) -> (String, Command) {
    let (mut command, mut names) = (Cli::command(), Vec::new());
    // This gives every command its full name and the shared options.
    command.build();
    for word in words {
        if let Some(inner) = command.find_subcommand(word) {
            names.push(inner.get_name().to_owned());
            command = inner.clone();
        }
    }
    (names.join(" "), command)
}

/// Returns the screen of the command that words name.
fn screen(words: &[&str]) -> Option<String> {
    let (names, command) = named(words);
    let screen = SCREENS.iter().find(|screen| screen.command == names)?;
    Some(drawn(&command, screen.options))
}

/// Draws a screen: the options, or of a command that has commands these.
fn drawn(command: &Command, options: &[&str]) -> String {
    let name = command.get_bin_name().unwrap_or(command.get_name());
    let about = command.get_about().map(ToString::to_string).unwrap_or_default();
    let usage = command.clone().render_usage();
    let find = |id: &&str| command.get_arguments().find(|argument| argument.get_id() == *id);
    let rows: Vec<_> = match options {
        [] => command.get_subcommands().filter(|inner| inner.get_name() != "help").map(listed).collect(),
        options => options.iter().filter_map(find).map(|option| (flags(option), purpose(option))).collect(),
    };
    let examples: String = examples(command).iter().map(|example| format!("  {example}\n")).collect();
    let examples = if examples.is_empty() { examples } else { format!("\nExamples:\n{examples}") };
    let more = match options {
        [] => format!("More: {name} COMMAND -h, or --help for all options"),
        _ => format!("All options: {name} --help"),
    };
    format!("{}\n{usage}\n\n{}{examples}\n{more}\n", wrapped(&about, WIDTH).join("\n") + "\n", columns(&rows))
}

/// Puts texts beside names, in lines of the screen's width.
fn columns(rows: &[(String, String)]) -> String {
    let width = rows.iter().map(|(name, _)| measure_text_width(name)).max().unwrap_or(0);
    let lines = rows.iter().flat_map(|(name, text)| {
        let names = iter::once(name.as_str()).chain(iter::repeat(""));
        let lines = wrapped(text, WIDTH - width - 4);
        names.zip(lines).map(move |(name, line)| format!("  {name:width$}  {line}\n")).collect::<Vec<_>>()
    });
    lines.collect()
}

/// Breaks a text into lines.
pub(crate) fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let line = lines.len() - 1;
        match &mut lines[line] {
            line if line.is_empty() => line.push_str(word),
            line if measure_text_width(line) + 1 + measure_text_width(word) <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

/// Returns the name of a command and what it does.
fn listed(command: &Command) -> (String, String) {
    let about = command.get_about().map(ToString::to_string).unwrap_or_default();
    (command.get_name().to_owned(), about)
}

/// Returns an option as it is written, such as `-a, --algo <A>`.
fn flags(option: &Arg) -> String {
    let short = option.get_short().map_or("    ".to_owned(), |short| format!("-{short}, "));
    let long = option.get_long().unwrap_or_default();
    match option.get_value_names() {
        Some([name, ..]) if option.get_action().takes_values() => format!("{short}--{long} <{name}>"),
        _ => format!("{short}--{long}"),
    }
}

/// Returns what an option is for, as far as the first bracket, colon or semicolon.
fn purpose(option: &Arg) -> String {
    let help = option.get_help().map(ToString::to_string).unwrap_or_default();
    let end = ["; ", ": ", " (", " ["].iter().filter_map(|mark| help.find(mark)).min();
    help[..end.unwrap_or(help.len())].to_owned()
}

/// Returns the first examples of the full help that fit.
fn examples(command: &Command) -> Vec<String> {
    let text = command.get_after_help().map(ToString::to_string).unwrap_or_default();
    let after = text.split("Example").nth(1).unwrap_or_default();
    let lines = after.lines().skip(1).take_while(|line| line.starts_with("  ")).map(str::trim);
    lines.filter(|line| line.len() + 2 <= WIDTH).take(2).map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A terminal of 24 lines, the last of which is the prompt.
    const LINES: usize = 23;

    fn words(command: &str) -> Vec<&str> {
        command.split_whitespace().collect()
    }

    #[test]
    fn every_screen_fits() {
        let mut faults = Vec::new();
        for Screen { command, options } in SCREENS {
            let text = screen(&words(command)).unwrap_or_else(|| panic!("there is no command {command}"));
            let lines = text.lines().count();
            if lines > LINES || text.lines().any(|line| measure_text_width(line) > WIDTH) {
                faults.push(format!("{command} has {lines} lines:\n{text}"));
            }
            let shown = |option: &&&str| text.contains(&format!("--{} ", option.replace('_', "-")));
            if options.iter().filter(shown).count() < options.len() {
                faults.push(format!("{command} lacks an option:\n{text}"));
            }
        }
        assert!(faults.is_empty(), "{}", faults.join("\n"));
    }

    /// Commands without a screen of their own have a help that fits.
    #[test]
    fn every_command_has_a_screen_or_few_options() {
        fn check(command: &Command, path: &str) {
            for inner in command.get_subcommands().filter(|inner| inner.get_name() != "help") {
                let path = format!("{path} {}", inner.get_name()).trim().to_owned();
                if screen(&words(&path)).is_none() {
                    let help = inner.clone().term_width(80).render_help().to_string();
                    assert!(help.lines().count() <= LINES, "{path}: {} lines\n{help}", help.lines().count());
                }
                check(inner, &path);
            }
        }
        let mut program = Cli::command();
        program.build();
        check(&program, "");
    }

    #[test]
    fn only_a_question_is_answered() {
        let asked = |words: &str| asked(&words.split(' ').map(OsString::from).collect::<Vec<_>>());
        assert!(asked("-h").is_some_and(|text| text.contains("replicate")));
        assert!(asked("search -h").is_some_and(|text| text.contains("--zero-bits")));
        assert!(asked("replicate seal --dir x -h").is_some_and(|text| text.contains("--ticket")));
        for words in ["search --help", "search -h --help", "sum -- -h", "info -h", "search"] {
            assert_eq!(asked(words), None, "{words}");
        }
    }
}
