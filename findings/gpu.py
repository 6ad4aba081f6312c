#!/usr/bin/env python3
"""Times hand-made PTX on NVIDIA's first card: what pairs of instructions take, and forms of kernels that are not in the product (docs/gpu.md).

    python3 findings/gpu.py                          the pairs
    python3 findings/gpu.py KERNEL                   and the forms, of kernels that crates/devices/examples/kernel.rs prints
    python3 findings/gpu.py --text FOLDER [KERNEL]   only writes the texts, for `ptxas` and `nvdisasm`

Needs NVIDIA's driver and nothing else. Forms are timed with a table of zeros and a filter that nothing passes; their results are not looked at."""

import ctypes
import pathlib
import re
import struct
import subprocess
import sys

TEMPLATE = "bench_sha3:{salt:5}{counter:8}"
THREADS, STEPS, TURNS, REGISTERS, DOUBLES = 128, 128, 512, 16, 8

# An instruction of chain i, which reads one, two or three words of other chains.
INSTRUCTIONS = {
    "LOP3 of 1": lambda i: f"lop3.b32 {r(i)}, {r(i)}, 0x5a5a1234, %b, 0xd2;",
    "LOP3 of 2": lambda i: f"lop3.b32 {r(i)}, {r(i)}, {r(i + 1)}, 0x5a5a1234, 0xd2;",
    "LOP3 of 3": lambda i: f"lop3.b32 {r(i)}, {r(i)}, {r(i + 1)}, {r(i + 3)}, 0xd2;",
    "SHF": lambda i: f"shf.l.wrap.b32 {r(i)}, {r(i)}, {r(i)}, 7;",
    "IMAD of 2": lambda i: f"mad.lo.u32 {r(i)}, {r(i)}, 37, {r(i + 3)};",
    "IMAD of 3": lambda i: f"mad.lo.u32 {r(i)}, {r(i)}, {r(i + 1)}, {r(i + 3)};",
    "IMAD.HI": lambda i: f"mul.hi.u32 {r(i)}, {r(i)}, 37;",
    "FFMA of 3": lambda i: f"fma.rn.f32 {r(i)}, {r(i)}, {r(i + 1)}, {r(i + 3)};",
    "DADD": lambda i: f"add.rz.f64 %d{i % DOUBLES}, %d{i % DOUBLES}, 0d432FFFF000000000;",
}
PAIRS = [
    ["LOP3 of 3"], ["SHF"], ["IMAD of 3"], ["IMAD.HI"], ["FFMA of 3"], ["DADD"],
    ["LOP3 of 2", "IMAD of 2"], ["LOP3 of 3", "IMAD of 2"], ["LOP3 of 3", "IMAD of 3"], ["SHF", "IMAD of 2"], ["SHF", "IMAD of 3"],
    ["LOP3 of 1", "LOP3 of 1", "IMAD.HI"], ["LOP3 of 1"] * 4 + ["IMAD.HI"],
    ["LOP3 of 1", "DADD"], ["LOP3 of 3", "DADD"], ["LOP3 of 3", "LOP3 of 3", "DADD"],
]  # fmt: skip


def r(i):
    """The register of a chain."""
    return f"%r{i % REGISTERS}"


def loop(names):
    """A kernel that executes instructions in turn, and stores what they make, if it is a number that it never is."""
    steps = "\n".join(INSTRUCTIONS[names[i % len(names)]](i) for i in range(STEPS))
    first = "\n".join(f"mad.lo.u32 %r{i}, %a, %b, {7 * i + 1};" for i in range(REGISTERS))
    first += "\n" + "\n".join(f"cvt.rn.f64.u32 %d{i}, %r{i};" for i in range(DOUBLES))
    last = "\n".join(f"cvt.rni.u32.f64 %a, %d{i};\nxor.b32 %r0, %r0, %a;" for i in range(DOUBLES))
    last += "\n" + "\n".join(f"xor.b32 %r0, %r0, %r{i};" for i in range(1, REGISTERS))
    return f""".version 7.0
.target sm_60
.address_size 64
.visible .entry search(.param .align 4 .b8 parameters[36], .param .u64 table, .param .u64 list)
.reqntid {THREADS}
{{
.reg .pred %p;
.reg .b32 %r<{REGISTERS}>, %a, %b, %turn;
.reg .f64 %d<{DOUBLES}>;
.reg .b64 %list;
mov.u32 %a, %tid.x;
ld.param.u32 %b, [parameters];
{first}
mov.u32 %turn, 0;
L:
.pragma "nounroll";
{steps}
add.u32 %turn, %turn, 1;
setp.lt.u32 %p, %turn, {TURNS};
@%p bra L;
{last}
setp.eq.u32 %p, %r0, 1;
ld.param.u64 %list, [list];
cvta.to.global.u64 %list, %list;
@%p st.global.u32 [%list], %r0;
ret;
}}
"""


