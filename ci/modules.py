#!/usr/bin/env python3
"""Finds circles between the modules of each crate: `ci/modules.py`, from anywhere in the repository.

A module depends on the modules that define what it names. A name that another module only passes on (`pub use sibling::Type`) counts
as one of the module that defines it, so that a facade such as `mod.rs` ties no knots by itself: neither `mod x;` nor `pub use x::Type`
makes it depend on x. It does where its own code uses `Type`. Code for tests does not count.

This is no compiler. It reads tokens and resolves paths (`use` with braces, globs and renames, `super::x::f()`, `crate::…`); it does not see
methods, whose types are named somewhere anyhow, nor what macros make of names. A name that a known module does not visibly define counts as
that module's. An inline module belongs to its file. All configurations (`cfg`) are read at once, except `cfg(test)`.
"""

import re
import sys
import tempfile
from pathlib import Path

TOKEN = re.compile(
    r"""(?P<skip>\s+|//[^\n]*|(?:b|c)?r(?P<h>\#*)"(?s:.*?)"(?P=h)|(?:b|c)?"(?s:\\.|[^"\\])*"|b?'(?:\\(?s:.)[^']*|[^\\'])'|'\w+)"""
    r"""|(?P<open>/\*)|(?P<ident>(?:r\#)?[A-Za-z_]\w*)|(?P<other>::|\$|\d[\w.]*|.)"""
)
DEFINING = {"fn", "struct", "enum", "union", "trait", "type", "const", "static", "mod"}
PAIRS = {"(": ")", "[": "]", "{": "}"}


def tokens(text):
    """Identifiers and punctuation as (text, line), strings as ('"', line, string): comments and lifetimes gone."""
    at, line, found = 0, 1, []
    while at < len(text):
        match = TOKEN.match(text, at)
        end = match.end()
        if match["open"]:  # block comments nest
            depth = 1
            while depth and end < len(text):
                step = re.compile(r"/\*|\*/").search(text, end)
                end = step.end() if step else len(text)
                depth += 1 if step and step[0] == "/*" else -1
        elif not match["skip"]:
            found.append((match[0].removeprefix("r#"), line, None))
        elif '"' in match[0][:8] and not match[0].startswith(("//", "'", "b'")):
            found.append(('"', line, match[0].strip('bcr#"')))
        line += text.count("\n", at, end)
        at = end
    return found


def closing(stream, at):
    """The place of the bracket that closes the one at `at`."""
    wanted = []
    for place in range(at, len(stream)):
        token = stream[place][0]
        if token in PAIRS:
            wanted.append(PAIRS[token])
        elif wanted and token == wanted[-1]:
            wanted.pop()
            if not wanted:
                return place
    return len(stream) - 1


def after_item(stream, at):
    """The place after the item, field or statement that begins at `at`."""
    ends = {";"} if stream[at][0] in ("use", "pub") and "use" in [token[0] for token in stream[at : at + 6]] else {";", "{"}
    ends |= {","} if at + 1 < len(stream) and stream[at + 1][0] == ":" else set()
    while at < len(stream):
        token = stream[at][0]
        if token in (")", "]", "}"):
            return at
        place = closing(stream, at) if token in PAIRS else at
        if token in ends:
            return place + 1
        at = place + 1
    return at


def is_test(attribute):
    words = [token[0] for token in attribute]
    return words[:1] == ["cfg"] and any(
        word == "test" and words[place - 2 : place] != ["not", "("] for place, word in enumerate(words)
    )


def without_tests(stream):
    """The tokens without the items under `#[cfg(test)]`."""
    kept, at = [], 0
    while at < len(stream):
        if stream[at][0] == "#" and at + 1 < len(stream) and stream[at + 1][0] == "[":
            end = closing(stream, at + 1)
            if is_test(stream[at + 2 : end]):
                at = end + 1
                while stream[at][0] == "#":
                    at = closing(stream, at + 1) + 1
                at = after_item(stream, at)
                continue
        kept.append(stream[at])
        at += 1
    return kept


class Module:
    """A module: its children, what it defines, what `use` brings into it, the paths that its code names."""

    def __init__(self, name, parent, file_module=None):
        self.name, self.parent = name, parent
        self.node = file_module or self
        self.children, self.items = {}, set()
        self.uses, self.globs = {}, []  # name → path; paths
        self.imports, self.paths = [], []  # (name, path, public, line); (path, line)
        self.words, self.called = {}, set()  # the first words of paths → line; functions called by their name alone

    def full(self):
        return f"{self.parent.full()}::{self.name}" if self.parent else self.name


