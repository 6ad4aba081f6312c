//! The jobs of `docs/jobs.md`: each command is taken out of that page and run as it stands there,
//! by a shell; what it finds must be what the page says, and is then worked out from the job's own
//! definition, field by field.

use crate::program::{by_shell, record, records, run, search};
use crate::scan::{Hashed, results};
use hashweave::{Algorithm, reference};

const PAGE: &str = include_str!("../../docs/jobs.md");
const EIP_1014: &str = include_str!("../../vectors/create2/eip-1014.txt");

/// The text before the name of a job.
const MARK: &str = "```sh\n# job: ";

/// The first text between two others, and what follows.
fn between<'a>(text: &'a str, before: &str, after: &str) -> (&'a str, &'a str) {
    let found = text.split_once(before).and_then(|(_, rest)| rest.split_once(after));
    found.unwrap_or_else(|| panic!("no {before:?} … {after:?}"))
}

/// The command of a job, and the records under it.
fn on_the_page(name: &str) -> (&'static str, &'static str) {
    let (line, rest) = between(PAGE, &format!("{MARK}{name}\n"), "```");
    (line, between(rest, "```json\n", "```").0)
}

/// Runs a job and compares what it finds with the page: one hit, whose digest is right.
fn done(name: &str, algorithm: Algorithm) -> Hashed {
    let (line, shown) = on_the_page(name);
    let found = results(&records(&by_shell(line), 0), None);
    let shown: Vec<_> = shown.lines().map(record).collect();
    assert_eq!(found, results(&shown, None), "{name}");
    let [hit] = found.try_into().expect("each job has one result");
    assert_eq!(hex::encode(&hit.hash), hex::encode(reference::digest(algorithm, &hit.input)), "{name}");
    hit
}

fn unhex(digits: &str) -> Vec<u8> {
    hex::decode(digits).expect("hexadecimal digits")
}

fn keccak_256(message: &[u8]) -> Vec<u8> {
    reference::digest(Algorithm::Keccak256, message)
}

/// The message of `CREATE2`: `ff`, creator, salt, digest of the init code.
fn create2(creator: &str, salt: &[u8], init_code: &str) -> Vec<u8> {
    let message = [&[0xFF], &unhex(creator)[..], salt, &keccak_256(&unhex(init_code))].concat();
    assert_eq!(message.len(), 85);
    message
}

/// A counter at the end of a field of `N` bytes, most significant first.
fn field<const N: usize>(counter: u64) -> [u8; N] {
    let mut bytes = [0; N];
    bytes[N - 8..].copy_from_slice(&counter.to_be_bytes());
    bytes
}

#[test]
fn every_job_of_the_page_has_a_test() {
    let names: Vec<&str> =
        PAGE.split(MARK).skip(1).map(|rest| rest.lines().next().expect("a name")).collect();
    let tested = [
        "create2-known",
        "create2-zeros",
        "createx",
        "create2-case",
        "create2-score",
        "tron-text",
        "hook-flags",
        "proof-of-work",
        "function-selector",
        "sha3x",
        "bitcoin-genesis",
        "altcha",
        "anubis",
        "hashcash",
    ];
    assert_eq!(names, tested);
    assert_eq!(PAGE.matches("```python\n").count(), tested.len(), "each with its check");
}

#[test]
fn create2_known() {
    let hit = done("create2-known", Algorithm::Keccak256);
    assert_eq!(
        hit.input,
        create2("00000000000000000000000000000000deadbeef", &field::<32>(0xCAFE_BABE), "deadbeef")
    );
    assert_eq!(hex::encode(&hit.hash[12..]), "60f3f640a8508fc6a86d45df051962668e1e8ac7");
}

#[test]
fn create2_zeros() {
    let hit = done("create2-zeros", Algorithm::Keccak256);
    let caller = unhex("00000000000000000000000000000000deadbeef");
    let salt = [&caller[..], &field::<12>(hit.counter)].concat();
    assert_eq!(hit.input, create2("0000000000ffe8b47b3e2130213b802212439497", &salt, "deadbeef"));
    assert_eq!(hit.hash[12..14], [0, 0]);
}

