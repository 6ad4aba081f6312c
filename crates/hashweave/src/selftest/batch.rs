//! Tests of the batch kernels, each alone and as the library uses it, against the reference
//! implementation.

use super::case::{Case, Verdict, groups};
use crate::batch::{Engine, Hasher, Kernel, Part, Plan, digests_of};
use hashes::{Algorithm, State, Stream, TAIL};

/// Tests every kernel of an algorithm, and the library with it.
pub(super) fn test(algorithm: Algorithm, note: &mut dyn FnMut(Verdict)) {
    let primitive = algorithm.primitive();
    let kernels = Kernel::usable(primitive);
    let widest = kernels.iter().map(|kernel| kernel.degree(primitive)).max().unwrap_or(1);
    let block = primitive.block();
    let lengths = [0, 1, algorithm.single_block(), block - 1, block, block + 1, 3 * block + 7, 5 * block];
    let groups = groups(algorithm, lengths, widest);
    for kernel in kernels {
        // The library does the passes after the first, not the kernel.
        if algorithm.passes() == 1 {
            note(outcome(algorithm, kernel.name(), "absorb", absorbing(algorithm, kernel, &groups)));
        }
    }
    let ragged = ragged(algorithm, 2 * Plan::of(primitive).width() + 1);
    note(outcome(algorithm, "auto", "digest-many", whole(algorithm, &groups, &ragged)));
    note(outcome(algorithm, "auto", "update-many", in_portions(algorithm, &ragged)));
}

fn outcome(
    algorithm: Algorithm,
    backend: &'static str,
    kernel: &'static str,
    compared: Result<usize, String>,
) -> Verdict {
    let (compared, failure) = compared.map_or_else(|failure| (0, Some(failure)), |compared| (compared, None));
    Verdict { job: "sum", algo: algorithm.to_string(), backend, kernel, compared, failure }
}

/// Returns messages of many lengths, from none to several blocks.
fn ragged(algorithm: Algorithm, count: usize) -> Vec<Case> {
    let most = 5 * algorithm.primitive().block();
    (0..count).map(|i| Case::new(algorithm, i, i * i * 37 % most)).collect()
}

/// Tests the kernel with one stream, with all, and with one less; it hashes each message in two
/// portions and its padded end.
fn absorbing(algorithm: Algorithm, kernel: Kernel, groups: &[Vec<Case>]) -> Result<usize, String> {
    let degree = kernel.degree(algorithm.primitive());
    let mut counts = vec![1, degree.saturating_sub(1).max(1), degree];
    counts.dedup();
    let mut compared = 0;
    for (count, group) in counts.into_iter().flat_map(|count| groups.iter().map(move |group| (count, group)))
    {
        for (lane, (case, digest)) in
            group.iter().zip(digests(algorithm, kernel, &group[..count])).enumerate()
        {
            case.check(&format!("lane {lane} of {count}"), &digest)?;
            compared += 1;
        }
    }
    Ok(compared)
}

/// Returns the digests of messages of one length, by one kernel and nothing else.
fn digests(algorithm: Algorithm, kernel: Kernel, cases: &[Case]) -> Vec<Vec<u8>> {
    let primitive = algorithm.primitive();
    let length = cases[0].message.len();
    let whole = algorithm.whole(length);
    let first = whole / primitive.block() / 2 * primitive.block();
    let mut states = vec![State::initial(algorithm, algorithm.digest_length(), 0); cases.len()];
    let absorb = |states: &mut [State], blocks: &dyn Fn(usize) -> Vec<u8>| {
        let blocks: Vec<Vec<u8>> = (0..cases.len()).map(blocks).collect();
        let streams = states.iter_mut().zip(&blocks).map(|(state, blocks)| Stream { state, blocks });
        kernel.absorb(primitive, &mut streams.collect::<Vec<_>>());
    };
    absorb(&mut states, &|lane| cases[lane].message[..first].to_vec());
    absorb(&mut states, &|lane| cases[lane].message[first..whole].to_vec());
    let ends = states.iter_mut().zip(cases).map(|(state, case)| {
        let mut tail = [0; TAIL];
        tail[..length - whole].copy_from_slice(&case.message[whole..]);
        let padded = state.pad(algorithm, &mut tail, length - whole, length as u64);
        tail[..padded].to_vec()
    });
    let ends: Vec<Vec<u8>> = ends.collect();
    absorb(&mut states, &|lane| ends[lane].clone());
    let digest = |state: &State| {
        let mut digest = vec![0; algorithm.digest_length()];
        state.digest(algorithm, &mut digest);
        digest
    };
    states.iter().map(digest).collect()
}

/// Tests the library in one call: one message, some of a length, many of all lengths.
fn whole(algorithm: Algorithm, groups: &[Vec<Case>], ragged: &[Case]) -> Result<usize, String> {
    let mut compared = 0;
    let singles = groups.iter().map(|group| &group[..1]);
    for cases in singles.chain(groups.iter().map(Vec::as_slice)).chain([ragged]) {
        let messages: Vec<&[u8]> = cases.iter().map(|case| &case.message[..]).collect();
        let mut digests = vec![0; cases.len() * algorithm.digest_length()];
        Engine::new().digest_many(algorithm, &messages, &mut digests);
        for (case, digest) in cases.iter().zip(digests.chunks(algorithm.digest_length())) {
            case.check(&format!("one of {}", cases.len()), digest)?;
            compared += 1;
        }
    }
    Ok(compared)
}

/// Tests the library in three calls that divide every message at other places, on buffers that are
/// overwritten after each call.
fn in_portions(algorithm: Algorithm, cases: &[Case]) -> Result<usize, String> {
    let mut hashers: Vec<Hasher> = cases.iter().map(|_| Hasher::new(algorithm)).collect();
    for third in 0..3 {
        let portion = |(i, case): (usize, &Case)| {
            let length = case.message.len();
            let cuts = [0, length * (i % 4) / 5, length - length * (i % 3) / 9, length];
            case.message[cuts[third]..cuts[third + 1]].to_vec()
        };
        let mut portions: Vec<Vec<u8>> = cases.iter().enumerate().map(portion).collect();
        let parts = hashers.iter_mut().zip(&portions).map(|(hasher, bytes)| Part { hasher, bytes });
        Engine::new().update_many(&mut parts.collect::<Vec<_>>());
        portions.iter_mut().for_each(|portion| portion.fill(0xEE));
    }
    let mut digests = vec![0; cases.len() * algorithm.digest_length()];
    digests_of(&hashers, &mut digests);
    for (case, digest) in cases.iter().zip(digests.chunks(algorithm.digest_length())) {
        case.check("in three portions", digest)?;
    }
    Ok(cases.len())
}
