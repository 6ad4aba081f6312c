#!/usr/bin/env bash
# Prints the table of docs/isas.md as markdown: for every kernel the operations that its algorithm asks for, the instructions of its machine code,
# and the cycles that llvm-mca expects on named cores. `ci/counts.sh x86 arm riscv wasm` prints only those architectures; `ci/counts.sh --write`
# prints nothing and puts the table in the place of the one that is there, `ci/counts.sh --write x86` only these rows; `ci/counts.sh --check x86` counts
# again and fails if a row is not the one that is there, better or worse. Without architectures it is about all.
#
# What is compiled is that of one version of Rust, named below. With another one --check says so, and allows compiled rows to have a tenth more or
# fewer instructions than the table; generated ones must be the same with any.
#
# Nothing is run but the program that says the operations; what kernels *execute* in an emulator is counted by ci/retired.sh. Needs llvm-19
# (objdump, mca), the cross compilers and QEMU of ci/cross.sh, and Node; builds seconds' worth of Rust a target. Another model of a RISC-V core, and the
# LLVM that has it: `COUNTS_RISCV=spacemit-x60 COUNTS_LLVM=22 ci/counts.sh riscv` (findings/riscv.py).
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
# shellcheck source=SCRIPTDIR/targets.sh
source ci/targets.sh

# The version of Rust that the table is of.
rust=1.95

