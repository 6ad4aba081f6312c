//! Checking files against lists of digests.
//!
//! The engine asks for the next file on a thread of its own, ahead of the hashing; the contents of
//! a line wait in a queue until its file is done. So a list is never in memory as a whole, and a
//! line that comes through a pipe is checked at once.

use super::console::Console;
use super::digest::Digest;
use super::engine::{self, Effort, digesting, os_name};
use super::entry::{Dialect, Entry};
use super::flags::{Flags, Report};
use super::format::escape;
use super::list::Parser;
use super::progress::Survey;
use super::quote;
use crate::output;
use runner::sum::{Digesting, Outcome, Request};
use std::borrow::Cow;
use std::collections::{BTreeMap, VecDeque};
use std::ffi::{OsStr, OsString};
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::ops::Range;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

/// Lines longer than this are not read into memory; they are improperly formatted.
const LONGEST_LINE: u64 = 1 << 20;

/// A check of lists.
pub(crate) struct Checker<'a> {
    pub(crate) console: &'a Console,
    pub(crate) flags: &'a Flags,
    pub(crate) effort: &'a Effort,
    /// The name of the digest in messages, such as `SHA256`; empty if a list may have any.
    pub(crate) what: &'a str,
    pub(crate) dialect: Dialect,
    /// The first line of any list decides in which order all lines have digest and name.
    pub(crate) parser: Arc<Mutex<Parser>>,
}

/// The numbers of lines and files of each kind.
#[derive(Debug, Default)]
struct Tally {
    proper: u64,
    improper: u64,
    /// The lines with digests of other algorithms, by the description of these.
    foreign: BTreeMap<Arc<str>, u64>,
    unreadable: u64,
    mismatched: u64,
    verified: u64,
}

/// An item that is read from a list, in its order.
#[derive(Debug)]
enum Item {
    Entry(Entry),
    /// Lines that give no digest of a file.
    Improper(Improper),
    /// The list cannot be read any further.
    Fault,
}

/// Lines that are improperly formatted, or have digests of another algorithm.
#[derive(Debug)]
struct Improper {
    /// The numbers of the lines; if they are not reported, only their count is right.
    lines: Range<u64>,
    /// The other algorithm, for instance `MD4, which hashweave lacks`.
    digest: Option<Arc<str>>,
}

type Items = Arc<Mutex<VecDeque<Item>>>;

