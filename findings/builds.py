"""Builds of the hot loop (findings/hot) by several tool chains. Each is made once: Cargo and the files say whether there is anything to do."""

import pathlib
import sys

FOLDER = "findings"
TRAINING = "printf 'direct 400000\\na1 400000\\n' | {} > {}"


class Builds:
    """Where the programs are, relative to the repository."""

    def __init__(self, bench):
        self.bench = bench
        self.folder = bench.root / FOLDER / "target"

    def plain(self, name, *options, flags=None):
        """A build with options of Cargo or flags of the compiler; returns its path."""
        env = {"RUSTFLAGS": flags} if flags else None
        self.bench.output("cargo", "build", "--release", "--locked", "--quiet", "-p", "hot", "--target-dir", f"target/{name}", *options, cwd=FOLDER, env=env)
        return f"{FOLDER}/target/{name}/release/hot"

    def lto(self, kind):
        return self.plain(f"lto-{kind}", "--config", f'profile.release.lto="{kind}"')

    def trained(self, program):
        self.bench.output("sh", "-c", TRAINING.format(program, "target/training.txt"), cwd=FOLDER)

    def by_profile(self):
        """rustc -C profile-generate, a training run, -C profile-use. The profile tool must be that of the compiler's LLVM: rustup's llvm-tools."""
        tool = next(pathlib.Path(self.bench.output("rustc", "--print", "sysroot").strip()).glob("lib/rustlib/*/bin/llvm-profdata"), None)
        if tool is None:
            sys.exit("findings: llvm-profdata of this compiler is missing: rustup component add llvm-tools")
        raw, merged = self.folder / "profile", self.folder / "hot.profdata"
        self.trained(self.bench.root / self.plain("profile-generate", flags=f"-Cprofile-generate={raw}"))
        self.bench.output(tool, "merge", "-o", merged, raw)
        return self.plain("profile-use", flags=f"-Cprofile-use={merged}")

    def by_bolt(self):
        """llvm-bolt on a program that was linked with its relocations. No branch records in a virtual machine, so the profile is by instrumentation."""
        program = self.plain("relocations", flags="-Clink-arg=-Wl,-q")
        here, profile = self.bench.root / program, self.folder / "hot.fdata"
        # Debian's binary looks for its library relative to /usr/lib, where it is not.
        library = "llvm-19/lib/libbolt_rt_instr.a"
        self.bench.output(
            "llvm-bolt-19", here, "-instrument", f"-runtime-instrumentation-lib={library}", f"-instrumentation-file={profile}", "-o", self.folder / "hot.instrumented"
        )
        self.trained(self.folder / "hot.instrumented")
        layout = ["-reorder-blocks=ext-tsp", "-reorder-functions=cdsort", "-split-functions"]
        self.bench.output("llvm-bolt-19", here, f"-data={profile}", *layout, "-o", self.folder / "hot.bolted")
        return program, f"{FOLDER}/target/hot.bolted"

    def on_boundaries(self):
        """Text on a boundary of 2 MiB, with nothing else near it."""
        return self.plain("boundaries", flags="-Clink-arg=-Wl,-z,max-page-size=2097152 -Clink-arg=-Wl,-z,separate-code")
