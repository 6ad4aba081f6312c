//! Who works on what.

use super::{Error, Options};
use crate::cores::{self, Seat};
use hashweave::plan::Share;
use hashweave::replicate::chain::Kernel;
use hashweave::replicate::plan;

/// The groups of a run.
#[derive(Debug)]
pub(super) struct Shape {
    pub(super) groups: Vec<Share<Kernel>>,
    /// Groups that are worked on at once.
    pub(super) at_once: usize,
    /// Where they run, if their threads are bound.
    pub(super) seats: Vec<Seat>,
}

impl Shape {
    /// By the plan, or with the kernel that is asked for.
    pub(super) fn of(options: &Options, replicas: usize) -> Result<Self, Error> {
        let (hash, threads) = (options.parameters.scheme.hash(), chains(options)?);
        let groups = match &options.kernel {
            None => plan::groups(hash, replicas, threads),
            Some(name) => {
                let kernels = Kernel::usable(hash);
                let Some(&kernel) = kernels.iter().find(|kernel| kernel.name() == name) else {
                    let names: Vec<_> = kernels.iter().map(|kernel| kernel.name()).collect();
                    let text = format!(
                        "there is no kernel '{name}' for {}; available: {}",
                        options.parameters.scheme,
                        names.join(" ")
                    );
                    return Err(Error::Usage(text));
                };
                plan::Plan::with_kernel(kernel).groups(replicas, threads)
            }
        };
        let at_once = threads.min(groups.len());
        let seats = if options.pin { cores::seats(at_once) } else { Vec::new() };
        Ok(Self { groups, at_once, seats })
    }

    /// Threads of the n-th of the groups that are worked on at once.
    pub(super) fn threads(&self, threads: usize, n: usize) -> usize {
        threads.max(1) / self.at_once + usize::from(n < threads % self.at_once)
    }

    /// The most that groups take at once of what `each` says.
    pub(super) fn most(&self, each: impl Fn(&Share<Kernel>) -> u64) -> u64 {
        let mut takes: Vec<u64> = self.groups.iter().map(each).collect();
        takes.sort_unstable_by(|a, b| b.cmp(a));
        takes.iter().take(self.at_once).sum()
    }
}

/// How many chains may be walked at once: where they are bound, one on every physical core, whose
/// lanes or units several replicas share.
fn chains(options: &Options) -> Result<usize, Error> {
    let threads = options.threads.max(1);
    match (options.pin, cores::seats(threads).len()) {
        (false, _) => Ok(threads),
        (true, 0) => {
            Err(Error::Usage("--pin: the system does not say which cores this process may use".to_owned()))
        }
        (true, seats) => Ok(seats),
    }
}
