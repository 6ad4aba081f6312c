//! Horizontal bars.

use super::{AXIS, Drawing, Scale, TEXT, tick};
use crate::markup::escape;

/// Pixels from one bar to the next, from there to the bar, and the bar's height.
pub(super) const STEP: usize = 36;
pub(super) const BAR: usize = 18;
pub(super) const HEIGHT: usize = 10;

/// How far the mark of the bound protrudes.
const OUT: usize = 3;

/// A rate, and the highest possible one.
pub(crate) struct Bar {
    pub(crate) label: String,
    /// The text at the other end of the line.
    pub(crate) figures: String,
    pub(crate) rate: f64,
    pub(crate) bound: Option<f64>,
    pub(crate) look: Look,
}

/// What a bar stands for, which its colour shows.
#[derive(Clone, Copy)]
pub(crate) enum Look {
    Plain,
    /// One that is highlighted.
    Best,
    /// A program of somebody else.
    Peer,
    /// A figure that was computed, not measured.
    Model,
}

impl Look {
    fn class(self) -> &'static str {
        match self {
            Self::Plain => "bar",
            Self::Best => "best",
            Self::Peer => "peer",
            Self::Model => "model",
        }
    }
}

/// Draws bars over an axis that begins at zero.
pub(crate) fn drawing(caption: &str, bars: &[Bar]) -> Drawing {
    let scale = Scale::to(bars.iter().map(Bar::extent).fold(0.0, f64::max));
    let bottom = STEP * bars.len();
    let drawn: String = bars.iter().enumerate().map(|(i, bar)| bar.draw(i * STEP, &scale)).collect();
    Drawing {
        caption: caption.to_owned(),
        told: bars.iter().map(|bar| format!("{}: {}", bar.label, bar.figures)).collect(),
        height: bottom + AXIS,
        drawn: axis(&scale, bottom) + &drawn,
    }
}

impl Bar {
    /// Returns how far the bar or its bound reaches.
    fn extent(&self) -> f64 {
        self.bound.map_or(self.rate, |bound| bound.max(self.rate))
    }

    fn draw(&self, top: usize, scale: &Scale) -> String {
        let bar = top + BAR;
        let (mark, end) = (bar - OUT, bar + HEIGHT + OUT);
        let (track, mark) = self.bound.map(|bound| scale.percent(bound)).map_or_else(Default::default, |x| {
            (
                format!(r#"<rect class="track" width="{x}" y="{bar}" height="{HEIGHT}" />"#),
                format!(r#"<line class="bound" x1="{x}" x2="{x}" y1="{mark}" y2="{end}" />"#),
            )
        });
        format!(
            r#"{named}{track}<rect class="{class}" width="{width}" y="{bar}" height="{HEIGHT}" />{mark}
"#,
            named = named(top, &self.label, &self.figures),
            width = scale.percent(self.rate),
            class = self.look.class(),
        )
    }
}

/// Writes the name of a bar and its figures above it.
pub(super) fn named(top: usize, label: &str, figures: &str) -> String {
    format!(
        r#"<text y="{text}">{}</text><text class="figures" x="100%" y="{text}" text-anchor="end">{}</text>
"#,
        escape(label),
        escape(figures),
        text = top + TEXT
    )
}

/// Draws lines down to `bottom` with their numbers below.
fn axis(scale: &Scale, bottom: usize) -> String {
    let (ticks, digits) = scale.ticks();
    let at = |rate: f64| {
        let x = scale.percent(rate);
        // A centred number at either end would leave the column.
        let anchor = match rate / scale.most {
            0.0 => "start",
            share if share > 0.95 => "end",
            _ => "middle",
        };
        tick("grid", &x, BAR..bottom, anchor, &format!("{rate:.digits$}"))
    };
    ticks.into_iter().map(at).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bar(rate: f64, bound: Option<f64>) -> Bar {
        Bar { label: "a<b".into(), figures: "1 & 2".into(), rate, bound, look: Look::Plain }
    }

    #[test]
    fn the_longest_fills_the_width() {
        let drawn = drawing("c", &[bar(10.0, Some(40.0)), bar(20.0, None)]).figure("1");
        for length in ["width=\"25.00%\"", "width=\"100.00%\"", "x1=\"100.00%\"", "width=\"50.00%\""] {
            assert!(drawn.contains(length), "{length} in {drawn}");
        }
        assert_eq!(drawn.matches("class=\"bound\"").count(), 1, "only one has a bound");
        assert!(drawn.contains("a&lt;b: 1 &amp; 2"), "{drawn}");
    }
}