impl Checker<'_> {
    /// Checks the lists; `fine` is false as soon as something is not as they say.
    ///
    /// # Errors
    ///
    /// If standard output takes no more.
    pub(crate) fn lists(&self, lists: &[OsString], fine: &mut bool) -> io::Result<()> {
        lists.iter().try_for_each(|list| self.list(list, fine))
    }

    fn list(&self, list: &OsStr, fine: &mut bool) -> io::Result<()> {
        let standard = list == "-";
        let name: &[u8] = if standard { b"standard input" } else { list.as_encoded_bytes() };
        let reader: io::Result<Box<dyn Read + Send>> = if standard {
            output::standard_input().map(|input| Box::new(input) as _)
        } else {
            File::open(list).map(|file| Box::new(file) as _)
        };
        let reader = match reader {
            Ok(reader) => reader,
            Err(error) => {
                self.console.complain_of(name, &error);
                *fine = false;
                return Ok(());
            }
        };
        let items = Items::default();
        let lines = self.lines(reader, standard, &self.parser, &items);
        let survey = || (!standard).then(|| self.survey(list)).flatten();
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
            self.summary(name, &tally);
        }
        *fine &= !fault && tally.verified > 0 && !self.has_failed(&tally);
        Ok(())
    }

    fn lines(
        &self,
        reader: Box<dyn Read + Send>,
        standard: bool,
        parser: &Arc<Mutex<Parser>>,
        items: &Items,
    ) -> Lines {
        Lines {
            reader: BufReader::with_capacity(1 << 16, reader),
            standard,
            parser: Arc::clone(parser),
            items: Arc::clone(items),
            line: Vec::new(),
            number: 0,
            numbers_matter: self.tells_lines(),
            digests: Vec::new(),
            foreign: Vec::new(),
            over: false,
        }
    }

    /// Returns the files of a list that can be read twice, without the digests that it states.
    fn survey(&self, list: &OsStr) -> Option<Survey> {
        let file = Path::new(list).is_file().then(|| File::open(list).ok()).flatten()?;
        let parser = Arc::new(Mutex::new(lock(&self.parser).clone()));
        let items = Items::default();
        let mut lines = self.lines(Box::new(file), false, &parser, &items);
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
                    tally.proper += 1;
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
            Some(digest) => format!("a digest of {digest}"),
            None => format!("improperly formatted{space}{} checksum line", self.what),
        };
        for line in lines {
            self.console.complain_about(list, &format!("{line}: {fault}"));
        }
    }

    /// Reports the result for a file.
    fn verdict(&self, entry: &Entry, outcome: Outcome, tally: &mut Tally) -> io::Result<()> {
        let silent = self.flags.report == Report::Status;
        let word = match outcome.result {
            Ok(values) if values.iter().next() == Some(&entry.expected) => {
                tally.verified += 1;
                if silent || self.flags.report == Report::Quiet {
                    return Ok(());
                }
                Cow::Borrowed("OK")
            }
            Ok(_) => {
                tally.mismatched += 1;
                Cow::Borrowed("FAILED")
            }
            Err(error) if self.flags.ignore_missing && error.kind() == io::ErrorKind::NotFound => {
                return Ok(());
            }
            Err(error) => {
                tally.unreadable += 1;
                self.unread(&entry.name, &error)
            }
        };
        if silent { Ok(()) } else { self.console.line(&self.line(entry, &word)) }
    }

    /// Returns the result for a file that could not be read. `b3sum` gives the reason there,
    /// coreutils in a message.
    fn unread(&self, name: &[u8], error: &io::Error) -> Cow<'static, str> {
        if self.dialect == Dialect::B3sum {
            return format!("FAILED ({error})").into();
        }
        self.console.complain_of(name, error);
        "FAILED open or read".into()
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
    fn summary(&self, list: &[u8], tally: &Tally) {
        let silent = self.flags.report == Report::Status;
        if !silent {
            tally.foreign.iter().for_each(|(digest, &count)| self.warn_of_foreign(digest, count));
        }
        if let Some(text) = self.nothing_to_check(tally) {
            return self.console.complain_about(list, text);
        }
        if silent {
            return;
        }
        self.counts(tally);
        if self.flags.ignore_missing && tally.verified == 0 {
            self.console.complain_about(list, "no file was verified");
        }
    }

    /// Returns the complaint about a list that has nothing to check.
    fn nothing_to_check(&self, tally: &Tally) -> Option<&'static str> {
        let told = self.dialect == Dialect::B3sum && tally.improper > 0;
        match (tally.proper, tally.foreign.is_empty()) {
            (0, true) if !told => Some("no properly formatted checksum lines found"),
            (0, false) => Some("no line has a digest that can be checked"),
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
    fn has_failed(&self, tally: &Tally) -> bool {
        let strict = self.flags.strict || self.dialect == Dialect::B3sum;
        let improper = tally.improper > 0 || !tally.foreign.is_empty();
        tally.mismatched > 0 || tally.unreadable > 0 || strict && improper
    }
}

/// The requests of a list.
struct Lines {
    reader: BufReader<Box<dyn Read + Send>>,
    /// Whether the list is standard input, which it then cannot name.
    standard: bool,
    parser: Arc<Mutex<Parser>>,
    items: Items,
    /// The present line.
    line: Vec<u8>,
    number: u64,
    /// Whether the numbers of improperly formatted lines are reported.
    numbers_matter: bool,
    /// The digests so far; requests for the same one share their description.
    digests: Vec<(Digest, Arc<[Digesting]>)>,
    /// The other algorithms so far.
    foreign: Vec<Arc<str>>,
    over: bool,
}

