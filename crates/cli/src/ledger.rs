//! `hashweave ledger`.

use crate::args::{LedgerArgs, LedgerCommand};
use crate::words::{counted, grouped};
use crate::{Exit, Usage, clean, complain, output};
use anyhow::Context;
use runner::ledger::{self, Claim, Fault, Ledger, Range, SaltSummary, Summary, check, merge, merge_over};
use runner::stop::Stop;
use std::fs;
use std::path::{Path, PathBuf};

/// How many ranges of one salt, and how many salts, are shown before the rest is only counted.
const MOST: usize = 20;

pub(crate) fn run(args: LedgerArgs) -> anyhow::Result<Exit> {
    match args.command {
        LedgerCommand::Show { file, json } => show(&file, json),
        LedgerCommand::Merge { replace, wait, output, inputs } => {
            merged(&claimed(&output, wait)?, &inputs, replace)
        }
        LedgerCommand::Check { file, rescan } => checked(&file, rescan),
    }
}

fn show(file: &Path, json: bool) -> anyhow::Result<Exit> {
    let summary = Ledger::read(file)?.summary()?;
    if json {
        output::json_pretty(&summary)?;
    } else {
        output::lines(&text(&summary))?;
    }
    Ok(Exit::Done)
}

/// Claims a ledger. With `wait` it waits for the process that has it, and says so under this name
/// of the ledger.
pub(crate) fn claim(name: &str, file: &Path, wait: bool, stop: &Stop) -> Result<Claim, ledger::Error> {
    let told = || complain(&format!("{name}: waiting for the process that has it"));
    if wait { Claim::wait(file, stop, told) } else { Claim::of(file) }
}

/// Claims a ledger for writing. A signal during the wait is handled by the system's default.
fn claimed(output: &Path, wait: bool) -> anyhow::Result<Claim> {
    claim(&output.display().to_string(), output, wait, &Stop::default()).map_err(|error| match error.fault {
        Fault::Locked => anyhow::anyhow!("{error}; --wait waits for it"),
        _ => error.into(),
    })
}

fn merged(output: &Claim, inputs: &[PathBuf], replace: bool) -> anyhow::Result<Exit> {
    let ledgers = inputs.iter().map(|input| ledgers_in(input)).collect::<anyhow::Result<Vec<_>>>()?;
    let write = if replace { merge_over } else { merge };
    let written = write(output, &ledgers.concat()).map_err(|error| match error.fault {
        Fault::Clash(clash) => anyhow::Error::from(Usage(clash.to_string())),
        _ => error.into(),
    });
    let summary = written?.summary()?;
    output::lines(&text(&summary))?;
    Ok(Exit::Done)
}

/// Returns the ledgers that a name stands for: those of a folder in the order of their names, or
/// the file.
fn ledgers_in(input: &Path) -> anyhow::Result<Vec<PathBuf>> {
    if !input.is_dir() {
        return Ok(vec![input.to_owned()]);
    }
    let entries = fs::read_dir(input).and_then(|entries| entries.map(|entry| Ok(entry?.path())).collect());
    let mut files: Vec<PathBuf> = entries.with_context(|| format!("{}: cannot be read", input.display()))?;
    files.retain(|file| file.extension().is_some_and(|extension| extension == "ledger"));
    anyhow::ensure!(!files.is_empty(), "{}: no file in this folder is named *.ledger", input.display());
    files.sort();
    Ok(files)
}

fn checked(file: &Path, rescan: u64) -> anyhow::Result<Exit> {
    let report = check(&Ledger::read(file)?, rescan)?;
    // Neither a name nor an error message may begin a line of its own.
    let name = file.display().to_string();
    let name = clean::line(&name);
    let mut text: String =
        report.faults.iter().take(MOST).map(|fault| format!("{name}: {}\n", clean::line(fault))).collect();
    if let Some(more) = report.faults.len().checked_sub(MOST).filter(|&more| more > 0) {
        text.push_str(&format!("{name}: and {}\n", counted(more as u64, "more fault")));
    }
    if report.faults.is_empty() {
        let [ranges, results] = [counted(report.pieces, "range"), counted(report.results, "result")];
        let rescanned = counted(report.rescanned, "counter");
        text = format!("{name}: sound; {ranges}, {results} hashed again, {rescanned} scanned again\n");
    }
    output::verdict(&text, if report.faults.is_empty() { Exit::Done } else { Exit::Failed })
}

/// Returns the search, the totals, and a table of ranges with their properties.
fn text(summary: &Summary) -> String {
    let dash = |text: &str| if text.is_empty() { "-".to_owned() } else { text.to_owned() };
    let head = [
        ("algorithm", summary.algo.clone()),
        ("message", summary.message.clone()),
        ("goal", summary.goal.clone()),
        ("digest range", summary.digest_range.clone()),
        ("base salt", dash(&summary.base_salt_hex)),
        ("hashes", grouped(summary.hashes)),
        ("results", grouped(summary.results.into())),
        ("best digest", dash(summary.best_hash_hex.as_deref().unwrap_or_default())),
    ];
    let rows: Vec<Vec<String>> = head.into_iter().map(|(name, value)| vec![name.to_owned(), value]).collect();
    let mut text = output::table(2, &rows);
    for salt in summary.salts.iter().take(MOST) {
        text.push('\n');
        text.push_str(&of_salt(salt));
    }
    if let Some(more) = summary.salts.len().checked_sub(MOST).filter(|&more| more > 0) {
        text.push_str(&format!("\nand {}; --json has all\n", counted(more as u64, "more salt")));
    }
    text
}

fn of_salt(salt: &SaltSummary) -> String {
    let row = |range: &Range| {
        let counters = u128::from(range.last - range.first) + 1;
        vec![range.statement.clone(), grouped(counters), grouped(range.results.into())]
    };
    let head = ["finding", "hashes", "results"].map(str::to_owned).to_vec();
    let rows: Vec<Vec<String>> = [head].into_iter().chain(salt.ranges.iter().take(MOST).map(row)).collect();
    let mut text = String::new();
    if !salt.salt_hex.is_empty() {
        text.push_str(&format!("salt {}, {} hashes\n", salt.salt_hex, grouped(salt.hashes)));
    }
    text.push_str(&output::table(1, &rows));
    if let Some(more) = salt.ranges.len().checked_sub(MOST).filter(|&more| more > 0) {
        text.push_str(&format!("and {}; --json has all\n", counted(more as u64, "more range")));
    }
    text
}
