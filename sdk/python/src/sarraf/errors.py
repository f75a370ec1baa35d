"""What goes wrong, by kind: each kind is a class of its own and names itself in `kind`."""

from __future__ import annotations

from typing import Any, Literal, Mapping, Optional

ErrorKind = Literal[
    "authentication",
    "permission",
    "not_found",
    "invalid_request",
    "conflict",
    "rate_limit",
    "service",
    "connection",
]

FieldMessages = Mapping[str, "list[str]"]
"""The messages of each field by its dotted path, such as `autopay.start_date` or `lines.0.amount`."""


class SarrafError(Exception):
    """Every error of a call that reached the network. Its classes say which."""

    kind: ErrorKind

    def __init__(
        self,
        message: str,
        *,
        status: Optional[int] = None,
        request_id: str,
        body: Any = None,
        retry_after_seconds: Optional[int] = None,
    ) -> None:
        super().__init__(message)
        self.message = message
        #: HTTP status; None if nothing was answered.
        self.status = status
        #: The answer's `X-Request-Id`, or the one that was sent; the request log finds the request by it.
        self.request_id = request_id
        #: The parsed body; its text if it is no JSON, None without one.
        self.body = body
        #: Seconds of the answer's `Retry-After`.
        self.retry_after_seconds = retry_after_seconds


class AuthenticationError(SarrafError):
    """401: no key, a wrong one, a revoked one, or one of a kind that this call does not take."""

    kind: ErrorKind = "authentication"


class PermissionDeniedError(SarrafError):
    """403: the caller is known and may not do this."""

    kind: ErrorKind = "permission"


class NotFoundError(SarrafError):
    """404 or 410: there is no such thing, or it is another merchant's."""

    kind: ErrorKind = "not_found"


class InvalidRequestError(SarrafError):
    """400, 405, 413, 415 or 422: the request is wrong, or was refused by a rule or the gateway."""

    kind: ErrorKind = "invalid_request"
    #: Empty if the request as a whole is wrong.
    fields: FieldMessages = {}


class ConflictError(SarrafError):
    """409 or 423: it cannot be done in this state, or something else is at work on it."""

    kind: ErrorKind = "conflict"


class RateLimitError(SarrafError):
    """429: too many requests; `retry_after_seconds` says when to come again."""

    kind: ErrorKind = "rate_limit"


class ServiceError(SarrafError):
    """5xx, or an answer that is none of this API's. Whether anything was done is not known."""

    kind: ErrorKind = "service"


class NoAnswerError(SarrafError):
    """No answer: no connection, or none in time."""

    kind: ErrorKind = "connection"

    def __init__(self, message: str, *, request_id: str, is_unsent: bool, is_timeout: bool) -> None:
        super().__init__(message, request_id=request_id)
        #: No connection came about, so nothing was sent.
        self.is_unsent = is_unsent
        self.is_timeout = is_timeout


_CLASSES: dict[int, type[SarrafError]] = {
    401: AuthenticationError,
    403: PermissionDeniedError,
    404: NotFoundError,
    409: ConflictError,
    410: NotFoundError,
    423: ConflictError,
    429: RateLimitError,
}


def error_of(
    status: int, *, request_id: str, body: Any = None, retry_after_seconds: Optional[int] = None
) -> SarrafError:
    """The error of an answer whose status is no success."""
    detail = body.get("detail") if isinstance(body, dict) else None
    detail = detail if isinstance(detail, str) else None
    plain = detail or f"The service answered {status}."
    if status in _CLASSES or not 400 <= status < 500:
        return _CLASSES.get(status, ServiceError)(
            plain, status=status, request_id=request_id, body=body, retry_after_seconds=retry_after_seconds
        )
    fields = field_messages(body) if detail is None else {}
    told = " ".join(f"{path}: {' '.join(messages)}" for path, messages in fields.items())
    error = InvalidRequestError(
        told or plain, status=status, request_id=request_id, body=body, retry_after_seconds=retry_after_seconds
    )
    error.fields = fields
    return error


def field_messages(body: Any) -> dict[str, list[str]]:
    """The map of the API, nested as the body is, made flat."""
    found: dict[str, list[str]] = {}

    def collect(value: Any, path: str) -> None:
        if isinstance(value, str) and path:
            found.setdefault(path, []).append(value)
        elif isinstance(value, dict):
            for key, inner in value.items():
                collect(inner, f"{path}.{key}" if path else str(key))
        elif isinstance(value, list):
            # A list holds messages, or a map for each object of a list that was sent.
            for at, inner in enumerate(value):
                collect(inner, path if isinstance(inner, str) else f"{path}.{at}")

    collect(body, "")
    return found