/// How many digests are kept; lists hardly ever have more.
const KEPT: usize = 64;

/// How many other algorithms are distinguished; a text with more of them is not a list.
const MOST_FOREIGN: usize = 16;

impl Iterator for Lines {
    type Item = Request;

    fn next(&mut self) -> Option<Request> {
        while !self.over {
            match self.read_line() {
                Ok(true) => {}
                Ok(false) => break,
                Err(_) => {
                    lock(&self.items).push_back(Item::Fault);
                    break;
                }
            }
            self.number += 1;
            let entry = {
                let mut parser = lock(&self.parser);
                if parser.skips(&self.line) {
                    continue;
                }
                parser.entry(&self.line)
            };
            let request = entry.filter(|entry| !self.standard || entry.name != b"-").and_then(|entry| {
                let algorithms = self.description(entry.digest)?;
                Some((entry, algorithms))
            });
            let Some((entry, algorithms)) = request else {
                self.improper();
                continue;
            };
            let input = engine::input(os_name(entry.name.clone()));
            lock(&self.items).push_back(Item::Entry(entry));
            return Some(Request { input, algorithms: Some(algorithms) });
        }
        self.over = true;
        None
    }
}

impl Lines {
    /// Counts a line that gives no digest of a file. A list may have gigabytes of such lines, so
    /// those of a kind are kept as one item.
    fn improper(&mut self) {
        let digest = self.foreign();
        let mut items = lock(&self.items);
        let last = items.iter_mut().rev().take(MOST_FOREIGN + 1).map_while(|item| match item {
            Item::Improper(improper) => Some(improper),
            _ => None,
        });
        let joins = |improper: &&mut Improper| {
            improper.digest == digest && (improper.lines.end == self.number || !self.numbers_matter)
        };
        match last.into_iter().find(joins) {
            Some(improper) => improper.lines.end += 1,
            None => {
                let lines = self.number..self.number + 1;
                items.push_back(Item::Improper(Improper { lines, digest }));
            }
        }
    }

    /// Returns the algorithm of a line that is correct except for that.
    fn foreign(&mut self) -> Option<Arc<str>> {
        let text = lock(&self.parser).foreign(&self.line)?;
        if let Some(known) = self.foreign.iter().find(|known| ***known == *text) {
            return Some(Arc::clone(known));
        }
        let new: Arc<str> = text.into();
        let room = self.foreign.len() < MOST_FOREIGN;
        room.then(|| self.foreign.push(Arc::clone(&new)))?;
        Some(new)
    }

    /// Reads the next line without its end, if there is one. A line that is too long is cut off,
    /// and then fits no digest.
    fn read_line(&mut self) -> io::Result<bool> {
        let line = &mut self.line;
        line.clear();
        if self.reader.by_ref().take(LONGEST_LINE).read_until(b'\n', line)? == 0 {
            return Ok(false);
        }
        let whole = line.pop_if(|last| *last == b'\n').is_some();
        if !whole && line.len() as u64 == LONGEST_LINE {
            self.reader.skip_until(b'\n')?;
            line.clear();
            line.push(b'?');
        }
        line.pop_if(|last| *last == b'\r');
        Ok(true)
    }

    fn description(&mut self, digest: Digest) -> Option<Arc<[Digesting]>> {
        if let Some((_, known)) = self.digests.iter().find(|(known, _)| *known == digest) {
            return Some(Arc::clone(known));
        }
        let description: Arc<[Digesting]> = digesting(&[digest]).ok()?.into();
        if self.digests.len() == KEPT {
            self.digests.clear();
        }
        self.digests.push((digest, Arc::clone(&description)));
        Some(description)
    }
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
