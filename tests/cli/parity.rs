//! Runs coreutils and the program under their names on the same inputs, in the same folder, and
//! compares byte for byte.

use crate::program::finish_bytes;
use hashweave_tests::SplitMix64;
use std::ffi::{OsStr, OsString};
use std::fs::{self, Permissions};
use std::io::{Read, Seek, Write};
use std::os::unix::ffi::{OsStrExt, OsStringExt};
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use tempfile::TempDir;

/// Our program.
const PROGRAM: &str = env!("CARGO_BIN_EXE_hashweave");

/// The user and the group that own nothing, on every Linux.
const NOBODY: u32 = 65_534;

/// The programs that are compared.
pub(crate) const TOOLS: [&str; 5] = ["sha256sum", "sha224sum", "sha384sum", "sha512sum", "b2sum"];

/// The ending of a program: its exit code or signal, and what it printed.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Left {
    pub(crate) code: Option<i32>,
    pub(crate) signal: Option<i32>,
    pub(crate) stdout: Printed,
    pub(crate) stderr: Printed,
}

/// Bytes that are shown as text.
#[derive(PartialEq, Eq)]
pub(crate) struct Printed(pub(crate) Vec<u8>);

impl std::fmt::Debug for Printed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for line in self.0.split_inclusive(|&byte| byte == b'\n') {
            write!(f, "\n    {}", line.escape_ascii())?;
        }
        Ok(())
    }
}

/// A folder with files, and standard input, for both programs.
pub(crate) struct Bench {
    folder: TempDir,
    pub(crate) stdin: Vec<u8>,
    pub(crate) locale: &'static str,
    /// A copy of our program that anybody may run, if both are run as nobody.
    nobody: Option<PathBuf>,
}

