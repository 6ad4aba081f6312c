//! Searches that have been checked and can be run.

use super::choice::candidates;
use super::local::Messages;
use super::sift::Sift;
use super::stages::batch_of;
use super::template::{Stage, Wrapper};
use super::{AUDIT_BITS, Contender, JobError, Local, Objective, Template, calibrate, contenders};
use crate::cpu;
use crate::plan::Source;
use hashes::Algorithm;
use kernels::Backend;
use kernels::search::{Outline, Plan, Variant};
use lanes::Isa;

/// The description of a search; [`Job::new`] checks it.
#[derive(Clone, Debug)]
pub struct Request {
    /// The template of the messages.
    pub template: Template,
    /// The hash algorithm.
    pub algorithm: Algorithm,
    /// The condition on the digest.
    pub objective: Objective,
    /// The instruction set; `None` for the one with the fastest kernel.
    pub isa: Option<Isa>,
    /// The kernel; `None` for the fastest one for the algorithm on this core ([`contenders`]).
    pub variant: Option<Variant>,
}

impl Request {
    /// A search for the smallest SHA3-256 digest of a template, by the best kernel on this machine.
    #[must_use]
    pub fn new(template: Template) -> Self {
        Self {
            template,
            algorithm: Algorithm::Sha3_256,
            objective: Objective::default(),
            isa: None,
            variant: None,
        }
    }

    /// Checks the algorithm and the objective, but not whether this machine can run the search.
    ///
    /// # Errors
    ///
    /// If the algorithm does not exist, if the messages would be trees, or if the objective does not
    /// fit its digest.
    pub fn check(&self) -> Result<(), JobError> {
        if !self.algorithm.exists() {
            return Err(JobError::NoSuchDigest(self.algorithm));
        }
        // Salts change bytes, not lengths.
        let salt = vec![0; self.template.salt_length()];
        for stage in self.template.longest().stages(&salt, self.algorithm) {
            if let Wrapper::Hash(algorithm) = stage.then
                && let Some(most) = algorithm.chunk()
                && stage.length() > most
            {
                return Err(JobError::Tree { algorithm, length: stage.length(), most });
            }
        }
        self.objective.check(self.algorithm)
    }
}

/// How the kernel of a search was chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChosenBy {
    /// The request names the kernel.
    Request,
    /// From the figures of this core, or because there is only one kernel.
    Core,
    /// By timing several kernels on one thread.
    Calibration,
    /// By such a timing of another process that was [imported](crate::calibration::import), with
    /// its time in seconds since 1970.
    Imported(u64),
    /// By timing several kernels on all workers at once ([`Job::with_kernel`]).
    Workers,
}

impl ChosenBy {
    /// Whether kernels were timed on one thread, by this process or another one.
    #[must_use]
    pub fn is_timed(self) -> bool {
        matches!(self, Self::Calibration | Self::Imported(_))
    }

    /// `request`, `core`, `calibration` or `workers`.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Request => "request",
            Self::Core => "core",
            Self::Calibration | Self::Imported(_) => "calibration",
            Self::Workers => "workers",
        }
    }
}

/// A search that has been checked: its parts fit together, and this machine can run it.
#[derive(Clone, Debug)]
pub struct Job {
    template: Template,
    algorithm: Algorithm,
    objective: Objective,
    backend: Backend,
    variant: Variant,
    chosen_by: ChosenBy,
    rivals: Vec<Contender>,
    granule: u64,
    blocks: usize,
    /// The condition besides the bits of a filter, which all workers share.
    sift: Option<Sift>,
}

