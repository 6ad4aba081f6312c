//! The requests of Hashweave's programs to the operating system that no compiler can check, so that
//! the crates that make them need no `unsafe`, and the library none of these dependencies.
//!
//! | module | what it is for |
//! |---|---|
//! | [`memory`] | memory in huge pages, or larger than the machine's |
//! | [`streams`] | which standard streams were closed at the start, which only code that runs before `main` can tell |

pub mod memory;
pub mod streams;
