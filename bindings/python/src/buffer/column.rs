//! A column of digests, some of which may be missing, for libraries that take Arrow arrays.

use super::arrow::{Capsules, Exported, MISSING};
use super::hex;
use crate::buffer::Column;
use pyo3::prelude::*;
use std::sync::Arc;

/// Digests of a column's items as an Arrow array: fixed-size binary, or strings of hexadecimal
/// digits. What makes a column of a library of it is `hashweave.digest_column`.
#[pyclass(frozen, module = "hashweave")]
pub(crate) struct DigestColumn(Exported);

impl DigestColumn {
    /// The digests of a column's messages, `length` bytes each; with views, if wanted.
    pub(crate) fn new(
        column: &Column<'_>,
        digests: Vec<u8>,
        length: usize,
        is_text: bool,
        is_viewed: bool,
    ) -> Self {
        let bytes = if is_text { hex::of(&digests) } else { digests };
        let length = if is_text { 2 * length } else { length };
        let Some(places) = column.places() else {
            return Self(Exported { is_text, is_viewed, ..Exported::of(bytes, column.count(), length) });
        };
        let (mut spread, mut bits, mut nulls) =
            (Vec::with_capacity(places.len() * length), vec![0_u8; places.len().div_ceil(8)], 0);
        for (i, &place) in places.iter().enumerate() {
            if place == MISSING {
                nulls += 1;
                spread.resize(spread.len() + length, b'0');
            } else {
                bits[i / 8] |= 1 << (i % 8);
                spread.extend_from_slice(&bytes[place * length..][..length]);
            }
        }
        let validity = (nulls > 0).then_some((bits, nulls));
        let (bytes, count) = (Arc::new(spread), places.len());
        Self(Exported { bytes, count, length, validity, is_text, is_viewed })
    }

    /// `count` digests of `length` bytes, of which those at `gaps` are missing.
    pub(crate) fn with_gaps(bytes: Vec<u8>, count: usize, length: usize, gaps: &[usize]) -> Self {
        let mut bits = vec![0xff; count.div_ceil(8)];
        gaps.iter().for_each(|gap| bits[gap / 8] &= !(1 << (gap % 8)));
        let validity = (!gaps.is_empty()).then_some((bits, gaps.len()));
        Self(Exported { validity, ..Exported::of(bytes, count, length) })
    }
}

#[pymethods]
impl DigestColumn {
    fn __len__(&self) -> usize {
        self.0.count
    }

    /// The digests by Arrow's C data interface.
    #[pyo3(signature = (requested_schema=None))]
    fn __arrow_c_array__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Capsules<'py>> {
        self.0.capsules(py, requested_schema)
    }
}
