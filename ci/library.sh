#!/usr/bin/env bash
# The library as others depend on it: the oldest compiler that is promised, each feature alone, and the public interface of every crate, which
# its api.txt lists: `ci/library.sh --accept` writes these again after a change that is meant. `cargo semver-checks` would compare with the newest release,
# of which there is none yet.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
need_rust
need_nightly
tool_version=0.52.0
# Those that are libraries, in the order of their dependences.
crates=(lanes hashes weave kernels hashweave devices system runner)

step "the oldest compiler"
oldest=$(sed -n 's/^rust-version = "\(.*\)"$/\1/p' Cargo.toml)
[[ -n $oldest ]] || die "Cargo.toml says no rust-version"
rustup toolchain install "$oldest" --profile minimal >/dev/null 2>&1 || die "Rust $oldest cannot be installed: rustup toolchain install $oldest"
# In a folder of its own: what one compiler has built the other would build again.
CARGO_TARGET_DIR=target/oldest cargo "+$oldest" check --workspace --locked --quiet || die "Rust $oldest does not compile this: raise rust-version in Cargo.toml, or use what $oldest has"

step "features"
for features in "" digest serde digest,serde; do
    cargo clippy --package hashweave --lib --tests --no-default-features --features "$features" --locked --quiet -- -D warnings ||
        die "the library does not compile with the features '$features' alone"
done

step "the public interface"
has cargo-public-api || cargo install cargo-public-api --version "$tool_version" --locked --quiet || die "cargo-public-api cannot be installed"
now=$(mktemp)
trap 'rm -f "$now"' EXIT
changed=()
for crate in "${crates[@]}"; do
    api=crates/$crate/api.txt
    package=hashweave-$crate
    [[ $crate != hashweave ]] || package=hashweave
    cargo +nightly public-api --package "$package" --all-features -sss >"$now" || die "the interface of $package cannot be listed"
    [[ -s $now ]] || die "the interface of $package is empty"
    if [[ ${1:-} == --accept ]]; then
        cp "$now" "$api"
    else
        diff -u "$api" "$now" || changed+=("$api")
    fi
done
((${#changed[@]} == 0)) ||
    die "the public interface is another than ${changed[*]} says: if that is meant, ci/library.sh --accept, and a line in CHANGELOG.md for hashweave's"
