#!/usr/bin/env bash
# Everything that is checked: what .ci/run runs, the library as others depend on it, kernels as released and without any optimisation, searches on
# a processor that acts as a GPU, parent caches of 512 MiB, all CPUs, the browser, the bindings, the site, the packages, Miri, longer fuzzing, the
# benchmark against other people's libraries, the instructions of GPUs' kernels, a soak, damaged ledgers and killed runs, interleaved commands, and
# a bit flipped in every kernel. Some hours. `ci/nightly.sh PART...` runs those parts only: `ci/nightly.sh miri mutants`. For each part that passes
# it notes the commit in ci/passed, which is committed with the change: what has changed since then is owed (ci/affected.sh).
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
# shellcheck source=SCRIPTDIR/parts.sh
source ci/parts.sh

export FUZZ_SECONDS=${FUZZ_SECONDS:-300}
parts=("$@")
((${#parts[@]} > 0)) || parts=(check library test gpu-software release plain "replicate --large" ladder unknown long "cross --cpus" web bundlers c go python slurm kubernetes site package "counts --check x86" "counts --check riscv" "peers --bench" systems census miri fuzz soak damage model searches mutants)
export NOTE_PASSED=1
run_parts "${parts[@]}"
