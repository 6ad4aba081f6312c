#!/usr/bin/env bash
# The digests that systems use (docs/systems.md), next to the systems' own programs, on random files and folders: git's blobs and trees in repositories of
# both kinds, the CIDs of js-ipfs-unixfs, Go's dirhash, nix-hash, fsverity and veritysetup with their hash trees, the files of libtorrent's torrents. What is printed is also checked by the program itself. HASHWEAVE names the program;
# SEED repeats a run.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
(($# == 0)) || die "usage: ci/systems.sh"

missing=()
has git || missing+=(git)
has node || missing+=(nodejs)
has npm || missing+=(npm)
has nix-hash || missing+=(nix-bin)
has go || missing+=(golang-go)
has fsverity || missing+=(fsverity)
has veritysetup || missing+=(cryptsetup-bin)
install_packages "${missing[@]}"

if [[ -n ${HASHWEAVE:-} ]]; then
    program=$(realpath "$HASHWEAVE")
else
    build_hashweave
    program=$(realpath "$hashweave")
fi
work=$(mktemp -d)
trap 'chmod -R u+w "$work" && rm -rf "$work"' EXIT
export SEED=${SEED:-$RANDOM}
echo "seed $SEED"

# same NAME OURS THEIRS: two files are one.
same() { diff "$2" "$3" >"$work/difference" || die "$1 differs, with SEED=$SEED: $(head -n 4 "$work/difference")"; }

# ours FOLDER ARGUMENTS...: what `hashweave sum` prints there, which it must then verify.
ours() {
    (cd "$1" && "$program" sum "${@:2}") || die "hashweave sum ${*:2} failed, with SEED=$SEED"
}
verified() {
    (cd "$1" && "$program" sum --quiet --check -a "$2" "$3") || die "hashweave does not verify its own list of $2, with SEED=$SEED"
}

# same_for FOLDER NAME THEIRS OPERANDS...: what `hashweave sum -a NAME` prints there is what the system's program printed, and is verified.
same_for() {
    ours "$1" -a "$2" "${@:4}" >"$work/list"
    cut -d' ' -f1 "$work/list" >"$work/ours"
    same "$2" "$work/ours" "$3"
    verified "$1" "$2" "$work/list"
}
same_for_files() { same_for "$work/tree" "$1" "$2" --files0-from "$work/files0"; }

# Files of sizes around those of blocks, chunks and nodes, in folders whose names sort in a way of their own.
make_tree() {
    SEED=$SEED python3 - "$work/tree" <<'PYTHON'
import os, random, sys
random.seed(int(os.environ["SEED"]))
root = sys.argv[1]
sizes = [0, 1, 54, 55, 56, 63, 64, 65, 262143, 262144, 262145, 1048575, 1048576, 1048577, 3 << 20, 45613057]
sizes += [random.randrange(1 << random.randrange(1, 19)) for _ in range(400)]
folders = ["", "a/", "a-b/", "a.c/", "a/b/c/", "ä ö/", "a0/"]
for i, size in enumerate(sizes):
    path = os.path.join(root, random.choice(folders) + random.choice(["f", "F-", "f.", "z ", "é"]) + str(i))
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "wb") as file:
        file.write(random.randbytes(size))
    os.chmod(path, random.choice([0o644, 0o755]))
PYTHON
    (cd "$work/tree" && find . -type f | LC_ALL=C sort) >"$work/files"
    tr '\n' '\0' <"$work/files" >"$work/files0"
}

objects_of_git() {
    local format parameter
    for format in sha1 sha256; do
        step "git, $format"
        parameter=$([[ $format == sha1 ]] || echo ":$format")
        git init --quiet --object-format="$format" "$work/$format"
        git -C "$work/tree" --git-dir="$work/$format/.git" hash-object --no-filters --stdin-paths <"$work/files" >"$work/theirs"
        same_for_files "git-blob$parameter" "$work/theirs"
        git -c core.autocrlf=false -c core.safecrlf=false --git-dir="$work/$format/.git" --work-tree="$work/tree" add --force .
        git --git-dir="$work/$format/.git" write-tree >"$work/theirs"
        same_for "$work" "git-tree$parameter" "$work/theirs" tree
    done
}

objects_of_ipfs() {
    step "IPFS"
    mkdir "$work/ipfs"
    (cd "$work/ipfs" && npm install --silent --no-audit --no-fund ipfs-unixfs-importer@17.1.1 blockstore-core@7.0.1) || die "npm cannot install the importer"
    cat >"$work/ipfs/cids.mjs" <<'JAVASCRIPT'
import { createReadStream, readFileSync } from 'node:fs'
import { importByteStream } from 'ipfs-unixfs-importer'
import { BlackHoleBlockstore } from 'blockstore-core'
const [profile, list, root] = process.argv.slice(2)
for (const name of readFileSync(list, 'utf8').trim().split('\n')) {
    const { cid } = await importByteStream(createReadStream(`${root}/${name}`), new BlackHoleBlockstore(), { profile })
    console.log(cid.toString())
}
JAVASCRIPT
    # A folder as `ipfs add -r` takes it: without hidden files, with links and empty folders. One is large enough for a trie.
    cat >"$work/ipfs/folder.mjs" <<'JAVASCRIPT'
import { createReadStream, readdirSync, readlinkSync } from 'node:fs'
import { importer } from 'ipfs-unixfs-importer'
import { BlackHoleBlockstore } from 'blockstore-core'
const [profile, root] = process.argv.slice(2)
function * entries (folder, below) {
    const all = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !name.startsWith('.'))
    if (all.length === 0) yield { path: below }
    for (const entry of all) {
        const [path, name] = [`${folder}/${entry.name}`, `${below}/${entry.name}`]
        if (entry.isDirectory()) yield * entries(path, name)
        else if (entry.isSymbolicLink()) yield { path: name, link: readlinkSync(path) }
        else yield { path: name, content: createReadStream(path) }
    }
}
let last
for await (const { path, cid } of importer(entries(root, 'root'), new BlackHoleBlockstore(), { profile })) if (path === 'root') last = cid
console.log(last.toString())
JAVASCRIPT
    cp -r "$work/tree" "$work/ipfs/tree"
    mkdir -p "$work/ipfs/tree/none" "$work/ipfs/tree/.hidden" "$work/ipfs/tree/many"
    python3 -c 'import sys
for i in range(6000): open(f"{sys.argv[1]}/{chr(97 + i % 26) * (20 + i % 50)}{i}", "w").write(str(i))' "$work/ipfs/tree/many"
    touch "$work/ipfs/tree/.hidden/file" "$work/ipfs/tree/a/.file"
    local profile
    for profile in v0-2015 v1-2025; do
        node "$work/ipfs/cids.mjs" "unixfs-$profile" "$work/files" "$work/tree" >"$work/theirs"
        same_for_files "unixfs-$profile" "$work/theirs"
        node "$work/ipfs/folder.mjs" "unixfs-$profile" "$work/ipfs/tree" >"$work/theirs"
        same_for "$work/ipfs" "unixfs-folder-$profile" "$work/theirs" tree
    done
}

