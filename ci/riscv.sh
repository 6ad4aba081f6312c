#!/usr/bin/env bash
# The forms of one Keccak state on RISC-V (crates/kernels/src/single), run at every size of vector registers, with Zvkb and without.
# Sourced, it gives riscv_single_state and what it needs.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
source "$(dirname "${BASH_SOURCE[0]}")/qemu.sh"

riscv_target=riscv64gc-unknown-linux-gnu
riscv_libraries=/usr/riscv64-linux-gnu

# Compiler, linker, C library and emulator.
need_riscv() {
    need_rust
    [[ -d $(rustc --print sysroot)/lib/rustlib/$riscv_target/lib ]] || {
        has rustup || die "the standard library for $riscv_target is missing: install it with rustup from https://rustup.rs"
        rustup target add "$riscv_target" >/dev/null 2>&1 || die "rustup target add $riscv_target failed"
    }
    local missing=()
    has riscv64-linux-gnu-gcc || missing+=(gcc-riscv64-linux-gnu)
    [[ -e $riscv_libraries/lib/libc.so.6 ]] || missing+=(libc6-dev-riscv64-cross)
    install_packages "${missing[@]}"
    need_qemu_riscv64
    export CARGO_TARGET_RISCV64GC_UNKNOWN_LINUX_GNU_LINKER=riscv64-linux-gnu-gcc
}

# on_riscv VLEN ZVKB: the command that runs a program on such a CPU, ZVKB being true or false.
on_riscv() {
    echo "$qemu_riscv64 -L $riscv_libraries -cpu rv64,v=true,zbb=true,vext_spec=v1.0,elen=64,vlen=$1,zvkb=$2"
}

# The last line of a program that `cargo … --message-format json` built.
executable() {
    python3 -c '
import json, sys
print([m["executable"] for m in map(json.loads, sys.stdin) if m.get("executable")][-1])'
}

riscv_single_state() {
    local program run vlen zvkb forms
    has python3 || install_packages python3
    program=$(cargo test --locked --quiet --target "$riscv_target" -p hashweave-kernels --test single --no-run --message-format json |
        executable) || die "the tests do not build for $riscv_target"
    for vlen in 128 256 512 1024; do
        for zvkb in true false; do
            # Three in integer registers, three in vectors, three with Zvkb.
            [[ $zvkb == true ]] && forms=9 || forms=6
            # What is behind the end of a vector is overwritten, as an implementation may: nothing may depend on it.
            run=$(on_riscv "$vlen" "$zvkb"),rvv_ta_all_1s=true
            # shellcheck disable=SC2086 # a command and its options
            HASHWEAVE_EXPECT_FORMS=$forms $run "$program" --quiet >/dev/null || die "VLEN $vlen, Zvkb $zvkb: a form is wrong"
            echo "ok: $forms forms at VLEN $vlen, Zvkb $zvkb"
        done
    done
}

if [[ ${BASH_SOURCE[0]} == "$0" ]]; then
    need_riscv
    step "one Keccak state on RISC-V"
    riscv_single_state
fi
