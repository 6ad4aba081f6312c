//! Selects instructions of a target for terms, in the order of the record.
//!
//! Terms that one instruction can do together are found here: a rotated sum (XAR), a sum with a
//! word rotated by one (RAX1), sums of three (EOR3), χ (BCAX), a choice (BSL), a constant operand.
//! Operations without an instruction are composed of those that exist: a rotation becomes two
//! shifts, which a sum takes as two of its words, so that no register is needed for the whole.

use crate::terms::{Term, Terms};
use crate::{Instruction, Line, Op, Piece, Row, Target, Value};
use lanes::record::Id;
use std::collections::HashMap;

/// The places from which inputs come.
pub enum Inputs {
    /// They are in registers, in their order.
    Given,
    /// Input i is row `rows[i]`.
    Rows(Vec<Row>),
    /// The first inputs, as many as the number, are in registers, in their order; the following ones
    /// are rows.
    GivenAndRows(usize, Vec<Row>),
    /// The first inputs are rows, the following ones the words of a block in each lane, which are
    /// transposed when they are loaded.
    Blocks(Vec<Row>, Blocks),
}

/// Blocks, one in each lane: word i of each of them is an input.
#[derive(Clone, Copy, Debug)]
pub struct Blocks {
    /// How many streams a register has a lane for; with several sets of streams, the blocks of one
    /// set come after those of another.
    pub lanes: usize,
    /// Whether words have their most significant byte first.
    pub big_endian: bool,
}

/// The places to which results go.
pub enum Results {
    /// They stay in registers, in their order.
    Kept,
    /// Result i goes to row `rows[i]`.
    Rows(Vec<Row>),
    /// The first results, as many as the number, stay in registers, in their order; the following ones
    /// go to rows as soon as they are there. No row that is read before then is read after it.
    KeptAndRows(usize, Vec<Row>),
}

/// The words of a block of a compression function.
pub(crate) const COMPRESSED_WORDS: usize = 16;

struct Selector<'a> {
    target: &'a dyn Target,
    terms: &'a Terms,
    uses: Vec<usize>,
    inputs: Inputs,
    line: Line,
    known: HashMap<(Op, Vec<Value>), Value>,
    at: Vec<Option<Value>>,
}

/// A word of a sum.
enum Leaf {
    Term(Id),
    Left(Id, u32),
    Right(Id, u32),
    /// A term that is rotated to the right where it is added.
    Rotated(Id, u32),
    /// x ^ rotr(x, by the first) ^ …, rotated by the second: sums of rotations of one word.
    Nested(Id, Vec<u32>),
}

/// Selects the instructions for terms.
pub fn select(target: &dyn Target, terms: &Terms, inputs: Inputs, results: Results) -> Line {
    let mut line = Line::default();
    let mut at = vec![None; terms.terms.len()];
    if let Inputs::GivenAndRows(count, _) = inputs {
        line.given = (0..count).collect();
        line.values = count;
        for (id, term) in terms.terms.iter().enumerate() {
            if let Term::Input(i) = term
                && *i < count
            {
                at[id] = Some(*i);
            }
        }
    }
    if matches!(inputs, Inputs::Given) {
        // An input that nothing needs still takes a register.
        let places = terms.terms.iter().enumerate().filter_map(|(id, term)| match term {
            Term::Input(i) => Some((*i, id)),
            _ => None,
        });
        let places: HashMap<usize, Id> = places.collect();
        let count = places.keys().max().map_or(0, |most| most + 1);
        line.given = (0..count).collect();
        line.values = count;
        places.iter().for_each(|(&i, &id)| at[id] = Some(i));
    }
    let mut selector =
        Selector { target, terms, uses: terms.uses(), inputs, line, known: HashMap::new(), at };
    let waits = selector.waiting();
    let mut stored: Vec<(Id, Row)> = match &results {
        Results::KeptAndRows(count, rows) => {
            terms.results[*count..].iter().copied().zip(rows.iter().copied()).collect()
        }
        Results::Kept | Results::Rows(_) => Vec::new(),
    };
    for id in (0..terms.terms.len()).filter(|&id| !waits[id]) {
        selector.value(id);
        stored.retain(|&(id, row)| {
            let value = selector.at[id];
            value.into_iter().for_each(|value| selector.store(value, row));
            value.is_none()
        });
        selector.forget_sources();
    }
    selector.finish(results)
}

