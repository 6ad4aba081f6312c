//! The instruction sets of x86-64 for which generic code is compiled; see `backend.rs`.

/// The table.
macro_rules! backend_table {
    ($then:ident! $($input:tt)*) => {
        $then! {
            $($input)*
            Scalar, in scalar;
            Avx2, in avx2, enables "avx2,bmi1,bmi2";
            Avx512, in avx512, enables "avx512f,avx512bw,avx512dq,avx512vl,bmi1,bmi2";
        }
    };
}
pub(crate) use backend_table;
