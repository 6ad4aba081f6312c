#!/usr/bin/env bash
# Measures claims of our sources again (docs/findings.md): `ci/findings.sh NAME…`, `ci/findings.sh list`. Installs what the findings asked for need, builds what is measured, then
# calls findings/run.py, which builds variants by other tool chains itself.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
has python3 || install_packages python3
[[ ${1:-} == list || ${1:-} == --* ]] && exec python3 findings/run.py "$@"

# Whether one of these was asked for, by name, by area or as part of all.
asked() {
    local name
    for name in "${names[@]}"; do
        [[ " all $* " != *" $name "* ]] || return 0
    done
    return 1
}

names=("$@")
need_rust
step "findings: the program and its examples"
cargo build --workspace --release --locked --quiet --bin hashweave --example latency --example chain_ahead --example chain_blake --example walks || die "the build failed"
if asked search record; then with_peers=yes; fi
if asked sum schedules; then
    with_peers=yes
    has openssl || install_packages openssl
fi
if [[ ${with_peers:-} ]]; then
    # Installs what they need, and compares them; then as they are measured.
    bash ci/peers.sh || die "the peers failed"
    (cd peers && cargo build --release --locked --quiet) || die "the build of peers failed"
fi
if asked search complementing two-states compilers lto pgo bolt huge-code round-23; then
    packages=()
    has clang-19 || packages+=(clang-19)
    has gcc || packages+=(gcc libc6-dev)
    has llvm-bolt-19 || { asked search bolt && packages+=(bolt-19 libbolt-19-dev); }
    has taskset || packages+=(util-linux)
    install_packages "${packages[@]}"
    if asked search pgo; then
        # The tool that merges profiles has to be of the compiler's own LLVM.
        [[ -n $(find "$(rustc --print sysroot)/lib/rustlib" -name llvm-profdata) ]] || { has rustup && rustup component add llvm-tools; } ||
            die "llvm-profdata of this compiler is missing: rustup component add llvm-tools"
    fi
    step "findings: the experiments"
    (cd findings && cargo fmt --check) || die "run 'cargo fmt' in findings/"
    (cd findings && cargo clippy --workspace --all-targets --locked --quiet -- -D warnings) || die "clippy has something to say of findings/"
    (cd findings && cargo build --release --locked --quiet) || die "the experiments cannot be built"
fi
if asked sum go-servers; then
    has go || die "Go 1.25 or newer is needed, from https://go.dev/dl"
fi
exec python3 findings/run.py "$@"
