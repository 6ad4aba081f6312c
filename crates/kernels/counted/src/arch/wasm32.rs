//! WebAssembly with vectors of 128 bits.

/// Hands the instruction sets to a macro.
macro_rules! with_table {
    ($then:ident) => {
        $then! {
            scalar: isa::Scalar;
            simd128: isa::Simd128;
        }
    };
}
pub(crate) use with_table;

/// There are no others.
pub(crate) fn print_others() {}
