//! The AVX-512 loop that compresses the blocks of a chunk or a parent of BLAKE3 in every lane.
//!
//! # Derivation
//!
//! The chaining value of a node other than the root needs only the first half of the working
//! vector, so the state stays in registers from block to block: the working vector in zmm0 to 15,
//! the message in zmm16 to 31. The operations of a step stand in fours, one of each G.
//!
//! ```text
//! function(context)   rdi: the chaining values and t in rows, pointers to the blocks, how many there are, the flags of each
//! 2:                  a block of every lane; rdx is how far they are
//! ```
//!
//! A block is transposed between the instructions of rounds, because shuffles run on port 5, and
//! port 0 is idle without rounds next to them. Words 8 to 15 are transposed next to the columns of
//! the first round, which need only words 0 to 7; words 0 to 7 of the next block are transposed
//! next to the diagonals of the last round, which need only eight of the sixteen words. Then they
//! are moved to the registers that the next block expects, which takes no port. One word is in
//! memory, so that a register is free for transposing.
//!
//! The data that a lane reads next, of the next sixteen nodes of a long message, is prefetched: the
//! core does not follow 16 streams by itself.
//!
//! # Operations of a block
//!
//! 7 rounds of 8 G with 14 operations, 4 of them rotations of port 0; 16 inserts and 48 shuffles of
//! port 5 to transpose; 8 exclusive ors: 856 on two ports, 428 cycles.

use super::blocks_layout as layout;
use super::lines::{Lines, weave};
use crate::allocate::copies;
use hashes::blake3::{BLOCK, IV, ORDER};

/// The registers of the lower half of the working vector; the upper half is in the first.
const LOWER: [usize; 8] = [8, 9, 10, 11, 12, 13, 14, 15];
/// The registers in which words 0 to 7 are transposed, and a spare one.
const FIRST: [usize; 9] = [16, 17, 18, 19, 20, 21, 22, 23, 31];
/// The word that is in memory, in the row of flags: the last of the first eight words that the
/// diagonals of the last round need. By then its register has another value, and the next block
/// takes only the registers of words that are no longer needed.
const IN_MEMORY: usize = {
    let last = &ORDER[ORDER.len() - 1];
    let (mut word, mut i) = (7, 0);
    while i < 8 {
        if last[i] == word {
            (word, i) = (word - 1, 0);
        } else {
            i += 1;
        }
    }
    word
};
/// The address of that row.
const PLACE: usize = layout::STATE + layout::ROW * 10;

fn zmm(register: usize) -> String {
    format!("zmm{register}")
}

/// Transposes half a block of every lane. The first eight registers are for the result, the last
/// one is spare; `offset` holds the block's offset. Returns the register of each word, and the
/// register that is left over. This takes 8 loads, 8 inserts, 24 shuffles.
fn transposed(half: usize, offset: &str, registers: [usize; 9]) -> (Lines, [usize; 8], usize) {
    let mut lines = Lines::new();
    let address = |lane: usize, lines: &mut Lines| {
        lines.push(format!("mov rax,[rdi+{}]", layout::SOURCES + 8 * lane));
        format!("[rax+{offset}+{}]", 32 * half)
    };
    // In registers 2i and 2i + 1: lanes i and i + 4, i + 8 and i + 12.
    for (j, register) in registers[..8].iter().enumerate() {
        let lane = j / 2 + 8 * (j % 2);
        let first = address(lane, &mut lines);
        lines.push(format!("vmovdqu64 ymm{register},{first}"));
        // Prefetches one line for the lane in every block.
        lines.extend((half == 1).then(|| "prefetcht0 [r8+rax]".into()));
        let second = address(lane + 4, &mut lines);
        lines.extend((half == 1).then(|| "prefetcht0 [r8+rax]".into()));
        lines.push(format!("vinserti64x4 zmm{register},zmm{register},{second},1"));
    }
    let mut free = registers[8];
    // Makes two results from two registers, of which the second is free afterwards.
    let mut split = |names: [&str; 2], end: &str, a: usize, b: usize| {
        let to = std::mem::replace(&mut free, b);
        let [first, second] = names;
        lines.push(format!("{first} zmm{to},zmm{a},zmm{b}{}", if end.is_empty() { "" } else { ",0x88" }));
        lines.push(format!("{second} zmm{a},zmm{a},zmm{b}{end}"));
        [to, a]
    };
    // Words 0 to 3 and 4 to 7 of lanes i, i + 4, i + 8, i + 12.
    let quarters =
        [0, 1, 2, 3].map(|i| split(["vshufi64x2"; 2], ",0xdd", registers[2 * i], registers[2 * i + 1]));
    let mut words = [0; 8];
    for part in 0..2 {
        let [a, b, c, d] = quarters.map(|parts| parts[part]);
        let doubles = ["vpunpckldq", "vpunpckhdq"];
        let (low, high) = (split(doubles, "", a, b), split(doubles, "", c, d));
        for i in 0..2 {
            let pair = split(["vpunpcklqdq", "vpunpckhqdq"], "", low[i], high[i]);
            words[4 * part + 2 * i..][..2].copy_from_slice(&pair);
        }
    }
    (lines, words, free)
}

