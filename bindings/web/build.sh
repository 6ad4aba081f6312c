#!/bin/sh
# Builds the three WebAssembly modules of the package into js/, and prints their sizes.
#
# Engines refuse a module that has an instruction they do not know, so there are two for processors; js/ chooses by a test. The third drives GPUs. `wasm-opt` is not used: searches
# are as fast after it, and digests of SHA-2 and BLAKE2 take twice as long (docs/web.md).
set -eu
cd "$(dirname "$0")/../.."

rustup target add wasm32-unknown-unknown >/dev/null 2>&1 || {
    rustup target list --installed | grep -qx wasm32-unknown-unknown || {
        echo "build.sh: the Rust target wasm32-unknown-unknown is missing and cannot be installed" >&2
        exit 1
    }
}

# $1: the file's name; $2: the profile; $3: the target features; $4: those of the package, if any.
module() {
    # A directory of its own for each: otherwise each build would discard the other's. Of a module alone every crate is compiled once, when all are linked.
    RUSTFLAGS="-C target-feature=$3" cargo rustc --quiet --profile "$2" --target wasm32-unknown-unknown \
        --target-dir "target/web/$1" -p hashweave-web --lib --crate-type cdylib ${4:+--features "$4"}
    cp "target/web/$1/wasm32-unknown-unknown/$2/hashweave_web.wasm" "bindings/web/js/hashweave-$1.wasm"
    printf '%s: %s bytes, %s compressed\n' "hashweave-$1.wasm" "$(wc -c <"bindings/web/js/hashweave-$1.wasm")" \
        "$(gzip -9 -c "bindings/web/js/hashweave-$1.wasm" | wc -c)"
}

module simd128 web +simd128
module scalar web +sign-ext
# It hashes only what a GPU has found, for which no vectors are needed.
module gpu web-gpu +sign-ext gpu
cp LICENSE LICENSE-APACHE LICENSE-MIT bindings/web/
