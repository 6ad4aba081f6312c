#!/usr/bin/env python3
"""Finds vector instructions that the compiler left as calls in a binary of x86-64.

    ci/inlined.py FILE          fails if a function of the kernels calls an intrinsic
    ci/inlined.py --self-test   test this script

A closure, or a function that is not inlined, is compiled without the instruction set of the kernel around it, and then
each intrinsic in it is a call, which a kernel does not survive: a search of SM3 became seven times slower so. The
digests stay right, so that no other test sees it.
"""

import collections
import re
import subprocess
import sys

OURS = re.compile(r"\b(hashes|kernels|lanes)::")
FUNCTION = re.compile(r"^[0-9a-f]+ <(.*)>:$")
CALL = re.compile(r"\b(?:call|jmp)\s+[0-9a-f]+ <core::core_arch::x86(?:_64)?::\w+::(_mm\w+)>")


def calls(lines):
    """(function, intrinsic) → calls, of our functions."""
    found, function = collections.Counter(), ""
    for line in lines:
        if match := FUNCTION.match(line):
            function = match[1]
        elif OURS.search(function) and (match := CALL.search(line)):
            found[function, match[1]] += 1
    return found


def self_test():
    text = """\
0000000000000010 <hashes::sm3::sixteen_rounds::{{closure}}>:
  10:	call   20 <core::core_arch::x86::avx2::_mm256_xor_si256>
  15:	jmp    20 <core::core_arch::x86::avx2::_mm256_xor_si256>
0000000000000018 <memchr::find>:
  18:	call   20 <core::core_arch::x86::avx2::_mm256_xor_si256>
0000000000000020 <core::core_arch::x86::avx2::_mm256_xor_si256>:
  20:	vpxor  (%rsi),%ymm0,%ymm0
0000000000000030 <kernels::batch::digest>:
  30:	call   20 <hashes::sm3::sixteen_rounds::{{closure}}>
"""
    assert calls(text.splitlines()) == {("hashes::sm3::sixteen_rounds::{{closure}}", "_mm256_xor_si256"): 2}


def main():
    if sys.argv[1:] == ["--self-test"]:
        return self_test()
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    command = ["objdump", "--disassemble", "--demangle", "--no-show-raw-insn", sys.argv[1]]
    text = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout
    if "core::fmt::" not in text:
        sys.exit(f"ci/inlined.py: {sys.argv[1]} has no symbols")
    found = calls(text.splitlines())
    for (function, intrinsic), count in found.items():
        print(f"{function}: {count} × {intrinsic}", file=sys.stderr)
    if found:
        sys.exit("ci/inlined.py: these intrinsics are calls; inline their functions always, or enable the instruction set there")


main()
