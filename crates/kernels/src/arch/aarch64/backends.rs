//! The instruction sets of AArch64 for which generic code is compiled; see `backend.rs`.

/// The table.
macro_rules! backend_table {
    ($then:ident! $($input:tt)*) => {
        $then! {
            $($input)*
            Scalar, in scalar;
            Neon, in neon, enables "neon";
            NeonSha3, in neon_sha3, enables "neon,sha3";
            Sve2, by neon_sha3;
        }
    };
}
pub(crate) use backend_table;
