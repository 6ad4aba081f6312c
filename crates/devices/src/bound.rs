//! The least cycles that a hash takes, given a kernel's operations and what a unit of the device
//! issues in a cycle.
//!
//! | unit | lanes a cycle |
//! |---|---|
//! | SM of sm_80 to sm_90 | 64 of logic and shifts; 64 of multiplications; 128 in all |
//! | CU of AMD | 64 in all |
//!
//! A sum of three words is one instruction on either; on NVIDIA's units a sum of two is one of the
//! multiplier's too, unless it has a carry out. The upper half of a product takes two turns of the
//! multiplier, and logic and shifts wait for one of them (measured on an H200: docs/gpu.md). χ and a
//! majority are one operation on NVIDIA's units, and two on AMD's.
//!
//! The bound does not include instructions that a compiler adds, nor stalls (an SM's four
//! partitions each read two words of a lane in a cycle, and LOP3 has three), nor that the compiler
//! sometimes makes one operation of two logical ones, which saves about a hundredth of them;
//! `ci/census.sh` counts what compilers make of a kernel. For other devices no bound is known.

use crate::choice::forms;
use crate::device::{About, Api};
use crate::program::{LANE_BITS, Program};
use hashweave::search::Job;
use weave::device::{Multiplied, Operations};

/// Lanes of a pipe.
const PIPE: f64 = 64.0;

/// Returns the fewest cycles that a unit takes for these operations of a hash.
fn cycles(api: Api, operations: &Operations) -> Option<f64> {
    let &Operations { additions, carries, multiplications, upper_halves, .. } = operations;
    let alu = operations.logic + operations.shifts + carries / 2.0;
    match api {
        Api::Cuda => {
            let (alu, fma) = (alu + upper_halves, multiplications + 2.0 * upper_halves);
            // As many sums are made by the pipe for logic, two at a time, as leaves both equally
            // busy.
            let by_alu = ((fma + additions - alu) / 1.5).clamp(0.0, additions);
            let pipes = (alu + by_alu / 2.0).max(fma + additions - by_alu);
            let all = alu + by_alu / 2.0 + multiplications + additions - by_alu;
            Some(pipes.max(all / 2.0) / PIPE)
        }
        Api::Hip => {
            let products = multiplications + upper_halves;
            Some((alu + additions / 2.0 + operations.selections + products) / PIPE)
        }
        Api::Wgpu => None,
    }
}

/// Returns the form of a search that has the lowest bound on a device, and that bound in cycles of
/// a unit for a hash.
#[must_use]
pub fn of_search(about: &About, job: &Job) -> Option<(Multiplied, f64)> {
    let salt = vec![0; job.template().salt_length()];
    let outline = job.outline(&salt, 1 << LANE_BITS);
    let word = job.objective().word(job.algorithm());
    let bounds = forms(about.api, job.algorithm()).into_iter().filter_map(|form| {
        let program = Program::new(&outline, word, form).ok()?;
        Some((form, cycles(about.api, &program.operations())?))
    });
    bounds.min_by(|(_, a), (_, b)| a.total_cmp(b))
}

#[cfg(test)]
mod tests {
    use super::*;
    use hashweave::search::{Request, Template};

    fn bound(api: Api, algorithm: &str) -> Option<f64> {
        let about = About {
            api,
            number: 0,
            name: String::new(),
            driver: String::new(),
            architecture: String::new(),
            memory: None,
            units: None,
            clock_khz: None,
            card: None,
            is_software: false,
        };
        let template: Template = Template::DEFAULT.parse().expect("a template");
        let request =
            Request { algorithm: algorithm.parse().expect("an algorithm"), ..Request::new(template) };
        of_search(&about, &Job::new(request).expect("a job")).map(|(_, cycles)| cycles)
    }

    /// The bounds are those of the compilers' output (docs/gpu-census.md), or somewhat below.
    #[test]
    fn bounds_are_near_the_census() {
        for (api, algorithm, census) in
            [(Api::Cuda, "sha3-256", 59.3), (Api::Cuda, "sha256", 15.4), (Api::Hip, "sha3-256", 77.5)]
        {
            let bound = bound(api, algorithm).expect("a bound");
            assert!((0.9 * census..1.03 * census).contains(&bound), "{api} {algorithm}: {bound}");
        }
        assert_eq!(bound(Api::Wgpu, "sha3-256"), None);
    }
}
