//! `weave FOLDER` writes the files of [`weave::output`] into a folder, with a subfolder for each
//! architecture, and removes files that it made earlier and no longer makes. `weave --check FOLDER`
//! reports every difference and fails if there is one. With `--go` the files are those of the Go
//! module.

use std::collections::BTreeSet;
use std::io::{Write, stderr};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs, io};
use weave::output::File;
use weave::{go, output};

/// Lists the files in the subfolders of a folder.
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

/// The step that brings one file up to date.
enum Step {
    Write(File),
    Remove(PathBuf),
    /// The file is left alone, because it was not generated.
    Leave(PathBuf),
}

/// Lists a step for every file that differs from the generated one.
fn steps(folder: &Path, files: Vec<File>) -> io::Result<Vec<Step>> {
    let mut others = present(folder)?;
    let first_line = |text: &str| text.lines().next().map(String::from);
    let headers: BTreeSet<_> = files.iter().filter_map(|file| first_line(&file.text)).collect();
    let mut steps = Vec::new();
    for file in files {
        others.remove(&file.path);
        if !fs::read_to_string(folder.join(&file.path)).is_ok_and(|text| text == file.text) {
            steps.push(Step::Write(file));
        }
    }
    for path in others {
        let header = fs::read_to_string(folder.join(&path)).ok().and_then(|text| first_line(&text));
        let is_ours = header.is_some_and(|header| headers.contains(&header));
        steps.push(if is_ours { Step::Remove(path) } else { Step::Leave(path) });
    }
    Ok(steps)
}

impl Step {
    /// Takes the step, or only reports it if `check` is set. Returns the report, and whether the
    /// file is now as it should be.
    fn take(self, folder: &Path, check: bool) -> io::Result<(String, bool)> {
        let (path, what, is_well) = match self {
            Self::Write(file) => {
                let path = folder.join(&file.path);
                if !check {
                    fs::create_dir_all(path.parent().unwrap_or(folder))?;
                    fs::write(&path, &file.text)?;
                }
                (path, if check { "is not what crates/weave makes" } else { "written" }, !check)
            }
            Self::Remove(path) => {
                let path = folder.join(path);
                if !check {
                    fs::remove_file(&path)?;
                }
                (path, if check { "is made by crates/weave no more" } else { "removed" }, !check)
            }
            Self::Leave(path) => (folder.join(path), "is nothing that crates/weave made", false),
        };
        Ok((format!("{}: {what}", path.display()), is_well))
    }
}

/// Takes or reports every step; returns whether all files are as they should be.
fn weave(folder: &Path, files: Vec<File>, check: bool) -> io::Result<bool> {
    let mut all_well = true;
    for step in steps(folder, files)? {
        let (said, is_well) = step.take(folder, check)?;
        writeln!(stderr(), "weave: {said}")?;
        all_well &= is_well;
    }
    Ok(all_well)
}

fn usage() -> ExitCode {
    let _ = writeln!(stderr(), "usage: weave [--check] [--go] FOLDER");
    ExitCode::from(2)
}

fn main() -> ExitCode {
    let (options, folders): (Vec<_>, Vec<_>) = env::args_os()
        .skip(1)
        .map(PathBuf::from)
        .partition(|argument| argument.to_string_lossy().starts_with('-'));
    let is_given = |option: &str| options.iter().any(|given| given.as_os_str() == option);
    let (check, go) = (is_given("--check"), is_given("--go"));
    let [folder] = &folders[..] else { return usage() };
    if options.len() != usize::from(check) + usize::from(go) {
        return usage();
    }
    let files = if go { go::files() } else { output::files() };
    match weave(folder, files, check) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            let _ = writeln!(stderr(), "weave: {}: {error}", folder.display());
            ExitCode::FAILURE
        }
    }
}
