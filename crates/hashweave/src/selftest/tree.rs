//! Compares BLAKE3 by each of its kernels, and by the library's choice, with the reference.

use super::case::Verdict;
use crate::tree::Blake3;
use hashes::reference;
use kernels::blake3::Kernel;

/// Lengths around the ends of blocks and chunks, up to as many chunks as a kernel has lanes, and
/// more.
const LENGTHS: [usize; 12] =
    [0, 1, 64, 65, 1023, 1024, 1025, 2048, 3 * 1024 + 1, 7 * 1024, 16 * 1024, 40 * 1024 + 77];

/// Tests every kernel.
pub(super) fn test(note: &mut dyn FnMut(Verdict)) {
    let cases: Vec<(Vec<u8>, Vec<u8>)> = LENGTHS.map(case).into();
    for kernel in [None].into_iter().chain(Kernel::usable().map(Some)) {
        let hasher = kernel.map_or_else(Blake3::new, |kernel| Blake3::new().by(kernel));
        let wrong = cases.iter().find(|(message, expected)| {
            let mut output = vec![0; expected.len()];
            hasher.finalize_after(message, 0, &mut output);
            output != *expected
        });
        note(Verdict {
            job: "tree",
            algo: "blake3".to_owned(),
            backend: kernel.map_or("auto", Kernel::name),
            kernel: "update",
            compared: cases.len(),
            failure: wrong.map(|(message, _)| format!("another output for {} bytes", message.len())),
        });
    }
}

/// Returns a message, and 130 bytes of output.
fn case(length: usize) -> (Vec<u8>, Vec<u8>) {
    let message: Vec<u8> = (0..length).map(|i| (i * 167 + i / 64 * 13 + i / 1024 * 7) as u8).collect();
    let output = reference::blake3::hash(&message, 130);
    (message, output)
}
