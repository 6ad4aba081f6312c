#!/usr/bin/env python3
"""Counts the instructions of kernels: reads a program's disassembly or a text of assembly, finds the loop over the rounds, tells moves and spills
apart, asks llvm-mca how many cycles it takes on named cores, and prints a table as markdown.

    counts.py FOLDER <LIST                          prints the table
    counts.py FOLDER --check PAGE TOLERANCE <LIST   compares it with that of a page instead, and ends with 1 if a row differs
    counts.py FOLDER --write PAGE <LIST             puts it there instead, without the rows whose programs are not in the folder

Called by ci/counts.sh, which has the list and makes what is in the folder: NAME.program and NAME.operations. See docs/isas.md."""

import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

LLVM = int(os.environ.get("COUNTS_LLVM", "19"))
HEAD = ["algorithm", "kernel", "lanes", "operations", "instructions", "ratio", "moves", "spills", "cycles, llvm-mca"]
# What an algorithm's operations are called.
OPERATIONS = {"Keccak-f[1600]": "keccak_f1600", "SHA-256": "sha256_block", "SHA-512": "sha512_block", "BLAKE2s": "blake2s_block",
              "BLAKE2b": "blake2b_block", "MD5": "md5_block", "SHA-1": "sha1_block", "RIPEMD-160": "ripemd160_block", "SM3": "sm3_block"}
# LLVM's models of these cores let in 8 to 16 instructions a cycle, more than is brought: how many decoded ones a buffer holds, and how many a cycle
# come from it and from the decoder, through which a longer loop or line must go. Neoverse N1 has no such buffer. Arm's Software Optimization Guides.
FRONT_ENDS = {"neoverse-n1": (0, 4, 4), "neoverse-n2": (1536, 5, 4), "neoverse-v1": (3072, 8, 5), "neoverse-v2": (1536, 8, 6)}


@dataclass
class Arch:
    """How the instructions of an architecture look in llvm-objdump's text."""

    triple: str
    features: str  # that the disassembler must be told
    jump: str  # a branch whose last operand is its target
    compare: str  # what may stand before a branch for its sake
    move: str  # from register to register, nothing computed
    stack: str  # an operand in the frame
    load: str  # an instruction that only loads
    store: str
    goes: str = r"\Z."  # a jump that is always taken, and to where
    nothing: str = r"\Z."  # what is no instruction of a machine


ARCHS = {
    "x86": Arch(
        "x86_64-linux-gnu",
        "",
        r"^j[a-z]+\s",
        r"\Z.",
        r"^(v?mov\w*)\s+%\w+, %\w+$",
        r"\(%r[sb]p",
        r"^v?mov\w*\s+\S*\(.*\), %\w+$",
        r"^v?mov\w*\s+%\w+, \S*\(",
    ),
    "arm": Arch(
        "aarch64-linux-gnu",
        "",
        r"^(b|b\.\w+|cbn?z|tbn?z)\s",
        r"^cmp\s",
        r"^(mov|movprfx)\s+([vzxw]\d+\S*, ?[vzxw]\d+\S*)$",
        r"\[(sp|x29)",
        r"^ld\w+\s",
        r"^st\w+\s",
        goes=r"^b\s+(\S+)$",
    ),
    "riscv": Arch(
        "riscv64-linux-gnu",
        "+m,+a,+f,+d,+c,+v,+zbb,+zvkb",
        r"^(b(eq|ne|lt|ge|le|gt)u?z?|j)\s",
        r"^li t0, \d+$",
        r"^(mv|vmv\d?r?\.v(\.v)?)\s+\w+, \w+$",
        r"\((sp|s0)\)",
        r"^(l[bhwd]u?|vl\w+\.v)\s",
        r"^(s[bhwd]|vs\w+\.v)\s",
    ),
    # Values have numbers and no registers: what names them is not counted, and every load and store of a vector is of the frame.
    "wasm": Arch(
        "wasm32",
        "",
        r"^br(_if|_table)?\b",
        r"\Z.",
        r"\Z.",
        r"^v128\.(load|store)\b",
        r"^v128\.load\b",
        r"^v128\.store\b",
        nothing=r"^(local\.(get|set|tee)|[iv]\d+\.const|block|loop|end|drop|nop|\.local|else)\b",
    ),
}


@dataclass
class Kernel:
    """A line of the list in ci/counts.sh, which says what each is."""

    algorithm: str
    name: str
    arch: Arch
    program: str
    code: str
    lanes: int
    operations: float  # of all rounds and lanes
    rounds: int  # of the algorithm
    body: int  # rounds in what is counted; 0: all of them, without a loop
    cores: list


def fail(message):
    """Ends with a line that says why."""
    sys.exit(f"counts.py: {message}")


