//! Merkle trees. A shape is a text, which the library reads.

use crate::memory::{self, Place, hw_bytes};
use crate::status::{
    self, Error, HW_ERROR_LENGTH, HW_ERROR_OPTION, HW_ERROR_PROOF, HW_NOTHING, HW_OK, hw_status,
};
use core::ffi::{c_char, c_void};
use core::ptr;
use hashweave::merkle::{self, Shape, Tree, TreeError, UnknownShape};

/// All nodes of a Merkle tree, which does not change.
///
/// Threads: any number may read one at once.
#[derive(Debug)]
pub struct hw_merkle_tree(Tree);

impl From<UnknownShape> for Error {
    fn from(error: UnknownShape) -> Self {
        Self::new(HW_ERROR_OPTION, error.to_string())
    }
}

impl From<TreeError> for Error {
    fn from(error: TreeError) -> Self {
        let status = match error {
            _ if error.is_of_proof() => HW_ERROR_PROOF,
            TreeError::Unsorted | TreeError::Heap | TreeError::Inconsistent => HW_ERROR_OPTION,
            _ => HW_ERROR_LENGTH,
        };
        Self::new(status, error.to_string())
    }
}

/// Reads a shape.
///
/// # Safety
///
/// As the header promises of a text.
unsafe fn shape_of(text: *const c_char) -> Result<Shape, Error> {
    // SAFETY: the caller's promise.
    let text = unsafe { memory::text("shape", text) }?;
    Ok(memory::utf8("shape", text)?.parse::<Shape>()?)
}

/// Copies a result to where it is wanted, which must have as many bytes.
///
/// # Safety
///
/// As the header promises of the room.
unsafe fn give(name: &str, bytes: &[u8], room: *mut u8, size: usize) -> Result<hw_status, Error> {
    if size != bytes.len() {
        let text = format!("{name}_size is {size}, and the result has {} bytes", bytes.len());
        return Err(Error::new(HW_ERROR_LENGTH, text));
    }
    // SAFETY: the caller's promise.
    unsafe { memory::room(name, room, size) }?.copy_from_slice(bytes);
    Ok(HW_OK)
}

/// Returns the length in bytes of a node of a tree of this shape, which is a digest; 0 if there is no
/// such shape.
///
/// Threads: any number at once.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_merkle_digest_length(shape: *const c_char) -> usize {
    status::value(0, || {
        // SAFETY: as the header promises.
        Ok(unsafe { shape_of(shape) }?.algorithm().digest_length())
    })
}

/// Computes the leaves that stand for messages, one after another, for a tree of this shape:
///
/// | shape | of |
/// |---|---|
/// | `rfc6962` | Certificate Transparency |
/// | `ssz:LIMIT` | Ethereum's consensus layer, for at most LIMIT chunks |
/// | `bitcoin` | a block of Bitcoin |
/// | `sorted-keccak` | merkletreejs with sortPairs, Solidity's MerkleProof |
/// | `open-zeppelin` | @openzeppelin/merkle-tree |
/// | `plain:ALGORITHM` | digests of two children, without prefixes |
///
/// After the shape may stand `,doubled` (a lone last node is its own sibling), `,sorted` (the smaller
/// of two children first) and `,prefixed:00:01` (bytes before the data of a leaf and the children of
/// a node).
///
/// `leaves_size` must be `count` times the length of a digest. The leaves must not overlap the
/// messages.
///
/// ```c
/// hw_bytes messages[2] = {{"a", 1}, {"b", 1}};
/// uint8_t leaves[2][32];
/// hw_merkle_leaves("rfc6962", messages, 2, leaves[0], sizeof leaves);
/// ```
///
/// Threads: any number at once.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_merkle_leaves(
    shape: *const c_char,
    messages: *const hw_bytes,
    count: usize,
    leaves: *mut u8,
    leaves_size: usize,
) -> hw_status {
    status::call(|| {
        // SAFETY: as the header promises.
        let shape = unsafe { shape_of(shape) }?;
        // SAFETY: as the header promises.
        let messages = unsafe { memory::messages("messages", messages, count) }?;
        memory::apart("leaves", leaves, leaves_size, messages)?;
        // SAFETY: as the header promises, and apart from the messages.
        let leaves = unsafe { memory::room("leaves", leaves, leaves_size) }?;
        merkle::hash_leaves(shape, messages, leaves)?;
        Ok(HW_OK)
    })
}

