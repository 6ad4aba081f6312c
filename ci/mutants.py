"""Changes kernels in a copy of the source, and looks whether the tests of the vectors name them as wrong; see ci/mutants.sh.

A mutant is a file, a text in it that stands there once (or an occurrence by its number), another text, and the kernels that must be found wrong, as
the tests name them: the job, the algorithm and the kernel. One that the source no longer has is an error, as is a kernel in no mutant, a
kernel of the list that the program does not have, and a run in which a test program runs no test.
Generated kernels are written anew from the changed source: their generator may be changed, or an algorithm that it records.

    mutants.py [NAME...]           those builds; all by default
    mutants.py --check             only whether the source has all texts; ci/check.sh does that
    mutants.py --kernels PROGRAM   only whether the kernels of the list are those of a command that was built; ci/test.sh does that
"""

import json
import os
import platform
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent
WORK = HERE / "target" / "mutants"
TESTS = ["vectors", "rehash", "replicate", "tree", "poseidon"]
PROFILE = ["--profile", "cross", "--locked"]
WEAVE = ["cargo", "run", *PROFILE, "--quiet", "-p", "hashweave-weave", "--", "crates/kernels/generated"]
# Monte Carlo tests say nothing of other kernels than the rest does, and take longest.
SKIPPED = ["monte_carlo"]

LANES = ["direct", "a2", "a1", "a1a2", "affine"]


@dataclass
class Mutant:
    what: str
    file: str
    old: str
    new: str
    wrong: list[str]
    occurrence: int = field(default=1)
    of: int = field(default=1)


# One algorithm of each that has kernels of its own; TurboSHAKE has only kernels for digests of its own.
FAMILIES = "sha256 sha512 md5 sha1 ripemd160 sm3 sha3-256 blake2s-256 blake2b-512 blake3"
SUMS = FAMILIES + " turboshake128"
SEARCHES = FAMILIES + " hash160"  # whose first digest is a message within the kernel


def searches(name: str, families: str = FAMILIES) -> list[str]:
    return [f"search {family} {name} a1a2" for family in families.split()]


def on_lanes(name: str, families: str = FAMILIES) -> list[str]:
    """All kernels of an instruction set whose digests are by the generic form."""
    return [f"digest {family} {name}" for family in families.split()] + searches(name, families)


def poseidon(name: str) -> list[str]:
    return [f"digest poseidon-{arity} {name}" for arity in (2, 4, 8, 11)]


# Two sets of lanes of SHA-2 and SM3 leave too little in sixteen registers.
PAIRS = ("pairs-avx2", "pairs-avx512")
LARGE_PAIRS = ("pairs-avx512",)


def generic(family: str, pairs: tuple[str, ...] = PAIRS) -> list[str]:
    """All kernels of a family of which every one is written or recorded from the same text."""
    sets = ("scalar", "avx2", "avx512")
    return [f"digest {family} {name}" for name in (*sets, *pairs)] + [f"search {family} {name} {variant}" for name in sets for variant in ("direct", "a1a2")]


def sha2_searches(name: str) -> list[str]:
    return [f"search {hash} {name} {variant}" for hash in ("sha256", "sha512") for variant in ("direct", "a1a2")]


def keccak_searches(variants: list[str], sets: str = "scalar avx2 avx512") -> list[str]:
    return [f"search sha3-256 {name} {variant}" for name in sets.split() for variant in variants]


