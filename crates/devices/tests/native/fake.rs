//! Fake drivers: made once, found by their names in a process of its own for every test.
//!
//! A host looks for its driver once in a process, through `LD_LIBRARY_PATH`, which the loader reads when the process begins. So a test runs its own
//! program again with only itself to run, and looks at the report that the fake leaves.

use devices::device::{Api, Device};
use devices::hosts;
use std::env;
use std::fmt::Write as _;
use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;
use weave::device::{Kernel, c, ptx};

/// Where a child finds its folder.
const FOLDER: &str = "HASHWEAVE_FAKE";

/// Which drivers there are.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Installed {
    /// NVIDIA's.
    Cuda,
    /// AMD's, of today.
    Hip,
    /// AMD's before version 6: the compiler is in the runtime's library.
    HipBefore,
    /// AMD's, without a compiler.
    HipWithoutCompiler,
    /// Files of the right names which are no libraries.
    Nothing,
    /// Libraries of the right names without functions.
    Empty,
}

impl Installed {
    fn api(self) -> Api {
        if self == Self::Cuda { Api::Cuda } else { Api::Hip }
    }

    /// The names under which the library is looked for.
    fn names(self) -> &'static [&'static str] {
        match self {
            Self::Cuda => &["libcuda.so", "libcuda.so.1"],
            Self::Hip => &["libamdhip64.so.6", "libhiprtc.so.6"],
            Self::HipBefore => &["libamdhip64.so.5"],
            Self::HipWithoutCompiler => &["libamdhip64.so.7"],
            Self::Nothing | Self::Empty => &[
                "libcuda.so",
                "libcuda.so.1",
                "libamdhip64.so",
                "libamdhip64.so.5",
                "libamdhip64.so.6",
                "libamdhip64.so.7",
            ],
        }
    }

    /// What is given to the compiler to make the library, or nothing if it is none.
    fn made_of(self) -> Option<&'static [&'static str]> {
        match self {
            Self::Cuda => Some(&["machine.c", "cuda.c"]),
            Self::Hip => Some(&["machine.c", "hip.c"]),
            Self::HipBefore => Some(&["-DOLD", "machine.c", "hip.c"]),
            Self::HipWithoutCompiler => Some(&["-DWITHOUT_COMPILER", "machine.c", "hip.c"]),
            Self::Empty => Some(&["-x", "c", "/dev/null"]),
            Self::Nothing => None,
        }
    }

    /// Makes the library in a folder, under all its names.
    fn install(self, folder: &Path) {
        let library = folder.join("library");
        match self.made_of() {
            None => fs::write(&library, "no library").expect("a file"),
            Some(parts) => {
                let mut compiler = Command::new("cc");
                compiler.args(["-shared", "-fPIC", "-O1", "-Wall", "-Wextra", "-Werror", "-o"]).arg(&library);
                compiler.args(parts).arg("-ldl").current_dir(sources());
                assert!(compiler.status().expect("a compiler").success());
            }
        }
        for name in self.names() {
            symlink(&library, folder.join(name)).expect("a link");
        }
    }
}

fn sources() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/native/fake")
}

/// The fake driver of the process that this is.
pub(crate) struct Fake {
    /// What it drives.
    pub(crate) api: Api,
    folder: PathBuf,
}

impl Fake {
    /// From the next start of the driver on, it does what these words say (`machine.c`).
    pub(crate) fn plan(&self, words: &str) {
        fs::write(self.folder.join("plan"), words).expect("a plan");
    }

    /// What the fake has to say at the moment: complaints, things that were not given back, launches. Whatever was planned is over.
    pub(crate) fn report(&self) -> String {
        self.plan("");
        // Starts the driver, which is when it writes.
        let _ = hosts::list_of(self.api);
        fs::read_to_string(self.folder.join("report")).expect("a report")
    }

    /// Asserts that there is nothing to complain of, and that nothing was kept.
    pub(crate) fn is_content(&self, when: &str) {
        let report = self.report();
        assert_eq!(report.lines().count(), 1, "{when}:\n{report}");
    }

