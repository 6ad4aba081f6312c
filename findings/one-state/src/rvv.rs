//! The forms in vector registers: `rvv.s`, its entry points and their arguments.

use super::study::StudyForm;
use super::tables::{Frame, Layout, Tables};
use core::arch::{asm, global_asm};
use core::mem::offset_of;
use hashes::keccak::WORDS;
use lanes::isa::Rvv;

global_asm!(
    include_str!("rvv.s"),
    constants = const offset_of!(Tables, constants),
    amounts = const offset_of!(Tables, amounts),
    amounts_high = const offset_of!(Tables, amounts_high),
    amounts_after = const offset_of!(Tables, amounts_after),
    amounts_after_high = const offset_of!(Tables, amounts_after_high),
    next = const offset_of!(Tables, next),
    second = const offset_of!(Tables, second),
    before = const offset_of!(Tables, before),
    after = const offset_of!(Tables, after),
    before_bytes = const offset_of!(Tables, before_bytes),
    after_bytes = const offset_of!(Tables, after_bytes),
    pi = const offset_of!(Tables, pi),
    pi_high = const offset_of!(Tables, pi_high),
    pi_bytes = const offset_of!(Tables, pi_bytes),
    pi_bytes_high = const offset_of!(Tables, pi_bytes_high),
    pi_next_bytes_high = const offset_of!(Tables, pi_next_bytes_high),
    pi_second_bytes_high = const offset_of!(Tables, pi_second_bytes_high),
    natural = const offset_of!(Tables, natural),
    natural_high = const offset_of!(Tables, natural_high),
    from_high = const offset_of!(Tables, from_high),
    state_high = const offset_of!(Frame, state_high),
    rotated = const offset_of!(Frame, rotated),
    rotated_high = const offset_of!(Frame, rotated_high),
    caller = const offset_of!(Frame, caller),
);

/// Applies Keccak-f\[1600\].
///
/// # Safety
///
/// The CPU has V, with registers of exactly 128 bits, of 256 or more, or of 512 or more, as the
/// name says, and Zvkb where the name does. The state, the tables (of the layout and the rotations)
/// and the frame are valid, and `vtype` gives groups of 25 words or more; it is not looked at where
/// registers have 128 bits.
type Permutation =
    unsafe extern "C" fn(state: *mut [u64; WORDS], tables: &Tables, frame: &mut Frame, vtype: usize);

macro_rules! forms {
    ($($name:ident)*) => {
        // SAFETY: `rvv.s` defines these with this signature.
        unsafe extern "C" {
            $(fn $name(state: *mut [u64; WORDS], tables: &Tables, frame: &mut Frame, vtype: usize);)*
        }
    };
}

forms! {
    keccak_indexed_128 keccak_indexed_256 keccak_indexed_512
    keccak_indexed_128_zvkb keccak_indexed_256_zvkb keccak_indexed_512_zvkb
    keccak_in_register_128 keccak_in_register_256 keccak_in_register_512
    keccak_in_register_128_zvkb keccak_in_register_256_zvkb keccak_in_register_512_zvkb
    keccak_multi_round_128 keccak_multi_round_256 keccak_multi_round_512
    keccak_multi_round_128_zvkb keccak_multi_round_256_zvkb keccak_multi_round_512_zvkb
}

/// Bits of a vector register.
pub(super) fn register_bits(_: Rvv) -> usize {
    let bytes: usize;
    // SAFETY: the token proves V; reads vlenb, a constant of the CPU.
    unsafe {
        asm!("csrr {}, 0xC22", out(reg) bytes, options(pure, nomem, nostack, preserves_flags));
    }
    8 * bytes
}

/// The code of a form for registers of `bits` bits: 128, 256, 512 or more.
fn code(form: StudyForm, bits: usize, zvkb: bool) -> Permutation {
    let [plain, with_zvkb]: [[Permutation; 3]; 2] = match form {
        StudyForm::Indexed => [
            [keccak_indexed_128, keccak_indexed_256, keccak_indexed_512],
            [keccak_indexed_128_zvkb, keccak_indexed_256_zvkb, keccak_indexed_512_zvkb],
        ],
        StudyForm::InRegister => [
            [keccak_in_register_128, keccak_in_register_256, keccak_in_register_512],
            [keccak_in_register_128_zvkb, keccak_in_register_256_zvkb, keccak_in_register_512_zvkb],
        ],
        StudyForm::MultiRound => [
            [keccak_multi_round_128, keccak_multi_round_256, keccak_multi_round_512],
            [keccak_multi_round_128_zvkb, keccak_multi_round_256_zvkb, keccak_multi_round_512_zvkb],
        ],
    };
    (if zvkb { with_zvkb } else { plain })[size(bits)]
}

/// 0, 1, 2 for registers of 128, 256, 512 or more bits.
fn size(bits: usize) -> usize {
    match bits {
        ..256 => 0,
        256 => 1,
        _ => 2,
    }
}

/// `vtype` for words of 64 bits in the smallest group that holds 32 of them; elements after the end
/// are not kept, elements that a mask leaves out are.
fn vtype(bits: usize) -> usize {
    const WORDS_OF_64: usize = 3 << 3;
    const TAIL_AGNOSTIC: usize = 1 << 6;
    let registers = (64 * 32usize).div_ceil(bits).clamp(1, 8);
    registers.ilog2() as usize | WORDS_OF_64 | TAIL_AGNOSTIC
}

/// Applies Keccak-f\[1600\].
pub(super) fn keccak_f1600(token: Rvv, form: StudyForm, zvkb: bool, state: &mut [u64; WORDS]) {
    let zvkb = zvkb && token.zvkb();
    let bits = register_bits(token);
    let layout = if bits < 256 { Layout::Halves } else { Layout::Whole };
    let mut frame = Frame::default();
    // SAFETY: the token proves V and, if it says so, Zvkb; the code, the tables and vtype are those
    // of the registers' size.
    unsafe {
        code(form, bits, zvkb)(state, layout.tables_for(zvkb), &mut frame, vtype(bits));
    }
}
