//! BLAKE2b and BLAKE2s, with all parameters.

use crate::buffer::Bytes;
use crate::hash::Hash;
use hashweave::batch::Blake2Parameters;
use hashweave::{Algorithm, Hasher};
use pyo3::exceptions::{PyOverflowError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyDict;

/// Arguments of both constructors.
struct Arguments<'py> {
    digest_size: isize,
    key: Option<Bound<'py, PyAny>>,
    salt: Option<Bound<'py, PyAny>>,
    person: Option<Bound<'py, PyAny>>,
    fanout: isize,
    depth: isize,
    leaf_size: Option<Bound<'py, PyAny>>,
    node_offset: Option<Bound<'py, PyAny>>,
    node_depth: isize,
    inner_size: isize,
    last_node: bool,
}

/// A number of one byte.
fn byte(name: &str, value: isize) -> PyResult<u8> {
    u8::try_from(value).map_err(|_| PyValueError::new_err(format!("{name} must be 0 to 255, not {value}")))
}

/// A number that `hashlib` takes from any integer, or 0 for None: below zero a `ValueError`, too
/// large an `OverflowError`.
fn number(name: &str, value: Option<&Bound<'_, PyAny>>, most: u64) -> PyResult<u64> {
    let Some(value) = value else { return Ok(0) };
    let number = match value.extract::<u64>() {
        Ok(number) => Some(number),
        Err(error) if error.is_instance_of::<PyTypeError>(value.py()) => return Err(error),
        Err(_) if value.lt(0)? => {
            return Err(PyValueError::new_err(format!("{name} must be 0 to {most}, not {value}")));
        }
        Err(_) => None,
    };
    number
        .filter(|&number| number <= most)
        .ok_or_else(|| PyOverflowError::new_err(format!("{name} must be 0 to {most}, not {value}")))
}

impl Arguments<'_> {
    /// Bytes of the digest, where that is the only parameter that is not as RFC 7693 has it.
    fn only_length(&self) -> Option<u8> {
        let objects = [&self.key, &self.salt, &self.person, &self.leaf_size, &self.node_offset];
        let sequential = (self.fanout, self.depth, self.node_depth, self.inner_size, self.last_node)
            == (1, 1, 0, 0, false);
        (sequential && objects.iter().all(|object| object.is_none()))
            .then(|| u8::try_from(self.digest_size).ok())?
    }

    fn hasher(&self, algorithm: Algorithm, last_offset: u64) -> PyResult<Box<Hasher>> {
        let bytes = |argument: &Option<Bound<'_, PyAny>>| -> PyResult<Vec<u8>> {
            match argument {
                Some(object) => Ok(Bytes::of(object.as_borrowed())?.get().to_vec()),
                None => Ok(Vec::new()),
            }
        };
        let (key, salt, person) = (bytes(&self.key)?, bytes(&self.salt)?, bytes(&self.person)?);
        let parameters = Blake2Parameters {
            salt: &salt,
            person: &person,
            fanout: byte("fanout", self.fanout)?,
            depth: byte("depth", self.depth)?,
            // No more than 32 bits.
            leaf_size: number("leaf_size", self.leaf_size.as_ref(), u32::MAX.into())? as u32,
            node_offset: number("node_offset", self.node_offset.as_ref(), last_offset)?,
            node_depth: byte("node_depth", self.node_depth)?,
            inner_size: byte("inner_size", self.inner_size)?,
            last_node: self.last_node,
        };
        // None has a digest that long.
        let digest_size = usize::try_from(self.digest_size).unwrap_or(0);
        Hasher::with_parameters(algorithm, digest_size, &key, &parameters)
            .map(Box::new)
            .map_err(|error| PyValueError::new_err(error.to_string()))
    }
}

