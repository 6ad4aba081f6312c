#!/usr/bin/env bash
# The C interface as its users get it: installed, exported names, warnings of GCC and Clang in C and C++, every function with bad input and all examples under sanitizers
# against the shared and the static library, CMake, Java, Go. Tests of the Rust side are those of ci/test.sh too.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
need_rust
packages=()
has make || packages+=(make)
has g++ || packages+=(g++)
has objcopy || packages+=(binutils)
has pkg-config || packages+=(pkg-config)
has go || packages+=(golang-go)
has cmake || packages+=(cmake)
has clang-19 || packages+=(clang-19)
compgen -G '/usr/lib/llvm-19/lib/clang/19/lib/*/libclang_rt.asan*.a' >/dev/null || packages+=(libclang-rt-19-dev)
install_packages "${packages[@]}"

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
prefix=$work/usr
c=bindings/c
warnings=(-Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror)
sanitizers=(-g '-fsanitize=address,undefined' -fno-sanitize-recover=undefined)

step "c: build"
# The features that `cargo test --workspace` has, so that nothing is compiled twice.
cargo build --workspace --profile ci --locked --quiet --lib --example native || die "the build failed"

step "c: tests in Rust"
cargo test --workspace --profile ci --locked --quiet --test header || die "the header is not right"

step "c: install"
# Cargo has built it.
make --no-print-directory -C "$c" install CARGO=true PROFILE=ci PREFIX="$prefix" >"$work/log" 2>&1 ||
    die "make install failed: $(tail "$work/log")"
export PKG_CONFIG_PATH=$prefix/lib/pkgconfig
read -ra cflags <<<"$(pkg-config --cflags hashweave)"
read -ra shared <<<"$(pkg-config --libs hashweave) -Wl,-rpath,$prefix/lib"
read -ra static <<<"$prefix/lib/libhashweave.a $(pkg-config --libs --static hashweave | sed 's/.*-lhashweave//')"

# What is exported is what is declared.
declared=$(grep -oE '\bhw_[a-z0-9_]+\(' "$c/include/hashweave.h" | tr -d '(' | sort -u)
for library in "-D $prefix/lib/libhashweave.so" "-g $prefix/lib/libhashweave.a"; do
    read -ra arguments <<<"$library"
    exported=$(nm --defined-only "${arguments[@]}" | awk 'NF == 3 { print $3 }' | sort -u)
    other=$(comm -13 <(echo "$declared") <(echo "$exported"))
    [[ -z $other ]] || die "${arguments[1]} exports what the header does not declare: $other"
    while read -r name; do
        # Comments speak of functions of the caller's, too.
        grep -qx "$name" <<<"$exported" || ! grep -qE "^[a-z].*\b$name\(" "$c/include/hashweave.h" || die "${arguments[1]} does not export $name"
    done <<<"$declared"
done
readelf -d "$prefix/lib/libhashweave.so" | grep -q 'SONAME.*libhashweave\.so\.0\]' || die "the shared library has another SONAME"

