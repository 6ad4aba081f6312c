//! Cleans foreign text (names of files, templates, the contents of ledgers), so that a terminal
//! shows it and does nothing else.

use std::borrow::Cow;
use std::fmt::Write;

/// Whether a character controls a terminal, is invisible, or changes the order in which others are
/// shown: C0, C1 (U+009B begins a control sequence), the ends of lines and paragraphs, characters
/// that set the direction of text, fillers of no width.
pub(crate) fn acts(character: char) -> bool {
    character.is_control()
        || matches!(character, '\u{AD}' | '\u{61C}' | '\u{180E}' | '\u{FEFF}')
        || matches!(character, '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}')
        || matches!(character, '\u{FFF9}'..='\u{FFFB}' | '\u{E0000}'..='\u{E007F}')
}

/// Returns the text as one line, with a space for each such character.
pub(crate) fn line(text: &str) -> Cow<'_, str> {
    if !text.contains(acts) {
        return Cow::Borrowed(text);
    }
    let parts: Vec<&str> = text.split(acts).filter(|part| !part.is_empty()).collect();
    Cow::Owned(parts.join(" "))
}

/// Returns JSON in which all such characters are escaped, not only those that the standard
/// requires. Outside ASCII they can only occur in strings.
pub(crate) fn json(text: &str) -> Cow<'_, str> {
    let escaped = |character: char| acts(character) && !matches!(character, '\0'..='\u{1F}');
    if !text.contains(escaped) {
        return Cow::Borrowed(text);
    }
    let mut clean = String::with_capacity(text.len());
    for character in text.chars() {
        if escaped(character) {
            // Characters beyond the basic plane take two units. Writing to a string cannot fail.
            for unit in character.encode_utf16(&mut [0; 2]) {
                let _ = write!(clean, "\\u{unit:04x}");
            }
        } else {
            clean.push(character);
        }
    }
    Cow::Owned(clean)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_acts_is_a_space() {
        assert_eq!(line("a\u{1b}[31mb"), "a [31mb");
        assert_eq!(line("\n\r\na\t\u{9b}2Jb\u{202E}c\u{2066}\u{7f}"), "a 2Jb c");
        assert!(matches!(line("Prüfung שלום ⟶"), Cow::Borrowed("Prüfung שלום ⟶")));
    }

    #[test]
    fn json_stays_what_it_was() {
        let text = "a\u{1b}\u{7f}\u{9b}\u{202e}\u{2028}\u{e9}\n\"";
        let written = serde_json::to_string_pretty(&[text]).expect("JSON");
        let clean = json(&written);
        assert_eq!(clean, "[\n  \"a\\u001b\\u007f\\u009b\\u202e\\u2028\u{e9}\\n\\\"\"\n]");
        assert_eq!(serde_json::from_str::<Vec<String>>(&clean).expect("JSON"), [text]);
    }
}
