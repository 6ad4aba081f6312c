#!/usr/bin/env bash
# Other CPUs and systems: builds the command and tests for AArch64 and RISC-V, runs them under QEMU on CPUs with longer and shorter vectors
# and with fewer instruction sets, and compares every result with this machine's; checks the command for macOS and Windows,
# and assembles the kernels of AArch64 for both.
# Without an option on those CPUs of which each makes the dispatch choose something else; `--cpus`: on all of the tables, and lints for every target;
# `--all`, which takes hours: also all unit tests of the kernels and of the library, on every CPU. `aarch64`, `riscv64` and `systems` do only
# that part.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
# shellcheck source=SCRIPTDIR/expect.sh
source ci/expect.sh
# shellcheck source=SCRIPTDIR/targets.sh
source ci/targets.sh

# What is emulated: the name of a CPU as QEMU has it | the backends that must be usable there | the one that a search of Keccak takes, if that is known
# of the core, otherwise `timed` | `more` if nothing is dispatched there that is not on another CPU too. The table to extend with a new backend.
aarch64_cpus=(
    # Neither SHA-3 instructions nor SVE; without and with the atomics and dot products that do not matter here.
    "cortex-a57|scalar neon|timed|more"
    "neoverse-n1|scalar neon|neon|"
    # SVE without SVE2, and with SHA-3 instructions for NEON: what has vectors of 512 bits is not to be taken for SVE2.
    "a64fx|scalar neon|timed|"
    "neoverse-v1|scalar neon neon-sha3|timed|"
    "max,sve=off|scalar neon neon-sha3|timed|more"
    # SVE2 with SHA-3 instructions: vectors of 128 bits, for which there is a text of their own, of 256, 512 and 2048, more than are used.
    "max,sve-default-vector-length=16|scalar neon neon-sha3 sve2|timed|"
    "max,sve-default-vector-length=32|scalar neon neon-sha3 sve2|timed|more"
    "max,sve-default-vector-length=64|scalar neon neon-sha3 sve2|timed|more"
    "max,sve-default-vector-length=256|scalar neon neon-sha3 sve2|timed|"
)
riscv64_cpus=(
    # No vectors; without and with the bit manipulation that Zbb is.
    "rv64,v=false,zbb=false|scalar|scalar|"
    "rv64,v=false,zbb=true|scalar|scalar|"
)
# Texts differ with Zvkb and without, and how many lanes there are by the length; the shortest and the longest have each text. What comes after the end
# of a vector is overwritten, as a CPU may: nothing may depend on it.
# The instructions for SHA-2 are with Zvkb: those for both hashes on the shortest registers and the longest, for SHA-256 only on others, and none.
# Those for SM3 are with those for both.
for vector in "128 false" "128 true zvknhb" "256 false more" "256 true zvknha more" "512 false more" "512 true more" "1024 false more" "1024 true zvknhb"; do
    read -r bits zvkb sha2 more <<<"$vector"
    [[ $sha2 == zvkn* ]] || more=$sha2 sha2=
    riscv64_cpus+=("$(riscv_cpu "$bits" "$zvkb" "rvv_ta_all_1s=true${sha2:+,$sha2=true}$([[ $sha2 != zvknhb ]] || echo ,zvksh=true)")|scalar rvv|timed|$more")
done

# The tests that run on every CPU, as far as a test binary has them: every kernel absorbs, labels and encodes as the reference does, every
# lane type computes as the scalar one does, every length in portions, every form of one state on RISC-V permutes. `--all` runs all others too,
# such as those of chains on every kernel, which take minutes on each CPU (the self-test and replicas of the command have them in small).
tests=(every_kernel_absorbs_what every_primitive_absorbs a_label_is
    layers_of_one_node every_length_in_two t_of_blake2 agrees_with_scalar lines_are_transposed
    names_are_unique scalar_is_always_usable
    every_form_ as_many_forms_as
    what_is_expected_is_here kernel_is_tried)

part=${1:-}
[[ -z $part || $part == --all || $part == --cpus || $part == aarch64 || $part == riscv64 || $part == systems ]] ||
    die "there is no '$part': --cpus, --all, aarch64, riscv64, systems"
need_rust
has python3 || install_packages python3

# build TARGET: the command and the tests.
build() {
    step "$1: build"
    built "$1" build --target "$1" "${packages[@]}" --bin hashweave --test absorb --test labels --test batch --test kernels
    built "$1.lanes" test --no-run --target "$1" -p hashweave-lanes --lib
    if [[ $1 == "$riscv64" ]]; then
        built "$1.one-state" test --no-run --target "$1" --manifest-path findings/Cargo.toml -p one-state --profile release
        cat "$work/$1.one-state" >>"$work/$1"
    fi
    if [[ $part == --all ]]; then
        built "$1.lib" test --no-run --target "$1" "${packages[@]}" --lib --test keys
        cat "$work/$1.lib" >>"$work/$1"
    else
        cat "$work/$1.lanes" >>"$work/$1"
    fi
}

# How many forms of one Keccak state (findings/one-state) a CPU of RISC-V must run: the compiler's, three in vectors, three with Zvkb.
forms() {
    case $1 in
        *zvkb=true*) echo 7 ;;
        *v=true*) echo 4 ;;
        *) echo 1 ;;
    esac
}

