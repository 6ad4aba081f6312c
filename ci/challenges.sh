#!/bin/sh
# Asks the programs that issue and check challenges for some, with what solves them:
#
#   ci/challenges.sh > vectors/challenges/challenges.txt
#
# A line is a preset, its parameters and the counter, the first that is accepted. The challenges are
# random, so that every run gives others. Needs node, npm, python3, cargo and hashcash (apt).
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

echo "# What verifiers of challenges issue and accept: a preset, its parameters, the counter that solves it,
# the first one that does. By ci/challenges.sh, $(date -I); see PROVENANCE.md."

npm install --silent --no-audit --no-fund --prefix "$folder" \
  altcha-lib@2.8.0 @cap.js/server@4.0.5 >/dev/null
cp "$(dirname "$0")/challenges.mjs" "$folder/"
node "$folder/challenges.mjs"

python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet altcha==2.3.0
"$folder/venv/bin/python" "$(dirname "$0")/challenges.py"

# The example of Anubis's own test, lib/challenge/proofofwork/proofofwork_test.go; nothing else of it
# runs without a site.
echo 'anubis|challenge=hunter|difficulty=0|digest=2652bdba8fb4d2ab39ef28d8534d7694c557a4ae146c1e9237bd8d950280500e|counter=0'

mkdir -p "$folder/mcaptcha/src"
cat >"$folder/mcaptcha/Cargo.toml" <<'TOML'
[package]
name = "mcaptcha"
version = "0.0.0"
edition = "2024"
[dependencies]
mcaptcha_pow_sha256 = "=0.5.0"
[workspace]
TOML
cat >"$folder/mcaptcha/src/main.rs" <<'RUST'
use mcaptcha_pow_sha256::ConfigBuilder;

fn main() {
    for (string, salt, difficulty) in [
        ("ironmansucks", "myrandomsaltisnotlongenoug", 1000),
        ("8LZ7SiTUfiqOMLWjXIJqm1GvQnQSk0MQ", "3a9c", 77),
        ("t", "a salt of more than a block of SHA-256, which is sixty-four bytes long", 50_000),
    ] {
        let config = ConfigBuilder::default().salt(salt.into()).build().expect("a salt");
        let string = string.to_owned();
        let work = config.prove_work(&string, difficulty).expect("it can be proved");
        assert!(config.is_valid_proof(&work, &string) && config.is_sufficient_difficulty(&work, difficulty));
        println!("mcaptcha|string={string}|salt={salt}|difficulty={difficulty}|counter={}", work.nonce);
    }
}
RUST
cargo run --quiet --manifest-path "$folder/mcaptcha/Cargo.toml"
