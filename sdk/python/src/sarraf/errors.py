"""Error classes of the client; each has a `kind`."""

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
"""Messages per field, by dotted path such as `autopay.start_date` or `lines.0.amount`."""


class SarrafError(Exception):
    """Base class of errors of calls that reached the network."""

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
        #: HTTP status; None without a response.
        self.status = status
        #: `X-Request-Id` by which the request log finds the request.
        self.request_id = request_id
        #: The response's parsed body, its text if it is not JSON, or None without a body.
        self.body = body
        #: `Retry-After` of the response, in seconds.
        self.retry_after_seconds = retry_after_seconds


class AuthenticationError(SarrafError):
    """401: the key is missing, wrong, revoked, or of a kind that this call does not accept."""

    kind: ErrorKind = "authentication"


class PermissionDeniedError(SarrafError):
    """403: the caller is known but lacks the permission."""

    kind: ErrorKind = "permission"


class NotFoundError(SarrafError):
    """404 or 410: not found, or owned by another merchant."""

    kind: ErrorKind = "not_found"


class InvalidRequestError(SarrafError):
    """400, 405, 413, 415 or 422: the request is invalid, or a rule or the gateway refused it."""

    kind: ErrorKind = "invalid_request"
    #: Messages per field; empty if the error concerns the whole request.
    fields: FieldMessages = {}


class ConflictError(SarrafError):
    """409 or 423: not possible in the current state, or another request holds a lock."""

    kind: ErrorKind = "conflict"


class RateLimitError(SarrafError):
    """429: too many requests; retry after `retry_after_seconds`."""

    kind: ErrorKind = "rate_limit"


class ServiceError(SarrafError):
    """5xx, or a response that is not from this API. Whether the request took effect is unknown."""

    kind: ErrorKind = "service"


class NoAnswerError(SarrafError):
    """No response: the connection failed or timed out."""

    kind: ErrorKind = "connection"

    def __init__(self, message: str, *, request_id: str, is_unsent: bool, is_timeout: bool) -> None:
        super().__init__(message, request_id=request_id)
        #: True if no connection to the service was made, so that nothing was sent.
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
    """Flattens the API's nested map of error messages."""
    found: dict[str, list[str]] = {}

    def collect(value: Any, path: str) -> None:
        if isinstance(value, str) and path:
            found.setdefault(path, []).append(value)
        elif isinstance(value, dict):
            for key, inner in value.items():
                collect(inner, f"{path}.{key}" if path else str(key))
        elif isinstance(value, list):
            # An error list holds either messages, or one map per object of a list in the request.
            for at, inner in enumerate(value):
                collect(inner, path if isinstance(inner, str) else f"{path}.{at}")

    collect(body, "")
    return found
