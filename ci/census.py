#!/usr/bin/env python3
"""Counts the instructions of the kernels of searches on GPUs, of their loops and of a whole hash, checks limits, and prints tables as markdown.

    census.py KERNEL PTXAS NVDISASM CLANG

Called by ci/census.sh. KERNEL prints kernels: crates/devices/examples/kernel.rs. What the columns are says docs/gpu-census.md."""

import os
import re
import subprocess
import sys
import tempfile
from collections import Counter, deque
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

TEMPLATE = "bench_sha3:{salt:5}{counter:8}"
CARDS = [75, 80, 86, 89, 90, 100, 120]
AMD = ["gfx90a", "gfx942", "gfx1030", "gfx1100", "gfx1201"]
# Hundredths of the rotations and of the additions that are multiplications.
SHA3_FORMS = [(0, 0), (60, 0)]
FORMS_32 = [(0, 0), (0, 33), (0, 50), (20, 50)]
FORMS_64 = [(0, 0), (60, 0)]
OTHERS = {"sha256": FORMS_32, "sha256d": FORMS_32, "blake2s-256": FORMS_32, "sha512": FORMS_64, "blake2b-512": FORMS_64, "sha3x": FORMS_64}
OTHER_CARDS = {90: None, 86: (0, 0), 120: (0, 0)}  # all forms, or this one
AMD_ALGORITHMS = ["sha3-256", "sha256", "blake2b-512"]

# Limits of SHA3-256 on every target. Stack, spills and, on NVIDIA, registers are checked of every algorithm.
ALU_A_ROUND = 174  # rotations not multiplied
REGISTERS = 128  # of every algorithm: four blocks of 128 threads an SM
MORE_REGISTERS = {100: 130, 120: 140}  # three blocks; docs/gpu-census.md says what would help
HOT_LOOP = 390  # the same; what the instruction cache holds
VALU_A_ROUND = {"gfx9": 266, "gfx1": 230}  # CDNA, RDNA

# Lanes a cycle of an SM's pipes, of what it issues, and of the vector units of a CU.
PIPE, ISSUE, CU = 64, 128, 64
MOVES = {"MOV", "IMAD.MOV", "IMAD.U32", "CS2R"}
ALU = {"LOP3", "SHF", "IADD3", "IADD", "VIADD", "LEA", "ISETP", "PRMT", "SEL", "MOV", "IMNMX", "VIMNMX", "VIADDMNMX", "BMSK", "SGXT"}
# What tells the scheduler, the prefetch and the memory counters of RDNA and CDNA something: no operation of the scalar unit.
NO_SALU = r"s_(delay_alu|waitcnt|wait_|nop|clause|inst_prefetch|set_inst_prefetch|setprio|code_end)"


def fail(message):
    """Ends with a line that says why."""
    sys.exit(f"census.py: {message}")


def broken(message):
    """Notes that a limit is broken; all of them are told at the end."""
    BROKEN.append(message)