def use_tree(stream, at, prefix, found):
    """The leaves of the `use` tree at `at` as (path, name, line), name `*` for a glob; and the place after it."""
    path = list(prefix)
    while True:
        token, line, _ = stream[at]
        if token == "{":
            at += 1
            while stream[at][0] != "}":
                at = use_tree(stream, at, path, found)
                at += stream[at][0] == ","
            return at + 1
        if token == "*":
            found.append((path, "*", line))
            return at + 1
        if token == "::":
            at += 1
            continue
        if token == "self" and path:
            leaf = path
        else:
            path = leaf = path + [token]
        at += 1
        if stream[at][0] == "::":
            continue
        name = leaf[-1]
        if stream[at][0] == "as":
            name, at = stream[at + 1][0], at + 2
        found.append((leaf, name, line))
        return at


class Crate:
    """The modules of a crate, read from its root file."""

    def __init__(self, root):
        self.root = Module("crate", None)
        self.nodes = [self.root]
        self.read(root, self.root, root.parent)

    def read(self, file, module, folder):
        stream = without_tests(tokens(file.read_text()))
        frames, at, path_attributes = [(module, True)], 0, []
        behind_visibility = -1
        while at < len(stream):
            token, line, _ = stream[at]
            here, directly = frames[-1]
            following = stream[at + 1][0] if at + 1 < len(stream) else ""
            if token == "#" and following in ("[", "!"):
                opening = at + 1 + (following == "!")
                end = closing(stream, opening)
                attribute = stream[opening + 1 : end]
                place = opening + 1
                while place < end:  # `#[arg(value_parser = super::f)]` is code
                    named = re.match(r"[A-Za-z_]", stream[place][0])
                    place = self.note(stream, place, here) if named else place + 1
                for place, word in enumerate(attribute[:-2]):
                    if word[0] == "path" and attribute[place + 1][0] == "=":
                        conditional = attribute[0][0] == "cfg_attr"
                        path_attributes.append((attribute[place + 2][2], conditional))
                at = end + 1
                continue
            if token == "pub" and following == "(":
                at = behind_visibility = closing(stream, at + 1) + 1
                continue
            if token == "mod" and at + 2 < len(stream):
                skip = 1 if following == "$" else 0
                name, behind = stream[at + 1 + skip][0], stream[at + 2 + skip][0]
                if behind == ";":
                    self.open(name, here, file, folder, path_attributes)
                elif behind == "{":
                    child = Module(name, here, here.node)
                    here.children[name] = child
                    frames.append((child, True))
                path_attributes = []
                at += 3 + skip
                continue
            if token == "use" and following not in ("<", ","):
                leaves = []
                public = at == behind_visibility or (at > 0 and stream[at - 1][0] == "pub")
                at = use_tree(stream, at + 1, [], leaves)
                for path, name, where in leaves:
                    if name == "*":
                        here.globs.append(path)
                    else:
                        here.uses.setdefault(name, path)
                    here.imports.append((name, path, public, where))
                continue
            if token == "macro_rules" and following == "!":
                here.items.add(stream[at + 2][0])
                at += 3
                continue
            if directly and token in DEFINING and re.match(r"[A-Za-z_]", following) and following not in ("fn", "unsafe", "extern", "mut", "async"):
                here.items.add(following)
                at += 2
                continue
            if token == "mut" and directly and at and stream[at - 1][0] == "static":
                here.items.add(following)
            if token == "{":
                frames.append((here, False))
            elif token == "}" and len(frames) > 1:
                frames.pop()
            elif token == "$":
                at += 1 if following != "crate" else 0
            elif re.match(r"[A-Za-z_]", token):
                at = self.note(stream, at, here)
                continue
            at += 1

    def open(self, name, parent, file, folder, path_attributes):
        """Reads the file or files (by configuration) of `mod name;`."""
        child = Module(name, parent)
        parent.children[name] = child
        self.nodes.append(child)
        plain = [folder / f"{name}.rs", folder / name / "mod.rs"]
        if any(not conditional for _, conditional in path_attributes):
            plain = []
        for candidate in plain + [file.parent / path for path, _ in path_attributes]:
            if candidate.is_file():
                below = candidate.parent if candidate.name == "mod.rs" else candidate.parent / candidate.stem
                self.read(candidate, child, below)

    def note(self, stream, at, here):
        """Notes the path that begins at `at`; returns the place after it."""
        before = stream[at - 1][0] if at else ""
        path, line = [stream[at][0]], stream[at][1]
        at += 1
        while at + 1 < len(stream) and stream[at][0] == "::" and re.match(r"[A-Za-z_]", stream[at + 1][0]):
            path.append(stream[at + 1][0])
            at += 2
        if before not in (".", "::"):
            here.words.setdefault(path[0], line)
            if len(path) > 1:
                here.paths.append((path, line))
            elif at < len(stream) and stream[at][0] == "(":
                here.called.add(path[0])
        return at

    def resolve(self, module, path, seen=()):
        """What defines what `path` names, read inside `module`: ("item", its module), ("module", the one that it is), ("outside", None) if
        it comes from another crate, None if it is not known."""
        key = (id(module), tuple(path))
        if key in seen:
            return None
        seen = (*seen, key)
        if path[0] in ("crate", "self", "super"):
            while path and path[0] in ("crate", "self", "super"):
                module = {"crate": self.root, "self": module, "super": module.parent}[path[0]]
                path = path[1:]
                if module is None:
                    return None
            return self.inside(module, path, seen) or ("item", module)
        return self.inside(module, path, seen)

    def inside(self, module, path, seen):
        """What `path` names, its first word being a name in `module`."""
        if not path:
            return ("module", module)
        first, rest = path[0], path[1:]
        if first in module.items and (not rest or first not in module.children):
            return ("item", module)
        if first in module.children:
            child = module.children[first]
            return (self.inside(child, rest, seen) or ("item", child)) if rest else ("module", child)
        if first in module.uses and module.uses[first] != [first]:
            # A function and a module may have one name: with more after it, it is the module.
            return self.resolve(module, module.uses[first] + rest, seen) or ("outside", None)
        for glob in module.globs:
            source = self.resolve(module, glob, seen)
            if source and source[0] == "module" and source[1] is not module:
                key = (id(source[1]), tuple(path))
                if key not in seen and (found := self.inside(source[1], path, (*seen, key))):
                    return found
        return None

    def every(self):
        """Every module, those inside files too."""
        waiting = [self.root]
        while waiting:
            module = waiting.pop()
            yield module
            waiting += module.children.values()

    def edges(self):
        """(module, module) → [(path, line)] for what each names of the other."""
        found = {}

        def add(module, path, line):
            target = self.resolve(module, path)
            if target and target[0] == "item" and target[1].node is not module.node:
                found.setdefault((module.node, target[1].node), []).append(("::".join(path), line))

        for module in self.every():
            for path, line in module.paths:
                add(module, path, line)
            for name, path, public, line in module.imports:
                # What is only passed on does not count; what is also used here does.
                if name != "*" and (not public or name in module.words):
                    target = self.resolve(module, path)
                    # Of a function and a module of one name, the paths say whether it is the module.
                    if target and target[0] == "item" and path[-1] in target[1].children and name not in module.called:
                        continue
                    add(module, path, line)
            known = module.items | set(module.uses) | set(module.children)
            if module.globs:
                for word, line in module.words.items():
                    if word not in known and word not in ("crate", "self", "super"):
                        add(module, [word], line)
        return found


