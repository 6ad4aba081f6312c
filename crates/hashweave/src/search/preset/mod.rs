//! Presets: searches that many people run, as templates with parameters. A preset is one row of
//! [`Preset::ALL`]: its parameters, its algorithm, the part of the digest, where it is defined, and
//! the template that it means. It adds nothing that a template cannot say, and prints it.

mod challenges;
mod row;

pub use row::{Parameter, Preset};

use super::text::hex_bytes;
use super::{Goal, Objective, Request, Template, TemplateError};
use core::fmt;
use core::ops::Range;
use hashes::Algorithm;
use row::{Kind, Made, Values, parameter};
use std::collections::BTreeMap;
use thiserror::Error;

/// The reason why a preset is none.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum PresetError {
    /// There is no preset of that name.
    #[error("there is no preset '{0}'; there are {names}", names = names())]
    Unknown(String),
    /// It has no parameter of that name.
    #[error("{preset} has no parameter '{name}'; its parameters are {parameters}")]
    Parameter {
        /// The preset.
        preset: &'static str,
        /// The name that was given.
        name: String,
        /// The names of its parameters.
        parameters: String,
    },
    /// A parameter is missing or wrong, or parameters do not fit together.
    #[error("{preset}: {fault}")]
    Value {
        /// The preset.
        preset: &'static str,
        /// The parameter and its fault.
        fault: String,
    },
    /// The template that it means is none.
    #[error(transparent)]
    Template(#[from] TemplateError),
}

fn names() -> String {
    Preset::ALL.iter().map(|preset| preset.name).collect::<Vec<_>>().join(", ")
}

/// The salt of 32 bytes that most factories take: a caller and zeros, or zeros, then the counter.
fn salt(values: &Values) -> String {
    match values.of("caller") {
        "" => "{uint:24:0}{counter:8:be}".to_owned(),
        caller => format!("{{hex:{caller}}}{{uint:4:0}}{{counter:8:be}}"),
    }
}

/// The message of `CREATE2`: a first byte, the contract that creates, a salt, the digest of the init
/// code.
fn create2(first: &str, values: &Values, salt: &str) -> Result<String, String> {
    Ok(format!("{{hex:{first}{}}}{salt}{}", values.of("deployer"), values.init_code()?))
}

/// The salt as CreateX hashes it (`_guard` of CreateX.sol). Byte 20 decides about the chain; what
/// follows has room for the counter.
fn createx_salt(values: &Values) -> Result<String, String> {
    let (sender, chain) = (values.of("sender"), values.of("chain-id"));
    let counter = "{uint:3:0}{counter:8:be}";
    let needs = |name: &str| Err(format!("guard {} needs {name}", values.of("guard")));
    Ok(match (values.of("guard"), sender, chain) {
        ("sender" | "sender-chain", "", _) => return needs("sender"),
        ("sender-chain" | "chain", _, "") => return needs("chain-id"),
        ("sender", ..) => format!("{{uint:12:0}}{{hex:{sender}}}{{hex:{sender}00}}{counter}"),
        ("sender-chain", ..) => {
            format!("{{uint:12:0}}{{hex:{sender}}}{{uint:32:{chain}}}{{hex:{sender}01}}{counter}")
        }
        ("chain", ..) => format!("{{uint:32:{chain}}}{{uint:20:0}}{{hex:01}}{counter}"),
        // A salt that begins neither with a sender nor with zeros.
        _ => format!("{{hex:01}}{{uint:20:0}}{counter}"),
    })
}

/// The address that `CREATE` gives the first contract of the proxy that `CREATE2` makes.
fn create3(deployer: &str, salt: &str) -> String {
    format!(
        "{{rlp-list:{{rlp:{{keccak-256:{{hex:ff{deployer}}}{salt}{{keccak-256:{{hex:{PROXY}}}}}}}[12..32]}}{{rlp:{{uint:1:1}}}}}}"
    )
}

/// The init code of the proxy of Solmate, Solady and CreateX (`PROXY_BYTECODE`).
const PROXY: &str = "67363d3d37363d34f03d5260086018f3";

/// The address of CreateX on every chain.
const CREATEX: &str = "0xba5Ed099633D3B313e4D5F7bdc1305d3c28ba5Ed";

/// The deterministic deployment proxy, on most chains.
const PROXY_DEPLOYER: &str = "0x4e59b44847b379578588920ca78fbf26c0b4956c";

/// The bytes of an Ethereum address in a digest.
const ADDRESS: Option<(usize, usize)> = Some((12, 32));

const DEPLOYER: Parameter = parameter("deployer", Kind::Address, "the contract that creates");
const CALLER: Parameter = parameter(
    "caller",
    Kind::Address,
    "the account that a salt must begin with, if the factory demands that",
)
.or("");
const INIT_CODE: Parameter = parameter("init-code", Kind::Code, "the init code with its arguments").or("");
const INIT_CODE_HASH: Parameter =
    parameter("init-code-hash", Kind::Bytes(32), "Keccak-256 of the init code, in place of it").or("");