class NoModel(Exception):
    """A core whose model lacks an instruction: the core has it not."""


def tool(name, *arguments, text=None):
    """What a tool of LLVM prints."""
    done = subprocess.run([f"{name}-{LLVM}", *arguments], input=text, capture_output=True, text=True, check=False)
    if "found an unsupported instruction" in done.stderr:
        raise NoModel
    if done.returncode != 0:
        fail(f"{name}-{LLVM} {' '.join(arguments)}: {done.stderr.strip().splitlines()[:2]}")
    return done.stdout


def named(text):
    """A text of AArch64 with the names of its labels, which are numbers there (crates/weave/src/targets/aarch64.rs)."""
    names = dict(re.findall(r"^(\d+): // (\w+)$", text, re.M))
    text = re.sub(r"^(?:\d+: // |hashweave_function )(\w+)$", r"\1:", text, flags=re.M)
    return re.sub(r"(?<= )(\d+)[bf]\b", lambda label: names.get(label[1], label[0]), text)


def executed(kernel, text):
    """The lines of a text of assembly between two labels, or those of a call of the function after one, on whose way only jumps are taken that
    always are."""
    lines = [line.strip() for line in named(text).splitlines()]
    at = {line[:-1]: i for i, line in enumerate(lines) if line.endswith(":")}
    first, last = kernel.code.split("..", 1) if kernel.code.endswith("..") else re.match(r"(.*?)\.\.(\.?\w+)$", kernel.code).groups()
    if first not in at or (last and last not in at):
        fail(f"{kernel.name}: {kernel.program} has no {kernel.code}")
    i, found = at[first], []
    while i != at.get(last) and lines[i] != "ret":
        found.append(lines[i])
        goes = None if last else re.match(kernel.arch.goes, lines[i])
        i = at[goes[1]] if goes else i + 1
    return [line for line in found if line and not re.match(r"\.|[\w.]+:$", line)]


def listing(kernel):
    """The instructions of a text of assembly, without branches and what they compare. An address of 32 bits is two on RISC-V."""
    with open(kernel.program, encoding="ascii") as file:
        lines = executed(kernel, file.read())
    arch, kept = kernel.arch, []
    for line, follower in zip(lines, lines[1:] + [""]):
        if re.match(arch.jump, line) or (re.match(arch.compare, line) and re.match(arch.jump, follower)):
            continue
        if address := re.match(r"(lla|ld) (\w+), \.L", line):
            kept.append(f"auipc {address[2]}, 0")
            kept.append(f"addi {address[2]}, {address[2]}, 0" if address[1] == "lla" else f"ld {address[2]}, 0({address[2]})")
        else:
            kept.append(line)
    return kept


def disassembly(kernel, name):
    """Address and text of every instruction of a function of the kernel's program."""
    plain, demangled = (tool("llvm-nm", *flags, "--defined-only", "--just-symbol-name", "--no-sort", kernel.program)
                        for flags in ([], ["-C"]))
    wanted = re.compile(rf"(^|::){name}(::h[0-9a-f]{{16}})?$")
    names = {raw for raw, text in zip(plain.splitlines(), demangled.splitlines()) if wanted.search(text)}
    if len(names) != 1:
        fail(f"{kernel.program} has {len(names)} functions {name}")
    text = tool("llvm-objdump", "-d", "--no-show-raw-insn", f"--mattr={kernel.arch.features}",
                f"--disassemble-symbols={names.pop()}", kernel.program)
    lines = re.findall(r"^\s*([0-9a-f]+):\s+(.*?)\s*$", text, re.M)
    return [(int(address, 16), re.sub(r"\s+(<.*>|# 0x.*|//.*|# <.*|# \d.*)$", "", line.replace("\t", " "))) for address, line in lines]


def target(arch, at, text):
    """The index of what a branch goes to, if it is one and that is in the function."""
    found = re.search(r"0x([0-9a-f]+)$", text) if re.match(arch.jump, text) else None
    return at.get(int(found[1], 16)) if found else None


def walk(arch, code):
    """The instructions of the first loop that is entered when branches on "not equal" are taken and others are not; none, if there is none.
    So SHA-256's loop of sixteen rounds is walked as in all but its first turn, with the message schedule in it."""
    at, path, seen, i = {address: i for i, (address, _) in enumerate(code)}, [], {}, 0
    while i < len(code):
        if i in seen:
            return [code[j][1] for j in path[seen[i]:]]
        seen[i] = len(path)
        path.append(i)
        to = target(arch, at, code[i][1])
        taken = to is not None and re.match(r"(jne|jmp|b\.ne|cbnz|b|bne|bnez|j)\s", code[i][1])
        i = to if taken else i + 1
    return []


