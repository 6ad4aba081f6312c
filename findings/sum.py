"""Claims about many messages: minio/sha256-simd, SHA-256 of one stream and of sixteen."""

import os
import re

from findings import Finding, fields, picked

MINIO = "minio/sha256-simd"
CYCLES = ("cycles_per_byte", "tenth_cycles_per_byte", "median_cycles_per_byte")
PEER = ("peer", "kernel", "what", "gbs", *CYCLES, "clock_ghz")
KEPT = ("algo", "kernel", "runs", "streams", "shape", "message_bytes", "threads", "gbs", *CYCLES, "bound_cycles_per_byte", "clock_ghz")


def repeated(option, values):
    return [word for value in values for word in (option, str(value))]


def sums(bench, *options, rounds=100):
    return [fields(row, *KEPT) for row in bench.hashweave("bench", "sum", "--algo", "sha256", "--rounds", str(rounds), *options)]


# Bits of OpenSSL's two words about the CPU: CPUID 1 (EDX low, ECX high), CPUID 7 (EBX low). Bit 30 of the first is OpenSSL's own, "Intel"; without it the AVX form is
# not chosen.
INTEL, SSSE3, AVX = 1 << 30, 1 << 32 + 9, 1 << 32 + 28
BMI1, AVX2, BMI2, SHA = 1 << 3, 1 << 5, 1 << 8, 1 << 29


def schedules(bench):
    """OpenSSL's forms of one stream of SHA-256, each next to ours in a run of its own."""
    words = re.search(r"=(0x[0-9a-f]+):(0x[0-9a-f]+)", bench.output("openssl", "version", "-c"))
    first, second = (int(word, 16) for word in words.groups())
    old = second & ~(SHA | AVX2 | BMI1 | BMI2)
    forms = {
        "SHA-NI": (first, second),
        "AVX2": (first, second & ~SHA),
        "AVX": (first | INTEL, old),
        "SSSE3": (first & ~(INTEL | AVX), old),
        "x86-64": (first & ~(INTEL | AVX | SSSE3), old),
    }
    rows = []
    for form, (one, two) in forms.items():
        run = bench.peers("--job", "sum", "--only", "sha256/1x16KiB", "--rounds", "60", env={"OPENSSL_ia32cap": f"{one:#x}:{two:#x}"})
        rows += [{"form": form} | fields(row, *PEER) for row in run if row["peer"] in ("openssl", "hashweave")]
    return rows + own_schedules(bench)


def own_schedules(bench):
    kernels = ("sha-ni", "scheduled-avx512", "scheduled-avx2", "scalar")
    rows = sums(bench, *repeated("--kernel", kernels), "--streams", "1", "--message-bytes", "16384", "--threads", "1")
    return [{"form": row["kernel"], "peer": "hashweave, alone"} | fields(row, "gbs", *CYCLES, "clock_ghz") for row in rows]


def single(rows):
    theirs = {row["form"]: row["tenth_cycles_per_byte"] for row in rows if row["peer"] == "openssl"}
    ours = {row["form"]: row["tenth_cycles_per_byte"] for row in rows if row["peer"] == "hashweave, alone"}
    text = "OpenSSL " + ", ".join(f"{form} {cycles:.2f}" for form, cycles in theirs.items())
    text += "; ours " + ", ".join(f"`{form}` {cycles:.2f}" for form, cycles in ours.items()) + " cycles a byte"
    order = sorted((form for form in theirs if form in ("AVX2", "AVX", "SSSE3")), key=theirs.get)
    if order == ["AVX2", "AVX", "SSSE3"]:
        return "confirmed", text
    return "refuted", f"{text}. The order is {', '.join(order)}: the AVX form rotates by `shrd`, which Intel's cores like and this one does not"


def lanes(bench):
    one = sums(bench, *repeated("--kernel", ("scheduled-avx2", "sha-ni")), "--streams", "1", "--message-bytes", "16384", "--threads", "1")
    four = sums(bench, "--kernel", "sha-ni", "--streams", "4", "--message-bytes", "16384", "--threads", "1")
    many = sums(bench, *repeated("--kernel", ("avx512", "blend")), *repeated("--streams", (16, 32)), "--message-bytes", "16384", "--threads", "1")
    return one + four + many


