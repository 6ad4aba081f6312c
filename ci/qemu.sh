# A QEMU for the CPUs that the distribution's own is too old for; sourced by other scripts, after common.sh.
# shellcheck shell=bash

# Where what was fetched is kept.
qemu_cache=${HASHWEAVE_QEMU:-${XDG_CACHE_HOME:-$HOME/.cache}/hashweave/qemu10}

# Whether a qemu-riscv64 knows the vector instructions for cryptography; one that does not says that there is no such property. That
# /dev/null is no program both say.
knows_zvkb() {
    has "$1" || return 1
    local complaint
    complaint=$("$1" -cpu rv64,v=true,zbb=true,zvkb=true,vlen=256,elen=64 /dev/null 2>&1 || true)
    [[ $complaint != *zvkb* ]]
}

# Unpacks Debian 13's qemu-user, which is one static file a CPU, into the cache; the system's own packages and lists stay as they are.
fetch_qemu() {
    if ! { has apt-get && has dpkg-deb; }; then
        die "qemu-riscv64 is too old (10 or newer is needed) and cannot be fetched without apt-get: see https://www.qemu.org"
    fi
    local apt mirror
    apt=$(mktemp -d)
    # shellcheck disable=SC2016 # apt-get expands it
    mirror=$(apt-get indextargets --format '$(REPO_URI)' 2>/dev/null | grep -m 1 '/debian/*$') ||
        die "no archive of Debian is among this machine's apt sources to fetch qemu-user 10 from"
    mkdir -p "$apt/lists/partial" "$apt/archives/partial" "$qemu_cache"
    echo "deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] $mirror trixie main" >"$apt/list"
    # Lists and archives of their own: nothing that is installed later can come from here.
    local options=(-qq -o Dir::Etc::sourcelist="$apt/list" -o Dir::Etc::sourceparts=- -o Dir::State::lists="$apt/lists"
        -o Dir::Cache="$apt" -o APT::Sandbox::User=)
    if apt-get "${options[@]}" update && (cd "$apt/archives" && apt-get "${options[@]}" download qemu-user); then
        dpkg-deb -x "$apt"/archives/qemu-user_*.deb "$qemu_cache"
    fi
    rm -rf "$apt"
}

# Leaves the path of a qemu-riscv64 with Zvkb in $qemu_riscv64.
need_qemu_riscv64() {
    local candidate
    for candidate in qemu-riscv64 "$qemu_cache/usr/bin/qemu-riscv64"; do
        if knows_zvkb "$candidate"; then
            qemu_riscv64=$(command -v "$candidate")
            return
        fi
    done
    fetch_qemu
    qemu_riscv64=$qemu_cache/usr/bin/qemu-riscv64
    knows_zvkb "$qemu_riscv64" ||
        die "no qemu-riscv64 with Zvkb: qemu-user 10 of Debian 13 could not be fetched into $qemu_cache"
}
