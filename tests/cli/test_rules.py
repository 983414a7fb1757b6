"""`spielwerk rules`: what cannot be read beside the tests is named."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from spielwerk.cli.app import app


@pytest.mark.parametrize("body", [b"title = ", b'title = "\xff"'], ids=["no TOML", "no text"])
def test_a_file_that_is_no_scenario_is_named(tmp_path: Path, body: bytes) -> None:
    (tmp_path / "broken.toml").write_bytes(body)
    result = CliRunner().invoke(app, ["rules", "--coverage", "--tests", str(tmp_path), "--lang", "en"])
    assert result.exit_code == 2
    assert f"{tmp_path / 'broken.toml'} is no TOML" in result.output