# Those of one build concern different kernels.
BUILDS = {
    "made-for": [
        Mutant("schedule of both generated loops of SHA-256", "crates/weave/src/loops/sha256/mod.rs",
               "vprord {x},{old},7", "vprord {x},{old},6", ["digest sha256 hybrid", "digest sha256 blend"]),
        Mutant("θ of the folded loops of Keccak", "crates/weave/src/loops/folded.rs",
               '"vprolq {},{},1", turned(x)', '"vprolq {},{},3", turned(x)',
               ["digest sha3-256 folded", "search sha3-256 avx512 folded"]),
        Mutant("θ of the loops of Keccak in lanes", "crates/weave/src/loops/vector.rs",
               'format!("vprolq {temporary},{},1", c(source))', 'format!("vprolq {temporary},{},3", c(source))',
               ["search sha3-256 avx512 woven", "digest sha3-256 ordered", "digest turboshake128 ordered"]),
        Mutant("rotations of rows, AVX2, 32 bits", "crates/lanes/src/rows/x86.rs",
               "_mm_sll_epi32(x, _mm_cvtsi32_si128(32 - N))", "_mm_sll_epi32(x, _mm_cvtsi32_si128(33 - N))",
               ["digest blake2s-256 rows-avx2"]),
        Mutant("rotations of rows, AVX2, 64 bits", "crates/lanes/src/rows/x86.rs",
               "_mm256_sll_epi64(x, _mm_cvtsi32_si128(64 - N))", "_mm256_sll_epi64(x, _mm_cvtsi32_si128(65 - N))",
               ["digest blake2b-512 rows-avx2"]),
        Mutant("words of rows, AVX-512, 32 bits", "crates/lanes/src/rows/x86.rs",
               "[0b0010 0b1000 0b1100]", "[0b0010 0b1000 0b1101]", ["digest blake2s-256 rows-avx512"], 2, 2),
        Mutant("words of rows, AVX-512, 64 bits", "crates/lanes/src/rows/x86.rs",
               "[0b0000_1100 0b1100_0000 0b1111_0000]", "[0b0000_1100 0b1100_0000 0b1111_0011]",
               ["digest blake2b-512 rows-avx512"], 2, 2),
        Mutant("rotations of keys by rows, SSE4.1", "crates/lanes/src/abreast/x86.rs",
               "_mm_sll_epi32(x, _mm_cvtsi32_si128(32 - N))", "_mm_sll_epi32(x, _mm_cvtsi32_si128(33 - N))",
               ["keys r2 rows-sse41"]),
        Mutant("rotations of keys by rows, AVX2", "crates/lanes/src/abreast/x86.rs",
               "_mm256_sll_epi32(x, _mm_cvtsi32_si128(32 - N))", "_mm256_sll_epi32(x, _mm_cvtsi32_si128(33 - N))",
               ["keys r2 rows-avx2"]),
        Mutant("rotations of keys by rows, AVX-512", "crates/lanes/src/abreast/x86.rs",
               "_mm512_permutex2var_epi32, _mm512_ror_epi32,", "_mm512_permutex2var_epi32, _mm512_rol_epi32 as _mm512_ror_epi32,",
               ["keys r2 rows-avx512"]),
        Mutant("rotations of the loop of BLAKE3", "crates/weave/src/loops/blake3.rs",
               'format!("vprord {d},{d},{of_d}")', 'format!("vprord {d},{d},{}", of_d ^ 1)', ["tree blake3 avx512"]),
        Mutant("flags of the line of BLAKE3 on AVX2", "crates/weave/src/loops/blocks.rs",
               '"shr eax,4"', '"shr eax,5"', ["tree blake3 avx2"]),
        Mutant("chaining values of BLAKE3 by rows", "crates/hashes/src/blake3/rows.rs",
               "next[i] = [v[i][0].xor(v[i][2]), v[i][1].xor(v[i][3])];", "next[i] = [v[i][0].xor(v[i][2]), v[i][1].xor(v[i][2])];",
               ["tree blake3 rows-avx2", "tree blake3 rows-avx512", "tree blake3 abreast-avx2", "tree blake3 abreast-avx512"]),
    ],
    "parts": [
        Mutant("limbs of Poseidon's elements in lanes", "crates/lanes/src/fr/ifma.rs",
               "t[i + 2 + j] = high(t[i + 2 + j], q, splat(S[j]));", "t[i + 2 + j] = high(t[i + 2 + j], q, splat(R[j]));",
               poseidon("ifma")),
        Mutant("words of Poseidon's elements", "crates/lanes/src/fr/words.rs",
               "let (b, carry) = multiply_add(q, MODULUS[2], t[2], carry);", "let (b, carry) = multiply_add(q, MODULUS[1], t[2], carry);",
               poseidon("scalar")),
        Mutant("states of the second set of streams of MD5", "crates/weave/src/loops/blocks.rs",
               "None => set * rows + i,", "None => set * rows + (i ^ set),", ["digest md5 pairs-avx2", "digest md5 pairs-avx512"]),
        Mutant("W_t-7 by the SHA instructions", "crates/kernels/src/arch/x86_64/sha.rs",
               "_mm_alignr_epi8::<4>(recent.0, middle.0)", "_mm_alignr_epi8::<5>(recent.0, middle.0)",
               ["digest sha256 sha-ni", "labels sdr sha-ni"]),
        Mutant("rounds in lanes of the loop that blends", "crates/weave/src/loops/sha256/mod.rs",
               'format!("vprord {y},{e},6")', 'format!("vprord {y},{e},7")', ["digest sha256 blend"]),
        Mutant("constants of the loop that absorbs into Keccak states", "crates/weave/src/loops/absorb.rs",
               'format!("[rdx+{}]", CONSTANTS + 8 * i)', 'format!("[rdx+{}]", CONSTANTS + 8 * (i ^ 1))',
               ["digest sha3-256 folded"]),
        Mutant("integer registers next to the lanes of woven searches", "crates/weave/src/loops/scalar.rs",
               '"rorx {},{},63", D[x]', '"rorx {},{},62", D[x]',
               ["search sha3-256 avx512 woven", "search sha3-256 avx512 folded"]),
        Mutant("last round of searches for one word", "crates/hashes/src/keccak/steps.rs",
               "a[$x + 5 * $y].xor3(c[($x + 4) % 5], c[($x + 1) % 5].rotl::<1>())",
               "a[$x + 5 * $y].xor3(c[($x + 4) % 5], c[($x + 1) % 5].rotl::<3>())", keccak_searches(["a1", "a1a2"])),
        Mutant("first round of searches with its linear half in tables", "crates/kernels/src/search/cores.rs",
               "ROUND_CONSTANTS[first - 1]", "ROUND_CONSTANTS[first - 1] ^ 2", keccak_searches(["a2", "a1a2", "affine"])),
        Mutant("length of a block of BLAKE2 in searches", "crates/kernels/src/search/cores.rs",
               "bytes: end.min(self.length) as u128", "bytes: (end.min(self.length) ^ 1) as u128",
               [f"search {hash} {name} {variant}" for hash in ("blake2s-256", "blake2b-512")
                for name in ("scalar", "avx2", "avx512") for variant in ("direct", "a1a2")]),
        Mutant("words of the first digest of HASH160 in searches", "crates/kernels/src/search/cores.rs",
               "h[i] = h[i].swap_bytes();", "h[i] = h[i ^ 1].swap_bytes();",
               [f"search hash160 {name} {variant}" for name in ("scalar", "avx2", "avx512") for variant in ("direct", "a1a2")]),
        Mutant("labels in lanes", "crates/kernels/src/chain/sha_lanes.rs",
               "(REPEATED - 1) % used", "((REPEATED - 1) ^ 1) % used",
               [f"labels sdr {name}" for name in ("scalar", "avx2", "avx512", "pairs-avx512")]),
        Mutant("keys in lanes", "crates/kernels/src/chain/blake_lanes.rs",
               "(&blocks[..], 64 * BLOCKS)", "(&blocks[..], 64 * BLOCKS ^ 1)",
               [f"keys r2 {name}" for name in ("scalar", "avx2", "avx512", "pairs-avx512")]),
    ],
    "wide": [
        Mutant("rotations of both lane types of AVX2", "crates/lanes/src/avx2.rs",
               "$sll(self.0, _mm_cvtsi32_si128(n))", "$sll(self.0, _mm_cvtsi32_si128(n ^ 1))",
               ["digest sha3-256 avx2", "labels sdr avx2"] + searches("avx2", "sha3-256 blake2s-256 blake2b-512")),
        Mutant("χ of AVX-512", "crates/lanes/src/avx512.rs",
               "const CHI: i32 = 0xF0 ^ (!0xCC & 0xAA);", "const CHI: i32 = 0xF0 ^ (!0xCC & 0xAA) ^ 1;",
               on_lanes("avx512", "sha3-256")),
        Mutant("additions of both lane types of AVX-512", "crates/lanes/src/avx512.rs",
               "Self(unsafe { $add(self.0, b.0) })", "Self(unsafe { $add(self.0, $add(b.0, $set1(1))) })",
               searches("avx512", "blake2s-256 blake2b-512")
               + [f"{job} {name}" for job in ("labels sdr", "keys r2") for name in ("avx512", "pairs-avx512")]),
    ],
    "targets": [
        Mutant("rotations of lines for AVX-512", "crates/weave/src/targets/x86.rs",
               'format!("vpror{d} {t},{},{n}", operand(self, 0))', 'format!("vpror{d} {t},{},{}", operand(self, 0), n ^ 1)',
               [f"digest {hash} avx512" for hash in ("sha256", "sha512", "blake2s-256", "blake2b-512")]
               + ["keys r2 avx512", "keys r2 pairs-avx512", "labels sdr pairs-avx512"]),
        Mutant("rotations of lines for AVX2, by shifts", "crates/weave/src/targets/x86.rs",
               'format!("vpsll{d} {t},{},{n}", operand(self, 0))', 'format!("vpsll{d} {t},{},{}", operand(self, 0), n ^ 1)',
               [f"digest {hash} avx2" for hash in ("sha256", "sha512", "blake2s-256")] + ["keys r2 avx2"]),
        Mutant("rotations of searches of SHA-2 on AVX-512", "crates/weave/src/loops/sha2_search.rs",
               'format!("vpror{d} {t},{from},{n}")', 'format!("vpror{d} {t},{from},{}", n ^ 1)', sha2_searches("avx512")),
        Mutant("rotations of searches of SHA-2 on AVX2", "crates/weave/src/loops/sha2_search.rs",
               'format!("vpsll{d} {{}},{from},{}", bits - n)', 'format!("vpsll{d} {{}},{from},{}", bits - n ^ 1)', sha2_searches("avx2")),
        Mutant("rounds of SHA-2 next to its schedule", "crates/weave/src/loops/scheduled.rs",
               '([14, 18, 41], [28, 34, 39])', '([14, 17, 41], [28, 34, 39])',
               ["digest sha512 scheduled-avx2", "digest sha512 scheduled-avx512"]),
        Mutant("words of the schedule next to SHA-NI's rounds", "crates/weave/src/loops/sha_ni.rs",
               'format!("palignr xmm15,{},4", self.words(q + 3))', 'format!("palignr xmm15,{},8", self.words(q + 3))', ["digest sha256 sha-ni"]),
        Mutant("words of the schedule of SHA-1 by SHA-NI", "crates/kernels/src/arch/x86_64/sha1.rs",
               "m[(Q + 2) % 4]", "m[(Q + 1) % 4]", ["digest sha1 sha-ni"]),
        Mutant("halves of four words of the schedule of SHA-256", "crates/weave/src/loops/scheduled.rs",
               '("0xfa", "xmm8,xmm12,0x08")', '("0xfa", "xmm8,xmm12,0x0c")', ["digest sha256 scheduled-avx2"]),
        Mutant("the schedule of SHA-256 by rotations", "crates/weave/src/loops/scheduled.rs",
               'if last { "vpslldq" } else { "vpsrldq" }', 'if last { "vpsrldq" } else { "vpslldq" }', ["digest sha256 scheduled-avx512"]),
        Mutant("lanes to an entry of the loop of TurboSHAKE", "crates/weave/src/loops/absorb.rs",
               '["r8", "r9", "r11", "rdi"]', '["r8", "r9", "r11", "r9"]', ["digest turboshake128 folded"]),
        Mutant("rounds of TurboSHAKE in lanes", "crates/hashes/src/absorb/mod.rs",
               "absorb_blocks::<V, 168, 12>", "absorb_blocks::<V, 168, 16>",
               [f"digest turboshake128 {name}" for name in ("scalar", "avx2", "avx512")]),
        Mutant("where the last block is of the loop that absorbs", "crates/weave/src/loops/absorb.rs",
               "LAST + 8 * lane)", "LAST + 8 * (lane ^ 1))", ["digest sha3-256 folded"]),
        Mutant("rotations of lines for AVX2, by 32 bits", "crates/weave/src/targets/x86.rs",
               "0xb1", "0xb4", ["digest blake2b-512 avx2"]),
    ],
    "integers": [
        Mutant("rotations to the right of integers", "crates/lanes/src/scalar.rs",
               "self.rotate_right(N as u32)", "self.rotate_right(N as u32 ^ 1)",
               on_lanes("scalar", "sha256 sha512 blake2s-256 blake2b-512")
               + ["labels sdr copying", "labels sdr scalar", "keys r2 copying", "keys r2 scalar"]),
        Mutant("rotations to the left of integers", "crates/lanes/src/scalar.rs",
               "self.rotate_left(N as u32)", "self.rotate_left(N as u32 ^ 1)", on_lanes("scalar", "sha3-256")),
    ],
    "tables": [
        Mutant("known sums of the padding of SHA-256", "crates/hashes/src/sha2/sums.rs",
               "w[t - 2].rotate_right(17)", "w[t - 2].rotate_right(16)",
               [f"digest sha256 {name}" for name in ("scalar", "avx2", "avx512", "scheduled-avx2", "scheduled-avx512", "sha-ni", "hybrid", "blend")]),
        Mutant("second round of walks in tables", "crates/kernels/src/search/gray.rs",
               "&words, ROUND_CONSTANTS[0]", "&words, ROUND_CONSTANTS[0] ^ 2",
               keccak_searches(["affine"]) + ["search sha3-256 avx512 woven", "search sha3-256 avx512 folded"]),
    ],
    "generic": [
        Mutant("ρ", "crates/hashes/src/keccak/steps.rs", "[0, 1, 62, 28, 27,", "[0, 1, 62, 28, 26,",
               [f"digest sha3-256 {name}" for name in ("scalar", "avx2", "avx512")] + keccak_searches(LANES)),
        Mutant("σ0 of SHA-256", "crates/hashes/src/sha2/mod.rs", "sigma0: 7 18 3 shr", "sigma0: 7 18 2 shr",
               generic("sha256", LARGE_PAIRS) + [f"labels sdr {name}" for name in ("copying", "scalar", "avx2", "avx512", "pairs-avx512")]),
        Mutant("Σ1 of SHA-512", "crates/hashes/src/sha2/mod.rs", "big_sigma1: 14 18 41", "big_sigma1: 14 18 40",
               generic("sha512", LARGE_PAIRS)),
        Mutant("steps of MD5", "crates/hashes/src/md5.rs", "round!(f [7 12 17 22]", "round!(f [7 12 17 21]", generic("md5")),
        Mutant("rounds of SHA-1", "crates/hashes/src/sha1.rs", "a.rotl::<5>()", "a.rotl::<6>()", generic("sha1")),
        Mutant("steps of RIPEMD-160", "crates/hashes/src/ripemd160.rs", "0 11, 5 8; 1 14", "0 12, 5 8; 1 14", generic("ripemd160")),
        Mutant("P0 of SM3", "crates/hashes/src/sm3.rs", "x.xor3(x.rotl::<9>(), x.rotl::<17>())", "x.xor3(x.rotl::<8>(), x.rotl::<17>())", generic("sm3", LARGE_PAIRS)),
        Mutant("rotations of BLAKE2s", "crates/hashes/src/blake2/mod.rs", "r4 r4_row: 7)", "r4 r4_row: 6)",
               [f"digest blake2s-256 {name}" for name in ("scalar", "avx2", "avx512", "rows-avx2", "rows-avx512", *PAIRS)]
               + [f"keys r2 {name}" for name in ("copying", "scalar", "avx2", "avx512", "pairs-avx512", "rows-sse41", "rows-avx2", "rows-avx512")]),
        Mutant("order of the words of BLAKE3", "crates/hashes/src/blake3/mod.rs", "[2, 6, 3, 10, 7, 0, 4, 13,", "[2, 6, 3, 10, 7, 0, 13, 4,",
               [f"tree blake3 {name}" for name in ("scalar", "avx2", "avx512", "rows-avx2", "rows-avx512", "abreast-avx2", "abreast-avx512", "pairs-avx512")]
               + generic("blake3") + ["digest blake3 rows-avx2", "digest blake3 rows-avx512"]),
        Mutant("rotations of BLAKE2b", "crates/hashes/src/blake2/mod.rs", "r4 r4_row: 63)", "r4 r4_row: 62)",
               [f"digest blake2b-512 {name}" for name in ("scalar", "avx2", "avx512", "rows-avx2", "rows-avx512", *PAIRS)]),
    ],
}