#[test]
fn create2_case() {
    let hit = done("create2-case", Algorithm::Keccak256);
    let salt = field::<32>(hit.counter);
    assert_eq!(hit.input, create2("4e59b44847b379578588920ca78fbf26c0b4956c", &salt, "deadbeef"));
    let address = hex::encode(&hit.hash[12..]);
    let case = hex::encode(keccak_256(address.as_bytes()));
    let is_capital = |i: usize| case.as_bytes()[i] >= b'8';
    assert!(address.starts_with("beef") && [0, 1, 2, 3].map(is_capital) == [true, false, false, true]);
}

/// The page has the last of the results.
#[test]
fn create2_score() {
    let (line, shown) = on_the_page("create2-score");
    let found = results(&records(&by_shell(line), 0), None);
    let shown: Vec<_> = shown.lines().map(record).collect();
    assert_eq!(found[found.len() - 1..], results(&shown, None));
    let salt = field::<32>(found[found.len() - 1].counter);
    let message = create2("4e59b44847b379578588920ca78fbf26c0b4956c", &salt, "deadbeef");
    assert_eq!(found[found.len() - 1].hash, keccak_256(&message));
}

#[test]
fn tron_text() {
    let hit = done("tron-text", Algorithm::Keccak256);
    let creator = unhex("41a614f803b6fd780986a42c78ec9c7f77e6ded13c");
    let init_code = keccak_256(&unhex("deadbeef"));
    assert_eq!(hit.input, [&creator[..], &field::<32>(hit.counter), &init_code].concat());
    let address = [&[0x41], &hit.hash[12..]].concat();
    let checksum = reference::digest(Algorithm::Sha256d, &address);
    let digits = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
    let mut number = [0_u8; 25];
    for digit in "TRonshX2NxJkmeT3seFTqfeiLa2Zh8bxDs".chars() {
        let mut carry = digits.find(digit).expect("a digit of Base58");
        for byte in number.iter_mut().rev() {
            carry += 58 * usize::from(*byte);
            *byte = carry as u8;
            carry >>= 8;
        }
    }
    assert_eq!(number[..], [&address[..], &checksum[..4]].concat());
}

#[test]
fn hook_flags() {
    let hit = done("hook-flags", Algorithm::Keccak256);
    let salt = field::<32>(hit.counter);
    assert_eq!(hit.input, create2("4e59b44847b379578588920ca78fbf26c0b4956c", &salt, "deadbeef"));
    assert_eq!(u16::from_be_bytes([hit.hash[30], hit.hash[31]]) & 0x3FFF, 1 << 7 | 1 << 6);
}

#[test]
fn proof_of_work() {
    let hit = done("proof-of-work", Algorithm::Keccak256);
    let challenge = "d4e56740f876aef8c010b86a40d5f56745a118d0906a34e69aec8c0db1cb8fa3";
    let sender = "00000000000000000000000000000000deadbeef";
    assert_eq!(hit.input, [unhex(challenge), unhex(sender), field::<32>(hit.counter).to_vec()].concat());
    let target = unhex(&format!("00004{:059}", 0));
    assert!(hit.hash <= target, "{}", hex::encode(&hit.hash));
}

/// With the digest itself as the target, digest ≤ target is `--below` target + 1; `--below` target
/// is not.
#[test]
fn a_target_that_is_just_reached() {
    let hit = done("proof-of-work", Algorithm::Keccak256);
    let (line, _) = on_the_page("proof-of-work");
    let (message, _) = between(line, "--message '", "'");
    let mut bound = hit.hash.clone();
    *bound.last_mut().expect("a digest has bytes") += 1;
    for (bound, expected) in [(&bound, vec![hit.counter]), (&hit.hash, vec![])] {
        let range = format!("--start {} --count 1", hit.counter);
        let words = format!("--algo keccak-256 --message {message} {range} --below {}", hex::encode(bound));
        let found = results(&search(&words), None);
        assert_eq!(found.iter().map(|hit| hit.counter).collect::<Vec<_>>(), expected, "{words}");
    }
}

#[test]
fn function_selector() {
    let hit = done("function-selector", Algorithm::Keccak256);
    assert_eq!(hit.input, b"pay_HIKONJOLM(address,uint256)");
    assert_eq!(hit.hash[..4], keccak_256(b"transfer(address,uint256)")[..4]);
}

#[test]
fn sha3x() {
    let hit = done("sha3x", Algorithm::Sha3x);
    let pass = |message: &[u8]| reference::digest(Algorithm::Sha3_256, message);
    let message = [&hit.counter.to_le_bytes()[..], &pass(b"hashweave"), &[1]].concat();
    assert_eq!(hit.input, message);
    assert_eq!(hit.hash, pass(&pass(&pass(&message))));
    assert_eq!(hit.hash[..2], [0, 0]);
}

