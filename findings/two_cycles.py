#!/usr/bin/env python3
"""Measures what docs/sets.md (two cycles) says of a core with AVX-512: how long operations take, what a store costs next to others,
and what messages that pass through the second-level cache cost by evicting code.

    findings/two_cycles.py [operations] [stores] [code]

Needs gcc. Cycles are those of dependent additions, measured beside every slice; each figure is the median and the 10th percentile.
"""

import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
GENERATED = ROOT / "crates/kernels/generated/x86_64"
# Where a loop over blocks has its pointers and its count (crates/weave/src/loops/blocks_layout.rs).
SOURCES, MORE_SOURCES, BLOCKS, LANES = 704, 960, 832, 16

MAIN = r"""
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
typedef void Function(void *);
extern Function *const functions[];
extern const char *const names[];
extern const double units[];
static double now(void) { struct timespec t; clock_gettime(CLOCK_MONOTONIC, &t); return t.tv_sec + 1e-9 * t.tv_nsec; }
static double clock_rate(void) {
    double start = now();
    uint64_t x = 1;
    for (int i = 0; i < 100000; i++) __asm__ volatile(".rept 20\n add %0,%0\n .endr" : "+r"(x));
    return 2e6 / (now() - start);
}
static int by_value(const void *a, const void *b) { double x = *(double *)a - *(double *)b; return x < 0 ? -1 : x > 0; }
enum { ROUNDS = 60 };
static uint8_t context[1 << 15] __attribute__((aligned(4096)));
int main(int count, char **arguments) {
    // Messages of that many bytes, that far apart; none for functions that only need memory.
    size_t length = count > 1 ? atol(arguments[1]) : 0, apart = count > 2 ? atol(arguments[2]) : 0;
    int streams = length ? 32 : 0;
    uint8_t *messages = calloc(1, streams * apart + length + 4096);
    for (size_t i = 0; i < streams * apart + length; i++) messages[i] = i * 7 + (i >> 8);
    int all = 0;
    while (functions[all]) all++;
    double (*cycles)[ROUNDS] = malloc(all * sizeof *cycles);
    for (int round = 0; round < ROUNDS; round++) {
        for (int f = 0; f < all; f++) {
            double rate = clock_rate(), start = now(), spent;
            long calls = 0;
            do {
                for (int i = 0; length && i < 16; i++) {
                    ((uint8_t **)(context + SOURCES))[i] = messages + apart * i;
                    ((uint8_t **)(context + MORE_SOURCES))[i] = messages + apart * (16 + i);
                }
                *(uint64_t *)(context + BLOCKS) = length / 64;
                functions[f](context);
                calls++;
            } while ((spent = now() - start) < 2e-3);
            cycles[f][round] = spent * rate / calls / (length ? 32.0 * length : units[f]);
        }
    }
    for (int f = 0; f < all; f++) {
        qsort(cycles[f], ROUNDS, sizeof(double), by_value);
        printf("%-44s median %7.3f   10th percentile %7.3f\n", names[f], cycles[f][ROUNDS / 2], cycles[f][ROUNDS / 10]);
    }
}
"""


def run(functions, *arguments):
    """Runs functions (name, text, what a call is divided by), a slice of each in turn."""
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        text = [".intel_syntax noprefix", ".text"]
        for i, (_, body, _) in enumerate(functions):
            text += [".p2align 6", f".globl function_{i}", f"function_{i}:", body]
        (folder / "functions.S").write_text("\n".join([*text, '.section .note.GNU-stack,"",@progbits', ""]))
        main = MAIN + "".join(f"extern Function function_{i};\n" for i in range(len(functions)))
        listed = ", ".join(f"function_{i}" for i in range(len(functions)))
        main += f"Function *const functions[] = {{ {listed}, 0 }};\n"
        main += "const char *const names[] = { " + ", ".join(f'"{name}"' for name, _, _ in functions) + " };\n"
        main += "const double units[] = { " + ", ".join(str(unit) for _, _, unit in functions) + " };\n"
        (folder / "main.c").write_text(main)
        offsets = [f"-DSOURCES={SOURCES}", f"-DMORE_SOURCES={MORE_SOURCES}", f"-DBLOCKS={BLOCKS}"]
        subprocess.run(["gcc", "-O2", *offsets, "-o", folder / "main", folder / "main.c", folder / "functions.S"], check=True)
        subprocess.run([folder / "main", *map(str, arguments)], check=True)


