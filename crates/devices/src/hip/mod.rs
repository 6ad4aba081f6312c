//! AMD's cards, driven by HIP: its runtime, and its compiler, which is a library (`compiler.rs`).
//!
//! The program looks for both when it runs; building it needs nothing of ROCm. This file declares
//! the functions that it uses of `hip_runtime_api.h`, and of structures only the place of one text,
//! because structures change from one major version to the next.
#![allow(unsafe_code)]

mod compiler;

use crate::device::{About, Api, Device, DeviceError};
use crate::native::Card;
use crate::native::calls::{Calls, Code, Handle, find, kept_text, load_library, text};
use crate::native::open::{self, Driver, NotCompiled, code, one_line};
use compiler::Compiler;
use core::ffi::{c_char, c_int, c_uint, c_void};
use core::ptr::null_mut;
use libloading::Library;
use std::sync::OnceLock;
use weave::device::{Kernel, c};

/// `hipDeviceAttributeClockRate`: kHz.
const CLOCK: c_int = 5;

/// `hipDeviceAttributeMultiprocessorCount`.
const UNITS: c_int = 63;

/// The words of the structure of a device's properties, which has the name of the architecture. It
/// takes 1472 bytes since HIP 6 and fewer before.
const PROPERTIES_WORDS: usize = 512;

/// The offset of the name in `hipDeviceProp_tR0600`.
const ARCHITECTURE_AT: usize = 1160;

/// The offset of the name in the structure of earlier versions.
const ARCHITECTURE_AT_BEFORE: usize = 396;

/// The size of the name in bytes.
const ARCHITECTURE_BYTES: usize = 256;

/// Lists the devices, in the order of their numbers.
///
/// # Errors
///
/// [`DeviceError::NoDriver`] if there are none.
pub fn list() -> Result<Vec<About>, DeviceError> {
    let hip = Hip::get()?;
    (0..hip.devices()?).map(|number| Ok(hip.about(number)?.0)).collect()
}

/// Opens a device by its number in [`list`].
///
/// # Errors
///
/// If there is no such device or no compiler for it, or the driver refuses.
pub fn open(number: usize) -> Result<Box<dyn Device>, DeviceError> {
    let hip = Hip::get()?;
    let present = hip.devices()?;
    if number >= present {
        return Err(DeviceError::NoDevice { api: Api::Hip, number, present });
    }
    let compiler = Compiler::get(&hip.library, hip.version())
        .map_err(|why| DeviceError::NoDriver { api: Api::Hip, why: why.to_owned() })?;
    let (about, target) = hip.about(number)?;
    let opened = Opened { hip, compiler, number: number as c_int, target };
    let code = opened.enter();
    if code != code::SUCCESS {
        return Err(open::error(&about.name, "to open it", code, &hip.words(code)));
    }
    Ok(Box::new(Card::new(about, Box::new(opened))))
}

/// The runtime.
struct Hip {
    calls: Calls,
    library: Library,
    init: unsafe extern "C" fn(c_uint) -> Code,
    version: unsafe extern "C" fn(*mut c_int) -> Code,
    count: unsafe extern "C" fn(*mut c_int) -> Code,
    name: unsafe extern "C" fn(*mut u8, c_int, c_int) -> Code,
    address: unsafe extern "C" fn(*mut u8, c_int, c_int) -> Code,
    memory: unsafe extern "C" fn(*mut usize, c_int) -> Code,
    attribute: unsafe extern "C" fn(*mut c_int, c_int, c_int) -> Code,
    properties: unsafe extern "C" fn(*mut u64, c_int) -> Code,
    architecture_at: usize,
    enter: unsafe extern "C" fn(c_int) -> Code,
    reset: unsafe extern "C" fn() -> Code,
    load: unsafe extern "C" fn(*mut Handle, *const c_void) -> Code,
    words: unsafe extern "C" fn(Code) -> *const c_char,
}

/// Returns the names of the runtime's library, the newest first, including the paths where AMD's
/// packages put it without registering it with the system.
fn libraries() -> Vec<String> {
    let names: &[&str] = if cfg!(windows) {
        &["amdhip64_7.dll", "amdhip64_6.dll", "amdhip64.dll"]
    } else {
        &[
            "libamdhip64.so.7",
            "libamdhip64.so.6",
            "libamdhip64.so.5",
            "libamdhip64.so",
            "/opt/rocm/lib/libamdhip64.so",
        ]
    };
    names.iter().map(|&name| name.to_owned()).collect()
}

