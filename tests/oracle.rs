//! The expected findings of a search, worked out by the reference, message by message, with
//! templates and objectives taken apart anew; and the same search on every kernel.

use crate::{block_bytes, search_kernels};
use hashes::{Algorithm, reference};
use hashweave::search::{Found, Goal, Job, Objective, Request, Searcher};
use kernels::Backend;
use kernels::search::{Plan, Variant};

/// A part of a message.
#[derive(Clone, Debug)]
pub enum Piece {
    /// Bytes written as text.
    Text(&'static str),
    /// Bytes written as `{hex:…}`.
    Hex(Vec<u8>),
    /// The salt.
    Salt(Vec<u8>),
    /// The counter in the given number of bytes, least significant first.
    Little(usize),
    /// The counter in the given number of bytes, most significant first.
    Big(usize),
    /// The counter in the given number of letters.
    Letters(usize),
    /// The counter in digits of an alphabet, in the given number of them or without leading zeros.
    Digits(String, Option<usize>),
}

/// Counters of fewer bits are not walked wherever they stand: those of one byte are not in words 1,
/// 2, 6 and others.
const FEW_BITS: usize = 16;

/// A search: what is hashed and what is looked for.
#[derive(Clone, Debug)]
pub struct Search {
    /// The hash.
    pub algorithm: Algorithm,
    /// The message.
    pub layout: Vec<Piece>,
    /// The condition.
    pub objective: Objective,
}

/// A number in digits of an alphabet, at least `least` of them.
fn digits(mut number: u64, alphabet: &str, least: usize) -> Vec<u8> {
    let (characters, mut digits) = (alphabet.as_bytes(), Vec::new());
    while digits.len() < least || number > 0 {
        digits.insert(0, characters[(number % characters.len() as u64) as usize]);
        number /= characters.len() as u64;
    }
    digits
}

impl Piece {
    /// Its bytes in the message.
    fn length(&self) -> usize {
        match self {
            Self::Text(text) => text.len(),
            Self::Hex(bytes) | Self::Salt(bytes) => bytes.len(),
            Self::Little(width) | Self::Big(width) | Self::Letters(width) => *width,
            Self::Digits(alphabet, width) => width.unwrap_or_else(|| digits(u64::MAX, alphabet, 1).len()),
        }
    }
}

impl Search {
    /// The default workload with a salt: least SHA3-256 digest of `bench_sha3:{salt:5}{counter:8}`.
    #[must_use]
    pub fn default_with(salt: [u8; 5]) -> Self {
        let layout = vec![Piece::Text("bench_sha3:"), Piece::Salt(salt.to_vec()), Piece::Little(8)];
        Self { algorithm: Algorithm::Sha3_256, layout, objective: Objective::default() }
    }

    /// The same with another goal on the whole digest.
    #[must_use]
    pub fn with_goal(self, goal: Goal) -> Self {
        Self { objective: Objective { goal, range: None }, ..self }
    }

    /// The same with another algorithm.
    #[must_use]
    pub fn with_algorithm(self, algorithm: Algorithm) -> Self {
        Self { algorithm, ..self }
    }

    /// The template as a user would write it.
    #[must_use]
    pub fn template(&self) -> String {
        let field = |piece: &Piece| match piece {
            Piece::Text(text) => (*text).to_owned(),
            Piece::Hex(bytes) => format!("{{hex:{}}}", hex::encode(bytes)),
            Piece::Salt(salt) => format!("{{salt:{}}}", salt.len()),
            Piece::Little(width) => format!("{{counter:{width}}}"),
            Piece::Big(width) => format!("{{counter:{width}:be}}"),
            Piece::Letters(width) => format!("{{counter:{width}:letters}}"),
            Piece::Digits(alphabet, Some(width)) => format!("{{counter:alphabet={alphabet}:{width}}}"),
            Piece::Digits(alphabet, None) => format!("{{counter:alphabet={alphabet}}}"),
        };
        self.layout.iter().map(field).collect()
    }

    /// The message of a counter.
    #[must_use]
    pub fn message(&self, counter: u64) -> Vec<u8> {
        let bytes = |piece: &Piece| match piece {
            Piece::Text(text) => text.as_bytes().to_vec(),
            Piece::Hex(bytes) | Piece::Salt(bytes) => bytes.clone(),
            Piece::Little(width) => counter.to_le_bytes()[..*width].to_vec(),
            Piece::Big(width) => counter.to_be_bytes()[8 - width..].to_vec(),
            Piece::Letters(width) => {
                let digits = format!("{counter:0width$x}");
                digits
                    .bytes()
                    .map(|digit| b"HIJKLMNOhijklmno"[(digit as char).to_digit(16).expect("a digit") as usize])
                    .collect()
            }
            Piece::Digits(alphabet, width) => digits(counter, alphabet, width.unwrap_or(1)),
        };
        self.layout.iter().flat_map(bytes).collect()
    }

