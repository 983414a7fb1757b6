"""The table on the network: HTTP, websockets, the built client, and who may come in.

`app.create_app` makes the ASGI application of a `house.House`; `run.serve` runs it. Everything that a game needs to
know is decided in `spielwerk.table`; here are only doors.
"""
