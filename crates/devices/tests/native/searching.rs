//! Tests of searches, as they are loaded for a device.

use crate::fake::{Fake, on_both};
use devices::choice;
use devices::program::{LANE_BITS, Launch, Program};
use hashweave::digest;
use hashweave::search::{Job, Request};
use kernels::search::Filter;

/// All counters of a granule that pass are found, and no others.
fn searches(fake: &Fake) {
    for (algorithm, mask) in [("sha3-256", 0xFFF_u64), ("sha256", 0xFFF << 20)] {
        let message = "bench_sha3:{salt:5}{counter:8}".parse().expect("a template");
        let job = Job::new(Request {
            algorithm: algorithm.parse().expect("an algorithm"),
            ..Request::new(message)
        })
        .expect("a job");
        let salt = [1, 2, 3, 4, 5];
        let outline = job.outline(&salt, 1 << LANE_BITS);
        for form in choice::forms(fake.api, job.algorithm()) {
            fake.prepare(Program::new(&outline, 0, form).expect("few blocks").kernel());
        }
        let device = fake.open();
        let mut chosen = choice::fastest(&*device, &outline, 0, 4096).expect("a program");
        let granule = chosen.program.granule();
        let launch =
            Launch { first: 5 * granule, granules: 1, filter: Filter { mask, value: 0 }, capacity: 4096 };
        let (parameters, workgroups) = chosen.program.parameters(&launch);
        chosen.loaded.start(0, &parameters, workgroups).expect("a launch");
        let mut entries = Vec::new();
        let passed = chosen.loaded.finish(0, &mut entries).expect("it ran").passed;
        assert_eq!(passed as usize, entries.len());
        let mut found: Vec<u64> =
            entries.iter().map(|&entry| chosen.program.candidate(&launch, entry).counter).collect();
        found.sort_unstable();
        let passes = |counter: &u64| {
            let digest = digest(job.algorithm(), &job.template().message(&salt, *counter));
            let first: [u8; 8] = core::array::from_fn(|i| digest[i]);
            let word = if algorithm == "sha256" {
                u64::from_be_bytes(first) >> 32
            } else {
                u64::from_le_bytes(first)
            };
            word & mask == 0
        };
        let expected: Vec<u64> = (launch.first..launch.first + granule).filter(passes).collect();
        assert!(expected.len() > 1, "{granule} counters");
        assert_eq!(found, expected, "{algorithm}");
    }
}

on_both! { searches }
