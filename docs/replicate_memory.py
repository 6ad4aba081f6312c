"""The memory that `hashweave replicate encode` takes: a table of peak resident bytes a node, as in docs/replicate.md.

    python3 docs/replicate_memory.py target/release/hashweave 128MiB 512MiB 2GiB [--scheme r2] [--json]

Zeros are encoded in a temporary folder next to the current one: two layers, one thread of help. The peak is what the system has counted for
the process when it ends (ru_maxrss), mapped pages of a graph's cache included.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile

NODE = 32
REPLICA_ID = "09" * NODE
UNITS = {"MiB": 1 << 20, "GiB": 1 << 30}
RUNS = [("sdr", []), ("sdr", ["--cached-graph"]), ("r2", []), ("r2", ["--cached-graph"]), ("zigzag", [])]


def size_of(text):
    for unit, factor in UNITS.items():
        if text.endswith(unit):
            return int(text[: -len(unit)]) * factor
    sys.exit(f"{text}: write a size as 128MiB or 2GiB")


def peak(program, scheme, options, data, folder):
    """Peak resident bytes and seconds of one run."""
    command = [program, "replicate", "encode", data, os.path.join(folder, "replica"), "--scheme", scheme]
    command += ["--layers", "2", "--threads", "2", "--replica-id", REPLICA_ID, "--quiet", "--json"]
    if options:
        command += ["--dir", os.path.join(folder, "work"), *options]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    if os.waitstatus_to_exitcode(status) != 0:
        sys.exit(f"{' '.join(command)} failed")
    return usage.ru_maxrss * 1024


def measured(program, text, size, scheme, options):
    """A row."""
    with tempfile.TemporaryDirectory(dir=".") as folder:
        data = os.path.join(folder, "data")
        with open(data, "wb") as file:
            file.truncate(size)
        resident = peak(program, scheme, options, data, folder)
    nodes = size // NODE
    parents = "from the cache" if options else "computed"
    return {"size": text, "nodes": nodes, "scheme": scheme, "parents": parents, "peak_mib": resident / (1 << 20), "bytes_per_node": resident / nodes}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("sizes", nargs="+")
    parser.add_argument("--scheme", action="append", help="only this scheme (repeatable)")
    parser.add_argument("--computed", action="store_true", help="without the runs that have parents from a cache")
    parser.add_argument("--json", action="store_true", help="objects instead of a table")
    asked = parser.parse_args()
    if not asked.json:
        print("| size | nodes | scheme | parents | peak resident | bytes a node |")
        print("|---|---|---|---|---|---|", flush=True)
    for text, size in [(text, size_of(text)) for text in asked.sizes]:
        for scheme, options in RUNS:
            if (asked.scheme and scheme not in asked.scheme) or (asked.computed and options):
                continue
            row = measured(asked.program, text, size, scheme, options)
            if asked.json:
                print(json.dumps(row), flush=True)
            else:
                print(f"| {text} | {row['nodes']:,} | {scheme} | {row['parents']} | {row['peak_mib']:,.0f} MiB | {row['bytes_per_node']:.1f} |", flush=True)


if __name__ == "__main__":
    main()
