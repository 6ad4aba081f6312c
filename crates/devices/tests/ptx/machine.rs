//! An interpreter of PTX, as far as `weave::device::ptx` writes it; it knows only the text.
//! Anything unknown is an error.
//!
//! Instructions are those of the PTX ISA, version 7.0. Threads of a workgroup run one after the
//! other, each to the next barrier.

use std::collections::HashMap;

/// The first addresses of memories: any other address is an error.
const TABLE: u64 = 1 << 40;
const LIST: u64 = 2 << 40;
const CONSTANTS: u64 = 3 << 40;
const SHARED: u64 = 0x1000;

#[derive(Clone, Copy, Debug)]
enum Source {
    Register(usize),
    Number(u64),
    ThreadNumber,
    WorkgroupNumber,
}

/// A register or a name, and an offset.
#[derive(Clone, Copy, Debug)]
struct Place(Source, u64);

/// A predicate's register, and the value that it must have.
type Predicate = (usize, bool);

/// An operation on two or three words of 32 bits, except for the sum of 64 bits.
#[derive(Clone, Copy, Debug)]
enum Op {
    Move,
    Xor,
    And,
    Or,
    Not,
    Logic(u8),
    Add,
    AddWide,
    Subtract,
    Multiply,
    MultiplyHigh,
    MultiplyAdd,
    MultiplyAddWide,
    ShiftRight,
    ShiftLeft,
    FunnelRight,
    Reverse,
    LeadingZeros,
    Equal,
    Less,
}

#[derive(Clone, Debug)]
enum Instruction {
    Set(Op, usize, Vec<Source>),
    Pack(usize, [Source; 2]),
    Unpack([usize; 2], Source),
    Load(Vec<usize>, Place),
    Store(Place, Vec<Source>),
    NextEntry(usize, Place),
    /// Jumps to a label, if a predicate has that value.
    Branch(usize, Option<Predicate>),
    Barrier,
    End,
}

/// The entries of the list as far as there was room, and how many there were.
type List = (Vec<[u32; 3]>, u32);

/// A kernel that has been read.
pub(crate) struct Text {
    instructions: Vec<Instruction>,
    registers: usize,
    constants: Vec<u32>,
    shared_bytes: usize,
    workgroup: usize,
}

/// Reads registers and labels by their names.
#[derive(Default)]
struct Reader {
    registers: HashMap<String, usize>,
}

/// Returns the numbers in braces.
fn braces(line: &str) -> Vec<u32> {
    let inner = line.split_once('{').and_then(|(_, rest)| rest.split_once('}')).expect("braces").0;
    inner.split(',').map(|word| word.trim().parse().expect("a number")).collect()
}

/// Returns the number in brackets.
fn brackets(line: &str) -> usize {
    let inner = line.split_once('[').and_then(|(_, rest)| rest.split_once(']')).expect("brackets").0;
    inner.parse().expect("a number")
}

/// Splits operands at commas, except within braces.
fn operands(text: &str) -> Vec<String> {
    let (mut all, mut depth) = (vec![String::new()], 0);
    for character in text.chars() {
        depth += i32::from(character == '{') - i32::from(character == '}');
        match character {
            ',' if depth == 0 => all.push(String::new()),
            ' ' | ';' => {}
            _ => all.last_mut().expect("there is one").push(character),
        }
    }
    all
}

impl Reader {
    fn register(&mut self, name: &str) -> usize {
        assert!(name.starts_with('%'), "{name} is no register");
        let next = self.registers.len();
        *self.registers.entry(name.to_owned()).or_insert(next)
    }

    fn source(&mut self, name: &str) -> Source {
        match name {
            "%tid.x" => Source::ThreadNumber,
            "%ctaid.x" => Source::WorkgroupNumber,
            "shared" => Source::Number(SHARED),
            "constants" => Source::Number(CONSTANTS),
            _ if name.starts_with('%') => Source::Register(self.register(name)),
            _ => Source::Number(number(name)),
        }
    }

    fn place(&mut self, name: &str) -> Place {
        let inner = name.strip_prefix('[').and_then(|name| name.strip_suffix(']')).expect("an address");
        let (base, distance) = inner.split_once('+').unwrap_or((inner, "0"));
        Place(self.source(base), number(distance))
    }

