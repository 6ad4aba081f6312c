//! Generates the woven search loop (`weave/`) for x86-64; other targets have none.

mod weave;

use std::path::PathBuf;
use std::{env, fs};

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=weave");
    if env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|arch| arch == "x86_64") {
        let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo names a folder for what is generated"));
        fs::write(out.join("woven.s"), weave::search_loop()).expect("the folder can be written");
    }
}
