#!/usr/bin/env bash
# Cycles a round of the forms of one Keccak state, and of the kernel for many, as llvm-mca models a SiFive P670, whose vector registers
# have 128 bits. A model: it knows neither caches nor what a store and the load of the same bytes cost each other.
source "$(dirname "${BASH_SOURCE[0]}")/riscv.sh"

need_riscv
has python3 || install_packages python3
has llvm-mca-19 || install_packages llvm-19
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
program=$(cargo build --locked --quiet --target "$riscv_target" -p hashweave-kernels --example riscv_rounds --message-format json |
    executable) || die "the example does not build for $riscv_target"

# line NAME ROUNDS STATES: cycles of the instructions in $work/lines, which are so many rounds of so many states.
line() {
    local cycles
    cycles=$(llvm-mca-19 -mtriple=riscv64 -mcpu=sifive-p670 -iterations=20 "$work/lines" 2>"$work/errors" |
        awk '/^Total Cycles:/ { print $3 / 20 }')
    [[ -n $cycles ]] || die "$1: $(head -n 1 "$work/errors")"
    awk -v name="$1" -v cycles="$cycles" -v rounds="$2" -v states="$3" \
        'BEGIN { printf "%-32s%10.1f%10.1f\n", name, cycles / rounds, cycles / rounds / states }'
}

# A straight line: what it returns to, and the constants behind, are no part of it.
function_line() {
    llvm-objdump-19 -d --mattr=+m,+a,+f,+d,+c,+v,+zbb,+zvkb --no-show-raw-insn --no-leading-addr --disassemble-symbols="$1" "$program" |
        sed -e '1,/^<.*>:$/d' -e 's/<.*>//' -e '/\bret$/,$d' | grep -v '\bauipc\b' >"$work/lines"
    line "$1" 24 1
}

# The rounds of many states: 23 and the linear half of the first, in the text that the build generated.
lanes_line() {
    local text
    # shellcheck disable=SC2012 # names that cargo makes
    text=$(ls -t "target/$riscv_target"/debug/build/hashweave-kernels-*/out/"$1".s | head -n 1)
    {
        echo "vsetvli zero, t0, e64, m1, ta, ma"
        sed -n '/_64_head0:/,/_64_full:/p' "$text" | grep -vE '^\.|:$|^j |^b|^lla|^li t0'
    } >"$work/lines"
    line "$1" 23.5 2
}

printf '%-32s%10s%10s\n' "sifive-p670, VLEN 128" "cycles" "a state"
for name in hashweave_rv64_keccak hashweave_zbb_keccak; do function_line "$name"; done
for form in indexed in_register multi_round; do
    for zvkb in "" _zvkb; do function_line "keccak_${form}_128$zvkb"; done
done
for name in rvv rvv_zvkb; do lanes_line "$name"; done
