//! NVIDIA's cards, driven by NVIDIA's driver alone.
//!
//! The driver itself compiles the text of a kernel (PTX), so it supports every card that it drives,
//! and building or running this program needs nothing else of NVIDIA's. The functions are declared
//! here (`native/calls.rs` says why).
//!
//! A device has a context of its own, not the primary one, which would be shared with everything
//! else in this process: a context in which a launch failed is unusable, and only its owner can
//! destroy it.
#![allow(unsafe_code)]

use crate::device::{About, Api, Device, DeviceError};
use crate::native::Card;
use crate::native::calls::{self, Calls, Code, Handle, find, kept_text, text};
use crate::native::open::{self, Driver, NotCompiled, code, one_line};
use core::ffi::{c_char, c_int, c_uint, c_void};
use core::ptr::{null, null_mut, without_provenance_mut};
use libloading::Library;
use std::ffi::CString;
use std::fs;
use std::sync::OnceLock;
use weave::device::{Kernel, ptx};

/// The driver's library on Linux and on Windows.
const LIBRARIES: [&str; 3] = ["libcuda.so.1", "libcuda.so", "nvcuda.dll"];

// Numbers of `cuda.h`.
/// `CU_CTX_SCHED_BLOCKING_SYNC`: a waiting thread sleeps.
const SCHED_BLOCKING_SYNC: c_uint = 4;
/// `CU_DEVICE_ATTRIBUTE_CLOCK_RATE`, in kHz.
const CLOCK_RATE: c_int = 13;
/// `CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT`
const MULTIPROCESSOR_COUNT: c_int = 16;
/// `CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR` and `…_MINOR`
const COMPUTE_CAPABILITY: [c_int; 2] = [75, 76];
/// `CU_JIT_ERROR_LOG_BUFFER` and `CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES`
const ERROR_LOG: [c_uint; 2] = [5, 6];

/// Lists the devices, in the order of their numbers.
///
/// # Errors
///
/// [`DeviceError::NoDriver`] if there are none.
pub fn list() -> Result<Vec<About>, DeviceError> {
    let cuda = Cuda::get()?;
    (0..cuda.devices()?).map(|number| cuda.about(number)).collect()
}

/// Opens a device by its number in [`list`].
///
/// # Errors
///
/// If there is no such device, or the driver refuses.
pub fn open(number: usize) -> Result<Box<dyn Device>, DeviceError> {
    let cuda = Cuda::get()?;
    let present = cuda.devices()?;
    if number >= present {
        return Err(DeviceError::NoDevice { api: Api::Cuda, number, present });
    }
    let about = cuda.about(number)?;
    let device = cuda.device(number)?;
    let mut context = null_mut();
    let flags = SCHED_BLOCKING_SYNC;
    // SAFETY: the driver writes a handle.
    let code = unsafe { (cuda.create_context)(&mut context, flags, device) };
    if code != code::SUCCESS {
        return Err(open::error(&about.name, "to open it", code, &cuda.words(code)));
    }
    // Callers enter the context when they use the device.
    // SAFETY: the call accepts null for no context.
    let _ = unsafe { (cuda.enter)(null_mut()) };
    Ok(Box::new(Card::new(about, Box::new(Context { cuda, context }))))
}

/// The driver.
struct Cuda {
    calls: Calls,
    init: unsafe extern "C" fn(c_uint) -> Code,
    version: unsafe extern "C" fn(*mut c_int) -> Code,
    count: unsafe extern "C" fn(*mut c_int) -> Code,
    device: unsafe extern "C" fn(*mut c_int, c_int) -> Code,
    name: unsafe extern "C" fn(*mut u8, c_int, c_int) -> Code,
    address: unsafe extern "C" fn(*mut u8, c_int, c_int) -> Code,
    memory: unsafe extern "C" fn(*mut usize, c_int) -> Code,
    attribute: unsafe extern "C" fn(*mut c_int, c_int, c_int) -> Code,
    create_context: unsafe extern "C" fn(*mut Handle, c_uint, c_int) -> Code,
    destroy_context: unsafe extern "C" fn(Handle) -> Code,
    enter: unsafe extern "C" fn(Handle) -> Code,
    load: unsafe extern "C" fn(*mut Handle, *const c_char, c_uint, *mut c_uint, *mut *mut c_void) -> Code,
    words: unsafe extern "C" fn(Code, *mut *const c_char) -> Code,
}