impl Job {
    /// Checks a request.
    ///
    /// # Errors
    ///
    /// If the parts do not fit together, or if this machine does not have the instruction set.
    pub fn new(request: Request) -> Result<Self, JobError> {
        request.check()?;
        let Request { template, algorithm, objective, isa, variant } = request;
        lanes::isa::ceiling()?;
        if let Some(field) = template.nesting() {
            if isa.is_some() || variant.is_some() {
                return Err(JobError::NestedKernel { field: field.to_string() });
            }
            return Self::staged(template, algorithm, objective);
        }
        if template.has_texts() {
            if isa.is_some() || variant.is_some() {
                return Err(JobError::TextsKernel);
            }
            return Self::staged(template, algorithm, objective);
        }
        if let Some(score) = objective.goal.score_of_all() {
            if isa.is_some() || variant.is_some() {
                return Err(JobError::ScoreKernel(score));
            }
            return Self::staged(template, algorithm, objective);
        }
        let isas: Vec<Isa> = match isa {
            None => Isa::usable().collect(),
            Some(isa) if !isa.in_hardware() => return Err(JobError::NotHere(isa)),
            Some(isa) if !isa.available() => return Err(JobError::Forbidden { isa }),
            Some(isa) => vec![isa],
        };
        let contenders = contenders(cpu::common_core(), &isas, algorithm, variant);
        let is_named = isa.is_some() && variant.is_some();
        let rivals = candidates(&isas, algorithm, variant);
        let timed = calibrate::fastest(algorithm, &contenders);
        let fastest = timed.map(|(kernel, _)| kernel);
        let highest = isas.last().copied().unwrap_or(Isa::Scalar);
        let (isa, variant) = fastest.unwrap_or((highest, variant.unwrap_or(Variant::Direct)));
        let backend = Backend::of(isa).ok_or(JobError::NotHere(isa))?;
        if !Plan::supports(isa, algorithm, variant) {
            return Err(JobError::NoSuchKernel { variant, isa, algorithm });
        }
        let chosen_by = match timed {
            _ if is_named => ChosenBy::Request,
            Some((_, Source::Imported(measured))) => ChosenBy::Imported(measured),
            Some((_, Source::Calibration)) => ChosenBy::Calibration,
            Some((_, Source::Table | Source::Caller)) | None => ChosenBy::Core,
        };
        let job = Self {
            sift: Sift::of(&objective, algorithm),
            template,
            algorithm,
            objective,
            backend,
            variant,
            chosen_by,
            rivals,
            granule: 1,
            blocks: 1,
        };
        Ok(job.planned())
    }

    /// A search whose messages are hashed stage by stage, by the kernels for many messages.
    fn staged(template: Template, algorithm: Algorithm, objective: Objective) -> Result<Self, JobError> {
        let isas: Vec<Isa> = Isa::usable().collect();
        let highest = isas.last().copied().unwrap_or(Isa::Scalar);
        let stages = template.longest().stages(&vec![0; template.salt_length()], algorithm);
        let blocks = stages.iter().map(Stage::blocks).sum();
        Ok(Self {
            sift: Sift::of(&objective, algorithm),
            template,
            algorithm,
            objective,
            backend: Backend::of(highest).ok_or(JobError::NotHere(highest))?,
            variant: Variant::Direct,
            chosen_by: ChosenBy::Core,
            rivals: Vec::new(),
            granule: batch_of(&stages),
            blocks,
        })
    }

    /// Knows what the kernel makes of the template, which is the same for every salt.
    fn planned(mut self) -> Self {
        let plan = self.plan(&vec![0; self.template.salt_length()]);
        (self.variant, self.granule, self.blocks) = (plan.variant(), plan.granule(), plan.shape().blocks);
        self
    }

    /// The kernels that the request allows and that may be the fastest when workers share cores. A
    /// caller with threads can time them on all threads at once.
    #[must_use]
    pub fn rivals(&self) -> &[Contender] {
        &self.rivals
    }

    /// The same search with another of its [`rivals`](Self::rivals); `None` if the kernel is not
    /// one of these.
    #[must_use]
    pub fn with_kernel(&self, kernel: Contender) -> Option<Self> {
        let (isa, variant) = kernel;
        let backend = Backend::of(isa).filter(|_| self.rivals.contains(&kernel))?;
        Some(Self { backend, variant, chosen_by: ChosenBy::Workers, ..self.clone() }.planned())
    }

    /// The scanner of this machine for a salt, which must have the length that the template gives.
    pub(super) fn local(&self, salt: &[u8]) -> Local {
        let messages = Messages {
            template: self.template.clone(),
            salt: salt.to_vec(),
            algorithm: self.algorithm,
            kernel: (self.backend, self.variant),
            word: self.objective.word(self.algorithm),
            whole: self.objective.goal.score_of_all().is_some(),
        };
        Local::new(messages, self.sift.clone())
    }

    /// The algorithms that hash a message one after the other, from the innermost message, each with
    /// the bytes of its message; only one if the counter is in no hash.
    #[must_use]
    pub fn stages(&self) -> Vec<(Algorithm, usize)> {
        let stages = self.template.longest().stages(&vec![0; self.template.salt_length()], self.algorithm);
        let hashed = stages.iter().filter_map(|stage| match stage.then {
            Wrapper::Hash(algorithm) => Some((algorithm, stage.length())),
            _ => None,
        });
        hashed.collect()
    }

