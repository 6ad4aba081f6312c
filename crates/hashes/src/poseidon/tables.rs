//! The constants of an arity in the form that [`super::permutation`] takes, for a type of lanes.
//!
//! **Scale.** A value of the computation is the specification's times a known factor, which the
//! constants take into account: operations divide by powers of two, and the matrix of full rounds
//! is multiplied by L ([`common_multiple`]), so that its entries are small integers. In a full round
//! all elements have one factor s, and after the S-box s^5.
//!
//! **Partial rounds.** Between two of them nothing happens but a linear map, and only the first
//! element of the state enters the S-box. Call it y_k in round k, and w_k its fifth power. With A,
//! the matrix whose first column is zero, and b, that column,
//!
//! ```text
//! s_(k+1) = A s_k + b w_k + constants,   y_k = the first element of s_k.
//! ```
//!
//! A is a zero of its characteristic polynomial (Cayley, Hamilton), so
//!
//! ```text
//! y_k = Σ (−1)^(i−1) (f_i y_(k−i) + g_i w_(k−i)) + a constant,   1 ≤ i ≤ t,
//! ```
//!
//! with the same factors in every round. The rest of the state is never computed. In the first t
//! rounds y_k also depends on the elements before the first partial round; after the last the state
//! is solved for the last values of y and w.
//!
//! **Small factors.** f_i is the sum of the principal minors of i rows of the matrix without its
//! first row and column, and f_i + g_i that of the matrix; those of Cauchy's matrix are positive and
//! tiny. With the scale L^k in round k the factors are f_i L^i and g_i L^i, which are integers of at
//! most 12 (t = 3), 38, 119 and 210 bits, where elements have 255. So 2t − 1 products take 5, 9, 38
//! and 77 limbs of 52 bits instead of 25, 45, 85 and 115. With the signs (−1)^k of y_k and w_k all
//! of them are subtracted. In return w_k is multiplied by a constant, because the fifth power of
//! L^k is not L^k.
//!
//! Everything that is not small is made by running the specification on unit vectors.

use super::algebra::{
    self, Element, Matrix, Vector, apply, bits, characteristic, column, dot, inverse, power_of_two,
};
use super::parameters::{Arity, FULL_ROUNDS, common_multiple, constants_by_round, matrix};
use lanes::fr::Fr;

/// The full rounds on each side of the partial ones.
pub(super) const HALF: usize = FULL_ROUNDS / 2;

/// The width of the widest state.
pub(super) const MOST_WIDTH: usize = 12;

/// The constants of one arity.
#[derive(Clone, Debug)]
pub struct Table<C> {
    /// Added to the elements before the first S-box, without the domain tag.
    pub(super) first: Vec<C>,
    /// The matrix of full rounds, as small integers.
    pub(super) matrix: Vec<Vec<u64>>,
    /// Constants of the sums after each of the first full rounds but the last, and after each of
    /// the last but the last.
    pub(super) full: [Vec<Vec<C>>; 2],
    /// Factors of the elements before the first partial round, in the first t of these rounds.
    pub(super) initial: Vec<Vec<C>>,
    /// The partial rounds.
    pub(super) partial: Vec<Round<C>>,
    /// Factors of the values of 1, 2, … rounds ago, and of their fifth powers.
    pub(super) recurrence: Vec<[Factor<C>; 2]>,
    /// Limbs of a sum of these multiples that are above those of an element.
    pub(super) above: usize,
    /// The elements after the last partial round: factors of the same values.
    pub(super) outputs: Vec<Vec<[C; 2]>>,
    /// … and constants.
    pub(super) output_constants: Vec<C>,
    /// Factors of the digest.
    pub(super) digest: Vec<C>,
    /// Zero.
    pub(super) zero: C,
}

/// The constants of a partial round.
#[derive(Clone, Copy, Debug)]
pub(super) struct Round<C> {
    /// In the first t rounds a constant of a sum, then of a value.
    pub(super) constant: C,
    /// By which the fifth power is multiplied.
    pub(super) scale: C,
}

