//! One replica a lane, by the generic form.

use super::job::{Hash, Keys, Labels};
use super::row::Chain;
use super::{blake_lanes, counts, sha_lanes};
use crate::backend::Backend;
use crate::batch::counts::Work;

/// One replica a lane, by the generic form.
pub(crate) struct InLanes(pub(crate) Backend);

impl Chain for InLanes {
    fn degree(&self) -> usize {
        self.0.lanes::<u32>()
    }

    fn lanes(&self) -> Option<usize> {
        Some(self.degree())
    }

    fn label(&self, job: &mut Labels<'_>) {
        sha_lanes::label_on(self.0, job);
    }

    fn encode(&self, job: &mut Keys<'_>) {
        blake_lanes::encode_on(self.0, job);
    }

    fn work(&self, hash: Hash, _: usize) -> Option<Work> {
        Some(counts::lanes_work(self.0, hash))
    }
}
