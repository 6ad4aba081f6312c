//! Lines over a few evenly spaced places.

use super::{Drawing, Scale};
use crate::markup::escape;

/// Pixels: of the plot, above it, and below it for the places' names.
const PLOT: f64 = 190.0;
const ABOVE: f64 = 16.0;
const BELOW: f64 = 34.0;

/// The least distance between the names of two lines in pixels.
const APART: f64 = 14.0;

/// The most places whose names are written.
const NAMED: usize = 13;

/// Positions in per cent of the width: the first place, the last one, and the beginning of the
/// lines' names.
const FIRST: f64 = 9.0;
const LAST: f64 = 80.0;
const NAMES: f64 = 82.5;

/// A line, or a point if it has only one rate.
pub(crate) struct Line {
    pub(crate) name: String,
    /// Its class.
    pub(crate) class: String,
    /// The rate at each place, where there is one.
    pub(crate) rates: Vec<Option<f64>>,
    /// Whether the points are marked and described.
    pub(crate) measured: bool,
}

/// The units of the axes.
pub(crate) struct Axes<'a> {
    /// The unit of the places, which is written below their names.
    pub(crate) across: &'a str,
    /// The unit of the rates.
    pub(crate) up: &'a str,
}

/// Draws lines over `places`, whose names are written below as far as there is room.
pub(crate) fn drawing(caption: &str, axes: &Axes<'_>, places: &[String], lines: &[Line]) -> Drawing {
    let most = lines.iter().flat_map(|line| &line.rates).flatten().copied().fold(0.0, f64::max);
    let plot = Plot { scale: Scale::to(1.05 * most), places };
    let drawn: String = lines.iter().map(|line| plot.line(line)).collect();
    Drawing {
        caption: caption.to_owned(),
        told: lines.iter().filter(|line| line.measured).map(|line| line.told(axes, places)).collect(),
        height: (ABOVE + PLOT + BELOW) as usize,
        drawn: plot.axes(axes.across) + &drawn + &plot.names(lines),
    }
}

impl Line {
    fn told(&self, axes: &Axes<'_>, places: &[String]) -> String {
        let Axes { across, up } = axes;
        let points = self.rates.iter().zip(places).filter_map(|(rate, place)| {
            let rate = (*rate)?;
            Some(format!("{rate:.3} {up} at {place} {across}"))
        });
        format!("{}: {}", self.name, points.collect::<Vec<_>>().join(", "))
    }
}

struct Plot<'a> {
    scale: Scale,
    places: &'a [String],
}

impl Plot<'_> {
    /// Returns the position in per cent from the left.
    fn x(&self, place: usize) -> f64 {
        let gaps = self.places.len().saturating_sub(1).max(1);
        FIRST + (LAST - FIRST) * place as f64 / gaps as f64
    }

    /// Returns the position in pixels from the top.
    fn y(&self, rate: f64) -> f64 {
        ABOVE + PLOT * (1.0 - rate / self.scale.most)
    }

    /// Draws horizontal lines with their rates, and the names of the places.
    fn axes(&self, unit: &str) -> String {
        let (ticks, digits) = self.scale.ticks();
        let across = ticks.into_iter().map(|rate| {
            let y = self.y(rate);
            format!(
                r#"<line class="grid" x1="0" x2="{LAST}%" y1="{y:.1}" y2="{y:.1}" /><text class="tick" x="0" y="{:.1}">{rate:.digits$}</text>
"#,
                y - 3.0
            )
        });
        let bottom = ABOVE + PLOT + 14.0;
        let step = self.places.len().div_ceil(NAMED).max(1);
        let names = self.places.iter().enumerate().step_by(step).map(|(i, place)| {
            let x = self.x(i);
            format!(
                r#"<text class="tick" x="{x:.2}%" y="{bottom}" text-anchor="middle">{}</text>
"#,
                escape(place)
            )
        });
        let unit = format!(
            r#"<text class="tick" x="{:.2}%" y="{}" text-anchor="middle">{}</text>
"#,
            (FIRST + LAST) / 2.0,
            bottom + 15.0,
            escape(unit)
        );
        across.chain(names).collect::<String>() + &unit
    }

    fn line(&self, line: &Line) -> String {
        let points: Vec<(f64, f64)> = line
            .rates
            .iter()
            .enumerate()
            .filter_map(|(place, rate)| Some((self.x(place), self.y((*rate)?))))
            .collect();
        let class = &line.class;
        let pieces = points.windows(2).map(|pair| {
            let [(x1, y1), (x2, y2)] = [pair[0], pair[1]];
            format!(r#"<line class="line {class}" x1="{x1:.2}%" y1="{y1:.1}" x2="{x2:.2}%" y2="{y2:.1}" />"#)
        });
        let marks = points.iter().filter(|_| line.measured);
        let marks =
            marks.map(|(x, y)| format!(r#"<circle class="mark {class}" cx="{x:.2}%" cy="{y:.1}" r="3" />"#));
        pieces.chain(marks).chain(["\n".to_owned()]).collect()
    }

    /// Writes the lines' names next to their ends, moved apart where they would overlap.
    fn names(&self, lines: &[Line]) -> String {
        let end = |line: &Line| line.rates.iter().flatten().last().map(|rate| self.y(*rate) + 4.0);
        let mut names: Vec<(f64, &Line)> = lines.iter().filter_map(|line| Some((end(line)?, line))).collect();
        names.sort_by(|a, b| a.0.total_cmp(&b.0));
        spread(&mut names);
        let name = |(y, line): &(f64, &Line)| {
            format!(
                r#"<text class="name {}" x="{NAMES}%" y="{y:.1}">{}</text>
"#,
                line.class,
                escape(&line.name)
            )
        };
        names.iter().map(name).collect()
    }
}

/// Moves names that are too close downwards, and all of them up again if the last one would leave
/// the plot.
fn spread<T>(names: &mut [(f64, T)]) {
    for i in 1..names.len() {
        names[i].0 = names[i].0.max(names[i - 1].0 + APART);
    }
    let lowest = ABOVE + PLOT + 4.0;
    let mut most = lowest;
    for name in names.iter_mut().rev() {
        name.0 = name.0.min(most);
        most = name.0 - APART;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(name: &str, rates: &[Option<f64>]) -> Line {
        Line { name: name.into(), class: "size-0".into(), rates: rates.to_vec(), measured: true }
    }

    #[test]
    fn lines_join_the_points_that_there_are() {
        let places = ["1", "2", "4"].map(str::to_owned);
        let lines = [line("a<b", &[Some(1.0), Some(2.0), Some(4.0)]), line("one", &[None, None, Some(3.0)])];
        let drawn = drawing("c", &Axes { across: "streams", up: "GB/s" }, &places, &lines).figure("1");
        assert_eq!(drawn.matches("class=\"line ").count(), 2);
        assert_eq!(drawn.matches("<circle").count(), 4);
        assert!(drawn.contains("a&lt;b: 1.000 GB/s at 1 streams, 2.000 GB/s at 2 streams"), "{drawn}");
        assert!(drawn.contains("one: 3.000 GB/s at 4 streams"), "{drawn}");
    }

    #[test]
    fn names_do_not_cover_each_other_and_stay_in_the_plot() {
        let mut names: Vec<(f64, ())> = [10.0, 11.0, 12.0, 205.0, 206.0, 207.0].map(|y| (y, ())).into();
        spread(&mut names);
        assert!(names.windows(2).all(|pair| pair[1].0 - pair[0].0 >= APART - 1e-9), "{names:?}");
        assert!(names.iter().all(|name| name.0 <= ABOVE + PLOT + 4.0), "{names:?}");
    }
}
