//! Texts, odds, filters and sentences of goals.

use super::*;

fn matching(mask: &[u8], value: &[u8]) -> Goal {
    Goal::Match { mask: mask.to_vec(), value: value.to_vec() }
}

fn any(patterns: &str) -> Goal {
    Goal::Any(Patterns::parse(patterns).expect(patterns))
}

/// The texts in ledgers on disk, which identify their searches.
#[test]
fn the_text_of_a_goal_never_changes() {
    for (goal, text) in [
        (Goal::Min, "min"),
        (Goal::ZeroBits(0), "zero-bits 0"),
        (Goal::ZeroBits(20), "zero-bits 20"),
        (Goal::Below(vec![0, 0x1F]), "below 001f"),
        (matching(&[0xF0, 1], &[0x30, 0]), "match f001:3000"),
        (Goal::BelowLe(vec![0, 0x1F]), "below-le 001f"),
        (Goal::Nbits(0x1D00_FFFF), "nbits 1d00ffff"),
        (any("3...,c0ffee"), "any f0:30,ffffff:c0ffee"),
        (Goal::Score(Score::ZeroBytes), "score zero-bytes"),
        (Goal::ChecksumCase(Cased::parse("0xC0ffee,...C").expect("patterns")), "checksum-case ...C,C0ffee"),
        (Goal::Base58(Base58::parse("41:TRX,00:1Love").expect("prefixes")), "base58 00:1Love,41:TRX"),
        (Goal::Score(Score::UniswapV4), "score uniswap-v4"),
    ] {
        assert_eq!(goal.to_string(), text);
        assert_eq!(text.parse(), Ok(goal));
    }
}

#[test]
fn a_text_that_is_no_goal_is_refused_in_one_line() {
    let unknown = "write min, zero-bits N, below HEX, below-le HEX, nbits HEX, match MASKHEX:VALUEHEX, any PATTERN,…, checksum-case DIGITS,…, base58 VERSIONHEX:PREFIX,… or score NAME";
    for (text, fault) in [
        ("", format!("there is no goal ''; {unknown}")),
        ("max", format!("there is no goal 'max'; {unknown}")),
        ("Min", format!("there is no goal 'Min'; {unknown}")),
        ("--min", format!("there is no goal '--min'; {unknown}")),
        ("min 3", "there is no goal 'min 3': leave off what follows the name".to_owned()),
        ("zero-bits", "there is no goal 'zero-bits': write a number of bits, for instance 28".to_owned()),
        ("zero-bits x", "there is no goal 'zero-bits x': write a number of bits, for instance 28".to_owned()),
        ("below 0", "there is no goal 'below 0': odd number of digits; each byte takes two".to_owned()),
        (
            "below  00",
            "there is no goal 'below  00': leave off the spaces; only hexadecimal digits are allowed here"
                .to_owned(),
        ),
        ("match ff", "there is no goal 'match ff': write MASKHEX:VALUEHEX".to_owned()),
        ("match :", "there is no goal 'match :': the mask has 0 bytes and the value 0".to_owned()),
        (
            "match ff:0000",
            "there is no goal 'match ff:0000': the mask has 1 bytes and the value 2".to_owned(),
        ),
    ] {
        assert_eq!(text.parse::<Goal>().map_err(|error| error.to_string()), Err(fault));
    }
}

#[test]
fn every_kind_reads_its_example_and_names_itself() {
    for kind in &Goal::KINDS {
        let goal = kind.goal(kind.example).expect("an example");
        assert_eq!(goal.kind().option, kind.option);
        assert_eq!(Kind::named(kind.name()).map(|kind| kind.option), Some(kind.option));
        assert_eq!(kind.argument.is_none(), kind.example.is_empty(), "{kind}");
        assert_eq!(format!("{} {}", kind.name(), kind.example).trim_end(), goal.to_string());
        // A case is that of an address.
        assert!(goal.check(256).is_ok() || goal.check(160).is_ok(), "{kind}");
    }
    assert!(Kind::named("max").is_none());
    assert_eq!(Goal::default().kind().option, Goal::KINDS[0].option);
}

