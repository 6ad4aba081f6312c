#!/usr/bin/env bash
# The package for Python: the wheel, installed into a fresh virtual environment; its tests, CPython's own test_hashlib over it, the examples of its documentation,
# types, and the same wheel in every other Python that is here.
# HASHWEAVE_PYTHON names the interpreter of the tests (python3.11 or newer, with the package `test`); HASHWEAVE_NATIVE a native program to compare
# with; without it one is built.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
need_rust

# Interpreters of pyenv first: Debian's have no `test` without libpython3-testsuite.
shopt -s nullglob
pythons=("${PYENV_ROOT:-$HOME/.pyenv}"/versions/3.1[1-9]*/bin/python3 /usr/bin/python3.1[1-9] /usr/local/bin/python3.1[1-9])
shopt -u nullglob
# Whether an interpreter can make virtual environments and has the standard library's tests.
complete() { "$1" -c 'import ensurepip, venv, test.test_hashlib' >/dev/null 2>&1; }
python=${HASHWEAVE_PYTHON:-}
for candidate in "${pythons[@]}"; do
    [[ -n $python ]] || { complete "$candidate" && python=$candidate; }
done
if [[ -z $python ]]; then
    install_packages python3 python3-venv libpython3-testsuite
    python=/usr/bin/python3
fi
"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || die "$python is older than Python 3.11"
complete "$python" || die "$python lacks venv or the package test: set HASHWEAVE_PYTHON, or install python3-venv and libpython3-testsuite"

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export PYTHONDONTWRITEBYTECODE=1 PIP_DISABLE_PIP_VERSION_CHECK=1

step "python: tools"
"$python" -m venv "$work/tools" || die "no virtual environment: install python3-venv"
tools=$work/tools/bin
"$tools/pip" install --quiet maturin==1.16.0 mypy==2.4.1 pytest==9.2.0 nbclient ipykernel ipywidgets matplotlib numpy pandas polars pyarrow pyright==1.1.414 tqdm types-tqdm distributed==2026.8.0 ray==2.60.0 ||
    die "pip cannot install what the tests need"

step "python: the wheel"
export CARGO_TARGET_DIR=$PWD/target
PATH=$tools:$PATH bindings/python/build.sh --profile ci --out "$work/wheels" -i "$python" || die "the wheel cannot be built"
wheel=$(echo "$work"/wheels/*.whl)
[[ $wheel == *-abi3-* ]] || die "$(basename "$wheel") is not for every Python from 3.11 on"

# $1: an interpreter; leaves in $place a new virtual environment in which the wheel is, and nothing else.
install_wheel() {
    place=$(mktemp -d -p "$work")
    "$1" -m venv "$place" || die "$1 makes no virtual environment"
    "$place/bin/pip" install --quiet --no-index "$wheel" || die "the wheel cannot be installed for $1"
}

step "python: compiled for a free-threaded Python"
# Such an interpreter is in no registry that all machines reach; its binary interface is one of its own, for which this much can be said without it.
cat >"$work/free-threaded" <<'END'
implementation=CPython
version=3.14
shared=true
abi3=false
build_flags=Py_GIL_DISABLED
pointer_width=64
suppress_build_script_link_lines=true
END
PYO3_CONFIG_FILE=$work/free-threaded cargo build --quiet --locked --profile ci -p hashweave-python || die "the package does not compile for a Python without the global lock"

step "python: CPython's test_hashlib"
install_wheel "$python"
"$place/bin/python" bindings/python/tests/cpython_hashlib.py || die "CPython's own tests find differences"

if [[ -z ${HASHWEAVE_NATIVE:-} ]]; then
    build_hashweave
    export HASHWEAVE_NATIVE=$PWD/$hashweave
fi

step "python: tests and examples"
"$tools/pip" install --quiet --no-index "$wheel"
(cd bindings/python && HASHWEAVE_DOCS=$PWD/../../docs "$tools/python" -m pytest -p no:cacheprovider) || die "a test of the package failed"

step "python: types"
(
    # A failure ends no subshell whose result is asked for, so each command is asked.
    cd bindings/python
    export MYPY_CACHE_DIR=$work/mypy
    "$tools/mypy" python/hashweave bench.py || exit 1
    "$tools/mypy" --python-version 3.12 tests/typed.py || exit 1
    "$tools/pyright" --project pyproject.toml --pythonpath "$tools/python" || exit 1
    # Elsewhere, so that the installed package is looked at and not these sources.
    cp pyproject.toml tests/stubtest.allow "$work"
    cd "$work" || exit 1
    "$tools/stubtest" hashweave --mypy-config-file pyproject.toml --allowlist stubtest.allow
) || die "mypy, pyright or stubtest has something to say"

for other in "${pythons[@]}"; do
    [[ $other != "$python" ]] || continue
    "$other" -c 'import ensurepip, venv' 2>/dev/null || continue
    step "python: the same wheel in $("$other" --version)"
    install_wheel "$other"
    "$place/bin/python" bindings/python/tests/short.py || die "the wheel fails in $other"
    ! complete "$other" || "$place/bin/python" bindings/python/tests/cpython_hashlib.py || die "CPython's own tests find differences in $other"
done
