//! Runs over data that are padded: in segments of eight nodes, so of 254 bytes.

use super::*;
use crate::replicate::padding::by_definition;
use crate::replicate::{Verified, state};
use hashweave::replicate::fr32;

/// A run over data of these lengths, which zeros fill to the nodes of the longest.
fn bench(scheme: Scheme, lengths: &[usize]) -> Bench {
    let most = lengths.iter().copied().max().expect("a length");
    let nodes = fr32::nodes(most.max(1) as u64) as usize;
    let mut bench = Bench::new(scheme, nodes, 2, lengths.len());
    for (replica, &length) in bench.replicas.iter().zip(lengths) {
        fs::write(&replica.input, any(length)).expect("an input");
    }
    bench.options.padding = Padding::Fr32;
    bench
}

/// Bytes that are no elements of the field.
fn any(length: usize) -> Vec<u8> {
    (0..length).map(|i| (i * 151 + i / 7) as u8 | 0x81).collect()
}

/// The replicas become inputs, and the data go to other files.
fn turn(bench: &mut Bench, length: impl Fn(&[u8]) -> Option<u64>) {
    for replica in &mut bench.replicas {
        replica.length = length(&read(&replica.input));
        replica.input = replica.output.clone();
        replica.output = replica.output.with_extension("back");
    }
}

/// Around groups, and around the segments of two groups.
#[test]
fn data_of_every_length_come_back() {
    let around = [126, 127, 128, 253, 254, 255, 508, 509];
    for scheme in Scheme::ALL {
        for lengths in [&[0][..], &[1, 31, 32, 127], &around, &[1015, 0, 762, 1016], &[1017]] {
            let mut bench = bench(scheme, lengths);
            let told: Vec<u64> = lengths.iter().map(|&length| length as u64).collect();
            let run = bench.run(Task::Encode).expect("encoded");
            assert_eq!((&run.lengths, run.verified), (&told, vec![]));
            for (Replica { output, replica_id, .. }, &length) in bench.replicas.iter().zip(lengths) {
                let data = by_definition(&any(length), bench.options.parameters.nodes);
                let expected = plain(&bench.options.parameters, replica_id, &data);
                assert!(read(output) == expected, "{scheme} {length}");
            }
            turn(&mut bench, |data| Some(data.len() as u64));
            let run = bench.run(Task::Decode).expect("decoded");
            assert_eq!((&run.lengths, run.verified), (&told, vec![Verified::Padding; told.len()]));
            for ((replica, &length), digest) in bench.replicas.iter().zip(lengths).zip(run.digests) {
                assert_eq!(digest, state::sha256(&any(length)));
                assert!(read(&replica.output) == any(length), "{scheme} {length}");
            }
        }
    }
}

/// A folder states the length; a different `length` is refused.
#[test]
fn a_folder_keeps_the_length() {
    for scheme in Scheme::ALL {
        let mut bench = bench(scheme, &[500, 1, 254]).kept();
        bench.run(Task::Encode).expect("encoded");
        turn(&mut bench, |_| None);
        bench.replicas[2].length = Some(253);
        let error = bench.run(Task::Decode).expect_err("another length").to_string();
        assert!(error.starts_with("--length 253: the data in ") && error.ends_with("254 bytes"), "{error}");
        bench.replicas[2].length = Some(254);
        let run = bench.run(Task::Decode).expect("decoded");
        assert_eq!((run.lengths, run.verified), (vec![500, 1, 254], vec![Verified::Data; 3]));
        for (replica, length) in bench.replicas.iter().zip([500, 1, 254]) {
            assert!(read(&replica.output) == any(length), "{scheme} {length}");
        }
    }
}

/// Without the option the folder's data come out as nodes, and are still compared with what went
/// in.
#[test]
fn padded_data_can_be_decoded_as_nodes() {
    let mut bench = bench(Scheme::Sdr, &[300]).kept();
    bench.run(Task::Encode).expect("encoded");
    turn(&mut bench, |_| None);
    bench.options.padding = Padding::None;
    let run = bench.run(Task::Decode).expect("decoded");
    assert_eq!((run.lengths, run.verified), (vec![], vec![Verified::Data]));
    assert!(read(&bench.replicas[0].output) == by_definition(&any(300), 12));
}