/// An integer.
#[derive(Clone, Copy, Debug)]
pub(super) struct Factor<C> {
    pub(super) integer: C,
    /// Of which the others are zero.
    pub(super) limbs: usize,
}

/// The linear maps of the partial rounds, in the specification's scale.
struct Partial {
    /// Of [`Table::initial`].
    initial: Matrix,
    /// Of [`Table::partial`].
    constants: Vector,
    /// −c_i and d_i.
    recurrence: [Vector; 2],
    /// Factors of y and of w, i rounds before the end: a row for every element.
    outputs: [Matrix; 2],
    output_constants: Vector,
}

impl Partial {
    fn new(arity: Arity, matrix: &Matrix, constants: &[Vector]) -> Self {
        let (t, rounds) = (arity.width(), arity.partial_rounds());
        let (mut a, b) = (matrix.clone(), column(matrix, 0));
        for row in &mut a {
            row[0] = Element::ZERO;
        }
        let c = characteristic(&a);
        let past = |values: &[Element], k: usize| {
            let terms = (1..=t.min(k)).map(|i| c[i - 1].mul(values[k - i]));
            terms.fold(values[k], Element::add)
        };
        // The rest of the y_k of a start when the recurrence is subtracted from them.
        let residue = |start: Vector, added: &dyn Fn(usize) -> Vector, count: usize| -> Vector {
            let (mut state, mut ys) = (start, Vector::new());
            for k in 0..count {
                ys.push(state[0]);
                state = algebra::sum(&apply(&a, &state), &added(k));
            }
            (0..count).map(|k| past(&ys, k)).collect()
        };
        let nothing = |_: usize| vec![Element::ZERO; t];
        let by_element: Matrix = (0..t).map(|j| residue(column(matrix, j), &nothing, t)).collect();
        // An S-box whose result is one: what follows is d.
        let impulse = residue(b.clone(), &nothing, t);
        let after = |k: usize| constants[HALF + 1 + k].clone();
        let (outputs, output_constants) = outputs(&a, &b, rounds, constants);
        Self {
            initial: (0..t).map(|k| column(&by_element, k)).collect(),
            constants: residue(constants[HALF].clone(), &after, rounds),
            recurrence: [c.iter().map(|c| Element::ZERO.sub(*c)).collect(), impulse],
            outputs,
            output_constants,
        }
    }
}

/// The state after the last partial round from y of the last t − 1 rounds and w of the last t. The
/// state t rounds before the end, without its first element, which A ignores, is solved for.
fn outputs(a: &Matrix, b: &Vector, rounds: usize, constants: &[Vector]) -> ([Matrix; 2], Vector) {
    let t = b.len();
    // Powers of A, impulse responses A^m b, and what the constants of the last rounds come to.
    let (mut powers, mut responses) = (vec![algebra::identity(t)], vec![b.clone()]);
    let mut added = vec![vec![Element::ZERO; t]];
    for m in 0..t {
        powers.push(algebra::product(a, &powers[m]));
        responses.push(apply(a, &responses[m]));
        added.push(algebra::sum(&apply(a, &added[m]), &constants[HALF + 1 + rounds - t + m]));
    }
    let observed: Matrix = (1..t).map(|j| powers[j][0][1..].to_vec()).collect();
    let last: Matrix = powers[t].iter().map(|row| row[1..].to_vec()).collect();
    // Column j − 1: what y of j rounds after that state contributes.
    let solved = algebra::product(&last, &inverse(&observed));
    let mut outputs = [vec![vec![Element::ZERO; t]; t], vec![vec![Element::ZERO; t]; t]];
    let mut output_constants = Vector::new();
    for (i, row) in solved.iter().enumerate() {
        for j in 1..t {
            outputs[0][i][t - j - 1] = row[j - 1];
        }
        for m in 0..t {
            let seen: Vector =
                (1..t).map(|j| if j > m { responses[j - m - 1][0] } else { Element::ZERO }).collect();
            outputs[1][i][t - m - 1] = responses[t - 1 - m][i].sub(dot(row, &seen));
        }
        let seen: Vector = (1..t).map(|j| added[j][0]).collect();
        output_constants.push(added[t][i].sub(dot(row, &seen)));
    }
    (outputs, output_constants)
}

