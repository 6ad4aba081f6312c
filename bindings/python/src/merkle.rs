//! Merkle trees. A shape is a text, which the library reads.

use crate::buffer::Bytes;
use crate::error::{self, ProofError};
use crate::hash::not_to_be_made;
use hashweave::merkle::{self, Shape, Tree, TreeError};
use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyTuple};

fn shape_of(text: &str) -> PyResult<Shape> {
    text.parse().map_err(error::value)
}

/// The exception for an error of a tree.
fn of_tree(error: TreeError) -> PyErr {
    match error {
        TreeError::Index { .. } => PyIndexError::new_err(error.to_string()),
        _ if error.is_of_proof() => ProofError::new_err(error.to_string()),
        _ => error::value(error),
    }
}

/// All nodes of a Merkle tree, which do not change. `hashweave.merkle.tree` makes it.
///
/// >>> from hashweave import merkle
/// >>> tree = merkle.tree("rfc6962", merkle.leaves("rfc6962", [b"alpha", b"beta", b"gamma"]))
/// >>> len(tree), tree.root.hex()[:16]
/// (3, '385da30f3917282c')
#[pyclass(frozen, module = "hashweave", name = "MerkleTree")]
pub(crate) struct MerkleTree {
    tree: Tree,
    text: String,
}

#[pymethods]
impl MerkleTree {
    #[new]
    #[pyo3(signature = (*_args, **_kwargs))]
    fn new(_args: &Bound<'_, PyTuple>, _kwargs: Option<&Bound<'_, PyDict>>) -> PyResult<Self> {
        Err(not_to_be_made("MerkleTree"))
    }

    /// The shape, as `hashweave.merkle` reads it.
    #[getter]
    fn shape(&self) -> &str {
        &self.text
    }

    /// The root.
    #[getter]
    fn root<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, &self.tree.root())
    }

    /// The number of layers, that of the leaves included.
    #[getter]
    fn layers(&self) -> usize {
        self.tree.layers()
    }

    /// Return the nodes of a layer, one after another; level 0 has the leaves.
    #[pyo3(signature = (level, /))]
    fn layer<'py>(&self, py: Python<'py>, level: usize) -> PyResult<Bound<'py, PyBytes>> {
        let nodes = self.tree.layer(level).ok_or_else(|| {
            PyIndexError::new_err(format!("there is no layer {level} of {}", self.tree.layers()))
        })?;
        Ok(PyBytes::new(py, nodes))
    }

    /// Return the proof that a leaf is in the tree: the siblings of all levels, that of the leaf first.
    #[pyo3(signature = (index, /))]
    fn proof<'py>(&self, py: Python<'py>, index: u64) -> PyResult<Bound<'py, PyBytes>> {
        Ok(PyBytes::new(py, &self.tree.proof(index).map_err(of_tree)?))
    }

    /// Return the proof of several leaves, whose indices ascend: without nodes that follow from others,
    /// and the flags that Solidity's `multiProofVerify` takes.
    #[pyo3(signature = (indices, /))]
    fn multiproof<'py>(
        &self,
        py: Python<'py>,
        indices: Vec<u64>,
    ) -> PyResult<(Bound<'py, PyBytes>, Vec<bool>)> {
        let made = self.tree.multiproof(&indices).map_err(of_tree)?;
        Ok((PyBytes::new(py, &made.proof), made.flags))
    }

    /// Return the proof that the tree continues the one of its first `old` leaves.
    #[pyo3(signature = (old, /))]
    fn consistency<'py>(&self, py: Python<'py>, old: u64) -> PyResult<Bound<'py, PyBytes>> {
        Ok(PyBytes::new(py, &self.tree.consistency(old).map_err(of_tree)?))
    }

    /// The number of leaves.
    fn __len__(&self) -> usize {
        self.tree.leaves() as usize
    }

    fn __repr__(&self) -> String {
        let (text, leaves, root) = (&self.text, self.tree.leaves(), self.tree.root());
        format!("<hashweave MerkleTree {text}, {leaves} leaves, root {root}>")
    }
}

