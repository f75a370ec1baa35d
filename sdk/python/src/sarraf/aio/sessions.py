"""Made by `npm run sdk-types` from the module of the same name. Payment sessions and their operations."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Mapping, Optional, Union

from ..http.api import AsyncApi
from ..http.forms import Form
from ..http.pages import AsyncPageList
from ..http.transport import CallOptions
from ..types import (
    DeletedSession,
    DeletedSessionList,
    EndedTransaction,
    OperationEvent,
    Payment,
    PaymentEvent,
    PaymentInquiry,
    PendingOperation,
    Session,
    SessionCreate,
    SessionList,
    SessionUpdate,
    TransactionsListDeletedQuery,
    TransactionsListQuery,
    UploadedAttachment,
)

if TYPE_CHECKING:
    from typing_extensions import Unpack

_ALL = "/b/checkout/v1/pymt-txn/"
_ONE = "/b/checkout/v1/pymt-txn/{session_id}/"


class AsyncSessions:
    """The resource `sarraf.sessions`."""

    def __init__(self, api: AsyncApi) -> None:
        self._api = api

    async def create(self, session: SessionCreate, **options: Unpack[CallOptions]) -> Session:
        """Creates a session, once per Idempotency-Key. Send the customer to its `checkout_url`."""
        made: Session = await self._api.request("post", _ALL, body=session, **options)
        return made

    async def create_and_pay(self, session: SessionCreate, **options: Unpack[CallOptions]) -> Payment:
        """Creates a session and pays it with its `payment_instrument` in one call."""
        paid: Payment = await self._api.request("post", _ALL, body=session, **options)
        return paid

    async def retrieve(self, session_id: str, **options: Unpack[CallOptions]) -> Session:
        found: Session = await self._api.request("get", _ONE, params={"session_id": session_id}, **options)
        return found

    async def update(self, session_id: str, fields: SessionUpdate, **options: Unpack[CallOptions]) -> Session:
        """Changes fields of an unpaid session."""
        changed: Session = await self._api.request(
            "patch", _ONE, params={"session_id": session_id}, body=fields, **options
        )
        return changed

    def list(
        self, filter: Optional[TransactionsListQuery] = None, **options: Unpack[CallOptions]
    ) -> AsyncPageList[SessionList, Session]:
        """AsyncSessions that are not deleted, newest first."""
        return self._api.list("get", "/b/pbl/v2/transactions/", query=filter, **options)

    def list_deleted(
        self, filter: Optional[TransactionsListDeletedQuery] = None, **options: Unpack[CallOptions]
    ) -> AsyncPageList[DeletedSessionList, DeletedSession]:
        """Deleted sessions that can be restored, newest first."""
        return self._api.list("get", "/b/pbl/v2/deleted-transactions/", query=filter, **options)

    async def restore(self, session_id: str, **options: Unpack[CallOptions]) -> Session:
        path = "/b/pbl/v2/deleted-transactions/{session_id}/restore/"
        restored: Session = await self._api.request("post", path, params={"session_id": session_id}, **options)
        return restored

    async def inquire(self, what: PaymentInquiry, **options: Unpack[CallOptions]) -> PaymentEvent:
        """Asks the gateway for the state of an unfinished payment, applies it, and returns the
        event.
        """
        event: PaymentEvent = await self._api.request("post", "/b/pbl/v2/inquiry/", body=what, **options)
        return event

    async def upload_attachment(
        self, filename: str, data: bytes, fields: Optional[Mapping[str, str]] = None, **options: Unpack[CallOptions]
    ) -> UploadedAttachment:
        """Uploads a file. `session_id` or `order_no` in `fields` attaches it to a session
        immediately.
        """
        form = Form(fields or {}, {"file": (filename, data)})
        path = "/b/checkout/v1/upload-attachment/"
        uploaded: UploadedAttachment = await self._api.request("post", path, body=form, **options)
        return uploaded

    async def refund(
        self, session_id: str, details: Optional[Mapping[str, Any]] = None, **options: Unpack[CallOptions]
    ) -> Union[OperationEvent, PendingOperation]:
        """Refunds a part of the payment or, without `amount`, everything left."""
        done: Union[OperationEvent, PendingOperation] = await self._operate("refund", session_id, details, options)
        return done

    async def capture(
        self, session_id: str, details: Optional[Mapping[str, Any]] = None, **options: Unpack[CallOptions]
    ) -> Union[OperationEvent, PendingOperation]:
        """Captures a part of the authorized amount or, without `amount`, everything left."""
        done: Union[OperationEvent, PendingOperation] = await self._operate("capture", session_id, details, options)
        return done

    async def void(
        self, session_id: str, details: Optional[Mapping[str, Any]] = None, **options: Unpack[CallOptions]
    ) -> Union[OperationEvent, PendingOperation]:
        """Releases the authorized amount."""
        done: Union[OperationEvent, PendingOperation] = await self._operate("void", session_id, details, options)
        return done

    async def cancel(self, session_id: str, **options: Unpack[CallOptions]) -> EndedTransaction:
        """Cancels an unpaid session."""
        ended: EndedTransaction = await self._operate("cancel", session_id, None, options)
        return ended

    async def expire(self, session_id: str, **options: Unpack[CallOptions]) -> EndedTransaction:
        """Expires an unpaid session."""
        ended: EndedTransaction = await self._operate("expire", session_id, None, options)
        return ended

    async def delete(self, session_id: str, **options: Unpack[CallOptions]) -> EndedTransaction:
        """Deletes a session; one that has moved money can be restored."""
        ended: EndedTransaction = await self._operate("delete", session_id, None, options)
        return ended

    async def _operate(
        self, operation: str, session_id: str, details: Optional[Mapping[str, Any]], options: CallOptions
    ) -> Any:
        body = {**(details or {}), "operation": operation, "session_id": session_id}
        return await self._api.request("post", "/b/pbl/v2/operation/", body=body, **options)