    fn several(&mut self, name: &str) -> Vec<String> {
        let inner = name.strip_prefix('{').and_then(|name| name.strip_suffix('}'));
        inner.map_or(vec![name.to_owned()], |inner| inner.split(',').map(str::to_owned).collect())
    }

    /// Reads an instruction without its predicate.
    fn instruction(&mut self, name: &str, of: &[String]) -> Instruction {
        let op = match name {
            "mov.u32" | "mov.b32" | "mov.u64" | "cvta.to.global.u64" => Op::Move,
            "xor.b32" => Op::Xor,
            "and.b32" => Op::And,
            "or.b32" => Op::Or,
            "not.b32" => Op::Not,
            "lop3.b32" => Op::Logic(number(&of[4]) as u8),
            "add.u32" => Op::Add,
            "add.u64" => Op::AddWide,
            "sub.u32" => Op::Subtract,
            "mul.lo.u32" => Op::Multiply,
            "mul.hi.u32" => Op::MultiplyHigh,
            "mad.lo.u32" => Op::MultiplyAdd,
            "mad.wide.u32" => Op::MultiplyAddWide,
            "shr.u32" => Op::ShiftRight,
            "shl.b32" => Op::ShiftLeft,
            "shf.r.wrap.b32" => Op::FunnelRight,
            "brev.b32" => Op::Reverse,
            "clz.b32" => Op::LeadingZeros,
            "setp.eq.u32" => Op::Equal,
            "setp.lt.u32" => Op::Less,
            "mov.b64" if of[0].starts_with('{') => {
                let to: Vec<usize> = self.several(&of[0]).iter().map(|name| self.register(name)).collect();
                return Instruction::Unpack([to[0], to[1]], self.source(&of[1]));
            }
            "mov.b64" => {
                let from: Vec<Source> = self.several(&of[1]).iter().map(|name| self.source(name)).collect();
                return Instruction::Pack(self.register(&of[0]), [from[0], from[1]]);
            }
            "ld.global.nc.v4.u32" | "ld.shared.v4.u32" | "ld.const.v2.u32" => {
                let to: Vec<usize> = self.several(&of[0]).iter().map(|name| self.register(name)).collect();
                assert_eq!(to.len(), if name.contains("v4") { 4 } else { 2 });
                return Instruction::Load(to, self.place(&of[1]));
            }
            "st.shared.v4.u32" | "st.global.u32" => {
                let place = self.place(&of[0]);
                return Instruction::Store(
                    place,
                    self.several(&of[1]).iter().map(|name| self.source(name)).collect(),
                );
            }
            "atom.global.add.u32" => {
                assert_eq!(of[2], "1");
                return Instruction::NextEntry(self.register(&of[0]), self.place(&of[1]));
            }
            "bar.sync" => return Instruction::Barrier,
            "ret" => return Instruction::End,
            _ => panic!("unknown instruction: {name} {of:?}"),
        };
        let count = if let Op::Logic(_) = op { 3 } else { of.len() - 1 };
        Instruction::Set(
            op,
            self.register(&of[0]),
            of[1..=count].iter().map(|name| self.source(name)).collect(),
        )
    }
}

fn number(text: &str) -> u64 {
    let parsed =
        text.strip_prefix("0x").map_or_else(|| text.parse(), |digits| u64::from_str_radix(digits, 16));
    parsed.unwrap_or_else(|_| panic!("{text} is no number"))
}

