//! Horizontal bars as a small SVG.
//!
//! Widths are per cent of the column and heights are pixels, so the text keeps its size: a chart fits a phone and a wide
//! screen without being scaled. Colours are the page's.

use crate::report::escape;

/// Pixels from one bar to the next, and what the axis takes below the last.
const STEP: usize = 36;
const AXIS: usize = 18;

/// Pixels from the top of a step to the line of text and to the bar, the bar's height, and how far the mark of the bound stands out.
const TEXT: usize = 12;
const BAR: usize = 18;
const HEIGHT: usize = 10;
const OUT: usize = 3;

/// A rate, and the most that it could be.
pub(crate) struct Bar {
    pub(crate) label: String,
    /// What stands at the other end of the line.
    pub(crate) figures: String,
    pub(crate) rate: f64,
    pub(crate) bound: Option<f64>,
    /// To be seen first.
    pub(crate) best: bool,
}

/// A figure of bars over an axis from zero; `number` is its own on the page.
pub(crate) fn chart(number: usize, caption: &str, bars: &[Bar]) -> String {
    let scale = Scale { most: bars.iter().map(Bar::extent).fold(0.0, f64::max) };
    let bottom = STEP * bars.len();
    let told: Vec<String> = bars.iter().map(|bar| format!("{}: {}", bar.label, bar.figures)).collect();
    format!(
        r#"<figure>
<figcaption id="caption-{number}">{caption}</figcaption>
<svg role="img" aria-labelledby="title-{number} text-{number}" height="{height}" xmlns="http://www.w3.org/2000/svg">
<title id="title-{number}">{caption}</title>
<desc id="text-{number}">{told}</desc>
{axis}{bars}</svg>
</figure>
"#,
        height = bottom + AXIS,
        caption = escape(caption),
        told = escape(&told.join("; ")),
        axis = scale.axis(bottom),
        bars = bars.iter().enumerate().map(|(i, bar)| bar.draw(i * STEP, &scale)).collect::<String>(),
    )
}

impl Bar {
    /// How far the bar or its bound reaches.
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

/// From rates to per cent of the width.
struct Scale {
    most: f64,
}

impl Scale {
    fn percent(&self, rate: f64) -> String {
        format!("{:.2}%", 100.0 * rate / self.most)
    }

    /// Lines down to `bottom` and their numbers below it.
    fn axis(&self, bottom: usize) -> String {
        let (step, digits) = self.step();
        let ticks = (0..).map(|i| f64::from(i) * step).take_while(|rate| *rate <= self.most);
        let tick = |rate: f64| {
            let x = self.percent(rate);
            // At the ends a number would leave the column.
            let anchor = match rate / self.most {
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
        ticks.map(tick).collect()
    }

    /// The round distance that gives three to seven ticks, and the decimals that it needs.
    fn step(&self) -> (f64, usize) {
        let power = self.most.log10().floor();
        let unit = 10_f64.powf(power);
        let (factor, finer) = match self.most / unit {
            lead if lead < 1.5 => (0.25, 2),
            lead if lead < 3.0 => (0.5, 1),
            lead if lead < 6.0 => (1.0, 0),
            _ => (2.0, 0),
        };
        (factor * unit, (finer - power as i32).max(0) as usize)
    }
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

    #[test]
    fn ticks_are_round_and_few() {
        for (most, step, digits) in
            [(32.1, 10.0, 0), (1.0, 0.25, 2), (2.9, 0.5, 1), (0.7, 0.2, 1), (140.0, 25.0, 0), (9.99, 2.0, 0)]
        {
            let (found, decimals) = Scale { most }.step();
            assert!((found - step).abs() < 1e-9 * step, "{found} for {most}");
            assert_eq!(decimals, digits, "{most}");
        }
        for most in 1..2000 {
            let scale = Scale { most: f64::from(most) / 10.0 };
            let ticks = scale.axis(0).matches("<line").count();
            assert!((3..=7).contains(&ticks), "{ticks} for {most}");
        }
    }
}
