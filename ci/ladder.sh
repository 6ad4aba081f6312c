#!/usr/bin/env bash
# Switches instruction sets off one by one, first by the override, then by running on CPUs that do not have them (QEMU):
# the dispatch must choose lower, never crash, and every remaining kernel must be right.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
need_rust
has python3 || install_packages python3
cargo build --release --locked --quiet || die "the build failed"
hashweave=target/release/hashweave

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
records=$work/records
first=$work/first
: >"$first"

# What `info --json` says is usable, on one line.
usable() {
    "$@" info --json 2>"$work/stderr" | python3 -c '
import json, sys
print(*(b["backend"] for b in json.load(sys.stdin)["backends"] if b["usable"]))'
}

# expect WHAT USABLE COMMAND...: the command has these instruction sets, its kernels pass, and its results are everyone's.
expect() {
    local what=$1 wanted=$2 got
    shift 2
    got=$(usable "$@") || die "$what: info failed"
    [[ $got == "$wanted" ]] || die "$what: usable are '$got', not '$wanted'"
    "$@" selftest 2>"$work/stderr" | tail -n 1 || die "$what: selftest failed"
    "$@" search --threads 1 --count 20000 --zero-bits 8 --salt-hex 0000000000 2>"$work/stderr" |
        grep -v -e '"kind":"s' >"$records" || die "$what: search failed"
    # The records are the same whatever computes them.
    [[ -s $records ]] || die "$what: search found nothing"
    cmp -s "$records" "$first" || { [[ ! -s $first ]] && cp "$records" "$first"; } || die "$what: other results"
    echo "ok: $what: $wanted"
}

step "override"
expect "HASHWEAVE_ISA=scalar" "scalar" env HASHWEAVE_ISA=scalar "$hashweave"
here=$(usable "$hashweave")
if [[ $here == *avx2* ]]; then
    expect "HASHWEAVE_ISA=avx2" "scalar avx2" env HASHWEAVE_ISA=avx2 "$hashweave"
else
    echo "no AVX2 here: HASHWEAVE_ISA=avx2 is only tried under QEMU"
fi
expect "this CPU" "$here" "$hashweave"

step "other CPUs"
if [[ $(uname -m) == x86_64 ]]; then
    has qemu-x86_64 || install_packages qemu-user
    for cpu in "core2duo scalar" "Nehalem scalar" "SandyBridge scalar" "Haswell scalar avx2" "EPYC scalar avx2"; do
        # QEMU warns on standard error about features of a model that it does not have; none matters here.
        expect "QEMU ${cpu%% *}" "${cpu#* }" qemu-x86_64 -cpu "${cpu%% *}" "$hashweave"
    done
    echo "AVX-512 cannot be emulated: its kernels run only on a CPU that has it (here: $here)"
else
    echo "this is not x86-64: nothing to emulate yet"
fi
