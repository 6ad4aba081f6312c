//! Generates the loops of `weave/`, and the instruction counts of those that search, for x86-64; other targets have none.

mod weave;

use std::path::PathBuf;
use std::{env, fs};

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=weave");
    if env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|arch| arch == "x86_64") {
        let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo names a folder for what is generated"));
        for (name, generated) in weave::loops() {
            fs::write(out.join(format!("{name}.s")), &generated.text).expect("the folder can be written");
            let counts = out.join(format!("{name}.counts.rs"));
            fs::write(counts, generated.counts()).expect("the folder can be written");
        }
        for (rate, text) in weave::absorbers() {
            fs::write(out.join(format!("absorb-{rate}.s")), text).expect("the folder can be written");
        }
    }
}
