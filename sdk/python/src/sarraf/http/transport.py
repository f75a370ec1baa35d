"""Sends a request with credentials, time-out and retries; returns the response or raises its error."""

from __future__ import annotations

import json
import os
import platform
import random
import re
import socket
import ssl
import threading
import time
import uuid
from datetime import datetime, timezone
from decimal import Decimal
from http.client import HTTPConnection, HTTPException
from typing import Any, Mapping, NamedTuple, Optional, TypedDict
from urllib.parse import urlencode, urlsplit

from ..errors import NoAnswerError, SarrafError, ServiceError, error_of
from ..version import VERSION
from .connections import Connections
from .forms import Form
from .repeating import Repetition, retry_after_seconds, wait_before_repeat

_TIMEOUT_SECONDS = 30.0
_MAX_RETRIES = 2
_CHUNK = 65_536


class CallOptions(TypedDict, total=False):

    timeout_seconds: float
    max_retries: int
    #: Idempotency key of calls that take one; a new UUID by default.
    idempotency_key: str
    #: Sent as `X-Request-Id`; a new UUID per try by default.
    request_id: str
    headers: Mapping[str, str]


_OPTIONS = frozenset(CallOptions.__annotations__)


class ApiRequest(NamedTuple):

    method: str
    #: The request's path from the installation's root, with parameters filled in.
    path: str
    repetition: Repetition
    query: Optional[Mapping[str, Any]] = None
    #: The body, sent as JSON; a `Form` is sent unchanged.
    body: Any = None


class Ending:
    """Aborts a call that runs in another thread."""

    def __init__(self) -> None:
        self._ended = threading.Event()
        self._connection: Optional[HTTPConnection] = None

    def end(self) -> None:
        self._ended.set()
        sock = self._connection.sock if self._connection is not None else None
        if sock is not None:
            try:
                sock.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass  # The call's socket is already closed.

    def watch(self, connection: HTTPConnection) -> None:
        self._connection = connection
        if self._ended.is_set():
            self.end()

    def is_ended_after(self, seconds: float) -> bool:
        return self._ended.wait(seconds)


class Transport:
    """State that all requests of a client share. Thread-safe."""

    def __init__(
        self,
        api_key: Optional[str] = None,
        base_url: Optional[str] = None,
        *,
        timeout_seconds: float = _TIMEOUT_SECONDS,
        max_retries: int = _MAX_RETRIES,
        user_agent: Optional[str] = None,
        ssl_context: Optional[ssl.SSLContext] = None,
    ) -> None:
        key = api_key or os.environ.get("SARRAF_API_KEY")
        url = base_url or os.environ.get("SARRAF_BASE_URL")
        if not key:
            raise ValueError("An api_key is needed: pass it, or set SARRAF_API_KEY.")
        if not url:
            raise ValueError("A base_url is needed: pass it, or set SARRAF_BASE_URL.")
        address = urlsplit(url)
        if address.scheme not in ("http", "https") or not address.hostname:
            shown = "The base_url" if re.search(r"@|[a-z]k_|whsec_", url) else url
            raise ValueError(f"{shown} is no http address.")
        if "@" in address.netloc:
            raise ValueError("The base_url has a user name or password; only the key is sent.")
        _require_sendable("api_key", key)
        self.base_url = url.rstrip("/")
        self._root = address.path.rstrip("/")
        self._timeout_seconds = timeout_seconds
        self._max_retries = max_retries
        own = f"sarraf-python/{VERSION} python/{platform.python_version()}"
        self._headers = {
            "Accept": "application/json",
            "Authorization": f"Api-Key {key}",
            "User-Agent": own if user_agent is None else f"{user_agent} {own}",
        }
        self._connections = Connections(address, ssl_context)

    def close(self) -> None:
        self._connections.close()

    def send(self, request: ApiRequest, options: CallOptions, ending: Optional[Ending] = None) -> Any:
        """The parsed response. Retries the request while that is safe and useful; raises the last
        try's `SarrafError`, or `TypeError` for an unknown option.
        """
        for name in options:
            if name not in _OPTIONS:
                raise TypeError(f"{name} is no option of a call. Fields are passed in a dict: {{'{name}': …}}")
        ending = ending or Ending()
        max_retries = options.get("max_retries", self._max_retries)
        headers = dict(options.get("headers", {}))
        repeatability, key_header = request.repetition
        # A request that can outlast the lock on its idempotency key gets a key only from the caller.
        if key_header and (repeatability == "keyed" or "idempotency_key" in options):
            headers[key_header] = options.get("idempotency_key") or str(uuid.uuid4())
        for name, value in [*headers.items(), ("request_id", options.get("request_id") or "")]:
            _require_sendable(name, value)
        before = 0
        while True:
            try:
                return self._once(request, headers, options, ending)
            except SarrafError as error:
                wait = wait_before_repeat(
                    error,
                    repeatability=repeatability,
                    before=before,
                    max_retries=max_retries,
                    chance=random.random(),
                )
                if wait is None or ending.is_ended_after(wait):
                    raise
            before += 1

    def _once(self, request: ApiRequest, headers: dict[str, str], options: CallOptions, ending: Ending) -> Any:
        sent = options.get("request_id") or str(uuid.uuid4())
        until = time.monotonic() + options.get("timeout_seconds", self._timeout_seconds)
        kind, body = _encoded(request.body)
        own = {**self._headers, "X-Request-Id": sent, **({"Content-Type": kind} if kind else {})}
        path, added = self._connections.through_proxy(f"{self._root}{request.path}{_search_of(request.query)}")
        connection = self._connections.take()
        is_connected = connection.sock is not None
        try:
            _limit(connection, until)
            if not is_connected:
                connection.connect()
                is_connected = True
            ending.watch(connection)
            _limit(connection, until)
            connection.request(request.method, path, body, {**own, **added, **headers})
            response = connection.getresponse()
            chunks = []
            while True:
                _limit(connection, until)
                chunk = response.read(_CHUNK)
                if not chunk:
                    break
                chunks.append(chunk)
        except (OSError, HTTPException) as error:
            connection.close()
            raise self._no_answer(error, sent, is_unsent=not is_connected) from error
        except BaseException:
            connection.close()
            raise
        self._connections.give_back(connection)
        return _answer_of(response.status, response.headers, b"".join(chunks), sent)

    def _no_answer(self, cause: Exception, request_id: str, *, is_unsent: bool) -> NoAnswerError:
        is_timeout = isinstance(cause, TimeoutError) or isinstance(cause, socket.timeout)
        reason = "did not answer in time" if is_timeout else f"cannot be reached ({cause})"
        message = f"{self.base_url} {reason}."
        return NoAnswerError(message, request_id=request_id, is_unsent=is_unsent, is_timeout=is_timeout)


