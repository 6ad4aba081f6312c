//! Quotes names in messages as coreutils do, so that a message is one line, shows where the name
//! ends, and the name can be pasted into a shell.
//!
//! The rules were found by running `sha256sum` (coreutils 9.1) on names with every byte in every
//! place; `tests/cli/sum_names.rs` compares. On a terminal, characters that change the direction of
//! the text are escaped too, so that a name cannot look like another one.

use std::env;

/// The characters that are printed as they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Charset {
    /// Whether characters outside ASCII are.
    pub(crate) utf8: bool,
    /// Whether characters that set the direction of the text are excluded, as on a terminal.
    pub(crate) straight: bool,
}

impl Charset {
    /// Returns the character set of the locale, for a terminal or for anything else.
    pub(crate) fn of_locale(terminal: bool) -> Self {
        Self { utf8: utf8_locale(), straight: terminal }
    }
}

/// Whether the character set of the locale is UTF-8.
///
/// This does not check whether such a locale is installed; if it is not, coreutils escape.
fn utf8_locale() -> bool {
    let value =
        ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().filter_map(env::var_os).find(|value| !value.is_empty());
    value.is_some_and(|value| {
        let value = value.to_string_lossy().to_ascii_lowercase();
        let set = value.split('@').next().and_then(|value| value.split_once('.'));
        matches!(set, Some((_, "utf-8" | "utf8")))
    })
}

/// Quotes a name for a message: it is bare if a shell would take it as it is, else quoted for a
/// shell.
pub(crate) fn name(name: &[u8], charset: Charset) -> Vec<u8> {
    let pieces = pieces(name, charset);
    let plain =
        |(at, piece): (usize, &Piece<'_>)| matches!(piece, Piece::Plain(text) if bare(text, at, name.len()));
    if !name.is_empty() && pieces.iter().enumerate().all(plain) {
        return name.to_vec();
    }
    let gentle = |(at, piece): (usize, &Piece<'_>)| match piece {
        Piece::Plain(text) => gentle(text, at),
        Piece::Quote => true,
        Piece::Escape(_) => false,
    };
    if pieces.contains(&Piece::Quote) && pieces.iter().enumerate().all(gentle) {
        return [b"\"", name, b"\""].concat();
    }
    in_quotes(&pieces)
}

/// Whether a name has unprintable characters.
pub(crate) fn unprintable(name: &[u8], charset: Charset) -> bool {
    pieces(name, charset).iter().any(|piece| matches!(piece, Piece::Escape(_)))
}

/// Quotes like [`name`], but never leaves it bare.
pub(crate) fn always(text: &[u8], charset: Charset) -> Vec<u8> {
    let quoted = name(text, charset);
    if quoted == text { [b"'", text, b"'"].concat() } else { quoted }
}

/// Quotes an argument for a message with the quotation marks of the locale.
pub(crate) fn argument(argument: &[u8], charset: Charset) -> Vec<u8> {
    let (open, close) = if charset.utf8 { ("‘", "’") } else { ("'", "'") };
    let mut text = open.as_bytes().to_vec();
    for piece in pieces(argument, charset) {
        match piece {
            Piece::Plain(b"\\") => text.extend_from_slice(b"\\\\"),
            Piece::Plain(plain) if plain == close.as_bytes() => text.extend([b"\\", plain].concat()),
            Piece::Plain(plain) => text.extend_from_slice(plain),
            Piece::Quote if charset.utf8 => text.push(b'\''),
            Piece::Quote => text.extend_from_slice(b"\\'"),
            Piece::Escape(byte) => text.extend(escape(byte)),
        }
    }
    text.extend_from_slice(close.as_bytes());
    text
}

/// A character of a name, or a byte that is not part of a character.
#[derive(Debug, PartialEq, Eq)]
enum Piece<'a> {
    Plain(&'a [u8]),
    Quote,
    Escape(u8),
}

fn pieces(name: &[u8], charset: Charset) -> Vec<Piece<'_>> {
    let mut pieces = Vec::new();
    for chunk in name.utf8_chunks() {
        for (start, character) in chunk.valid().char_indices() {
            let bytes = &chunk.valid().as_bytes()[start..start + character.len_utf8()];
            if character == '\'' {
                pieces.push(Piece::Quote);
            } else if printable(character, charset) {
                pieces.push(Piece::Plain(bytes));
            } else {
                pieces.extend(bytes.iter().copied().map(Piece::Escape));
            }
        }
        pieces.extend(chunk.invalid().iter().copied().map(Piece::Escape));
    }
    pieces
}

/// Whether a character is printable in the sense of the C library: every character that Unicode has
/// assigned, except controls and the separators of lines and paragraphs. A sweep over all
/// characters found no difference to Debian 12, except for characters that are newer than its
/// tables, which are printable here.
fn printable(character: char, charset: Charset) -> bool {
    if character.is_ascii() || character.is_control() {
        return matches!(character, ' '..='~');
    }
    if !charset.utf8 || charset.straight && directional(character) {
        return false;
    }
    // The standard library escapes what `Debug` does not print as it is. After another character,
    // combining marks are printed.
    let as_it_is = format!("a{character}").escape_debug().count() == 2;
    let space = character.is_whitespace() && !matches!(character, '\u{2028}' | '\u{2029}');
    as_it_is || space || format_control(character) || private(character)
}

