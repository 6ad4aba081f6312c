//! The function, once, over a type of lanes: N sets of them in turns.

use super::tables::{Factor, MOST_WIDTH, Table};
use lanes::fr::Fr;

/// An element in every lane of N sets.
type Sets<F, const N: usize> = [F; N];

/// A state: as many elements as the table is wide.
pub(super) type State<F, const N: usize> = [Sets<F, N>; MOST_WIDTH];

/// The digest of each lane. The first element of the state, the domain tag, is not looked at.
#[inline(always)]
pub(super) fn hash<F: Fr, const N: usize>(
    token: F::Token,
    table: &Table<F::Constant>,
    state: &mut State<F, N>,
) -> Sets<F, N> {
    let width = table.width();
    for (element, constant) in state[1..width].iter_mut().zip(&table.first) {
        for value in element {
            *value = value.add(constant);
        }
    }
    for (round, constants) in table.full[0].iter().enumerate() {
        // The contribution of the first element is part of the constants after the first round.
        let begin = usize::from(round == 0);
        boxes(&mut state[begin..width]);
        mix(token, &table.matrix, constants, state, begin);
    }
    boxes(&mut state[..width]);
    partial_rounds(token, table, state);
    for constants in &table.full[1] {
        boxes(&mut state[..width]);
        mix(token, &table.matrix, constants, state, 0);
    }
    boxes(&mut state[..width]);
    let mut digest = state[1];
    for n in 0..N {
        let mut sum = F::sum(token, &table.zero);
        for (element, factor) in state.iter().zip(&table.digest) {
            sum = F::add_product(sum, element[n], factor);
        }
        digest[n] = F::reduce(sum);
    }
    digest
}

/// The S-box of every element.
#[inline(always)]
fn boxes<F: Fr, const N: usize>(state: &mut [Sets<F, N>]) {
    for element in state {
        *element = F::fifth(*element);
    }
}

/// The product of the matrix and the state, without its elements before `begin`, and constants.
#[inline(always)]
fn mix<F: Fr, const N: usize>(
    token: F::Token,
    matrix: &[Vec<u64>],
    constants: &[F::Constant],
    state: &mut State<F, N>,
    begin: usize,
) {
    let before = *state;
    for ((element, row), constant) in state.iter_mut().zip(matrix).zip(constants) {
        for n in 0..N {
            let mut sum = F::small_sum(token, constant);
            for (value, factor) in before[begin..].iter().zip(&row[begin..]) {
                sum = F::add_small_product(sum, value[n], *factor);
            }
            element[n] = F::reduce_small(sum);
        }
    }
}

/// The last rounds: for each of as many as the table is wide, the value before the S-box and the one
/// after it.
struct Past<F, const N: usize> {
    ring: [[Sets<F, N>; 2]; MOST_WIDTH],
    /// Rounds that it holds.
    count: usize,
    /// The place of the next.
    at: usize,
}

impl<F: Fr, const N: usize> Past<F, N> {
    #[inline(always)]
    fn push(&mut self, round: [Sets<F, N>; 2], width: usize) {
        self.ring[self.at] = round;
        self.at = if self.at + 1 == width { 0 } else { self.at + 1 };
        self.count = width.min(self.count + 1);
    }

    /// The place of the oldest.
    #[inline(always)]
    fn oldest(&self, width: usize) -> usize {
        if self.at < self.count { self.at + width - self.count } else { self.at - self.count }
    }
}

/// The partial rounds, by the recurrence of the [tables](super::tables).
#[inline(always)]
fn partial_rounds<F: Fr, const N: usize>(
    token: F::Token,
    table: &Table<F::Constant>,
    state: &mut State<F, N>,
) {
    let width = table.width();
    let mut past = Past { ring: [[state[0]; 2]; MOST_WIDTH], count: 0, at: 0 };
    for (k, round) in table.partial.iter().enumerate() {
        let mut value = state[0];
        for n in 0..N {
            let sum = recurrence::<F, N>(token, &table.recurrence, &past, n);
            let start = match table.initial.get(k) {
                None => F::splat(token, &round.constant),
                Some(factors) => {
                    let mut sum = F::sum(token, &round.constant);
                    for (element, factor) in state.iter().zip(factors) {
                        sum = F::add_product(sum, element[n], factor);
                    }
                    F::reduce(sum)
                }
            };
            value[n] = match table.above {
                1 => start.minus::<1>(sum),
                2 => start.minus::<2>(sum),
                3 => start.minus::<3>(sum),
                _ => start.minus::<4>(sum),
            };
        }
        let mut boxed = F::fifth(value);
        for boxed in &mut boxed {
            *boxed = boxed.scale(&round.scale);
        }
        past.push([value, boxed], width);
    }
    for ((element, factors), constant) in state.iter_mut().zip(&table.outputs).zip(&table.output_constants) {
        for n in 0..N {
            let mut sum = F::sum(token, constant);
            let mut place = past.oldest(width);
            for (age, factors) in factors.iter().enumerate().rev() {
                let [value, boxed] = &past.ring[place];
                // The oldest value has no factor: A has a column of zeros.
                if age + 1 < width {
                    sum = F::add_product(sum, value[n], &factors[0]);
                }
                sum = F::add_product(sum, boxed[n], &factors[1]);
                place = if place + 1 == width { 0 } else { place + 1 };
            }
            element[n] = F::reduce(sum);
        }
    }
}

/// The multiples of the past rounds, the newest last: it is what has to be waited for.
#[inline(always)]
fn recurrence<F: Fr, const N: usize>(
    token: F::Token,
    factors: &[[Factor<F::Constant>; 2]],
    past: &Past<F, N>,
    n: usize,
) -> F::Multiples {
    let width = factors.len();
    let mut sum = F::multiples(token);
    let mut place = past.oldest(width);
    for [of_value, of_boxed] in factors[..past.count].iter().rev() {
        let [value, boxed] = &past.ring[place];
        sum = add_multiple::<F>(sum, value[n], of_value);
        sum = add_multiple::<F>(sum, boxed[n], of_boxed);
        place = if place + 1 == width { 0 } else { place + 1 };
    }
    sum
}

#[inline(always)]
fn add_multiple<F: Fr>(sum: F::Multiples, element: F, factor: &Factor<F::Constant>) -> F::Multiples {
    match factor.limbs {
        0 => sum,
        1 => F::add_multiple::<1>(sum, element, &factor.integer),
        2 => F::add_multiple::<2>(sum, element, &factor.integer),
        3 => F::add_multiple::<3>(sum, element, &factor.integer),
        4 => F::add_multiple::<4>(sum, element, &factor.integer),
        _ => F::add_multiple::<5>(sum, element, &factor.integer),
    }
}
