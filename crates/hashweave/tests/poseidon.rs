//! Poseidon: published digests, rows and columns against the reference, and what is refused.

use hashweave::poseidon::{
    Arity, Element, MODULUS, PoseidonError, hash, hash_columns, hash_many, is_element,
};
use hashweave::reference;

/// 0, 1, 2, … as elements.
fn counting(count: usize) -> Vec<Element> {
    (0..count)
        .map(|i| {
            let mut element = [0; 32];
            element[..8].copy_from_slice(&(i as u64).to_le_bytes());
            element
        })
        .collect()
}

/// Elements that differ everywhere.
fn elements(count: usize) -> Vec<Element> {
    let byte = |i: usize| (i * 167 + i / 32 * 29 + i / 1000) as u8;
    (0..count)
        .map(|i| core::array::from_fn(|j| if j == 31 { byte(32 * i + j) % 0x73 } else { byte(32 * i + j) }))
        .collect()
}

/// r, less a small number.
fn below(less: u64) -> Element {
    let mut bytes = [0; 32];
    for (bytes, word) in bytes.chunks_mut(8).zip(MODULUS) {
        bytes.copy_from_slice(&word.to_le_bytes());
    }
    let lowest = MODULUS[0] - less;
    bytes[..8].copy_from_slice(&lowest.to_le_bytes());
    bytes
}

/// The digests of neptune 13.
#[test]
fn published_digests() {
    let published = [
        (2, "ffe7029a363c202e9da6059d33a9fba661e1ef02d90f9e736ba5765ed7086539"),
        (8, "e6a5386df534992ad9aec49c9d2e684b777067114200011255dea5a31d619423"),
        (11, "6331692bc3bbe3cec18fb0ccd8dcf3097ae8eb32e237a56c287f22e5b2c10f0c"),
    ];
    for (arity, digest) in published {
        let found = hash(&counting(arity)).expect("elements");
        assert_eq!(hex::encode(found), digest, "arity {arity}");
    }
}

/// Numbers of preimages on both sides of every kernel's lanes.
#[test]
fn rows_and_columns_are_those_of_the_reference() {
    for arity in Arity::ALL {
        let n = arity.elements();
        let rows = elements(35 * n);
        let expected: Vec<Element> = rows.chunks(n).map(reference::poseidon::hash).collect();
        for count in [0, 1, 2, 3, 4, 7, 8, 9, 16, 17, 20, 35] {
            let mut digests = vec![[0xEE; 32]; count];
            hash_many(arity, rows[..count * n].as_flattened(), digests.as_flattened_mut()).expect("rows");
            assert_eq!(digests, expected[..count], "{arity:?}, {count} rows");
            let layers: Vec<Vec<Element>> =
                (0..n).map(|j| rows[..count * n].chunks(n).map(|row| row[j]).collect()).collect();
            let layers: Vec<&[u8]> = layers.iter().map(|layer| layer.as_flattened()).collect();
            digests.fill([0xEE; 32]);
            hash_columns(&layers, digests.as_flattened_mut()).expect("columns");
            assert_eq!(digests, expected[..count], "{arity:?}, {count} columns");
        }
    }
}

#[test]
fn the_largest_elements_are_elements() {
    for arity in Arity::ALL {
        let largest = vec![below(1); arity.elements()];
        assert_eq!(hash(&largest), Ok(reference::poseidon::hash(&largest)));
        let near: Vec<Element> = (1..=arity.elements() as u64).map(below).collect();
        assert_eq!(hash(&near), Ok(reference::poseidon::hash(&near)));
    }
}

/// Wherever one stands, nothing is written.
#[test]
fn what_is_not_reduced_is_refused() {
    let arity = Arity::Eight;
    assert!(!is_element(&below(0)) && is_element(&below(1)));
    let mut above = below(0);
    above[0] += 1;
    for wrong in [below(0), above, [0xFF; 32]] {
        for at in [0, 7, 8, 20 * 8 + 3, 33 * 8 - 1] {
            let mut rows = elements(33 * 8);
            rows[at] = wrong;
            let mut digests = [0xEE; 33 * 32];
            let refused = hash_many(arity, rows.as_flattened(), &mut digests);
            assert_eq!(refused, Err(PoseidonError::NotReduced { preimage: at / 8, element: at % 8 }));
            assert_eq!(digests, [0xEE; 33 * 32]);
        }
    }
    let refused = hash_columns(&[&[0; 64], &[[0; 32], [0xFF; 32]].concat()], &mut [0; 64]);
    assert_eq!(refused, Err(PoseidonError::NotReduced { preimage: 1, element: 1 }));
}

#[test]
fn what_does_not_fit_is_refused() {
    for wrong in [0, 1, 3, 5, 7, 9, 10, 12] {
        assert_eq!(hash(&elements(wrong)), Err(PoseidonError::Arity { elements: wrong }));
        let layers = vec![[0; 32].as_slice(); wrong];
        assert_eq!(hash_columns(&layers, &mut [0; 32]), Err(PoseidonError::Arity { elements: wrong }));
    }
    let many = |bytes: usize, room: usize| hash_many(Arity::Two, &vec![0; bytes], &mut vec![0; room]);
    assert_eq!(many(65, 32), Err(PoseidonError::Preimages { bytes: 65, size: 64 }));
    assert_eq!(many(96, 32), Err(PoseidonError::Preimages { bytes: 96, size: 64 }));
    assert_eq!(many(64, 31), Err(PoseidonError::Room { bytes: 31, needed: 32 }));
    assert_eq!(many(64, 64), Err(PoseidonError::Room { bytes: 64, needed: 32 }));
    assert_eq!(many(0, 0), Ok(()));
    let layers = |a: usize, b: usize| hash_columns(&[&vec![0; a], &vec![0; b]], &mut [0; 32]);
    assert_eq!(layers(32, 64), Err(PoseidonError::Layer { layer: 1, bytes: 64 }));
    assert_eq!(layers(33, 33), Err(PoseidonError::Layer { layer: 0, bytes: 33 }));
    assert_eq!(layers(32, 32), Ok(()));
}