# tested WHAT USABLE LIST COMMAND...: the tests of a list that `built` made pass on that emulator, and find the instruction sets that it has.
tested() {
    local what=$1 usable=$2 list=$3 name program ran=0 filters=("${tests[@]}")
    shift 3
    [[ $part != --all ]] || filters=()
    local -x HASHWEAVE_EXPECT_FORMS
    HASHWEAVE_EXPECT_FORMS=$(forms "$what")
    local -x HASHWEAVE_EXPECT=${usable// /,}
    # Zvknhb is Zvknha and more.
    [[ $what != *zvknh* ]] || HASHWEAVE_EXPECT+=,zvknha
    [[ $what != *zvknhb* ]] || HASHWEAVE_EXPECT+=,zvknhb
    [[ $what != *zvksh* ]] || HASHWEAVE_EXPECT+=,zvksh
    while read -r name program; do
        [[ $name != hashweave || $program == */deps/* ]] || continue
        "$@" "$program" --quiet "${filters[@]}" >"$work/out" 2>&1 || {
            grep -v '^$' "$work/out" | tail -n 20 >&2
            die "$what: a test of $name failed"
        }
        ran=$((ran + $(sed -n 's/^test result: ok. \([0-9]*\) passed.*/\1/p' "$work/out")))
    done <"$list"
    ((ran >= 10)) || die "$what: only $ran tests ran"
    echo "$ran tests passed"
}

# on_cpu LINE TARGET HASHWEAVE COMMAND...: everything on the CPU of a line of the tables, in a folder of its own.
on_cpu() {
    local target=$2 hashweave=$3 cpu usable taken began=$SECONDS all=$work
    IFS='|' read -r cpu usable taken _ <<<"$1"
    shift 3
    work=$(mktemp -d -p "$all")
    cp "$all"/*.first "$work"
    expect "$cpu" "$usable" "$@" -cpu "$cpu" "$hashweave"
    took "$cpu" "${taken/timed/calibration}" "$@" -cpu "$cpu" "$hashweave"
    tested "$cpu" "$usable" "$all/$target" "$@" -cpu "$cpu"
    echo "$((SECONDS - began)) seconds"
}

# emulate TARGET LINE...: builds, and runs everything on the CPUs of a table, as many at once as there are cores.
emulate() {
    local target=$1 hashweave line lines=() begun=() done=0 cores
    shift
    for line; do
        [[ $line == *'|more' && $part != --all && $part != --cpus ]] || lines+=("$line")
    done
    need_target "$target"
    need_emulator "$target"
    build "$target"
    cores=$(nproc)
    step "$target: ${#lines[@]} of $# CPUs, the others in ci/nightly.sh"
    hashweave=$(sed -n 's/^hashweave \(.*cross\/hashweave\)$/\1/p' "$work/$target")
    for line in "${lines[@]}"; do
        ((${#begun[@]} - done < cores)) || ended $((done++))
        on_cpu "$line" "$target" "$hashweave" "${emulator[@]}" >"$work/$target.${#begun[@]}" 2>&1 &
        begun+=($!)
    done
    while ((done < ${#begun[@]})); do
        ended $((done++))
    done
}

# ended N: waits for the N-th CPU and says what it said.
ended() {
    local outcome=0
    wait "${begun[$1]}" || outcome=1
    printf '\n-- %s: %s\n' "$target" "${lines[$1]%%|*}"
    cat "$work/$target.$1"
    ((outcome == 0)) || die "${lines[$1]%%|*} is not as it must be"
}

# The results of this machine, with which all others are compared.
here() {
    build_hashweave
    step "this machine"
    expect "this CPU" "$(usable "$hashweave")" "$hashweave"
}

# What is not run here. Nothing is linked, so a C compiler and the system's headers are not needed: SQLite, which is otherwise compiled from
# the source that comes with its crate, is declared to lie somewhere.
systems() {
    local target kinds=(--lib --bins)
    [[ $part != --all ]] || kinds=(--lib --bins --examples)
    for target in aarch64-apple-darwin x86_64-pc-windows-gnu; do
        step "$target: lints"
        need_target "$target"
        LIBSQLITE3_SYS_USE_PKG_CONFIG=1 SQLITE3_LIB_DIR=/nowhere \
            cargo clippy --target "$target" --locked --quiet "${packages[@]}" -p hashweave-runner "${kinds[@]}" -- -D warnings ||
            die "$target: clippy has something to say"
    done
    # Each generated text of AArch64 is one for three formats of object files, of which Linux has the third.
    for target in aarch64-apple-darwin aarch64-pc-windows-msvc; do
        step "$target: kernels assembled"
        need_target "$target"
        cargo build --profile plain --target "$target" --locked --quiet -p hashweave-kernels --lib ||
            die "$target: the kernels do not assemble"
    done
    [[ $part == --all || $part == --cpus ]] || return 0
    for target in "$aarch64" "$riscv64"; do
        step "$target: lints"
        cargo clippy --target "$target" --locked --quiet "${packages[@]}" -p hashweave-runner --all-targets -- -D warnings ||
            die "$target: clippy has something to say"
    done
}

[[ $part == systems ]] || here
[[ $part == riscv64 || $part == systems ]] || emulate "$aarch64" "${aarch64_cpus[@]}"
[[ $part == aarch64 || $part == systems ]] || emulate "$riscv64" "${riscv64_cpus[@]}"
[[ $part == aarch64 || $part == riscv64 ]] || systems
