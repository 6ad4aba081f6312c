#!/usr/bin/env bash
# Switches instruction sets off one by one, first by the override, then by running on CPUs that do not have them (QEMU):
# the dispatch must choose lower, never crash, and every remaining kernel must be right.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
# shellcheck source=SCRIPTDIR/expect.sh
source ci/expect.sh
has python3 || install_packages python3
build_hashweave

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
    echo "this is not x86-64: ci/cross.sh emulates other architectures"
fi
