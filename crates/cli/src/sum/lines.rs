//! The lines of a list, as requests for the files that they name.
//!
//! The engine asks for the next file on a thread of its own, ahead of the hashing; the contents of
//! a line wait in a queue until its file is done. So a list is never in memory as a whole, and a
//! line that comes through a pipe is checked at once.

use super::engine::{self, os_name};
use crate::output;
use runner::lists::{self, Dialect, Digest, Entry, Foreign, Parser, existing};
use runner::sum::{Digesting, Input, Request};
use std::collections::VecDeque;
use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, Read};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

/// A list that is open.
pub(super) type List = Box<dyn Read + Send>;

/// Opens a list; `-` is standard input.
pub(super) fn open(list: &OsStr) -> io::Result<List> {
    if list == "-" {
        output::standard_input().map(|input| Box::new(input) as _)
    } else {
        File::open(list).map(|file| Box::new(file) as _)
    }
}

/// An item that is read from a list, in its order.
#[derive(Debug)]
pub(super) enum Item {
    Entry(Entry),
    /// Lines that give no digest of a file.
    Improper(Improper),
    /// The list cannot be read any further.
    Fault,
}

/// Lines that are improperly formatted, or have digests of another algorithm.
#[derive(Debug)]
pub(super) struct Improper {
    /// The numbers of the lines; if they are not reported, only their count is right.
    pub(super) lines: Range<u64>,
    /// The other algorithm.
    pub(super) digest: Option<Arc<Foreign>>,
}

pub(super) type Items = Arc<Mutex<VecDeque<Item>>>;

/// The files that a list is about.
#[derive(Clone, Debug, Default)]
pub(super) enum Files {
    /// Those that its lines name.
    #[default]
    Named,
    /// Those that its lines name, below this folder.
    Below(PathBuf),
    /// This one, which its lines may name without its folder.
    One(PathBuf),
}

/// The requests of a list.
pub(super) struct Lines {
    lines: lists::Lines<List>,
    /// Whether the list is standard input, which it then cannot name.
    standard: bool,
    parser: Arc<Mutex<Parser>>,
    items: Items,
    /// Whether the numbers of improperly formatted lines are reported.
    numbers_matter: bool,
    /// The digests so far; requests for the same one share their description.
    digests: Vec<(Digest, Arc<[Digesting]>)>,
    /// The other algorithms so far.
    foreign: Vec<Arc<Foreign>>,
    files: Files,
    /// Whether the list may come from another system, and have its paths.
    is_any: bool,
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
            match self.lines.read() {
                Ok(true) => {}
                Ok(false) => break,
                Err(_) => {
                    lock(&self.items).push_back(Item::Fault);
                    break;
                }
            }
            let entry = {
                let mut parser = lock(&self.parser);
                if parser.skips(self.lines.line()) {
                    continue;
                }
                parser.entry(self.lines.line())
            };
            let request = entry.filter(|entry| !self.standard || entry.name != b"-").and_then(|entry| {
                let algorithms = self.description(entry.digest)?;
                Some((entry, algorithms))
            });
            let Some((entry, algorithms)) = request else {
                self.improper();
                continue;
            };
            let Some((entry, input)) = self.input(entry) else { continue };
            lock(&self.items).push_back(Item::Entry(entry));
            return Some(Request { input, algorithms: Some(algorithms) });
        }
        self.over = true;
        None
    }
}

impl Lines {
    /// Reads a list with `parser`; `numbers_matter` if improperly formatted lines are reported.
    pub(super) fn new(
        list: List,
        standard: bool,
        parser: &Arc<Mutex<Parser>>,
        files: Files,
        numbers_matter: bool,
    ) -> Self {
        let dialect = lock(parser).dialect();
        Self {
            lines: lists::Lines::new(list, dialect),
            standard,
            parser: Arc::clone(parser),
            items: Items::default(),
            numbers_matter,
            digests: Vec::new(),
            foreign: Vec::new(),
            files,
            is_any: dialect == Dialect::Any,
            over: false,
        }
    }

    /// The entries that wait for their files, and the lines that are none.
    pub(super) fn items(&self) -> Items {
        Arc::clone(&self.items)
    }

    /// Returns the input of an entry, and the entry as it is reported; none if it is about another
    /// file than the one that is to be checked.
    fn input(&self, mut entry: Entry) -> Option<(Entry, Input)> {
        let input = match &self.files {
            Files::One(file) => {
                let name = entry.name.rsplit(|byte| b"/\\".contains(byte)).next();
                let is_it = name == file.file_name().map(|name| name.as_encoded_bytes());
                entry.name = file.as_os_str().as_encoded_bytes().to_vec();
                return is_it.then(|| (entry, Input::Path(file.clone())));
            }
            Files::Below(folder) if entry.name != b"-" => path_below(folder, &entry.name),
            Files::Named if self.is_any && entry.name != b"-" => path_below(Path::new(""), &entry.name),
            Files::Named | Files::Below(_) => engine::input(os_name(entry.name.clone())),
        };
        Some((entry, input))
    }

    /// Counts a line that gives no digest of a file. A list may have gigabytes of such lines, so
    /// those of a kind are kept as one item.
    fn improper(&mut self) {
        let (number, digest) = (self.lines.number(), self.foreign());
        let mut items = lock(&self.items);
        let last = items.iter_mut().rev().take(MOST_FOREIGN + 1).map_while(|item| match item {
            Item::Improper(improper) => Some(improper),
            _ => None,
        });
        let joins = |improper: &&mut Improper| {
            improper.digest == digest && (improper.lines.end == number || !self.numbers_matter)
        };
        match last.into_iter().find(joins) {
            Some(improper) => improper.lines.end += 1,
            None => {
                let lines = number..number + 1;
                items.push_back(Item::Improper(Improper { lines, digest }));
            }
        }
    }

    /// Returns the algorithm of a line that is correct except for that.
    fn foreign(&mut self) -> Option<Arc<Foreign>> {
        let foreign = lock(&self.parser).foreign(self.lines.line())?;
        if let Some(known) = self.foreign.iter().find(|known| ***known == foreign) {
            return Some(Arc::clone(known));
        }
        let new = Arc::new(foreign);
        let room = self.foreign.len() < MOST_FOREIGN;
        room.then(|| self.foreign.push(Arc::clone(&new)))?;
        Some(new)
    }

    fn description(&mut self, digest: Digest) -> Option<Arc<[Digesting]>> {
        if let Some((_, known)) = self.digests.iter().find(|(known, _)| *known == digest) {
            return Some(Arc::clone(known));
        }
        let description: Arc<[Digesting]> = [digest.digesting().ok()?].into();
        if self.digests.len() == KEPT {
            self.digests.clear();
        }
        self.digests.push((digest, Arc::clone(&description)));
        Some(description)
    }
}

fn path_below(folder: &Path, name: &[u8]) -> Input {
    Input::Path(folder.join(os_name(existing(folder, name.to_vec()))))
}

pub(super) fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
