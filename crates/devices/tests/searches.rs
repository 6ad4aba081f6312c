//! Compares whole searches on a device with the kernels of this CPU. The device is a processor that
//! acts as a GPU (`ci/gpu-software.sh` says which), or the one that HASHWEAVE_DEVICE names, such as
//! cuda:0 (`ci/gpu.sh`).

use devices::device::{Api, Device, SLOTS};
use devices::hosts;
use devices::program::{Launch, Program};
use hashweave::search::{Goal, Job, Objective, Request};
use hashweave::{Algorithm, Backend, Variant};
use hashweave_tests::SplitMix64;
use kernels::search::{Candidate, Candidates, Filter, Function, Plan};
use weave::device::Multiplied;

/// Every algorithm that is made in its own way, each with three templates: thirty-six in all.
const ALGORITHMS: [&str; 12] = [
    "sha3-256",
    "keccak-256",
    "sha3-512",
    "sha3x",
    "sha256",
    "sha256d",
    "hash160",
    "sha512",
    "blake2s-256",
    "blake2b-256",
    "blake2b-512",
    "blake3",
];

/// The number of entries of a list.
const CAPACITY: u32 = 1 << 14;

/// The approximate number of counters that each launch searches.
const COUNTERS: u64 = 1 << 16;

/// Returns a template of text, bytes, a salt, the counter in one of its forms, and a rest: one
/// block or several.
fn template(random: &mut SplitMix64) -> String {
    let hex = |bytes: Vec<u8>| bytes.iter().map(|byte| format!("{byte:02x}")).collect::<String>();
    let mut text = "text ".repeat(random.below(3) * random.below(14));
    let (count, salt) = (1 + random.below(11), random.below(9));
    text += &format!("{{hex:{}}}", hex(random.bytes(count)));
    if salt > 0 {
        text += &format!("{{salt:{salt}}}");
    }
    text += &format!("{{counter:{}{}}}", 3 + random.below(6), ["", ":be", ":letters"][random.below(3)]);
    text + &" and after".repeat(random.below(3) * random.below(9))
}

/// Returns a condition of each kind that about one digest in a few hundred meets, on all of the
/// digest or a part of it.
fn objective(random: &mut SplitMix64, kind: usize, algorithm: Algorithm) -> Objective {
    let goal = match kind % 4 {
        0 => Goal::Min,
        1 => Goal::ZeroBits(6 + random.below(4) as u32),
        2 => Goal::Below(vec![0, 0x80 | random.word() as u8]),
        _ => Goal::Match { mask: vec![0x5A, 0x00, 0xC3], value: vec![0x12, 0x00, 0x81] },
    };
    let start = random.below(algorithm.digest_length() - 4);
    Objective { goal, range: (random.below(2) == 0).then(|| start..algorithm.digest_length()) }
}

/// Returns the candidates that pass on this CPU, in counter order.
fn expected(job: &Job, salt: &[u8], word: usize, [first, last]: [u64; 2], filter: &Filter) -> Vec<Candidate> {
    let template = job.template();
    let function = Function {
        algorithm: job.algorithm(),
        counter_bits: template.counter().bits(),
        length: template.length(),
        message: &|counter, message| template.write(salt, counter, message),
    };
    let backend = Backend::usable().next_back().expect("integers at least");
    let plan = Plan::new(backend, &function, Variant::A1A2, word);
    let (mut all, mut done) = (Vec::new(), 0);
    while done <= last - first {
        let mut found = Candidates::default();
        done += plan.scan([first + done, last], filter, &mut found);
        all.extend_from_slice(found.as_slice());
    }
    all
}

/// Runs a search with two launches at once, at random places; returns how many candidates they had.
fn search(device: &dyn Device, job: &Job, random: &mut SplitMix64) -> usize {
    let salt = random.bytes(job.template().salt_length());
    let (algorithm, max) = (job.algorithm(), job.template().counter().max());
    let word = job.objective().word(algorithm);
    let form = Multiplied { rotations: random.below(101), additions: random.below(101) };
    let program = Program::new(&job.outline(&salt, 32), word, form).expect("few blocks");
    let mut loaded = device.load(program.kernel(), program.table(), CAPACITY).expect("loads");
    let granules = (COUNTERS / program.granule()).clamp(1, program.most_granules().into());
    let launches = [(); SLOTS].map(|()| {
        let filter = job.objective().filter(algorithm, word, Some(&best(job)));
        let first = (random.word() & max) / (granules * program.granule()) * (granules * program.granule());
        Launch { first, granules: granules as u32, filter, capacity: CAPACITY }
    });
    for (slot, launch) in launches.iter().enumerate() {
        let (parameters, workgroups) = program.parameters(launch);
        loaded.start(slot, &parameters, workgroups).expect("starts");
    }
    let both = launches.iter().enumerate().map(|(slot, launch)| {
        let mut entries = Vec::new();
        let finished = loaded.finish(slot, &mut entries).expect("finishes");
        assert_eq!(finished.passed as usize, entries.len(), "the list has room for all");
        let mut found: Vec<Candidate> =
            entries.iter().map(|entry| program.candidate(launch, *entry)).collect();
        // Counters that the message has no room for are hashed too.
        found.retain(|candidate| candidate.counter <= max);
        found.sort_unstable_by_key(|candidate| candidate.counter);
        let last = launch.first + (granules * program.granule() - 1).min(max - launch.first);
        let expected = expected(job, &salt, word, [launch.first, last], &launch.filter);
        assert!(
            found == expected,
            "{algorithm} {}, {:?}: {} and {}",
            job.template(),
            job.objective(),
            found.len(),
            expected.len()
        );
        found.len()
    });
    both.sum()
}

/// Returns the smallest digest so far, with fourteen zero bits where the objective looks.
fn best(job: &Job) -> Vec<u8> {
    let mut best = vec![0; job.algorithm().digest_length()];
    best[job.objective().range.as_ref().map_or(0, |range| range.start) + 1] = 2;
    best
}

/// Opens the device that is named, or lavapipe.
fn device() -> Box<dyn Device> {
    let (api, number) = std::env::var("HASHWEAVE_DEVICE").map_or_else(
        |_| {
            let devices =
                hosts::list_of(Api::Wgpu).expect("Mesa's lavapipe is installed: ci/gpu-software.sh");
            let software = devices.iter().find(|about| about.is_software);
            (Api::Wgpu, software.expect("one of the devices is lavapipe").number)
        },
        |name| {
            let (api, number) = name.split_once(':').expect("an interface, a colon, a number");
            let api = Api::ALL.into_iter().find(|of| of.name() == api).expect("cuda, hip or wgpu");
            (api, number.parse().expect("a number"))
        },
    );
    hosts::open(api, number).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn searches_on_a_gpu_find_what_this_cpu_finds() {
    let device = device();
    let mut random = SplitMix64(0x6C61_7661);
    for (i, name) in ALGORITHMS.iter().cycle().take(3 * ALGORITHMS.len()).enumerate() {
        let algorithm = name.parse().expect("an algorithm");
        let template = template(&mut random).parse().expect("a template");
        let objective = objective(&mut random, i, algorithm);
        let job = Job::new(Request { algorithm, objective, ..Request::new(template) }).expect("a job");
        let found = search(&*device, &job, &mut random);
        assert!(found > 0, "{name} {}", job.template());
    }
}