impl Cuda {
    /// Returns the driver, which has been started.
    fn get() -> Result<&'static Self, DeviceError> {
        static CUDA: OnceLock<Result<Cuda, String>> = OnceLock::new();
        let no_driver = |why: String| DeviceError::NoDriver { api: Api::Cuda, why };
        let cuda = CUDA.get_or_init(Self::find).as_ref().map_err(|why| no_driver(why.clone()))?;
        // SAFETY: may be called at any time, by any thread.
        match unsafe { (cuda.init)(0) } {
            code::SUCCESS => Ok(cuda),
            code::NO_DEVICE => Err(no_driver("NVIDIA's driver finds no device".to_owned())),
            code => {
                Err(no_driver(format!("NVIDIA's driver does not start: {} (error {code})", cuda.words(code))))
            }
        }
    }

    fn find() -> Result<Self, String> {
        // SAFETY: loading the library runs the driver's code, which is trusted like the system.
        let library = LIBRARIES.into_iter().find_map(|name| unsafe { Library::new(name) }.ok());
        let library = library
            .ok_or("NVIDIA's driver is not installed: its library is not found (libcuda.so.1, nvcuda.dll)")?;
        // The driver has threads of its own, so it is never unloaded.
        let library = Box::leak(Box::new(library));
        // SAFETY: the functions are declared as in `cuda.h`.
        unsafe { Self::functions(library) }
    }

    /// # Safety
    ///
    /// The library is NVIDIA's driver.
    unsafe fn functions(library: &Library) -> Result<Self, String> {
        // SAFETY: the functions are declared as in `cuda.h`, where names without a suffix are
        // macros for those with one.
        unsafe {
            Ok(Self {
                calls: Calls {
                    allocate: find(library, "cuMemAlloc_v2")?,
                    free: find(library, "cuMemFree_v2")?,
                    allocate_host: find(library, "cuMemHostAlloc")?,
                    free_host: find(library, "cuMemFreeHost")?,
                    copy_in: find(library, "cuMemcpyHtoD_v2")?,
                    copy_out: find(library, "cuMemcpyDtoHAsync_v2")?,
                    fill: find(library, "cuMemsetD32Async")?,
                    create_stream: find(library, "cuStreamCreate")?,
                    destroy_stream: find(library, "cuStreamDestroy_v2")?,
                    create_event: find(library, "cuEventCreate")?,
                    destroy_event: find(library, "cuEventDestroy_v2")?,
                    record: find(library, "cuEventRecord")?,
                    wait: find(library, "cuEventSynchronize")?,
                    elapsed: find(library, "cuEventElapsedTime")?,
                    function: find(library, "cuModuleGetFunction")?,
                    unload: find(library, "cuModuleUnload")?,
                    launch: find(library, "cuLaunchKernel")?,
                },
                init: find(library, "cuInit")?,
                version: find(library, "cuDriverGetVersion")?,
                count: find(library, "cuDeviceGetCount")?,
                device: find(library, "cuDeviceGet")?,
                name: find(library, "cuDeviceGetName")?,
                address: find(library, "cuDeviceGetPCIBusId")?,
                memory: find(library, "cuDeviceTotalMem_v2")?,
                attribute: find(library, "cuDeviceGetAttribute")?,
                create_context: find(library, "cuCtxCreate_v2")?,
                destroy_context: find(library, "cuCtxDestroy_v2")?,
                enter: find(library, "cuCtxSetCurrent")?,
                load: find(library, "cuModuleLoadDataEx")?,
                words: find(library, "cuGetErrorString")?,
            })
        }
    }

    fn words(&self, code: Code) -> String {
        let mut words = null();
        // SAFETY: the driver writes a pointer to a text that it keeps, or null.
        unsafe {
            let _ = (self.words)(code, &mut words);
            kept_text(words)
        }
        .map_or_else(|| "an error that the driver does not describe".to_owned(), |words| one_line(&words))
    }

    /// Fails if the driver does not answer a question about its devices.
    fn answered(&self, code: Code) -> Result<(), DeviceError> {
        if code == code::SUCCESS {
            return Ok(());
        }
        Err(open::error("NVIDIA's driver", "to list devices", code, &self.words(code)))
    }

    fn devices(&self) -> Result<usize, DeviceError> {
        let mut count = 0;
        // SAFETY: the driver writes a number.
        self.answered(unsafe { (self.count)(&mut count) })?;
        Ok(count.try_into().unwrap_or(0))
    }

    /// Returns the driver's handle of the device with a number.
    fn device(&self, number: usize) -> Result<c_int, DeviceError> {
        let mut device = 0;
        // SAFETY: the driver writes a number.
        self.answered(unsafe { (self.device)(&mut device, number as c_int) })?;
        Ok(device)
    }

    fn about(&self, number: usize) -> Result<About, DeviceError> {
        let device = self.device(number)?;
        let attribute = |which: c_int| {
            let mut value = 0;
            // SAFETY: the driver writes a number.
            let code = unsafe { (self.attribute)(&mut value, which, device) };
            (code == code::SUCCESS).then_some(value)
        };
        let positive =
            |which| attribute(which).and_then(|value| u32::try_from(value).ok()).filter(|&value| value > 0);
        let (mut name, mut address) = ([0; 256], [0; 32]);
        let mut memory = 0;
        // SAFETY: the driver writes no more bytes than it is told, and a number.
        let [named, addressed, measured] = unsafe {
            [
                (self.name)(name.as_mut_ptr(), name.len() as c_int, device),
                (self.address)(address.as_mut_ptr(), address.len() as c_int, device),
                (self.memory)(&mut memory, device),
            ]
        };
        self.answered(named)?;
        let [major, minor] = COMPUTE_CAPABILITY.map(|which| attribute(which).unwrap_or(0));
        Ok(About {
            api: Api::Cuda,
            number,
            name: text(&name),
            driver: self.driver(),
            architecture: format!("sm_{major}{minor}"),
            memory: (measured == code::SUCCESS).then_some(memory as u64),
            units: positive(MULTIPROCESSOR_COUNT),
            clock_khz: positive(CLOCK_RATE),
            card: (addressed == code::SUCCESS).then(|| text(&address).to_lowercase()),
            is_software: false,
        })
    }

    /// Returns the driver's release, where the system tells it, and the version of its interface.
    fn driver(&self) -> String {
        let mut version = 0;
        // SAFETY: the driver writes a number.
        let _ = unsafe { (self.version)(&mut version) };
        let release = fs::read_to_string("/sys/module/nvidia/version").unwrap_or_default();
        let interface = format!("CUDA {}.{}", version / 1000, version % 1000 / 10);
        let parts = ["NVIDIA", release.trim(), &interface];
        parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
    }
}

