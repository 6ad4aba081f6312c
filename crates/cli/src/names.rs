//! The names of algorithms, schemes, instruction sets and kernels. For a misspelt name the message
//! suggests the nearest one, for a name of another command it names that command, and completions
//! list all names.

use clap::builder::{PossibleValue, StringValueParser, TypedValueParser};
use devices::device::Api;
use hashweave::batch::Kernel;
use hashweave::replicate::Scheme;
use hashweave::tree::TreeFunction;
use hashweave::{Algorithm, Isa, Parameter, Row, UnknownAlgorithm, Variant};
use runner::bench::sum::AUTO;
use runner::sum::Function;
use std::ffi::OsStr;
use std::sync::LazyLock;

/// A choice that the program can make itself.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Auto<T>(pub(crate) Option<T>);

/// Parses a name.
type Parse<T> = fn(&str) -> Result<T, String>;

/// A parser that tells completions which names exist.
#[derive(Clone)]
pub(crate) struct Named<T> {
    parse: Parse<T>,
    names: Vec<&'static str>,
}

impl<T> Named<T> {
    pub(crate) fn new(parse: Parse<T>, names: Vec<&'static str>) -> Self {
        Self { parse, names }
    }
}

impl<T: Clone + Send + Sync + 'static> TypedValueParser for Named<T> {
    type Value = T;

    fn parse_ref(
        &self,
        command: &clap::Command,
        option: Option<&clap::Arg>,
        value: &OsStr,
    ) -> Result<T, clap::Error> {
        let parse = self.parse;
        StringValueParser::new().try_map(move |text| parse(&text)).parse_ref(command, option, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(self.names.iter().map(|name| PossibleValue::new(*name))))
    }
}

/// Returns `; did you mean X?`, if a name is similar to the text.
pub(crate) fn did_you_mean(text: &str, names: &[&str]) -> String {
    // The threshold that clap uses for options and commands.
    const NEAR: f64 = 0.7;
    let near = |name: &&str| strsim::jaro_winkler(&text.to_lowercase(), name);
    match names.iter().max_by(|a, b| near(a).total_cmp(&near(b))) {
        Some(name) if near(name) > NEAR => format!("; did you mean {name}?"),
        _ => String::new(),
    }
}

static ALGORITHMS: LazyLock<Vec<String>> =
    LazyLock::new(|| Algorithm::NAMED.iter().map(ToString::to_string).collect());

fn algorithm_names() -> Vec<&'static str> {
    ALGORITHMS.iter().map(String::as_str).collect()
}

/// The parser of `--algo`.
pub(crate) fn algorithm() -> Named<Algorithm> {
    let parse = |text: &str| {
        text.parse().map_err(|_| {
            unknown("algorithm", text, &algorithm_names()) + "; " + &UnknownAlgorithm::other_lengths()
        })
    };
    Named::new(parse, algorithm_names())
}

/// Tree hashes that are no algorithms of searches.
static TREES: LazyLock<Vec<String>> = LazyLock::new(|| {
    let trees = TreeFunction::ALL.into_iter().filter(|tree| Function::from(*tree).algorithm().is_none());
    trees.map(|tree| tree.to_string()).collect()
});

/// The parser of `--algo` in measurements, which take tree hashes as well.
pub(crate) fn function() -> Named<Function> {
    let parse = |text: &str| {
        let tree = text.parse::<TreeFunction>().map(Function::from);
        tree.or_else(|_| (algorithm().parse)(text).map(Function::from))
    };
    Named::new(parse, algorithm_names().into_iter().chain(TREES.iter().map(String::as_str)).collect())
}

/// Returns the algorithms of functions, for a job that has no tree hashes but BLAKE3.
pub(crate) fn only_algorithms(functions: &[Function]) -> Result<Vec<Algorithm>, String> {
    let algorithm = |function: &Function| {
        let name = || unknown("algorithm", &function.to_string(), &algorithm_names());
        function.algorithm().ok_or_else(name)
    };
    functions.iter().map(algorithm).collect()
}

