//! The bare permutation in many forms.

use crate::ffi::{self, Form};
use crate::report::Row;
use hashes::keccak;
use kernels::{Backend, permutation::keccak_f1600};
use lanes::isa::{Avx512, Scalar};
use lanes::{Isa, Row64};
use runner::slices::{Timed, compare};

/// Different states in all lanes.
fn states(rows: usize) -> Vec<Row64> {
    let word = |row: usize, lane: usize| ((row * 8 + lane) as u64 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    (0..rows).map(|row| Row64(std::array::from_fn(|lane| word(row, lane)))).collect()
}

/// The same by the scalar permutation.
fn expected(mut rows: Vec<Row64>, times: usize) -> Vec<Row64> {
    for eight in rows.chunks_mut(25) {
        for lane in 0..8 {
            let mut state = std::array::from_fn(|i| eight[i].0[lane]);
            for _ in 0..times {
                state = keccak::permute(Scalar, state);
            }
            for (row, word) in eight.iter_mut().zip(state) {
                row.0[lane] = word;
            }
        }
    }
    rows
}

/// A form is not timed before it has permuted different states in all lanes, three times.
///
/// # Errors
/// If the states are wrong.
fn checked(form: Form, token: Avx512) -> Result<(), String> {
    let mut rows = states(form.rows);
    form.run(token, &mut rows, 3);
    if rows == expected(states(form.rows), 3) {
        Ok(())
    } else {
        Err(format!("{} by {} permutes wrongly", form.name, form.compiler))
    }
}

/// Times the forms of those names, or all, and the product's, in turn. The unit is one state.
///
/// # Errors
/// If a form is wrong, or there is none.
pub(crate) fn measure(names: &[String], rounds: usize) -> Result<Vec<Row>, String> {
    let token = Avx512::detect()
        .ok_or("these kernels need AVX-512, which this CPU has not or HASHWEAVE_ISA forbids")?;
    let backend = Backend::of(Isa::Avx512).ok_or("this CPU has no AVX-512")?;
    let forms: Vec<Form> = (ffi::forms().into_iter())
        .filter(|form| names.is_empty() || names.iter().any(|name| name == form.name))
        .collect();
    if forms.is_empty() {
        return Err("no kernel of csrc was built: install clang-19 or gcc, then build again".to_owned());
    }
    for &form in &forms {
        checked(form, token)?;
    }
    let mut works: Vec<Box<dyn Timed>> = forms.iter().map(|&form| timed(form, token)).collect();
    let mut state = [Row64::default(); 25];
    works.push(Box::new(move |n| keccak_f1600(backend, &mut state, (n / 8) as usize)));
    let mut candidates: Vec<&mut dyn Timed> = works.iter_mut().map(|work| &mut **work as _).collect();
    let timings = compare(&mut candidates, rounds, &mut || {}).timings;
    let own = ("product", "rustc", env!("FINDINGS_RUSTC"));
    let labels = forms.iter().map(|form| (form.name, form.compiler, ffi::version(form.compiler)));
    Ok(labels
        .chain([own])
        .zip(&timings)
        .map(|((form, by, version), timing)| Row::new(form, by, version, timing))
        .collect())
}

fn timed(form: Form, token: Avx512) -> Box<dyn Timed> {
    let mut rows = states(form.rows);
    let each = (8 * form.rows / 25) as u64;
    // A slice is a multiple of 64 states, so of either kind.
    Box::new(move |n: u64| form.run(token, &mut rows, n / each))
}