impl Hip {
    /// Returns the runtime, which has been started.
    fn get() -> Result<&'static Self, DeviceError> {
        static HIP: OnceLock<Result<Hip, String>> = OnceLock::new();
        let no_driver = |why: String| DeviceError::NoDriver { api: Api::Hip, why };
        let hip = HIP.get_or_init(Self::find).as_ref().map_err(|why| no_driver(why.clone()))?;
        // SAFETY: may be called at any time, by any thread.
        match unsafe { (hip.init)(0) } {
            code::SUCCESS => Ok(hip),
            code::NO_DEVICE | code::INVALID_DEVICE => Err(no_driver("AMD's HIP finds no device".to_owned())),
            code => Err(no_driver(format!("AMD's HIP does not start: {} (error {code})", hip.words(code)))),
        }
    }

    fn find() -> Result<Self, String> {
        let library = load_library(&libraries())
            .ok_or("AMD's HIP is not installed: its library is not found (libamdhip64.so, amdhip64.dll)")?;
        // SAFETY: the library is HIP's runtime.
        unsafe { Self::functions(library) }
    }

    /// # Safety
    ///
    /// The library is HIP's runtime.
    unsafe fn functions(library: Library) -> Result<Self, String> {
        // SAFETY: the functions are declared as in `hip_runtime_api.h`; the structure of properties
        // is larger than any version's.
        unsafe {
            let newer = find(&library, "hipGetDevicePropertiesR0600");
            let architecture_at = if newer.is_ok() { ARCHITECTURE_AT } else { ARCHITECTURE_AT_BEFORE };
            Ok(Self {
                calls: Calls {
                    allocate: find(&library, "hipMalloc")?,
                    free: find(&library, "hipFree")?,
                    allocate_host: find(&library, "hipHostMalloc")?,
                    free_host: find(&library, "hipHostFree")?,
                    copy_in: find(&library, "hipMemcpyHtoD")?,
                    copy_out: find(&library, "hipMemcpyDtoHAsync")?,
                    fill: find(&library, "hipMemsetD32Async")?,
                    create_stream: find(&library, "hipStreamCreateWithFlags")?,
                    destroy_stream: find(&library, "hipStreamDestroy")?,
                    create_event: find(&library, "hipEventCreateWithFlags")?,
                    destroy_event: find(&library, "hipEventDestroy")?,
                    record: find(&library, "hipEventRecord")?,
                    wait: find(&library, "hipEventSynchronize")?,
                    elapsed: find(&library, "hipEventElapsedTime")?,
                    function: find(&library, "hipModuleGetFunction")?,
                    unload: find(&library, "hipModuleUnload")?,
                    launch: find(&library, "hipModuleLaunchKernel")?,
                },
                init: find(&library, "hipInit")?,
                version: find(&library, "hipRuntimeGetVersion")?,
                count: find(&library, "hipGetDeviceCount")?,
                name: find(&library, "hipDeviceGetName")?,
                address: find(&library, "hipDeviceGetPCIBusId")?,
                memory: find(&library, "hipDeviceTotalMem")?,
                attribute: find(&library, "hipDeviceGetAttribute")?,
                properties: newer.or_else(|_| find(&library, "hipGetDeviceProperties"))?,
                architecture_at,
                enter: find(&library, "hipSetDevice")?,
                reset: find(&library, "hipDeviceReset")?,
                load: find(&library, "hipModuleLoadData")?,
                words: find(&library, "hipGetErrorString")?,
                library,
            })
        }
    }

    fn words(&self, code: Code) -> String {
        // SAFETY: the runtime keeps its texts.
        let words = unsafe { kept_text((self.words)(code)) };
        words.map_or_else(|| "an error that HIP does not describe".to_owned(), |words| one_line(&words))
    }

    /// Fails if HIP does not answer a question about its devices.
    fn answered(&self, code: Code) -> Result<(), DeviceError> {
        if code == code::SUCCESS {
            return Ok(());
        }
        Err(open::error("AMD's HIP", "to list devices", code, &self.words(code)))
    }

    fn devices(&self) -> Result<usize, DeviceError> {
        let mut count = 0;
        // SAFETY: the runtime writes a number.
        self.answered(unsafe { (self.count)(&mut count) })?;
        Ok(count.try_into().unwrap_or(0))
    }

    /// Returns the version: major, minor, patch.
    fn version(&self) -> [c_int; 3] {
        let mut version = 0;
        // SAFETY: the runtime writes a number.
        let _ = unsafe { (self.version)(&mut version) };
        [version / 10_000_000, version / 100_000 % 100, version % 100_000]
    }

    /// Returns the properties of a device, and its architecture as compilers name it, which may be
    /// more specific: `gfx90a:sramecc+:xnack-`.
    fn about(&self, number: usize) -> Result<(About, String), DeviceError> {
        let device = number as c_int;
        let attribute = |which| {
            let mut value = 0;
            // SAFETY: the runtime writes a number.
            let code = unsafe { (self.attribute)(&mut value, which, device) };
            u32::try_from(value).ok().filter(|&value| code == code::SUCCESS && value > 0)
        };
        let (mut name, mut address) = ([0; 256], [0; 32]);
        let mut memory = 0;
        // SAFETY: the runtime writes no more bytes than it is told, and a number.
        let [named, addressed, measured] = unsafe {
            [
                (self.name)(name.as_mut_ptr(), name.len() as c_int, device),
                (self.address)(address.as_mut_ptr(), address.len() as c_int, device),
                (self.memory)(&mut memory, device),
            ]
        };
        self.answered(named)?;
        let target = self.target(device)?;
        let [major, minor, patch] = self.version();
        let about = About {
            api: Api::Hip,
            number,
            name: text(&name),
            driver: format!("AMD HIP {major}.{minor}.{patch}"),
            architecture: target.split(':').next().unwrap_or(&target).to_owned(),
            memory: (measured == code::SUCCESS).then_some(memory as u64),
            units: attribute(UNITS),
            clock_khz: attribute(CLOCK),
            card: (addressed == code::SUCCESS).then(|| text(&address).to_lowercase()),
            is_software: false,
        };
        Ok((about, target))
    }

    fn target(&self, device: c_int) -> Result<String, DeviceError> {
        let mut properties = [0; PROPERTIES_WORDS];
        // SAFETY: the runtime writes a structure, for which there is room.
        self.answered(unsafe { (self.properties)(properties.as_mut_ptr(), device) })?;
        let bytes: Vec<u8> = properties.into_iter().flat_map(u64::to_ne_bytes).collect();
        Ok(text(&bytes[self.architecture_at..self.architecture_at + ARCHITECTURE_BYTES]))
    }
}