#[test]
fn slices_meet_goals_exactly() {
    let slice = [0, 0x1F, 0xAB, 0xCD];
    let accepts = |goal: Goal| goal.accepts(&slice, Some(&[0, 0x1F, 0xAB, 0xCE]));
    assert!(accepts(Goal::Min));
    assert!(!Goal::Min.accepts(&slice, Some(&slice)));
    assert!(accepts(Goal::ZeroBits(11)) && !accepts(Goal::ZeroBits(12)));
    assert!(accepts(Goal::Below(vec![0, 0x20])) && !accepts(Goal::Below(vec![0, 0x1F])));
    assert!(accepts(Goal::Below(vec![0, 0x1F, 0xAB, 0xCE])) && !accepts(Goal::Below(slice.to_vec())));
    assert!(accepts(matching(&[0xFF, 0xF0], &[0, 0x10])));
    assert!(!accepts(matching(&[0xFF, 0xF1], &[0, 0x10])));
}

/// Every slice that meets a goal has the bits by which a kernel filters, and the goal is as
/// likely as counting says.
#[test]
fn what_a_kernel_filters_by_is_necessary() {
    for goal in [
        Goal::ZeroBits(0),
        Goal::ZeroBits(8),
        Goal::ZeroBits(11),
        Goal::Below(vec![0x03]),
        Goal::Below(vec![0x01, 0x80]),
        matching(&[0xF0], &[0xA0]),
        matching(&[0x01, 0x81], &[0x01, 0x80]),
        Goal::BelowLe(vec![0x01, 0x80]),
        any("12,13f,1400"),
    ] {
        let Required { mask, value } = goal.required(None);
        let slices = (0..=u16::MAX).map(u16::to_be_bytes);
        let met: Vec<_> = slices.filter(|slice| goal.accepts(slice, None)).collect();
        assert!(!met.is_empty(), "{goal}");
        for slice in &met {
            let passes =
                slice.iter().zip(mask.iter().zip(&value)).all(|(byte, (mask, value))| byte & mask == *value);
            assert!(passes, "{goal}: {slice:?}");
        }
        assert_eq!(goal.odds(), Some(met.len() as f64 / 65536.0), "{goal}");
    }
    let Required { mask, value } = Goal::Min.required(Some(11));
    assert_eq!((mask, value), (vec![0xFF, 0xE0], vec![0, 0]));
}

#[test]
fn what_no_digest_can_meet_is_refused() {
    let fault = |goal: Goal| goal.check(16).map_err(|error| error.to_string());
    let refused = |line: &str| Err(line.to_owned());
    let too_many =
        |bits| refused(&format!("the objective needs {bits} bits, but only 16 of the digest are in range"));
    assert_eq!(fault(Goal::ZeroBits(16)), Ok(()));
    assert_eq!(fault(Goal::ZeroBits(17)), too_many(17));
    assert_eq!(fault(Goal::Below(vec![1, 0, 0])), too_many(24));
    assert_eq!(fault(matching(&[1; 3], &[0; 3])), too_many(24));
    assert_eq!(fault(Goal::Below(vec![0, 0])), refused("no digest is below zero"));
    assert_eq!(fault(matching(&[0xFF, 0xFF], &[0])), refused("the mask has 2 bytes and the value 1"));
    let never = "the value has bits that are not in the mask, so no digest can match";
    assert_eq!(fault(matching(&[0xF0], &[1])), refused(never));
}

