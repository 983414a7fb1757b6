"""The built client: hashed files are kept by browsers for good, the page itself is asked for each time."""

from __future__ import annotations

import gzip
import mimetypes
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.params import FromPath
from msgspec import Struct

from spielwerk.core.act import Refused

FOLDER: Final = Path(__file__).parent / "static"
FOR_EVER: Final = "public, max-age=31536000, immutable"
EACH_TIME: Final = "no-cache"
NOT_BUILT: Final = "The web client is not built. In a checkout, ./play builds it.\n"
_COMPRESSED: Final = frozenset({".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".txt"})


class File(Struct, frozen=True):
    """A file as it is sent."""

    changed: int
    body: bytes
    packed: bytes | None
    kind: str
    tag: str


_files: dict[Path, File] = {}


def load(path: Path) -> File | None:
    """A file, read again when it was changed; None if there is none."""
    try:
        changed = path.stat().st_mtime_ns
        known = _files.get(path)
        if known is not None and known.changed == changed:
            return known
        body = path.read_bytes()
    except OSError:
        return None
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    file = _files[path] = pack(body, kind, changed, small=path.suffix in _COMPRESSED)
    return file


def pack(body: bytes, kind: str, changed: int = 0, small: bool = True) -> File:
    """Something to be sent; `small` adds its packed form."""
    packed = gzip.compress(body, 9, mtime=0) if small else None
    return File(changed, body, packed, kind, f'"{sha256(body).hexdigest()[:20]}"')


def answer(request: Request[Any, Any, Any], path: Path, cache: str) -> Response[bytes] | None:
    """A file as an answer, packed where the browser takes that."""
    file = load(path)
    return None if file is None else send(request, file, cache)


def send(request: Request[Any, Any, Any], file: File, cache: str = EACH_TIME) -> Response[bytes]:
    """Likewise for what is at hand."""
    headers = {"cache-control": cache, "etag": file.tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers, media_type=file.kind)
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.packed, headers={**headers, "content-encoding": "gzip"}, media_type=file.kind)
    return Response(file.body, headers=headers, media_type=file.kind)


def _file_called(name: str) -> Path | None:
    """The file of the client that is called so; None where there is none, or where no file can be."""
    try:
        file = (FOLDER / name).resolve()
        return file if file.is_relative_to(FOLDER.resolve()) and file.is_file() else None
    except (OSError, ValueError):  # too long for a name, or with a sign that no name has
        return None


@get(["/", "/{path:path}"], include_in_schema=False)
async def client(request: Request[Any, Any, Any], path: FromPath[str] = "/") -> Response[bytes]:
    """A file of the client; the page itself for every address that is one of its own."""
    name = path.lstrip("/")
    if name.startswith(("api/", "ws/")):
        raise Refused("http", status=404)
    file = _file_called(name)
    if file is not None:
        found = answer(request, file, FOR_EVER if name.startswith("assets/") else EACH_TIME)
        if found is not None:
            return found
    if name.startswith("assets/") or "." in name.rpartition("/")[2]:
        raise Refused("http", status=404)
    page = answer(request, FOLDER / "index.html", EACH_TIME)
    return page or Response(NOT_BUILT.encode(), status_code=503, media_type="text/plain; charset=utf-8")
