#!/usr/bin/env bash
# WebAssembly: lints for that target, the two modules, the tests in Node beside the native program, and the package as its users get it.
# HASHWEAVE_NATIVE names a native program to compare with; without it one is built. At last the browser page (ci/page.sh).
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
need_rust
{ has node && has npm; } || die "node and npm are missing: install Node 20 or newer from https://nodejs.org"
(($(node -p 'process.versions.node.split(".")[0]') >= 20)) || die "this Node is $(node --version); 20 or newer is needed"
rustup target list --installed 2>/dev/null | grep -qx wasm32-unknown-unknown ||
    rustup target add wasm32-unknown-unknown >/dev/null 2>&1 ||
    die "the Rust target is missing and cannot be installed: rustup target add wasm32-unknown-unknown"

step "web: lints"
for features in +simd128 -simd128; do
    RUSTFLAGS="-C target-feature=$features" cargo clippy --quiet --locked --target wasm32-unknown-unknown \
        --target-dir "target/web/lints$features" -p hashweave-web --lib -- -D warnings || die "clippy has something to say ($features)"
done

step "web: modules"
bindings/web/build.sh || die "a module cannot be built"

if [[ -z "${HASHWEAVE_NATIVE:-}" ]]; then
    step "web: the native program"
    cargo build --release --locked --quiet -p hashweave-cli || die "the native program cannot be built"
    export HASHWEAVE_NATIVE=$PWD/target/release/hashweave
fi

step "web: tests in Node"
(cd bindings/web && node --test test/) || die "a test of the package failed"

step "web: the package, installed from its tarball"
empty=$(mktemp -d)
trap 'rm -rf "$empty"' EXIT
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
