//! The two records.

use anyhow::ensure;
use runner::bench::compare::{Comparison, compare};
use runner::bench::record::{self, Record};
use std::path::Path;

/// Two records, and the comparison of their rows.
pub(super) struct Sides<'a> {
    pub(super) files: [&'a Path; 2],
    pub(super) records: [Record; 2],
    pub(super) comparison: Comparison,
}

impl<'a> Sides<'a> {
    /// Reads and joins two records.
    pub(super) fn read(files: [&'a Path; 2]) -> anyhow::Result<Self> {
        let records = [record::read(files[0])?, record::read(files[1])?];
        let compared = compare(&records[0], &records[1]);
        let comparison =
            compared.map_err(|(side, fault)| anyhow::anyhow!("{}: {fault}", files[side].display()))?;
        let [a, b] = files.map(Path::display);
        ensure!(
            !comparison.pairs.is_empty(),
            "{a} and {b} have no row in common: compare records of the same benchmarks"
        );
        Ok(Self { files, records, comparison })
    }

    /// Whether both were made on the same machine; none if one of them does not say.
    pub(super) fn same_machine(&self) -> Option<bool> {
        let [a, b] = &self.records;
        Some(a.heading.machine.as_ref()?.is_same(b.heading.machine.as_ref()?))
    }
}
