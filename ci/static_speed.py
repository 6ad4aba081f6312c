"""How fast the static program is next to the other one, in turns: kernels by `bench`, whole commands by the clock.

    python3 ci/static_speed.py target/package/x86_64-unknown-linux-musl/release/hashweave target/release/hashweave [TURNS]
"""

import json
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

STATIC, OTHER = sys.argv[1:3]
TURNS = int(sys.argv[3]) if len(sys.argv) > 3 else 15


def benched(words, key):
    """The least cost of any kernel that was measured."""
    def cost(program):
        rows = json.loads(subprocess.run([program, "bench", *words.split(), "--threads", "1", "--json"], check=True, capture_output=True).stdout)
        return min(row[key] for row in rows if row.get(key))
    return cost


def timed(words):
    def cost(program):
        begun = time.perf_counter()
        subprocess.run([program, *words.split()], check=True, stdout=subprocess.DEVNULL)
        return time.perf_counter() - begun
    return cost


with tempfile.TemporaryDirectory() as folder:
    small = pathlib.Path(folder, "small")
    small.mkdir()
    for number in range(2000):
        pathlib.Path(small, str(number)).write_bytes(number.to_bytes(4, "little") * 4096)
    data = pathlib.Path(folder, "data")
    data.write_bytes(bytes(1 << 20))
    cases = {
        "bench search, sha3-256": benched("search --algo sha3-256 --rounds 20", "median_cycles_per_hash"),
        "bench sum, sha256, 64 x 16 KiB": benched("sum --algo sha256 --kernel auto --streams 64 --message-bytes 16384 --rounds 20", "median_cycles_per_byte"),
        "bench replicate, sdr, one replica": benched("replicate --scheme sdr --replicas 1 --rounds 20", "cycles_per_label"),
        "search, 2^25 counters": timed("search --message s{counter:8} --count 33554432 --threads 2 --zero-bits 30"),
        "sum, 2,000 files of 16 KiB": timed(f"sum --recursive {small}"),
        "replicate encode, 1 MiB of r2": timed(f"replicate encode {data} {folder}/replica --scheme r2 --replica-id {'11' * 32} --force --quiet"),
    }
    print(f"{'':36}{'static : other, median of ' + str(TURNS) + ' turns (best : best)'}")
    for name, cost in cases.items():
        pairs = [(cost(STATIC), cost(OTHER)) for _ in range(TURNS)]
        ratio = statistics.median(other / static for static, other in pairs)
        best = min(other for _, other in pairs) / min(static for static, _ in pairs)
        print(f"{name:36}{ratio:.3f} ({best:.3f})", flush=True)