/// The parser of `--scheme`.
pub(crate) fn scheme() -> Named<Scheme> {
    let parse =
        |text: &str| text.parse().map_err(|_| unknown("scheme", text, &Scheme::ALL.map(Scheme::name)));
    Named::new(parse, Scheme::ALL.map(Scheme::name).to_vec())
}

/// The units that hash in a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Backend {
    /// The fastest instruction set of the processor.
    Auto,
    /// An instruction set.
    Processor(Isa),
    /// The devices of one interface.
    Api(Api),
    /// Every card once, through any interface.
    Gpu,
    /// Every card once, and the processor.
    All,
}

/// The name for all cards on the command line.
const GPU: &str = "gpu";

/// The name for all cards and the processor on the command line.
const ALL: &str = "all";

impl Backend {
    /// Its name on the command line.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Auto => AUTO,
            Self::Processor(isa) => isa.name(),
            Self::Api(api) => api.name(),
            Self::Gpu => GPU,
            Self::All => ALL,
        }
    }

    /// The instruction set, if there is one.
    pub(crate) fn isa(self) -> Option<Isa> {
        if let Self::Processor(isa) = self { Some(isa) } else { None }
    }
}

/// Returns the names that `--backend` takes in measurements, or in searches.
fn backend_names(of_search: bool) -> Vec<&'static str> {
    let devices = Api::ALL.map(Api::name).into_iter().chain([GPU]);
    let isas = Isa::ALL.map(Isa::name).into_iter();
    isas.chain(devices).chain([ALL, AUTO].into_iter().filter(|_| of_search)).collect()
}

/// The parser of `--backend` in searches.
pub(crate) fn backends() -> Named<Backend> {
    Named::new(|text| backend(text, true), backend_names(true))
}

/// The parser of `--backend` in `bench search`.
pub(crate) fn measured_backends() -> Named<Backend> {
    Named::new(|text| backend(text, false), backend_names(false))
}

/// The parser of `--kernel` in searches.
pub(crate) fn kernels<T>(parse: Parse<T>, auto: bool) -> Named<T> {
    Named::new(parse, Variant::ALL.map(Variant::name).into_iter().chain(auto.then_some(AUTO)).collect())
}

/// Returns the names of the batch kernels that algorithms have here, and `auto`.
pub(crate) fn batch_kernels() -> Vec<&'static str> {
    let mut names = vec![AUTO];
    for kernel in Algorithm::NAMED.into_iter().flat_map(|algorithm| Kernel::usable(algorithm.primitive())) {
        if !names.contains(&kernel.name()) {
            names.push(kernel.name());
        }
    }
    names
}

pub(crate) fn batch_kernel(text: &str) -> Result<String, String> {
    let names = batch_kernels();
    if names.contains(&text) {
        return Ok(text.to_owned());
    }
    Err(choices("kernel", "does not exist or cannot run here", text, &names))
}

fn backend(text: &str, of_search: bool) -> Result<Backend, String> {
    let isa = Isa::from_name(text).map(Backend::Processor);
    let api = Api::ALL.into_iter().find(|api| api.name() == text).map(Backend::Api);
    let several = match text {
        GPU => Some(Backend::Gpu),
        ALL if of_search => Some(Backend::All),
        AUTO if of_search => Some(Backend::Auto),
        _ => None,
    };
    isa.or(api).or(several).ok_or_else(|| {
        let foreign = Isa::EVERYWHERE.into_iter().any(|isa| isa.name() == text);
        let fault = if foreign { "is for CPUs of another architecture" } else { NONEXISTENT };
        choices("backend", fault, text, &backend_names(of_search))
    })
}

pub(crate) fn kernel(text: &str) -> Result<Auto<Variant>, String> {
    if text == AUTO {
        return Ok(Auto(None));
    }
    one_kernel(text).map(|variant| Auto(Some(variant))).map_err(|error| error + ", auto")
}

pub(crate) fn one_kernel(text: &str) -> Result<Variant, String> {
    let found = Variant::ALL.into_iter().find(|variant| variant.name() == text);
    found.ok_or_else(|| choices("kernel", NONEXISTENT, text, &Variant::ALL.map(Variant::name)))
}

/// The message for a misspelt name.
const NONEXISTENT: &str = "does not exist";