# Amazon's guide defines the checksums by those of the parts; here is the definition, in Python.
objects_of_s3() {
    step "S3"
    local size=262144 name
    python3 - "$work/files" "$work/tree" "$size" "$work" <<'PYTHON'
import base64, hashlib, os, sys
names, root, size, work = sys.argv[1], sys.argv[2], int(sys.argv[3]), sys.argv[4]
with open(work + "/etags", "w") as etags, open(work + "/sums", "w") as sums:
    for name in open(names, encoding="utf-8").read().splitlines():
        data = open(os.path.join(root, name), "rb").read()
        parts = [data[i:i + size] for i in range(0, len(data), size)]
        for hash, text, out in (hashlib.md5, bytes.hex, etags), (hashlib.sha256, lambda d: base64.b64encode(d).decode(), sums):
            if len(parts) <= 1:
                print(text(hash(data).digest()), file=out)
            else:
                print(f"{text(hash(b''.join(hash(part).digest() for part in parts)).digest())}-{len(parts)}", file=out)
PYTHON
    for name in s3-etag s3-sha256; do
        same_for_files "$name:256KiB" "$work/$([[ $name == s3-etag ]] && echo etags || echo sums)"
    done
}

objects_of_go() {
    step "Go"
    mkdir "$work/go"
    cat >"$work/go/main.go" <<'GO'
package main

import (
	"fmt"
	"os"

	"golang.org/x/mod/sumdb/dirhash"
)

func main() {
	hash, err := dirhash.HashDir(os.Args[1], os.Args[2], dirhash.Hash1)
	if err != nil {
		panic(err)
	}
	fmt.Println(hash)
}
GO
    (cd "$work/go" && go mod init dirhash && go get golang.org/x/mod@v0.20.0 && go build -o dirhash .) >/dev/null 2>&1 ||
        die "go cannot build with golang.org/x/mod"
    "$work/go/dirhash" "$work/tree" example.com/m@v1.2.3 >"$work/theirs"
    same_for "$work" go-h1:example.com/m@v1.2.3 "$work/theirs" tree
}

