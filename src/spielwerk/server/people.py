"""Who somebody is: random tokens in cookies, tokens of links made from their ids, the owner's password."""

from __future__ import annotations

import base64
import binascii
import hmac
import os
import secrets
from hashlib import sha256
from pathlib import Path
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

_ID_BYTES: Final = 9
_MAC_BYTES: Final = 15
_KEY_BYTES: Final = 32
_HASHER: Final = PasswordHasher()  # argon2id
SHORTEST_PASSWORD: Final = 8


def new_token() -> str:
    """A token for a cookie; 256 random bits."""
    return secrets.token_urlsafe(32)


def hash_of(token: str) -> bytes:
    """What is kept of a token."""
    return sha256(token.encode()).digest()


class LinkTokens:
    """Tokens of invitations and of the owner's link. They are computed from the server's key and kept nowhere."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def new_id(self) -> str:
        """An id for a new invitation."""
        return _text(secrets.token_bytes(_ID_BYTES))

    def token(self, invite: str) -> str:
        """The token that goes into the link."""
        return invite + _text(self._mac(invite))

    def id(self, token: str) -> str | None:
        """The invitation that a token is for; None if the token was not made here."""
        length = len(_text(bytes(_ID_BYTES)))
        invite, given = token[:length], token[length:]
        try:
            mac = base64.urlsafe_b64decode(given.encode())
        except (ValueError, binascii.Error, UnicodeEncodeError):
            return None
        return invite if hmac.compare_digest(mac, self._mac(invite)) else None

    def owning(self) -> str:
        """The token of the owner's link."""
        return _text(hmac.digest(self._key, b"owner", "sha256"))

    def owns(self, token: str) -> bool:
        """Whether a token is that of the owner's link."""
        return hmac.compare_digest(token.encode(), self.owning().encode())

    def _mac(self, invite: str) -> bytes:
        return hmac.digest(self._key, b"invite/" + invite.encode(), "sha256")[:_MAC_BYTES]


def _text(value: bytes) -> str:
    return base64.urlsafe_b64encode(value).decode()


def server_key(path: Path) -> bytes:
    """The server's key; made when there is none, or only a piece of one. It lies beside the database, not in it."""
    key = path.read_bytes() if path.exists() else b""
    if len(key) < _KEY_BYTES:  # a server that was stopped while it wrote: anybody could guess what is empty
        key = secrets.token_bytes(_KEY_BYTES)
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(handle, "wb") as file:
            file.write(key)
    return key


def hash_password(password: str) -> bytes:
    """What is kept of a password. Takes a while on purpose."""
    return _HASHER.hash(password).encode()


def is_password(kept: bytes, password: str) -> bool:
    """Whether this is the password. Takes a while on purpose."""
    try:
        return _HASHER.verify(kept.decode(), password)
    except (Argon2Error, InvalidHashError):
        return False
