"""Multipart forms."""

from __future__ import annotations

import secrets
from typing import Mapping, Union


class Form:
    """A form to upload: `Form({"session_id": "…"}, {"file": ("contract.pdf", data)})`."""

    def __init__(
        self, fields: Mapping[str, str], files: Mapping[str, tuple[str, Union[bytes, bytearray]]]
    ) -> None:
        self.fields = fields
        self.files = files

    def encoded(self) -> tuple[str, bytes]:
        """The form's `Content-Type` and its bytes."""
        boundary = secrets.token_hex(16)
        parts: list[bytes] = []
        for name, value in self.fields.items():
            parts += [_head(boundary, name), b"\r\n", value.encode(), b"\r\n"]
        for name, (filename, data) in self.files.items():
            parts += [_head(boundary, name, filename), b"Content-Type: application/octet-stream\r\n\r\n", data, b"\r\n"]
        parts.append(f"--{boundary}--\r\n".encode())
        return f"multipart/form-data; boundary={boundary}", b"".join(parts)


def _head(boundary: str, name: str, filename: str = "") -> bytes:
    file = f'; filename="{_quoted(filename)}"' if filename else ""
    return f'--{boundary}\r\nContent-Disposition: form-data; name="{_quoted(name)}"{file}\r\n'.encode()


def _quoted(text: str) -> str:
    return text.replace('"', "%22").replace("\r", "%0D").replace("\n", "%0A")
