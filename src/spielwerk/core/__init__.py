"""The pure heart of Spielwerk: no clock, no I/O but reading content, no randomness of its own, no asyncio.

A rule is written once as `async def` over an `Act` (start reading in `act.py`), and is then played, replayed,
simulated and its odds computed. `log.py` folds what happened, `play.py` proposes what may happen next, `view.py` says
what one viewer may know, `system.py` is the contract of a rule system. Imports nothing else of Spielwerk.
"""