impl Text {
    /// Reads a text.
    pub(crate) fn new(text: &str) -> Self {
        let mut reader = Reader::default();
        let mut read = Self {
            instructions: Vec::new(),
            registers: 0,
            constants: Vec::new(),
            shared_bytes: 0,
            workgroup: 0,
        };
        let mut labels: HashMap<String, usize> = HashMap::new();
        let mut branches: Vec<(usize, String, Option<Predicate>)> = Vec::new();
        for line in text.lines().map(str::trim) {
            let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
            match word {
                ".const" => read.constants = braces(line),
                ".shared" => read.shared_bytes = brackets(line),
                ".reqntid" => read.workgroup = operands(rest)[0].parse().expect("a number"),
                ".version" | ".target" | ".address_size" | ".visible" | ".reg" | ".pragma" | "{" | "}" => {}
                _ if line.ends_with(':') => {
                    labels.insert(line.trim_end_matches(':').to_owned(), read.instructions.len());
                }
                "ld.param.u64" | "ld.param.u32" => {
                    let of = operands(rest);
                    let to = reader.register(&of[0]);
                    let inner = of[1].trim_matches(['[', ']']).to_owned();
                    let from = match inner.as_str() {
                        "table" => Instruction::Set(Op::Move, to, vec![Source::Number(TABLE)]),
                        "list" => Instruction::Set(Op::Move, to, vec![Source::Number(LIST)]),
                        // The addresses of parameters begin at zero.
                        _ => Instruction::Load(
                            vec![to],
                            Place(
                                Source::Number(0),
                                number(inner.strip_prefix("parameters+").expect("a parameter")),
                            ),
                        ),
                    };
                    read.instructions.push(from);
                }
                _ if word.starts_with('@') => {
                    let (wanted, name) =
                        word[1..].strip_prefix('!').map_or((true, &word[1..]), |name| (false, name));
                    let predicate = Some((reader.register(name), wanted));
                    let label = rest.strip_prefix("bra ").expect("a branch").trim_end_matches(';');
                    branches.push((read.instructions.len(), label.to_owned(), predicate));
                    read.instructions.push(Instruction::End);
                }
                _ => {
                    let instruction = reader.instruction(word.trim_end_matches(';'), &operands(rest));
                    read.instructions.push(instruction);
                }
            }
        }
        for (at, label, predicate) in branches {
            read.instructions[at] = Instruction::Branch(labels[&label], predicate);
        }
        read.registers = reader.registers.len();
        read
    }

    /// Runs workgroups; returns the entries of the list as far as there was room, and how many
    /// there were.
    pub(crate) fn run(&self, parameters: &[u32], table: &[u32], workgroups: u32) -> List {
        let mut list: Vec<u32> = vec![0];
        for workgroup in 0..workgroups {
            let mut shared = vec![0; self.shared_bytes / 4];
            let mut threads: Vec<Thread> =
                (0..self.workgroup).map(|_| Thread { registers: vec![0; self.registers], next: 0 }).collect();
            loop {
                let mut at: Vec<Option<usize>> = Vec::new();
                for (number, thread) in threads.iter_mut().enumerate() {
                    let mut memory =
                        Memory { text: self, parameters, table, list: &mut list, shared: &mut shared };
                    at.push(thread.run(&mut memory, number as u64, workgroup.into()));
                }
                assert!(at.iter().all(|place| *place == at[0]), "threads at different barriers");
                if at[0].is_none() {
                    break;
                }
            }
        }
        let entries = list[1..].chunks(3).map(|entry| [entry[0], entry[1], entry[2]]);
        (entries.collect(), list[0])
    }
}

struct Memory<'a> {
    text: &'a Text,
    parameters: &'a [u32],
    table: &'a [u32],
    list: &'a mut Vec<u32>,
    shared: &'a mut [u32],
}

impl Memory<'_> {
    fn load(&self, address: u64) -> u32 {
        let (memory, base): (&[u32], u64) = match address {
            CONSTANTS.. => (&self.text.constants, CONSTANTS),
            TABLE..LIST => (self.table, TABLE),
            SHARED.. => (self.shared, SHARED),
            _ => (self.parameters, 0),
        };
        memory[(address - base) as usize / 4]
    }

    fn store(&mut self, address: u64, word: u32) {
        if address < LIST {
            self.shared[(address - SHARED) as usize / 4] = word;
            return;
        }
        let at = (address - LIST) as usize / 4;
        self.list.resize(self.list.len().max(at + 1), 0);
        self.list[at] = word;
    }
}

struct Thread {
    registers: Vec<u64>,
    next: usize,
}

