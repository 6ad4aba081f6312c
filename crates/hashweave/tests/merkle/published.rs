//! Values that others published.

use hashweave::merkle::{
    Builder, Shape, Tree, TreeError, hash_leaves, mix_in_length, root, verify, verify_consistency,
    verify_member,
};
use hashweave::{Algorithm, digest};

/// From `testonly/constants.go` of github.com/transparency-dev/merkle (commit 417fb0c), Copyright
/// Google LLC, Apache-2.0: its eight leaves, and the roots of none to all of them.
const LEAVES: [&str; 8] =
    ["", "00", "10", "2021", "3031", "40414243", "5051525354555657", "606162636465666768696a6b6c6d6e6f"];
const ROOTS: [&str; 9] = [
    "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
    "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d",
    "fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125",
    "aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77",
    "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7",
    "4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4",
    "76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef",
    "ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c",
    "5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328",
];

/// The proofs of the same repository; the file says which.
const PROOFS: &str = include_str!("../../../../vectors/merkle/rfc6962-proofs.txt");

fn bytes(text: &str) -> Vec<u8> {
    hex::decode(text).expect("the text is hexadecimal")
}

fn digests(algorithm: Algorithm, messages: &[&str]) -> Vec<u8> {
    messages.iter().flat_map(|message| digest(algorithm, message.as_bytes()).to_vec()).collect()
}

#[test]
fn rfc6962_roots() -> Result<(), TreeError> {
    let (shape, messages) = (Shape::rfc6962(), LEAVES.map(bytes));
    let mut leaves = [0; 8 * 32];
    hash_leaves(shape, &messages, &mut leaves)?;
    let mut builder = Builder::new(shape)?;
    for (count, expected) in ROOTS.into_iter().enumerate() {
        assert_eq!(root(shape, &leaves[..count * 32])?.to_string(), expected);
        assert_eq!(Tree::new(shape, &leaves[..count * 32])?.root().to_string(), expected);
        assert_eq!(builder.root()?.to_string(), expected);
        leaves.chunks(32).nth(count).map_or(Ok(()), |leaf| builder.push(leaf))?;
    }
    Ok(())
}

#[test]
fn rfc6962_proofs() {
    let (mut good, mut bad) = (0, 0);
    // Nodes without bytes cannot be written down here, where nodes lie one after another.
    let has_empty_node = |line: &&str| line.contains(",-") || line.contains(" -,") || line.ends_with(" -");
    let lines = PROOFS.lines().filter(|line| !line.starts_with('#'));
    for line in lines.filter(|line| !has_empty_node(line)) {
        let fields: Vec<_> = line.split(' ').collect();
        let [kind, verdict, first, count, a, b, proof] = fields[..] else { panic!("fields of {line}") };
        let number = |text: &str| text.parse::<u64>().expect("a number");
        let part = |text: &str| if text == "-" { Vec::new() } else { bytes(text) };
        let proof: Vec<u8> = match proof {
            "none" => Vec::new(),
            proof => proof.split(',').flat_map(part).collect(),
        };
        let (first, count, a, b) = (number(first), number(count), part(a), part(b));
        let result = match kind {
            "inclusion" => verify(Shape::rfc6962(), &b, &a, first, count, &proof),
            _ => verify_consistency(Shape::rfc6962(), first, &a, count, &b, &proof),
        };
        assert_eq!(result.is_ok(), verdict == "good", "{line}: {result:?}");
        *(if result.is_ok() { &mut good } else { &mut bad }) += 1;
    }
    assert_eq!((good, bad), (11, 165));
}