/// Return the leaves that stand for messages, one after another.
#[pyfunction]
pub(crate) fn merkle_leaves<'py>(
    py: Python<'py>,
    shape: &str,
    messages: Vec<Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyBytes>> {
    let shape = shape_of(shape)?;
    let messages =
        messages.iter().map(|message| Bytes::of(message.as_borrowed())).collect::<PyResult<Vec<_>>>()?;
    let messages: Vec<&[u8]> = messages.iter().map(Bytes::get).collect();
    let mut leaves = vec![0; messages.len() * shape.node_length()];
    py.detach(|| merkle::hash_leaves(shape, &messages, &mut leaves)).map_err(of_tree)?;
    Ok(PyBytes::new(py, &leaves))
}

/// Return the root of a tree.
#[pyfunction]
pub(crate) fn merkle_root<'py>(
    py: Python<'py>,
    shape: &str,
    leaves: Bound<'py, PyAny>,
) -> PyResult<Bound<'py, PyBytes>> {
    let shape = shape_of(shape)?;
    let leaves = Bytes::of(leaves.as_borrowed())?;
    let leaves = leaves.get();
    let root = py.detach(|| merkle::root(shape, leaves)).map_err(of_tree)?;
    Ok(PyBytes::new(py, &root))
}

/// Return a tree with all its nodes.
#[pyfunction]
pub(crate) fn merkle_tree(py: Python<'_>, shape: &str, leaves: Bound<'_, PyAny>) -> PyResult<MerkleTree> {
    let (shape, text) = (shape_of(shape)?, shape.to_owned());
    let leaves = Bytes::of(leaves.as_borrowed())?;
    let leaves = leaves.get();
    let tree = py.detach(|| Tree::new(shape, leaves)).map_err(of_tree)?;
    Ok(MerkleTree { tree, text })
}

/// Check the proof of a leaf; of sorted pairs without an index if that is None.
#[pyfunction]
pub(crate) fn merkle_verify(
    shape: &str,
    root: Bound<'_, PyAny>,
    leaf: Bound<'_, PyAny>,
    index: Option<u64>,
    count: Option<u64>,
    proof: Bound<'_, PyAny>,
) -> PyResult<()> {
    let shape = shape_of(shape)?;
    let (root, leaf, proof) =
        (Bytes::of(root.as_borrowed())?, Bytes::of(leaf.as_borrowed())?, Bytes::of(proof.as_borrowed())?);
    match (index, count) {
        (Some(index), Some(count)) => {
            merkle::verify(shape, root.get(), leaf.get(), index, count, proof.get())
        }
        (None, None) => merkle::verify_member(shape, root.get(), leaf.get(), proof.get()),
        _ => return Err(error::value("give index and count, or neither for sorted pairs")),
    }
    .map_err(of_tree)
}

/// Check the proof of several leaves.
#[pyfunction]
pub(crate) fn merkle_verify_multiproof(
    shape: &str,
    root: Bound<'_, PyAny>,
    leaves: Bound<'_, PyAny>,
    indices: Vec<u64>,
    count: u64,
    proof: Bound<'_, PyAny>,
) -> PyResult<()> {
    let shape = shape_of(shape)?;
    let (root, leaves, proof) =
        (Bytes::of(root.as_borrowed())?, Bytes::of(leaves.as_borrowed())?, Bytes::of(proof.as_borrowed())?);
    merkle::verify_multiproof(shape, root.get(), leaves.get(), &indices, count, proof.get()).map_err(of_tree)
}

/// Check that a tree continues an older one.
#[pyfunction]
pub(crate) fn merkle_verify_consistency(
    shape: &str,
    old: u64,
    old_root: Bound<'_, PyAny>,
    count: u64,
    root: Bound<'_, PyAny>,
    proof: Bound<'_, PyAny>,
) -> PyResult<()> {
    let shape = shape_of(shape)?;
    let (old_root, root, proof) =
        (Bytes::of(old_root.as_borrowed())?, Bytes::of(root.as_borrowed())?, Bytes::of(proof.as_borrowed())?);
    merkle::verify_consistency(shape, old, old_root.get(), count, root.get(), proof.get()).map_err(of_tree)
}
