//! The functions of Merkle and Damgård's construction by name, one line each.
//!
//! A function is the type that implements [`Compression`]; this is the value that an algorithm's
//! row holds, and the one place that leads from such a value to the type.

use crate::md5::Md5;
use crate::merkle_damgard::Compression;
use crate::ripemd160::Ripemd160;
use crate::sha1::Sha1;
use crate::sm3::Sm3;

/// Work that is done for a compression function, whichever it is.
///
/// ```
/// use hashes::merkle_damgard::Compression;
/// use hashes::{MerkleDamgard, WithCompression};
/// struct Words;
/// impl WithCompression for Words {
///     type Output = usize;
///     fn run<C: Compression<N>, const N: usize>(self) -> usize { N }
/// }
/// assert_eq!(MerkleDamgard::Sha1.with(Words), 5);
/// ```
pub trait WithCompression {
    /// The result.
    type Output;
    /// Does it for a function with a chaining value of N words.
    fn run<C: Compression<N>, const N: usize>(self) -> Self::Output;
}

/// Declares [`MerkleDamgard`] from the types and the words of their chaining values.
macro_rules! functions {
    ($($name:ident: $words:literal words, $about:literal;)*) => {
        /// A hash function that takes blocks of sixteen 32-bit words into a chaining value, which
        /// is its digest.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum MerkleDamgard {
            $(#[doc = $about] $name,)*
        }

        impl MerkleDamgard {
            /// All of them.
            pub const ALL: &[Self] = &[$(Self::$name),*];

            /// The initial value, which has the words of the chaining value.
            ///
            /// ```
            /// assert_eq!(hashes::MerkleDamgard::Md5.iv()[0], 0x6745_2301);
            /// ```
            #[must_use]
            #[inline]
            pub const fn iv(self) -> &'static [u32] {
                match self {
                    $(Self::$name => const { &<$name as Compression<$words>>::IV },)*
                }
            }

            /// Whether the words of blocks and digests have their most significant byte first.
            #[must_use]
            #[inline]
            pub const fn is_big_endian(self) -> bool {
                match self {
                    $(Self::$name => <$name as Compression<$words>>::BIG_ENDIAN,)*
                }
            }

            /// Does some work for its compression function.
            #[inline(always)]
            pub fn with<T: WithCompression>(self, work: T) -> T::Output {
                match self {
                    $(Self::$name => work.run::<$name, $words>(),)*
                }
            }
        }
    };
}

functions! {
    Md5: 4 words, "MD5 (RFC 1321).";
    Sha1: 5 words, "SHA-1 (FIPS 180-4).";
    Ripemd160: 5 words, "RIPEMD-160 (ISO/IEC 10118-3).";
    Sm3: 8 words, "SM3 (GB/T 32905-2016).";
}
