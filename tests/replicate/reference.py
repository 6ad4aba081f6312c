#!/usr/bin/env python3
"""Proof-of-replication encoding, plain and slow: what the program is compared with.

Written from the definitions of the schemes (docs/replicate.md), not from the program; of the standard library only, of which
`hashlib` has SHA-256 (FIPS 180-4), BLAKE2s and BLAKE2b (RFC 7693). ChaCha (RFC 8439, with 8 and 20 rounds) is here.

    reference.py vectors                    checks itself against published values; a minute
    reference.py vectors --long             and the end of r2, one MiB of zeros, ten layers
    reference.py serve                      answers requests: one JSON object a line in, one out

A request has `do` (one of `layers`, `encode`, `decode`, `parents`, `cache`, `comm-d`, `tree-d`, `replica-id`) and the parameters `scheme`,
`nodes`, `layers`, `porep_id`, `api_version`, `replica_id`, `data`, bytes in hexadecimal digits.
"""

import hashlib
import json
import math
import struct
import sys

NODE = 32
MODULUS = 0x73EDA753299D7D483339D80809A1D80553BDA402FFFE5BFEFFFFFFFF00000001
MASK_32 = 2**32 - 1
MASK_64 = 2**64 - 1


# Bytes and numbers.


def sha256(*parts):
    return hashlib.sha256(b"".join(parts)).digest()


def masked(digest):
    """The digest with its two highest bits cleared."""
    return digest[:31] + bytes([digest[31] & 0x3F])


def number(node):
    return int.from_bytes(node, "little")


def node_of(value):
    return value.to_bytes(NODE, "little")


def nodes_of(data):
    return [data[i : i + NODE] for i in range(0, len(data), NODE)]


# ChaCha as a source of random numbers.


