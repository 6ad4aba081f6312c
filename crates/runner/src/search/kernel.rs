//! Chooses the kernel of a search whose workers may share cores.
//!
//! The figures of a core are those of one thread that has the core to itself. Two threads on one
//! core (SMT), or two virtual processors that may share one, fill each other's gaps, and then a
//! kernel that needs fewer ports can be faster than one that fills all ports by itself. So unless
//! each worker certainly has a core of its own, the candidate kernels are timed on all workers at
//! once, and their total rate decides. Every kernel finds the same results, so the choice affects
//! only the time.

use super::Run;
use crate::bench::search::scanning;
use crate::cores;
use crate::slices::{Timed, slice_size};
use crate::stop::Stop;
use crate::team::Team;
use core::mem::{Discriminant, discriminant};
use hashweave::Family;
use hashweave::search::{Contender, Job, Searcher};
use std::io;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// For how long kernels are timed, if each has had `LEAST` turns by then; at most `LONGEST` where
/// neighbours take most of the time.
const TIME: Duration = Duration::from_millis(60);
const LONGEST: Duration = Duration::from_millis(250);
const LEAST: usize = 6;

/// The duration of a turn of a kernel; that of its granule, if that takes longer.
const SLICE: Duration = Duration::from_millis(1);

/// Hashes of one worker that take about a second: of fewer, the timing would cost more than it
/// gains.
const WORTHWHILE: f64 = (1 << 25) as f64;

/// The shortest run whose kernel is timed.
const SHORTEST: Duration = Duration::from_secs(1);

/// A kernel replaces the one that is known to be the fastest on a core of its own only if it takes
/// less than this fraction of its time.
const ADVANTAGE: f64 = 0.99;

/// The answers so far: the fastest kernel for each question.
static KNOWN: Mutex<Vec<(Question, Contender)>> = Mutex::new(Vec::new());

/// Of which of these kernels the fastest is asked for.
#[derive(Clone, Debug, PartialEq)]
struct Question {
    family: Discriminant<Family>,
    blocks: usize,
    threads: usize,
    kernels: Vec<Contender>,
}

impl Run {
    /// Chooses the kernel that is the fastest on all workers at once, unless it is known or was
    /// requested. The first call of a process takes some tens of milliseconds. Runs shorter than a
    /// second are not timed. A request to stop ends the measurement.
    ///
    /// # Errors
    ///
    /// If no thread can be started.
    pub fn choose_kernel(&mut self, stop: &Stop) -> io::Result<()> {
        if self.is_worthwhile() {
            self.job = fastest(&self.job, self.threads, !self.cores.is_empty(), stop)?;
        }
        Ok(())
    }

    /// Whether the run is expected to take long enough.
    fn is_worthwhile(&self) -> bool {
        let counted = self.count.map(|count| count as f64 * self.spaces() as f64);
        let found = self.hits.zip(self.job.objective().odds()).map(|(hits, odds)| hits as f64 / odds);
        let expected = counted.into_iter().chain(found).fold(f64::INFINITY, f64::min);
        self.threads > 0
            && self.devices.is_empty()
            && self.drill.is_none()
            && self.duration.is_none_or(|duration| duration >= SHORTEST)
            && expected >= self.threads as f64 * WORTHWHILE
    }
}

/// Returns the same search with the kernel that is the fastest on `threads` workers at once, or
/// unchanged if that is known. Workers that are `bound` take the cores of this process in order;
/// the system distributes other workers.
///
/// # Errors
///
/// If no thread can be started.
pub fn fastest(job: &Job, threads: usize, bound: bool, stop: &Stop) -> io::Result<Job> {
    let kernels = different(job);
    let known = !job.chosen_by().is_timed() && cores::are_apart(threads, bound);
    if kernels.len() < 2 || threads == 0 || known {
        return Ok(job.clone());
    }
    let question = Question {
        family: discriminant(&job.algorithm().family()),
        blocks: job.blocks(),
        threads,
        kernels: kernels.iter().map(kernel).collect(),
    };
    let mut answers = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    let answered = answers.iter().find(|(asked, _)| *asked == question).map(|(_, answer)| *answer);
    let answer = match answered {
        Some(answer) => answer,
        None => {
            let seconds = timed(&kernels, threads, stop)?;
            if stop.requested() {
                return Ok(job.clone());
            }
            let answer = choice(&kernels, &seconds, kernel(job));
            answers.push((question, answer));
            answer
        }
    };
    Ok(job.with_kernel(answer).unwrap_or_else(|| job.clone()))
}

fn kernel(job: &Job) -> Contender {
    (job.backend().isa(), job.variant())
}

/// The rivals that are not the same on this template.
fn different(job: &Job) -> Vec<Job> {
    let mut kernels: Vec<Job> = Vec::new();
    for rival in job.rivals().iter().filter_map(|rival| job.with_kernel(*rival)) {
        if kernels.iter().all(|other| kernel(other) != kernel(&rival)) {
            kernels.push(rival);
        }
    }
    kernels
}

