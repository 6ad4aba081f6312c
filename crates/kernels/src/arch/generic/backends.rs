//! The instruction sets of an architecture that has no kernels of its own for which generic code is
//! compiled; see `backend.rs`.

/// The table.
macro_rules! backend_table {
    ($then:ident! $($input:tt)*) => {
        $then! {
            $($input)*
            Scalar, in scalar;
            #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
            Simd128, in simd128, enables "simd128";
        }
    };
}
pub(crate) use backend_table;