def loops(arch, code):
    """Where the loops begin and end."""
    if arch is ARCHS["wasm"]:
        open_blocks = []
        for i, (_, text) in enumerate(code):
            if re.match(r"(block|loop|if)\b", text):
                open_blocks.append(i)
            elif re.match(r"end\b", text) and open_blocks:
                begin = open_blocks.pop()
                if code[begin][1].startswith("loop"):
                    yield begin, i
        return
    at = {address: i for i, (address, _) in enumerate(code)}
    for i, (_, text) in enumerate(code):
        to = target(arch, at, text)
        if to is not None and to <= i:
            yield to, i + 1


def largest_loop(arch, code):
    """The instructions of the largest loop that has no loop in it; none, if there is none."""
    found = list(loops(arch, code))
    inner = [loop for loop in found
             if not any(other != loop and loop[0] <= other[0] and other[1] <= loop[1] for other in found)]
    start, end = max(inner, key=lambda loop: loop[1] - loop[0], default=(0, 0))
    return [text for _, text in code[start:end]]


def body(kernel, name):
    """The instructions of a function that are counted."""
    arch, code = kernel.arch, disassembly(kernel, name)
    if kernel.body == 0:
        if any(loops(arch, code)):
            fail(f"{kernel.name}: {name} has a loop")
        lines = [text for _, text in code]
        ends = (i for i, text in enumerate(lines) if re.match(r"ret", text))
        lines = lines[:next(ends, len(lines)) + 1]
    else:
        lines = (walk(arch, code) if arch is not ARCHS["wasm"] else []) or largest_loop(arch, code)
        if not lines:
            fail(f"{kernel.name}: {name} has no loop")
    return [line for line in lines if not re.match(arch.nothing, line)]


def cycles(kernel, lines, core, limit=None):
    """Cycles of the instructions by llvm-mca in a loop that has nothing else, of at most so many of them each."""
    core, *attributes = core.split("@")[0].split("+")
    # Branches are left out: an emulated loop has no other way to go.
    lines = [line for line in lines if not re.match(kernel.arch.jump + r"|^ret", line)]
    lines = [re.sub(r"^(adr|ldr)(\s+\w+), [a-z].*", r"\1\2, #8", line) for line in lines]
    text = "\n".join(lines)
    if kernel.arch is ARCHS["riscv"] and "vset" not in text:
        # What the vsetvli before the rounds says; without, the model takes eight registers for one.
        text = "# LLVM-MCA-RISCV-LMUL M1\n# LLVM-MCA-RISCV-SEW E64\n" + text
    options = [f"-mtriple={kernel.arch.triple}", f"-mcpu={core}"]
    if attributes:
        options.append("-mattr=" + ",".join("+" + name for name in attributes))
    if limit:
        options.append(f"-dispatch={limit}")
    # What lies between a few iterations and more, so that neither the beginning nor the end counts.
    few = 2 + 1000 // len(lines)
    more = 2 * few + 2
    total = [int(re.search(r"Total Cycles:\s+(\d+)", tool("llvm-mca", *options, f"-iterations={n}", "-", text=text))[1])
             for n in (few, more)]
    return (total[1] - total[0]) / (more - few)


def speed(kernel, lines, core, of):
    """What is said of a core: cycles, divided by `of`; and those with the limit of its front end, where that matters."""
    name, bits = re.split("[+@]", core)[0], f" at {core.split('@')[1]} bits" if "@" in core else ""
    try:
        free = limited = cycles(kernel, lines, core) / of
    except NoModel:
        return f"{name}{bits} –"
    if name in FRONT_ENDS:
        buffer, from_buffer, from_decoder = FRONT_ENDS[name]
        limited = cycles(kernel, lines, core, from_buffer if len(lines) <= buffer else from_decoder) / of
    return f"{name}{bits} {free:.1f}" + (f" ({limited:.1f})" if limited > 1.02 * free else "")


def row(kernel):
    """The row of a kernel: per round and state."""
    arch = kernel.arch
    lines = listing(kernel) if ".." in kernel.code else body(kernel, kernel.code)
    rounds = kernel.body or kernel.rounds
    moves = [line for line in lines if re.search(arch.move, line)]
    spills = [line for line in lines if re.search(arch.stack, line) and (re.search(arch.load, line) or re.search(arch.store, line))]
    ideal, total = kernel.operations / kernel.rounds, len(lines) / rounds
    # Fewer than operations: AArch64 rotates one operand of a boolean instruction for nothing, one state's row is one operand of RVV.
    if not 0.25 * ideal <= total <= 4 * ideal:
        fail(f"{kernel.name}: {total:.0f} instructions a round against {ideal:.0f} operations: "
             f"has the loop of {kernel.code} {kernel.body} rounds?")
    per_state = [f"{n / kernel.lanes:.1f}" for n in (ideal, total, len(moves) / rounds, len(spills) / rounds)]
    speeds = [speed(kernel, lines, core, rounds * kernel.lanes) for core in kernel.cores]
    return [kernel.algorithm, kernel.name, str(kernel.lanes), *per_state[:2], f"{total / ideal:.2f}", *per_state[2:], ", ".join(speeds) or "–"]


