"""Columns of pandas, polars and PyArrow, next to hashlib item by item."""

from __future__ import annotations

import hashlib
import random
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import hashweave
import numpy as np
import pandas as pd
import polars as pl
import pyarrow as pa
import pytest

#: Lengths around those that a view holds itself, and of more bytes than characters.
TEXTS = ["abc", None, "", "ü" * 30, "a" * 12, "x" * 13, "abc", "\U0001f600" * 70, None, "y" * 3000]
PANDAS: list[Any] = [
    object,
    "string[python]",
    "string[pyarrow]",
    "str",
    "category",
    pd.ArrowDtype(pa.string()),
    pd.ArrowDtype(pa.large_string()),
    pd.ArrowDtype(pa.string_view()),
    pd.ArrowDtype(pa.dictionary(pa.int8(), pa.string())),
]


def digest(item: str | bytes | None, name: str = "sha256", **options: Any) -> bytes | None:
    if item is None:
        return None
    return hashlib.new(name, item.encode() if isinstance(item, str) else item, **options).digest()


def plain(column: Any) -> list[Any]:
    """Items, where all that pandas has for missing ones is None."""
    return [item if isinstance(item, (str, bytes)) else None for item in column]


EXPECTED = [digest(text) for text in TEXTS]
HEX = [None if item is None else item.hex() for item in EXPECTED]
many: Any = hashweave.digest_column


@pytest.mark.parametrize("dtype", PANDAS, ids=str)
def test_pandas(dtype: Any) -> None:
    index = pd.Index(range(100, 100 + len(TEXTS)), name="row")
    series = pd.Series(TEXTS, dtype=dtype, index=index, name="text")
    for given, expected, hex_ in ((series, EXPECTED, HEX), (series[3:8], EXPECTED[3:8], HEX[3:8]), (series[:0], [], [])):
        digests, digits = hashweave.digest_column(given), hashweave.digest_column(given, hex=True)
        assert plain(digests) == expected and plain(digits) == hex_
        for column in (digests, digits):
            assert type(column) is pd.Series and column.name == "text"
            pd.testing.assert_index_equal(column.index, given.index)
        assert digests.dtype == pd.ArrowDtype(pa.binary(32))
        if isinstance(dtype, str) and dtype != "category":
            assert digits.dtype == series.dtype
    assert list(many(series).isna()) == [text is None for text in TEXTS]


def test_pandas_bytes_index_and_options() -> None:
    items = [None if text is None else text.encode() for text in TEXTS]
    for dtype in (object, "category", pd.ArrowDtype(pa.binary()), pd.ArrowDtype(pa.binary_view())):
        assert plain(many(pd.Series(items, dtype=dtype))) == EXPECTED
    mixed = pd.Series([b"a", "b", bytearray(b"c"), memoryview(b"d"), np.str_("e"), np.bytes_(b"f")], dtype=object)
    assert list(many(mixed)) == [digest(bytes([97 + i])) for i in range(6)]
    holes = pd.Series(["a", None, float("nan"), np.float64("nan"), pd.NA, pd.NaT], dtype=object)
    assert plain(many(holes)) == [digest("a"), *[None] * 5] == plain(many(holes[::-1]))[::-1]
    assert list(many(holes[1:]).isna()) == [True] * 5
    kept = list(many(holes, hex=True))
    assert kept[0] == hashlib.sha256(b"a").hexdigest() and all(a is b for a, b in zip(kept[1:], list(holes)[1:], strict=True))
    names = pd.Index(["a", "b"], name="key")
    assert list(many(names)) == [digest("a"), digest("b")] and many(names, hex=True).name == "key"
    assert list(many(pd.Series(["a"] * 3000), "blake2b", key=b"k", digest_size=9, threads=3)) == [
        digest("a", "blake2b", key=b"k", digest_size=9)
    ] * 3000


