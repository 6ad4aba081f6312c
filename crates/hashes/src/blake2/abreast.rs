//! BLAKE2s of a few messages by rows side by side in a register ([`lanes::abreast`]): a chain of
//! instructions for all of them.
//!
//! The steps are those of [`super::rows`], in which the chain of one message is 12 operations a
//! step where rotations are instructions and 14 where two of four are shifts: 240 or 280 cycles a
//! block, however many messages the register holds. Next to it, in a step:
//!
//! | messages | registers | mixing | turns | words of the message | operations | on ports | cycles at least |
//! |---|---|---|---|---|---|---|---|
//! | 4 | zmm | 14 | 3 | 3 shuffles, 1 blend | 21 | 2 | 12, the chain; 10.5 by ports |
//! | 2 | ymm | 18 | 3 | 16 loads, 14 blends | 35 | 3 | 14, the chain; 11.7 by ports |

pub use super::rows::{Meanwhile, compress};
