//! Numbers, times and bytes for people: with units and separators, and without characters that a
//! terminal would obey.

use crate::clean::acts;
use indicatif::HumanCount;

/// Returns for instance `1 block`, `2,000 hashes`.
pub(crate) fn counted(n: u64, thing: &str) -> String {
    let ending = if n == 1 {
        ""
    } else if thing.ends_with("sh") {
        "es"
    } else {
        "s"
    };
    format!("{} {thing}{ending}", HumanCount(n))
}

/// Returns a number with separators between groups of three digits.
pub(crate) fn grouped(n: u128) -> String {
    let digits = n.to_string();
    let groups: Vec<String> = digits
        .as_bytes()
        .rchunks(3)
        .rev()
        .map(|group| group.iter().copied().map(char::from).collect())
        .collect();
    groups.join(",")
}

/// Returns a number of hashes: in full if it can be read at a glance, else as a power of two.
pub(crate) fn tries(n: f64) -> String {
    if n < 1e9 { HumanCount(n.round() as u64).to_string() } else { format!("2^{}", short(n.log2())) }
}

/// Returns for instance `1 in 1,024`, `1 in 2^40`.
pub(crate) fn odds(odds: f64) -> String {
    format!("1 in {}", tries(1.0 / odds))
}

/// Returns hashes per second, for instance `12.35 MH/s`.
pub(crate) fn rate(per_second: f64) -> String {
    const UNITS: [(f64, &str); 5] = [(1e12, "T"), (1e9, "G"), (1e6, "M"), (1e3, "k"), (1.0, "")];
    let &(unit, prefix) = UNITS.iter().find(|(unit, _)| per_second >= *unit).unwrap_or(&UNITS[4]);
    format!("{:.2} {prefix}H/s", per_second / unit)
}

/// Returns a time in the unit that gives a small number, in two or three digits.
pub(crate) fn time(seconds: f64) -> String {
    const UNITS: [(f64, &str); 7] = [
        (1e-6, "µs"),
        (1e-3, "ms"),
        (1.0, "s"),
        (60.0, "min"),
        (3600.0, "h"),
        (86400.0, "day"),
        (31_557_600.0, "year"),
    ];
    // A time that rounds up to the next unit is given in that unit, so never as "60 s".
    let fits = |(unit, _): &&(f64, &str)| seconds >= 0.9995 * unit;
    let &(unit, name) = UNITS.iter().rev().find(fits).unwrap_or(&UNITS[0]);
    let value = seconds / unit;
    let number = if value < 1e5 { short(value) } else { format!("{value:.1e}") };
    let plural = if matches!(name, "day" | "year") && number != "1" { "s" } else { "" };
    format!("{number} {name}{plural}")
}

/// Returns a number with one digit after the point, where that is significant.
fn short(value: f64) -> String {
    if value >= 99.95 {
        return HumanCount(value.round() as u64).to_string();
    }
    let text = format!("{value:.1}");
    text.strip_suffix(".0").map_or(text.clone(), str::to_owned)
}

/// Cleans foreign text for a terminal: hidden characters are written as escapes.
pub(crate) fn clean(text: &str) -> String {
    text.chars().map(|c| if acts(c) { escape(c) } else { c.to_string() }).collect()
}

/// Returns items with spaces between them.
pub(crate) fn list<T: ToString>(items: &[T]) -> String {
    items.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// Returns bytes for a terminal: text where they are text, otherwise escapes, so that each is shown
/// and none is obeyed.
pub(crate) fn printable(bytes: &[u8]) -> String {
    let mut text = String::new();
    for chunk in bytes.utf8_chunks() {
        text += &clean(&chunk.valid().replace('\\', r"\\"));
        text.extend(chunk.invalid().iter().map(|byte| format!(r"\x{byte:02x}")));
    }
    text
}

fn escape(c: char) -> String {
    if c.is_ascii() { format!(r"\x{:02x}", c as u32) } else { format!(r"\u{{{:x}}}", c as u32) }
}

/// Quotes a word if a shell would read it as more than a word.
pub(crate) fn quoted(word: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_./=:,+@%".contains(c);
    if !word.is_empty() && word.chars().all(plain) {
        word.to_owned()
    } else {
        format!("'{}'", word.replace('\'', r"'\''"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_and_counts_are_told_in_small_numbers() {
        assert_eq!(
            [time(0.0004), time(0.25), time(59.0), time(59.99)],
            ["400 µs", "250 ms", "59 s", "1 min"]
        );
        assert_eq!(
            [time(90.0), time(2e4), time(1e6), time(86400.0)],
            ["1.5 min", "5.6 h", "11.6 days", "1 day"]
        );
        assert_eq!([time(3.2e9), time(3.2e11), time(3.2e20)], ["101 years", "10,140 years", "1.0e13 years"]);
        assert_eq!([tries(1.0), tries(1_048_576.0), tries(2_f64.powi(44))], ["1", "1,048,576", "2^44"]);
        assert_eq!([odds(1.0 / 1024.0), odds((-40.5_f64).exp2())], ["1 in 1,024", "1 in 2^40.5"]);
        assert_eq!([rate(12.0), rate(2e6), rate(1.5e9)], ["12.00 H/s", "2.00 MH/s", "1.50 GH/s"]);
        assert_eq!(
            [grouped(7), grouped(1000), grouped(1 << 64)],
            ["7", "1,000", "18,446,744,073,709,551,616"]
        );
        assert_eq!([counted(1, "result"), counted(0, "result")], ["1 result", "0 results"]);
        assert_eq!(counted(1000, "hash"), "1,000 hashes");
    }

    #[test]
    fn nothing_hidden_reaches_a_terminal() {
        assert_eq!(clean("a\u{1b}[2Jb\u{9b}c\u{202e}d\n"), r"a\x1b[2Jb\u{9b}c\u{202e}d\x0a");
        assert_eq!(clean(r"grün \ 字"), r"grün \ 字");
        assert_eq!(printable(b"id=\xff\x00\\\xc3\xbc"), r"id=\xff\x00\\ü");
    }

    #[test]
    fn words_are_quoted_where_a_shell_needs_it() {
        for (word, expected) in
            [("--json", "--json"), ("a b", "'a b'"), ("", "''"), ("it's", r"'it'\''s'"), ("{x}", "'{x}'")]
        {
            assert_eq!(quoted(word), expected);
        }
    }
}
