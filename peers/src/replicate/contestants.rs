//! The contestants that make labels, and the calls that they make.

use super::{Contestant, Go, Task};
use crate::ffi::prefetch;
use crate::openssl::Evp;
use hashweave::replicate::chain::{
    Addition, BASE_PARENTS, Hash, KEY_PARENTS, Kernel, Keys, LABEL_PARENTS, Labels, Layout, REPEATED, Walk,
};
use hashweave::replicate::plan::AHEAD;
use hashweave::replicate::{NODE, Node, Scheme, field};
use std::array;

/// The name that this product goes by in the table.
pub const OWN: &str = "hashweave";

/// The numbers of replicas that kernels which interleave chains are timed with.
const REPLICAS: [usize; 3] = [1, 2, 4];

/// The peer that counts, and what of it: the labels of main net's software as it makes them on one
/// core. Without its own crate, the same calls of the same hash.
pub const NAMED: (&str, &str) =
    if cfg!(feature = "porep") { ("rust-fil-proofs", "create_label_exp") } else { CALLS };

/// The calls that it makes, written here.
const CALLS: (&str, &str) = ("sha2raw", "as create_label_exp");

/// Lanes below this are no match for anybody.
const FEWEST_LANES: usize = 8;

/// Bytes of a label's header and message, and of a key's message.
const HEADER: usize = 2 * NODE;
const LABEL: usize = HEADER + REPEATED * NODE;
const KEY: usize = NODE * (1 + KEY_PARENTS);

/// Every contestant that this machine can run, this product first.
#[must_use]
pub fn contestants(scheme: Scheme) -> Vec<Contestant> {
    let mut list = own(scheme);
    match scheme {
        Scheme::Sdr => label_peers(&mut list),
        Scheme::Zigzag | Scheme::R2 => key_peers(&mut list),
    }
    list
}

/// The product's kernels, each with the replicas it is for.
fn own(scheme: Scheme) -> Vec<Contestant> {
    let mut list = Vec::new();
    for kernel in Kernel::usable(scheme.hash()) {
        let degree = kernel.degree();
        let replicas: Vec<usize> = if kernel.is_copying() {
            Vec::new()
        } else if kernel.is_lanes() {
            [degree].into_iter().filter(|&lanes| lanes >= FEWEST_LANES).collect()
        } else {
            REPLICAS.into_iter().filter(|&replicas| replicas <= degree).collect()
        };
        for replicas in replicas {
            let layout = kernel.layout(replicas);
            let go: Go = match scheme.hash() {
                Hash::Sha256 => Box::new(move |task| own_labels(kernel, task)),
                Hash::Blake2s => Box::new(move |task| own_keys(kernel, task)),
            };
            list.push(Contestant { peer: OWN, kernel: kernel.name().to_owned(), layout, go });
        }
    }
    list
}

fn own_labels(kernel: Kernel, task: &mut Task<'_>) {
    kernel.label(&mut Labels {
        layout: task.layout,
        replica_ids: task.replica_ids,
        layer: task.layer,
        before: task.before,
        labels: task.nodes,
        first: task.first,
        parents: task.parents,
        ahead: AHEAD,
    });
}

fn own_keys(kernel: Kernel, task: &mut Task<'_>) {
    kernel.encode(&mut Keys {
        layout: task.layout,
        replica_ids: task.replica_ids,
        data: task.nodes,
        first: task.first,
        walk: Walk::Up,
        parents: task.parents,
        addition: Addition::Direct,
        ahead: AHEAD,
    });
}

/// SHA-256 by other people. What has a call for 32 bytes at a time gets parents where they lie; the
/// others get a message that is copied together.
///
/// The function `create_label_exp` of the crate `storage-proofs-porep` 19 asks for a node's own
/// parents when it comes to the node, hashes by the calls in [`sha2raw`] below, and clears two bits
/// of the label. It makes several replicas one after another. With the feature `porep` it is called
/// itself; in any case one line makes the same calls with parents that are listed already. Another
/// line has the parents of nodes ahead asked for, as this product does, and so have all other
/// libraries: their users could.
fn label_peers(list: &mut Vec<Contestant>) {
    #[cfg(feature = "porep")]
    list.push(peer(NAMED.0, NAMED.1, super::main_net::labels()));
    if sha2raw_runs() {
        list.push(peer(CALLS.0, CALLS.1, labels(0, sha2raw)));
        list.push(peer("sha2raw", "slices", labels(AHEAD, sha2raw)));
    }
    let mut message = LabelMessage([0; LABEL]);
    let digest = move |header: &[u8; HEADER], parents: [&Node; LABEL_PARENTS]| {
        use sha2::Digest;
        sha2::Sha256::digest(message.set(header, parents)).into()
    };
    list.push(peer("rustcrypto", "sha2, copied", labels(AHEAD, digest)));
    list.push(peer("rustcrypto", "compress256, copied", labels(AHEAD, compressed())));
    if let Some(mut evp) = Evp::fetch(c"SHA2-256") {
        let mut message = LabelMessage([0; LABEL]);
        let digest = move |header: &[u8; HEADER], parents: [&Node; LABEL_PARENTS]| {
            evp.digest(message.set(header, parents)).expect("OpenSSL fails on a plain message")
        };
        list.push(peer("openssl", "EVP, copied", labels(AHEAD, digest)));
    }
}

