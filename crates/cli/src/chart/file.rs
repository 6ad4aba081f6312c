//! A self-contained picture for pages outside the program: several drawings in columns, with their
//! style, on a background of their own so that they can be read on a page of any colour.

use super::Drawing;
use crate::markup::{CHARTS, escape};

/// Pixels: of a column, at the edges, between columns, and of a line of text. A picture of one
/// column can be read on a phone.
const COLUMN: usize = 342;
const EDGE: usize = 18;
const BETWEEN: usize = 40;
const LINE: usize = 18;

/// Returns the picture: a title, lines of text below it, and the drawings from left to right in
/// columns.
pub(crate) fn text(title: &str, notes: &[String], drawings: &[Drawing], columns: usize) -> String {
    let width = 2 * EDGE + COLUMN * columns + BETWEEN * (columns - 1);
    let mut top = EDGE + 20 + LINE * notes.len();
    let mut panels = String::new();
    for row in drawings.chunks(columns) {
        top += 2 * LINE;
        for (i, drawing) in row.iter().enumerate() {
            panels += &drawing.panel(EDGE + i * (COLUMN + BETWEEN), top);
        }
        top += row.iter().map(|drawing| drawing.height).max().unwrap_or(0);
    }
    let told: Vec<String> = drawings
        .iter()
        .map(|drawing| {
            let (caption, told) = drawing.words();
            format!("{caption}: {told}.")
        })
        .collect();
    let height = top + EDGE;
    let title = escape(title);
    let notes = notes.iter().enumerate().map(|(i, note)| {
        format!(
            "<text class=\"figures\" x=\"{EDGE}\" y=\"{}\">{}</text>\n",
            EDGE + 30 + LINE * i,
            escape(note)
        )
    });
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" role="img" aria-labelledby="title text">
<title id="title">{title}</title>
<desc id="text">{told}</desc>
<style>
{CHARTS}svg {{ font: 12px system-ui, sans-serif; font-variant-numeric: tabular-nums; }}
.ground {{ fill: var(--ground); }}
.title {{ font-size: 16px; font-weight: 600; }}
.caption {{ font-weight: 600; }}
</style>
<rect class="ground" width="100%" height="100%" rx="6" />
<text class="title" x="{EDGE}" y="{}">{title}</text>
{notes}{panels}</svg>
"#,
        EDGE + 10,
        told = told.join(" "),
        notes = notes.collect::<String>(),
    )
}

impl Drawing {
    /// Places the drawing, with its caption above.
    fn panel(&self, left: usize, top: usize) -> String {
        let Self { height, drawn, .. } = self;
        let (caption, _) = self.words();
        format!(
            r#"<text class="caption" x="{left}" y="{}">{caption}</text>
<svg x="{left}" y="{top}" width="{COLUMN}" height="{height}" overflow="visible">
{drawn}</svg>
"#,
            top - 8
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chart::bars::{Bar, Look, drawing};

    #[test]
    fn drawings_stand_next_to_and_below_each_other() {
        let bar =
            |rate| Bar { label: "a<b".into(), figures: "1".into(), rate, bound: None, look: Look::Plain };
        let drawings = [1.0, 2.0, 3.0].map(|rate| drawing("c & d", &[bar(rate)]));
        let text = text("t", &["n".to_owned()], &drawings, 2);
        assert_eq!(text.matches("overflow=\"visible\"").count(), 3);
        let at = |x: usize| text.matches(&format!("<svg x=\"{x}\"")).count();
        assert_eq!((at(EDGE), at(EDGE + COLUMN + BETWEEN)), (2, 1), "{text}");
        assert!(text.contains("c &amp; d: a&lt;b: 1."), "{text}");
    }
}