# A kernel a line: algorithm | name | architecture | program | code | operations as of | rounds | cores.
#
# *Program* is one of those that `prepare` makes: `counted` for a target, or a generated text of `kernels`. *Code* is a function
# of the program, `from..to` the text between two labels, or `from..` that after a label up to its return. *Operations as of* is the instruction
# set that `counted` says them of, `n*` of n streams, `@256` of vectors that have not 128 bits, and sums of such (`neon+2*scalar`). *Rounds*
# are those that are counted, of a loop those in it; 0: all of the algorithm. A *core* has what must be switched on for it after plus signs, and
# `@256` if it is modelled as if its vectors were so long.
kernels() {
    local arm='neoverse-n1 neoverse-n2 neoverse-v1 neoverse-v2 apple-m1'
    local sha3='neoverse-n2+sha3 neoverse-v1+sha3 neoverse-v2+sha3 apple-m1'
    local sha2='neoverse-n1+sha2 neoverse-n2+sha2 neoverse-v1+sha2 neoverse-v2+sha2 apple-m1'
    local sve2='neoverse-n2+sve2-sha3 neoverse-v2+sve2-sha3'
    local sve256='neoverse-n2+sve2-sha3@256 neoverse-v2+sve2-sha3@256'
    local rvv=$riscv_core+v zvkb=$riscv_core+v+zvkb zvknh=$riscv_core+v+zvkb+zvknhb
    sed "s/ARM$/$arm/; s/SHA2$/$sha2/; s/SHA3$/$sha3/; s/SVE2$/$sve2/; s/SVE256$/$sve256/; s/RVV$/$rvv/; s/ZVKB\(@256\)*$/$zvkb\1/; s/RV64$/$riscv_core/; s/ZVKNH\(@256\)*$/$zvknh\1/" <<'KERNELS'
Keccak-f[1600] | x86-64, integer registers | x86 | x86 | scalar::keccak_f1600 | scalar | 1 | znver4
Keccak-f[1600] | the same with BMI | x86 | x86 | bmi::keccak_f1600 | bmi | 1 | znver4
Keccak-f[1600] | AVX2 | x86 | x86 | avx2::keccak_f1600 | avx2 | 1 | znver4
Keccak-f[1600] | AVX-512 | x86 | x86 | avx512::keccak_f1600 | avx512 | 1 | znver4
Keccak-f[1600] | AArch64, integer registers | arm | arm | scalar::keccak_f1600 | scalar | 1 | ARM
Keccak-f[1600] | the same, generated | arm | arm-a64 | hashweave_a64_keccak.. | scalar | 0 | ARM
Keccak-f[1600] | NEON | arm | arm | neon::keccak_f1600 | neon | 4 | ARM
Keccak-f[1600] | NEON with SHA-3 | arm | arm | neon_sha3::keccak_f1600 | neon_sha3 | 4 | SHA3
Keccak-f[1600] | SVE2 of 128 bits (NEON with SHA-3, generated) | arm | arm-neon | hashweave_neon_64_head0..hashweave_neon_64_all | sve2 | 0 | SHA3
Keccak-f[1600] | two states in NEON and two in integers, woven | arm | arm-woven_neon | hashweave_woven_neon_word.. | neon+2*scalar | 22 | ARM
Keccak-f[1600] | two in NEON with SHA-3 and two in integers, woven | arm | arm-woven_neon_sha3 | hashweave_woven_neon_sha3_word.. | neon_sha3+2*scalar | 22 | SHA3
Keccak-f[1600] | SVE2 of 256 bits | arm | arm-sve2 | hashweave_sve2_64_head0..hashweave_sve2_64_all | sve2@256 | 0 | SVE256
Keccak-f[1600] | RV64, integer registers, by the compiler | riscv | riscv | scalar::keccak_f1600 | scalar | 1 | RV64
Keccak-f[1600] | the same with Zbb | riscv | riscv-zbb | scalar::keccak_f1600 | scalar | 1 | RV64
Keccak-f[1600] | RV64, integer registers, generated | riscv | riscv-rv64 | hashweave_rv64_keccak.. | scalar | 0 | RV64
Keccak-f[1600] | the same with Zbb | riscv | riscv-zbb-text | hashweave_zbb_keccak.. | scalar | 0 | RV64
Keccak-f[1600] | RVV of 128 bits | riscv | riscv-rvv | .Lhashweave_rvv_64_head0...Lhashweave_rvv_64_all | rvv | 0 | RVV
Keccak-f[1600] | RVV of 128 bits with Zvkb | riscv | riscv-rvv_zvkb | .Lhashweave_rvv_zvkb_64_head0...Lhashweave_rvv_zvkb_64_all | rvv_zvkb | 0 | ZVKB
Keccak-f[1600] | RVV of 256 bits with Zvkb | riscv | riscv-rvv_zvkb | .Lhashweave_rvv_zvkb_64_head0...Lhashweave_rvv_zvkb_64_all | rvv_zvkb@256 | 0 | ZVKB@256
Keccak-f[1600] | RVV of 128 bits, one state, indexed | riscv | riscv | keccak_indexed_128 | scalar | 0 | RVV
Keccak-f[1600] | the same with Zvkb | riscv | riscv | keccak_indexed_128_zvkb | scalar | 0 | ZVKB
Keccak-f[1600] | RVV of 128 bits, one state, in registers | riscv | riscv | keccak_in_register_128 | scalar | 0 | RVV
Keccak-f[1600] | the same with Zvkb | riscv | riscv | keccak_in_register_128_zvkb | scalar | 0 | ZVKB
Keccak-f[1600] | RVV of 128 bits, one state, multi-round | riscv | riscv | keccak_multi_round_128 | scalar | 0 | RVV
Keccak-f[1600] | the same with Zvkb | riscv | riscv | keccak_multi_round_128_zvkb | scalar | 0 | ZVKB
Keccak-f[1600] | simd128 | wasm | wasm | hashes::keccak::rounds::rounds_pinned | simd128 | 2 |
SHA-256 | x86-64 with BMI | x86 | x86 | bmi::sha256_block | bmi | 16 | znver4
SHA-256 | AVX2 | x86 | x86 | avx2::sha256_block | avx2 | 16 | znver4
SHA-256 | AVX-512 | x86 | x86 | avx512::sha256_block | avx512 | 16 | znver4
SHA-256 | SHA-NI, one stream | x86 | x86 | sha256_instructions::one | sha_ni | 64 | znver4
SHA-256 | SHA-NI, two streams | x86 | x86 | sha256_instructions::two | 2*sha_ni | 64 | znver4
SHA-256 | SHA-NI, four streams | x86 | x86 | sha256_instructions::four | 4*sha_ni | 64 | znver4
SHA-256 | AArch64, integer registers | arm | arm | scalar::sha256_block | scalar | 16 | ARM
SHA-256 | NEON | arm | arm | neon::sha256_block | neon | 16 | ARM
SHA-256 | Armv8's instructions, one stream | arm | arm | sha256_instructions::one | sha2 | 64 | SHA2
SHA-256 | Armv8's instructions, two streams | arm | arm | sha256_instructions::two | 2*sha2 | 64 | SHA2
SHA-256 | Armv8's instructions, four streams | arm | arm | sha256_instructions::four | 4*sha2 | 64 | SHA2
SHA-256 | SVE2 of 128 bits | arm | arm-sve2 | hashweave_sve2_sha256.. | sve2 | 0 | SVE2
SHA-256 | RV64 with Zbb | riscv | riscv-zbb | scalar::sha256_block | scalar | 16 | RV64
SHA-256 | RVV of 128 bits | riscv | riscv-rvv | hashweave_rvv_sha256.. | rvv | 0 | RVV
SHA-256 | RVV of 128 bits with Zvkb | riscv | riscv-rvv_zvkb | hashweave_rvv_zvkb_sha256.. | rvv_zvkb | 0 | ZVKB
SHA-256 | Zvknha, one stream in a register | riscv | riscv-zvknh | .Lhashweave_zvknh_sha256_m1_loaded.. | zvknh | 0 | ZVKNH
SHA-256 | Zvknha, two streams in two registers of 128 bits | riscv | riscv-zvknh | .Lhashweave_zvknh_sha256_m2_loaded.. | 2*zvknh | 0 | ZVKNH
SHA-256 | simd128 | wasm | wasm | simd128::sha256_block | simd128 | 16 |
SHA-512 | x86-64 with BMI | x86 | x86 | bmi::sha512_block | bmi | 16 | znver4
SHA-512 | AVX2 | x86 | x86 | avx2::sha512_block | avx2 | 16 | znver4
SHA-512 | AVX-512 | x86 | x86 | avx512::sha512_block | avx512 | 16 | znver4
SHA-512 | AArch64, integer registers | arm | arm | scalar::sha512_block | scalar | 16 | ARM
SHA-512 | NEON | arm | arm | neon::sha512_block | neon | 16 | ARM
SHA-512 | Armv8.2's instructions, one stream | arm | arm | sha512_instructions::one | sha512 | 16 | SHA3
SHA-512 | Armv8.2's instructions, two streams | arm | arm | sha512_instructions::two | 2*sha512 | 16 | SHA3
SHA-512 | SVE2 of 128 bits (NEON with SHA-3, generated) | arm | arm-neon | hashweave_neon_sha512.. | sve2 | 0 | SHA3
SHA-512 | SVE2 of 256 bits | arm | arm-sve2 | hashweave_sve2_sha512.. | sve2@256 | 0 | SVE256
SHA-512 | RV64 with Zbb | riscv | riscv-zbb | scalar::sha512_block | scalar | 16 | RV64
SHA-512 | RVV of 128 bits | riscv | riscv-rvv | hashweave_rvv_sha512.. | rvv | 0 | RVV
SHA-512 | RVV of 128 bits with Zvkb | riscv | riscv-rvv_zvkb | hashweave_rvv_zvkb_sha512.. | rvv_zvkb | 0 | ZVKB
SHA-512 | Zvknhb, one stream in a register of 256 bits | riscv | riscv-zvknh | .Lhashweave_zvknh_sha512_m1_loaded.. | zvknh | 0 | ZVKNH@256
SHA-512 | Zvknhb, one stream in two registers of 128 bits | riscv | riscv-zvknh | .Lhashweave_zvknh_sha512_m2_loaded.. | zvknh | 0 | ZVKNH
SHA-512 | simd128 | wasm | wasm | simd128::sha512_block | simd128 | 16 |
MD5 | NEON | arm | arm | neon::md5_block | neon | 0 | ARM
MD5 | NEON, two sets | arm | arm | neon_twice::md5_block | neon_twice | 0 | ARM
SHA-1 | NEON | arm | arm | neon::sha1_block | neon | 0 | ARM
SHA-1 | NEON, two sets | arm | arm | neon_twice::sha1_block | neon_twice | 0 | ARM
RIPEMD-160 | NEON | arm | arm | neon::ripemd160_block | neon | 0 | ARM
RIPEMD-160 | NEON, two sets | arm | arm | neon_twice::ripemd160_block | neon_twice | 0 | ARM
SM3 | NEON | arm | arm | neon::sm3_block | neon | 0 | ARM
SM3 | NEON, two sets | arm | arm | neon_twice::sm3_block | neon_twice | 0 | ARM
BLAKE2s | x86-64 with BMI | x86 | x86 | bmi::blake2s_block | bmi | 0 | znver4
BLAKE2s | AVX2 | x86 | x86 | avx2::blake2s_block | avx2 | 0 | znver4
BLAKE2s | AVX-512 | x86 | x86 | avx512::blake2s_block | avx512 | 0 | znver4
BLAKE2s | AArch64, integer registers | arm | arm | scalar::blake2s_block | scalar | 0 | ARM
BLAKE2s | NEON | arm | arm | neon::blake2s_block | neon | 0 | ARM
BLAKE2s | NEON, two sets | arm | arm | neon_twice::blake2s_block | neon_twice | 0 | ARM
BLAKE2s | SVE2 of 128 bits | arm | arm-sve2 | hashweave_sve2_blake2s.. | sve2 | 0 | SVE2
BLAKE2s | RV64 with Zbb | riscv | riscv-zbb | scalar::blake2s_block | scalar | 0 | RV64
BLAKE2s | RVV of 128 bits | riscv | riscv-rvv | hashweave_rvv_blake2s.. | rvv | 0 | RVV
BLAKE2s | RVV of 128 bits with Zvkb | riscv | riscv-rvv_zvkb | hashweave_rvv_zvkb_blake2s.. | rvv_zvkb | 0 | ZVKB
BLAKE2s | simd128 | wasm | wasm | simd128::blake2s_block | simd128 | 0 |
BLAKE2b | x86-64 with BMI | x86 | x86 | bmi::blake2b_block | bmi | 0 | znver4
BLAKE2b | AVX2 | x86 | x86 | avx2::blake2b_block | avx2 | 0 | znver4
BLAKE2b | AVX-512 | x86 | x86 | avx512::blake2b_block | avx512 | 0 | znver4
BLAKE2b | AArch64, integer registers | arm | arm | scalar::blake2b_block | scalar | 0 | ARM
BLAKE2b | NEON | arm | arm | neon::blake2b_block | neon | 0 | ARM
BLAKE2b | NEON, two sets | arm | arm | neon_twice::blake2b_block | neon_twice | 0 | ARM
BLAKE2b | SVE2 of 128 bits (NEON with SHA-3, generated) | arm | arm-neon | hashweave_neon_blake2b.. | sve2 | 0 | SHA3
BLAKE2b | SVE2 of 256 bits | arm | arm-sve2 | hashweave_sve2_blake2b.. | sve2@256 | 0 | SVE256
BLAKE2b | RV64 with Zbb | riscv | riscv-zbb | scalar::blake2b_block | scalar | 0 | RV64
BLAKE2b | RVV of 128 bits | riscv | riscv-rvv | hashweave_rvv_blake2b.. | rvv | 0 | RVV
BLAKE2b | RVV of 128 bits with Zvkb | riscv | riscv-rvv_zvkb | hashweave_rvv_zvkb_blake2b.. | rvv_zvkb | 0 | ZVKB
BLAKE2b | simd128 | wasm | wasm | simd128::blake2b_block | simd128 | 0 |
KERNELS
}

