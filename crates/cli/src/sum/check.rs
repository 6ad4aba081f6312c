//! Checking files against lists of digests.

use super::console::{Console, reason};
use super::engine::Effort;
use super::flags::{Flags, Report};
use super::json::{Record, State};
use super::lines::{Files, Improper, Item, Items, Lines, lock, open};
use super::progress::Survey;
use super::quote;
use runner::lists::{self, Choice, Dialect, Digest, Entry, Foreign, Kind, Parser, listed, naming};
use runner::sum::names::escape;
use runner::sum::{Digests, Outcome};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::ffi::{OsStr, OsString};
use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

/// A check of lists.
pub(crate) struct Checker<'a> {
    pub(crate) console: &'a Console,
    pub(crate) flags: &'a Flags,
    /// Whether results are records.
    pub(crate) json: bool,
    pub(crate) effort: &'a Effort,
    /// The name of the digest in messages, such as `SHA256`; empty if a list may have any.
    pub(crate) what: &'a str,
    pub(crate) dialect: Dialect,
    pub(crate) folder: &'a Folder,
    /// The first line of any list decides in which order all lines have digest and name.
    pub(crate) parser: Arc<Mutex<Parser>>,
}

/// The folder from which the names in lists lead to files.
#[derive(Clone, Debug, Default)]
pub(crate) enum Folder {
    /// That in which the command runs.
    #[default]
    Current,
    /// The folder of each list.
    OfList,
    Given(PathBuf),
}

/// How much of a file is read to see whether it is a list.
const BEGINNING: u64 = 1 << 16;

/// The numbers of lines and files of each kind.
#[derive(Debug, Default)]
pub(super) struct Tally {
    proper: u64,
    improper: u64,
    /// The lines with digests of other algorithms, by the description of these.
    foreign: BTreeMap<Arc<Foreign>, u64>,
    unreadable: u64,
    mismatched: u64,
    verified: u64,
    /// A digest that was only assumed to be of its algorithm, and did not match.
    doubtful: Option<Digest>,
    /// Whether one that was only assumed did match.
    was_assumed_rightly: bool,
}

