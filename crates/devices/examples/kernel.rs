//! Prints the kernel of a search in a dialect: `kernel ptx|c|wgsl ALGORITHM TEMPLATE [ROTATIONS
//! ADDITIONS]`. `ci/census.sh` counts the instructions that drivers make of it. ROTATIONS and
//! ADDITIONS are the hundredths of them that are multiplications.

use devices::program::{LANE_BITS, Program};
use hashweave::search::{Job, Request};
use std::error::Error;
use std::io::{Write, stdout};
use weave::device::{Multiplied, c, ptx, wgsl};

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [dialect, algorithm, template, options @ ..] = &arguments[..] else {
        return Err("usage: kernel ptx|c|wgsl ALGORITHM TEMPLATE [ROTATIONS ADDITIONS]".into());
    };
    let hundredths = |number: usize| options.get(number).map_or(Ok(0), |number| number.parse());
    let (rotations, additions) = (hundredths(0)?, hundredths(1)?);
    let request = Request { algorithm: algorithm.parse()?, ..Request::new(template.parse()?) };
    let job = Job::new(request)?;
    let salt = vec![0x5A; job.template().salt_length()];
    let form = Multiplied { rotations, additions };
    let word = job.objective().word(job.algorithm());
    let program = Program::new(&job.outline(&salt, 1 << LANE_BITS), word, form)?;
    let text = match dialect.as_str() {
        "ptx" => ptx::text(program.kernel()),
        "c" => c::text(program.kernel()),
        "wgsl" => wgsl::text(program.kernel()),
        other => return Err(format!("no dialect {other}").into()),
    };
    Ok(stdout().write_all(text.as_bytes())?)
}