def run(*command):
    """What a tool prints, and what it says besides."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        fail(f"{' '.join(command)}: {done.stderr.strip().splitlines()[:2]}")
    return done.stdout, done.stderr


@dataclass
class Code:
    """The instructions of a kernel as a machine has them, and where labels are among them."""

    name: str
    lines: list
    labels: dict
    branch: str  # a branch, with its label
    always: str  # a branch that is always taken
    atomic: str  # what only a candidate does

    def target(self, i):
        """The index of what an instruction branches to, if it does."""
        found = re.search(self.branch, self.lines[i])
        return self.labels.get(found[1]) if found else None

    def next(self, i):
        """The indices of what may be executed after an instruction."""
        to = self.target(i)
        ahead = [] if to is None else [to]
        return ahead if to is not None and re.match(self.always, self.lines[i]) else [*ahead, i + 1]

    def walk(self):
        """Where the loop over counters begins and ends: the longest that lists candidates."""
        back = [(to, i) for i in range(len(self.lines)) if (to := self.target(i)) is not None and to <= i]
        back = [(a, b) for a, b in back if any(re.search(self.atomic, line) for line in self.lines[a:b])]
        if not back:
            fail(f"{self.name}: no loop lists candidates")
        return max(back, key=lambda loop: loop[1] - loop[0])

    def hot(self):
        """The indices of what is executed for a counter that is no candidate, each of an inner loop once: the shortest way through the walk's
        loop, as only candidates take a longer one."""
        first, last = self.walk()
        before, queue = {first: None}, deque([first])
        while queue:
            i = queue.popleft()
            for to in self.next(i):
                if to == first and i != first:
                    return self.way(before, i)
                if first <= to <= last and to not in before:
                    before[to] = i
                    queue.append(to)
        return fail(f"{self.name}: the loop over counters does not close")

    def way(self, before, i):
        """The indices on the way that was found to an instruction."""
        way = []
        while i is not None:
            way.append(i)
            i = before[i]
        if any(re.search(self.atomic, self.lines[i]) for i in way):
            fail(f"{self.name}: every counter is listed")
        return way[::-1]

    def parts(self, turns):
        """The instructions of a counter outside of inner loops, and those of each inner loop, of which there must be as many as have turns."""
        way, loops = self.hot(), []
        for end, i in enumerate(way):
            to = self.target(i)
            if to in way and way[0] < to <= i:
                loops.append((way.index(to), end + 1))
        if len(loops) != len(turns):
            fail(f"{self.name}: {len(loops)} loops in the walk, where the text has {len(turns)}")
        outside = [i for at, i in enumerate(way) if not any(a <= at < b for a, b in loops)]
        return [self.lines[i] for i in outside], [[self.lines[i] for i in way[a:b]] for a, b in loops]


def text(dialect, algorithm, form=(0, 0)):
    """The text of a kernel."""
    return run(TOOLS.kernel, dialect, algorithm, TEMPLATE, *map(str, form))[0]


def turns_of(name, ptx):
    """How often each loop in the loop over counters is walked for one of them, by PTX."""
    lines = [line for line in ptx.splitlines() if not line.startswith(".pragma")]
    labels, found = {line[:-1]: i for i, line in enumerate(lines) if re.match(r"L\d+:", line)}, []
    for i, line in enumerate(lines):
        to = labels.get(line.rstrip(";").split()[-1]) if " bra " in line else None
        if to is None or to > i:
            continue
        start = re.match(r"mov\.u32 (%v\d+), (\d+);", lines[to - 1])
        end = re.match(r"setp\.lt\.u32 %q\d+, (%v\d+), (\d+);", lines[i - 1])
        if not start or not end or start[1] != end[1]:
            fail(f"{name}: the turns of the loop at {lines[to]} of the PTX are not known")
        found.append((to, i, int(end[2]) - int(start[2])))
    first, last, _ = max(found, key=lambda loop: loop[1] - loop[0])
    return [turns for a, b, turns in found if first < a and b < last]


def kind(line):
    """What an instruction of SASS is called: without its predicate and its kinds, of which those of IMAD matter."""
    name = re.sub(r"^@!?U?P\w+ +", "", line).split()[0]
    return ".".join(name.split(".")[:2 if name.startswith("IMAD") else 1])


def unit(name):
    """The column of table 1 that an instruction is in."""
    if name in MOVES:
        return "moves"
    if name in ("LOP3", "SHF", "IMAD.HI"):
        return name
    if name.startswith("IMAD"):
        return "IMAD"
    return "uniform" if name.startswith("U") or name == "LDCU" else "rest"


@dataclass
class Pipes:
    """Instructions by the pipe that executes them."""

    alu: int
    fma: int
    high: int  # of the latter those with the high half of a product
    all: int

    @staticmethod
    def of(kinds):
        """Of so many of each kind."""
        fma = {name: n for name, n in kinds.items() if name.startswith("IMAD")}
        high = sum(n for name, n in fma.items() if name in ("IMAD.HI", "IMAD.WIDE"))
        return Pipes(sum(n for name, n in kinds.items() if name in ALU), sum(fma.values()), high, sum(kinds.values()))

    def cycles(self):
        """Of an SM at least, for a thread. The high half of a product takes two turns of the FMA pipe, and the ALU waits for one of them."""
        return max((self.alu + self.high) / PIPE, (self.fma + self.high) / PIPE, self.all / ISSUE)

    def cells(self):
        """The columns of a hash."""
        return [self.alu, self.fma, self.high, self.all, f"{self.cycles():.1f}"]


@dataclass
class Sass:
    """What is known of a kernel on a card."""

    name: str
    registers: int
    memory: list  # bytes of stack, of spills stored, of spills loaded
    span: int  # instructions of the whole loop over counters
    rounds: list  # kinds of an inner loop's instructions
    hash: Pipes


def sass(algorithm, card, form):
    """Assembles a kernel and counts."""
    name, ptx = f"{algorithm} {form[0]}/{form[1]} on sm_{card}", text("ptx", algorithm, form)
    with tempfile.TemporaryDirectory() as folder:
        with open(f"{folder}/k.ptx", "w", encoding="ascii") as file:
            file.write(ptx)
        _, said = run(TOOLS.ptxas, f"-arch=sm_{card}", "-v", f"{folder}/k.ptx", "-o", f"{folder}/k.cubin")
        listing, _ = run(TOOLS.nvdisasm, "-c", f"{folder}/k.cubin")
    lines, labels = [], {}
    for line in listing.splitlines():
        if label := re.match(r"\s*(\.L_x_\d+):", line):
            labels[label[1]] = len(lines)
        elif instruction := re.search(r"/\*[0-9a-f]{4,}\*/\s+(.*?)\s*;", line):
            lines.append(instruction[1])
    code = Code(name, lines, labels, r"\bBRA\b.*?(\.L_x_\d+)", r"BRA `", r"\bATOMG?\b")
    first, last = code.walk()
    turns = turns_of(name, ptx)
    outside, loops = code.parts(turns)
    loops = [Counter(map(kind, loop)) for loop in loops]
    kinds = Counter(map(kind, outside))
    for loop, times in zip(loops, turns):
        kinds.update({each: n * times for each, n in loop.items()})
    memory = re.search(r"(\d+) bytes stack frame, (\d+) bytes spill stores, (\d+) bytes spill loads", said)
    registers = re.search(r"Used (\d+) registers", said)
    if not memory or not registers:
        fail(f"{name}: ptxas says nothing of registers and spills")
    counted = Sass(name, int(registers[1]), [int(n) for n in memory.groups()], last - first + 1, loops, Pipes.of(kinds))
    if any(counted.memory):
        broken(f"{name}: {counted.memory} bytes of stack, of spills stored and loaded, where there were none")
    most = MORE_REGISTERS.get(card, REGISTERS)
    if counted.registers > most:
        broken(f"{name}: {counted.registers} registers, at most {most}")
    return counted


def sha3_row(card, form):
    """A row of table 1, within its limits."""
    counted = sass("sha3-256", card, form)
    units = Counter()
    for name, n in counted.rounds[0].items():
        units[unit(name)] += n
    alu = Pipes.of(counted.rounds[0]).alu
    if units["moves"]:
        broken(f"{counted.name}: {units['moves']} moves a round, where there were none")
    if form == (0, 0) and alu > ALU_A_ROUND:
        broken(f"{counted.name}: {alu} instructions of the ALU a round, at most {ALU_A_ROUND}")
    if form == (0, 0) and counted.span > HOT_LOOP:
        broken(f"{counted.name}: {counted.span} instructions of the loop over counters, at most {HOT_LOOP}")
    of_round = [units[name] for name in ("LOP3", "SHF", "IMAD.HI", "IMAD", "moves", "uniform", "rest")]
    return [f"sm_{card}", form[0], counted.registers, sum(counted.memory), *of_round, counted.span, *counted.hash.cells()]


def other_row(algorithm, card, form):
    """A row of table 2."""
    counted = sass(algorithm, card, form)
    return [algorithm, f"sm_{card}", f"{form[0]}, {form[1]}", counted.registers, counted.span, *counted.hash.cells()]


def amd_row(algorithm, target):
    """A row of table 3, within its limits."""
    name = f"{algorithm} on {target}"
    with tempfile.TemporaryDirectory() as folder:
        with open(f"{folder}/k.hip", "w", encoding="ascii") as file:
            file.write(text("c", algorithm))
        options = ["-x", "hip", f"--offload-arch={target}", "--cuda-device-only", "-nogpulib", "-nogpuinc", "-O3", "-S"]
        assembly, _ = run(TOOLS.clang, *options, f"{folder}/k.hip", "-o", "-")
    lines, labels = [], {}
    for line in assembly.splitlines():
        if label := re.match(r"(\.LBB\d+_\d+):", line):
            labels[label[1]] = len(lines)
        elif instruction := re.match(r"\t((?:[sv]|ds|global|flat|buffer|scratch)_\w+.*)", line):
            lines.append(instruction[1].split(";")[0].strip())
    code = Code(name, lines, labels, r"^s_c?branch\w*\s+(\.LBB\d+_\d+)$", r"s_branch\s", r"^(global|flat)_atomic")
    turns = turns_of(name, text("ptx", algorithm))
    outside, loops = code.parts(turns)

    def units(lines):
        """Vector and scalar instructions."""
        return sum(line.startswith("v_") for line in lines), sum(line.startswith("s_") and not re.match(NO_SALU, line) for line in lines)

    of_hash = units(outside)
    for loop, times in zip(loops, turns):
        of_hash = [n + times * more for n, more in zip(of_hash, units(loop))]
    notes = {key: int(n) for key, n in re.findall(r"\.(\w+):\s+(\d+)$", assembly, re.M)}
    stack, spills = notes["private_segment_fixed_size"], notes["vgpr_spill_count"] + notes["sgpr_spill_count"]
    if stack or spills:
        broken(f"{name}: {stack} bytes of stack and {spills} spills, where there were none")
    most = VALU_A_ROUND[target[:4]]
    if algorithm == "sha3-256" and units(loops[0])[0] > most:
        broken(f"{name}: {units(loops[0])[0]} vector instructions a round, at most {most}")
    of_round = units(loops[0]) if loops else ("–", "–")
    return [algorithm, target, notes["vgpr_count"], spills, *of_round, *of_hash, f"{of_hash[0] / CU:.1f}"]


def table(title, head, rows):
    """Prints a table."""
    print(f"## {title}\n\n| {' | '.join(head)} |\n|{'---|' * len(head)}")
    for row in rows:
        print("| " + " | ".join(map(str, row)) + " |")


@dataclass
class Tools:
    """What is called."""

    kernel: str
    ptxas: str
    nvdisasm: str
    clang: str


def main():
    """All tables."""
    others = [(algorithm, card, form) for card, only in OTHER_CARDS.items() for algorithm, forms in OTHERS.items()
              for form in ([only] if only else forms)]
    bounds = ["ALU", "FMA", "of them IMAD.HI", "all", "cycles"]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        sha3 = pool.map(lambda row: sha3_row(*row), [(card, form) for card in CARDS for form in SHA3_FORMS])
        nvidia = pool.map(lambda row: other_row(*row), others)
        amd = pool.map(lambda row: amd_row(*row), [(algorithm, target) for algorithm in AMD_ALGORITHMS for target in AMD])
        table("SHA3-256 on NVIDIA", ["card", "rotations", "registers", "spills", "round: LOP3", "SHF", "IMAD.HI", "other IMAD", "moves",
                                     "uniform", "rest", "loop", "hash: ALU", *bounds[1:]], sha3)
        print()
        table("Other algorithms on NVIDIA", ["algorithm", "card", "rotations, additions", "registers", "loop", "hash: ALU", *bounds[1:]], nvidia)
        print()
        table("AMD", ["algorithm", "target", "VGPRs", "spills", "round: VALU", "SALU", "hash: VALU", "SALU", "cycles"], amd)


TOOLS = Tools(*sys.argv[1:])
BROKEN = []
main()
if BROKEN:
    fail("\n    ".join(["limits are broken:", *sorted(BROKEN)]))
