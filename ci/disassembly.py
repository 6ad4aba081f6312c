#!/usr/bin/env python3
"""Counts the instructions of kernels: reads a program's disassembly, finds the loop over the rounds, tells moves and spills apart, and asks
llvm-mca how many cycles it takes on named cores. Called by ci/counts.sh, which builds the programs; see docs/isas.md."""

import re
import subprocess
import sys
from dataclasses import dataclass

LLVM = 19


@dataclass
class Arch:
    """How the instructions of an architecture look in llvm-objdump's text."""

    triple: str
    jump: str  # a branch whose last operand is its target
    move: str  # from register to register, nothing computed
    stack: str  # an operand in the frame
    load: str  # an instruction that only loads
    store: str


ARCHS = {
    "x86": Arch(
        "x86_64-linux-gnu",
        r"^j[a-z]+\s",
        r"^(v?mov\w*)\s+%\w+, %\w+$",
        r"\(%r[sb]p",
        r"^v?mov\w*\s+\S*\(.*\), %\w+$",
        r"^v?mov\w*\s+%\w+, \S*\(",
    ),
    "arm": Arch(
        "aarch64-linux-gnu",
        r"^(b|b\.\w+|cbn?z|tbn?z)\s",
        r"^mov\s+([vzxw]\d+\S*, ?[vzxw]\d+\S*)$",
        r"\[(sp|x29)",
        r"^ld\w+\s",
        r"^st\w+\s",
    ),
    "riscv": Arch(
        "riscv64-linux-gnu",
        r"^(b(eq|ne|lt|ge|le|gt)u?z?|j)\s",
        r"^(mv|vmv\d?r?\.v(\.v)?)\s+\w+, \w+$",
        r"\((sp|s0)\)",
        r"^(l[bhwd]u?|vl\w+\.v)\s",
        r"^(s[bhwd]|vs\w+\.v)\s",
    ),
}


@dataclass
class Kernel:
    """A line of the list in ci/counts.sh."""

    algorithm: str
    name: str
    arch: str
    program: str
    symbol: str
    lanes: int
    rounds: int  # of the algorithm
    body: int  # rounds in what is counted; 0: the whole function, without a loop
    ideal: float  # operations of all rounds and lanes
    cores: list  # of llvm-mca, with attributes behind a plus sign


def tool(name, *arguments, text=None):
    """What a tool of LLVM prints."""
    done = subprocess.run([f"{name}-{LLVM}", *arguments], input=text, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"disassembly.py: {name}-{LLVM} {' '.join(arguments)}: {done.stderr.strip().splitlines()[:2]}")
    return done.stdout


def listing(kernel):
    """The instructions of generated assembly between two labels, up to the first branch: what rounds there are, written out."""
    first, last = (re.escape(label) for label in kernel.symbol.split(".."))
    with open(kernel.program, encoding="ascii") as file:
        text = re.search(rf"^{first}:\n(.*?)^{last}:", file.read(), re.M | re.S)
    if not text:
        sys.exit(f"disassembly.py: {kernel.program} has no {kernel.symbol}")
    lines = [line.strip() for line in text[1].splitlines()]
    lines = [line for line in lines if line and not re.match(r"\.|[\w.]+:$", line)]
    branches = (i for i, line in enumerate(lines) if re.match(ARCHS[kernel.arch].jump, line))
    return lines[:next(branches, len(lines))]


def disassembly(kernel):
    """Address and text of every instruction of the kernel's function."""
    plain, demangled = (tool("llvm-nm", *flags, "--defined-only", "--just-symbol-name", "--no-sort", kernel.program)
                        for flags in ([], ["-C"]))
    wanted = re.compile(kernel.symbol + r"(::h[0-9a-f]{16})?$")
    names = {raw for raw, text in zip(plain.splitlines(), demangled.splitlines()) if wanted.search(text)}
    if len(names) != 1:
        sys.exit(f"disassembly.py: {kernel.program} has {len(names)} functions {kernel.symbol}")
    text = tool("llvm-objdump", "-d", "--no-show-raw-insn", f"--disassemble-symbols={names.pop()}", kernel.program)
    lines = re.findall(r"^\s*([0-9a-f]+):\s+(.*?)\s*$", text, re.M)
    return [(int(address, 16), re.sub(r"\s+(<.*>|# 0x.*|//.*|# <.*)$", "", line.replace("\t", " "))) for address, line in lines]


def walk(arch, code):
    """The instructions of the first loop that is entered when branches on "not equal" are taken and others are not; none, if there is none.
    So SHA-256's loop of sixteen rounds is walked as in all but its first turn, with the message schedule in it."""
    at, path, seen, i = {address: i for i, (address, _) in enumerate(code)}, [], {}, 0
    while i < len(code):
        if i in seen:
            return [code[j][1] for j in path[seen[i]:]]
        seen[i] = len(path)
        path.append(i)
        text = code[i][1]
        target = re.search(r"0x([0-9a-f]+)$", text) if re.match(arch.jump, text) else None
        taken = target and int(target[1], 16) in at and re.match(r"(jne|jmp|b\.ne|cbnz|b|bne|bnez|j)\s", text)
        i = at[int(target[1], 16)] if taken else i + 1
    return []


