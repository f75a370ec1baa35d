"""Payments: their sessions, and what is done to them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Mapping, Optional, Union

from ..http.api import Api
from ..http.forms import Form
from ..http.pages import PageList
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


class Sessions:
    """`sarraf.sessions`"""

    def __init__(self, api: Api) -> None:
        self._api = api

    def create(self, session: SessionCreate, **options: Unpack[CallOptions]) -> Session:
        """Makes a session, once under its Idempotency-Key. Send the customer to its `checkout_url`."""
        made: Session = self._api.request("post", _ALL, body=session, **options)
        return made

    def create_and_pay(self, session: SessionCreate, **options: Unpack[CallOptions]) -> Payment:
        """Makes a session and pays it with its `payment_instrument` in the same call."""
        paid: Payment = self._api.request("post", _ALL, body=session, **options)
        return paid

    def retrieve(self, session_id: str, **options: Unpack[CallOptions]) -> Session:
        found: Session = self._api.request("get", _ONE, params={"session_id": session_id}, **options)
        return found

    def update(self, session_id: str, fields: SessionUpdate, **options: Unpack[CallOptions]) -> Session:
        """Changes the given fields of a session that is not paid yet."""
        changed: Session = self._api.request(
            "patch", _ONE, params={"session_id": session_id}, body=fields, **options
        )
        return changed

    def list(
        self, filter: Optional[TransactionsListQuery] = None, **options: Unpack[CallOptions]
    ) -> PageList[SessionList, Session]:
        """Those that are not deleted, newest first."""
        return self._api.list("get", "/b/pbl/v2/transactions/", query=filter, **options)

    def list_deleted(
        self, filter: Optional[TransactionsListDeletedQuery] = None, **options: Unpack[CallOptions]
    ) -> PageList[DeletedSessionList, DeletedSession]:
        """Deleted ones that can be restored, newest first."""
        return self._api.list("get", "/b/pbl/v2/deleted-transactions/", query=filter, **options)

    def restore(self, session_id: str, **options: Unpack[CallOptions]) -> Session:
        path = "/b/pbl/v2/deleted-transactions/{session_id}/restore/"
        restored: Session = self._api.request("post", path, params={"session_id": session_id}, **options)
        return restored

    def inquire(self, what: PaymentInquiry, **options: Unpack[CallOptions]) -> PaymentEvent:
        """Asks the gateway how an unfinished payment stands, settles what it says, and answers with the event."""
        event: PaymentEvent = self._api.request("post", "/b/pbl/v2/inquiry/", body=what, **options)
        return event

    def upload_attachment(
        self, filename: str, data: bytes, fields: Optional[Mapping[str, str]] = None, **options: Unpack[CallOptions]
    ) -> UploadedAttachment:
        """Uploads a file; with `session_id` or `order_no` in `fields` a session has it at once."""
        form = Form(fields or {}, {"file": (filename, data)})
        path = "/b/checkout/v1/upload-attachment/"
        uploaded: UploadedAttachment = self._api.request("post", path, body=form, **options)
        return uploaded

    def refund(
        self, session_id: str, details: Optional[Mapping[str, Any]] = None, **options: Unpack[CallOptions]
    ) -> Union[OperationEvent, PendingOperation]:
        """Gives back a part of what was paid or, without an `amount`, all that is left."""
        done: Union[OperationEvent, PendingOperation] = self._operate("refund", session_id, details, options)
        return done

    def capture(
        self, session_id: str, details: Optional[Mapping[str, Any]] = None, **options: Unpack[CallOptions]
    ) -> Union[OperationEvent, PendingOperation]:
        """Takes a part of what was authorized or, without an `amount`, all that is left."""
        done: Union[OperationEvent, PendingOperation] = self._operate("capture", session_id, details, options)
        return done

    def void(
        self, session_id: str, details: Optional[Mapping[str, Any]] = None, **options: Unpack[CallOptions]
    ) -> Union[OperationEvent, PendingOperation]:
        """Releases what was authorized."""
        done: Union[OperationEvent, PendingOperation] = self._operate("void", session_id, details, options)
        return done

    def cancel(self, session_id: str, **options: Unpack[CallOptions]) -> EndedTransaction:
        """Ends an unpaid session."""
        ended: EndedTransaction = self._operate("cancel", session_id, None, options)
        return ended

    def expire(self, session_id: str, **options: Unpack[CallOptions]) -> EndedTransaction:
        """Ends an unpaid session as if its time were over."""
        ended: EndedTransaction = self._operate("expire", session_id, None, options)
        return ended

    def delete(self, session_id: str, **options: Unpack[CallOptions]) -> EndedTransaction:
        """Puts a session away; one that has moved money can be restored."""
        ended: EndedTransaction = self._operate("delete", session_id, None, options)
        return ended

    def _operate(
        self, operation: str, session_id: str, details: Optional[Mapping[str, Any]], options: CallOptions
    ) -> Any:
        body = {**(details or {}), "operation": operation, "session_id": session_id}
        return self._api.request("post", "/b/pbl/v2/operation/", body=body, **options)
