# Runs scripts of this folder one after the other, and says at the end what each of their steps took and how many tests passed. Sourced by
# .ci/run and ci/nightly.sh, after common.sh.
# shellcheck shell=bash

# run_parts PART...: a part is a script's name, and its options. Ends with the first one that fails. With NOTE_PASSED, ci/passed gets the commit of
# those that pass.
run_parts() {
    local part=() left=("$@") failed=
    record=$(mktemp -d)
    trap 'rm -rf "$record"' EXIT
    export HASHWEAVE_STEPS=$record/steps
    : >"$record/steps"
    : >"$record/output"
    while ((${#left[@]} > 0)) && [[ -z $failed ]]; do
        read -ra part <<<"${left[0]}"
        left=("${left[@]:1}")
        run_part "${part[@]}" || failed=${part[*]}
    done
    printf '%s|end|\n' "$EPOCHREALTIME" >>"$record/steps"
    minutes_of_steps
    ((${#left[@]} == 0)) || printf 'not run: %s\n' "${left[*]}"
    [[ -z $failed ]] || echo "failed: ci/$failed"
    count_tests "$failed"
}

# One script, with what it took.
run_part() {
    local began=$EPOCHREALTIME processor outcome=0 commit=
    # As it begins: files may be changed before it ends.
    [[ -z ${NOTE_PASSED:-} ]] || commit=$(git rev-parse --verify --quiet HEAD) || true
    processor=$(processor_seconds)
    printf '%s|%s|\n' "$began" "$1" >>"$record/steps"
    bash "ci/$1.sh" "${@:2}" 2>&1 | tee -a "$record/output" || outcome=1
    ((outcome == 1)) || [[ -z $commit ]] || bash ci/affected.sh --passed "$*" "$commit"
    awk -v part="$*" -v began="$began" -v now="$EPOCHREALTIME" -v before="$processor" -v after="$(processor_seconds)" \
        'BEGIN { printf "\n-- %s: %.1f minutes, %.1f of processor time\n", part, (now - began) / 60, (after - before) / 60 }'
    return "$outcome"
}

# What all children of this shell that have ended have taken. It must not be asked in a subshell, whose children those are not: that
# the system keeps the sum in /proc makes it possible.
processor_seconds() {
    awk -v ticks="$(getconf CLK_TCK)" '{ sub(/.*\) /, ""); print ($14 + $15) / ticks }' "/proc/$$/stat" 2>/dev/null || echo 0
}

# The table: a step lasts until the next one begins. Those of less than a second are not told.
minutes_of_steps() {
    printf '\n%8s  %s\n' minutes step
    awk -F'|' 'NR > 1 && $1 - at >= 1 { printf "%8.1f  %s\n", ($1 - at) / 60, name }
        NR == 1 { first = $1 }
        { at = $1; name = $3 == "" ? $2 ": begin" : $2 ": " $3 }
        END { printf "%8.1f  all\n", (at - first) / 60 }' "$record/steps"
}

# The last line: the sum of what cargo, Node and the emulated tests say. A part that failed before a test did counts as one.
count_tests() {
    awk -v failed="$1" '/^test result: / { passed += $4; wrong += $6 }
        /^(#|ℹ) pass [0-9]+$/ { passed += $3 }
        /^(#|ℹ) fail [0-9]+$/ { wrong += $3 }
        /^[0-9]+ tests passed$/ { passed += $1 }
        /^[0-9]+ (passed|failed)/ { for (i = 2; i <= NF; i++) if ($i ~ /^passed/) passed += $(i - 1); else if ($i ~ /^failed/) wrong += $(i - 1) }
        END {
            if (failed != "" && wrong == 0) wrong = 1
            printf "%d passed, %d failed\n", passed, wrong
            exit failed != "" || wrong > 0
        }' "$record/output"
}
