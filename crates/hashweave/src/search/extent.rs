//! How much of a search is to be done, and by how many workers.

use super::{Damage, Drill, Job, JobError};
use thiserror::Error;

/// The counters that are asked for, the workers, and their salts.
///
/// Where the template has a salt, every worker has a space of its own, in which it scans the whole range; where it has none, there is one
/// space that the workers share.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Extent {
    /// Workers, at least one: threads and devices.
    pub threads: usize,
    /// As long as the template's salt; the first two bytes are replaced by the worker's number, little-endian.
    pub base_salt: Vec<u8>,
    /// The first counter.
    pub start: u64,
    /// How many counters: of each worker if there is a salt, in all if there is none. None: to the end.
    pub count: Option<u64>,
}

/// Why a job cannot be run to such an extent.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum ExtentError {
    /// There must be a worker.
    #[error("at least one thread is needed")]
    NoThreads,
    /// The salt has no room for the worker's number.
    #[error("a salt of {length} byte has room for {most} threads, not {threads}")]
    SaltTooShort {
        /// Bytes of the salt.
        length: usize,
        /// Threads asked for.
        threads: usize,
        /// Threads possible.
        most: usize,
    },
    /// The salt is not as long as the template says.
    #[error(transparent)]
    Salt(#[from] JobError),
    /// The range leaves the counter's space.
    #[error("counters {start} to {last} do not fit the {width}-byte counter, whose largest is {max}")]
    PastTheEnd {
        /// The first counter.
        start: u64,
        /// The last counter.
        last: u128,
        /// Bytes of the counter.
        width: usize,
        /// The largest counter.
        max: u64,
    },
    /// Nothing to do.
    #[error("zero leaves nothing to search")]
    EmptyRange,
    /// The drill's lane or bit does not exist.
    #[error("lane {lane}, bit {bit}: the kernel has {lanes} lanes, from 0, of words of {bits} bits")]
    NoSuchLane {
        /// The lane.
        lane: u64,
        /// The bit.
        bit: u32,
        /// Lanes of the kernel.
        lanes: usize,
        /// Bits of a word.
        bits: u32,
    },
}

impl Extent {
    /// Checks that a job can be run to this extent, with such a fault on purpose.
    ///
    /// # Errors
    ///
    /// If the threads, the salt or the range do not fit the template, or the drill does not fit the kernel.
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

    /// Checks that what hashes a job in so many lanes can be damaged so.
    ///
    /// # Errors
    ///
    /// If it has no such lane, or the job's words no such bit.
    pub fn check_drill(job: &Job, drill: Drill, lanes: usize) -> Result<(), ExtentError> {
        let Drill { lane, damage, .. } = drill;
        let bit = if let Damage::Flip(bit) = damage { bit } else { 0 };
        let bits = job.algorithm().word_bits();
        if lane >= lanes as u64 || bit >= bits {
            return Err(ExtentError::NoSuchLane { lane, bit, lanes, bits });
        }
        Ok(())
    }

    /// The first and the last counter of a space, once the extent has been [checked](Self::check).
    #[must_use]
    pub fn range(&self, job: &Job) -> [u64; 2] {
        let max = job.template().counter().max();
        [self.start, self.count.map_or(max, |count| self.start + (count - 1))]
    }

    /// Whether every worker has a space of its own.
    #[must_use]
    pub fn salted(&self) -> bool {
        !self.base_salt.is_empty()
    }

    /// Spaces of counters: one of each worker, or one in all.
    #[must_use]
    pub fn spaces(&self) -> usize {
        if self.salted() { self.threads } else { 1 }
    }

    /// The space that a worker scans.
    #[must_use]
    pub fn space(&self, worker: usize) -> usize {
        if self.salted() { worker } else { 0 }
    }

    /// The salt of a worker: its number, little-endian, over the first two bytes.
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
