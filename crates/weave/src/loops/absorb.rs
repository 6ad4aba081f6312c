//! The loops that absorb blocks into eight Keccak states: the rounds of `folded` without its scalar
//! state, or those of `ordered`, and between their instructions the words of the next block on their
//! way into lane order.
//!
//! # Derivation
//!
//! The blocks that eight streams absorb must be transposed: word i of every block goes into
//! register i. By shuffles a line of eight words takes 24 operations on the vector ports, which are
//! the bottleneck of a permutation. Loads and stores of 64 bits are not, and the integer registers
//! are idle. So, while one block is permuted, the words of the next are copied one by one into the
//! columns of a buffer of rows, from which they are added a row at a time. By then the stores are
//! long done, so nothing waits for the eight narrow stores of a row to be forwarded to a wide load.
//!
//! ```text
//! in front   the first block is transposed, by its owner
//! block      rows of the buffer added to the state
//! body       6 rounds, four times; each copies the next block of two lanes (an entry of the schedule says which)
//! ```
//!
//! The permutation of TurboSHAKE is the last twelve rounds alone: the body runs twice, and copies
//! the next block of four lanes each time. At that pace memory hardly delivers a long message as
//! fast as it is hashed, and eight leaves of a tree side by side lie in sixteen pages, which no
//! hardware prefetcher expects. So data some distance ahead, in the leaves that come next, is
//! prefetched into the second-level cache.
//!
//! The last block of each stream may lie elsewhere than after the others, as the padded end of a
//! message does. So the pointers are set to it before it is copied, and set again while it is
//! permuted, when no block is left to copy: then it is copied twice.
//!
//! # Registers
//!
//! | registers | hold |
//! |---|---|
//! | zmm0–31 | as in `folded.rs` or `ordered.rs` |
//! | rsi, rdx | the context, the entry |
//! | r8, r9, and r11, rdi; r10; rax | the blocks of two lanes, or of four; their place in the buffer; the word on its way, or a temporary |
//! | rcx | how far ahead memory is fetched |
//!
//! # Operations of a block
//!
//! 24 rounds of 90 vector operations, and an xor for every word of the rate: for SHA3-256 2,177,
//! which at two a cycle are 1,088.5 cycles for eight blocks, 136.1 a block. Besides 136 loads and
//! 136 stores, six a round and kind. Of TurboSHAKE128 it is 12 · 90 + 21 = 1,101: 550.5 cycles for
//! eight blocks, 0.41 a byte, next to 168 loads and stores each, 14 a round. The rounds of `ordered`
//! have 95 operations, but no row in memory.

use super::absorb_layout::{
    AHEAD, BLOCK, BLOCKS, COLUMN, CONSTANTS, ENTRIES, ENTRY, LANES, LAST, ROUNDS, ROW_BUFFER, SOURCES, STATE,
};
use super::folded::{self, load, store};
use super::lines::{Lines, function, weave};
use super::ordered;
use super::vector::{self, bring_home, zmm};

/// Whose rounds a loop has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Rounds {
    /// Those of `folded.rs`: row 0 is in memory between them.
    Folded,
    /// Those of `ordered.rs`.
    Ordered,
}

/// The parameters of a loop.
#[derive(Clone, Copy)]
struct Shape {
    /// The rounds.
    rounds: Rounds,
    /// Words of a block.
    words: usize,
    /// Entries of the schedule.
    entries: usize,
}

impl Shape {
    /// The number of lanes whose next block an entry copies.
    fn lanes(self) -> usize {
        LANES / self.entries
    }

    /// Whether the loop is TurboSHAKE's, whose leaves are prefetched.
    fn fetches_ahead(self) -> bool {
        self.entries < ENTRIES
    }
}

/// The buffer of row 0 before a round.
fn row(round: usize) -> usize {
    if round.is_multiple_of(2) { STATE } else { ROW_BUFFER }
}

/// The register of a word when all words are at home, if it is in one.
fn register(rounds: Rounds, word: usize) -> Option<String> {
    match rounds {
        Rounds::Folded => word.checked_sub(5).map(zmm),
        Rounds::Ordered => Some(zmm(word)),
    }
}

/// Where an entry has the next block of one of its lanes.
fn source(lane: usize) -> usize {
    SOURCES + 8 * lane
}

