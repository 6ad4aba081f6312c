//! Many hashes in progress: portions, several at once, clones, resets and readings in any order,
//! against the reference on all that each was given.
#![no_main]

use arbitrary::Arbitrary;
use hashweave::{Algorithm, Hasher, Part, reference, update_many};
use libfuzzer_sys::fuzz_target;

#[derive(Arbitrary, Debug)]
enum Step {
    /// One hash takes a portion.
    Update { stream: u8, length: u16 },
    /// Several take one each, the first of the list one, the next the next.
    UpdateMany { first: u8, lengths: Vec<u16> },
    /// A hash becomes a copy of another one.
    Clone { from: u8, to: u8 },
    /// A digest is read, which changes nothing.
    Read { stream: u8 },
    /// A hash begins again.
    Reset { stream: u8 },
}

#[derive(Arbitrary, Debug)]
struct Input {
    algorithms: [u8; STREAMS],
    steps: Vec<Step>,
}

const STREAMS: usize = 20;
const MOST_STEPS: usize = 60;
const LONGEST: u16 = 700;

/// A hash and what it was given.
#[derive(Clone)]
struct Stream {
    hasher: Hasher,
    given: Vec<u8>,
}

impl Stream {
    fn check(&self) {
        let algorithm = self.hasher.algorithm();
        let expected = reference::digest(algorithm, &self.given);
        assert_eq!(self.hasher.digest(), expected, "{algorithm}, {} bytes", self.given.len());
    }
}

/// A portion that differs from every other one; `count` numbers them.
fn portion(count: &mut usize, length: u16) -> Vec<u8> {
    *count += 1;
    (0..usize::from(length % LONGEST)).map(|j| (j * 167 + j / 64 * 13 + *count * 71) as u8).collect()
}

fuzz_target!(|input: Input| {
    let new = |choice: &u8| {
        let algorithm = Algorithm::NAMED[usize::from(*choice) % Algorithm::NAMED.len()];
        Stream { hasher: Hasher::new(algorithm), given: Vec::new() }
    };
    let mut streams: Vec<Stream> = input.algorithms.iter().map(new).collect();
    let mut count = 0;
    let place = |stream: u8| usize::from(stream) % STREAMS;
    for step in input.steps.into_iter().take(MOST_STEPS) {
        match step {
            Step::Update { stream, length } => {
                let stream = &mut streams[place(stream)];
                let mut bytes = portion(&mut count, length);
                stream.hasher.update(&bytes);
                stream.given.extend_from_slice(&bytes);
                // The hash must not depend on changes that a caller makes to its buffer afterwards.
                bytes.fill(0xDD);
            }
            Step::UpdateMany { first, lengths } => {
                let chosen = &mut streams[place(first)..];
                let mut portions: Vec<Vec<u8>> =
                    lengths.iter().map(|length| portion(&mut count, *length)).collect();
                let mut parts: Vec<Part<'_>> = Vec::new();
                for (stream, bytes) in chosen.iter_mut().zip(&portions) {
                    stream.given.extend_from_slice(bytes);
                    parts.push(Part { hasher: &mut stream.hasher, bytes });
                }
                update_many(&mut parts);
                portions.iter_mut().for_each(|portion| portion.fill(0xDD));
            }
            Step::Clone { from, to } => streams[place(to)] = streams[place(from)].clone(),
            Step::Read { stream } => streams[place(stream)].check(),
            Step::Reset { stream } => {
                let stream = &mut streams[place(stream)];
                stream.hasher.reset();
                stream.given.clear();
            }
        }
    }
    streams.iter().for_each(Stream::check);
});
