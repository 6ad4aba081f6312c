"""Draws docs/images/sum-zen4.svg from the table "On Zen 4" in docs/sum.md: python3 docs/images/sum_zen4.py"""
import math
import pathlib
import re

HERE = pathlib.Path(__file__).parent
TABLE = HERE.parent.joinpath("sum.md").read_text().split("## On Zen 4")[1].split("\n## ")[0]
SHOWN = {"blake2s-256": "BLAKE2s", "sha256": "SHA-256", "blake2b-512": "BLAKE2b", "sha3-256": "SHA3-256"}
WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM, MOST = 640, 300, 44, 110, 18, 44, 5

rates = {name: {} for name in SHOWN}
for name, count, rate, last in re.findall(r"^\| (\S+) \| (\d+) × 16 KiB \| \S+ \| (\S+) \|.*\| *(\S*) *\|$", TABLE, re.M):
    # Rows without a last column are single kernels that `auto` did not choose.
    if name in rates and last:
        rates[name][int(count)] = float(rate)


def x(count: int) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * math.log2(count) / 6


def y(rate: float) -> float:
    return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * rate / MOST


lines = [
    f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" font-family="system-ui, sans-serif" font-size="13">',
    "<title>GB/s of one Zen 4 core by the number of messages of 16 KiB hashed at once</title>",
    "<style>text{fill:#1c2126}.soft{fill:#5a6572}.grid{stroke:#d9dee4}path{fill:none;stroke-width:2.5}"
    ".c0{stroke:#124f88;fill:#124f88}.c1{stroke:#b3261e;fill:#b3261e}.c2{stroke:#1a7f5a;fill:#1a7f5a}.c3{stroke:#7d6a9e;fill:#7d6a9e}"
    "text.c0,text.c1,text.c2,text.c3{stroke:none}path.c0,path.c1,path.c2,path.c3{fill:none}.ground{fill:#fff}</style>",
    f'<rect class="ground" width="{WIDTH}" height="{HEIGHT}"/>',
]
for rate in range(MOST + 1):
    lines.append(f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y(rate):.1f}" y2="{y(rate):.1f}"/>')
    lines.append(f'<text class="soft" x="{LEFT - 8}" y="{y(rate) + 4:.1f}" text-anchor="end">{rate}</text>')
lines.append(f'<text class="soft" x="{LEFT}" y="{TOP - 5}">GB/s</text>')
for count in (1, 2, 4, 8, 16, 64):
    lines.append(f'<text class="soft" x="{x(count):.1f}" y="{HEIGHT - BOTTOM + 17}" text-anchor="middle">{count}</text>')
lines.append(f'<text class="soft" x="{(LEFT + WIDTH - RIGHT) / 2}" y="{HEIGHT - 8}" text-anchor="middle">messages hashed at once</text>')
heights = []
for number, (name, shown) in enumerate(SHOWN.items()):
    points = sorted(rates[name].items())
    assert [count for count, _ in points] == [1, 2, 4, 8, 16, 64], name
    lines.append(f'<path class="c{number}" d="M' + "L".join(f"{x(count):.1f} {y(rate):.1f}" for count, rate in points) + '"/>')
    lines += [f'<circle class="c{number}" cx="{x(count):.1f}" cy="{y(rate):.1f}" r="3"/>' for count, rate in points]
    # Names that would touch move down.
    heights.append(max(y(points[-1][1]) + 4, heights[-1] + 15 if heights else 0))
    lines.append(f'<text class="c{number}" x="{x(64) + 8:.1f}" y="{heights[-1]:.1f}">{shown} {points[-1][1]:.2f}</text>')
lines.append("</svg>")
HERE.joinpath("sum-zen4.svg").write_text("\n".join(lines) + "\n")