def chacha_block(key, counter, rounds):
    """The 16 words of a block: 8 words of key, a counter of 64 bits, a nonce of zeros."""

    def rotated(word, count):
        return ((word << count) | (word >> (32 - count))) & MASK_32

    def quarter(state, a, b, c, d):
        for x, y, z, count in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            state[x] = (state[x] + state[y]) & MASK_32
            state[z] = rotated(state[z] ^ state[x], count)

    constants = list(struct.unpack("<4I", b"expand 32-byte k"))
    start = constants + list(key) + [counter & MASK_32, counter >> 32, 0, 0]
    state = list(start)
    for _ in range(rounds // 2):
        for columns in range(4):
            quarter(state, columns, 4 + columns, 8 + columns, 12 + columns)
        for k in range(4):
            quarter(state, k, 4 + (k + 1) % 4, 8 + (k + 2) % 4, 12 + (k + 3) % 4)
    return [(a + b) & MASK_32 for a, b in zip(state, start)]


def words_of_chacha(key, rounds):
    counter = 0
    while True:
        yield from chacha_block(key, counter, rounds)
        counter += 1


# The expander: a permutation of [0, 8 N) by a Feistel network of three rounds.


def permuted(value, size, keys):
    half = 1
    while 4**half < size:
        half += 1
    low = 2**half - 1
    while True:
        left, right = value >> half, value & low
        for key in keys:
            block = struct.pack(">QQ", right, key)
            mixed = int.from_bytes(hashlib.blake2b(block).digest()[:8], "big") & low
            left, right = right, left ^ mixed
        value = left << half | right
        if value < size:
            return value


# The graph of r2 and zigzag.


def f32(value):
    """Rounded to the nearest number of 32 bits."""
    return struct.unpack("<f", struct.pack("<f", value))[0]


def old_base_parents(node):
    """Five, sorted."""
    if node < 2:
        return [0] * 5
    words = words_of_chacha([0, 1, 2, 3, 4, 5, 6, node], 20)

    def draw():
        high = next(words)
        return high << 32 | next(words)

    def uniform(low, high):
        span = high + 1 - low
        zone = MASK_64 - MASK_64 % span
        while True:
            value = draw()
            if value < zone:
                return low + value % span

    meta = 5 * node
    parents = []
    for k in range(5):
        j = draw() % math.floor(f32(math.log2(f32(meta))))
        longest = min(meta + k, 2 ** (j + 1))
        distance = uniform(max(longest >> 1, 2), longest)
        parent = (meta + k - distance) // 5
        parents.append(node - 1 if parent == node else parent)
    return sorted(parents)


class OldGraph:
    """That of r2 and zigzag: parents(node, layer) has 13."""

    def __init__(self, scheme, nodes):
        self.scheme, self.nodes = scheme, nodes
        self.base = [old_base_parents(node) for node in range(nodes)]
        self.expanded = [[self.draw(node, i) for i in range(8)] for node in range(nodes)]
        # The last node that has p in slot i, pads included.
        self.children = [[None] * 8 for _ in range(nodes)]
        for node in range(nodes):
            for i, parent in enumerate(self.expanded[node]):
                self.children[parent][i] = node

    def draw(self, node, i):
        parent = permuted(8 * node + i, 8 * self.nodes, (1, 2, 3)) // 8
        return parent if parent < node else 0

    def parents(self, node, layer):
        last = self.nodes - 1
        if layer % 2 == 0:
            base, expanded = self.base[node], self.expanded[node]
        else:
            base = [last - parent for parent in self.base[last - node]]
            # A slot that nobody fills is padded: r2 forgets that the graph is turned round.
            pad = 0 if self.scheme == "r2" else last
            expanded = [pad if child is None else child for child in self.children[node]]
        return sorted(base + expanded) if self.scheme == "zigzag" else base + expanded


def old_layers(scheme, nodes, layers, replica_id, data):
    """The buffer after every layer."""
    graph = OldGraph(scheme, nodes)
    values = nodes_of(data)
    for layer in range(layers):
        down = scheme == "zigzag" and layer % 2 == 1
        for node in range(nodes - 1, -1, -1) if down else range(nodes):
            key = old_key(graph.parents(node, layer), node, replica_id, values)
            values[node] = node_of((number(values[node]) + key) % MODULUS)
        yield b"".join(values)


def old_decoded(scheme, nodes, layers, replica_id, replica):
    graph = OldGraph(scheme, nodes)
    values = nodes_of(replica)
    for layer in reversed(range(layers)):
        down = scheme == "zigzag" and layer % 2 == 1
        # What was written last is taken back first, when its parents are as they were.
        for node in range(nodes) if down else range(nodes - 1, -1, -1):
            key = old_key(graph.parents(node, layer), node, replica_id, values)
            values[node] = node_of((number(values[node]) - key) % MODULUS)
    return b"".join(values)


def old_key(parents, node, replica_id, values):
    message = replica_id
    if parents[0] != node:
        message += b"".join(values[parent] for parent in parents)
    return number(masked(hashlib.blake2s(message).digest()))


# The graph and the labels of sdr.


def porep_id(registered):
    return struct.pack("<Q", registered) + bytes(24)


class NewGraph:
    """That of sdr: parents(node) has 6 in the same layer and 8 in the one before."""

    def __init__(self, nodes, porep, api_version):
        self.nodes, self.api_version = nodes, api_version
        self.seed = struct.unpack("<7I", sha256(b"Filecoin_DRSample", porep)[:28])
        self.keys = struct.unpack("<4Q", sha256(b"Filecoin_Feistel", porep))

    def base(self, node):
        if node < 2:
            return [0] * 6
        words = words_of_chacha(list(self.seed) + [node], 8)

        def draw():
            low = next(words)
            return low | next(words) << 32

        meta = 5 * node
        buckets = math.ceil(math.log2(meta))
        parents = []
        for _ in range(5):
            bucket = draw() % buckets + 1
            longest = min(meta, 2**bucket)
            shortest = max(2, longest >> 1)
            distance = shortest + draw() % (longest - shortest + 1)
            parent = (meta - distance) // 5
            parents.append(node - 1 if parent == node else parent)
        return parents + [node - 1] if self.api_version == "1.0.0" else [node - 1] + parents

    def expander(self, node):
        drawn = [permuted(8 * node + i, 8 * self.nodes, self.keys[:3]) for i in range(8)]
        if self.api_version == "1.0.0":
            # Known and kept.
            drawn = [value & MASK_32 for value in drawn]
        return [value // 8 for value in drawn]

    def parents(self, node):
        return self.base(node) + self.expander(node)


def label_layers(graph, layers, replica_id):
    """The labels of every layer."""
    parents = [graph.parents(node) for node in range(graph.nodes)]
    before = None
    for layer in range(1, layers + 1):
        labels = []
        for node in range(graph.nodes):
            message = replica_id + struct.pack(">IQ", layer, node) + bytes(20)
            if node > 0:
                used = [labels[parent] for parent in parents[node][:6]]
                if layer > 1:
                    used += [before[parent] for parent in parents[node][6:]]
                message += b"".join(used[k % len(used)] for k in range(37))
            labels.append(masked(sha256(message)))
        yield b"".join(labels)
        before = labels


def shifted(labels, data, sign):
    pairs = zip(nodes_of(labels), nodes_of(data))
    return b"".join(node_of((number(value) + sign * number(label)) % MODULUS) for label, value in pairs)


def replica_id(prover_id, sector, ticket, comm_d, porep):
    return masked(sha256(prover_id, struct.pack(">Q", sector), ticket, comm_d, porep))


def tree_d(data):
    """The rows of the tree over the data, a power of two of nodes: the data first, the root last."""
    rows = [nodes_of(data)]
    while len(rows[-1]) > 1:
        row = rows[-1]
        rows.append([masked(sha256(row[i], row[i + 1])) for i in range(0, len(row), 2)])
    return rows


def comm_d(data):
    """Its root."""
    return tree_d(data)[-1][0]


def cache(nodes, porep, api_version):
    graph = NewGraph(nodes, porep, api_version)
    return b"".join(struct.pack("<14I", *graph.parents(node)) for node in range(nodes))


def cache_name(nodes, porep):
    graph = NewGraph(nodes, porep, "1.1.0")
    hasher = "poseidon_hasher"
    bucket = f"drgraph::BucketGraph{{size: {nodes}; degree: 6; hasher: {hasher}}}"
    identifier = f"stacked_graph::StackedGraph{{expansion_degree: 8 base_graph: {bucket} }}"
    keys = struct.pack("<4Q", *graph.keys)
    digest = sha256(hasher.encode(), identifier.encode(), keys, struct.pack("<I", nodes))
    return f"v28-sdr-parent-{digest.hex()}.cache"


# Requests.


def layers_of(request):
    """What a run leaves after every layer: labels of sdr, else the buffer."""
    nodes, layers, who = request["nodes"], request["layers"], bytes.fromhex(request["replica_id"])
    if request["scheme"] == "sdr":
        graph = NewGraph(nodes, bytes.fromhex(request["porep_id"]), request["api_version"])
        return list(label_layers(graph, layers, who))
    return list(old_layers(request["scheme"], nodes, layers, who, bytes.fromhex(request["data"])))


def encoded(request):
    last = layers_of(request)[-1]
    return shifted(last, bytes.fromhex(request["data"]), +1) if request["scheme"] == "sdr" else last


def decoded(request):
    data = bytes.fromhex(request["data"])
    if request["scheme"] == "sdr":
        return shifted(layers_of(request)[-1], data, -1)
    who = bytes.fromhex(request["replica_id"])
    return old_decoded(request["scheme"], request["nodes"], request["layers"], who, data)


def parents_of(request):
    """Of both sides, in the order in which they are hashed."""
    nodes = range(request["nodes"])
    if request["scheme"] == "sdr":
        graph = NewGraph(request["nodes"], bytes.fromhex(request["porep_id"]), request["api_version"])
        return {"forward": [graph.parents(node) for node in nodes]}
    graph = OldGraph(request["scheme"], request["nodes"])
    sides = {"forward": 0, "reversed": 1}
    return {side: [graph.parents(node, layer) for node in nodes] for side, layer in sides.items()}


def answered(request):
    of = {name: bytes.fromhex(request[name]) for name in ("porep_id", "data", "prover_id", "ticket", "comm_d") if name in request}
    match request["do"]:
        case "layers":
            return {"layers": [layer.hex() for layer in layers_of(request)]}
        case "encode":
            return {"data": encoded(request).hex()}
        case "decode":
            return {"data": decoded(request).hex()}
        case "parents":
            return parents_of(request)
        case "cache":
            nodes, porep = request["nodes"], of["porep_id"]
            return {"data": cache(nodes, porep, request["api_version"]).hex(), "name": cache_name(nodes, porep)}
        case "comm-d":
            return {"data": comm_d(of["data"]).hex()}
        case "tree-d":
            return {"data": b"".join(b"".join(row) for row in tree_d(of["data"])).hex()}
        case "replica-id":
            who = replica_id(of["prover_id"], request["sector"], of["ticket"], of["comm_d"], of["porep_id"])
            return {"data": who.hex()}
        case unknown:
            raise ValueError(f"cannot do {unknown}")


def serve():
    for line in sys.stdin:
        print(json.dumps(answered(json.loads(line))), flush=True)


# Published values.


def check(what, found, expected):
    if found != expected:
        sys.exit(f"{what}: {found}, not {expected}")
    print(f"{what}: as published")


def check_chacha():
    """RFC 8439, appendix A.1, test vectors 1 and 2: key and nonce of zeros, counters 0 and 1."""
    blocks = ("76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7", "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed")
    for counter, expected in enumerate(blocks):
        words = chacha_block([0] * 8, counter, 20)
        check(f"ChaCha20, block {counter}", struct.pack("<16I", *words)[:32].hex(), expected)


def check_labels():
    known = (
        (64, 0x00, "1.0.0", "04ba0f9a6ba9fad35e4806d183a281eab3c25afa9a1bd5e3378da6f1f4f46204", "546453eaa0f614c0dcd8196acbbe95ee026e79db8f683ccc98ad51b4f32c0c0c"),
        (128, 0x00, "1.0.0", "86daa8c4521e197e48c1fae6c9a1e85ab894a8883b9f23cebe531ddcd1004c23", "b963a0cbf52719eb9b688134d7c1aa5cebd74eeaf9123b40c2e98c8c6a5c929b"),
        (64, 0x7B, "1.1.0", "cfef0db78bf3b3ab9f1169774d2e7a77bc9054499d954834b51ca7c788110206", "48498e94f79165b427953153ce73ddb8856c09e2fbfb1f2a6f203d066e010dad"),
    )
    for nodes, porep, api_version, label, digest in known:
        graph = NewGraph(nodes, bytes([porep]) * 32, api_version)
        *_, last = label_layers(graph, 11, bytes([9]) * 32)
        check(f"sdr, {nodes} nodes, {api_version}: last label", last[-NODE:].hex(), label)
        check(f"sdr, {nodes} nodes, {api_version}: last layer", sha256(last).hex(), digest)


def check_caches():
    known = (
        (0, "1.0.0", "3da49221e2ed55371b86d0bf3d6526fcf128af61bed904f966428db1b531750d"),
        (5, "1.1.0", "840057702eea7652cf97e04306c30fe57174714d90de156a25eddd6075c25b97"),
    )
    for registered, api_version, digest in known:
        found = sha256(cache(64, porep_id(registered), api_version)).hex()
        check(f"parent cache of 2 KiB, registered proof {registered}", found, digest)


def check_roots():
    known = (
        (128, "3731bb99ac689f66eef5973e4a94da188f4ddcae580724fc6f3fd60dfd488333"),
        (2048, "fc7e928296e516faade986b28f92d44a4f24b935485223376a799027bc18f833"),
    )
    for size, root in known:
        check(f"comm_d of {size} bytes of zeros", comm_d(bytes(size)).hex(), root)


def check_prototype(layers):
    known = {
        1: "13bcef959c223cfab3c73077af6c849bd15c9bd6488473f172c957df1880fcfb",
        10: "a341a39ede26f1800add25da7071d5e6816ab53e0ff7eea3f28041346716589e",
    }
    who = bytes.fromhex("aaaa") + bytes(30)
    for i, buffer in enumerate(old_layers("r2", 1 << 15, layers, who, bytes(1 << 20)), start=1):
        if i in known:
            check(f"r2, 1 MiB of zeros, after {i} of 10 layers", sha256(buffer).hex(), known[i])


def main(arguments):
    if arguments == ["serve"]:
        serve()
    elif arguments[:1] == ["vectors"] and arguments[1:] in ([], ["--long"]):
        check_chacha()
        check_labels()
        check_caches()
        check_roots()
        check_prototype(10 if arguments[1:] else 1)
    else:
        sys.exit("use: reference.py vectors [--long] | reference.py serve")


if __name__ == "__main__":
    main(sys.argv[1:])
