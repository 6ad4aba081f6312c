//! The program: all of it is in the library of this package, which is compiled while the kernels still are.
#![forbid(unsafe_code)]

fn main() -> std::process::ExitCode {
    hashweave_cli::main()
}