/// A run is continued as it was started.
#[test]
fn the_padding_of_a_folder_stays() {
    let length = 40 * fr32::RAW;
    let mut bench = bench(Scheme::Sdr, &[length]).kept();
    let data = by_definition(&any(length), 160);
    bench.run_until(Task::Encode, 5).expect_err("stopped");
    bench.options.resume = true;
    let input = bench.replicas[0].input.clone();
    bench.options.padding = Padding::None;
    fs::write(&input, &data).expect("the nodes");
    let error = bench.run(Task::Encode).expect_err("another padding").to_string();
    assert!(error.contains("started with --fr32"), "{error}");
    bench.options.padding = Padding::Fr32;
    fs::write(&input, any(length)).expect("the data");
    bench.run(Task::Encode).expect("continued");
    let Replica { output, replica_id, .. } = &bench.replicas[0];
    assert!(read(output) == plain(&bench.options.parameters, replica_id, &data));

    let mut bare = Bench::new(Scheme::Sdr, 8, 2, 1).kept();
    bare.run(Task::Encode).expect("encoded");
    turn(&mut bare, |_| Some(254));
    bare.options.padding = Padding::Fr32;
    let error = bare.run(Task::Decode).expect_err("not padded").to_string();
    assert!(error.contains("encoded without --fr32"), "{error}");
}

#[test]
fn what_is_wrong_of_a_padded_replica_is_said() {
    for scheme in Scheme::ALL {
        let mut bench = bench(scheme, &[800]);
        bench.run(Task::Encode).expect("encoded");
        turn(&mut bench, |_| None);
        let Replica { output, replica_id, .. } = bench.replicas[0].clone();
        let mut fails = |length, id, needle: &str| {
            (bench.replicas[0].length, bench.replicas[0].replica_id) = (length, id);
            let error = bench.run(Task::Decode).expect_err("wrong").to_string();
            assert!(error.contains(needle) && !output.exists(), "{scheme}: {error}");
        };
        fails(None, replica_id, "give --length N, which encode --fr32 stated");
        fails(Some(890), replica_id, "28 nodes have room for 889 bytes");
        fails(Some(799), replica_id, "byte 799 of the data is not zero");
        fails(Some(800), [99; NODE], "does not end with two zero bits");
        (bench.replicas[0].length, bench.options.padding) = (Some(800), Padding::None);
        let error = bench.run(Task::Decode).expect_err("no padding").to_string();
        assert!(error.contains("give --fr32 as well"), "{error}");
    }
    let mut odd = Bench::new(Scheme::Sdr, 6, 2, 1);
    odd.options.padding = Padding::Fr32;
    assert!(odd.run(Task::Encode).expect_err("6 nodes").to_string().contains("a multiple of 4"));
}

/// The commitment is that of the piece, also where the nodes are no power of two.
#[test]
fn decoded_data_are_compared_with_their_commitment() {
    for (length, scheme) in [(700, Scheme::Sdr), (700, Scheme::R2), (254, Scheme::Sdr), (100, Scheme::Zigzag)]
    {
        let mut bench = bench(scheme, &[length]);
        bench.run(Task::Encode).expect("encoded");
        let how = crate::replicate::Committing { padding: Padding::Fr32, nodes: None, threads: 1 };
        let committed =
            crate::replicate::comm_d(&bench.replicas[0].input, how, &Stop::default(), &mut |_| {});
        let comm_d = committed.expect("committed").comm_d;
        turn(&mut bench, |data| Some(data.len() as u64));
        bench.replicas[0].comm_d = Some([1; NODE]);
        assert!(bench.run(Task::Decode).expect_err("another").to_string().contains("have comm_d"));
        bench.replicas[0].comm_d = Some(comm_d);
        let run = bench.run(Task::Decode).expect("decoded");
        assert_eq!(run.verified, [Verified::Data]);
        assert!(read(&bench.replicas[0].output) == any(length));
    }
}

#[test]
fn what_was_not_verified_is_told() {
    let mut bench = Bench::new(Scheme::Sdr, 8, 2, 1);
    bench.run(Task::Encode).expect("encoded");
    turn(&mut bench, |_| None);
    assert_eq!(bench.run(Task::Decode).expect("decoded").verified, [Verified::Nothing]);
    bench.options.force = true;
    let bench = bench.kept();
    bench.run(Task::Labels).expect("layers");
    assert_eq!(bench.run(Task::Decode).expect("decoded").verified, [Verified::Identity]);
}
