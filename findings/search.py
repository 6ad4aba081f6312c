"""Claims about searches: the published AVX-512 SHA3-256 benchmark and its round shortcuts, and the ideas around it."""

import os

from builds import Builds
from findings import Finding, fields, gain, picked, signed

BENCHMARK = "the AVX-512 SHA3-256 benchmark"
CYCLES = ("cycles_per_hash", "tenth_cycles_per_hash", "median_cycles_per_hash")
KEPT = ("algo", "backend", "kernel", "threads", "mhs", *CYCLES, "bound_cycles_per_hash", "clock_ghz")
FORM = ("form", "by", "version", "cycles", "tenth_cycles", "median_cycles", "clock_ghz")
BUILD = ("build", "kernel", "huge_kib", *CYCLES, "clock_ghz")


def ladder(bench):
    kernels = [word for kernel in ("direct", "a2", "a1", "a1a2", "affine", "woven", "folded") for word in ("--kernel", kernel)]
    rows = bench.hashweave("bench", "search", "--algo", "sha3-256", "--backend", "avx512", "--threads", "1", "--rounds", "400", *kernels)
    return [fields(row, *KEPT) for row in rows]


def shortcuts(rows):
    cycles = {row["kernel"]: row["tenth_cycles_per_hash"] for row in rows}
    both, best = cycles["direct"] / cycles["a1a2"], min(cycles, key=cycles.get)
    ours = (
        f"A2 {cycles['direct'] / cycles['a2']:.3f} ×, A1 {cycles['direct'] / cycles['a1']:.3f} ×, both {both:.3f} × `direct`; `{best}`, the kernel that a search takes, "
        f"{cycles['direct'] / cycles[best]:.3f} × `direct` and {cycles['a1a2'] / cycles[best]:.3f} × `a1a2`"
    )
    return ("surpassed" if cycles["a1a2"] / cycles[best] > 1.01 else "confirmed"), ours


def record(bench):
    rows = bench.peers("--job", "search", "--only", "search ", "--only", "avx512", "--rounds", "300")
    return [fields(row, "peer", "mhs", *CYCLES, "clock_ghz") for row in rows]


def against_record(rows):
    # The best slices: those of the generated loops are long, and on a busy machine few are undisturbed.
    cycles = {row["peer"].removeprefix("hashweave-avx512-"): row["cycles_per_hash"] for row in rows}
    xkcp = cycles.pop("xkcp-x8-avx512")
    best = min(cycles, key=cycles.get)
    ours = f"best slices: `{best}` {cycles[best]:.1f} cycles a hash on one thread; `a1a2`, the record's form, {cycles['a1a2']:.1f}; a loop on XKCP's permutation {xkcp:.1f} (`{best}` {xkcp / cycles[best]:.2f} ×)"
    return ("surpassed" if cycles[best] < cycles["a1a2"] / 1.01 else "not reached"), ours


def permutations(*forms):
    def measure(bench):
        return [fields(row, *FORM) for row in bench.own("permute", *forms, "--rounds", "300")]

    return measure


def of(rows, form, by):
    return picked(rows, form=form, by=by)


def change(rows, form, by, over="plain"):
    return gain(of(rows, form, by), of(rows, over, by), "tenth_cycles")


def complementing(rows):
    compilers = ("clang", "gcc")
    ours = "; ".join(
        f"{by} {signed(change(rows, 'complemented', by))} with and/or (and-not in its place, nothing complemented: {signed(change(rows, 'andnot', by))}), "
        f"{signed(change(rows, 'complemented-ternary', by))} with `vpternlogq` all the same"
        for by in compilers
    )
    return ("confirmed" if all(change(rows, "complemented", by) < -5 for by in compilers) else "refuted"), ours


