#!/bin/sh
# Cargo calls this in place of rustc (.cargo/config.toml). One crate gets instruction sets that it needs at compile time,
# as those who build main net's software give them to it: without, every SHA instruction of sha2raw is a call.
rustc=$1
shift
case "$(uname -m) $* " in
    "x86_64 "*"--crate-name sha2raw "*) set -- "$@" -C target-feature=+sha,+ssse3,+sse4.1 ;;
    *) ;;
esac
exec "$rustc" "$@"