/// Returns the message about an algorithm or a scheme that an option does not take. It names the
/// command that has it, or the nearest name, and the names that the option takes.
pub(crate) fn unknown(what: &str, text: &str, present: &[&str]) -> String {
    let names = present.join(", ");
    match elsewhere(text) {
        Some(description) => format!("{text} is {description}; available here: {names}"),
        // This is the wording of `UnknownAlgorithm`.
        None => format!("hashweave has no such {what}{}; available: {names}", did_you_mean(text, present)),
    }
}

/// Returns the meaning of a name in the commands that have it.
fn elsewhere(text: &str) -> Option<&'static str> {
    let name = text.to_ascii_lowercase();
    let of_any_length = |row: &Row| row.name == name && row.parameter == Parameter::Length;
    if name.parse::<TreeFunction>().is_ok() && name.parse::<Algorithm>().is_err() {
        Some("a tree hash, which only `hashweave sum` computes")
    } else if Algorithm::ALL.iter().map(|algorithm| algorithm.row()).any(of_any_length) {
        Some("an algorithm of `hashweave sum`, whose --length it needs")
    } else if name.parse::<Algorithm>().is_ok() {
        Some("an algorithm of `hashweave search` and `hashweave sum`")
    } else if name.parse::<Scheme>().is_ok() {
        Some("a scheme of `hashweave replicate`")
    } else {
        None
    }
}

fn choices(what: &str, fault: &str, text: &str, present: &[&str]) -> String {
    format!("this {what} {fault}{}; available: {}", did_you_mean(text, present), present.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_backends_are_understood() {
        for name in backend_names(true) {
            assert_eq!(backend(name, true).map(Backend::name), Ok(name));
        }
        assert!(backend("all", false).is_err() && backend("auto", false).is_err());
        assert!(backend("cudo", true).is_err_and(|text| text.contains("did you mean cuda?")));
        let mut everywhere = Isa::EVERYWHERE.iter().map(|isa| isa.name());
        let foreign = everywhere.find(|name| Isa::from_name(name).is_none()).expect("there are others");
        assert!(backend(foreign, true).is_err_and(|text| text.contains("another architecture")));
        assert!(kernel("wovn").is_err_and(|text| text.contains("does not exist")));
    }

    /// Every command knows the names of the others.
    #[test]
    fn names_of_other_commands_are_known() {
        assert_eq!(*TREES, ["kt128", "kt256", "comm-p"]);
        for tree in TREES.iter().flat_map(|tree| [tree.clone(), tree.to_uppercase()]) {
            let told = unknown("algorithm", &tree, &algorithm_names());
            assert!(
                told.starts_with(&format!("{tree} is a tree hash, which only `hashweave sum`")),
                "{told}"
            );
            assert!(
                told.contains("; available here: sha3-224, ") && !told.contains("did you mean"),
                "{told}"
            );
        }
        let schemes = Scheme::ALL.map(Scheme::name);
        for algorithm in algorithm_names().into_iter().chain(["blake2b-160", "SHA-256"]) {
            let told = unknown("scheme", algorithm, &schemes);
            assert!(told.ends_with("`hashweave sum`; available here: sdr, zigzag, r2"), "{told}");
        }
        for scheme in schemes {
            assert!(unknown("algorithm", scheme, &[]).contains("a scheme of `hashweave replicate`"));
        }
        assert!(unknown("algorithm", "blake2b", &[]).contains("whose --length it needs"));
        let (other, names) = ("whirlpool".parse::<Algorithm>(), algorithm_names());
        let library = other.expect_err("it is not there").to_string();
        assert!(library.starts_with(&unknown("algorithm", "whirlpool", &names)), "{library}");
    }

    #[test]
    fn the_nearest_name_is_offered() {
        let offered = |text: &str| did_you_mean(text, &algorithm_names());
        assert_eq!(
            ["sha257", "Keccak-255", "blak2s"].map(offered),
            ["; did you mean sha256?", "; did you mean keccak-256?", "; did you mean blake2s-256?",]
        );
        assert_eq!(offered("zzz"), "");
    }
}
