"""Lists, item by item or page by page, for the synchronous and the asynchronous client."""

from __future__ import annotations

from typing import Any, AsyncIterator, Awaitable, Callable, Generator, Generic, Iterator, Optional, TypeVar
from urllib.parse import parse_qs, urlsplit

Answer = TypeVar("Answer")
Item = TypeVar("Item")


class PageList(Generic[Answer, Item]):
    """A lazy list: iteration yields all items and requests each page when it is needed."""

    def __init__(self, load: Callable[[Any], Answer]) -> None:
        self._load = load

    def first(self) -> Answer:
        """The first page."""
        return self._load(None)

    def pages(self) -> Iterator[Answer]:
        """Iterates over the list's pages, as received."""
        page = self._load(None)
        yield page
        while _next(page) is not None:
            page = self._load(_next(page))
            yield page

    def __iter__(self) -> Iterator[Item]:
        """Yields each item once, even if items change, or are deleted or added, during the iteration."""
        page: Optional[Answer] = self._load(None)
        while page is not None:
            items = _items(page)
            yield from items[:-1]
            # The next page starts after this page's last item, so it is loaded before that item can be deleted.
            page = None if _next(page) is None else self._load(_next(page))
            yield from items[-1:]

    def take(self, limit: int) -> list[Item]:
        """The first items, at most `limit`, over as many pages as needed."""
        taken: list[Item] = []
        if limit <= 0:
            return taken
        for page in self.pages():
            taken.extend(_items(page))
            if len(taken) >= limit:
                break
        return taken[:limit]


class AsyncPageList(Generic[Answer, Item]):
    """A lazy list: `await` gives the first page, `async for` the items of all pages."""

    def __init__(self, load: Callable[[Any], Awaitable[Answer]]) -> None:
        self._load = load

    def __await__(self) -> Generator[Any, None, Answer]:
        return self._load(None).__await__()

    async def first(self) -> Answer:
        """The first page."""
        return await self._load(None)

    async def pages(self) -> AsyncIterator[Answer]:
        """Iterates over the list's pages, as received."""
        page = await self._load(None)
        yield page
        while _next(page) is not None:
            page = await self._load(_next(page))
            yield page

    async def __aiter__(self) -> AsyncIterator[Item]:
        """Yields each item once, even if items change, or are deleted or added, during the iteration."""
        page: Optional[Answer] = await self._load(None)
        while page is not None:
            items = _items(page)
            for item in items[:-1]:
                yield item
            page = None if _next(page) is None else await self._load(_next(page))
            for item in items[-1:]:
                yield item

    async def take(self, limit: int) -> list[Item]:
        """The first items, at most `limit`, over as many pages as needed."""
        taken: list[Item] = []
        if limit <= 0:
            return taken
        async for page in self.pages():
            taken.extend(_items(page))
            if len(taken) >= limit:
                break
        return taken[:limit]


def _next(page: Any) -> Any:
    return page["next"]


def _items(page: Any) -> list[Any]:
    results: list[Any] = page["results"]
    return results


def query_of_link(link: Any) -> Optional[dict[str, list[str]]]:
    """The query of a link to another page. Only the query is used, so that requests stay on the
    list's own host.
    """
    return parse_qs(urlsplit(link).query, keep_blank_values=True) if isinstance(link, str) else None
