#!/usr/bin/env bash
# Makes everything that is published, in target/package/dist, and tries each in an empty environment:
#
#     ci/package.sh [PART...]      PARTs: binaries deb image crates wheel npm go sbom; all without one
#     ci/package.sh --release      all, to be published: refuses while a part of ci/nightly.sh is owed, a file is not committed, or an advisory
#                                of ADVISORIES, a clone of https://github.com/rustsec/advisory-db, concerns a dependency
#
#   binaries  hashweave-VERSION-TARGET.tar.gz: static programs for x86-64, AArch64 and RISC-V, manual, completions; run in a root that has nothing else
#   deb       hashweave_VERSION_ARCH.deb, installed by dpkg into an empty root
#   image     the two images of deploy/image: what is in them, how large they are, that they run as nobody
#   crates    cargo publish --dry-run of all crates, which compiles each from its package
#   wheel     for Python, into a new virtual environment
#   npm       for Node and browsers, into an empty folder
#   go        the module as a module proxy hands it out, without a C compiler
#   sbom      CycloneDX of the command, from Cargo's own tree
#
# The version is that of Cargo.toml; `ci/version.sh` says where else it stands.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
need_rust

if [[ ${1:-} == --release ]]; then
    shift
    (($# == 0)) || die "--release makes all parts: leave out $*"
    [[ -z $(git status --porcelain) ]] || die "files are not committed: $(git status --porcelain | head -n 3 | paste -sd' ')"
    bash ci/affected.sh --nothing || die "a release owes nothing"
    python3 ci/advisories.py "${ADVISORIES:?name a clone of https://github.com/rustsec/advisory-db}" || die "use other dependencies"
fi
version=$(bash ci/version.sh)
made=$PWD/target/package
dist=$made/dist
work=$(mktemp -d)
trap 'chmod -R u+w "$work" && rm -rf "$work"' EXIT
mkdir -p "$dist"
tests=0
passed() { tests=$((tests + 1)); }

# Triple, what Debian and container images call it, the emulator that runs it here, and a CPU that Debian 12's version of it knows.
targets="x86_64-unknown-linux-musl amd64 amd64 -
aarch64-unknown-linux-musl arm64 arm64 qemu-aarch64-static:max
riscv64gc-unknown-linux-gnu riscv64 riscv64 qemu-riscv64-static:rv64"

# $1: a triple. Prints the program, which is built if it has to be. Rust's own linker and C library make the static programs; SQLite and the allocator are compiled by Zig's C compiler, which
# brings the C library's headers. For RISC-V Rust has no musl everywhere, so that program is static with glibc. Drivers of GPUs cannot be loaded into static programs: they
# are left out.
program_of() {
    local target=$1 name=${1//-/_} zig=$made/zig/bin/python
    rustup target list --installed | grep -qx "$target" || rustup target add "$target" >/dev/null 2>&1 || die "the Rust target is missing: rustup target add $target"
    if [[ $target == *-musl ]]; then
        # cc names the target in Rust's way, which Zig does not understand.
        cat >"$made/cc-$target" <<END
#!/bin/bash
for word; do
    case \$word in --target=* | -m64) ;; *) set -- "\$@" "\$word" ;; esac
    shift
done
exec "$zig" -m ziglang cc -fno-sanitize=all -target ${target%%-*}-linux-musl "\$@"
END
        printf '#!/bin/sh\nexec "%s" -m ziglang ar "$@"\n' "$zig" >"$made/ar"
        chmod +x "$made/cc-$target" "$made/ar"
        export "CC_$name=$made/cc-$target" "AR_$name=$made/ar" "CARGO_TARGET_${name^^}_LINKER=rust-lld"
    else
        export "CARGO_TARGET_${name^^}_RUSTFLAGS=-C target-feature=+crt-static"
    fi
    cargo build --release --locked --quiet -p hashweave-cli --no-default-features --config 'profile.release.strip="symbols"' --target "$target" --target-dir "$made" ||
        die "the static program cannot be built for $target"
    echo "$made/$target/release/hashweave"
}

need_static() {
    [[ ! -x $made/zig/bin/python ]] || return 0
    has python3 || install_packages python3 python3-venv
    local missing=()
    has riscv64-linux-gnu-gcc || missing+=(gcc-riscv64-linux-gnu libc6-dev-riscv64-cross)
    has qemu-aarch64-static || missing+=(qemu-user-static)
    install_packages "${missing[@]}"
    python3 -m venv "$made/zig" || die "no virtual environment: install python3-venv"
    "$made/zig/bin/pip" install --quiet --disable-pip-version-check ziglang==0.15.1 || die "Zig's C compiler cannot be installed from PyPI"
}

# $1: a root folder; $2: the emulator with its CPU, or -; then the command with its path there. Nothing but what is in that folder can be seen.
in_root() {
    local root=$1 emulator=$2 run=("${@:3}")
    ((EUID == 0)) || die "to try a program in an empty root takes root: run this as root"
    mkdir -p "$root/tmp"
    if [[ $emulator != - ]]; then
        cp "$(command -v "${emulator%:*}")" "$root/emulator"
        run=(/emulator -cpu "${emulator#*:}" "${run[@]}")
    fi
    chroot "$root" "${run[@]}"
}

# $1: a root with the program at $3; $2: the emulator.
try_program() {
    local root=$1 emulator=$2 program=$3
    [[ $(in_root "$root" "$emulator" "$program" --version) == "hashweave $version" ]] || die "$program: not version $version"
    [[ $(in_root "$root" "$emulator" "$program" search --validate-hex 616263) == 3a985da74fe225b2045c172d6bd390bd855f086e3e9d525b46bfe24511431532 ]] ||
        die "$program: SHA3-256 of abc is wrong"
    in_root "$root" "$emulator" "$program" search --message 'p{counter:8}' --zero-bits 12 --count 20000 --ledger /tmp/l >"$work/found" || die "$program does not search"
    in_root "$root" "$emulator" "$program" ledger check /tmp/l | grep -q ': sound;' || die "$program: the ledger is not sound"
    printf abc >"$root/tmp/abc"
    [[ $(in_root "$root" "$emulator" "$program" sum /tmp/abc) == ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad* ]] || die "$program: SHA-256 of abc is wrong"
    passed
}

# What goes next to a program: $1 is the root of it, as under /usr.
furnish() {
    local share=$1/share command=$made/x86_64-unknown-linux-musl/release/hashweave
    install -d "$share/man/man1" "$share/bash-completion/completions" "$share/zsh/site-functions" "$share/fish/vendor_completions.d" "$share/doc/hashweave"
    "$command" man --out "$share/man/man1"
    gzip -9nf "$share"/man/man1/*.1
    "$command" completions bash >"$share/bash-completion/completions/hashweave"
    "$command" completions zsh >"$share/zsh/site-functions/_hashweave"
    "$command" completions fish >"$share/fish/vendor_completions.d/hashweave.fish"
    install -m 644 README.md CHANGELOG.md LICENSE LICENSE-APACHE LICENSE-MIT "$share/doc/hashweave"
}

binaries() {
    local target arch _ emulator program name
    need_static
    while read -r target arch _ emulator; do
        step "package: $target"
        program=$(program_of "$target")
        ! file_needs "$program" || die "$program is not static"
        name=hashweave-$version-$target
        rm -rf "${made:?}/$name" && install -D "$program" "$made/$name/bin/hashweave"
        furnish "$made/$name"
        tar -C "$made" --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$(git log -1 --format=%ct 2>/dev/null || echo 0)" -cf - "$name" | gzip -9n >"$dist/$name.tar.gz"
        mkdir "$work/$target"
        tar -C "$work/$target" -xzf "$dist/$name.tar.gz"
        try_program "$work/$target" "$emulator" "/$name/bin/hashweave"
        wc -c "$dist/$name.tar.gz"
    done <<<"$targets"
}

# Whether a program wants an interpreter or libraries.
file_needs() { readelf -lW "$1" | grep -q INTERP || readelf -dW "$1" 2>/dev/null | grep -q NEEDED; }

deb() {
    local target arch _ emulator root
    step "package: deb"
    while read -r target arch _ emulator; do
        root=$made/deb-$arch
        rm -rf "$root"
        install -D "$made/$target/release/hashweave" "$root/usr/bin/hashweave" || die "ci/package.sh binaries comes first"
        furnish "$root/usr"
        # Debian's names for these two.
        mv "$root/usr/share/doc/hashweave/CHANGELOG.md" "$root/usr/share/doc/hashweave/changelog"
        gzip -9n "$root/usr/share/doc/hashweave/changelog"
        cat LICENSE LICENSE-MIT LICENSE-APACHE >"$root/usr/share/doc/hashweave/copyright"
        rm "$root"/usr/share/doc/hashweave/LICENSE*
        mv "$root/usr/share/zsh/site-functions" "$root/usr/share/zsh/vendor-completions"
        install -d "$root/DEBIAN"
        cat >"$root/DEBIAN/control" <<END
Package: hashweave
Version: $version
Architecture: $arch
Maintainer: Hashweave <hashweave@users.noreply.github.com>
Installed-Size: $(du -k --apparent-size -s "$root/usr" | cut -f1)
Section: utils
Priority: optional
Homepage: https://github.com/hashweave/hashweave
Description: multi-lane hashing: search, sum, replicate
 Weaves many independent hash computations through every lane of the processor:
 searches for nonces, sums of many files, proof-of-replication encoding. Every
 kernel is exact, and says how far it is from the machine's bound.
END
        dpkg-deb --root-owner-group -Zxz --build "$root" "$dist/hashweave_${version}_$arch.deb" >/dev/null || die "no package for $arch"
        mkdir -p "$work/deb-$arch/var/lib/dpkg/"{info,updates,triggers}
        touch "$work/deb-$arch/var/lib/dpkg/status"
        dpkg --root="$work/deb-$arch" --force-architecture --log=/dev/null --install "$dist/hashweave_${version}_$arch.deb" >/dev/null || die "dpkg cannot install the package for $arch"
        try_program "$work/deb-$arch" "$emulator" /usr/bin/hashweave
        [[ -s $work/deb-$arch/usr/share/man/man1/hashweave-search.1.gz && -s $work/deb-$arch/usr/share/bash-completion/completions/hashweave ]] || die "no manual or completions in the package for $arch"
        dpkg --root="$work/deb-$arch" --log=/dev/null --purge hashweave >/dev/null
        [[ -z $(find "$work/deb-$arch/usr" -type f) ]] || die "files are left after the package for $arch was removed"
        passed
    done <<<"$targets"
}

image() {
    local context=$made/image target arch docker emulator root mounted container library
    step "package: images"
    has buildah || install_packages buildah
    rm -rf "$context"
    install -D deploy/image/Dockerfile "$context/Dockerfile"
    install -d "$context/licences"
    install -m 644 LICENSE LICENSE-APACHE LICENSE-MIT "$context/licences"
    while read -r target arch docker emulator; do
        install -D "$made/$target/release/hashweave" "$context/static/$docker/usr/bin/hashweave" || die "ci/package.sh binaries comes first"
        install -d -m 1777 "$context/static/$docker/tmp"
    done <<<"$targets"
    # The program with drivers, and the libraries that it and NVIDIA's driver need.
    cargo build --release --locked --quiet -p hashweave-cli --config 'profile.release.strip="symbols"' --target-dir "$made" || die "the program with drivers cannot be built"
    root=$context/nvidia
    install -D "$made/release/hashweave" "$root/usr/bin/hashweave"
    install -d -m 1777 "$root/tmp"
    install -d "$root/etc" "$root/usr/lib64" "$root/usr/lib/x86_64-linux-gnu" "$root/lib64"
    install -D /lib64/ld-linux-x86-64.so.2 "$root/lib64/ld-linux-x86-64.so.2"
    for library in libc.so.6 libm.so.6 libgcc_s.so.1 libdl.so.2 libpthread.so.0 librt.so.1; do
        install "/lib/x86_64-linux-gnu/$library" "$root/usr/lib/x86_64-linux-gnu/$library" || die "$library is not here"
    done
    for docker in static:amd64 static:arm64 static:riscv64 nvidia:amd64; do
        target=hashweave-package-test-${docker//:/-}
        buildah bud --quiet --isolation chroot --storage-driver vfs --target "${docker%:*}" --arch "${docker#*:}" --build-arg "TARGETARCH=${docker#*:}" --tag "$target" "$context" >/dev/null ||
            die "the image ${docker} cannot be built"
        container=$(buildah --storage-driver vfs from --pull-never "$target")
        mounted=$(buildah --storage-driver vfs mount "$container")
        # All that the image's files take, uncompressed.
        echo "$docker: $(du -sb "$mounted" | cut -f1) bytes"
        (($(du -sb "$mounted" | cut -f1) <= 25000000)) || die "the image $docker is larger than 25 MB"
        [[ $(buildah --storage-driver vfs inspect --format '{{.OCIv1.Config.User}} {{.OCIv1.Config.Entrypoint}}' "$container") == "65532:65532 [/usr/bin/hashweave]" ]] || die "the image $docker runs as root"
        if [[ $docker != *:arm64 && $docker != *:riscv64 ]]; then
            [[ $(chroot --userspec=65532:65532 "$mounted" /usr/bin/hashweave --version) == "hashweave $version" ]] || die "the image $docker does not run"
            chroot --userspec=65532:65532 "$mounted" /usr/bin/hashweave search --message 'i{counter:8}' --count 20000 --zero-bits 12 --ledger /tmp/l >/dev/null || die "the image $docker does not search"
        fi
        [[ $docker != nvidia:* ]] || try_driver "$mounted"
        buildah --storage-driver vfs rm "$container" >/dev/null
        buildah --storage-driver vfs rmi "$target" >/dev/null
        passed
    done
}

# Without a card: the program looks for the driver, and loads what lies where NVIDIA's toolkit puts it.
try_driver() {
    local said
    said=$(LD_LIBRARY_PATH=/usr/lib64:/usr/lib/x86_64-linux-gnu chroot --userspec=65532:65532 "$1" /usr/bin/hashweave search --backend cuda 2>&1) && die "there is a card: try the image on it"
    [[ $said == *"driver is not installed"* ]] || die "without a driver the image says: $said"
    cp "$1/usr/lib/x86_64-linux-gnu/libm.so.6" "$1/usr/lib/x86_64-linux-gnu/libcuda.so.1"
    said=$(LD_LIBRARY_PATH=/usr/lib64:/usr/lib/x86_64-linux-gnu chroot --userspec=65532:65532 "$1" /usr/bin/hashweave search --backend cuda 2>&1) && die "a library that is no driver was taken for one"
    [[ $said == *cuInit* || $said == *"too old"* || $said == *"symbol"* ]] || die "of a library that is no driver the image says: $said"
}

crates() {
    step "package: crates"
    cargo publish --dry-run --quiet --locked --workspace --allow-dirty --target-dir "$made" 2>"$work/said" || die "cargo publish refuses: $(tail -n 20 "$work/said")"
    # Where a dry run leaves them differs between versions of Cargo.
    find "$made/package" -name "hashweave*-$version.crate" -exec cp {} "$dist" \;
    [[ $(find "$dist" -name "hashweave*-$version.crate" | wc -l) == 9 ]] || die "not all crates were packaged"
    # As a stranger uses the library: from its packages alone.
    mkdir -p "$work/user/src" "$work/crates"
    for crate in "$dist"/*.crate; do tar -C "$work/crates" -xzf "$crate"; done
    cat >"$work/user/Cargo.toml" <<END
[package]
name = "user"
edition = "2024"
[dependencies]
hashweave = "$version"
[patch.crates-io]
END
    for crate in "$work"/crates/*; do
        printf '%s = { path = "%s" }\n' "$(basename "$crate" "-$version")" "$crate" >>"$work/user/Cargo.toml"
    done
    cat >"$work/user/src/main.rs" <<'END'
fn main() {
    let messages = ["alpha", "beta", "gamma"];
    let mut digests = [0; 3 * 32];
    hashweave::digest_many(hashweave::Algorithm::Sha256, &messages, &mut digests);
    assert_eq!(digests[..32], hashweave::digest(hashweave::Algorithm::Sha256, b"alpha")[..]);
    println!("{}", messages.len());
}
END
    [[ $(cd "$work/user" && cargo run --quiet --release --target-dir "$made/user" 2>"$work/said") == 3 ]] || die "a program cannot use the crates: $(tail -n 20 "$work/said")"
    passed
}

wheel() {
    step "package: wheel"
    python3 -m venv "$work/tools" || die "no virtual environment: install python3-venv"
    "$work/tools/bin/pip" install --quiet --disable-pip-version-check maturin==1.16.0 || die "maturin cannot be installed"
    export CARGO_TARGET_DIR=$made
    PATH=$work/tools/bin:$PATH bindings/python/build.sh --out "$dist" -i python3 >/dev/null || die "the wheel cannot be built"
    try_wheel "$dist/hashweave-$version"-*.whl
    # The source distribution has a part of the workspace, so its lock file is not this one; pip compiles it as on a machine for which there is no wheel.
    (cd bindings/python && "$work/tools/bin/maturin" sdist --out "$dist" 2>"$work/said") || die "the source distribution cannot be made: $(tail -n 5 "$work/said")"
    "$work/tools/bin/pip" wheel --quiet --disable-pip-version-check --no-deps --wheel-dir "$work/built" "$dist/hashweave-$version.tar.gz" || die "the source distribution cannot be compiled"
    unset CARGO_TARGET_DIR
    try_wheel "$work/built"/*.whl
}

# $1: a wheel. It is installed without a network into a new environment.
try_wheel() {
    rm -rf "$work/venv"
    python3 -m venv "$work/venv"
    "$work/venv/bin/pip" install --quiet --disable-pip-version-check --no-index "$1" || die "$1 cannot be installed"
    (cd "$work" && "$work/venv/bin/python" - "$version") <<'END' || die "$1 does not work"
import hashlib, importlib.metadata, sys
import hashweave
assert importlib.metadata.version("hashweave") == sys.argv[1]
assert hashweave.digest_many([b"alpha", b"beta"], "sha256") == [hashlib.sha256(m).digest() for m in (b"alpha", b"beta")]
assert next(iter(hashweave.search("x{counter:8}", "sha256", zero_bits=8, hits=1))).digest[0] == 0
END
    passed
}

npm_() {
    local tarball
    step "package: npm"
    { has node && has npm; } || die "node and npm are missing: install Node 20 or newer from https://nodejs.org"
    bindings/web/build.sh >/dev/null || die "a WebAssembly module cannot be built"
    tarball=$(cd bindings/web && npm pack --silent --pack-destination "$dist") || die "npm pack failed"
    mkdir "$work/node"
    (
        cd "$work/node"
        npm init --yes >/dev/null
        npm install --silent --no-audit --no-fund --offline "$dist/$tarball"
        printf abc >abc
        [[ $(npx --offline hashweave sum abc) == ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad* ]]
        npx --offline hashweave search --message 'x{counter:8}' --count 100000 --zero-bits 10 --threads 2 | grep -q '"kind":"hit"'
    ) || die "the npm package does not work"
    passed
}

go_() {
    local module=github.com/hashweave/hashweave/bindings/go proxy=$work/proxy at
    step "package: go"
    has go || die "go is missing: install Go 1.25 or newer from https://go.dev/dl"
    # As a module proxy lays it out: the version's information, its go.mod, and its files under module@version in a zip.
    at=$proxy/$module/@v
    mkdir -p "$at" "$work/zip/$module@v$version"
    (cd bindings/go && git ls-files -z --cached --others --exclude-standard . | grep -zEv '^(bench|native)/' | xargs -0 cp --parents -t "$work/zip/$module@v$version")
    cp LICENSE LICENSE-APACHE LICENSE-MIT "$work/zip/$module@v$version"
    echo "v$version" >"$at/list"
    printf '{"Version":"v%s"}\n' "$version" >"$at/v$version.info"
    cp bindings/go/go.mod "$at/v$version.mod"
    # Files alone: Go refuses an archive that has entries of folders.
    (cd "$work/zip" && find github.com -type f | sort | python3 -c 'import sys, zipfile
with zipfile.ZipFile(sys.argv[1], "w", zipfile.ZIP_DEFLATED) as archive:
    for name in sys.stdin.read().splitlines():
        archive.write(name)' "$at/v$version.zip") || die "the Go module cannot be packed"
    cp "$at/v$version.zip" "$dist/hashweave-go-v$version.zip"
    mkdir "$work/gouser"
    (
        cd "$work/gouser"
        export GOPROXY=file://$proxy,${GOPROXY:-$(go env GOPROXY)} GONOSUMDB=$module GONOSUMCHECK=1 GOFLAGS=-mod=mod GOMODCACHE=$work/modules CGO_ENABLED=0
        go mod init example.com/user 2>/dev/null
        cat >main.go <<'END'
package main

import (
	"crypto/sha256"
	"fmt"

	woven "github.com/hashweave/hashweave/bindings/go/sha256"
)

func main() {
	messages := [][]byte{[]byte("alpha"), []byte("beta"), []byte("gamma")}
	digests := make([][woven.Size]byte, len(messages))
	woven.SumMany(digests, messages)
	for i, message := range messages {
		if digests[i] != sha256.Sum256(message) {
			panic("not the digest")
		}
	}
	fmt.Println(len(digests))
}
END
        go get "$module@v$version" 2>/dev/null
        [[ $(go run .) == 3 ]]
    ) || die "the Go module does not work"
    passed
}

sbom() {
    local out=$dist/hashweave-$version.cdx.json
    step "package: SBOM"
    has python3 || install_packages python3 python3-venv
    [[ -x $made/tools/bin/cargo-cyclonedx ]] || cargo install --quiet --locked --root "$made/tools" cargo-cyclonedx@0.5.7 2>"$work/said" || die "cargo-cyclonedx: $(tail -n 5 "$work/said")"
    (cd crates/cli && "$made/tools/bin/cargo-cyclonedx" cyclonedx --format json --spec-version 1.5 --target x86_64-unknown-linux-musl --override-filename hashweave-sbom --quiet)
    mv crates/cli/hashweave-sbom.json "$out" || die "no SBOM was written"
    find crates bindings tests -name hashweave-sbom.json -delete
    python3 - "$out" "$version" <<'END' || die "the SBOM is not that of the command"
import json, sys
sbom = json.load(open(sys.argv[1]))
assert sbom["bomFormat"] == "CycloneDX" and sbom["metadata"]["component"]["name"] == "hashweave-cli"
assert sbom["metadata"]["component"]["version"] == sys.argv[2]
parts = {part["name"]: part for part in sbom["components"]}
assert {"hashweave", "rusqlite", "libsqlite3-sys", "libmimalloc-sys", "clap"} <= parts.keys(), parts.keys()
without = [name for name, part in parts.items() if not part.get("licenses")]
assert not without, f"no licence is known of {without}"
print(len(parts), "components")
END
    passed
}

parts=("$@")
((${#parts[@]} > 0)) || parts=(binaries deb image crates wheel npm go sbom)
for part in "${parts[@]}"; do
    case $part in
        binaries | deb | image | crates | wheel | sbom) "$part" ;;
        npm) npm_ ;;
        go) go_ ;;
        *) die "there is no part '$part'" ;;
    esac
done
(cd "$dist" && rm -f SHA256SUMS && sha256sum -- * >"$work/sums" && mv "$work/sums" SHA256SUMS)
step "package: $dist"
(cd "$dist" && ls -l)
echo "$tests tests passed"