/// Copies the next blocks of an entry's lanes, and advances the pointers past them.
fn copy(shape: Shape) -> Lines {
    let words = shape.words;
    let mut lines = vec![format!("mov r10,[rdx+{COLUMN}]")];
    if shape.fetches_ahead() {
        lines.push(format!("mov rcx,[rsi+{AHEAD}]"));
    }
    for (lane, pointer) in ["r8", "r9", "r11", "rdi"].into_iter().take(shape.lanes()).enumerate() {
        lines.push(format!("mov {pointer},[rdx+{}]", source(lane)));
        if shape.fetches_ahead() {
            lines.extend((0..8 * words).step_by(64).map(|byte| format!("prefetcht1 [{pointer}+rcx+{byte}]")));
        }
        for word in 0..words {
            lines.push(format!("mov rax,[{pointer}+{}]", 8 * word));
            lines.push(format!("mov [r10+{}],rax", 64 * word + 8 * lane));
        }
        lines.push(format!("add qword ptr [rdx+{}],{}", source(lane), 8 * words));
    }
    lines
}

/// Six rounds, the words at home before and after.
fn body(shape: Shape) -> Lines {
    let constant = |i: usize| format!("[rdx+{}]", CONSTANTS + 8 * i);
    let (rounds, home): (Lines, Lines) = match shape.rounds {
        Rounds::Folded => {
            let mut place: folded::Place = core::array::from_fn(|word| word);
            let round = |i| folded::round(&mut place, row(i), row(i + 1), &constant(i));
            ((0..ROUNDS).flat_map(round).collect(), bring_home(&place))
        }
        Rounds::Ordered => {
            let mut place = vector::home();
            let round = |i| vector::round(&ordered::ORDER, &mut place, &constant(i));
            ((0..ROUNDS).flat_map(round).collect(), bring_home(&place))
        }
    };
    [weave(rounds, copy(shape)), home].concat()
}

/// Adds the block to the state.
fn add_block(rounds: Rounds, words: usize) -> Lines {
    let mut lines = Lines::new();
    for word in 0..words {
        let block = format!("[rsi+{}]", BLOCK + 64 * word);
        if let Some(register) = register(rounds, word) {
            lines.push(format!("vpxorq {register},{register},{block}"));
        } else {
            let (register, place) = (zmm(20 + word), format!("[rsi+{}]", row(0) + 64 * word));
            lines.push(load(&register, &place));
            lines.push(format!("vpxorq {register},{register},{block}"));
            lines.push(store(&place, &register));
        }
    }
    lines
}

/// Counts a block. If at most one is left, it is the last one, which is copied next, or once more.
fn count_block(shape: Shape) -> Lines {
    let mut lines = vec![
        format!("dec qword ptr [rsi+{BLOCKS}]"),
        format!("cmp qword ptr [rsi+{BLOCKS}],1"),
        "ja 3f".into(),
    ];
    for lane in 0..LANES {
        let (entry, own) = (lane / shape.lanes(), lane % shape.lanes());
        lines.push(format!("mov rax,[rsi+{}]", LAST + 8 * lane));
        lines.push(format!("mov [rsi+{}],rax", entry * ENTRY + source(own)));
    }
    lines.push("3:".into());
    lines
}

/// Returns the loop for blocks of `words` words and permutations of `count` rounds; there is
/// at least one block.
pub(super) fn absorb_loop(rounds: Rounds, words: usize, count: usize) -> String {
    let shape = Shape { rounds, words, entries: count / ROUNDS };
    let state = |word: usize| format!("[rsi+{}]", STATE + 64 * word);
    let entries = shape.entries * ENTRY;
    let mut lines: Lines = vec!["mov rdx,rsi".into()];
    let registers = || (0..25).filter_map(|word| Some((word, register(rounds, word)?)));
    lines.extend(registers().map(|(word, register)| load(&register, &state(word))));
    lines.extend([".p2align 6".into(), "2:".into()]);
    lines.extend(count_block(shape));
    lines.extend(add_block(rounds, words));
    lines.extend([".p2align 6".into(), "4:".into()]);
    lines.extend(body(shape));
    // The context is aligned to its entries, so their end shows in the address.
    lines.extend([format!("add rdx,{ENTRY}"), format!("test edx,{}", entries - 1), "jnz 4b".into()]);
    lines.extend([format!("sub rdx,{entries}"), format!("cmp qword ptr [rsi+{BLOCKS}],0"), "jnz 2b".into()]);
    lines.extend(registers().map(|(word, register)| store(&state(word), &register)));
    function(lines)
}