step "c: warnings"
echo '#include <hashweave.h>' >"$work/header.c"
echo '#include <hashweave.hpp>' >"$work/header.cpp"
for compiler in gcc clang-19; do
    for standard in c99 c11 c17; do
        "$compiler" -std="$standard" "${warnings[@]}" "${cflags[@]}" -fsyntax-only "$work/header.c" "$c"/examples/*.c "$c/tests/calls.c" ||
            die "$compiler has something to say of C ($standard)"
    done
done
for compiler in g++ clang++-19; do
    for standard in c++11 c++20; do
        "$compiler" -std="$standard" "${warnings[@]}" "${cflags[@]}" -fsyntax-only "$work/header.cpp" "$c"/examples/*.cpp -x c++ "$c/tests/calls.c" ||
            die "$compiler has something to say of C++ ($standard)"
    done
done

# digest_of_hex TOOL: the digest of the bytes whose digits are on standard input.
digest_of_hex() {
    # shellcheck disable=SC2059 # the digits are the format
    printf "$(sed 's/../\\x&/g')" | "$1" | cut -d' ' -f1
}

# same WHAT A B
same() { [[ $2 == "$3" ]] || die "$1: $2, expected $3"; }

# examples WHAT: runs what was built in $work/bin.
examples() {
    local bin=$work/bin data=$work/data out line
    rm -rf "${data:?}" && mkdir "$data"
    "$bin/calls" "$data" || die "$1: a check of tests/calls.c fails"

    seq 100000 >"$data/numbers"
    for pair in sha256:sha256sum sha512:sha512sum blake2b-512:b2sum sha384:sha384sum; do
        same "$1: sum ${pair%:*}" "$("$bin/sum" "${pair%:*}" "$data/numbers")" "$("${pair#*:}" "$data/numbers")"
    done
    "$bin/sum" whirlpool "$data/numbers" >/dev/null 2>&1 && die "$1: sum takes whirlpool"
    "$bin/sum" sha256 /no/such/file >/dev/null 2>&1 && die "$1: sum reads what is not there"

    out=$(seq 30 | while read -r line; do printf %s "$line" | sha256sum | cut -d' ' -f1; done)
    same "$1: many" "$(seq 30 | "$bin/many" sha256 | cut -d' ' -f1)" "$out"
    same "$1: many, records" "$(seq 30 | "$bin/many" sha256 | head -n 1 | cut -d' ' -f2)" "$(head -n 1 <<<"$out" | digest_of_hex sha256sum)"
    same "$1: many, nothing" "$("$bin/many" sha256 </dev/null)" ""

    out=$("$bin/search" message 'block {counter:8}' algo sha256 zero-bits 16 hits 5 2>/dev/null) || die "$1: search fails"
    same "$1: results" "$(wc -l <<<"$out")" 5
    while read -r digest message _; do
        same "$1: a result" "$(digest_of_hex sha256sum <<<"$message")" "$digest"
        [[ $digest == 0000* ]] || die "$1: $digest has fewer than 16 zero bits"
    done <<<"$out"
    "$bin/search" hits 0 2>/dev/null && die "$1: search takes no hits"
    "$bin/search" zero-bits 200 2>"$data/errors" &
    local search=$! outcome=0
    # The progress shows that it has begun.
    for _ in {1..200}; do
        grep -q MH/s "$data/errors" && break
        sleep 0.05
    done
    kill -INT "$search"
    wait "$search" || outcome=$?
    same "$1: an interrupted search" "$outcome" 3

    awk 'BEGIN { for (i = 0; i < 64; i++) printf "%031d%c", i, i % 100 + 1 }' >"$data/nodes"
    for scheme in sdr zigzag r2; do
        out=$("$bin/replicate" "$scheme" "$data/nodes" "$data/replica" "$data/back" "$data/work-$scheme" 2>/dev/null) ||
            die "$1: replicate $scheme fails"
        cmp -s "$data/nodes" "$data/back" || die "$1: replicate $scheme: the data are not what they were"
        same "$1: $scheme, replica" "$(sed -n 's/^replica //p' <<<"$out")" "$(sha256sum <"$data/replica" | cut -d' ' -f1)"
        grep -q '^audit 3 layers, 60 nodes$\|^audit 4 layers, 60 nodes$' <<<"$out" || die "$1: replicate $scheme: $out"
    done

    out=$("$bin/threads" sha3-256 16) || die "$1: threads fails: $out"
    same "$1: threads" "$(grep -c -e '^16 streams agree$' -e '^stopped$' -e '^thrown in a callback$' <<<"$out")" 3
    grep -q '^3a985da74fe225b2045c172d6bd390bd855f086e3e9d525b46bfe24511431532$' <<<"$out" || die "$1: threads: another SHA3-256 of abc"

    out=$(printf '%s\n' one two three | "$bin/merkle" rfc6962 1) || die "$1: merkle fails: $out"
    same "$1: merkle" "$out" "$(python3 - <<'PYTHON'
from hashlib import sha256
leaves = [sha256(b"\0" + line).digest() for line in (b"one", b"two", b"three")]
root = sha256(b"\1" + sha256(b"\1" + leaves[0] + leaves[1]).digest() + leaves[2])
print("root " + root.hexdigest(), "sibling " + leaves[0].hex(), "sibling " + leaves[2].hex(), sep="\n")
print("line 1 is in the tree\nanother is not\nthe first 2 lines are as they were")
PYTHON
    )"
    printf 'one\n' | "$bin/merkle" rfc 0 2>"$data/errors" && die "$1: merkle takes the shape rfc"
    grep -q "'rfc' is not a shape" "$data/errors" || die "$1: merkle: $(cat "$data/errors")"
}

# build C-COMPILER C++-COMPILER FLAGS...
build() {
    rm -rf "${work:?}/bin" && mkdir "$work/bin"
    for source in "$c/tests/calls.c" "$c"/examples/*.c; do
        "$1" -std=c99 "${cflags[@]}" "$source" -o "$work/bin/$(basename "$source" .c)" "${@:3}" || die "$1 cannot build $source"
    done
    for source in "$c"/examples/*.cpp; do
        "$2" -std=c++11 -pthread "${cflags[@]}" "$source" -o "$work/bin/$(basename "$source" .cpp)" "${@:3}" || die "$2 cannot build $source"
    done
}

step "c: GCC, shared library, sanitizers"
build gcc g++ "${sanitizers[@]}" "${shared[@]}"
examples "GCC, shared"
step "c: GCC, static library, sanitizers"
build gcc g++ "${sanitizers[@]}" "${static[@]}"
examples "GCC, static"
step "c: Clang, shared library, sanitizers"
build clang-19 clang++-19 "${sanitizers[@]}" "${shared[@]}"
examples "Clang, shared"
step "c: Clang, static library, sanitizers"
build clang-19 clang++-19 "${sanitizers[@]}" "${static[@]}"
examples "Clang, static"

step "c: what is not freed is found"
# Otherwise that nothing was found above would say nothing.
cat >"$work/leak.c" <<'END'
#include <hashweave.h>

int main(void)
{
    hw_hasher *hasher;
    hw_status status = hw_hasher_new(HW_SHA256, &hasher);
    hasher = 0;
    return status != HW_OK || hasher;
}
END
for library in shared static; do
    declare -n flags=$library
    gcc -std=c99 "${sanitizers[@]}" "${cflags[@]}" "$work/leak.c" -o "$work/leak" "${flags[@]}" || die "leak.c does not build"
    "$work/leak" >"$work/log" 2>&1 || true
    grep -q 'LeakSanitizer: detected memory leaks' "$work/log" || die "a hasher that is not freed is not found ($library): $(cat "$work/log")"
done

step "c: threads under ThreadSanitizer"
# Rust's locks are system calls that it does not see, so what the library itself does is left out; it watches the program's side.
echo 'called_from_lib:libhashweave.so' >"$work/suppressions"
g++ -std=c++11 -g -fsanitize=thread -pthread "${cflags[@]}" "$c/examples/threads.cpp" -o "$work/threads" "${shared[@]}" || die "threads.cpp does not build"
TSAN_OPTIONS="suppressions=$work/suppressions" "$work/threads" sha256 8 || die "ThreadSanitizer found a race"

step "c: the benchmark, tried"
gcc -std=c99 -O1 "${warnings[@]}" "${cflags[@]}" "$c/bench/calls.c" -o "$work/bench" "${shared[@]}" target/ci/examples/libnative.so \
    -Wl,-rpath,"$PWD/target/ci/examples" || die "the benchmark does not build"
"$work/bench" 3 >"$work/log" || die "the benchmark fails: $(tail "$work/log")"

step "c: the first ten lines of docs/c.md"
awk '/^```c$/ { code = 1; next } /^```$/ && code { exit } code' docs/c.md >"$work/first.c"
gcc -std=c99 "${warnings[@]}" "${cflags[@]}" "$work/first.c" -o "$work/first" "${shared[@]}" || die "they do not compile"
same "they print" "$("$work/first")" "ba78 e3b0"

step "c: CMake"
# What was installed is moved, because it must work wherever it lies, and found through a link, which /lib is in many systems.
cp -r "$prefix" "$work/moved"
ln -s moved "$work/linked"
cmake_of() { cmake -S "$1" -B "$2" -DCMAKE_PREFIX_PATH="$work/linked" >"$work/log" 2>&1; }
cmake_of "$c/examples" "$work/build" || die "CMake does not find the package: $(cat "$work/log")"
cmake --build "$work/build" >"$work/log" 2>&1 || die "CMake does not build the examples: $(tail "$work/log")"
for program in sum sum_static; do
    same "CMake, $program" "$("$work/build/$program" sha256 "$c/Makefile")" "$(sha256sum "$c/Makefile")"
done
same "CMake, threads" "$("$work/build/threads" sha3-256 16 | head -n 1)" "16 streams agree"
same "libraries of CMake's sum" "$(ldd "$work/build/sum" | grep -c "$work/moved/lib/libhashweave.so.0")" 1
same "libraries of CMake's sum_static" "$(ldd "$work/build/sum_static" | grep -c hashweave)" 0
# $1: arguments of find_package; whether CMake takes them.
finds() {
    rm -rf "$work/asked" && mkdir "$work/asked"
    printf 'cmake_minimum_required(VERSION 3.19)\nproject(asked NONE)\nfind_package(%s REQUIRED)\n' "$1" >"$work/asked/CMakeLists.txt"
    cmake_of "$work/asked" "$work/asked/build"
}
version=$(pkg-config --modversion hashweave)
for asked in Hashweave hashweave "Hashweave 0" "Hashweave $version EXACT" "Hashweave 0.1...<1"; do
    finds "$asked" || die "CMake does not find '$asked': $(cat "$work/log")"
done
for asked in "Hashweave 1" "Hashweave 0.999" "Hashweave 0.0.1 EXACT" "Hashweave 0.0...<$version" "Hashweave COMPONENTS gpu"; do
    ! finds "$asked" || die "CMake finds '$asked', and this is $version"
done

step "c: Java"
java=
for candidate in "${JAVA_HOME:-/nonexistent}/bin/java" "$(command -v java || true)" /usr/lib/jvm/*/bin/java; do
    [[ -x $candidate ]] || continue
    version=$("$candidate" -version 2>&1 | sed -nE 's/.* version "([0-9]+).*/\1/p' | head -n 1)
    if ((${version:-0} >= 22)); then
        java=$candidate
        break
    fi
done
[[ -n $java ]] || die "there is no JDK 22 or newer, which has java.lang.foreign: set JAVA_HOME, or install one from https://adoptium.net"
"$java" --enable-native-access=ALL-UNNAMED "$c/examples/java/Hashweave.java" "$prefix/lib/libhashweave.so" >"$work/log" || die "the example in Java fails: $(cat "$work/log")"
same "Java" "$(grep -c 'agree' "$work/log") $(tail -n 2 "$work/log" | head -n 1)" "3 3 results, stopped"

step "c: Go"
(
    export GOTOOLCHAIN=${GOTOOLCHAIN:-auto} GODEBUG=cgocheck=1 CGO_ENABLED=1 CGO_LDFLAGS="-Wl,-rpath,$prefix/lib"
    cd bindings/go/native && go vet ./... && go test -count=1 ./... && go test -count=1 -race ./...
) >"$work/log" 2>&1 || die "the Go module on the library fails: $(tail -n 20 "$work/log")"

step "c: uninstall"
make --no-print-directory -C "$c" uninstall PREFIX="$prefix" >/dev/null
same "left after uninstall" "$(find "$prefix" ! -type d -o -name hashweave)" ""
