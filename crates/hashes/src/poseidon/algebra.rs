//! Arithmetic by which tables are made: elements, vectors and square matrices of them. It is made
//! once a program, so it is short and not fast.

use crate::field;

/// An element of the field, as a · 2^256 mod r.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Element([u64; 4]);

/// A vector.
pub(super) type Vector = Vec<Element>;

/// A matrix, row by row.
pub(super) type Matrix = Vec<Vector>;

impl Element {
    pub(super) const ZERO: Self = Self([0; 4]);

    /// An integer below r, its least significant word first.
    pub(super) fn new(words: [u64; 4]) -> Self {
        Self(field::product(words, field::SQUARE))
    }

    pub(super) fn small(integer: u64) -> Self {
        Self::new([integer, 0, 0, 0])
    }

    /// The integer below r.
    pub(super) fn words(self) -> [u64; 4] {
        field::product(self.0, [1, 0, 0, 0])
    }

    pub(super) fn add(self, other: Self) -> Self {
        Self(field::add_words(self.0, other.0))
    }

    pub(super) fn sub(self, other: Self) -> Self {
        Self(field::sub_words(self.0, other.0))
    }

    pub(super) fn mul(self, other: Self) -> Self {
        Self(field::product(self.0, other.0))
    }

    pub(super) fn power(self, exponent: [u64; 4]) -> Self {
        (0..bits(exponent)).rev().fold(Self::small(1), |power, bit| {
            let square = power.mul(power);
            if exponent[bit / 64] >> (bit % 64) & 1 == 1 { square.mul(self) } else { square }
        })
    }

    /// 1 / x = x^(r − 2).
    pub(super) fn inverse(self) -> Self {
        let [low, rest @ ..] = field::MODULUS;
        // The lowest word of r is 2^64 − 2^32 + 1.
        self.power([low - 2, rest[0], rest[1], rest[2]])
    }
}

/// Bits of an integer.
pub(super) fn bits(words: [u64; 4]) -> usize {
    let top = words.iter().rposition(|word| *word != 0);
    top.map_or(0, |top| 64 * (top + 1) - words[top].leading_zeros() as usize)
}

/// 2^`exponent`.
pub(super) fn power_of_two(exponent: u32) -> Element {
    Element::small(2).power([u64::from(exponent), 0, 0, 0])
}

pub(super) fn dot(a: &[Element], b: &[Element]) -> Element {
    a.iter().zip(b).fold(Element::ZERO, |sum, (a, b)| sum.add(a.mul(*b)))
}

pub(super) fn apply(matrix: &Matrix, vector: &[Element]) -> Vector {
    matrix.iter().map(|row| dot(row, vector)).collect()
}

pub(super) fn sum(a: &[Element], b: &[Element]) -> Vector {
    a.iter().zip(b).map(|(a, b)| a.add(*b)).collect()
}

pub(super) fn column(matrix: &Matrix, j: usize) -> Vector {
    matrix.iter().map(|row| row[j]).collect()
}

pub(super) fn product(a: &Matrix, b: &Matrix) -> Matrix {
    let columns: Vec<Vector> = (0..b[0].len()).map(|j| column(b, j)).collect();
    a.iter().map(|row| columns.iter().map(|column| dot(row, column)).collect()).collect()
}

pub(super) fn identity(size: usize) -> Matrix {
    let one = |i, j| Element::small(u64::from(i == j));
    (0..size).map(|i| (0..size).map(|j| one(i, j)).collect()).collect()
}

/// The inverse of a matrix that has one, by the method of Gauss and Jordan.
pub(super) fn inverse(matrix: &Matrix) -> Matrix {
    let size = matrix.len();
    let mut rows: Matrix =
        matrix.iter().zip(identity(size)).map(|(row, one)| [row.as_slice(), &one].concat()).collect();
    for i in 0..size {
        let pivot = (i..size).find(|&j| rows[j][i] != Element::ZERO).expect("the matrix is regular");
        rows.swap(i, pivot);
        let factor = rows[i][i].inverse();
        rows[i].iter_mut().for_each(|entry| *entry = entry.mul(factor));
        let row = rows[i].clone();
        for (_, other) in rows.iter_mut().enumerate().filter(|(j, _)| *j != i) {
            let factor = other[i];
            for (entry, pivot) in other.iter_mut().zip(&row) {
                *entry = entry.sub(factor.mul(*pivot));
            }
        }
    }
    rows.iter().map(|row| row[size..].to_vec()).collect()
}

/// c_1, c_2, … of the characteristic polynomial x^n + c_1 x^(n−1) + … + c_n, by the method of
/// Faddeev and LeVerrier.
pub(super) fn characteristic(matrix: &Matrix) -> Vector {
    let size = matrix.len();
    let (mut coefficients, mut adjugate) = (Vector::new(), identity(size));
    for k in 1..=size {
        let multiplied = product(matrix, &adjugate);
        let trace = (0..size).fold(Element::ZERO, |sum, i| sum.add(multiplied[i][i]));
        let coefficient = Element::ZERO.sub(trace.mul(Element::small(k as u64).inverse()));
        adjugate = multiplied;
        for (i, row) in adjugate.iter_mut().enumerate() {
            row[i] = row[i].add(coefficient);
        }
        coefficients.push(coefficient);
    }
    coefficients
}