/// Returns the four G of the columns (`step` 0) or of the diagonals (1), with the words of the
/// message in these registers. Before the `first` step the lower half of the working vector is in
/// memory.
fn half_round(step: usize, order: &[usize; 16], message: &[usize; 16], first: bool) -> Lines {
    let mut lines = Lines::new();
    let place = |row: usize, i: usize| {
        let word = 4 * row + (i + row * step) % 4;
        zmm(if word < 8 { word } else { LOWER[word - 8] })
    };
    let word = |i: usize, half: usize| match order[8 * step + 2 * i + half] {
        IN_MEMORY => format!("[rdi+{PLACE}]"),
        word => zmm(message[word]),
    };
    let rotations = [[16, 12], [8, 7]];
    for k in 0..14 + STAGGER {
        for i in 0..4 {
            let late = if i < 2 { 0 } else { STAGGER };
            if k < late || k - late >= 14 {
                continue;
            }
            let (half, operation) = ((k - late) / 7, (k - late) % 7);
            let [of_d, of_b] = rotations[half];
            let initial = first && half == 0;
            let [a, b, c, d] = [0, 1, 2, 3].map(|row| place(row, i));
            lines.push(match operation {
                0 => format!("vpaddd {a},{a},{}", word(i, half)),
                1 => format!("vpaddd {a},{a},{b}"),
                2 if !initial => format!("vpxord {d},{d},{a}"),
                2 if i < 2 => format!("vpxord {d},{a},[rdi+{}]", layout::STATE + layout::ROW * (8 + i)),
                2 if i == 2 => format!("vpxord {d},{a},dword ptr [r11+16]{{1to16}}"),
                2 => format!("vpxord {d},{a},dword ptr [rdi+r10+{}]{{1to16}}", layout::FLAGS),
                3 => format!("vprord {d},{d},{of_d}"),
                4 if !initial => format!("vpaddd {c},{c},{d}"),
                4 => format!("vpaddd {c},{d},dword ptr [r11+{}]{{1to16}}", 4 * i),
                5 => format!("vpxord {b},{b},{c}"),
                _ => format!("vprord {b},{b},{of_b}"),
            });
        }
    }
    lines
}

const STAGGER: usize = 1;

