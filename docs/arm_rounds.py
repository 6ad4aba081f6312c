#!/usr/bin/env python3
"""Counts the instructions of the inner loop of a function in an assembly listing for AArch64, and asks llvm-mca what it takes.

    cargo rustc --release --target aarch64-unknown-linux-gnu -p hashweave-kernels --lib -- --emit asm
    docs/arm_rounds.py target/aarch64-unknown-linux-gnu/release/deps/kernels-*.s 'neon_sha3\\d+keccak_f1600' --rounds 4 --states 2

The loop is the shortest of more than 40 instructions. With `--beside REGEX --copies N` a second function's loop is interleaved with it,
as a hybrid of vector and integer registers would: `--beside-rounds` says how many rounds of how many states that has. With `--line` what counts is
a call of the function, from its label to its return by the jumps that are always taken, as of the texts that the build script generates:

    docs/arm_rounds.py target/aarch64-unknown-linux-gnu/release/build/hashweave-kernels-*/out/woven_neon.s woven_neon_word --line --rounds 22 --states 4
"""

import argparse
import collections
import re
import subprocess
import sys

# The models let in 8 to 16 instructions a cycle; what the front end brings is less, and a second figure: from a buffer of decoded instructions, of
# which N1 has none, and from the decoder, through which a line must go that is longer than the 1,536 (N2, V2) or 3,072 (V1) that it holds.
CORES = {"neoverse-n1": (4, 4), "neoverse-n2": (5, 4), "neoverse-v1": (8, 5), "neoverse-v2": (8, 6)}
LOADS, STORES, MOVES = {"ldr", "ldp", "ldur", "ld1r", "ld1"}, {"str", "stp", "stur", "st1"}, {"mov", "fmov"}
ITERATIONS = 50
VECTOR = re.compile(r"\b[vq]\d")


def functions(path):
    """The lines of every function, by its label."""
    name, found = None, {}
    for line in open(path, encoding="utf-8"):
        label = re.match(r"^([\w$.]+):", line)
        if line.startswith(".Lfunc_end"):
            name = None
        elif label and not label[1].startswith(".L"):
            name = label[1]
            found[name] = []
        elif name:
            found[name].append(line.strip())
    return found


def loop(lines):
    """The instructions of the shortest loop of more than 40."""
    labels, code, best = {}, [], None
    for line in lines:
        label = re.match(r"^(\.LBB\w+):", line)
        if label:
            labels[label[1]] = len(code)
        if label or not line or line.startswith((".", "//")):
            continue
        code.append(line)
        branch = re.match(r"(?:b|b\.\w+|cbn?z|tbn?z)\s.*?(\.LBB\w+)", line)
        if branch and branch[1] in labels:
            start = labels[branch[1]]
            if len(code) - start > 40 and (best is None or len(code) - start < best[1] - best[0]):
                best = (start, len(code))
    if best is None:
        sys.exit("no loop of more than 40 instructions")
    return code[best[0] : best[1]]


def call(lines):
    """The instructions of a call of the function."""
    labels, code = {}, []
    for line in lines:
        label = re.match(r"^(\.L\w+):", line)
        if label:
            labels[label[1]] = len(code)
        elif line and not line.startswith((".", "//")):
            code.append(line)
    at, executed = 0, []
    while at < len(code):
        executed.append(code[at])
        if code[at] == "ret":
            return executed
        jump = re.match(r"b\s+(\S+)", code[at])
        at = labels[jump[1]] if jump else at + 1
    sys.exit("the function does not return")


def kind(instruction):
    """What an instruction does, of the four kinds of the table."""
    operation = instruction.split()[0]
    if operation in LOADS | STORES:
        # A constant of the round is loaded too; what goes to the stack and back is told apart.
        return "spill" if "sp" in re.split(r"\W+", instruction) else "constant"
    if operation in MOVES:
        return "move"
    return "arithmetic" if VECTOR.search(instruction) else "other"


def cycles(code, core, width=None):
    """Cycles an iteration, by the scheduling model of LLVM, of at most so many instructions each."""
    # Symbols and jumps mean nothing to it.
    code = [re.sub(r":\w+:[\w.$]+", "8", line) for line in code if not re.match(r"(b\.|b\s|cbn?z|tbn?z|ret)", line)]
    code = [re.sub(r"^(ldr\s+\w+), \.?L.*", r"\1, 8", line) for line in code]
    code = [re.sub(r"^(adrp\s+\w+), .*", r"\1, 4096", line) for line in code]
    command = ["llvm-mca-19", "-mtriple=aarch64", "-mcpu=" + core, "-mattr=+sha3", f"-iterations={ITERATIONS}", "-instruction-info=false",
               "-resource-pressure=false"] + ([f"-dispatch={width}"] if width else [])
    ran = subprocess.run(command, input="\n".join(code) + "\n", capture_output=True, text=True, check=True)
    return int(re.search(r"Total Cycles:\s+(\d+)", ran.stdout)[1]) / ITERATIONS


def woven(first, second):
    """Both, in proportion."""
    places = [(i / len(first), 0, line) for i, line in enumerate(first)]
    places += [(i / len(second), 1, line) for i, line in enumerate(second)]
    return [line for _, _, line in sorted(places, key=lambda place: place[:2])]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("listing")
    parser.add_argument("function", help="a regular expression that one label matches")
    parser.add_argument("--rounds", type=int, default=1, help="rounds in the loop")
    parser.add_argument("--states", type=int, default=1, help="states that it permutes")
    parser.add_argument("--beside", help="another function")
    parser.add_argument("--beside-rounds", type=int, default=1)
    parser.add_argument("--copies", type=int, default=1, help="how many states of the other, which has one")
    parser.add_argument("--line", action="store_true", help="a call of the function instead of its loop")
    arguments = parser.parse_args()
    found = functions(arguments.listing)

    def one(pattern):
        names = [name for name in found if re.search(pattern, name)]
        if len(names) != 1:
            sys.exit(f"{len(names)} functions match {pattern}")
        return (call if arguments.line else loop)(found[names[0]])

    code, rounds, states = one(arguments.function), arguments.rounds, arguments.states
    kinds = collections.Counter(map(kind, code))
    print(f"{len(code) / rounds:.2f} instructions a round of {states} states:",
          ", ".join(f"{count / rounds:.2f} {name}" for name, count in kinds.most_common()))
    if arguments.beside:
        code = woven(code, one(arguments.beside) * (rounds // arguments.beside_rounds * arguments.copies))
        states += arguments.copies
    for core, widths in CORES.items():
        width = widths[arguments.line]
        free, fed = (cycles(code, core, limit) / rounds / states for limit in (None, width))
        print(f"{core}: {free:.1f} cycles a round and state, {fed:.1f} of at most {width} instructions")


if __name__ == "__main__":
    main()
