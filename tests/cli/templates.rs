//! Templates with fields around others: the messages that are hashed, and the search that a ledger
//! says it is.

use crate::ledger::{check_sound, folder, search as with_ledger, show};
use crate::program::{by_shell, by_shell_in, check_refused, line, records, run, search};
use crate::scan::results;
use hashweave::search::Preset;
use hashweave::{Algorithm, reference};
use serde_json::Value;

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
fn a_counter_inside_a_hash_is_searched_stage_by_stage() {
    let words = "search --algo keccak-256 --message {keccak-256:ab{counter:8:be}}[12..32]c --zero-bits 6 --count 3000";
    let found = records(&line(words), 0);
    let mut expected = Vec::new();
    for counter in 0_u64..3000 {
        let inner = [b"ab", &counter.to_be_bytes()[..]].concat();
        let message = [&keccak_256(&inner)[12..], b"c"].concat();
        if keccak_256(&message)[0] < 4 {
            expected.push((counter, hex::encode(&message), hex::encode(&inner)));
        }
    }
    let hits = found.iter().filter(|record| record["kind"] == "hit");
    let hits: Vec<(u64, String, String)> = hits
        .map(|hit| {
            let text = |value: &Value| value.as_str().expect("digits").to_owned();
            assert_eq!(hit["inner_hex"].as_array().map(Vec::len), Some(1));
            (hit["counter"].as_u64().expect("a number"), text(&hit["input_hex"]), text(&hit["inner_hex"][0]))
        })
        .collect();
    assert!(!expected.is_empty());
    assert_eq!(hits, expected);
    let explained = line(&format!("{words} --explain"));
    for stage in ["a message inside the next: 10 bytes, hashed with keccak-256", "the message: 21 bytes"] {
        assert!(explained.stdout.contains(stage), "{explained:?}");
    }
    check_refused(
        &line(&format!("{words} --kernel direct")),
        "--kernel: the counter is inside {keccak-256:…}",
    );
    let rlp = line("search --message {rlp:ab{counter:2}} --explain");
    assert!(rlp.stdout.contains("5 bytes, hashed with sha3-256"), "{rlp:?}");
}

/// A ledger of messages inside each other, interrupted, continued, checked and in two parts.
#[test]
fn a_nested_search_is_continued_and_divided() {
    let folder = folder();
    let of = |name: &str| folder.path().join(name);
    let nested = "--message {sha256:{salt:2}{counter:3}}x --salt-hex 0000 --zero-bits 9 --threads 1";
    let whole = results(&records(&with_ledger(&format!("{nested} --count 40000"), &of("whole")), 0), None);
    with_ledger(&format!("{nested} --count 15000"), &of("parts"));
    let again = with_ledger("--resume --count 40000 --threads 1", &of("parts"));
    assert!(whole.len() > 20, "{}", whole.len());
    assert_eq!(results(&records(&again, 0), None), whole);
    check_sound(&of("parts"));
    let shard = |part: &str| {
        let words = format!("search {nested} --count 40000 --shard {part}");
        results(&records(&line(&words), 0), None)
    };
    assert_eq!([shard("1/2"), shard("2/2")].concat(), whole);
}

/// A ledger of numbers that change their length, interrupted, continued, checked and in parts.
#[test]
fn a_search_of_digits_is_continued_and_divided() {
    let folder = folder();
    let of = |name: &str| folder.path().join(name);
    for (name, counter) in [("decimal", "{counter:decimal}"), ("digits", "{counter:alphabet=xyz:20}")] {
        let words = format!("--algo sha256 --message n={counter} --zero-bits 9 --threads 2");
        let whole = results(&records(&with_ledger(&format!("{words} --count 120000"), &of(name)), 0), None);
        let parts = of(&format!("{name}-parts"));
        with_ledger(&format!("{words} --count 8000"), &parts);
        let again = with_ledger("--resume --count 120000 --threads 1", &parts);
        assert!(whole.len() > 100, "{}", whole.len());
        assert_eq!(results(&records(&again, 0), None), whole);
        check_sound(&parts);
        assert_eq!(show(&parts)["message"], format!("n={counter}"));
        let shard = |part: &str| {
            let words = format!("search {words} --count 120000 --shard {part}");
            results(&records(&line(&words), 0), None)
        };
        assert_eq!(["1/3", "2/3", "3/3"].map(shard).concat(), whole);
        for hit in whole.iter().filter(|_| name == "decimal") {
            assert_eq!(hit.input, format!("n={}", hit.counter).as_bytes());
        }
    }
}