impl Bench {
    pub(crate) fn new() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        Self { folder, stdin: b"standard".to_vec(), locale: "C.UTF-8", nobody: None }
    }

    /// Runs both programs without the rights of root.
    pub(crate) fn become_nobody(&mut self) {
        let copy = self.path(b"hashweave");
        fs::copy(PROGRAM, &copy).expect("a copy");
        fs::set_permissions(self.folder.path(), Permissions::from_mode(0o755))
            .expect("permissions can be set");
        self.nobody = Some(copy);
    }

    /// [`become_nobody`](Self::become_nobody), if root runs the tests, for whom some limits do not
    /// hold.
    pub(crate) fn become_nobody_if_root(&mut self) {
        if fs::metadata("/proc/self").expect("Linux has it").uid() == 0 {
            self.become_nobody();
        }
    }

    /// The path of our program.
    pub(crate) fn program(&self) -> String {
        self.nobody.as_deref().unwrap_or(Path::new(PROGRAM)).display().to_string()
    }

    /// A shell that can limit everything.
    pub(crate) fn shell(&self) -> Command {
        self.command(Path::new("/bin/bash"), "bash")
    }

    /// A folder with files of all lengths around blocks, and of odd names; and their contents.
    pub(crate) fn with_files() -> (Self, Vec<Sample>) {
        let bench = Self::new();
        let lengths = [0, 1, 55, 56, 63, 64, 111, 112, 127, 128, 129, 1000, 70_000, 3, 5];
        let files: Vec<Sample> = NAMES.iter().zip(lengths).map(sample).collect();
        for file in &files {
            bench.write(&file.name, &file.content);
        }
        fs::create_dir(bench.path(b"d")).expect("a folder");
        (bench, files)
    }

    pub(crate) fn path(&self, name: &[u8]) -> PathBuf {
        self.folder.path().join(OsStr::from_bytes(name))
    }

    pub(crate) fn folder(&self) -> &Path {
        self.folder.path()
    }

    pub(crate) fn write(&self, name: &[u8], content: &[u8]) {
        fs::write(self.path(name), content).expect("a file can be written");
    }

    /// Coreutils' program, under its plain name.
    pub(crate) fn theirs(&self, tool: &str) -> Command {
        let path = Path::new("/usr/bin").join(tool);
        assert!(
            path.exists(),
            "{} is missing: these tests compare with GNU coreutils (Debian: coreutils)",
            path.display()
        );
        self.command(&path, tool)
    }

    /// Ours, under the same name.
    pub(crate) fn ours(&self, tool: &str) -> Command {
        self.command(self.nobody.as_deref().unwrap_or(Path::new(PROGRAM)), tool)
    }

    fn command(&self, path: &Path, tool: &str) -> Command {
        let mut command = Command::new(path);
        command.arg0(tool).current_dir(self.folder.path());
        command.env("LC_ALL", self.locale).env_remove("POSIXLY_CORRECT");
        if self.nobody.is_some() {
            command.uid(NOBODY).gid(NOBODY);
        }
        command
    }

    fn left(&self, mut command: Command, arguments: &[OsString]) -> Left {
        let mut input = tempfile::tempfile().expect("a file");
        input.write_all(&self.stdin).and_then(|()| input.rewind()).expect("a file can be written");
        command.args(arguments).stdin(input);
        let (status, stdout, stderr) = finish_bytes(
            command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the program starts"),
        );
        Left {
            code: status.code(),
            signal: status.signal(),
            stdout: Printed(stdout),
            stderr: Printed(stderr),
        }
    }

    /// Both streams as one, as they are mixed in a file.
    fn mixed(&self, mut command: Command, arguments: &[OsString]) -> Printed {
        let mut file = tempfile::tempfile().expect("a file");
        command.args(arguments).stdin(Stdio::null());
        command.stdout(file.try_clone().expect("a file")).stderr(file.try_clone().expect("a file"));
        finish_bytes(command.spawn().expect("the program starts"));
        let mut text = Vec::new();
        file.rewind().and_then(|()| file.read_to_end(&mut text)).expect("a file can be read");
        Printed(text)
    }

    /// Checks that both programs leave the same, and returns it.
    #[track_caller]
    pub(crate) fn same<A: AsRef<[u8]>>(&self, tool: &str, arguments: &[A]) -> Left {
        let arguments = words(arguments);
        let theirs = self.left(self.theirs(tool), &arguments);
        let ours = self.left(self.ours(tool), &arguments);
        assert_eq!(ours, theirs, "{}", self.both(tool, &arguments));
        ours
    }

    /// A description of the comparison, to find out why the results differ.
    fn both(&self, tool: &str, arguments: &[OsString]) -> String {
        format!("ours and coreutils': {tool} {arguments:?}{}{}", self.lists(arguments), self.version())
    }

    /// Checks that both programs print the same lines and messages in the same order.
    #[track_caller]
    pub(crate) fn same_order<A: AsRef<[u8]>>(&self, tool: &str, arguments: &[A]) {
        let arguments = words(arguments);
        let theirs = self.mixed(self.theirs(tool), &arguments);
        let ours = self.mixed(self.ours(tool), &arguments);
        assert_eq!(ours, theirs, "{}", self.both(tool, &arguments));
    }

    /// [`same`](Self::same) for arguments without spaces.
    #[track_caller]
    pub(crate) fn same_line(&self, line: &str) -> Left {
        let (tool, arguments) = line.split_once(' ').unwrap_or((line, ""));
        self.same(tool, &arguments.split_whitespace().collect::<Vec<_>>())
    }

    /// The version of coreutils that ours is compared with, for a failure's message.
    fn version(&self) -> String {
        let text = self.theirs("sha256sum").arg("--version").output().expect("the program starts").stdout;
        let text = String::from_utf8_lossy(&text);
        format!("\nthis is {}; imitated is 9.1", text.lines().next().unwrap_or_default())
    }

    /// The lists among the arguments, for a failure's message.
    fn lists(&self, arguments: &[OsString]) -> String {
        let list = |name: &OsString| Some((name.clone(), fs::read(self.folder.path().join(name)).ok()?));
        let lists = arguments.iter().filter(|name| name.as_bytes().starts_with(b"L")).filter_map(list);
        lists.map(|(name, text)| format!("\n{}:{:?}", name.display(), Printed(text))).collect()
    }
}

/// A file.
pub(crate) struct Sample {
    pub(crate) name: Vec<u8>,
    pub(crate) content: Vec<u8>,
}

fn sample((name, length): (&&[u8], usize)) -> Sample {
    let mut random = SplitMix64(length as u64);
    Sample { name: name.to_vec(), content: (0..length).map(|_| random.word() as u8).collect() }
}

fn words<A: AsRef<[u8]>>(arguments: &[A]) -> Vec<OsString> {
    arguments.iter().map(|argument| OsString::from_vec(argument.as_ref().to_vec())).collect()
}

/// Names of files, plain and odd.
pub(crate) const NAMES: [&[u8]; 15] = [
    b"a",
    b"b",
    b"sp ace",
    b"q'uote",
    b"n\nl",
    b"back\\slash",
    b"cr\r",
    b"\xFF\xFE",
    b"\xC3\xA9",
    b"-dash",
    b" lead",
    b"*star",
    b"#hash",
    b"a)b",
    b"x\\y\nz\r",
];
