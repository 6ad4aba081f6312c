//! Executes the text for NVIDIA's driver, which must do the same as the kernel that it was printed
//! from: walk, filter and list.

mod machine;

use devices::program::{LANE_BITS, Launch, Program};
use hashweave::search::{Job, Request};
use kernels::search::Filter;
use machine::Text;
use weave::device::{Multiplied, interpret, ptx};

/// Runs a workgroup of a search, as the kernel and as its text; returns how many entries there
/// were.
fn text_is_the_kernel(
    algorithm: &str,
    message: &str,
    [rotations, additions]: [usize; 2],
    capacity: u32,
) -> u32 {
    let request = Request {
        algorithm: algorithm.parse().expect("an algorithm"),
        ..Request::new(message.parse().expect("a template"))
    };
    let job = Job::new(request).expect("a job");
    let salt = vec![0x5A; job.template().salt_length()];
    let word = job.objective().word(job.algorithm());
    let form = Multiplied { rotations, additions };
    let program = Program::new(&job.outline(&salt, 1 << LANE_BITS), word, form).expect("few blocks");
    let launch = Launch {
        first: 0,
        granules: 1,
        filter: Filter { mask: 0x1010_1010_1010_1010, value: 0x1000_1010_0000_1000 },
        capacity,
    };
    let (mut parameters, _) = program.parameters(&launch);
    // There is one workgroup, and one that the kernel must leave out.
    parameters[3] = 1;
    let text = Text::new(&ptx::text(program.kernel()));
    let (mut got, count) = text.run(&parameters, program.table(), 2);
    let (mut expected, expected_count) = interpret::run(program.kernel(), &parameters, program.table(), 1);
    assert_eq!(count, expected_count, "{algorithm} {message}");
    if count <= capacity {
        got.sort_unstable();
        expected.sort_unstable();
        assert!(got == expected, "{algorithm} {message}");
    } else {
        assert_eq!((got.len(), expected.len()), (capacity as usize, capacity as usize));
    }
    count
}

#[test]
fn the_default_search() {
    for rotations in [0, 60] {
        let count = text_is_the_kernel("sha3-256", "bench_sha3:{salt:5}{counter:8}", [rotations, 0], 1 << 16);
        assert!(count > 10, "{count}");
    }
}

#[test]
fn other_algorithms() {
    let long = "x".repeat(150);
    for (algorithm, form) in [
        ("sha256", [20, 100]),
        ("sha256d", [0, 0]),
        ("hash160", [10, 0]),
        ("blake2s-256", [30, 75]),
        ("sha512", [40, 50]),
        ("blake2b-512", [60, 0]),
        ("blake3", [0, 20]),
        ("sha3x", [80, 0]),
        ("keccak-512", [0, 0]),
    ] {
        for message in ["hello {counter:1}".to_owned(), format!("{{counter:1}}{long}")] {
            text_is_the_kernel(algorithm, &message, form, 1 << 16);
        }
    }
}

#[test]
fn a_list_that_overflows() {
    let count = text_is_the_kernel("sha256", "hello {counter:8}", [0, 0], 5);
    assert!(count > 5, "{count}");
}
