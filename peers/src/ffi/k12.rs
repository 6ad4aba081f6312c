//! KT128 and KT256 of XKCP's K12.

use core::ffi::c_int;

unsafe extern "C" {
    fn KT128(
        input: *const u8,
        input_length: usize,
        output: *mut u8,
        output_length: usize,
        customization: *const u8,
        customization_length: usize,
    ) -> c_int;
    fn KT256(
        input: *const u8,
        input_length: usize,
        output: *mut u8,
        output_length: usize,
        customization: *const u8,
        customization_length: usize,
    ) -> c_int;
}

/// KT128, or `long` KT256, without a customization string.
///
/// # Panics
///
/// If the library refuses, which it does for no message.
pub(crate) fn hash(long: bool, message: &[u8], output: &mut [u8]) {
    let function = if long { KT256 } else { KT128 };
    // SAFETY: the lengths are those of the slices, and there is no customization string; the
    // library chooses what the CPU can run.
    let refused = unsafe {
        function(message.as_ptr(), message.len(), output.as_mut_ptr(), output.len(), core::ptr::null(), 0)
    };
    assert_eq!(refused, 0, "K12 refuses a message of {} bytes", message.len());
}