def two_states(rows):
    of_two = {(form, by): of(rows, form, by)["tenth_cycles"] for form in ("two-by-rounds", "two-by-rows") for by in ("clang", "gcc")}
    one = min(row["tenth_cycles"] for row in rows if row["form"] in ("plain", "product"))
    ours = ", ".join(f"{form} ({by}) {signed(100 * (one / cycles - 1))}" for (form, by), cycles in of_two.items())
    best = one / min(of_two.values())
    verdict = "refuted" if best > 1.01 else "confirmed"
    return verdict, f"against the best single state ({one:.1f} cycles): {ours}; the words beyond 32 registers go through memory"


def compilers(rows):
    changes = {form: 100 * (of(rows, form, "gcc")["tenth_cycles"] / of(rows, form, "clang")["tenth_cycles"] - 1) for form in ("plain", "xkcp")}
    ours = f"clang {signed(changes['plain'])} on our kernel in C, {signed(changes['xkcp'])} on XKCP's; the product's, by rustc, takes {picked(rows, form='product')['tenth_cycles']:.1f} cycles, our C by clang {of(rows, 'plain', 'clang')['tenth_cycles']:.1f}"
    return ("confirmed" if all(abs(one) <= 0.5 for one in changes.values()) else "refuted"), ours


def processes(bench, **programs):
    """Builds in turn, all on one processor: the one that asks sleeps meanwhile."""
    commands = [f"{name}={program}" for name, program in programs.items()]
    processor = str(max(os.sched_getaffinity(0)))
    rows = bench.rows("taskset", "-c", processor, "findings/target/release/findings", "processes", *commands, "--rounds", "200", "--json")
    return [fields(row, *BUILD) for row in rows]


def compared(rows, one, other, by="tenth_cycles_per_hash"):
    """What a build gains over another, kernel by kernel, as figures and as text."""
    kernels = list(dict.fromkeys(row["kernel"] for row in rows))
    changes = [gain(picked(rows, build=one, kernel=kernel), picked(rows, build=other, kernel=kernel), by) for kernel in kernels]
    return changes, ", ".join(f"{signed(change)} `{kernel}`" for kernel, change in zip(kernels, changes))


def nothing_if(changes):
    """A tool chain that changes less than 1 % changes nothing that this machine can show."""
    return "no effect" if max(map(abs, changes)) < 1 else ("refuted" if max(changes) > 1 else "confirmed")


def lto(bench):
    builds = Builds(bench)
    rows = processes(bench, **{kind: builds.lto(kind) for kind in ("off", "thin", "fat")})
    bench.output("cargo", "build", "--release", "--locked", "--quiet", "--config", 'profile.release.lto="fat"', "--target-dir", "findings/target/program-fat")
    return rows + whole_program(bench, {"program-off": "target", "program-fat": "findings/target/program-fat"})


def whole_program(bench, folders):
    """The program's own benchmark, the builds in turn three times; each kernel's best run by its best slice: those of the generated loops are long, and few are undisturbed."""
    kernels = [word for kernel in ("direct", "a1a2", "affine", "woven") for word in ("--kernel", kernel)]
    runs = {}
    for _ in range(3):
        for name, folder in folders.items():
            for row in bench.rows(f"{folder}/release/hashweave", "bench", "search", "--algo", "sha3-256", "--backend", "avx512", "--threads", "1", "--rounds", "80", *kernels, "--json"):
                runs.setdefault((name, row["kernel"]), []).append(row)
    best = {key: min(rows, key=lambda row: row["cycles_per_hash"]) for key, rows in runs.items()}
    return [{"build": name} | fields(row, "kernel", *CYCLES, "clock_ghz") for (name, _), row in best.items()]


def link_time(rows):
    hot = [row for row in rows if not row["build"].startswith("program")]
    program = [row for row in rows if row["build"].startswith("program")]
    thin, thin_text = compared(hot, "thin", "off")
    fat, fat_text = compared(hot, "fat", "off")
    whole, whole_text = compared(program, "program-fat", "program-off", "cycles_per_hash")
    return nothing_if(thin + fat + whole), f"the hot loop alone: thin {thin_text}; fat {fat_text}. The whole program, fat, best slices: {whole_text}"


