"""A thread-safe pool of kept connections."""

from __future__ import annotations

import base64
import re
import select
import ssl
import threading
import time
from http.client import HTTPConnection, HTTPSConnection
from typing import NamedTuple, Optional
from urllib.parse import SplitResult, unquote, urlsplit
from urllib.request import getproxies_environment, proxy_bypass_environment

# : Maximum idle time in seconds; less than servers keep idle connections, so that none is used while it is
# being closed.
_IDLE_SECONDS = 4.0


class Proxy(NamedTuple):
    host: str
    port: int
    headers: dict[str, str]


def proxy_for(address: SplitResult) -> Optional[Proxy]:
    """The proxy of HTTPS_PROXY, HTTP_PROXY, ALL_PROXY and NO_PROXY; none for this machine. ALL_PROXY counts only
    if it is an http address: it often names a SOCKS proxy. Raises `ValueError`, without the value, which may
    contain a password.
    """
    variables = getproxies_environment()
    given = variables.get(address.scheme) or _http_only(variables.get("all", ""))
    host = address.hostname or ""
    is_local = re.fullmatch(r"localhost|.+\.localhost|127(\.\d{1,3}){3}|::1", host)
    # NO_PROXY may name an IPv6 address with or without brackets, any host with or without its port.
    port = address.port or (443 if address.scheme == "https" else 80)
    names = (address.netloc, host, f"[{host}]:{port}" if ":" in host else f"{host}:{port}")
    if not given or is_local or any(proxy_bypass_environment(name) for name in names):
        return None
    try:
        proxy = urlsplit(given if "://" in given else f"http://{given}")
        host, port = proxy.hostname, proxy.port or 80
    except ValueError:
        host = None
    if not host or proxy.scheme != "http":
        raise ValueError(f"{address.scheme.upper()}_PROXY or ALL_PROXY is no address of an http proxy.")
    if proxy.username is None:
        return Proxy(host, port, {})
    pair = f"{unquote(proxy.username)}:{unquote(proxy.password or '')}"
    return Proxy(host, port, {"Proxy-Authorization": f"Basic {base64.b64encode(pair.encode()).decode()}"})


def _http_only(given: str) -> str:
    return "" if "://" in given and not given.lower().startswith("http:") else given


class Connections:
    """Keeps idle connections to one address."""

    def __init__(self, address: SplitResult, ssl_context: Optional[ssl.SSLContext]) -> None:
        self._address = address
        self._proxy = proxy_for(address)
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
        with self._lock:
            idle, self._idle = self._idle, []
        for _, connection in idle:
            connection.close()

    def through_proxy(self, path: str) -> tuple[str, dict[str, str]]:
        """The target and additional headers of a request: a proxy gets the whole address, unless it only
        tunnels TLS.
        """
        if self._proxy is None or self._ssl_context is not None:
            return path, {}
        return f"http://{self._address.netloc}{path}", self._proxy.headers

    def _new(self) -> HTTPConnection:
        host, port = self._address.hostname or "", self._address.port
        if self._proxy is not None:
            if self._ssl_context is None:
                return HTTPConnection(self._proxy.host, self._proxy.port)
            tunnel = HTTPSConnection(self._proxy.host, self._proxy.port, context=self._ssl_context)
            tunnel.set_tunnel(host, port or 443, self._proxy.headers)
            return tunnel
        if self._ssl_context is not None:
            return HTTPSConnection(host, port, context=self._ssl_context)
        return HTTPConnection(host, port)


def _is_readable(connection: HTTPConnection) -> bool:
    """True if unread data or an end of stream is waiting: the server closed the connection, or an earlier
    response was not read completely.
    """
    if connection.sock is None:
        return True
    try:
        return bool(select.select([connection.sock], [], [], 0)[0])
    except (OSError, ValueError):
        return True
