"""Receives webhooks: verifies them and processes each event once."""

from __future__ import annotations

from typing import Any, Awaitable, Callable, NamedTuple, Optional, Union

from .verify import Secrets, WebhookEvent, WebhookHeaders, WebhookVerificationError, verify_webhook

Once = Callable[[str, Callable[[Any], None]], bool]
"""Stores the id and does the work in one transaction, which is passed to the work. A stored id
skips the work; failed work stores nothing and raises its error. Returns whether the work was
done.
"""

AsyncOnce = Callable[[str, Callable[[Any], Awaitable[None]]], Awaitable[bool]]
"""The asynchronous form of `Once`."""


class ReceiverAnswer(NamedTuple):
    """Status to answer: 200 for an event processed now or before, 401 for an invalid webhook."""

    status: int
    event: Optional[WebhookEvent] = None
    is_repeated: bool = False
    error: Optional[WebhookVerificationError] = None


def create_receiver(
    *,
    secret: Secrets,
    once: Once,
    handle: Callable[[WebhookEvent, Any], None],
    tolerance_seconds: float = 300,
) -> Callable[[WebhookHeaders, Union[str, bytes]], ReceiverAnswer]:
    """Receives webhooks in any framework. Call it with the headers and the body as received.
    `handle` does the work in the transaction of `once`. If it raises, answer 500; the event is
    delivered again later.
    """

    def receive(headers: WebhookHeaders, body: Union[str, bytes]) -> ReceiverAnswer:
        try:
            event = verify_webhook(headers, body, secret=secret, tolerance_seconds=tolerance_seconds)
        except WebhookVerificationError as error:
            return ReceiverAnswer(401, error=error)
        is_first = once(event.id, lambda transaction: handle(event, transaction))
        return ReceiverAnswer(200, event, not is_first)

    return receive


def create_async_receiver(
    *,
    secret: Secrets,
    once: AsyncOnce,
    handle: Callable[[WebhookEvent, Any], Awaitable[None]],
    tolerance_seconds: float = 300,
) -> Callable[[WebhookHeaders, Union[str, bytes]], Awaitable[ReceiverAnswer]]:
    """The asynchronous version of `create_receiver`."""

    async def receive(headers: WebhookHeaders, body: Union[str, bytes]) -> ReceiverAnswer:
        try:
            event = verify_webhook(headers, body, secret=secret, tolerance_seconds=tolerance_seconds)
        except WebhookVerificationError as error:
            return ReceiverAnswer(401, error=error)
        is_first = await once(event.id, lambda transaction: handle(event, transaction))
        return ReceiverAnswer(200, event, not is_first)

    return receive
