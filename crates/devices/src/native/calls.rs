//! The functions of a driver, found in its library when the program runs.
//!
//! They are declared here and not taken from cudarc, whose declarations give errors as an enumeration of Rust: a driver that is newer than the enumeration
//! may return a number that is not in it, which is undefined behaviour, and a driver that is older and lacks a function makes it panic.
#![allow(unsafe_code)]

use core::ffi::{CStr, c_char, c_int, c_uint, c_void};
use libloading::Library;

/// How a call ended: 0 is well.
pub(crate) type Code = c_int;

/// Whatever a driver gives: a context, memory of the device or of the host, a stream, an event, a module, a function.
///
/// Memory of the device is an integer as wide as a pointer in NVIDIA's declarations, which is handed over in the same way.
pub(crate) type Handle = *mut c_void;

/// A function that gives something back.
pub(crate) type GiveBack = unsafe extern "C" fn(Handle) -> Code;

/// Flag of memory, streams and events: nothing special.
pub(crate) const PLAIN: c_uint = 0;

/// Flag of streams: does not wait for the default stream.
pub(crate) const NON_BLOCKING: c_uint = 1;

/// Flag of events: who waits for it sleeps.
pub(crate) const BLOCKING_SYNC: c_uint = 1;

/// The functions that both drivers have. See "CUDA Driver API" and "HIP Runtime API Reference".
pub(crate) struct Calls {
    /// Memory of the device: where it is, how many bytes.
    pub(crate) allocate: unsafe extern "C" fn(*mut Handle, usize) -> Code,
    /// Gives it back.
    pub(crate) free: GiveBack,
    /// Page-locked memory of the host: where it is, how many bytes, flags.
    pub(crate) allocate_host: unsafe extern "C" fn(*mut Handle, usize, c_uint) -> Code,
    /// Gives it back.
    pub(crate) free_host: GiveBack,
    /// Copies to the device: to, from, bytes.
    pub(crate) copy_in: unsafe extern "C" fn(Handle, *const c_void, usize) -> Code,
    /// Copies from the device, in a stream: to, from, bytes, stream.
    pub(crate) copy_out: unsafe extern "C" fn(Handle, Handle, usize, Handle) -> Code,
    /// Writes a word several times, in a stream: to, word, how often, stream.
    pub(crate) fill: unsafe extern "C" fn(Handle, c_uint, usize, Handle) -> Code,
    /// A stream: what it is, flags.
    pub(crate) create_stream: unsafe extern "C" fn(*mut Handle, c_uint) -> Code,
    /// Gives it back.
    pub(crate) destroy_stream: GiveBack,
    /// An event: what it is, flags.
    pub(crate) create_event: unsafe extern "C" fn(*mut Handle, c_uint) -> Code,
    /// Gives it back.
    pub(crate) destroy_event: GiveBack,
    /// An event comes to pass when all that is in a stream is done: event, stream.
    pub(crate) record: unsafe extern "C" fn(Handle, Handle) -> Code,
    /// Waits for an event.
    pub(crate) wait: unsafe extern "C" fn(Handle) -> Code,
    /// Milliseconds from one event to another.
    pub(crate) elapsed: unsafe extern "C" fn(*mut f32, Handle, Handle) -> Code,
    /// A function of a module by its name.
    pub(crate) function: unsafe extern "C" fn(*mut Handle, Handle, *const c_char) -> Code,
    /// Gives a module back.
    pub(crate) unload: GiveBack,
    /// Launches a function: workgroups in three directions, threads of each in three directions, bytes of memory that they share besides, stream, where
    /// each argument is, nothing.
    #[allow(clippy::type_complexity)]
    pub(crate) launch: unsafe extern "C" fn(
        Handle,
        c_uint,
        c_uint,
        c_uint,
        c_uint,
        c_uint,
        c_uint,
        c_uint,
        Handle,
        *mut *const c_void,
        *mut *const c_void,
    ) -> Code,
}

/// Loads the first of these libraries that there is.
#[cfg(feature = "hip")]
pub(crate) fn load_library(names: &[String]) -> Option<Library> {
    // SAFETY: what the library does when it is loaded is the driver's affair, which is trusted as the system is.
    names.iter().find_map(|name| unsafe { Library::new(name) }.ok())
}

/// A function of a library.
///
/// # Errors
///
/// In words, if the library does not have it.
///
/// # Safety
///
/// `F` is a pointer to a function that is declared as the library has it.
pub(crate) unsafe fn find<F: Copy>(library: &Library, name: &str) -> Result<F, String> {
    // SAFETY: the caller promises that the symbol is what `F` says.
    let found = unsafe { library.get::<F>(name) };
    found
        .map(|symbol| *symbol)
        .map_err(|_| format!("the driver is too old or too new: it has no function {name}"))
}

/// What a driver writes into a buffer as text.
pub(crate) fn text(buffer: &[u8]) -> String {
    let bytes = CStr::from_bytes_until_nul(buffer).map_or(buffer, CStr::to_bytes);
    String::from_utf8_lossy(bytes).trim().to_owned()
}

/// A text that a driver keeps, if there is one.
///
/// # Safety
///
/// It is null, or a text that ends with a zero and stays while this function runs.
pub(crate) unsafe fn kept_text(text: *const c_char) -> Option<String> {
    // SAFETY: it is not null, so that it is such a text, as the caller promises.
    (!text.is_null()).then(|| unsafe { CStr::from_ptr(text) }.to_string_lossy().into_owned())
}
