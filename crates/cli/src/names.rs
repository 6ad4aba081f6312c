//! What has a name: algorithms, instruction sets, kernels. A misspelt one is answered with the nearest, and completions know them all.

use clap::builder::{PossibleValue, StringValueParser, TypedValueParser};
use hashweave::batch::Kernel;
use hashweave::{Algorithm, Isa, Variant};
use runner::bench::sum::AUTO;
use std::ffi::OsStr;
use std::sync::LazyLock;

/// A choice that may be left to the program.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Auto<T>(pub(crate) Option<T>);

/// How a name becomes a value.
type Parse<T> = fn(&str) -> Result<T, String>;

/// A parser that tells completions which names there are.
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

/// `; did you mean X?`, if a name is near what was written.
pub(crate) fn did_you_mean(text: &str, names: &[&str]) -> String {
    // What clap takes for near in options and commands.
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
            let lengths =
                "; BLAKE2 has other lengths too, blake2s-8 to blake2s-256, blake2b-8 to blake2b-512";
            choices("algorithm", NONEXISTENT, text, &algorithm_names()) + lengths
        })
    };
    Named::new(parse, algorithm_names())
}

/// A parser of `--backend`.
pub(crate) fn backends<T>(parse: Parse<T>, auto: bool) -> Named<T> {
    Named::new(parse, Isa::ALL.map(Isa::name).into_iter().chain(auto.then_some(AUTO)).collect())
}

/// A parser of the `--kernel` of searches.
pub(crate) fn kernels<T>(parse: Parse<T>, auto: bool) -> Named<T> {
    Named::new(parse, Variant::ALL.map(Variant::name).into_iter().chain(auto.then_some(AUTO)).collect())
}

/// The names of the batch kernels that algorithms have here, and `auto`.
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

/// The backends of the contract that this version does not have.
const OTHER_BACKENDS: [&str; 3] = ["cuda", "hip", "wgpu"];

pub(crate) fn backend(text: &str) -> Result<Auto<Isa>, String> {
    if text == AUTO {
        return Ok(Auto(None));
    }
    one_backend(text).map(|isa| Auto(Some(isa))).map_err(|error| error + ", auto")
}

pub(crate) fn one_backend(text: &str) -> Result<Isa, String> {
    Isa::from_name(text).ok_or_else(|| {
        let fault = if OTHER_BACKENDS.contains(&text) {
            "is not in this version"
        } else if Isa::EVERYWHERE.into_iter().any(|isa| isa.name() == text) {
            "is for CPUs of another architecture"
        } else {
            NONEXISTENT
        };
        choices("backend", fault, text, &Isa::ALL.map(Isa::name))
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

/// The fault of a misspelt name.
const NONEXISTENT: &str = "does not exist";

fn choices(what: &str, fault: &str, text: &str, present: &[&str]) -> String {
    format!("this {what} {fault}{}; there are {}", did_you_mean(text, present), present.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_planned_is_told_from_what_is_not() {
        assert!(backend("cuda").is_err_and(|text| text.contains("not in this version")));
        let foreign = if cfg!(target_arch = "aarch64") { "avx2" } else { "neon" };
        assert!(backend(foreign).is_err_and(|text| text.contains("another architecture")));
        assert!(kernel("wovn").is_err_and(|text| text.contains("does not exist")));
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