/// Targets of blocks 0, 32256 (the first other one) and 100,000, as block explorers print them,
/// and edges of Bitcoin Core's `arith_uint256_tests`.
#[test]
fn compact_targets_are_bitcoins() {
    for (bits, expected) in [
        (0x1D00_FFFF, "00000000ffff0000000000000000000000000000000000000000000000000000"),
        (0x1D00_D86A, "00000000d86a0000000000000000000000000000000000000000000000000000"),
        (0x1B04_864C, "000000000004864c000000000000000000000000000000000000000000000000"),
        (0x0112_3456, "0000000000000000000000000000000000000000000000000000000000000012"),
        (0x0312_3456, "0000000000000000000000000000000000000000000000000000000000123456"),
        (0x2012_3456, "1234560000000000000000000000000000000000000000000000000000000000"),
        (0x2200_0012, "1200000000000000000000000000000000000000000000000000000000000000"),
    ] {
        assert_eq!(target(bits).map(hex::encode).as_deref(), Some(expected), "{bits:08x}");
    }
    for none in [0, 0x0012_3456, 0x0100_3456, 0x0492_3456, 0x01FE_DCBA, 0xFF12_3456, 0x2200_FFFF] {
        assert_eq!(target(none), None, "{none:08x}");
    }
    assert!(compact("ffff001d").is_err_and(|line| line.contains("in the other order")));
    assert!(["", "1d00ff", "1d00fffff", "+d00ffff", "0x"].into_iter().all(|text| compact(text).is_err()));
    assert_eq!(compact("0x1d00ffff"), Ok(0x1D00_FFFF));
    let bound = target(0x2012_3456).expect("a target");
    let mut more = bound;
    more[31] = 1;
    let goal = Goal::Nbits(0x2012_3456);
    assert!(goal.accepts(&bound, None) && !goal.accepts(&more, None), "a target is met by itself");
    assert_eq!(Goal::Nbits(1 << 24 | 1 << 16).odds(), Some(2_f64.powi(-255)), "zero and one");
    assert_eq!(goal.check(256), Ok(()));
    let line = goal.check(512).map_err(|error| error.to_string());
    assert_eq!(
        line,
        Err("a compact target is a number of 256 bits, but 512 of the digest are in range".to_owned())
    );
}

#[test]
fn goals_in_words() {
    let below = Goal::Below(vec![0, 0x1F]);
    let matching = matching(&[0xF0], &[0x30]);
    let part = Some(&(12..32));
    assert_eq!(Goal::Min.in_words(None), "the smallest digest");
    assert_eq!(Goal::Min.in_words(part), "the smallest bytes 12..32 of a digest");
    assert_eq!(Goal::ZeroBits(1).in_words(None), "1 leading zero bit");
    assert_eq!(Goal::ZeroBits(9).in_words(part), "9 leading zero bits in bytes 12..32 of the digest");
    assert_eq!(below.in_words(None), "less than 001f");
    assert_eq!(matching.in_words(None), "30 under the mask f0");
    let found = |goal: &Goal, part| [0, 1, 1000].map(|results| goal.found_in_words(results, &[0, 3], part));
    assert_eq!(found(&Goal::Min, None), ["no digest below 0003"; 3]);
    assert_eq!(found(&Goal::Min, part), ["no digest whose bytes 12..32 are below 0003"; 3]);
    let [none, one, many] = found(&Goal::ZeroBits(9), None);
    assert_eq!(none, "no digest with 9 leading zero bits or more");
    assert_eq!(one, "1 digest with 9 leading zero bits or more");
    assert_eq!(many, "1000 digests with 9 leading zero bits or more");
    let [_, one, _] = found(&Goal::ZeroBits(9), part);
    assert_eq!(one, "1 digest whose bytes 12..32 have 9 leading zero bits or more");
    assert_eq!(found(&below, None)[0], "no digest below 001f");
    assert_eq!(found(&below, part)[0], "no digest whose bytes 12..32 are below 001f");
    assert_eq!(found(&matching, None)[1], "1 digest matching f0:30");
    assert_eq!(found(&matching, part)[2], "1000 digests whose bytes 12..32 match f0:30");
    let le = Goal::BelowLe(vec![0, 0x1F]);
    assert_eq!(
        le.in_words(part),
        "less than 001f in bytes 12..32 of the digest, least significant byte first"
    );
    assert_eq!(found(&le, None)[1], "1 digest below 001f, least significant byte first");
    let nbits = Goal::Nbits(0x1D00_FFFF);
    assert_eq!(nbits.in_words(None), "at most the compact target 1d00ffff, least significant byte first");
    assert_eq!(found(&nbits, None)[0], "no digest that meets the compact target 1d00ffff");
    assert_eq!(any("12,34").in_words(part), "one of 2 patterns in bytes 12..32 of the digest");
    assert_eq!(found(&any("12"), None)[1], "1 digest matching ff:12");
    assert_eq!(found(&any("12,34"), part)[0], "no digest whose bytes 12..32 match one of 2 patterns");
}
