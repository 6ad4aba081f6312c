"""Draws the pictures of docs/design.md, docs/images/design-*.svg: python3 docs/images/design.py; --check only compares.

They have no ground of their own, because the site and GitHub have light and dark ones. Words stand in filled boxes or are grey, with the same
contrast to white as to a dark blue (4.2 : 1).
"""

import sys
from html import escape
from pathlib import Path

HERE = Path(__file__).parent
BLUE, GREEN, ORANGE, VIOLET, SLATE, GREY = "#2f6db5", "#2c7a58", "#b3541e", "#6f58a8", "#5b6878", "#7c7c7c"
HUES = [BLUE, ORANGE, GREEN, VIOLET, "#9c3f5f", "#3f7f8c", "#83701c", "#555fb8"]


class Picture:
    """Shapes in a coordinate system of pixels at full size."""

    def __init__(self, name, title, width, height):
        self.name = name
        self.parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" role="img" '
            'font-family="system-ui, -apple-system, Segoe UI, Roboto, DejaVu Sans, sans-serif" font-size="15">',
            f"<title>{escape(title)}</title>",
            f'<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0L8 4L0 8z" fill="{GREY}"/></marker></defs>',
        ]

    def words(self, x, y, text, *, at="start", color=GREY, size=15, bold=False):
        weight = ' font-weight="600"' if bold else ""
        self.parts.append(f'<text x="{x:g}" y="{y:g}" text-anchor="{at}" fill="{color}" font-size="{size}"{weight}>{escape(text)}</text>')

    def box(self, x, y, width, height, *lines, color=BLUE, plain=False):
        """A filled box; its first line is bold where there are more, unless all are `plain`."""
        self.parts.append(f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="5" fill="{color}"/>')
        top = y + height / 2 + 5 - 9.5 * (len(lines) - 1)
        for number, line in enumerate(lines):
            head = number == 0 and len(lines) > 1 and not plain
            self.words(x + width / 2, top + 19 * number, line, at="middle", color="#ffffff", size=15 if number == 0 or plain else 13.5, bold=head)

    def hollow(self, x, y, width, height):
        self.parts.append(f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="5" fill="none" stroke="{GREY}" stroke-dasharray="3 3"/>')

    def line(self, *points, dashed=False, tip=True, color=GREY, width=1.6):
        path = "M" + "L".join(f"{x:g} {y:g}" for x, y in points)
        self.path(path, dashed=dashed, tip=tip, color=color, width=width)

    def path(self, path, *, dashed=False, tip=True, color=GREY, width=1.6):
        more = (' stroke-dasharray="5 4"' if dashed else "") + (' marker-end="url(#tip)"' if tip else "")
        self.parts.append(f'<path d="{path}" fill="none" stroke="{color}" stroke-width="{width}"{more}/>')

    def text(self):
        return "\n".join([*self.parts, "</svg>"]) + "\n"


def lanes():
    """A register of eight words: one message, and eight."""
    picture = Picture("lanes", "A register of eight words: with one message seven are idle, with eight messages one instruction works for all", 620, 318)

    def row(y, letters, name):
        for lane in range(8):
            x = 120 + lane * 62
            if lane < len(letters):
                picture.box(x, y, 54, 38, f"{letters[lane]}", color=HUES[lane])
            else:
                picture.hollow(x, y, 54, 38)
        picture.words(108, y + 24, name, at="end")

    picture.words(0, 16, "One message: seven lanes of eight are idle", bold=True)
    row(30, ["a₀"], "word 0")
    picture.words(0, 108, "Eight messages: one instruction works for all of them", bold=True)
    row(122, [f"{letter}₀" for letter in "abcdefgh"], "word 0")
    picture.words(92, 186, "⊕", at="middle", size=22)
    row(200, [f"{letter}₁" for letter in "abcdefgh"], "word 1")
    picture.line((120, 252), (608, 252), tip=False)
    row(266, [f"{letter}₀⊕{letter}₁" for letter in "abcdefgh"], "=")
    return picture


def crates():
    """The crates from top to bottom, with the loom at their side."""
    picture = Picture("crates", "The crates: an arrow leads to what a crate depends on; kernels and the Go module contain text that weave wrote", 620, 436)
    layers = [
        ("cli", "the command: arguments, printing", SLATE),
        ("runner, system", "threads, files, ledgers, signals, benchmarks", SLATE),
        ("devices", "searches on GPUs", VIOLET),
        ("hashweave", "the library: digests, batches, searches, replicas", BLUE),
        ("kernels", "loops for each instruction set; choice", GREEN),
        ("hashes", "each algorithm once, over lanes", GREEN),
        ("lanes", "vectors as types; detection", GREEN),
    ]
    for number, (name, what, color) in enumerate(layers):
        picture.box(0, number * 63, 372, 52, name, what, color=color)
        if number:
            picture.line((186, number * 63 - 11), (186, number * 63 - 1))
    picture.box(440, 0, 180, 52, "bindings", "C, Python, browsers", color=SLATE)
    picture.line((530, 53), (530, 89), (374, 89))
    picture.box(440, 220, 180, 64, "weave", "the loom: a record", "becomes instructions", color=ORANGE)
    picture.line((373, 152), (530, 152), (530, 218))
    picture.words(390, 144, "kernels for one search")
    picture.line((440, 260), (404, 260), (404, 278), (374, 278), dashed=True)
    picture.words(394, 300, "text")
    picture.line((480, 285), (480, 341), (374, 341))
    picture.words(394, 334, "a record")
    picture.line((575, 285), (575, 376), dashed=True)
    picture.words(582, 334, "text")
    picture.box(440, 378, 180, 52, "bindings/go", "Go and Go's assembler", color=SLATE)
    return picture


def search():
    """A search as a funnel."""
    picture = Picture("search", "One search: a template becomes a table, kernels filter counters, the few candidates are hashed in full", 620, 468)
    rows = [
        (SLATE, 340, "a template, an objective", "hello {counter:8}, 32 zero bits"),
        (SLATE, 340, "a table", "message word = constant ⊕ bits of the counter"),
        (GREEN, 340, "a kernel", "up to 16 hashes at once, one word of each digest"),
        (ORANGE, 300, "the whole digest, by plain code", "does it meet the objective?"),
        (BLUE, 180, "a result", "record, ledger"),
    ]
    notes = [
        ["once: without hashing"],
        ["threads take chunks", "of 2¹⁸ counters"],
        ["candidates, in counter order:", "1 counter in 65,536"],
        ["in counter order", "from all threads"],
    ]
    for number, (color, width, *lines) in enumerate(rows):
        y = number * 102
        picture.box(170 - width / 2, y, width, 56, *lines, color=color)
        if number < len(notes):
            picture.line((170, y + 57), (170, y + 100))
            for place, note in enumerate(notes[number]):
                picture.words(184, y + 84 + 18 * place - 9 * (len(notes[number]) - 1), note, size=14)
    picture.box(430, 160, 190, 56, "known answers", "every 2²⁴ hashes", color=VIOLET)
    picture.line((430, 188), (388, 188), (388, 222), (342, 222))
    picture.box(430, 262, 190, 56, "audit", "are there enough?", color=VIOLET)
    picture.line((430, 290), (390, 290))
    return picture


def filled(lengths, lanes):
    """What hashes in which lane and when: (lane, first, last, stream); and the steps' ends. A step ends where the first stream does."""
    waiting = sorted(range(len(lengths)), key=lambda stream: -lengths[stream])
    slots, now, spans, steps = [None] * lanes, 0, [], []
    while waiting or any(slots):
        for lane in range(lanes):
            if slots[lane] is None and waiting:
                stream = waiting.pop(0)
                slots[lane] = [stream, now, lengths[stream]]
        live = [slot for slot in slots if slot]
        step = min(slot[2] for slot in live)
        now += step
        steps.append((now, len(live)))
        for lane, slot in enumerate(slots):
            if slot:
                slot[2] -= step
                if not slot[2]:
                    spans.append((lane, slot[1], now, slot[0]))
                    slots[lane] = None
    return spans, steps


def streams():
    """Streams of different lengths in four lanes, by the rule of the engine."""
    picture = Picture("streams", "Ten streams of different lengths in four lanes: a lane whose stream ends takes the next one; at the end a kernel for fewer streams takes over", 620, 300)
    spans, steps = filled([17, 14, 12, 11, 9, 8, 7, 5, 3, 2], 4)
    last = steps[-1][0]

    def x(time):
        return 70 + time * 530 / last

    picture.words(0, 16, "Ten streams, the longest first", bold=True)
    for lane in range(4):
        picture.words(58, 66 + lane * 46, f"lane {lane}", at="end")
    for lane, first, end, stream in spans:
        picture.box(x(first) + 1.5, 42 + lane * 46, x(end) - x(first) - 3, 36, "abcdefghij"[stream], color=HUES[stream % len(HUES)])
    for end, _ in steps:
        picture.line((x(end), 32), (x(end), 228), dashed=True, tip=False, width=1)
    full = max(end for end, live in steps if live == 4)
    y = 244
    picture.line((x(0), y), (x(full) - 3, y), tip=False, width=3, color=GREEN)
    picture.line((x(full) + 3, y), (x(last), y), tip=False, width=3, color=ORANGE)
    picture.words((x(0) + x(full)) / 2, y + 22, "the kernel for four streams", at="middle")
    picture.words(x(last), y + 22, "kernels for fewer", at="end")
    picture.words(70, y + 50, "dashed: a step ends, because a stream does; its lane is refilled at once", size=14)
    return picture


def labels():
    """Two layers of nodes, and the parents of one node."""
    picture = Picture("labels", "A label hashes labels of the same layer and of the layer before; replicas with the same graph are hashed in lanes next to each other", 620, 330)
    count, size, gap = 12, 32, 41

    def x(node):
        return 104 + node * gap

    for y, name in ((64, "layer 1"), (220, "layer 2")):
        picture.words(92, y + 21, name, at="end")
        for node in range(count):
            if y == 64 or node < 8:
                parent = node in ((1, 4, 6, 10) if y == 64 else (2, 5, 7))
                picture.box(x(node), y, size, size, str(node), color=(VIOLET if y == 64 else BLUE) if parent else SLATE)
            elif node > 8:
                picture.hollow(x(node), y, size, size)
    picture.box(x(8), 220, size, size, "8", color=ORANGE)
    for node in (1, 4, 6, 10):
        picture.line((x(node) + 16, 98), (x(8) + 16 + (node - 7) * 2, 217), color=VIOLET)
    picture.line((x(7) + size, 236), (x(8) - 1, 236), color=BLUE)
    for node, depth in ((5, 24), (2, 44)):
        picture.path(f"M{x(node) + 16} 253C{x(node) + 40} {253 + depth} {x(8) - 20} {253 + depth} {x(8) + 12} 254", color=BLUE)
    picture.words(0, 16, "label of node 8 = SHA-256(replica id, layer, node, parents' labels)", bold=True)
    picture.words(104, 40, "8 parents of the layer before, from anywhere in it (four are shown)", size=14, color=GREY)
    picture.words(104, 318, "6 parents of the same layer, all of them earlier (three are shown)", size=14, color=GREY)
    return picture


def loom():
    """One algorithm, and the ways in which it becomes machine code."""
    picture = Picture("loom", "An algorithm is written once; the compiler inlines it, or the loom records it and writes instructions and statements", 620, 452)
    picture.box(150, 0, 320, 56, "the algorithm, once", "hashes: a function over the trait Lanes", color=GREEN)
    picture.line((200, 57), (100, 95), (100, 103))
    picture.line((420, 57), (430, 95), (430, 103))
    picture.box(0, 105, 200, 74, "a real lane type", "the compiler makes", "the instructions", color=GREEN)
    picture.box(300, 105, 260, 74, "a type that writes down", "lanes::record: every operation,", "nothing is computed", color=ORANGE)
    picture.line((430, 180), (430, 206))
    picture.box(300, 208, 260, 56, "terms", "what no result needs is dropped", color=ORANGE)
    picture.line((380, 265), (330, 300), (330, 308))
    picture.line((480, 265), (530, 300), (530, 308))
    picture.box(240, 310, 180, 56, "instructions", "select, order, registers", color=ORANGE)
    picture.box(440, 310, 180, 56, "statements", "fold, split, halves", color=VIOLET)
    picture.line((330, 367), (330, 388))
    picture.line((530, 367), (530, 388))
    picture.line((100, 180), (100, 388))
    picture.box(0, 390, 200, 62, "x86-64, NEON, integers,", "WebAssembly", color=SLATE, plain=True)
    picture.box(240, 390, 180, 62, "x86-64, AArch64,", "RISC-V, Go", color=SLATE, plain=True)
    picture.box(440, 390, 180, 62, "PTX, C for HIP,", "WGSL", color=SLATE, plain=True)
    return picture


def main(arguments):
    if arguments not in ([], ["--check"]):
        print("usage: docs/images/design.py [--check]", file=sys.stderr)
        return 2
    old = 0
    for picture in (lanes(), crates(), search(), streams(), labels(), loom()):
        file = HERE / f"design-{picture.name}.svg"
        if not arguments:
            file.write_text(picture.text())
        elif not file.is_file() or file.read_text() != picture.text():
            print(f"{file.name} is not what docs/images/design.py draws: run it", file=sys.stderr)
            old = 1
    return old


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