/// An open device as the driver sees it.
struct Context {
    cuda: &'static Cuda,
    context: Handle,
}

// SAFETY: any thread may enter a context, several at a time; the handle never changes.
unsafe impl Send for Context {}
// SAFETY: as above.
unsafe impl Sync for Context {}

impl Driver for Context {
    fn calls(&self) -> &Calls {
        &self.cuda.calls
    }

    fn enter(&self) -> Code {
        // SAFETY: the context is destroyed only when this is dropped.
        unsafe { (self.cuda.enter)(self.context) }
    }

    fn words(&self, code: Code) -> String {
        self.cuda.words(code)
    }

    fn compile(&self, kernel: &Kernel) -> Result<Handle, NotCompiled> {
        let text = CString::new(ptx::text(kernel)).expect("a text without zeros");
        let mut log = [0; 8192];
        let mut options = ERROR_LOG;
        // The second value is a number, passed as a pointer.
        let mut values = [log.as_mut_ptr().cast(), without_provenance_mut(log.len())];
        let mut module = null_mut();
        // SAFETY: the text ends with a zero, there are as many values as options, and the driver
        // writes no more to the log than it has room for. The kernel was printed by `weave`.
        let code = unsafe {
            (self.cuda.load)(
                &mut module,
                text.as_ptr(),
                options.len() as c_uint,
                options.as_mut_ptr(),
                values.as_mut_ptr(),
            )
        };
        match code {
            code::SUCCESS => Ok(module),
            code => Err(NotCompiled { code: Some(code), log: calls::text(&log) }),
        }
    }

    fn close(&self, _has_failed: bool) {
        // SAFETY: nothing of this context is in use, and it is destroyed once.
        let _ = unsafe { (self.cuda.destroy_context)(self.context) };
    }
}
