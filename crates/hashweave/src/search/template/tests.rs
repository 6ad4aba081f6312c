//! The meaning of templates, and how mistakes in them are told.

use super::*;

fn parse(text: &str) -> Result<Template, TemplateError> {
    text.parse()
}

#[test]
fn the_default_is_the_published_workload() {
    let template = parse(Template::DEFAULT).expect("valid");
    assert_eq!(template.length(), 24);
    assert_eq!(template.prefix(), b"bench_sha3:");
    let message = template.message(&[1, 2, 3, 4, 5], 0x0807_0605_0403_0201);
    assert_eq!(message, b"bench_sha3:\x01\x02\x03\x04\x05\x01\x02\x03\x04\x05\x06\x07\x08");
}

#[test]
fn braces_can_be_literal_and_text_can_follow() {
    let template = parse("{{é}}{counter:1}{hex:ff00}!").expect("valid");
    assert_eq!(template.message(&[], 7), "{é}\u{7}".bytes().chain([0xff, 0, b'!']).collect::<Vec<_>>());
}

#[test]
fn counters_have_a_width_and_an_order() {
    let big = parse("{counter:3:be}").expect("valid");
    assert_eq!(big.message(&[], 0x0001_0203), [1, 2, 3]);
    assert_eq!(big.counter().max(), 0xFF_FFFF);
    let little = parse("{counter:3:le}").expect("valid");
    assert_eq!(little.message(&[], 0x0001_0203), [3, 2, 1]);
    assert_eq!(parse("{counter:8}").expect("valid").counter().max(), u64::MAX);
}

#[test]
fn a_counter_can_be_written_in_letters() {
    let name = parse("f{counter:3:letters}()").expect("valid");
    assert_eq!(name.counter().max(), 0xFFF);
    assert_eq!(name.message(&[], 0x07F), b"fHOo()");
    assert_eq!(parse("{counter:16:letters}").expect("valid").message(&[], u64::MAX), [b'o'; 16]);
    let mut letters: Vec<u8> =
        (0..16).map(|n| parse("{counter:1:letters}").expect("valid").message(&[], n)[0]).collect();
    letters.dedup();
    assert_eq!(letters, b"HIJKLMNOhijklmno");
    assert!(matches!(parse("{counter:17:letters}"), Err(TemplateError::Width { .. })));
}

/// The lengths and ranges of digits; what they spell is compared with a slow model in
/// `tests/text_counters.rs`.
#[test]
fn a_counter_can_be_written_in_digits() {
    let fixed = parse("a{counter:decimal:4}b").expect("valid");
    assert_eq!((fixed.counter().max(), fixed.counter().bits(), fixed.length()), (9999, 14, 6));
    assert_eq!(fixed.message(&[], 42), b"a0042b");
    assert_eq!(fixed.layout(42), [0, 9999]);
    let number = parse("a{counter:decimal}b").expect("valid");
    assert_eq!((number.counter().max(), number.length()), (u64::MAX, 22));
    assert_eq!(number.message(&[], 42), b"a42b");
    for (counter, layout) in
        [(0, [0, 9]), (9, [0, 9]), (10, [10, 99]), (u64::MAX, [10_u64.pow(19), u64::MAX])]
    {
        assert_eq!(number.layout(counter), layout);
        let of_layout = number.of_layout(counter);
        assert_eq!(of_layout.length(), number.message(&[], counter).len());
        assert_eq!(of_layout.message(&[], counter), number.message(&[], counter));
        assert_eq!((of_layout.counter().offset, of_layout.counter().max()), (1, layout[1]));
    }
    assert_eq!(parse("{counter:alphabet=01}").expect("valid").message(&[], 5), b"101");
    assert_eq!(parse("{counter:alphabet=01:64}").expect("valid").counter().max(), u64::MAX);
    // A header of RLP has the length of what is inside.
    let list = parse("{rlp-list:{rlp:x{counter:decimal}}}").expect("valid");
    assert_eq!(list.message(&[], 123), b"\xc5\x84x123");
    assert_eq!(list.of_layout(123).counter().offset, 3);
}

#[test]
fn every_mistake_has_its_own_answer() {
    assert_eq!(parse("abc"), Err(TemplateError::NoCounter));
    assert_eq!(parse("{salt:1}{salt:2}{counter:2}"), Err(TemplateError::TwoSalts));
    assert_eq!(parse("a{counter:8"), Err(TemplateError::Brace(1)));
    assert_eq!(parse("ab}{counter:8}"), Err(TemplateError::Brace(2)));
    assert!(matches!(parse("{nonce:8}"), Err(TemplateError::Field(_))));
    assert!(matches!(parse("{counter}"), Err(TemplateError::Field(_))));
    assert!(matches!(parse("{counter:8:middle}"), Err(TemplateError::Field(_))));
    assert!(matches!(parse("{counter:9}"), Err(TemplateError::Width { .. })));
    assert!(matches!(parse("{counter:0}"), Err(TemplateError::Width { .. })));
    assert!(matches!(parse("{salt:x}{counter:8}"), Err(TemplateError::Width { .. })));
}

