#!/usr/bin/env bash
# The Go module, without bindings/go/native, which is ci/c.sh's: vet, tests, also with the race detector, on emulated Arm64, and without kernels; other systems compiled; fuzz targets for some seconds; and
# the module as its users get it, without a C compiler.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
module=github.com/hashweave/hashweave/bindings/go

# Debian's Go may be older; then the one that go.mod asks for is fetched by it, unless the user has forbidden that.
has go || install_packages golang-go
export GOTOOLCHAIN=${GOTOOLCHAIN:-auto} GOFLAGS=-mod=readonly
version=$(cd bindings/go && go env GOVERSION 2>&1) || die "Go 1.25 or newer is needed: $version"
[[ $(printf '%s\n' go1.25 "$version" | sort -V | head -n 1) == go1.25 ]] || die "this Go is $version; 1.25 or newer is needed, from https://go.dev/dl"
# The race detector is a C library.
has cc || install_packages gcc libc6-dev
has qemu-aarch64 || install_packages qemu-user
work=$(mktemp -d)
trap 'chmod -R u+w "$work" && rm -rf "$work"' EXIT

# Runs tests of the module, prints what failed, and counts them with their parts. $1: what is said if one fails; then arguments of go test.
tests() {
    go test -json "${@:2}" 2>&1 | python3 -c '
import json, sys
passed, output, failed = 0, {}, []
for line in sys.stdin:
    if not line.startswith("{"):
        print(line, end="")
        continue
    event = json.loads(line)
    test = event.get("Package", event.get("ImportPath")), event.get("Test")
    if event["Action"] in ("output", "build-output"):
        output.setdefault(test, []).append(event["Output"])
    elif event["Action"] == "pass" and test[1]:
        passed += 1
    elif event["Action"] in ("fail", "build-fail"):
        failed.append(test)
for test in failed:
    print("".join(output.get(test, [])[-20:]), end="")
print(passed, "tests passed")
sys.exit(bool(failed) or passed == 0)
' || die "$1"
}

cd bindings/go
step "go: format and vet"
unformatted=$(gofmt -l .)
[[ -z $unformatted ]] || die "run gofmt -w on $unformatted"
go vet ./... || die "go vet has something to say"
(cd bench && go vet ./...) || die "go vet has something to say about the benchmark"
go mod verify >/dev/null || die "a dependency is not what go.sum says"
# Assembly and its declarations on each architecture that has some, and code on some that have none.
for target in linux/amd64 linux/arm64 darwin/arm64 windows/amd64 linux/386 linux/riscv64 linux/s390x js/wasm; do
    CGO_ENABLED=0 GOOS=${target%/*} GOARCH=${target#*/} go vet ./... || die "go vet has something to say for $target"
done

step "go: tests"
tests "a test of the Go module fails" ./...
step "go: tests by the standard library alone"
HASHWEAVE_KERNEL='' tests "a test fails without kernels" . ./sha256 ./sha512 ./sha3 ./blake2b ./blake2s ./blake3 ./kt128 ./md5 ./sha1 ./ripemd160 ./sm3 ./merkle ./compat/...
GODEBUG=fips140=on tests "a test fails in FIPS 140-3 mode" . ./sha256 ./sha512 ./sha3 ./md5 ./sha1 ./merkle ./compat/...
step "go: tests with the race detector"
CGO_ENABLED=1 tests "a test fails with the race detector" -race -short ./...

step "go: tests on Arm64, emulated"
# The test programs have no C, so the emulator needs no libraries. A cortex-a72 has the instructions of SHA-256, and not those of SHA-512 and SHA-3.
emulated() {
    CGO_ENABLED=0 GOARCH=arm64 tests "a test fails on an emulated $1" -short -exec "qemu-aarch64 -cpu $1" "${@:2}"
}
emulated max ./...
emulated cortex-a72 ./internal/...

step "go: fuzz targets, ten seconds each"
for target in .:FuzzSumMany .:FuzzServer ./merkle:FuzzVerify; do
    go test -run '^$' -fuzz "^${target#*:}\$" -fuzztime 10s "${target%:*}" >"$work/fuzz" 2>&1 || die "$target: $(tail -n 20 "$work/fuzz")"
done

step "go: the module, as its users get it"
# What a proxy serves: a list of versions, the go.mod, and a zip of what git has, without modules in it.
release=v0.0.0-ci
served=$work/proxy/$module/@v
mkdir -p "$served" "$work/zip/$module@$release" "$work/user" "$work/path"
git ls-files -z --cached --others --exclude-standard . ':!bench' ':!native' | xargs -0 cp --parents -t "$work/zip/$module@$release"
cp ../../LICENSE* "$work/zip/$module@$release"
python3 - "$work/zip" "$served/$release.zip" <<'END'
import os, sys, zipfile
root, name = sys.argv[1:]
with zipfile.ZipFile(name, "w") as archive:
    for folder, _, files in os.walk(root):
        for file in files:
            path = os.path.join(folder, file)
            archive.write(path, os.path.relpath(path, root))
END
cp go.mod "$served/$release.mod"
printf '{"Version":"%s","Time":"2026-01-01T00:00:00Z"}\n' "$release" >"$served/$release.info"
echo "$release" >"$served/list"
cat >"$work/user/main.go" <<END
package main

import (
	"fmt"

	"$module/sha256"
)

func main() {
	digests := make([][sha256.Size]byte, 100)
	sha256.SumMany(digests, make([][]byte, 100))
	fmt.Printf("%x\n", digests[99])
}
END
ln -s "$(command -v go)" "$work/path/go"
result=$(
    cd "$work/user"
    export PATH=$work/path CGO_ENABLED=0 GOFLAGS=-modcacherw GONOSUMDB=github.com/hashweave GOMODCACHE=$work/modules
    GOPROXY="file://$work/proxy,$(go env GOPROXY)"
    export GOPROXY
    { go mod init example.org/user && go get "$module/sha256@$release"; } 2>"$work/errors" && go run .
) || die "the module does not work for its users: $(cat "$work/errors")$result"
[[ $result == e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855 ]] || die "the module as its users get it computes $result"
echo "1 tests passed"