impl Selector<'_> {
    /// Marks the terms that are made at their use: sources, and terms that the instruction of their
    /// user includes.
    fn waiting(&self) -> Vec<bool> {
        let mut waits: Vec<bool> = (self.terms.terms.iter())
            .map(|term| matches!(term, Term::Input(_) | Term::Constant(_)))
            .collect();
        for term in &self.terms.terms {
            for operand in term.operands() {
                let taken_in = match (term, &self.terms.terms[operand]) {
                    (Term::Rotr(..), Term::Xor(_)) => self.target.has(Op::XorRotate(1)),
                    (Term::Xor(_), Term::Rotr(..)) => true,
                    _ => false,
                };
                waits[operand] |=
                    taken_in && self.uses[operand] == 1 || self.rotates_for_nothing(term, operand);
            }
        }
        waits
    }

    /// Whether an operand is a rotation that the instruction of its user does at no cost.
    fn rotates_for_nothing(&self, term: &Term, operand: Id) -> bool {
        match (term, &self.terms.terms[operand]) {
            (Term::Xor(_), Term::Rotr(_, n)) => self.has(Op::XorOfRotated(*n)),
            (Term::AndNot(_, b), Term::Rotr(_, n)) => *b == operand && self.has(Op::AndNotOfRotated(*n)),
            _ => false,
        }
    }

    fn finish(mut self, results: Results) -> Line {
        let values: Vec<Value> = self.terms.results.iter().map(|&id| self.value(id)).collect();
        match results {
            Results::Kept => self.line.kept = values,
            Results::Rows(rows) => {
                values.into_iter().zip(rows).for_each(|(value, row)| self.store(value, row))
            }
            Results::KeptAndRows(count, _) => self.line.kept = values[..count].to_vec(),
        }
        self.line
    }

    fn store(&mut self, value: Value, row: Row) {
        let op = Op::Store(row);
        self.line.instructions.push(Instruction { op, operands: vec![value], result: None });
    }

    /// Appends an instruction, or returns the result of the same one if it was made before.
    fn instruction(&mut self, op: Op, operands: &[Value]) -> Value {
        let mut key = operands.to_vec();
        if op.commutes() {
            key.sort_unstable();
        }
        if let Some(&value) = self.known.get(&(op, key.clone())) {
            return value;
        }
        let value = self.line.values;
        self.line.values += 1;
        self.known.insert((op, key), value);
        self.line.instructions.push(Instruction { op, operands: operands.to_vec(), result: Some(value) });
        value
    }

    fn has(&self, op: Op) -> bool {
        self.target.has(op)
    }

    fn value(&mut self, id: Id) -> Value {
        if let Some(value) = self.at[id] {
            return value;
        }
        let terms = self.terms;
        let value = match &terms.terms[id] {
            Term::Input(i) => self.input(*i),
            Term::Constant(word) => self.instruction(Op::Constant(*word), &[]),
            Term::Xor(leaves) => self.sum(leaves),
            Term::And(a, b) => self.binary(Op::And, *a, *b),
            Term::Or(a, b) => self.binary(Op::Or, *a, *b),
            Term::Not(a) => {
                let a = self.value(*a);
                self.instruction(Op::Not, &[a])
            }
            Term::AndNot(a, b) => {
                if let Term::Rotr(b, n) = terms.terms[*b]
                    && self.has(Op::AndNotOfRotated(n))
                {
                    let operands = [self.value(*a), self.value(b)];
                    self.instruction(Op::AndNotOfRotated(n), &operands)
                } else {
                    let (a, b) = (self.value(*a), self.value(*b));
                    self.and_not(a, b)
                }
            }
            Term::Chi(a, b, c) => self.chi(*a, *b, *c),
            Term::Ch(a, b, c) => self.ch(*a, *b, *c),
            Term::Maj(a, b, c) => self.maj(*a, *b, *c),
            Term::Add(a, b) => self.sum_with_carry(*a, *b),
            Term::Sub(a, b) => self.binary(Op::Sub, *a, *b),
            Term::Rotr(a, n) => self.rotation(*a, *n),
            Term::Shr(a, n) => {
                let a = self.value(*a);
                self.instruction(Op::ShiftRight(*n), &[a])
            }
            term @ (Term::Funnel(..) | Term::AddHigh(..)) => unreachable!("{term:?} is of devices"),
        };
        self.at[id] = Some(value);
        value
    }

    fn input(&mut self, i: usize) -> Value {
        let (rows, blocks) = match &self.inputs {
            Inputs::Given => unreachable!("what is given has a place"),
            Inputs::Rows(rows) => (rows, None),
            Inputs::GivenAndRows(_, rows) => (rows, None),
            Inputs::Blocks(rows, blocks) => (rows, Some(*blocks)),
        };
        let i = if let Inputs::GivenAndRows(count, _) = self.inputs { i - count } else { i };
        match (rows.get(i), blocks) {
            (Some(&row), _) => self.instruction(Op::Load(row), &[]),
            (None, Some(blocks)) => {
                let word = i - rows.len();
                let words = self.transposed(blocks, word);
                words[word % words.len()]
            }
            (None, None) => unreachable!("an input has a row"),
        }
    }

    /// Returns some words of every lane's block, word `word` among them: as many as four pieces
    /// have, or one, beginning at the first word of these.
    ///
    /// Pieces of four streams, or of two with words of 64 bits, are transposed by interleaving
    /// within 128 bits. So stream j and those at multiples of that number further on go into one
    /// register: into 256 bits two of them, inserted from memory, which any port can do; into 512
    /// bits four, where halves of a line are inserted in pairs and then taken apart into quarters.
    /// With sixteen lanes that takes 16 inserts and 48 shuffles a block; inserted piece by piece it
    /// would be 48 and 32. Both halves of a line are loaded one after the other, because sixteen
    /// lines that lie a power of two apart do not stay in the first-level cache.
    fn transposed(&mut self, Blocks { lanes, big_endian }: Blocks, word: usize) -> Vec<Value> {
        // The first lane of the set of streams that the word belongs to.
        let (begin, word) = (word / COMPRESSED_WORDS * lanes, word % COMPRESSED_WORDS);
        let words = 128 / self.target.bits() as usize;
        let rows = if lanes / words == 4 {
            let first = word / (4 * words) * 4;
            let of_half = |this: &mut Self, index: usize| {
                let quarters: Vec<[Value; 2]> =
                    (0..words).map(|j| this.quarters(words, begin + j, index)).collect();
                [0, 1].map(|piece| {
                    let vectors: Vec<Value> = quarters.iter().map(|quarters| quarters[piece]).collect();
                    this.transposed_in_quarters(&vectors)
                })
            };
            [first, first + 2].into_iter().flat_map(|index| of_half(self, index)).flatten().collect()
        } else {
            let index = word / words;
            let pieces: Vec<Value> = (0..words)
                .map(|lane| {
                    let lane = begin + lane;
                    let low = self.instruction(Op::Piece(Piece { lane, index }), &[]);
                    self.instruction(Op::Insert(Piece { lane: lane + words, index }), &[low])
                })
                .collect();
            self.transposed_in_quarters(&pieces)
        };
        if !big_endian {
            return rows;
        }
        rows.into_iter().map(|row| self.instruction(Op::ReverseBytes, &[row])).collect()
    }

    /// Returns a piece of stream j and of those 1, 2 and 3 times `words` further on, and the pieces
    /// after these.
    fn quarters(&mut self, words: usize, j: usize, index: usize) -> [Value; 2] {
        let [low, high] = [j, j + 2 * words].map(|lane| {
            let half = self.instruction(Op::Half(Piece { lane, index }), &[]);
            self.instruction(Op::InsertHalf(Piece { lane: lane + words, index }), &[half])
        });
        [0b10_00_10_00, 0b11_01_11_01].map(|number| self.instruction(Op::Quarters(number), &[low, high]))
    }

    /// Transposes vectors in every 128 bits, which hold as many words of a vector as there are
    /// vectors.
    fn transposed_in_quarters(&mut self, vectors: &[Value]) -> Vec<Value> {
        let mut pairs = |a: Value, b: Value, bits: u32| {
            [Op::InterleaveLow(bits), Op::InterleaveHigh(bits)].map(|op| self.instruction(op, &[a, b]))
        };
        match *vectors {
            [a, b] => pairs(a, b, 64).to_vec(),
            [a, b, c, d] => {
                let [low, high] = pairs(a, b, 32);
                let [lower, higher] = pairs(c, d, 32);
                [pairs(low, lower, 64), pairs(high, higher, 64)].concat()
            }
            _ => unreachable!("words have 32 bits or 64"),
        }
    }

    /// Forgets the values that can be read from memory at each use, so that the next term reads
    /// them again: constants, and the rows of the state, which are needed at the beginning and at
    /// the end. The words of a block stay in registers while there are enough, because an operand
    /// in memory costs Golden Cove a fifth of a cycle.
    fn forget_sources(&mut self) {
        if !self.target.reads_operands() {
            return;
        }
        let is_of_state = |row: &Row| row.array == 0;
        for (id, term) in self.terms.terms.iter().enumerate() {
            let is_source = match (term, &self.inputs) {
                (Term::Constant(_), _) => true,
                (Term::Input(i), Inputs::Rows(rows) | Inputs::Blocks(rows, _)) => {
                    rows.get(*i).is_some_and(is_of_state)
                }
                (Term::Input(i), Inputs::GivenAndRows(count, rows)) => {
                    i.checked_sub(*count).and_then(|i| rows.get(i)).is_some_and(is_of_state)
                }
                _ => false,
            };
            if is_source {
                self.at[id] = None;
            }
        }
        self.known.retain(|(op, _), _| match op {
            Op::Constant(_) => false,
            Op::Load(row) => !is_of_state(row),
            _ => true,
        });
    }

    fn binary(&mut self, op: Op, a: Id, b: Id) -> Value {
        let operands = [self.value(a), self.value(b)];
        self.instruction(op, &operands)
    }

    fn and_not(&mut self, a: Value, b: Value) -> Value {
        if self.has(Op::AndNot) {
            return self.instruction(Op::AndNot, &[a, b]);
        }
        let not = self.instruction(Op::Not, &[b]);
        self.instruction(Op::And, &[a, not])
    }

    fn chi(&mut self, a: Id, b: Id, c: Id) -> Value {
        let [a, b, c] = [a, b, c].map(|id| self.value(id));
        if self.has(Op::XorAndNot) {
            return self.instruction(Op::XorAndNot, &[a, c, b]);
        }
        let term = self.and_not(c, b);
        self.instruction(Op::Xor, &[a, term])
    }

    fn ch(&mut self, a: Id, b: Id, c: Id) -> Value {
        let [a, b, c] = [a, b, c].map(|id| self.value(id));
        if self.has(Op::Select) {
            return self.instruction(Op::Select, &[b, c, a]);
        }
        // a is the last operand to be computed in a round; b ^ c does not wait for it.
        let differ = self.instruction(Op::Xor, &[b, c]);
        let chosen = self.instruction(Op::And, &[a, differ]);
        self.instruction(Op::Xor, &[c, chosen])
    }

    fn maj(&mut self, a: Id, b: Id, c: Id) -> Value {
        let [a, b, c] = [a, b, c].map(|id| self.value(id));
        if self.has(Op::Majority) {
            return self.instruction(Op::Majority, &[a, b, c]);
        }
        let differ = self.instruction(Op::Xor, &[a, b]);
        if self.has(Op::Select) && self.target.tied(Op::Select) == Some(2) {
            return self.instruction(Op::Select, &[c, b, differ]);
        }
        // b ^ c is the a ^ b of the round before.
        let before = self.instruction(Op::Xor, &[b, c]);
        let both = self.instruction(Op::And, &[differ, before]);
        self.instruction(Op::Xor, &[b, both])
    }

    fn sum_with_carry(&mut self, a: Id, b: Id) -> Value {
        for (a, b) in [(a, b), (b, a)] {
            if let Term::Constant(word) = self.terms.terms[b]
                && self.has(Op::AddConstant(word))
            {
                let a = self.value(a);
                return self.instruction(Op::AddConstant(word), &[a]);
            }
        }
        self.binary(Op::Add, a, b)
    }

    fn rotation(&mut self, a: Id, n: u32) -> Value {
        let terms = self.terms;
        if let Term::Xor(leaves) = &terms.terms[a]
            && self.has(Op::XorRotate(n))
            && self.uses[a] == 1
        {
            // The first word is the one that the algorithm itself replaces.
            let (first, others) = leaves.split_first().expect("a sum has words");
            let others = if others.len() == 1 { self.value(others[0]) } else { self.sum(others) };
            let first = self.value(*first);
            return self.instruction(Op::XorRotate(n), &[first, others]);
        }
        let a = self.value(a);
        self.rotated(a, n)
    }

    fn rotated(&mut self, a: Value, n: u32) -> Value {
        let left = self.target.bits() - n;
        if self.has(Op::RotateRight(n)) {
            return self.instruction(Op::RotateRight(n), &[a]);
        }
        if self.has(Op::ShiftLeftInsert(left)) {
            let low = self.instruction(Op::ShiftRight(n), &[a]);
            return self.instruction(Op::ShiftLeftInsert(left), &[low, a]);
        }
        let high = self.instruction(Op::ShiftLeft(left), &[a]);
        let low = self.instruction(Op::ShiftRight(n), &[a]);
        self.instruction(Op::Or, &[high, low])
    }

    /// Adds words without carries. Words that are used only here come first, constants last.
    fn sum(&mut self, words: &[Id]) -> Value {
        let mut constants: u64 = 0;
        let mut rotated_once = None;
        let mut leaves = Vec::new();
        let mut nests: Vec<(Id, Vec<u32>)> = Vec::new();
        for &word in words {
            match self.terms.terms[word] {
                Term::Constant(constant) if self.has(Op::XorConstant(constant)) => constants ^= constant,
                Term::Rotr(x, n) if self.has(Op::XorOfRotated(n)) => leaves.push(Leaf::Rotated(x, n)),
                Term::Rotr(x, n) if self.uses[word] == 1 => {
                    if n + 1 == self.target.bits() && self.has(Op::XorRotatedOnce) && rotated_once.is_none() {
                        rotated_once = Some(x);
                    } else if self.has(Op::XorRotate(n)) && !self.has(Op::RotateRight(n)) {
                        match nests.iter_mut().find(|(of, _)| *of == x) {
                            Some((_, rotations)) => rotations.push(n),
                            None => nests.push((x, vec![n])),
                        }
                    } else if self.has(Op::RotateRight(n)) || self.has(Op::ShiftLeftInsert(n)) {
                        leaves.push(Leaf::Term(word));
                    } else {
                        leaves.push(Leaf::Left(x, self.target.bits() - n));
                        leaves.push(Leaf::Right(x, n));
                    }
                }
                _ => leaves.push(Leaf::Term(word)),
            }
        }
        leaves.extend(nests.into_iter().map(|(x, rotations)| Leaf::Nested(x, rotations)));
        if self.has(Op::Xor3) { self.sum_by_threes(leaves, rotated_once) } else { self.sum_by_twos(leaves) }
            .map_or_else(|| unreachable!("a sum has words"), |sum| self.with_constant(sum, constants))
    }

    fn with_constant(&mut self, sum: Value, constant: u64) -> Value {
        if constant == 0 { sum } else { self.instruction(Op::XorConstant(constant), &[sum]) }
    }

    fn sum_by_twos(&mut self, leaves: Vec<Leaf>) -> Option<Value> {
        let mut sum = None;
        for leaf in leaves {
            sum = Some(match (sum, &leaf) {
                (None, leaf) => self.leaf(leaf),
                (Some(sum), Leaf::Rotated(x, n)) => {
                    let x = self.value(*x);
                    self.instruction(Op::XorOfRotated(*n), &[sum, x])
                }
                (Some(sum), leaf) => {
                    let leaf = self.leaf(leaf);
                    self.instruction(Op::Xor, &[sum, leaf])
                }
            });
        }
        sum
    }

    fn sum_by_threes(&mut self, leaves: Vec<Leaf>, rotated_once: Option<Id>) -> Option<Value> {
        let dies = |leaf: &Leaf| !matches!(leaf, Leaf::Term(id) if self.uses[*id] > 1);
        let (dying, living): (Vec<Leaf>, Vec<Leaf>) = leaves.into_iter().partition(dies);
        let mut some_dies = !dying.is_empty();
        let mut values: Vec<Value> = Vec::new();
        for leaf in dying.iter().chain(&living) {
            values.push(self.leaf(leaf));
        }
        if let Some(x) = rotated_once {
            let x = self.value(x);
            let last = values.pop().expect("a word next to the rotated one");
            let sum = self.instruction(Op::XorRotatedOnce, &[last, x]);
            values.insert(0, sum);
            some_dies = true;
        }
        let mut values = values.into_iter();
        let mut sum = values.next()?;
        if self.target.tied(Op::Xor3).is_some() && !some_dies && values.len() > 1 {
            sum = self.instruction(Op::Xor, &[sum, values.next().expect("there are more")]);
        }
        while let Some(second) = values.next() {
            sum = match values.next() {
                Some(third) => self.instruction(Op::Xor3, &[sum, second, third]),
                None => self.instruction(Op::Xor, &[sum, second]),
            };
        }
        Some(sum)
    }

    fn leaf(&mut self, leaf: &Leaf) -> Value {
        match leaf {
            Leaf::Term(id) => self.value(*id),
            Leaf::Left(id, n) => {
                let x = self.value(*id);
                self.instruction(Op::ShiftLeft(*n), &[x])
            }
            Leaf::Right(id, n) => {
                let x = self.value(*id);
                self.instruction(Op::ShiftRight(*n), &[x])
            }
            Leaf::Rotated(id, n) => {
                let x = self.value(*id);
                self.rotated(x, *n)
            }
            Leaf::Nested(id, rotations) => {
                let x = self.value(*id);
                let mut rotations = rotations.clone();
                rotations.sort_unstable();
                let mut sum = None;
                while let Some(n) = rotations.pop() {
                    let by = n - rotations.last().copied().unwrap_or(0);
                    sum = Some(match sum {
                        None => self.rotated(x, by),
                        Some(sum) => self.instruction(Op::XorRotate(by), &[sum, x]),
                    });
                }
                sum.expect("there are rotations")
            }
        }
    }
}
