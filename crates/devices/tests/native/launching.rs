//! Tests of kernels, slots, lists and threads.

use crate::fake::{Fake, on_both};
use crate::kernel::{TABLE, THREADS, expected, kernel};
use devices::device::{Device, Finished, Loaded, SLOTS};
use devices::hosts;
use std::thread;
use std::time::Duration;
use weave::device::{Kernel, Op, Operand, Statement};

/// The kernel on a device.
fn loaded(fake: &Fake, device: &dyn Device, capacity: u32) -> Box<dyn Loaded> {
    fake.prepare(&kernel());
    device.load(&kernel(), &TABLE, capacity).expect("a kernel")
}

/// Finishes a launch and compares its results. A workgroup takes a millisecond.
fn is_right(loaded: &mut dyn Loaded, slot: usize, parameters: &[u32], workgroups: u32) {
    // Entries that were there before stay.
    let mut entries = vec![[7; 3]];
    let finished = loaded.finish(slot, &mut entries).expect("it ran");
    let (right, passed) = expected(parameters, workgroups);
    let took = Duration::from_millis(workgroups.into());
    assert_eq!(finished, Finished { passed, took });
    assert_eq!(entries.remove(0), [7; 3]);
    entries.sort_unstable();
    assert_eq!(entries, right, "{parameters:?}");
}

/// Two different launches at once are finished in either order, when the device runs them as early
/// as possible, and as late as possible.
fn two_slots(fake: &Fake) {
    for plan in ["", "eager"] {
        fake.plan(plan);
        let device = fake.open();
        let mut loaded = loaded(fake, &*device, 1000);
        let launches =
            [([1000, 5, 1], 3), ([1000, 0x8000_0000, 6], 9), ([1000, 6, u32::MAX], 1), ([1000, 6, 0], 15)];
        for order in [[0, 1], [1, 0]] {
            for pair in launches.windows(2).cycle().take(7) {
                for (slot, launch) in pair.iter().enumerate() {
                    loaded.start(slot, &launch.0, launch.1).expect("a launch");
                }
                for slot in order {
                    is_right(&mut *loaded, slot, &pair[slot].0, pair[slot].1);
                }
            }
        }
        // One launch is always started ahead.
        loaded.start(0, &launches[0].0, launches[0].1).expect("a launch");
        for i in 1..20 {
            let (last, this) = (launches[(i - 1) % 4], launches[i % 4]);
            loaded.start(i % 2, &this.0, this.1).expect("a launch");
            is_right(&mut *loaded, (i - 1) % 2, &last.0, last.1);
        }
    }
}

/// A list is read in one piece or in two; it never exceeds its capacity, and the count goes on.
fn lists(fake: &Fake) {
    let device = fake.open();
    for capacity in [0, 1, 63, 64, 4095, 4096, 4097, 5000] {
        let mut loaded = loaded(fake, &*device, capacity);
        for workgroups in [1, 64, 65, 100] {
            loaded.start(0, &[capacity, 9, 0], workgroups).expect("a launch");
            let mut entries = Vec::new();
            let passed = loaded.finish(0, &mut entries).expect("it ran").passed;
            assert_eq!(passed, workgroups * THREADS);
            assert_eq!(entries.len() as u32, capacity.min(passed));
            let (all, _) = expected(&[u32::MAX, 9, 0], workgroups);
            entries.sort_unstable();
            entries.dedup();
            assert_eq!(entries.len() as u32, capacity.min(passed), "each is there once");
            assert!(entries.iter().all(|entry| all.binary_search(entry).is_ok()));
        }
    }
}

/// The rest of a list is read while the next launch is under way, and does not wait for it.
fn the_rest_of_a_list_does_not_wait(fake: &Fake) {
    let device = fake.open();
    let mut loaded = loaded(fake, &*device, 10_000);
    loaded.start(0, &[10_000, 9, 0], 100).expect("a launch");
    loaded.start(1, &[10_000, 9, 0], 1).expect("a launch");
    is_right(&mut *loaded, 0, &[10_000, 9, 0], 100);
    assert_eq!(fake.launches(), "1 of 2 launches have run");
    is_right(&mut *loaded, 1, &[10_000, 9, 0], 1);
}

fn starting_waits_for_nothing(fake: &Fake) {
    let device = fake.open();
    let mut loaded = loaded(fake, &*device, 100);
    for slot in 0..SLOTS {
        loaded.start(slot, &[100, 9, 0], 3).expect("a launch");
    }
    assert_eq!(fake.launches(), "0 of 2 launches have run");
}