/// Seconds a hash of each kernel, of the median slice, all workers at once; the kernels in turn.
fn timed(kernels: &[Job], threads: usize, stop: &Stop) -> io::Result<Vec<f64>> {
    let mut teams = kernels.iter().map(|job| team(job, threads)).collect::<io::Result<Vec<Team>>>()?;
    let sizes: Vec<u64> = teams.iter_mut().map(|team| slice_size(team, SLICE)).collect();
    let mut seconds = vec![Vec::new(); kernels.len()];
    let (began, mut turns) = (Instant::now(), 0);
    while !stop.requested() && began.elapsed() < if turns < LEAST { LONGEST } else { TIME } {
        for ((team, &n), seconds) in teams.iter_mut().zip(&sizes).zip(&mut seconds) {
            seconds.push(team.run(n).as_secs_f64() / n as f64);
        }
        turns += 1;
    }
    Ok(seconds.into_iter().map(median).collect())
}

/// Infinite if nothing was measured.
fn median(mut seconds: Vec<f64>) -> f64 {
    seconds.sort_by(f64::total_cmp);
    seconds.get(seconds.len() / 2).copied().unwrap_or(f64::INFINITY)
}

/// `threads` workers with a salt of their own each, as far as the template has one. Their results
/// are ignored.
fn team(job: &Job, threads: usize) -> io::Result<Team> {
    let worker = |worker: usize| {
        let mut salt = vec![0; job.template().salt_length()];
        for (byte, number) in salt.iter_mut().zip(worker.to_le_bytes()) {
            *byte = number;
        }
        // A salt of the template's length is no fault.
        Searcher::new(job, &salt).map(scanning).map_err(io::Error::other)
    };
    Team::new((0..threads).map(worker).collect::<Result<_, _>>()?, job.granule())
}

/// The kernel that takes the least time; `usual` if none takes clearly less.
fn choice(kernels: &[Job], seconds: &[f64], usual: Contender) -> Contender {
    let weighted = |(job, seconds): (&Job, &f64)| {
        let kernel = kernel(job);
        (kernel, if kernel == usual { ADVANTAGE * seconds } else { *seconds })
    };
    let least = kernels.iter().zip(seconds).map(weighted).min_by(|a, b| a.1.total_cmp(&b.1));
    least.map_or(usual, |(kernel, _)| kernel)
}

#[cfg(test)]
mod tests {
    use super::*;
    use hashweave::search::{Goal, Objective, Request, Template};

    fn job(goal: Goal) -> Job {
        let template: Template = Template::DEFAULT.parse().expect("a template");
        let objective = Objective { goal, range: None };
        Job::new(Request { objective, ..Request::new(template) }).expect("a job")
    }

    fn run(goal: Goal) -> Run {
        let job = job(goal);
        Run {
            base_salt: vec![0; job.template().salt_length()],
            one_salt: false,
            job,
            threads: 2,
            devices: Vec::new(),
            cores: Vec::new(),
            start: 0,
            count: None,
            duration: None,
            hits: None,
            stats_interval: Duration::from_secs(1),
            drill: None,
        }
    }

    #[test]
    fn short_runs_are_not_timed() {
        let run = || run(Goal::ZeroBits(24));
        assert!(run().is_worthwhile(), "it has no end");
        assert!(!Run { hits: Some(1), ..run() }.is_worthwhile());
        assert!(Run { hits: Some(4), ..run() }.is_worthwhile());
        assert!(!Run { count: Some(1000), ..run() }.is_worthwhile());
        assert!(Run { count: Some(1 << 25), ..run() }.is_worthwhile(), "of each of two workers");
        assert!(!Run { duration: Some(Duration::from_millis(500)), ..run() }.is_worthwhile());
        assert!(!Run { threads: 0, ..run() }.is_worthwhile());
    }

    #[test]
    fn what_is_chosen_is_a_rival_and_remains_so() {
        let job = job(Goal::Min);
        let first = fastest(&job, 2, false, &Stop::default()).expect("two threads");
        let again = fastest(&job, 2, false, &Stop::default()).expect("two threads");
        assert_eq!(kernel(&first), kernel(&again));
        assert!(kernel(&first) == kernel(&job) || job.rivals().contains(&kernel(&first)));
        let kernels = different(&job);
        assert_eq!(timed(&kernels, 1, &Stop::default()).expect("a thread").len(), kernels.len());
    }

    #[test]
    fn only_what_is_clearly_faster_takes_the_place_of_the_usual() {
        let kernels = different(&job(Goal::Min));
        let (Some(first), Some(last)) = (kernels.first().map(kernel), kernels.last().map(kernel)) else {
            panic!("there is always one")
        };
        let seconds = |of_first: f64| -> Vec<f64> {
            kernels.iter().map(|job| if kernel(job) == first { of_first } else { 1.0 }).collect()
        };
        assert_eq!(choice(&kernels, &seconds(0.995), last), last);
        assert_eq!(choice(&kernels, &seconds(0.98), last), first);
        assert_eq!(choice(&[], &[], last), last);
    }

    /// Messages of several blocks have one kernel, whatever it is called.
    #[test]
    fn rivals_that_are_the_same_are_one() {
        let template: Template = format!("{{counter:8}}{}", "x".repeat(300)).parse().expect("a template");
        let job = Job::new(Request::new(template)).expect("a job");
        assert_eq!((job.blocks() > 1, different(&job).len()), (true, 1), "{:?}", job.rivals());
        assert_eq!(kernel(&fastest(&job, 2, false, &Stop::default()).expect("two threads")), kernel(&job));
    }
}
