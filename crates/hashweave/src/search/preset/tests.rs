//! The searches that presets mean, against published values and messages written out by hand.

use super::row::address;
use super::*;
use crate::search::goal::checksummed;

fn request(name: &str, given: &[(&str, &str)]) -> Result<Request, String> {
    let preset = Preset::named(name).map_err(|error| error.to_string())?;
    preset.request(given.iter().copied()).map_err(|error| error.to_string())
}

fn digest(request: &Request, counter: u64) -> Vec<u8> {
    let message = request.template.message(&[], counter);
    crate::verify(request.algorithm, &message).to_vec()
}

fn keccak_256(parts: &[&[u8]]) -> Vec<u8> {
    crate::verify(Algorithm::Keccak256, &parts.concat()).to_vec()
}

fn unhex(digits: &str) -> Vec<u8> {
    hex::decode(digits).expect(digits)
}

/// Example 4 of EIP-1014, whose salt is the number cafebabe.
#[test]
fn create2_has_the_example_of_its_standard() {
    let deployer = ("deployer", "0x00000000000000000000000000000000deadbeef");
    let request = request("create2", &[deployer, ("init-code", "0xdeadbeef")]).expect("a preset");
    assert_eq!(hex::encode(&digest(&request, 0xCAFE_BABE)[12..]), "60f3f640a8508fc6a86d45df051962668e1e8ac7");
    assert!(
        request
            .template
            .text()
            .ends_with("{hex:d4fd4e189132273036449fc9e11198c739161b4c0116a9a2dccdfa1c492006f1}")
    );
    assert_eq!(request.objective.range, Some(12..32));
}

/// The headers of blocks 0, 1, 2, 100,000 and 125,552 with their ids.
#[test]
fn five_headers_of_bitcoin_meet_their_targets() {
    for (header, nonce, id) in [
        (
            "0100000000000000000000000000000000000000000000000000000000000000000000003ba3edfd7a7b12b27ac72c3e67768f617fc81bc3888a51323a9fb8aa4b1e5e4a29ab5f49ffff001d",
            "1dac2b7c",
            "000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f",
        ),
        (
            "010000006fe28c0ab6f1b372c1a6a246ae63f74f931e8365e15a089c68d6190000000000982051fd1e4ba744bbbe680e1fee14677ba1a3c3540bf7b1cdb606e857233e0e61bc6649ffff001d",
            "01e36299",
            "00000000839a8e6886ab5951d76f411475428afc90947ee320161bbf18eb6048",
        ),
        (
            "010000004860eb18bf1b1620e37e9490fc8a427514416fd75159ab86688e9a8300000000d5fdcc541e25de1c7a5addedf24858b8bb665c9f36ef744ee42c316022c90f9bb0bc6649ffff001d",
            "08d2bd61",
            "000000006a625f06636b8bb6ac7b960a8d03705d1ace08b1a19da3fdcc99ddbd",
        ),
        (
            "0100000050120119172a610421a6c3011dd330d9df07b63616c2cc1f1cd00200000000006657a9252aacd5c0b2940996ecff952228c3067cc38d4885efb5a4ac4247e9f337221b4d4c86041b",
            "0f2b5710",
            "000000000003ba27aa200b1cecaad478d2b00432346c3f1f3986da1afd33e506",
        ),
        (
            "0100000081cd02ab7e569e8bcd9317e2fe99f2de44d49ab2b8851ba4a308000000000000e320b6c2fffc8d750423db8b1eb942ae710e951ed797f7affc8892b0f1fc122bc7f5d74df2b9441a",
            "42a14695",
            "00000000000000001e8d6829a8a21adc5d38d0a473b144b6765798e61f98bd1d",
        ),
    ] {
        let request = request("bitcoin-header", &[("header", header)]).expect("a preset");
        let nonce = u32::from_le_bytes(unhex(nonce).try_into().expect("four bytes"));
        let mut digest = digest(&request, nonce.into());
        assert!(request.objective.accepts(&digest, None), "{id}");
        digest.reverse();
        assert_eq!(hex::encode(&digest), id);
    }
}

