//! Generates the loops of `weave/`, and the instruction counts of those that search or hash SHA-256, for x86-64; for architectures
//! whose vectors have no size that Rust knows, whole kernels (`weave/compiler`).

#[path = "weave/compiler/mod.rs"]
mod compiler;
mod weave;

use std::path::PathBuf;
use std::{env, fs};

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=weave");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo names a folder for what is generated"));
    let architecture = env::var("CARGO_CFG_TARGET_ARCH").expect("cargo names the architecture");
    for (name, text) in compiler::texts::texts(&architecture) {
        fs::write(out.join(name), text).expect("the folder can be written");
    }
    if architecture == "x86_64" {
        let search = weave::loops().map(|(name, generated)| (name, generated.counts(), generated.text));
        let sha256 =
            weave::sha256::loops().map(|(name, generated)| (name, generated.counts(), generated.text));
        for (name, counts, text) in search.into_iter().chain(sha256) {
            fs::write(out.join(format!("{name}.s")), text).expect("the folder can be written");
            fs::write(out.join(format!("{name}.counts.rs")), counts).expect("the folder can be written");
        }
        for (rate, text) in weave::absorbers() {
            fs::write(out.join(format!("absorb-{rate}.s")), text).expect("the folder can be written");
        }
    }
}