/// Computes the root of a tree from its leaves, which are digests one after another, in bounded
/// memory. `root_size` must be the length of a digest.
///
/// Threads: any number at once.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_merkle_root(
    shape: *const c_char,
    leaves: *const c_void,
    leaves_size: usize,
    root: *mut u8,
    root_size: usize,
) -> hw_status {
    status::call(|| {
        // SAFETY: as the header promises.
        let shape = unsafe { shape_of(shape) }?;
        // SAFETY: as the header promises.
        let leaves = unsafe { memory::bytes("leaves", leaves, leaves_size) }?;
        let made = merkle::root(shape, leaves)?;
        // SAFETY: as the header promises; the leaves are not read any more.
        unsafe { give("root", &made, root, root_size) }
    })
}

/// Makes a tree with all its nodes, for proofs. Free it with hw_merkle_tree_free(). On failure,
/// `*tree` is NULL.
///
/// Threads: any number at once.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_merkle_tree_new(
    shape: *const c_char,
    leaves: *const c_void,
    leaves_size: usize,
    tree: *mut *mut hw_merkle_tree,
) -> hw_status {
    status::call(|| {
        // SAFETY: as the header promises.
        let place = unsafe { Place::new("tree", tree) }?;
        place.put(ptr::null_mut());
        // SAFETY: as the header promises.
        let shape = unsafe { shape_of(shape) }?;
        // SAFETY: as the header promises.
        let leaves = unsafe { memory::bytes("leaves", leaves, leaves_size) }?;
        place.put(memory::hand_out(hw_merkle_tree(Tree::new(shape, leaves)?)));
        Ok(HW_OK)
    })
}

/// Copies the root of a tree. `root_size` must be the length of a digest.
///
/// Threads: any number at once.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_merkle_tree_root(
    tree: *const hw_merkle_tree,
    root: *mut u8,
    root_size: usize,
) -> hw_status {
    status::call(|| {
        // SAFETY: as the header promises.
        let hw_merkle_tree(tree) = unsafe { memory::reference("tree", tree) }?;
        // SAFETY: as the header promises.
        unsafe { give("root", &tree.root(), root, root_size) }
    })
}

/// Gives the nodes of a layer, one after another; level 0 has the leaves. They belong to the tree. If
/// there is no such layer, the result is HW_NOTHING, `*nodes` is NULL and `*nodes_size` is 0.
///
/// Threads: any number at once.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_merkle_tree_layer(
    tree: *const hw_merkle_tree,
    level: usize,
    nodes: *mut *const u8,
    nodes_size: *mut usize,
) -> hw_status {
    status::call(|| {
        // SAFETY: as the header promises.
        let hw_merkle_tree(tree) = unsafe { memory::reference("tree", tree) }?;
        // SAFETY: as the header promises.
        let (nodes, size) = unsafe { (Place::new("nodes", nodes)?, Place::new("nodes_size", nodes_size)?) };
        let layer = tree.layer(level);
        nodes.put(layer.map_or(ptr::null(), <[u8]>::as_ptr));
        size.put(layer.map_or(0, <[u8]>::len));
        Ok(if layer.is_some() { HW_OK } else { HW_NOTHING })
    })
}

/// Writes a proof, and its length if that is wanted. `needed` may be NULL, and so may the proof if
/// only the length is wanted.
///
/// # Safety
///
/// As the header promises.
unsafe fn give_proof(
    made: &[u8],
    proof: *mut u8,
    proof_size: usize,
    needed: *mut usize,
) -> Result<hw_status, Error> {
    if !needed.is_null() {
        // SAFETY: the caller's promise.
        unsafe { Place::new("needed", needed) }?.put(made.len());
        if proof.is_null() && proof_size == 0 {
            return Ok(HW_OK);
        }
    }
    // SAFETY: the caller's promise.
    unsafe { give("proof", made, proof, proof_size) }
}