objects_of_nix() {
    step "Nix"
    nix-hash --type sha256 --base32 "$work/tree" | sed 's|$|  tree|' >"$work/list"
    verified "$work" nix-sha256 "$work/list"
    ours "$work" -a nix-sha256 tree >"$work/list"
    verified "$work" nix-sha256 "$work/list"
}

objects_of_linux() {
    step "fs-verity"
    local parameters options
    while IFS='|' read -r parameters options; do
        # shellcheck disable=SC2086 # the options are words
        (cd "$work/tree" && xargs -0 fsverity digest $options) <"$work/files0" | cut -d' ' -f1 >"$work/theirs"
        same_for_files "fs-verity$parameters" "$work/theirs"
    done <<'OPTIONS'
|
:sha512,block=1KiB|--hash-alg=sha512 --block-size=1024
:salt=00ff10|--salt=00ff10
OPTIONS
}

# Images whose trees have no level to three, of each form: the root hash and the hash image, with and without a superblock.
hash_images_of_linux() {
    step "dm-verity"
    mkdir "$work/images"
    local blocks parameters options name
    for blocks in 1 2 128 129 16385; do
        head -c $((blocks * 4096)) /dev/urandom >"$work/images/$blocks"
    done
    local uuid=12345678-9abc-def0-1234-56789abcdef0 superblock
    while IFS='|' read -r parameters options; do
        for blocks in 1 2 128 129 16385; do
            for superblock in "--uuid=$uuid" --no-superblock; do
                name="dm-verity$parameters of $blocks blocks, $superblock"
                rm -f "$work/theirs.tree"
                # shellcheck disable=SC2086 # the options are words
                veritysetup format "$superblock" $options "$work/images/$blocks" "$work/theirs.tree" | awk '/^Root hash:/ { print $3 }' >"$work/theirs"
                ours "$work/images" -a "dm-verity$parameters" "$superblock" --tree "$work/ours.tree" "$blocks" | cut -d' ' -f1 >"$work/ours"
                same "$name" "$work/ours" "$work/theirs"
                cmp "$work/ours.tree" "$work/theirs.tree" || die "the tree of $name differs"
            done
        done
        ours "$work/images" -a "dm-verity$parameters" 1 2 128 129 16385 >"$work/list"
        verified "$work/images" "dm-verity$parameters" "$work/list"
        same "dm-verity$parameters without a tree" <(tail -n 1 "$work/list" | cut -d' ' -f1) "$work/ours"
    done <<'OPTIONS'
|--salt=-
:salt=00ff10|--salt=00ff10
:sha1,salt=00ff10,format=0|--format=0 --hash=sha1 --salt=00ff10
:sha512,data-block=1KiB,hash-block=2KiB|--hash=sha512 --data-block-size=1024 --hash-block-size=2048 --salt=-
:sha224,data-block=512,hash-block=512,salt=ab|--hash=sha224 --data-block-size=512 --hash-block-size=512 --salt=ab
:sha224,data-block=512,hash-block=512,format=0|--hash=sha224 --data-block-size=512 --hash-block-size=512 --format=0 --salt=-
:sha384,hash-block=64KiB|--hash=sha384 --hash-block-size=65536 --salt=-
:sha3-256|--hash=sha3-256 --salt=-
:sha3-512|--hash=sha3-512 --salt=-
:blake2b-512|--hash=blake2b-512 --salt=-
:blake2s-256|--hash=blake2s-256 --salt=-
:ripemd160|--hash=ripemd160 --salt=-
:sm3|--hash=sm3 --salt=-
OPTIONS
    step "fs-verity's trees"
    fsverity digest --out-merkle-tree="$work/theirs.tree" "$work/images/16385" >"$work/theirs"
    ours "$work/images" -a fs-verity --tree "$work/ours.tree" 16385 >"$work/ours"
    same "the digest beside a tree" <(cut -d' ' -f1 "$work/ours") <(cut -d' ' -f1 "$work/theirs")
    cmp "$work/ours.tree" "$work/theirs.tree" || die "the tree of fs-verity differs"
}

