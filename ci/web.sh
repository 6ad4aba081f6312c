#!/usr/bin/env bash
# WebAssembly: lints for that target, the tests of the lanes, the three modules, the tests in Node next to the native program, and the package as
# its users get it.
# HASHWEAVE_NATIVE names a native program to compare with; without it one is built. At last the browser page (ci/page.sh).
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
need_rust
{ has node && has npm; } || die "node and npm are missing: install Node 20 or newer from https://nodejs.org"
(($(node -p 'process.versions.node.split(".")[0]') >= 20)) || die "this Node is $(node --version); 20 or newer is needed"
# The second has a standard library with arguments and output, which a program of tests needs.
for target in wasm32-unknown-unknown wasm32-wasip1; do
    rustup target list --installed 2>/dev/null | grep -qx "$target" || rustup target add "$target" >/dev/null 2>&1 ||
        die "the Rust target is missing and cannot be installed: rustup target add $target"
done

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

step "web: lints"
# $1: the target features; then arguments.
lint() {
    RUSTFLAGS="-C target-feature=$1" cargo clippy --quiet --locked --target wasm32-unknown-unknown --target-dir "target/web/lints$1" \
        -p hashweave-web --lib "${@:2}" -- -D warnings || die "clippy has something to say ($*)"
}
lint +simd128
lint -simd128
lint +sign-ext --features gpu

step "web: tests of the lanes"
out=$(RUSTFLAGS="-C target-feature=+simd128" CARGO_TARGET_WASM32_WASIP1_RUNNER="node --no-warnings $PWD/ci/wasi.mjs" \
    cargo test --locked --target wasm32-wasip1 --target-dir target/web/tests -p hashweave-lanes --lib 2>"$work/errors") ||
    die "a test of the lanes fails: $(tail -n 20 "$work/errors")$out"
grep '^test result' <<<"$out"
grep -q 'simd128_agrees_with_scalar ... ok' <<<"$out" || die "the lanes of simd128 were not tested"

step "web: modules"
bindings/web/build.sh || die "a module cannot be built"

if [[ -z "${HASHWEAVE_NATIVE:-}" ]]; then
    step "web: the native program"
    build_hashweave
    export HASHWEAVE_NATIVE=$PWD/$hashweave
fi

step "web: tests in Node"
(cd bindings/web && node --test test/) || die "a test of the package failed"
step "web: next to a native program that does not know its core"
(cd bindings/web && HASHWEAVE_CORE=unknown node --test test/command.test.js) || die "a test of the package failed on a core that nobody knows"

step "web: the package, installed from its tarball"
empty=$work/package
mkdir "$empty"
tarball=$(cd bindings/web && npm pack --silent --pack-destination "$empty") || die "npm pack failed"
(
    cd "$empty"
    npm init --yes >/dev/null
    npm install --silent --no-audit --no-fund "./$tarball"
    printf abc >abc
    [[ $(npx hashweave sum abc) == "$(sha256sum abc)" ]]
    npx hashweave search --message 'x{counter:8}' --count 100000 --zero-bits 10 --threads 2 | grep -q '"kind":"hit"'
    cat >use.mjs <<'END'
import { DEFAULT_MESSAGE, Hasher, UsageError, digest, features, plan, search, selftest, toHex } from "hashweave";
const { found } = await new Promise((resolve) => {
  const found = [];
  search({ zeroBits: 8, count: 1000, saltHex: "0000000000" }, { threads: 1, onEvent: (event) => event.kind === "hit" && found.push(event) })
    .done.then(() => resolve({ found }));
});
for (const { input_hex, hash_hex } of found) {
  if (toHex(await digest("sha3-256", Buffer.from(input_hex, "hex"))) !== hash_hex) throw new Error("not the digest");
}
if (found.length === 0 || (await plan()).message !== DEFAULT_MESSAGE) throw new Error("not the search");
END
    node use.mjs
) || die "the installed package does not work"

bash ci/page.sh
