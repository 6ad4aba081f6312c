//! Charts of changes: the distance of ratios from one, decreases to the left and increases to the
//! right.

use super::bars::{BAR, HEIGHT, STEP, named};
use super::{AXIS, Drawing, tick};
use crate::markup::escape;

/// Pixels from one dot of a heap to the next, and the greatest height of a heap.
const DOT: f64 = 6.0;
const HEAP: f64 = 110.0;

/// The greatest change in per cent of the width, and how many heaps of dots there are on each side.
const SIDE: f64 = 46.0;
const HEAPS: f64 = 70.0;

/// A row and its change.
pub(crate) struct Change {
    pub(crate) label: String,
    /// The text at the other end of the line.
    pub(crate) figures: String,
    pub(crate) ratio: f64,
    /// Its class.
    pub(crate) class: &'static str,
}

/// A scale of ratios that reaches equally far to the left and to the right.
struct Scale {
    /// The logarithm of the greatest ratio.
    most: f64,
    /// The largest change that counts as none, as a fraction.
    floor: f64,
}

impl Scale {
    fn of(changes: &[Change], floor: f64) -> Self {
        let most = changes.iter().map(|change| change.ratio.ln().abs()).fold(2.5 * floor, f64::max);
        Self { most, floor }
    }

    /// Returns the position in per cent from the left.
    fn x(&self, ratio: f64) -> f64 {
        50.0 + SIDE * ratio.ln() / self.most
    }

    /// Draws the band of unchanged rows, and lines down to `bottom` with their changes below.
    fn axis(&self, bottom: usize) -> String {
        let (left, right) = (self.x(1.0 / (1.0 + self.floor)), self.x(1.0 + self.floor));
        let band = format!(
            r#"<rect class="band" x="{left:.2}%" width="{:.2}%" y="0" height="{bottom}" />
"#,
            right - left
        );
        let at = |change: f64| {
            let x = self.x(1.0 + change);
            let (class, name) = if change == 0.0 {
                ("zero", "same".to_owned())
            } else {
                ("grid", format!("{:+.0} %", 100.0 * change).replace('-', "−"))
            };
            tick(class, &format!("{x:.2}%"), 0..bottom, "middle", &name)
        };
        band + &self.ticks().into_iter().map(at).collect::<String>()
    }

    /// Returns round changes for both sides, at most three on the right, as fractions.
    fn ticks(&self) -> Vec<f64> {
        let most = self.most.exp_m1();
        let steps = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5];
        let step = steps.into_iter().find(|step| most / step < 4.0).unwrap_or_else(|| (most / 3.0).ceil());
        let all = (-3..=3).map(|i| f64::from(i) * step);
        all.filter(|change| *change > -1.0 && change.ln_1p().abs() <= 1.01 * self.most).collect()
    }
}

/// Draws every change as a dot; similar ones form a heap.
pub(crate) fn dots(caption: &str, changes: &[Change], floor: f64) -> Drawing {
    let scale = Scale::of(changes, floor);
    let heap = |change: &Change| (HEAPS * change.ratio.ln() / scale.most).round() as i64;
    let mut sorted: Vec<&Change> = changes.iter().collect();
    // The changed ones lie at the bottom of a heap.
    sorted.sort_by_key(|change| (heap(change), change.class == "same"));
    let heaps: Vec<&[&Change]> = sorted.chunk_by(|one, other| heap(one) == heap(other)).collect();
    let highest = heaps.iter().map(|heap| heap.len()).max().unwrap_or(1) as f64;
    let step = DOT.min(HEAP / highest);
    let bottom = (DOT + step * highest).ceil() as usize;
    let dot = |i: usize, change: &Change| {
        let x = scale.x((scale.most * heap(change) as f64 / HEAPS).exp());
        let y = bottom as f64 - DOT / 2.0 - step * i as f64;
        format!(
            "<circle class=\"dot {}\" cx=\"{x:.2}%\" cy=\"{y:.1}\" r=\"2.5\"><title>{}: {}</title></circle>\n",
            change.class,
            escape(&change.label),
            escape(&change.figures)
        )
    };
    let drawn: String =
        heaps.iter().flat_map(|heap| heap.iter().enumerate().map(|(i, change)| dot(i, change))).collect();
    Drawing {
        caption: caption.to_owned(),
        told: told(changes.iter().filter(|change| change.class != "same"), "no row changed"),
        height: bottom + AXIS,
        drawn: scale.axis(bottom) + &drawn,
    }
}

/// Draws every change as a bar with its name.
pub(crate) fn bars(caption: &str, changes: &[Change], floor: f64) -> Drawing {
    let scale = Scale::of(changes, floor);
    let bottom = STEP * changes.len();
    let bar = |(i, change): (usize, &Change)| {
        let (here, there) = (50.0_f64.min(scale.x(change.ratio)), 50.0_f64.max(scale.x(change.ratio)));
        format!(
            r#"{named}<rect class="change {class}" x="{here:.2}%" width="{width:.2}%" y="{bar}" height="{HEIGHT}" />
"#,
            named = named(i * STEP, &change.label, &change.figures),
            bar = i * STEP + BAR,
            class = change.class,
            width = there - here,
        )
    };
    let drawn: String = changes.iter().enumerate().map(bar).collect();
    Drawing {
        caption: caption.to_owned(),
        told: told(changes.iter(), ""),
        height: bottom + AXIS,
        drawn: scale.axis(bottom) + &drawn,
    }
}

fn told<'a>(changes: impl Iterator<Item = &'a Change>, none: &str) -> Vec<String> {
    let told: Vec<String> = changes.map(|change| format!("{}: {}", change.label, change.figures)).collect();
    if told.is_empty() { vec![none.to_owned()] } else { told }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn change(ratio: f64, class: &'static str) -> Change {
        Change { label: "a<b".into(), figures: "1 & 2".into(), ratio, class }
    }

    #[test]
    fn more_is_right_and_less_is_left() {
        let drawn = bars("c", &[change(1.1, "slower"), change(1.0 / 1.1, "faster")], 0.02).drawn;
        assert!(drawn.contains(r#"slower" x="50.00%" width="46.00%""#), "{drawn}");
        assert!(drawn.contains(r#"faster" x="4.00%" width="46.00%""#), "{drawn}");
        assert!(drawn.contains("+5 %") && drawn.contains("−5 %") && drawn.contains("same"), "{drawn}");
    }

    #[test]
    fn every_row_is_a_dot_and_heaps_do_not_grow_without_end() {
        let mut changes: Vec<Change> = (0..300).map(|_| change(1.001, "same")).collect();
        changes.push(change(3.0, "slower"));
        let drawing = dots("c", &changes, 0.02);
        assert_eq!(drawing.drawn.matches("<circle").count(), 301);
        assert!(drawing.height < 150, "{}", drawing.height);
        assert_eq!(drawing.told, ["a<b: 1 & 2"]);
        assert_eq!(dots("c", &changes[..300], 0.02).told, ["no row changed"]);
    }

    #[test]
    fn ticks_are_few() {
        for percent in 1..500 {
            let scale = Scale::of(&[change(1.0 + f64::from(percent) / 100.0, "slower")], 0.02);
            let ticks = scale.ticks().len();
            assert!((2..=7).contains(&ticks), "{ticks} for {percent}");
        }
    }
}
