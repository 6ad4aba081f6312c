//! Runs kernels made by hand on a processor that acts as a GPU (`ci/gpu-software.sh` says which),
//! and compares with the interpreter.

use super::card::{Card, caught};
use super::{list, open, open_card};
use crate::device::{Api, Device, DeviceError, Entry, Loaded, SLOTS};
use weave::device::Condition::{Equal, Less};
use weave::device::Operand::{Constant, Parameter, Variable};
use weave::device::{Kernel, Memory, Op, Operand, Statement, interpret};

/// Opens the first device that is a processor.
fn card() -> Card {
    let devices = list().expect("Mesa's lavapipe is installed: ci/gpu-software.sh");
    let software = devices.iter().find(|about| about.is_software).expect("one of the devices is lavapipe");
    open_card(software.number).expect("lavapipe opens")
}

/// Adds an operation to statements, with a variable for its result.
fn set(kernel: &mut Kernel, body: &mut Vec<Statement>, op: Op, of: &[Operand]) -> Operand {
    let to = kernel.variable();
    body.push(Statement::Set { to, op, of: of.into() });
    Variable(to)
}

/// Parameters of `thorough`: workgroups, capacity, and the bits of a result that must be zero.
const PARAMETERS: usize = 3;

/// Makes a kernel with every kind of statement and operation; for a result that passes, it pushes
/// the workgroup, the thread and the result.
fn thorough() -> Kernel {
    let constants = (0..10).map(|i| 0x9e37_79b9_u32.wrapping_mul(i + 1)).collect();
    let mut kernel =
        Kernel { workgroup: 64, shared: 64, constants, parameters: PARAMETERS, ..Kernel::default() };
    let mut body = Vec::new();
    let group = set(&mut kernel, &mut body, Op::WorkgroupIndex, &[]);
    let thread = set(&mut kernel, &mut body, Op::LocalIndex, &[]);
    let mut then = Vec::new();
    let at = set(&mut kernel, &mut then, Op::And, &[thread, Constant(7)]);
    let quad = [(); 4].map(|()| kernel.variable());
    then.push(Statement::Read { to: quad, from: Memory::Table, at });
    let state = [(); 4].map(|()| kernel.variable());
    for (i, state) in state.iter().enumerate() {
        let of = [Variable(quad[i]), [group, thread, Parameter(2), Constant(0xdead_beef)][i]];
        then.push(Statement::Set { to: *state, op: Op::Add, of: of.into() });
    }
    let counter = kernel.variable();
    let body_of_loop = rounds(&mut kernel, thread, state, counter);
    then.push(Statement::Loop { counter, first: 0, end: 5, body: body_of_loop });
    let tested = set(&mut kernel, &mut then, Op::And, &[Variable(state[0]), Parameter(2)]);
    let push = Statement::Push { capacity: Parameter(1), entry: [group, thread, Variable(state[0])] };
    then.push(Statement::If { holds: Equal(tested, Constant(0)), then: vec![push] });
    body.push(Statement::If { holds: Less(group, Parameter(0)), then });
    kernel.body = body;
    kernel
}