#[test]
fn mistakes_in_counters_of_digits_are_told_in_one_line() {
    for (words, fault) in [
        ("--message {counter:alphabet=:4}", "{counter:alphabet=:4}: the alphabet is empty"),
        ("--message {counter:alphabet=a}", "the alphabet has one character; give two or more"),
        ("--message {counter:alphabet=abca:4}", "the alphabet has 'a' twice"),
        ("--message {counter:alphabet=aé}", "'é' is no character for digits"),
        ("--message {counter:decimal:21}", "21 digits; the number of digits is one from 1 to 20"),
        ("--message {counter:hex:0}", "0 digits; the number of digits is one from 1 to 16"),
        ("--message {counter:decimals}", "{counter:decimals}: the width must be a number from 1 to 8"),
        ("--message {rlp:{counter:decimal}}", "one byte that varies has no fixed length in RLP"),
        (
            "--message {counter:decimal:4} --count 10001",
            "do not fit the 4-byte counter, whose largest is 9999",
        ),
        ("--message {counter:base58:2} --start 3364 --count 1", "whose largest is 3363"),
        ("--message {counter:decimal} --backend cuda", "--backend"),
        (
            "--preset altcha-v2 --set salt=00 --set nonce=00 --set algorithm=ARGON2ID",
            "altcha-v2: algorithm: 'ARGON2ID' is none of SHA-256, SHA-384, SHA-512",
        ),
        ("--preset altcha-v2 --set salt=00 --set nonce=00 --set cost=10001", "cost: at most 10000"),
        ("--preset altcha-v1 --set salt=a --set challenge=00", "a digest of sha256 has 32 bytes, not 1"),
        ("--preset mcaptcha --set string=a --set salt=b --set difficulty=1", "difficulty: one below 2"),
        ("--preset cap --set token=a --set difficulty=0", "difficulty: without a digit every counter"),
    ] {
        check_refused(&line(&format!("search {words}")), fault);
    }
    let explained = line("search --algo sha256 --message n={counter:decimal} --zero-bits 20 --explain");
    assert!(explained.stdout.contains("20 bytes at byte 2, digits without leading zeros"), "{explained:?}");
}

#[test]
fn the_counters_in_digits_of_the_page_find_something() {
    let (_, section) = PAGE.split_once("## Counters in digits").expect("a section");
    let commands: Vec<&str> =
        section.lines().filter(|line| line.starts_with("hashweave search --algo ")).collect();
    assert_eq!(commands.len(), 3);
    for command in commands {
        assert_eq!(results(&records(&by_shell(command), 0), None).len(), 1, "{command}");
    }
}

#[test]
fn presets_are_listed_and_print_what_they_mean() {
    let list = line("search --preset");
    assert_eq!((list.code, list.stderr.as_str()), (Some(0), ""));
    for preset in Preset::ALL {
        assert!(list.stdout.contains(&format!("\n{}\n  {}", preset.name, preset.about)), "{}", preset.name);
        for parameter in preset.parameters {
            assert!(list.stdout.contains(&format!("  --set {}=…  {}", parameter.name, parameter.about)));
        }
        assert!(PAGE.contains(&format!("`{}`", preset.name)), "docs/templates.md lacks {}", preset.name);
    }
    let hook = "search --preset uniswap-v4-hook --set flags=0x00c0 --set init-code=0xdeadbeef";
    let explained = line(&format!("{hook} --explain"));
    let (meaning, _) = explained.stdout.split_once("\n\n").expect("the command, and the plan");
    let limits = "--hits 2 --threads 1";
    let [direct, meant] = [line(&format!("{hook} {limits}")), by_shell(&format!("{meaning} {limits}"))];
    let [direct, meant] = [direct, meant].map(|outcome| results(&records(&outcome, 0), None));
    assert_eq!(direct, meant);
    assert_eq!(direct[0].counter, 13_255, "as the job of docs/jobs.md");
    check_refused(&line("search --preset create4"), "--preset: there is no preset 'create4'");
    check_refused(
        &line("search --preset create2 --set init-code=00"),
        "--preset: create2: deployer is missing",
    );
    check_refused(&line("search --preset create2 --set deployer"), "write PARAMETER=VALUE");
    check_refused(&line("search --preset create2 --message {counter:1}"), "cannot be used with");
    check_refused(&line("search --set deployer=00"), "--preset");
}

#[test]
fn the_presets_of_the_page_find_something() {
    let commands: Vec<&str> =
        PAGE.lines().filter(|line| line.starts_with("hashweave search --preset ")).collect();
    assert!(commands.len() > 5);
    for command in commands {
        assert_eq!(results(&records(&by_shell(command), 0), None).len(), 1, "{command}");
    }
}

/// By Git itself: the object that a commit with the line has its id.
#[test]
fn a_commit_gets_its_id() {
    let folder = folder();
    let commit = "tree 4b825dc642cb6eb9a060e54bf8d69288fbee4904\nauthor A <a@example.org> 0 +0000\ncommitter A <a@example.org> 0 +0000\n\nText\n\n";
    let words =
        format!("search --preset git-commit --set commit={} --match fff0:0000 --hits 1", hex::encode(commit));
    let [hit] = results(&records(&line(&words), 0), None).try_into().expect("one commit");
    let start = hit.input.iter().position(|byte| *byte == 0).expect("the end of the header") + 1;
    std::fs::write(folder.path().join("commit"), &hit.input[start..]).expect("a file");
    let git = by_shell_in(folder.path(), "git hash-object -t commit commit");
    assert_eq!((git.code, git.stdout.trim()), (Some(0), hex::encode(&hit.hash).as_str()), "{git:?}");
    assert!(hex::encode(&hit.hash).starts_with("000"));
}
