//! The functions of a driver, found in its library when the program runs.
//!
//! They are declared here and not taken from cudarc, whose declarations return errors as a Rust
//! enumeration. A driver newer than the enumeration may return a number that is not in it, which is
//! undefined behaviour, and an older driver that lacks a function makes cudarc panic.
#![allow(unsafe_code)]

use core::ffi::{CStr, c_char, c_int, c_uint, c_void};
use libloading::Library;

/// The result of a call: 0 is success.
pub(crate) type Code = c_int;

/// A handle of a driver: a context, memory of the device or of the host, a stream, an event, a
/// module, a function.
///
/// NVIDIA declares memory of the device as an integer as wide as a pointer, which is passed in the
/// same way.
pub(crate) type Handle = *mut c_void;

/// A function that releases a handle.
pub(crate) type GiveBack = unsafe extern "C" fn(Handle) -> Code;

/// Flag of memory, streams and events: no special behaviour.
pub(crate) const PLAIN: c_uint = 0;

/// Flag of streams: the stream does not wait for the default stream.
pub(crate) const NON_BLOCKING: c_uint = 1;

/// Flag of events: a thread that waits for the event sleeps.
pub(crate) const BLOCKING_SYNC: c_uint = 1;

/// The functions that both drivers have. See "CUDA Driver API" and "HIP Runtime API Reference".
pub(crate) struct Calls {
    /// Allocates memory of the device: its address, bytes.
    pub(crate) allocate: unsafe extern "C" fn(*mut Handle, usize) -> Code,
    /// Frees it.
    pub(crate) free: GiveBack,
    /// Allocates page-locked memory of the host: its address, bytes, flags.
    pub(crate) allocate_host: unsafe extern "C" fn(*mut Handle, usize, c_uint) -> Code,
    /// Frees it.
    pub(crate) free_host: GiveBack,
    /// Copies to the device: to, from, bytes.
    pub(crate) copy_in: unsafe extern "C" fn(Handle, *const c_void, usize) -> Code,
    /// Copies from the device, in a stream: to, from, bytes, stream.
    pub(crate) copy_out: unsafe extern "C" fn(Handle, Handle, usize, Handle) -> Code,
    /// Writes a word several times, in a stream: to, word, how often, stream.
    pub(crate) fill: unsafe extern "C" fn(Handle, c_uint, usize, Handle) -> Code,
    /// Creates a stream: its handle, flags.
    pub(crate) create_stream: unsafe extern "C" fn(*mut Handle, c_uint) -> Code,
    /// Destroys it.
    pub(crate) destroy_stream: GiveBack,
    /// Creates an event: its handle, flags.
    pub(crate) create_event: unsafe extern "C" fn(*mut Handle, c_uint) -> Code,
    /// Destroys it.
    pub(crate) destroy_event: GiveBack,
    /// Records an event, which occurs when everything in the stream is done: event, stream.
    pub(crate) record: unsafe extern "C" fn(Handle, Handle) -> Code,
    /// Waits for an event.
    pub(crate) wait: unsafe extern "C" fn(Handle) -> Code,
    /// Returns the milliseconds from one event to another.
    pub(crate) elapsed: unsafe extern "C" fn(*mut f32, Handle, Handle) -> Code,
    /// Finds a function of a module by its name.
    pub(crate) function: unsafe extern "C" fn(*mut Handle, Handle, *const c_char) -> Code,
    /// Unloads a module.
    pub(crate) unload: GiveBack,
    /// Launches a function: workgroups in three dimensions, threads of each in three dimensions,
    /// bytes of additional shared memory, stream, pointers to the arguments, null.
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

/// Loads the first of these libraries that exists.
#[cfg(feature = "hip")]
pub(crate) fn load_library(names: &[String]) -> Option<Library> {
    // SAFETY: loading the library runs the driver's code, which is trusted like the system.
    names.iter().find_map(|name| unsafe { Library::new(name) }.ok())
}

/// Finds a function of a library.
///
/// # Errors
///
/// In words, if the library does not have it.
///
/// # Safety
///
/// `F` is a pointer to a function that is declared as the library has it.
pub(crate) unsafe fn find<F: Copy>(library: &Library, name: &str) -> Result<F, String> {
    // SAFETY: the caller promises that the symbol has the type `F`.
    let found = unsafe { library.get::<F>(name) };
    found
        .map(|symbol| *symbol)
        .map_err(|_| format!("the driver is too old or too new: it has no function {name}"))
}

/// Returns the text that a driver wrote into a buffer.
pub(crate) fn text(buffer: &[u8]) -> String {
    let bytes = CStr::from_bytes_until_nul(buffer).map_or(buffer, CStr::to_bytes);
    String::from_utf8_lossy(bytes).trim().to_owned()
}

/// Returns a text that a driver keeps, if there is one.
///
/// # Safety
///
/// The pointer is null, or points to a text that ends with a zero and stays while this function
/// runs.
pub(crate) unsafe fn kept_text(text: *const c_char) -> Option<String> {
    // SAFETY: the pointer is not null, so it points to such a text, as the caller promises.
    (!text.is_null()).then(|| unsafe { CStr::from_ptr(text) }.to_string_lossy().into_owned())
}
