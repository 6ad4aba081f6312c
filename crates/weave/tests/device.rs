//! Tests the passes of device kernels on random terms: none of them may change the results.

use lanes::record::Id;
use weave::device::{Halves, Kernel, Multiplied, Operand, Statement, interpret};
use weave::terms::{Term, Terms};

/// xorshift64*: numbers without a pattern, the same in every run.
struct Numbers(u64);

impl Numbers {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_F491_4F6C_DD1D)
    }

    fn below(&mut self, end: usize) -> usize {
        (self.next() >> 33) as usize % end
    }

    /// A word, often one with structure.
    fn word(&mut self, bits: u32) -> u64 {
        let word = match self.below(4) {
            0 => 0,
            1 => u64::MAX,
            2 => 1 << self.below(64),
            _ => self.next(),
        };
        word & u64::MAX >> (64 - bits)
    }
}

const INPUTS: usize = 6;

/// Returns terms with every operation, or only those that interleaved halves have.
fn terms(numbers: &mut Numbers, bits: u32, linear: bool) -> Terms {
    let mut terms: Vec<Term> = (0..INPUTS).map(Term::Input).collect();
    for _ in 0..3 {
        terms.push(Term::Constant(numbers.word(bits)));
    }
    for _ in 0..40 {
        let [a, b, c, d]: [Id; 4] = core::array::from_fn(|_| numbers.below(terms.len()));
        let by = 1 + numbers.below(bits as usize - 1) as u32;
        terms.push(match numbers.below(if linear { 10 } else { 13 }) {
            0 => Term::Xor(vec![a, b]),
            1 => Term::Xor(vec![a, b, c, d]),
            2 => Term::And(a, b),
            3 => Term::Or(a, b),
            4 => Term::Not(a),
            5 => Term::AndNot(a, b),
            6 => Term::Chi(a, b, c),
            7 => Term::Ch(a, b, c),
            8 => Term::Maj(a, b, c),
            9 => Term::Rotr(a, by),
            10 => Term::Add(a, b),
            11 => Term::Sub(a, b),
            _ => Term::Shr(a, by),
        });
    }
    let results = (0..4).map(|_| terms.len() - 1 - numbers.below(12)).collect();
    Terms { terms, results }
}

fn inputs(numbers: &mut Numbers, bits: u32) -> Vec<u64> {
    (0..INPUTS).map(|_| numbers.word(bits)).collect()
}

#[test]
fn what_is_known_is_folded() {
    let mut numbers = Numbers(1);
    for round in 0..400 {
        let bits = [32, 64][round % 2];
        let (whole, values) = (terms(&mut numbers, bits, false), inputs(&mut numbers, bits));
        let known: Vec<Option<u64>> =
            values.iter().map(|&value| Some(value).filter(|_| numbers.below(2) == 0)).collect();
        let folded = whole.folded(bits, &known);
        assert_eq!(folded.evaluated(bits, &values), whole.evaluated(bits, &values));
        let all: Vec<Option<u64>> = values.iter().copied().map(Some).collect();
        let constants = whole.folded(bits, &all);
        assert!(constants.terms.iter().all(|term| matches!(term, Term::Constant(_))), "{constants:?}");
    }
}

#[test]
fn the_host_and_the_threads_compute_the_whole() {
    let mut numbers = Numbers(2);
    let mut given = 0;
    for round in 0..400 {
        let bits = [32, 64][round % 2];
        let (whole, values) = (terms(&mut numbers, bits, false), inputs(&mut numbers, bits));
        let known: Vec<bool> = (0..INPUTS).map(|_| numbers.below(2) == 0).collect();
        let split = whole.split(bits, &known);
        let from_host = split.known.evaluated(bits, &values);
        given += from_host.len();
        // The threads see what the host knows only by the parameters.
        let seen =
            values.iter().zip(&known).map(|(&value, &known)| if known { !value & 0xFF } else { value });
        let seen: Vec<u64> = seen.chain(from_host).collect();
        assert_eq!(split.left.evaluated(bits, &seen), whole.evaluated(bits, &values));
    }
    assert!(given > 400, "{given}");
}

/// Makes a kernel of one thread that lists the results, one after the other.
fn listing(terms: &Terms, values: &[u32]) -> Vec<u32> {
    let mut kernel = Kernel { workgroup: 1, ..Kernel::default() };
    let multiplied = Multiplied { rotations: 50, additions: 50 };
    let inputs: Vec<Operand> = values.iter().map(|&value| Operand::Constant(value)).collect();
    let mut body = Vec::new();
    let results = terms.emit(&mut kernel, &inputs, (multiplied, &[Operand::Constant(1)]), &mut body);
    for &result in &results {
        let entry = [result, Operand::Constant(0), Operand::Constant(0)];
        body.push(Statement::Push { capacity: Operand::Constant(100), entry });
    }
    kernel.body = body;
    let (entries, count) = interpret::run(&kernel, &[], &[], 1);
    assert_eq!(count as usize, results.len());
    entries.into_iter().map(|entry| entry[0]).collect()
}

#[test]
fn halves_are_the_words() {
    let mut numbers = Numbers(3);
    for round in 0..400 {
        let halves = [Halves::Plain, Halves::Interleaved][round % 2];
        let whole = terms(&mut numbers, 64, halves == Halves::Interleaved);
        let values = inputs(&mut numbers, 64);
        let parts: Vec<u32> = values.iter().flat_map(|&value| halves.of(value)).collect();
        let in_halves = whole.in_halves(halves);
        let listed = listing(&in_halves, &parts);
        assert_eq!(listing(&in_halves.clone().with_long_sums().with_shared_sums(), &parts), listed);
        let words: Vec<u64> = listed.chunks(2).map(|pair| halves.word([pair[0], pair[1]])).collect();
        assert_eq!(words, whole.evaluated(64, &values), "{halves:?}");
    }
}

#[test]
fn words_of_32_bits_need_no_halves() {
    let mut numbers = Numbers(4);
    for _ in 0..200 {
        let (whole, values) = (terms(&mut numbers, 32, false), inputs(&mut numbers, 32));
        let parts: Vec<u32> = values.iter().map(|&value| value as u32).collect();
        let listed: Vec<u64> =
            listing(&whole.in_halves(Halves::Whole), &parts).into_iter().map(u64::from).collect();
        assert_eq!(listed, whole.evaluated(32, &values));
    }
}

#[test]
fn a_word_is_its_halves() {
    let mut numbers = Numbers(5);
    for _ in 0..100 {
        let word = numbers.next();
        for halves in [Halves::Plain, Halves::Interleaved] {
            assert_eq!(halves.word(halves.of(word)), word);
        }
        assert_eq!(Halves::Whole.word(Halves::Whole.of(word & 0xFFFF_FFFF)), word & 0xFFFF_FFFF);
    }
    assert_eq!(Halves::Interleaved.of(0b1011), [0b01, 0b11]);
}