def circles(edges):
    """The strongly connected components of more than one module, largest first (Tarjan)."""
    following = {}
    for source, target in edges:
        following.setdefault(source, []).append(target)
    index, low, stack, found = {}, {}, [], []

    def visit(node):
        index[node] = low[node] = len(index)
        stack.append(node)
        for other in following.get(node, ()):
            if other not in index:
                visit(other)
            if other in stack:
                low[node] = min(low[node], low[other])
        if low[node] == index[node]:
            component = stack[stack.index(node) :]
            del stack[stack.index(node) :]
            if len(component) > 1:
                found.append(component)

    for node in list(following):
        if node not in index:
            visit(node)
    return sorted(found, key=len, reverse=True)


def report(name, root):
    """Prints the circles of a crate; returns how many."""
    edges = Crate(root).edges()
    found = circles(edges)
    for component in found:
        print(f"{name}: a circle of {len(component)} modules")
        for (source, target), names in sorted(edges.items(), key=lambda edge: (edge[0][0].full(), edge[0][1].full())):
            if source in component and target in component:
                path, line = names[0]
                more = f" and {len(names) - 1} more" if len(names) > 1 else ""
                print(f"    {source.full()} → {target.full()}: {path} (line {line}){more}")
    return len(found)


def roots(repository):
    """The root files of the crates: libraries, commands, build scripts."""
    for manifest in sorted([*repository.glob("crates/**/Cargo.toml"), *repository.glob("bindings/**/Cargo.toml")]):
        folder = manifest.parent
        if "target" not in folder.parts and "node_modules" not in folder.parts:
            for root in ("src/lib.rs", "src/main.rs", "build.rs"):
                if (folder / root).is_file():
                    yield str((folder / root).relative_to(repository)), folder / root


