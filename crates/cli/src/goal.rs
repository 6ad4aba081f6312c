//! The options that give the goal of a search: those that the library lists, so that a goal is
//! named in one place.

use clap::error::Error;
use clap::{Arg, ArgAction, ArgGroup, ArgMatches, Args, Command, FromArgMatches};
use hashweave::search::{Goal, Kind, Patterns};
use std::fs;

/// The option that reads the patterns of `--any` from a file.
const FILE: &str = "match-file";

/// The goal that was given; `None` if none was.
#[derive(Clone, Debug)]
pub(crate) struct GoalArgs(pub(crate) Option<Goal>);

/// The option of a kind.
fn option(kind: &'static Kind) -> Arg {
    let default = if kind.option == Goal::default().kind().option { " [default]" } else { "" };
    let option = Arg::new(kind.name()).long(kind.name()).help(format!("{}{default}", kind.help));
    let option = match kind.argument {
        Some(argument) => option.value_name(argument),
        None => option.action(ArgAction::Set).num_args(0).default_missing_value(""),
    };
    option.value_parser(|argument: &str| kind.goal(argument)).help_heading("Objective")
}

/// The option that reads patterns from a file.
fn file_option() -> Arg {
    let help = "Read the patterns of --any from FILE, one a line; what follows # on a line is not read";
    Arg::new(FILE).long(FILE).value_name("FILE").help(help).value_parser(of_file).help_heading("Objective")
}

/// The goal of a file of patterns.
fn of_file(name: &str) -> Result<Goal, String> {
    let text = fs::read_to_string(name).map_err(|error| error.to_string())?;
    let patterns = text.lines().map(|line| line.split('#').next().unwrap_or_default().trim());
    let patterns: Vec<&str> = patterns.filter(|pattern| !pattern.is_empty()).collect();
    if patterns.is_empty() {
        return Err("there is no pattern in it; write one a line, such as c0ffee".to_owned());
    }
    Patterns::parse(&patterns.join(",")).map(Goal::Any)
}

impl Args for GoalArgs {
    fn augment_args(command: Command) -> Command {
        let names = Goal::KINDS.iter().map(Kind::name).chain([FILE]);
        let options = Goal::KINDS.iter().map(option).chain([file_option()]);
        command.args(options).group(ArgGroup::new("objective").args(names))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl FromArgMatches for GoalArgs {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, Error> {
        let names = Goal::KINDS.iter().map(Kind::name).chain([FILE]);
        Ok(Self(names.into_iter().find_map(|name| matches.get_one(name).cloned())))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}