macro_rules! blake2 {
    ($type:ident, $name:literal, $algorithm:ident, longest: $longest:tt, salt: $salt:tt, offset: $offset:expr, $doc:literal) => {
        #[doc = $doc]
        ///
        /// With a key it is a message authentication code. Salt, personalization and tree
        /// parameters are those of the BLAKE2 paper.
        #[pyclass(frozen, extends = Hash, module = "hashweave", name = $name)]
        pub(crate) struct $type;

        #[pymethods]
        impl $type {
            /// The length of the longest digest in bytes.
            #[classattr]
            const MAX_DIGEST_SIZE: usize = $longest;
            /// The length of the longest key in bytes.
            #[classattr]
            const MAX_KEY_SIZE: usize = $longest;
            /// The length of the longest salt in bytes.
            #[classattr]
            const SALT_SIZE: usize = $salt;
            /// The length of the longest personalization in bytes.
            #[classattr]
            const PERSON_SIZE: usize = $salt;

            #[new]
            #[pyo3(signature = (data=None, /, *, digest_size=$longest, key=None, salt=None, person=None, fanout=1, depth=1,
                                leaf_size=None, node_offset=None, node_depth=0, inner_size=0, last_node=false, usedforsecurity=true))]
            #[expect(clippy::too_many_arguments, reason = "hashlib has them")]
            fn new(
                py: Python<'_>,
                data: Option<Bound<'_, PyAny>>,
                digest_size: isize,
                key: Option<Bound<'_, PyAny>>,
                salt: Option<Bound<'_, PyAny>>,
                person: Option<Bound<'_, PyAny>>,
                fanout: isize,
                depth: isize,
                leaf_size: Option<Bound<'_, PyAny>>,
                node_offset: Option<Bound<'_, PyAny>>,
                node_depth: isize,
                inner_size: isize,
                last_node: bool,
                usedforsecurity: bool,
            ) -> PyResult<PyClassInitializer<Self>> {
                let _ = usedforsecurity;
                let arguments = Arguments {
                    digest_size,
                    key,
                    salt,
                    person,
                    fanout,
                    depth,
                    leaf_size,
                    node_offset,
                    node_depth,
                    inner_size,
                    last_node,
                };
                let hash = match arguments.only_length() {
                    // This takes less time by half than a hasher with parameters does, for a short
                    // message.
                    Some(length @ 1..=$longest) => Hash::of(Algorithm::$algorithm(length)),
                    _ => Hash::begun(arguments.hasher(Algorithm::$algorithm($longest), $offset)?),
                };
                if let Some(data) = data {
                    hash.append(py, Bytes::of(data.as_borrowed())?.get());
                }
                Ok(PyClassInitializer::from(hash).add_subclass(Self))
            }

            /// Return a copy, which can be updated independently.
            fn copy(slf: PyRef<'_, Self>, py: Python<'_>) -> PyResult<Py<Self>> {
                let copied = slf.into_super().clone_of(py);
                Py::new(py, PyClassInitializer::from(copied).add_subclass(Self))
            }
        }
    };
}

blake2!(Blake2b, "blake2b", Blake2b, longest: 64, salt: 16, offset: u64::MAX, "The BLAKE2b hash (RFC 7693) of data so far; more may follow by `update`.");
blake2!(Blake2s, "blake2s", Blake2s, longest: 32, salt: 8, offset: (1 << 48) - 1, "The BLAKE2s hash (RFC 7693) of data so far; more may follow by `update`.");

/// `new` with the keywords of BLAKE2.
pub(crate) fn by_name<'py>(
    py: Python<'py>,
    algorithm: Algorithm,
    data: Option<Bound<'py, PyAny>>,
    keywords: &Bound<'py, PyDict>,
) -> PyResult<Bound<'py, PyAny>> {
    let class = match algorithm {
        Algorithm::Blake2b(_) => py.get_type::<Blake2b>(),
        Algorithm::Blake2s(_) => py.get_type::<Blake2s>(),
        _ => {
            let name = crate::names::name(algorithm);
            return Err(PyTypeError::new_err(format!(
                "{name} has no argument {}",
                keywords.keys().get_item(0)?.repr()?
            )));
        }
    };
    if !keywords.contains("digest_size")? {
        keywords.set_item("digest_size", algorithm.digest_length())?;
    }
    match data {
        Some(data) => class.call((data,), Some(keywords)),
        None => class.call((), Some(keywords)),
    }
}