def die(text: str) -> None:
    sys.exit(f"mutants: {text}")


def copy_source(to: Path) -> None:
    """The files that git knows, or would add, and no others."""
    listed = subprocess.run(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
                            cwd=HERE, check=True, capture_output=True, text=True).stdout
    names = {name for name in filter(None, listed.split("\0")) if (HERE / name).is_file()}
    for file in [file for file in to.rglob("*") if file.is_file() and str(file.relative_to(to)) not in names]:
        file.unlink()
    for name in names:
        source, target = HERE / name, to / name
        target.parent.mkdir(parents=True, exist_ok=True)
        # Times of what is as before stay, so that nothing else is compiled again.
        if not target.exists() or target.read_bytes() != source.read_bytes():
            shutil.copyfile(source, target)


def changed(text: str, mutant: Mutant) -> str:
    parts = text.split(mutant.old)
    if len(parts) - 1 != mutant.of:
        die(f"{mutant.file} has '{mutant.old}' {len(parts) - 1} times and not {mutant.of}: mend the list in ci/mutants.py")
    at = mutant.occurrence
    return mutant.old.join(parts[:at]) + mutant.new + mutant.old.join(parts[at:])


def wrong_kernels(output: str) -> set[str]:
    """What the tests name: 'wrong digest of sha256 on hybrid, blend: first …'."""
    lines = re.findall(r"wrong (\w+) of (\S+) on (.*?): first ", output)
    return {f"{job} {of} {kernel}" for job, of, kernels in lines for kernel in kernels.split(", ")}