/// Returns the body of the function.
pub(super) fn text() -> String {
    let row = |i: usize| format!("[rdi+{}]", layout::STATE + layout::ROW * i);
    let (upper, low, left) = transposed(0, "rdx", FIRST);
    let others = [24, 25, 26, 27, 28, 29, 30, low[IN_MEMORY], left];
    let (lower, high, spare) = transposed(1, "rdx", others);
    let message: [usize; 16] = std::array::from_fn(|i| if i < 8 { low[i] } else { high[i - 8] });
    // The registers of the words that the last diagonals do not need, and the spare one.
    let [.., last] = ORDER;
    let mut dead = [spare; 9];
    for (register, &word) in dead.iter_mut().zip(&last[..8]) {
        *register = message[word];
    }
    let (next, next_low, next_left) = transposed(0, "rcx", dead);
    let keep = |low: [usize; 8]| format!("vmovdqa64 [rdi+{PLACE}],{}", zmm(low[IN_MEMORY]));

    let mut lines: Lines = ["lea r11,[rip+9f]", "xor edx,edx"].map(String::from).into();
    lines.push(format!("mov r9,[rdi+{}]", layout::AHEAD));
    lines.extend((0..8).map(|i| format!("vmovdqa64 {},{}", zmm(i), row(i))));
    lines.extend(upper);
    lines.extend([keep(low), ".p2align 6".into(), "2:".into()]);
    // After the last block there is no next one, so it is read again.
    lines.extend([format!("lea rcx,[rdx+{BLOCK}]"), format!("dec qword ptr [rdi+{}]", layout::BLOCKS)]);
    lines.extend(["cmove rcx,rdx", "mov r10d,edx", "shr r10d,4", "lea r8,[r9+rdx]"].map(String::from));
    for (i, order) in ORDER.iter().enumerate() {
        let [columns, diagonals] = [0, 1].map(|step| half_round(step, order, &message, step + i == 0));
        lines.extend(if i == 0 { weave(columns, lower.clone()) } else { columns });
        lines.extend(if i + 1 == ORDER.len() { weave(diagonals, next.clone()) } else { diagonals });
    }
    lines.extend((0..8).map(|i| format!("vpxord {0},{0},{1}", zmm(i), zmm(LOWER[i]))));
    lines.push(keep(next_low));
    let kept = |low: [usize; 8]| [&low[..IN_MEMORY], &low[IN_MEMORY + 1..]].concat();
    let moved = copies(&kept(next_low), &kept(low), || next_left);
    lines.extend(moved.into_iter().map(|(to, from)| format!("vmovdqa64 zmm{to},zmm{from}")));
    lines.extend(["cmp rcx,rdx", "mov rdx,rcx", "jne 2b"].map(String::from));
    lines.extend((0..8).map(|i| format!("vmovdqa64 {},{}", row(i), zmm(i))));
    lines.extend(["vzeroupper", "ret", ".p2align 6", "9:"].map(String::from));
    lines.push(format!(".long {},{},{},{},{BLOCK}", IV[0], IV[1], IV[2], IV[3]));
    lines.join("\n")
}

/// Counts the operations of a block for the bound, as an initializer of `Mix`.
pub(super) fn counts() -> String {
    let text = text();
    let lines: Vec<&str> =
        text.lines().skip_while(|line| *line != "2:").take_while(|line| *line != "jne 2b").collect();
    let of = |names: &[&str]| {
        let name = |line: &&&str| line.split(' ').next().is_some_and(|name| names.contains(&name));
        lines.iter().filter(name).count()
    };
    let (logic, add, shift) = (of(&["vpxord", "vinserti64x4"]), of(&["vpaddd"]), of(&["vprord"]));
    let shuffle = of(&["vshufi64x2", "vpunpckldq", "vpunpckhdq", "vpunpcklqdq", "vpunpckhqdq"]);
    let vectors = lines.iter().filter(|line| line.starts_with('v'));
    let store = vectors.clone().filter(|line| line.starts_with("vmovdqa64 [")).count();
    let load = vectors.filter(|line| line.contains('[')).count() - store + of(&["mov"]);
    format!(
        "Mix {{ logic: {logic}, add: {add}, shift: {shift}, shuffle: {shuffle}, load: {load}, store: {store}, ..Mix::NONE }}"
    )
}
