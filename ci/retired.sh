#!/usr/bin/env bash
# What the generated kernels execute, instruction by instruction in an emulator, for one block in all lanes:
#     ci/retired.sh riscv64|aarch64
# Needs a cross linker and QEMU 8.2 or later in $QEMU or under /opt/qemu10 (`ci/qemu.sh`); the figures are in docs/scalable.md.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
case "${1:?riscv64 or aarch64}" in
riscv64)
    target=riscv64gc-unknown-linux-gnu tools=riscv64-linux-gnu
    cpu=rv64,v=true,zbb=true,vext_spec=v1.0,vlen=128,elen=64,zvkb=true
    ;;
aarch64)
    target=aarch64-unknown-linux-gnu tools=aarch64-linux-gnu
    cpu=max,sve-default-vector-length=16
    ;;
*) echo "$1: riscv64 or aarch64" >&2 && exit 2 ;;
esac
qemu=${QEMU:-$(bash -c "source ci/common.sh; source ci/qemu.sh; need_qemu_riscv64; echo \$qemu_riscv64")}
[ -x "$qemu" ] || { echo "no QEMU at $qemu: set QEMU, or run ci/qemu.sh" >&2; exit 1; }

# The build script writes the kernels; the newest are the present ones.
cargo check --quiet -p hashweave-kernels --lib --target "$target"
kernels=$(find target/"$target"/debug/build -path '*/hashweave-kernels-*/out/*.s' -printf '%T@ %p\n' | sort -rn | head -1)
kernels=${kernels#* }
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
GENERATED=$(cd "$(dirname "$kernels")" && pwd) rustc --edition 2024 --target "$target" -O \
    -C linker="$tools-gcc" -C relocation-model=static -C link-arg=-no-pie -o "$scratch/calls" ci/retired.rs
"$qemu" -L "/usr/$tools" -cpu "$cpu" -one-insn-per-tb -d exec,nochain -D "$scratch/trace" "$scratch/calls" 16

# The functions of a file lie one behind the other; Keccak's `word` has the body that `absorb` jumps to.
"$tools-nm" -n "$scratch/calls" >"$scratch/symbols"
python3 - "$scratch" <<'PYTHON'
import bisect, collections, re, sys

symbols = [line.split() for line in open(sys.argv[1] + "/symbols")]
symbols = [(int(line[0], 16), line[2]) for line in symbols if len(line) == 3]
starts = [start for start, _ in symbols]
counts = collections.Counter()
for line in open(sys.argv[1] + "/trace"):
    if at := re.search(r"\[[0-9a-f]+/([0-9a-f]+)/", line):
        place = bisect.bisect_right(starts, int(at[1], 16)) - 1
        name = symbols[place][1] if place >= 0 else ""
        if name.startswith("hashweave"):
            counts[re.sub("keccak_.*", "keccak", name)] += 1
for name, count in sorted(counts.items()):
    print(f"{name:32}{count:6}")
PYTHON
