# Shared by the scripts of this folder; sourced, not run.
# shellcheck shell=bash
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

die() {
    echo "$(basename "$0"): $1" >&2
    exit 1
}

has() { command -v "$1" >/dev/null 2>&1; }

# Says what begins, and notes when, for the table of ci/parts.sh.
step() {
    printf '\n== %s\n' "$1"
    [[ -z ${HASHWEAVE_STEPS:-} ]] || printf '%s|%s|%s\n' "$EPOCHREALTIME" "$(basename "$0" .sh)" "$1" >>"$HASHWEAVE_STEPS"
}

# Builds the command, and the examples that scripts run, with the profile that the tests have: of the whole workspace, with an example, because
# features are then those of `cargo test --workspace`, so that nothing is compiled twice.
# shellcheck disable=SC2034 # for those that source this
hashweave=target/ci/hashweave
build_hashweave() {
    need_rust
    cargo build --workspace --profile ci --locked --quiet --bin hashweave --example parent_caches || die "the build failed"
}

# Leaves in HASHWEAVE_EXPECT the instruction sets that the system says this CPU has: tests fail that do not find them (tests/tests/kernels.rs).
# Our own detection is not asked.
expect_instruction_sets() {
    [[ -r /proc/cpuinfo && -z ${HASHWEAVE_ISA:-} ]] || return 0
    local features=' ' name need needs absent=() present=()
    features+="$(sed -nE '/^(flags|Features|isa)[[:space:]]*:/{s/^[^:]*: *//p;q}' /proc/cpuinfo) "
    while read -r name needs; do
        for need in $needs; do
            [[ $features == *" $need "* ]] || {
                absent+=("$name")
                continue 2
            }
        done
        present+=("$name")
    done < <(features_of "$(uname -m)")
    echo "expected here: ${present[*]:-nothing but integers}; LEFT OUT, since this CPU has them not: ${absent[*]:-nothing}"
    HASHWEAVE_EXPECT=$(IFS=, && echo "${present[*]}")
    export HASHWEAVE_EXPECT
}

# What /proc/cpuinfo of an architecture calls the features that each instruction set needs.
features_of() {
    case $1 in
        x86_64)
            echo "sse4.1 ssse3 sse4_1"
            echo "bmi bmi1 bmi2"
            echo "avx2 avx2 fma f16c bmi1 bmi2"
            echo "avx512 avx2 fma f16c bmi1 bmi2 avx512f avx512bw avx512dq avx512vl"
            echo "sha-ni ssse3 sse4_1 sha_ni"
            echo "ifma avx2 fma f16c bmi1 bmi2 avx512f avx512bw avx512dq avx512vl avx512ifma"
            ;;
        aarch64)
            echo "neon asimd"
            echo "neon-sha3 asimd sha3"
            echo "sve2 asimd sha3 sve2 svesha3"
            echo "armv8-sha2 sha1 sha2"
            echo "armv8-sha512 sha512 sha3"
            echo "armv8-sm3 sm3 sm4"
            ;;
    esac
}

# Installs Debian packages; call it only with what is missing.
install_packages() {
    (($# > 0)) || return 0
    has apt-get || die "please install: $* (there is no apt-get here)"
    local as_root=()
    if ((EUID != 0)); then
        has sudo || die "please install as root: $*"
        as_root=(sudo)
    fi
    echo "installing $*"
    "${as_root[@]}" apt-get update -qq || die "apt-get update failed"
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get install -y -qq --no-install-recommends "$@" >/dev/null || die "apt-get could not install: $*"
}

need_rust() {
    has cargo || die "cargo is missing: install Rust 1.89 or newer from https://rustup.rs"
    has cc || install_packages gcc libc6-dev
}

# Fuzzing and Miri exist for the nightly compiler only; the product needs the stable one.
need_nightly() {
    cargo +nightly --version >/dev/null 2>&1 && return
    has rustup || die "the nightly compiler is missing: install it with rustup from https://rustup.rs"
    rustup toolchain install nightly --profile minimal --component miri,rust-src >/dev/null 2>&1 ||
        die "the nightly compiler cannot be installed: rustup toolchain install nightly"
}
