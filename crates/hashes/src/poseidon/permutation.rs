//! The function, once, over a type of lanes: N sets of them in turns.

use super::tables::Table;
use lanes::fr::Fr;

/// The digest of each lane of N sets, whose elements are `inputs`: those of the domain tag are not
/// looked at.
#[must_use]
#[inline(always)]
pub fn hash<F: Fr, const T: usize, const N: usize>(
    token: F::Token,
    table: &Table<F::Constant, T>,
    inputs: &[[F; N]; T],
) -> [F; N] {
    let mut state = *inputs;
    for j in 1..T {
        for n in 0..N {
            state[j][n] = state[j][n].add(&table.first[j]);
        }
        state[j] = F::fifth(state[j]);
    }
    // The first element is part of the constants.
    mix::<F, T, N, 1>(token, &table.matrix, &table.full[0][0], &mut state);
    for constants in &table.full[0][1..] {
        boxes(&mut state);
        mix::<F, T, N, 0>(token, &table.matrix, constants, &mut state);
    }
    boxes(&mut state);
    partial_rounds(token, table, &mut state);
    for constants in &table.full[1] {
        boxes(&mut state);
        mix::<F, T, N, 0>(token, &table.matrix, constants, &mut state);
    }
    boxes(&mut state);
    let mut digest = state[1];
    for n in 0..N {
        let mut sum = F::sum(token, &table.zero);
        for j in 0..T {
            sum = F::add_product(sum, state[j][n], &table.digest[j]);
        }
        digest[n] = F::reduce(sum);
    }
    digest
}

/// The S-box of every element.
#[inline(always)]
fn boxes<F: Fr, const T: usize, const N: usize>(state: &mut [[F; N]; T]) {
    for element in state {
        *element = F::fifth(*element);
    }
}

/// The product of the matrix and the state, without its elements before FIRST, and constants.
#[inline(always)]
fn mix<F: Fr, const T: usize, const N: usize, const FIRST: usize>(
    token: F::Token,
    matrix: &[[u64; T]; T],
    constants: &[F::Constant; T],
    state: &mut [[F; N]; T],
) {
    let before = *state;
    for i in 0..T {
        for n in 0..N {
            let mut sum = F::small_sum(token, &constants[i]);
            for j in FIRST..T {
                sum = F::add_small_product(sum, before[j][n], matrix[i][j]);
            }
            state[i][n] = F::reduce_small(sum);
        }
    }
}

/// The partial rounds: the recurrence of the [tables](super::tables). `past` is a ring: of T rounds,
/// the value before and after the S-box.
#[inline(always)]
fn partial_rounds<F: Fr, const T: usize, const N: usize>(
    token: F::Token,
    table: &Table<F::Constant, T>,
    state: &mut [[F; N]; T],
) {
    let mut past = [[state[0]; 2]; T];
    let mut at = 0;
    for (k, constant) in table.partial.iter().enumerate() {
        let mut value = state[0];
        for n in 0..N {
            let mut sum = F::sum(token, constant);
            if k < T {
                for j in 0..T {
                    sum = F::add_product(sum, state[j][n], &table.initial[k][j]);
                }
            }
            value[n] = F::reduce(recurrence(sum, &table.recurrence, &past, n, at, k.min(T)));
        }
        past[at] = [value, F::fifth(value)];
        at = if at + 1 == T { 0 } else { at + 1 };
    }
    for i in 0..T {
        for n in 0..N {
            let sum = F::sum(token, &table.output_constants[i]);
            state[i][n] = F::reduce(recurrence(sum, &table.outputs[i], &past, n, at, T));
        }
    }
}

/// Adds the products of the last `count` rounds, of which the next takes place `at` in the ring, the
/// newest last: it is what has to be waited for.
#[inline(always)]
fn recurrence<F: Fr, const T: usize, const N: usize>(
    mut sum: F::Sum,
    factors: &[[F::Constant; 2]; T],
    past: &[[[F; N]; 2]; T],
    n: usize,
    at: usize,
    count: usize,
) -> F::Sum {
    let mut place = if at < count { at + T - count } else { at - count };
    for i in (0..count).rev() {
        let [value, boxed] = &past[place];
        // The oldest value has no factor: A has a column of zeros.
        if i + 1 < T {
            sum = F::add_product(sum, value[n], &factors[i][0]);
        }
        sum = F::add_product(sum, boxed[n], &factors[i][1]);
        place = if place + 1 == T { 0 } else { place + 1 };
    }
    sum
}
