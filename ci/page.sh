#!/usr/bin/env bash
# The browser page, driven in headless Chromium. CHROMIUM names another one than Debian's. Builds the modules if ci/web.sh has not.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
{ has node && has npm; } || die "node and npm are missing: install Node 20 or newer from https://nodejs.org"
(($(node -p 'process.versions.node.split(".")[0]') >= 20)) || die "this Node is $(node --version); 20 or newer is needed"
if [[ -n "${CHROMIUM:-}" ]]; then
    [[ -x "$CHROMIUM" ]] || die "CHROMIUM is $CHROMIUM, which cannot be run"
elif [[ ! -x /usr/bin/chromium ]]; then
    install_packages chromium
fi
if ! ls bindings/web/js/hashweave-{simd128,scalar,gpu}.wasm >/dev/null 2>&1; then
    need_rust
    step "page: modules"
    bindings/web/build.sh || die "a module cannot be built"
fi

step "page: its parts in Node, itself in Chromium, and searches on a GPU there (SwiftShader)"
(cd bindings/web/browser && npm ci --silent --no-audit --no-fund) || die "npm ci failed in bindings/web/browser"
(cd bindings/web/browser && node --test) || die "a test of the page failed"
