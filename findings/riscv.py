"""Claims about one Keccak state on RISC-V: the published study's vector forms, counted as an emulator executes them, and in cycles by models of cores."""

import re

import forms
from findings import Finding, once, picked

STUDY = "N. Brunie, RVV implementation of Keccak / SHA-3, 2025"
SIZES = (128, 256, 512, 1024)
# Where forms are assembled.
FOLDER = "target/findings"
# What they need, installed if it is missing: assembler and models, linker, emulator.
TOOLS = """
source ci/common.sh
source ci/targets.sh
has llvm-mca-19 || install_packages llvm-19
has llvm-mca-22 || install_packages llvm-22
has riscv64-linux-gnu-ld || install_packages binutils-riscv64-linux-gnu
need_qemu_riscv64
"""


def number(text):
    """A number of a table, if it is one."""
    return float(text) if re.fullmatch(r"\d+(\.\d+)?", text) else None


@once
def retired(bench):
    """The table of `ci/retired.sh single`."""
    rows = []
    for line in bench.output("bash", "ci/retired.sh", "single").splitlines():
        name, *cells = line.split() or [""]
        values = [number(cell) for cell in cells]
        if name in ("generic", "base", "zbb"):
            rows.append({"form": name, "instructions_128": values[0]})
        elif re.fullmatch(r"(indexed|in-register|multi-round|lanes)(-zvkb)?", name):
            rows.append({"form": name} | {f"instructions_{size}": value for size, value in zip(SIZES, values)})
    return rows


def instructions(rows, form, size=128):
    return picked(rows, form=form)[f"instructions_{size}"]


def judge_vector(rows):
    """What the study has for its best form, 94 with Zvbb and 107 without."""
    named = ("indexed", "in-register", "multi-round")
    text = []
    for zvkb, suffix in ((True, "-zvkb"), (False, "")):
        shown = ", ".join(f"{name} {instructions(rows, name + suffix):.1f}" for name in named)
        text.append(f"{'with' if zvkb else 'without'} Zvkb {shown}")
    best = {suffix: min(instructions(rows, name + suffix) for name in named) for suffix in ("-zvkb", "")}
    longer = min(instructions(rows, name + "-zvkb", 256) for name in named)
    return ("surpassed" if best["-zvkb"] < 94 and best[""] < 107 else "not reached"), f"VLEN 128: {'; '.join(text)}. VLEN 256: {longer:.1f}"


def judge_integers(rows):
    base, zbb, generic = (instructions(rows, form) for form in ("base", "zbb", "generic"))
    text = f"generated {zbb:.1f} with Zbb, {base:.1f} without; by the compiler from plain code {generic:.1f} without. The study's 176 is with Zbb"
    return ("surpassed" if zbb < 176 else "not reached"), text


def judge_lanes(rows):
    text = ", ".join(f"VLEN {size} {instructions(rows, 'lanes-zvkb', size):.1f} ({instructions(rows, 'lanes', size):.1f} without Zvkb)" for size in SIZES)
    return ("confirmed" if instructions(rows, "lanes-zvkb") < 94 else "refuted"), f"a state and round: {text}"


@once
def written(bench):
    """The forms of `findings/forms.py`: run once each in an emulator, counted, and put through models."""
    bench.output("bash", "-c", TOOLS)
    (bench.root / FOLDER).mkdir(parents=True, exist_ok=True)
    rows = []
    for form, lines in forms.FORMS.items():
        for zvkb in (True, False):
            name = f"{FOLDER}/{form}{'-zvkb' if zvkb else ''}"
            run(bench, name, form, zvkb)
            # An address is two instructions.
            text = "\n".join(re.sub(r"^la (\w+), .*", r"auipc \1, 0\naddi \1, \1, 0", line) for line in lines(zvkb))
            (bench.root / f"{name}.model.s").write_text(text)
            row = {"form": form, "zvkb": zvkb, "instructions": len(text.splitlines()) / forms.ROUNDS, "p670_cycles": modelled(bench, name, "19", "sifive-p670")}
            # The X60 has no vector instructions for cryptography.
            row["x60_cycles"] = None if zvkb else modelled(bench, name, "22", "spacemit-x60")
            rows.append({key: float(f"{value:.4g}") if isinstance(value, float) else value for key, value in row.items()})
    return rows


def run(bench, name, form, zvkb):
    """Assembles a form and runs it: it ends the measurement if it does not compute the permutation."""
    (bench.root / f"{name}.s").write_text(forms.program(form, zvkb))
    bench.output("llvm-mc-19", "-triple=riscv64", "-mattr=+m,+a,+f,+d,+v,+zvkb,+zbb", "-filetype=obj", f"{name}.s", "-o", f"{name}.o")
    bench.output("riscv64-linux-gnu-ld", f"{name}.o", "-o", name)
    emulated = f'source ci/common.sh; source ci/targets.sh; need_qemu_riscv64; "$qemu_riscv64" -cpu "$(riscv_cpu 128 {str(zvkb).lower()} rvv_ta_all_1s=true)" {name}'
    bench.output("bash", "-c", emulated)


def modelled(bench, name, llvm, core):
    """Cycles a round by llvm-mca, from what four more repetitions take."""
    total = []
    for times in (3, 7):
        said = bench.output(f"llvm-mca-{llvm}", "-mtriple=riscv64", f"-mcpu={core}", "-mattr=+v,+zvkb,+zbb", f"-iterations={times}", f"{name}.model.s")
        total.append(int(re.search(r"Total Cycles:\s+(\d+)", said)[1]))
    return (total[1] - total[0]) / 4 / forms.ROUNDS