/// Blocks 100000 and 100014 of Bitcoin, four transactions and seven; printed in reverse.
#[test]
fn bitcoin_blocks() -> Result<(), TreeError> {
    let blocks: [(&str, &[&str]); 2] = [
        (
            "f3e94742aca4b5ef85488dc37c06c3282295ffec960994b2c0d5ac2a25a95766",
            &[
                "8c14f0db3df150123e6f3dbbf30f8b955a8249b62ac1d1ff16284aefa3d06d87",
                "fff2525b8931402dd09222c50775608f75787bd2b87e56995a7bdd30f79702c4",
                "6359f0868171b1d194cbee1af2f16ea598ae8fad666d9b012c8ed2b79a236ec4",
                "e9a66845e05d5abc0ad04ec80f774a7e585c6e8db975962d069a522137b80c1d",
            ],
        ),
        (
            "8772d9d0fdf8c1303c7b1167e3c73b095fd970e33c799c6563d98b2e96c5167f",
            &[
                "147caa76786596590baa4e98f5d9f48b86c7765e489f7a6ff3360fe5c674360b",
                "0bcb16af267dee77ed8761662d31ee9d9a1bf1e4d268a9e7127407ebb3f9acfd",
                "48738657818e2628f216375a9d48d681e2b1b1390be1b7a028c7b810eaa3928a",
                "02981fa052f0481dbc5868f4fc2166035a10f27a03cfd2de67326471df5bc041",
                "652b0aa4cf4f17bdb31f7a1d308331bba91f3b3cbf8f39c9cb5e19d4015b9f01",
                "68d0685759c3d4f3f90a4f0e48d1b77641f06bb1f0b83a8841e8d71d5570ed41",
                "0a2a92f0bda4727d0a13eaddf4dd9ac6b5c61a1429e6b2b818f19b15df0ac154",
            ],
        ),
    ];
    let reversed = |text: &str| bytes(text).into_iter().rev().collect::<Vec<_>>();
    for (expected, transactions) in blocks {
        let leaves: Vec<u8> = transactions.iter().flat_map(|text| reversed(text)).collect();
        assert_eq!(root(Shape::bitcoin(), &leaves)?, reversed(expected));
    }
    Ok(())
}

/// Zero hashes as Ethereum's deposit contract has them, whose tree has a height of 32, and its root
/// before the first deposit, which its clients have as a constant (`EMPTY_DEPOSIT_ROOT` of Teku).
#[test]
fn ssz_zeros() -> Result<(), TreeError> {
    let zeros = [
        "0000000000000000000000000000000000000000000000000000000000000000",
        "f5a5fd42d16a20302798ef6ed309979b43003d2320d9f0e8ea9831a92759fb4b",
        "db56114e00fdd4c1f85c892bf35ac9a89289aaecb1ebd0a96cde606a748b5d71",
    ];
    for (height, expected) in zeros.into_iter().enumerate() {
        assert_eq!(root(Shape::ssz(1 << height), &[])?.to_string(), expected);
    }
    let empty = root(Shape::ssz(1 << 32), &[])?.try_into().expect("a root has 32 bytes");
    assert_eq!(
        hex::encode(mix_in_length(&empty, 0)),
        "d70a234731285c6804c2a4f56711ddb8c82c99740f207854891028af34e27e5e"
    );
    Ok(())
}

/// `test/dumps/standard-v1.unsorted.1_0_6.json` and the sorted one of @openzeppelin/merkle-tree
/// 1.0.8, MIT: the letters a to f as strings in the ABI of Solidity. The first nodes of the arrays.
#[test]
fn open_zeppelin_dumps() -> Result<(), TreeError> {
    let shape = Shape::open_zeppelin();
    let letters: Vec<Vec<u8>> = (b'a'..=b'f').map(abi_string).collect();
    let mut leaves = [[0; 32]; 6];
    hash_leaves(shape, &letters, leaves.as_flattened_mut())?;
    let nodes = [
        "23be0977360f08bb0bd7f709a7d543d2cd779c79c66d74e0441919871647de2b",
        "8f7234e8cfe39c08ca84a3a3e3274f574af26fd15165fe29e09cbab742daccd9",
        "7b0c6cd04b82bfc0e250030a5d2690c52585e0cc6a4f3bc7909d7723b0236ece",
        "03707d7802a71ca56a8ad8028da98c4f1dbec55b31b4a25d536b5309cc20eda9",
        "fa914d99a18dc32d9725b3ef1c50426deb40ec8d0885dac8edcc5bfd6d030016",
        "c62a8cfa41edc0ef6f6ae27a2985b7d39c7fea770787d7e104696c6e81f64848",
    ];
    let tree = Tree::new(shape, leaves.as_flattened())?;
    let array = tree.layer(0).expect("a heap has one layer").chunks(32).rev();
    assert_eq!(array.take(6).map(hex::encode).collect::<Vec<_>>(), nodes);
    // The proof of the first leaf, node 10 of the array: nodes 9, 3 and 2.
    let proof = tree.proof(0)?;
    assert_eq!(hex::encode(&proof[32..]), [nodes[3], nodes[2]].concat());
    verify_member(shape, &tree.root(), &leaves[0], &proof)?;
    leaves.sort_unstable();
    assert_eq!(
        root(shape, leaves.as_flattened())?.to_string(),
        "6deb52b5da8fd108f79fab00341f38d2587896634c646ee52e49f845680a70c8"
    );
    Ok(())
}

