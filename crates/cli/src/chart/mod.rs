//! Charts as small SVG pictures.
//!
//! Widths are per cent of the column and heights are pixels, so the text keeps its size: a chart
//! fits a phone and a wide screen without being scaled. A [`file`](file::text) puts several into
//! columns that are as wide as a page of text.

pub(crate) mod bars;
pub(crate) mod changes;
pub(crate) mod file;
pub(crate) mod lines;

use crate::markup::escape;
use std::ops::Range;

/// A drawing for a column of any width.
pub(crate) struct Drawing {
    caption: String,
    /// A description in words.
    told: Vec<String>,
    height: usize,
    drawn: String,
}

impl Drawing {
    /// Returns the drawing as a figure of a page; its number is unique there.
    pub(crate) fn figure(&self, number: &str) -> String {
        let Self { height, drawn, .. } = self;
        let (caption, told) = self.words();
        format!(
            r#"<figure>
<figcaption id="caption-{number}">{caption}</figcaption>
<svg role="img" aria-labelledby="title-{number} text-{number}" height="{height}" xmlns="http://www.w3.org/2000/svg">
<title id="title-{number}">{caption}</title>
<desc id="text-{number}">{told}</desc>
{drawn}</svg>
</figure>
"#
        )
    }

    /// Returns the caption and the description as text of a page.
    fn words(&self) -> (String, String) {
        (escape(&self.caption), escape(&self.told.join("; ")))
    }
}

/// Pixels of an axis below a drawing, and from there, or from the top of a bar's step, to the text.
const AXIS: usize = 18;
const TEXT: usize = 12;

/// Draws an upright line and its number below.
fn tick(class: &str, x: &str, y: Range<usize>, anchor: &str, number: &str) -> String {
    let Range { start, end } = y;
    format!(
        r#"<line class="{class}" x1="{x}" x2="{x}" y1="{start}" y2="{end}" /><text class="tick" x="{x}" y="{}" text-anchor="{anchor}">{number}</text>
"#,
        end + TEXT
    )
}

/// The most ticks of an axis.
const TICKS: i32 = 8;

/// Maps rates to shares of the greatest.
struct Scale {
    most: f64,
}

impl Scale {
    /// Makes a scale up to the greatest rate. If all rates are zero, or one is not a number, any
    /// scale will do.
    fn to(most: f64) -> Self {
        Self { most: if most.is_normal() && most > 0.0 { most } else { 1.0 } }
    }

    fn percent(&self, rate: f64) -> String {
        format!("{:.2}%", 100.0 * rate / self.most)
    }

    /// Returns round rates from zero on, and the decimals that they need.
    fn ticks(&self) -> (Vec<f64>, usize) {
        let (step, digits) = self.step();
        let ticks = (0..TICKS).map(|i| f64::from(i) * step).take_while(|rate| *rate <= self.most);
        (ticks.collect(), digits)
    }

    /// Returns the round distance that gives three to seven ticks, and the decimals that it needs.
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

    #[test]
    fn ticks_are_round_and_few() {
        for (most, step, digits) in
            [(32.1, 10.0, 0), (1.0, 0.25, 2), (2.9, 0.5, 1), (0.7, 0.2, 1), (140.0, 25.0, 0), (9.99, 2.0, 0)]
        {
            let (found, decimals) = Scale::to(most).step();
            assert!((found - step).abs() < 1e-9 * step, "{found} for {most}");
            assert_eq!(decimals, digits, "{most}");
        }
        for most in 1..2000 {
            let scale = Scale::to(f64::from(most) / 10.0);
            let ticks = scale.ticks().0.len();
            assert!((3..=7).contains(&ticks), "{ticks} for {most}");
        }
        for most in [0.0, -1.0, f64::NAN, f64::INFINITY, 5e-324, 1e-300, 1e300, f64::MAX] {
            let scale = Scale::to(most);
            assert!((3..=7).contains(&scale.ticks().0.len()), "{most}");
            assert!(!scale.percent(0.0).contains(['N', 'i']), "{most}");
        }
    }
}
