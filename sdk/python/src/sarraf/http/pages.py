"""Lists, item by item or page by page, in both clients."""

from __future__ import annotations

from typing import Any, AsyncIterator, Awaitable, Callable, Generator, Generic, Iterator, Optional, TypeVar
from urllib.parse import parse_qs, urlsplit

Answer = TypeVar("Answer")
Item = TypeVar("Item")


class PageList(Generic[Answer, Item]):
    """A list that is asked for as it is gone through: each page when it is reached."""

    def __init__(self, load: Callable[[Any], Answer]) -> None:
        self._load = load

    def first(self) -> Answer:
        """The first page."""
        return self._load(None)

    def pages(self) -> Iterator[Answer]:
        """Page by page, as they were answered."""
        page = self._load(None)
        yield page
        while _next(page) is not None:
            page = self._load(_next(page))
            yield page

    def __iter__(self) -> Iterator[Item]:
        for page in self.pages():
            yield from _items(page)

    def take(self, limit: int) -> list[Item]:
        """The first items, at most `limit`, however many pages they take."""
        taken: list[Item] = []
        if limit <= 0:
            return taken
        for item in self:
            taken.append(item)
            if len(taken) >= limit:
                break
        return taken


class AsyncPageList(Generic[Answer, Item]):
    """A list that gives its first page if awaited, and every item of every page in `async for`."""

    def __init__(self, load: Callable[[Any], Awaitable[Answer]]) -> None:
        self._load = load

    def __await__(self) -> Generator[Any, None, Answer]:
        return self._load(None).__await__()

    async def first(self) -> Answer:
        """The first page."""
        return await self._load(None)

    async def pages(self) -> AsyncIterator[Answer]:
        """Page by page, as they were answered."""
        page = await self._load(None)
        yield page
        while _next(page) is not None:
            page = await self._load(_next(page))
            yield page

    async def __aiter__(self) -> AsyncIterator[Item]:
        async for page in self.pages():
            for item in _items(page):
                yield item

    async def take(self, limit: int) -> list[Item]:
        """The first items, at most `limit`, however many pages they take."""
        taken: list[Item] = []
        if limit <= 0:
            return taken
        async for item in self:
            taken.append(item)
            if len(taken) >= limit:
                break
        return taken


def _next(page: Any) -> Any:
    return page["next"]


def _items(page: Any) -> list[Any]:
    results: list[Any] = page["results"]
    return results


def query_of_link(link: Any) -> Optional[dict[str, list[str]]]:
    """The query of a link to another page: a link is followed where the list itself was asked for."""
    return parse_qs(urlsplit(link).query, keep_blank_values=True) if isinstance(link, str) else None
