"""The schemas of characters in docs/ are those in force."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import jsonschema_rs
import msgspec
import pytest

from spielwerk.core.characters.document import Origin, schema_of, written
from spielwerk.core.system import installed

SYSTEMS = {id: system for id, system in installed().items() if system.characters is not None}
DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("id", SYSTEMS)
def test_the_published_schema_is_the_one_in_force(id: str) -> None:
    system = SYSTEMS[id]
    assert system.characters is not None
    in_force = json.loads(msgspec.json.encode(schema_of(system.characters, id)))
    assert json.loads((DOCS / f"character.{id}.schema.json").read_text(encoding="utf-8")) == in_force
    validator = jsonschema_rs.validator_for(in_force)
    state = system.start({}, {})
    document: dict[str, Any] = {}
    for seed in range(20):
        being = system.characters.being(state, system.characters.draw(seed, state, "en"))
        document = json.loads(written(system.characters.give(state, being), Origin(id, system.version, "0" * 64)))
        validator.validate(document)
    with pytest.raises(jsonschema_rs.ValidationError):
        validator.validate({**document, "character": {**document["character"], "wings": 2}})