/// How the values of the specification are scaled for lanes of type F, and turned into constants.
struct Scales<F>(core::marker::PhantomData<F>);

impl<F: Fr> Scales<F> {
    fn constant(element: Element) -> F::Constant {
        F::constant(element.words())
    }

    fn row(elements: &[Element], scale: Element) -> Vec<F::Constant> {
        elements.iter().map(|element| Self::constant(element.mul(scale))).collect()
    }

    fn factor(element: Element) -> Factor<F::Constant> {
        let limbs = bits(element.words()).div_ceil(F::LIMB as usize);
        Factor { integer: Self::constant(element), limbs }
    }

    /// By what a sum is divided.
    fn sum() -> Element {
        power_of_two(F::SUM)
    }

    /// The scale after the S-box.
    fn boxed(scale: Element) -> Element {
        scale.power([5, 0, 0, 0]).mul(power_of_two(4 * F::PRODUCT).inverse())
    }

    /// The constants of sums after the full rounds but the last of one side, and the scale before
    /// the last S-boxes, of a state whose scale is 1 at first. `added` is of the first of them.
    fn full(constants: &[Vector], multiple: u64, added: &[Element]) -> (Vec<Vec<F::Constant>>, Element) {
        let divided = power_of_two(F::SMALL_SUM);
        let mut scale = Element::small(1);
        let mut rows = Vec::new();
        for (i, constants) in constants.iter().enumerate() {
            let undivided = Self::boxed(scale).mul(Element::small(multiple));
            let sums = if i == 0 { algebra::sum(constants, added) } else { constants.clone() };
            rows.push(Self::row(&sums, undivided));
            scale = undivided.mul(divided.inverse());
        }
        (rows, scale)
    }
}

impl<C: Copy> Table<C> {
    /// The elements of a state.
    pub(super) fn width(&self) -> usize {
        self.digest.len()
    }

    /// The table of an arity for lanes of type F.
    #[must_use]
    pub fn new<F: Fr<Constant = C>>(arity: Arity) -> Self {
        let (t, rounds) = (arity.width(), arity.partial_rounds());
        let (matrix, constants) = (matrix(arity), constants_by_round(arity));
        let partial = Partial::new(arity, &matrix, &constants);
        let multiple = common_multiple(arity);
        // The S-box of the domain tag is part of the constants.
        let tag = Element::small(arity.domain_tag()).add(constants[0][0]).power([5, 0, 0, 0]);
        let tag: Vector = column(&matrix, 0).iter().map(|entry| entry.mul(tag)).collect();
        let (before, scale) = Scales::<F>::full(&constants[1..HALF], multiple, &tag);
        let entering = Scales::<F>::boxed(scale);
        let last = HALF + rounds;
        let nothing = vec![Element::ZERO; t];
        let (after, scale) = Scales::<F>::full(&constants[last + 1..], multiple, &nothing);
        let leaving = Scales::<F>::boxed(scale);
        let small = |i: usize| (0..t).map(|j| multiple / (i + j + t) as u64).collect();
        let recurrence = recurrence::<F>(&partial.recurrence, multiple);
        Self {
            first: Scales::<F>::row(&constants[0][1..], Element::small(1)),
            matrix: (0..t).map(small).collect(),
            full: [before, after],
            initial: initial::<F>(&partial.initial, multiple, entering),
            partial: rounds_of::<F>(&partial.constants, multiple, t),
            above: recurrence.1,
            recurrence: recurrence.0,
            outputs: outputs_of::<F>(&partial.outputs, multiple, rounds),
            output_constants: Scales::<F>::row(&partial.output_constants, Scales::<F>::sum()),
            digest: Scales::<F>::row(&matrix[1], Scales::<F>::sum().mul(leaving.inverse())),
            zero: Scales::<F>::constant(Element::ZERO),
        }
    }
}

