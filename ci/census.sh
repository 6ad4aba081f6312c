#!/usr/bin/env bash
# Counts the instructions that NVIDIA's assembler and clang make of the kernels of searches on GPUs, and fails if a limit is broken (ci/census.py has
# them) or if the tables of docs/gpu-census.md are not these; `ci/census.sh --write` puts them there instead. No GPU is needed.
#
# NVIDIA's `ptxas` and `nvdisasm` are Python wheels, kept in target/census; clang 19 is Debian's. Some minutes, most of them for the build.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

doc=docs/gpu-census.md
case "$*" in
    '') write= ;;
    --write) write=1 ;;
    *) die "usage: ci/census.sh [--write]" ;;
esac

# wheel NAME VERSION FILE: leaves the path of a file of a wheel in $tool, unpacked in the cache.
wheel() {
    local folder=$cache/$1-$2 packed
    if [[ ! -e $folder ]]; then
        packed=$(mktemp -d "$cache/new.XXXXXX")
        python3 -m pip download --quiet --disable-pip-version-check --no-deps --only-binary :all: --dest "$packed" "$1==$2" >&2 ||
            die "pip cannot get $1 $2"
        python3 -m zipfile -e "$packed"/*.whl "$packed/files" || die "the wheel of $1 $2 cannot be unpacked"
        mv "$packed/files" "$folder"
        rm -r "$packed"
    fi
    tool=$folder/$3
    [[ -e $tool ]] || die "the wheel of $1 $2 has no $3"
    chmod +x "$tool"
}

need_rust
missing=()
has python3 || missing+=(python3)
python3 -m pip --version >/dev/null 2>&1 || missing+=(python3-pip)
has clang-19 || missing+=(clang-19)
install_packages "${missing[@]}"
has clang-19 || die "clang-19 is missing: Debian's package clang-19, or https://apt.llvm.org"

target=${CARGO_TARGET_DIR:-target}
cache=$target/census
mkdir -p "$cache"
wheel nvidia-cuda-nvcc-cu12 12.9.86 nvidia/cuda_nvcc/bin/ptxas
ptxas=$tool
wheel nvidia-cuda-nvdisasm 13.5.37 nvidia/cu13/bin/nvdisasm
nvdisasm=$tool

step "build"
cargo build --profile ci --locked --quiet -p hashweave-devices --example kernel || die "the build failed"

step "count"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 ci/census.py "$target/ci/examples/kernel" "$ptxas" "$nvdisasm" clang-19 >"$work/tables" || die "the census failed"
awk -v tables="$work/tables" '
    /^<!-- census: end/ { inside = 0 }
    !inside
    /^<!-- census: begin/ { print ""; while ((getline line < tables) > 0) print line; print ""; found = inside = 1 }
    END { exit !found || inside }' "$doc" >"$work/new" || die "$doc has not the marks between which the tables are"
if [[ -n $write ]]; then
    cp "$work/new" "$doc"
elif ! diff -u "$doc" "$work/new" >&2; then
    die "the tables of $doc are not those of this tree: look at the differences above, then run 'bash ci/census.sh --write'"
fi