    /// Checks that devices can run the search.
    ///
    /// # Errors
    ///
    /// If the counter is inside a hash or is text, or if the objective is a score of whole digests or a
    /// set of patterns with few bits in common: a device lists what passes a filter of bits, and that
    /// would be nearly every digest.
    pub fn check_devices(&self) -> Result<(), JobError> {
        if let Some(field) = self.template.nesting() {
            return Err(JobError::NestedOnDevice { field: field.to_string() });
        }
        if self.template.has_text() {
            return Err(JobError::TextOnDevice);
        }
        if let Some(score) = self.objective.goal.score_of_all() {
            return Err(JobError::ScoreOnDevice(score));
        }
        let (word, algorithm) = (self.objective.word(self.algorithm), self.algorithm);
        let bits = self.objective.filter(algorithm, word, None).mask.count_ones();
        match (self.objective.goal.patterns(), bits) {
            (Some(_), 0..AUDIT_BITS) => Err(JobError::NoSieve { bits }),
            _ => Ok(()),
        }
    }

    /// The kernel's plan for a salt, which must have the length that the template gives, and the
    /// longest messages.
    pub(super) fn plan(&self, salt: &[u8]) -> Plan {
        let word = self.objective.word(self.algorithm);
        self.template.longest().plan(salt, self.algorithm, (self.backend, self.variant), word)
    }

    /// The part of the messages that remains to be hashed for each counter, for a salt of the
    /// length that the template gives and a device with `lanes` lanes.
    #[must_use]
    pub fn outline(&self, salt: &[u8], lanes: usize) -> Outline {
        self.template.outline(salt, self.algorithm, lanes)
    }