def test_pandas_without_pyarrow() -> None:
    text = """
import sys
sys.modules["pyarrow"] = None
import hashlib, hashweave, pandas as pd
for dtype in (object, "str", "category"):
    digests = hashweave.digest_column(pd.Series(["a", None, "b"], dtype=dtype, index=[4, 5, 6]))
    assert digests.dtype == object and pd.isna(digests[5]), digests
    assert [digests[4], digests[6]] == [hashlib.sha256(item).digest() for item in (b"a", b"b")]
"""
    done = subprocess.run([sys.executable, "-c", text], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("dtype", [pl.String, pl.Categorical, pl.Enum([text for text in dict.fromkeys(TEXTS) if text is not None])], ids=str)
def test_polars(dtype: Any) -> None:
    series = pl.Series("text", TEXTS, dtype)
    for given, expected, hex_ in ((series, EXPECTED, HEX), (series[3:8], EXPECTED[3:8], HEX[3:8]), (series[:0], [], [])):
        digests, digits = hashweave.digest_column(given), hashweave.digest_column(given, hex=True)
        assert (digests.dtype, digits.dtype) == (pl.Binary, pl.String)
        assert digests.to_list() == expected and digits.to_list() == hex_
        assert digests.name == digits.name == "text"
        for size in (0, 3, 12, 13, 20):
            shaken = many(given, "shake_128", digest_size=size).to_list()
            assert shaken == [None if text is None else hashlib.shake_128(text.encode()).digest(size) for text in given]


def test_polars_chunks_expressions_and_bytes() -> None:
    items = [None if text is None else text.encode() for text in TEXTS]
    chunks = pl.concat([pl.Series(items), pl.Series([b"a", b"b"])], rechunk=False)
    assert chunks.n_chunks() == 2
    assert hashweave.digest_column(chunks).to_list() == [*EXPECTED, digest("a"), digest("b")]
    frame = pl.DataFrame({"text": TEXTS})
    for result in (frame, frame.lazy()):
        made = result.with_columns(hashweave.digest_column(pl.col("text"), "sha3_256", hex=True).alias("digest")).lazy().collect()
        assert made["digest"].to_list() == [None if (it := digest(text, "sha3_256")) is None else it.hex() for text in TEXTS]
    assert hashweave.digest_many(chunks.drop_nulls()) == hashweave.digest_many(pa.array([item for item in chunks if item is not None]))
    assert pl.Series(hashweave.digest_many(chunks.drop_nulls()))[0] == digest("abc")


@pytest.mark.parametrize(
    "kind", [pa.string(), pa.large_string(), pa.string_view(), pa.binary(), pa.large_binary(), pa.binary_view()], ids=str
)
def test_pyarrow(kind: Any) -> None:
    array = pa.array(TEXTS, pa.string()).cast(kind)
    for given, expected, hex_ in ((array, EXPECTED, HEX), (array[3:8], EXPECTED[3:8], HEX[3:8]), (array[:0], [], [])):
        digests, digits = hashweave.digest_column(given), hashweave.digest_column(given, hex=True)
        digests.validate(full=True)
        digits.validate(full=True)
        assert (digests.type, digits.type) == (pa.binary(32), pa.string())
        assert digests.to_pylist() == expected and digits.to_pylist() == hex_
    chunked = pa.chunked_array([array[:2], array[2:2], array[2:]])
    digests = hashweave.digest_column(chunked)
    assert isinstance(digests, pa.ChunkedArray) and digests.to_pylist() == EXPECTED
    assert hashweave.digest_many(pa.chunked_array([array[:1], array[2:8], array[9:]])).hex() == [item for item in HEX if item is not None]


def test_pyarrow_dictionaries() -> None:
    for index in (pa.int8(), pa.uint8(), pa.int16(), pa.uint16(), pa.int32(), pa.uint32(), pa.int64(), pa.uint64()):
        array = pa.array(TEXTS, pa.string()).dictionary_encode().cast(pa.dictionary(index, pa.string()))
        assert hashweave.digest_column(array).to_pylist() == EXPECTED
        assert hashweave.digest_column(array[2:7]).to_pylist() == EXPECTED[2:7]
    holes = pa.DictionaryArray.from_arrays(pa.array([0, 1, None, 1]), pa.array([b"a", None])[0:])
    assert hashweave.digest_column(holes).to_pylist() == [digest("a"), None, None, None]
    shifted = pa.DictionaryArray.from_arrays(pa.array([1, 0]), pa.array([b"-", b"a", None, b"b"])[1:])
    assert hashweave.digest_column(shifted).to_pylist() == [None, digest("a")]
    nothing = pa.DictionaryArray.from_arrays(pa.array([None, None], pa.int8()), pa.array([], pa.string()))
    assert hashweave.digest_column(nothing).to_pylist() == [None, None]
    # Several chunks, each with a dictionary of its own, and a plain one would not be of the same type.
    chunks = pa.chunked_array([pa.array(["a", "b", "a"]).dictionary_encode(), pa.array(["c", None]).dictionary_encode()])
    assert hashweave.digest_column(chunks).to_pylist() == [*map(digest, "abac"), None]
    assert list(hashweave.digest_many(chunks[:3])) == [*map(digest, "aba")]


def test_many_rows_on_threads() -> None:
    rng = random.Random(5)
    texts = [None if rng.random() < 0.1 else "x" * rng.randrange(200) for _ in range(20_000)]
    expected = [digest(text) for text in texts]
    for threads in (1, 3, None):
        assert hashweave.digest_column(pl.Series(texts), threads=threads).to_list() == expected
        assert plain(many(pd.Series(texts, dtype=object), threads=threads)) == expected


WRONG: dict[str, tuple[Callable[[], Any], type[Exception], str]] = {
    "numbers of pandas": (lambda: pd.Series([1]), TypeError, "a Series of int64; text and bytes have digests"),
    "numbers of polars": (lambda: pl.Series([1]), TypeError, "a Series of Int64; text and bytes have digests"),
    "numbers of PyArrow": (lambda: pa.array([1]), TypeError, "an Arrow array of int64; text and bytes"),
    "a dictionary of numbers": (lambda: pa.array([1]).dictionary_encode(), TypeError, "dictionary<values=int64"),
    "lists": (lambda: pa.array([["a"]]), TypeError, "an Arrow array of list<"),
    "a list": (lambda: ["a"], TypeError, "an array of PyArrow, not list; digest_many takes lists"),
    "a table of pandas": (lambda: pd.DataFrame({"a": ["b"]}), TypeError, "not DataFrame; .* of a table one column is given"),
    "a table of polars": (lambda: pl.DataFrame({"a": ["b"]}), TypeError, "not DataFrame"),
    "an array of NumPy": (lambda: np.array(["a", "bcd"]), TypeError, "not ndarray"),
    "a number": (lambda: pd.Series(["a", 5], dtype=object), TypeError, r"\[1\]: text or bytes, not int"),
    "a number of NumPy": (lambda: pd.Series([np.float64(1)], dtype=object), TypeError, r"\[0\]: text or bytes, not float64"),
    "an array as item": (lambda: pd.Series([np.array(["a"])], dtype=object), TypeError, r"\[0\]: text or bytes, not ndarray"),
    "text without UTF-8": (lambda: pd.Series(["\ud800"], dtype=object), ValueError, r"\[0\]: 'utf-8' codec can't encode"),
    "bytes with gaps": (lambda: pd.Series([memoryview(b"abc")[::2]], dtype=object), BufferError, r"\[0\]: memoryview: underlying"),
}


@pytest.mark.parametrize("name", WRONG)
def test_wrong_columns(name: str) -> None:
    make, kind, text = WRONG[name]
    with pytest.raises(kind, match=f"column(: .*)?{text}"):
        many(make())


def test_wrong_options() -> None:
    column = pl.Series(["a"])
    for options, text in (({"threads": 0}, "threads must be"), ({"algorithm": "md4"}, "unsupported hash type md4"), ({"key": b"k"}, "takes no key")):
        with pytest.raises(ValueError, match=text):
            many(column, **options)


def test_strings_of_a_fixed_width_are_refused() -> None:
    given: Any = hashweave.digest_many
    for array in (np.array(["a", "bcd"]), np.array([b"a", b"bcd"]), np.array([[b"a", b"bcd"]]), np.array(["a"]).astype(">U1")):
        with pytest.raises(ValueError, match="messages: strings of NumPy of a fixed width, which are filled up with zeros"):
            given(array)
    # What the message advises.
    assert given(np.strings.encode(np.array(["a", "bcd"])).tolist()) == given(np.array([b"a", b"bcd"]).tolist()) == [digest("a"), digest("bcd")]
    assert given(np.array([b"a", b"bcd"], object)) == [digest("a"), digest("bcd")]
    with pytest.raises(ValueError, match="messages: cannot include dtype 'numpy.dtypes.StringDType'"):
        given(np.array(["a"], np.dtypes.StringDType()))


def test_a_stream_that_fails() -> None:
    def batches() -> Any:
        yield pa.record_batch({"a": ["b"]})

    reader = pa.RecordBatchReader.from_batches(pa.schema({"a": pa.string()}), batches())
    with pytest.raises(TypeError, match="messages: an Arrow array of"):
        hashweave.digest_many(reader)

    class Stream:
        def __init__(self, capsule: object) -> None:
            self.capsule = capsule

        def __arrow_c_stream__(self, requested_schema: object = None) -> object:
            return self.capsule

    used = pa.chunked_array([["a"]]).__arrow_c_stream__()
    pa.ChunkedArray._import_from_c_capsule(used)
    given: Any = hashweave.digest_many
    with pytest.raises(ValueError, match="messages: the Arrow capsule was used already"):
        given(Stream(used))
    with pytest.raises(TypeError):
        given(Stream("text"))

    class Array:
        def __init__(self) -> None:
            self.capsules = pa.array(["a"]).__arrow_c_array__()

        def __arrow_c_array__(self, requested_schema: object = None) -> object:
            return self.capsules

    once = Array()
    assert list(given(once)) == [digest("a")]
    with pytest.raises(ValueError, match="messages: the Arrow capsule was used already"):
        given(once)


def test_what_is_imported() -> None:
    """The package loads none of the libraries whose columns it takes, and of Python's own next to nothing, so that it loads fast."""
    program = "import os, sys; before = set(sys.modules); import hashweave; print(*sorted(set(sys.modules) - before))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert [name for name in done.stdout.split() if not name.startswith("hashweave")] in (["__future__"], [])


def test_sub_interpreters_are_refused() -> None:
    program = """
import sys
path = sys.path
import hashweave
text = f"import sys; sys.path = {path!r}; import hashweave"
if sys.version_info >= (3, 13):
    import _interpreters
    for kind in ("isolated", "legacy"):
        print(_interpreters.exec(_interpreters.create(kind), text).msg)
else:
    import _xxsubinterpreters
    try:
        _xxsubinterpreters.run_string(_xxsubinterpreters.create(), text)
    except _xxsubinterpreters.RunFailedError as error:
        print(error)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout and all("in sub-interpreters: import it in the main one" in line or "loading in subinterpreters" in line for line in done.stdout.splitlines())
