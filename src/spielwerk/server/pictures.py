"""Pictures that people bring: read with suspicion, made anew in two sizes, without anything that came along in them."""

from __future__ import annotations

import struct
import threading
from hashlib import sha256
from io import BytesIO
from typing import Any, Final

from PIL import Image, ImageCms, ImageOps

from spielwerk.core.act import Refused
from spielwerk.core.text import Message
from spielwerk.store.contract import Picture

FORMATS: Final = ("PNG", "JPEG", "WEBP")
MEGABYTES: Final = 5
LARGEST: Final = MEGABYTES * 1024 * 1024
MEGAPIXELS: Final = 24
LONGEST_SIDE: Final = 30_000
LARGE: Final = 640
"""The longer side of the large picture; a smaller one stays as it is."""
PORTABLE: Final = 60_000
"""The most bytes of a picture that goes into a file, so that the file stays one that every server takes."""
SMALL: Final = 128
"""Width and height of the small picture: a square from the middle, in tall pictures from further up."""
FROM_TOP: Final = 0.25
ALLOWED: Final[dict[str, Any]] = {"megabytes": MEGABYTES, "megapixels": MEGAPIXELS}

_BROKEN: Final = (
    OSError,
    SyntaxError,
    ValueError,
    TypeError,
    IndexError,
    KeyError,
    EOFError,
    OverflowError,
    MemoryError,
    struct.error,
)
"""What the readers of the formats raise on broken files."""
Image.MAX_IMAGE_PIXELS = None  # the size is looked at here, before a pixel is read, so that it can be told
_reading: Final = threading.Lock()


def too_large() -> Refused:
    """The refusal for more bytes than are allowed."""
    return Refused("picture_too_large", **ALLOWED)


def picture(content: bytes, seat: str) -> Picture:
    """A picture to keep, of a PNG, JPEG or WebP; of one that moves, the first.

    Turned as its EXIF says, in sRGB, as WebP without metadata. One is read at a time, since a large one takes 300 MB
    for a moment. Refuses `picture_too_large`, `picture_unreadable` and `picture_too_many_pixels`.
    """
    if len(content) > LARGEST:
        raise too_large()
    try:
        with _reading:
            seen = _read(content)
            large, small = _encoded(_within(seen)), _encoded(_square(seen))
    except _BROKEN:
        raise Refused("picture_unreadable", **ALLOWED) from None
    return Picture(sha256(large).hexdigest(), seat, small, large)


def portable(large: bytes) -> bytes:
    """A picture that is kept, small enough to go into a file with the character."""
    side, content = LARGE, large
    while len(content) > PORTABLE and side > SMALL:
        side = side * 3 // 4
        with Image.open(BytesIO(large), formats=FORMATS) as opened:
            seen = opened.convert("RGBA" if opened.has_transparency_data else "RGB")
        seen.thumbnail((side, side), Image.Resampling.LANCZOS)
        content = _encoded(seen)
    return content


def readable(content: bytes, seat: str) -> Picture | None:
    """The same; None for what cannot be shown."""
    try:
        return picture(content, seat)
    except Refused:
        return None


def unreadable(content: bytes) -> Message | None:
    """Why what is said to be a picture cannot be shown; None where it can."""
    try:
        picture(content, "")
    except Refused as no:
        return no.message
    return None


def _read(content: bytes) -> Image.Image:
    """The picture, upright and in colours that every screen shows alike."""
    with Image.open(BytesIO(content), formats=FORMATS) as opened:
        width, height = opened.size
        if width * height > MEGAPIXELS * 1_000_000 or max(width, height) > LONGEST_SIDE:
            raise Refused("picture_too_many_pixels", width=width, height=height, **ALLOWED)
        opened.draft("RGB", (2 * LARGE, 2 * LARGE))  # a JPEG is read no larger than it is needed
        opened.load()
        profile = opened.info.get("icc_profile")
        mode = "RGBA" if opened.has_transparency_data else "RGB"
        plain = opened if opened.mode in ("L", "RGB", "RGBA", "CMYK") else opened.convert(mode)
        seen = plain.reduce(max(1, min(plain.size) // (2 * LARGE)))  # the one copy made before it is small
    return _in_srgb(ImageOps.exif_transpose(seen), profile, mode)


def _in_srgb(seen: Image.Image, profile: Any, mode: str) -> Image.Image:
    """The picture in sRGB; one whose profile cannot be used is taken to be so already."""
    plain = seen.convert(mode)
    if not isinstance(profile, bytes) or seen.mode not in ("RGB", "RGBA"):
        return plain
    try:
        given = ImageCms.ImageCmsProfile(BytesIO(profile))
        turned = ImageCms.profileToProfile(plain, given, ImageCms.createProfile("sRGB"), outputMode=mode)
    except (ImageCms.PyCMSError, OSError, ValueError):
        return plain
    return turned or plain


def _within(seen: Image.Image) -> Image.Image:
    large = seen.copy()
    large.thumbnail((LARGE, LARGE), Image.Resampling.LANCZOS)
    return large


def _square(seen: Image.Image) -> Image.Image:
    return ImageOps.fit(seen, (SMALL, SMALL), Image.Resampling.LANCZOS, centering=(0.5, FROM_TOP))


def _encoded(seen: Image.Image) -> bytes:
    """The pixels alone as WebP."""
    bare = Image.new(seen.mode, seen.size)
    bare.paste(seen)
    file = BytesIO()
    bare.save(file, "WEBP", quality=82, method=4)
    return file.getvalue()