    /// The template of the messages.
    #[must_use]
    pub fn template(&self) -> &Template {
        &self.template
    }
    /// The hash algorithm.
    #[must_use]
    pub fn algorithm(&self) -> Algorithm {
        self.algorithm
    }
    /// The condition on the digest.
    #[must_use]
    pub fn objective(&self) -> &Objective {
        &self.objective
    }
    /// The instruction set and its kernels.
    #[must_use]
    pub fn backend(&self) -> Backend {
        self.backend
    }
    /// How the kernel was chosen.
    #[must_use]
    pub fn chosen_by(&self) -> ChosenBy {
        self.chosen_by
    }
    /// Checks that a salt has the length that the template gives.
    ///
    /// # Errors
    ///
    /// If it has another length.
    pub fn check_salt(&self, salt: &[u8]) -> Result<(), JobError> {
        let (given, expected) = (salt.len(), self.template.salt_length());
        if given == expected { Ok(()) } else { Err(JobError::SaltLength { given, expected }) }
    }
    /// The number of hashes that the kernel computes at once.
    #[must_use]
    pub fn lanes(&self) -> usize {
        Plan::lanes(self.backend, self.algorithm)
    }
    /// Scans are most efficient on ranges whose start and length are multiples of this number.
    #[must_use]
    pub fn granule(&self) -> u64 {
        self.granule
    }
    /// The number of blocks that are hashed for every counter.
    #[must_use]
    pub fn blocks(&self) -> usize {
        self.blocks
    }
    /// The number of counters, a power of two, for which about `blocks` blocks are hashed: what
    /// takes about the same time whatever the length of the message. There is at least one counter
    /// for each lane.
    ///
    /// ```
    /// use hashweave::search::{Job, Request};
    /// let counters = |template: &str| -> Result<u64, Box<dyn std::error::Error>> {
    ///     Ok(Job::new(Request::new(template.parse()?))?.counters_of(1 << 18))
    /// };
    /// assert_eq!(counters("{counter:8}")?, 1 << 18);
    /// assert!(counters(&format!("{{counter:8}}{}", "x".repeat(10_000)))? <= 1 << 13);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn counters_of(&self, blocks: u64) -> u64 {
        (blocks / self.blocks.next_power_of_two() as u64).max(self.lanes() as u64)
    }
    /// The kernel that runs: the requested one if it supports this template's counter, otherwise
    /// `a1a2`.
    #[must_use]
    pub fn variant(&self) -> Variant {
        self.variant
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Goal, Patterns};
    use super::*;

    fn refusal(change: impl FnOnce(&mut Request)) -> Option<JobError> {
        let mut request = Request::new(Template::DEFAULT.parse().expect("the default is a template"));
        change(&mut request);
        Job::new(request).err()
    }

    #[test]
    fn a_job_takes_one_of_the_contenders_and_stays_with_it() {
        let isas: Vec<Isa> = Isa::usable().collect();
        let job = || Job::new(Request::new(Template::DEFAULT.parse().expect("a template"))).expect("it fits");
        let contenders = contenders(cpu::common_core(), &isas, job().algorithm(), None);
        let kernel = |job: &Job| (job.backend().isa(), job.variant());
        assert!(contenders.contains(&kernel(&job())), "{contenders:?}");
        assert_eq!(kernel(&job()), kernel(&job()), "what was timed is known for the rest of the process");
        let chosen_by = if contenders.len() > 1 { ChosenBy::Calibration } else { ChosenBy::Core };
        assert_eq!(job().chosen_by(), chosen_by);
    }

    #[test]
    fn a_job_goes_over_to_a_rival() {
        let request = || Request::new(Template::DEFAULT.parse().expect("a template"));
        let job = Job::new(request()).expect("it fits");
        for &kernel in job.rivals() {
            let other = job.with_kernel(kernel).expect("a rival");
            assert_eq!((other.backend().isa(), other.variant()), kernel);
            assert_eq!(other.chosen_by(), ChosenBy::Workers);
            let alone = Request { isa: Some(kernel.0), variant: Some(kernel.1), ..request() };
            let alone = Job::new(alone).expect("it fits");
            assert_eq!((alone.granule(), alone.blocks()), (other.granule(), other.blocks()));
            assert_eq!((alone.chosen_by(), alone.rivals()), (ChosenBy::Request, &[kernel][..]));
        }
        assert!(job.with_kernel((Isa::Scalar, Variant::Woven)).is_none());
    }

    /// As where nothing is known of the core: on every machine with two instruction sets.
    #[test]
    fn kernels_are_timed() {
        let kernels: Vec<_> = Isa::usable().map(|isa| (isa, Variant::A1A2)).collect();
        for algorithm in [Algorithm::Sha3_512, Algorithm::Sha3x, Algorithm::Sha256d, Algorithm::Blake2b(20)] {
            let fastest = calibrate::fastest(algorithm, &kernels).expect("there are some");
            assert!(kernels.contains(&fastest.0), "{algorithm}");
            assert_eq!(calibrate::fastest(algorithm, &kernels), Some(fastest), "{algorithm}");
        }
        let elsewhere = Isa::EVERYWHERE.into_iter().find(|isa| !isa.in_hardware()).expect("of another CPU");
        let only = (Isa::Scalar, Variant::Direct);
        assert_eq!(
            calibrate::fastest(Algorithm::Sha256, &[(elsewhere, Variant::Direct), only]),
            Some((only, Source::Calibration)),
            "what cannot run here is not taken"
        );
        assert_eq!(calibrate::fastest(Algorithm::Sha256, &[]), None);
    }

    #[test]
    fn devices_take_patterns_that_have_bits_in_common() {
        let refused = |patterns: &str| {
            let goal = Goal::Any(Patterns::parse(patterns).expect("patterns"));
            let template = Template::DEFAULT.parse().expect("a template");
            let request = Request { objective: Objective { goal, range: None }, ..Request::new(template) };
            Job::new(request).expect("a job").check_devices().map_err(|error| error.to_string())
        };
        assert_eq!(refused("c0ffee"), Ok(()));
        assert_eq!(refused("c0ffee00,c0ffee01"), Ok(()));
        let line = refused("c0ffee,3456").expect_err("they have nothing in common");
        assert!(line.ends_with("the CPU searches for any set"), "{line}");
    }

    #[test]
    fn what_does_not_fit_together_is_refused() {
        assert_eq!(refusal(|_| {}), None);
        for (start, end) in [(5, 5), (30, 33)] {
            let refused = JobError::DigestRange { start, end, length: 32, algorithm: Algorithm::Sha3_256 };
            assert_eq!(refusal(|request| request.objective.range = Some(start..end)), Some(refused));
        }
        let refused = refusal(|request| {
            request.objective = Objective { goal: Goal::ZeroBits(9), range: Some(31..32) };
        });
        assert_eq!(refused, Some(JobError::TooManyBits { bits: 9, available: 8 }));
        for algorithm in [Algorithm::Blake2s(33), Algorithm::Blake2s(0), Algorithm::Blake2b(65)] {
            let refused = refusal(|request| request.algorithm = algorithm);
            assert_eq!(refused, Some(JobError::NoSuchDigest(algorithm)));
        }
        let of_blake3 = |length: usize| {
            refusal(|request| {
                request.algorithm = Algorithm::Blake3;
                request.template =
                    format!("{{counter:8}}{}", "x".repeat(length - 8)).parse().expect("a template");
            })
        };
        assert_eq!(of_blake3(1024), None);
        let refused = JobError::Tree { algorithm: Algorithm::Blake3, length: 1025, most: 1024 };
        assert_eq!(of_blake3(1025), Some(refused));
    }
}
