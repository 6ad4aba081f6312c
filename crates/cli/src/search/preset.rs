//! Presets of searches: their list, the search that one means, and the command that means the same.

use crate::Usage;
use crate::args::SearchArgs;
use crate::words::quoted;
use hashweave::search::{Job, Preset, Request};
use std::fmt::Write;

/// Lists the presets with their parameters.
pub(super) fn list() -> String {
    let mut text = "Presets of hashweave search. Parameters in brackets may be left out; --explain prints the template that a preset means.\n".to_owned();
    for preset in Preset::ALL {
        // Writing to a text cannot fail.
        let _ = write!(text, "\n{}\n  {} ({})\n", preset.name, preset.about, preset.source);
        for parameter in preset.parameters {
            let default = match parameter.default {
                None => String::new(),
                Some("") => " [may be left out]".to_owned(),
                Some(default) => format!(" [default: {default}]"),
            };
            let _ = writeln!(text, "  --set {}=…  {}{default}", parameter.name, parameter.about);
        }
    }
    text
}

/// Returns the search that the preset means, if one is given.
pub(super) fn request(args: &SearchArgs) -> Result<Option<Request>, Usage> {
    let Some(name) = &args.preset else { return Ok(None) };
    let parameters = args.set.iter().map(|(name, value)| (name.as_str(), value.as_str()));
    let request = Preset::named(name).and_then(|preset| preset.request(parameters));
    request.map(Some).map_err(|error| {
        Usage(format!("--preset: {error}; `hashweave search --preset` lists what each takes"))
    })
}

/// Returns the command without a preset that means the same search.
pub(super) fn command(job: &Job) -> String {
    let objective = job.objective();
    let mut words = vec!["--algo".to_owned(), job.algorithm().to_string()];
    words.extend(["--message".to_owned(), job.template().text().to_owned()]);
    if let Some(range) = objective.part(job.algorithm()) {
        words.extend(["--digest-range".to_owned(), format!("{}..{}", range.start, range.end)]);
    }
    let goal = objective.goal.to_string();
    let (name, argument) = goal.split_once(' ').unwrap_or((&goal, ""));
    words.push(format!("--{name}"));
    words.extend((!argument.is_empty()).then(|| argument.to_owned()));
    let words: Vec<String> = words.iter().map(|word| quoted(word)).collect();
    format!("hashweave search {}\n\n", words.join(" "))
}