def pgo(bench):
    builds = Builds(bench)
    return processes(bench, plain=builds.lto("off"), profiled=builds.by_profile())


def bolt(bench):
    plain, bolted = Builds(bench).by_bolt()
    return processes(bench, plain=plain, bolted=bolted)


def huge_code(bench):
    program = Builds(bench).on_boundaries()
    return processes(bench, small=program, huge=f"{program} --huge-pages")


def against(one, other, note):
    def judge(rows):
        changes, text = compared(rows, one, other)
        return nothing_if(changes), f"{text}; {note}"

    return judge


def tail(bench):
    return [fields(row, "form", "logic", "rotations", "operations", *CYCLES) for row in bench.own("tail", "--rounds", "300")]


def round_23(rows):
    full, cut = picked(rows, form="full"), picked(rows, form="cut")
    change = gain(cut, full)
    saved = full["operations"] - cut["operations"]
    ours = (
        f"rounds 23 and 24 take {full['operations']} operations in full and {cut['operations']} when χ of the 22 words that only parities need goes into the sums of their columns; {signed(change)}"
    )
    return ("confirmed" if saved <= 0 and change < 1 else "refuted"), ours


SECONDS, WARM_UP = 20, 5


def workers(bench):
    """Slices with 1, 2, 4 … workers in turn, then the steady state of each, with the share of the processors that the program got."""
    threads = counted(os.cpu_count())
    options = [word for count in threads for word in ("--threads", str(count))]
    slices = bench.hashweave("bench", "search", "--algo", "sha3-256", "--backend", "avx512", "--kernel", "woven", "--kernel", "folded", "--rounds", "300", *options)
    rows = [{"state": "slices"} | fields(row, *KEPT) for row in slices]
    for count in threads:
        before = os.times()
        (row,) = bench.hashweave("bench", "search", "--algo", "sha3-256", "--steady", str(SECONDS), "--warm-up", str(WARM_UP), "--threads", str(count))
        worked = os.times().children_user - before.children_user
        rows.append(steady_row(row) | {"share": round(worked / count / (SECONDS + WARM_UP), 3)})
    return rows


def counted(most):
    """1, 2, 4 … and all."""
    return sorted({2**i for i in range(most.bit_length()) if 2**i <= most} | {most})


def steady_row(row):
    rates = {f"{name}_mhs": row[f"{name}_per_second"] / 1e6 for name in ("median", "tenth", "ninetieth")}
    kept = {"state": "steady"} | fields(row, "algo", "backend", "kernel", "threads", "cycles_per_unit", "clock_ghz", "drift_per_minute")
    return kept | fields(rates, *rates)


# docs/search.md, "On other machines": `folded` on one virtual core, 10th percentile of a quiet run, and the bound of its port model.
GOLDEN_COVE, GOLDEN_COVE_BOUND = 133.6, 115.9


def aggregate(rows):
    by_threads = {}
    for row in rows:
        if row["state"] == "slices":
            by_threads[row["threads"]] = max(row["mhs"], by_threads.get(row["threads"], 0))
    most, least = max(by_threads), min(by_threads)
    ratio = by_threads[most] / by_threads[least]
    steady = ", ".join(f"{row['median_mhs']:.1f} with {row['threads']} (which got {100 * row['share']:.0f} % of their processors)" for row in rows if row["state"] == "steady")
    model, bound = (8 * 3320 / cycles for cycles in (GOLDEN_COVE, GOLDEN_COVE_BOUND))
    ours = (
        f"{least} to {most} workers, best slices: {by_threads[least]:.1f} to {by_threads[most]:.1f} MH/s, {ratio:.2f} ×; steady, MH/s: {steady}. By the models, on the record's machine: "
        f"8 cores × 3.32 GHz ÷ {GOLDEN_COVE} cycles (`folded`, measured on one Golden Cove core) = {model:.0f} MH/s, {model / 195:.2f} × the record; ÷ {GOLDEN_COVE_BOUND}, the bound, {bound:.0f} MH/s with both threads of every core"
    )
    return ("confirmed" if ratio > 0.9 * most / least else "not reached"), ours