#[test]
fn bitcoin_genesis() {
    let hit = done("bitcoin-genesis", Algorithm::Sha256d);
    assert_eq!(hit.counter, 2_083_236_893);
    let mut displayed = hit.hash;
    displayed.reverse();
    let name = "000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f";
    assert_eq!(hex::encode(&displayed), name);
    let target = unhex(&format!("00000000ffff{:052}", 0));
    assert!(displayed <= target);
}

#[test]
fn altcha() {
    let hit = done("altcha", Algorithm::Sha256);
    assert_eq!(hit.input, format!("75a621983bd0940eec690dcf&{}", hit.counter).as_bytes());
    assert!(on_the_page("altcha").0.contains(&hex::encode(&hit.hash)));
}

#[test]
fn anubis() {
    let hit = done("anubis", Algorithm::Sha256);
    assert_eq!(hit.input, format!("5d8a2f1c9be04f7730a1c2e64b8f9d05{}", hit.counter).as_bytes());
    assert_eq!(hit.hash[..2], [0, 0]);
}

#[test]
fn hashcash() {
    let hit = done("hashcash", Algorithm::Sha1);
    assert_eq!(hit.input, b"1:16:261128:someone@example.org::Zm9vYmFy:HHHHHHHHLKiN");
    assert_eq!(hit.hash[..2], [0, 0]);
}

/// One of the examples of EIP-1014.
struct Example {
    creator: &'static str,
    salt: Vec<u8>,
    init_code: &'static str,
    address: String,
}

fn examples() -> Vec<Example> {
    let value = |record: &'static str, key: &str| {
        let line = record.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(" ="));
        line.unwrap_or_else(|| panic!("no {key} in {record}")).trim_start()
    };
    let example = |record| Example {
        creator: value(record, "address"),
        salt: unhex(value(record, "salt")),
        init_code: value(record, "init_code"),
        address: value(record, "result").to_lowercase(),
    };
    let records = EIP_1014.split("\n\n").filter(|paragraph| paragraph.starts_with("example"));
    let examples: Vec<Example> = records.map(example).collect();
    assert_eq!(examples.len(), 7);
    examples
}

#[test]
fn eip_1014_by_validation() {
    for Example { creator, salt, init_code, address } in examples() {
        let message = hex::encode(create2(creator, &salt, init_code));
        let outcome = run(&["search", "--algo", "keccak-256", "--validate-hex", &message]);
        assert_eq!((outcome.code, outcome.stderr.as_str()), (Some(0), ""), "{outcome:?}");
        assert_eq!(outcome.stdout.trim_end()[24..], address);
    }
}

/// The search meets each known salt among others, and nothing else.
#[test]
fn eip_1014_by_search() {
    for Example { creator, salt, init_code, address } in examples() {
        let message = create2(creator, &salt, init_code);
        let (head, rest) = message.split_at(45);
        let (counter, tail) = rest.split_at(8);
        let known = u64::from_be_bytes(counter.try_into().expect("eight bytes"));
        let [head, tail] = [head, tail].map(hex::encode);
        let template = format!("{{hex:{head}}}{{counter:8:be}}{{hex:{tail}}}");
        let range = format!("--start {} --count 3000", known.saturating_sub(1234));
        let objective = format!("--digest-range 12..32 --match {}:{address}", "f".repeat(40));
        let found = search(&format!("--algo keccak-256 --message {template} {range} {objective}"));
        let inputs: Vec<Vec<u8>> = results(&found, None).into_iter().map(|hit| hit.input).collect();
        assert_eq!(inputs, [message]);
    }
}

/// The salt of CreateX begins with the caller, and is hashed with it before `CREATE2` has it.
#[test]
fn createx() {
    let hit = done("createx", Algorithm::Keccak256);
    let caller = unhex("00000000000000000000000000000000deadbeef");
    let salt = [&caller[..], &[0], &field::<11>(hit.counter)].concat();
    let guarded = keccak_256(&[&[0; 12], &caller[..], &salt].concat());
    let message = create2("ba5ed099633d3b313e4d5f7bdc1305d3c28ba5ed", &guarded, "deadbeef");
    assert_eq!((hit.input, &hit.hash[12..14]), (message, &[0, 0][..]));
}
