"""The REST API of a Sarraf installation, and its webhooks."""

from .aio.client import AsyncSarraf
from .aio.wallet import AsyncWallet
from .client import Sarraf
from .errors import (
    AuthenticationError,
    ConflictError,
    InvalidRequestError,
    NoAnswerError,
    NotFoundError,
    PermissionDeniedError,
    RateLimitError,
    SarrafError,
    ServiceError,
)
from .http.forms import Form
from .http.pages import AsyncPageList, PageList
from .http.transport import CallOptions
from .resources.wallet import Wallet
from .version import VERSION
from .webhooks.receiver import ReceiverAnswer, create_async_receiver, create_receiver
from .webhooks.verify import (
    WebhookEvent,
    WebhookPayload,
    WebhookVerificationError,
    sign_webhook,
    verify_body_signature,
    verify_webhook,
)

__all__ = [
    "VERSION",
    "AsyncPageList",
    "AsyncSarraf",
    "AsyncWallet",
    "AuthenticationError",
    "CallOptions",
    "ConflictError",
    "Form",
    "InvalidRequestError",
    "NoAnswerError",
    "NotFoundError",
    "PageList",
    "PermissionDeniedError",
    "RateLimitError",
    "ReceiverAnswer",
    "Sarraf",
    "SarrafError",
    "ServiceError",
    "Wallet",
    "WebhookEvent",
    "WebhookPayload",
    "WebhookVerificationError",
    "create_async_receiver",
    "create_receiver",
    "sign_webhook",
    "verify_body_signature",
    "verify_webhook",
]