/// The outcomes of `_guard`, each written out as the contract packs them.
#[test]
fn createx_hashes_the_salt_with_what_it_is_bound_to() {
    let (sender, chain) = ("00000000000000000000000000000000deadbeef", 137_u64);
    let (code, counter) = ([7; 32], 0x0102_0304_0506_0708_u64);
    let pad = [0; 12];
    let of_chain = [&[0; 24][..], &chain.to_be_bytes()].concat();
    let salt = |start: &[u8]| [start, &[0; 3], &counter.to_be_bytes()].concat();
    let sender_bytes = unhex(sender);
    let factory = unhex("ba5ed099633d3b313e4d5f7bdc1305d3c28ba5ed");
    for (guard, guarded) in [
        ("sender", keccak_256(&[&pad, &sender_bytes, &salt(&[&sender_bytes[..], &[0]].concat())])),
        (
            "sender-chain",
            keccak_256(&[&pad, &sender_bytes, &of_chain, &salt(&[&sender_bytes[..], &[1]].concat())]),
        ),
        ("chain", keccak_256(&[&of_chain, &salt(&[&[0; 20][..], &[1]].concat())])),
        ("none", keccak_256(&[&salt(&[&[1][..], &[0; 20]].concat())])),
    ] {
        let given = [("guard", guard), ("sender", sender), ("chain-id", "137")];
        let hash = hex::encode(code);
        let with_code = [&given[..], &[("init-code-hash", hash.as_str())]].concat();
        let request2 = request("createx", &with_code).expect(guard);
        assert_eq!(digest(&request2, counter), keccak_256(&[&[0xFF], &factory, &guarded, &code]), "{guard}");
        let proxy_code = unhex("21c35dbe1b344a2488cf3321d6ce542f8e9f305544ff09e4993a62319a497c1f");
        let proxy = keccak_256(&[&[0xFF], &factory, &guarded, &proxy_code]);
        let request3 = request("createx-create3", &given).expect(guard);
        assert_eq!(digest(&request3, counter), keccak_256(&[&[0xD6, 0x94], &proxy[12..], &[1]]), "{guard}");
    }
    assert_eq!(
        request("createx", &[("init-code", "00")]).map(|_| ()),
        Err("createx: guard sender needs sender".to_owned())
    );
    let chain = [("init-code", "00"), ("guard", "chain")];
    assert_eq!(request("createx", &chain).map(|_| ()), Err("createx: guard chain needs chain-id".to_owned()));
}

#[test]
fn factories_that_hash_salts_first() {
    let (deployer, account) =
        ("9fbb3df7c40da2e5a0de984ffe2ccb7c47cd0abf", "00000000000000000000000000000000deadbeef");
    let proxy_code = unhex("21c35dbe1b344a2488cf3321d6ce542f8e9f305544ff09e4993a62319a497c1f");
    let salt = [&[0; 24][..], &9_u64.to_be_bytes()].concat();
    let create3 = |salt: &[u8]| {
        let proxy = keccak_256(&[&[0xFF], &unhex(deployer), salt, &proxy_code]);
        keccak_256(&[&[0xD6, 0x94], &proxy[12..], &[1]])
    };
    let plain = request("create3", &[("deployer", deployer)]).expect("a preset");
    assert_eq!(digest(&plain, 9), create3(&salt));
    let hashed = request("create3", &[("deployer", deployer), ("account", account)]).expect("a preset");
    assert_eq!(digest(&hashed, 9), create3(&keccak_256(&[&unhex(account), &salt])));
    let given = [("deployer", deployer), ("initializer", "b63e800d"), ("init-code", "6080")];
    let safe = request("safe", &given).expect("a preset");
    let guarded = keccak_256(&[&keccak_256(&[&unhex("b63e800d")]), &salt]);
    let expected = keccak_256(&[&[0xFF], &unhex(deployer), &guarded, &keccak_256(&[&unhex("6080")])]);
    assert_eq!(digest(&safe, 9), expected);
}

