"""Claims about searches: the published AVX-512 SHA3-256 benchmark and its round shortcuts, and the ideas around it."""

from findings import Finding, fields

KEPT = ("algo", "backend", "kernel", "threads", "mhs", "cycles_per_hash", "tenth_cycles_per_hash", "median_cycles_per_hash", "bound_cycles_per_hash", "clock_ghz")


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


FINDINGS = [
    Finding(
        "shortcuts",
        "A round shortcut at the start (A2) and one at the end (A1) make a search for SHA3-256 faster, and together their product.",
        "the AVX-512 SHA3-256 benchmark",
        "A2 187 / 181 = 1.033 ×, A1 195 / 187 = 1.043 ×, both 1.077 ×",
        ladder,
        shortcuts,
    ),
]