    /// Whether there may be nothing for a kernel to walk: more than one block from the counter's
    /// first one on, or so few bits in the counter that next to those of the lanes there may be no
    /// four that never meet.
    fn may_be_left_unwalked(&self) -> bool {
        let (mut start, mut bits) = (0, 0);
        for piece in &self.layout {
            (start, bits) = match piece {
                Piece::Little(width) | Piece::Big(width) => (start, 8 * width),
                Piece::Letters(width) => (start, (4 * width).min(64)),
                Piece::Digits(..) => return true,
                _ if bits > 0 => break,
                fixed => (start + fixed.length(), 0),
            };
        }
        let block = block_bytes(self.algorithm);
        // The padding takes a byte at least.
        let several = self.message(0).len() / block > start / block;
        several || bits < FEW_BITS
    }

    fn salt(&self) -> &[u8] {
        let mut salts = self.layout.iter().filter_map(|piece| match piece {
            Piece::Salt(salt) => Some(salt.as_slice()),
            _ => None,
        });
        salts.next().unwrap_or_default()
    }

    /// Message and digest of every counter, by the reference.
    #[must_use]
    pub fn hashed(&self, first: u64, last: u64) -> Vec<Found> {
        let found = |counter| {
            let message = self.message(counter);
            let digest = reference::digest(self.algorithm, &message);
            Found { counter, message, digest }
        };
        (first..=last).map(found).collect()
    }

    /// The findings of a scan in counter order, by the reference.
    #[must_use]
    pub fn expected(&self, first: u64, last: u64) -> Vec<Found> {
        let mut judge = Judge::new(&self.objective);
        (first..=last)
            .filter_map(|counter| {
                let message = self.message(counter);
                let digest = reference::digest(self.algorithm, &message);
                judge.accepts(&digest).then_some(Found { counter, message, digest })
            })
            .collect()
    }

    /// The search on a kernel.
    ///
    /// # Panics
    ///
    /// If it is refused.
    #[must_use]
    pub fn searcher(&self, (backend, variant): (Backend, Variant)) -> Searcher {
        let request = Request {
            template: self.template().parse().expect("a template"),
            algorithm: self.algorithm,
            objective: self.objective.clone(),
            isa: Some(backend.isa()),
            variant: Some(variant),
        };
        let job = Job::new(request).expect("a job that this machine can run");
        let in_order =
            variant.hoists_second_round() && job.variant() == Variant::A1A2 && self.may_be_left_unwalked();
        // There is one variant for several blocks ([`Plan::new`]); that of vectors of any size has
        // no linear half in tables before them.
        let scalable = Plan::lanes(backend, self.algorithm) > backend.lanes_of(self.algorithm.word_bits());
        let for_several = if scalable { Variant::A1 } else { Variant::A1A2 };
        let several = job.blocks() > 1 && job.variant() == for_several;
        assert!(
            job.backend().isa() == backend.isa() && (job.variant() == variant || in_order || several),
            "no silent fallback of {variant:?} on {backend:?} for {}",
            self.template()
        );
        Searcher::new(&job, self.salt()).expect("a salt of the template's length")
    }

    /// The findings of a kernel.
    ///
    /// # Panics
    ///
    /// If it reports a fault.
    #[must_use]
    pub fn found(&self, kernel: (Backend, Variant), first: u64, last: u64) -> Vec<Found> {
        let mut found = Vec::new();
        let scanned = self.searcher(kernel).scan(first, last, &mut |hit| found.push(hit));
        scanned.unwrap_or_else(|fault| panic!("{}: {fault}", self.describe(kernel, first, last)));
        found
    }

    /// Compares every kernel with the reference.
    ///
    /// # Panics
    ///
    /// If one differs.
    pub fn check(&self, first: u64, last: u64) {
        self.check_against(&self.expected(first, last), first, last);
    }

    /// Compares every kernel with what was worked out before.
    ///
    /// # Panics
    ///
    /// If one differs.
    pub fn check_against(&self, expected: &[Found], first: u64, last: u64) {
        for kernel in search_kernels(self.algorithm) {
            let found = self.found(kernel, first, last);
            let differs = found.iter().zip(expected).position(|(a, b)| a != b);
            let at = differs.unwrap_or(found.len().min(expected.len()));
            assert!(
                found == expected,
                "{}: {} found instead of {}, first difference: {:?} instead of {:?}",
                self.describe(kernel, first, last),
                found.len(),
                expected.len(),
                found.get(at),
                expected.get(at)
            );
        }
    }

    fn describe(&self, (backend, variant): (Backend, Variant), first: u64, last: u64) -> String {
        let (isa, variant) = (backend.isa(), variant.name());
        let Self { algorithm, objective, .. } = self;
        let salt = hex::encode(self.salt());
        format!("{algorithm} {isa} {variant} {} salt {salt} {objective:?} {first}..={last}", self.template())
    }
}

/// The objectives again, for digests in counter order.
#[derive(Debug)]
pub struct Judge<'a> {
    objective: &'a Objective,
    least: Option<Vec<u8>>,
    most: Option<usize>,
}

