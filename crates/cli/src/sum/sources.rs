//! The sources of file names: the command line, a list separated by NUL, directories.

use super::console::{Console, reason};
use super::engine::{input, os_name};
use crate::output;
use runner::sum::Input;
use runner::sum::walk::walk;
use std::collections::VecDeque;
use std::ffi::OsString;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

/// The files to read.
#[derive(Debug)]
pub(crate) struct Sources {
    names: Names,
    recursive: bool,
}

#[derive(Debug)]
enum Names {
    Given(std::vec::IntoIter<OsString>),
    Listed(Listed),
}

impl Sources {
    /// Makes the sources of a command line; standard input is read if it names no files.
    pub(crate) fn given(mut names: Vec<OsString>, recursive: bool) -> Self {
        if names.is_empty() {
            names.push(OsString::from("-"));
        }
        Self { names: Names::Given(names.into_iter()), recursive }
    }

    /// Makes the sources that a file names, each name ended by NUL; `-` is standard input.
    ///
    /// # Errors
    ///
    /// If the file cannot be opened.
    pub(crate) fn listed(list: OsString, recursive: bool) -> io::Result<Self> {
        let standard = list == "-";
        let reader: Box<dyn Read + Send> =
            if standard { Box::new(output::standard_input()?) } else { Box::new(File::open(&list)?) };
        let listed = Listed { list, standard, reader: Reader(BufReader::new(reader)), count: 0 };
        Ok(Self { names: Names::Listed(listed), recursive })
    }

    /// Returns the same sources again, if the names can be read twice.
    pub(crate) fn again(&self) -> Option<Self> {
        match &self.names {
            Names::Given(given) => {
                Some(Self { names: Names::Given(given.clone()), recursive: self.recursive })
            }
            Names::Listed(Listed { list, .. }) if Path::new(list).is_file() => {
                Self::listed(list.clone(), self.recursive).ok()
            }
            Names::Listed(_) => None,
        }
    }

    /// Returns the inputs in their order; errors in a list are added to the notes.
    pub(crate) fn inputs(self, notes: &Notes) -> impl Iterator<Item = Input> + Send + 'static {
        let mut notes = Noting { notes: notes.clone(), index: 0 };
        let recursive = self.recursive;
        let mut names = self.names;
        let mut below: Box<dyn Iterator<Item = Input> + Send> = Box::new(std::iter::empty());
        std::iter::from_fn(move || {
            loop {
                if let Some(input) = below.next() {
                    notes.index += 1;
                    return Some(input);
                }
                let name = match &mut names {
                    Names::Given(given) => given.next()?,
                    Names::Listed(listed) => listed.next(&notes)?,
                };
                below = if recursive && name != "-" && Path::new(&name).is_dir() {
                    Box::new(walk(Path::new(&name), false))
                } else {
                    Box::new(std::iter::once(input(name)))
                };
            }
        })
    }
}

/// A list of names, each ended by NUL.
#[derive(Debug)]
struct Listed {
    list: OsString,
    standard: bool,
    reader: Reader,
    count: u64,
}

struct Reader(BufReader<Box<dyn Read + Send>>);

impl std::fmt::Debug for Reader {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Reader")
    }
}

impl Listed {
    /// Returns the next name. An invalid one is noted, in the words of `wc` and `du`, and left out.
    fn next(&mut self, notes: &Noting) -> Option<OsString> {
        let list = || Some(self.list.as_encoded_bytes().to_vec());
        loop {
            let mut name = Vec::new();
            if let Err(error) = self.reader.0.read_until(0, &mut name) {
                notes.add(list(), format!(": read error: {}", reason(&error)));
                return None;
            }
            if name.is_empty() {
                return None;
            }
            self.count += 1;
            if name.last() == Some(&0) {
                name.pop();
            }
            if name.is_empty() {
                notes.add(list(), format!(":{}: invalid zero-length file name", self.count));
            } else if self.standard && name == b"-" {
                notes.add(None, "when reading file names from stdin, no file name of '-' allowed".to_owned());
            } else {
                return Some(os_name(name));
            }
        }
    }
}

/// A message that belongs between two inputs.
#[derive(Debug)]
struct Note {
    /// The input before which it is printed.
    index: u64,
    /// The file that it concerns.
    about: Option<Vec<u8>>,
    text: String,
}

/// The messages from the thread that makes the inputs to the one that prints.
#[derive(Clone, Debug, Default)]
pub(crate) struct Notes(Arc<Mutex<VecDeque<Note>>>);

impl Notes {
    /// Prints the messages that belong before the input of that number, or all of them; returns how
    /// many there were.
    pub(crate) fn tell_until(&self, index: Option<u64>, console: &Console) -> usize {
        let mut told = 0;
        let mut notes = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let due = |note: &mut Note| index.is_none_or(|index| note.index <= index);
        while notes.front_mut().is_some_and(due)
            && let Some(note) = notes.pop_front()
        {
            let about = note.about.map_or_else(Vec::new, |about| console.quoted(&about));
            console.complain([&about[..], note.text.as_bytes()].concat());
            told += 1;
        }
        told
    }
}

struct Noting {
    notes: Notes,
    index: u64,
}

impl Noting {
    fn add(&self, about: Option<Vec<u8>>, text: String) {
        let note = Note { index: self.index, about, text };
        self.notes.0.lock().unwrap_or_else(PoisonError::into_inner).push_back(note);
    }
}