def operations(folder, program, algorithm, of):
    """Lanes, rounds and operations of all rounds and lanes, of a sum of instruction sets."""
    with open(f"{folder}/{program}.operations", encoding="ascii") as file:
        known = {tuple(fields[:2]): [int(field) for field in fields[2:]] for fields in map(str.split, file)}
    lanes = rounds = total = 0
    for term in of.split("+"):
        term = re.fullmatch(r"(?:(\d+)\*)?(\w+)(?:@(\d+))?", term)
        times, longer = int(term[1] or 1), int(term[3] or 128) // 128
        if (OPERATIONS[algorithm], term[2]) not in known:
            fail(f"the program for {program} does not count {algorithm} on {term[2]}")
        of_one, rounds, operations_of_one = known[OPERATIONS[algorithm], term[2]]
        lanes += times * of_one * longer
        total += times * operations_of_one
    return lanes, rounds, total


def read(folder):
    """The lines of the list from standard input; a kernel where its program is in the folder, else None."""
    kernels = []
    for line in sys.stdin:
        algorithm, name, arch, program, code, of, loop, cores = (field.strip() for field in line.split("|"))
        if not os.path.exists(f"{folder}/{program}.program"):
            kernels.append(None)
            continue
        lanes, rounds, total = operations(folder, program, algorithm, of)
        kernels.append(Kernel(algorithm, name, ARCHS[arch], f"{folder}/{program}.program", code, lanes, total, rounds, int(loop),
                              cores.split()))
    return kernels


def committed(page):
    """A page's lines, and where its table begins and ends among them, its two lines of head not counted."""
    with open(page, encoding="utf-8") as file:
        lines = file.read().splitlines()
    if line_of(HEAD) not in lines:
        fail(f"{page} has no table of counts")
    first = end = lines.index(line_of(HEAD)) + 2
    while end < len(lines) and lines[end].startswith("|"):
        end += 1
    return lines, first, end


def line_of(cells):
    """A row as it is printed."""
    return "| " + " | ".join(cells) + " |"


def table_of(page, kernels):
    """The rows of a page's table, of which there is one for each line of the list in the same order."""
    lines, first, end = committed(page)
    if end - first != len(kernels):
        fail(f"{page} has {end - first} rows, and the list in ci/counts.sh {len(kernels)}: run 'bash ci/counts.sh --write'")
    return [[cell.strip() for cell in line.strip("| ").split(" | ")] for line in lines[first:end]]


def differs(kernel, old, new, tolerance):
    """Whether a row is not what it was. With a tolerance, what is compiled need only have about as many instructions."""
    if tolerance == 0 or ".." in kernel.code:
        return old != new
    few, many = sorted(float(row[HEAD.index("instructions")]) for row in (old, new))
    return old[:4] != new[:4] or many > (1 + tolerance) * few


def check(kernels, rows, page, tolerance):
    """Compares rows with those of the page; says which differ."""
    compared, wrong = 0, 0
    for kernel, before, now in zip(kernels, table_of(page, kernels), rows):
        if kernel is None:
            continue
        compared += 1
        if differs(kernel, before, now, tolerance):
            wrong += 1
            print("- " + " | ".join(before) + "\n+ " + " | ".join(now))
    print(f"{compared} rows compared with {page}, {wrong} differ")
    return wrong == 0 and compared > 0


def write(kernels, rows, page):
    """Puts rows in the place of those of the page; rows that were not counted stay."""
    old = rows if all(kernels) else table_of(page, kernels)
    lines, first, end = committed(page)
    lines[first:end] = [line_of(now or before) for before, now in zip(old, rows)]
    with open(page, "w", encoding="utf-8") as file:
        file.write("\n".join(lines) + "\n")


def main():
    """Prints, compares or writes the table of the kernels whose programs are in the folder."""
    folder, mode, arguments = sys.argv[1], sys.argv[2:3], sys.argv[3:]
    kernels = read(folder)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        rows = list(pool.map(lambda kernel: kernel and row(kernel), kernels))
    if mode == ["--check"]:
        sys.exit(0 if check(kernels, rows, arguments[0], float(arguments[1])) else 1)
    if mode == ["--write"]:
        write(kernels, rows, arguments[0])
        return
    for cells in [HEAD, ["---"] * len(HEAD), *filter(None, rows)]:
        print(line_of(cells))


main()
