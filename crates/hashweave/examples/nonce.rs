//! Finds the first counter whose message has a digest with a number of leading zero bits, on one
//! thread.
//!
//! ```text
//! cargo run --release -p hashweave --example nonce -- 'hello {counter:8}' 24
//! ```

#![allow(clippy::print_stdout, reason = "that is what it is for")]

use hashweave::search::{Goal, Job, Objective, Request, Searcher, Template};
use std::env;
use std::error::Error;

/// The number of counters in a call; between calls a program can report, and be stopped.
const STEP: u64 = 1 << 20;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args().skip(1);
    let template: Template = arguments.next().as_deref().unwrap_or("hello {counter:8}").parse()?;
    let bits = arguments.next().as_deref().unwrap_or("24").parse()?;
    let mut request = Request::new(template);
    request.algorithm = "sha256".parse()?;
    request.objective = Objective { goal: Goal::ZeroBits(bits), range: None };
    let job = Job::new(request)?;
    let mut searcher = Searcher::new(&job, &[])?;
    for first in (0..).step_by(STEP as usize) {
        let mut found = Vec::new();
        searcher.scan(first, first + STEP - 1, &mut |hit| found.push(hit))?;
        if let Some(hit) = found.first() {
            println!("{} at counter {}", hashweave::verify(job.algorithm(), &hit.message), hit.counter);
            break;
        }
    }
    Ok(())
}
