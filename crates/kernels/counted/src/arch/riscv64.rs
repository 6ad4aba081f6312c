//! RISC-V.

use crate::operations::print;
use std::hint::black_box;

#[path = "scalable.rs"]
mod scalable;
#[path = "single.rs"]
mod single;

/// Hands the instruction sets to a macro.
macro_rules! with_table {
    ($then:ident) => {
        $then! {
            scalar: isa::Scalar;
        }
    };
}
pub(crate) use with_table;

/// Prints the instructions made for SHA-2, and vectors of any size.
pub(crate) fn print_others() {
    black_box(single::named());
    // `weave/src/loops/zvknh.rs`: the instructions after the words are loaded.
    println!("sha256_block zvknh 1 64 {}", 16 * 3 + 12 * 2 + 4 + 2 + 2);
    println!("sha512_block zvknh 1 80 {}", 20 * 3 + 16 * 2 + 4 + 2 + 2);
    let Some(token) = lanes::isa::Rvv::detect() else { return };
    for (name, token) in [("rvv_zvkb", token), ("rvv", token.without_zvkb())] {
        if token.zvkb() || name == "rvv" {
            let vectors = scalable::Scalable::Rvv(token);
            print(name, |bits| vectors.lanes(bits), |operations| vectors.instructions(operations));
        }
    }
}
