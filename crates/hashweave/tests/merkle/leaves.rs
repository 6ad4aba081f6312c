//! Leaves, from messages of many lengths.

use super::shapes;
use hashweave::merkle::{Shape, TreeError, hash_leaf, hash_leaves, hash_rows};
use hashweave::reference;

fn expected(shape: Shape, message: &[u8]) -> Vec<u8> {
    let digest = |prefix: &[u8]| reference::digest(shape.algorithm(), &[prefix, message].concat());
    let text = format!("{shape:?}");
    match shape {
        _ if shape == Shape::open_zeppelin() => reference::digest(shape.algorithm(), &digest(&[])),
        _ if text.contains("Padded") => {
            let mut leaf = message.to_vec();
            leaf.resize(32, 0);
            leaf
        }
        _ if text.contains("Once(Some(0))") => digest(&[0]),
        _ if text.contains("Once(Some(7))") => digest(&[7]),
        _ if text.contains("Once(Some(255))") => digest(&[255]),
        _ => digest(&[]),
    }
}

fn bytes(length: usize, seed: usize) -> Vec<u8> {
    (0..length).map(|i| (i * 167 + seed * 31 + i / 64 * 13) as u8).collect()
}

/// Lengths on both sides of what is copied, mixed and in runs, more than are hashed together.
#[test]
fn leaves_are_those_of_the_reference() -> Result<(), TreeError> {
    let lengths = [0, 1, 31, 32, 55, 63, 64, 200, 4095, 4096, 4097, 9000, 5000, 4100, 70_000, 3];
    let mixed: Vec<_> = lengths.into_iter().enumerate().map(|(i, length)| bytes(length, i)).collect();
    let short: Vec<_> = (0..600).map(|i| bytes(i % 32, i)).collect();
    let middle: Vec<_> = (0..40).map(|i| bytes(4000, i)).collect();
    let long: Vec<_> = (0..35).map(|i| bytes(4097 + i % 3, i)).collect();
    for shape in shapes(8) {
        let padded = format!("{shape:?}").contains("Padded");
        for messages in [&mixed, &short, &middle, &long, &Vec::new()] {
            let size = shape.node_length();
            let mut leaves = vec![0xEE; messages.len() * size];
            let done = hash_leaves(shape, messages, &mut leaves);
            if padded && messages.iter().any(|message| message.len() > 32) {
                let too_long = messages.iter().map(Vec::len).find(|length| *length > 32);
                let bytes = too_long.expect("one is too long");
                assert_eq!(done, Err(TreeError::Chunk { bytes, most: 32 }));
                assert!(leaves.iter().all(|byte| *byte == 0xEE));
                continue;
            }
            done?;
            for (message, leaf) in messages.iter().zip(leaves.chunks(size)) {
                assert_eq!(leaf, expected(shape, message), "{} bytes, {shape:?}", message.len());
                assert_eq!(hash_leaf(shape, message)?, leaf);
            }
        }
    }
    Ok(())
}

#[test]
fn rows_are_leaves() -> Result<(), TreeError> {
    for shape in shapes(8) {
        let padded = format!("{shape:?}").contains("Padded");
        for (count, stride, length) in
            [(0, 4, 4), (1, 0, 0), (5, 40, 24), (300, 33, 32), (70, 100, 64), (3, 6000, 5000), (300, 7, 3)]
        {
            let rows = bytes(count * stride, count);
            let mut leaves = vec![0xEE; count * shape.node_length()];
            let done = hash_rows(shape, &rows, stride, length, &mut leaves);
            if padded && length > 32 {
                assert_eq!(done, Err(TreeError::Chunk { bytes: length, most: 32 }));
                continue;
            }
            done?;
            for (i, leaf) in leaves.chunks(shape.node_length()).enumerate() {
                assert_eq!(leaf, expected(shape, &rows[i * stride..][..length]), "row {i}, {shape:?}");
            }
        }
    }
    Ok(())
}
