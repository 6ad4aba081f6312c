//! The kernels of `csrc`, each behind a safe function.

use lanes::{Row64, isa::Avx512};

/// A permutation by one compiler: applied the given number of times to the eight states, or twice
/// eight, at a place.
type Kernel = unsafe extern "C" fn(*mut Row64, u64);

/// A kernel of `csrc`.
#[derive(Clone, Copy)]
pub(crate) struct Form {
    /// The name of the form.
    pub(crate) name: &'static str,
    /// The compiler.
    pub(crate) compiler: &'static str,
    /// Rows of 64 bytes that it works on.
    pub(crate) rows: usize,
    kernel: Kernel,
}

/// The kernels of a compiler, if it was there.
macro_rules! forms {
    ($list:ident, $by:ident, $compiler:literal: $($name:literal, $rows:literal, $symbol:ident;)*) => {
        #[cfg($by)]
        {
            unsafe extern "C" {
                $(fn $symbol(state: *mut Row64, n: u64);)*
            }
            $($list.push(Form { name: $name, compiler: $compiler, rows: $rows, kernel: $symbol });)*
        }
    };
}

/// All of them.
pub(crate) fn forms() -> Vec<Form> {
    #[allow(unused_mut, reason = "no compiler, no kernels")]
    let mut list = Vec::new();
    forms! { list, by_clang, "clang":
        "plain", 25, plain_clang;
        "andnot", 25, andnot_clang;
        "complemented", 25, complemented_clang;
        "complemented-ternary", 25, complemented_ternary_clang;
        "two-by-rounds", 50, two_by_rounds_clang;
        "two-by-rows", 50, two_by_rows_clang;
        "xkcp", 25, xkcp_clang;
    }
    forms! { list, by_gcc, "gcc":
        "plain", 25, plain_gcc;
        "andnot", 25, andnot_gcc;
        "complemented", 25, complemented_gcc;
        "complemented-ternary", 25, complemented_ternary_gcc;
        "two-by-rounds", 50, two_by_rounds_gcc;
        "two-by-rows", 50, two_by_rows_gcc;
        "xkcp", 25, xkcp_gcc;
    }
    list
}

impl Form {
    /// Applies it `n` times.
    ///
    /// # Panics
    /// If there are not as many rows as it works on.
    pub(crate) fn run(self, _: Avx512, state: &mut [Row64], n: u64) {
        assert_eq!(state.len(), self.rows, "{}", self.name);
        // SAFETY: the token proves the instructions; the state has the rows that the kernel works
        // on, aligned to 64, and C keeps no pointer to it.
        unsafe { (self.kernel)(state.as_mut_ptr(), n) }
    }
}

/// First line of a compiler's `--version`, or nothing.
pub(crate) fn version(compiler: &str) -> &'static str {
    match compiler {
        "clang" => option_env!("FINDINGS_CLANG").unwrap_or(""),
        "gcc" => option_env!("FINDINGS_GCC").unwrap_or(""),
        _ => "",
    }
}
