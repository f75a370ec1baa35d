"""Computes both signatures of a webhook as the service does."""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
from decimal import Decimal
from typing import Any

from .signed_fields import STANDARD, SUBSCRIPTION


def header_signature(secret: str, webhook_id: str, timestamp: str, body: bytes) -> str:
    """`webhook-signature` of the message; `secret` is `whsec_` and the base64 of the key."""
    text = secret[len("whsec_") :] if secret.startswith("whsec_") else secret
    key = base64.b64decode(text + "=" * (-len(text) % 4))
    digest = hmac.new(key, f"{webhook_id}.{timestamp}.".encode() + body, hashlib.sha256).digest()
    return "v1," + base64.b64encode(digest).decode()


def body_signatures(key: str, body: bytes) -> tuple[str, str]:
    """Computes the body field `signature` in its two forms: for all events except those of subscriptions, and
    for subscription events.
    """
    payload = json.loads(body, parse_int=_printed, parse_float=_printed)
    standard = "".join(path + value for path, value in _pairs(payload, STANDARD))
    subscription = "\n".join(f"{path}={value}" for path, value in _pairs(payload, SUBSCRIPTION))
    return _digest(key, standard), _digest(key, subscription)


def is_same(one: str, other: str) -> bool:
    """Compares two texts in constant time."""
    return hmac.compare_digest(one.encode(), other.encode())


def _digest(key: str, message: str) -> str:
    return hmac.new(key.encode(), message.encode(), hashlib.sha256).hexdigest()


def _pairs(payload: Any, paths: tuple[str, ...]) -> list[tuple[str, str]]:
    found = ((path, _value_at(payload, path)) for path in paths)
    return [(path, _text(value)) for path, value in found if value is not None and value != ""]


def _value_at(payload: Any, path: str) -> Any:
    for step in path.split("."):
        payload = payload.get(step) if isinstance(payload, dict) else None
    return payload


def _text(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _printed(token: str) -> str:
    """A number as the service signed it: as JavaScript prints it, or its digits if a double would round them."""
    printed = _as_printed(float(token))
    if "e" in token.lower() or "e" in printed:
        return printed
    plain = token.rstrip("0").rstrip(".") if "." in token else token
    return printed if printed == plain else token


def _as_printed(value: float) -> str:
    """Formats a double in its shortest exact digits, with an exponent below 1e-6 and from 1e21 on."""
    if value == 0:
        return "0"
    sign, digits, exponent = Decimal(repr(value)).normalize().as_tuple()
    if not isinstance(exponent, int):
        return "-Infinity" if sign else "Infinity"
    point = len(digits) + exponent
    if -6 < point <= 21:
        text = format(Decimal((0, digits, exponent)), "f")
    else:
        rest = "".join(map(str, digits[1:]))
        text = f"{digits[0]}{'.' + rest if rest else ''}e{point - 1:+d}"
    return f"-{text}" if sign else text
