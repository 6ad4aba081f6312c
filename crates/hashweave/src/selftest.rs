//! Tests of every kernel that this machine can run against the reference implementation.

mod batch;
mod case;
mod replicate;
mod tree;

pub use case::Verdict;

use crate::search::{Goal, Job, LARGEST_GRANULE, Objective, Request, Searcher, Template};
use case::Case;
use hashes::{Algorithm, reference};
use kernels::Backend;
use kernels::search::{Plan, Variant};

/// Tests every kernel and reports each result as soon as it is known. Returns whether all kernels
/// are correct.
pub fn selftest(report: &mut dyn FnMut(&Verdict)) -> bool {
    let mut passed = true;
    let mut note = |outcome: Verdict| {
        passed &= outcome.failure.is_none();
        report(&outcome);
    };
    for algorithm in Algorithm::NAMED {
        note(known_answer(algorithm));
        note(verified(algorithm));
        batch::test(algorithm, &mut note);
    }
    tree::test(&mut note);
    replicate::test(&mut note);
    let references: Vec<Reference> = Algorithm::NAMED.into_iter().map(Reference::of).collect();
    for backend in Backend::usable() {
        for reference in &references {
            test_backend(backend, reference, &mut note);
        }
    }
    passed
}

/// Tests a backend's kernels of an algorithm.
fn test_backend(backend: Backend, reference: &Reference, note: &mut dyn FnMut(Verdict)) {
    let algorithm = reference.algorithm;
    for variant in Variant::ALL {
        if !Plan::supports(backend.isa(), algorithm, variant) {
            continue;
        }
        let kernel = (backend, algorithm, variant);
        note(reference.search.test("search", kernel));
        // All variants hash several blocks by this one.
        if variant == Variant::A1A2 {
            note(reference.blocks.test("blocks", kernel));
        }
        if algorithm == Algorithm::Sha3_256 && variant.hoists_second_round() {
            note(whole_span(backend, algorithm, variant));
        }
    }
}