/// An open device as the runtime sees it.
struct Opened {
    hip: &'static Hip,
    compiler: &'static Compiler,
    number: c_int,
    target: String,
}

impl Driver for Opened {
    fn calls(&self) -> &Calls {
        &self.hip.calls
    }

    fn enter(&self) -> Code {
        // SAFETY: may be called at any time, by any thread.
        unsafe { (self.hip.enter)(self.number) }
    }

    fn words(&self, code: Code) -> String {
        self.hip.words(code)
    }

    fn compile(&self, kernel: &Kernel) -> Result<Handle, NotCompiled> {
        let code = self
            .compiler
            .compile(&c::text(kernel), &self.target)
            .map_err(|log| NotCompiled { code: None, log })?;
        let mut module = null_mut();
        // SAFETY: the compiler made this code for this device from a kernel that `weave` printed;
        // the runtime copies it and writes a handle.
        match unsafe { (self.hip.load)(&mut module, code.as_ptr().cast()) } {
            code::SUCCESS => Ok(module),
            code => Err(code.into()),
        }
    }

    fn close(&self, has_failed: bool) {
        // All users in this process share one context on a device. A context that has failed is
        // reset for the next user.
        if has_failed && self.enter() == code::SUCCESS {
            // SAFETY: nothing that was made with this device is in use; other users in this process
            // have lost the device as well.
            let _ = unsafe { (self.hip.reset)() };
        }
    }
}
