#!/usr/bin/env bash
# What needs no run: formatting, lints, documentation, shell scripts.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
need_rust
has shellcheck || install_packages shellcheck

step "format"
cargo fmt --all --check || die "run 'cargo fmt --all'"
step "lock files"
for lock in $(git ls-files '*Cargo.lock'); do
    cargo update --workspace --locked --quiet --manifest-path "${lock%lock}toml" || die "$lock lacks a dependency: run 'cargo update --workspace' in its folder"
done
step "licences"
python3 ci/advisories.py --self-test || die "ci/advisories.py is wrong"
python3 ci/licences.py --self-test || die "ci/licences.py is wrong"
python3 ci/licences.py || die "use other dependencies, or say in ci/licences.py why this licence is allowed"
step "modules"
python3 ci/inlined.py --self-test || die "ci/inlined.py is wrong"
python3 ci/modules.py --self-test || die "ci/modules.py is wrong"
python3 ci/modules.py || die "modules depend on each other in circles: move what they share into a module of its own"
step "links"
python3 ci/links.py --self-test || die "ci/links.py is wrong"
python3 ci/links.py || die "mend these links (a page of docs/ is also listed in docs/SUMMARY.md)"
python3 docs/images/design.py --check || die "run 'python3 docs/images/design.py'"
step "words"
python3 ci/words.py --self-test || die "ci/words.py is wrong"
python3 ci/words.py || die "the documentation is too long, or commands in it are not run"
step "generated kernels"
# With the profile of the tests, which need the same crates.
cargo run --profile ci --locked --quiet -p hashweave-weave -- --check crates/kernels/generated ||
    die "crates/kernels/generated is not what crates/weave makes: run 'just weave'"
cargo run --profile ci --locked --quiet -p hashweave-weave -- --go --check bindings/go/internal/loops ||
    die "bindings/go/internal/loops is not what crates/weave makes: run 'just weave'"
step "prices of cores"
python3 ci/core.py --self-test || die "ci/core.py is wrong"
python3 ci/core.py --check || die "a core's file and its record disagree"
python3 ci/figures.py --check || die "docs/ and records/ disagree"
step "findings"
python3 findings/run.py --check || die "docs/findings.md, docs/data and findings/ disagree"
step "mutants"
python3 ci/mutants.py --check || die "a change that ci/mutants.py makes is not possible any more"
step "parts that are owed"
bash ci/affected_test.sh || die "ci/affected.sh or ci/nightly.sh is wrong"
step "lints"
# What is built only when it is asked for is looked at, too.
optional='hashweave-devices/wgpu hashweave-web/gpu'
cargo clippy --workspace --features "$optional" --all-targets --locked --quiet -- -D warnings || die "clippy has something to say"
step "documentation"
RUSTDOCFLAGS="-D warnings" cargo doc --workspace --features "$optional" --no-deps --locked --quiet || die "rustdoc has something to say"
step "a module with modules is a folder"
beside=$(git ls-files '*.rs' | sed -n 's/\.rs$//p' | while read -r module; do [[ ! -d $module || $module == */tests/* ]] || echo "$module.rs"; done)
[[ -z $beside ]] || die "$beside is beside its folder: move it there, as mod.rs"
step "unsafe only where SOUNDNESS.md says"
# In the last of these Go's package of that name.
elsewhere=$(git grep -lw unsafe -- '*.rs' ':!crates/lanes/src/' ':!crates/kernels/src/' ':!crates/kernels/examples/arch/' \
    ':!crates/system/src/' ':!crates/devices/src/wgpu/pipeline.rs' ':!crates/devices/src/cuda.rs' \
    ':!crates/devices/src/hip/' ':!crates/devices/src/native/' ':!bindings/web/src/abi.rs' ':!bindings/web/src/abi_cpu.rs' ':!bindings/web/src/abi_gpu.rs' ':!bindings/c/' ':!bindings/python/src/buffer/' ':!peers/src/ffi/' ':!findings/src/ffi.rs' ':!findings/src/tail.rs' ':!findings/hot/src/' ':!findings/one-state/src/' \
    ':!crates/weave/src/go/output.rs' || true)
[[ -z $elsewhere ]] || die "unsafe is in $elsewhere too"
step "scripts"
shellcheck -x -P SCRIPTDIR ci/*.sh .ci/run deploy/slurm/hashweave-array || die "shellcheck has something to say"
