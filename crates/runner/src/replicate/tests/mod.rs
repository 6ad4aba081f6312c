//! Whole runs on small layers, whose pieces are small as well.

use super::group::Task;
use super::pieces::Pieces;
use super::start::{Asked, start};
use super::{Error, Event, Options, Outcome, Padding, Replica, Stage};
use crate::stop::Stop;
use hashweave::replicate::chain::{Addition, Kernel, Keys, Labels, Layout};
use hashweave::replicate::{ApiVersion, Graph, NODE, Node, Parameters, Parents, Scheme, field};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;
use tempfile::TempDir;
mod fr32;

/// A folder with inputs, and the options and replicas of its runs.
struct Bench {
    folder: TempDir,
    options: Options,
    replicas: Vec<Replica>,
    pieces: Pieces,
}

impl Bench {
    fn new(scheme: Scheme, nodes: usize, layers: u32, replicas: usize) -> Self {
        let parameters = Parameters::new(scheme, nodes as u64, layers, [7; NODE], ApiVersion::V1_1_0);
        let folder = tempfile::tempdir().expect("a folder");
        let replicas = (0..replicas).map(|replica| {
            let path = |name: &str| folder.path().join(format!("{name}-{replica}"));
            fs::write(path("input"), data(nodes, replica)).expect("an input");
            Replica::new(path("input"), path("output"), [replica as u8 + 1; NODE])
        });
        let replicas = replicas.collect();
        let options = Options::new(parameters.expect("parameters"));
        let pieces = Pieces { nodes, chunk: 4, segment: 8, window: 2 };
        Self { folder, options, replicas, pieces }
    }

    fn kept(mut self) -> Self {
        self.options.dir = Some(self.folder.path().join("kept"));
        self
    }

    fn dir(&self) -> &Path {
        self.options.dir.as_deref().expect("it is kept")
    }

    fn run(&self, task: Task) -> Result<Outcome, Error> {
        self.run_until(task, usize::MAX)
    }

    /// Asks it to stop at its n-th word on layers.
    fn run_until(&self, task: Task, n: usize) -> Result<Outcome, Error> {
        self.run_and_hear(task, n).0
    }

    /// The same, and the damages that the run reports.
    fn run_and_hear(&self, task: Task, n: usize) -> (Result<Outcome, Error>, Vec<String>) {
        let (stop, mut said) = (Stop::default(), Vec::new());
        let mut heard = 0;
        let asked = self.replicas.iter().map(|replica| Asked {
            replica_id: replica.replica_id,
            files: Some(replica.clone()).filter(|_| task != Task::Labels),
            data: None,
        });
        let asked: Vec<Asked> = asked.collect();
        let outcome = start(&self.options, self.pieces, &asked, task, &stop, &mut |event| match event {
            Event::Progress(progress) if progress.stage == Stage::Labelling => {
                heard += 1;
                if heard >= n {
                    stop.request();
                }
            }
            Event::Mended(line) => said.push(line.to_owned()),
            _ => {}
        });
        (outcome, said)
    }

    fn expected(&self) -> Vec<Vec<u8>> {
        let plain =
            |replica: &Replica| plain(&self.options.parameters, &replica.replica_id, &read(&replica.input));
        self.replicas.iter().map(plain).collect()
    }

    fn check_outputs(&self, outcome: &Outcome) {
        for ((replica, expected), digest) in self.replicas.iter().zip(self.expected()).zip(&outcome.digests) {
            assert!(read(&replica.output) == expected, "{:?}", self.options.parameters);
            assert_eq!(*digest, super::state::sha256(&expected));
        }
        assert_eq!(outcome.digests.len(), self.replicas.len());
    }
}

fn read(path: &Path) -> Vec<u8> {
    fs::read(path).expect("a file that is there")
}

fn data(nodes: usize, replica: usize) -> Vec<u8> {
    let byte = |i: usize| if i % NODE == NODE - 1 { (i % 0x70) as u8 } else { (i * 31 + replica * 7) as u8 };
    (0..nodes * NODE).map(byte).collect()
}

