//! `--validate-hex`, and single blocks of every algorithm.

use crate::program::{line, run, search};
use crate::scan::{check, results, scan_with};
use hashweave::{Algorithm, reference};

/// Algorithm, longest message of one block, digest of the empty message. The digests were computed
/// with Python's `hashlib`; that of Keccak-256 is the one that Ethereum's documents give.
const ALGORITHMS: [(&str, usize, &str); 11] = [
    ("sha3-224", 143, "6b4e03423667dbb73b6e15454f0eb1abd4597f9a1b078e3f5b5a6bc7"),
    ("sha3-256", 135, "a7ffc6f8bf1ed76651c14756a061d662f580ff4de43b49fa82d80a4b80f8434a"),
    (
        "sha3-384",
        103,
        "0c63a75b845e4f7d01107d852e4c2485c51a50aaaa94fc61995e71bbee983a2ac3713831264adb47fb6bd1e058d5f004",
    ),
    (
        "sha3-512",
        71,
        "a69f73cca23a9ac5c8b567dc185a756e97c982164fe25859e0d1dcc1475c80a615b2123af1f5f94c11e3e9402c3ac558f500199d95b6d3e301758586281dcd26",
    ),
    ("sha3x", 135, "eaf5e2637e4084251edd1e16efad94991c59c02b1adcec5c680c80233a914906"),
    ("keccak-256", 135, "c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470"),
    ("sha256", 55, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("sha256d", 55, "5df6e0e2761359d30a8275058e299fcc0381534545f55cf43e41983f5d4c9456"),
    ("blake2s-256", 64, "69217a3079908094e11121d042354a7c1f55b6482ca1a51e1b250dfd1ed0eef9"),
    ("blake2b-256", 128, "0e5751c026e543b2e8ab2eb06099daa1d1e5df47778f7787faab45cdf12fe3a8"),
    (
        "blake2b-512",
        128,
        "786a02f742015903c6c6fd852552d272912f4740e15847618a86e217f71f5419d25e1031afee585313896444934eb04b903a685b1448b755d56f701afe9be2ce",
    ),
];

fn validate(algorithm: &str, digits: &str) -> String {
    let outcome = run(&["search", "--algo", algorithm, "--validate-hex", digits]);
    assert_eq!((outcome.code, outcome.stderr.as_str()), (Some(0), ""), "{outcome:?}");
    outcome.stdout
}

#[test]
fn the_empty_message() {
    for (algorithm, _, digest) in ALGORITHMS {
        assert_eq!(validate(algorithm, ""), format!("{digest}\n"), "{algorithm}");
    }
}

#[test]
fn messages_of_several_blocks() {
    for (name, ..) in ALGORITHMS {
        let algorithm: Algorithm = name.parse().expect("a name");
        let message: Vec<u8> = (0..=255).chain(0..=99).collect();
        let expected = hex::encode(reference::digest(algorithm, &message));
        assert_eq!(validate(name, &hex::encode_upper(&message)), format!("{expected}\n"), "{name}");
    }
}

#[test]
fn sha3_256_is_the_default() {
    let outcome = line("search --validate-hex 616263");
    assert_eq!(outcome.code, Some(0));
    assert_eq!(outcome.stdout, "3a985da74fe225b2045c172d6bd390bd855f086e3e9d525b46bfe24511431532\n");
}

#[test]
fn a_printed_input_validates() {
    let records = search("--algo keccak-256 --zero-bits 8 --hits 1");
    let hit = &results(&records, None)[0];
    let digest = validate("keccak-256", &hex::encode(&hit.input));
    assert_eq!(digest, format!("{}\n", hex::encode(&hit.hash)));
}

#[test]
fn the_longest_message_of_a_block_is_searched() {
    for (name, longest, _) in ALGORITHMS {
        let algorithm: Algorithm = name.parse().expect("a name");
        let text = "a".repeat(longest - 8);
        let records =
            search(&format!("--algo {name} --message {text}{{counter:8}} --count 40 --zero-bits 0"));
        let message = |counter: u64| [text.as_bytes(), &counter.to_le_bytes()].concat();
        check(&results(&records, None), &scan_with(algorithm, &message, 0, 40));
    }
}

#[test]
fn longer_messages_are_searched_too() {
    for (name, longest, _) in ALGORITHMS {
        let algorithm: Algorithm = name.parse().expect("a name");
        for length in [longest - 7, 3 * longest] {
            let text = "a".repeat(length);
            let records =
                search(&format!("--algo {name} --message {text}{{counter:8}}b --count 40 --zero-bits 0"));
            let message = |counter: u64| [text.as_bytes(), &counter.to_le_bytes(), b"b"].concat();
            check(&results(&records, None), &scan_with(algorithm, &message, 0, 40));
        }
    }
}
