"""Puts the built web client into wheels; an editable install leaves that to `./play` and `./test`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WebClientHook(BuildHookInterface[Any]):
    """Hatchling's custom hook, looked up by being the only one in this file."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        # A build runs without the source tree on its path.
        sys.path.insert(0, self.root)
        from tools import frontend

        if frontend.exists(Path(self.root)):
            frontend.build(Path(self.root))
