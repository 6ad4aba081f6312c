#!/usr/bin/env bash
# Prints the parts of ci/nightly.sh that a change concerns, one a line, and on standard error why. A change is what differs from CI_BASE; if that
# is not set, from where this branch left main, or, on main, from the commit before. Without history there is nothing to go by: nothing is printed.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

# Files | the parts that they concern.
rules() {
    cat <<'RULES'
^crates/lanes/src/|^crates/kernels/src/(sha|batch|one_by_one)|^bindings/c/(src|tests)/|^ci/miri\.sh|miri
^crates/(lanes|hashes|kernels|hashweave)/src/|^Cargo\.(toml|lock)|^ci/library\.sh|library
^crates/(lanes|hashes|kernels)/|^ci/plain\.sh|plain
^crates/(lanes|hashes|kernels|hashweave)/|^Cargo\.(toml|lock)|^ci/release\.sh|release
^crates/hashweave/src/(batch/|replicate/|search/template)|^crates/hashes/src/(absorb|state|keccak|sha2|blake2)|^fuzz/|^ci/fuzz\.sh|fuzz
^crates/hashweave/src/replicate/graph/|^crates/hashes/src/chacha|^crates/runner/src/replicate/(cache|parents)|replicate --large
^crates/lanes/src/(neon|riscv|isa|scalar)|^crates/kernels/(generated/(aarch64|riscv64)/|src/(scalable|single|a64))|^ci/(cross|targets|expect|qemu)\.sh|cross --cpus
^crates/runner/src/(ledger/|durable)|^ci/damage\.sh|damage
^crates/runner/src/(ledger/|durable|replicate/)|^tests/model/|^ci/model\.sh|model
^crates/weave/src/device|^crates/devices/(src|examples)/|^ci/census\.|^docs/gpu-census\.md|census
^bindings/c/|^crates/(hashweave|runner)/src/|^ci/c\.sh|c
^bindings/go/|^crates/weave/src/|^ci/go\.sh|go
^bindings/python/|^crates/(hashweave|runner)/src/|^ci/python\.sh|python
^deploy/|^crates/cli/src/(array|ledger|search/)|^ci/slurm\.sh|slurm
^deploy/|^crates/cli/src/(array|ledger|search/)|^ci/kubernetes\.|kubernetes
^peers/|peers --bench
^docs/|\.md$|^bindings/web/(page|js|browser)/|^ci/(site\.sh|(book|links|markdown)\.py)|site
^crates/(lanes|hashes|kernels|weave)/|^Cargo\.toml|^ci/counts\.|^docs/isas\.md|counts --check x86
^deploy/image/|^ci/(package|version)\.sh|package
RULES
}

# The commit that was checked before.
base() {
    local head branch fork
    if [[ -n ${CI_BASE:-} ]]; then
        git rev-parse --verify --quiet "$CI_BASE^{commit}" || die "CI_BASE: there is no commit '$CI_BASE' here"
        return
    fi
    head=$(git rev-parse --verify --quiet HEAD) || return 0
    for branch in origin/main main; do
        fork=$(git merge-base HEAD "$branch" 2>/dev/null) || continue
        [[ $fork == "$head" ]] || {
            echo "$fork"
            return
        }
    done
    git rev-parse --verify --quiet HEAD~1 || true
}

since=$(base)
if [[ -z $since ]]; then
    echo "affected: no earlier commit is here, so only what runs for every change is run" >&2
    exit 0
fi
# The working tree counts too, for those who try a change before they commit it.
changed=$(git diff --name-only "$since" -- && git ls-files --others --exclude-standard)
echo "affected: $(grep -c . <<<"$changed" || true) files differ from ${since:0:12}" >&2
while IFS= read -r rule; do
    part=${rule##*|}
    file=$(grep -m 1 -E "${rule%|*}" <<<"$changed") || continue
    echo "affected: '$part', because of $file" >&2
    echo "$part"
done < <(rules)
