//! Options that are texts: what the caller wrote, and what is wrong with it.

use crate::memory;
use crate::status::{Error, HW_ERROR_OPTION};
use core::ffi::{CStr, c_char};
use core::fmt::Display;
use core::str::FromStr;
use std::path::PathBuf;
use std::thread::available_parallelism;

/// An option as the caller gives it.
#[derive(Clone, Copy)]
pub(crate) struct Given<'a> {
    pub(crate) name: &'a str,
    value: &'a CStr,
}

impl<'a> Given<'a> {
    /// # Safety
    ///
    /// As the header promises.
    pub(crate) unsafe fn new(name: *const c_char, value: *const c_char) -> Result<Self, Error> {
        // SAFETY: the caller promises it.
        let name = memory::utf8("name", unsafe { memory::text("name", name) }?)?;
        // SAFETY: the caller promises it.
        let value = unsafe { memory::text("value", value) }?;
        Ok(Self { name, value })
    }

    fn text(&self) -> Result<&'a str, Error> {
        memory::utf8(self.name, self.value)
    }

    /// That the value cannot be.
    fn wrong(&self, why: impl Display) -> Error {
        Error::new(HW_ERROR_OPTION, format!("{} '{}': {why}", self.name, self.value.to_string_lossy()))
    }

    pub(crate) fn read<T, E: Display>(&self, parse: impl FnOnce(&str) -> Result<T, E>) -> Result<T, Error> {
        parse(self.text()?).map_err(|error| self.wrong(error))
    }

    pub(crate) fn parsed<T: FromStr<Err: Display>>(&self) -> Result<T, Error> {
        self.read(str::parse)
    }

    /// Something that there are several of; none for `auto`.
    pub(crate) fn choice<T: Copy>(
        &self,
        all: impl IntoIterator<Item = T>,
        name: impl Fn(T) -> &'static str,
    ) -> Result<Option<T>, Error> {
        let (text, all) = (self.text()?, all.into_iter().collect::<Vec<_>>());
        if text == "auto" {
            return Ok(None);
        }
        let found = all.iter().copied().find(|one| name(*one) == text);
        found.map(Some).ok_or_else(|| {
            let names: Vec<_> = all.iter().map(|one| name(*one)).collect();
            self.wrong(format!("available: {} auto", names.join(" ")))
        })
    }

    pub(crate) fn flag(&self) -> Result<bool, Error> {
        match self.text()? {
            "yes" => Ok(true),
            "no" => Ok(false),
            _ => Err(self.wrong("write yes or no")),
        }
    }

    pub(crate) fn path(&self) -> Result<PathBuf, Error> {
        path(self.name, self.value)
    }

    /// That there is no such option.
    pub(crate) fn unknown(&self, known: &str) -> Error {
        Error::new(HW_ERROR_OPTION, format!("there is no option '{}'; available: {known}", self.name))
    }
}

/// That options do not fit together.
pub(crate) fn unfit(text: impl Display) -> Error {
    Error::new(HW_ERROR_OPTION, text.to_string())
}

/// The name of a file: any bytes on Unix, UTF-8 elsewhere.
pub(crate) fn path(name: &str, text: &CStr) -> Result<PathBuf, Error> {
    if text.is_empty() {
        return Err(Error::new(HW_ERROR_OPTION, format!("{name}: the name of a file is empty")));
    }
    #[cfg(unix)]
    {
        use std::os::unix::ffi::OsStrExt;
        Ok(std::ffi::OsStr::from_bytes(text.to_bytes()).into())
    }
    #[cfg(not(unix))]
    memory::utf8(name, text).map(Into::into)
}

/// As many threads as were asked for, or as there are cores for.
pub(crate) fn threads(asked: Option<usize>) -> usize {
    asked.unwrap_or_else(|| available_parallelism().map_or(1, usize::from))
}