fn message(text: &str) -> Vec<u8> {
    parse(text).expect(text).message(&[], 0)
}

fn told(text: &str) -> String {
    parse(text).expect_err(text).to_string()
}

#[test]
fn what_has_no_counter_is_worked_out() {
    let sha256 = |bytes: &[u8]| crate::verify(Algorithm::Sha256, bytes).to_vec();
    let nested = message("{counter:1}{sha256:{hex:ff}{sha256:a}[30..32]b}!");
    let inner = [&[0xFF], &sha256(b"a")[30..], b"b"].concat();
    assert_eq!(nested, [&[0], &sha256(&inner)[..], b"!"].concat());
    assert_eq!(message("{sha256:}{counter:1}")[..32], sha256(b""));
    assert_eq!(message("{SHA-256:a}{counter:1}")[..32], sha256(b"a"));
    assert_eq!(message("{hexlower:{hex:AB}c}{counter:1}"), b"ab63\0");
    assert_eq!(message("{base58:11233QC4}[2..6]{uint:2:258}{counter:1}"), [0x28, 0x7f, 0xb4, 0xcd, 1, 2, 0]);
    assert_eq!(message("{sha256:a}[8..32][1..3]{counter:1}")[..2], sha256(b"a")[9..11]);
    // A bracket behind any other field is text, as it has always been.
    assert_eq!(message("{hex:00}[0..1]{counter:1}[a]"), b"\0[0..1]\0[a]");
}

/// The first contracts of an account (EIP-161: nonces from 1; go-ethereum's
/// `TestCreateAddress` has these of nonces 0 to 2).
#[test]
fn create_is_the_digest_of_a_list_in_rlp() {
    let account = "970e8128ab834e8eac17ab8e3812f010678cf791";
    for (nonce, address) in [
        ("", "333c3310824b7c685133f2bedb2ca4b8b4df633d"),
        ("{uint:1:1}", "8bda78331c916a08481428e4b07c96d3e916d165"),
        ("{uint:1:2}", "c9ddedf451bc62ce88bf9292afb13df35b670699"),
    ] {
        let list = format!("{{keccak-256:{{rlp-list:{{rlp:{{hex:{account}}}}}{{rlp:{nonce}}}}}}}[12..32]");
        assert_eq!(hex::encode(&message(&format!("{list}{{counter:1}}"))[..20]), address);
    }
}

/// The text identifies a search in ledgers.
#[test]
fn the_text_has_the_bytes_of_what_is_constant() {
    let text = |template: &str| parse(template).expect(template).text().to_owned();
    for same in [
        Template::DEFAULT,
        "{{é}}{counter:1}{hex:FF00}!",
        "{sha256:{hex:00}a{counter:4:be}}[4..9]b",
        "{rlp:a{salt:4}}{counter:8}",
    ] {
        assert_eq!(text(same), same);
        assert_eq!(parse(&text(same)).expect(same), parse(same).expect(same));
    }
    assert_eq!(text("{counter:1:le}{sha256:abc}[1..3]"), "{counter:1:le}{hex:7816}");
    assert_eq!(text("{SHA256:{uint:2:1}{counter:1}}[1..9][0..2]"), "{sha256:{hex:0001}{counter:1}}[1..3]");
    assert_eq!(text("{hexlower:}{counter:1}{rlp:}"), "{counter:1}{hex:80}");
}

#[test]
fn salts_and_counters_may_be_inside() {
    let template = parse("{hex:ff}{sha256:{salt:2}}[0..4]{counter:2}").expect("valid");
    let salted = |salt: &[u8]| crate::verify(Algorithm::Sha256, salt)[..4].to_vec();
    assert_eq!((template.length(), template.salt_length(), template.prefix()), (7, 2, &[0xFF][..]));
    assert_eq!(template.message(b"ab", 0x0102), [&[0xFF], &salted(b"ab")[..], &[2, 1]].concat());
    let list = parse("{rlp-list:{rlp:ab{counter:2}}}").expect("valid");
    assert_eq!(list.message(&[], 0x0102), [0xC5, 0x84, b'a', b'b', 2, 1]);
    assert_eq!((list.counter().offset, list.nesting()), (4, None));
    let hashed = parse("a{sha256:{rlp:ab{counter:2}}{sha256:b}}").expect("valid");
    assert_eq!(hashed.nesting(), Some(Wrapper::Hash(Algorithm::Sha256)));
    assert_eq!(parse("{hexlower:{counter:2}}").expect("valid").nesting(), Some(Wrapper::HexLower));
}

