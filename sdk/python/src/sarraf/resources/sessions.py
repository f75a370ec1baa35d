"""Payment sessions and their operations."""

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
    """The resource `sarraf.sessions`."""

    def __init__(self, api: Api) -> None:
        self._api = api

    def create(self, session: SessionCreate, **options: Unpack[CallOptions]) -> Session:
        """Creates a session, once per Idempotency-Key. Send the customer to its `checkout_url`."""
        made: Session = self._api.request("post", _ALL, body=session, **options)
        return made

    def create_and_pay(self, session: SessionCreate, **options: Unpack[CallOptions]) -> Payment:
        """Creates a session and pays it with its `payment_instrument` in one call."""
        paid: Payment = self._api.request("post", _ALL, body=session, **options)
        return paid

    def retrieve(self, session_id: str, **options: Unpack[CallOptions]) -> Session:
        found: Session = self._api.request("get", _ONE, params={"session_id": session_id}, **options)
        return found

    def update(self, session_id: str, fields: SessionUpdate, **options: Unpack[CallOptions]) -> Session:
        """Changes fields of an unpaid session."""
        changed: Session = self._api.request(
            "patch", _ONE, params={"session_id": session_id}, body=fields, **options
        )
        return changed

    def list(
        self, filter: Optional[TransactionsListQuery] = None, **options: Unpack[CallOptions]
    ) -> PageList[SessionList, Session]:
        """Sessions that are not deleted, newest first."""
        return self._api.list("get", "/b/pbl/v2/transactions/", query=filter, **options)

    def list_deleted(
        self, filter: Optional[TransactionsListDeletedQuery] = None, **options: Unpack[CallOptions]
    ) -> PageList[DeletedSessionList, DeletedSession]:
        """Deleted sessions that can be restored, newest first."""
        return self._api.list("get", "/b/pbl/v2/deleted-transactions/", query=filter, **options)

    def restore(self, session_id: str, **options: Unpack[CallOptions]) -> Session:
        path = "/b/pbl/v2/deleted-transactions/{session_id}/restore/"
        restored: Session = self._api.request("post", path, params={"session_id": session_id}, **options)
        return restored

    def inquire(self, what: PaymentInquiry, **options: Unpack[CallOptions]) -> PaymentEvent:
        """Asks the gateway for the state of an unfinished payment, applies it, and returns the
        event.
        """
        event: PaymentEvent = self._api.request("post", "/b/pbl/v2/inquiry/", body=what, **options)
        return event

    def upload_attachment(
        self, filename: str, data: bytes, fields: Optional[Mapping[str, str]] = None, **options: Unpack[CallOptions]
    ) -> UploadedAttachment:
        """Uploads a file. `session_id` or `order_no` in `fields` attaches it to a session
        immediately.
        """
        form = Form(fields or {}, {"file": (filename, data)})
        path = "/b/checkout/v1/upload-attachment/"
        uploaded: UploadedAttachment = self._api.request("post", path, body=form, **options)
        return uploaded

    def refund(
        self, session_id: str, details: Optional[Mapping[str, Any]] = None, **options: Unpack[CallOptions]
    ) -> Union[OperationEvent, PendingOperation]:
        """Refunds a part of the payment or, without `amount`, everything left."""
        done: Union[OperationEvent, PendingOperation] = self._operate("refund", session_id, details, options)
        return done

    def capture(
        self, session_id: str, details: Optional[Mapping[str, Any]] = None, **options: Unpack[CallOptions]
    ) -> Union[OperationEvent, PendingOperation]:
        """Captures a part of the authorized amount or, without `amount`, everything left."""
        done: Union[OperationEvent, PendingOperation] = self._operate("capture", session_id, details, options)
        return done

    def void(
        self, session_id: str, details: Optional[Mapping[str, Any]] = None, **options: Unpack[CallOptions]
    ) -> Union[OperationEvent, PendingOperation]:
        """Releases the authorized amount."""
        done: Union[OperationEvent, PendingOperation] = self._operate("void", session_id, details, options)
        return done

    def cancel(self, session_id: str, **options: Unpack[CallOptions]) -> EndedTransaction:
        """Cancels an unpaid session."""
        ended: EndedTransaction = self._operate("cancel", session_id, None, options)
        return ended

    def expire(self, session_id: str, **options: Unpack[CallOptions]) -> EndedTransaction:
        """Expires an unpaid session."""
        ended: EndedTransaction = self._operate("expire", session_id, None, options)
        return ended

    def delete(self, session_id: str, **options: Unpack[CallOptions]) -> EndedTransaction:
        """Deletes a session; one that has moved money can be restored."""
        ended: EndedTransaction = self._operate("delete", session_id, None, options)
        return ended

    def _operate(
        self, operation: str, session_id: str, details: Optional[Mapping[str, Any]], options: CallOptions
    ) -> Any:
        body = {**(details or {}), "operation": operation, "session_id": session_id}
        return self._api.request("post", "/b/pbl/v2/operation/", body=body, **options)