/// A replica by the plainest way: every layer in one run of the plainest kernel.
fn plain(parameters: &Parameters, replica_id: &Node, data: &[u8]) -> Vec<u8> {
    let graph = Graph::new(parameters);
    let (layout, nodes) = (Layout::nodes(1), parameters.nodes);
    let (mut before, mut memory) = (vec![], data.to_vec());
    for layer in parameters.layers() {
        let mut parents = vec![0; nodes * parameters.scheme.degree()];
        graph.parents(layer.side, 0, &mut parents);
        if parameters.scheme == Scheme::Sdr {
            Kernel::COPYING.label(&mut Labels {
                layout,
                replica_ids: &[*replica_id],
                layer: layer.index + 1,
                before: &before,
                labels: &mut memory,
                first: 0,
                parents: &parents,
                ahead: 0,
            });
            before = memory.clone();
            continue;
        }
        let down = layer.walk == hashweave::replicate::chain::Walk::Down;
        if down {
            parents.as_chunks_mut::<13>().0.reverse();
        }
        Kernel::COPYING.encode(&mut Keys {
            layout,
            replica_ids: &[*replica_id],
            data: &mut memory,
            first: if down { nodes - 1 } else { 0 },
            walk: layer.walk,
            parents: &parents,
            addition: Addition::Direct,
            ahead: 0,
        });
    }
    if parameters.scheme == Scheme::Sdr {
        let sums = memory.as_chunks().0.iter().zip(data.as_chunks().0);
        memory = sums.flat_map(|(label, data)| field::add(label, data)).collect();
    }
    memory
}

/// Small, odd, and of several segments.
const NODES: [usize; 5] = [1, 2, 8, 17, 61];

#[test]
fn replicas_are_those_of_the_plainest_way_and_become_data_again() {
    for scheme in Scheme::ALL {
        for nodes in NODES {
            for (layers, replicas, threads, keep) in
                [(1, 1, 1, false), (3, 1, 4, true), (4, 3, 1, true), (2, 5, 3, false)]
            {
                let mut bench = Bench::new(scheme, nodes, layers, replicas);
                bench.options.threads = threads;
                if keep {
                    bench = bench.kept();
                }
                let outcome = bench.run(Task::Encode).expect("it is encoded");
                bench.check_outputs(&outcome);
                let inputs: Vec<PathBuf> =
                    bench.replicas.iter().map(|replica| replica.input.clone()).collect();
                for replica in &mut bench.replicas {
                    replica.input = replica.output.clone();
                    replica.output = replica.output.with_extension("back");
                }
                bench.run(Task::Decode).expect("it is decoded");
                bench.options.dir = None;
                bench.options.force = true;
                bench.run(Task::Decode).expect("it is decoded without layers");
                for (replica, input) in bench.replicas.iter().zip(&inputs) {
                    assert!(read(&replica.output) == read(input), "{scheme}, {nodes} nodes, {layers} layers");
                }
            }
        }
    }
}

#[test]
fn a_run_that_is_interrupted_anywhere_ends_the_same() {
    for (scheme, threads, replicas) in [
        (Scheme::Sdr, 1, 1),
        (Scheme::Sdr, 2, 3),
        (Scheme::Zigzag, 3, 1),
        (Scheme::R2, 1, 2),
        (Scheme::R2, 2, 1),
    ] {
        let mut bench = Bench::new(scheme, 101, 4, replicas).kept();
        bench.options.checkpoint = Duration::ZERO;
        bench.options.threads = threads;
        let expected = bench.expected();
        let (mut interrupted, mut places) = (0, Vec::new());
        let outcome = loop {
            match bench.run_until(Task::Encode, 1 + interrupted % 4) {
                Ok(outcome) => break outcome,
                Err(Error::Interrupted { saved: Some(saved) }) => {
                    assert!(saved.contains("--resume"), "{saved}")
                }
                Err(error) => panic!("{error}"),
            }
            // Another group of replicas may have finished before.
            let outputs = bench.replicas.iter().map(|replica| fs::read(&replica.output).ok());
            assert!(outputs.zip(&expected).all(|(found, whole)| found.is_none_or(|found| found == *whole)));
            interrupted += 1;
            assert!(interrupted < 500, "every run gets further");
            bench.options.resume = true;
            places.push(read(&state_of(&bench, 0)));
        };
        bench.check_outputs(&outcome);
        assert!(!places.is_empty(), "{scheme}: no checkpoint was seen");
        assert!(outcome.resumed_at.is_some());
    }
}

