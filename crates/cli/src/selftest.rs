//! `hashweave selftest`.

use crate::args::FormatArgs;
use crate::words::counted;
use crate::{Exit, output};

pub(crate) fn run(args: &FormatArgs) -> anyhow::Result<Exit> {
    let mut outcomes = Vec::new();
    let passed = hashweave::selftest(&mut |outcome| outcomes.push(outcome.clone()));
    let written = if args.json {
        output::json_pretty(&outcomes)
    } else {
        let head = ["job", "algo", "backend", "kernel", "compared", "outcome"].map(str::to_owned).to_vec();
        let rows = outcomes.iter().map(|outcome| {
            vec![
                outcome.job.to_owned(),
                outcome.algo.clone(),
                outcome.backend.to_owned(),
                outcome.kernel.to_owned(),
                outcome.compared.to_string(),
                outcome.failure.clone().unwrap_or_else(|| "ok".to_owned()),
            ]
        });
        let table = output::table(4, &std::iter::once(head).chain(rows).collect::<Vec<_>>());
        let failed = outcomes.iter().filter(|outcome| outcome.failure.is_some()).count();
        output::write(
            format!("{table}\n{} tested, {failed} wrong\n", counted(outcomes.len() as u64, "kernel"))
                .as_bytes(),
        )
    };
    output::ended(written, if passed { Exit::Done } else { Exit::WrongAnswer })
}