FIXTURES = {
    # what it shows: (files, the circles expected as sets of modules)
    "a facade ties no knot; siblings may use each other's types through it": (
        {
            "lib.rs": "mod a; mod b; pub use a::A; pub use b::{B, C as D};",
            "a.rs": "use super::D; pub struct A(D);",
            "b.rs": "pub struct B; pub struct C;",
        },
        [],
    ),
    "a re-export counts as the module that defines": (
        {
            "lib.rs": "mod a; mod b; pub use a::A; pub use b::B;",
            "a.rs": "use super::B; pub struct A(B);",
            "b.rs": "use crate::A; pub struct B(A);",
        },
        [{"crate::a", "crate::b"}],
    ),
    "a parent whose own type a child uses, and that uses the child": (
        {
            "lib.rs": "pub struct Own; mod a; pub(crate) use a::A; fn f(_: A) {}",
            "a.rs": "pub struct A(super::Own);",
        },
        [{"crate", "crate::a"}],
    ),
    "comments, strings, lifetimes and tests do not count": (
        {
            "lib.rs": "pub struct Own; mod a; fn f() { a::g(); }",
            "a.rs": '/* super::Own /* super::Own */ */ // super::Own\npub fn g<\'a>() { ("super::Own", r#"super::Own"#, \'"\'); }\n'
            "#[cfg(test)] use super::{Own};\n#[cfg(test)]\n#[rustfmt::skip]\nmod tests { use super::super::Own; fn t() { super::super::Own; } }",
        },
        [],
    ),
    "inline paths, folders, renames, self in braces, globs": (
        {
            "main.rs": "mod a; mod c;",
            "a/mod.rs": "mod b; use b as other; pub fn f() { other::deep::g() }",
            "a/b.rs": "pub mod deep;",
            "a/b/deep.rs": "use crate::c::{self as sea, *}; pub fn g() { sea::h(K) }",
            "c.rs": "pub const K: u8 = 1; pub const fn h(_: u8) { crate::a::f() }",
        },
        [{"crate::a", "crate::a::b::deep", "crate::c"}],
    ),
    "what comes from another crate, and attributes": (
        {
            "lib.rs": "mod a; mod b; pub(crate) use std::mem::swap; pub fn f() { a::g(); b::g() }",
            "a.rs": "struct A { #[arg(value_parser = crate::swap)] x: u8 } pub fn g() {}",
            "b.rs": "struct B { #[arg(value_parser = crate::f)] x: u8 } pub fn g() {}",
        },
        [{"crate", "crate::b"}],
    ),
    "an inline module belongs to its file; pub(in …) is no path; macros define what they like": (
        {
            "lib.rs": "pub struct Own; mod a; macro_rules! m { ($n:ident) => { mod $n { use super::*; } } } fn f() -> a::Made {}",
            "a.rs": "mod inner { pub(in crate::a) struct I; } pub(in super::a) use inner::I; made!(Made); fn k(_: I) {}",
        },
        [],
    ),
    "a function and a module of one name": (
        {
            "lib.rs": "mod a; mod b; pub fn a() { b::g() }",
            "a.rs": "pub fn f() {}",
            "b.rs": "use super::a::{self, f as g2}; pub fn g() { a::f() }",
        },
        [],
    ),
    "a module by configuration has both files": (
        {
            "lib.rs": '#[cfg_attr(x, path = "other.rs")] mod a; pub struct Own; pub fn f() { a::g() }',
            "a.rs": "pub fn g() {}",
            "other.rs": "pub fn g() { crate::Own }",
        },
        [{"crate", "crate::a"}],
    ),
}


def self_test():
    for what, (files, expected) in FIXTURES.items():
        with tempfile.TemporaryDirectory() as folder:
            for name, text in files.items():
                (Path(folder) / name).parent.mkdir(parents=True, exist_ok=True)
                (Path(folder) / name).write_text(text)
            root = next(Path(folder) / name for name in files if name in ("lib.rs", "main.rs"))
            found = [{module.full() for module in component} for component in circles(Crate(root).edges())]
            if found != expected:
                sys.exit(f"modules.py: {what}: expected {expected}, found {found}")
    print(f"modules.py: {len(FIXTURES)} fixtures as expected")


def main():
    sys.setrecursionlimit(10_000)
    if sys.argv[1:] == ["--self-test"]:
        return self_test()
    repository = Path(__file__).resolve().parent.parent
    count = sum(report(name, root) for name, root in roots(repository))
    print(f"{count} circles between modules")
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main())