/// The digest of "abc" under every named algorithm. The values of FIPS 180-4, FIPS 202 and RFC 7693
/// appear in those documents' examples; all were computed with Python's `hashlib` and
/// `PyCryptodome`.
const ABC: [(Algorithm, &str); Algorithm::NAMED.len()] = [
    (Algorithm::Sha3_224, "e642824c3f8cf24ad09234ee7d3c766fc9a3a5168d0c94ad73b46fdf"),
    (Algorithm::Sha3_256, "3a985da74fe225b2045c172d6bd390bd855f086e3e9d525b46bfe24511431532"),
    (
        Algorithm::Sha3_384,
        "ec01498288516fc926459f58e2c6ad8df9b473cb0fc08c2596da7cf0e49be4b298d88cea927ac7f539f1edf228376d25",
    ),
    (
        Algorithm::Sha3_512,
        "b751850b1a57168a5693cd924b6b096e08f621827444f70d884f5d0240d2712e10e116e9192af3c91a7ec57647e3934057340b4cf408d5a56592f8274eec53f0",
    ),
    (Algorithm::Sha3x, "cd2416183a8fca0d97e778722f027b35b3ee820016435c6d1473cf6baf41dcd8"),
    (Algorithm::Shake128, "5881092dd818bf5cf8a3ddb793fbcba74097d5c526a6d35f97b83351940f2cc8"),
    (
        Algorithm::Shake256,
        "483366601360a8771c6863080cc4114d8db44530f8f1e1ee4f94ea37e78b5739d5a15bef186a5386c75744c0527e1faa9f8726e462a12a4feb06bd8801e751e4",
    ),
    (Algorithm::Keccak224, "c30411768506ebe1c2871b1ee2e87d38df342317300a9b97a95ec6a8"),
    (Algorithm::Keccak256, "4e03657aea45a94fc7d47ba826c8d667c0d1e6e33a64a036ec44f58fa12d6c45"),
    (
        Algorithm::TurboShake128(Algorithm::TURBO_DOMAIN),
        "dcf1646dfe993a8eb6b782d1faaca6d82416a5dcf1de98ee3c6dbc5e1dc63018",
    ),
    (
        Algorithm::TurboShake256(Algorithm::TURBO_DOMAIN),
        "63824b1431a7372e85edc022c9d7afdd027472fcfa33c887d6f5aaf8dc5d4db68afbcb5714b49b7ffd8dd115dd5bd5436f837236845a230d6969a4083a113617",
    ),
    (
        Algorithm::Keccak384,
        "f7df1165f033337be098e7d288ad6a2f74409d7a60b49c36642218de161b1f99f8c681e4afaf31a34db29fb763e3c28e",
    ),
    (
        Algorithm::Keccak512,
        "18587dc2ea106b9a1563e32b3312421ca164c7f1f07bc922a9c83d77cea3a1e5d0c69910739025372dc14ac9642629379540c17e2a65b19d77aa511a9d00bb96",
    ),
    (Algorithm::Sha224, "23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7"),
    (Algorithm::Sha256, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (Algorithm::Sha256d, "4f8b42c22dd3729b519ba6f68d2da7cc5b2d606d05daed5ad5128cc03e6c6358"),
    (
        Algorithm::Sha384,
        "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7",
    ),
    (
        Algorithm::Sha512,
        "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f",
    ),
    (Algorithm::Blake2s(32), "508c5e8c327c14e2e1a72ba34eeb452f37458b209ed63a294d999b4c86675982"),
    (Algorithm::Blake2b(32), "bddd813c634239723171ef3fee98579b94964e3bb1cb3e427262c8c068d52319"),
    (
        Algorithm::Blake2b(64),
        "ba80a53f981c4d0d6a2797b69f12f6e94c212f14685ac4b74b12bb6fdbffa2d17d87c5392aab792dc252d5de4533cc9518d38aa8dbf1925ab92386edd4009923",
    ),
];

fn known_answer(algorithm: Algorithm) -> Verdict {
    let expected = ABC.iter().find(|(known, _)| *known == algorithm).map(|(_, digest)| *digest);
    let got = hex::encode(reference::digest(algorithm, b"abc"));
    let failure = (expected != Some(&got)).then(|| format!("the reference gives {got} for \"abc\""));
    Verdict {
        job: "digest",
        algo: algorithm.to_string(),
        backend: "reference",
        kernel: "reference",
        compared: 1,
        failure,
    }
}

/// The reference's results, with which every kernel of an algorithm is compared. They are computed
/// once, because that takes longer than the kernels do.
struct Reference {
    algorithm: Algorithm,
    /// A message of one block.
    search: Stretch,
    /// A message with two blocks of text after the counter, which another loop hashes. Only such
    /// searches need it, and they have the canary, so only the command tests it.
    blocks: Stretch,
}

impl Reference {
    fn of(algorithm: Algorithm) -> Self {
        let block = algorithm.single_block() + 1;
        let text = "and so on ".repeat(2 * (block + 16) / 10 + 1);
        Self {
            algorithm,
            search: Stretch::of(algorithm, TEMPLATE),
            blocks: Stretch::of(algorithm, &format!("{TEMPLATE}{text}")),
        }
    }
}

/// Compares the path that verifies the results of all others with the reference, on messages of
/// every interesting length.
fn verified(algorithm: Algorithm) -> Verdict {
    let block = algorithm.single_block() + 1;
    let lengths = [0, 1, block - 2, block - 1, block, block + 1, 2 * block, 3 * block - 1];
    let cases = lengths.map(|length| Case::new(algorithm, length, length));
    let failure = cases.iter().find_map(|case| {
        let mut digest = vec![0; algorithm.digest_length()];
        algorithm.digest(&[], &case.message, &mut digest);
        case.check("one message", &digest).err()
    });
    let (algo, compared) = (algorithm.to_string(), cases.len());
    Verdict { job: "digest", algo, backend: "scalar", kernel: "verify", compared, failure }
}

/// Tests one search kernel: a range of counters with a carry is compared with a scan of the
/// reference, and the known answers of the canary are checked. It takes a few milliseconds if the
/// library is compiled with optimisation. Every search does this before it starts.
#[must_use]
pub fn search_kernel(backend: Backend, algorithm: Algorithm, variant: Variant) -> Verdict {
    Stretch::of(algorithm, TEMPLATE).test("search", (backend, algorithm, variant))
}

/// A stretch of counters with a carry, for some template, and the reference's results in it.
struct Stretch {
    template: String,
    hits: Result<Vec<Hit>, String>,
}

impl Stretch {
    const FIRST: u64 = (1 << 32) - 101;
    const LAST: u64 = (1 << 32) + 155;
    const OBJECTIVE: Objective = Objective { goal: Goal::ZeroBits(2), range: None };

    fn of(algorithm: Algorithm, template: &str) -> Self {
        let scan = |template: Template| {
            (Self::FIRST..=Self::LAST)
                .map(|counter| (counter, reference::digest(algorithm, &template.message(&SALT, counter))))
                .filter(|(_, digest)| Self::OBJECTIVE.accepts(digest, None))
                .collect()
        };
        Self { template: template.to_owned(), hits: parse(template).map(scan) }
    }

    fn test(&self, job: &'static str, kernel: Kernel) -> Verdict {
        let failure = self.compared(kernel).err();
        let compared = (Self::LAST - Self::FIRST + 1) as usize;
        let (backend, algorithm, variant) = kernel;
        let (algo, backend, kernel) = (algorithm.to_string(), backend.isa().name(), variant.name());
        Verdict { job, algo, backend, kernel, compared, failure }
    }

    fn compared(&self, kernel: Kernel) -> Result<(), String> {
        let expected = self.hits.as_ref().map_err(String::clone)?;
        let found = found(&self.template, kernel, &Self::OBJECTIVE, [Self::FIRST, Self::LAST])?;
        if found == *expected {
            Ok(())
        } else {
            Err(format!("found {} hits instead of {}", found.len(), expected.len()))
        }
    }
}

/// Tests a kernel that walks spans of counters on a whole span, because the stretch of
/// [`search_kernel`] is shorter. It is compared with the kernel that goes in order.
fn whole_span(backend: Backend, algorithm: Algorithm, variant: Variant) -> Verdict {
    let range = [3 * LARGEST_GRANULE, 4 * LARGEST_GRANULE - 1];
    let objective = Objective { goal: Goal::ZeroBits(14), range: None };
    let hits = |variant| found(TEMPLATE, (backend, algorithm, variant), &objective, range);
    let failure = match (hits(variant), hits(Variant::A1A2)) {
        (Ok(walked), Ok(in_order)) if walked == in_order && !walked.is_empty() => None,
        (Ok(walked), Ok(in_order)) => {
            Some(format!("found {} hits in a span instead of {}", walked.len(), in_order.len()))
        }
        (Err(failure), _) | (_, Err(failure)) => Some(failure),
    };
    let (algo, backend, kernel) = (algorithm.to_string(), backend.isa().name(), variant.name());
    Verdict { job: "span", algo, backend, kernel, compared: LARGEST_GRANULE as usize, failure }
}

/// The salt of the searches in this module.
const SALT: [u8; 5] = [1, 2, 3, 4, 5];

/// Their template, or its beginning.
const TEMPLATE: &str = "selftest:{salt:5}{counter:8}";

/// A result of a search: a counter and its digest.
type Hit = (u64, Vec<u8>);

/// The properties that identify a search kernel.
type Kernel = (Backend, Algorithm, Variant);

fn parse(template: &str) -> Result<Template, String> {
    template.parse().map_err(|error| format!("{error}"))
}

/// Returns the results of a kernel.
fn found(
    template: &str,
    (backend, algorithm, variant): Kernel,
    objective: &Objective,
    [first, last]: [u64; 2],
) -> Result<Vec<Hit>, String> {
    let request = Request {
        template: parse(template)?,
        algorithm,
        objective: objective.clone(),
        isa: Some(backend.isa()),
        variant: Some(variant),
    };
    let job = Job::new(request).map_err(|error| error.to_string())?;
    let mut searcher = Searcher::new(&job, &SALT).map_err(|error| error.to_string())?;
    let mut found = Vec::new();
    let scanned = searcher.scan(first, last, &mut |hit| found.push((hit.counter, hit.digest)));
    scanned.map(|()| found).map_err(|fault| fault.to_string())
}

#[cfg(test)]
mod tests {
    use crate::replicate::Scheme;
    use crate::replicate::chain::Kernel;

    #[test]
    fn every_kernel_here_passes() {
        let mut outcomes = Vec::new();
        let passed = super::selftest(&mut |outcome| outcomes.push(outcome.clone()));
        let failures: Vec<_> = outcomes.iter().filter(|outcome| outcome.failure.is_some()).collect();
        assert!(passed && failures.is_empty(), "{failures:#?}");
        assert!(outcomes.iter().filter(|outcome| outcome.job == "search").count() >= 18);
        for scheme in Scheme::ALL {
            for kernel in Kernel::usable(scheme.hash()) {
                let tested = outcomes.iter().any(|outcome| {
                    (outcome.job, &outcome.algo[..], outcome.backend)
                        == ("replicate", scheme.name(), kernel.name())
                        && outcome.compared > 0
                });
                assert!(tested, "{scheme}: {}", kernel.name());
            }
        }
    }
}
