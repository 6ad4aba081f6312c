//! The instructions that an operation of [`lanes::Lanes`] costs on vectors whose size only the
//! machine knows.

use super::Scalable;
use lanes::tally::{self, Mix, Op, Operations};

impl Scalable {
    /// The instructions that operations cost.
    #[must_use]
    pub(crate) fn instructions(self, operations: &Operations) -> Mix {
        tally::total(operations, |operation| self.cost(operation))
    }

    /// Those of one operation. Words are transposed, swapped and judged one by one, by integer
    /// instructions, which are not counted but for their loads and stores.
    pub(super) fn cost(self, operation: Op) -> Mix {
        let three = self.has_three_inputs();
        match operation {
            // A word that all lanes share is loaded into an integer register, which is an operand.
            Op::Splat | Op::Load => Mix { load: 1, ..Mix::NONE },
            Op::Store => Mix { store: 1, ..Mix::NONE },
            Op::LoadLine(bits) => {
                let words = (self.bytes() * 8 / bits as usize) as u64;
                Mix { load: words + 1, store: words, ..Mix::NONE }
            }
            Op::Xor | Op::And => Mix::logic(1),
            Op::Xor3 => Mix::logic(if three { 1 } else { 2 }),
            Op::Chi if three => Mix::logic(1),
            Op::Chi => Mix::logic(if self.has_rotations() { 2 } else { 3 }),
            Op::Ch => Mix::logic(if three { 1 } else { 3 }),
            Op::Maj => Mix::logic(if three { 2 } else { 4 }),
            Op::Add => Mix { add: 1, ..Mix::NONE },
            Op::Rotl(_) if self.has_rotations() => Mix { shift: 1, ..Mix::NONE },
            Op::Rotl(_) => Mix { shift: 2, ..Mix::logic(1) },
            // XAR and RAX1.
            Op::RotlOfXor(_) | Op::XorOfRotl1 if three => Mix { shift: 1, ..Mix::NONE },
            Op::RotlOfXor(n) => self.cost(Op::Xor) + self.cost(Op::Rotl(n)),
            Op::XorOfRotl1 => self.cost(Op::Xor) + self.cost(Op::Rotl(1)),
            Op::Shr => Mix { shift: 1, ..Mix::NONE },
            Op::ZeroLanes => Mix { store: 1, ..Mix::NONE },
            Op::SwapBytes => Mix::NONE,
        }
    }

    /// EOR3, BCAX and BSL.
    fn has_three_inputs(self) -> bool {
        match self {
            #[cfg(target_arch = "aarch64")]
            Self::Sve2(_) => true,
            #[cfg(target_arch = "riscv64")]
            Self::Rvv(_) => false,
        }
    }

    /// XAR with a register of zeros, or Zvkb, which has and-not, too.
    fn has_rotations(self) -> bool {
        match self {
            #[cfg(target_arch = "aarch64")]
            Self::Sve2(_) => true,
            #[cfg(target_arch = "riscv64")]
            Self::Rvv(token) => token.zvkb(),
        }
    }
}
