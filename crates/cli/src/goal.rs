//! The options that give the goal of a search: those that the library lists, so that a goal is
//! named in one place.

use clap::error::Error;
use clap::{Arg, ArgAction, ArgGroup, ArgMatches, Args, Command, FromArgMatches};
use hashweave::search::{Goal, Kind};

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

impl Args for GoalArgs {
    fn augment_args(command: Command) -> Command {
        let names = Goal::KINDS.iter().map(Kind::name);
        command.args(Goal::KINDS.iter().map(option)).group(ArgGroup::new("objective").args(names))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl FromArgMatches for GoalArgs {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, Error> {
        Ok(Self(Goal::KINDS.iter().find_map(|kind| matches.get_one(kind.name()).cloned())))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}
