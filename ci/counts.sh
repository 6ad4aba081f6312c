#!/usr/bin/env bash
# The table of docs/isas.md: for each kernel the operations that its algorithm asks for, the instructions that there are in its machine code,
# and the cycles that llvm-mca expects on named cores. Prints markdown; `ci/counts.sh x86 arm riscv` only those architectures.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
need_rust
has python3 || install_packages python3
has llvm-mca-19 || install_packages llvm-19
has llvm-mca-19 || die "llvm-mca-19 is missing: Debian's package llvm-19, or https://apt.llvm.org"

# A kernel a line: algorithm | name | architecture | program | function | operations as of | rounds in the loop (0: no loop) | cores, with what
# has to be switched on for them.
#
# The programs are those of the example `counts` of `hashes`, whose functions are what the entry points of kernels inline, or assembly that the build of
# `kernels` generates, of which the part between two labels is counted. "Operations as of" is the backend whose operations are counted by the
# example on that architecture, or their number in all rounds; behind a star the lanes, where they are not those of that backend.
kernels() {
    cat <<'KERNELS'
Keccak-f[1600] | x86-64, integer registers | x86 | x86 | counts::scalar::keccak_f1600 | scalar | 1 | znver4
Keccak-f[1600] | the same with BMI | x86 | x86 | counts::bmi::keccak_f1600 | bmi | 1 | znver4
Keccak-f[1600] | AVX2 | x86 | x86 | counts::avx2::keccak_f1600 | avx2 | 1 | znver4
Keccak-f[1600] | AVX-512 | x86 | x86 | counts::avx512::keccak_f1600 | avx512 | 1 | znver4
Keccak-f[1600] | AArch64, integer registers | arm | arm | counts::scalar::keccak_f1600 | scalar | 1 | cortex-a76 neoverse-n2 neoverse-v2 apple-m1
Keccak-f[1600] | NEON | arm | arm | counts::neon::keccak_f1600 | neon | 4 | cortex-a76 neoverse-n2 neoverse-v2 apple-m1
Keccak-f[1600] | NEON with SHA-3 | arm | arm | counts::neon_sha3::keccak_f1600 | neon_sha3 | 4 | neoverse-n2+sha3 neoverse-v2+sha3 apple-m1
Keccak-f[1600] | SVE2, 128 bits | arm | arm-sve2 | .Lhashweave_sve2_64_head2...Lhashweave_sve2_64_full | neon_sha3 | 22 | neoverse-n2+sve2-sha3 neoverse-v2+sve2-sha3
Keccak-f[1600] | RV64, integer registers | riscv | riscv | counts::scalar::keccak_f1600 | scalar | 1 | sifive-p670
Keccak-f[1600] | the same with Zbb | riscv | riscv-zbb | counts::scalar::keccak_f1600 | scalar | 1 | sifive-p670
Keccak-f[1600] | RVV, 128 bits | riscv | riscv-rvv | .Lhashweave_rvv_64_head2...Lhashweave_rvv_64_full | 5136*2 | 22 | sifive-p670+v
Keccak-f[1600] | RVV with Zvkb, 128 bits | riscv | riscv-rvv_zvkb | .Lhashweave_rvv_zvkb_64_head2...Lhashweave_rvv_zvkb_64_full | scalar*2 | 22 | sifive-p670+v+zvkb
SHA-256 | x86-64 with BMI | x86 | x86 | counts::bmi::sha256_block | bmi | 16 | znver4
SHA-256 | AVX2 | x86 | x86 | counts::avx2::sha256_block | avx2 | 16 | znver4
SHA-256 | AVX-512 | x86 | x86 | counts::avx512::sha256_block | avx512 | 16 | znver4
SHA-256 | AArch64, integer registers | arm | arm | counts::scalar::sha256_block | scalar | 16 | neoverse-n2 neoverse-v2 apple-m1
SHA-256 | NEON | arm | arm | counts::neon::sha256_block | neon | 16 | neoverse-n2 neoverse-v2 apple-m1
SHA-256 | RV64 with Zbb | riscv | riscv-zbb | counts::scalar::sha256_block | scalar | 16 | sifive-p670
BLAKE2s | x86-64 with BMI | x86 | x86 | counts::bmi::blake2s_block | bmi | 0 | znver4
BLAKE2s | AVX2 | x86 | x86 | counts::avx2::blake2s_block | avx2 | 0 | znver4
BLAKE2s | AVX-512 | x86 | x86 | counts::avx512::blake2s_block | avx512 | 0 | znver4
BLAKE2s | AArch64, integer registers | arm | arm | counts::scalar::blake2s_block | scalar | 0 | neoverse-n2 neoverse-v2 apple-m1
BLAKE2s | NEON | arm | arm | counts::neon::blake2s_block | neon | 0 | neoverse-n2 neoverse-v2 apple-m1
BLAKE2s | RV64 with Zbb | riscv | riscv-zbb | counts::scalar::blake2s_block | scalar | 0 | sifive-p670
KERNELS
}

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
target_folder=${CARGO_TARGET_DIR:-target}

