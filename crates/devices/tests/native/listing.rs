//! Tests of listing devices, and of the messages where there are none.

use crate::fake::{Fake, Installed, on_both, run};
use crate::kernel::{TABLE, kernel};
use devices::device::{Api, DeviceError};
use devices::hosts;

fn devices_are_listed(fake: &Fake) {
    let devices = hosts::list_of(fake.api).expect("two devices");
    assert_eq!(devices.iter().map(|about| about.number).collect::<Vec<_>>(), [0, 1]);
    let about = &devices[1];
    match fake.api {
        Api::Cuda => {
            assert!(
                about.driver.starts_with("NVIDIA") && about.driver.ends_with("CUDA 12.4"),
                "{}",
                about.driver
            );
            assert_eq!((about.name.as_str(), about.architecture.as_str()), ("Fake Card 1", "sm_90"));
            assert_eq!(about.card.as_deref(), Some("0000:0b:00.0"));
            assert_eq!(
                (about.memory, about.units, about.clock_khz),
                (Some(80 << 30), Some(132), Some(1_980_000))
            );
        }
        _ => {
            assert_eq!(about.driver, "AMD HIP 6.2.41133");
            assert_eq!((about.name.as_str(), about.architecture.as_str()), ("Fake Accelerator 1", "gfx1100"));
            assert_eq!(devices[0].architecture, "gfx90a");
            assert_eq!(about.card.as_deref(), Some("0000:15:00.0"));
            assert_eq!(
                (about.memory, about.units, about.clock_khz),
                (Some(64 << 30), Some(104), Some(1_700_000))
            );
        }
    }
    assert!(devices.iter().all(|about| about.api == fake.api && !about.is_software));
    assert_eq!(
        &hosts::list().into_iter().flatten().filter(|about| about.api == fake.api).collect::<Vec<_>>(),
        &devices
    );
    assert_eq!(
        hosts::each_once(hosts::list().into_iter().flatten())
            .iter()
            .filter(|about| about.api == fake.api)
            .count(),
        2
    );
    for about in &devices {
        assert_eq!(hosts::open(fake.api, about.number).expect("a device").about(), about);
    }
    let error = hosts::open(fake.api, 2).err().expect("there are two");
    assert_eq!(error, DeviceError::NoDevice { api: fake.api, number: 2, present: 2 });
}

/// A property that is not answered is unknown; a device without a name is not listed.
fn silence(fake: &Fake) {
    let calls = match fake.api {
        Api::Cuda => ["cuDeviceGetPCIBusId", "cuDeviceTotalMem_v2", "cuDeviceGetAttribute"],
        _ => ["hipDeviceGetPCIBusId", "hipDeviceTotalMem", "hipDeviceGetAttribute"],
    };
    fake.plan(&calls.map(|call| format!("{call}:1:1 ")).concat());
    let about = &hosts::list_of(fake.api).expect("devices")[0];
    assert_eq!((&about.card, about.memory), (&None, None));
    fake.plan(if fake.api == Api::Cuda { "cuDeviceGetName:1:1" } else { "hipDeviceGetName:1:1" });
    let error = hosts::list_of(fake.api).expect_err("no name").to_string();
    assert!(error.ends_with(": to list devices: invalid argument (error 1)"), "{error}");
}

on_both! { devices_are_listed silence }

/// Checks the errors where nothing can be opened.
fn nothing_is_there(api: Api, why: &str) {
    let expected = format!("{api}: {why}");
    assert_eq!(hosts::list_of(api).expect_err("nothing is there").to_string(), expected);
    assert_eq!(hosts::open(api, 0).err().expect("nothing is there").to_string(), expected);
}

#[test]
fn no_driver() {
    run(Installed::Nothing, 0, "native::listing::no_driver", |_| {
        let why = "NVIDIA's driver is not installed: its library is not found (libcuda.so.1, nvcuda.dll)";
        nothing_is_there(Api::Cuda, why);
        let why = "AMD's HIP is not installed: its library is not found (libamdhip64.so, amdhip64.dll)";
        nothing_is_there(Api::Hip, why);
        assert!(hosts::list().iter().filter(|listed| listed.is_err()).count() >= 2);
    });
}

#[test]
fn a_library_that_is_no_driver() {
    run(Installed::Empty, 0, "native::listing::a_library_that_is_no_driver", |_| {
        for (api, function) in [(Api::Cuda, "cuMemAlloc_v2"), (Api::Hip, "hipMalloc")] {
            nothing_is_there(
                api,
                &format!("the driver is too old or too new: it has no function {function}"),
            );
        }
    });
}

#[test]
fn no_device_of_nvidia() {
    run(Installed::Cuda, 0, "native::listing::no_device_of_nvidia", |fake| {
        nothing_is_there(fake.api, "NVIDIA's driver finds no device");
        fake.plan("cuInit:1:803 cuInit:2:803");
        let why = "NVIDIA's driver does not start: an error that the driver does not describe (error 803)";
        nothing_is_there(fake.api, why);
    });
}

#[test]
fn no_device_of_amd() {
    run(Installed::Hip, 0, "native::listing::no_device_of_amd", |fake| {
        nothing_is_there(fake.api, "AMD's HIP finds no device");
        fake.plan("hipInit:1:3 hipInit:2:3");
        nothing_is_there(fake.api, "AMD's HIP does not start: unknown error (error 3)");
    });
}

/// HIP before version 6 has another structure of properties, and the compiler in the runtime's
/// library.
#[test]
fn hip_before_version_6() {
    run(Installed::HipBefore, 2, "native::listing::hip_before_version_6", |fake| {
        let about = &hosts::list_of(fake.api).expect("devices")[1];
        assert_eq!((about.driver.as_str(), about.architecture.as_str()), ("AMD HIP 5.2.21153", "gfx1100"));
        fake.open().load(&kernel(), &TABLE, 10).expect("a kernel");
    });
}

#[test]
fn hip_without_a_compiler() {
    run(Installed::HipWithoutCompiler, 2, "native::listing::hip_without_a_compiler", |fake| {
        assert_eq!(hosts::list_of(fake.api).expect("devices").len(), 2);
        let error = hosts::open(fake.api, 0).err().expect("no compiler").to_string();
        let why = "hip: HIP's compiler is not installed: its library is not found (libhiprtc.so, hiprtc.dll)";
        assert_eq!(error, why);
    });
}
