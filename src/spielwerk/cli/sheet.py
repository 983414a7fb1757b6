"""`spielwerk sheet`: the character sheet of somebody at an example table, as PDF."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from spielwerk.core.codec import Codec
from spielwerk.core.system import System, installed
from spielwerk.sheets import SheetError, pdf
from spielwerk.table.example import ExampleError, read_example

from .out import not_written, wrong_use
from .say import Voice

EXAMPLES: Final = Path(__file__).parent.parent / "examples"


def run(example: str, who: str, out: Path | None, voice: Voice) -> int:
    """Write the sheet; the exit status. `example` is the name of one that comes along, or a file."""
    system, beings, state = _table(example, voice)
    if who not in beings:
        raise wrong_use(voice("cli-unknown-being", being=who, known=", ".join(beings)))
    if system.views.sheet is None:
        raise wrong_use(voice("cli-no-sheets", system=system.name[voice.language]))
    path = out or Path(f"{who}.pdf")
    try:
        path.write_bytes(pdf(system.views.sheet(state, beings[who]), system, voice.language))
    except OSError as fault:
        raise not_written(path, fault, voice) from None
    except SheetError as fault:
        raise wrong_use(voice("cli-not-written", path=str(path), why=str(fault))) from None
    print(path)
    return 0


def _table(example: str, voice: Voice) -> tuple[System[Any], Mapping[str, Any], Any]:
    """The system, the beings and the state of an example."""
    known = {path.stem: path for path in sorted(EXAMPLES.glob("*.toml"))}
    path = known.get(example, Path(example))
    if not path.is_file():
        raise wrong_use(voice("cli-no-example", example=example, known=", ".join(known)))
    systems = installed()
    try:
        made = read_example(path, systems)
    except ExampleError as fault:
        raise wrong_use(voice("cli-unknown-example", example=str(fault), known=", ".join(known))) from None
    if made is None:
        raise wrong_use(voice("cli-unknown-system", system=path.name, known=", ".join(systems)))
    system = systems[made.game.system]
    state: Any = Codec(system).decode_state(made.game.first)
    return system, state.beings, state
