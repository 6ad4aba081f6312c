//! Poseidon over the scalar field of BLS12-381.

use crate::memory;
use crate::status::{self, Error, HW_ERROR_LENGTH, HW_ERROR_OPTION, HW_ERROR_OVERLAP, HW_OK, hw_status};
use core::ffi::c_void;
use hashweave::poseidon::{self, Arity, ELEMENT, PoseidonError};

/// Computes Poseidon over the scalar field of BLS12-381, as Filecoin's trees have it, of `count`
/// preimages of `arity` elements each, one after another. The digests, of 32 bytes each, are written
/// one after another.
///
/// The `arity` is 2, 4, 8 or 11. An element has 32 bytes, the least significant first, and must be
/// below the modulus: if one is not, the result is HW_ERROR_OPTION, and nothing is written.
/// `digests_size` must be count * 32. The digests must not overlap the preimages.
///
/// ```c
/// uint8_t layer[64][32], above[8][32]; // an 8-ary tree, one layer of it
/// hw_poseidon_many(8, layer, 8, above[0], sizeof above);
/// ```
///
/// Threads: any number at once.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hw_poseidon_many(
    arity: usize,
    preimages: *const c_void,
    count: usize,
    digests: *mut u8,
    digests_size: usize,
) -> hw_status {
    status::call(|| {
        let of = Arity::new(arity).ok_or(PoseidonError::Arity { elements: arity })?;
        let bytes = memory::product("preimages", count, of.elements() * ELEMENT)?;
        let needed = memory::product("digests", count, ELEMENT)?;
        if digests_size != needed {
            let text = format!("digests_size is {digests_size}, and {count} digests have {needed} bytes");
            return Err(Error::new(HW_ERROR_LENGTH, text));
        }
        if memory::overlap(preimages, bytes, digests.cast(), digests_size) {
            return Err(Error::new(HW_ERROR_OVERLAP, "digests overlap preimages"));
        }
        // SAFETY: as the header promises.
        let preimages = unsafe { memory::bytes("preimages", preimages, bytes) }?;
        // SAFETY: as the header promises, and apart from the preimages.
        let digests = unsafe { memory::room("digests", digests, digests_size) }?;
        poseidon::hash_many(of, preimages, digests)?;
        Ok(HW_OK)
    })
}

impl From<PoseidonError> for Error {
    fn from(error: PoseidonError) -> Self {
        let status = match error {
            PoseidonError::Arity { .. } | PoseidonError::NotReduced { .. } => HW_ERROR_OPTION,
            _ => HW_ERROR_LENGTH,
        };
        Self::new(status, error.to_string())
    }
}