impl Thread {
    /// Runs a thread to the next barrier, which is returned, or to the end.
    fn run(&mut self, memory: &mut Memory<'_>, thread: u64, workgroup: u64) -> Option<usize> {
        let text = memory.text;
        loop {
            let instruction = &text.instructions[self.next];
            self.next += 1;
            let registers = &mut self.registers;
            let get = |registers: &[u64], source: Source| match source {
                Source::Register(register) => registers[register],
                Source::Number(number) => number,
                Source::ThreadNumber => thread,
                Source::WorkgroupNumber => workgroup,
            };
            match instruction {
                Instruction::Set(op, to, of) => {
                    let of = |i: usize| of.get(i).map_or(0, |&source| get(registers, source));
                    registers[*to] = op.of([of(0), of(1), of(2), of(3)]);
                }
                Instruction::Pack(to, of) => {
                    registers[*to] = get(registers, of[0]) | get(registers, of[1]) << 32;
                }
                Instruction::Unpack([low, high], from) => {
                    let word = get(registers, *from);
                    (registers[*low], registers[*high]) = (word & 0xFFFF_FFFF, word >> 32);
                }
                Instruction::Load(to, Place(base, distance)) => {
                    let address = get(registers, *base) + distance;
                    assert_eq!(address % (4 * to.len() as u64), 0, "an unaligned load");
                    for (place, &to) in (address..).step_by(4).zip(to) {
                        registers[to] = memory.load(place).into();
                    }
                }
                Instruction::Store(Place(base, distance), from) => {
                    let address = get(registers, *base) + distance;
                    assert_eq!(address % (4 * from.len() as u64), 0, "an unaligned store");
                    for (place, &from) in (address..).step_by(4).zip(from) {
                        memory.store(place, get(registers, from) as u32);
                    }
                }
                Instruction::NextEntry(to, Place(base, distance)) => {
                    assert_eq!(
                        get(registers, *base) + distance,
                        LIST,
                        "the count is at the head of the list"
                    );
                    registers[*to] = memory.list[0].into();
                    memory.list[0] += 1;
                }
                Instruction::Branch(label, predicate) => {
                    if predicate.is_none_or(|(register, wanted)| (registers[register] == 1) == wanted) {
                        self.next = *label;
                    }
                }
                Instruction::Barrier => return Some(self.next),
                Instruction::End => {
                    self.next -= 1;
                    return None;
                }
            }
        }
    }
}

impl Op {
    fn of(self, [a, b, c, d]: [u64; 4]) -> u64 {
        let [x, y] = [a as u32, b as u32];
        let word = match self {
            Self::Move => return a,
            Self::AddWide => return a.wrapping_add(b),
            Self::MultiplyAddWide => return u64::from(x) * u64::from(y) + c,
            Self::Xor => x ^ y,
            Self::And => x & y,
            Self::Or => x | y,
            Self::Not => !x,
            // Each bit of the table is for one of the eight combinations of a, b and c.
            Self::Logic(table) => (0..8).filter(|i| table >> i & 1 == 1).fold(0, |sum, i| {
                let side = |word: u64, bit: u32| if i >> bit & 1 == 1 { word as u32 } else { !word as u32 };
                sum | side(a, 2) & side(b, 1) & side(c, 0)
            }),
            Self::Add => x.wrapping_add(y),
            Self::Subtract => x.wrapping_sub(y),
            Self::Multiply => x.wrapping_mul(y),
            Self::MultiplyHigh => ((u64::from(x) * u64::from(y)) >> 32) as u32,
            Self::MultiplyAdd => x.wrapping_mul(y).wrapping_add(c as u32),
            // A shift by more than 31 gives zero.
            Self::ShiftRight => x.checked_shr(y).unwrap_or(0),
            Self::ShiftLeft => x.checked_shl(y).unwrap_or(0),
            Self::FunnelRight => ((b << 32 | u64::from(x)) >> (c & 31)) as u32,
            Self::Reverse => x.reverse_bits(),
            Self::LeadingZeros => x.leading_zeros(),
            Self::Equal => u32::from(x == y),
            Self::Less => u32::from(x < y),
        };
        debug_assert!(d == 0, "four operands");
        word.into()
    }
}
