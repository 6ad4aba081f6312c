#!/usr/bin/env bash
# coreutils' own tests of sha256sum, b2sum and their like, run on this program under those names, and on the tools of this machine. What comes of each, and
# why one fails, is in docs/sum.md.
#
#   bash ci/coreutils.sh CHECKOUT     a clone of https://github.com/coreutils/coreutils; HASHWEAVE names the program
#
# The tests of md5sum are about its options and lines: they are run for sha256sum, with the digests of the same contents in place of theirs.
# Nothing of coreutils is kept: their files go into a folder that is removed.
set -euo pipefail
[[ $# -eq 1 && -f "$1/tests/cksum/b2sum.sh" ]] || { echo "coreutils.sh: name a clone of coreutils" >&2; exit 2; }
program=$(realpath "${HASHWEAVE:-$(dirname "${BASH_SOURCE[0]}")/../target/release/hashweave}")
[[ -x "$program" ]] || { echo "coreutils.sh: $program is missing: cargo build --release, or set HASHWEAVE" >&2; exit 2; }

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cp -r "$1/tests" "$work/"
mkdir "$work/ours" "$work/theirs" "$work/run"
tools="sha224sum sha256sum sha384sum sha512sum b2sum"
for tool in $tools; do
    ln -s "$program" "$work/ours/$tool"
    ln -s "/usr/bin/$tool" "$work/theirs/$tool"
done
export LC_ALL=C srcdir="$work" built_programs="$tools"

# What these tests need of the framework that coreutils take from gnulib.
cat > "$work/tests/init.sh" <<'INIT'
fail=0
UINTMAX_OFLOW=18446744073709551616
path_prepend_() { :; }
print_ver_() { :; }
getlimits_() { :; }
compare() { diff -u "$1" "$2" >&2; }
returns_() { local wanted=$1 got=0; shift; "$@" || got=$?; [ "$got" -eq "$wanted" ]; }
framework_failure_() { echo "the framework failed" >&2; exit 99; }
skip_() { echo "skipped: $*" >&2; exit 77; }
Exit() { exit "$1"; }
INIT

# The digests by md5sum that its tests have, and those by sha256sum.
digests=()
for content in "" a abc "message digest" abcdefghijklmnopqrstuvwxyz "$(printf %s {A..Z} {a..z} {0..9})" "$(printf '1234567890%.0s' {1..8})" 9t; do
    of() { printf %s "$content" | "/usr/bin/$1" | cut -d' ' -f1; }
    digests+=(-e "s/$(of md5sum)/$(of sha256sum)/g")
done

# Runs the test $1 with the tools in $2 first on the path; says how it ended.
run() {
    local got=0 path=$work/$2:$PATH
    chmod -R u+rwx "$work/run" && rm -rf "$work/run" && mkdir "$work/run" && cd "$work/run"
    case $1 in
        *.pl) PATH=$path perl -w -I"$work/tests" -MCuSkip -MCoreutils -M"CuTmpdir qw($(basename "$1"))" "$1" ;;
        *) PATH=$path sh "$1" ;;
    esac > "$work/$2.log" 2>&1 || got=$?
    cd "$work"
    case $got in 0) echo passes ;; 77) echo skipped ;; *) echo FAILS ;; esac
}

# The test $1 under the name $2: here, there, and what ours said if it failed.
try() {
    local ours theirs
    ours=$(run "$1" ours) theirs=$(run "$1" theirs)
    printf '%-8s %-8s %s\n' "$ours" "$theirs" "$2"
    [[ $ours == passes ]] || { sed 's/^/        /' "$work/ours.log"; failed=1; }
}

failed=0
printf '%-8s %-8s\n' here "$(/usr/bin/b2sum --version | grep -oE '[0-9.]+$' | head -1)"
for tool in sha224sum sha256sum sha384sum sha512sum; do try "$work/tests/cksum/$tool.pl" "$tool.pl"; done
# Its second half is the same for cksum, which is another program.
sed -i "s/in 'b2sum' 'cksum -a blake2b'/in b2sum/" "$work/tests/cksum/b2sum.sh"
try "$work/tests/cksum/b2sum.sh" b2sum.sh
for test in md5sum.pl md5sum-newline.pl md5sum-parallel.sh md5sum-bsd.sh; do
    sed -E "${digests[@]}" -e 's/md5sum/sha256sum/g; s/MD5/SHA256/g; s/\\\{32\\\}/\\{64\\}/' "$work/tests/cksum/$test" > "$work/tests/cksum/as-$test"
    try "$work/tests/cksum/as-$test" "$test, for sha256sum"
done
exit $failed