/// Makes a round: neighbours' states through the workgroup's memory, constants, every operation, a
/// sum of 64 bits.
fn rounds(kernel: &mut Kernel, thread: Operand, state: [usize; 4], counter: usize) -> Vec<Statement> {
    let mut body = vec![Statement::Write { at: thread, from: state.map(Variable) }, Statement::Barrier];
    let [a, b, c, d] = state.map(Variable);
    let next = set(kernel, &mut body, Op::Add, &[thread, Variable(counter)]);
    let next = set(kernel, &mut body, Op::Add, &[next, Constant(1)]);
    let next = set(kernel, &mut body, Op::And, &[next, Constant(63)]);
    let read = [(); 4].map(|()| kernel.variable());
    body.extend([Statement::Read { to: read, from: Memory::Shared, at: next }, Statement::Barrier]);
    let constants = [(); 2].map(|()| kernel.variable());
    body.push(Statement::Constants { to: constants, at: Variable(counter) });
    let [r, s, t, u] = read.map(Variable);
    let not_zero = set(kernel, &mut body, Op::Or, &[a, Constant(1 << 20)]);
    let operations: [(Op, Vec<Operand>); 22] = [
        (Op::Copy, vec![a]),
        (Op::Xor, vec![a, r]),
        (Op::Xor3, vec![b, s, Variable(constants[0])]),
        (Op::And, vec![c, t]),
        (Op::Or, vec![d, u]),
        (Op::Not, vec![a]),
        (Op::AndNot, vec![b, r]),
        (Op::Chi, vec![c, d, s]),
        (Op::Choose, vec![a, t, u]),
        (Op::Majority, vec![b, c, r]),
        (Op::Add, vec![d, Variable(constants[1])]),
        (Op::Multiply, vec![a, s]),
        (Op::MultiplyAdd, vec![c, u, d]),
        (Op::Subtract, vec![b, t]),
        (Op::ShiftRight(3), vec![c]),
        (Op::ShiftLeft(31), vec![d]),
        (Op::ShiftRightBy, vec![a, Variable(counter)]),
        (Op::RotateRight(7), vec![b]),
        (Op::RotateRightMultiplied(1), vec![c]),
        (Op::Funnel(11), vec![d, r]),
        (Op::FunnelMultiplied(30), vec![a, t]),
        (Op::TrailingZeros, vec![not_zero]),
    ];
    let results = operations.map(|(op, of)| set(kernel, &mut body, op, &of));
    // Every result is multiplied by another odd number, so that none can be left out or take
    // another's place.
    let mut sum = set(kernel, &mut body, Op::Copy, &[Constant(1)]);
    for result in results {
        let product = set(kernel, &mut body, Op::Multiply, &[sum, Constant(0x0100_0193)]);
        sum = set(kernel, &mut body, Op::Xor, &[product, result]);
    }
    body.push(Statement::Add64 { to: [state[0], state[1]], a: [sum, r], b: [a, b] });
    body.push(Statement::Add64 { to: [state[2], state[3]], a: [c, d], b: [s, sum] });
    body
}

/// Makes a kernel that pushes the number of every thread for which a product is less than the third
/// parameter.
fn simple() -> Kernel {
    let mut kernel = Kernel { workgroup: 64, parameters: PARAMETERS, ..Kernel::default() };
    let mut body = Vec::new();
    let group = set(&mut kernel, &mut body, Op::WorkgroupIndex, &[]);
    let thread = set(&mut kernel, &mut body, Op::LocalIndex, &[]);
    let first = set(&mut kernel, &mut body, Op::ShiftLeft(6), &[group]);
    let number = set(&mut kernel, &mut body, Op::Add, &[first, thread]);
    let product = set(&mut kernel, &mut body, Op::Multiply, &[number, Constant(MULTIPLIER)]);
    let push = Statement::Push { capacity: Parameter(1), entry: [group, thread, product] };
    let inner = Statement::If { holds: Less(product, Parameter(2)), then: vec![push] };
    body.push(Statement::If { holds: Less(group, Parameter(0)), then: vec![inner] });
    kernel.body = body;
    kernel
}

const MULTIPLIER: u32 = 2_654_435_761;

fn expected_of_simple(workgroups: u32, below: u32) -> Vec<Entry> {
    let entries =
        (0..workgroups * 64).map(|number| [number / 64, number % 64, number.wrapping_mul(MULTIPLIER)]);
    entries.filter(|entry| entry[2] < below).collect()
}

fn sorted(mut entries: Vec<Entry>) -> Vec<Entry> {
    entries.sort_unstable();
    entries
}

/// Runs a launch in a slot; returns its entries in order, and how many passed.
fn run(loaded: &mut dyn Loaded, slot: usize, parameters: &[u32], workgroups: u32) -> (Vec<Entry>, u32) {
    loaded.start(slot, parameters, workgroups).expect("starts");
    let mut entries = Vec::new();
    let finished = loaded.finish(slot, &mut entries).expect("finishes");
    assert!(!finished.took.is_zero(), "a launch takes time");
    (sorted(entries), finished.passed)
}

