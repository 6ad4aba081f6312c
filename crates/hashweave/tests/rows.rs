//! Digests of rows against the reference: every algorithm, and what does not fit together.

use hashweave::batch::{Engine, Kernel};
use hashweave::{Algorithm, RowsError, digest_arrays, digest_rows, iterate, reference};

/// Bytes that differ from row to row.
fn bytes(count: usize) -> Vec<u8> {
    (0..count).map(|i| (i * 167 + i / 64 * 13 + i / 1000) as u8).collect()
}

fn rows_are_hashed(engine: &Engine, algorithm: Algorithm, count: usize, stride: usize, length: usize) {
    let size = algorithm.digest_length();
    let rows = bytes(count.saturating_sub(1) * stride + length);
    let mut digests = vec![0xEE; count * size];
    engine.digest_rows(algorithm, &rows, stride, length, &mut digests).expect("the rows fit");
    for (i, digest) in digests.chunks(size).enumerate() {
        let expected = reference::digest(algorithm, &rows[i * stride..][..length]);
        assert_eq!(digest, expected, "{algorithm}: row {i} of {count}, {length} bytes every {stride}");
    }
}

/// Lengths on both sides of every way to copy a row, of a block and of two; rows that touch, and rows
/// with something between them.
#[test]
fn digests_are_those_of_the_reference() {
    for algorithm in Algorithm::NAMED {
        let (block, longest) = (algorithm.primitive().block(), algorithm.single_block());
        let copies = [0, 1, 3, 4, 8, 9, 16, 17, 20, 32, 33, 55, 64];
        let blocks = [longest, longest + 1, block, block + 1, 2 * block, 5 * block + 7];
        for length in copies.into_iter().chain(blocks) {
            for (count, gap) in [(0, 0), (1, 0), (2, 1), (7, 0), (33, 3), (150, 0)] {
                rows_are_hashed(&Engine::new(), algorithm, count, length + gap, length);
            }
        }
    }
}

/// A plan would not choose all of these kernels here.
#[test]
fn every_kernel_hashes_rows() {
    for algorithm in Algorithm::NAMED {
        for kernel in Kernel::usable(algorithm.primitive()) {
            let engine = Engine::with_kernel(algorithm.primitive(), kernel);
            for count in [1, kernel.degree(algorithm.primitive()) + 1, 70] {
                rows_are_hashed(&engine, algorithm, count, 40, 32);
                rows_are_hashed(&engine, algorithm, count, 300, 300);
            }
        }
    }
}

#[test]
fn arrays_are_rows() {
    let rows: Vec<[u8; 20]> = bytes(2000).as_chunks().0.to_vec();
    let mut digests = vec![[0; 32]; 100];
    digest_arrays(Algorithm::Keccak256, &rows, digests.as_flattened_mut()).expect("the arrays fit");
    for (row, digest) in rows.iter().zip(&digests) {
        assert_eq!(digest.to_vec(), reference::digest(Algorithm::Keccak256, row));
    }
}

/// Fewer chains than lanes and more, by the choice of a plan and by every kernel.
#[test]
fn chains_are_those_of_the_reference() {
    for algorithm in Algorithm::NAMED {
        let size = algorithm.digest_length();
        let kernels = Kernel::usable(algorithm.primitive()).into_iter();
        let own = kernels.map(|kernel| Engine::with_kernel(algorithm.primitive(), kernel));
        for engine in own.chain([Engine::new()]) {
            for (count, times) in [(0, 1), (1, 3), (5, 0), (5, 2), (75, 3)] {
                let starts = bytes(count * size);
                let mut ends = starts.clone();
                engine.iterate(algorithm, times, &mut ends).expect("there are whole digests");
                for (start, end) in starts.chunks(size).zip(ends.chunks(size)) {
                    let step = |digest: Vec<u8>, _| reference::digest(algorithm, &digest);
                    assert_eq!(end, (0..times).fold(start.to_vec(), step), "{algorithm}, {times} times");
                }
            }
        }
    }
    let mut digests = [7; 33];
    let error = iterate(Algorithm::Sha256, 2, &mut digests).expect_err("it does not fit");
    assert_eq!((error, digests), (RowsError::Digests { bytes: 33, length: 32 }, [7; 33]));
}

/// Nothing is written if anything is wrong, and the message has the numbers.
#[test]
fn what_does_not_fit_is_refused() {
    let mut digests = [0xEE; 64];
    let mut refused = |rows: &[u8], stride, length, room: usize| {
        let error = digest_rows(Algorithm::Sha256, rows, stride, length, &mut digests[..room])
            .expect_err("it does not fit");
        assert_eq!(digests, [0xEE; 64]);
        error
    };
    assert_eq!(refused(&[0; 64], 31, 32, 64), RowsError::Stride { stride: 31, length: 32 });
    assert_eq!(refused(&[0; 64], 32, 32, 63), RowsError::Digests { bytes: 63, length: 32 });
    assert_eq!(refused(&[0; 63], 32, 32, 64), RowsError::Rows { bytes: 63, needed: 64 });
    assert_eq!(refused(&[0; 64], usize::MAX, 2, 64), RowsError::Overflow { count: 2, stride: usize::MAX });
    let error = digest_arrays(Algorithm::Sha256, &[[0; 8]; 3], &mut digests).expect_err("it does not fit");
    assert_eq!(error, RowsError::Room { bytes: 64, needed: 96 });
    assert_eq!(error.to_string(), "the digests take 96 bytes, and there is room for 64");
}
