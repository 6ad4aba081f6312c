//! Messages as the library takes them: slices, the rows of a matrix or the items of a column, which
//! need no memory of their own.

use core::ops::Range;

/// Messages that are hashed together.
#[derive(Clone, Copy)]
pub(crate) enum Messages<'a> {
    /// Messages of any lengths, wherever they lie.
    Each(&'a [&'a [u8]]),
    /// Messages of one length at a constant distance.
    Rows(Rows<'a>),
    /// Items of a column, whose slices are made in portions that stay in the cache: those of a
    /// million strings at once would take as long to write and read again as the strings to hash.
    Items(Items<'a>),
}

/// What knows where the items of a column lie.
pub(crate) trait Lie: Sync {
    /// Appends the bytes of items.
    fn append<'a>(&'a self, places: Range<usize>, slices: &mut Vec<&'a [u8]>);

    /// The number of bytes of items.
    fn bytes(&self, places: Range<usize>) -> usize;
}

/// Items of a column.
#[derive(Clone, Copy)]
pub(crate) struct Items<'a> {
    pub(crate) lie: &'a dyn Lie,
    pub(crate) first: usize,
    pub(crate) count: usize,
}

impl Items<'_> {
    fn bytes(self, count: usize) -> usize {
        self.lie.bytes(self.first..self.first + count)
    }
}

/// Messages of one length at a constant distance.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rows<'a> {
    pub(crate) bytes: &'a [u8],
    pub(crate) stride: usize,
    pub(crate) length: usize,
    count: usize,
}

impl<'a> Rows<'a> {
    /// `count` rows, if the bytes have them and they do not overlap.
    pub(crate) fn new(bytes: &'a [u8], stride: usize, length: usize, count: usize) -> Option<Self> {
        let end = match count.checked_sub(1) {
            Some(last) => last.checked_mul(stride)?.checked_add(length)?,
            None => 0,
        };
        (stride >= length && end <= bytes.len()).then_some(Self { bytes, stride, length, count })
    }

    fn row(&self, i: usize) -> &'a [u8] {
        &self.bytes[i * self.stride..][..self.length]
    }

    fn split_at(self, count: usize) -> (Self, Self) {
        // The last row may end before the next one would begin.
        let cut = count.saturating_mul(self.stride).min(self.bytes.len());
        let (bytes, rest) = self.bytes.split_at(cut);
        (Self { bytes, count, ..self }, Self { bytes: rest, count: self.count - count, ..self })
    }
}

impl<'a> Messages<'a> {
    pub(crate) fn count(self) -> usize {
        match self {
            Self::Each(slices) => slices.len(),
            Self::Rows(rows) => rows.count,
            Self::Items(items) => items.count,
        }
    }

    /// Bytes of all messages together.
    pub(crate) fn bytes(self) -> usize {
        match self {
            Self::Each(slices) => slices.iter().map(|slice| slice.len()).sum(),
            Self::Rows(rows) => rows.count * rows.length,
            Self::Items(items) => items.bytes(items.count),
        }
    }

    /// How many messages from the first on have `bytes` bytes together, if each counts `more` bytes more.
    pub(crate) fn until(self, bytes: usize, more: usize) -> usize {
        match self {
            Self::Each(slices) => {
                let mut sum = 0;
                let small = slices.iter().take_while(|slice| {
                    let begun = sum;
                    sum += slice.len() + more;
                    begun < bytes
                });
                small.count()
            }
            Self::Rows(rows) => bytes.div_ceil(rows.length + more).min(rows.count),
            Self::Items(items) => {
                // The bytes up to an item grow with it, and the search looks at some of them only.
                let (mut few, mut many) = (0, items.count);
                while few < many {
                    let middle = few + (many - few) / 2;
                    match items.bytes(middle) + middle * more < bytes {
                        true => few = middle + 1,
                        false => many = middle,
                    }
                }
                few
            }
        }
    }

    pub(crate) fn split_at(self, count: usize) -> (Self, Self) {
        match self {
            Self::Each(slices) => {
                let (first, rest) = slices.split_at(count);
                (Self::Each(first), Self::Each(rest))
            }
            Self::Rows(rows) => {
                let (first, rest) = rows.split_at(count);
                (Self::Rows(first), Self::Rows(rest))
            }
            Self::Items(items) => {
                let (first, rest) = (items.first + count, items.count - count);
                (Self::Items(Items { count, ..items }), Self::Items(Items { first, count: rest, ..items }))
            }
        }
    }

    /// The messages, `count` at a time, as slices.
    pub(crate) fn for_each_chunk(self, count: usize, mut act: impl FnMut(&[&'a [u8]])) {
        match self {
            Self::Each(slices) => slices.chunks(count).for_each(act),
            Self::Rows(rows) => {
                let mut slices = Vec::with_capacity(count.min(rows.count));
                for first in (0..rows.count).step_by(count) {
                    slices.clear();
                    slices.extend((first..rows.count).take(count).map(|i| rows.row(i)));
                    act(&slices);
                }
            }
            Self::Items(items) => {
                let mut slices = Vec::with_capacity(count.min(items.count));
                let end = items.first + items.count;
                for first in (items.first..end).step_by(count) {
                    slices.clear();
                    items.lie.append(first..end.min(first + count), &mut slices);
                    act(&slices);
                }
            }
        }
    }

    /// The first message that lies on bytes of these addresses. Rows take what lies between them,
    /// too, because one slice has all of them.
    pub(crate) fn on(self, written: &Range<usize>) -> Option<usize> {
        let overlaps = |slice: &[u8]| {
            let read = slice.as_ptr() as usize..slice.as_ptr() as usize + slice.len();
            read.start < written.end && written.start < read.end && !read.is_empty() && !written.is_empty()
        };
        match self {
            Self::Each(slices) => slices.iter().position(|slice| overlaps(slice)),
            Self::Rows(rows) => {
                let before = written.start.saturating_sub(rows.bytes.as_ptr() as usize);
                overlaps(rows.bytes).then(|| before.checked_div(rows.stride).unwrap_or(0))
            }
            Self::Items(_) => {
                let (mut seen, mut found) = (0, None);
                self.for_each_chunk(1024, |slices| {
                    let own = slices.iter().position(|slice| overlaps(slice));
                    found = found.or(own.map(|i| seen + i));
                    seen += slices.len();
                });
                found
            }
        }
    }
}