/// Whether a character changes the direction of the text around it (UAX #9).
fn directional(character: char) -> bool {
    matches!(character, '\u{61C}' | '\u{200E}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

/// General category Cf of Unicode 15.
fn format_control(character: char) -> bool {
    matches!(character,
        '\u{AD}' | '\u{600}'..='\u{605}' | '\u{61C}' | '\u{6DD}' | '\u{70F}' | '\u{890}'..='\u{891}' | '\u{8E2}' | '\u{180E}'
        | '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{2064}' | '\u{2066}'..='\u{206F}' | '\u{FEFF}'
        | '\u{FFF9}'..='\u{FFFB}' | '\u{110BD}' | '\u{110CD}' | '\u{13430}'..='\u{1343F}' | '\u{1BCA0}'..='\u{1BCA3}'
        | '\u{1D173}'..='\u{1D17A}' | '\u{E0001}' | '\u{E0020}'..='\u{E007F}')
}

/// General category Co of Unicode 15.
fn private(character: char) -> bool {
    matches!(character, '\u{E000}'..='\u{F8FF}' | '\u{F0000}'..='\u{FFFFD}' | '\u{100000}'..='\u{10FFFD}')
}

/// Whether a shell takes a character as it is at this position in a word of this length.
fn bare(character: &[u8], at: usize, length: usize) -> bool {
    match character {
        b"#" | b"~" => at > 0,
        b"{" | b"}" => length > 1,
        [byte] => !b" !\"$&()*:;<=>?[\\^`|".contains(byte),
        _ => true,
    }
}

/// Whether a character is literal between double quotation marks, in a shell and in C.
fn gentle(character: &[u8], at: usize) -> bool {
    match character {
        b"#" | b"~" => at == 0,
        [byte] => !b"!\"$&()*;<=>?[\\^`{|}".contains(byte),
        _ => true,
    }
}

/// Quotes a name by single quotation marks, and by `$'…'` around unprintable bytes.
fn in_quotes(pieces: &[Piece<'_>]) -> Vec<u8> {
    let mut text = b"'".to_vec();
    // A name with a quotation mark that ends in an escape begins with an empty string, because
    // coreutils print it so.
    let ends_escaped = matches!(pieces.last(), Some(Piece::Escape(_)));
    let mut escaping = ends_escaped && pieces.contains(&Piece::Quote);
    for piece in pieces {
        match piece {
            Piece::Quote => {
                text.extend_from_slice(b"'\\''");
                escaping = false;
            }
            Piece::Escape(byte) => {
                if !escaping {
                    text.extend_from_slice(b"'$'");
                }
                text.extend(escape(*byte));
                escaping = true;
            }
            Piece::Plain(plain) => {
                if escaping {
                    text.extend_from_slice(b"''");
                }
                text.extend_from_slice(plain);
                escaping = false;
            }
        }
    }
    text.push(b'\'');
    text
}

/// Returns a byte as C and a shell write it.
fn escape(byte: u8) -> Vec<u8> {
    let letter = match byte {
        7 => b'a',
        8 => b'b',
        b'\t' => b't',
        b'\n' => b'n',
        11 => b'v',
        12 => b'f',
        b'\r' => b'r',
        _ => return format!("\\{byte:03o}").into_bytes(),
    };
    vec![b'\\', letter]
}

#[cfg(test)]
mod tests {
    use super::*;

    const UTF8: Charset = Charset { utf8: true, straight: false };
    const ASCII: Charset = Charset { utf8: false, straight: false };

    #[track_caller]
    fn quoted(text: &[u8], wanted: &str) {
        assert_eq!(String::from_utf8_lossy(&name(text, UTF8)), wanted);
    }

    /// The expected texts are the output of `sha256sum`.
    #[test]
    fn names_are_quoted_as_coreutils_do() {
        quoted(b"plain-name_1.txt", "plain-name_1.txt");
        quoted(b"", "''");
        quoted(b"a b", "'a b'");
        quoted(b"a:b", "'a:b'");
        quoted(b"no'n", "\"no'n\"");
        quoted(b"no'$", "'no'\\''$'");
        quoted(b"no\nnl", "'no'$'\\n''nl'");
        quoted(b"no'\n", "'''no'\\'''$'\\n'");
        quoted(b"'\n'", "''\\'''$'\\n'\\'''");
        quoted(b"no\xE2\x82x", "'no'$'\\342\\202''x'");
        quoted("é".as_bytes(), "é");
        assert_eq!(name("é".as_bytes(), ASCII), b"''$'\\303\\251'");
    }

    #[test]
    fn what_steers_a_terminal_is_escaped_there() {
        let terminal = Charset { straight: true, ..UTF8 };
        let turned = "a\u{202E}b".as_bytes();
        assert_eq!(name(turned, UTF8), turned);
        assert_eq!(name(turned, terminal), b"'a'$'\\342\\200\\256''b'");
        assert!(unprintable(turned, terminal) && unprintable(b"\x1B[2J", UTF8));
        assert!(unprintable("\u{9B}".as_bytes(), UTF8) && unprintable(b"\xFF", terminal));
        // Joiners are part of names in many scripts.
        assert!(!unprintable("a b'é\u{200D}".as_bytes(), terminal));
    }

    #[test]
    fn arguments_are_quoted_by_locale() {
        assert_eq!(argument(b"a'b\n", UTF8), "‘a'b\\n’".as_bytes());
        assert_eq!(argument(b"a'b", ASCII), b"'a\\'b'");
        assert_eq!(always(b"x", UTF8), b"'x'");
        assert_eq!(always(b"x y", UTF8), b"'x y'");
    }
}