def check(mutants: list[Mutant]) -> None:
    """Whether the source has all their texts. A changed text of assembly would be written over by the generator."""
    for mutant in mutants:
        if mutant.file.startswith("crates/kernels/generated/"):
            die(f"{mutant.file} is generated: change what generates it")
        if not (HERE / mutant.file).is_file():
            die(f"there is no {mutant.file}: mend the list in ci/mutants.py")
        changed((HERE / mutant.file).read_text(), mutant)


def name_of(row: dict[str, str]) -> str | None:
    """The kernel of a row of `selftest --json` as the tests name it; none if another row stands for it."""
    job, of, backend, kernel = (row[field] for field in ("job", "algo", "backend", "kernel"))
    match job:
        case "sum" if kernel == "absorb" and of in SUMS.split():
            return f"digest {of} {backend}"
        case "search" if of in SEARCHES.split():
            return f"search {of} {backend} {kernel}"
        case "replicate" if kernel == "chain" and of in ("sdr", "r2"):
            return f"{'labels' if of == 'sdr' else 'keys'} {of} {backend}"
        case "poseidon" if backend != "auto":
            return f"digest {of} {backend}"
        case "tree" if backend != "auto":
            return f"tree {of} {backend}"
    return None


def check_kernels(program: str) -> None:
    """Whether the kernels of the list are those of the program: a test cannot find a kernel wrong under a name that nothing has."""
    said = subprocess.run([program, "selftest", "--json"], capture_output=True, text=True)
    if said.returncode != 0:
        die(f"{program} selftest fails: {said.stderr[-500:]}")
    here = set(filter(None, map(name_of, json.loads(said.stdout))))
    listed = {kernel for mutants in BUILDS.values() for mutant in mutants for kernel in mutant.wrong}
    if listed - here:
        die(f"there are no such kernels: {', '.join(sorted(listed - here))}: mend the list in ci/mutants.py")
    if here - listed:
        die(f"no mutant is of {', '.join(sorted(here - listed))}: add one to the list in ci/mutants.py")
    print(f"mutants: {len(listed)} kernels, each in a mutant")


