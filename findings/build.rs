//! Compiles the kernels of `csrc` with clang 19 and with gcc, whichever there are, each with the
//! flags that `peers/build.rs` gives XKCP and for its reasons.

use std::path::{Path, PathBuf};
use std::process::{Command, exit};

/// Compilers, and the suffix of the names that each makes.
const COMPILERS: [(&str, &str); 2] = [("clang-19", "clang"), ("gcc", "gcc")];

const XKCP: &str = "XKCP/lib/low/KeccakP-1600-times8/AVX512";

/// Functions that XKCP's file exports and nobody here calls.
const EXPORTED: [&str; 19] = [
    "KeccakP1600times8_InitializeAll",
    "KeccakP1600times8_AddBytes",
    "KeccakP1600times8_AddLanesAll",
    "KeccakP1600times8_OverwriteBytes",
    "KeccakP1600times8_OverwriteLanesAll",
    "KeccakP1600times8_OverwriteWithZeroes",
    "KeccakP1600times8_ExtractBytes",
    "KeccakP1600times8_ExtractLanesAll",
    "KeccakP1600times8_ExtractAndAddBytes",
    "KeccakP1600times8_ExtractAndAddLanesAll",
    "KeccakP1600times8_PermuteAll_12rounds",
    "KeccakP1600times8_PermuteAll_6rounds",
    "KeccakP1600times8_PermuteAll_4rounds",
    "KeccakP1600times8_12rounds_FastLoop_Absorb",
    "KeccakF1600times8_FastLoop_Absorb",
    "KeccakP1600times8_KT128ProcessLeaves",
    "KeccakP1600times8_KT256ProcessLeaves",
    "KeccakP1600times8_KravatteCompress",
    "KeccakP1600times8_KravatteExpand",
];

fn main() {
    for path in ["build.rs", "csrc", "Cargo.lock"] {
        println!("cargo::rerun-if-changed={path}");
    }
    for (_, suffix) in COMPILERS {
        println!("cargo::rustc-check-cfg=cfg(by_{suffix})");
    }
    println!("cargo::rustc-env=FINDINGS_RUSTC={}", version(&variable("RUSTC")).unwrap_or_default());
    if variable("CARGO_CFG_TARGET_ARCH") != "x86_64" {
        return;
    }
    let sources = xkcp();
    for (compiler, suffix) in COMPILERS {
        let Some(version) = version(compiler) else { continue };
        println!("cargo::rustc-cfg=by_{suffix}");
        println!("cargo::rustc-env=FINDINGS_{}={version}", suffix.to_uppercase());
        compile(compiler, suffix, &sources);
    }
}

fn compile(compiler: &str, suffix: &str, sources: &Path) {
    let mut build = cc::Build::new();
    build
        .compiler(compiler)
        .files(["csrc/keccak_x8.c", "csrc/xkcp_x8.c"])
        .include(sources)
        .include(sources.join("ua"))
        .include(sources.join("../../../common"))
        .define("SUFFIX(name)", &*format!("name##_{suffix}"))
        .opt_level(3)
        .debug(false)
        .force_frame_pointer(true)
        .inherit_rustflags(false)
        .warnings(false)
        .flags(["-mavx512f", "-mavx512vl", "-mavx512bw", "-mtune=native"]);
    for name in EXPORTED {
        build.define(name, &*format!("{name}_{suffix}"));
    }
    build.compile(&format!("findings_{suffix}"));
}

/// Where Cargo unpacked XKCP.
fn xkcp() -> PathBuf {
    // Without a platform filter this lists, and downloads if need be, packages of every target,
    // also of one that never holds.
    let output = Command::new(variable("CARGO"))
        .args(["metadata", "--format-version", "1", "--locked"])
        .current_dir(variable("CARGO_MANIFEST_DIR"))
        .output()
        .unwrap_or_else(|error| fail(&format!("cargo metadata: {error}")));
    let metadata: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap_or_else(|_| {
        fail(&format!("cargo metadata: {}", String::from_utf8_lossy(&output.stderr).trim()))
    });
    metadata["packages"]
        .as_array()
        .and_then(|packages| packages.iter().find(|package| package["name"] == "xkcp-sys"))
        .and_then(|package| package["manifest_path"].as_str())
        .and_then(|manifest| Path::new(manifest).parent())
        .unwrap_or_else(|| fail("cargo metadata lists no package xkcp-sys"))
        .join(XKCP)
}

/// First line of `compiler --version`.
fn version(compiler: &str) -> Option<String> {
    let output = Command::new(compiler).arg("--version").output().ok()?;
    String::from_utf8(output.stdout).ok()?.lines().next().map(str::to_owned)
}

fn variable(name: &str) -> String {
    std::env::var(name).unwrap_or_else(|_| fail(&format!("{name} is not set: run this through cargo")))
}

fn fail(message: &str) -> ! {
    println!("cargo::error={message}");
    exit(1)
}
