//! The parts that the search loops share: the steps from counter to counter, their ends, and the
//! counts of executed instructions.

use super::layout::{
    self, BASE, CONSTANTS, DIFFERENCE, DIFFERENCES, OUT, OWN, OWN_DIFFERENCES, OWN_OUT, STEP, STEPS,
};
use super::lines::Lines;
use super::scalar;

/// A generated loop.
pub(crate) struct Loop {
    /// The function's body.
    pub(crate) text: String,
    /// The instructions between one step and the same place of a later one, and how often they run.
    pub(super) executed: Vec<(usize, Lines)>,
    /// The number of batches of eight lanes that these instructions hash.
    pub(super) batches: usize,
    /// The number of hashes that they compute.
    pub(super) hashes: usize,
}

impl Loop {
    /// How often lines that fulfil a condition run.
    fn count(&self, condition: impl Fn(&str) -> bool) -> usize {
        let count = |lines: &Lines| lines.iter().filter(|line| condition(line)).count();
        self.executed.iter().map(|(times, lines)| times * count(lines)).sum()
    }

    /// Counts the instructions for the bound, as an initializer of `search::Counts`: those of the
    /// vector stream by kind, and all that take an issue slot, which a branch after its compare
    /// does not.
    pub(crate) fn counts(&self) -> String {
        let vector = |line: &str, names: &[&str]| names.iter().any(|name| line.starts_with(name));
        let logic = self.count(|line| vector(line, &["vpxorq", "vpternlogq"]));
        let shift = self.count(|line| vector(line, &["vprolq"]));
        let store = self.count(|line| vector(line, &["vmovdqa64 ["]));
        let load = self
            .count(|line| line.starts_with('v') && line.contains(['[']) && !vector(line, &["vmovdqa64 ["]));
        let slots = self.count(|line| !line.starts_with(['.', 'j']));
        let Self { batches, hashes, .. } = self;
        format!(
            "Counts {{ mix: Mix {{ logic: {logic}, shift: {shift}, load: {load}, store: {store}, ..Mix::NONE }}, \
             slots: {slots}, batches: {batches}, hashes: {hashes} }}"
        )
    }
}

/// The round constant of round `after` rounds from the present one.
pub(super) fn constant(after: usize) -> String {
    format!("[rdx+{}]", 8 * after)
}

/// Goes on to the constants after `rounds` rounds, and jumps depending on whether the last round's,
/// which ends the body, has been reached. The register is overwritten.
pub(super) fn next_rounds(rounds: usize, register: &str, jump: &str) -> Lines {
    vec![
        format!("add rdx,{}", 8 * rounds),
        // The last round's constant marks the end, so its address is compared.
        format!("lea {register},[rsi+{}]", CONSTANTS + 8 * 23),
        format!("cmp rdx,{register}"),
        jump.into(),
    ]
}

/// A state that walks: where it is, and what each bit of the set flips in it.
pub(super) type Walk = (usize, usize);
pub(super) const LANES_WALK: Walk = (BASE, DIFFERENCES);
pub(super) const OWN_WALK: Walk = (OWN, OWN_DIFFERENCES);

/// Advances the states that have the counter `step` to the next counter, by the difference of the
/// bit that the next step of the Gray code flips: the number of trailing zeros of its number. Uses
/// zmm31; the step is not counted.
pub(super) fn step_to_the_next(register: &str, step: usize, walks: &[Walk]) -> Lines {
    let mut lines: Lines = [
        format!("mov {register},[rsi+{step}]"),
        format!("inc {register}"),
        format!("tzcnt {register},{register}"),
        format!("shl {register},{}", DIFFERENCE.trailing_zeros()),
    ]
    .into();
    for (words, differences) in walks {
        for offset in (0..DIFFERENCE).step_by(64) {
            lines.push(format!("vmovdqa64 zmm31,[rsi+{}]", words + offset));
            lines.push(format!("vpxorq zmm31,zmm31,[rsi+{register}+{}]", differences + offset));
            lines.push(format!("vmovdqa64 [rsi+{}],zmm31", words + offset));
        }
    }
    lines
}

/// Stores the digest word of the lanes.
pub(super) fn store_of_the_lanes(index: &str, word: &str) -> Lines {
    vec![
        format!("mov {index},[rsi+{STEP}]"),
        format!("shl {index},6"),
        format!("vmovdqa64 [rsi+{index}+{OUT}],{word}"),
    ]
}

/// Stores the digest word of the scalar state.
pub(super) fn store_of_our_own(index: &str, step: usize) -> Lines {
    vec![format!("mov {index},[rsi+{step}]"), format!("mov [rsi+8*{index}+{OWN_OUT}],{}", scalar::TEMPORARY)]
}

/// The end of a step: the part that every digest word needs, then the branches to the words' tails,
/// and the tails.
pub(super) struct Ending {
    pub(super) text: Lines,
    /// The part that runs for digest word 0.
    pub(super) executed: Lines,
}

pub(super) fn ending(common: Lines, words: &[Lines; 8]) -> Ending {
    let branch =
        |word: usize| [format!("cmp dword ptr [rsi+{}],{word}", layout::WORD), format!("je 2{word}f")];
    let executed = [common.clone(), branch(0).into(), words[0].clone()].concat();
    let mut text = common;
    text.extend((0..7).flat_map(branch));
    for (word, tail) in words.iter().enumerate().rev() {
        text.push(format!("2{word}:"));
        text.extend(tail.clone());
        if word > 0 {
            text.push("jmp 4f".into());
        }
    }
    text.push("4:".into());
    Ending { text, executed }
}

/// Counts a step and jumps back to the beginning unless it was the last.
pub(super) fn count_and_repeat(register: &str) -> Lines {
    vec![
        format!("inc qword ptr [rsi+{STEP}]"),
        format!("mov {register},[rsi+{STEP}]"),
        format!("cmp {register},[rsi+{STEPS}]"),
        "jne 2b".into(),
    ]
}
