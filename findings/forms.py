"""Published ways to put one Keccak state into vector registers of RISC-V, written out, so that they can be counted next to this project's (findings/riscv.py).

Three forms for registers of 128 bits, with Zvkb and without, which differ from those of `findings/one-state` in what a group of registers holds:

| form | what a group is | ρ and π |
|---|---|---|
| `row-load` | a row of five words in four registers | rows stored, then each new row loaded by an index vector |
| `row-store` | the same | each row rotated and stored by an index vector, then loaded |
| `scalar-column` | four words of a row in two registers, the fifth in an integer register | stored; vectors loaded by index vectors, integers one by one |

A form is a line of instructions without a branch, 24 rounds, from the loading of the state to its storing, so that its length is what it executes. It is not trusted: `program` makes a program
that applies it to the state of zeros and ends with 0 only if the result is the permutation's, which Python computes here (FIPS 202, section 3).
"""

ROUNDS = 24
MASK = (1 << 64) - 1


def rotations():
    """The amounts of ρ by x + 5 y (FIPS 202, section 3.2.2)."""
    amounts, x, y = [0] * 25, 1, 0
    for t in range(24):
        amounts[x + 5 * y] = (t + 1) * (t + 2) // 2 % 64
        x, y = y, (2 * x + 3 * y) % 5
    return amounts


def constants():
    """The round constants (section 3.2.5), from its shift register."""
    state, found = 1, []
    for _ in range(ROUNDS):
        constant = 0
        for j in range(7):
            constant |= (state & 1) << ((1 << j) - 1)
            state = (state << 1) ^ (0x171 if state & 0x80 else 0)
        found.append(constant)
    return found


AMOUNTS, CONSTANTS = rotations(), constants()
# Where the word of x + 5 y goes by π, and where that of a place comes from.
GOES = [y + 5 * ((2 * x + 3 * y) % 5) for y in range(5) for x in range(5)]
COMES = [GOES.index(place) for place in range(25)]


def permuted(a):
    """Keccak-f[1600] in integers."""
    for constant in CONSTANTS:
        c = [a[x] ^ a[x + 5] ^ a[x + 10] ^ a[x + 15] ^ a[x + 20] for x in range(5)]
        d = [c[x - 1] ^ rotated(c[(x + 1) % 5], 1) for x in range(5)]
        b = [rotated(a[place] ^ d[place % 5], AMOUNTS[place]) for place in COMES]
        a = [b[i] ^ (~b[i - i % 5 + (i + 1) % 5] & b[i - i % 5 + (i + 2) % 5] & MASK) for i in range(25)]
        a[0] ^= constant
    return a


def rotated(word, amount):
    return (word << amount | word >> (64 - amount)) & MASK if amount else word


# Tables in memory: names, the directive of their elements, and the elements.
TABLES = {
    "next": (".half", [1, 2, 3, 4, 0, 0, 0, 0]),
    "second": (".half", [2, 3, 4, 0, 1, 0, 0, 0]),
    "previous": (".half", [4, 0, 1, 2, 3, 0, 0, 0]),
    "comes": (".half", [8 * place for place in COMES]),
    "goes": (".half", [8 * place for place in GOES]),
    "amounts_before": (".dword", AMOUNTS),
    "amounts_after": (".dword", [AMOUNTS[place] for place in COMES]),
    # Without a rotation by a vector: powers of two. The high half of the product is what is shifted out, the low half what stays.
    "powers_before": (".dword", [1 << amount for amount in AMOUNTS]),
    "powers_after": (".dword", [1 << AMOUNTS[place] for place in COMES]),
    "constants": (".dword", CONSTANTS),
}


def addresses(table, registers, bytes_of_row):
    """Registers with the addresses of a table's rows."""
    lines = [f"la {registers[0]}, {table}"]
    return lines + [f"addi {register}, {registers[0]}, {bytes_of_row * (i + 1)}" for i, register in enumerate(registers[1:])]


STATE = ["a0", "a1", "a2", "a3", "a4"]
AMOUNT_ROWS = ["t1", "t2", "t3", "t4", "t5"]
INDEX_ROWS = ["s2", "s3", "s4", "s5", "s6"]
ROWS = ["v8", "v12", "v16", "v20", "v24"]


def loads(rows):
    return [f"vle64.v {row}, ({place})" for row, place in zip(rows, STATE)]


def stores(rows):
    return [f"vse64.v {row}, ({place})" for row, place in zip(rows, STATE)]