/// The scale of partial round k, with its sign: (−L)^k.
fn scale_of(k: usize, multiple: u64) -> Element {
    Element::ZERO.sub(Element::small(multiple)).power([k as u64, 0, 0, 0])
}

/// [`Table::initial`], of elements of scale `entering`.
fn initial<F: Fr>(factors: &Matrix, multiple: u64, entering: Element) -> Vec<Vec<F::Constant>> {
    let common = Scales::<F>::sum().mul(entering.inverse());
    let row = |(k, row): (usize, &Vector)| Scales::<F>::row(row, scale_of(k, multiple).mul(common));
    factors.iter().enumerate().map(row).collect()
}

/// [`Table::partial`].
fn rounds_of<F: Fr>(constants: &[Element], multiple: u64, t: usize) -> Vec<Round<F::Constant>> {
    let round = |(k, constant): (usize, &Element)| {
        let scale = scale_of(k, multiple);
        let divided = if k < t { Scales::<F>::sum() } else { Element::small(1) };
        // From the scale of the S-box to that of the round, and a product is divided.
        let back = scale.mul(Scales::<F>::boxed(scale).inverse()).mul(power_of_two(F::PRODUCT));
        Round {
            constant: Scales::<F>::constant(constant.mul(scale).mul(divided)),
            scale: Scales::<F>::constant(back),
        }
    };
    constants.iter().enumerate().map(round).collect()
}

/// [`Table::recurrence`] and [`Table::above`]. A sum of multiples is bounded by values that are
/// below 32 r before the S-box and below 4 r after it.
fn recurrence<F: Fr>(factors: &[Vector; 2], multiple: u64) -> (Vec<[Factor<F::Constant>; 2]>, usize) {
    let mut bound = Element::ZERO;
    let mut rows = Vec::new();
    for (i, (value, boxed)) in factors[0].iter().zip(&factors[1]).enumerate() {
        // Minus, as all of them are subtracted; the scale has the other sign.
        let scale = Element::ZERO.sub(scale_of(i + 1, multiple));
        let row = [value.mul(scale), boxed.mul(scale)];
        let [value, boxed] = row;
        bound = bound.add(value.mul(Element::small(32))).add(boxed.mul(Element::small(4)));
        rows.push(row.map(Scales::<F>::factor));
    }
    let above = (bits(bound.words()) + 255).saturating_sub(F::LIMB as usize * F::LIMBS);
    (rows, above.div_ceil(F::LIMB as usize))
}

/// [`Table::outputs`], of scale 1.
fn outputs_of<F: Fr>(outputs: &[Matrix; 2], multiple: u64, rounds: usize) -> Vec<Vec<[F::Constant; 2]>> {
    let (t, sum) = (outputs[0].len(), Scales::<F>::sum());
    let scales: Vector = (0..t).map(|age| sum.mul(scale_of(rounds - 1 - age, multiple).inverse())).collect();
    let row = |i: usize| {
        let of =
            |age: usize| [0, 1].map(|which| Scales::<F>::constant(outputs[which][i][age].mul(scales[age])));
        (0..t).map(of).collect()
    };
    (0..t).map(row).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use lanes::fr::Words;

    /// Checks the claims of the module's comment, and the limits of [`Fr::add_multiple`].
    #[test]
    fn factors_of_the_recurrence_are_small() {
        for (arity, most) in Arity::ALL.into_iter().zip([12, 38, 119, 210]) {
            let table = Table::new::<Words>(arity);
            let sizes = table.recurrence.iter().flatten().map(|factor| bits(factor.integer));
            assert_eq!(sizes.max(), Some(most), "{arity:?}");
            assert!((1..=4).contains(&table.above));
            assert_eq!(table.recurrence.last().map(|last| last[0].limbs), Some(0), "f_t is zero");
        }
    }
}
