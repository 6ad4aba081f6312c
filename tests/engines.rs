//! Every kernel that hashes many messages at once, through the calls that users make:
//! `digest_many`, and hashers that are updated and finished together.

use hashes::Algorithm;
use hashweave::batch::{Engine, Kernel, Part, Primitive};
use hashweave::{Hasher, digest_many};
use std::collections::BTreeMap;
use std::fmt::Display;

/// The most messages that a kernel takes at once.
pub const MOST: usize = 32;

/// The function to compute: an algorithm under a key, empty for none, with a number of output
/// bytes.
#[derive(Clone, Copy, Debug)]
pub struct Function<'a> {
    /// The algorithm.
    pub algorithm: Algorithm,
    /// The key.
    pub key: &'a [u8],
    /// Bytes of output.
    pub length: usize,
}

impl Function<'_> {
    /// An algorithm as it is, without a key, with a digest of its own length.
    #[must_use]
    pub fn plain(algorithm: Algorithm) -> Self {
        Self { algorithm, key: &[], length: algorithm.digest_length() }
    }

    /// Whether `digest_many` computes it, which takes no key and no length.
    fn is_plain(&self) -> bool {
        self.key.is_empty() && self.length == self.algorithm.digest_length()
    }

    fn hasher(&self) -> Hasher {
        Hasher::keyed(self.algorithm, self.length, self.key)
            .expect("a key and a length that the algorithm takes")
    }

    /// The digest by one hasher, in two updates.
    #[must_use]
    pub fn alone(&self, message: &[u8]) -> Vec<u8> {
        let (first, second) = message.split_at(cut(0, message.len()));
        let mut hasher = self.hasher();
        hasher.update(first).update(second).digest().into()
    }

    /// The digests by the library's own choice of kernels, if `digest_many` computes the function.
    #[must_use]
    pub fn together<M: AsRef<[u8]>>(&self, messages: &[M]) -> Option<Vec<Vec<u8>>> {
        self.is_plain().then(|| self.split(messages.len(), |out| digest_many(self.algorithm, messages, out)))
    }

    /// As many digests as are asked for, from one buffer that is not zeros: a byte that is left
    /// unwritten must not look right.
    fn split(&self, count: usize, fill: impl FnOnce(&mut [u8])) -> Vec<Vec<u8>> {
        let mut out = vec![0xEE; count * self.length];
        fill(&mut out);
        (0..count).map(|i| out[i * self.length..][..self.length].to_vec()).collect()
    }
}

/// The position where message `i`, of `length` bytes, is divided.
fn cut(i: usize, length: usize) -> usize {
    length * (i % 5) / 4
}

/// An engine that has one kernel for a primitive.
#[derive(Clone, Debug)]
pub struct OneKernel {
    /// The kernel's name.
    pub name: &'static str,
    /// How many messages it takes at once.
    pub degree: usize,
    engine: Engine,
}

impl OneKernel {
    /// Every kernel of a primitive that can run here.
    ///
    /// # Panics
    ///
    /// If there is none.
    #[must_use]
    pub fn all(primitive: Primitive) -> Vec<Self> {
        let with = |kernel: Kernel| Self {
            name: kernel.name(),
            degree: kernel.degree(primitive),
            engine: Engine::with_kernel(primitive, kernel),
        };
        let kernels: Vec<Self> = Kernel::usable(primitive).into_iter().map(with).collect();
        assert!(!kernels.is_empty(), "no kernel of {primitive:?}: nothing would be tested");
        assert!(
            kernels.iter().all(|kernel| kernel.degree <= MOST),
            "a kernel of {primitive:?} takes more than {MOST}"
        );
        kernels
    }

    /// The digests by `digest_many`, if that computes the function.
    #[must_use]
    pub fn whole<M: AsRef<[u8]>>(&self, function: &Function<'_>, messages: &[M]) -> Option<Vec<Vec<u8>>> {
        let fill = |out: &mut [u8]| self.engine.digest_many(function.algorithm, messages, out);
        function.is_plain().then(|| function.split(messages.len(), fill))
    }

    /// The digests by hashers, each message divided elsewhere.
    #[must_use]
    pub fn in_parts<M: AsRef<[u8]>>(&self, function: &Function<'_>, messages: &[M]) -> Vec<Vec<u8>> {
        let mut hashers = vec![function.hasher(); messages.len()];
        for second in [false, true] {
            let mut parts = Vec::with_capacity(messages.len());
            for (i, (hasher, message)) in hashers.iter_mut().zip(messages).enumerate() {
                let message = message.as_ref();
                let (head, tail) = message.split_at(cut(i, message.len()));
                parts.push(Part { hasher, bytes: if second { tail } else { head } });
            }
            self.engine.update_many(&mut parts);
        }
        function.split(messages.len(), |out| self.engine.digests_of(&hashers, out))
    }

    /// The digests by `digest_many` where that computes the function, else by hashers.
    #[must_use]
    pub fn digests<M: AsRef<[u8]>>(&self, function: &Function<'_>, messages: &[M]) -> Vec<Vec<u8>> {
        self.whole(function, messages).unwrap_or_else(|| self.in_parts(function, messages))
    }

    /// Whether both ways give these digests.
    #[must_use]
    pub fn gives<M: AsRef<[u8]>>(
        &self,
        expected: &[Vec<u8>],
        function: &Function<'_>,
        messages: &[M],
    ) -> bool {
        self.whole(function, messages).is_none_or(|got| got == expected)
            && self.in_parts(function, messages) == expected
    }
}

/// Kernels that were found wrong, each with the place where it was so first.
///
/// A test goes on after the first and names all of them in the end: so a failure says which code is
/// wrong, and `ci/mutants.py`, which reads it, can change several kernels for one compile.
#[derive(Clone, Debug, Default)]
pub struct Wrong(BTreeMap<(String, String), (Vec<String>, String)>);

impl Wrong {
    /// Notes that a kernel does a job of an algorithm wrong.
    pub fn note(&mut self, job: &str, of: impl Display, kernel: &str, at: impl FnOnce() -> String) {
        let key = (job.to_owned(), of.to_string());
        let (kernels, _) = self.0.entry(key).or_insert_with(|| (Vec::new(), at()));
        if !kernels.iter().any(|known| known == kernel) {
            kernels.push(kernel.to_owned());
        }
    }

    /// Fails if there are any.
    ///
    /// # Panics
    ///
    /// If there are.
    pub fn none(self) {
        let line = |((job, of), (kernels, at)): ((String, String), (Vec<String>, String))| {
            format!("wrong {job} of {of} on {}: first {at}", kernels.join(", "))
        };
        let lines: Vec<String> = self.0.into_iter().map(line).collect();
        assert!(lines.is_empty(), "{}", lines.join("\n"));
    }
}
