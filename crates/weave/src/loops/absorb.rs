//! The loops that absorb blocks into eight Keccak states: the rounds of `folded` without its scalar state,
//! and between their instructions the words of the next block on their way into lane order.
//!
//! # Derivation
//!
//! What eight streams absorb must be transposed: word i of every block into register i. By shuffles a line of
//! eight words takes 24 operations on the vector ports, and those are what bounds a permutation. Loads and
//! stores of 64 bits are not, and the integer registers are idle: so, while one block is permuted, the words
//! of the next are copied one by one into the columns of a buffer of rows, from which they are added a row at
//! a time. When they are read the stores are long done, so that nothing waits for the eight narrow stores of
//! a row to be forwarded to a wide load.
//!
//! ```text
//! in front   the first block is transposed, by its owner
//! block      rows of the buffer added to the state
//! body       6 rounds, four times; each copies the next block of two lanes (an entry of the schedule says which)
//! ```
//!
//! After the last block there is none to copy: the pointers are set back before it, and it is copied twice.
//!
//! # Registers
//!
//! | registers | hold |
//! |---|---|
//! | zmm0–31 | as in `folded.rs` |
//! | rsi, rdx | the context, the entry |
//! | r8, r9; r10; rax | the blocks of two lanes; their place in the buffer; the word on its way, or a temporary |
//!
//! # Operations of a block
//!
//! 24 rounds of 90 vector operations, and an xor for every word of the rate: for SHA3-256 2,177, which at two
//! a cycle are 1,088.5 cycles for eight blocks, 136.1 a block. Besides 136 loads and 136 stores, six a round
//! and kind.

use super::absorb_layout::{BLOCK, BLOCKS, COLUMN, CONSTANTS, ENTRIES, ENTRY, ROW_BUFFER, SOURCES, STATE};
use super::folded::{Place, load, round, store};
use super::lines::{Lines, function, weave};
use super::vector::{bring_home, zmm};

/// Rounds to an entry.
const ROUNDS: usize = 6;

/// Lanes to an entry.
const LANES: usize = 2;

/// The buffer of row 0 before a round.
fn row(round: usize) -> usize {
    if round.is_multiple_of(2) { STATE } else { ROW_BUFFER }
}

/// The register of a word after row 0, all being at home.
fn register(word: usize) -> String {
    zmm(word - 5)
}

/// Where an entry has the next block of one of its lanes.
fn source(lane: usize) -> usize {
    SOURCES + 8 * lane
}

/// Copies the next blocks of two lanes, and steps to those after.
fn copy(words: usize) -> Lines {
    let pointers = ["r8", "r9"];
    let mut lines = vec![format!("mov r10,[rdx+{COLUMN}]")];
    for (lane, pointer) in pointers.iter().enumerate() {
        lines.push(format!("mov {pointer},[rdx+{}]", source(lane)));
        for word in 0..words {
            lines.push(format!("mov rax,[{pointer}+{}]", 8 * word));
            lines.push(format!("mov [r10+{}],rax", 64 * word + 8 * lane));
        }
        lines.push(format!("add qword ptr [rdx+{}],{}", source(lane), 8 * words));
    }
    lines
}

/// Six rounds, the words at home before and after.
fn body(words: usize) -> Lines {
    let mut place: Place = core::array::from_fn(|word| word);
    let rounds = (0..ROUNDS)
        .flat_map(|i| round(&mut place, row(i), row(i + 1), &format!("[rdx+{}]", CONSTANTS + 8 * i)))
        .collect();
    [weave(rounds, copy(words)), bring_home(&place)].concat()
}

/// Adds the block to the state.
fn add_block(words: usize) -> Lines {
    let mut lines = Lines::new();
    for word in 0..words {
        let block = format!("[rsi+{}]", BLOCK + 64 * word);
        if word < 5 {
            let (register, place) = (zmm(20 + word), format!("[rsi+{}]", row(0) + 64 * word));
            lines.push(load(&register, &place));
            lines.push(format!("vpxorq {register},{register},{block}"));
            lines.push(store(&place, &register));
        } else {
            lines.push(format!("vpxorq {0},{0},{block}", register(word)));
        }
    }
    lines
}

/// A block is counted; before the last one the pointers are set back to it.
fn count(words: usize) -> Lines {
    let mut lines = vec![format!("dec qword ptr [rsi+{BLOCKS}]"), "jnz 3f".into()];
    for entry in 0..ENTRIES {
        for lane in 0..LANES {
            lines.push(format!("sub qword ptr [rsi+{}],{}", entry * ENTRY + source(lane), 8 * words));
        }
    }
    lines.push("3:".into());
    lines
}

/// The loop for blocks of so many words; there is at least one block.
pub(super) fn absorb_loop(words: usize) -> String {
    let state = |word: usize| format!("[rsi+{}]", STATE + 64 * word);
    let entries = ENTRIES * ENTRY;
    let mut lines: Lines = vec!["mov rdx,rsi".into()];
    lines.extend((5..25).map(|word| load(&register(word), &state(word))));
    lines.extend([".p2align 6".into(), "2:".into()]);
    lines.extend(count(words));
    lines.extend(add_block(words));
    lines.extend([".p2align 6".into(), "4:".into()]);
    lines.extend(body(words));
    // The context is aligned to its entries, so their end shows in the address.
    lines.extend([format!("add rdx,{ENTRY}"), format!("test edx,{}", entries - 1), "jnz 4b".into()]);
    lines.extend([format!("sub rdx,{entries}"), format!("cmp qword ptr [rsi+{BLOCKS}],0"), "jnz 2b".into()]);
    lines.extend((5..25).map(|word| store(&state(word), &register(word))));
    function(lines)
}
