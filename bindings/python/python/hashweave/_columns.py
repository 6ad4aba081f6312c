"""Columns of pandas, polars and PyArrow. None of these is imported here: a column of one comes from a program that has imported it."""

from __future__ import annotations

import sys

from . import _hashweave

# As in _bar.py.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, TypeVar

    _Column = TypeVar("_Column")
    #: The options of `digest_column` in their order.
    _How = tuple[str, bool, bytes | None, int | None, int | None]


def digest_column(
    column: _Column,
    algorithm: str = "sha256",
    *,
    hex: bool = False,
    key: bytes | None = None,
    digest_size: int | None = None,
    threads: int | None = 1,
) -> _Column:
    """Return the digests of a column's items as a column of the same library.

    `column` is a Series or Index of pandas, a Series or an expression of polars, or an Array or ChunkedArray of PyArrow. Its items are strings, which are
    hashed as UTF-8, or bytes, or a category of these, which is hashed once. A missing item stays missing. pandas keeps index and name, polars the name.

    Digests are bytes: `Binary` in polars, `fixed_size_binary` in PyArrow and in pandas, which without PyArrow has objects. With `hex` they are strings of
    hexadecimal digits, in pandas of the same type as a column of strings. The other arguments are those of `digest_many`. Raises `TypeError` for other items, such as numbers.

    >>> import hashweave, polars
    >>> hashweave.digest_column(polars.Series("name", ["abc", None]), hex=True).str.head(8).to_list()
    ['ba7816bf', None]
    >>> frame = polars.DataFrame({"name": ["abc"]})
    >>> frame.select(hashweave.digest_column(polars.col("name"))).item()[:4].hex()
    'ba7816bf'
    """
    how = (algorithm, hex, key, digest_size, threads)
    given: Any = column
    digests: Any
    if (polars := sys.modules.get("polars")) is not None and isinstance(given, (polars.Series, polars.Expr)):
        if isinstance(given, polars.Series):
            digests = _of_polars(polars, given, how)
        else:
            again = lambda series: _of_polars(polars, series, how)  # noqa: E731
            digests = given.map_batches(again, return_dtype=polars.String if hex else polars.Binary, is_elementwise=True)
    elif (pandas := sys.modules.get("pandas")) is not None and isinstance(given, (pandas.Series, pandas.Index)):
        digests = _of_pandas(pandas, given, how)
    elif (pyarrow := sys.modules.get("pyarrow")) is not None and isinstance(given, (pyarrow.Array, pyarrow.ChunkedArray)):
        digests = pyarrow.array(_hashweave.digest_arrow(given, False, *how))
        if isinstance(given, pyarrow.ChunkedArray):
            digests = pyarrow.chunked_array([digests])
    else:
        raise TypeError(
            f"column: a Series of pandas or polars, or an array of PyArrow, not {type(column).__name__}; "
            "digest_many takes lists and NumPy's arrays, and of a table one column is given"
        )
    result: _Column = digests
    return result


def _of_polars(polars: Any, series: Any, how: _How) -> Any:
    if not isinstance(series.dtype, (polars.String, polars.Binary, polars.Categorical, polars.Enum)):
        raise TypeError(f"column: a Series of {series.dtype}; text and bytes have digests: .cast(polars.String) makes text of what is shown")
    _, hex, *_ = how
    return polars.Series(_hashweave.digest_arrow(series, True, *how), dtype=polars.String if hex else polars.Binary).alias(series.name)


def _of_pandas(pandas: Any, series: Any, how: _How) -> Any:
    values = _values_of_pandas(pandas, series.array, how)
    if isinstance(series, pandas.Index):
        return pandas.Index(values, dtype=values.dtype, name=series.name, copy=False)
    return pandas.Series(values, dtype=values.dtype, index=series.index, name=series.name, copy=False)


def _values_of_pandas(pandas: Any, array: Any, how: _How) -> Any:
    """The digests of an array of pandas, as one."""
    algorithm, hex, *_ = how
    dtype = array.dtype
    if isinstance(dtype, pandas.CategoricalDtype):
        once = _values_of_pandas(pandas, dtype.categories.array, how)
        return pandas.api.extensions.take(once, array.codes, allow_fill=True)
    try:
        import pyarrow
    except ImportError:
        pyarrow = None
    as_arrow: Any = lambda digests: pyarrow.chunked_array([pyarrow.array(digests)])  # noqa: E731
    is_text = isinstance(dtype, pandas.StringDtype)
    if isinstance(dtype, pandas.ArrowDtype) or is_text and dtype.storage.startswith("pyarrow"):
        digests = as_arrow(_hashweave.digest_arrow(pyarrow.array(array), False, *how))
        return pandas.array(digests, dtype=dtype) if hex and is_text else pandas.arrays.ArrowExtensionArray(digests)
    if not is_text and str(dtype) != "object":
        raise TypeError(f"column: a Series of {dtype}; text and bytes have digests: .astype(str) makes text of what is shown")
    import numpy

    objects = array.to_numpy(dtype=object)
    missing = (pandas.NA, pandas.NaT)
    if pyarrow is not None and not hex:
        return pandas.arrays.ArrowExtensionArray(as_arrow(_hashweave.digest_objects(objects, missing, algorithm, *how[2:])))
    digests = numpy.empty(len(objects), object)
    _hashweave.digest_items(objects, digests, missing, *how)
    return pandas.array(digests, dtype=dtype) if hex and is_text else digests