def begin(amounts, indices):
    """What a form on rows of five needs before its rounds. v0: next, whose first bits also select word 0 as a mask."""
    lines = [f"addi {place}, a0, {40 * (i + 1)}" for i, place in enumerate(STATE[1:])]
    lines += addresses(amounts, AMOUNT_ROWS, 40) + addresses(indices, INDEX_ROWS, 10) + ["la s7, constants", "li a6, 63", "li a7, 2"]
    lines += ["vsetivli zero, 5, e64, m4, ta, ma"]
    for register, table in (("v0", "next"), ("v1", "second"), ("v2", "previous")):
        lines += [f"la t0, {table}", f"vle16.v {register}, (t0)"]
    return lines + loads(ROWS)


def theta(zvkb):
    """C, then with a rotation T = C(x) ^ rot(C(x + 2), 1), which is D of column x + 1; without, both parts of D one after the other."""
    first, *rest = ROWS
    lines = [f"vxor.vv v28, {first}, {rest[0]}"] + [f"vxor.vv v28, v28, {row}" for row in rest[1:]]
    if zvkb:
        lines += ["vrgatherei16.vv v4, v28, v1", "vror.vi v4, v4, 63", "vxor.vv v28, v28, v4", "vrgatherei16.vv v4, v28, v2"]
        return lines + [f"vxor.vv {row}, {row}, v4" for row in ROWS]
    lines += ["vrgatherei16.vv v4, v28, v2"] + [f"vxor.vv {row}, {row}, v4" for row in ROWS]
    lines += ["vsrl.vx v4, v28, a6", "vmacc.vx v4, a7, v28", "vrgatherei16.vv v28, v4, v0"]
    return lines + [f"vxor.vv {row}, {row}, v28" for row in ROWS]


def and_not(zvkb, n, b):
    """n & ~b, into n."""
    return [f"vandn.vv {n}, {n}, {b}"] if zvkb else [f"vor.vv {n}, {n}, {b}", f"vxor.vv {n}, {n}, {b}"]


def rotate(zvkb, into, word, amount):
    """A word by an amount, or by a power of two; then they are different registers."""
    return [f"vrol.vv {into}, {word}, {amount}"] if zvkb else [f"vmulhu.vv {into}, {word}, {amount}", f"vmacc.vv {into}, {word}, {amount}"]


def chi_iota(zvkb, i):
    lines = []
    for row in ROWS:
        lines += [f"vrgatherei16.vv v4, {row}, v0", *and_not(zvkb, "v4", row), "vrgatherei16.vv v28, v4, v0", f"vxor.vv {row}, {row}, v28"]
    return lines + [f"ld t0, {8 * i}(s7)", f"vxor.vx {ROWS[0]}, {ROWS[0]}, t0, v0.t"]


def row_load(zvkb):
    lines = begin("amounts_after" if zvkb else "powers_after", "comes")
    for i in range(ROUNDS):
        lines += theta(zvkb) + stores(ROWS)
        for row, index, amount in zip(ROWS, INDEX_ROWS, AMOUNT_ROWS):
            lines += [f"vle16.v v3, ({index})", "vluxei16.v v4, (a0), v3", f"vle64.v v28, ({amount})", *rotate(zvkb, row, "v4", "v28")]
        lines += chi_iota(zvkb, i)
    return lines + stores(ROWS)


def row_store(zvkb):
    lines = begin("amounts_before" if zvkb else "powers_before", "goes")
    for i in range(ROUNDS):
        lines += theta(zvkb)
        for row, index, amount in zip(ROWS, INDEX_ROWS, AMOUNT_ROWS):
            lines += [f"vle64.v v4, ({amount})", *rotate(zvkb, "v28", row, "v4"), f"vle16.v v3, ({index})", "vsuxei16.v v28, (a0), v3"]
        lines += loads(ROWS) + chi_iota(zvkb, i)
    return lines + stores(ROWS)


SHORT, SHORT_AMOUNTS, SHORT_INDICES = ["v2", "v4", "v6", "v8", "v10"], ["v12", "v14", "v16", "v18", "v20"], ["v1", "v22", "v23", "v24", "v25"]
COLUMN = ["s2", "s3", "s4", "s5", "s6"]


def column(operation):
    return [f"{operation} {word}, {40 * y + 32}(a0)" for y, word in enumerate(COLUMN)]