fn state_of(bench: &Bench, replica: usize) -> PathBuf {
    let folder = super::start::folder_of(bench.dir(), replica, bench.replicas.len());
    folder.join("state.json")
}

#[test]
fn a_finished_run_is_checked_and_its_output_written_again() {
    for scheme in Scheme::ALL {
        let mut bench = Bench::new(scheme, 61, 3, 2).kept();
        bench.run(Task::Encode).expect("it is encoded");
        let error = bench.run(Task::Encode).expect_err("it is there").to_string();
        assert!(error.contains("output-0: it exists already") && error.contains("--force"), "{error}");
        bench.options.force = true;
        let error = bench.run(Task::Encode).expect_err("it is there").to_string();
        assert!(error.contains("finished run") && error.contains("--resume"), "{error}");
        bench.options.force = false;
        bench.options.resume = true;
        fs::remove_file(&bench.replicas[1].output).expect("it was there");
        let outcome = bench.run(Task::Encode).expect("it is written again");
        bench.check_outputs(&outcome);
        assert_eq!(outcome.resumed_at, Some((4, 0)));
        let mut output = read(&bench.replicas[0].output);
        output[5] ^= 1;
        fs::write(&bench.replicas[0].output, output).expect("a flipped bit");
        let error = bench.run(Task::Encode).expect_err("it differs");
        assert!(
            matches!(&error, Error::Corrupt { file, .. } if *file == bench.replicas[0].output),
            "{error}"
        );
        bench.options.force = true;
        bench.check_outputs(&bench.run(Task::Encode).expect("it is replaced"));
    }
}

/// The files that a run keeps, except the lock.
fn saved(bench: &Bench) -> Vec<PathBuf> {
    let entries = fs::read_dir(bench.dir()).expect("a folder");
    let mut names: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    names.retain(|path| !path.ends_with("lock"));
    names.sort_unstable();
    names
}

/// Damages of every kind in every file: each is reported, the sound parts are used, and the replica
/// and all files are as they would have been without the damage.
#[test]
fn a_damage_of_any_saved_file_is_named_and_mended() {
    let damages: [fn(&mut Vec<u8>, usize); 5] = [
        |bytes, at| bytes[at] ^= 4,
        |bytes, at| bytes.truncate(at),
        |bytes, _| bytes.clear(),
        |bytes, _| bytes.push(0),
        |bytes, _| bytes.extend([7; 5 * NODE]),
    ];
    for (scheme, n) in [(Scheme::Sdr, 20), (Scheme::Zigzag, 20), (Scheme::R2, usize::MAX)] {
        let mut bench = Bench::new(scheme, 61, 4, 1).kept();
        bench.options.checkpoint = Duration::ZERO;
        let _ = bench.run_until(Task::Encode, n);
        bench.options.checkpoint = Duration::from_secs(20);
        bench.options.resume = true;
        let before: Vec<(PathBuf, Vec<u8>)> =
            saved(&bench).into_iter().map(|path| (path.clone(), read(&path))).collect();
        let mut whole = None;
        for (name, content) in before.iter().filter(|(name, _)| !name.ends_with("state.copy.json")) {
            // An unfinished layer has only the segments that were walked first; of a whole layer
            // either end will do.
            let down =
                scheme == Scheme::Zigzag && ["02", "04"].iter().any(|n| name.to_string_lossy().contains(n));
            let at = if down { content.len() - 1 } else { 0 };
            for damage in damages {
                for (path, content) in &before {
                    fs::write(path, content).expect("as it was");
                }
                let _ = fs::remove_file(&bench.replicas[0].output);
                let mut damaged = content.clone();
                damage(&mut damaged, at);
                fs::write(name, &damaged).expect("a damage");
                let (outcome, said) = bench.run_and_hear(Task::Encode, usize::MAX);
                bench.check_outputs(&outcome.unwrap_or_else(|error| panic!("{}: {error}", name.display())));
                assert!(
                    said.len() == 1 && said[0].contains(name.to_str().expect("UTF-8")),
                    "{}: {said:?}",
                    name.display()
                );
                let after: Vec<Vec<u8>> = saved(&bench).iter().map(|path| read(path)).collect();
                assert!(*whole.get_or_insert_with(|| after.clone()) == after, "{}", name.display());
            }
        }
    }
}

