//! Describes what the devices of a search would do.

use crate::words::{clean, list, rate as rate_of};
use anyhow::Context;
use devices::program::Program;
use devices::scanner::LANES;
use runner::bench::device;
use runner::search::Run;
use std::time::Duration;

/// How long a device is measured.
const TIME: Duration = Duration::from_millis(500);

/// The smallest space that a measurement does not exhaust.
const SPACE: u64 = 1 << 40;

/// Describes the devices, and returns their total rate; the rate is zero if the space is too small
/// to measure it.
pub(super) fn cost(run: &Run) -> anyhow::Result<(Vec<(&'static str, String)>, f64)> {
    let (job, salt) = (&run.job, run.salt(run.threads));
    let outline = job.outline(&salt, LANES as usize);
    let word = job.objective().word(job.algorithm());
    let mut lines = Vec::new();
    let mut per_second = 0.0;
    for source in &run.devices {
        let about = source.about();
        let form = devices::choice::forms(about.api, job.algorithm())[0];
        let program = Program::new(&outline, word, form).context("--explain")?;
        let operations = program.operations();
        let walk = outline.walk.as_ref().map_or_else(
            || "in counter order".to_owned(),
            |walk| {
                format!(
                    "bits {} select the lane, bits {} are walked in Gray code",
                    list(&walk.lane_bits),
                    list(&walk.set)
                )
            },
        );
        let granule = program.granule().ilog2();
        let text = format!(
            "{} {}: launches of whole 2^{granule} counters, {walk}; word {word} of the digest, {:.0} operations of 32 bits per hash; the driver allocates the registers",
            about.api,
            clean(&about.name),
            operations.all()
        );
        lines.push(("device", text));
        if job.template().counter().max() >= SPACE {
            let rate = device::rate(source, job, &salt, TIME).context("--explain")?;
            lines.push(("measured", format!("{} on {}", rate_of(rate), clean(&about.name))));
            per_second += rate;
        }
    }
    Ok((lines, per_second))
}
