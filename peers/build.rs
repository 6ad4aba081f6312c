//! Compiles our callers of C libraries, and XKCP's Keccak-p\[1600\]×8 for AVX-512 with our loops on
//! it, with one compiler and one set of flags; and XKCP's K12. XKCP's source is that of the crates
//! `xkcp-sys` and `kangarootwelve_xkcp`, read where Cargo unpacked them; nothing of it is copied
//! here.
//!
//! The flags are XKCP's own (`-mavx512f -mavx512vl`, `-mtune=native`, `LowLevel.build`) with `-O3`,
//! and two choices that both favour XKCP, measured with clang 19 on Zen 4 in cycles per permutation
//! and state:
//!
//! | | unrolled by 12 (XKCP's default) | unrolled fully |
//! |---|---|---|
//! | `-fomit-frame-pointer` (XKCP's) | 182 to 222, by the run | 181 to 202, by the run |
//! | `-fno-omit-frame-pointer` | 182.5, always | **180.8, always** |
//!
//! Without a frame pointer clang does not align the stack to 64, and spills registers with
//! `vmovdqu64`: whether these straddle cache lines or pages is decided by address-space
//! randomisation at each start. The search loop confirms it: 188.5 unrolled fully, 193.2 by 12. gcc
//! 12 gives 192.4 and 199.5 for the two, so clang is looked for first.

use std::path::{Path, PathBuf};
use std::process::{Command, exit};

const SOURCES: &str = "XKCP/lib/low/KeccakP-1600-times8/AVX512";

fn main() {
    for path in ["build.rs", "csrc", "Cargo.lock"] {
        println!("cargo::rerun-if-changed={path}");
    }
    println!("cargo::rerun-if-env-changed=PEERS_CC");
    println!("cargo::rustc-check-cfg=cfg(peers_isal)");
    if variable("CARGO_CFG_TARGET_ARCH") == "x86_64" {
        let compiler = find_compiler();
        println!("cargo::rustc-env=PEERS_C_COMPILER={}", version(&compiler).unwrap_or(compiler.clone()));
        let packages = packages();
        compile_xkcp(&compiler, &root(&packages, "xkcp-sys"));
        compile_k12(&compiler, &root(&packages, "kangarootwelve_xkcp"));
        compile_ipsec_mb(&compiler);
        compile_isal(&compiler);
    } else {
        println!("cargo::rustc-env=PEERS_C_COMPILER=none");
    }
}

/// `PEERS_CC` if set, else clang (19 first: the figures above are its), else the system's compiler.
fn find_compiler() -> String {
    if let Ok(chosen) = std::env::var("PEERS_CC") {
        if version(&chosen).is_none() {
            fail(&format!("PEERS_CC={chosen} does not run"));
        }
        return chosen;
    }
    ["clang-19", "clang-20", "clang-21", "clang", "cc", "gcc"]
        .into_iter()
        .find(|name| version(name).is_some())
        .unwrap_or_else(|| fail("no C compiler: install clang-19, or set PEERS_CC"))
        .to_owned()
}

/// First line of `compiler --version`.
fn version(compiler: &str) -> Option<String> {
    let output = Command::new(compiler).arg("--version").output().ok()?;
    String::from_utf8(output.stdout).ok()?.lines().next().map(str::to_owned)
}

/// The metadata that Cargo has of all packages. Without a platform filter `cargo metadata` lists,
/// and downloads if need be, those of every target, also of one that never holds.
fn packages() -> serde_json::Value {
    let output = Command::new(variable("CARGO"))
        .args(["metadata", "--format-version", "1", "--locked"])
        .current_dir(variable("CARGO_MANIFEST_DIR"))
        .output()
        .unwrap_or_else(|error| fail(&format!("cargo metadata: {error}")));
    if !output.status.success() {
        fail(&format!("cargo metadata: {}", String::from_utf8_lossy(&output.stderr).trim()));
    }
    serde_json::from_slice(&output.stdout).unwrap_or_else(|error| fail(&format!("cargo metadata: {error}")))
}

/// Where Cargo unpacked a package.
fn root(metadata: &serde_json::Value, name: &str) -> PathBuf {
    metadata["packages"]
        .as_array()
        .and_then(|packages| packages.iter().find(|package| package["name"] == name))
        .and_then(|package| package["manifest_path"].as_str())
        .and_then(|manifest| Path::new(manifest).parent())
        .unwrap_or_else(|| fail(&format!("cargo metadata lists no package {name}")))
        .to_owned()
}

