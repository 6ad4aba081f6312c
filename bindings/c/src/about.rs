//! Version, information, selftest.

use crate::memory::{self, Place};
use crate::status::{self, Error, HW_ERROR_LENGTH, HW_ERROR_WRONG_ANSWER, HW_OK, hw_status};
use core::ffi::{c_char, c_void};
use hashweave::batch::Kernel;
use hashweave::{Algorithm, Backend, cpu, selftest};
use std::ffi::CString;
use std::thread::available_parallelism;

/// The version of this header: incompatible changes count it up.
pub const HW_VERSION_MAJOR: u32 = 0;
/// The version of this header: additions count it up.
pub const HW_VERSION_MINOR: u32 = 1;
/// The version of this header: corrections count it up.
pub const HW_VERSION_PATCH: u32 = 0;

/// The version of the library that is linked, as `0x00MMmmpp`: to be compared with `HW_VERSION`.
///
/// Threads: any number at once.
#[unsafe(no_mangle)]
pub extern "C" fn hw_version() -> u32 {
    HW_VERSION_MAJOR << 16 | HW_VERSION_MINOR << 8 | HW_VERSION_PATCH
}

/// The version of the library that is linked, as a text such as "0.1.0", which is the library's and lasts.
///
/// Threads: any number at once.
#[unsafe(no_mangle)]
pub extern "C" fn hw_version_text() -> *const c_char {
    const TEXT: &str = concat!(env!("CARGO_PKG_VERSION"), "\0");
    TEXT.as_ptr().cast()
}

/// What the library found: lines `name: value` for the version, the processor, its core as far as it is known, the threads that it can run, the instruction sets,
/// and for every algorithm the kernel that hashes one stream and the widest one.
///
/// Writes the text with a zero after it if `size` is enough, and `*needed` = the bytes that are, in any case; `text` may be NULL if `size` is 0.
/// The first call for an algorithm times its kernels if the processor is unknown, which takes some milliseconds.
///
/// Threads: any number at once.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_info(text: *mut c_char, size: usize, needed: *mut usize) -> hw_status {
    status::call(|| {
        // SAFETY: as the header promises.
        let place = unsafe { Place::new("needed", needed) }?;
        // SAFETY: as the header promises.
        let room = unsafe { memory::room("text", text.cast(), size) }?;
        let info = info();
        place.put(info.len() + 1);
        if size > info.len() {
            room[..info.len()].copy_from_slice(info.as_bytes());
            room[info.len()] = 0;
            return Ok(HW_OK);
        }
        if size == 0 {
            return Ok(HW_OK);
        }
        Err(Error::new(
            HW_ERROR_LENGTH,
            format!("size is {size}, and the text has {} bytes with its zero", info.len() + 1),
        ))
    })
}

fn info() -> String {
    let cpu::Cpu { name, core } = cpu::detect();
    let isas: Vec<_> = Backend::usable().map(|backend| backend.isa().name()).collect();
    let mut lines = vec![
        format!("version: {}", env!("CARGO_PKG_VERSION")),
        format!("cpu: {name}"),
        format!("core: {core:?}"),
        format!("threads: {}", available_parallelism().map_or(1, usize::from)),
        format!("instruction sets: {}", isas.join(" ")),
    ];
    for algorithm in Algorithm::NAMED {
        let plan = hashweave::batch::Plan::of(algorithm.primitive());
        let describe =
            |kernel: Kernel| format!("{} x{}", kernel.name(), kernel.degree(algorithm.primitive()));
        let (one, many) = (plan.first(1).kernel, plan.first(plan.width()).kernel);
        lines.push(format!("{algorithm}: {}, {}", describe(one), describe(many)));
    }
    lines.join("\n") + "\n"
}

/// A kernel that was tested.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct hw_verdict {
    /// What it does: "digest", "sum", "search", "replicate" and so on.
    pub job: *const c_char,
    /// The algorithm's name.
    pub algorithm: *const c_char,
    /// The instruction set's name.
    pub backend: *const c_char,
    /// The kernel's name.
    pub kernel: *const c_char,
    /// How many values were compared.
    pub compared: u64,
    /// What was wrong; NULL if nothing.
    pub failure: *const c_char,
}

/// Takes a verdict, whose texts last until it returns, and the pointer that was given with it. It must return, not jump out or throw.
pub type hw_verdict_callback = Option<unsafe extern "C" fn(verdict: *const hw_verdict, user: *mut c_void)>;

/// Tests every kernel that this machine can run against the reference, which takes some seconds: HW_OK, or HW_ERROR_WRONG_ANSWER.
///
/// `callback`, which may be NULL, is called for every kernel, in this thread.
///
/// Threads: any number at once.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_selftest(callback: hw_verdict_callback, user: *mut c_void) -> hw_status {
    status::call(|| {
        let mut failures = Vec::new();
        selftest(&mut |verdict| {
            if let Some(failure) = &verdict.failure {
                failures.push(format!("{} {} {}: {failure}", verdict.job, verdict.algo, verdict.kernel));
            }
            let Some(callback) = callback else { return };
            let text = |text: &str| CString::new(text).unwrap_or_default();
            let (job, algorithm) = (text(verdict.job), text(&verdict.algo));
            let (backend, kernel) = (text(verdict.backend), text(verdict.kernel));
            let failure = verdict.failure.as_deref().map(text);
            let told = hw_verdict {
                job: job.as_ptr(),
                algorithm: algorithm.as_ptr(),
                backend: backend.as_ptr(),
                kernel: kernel.as_ptr(),
                compared: verdict.compared as u64,
                failure: failure.as_ref().map_or(core::ptr::null(), |text| text.as_ptr()),
            };
            // SAFETY: the caller gave the function for this.
            unsafe { callback(&told, user) };
        });
        match failures.as_slice() {
            [] => Ok(HW_OK),
            [first, rest @ ..] => {
                let others =
                    if rest.is_empty() { String::new() } else { format!("; and {} more", rest.len()) };
                Err(Error::new(HW_ERROR_WRONG_ANSWER, first.clone() + &others))
            }
        }
    })
}
