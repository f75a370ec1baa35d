"""Verifies a webhook by its header signature or its body signature."""

from __future__ import annotations

import json
import re
import time
from datetime import datetime, timezone
from typing import Any, Iterable, Literal, Mapping, NamedTuple, Optional, Protocol, Sequence, Union

from ..types import ObjectEvent, OperationEvent, PaymentEvent, SubscriptionEvent
from .signatures import body_signatures, header_signature, is_same

VerificationFailure = Literal["missing_header", "timestamp", "signature", "body"]

EventKind = Literal["payment", "operation", "subscription", "state_change"]
Secrets = Union[str, Sequence[str]]

_TOLERANCE_SECONDS = 300


class WebhookVerificationError(Exception):
    """The webhook is not from the service, is meant for another receiver, or is too old."""

    def __init__(self, reason: VerificationFailure, message: str) -> None:
        super().__init__(message)
        self.reason = reason


class WebhookHeaders(Protocol):
    """HTTP headers as any framework provides them; upper and lower case are equal."""

    def items(self) -> Iterable[tuple[str, str]]: ...


class WebhookPayload(NamedTuple):
    """The object that an event concerns, and the event's body."""

    kind: EventKind
    payload: Union[PaymentEvent, OperationEvent, SubscriptionEvent, ObjectEvent]


class WebhookEvent(NamedTuple):
    """A verified webhook."""

    #: `webhook-id`: the same for every try and redelivery of the event.
    id: str
    #: Real time at which this delivery attempt was sent.
    sent_at: datetime
    kind: EventKind
    #: The event's payload: a `PaymentEvent`, `OperationEvent`, `SubscriptionEvent` or `ObjectEvent`.
    payload: Any


def verify_webhook(
    headers: WebhookHeaders,
    body: Union[str, bytes],
    *,
    secret: Secrets,
    tolerance_seconds: float = _TOLERANCE_SECONDS,
    now: Optional[datetime] = None,
) -> WebhookEvent:
    """Returns the event if one of the secrets signed exactly this body recently.

    `secret` is the merchant's `webhook_secret`, `whsec_…`; both during a rotation. Raises
    `WebhookVerificationError` otherwise, `TypeError` if the body was already parsed, and
    `ValueError` without a secret.
    """
    raw = _raw(body)
    given = {name.lower(): value for name, value in headers.items()}
    webhook_id, timestamp, signature = (
        _header(given, name) for name in ("webhook-id", "webhook-timestamp", "webhook-signature")
    )
    present = time.time() if now is None else now.timestamp()
    if not re.fullmatch(r"[0-9]{1,15}", timestamp) or abs(present - int(timestamp)) > tolerance_seconds:
        raise WebhookVerificationError("timestamp", "The webhook was not sent within the tolerated time.")
    expected = [header_signature(each, webhook_id, timestamp, raw) for each in _listed(secret, "whsec_")]
    # Compares all pairs of signatures, so that timing does not reveal the order of the secrets.
    matches = [is_same(one, other) for one in expected for other in signature.split()]
    if not any(matches):
        raise WebhookVerificationError("signature", "The webhook's signature is wrong.")
    kind, payload = _payload_of(raw)
    return WebhookEvent(webhook_id, datetime.fromtimestamp(int(timestamp), timezone.utc), kind, payload)


def verify_body_signature(body: Union[str, bytes], key: Secrets) -> WebhookPayload:
    """Returns the payload if one of the keys made its field `signature`.

    This signature covers only some fields and no time: prefer `verify_webhook`, and match the
    event to your order. `key` is the merchant's `webhook_hmac_key`; both during a rotation.
    Raises as `verify_webhook` does.
    """
    raw = _raw(body)
    found = _payload_of(raw)
    signature = found.payload.get("signature")
    if not isinstance(signature, str):
        raise WebhookVerificationError("signature", "The body has no signature.")
    # Operation events do not say which form of signature they contain, so both are accepted.
    matches = [is_same(form, signature) for each in _listed(key) for form in body_signatures(each, raw)]
    if not any(matches):
        raise WebhookVerificationError("signature", "The body's signature is wrong.")
    return found


def sign_webhook(
    webhook_id: str, body: Union[str, bytes], *, secret: str, sent_at: Optional[datetime] = None
) -> dict[str, str]:
    """Headers of a webhook signed now, for tests of receivers."""
    timestamp = str(int(time.time() if sent_at is None else sent_at.timestamp()))
    signature = header_signature(secret, webhook_id, timestamp, _raw(body))
    return {"webhook-id": webhook_id, "webhook-timestamp": timestamp, "webhook-signature": signature}


def _raw(body: Union[str, bytes]) -> bytes:
    if isinstance(body, str):
        return body.encode()
    if isinstance(body, (bytes, bytearray)):
        return bytes(body)
    raise TypeError("The body must be as it came, a str or bytes: verify it before it is parsed.")


def _header(headers: Mapping[str, str], name: str) -> str:
    value = headers.get(name)
    if not value:
        raise WebhookVerificationError("missing_header", f"The header {name} is missing.")
    return value


def _listed(secrets: Optional[Secrets], prefix: str = "") -> Sequence[str]:
    """An empty secret, such as an unset variable, would accept any signature."""
    every = [secrets] if isinstance(secrets, str) else list(secrets or [])
    if every and all(each.startswith(prefix) and len(each) > len(prefix) for each in every):
        return every
    raise ValueError(f"A secret{f' {prefix}…' if prefix else ''} is needed to verify webhooks.")


def _payload_of(raw: bytes) -> WebhookPayload:
    """Types the parsed body by the object it concerns. Its fields need no check: the service signed
    them.
    """
    try:
        payload = json.loads(raw)
    except (ValueError, RecursionError):
        payload = None
    if not isinstance(payload, dict):
        raise WebhookVerificationError("body", "The body is no JSON object.")
    kinds: dict[str, EventKind] = {"event": "subscription", "operation": "operation", "object": "state_change"}
    kind = next((kinds[field] for field in kinds if field in payload), "payment")
    return WebhookPayload(kind, payload)  # type: ignore[arg-type]