def judge_packings(rows):
    """(A) is the study's packing, whose best is 94; (B) is this project's."""
    ours = picked(rows, form="row-load", zvkb=True)["instructions"], picked(rows, form="row-load", zvkb=False)["instructions"]
    text = (
        f"(A), a row of five in a group of four registers, written out without what the study's loop and compiler add: {ours[0]:.1f} with Zvkb, {ours[1]:.1f} without; "
        "(B), as many rows as fit in a group of eight: 36.6 and 42.7 (`rvv-forms`)"
    )
    return ("surpassed" if ours[0] < 94 and ours[1] < 107 else "not reached"), text


def judge_stores(rows):
    load, store = (picked(rows, form=form, zvkb=True) for form in ("row-load", "row-store"))
    text = (
        f"{store['instructions']:.1f} instructions by indexed stores, {load['instructions']:.1f} by indexed loads; P670 {store['p670_cycles']:.1f} and {load['p670_cycles']:.1f} cycles a round by the model; "
        f"X60 {x60(rows, 'row-store'):,.0f} and {x60(rows, 'row-load'):,.0f}"
    )
    return ("no effect" if abs(store["p670_cycles"] / load["p670_cycles"] - 1) < 0.02 else "refuted" if store["p670_cycles"] > load["p670_cycles"] else "confirmed"), text


def x60(rows, form):
    return picked(rows, form=form, zvkb=False)["x60_cycles"]


def judge_column(rows):
    row, column = (picked(rows, form=form, zvkb=True) for form in ("row-load", "scalar-column"))
    text = (
        f"{column['instructions']:.1f} instructions instead of {row['instructions']:.1f}, but cycles a round by the models: P670 {column['p670_cycles']:.1f} instead of {row['p670_cycles']:.1f}, "
        f"X60 {x60(rows, 'scalar-column'):,.0f} instead of {x60(rows, 'row-load'):,.0f} (without Zvkb)"
    )
    return ("confirmed" if column["p670_cycles"] < row["p670_cycles"] else "refuted"), text


def models(bench):
    """The Keccak rows of `ci/counts.sh riscv` for an out-of-order core and for an in-order one."""
    rows = []
    for llvm, core in (("19", "sifive-p670"), ("22", "spacemit-x60")):
        said = bench.output("bash", "ci/counts.sh", "riscv", env={"COUNTS_LLVM": llvm, "COUNTS_RISCV": core})
        last = None
        for line in said.splitlines():
            cells = [cell.strip() for cell in line.strip("| ").split("|")]
            if cells[0] != "Keccak-f[1600]":
                continue
            name = cells[1] if not cells[1].startswith("the same") else f"{last}, {cells[1].removeprefix('the same ')}"
            last = cells[1] if not cells[1].startswith("the same") else last
            rows.append({"core": core, "form": name, "lanes": int(cells[2]), "instructions": float(cells[4]), "cycles": number(cells[-1].split()[-1])})
    return rows


def modelled_cycles(rows, core, form):
    return picked(rows, core=core, form=form)["cycles"]


def judge_models(rows):
    single = "RVV of 128 bits, one state, "
    zvkb = [modelled_cycles(rows, "sifive-p670", f"{single}{form}, with Zvkb") for form in ("indexed", "in registers", "multi-round")]
    plain = [modelled_cycles(rows, "spacemit-x60", single + form) for form in ("indexed", "in registers", "multi-round")]
    integers = {core: modelled_cycles(rows, core, "RV64, integer registers, generated, with Zbb") for core in ("sifive-p670", "spacemit-x60")}
    lanes = modelled_cycles(rows, "sifive-p670", "RVV of 128 bits with Zvkb"), modelled_cycles(rows, "spacemit-x60", "RVV of 128 bits")
    text = (
        f"cycles a round and state by llvm-mca. P670, out of order: integers {integers['sifive-p670']:.1f}, vectors of one state {min(zvkb):.1f} to {max(zvkb):.1f}, two states in lanes {lanes[0]:.1f}. "
        f"X60, in order, the nearest to a C908 that LLVM has: integers {integers['spacemit-x60']:.1f}, vectors {min(plain):,.0f} to {max(plain):,.0f}, lanes {lanes[1]:.1f} for two states, half of that for the four of its 256 bits"
    )
    slower = min(zvkb) > integers["sifive-p670"] and min(plain) > integers["spacemit-x60"]
    return ("confirmed" if slower else "refuted"), text


FINDINGS = [
    Finding("rvv-forms", "One state in vector registers takes 94 instructions a round with Zvbb and 107 without (VLEN 128); the forms with an indexed load or with gathers more.", STUDY, "94, 107; > 94", retired, judge_vector),
    Finding("rvv-integers", "One state in integer registers, unrolled, takes 176 instructions a round.", STUDY, "176", retired, judge_integers),
    Finding("rvv-lanes", "Many states, one a lane, look better than one state across registers.", f"{STUDY} (left open there)", "below 94 a state and round", retired, judge_lanes),
    Finding("rvv-packing", "A row of five words belongs in a group of four registers.", STUDY, "94 with Zvbb, 107 without", written, judge_packings),
    Finding("rvv-indexed-store", "Storing rotated rows by an index vector instead of loading them by one.", "a variant of the study's form", "none", written, judge_stores),
    Finding("rvv-scalar-column", "Four words of a row in two registers and the fifth in an integer register: shorter groups, more instructions.", "a variant of the study's packing", "none", written, judge_column),
    Finding("rvv-cycles", "Vector forms of one state are slower than integer registers, about five times on a C908.", f"{STUDY}; measured on a T-Head C908", "0.004 instead of 0.02 bytes a cycle", models, judge_models),
]
