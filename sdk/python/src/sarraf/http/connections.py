"""A thread-safe pool of kept connections."""

from __future__ import annotations

import select
import ssl
import threading
import time
from http.client import HTTPConnection, HTTPSConnection
from typing import Optional
from urllib.parse import SplitResult

#: Seconds; less than servers keep idle connections, so that none is used while it is being closed.
_IDLE_SECONDS = 4.0


class Connections:
    """Idle connections to one address."""

    def __init__(self, address: SplitResult, ssl_context: Optional[ssl.SSLContext]) -> None:
        self._address = address
        self._ssl_context = ssl_context or (ssl.create_default_context() if address.scheme == "https" else None)
        self._idle: list[tuple[float, HTTPConnection]] = []
        self._lock = threading.Lock()

    def take(self) -> HTTPConnection:
        """An idle connection that is still open, or a new unconnected one."""
        while True:
            with self._lock:
                since, kept = self._idle.pop() if self._idle else (0.0, None)
            if kept is None:
                return self._new()
            if time.monotonic() - since < _IDLE_SECONDS and not _is_readable(kept):
                return kept
            kept.close()

    def give_back(self, connection: HTTPConnection) -> None:
        """Returns a connection to the pool after its response was read completely; a closed connection is
        dropped."""
        if connection.sock is None:
            return
        with self._lock:
            self._idle.append((time.monotonic(), connection))

    def close(self) -> None:
        """Closes the idle connections."""
        with self._lock:
            idle, self._idle = self._idle, []
        for _, connection in idle:
            connection.close()

    def _new(self) -> HTTPConnection:
        host, port = self._address.hostname or "", self._address.port
        if self._ssl_context is not None:
            return HTTPSConnection(host, port, context=self._ssl_context)
        return HTTPConnection(host, port)


def _is_readable(connection: HTTPConnection) -> bool:
    """Whether unread data or an end of stream is waiting: the server closed the connection, or an earlier
    response was not read completely.
    """
    if connection.sock is None:
        return True
    try:
        return bool(select.select([connection.sock], [], [], 0)[0])
    except (OSError, ValueError):
        return True
