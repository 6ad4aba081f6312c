//! Searches on GPUs.
//!
//! | file | what it holds |
//! |---|---|
//! | `program.rs` | from a search to a kernel, its table, and the parameters of a launch |
//! | `layout.rs` | which words a thread has, and where they are |
//! | `cores.rs` | the algorithms in a kernel |
//! | `skeleton.rs` | the kernel around them: walk, filter, list |
//! | `scanner.rs`, `pace.rs`, `source.rs` | what a searcher asks: launches ahead of it, their size, a device opened again |
//! | `device.rs` | what a host does: the traits, and what goes wrong |
//! | `choice.rs` | which form of a program runs |
//! | `bound.rs` | what a hash takes at least |
//! | `hosts.rs` | which devices there are, by whatever drives them |
//! | `cuda.rs` | the host for NVIDIA's driver; only with the feature `cuda` |
//! | `hip.rs`, `hip/` | the host for AMD's HIP; only with the feature `hip` |
//! | `native/` | what these two have in common |
//! | `wgpu/` | the host for Vulkan, Metal and DirectX; only with the feature `wgpu` |

#![deny(unsafe_code)]

pub mod bound;
pub mod choice;
mod cores;
#[cfg(feature = "cuda")]
pub mod cuda;
pub mod device;
#[cfg(feature = "hip")]
pub mod hip;
pub mod hosts;
mod layout;
#[cfg(any(feature = "cuda", feature = "hip"))]
mod native;
pub mod pace;
pub mod program;
pub mod scanner;
mod skeleton;
pub mod source;
#[cfg(feature = "wgpu")]
pub mod wgpu;
