//! Files are made, verified, refused; whatever bit is flipped, it is noticed.

use super::*;
use std::fs;
use std::path::PathBuf;

fn parameters(scheme: Scheme, nodes: u64) -> Parameters {
    Parameters::new(scheme, nodes, 2, [7; 32], ApiVersion::V1_1_0).expect("parameters")
}

fn open(parameters: &Parameters, folder: &Path) -> Result<Cache, Error> {
    Cache::open(parameters, folder, 2, &Stop::default(), &mut |_| {})
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder");
    let mut files: Vec<_> = entries.map(|entry| entry.expect("an entry").path()).collect();
    files.sort();
    files
}

#[test]
fn a_cache_has_the_parents_of_the_graph() {
    for scheme in Scheme::ALL {
        // Two segments and a part of one.
        let parameters = parameters(scheme, 2 * SEGMENT as u64 + 5);
        let folder = tempfile::tempdir().expect("a folder");
        let graph = Graph::new(&parameters);
        for turn in 0..2 {
            let cache = open(&parameters, folder.path()).expect("a cache");
            for &side in sides(scheme).iter().chain(sides(scheme)) {
                for (first, count) in
                    [(0, 3), (SEGMENT - 1, 2), (parameters.nodes - 7, 7), (parameters.nodes, 0)]
                {
                    let mut expected = vec![0; count * scheme.degree()];
                    let mut parents = expected.clone();
                    graph.parents(side, first, &mut expected);
                    cache.parents(side, first, &mut parents);
                    assert_eq!(parents, expected, "{scheme} {side:?} {first} in turn {turn}");
                }
            }
            let files = files(folder.path());
            assert_eq!(files.len(), sides(scheme).len(), "nothing else is left");
            let bytes: u64 = files.iter().map(|file| fs::metadata(file).expect("it is there").len()).sum();
            assert_eq!(bytes, Cache::bytes(&parameters));
        }
    }
}

#[test]
fn a_flipped_bit_is_found_and_named() {
    let parameters = parameters(Scheme::Zigzag, SEGMENT as u64 + 9);
    let folder = tempfile::tempdir().expect("a folder");
    open(&parameters, folder.path()).expect("a cache");
    let body = HEADER + 52 * SEGMENT;
    let end = body + 52 * 9;
    let places = [
        (0, "not a graph cache"),
        (17, "the header (bytes 0 to 4095) is"),
        (30, "the header"),
        (NAMED + 3, "the header"),
        (HEADER - 1, "the header"),
        (HEADER, "nodes 0 to 16383 (bytes 4096 to 856063) are not as written"),
        (body - 1, "nodes 0 to 16383"),
        (body, "nodes 16384 to 16392"),
        (end - 1, "nodes 16384 to 16392"),
        (end, "the digests"),
        (end + 63, "the digests"),
    ];
    for name in [name(Side::Forward), name(Side::Reversed)] {
        let path = folder.path().join(name);
        let whole = fs::read(&path).expect("it is there");
        assert_eq!(whole.len(), end + 64);
        for (place, what) in places {
            let mut flipped = whole.clone();
            flipped[place] ^= 1 << (place % 8);
            fs::write(&path, flipped).expect("written");
            let text = open(&parameters, folder.path()).expect_err("a flipped bit").to_string();
            assert!(text.contains(name) && text.contains(what), "byte {place}: {text}");
        }
        for length in [0, HEADER - 1, HEADER, body, end + 63] {
            fs::write(&path, &whole[..length]).expect("written");
            let text = open(&parameters, folder.path()).expect_err("cut").to_string();
            assert!(text.contains(name) && text.contains(&format!("it has {length} bytes")), "{text}");
        }
        fs::write(&path, whole).expect("written");
    }
    open(&parameters, folder.path()).expect("as it was");
}

#[test]
fn another_graph_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let made = parameters(Scheme::Sdr, 64);
    open(&made, folder.path()).expect("a cache");
    let others = [
        (parameters(Scheme::R2, 64), "not of r2 with 64 nodes"),
        (parameters(Scheme::Sdr, 65), "not of sdr with 65 nodes"),
        (Parameters { porep_id: [8; 32], ..made.clone() }, "porep_id 0808"),
        (Parameters { api_version: ApiVersion::V1_0_0, ..made.clone() }, "api 1.0.0"),
    ];
    for (other, what) in others {
        let text = open(&other, folder.path()).expect_err("another graph").to_string();
        assert!(text.contains("the graph of sdr with 64 nodes, api 1.1.0") && text.contains(what), "{text}");
    }
    let layers = Parameters { layers: 9, ..made };
    open(&layers, folder.path()).expect("a graph has no layers");
}

#[test]
fn sides_are_not_taken_for_each_other() {
    let folder = tempfile::tempdir().expect("a folder");
    let parameters = parameters(Scheme::R2, 64);
    open(&parameters, folder.path()).expect("a cache");
    fs::copy(folder.path().join(name(Side::Forward)), folder.path().join(name(Side::Reversed)))
        .expect("copied");
    let text = open(&parameters, folder.path()).expect_err("the wrong side").to_string();
    assert!(text.contains("64 nodes, forward, not of r2 with 64 nodes, reversed"), "{text}");
}

#[test]
fn who_is_stopped_leaves_nothing_half_made() {
    let folder = tempfile::tempdir().expect("a folder");
    let stop = Stop::default();
    stop.request();
    let outcome = Cache::open(&parameters(Scheme::R2, 64), folder.path(), 1, &stop, &mut |_| {});
    assert!(matches!(outcome, Err(Error::Interrupted { .. })));
    assert!(files(folder.path()).is_empty());
}

/// A disk that fails, or a file that is cut or filled while a run reads it, costs time and nothing
/// else.
#[test]
fn what_a_file_no_longer_gives_is_computed() {
    let parameters = parameters(Scheme::Sdr, SEGMENT as u64 + 9);
    let folder = tempfile::tempdir().expect("a folder");
    let cache = open(&parameters, folder.path()).expect("a cache");
    let path = folder.path().join(name(Side::Forward));
    let bytes = fs::metadata(&path).expect("it is there").len() as usize;
    let mut expected = vec![0; 14 * 9];
    Graph::new(&parameters).parents(Side::Forward, SEGMENT, &mut expected);
    for content in [vec![0xFF; bytes], vec![0; HEADER + 5]] {
        fs::write(&path, content).expect("written");
        let mut parents = vec![0; 14 * 9];
        cache.parents(Side::Forward, SEGMENT, &mut parents);
        assert_eq!(parents, expected);
    }
}
