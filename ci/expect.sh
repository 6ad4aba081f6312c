# What every CPU must do, on whatever runs it: dispatch as expected, right kernels, the same results everywhere. Sourced, after common.sh, by
# ladder.sh and cross.sh, which say on which CPUs.
# shellcheck shell=bash

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# What `info --json` says is usable, on one line.
usable() {
    "$@" info --json 2>"$work/stderr" | python3 -c '
import json, sys
print(*(b["backend"] for b in json.load(sys.stdin)["backends"] if b["usable"]))'
}

# took WHAT WANTED COMMAND...: a search of SHA3-256 takes the backend WANTED, which is known of the core, or, that being `calibration`, one that was timed, on one core or on all workers.
took() {
    local what=$1 wanted=$2 got
    shift 2
    got=$("$@" info --json 2>"$work/stderr" | python3 -c '
import json, sys
search = next(job for job in json.load(sys.stdin)["jobs"] if job["algo"] == "sha3-256")
by = search["chosen_by"]
print(search["backend"] if by == "core" else "calibration" if by == "workers" else by)') || die_of "$what: info failed"
    [[ $got == "$wanted" ]] || die "$what: a search takes '$got', not '$wanted'"
}

# Shows what went wrong before it dies.
die_of() {
    tail -n 5 "$work/stderr" >&2
    die "$1"
}

# same NAME WHAT: the file $work/NAME.now is as the first of that name was.
same() {
    [[ -s $work/$1.now ]] || die "$2: nothing came out"
    if [[ ! -e $work/$1.first ]]; then
        mv "$work/$1.now" "$work/$1.first"
    else
        cmp -s "$work/$1.now" "$work/$1.first" || die "$2: other results: $(diff "$work/$1".{first,now} | head -n 4)"
    fi
}

# How much is searched for: in counter order, or so little in so many counters that kernels with an affine head walk two spans.
few=(--count 20000 --zero-bits 8)
spans=(--count 262144 --zero-bits 16)

# searched NAME WHAT COMMAND... -- OPTION...: the records of a search of one thread with a fixed salt are everyone's.
searched() {
    local name=$1 what=$2 command=()
    shift 2
    while [[ $1 != -- ]]; do
        command+=("$1")
        shift
    done
    shift
    "${command[@]}" search --threads 1 --salt-hex 0000000000 "$@" >"$work/out" 2>"$work/stderr" ||
        die_of "$what: search $* failed"
    grep -v -e '"kind":"s' "$work/out" >"$work/$name.now" || die "$what: search $* found nothing"
    same "$name" "$what, search $*"
}

# Files of many lengths, around the ends of blocks too, the longest of some hundred blocks, and what replicas are made of: numbers below r.
make_files() {
    [[ -z ${inputs:-} ]] || return 0
    inputs=$work/inputs
    mkdir -p "$inputs/files"
    python3 - "$inputs" <<'PYTHON'
import hashlib, sys
folder = sys.argv[1]
stream = hashlib.shake_128(b"files").digest(1 << 17)
for length in [*range(0, 140, 27), 135, 136, 137, *range(1000, 9000, 611), 100_000]:
    with open(f"{folder}/files/{length}", "wb") as file:
        file.write(stream[length:2 * length] if 2 * length <= len(stream) else stream[:length])
for name, first in [("a", 0), ("b", 64)]:
    data = bytearray(stream[first:first + (1 << 12)])
    data[31::32] = bytes(byte & 0x3F for byte in data[31::32])
    open(f"{folder}/{name}.data", "wb").write(data)
PYTHON
}

# summed WHAT COMMAND...: the sums of those files are everyone's.
summed() {
    local what=$1
    shift
    make_files
    "$@" sum --jobs 1 -a sha256 -a sha512 -a sha3-256 -a blake2b -a blake2s-256 "$inputs"/files/* >"$work/sums.now" 2>"$work/stderr" ||
        die_of "$what: sum failed"
    same sums "$what, sum"
}

# replicated WHAT COMMAND...: two replicas in each scheme are everyone's.
replicated() {
    local what=$1 scheme
    shift
    make_files
    for scheme in sdr zigzag r2; do
        rm -f "$work"/{a,b}.replica
        "$@" replicate encode "$inputs"/a.data "$work"/a.replica "$inputs"/b.data "$work"/b.replica --scheme "$scheme" --layers 2 --quiet \
            --threads 1 --replica-id "$(printf '07%.0s' {1..32})" --replica-id "$(printf '1c%.0s' {1..32})" \
            >"$work/out" 2>"$work/stderr" || die_of "$what: replicate encode --scheme $scheme failed"
        cat "$work"/{a,b}.replica >"$work/$scheme.now"
        same "$scheme" "$what, replicate encode --scheme $scheme"
    done
}

# expect WHAT USABLE COMMAND...: the command has these instruction sets, its kernels pass, and its results are everyone's; those of a search
# on each of them.
expect() {
    local what=$1 wanted=$2 got isa
    shift 2
    got=$(usable "$@") || die_of "$what: info failed"
    [[ $got == "$wanted" ]] || die "$what: usable are '$got', not '$wanted'"
    "$@" selftest >"$work/out" 2>"$work/stderr" || {
        grep -v ok "$work/out" | head -n 5 >&2
        die_of "$what: selftest failed"
    }
    tail -n 1 "$work/out"
    searched sha3-256 "$what" "$@" -- "${few[@]}"
    searched spans "$what" "$@" -- "${spans[@]}"
    searched sha256 "$what" "$@" -- --algo sha256 "${few[@]}"
    searched blake2b-256 "$what" "$@" -- --algo blake2b-256 "${few[@]}"
    summed "$what" "$@"
    replicated "$what" "$@"
    for isa in $wanted; do
        searched sha3-256 "$what" "$@" -- --backend "$isa" "${few[@]}"
        [[ $isa != neon* ]] || searched spans "$what" "$@" -- --backend "$isa" --kernel woven "${spans[@]}"
    done
    echo "ok: $what: $wanted"
}
