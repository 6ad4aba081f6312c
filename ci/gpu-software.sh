#!/usr/bin/env bash
# Searches on a processor that acts as a GPU: Mesa's lavapipe, driven as any card is that wgpu drives (Vulkan).
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
need_rust

# The file by which the loader of Vulkan finds lavapipe.
lavapipe() { compgen -G '/usr/share/vulkan/icd.d/lvp_icd*.json'; }

lavapipe >/dev/null || install_packages mesa-vulkan-drivers
driver=$(lavapipe | head -n 1) || die "lavapipe is missing: install Mesa's Vulkan drivers (mesa-vulkan-drivers on Debian)"
# Older loaders know the second name only. No other driver counts here, and Mesa's layer that chooses among several looks for a screen.
export VK_DRIVER_FILES=$driver VK_ICD_FILENAMES=$driver NODEVICE_SELECT=1
# What an earlier run compiled is compiled again.
export MESA_SHADER_CACHE_DISABLE=true

step "gpu-software: programs for GPUs, interpreted"
cargo test --workspace --profile ci --locked --quiet --test programs -- --ignored || die "a program for GPUs is wrong"

step "gpu-software: tests on $(basename "$driver")"
# Of the whole workspace, as in ci/test.sh, so that nothing is compiled twice; the names are those of the tests that need a GPU.
cargo test --workspace --exclude hashweave-hashes --exclude hashweave-kernels --features hashweave-devices/wgpu --profile ci --locked --quiet --lib --test searches -- wgpu:: searches_on_a_gpu ||
    die "a test failed on lavapipe"