def paper(text):
    return lambda _: ("on paper", text)


FINDINGS = [
    Finding(
        "shortcuts",
        "A round shortcut at the start (A2) and one at the end (A1) make a search for SHA3-256 faster, and together their product.",
        BENCHMARK,
        "A2 187 / 181 = 1.033 ×, A1 195 / 187 = 1.043 ×, both 1.077 ×",
        ladder,
        shortcuts,
    ),
    Finding(
        "record",
        "The record of this search: A1 and A2 on AVX-512.",
        BENCHMARK,
        "195 MH/s on 16 threads of a Xeon 8488C: 136 cycles a hash and core at 3.32 GHz; XKCP's loop 146 on 8",
        record,
        against_record,
    ),
    Finding(
        "complementing",
        "Lane complementing does not pay with AVX-512.",
        BENCHMARK,
        "−11 to −14 %",
        permutations("plain", "andnot", "complemented", "complemented-ternary"),
        complementing,
    ),
    Finding(
        "two-states",
        "Two vector states at once in one thread do not pay: 32 registers hold one.",
        BENCHMARK,
        "no gain",
        permutations("plain", "two-by-rounds", "two-by-rows"),
        two_states,
    ),
    Finding("compilers", "It does not matter whether gcc or clang compiles the permutation.", BENCHMARK, "±0.5 %", permutations("plain", "xkcp"), compilers),
    Finding("lto", "Link-time optimisation does not pay.", "this project's plan", "no figure", lto, link_time),
    Finding("pgo", "Optimisation by profile does not pay.", BENCHMARK, "+0.08 %", pgo, against("profiled", "plain", "rustc, the hot loop alone")),
    Finding(
        "bolt",
        "BOLT does not pay.",
        BENCHMARK,
        "−1.9 %, without branch records (LBR)",
        bolt,
        against("bolted", "plain", "LLVM 19, profile by instrumentation, the hot loop alone"),
    ),
    Finding(
        "huge-code",
        "Huge pages for code do not pay.",
        BENCHMARK,
        "no effect",
        huge_code,
        against("huge", "small", "the hot loop's program, its text copied to one page of 2 MiB"),
    ),
    Finding("round-23", "Cutting round 23 does not pay: θ of round 24 needs every column.", BENCHMARK, "+3 `vpternlogq`, +6 `vpxorq`", tail, round_23),
    Finding(
        "aggregate",
        "A search scales with its workers.",
        BENCHMARK,
        "8 to 16 workers +24 % by SMT; 195 MH/s on 16 threads of a Xeon 8488C",
        workers,
        aggregate,
    ),
    Finding(
        "relaxed-simd",
        "WebAssembly's relaxed SIMD would speed up Keccak in browsers.",
        "this project's plan",
        "no figure",
        None,
        paper(
            "it has no rotation and no three-way xor; its one candidate, `relaxed_laneselect` for χ, saves nothing where and-not exists, and is defined only for masks of all ones or zeros "
            "([web.md](web.md))"
        ),
    ),
    Finding(
        "amx",
        "AMX could carry Keccak.",
        "this project's plan",
        "no figure",
        None,
        paper(
            "a tile has no xor, no and and no rotation. The linear part is a 1600 × 1600 matrix: 156 `tdpbssd` a round and state at 16 cycles each, 2,500 cycles before χ, "
            "against 6 by vectors"
        ),
    ),
    Finding(
        "sme2",
        "SME2's wide vectors could carry a search.",
        "this project's plan",
        "no figure",
        None,
        paper(
            "a round of eight states at 512 bits is 71 operations. Apple has one such unit to a cluster of cores, 71 cycles at one operation a cycle; every core takes 66 with its own four NEON ports "
            "([arm](isas-arm.md)). Not measured"
        ),
    ),
]