def sixteen(rows):
    def cycles(kernel, streams):
        return picked(rows, kernel=kernel, streams=streams)["tenth_cycles_per_byte"]

    avx512 = cycles("avx512", 16)
    gains = [cycles("scheduled-avx2", 1) / avx512, cycles("sha-ni", 1) / avx512, cycles("sha-ni", 4) / avx512]
    ours = (
        f"16 lanes {avx512:.3f} cycles a byte: {gains[0]:.1f} × one stream by AVX2, {gains[1]:.2f} × one by SHA-NI, {gains[2]:.2f} × four by SHA-NI interleaved; "
        f"lanes and SHA unit together (`blend`, 32 streams) {cycles('blend', 32):.3f}"
    )
    return ("confirmed" if gains[0] >= 7.8 else "not reached"), ours


def lengths(bench):
    sizes = repeated("--message-bytes", (8, 1024, 8192, 1 << 20))
    one = sums(bench, "--kernel", "auto", *repeated("--streams", (1, 16)), *sizes, "--threads", "1", rounds=60)
    return one + sums(bench, "--kernel", "auto", "--streams", "64", *repeated("--message-bytes", ("ragged", 16384)), "--threads", "1", rounds=60)


def of_length(rows):
    def rate(streams, size):
        return 1000 * picked(rows, streams=streams, message_bytes=size)["gbs"]

    sizes = {8: "8 B", 1024: "1 KiB", 8192: "8 KiB", 1 << 20: "1 MiB"}
    text = ", ".join(f"{name} {rate(1, size):.0f} and {rate(16, size):.0f}" for size, name in sizes.items())
    ragged = picked(rows, shape="ragged")["tenth_cycles_per_byte"]
    uniform = picked(rows, shape="uniform", streams=64)["tenth_cycles_per_byte"]
    pays = all(rate(16, size) > 1.2 * rate(1, size) for size in (1024, 8192))
    ours = f"one message and 16 at once, MB/s: {text}; 64 ragged ones (0.5 to 64 KiB) at {uniform / ragged:.2f} of the rate of equal ones"
    return ("refuted" if pays else "confirmed"), ours


def cores(bench):
    rows = []
    threads, most = 1, os.cpu_count()
    while True:
        rows += sums(bench, "--kernel", "auto", "--streams", "64", "--message-bytes", "16384", "--threads", str(threads), rounds=200)
        if threads == most:
            return rows
        threads = min(2 * threads, most)


def scaling(rows):
    one, all_of = rows[0], rows[-1]
    ratio = all_of["gbs"] / one["gbs"]
    ours = f"{one['gbs']:.2f} GB/s on one thread, {all_of['gbs']:.2f} on {all_of['threads']}: {ratio:.2f} ×"
    return ("confirmed" if ratio > 0.9 * all_of["threads"] else "not reached"), ours


# minio's tables of one core, README of 2016 to 2024: processor, GHz, form, MB/s.
PROCESSORS = [
    ("Xeon Platinum 8124M", 3.0, "AVX-512, 16 lanes", 3498),
    ("Xeon Platinum 8124M", 3.0, "AVX2", 449),
    ("Xeon E5-2620 v3", 2.4, "AVX2", 355.0),
    ("Xeon E5-2620 v3", 2.4, "AVX", 306.0),
    ("Xeon E5-2620 v3", 2.4, "SSSE3", 298.7),
    ("Core i7, 3.1 GHz", 3.1, "AVX", 362),
    ("Core i7, 3.1 GHz", 3.1, "SSSE3", 299),
    ("Ryzen 7 2700X", 3.7, "SHA-NI", 1979),
    ("Cortex-A53", 1.2, "Armv8 SHA-2", 638),
]
HERE = [("scheduled-avx2", 1), ("sha-ni", 1), ("sha-ni", 4), ("avx512", 16), ("blend", 32)]


