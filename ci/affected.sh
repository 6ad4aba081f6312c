#!/usr/bin/env bash
# The parts of ci/nightly.sh that are owed. ci/passed names the commit at which each part last passed; a part is owed if files that concern it have
# changed since, in a commit or in the working tree. A commit that is not here, because the clone is shallow or history was rewritten, owes its part.
#
#     ci/affected.sh              prints the parts to run now, one a line: in the order of the table, as long as their minutes fit into CI_MINUTES
#                                 (8 unless told); on standard error why, and which are left to ci/nightly.sh
#     ci/affected.sh --parts      prints every part that can be owed
#     ci/affected.sh --nothing    fails if a part is owed: `ci/package.sh --release` asks
#     ci/affected.sh --passed PART COMMIT
#                                 notes in ci/passed that a part has passed there, unless a file that concerns it differs from that commit
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
passed=ci/passed

# Minutes on two cores | the part | the files that concern it. The shortest come first.
rules() {
    cat <<'RULES'
1|replicate|^crates/hashweave/src/replicate/|^crates/hashes/src/chacha|^crates/runner/src/replicate/|^ci/replicate\.sh
2|ladder|^crates/(lanes|kernels)/|^crates/hashweave/src/(plan|cpu|cores|batch)|^ci/(ladder|expect)\.sh
2|unknown|^crates/hashweave/src/(cores|plan|calibration|bound|cpu|batch/(plan|calibrate|costs|job))|^crates/runner/src/(bench|calibration|cores)|^ci/unknown\.sh
2|slurm|^deploy/|^crates/cli/src/(array|ledger|search/)|^ci/slurm\.sh
2|kubernetes|^deploy/|^crates/cli/src/(array|ledger|search/)|^ci/kubernetes\.
2|bundlers|^bindings/web/(js|bundlers|package\.json)|^ci/bundlers\.sh
2|systems|^crates/hashweave/src/object/|^crates/runner/src/(folders|sum/)|^crates/cli/src/sum/|^ci/systems\.sh
2|site|^docs/|\.md$|^bindings/web/(page|js|browser)/|^ci/(site\.sh|(book|links|markdown)\.py)
3|c|^bindings/(c|go/native)/|^crates/(hashweave|runner)/src/|^ci/c\.sh
3|library|^crates/(lanes|hashes|kernels|hashweave)/src/|^Cargo\.(toml|lock)|^ci/library\.sh
4|gpu-software|^crates/(devices|weave)/|^crates/(hashweave|runner|cli)/src/search/|^ci/gpu-software\.sh
4|damage|^crates/runner/src/(ledger/|durable)|^ci/damage\.sh
4|long|^crates/(hashes/src/|hashweave/(src/(batch|replicate)/|tests/huge)|(runner|cli)/src/)|^tests/cli/|^ci/long\.sh
4|plain|^crates/(lanes|hashes|kernels)/|^ci/plain\.sh
4|fuzz|^crates/hashweave/src/(batch/|replicate/|search/template)|^crates/runner/src/lists/|^crates/hashes/src/(absorb|state|keccak|sha2|blake2)|^fuzz/|^ci/fuzz\.sh
5|go|^bindings/go/|^crates/weave/src/|^ci/go\.sh
5|searches|^crates/(hashweave|runner|kernels)/src/(search|ledger|arch)|^tests/searches\.py|^ci/searches\.sh
6|miri|^crates/lanes/src/|^crates/kernels/src/(arch|batch)|^bindings/c/(src|tests)/|^ci/miri\.sh
6|peers|^peers/|^crates/(hashes|hashweave|runner)/src/|^ci/peers\.sh
8|python|^bindings/python/|^crates/(hashweave|runner)/src/|^ci/python\.sh
8|web|^bindings/web/|^crates/(lanes|hashes|weave|kernels|hashweave)/|^docs/try|^ci/(web|page)\.sh
9|replicate --large|^crates/hashweave/src/replicate/graph/|^crates/hashes/src/chacha|^crates/runner/src/replicate/(cache|parents)
9|counts --check x86|^crates/(lanes|hashes|kernels|weave)/|^Cargo\.toml|^ci/counts\.|^docs/isas\.md
9|census|^crates/weave/src/device|^crates/devices/(src|examples)/|^ci/census\.|^docs/gpu-census\.md
9|peers --bench|^peers/
9|release|^crates/(lanes|hashes|kernels|hashweave)/|^Cargo\.(toml|lock)|^ci/release\.sh
15|cross|^crates/(lanes|hashes|kernels|hashweave|system|runner|cli)/|^tests/|^ci/(cross|targets|expect|qemu)\.sh
20|counts --check riscv|^crates/(lanes|hashes|kernels|weave)/|^Cargo\.toml|^ci/counts\.|^docs/isas\.md
20|model|^crates/runner/src/(ledger/|durable|replicate/|verify/)|^tests/model/|^ci/model\.sh
30|package|^deploy/image/|^ci/(package|version)\.sh
30|soak|^crates/(lanes|hashes|kernels|hashweave|runner|cli)/src/|^ci/soak\.sh
40|cross --cpus|^crates/lanes/src/(neon|riscv|isa|scalar)|^crates/kernels/(generated/(aarch64|riscv64)/|src/arch/(scalable|riscv64|aarch64))|^findings/one-state/|^ci/(cross|targets|expect|qemu)\.sh
60|mutants|^crates/(lanes|hashes|kernels|weave)/|^crates/hashweave/src/batch/|^tests/(src|tests)/|^ci/mutants\.
RULES
}