const GUARD: Parameter = parameter(
    "guard",
    Kind::Word(&["sender", "sender-chain", "chain", "none"]),
    "what the salt is bound to: sender, sender-chain, chain or none",
)
.or("sender");
const SENDER: Parameter = parameter("sender", Kind::Address, "the account that calls CreateX").or("");
const CHAIN_ID: Parameter = parameter("chain-id", Kind::Number(64), "the chain").or("");

impl Preset {
    /// Every preset.
    pub const ALL: &[Self] = &[
        Self {
            name: "create2",
            about: "a salt whose contract has the wanted address",
            parameters: &[DEPLOYER, INIT_CODE, INIT_CODE_HASH, CALLER],
            source: "EIP-1014",
            algorithm: Algorithm::Keccak256,
            range: ADDRESS,
            make: |values| create2("ff", values, &salt(values)).map(Made::from),
        },
        Self {
            name: "createx",
            about: "a salt for CreateX's deployCreate2, which hashes it first",
            parameters: &[INIT_CODE, INIT_CODE_HASH, GUARD, SENDER, CHAIN_ID, DEPLOYER.or(CREATEX)],
            source: "CreateX.sol, _guard",
            algorithm: Algorithm::Keccak256,
            range: ADDRESS,
            make: |values| {
                let salt = format!("{{keccak-256:{}}}", createx_salt(values)?);
                create2("ff", values, &salt).map(Made::from)
            },
        },
        Self {
            name: "createx-create3",
            about: "a salt for CreateX's deployCreate3, whose address does not depend on the init code",
            parameters: &[GUARD, SENDER, CHAIN_ID, DEPLOYER.or(CREATEX)],
            source: "CreateX.sol, _guard and computeCreate3Address",
            algorithm: Algorithm::Keccak256,
            range: ADDRESS,
            make: |values| {
                let salt = format!("{{keccak-256:{}}}", createx_salt(values)?);
                Ok(create3(values.of("deployer"), &salt).into())
            },
        },
        Self {
            name: "create3",
            about: "a salt for CREATE3 of Solmate or Solady; with account, for factories that hash account and salt first",
            parameters: &[
                DEPLOYER,
                CALLER,
                parameter("account", Kind::Address, "the account that the factory hashes with the salt")
                    .or(""),
            ],
            source: "Solmate CREATE3.sol; ZeframLou/create3-factory",
            algorithm: Algorithm::Keccak256,
            range: ADDRESS,
            make: |values| {
                let salt = match values.of("account") {
                    "" => salt(values),
                    account => format!("{{keccak-256:{{hex:{account}}}{}}}", salt(values)),
                };
                Ok(create3(values.of("deployer"), &salt).into())
            },
        },
        Self {
            name: "safe",
            about: "a salt nonce for a Safe's proxy (createProxyWithNonce)",
            parameters: &[
                DEPLOYER,
                parameter("initializer", Kind::Code, "the initializer, the call of setup"),
                INIT_CODE,
                INIT_CODE_HASH,
            ],
            source: "SafeProxyFactory.sol",
            algorithm: Algorithm::Keccak256,
            range: ADDRESS,
            make: |values| {
                let setup = values.of("initializer");
                let salt =
                    format!("{{keccak-256:{{keccak-256:{{hex:{setup}}}}}{{uint:24:0}}{{counter:8:be}}}}");
                create2("ff", values, &salt).map(Made::from)
            },
        },
        Self {
            name: "tron-create2",
            about: "a salt whose contract has the wanted address on TRON",
            parameters: &[
                parameter(
                    "deployer",
                    Kind::Tron,
                    "the contract that creates, in Base58 or as 41 and 20 bytes",
                ),
                INIT_CODE,
                INIT_CODE_HASH,
            ],
            source: "TIP-26",
            algorithm: Algorithm::Keccak256,
            range: ADDRESS,
            make: |values| create2("41", values, &salt(values)).map(Made::from),
        },
        Self {
            name: "uniswap-v4-hook",
            about: "a salt whose hook has an address with the wanted flags",
            parameters: &[
                parameter(
                    "flags",
                    Kind::Number(14),
                    "the hook's permissions, the last 14 bits of its address",
                ),
                INIT_CODE,
                INIT_CODE_HASH,
                DEPLOYER.or(PROXY_DEPLOYER),
                CALLER,
            ],
            source: "EIP-1014; Hooks.sol of Uniswap v4",
            algorithm: Algorithm::Keccak256,
            range: Some((30, 32)),
            make: |values| {
                let template = create2("ff", values, &salt(values))?;
                let flags: u16 =
                    values.of("flags").parse().map_err(|_| "flags: they are no number".to_owned())?;
                let value = flags.to_be_bytes().to_vec();
                Ok(Made { goal: Some(Goal::Match { mask: vec![0x3F, 0xFF], value }), ..template.into() })
            },
        },
        Self {
            name: "selector",
            about: "a function's name with the wanted selector",
            parameters: &[
                parameter("name", Kind::Text, "what the name begins with"),
                parameter("types", Kind::Text, "the types of the parameters, with commas between them")
                    .or(""),
                parameter("selector", Kind::Bytes(4), "the selector"),
            ],
            source: "Solidity, contract ABI specification",
            algorithm: Algorithm::Keccak256,
            range: None,
            make: |values| {
                let (name, types) = (values.of("name"), values.of("types"));
                let value = hex_bytes(values.of("selector"))?;
                let goal = Some(Goal::Match { mask: vec![0xFF; 4], value });
                Ok(Made { goal, ..format!("{name}{{counter:9:letters}}({types})").into() })
            },
        },
        Self {
            name: "bitcoin-header",
            about: "the nonce of a block header, by the target in the header",
            parameters: &[parameter("header", Kind::Bytes(76), "the header without its nonce")],
            source: "Bitcoin developer reference, block headers",
            algorithm: Algorithm::Sha256d,
            range: None,
            make: |values| {
                let header = hex_bytes(values.of("header"))?;
                let mut bits = header[72..].to_vec();
                bits.reverse();
                let goal = format!("nbits {}", hex::encode(bits)).parse();
                Ok(Made {
                    goal: Some(goal.map_err(|error: super::GoalError| format!("header: {error}"))?),
                    ..format!("{{hex:{}}}{{counter:4}}", hex::encode(header)).into()
                })
            },
        },
        Self {
            name: "git-commit",
            about: "a line at the end of a commit that gives it the wanted id",
            parameters: &[parameter(
                "commit",
                Kind::Code,
                "the commit in hexadecimal: git cat-file commit HEAD | xxd -p | tr -d '\\n'",
            )],
            source: "Git, gitformat-loose",
            algorithm: Algorithm::Sha1,
            range: None,
            make: |values| {
                let commit = values.of("commit");
                // A line of 16 letters, the word before it and its end.
                let length = commit.len() / 2 + "nonce ".len() + 16 + 1;
                Ok(format!("commit {length}{{hex:00}}{{hex:{commit}}}nonce {{counter:16:letters}}{{hex:0a}}")
                    .into())
            },
        },
        challenges::HASHCASH,
        challenges::ALTCHA_V1,
        challenges::ALTCHA_V2,
        challenges::ANUBIS,
        challenges::MCAPTCHA,
        challenges::CAP,
    ];

