//! Instructions as lines of text: weaving two streams into one, and wrapping them into functions.

pub(super) use crate::Lines;

/// Weaves two streams of instructions into one, the second spread evenly over the first.
pub(super) fn weave(first: Lines, second: Lines) -> Lines {
    let (n, m) = (first.len(), second.len());
    let mut second = second.into_iter();
    let mut woven = Lines::with_capacity(n + m);
    for (i, line) in first.into_iter().enumerate() {
        woven.push(line);
        let due = (i + 1) * m / n - i * m / n;
        woven.extend(second.by_ref().take(due));
    }
    woven
}

/// Wraps a loop into a naked function of the System V convention; its argument, in rdi, is the
/// context.
pub(super) fn function_around(lines: Lines) -> String {
    const SAVED: [&str; 6] = ["rbx", "rbp", "r12", "r13", "r14", "r15"];
    let mut all: Lines = SAVED.iter().map(|register| format!("push {register}")).collect();
    all.extend(lines);
    all.push("vzeroupper".into());
    all.extend(SAVED.iter().rev().map(|register| format!("pop {register}")));
    all.push("ret".into());
    all.join("\n")
}

/// Does the same with the context in rsi.
pub(super) fn function(lines: Lines) -> String {
    function_around([vec!["mov rsi,rdi".into()], lines].concat())
}
