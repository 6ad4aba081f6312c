#!/usr/bin/env python3
"""Counts the instructions that a program for another CPU retires in some of its functions.

usage: counts.py [--run COMMAND] [--arguments WORDS] BINARY SYMBOL...

Runs BINARY under QEMU, one instruction a block, and counts the lines of its trace by the function that each is in. A SYMBOL may have
wildcards (`keccak_*`). Prints `count symbol` for each function that ran, and fails if a SYMBOL matches none: what the compiler put into
another function is counted there. Functions that do the same on every run have the same count on every run; whole processes have not, since
the libraries' start-up depends on addresses.

  --run COMMAND      how to run it: a qemu-user of any architecture with its options, such as
                     'qemu-riscv64 -L /usr/riscv64-linux-gnu -cpu rv64,v=true'; else the one for the binary, with -cpu max
  --arguments WORDS  what the program is given, as one argument
"""

import argparse
import collections
import fnmatch
import os
import shlex
import subprocess
import sys
import threading

# e_machine of ELF: AArch64 and RISC-V.
DEFAULT = {
    183: "qemu-aarch64 -L /usr/aarch64-linux-gnu -cpu max",
    243: "qemu-riscv64 -L /usr/riscv64-linux-gnu -cpu max",
}


def fail(message):
    sys.exit(f"counts.py: {message}")


def default_run(binary):
    with open(binary, "rb") as file:
        header = file.read(20)
    machine = int.from_bytes(header[18:20], "little")
    if header[:4] != b"\x7fELF" or machine not in DEFAULT:
        fail(f"{binary} is not a program for AArch64 or RISC-V: say how to run it with --run")
    return DEFAULT[machine]


def one_instruction_a_block(qemu):
    """The option for that, which QEMU 8 renamed."""
    try:
        said = subprocess.run([qemu, "--version"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError) as error:
        fail(f"{qemu} cannot be run: {error}")
    version = said.split("version ")[1].split(".")[0]
    return "-one-insn-per-tb" if int(version) >= 8 else "-singlestep"


def lines_by_function(trace):
    """The last field of a line is the function; the dynamic linker's and other libraries' have none."""
    counts = collections.Counter()
    with trace:
        for line in trace:
            if line.startswith(b"Trace "):
                counts[line[line.rfind(b"]") + 2 : -1]] += 1
    return counts


def count(run, binary, arguments):
    """How many instructions ran in each function."""
    command = shlex.split(run)
    reader, writer = os.pipe()
    trace = ["-d", "exec,nochain", "-D", f"/dev/fd/{writer}", one_instruction_a_block(command[0])]
    result = {}
    thread = threading.Thread(target=lambda: result.update(lines_by_function(os.fdopen(reader, "rb", 1 << 20))))
    thread.start()
    try:
        ran = subprocess.run(
            [command[0], *trace, *command[1:], binary, *arguments],
            pass_fds=[writer], stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False,
        )
    finally:
        os.close(writer)
        thread.join()
    if ran.returncode != 0:
        fail(f"{binary} ended with {ran.returncode}: {ran.stderr.decode(errors='replace').strip()[-500:]}")
    return result


def main():
    parser = argparse.ArgumentParser(usage=__doc__.split("\n\n")[1].removeprefix("usage: "), add_help=False)
    parser.add_argument("--run")
    parser.add_argument("--arguments", default="")
    parser.add_argument("--help", "-h", action="store_true")
    parser.add_argument("binary", nargs="?")
    parser.add_argument("symbols", nargs="*")
    options = parser.parse_args()
    if options.help:
        print(__doc__)
        return
    if not options.symbols:
        parser.error("a program and a symbol are needed")
    counts = count(options.run or default_run(options.binary), options.binary, shlex.split(options.arguments))
    for symbol in options.symbols:
        found = [name for name in counts if fnmatch.fnmatchcase(name.decode(errors="replace"), symbol)]
        if not found:
            fail(f"no function '{symbol}' ran in {options.binary}")
        for name in sorted(found):
            print(counts[name], name.decode(errors="replace"))


if __name__ == "__main__":
    main()
