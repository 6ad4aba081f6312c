//! Poseidon over the scalar field of BLS12-381, as Filecoin's proofs use it: 2, 4, 8 or 11 elements
//! to one.
//!
//! A state has t elements, the first of which is the domain tag 2^arity − 1. A round adds constants,
//! raises elements to the fifth power (all in four full rounds at the start and four at the end, one
//! in the 55 to 57 between), and multiplies the state by a matrix. The digest is the second element.
//! An element is 32 bytes, the least significant first, and below r.
//!
//! | module | holds |
//! |---|---|
//! | `parameters` | what the specification fixes: rounds, round constants, matrix |
//! | `tables` | the same as the computation takes it, and why it may |
//! | `permutation` | the computation, generic over [`lanes::fr::Fr`] |
//!
//! Sources: Grassi, Khovratovich, Rechberger, Roy, Schofnegger, Poseidon (2019), appendix E for the
//! generator of constants; the Filecoin specification, section Poseidon.

mod algebra;
mod parameters;
mod permutation;
mod tables;
#[cfg(test)]
mod tests;

pub(crate) use parameters::round_constants;
pub use parameters::{Arity, FULL_ROUNDS};
pub use tables::Table;

use crate::field::{NODE, Node};
use lanes::fr::Fr;
use std::sync::OnceLock;
use tables::MOST_WIDTH;

/// The most elements of a preimage.
const MOST: usize = 11;

/// The most lanes of a type.
const MOST_LANES: usize = 8;

/// Where the elements of equally long preimages lie.
#[derive(Clone, Copy, Debug)]
pub struct Preimages<'a> {
    arity: Arity,
    /// Element j of the first preimage begins `elements[j]`.
    elements: [&'a [u8]; MOST],
    /// Bytes from there to element j of the next preimage.
    stride: usize,
    count: usize,
}

impl<'a> Preimages<'a> {
    /// Preimages one after another, each with its elements one after another; none if the bytes are
    /// not whole preimages.
    #[must_use]
    pub fn rows(arity: Arity, rows: &'a [u8]) -> Option<Self> {
        let stride = arity.elements() * NODE;
        let mut elements = [rows; MOST];
        for (j, element) in elements.iter_mut().enumerate() {
            *element = rows.get(j * NODE..).unwrap_or_default();
        }
        let whole = rows.len().is_multiple_of(stride);
        whole.then(|| Self { arity, elements, stride, count: rows.len() / stride })
    }

    /// Preimage i is what the layers have at i: a column. None if there are not as many layers as
    /// elements, or they are not of one length and whole elements.
    #[must_use]
    pub fn columns(layers: &[&'a [u8]]) -> Option<Self> {
        let arity = Arity::new(layers.len())?;
        let length = layers[0].len();
        let mut elements = [layers[0]; MOST];
        elements[..layers.len()].copy_from_slice(layers);
        let alike = length.is_multiple_of(NODE) && layers.iter().all(|layer| layer.len() == length);
        alike.then_some(Self { arity, elements, stride: NODE, count: length / NODE })
    }

    /// The arity.
    #[must_use]
    pub fn arity(&self) -> Arity {
        self.arity
    }

    /// The number of preimages.
    #[must_use]
    pub fn count(&self) -> usize {
        self.count
    }

    /// Element j of preimage i.
    ///
    /// # Panics
    ///
    /// If there is none.
    #[must_use]
    #[inline(always)]
    pub fn element(&self, i: usize, j: usize) -> &'a Node {
        self.elements[j][i * self.stride..].first_chunk().expect("preimages are whole")
    }
}

/// The tables of all arities for a type of lanes, each made when it is first needed: it takes a few
/// milliseconds.
#[derive(Debug)]
pub struct Tables<C>([OnceLock<Table<C>>; Arity::ALL.len()]);

impl<C> Tables<C> {
    /// No table yet.
    #[must_use]
    pub const fn new() -> Self {
        Self([const { OnceLock::new() }; Arity::ALL.len()])
    }
}

impl<C> Default for Tables<C> {
    fn default() -> Self {
        Self::new()
    }
}

impl<C: Copy> Tables<C> {
    /// The table of an arity.
    #[inline]
    pub fn of<F: Fr<Constant = C>>(&self, arity: Arity) -> &Table<C> {
        self.0[arity as usize].get_or_init(|| Table::new::<F>(arity))
    }
}

/// The digests of the preimages from `first` on, at most one for every lane of N sets. Elements that
/// are not below r make a digest that means nothing.
///
/// # Panics
///
/// If there are more digests than lanes or preimages, or the table is of another arity.
#[inline(always)]
pub fn digests<F: Fr, const N: usize>(
    token: F::Token,
    table: &Table<F::Constant>,
    preimages: &Preimages<'_>,
    first: usize,
    digests: &mut [Node],
) {
    assert!(
        digests.len() <= N * F::LANES && digests.len() <= preimages.count - first,
        "there are more digests than lanes or preimages"
    );
    assert_eq!(table.width(), preimages.arity.width(), "the table is of another arity");
    if digests.is_empty() {
        return;
    }
    let last = first + digests.len() - 1;
    // Elements that are not set here are not used.
    let mut state = [[load::<F>(token, preimages, first, last, 0); N]; MOST_WIDTH];
    for (j, element) in state[1..table.width()].iter_mut().enumerate() {
        for (n, value) in element.iter_mut().enumerate() {
            *value = load(token, preimages, first + n * F::LANES, last, j);
        }
    }
    let values = permutation::hash::<F, N>(token, table, &mut state);
    for (value, digests) in values.into_iter().zip(digests.chunks_mut(F::LANES)) {
        let mut all = [[0; NODE]; MOST_LANES];
        value.store(&mut all[..F::LANES]);
        digests.copy_from_slice(&all[..digests.len()]);
    }
}

/// Element j of a set of preimages, those after the last being the last again.
#[inline(always)]
fn load<F: Fr>(token: F::Token, preimages: &Preimages<'_>, first: usize, last: usize, j: usize) -> F {
    let mut elements = [preimages.element(last, j); MOST_LANES];
    for (lane, element) in elements[..F::LANES].iter_mut().enumerate() {
        *element = preimages.element((first + lane).min(last), j);
    }
    F::load(token, &elements[..F::LANES])
}
