//! The program. All of it is in the library of this package, which can be compiled while the
//! kernels still are.
#![forbid(unsafe_code)]

/// musl's own allocator has one lock for all threads.
#[cfg(target_env = "musl")]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> std::process::ExitCode {
    hashweave_cli::main()
}
