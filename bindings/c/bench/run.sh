#!/usr/bin/env bash
# What a call from C costs against the same call from Rust and, where libcrypto's headers are (libssl-dev), OpenSSL's: a table for docs/c.md. PROFILE=ci only tries it.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

profile=${PROFILE:-release}
target=$(cd ../.. && pwd)/target
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

make --no-print-directory install PROFILE="$profile" PREFIX="$work" >"$work/log" 2>&1 || {
    tail "$work/log" >&2
    exit 1
}
cargo build --quiet --locked --profile "$profile" --example native
openssl=()
if pkg-config --exists 'libcrypto >= 3'; then
    read -ra openssl <<<"-DWITH_OPENSSL $(pkg-config --cflags --libs libcrypto)"
fi
cc -std=c99 -O2 -Wall -Wextra -Wpedantic bench/calls.c -o "$work/calls" -I"$work/include" -L"$work/lib" -lhashweave \
    "$target/$profile/examples/libnative.so" "${openssl[@]}" -Wl,-rpath,"$work/lib" -Wl,-rpath,"$target/$profile/examples"
sed -n 's/^model name[^:]*: //p' /proc/cpuinfo 2>/dev/null | head -n 1
if ((${#openssl[@]} > 0)); then pkg-config --modversion libcrypto | sed 's/^/OpenSSL /'; fi
"$work/calls"
