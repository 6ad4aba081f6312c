//! Tests of drivers that fail.

use crate::fake::{Fake, on_both};
use crate::kernel::{TABLE, expected, kernel};
use devices::device::{Api, DeviceError, Entry, SLOTS};
use devices::hosts;
use std::sync::OnceLock;

const PARAMETERS: [u32; 3] = [5000, 9, 0];

/// Enough workgroups for a list that is read in two pieces.
const WORKGROUPS: u32 = 70;

/// Returns the list that launches of this many workgroups must produce.
fn right(workgroups: u32) -> (Vec<Entry>, u32) {
    static LONG: OnceLock<(Vec<Entry>, u32)> = OnceLock::new();
    let right = || expected(&PARAMETERS, workgroups);
    if workgroups == WORKGROUPS { LONG.get_or_init(right).clone() } else { right() }
}

/// Uses everything that a host does, once, with a long list and a short one.
fn once(api: Api) -> Result<(), DeviceError> {
    launched(api, [WORKGROUPS, 1])
}

/// Runs two launches of these numbers of workgroups on a newly opened device.
fn launched(api: Api, workgroups: [u32; SLOTS]) -> Result<(), DeviceError> {
    let device = hosts::open(api, 1)?;
    let mut loaded = device.load(&kernel(), &TABLE, 5000)?;
    for (slot, &workgroups) in workgroups.iter().enumerate() {
        loaded.start(slot, &PARAMETERS, workgroups)?;
    }
    for (slot, &workgroups) in workgroups.iter().enumerate() {
        let mut entries = Vec::new();
        let passed = loaded.finish(slot, &mut entries)?.passed;
        entries.sort_unstable();
        assert_eq!((entries, passed), right(workgroups));
    }
    Ok(())
}

/// Errors with a meaning of their own.
const CODES: [i32; 4] = [1, 2, 702, 719];

/// Whether this code of the driver can become the error. Before a device is open, any error is one
/// of the driver.
fn is_meant(error: &DeviceError, code: i32) -> bool {
    match error {
        DeviceError::NoDriver { why, .. } => why.ends_with(&format!("(error {code})")),
        DeviceError::OutOfMemory { .. } => code == 2,
        DeviceError::Watchdog { .. } => code == 702,
        DeviceError::Lost { why, .. } => code == 719 && why == "unspecified launch failure (error 719)",
        // HIP's compiler has its own numbers, and fails with a message.
        DeviceError::Compile { why, .. } => {
            code == 1 || why.contains("unknown type name") || why.contains("HIPRTC")
        }
        DeviceError::Refused { why, .. } => code == 1 && why == "invalid argument (error 1)",
        DeviceError::NoDevice { .. } => false,
    }
}

/// Lets each call fail in turn, in each way: the failure is reported, nothing leaks, and the next
/// attempt works.
fn every_call(fake: &Fake) {
    fake.prepare(&kernel());
    once(fake.api).expect("all is well");
    for code in CODES {
        let mut errors = 0;
        let mut passed = 0;
        // Ends when the driver is called fewer times than that.
        for call in 1.. {
            fake.plan(&format!("*:{call}:{code}"));
            match once(fake.api) {
                Ok(()) => passed += 1,
                Err(error) => {
                    assert!(is_meant(&error, code), "call {call} fails with {code}: {error:?}");
                    (errors, passed) = (errors + 1, 0);
                }
            }
            fake.is_content(&format!("call {call} fails with {code}"));
            launched(fake.api, [1, 2])
                .unwrap_or_else(|error| panic!("call {call} fails with {code}, and then: {error}"));
            // Some failures do not matter: of calls for something that is not needed, of calls that
            // release something, and of calls that are no longer made.
            if passed == 40 {
                break;
            }
        }
        assert!(errors > 40, "{errors} with {code}");
    }
}

/// A failure on the device shows when the launch is waited for.
fn launches(fake: &Fake) {
    fake.prepare(&kernel());
    for plan in ["", "eager "] {
        for (code, is_meant) in [
            (702, (|error| matches!(error, DeviceError::Watchdog { .. })) as fn(&DeviceError) -> bool),
            (700, |error| {
                error.to_string().ends_with(" is lost: an illegal memory access was encountered (error 700)")
            }),
            (719, |error| matches!(error, DeviceError::Lost { .. })),
        ] {
            fake.plan(&format!("{plan}launch:2:{code}"));
            let device = fake.open();
            let mut loaded = device.load(&kernel(), &TABLE, 5000).expect("a kernel");
            let mut ended = || {
                loaded.start(0, &PARAMETERS, WORKGROUPS)?;
                loaded.finish(0, &mut Vec::new())
            };
            ended().expect("the first is well");
            let errors =
                [ended(), ended()].map(|ended| ended.expect_err("the second is not, and none after"));
            assert!(errors.iter().all(is_meant), "{errors:?}");
            // Everything is dropped, and opened again.
            drop((loaded, device));
            fake.is_content(&format!("after {code}"));
            launched(fake.api, [1, 2]).expect("the device works again");
        }
    }
}

/// A compiler's message fits one line.
fn compilers(fake: &Fake) {
    let call = if fake.api == Api::Cuda { "cuModuleLoadDataEx:1:218" } else { "hiprtcCompileProgram:1:6" };
    fake.plan(call);
    let device = fake.open();
    let error = device.load(&kernel(), &TABLE, 10).err().expect("it fails").to_string();
    let name = &device.about().name;
    let words = match fake.api {
        Api::Cuda => {
            "ptxas application ptx input, line 7; fatal   : Parsing error near '.wrong': syntax error; ptxas fatal   : Ptx assembly aborted due to errors"
        }
        _ => {
            "search:7:3: error: unknown type name 'wrong'; 7 |   wrong v1;; 1 error generated when compiling."
        }
    };
    assert_eq!(error, format!("{name}: the driver does not take the kernel: {words}"));
    fake.prepare(&kernel());
    device.load(&kernel(), &TABLE, 10).expect("the device is none the worse for it");
}

on_both! { every_call launches compilers }