/// Stage by stage as at once.
#[test]
fn stages_make_the_message() {
    let text = "a{salt:2}{sha256:{hex:ff}{hexlower:{md5:{salted}x{rlp-list:{rlp:ab{counter:2}}}y}[3..9]}z}[1..30]{md5:b}";
    let template = parse(&text.replace("{salt:2}", "").replace("{salted}", "{salt:2}")).expect("valid");
    let stages = template.stages(b"st", Algorithm::Sha1);
    let then: Vec<Wrapper> = stages.iter().map(|stage| stage.then).collect();
    let expected = [Algorithm::Md5, Algorithm::Sha256, Algorithm::Sha1].map(Wrapper::Hash);
    assert_eq!(then, [expected[0], Wrapper::HexLower, expected[1], expected[2]]);
    let mut part = vec![3, 1];
    let mut message = Vec::new();
    for stage in stages {
        let [Place { start, length, .. }] = stage.places[..] else { panic!("one place each") };
        assert_eq!(length, part.len());
        message = stage.message;
        message[start..start + length].copy_from_slice(&part);
        let made = stage.then.apply(message.clone());
        part = stage.slice.map_or(&made[..], |slice| &made[slice]).to_vec();
    }
    assert_eq!(message, template.message(b"st", 0x0103));
    let inner = template.inner_messages(b"st", 0x0103);
    assert_eq!(inner[0], b"stx\xc5\x84ab\x03\x01y");
    assert_eq!((inner.len(), inner[1].len()), (2, 14));
    assert!(parse("ab{counter:2}").expect("valid").inner_messages(&[], 1).is_empty());
}

/// All fields show one counter, and its range is the smallest of theirs.
#[test]
fn several_fields_may_show_the_counter() {
    let both = parse("{counter:decimal}={counter:hex}").expect("valid");
    assert_eq!(both.message(&[], 255), b"255=ff");
    assert_eq!((both.counter().max(), both.length()), (u64::MAX, 20 + 1 + 16));
    // A layout is that of both: of 100 to 255 it has three digits and two.
    for (counter, layout) in
        [(9, [0, 9]), (12, [10, 15]), (16, [16, 99]), (150, [100, 255]), (300, [256, 999])]
    {
        assert_eq!(both.layout(counter), layout);
        let of_layout = both.of_layout(counter);
        assert_eq!(of_layout.message(&[], counter), both.message(&[], counter));
        assert_eq!(
            (of_layout.length(), of_layout.counter().max()),
            (both.message(&[], counter).len(), layout[1])
        );
    }
    let narrow = parse("{counter:8:be}{counter:decimal}{counter:1}").expect("valid");
    assert_eq!((narrow.counter().max(), narrow.length()), (255, 12));
    assert_eq!(narrow.message(&[], 7), [0, 0, 0, 0, 0, 0, 0, 7, b'7', 7]);
    let bits = parse("{counter:2}{counter:4:letters}x{counter:8:be}").expect("valid");
    assert_eq!((bits.counter().max(), bits.counter().offset, bits.has_texts()), (0xFFFF, 0, false));
    assert!(both.has_texts() && !parse("{counter:decimal}").expect("valid").has_texts());

    // In a hash and around it, in two hashes, and twice in one.
    let nested =
        parse("{counter:1}{md5:{counter:2}}{md5:a{counter:hex}b{counter:3:be}}[0..4]").expect("valid");
    assert_eq!(nested.nesting(), Some(Wrapper::Hash(Algorithm::Md5)));
    let inner = nested.inner_messages(&[], 0x2A);
    assert_eq!(inner, [&b"\x2a\0"[..], b"a2ab\0\0\x2a"]);
    let [whole, cut] = [0, 1].map(|i| crate::verify(Algorithm::Md5, &inner[i]));
    assert_eq!(nested.message(&[], 0x2A), [&[0x2A], &whole[..], &cut[..4]].concat());
    assert_eq!(parse("{md5:a}{counter:1}{counter:2}").expect("valid").nesting(), None);
    assert_eq!(parse("{counter:1}{hexlower:{counter:2}}").expect("valid").nesting(), Some(Wrapper::HexLower));
    assert!(told("{counter:4}{rlp:{counter:decimal}}").starts_with("{rlp:…}: one byte that varies"));
    let list = parse("{rlp:{counter:decimal}{counter:decimal}}").expect("valid");
    assert_eq!(list.message(&[], 123), b"\x86123123");
}

