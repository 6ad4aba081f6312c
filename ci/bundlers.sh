#!/usr/bin/env bash
# The npm package under its users' bundlers (Vite, webpack, Next, esbuild), each page opened in Chromium, in Deno, Bun and workerd, and with tsc --strict.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
need_rust
{ has node && has npm; } || die "node and npm are missing: install Node 20 or newer from https://nodejs.org"
if [[ -n "${CHROMIUM:-}" ]]; then
    [[ -x "$CHROMIUM" ]] || die "CHROMIUM is $CHROMIUM, which cannot be run"
elif [[ ! -x /usr/bin/chromium ]]; then
    install_packages chromium
fi
if ! ls bindings/web/js/hashweave-{simd128,scalar,gpu}.wasm >/dev/null 2>&1; then
    step "bundlers: modules"
    bindings/web/build.sh || die "a module cannot be built"
fi

step "bundlers: what is installed"
for folder in browser bundlers; do
    (cd "bindings/web/$folder" && npm ci --silent --no-audit --no-fund) || die "npm ci failed in bindings/web/$folder"
done
step "bundlers"
(cd bindings/web/bundlers && node --test bundlers.mjs) || die "the package does not work under a bundler or runtime"