    /// Asserts that nothing is wrong at the moment, and says how many launches have run, of how many.
    pub(crate) fn launches(&self) -> String {
        let report = self.report();
        let (others, launches): (Vec<&str>, Vec<&str>) =
            report.lines().partition(|line| !line.ends_with("have run"));
        assert!(others.iter().all(|line| line.starts_with("not given back")), "{report}");
        launches.concat()
    }

    /// A driver of NVIDIA's that is none cannot compile PTX: makes the library that it runs instead.
    pub(crate) fn prepare(&self, kernel: &Kernel) {
        if self.api != Api::Cuda {
            return;
        }
        let library = self.folder.join(format!("kernels/{:016x}.so", hash(&ptx::text(kernel))));
        let text = library.with_extension("c");
        fs::write(&text, c::text(kernel)).expect("a text");
        let mut compiler = Command::new("cc");
        compiler.args(["-shared", "-fPIC", "-O1", "-w", "-o"]).arg(&library);
        compiler
            .arg(format!("-DKERNEL_TEXT={:?}", text.display().to_string()))
            .arg(sources().join("kernel.c"));
        assert!(compiler.status().expect("a compiler").success());
    }

    /// Opens the first device.
    pub(crate) fn open(&self) -> Box<dyn Device> {
        hosts::open(self.api, 0).expect("a device")
    }
}

/// FNV-1a, as in `machine.c`.
fn hash(text: &str) -> u64 {
    text.bytes()
        .fold(0xCBF2_9CE4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01B3))
}

/// Runs a test, of this path and name, in a process that has such a driver with so many devices; the fake must be content at the end.
pub(crate) fn run(installed: Installed, devices: usize, test: &str, body: impl FnOnce(&Fake)) {
    // Of `native::module::name` the program knows the rest.
    let name = test.split_once("::").map_or(test, |(_, name)| name);
    if let Some(folder) = env::var_os(FOLDER) {
        return body(&Fake { api: installed.api(), folder: folder.into() });
    }
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("native").join(name.replace("::", "-"));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(folder.join("kernels")).expect("a folder");
    symlink(sources().join("kernel.c"), folder.join("kernel.c")).expect("a link");
    installed.install(&folder);
    // One at a time: each takes a core for its kernels.
    static ALONE: Mutex<()> = Mutex::new(());
    let alone = ALONE.lock();
    let child = Command::new(env::current_exe().expect("this program"))
        .args([name, "--exact", "--nocapture"])
        .envs([(FOLDER, folder.as_os_str()), ("LD_LIBRARY_PATH", folder.as_os_str())])
        .env("HASHWEAVE_FAKE_DEVICES", devices.to_string())
        .output()
        .expect("a child");
    drop(alone);
    let mut said = String::new();
    let _ =
        write!(said, "{}{}", String::from_utf8_lossy(&child.stdout), String::from_utf8_lossy(&child.stderr));
    assert!(child.status.success(), "{}:\n{said}", child.status);
    assert!(said.contains("1 passed"), "{name} was not run:\n{said}");
    let report = fs::read_to_string(folder.join("report")).unwrap_or_default();
    assert!(report.lines().count() <= 1, "{report}");
    fs::remove_dir_all(&folder).expect("the folder was made here");
}

/// Makes a test of a function for both drivers, with two devices.
macro_rules! on_both {
    ($($name:ident)*) => {
        mod cuda {
            $(#[test]
            fn $name() {
                let test = concat!(module_path!(), "::", stringify!($name));
                crate::fake::run(crate::fake::Installed::Cuda, 2, test, super::$name);
            })*
        }

        mod hip {
            $(#[test]
            fn $name() {
                let test = concat!(module_path!(), "::", stringify!($name));
                crate::fake::run(crate::fake::Installed::Hip, 2, test, super::$name);
            })*
        }
    };
}
pub(crate) use on_both;