/// As deep as a text of some megabytes can be, without a stack that overflows.
#[test]
fn templates_may_be_long_and_deep() {
    let deep = |inside: &str, depth: usize| {
        format!("{}{inside}{}{{counter:1}}", "{md5:".repeat(depth), "}[0..8]".repeat(depth))
    };
    let expected =
        (0..10_000).fold(b"a".to_vec(), |inner, _| crate::verify(Algorithm::Md5, &inner)[..8].to_vec());
    assert_eq!(message(&deep("a", 10_000))[..8], expected);
    let counters = format!("{}{{counter:1}}{}", "{md5:".repeat(10_000), "}".repeat(10_000));
    assert_eq!(message(&counters).len(), 16);
    assert_eq!(message(&format!("{{counter:1}}{}", "{hex:00}".repeat(1 << 20))).len(), 1 + (1 << 20));
    assert_eq!(message(&format!("{{md5:{}}}{{counter:1}}", "x".repeat(10_000_000))).len(), 17);
    assert!(matches!(parse(&"{md5:".repeat(1 << 20)), Err(TemplateError::Brace(_))));
    let line = told(&format!("{{hex:{}}}", "x".repeat(10_000_000)));
    assert!(line.len() < 200 && line.contains("'x' is not a hexadecimal digit"), "{line}");
    assert!(told(&format!("{{{}}}", "é".repeat(10_000_000))).len() < 500);
}

#[test]
fn mistakes_inside_fields_have_their_own_answers() {
    assert_eq!(told("{sha256:a"), "the brace at byte 0 has no partner; write {{ or }} for a literal brace");
    assert_eq!(told("ab{sha256:a}}{counter:1}"), TemplateError::Brace(12).to_string());
    let inside = "is inside a field; write {hex:7b} or {hex:7d} there";
    assert_eq!(told("{sha256:{{a}}}{counter:1}"), format!("the brace at byte 8 {inside}"));
    assert_eq!(
        told("{sha256:a}{counter:1}{sha256:a}[3]"),
        "[3]: write [A..B] for bytes A to B−1 of the field, or {hex:5b} for a bracket"
    );
    for slice in ["4..4", "5..4", "0..33", "32..33"] {
        let line = told(&format!("{{counter:1}}{{sha256:a}}[{slice}]"));
        assert_eq!(line, format!("[{slice}]: that is not within the 32 bytes of the field"));
    }
    assert_eq!(
        told("{sha256:a}[0..9][8..10]{counter:1}"),
        "[8..10]: that is not within the 9 bytes of the field"
    );
    assert!(told("{sha256:a}[").contains("write [A..B]"));
    assert_eq!(told("{base58:0}"), "{base58:0}: '0' is not a digit of Base58");
    assert_eq!(told("{uint:1:256}"), "{uint:1:256}: the number does not fit 1 byte");
    assert!(told("{rlp:{counter:1}}").starts_with("{rlp:…}: one byte that varies"));
    for open in [
        "{counter:2}{md5:a}[",
        "{counter:2}{md5:a}[0..4",
        "{md5:{counter:2}}[0..4",
        "{counter:2}{uint:2:1}[0..1",
    ] {
        assert!(
            told(open).ends_with("write [A..B] for bytes A to B−1 of the field, or {hex:5b} for a bracket")
        );
    }
    assert!(told("{rlp:{counter:4}}[1..3]").starts_with("{rlp:…}: of what has the counter"));
    assert!(told("{cshake128:a}{counter:1}").contains("is not a field"));
    assert!(told("{sha256:a}").contains("has no counter"));
    assert!(told("{md5:{salt:1}}{salt:1}{counter:1}").contains("two salts"));
}

/// Otherwise the name would stand for two fields.
#[test]
fn no_algorithm_is_called_as_a_field() {
    let fields = ["hex", "base58", "uint", "salt", "counter", "rlp", "rlp-list", "hexlower"];
    for field in fields {
        assert!(field.parse::<Algorithm>().is_err(), "{field}");
    }
    assert_eq!(Wrapper::ENCODINGS.map(|wrapper| wrapper.to_string()), fields[5..]);
}

#[test]
fn odd_digits_are_told_with_a_remedy() {
    let told = |digits: &str| told(&format!("{{hex:{digits}}}{{counter:8}}"));
    assert_eq!(told("abc"), "{hex:abc}: odd number of digits; each byte takes two");
    assert_eq!(told("0g"), "{hex:0g}: 'g' is not a hexadecimal digit");
    assert_eq!(told("0é"), "{hex:0é}: 'é' is not a hexadecimal digit");
    for digits in ["0xff", "0xf", "0XFF", "0x"] {
        assert!(told(digits).contains(": leave off the 0x;"), "{digits}");
    }
    for digits in ["ff 00", "f f", " ff", "ff\t", "ff\n"] {
        assert!(told(digits).contains(": leave off the spaces;"), "{digits:?}");
    }
}
