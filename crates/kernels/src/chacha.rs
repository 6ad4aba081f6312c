//! ChaCha as a generator of numbers, a node a lane ([`hashes::chacha`]).

use hashes::chacha;
use lanes::Line;

for_backends! {
    /// The first blocks of ChaCha generators, one a node (see [`chacha::heads`]).
    ///
    /// # Panics
    ///
    /// If the two have not as many lines, or these do not fill lanes.
    pub fn heads(seed: &[u32; 7], first: u32, rounds: usize, blocks: [&mut [Line]; 2]) = chacha::heads;
}
