//! The constants of an arity in the form that [`super::permutation`] takes, for a type of lanes.
//!
//! **Scale.** A value of the computation is the specification's times a known factor, which the
//! constants take into account: operations divide by powers of two, and the matrix of full rounds
//! is multiplied by [`common_multiple`], so that its entries are small integers. In a full round
//! all elements have one factor f, and after the S-box f^5.
//!
//! **Partial rounds.** Between two of them nothing happens but a linear map, and only the first
//! element of the state enters the S-box. Call it y_k in round k, and w_k its fifth power. With A,
//! the matrix whose first column is zero, and b, that column,
//!
//! ```text
//! s_(k+1) = A s_k + b w_k + constants,   y_k = the first element of s_k.
//! ```
//!
//! A is a zero of its characteristic polynomial x^t + c_1 x^(t−1) + … + c_t (Cayley, Hamilton), so
//!
//! ```text
//! y_k = Σ −c_i y_(k−i) + Σ d_i w_(k−i) + a constant,   1 ≤ i ≤ t,
//! ```
//!
//! with the same factors in every round, and c_t = 0. The rest of the state is never computed: 2t − 1
//! products and one reduction a round, where the sparse matrices of the optimised form take as many
//! products and t reductions. In the first t rounds y_k also depends on the elements before the
//! first partial round, after the last the state is solved for the last values of y and w.
//!
//! Everything that is not small is made by running the specification on unit vectors.

use super::algebra::{
    self, Element, Matrix, Vector, apply, characteristic, column, dot, inverse, power_of_two,
};
use super::parameters::{Arity, FULL_ROUNDS, common_multiple, constants_by_round, matrix};
use lanes::fr::Fr;

/// The full rounds on each side of the partial ones.
pub(super) const HALF: usize = FULL_ROUNDS / 2;

/// The constants of one arity, of width T.
#[derive(Clone, Debug)]
pub struct Table<C, const T: usize> {
    /// Added to the elements before the first S-box; the first is of the domain tag and not used.
    pub(super) first: [C; T],
    /// The matrix of full rounds, as small integers.
    pub(super) matrix: [[u64; T]; T],
    /// Constants of the sums after each of the first full rounds but the last, and after each of
    /// the last but the last.
    pub(super) full: [[[C; T]; HALF - 1]; 2],
    /// Factors of the elements before the first partial round, in the first T of these rounds.
    pub(super) initial: [[C; T]; T],
    /// Constants of the sums of each partial round.
    pub(super) partial: Vec<C>,
    /// Factors of the values of 1, 2, … rounds ago, and of their fifth powers.
    pub(super) recurrence: [[C; 2]; T],
    /// The elements after the last partial round: factors of the same values.
    pub(super) outputs: [[[C; 2]; T]; T],
    /// … and constants.
    pub(super) output_constants: [C; T],
    /// Factors of the digest.
    pub(super) digest: [C; T],
    /// Zero.
    pub(super) zero: C,
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
        // What is left of the y_k of a start when the recurrence is subtracted from them.
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

impl<C: Copy, const T: usize> Table<C, T> {
    /// The table of an arity for lanes of type F.
    ///
    /// # Panics
    ///
    /// If T is not the width of the arity.
    #[must_use]
    pub fn new<F: Fr<Constant = C>>(arity: Arity) -> Self {
        assert_eq!(arity.width(), T, "the width is that of the arity");
        let (matrix, constants) = (matrix(arity), constants_by_round(arity));
        let partial = Partial::new(arity, &matrix, &constants);
        let multiple = common_multiple(arity);
        let to = |element: Element| F::constant(element.words());
        let row = |elements: &[Element], factor: Element| -> [C; T] {
            core::array::from_fn(|i| to(elements[i].mul(factor)))
        };
        let boxed = |scale: Element| scale.power([5, 0, 0, 0]).mul(power_of_two(4 * F::PRODUCT).inverse());
        let mixed = |scale: Element| {
            boxed(scale).mul(Element::small(multiple)).mul(power_of_two(F::SMALL_SUM).inverse())
        };
        // The constants of sums after full rounds from `first` on, and the scale after them.
        let full = |first: usize, mut scale: Element, tag: &[Element]| {
            let rows = core::array::from_fn(|i| {
                scale = mixed(scale);
                let mut sums = constants[first + i].clone();
                if i == 0 {
                    sums = algebra::sum(&sums, tag);
                }
                row(&sums, scale.mul(power_of_two(F::SMALL_SUM)))
            });
            (rows, scale)
        };
        // The S-box of the domain tag is part of the constants.
        let tag = Element::small(arity.domain_tag()).add(constants[0][0]).power([5, 0, 0, 0]);
        let tag: Vector = column(&matrix, 0).iter().map(|entry| entry.mul(tag)).collect();
        let (before, scale) = full(1, Element::small(1), &tag);
        let sum = power_of_two(F::SUM);
        // Of this scale the S-box makes itself.
        let fixed = power_of_two(F::PRODUCT);
        let initial = fixed.mul(boxed(scale).inverse()).mul(sum);
        let pairs = |factors: [&[Element]; 2], factor: Element| -> [[C; 2]; T] {
            core::array::from_fn(|i| factors.map(|factors| to(factors[i].mul(factor))))
        };
        let last = HALF + arity.partial_rounds();
        let (after, scale) = full(last + 1, Element::small(1), &vec![Element::ZERO; T]);
        let small = |i: usize, j: usize| multiple / (i + j + T) as u64;
        Self {
            first: row(&constants[0], Element::small(1)),
            matrix: core::array::from_fn(|i| core::array::from_fn(|j| small(i, j))),
            full: [before, after],
            initial: core::array::from_fn(|k| row(&partial.initial[k], initial)),
            partial: partial.constants.iter().map(|constant| to(constant.mul(fixed).mul(sum))).collect(),
            recurrence: pairs([&partial.recurrence[0], &partial.recurrence[1]], sum),
            outputs: core::array::from_fn(|i| {
                pairs([&partial.outputs[0][i], &partial.outputs[1][i]], sum.mul(fixed.inverse()))
            }),
            output_constants: row(&partial.output_constants, sum),
            digest: row(&matrix[1], sum.mul(boxed(scale).inverse())),
            zero: F::constant([0; 4]),
        }
    }
}
