#!/bin/sh
# Cargo calls this in place of rustc (.cargo/config.toml). These crates are compiled for this machine, as those who build
# main net's software compile all of it: without, every SHA instruction of sha2raw is a call.
rustc=$1
shift
case "$(uname -m) $* " in
    "x86_64 "*"--crate-name sha2raw "* | "x86_64 "*"--crate-name storage_proofs_porep "* | \
        "x86_64 "*"--crate-name neptune "* | "x86_64 "*"--crate-name blstrs "* | "x86_64 "*"--crate-name ff "*) set -- "$@" -C target-cpu=native ;;
    *) ;;
esac
exec "$rustc" "$@"
