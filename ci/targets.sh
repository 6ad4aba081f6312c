# Other targets: compilers, libraries and emulators for them; sourced by other scripts, after common.sh.
# shellcheck shell=bash
# shellcheck source=SCRIPTDIR/qemu.sh
source ci/qemu.sh

aarch64="aarch64-unknown-linux-gnu"
riscv64="riscv64gc-unknown-linux-gnu"
# What the profile `cross` is built of: one selection of packages, so that features are the same and nothing is built twice.
# shellcheck disable=SC2034 # for those that source this
packages=(-p hashweave-cli -p hashweave -p hashweave-kernels -p hashweave-lanes -p hashweave-tests)

# need_target TARGET: Rust's library for it, and what links for it.
need_target() {
    local libraries
    libraries=$(rustc --print target-libdir --target "$1") || die "this compiler does not know $1"
    if [[ ! -d $libraries ]]; then
        has rustup || die "Rust's library for $1 is missing: install it with rustup, or your distribution's package of it"
        rustup target add "$1" >/dev/null 2>&1 || die "Rust's library for $1 cannot be had: rustup target add $1"
    fi
    case $1 in
        "$aarch64") has aarch64-linux-gnu-gcc || install_packages gcc-aarch64-linux-gnu libc6-dev-arm64-cross ;;
        "$riscv64") has riscv64-linux-gnu-gcc || install_packages gcc-riscv64-linux-gnu libc6-dev-riscv64-cross ;;
    esac
}

# need_emulator TARGET: leaves in $emulator the command that runs its programs, to which `-cpu` and a CPU are added.
need_emulator() {
    # What QEMU 7 does not know: neoverse-v1, Zvkb, hwprobe. The one that knows Zvkb has all.
    need_qemu_riscv64
    # shellcheck disable=SC2034 # for those that source this
    case $1 in
        "$aarch64") emulator=("${qemu_riscv64/%riscv64/aarch64}" -L /usr/aarch64-linux-gnu) ;;
        "$riscv64") emulator=("$qemu_riscv64" -L /usr/riscv64-linux-gnu) ;;
        *) die "there is no emulator for $1" ;;
    esac
}

# riscv_cpu VLEN ZVKB [OPTION]: such a CPU in QEMU's words; ZVKB is true or false.
riscv_cpu() {
    echo "rv64,zbb=true,v=true,vext_spec=v1.0,elen=64,vlen=$1,zvkb=$2${3:+,$3}"
}

# built NAME OPTION...: builds what cargo is told, with the profile `cross` unless it is told one, and lists the programs in $work/NAME: the target's name and the file.
built() {
    local name=$1
    shift
    [[ " $* " == *" --profile "* ]] || set -- "$@" --profile cross
    cargo "$@" --locked --quiet --message-format=json >"${work:?}/messages" || die "the build of $name failed"
    python3 -c '
import json, sys
for line in open(sys.argv[1]):
    message = json.loads(line)
    if message.get("executable"):
        print(message["target"]["name"], message["executable"])' "$work/messages" >"$work/$name"
}
