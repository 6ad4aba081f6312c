#!/usr/bin/env bash
# Retired instructions per round and state of every way to compute Keccak-f[1600] on RISC-V, counted function by function, for vector
# registers of 128 to 1024 bits, beside a published study's. The same on every run.
#
# usage: riscv_counts.sh [PERMUTATIONS]      10 by default; the study's are 5193, and take an hour
source "$(dirname "${BASH_SOURCE[0]}")/riscv.sh"

permutations=${1:-10}
[[ $permutations =~ ^[1-9][0-9]*$ ]] || die "'$permutations' is no number of permutations"
sizes=(128 256 512 1024)

# Leaves the program in $program.
build() {
    has python3 || install_packages python3
    program=$(cargo build --locked --quiet --target "$riscv_target" -p hashweave-kernels --example riscv_rounds --message-format json |
        executable) || die "the example does not build for $riscv_target"
}

# per_round NAME VLEN ZVKB SYMBOL: instructions per round and state; a permutation of lanes has VLEN / 64 states.
per_round() {
    local counted states=$permutations
    [[ $1 == lanes* ]] && states=$((permutations * $2 / 64))
    counted=$(python3 ci/counts.py --run "$(on_riscv "$2" "$3")" --arguments "$1 $permutations" "$program" "$4") ||
        die "$1 at VLEN $2 cannot be counted"
    awk -v rounds=$((24 * states)) '{ n += $1 } END { printf "%.1f", n / rounds }' <<<"$counted"
}

# row NAME ZVKB SYMBOL PUBLISHED IDEAL: a line of the table.
row() {
    local size
    printf '%-18s' "$1"
    for size in "${sizes[@]}"; do printf '%8s' "$(per_round "$1" "$size" "$2" "$3")"; done
    printf '%12s%8s\n' "$4" "$5"
}

# The same for what has no vectors.
row_of_integers() {
    printf '%-18s%8s%36s%8s\n' "$1" "$(per_round "$1" 128 "$2" "$3")" "$4" "$5"
}

need_riscv
build
echo "Retired instructions per round and state, by function, $permutations permutations"
echo
printf '%-18s%8s%8s%8s%8s%12s%8s\n' "VLEN" "${sizes[@]}" published ideal
# Ideal: 76 xors, 29 rotations, 25 and-nots and a round constant, without Zbb 3 instructions a rotation and (complemented words) no and-not.
row_of_integers generic false '*keccak_generic*' 176 189
row_of_integers base false hashweave_rv64_keccak 176 189
row_of_integers zbb true hashweave_zbb_keccak 176 131
row indexed false 'keccak_indexed_*' '' ''
row indexed-zvkb true 'keccak_indexed_*' '>94' ''
row in-register false 'keccak_in_register_*' '' ''
row in-register-zvkb true 'keccak_in_register_*' '>94' ''
row multi-round false 'keccak_multi_round_*' 107 ''
row multi-round-zvkb true 'keccak_multi_round_*' 94 ''
row lanes false 'hashweave_rvv_keccak_*' '' ''
row lanes-zvkb true 'hashweave_rvv_zvkb_keccak_*' '' ''
echo
echo "Ideal of lanes at VLEN 128, 256, 512, 1024: 131 / (VLEN / 64) with Zvkb: 65.5 32.8 16.4 8.2; without: 94.5 47.3 23.6 11.8."
