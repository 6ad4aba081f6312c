//! Version, information, selftest.

use crate::memory::{self, Place};
use crate::status::{self, Error, HW_ERROR_LENGTH, HW_ERROR_WRONG_ANSWER, HW_OK, hw_status};
use core::ffi::{c_char, c_void};
use hashweave::batch::Kernel;
use hashweave::{Algorithm, Backend, cpu, selftest};
use std::ffi::CString;
use std::thread::available_parallelism;

/// The major version of this header, which incompatible changes increase.
pub const HW_VERSION_MAJOR: u32 = 0;
/// The minor version of this header, which additions increase.
pub const HW_VERSION_MINOR: u32 = 1;
/// The patch version of this header, which corrections increase.
pub const HW_VERSION_PATCH: u32 = 0;

/// Returns the version of the linked library as `0x00MMmmpp`, to be compared with `HW_VERSION`.
///
/// Threads: any number at once.
#[unsafe(no_mangle)]
pub extern "C" fn hw_version() -> u32 {
    HW_VERSION_MAJOR << 16 | HW_VERSION_MINOR << 8 | HW_VERSION_PATCH
}

/// Returns the version of the linked library as a text such as "0.1.0". The text belongs to the
/// library and is never freed.
///
/// Threads: any number at once.
#[unsafe(no_mangle)]
pub extern "C" fn hw_version_text() -> *const c_char {
    const TEXT: &str = concat!(env!("CARGO_PKG_VERSION"), "\0");
    TEXT.as_ptr().cast()
}

/// Describes the machine and the library's choices in lines of the form "`name: value`": the
/// version, the processor, its core if it is known, the number of threads that it can run, the
/// instruction sets, and for every algorithm the kernel for one stream and the widest kernel.
///
/// Writes the `text`, which ends with a zero, if `size` is large enough. Always sets `*needed` to
/// the number of bytes that are needed. `text` may be NULL if `size` is 0. If the processor is
/// unknown, the first call times the kernels of every algorithm, which takes a few milliseconds.
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

/// The result of the test of one kernel.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct hw_verdict {
    /// Its job: "digest", "sum", "search", "replicate" and so on.
    pub job: *const c_char,
    /// The algorithm's name.
    pub algorithm: *const c_char,
    /// The instruction set's name.
    pub backend: *const c_char,
    /// The kernel's name.
    pub kernel: *const c_char,
    /// The number of values that were compared.
    pub compared: u64,
    /// The failure; NULL if the kernel is correct.
    pub failure: *const c_char,
}

/// Receives a verdict, whose texts are valid until the callback returns, and the pointer that was
/// registered with it. The callback must return; it must not call longjmp or throw.
pub type hw_verdict_callback = Option<unsafe extern "C" fn(verdict: *const hw_verdict, user: *mut c_void)>;

/// Tests every kernel that this machine can run against the reference implementation, which takes a
/// few seconds. Returns HW_OK or HW_ERROR_WRONG_ANSWER.
///
/// `callback` is called for every kernel, in this thread. It may be NULL.
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