objects_of_torrents() {
    step "BitTorrent"
    python3 -m venv "$work/venv"
    "$work/venv/bin/pip" install --quiet libtorrent==2.1.1 || die "pip cannot install libtorrent"
    "$work/venv/bin/python" - "$work/files" "$work/tree" >"$work/theirs" <<'PYTHON'
import os, sys
import libtorrent
names, root = sys.argv[1:]
for name in open(names, encoding="utf-8").read().splitlines():
    path = os.path.join(root, name)
    if os.path.getsize(path) == 0:
        print("0" * 64)
        continue
    files = libtorrent.file_storage()
    libtorrent.add_files(files, path)
    torrent = libtorrent.create_torrent(files, flags=libtorrent.create_torrent.v2_only)
    libtorrent.set_piece_hashes(torrent, os.path.dirname(path))
    (file,) = torrent.generate()[b"info"][b"file tree"].values()
    print(file[b""][b"pieces root"].hex())
PYTHON
    same_for_files btv2 "$work/theirs"
    step "piece layers"
    local size piece
    for size in 65536 65537 1000000 5000000; do
        head -c "$size" /dev/urandom >"$work/file"
        for piece in 16 64 256; do
            "$work/venv/bin/python" - "$work/file" "$piece" "$work/theirs" <<'PYTHON'
import os, sys
import libtorrent
path, piece, out = sys.argv[1:]
files = libtorrent.file_storage()
libtorrent.add_files(files, path)
torrent = libtorrent.create_torrent(files, int(piece) << 10, flags=libtorrent.create_torrent.v2_only)
libtorrent.set_piece_hashes(torrent, os.path.dirname(path))
made = torrent.generate()
open(out, "wb").write(b"".join(made[b"piece layers"].values()))
PYTHON
            ours "$work" -a "btv2:piece=${piece}KiB" --tree "$work/ours" file >/dev/null
            cmp "$work/ours" "$work/theirs" || die "the layer of $size bytes in pieces of $piece KiB differs"
        done
    done
}

make_tree
objects_of_linux
hash_images_of_linux
objects_of_torrents
# Go reads what links lead to, so they come after it.
objects_of_go
ln -s a/b "$work/tree/link"
ln -s "no where" "$work/tree/a/broken ö"
mkdir -p "$work/tree/none/none"
objects_of_git
objects_of_ipfs
objects_of_s3
objects_of_nix