/// Writes the proof that a leaf is in a tree: the siblings of all levels, that of the leaf first.
/// `proof_size` must be the length of the proof, which is written to `*needed`; with a NULL for the
/// proof and a size of 0 it is all that is written. `needed` may be NULL.
///
/// ```c
/// size_t needed;
/// hw_merkle_tree_proof(tree, 7, NULL, 0, &needed);
/// uint8_t *proof = malloc(needed);
/// hw_merkle_tree_proof(tree, 7, proof, needed, NULL);
/// ```
///
/// Threads: any number at once.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_merkle_tree_proof(
    tree: *const hw_merkle_tree,
    index: u64,
    proof: *mut u8,
    proof_size: usize,
    needed: *mut usize,
) -> hw_status {
    status::call(|| {
        // SAFETY: as the header promises.
        let hw_merkle_tree(tree) = unsafe { memory::reference("tree", tree) }?;
        // SAFETY: as the header promises.
        unsafe { give_proof(&tree.proof(index)?, proof, proof_size, needed) }
    })
}

/// Writes the proof that a tree continues one of its first `old` leaves (RFC 6962, section 2.1.2).
/// Sizes are as those of hw_merkle_tree_proof().
///
/// Threads: any number at once.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_merkle_tree_consistency(
    tree: *const hw_merkle_tree,
    old: u64,
    proof: *mut u8,
    proof_size: usize,
    needed: *mut usize,
) -> hw_status {
    status::call(|| {
        // SAFETY: as the header promises.
        let hw_merkle_tree(tree) = unsafe { memory::reference("tree", tree) }?;
        // SAFETY: as the header promises.
        unsafe { give_proof(&tree.consistency(old)?, proof, proof_size, needed) }
    })
}

/// Frees a tree; NULL is none.
///
/// Threads: no other call may use the object at the same time.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_merkle_tree_free(tree: *mut hw_merkle_tree) -> hw_status {
    status::call(|| {
        // SAFETY: as the header promises.
        unsafe { memory::drop_object(tree) };
        Ok(HW_OK)
    })
}

/// Checks that `leaf` is leaf `index` of the tree of `count` leaves that has this root. If the proof
/// does not prove that, the result is HW_ERROR_PROOF. Root and leaf have `node_size` bytes, the
/// length of a digest.
///
/// Threads: any number at once.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_merkle_verify(
    shape: *const c_char,
    root: *const c_void,
    leaf: *const c_void,
    node_size: usize,
    index: u64,
    count: u64,
    proof: *const c_void,
    proof_size: usize,
) -> hw_status {
    status::call(|| {
        // SAFETY: as the header promises.
        let shape = unsafe { shape_of(shape) }?;
        // SAFETY: as the header promises.
        let [root, leaf, proof] = unsafe {
            [
                memory::bytes("root", root, node_size)?,
                memory::bytes("leaf", leaf, node_size)?,
                memory::bytes("proof", proof, proof_size)?,
            ]
        };
        merkle::verify(shape, root, leaf, index, count, proof)?;
        Ok(HW_OK)
    })
}

/// Checks that the tree of `count` leaves with this root continues the one of `old` leaves with the
/// root `old_root`. If the proof does not prove that, the result is HW_ERROR_PROOF. The roots have
/// `node_size` bytes.
///
/// Threads: any number at once.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_merkle_verify_consistency(
    shape: *const c_char,
    old: u64,
    old_root: *const c_void,
    count: u64,
    root: *const c_void,
    node_size: usize,
    proof: *const c_void,
    proof_size: usize,
) -> hw_status {
    status::call(|| {
        // SAFETY: as the header promises.
        let shape = unsafe { shape_of(shape) }?;
        // SAFETY: as the header promises.
        let [old_root, root, proof] = unsafe {
            [
                memory::bytes("old_root", old_root, node_size)?,
                memory::bytes("root", root, node_size)?,
                memory::bytes("proof", proof, proof_size)?,
            ]
        };
        merkle::verify_consistency(shape, old, old_root, count, root, proof)?;
        Ok(HW_OK)
    })
}