def by_processor(bench):
    rows = [
        {"processor": name, "form": form, "mbs": float(speed), "cycles_per_byte_at_nominal_clock": round(1000 * clock / speed, 3)} for name, clock, form, speed in PROCESSORS
    ]
    for kernel, streams in HERE:
        (row,) = sums(bench, "--kernel", kernel, "--streams", str(streams), "--message-bytes", str(1 << 20), "--threads", "1", rounds=40)
        here = {"processor": "this one", "form": kernel, "streams": streams, "mbs": round(1000 * row["gbs"], 1), "cycles_per_byte_at_nominal_clock": None}
        rows.append(here | fields(row, *CYCLES, "clock_ghz"))
    return rows


def processors(rows):
    here = [row for row in rows if row["processor"] == "this one"]
    fastest = max((row for row in rows if row["processor"] != "this one"), key=lambda row: row["mbs"])
    ours = "; ".join(f"`{row['form']}` × {row['streams']} {row['tenth_cycles_per_byte']:.2f} ({row['mbs']:.0f} MB/s)" for row in here)
    best = max(row["mbs"] for row in here) / fastest["mbs"]
    theirs = f"{fastest['processor']} by {fastest['form']}, {fastest['cycles_per_byte_at_nominal_clock']:.2f} by its nominal clock"
    return ("surpassed" if best > 1.01 else "not reached"), f"messages of 1 MiB, cycles a byte: {ours}; {best:.2f} × the fastest of the table ({theirs})"


def in_go(bench):
    """The module's benchmark, which has minio's package in the same run; built first, so that nothing is compiled while it runs."""
    bench.output("go", "build", "-o", bench.root / "findings/target/gobench", ".", cwd="bindings/go/bench")
    names = "^sha256, (64 B x|1 KiB x 512|16 KiB x 64|64 goroutines|1 goroutines)"
    rows = bench.rows("findings/target/gobench", "-json", "-turns", "60", "-run", names)
    return [row | fields(row, "gigabytes_per_second", "ratio") for row in rows]


def against_minio(rows):
    def rate(row, candidate):
        return picked(rows, row=row, candidate=candidate)["gigabytes_per_second"]

    parts = [row["row"] for row in rows if row["candidate"] == "minio sha256-simd server" and row["row"].startswith("sha256, 64")]
    servers = {row: rate(row, "server") / rate(row, "minio sha256-simd server") for row in parts}
    one = rate("sha256, 16 KiB x 64", "SumMany") / rate("sha256, 16 KiB x 64", "minio sha256-simd")
    minio = {row: rate(row, "minio sha256-simd server") / rate(row, "standard library") for row in parts}
    ours = (
        f"messages of 16 KiB: `SumMany` {one:.2f} × minio's `Sum256`; servers, ours ÷ theirs: "
        + ", ".join(f"{row.removeprefix('sha256, ')} {ratio:.2f} ×" for row, ratio in servers.items())
        + "; its server ÷ the standard library, which has SHA-NI today: "
        + ", ".join(f"{ratio:.2f} ×" for ratio in minio.values())
    )
    return ("refuted" if max(minio.values()) < 1.5 else "confirmed"), ours


FINDINGS = [
    Finding(
        "schedules",
        "One stream of SHA-256: SHA-NI is fastest, then schedules by AVX2, AVX, SSSE3.",
        MINIO,
        "SHA-NI 3.84 × AVX2 (Ryzen); AVX2 355, AVX 306, SSE 299 MB/s (Xeon E5-2620 v3, 2.4 GHz)",
        schedules,
        single,
    ),
    Finding("sixteen-lanes", "Sixteen streams in the lanes of AVX-512 are up to 8 × as fast as one by AVX2.", MINIO, "449 → 3498 MB/s, 7.8 × (Xeon Platinum 8124M)", lanes, sixteen),
    Finding(
        "lengths",
        "Sixteen lanes do not pay for messages below 1 MiB.",
        MINIO,
        "one message, AVX2: 8 B 22, 1 KiB 312, 8 KiB 346, 1 MiB 353 MB/s (E5-2620 v3)",
        lengths,
        of_length,
    ),
    Finding("sum-cores", "It scales across cores.", MINIO, "“over 3 GB/s per core”", cores, scaling),
    Finding("processors", "One core, by processor.", MINIO, "299 to 3498 MB/s", by_processor, processors),
    Finding("go-servers", "Goroutines that hash through a server of sixteen lanes are much faster than alone.", MINIO, "up to 8 ×, over 3 GB/s a core", in_go, against_minio),
]
