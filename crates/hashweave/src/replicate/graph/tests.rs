//! Compares with the plain graph, and with main net's caches.

use super::plain::Plain;
use super::*;
use proptest::prelude::*;

fn parameters(scheme: Scheme, nodes: u64, porep_id: u8, api_version: ApiVersion) -> Parameters {
    Parameters::new(scheme, nodes, 2, [porep_id; 32], api_version).expect("parameters")
}

/// Compares all sides of a graph on all backends with the plain one, from `first` on.
fn agree(parameters: &Parameters, first: usize, count: usize) {
    let plain = Plain::new(parameters);
    for side in [Side::Forward, Side::Reversed] {
        let expected: Vec<u32> = (first..first + count).flat_map(|node| plain.parents(side, node)).collect();
        for backend in Backend::usable() {
            let mut parents = vec![0; expected.len()];
            Graph::on(parameters, backend).parents(side, first, &mut parents);
            assert_eq!(parents, expected, "{parameters:?} {side:?} {backend:?} from {first}");
        }
    }
}

#[test]
fn few_nodes_have_the_plain_parents() {
    for scheme in Scheme::ALL {
        for nodes in [1, 2, 3, 5, 63, 64, 65, 129] {
            for api_version in ApiVersion::ALL {
                agree(&parameters(scheme, nodes, 7, api_version), 0, nodes as usize);
            }
        }
    }
}

#[test]
fn parts_of_large_graphs_have_the_plain_parents() {
    for scheme in Scheme::ALL {
        // These nodes have about 2^21 and 2^23 edges, where the logarithm of `r2` is rounded up.
        let nodes = (1 << 21) / 5 + 100;
        agree(&parameters(scheme, nodes, 1, ApiVersion::V1_0_0), nodes as usize - 300, 300);
        let nodes = (1 << 23) / 5 + 100;
        agree(&parameters(scheme, nodes, 1, ApiVersion::V1_1_0), nodes as usize - 300, 300);
    }
}

/// The largest graph of main net has places of 34 bits, of which api 1.0.0 keeps 32.
#[test]
fn places_of_more_than_32_bits_are_cut_in_the_first_api_only() {
    for api_version in [ApiVersion::V1_0_0, ApiVersion::V1_1_0] {
        let parameters = parameters(Scheme::Sdr, 1 << 31, 3, api_version);
        agree(&parameters, (1 << 31) - 70, 70);
        let mut parents = [0; 64 * LABEL_PARENTS];
        Graph::new(&parameters).parents(Side::Forward, 1 << 30, &mut parents);
        let far = parents.as_chunks::<LABEL_PARENTS>().0.iter().flat_map(|parents| &parents[BASE_PARENTS..]);
        assert_eq!(far.max().is_some_and(|&most| most < 1 << 29), api_version == ApiVersion::V1_0_0);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]
    #[test]
    fn any_part_of_any_graph_has_the_plain_parents(
        scheme in 0..3_usize, nodes in 1..3000_u64, porep_id: u8, api in 0..3_usize, from in 0.0..1.0, to in 0.0..=1.0,
    ) {
        let first = (nodes as f64 * from) as usize;
        let count = ((nodes as usize - first) as f64 * to) as usize;
        agree(&parameters(Scheme::ALL[scheme], nodes, porep_id, ApiVersion::ALL[api]), first, count);
    }
}

#[test]
#[should_panic(expected = "there are 64 nodes")]
fn nodes_that_are_not_there_have_no_parents() {
    let graph = Graph::new(&parameters(Scheme::R2, 64, 0, ApiVersion::V1_1_0));
    graph.parents(Side::Forward, 63, &mut [0; 2 * KEY_PARENTS]);
}

/// `vectors/replicate/parent-caches.txt` has what main net has published of its caches, and what
/// was computed here.
#[test]
fn caches_have_the_names_and_the_parents_of_main_net() {
    let known = include_str!("../../../../../vectors/replicate/parent-caches.txt");
    let mut ids = 0..Parameters::REGISTERED;
    for line in known.lines().filter(|line| !line.starts_with('#')) {
        let [id, name, expected, _by] = line.split(' ').collect::<Vec<_>>()[..] else { panic!("{line}") };
        assert_eq!(ids.next().map(|id| id.to_string()).as_deref(), Some(id));
        let parameters = Parameters::registered(id.parse().expect("a number")).expect("registered");
        assert_eq!(parameters.cache_name().as_deref(), Some(name));
        if parameters.nodes <= 1 << 18 {
            let mut parents = vec![0; parameters.nodes * LABEL_PARENTS];
            Graph::new(&parameters).parents(Side::Forward, 0, &mut parents);
            let bytes: Vec<u8> = parents.iter().flat_map(|parent| parent.to_le_bytes()).collect();
            assert_eq!(hex::encode(digest(Algorithm::Sha256, &bytes)), expected, "{id}");
        }
    }
    assert_eq!(ids.next(), None);
    assert_eq!(Parameters::registered(Parameters::REGISTERED), None);
}

#[test]
fn only_main_net_names_its_caches() {
    for scheme in [Scheme::Zigzag, Scheme::R2] {
        assert_eq!(parameters(scheme, 64, 0, ApiVersion::V1_1_0).cache_name(), None);
    }
}
