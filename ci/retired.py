#!/usr/bin/env python3
"""Counts the instructions that a program for another CPU retires in some of its functions.

usage: retired.py [--run COMMAND] [--arguments WORDS] BINARY SYMBOL...

Runs BINARY under QEMU, one instruction a block, and counts the lines of its trace by the function that each is in: from a name of the
symbol table to the next one. A SYMBOL may have wildcards (`keccak_*`). Prints `count symbol` for each function that ran, and fails if a
SYMBOL matches none: what the compiler put into another function is counted there. Functions that do the same on every run have the same count
on every run; whole processes have not, since the libraries' start-up depends on addresses.

  --run COMMAND      how to run it: a qemu-user of any architecture with its options, such as
                     'qemu-riscv64 -L /usr/riscv64-linux-gnu -cpu rv64,v=true'; else the one for the binary, with -cpu max
  --arguments WORDS  what the program is given, as one argument
"""

import argparse
import bisect
import collections
import fnmatch
import os
import shlex
import struct
import subprocess
import sys
import threading

# e_machine of ELF: AArch64 and RISC-V.
DEFAULT = {
    183: "qemu-aarch64 -L /usr/aarch64-linux-gnu -cpu max",
    243: "qemu-riscv64 -L /usr/riscv64-linux-gnu -cpu max",
}
PT_LOAD, EXECUTABLE = 1, 1
SHT_SYMTAB = 2


def fail(message):
    sys.exit(f"retired.py: {message}")


class Elf:
    """The functions of a program, by address."""

    def __init__(self, path):
        try:
            with open(path, "rb") as file:
                self.data = file.read()
        except OSError as error:
            fail(f"cannot be read: {error}")
        if self.data[:6] != b"\x7fELF\x02\x01":
            fail(f"{path} is not a 64-bit little-endian program")
        self.machine = struct.unpack_from("<H", self.data, 18)[0]
        self.start_code = min(self.executable_segments())
        self.names = sorted(self.functions())
        if not self.names:
            fail(f"{path} has no symbols")
        self.addresses = [address for address, _ in self.names]

    def table(self, offset, size, count):
        """Where the entries of a table of headers are, from the fields of the program's."""
        start = struct.unpack_from("<Q", self.data, offset)[0]
        size, count = struct.unpack_from("<H", self.data, size)[0], struct.unpack_from("<H", self.data, count)[0]
        return [start + i * size for i in range(count)]

    def executable_segments(self):
        for at in self.table(32, 54, 56):
            kind, flags = struct.unpack_from("<II", self.data, at)
            if kind == PT_LOAD and flags & EXECUTABLE:
                yield struct.unpack_from("<Q", self.data, at + 16)[0]

    def functions(self):
        sections = self.table(40, 58, 60)
        for at in sections:
            kind, _, _, offset, size, link = struct.unpack_from("<IQQQQI", self.data, at + 4)
            if kind != SHT_SYMTAB:
                continue
            strings = struct.unpack_from("<Q", self.data, sections[link] + 24)[0]
            for entry in range(offset, offset + size, 24):
                name, info, _, section, address = struct.unpack_from("<IBBHQ", self.data, entry)
                start = strings + name
                text = self.data[start : self.data.index(b"\0", start)].decode(errors="replace")
                # Functions and what assembly leaves without a type; names with $ mark kinds of instructions.
                if info & 15 in (0, 2) and 0 < section < 0xFF00 and text and not text.startswith("$"):
                    yield address, text

    def name(self, address):
        i = bisect.bisect_right(self.addresses, address) - 1
        return self.names[i][1] if i >= 0 else None


def one_instruction_a_block(qemu):
    """The option for that, which QEMU 8 renamed."""
    try:
        said = subprocess.run([qemu, "--version"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError) as error:
        fail(f"{qemu} cannot be run: {error}")
    version = said.split("version ")[1].split(".")[0]
    return "-one-insn-per-tb" if int(version) >= 8 else "-singlestep"


def lines_by_address(trace):
    """How often each instruction ran, and where the program's code begins."""
    counts, start_code = collections.Counter(), None
    with trace:
        for line in trace:
            if line.startswith(b"Trace "):
                # Trace 0: 0x7f… [00000000/<address>/flags/flags] name
                counts[line.split(b"/", 2)[1]] += 1
            elif line.startswith(b"start_code "):
                start_code = int(line.split()[1], 16)
    return {"counts": counts, "start_code": start_code}


def count(run, binary, elf, arguments):
    """How many instructions ran in each function."""
    command = shlex.split(run)
    reader, writer = os.pipe()
    trace = ["-d", "page,exec,nochain", "-D", f"/dev/fd/{writer}", one_instruction_a_block(command[0])]
    result = {}
    thread = threading.Thread(target=lambda: result.update(lines_by_address(os.fdopen(reader, "rb", 1 << 20))))
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
    if result["start_code"] is None:
        fail("the emulator does not say where the program is")
    functions, moved = collections.Counter(), result["start_code"] - elf.start_code
    end = max(elf.addresses) + (1 << 20)
    for address, times in result["counts"].items():
        address = int(address, 16) - moved
        # The dynamic linker and the libraries are elsewhere.
        if elf.start_code <= address < end:
            functions[elf.name(address)] += times
    return functions


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
    elf = Elf(options.binary)
    run = options.run or DEFAULT.get(elf.machine)
    if run is None:
        fail(f"{options.binary} is not for AArch64 or RISC-V: say how to run it with --run")
    counts = count(run, options.binary, elf, shlex.split(options.arguments))
    for symbol in options.symbols:
        found = [name for name in counts if name and fnmatch.fnmatchcase(name, symbol)]
        if not found:
            fail(f"no function '{symbol}' ran in {options.binary}")
        for name in sorted(found):
            print(counts[name], name)


if __name__ == "__main__":
    main()
