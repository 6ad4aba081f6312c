//! Chains of labels: every node of a layer is hashed from earlier nodes (proof of replication).
//!
//! Two constructions, each with a job and its kernels:
//!
//! | job | scheme | a node's message | hash |
//! |---|---|---|---|
//! | [`Labels`] | `sdr` | replica_id ‖ layer ‖ node ‖ zeros, 37 labels of parents: 1,248 bytes, 20 blocks | SHA-256 |
//! | [`Keys`] | `r2`, `zigzag` | replica_id, 13 nodes that are its parents: 448 bytes, 7 blocks | BLAKE2s-256 |
//!
//! A job is a run of consecutive nodes, with their parents listed, so that whoever knows the graph
//! can work ahead. It has as many replicas as share its memory ([`Layout`]): all of one graph, each
//! with its own id, so that their chains, which are independent, fill lanes and units together.
//!
//! [`Kernel::keys_apart`] computes keys of nodes of one replica that do not wait for each other.

mod ahead;
mod apart;
mod blake;
mod blake_lanes;
#[cfg(target_arch = "x86_64")]
mod blake_rows;
mod copying;
mod counts;
mod halves;
mod job;
mod key_counts;
mod layout;
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
mod sha;
pub(crate) mod sha_lanes;
#[cfg(target_arch = "x86_64")]
mod window;

#[cfg(target_arch = "x86_64")]
pub use blake_rows::Rows;
pub use job::{
    Addition, Apart, BASE_PARENTS, Hash, KEY_PARENTS, Keys, LABEL_PARENTS, Labels, REPEATED, Walk,
};
pub use layout::{Form, Layout};

use crate::Backend;
#[cfg(target_arch = "x86_64")]
use crate::integers;
#[cfg(target_arch = "aarch64")]
use lanes::isa::Sha2;
#[cfg(target_arch = "x86_64")]
use lanes::isa::{Bmi, ShaNi};

/// A way to walk a chain.
#[derive(Clone, Copy, Debug)]
pub enum Kernel {
    /// The message of a node is copied together and hashed as any other: the reference that other
    /// kernels are compared with.
    Copying,
    /// SHA-256 by the SHA instructions of x86, replicas interleaved.
    #[cfg(target_arch = "x86_64")]
    ShaNi(ShaNi),
    /// SHA-256 by the SHA instructions of Armv8, replicas interleaved.
    #[cfg(target_arch = "aarch64")]
    Sha2(Sha2),
    /// BLAKE2s by rows of a few nodes side by side: those of several replicas, or of one that do
    /// not wait for each other.
    #[cfg(target_arch = "x86_64")]
    Rows(Rows),
    /// One replica a lane.
    Lanes(Backend),
}

impl Kernel {
    /// The kernels for a hash that this machine can run, the plainest first.
    #[must_use]
    pub fn usable(hash: Hash) -> Vec<Self> {
        let mut kernels = vec![Self::Copying];
        match hash {
            Hash::Sha256 => {
                kernels.extend(Backend::usable().map(Self::Lanes));
                #[cfg(target_arch = "x86_64")]
                kernels.extend(ShaNi::detect().map(Self::ShaNi));
                #[cfg(target_arch = "aarch64")]
                kernels.extend(Sha2::detect().map(Self::Sha2));
            }
            Hash::Blake2s => {
                kernels.extend(Backend::usable().map(Self::Lanes));
                #[cfg(target_arch = "x86_64")]
                kernels.extend(Rows::usable().map(Self::Rows));
            }
        }
        kernels
    }

    /// The name in tables and on the command line.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Copying => "copying",
            #[cfg(target_arch = "x86_64")]
            Self::ShaNi(_) => "sha-ni",
            #[cfg(target_arch = "aarch64")]
            Self::Sha2(_) => "armv8-sha2",
            #[cfg(target_arch = "x86_64")]
            Self::Rows(Rows::Sse41(_)) => "rows-sse41",
            #[cfg(target_arch = "x86_64")]
            Self::Rows(Rows::Avx2(_)) => "rows-avx2",
            #[cfg(target_arch = "x86_64")]
            Self::Rows(Rows::Avx512(_)) => "rows-avx512",
            Self::Lanes(backend) => backend.isa().name(),
        }
    }

    /// How many replicas it takes at most.
    #[must_use]
    pub fn degree(self) -> usize {
        match self {
            Self::Copying => lanes::MAX_LANES,
            #[cfg(target_arch = "x86_64")]
            Self::ShaNi(_) => crate::sha::STREAMS,
            #[cfg(target_arch = "aarch64")]
            Self::Sha2(_) => crate::sha::STREAMS,
            #[cfg(target_arch = "x86_64")]
            Self::Rows(rows) => rows.degree(),
            Self::Lanes(backend) => backend.lanes::<u32>(),
        }
    }

    /// How `replicas` replicas share memory on this kernel.
    ///
    /// # Panics
    ///
    /// If they are none or more than [`degree`](Self::degree).
    #[must_use]
    pub fn layout(self, replicas: usize) -> Layout {
        assert!((1..=self.degree()).contains(&replicas), "there are {replicas} replicas");
        match self {
            Self::Lanes(_) => Layout::words(Form::Words, self.degree(), replicas),
            _ => Layout::nodes(replicas),
        }
    }

    /// Labels a run of nodes.
    ///
    /// # Panics
    ///
    /// If the kernel is not for SHA-256, or the parts of the job do not fit each other.
    pub fn label(self, job: &mut Labels<'_>) {
        job.check();
        match self {
            Self::Copying => copying::label(job),
            #[cfg(target_arch = "x86_64")]
            // SAFETY: the token proves the features.
            Self::ShaNi(token) => unsafe { sha::label(token, job) },
            #[cfg(target_arch = "aarch64")]
            // SAFETY: the token proves the features.
            Self::Sha2(token) => unsafe { sha::label(token, job) },
            #[cfg(target_arch = "x86_64")]
            Self::Rows(_) => panic!("the kernel knows BLAKE2s only"),
            Self::Lanes(backend) => {
                #[cfg(target_arch = "x86_64")]
                if let Backend::Scalar(token) = backend
                    && let Some(bmi) = Bmi::detect()
                {
                    // SAFETY: the token proves the features.
                    return unsafe { integers::label_bmi(bmi, token, job) };
                }
                sha_lanes::label_on(backend, job);
            }
        }
    }

    /// Encodes a run of nodes.
    ///
    /// # Panics
    ///
    /// If the kernel is not for BLAKE2s, or the parts of the job do not fit each other.
    pub fn encode(self, job: &mut Keys<'_>) {
        match self {
            #[cfg(target_arch = "x86_64")]
            Self::Rows(rows) => rows.encode(job),
            Self::Lanes(backend) => blake_lanes::encode_on(backend, job),
            _ => copying::encode(job),
        }
    }

    /// The keys of nodes that do not wait for each other, in lanes: the best way on this machine,
    /// whatever the kernel of the chain.
    ///
    /// # Panics
    ///
    /// If the parts of the job do not fit each other.
    pub fn keys_apart(job: &mut Apart<'_>) {
        apart::keys_apart(job);
    }
}