fn compile_xkcp(compiler: &str, xkcp: &Path) {
    let sources = xkcp.join(SOURCES);
    cc::Build::new()
        .compiler(compiler)
        .file(sources.join("KeccakP-1600-times8-SIMD512.c"))
        .file("csrc/search_x8.c")
        .file("csrc/sha3_x8.c")
        .include(&sources)
        .include(sources.join("ua")) // SIMD512-config.h: all 24 rounds unrolled
        .include(xkcp.join("XKCP/lib/common"))
        .opt_level(3)
        .debug(false)
        .force_frame_pointer(true)
        .inherit_rustflags(false)
        .warnings(false)
        // Named extensions rather than -march=native, so that the run-time check in src/xkcp.rs
        // covers everything that can have been emitted.
        .flags(["-mavx512f", "-mavx512vl", "-mavx512bw", "-mtune=native"])
        .compile("peers_xkcp");
}

/// XKCP's K12 as its own makefile has it: each instruction set's file with the flags for that,
/// chosen between at run time.
fn compile_k12(compiler: &str, package: &Path) {
    let sources = package.join("XKCP-K12/lib");
    let optimized = sources.join("Optimized64");
    let compile = |name: &str, flags: &[&str], files: &[PathBuf]| {
        cc::Build::new()
            .compiler(compiler)
            .files(files)
            .include(&sources)
            .include(&optimized)
            .opt_level(3)
            .debug(false)
            .inherit_rustflags(false)
            .warnings(false)
            .flags(flags)
            .compile(name);
    };
    let threads = [
        "KangarooTwelve-threading.c",
        "KT-threadpool.c",
        "KT-threadpool-pthread.c",
        "KT-threadpool-sequential.c",
    ];
    let functions: Vec<PathBuf> =
        ["KangarooTwelve.c"].into_iter().chain(threads).map(|file| sources.join(file)).collect();
    // Archives are linked in this order: one whose functions others call stands before them.
    compile("peers_k12", &[], &functions);
    let of = |names: &[&str]| names.iter().map(|name| optimized.join(name)).collect::<Vec<_>>();
    compile("peers_k12_one", &[], &of(&["KeccakP-1600-opt64.c", "KeccakP-1600-runtimeDispatch.c"]));
    compile("peers_k12_ssse3", &["-mssse3"], &of(&["KeccakP-1600-timesN-SSSE3.c"]));
    compile("peers_k12_avx2", &["-mavx2"], &of(&["KeccakP-1600-timesN-AVX2.c"]));
    compile("peers_k12_avx512", &["-mavx512f", "-mavx512vl"], &of(&["KeccakP-1600-timesN-AVX512.c"]));
    compile("peers_k12_asm", &[], &of(&["KeccakP-1600-AVX2.s", "KeccakP-1600-AVX512.s"]));
}

/// Our loop over ipsec-mb's interface; the library is the system's, as it was packaged.
fn compile_ipsec_mb(compiler: &str) {
    let mut build = caller(compiler);
    build.file("csrc/ipsec_mb.c");
    if build.try_expand().is_err() {
        fail("intel-ipsec-mb.h is missing: install libipsec-mb-dev (ci/peers.sh does)");
    }
    build.compile("peers_ipsec_mb");
    println!("cargo::rustc-link-lib=IPSec_MB");
}

/// isa-l_crypto is in no registry that the project builds from, so it takes part only where
/// pkg-config finds it.
fn compile_isal(compiler: &str) {
    println!("cargo::rerun-if-env-changed=PKG_CONFIG_PATH");
    let Some(flags) = pkg_config("libisal_crypto") else { return };
    let mut build = caller(compiler);
    build.file("csrc/isal.c");
    build.includes(flags.iter().filter_map(|flag| flag.strip_prefix("-I")));
    build.compile("peers_isal");
    for flag in &flags {
        if let Some(folder) = flag.strip_prefix("-L") {
            println!("cargo::rustc-link-search={folder}");
        } else if let Some(library) = flag.strip_prefix("-l") {
            println!("cargo::rustc-link-lib={library}");
        }
    }
    println!("cargo::rustc-cfg=peers_isal");
}

/// How a plain program that calls a library is compiled.
fn caller(compiler: &str) -> cc::Build {
    let mut build = cc::Build::new();
    build.compiler(compiler).opt_level(3).debug(false).inherit_rustflags(false);
    build
}

/// The flags of a library, if it is installed.
fn pkg_config(library: &str) -> Option<Vec<String>> {
    let output = Command::new("pkg-config").args(["--cflags", "--libs", library]).output().ok()?;
    let flags = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| flags.split_whitespace().map(str::to_owned).collect())
}

fn variable(name: &str) -> String {
    std::env::var(name).unwrap_or_else(|_| fail(&format!("{name} is not set: run this through cargo")))
}

fn fail(message: &str) -> ! {
    println!("cargo::error={message}");
    exit(1)
}
