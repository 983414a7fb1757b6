"""Pictures that people bring: what becomes of them, and what is refused."""

from __future__ import annotations

import struct
import zlib
from contextlib import suppress
from hashlib import sha256
from io import BytesIO

import pytest
from PIL import Image

from spielwerk.core.act import Refused
from spielwerk.server.pictures import LARGE, LARGEST, SMALL, picture

RED, BLUE = (200, 20, 30), (20, 30, 200)


def halves(size: tuple[int, int] = (400, 300), mode: str = "RGB") -> Image.Image:
    """Red at the left, blue at the right."""
    image = Image.new("RGB", size, RED)
    image.paste(BLUE, (size[0] // 2, 0, *size))
    return image.convert(mode)


def encoded(image: Image.Image, kind: str = "PNG", **more: object) -> bytes:
    file = BytesIO()
    image.save(file, kind, **more)
    return file.getvalue()


def shown(content: bytes) -> Image.Image:
    return Image.open(BytesIO(content))


def near(pixel: object, colour: tuple[int, int, int]) -> bool:
    assert isinstance(pixel, tuple)
    return all(abs(a - b) < 25 for a, b in zip(pixel, colour, strict=False))


def refusal(content: bytes) -> Refused:
    with pytest.raises(Refused) as refused:
        picture(content, "one")
    return refused.value


def png_of(width: int, height: int) -> bytes:
    """A PNG that says it is this large and has hardly any pixels."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(b"\0" * 99)) + chunk(b"IEND", b"")


# --- what becomes of them ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["PNG", "JPEG", "WEBP"])
def test_every_format_becomes_webp_in_two_sizes(kind: str) -> None:
    made = picture(encoded(halves((1600, 1200)), kind), "one")
    large, small = shown(made.large), shown(made.small)
    assert (large.format, large.size) == ("WEBP", (LARGE, LARGE * 3 // 4))
    assert (small.format, small.size) == ("WEBP", (SMALL, SMALL))
    assert near(large.getpixel((10, 10)), RED)
    assert near(large.getpixel((LARGE - 10, 10)), BLUE)
    assert near(small.getpixel((10, 64)), RED)
    assert (made.hash, made.seat) == (sha256(made.large).hexdigest(), "one")


def test_a_small_picture_is_not_blown_up() -> None:
    assert shown(picture(encoded(halves((40, 30))), "one").large).size == (40, 30)


@pytest.mark.parametrize("mode", ["1", "L", "LA", "P", "RGBA"])
def test_every_kind_of_pixel_can_be_read(mode: str) -> None:
    assert shown(picture(encoded(halves(mode=mode)), "one").large).size == (400, 300)


def test_four_inks_become_three_colours() -> None:
    assert near(shown(picture(encoded(halves(mode="CMYK"), "JPEG"), "one").large).getpixel((10, 10)), RED)


def test_what_is_see_through_stays_so() -> None:
    clear = Image.new("RGBA", (50, 50), (*RED, 0))
    clear.paste((*BLUE, 255), (0, 0, 25, 50))
    large = shown(picture(encoded(clear), "one").large)
    assert large.mode == "RGBA"
    assert [large.getpixel((x, 25))[3] for x in (5, 45)] == [255, 0]  # type: ignore[index]


@pytest.mark.parametrize("kind", ["PNG", "JPEG", "WEBP"])
def test_a_photo_is_turned_upright_and_tells_nothing_of_where_it_was_taken(kind: str) -> None:
    exif = Image.Exif()
    exif[0x0112] = 6  # to be turned by a quarter to the right
    exif[0x010E] = "Am Wehr"
    exif[0x8825] = {1: "N", 2: (48.0, 7.0, 0.0), 3: "E", 4: (7.0, 51.0, 0.0)}
    photo = encoded(halves((400, 200)), kind, exif=exif.tobytes())
    assert b"Am Wehr" in photo
    made = picture(photo, "one")
    for content in (made.large, made.small):
        there = shown(content)
        assert (dict(there.getexif()), "exif" in there.info, "xmp" in there.info) == ({}, False, False)
        assert b"Am Wehr" not in content
    upright = shown(made.large)
    assert upright.size == (200, 400)
    assert near(upright.getpixel((100, 20)), RED)
    assert near(upright.getpixel((100, 380)), BLUE)


def test_comments_and_profiles_are_left_behind() -> None:
    content = encoded(halves(), "JPEG", comment=b"geheim", icc_profile=b"kein Profil")
    made = picture(content, "one")
    assert "icc_profile" not in shown(made.large).info
    assert b"geheim" not in made.large + made.small


@pytest.mark.parametrize("kind", ["PNG", "WEBP"])
def test_of_a_picture_that_moves_the_first_stays(kind: str) -> None:
    frames = [Image.new("RGB", (60, 60), colour) for colour in (RED, BLUE, (0, 99, 0))]
    moving = encoded(frames[0], kind, save_all=True, append_images=frames[1:], duration=50)
    assert getattr(shown(moving), "n_frames", 1) == 3
    large = shown(picture(moving, "one").large)
    assert getattr(large, "n_frames", 1) == 1
    assert near(large.getpixel((30, 30)), RED)


def test_the_same_picture_is_made_the_same_again() -> None:
    content = encoded(halves())
    assert picture(content, "one") == picture(content, "one")


# --- what is refused -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"Das ist ein Text, kein Bild.",
        b"<svg xmlns='http://www.w3.org/2000/svg'/>",
        encoded(halves(), "GIF"),
        encoded(halves(), "BMP"),
        encoded(halves(), "TIFF"),
        *(encoded(halves(), kind)[:200] for kind in ("PNG", "JPEG", "WEBP")),
        encoded(halves(), "PNG")[:-40],
        b"\x89PNG\r\n\x1a\n",
        b"RIFF\x04\x00\x00\x00WEBP",
        b"\xff\xd8\xff\xd9",
    ],
)
def test_what_is_no_picture_or_a_broken_one_is_refused(content: bytes) -> None:
    refused = refusal(content)
    assert (refused.code, refused.args_["megabytes"]) == ("picture_unreadable", 5)


@pytest.mark.parametrize("size", [(30_000, 30_000), (6_000, 4_001), (2**31 - 1, 1), (24_000_001, 1)])
def test_a_picture_of_too_many_pixels_is_refused_before_they_are_read(size: tuple[int, int]) -> None:
    refused = refusal(png_of(*size))
    assert (refused.code, refused.args_["width"], refused.args_["height"]) == ("picture_too_many_pixels", *size)


def test_as_many_pixels_as_are_allowed_are_read() -> None:
    assert shown(picture(encoded(Image.new("L", (6_000, 4_000), 99)), "one").large).size == (640, 427)


def test_too_many_bytes_are_refused() -> None:
    assert refusal(encoded(halves()) + b"\0" * LARGEST).code == "picture_too_large"


def test_broken_files_of_any_kind_are_refused_and_nothing_worse() -> None:
    for kind in ("PNG", "JPEG", "WEBP"):
        whole = encoded(halves((64, 48)), kind)
        for place in range(0, len(whole), max(1, len(whole) // 120)):
            broken = whole[:place] + bytes([whole[place] ^ 0xA5]) + whole[place + 1 :]
            with suppress(Refused):
                assert shown(picture(broken, "one").large).format == "WEBP"
