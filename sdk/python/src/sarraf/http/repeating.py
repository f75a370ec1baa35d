"""Decides when to retry a request, and after which delay. Pure: time and randomness are arguments."""

from __future__ import annotations

from datetime import datetime, timezone
from email.utils import parsedate_to_datetime
from math import ceil
from typing import Any, Literal, NamedTuple, Optional

from ..errors import ConflictError, NoAnswerError, RateLimitError, SarrafError, ServiceError
from ..types import KEYED_REQUESTS

Repeatability = Literal["always", "keyed", "never"]
"""Whether a retry is safe. `always`: a read, or a change with the same result each time. `keyed`: an
idempotency key makes the service execute the request once. `never`: a retry might execute it twice.
"""

_FIRST_WAIT_SECONDS = 0.5
_LONGEST_WAIT_SECONDS = 8.0
#: Longest accepted `Retry-After` in seconds; after a longer one the call fails at once.
_MOST_PATIENCE_SECONDS = 60


class Repetition(NamedTuple):
    repeatability: Repeatability
    key_header: Optional[str] = None


#: Paths of POST requests that only read.
_ASKING = frozenset(
    {
        "/b/pbl/v2/subscriptions/",
        "/b/pbl/v2/card/",
        "/b/pbl/v2/payment-methods/",
        "/b/pbl/v2/inquiry/",
        "/b/wallet/{provider}/v1/accounts/",
        "/b/wallet/{provider}/v1/entries/",
        "/b/wallet/{provider}/v1/operations/",
    }
)
# : Advancing the test clock can outlast the lock on the request's idempotency key.
_LONG = "/b/sandbox/v1/clock/advance/"
#: Operations that move money take a Tracking-Key.
_TRACKED = ("refund", "capture", "void")


def repetition_of(method: str, path: str, body: Any) -> Repetition:
    """Decides whether and how a request may be retried; `method` in lower case, `path` with its braces."""
    if method == "get" or (method == "post" and path in _ASKING):
        return Repetition("always")
    if path == "/b/pbl/v2/operation/" and isinstance(body, dict) and body.get("operation") in _TRACKED:
        return Repetition("keyed", "Tracking-Key")
    if (method, path) in KEYED_REQUESTS:
        return Repetition("never" if path == _LONG else "keyed", "Idempotency-Key")
    return Repetition("never")


def wait_before_repeat(
    error: SarrafError, *, repeatability: Repeatability, before: int, max_retries: int, chance: float
) -> Optional[float]:
    """Seconds to wait before the retry; None for no retry. `before` is the number of earlier tries,
    `chance` a number from 0 to 1.
    """
    if before >= max_retries or not _may_repeat(error, repeatability, before):
        return None
    longest = min(_LONGEST_WAIT_SECONDS, _FIRST_WAIT_SECONDS * 2**before)
    asked = error.retry_after_seconds or 0
    return None if asked > _MOST_PATIENCE_SECONDS else max(longest / 2 + longest / 2 * chance, asked)


def _may_repeat(error: SarrafError, repeatability: Repeatability, before: int) -> bool:
    # A request that was refused before processing, or never arrived, can be retried safely.
    if isinstance(error, RateLimitError) or (isinstance(error, NoAnswerError) and error.is_unsent):
        return True
    if repeatability == "never":
        return False
    if isinstance(error, ConflictError):
        # The previous attempt of the request still holds the idempotency key.
        return repeatability == "keyed" and before > 0
    return isinstance(error, NoAnswerError) or (isinstance(error, ServiceError) and (error.status or 0) >= 500)


def retry_after_seconds(header: Optional[str], now: datetime) -> Optional[int]:
    """Parses `Retry-After`, a number of seconds or a date, into seconds."""
    text = (header or "").strip()
    if text.isascii() and text.isdigit():
        return int(text)
    try:
        at = parsedate_to_datetime(text)
    except (TypeError, ValueError, IndexError):
        return None
    at = at if at.tzinfo else at.replace(tzinfo=timezone.utc)
    return max(0, ceil((at - now).total_seconds()))