impl<'a> Judge<'a> {
    /// Of an objective, no digest seen yet.
    #[must_use]
    pub fn new(objective: &'a Objective) -> Self {
        Self { objective, least: None, most: None }
    }

    /// Whether the next digest is a hit.
    pub fn accepts(&mut self, digest: &[u8]) -> bool {
        let slice = self.objective.range.clone().map_or(digest, |range| &digest[range]);
        match &self.objective.goal {
            Goal::Min => {
                let beats = self.least.as_deref().is_none_or(|least| slice < least);
                if beats {
                    self.least = Some(slice.to_vec());
                }
                beats
            }
            Goal::ZeroBits(bits) => (0..*bits as usize).all(|i| slice[i / 8] << (i % 8) & 0x80 == 0),
            Goal::Below(bound) => {
                let mut bound = bound.clone();
                bound.resize(slice.len(), 0);
                slice < bound.as_slice()
            }
            Goal::Match { mask, value } => {
                assert_eq!(mask.len(), value.len(), "a mask and a value of one length");
                (0..mask.len()).all(|i| slice[i] & mask[i] == value[i])
            }
            Goal::BelowLe(bound) => {
                let slice: Vec<u8> = slice.iter().rev().copied().collect();
                let mut bound = bound.clone();
                bound.resize(slice.len(), 0);
                slice < bound
            }
            // As Bitcoin Core's `SetCompact` has it: three digits of base 256, of which the last one
            // stands at 256^(n - 3); so digits n - 1, n - 2, … of the number are the first, second, ….
            Goal::Nbits(bits) => {
                let [n, digits @ ..] = bits.to_be_bytes();
                let mut target = vec![0; slice.len()];
                for (digit, place) in digits.iter().zip((0..usize::from(n)).rev()) {
                    target[place] = *digit;
                }
                slice.iter().rev().le(target.iter().rev())
            }
            Goal::Any(patterns) => patterns.to_string().split(',').any(|pattern| {
                let (mask, value) = pattern.split_once(':').expect("a mask and a value");
                let [mask, value] = [mask, value].map(|text| hex::decode(text).expect("hexadecimal digits"));
                (0..mask.len()).all(|i| slice[i] & mask[i] == value[i])
            }),
            Goal::ChecksumCase(cased) => {
                let written = checksummed(slice);
                cased.to_string().split(',').any(|text| {
                    text.chars().zip(written.chars()).all(|(digit, written)| digit == '.' || digit == written)
                })
            }
            Goal::Base58(base58) => {
                let written = in_base58(slice);
                base58.to_string().split(',').any(|prefix| written.starts_with(prefix))
            }
            Goal::Score(score) => {
                let score = match score.name() {
                    "zeros" => hex::encode(slice).matches('0').count(),
                    "zero-bytes" => slice.iter().filter(|byte| **byte == 0).count(),
                    "leading-zero-bytes" => slice.iter().position(|byte| *byte != 0).unwrap_or(slice.len()),
                    "run" => {
                        let digits = hex::encode(slice).into_bytes();
                        digits.chunk_by(|a, b| a == b).map(<[u8]>::len).max().unwrap_or_default()
                    }
                    other => panic!("the judge has no rule for the score {other}"),
                };
                let beats = self.most.is_none_or(|most| score > most);
                if beats {
                    self.most = Some(score);
                }
                beats
            }
            other => panic!("the judge has no rule for the goal {other}"),
        }
    }
}

/// An address as EIP-55 writes it.
fn checksummed(address: &[u8]) -> String {
    let digits = hex::encode(address);
    let hash = hex::encode(reference::digest(Algorithm::Keccak256, digits.as_bytes()));
    let written = digits.chars().zip(hash.chars());
    written.map(|(digit, hash)| if hash >= '8' { digit.to_ascii_uppercase() } else { digit }).collect()
}

/// Bytes without version and checksum in Base58, from their bits.
fn in_base58(bytes: &[u8]) -> String {
    let digits = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz".as_bytes();
    // The digits of the number so far, least significant first: it is doubled for every bit.
    let mut number: Vec<usize> = Vec::new();
    for bit in bytes.iter().flat_map(|byte| (0..8).rev().map(move |i| usize::from(byte >> i & 1))) {
        let mut carry = bit;
        for digit in &mut number {
            carry += 2 * *digit;
            *digit = carry % 58;
            carry /= 58;
        }
        if carry > 0 {
            number.push(carry);
        }
    }
    let zeros = bytes.iter().take_while(|byte| **byte == 0).count();
    let written = core::iter::repeat_n(0, zeros).chain(number.into_iter().rev());
    written.map(|digit| char::from(digits[digit])).collect()
}