def repeated(instructions, times=500):
    return "\n".join([f"mov ecx,{times}", ".p2align 6", "1:", *instructions, "dec ecx", "jnz 1b", "vzeroupper", "ret"])


def operations():
    print("cycles from an instruction to one that needs its result, and cycles an instruction of independent ones")
    forms = {
        "vpaddd": "vpaddd {0},{1},zmm31",
        "vpxorq": "vpxorq {0},{1},zmm31",
        "vpternlogq": "vpternlogq {1},zmm30,zmm31,0x96",
        "vprold": "vprold {0},{1},7",
        "vpshufb": "vpshufb {0},{1},zmm31",
        "vpunpckldq": "vpunpckldq {0},{1},zmm31",
        "vshufi64x2": "vshufi64x2 {0},{1},zmm31,0x88",
        "vpermd": "vpermd {0},{1},zmm31",
    }
    functions = []
    for name, form in forms.items():
        chain = [form.format("zmm0", "zmm0")] * 64
        apart = [form.format(f"zmm{i % 16}", f"zmm{i % 16}") for i in range(64)]
        functions.append((f"{name}, dependent", repeated(chain), 64 * 500))
        functions.append((f"{name}, independent", repeated(apart), 64 * 500))
    run(functions)


def stores():
    print("cycles of eight operations, without and with a store next to them")
    kinds = {
        "vpaddd": lambda i: f"vpaddd zmm{i % 16},zmm{16 + i % 8},zmm{17 + i % 8}",
        "vpternlogq": lambda i: f"vpternlogq zmm{i % 16},zmm{16 + i % 8},zmm{17 + i % 8},0x96",
    }
    kinds["vpternlogq and vprolq in turn"] = lambda i: kinds["vpternlogq"](i) if i % 2 else f"vprolq zmm{i % 16},zmm{16 + i % 8},7"
    forms = {
        "no store": lambda k: [],
        "64 bytes": lambda k: [f"vmovdqa64 [rdi+{64 * k}],zmm{k}"],
        "twice 32 bytes": lambda k: [f"vmovdqa [rdi+{64 * k}],ymm{k}", f"vextracti64x4 [rdi+{64 * k + 32}],zmm{k},1"],
        "8 bytes": lambda k: [f"mov [rdi+{64 * k}],rax"],
    }
    functions = []
    for kind, operation in kinds.items():
        for form, store in forms.items():
            body = [line for k in range(16) for line in [*store(k), *(operation(8 * k + j) for j in range(8))]]
            functions.append((f"{kind}, {form}", repeated(body), 16 * 500))
    run(functions)


def code():
    """Loops of pairs: as they are, without the lines that touch their code, and with the offset of the messages kept at zero."""
    print("cycles a byte of 32 messages in two sets of lanes")
    functions = []
    for name in ["sha256", "blake2s", "sm3", "sha1"]:
        text = (GENERATED / f"{name}_pairs_avx512.s").read_text()
        untouched = re.sub(r"^prefetcht0 .*\n", "", text, flags=re.M)
        still = untouched.replace("[rax+rdx+", "[rax+")
        functions += [(f"{name}, code touched", text, 1), (f"{name}, not touched", untouched, 1), (f"{name}, always the same block", still, 1)]
    for length in [16384, 65536]:
        print(f"-- messages of {length} bytes, {length + 128} bytes apart: {32 * length >> 10} KiB")
        run(functions, length, length + 128)


if __name__ == "__main__":
    parts = {"operations": operations, "stores": stores, "code": code}
    for part in sys.argv[1:] or parts:
        if part not in parts:
            sys.exit(f"two_cycles.py: there is no part {part}; there are {', '.join(parts)}")
        parts[part]()
