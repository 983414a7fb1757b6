"""What stands in the way of those who read a page otherwise than by sight and mouse, as axe finds it."""

from __future__ import annotations

from axe_playwright_python.base import AXE_SCRIPT, AxeResults  # type: ignore[import-untyped]
from playwright.sync_api import Page

FIND = """async () => {
  const moving = document.getAnimations().filter(one => one.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.all(moving.map(one => one.finished.catch(() => null)));
  return (await axe.run({ resultTypes: ['violations'] })).violations;
}"""
"""What is wrong once nothing moves. All that is right would take longer to hand over than to find."""


def barriers(page: Page) -> str:
    """A report, `""` if there is nothing to report."""
    if page.evaluate("typeof axe") == "undefined":  # a page keeps it until it is left
        page.evaluate(AXE_SCRIPT)
    found = page.evaluate(FIND)
    return str(AxeResults({"violations": found}).generate_report()) if found else ""
