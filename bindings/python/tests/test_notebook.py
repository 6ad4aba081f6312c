"""The notebook of examples, run with few rows."""

from __future__ import annotations

from pathlib import Path

import nbclient
import nbformat
import pytest

NOTEBOOK = Path(__file__).parent.parent / "examples" / "hashweave.ipynb"


def test_notebook(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HASHWEAVE_ROWS", "2000")
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    notebook = nbformat.read(NOTEBOOK, as_version=4)
    assert not any(cell.get("outputs") for cell in notebook.cells), "the notebook is committed without outputs"
    nbclient.NotebookClient(notebook, timeout=300, kernel_name="python3", resources={"metadata": {"path": str(tmp_path)}}).execute()
    outputs = [output for cell in notebook.cells for output in cell.get("outputs", [])]
    assert any("image/png" in output.get("data", {}) for output in outputs), "a plot"
    assert any("application/vnd.jupyter.widget-view+json" in output.get("data", {}) for output in outputs), "a bar of tqdm's"
    shown = str(outputs)
    assert "user-0@example.org" in shown and "b'hello " in shown