# The commit at which a part last passed, if that is noted.
commit_of() {
    [[ ! -e $passed ]] || awk -v part="$1" '!/^#/ && substr($0, 42) == part { print $1; exit }' "$passed"
}

# changed COMMIT FILES: the first file that matches and differs from the commit, if there is one. The working tree counts too, for those who try a
# change before they commit it.
changed() {
    local files
    files=$(git diff --name-only "$1" -- && git ls-files --others --exclude-standard) || die "git cannot compare with $1"
    grep -m 1 -E "$2" <<<"$files" || true
}

# why_owed PART FILES: prints why, or nothing.
why_owed() {
    local commit file
    commit=$(commit_of "$1")
    if [[ -z $commit ]]; then
        echo "$passed has no commit at which it passed"
    elif ! git cat-file -e "$commit^{commit}" 2>/dev/null; then
        echo "it passed at ${commit:0:12}, which is not here"
    else
        file=$(changed "$commit" "$2")
        [[ -z $file ]] || echo "$file has changed since ${commit:0:12}"
    fi
}

# Prints the parts that are owed and whose minutes fit.
to_run() {
    local left=${CI_MINUTES:-8} minutes part files why
    while IFS='|' read -r minutes part files; do
        why=$(why_owed "$part" "$files")
        if [[ -z $why ]]; then
            continue
        elif ((minutes <= left)); then
            left=$((left - minutes))
            echo "affected: '$part' ($minutes minutes): $why" >&2
            echo "$part"
        else
            echo "affected: '$part' ($minutes minutes) is OWED and left to ci/nightly.sh: $why" >&2
        fi
    done < <(rules)
}

# note PART COMMIT: writes the commit of a part; not of one that cannot be owed.
note() {
    local files file commit
    files=$(rules | awk -F'|' -v part="$1" '$2 == part { sub(/^[^|]*\|[^|]*\|/, ""); print }')
    [[ -n $files ]] || return 0
    commit=$(git rev-parse --verify --quiet "$2^{commit}") || die "there is no commit '$2'"
    file=$(changed "$commit" "$files")
    if [[ -n $file ]]; then
        echo "affected: '$1' has passed, which is not noted in $passed: $file differs from ${commit:0:12}" >&2
        return
    fi
    awk -v part="$1" -v line="$commit $1" '/^#/ || substr($0, 42) != part { print; next } !done++ { print line }
        END { if (!done) print line }' "$passed" >"$passed.new"
    mv "$passed.new" "$passed"
    # With its options a part does more than without.
    [[ $1 == "${1%% *}" ]] || note "${1%% *}" "$2"
}

case ${1:-} in
    '') to_run ;;
    --parts) rules | cut -d'|' -f2 ;;
    --nothing)
        [[ -z $(CI_MINUTES=100000 to_run) ]] || die "these parts are owed: run ci/nightly.sh, and commit $passed"
        ;;
    --passed) note "${2:?a part}" "${3:?a commit}" ;;
    *) die "there is no '$1': --parts, --nothing, --passed PART COMMIT" ;;
esac