/// Of a damaged layer nothing is lost that was walked before the damage.
#[test]
fn a_run_goes_on_at_the_damage() {
    for (scheme, layer, segment, at) in [
        (Scheme::Sdr, 3, 5, Some((3, 40))),
        (Scheme::Zigzag, 3, 5, Some((3, 40))),
        // It was walked from the last one of its eight segments, of which each has eight nodes.
        (Scheme::Zigzag, 2, 5, Some((2, 16))),
        (Scheme::R2, 4, 0, Some((4, 0))),
        // The data are read again.
        (Scheme::R2, 0, 5, None),
    ] {
        let mut bench = Bench::new(scheme, 61, 4, 1).kept();
        bench.run(Task::Encode).expect("it is encoded");
        fs::remove_file(&bench.replicas[0].output).expect("it is there");
        bench.options.resume = true;
        let name = bench.dir().join(format!("layer-{layer:02}.dat"));
        let mut content = read(&name);
        content[segment * 8 * NODE + 3] ^= 1;
        fs::write(&name, content).expect("a damage");
        let (outcome, said) = bench.run_and_hear(Task::Encode, usize::MAX);
        let outcome = outcome.expect("it is mended");
        bench.check_outputs(&outcome);
        assert_eq!(outcome.resumed_at, at, "{scheme}: {said:?}");
        let place = at.map_or("starts again".to_owned(), |(layer, nodes)| {
            format!("layer {layer}, of which {nodes} nodes are sound")
        });
        assert!(said[0].contains(&place), "{said:?}");
    }
}

/// Several replicas of a group go on where the worst of them is.
#[test]
fn one_damaged_replica_of_several_is_mended() {
    for scheme in Scheme::ALL {
        let mut bench = Bench::new(scheme, 61, 3, 3).kept();
        bench.options.threads = 2;
        bench.run(Task::Encode).expect("they are encoded");
        bench.options.resume = true;
        let name = bench.dir().join("2/layer-02.dat");
        let mut content = read(&name);
        content[700] ^= 1;
        fs::write(&name, content).expect("a damage");
        let (outcome, said) = bench.run_and_hear(Task::Encode, usize::MAX);
        bench.check_outputs(&outcome.expect("it is mended"));
        assert_eq!(said.len(), 1, "{said:?}");
        super::audit(&bench.options, 20, None, &Stop::default(), &mut |_| ()).expect("all is right");
    }
}

/// Another thing in the place of a layer is no damage of ours.
#[test]
fn layers_that_cannot_be_mended_end_the_run() {
    let mut bench = Bench::new(Scheme::R2, 61, 3, 1).kept();
    bench.run(Task::Encode).expect("it is encoded");
    bench.options.resume = true;
    fs::remove_file(bench.dir().join("layer-02.dat")).expect("it is there");
    fs::create_dir(bench.dir().join("layer-02.dat")).expect("a folder in its place");
    let error = bench.run(Task::Encode).expect_err("it is no file").to_string();
    assert!(error.contains("layer-02.dat"), "{error}");
}