# program NAME TARGET RUNNER...: builds `counted` with the features in $features and runs it for its operations.
program() {
    local name=$1 target=$2 folder=${CARGO_TARGET_DIR:-target}/counts-$1 file
    shift 2
    need_target "$target"
    # One unit, as `kernels` is compiled for the product: cut up, other functions are inlined.
    RUSTFLAGS=${features:+-C target-feature=$features} CARGO_TARGET_DIR=$folder CARGO_PROFILE_RELEASE_CODEGEN_UNITS=1 \
        cargo build --release --locked --quiet --target "$target" -p hashweave-counted >&2 || die "the build for $target failed"
    file=$(realpath "$folder/$target/release/counted")
    [[ -x $file ]] || file=$file.wasm
    "$@" "$file" >"$work/$name.operations" || die "what was built for $target does not run: $*"
    ln -s "$file" "$work/$name.program"
}

# texts NAME ARCHITECTURE FILE...: generated texts of `kernels`.
texts() {
    local name=$1 folder=crates/kernels/generated/$2 file
    shift 2
    for file in "$@"; do
        [[ -e $folder/${file%-text}.s ]] || die "there is no $folder/${file%-text}.s: run 'just weave'"
        cp "$folder/${file%-text}.s" "$work/$name-$file.program"
        ln -s "$name.operations" "$work/$name-$file.operations"
    done
}

