"""Calls of the API by path, for the synchronous and the asynchronous client."""

from __future__ import annotations

import asyncio
import re
import ssl
from concurrent.futures import ThreadPoolExecutor
from types import TracebackType
from typing import TYPE_CHECKING, Any, Mapping, Optional
from urllib.parse import quote

from .pages import AsyncPageList, PageList, query_of_link
from .repeating import repetition_of
from .transport import ApiRequest, CallOptions, Ending, Transport

if TYPE_CHECKING:
    from typing_extensions import Self, Unpack

#: Maximum concurrent requests of an asynchronous client; further requests wait.
_AT_ONCE = 32


class Api:
    """Makes every call of the API; the client's resources use its methods. Raises `ValueError` without a key
    or an address.
    """

    def __init__(
        self,
        api_key: Optional[str] = None,
        base_url: Optional[str] = None,
        *,
        timeout_seconds: float = 30.0,
        max_retries: int = 2,
        user_agent: Optional[str] = None,
        ssl_context: Optional[ssl.SSLContext] = None,
    ) -> None:
        self._transport = Transport(
            api_key,
            base_url,
            timeout_seconds=timeout_seconds,
            max_retries=max_retries,
            user_agent=user_agent,
            ssl_context=ssl_context,
        )

    @property
    def base_url(self) -> str:
        """Base URL of the installation, without a trailing slash."""
        return self._transport.base_url

    def request(
        self,
        method: str,
        path: str,
        *,
        params: Optional[Mapping[str, Any]] = None,
        query: Optional[Mapping[str, Any]] = None,
        body: Any = None,
        **options: Unpack[CallOptions],
    ) -> Any:
        """Any call of the API; `params` fills the braces of its path. Raises the `SarrafError` that
        matches the failure.
        """
        return self._transport.send(_request(method, path, params, query, body), options)

    def list(
        self,
        method: str,
        path: str,
        *,
        params: Optional[Mapping[str, Any]] = None,
        query: Optional[Mapping[str, Any]] = None,
        body: Any = None,
        **options: Unpack[CallOptions],
    ) -> PageList[Any, Any]:
        """Any list of the API whose pages are connected by links."""
        return PageList(
            lambda link: self.request(
                method, path, params=params, query=query_of_link(link) or query, body=body, **options
            )
        )

    def list_by_cursor(
        self, path: str, *, params: Mapping[str, Any], body: Mapping[str, Any], **options: Unpack[CallOptions]
    ) -> PageList[Any, Any]:
        """Any list of the API that takes its cursor `next` in the body, such as the wallet lists."""
        return PageList(lambda at: self.request("post", path, params=params, body=_led_on(body, at), **options))

    def close(self) -> None:
        """Closes idle connections."""
        self._transport.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: Optional[type[BaseException]],
        error: Optional[BaseException],
        trace: Optional[TracebackType],
    ) -> None:
        self.close()


class AsyncApi:
    """The asynchronous form of `Api`: each request waits in a thread of the client, over the same
    transport.
    """

    def __init__(
        self,
        api_key: Optional[str] = None,
        base_url: Optional[str] = None,
        *,
        timeout_seconds: float = 30.0,
        max_retries: int = 2,
        user_agent: Optional[str] = None,
        ssl_context: Optional[ssl.SSLContext] = None,
    ) -> None:
        self._transport = Transport(
            api_key,
            base_url,
            timeout_seconds=timeout_seconds,
            max_retries=max_retries,
            user_agent=user_agent,
            ssl_context=ssl_context,
        )
        self._threads = ThreadPoolExecutor(_AT_ONCE, thread_name_prefix="sarraf")

    @property
    def base_url(self) -> str:
        """Base URL of the installation, without a trailing slash."""
        return self._transport.base_url

    async def request(
        self,
        method: str,
        path: str,
        *,
        params: Optional[Mapping[str, Any]] = None,
        query: Optional[Mapping[str, Any]] = None,
        body: Any = None,
        **options: Unpack[CallOptions],
    ) -> Any:
        """Any call of the API; `params` fills the braces of its path. Raises the `SarrafError` that
        matches the failure. Cancelling the call aborts its request.
        """
        ending = Ending()
        request = _request(method, path, params, query, body)
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._threads, self._transport.send, request, options, ending)
        except asyncio.CancelledError:
            ending.end()
            raise

    def list(
        self,
        method: str,
        path: str,
        *,
        params: Optional[Mapping[str, Any]] = None,
        query: Optional[Mapping[str, Any]] = None,
        body: Any = None,
        **options: Unpack[CallOptions],
    ) -> AsyncPageList[Any, Any]:
        """Any list of the API whose pages are connected by links."""
        return AsyncPageList(
            lambda link: self.request(
                method, path, params=params, query=query_of_link(link) or query, body=body, **options
            )
        )

    def list_by_cursor(
        self, path: str, *, params: Mapping[str, Any], body: Mapping[str, Any], **options: Unpack[CallOptions]
    ) -> AsyncPageList[Any, Any]:
        """Any list of the API that takes its cursor `next` in the body, such as the wallet lists."""
        return AsyncPageList(
            lambda at: self.request("post", path, params=params, body=_led_on(body, at), **options)
        )

    async def close(self) -> None:
        """Closes idle connections; the threads end after their requests."""
        self._transport.close()
        self._threads.shutdown(wait=False)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: Optional[type[BaseException]],
        error: Optional[BaseException],
        trace: Optional[TracebackType],
    ) -> None:
        await self.close()


def _request(method: str, path: str, params: Any, query: Any, body: Any) -> ApiRequest:
    name = method.lower()
    return ApiRequest(name.upper(), _filled(path, params or {}), repetition_of(name, path, body), query, body)


def _led_on(body: Mapping[str, Any], at: Any) -> Mapping[str, Any]:
    return body if at is None else {**body, "pagination": at}


def _filled(path: str, params: Mapping[str, Any]) -> str:
    """Raises `ValueError` for a missing or empty parameter, which would give another path."""

    def fill(found: re.Match[str]) -> str:
        value = str(params.get(found[1], ""))
        if value in ("", ".", ".."):
            raise ValueError(f"{path} needs {found[1]}.")
        return quote(value, safe="")

    return re.sub(r"\{(\w+)\}", fill, path)
