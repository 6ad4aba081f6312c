//! BLAKE3 of a few nodes by rows: the entry points of [`hashes::blake3::rows`].

use super::rows::Rows;
use crate::blake3::row::{Chaining, Single};
use hashes::blake3::rows::{
    self, absorb as absorb_by, chaining_value as chaining_value_by, output_block as output_block_by,
};
use hashes::blake3::{ChainingValue, Last, Nodes};
use lanes::abreast::{Abreast, Avx2Abreast, Avx512Abreast};
use lanes::isa::{Avx2, Avx512};
use lanes::rows::{Avx2Rows32, Avx512Rows32, Single as OneInRows};
use lanes::{Line, MAX_LANES};

/// One node, or two interleaved.
pub(super) struct Few(pub(super) Rows);

/// A few nodes side by side in a register.
pub(super) struct SideBySide(pub(super) Rows);

impl Chaining for Few {
    fn degree(&self) -> usize {
        2
    }

    fn chaining_values(&self, nodes: &Nodes<'_>, values: &mut [ChainingValue]) {
        chaining_values(self.0, nodes, values);
    }

    fn cost(&self, nodes: usize) -> usize {
        cost(self.0, nodes)
    }

    fn single(&self) -> Option<&dyn Single> {
        Some(&self.0)
    }
}

impl Chaining for SideBySide {
    fn degree(&self) -> usize {
        match self.0 {
            Rows::Avx2(_) => REGISTERS * Avx2Abreast::COUNT,
            Rows::Avx512(_) => REGISTERS * Avx512Abreast::COUNT,
        }
    }

    fn chaining_values(&self, nodes: &Nodes<'_>, values: &mut [ChainingValue]) {
        chaining_values_abreast(self.0, nodes, values);
    }

    fn cost(&self, nodes: usize) -> usize {
        cost_abreast(self.0, nodes)
    }

    fn single(&self) -> Option<&dyn Single> {
        Some(&self.0)
    }
}

impl Single for Rows {
    fn absorb(&self, h: &mut [u32; 8], blocks: &[Line], t: u64, mode: u32, start: u32) {
        absorb(*self, h, blocks, t, mode, start);
    }

    fn chaining_value(&self, last: &Last) -> ChainingValue {
        chaining_value(*self, last)
    }

    fn most_output(&self) -> usize {
        MAX_LANES / 8
    }

    fn output(&self, root: &Last, first: u64, blocks: &mut [Line]) {
        for (t, block) in (0..).zip(blocks) {
            *block = output_block(*self, root, first.wrapping_add(t));
        }
    }
}

/// Registers of nodes side by side, at most.
const REGISTERS: usize = 2;

/// Cycles of a block.
fn cost(rows: Rows, nodes: usize) -> usize {
    match (rows, nodes) {
        (Rows::Avx2(_), 1) => 220,
        (Rows::Avx2(_), _) => 300,
        (Rows::Avx512(_), 1) => 174,
        (Rows::Avx512(_), _) => 236,
    }
}

/// Cycles of a block of nodes side by side in a register.
fn cost_abreast(rows: Rows, nodes: usize) -> usize {
    match (rows, nodes) {
        (Rows::Avx2(_), 1..=2) => 230,
        (Rows::Avx2(_), _) => 372,
        (Rows::Avx512(_), 1..=4) => 223,
        (Rows::Avx512(_), _) => 362,
    }
}

/// Declares a function that runs generic code by the rows of an instruction set.
macro_rules! entry_points {
    ($($name:ident($($argument:ident: $type:ty),*) $(-> $output:ty)? = $one:ident $avx2:ty, $avx512:ty;)*) => { $(
        fn $name(rows: Rows, $($argument: $type),*) $(-> $output)? {
            #[target_feature(enable = "avx2,bmi1,bmi2")]
            fn avx2(token: Avx2, $($argument: $type),*) $(-> $output)? {
                $one::<$avx2>(token, $($argument),*)
            }
            #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,bmi1,bmi2")]
            fn avx512(token: Avx512, $($argument: $type),*) $(-> $output)? {
                $one::<$avx512>(token, $($argument),*)
            }
            match rows {
                // SAFETY: the token proves the features.
                Rows::Avx2(token) => unsafe { avx2(token, $($argument),*) },
                // SAFETY: the token proves the features.
                Rows::Avx512(token) => unsafe { avx512(token, $($argument),*) },
            }
        }
    )* };
}

entry_points! {
    chaining_values(nodes: &Nodes<'_>, values: &mut [ChainingValue]) = interleaved Avx2Rows32, Avx512Rows32;
    chaining_values_abreast(nodes: &Nodes<'_>, values: &mut [ChainingValue]) = side_by_side Avx2Abreast, Avx512Abreast;
    absorb(h: &mut [u32; 8], blocks: &[Line], t: u64, mode: u32, start: u32) = absorb_by Avx2Rows32, Avx512Rows32;
    chaining_value(last: &Last) -> ChainingValue = chaining_value_by Avx2Rows32, Avx512Rows32;
    output_block(root: &Last, t: u64) -> Line = output_block_by Avx2Rows32, Avx512Rows32;
}

#[inline(always)]
fn interleaved<R: OneInRows<Word = u32>>(token: R::Token, nodes: &Nodes<'_>, values: &mut [ChainingValue]) {
    if values.len() == 1 {
        rows::chaining_values::<R, 1>(token, nodes, values);
    } else {
        rows::chaining_values::<R, 2>(token, nodes, values);
    }
}

#[inline(always)]
fn side_by_side<R: Abreast>(token: R::Token, nodes: &Nodes<'_>, values: &mut [ChainingValue]) {
    if values.len() <= R::COUNT {
        rows::chaining_values_abreast::<R, 1>(token, nodes, values);
    } else {
        rows::chaining_values_abreast::<R, REGISTERS>(token, nodes, values);
    }
}
