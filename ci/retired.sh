#!/usr/bin/env bash
# What kernels execute, counted instruction by instruction in an emulator, function by function: the tables of docs/scalable.md and
# docs/isas-arm.md (SHA-2).
# The same on every run. What the code *is*, and cycles by a model, are ci/counts.sh's.
#
#     ci/retired.sh single [PERMUTATIONS]   one Keccak state on RISC-V in every form, for vector registers of 128 to 1024 bits, next to a
#                                           published study's; 10 permutations by default, the study's are 5193 and take an hour
#     ci/retired.sh blocks                  a block of every algorithm by the kernels for vectors without a size, RISC-V and Arm
#     ci/retired.sh sha2                    a block of SHA-256 and of SHA-512 by the instructions made for them
#
# Needs the cross compilers and QEMU of ci/cross.sh, and builds the kernels with the same profile, those that are compiled with `release`.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
# shellcheck source=SCRIPTDIR/targets.sh
source ci/targets.sh

sizes=(128 256 512 1024)

# prepare TARGET [PROFILE PACKAGE...]: leaves the program for it in $program.
prepare() {
    need_target "$1"
    need_emulator "$1"
    local profile=${2:-cross} of=("${@:3}")
    ((${#of[@]} > 0)) || of=("${packages[@]}")
    built "$1" build --target "$1" "${of[@]}" --example retired --profile "$profile"
    program=$(sed -n 's/^retired //p' "$work/$1")
}

# counted CPU ARGUMENTS SYMBOL...: instructions of all functions together that the symbols, which may have wildcards, name.
counted() {
    local cpu=$1 arguments=$2 lines
    shift 2
    lines=$(python3 ci/retired.py --run "${emulator[*]} -cpu $cpu" --arguments "$arguments" "$program" "$@") ||
        die "'$arguments' on $cpu cannot be counted"
    awk '{ n += $1 } END { print n }' <<<"$lines"
}

# per_round STATES CPU ARGUMENTS SYMBOL: instructions per round and state where each permutation is one of so many states.
per_round() {
    local all
    all=$(counted "$2" "$3 $permutations" "$4")
    awk -v all="$all" -v rounds=$((24 * permutations * $1)) 'BEGIN { printf "%.1f", all / rounds }'
}

# row NAME ZVKB FORM SYMBOL PUBLISHED: a line of the table of forms; `rvv` is the kernel for a state a lane.
row() {
    local size states
    printf '%-18s' "$1"
    for size in "${sizes[@]}"; do
        [[ $3 == rvv ]] && states=$((size / 64)) || states=1
        printf '%8s' "$(per_round "$states" "$(riscv_cpu "$size" "$2")" "$3" "$4")"
    done
    printf '%12s%8s\n' "$5" ''
}

# row_of_integers NAME CPU FORM SYMBOL IDEAL: the same for what has no vectors; the study has one figure.
row_of_integers() {
    printf '%-18s%8s%36s%8s\n' "$1" "$(per_round 1 "$2" "$3" "$4")" 176 "$5"
}

single() {
    permutations=$1
    [[ $permutations =~ ^[1-9][0-9]*$ ]] || die "'$permutations' is no number of permutations"
    prepare "$riscv64"
    local product=$program base=rv64,v=false,zbb=false
    built one-state build --target "$riscv64" --manifest-path findings/Cargo.toml -p one-state --profile release
    local study
    study=$(sed -n 's/^one-state //p' "$work/one-state")
    echo "Retired instructions per round and state, by function, $permutations permutations"
    echo
    printf '%-18s%8s%8s%8s%8s%12s%8s\n' "VLEN" "${sizes[@]}" published ideal
    # Ideal: 76 xors, 29 rotations, 25 and-nots and a round constant, without Zbb 3 instructions a rotation and (complemented words) no and-not.
    program=$study
    row_of_integers generic "$base" generic '*keccak_generic*' 189
    program=$product
    row_of_integers base "$base" scalar hashweave_rv64_keccak 189
    row_of_integers zbb "${base/zbb=false/zbb=true}" scalar hashweave_zbb_keccak 131
    program=$study
    row indexed false indexed 'keccak_indexed_*' ''
    row indexed-zvkb true indexed-zvkb 'keccak_indexed_*' '>94'
    row in-register false in-register 'keccak_in_register_*' ''
    row in-register-zvkb true in-register-zvkb 'keccak_in_register_*' '>94'
    row multi-round false multi-round 'keccak_multi_round_*' 107
    row multi-round-zvkb true multi-round-zvkb 'keccak_multi_round_*' 94
    program=$product
    row lanes false rvv 'hashweave_rvv_keccak_*' ''
    row lanes-zvkb true rvv 'hashweave_rvv_zvkb_keccak_*' ''
    echo
    echo "Ideal of lanes at VLEN 128, 256, 512, 1024: 131 / (VLEN / 64) with Zvkb: 65.5 32.8 16.4 8.2; without: 94.5 47.3 23.6 11.8."
}

# row_of_blocks WHAT CPU LONG SHORT: the functions of words of 64 bits have names that begin with LONG, those of 32 with SHORT.
row_of_blocks() {
    local function
    printf '| %s |' "$1"
    for function in "$3_keccak_*" "$4_sha256" "$3_sha512" "$4_blake2s" "$3_blake2b"; do
        printf ' %s |' "$(counted "$2" blocks "hashweave_$function")"
    done
    printf '\n'
}

blocks() {
    printf '| | Keccak, 136 bytes | SHA-256 | SHA-512 | BLAKE2s | BLAKE2b |\n|---|---|---|---|---|---|\n'
    prepare "$riscv64"
    row_of_blocks "RVV with Zvkb" "$(riscv_cpu 128 true)" rvv_zvkb rvv_zvkb
    row_of_blocks RVV "$(riscv_cpu 128 false)" rvv rvv
    prepare "$aarch64"
    row_of_blocks SVE2 max,sve-default-vector-length=32 sve2 sve2
    row_of_blocks "SVE2 of 128 bits" max,sve-default-vector-length=16 neon sve2
}

# row_of_sha2 WHAT CPU STREAMS SYMBOL-OF-SHA-256 SYMBOL-OF-SHA-512: what a block of every stream takes, which is what a second one does; a symbol that
# is `-` has no such form.
row_of_sha2() {
    local symbol one two
    printf '| %s |' "$1"
    for symbol in "$4" "$5"; do
        if [[ $symbol == - ]]; then
            printf ' – |'
            continue
        fi
        one=$(counted "$2" "sha2 $3 1" "$symbol")
        two=$(counted "$2" "sha2 $3 2" "$symbol")
        printf ' %s |' "$((two - one))"
    done
    printf '\n'
}

sha2() {
    printf '| | SHA-256 | SHA-512 |\n|---|---|---|\n'
    # Compiled, not generated: as the product has it, which takes a minute.
    prepare "$aarch64" release -p hashweave-kernels
    row_of_sha2 "Arm, streams: 1" max 1 '*3sha6absorb*' '*6sha5126absorb*'
    row_of_sha2 "Arm, streams: 2" max 2 '*3sha6absorb*' '*6sha5126absorb*'
    row_of_sha2 "Arm, streams: 4" max 4 '*3sha6absorb*' -
    prepare "$riscv64"
    local size of_256=(128 1 128 2 256 1 256 2 256 4 1024 8) i streams long
    for ((i = 0; i < ${#of_256[@]}; i += 2)); do
        size=${of_256[i]} streams=${of_256[i + 1]}
        # Two registers have room for so many of SHA-512.
        long='hashweave_zvknh_sha512_*'
        ((256 * streams <= 2 * size)) || long=-
        row_of_sha2 "RISC-V, VLEN $size, streams: $streams" "$(riscv_cpu "$size" true zvknhb=true)" "$streams" 'hashweave_zvknh_sha256_*' "$long"
    done
}

need_rust
has python3 || install_packages python3
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
case ${1:-} in
    single) single "${2:-10}" ;;
    blocks) blocks ;;
    sha2) sha2 ;;
    *) die "usage: ci/retired.sh single [PERMUTATIONS] | blocks | sha2" ;;
esac