#[test]
fn addresses_of_tron_are_read_with_their_checksum() {
    // The contract of USDT, in both forms.
    let both = ["TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t", "41a614f803b6fd780986a42c78ec9c7f77e6ded13c"];
    let texts = both.map(|deployer| {
        let request = request("tron-create2", &[("deployer", deployer), ("init-code", "00")]);
        request.expect(deployer).template.text().to_owned()
    });
    assert_eq!(texts[0], texts[1]);
    assert!(texts[0].starts_with("{hex:41a614f803b6fd780986a42c78ec9c7f77e6ded13c}{hex:"), "{}", texts[0]);
    let wrong =
        request("tron-create2", &[("deployer", "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u"), ("init-code", "00")]);
    assert_eq!(wrong.map(|_| ()), Err("tron-create2: deployer: its checksum is wrong".to_owned()));
}

/// The addresses of EIP-55.
#[test]
fn addresses_may_have_a_checksum_and_then_a_right_one() {
    for right in ["5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed", "dbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB"] {
        assert_eq!(address(right), Ok(right.to_ascii_lowercase()));
        assert_eq!(checksummed(&hex::decode(right).expect("digits")), right);
        assert!(address(&right.to_ascii_uppercase()).is_ok() && address(&format!("0x{right}")).is_ok());
    }
    let wrong = address("0x5aAeb6053F3E94C9b9A09f33669435E7Ef1Beaed");
    assert_eq!(wrong, Err("its checksum is wrong; if the digits are right, it is written 0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed".to_owned()));
    assert_eq!(address("0x00"), Err("an address has 20 bytes, not 1".to_owned()));
}

#[test]
fn wrong_parameters_are_told_in_one_line() {
    let fault = |name: &str, given: &[(&str, &str)]| request(name, given).map(|_| ()).expect_err(name);
    assert!(fault("create", &[]).starts_with("there is no preset 'create'; there are create2, createx,"));
    assert_eq!(
        fault("create2", &[("x", "1")]),
        "create2 has no parameter 'x'; its parameters are deployer, init-code, init-code-hash, caller"
    );
    assert_eq!(fault("create2", &[]), "create2: deployer is missing: the contract that creates");
    let deployer = ("deployer", CREATEX);
    assert_eq!(fault("create2", &[deployer]), "create2: give init-code or init-code-hash");
    assert_eq!(fault("create2", &[deployer, deployer]), "create2: deployer is given twice");
    assert_eq!(
        fault("create2", &[deployer, ("init-code-hash", "00")]),
        "create2: init-code-hash: it has 1 bytes, not 32"
    );
    assert_eq!(
        fault("create2", &[deployer, ("init-code", "0")]),
        "create2: init-code: odd number of digits; each byte takes two"
    );
    assert_eq!(
        fault("uniswap-v4-hook", &[("flags", "0x4000"), ("init-code", "00")]),
        "uniswap-v4-hook: flags: '0x4000' is not a whole number below 2^14"
    );
    assert_eq!(
        fault("createx", &[("guard", "x"), ("init-code", "00")]),
        "createx: guard: 'x' is none of sender, sender-chain, chain, none"
    );
    let header = "00".repeat(76);
    assert!(
        fault("bitcoin-header", &[("header", &header)]).contains("negative, zero or of more than 256 bits")
    );
    let text = request("selector", &[("name", "a{b"), ("selector", "00000000")]).expect("text").template;
    assert_eq!(text.message(&[], 0), b"a{bHHHHHHHHH()");
}

#[test]
fn names_are_different_and_defaults_are_right() {
    for (i, preset) in Preset::ALL.iter().enumerate() {
        assert!(Preset::ALL[..i].iter().all(|other| other.name != preset.name), "{preset}");
        for parameter in preset.parameters {
            let default = parameter.default.unwrap_or_default();
            assert!(default.is_empty() || parameter.read(default).is_ok(), "{preset}: {}", parameter.name);
        }
    }
}