/// BLAKE2s by other people: a message that is copied together, or a state that is given the parents
/// one by one. Keys are masked and added by the product's own addition, which is no slower than
/// what the libraries' users have.
fn key_peers(list: &mut Vec<Contestant>) {
    let params = blake2s_simd::Params::new();
    let mut message = KeyMessage([0; KEY]);
    let simd = params.clone();
    let digest = move |replica_id: &Node, parents: [&Node; KEY_PARENTS]| {
        *simd.hash(message.set(replica_id, parents)).as_array()
    };
    list.push(peer("blake2s_simd", "copied", keys(AHEAD, digest)));
    let digest = move |replica_id: &Node, parents: [&Node; KEY_PARENTS]| {
        let mut state = params.to_state();
        state.update(replica_id);
        for parent in parents {
            state.update(parent);
        }
        *state.finalize().as_array()
    };
    list.push(peer("blake2s_simd", "state, 14 updates", keys(AHEAD, digest)));
    let mut message = KeyMessage([0; KEY]);
    let digest = move |replica_id: &Node, parents: [&Node; KEY_PARENTS]| {
        use blake2::Digest;
        blake2::Blake2s256::digest(message.set(replica_id, parents)).into()
    };
    list.push(peer("rustcrypto", "blake2, copied", keys(AHEAD, digest)));
    if let Some(mut evp) = Evp::fetch(c"BLAKE2S-256") {
        let mut message = KeyMessage([0; KEY]);
        let digest = move |replica_id: &Node, parents: [&Node; KEY_PARENTS]| {
            evp.digest(message.set(replica_id, parents)).expect("OpenSSL fails on a plain message")
        };
        list.push(peer("openssl", "EVP, copied", keys(AHEAD, digest)));
    }
}

/// A library that makes the labels of one replica.
fn peer(peer: &'static str, kernel: &str, go: Go) -> Contestant {
    Contestant { peer, kernel: kernel.to_owned(), layout: Layout::nodes(1), go }
}

/// Whether this CPU has the instructions without which the crate is no match: `rustc.sh` has it
/// compiled for the CPU that compiles.
fn sha2raw_runs() -> bool {
    #[cfg(target_arch = "x86_64")]
    let runs = is_x86_feature_detected!("sha") && is_x86_feature_detected!("sse4.1");
    #[cfg(not(target_arch = "x86_64"))]
    let runs = true;
    runs
}

/// As `create_label_exp` calls it: the header, all parents, all parents again, eight more, and the
/// last one with the end of the message.
fn sha2raw(header: &[u8; HEADER], parents: [&Node; LABEL_PARENTS]) -> Node {
    let mut hasher = sha2raw::Sha256::new();
    let (replica_id, place) = header.split_at(NODE);
    hasher.input(&[replica_id, place]);
    let parents: [&[u8]; LABEL_PARENTS] = parents.map(|parent| &parent[..]);
    hasher.input(&parents);
    hasher.input(&parents);
    let last = REPEATED - 2 * LABEL_PARENTS - 1;
    hasher.input(&parents[..last]);
    hasher.finish_with(parents[last])
}