/// Dropping a kernel waits for its launches, because the device would go on writing to memory that
/// belongs to others. The fake complains of that.
fn dropping_waits(fake: &Fake) {
    for first in [0, 1] {
        let device = fake.open();
        let mut loaded = loaded(fake, &*device, 5000);
        loaded.start(first, &[5000, 9, 0], 80).expect("a launch");
        loaded.start(1 - first, &[5000, 9, 0], 80).expect("a launch");
        if first == 1 {
            loaded.finish(1, &mut Vec::new()).expect("it ran");
        }
        // The device is dropped first: the kernel keeps what it needs of it.
        drop(device);
        drop(loaded);
        fake.is_content("after a drop");
    }
}

/// Runs a function in a thread of its own.
fn elsewhere<T: Send>(act: impl FnOnce() -> T + Send) -> T {
    thread::scope(|scope| scope.spawn(act).join().expect("no panic"))
}

fn any_thread_may_go_on(fake: &Fake) {
    let device = fake.open();
    let (device, mut loaded) = elsewhere(|| {
        let loaded = loaded(fake, &*device, 100);
        (device, loaded)
    });
    loaded.start(1, &[100, 3, 2], 4).expect("a launch");
    elsewhere(|| is_right(&mut *loaded, 1, &[100, 3, 2], 4));
    elsewhere(|| drop(device));
    elsewhere(|| drop(loaded));
    fake.is_content("after all threads");
}

fn devices_do_not_meet(fake: &Fake) {
    let devices = [0, 1, 1].map(|number| hosts::open(fake.api, number).expect("a device"));
    let mut kernels: Vec<_> = devices.iter().map(|device| loaded(fake, &**device, 100)).collect();
    for (i, kernel) in kernels.iter_mut().enumerate() {
        kernel.start(0, &[100, i as u32, 2], 2).expect("a launch");
    }
    for (i, kernel) in kernels.iter_mut().enumerate() {
        is_right(&mut **kernel, 0, &[100, i as u32, 2], 2);
    }
}

fn what_makes_no_sense_is_refused(fake: &Fake) {
    let device = fake.open();
    let mut loaded = loaded(fake, &*device, 100);
    let name = &device.about().name;
    let said =
        |result: Result<(), devices::device::DeviceError>| result.expect_err("it makes no sense").to_string();
    let few = said(loaded.start(0, &[100, 1], 2));
    assert_eq!(few, format!("{name}: to start a launch: 2 parameters for a kernel that has 3"));
    let nothing = said(loaded.finish(0, &mut Vec::new()).map(drop));
    assert_eq!(nothing, format!("{name}: to finish a launch: none was started"));
    loaded.start(0, &[100, 1, 2], 2).expect("a launch");
    assert_eq!(
        said(loaded.start(0, &[100, 1, 2], 2)),
        format!("{name}: to start a launch: the slot is not free")
    );
    is_right(&mut *loaded, 0, &[100, 1, 2], 2);
}

/// A kernel may state in its text how long its list is.
fn lists_that_a_kernel_knows(fake: &Fake) {
    let listing = |capacity| Kernel {
        workgroup: 1,
        variables: 1,
        body: vec![
            Statement::Set { to: 0, op: Op::LocalIndex, of: Vec::new() },
            Statement::Push {
                capacity,
                entry: [Operand::Constant(5), Operand::Constant(6), Operand::Constant(7)],
            },
        ],
        ..Kernel::default()
    };
    let device = fake.open();
    let kernel = listing(Operand::Constant(10));
    fake.prepare(&kernel);
    let mut loaded = device.load(&kernel, &[], 10).expect("a kernel");
    loaded.start(0, &[], 12).expect("a launch");
    let mut entries = Vec::new();
    assert_eq!(loaded.finish(0, &mut entries).expect("it ran").passed, 12);
    assert_eq!(entries, [[5, 6, 7]; 10]);
    for (capacity, why) in [
        (
            Operand::Constant(10),
            "the list has room for 9 entries, and the kernel is told that it has room for 10",
        ),
        (Operand::Variable(0), "it computes the capacity of its list"),
    ] {
        let nested = Statement::Loop { counter: 0, first: 0, end: 1, body: listing(capacity).body };
        let error =
            device.load(&Kernel { body: vec![nested], ..kernel.clone() }, &[], 9).err().expect("too many");
        assert_eq!(error.to_string(), format!("{}: to load a kernel: {why}", device.about().name));
    }
}

on_both! {
    lists_that_a_kernel_knows
    two_slots
    lists
    the_rest_of_a_list_does_not_wait
    starting_waits_for_nothing
    dropping_waits
    any_thread_may_go_on
    devices_do_not_meet
    what_makes_no_sense_is_refused
}