def largest_loop(arch, code):
    """The instructions of the largest loop that has no loop in it; none, if there is none."""
    at, loops = {address: i for i, (address, _) in enumerate(code)}, []
    for i, (address, text) in enumerate(code):
        target = re.search(r"0x([0-9a-f]+)$", text) if re.match(arch.jump, text) else None
        if target and int(target[1], 16) <= address and int(target[1], 16) in at:
            loops.append((at[int(target[1], 16)], i + 1))
    inner = [loop for loop in loops
             if not any(other != loop and loop[0] <= other[0] and other[1] <= loop[1] for other in loops)]
    start, end = max(inner, key=lambda loop: loop[1] - loop[0], default=(0, 0))
    return [text for _, text in code[start:end]]


def body(kernel, code):
    """The instructions that are counted."""
    if kernel.body == 0:
        return [text for _, text in code]
    arch = ARCHS[kernel.arch]
    lines = walk(arch, code) or largest_loop(arch, code)
    if not lines:
        sys.exit(f"disassembly.py: {kernel.name}: {kernel.symbol} has no loop")
    return lines


def cycles(kernel, lines, core):
    """Cycles of the loop by llvm-mca, or nothing if it does not know an instruction."""
    core, *attributes = core.split("+")
    arch = ARCHS[kernel.arch]
    # Branches are left out: an emulated loop has no other way to go.
    text = "\n".join(line for line in lines if not re.match(arch.jump + r"|^ret", line))
    if kernel.arch == "riscv":
        # What the vsetvli in front of the rounds says; without, the model takes eight registers for one.
        text = "# LLVM-MCA-RISCV-LMUL M1\n# LLVM-MCA-RISCV-SEW E64\n" + text
    options = [f"-mtriple={arch.triple}", f"-mcpu={core}"]
    if attributes:
        options.append("-mattr=" + ",".join("+" + name for name in attributes))
    # Between the tenth iteration and the thirtieth, so that neither the beginning nor the end counts.
    total = [int(re.search(r"Total Cycles:\s+(\d+)", tool("llvm-mca", *options, f"-iterations={n}", "-", text=text))[1])
             for n in (10, 30)]
    return (total[1] - total[0]) / 20


def count(kernel):
    """The row of a kernel: per round and state."""
    arch = ARCHS[kernel.arch]
    lines = listing(kernel) if ".." in kernel.symbol else body(kernel, disassembly(kernel))
    rounds = kernel.body or kernel.rounds
    moves = [line for line in lines if re.search(arch.move, line)]
    spills = [line for line in lines if re.search(arch.stack, line)]
    extra = [line for line in spills if re.search(arch.load, line) or re.search(arch.store, line)]
    ideal = kernel.ideal / kernel.rounds
    total = len(lines) / rounds
    # AArch64 rotates one operand of a boolean instruction for nothing, so that there may be fewer instructions than operations.
    if not 0.6 * ideal <= total <= 4 * ideal:
        sys.exit(f"disassembly.py: {kernel.name}: {total:.0f} instructions a round against {ideal:.0f} operations: "
                 f"has the loop of {kernel.symbol} {kernel.body} rounds?")
    speeds = [(core.split("+")[0], cycles(kernel, lines, core) / rounds / kernel.lanes) for core in kernel.cores]
    return [kernel.algorithm, kernel.name, str(kernel.lanes), f"{ideal / kernel.lanes:.1f}", f"{total / kernel.lanes:.1f}",
            f"{total / ideal:.2f}", f"{len(moves) / rounds / kernel.lanes:.1f}", f"{len(extra) / rounds / kernel.lanes:.1f}",
            ", ".join(f"{core} {speed:.1f}" for core, speed in speeds)]


def main():
    """Kernels from standard input, a line each: see ci/counts.sh."""
    rows = []
    for line in sys.stdin:
        if not line.strip():
            continue
        fields = [field.strip() for field in line.split("|")]
        algorithm, name, arch, program, symbol, lanes, rounds, loop, ideal, cores = fields
        rows.append(count(Kernel(algorithm, name, arch, program, symbol, int(lanes), int(rounds), int(loop),
                                 float(ideal), cores.split())))
    head = ["algorithm", "kernel", "lanes", "operations", "instructions", "ratio", "moves", "spills", "cycles, llvm-mca"]
    for row in [head, ["---"] * len(head), *rows]:
        print("| " + " | ".join(row) + " |")


main()
