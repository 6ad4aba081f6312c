//! The extent of a search: the range of counters, and the workers.

use super::{Damage, Drill, ExtentError, Job};

/// The range of counters, the workers, and their salts.
///
/// If the template has a salt, every worker has a counter space of its own, in which it scans the
/// whole range. Otherwise all workers share one space.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Extent {
    /// The number of workers, threads and devices; at least one.
    pub threads: usize,
    /// The base salt, which has the length of the template's salt. Its first two bytes are replaced
    /// by the number of the worker, in little-endian order.
    pub base_salt: Vec<u8>,
    /// The first counter.
    pub start: u64,
    /// The number of counters: for each worker if the template has a salt, otherwise in total.
    /// `None` means all up to the last one.
    pub count: Option<u64>,
}

impl Extent {
    /// Checks that a job can be run with this extent, and with a simulated fault.
    ///
    /// # Errors
    ///
    /// If the threads, the salt or the range do not fit the template, or if the drill does not fit
    /// the kernel.
    pub fn check(&self, job: &Job, drill: Option<Drill>) -> Result<(), ExtentError> {
        if self.threads == 0 {
            return Err(ExtentError::NoThreads);
        }
        job.check_salt(&self.base_salt)?;
        let length = self.base_salt.len();
        let most = if length == 1 { 1 << 8 } else { 1 << 16 };
        if length > 0 && self.threads > most {
            return Err(ExtentError::SaltTooShort { length, threads: self.threads, most });
        }
        let counter = job.template().counter();
        let (start, max, width) = (self.start, counter.max(), counter.width);
        let last = match self.count {
            Some(0) => return Err(ExtentError::EmptyRange),
            Some(count) => u128::from(start) + u128::from(count) - 1,
            None => u128::from(max.max(start)),
        };
        if last > u128::from(max) {
            return Err(ExtentError::PastTheEnd { start, last, width, max });
        }
        drill.map_or(Ok(()), |drill| Self::check_drill(job, drill, job.lanes()))
    }

    /// Checks that a drill is possible for a job that is hashed in `lanes` lanes.
    ///
    /// # Errors
    ///
    /// If the lane does not exist, or if the words of the job do not have the bit.
    pub fn check_drill(job: &Job, drill: Drill, lanes: usize) -> Result<(), ExtentError> {
        let Drill { lane, damage, .. } = drill;
        let bit = if let Damage::Flip(bit) = damage { bit } else { 0 };
        let bits = job.algorithm().word_bits();
        if lane >= lanes as u64 || bit >= bits {
            return Err(ExtentError::NoSuchLane { lane, bit, lanes, bits });
        }
        Ok(())
    }

    /// The first and the last counter of a space. The extent must have been [checked](Self::check).
    #[must_use]
    pub fn range(&self, job: &Job) -> [u64; 2] {
        let max = job.template().counter().max();
        [self.start, self.count.map_or(max, |count| self.start + (count - 1))]
    }

    /// Whether every worker has a counter space of its own.
    #[must_use]
    pub fn salted(&self) -> bool {
        !self.base_salt.is_empty()
    }

    /// The number of counter spaces: one per worker, or one in total.
    #[must_use]
    pub fn spaces(&self) -> usize {
        if self.salted() { self.threads } else { 1 }
    }

    /// The number of the counter space that a worker scans.
    #[must_use]
    pub fn space(&self, worker: usize) -> usize {
        if self.salted() { worker } else { 0 }
    }

    /// The salt of a worker: the base salt, with its first two bytes replaced by the worker's
    /// number in little-endian order.
    ///
    /// ```
    /// use hashweave::search::Extent;
    /// let extent = Extent { threads: 300, base_salt: vec![9; 4], start: 0, count: None };
    /// assert_eq!(extent.salt(0x0102), [2, 1, 9, 9]);
    /// ```
    #[must_use]
    pub fn salt(&self, worker: usize) -> Vec<u8> {
        let mut salt = self.base_salt.clone();
        for (byte, number) in salt.iter_mut().zip((worker as u16).to_le_bytes()) {
            *byte = number;
        }
        salt
    }
}
