//! `weave FOLDER` writes what [`weave::output`] makes into a folder, each architecture's files in one of its own, and removes what it does not make.
//! `weave --check FOLDER` says what is not so, and fails.

use std::collections::BTreeSet;
use std::io::{Write, stderr};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs, io};

/// The files that are in the folders of a folder.
fn present(folder: &Path) -> io::Result<BTreeSet<PathBuf>> {
    let mut files = BTreeSet::new();
    for inner in fs::read_dir(folder)? {
        let inner = inner?;
        if inner.file_type()?.is_dir() {
            for file in fs::read_dir(inner.path())? {
                files.insert(Path::new(&inner.file_name()).join(file?.file_name()));
            }
        }
    }
    Ok(files)
}

/// Writes, or finds out, what is not as it would be written: the paths.
fn weave(folder: &Path, check: bool) -> io::Result<Vec<PathBuf>> {
    let files = weave::output::files();
    let mut others = present(folder)?;
    let mut differ = Vec::new();
    for file in files {
        let path = folder.join(&file.path);
        others.remove(&file.path);
        if fs::read_to_string(&path).is_ok_and(|text| text == file.text) {
            continue;
        }
        if !check {
            fs::create_dir_all(path.parent().unwrap_or(folder))?;
            fs::write(&path, &file.text)?;
        }
        differ.push(path);
    }
    for path in others.into_iter().map(|path| folder.join(path)) {
        if !check {
            fs::remove_file(&path)?;
        }
        differ.push(path);
    }
    Ok(differ)
}

fn main() -> ExitCode {
    let arguments: Vec<PathBuf> = env::args_os().skip(1).map(PathBuf::from).collect();
    let (check, folder) = match &arguments[..] {
        [folder] if !folder.to_string_lossy().starts_with('-') => (false, folder),
        [option, folder] if option.as_os_str() == "--check" => (true, folder),
        _ => {
            let _ = writeln!(stderr(), "usage: weave [--check] FOLDER");
            return ExitCode::from(2);
        }
    };
    let differ = match weave(folder, check) {
        Ok(differ) => differ,
        Err(error) => {
            let _ = writeln!(stderr(), "weave: {}: {error}", folder.display());
            return ExitCode::FAILURE;
        }
    };
    for path in &differ {
        let what = if check { "is not what crates/weave makes of it" } else { "written" };
        let _ = writeln!(stderr(), "weave: {}: {what}", path.display());
    }
    if check && !differ.is_empty() { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}
