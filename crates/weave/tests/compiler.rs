//! Tests the compiler on any machine: allocated code is executed on integers and compared with the
//! recorded algorithm. Only the text of the instructions has to be tested on the target
//! (`crates/kernels/src/arch/scalable/tests.rs`).

use hashes::MerkleDamgard;
use hashes::absorb::absorb;
use hashes::blake2::{Blake2b, Blake2s, compress_lanes};
use hashes::blake3;
use hashes::keccak::{self, ROUND_CONSTANTS};
use hashes::md5::Md5;
use hashes::merkle_damgard::Compression;
use hashes::ripemd160::Ripemd160;
use hashes::sha1::Sha1;
use hashes::sha2::{Sha256, Sha512, compress, compress_keeping};
use hashes::sm3::Sm3;
use hashes::{Primitive, State, Stream};
use lanes::isa::Scalar;
use lanes::{Lanes, Word};
use weave::allocate::Code;
use weave::complement::{HELD, negations};
use weave::functions::{self, Keccak, Walked};
use weave::interpret::Machine;
use weave::loops::{blocks, states};
use weave::targets::a64::A64;
use weave::targets::neon::Neon;
use weave::targets::rvv::Rvv;
use weave::targets::sve2::Sve2;
use weave::targets::x86::X86;
use weave::{Allocated, Lines, Op, Register, Row, Target};

/// A target with the instructions of another one, and fewer registers.
struct Few {
    of: Box<dyn Target>,
    registers: Register,
}

impl Target for Few {
    fn bits(&self) -> u32 {
        self.of.bits()
    }
    fn registers(&self) -> Register {
        self.registers
    }
    fn has(&self, op: Op) -> bool {
        self.of.has(op)
    }
    fn tied(&self, op: Op) -> Option<usize> {
        self.of.tied(op)
    }
    fn replaces_any(&self, op: Op) -> bool {
        self.of.replaces_any(op)
    }
    fn reads_memory(&self, op: Op, operand: usize) -> bool {
        self.of.reads_memory(op, operand)
    }
    fn latency(&self) -> usize {
        self.of.latency()
    }
    fn text(&mut self, instruction: &Allocated, lines: &mut Lines) {
        self.of.text(instruction, lines);
    }
    fn xor_single(&mut self, to: Register, word: Row, not: bool, spare: Register, lines: &mut Lines) {
        self.of.xor_single(to, word, not, spare, lines);
    }
    fn around(&mut self) -> (Lines, Lines) {
        self.of.around()
    }
    fn enter(&mut self, name: &str, places: usize, lines: &mut Lines) {
        self.of.enter(name, places, lines);
    }
    fn leave(&mut self, places: usize, lines: &mut Lines) {
        self.of.leave(places, lines);
    }
    fn label(&mut self, label: &str, lines: &mut Lines) {
        self.of.label(label, lines);
    }
    fn jump(&mut self, label: &str, lines: &mut Lines) {
        self.of.jump(label, lines);
    }
    fn jump_if(&mut self, argument: usize, equals: usize, label: &str, lines: &mut Lines) {
        self.of.jump_if(argument, equals, label, lines);
    }
}

/// Every target for words of `bits` bits, and two of them with registers for hardly more than a
/// state.
fn targets(bits: u32) -> Vec<(&'static str, Box<dyn Target>)> {
    let few = |of: Box<dyn Target>| Box::new(Few { of, registers: 27 });
    let mut targets: Vec<(&'static str, Box<dyn Target>)> = vec![
        ("avx2", Box::new(X86::new(bits, false))),
        ("avx512", Box::new(X86::new(bits, true))),
        ("rvv", Box::new(Rvv::new("rvv", bits, false))),
        ("rvv with zvkb", Box::new(Rvv::new("rvv", bits, true))),
        ("sve2", Box::new(Sve2::new("sve2", bits))),
        ("neon", Box::new(Neon::new("neon", bits))),
        ("rvv with 27 registers", few(Box::new(Rvv::new("rvv", bits, false)))),
        ("sve2 with 27 registers", few(Box::new(Sve2::new("sve2", bits)))),
    ];
    if bits == 64 {
        targets.extend(beside());
        targets.push(("a64 with 27 registers", few(Box::new(A64::new("a64", 0)))));
    }
    targets
}

