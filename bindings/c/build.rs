//! Sets the SONAME of the shared library, so that programs linked with it look for this name and
//! not for Cargo's.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let system = std::env::var("CARGO_CFG_TARGET_OS").unwrap_or_default();
    let major = env!("CARGO_PKG_VERSION_MAJOR");
    match system.as_str() {
        "linux" | "android" | "freebsd" | "netbsd" | "openbsd" | "dragonfly" => {
            println!("cargo::rustc-cdylib-link-arg=-Wl,-soname,libhashweave.so.{major}");
        }
        "macos" => {
            println!("cargo::rustc-cdylib-link-arg=-Wl,-install_name,@rpath/libhashweave.{major}.dylib")
        }
        _ => {}
    }
}
