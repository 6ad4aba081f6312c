//! Hashweave for Python: the extension module `hashweave._hashweave`.
//!
//! | file | what it holds |
//! |---|---|
//! | `buffer/` | bytes that Python objects hold, without a copy, and digests that are a buffer; raw pointers are used only here |
//! | `names.rs` | algorithms by the names of `hashlib` |
//! | `hash.rs`, `blake2.rs`, `construct.rs` | one hash in progress, and what makes it |
//! | `tree.rs` | tree hashes, with keys, contexts and customization strings |
//! | `many.rs`, `messages.rs` | many messages, many hashes at once; the pool |
//! | `fork.rs` | what a fork leaves of all this |
//! | `wait.rs` | long work on threads of its own, while Python's listens to Ctrl-C |
//! | `files.rs`, `systems.rs` | sums of files; the digests that systems use |
//! | `search.rs`, `options.rs`, `finding.rs` | a nonce search as an iterator, its arguments, its results |
//! | `ledger.rs` | what searches have covered and found |
//! | `verify.rs` | lists of folders |
//! | `replicate.rs` | proof-of-replication |
//! | `error.rs` | what exceptions failures become |
//!
//! Nothing here holds a lock and waits for the interpreter, or calls Python: locks are taken
//! detached from it, or at once.

mod blake2;
mod buffer;
mod construct;
mod error;
mod files;
mod finding;
mod fork;
mod hash;
mod ledger;
mod many;
mod merkle;
mod messages;
mod names;
mod options;
mod replicate;
mod search;
mod systems;
mod tree;
mod verify;
mod wait;

#[pyo3::pymodule(gil_used = false)]
mod _hashweave {
    #[pymodule_export]
    use super::blake2::{Blake2b, Blake2s};
    #[pymodule_export]
    use super::buffer::{DigestColumn, Digests};
    #[pymodule_export]
    use super::construct::new;
    #[pymodule_export]
    use super::error::{Damaged, ProofError, WrongAnswer};
    #[pymodule_export]
    use super::files::sum_files;
    #[pymodule_export]
    use super::finding::{Finding, SearchProgress};
    #[pymodule_export]
    use super::hash::{Hash, Xof};
    #[pymodule_export]
    use super::ledger::{Ledger, Range, check_ledger, merge_ledgers};
    #[pymodule_export]
    use super::many::{Pool, digest_arrow, digest_items, digest_many, digest_objects, update_many};
    #[pymodule_export]
    use super::merkle::{
        MerkleTree, merkle_leaves, merkle_root, merkle_tree, merkle_verify, merkle_verify_consistency,
        merkle_verify_multiproof,
    };
    #[pymodule_export]
    use super::options::presets;
    #[pymodule_export]
    use super::replicate::{Replicated, audit, comm_d, decode, encode, labels, poseidon};
    #[pymodule_export]
    use super::search::Search;
    #[pymodule_export]
    use super::systems::{object_digests, object_kinds, write_hash_tree};
    #[pymodule_export]
    use super::tree::{TreeHash, tree};
    #[pymodule_export]
    use super::verify::verify;

    #[pymodule_init]
    fn init(module: &pyo3::Bound<'_, pyo3::types::PyModule>) -> pyo3::PyResult<()> {
        super::refuse_sub_interpreters(module.py())?;
        super::construct::register(module)?;
        super::fork::register(module)
    }

    /// The version of the package.
    #[expect(non_upper_case_globals, reason = "a name of Python's")]
    #[pymodule_export]
    const __version__: &str = env!("CARGO_PKG_VERSION");
}

/// # Errors
///
/// `ImportError` in another interpreter than the main one: types, forks and threads of this module
/// are those of the process. CPython refuses by itself only where an interpreter has a lock of its
/// own.
fn refuse_sub_interpreters(py: pyo3::Python<'_>) -> pyo3::PyResult<()> {
    match buffer::is_main_interpreter(py) {
        true => Ok(()),
        false => Err(pyo3::exceptions::PyImportError::new_err(
            "hashweave does not work in sub-interpreters: import it in the main one, or use threads or processes",
        )),
    }
}
