//! Horizontal bars.

use super::{Drawing, Scale};
use crate::markup::escape;

/// Pixels from one bar to the next, and pixels of the axis below the last.
const STEP: usize = 36;
const AXIS: usize = 18;

/// Pixels from the top of a step to the line of text and to the bar, the bar's height, and how far
/// the mark of the bound protrudes.
const TEXT: usize = 12;
const BAR: usize = 18;
const HEIGHT: usize = 10;
const OUT: usize = 3;

/// A rate, and the highest possible one.
pub(crate) struct Bar {
    pub(crate) label: String,
    /// The text at the other end of the line.
    pub(crate) figures: String,
    pub(crate) rate: f64,
    pub(crate) bound: Option<f64>,
    /// Whether it is highlighted.
    pub(crate) best: bool,
}

/// Returns a figure of bars; `number` is the figure's number on the page.
pub(crate) fn chart(number: usize, caption: &str, bars: &[Bar]) -> String {
    drawing(caption, bars).figure(number)
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
        let (text, bar) = (top + TEXT, top + BAR);
        let (mark, end) = (bar - OUT, bar + HEIGHT + OUT);
        let (track, mark) = self.bound.map(|bound| scale.percent(bound)).map_or_else(Default::default, |x| {
            (
                format!(r#"<rect class="track" width="{x}" y="{bar}" height="{HEIGHT}" />"#),
                format!(r#"<line class="bound" x1="{x}" x2="{x}" y1="{mark}" y2="{end}" />"#),
            )
        });
        format!(
            r#"<text y="{text}">{label}</text><text class="figures" x="100%" y="{text}" text-anchor="end">{figures}</text>
{track}<rect class="{class}" width="{width}" y="{bar}" height="{HEIGHT}" />{mark}
"#,
            label = escape(&self.label),
            figures = escape(&self.figures),
            width = scale.percent(self.rate),
            class = if self.best { "best" } else { "bar" },
        )
    }
}

/// Draws lines down to `bottom` with their numbers below.
fn axis(scale: &Scale, bottom: usize) -> String {
    let (ticks, digits) = scale.ticks();
    let tick = |rate: f64| {
        let x = scale.percent(rate);
        // A centred number at either end would leave the column.
        let anchor = match rate / scale.most {
            0.0 => "start",
            share if share > 0.95 => "end",
            _ => "middle",
        };
        format!(
            r#"<line class="grid" x1="{x}" x2="{x}" y1="{BAR}" y2="{bottom}" /><text class="tick" x="{x}" y="{y}" text-anchor="{anchor}">{rate:.digits$}</text>
"#,
            y = bottom + TEXT,
        )
    };
    ticks.into_iter().map(tick).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bar(rate: f64, bound: Option<f64>) -> Bar {
        Bar { label: "a<b".into(), figures: "1 & 2".into(), rate, bound, best: false }
    }

    #[test]
    fn the_longest_fills_the_width() {
        let drawn = chart(1, "c", &[bar(10.0, Some(40.0)), bar(20.0, None)]);
        for length in ["width=\"25.00%\"", "width=\"100.00%\"", "x1=\"100.00%\"", "width=\"50.00%\""] {
            assert!(drawn.contains(length), "{length} in {drawn}");
        }
        assert_eq!(drawn.matches("class=\"bound\"").count(), 1, "only one has a bound");
        assert!(drawn.contains("a&lt;b: 1 &amp; 2"), "{drawn}");
    }
}