prepare() {
    local features=
    case $1 in
        x86) program x86 x86_64-unknown-linux-gnu env ;;
        arm)
            need_emulator "$aarch64"
            program arm "$aarch64" "${emulator[@]}" -cpu max
            texts arm aarch64 sve2 neon a64 woven_neon woven_neon_sha3
            ;;
        riscv)
            need_emulator "$riscv64"
            program riscv "$riscv64" "${emulator[@]}" -cpu "$(riscv_cpu 128 true)"
            # A feature that a function cannot have by an attribute of stable Rust.
            features=+zbb program riscv-zbb "$riscv64" "${emulator[@]}" -cpu "$(riscv_cpu 128 true)"
            texts riscv riscv64 rvv rvv_zvkb rv64 zbb-text zvknh
            ;;
        wasm)
            has node || die "node is missing: install Node 20 or newer from https://nodejs.org"
            features=+simd128 program wasm wasm32-wasip1 node --no-warnings ci/wasi.mjs
            ;;
        *) die "there is no architecture '$1': x86 arm riscv wasm" ;;
    esac
}

need_rust
has python3 || install_packages python3
llvm=${COUNTS_LLVM:-19} riscv_core=${COUNTS_RISCV:-sifive-p670}
has "llvm-mca-$llvm" || install_packages "llvm-$llvm"
has "llvm-mca-$llvm" || die "llvm-mca-$llvm is missing: Debian's package llvm-$llvm, or https://apt.llvm.org"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
page=docs/isas.md
mode=print
if [[ ${1:-} == --write || ${1:-} == --check ]]; then
    mode=${1#--}
    shift
fi
compiler=$(rustc --version | cut -d ' ' -f 2)
if [[ $compiler != "$rust".* ]]; then
    [[ $mode != write ]] || die "the table of $page is of Rust $rust, and this is $compiler: name the new version in ci/counts.sh and in the page first"
    [[ $mode != check ]] || echo "counts: the table of $page is of Rust $rust, and this is $compiler: compiled kernels may have a tenth more or fewer instructions" >&2
fi
(($# > 0)) || set -- x86 arm riscv wasm
for arch in "$@"; do
    prepare "$arch"
done
case $mode in
    print) kernels | python3 ci/counts.py "$work" ;;
    write) kernels | python3 ci/counts.py "$work" --write "$page" ;;
    check)
        tolerance=0
        [[ $compiler == "$rust".* ]] || tolerance=0.1
        kernels | python3 ci/counts.py "$work" --check "$page" "$tolerance" ||
            die "instruction counts are not those of $page: if that is meant, run 'bash ci/counts.sh --write $*'"
        ;;
esac
