"""Receives webhooks: verified, and each event's work done once."""

from __future__ import annotations

from typing import Any, Awaitable, Callable, NamedTuple, Optional, Union

from .verify import Secrets, WebhookEvent, WebhookHeaders, WebhookVerificationError, verify_webhook

Once = Callable[[str, Callable[[Any], None]], bool]
"""Stores the id and does the work in one transaction, which the work is given. If the id is stored already,
the work is not done. If the work fails, neither is stored, and its error is raised. Answers whether the work
was done."""

AsyncOnce = Callable[[str, Callable[[Any], Awaitable[None]]], Awaitable[bool]]
"""The same, awaited."""


class ReceiverAnswer(NamedTuple):
    """What to answer: 200 for an event that is worked on or was before, 401 for what is none."""

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
    """A receiver of the merchant's webhooks, for any framework: called with the headers and the body as it came.

    `handle` is the work, in the transaction of `once`: raise, answer 500, and the event comes again later.
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
    """The same for frameworks whose handlers are awaited."""

    async def receive(headers: WebhookHeaders, body: Union[str, bytes]) -> ReceiverAnswer:
        try:
            event = verify_webhook(headers, body, secret=secret, tolerance_seconds=tolerance_seconds)
        except WebhookVerificationError as error:
            return ReceiverAnswer(401, error=error)
        is_first = await once(event.id, lambda transaction: handle(event, transaction))
        return ReceiverAnswer(200, event, not is_first)

    return receive
