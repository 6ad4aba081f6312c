//! hipRTC: HIP's compiler as a library. See "HIP RTC Programming Guide".
#![allow(unsafe_code)]

use crate::native::calls::{Code, Handle, find, kept_text, load_library, text};
use crate::native::open::{code, one_line};
use core::ffi::{c_char, c_int};
use core::ptr::{null, null_mut};
use libloading::Library;
use std::ffi::{CStr, CString};
use std::sync::OnceLock;

/// The compiler.
pub(super) struct Compiler {
    create: Create,
    destroy: unsafe extern "C" fn(*mut Handle) -> Code,
    compile: unsafe extern "C" fn(Handle, c_int, *const *const c_char) -> Code,
    log_size: unsafe extern "C" fn(Handle, *mut usize) -> Code,
    log: unsafe extern "C" fn(Handle, *mut u8) -> Code,
    code_size: unsafe extern "C" fn(Handle, *mut usize) -> Code,
    code: unsafe extern "C" fn(Handle, *mut u8) -> Code,
    words: unsafe extern "C" fn(Code) -> *const c_char,
    /// Keeps the library of the functions loaded, where it is not the runtime's.
    _library: Option<Library>,
}

/// Makes a program: its handle, its text, its name, the number of headers, their texts, their
/// names.
type Create = unsafe extern "C" fn(
    *mut Handle,
    *const c_char,
    *const c_char,
    c_int,
    *const *const c_char,
    *const *const c_char,
) -> Code;

/// Returns the names of the compiler's library for a version of the runtime.
fn libraries([major, minor, _]: [c_int; 3]) -> Vec<String> {
    if cfg!(windows) {
        vec![format!("hiprtc{major:02}{minor:02}.dll"), "hiprtc.dll".to_owned()]
    } else {
        vec![
            format!("libhiprtc.so.{major}"),
            "libhiprtc.so".to_owned(),
            "/opt/rocm/lib/libhiprtc.so".to_owned(),
        ]
    }
}

impl Compiler {
    /// Returns the compiler for a version of the runtime. Before version 7 it could be in the
    /// runtime's library.
    pub(super) fn get(runtime: &Library, version: [c_int; 3]) -> Result<&'static Self, &'static str> {
        static COMPILER: OnceLock<Result<Compiler, String>> = OnceLock::new();
        let find = || {
            let own = load_library(&libraries(version));
            // SAFETY: one or the other library has HIP's compiler.
            unsafe { Self::functions(own, runtime) }.map_err(|_| {
                "HIP's compiler is not installed: its library is not found (libhiprtc.so, hiprtc.dll)"
                    .to_owned()
            })
        };
        COMPILER.get_or_init(find).as_ref().map_err(String::as_str)
    }

    /// # Safety
    ///
    /// The first library is HIP's compiler. If there is none, only the second may have its
    /// functions.
    unsafe fn functions(own: Option<Library>, runtime: &Library) -> Result<Self, String> {
        let library = own.as_ref().unwrap_or(runtime);
        // SAFETY: the functions are declared as in `hiprtc.h`.
        unsafe {
            Ok(Self {
                create: find(library, "hiprtcCreateProgram")?,
                destroy: find(library, "hiprtcDestroyProgram")?,
                compile: find(library, "hiprtcCompileProgram")?,
                log_size: find(library, "hiprtcGetProgramLogSize")?,
                log: find(library, "hiprtcGetProgramLog")?,
                code_size: find(library, "hiprtcGetCodeSize")?,
                code: find(library, "hiprtcGetCode")?,
                words: find(library, "hiprtcGetErrorString")?,
                _library: own,
            })
        }
    }

    /// Compiles a text for an architecture; returns the code, or the compiler's errors.
    pub(super) fn compile(&self, text: &str, target: &str) -> Result<Vec<u8>, String> {
        let text = CString::new(text).map_err(|error| error.to_string())?;
        let option = CString::new(format!("--offload-arch={target}")).map_err(|error| error.to_string())?;
        let program = Program::new(self, &text)?;
        // SAFETY: this is a program; the compiler reads one option, which ends with a zero.
        let compiled = unsafe { (self.compile)(program.handle, 1, [option.as_ptr()].as_ptr()) };
        if compiled != code::SUCCESS {
            let log = program.read(self.log_size, self.log).map(|log| self::text(&log)).unwrap_or_default();
            return Err(if log.is_empty() { self.words(compiled) } else { log });
        }
        program.read(self.code_size, self.code)
    }

    fn words(&self, code: Code) -> String {
        // SAFETY: the compiler keeps its texts.
        let words = unsafe { kept_text((self.words)(code)) };
        format!("{} (error {code})", one_line(&words.unwrap_or_default()))
    }
}

/// A program of the compiler.
struct Program<'a> {
    compiler: &'a Compiler,
    handle: Handle,
}

impl<'a> Program<'a> {
    fn new(compiler: &'a Compiler, text: &CStr) -> Result<Self, String> {
        let mut handle = null_mut();
        // SAFETY: the compiler reads two texts that end with a zero, and no header, and writes a
        // handle.
        let code =
            unsafe { (compiler.create)(&mut handle, text.as_ptr(), c"search".as_ptr(), 0, null(), null()) };
        if code == code::SUCCESS { Ok(Self { compiler, handle }) } else { Err(compiler.words(code)) }
    }

    /// Reads a result of the compiler through two functions, one for its size and one for its
    /// bytes.
    fn read(
        &self,
        size: unsafe extern "C" fn(Handle, *mut usize) -> Code,
        bytes: unsafe extern "C" fn(Handle, *mut u8) -> Code,
    ) -> Result<Vec<u8>, String> {
        let mut length = 0;
        // SAFETY: this is a program, and the compiler writes a number.
        let mut code = unsafe { size(self.handle, &mut length) };
        let mut read = vec![0; length];
        if code == code::SUCCESS && length > 0 {
            // SAFETY: this is a program, and the compiler writes as many bytes as it said.
            code = unsafe { bytes(self.handle, read.as_mut_ptr()) };
        }
        if code == code::SUCCESS { Ok(read) } else { Err(self.compiler.words(code)) }
    }
}

impl Drop for Program<'_> {
    fn drop(&mut self) {
        // SAFETY: this is a program, and it goes back once.
        let _ = unsafe { (self.compiler.destroy)(&mut self.handle) };
    }
}