    /// The preset of this name.
    ///
    /// # Errors
    ///
    /// If there is none.
    pub fn named(name: &str) -> Result<&'static Self, PresetError> {
        let found = Self::ALL.iter().find(|preset| preset.name == name);
        found.ok_or_else(|| PresetError::Unknown(name.to_owned()))
    }

    /// The search that it means with these parameters.
    ///
    /// ```
    /// use hashweave::search::Preset;
    /// let header = "00".repeat(72) + "ffff001d";
    /// let request = Preset::named("bitcoin-header")?.request([("header", header.as_str())])?;
    /// assert_eq!(request.objective.goal.to_string(), "nbits 1d00ffff");
    /// # Ok::<(), hashweave::search::PresetError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If a parameter is missing, wrong or unknown.
    pub fn request<'a>(
        &self,
        given: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Request, PresetError> {
        let fault = |fault: String| PresetError::Value { preset: self.name, fault };
        let mut texts: BTreeMap<&str, &str> = BTreeMap::new();
        for (name, text) in given {
            if !self.parameters.iter().any(|parameter| parameter.name == name) {
                let parameters: Vec<&str> = self.parameters.iter().map(|parameter| parameter.name).collect();
                let (preset, name, parameters) = (self.name, name.to_owned(), parameters.join(", "));
                return Err(PresetError::Parameter { preset, name, parameters });
            }
            if texts.insert(name, text).is_some() {
                return Err(fault(format!("{name} is given twice")));
            }
        }
        let mut values = BTreeMap::new();
        for parameter in self.parameters {
            let Parameter { name, about, default, .. } = parameter;
            let text = texts.get(name).copied().or(*default);
            let text = text.ok_or_else(|| fault(format!("{name} is missing: {about}")))?;
            let value = if text.is_empty() && *default == Some("") {
                String::new()
            } else {
                parameter.read(text).map_err(|reason| fault(format!("{name}: {reason}")))?
            };
            values.insert(*name, value);
        }
        let Made { template, goal, algorithm } = (self.make)(&Values(values)).map_err(fault)?;
        let template: Template = template.parse()?;
        let range: Option<Range<usize>> = self.range.map(|(start, end)| start..end);
        let objective = Objective { goal: goal.unwrap_or_default(), range };
        let algorithm = algorithm.unwrap_or(self.algorithm);
        Ok(Request { algorithm, objective, ..Request::new(template) })
    }
}

/// Its name with its parameters, those that may be left out in brackets: `create2 deployer=…`.
impl fmt::Display for Preset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)?;
        for Parameter { name, default, .. } in self.parameters {
            match default {
                None => write!(f, " {name}=…")?,
                Some("") => write!(f, " [{name}=…]")?,
                Some(default) => write!(f, " [{name}={default}]")?,
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests;