#[test]
fn a_device_says_what_it_is() {
    let card = card();
    let about = card.about();
    assert_eq!((about.api, about.architecture.as_str(), about.is_software), (Api::Wgpu, "Vulkan", true));
    assert!(about.name.contains("llvmpipe") && about.driver.contains("Mesa"), "{about:?}");
}

#[test]
fn every_statement_is_what_the_interpreter_makes_of_it() {
    let (kernel, card) = (thorough(), card());
    let table: Vec<u32> = (0..32_u32).map(|i| i.wrapping_mul(0x85eb_ca6b) ^ i << 7).collect();
    let mut loaded = card.load(&kernel, &table, 4096).expect("loads");
    for (workgroups, mask) in [(1, 0), (7, 0), (64, 0), (64, 3), (61, 0x8000_0010)] {
        let parameters = [workgroups, 4096, mask];
        let (entries, passed) = interpret::run(&kernel, &parameters, &table, workgroups);
        assert!(passed > 0, "some pass");
        for slot in 0..SLOTS {
            assert_eq!(
                run(&mut *loaded, slot, &parameters, workgroups),
                (sorted(entries.clone()), passed),
                "{workgroups} {mask:#x}"
            );
        }
    }
}

#[test]
fn workgroups_of_several_rows_are_all_run_once() {
    let mut loaded = card().load(&simple(), &[], 4096).expect("loads");
    for workgroups in [0, 1, 32_767, 32_768, 32_769, 70_001] {
        let expected = expected_of_simple(workgroups, 1 << 20);
        let passed = expected.len() as u32;
        assert_eq!(
            run(&mut *loaded, 0, &[workgroups, 4096, 1 << 20], workgroups),
            (sorted(expected), passed),
            "{workgroups}"
        );
    }
}

#[test]
fn a_list_holds_what_it_has_room_for_and_counts_on() {
    // The lists have as many entries as are copied with every launch, fewer, and more; as many as
    // the list has room for, and more.
    for (capacity, passed) in
        [(1, 100), (100, 100), (8192, 8192), (8192, 8193), (20_000, 8193), (20_000, 20_000), (20_000, 30_016)]
    {
        let mut loaded = card().load(&simple(), &[], capacity).expect("loads");
        let workgroups = u32::div_ceil(passed, 64);
        let all = expected_of_simple(workgroups, u32::MAX);
        let limit = sorted(all.iter().map(|entry| [entry[2], 0, 0]).collect())
            .get(passed as usize)
            .map_or(u32::MAX, |entry| entry[0]);
        let expected = expected_of_simple(workgroups, limit);
        assert_eq!(expected.len(), passed as usize);
        let (entries, counted) = run(&mut *loaded, 1, &[workgroups, capacity, limit], workgroups);
        assert_eq!((entries.len(), counted), (capacity.min(passed) as usize, passed));
        assert!(entries.windows(2).all(|pair| pair[0] != pair[1]), "none twice");
        assert!(entries.iter().all(|entry| expected.binary_search(entry).is_ok()), "all right");
    }
}

#[test]
fn both_slots_can_be_under_way() {
    let mut loaded = card().load(&simple(), &[], 4096).expect("loads");
    for round in 0..20 {
        let launches = [(1000 + round, 1 << 24), (2000 - round, 1 << 22)];
        for (slot, (workgroups, below)) in launches.into_iter().enumerate() {
            loaded.start(slot, &[workgroups, 4096, below], workgroups).expect("starts");
        }
        // The slots take turns in being read first.
        let first = round as usize % SLOTS;
        for slot in [first, 1 - first] {
            let mut entries = Vec::new();
            let finished = loaded.finish(slot, &mut entries).expect("finishes");
            let expected = expected_of_simple(launches[slot].0, launches[slot].1);
            assert_eq!((sorted(entries), finished.passed as usize), (expected.clone(), expected.len()));
        }
    }
}