/// RustCrypto's compression function alone, which `rust-fil-proofs` calls when it has several cores
/// for a replica: over all 20 blocks at once, the message padded already.
fn compressed() -> impl FnMut(&[u8; HEADER], [&Node; LABEL_PARENTS]) -> Node {
    const BLOCKS: usize = LABEL.div_ceil(64);
    // FIPS 180-4, section 5.3.3.
    const START: [u32; 8] = [
        0x6a09_e667,
        0xbb67_ae85,
        0x3c6e_f372,
        0xa54f_f53a,
        0x510e_527f,
        0x9b05_688c,
        0x1f83_d9ab,
        0x5be0_cd19,
    ];
    let mut padded = [0; 64 * BLOCKS];
    padded[LABEL] = 0x80;
    padded[64 * BLOCKS - 8..].copy_from_slice(&(8 * LABEL as u64).to_be_bytes());
    move |header, parents| {
        if let Some(message) = padded.first_chunk_mut() {
            set_label(message, header, parents);
        }
        let mut state = START;
        sha2::block_api::compress256(&mut state, padded.as_chunks().0);
        let mut digest = [0; NODE];
        for (bytes, word) in digest.as_chunks_mut().0.iter_mut().zip(state) {
            *bytes = word.to_be_bytes();
        }
        digest
    }
}

/// Labels of one replica, the parents prefetched `ahead` nodes ahead; 0: when their node's turn has
/// come.
fn labels(ahead: usize, mut hash: impl FnMut(&[u8; HEADER], [&Node; LABEL_PARENTS]) -> Node + 'static) -> Go {
    Box::new(move |task| {
        let before = task.before.as_chunks::<NODE>().0;
        let labels = task.nodes.as_chunks_mut::<NODE>().0;
        let lists = task.parents.as_chunks::<LABEL_PARENTS>().0;
        let mut header = [0; HEADER];
        header[..NODE].copy_from_slice(&task.replica_ids[0]);
        header[NODE..NODE + 4].copy_from_slice(&task.layer.to_be_bytes());
        for (i, list) in lists.iter().enumerate() {
            if let Some(next) = lists.get(i + ahead) {
                let (base, expander) = next.split_at(BASE_PARENTS);
                for &parent in base {
                    prefetch(&labels[parent as usize]);
                }
                for &parent in expander {
                    prefetch(&before[parent as usize]);
                }
            }
            let node = task.first + i;
            header[NODE + 4..NODE + 12].copy_from_slice(&(node as u64).to_be_bytes());
            let label = {
                let parent = |k: usize| {
                    let layer = if k < BASE_PARENTS { &*labels } else { before };
                    &layer[list[k] as usize]
                };
                hash(&header, array::from_fn(parent))
            };
            labels[node] = field::masked(label);
        }
    })
}

/// Adds keys to the nodes of one replica.
fn keys(ahead: usize, mut hash: impl FnMut(&Node, [&Node; KEY_PARENTS]) -> Node + 'static) -> Go {
    Box::new(move |task| {
        let data = task.nodes.as_chunks_mut::<NODE>().0;
        let lists = task.parents.as_chunks::<KEY_PARENTS>().0;
        for (i, list) in lists.iter().enumerate() {
            if let Some(next) = lists.get(i + ahead) {
                for &parent in next {
                    prefetch(&data[parent as usize]);
                }
            }
            let key = hash(&task.replica_ids[0], array::from_fn(|k| &data[list[k] as usize]));
            let node = &mut data[task.first + i];
            *node = field::add(node, &field::masked(key));
        }
    })
}

/// Room for the message of a label.
struct LabelMessage([u8; LABEL]);

impl LabelMessage {
    #[inline]
    fn set(&mut self, header: &[u8; HEADER], parents: [&Node; LABEL_PARENTS]) -> &[u8; LABEL] {
        set_label(&mut self.0, header, parents);
        &self.0
    }
}

/// Copies the message of a label together.
#[inline]
fn set_label(message: &mut [u8; LABEL], header: &[u8; HEADER], parents: [&Node; LABEL_PARENTS]) {
    const ONCE: usize = LABEL_PARENTS * NODE;
    message[..HEADER].copy_from_slice(header);
    for (place, parent) in message[HEADER..].as_chunks_mut().0.iter_mut().zip(parents) {
        *place = *parent;
    }
    message.copy_within(HEADER..HEADER + ONCE, HEADER + ONCE);
    message.copy_within(HEADER..LABEL - 2 * ONCE, HEADER + 2 * ONCE);
}

/// Room for the message of a key.
struct KeyMessage([u8; KEY]);

impl KeyMessage {
    #[inline]
    fn set(&mut self, replica_id: &Node, parents: [&Node; KEY_PARENTS]) -> &[u8; KEY] {
        self.0[..NODE].copy_from_slice(replica_id);
        for (place, parent) in self.0[NODE..].as_chunks_mut().0.iter_mut().zip(parents) {
            *place = *parent;
        }
        &self.0
    }
}