# example NAME TARGET RUNNER...: builds the example and runs it for its operations; NAME is what the list calls it.
example() {
    local name=$1 target=$2 program
    shift 2
    rustup target add "$target" >/dev/null 2>&1 || [[ -d $(rustc --print target-libdir --target "$target") ]] ||
        die "Rust's library for $target is missing: rustup target add $target"
    program=$target_folder/counts-$name/$target/release/examples/counts
    CARGO_TARGET_DIR=$target_folder/counts-$name cargo build --release --locked --quiet --target "$target" \
        -p hashweave-hashes --example counts >&2 || die "the build of the example for $target failed"
    "$@" "$program" >"$work/$name.operations" || die "the example does not run for $target: $*"
    ln -s "$(realpath "$program")" "$work/$name.program"
}

# assembly NAME TARGET FILE...: what the build script of `kernels` generates for the target.
assembly() {
    local name=$1 target=$2 out file
    shift 2
    out=$(cargo check --locked --quiet --target "$target" -p hashweave-kernels --message-format=json 2>/dev/null | python3 -c '
import json, sys
for message in map(json.loads, sys.stdin):
    if message["reason"] == "build-script-executed" and "kernels" in message["package_id"]:
        print(message["out_dir"])')
    for file in "$@"; do
        [[ -e $out/$file.s ]] || die "the build of kernels for $target makes no $file.s"
        cp "$out/$file.s" "$work/$name-$file.program"
        ln -s "$name.operations" "$work/$name-$file.operations"
    done
}

prepare() {
    case $1 in
        x86) example x86 x86_64-unknown-linux-gnu ;;
        arm)
            has aarch64-linux-gnu-gcc || install_packages gcc-aarch64-linux-gnu libc6-dev-arm64-cross
            has qemu-aarch64 || install_packages qemu-user
            example arm aarch64-unknown-linux-gnu qemu-aarch64 -L /usr/aarch64-linux-gnu -cpu max
            assembly arm aarch64-unknown-linux-gnu sve2
            ;;
        riscv)
            has riscv64-linux-gnu-gcc || install_packages gcc-riscv64-linux-gnu libc6-dev-riscv64-cross
            has qemu-riscv64 || install_packages qemu-user
            example riscv riscv64gc-unknown-linux-gnu qemu-riscv64 -L /usr/riscv64-linux-gnu -cpu rv64
            # A feature that a function cannot have by an attribute of stable Rust.
            RUSTFLAGS="-C target-feature=+zbb" \
                example riscv-zbb riscv64gc-unknown-linux-gnu qemu-riscv64 -L /usr/riscv64-linux-gnu -cpu rv64,zbb=true
            assembly riscv riscv64gc-unknown-linux-gnu rvv rvv_zvkb
            ;;
        *) die "there is no architecture '$1': x86 arm riscv" ;;
    esac
}

# The list with programs, lanes, rounds and operations filled in, of the architectures that are wanted.
filled() {
    local algorithm name arch program function of body cores operation operations lanes rounds sum
    while IFS='|' read -r algorithm name arch program function of body cores; do
        arch=${arch// /} program=${program// /} function=${function// /} of=${of// /}
        [[ -e $work/$program.program ]] || continue
        operation=$(sed 's/Keccak-.*/keccak_f1600/; s/SHA-256.*/sha256_block/; s/BLAKE2s.*/blake2s_block/' <<<"$algorithm")
        # Of a number: those lanes, and the rounds of the algorithm.
        operations=$(awk -v algorithm="$operation" -v of="${of%\**}" '
            $1 == algorithm && ($2 == of || of ~ /^[0-9]+$/) { print $3, $4, of ~ /^[0-9]+$/ ? of : $5 + $6 + $7; exit }' \
            "$work/$program.operations")
        [[ -n $operations ]] || die "the example for $program does not count $algorithm on $of"
        read -r lanes rounds sum <<<"$operations"
        [[ $of != *\** ]] || lanes=${of#*\*}
        echo "$algorithm|$name|$arch|$work/$program.program|$function|$lanes|$rounds|$body|$sum|$cores"
    done < <(kernels)
}

(($# > 0)) || set -- x86 arm riscv
for arch in "$@"; do
    prepare "$arch"
done
filled >"$work/list"
python3 ci/disassembly.py <"$work/list"
