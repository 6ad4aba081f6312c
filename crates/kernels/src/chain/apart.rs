//! [`Apart`]: keys of nodes that do not wait for each other, on the widest lanes there are; the last
//! few on the narrowest that take them all.

use super::job::{Apart, KEY_PARENTS};
use super::{blake_lanes, copying};
use crate::Backend;

pub(super) fn keys_apart(job: &mut Apart<'_>) {
    job.check();
    let backends: Vec<Backend> = Backend::usable().collect();
    let Some(&widest) = backends.last() else {
        return copying::keys_apart(job);
    };
    let parents = job.parents.as_chunks::<KEY_PARENTS>().0;
    let mut at = 0;
    while at < parents.len() {
        let enough = |backend: &&Backend| backend.lanes::<u32>() >= parents.len() - at;
        let backend = *backends.iter().find(enough).unwrap_or(&widest);
        at += blake_lanes::keys_apart_on(backend, job, at);
    }
    // Lanes hash 13 parents; a node without parents is rare, and is hashed again on its own.
    for (place, parents) in parents.iter().enumerate() {
        if parents[0] as usize == job.first + place {
            copying::key_apart(job, place);
        }
    }
}
