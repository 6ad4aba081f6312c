//! The digests that systems use, as the command `hashweave sum -a NAME` prints them.

use crate::error;
use crate::files::{Run, detect};
use hashweave::object::{Kind, Object};
use pyo3::IntoPyObjectExt;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};
use runner::folders::FolderDigest;
use runner::hash_image::{self, Superblock};
use runner::lists::{Asked, NoChoice};
use runner::outputs::{self, Named};
use runner::sum::Function;
use std::path::PathBuf;

/// The digest of a name.
fn asked(name: &str) -> PyResult<Asked> {
    name.parse().map_err(|fault| match fault {
        NoChoice::Parameter(why) => error::value(why),
        NoChoice::Unknown => {
            let names = Asked::names().join(", ");
            error::value(format!("no digest is named {name}; available: {names}"))
        }
    })
}

/// Return the names of the digests that systems use, each with what it is and what may follow it.
#[pyfunction]
pub(crate) fn object_kinds(py: Python<'_>) -> PyResult<Bound<'_, PyDict>> {
    let all = PyDict::new(py);
    for row in Kind::ALL {
        all.set_item(row.name(), (row.about(), row.parameters()))?;
    }
    for (name, about) in FolderDigest::ROWS {
        all.set_item(name, (about, ""))?;
    }
    Ok(all)
}

/// Return the digests of files or folders as their system writes them, in the order of their names.
/// `hashweave.object_digests` documents the arguments.
#[pyfunction]
#[pyo3(signature = (name, paths, jobs, progress, return_exceptions))]
pub(crate) fn object_digests<'py>(
    py: Python<'py>,
    name: &str,
    paths: Vec<PathBuf>,
    jobs: Option<isize>,
    progress: Option<Bound<'py, PyAny>>,
    return_exceptions: bool,
) -> PyResult<Bound<'py, PyList>> {
    let run = Run { jobs, progress, return_exceptions };
    let folder = match asked(name)? {
        Asked::Folder(folder) => folder,
        Asked::File(choice) => {
            let digest = choice.usual();
            detect(py, digest.function);
            let digesting = digest.digesting().map_err(error::length)?;
            let text = |value: &[u8]| String::from_utf8(digest.text(value)).map_err(error::value);
            return run.files(py, paths, digesting, &|value| text(value)?.into_bound_py_any(py));
        }
    };
    detect(py, folder.algorithm().into());
    let digests = PyList::empty(py);
    for path in paths {
        let folder = folder.clone();
        let text = run.work(py, Vec::new(), move |options, done| folder.of(options, &path, done))?;
        let text = text.map_err(|fault| error::of_file(fault, None));
        run.append(&digests, text.and_then(|text| text.into_bound_py_any(py)))?;
    }
    Ok(digests)
}

/// Write the hash tree of a file to `out`, and return its digest. `uuid` and `superblock` are about
/// trees that have one. `hashweave.dm_verity` documents the arguments.
#[pyfunction]
#[pyo3(signature = (name, path, out, uuid, superblock, jobs, progress))]
#[expect(clippy::too_many_arguments, reason = "those of Python's functions")]
pub(crate) fn write_hash_tree(
    py: Python<'_>,
    name: &str,
    path: PathBuf,
    out: PathBuf,
    uuid: Option<[u8; 16]>,
    superblock: bool,
    jobs: Option<isize>,
    progress: Option<Bound<'_, PyAny>>,
) -> PyResult<String> {
    let object: Object = name.parse().map_err(error::value)?;
    outputs::check(&[Named::new("tree", &out)], &[Named::new("path", &path)]).map_err(error::value)?;
    let superblock = match uuid {
        _ if !superblock || !object.row().has_superblock() => Superblock::None,
        Some(uuid) => Superblock::Uuid(uuid),
        None => Superblock::OfRoot,
    };
    detect(py, Function::Object(object));
    let run = Run { jobs, progress, return_exceptions: false };
    let file = path.clone();
    let digest = run.work(py, Vec::new(), move |options, done| {
        hash_image::write(options, object, superblock, &file, &out, done)
    })?;
    digest.map(|digest| object.text(&digest)).map_err(|fault| error::of_file(fault, Some(&path)))
}
