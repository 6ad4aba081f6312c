//! Searches on GPUs.
//!
//! | file | contents |
//! |---|---|
//! | `program.rs` | a search as a kernel, its table, and the parameters of a launch |
//! | `layout.rs` | the words of a thread, and where they are |
//! | `cores.rs` | the algorithms in a kernel |
//! | `skeleton.rs` | the kernel around them: walk, filter, list |
//! | `flights.rs`, `pace.rs` | the launches of a search, and their size, without a device: for `scanner.rs` and for browsers |
//! | `scanner.rs`, `source.rs` | the scanner of a searcher: a device that those launches run on, opened again if it fails |
//! | `device.rs` | the traits of a host, and its errors |
//! | `choice.rs` | the choice of the form of a program |
//! | `bound.rs` | the least cycles of a hash |
//! | `hosts.rs` | listing and opening devices, through all interfaces |
//! | `cuda.rs` | the host for NVIDIA's driver; only with the feature `cuda` |
//! | `hip/` | the host for AMD's HIP; only with the feature `hip` |
//! | `native/` | the code that these two share |
//! | `wgpu/` | the host for Vulkan, Metal and DirectX; only with the feature `wgpu` |

#![deny(unsafe_code)]

pub mod bound;
pub mod choice;
mod cores;
#[cfg(feature = "cuda")]
pub mod cuda;
pub mod device;
pub mod flights;
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