def _require_sendable(name: str, value: str) -> None:
    """Raises `ValueError` for characters that a header cannot hold; the message omits the value, which may be
    a secret.
    """
    if not all(" " <= character <= "~" for character in value):
        advice = "Copy the key again." if name == "api_key" else "urllib.parse.quote makes such text sendable."
        raise ValueError(
            f"{name} contains a line break or a character beyond ASCII, which no header can carry. {advice}"
        )


def _limit(connection: HTTPConnection, until: float) -> None:
    """Sets the attempt's remaining time as the time-out of the socket."""
    left = until - time.monotonic()
    if left <= 0:
        raise socket.timeout("timed out")
    connection.timeout = left
    if connection.sock is not None:
        connection.sock.settimeout(left)


def _encoded(body: Any) -> tuple[Optional[str], Optional[bytes]]:
    if body is None:
        return None, None
    if isinstance(body, Form):
        return body.encoded()
    return "application/json", json.dumps(body, default=_plain, ensure_ascii=False, allow_nan=False).encode()


def _plain(value: object) -> str:
    """Sends an amount with its exact digits, never as a float."""
    if isinstance(value, Decimal) and value.is_finite():
        return format(value, "f")
    raise TypeError(f"{value!r} cannot be sent as JSON.")


def _search_of(query: Optional[Mapping[str, Any]]) -> str:
    pairs = [
        (name, ("true" if each else "false") if isinstance(each, bool) else str(each))
        for name, value in (query or {}).items()
        if value is not None
        for each in (value if isinstance(value, (list, tuple)) else [value])
    ]
    return f"?{urlencode(pairs)}" if pairs else ""


def _answer_of(status: int, headers: Any, content: bytes, sent: str) -> Any:
    request_id = headers.get("x-request-id") or sent
    text = content.decode("utf-8", "replace")
    is_json = True
    try:
        body = json.loads(text) if text else None
    except ValueError:
        body, is_json = text, False
    if 300 <= status < 400:
        message = f"The service leads on to {headers.get('location')}: is the base_url right?"
        raise ServiceError(message, status=status, request_id=request_id, body=body)
    if not 200 <= status < 300:
        seconds = retry_after_seconds(headers.get("retry-after"), datetime.now(timezone.utc))
        raise error_of(status, request_id=request_id, body=body, retry_after_seconds=seconds)
    if not is_json:
        message = "The answer is no JSON: is the base_url right?"
        raise ServiceError(message, status=status, request_id=request_id, body=body)
    return body
