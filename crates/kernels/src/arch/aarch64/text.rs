//! How generated texts become part of the program.

/// A generated text of AArch64, with the macros of the system's format of object files before it
/// (`weave`, `targets/aarch64.rs`).
macro_rules! aarch64_text {
    ($file:literal) => {
        #[cfg(target_vendor = "apple")]
        aarch64_text!($file, "macho.s");
        #[cfg(target_os = "windows")]
        aarch64_text!($file, "coff.s");
        #[cfg(not(any(target_vendor = "apple", target_os = "windows")))]
        aarch64_text!($file, "elf.s");
    };
    ($file:literal, $macros:literal) => {
        core::arch::global_asm!(
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/generated/aarch64/", $macros)),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/generated/aarch64/", $file)),
            ".purgem hashweave_unit",
            ".purgem hashweave_function",
            options(raw)
        );
    };
}
pub(in crate::arch) use aarch64_text;