def rotations_by_doubles(text, hundredths):
    """Makes so many hundredths of the rotations one DADD and one IMAD.

    The words x and 0x43300000 + (k << 20) - (32 << 20) are, as a double, 2^(20 + k) + x * 2^(k - 32). 2^52 - 2^(20 + k) is added, rounded towards
    zero: the lower word of the sum is x >> 32 - k, to which x << k is added."""
    lines, rotations = [], 0
    for line in text.splitlines():
        found = re.match(r"shf\.r\.wrap\.b32 (%v\d+), (%v\d+), (%v\d+), (\d+);", line)
        if found and found[2] == found[3]:
            rotations += 1
            if rotations * hundredths // 100 > (rotations - 1) * hundredths // 100:
                left = (32 - int(found[4])) % 32
                upper = struct.unpack(">I", struct.pack(">d", 2.0 ** (20 + left))[:4])[0]
                rest = struct.pack(">d", 2.0**52 - 2.0 ** (20 + left)).hex()
                double = f"%x{rotations}"
                line = f"""mov.b64 {double}, {{{found[2]}, {upper}}};
add.rz.f64 {double}, {double}, 0d{rest};
mov.b64 {{%y{rotations}, %z{rotations}}}, {double};
mad.lo.u32 {found[1]}, {found[2]}, {2**left}, %y{rotations};"""
        lines.append(line)
    registers = f".reg .b64 %x<{rotations + 1}>;\n.reg .b32 %y<{rotations + 1}>, %z<{rotations + 1}>;\n.reg .b64 %table"
    return "\n".join(lines).replace(".reg .b64 %table", registers, 1)


def texts(kernel):
    """All kernels: a name, how many instructions or hashes a thread has, and the text."""
    for names in PAIRS:
        yield " + ".join(names), STEPS * TURNS, loop(names)
    if kernel:
        plain = subprocess.run([kernel, "ptx", "sha3-256", TEMPLATE], capture_output=True, text=True, check=True).stdout
        for hundredths in [0, 10, 20, 30, 40, 60, 100]:
            yield f"SHA3-256, {hundredths} % of rotations by DADD", 1 << 6, rotations_by_doubles(plain, hundredths)


class Card:
    """NVIDIA's first card."""

    def __init__(self):
        self.cuda = ctypes.CDLL("libcuda.so.1")
        self.device, self.context, self.memory = ctypes.c_int(), ctypes.c_void_p(), ctypes.c_uint64()
        self("cuInit", 0)
        self("cuDeviceGet", ctypes.byref(self.device), 0)
        self("cuCtxCreate_v2", ctypes.byref(self.context), 0, self.device)
        self("cuMemAlloc_v2", ctypes.byref(self.memory), 1 << 22)
        self("cuMemsetD32_v2", self.memory, 0, 1 << 20)
        self.units, self.clock = self.attribute(16), 1e3 * self.attribute(13)
        self.events = [ctypes.c_void_p(), ctypes.c_void_p()]
        for event in self.events:
            self("cuEventCreate", ctypes.byref(event), 0)

    def __call__(self, name, *arguments):
        code = getattr(self.cuda, name)(*arguments)
        if code != 0:
            sys.exit(f"gpu.py: {name} fails with error {code}")

    def attribute(self, number):
        """A property of the card."""
        value = ctypes.c_int()
        self("cuDeviceGetAttribute", ctypes.byref(value), number, self.device)
        return value.value

    def cycles(self, text, of_thread):
        """Compiles a text and returns the cycles that an SM takes for one instruction or hash, of the best of four launches."""
        module, function = ctypes.c_void_p(), ctypes.c_void_p()
        self("cuModuleLoadData", ctypes.byref(module), text.encode())
        self("cuModuleGetFunction", ctypes.byref(function), module, b"search")
        blocks = ctypes.c_int()
        self("cuOccupancyMaxActiveBlocksPerMultiprocessor", ctypes.byref(blocks), function, THREADS, ctypes.c_size_t(0))
        # Of a kernel's parameters: the workgroups, a filter that nothing passes, the number 1.
        words = (ctypes.c_uint32 * 64)(0x9E3779B9, 0, 0, 1 << 30, 0xFFFFFFFF, 0xFFFFFFFF, 1, 2, *[1] * 56)
        arguments = [ctypes.cast(ctypes.byref(each), ctypes.c_void_p) for each in (words, self.memory, self.memory)]
        best, grid, milliseconds = float("inf"), 12 * self.units * blocks.value, ctypes.c_float()
        for _ in range(4):
            self("cuEventRecord", self.events[0], None)
            self("cuLaunchKernel", function, grid, 1, 1, THREADS, 1, 1, 0, None, (ctypes.c_void_p * 3)(*arguments), None)
            self("cuEventRecord", self.events[1], None)
            self("cuEventSynchronize", self.events[1])
            self("cuEventElapsedTime", ctypes.byref(milliseconds), *self.events)
            best = min(best, milliseconds.value / 1e3)
        self("cuModuleUnload", module)
        return best * self.clock * self.units / (grid * THREADS * of_thread)


def main():
    """Writes the texts, or times them."""
    arguments = sys.argv[1:]
    if arguments[:1] == ["--text"]:
        folder = pathlib.Path(arguments[1])
        folder.mkdir(parents=True, exist_ok=True)
        for name, _, text in texts(next(iter(arguments[2:]), None)):
            (folder / f"{re.sub('[^a-zA-Z0-9]+', '-', name)}.ptx").write_text(text, encoding="ascii")
        return
    card = Card()
    for name, of_thread, text in texts(next(iter(arguments), None)):
        cycles = card.cycles(text, of_thread)
        print(f"{name:50} {cycles:8.4f} cycles of an SM, {1 / cycles:8.2f} in a cycle", flush=True)


if __name__ == "__main__":
    main()
