#!/usr/bin/env bash
# Random searches of the command next to a model in Python that shares no code with it (tests/searches.py): COUNT of them (20,000 unless told) by
# seed SEED (the time unless told), `ci/searches.sh 2000 7`. The tests run 2,000 by seed 1.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
count=${1:-20000}
seed=${2:-$EPOCHSECONDS}
[[ $count =~ ^[1-9][0-9]*$ ]] || die "usage: ci/searches.sh [COUNT] [SEED]"
has python3 || install_packages python3
build_hashweave
step "searches: $count next to the model, seed $seed"
PYTHONDONTWRITEBYTECODE=1 PYTHONPATH=docs python3 tests/searches.py "$hashweave" "$count" "$seed" || die "a search is not what the model says: the line above repeats it"
