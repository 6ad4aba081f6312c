//! Templates with fields around others: the messages that are hashed, and the search that a ledger
//! says it is.

use crate::ledger::{folder, search as with_ledger, show};
use crate::program::{by_shell, check_refused, line, records, run, search};
use crate::scan::results;
use hashweave::{Algorithm, reference};

/// The page with the grammar.
const PAGE: &str = include_str!("../../docs/templates.md");

fn keccak_256(message: &[u8]) -> Vec<u8> {
    reference::digest(Algorithm::Keccak256, message)
}

#[test]
fn the_command_of_the_page_finds_an_address() {
    let command =
        PAGE.split_once("```sh\n").and_then(|(_, rest)| rest.split_once("```")).expect("a command").0;
    let found = results(&records(&by_shell(command), 0), None);
    let [hit] = found.try_into().expect("one hit");
    let proxy = hex::decode("4e59b44847b379578588920ca78fbf26c0b4956c").expect("digits");
    let init_code = keccak_256(&[0xDE, 0xAD, 0xBE, 0xEF]);
    let counter = hit.counter.to_be_bytes();
    assert_eq!(hit.input, [&[0xFF], &proxy[..], &[0; 24], &counter, &init_code].concat());
    assert_eq!((hit.hash[12..14].to_vec(), keccak_256(&hit.input)), (vec![0, 0], hit.hash));
}

/// Fields of the page that the program does not know, or the other way round, would show here.
#[test]
fn the_page_has_every_field() {
    let refused = run(&["search", "--message", "{no:field}{counter:8}"]).stderr;
    let (_, fields) = refused.split_once("fields are ").expect("a list of fields");
    let named = |text: &str| -> Vec<String> {
        let names = text.split("{").skip(1).filter_map(|field| field.split_once(':'));
        names.map(|(name, _)| name.to_owned()).collect()
    };
    let rows = PAGE.lines().filter(|row| row.starts_with("| `{"));
    for name in named(fields) {
        assert!(rows.clone().any(|row| row.contains(&format!("`{{{name}:"))), "{name}");
    }
}

#[test]
fn a_ledger_has_the_bytes_of_what_is_constant() {
    let folder = folder();
    let file = folder.path().join("nested.ledger");
    let nested = "--message {sha256:a}[0..4]{counter:4} --count 3000 --zero-bits 8 --threads 1";
    let first = with_ledger(nested, &file);
    assert_eq!(show(&file)["message"], "{hex:ca978112}{counter:4}");
    let plain = "--message {hex:ca978112}{counter:4} --count 3000 --zero-bits 8 --threads 1 --resume";
    let again = with_ledger(plain, &file);
    let [first, again] = [first, again].map(|outcome| results(&records(&outcome, 0), None));
    assert!(!first.is_empty());
    assert_eq!(first, again, "what was found is printed again");
    let other = with_ledger("--message {hex:ca978113}{counter:4} --resume", &file);
    check_refused(&other, "its message is {hex:ca978112}{counter:4}");
}

#[test]
fn a_salt_may_be_hashed() {
    let records = search("--message {sha256:{salt:3}}{counter:2} --salt-hex 0000ff --count 500 --threads 1");
    for found in results(&records, Some(0)) {
        let hashed = reference::digest(Algorithm::Sha256, &[0, 0, 0xFF]);
        assert_eq!(found.input, [&hashed[..], &found.counter.to_le_bytes()[..2]].concat());
    }
}

#[test]
fn a_counter_inside_a_hash_is_refused() {
    for template in
        ["{keccak-256:{counter:8}}", "a{sha256:{rlp:ab{counter:2}}}[0..4]", "{hexlower:{counter:4}}"]
    {
        check_refused(&run(&["search", "--message", template]), "--message: the counter is inside {");
    }
    let explained = line("search --message {rlp:ab{counter:2}} --explain");
    assert!(explained.stdout.contains("5 bytes, hashed with sha3-256"), "{explained:?}");
}
