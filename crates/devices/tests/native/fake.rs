//! Fake drivers: each is made once, and found by its name in a process of its own for every test.
//!
//! A host looks for its driver once in a process, through `LD_LIBRARY_PATH`, which the loader reads
//! when the process begins. So a test runs its own program again for that test alone, and looks at
//! the report that the fake leaves.

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

/// The variable by which a child finds its folder.
const FOLDER: &str = "HASHWEAVE_FAKE";

/// The installed drivers.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Installed {
    /// NVIDIA's.
    Cuda,
    /// AMD's current driver.
    Hip,
    /// AMD's driver before version 6: the compiler is in the runtime's library.
    HipBefore,
    /// AMD's driver, without a compiler.
    HipWithoutCompiler,
    /// Files of the right names that are not libraries.
    Nothing,
    /// Libraries of the right names without functions.
    Empty,
}

impl Installed {
    fn api(self) -> Api {
        if self == Self::Cuda { Api::Cuda } else { Api::Hip }
    }

    /// The names under which hosts look for the library.
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

    /// The compiler's arguments that make the library, or none if it is not a library.
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

/// The fake driver of this process.
pub(crate) struct Fake {
    /// The interface of the driver.
    pub(crate) api: Api,
    folder: PathBuf,
}

impl Fake {
    /// Makes the driver behave as these words say from its next start on (`machine.c`).
    pub(crate) fn plan(&self, words: &str) {
        fs::write(self.folder.join("plan"), words).expect("a plan");
    }

    /// Returns the fake's present report: complaints, resources that were not released, launches.
    /// It also ends the plan.
    pub(crate) fn report(&self) -> String {
        self.plan("");
        // The fake writes its report when it is started.
        let _ = hosts::list_of(self.api);
        fs::read_to_string(self.folder.join("report")).expect("a report")
    }

    /// Asserts that the fake has no complaints, and that nothing was kept.
    pub(crate) fn is_content(&self, when: &str) {
        let report = self.report();
        assert_eq!(report.lines().count(), 1, "{when}:\n{report}");
    }

    /// Asserts that nothing is wrong at present, and returns how many launches have run, of how
    /// many.
    pub(crate) fn launches(&self) -> String {
        let report = self.report();
        let (others, launches): (Vec<&str>, Vec<&str>) =
            report.lines().partition(|line| !line.ends_with("have run"));
        assert!(others.iter().all(|line| line.starts_with("not given back")), "{report}");
        launches.concat()
    }

    /// Makes the library that the fake of NVIDIA's driver runs, because it cannot compile PTX.
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

/// Runs a test, given its path and name, in a process that has such a driver with this number of
/// devices; the fake must have no complaints at the end.
pub(crate) fn run(installed: Installed, devices: usize, test: &str, body: impl FnOnce(&Fake)) {
    // The test program expects `native::module::name` without the first part.
    let name = test.split_once("::").map_or(test, |(_, name)| name);
    if let Some(folder) = env::var_os(FOLDER) {
        return body(&Fake { api: installed.api(), folder: folder.into() });
    }
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("native").join(name.replace("::", "-"));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(folder.join("kernels")).expect("a folder");
    symlink(sources().join("kernel.c"), folder.join("kernel.c")).expect("a link");
    installed.install(&folder);
    // Tests run one at a time, because each takes a core for its kernels.
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
