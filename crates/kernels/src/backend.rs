//! How a workload gets its entry points for all instruction sets of the architecture: by the table
//! `arch::here::backends::backend_table`, in which each has a line.
//!
//! The table hands its lines to a macro, after the macro's other arguments. A line's entry points
//! are `in` functions of that name, with these target features, or `by` those of another line, where
//! the lane types of fixed size are the same.
//!
//! Nothing here knows a workload. Each declares its own next to its generic code, by
//! `for_backends!`.

use lanes::tally::{self, Mix, Operations};
use lanes::{Fixed, Isa, LaneSet, Lanes, Op, Word, isa};

/// Declares a function that runs generic code on a [`Backend`], its first argument:
///
/// ```text
/// for_backends! {
///     pub(crate) fn absorb_on(primitive: Primitive, streams: &mut [Stream<'_>]) = absorb;
/// }
/// ```
///
/// After the equals sign stands the generic function, which takes the token of an instruction set
/// in front of these arguments. It is inlined into one function with `#[target_feature]` for each
/// instruction set, between which the declared one chooses: so it, and all that it calls, is
/// `#[inline(always)]`, and has no closures. Generic parameters stand in brackets after the name.
macro_rules! for_backends {
    (
        $(#[$attribute:meta])*
        $visibility:vis fn $name:ident $([$($generic:tt)*])?
            ($($argument:ident: $type:ty),* $(,)?) $(-> $output:ty)? = $body:path;
    ) => {
        $(#[$attribute])*
        #[allow(unused_unsafe, reason = "the scalar entry point enables nothing")]
        $visibility fn $name $(<$($generic)*>)?
            (backend: $crate::Backend, $($argument: $type),*) $(-> $output)?
        {
            $crate::arch::here::backends::backend_table! {
                dispatch! backend, ($([$($generic)*])? ($($argument: $type),*) [$(-> $output)?] $body)
            }
        }
    };
}

/// The entry points of `for_backends!`, and the choice between them.
macro_rules! dispatch {
    (
        $backend:ident, $signature:tt
        $($(#[$condition:meta])* $isa:ident, $kind:tt $entry:ident $(, enables $features:literal)?;)*
    ) => {{
        $(entry_point! { $(#[$condition])* $isa, $kind $entry $(, enables $features)?; $signature })*
        match $backend {
            $($(#[$condition])*
            // SAFETY: the token proves the features.
            $crate::Backend::$isa(token) => unsafe {
                call_entry_point!($entry, lanes::Fixed::fixed(token), $signature)
            },)*
        }
    }};
}

/// One of them; none for a line that has those of another.
macro_rules! entry_point {
    ($(#[$condition:meta])* $isa:ident, by $entry:ident; $signature:tt) => {};
    (
        $(#[$condition:meta])* $isa:ident, in $entry:ident $(, enables $features:literal)?;
        ($([$($generic:tt)*])? ($($argument:ident: $type:ty),*) [$($output:tt)*] $body:path)
    ) => {
        $(#[$condition])*
        $(#[target_feature(enable = $features)])?
        fn $entry $(<$($generic)*>)?
            (token: <lanes::isa::$isa as lanes::Fixed>::Set, $($argument: $type),*) $($output)*
        {
            $body(token, $($argument),*)
        }
    };
}

macro_rules! call_entry_point {
    ($entry:ident, $token:expr, ($([$($generic:tt)*])? ($($argument:ident: $type:ty),*) $($rest:tt)*)) => {
        $entry($token, $($argument),*)
    };
}

/// Declares [`Backend`] and its properties by the table.
macro_rules! backends {
    ($($(#[$condition:meta])* $isa:ident, $kind:tt $entry:ident $(, enables $features:literal)?;)*) => {
        /// The permission to run the kernels of one instruction set.
        #[derive(Clone, Copy, Debug)]
        pub enum Backend {
            $($(#[$condition])*
            #[doc = concat!("The kernels for [`Isa::", stringify!($isa), "`].")]
            $isa(isa::$isa),)*
        }

        impl Backend {
            /// The instruction set.
            #[must_use]
            pub fn isa(self) -> Isa {
                match self {
                    $($(#[$condition])* Self::$isa(_) => Isa::$isa,)*
                }
            }

            /// The backend of an instruction set, if it is [available](Isa::available).
            #[must_use]
            #[allow(unreachable_patterns, reason = "other architectures have more instruction sets")]
            pub fn of(isa: Isa) -> Option<Self> {
                match isa {
                    $($(#[$condition])* Isa::$isa => isa::$isa::detect().map(Self::$isa),)*
                    _ => None,
                }
            }

            /// The instructions that operations cost on the instruction set.
            #[must_use]
            pub fn instructions(self, operations: &Operations) -> Mix {
                tally::total(operations, |op| self.cost(op))
            }

            /// The instructions that an operation costs on the instruction set.
            pub(crate) fn cost(self, op: Op) -> Mix {
                match self {
                    // The two lane types of a set have one table of costs.
                    $($(#[$condition])*
                    Self::$isa(_) => <<isa::$isa as Fixed>::Set as LaneSet>::V64::cost(op),)*
                }
            }

            /// Lanes of `W` in a register of the instruction set.
            #[must_use]
            pub fn lanes<W: Word>(self) -> usize {
                match self {
                    $($(#[$condition])* Self::$isa(_) => W::In::<<isa::$isa as Fixed>::Set>::COUNT,)*
                }
            }
        }
    };
}

crate::arch::here::backends::backend_table! { backends! }

impl Backend {
    /// Lanes of words of 32 or 64 bits.
    #[must_use]
    pub fn lanes_of(self, bits: u32) -> usize {
        if bits == 64 { self.lanes::<u64>() } else { self.lanes::<u32>() }
    }

    /// The backends that may be used here, lowest instruction set first.
    pub fn usable() -> impl DoubleEndedIterator<Item = Self> {
        Isa::usable().filter_map(Self::of)
    }
}
