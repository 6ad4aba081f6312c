//! Generates the woven loops (`weave/`) and their instruction counts for x86-64; other targets have none.

mod weave;

use std::path::PathBuf;
use std::{env, fs};

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=weave");
    if env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|arch| arch == "x86_64") {
        let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo names a folder for what is generated"));
        let search = weave::loops().map(|(name, generated)| (name, generated.counts(), generated.text));
        let sha256 =
            weave::sha256::loops().map(|(name, generated)| (name, generated.counts(), generated.text));
        for (name, counts, text) in search.into_iter().chain(sha256) {
            fs::write(out.join(format!("{name}.s")), text).expect("the folder can be written");
            fs::write(out.join(format!("{name}.counts.rs")), counts).expect("the folder can be written");
        }
    }
}