/// The targets of the two woven streams, which are for words of 64 bits only.
fn beside() -> [(&'static str, Box<dyn Target>); 3] {
    [
        ("a64", Box::new(A64::new("a64", 0))),
        ("neon next to integers", Box::new(Neon::beside("neon", false))),
        ("neon with sha3 next to integers", Box::new(Neon::beside("neon", true))),
    ]
}

/// A word without symmetry.
fn word<W: Word>(seed: usize) -> W {
    let x = (seed as u64 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    W::truncate((x ^ x >> 29).wrapping_mul(0xBF58_476D_1CE4_E5B9) ^ x >> 31)
}

/// Runs a part on words in the registers `given`.
fn run(machine: &mut Machine, target: &dyn Target, code: &Code) {
    for instruction in &code.instructions {
        if let Some(place) = target.tied(instruction.op) {
            assert_eq!(instruction.to, instruction.from[place], "{:?} replaces an operand", instruction.op);
        }
        let in_register = |i: &usize| instruction.memory.is_none_or(|(place, _)| place != *i);
        if target.replaces_any(instruction.op) {
            let mut operands = (0..instruction.from.len()).filter(in_register);
            assert!(operands.any(|i| instruction.from[i] == instruction.to), "{instruction:?}");
        }
        machine.run(instruction);
    }
}

fn put(machine: &mut Machine, registers: &[Register], words: impl IntoIterator<Item = u64>) {
    registers
        .iter()
        .zip(words)
        .for_each(|(&register, word)| machine.registers[usize::from(register)] = vec![word]);
}

fn taken(machine: &Machine, registers: &[Register]) -> Vec<u64> {
    registers.iter().map(|&register| machine.registers[usize::from(register)][0]).collect()
}

#[test]
fn every_way_through_keccak() {
    let home: Vec<Register> = (0..25).collect();
    let words: [u64; 25] = core::array::from_fn(word);
    // The state is in registers between the parts.
    for (name, target) in targets(64).into_iter().filter(|(_, target)| target.registers() >= 25) {
        let parts = Keccak::new(&*target, 24);
        for head in 0..3 {
            let mut machine = Machine::new(64, target.registers(), 1);
            let mut a = words;
            match head {
                0 => {
                    put(&mut machine, &home, words);
                    run(&mut machine, &*target, &parts.first);
                    run(&mut machine, &*target, &parts.second);
                }
                1 => {
                    put(&mut machine, &parts.first.kept, words);
                    run(&mut machine, &*target, &parts.second);
                }
                _ => {
                    let held = parts.complemented.iter().zip(words);
                    put(
                        &mut machine,
                        &parts.second.kept,
                        held.map(|(&is, word)| if is { !word } else { word }),
                    );
                }
            }
            if head > 0 {
                a = keccak::chi_iota(Scalar, &a, ROUND_CONSTANTS[head - 1]);
            }
            let expected = keccak::rounds(Scalar, a, head, 24);
            run(&mut machine, &*target, &parts.middle);
            let before_the_end = machine.registers.clone();
            run(&mut machine, &*target, &parts.last);
            assert_eq!(taken(&machine, &parts.last.kept), expected, "{name}, head {head}");
            for (i, part) in parts.words.iter().enumerate() {
                machine.registers = before_the_end.clone();
                run(&mut machine, &*target, part);
                assert_eq!(taken(&machine, &part.kept), [expected[i]], "{name}, head {head}, word {i}");
            }
        }
    }
}

/// The last twelve rounds, from the first to the end.
#[test]
fn the_way_through_turbo_shakes_permutation() {
    let words: [u64; 25] = core::array::from_fn(word);
    for (name, target) in targets(64).into_iter().filter(|(_, target)| target.registers() >= 25) {
        let parts = Keccak::new(&*target, 12);
        let mut machine = Machine::new(64, target.registers(), 1);
        put(&mut machine, &functions::home(), words);
        for part in [&parts.first, &parts.second, &parts.middle, &parts.last] {
            run(&mut machine, &*target, part);
        }
        let expected = keccak::permute_by::<u64, 12>(Scalar, words);
        assert_eq!(taken(&machine, &parts.last.kept), expected, "{name}");
        assert!(parts.words.is_empty(), "{name}");
    }
}

#[test]
fn keccak_of_the_words_in_the_first_registers() {
    let words: [u64; 25] = core::array::from_fn(word);
    let machine = |target: &dyn Target| {
        let mut machine = Machine::new(64, target.registers(), 1);
        put(&mut machine, &functions::home(), words);
        machine
    };
    for (name, target) in beside() {
        for rounds in [24, 12] {
            let code = functions::permutation_in_registers(&*target, rounds);
            let mut permuted = machine(&*target);
            run(&mut permuted, &*target, &code);
            let expected = keccak::rounds(Scalar, words, keccak::first_round(rounds), 24);
            assert_eq!(taken(&permuted, &code.kept), expected, "{name}, {rounds} rounds");
        }

        let walked = Walked::new(&*target);
        let entered = keccak::chi_iota(Scalar, &words, ROUND_CONSTANTS[1]);
        let expected = keccak::rounds(Scalar, entered, 2, 24);
        for (i, part) in walked.words.iter().enumerate() {
            let mut machine = machine(&*target);
            run(&mut machine, &*target, &walked.middle);
            run(&mut machine, &*target, part);
            assert_eq!(taken(&machine, &part.kept), [expected[i]], "{name}, word {i}");
        }
    }
}

/// Runs a compression on a state and a block in memory.
fn compressed<W: Word>(target: &dyn Target, code: &Code, state_rows: usize) -> (Vec<W>, [W; 16], Vec<W>) {
    let state: Vec<W> = (0..state_rows).map(word).collect();
    let block: [W; 16] = core::array::from_fn(|i| word(i + 100));
    let mut machine = Machine::new(W::BITS, target.registers(), 1);
    for (array, rows) in [(0, &state[..]), (1, &block[..])] {
        for (index, word) in rows.iter().enumerate() {
            machine.rows.insert(Row { array, index }, vec![word.widen()]);
        }
    }
    run(&mut machine, target, code);
    let made = (0..state_rows).map(|index| W::truncate(machine.rows[&Row { array: 0, index }][0])).collect();
    (state, block, made)
}

/// Returns a state of words without symmetry; for BLAKE2s, t is about to wrap in some lanes.
fn begun(primitive: Primitive, rows: usize, lane: usize) -> State {
    let mut state = State::initial(hashes::Algorithm::Sha3_256, 32, 0);
    for index in 0..rows {
        let wraps = index == 8 && lane % 2 == 1;
        match primitive.word_bits() {
            32 => state.set_word::<u32>(index, if wraps { u32::MAX - 32 } else { word(index + 77 * lane) }),
            _ => state.set_word::<u64>(index, word(index + 77 * lane)),
        }
    }
    state
}

fn word_of(primitive: Primitive, state: &State, index: usize) -> u64 {
    if primitive.word_bits() == 32 { state.word::<u32>(index).into() } else { state.word(index) }
}

/// Runs the parts of a line for one block, with the words of its table in rows of the last array.
fn run_parts(machine: &mut Machine, target: &X86, line: &blocks::BlockLine) {
    let lanes = target.lanes();
    let mut table = line.table.iter();
    for part in &line.parts {
        for _ in 0..part.times {
            let words = if part.times > 1 { line.table.len() / part.times } else { 0 };
            for (index, &word) in table.by_ref().take(words).enumerate() {
                machine.rows.insert(Row { array: 2, index }, vec![word; lanes]);
            }
            run(machine, target, &part.code);
        }
    }
    assert!(table.next().is_none(), "the parts read all words");
}

/// The rows from which a line reads the blocks of a set, if it does not read their bytes.
fn block_rows(line: &blocks::BlockLine, set: usize, blocks: &[Vec<u8>]) -> Vec<(Row, Vec<u64>)> {
    let (arrays, words): (usize, Vec<Vec<u32>>) = match line.reads {
        blocks::Reads::Blocks => return Vec::new(),
        blocks::Reads::Halves => {
            let words =
                |block: &Vec<u8>| block.as_chunks().0.iter().copied().map(u32::from_le_bytes).collect();
            (2, blocks.iter().map(words).collect())
        }
        blocks::Reads::Sums => {
            let sums = |block: &Vec<u8>| {
                let w = std::array::from_fn(|i| u32::from_be_bytes(block.as_chunks().0[i]));
                let mut sums = [0; 64];
                compress_keeping(Scalar, [0; 8], w, &mut sums);
                sums.to_vec()
            };
            (1, blocks.iter().map(sums).collect())
        }
    };
    let rows = words[0].len() / arrays;
    let row = |i: usize| Row { array: 1 + arrays * set + i / rows, index: i % rows };
    (0..words[0].len()).map(|i| (row(i), words.iter().map(|words| words[i].into()).collect())).collect()
}

/// Blocks of every lane, as the x86 functions read them, are transposed, counted and compressed on
/// all lanes.
#[test]
fn blocks_of_every_lane() {
    for wide in [false, true] {
        for line in blocks::lines(wide) {
            let blocks::Hash::Of(primitive) = line.hash else { continue };
            let target = X86::new(primitive.word_bits(), wide);
            let lanes = target.lanes();
            let streams = line.sets * lanes;
            let mut states: Vec<State> =
                (0..streams).map(|stream| begun(primitive, line.rows, stream)).collect();
            let mut machine = Machine::new(target.bits(), target.registers(), lanes);
            let size = primitive.block();
            machine.blocks = (0..streams)
                .map(|lane| (0..size).map(|i| word::<u64>(i + 1000 * lane) as u8).collect())
                .collect();
            let blocks = machine.blocks.clone();
            for (set, blocks) in blocks.chunks(lanes).enumerate() {
                for (row, words) in block_rows(&line, set, blocks) {
                    machine.rows.insert(row, words);
                }
            }
            for (set, states) in states.chunks(lanes).enumerate() {
                for index in 0..line.rows {
                    let row = states.iter().map(|state| word_of(primitive, state, index)).collect();
                    machine
                        .rows
                        .insert(Row { array: 0, index: set * blocks::set_rows(line.reads) + index }, row);
                }
            }
            run_parts(&mut machine, &target, &line);
            for (lane, state) in states.iter_mut().enumerate() {
                absorb(Scalar, primitive, &mut [Stream { state, blocks: &machine.blocks[lane] }]);
                for index in 0..line.rows {
                    let row = Row { array: 0, index: lane / lanes * blocks::set_rows(line.reads) + index };
                    let made = machine.rows[&row][lane % lanes];
                    let expected = word_of(primitive, state, index);
                    assert_eq!(made, expected, "{:?}, lane {lane} of {lanes}, word {index}", primitive);
                }
            }
        }
    }
}

/// The same for BLAKE3, with nodes that have different counters and flags in every lane.
#[test]
fn blocks_of_blake3_in_every_lane() {
    for wide in [false, true] {
        let all = blocks::lines(wide);
        let line = all.iter().find(|line| line.hash == blocks::Hash::Blake3).expect("there is one");
        let target = X86::new(32, wide);
        let lanes = target.lanes();
        let mut machine = Machine::new(32, target.registers(), lanes);
        machine.blocks =
            (0..lanes).map(|lane| (0..64).map(|i| word::<u64>(i + 1000 * lane) as u8).collect()).collect();
        let state = |index: usize, lane: usize| word::<u32>(100 * index + lane);
        for index in 0..line.rows {
            let row = (0..lanes).map(|lane| state(index, lane).into()).collect();
            machine.rows.insert(Row { array: 0, index }, row);
        }
        run_parts(&mut machine, &target, line);
        for lane in 0..lanes {
            let h = std::array::from_fn(|index| state(index, lane));
            let last = [state(8, lane), state(9, lane), 64, state(10, lane)];
            let m = blake3::words(&machine.blocks[lane]);
            for (index, expected) in blake3::compress(Scalar, h, m, last).into_iter().enumerate() {
                let made = machine.rows[&Row { array: 0, index }][lane];
                assert_eq!(made, expected.into(), "lane {lane} of {lanes}, word {index}");
            }
        }
    }
}

/// The same for nodes of any kind, with which Go hashes: also the bytes of the block are the lane's.
#[test]
fn nodes_of_blake3_of_any_kind() {
    let expected = |state: &[u32], m: [u32; 16]| {
        let (h, last) = (state[..8].try_into().expect("8 words"), state[10]);
        let h = blake3::compress(Scalar, h, m, [state[8], state[9], last >> 8, last & 0xff]);
        h.into_iter().chain([state[8], state[9], last & !blake3::flags::CHUNK_START]).collect::<Vec<u32>>()
    };
    for wide in [false, true] {
        let (line, target) = (blocks::nodes(wide), X86::new(32, wide));
        let lanes = target.lanes();
        let mut machine = Machine::new(32, target.registers(), lanes);
        machine.blocks =
            (0..lanes).map(|lane| (0..64).map(|i| word::<u64>(i + 1000 * lane) as u8).collect()).collect();
        let state = |lane: usize| (0..line.rows).map(|i| word(100 * i + lane)).collect::<Vec<u32>>();
        for index in 0..line.rows {
            let row = (0..lanes).map(|lane| state(lane)[index].into()).collect();
            machine.rows.insert(Row { array: 0, index }, row);
        }
        run_parts(&mut machine, &target, &line);
        for lane in 0..lanes {
            let expected = expected(&state(lane), blake3::words(&machine.blocks[lane]));
            for (index, expected) in expected.into_iter().enumerate() {
                let made = machine.rows[&Row { array: 0, index }][lane];
                assert_eq!(made, expected.into(), "lane {lane} of {lanes}, word {index}");
            }
        }
    }
    for (name, target) in targets(32) {
        let (state, block, made) = compressed::<u32>(&*target, &functions::blake3(&*target), 11);
        assert_eq!(made, expected(&state, block), "{name}");
    }
}

#[test]
fn sha256_and_sha512() {
    for (name, target) in targets(32) {
        let (h, block, made) = compressed::<u32>(&*target, &functions::sha2::<Sha256>(&*target), 8);
        let h = h.try_into().expect("8 words");
        assert_eq!(made, compress::<Sha256, u32>(Scalar, h, block), "{name}");
    }
    for (name, target) in targets(64) {
        let (h, block, made) = compressed::<u64>(&*target, &functions::sha2::<Sha512>(&*target), 8);
        let h = h.try_into().expect("8 words");
        assert_eq!(made, compress::<Sha512, u64>(Scalar, h, block), "{name}");
    }
}

#[test]
fn md5_sha1_ripemd160_and_sm3() {
    fn check<C: Compression<N>, const N: usize>(function: MerkleDamgard) {
        for (name, target) in targets(32) {
            let code = functions::merkle_damgard(&*target, function);
            let (h, block, made) = compressed::<u32>(&*target, &code, N);
            let h = h.try_into().expect("the words of a chaining value");
            assert_eq!(made, C::compress(Scalar, h, block), "{name}");
        }
    }
    check::<Md5, 4>(MerkleDamgard::Md5);
    check::<Sha1, 5>(MerkleDamgard::Sha1);
    check::<Ripemd160, 5>(MerkleDamgard::Ripemd160);
    check::<Sm3, 8>(MerkleDamgard::Sm3);
}

#[test]
fn blake2s_and_blake2b() {
    fn expected<H: hashes::blake2::Blake2>(state: &[H::Word], block: [H::Word; 16]) -> [H::Word; 8]
    where
        H::Word: Lanes<Word = H::Word, Token = Scalar>,
    {
        let (h, t) = (state[..8].try_into().expect("8 words"), state[8..].try_into().expect("3 words"));
        compress_lanes::<H, H::Word>(Scalar, h, block, t)
    }
    for (name, target) in targets(32) {
        let (state, block, made) = compressed::<u32>(&*target, &functions::blake2::<Blake2s>(&*target), 11);
        assert_eq!(made[..8], expected::<Blake2s>(&state, block), "{name}");
        assert_eq!(made[8..], state[8..], "{name}: t is not written to");
    }
    for (name, target) in targets(64) {
        let (state, block, made) = compressed::<u64>(&*target, &functions::blake2::<Blake2b>(&*target), 11);
        assert_eq!(made[..8], expected::<Blake2b>(&state, block), "{name}");
        assert_eq!(made[8..], state[8..], "{name}: t is not written to");
    }
}

/// Checks the figures of `docs/scalable.md`: a whole round takes nothing in memory. With few
/// registers it does need memory, so that case was tested.
#[test]
fn a_round_of_keccak_takes_so_many_instructions() {
    let mut counts = std::collections::HashMap::new();
    // Integer registers of AArch64, and x86, have no function of this kind.
    let others = |name: &str| !name.starts_with("a64") && !name.starts_with("avx");
    for (name, mut target) in targets(64).into_iter().filter(|(name, _)| others(name)) {
        let parts = Keccak::new(&*target, 24);
        let text = functions::keccak(&mut *target, "x");
        // The middle part has χ and ι of one round, and 21 rounds.
        counts.insert(name, (text.count(&["middle"]), parts.middle.places));
    }
    let round = |name: &str| {
        let (middle, places) = counts[name];
        assert_eq!(places, 0, "{name}: everything is in registers");
        middle as f64 / 21.4
    };
    assert!((130.5..131.5).contains(&round("rvv with zvkb")), "{}", round("rvv with zvkb"));
    assert!(round("rvv") < 193.0, "{}", round("rvv"));
    assert!((75.5..76.5).contains(&round("sve2")), "{}", round("sve2"));
    assert!((66.5..67.5).contains(&round("neon")), "{}", round("neon"));
    assert!(counts["rvv with 27 registers"].1 > 0, "27 registers are too few");
}

/// Checks the figures of `docs/scalable.md` for 136 bytes: absorbing a block, with loads and
/// stores.
#[test]
fn a_block_of_keccak_takes_so_many_instructions() {
    for (name, mut target) in targets(64) {
        let expected = match name {
            "rvv" => 4793,
            "rvv with zvkb" => 3238,
            "sve2" => 1919,
            "neon" => 1701,
            _ => continue,
        };
        let text = functions::keccak(&mut *target, "x");
        let begin = ["absorb", "absorb to 9", "absorb to 13", "absorb to 17"];
        let block = text.count(&begin) + text.count(&["first", "second", "middle", "last", "all"]);
        assert_eq!(block, expected, "{name}");
    }
}

/// Checks the figures of `docs/isas-arm.md`.
#[test]
fn a_round_of_the_woven_streams_takes_so_many_instructions() {
    let counts = beside().map(|(name, target)| {
        let middle = Walked::new(&*target).middle;
        let of = |kind: fn(Op) -> bool| middle.instructions.iter().filter(|code| kind(code.op)).count();
        let in_memory = of(|op| matches!(op, Op::Spill(_) | Op::Reload(_)));
        let rotations = of(|op| matches!(op, Op::RotateRight(_)));
        // The middle part has χ and ι of one round, which are 51 of 101 operations, and 21 rounds.
        (name, middle.instructions.len() as f64 / 21.5, in_memory as f64 / 21.5, rotations)
    });
    let [(_, a64, a64_in_memory, rotations), (_, neon, neon_in_memory, _), (_, sha3, sha3_in_memory, _)] =
        counts;
    assert!((101.0..107.0).contains(&a64), "{a64}");
    assert!(a64_in_memory < 4.5, "{a64_in_memory}");
    assert_eq!(rotations, 0, "every one is an operand's");
    assert!((158.0..160.0).contains(&neon) && (66.5..67.5).contains(&sha3), "{neon}, {sha3}");
    assert_eq!(neon_in_memory + sha3_in_memory, 0.0);
}

/// The woven text has the streams in their order: a call has no instructions besides those and the
/// ones around them.
#[test]
fn nothing_is_lost_in_weaving() {
    for (sha3, name) in [(false, "neon next to integers"), (true, "neon with sha3 next to integers")] {
        let mut streams: Vec<(Walked, Box<dyn Target>)> = Vec::new();
        for (_, target) in beside().into_iter().filter(|(of, _)| [name, "a64"].contains(of)) {
            streams.push((Walked::new(&*target), target));
        }
        let (text, _) = states::four_states("x", sha3);
        let lines: Vec<&String> = text.lines_of("first").chain(text.lines_of("second")).collect();
        for (walked, target) in &mut streams {
            let mut line = Lines::new();
            walked.middle.instructions.iter().for_each(|code| target.text(code, &mut line));
            // Places and constants have other addresses in the woven text.
            line.retain(|text| !text.contains('['));
            let mut rest = lines.iter();
            let missing = line.iter().find(|text| !text.contains(".L") && !rest.any(|line| line == text));
            assert_eq!(missing, None, "{name}");
        }
    }
}

/// The remaining negations are those that a round needs with [`HELD`], which are 3, and those of
/// the row that begins otherwise.
#[test]
fn three_negations_a_round_are_left() {
    let target = Rvv::new("rvv", 64, false);
    let parts = Keccak::new(&target, 24);
    let negations = parts.middle.instructions.iter().filter(|code| code.op == Op::Not).count();
    assert_eq!(round_negations(HELD, &tables()), 3);
    assert_eq!(negations, 22 * 3, "22 χ");
}

/// The fewest negations of a row, by whether it is the first row, by the words that are
/// complemented, and by those that are to be.
type Tables = [[[usize; 32]; 32]; 2];

fn tables() -> Tables {
    let row = |free: bool, words: usize| {
        core::array::from_fn(|wanted| negations(words as u32, wanted as u32, free))
    };
    [false, true].map(|free| core::array::from_fn(|words| row(free, words)))
}

/// The words of a set, row by row.
fn rows_of(held: u32) -> [u32; 5] {
    core::array::from_fn(|y| held >> (5 * y) & 31)
}

/// Returns the columns whose words θ complements, for these rows.
fn effects_of(rows: &[u32]) -> u32 {
    let parities = rows.iter().fold(0, |sum, row| sum ^ row);
    let bit = |x: usize| parities >> (x % 5) & 1;
    (0..5).map(|x| (bit(x + 4) ^ bit(x + 1)) << x).sum()
}

/// Returns the fewest negations of a round that begins and ends with these rows complemented and
/// any rows below them, if θ complements `effects`.
fn least_negations(rows: &[u32], effects: u32, tables: &Tables) -> usize {
    let least = |y: usize| {
        // π brings A[X + 3Y, X] to column X of row Y.
        let entering = |x: usize| ((rows[x] ^ effects) >> ((x + 3 * y) % 5) & 1) << x;
        let known: u32 = (0..rows.len()).map(entering).sum();
        let others = 0..1 << (5 - rows.len());
        let table = &tables[usize::from(y == 0)];
        others
            .map(|rest| table[known as usize | rest << rows.len()][rows[y] as usize])
            .min()
            .expect("there is one")
    };
    (0..rows.len()).map(least).sum()
}

/// Counts the negations of a round that begins and ends with these words complemented.
fn round_negations(held: u32, tables: &Tables) -> usize {
    let rows = rows_of(held);
    least_negations(&rows, effects_of(&rows), tables)
}

/// Whether there is a set that begins with these rows, for which θ complements `effects`, and which
/// leaves at most `most` negations.
fn is_there(rows: &[u32], effects: u32, most: usize, tables: &Tables) -> bool {
    if least_negations(rows, effects, tables) > most {
        return false;
    }
    match rows.len() {
        5 => effects_of(rows) == effects,
        _ => (0..32).any(|row| is_there(&[rows, &[row]].concat(), effects, most, tables)),
    }
}

/// Searches all 2^25 sets, skipping those whose first rows alone leave too many negations.
#[test]
fn no_set_of_complemented_words_leaves_fewer_negations() {
    let tables = tables();
    assert!((0..32).any(|effects| is_there(&[], effects, 3, &tables)));
    assert!(!(0..32).any(|effects| is_there(&[], effects, 2, &tables)));
}
