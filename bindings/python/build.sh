#!/bin/sh
# Makes the wheel for this machine, which every Python from 3.11 on takes, in target/wheels, and prints its name.
#
#     bindings/python/build.sh [OPTION OF maturin build...]
#
# Options are passed on: -i python3.14t makes the wheel of a free-threaded Python, which has a binary interface of its own; --profile ci is compiled faster.
set -eu
cd "$(dirname "$0")"
command -v maturin >/dev/null 2>&1 || {
    echo "build.sh: maturin is missing: pip install 'maturin>=1.16,<2'" >&2
    exit 1
}
cp ../../LICENSE ../../LICENSE-APACHE ../../LICENSE-MIT .
case " $* " in
    *" --profile "*) ;;
    *) set -- --release "$@" ;;
esac
exec maturin build --quiet --locked "$@"
