//! The options of `sha256sum`; their order matters, and some exclude each other.

use clap::parser::ValueSource;
use clap::{Arg, ArgAction, ArgMatches, Command};

/// An option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Flag {
    Binary,
    Text,
    Check,
    Tag,
    Zero,
    IgnoreMissing,
    Quiet,
    Status,
    Strict,
    Warn,
}

impl Flag {
    /// Describes the option.
    pub(crate) fn help(self) -> &'static str {
        Self::ALL.iter().find(|(flag, ..)| *flag == self).map_or("", |(.., help)| help)
    }

    /// Each option with its name, its letter and its description.
    const ALL: [(Self, &'static str, Option<char>, &'static str); 10] = [
        (Self::Check, "check", Some('c'), "Read digests from the FILEs and check them"),
        (Self::Tag, "tag", None, "Print BSD-style lines: ALGO (name) = digest"),
        (Self::Zero, "zero", Some('z'), "End each line with NUL, and do not escape names"),
        (Self::Binary, "binary", Some('b'), "Put * before names; the digest is the same"),
        (Self::Text, "text", Some('t'), "Put a space before names [default]"),
        (Self::IgnoreMissing, "ignore-missing", None, "Ignore listed files that do not exist"),
        (Self::Quiet, "quiet", None, "Do not print OK for each file that matches"),
        (Self::Status, "status", None, "Print nothing; the exit code says whether all match"),
        (Self::Strict, "strict", None, "Fail if a line is improperly formatted"),
        (Self::Warn, "warn", Some('w'), "Warn of every improperly formatted line"),
    ];
}

/// How much a check reports; the last of several options counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Report {
    #[default]
    Usual,
    Quiet,
    Warn,
    Status,
}

/// The combined options.
#[derive(Clone, Debug, Default)]
pub(crate) struct Flags {
    pub(crate) check: bool,
    pub(crate) tag: bool,
    pub(crate) zero: bool,
    /// Whether `--binary` or `--text` came last; `--tag` counts as `--binary`.
    pub(crate) binary: Option<bool>,
    pub(crate) ignore_missing: bool,
    pub(crate) strict: bool,
    pub(crate) report: Report,
}

impl Flags {
    /// Applies an option, in the order of the command line.
    pub(crate) fn set(&mut self, flag: Flag) {
        match flag {
            Flag::Check => self.check = true,
            Flag::Tag => (self.tag, self.binary) = (true, Some(true)),
            Flag::Zero => self.zero = true,
            Flag::Binary => self.binary = Some(true),
            Flag::Text => self.binary = Some(false),
            Flag::IgnoreMissing => self.ignore_missing = true,
            Flag::Quiet => self.report = Report::Quiet,
            Flag::Status => self.report = Report::Status,
            Flag::Strict => self.strict = true,
            Flag::Warn => self.report = Report::Warn,
        }
    }

    /// Returns the message for options that exclude each other, in the words and the order of
    /// precedence of coreutils.
    pub(crate) fn conflict(&self) -> Option<&'static str> {
        if self.tag && self.binary == Some(false) {
            return Some("--tag does not support --text mode");
        }
        if self.check {
            return match self {
                Self { zero: true, .. } => {
                    Some("the --zero option is not supported when verifying checksums")
                }
                Self { tag: true, .. } => Some("the --tag option is meaningless when verifying checksums"),
                Self { binary: Some(_), .. } => {
                    Some("the --binary and --text options are meaningless when verifying checksums")
                }
                _ => None,
            };
        }
        match self {
            Self { ignore_missing: true, .. } => {
                Some("the --ignore-missing option is meaningful only when verifying checksums")
            }
            Self { report: Report::Status, .. } => {
                Some("the --status option is meaningful only when verifying checksums")
            }
            Self { report: Report::Warn, .. } => {
                Some("the --warn option is meaningful only when verifying checksums")
            }
            Self { report: Report::Quiet, .. } => {
                Some("the --quiet option is meaningful only when verifying checksums")
            }
            Self { strict: true, .. } => {
                Some("the --strict option is meaningful only when verifying checksums")
            }
            _ => None,
        }
    }
}

impl clap::FromArgMatches for Flags {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let mut flags = Self::default();
        flags.update_from_arg_matches(matches)?;
        Ok(flags)
    }

    /// Applies the options by their order, because `clap` itself reads them into fields one by one.
    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        let mut given: Vec<(usize, Flag)> = Flag::ALL
            .into_iter()
            .filter(|(_, name, ..)| matches.value_source(name) == Some(ValueSource::CommandLine))
            .filter_map(|(flag, name, ..)| Some((matches.index_of(name)?, flag)))
            .collect();
        given.sort_unstable_by_key(|&(index, _)| index);
        given.into_iter().for_each(|(_, flag)| self.set(flag));
        Ok(())
    }
}

impl clap::Args for Flags {
    fn augment_args(command: Command) -> Command {
        Flag::ALL.into_iter().fold(command, |command, (flag, name, letter, help)| {
            let arg = Arg::new(name).long(name).action(ArgAction::SetTrue).help(help);
            let arg = if let Some(letter) = letter { arg.short(letter) } else { arg };
            let checks = matches!(
                flag,
                Flag::Check | Flag::IgnoreMissing | Flag::Quiet | Flag::Status | Flag::Strict | Flag::Warn
            );
            command.arg(arg.help_heading(if checks { "Checking" } else { "Printing" }))
        })
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_of_opposites_counts() {
        let with = |set: &[Flag]| {
            let mut flags = Flags::default();
            set.iter().for_each(|&flag| flags.set(flag));
            flags
        };
        assert!(with(&[Flag::Tag, Flag::Text]).conflict().is_some());
        assert!(with(&[Flag::Text, Flag::Tag]).conflict().is_none());
        assert_eq!(with(&[Flag::Status, Flag::Warn]).report, Report::Warn);
        assert!(
            with(&[Flag::Check, Flag::Zero, Flag::Tag])
                .conflict()
                .is_some_and(|text| text.contains("--zero"))
        );
    }
}
