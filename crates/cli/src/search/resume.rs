//! Advice on continuing an interrupted search.

use crate::args::SearchArgs;
use crate::names::Backend;
use crate::words::quoted;

/// Returns the command that continues the search, or the reason why there is none.
pub(super) fn advice(args: &SearchArgs) -> String {
    match (command(args), &args.ledger) {
        (Some(command), _) => format!("to continue: {command}"),
        (None, Some(_)) => "the same command with --resume continues it".to_owned(),
        (None, None) => "nothing is saved without --ledger".to_owned(),
    }
}

/// Returns the command: the ledger knows the search, the other options are repeated. There is none
/// without a ledger, or if its name is not text.
fn command(args: &SearchArgs) -> Option<String> {
    let mut words = vec!["hashweave".to_owned(), "search".to_owned()];
    let ledger = args.ledger.as_ref()?.to_str()?.to_owned();
    words.extend(["--ledger".to_owned(), ledger, "--resume".to_owned()]);
    let mut option = |name: &str, value: Option<String>| {
        if let Some(value) = value {
            words.extend([name.to_owned(), value]);
        }
    };
    // A name that is not text cannot be repeated; leaving out the copy does no harm.
    option("--ledger-copy", args.ledger_copy.as_ref().and_then(|copy| Some(copy.to_str()?.to_owned())));
    option("--salt-hex", args.salt_hex.as_ref().map(|salt| hex::encode(&salt.0)));
    option("--start", (args.start > 0).then(|| args.start.to_string()));
    option("--count", args.count.map(|count| count.to_string()));
    option("--shard", args.shard.map(|shard| shard.to_string()));
    option("--hits", args.hits.map(|hits| hits.to_string()));
    option("--threads", args.threads.map(|threads| threads.to_string()));
    option("--backend", (args.backend != Backend::Auto).then(|| args.backend.name().to_owned()));
    option("--device", args.device.as_ref().map(ToString::to_string));
    option("--kernel", args.kernel.0.map(|kernel| kernel.name().to_owned()));
    let flags = [
        (args.wait, "--wait"),
        (args.pin, "--pin"),
        (args.json, "--json"),
        (args.fail_if_none, "--fail-if-none"),
    ];
    words.extend(flags.into_iter().filter(|(given, _)| *given).map(|(_, name)| name.to_owned()));
    Some(words.iter().map(|word| quoted(word)).collect::<Vec<_>>().join(" "))
}