def has_all_kernels() -> bool:
    flags = set(Path("/proc/cpuinfo").read_text().split()) if Path("/proc/cpuinfo").is_file() else set()
    return platform.machine() == "x86_64" and {"avx512bw", "avx512ifma", "sha_ni"} <= flags


def check_ran(output: str) -> None:
    """Whether each test program ran tests: one that is filtered away notices nothing."""
    ran = [int(count) for count in re.findall(r"^running (\d+) tests?$", output, re.MULTILINE)]
    if len(ran) != len(TESTS) or 0 in ran:
        counts = ", ".join(map(str, ran)) or "none"
        die(f"each of {', '.join(TESTS)} must run a test; the counts are {counts}:\n{output[-3000:]}")


def run(name: str, mutants: list[Mutant]) -> list[tuple[str, str, str]]:
    """Builds and tests; a row for every mutant."""
    source = WORK / "source"
    copy_source(source)
    for mutant in mutants:
        file = source / mutant.file
        file.write_text(changed(file.read_text(), mutant))
    arguments = ["cargo", "test", *PROFILE, "--no-fail-fast", "-p", "hashweave-tests"]
    for test in TESTS:
        arguments += ["--test", test]
    environment = {**os.environ, "CARGO_TARGET_DIR": str(WORK / "target"), "RUST_BACKTRACE": "0"}
    woven = subprocess.run(WEAVE, cwd=source, env=environment, capture_output=True, text=True)
    if woven.returncode != 0:
        die(f"the kernels of '{name}' cannot be generated:\n{woven.stderr[-3000:]}")
    compiled = subprocess.run([*arguments, "--no-run"], cwd=source, env=environment, capture_output=True, text=True)
    if compiled.returncode != 0:
        die(f"'{name}' does not compile:\n{compiled.stderr[-3000:]}")
    skipped = [word for test in SKIPPED for word in ("--skip", test)]
    tested = subprocess.run([*arguments, "--", *skipped], cwd=source, env=environment, capture_output=True, text=True, timeout=7200)
    check_ran(tested.stdout)
    found = wrong_kernels(tested.stdout + tested.stderr)
    rows = []
    for mutant in mutants:
        missed = [kernel for kernel in mutant.wrong if kernel not in found]
        rows.append((name, mutant.what, f"{len(mutant.wrong)} of {len(mutant.wrong)} kernels found wrong" if not missed
                     else f"NOT NOTICED on {', '.join(missed)}"))
        print(f"{rows[-1][2]:34} {mutant.what}", flush=True)
    return rows


def main() -> None:
    if sys.argv[1:] == ["--check"]:
        check([mutant for mutants in BUILDS.values() for mutant in mutants])
        return
    if sys.argv[1:2] == ["--kernels"]:
        if has_all_kernels():
            check_kernels(*sys.argv[2:])
        else:
            print("mutants: LEFT OUT, this CPU has not all kernels of x86-64: whether the list is of its kernels")
        return
    if not has_all_kernels():
        die("this CPU has not all kernels of x86-64: AVX-512 and the SHA instructions are needed")
    chosen = sys.argv[1:] or list(BUILDS)
    for name in chosen:
        if name not in BUILDS:
            die(f"there is no '{name}': {', '.join(BUILDS)}")
    # A text that is gone is told before anything is compiled.
    check([mutant for name in chosen for mutant in BUILDS[name]])
    rows = [row for name in chosen for row in run(name, BUILDS[name])]
    missed = [row for row in rows if row[2].startswith("NOT")]
    print(f"\n{len(rows) - len(missed)} of {len(rows)} mutants are noticed")
    sys.exit(bool(missed))


if __name__ == "__main__":
    main()