#[test]
fn an_audit_computes_nodes_of_every_layer_again() {
    for (scheme, n) in
        [(Scheme::Sdr, usize::MAX), (Scheme::Zigzag, usize::MAX), (Scheme::R2, usize::MAX), (Scheme::R2, 9)]
    {
        let mut bench = Bench::new(scheme, 61, 4, 2).kept();
        bench.options.threads = 2;
        let _ = bench.run_until(Task::Encode, n);
        let stop = Stop::default();
        let audit = super::audit(&bench.options, 40, Some(5), &stop, &mut |_| ()).expect("all is right");
        stop.request();
        let stopped = super::audit(&bench.options, 40, Some(5), &stop, &mut |_| ());
        assert!(matches!(stopped, Err(Error::Interrupted { saved: None })));
        assert!(audit.checked > 0 && audit.seed == 5);
        if n == usize::MAX {
            let data = u32::from(scheme != Scheme::Sdr);
            assert_eq!((audit.layers, audit.checked), (2 * (4 + data), 2 * 4 * 40));
        }
    }
}

/// A layer that is wrong, with digests that say that it is right.
#[test]
fn an_audit_finds_a_node_that_was_computed_wrongly() {
    for scheme in Scheme::ALL {
        let bench = Bench::new(scheme, 61, 3, 1).kept();
        bench.run(Task::Encode).expect("it is encoded");
        let state = super::state::State::read(bench.dir()).expect("a state").expect("it is there");
        let mut wrong = bench.pieces;
        wrong.window = 1;
        let mut keeper = super::keeper::Keeper::of(bench.dir(), bench.pieces, state);
        let layer = keeper.layer(3).expect("digests").expect("layer 3");
        let walk = super::keeper::walk_of(&bench.options.parameters, 3);
        let bytes: Vec<(usize, Vec<u8>)> = (0..wrong.segments())
            .map(|n| wrong.nth(walk, n))
            .map(|segment| (segment, layer.read(segment).expect("a segment")))
            .collect();
        for (segment, mut bytes) in bytes {
            if segment == 7 {
                bytes[3 * NODE] ^= 1;
            }
            keeper.put(3, segment, &bytes, super::state::sha256(&bytes)).expect("written");
        }
        keeper.checkpoint().expect("saved");
        match super::audit(&bench.options, 600, Some(1), &Stop::default(), &mut |_| ()) {
            Err(Error::Mismatch { file, layer: 3, kept, computed, .. }) => {
                assert!(file.ends_with("layer-03.dat") && kept != computed);
            }
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn what_cannot_be_is_refused_in_one_line() {
    let refused = |bench: &Bench, task: Task| {
        let error = bench.run(task).expect_err("it is refused");
        assert!(!bench.replicas[0].output.exists());
        error.to_string()
    };
    let mut bench = Bench::new(Scheme::Sdr, 61, 2, 2).kept();
    let mut content = read(&bench.replicas[1].input);
    content[17 * NODE..18 * NODE].fill(0xFF);
    fs::write(&bench.replicas[1].input, &content).expect("a node that is no element");
    for scheme in Scheme::ALL {
        bench.options.parameters.scheme = scheme;
        let text = refused(&bench, Task::Encode);
        assert!(text.contains("input-1: node 17 (bytes 544 to 575)"), "{text}");
    }
    bench.options.parameters.scheme = Scheme::Sdr;
    content.truncate(60 * NODE + 5);
    content[17 * NODE..18 * NODE].fill(0);
    fs::write(&bench.replicas[1].input, &content).expect("a node in part");
    let text = refused(&bench, Task::Encode);
    assert!(text.contains("not a multiple of 32") && text.contains("--pad"), "{text}");
    let inputs: Vec<&Path> = bench.replicas.iter().map(|replica| replica.input.as_path()).collect();
    assert!(super::nodes(&inputs, Padding::None).is_err());
    assert_eq!(super::nodes(&inputs, Padding::Zeros).expect("padded"), 61);
    bench.options.padding = Padding::Zeros;
    bench.run(Task::Encode).expect("it is filled with zeros");
    let mut bench = Bench::new(Scheme::R2, 61, 2, 2).kept();
    bench.replicas[1].output = bench.replicas[0].input.clone();
    assert!(refused(&bench, Task::Encode).contains("an output cannot be an input"));
    bench.replicas[1].output = bench.folder.path().join("x/../output-0");
    fs::create_dir(bench.folder.path().join("x")).expect("a folder");
    assert!(refused(&bench, Task::Encode).contains("two outputs cannot be one file"));
    let mut bench = Bench::new(Scheme::R2, 61, 2, 1).kept();
    bench.options.memory = Some(1000);
    bench.options.dir = None;
    assert!(refused(&bench, Task::Encode).contains("--dir"));
    bench.options.kernel = Some("none".to_owned());
    assert!(refused(&bench, Task::Encode).contains("there is no kernel 'none'"));
}

#[test]
fn a_folder_is_for_one_run_at_a_time_and_for_one_replica() {
    let mut bench = Bench::new(Scheme::Zigzag, 61, 3, 1).kept();
    fs::create_dir_all(bench.dir()).expect("a folder");
    let lock = super::lock::Lock::to_write(bench.dir()).expect("nobody has it");
    assert!(matches!(bench.run(Task::Encode), Err(Error::Locked { .. })));
    drop(lock);
    bench.run(Task::Encode).expect("it is free");
    bench.options.resume = true;
    bench.options.parameters.layers = 4;
    let text = bench.run(Task::Encode).expect_err("another run").to_string();
    assert!(text.contains("number of layers is 3, not 4"), "{text}");
    bench.options.parameters.layers = 3;
    bench.replicas[0].replica_id = [9; NODE];
    assert!(bench.run(Task::Encode).expect_err("another id").to_string().contains("replica id"));
    bench.replicas[0].replica_id = [1; NODE];
    fs::write(&bench.replicas[0].input, vec![0; 61 * NODE]).expect("another input");
    let text = bench.run(Task::Encode).expect_err("another input").to_string();
    assert!(text.contains("input-0") && text.contains("content differs"), "{text}");
}

#[test]
fn labels_alone_are_kept_and_used() {
    let mut bench = Bench::new(Scheme::Sdr, 61, 2, 1).kept();
    let outcome = bench.run(Task::Labels).expect("they are labelled");
    let layers =
        ["layer-01.dat", "layer-02.dat"].map(|name| super::state::sha256(&read(&bench.dir().join(name))));
    assert_eq!(outcome.digests, layers);
    bench.options.resume = true;
    let outcome = bench.run(Task::Encode).expect("they are used");
    assert_eq!(outcome.resumed_at, Some((3, 0)));
    bench.check_outputs(&outcome);
}

/// The digests of all layers of labels, read from the files.
fn digests_of_layers(bench: &Bench) -> Vec<Node> {
    let replicas = bench.replicas.len();
    let layers = 1..=bench.options.parameters.layers;
    let folder = |k: usize| super::start::folder_of(bench.dir(), k, replicas);
    let path = |k: usize, layer: u32| folder(k).join(format!("layer-{layer:02}.dat"));
    let digest = |path: PathBuf| super::state::sha256(&read(&path));
    (0..replicas)
        .flat_map(|k| layers.clone().map(move |layer| (k, layer)))
        .map(|(k, layer)| digest(path(k, layer)))
        .collect()
}

/// A run digests the layers that it writes on the way; those that were there before, or in part, it
/// digests from the files.
#[test]
fn digests_of_layers_are_those_of_their_files() {
    let plain = Bench::new(Scheme::Sdr, 61, 3, 5).kept();
    plain.run(Task::Labels).expect("they are labelled");
    let expected = digests_of_layers(&plain);
    for (threads, pin, remembered) in [(1, false, true), (3, false, false), (2, true, true), (9, true, false)]
    {
        for words in [1, 9, 20, 45, usize::MAX] {
            let mut bench = Bench::new(Scheme::Sdr, 61, 3, 5).kept();
            (bench.options.threads, bench.options.pin) = (threads, pin);
            if !remembered {
                let need = super::need(&bench.options, &bench.replicas).expect("it is stated");
                bench.options.memory = Some(need.memory);
            }
            // The run may end before it has reported that many words.
            match bench.run_until(Task::Labels, words) {
                Ok(outcome) => assert_eq!(outcome.digests, expected),
                Err(error) => assert!(matches!(error, Error::Interrupted { .. }), "{error}"),
            }
            bench.options.resume = true;
            assert_eq!(bench.run(Task::Labels).expect("they are there").digests, expected);
            assert_eq!(digests_of_layers(&bench), expected);
        }
    }
}

/// Lanes of more replicas than cores, and layers of other schemes.
#[test]
fn bound_threads_make_the_same() {
    for scheme in Scheme::ALL {
        let mut bench = Bench::new(scheme, 61, 4, 5).kept();
        (bench.options.threads, bench.options.pin) = (4, true);
        let need = super::need(&bench.options, &bench.replicas).expect("it is stated");
        assert!(!need.seats.is_empty() && need.seats.len() <= need.groups.len());
        let outcome = bench.run(Task::Encode).expect("it is encoded");
        bench.check_outputs(&outcome);
    }
}

#[test]
fn work_memory_may_be_a_file() {
    let mut bench = Bench::new(Scheme::Sdr, 61, 3, 2).kept();
    let need = super::need(&bench.options, &bench.replicas).expect("it is stated");
    assert!(!need.mapped && need.disk == (3 + 1) * 2 * 61 * NODE as u64 && need.seconds.is_some());
    // Parents stay in memory only if as much again is free.
    bench.options.memory = Some(need.memory);
    let least = super::need(&bench.options, &bench.replicas).expect("it is stated");
    assert!(need.remembered && !least.remembered && !least.mapped && least.memory < need.memory);
    bench.options.memory = Some(least.memory - 1);
    let mapped = super::need(&bench.options, &bench.replicas).expect("it is stated");
    assert!(mapped.mapped && mapped.memory < need.memory && mapped.disk > need.disk);
    let outcome = bench.run(Task::Encode).expect("it is encoded");
    bench.check_outputs(&outcome);
}

/// A run that was killed before anything was kept leaves nothing that matters.
#[test]
fn a_state_without_layers_is_nobodys() {
    let bench = Bench::new(Scheme::R2, 61, 3, 1).kept();
    let other = super::state::State::new(&bench.options.parameters, [77; NODE], bench.pieces.segment);
    fs::create_dir(bench.dir()).expect("a folder");
    other.write(bench.dir()).expect("written");
    let outcome = bench.run(Task::Encode).expect("it is encoded");
    bench.check_outputs(&outcome);
    let audit = super::audit(&bench.options, 9, None, &Stop::default(), &mut |_| ()).expect("it is right");
    assert_eq!(audit.checked, 27);
    let mut output = read(&bench.replicas[0].output);
    output[0] ^= 1;
    fs::write(&bench.replicas[0].output, output).expect("a flipped bit");
    let error =
        super::audit(&bench.options, 9, None, &Stop::default(), &mut |_| ()).expect_err("the output differs");
    assert!(error.to_string().contains("output-0"), "{error}");
}

#[test]
fn a_folder_that_takes_nothing_more_leaves_a_state_to_go_on_from() {
    for scheme in Scheme::ALL {
        let mut bench = Bench::new(scheme, 61, 4, 1).kept();
        let obstacle = bench.dir().join("layer-03.dat");
        fs::create_dir_all(&obstacle).expect("a folder in place of a file");
        let error = bench.run(Task::Encode).expect_err("a folder is no file");
        assert!(matches!(&error, Error::Io { file, .. } if *file == obstacle), "{error}");
        assert!(!bench.replicas[0].output.exists());
        fs::remove_dir(&obstacle).expect("the folder goes");
        bench.options.resume = true;
        let outcome = bench.run(Task::Encode).expect("it goes on");
        bench.check_outputs(&outcome);
        assert_eq!(outcome.resumed_at, Some((3, 0)));
    }
}