/// A string of one character: the place where it begins, its length, and its bytes.
fn abi_string(letter: u8) -> Vec<u8> {
    let mut words = [[0; 32]; 3];
    (words[0][31], words[1][31], words[2][0]) = (32, 1, letter);
    words.concat()
}

/// `test/dumps/simple-v1.unsorted.1_0_6.json` of the same package: leaves that are digests already.
#[test]
fn open_zeppelin_simple() -> Result<(), TreeError> {
    let leaves = digests(Algorithm::Keccak256, &["a", "b", "c", "d", "e", "f"]);
    assert_eq!(
        root(Shape::open_zeppelin(), &leaves)?.to_string(),
        "9012f1e18a87790d2e01faace75aaaca38e53df437cdce2c0552464dda4af49c"
    );
    Ok(())
}

/// `test/MerkleTree.test.js` of merkletreejs 0.5.2, MIT; `isBitcoinTree` and the transactions of
/// its test come from righto.com.
#[test]
fn merkletreejs() -> Result<(), TreeError> {
    let plain = Shape::plain(Algorithm::Sha256);
    let letters = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"];
    let (keccak, sha256) = (digests(Algorithm::Keccak256, &letters), digests(Algorithm::Sha256, &letters));
    let keccak_plain = Shape::plain(Algorithm::Keccak256);
    let mut sorted: Vec<[u8; 32]> =
        keccak.chunks(32).map(|leaf| leaf.try_into().expect("32 bytes")).collect();
    sorted.sort_unstable();
    let (three, six) = (&keccak[..3 * 32], &sha256[..6 * 32]);
    let cases: [(Shape, &[u8], &str); 9] = [
        (plain, three, "311d2e46f49b15fff8b746b74ad57f2cc9e0d9939fda94387141a2d3fdf187ae"),
        (plain.doubled(), three, "bcdd0f60308db788712205115fe4273bfda49fa0925611fee765a63df9ab96a1"),
        (plain, six, "1f7379539707bcaea00564168d1d4d626b09b73f8a2a365234c62d763f854da2"),
        (plain.doubled(), six, "44205acec5156114821f1f71d87c72e0de395633cd1589def6d4444cc79f8103"),
        (plain.sorted(), six, "a30ba95a1a5dc397fe45ea20105363b08d682b864a28f4940419a29349a28325"),
        (plain.sorted().doubled(), six, "a5260b2a7ec31584e5d5689a5628c2b3d949e2397334fd71c107478e5f887eaf"),
        (keccak_plain, three, "aff1208e69c9e8be9b584b07ebac4e48a1ee9d15ce3afe20b77a4d29e4175aa3"),
        (keccak_plain.doubled(), three, "905b17edcf8b6fb1415b32cdbab3e02c2c93f80a345de80ea2bbf9feba9f5a55"),
        (
            Shape::sorted_keccak(),
            sorted.as_flattened(),
            "60219f87561939610b484575e45c6e81156a53b86d7cd16640d930d14f21758e",
        ),
    ];
    for (shape, leaves, expected) in cases {
        assert_eq!(root(shape, leaves)?.to_string(), expected, "{shape:?}");
    }
    Ok(())
}