#[test]
fn what_does_not_fit_is_said_in_words() {
    let card = card();
    let message =
        |kernel: &Kernel, capacity| card.load(kernel, &[], capacity).err().map(|error| error.to_string());
    let much = Kernel { shared: 1 << 20, ..simple() };
    let wide = Kernel { workgroup: 1 << 20, ..simple() };
    for (kernel, capacity, what) in [
        (simple(), u32::MAX, "the list (bytes): 51539607544 are needed"),
        (much, 1, "a workgroup's memory (bytes): 16777216 are needed"),
        (wide, 1, "a workgroup (threads): 1048576 are needed"),
    ] {
        let message = message(&kernel, capacity).expect("refused");
        assert!(message.contains(what), "{message}");
    }
    assert_eq!(message(&simple(), 1), None, "afterwards it loads what fits");
}

#[test]
fn a_kernel_that_is_wrong_is_refused_in_one_line() {
    let mut kernel = simple();
    let nobodys = kernel.variable();
    kernel.body.push(Statement::Push { capacity: Parameter(1), entry: [Variable(nobodys); 3] });
    match card().load(&kernel, &[], 1).err() {
        Some(DeviceError::Compile { why, .. }) => {
            assert!(why.contains(&format!("v{nobodys}")) && !why.contains('\n'), "{why}")
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_loop_that_changes_its_counter_is_refused() {
    let mut kernel = simple();
    let counter = kernel.variable();
    let again = Statement::Set { to: counter, op: Op::Copy, of: vec![Constant(0)] };
    let body = vec![Statement::If { holds: Less(Parameter(0), Constant(1)), then: vec![again] }];
    kernel.body.push(Statement::Loop { counter, first: 0, end: 2, body });
    match card().load(&kernel, &[], 1).err() {
        Some(DeviceError::Compile { why, .. }) => assert!(why.contains("counter"), "{why}"),
        other => panic!("{other:?}"),
    }
}

#[test]
fn launches_that_cannot_be_are_refused() {
    let mut loaded = card().load(&simple(), &[], 1).expect("loads");
    let is_refused = |result: Result<(), DeviceError>| matches!(result, Err(DeviceError::Refused { .. }));
    assert!(is_refused(loaded.start(0, &[1], 1)), "parameters are missing");
    assert!(is_refused(loaded.finish(0, &mut Vec::new()).map(drop)), "nothing was started");
    assert!(is_refused(loaded.start(0, &[0, 1, 0], u32::MAX)), "more rows than there may be");
    loaded.start(0, &[1, 1, u32::MAX], 1).expect("starts");
    assert!(is_refused(loaded.start(0, &[1, 1, 0], 1)), "the slot is used");
    assert_eq!(loaded.finish(0, &mut Vec::new()).expect("finishes").passed, 64);
}

#[test]
fn a_device_that_is_lost_says_so_and_can_be_opened_again() {
    let card = card();
    let mut loaded = card.load(&simple(), &[], 64).expect("loads");
    loaded.start(0, &[1, 64, u32::MAX], 1).expect("starts");
    card.device.destroy();
    let is_lost = |result: Result<(), DeviceError>| matches!(result, Err(DeviceError::Lost { .. }));
    assert!(is_lost(loaded.finish(0, &mut Vec::new()).map(drop)), "the launch under way");
    assert!(is_lost(loaded.start(1, &[1, 64, 0], 1)), "another");
    assert!(is_lost(card.load(&simple(), &[], 64).map(drop)), "another program");
    let again = open_card(card.about().number).expect("opens again");
    let mut loaded = again.load(&simple(), &[], 64).expect("loads");
    assert_eq!(run(&mut *loaded, 0, &[1, 64, u32::MAX], 1).1, 64);
}

#[test]
fn a_number_without_a_device_is_an_error() {
    let present = list().expect("there are devices").len();
    let error = open(present).err().expect("there is none");
    assert_eq!(error, DeviceError::NoDevice { api: Api::Wgpu, number: present, present });
}

#[test]
fn a_panic_becomes_what_it_says() {
    assert_eq!(caught(|| 7), Ok(7));
    assert_eq!(
        caught(|| panic!("Error in Device::poll: Validation Error\n\nCaused by:\n  Parent device is lost")),
        Err::<(), _>("Error in Device::poll: Validation Error: Parent device is lost".into())
    );
}
