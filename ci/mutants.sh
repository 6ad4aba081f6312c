#!/usr/bin/env bash
# Are the tests of the vectors worth anything? Changes a bit of a constant or of a rotation in each kernel that this CPU has (ci/mutants.py has the
# list), in a copy of the source, and requires that those tests find each of them wrong; says so in a table. Several changes that
# concern different kernels share a compile, since a failure names every kernel that is wrong. `ci/mutants.sh NAME...`: those builds only.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
need_rust
has python3 || install_packages python3

step "mutants: the list is of all kernels"
build_hashweave
python3 ci/mutants.py --kernels "$hashweave" || die "the list of ci/mutants.py is not of the kernels that there are"
step "mutants: a bit flipped in every kernel"
python3 ci/mutants.py "$@" || die "a kernel may be wrong and the vectors pass"