def scalar_column(zvkb):
    """Amounts and index vectors fit the registers."""
    lines = [f"addi {place}, a0, {40 * (i + 1)}" for i, place in enumerate(STATE[1:])]
    lines += ["la s7, constants", "li a6, 63", "li a7, 2", "vsetivli zero, 4, e64, m2, ta, ma", "la t0, next", "vle16.v v0, (t0)"]
    for y in range(5):
        amounts = f"{'amounts' if zvkb else 'powers'}_before+{40 * y}"
        lines += [f"la t0, {amounts}", f"vle64.v {SHORT_AMOUNTS[y]}, (t0)", f"la t0, comes+{10 * y}", f"vle16.v {SHORT_INDICES[y]}, (t0)"]
    lines += loads(SHORT) + column("ld")
    for i in range(ROUNDS):
        lines += short_theta(zvkb)
        for row, amount, place in zip(SHORT, SHORT_AMOUNTS, STATE):
            lines += [*rotate(zvkb, "v28", row, amount), f"vse64.v v28, ({place})"]
        lines += [f"rori {word}, {word}, {(64 - AMOUNTS[5 * y + 4]) % 64}" for y, word in enumerate(COLUMN)] + column("sd")
        lines += [f"vluxei16.v {row}, (a0), {index}" for row, index in zip(SHORT, SHORT_INDICES)]
        lines += [f"ld {word}, {8 * COMES[5 * y + 4]}(a0)" for y, word in enumerate(COLUMN)]
        lines += short_chi(zvkb) + [f"ld t0, {8 * i}(s7)", f"vxor.vx {SHORT[0]}, {SHORT[0]}, t0, v0.t"]
    return lines + stores(SHORT) + column("sd")


def short_theta(zvkb):
    """D(x) = C(x - 1) ^ rot(C(x + 1), 1), whose neighbours of columns 0 to 3 come in by slides; D(4) = C(3) ^ rot(C(0), 1)."""
    lines = [f"vxor.vv v28, {SHORT[0]}, {SHORT[1]}"] + [f"vxor.vv v28, v28, {row}" for row in SHORT[2:]]
    lines += [f"xor t0, {COLUMN[0]}, {COLUMN[1]}"] + [f"xor t0, t0, {word}" for word in COLUMN[2:]]
    lines += ["vmv.x.s t1, v28", "rori t1, t1, 63", "vslidedown.vi v30, v28, 3", "vmv.x.s t2, v30", "xor t1, t1, t2"]
    lines += ["vslide1up.vx v26, v28, t0", "vslide1down.vx v30, v28, t0"]
    lines += ["vror.vi v30, v30, 63", "vxor.vv v26, v26, v30"] if zvkb else ["vsrl.vx v28, v30, a6", "vmacc.vx v28, a7, v30", "vxor.vv v26, v26, v28"]
    return lines + [f"vxor.vv {row}, {row}, v26" for row in SHORT] + [f"xor {word}, {word}, t1" for word in COLUMN]


def short_chi(zvkb):
    lines = []
    for row, word in zip(SHORT, COLUMN):
        lines += [f"vmv.x.s t0, {row}", f"vslide1down.vx v28, {row}, {word}", "vslide1down.vx v30, v28, t0", "vmv.x.s t1, v28"]
        lines += [*and_not(zvkb, "v30", "v28"), f"vxor.vv {row}, {row}, v30", "andn t1, t1, t0", f"xor {word}, {word}, t1"]
    return lines


FORMS = {"row-load": row_load, "row-store": row_store, "scalar-column": scalar_column}


def program(name, zvkb):
    """A program without libraries that applies a form once; it ends with 0 if the state is right, else with 1."""
    expected = permuted([0] * 25)
    tables = [f".balign 8\n{table}: {kind} {', '.join(map(str, values))}" for table, (kind, values) in TABLES.items()]
    return "\n".join(
        [
            ".option arch, +v, +zvkb, +zbb",
            ".text",
            ".globl _start, form",
            "_start:",
            "la a0, state",
            "call form",
            "la a0, state",
            "la a1, expected",
            "li a2, 25",
            "1: ld t0, 0(a0)",
            "ld t1, 0(a1)",
            "bne t0, t1, 2f",
            "addi a0, a0, 8",
            "addi a1, a1, 8",
            "addi a2, a2, -1",
            "bnez a2, 1b",
            "li a0, 0",
            "j 3f",
            "2: li a0, 1",
            "3: li a7, 93",
            "ecall",
            ".type form, @function",
            "form:",
            *FORMS[name](zvkb),
            "ret",
            ".data",
            *tables,
            f".balign 8\nexpected: .dword {', '.join(map(str, expected))}",
            ".balign 8\nstate: .zero 256",
            "",
        ]
    )
