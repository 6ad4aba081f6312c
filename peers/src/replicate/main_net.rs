//! Main net's own `create_label_exp`, of the crate `storage-proofs-porep`, called as its
//! `create_labels_for_encoding` calls it.
//!
//! It finds parents in a file, which the first call makes: 56 bytes a node, in
//! `/var/tmp/filecoin-parents` or where `FIL_PROOFS_PARENT_CACHE` says. The layers are those of all
//! contestants, which are aligned and in huge pages. (In the vectors that its caller has, nodes lie
//! across lines of the cache, and pages are small: there it is slower.)

use super::{Go, Task};
use filecoin_hashers::poseidon::PoseidonHasher;
use hashweave::replicate::NODE;
use storage_proofs_core::api_version::ApiVersion;
use storage_proofs_porep::stacked::StackedBucketGraph;
use storage_proofs_porep::stacked::create_label::single::create_label_exp;

/// Degrees of main net's graphs: parents in the layer, and in the one before.
const BASE: usize = 6;
const EXPANDED: usize = 8;

/// The graph is made when it is known how many nodes it has.
pub(super) fn labels() -> Go {
    let mut made: Option<Go> = None;
    Box::new(move |task| made.get_or_insert_with(|| of_graph(task.nodes.len() / NODE))(task))
}

fn of_graph(nodes: usize) -> Go {
    let (porep_id, version) = ([0; NODE], ApiVersion::V1_1_0);
    let graph = StackedBucketGraph::<PoseidonHasher>::new_stacked(nodes, BASE, EXPANDED, porep_id, version)
        .expect("main net's graph");
    let mut cache = graph.parent_cache().expect("main net's parent cache; is its folder writable?");
    let mut next = 0;
    Box::new(move |task: &mut Task<'_>| {
        let end = task.first + task.parents.len() / (BASE + EXPANDED);
        // It is read from its beginning on, window by window.
        if task.first != next {
            cache.reset().expect("the parent cache is read from its beginning on");
            for node in 0..task.first as u32 {
                cache.read(node).expect("the parent cache has all nodes");
            }
        }
        for node in task.first..end {
            let (id, layer) = (task.replica_ids[0], task.layer as usize);
            create_label_exp(&graph, Some(&mut cache), id, task.before, task.nodes, layer, node)
                .expect("main net makes a label of every node");
        }
        next = end;
    })
}