impl Checker<'_> {
    /// Checks the lists; `fine` is false as soon as something is not as they say.
    ///
    /// # Errors
    ///
    /// If standard output takes no more.
    pub(crate) fn lists(&self, lists: &[OsString], fine: &mut bool) -> io::Result<()> {
        lists.iter().try_for_each(|list| {
            let instead = self.lists_beside(Path::new(list));
            if instead.is_empty() {
                return self.list(list, None, fine);
            }
            instead.iter().try_for_each(|beside| {
                self.tell_of_list_beside(list, beside);
                self.list(beside.as_os_str(), Some(Path::new(list)), fine)
            })
        })
    }

    /// Returns the lists to check instead of what was named as a list and is none: those that are
    /// named after it and lie beside it.
    fn lists_beside(&self, path: &Path) -> Vec<PathBuf> {
        let is_file = path != Path::new("-") && path.is_file();
        if self.dialect != Dialect::Any || !is_file || self.is_list(path).unwrap_or(true) {
            return Vec::new();
        }
        let mut lists = naming::beside(path).unwrap_or_default();
        let parser = lock(&self.parser);
        lists.retain(|list| {
            naming::algorithms(list.as_os_str()).is_some_and(|algorithms| parser.takes(&algorithms))
        });
        lists
    }

    /// Whether a line at the beginning of a file states a digest.
    fn is_list(&self, path: &Path) -> io::Result<bool> {
        let mut parser = lock(&self.parser).clone();
        parser.begin(naming::algorithms(path.as_os_str()), None);
        let mut lines = lists::Lines::new(File::open(path)?.take(BEGINNING), parser.dialect());
        while lines.read()? {
            if !parser.skips(lines.line()) && parser.entry(lines.line()).is_some() {
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn tell_of_list_beside(&self, named: &OsStr, list: &Path) {
        if self.flags.report != Report::Status {
            let list = self.console.quoted(list.as_os_str().as_encoded_bytes());
            let text = [b": not a list of digests; checking it by ".as_slice(), &list].concat();
            self.console.complain([&self.console.quoted(named.as_encoded_bytes())[..], &text].concat());
        }
    }

    /// Checks a list, of one file or of all that it names.
    fn list(&self, list: &OsStr, only: Option<&Path>, fine: &mut bool) -> io::Result<()> {
        let standard = list == "-";
        let name: &[u8] = if standard { b"standard input" } else { list.as_encoded_bytes() };
        let reader = match open(list) {
            Ok(reader) => reader,
            Err(error) => {
                self.console.complain_of(name, &error);
                *fine = false;
                return Ok(());
            }
        };
        let files = self.files(list, only);
        let lines = Lines::new(reader, standard, &self.parser, files.clone(), self.tells_lines());
        let items = lines.items();
        let survey = || (!standard).then(|| self.survey(list, files)).flatten();
        let mut tally = Tally::default();
        self.effort.run(self.console, &[], lines, survey, &mut |outcome| {
            let entry = self.next_entry(name, &items, &mut tally);
            let told = entry.map_or(Ok(()), |entry| self.verdict(&entry, outcome, &mut tally));
            *fine &= !self.has_failed(&tally);
            told
        })?;
        // The items after the last entry.
        let _ = self.next_entry(name, &items, &mut tally);
        let fault = matches!(lock(&items).pop_front(), Some(Item::Fault));
        if fault {
            self.console.complain_about(name, "read error");
        } else {
            self.summary(name, only, &tally);
        }
        *fine &= !fault && tally.is_verified() && !self.has_failed(&tally);
        Ok(())
    }

    /// Returns the files that a list is about, and tells the parser what its name says.
    fn files(&self, list: &OsStr, only: Option<&Path>) -> Files {
        if self.dialect != Dialect::Any {
            return Files::Named;
        }
        let path = if list == "-" { Path::new("") } else { Path::new(list) };
        let file = naming::file(path);
        let without_folder = |file: PathBuf| file.file_name().map(PathBuf::from);
        let (files, file) = match (only, self.folder) {
            (Some(only), _) => (Files::One(only.to_owned()), file),
            (None, Folder::Current) => (Files::Named, file),
            (None, Folder::Given(folder)) => (Files::Below(folder.clone()), file.and_then(without_folder)),
            (None, Folder::OfList) => {
                let folder = path.parent().unwrap_or(path).to_owned();
                (Files::Below(folder), file.and_then(without_folder))
            }
        };
        let file = file.map(|file| file.into_os_string().into_encoded_bytes());
        lock(&self.parser).begin(naming::algorithms(path.as_os_str()), file);
        files
    }

    /// Returns the files of a list that can be read twice, without the digests that it states.
    fn survey(&self, list: &OsStr, files: Files) -> Option<Survey> {
        let file = Path::new(list).is_file().then(|| File::open(list).ok()).flatten()?;
        let parser = Arc::new(Mutex::new(lock(&self.parser).clone()));
        let mut lines = Lines::new(Box::new(file), false, &parser, files, false);
        let items = lines.items();
        Some(Box::new(std::iter::from_fn(move || {
            let request = lines.next()?;
            lock(&items).clear();
            Some(request.input)
        })))
    }

    /// Returns the next entry of the list, past lines that are not entries.
    fn next_entry(&self, list: &[u8], items: &Items, tally: &mut Tally) -> Option<Entry> {
        loop {
            let mut items = lock(items);
            let item = if matches!(items.front(), Some(Item::Fault)) { None } else { items.pop_front() }?;
            drop(items);
            match item {
                Item::Entry(entry) => {
                    tally.add_entry();
                    return Some(entry);
                }
                Item::Improper(improper) => {
                    let count = match &improper.digest {
                        Some(digest) => tally.foreign.entry(Arc::clone(digest)).or_default(),
                        None => &mut tally.improper,
                    };
                    *count += improper.lines.end - improper.lines.start;
                    if self.tells_lines() {
                        self.warn(list, improper);
                    }
                }
                Item::Fault => return None,
            }
        }
    }

    /// Whether every line that gives no digest of a file is reported.
    fn tells_lines(&self) -> bool {
        let b3sum = self.dialect == Dialect::B3sum && self.flags.report != Report::Status;
        b3sum || self.flags.report == Report::Warn
    }

    fn warn(&self, list: &[u8], Improper { lines, digest }: Improper) {
        let space = if self.what.is_empty() { "" } else { " " };
        let fault = match digest {
            Some(digest) => format!("a digest of {}", digest.text),
            None => format!("improperly formatted{space}{} checksum line", self.what),
        };
        for line in lines {
            self.console.complain_about(list, &format!("{line}: {fault}"));
        }
    }

    /// Reports the result for a file.
    pub(super) fn verdict(&self, entry: &Entry, outcome: Outcome, tally: &mut Tally) -> io::Result<()> {
        let silent = self.flags.report == Report::Status;
        if !silent {
            self.effort.tell_of_change(self.console, &outcome);
        }
        let found = match outcome.result {
            Ok(values) if values[0] == *entry.expected => {
                tally.verified += 1;
                tally.was_assumed_rightly |= entry.is_assumed;
                if silent || self.flags.report == Report::Quiet {
                    return Ok(());
                }
                Ok((State::Ok, values))
            }
            Ok(values) => {
                tally.mismatched += 1;
                if entry.is_assumed {
                    tally.doubtful = Some(entry.digest);
                }
                Ok((State::Failed, values))
            }
            Err(error) if self.flags.ignore_missing && error.kind() == io::ErrorKind::NotFound => {
                return Ok(());
            }
            Err(error) => {
                tally.unreadable += 1;
                if self.dialect != Dialect::B3sum {
                    self.console.complain_of(&entry.name, &error);
                }
                Err(error)
            }
        };
        if silent { Ok(()) } else { self.console.line(&self.result(entry, found)) }
    }

    /// Returns the line or the record of a result. For a file that could not be read `b3sum` gives
    /// the reason there, coreutils in a message.
    fn result(&self, entry: &Entry, found: io::Result<(State, Digests)>) -> Vec<u8> {
        if self.json {
            let text = |bytes: &[u8]| String::from_utf8_lossy(&entry.digest.text(bytes)).into_owned();
            let (tag, expected) = (entry.digest.tag(), text(&entry.expected));
            let state = found.as_ref().map_or(State::Unreadable, |(state, _)| *state);
            let found = found.map(|(_, values)| text(&values[0])).map_err(|error| reason(&error));
            let found = found.as_deref().map_err(Clone::clone);
            return Record::new(&entry.name, &tag, found).checked(state, &expected).line();
        }
        match found {
            Ok((state, _)) => self.line(entry, state.word()),
            Err(error) if self.dialect == Dialect::B3sum => self.line(entry, &format!("FAILED ({error})")),
            Err(_) => self.line(entry, State::Unreadable.word()),
        }
    }

    /// Returns for instance `name: OK`. Only a name with a line feed is escaped; `b3sum` prints
    /// names as lists have them. On a terminal all names are quoted as in messages, which is what
    /// coreutils do everywhere since 9.11.
    fn line(&self, entry: &Entry, word: &str) -> Vec<u8> {
        let name = &entry.name;
        let escaped = if self.dialect == Dialect::B3sum { entry.escaped } else { name.contains(&b'\n') };
        let (mark, shown): (&[u8], _) = match self.console.terminal() {
            Some(charset) => (b"", Cow::Owned(quote::name(name, charset))),
            None if escaped => (b"\\", escape(name)),
            None => (b"", Cow::Borrowed(&name[..])),
        };
        [mark, &shown, b": ", word.as_bytes(), b"\n"].concat()
    }

    /// Reports the counts of failures.
    pub(super) fn summary(&self, list: &[u8], only: Option<&Path>, tally: &Tally) {
        let silent = self.flags.report == Report::Status;
        if !silent && tally.one_reason().is_none() {
            tally.foreign.iter().for_each(|(digest, &count)| self.warn_of_foreign(&digest.text, count));
        }
        if let Some(text) = self.nothing_to_check(tally, only) {
            return self.console.complain_about(list, &text);
        }
        if silent {
            return;
        }
        self.counts(tally);
        if self.flags.ignore_missing && tally.verified == 0 {
            self.console.complain_about(list, "no file was verified");
        }
        if let Some(digest) = tally.doubtful.filter(|_| !tally.was_assumed_rightly) {
            self.console.complain_about(list, &doubt(digest));
        }
    }

    /// Returns the complaint about a list that has nothing to check.
    fn nothing_to_check(&self, tally: &Tally, only: Option<&Path>) -> Option<Cow<'static, str>> {
        let told = self.dialect == Dialect::B3sum && tally.improper > 0;
        match (tally.proper, tally.foreign.is_empty(), only) {
            (0, true, Some(file)) if tally.improper == 0 => {
                let name = file.file_name().unwrap_or_default();
                let name = self.console.quoted(name.as_encoded_bytes());
                Some(format!("no line is about {}", String::from_utf8_lossy(&name)).into())
            }
            (0, true, _) if !told => Some("no properly formatted checksum lines found".into()),
            (0, false, _) => {
                Some(tally.one_reason().unwrap_or("no line has a digest that can be checked".into()))
            }
            _ => None,
        }
    }

    /// Reports all failures as one count, as `b3sum` does.
    fn counts(&self, tally: &Tally) {
        let mut mismatched = tally.mismatched;
        if self.dialect == Dialect::B3sum {
            mismatched += tally.improper + tally.unreadable;
        } else {
            self.warn_of(tally.improper, "line is improperly formatted", "lines are improperly formatted");
            self.warn_of(tally.unreadable, "listed file could not be read", "listed files could not be read");
        }
        self.warn_of(mismatched, "computed checksum did NOT match", "computed checksums did NOT match");
    }

    fn warn_of(&self, count: u64, one: &str, several: &str) {
        match count {
            0 => {}
            1 => self.console.complain(format!("WARNING: 1 {one}")),
            _ => self.console.complain(format!("WARNING: {count} {several}")),
        }
    }

    fn warn_of_foreign(&self, digest: &str, count: u64) {
        let [one, several] =
            ["line has a digest of", "lines have digests of"].map(|text| format!("{text} {digest}"));
        self.warn_of(count, &one, &several);
    }

    /// Whether a failure is known already, whatever else comes.
    pub(super) fn has_failed(&self, tally: &Tally) -> bool {
        let strict = self.flags.strict || self.dialect == Dialect::B3sum;
        let improper = tally.improper > 0 || !tally.foreign.is_empty();
        let is_undecided = tally.foreign.keys().any(|foreign| foreign.kind == Kind::Undecided);
        tally.mismatched > 0 || tally.unreadable > 0 || is_undecided || strict && improper
    }
}

impl Tally {
    /// Counts a digest that is to be checked.
    pub(super) fn add_entry(&mut self) {
        self.proper += 1;
    }

    /// Whether anything has matched.
    pub(super) fn is_verified(&self) -> bool {
        self.verified > 0
    }

    /// Returns why nothing in a list can be checked, if that is the same for all of its lines and
    /// the user can do something about it.
    fn one_reason(&self) -> Option<Cow<'static, str>> {
        let only = self.foreign.keys().next().filter(|_| self.proper == 0 && self.foreign.len() == 1)?;
        match only.kind {
            Kind::Other => None,
            Kind::Undecided => Some(format!("the digests have {}", only.text).into()),
            Kind::Crc32 => Some("its lines have CRC-32, as SFV lists do: check it with -a crc32".into()),
        }
    }
}

/// Returns what to do if no digest matches whose algorithm nothing named.
fn doubt(digest: Digest) -> String {
    let others = Choice::of_digests(digest.length).filter(|choice| choice.usual() != digest);
    let names = listed(others).unwrap_or_default();
    format!("taken for {}, as nothing names the algorithm; others are named with -a: {names}", digest.tag())
}
