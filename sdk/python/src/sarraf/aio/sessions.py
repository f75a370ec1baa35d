"""Made by `npm run sdk-types` from the module of the same name. Payments: their sessions, and what is done to them."""

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
    """`sarraf.sessions`"""

    def __init__(self, api: AsyncApi) -> None:
        self._api = api

    async def create(self, session: SessionCreate, **options: Unpack[CallOptions]) -> Session:
        """Makes a session, once under its Idempotency-Key. Send the customer to its `checkout_url`."""
        made: Session = await self._api.request("post", _ALL, body=session, **options)
        return made

    async def create_and_pay(self, session: SessionCreate, **options: Unpack[CallOptions]) -> Payment:
        """Makes a session and pays it with its `payment_instrument` in the same call."""
        paid: Payment = await self._api.request("post", _ALL, body=session, **options)
        return paid

    async def retrieve(self, session_id: str, **options: Unpack[CallOptions]) -> Session:
        found: Session = await self._api.request("get", _ONE, params={"session_id": session_id}, **options)
        return found

    async def update(self, session_id: str, fields: SessionUpdate, **options: Unpack[CallOptions]) -> Session:
        """Changes the given fields of a session that is not paid yet."""
        changed: Session = await self._api.request(
            "patch", _ONE, params={"session_id": session_id}, body=fields, **options
        )
        return changed

    def list(
        self, filter: Optional[TransactionsListQuery] = None, **options: Unpack[CallOptions]
    ) -> AsyncPageList[SessionList, Session]:
        """Those that are not deleted, newest first."""
        return self._api.list("get", "/b/pbl/v2/transactions/", query=filter, **options)

    def list_deleted(
        self, filter: Optional[TransactionsListDeletedQuery] = None, **options: Unpack[CallOptions]
    ) -> AsyncPageList[DeletedSessionList, DeletedSession]:
        """Deleted ones that can be restored, newest first."""
        return self._api.list("get", "/b/pbl/v2/deleted-transactions/", query=filter, **options)

    async def restore(self, session_id: str, **options: Unpack[CallOptions]) -> Session:
        path = "/b/pbl/v2/deleted-transactions/{session_id}/restore/"
        restored: Session = await self._api.request("post", path, params={"session_id": session_id}, **options)
        return restored

    async def inquire(self, what: PaymentInquiry, **options: Unpack[CallOptions]) -> PaymentEvent:
        """Asks the gateway how an unfinished payment stands, settles what it says, and answers with the event."""
        event: PaymentEvent = await self._api.request("post", "/b/pbl/v2/inquiry/", body=what, **options)
        return event

    async def upload_attachment(
        self, filename: str, data: bytes, fields: Optional[Mapping[str, str]] = None, **options: Unpack[CallOptions]
    ) -> UploadedAttachment:
        """Uploads a file; with `session_id` or `order_no` in `fields` a session has it at once."""
        form = Form(fields or {}, {"file": (filename, data)})
        path = "/b/checkout/v1/upload-attachment/"
        uploaded: UploadedAttachment = await self._api.request("post", path, body=form, **options)
        return uploaded

    async def refund(
        self, session_id: str, details: Optional[Mapping[str, Any]] = None, **options: Unpack[CallOptions]
    ) -> Union[OperationEvent, PendingOperation]:
        """Gives back a part of what was paid or, without an `amount`, all that is left."""
        done: Union[OperationEvent, PendingOperation] = await self._operate("refund", session_id, details, options)
        return done

    async def capture(
        self, session_id: str, details: Optional[Mapping[str, Any]] = None, **options: Unpack[CallOptions]
    ) -> Union[OperationEvent, PendingOperation]:
        """Takes a part of what was authorized or, without an `amount`, all that is left."""
        done: Union[OperationEvent, PendingOperation] = await self._operate("capture", session_id, details, options)
        return done

    async def void(
        self, session_id: str, details: Optional[Mapping[str, Any]] = None, **options: Unpack[CallOptions]
    ) -> Union[OperationEvent, PendingOperation]:
        """Releases what was authorized."""
        done: Union[OperationEvent, PendingOperation] = await self._operate("void", session_id, details, options)
        return done

    async def cancel(self, session_id: str, **options: Unpack[CallOptions]) -> EndedTransaction:
        """Ends an unpaid session."""
        ended: EndedTransaction = await self._operate("cancel", session_id, None, options)
        return ended

    async def expire(self, session_id: str, **options: Unpack[CallOptions]) -> EndedTransaction:
        """Ends an unpaid session as if its time were over."""
        ended: EndedTransaction = await self._operate("expire", session_id, None, options)
        return ended

    async def delete(self, session_id: str, **options: Unpack[CallOptions]) -> EndedTransaction:
        """Puts a session away; one that has moved money can be restored."""
        ended: EndedTransaction = await self._operate("delete", session_id, None, options)
        return ended

    async def _operate(
        self, operation: str, session_id: str, details: Optional[Mapping[str, Any]], options: CallOptions
    ) -> Any:
        body = {**(details or {}), "operation": operation, "session_id": session_id}
        return await self._api.request("post", "/b/pbl/v2/operation/", body=body, **options)
