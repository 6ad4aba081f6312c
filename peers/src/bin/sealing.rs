//! Seals a sector with `filecoin-proofs` and prints what came of it: the lines of
//! `vectors/replicate/sealed.txt`, in which the test of `hashweave replicate seal` reads them.
//!
//! ```text
//! cargo run --release --features sealing --bin sealing -- FOLDER BYTES LAYERS PROOF
//! ```
//!
//! `PROOF` is the first byte of the porep_id and the seed of the data. The folder is replaced.

use filecoin_proofs::constants::LAYERS;
use filecoin_proofs::{
    PieceInfo, PoRepConfig, SectorShapeBase, SectorShapeSub2, SectorShapeSub8, SectorShapeTop2,
    UnpaddedBytesAmount, is_sector_shape_base, is_sector_shape_sub2, is_sector_shape_sub8,
    seal_pre_commit_phase1, seal_pre_commit_phase2,
};
use sha2::{Digest, Sha256};
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;
use storage_proofs_core::api_version::ApiVersion;
use storage_proofs_core::merkle::MerkleTreeTrait;
use storage_proofs_core::sector::SectorId;

type Node = [u8; 32];

/// SHA-256 without the two highest bits: an element of the field.
fn masked(bytes: &[u8]) -> Node {
    let mut node: Node = Sha256::digest(bytes).into();
    node[31] &= 0x3f;
    node
}

/// The path that `t_aux` states, replaced by none.
fn without_paths(bytes: &[u8], path: &Path) -> Vec<u8> {
    let path = path.to_str().expect("UTF-8").as_bytes();
    let stated = [&(path.len() as u64).to_le_bytes(), path].concat();
    let (mut out, mut rest) = (Vec::new(), bytes);
    while let [byte, after @ ..] = rest {
        match rest.strip_prefix(stated.as_slice()) {
            Some(after) => {
                out.extend([0; 8]);
                rest = after;
            }
            None => {
                out.push(*byte);
                rest = after;
            }
        }
    }
    out
}

fn seal<Tree: 'static + MerkleTreeTrait>(folder: &Path, bytes: u64, layers: usize, proof: u8) {
    LAYERS.write().expect("a lock").insert(bytes, layers);
    let mut porep_id = [0; 32];
    porep_id[0] = proof;
    let config = PoRepConfig::new_groth16(bytes, porep_id, ApiVersion::V1_1_0);
    let [cache, staged, sealed] = ["cache", "staged", "sealed"].map(|name| folder.join(name));
    let _ = fs::remove_dir_all(folder);
    fs::create_dir_all(&cache).expect("a folder");
    let node = |i: usize| masked(&[&[proof][..], &i.to_le_bytes()].concat());
    let mut row: Vec<Node> = (0..bytes as usize / 32).map(node).collect();
    fs::write(&staged, row.as_flattened()).expect("data");
    fs::write(&sealed, "").expect("a file");
    // One piece of the whole sector.
    while row.len() > 1 {
        row = row.as_chunks::<2>().0.iter().map(|pair| masked(pair.as_flattened())).collect();
    }
    let piece = PieceInfo::new(row[0], UnpaddedBytesAmount(bytes / 128 * 127)).expect("a piece");
    let [prover_id, ticket] = [[1], [2]].map(|byte| Sha256::digest(byte).into());
    let (sector, began) = (SectorId::from(7), Instant::now());
    let one = seal_pre_commit_phase1::<_, _, _, Tree>(
        &config,
        &cache,
        &staged,
        &sealed,
        prover_id,
        sector,
        ticket,
        &[piece],
    );
    let one = one.expect("phase 1");
    eprintln!("phase 1: {:?}", began.elapsed());
    let began = Instant::now();
    let two = seal_pre_commit_phase2::<_, _, Tree>(&config, one, &cache, &sealed).expect("phase 2");
    eprintln!("phase 2: {:?}", began.elapsed());
    let of = format!("{bytes} {layers} {proof}");
    let hex = |bytes: &[u8]| bytes.iter().map(|byte| format!("{byte:02x}")).collect::<String>();
    println!("{of} comm_d {}\n{of} comm_r {}", hex(&two.comm_d), hex(&two.comm_r));
    let entries = fs::read_dir(&cache).expect("a folder");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    files.sort();
    for file in files.iter().chain([&sealed]) {
        let name = file.file_name().and_then(|name| name.to_str()).expect("UTF-8");
        let mut content = fs::read(file).expect("a file");
        if name == "t_aux" {
            content = without_paths(&content, &cache);
        }
        println!("{of} {name} {} {}", content.len(), hex(&Sha256::digest(&content)));
    }
}

fn main() {
    let words: Vec<String> = env::args().skip(1).collect();
    let [folder, bytes, layers, proof] = &words[..] else {
        eprintln!("sealing FOLDER BYTES LAYERS PROOF");
        std::process::exit(2);
    };
    let (folder, bytes) = (Path::new(folder), bytes.parse().expect("a number of bytes"));
    let (layers, proof) = (layers.parse().expect("2 or 11"), proof.parse().expect("a byte"));
    if is_sector_shape_base(bytes) {
        seal::<SectorShapeBase>(folder, bytes, layers, proof);
    } else if is_sector_shape_sub2(bytes) {
        seal::<SectorShapeSub2>(folder, bytes, layers, proof);
    } else if is_sector_shape_sub8(bytes) {
        seal::<SectorShapeSub8>(folder, bytes, layers, proof);
    } else {
        seal::<SectorShapeTop2>(folder, bytes, layers, proof);
    }
}
