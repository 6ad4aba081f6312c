//! Sums.

use super::picture::{Picture, of, rate, subjects};
use crate::chart::lines::{Axes, Line, drawing};
use runner::bench::compare::row::{Job, Row};
use runner::bench::sum::{AUTO, in_words};

/// The length for comparing numbers of messages, and the number of messages for comparing lengths.
const LENGTH: u64 = 16 << 10;
const STREAMS: u64 = 64;

pub(super) fn picture(rows: &[Row]) -> Picture {
    let rows: Vec<&Row> = of(rows, Job::Sum).into_iter().filter(|row| row.kernel == AUTO).collect();
    let number = |row: &Row, field: &str| row.fields[field].as_u64();
    let by_streams: Vec<&Row> =
        rows.iter().copied().filter(|row| number(row, "message_bytes") == Some(LENGTH)).collect();
    let by_length: Vec<&Row> =
        rows.iter().copied().filter(|row| number(row, "streams") == Some(STREAMS)).collect();
    let charts = [
        chart("By the number of messages of 16 KiB, GB/s", "messages at once", "streams", &by_streams, |n| {
            n.to_string()
        }),
        chart(
            "By the length of 64 messages, GB/s",
            "length of a message",
            "message_bytes",
            &by_length,
            |n| in_words(n as usize),
        ),
    ];
    Picture {
        title: "Sum: billions of bytes per second on one thread",
        note: "What the library reaches with the messages that it is given in one call. Higher is better. 10th percentile of the slices.",
        columns: 2,
        drawings: charts.into_iter().flatten().collect(),
    }
}

/// Returns a line for each algorithm over the values of a field; none if there are fewer than two
/// values.
fn chart(
    caption: &str,
    across: &str,
    field: &str,
    rows: &[&Row],
    name: impl Fn(u64) -> String,
) -> Option<crate::chart::Drawing> {
    let mut places: Vec<u64> = rows.iter().filter_map(|row| row.fields[field].as_u64()).collect();
    places.sort_unstable();
    places.dedup();
    if places.len() < 2 {
        return None;
    }
    let lines = subjects(rows).into_iter().enumerate().map(|(i, subject)| {
        let at = |place: &u64| {
            let row = rows.iter().find(|row| row.subject == subject && row.fields[field] == *place);
            row.map(|row| rate(row))
        };
        Line {
            name: subject.to_owned(),
            class: format!("hue-{}", i % 5),
            rates: places.iter().map(at).collect(),
            measured: true,
        }
    });
    let lines: Vec<Line> = lines.collect();
    let places: Vec<String> = places.into_iter().map(name).collect();
    Some(drawing(caption, &Axes { across, up: "GB/s" }, &places, &lines))
}
