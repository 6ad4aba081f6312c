#!/usr/bin/env bash
# Tests ci/affected.sh and how ci/nightly.sh notes what has passed, in a toy repository. ci/check.sh runs it; it takes some seconds.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
count=0

# says WHAT EXPECTED COMMAND...: the command prints that, on one line.
says() {
    local what=$1 expected=$2 got
    shift 2
    got=$("$@" 2>"$work/stderr" | paste -sd, -) || true
    [[ $got == "$expected" ]] || {
        cat "$work/stderr" >&2
        die "$what: '$got', not '$expected'"
    }
    count=$((count + 1))
}

# told WHAT TEXT: standard error of the last command has the text.
told() {
    grep -qF -e "$2" "$work/stderr" || die "$1: '$2' is not in: $(cat "$work/stderr")"
    count=$((count + 1))
}

# Git as if nobody had configured it.
export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_SYSTEM=/dev/null
export GIT_AUTHOR_NAME=toy GIT_AUTHOR_EMAIL=toy@localhost GIT_COMMITTER_NAME=toy GIT_COMMITTER_EMAIL=toy@localhost
export CI_MINUTES=15

# commit FILE: changes and commits it.
commit() {
    mkdir -p "$(dirname "$1")"
    echo "$RANDOM" >>"$1"
    git add "$1"
    git commit --quiet --message "$1"
}

affected() { bash ci/affected.sh "$@"; }

git init --quiet --initial-branch main "$work/toy"
mkdir "$work/toy/ci"
cp ci/{affected,common,parts,nightly}.sh ci/passed "$work/toy/ci"
cd "$work/toy"
sed -i '/^#/!d' ci/passed
# A short table, so that the minutes of the real one may change.
sed -i "/<<'RULES'/,/^RULES/{//!d}" ci/affected.sh
sed -i "/<<'RULES'/r /dev/stdin" ci/affected.sh <<'TOY'
2|one|^a/|^one/
3|two|^(a|two)/
6|three --large|^a/|\.three$
60|night|^a/
TOY
git add ci
git commit --quiet --message "the scripts"

# With nothing noted all parts are owed; some fit.
says "nothing is noted" "one,two" env CI_MINUTES=5 bash ci/affected.sh
told "nothing is noted" "'night' (60 minutes) is OWED"
affected --nothing 2>/dev/null && die "nothing is noted: --nothing must fail"
while read -r part; do affected --passed "$part" HEAD; done < <(affected --parts)
(($(grep -vc '^#' ci/passed) == 4)) || die "each part has a line in ci/passed"
git commit --quiet --all --message "all have passed"
says "all have passed" "" affected
affected --nothing || die "all have passed: --nothing must succeed"

# A push of forty commits, of which the first concerns all parts.
commit a/file
for _ in {1..40}; do commit notes; done
says "an old commit counts" "one,two,three --large" affected
told "an old commit counts" "a/file has changed since"
says "only what fits" "one,two" env CI_MINUTES=8 bash ci/affected.sh
told "only what fits" "'three --large' (6 minutes) is OWED and left to ci/nightly.sh"

# Those that pass are owed no more, the others are still.
affected --passed "three --large" HEAD
affected --passed two HEAD
says "two have passed" "one" affected
git commit --quiet --all --message "two have passed"

# A file that is not committed has changed, whether Git knows it or not, and what passes with it is not noted.
echo >>a/file
says "a change that is not committed" "one,two,three --large" affected
affected --passed two HEAD 2>"$work/stderr"
told "it is not noted" "a/file differs from"
git checkout --quiet a
touch new.three
says "a new file" "one,three --large" affected
rm new.three

# A clone has the commits that are named; a shallow one does not, and owes everything.
git clone --quiet . "$work/clone"
says "a clone" "one" bash "$work/clone/ci/affected.sh"
git clone --quiet --depth 1 "file://$PWD" "$work/shallow"
says "a shallow clone" "one,two" env CI_MINUTES=5 bash "$work/shallow/ci/affected.sh"
told "a shallow clone" "which is not here"

# A commit that history has lost is found here still; in a clone it is not.
commit two/file
affected --passed two HEAD
git commit --quiet --amend --all --message "rewritten"
says "rewritten, here" "one" affected
git clone --quiet "file://$PWD" "$work/rewritten"
says "rewritten, elsewhere" "one,two" bash "$work/rewritten/ci/affected.sh"

# ci/nightly.sh notes what passes, and only that.
printf 'echo "test result: ok. 3 passed; 0 failed"\n' >ci/one.sh
printf 'exit 1\n' >ci/two.sh
commit two/file
git add ci && git commit --quiet --message "two parts"
bash ci/nightly.sh one two >"$work/out" 2>&1 && die "a part failed, and ci/nightly.sh passed"
[[ $(tail -n 1 "$work/out") == "3 passed, 1 failed" ]] || die "the last line is '$(tail -n 1 "$work/out")'"
says "one passed and one failed" "two" affected

# A part with options is noted without them, if the table has it so.
sed -i "/^6|three --large/i 3|three|^three/" ci/affected.sh
git commit --quiet --all --message "a part without options"
affected --passed "three --large" HEAD
says "a part and more of it have passed" "two" affected

# Each part of the nightly that not every change runs has a line in the table, and the other way round.
cd - >/dev/null
nightly=$(sed -n 's/.*|| parts=(\(.*\))$/\1/p' ci/nightly.sh | xargs -n 1)
always=$(sed -n 's/^parts=(\(.*\))$/\1/p' .ci/run | xargs -n 1)
without=$(affected --parts | while read -r part; do ! grep -qE "^$part -" <<<"$nightly" || echo "$part"; done)
missing=$(diff <({ grep -vxF "$always" <<<"$nightly" && echo "$without"; } | sort) <(affected --parts | sort)) ||
    die "ci/nightly.sh (<) and the table of ci/affected.sh (>) have other parts: $missing"
echo "$((count + 1)) tests passed"
