#!/usr/bin/env bash
# The site (docs/ as a book, and the browser page) into target/site: built, every link in it and in the Markdown checked, and driven in Chromium
# from below a path. CHROMIUM names another one than Debian's. `--build` only builds it.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
[[ $# == 0 || $* == --build ]] || die "unknown arguments: $* (there is only --build)"
need_rust
has python3 || install_packages python3

# 54 seconds of processor time once: without optimisation and debug information, and without its server and what watches files.
version=0.5.4
mdbook=target/site-tools/bin/mdbook
if [[ $("$mdbook" --version 2>/dev/null) != "mdbook v$version" ]]; then
    step "site: mdBook"
    CARGO_PROFILE_DEV_DEBUG=false cargo install mdbook --locked --version "$version" --no-default-features --features search --debug --quiet \
        --force --root target/site-tools --target-dir target/site-tools/build || die "mdBook $version cannot be installed"
    rm -r target/site-tools/build
fi
if ! ls bindings/web/js/hashweave-{simd128,scalar,gpu}.wasm >/dev/null 2>&1; then
    step "site: modules of the browser page"
    bindings/web/build.sh || die "a module cannot be built"
fi

# The browser page, its engine and its licences in one folder, with the links between them changed to that.
put_browser_page() {
    mkdir "$1"
    cp -r bindings/web/page/. "$1"
    rm "$1/_headers"
    cp -r bindings/web/js "$1/js"
    cat LICENSE LICENSE-MIT LICENSE-APACHE >"$1/LICENSE.txt"
    sed -i -e 's|"\.\./js/index\.js"|"js/index.js"|' -e 's|"\.\./README\.md"|"../index.html"|' -e 's|"\.\./LICENSE"|"LICENSE.txt"|' "$1/index.html"
}

step "site: build"
rm -rf target/site
said=$("$mdbook" build docs 2>&1) || die "mdBook failed: $said"
! grep -E 'WARN|ERROR' <<<"$said" || die "mdBook has something to say"
rm target/site/book.toml
python3 ci/pages.py target/site || die "ci/pages.py does not know these pages"
put_browser_page target/site/try
[[ ${1:-} != --build ]] || exit 0

step "site: links"
tested=$(python3 ci/links.py --self-test) || die "ci/links.py is wrong"
python3 ci/links.py --site target/site || die "mend these links"

step "site: in Chromium"
{ has node && has npm; } || die "node and npm are missing: install Node 20 or newer from https://nodejs.org"
if [[ -n "${CHROMIUM:-}" ]]; then
    [[ -x "$CHROMIUM" ]] || die "CHROMIUM is $CHROMIUM, which cannot be run"
elif [[ ! -x /usr/bin/chromium ]]; then
    install_packages chromium
fi
(cd bindings/web/browser && npm ci --silent --no-audit --no-fund) || die "npm ci failed in bindings/web/browser"
(cd bindings/web/browser && node --test site.mjs) || die "a test of the site failed"
echo "$tested"
