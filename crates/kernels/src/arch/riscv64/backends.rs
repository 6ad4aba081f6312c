//! The instruction sets of RISC-V for which generic code is compiled; see `backend.rs`.

/// The table.
macro_rules! backend_table {
    ($then:ident! $($input:tt)*) => {
        $then! {
            $($input)*
            Scalar, in scalar;
            Rvv, by scalar;
        }
    };
}
pub(crate) use backend_table;
