"""The API in types: made by `npm run sdk-types` from its document, never by hand."""

from __future__ import annotations

from decimal import Decimal
from typing import Any, Literal, TypedDict, Union

Amount = Union[str, int, Decimal]
"""An amount in a request, sent as a string. Responses contain a `str`."""


class _Address(TypedDict):
    line1: str
    """First line of the address."""
    city: str
    """City."""
    country: str
    """ISO 3166, three capitals."""


class Address(_Address, total=False):
    line2: str
    """Second line of the address."""
    state: str
    """Where it stands."""
    postal_code: str
    """Postal code."""


class AdvancedClock(TypedDict):
    now: str
    """The present on the merchant's clock."""
    ran: dict[str, int]
    """How many items of each job were run on the way."""


class AgreementSeller(TypedDict, total=False):
    """Who sells."""
    name: str
    """Its name."""
    short_name: str
    """A short name of the seller."""
    category_code: str
    """The seller's merchant category code, four digits."""


class _Agreement(TypedDict):
    id: str
    """Your own id of the agreement."""


class Agreement(_Agreement, total=False):
    type: Literal["recurring", "unscheduled", "installment", "event_based", "other"]
    """What the payment is for: an order of a shop, or a request to pay."""
    amount_variability: Literal["fixed", "variable"]
    """Whether every charge is of the same amount."""
    frequency: str
    """How often it is charged."""
    start_date: str
    """The first day."""
    expiry_date: str
    """The day on which the agreement ends."""
    max_amount_per_cycle: str
    """The most that a cycle may charge."""
    cycle_interval_days: int
    """Days between two charges."""
    total_cycles: int
    """How many charges there are in all; null if there is no end."""
    seller: AgreementSeller
    """Who sells."""
    extra_params: WalletSheet
    """Anything else of the agreement."""


class _AmountDetails(TypedDict):
    currency_code: str
    """ISO 4217, three capitals."""
    amount: str
    """Without fee: a decimal text with the currency's decimals."""
    fee: str
    """The fee, in the currency that is charged."""
    total: str
    """With fee."""


class AmountDetails(_AmountDetails, total=False):
    exchange_rate: str
    """Charged currency for one of the session's; absent if they are the same."""


class ApiKey(TypedDict):
    id: str
    """Its id."""
    name: str
    """Its name."""
    created_at: str
    """When it was made."""
    expires_at: Union[str, None]
    """When it ends by itself; null if it does not."""
    revoked_at: Union[str, None]
    """When it was revoked; null while it opens something."""
    api_version: str
    """The dated version of the API in which it is answered."""


class ApiKeyCreate(TypedDict, total=False):
    name: str
    """Its name."""
    expires_at: Union[str, None]
    """When the keys end; null for never."""


class ApiKeyList(TypedDict):
    count: int
    """The number of all rows."""
    next: Union[str, None]
    """Where the list goes on; null at its end."""
    previous: Union[str, None]
    """Where the list came from; null at its beginning."""
    results: list[ApiKey]
    """The rows of this page."""


class ApiKeyPatch(TypedDict, total=False):
    api_version: Literal["2026-11-23"]
    """The dated version of the API in which it is answered."""


class _ApplePayPaymentPayloadPaymentDataHeader(TypedDict):
    publicKeyHash: str
    """Names the key."""


class ApplePayPaymentPayloadPaymentDataHeader(_ApplePayPaymentPayloadPaymentDataHeader, total=False):
    """What decrypting needs."""
    ephemeralPublicKey: str
    """The one-time key."""
    wrappedKey: str
    """The wrapped key."""
    transactionId: str
    """The wallet's id of the payment."""


class ApplePayPaymentPayloadPaymentData(TypedDict):
    """The wallet's encrypted payment data."""
    version: str
    """Of the wallet's data."""
    data: str
    """Encrypted."""
    signature: str
    """Over the encrypted data."""
    header: ApplePayPaymentPayloadPaymentDataHeader
    """What decrypting needs."""


class ApplePayPaymentPayloadPaymentMethod(TypedDict):
    """The card behind the wallet."""
    displayName: str
    """The card as the wallet shows it."""
    network: str
    """The card's scheme."""
    type: str
    """The kind of card."""


class ApplePayPaymentPayload(TypedDict):
    """What the way to pay needs, as it gave it."""
    paymentData: ApplePayPaymentPayloadPaymentData
    """The wallet's encrypted payment data."""
    paymentMethod: ApplePayPaymentPayloadPaymentMethod
    """The card behind the wallet."""
    transactionIdentifier: str
    """The wallet's id of the payment."""


class _ApplePayPayment(TypedDict):
    session_id: str
    """The session."""
    payload: ApplePayPaymentPayload
    """What the way to pay needs, as it gave it."""


class ApplePayPayment(_ApplePayPayment, total=False):
    pg_code: Union[str, None]
    """The code of a gateway."""


class ApprovalDecision(TypedDict, total=False):
    decision_note: Union[str, None]
    """From who decided."""


class _ApprovalRequest(TypedDict):
    id: str
    """Its id."""
    state: Literal["pending", "approved", "done", "manual_action_required", "rejected", "canceled", "expired"]
    """Where it stands."""
    operation: Literal["refund", "void"]
    """What is done, or how the gateway charges: at once, or by reserving the amount first."""
    session_id: str
    """The session."""
    order_no: Union[str, None]
    """Your own reference; it need not be unique."""
    amount: str
    """Without fee: a decimal text with the currency's decimals."""
    operation_amount: str
    """What the operation moves, without fee."""
    currency_code: str
    """ISO 4217, three capitals."""
    pg_code: str
    """The code of a gateway."""
    destination: Literal["pg", "wallet"]
    """Where a refund goes: back through the gateway, or to the customer's wallet."""
    requested_by: Union[Initiator, None]
    """Who asked; null for API keys."""
    decided_by: Union[Initiator, None]
    """Who decided; null for API keys, and before a decision."""
    created_at: str
    """When it was made."""
    decided_at: Union[str, None]
    """When it was decided; null before."""
    expires_at: Union[str, None]
    """When it ends by itself; null if it does not."""
    operation_result: Union[Literal["success", "pending", "queued", "failed"], None]
    """What became of the operation; null before an approval."""
    reference_number: Union[str, None]
    """Of this attempt or operation, at the gateway; unique."""
    message: Union[str, None]
    """What the gateway or the service says of it."""
    note: Union[str, None]
    """For the checker, from who asked."""
    decision_note: Union[str, None]
    """From who decided."""


class ApprovalRequest(_ApprovalRequest, total=False):
    txn: ChildTransaction
    """The child transaction."""


class ApprovalRequestList(TypedDict):
    count: int
    """The number of all rows."""
    next: Union[str, None]
    """Where the list goes on; null at its end."""
    previous: Union[str, None]
    """Where the list came from; null at its beginning."""
    results: list[ApprovalRequest]
    """The rows of this page."""


class AttachmentUpload(TypedDict, total=False):
    file: str
    """The file."""
    session_id: str
    """The session."""
    order_no: str
    """Your own reference; it need not be unique."""
    shortify_attachment_url: bool
    """Adds `attachment_short_url` to answers."""


class _Attempt(TypedDict):
    number: int
    """1, 2, 3 … in its list."""
    reference_number: str
    """Of this attempt or operation, at the gateway; unique."""
    result: Literal["pending", "success", "failed", "canceled", "error", "cod"]
    """How it ended."""
    pg_code: str
    """The code of a gateway."""
    operation: Literal["purchase", "authorize"]
    """What is done, or how the gateway charges: at once, or by reserving the amount first."""
    form_of_payment: str
    """What was paid with: `card`, `token`, `wallet`, a device wallet's name, or `none`."""
    amount: str
    """Without fee: a decimal text with the currency's decimals."""
    currency_code: str
    """ISO 4217, three capitals."""
    amount_details: AmountDetails
    """What the gateway was asked for, in the currency that is charged."""
    message: Union[str, None]
    """What the gateway or the service says of it."""
    gateway_response: Union[WalletSheet, None]
    """What the gateway answered, as it came; its keys are the gateway's."""
    disclosed_to_merchant: bool
    """Whether `webhook_url` answered the attempt's event with success."""
    disclosure_url_error: Union[str, None]
    """Why `webhook_url` could not be notified; null if it was, or was not tried yet."""
    created_at: str
    """When it was made."""
    finished_at: Union[str, None]
    """When it ended; null before."""


class Attempt(_Attempt, total=False):
    wallet_amount: str
    """The part of `amount` that wallets pay."""


class AutoDebit(TypedDict):
    session_id: str
    """The session."""
    token: str
    """The saved card's token."""


class BrandImage(TypedDict):
    file: str
    """The file."""


class Card(TypedDict):
    token: str
    """The saved card's token."""
    customer_id: str
    """Your own id of the customer."""
    brand: Union[str, None]
    """The card's brand; null if nobody knows it."""
    name_on_card: Union[str, None]
    """As the customer wrote it; null if nobody asked."""
    number: str
    """Masked, such as `**** 1111`."""
    expiry_month: str
    """Two digits."""
    expiry_year: str
    """Two digits."""
    pg_code: str
    """The code of a gateway."""
    pg_name: str
    """The kind of gateway behind the account."""
    cvv_required: bool
    """Whether the customer types the security code again."""
    is_expired: bool
    """Whether the card's last day has passed."""
    is_preferred: bool
    """Always false."""
    will_expire_soon: bool
    """The card's last day is at most 60 days away."""
    agreements: list[str]
    """Agreements under which the card is charged."""


class CardAcceptanceCriteria(TypedDict, total=False):
    min_expiry_time: int
    """How many days the card must still be valid."""


class _CardSearch(TypedDict):
    customer_id: str
    """Your own id of the customer."""


class CardSearch(_CardSearch, total=False):
    type: Literal["sandbox", "production"]
    """Cards kept by gateways of this type."""
    pg_codes: list[str]
    """Codes of the merchant's gateways that may serve it."""
    agreement_id: str
    """The agreement under which the card is charged."""


class CashPayment(TypedDict):
    session_id: str
    """The session."""


class _ChannelNotificationSendAttachmentsItem(TypedDict):
    filename: str
    """The file's name."""
    content_type: str
    """The file's media type."""


class ChannelNotificationSendAttachmentsItem(_ChannelNotificationSendAttachmentsItem, total=False):
    content: str
    """Base64; either this or `url`."""
    url: str
    """An address."""
    size: int
    """Bytes."""


class _ChannelNotificationSend(TypedDict):
    template_id: str
    """The name of an event, or `plain`."""
    to: str
    """Mail address, or phone number with `+` or `00`."""


class ChannelNotificationSend(_ChannelNotificationSend, total=False):
    unit_config: str
    """The sender's unit; required for `whatsapp`."""
    language: Literal["en", "ar"]
    """Of pages and messages."""
    cc: list[str]
    """Addresses that get copies."""
    bcc: list[str]
    """Addresses that get hidden copies."""
    subject: str
    """Of a mail; in place of the template's."""
    body: str
    """The text of `plain`; of another template what is sent if it cannot be filled."""
    context: dict[str, Any]
    """The template's variables."""
    attachments: list[ChannelNotificationSendAttachmentsItem]
    """Files of a mail, at most 10 and 2.5 MB in all."""
    trace_id: str
    """Yours, kept with the message."""
    tags: list[str]
    """Marks."""


class ChildTransaction(TypedDict):
    amount: str
    """Without fee: a decimal text with the currency's decimals."""
    currency_code: str
    """ISO 4217, three capitals."""
    session_id: str
    """The session."""
    order_no: None
    """Always null."""
    state: Literal["paid", "refunded", "voided", "refund_queued", "refund_rejected", "capture_failed", "void_failed"]
    """Where it stands."""


class Clock(TypedDict):
    now: str
    """The present on the merchant's clock."""


class ClockAdvance(TypedDict, total=False):
    to: str
    """The instant to which the clock goes; it only moves forward."""
    by: str
    """An ISO 8601 duration such as `P1M` or `PT90M`, counted in the merchant's time zone."""


class CursorPointer(TypedDict):
    cursor: int
    """Where a page goes on; `next` has it."""
    direction: Literal["forward", "backward"]
    """Which way the list goes on."""
    per_page: int
    """Rows of a page: 20 unless sent, at most 50."""


class Cycle(TypedDict):
    cycle_number: int
    """1, 2, 3 … within the subscription."""
    scheduled_date: str
    """The day on which it is charged."""
    amount_due: str
    """What it charges."""
    status: Literal["scheduled", "processing", "retry_scheduled", "paid", "failed", "canceled"]
    """Where it stands."""
    paid_at: Union[str, None]
    """When it was paid; null before."""
    failure_reason: Union[str, None]
    """What the gateway said; null unless it failed."""
    session_id: Union[str, None]
    """The session."""
    charge_type: Literal["cit", "mit"]
    """`cit`: by the customer. `mit`: by the service."""


class CycleAttempt(TypedDict):
    attempt_number: int
    """1, 2, 3 … within the cycle."""
    attempted_at: str
    """When the gateway was asked."""
    status: Literal["processing", "success", "failed", "error"]
    """Where it stands."""
    failure_reason: Union[str, None]
    """What the gateway said; null unless it failed."""
    reference_number: str
    """Of this attempt or operation, at the gateway; unique."""


class CycleList(TypedDict):
    count: int
    """The number of all rows."""
    next: Union[str, None]
    """Where the list goes on; null at its end."""
    previous: Union[str, None]
    """Where the list came from; null at its beginning."""
    results: list[ListedCycle]
    """The rows of this page."""


class DeletedSessionBilling(TypedDict):
    """What is asked for, as it is shown."""
    amount: str
    """Without fee: a decimal text with the currency's decimals."""
    currency_code: str
    """ISO 4217, three capitals."""
    display: str
    """Amount and currency in the session's language."""


class DeletedSessionNotifications(TypedDict, total=False):
    """The events that the customer is told of, by channel."""
    email: list[str]
    """Mail address."""
    sms: list[str]
    """Events that are told by SMS."""
    whatsapp: list[str]
    """Events that are told by WhatsApp."""


class _DeletedSessionLoyalty1(TypedDict):
    enabled: bool
    """Whether it takes part."""


class DeletedSessionLoyalty1(_DeletedSessionLoyalty1, total=False):
    reference: str
    """Your own reference."""
    metadata: WalletSheet
    """Anything of yours."""


class _DeletedSession(TypedDict):
    session_id: str
    """The session."""
    state: Literal["created", "pending", "attempted", "cod", "paid", "authorized", "captured", "failed", "canceled", "expired", "invalided"]
    """Where it stands."""
    type: Literal["e_commerce", "payment_request"]
    """What the payment is for: an order of a shop, or a request to pay."""
    payment_type: Literal["one_off", "auto_debit", "save_card", "auto_pay"]
    """How the session is paid and what it leaves behind: a charge, a saved card, a subscription."""
    amount: str
    """Without fee: a decimal text with the currency's decimals."""
    currency_code: str
    """ISO 4217, three capitals."""
    pg_codes: list[str]
    """Codes of the merchant's gateways that may serve it."""
    operation: Literal["purchase", "authorize"]
    """What is done, or how the gateway charges: at once, or by reserving the amount first."""
    language: Literal["en", "ar"]
    """Of pages and messages."""
    expiration_time: str
    """How long the session can be paid: `[D ]HH:MM:SS`, one minute to 365 days."""
    checkout_url: str
    """Leads the customer to the checkout, and counts as opening it."""
    checkout_page_url: str
    """The checkout page itself."""
    checkout_short_url: str
    """A short link to the checkout."""
    payment_methods: list[PaymentMethod]
    """The ways in which it can be paid."""
    billing: DeletedSessionBilling
    """What is asked for, as it is shown."""
    settled_pg_code: Union[str, None]
    """The gateway that took the payment; null before."""
    remaining_amount: str
    """What is still to be settled."""
    settled_amount: str
    """What is settled, without fee."""
    paid_amount: str
    """What is collected, with fee."""
    captured_amount: str
    """What was captured of an authorization."""
    refunded_amount: str
    """What was refunded."""
    voided_amount: str
    """What was released of an authorization."""
    transactions: list[ChildTransaction]
    """Captures, refunds and voids, oldest first."""
    attempts: list[Attempt]
    """Each try to pay, oldest first."""
    deleted_at: str
    """When it was deleted."""


class DeletedSession(_DeletedSession, total=False):
    attachment: str
    """The customer's file to download."""
    attachment_short_url: str
    """A short address of the file."""
    qr_code_url: str
    """A PNG of `checkout_url`; with `.svg` in place of `.png`, an SVG."""
    order_no: str
    """Your own reference; it need not be unique."""
    customer_id: str
    """Your own id of the customer."""
    customer_email: str
    """The customer's mail address."""
    customer_phone: str
    """The customer's phone number."""
    webhook_url: str
    """Where events are posted; without one, to the merchant's own address."""
    redirect_url: str
    """Where the customer returns to; `order_no`, `reference_number` and `session_id` are added."""
    extra: WalletSheet
    """Anything of yours: stored, echoed and sent in webhooks, its numbers in the digits that were sent."""
    initiator_id: int
    """The user of the merchant who asks for the payment."""
    customer_phone_2: str
    """Another phone number of the customer."""
    customer_first_name: str
    """The customer's first name."""
    customer_last_name: str
    """The customer's last name."""
    customer_birthdate: str
    """The customer's day of birth."""
    due_datetime: str
    """Shown as a due time, UTC, never enforced: `DD/MM/YYYY hh:mm`, echoed with seconds."""
    notifications: DeletedSessionNotifications
    """The events that the customer is told of, by channel."""
    email_recipients: list[str]
    """Addresses that get copies of the customer's mails; at most 50."""
    billing_address: Address
    """Where the customer is billed."""
    shipping_address: ShippingAddress
    """Where the goods go, and who receives them."""
    agreement: Agreement
    """What the customer has agreed to be charged for later."""
    card_acceptance_criteria: CardAcceptanceCriteria
    """What a card must meet to be saved or charged."""
    attachment_upload_url: str
    """`file_url` of an upload."""
    product_type: str
    """What is sold."""
    vendor_name: str
    """Who sells it."""
    loyalty: Union[DeletedSessionLoyalty1, None]
    """The customer's loyalty programme."""
    customer_wallet_transactions: list[WalletTransaction]
    """What customers' wallets paid of it, in the order of use; absent if none did."""
    sdk_setup_preload_payload: SetupPreload
    """What a client SDK starts from, to be handed on unchanged; only if it was asked for."""


class DeletedSessionList(TypedDict):
    count: int
    """The number of all rows."""
    next: Union[str, None]
    """Where the list goes on; null at its end."""
    previous: Union[str, None]
    """Where the list came from; null at its beginning."""
    results: list[DeletedSession]
    """The rows of this page."""


class Delivery(TypedDict):
    id: str
    """Its id."""
    url: str
    """The address."""
    state: Literal["pending", "delivered", "exhausted", "stopped"]
    """Where it stands."""
    attempts: int
    """How many tries there were, those asked for included."""
    next_attempt_at: Union[str, None]
    """When it is tried next; null when nothing more is scheduled."""
    last_status: Union[int, None]
    """The HTTP status of the last answer; null if there was none."""
    last_error: Union[str, None]
    """Why the last try failed; null if it did not."""
    log: list[DeliveryTry]
    """Each try, oldest first."""


class DeliveryTry(TypedDict):
    number: int
    """1, 2, 3 … in its list."""
    manual: bool
    """It was asked for and is no part of the schedule."""
    at: str
    """When it was tried."""
    status: Union[int, None]
    """The HTTP status of the answer; null if there was none."""
    error: Union[str, None]
    """Why it failed; null if it was accepted."""
    duration_ms: int
    """Milliseconds until the answer."""


class EndedTransaction(TypedDict):
    detail: str
    """For people."""
    operation: Literal["cancel", "expire", "delete"]
    """What is done, or how the gateway charges: at once, or by reserving the amount first."""
    result: Literal["success"]
    """How it ended."""


class Event(TypedDict):
    id: str
    """Its id."""
    kind: Literal["payment", "operation", "subscription"]
    """What it is about."""
    session_id: Union[str, None]
    """The session."""
    subscription_id: Union[str, None]
    """The subscription."""
    number: int
    """Counts the events of its session or, if it is of kind `subscription`, of its subscription, without gaps."""
    occurred_at: str
    """When it happened, on the merchant's clock."""
    payload: Union[PaymentEvent, OperationEvent, SubscriptionEvent]
    """The object that was posted."""
    deliveries: list[Delivery]
    """Its way to each address."""


class EventList(TypedDict):
    count: int
    """The number of all rows."""
    next: Union[str, None]
    """Where the list goes on; null at its end."""
    previous: Union[str, None]
    """Where the list came from; null at its beginning."""
    results: list[Event]
    """The rows of this page."""


class FinalizationStatus(TypedDict):
    status: Literal["SUCCEEDED", "FAILED", "CANCELLED", "PENDING"]
    """Where it stands."""
    payment_transaction_id: str
    """The session."""
    last_updated_at: str
    """When the state last changed."""
    source: Literal["inquiry"]
    """Where it comes from."""


class GatewayConnector(TypedDict):
    """What serves the account."""
    identifier: str
    """Of the connector."""
    processor: str
    """Of the connector."""


class Gateway(TypedDict):
    code: str
    """Names it: goes into `pg_codes`."""
    name: str
    """Its name."""
    pg: str
    """The kind of gateway behind the account."""
    connector: GatewayConnector
    """What serves the account."""
    is_sandbox: bool
    """No money moves."""
    logo: str
    """A picture of the gateway."""
    wallets: list[str]
    """Device wallets among `payment_services`."""
    payment_services: list[str]
    """Wallets that it carries."""
    default_currency: str
    """The currency in which it charges."""
    accepted_currencies: list[str]
    """The currencies that it takes; the default one alone when left out."""
    operation: Literal["purchase", "authorize"]
    """What is done, or how the gateway charges: at once, or by reserving the amount first."""
    operations: list[Literal["refund", "void", "capture"]]
    """What can be done after a payment."""
    is_tokenizable: bool
    """Whether it may keep cards."""
    auto_debit_enabled: bool
    """Whether it may charge kept cards without the customer."""
    tags: list[str]
    """Marks."""


class _GatewayCreate(TypedDict):
    name_en: str
    """What customers see."""
    currency_code: str
    """ISO 4217, three capitals."""


class GatewayCreate(_GatewayCreate, total=False):
    code: str
    """Letters, digits, `_`, `-`; made from the name when left out."""
    accepted_currencies: list[str]
    """The currencies that it takes; the default one alone when left out."""
    plugins: list[Literal["e_commerce", "payment_request"]]
    """What the gateway carries; without any it appears nowhere."""
    is_tokenizable: bool
    """Whether it may keep cards."""
    auto_debit_enabled: bool
    """Whether it may charge kept cards without the customer."""
    operation: Literal["purchase", "authorize"]
    """What is done, or how the gateway charges: at once, or by reserving the amount first."""
    operations: list[Literal["refund", "void", "capture"]]
    """What can be done after a payment."""
    multi_attempt: bool
    """After a failed attempt the customer may try again; true unless sent."""


class GatewayFieldChoicesItem(TypedDict):
    value: str
    """The value."""
    display_name: str
    """For people."""


class _GatewayField(TypedDict):
    type: Literal["string", "choice", "multiple choice", "boolean"]
    """What the payment is for: an order of a shop, or a request to pay."""
    required: bool
    """Whether it must be sent."""
    read_only: bool
    """Always false."""
    label: str
    """For people."""


class GatewayField(_GatewayField, total=False):
    help_text: str
    """For people."""
    max_length: int
    """Characters."""
    default: Union[str, bool, list[str]]
    """What it is if it is not sent."""
    choices: list[GatewayFieldChoicesItem]
    """Every allowed value."""


class GatewayFieldsActions(TypedDict):
    """The verbs that take a body."""
    POST: dict[str, GatewayField]
    """Each field by its name."""


class GatewayFields(TypedDict):
    name: str
    """Its name."""
    description: str
    """What it is for."""
    renders: list[str]
    """Media types of answers."""
    parses: list[str]
    """Media types of bodies."""
    actions: GatewayFieldsActions
    """The verbs that take a body."""


class GooglePayPaymentPayloadPaymentMethodDataInfo(TypedDict, total=False):
    """The card as the wallet shows it."""
    cardNetwork: str
    """The card's scheme."""
    cardDetails: str
    """The card's last digits."""


class GooglePayPaymentPayloadPaymentMethodDataTokenizationData(TypedDict):
    """The token for the gateway."""
    type: Literal["PAYMENT_GATEWAY"]
    """The kind of data."""
    token: str
    """Encrypted."""


class _GooglePayPaymentPayloadPaymentMethodData(TypedDict):
    type: Literal["CARD"]
    """The kind of data."""
    tokenizationData: GooglePayPaymentPayloadPaymentMethodDataTokenizationData
    """The token for the gateway."""


class GooglePayPaymentPayloadPaymentMethodData(_GooglePayPaymentPayloadPaymentMethodData, total=False):
    """What the wallet gave."""
    description: str
    """What it is for."""
    info: GooglePayPaymentPayloadPaymentMethodDataInfo
    """The card as the wallet shows it."""


class GooglePayPaymentPayload(TypedDict):
    """What the way to pay needs, as it gave it."""
    apiVersion: int
    """Always 2."""
    apiVersionMinor: int
    """0 to 99."""
    paymentMethodData: GooglePayPaymentPayloadPaymentMethodData
    """What the wallet gave."""


class _GooglePayPayment(TypedDict):
    session_id: str
    """The session."""
    payload: GooglePayPaymentPayload
    """What the way to pay needs, as it gave it."""


class GooglePayPayment(_GooglePayPayment, total=False):
    pg_code: Union[str, None]
    """The code of a gateway."""


class Initiator(TypedDict, total=False):
    id: int
    """Its id."""
    username: str
    """The user's name."""
    email: str
    """Mail address."""
    first_name: str
    """First name."""
    last_name: str
    """Last name."""
    phone: str
    """Phone number."""


class InstalmentCheckPaymentLabelsItem(TypedDict):
    payment_type: Literal["pay_by_instalments"]
    """How the session is paid and what it leaves behind: a charge, a saved card, a subscription."""
    instalments: int
    """How many."""
    description_en: str
    """In English."""
    description_ar: str
    """In Arabic."""


class InstalmentCheck(TypedDict):
    is_available: bool
    """Whether the account lends for this session."""
    single_checkout_enabled: Literal[False]
    """Always false."""
    payment_labels: list[InstalmentCheckPaymentLabelsItem]
    """The plans."""


class InvoiceBilling(TypedDict):
    """What is asked for, as it is shown."""
    amount: str
    """Without fee: a decimal text with the currency's decimals."""
    currency_code: str
    """ISO 4217, three capitals."""
    display: str
    """Amount and currency in the session's language."""


class InvoiceNotifications(TypedDict, total=False):
    """The events that the customer is told of, by channel."""
    email: list[str]
    """Mail address."""
    sms: list[str]
    """Events that are told by SMS."""
    whatsapp: list[str]
    """Events that are told by WhatsApp."""


class _InvoiceLoyalty1(TypedDict):
    enabled: bool
    """Whether it takes part."""


class InvoiceLoyalty1(_InvoiceLoyalty1, total=False):
    reference: str
    """Your own reference."""
    metadata: WalletSheet
    """Anything of yours."""


class _Invoice(TypedDict):
    session_id: str
    """The session."""
    state: Literal["created", "pending", "attempted", "cod", "paid", "authorized", "captured", "failed", "canceled", "expired", "invalided"]
    """Where it stands."""
    type: Literal["e_commerce", "payment_request"]
    """What the payment is for: an order of a shop, or a request to pay."""
    payment_type: Literal["one_off", "auto_debit", "save_card", "auto_pay"]
    """How the session is paid and what it leaves behind: a charge, a saved card, a subscription."""
    amount: str
    """Without fee: a decimal text with the currency's decimals."""
    currency_code: str
    """ISO 4217, three capitals."""
    pg_codes: list[str]
    """Codes of the merchant's gateways that may serve it."""
    operation: Literal["purchase", "authorize"]
    """What is done, or how the gateway charges: at once, or by reserving the amount first."""
    language: Literal["en", "ar"]
    """Of pages and messages."""
    expiration_time: str
    """How long the session can be paid: `[D ]HH:MM:SS`, one minute to 365 days."""
    checkout_url: str
    """Leads the customer to the checkout, and counts as opening it."""
    checkout_page_url: str
    """The checkout page itself."""
    checkout_short_url: str
    """A short link to the checkout."""
    payment_methods: list[PaymentMethod]
    """The ways in which it can be paid."""
    billing: InvoiceBilling
    """What is asked for, as it is shown."""
    settled_pg_code: Union[str, None]
    """The gateway that took the payment; null before."""
    remaining_amount: str
    """What is still to be settled."""
    settled_amount: str
    """What is settled, without fee."""
    paid_amount: str
    """What is collected, with fee."""
    captured_amount: str
    """What was captured of an authorization."""
    refunded_amount: str
    """What was refunded."""
    voided_amount: str
    """What was released of an authorization."""
    transactions: list[ChildTransaction]
    """Captures, refunds and voids, oldest first."""
    attempts: list[Attempt]
    """Each try to pay, oldest first."""
    total_excl_tax: str
    """After the discount. If it is sent, it is checked."""
    tax_amount: str
    """The tax. If it is sent, it is checked."""
    total_incl_tax: str
    """With tax. If it is sent, it is checked."""
    invoice_id: int
    """The invoice."""
    invoice_number: str
    """Yours, unique among the merchant's invoices."""
    status: Literal["sent", "overdue", "paid", "canceled"]
    """Where it stands."""
    due_date: str
    """Overdue as the day after it begins in the merchant's time zone."""
    invoice_items: list[InvoiceItem]
    """Its lines, 1 to 200."""
    subtotal: str
    """The sum of the items. If it is sent, it is checked."""
    shipping_incl_tax: str
    """Shipping with tax. If it is sent, it is checked."""
    invoice_url: str
    """The customer's page."""
    invoice_pdf_url: str
    """The document."""


class Invoice(_Invoice, total=False):
    attachment: str
    """The customer's file to download."""
    attachment_short_url: str
    """A short address of the file."""
    qr_code_url: str
    """A PNG of `checkout_url`; with `.svg` in place of `.png`, an SVG."""
    order_no: str
    """Your own reference; it need not be unique."""
    customer_id: str
    """Your own id of the customer."""
    customer_email: str
    """The customer's mail address."""
    customer_phone: str
    """The customer's phone number."""
    webhook_url: str
    """Where events are posted; without one, to the merchant's own address."""
    redirect_url: str
    """Where the customer returns to; `order_no`, `reference_number` and `session_id` are added."""
    extra: WalletSheet
    """Anything of yours: stored, echoed and sent in webhooks, its numbers in the digits that were sent."""
    initiator_id: int
    """The user of the merchant who asks for the payment."""
    customer_phone_2: str
    """Another phone number of the customer."""
    customer_first_name: str
    """The customer's first name."""
    customer_last_name: str
    """The customer's last name."""
    customer_birthdate: str
    """The customer's day of birth."""
    due_datetime: str
    """Shown as a due time, UTC, never enforced: `DD/MM/YYYY hh:mm`, echoed with seconds."""
    notifications: InvoiceNotifications
    """The events that the customer is told of, by channel."""
    email_recipients: list[str]
    """Addresses that get copies of the customer's mails; at most 50."""
    billing_address: Address
    """Where the customer is billed."""
    shipping_address: ShippingAddress
    """Where the goods go, and who receives them."""
    agreement: Agreement
    """What the customer has agreed to be charged for later."""
    card_acceptance_criteria: CardAcceptanceCriteria
    """What a card must meet to be saved or charged."""
    attachment_upload_url: str
    """`file_url` of an upload."""
    product_type: str
    """What is sold."""
    vendor_name: str
    """Who sells it."""
    loyalty: Union[InvoiceLoyalty1, None]
    """The customer's loyalty programme."""
    customer_wallet_transactions: list[WalletTransaction]
    """What customers' wallets paid of it, in the order of use; absent if none did."""
    sdk_setup_preload_payload: SetupPreload
    """What a client SDK starts from, to be handed on unchanged; only if it was asked for."""
    tax_rate: str
    """Percent, with two decimals at most."""
    discount_amount: str
    """Taken from the sum; not with `discount_percentage`."""
    discount_percentage: str
    """Percent taken from the sum; not with `discount_amount`."""
    company_name: str
    """Who issues it, if not under the merchant's name."""
    shipping_method: str
    """How it is sent."""
    shipping_excl_tax: str
    """Shipping before tax."""
    shipping_tax_rate: str
    """Percent, with two decimals at most."""


class _InvoiceCreateShoppingAddress(TypedDict):
    line1: str
    """First line of the address."""
    city: str
    """City."""
    country: Literal["AD", "AE", "AF", "AG", "AI", "AL", "AM", "AO", "AQ", "AR", "AS", "AT", "AU", "AW", "AX", "AZ", "BA", "BB", "BD", "BE", "BF", "BG", "BH", "BI", "BJ", "BL", "BM", "BN", "BO", "BQ", "BR", "BS", "BT", "BV", "BW", "BY", "BZ", "CA", "CC", "CD", "CF", "CG", "CH", "CI", "CK", "CL", "CM", "CN", "CO", "CR", "CU", "CV", "CW", "CX", "CY", "CZ", "DE", "DJ", "DK", "DM", "DO", "DZ", "EC", "EE", "EG", "EH", "ER", "ES", "ET", "FI", "FJ", "FK", "FM", "FO", "FR", "GA", "GB", "GD", "GE", "GF", "GG", "GH", "GI", "GL", "GM", "GN", "GP", "GQ", "GR", "GS", "GT", "GU", "GW", "GY", "HK", "HM", "HN", "HR", "HT", "HU", "ID", "IE", "IL", "IM", "IN", "IO", "IQ", "IR", "IS", "IT", "JE", "JM", "JO", "JP", "KE", "KG", "KH", "KI", "KM", "KN", "KP", "KR", "KW", "KY", "KZ", "LA", "LB", "LC", "LI", "LK", "LR", "LS", "LT", "LU", "LV", "LY", "MA", "MC", "MD", "ME", "MF", "MG", "MH", "MK", "ML", "MM", "MN", "MO", "MP", "MQ", "MR", "MS", "MT", "MU", "MV", "MW", "MX", "MY", "MZ", "NA", "NC", "NE", "NF", "NG", "NI", "NL", "NO", "NP", "NR", "NU", "NZ", "OM", "PA", "PE", "PF", "PG", "PH", "PK", "PL", "PM", "PN", "PR", "PS", "PT", "PW", "PY", "QA", "RE", "RO", "RS", "RU", "RW", "SA", "SB", "SC", "SD", "SE", "SG", "SH", "SI", "SJ", "SK", "SL", "SM", "SN", "SO", "SR", "SS", "ST", "SV", "SX", "SY", "SZ", "TC", "TD", "TF", "TG", "TH", "TJ", "TK", "TL", "TM", "TN", "TO", "TR", "TT", "TV", "TW", "TZ", "UA", "UG", "UM", "US", "UY", "UZ", "VA", "VC", "VE", "VG", "VI", "VN", "VU", "WF", "WS", "YE", "YT", "ZA", "ZM", "ZW"]
    """ISO 3166, three capitals."""
    first_name: str
    """First name."""
    last_name: str
    """Last name."""
    email: str
    """Mail address."""
    phone: str
    """Phone number."""


class InvoiceCreateShoppingAddress(_InvoiceCreateShoppingAddress, total=False):
    """The same as `shipping_address`, unless both are sent."""
    line2: str
    """Second line of the address."""
    state: str
    """Where it stands."""
    postal_code: str
    """Postal code."""


class InvoiceCreatePaymentInstrument(TypedDict):
    """Pays the session in this call."""
    instrument_type: Literal["apple_pay", "google_pay", "samsung_pay", "token", "wallet"]
    """How it is paid."""
    payload: dict[str, Any]
    """What the way to pay needs, as it gave it."""


class InvoiceCreateNotifications(TypedDict, total=False):
    """The events that the customer is told of, by channel."""
    email: list[Literal["created", "paid", "canceled", "failed", "expired", "authorized", "voided", "refunded", "captured"]]
    """Mail address."""
    sms: list[Literal["created", "paid", "canceled", "failed", "expired", "authorized", "voided", "refunded", "captured"]]
    """Events that are told by SMS."""
    SMS: list[Literal["created", "paid", "canceled", "failed", "expired", "authorized", "voided", "refunded", "captured"]]
    """The same as `sms`."""
    whatsapp: list[Literal["created", "paid", "canceled", "failed", "expired", "authorized"]]
    """Events that are told by WhatsApp."""


class _InvoiceCreateBillingAddress(TypedDict):
    line1: str
    """First line of the address."""
    city: str
    """City."""
    country: Literal["AD", "AE", "AF", "AG", "AI", "AL", "AM", "AO", "AQ", "AR", "AS", "AT", "AU", "AW", "AX", "AZ", "BA", "BB", "BD", "BE", "BF", "BG", "BH", "BI", "BJ", "BL", "BM", "BN", "BO", "BQ", "BR", "BS", "BT", "BV", "BW", "BY", "BZ", "CA", "CC", "CD", "CF", "CG", "CH", "CI", "CK", "CL", "CM", "CN", "CO", "CR", "CU", "CV", "CW", "CX", "CY", "CZ", "DE", "DJ", "DK", "DM", "DO", "DZ", "EC", "EE", "EG", "EH", "ER", "ES", "ET", "FI", "FJ", "FK", "FM", "FO", "FR", "GA", "GB", "GD", "GE", "GF", "GG", "GH", "GI", "GL", "GM", "GN", "GP", "GQ", "GR", "GS", "GT", "GU", "GW", "GY", "HK", "HM", "HN", "HR", "HT", "HU", "ID", "IE", "IL", "IM", "IN", "IO", "IQ", "IR", "IS", "IT", "JE", "JM", "JO", "JP", "KE", "KG", "KH", "KI", "KM", "KN", "KP", "KR", "KW", "KY", "KZ", "LA", "LB", "LC", "LI", "LK", "LR", "LS", "LT", "LU", "LV", "LY", "MA", "MC", "MD", "ME", "MF", "MG", "MH", "MK", "ML", "MM", "MN", "MO", "MP", "MQ", "MR", "MS", "MT", "MU", "MV", "MW", "MX", "MY", "MZ", "NA", "NC", "NE", "NF", "NG", "NI", "NL", "NO", "NP", "NR", "NU", "NZ", "OM", "PA", "PE", "PF", "PG", "PH", "PK", "PL", "PM", "PN", "PR", "PS", "PT", "PW", "PY", "QA", "RE", "RO", "RS", "RU", "RW", "SA", "SB", "SC", "SD", "SE", "SG", "SH", "SI", "SJ", "SK", "SL", "SM", "SN", "SO", "SR", "SS", "ST", "SV", "SX", "SY", "SZ", "TC", "TD", "TF", "TG", "TH", "TJ", "TK", "TL", "TM", "TN", "TO", "TR", "TT", "TV", "TW", "TZ", "UA", "UG", "UM", "US", "UY", "UZ", "VA", "VC", "VE", "VG", "VI", "VN", "VU", "WF", "WS", "YE", "YT", "ZA", "ZM", "ZW"]
    """ISO 3166, three capitals."""


class InvoiceCreateBillingAddress(_InvoiceCreateBillingAddress, total=False):
    """Where the customer is billed."""
    line2: str
    """Second line of the address."""
    state: str
    """Where it stands."""
    postal_code: str
    """Postal code."""


class _InvoiceCreateShippingAddress(TypedDict):
    line1: str
    """First line of the address."""
    city: str
    """City."""
    country: Literal["AD", "AE", "AF", "AG", "AI", "AL", "AM", "AO", "AQ", "AR", "AS", "AT", "AU", "AW", "AX", "AZ", "BA", "BB", "BD", "BE", "BF", "BG", "BH", "BI", "BJ", "BL", "BM", "BN", "BO", "BQ", "BR", "BS", "BT", "BV", "BW", "BY", "BZ", "CA", "CC", "CD", "CF", "CG", "CH", "CI", "CK", "CL", "CM", "CN", "CO", "CR", "CU", "CV", "CW", "CX", "CY", "CZ", "DE", "DJ", "DK", "DM", "DO", "DZ", "EC", "EE", "EG", "EH", "ER", "ES", "ET", "FI", "FJ", "FK", "FM", "FO", "FR", "GA", "GB", "GD", "GE", "GF", "GG", "GH", "GI", "GL", "GM", "GN", "GP", "GQ", "GR", "GS", "GT", "GU", "GW", "GY", "HK", "HM", "HN", "HR", "HT", "HU", "ID", "IE", "IL", "IM", "IN", "IO", "IQ", "IR", "IS", "IT", "JE", "JM", "JO", "JP", "KE", "KG", "KH", "KI", "KM", "KN", "KP", "KR", "KW", "KY", "KZ", "LA", "LB", "LC", "LI", "LK", "LR", "LS", "LT", "LU", "LV", "LY", "MA", "MC", "MD", "ME", "MF", "MG", "MH", "MK", "ML", "MM", "MN", "MO", "MP", "MQ", "MR", "MS", "MT", "MU", "MV", "MW", "MX", "MY", "MZ", "NA", "NC", "NE", "NF", "NG", "NI", "NL", "NO", "NP", "NR", "NU", "NZ", "OM", "PA", "PE", "PF", "PG", "PH", "PK", "PL", "PM", "PN", "PR", "PS", "PT", "PW", "PY", "QA", "RE", "RO", "RS", "RU", "RW", "SA", "SB", "SC", "SD", "SE", "SG", "SH", "SI", "SJ", "SK", "SL", "SM", "SN", "SO", "SR", "SS", "ST", "SV", "SX", "SY", "SZ", "TC", "TD", "TF", "TG", "TH", "TJ", "TK", "TL", "TM", "TN", "TO", "TR", "TT", "TV", "TW", "TZ", "UA", "UG", "UM", "US", "UY", "UZ", "VA", "VC", "VE", "VG", "VI", "VN", "VU", "WF", "WS", "YE", "YT", "ZA", "ZM", "ZW"]
    """ISO 3166, three capitals."""
    first_name: str
    """First name."""
    last_name: str
    """Last name."""
    email: str
    """Mail address."""
    phone: str
    """Phone number."""


class InvoiceCreateShippingAddress(_InvoiceCreateShippingAddress, total=False):
    """Where the goods go, and who receives them."""
    line2: str
    """Second line of the address."""
    state: str
    """Where it stands."""
    postal_code: str
    """Postal code."""


class InvoiceCreateAgreementSeller(TypedDict, total=False):
    """Who sells."""
    name: str
    """Its name."""
    short_name: str
    """A short name of the seller."""
    category_code: str
    """The seller's merchant category code, four digits."""


class _InvoiceCreateAgreement(TypedDict):
    id: str
    """Its id."""


class InvoiceCreateAgreement(_InvoiceCreateAgreement, total=False):
    """What the customer has agreed to be charged for later."""
    type: Literal["recurring", "unscheduled", "installment", "event_based", "other"]
    """What the payment is for: an order of a shop, or a request to pay."""
    amount_variability: Literal["fixed", "variable"]
    """Whether every charge is of the same amount."""
    frequency: Literal["irregular", "daily", "weekly", "semi_monthly", "monthly", "quarterly", "semi_annually", "yearly", "other"]
    """How often it is charged."""
    start_date: str
    """The first day."""
    expiry_date: str
    """The day on which the agreement ends."""
    max_amount_per_cycle: Amount
    """The most that a cycle may charge."""
    cycle_interval_days: int
    """Days between two charges."""
    total_cycles: int
    """How many charges there are in all; null if there is no end."""
    seller: InvoiceCreateAgreementSeller
    """Who sells."""
    extra_params: dict[str, Any]
    """Anything else of the agreement."""


class InvoiceCreateCardAcceptanceCriteria(TypedDict, total=False):
    """What a card must meet to be saved or charged."""
    min_expiry_time: int
    """How many days the card must still be valid."""


class _InvoiceCreateBrandingOptionsPaymentMethodsValue(TypedDict):
    text: str
    color: str


class InvoiceCreateBrandingOptionsPaymentMethodsValue(_InvoiceCreateBrandingOptionsPaymentMethodsValue, total=False):
    font_weight: int


class InvoiceCreateBrandingOptions(TypedDict):
    """How a method is named and coloured on the checkout."""
    payment_methods: dict[str, InvoiceCreateBrandingOptionsPaymentMethodsValue]
    """The ways in which it can be paid."""


class _InvoiceCreateLoyalty(TypedDict):
    enabled: bool
    """Whether it takes part."""


class InvoiceCreateLoyalty(_InvoiceCreateLoyalty, total=False):
    """The customer's loyalty programme."""
    reference: str
    """Your own reference."""
    metadata: dict[str, Any]
    """Anything of yours."""


class _InvoiceCreateInvoiceItemsItem(TypedDict):
    sku: str
    """Your own code of the goods."""
    description: str
    """What it is for."""
    quantity: Amount
    """Above zero, with three decimals at most."""
    unit_price: Amount
    """Of one."""


class InvoiceCreateInvoiceItemsItem(_InvoiceCreateInvoiceItemsItem, total=False):
    tax_rate: Amount
    """Percent, with two decimals at most."""
    discount_amount: Amount
    """Taken from the sum; not with `discount_percentage`."""
    discount_percentage: Amount
    """Percent taken from the sum; not with `discount_amount`."""
    total_excl_tax: Amount
    """After the discount. If it is sent, it is checked."""
    tax_amount: Amount
    """The tax. If it is sent, it is checked."""
    total_incl_tax: Amount
    """With tax. If it is sent, it is checked."""


class _InvoiceCreate(TypedDict):
    type: Literal["e_commerce", "payment_request"]
    """What the payment is for: an order of a shop, or a request to pay."""
    currency_code: str
    """ISO 4217, three capitals."""
    pg_codes: list[str]
    """Codes of the merchant's gateways that may serve it."""
    invoice_number: str
    """Yours, unique among the merchant's invoices."""
    due_date: str
    """Overdue as the day after it begins in the merchant's time zone."""
    invoice_items: list[InvoiceCreateInvoiceItemsItem]
    """Its lines, 1 to 200."""


class InvoiceCreate(_InvoiceCreate, total=False):
    payment_type: Literal["one_off", "auto_debit", "save_card"]
    """How the session is paid and what it leaves behind: a charge, a saved card, a subscription."""
    language: Literal["en", "ar"]
    """Of pages and messages."""
    order_no: str
    """Your own reference; it need not be unique."""
    customer_id: str
    """Your own id of the customer."""
    customer_email: str
    """The customer's mail address."""
    customer_phone: str
    """The customer's phone number."""
    webhook_url: str
    """Where events are posted; without one, to the merchant's own address."""
    redirect_url: str
    """Where the customer returns to; `order_no`, `reference_number` and `session_id` are added."""
    extra: dict[str, Any]
    """Anything of yours: stored, echoed and sent in webhooks, its numbers in the digits that were sent."""
    expiration_time: str
    """How long the session can be paid: `[D ]HH:MM:SS`, one minute to 365 days."""
    initiator_id: int
    """The user of the merchant who asks for the payment."""
    shopping_address: InvoiceCreateShoppingAddress
    """The same as `shipping_address`, unless both are sent."""
    shortify_checkout_url: bool
    """Taken and not used: every session has a short link."""
    include_sdk_setup_preload: bool
    """The answer has `sdk_setup_preload_payload`."""
    preload_checkout_page: bool
    """Taken and not used."""
    payment_instrument: InvoiceCreatePaymentInstrument
    """Pays the session in this call."""
    attachment: Union[str, None]
    """The customer's file to download."""
    customer_phone_2: str
    """Another phone number of the customer."""
    customer_first_name: str
    """The customer's first name."""
    customer_last_name: str
    """The customer's last name."""
    customer_birthdate: str
    """The customer's day of birth."""
    due_datetime: str
    """Shown as a due time, UTC, never enforced: `DD/MM/YYYY hh:mm`, echoed with seconds."""
    notifications: InvoiceCreateNotifications
    """The events that the customer is told of, by channel."""
    email_recipients: list[str]
    """Addresses that get copies of the customer's mails; at most 50."""
    billing_address: InvoiceCreateBillingAddress
    """Where the customer is billed."""
    shipping_address: InvoiceCreateShippingAddress
    """Where the goods go, and who receives them."""
    agreement: InvoiceCreateAgreement
    """What the customer has agreed to be charged for later."""
    card_acceptance_criteria: InvoiceCreateCardAcceptanceCriteria
    """What a card must meet to be saved or charged."""
    shortify_attachment_url: bool
    """Adds `attachment_short_url` to answers."""
    generate_qr_code: bool
    """Adds `qr_code_url` to answers."""
    attachment_upload_url: str
    """`file_url` of an upload."""
    product_type: str
    """What is sold."""
    vendor_name: str
    """Who sells it."""
    unit_code: str
    """The unit of the merchant that sells; not echoed."""
    branding_options: InvoiceCreateBrandingOptions
    """How a method is named and coloured on the checkout."""
    loyalty: Union[InvoiceCreateLoyalty, None]
    """The customer's loyalty programme."""
    tax_rate: Amount
    """Percent, with two decimals at most."""
    discount_amount: Amount
    """Taken from the sum; not with `discount_percentage`."""
    discount_percentage: Amount
    """Percent taken from the sum; not with `discount_amount`."""
    total_excl_tax: Amount
    """After the discount. If it is sent, it is checked."""
    tax_amount: Amount
    """The tax. If it is sent, it is checked."""
    total_incl_tax: Amount
    """With tax. If it is sent, it is checked."""
    company_name: str
    """Who issues it, if not under the merchant's name."""
    shipping_method: str
    """How it is sent."""
    shipping_excl_tax: Amount
    """Shipping before tax."""
    shipping_tax_rate: Amount
    """Percent, with two decimals at most."""
    subtotal: Amount
    """The sum of the items. If it is sent, it is checked."""
    shipping_incl_tax: Amount
    """Shipping with tax. If it is sent, it is checked."""
    amount: Amount
    """What the invoice comes to. If it is sent, it is checked."""


class _InvoiceItem(TypedDict):
    total_excl_tax: str
    """After the discount. If it is sent, it is checked."""
    tax_amount: str
    """The tax. If it is sent, it is checked."""
    total_incl_tax: str
    """With tax. If it is sent, it is checked."""
    id: int
    """Its id."""
    invoice: int
    """The `invoice_id`."""
    sku: str
    """Your own code of the goods."""
    description: str
    """What it is for."""
    quantity: str
    """Above zero, with three decimals at most."""
    unit_price: str
    """Of one."""
    currency_code: str
    """ISO 4217, three capitals."""


class InvoiceItem(_InvoiceItem, total=False):
    tax_rate: str
    """Percent, with two decimals at most."""
    discount_amount: str
    """Taken from the sum; not with `discount_percentage`."""
    discount_percentage: str
    """Percent taken from the sum; not with `discount_amount`."""


class ListedCycle(TypedDict):
    cycle_number: int
    """1, 2, 3 … within the subscription."""
    scheduled_date: str
    """The day on which it is charged."""
    amount_due: str
    """What it charges."""
    status: Literal["scheduled", "processing", "retry_scheduled", "paid", "failed", "canceled"]
    """Where it stands."""
    paid_at: Union[str, None]
    """When it was paid; null before."""
    failure_reason: Union[str, None]
    """What the gateway said; null unless it failed."""
    session_id: Union[str, None]
    """The session."""
    charge_type: Literal["cit", "mit"]
    """`cit`: by the customer. `mit`: by the service."""
    payment_attempts: list[CycleAttempt]
    """Each charge that a gateway was asked for, oldest first."""


class LoggedRequest(TypedDict):
    id: str
    """Of the entry."""
    request_id: str
    """`X-Request-Id` of its answer."""
    at: str
    """When it was answered, real time."""
    method: str
    """The verb."""
    path: str
    """Without its query; tokens in it are named, not shown."""
    status: int
    """Of the answer."""
    duration_ms: int
    """Milliseconds that it took."""
    caller: Literal["private_key", "public_key", "user"]
    """With what it was authenticated."""
    caller_id: str
    """The key pair, or the user's number."""
    request_body: Union[str, None]
    """Text of the body, masked, cut after 4,000 characters; null without one."""
    answer_body: Union[str, None]
    """Text of the answer, masked, cut after 4,000 characters; null without one."""


class MailAttachmentsItem(TypedDict):
    filename: str
    """The file's name."""
    content_type: str
    """The file's media type."""
    size: int
    """Bytes."""


class _Mail(TypedDict):
    id: str
    """Its id."""
    channel: Literal["email", "sms", "whatsapp"]
    """How the message goes."""
    to: str
    """Mail address, or phone number with `+` or `00`."""
    subject: str
    """Of a mail; in place of the template's."""
    language: Literal["en", "ar"]
    """Of pages and messages."""
    kind: str
    """What it is about."""
    html: str
    """Of a mail; empty of a text."""
    text: str
    """Without markup."""
    sent_at: str
    """When it was sent, on the merchant's clock."""
    related_id: Union[str, None]
    """What it is about; null if nothing."""


class Mail(_Mail, total=False):
    cc: list[str]
    """Addresses that get copies."""
    bcc: list[str]
    """Addresses that get hidden copies."""
    attachments: list[MailAttachmentsItem]
    """Files of a mail, at most 10 and 2.5 MB in all."""
    trace_id: str
    """Yours, kept with the message."""
    tags: list[str]
    """Marks."""
    unit_config: str
    """The sender's unit; required for `whatsapp`."""


class MailList(TypedDict):
    count: int
    """The number of all rows."""
    next: Union[str, None]
    """Where the list goes on; null at its end."""
    previous: Union[str, None]
    """Where the list came from; null at its beginning."""
    results: list[Mail]
    """The rows of this page."""


class NewApiKey(TypedDict):
    id: str
    """Its id."""
    name: str
    """Its name."""
    created_at: str
    """When it was made."""
    expires_at: Union[str, None]
    """When it ends by itself; null if it does not."""
    revoked_at: Union[str, None]
    """When it was revoked; null while it opens something."""
    api_version: str
    """The dated version of the API in which it is answered."""
    private_key: str
    """For your server alone. It is shown here and never again."""
    public_key: str
    """For clients in the customer's hands."""


class _NotificationResend(TypedDict):
    channels: list[Literal["email", "sms", "whatsapp"]]
    """How the message goes."""


class NotificationResend(_NotificationResend, total=False):
    session_id: str
    """The session."""
    order_no: str
    """Your own reference; it need not be unique."""


class _NotificationSendAttachmentsItem(TypedDict):
    filename: str
    """The file's name."""
    content_type: str
    """The file's media type."""


class NotificationSendAttachmentsItem(_NotificationSendAttachmentsItem, total=False):
    content: str
    """Base64; either this or `url`."""
    url: str
    """An address."""
    size: int
    """Bytes."""


class _NotificationSend(TypedDict):
    channel: Literal["email", "sms", "whatsapp"]
    """How the message goes."""
    template_id: str
    """The name of an event, or `plain`."""
    to: str
    """Mail address, or phone number with `+` or `00`."""


class NotificationSend(_NotificationSend, total=False):
    unit_config: str
    """The sender's unit; required for `whatsapp`."""
    language: Literal["en", "ar"]
    """Of pages and messages."""
    cc: list[str]
    """Addresses that get copies."""
    bcc: list[str]
    """Addresses that get hidden copies."""
    subject: str
    """Of a mail; in place of the template's."""
    body: str
    """The text of `plain`; of another template what is sent if it cannot be filled."""
    context: dict[str, Any]
    """The template's variables."""
    attachments: list[NotificationSendAttachmentsItem]
    """Files of a mail, at most 10 and 2.5 MB in all."""
    trace_id: str
    """Yours, kept with the message."""
    tags: list[str]
    """Marks."""


class _OperationCreate(TypedDict):
    operation: Literal["cancel", "expire", "delete", "refund", "capture", "void"]
    """What is done, or how the gateway charges: at once, or by reserving the amount first."""


class OperationCreate(_OperationCreate, total=False):
    session_id: str
    """The session."""
    order_no: str
    """Your own reference; it need not be unique."""
    amount: Amount
    """Without fee: a decimal text with the currency's decimals."""
    destination: Literal["pg", "wallet"]
    """Where a refund goes: back through the gateway, or to the customer's wallet."""
    extra: dict[str, Any]
    """Parameters for the gateway, sent back in the event."""
    note: Union[str, None]
    """For the checker, from who asked."""


class _OperationEvent(TypedDict):
    session_id: str
    """The session."""
    order_no: str
    """The transaction's; empty if it has none."""
    operation: Literal["refund", "capture", "void"]
    """What is done, or how the gateway charges: at once, or by reserving the amount first."""
    amount: str
    """Without fee: a decimal text with the currency's decimals."""
    reference_number: str
    """Of this attempt or operation, at the gateway; unique."""
    result: Literal["success", "queued", "rejected"]
    """How it ended."""
    success: bool
    """Whether `result` is `success`."""
    source: Literal["input"]
    """Where it comes from."""
    txn: ChildTransaction
    """The child transaction."""
    pg_code: str
    """The code of a gateway."""
    pg_response: WalletSheet
    """What the gateway answered, as it came."""
    pg_params: WalletSheet
    """What the gateway said, under names that are the same for every gateway."""
    is_sandbox: bool
    """No money moves."""
    timestamp_utc: str
    """`YYYY-MM-DD HH:MM:SS`, UTC, on the merchant's clock."""
    signature: str
    """HMAC-SHA256 in lower-case hexadecimal over some of the fields, with the merchant's `webhook_hmac_key`."""


class OperationEvent(_OperationEvent, total=False):
    initiator: Initiator
    """The user who asked; an empty object or absent for API keys."""
    extra: WalletSheet
    """Anything of yours: stored, echoed and sent in webhooks, its numbers in the digits that were sent."""


class _Payment(TypedDict):
    session_id: str
    """The session."""
    reference_number: str
    """Of this attempt or operation, at the gateway; unique."""
    result: Literal["pending", "success", "failed", "canceled", "error", "cod"]
    """How it ended."""
    state: Literal["created", "pending", "attempted", "cod", "paid", "authorized", "captured", "failed", "canceled", "expired", "invalided"]
    """Where it stands."""
    payment_type: Literal["one_off", "auto_debit", "save_card", "auto_pay"]
    """How the session is paid and what it leaves behind: a charge, a saved card, a subscription."""
    amount: str
    """Without fee: a decimal text with the currency's decimals."""
    currency_code: str
    """ISO 4217, three capitals."""
    amount_details: AmountDetails
    """What the gateway was asked for, in the currency that is charged."""
    fee: str
    """Amount and currency, such as `0.250 KWD`."""
    gateway_account: str
    """The code of the gateway account."""
    gateway_name: str
    """The kind of gateway behind the account."""
    pg_params: WalletSheet
    """What the gateway said, under names that are the same for every gateway."""
    message: str
    """What the gateway or the service says of it."""
    is_sandbox: bool
    """No money moves."""
    timestamp_utc: str
    """`YYYY-MM-DD HH:MM:SS`, UTC, on the merchant's clock."""
    pg_response: WalletSheet
    """What the gateway answered, as it came."""


class Payment(_Payment, total=False):
    order_no: str
    """Your own reference; it need not be unique."""
    settled_amount: str
    """What is settled, without fee."""
    paid_amount: str
    """What is collected, with fee."""
    refunded_amount: str
    """What was refunded."""
    voided_amount: str
    """What was released of an authorization."""
    gateway_response: WalletSheet
    """What the gateway answered, as it came; its keys are the gateway's."""
    card_acceptance_criteria: CardAcceptanceCriteria
    """What a card must meet to be saved or charged."""
    token: Card
    """The card that was saved or charged."""
    transactions: list[ChildTransaction]
    """Captures, refunds and voids, oldest first."""
    customer_id: str
    """Your own id of the customer."""
    customer_email: str
    """The customer's mail address."""
    customer_first_name: str
    """The customer's first name."""
    customer_last_name: str
    """The customer's last name."""
    customer_phone: str
    """The customer's phone number."""
    customer_birthdate: str
    """The customer's day of birth."""
    customer_address_line1: str
    """Of the billing address."""
    customer_address_line2: str
    """Of the billing address."""
    customer_address_city: str
    """Of the billing address."""
    customer_address_state: str
    """Of the billing address."""
    customer_address_country: str
    """Of the billing address."""
    customer_address_postal_code: str
    """Of the billing address."""
    agreement: Agreement
    """What the customer has agreed to be charged for later."""
    customer_wallet_transactions: list[WalletTransaction]
    """What customers' wallets paid of it, in the order of use; absent if none did."""
    extra: WalletSheet
    """Anything of yours: stored, echoed and sent in webhooks, its numbers in the digits that were sent."""
    initiator: Initiator
    """The user who asked; an empty object or absent for API keys."""
    signature: str
    """HMAC-SHA256 in lower-case hexadecimal over some of the fields, with the merchant's `webhook_hmac_key`."""


class _PaymentEvent(TypedDict):
    session_id: str
    """The session."""
    reference_number: str
    """Of this attempt or operation, at the gateway; unique."""
    result: Literal["pending", "success", "failed", "canceled", "error", "cod"]
    """How it ended."""
    state: Literal["created", "pending", "attempted", "cod", "paid", "authorized", "captured", "failed", "canceled", "expired", "invalided"]
    """Where it stands."""
    payment_type: Literal["one_off", "auto_debit", "save_card", "auto_pay"]
    """How the session is paid and what it leaves behind: a charge, a saved card, a subscription."""
    amount: str
    """Without fee: a decimal text with the currency's decimals."""
    currency_code: str
    """ISO 4217, three capitals."""
    amount_details: AmountDetails
    """What the gateway was asked for, in the currency that is charged."""
    fee: str
    """Amount and currency, such as `0.250 KWD`."""
    gateway_account: str
    """The code of the gateway account."""
    gateway_name: str
    """The kind of gateway behind the account."""
    pg_params: WalletSheet
    """What the gateway said, under names that are the same for every gateway."""
    is_sandbox: bool
    """No money moves."""
    timestamp_utc: str
    """`YYYY-MM-DD HH:MM:SS`, UTC, on the merchant's clock."""
    initiator: Initiator
    """The user who asked; an empty object or absent for API keys."""
    signature: str
    """HMAC-SHA256 in lower-case hexadecimal over some of the fields, with the merchant's `webhook_hmac_key`."""


class PaymentEvent(_PaymentEvent, total=False):
    order_no: str
    """Your own reference; it need not be unique."""
    settled_amount: str
    """What is settled, without fee."""
    paid_amount: str
    """What is collected, with fee."""
    refunded_amount: str
    """What was refunded."""
    voided_amount: str
    """What was released of an authorization."""
    gateway_response: WalletSheet
    """What the gateway answered, as it came; its keys are the gateway's."""
    message: str
    """What the gateway or the service says of it."""
    card_acceptance_criteria: CardAcceptanceCriteria
    """What a card must meet to be saved or charged."""
    token: Card
    """The card that was saved or charged."""
    transactions: list[ChildTransaction]
    """Captures, refunds and voids, oldest first."""
    customer_id: str
    """Your own id of the customer."""
    customer_email: str
    """The customer's mail address."""
    customer_first_name: str
    """The customer's first name."""
    customer_last_name: str
    """The customer's last name."""
    customer_phone: str
    """The customer's phone number."""
    customer_birthdate: str
    """The customer's day of birth."""
    customer_address_line1: str
    """Of the billing address."""
    customer_address_line2: str
    """Of the billing address."""
    customer_address_city: str
    """Of the billing address."""
    customer_address_state: str
    """Of the billing address."""
    customer_address_country: str
    """Of the billing address."""
    customer_address_postal_code: str
    """Of the billing address."""
    agreement: Agreement
    """What the customer has agreed to be charged for later."""
    customer_wallet_transactions: list[WalletTransaction]
    """What customers' wallets paid of it, in the order of use; absent if none did."""
    extra: WalletSheet
    """Anything of yours: stored, echoed and sent in webhooks, its numbers in the digits that were sent."""


class PaymentInquiry(TypedDict, total=False):
    session_id: str
    """The session."""
    order_no: str
    """Your own reference; it need not be unique."""
    notify_webhook_url: bool
    """Also posts the answer to the session's `webhook_url`."""
    webhook_url: str
    """Another address for that notification."""


class PaymentMethodIcons(TypedDict):
    """The picture in both formats."""
    svg: str
    """As SVG."""
    webp: str
    """As WebP."""


class PaymentMethodBrandingOptions(TypedDict):
    """How a method is named and coloured on the checkout."""
    text: str
    """The text itself."""
    color: str
    """`#rgb` or `#rrggbb`."""
    font_weight: int
    """100 to 900."""


class _PaymentMethod(TypedDict):
    code: str
    """Names it: goes into `pg_codes`."""
    name: str
    """Its name."""
    amount: str
    """With fee, in the currency that is charged."""
    currency_code: str
    """ISO 4217, three capitals."""
    fee: str
    """The fee, in the currency that is charged."""
    fee_description: str
    """What the fee is called; empty without a name."""
    icon: str
    """A picture of the method."""
    icons: PaymentMethodIcons
    """The picture in both formats."""
    flow: Literal["redirect", "card_onsite", "flex_methods"]
    """How the customer pays with it: on a page of the gateway, in place, or in instalments."""
    redirect_url: None
    """Always null."""
    type: Literal["e_commerce", "payment_request"]
    """What the payment is for: an order of a shop, or a request to pay."""
    is_sandbox: bool
    """No money moves."""


class PaymentMethod(_PaymentMethod, total=False):
    branding_options: PaymentMethodBrandingOptions
    """How a method is named and coloured on the checkout."""


class _PaymentMethodSearch(TypedDict):
    plugin: Literal["e_commerce", "payment_request"]
    """Gateways that carry it."""


class PaymentMethodSearch(_PaymentMethodSearch, total=False):
    currencies: list[str]
    """Gateways that accept any of them."""
    customer_id: str
    """Your own id of the customer."""
    operation: Literal["purchase", "authorize"]
    """What is done, or how the gateway charges: at once, or by reserving the amount first."""
    type: Literal["sandbox", "production"]
    """What the payment is for: an order of a shop, or a request to pay."""
    tokenizable: bool
    """Gateways that may keep cards, when true."""
    auto_debit: bool
    """Gateways that may charge kept cards without the customer, when true."""
    pg_names: list[str]
    """Gateways that are served by any of these connectors."""
    tags: list[Literal["e_commerce", "crm", "pos", "invoicing", "subscriptions", "marketplace", "mobile_app", "ticket_booking", "donations", "government", "education", "healthcare", "insurance", "logistics", "hospitality", "real_estate", "retail", "telecom", "utilities", "demo", "test"]]
    """Marks."""
    payment_services: list[Literal["wallet", "apple_pay", "google_pay", "samsung_pay", "stc_pay"]]
    """Gateways that have any of them."""


class PaymentMethods(TypedDict):
    customer_payment_methods: list[Union[str, WalletMethod]]
    """Codes that the customer has paid with, the last used first, then wallets with credit."""
    payment_methods: list[Gateway]
    """The ways in which it can be paid."""


class _PendingOperation(TypedDict):
    detail: str
    """For people."""
    operation: Literal["refund", "capture", "void"]
    """What is done, or how the gateway charges: at once, or by reserving the amount first."""
    result: Literal["pending"]
    """How it ended."""


class PendingOperation(_PendingOperation, total=False):
    reference_number: str
    """Of this attempt or operation, at the gateway; unique."""
    request_id: str
    """`X-Request-Id` of an answer."""


class _Refusal(TypedDict):
    detail: str
    """For people. Its words may change."""


class Refusal(_Refusal, total=False):
    """Why the request as a whole is refused."""
    code: str
    """For programs, where one refusal is to be told from others."""
    result: Literal["failed"]
    """Of an operation or payment that was refused."""
    operation: str
    """The operation that was refused."""


class ReportDownloadAction(TypedDict):
    """How to download it, for an hour."""
    method: Literal["GET"]
    """The verb of the request."""
    url: str
    """The address of the request."""


class Report(TypedDict):
    encrypted_id: str
    """The report."""
    report_name: str
    """The file's name without its extension."""
    interval: Literal["daily", "weekly", "monthly", "yearly", "custom"]
    """The span that it is about."""
    source: Literal["auto", "manual"]
    """Where it comes from."""
    file_format: Literal["CSV", "XLSX"]
    """CSV, or a workbook."""
    records_amount: Union[int, None]
    """How many rows it has; null while it is written."""
    status: Literal["in_progress", "finished", "failed"]
    """Where it stands."""
    starts_at: str
    """The first instant of the span."""
    ends_at: str
    """The first instant after the span."""
    generated_at: Union[str, None]
    """When it was written; null before."""
    created_at: str
    """When it was made."""
    download_action: ReportDownloadAction
    """How to download it, for an hour."""


class ReportCreate(TypedDict, total=False):
    interval: Literal["daily", "weekly", "monthly", "yearly"]
    """The span that it is about."""
    created_after: str
    """The beginning of the span: a day of the merchant's time zone, or an instant."""
    created_before: str
    """The end of the span, within it: a day of the merchant's time zone, or an instant."""
    file_format: Literal["CSV", "XLSX"]
    """CSV, or a workbook."""


class ReportList(TypedDict):
    count: int
    """The number of all rows."""
    next: Union[str, None]
    """Where the list goes on; null at its end."""
    previous: Union[str, None]
    """Where the list came from; null at its beginning."""
    results: list[Report]
    """The rows of this page."""


class RequestLog(TypedDict):
    next: Union[str, None]
    """Where the list goes on; null at its end."""
    results: list[LoggedRequest]
    """The rows of this page."""


class ResentNotice(TypedDict):
    message: str
    """What the gateway or the service says of it."""


class _SdkApplePaySession(TypedDict):
    validation_url: str
    """The address that the wallet gave the page."""


class SdkApplePaySession(_SdkApplePaySession, total=False):
    pg_code: str
    """The code of a gateway."""


class SdkCard(TypedDict):
    brand: Union[str, None]
    """The card's brand; null if nobody knows it."""
    number: str
    """Masked, such as `**** 1111`."""
    expiry_month: str
    """Two digits."""
    expiry_year: str
    """Two digits."""
    token: str
    """The saved card's token."""
    is_preferred: bool
    """Always false."""
    is_expired: bool
    """Whether the card's last day has passed."""
    cvv_required: bool
    """Whether the customer types the security code again."""
    pg_code: str
    """The code of a gateway."""
    pg: str
    """The kind of gateway behind the account."""
    amount: str
    """With fee, in the currency that is charged."""
    currency_code: str
    """ISO 4217, three capitals."""
    fee: str
    """The fee, in the currency that is charged."""
    delete_url: str
    """Removes the card."""
    submit_url: str
    """Begins the payment."""


class SdkCodeSent(TypedDict):
    status: Literal["success", "canceled", "error", "pending"]
    """Where it stands."""
    message: str
    """What the gateway or the service says of it."""


class SdkInstalmentCheck(TypedDict):
    pg_code: str
    """The code of a gateway."""


class SdkInstalmentsIcons(TypedDict):
    """The picture in both formats."""
    svg: str
    """As SVG."""
    webp: str
    """As WebP."""


class SdkInstalmentsBrandingOptions(TypedDict):
    """How a method is named and coloured on the checkout."""
    text: str
    """The text itself."""
    color: str
    """`#rgb` or `#rrggbb`."""
    font_weight: int
    """100 to 900."""


class _SdkInstalments(TypedDict):
    code: str
    """Names it: goes into `pg_codes`."""
    name: str
    """Its name."""
    amount: str
    """With fee, in the currency that is charged."""
    currency_code: str
    """ISO 4217, three capitals."""
    fee: str
    """The fee, in the currency that is charged."""
    fee_description: str
    """What the fee is called; empty without a name."""
    icon: str
    """A picture of the method."""
    icons: SdkInstalmentsIcons
    """The picture in both formats."""
    flow: Literal["redirect", "card_onsite", "flex_methods"]
    """How the customer pays with it: on a page of the gateway, in place, or in instalments."""
    redirect_url: None
    """Always null."""
    type: Literal["e_commerce", "payment_request"]
    """What the payment is for: an order of a shop, or a request to pay."""
    is_sandbox: bool
    """No money moves."""
    country: str
    """ISO 3166 of the merchant."""
    public_key: None
    """Always null."""
    submit_url: str
    """Begins the payment."""
    pre_payment_options_available: Literal[True]
    """Always true."""
    pre_payment_check_url: str
    """Tells on which plans it lends."""
    pre_payment_options: None
    """Always null."""


class SdkInstalments(_SdkInstalments, total=False):
    branding_options: SdkInstalmentsBrandingOptions
    """How a method is named and coloured on the checkout."""


class SdkMethodIcons(TypedDict):
    """The picture in both formats."""
    svg: str
    """As SVG."""
    webp: str
    """As WebP."""


class SdkMethodBrandingOptions(TypedDict):
    """How a method is named and coloured on the checkout."""
    text: str
    """The text itself."""
    color: str
    """`#rgb` or `#rrggbb`."""
    font_weight: int
    """100 to 900."""


class _SdkMethod(TypedDict):
    code: str
    """Names it: goes into `pg_codes`."""
    name: str
    """Its name."""
    amount: str
    """With fee, in the currency that is charged."""
    currency_code: str
    """ISO 4217, three capitals."""
    fee: str
    """The fee, in the currency that is charged."""
    fee_description: str
    """What the fee is called; empty without a name."""
    icon: str
    """A picture of the method."""
    icons: SdkMethodIcons
    """The picture in both formats."""
    flow: Literal["redirect", "card_onsite", "flex_methods"]
    """How the customer pays with it: on a page of the gateway, in place, or in instalments."""
    redirect_url: None
    """Always null."""
    type: Literal["e_commerce", "payment_request"]
    """What the payment is for: an order of a shop, or a request to pay."""
    is_sandbox: bool
    """No money moves."""
    pg: str
    """The kind of gateway behind the account."""
    submit_url: str
    """Begins the payment."""
    cancel_url: str
    """Gives the session up."""
    can_save_card: bool
    """Whether the card can be kept."""
    requires_result_popup: bool
    """Whether a result must be shown before the customer leaves."""


class SdkMethod(_SdkMethod, total=False):
    branding_options: SdkMethodBrandingOptions
    """How a method is named and coloured on the checkout."""


class SdkRedirect(TypedDict):
    status: Literal["success", "canceled", "error", "pending"]
    """Where it stands."""
    message: str
    """What the gateway or the service says of it."""
    redirect_url: str
    """The payment page to which the customer is sent."""


class SdkResultPaymentGatewayInfo(TypedDict):
    """What the gateway said of it."""
    pg_code: str
    """The code of a gateway."""
    pg_name: str
    """The kind of gateway behind the account."""
    pg_response: WalletSheet
    """What the gateway answered, as it came."""


class _SdkResult(TypedDict):
    status: Literal["success", "canceled", "error", "pending"]
    """Where it stands."""
    message: str
    """What the gateway or the service says of it."""
    form_of_payment: str
    """What was paid with: `redirect`, `token_pay`, `wallet` or a device wallet's name."""
    challenge_occurred: bool
    """Whether the customer had to type a code."""
    session_id: str
    """The session."""
    operation: Literal["purchase", "authorize"]
    """What is done, or how the gateway charges: at once, or by reserving the amount first."""


class SdkResult(_SdkResult, total=False):
    order_no: str
    """Your own reference; it need not be unique."""
    reference_number: str
    """Of this attempt or operation, at the gateway; unique."""
    redirect_url: str
    """Where the customer returns to, once the session is over."""
    payment_gateway_info: SdkResultPaymentGatewayInfo
    """What the gateway said of it."""


class _SdkService(TypedDict):
    code: str
    """The wallet."""
    pg_code: str
    """The code of a gateway."""
    flow: Literal["apple_pay", "google_pay", "stc_pay"]
    """How the customer pays with it: on a page of the gateway, in place, or in instalments."""
    currency_code: str
    """ISO 4217, three capitals."""
    fee: str
    """The fee, in the currency that is charged."""
    fee_description: str
    """What the fee is called; empty without a name."""
    requires_result_popup: bool
    """Whether a result must be shown before the customer leaves."""
    payment_url: str
    """Takes what the wallet gave."""


class SdkService(_SdkService, total=False):
    country_code: str
    """ISO 3166, two capitals."""
    merchant_id: str
    """The wallet's id of the merchant."""
    domain: str
    """The host on which the wallet is shown."""
    shop_name: str
    """The merchant's name."""
    amount: str
    """With fee, in the currency that is charged."""
    session_id: str
    """The session."""
    validation_url: str
    """Where the wallet's session is asked for."""
    gateway: str
    """The gateway's name at the wallet."""
    gateway_merchant_id: str
    """The gateway's id of the merchant."""
    merchant_name: str
    """The merchant's name."""
    environment: str
    """The wallet's environment."""
    total_price: str
    """With fee, in the currency that is charged."""
    can_save_card: bool
    """Whether the card can be kept."""
    submit_url: str
    """Begins the payment."""


class SdkSessionBilling(TypedDict):
    """What is asked for, as it is shown."""
    amount: str
    """Without fee: a decimal text with the currency's decimals."""
    currency_code: str
    """ISO 4217, three capitals."""
    display: str
    """Amount and currency in the session's language."""


class SdkSessionSdkStudio(TypedDict):
    """No client reports its errors."""
    is_enabled: Literal[False]
    """Always false."""


class SdkSession(TypedDict):
    session_id: str
    """The session."""
    amount: str
    """Without fee: a decimal text with the currency's decimals."""
    currency_code: str
    """ISO 4217, three capitals."""
    billing: SdkSessionBilling
    """What is asked for, as it is shown."""
    state: Literal["created", "pending", "attempted", "cod", "paid", "authorized", "captured", "failed", "canceled", "expired", "invalided"]
    """Where it stands."""
    type: Literal["e_commerce", "payment_request"]
    """What the payment is for: an order of a shop, or a request to pay."""
    payment_type: Literal["one_off", "auto_debit", "save_card", "auto_pay"]
    """How the session is paid and what it leaves behind: a charge, a saved card, a subscription."""
    operation: Literal["purchase", "authorize"]
    """What is done, or how the gateway charges: at once, or by reserving the amount first."""
    language: Literal["en", "ar"]
    """Of pages and messages."""
    expiration_time: str
    """The instant at which the session expires."""
    is_amount_editable: Literal[False]
    """Always false."""
    cancel_url: str
    """Gives the session up."""
    payment_methods: list[SdkMethod]
    """The ways in which it can be paid."""
    payment_services: list[SdkService]
    """Wallets."""
    flex_methods: list[SdkInstalments]
    """Accounts that lend."""
    sdk_studio: SdkSessionSdkStudio
    """No client reports its errors."""
    response: Union[SdkResult, None]
    """The result of the latest attempt that was decided; null if there is none."""
    cards: list[SdkCard]
    """The customer's saved cards."""


class SdkSubmit(TypedDict, total=False):
    pg_code: str
    """The code of a gateway."""
    token: str
    """The saved card's token."""
    cvv: str
    """The card's security code, if `cvv_required`."""
    amount: Amount
    """Of the saved card, as it was shown."""


class SdkWalletCode(TypedDict):
    otp: str
    """The code that was sent."""


class SdkWalletPhone(TypedDict):
    customer_phone: str
    """The customer's phone number."""


class SentMessage(TypedDict):
    message: str
    """What the gateway or the service says of it."""
    result: Literal["success"]
    """How it ended."""


class SessionBilling(TypedDict):
    """What is asked for, as it is shown."""
    amount: str
    """Without fee: a decimal text with the currency's decimals."""
    currency_code: str
    """ISO 4217, three capitals."""
    display: str
    """Amount and currency in the session's language."""


class SessionNotifications(TypedDict, total=False):
    """The events that the customer is told of, by channel."""
    email: list[str]
    """Mail address."""
    sms: list[str]
    """Events that are told by SMS."""
    whatsapp: list[str]
    """Events that are told by WhatsApp."""


class _SessionLoyalty1(TypedDict):
    enabled: bool
    """Whether it takes part."""


class SessionLoyalty1(_SessionLoyalty1, total=False):
    reference: str
    """Your own reference."""
    metadata: WalletSheet
    """Anything of yours."""


class _Session(TypedDict):
    session_id: str
    """The session."""
    state: Literal["created", "pending", "attempted", "cod", "paid", "authorized", "captured", "failed", "canceled", "expired", "invalided"]
    """Where it stands."""
    type: Literal["e_commerce", "payment_request"]
    """What the payment is for: an order of a shop, or a request to pay."""
    payment_type: Literal["one_off", "auto_debit", "save_card", "auto_pay"]
    """How the session is paid and what it leaves behind: a charge, a saved card, a subscription."""
    amount: str
    """Without fee: a decimal text with the currency's decimals."""
    currency_code: str
    """ISO 4217, three capitals."""
    pg_codes: list[str]
    """Codes of the merchant's gateways that may serve it."""
    operation: Literal["purchase", "authorize"]
    """What is done, or how the gateway charges: at once, or by reserving the amount first."""
    language: Literal["en", "ar"]
    """Of pages and messages."""
    expiration_time: str
    """How long the session can be paid: `[D ]HH:MM:SS`, one minute to 365 days."""
    checkout_url: str
    """Leads the customer to the checkout, and counts as opening it."""
    checkout_page_url: str
    """The checkout page itself."""
    checkout_short_url: str
    """A short link to the checkout."""
    payment_methods: list[PaymentMethod]
    """The ways in which it can be paid."""
    billing: SessionBilling
    """What is asked for, as it is shown."""
    settled_pg_code: Union[str, None]
    """The gateway that took the payment; null before."""
    remaining_amount: str
    """What is still to be settled."""
    settled_amount: str
    """What is settled, without fee."""
    paid_amount: str
    """What is collected, with fee."""
    captured_amount: str
    """What was captured of an authorization."""
    refunded_amount: str
    """What was refunded."""
    voided_amount: str
    """What was released of an authorization."""
    transactions: list[ChildTransaction]
    """Captures, refunds and voids, oldest first."""
    attempts: list[Attempt]
    """Each try to pay, oldest first."""


class Session(_Session, total=False):
    attachment: str
    """The customer's file to download."""
    attachment_short_url: str
    """A short address of the file."""
    qr_code_url: str
    """A PNG of `checkout_url`; with `.svg` in place of `.png`, an SVG."""
    order_no: str
    """Your own reference; it need not be unique."""
    customer_id: str
    """Your own id of the customer."""
    customer_email: str
    """The customer's mail address."""
    customer_phone: str
    """The customer's phone number."""
    webhook_url: str
    """Where events are posted; without one, to the merchant's own address."""
    redirect_url: str
    """Where the customer returns to; `order_no`, `reference_number` and `session_id` are added."""
    extra: WalletSheet
    """Anything of yours: stored, echoed and sent in webhooks, its numbers in the digits that were sent."""
    initiator_id: int
    """The user of the merchant who asks for the payment."""
    customer_phone_2: str
    """Another phone number of the customer."""
    customer_first_name: str
    """The customer's first name."""
    customer_last_name: str
    """The customer's last name."""
    customer_birthdate: str
    """The customer's day of birth."""
    due_datetime: str
    """Shown as a due time, UTC, never enforced: `DD/MM/YYYY hh:mm`, echoed with seconds."""
    notifications: SessionNotifications
    """The events that the customer is told of, by channel."""
    email_recipients: list[str]
    """Addresses that get copies of the customer's mails; at most 50."""
    billing_address: Address
    """Where the customer is billed."""
    shipping_address: ShippingAddress
    """Where the goods go, and who receives them."""
    agreement: Agreement
    """What the customer has agreed to be charged for later."""
    card_acceptance_criteria: CardAcceptanceCriteria
    """What a card must meet to be saved or charged."""
    attachment_upload_url: str
    """`file_url` of an upload."""
    product_type: str
    """What is sold."""
    vendor_name: str
    """Who sells it."""
    loyalty: Union[SessionLoyalty1, None]
    """The customer's loyalty programme."""
    customer_wallet_transactions: list[WalletTransaction]
    """What customers' wallets paid of it, in the order of use; absent if none did."""
    sdk_setup_preload_payload: SetupPreload
    """What a client SDK starts from, to be handed on unchanged; only if it was asked for."""


class SessionCreateAutopayNotificationPreferences(TypedDict, total=False):
    """Which mails the customer gets; each true unless false."""
    pre_charge_enabled: bool
    """Before a charge."""
    failure_enabled: bool
    """After a failed try."""
    final_failure_enabled: bool
    """After the last try."""


class _SessionCreateAutopay(TypedDict):
    frequency: Literal["monthly", "yearly"]
    """How often it is charged."""
    recurring_amount: Amount
    """What each cycle charges."""
    start_date: str
    """The first day."""


class SessionCreateAutopay(_SessionCreateAutopay, total=False):
    """The plan of the subscription that `auto_pay` sets up."""
    end_date: Union[str, None]
    """The last day; null if there is none."""
    description: Union[str, None]
    """What it is for."""
    retry_count: Union[int, None]
    """How often a failed charge is tried, 1 to 10."""
    notification_preferences: SessionCreateAutopayNotificationPreferences
    """Which mails the customer gets; each true unless false."""


class _SessionCreateShoppingAddress(TypedDict):
    line1: str
    """First line of the address."""
    city: str
    """City."""
    country: Literal["AD", "AE", "AF", "AG", "AI", "AL", "AM", "AO", "AQ", "AR", "AS", "AT", "AU", "AW", "AX", "AZ", "BA", "BB", "BD", "BE", "BF", "BG", "BH", "BI", "BJ", "BL", "BM", "BN", "BO", "BQ", "BR", "BS", "BT", "BV", "BW", "BY", "BZ", "CA", "CC", "CD", "CF", "CG", "CH", "CI", "CK", "CL", "CM", "CN", "CO", "CR", "CU", "CV", "CW", "CX", "CY", "CZ", "DE", "DJ", "DK", "DM", "DO", "DZ", "EC", "EE", "EG", "EH", "ER", "ES", "ET", "FI", "FJ", "FK", "FM", "FO", "FR", "GA", "GB", "GD", "GE", "GF", "GG", "GH", "GI", "GL", "GM", "GN", "GP", "GQ", "GR", "GS", "GT", "GU", "GW", "GY", "HK", "HM", "HN", "HR", "HT", "HU", "ID", "IE", "IL", "IM", "IN", "IO", "IQ", "IR", "IS", "IT", "JE", "JM", "JO", "JP", "KE", "KG", "KH", "KI", "KM", "KN", "KP", "KR", "KW", "KY", "KZ", "LA", "LB", "LC", "LI", "LK", "LR", "LS", "LT", "LU", "LV", "LY", "MA", "MC", "MD", "ME", "MF", "MG", "MH", "MK", "ML", "MM", "MN", "MO", "MP", "MQ", "MR", "MS", "MT", "MU", "MV", "MW", "MX", "MY", "MZ", "NA", "NC", "NE", "NF", "NG", "NI", "NL", "NO", "NP", "NR", "NU", "NZ", "OM", "PA", "PE", "PF", "PG", "PH", "PK", "PL", "PM", "PN", "PR", "PS", "PT", "PW", "PY", "QA", "RE", "RO", "RS", "RU", "RW", "SA", "SB", "SC", "SD", "SE", "SG", "SH", "SI", "SJ", "SK", "SL", "SM", "SN", "SO", "SR", "SS", "ST", "SV", "SX", "SY", "SZ", "TC", "TD", "TF", "TG", "TH", "TJ", "TK", "TL", "TM", "TN", "TO", "TR", "TT", "TV", "TW", "TZ", "UA", "UG", "UM", "US", "UY", "UZ", "VA", "VC", "VE", "VG", "VI", "VN", "VU", "WF", "WS", "YE", "YT", "ZA", "ZM", "ZW"]
    """ISO 3166, three capitals."""
    first_name: str
    """First name."""
    last_name: str
    """Last name."""
    email: str
    """Events that are told by mail; of an address, its mail address."""
    phone: str
    """Phone number."""


class SessionCreateShoppingAddress(_SessionCreateShoppingAddress, total=False):
    """The same as `shipping_address`, unless both are sent."""
    line2: str
    """Second line of the address."""
    state: str
    """Where it stands."""
    postal_code: str
    """Postal code."""


class SessionCreatePaymentInstrument(TypedDict):
    """Pays the session in this call."""
    instrument_type: Literal["apple_pay", "google_pay", "samsung_pay", "token", "wallet"]
    """How it is paid."""
    payload: dict[str, Any]
    """What the way to pay needs, as it gave it."""


class SessionCreateNotifications(TypedDict, total=False):
    """The events that the customer is told of, by channel."""
    email: list[Literal["created", "paid", "canceled", "failed", "expired", "authorized", "voided", "refunded", "captured"]]
    """Events that are told by mail; of an address, its mail address."""
    sms: list[Literal["created", "paid", "canceled", "failed", "expired", "authorized", "voided", "refunded", "captured"]]
    """Events that are told by SMS."""
    SMS: list[Literal["created", "paid", "canceled", "failed", "expired", "authorized", "voided", "refunded", "captured"]]
    """The same as `sms`."""
    whatsapp: list[Literal["created", "paid", "canceled", "failed", "expired", "authorized"]]
    """Events that are told by WhatsApp."""


class _SessionCreateBillingAddress(TypedDict):
    line1: str
    """First line of the address."""
    city: str
    """City."""
    country: Literal["AD", "AE", "AF", "AG", "AI", "AL", "AM", "AO", "AQ", "AR", "AS", "AT", "AU", "AW", "AX", "AZ", "BA", "BB", "BD", "BE", "BF", "BG", "BH", "BI", "BJ", "BL", "BM", "BN", "BO", "BQ", "BR", "BS", "BT", "BV", "BW", "BY", "BZ", "CA", "CC", "CD", "CF", "CG", "CH", "CI", "CK", "CL", "CM", "CN", "CO", "CR", "CU", "CV", "CW", "CX", "CY", "CZ", "DE", "DJ", "DK", "DM", "DO", "DZ", "EC", "EE", "EG", "EH", "ER", "ES", "ET", "FI", "FJ", "FK", "FM", "FO", "FR", "GA", "GB", "GD", "GE", "GF", "GG", "GH", "GI", "GL", "GM", "GN", "GP", "GQ", "GR", "GS", "GT", "GU", "GW", "GY", "HK", "HM", "HN", "HR", "HT", "HU", "ID", "IE", "IL", "IM", "IN", "IO", "IQ", "IR", "IS", "IT", "JE", "JM", "JO", "JP", "KE", "KG", "KH", "KI", "KM", "KN", "KP", "KR", "KW", "KY", "KZ", "LA", "LB", "LC", "LI", "LK", "LR", "LS", "LT", "LU", "LV", "LY", "MA", "MC", "MD", "ME", "MF", "MG", "MH", "MK", "ML", "MM", "MN", "MO", "MP", "MQ", "MR", "MS", "MT", "MU", "MV", "MW", "MX", "MY", "MZ", "NA", "NC", "NE", "NF", "NG", "NI", "NL", "NO", "NP", "NR", "NU", "NZ", "OM", "PA", "PE", "PF", "PG", "PH", "PK", "PL", "PM", "PN", "PR", "PS", "PT", "PW", "PY", "QA", "RE", "RO", "RS", "RU", "RW", "SA", "SB", "SC", "SD", "SE", "SG", "SH", "SI", "SJ", "SK", "SL", "SM", "SN", "SO", "SR", "SS", "ST", "SV", "SX", "SY", "SZ", "TC", "TD", "TF", "TG", "TH", "TJ", "TK", "TL", "TM", "TN", "TO", "TR", "TT", "TV", "TW", "TZ", "UA", "UG", "UM", "US", "UY", "UZ", "VA", "VC", "VE", "VG", "VI", "VN", "VU", "WF", "WS", "YE", "YT", "ZA", "ZM", "ZW"]
    """ISO 3166, three capitals."""


class SessionCreateBillingAddress(_SessionCreateBillingAddress, total=False):
    """Where the customer is billed."""
    line2: str
    """Second line of the address."""
    state: str
    """Where it stands."""
    postal_code: str
    """Postal code."""


class _SessionCreateShippingAddress(TypedDict):
    line1: str
    """First line of the address."""
    city: str
    """City."""
    country: Literal["AD", "AE", "AF", "AG", "AI", "AL", "AM", "AO", "AQ", "AR", "AS", "AT", "AU", "AW", "AX", "AZ", "BA", "BB", "BD", "BE", "BF", "BG", "BH", "BI", "BJ", "BL", "BM", "BN", "BO", "BQ", "BR", "BS", "BT", "BV", "BW", "BY", "BZ", "CA", "CC", "CD", "CF", "CG", "CH", "CI", "CK", "CL", "CM", "CN", "CO", "CR", "CU", "CV", "CW", "CX", "CY", "CZ", "DE", "DJ", "DK", "DM", "DO", "DZ", "EC", "EE", "EG", "EH", "ER", "ES", "ET", "FI", "FJ", "FK", "FM", "FO", "FR", "GA", "GB", "GD", "GE", "GF", "GG", "GH", "GI", "GL", "GM", "GN", "GP", "GQ", "GR", "GS", "GT", "GU", "GW", "GY", "HK", "HM", "HN", "HR", "HT", "HU", "ID", "IE", "IL", "IM", "IN", "IO", "IQ", "IR", "IS", "IT", "JE", "JM", "JO", "JP", "KE", "KG", "KH", "KI", "KM", "KN", "KP", "KR", "KW", "KY", "KZ", "LA", "LB", "LC", "LI", "LK", "LR", "LS", "LT", "LU", "LV", "LY", "MA", "MC", "MD", "ME", "MF", "MG", "MH", "MK", "ML", "MM", "MN", "MO", "MP", "MQ", "MR", "MS", "MT", "MU", "MV", "MW", "MX", "MY", "MZ", "NA", "NC", "NE", "NF", "NG", "NI", "NL", "NO", "NP", "NR", "NU", "NZ", "OM", "PA", "PE", "PF", "PG", "PH", "PK", "PL", "PM", "PN", "PR", "PS", "PT", "PW", "PY", "QA", "RE", "RO", "RS", "RU", "RW", "SA", "SB", "SC", "SD", "SE", "SG", "SH", "SI", "SJ", "SK", "SL", "SM", "SN", "SO", "SR", "SS", "ST", "SV", "SX", "SY", "SZ", "TC", "TD", "TF", "TG", "TH", "TJ", "TK", "TL", "TM", "TN", "TO", "TR", "TT", "TV", "TW", "TZ", "UA", "UG", "UM", "US", "UY", "UZ", "VA", "VC", "VE", "VG", "VI", "VN", "VU", "WF", "WS", "YE", "YT", "ZA", "ZM", "ZW"]
    """ISO 3166, three capitals."""
    first_name: str
    """First name."""
    last_name: str
    """Last name."""
    email: str
    """Events that are told by mail; of an address, its mail address."""
    phone: str
    """Phone number."""


class SessionCreateShippingAddress(_SessionCreateShippingAddress, total=False):
    """Where the goods go, and who receives them."""
    line2: str
    """Second line of the address."""
    state: str
    """Where it stands."""
    postal_code: str
    """Postal code."""


class SessionCreateAgreementSeller(TypedDict, total=False):
    """Who sells."""
    name: str
    """Its name."""
    short_name: str
    """A short name of the seller."""
    category_code: str
    """The seller's merchant category code, four digits."""


class _SessionCreateAgreement(TypedDict):
    id: str
    """Its id."""


class SessionCreateAgreement(_SessionCreateAgreement, total=False):
    """What the customer has agreed to be charged for later."""
    type: Literal["recurring", "unscheduled", "installment", "event_based", "other"]
    """What the payment is for: an order of a shop, or a request to pay."""
    amount_variability: Literal["fixed", "variable"]
    """Whether every charge is of the same amount."""
    frequency: Literal["irregular", "daily", "weekly", "semi_monthly", "monthly", "quarterly", "semi_annually", "yearly", "other"]
    """How often it is charged."""
    start_date: str
    """The first day."""
    expiry_date: str
    """The day on which the agreement ends."""
    max_amount_per_cycle: Amount
    """The most that a cycle may charge."""
    cycle_interval_days: int
    """Days between two charges."""
    total_cycles: int
    """How many charges there are in all; null if there is no end."""
    seller: SessionCreateAgreementSeller
    """Who sells."""
    extra_params: dict[str, Any]
    """Anything else of the agreement."""


class SessionCreateCardAcceptanceCriteria(TypedDict, total=False):
    """What a card must meet to be saved or charged."""
    min_expiry_time: int
    """How many days the card must still be valid."""


class _SessionCreateBrandingOptionsPaymentMethodsValue(TypedDict):
    text: str
    color: str


class SessionCreateBrandingOptionsPaymentMethodsValue(_SessionCreateBrandingOptionsPaymentMethodsValue, total=False):
    font_weight: int


class SessionCreateBrandingOptions(TypedDict):
    """How a method is named and coloured on the checkout."""
    payment_methods: dict[str, SessionCreateBrandingOptionsPaymentMethodsValue]
    """The ways in which it can be paid."""


class _SessionCreateLoyalty(TypedDict):
    enabled: bool
    """Whether it takes part."""


class SessionCreateLoyalty(_SessionCreateLoyalty, total=False):
    """The customer's loyalty programme."""
    reference: str
    """Your own reference."""
    metadata: dict[str, Any]
    """Anything of yours."""


class _SessionCreate(TypedDict):
    type: Literal["e_commerce", "payment_request", "one_off", "auto_debit", "save_card", "auto_pay"]
    """What the payment is for: an order of a shop, or a request to pay."""
    amount: Amount
    """Above zero; exactly zero for `save_card`, from zero for `auto_pay` unless `type` is `one_off`."""
    currency_code: str
    """ISO 4217, three capitals."""
    pg_codes: list[str]
    """Codes of the merchant's gateways that may serve it."""


class SessionCreate(_SessionCreate, total=False):
    payment_type: Literal["one_off", "auto_debit", "save_card", "auto_pay"]
    """How the session is paid and what it leaves behind: a charge, a saved card, a subscription."""
    language: Literal["en", "ar"]
    """Of pages and messages."""
    order_no: str
    """Your own reference; it need not be unique."""
    customer_id: str
    """Your own id of the customer."""
    customer_email: str
    """The customer's mail address."""
    customer_phone: str
    """The customer's phone number."""
    webhook_url: str
    """Where events are posted; without one, to the merchant's own address."""
    redirect_url: str
    """Where the customer returns to; `order_no`, `reference_number` and `session_id` are added."""
    extra: dict[str, Any]
    """Anything of yours: stored, echoed and sent in webhooks, its numbers in the digits that were sent."""
    expiration_time: str
    """How long the session can be paid: `[D ]HH:MM:SS`, one minute to 365 days."""
    initiator_id: int
    """The user of the merchant who asks for the payment."""
    autopay: SessionCreateAutopay
    """The plan of the subscription that `auto_pay` sets up."""
    shopping_address: SessionCreateShoppingAddress
    """The same as `shipping_address`, unless both are sent."""
    shortify_checkout_url: bool
    """Taken and not used: every session has a short link."""
    include_sdk_setup_preload: bool
    """The answer has `sdk_setup_preload_payload`."""
    preload_checkout_page: bool
    """Taken and not used."""
    payment_instrument: SessionCreatePaymentInstrument
    """Pays the session in this call."""
    attachment: Union[str, None]
    """A file for the customer, at most 2.5 MB, in a form; null means that there is none."""
    customer_phone_2: str
    """Another phone number of the customer."""
    customer_first_name: str
    """The customer's first name."""
    customer_last_name: str
    """The customer's last name."""
    customer_birthdate: str
    """The customer's day of birth."""
    due_datetime: str
    """Shown as a due time, UTC, never enforced: `DD/MM/YYYY hh:mm`, echoed with seconds."""
    notifications: SessionCreateNotifications
    """The events that the customer is told of, by channel."""
    email_recipients: list[str]
    """Addresses that get copies of the customer's mails; at most 50."""
    billing_address: SessionCreateBillingAddress
    """Where the customer is billed."""
    shipping_address: SessionCreateShippingAddress
    """Where the goods go, and who receives them."""
    agreement: SessionCreateAgreement
    """What the customer has agreed to be charged for later."""
    card_acceptance_criteria: SessionCreateCardAcceptanceCriteria
    """What a card must meet to be saved or charged."""
    shortify_attachment_url: bool
    """Adds `attachment_short_url` to answers."""
    generate_qr_code: bool
    """Adds `qr_code_url` to answers."""
    attachment_upload_url: str
    """`file_url` of an upload."""
    product_type: str
    """What is sold."""
    vendor_name: str
    """Who sells it."""
    unit_code: str
    """The unit of the merchant that sells; not echoed."""
    branding_options: SessionCreateBrandingOptions
    """How a method is named and coloured on the checkout."""
    loyalty: Union[SessionCreateLoyalty, None]
    """The customer's loyalty programme."""


class SessionList(TypedDict):
    count: int
    """The number of all rows."""
    next: Union[str, None]
    """Where the list goes on; null at its end."""
    previous: Union[str, None]
    """Where the list came from; null at its beginning."""
    results: list[Session]
    """The rows of this page."""


class SessionUpdateAutopayNotificationPreferences(TypedDict, total=False):
    """Which mails the customer gets; each true unless false."""
    pre_charge_enabled: bool
    """Before a charge."""
    failure_enabled: bool
    """After a failed try."""
    final_failure_enabled: bool
    """After the last try."""


class _SessionUpdateAutopay(TypedDict):
    frequency: Literal["monthly", "yearly"]
    """How often it is charged."""
    recurring_amount: Amount
    """What each cycle charges."""
    start_date: str
    """The first day."""


class SessionUpdateAutopay(_SessionUpdateAutopay, total=False):
    """The plan of the subscription that `auto_pay` sets up."""
    end_date: Union[str, None]
    """The last day; null if there is none."""
    description: Union[str, None]
    """What it is for."""
    retry_count: Union[int, None]
    """How often a failed charge is tried, 1 to 10."""
    notification_preferences: SessionUpdateAutopayNotificationPreferences
    """Which mails the customer gets; each true unless false."""


class _SessionUpdateShoppingAddress(TypedDict):
    line1: str
    """First line of the address."""
    city: str
    """City."""
    country: Literal["AD", "AE", "AF", "AG", "AI", "AL", "AM", "AO", "AQ", "AR", "AS", "AT", "AU", "AW", "AX", "AZ", "BA", "BB", "BD", "BE", "BF", "BG", "BH", "BI", "BJ", "BL", "BM", "BN", "BO", "BQ", "BR", "BS", "BT", "BV", "BW", "BY", "BZ", "CA", "CC", "CD", "CF", "CG", "CH", "CI", "CK", "CL", "CM", "CN", "CO", "CR", "CU", "CV", "CW", "CX", "CY", "CZ", "DE", "DJ", "DK", "DM", "DO", "DZ", "EC", "EE", "EG", "EH", "ER", "ES", "ET", "FI", "FJ", "FK", "FM", "FO", "FR", "GA", "GB", "GD", "GE", "GF", "GG", "GH", "GI", "GL", "GM", "GN", "GP", "GQ", "GR", "GS", "GT", "GU", "GW", "GY", "HK", "HM", "HN", "HR", "HT", "HU", "ID", "IE", "IL", "IM", "IN", "IO", "IQ", "IR", "IS", "IT", "JE", "JM", "JO", "JP", "KE", "KG", "KH", "KI", "KM", "KN", "KP", "KR", "KW", "KY", "KZ", "LA", "LB", "LC", "LI", "LK", "LR", "LS", "LT", "LU", "LV", "LY", "MA", "MC", "MD", "ME", "MF", "MG", "MH", "MK", "ML", "MM", "MN", "MO", "MP", "MQ", "MR", "MS", "MT", "MU", "MV", "MW", "MX", "MY", "MZ", "NA", "NC", "NE", "NF", "NG", "NI", "NL", "NO", "NP", "NR", "NU", "NZ", "OM", "PA", "PE", "PF", "PG", "PH", "PK", "PL", "PM", "PN", "PR", "PS", "PT", "PW", "PY", "QA", "RE", "RO", "RS", "RU", "RW", "SA", "SB", "SC", "SD", "SE", "SG", "SH", "SI", "SJ", "SK", "SL", "SM", "SN", "SO", "SR", "SS", "ST", "SV", "SX", "SY", "SZ", "TC", "TD", "TF", "TG", "TH", "TJ", "TK", "TL", "TM", "TN", "TO", "TR", "TT", "TV", "TW", "TZ", "UA", "UG", "UM", "US", "UY", "UZ", "VA", "VC", "VE", "VG", "VI", "VN", "VU", "WF", "WS", "YE", "YT", "ZA", "ZM", "ZW"]
    """ISO 3166, three capitals."""
    first_name: str
    """First name."""
    last_name: str
    """Last name."""
    email: str
    """Mail address."""
    phone: str
    """Phone number."""


class SessionUpdateShoppingAddress(_SessionUpdateShoppingAddress, total=False):
    """The same as `shipping_address`, unless both are sent."""
    line2: str
    """Second line of the address."""
    state: str
    """Where it stands."""
    postal_code: str
    """Postal code."""


class SessionUpdatePaymentInstrument(TypedDict):
    """Pays the session in this call."""
    instrument_type: Literal["apple_pay", "google_pay", "samsung_pay", "token", "wallet"]
    """How it is paid."""
    payload: dict[str, Any]
    """What the way to pay needs, as it gave it."""


class SessionUpdateNotifications(TypedDict, total=False):
    """The events that the customer is told of, by channel."""
    email: list[Literal["created", "paid", "canceled", "failed", "expired", "authorized", "voided", "refunded", "captured"]]
    """Mail address."""
    sms: list[Literal["created", "paid", "canceled", "failed", "expired", "authorized", "voided", "refunded", "captured"]]
    """Events that are told by SMS."""
    SMS: list[Literal["created", "paid", "canceled", "failed", "expired", "authorized", "voided", "refunded", "captured"]]
    """The same as `sms`."""
    whatsapp: list[Literal["created", "paid", "canceled", "failed", "expired", "authorized"]]
    """Events that are told by WhatsApp."""


class _SessionUpdateBillingAddress(TypedDict):
    line1: str
    """First line of the address."""
    city: str
    """City."""
    country: Literal["AD", "AE", "AF", "AG", "AI", "AL", "AM", "AO", "AQ", "AR", "AS", "AT", "AU", "AW", "AX", "AZ", "BA", "BB", "BD", "BE", "BF", "BG", "BH", "BI", "BJ", "BL", "BM", "BN", "BO", "BQ", "BR", "BS", "BT", "BV", "BW", "BY", "BZ", "CA", "CC", "CD", "CF", "CG", "CH", "CI", "CK", "CL", "CM", "CN", "CO", "CR", "CU", "CV", "CW", "CX", "CY", "CZ", "DE", "DJ", "DK", "DM", "DO", "DZ", "EC", "EE", "EG", "EH", "ER", "ES", "ET", "FI", "FJ", "FK", "FM", "FO", "FR", "GA", "GB", "GD", "GE", "GF", "GG", "GH", "GI", "GL", "GM", "GN", "GP", "GQ", "GR", "GS", "GT", "GU", "GW", "GY", "HK", "HM", "HN", "HR", "HT", "HU", "ID", "IE", "IL", "IM", "IN", "IO", "IQ", "IR", "IS", "IT", "JE", "JM", "JO", "JP", "KE", "KG", "KH", "KI", "KM", "KN", "KP", "KR", "KW", "KY", "KZ", "LA", "LB", "LC", "LI", "LK", "LR", "LS", "LT", "LU", "LV", "LY", "MA", "MC", "MD", "ME", "MF", "MG", "MH", "MK", "ML", "MM", "MN", "MO", "MP", "MQ", "MR", "MS", "MT", "MU", "MV", "MW", "MX", "MY", "MZ", "NA", "NC", "NE", "NF", "NG", "NI", "NL", "NO", "NP", "NR", "NU", "NZ", "OM", "PA", "PE", "PF", "PG", "PH", "PK", "PL", "PM", "PN", "PR", "PS", "PT", "PW", "PY", "QA", "RE", "RO", "RS", "RU", "RW", "SA", "SB", "SC", "SD", "SE", "SG", "SH", "SI", "SJ", "SK", "SL", "SM", "SN", "SO", "SR", "SS", "ST", "SV", "SX", "SY", "SZ", "TC", "TD", "TF", "TG", "TH", "TJ", "TK", "TL", "TM", "TN", "TO", "TR", "TT", "TV", "TW", "TZ", "UA", "UG", "UM", "US", "UY", "UZ", "VA", "VC", "VE", "VG", "VI", "VN", "VU", "WF", "WS", "YE", "YT", "ZA", "ZM", "ZW"]
    """ISO 3166, three capitals."""


class SessionUpdateBillingAddress(_SessionUpdateBillingAddress, total=False):
    """Where the customer is billed."""
    line2: str
    """Second line of the address."""
    state: str
    """Where it stands."""
    postal_code: str
    """Postal code."""


class _SessionUpdateShippingAddress(TypedDict):
    line1: str
    """First line of the address."""
    city: str
    """City."""
    country: Literal["AD", "AE", "AF", "AG", "AI", "AL", "AM", "AO", "AQ", "AR", "AS", "AT", "AU", "AW", "AX", "AZ", "BA", "BB", "BD", "BE", "BF", "BG", "BH", "BI", "BJ", "BL", "BM", "BN", "BO", "BQ", "BR", "BS", "BT", "BV", "BW", "BY", "BZ", "CA", "CC", "CD", "CF", "CG", "CH", "CI", "CK", "CL", "CM", "CN", "CO", "CR", "CU", "CV", "CW", "CX", "CY", "CZ", "DE", "DJ", "DK", "DM", "DO", "DZ", "EC", "EE", "EG", "EH", "ER", "ES", "ET", "FI", "FJ", "FK", "FM", "FO", "FR", "GA", "GB", "GD", "GE", "GF", "GG", "GH", "GI", "GL", "GM", "GN", "GP", "GQ", "GR", "GS", "GT", "GU", "GW", "GY", "HK", "HM", "HN", "HR", "HT", "HU", "ID", "IE", "IL", "IM", "IN", "IO", "IQ", "IR", "IS", "IT", "JE", "JM", "JO", "JP", "KE", "KG", "KH", "KI", "KM", "KN", "KP", "KR", "KW", "KY", "KZ", "LA", "LB", "LC", "LI", "LK", "LR", "LS", "LT", "LU", "LV", "LY", "MA", "MC", "MD", "ME", "MF", "MG", "MH", "MK", "ML", "MM", "MN", "MO", "MP", "MQ", "MR", "MS", "MT", "MU", "MV", "MW", "MX", "MY", "MZ", "NA", "NC", "NE", "NF", "NG", "NI", "NL", "NO", "NP", "NR", "NU", "NZ", "OM", "PA", "PE", "PF", "PG", "PH", "PK", "PL", "PM", "PN", "PR", "PS", "PT", "PW", "PY", "QA", "RE", "RO", "RS", "RU", "RW", "SA", "SB", "SC", "SD", "SE", "SG", "SH", "SI", "SJ", "SK", "SL", "SM", "SN", "SO", "SR", "SS", "ST", "SV", "SX", "SY", "SZ", "TC", "TD", "TF", "TG", "TH", "TJ", "TK", "TL", "TM", "TN", "TO", "TR", "TT", "TV", "TW", "TZ", "UA", "UG", "UM", "US", "UY", "UZ", "VA", "VC", "VE", "VG", "VI", "VN", "VU", "WF", "WS", "YE", "YT", "ZA", "ZM", "ZW"]
    """ISO 3166, three capitals."""
    first_name: str
    """First name."""
    last_name: str
    """Last name."""
    email: str
    """Mail address."""
    phone: str
    """Phone number."""


class SessionUpdateShippingAddress(_SessionUpdateShippingAddress, total=False):
    """Where the goods go, and who receives them."""
    line2: str
    """Second line of the address."""
    state: str
    """Where it stands."""
    postal_code: str
    """Postal code."""


class SessionUpdateAgreementSeller(TypedDict, total=False):
    """Who sells."""
    name: str
    """Its name."""
    short_name: str
    """A short name of the seller."""
    category_code: str
    """The seller's merchant category code, four digits."""


class _SessionUpdateAgreement(TypedDict):
    id: str
    """Its id."""


class SessionUpdateAgreement(_SessionUpdateAgreement, total=False):
    """What the customer has agreed to be charged for later."""
    type: Literal["recurring", "unscheduled", "installment", "event_based", "other"]
    """What the payment is for: an order of a shop, or a request to pay."""
    amount_variability: Literal["fixed", "variable"]
    """Whether every charge is of the same amount."""
    frequency: Literal["irregular", "daily", "weekly", "semi_monthly", "monthly", "quarterly", "semi_annually", "yearly", "other"]
    """How often it is charged."""
    start_date: str
    """The first day."""
    expiry_date: str
    """The day on which the agreement ends."""
    max_amount_per_cycle: Amount
    """The most that a cycle may charge."""
    cycle_interval_days: int
    """Days between two charges."""
    total_cycles: int
    """How many charges there are in all; null if there is no end."""
    seller: SessionUpdateAgreementSeller
    """Who sells."""
    extra_params: dict[str, Any]
    """Anything else of the agreement."""


class SessionUpdateCardAcceptanceCriteria(TypedDict, total=False):
    """What a card must meet to be saved or charged."""
    min_expiry_time: int
    """How many days the card must still be valid."""


class _SessionUpdateBrandingOptionsPaymentMethodsValue(TypedDict):
    text: str
    color: str


class SessionUpdateBrandingOptionsPaymentMethodsValue(_SessionUpdateBrandingOptionsPaymentMethodsValue, total=False):
    font_weight: int


class SessionUpdateBrandingOptions(TypedDict):
    """How a method is named and coloured on the checkout."""
    payment_methods: dict[str, SessionUpdateBrandingOptionsPaymentMethodsValue]
    """The ways in which it can be paid."""


class _SessionUpdateLoyalty(TypedDict):
    enabled: bool
    """Whether it takes part."""


class SessionUpdateLoyalty(_SessionUpdateLoyalty, total=False):
    """The customer's loyalty programme."""
    reference: str
    """Your own reference."""
    metadata: dict[str, Any]
    """Anything of yours."""


class SessionUpdate(TypedDict, total=False):
    type: Literal["e_commerce", "payment_request", "one_off", "auto_debit", "save_card", "auto_pay"]
    """What the payment is for: an order of a shop, or a request to pay."""
    amount: Amount
    """Without fee: a decimal text with the currency's decimals."""
    currency_code: str
    """ISO 4217, three capitals."""
    pg_codes: list[str]
    """Codes of the merchant's gateways that may serve it."""
    payment_type: Literal["one_off", "auto_debit", "save_card", "auto_pay"]
    """How the session is paid and what it leaves behind: a charge, a saved card, a subscription."""
    language: Literal["en", "ar"]
    """Of pages and messages."""
    order_no: str
    """Your own reference; it need not be unique."""
    customer_id: str
    """Your own id of the customer."""
    customer_email: str
    """The customer's mail address."""
    customer_phone: str
    """The customer's phone number."""
    webhook_url: str
    """Where events are posted; without one, to the merchant's own address."""
    redirect_url: str
    """Where the customer returns to; `order_no`, `reference_number` and `session_id` are added."""
    extra: dict[str, Any]
    """Anything of yours: stored, echoed and sent in webhooks, its numbers in the digits that were sent."""
    expiration_time: str
    """How long the session can be paid: `[D ]HH:MM:SS`, one minute to 365 days."""
    initiator_id: int
    """The user of the merchant who asks for the payment."""
    autopay: SessionUpdateAutopay
    """The plan of the subscription that `auto_pay` sets up."""
    shopping_address: SessionUpdateShoppingAddress
    """The same as `shipping_address`, unless both are sent."""
    shortify_checkout_url: bool
    """Taken and not used: every session has a short link."""
    include_sdk_setup_preload: bool
    """The answer has `sdk_setup_preload_payload`."""
    preload_checkout_page: bool
    """Taken and not used."""
    payment_instrument: SessionUpdatePaymentInstrument
    """Pays the session in this call."""
    attachment: Union[str, None]
    """A file for the customer, at most 2.5 MB, in a form; null removes it."""
    customer_phone_2: str
    """Another phone number of the customer."""
    customer_first_name: str
    """The customer's first name."""
    customer_last_name: str
    """The customer's last name."""
    customer_birthdate: str
    """The customer's day of birth."""
    due_datetime: str
    """Shown as a due time, UTC, never enforced: `DD/MM/YYYY hh:mm`, echoed with seconds."""
    notifications: SessionUpdateNotifications
    """The events that the customer is told of, by channel."""
    email_recipients: list[str]
    """Addresses that get copies of the customer's mails; at most 50."""
    billing_address: SessionUpdateBillingAddress
    """Where the customer is billed."""
    shipping_address: SessionUpdateShippingAddress
    """Where the goods go, and who receives them."""
    agreement: SessionUpdateAgreement
    """What the customer has agreed to be charged for later."""
    card_acceptance_criteria: SessionUpdateCardAcceptanceCriteria
    """What a card must meet to be saved or charged."""
    shortify_attachment_url: bool
    """Adds `attachment_short_url` to answers."""
    generate_qr_code: bool
    """Adds `qr_code_url` to answers."""
    attachment_upload_url: str
    """`file_url` of an upload."""
    product_type: str
    """What is sold."""
    vendor_name: str
    """Who sells it."""
    unit_code: str
    """The unit of the merchant that sells; not echoed."""
    branding_options: SessionUpdateBrandingOptions
    """How a method is named and coloured on the checkout."""
    loyalty: Union[SessionUpdateLoyalty, None]
    """The customer's loyalty programme."""


class Settings(TypedDict):
    name: str
    """What customers see."""
    timezone: str
    """IANA name; days begin and end by it."""
    region: str
    """2 to 8 capitals, such as `KWT`."""
    default_language: Literal["en", "ar"]
    """Of sessions that name none."""
    webhook_url: Union[str, None]
    """Where events are posted; without one, to the merchant's own address."""
    allowed_origins: list[str]
    """Scheme, host and port of pages that may call with the public key and show the payment in a frame."""
    session_lifetime: int
    """Seconds, of sessions that name no `expiration_time`."""
    expire_transactions: bool
    """Whether sessions end by themselves when their time is over."""
    operation_approval_enabled: bool
    """Whether refunds and voids wait for a second person."""
    production: bool
    """Whether money moves; the operator sets it."""
    api_version: str
    """The dated version of the API in which it is answered."""
    name_ar: Union[str, None]
    """What customers read in Arabic; without it, `name`."""
    brand_color: Union[str, None]
    """`#rrggbb`, of pages and mails."""
    logo_url: Union[str, None]
    """The uploaded logo, or null."""
    favicon_url: Union[str, None]
    """The uploaded icon, or null."""
    support_email: Union[str, None]
    """At the foot of pages and mails."""
    support_phone: Union[str, None]
    """At the foot of pages and mails."""
    support_url: Union[str, None]
    """At the foot of pages and mails."""
    terms_url: Union[str, None]
    """At the foot of pages and mails."""
    privacy_url: Union[str, None]
    """At the foot of pages and mails."""


class SettingsUpdate(TypedDict, total=False):
    name: str
    """What customers see."""
    timezone: str
    """IANA name; days begin and end by it."""
    region: str
    """2 to 8 capitals, such as `KWT`."""
    default_language: Literal["en", "ar"]
    """Of sessions that name none."""
    webhook_url: Union[str, None]
    """Where events are posted; without one, to the merchant's own address."""
    allowed_origins: list[str]
    """Scheme, host and port of pages that may call with the public key and show the payment in a frame."""
    session_lifetime: int
    """Seconds, of sessions that name no `expiration_time`."""
    expire_transactions: bool
    """Whether sessions end by themselves when their time is over."""
    operation_approval_enabled: bool
    """Whether refunds and voids wait for a second person."""
    api_version: Literal["2026-11-23"]
    """The dated version of the API in which it is answered."""
    name_ar: Union[str, None]
    """What customers read in Arabic; without it, `name`."""
    brand_color: Union[str, None]
    """`#rrggbb`, of pages and mails."""
    support_email: Union[str, None]
    """At the foot of pages and mails."""
    support_phone: Union[str, None]
    """At the foot of pages and mails."""
    support_url: Union[str, None]
    """At the foot of pages and mails."""
    terms_url: Union[str, None]
    """At the foot of pages and mails."""
    privacy_url: Union[str, None]
    """At the foot of pages and mails."""


class SetupPreloadBilling(TypedDict):
    """What is asked for, as it is shown."""
    amount: str
    """Without fee: a decimal text with the currency's decimals."""
    currency_code: str
    """ISO 4217, three capitals."""
    display: str
    """Amount and currency in the session's language."""


class SetupPreloadSdkStudio(TypedDict):
    """No client reports its errors."""
    is_enabled: Literal[False]
    """Always false."""


class SetupPreload(TypedDict):
    session_id: str
    """The session."""
    amount: str
    """Without fee: a decimal text with the currency's decimals."""
    currency_code: str
    """ISO 4217, three capitals."""
    billing: SetupPreloadBilling
    """What is asked for, as it is shown."""
    state: Literal["created", "pending", "attempted", "cod", "paid", "authorized", "captured", "failed", "canceled", "expired", "invalided"]
    """Where it stands."""
    type: Literal["e_commerce", "payment_request"]
    """What the payment is for: an order of a shop, or a request to pay."""
    payment_type: Literal["one_off", "auto_debit", "save_card", "auto_pay"]
    """How the session is paid and what it leaves behind: a charge, a saved card, a subscription."""
    operation: Literal["purchase", "authorize"]
    """What is done, or how the gateway charges: at once, or by reserving the amount first."""
    language: Literal["en", "ar"]
    """Of pages and messages."""
    expiration_time: str
    """The instant at which the session expires."""
    is_amount_editable: Literal[False]
    """Always false."""
    cancel_url: str
    """Gives the session up."""
    payment_methods: list[SdkMethod]
    """The ways in which it can be paid."""
    payment_services: list[SdkService]
    """Wallets."""
    flex_methods: list[SdkInstalments]
    """Accounts that lend."""
    sdk_studio: SetupPreloadSdkStudio
    """No client reports its errors."""
    response: Union[SdkResult, None]
    """The result of the latest attempt that was decided; null if there is none."""
    customer_id: Union[str, None]
    """Your own id of the customer."""
    customer_phone: Union[str, None]
    """The customer's phone number."""
    cards: list[SetupPreloadCard]
    """The customer's saved cards."""


class SetupPreloadCard(TypedDict):
    brand: Union[str, None]
    """The card's brand; null if nobody knows it."""
    number: str
    """Masked, such as `**** 1111`."""
    expiry_month: str
    """Two digits."""
    expiry_year: str
    """Two digits."""
    token: str
    """The saved card's token."""
    is_preferred: bool
    """Always false."""
    is_expired: bool
    """Whether the card's last day has passed."""
    cvv_required: bool
    """Whether the customer types the security code again."""
    pg_code: str
    """The code of a gateway."""
    pg: str
    """The kind of gateway behind the account."""
    amount: str
    """With fee, in the currency that is charged."""
    currency_code: str
    """ISO 4217, three capitals."""
    fee: str
    """The fee, in the currency that is charged."""
    delete_url: str
    """Removes the card."""
    submit_url: str
    """Begins the payment."""
    customer_id: str
    """Your own id of the customer."""
    name_on_card: Union[str, None]
    """As the customer wrote it; null if nobody asked."""


class _ShippingAddress(TypedDict):
    line1: str
    """First line of the address."""
    city: str
    """City."""
    country: str
    """ISO 3166, three capitals."""
    first_name: str
    """First name."""
    last_name: str
    """Last name."""
    email: str
    """Mail address."""
    phone: str
    """Phone number."""


class ShippingAddress(_ShippingAddress, total=False):
    line2: str
    """Second line of the address."""
    state: str
    """Where it stands."""
    postal_code: str
    """Postal code."""


class SubscriptionNotificationConfig1(TypedDict):
    pre_charge_enabled: bool
    """Before a charge."""
    failure_enabled: bool
    """After a failed try."""
    final_failure_enabled: bool
    """After the last try."""


class SubscriptionCard1(TypedDict):
    masked_card: str
    """Such as `**** 1111`."""
    card_brand: Union[str, None]
    """The card's brand; null if nobody knows it."""


class Subscription(TypedDict):
    id: str
    """Its id."""
    customer_id: str
    """Your own id of the customer."""
    customer_email: str
    """The customer's mail address."""
    frequency: Literal["monthly", "yearly"]
    """How often it is charged."""
    recurring_amount: str
    """What each cycle charges."""
    currency: str
    """ISO 4217, three capitals."""
    status: Literal["pending_setup", "trialing", "active", "past_due", "canceled", "expired", "setup_failed"]
    """Where it stands."""
    next_billing_date: Union[str, None]
    """The open cycle's day while the service charges it; else null."""
    created_at: str
    """When it was made."""
    customer_name: Union[str, None]
    """The customer's name."""
    customer_phone: Union[str, None]
    """The customer's phone number."""
    first_payment_amount: str
    """What the setup charged."""
    start_date: str
    """The first day."""
    end_date: Union[str, None]
    """The last day; null if there is none."""
    billing_anchor_day: int
    """The day of the month on which it is charged, 1 to 31."""
    setup_session_id: str
    """The session that set it up."""
    agreement_id: str
    """The agreement under which the card is charged."""
    amount_variability: str
    """Whether every charge is of the same amount."""
    cycle_interval_days: int
    """Days between two charges."""
    total_cycles: Union[int, None]
    """How many charges there are in all; null if there is no end."""
    notification_config: Union[SubscriptionNotificationConfig1, None]
    """Which mails its customer gets; null if nothing was said."""
    cancel_at_period_end: bool
    """It ends on the next scheduled day."""
    canceled_at: Union[str, None]
    """When it was canceled; null before."""
    cancellation_initiator: Union[str, None]
    """Who canceled it; null before."""
    cancellation_reason: Union[str, None]
    """Why; null if nobody said."""
    cancellation_note: Union[str, None]
    """A remark; null without one."""
    description: Union[str, None]
    """What it is for."""
    merchant_reference: Union[str, None]
    """The setup session's `order_no`."""
    plan_name: Union[str, None]
    """The plan's name."""
    language: Literal["en", "ar"]
    """Of pages and messages."""
    retry_count: int
    """How often a failed charge is tried, 1 to 10."""
    updated_at: str
    """When it last changed."""
    card: Union[SubscriptionCard1, None]
    """The card that is charged; null before there is one."""
    current_cycle: Union[Cycle, None]
    """The open cycle, else the newest, else null."""


class _SubscriptionCancel(TypedDict):
    mode: Literal["immediate", "at_period_end"]
    """At once, or at the end of the paid period."""


class SubscriptionCancel(_SubscriptionCancel, total=False):
    reason: str
    """Kept as `cancellation_reason`."""
    note: str
    """Kept as `cancellation_note`."""


class SubscriptionEvent(TypedDict):
    event: Literal["subscription.blocked"]
    """Which event of a subscription it is."""
    subscription_id: str
    """The subscription."""
    cycle_number: int
    """1, 2, 3 … within the subscription."""
    scheduled_date: str
    """The day on which it is charged."""
    amount: str
    """Without fee: a decimal text with the currency's decimals."""
    currency_code: str
    """ISO 4217, three capitals."""
    gateway_account: str
    """The code of the gateway account."""
    reason: str
    """Why."""
    timestamp_utc: str
    """`YYYY-MM-DD HH:MM:SS`, UTC, on the merchant's clock."""
    signature: str
    """HMAC-SHA256 in lower-case hexadecimal over some of the fields, with the merchant's `webhook_hmac_key`."""


class SubscriptionList(TypedDict):
    count: int
    """The number of all rows."""
    next: Union[str, None]
    """Where the list goes on; null at its end."""
    previous: Union[str, None]
    """Where the list came from; null at its beginning."""
    results: list[SubscriptionSummary]
    """The rows of this page."""


class SubscriptionPageLink(TypedDict):
    page_token: str
    """Opens the customer's own page."""
    page_url: str
    """The customer's own page. Anyone who has the link may act on the subscription."""


class SubscriptionSearch(TypedDict, total=False):
    status: Literal["pending_setup", "setup_failed", "trialing", "active", "past_due", "canceled", "expired"]
    """Where it stands."""
    customer_id: str
    """Your own id of the customer."""
    created_after: str
    """A day `YYYY-MM-DD` of the merchant's time zone, or an instant in ISO 8601 with its offset."""
    created_before: str
    """A day `YYYY-MM-DD` of the merchant's time zone, or an instant in ISO 8601 with its offset."""
    limit: int
    """Rows of a page."""
    offset: int
    """Rows to leave out before the page."""


class SubscriptionSummary(TypedDict):
    id: str
    """Its id."""
    customer_id: str
    """Your own id of the customer."""
    customer_email: str
    """The customer's mail address."""
    frequency: Literal["monthly", "yearly"]
    """How often it is charged."""
    recurring_amount: str
    """What each cycle charges."""
    currency: str
    """ISO 4217, three capitals."""
    status: Literal["pending_setup", "trialing", "active", "past_due", "canceled", "expired", "setup_failed"]
    """Where it stands."""
    next_billing_date: Union[str, None]
    """The open cycle's day while the service charges it; else null."""
    created_at: str
    """When it was made."""


class Token(TypedDict):
    token: str
    """Send it as `Authorization: Bearer …`; it lasts for `expires_in`."""
    expires_in: int
    """Seconds."""


class TokenCreate(TypedDict):
    username: str
    """The user's name."""
    password: str
    """8 to 128 characters, taken to the letter; never shown."""


class _UnsentNotice(TypedDict):
    channels: list[str]
    """How the message goes."""
    result: Literal["failed"]
    """How it ended."""


class UnsentNotice(_UnsentNotice, total=False):
    session_id: str
    """The session."""
    order_no: str
    """Your own reference; it need not be unique."""


class _UploadedAttachment(TypedDict):
    file_url: str
    """Names the file in `attachment_upload_url`."""
    original_filename: str
    """The file's name as it was sent."""


class UploadedAttachment(_UploadedAttachment, total=False):
    attachment_short_url: str
    """A short address of the file."""


class User(TypedDict):
    id: int
    """Its id."""
    username: str
    """The user's name."""
    permissions: list[str]
    """What the user may do."""
    is_checker: bool
    """Decides on refunds and voids that others ask for."""
    email: Union[str, None]
    """Mail address."""
    first_name: Union[str, None]
    """First name."""
    last_name: Union[str, None]
    """Last name."""
    phone: Union[str, None]
    """Phone number."""
    created_at: str
    """When it was made."""


class _UserCreate(TypedDict):
    username: str
    """The user's name."""
    password: str
    """8 to 128 characters, taken to the letter; never shown."""


class UserCreate(_UserCreate, total=False):
    permissions: list[str]
    """What the user may do."""
    is_checker: bool
    """Decides on refunds and voids that others ask for."""
    email: Union[str, None]
    """Mail address."""
    first_name: Union[str, None]
    """First name."""
    last_name: Union[str, None]
    """Last name."""
    phone: Union[str, None]
    """Phone number."""


class UserList(TypedDict):
    count: int
    """The number of all rows."""
    next: Union[str, None]
    """Where the list goes on; null at its end."""
    previous: Union[str, None]
    """Where the list came from; null at its beginning."""
    results: list[User]
    """The rows of this page."""


class UserUpdate(TypedDict, total=False):
    username: str
    """The user's name."""
    password: str
    """8 to 128 characters, taken to the letter; never shown."""
    permissions: list[str]
    """What the user may do."""
    is_checker: bool
    """Decides on refunds and voids that others ask for."""
    email: Union[str, None]
    """Mail address."""
    first_name: Union[str, None]
    """First name."""
    last_name: Union[str, None]
    """Last name."""
    phone: Union[str, None]
    """Phone number."""


class WalletAccount(TypedDict):
    id: str
    """Its id."""
    customer_id: str
    """Your own id of the customer."""
    currency: str
    """ISO 4217, three capitals."""
    status: Literal["active", "suspended", "closed"]
    """Where it stands."""
    balance: str
    """What is confirmed."""
    available_balance: str
    """What the customer can spend now: the balance less what running checkouts hold."""
    created_at: str
    """When it was made."""
    updated_at: str
    """When it last changed."""


class WalletAccountList(TypedDict):
    count: int
    """The number of all rows."""
    next: Union[CursorPointer, None]
    """Where the list goes on; null at its end."""
    previous: Union[CursorPointer, None]
    """Where the list came from; null at its beginning."""
    results: list[WalletAccount]
    """The rows of this page."""


class WalletAccountSearchPagination(TypedDict, total=False):
    """`next` or `previous` of the last answer as it came; left out for the first page."""
    cursor: Union[int, None]
    """Where a page goes on; `next` has it."""
    direction: Union[Literal["forward", "backward"], None]
    """Whether it gives to the customer or takes."""
    per_page: Union[int, None]
    """Rows of a page: 20 unless sent, at most 50."""


class _WalletAccountSearch(TypedDict):
    customer_id: str
    """Your own id of the customer."""


class WalletAccountSearch(_WalletAccountSearch, total=False):
    currency: str
    """ISO 4217, three capitals."""
    status: Literal["active", "suspended", "closed"]
    """Where it stands."""
    pagination: Union[WalletAccountSearchPagination, None]
    """`next` or `previous` of the last answer as it came; left out for the first page."""


class _WalletAdjustment(TypedDict):
    customer_id: str
    """Your own id of the customer."""
    currency: str
    """ISO 4217, three capitals."""
    amount: Amount
    """Negative for a debit, never zero, with the currency's decimals."""


class WalletAdjustment(_WalletAdjustment, total=False):
    reason: Union[str, None]
    """Yours; name no person in it."""
    reference: Union[str, None]
    """Yours; name no person in it."""
    reverses: Union[int, None]
    """The adjustment that this one takes back: `amount` is its opposite."""


class _WalletEntry(TypedDict):
    entry_type: Literal["credit_refund", "credit_adjustment", "debit_adjustment", "reserve", "debit_payment", "release", "reversal"]
    """What the entry is for."""
    direction: Literal["credit", "debit"]
    """Whether it gives to the customer or takes."""
    amount: str
    """Without fee: a decimal text with the currency's decimals."""
    currency: str
    """ISO 4217, three capitals."""
    status: Literal["completed"]
    """Where it stands."""
    created_at: str
    """When it was made."""


class WalletEntry(_WalletEntry, total=False):
    session_id: str
    """The session."""
    pg_code: str
    """The code of a gateway."""


class WalletEntryList(TypedDict):
    count: int
    """The number of all rows."""
    next: Union[CursorPointer, None]
    """Where the list goes on; null at its end."""
    previous: Union[CursorPointer, None]
    """Where the list came from; null at its beginning."""
    results: list[WalletEntry]
    """The rows of this page."""


class WalletEntrySearchPagination(TypedDict, total=False):
    """`next` or `previous` of the last answer as it came; left out for the first page."""
    cursor: Union[int, None]
    """Where a page goes on; `next` has it."""
    direction: Union[Literal["forward", "backward"], None]
    """Whether it gives to the customer or takes."""
    per_page: Union[int, None]
    """Rows of a page: 20 unless sent, at most 50."""


class _WalletEntrySearch(TypedDict):
    customer_id: str
    """Your own id of the customer."""
    currency: str
    """ISO 4217, three capitals."""


class WalletEntrySearch(_WalletEntrySearch, total=False):
    entry_type: Literal["credit_refund", "credit_adjustment", "debit_adjustment", "reserve", "debit_payment", "release", "reversal", "expire"]
    """What the entry is for."""
    direction: Literal["credit", "debit"]
    """Whether it gives to the customer or takes."""
    status: Literal["pending", "completed", "failed"]
    """Where it stands."""
    session_id: str
    """The session."""
    provider: str
    """The wallet."""
    pg_code: str
    """The code of a gateway."""
    date_from: str
    """The first day, counted whole."""
    date_to: str
    """The last day, counted whole."""
    pagination: Union[WalletEntrySearchPagination, None]
    """`next` or `previous` of the last answer as it came; left out for the first page."""


class WalletMethod(TypedDict):
    type: Literal["wallet"]
    """What the payment is for: an order of a shop, or a request to pay."""
    code: str
    """Names it: goes into `pg_codes`."""
    provider_code: str
    """The wallet."""
    currency: str
    """ISO 4217, three capitals."""
    available_balance: str
    """What the customer can spend now: the balance less what running checkouts hold."""


class WalletOperation(TypedDict):
    operation_id: int
    """The wallet's operation, which leads to its ledger."""
    operation_type: Literal["refund", "reservation", "adjustment", "reversal"]
    """What the operation is for."""
    status: Literal["pending", "completed", "expired", "canceled", "reversed"]
    """Where it stands."""
    session_id: Union[str, None]
    """The session."""
    reason: Union[str, None]
    """Why."""
    reference: Union[str, None]
    """Your own reference."""
    reverses: Union[int, None]
    """The adjustment that this one takes back: `amount` is its opposite."""
    entries: list[WalletOperationEntry]
    """Every entry of it, in their order."""


class WalletOperationEntry(TypedDict):
    id: int
    """Its id."""
    entry_type: Literal["credit_refund", "credit_adjustment", "debit_adjustment", "reserve", "debit_payment", "release", "reversal"]
    """What the entry is for."""
    direction: Literal["credit", "debit"]
    """Whether it gives to the customer or takes."""
    amount: str
    """Without fee: a decimal text with the currency's decimals."""
    currency: str
    """ISO 4217, three capitals."""
    status: Literal["completed"]
    """Where it stands."""
    created_at: str
    """When it was made."""


class WalletOperationLookup(TypedDict):
    operation_id: int
    """The wallet's operation, which leads to its ledger."""


class _WalletPayment(TypedDict):
    session_id: str
    """The session."""


class WalletPayment(_WalletPayment, total=False):
    pg_code: Union[str, None]
    """The code of a gateway."""
    payload: Union[dict[str, Any], None]
    """Not read."""


class WalletTransactionWalletResponse(TypedDict):
    """What the wallet answered."""
    amount: str
    """Without fee: a decimal text with the currency's decimals."""
    currency: str
    """ISO 4217, three capitals."""
    status: Literal["completed"]
    """Where it stands."""
    operation_id: str
    """The wallet's operation, which leads to its ledger."""
    created_at: str
    """When it was made."""
    customer_id: str
    """Your own id of the customer."""
    payment_entry_id: int
    """The ledger's entry of the payment."""
    reserve_entry_id: int
    """The ledger's entry of the hold."""


class WalletTransaction(TypedDict):
    provider_code: str
    """The wallet."""
    amount: str
    """Without fee: a decimal text with the currency's decimals."""
    currency: str
    """ISO 4217, three capitals."""
    operation_id: str
    """The wallet's operation, which leads to its ledger."""
    wallet_response: WalletTransactionWalletResponse
    """What the wallet answered."""
    created_at: str
    """When it was made."""
    modified_at: str
    """When it last changed."""


class CheckoutOpenQuery(TypedDict, total=False):
    session_id: str
    """The session."""


class TransactionsListQuery(TypedDict, total=False):
    state: Literal["created", "pending", "attempted", "cod", "paid", "authorized", "captured", "failed", "canceled", "expired", "invalided"]
    """Where it stands."""
    order_no: str
    """Your own reference; it need not be unique."""
    customer_id: str
    """Your own id of the customer."""
    created_after: str
    """A day `YYYY-MM-DD` of the merchant's time zone, or an instant in ISO 8601 with its offset."""
    created_before: str
    """A day `YYYY-MM-DD` of the merchant's time zone, or an instant in ISO 8601 with its offset."""
    pg_code: str
    """The code of a gateway."""
    limit: int
    """Rows of a page."""
    offset: int
    """Rows to leave out before the page."""


class TransactionsListDeletedQuery(TypedDict, total=False):
    state: Literal["created", "pending", "attempted", "cod", "paid", "authorized", "captured", "failed", "canceled", "expired", "invalided"]
    """Where it stands."""
    order_no: str
    """Your own reference; it need not be unique."""
    customer_id: str
    """Your own id of the customer."""
    created_after: str
    """A day `YYYY-MM-DD` of the merchant's time zone, or an instant in ISO 8601 with its offset."""
    created_before: str
    """A day `YYYY-MM-DD` of the merchant's time zone, or an instant in ISO 8601 with its offset."""
    pg_code: str
    """The code of a gateway."""
    limit: int
    """Rows of a page."""
    offset: int
    """Rows to leave out before the page."""


class ApprovalsListQuery(TypedDict, total=False):
    state: Literal["pending", "approved", "done", "manual_action_required", "rejected", "canceled", "expired"]
    """Where it stands."""
    operation: Literal["refund", "void"]
    """What is done, or how the gateway charges: at once, or by reserving the amount first."""
    pg_code: str
    """The code of a gateway."""
    currency_code: str
    """ISO 4217, three capitals."""
    session_id: str
    """The session."""
    created_after: str
    """A day `YYYY-MM-DD` of the merchant's time zone, or an instant in ISO 8601 with its offset."""
    created_before: str
    """A day `YYYY-MM-DD` of the merchant's time zone, or an instant in ISO 8601 with its offset."""
    limit: int
    """Rows of a page."""
    offset: int
    """Rows to leave out before the page."""


class _CardsListQuery(TypedDict):
    customer_id: str
    """Your own id of the customer."""


class CardsListQuery(_CardsListQuery, total=False):
    type: Literal["sandbox", "production"]
    """What the payment is for: an order of a shop, or a request to pay."""
    pg_codes: list[str]
    """Codes of the merchant's gateways that may serve it."""
    agreement_id: str
    """The agreement under which the card is charged."""


class CardsDeleteQuery(TypedDict, total=False):
    customer_id: str
    """Your own id of the customer."""
    type: Literal["sandbox", "production"]
    """What the payment is for: an order of a shop, or a request to pay."""


class SubscriptionsListQuery(TypedDict, total=False):
    limit: int
    """Rows of a page."""
    offset: int
    """Rows to leave out before the page."""


class SubscriptionsListCyclesQuery(TypedDict, total=False):
    limit: int
    """Rows of a page."""
    offset: int
    """Rows to leave out before the page."""


class ReportsListQuery(TypedDict, total=False):
    created_after: str
    """A day `YYYY-MM-DD` of the merchant's time zone, or an instant in ISO 8601 with its offset."""
    created_before: str
    """A day `YYYY-MM-DD` of the merchant's time zone, or an instant in ISO 8601 with its offset."""
    interval: Literal["daily", "weekly", "monthly", "yearly", "custom"]
    """The span that it is about."""
    source: Literal["auto", "manual"]
    """Where it comes from."""
    limit: int
    """Rows of a page."""
    offset: int
    """Rows to leave out before the page."""


class UsersListQuery(TypedDict, total=False):
    limit: int
    """Rows of a page."""
    offset: int
    """Rows to leave out before the page."""


class ApiKeysListQuery(TypedDict, total=False):
    limit: int
    """Rows of a page."""
    offset: int
    """Rows to leave out before the page."""


class RequestLogListQuery(TypedDict, total=False):
    request_id: str
    """`X-Request-Id` of an answer."""
    method: Literal["GET", "POST", "PUT", "PATCH", "DELETE"]
    """The verb of the request."""
    path: str
    """A part of the path, such as a session's id."""
    outcome: Literal["ok", "refused", "failed"]
    """`ok` below 400, `refused` below 500, `failed` above."""
    caller: Literal["private_key", "public_key", "user"]
    """With what requests were authenticated."""
    limit: int
    """Rows of a page."""
    cursor: str
    """Where a page goes on; `next` has it."""


class EventsListQuery(TypedDict, total=False):
    session_id: str
    """The session."""
    subscription_id: str
    """The subscription."""
    created_after: str
    """A day `YYYY-MM-DD` of the merchant's time zone, or an instant in ISO 8601 with its offset."""
    created_before: str
    """A day `YYYY-MM-DD` of the merchant's time zone, or an instant in ISO 8601 with its offset."""
    wait: int
    """Seconds until the list is answered though no more than `known` events match; 0 unless sent."""
    known: int
    """How many events of the span the caller has; 0 unless sent."""
    limit: int
    """Rows of a page."""
    offset: int
    """Rows to leave out before the page."""


class MailboxListQuery(TypedDict, total=False):
    customer_email: str
    """The customer's mail address."""
    customer_phone: str
    """The customer's phone number."""
    channel: Literal["email", "sms", "whatsapp"]
    """How the message goes."""
    limit: int
    """Rows of a page."""
    offset: int
    """Rows to leave out before the page."""


CardList = list["Card"]
FieldErrors = dict[str, Union[list[str], "FieldErrors", list["FieldErrors"]]]
WalletSheet = dict[str, Any]

#: Requests that the service executes once per `Idempotency-Key`.
KEYED_REQUESTS = frozenset(
    {
        ("post", "/b/checkout/v1/pymt-txn/"),
        ("put", "/b/checkout/v1/pymt-txn/{session_id}/"),
        ("patch", "/b/checkout/v1/pymt-txn/{session_id}/"),
        ("post", "/b/checkout/v1/upload-attachment/"),
        ("post", "/b/pbl/v2/payment/apple-pay/"),
        ("post", "/b/pbl/v2/payment/google-pay/"),
        ("post", "/b/pbl/v2/payment/auto-debit/"),
        ("post", "/b/pbl/v2/auto-debit/"),
        ("post", "/b/pbl/v2/payment/wallet/"),
        ("post", "/b/pbl/v2/payment/cash/"),
        ("post", "/b/pbl/v2/cash-payment/"),
        ("post", "/b/pbl/v2/inquiry/"),
        ("post", "/b/pbl/v2/operation/"),
        ("post", "/b/pbl/v2/deleted-transactions/{session_id}/restore/"),
        ("post", "/b/pbl/v2/operation-requests/{id}/approve/"),
        ("post", "/b/pbl/v2/operation-requests/{id}/reject/"),
        ("post", "/b/pbl/v2/operation-requests/{id}/cancel/"),
        ("post", "/b/pbl/v2/operation-requests/{id}/retry/"),
        ("delete", "/b/pbl/v2/card/{token}/"),
        ("post", "/b/pbl/v2/subscriptions/{subscription_id}/cancel/"),
        ("post", "/b/wallet/{provider}/v1/adjustments/"),
        ("post", "/b/invoice/v1/invoice/"),
        ("post", "/b/api/v1/reports/files/"),
        ("post", "/b/pbl/v2/payment-methods/"),
        ("post", "/b/pbl/v2/osb/create/"),
        ("patch", "/b/merchant/v1/settings/"),
        ("post", "/b/merchant/v1/settings/logo/"),
        ("put", "/b/merchant/v1/settings/logo/"),
        ("delete", "/b/merchant/v1/settings/logo/"),
        ("post", "/b/merchant/v1/settings/favicon/"),
        ("put", "/b/merchant/v1/settings/favicon/"),
        ("delete", "/b/merchant/v1/settings/favicon/"),
        ("post", "/b/merchant/v1/users/"),
        ("patch", "/b/merchant/v1/users/{id}/"),
        ("delete", "/b/merchant/v1/users/{id}/"),
        ("post", "/b/merchant/v1/api-keys/"),
        ("patch", "/b/merchant/v1/api-keys/{id}/"),
        ("delete", "/b/merchant/v1/api-keys/{id}/"),
        ("post", "/b/events/v1/events/{id}/redeliver/"),
        ("post", "/b/pbl/v2/message-notification/"),
        ("post", "/b/pbl/v2/send-notification/"),
        ("post", "/b/pbl/v2/notifications/send/{channel}/"),
        ("post", "/b/sandbox/v1/clock/advance/"),
        ("post", "/b/checkout/api/sdk/v1/submit/{session_id}/"),
        ("post", "/b/checkout/api/sdk/v1/cancel/{session_id}/"),
        ("post", "/b/checkout/api/sdk/v1/pre-payment-option-check/{session_id}/"),
        ("post", "/b/checkout/api/sdk/v1/apple-pay-session/{session_id}/"),
        ("post", "/b/checkout/api/sdk/v1/stc-pay/{session_id}/"),
        ("post", "/b/checkout/api/sdk/v1/stc-pay-code/{session_id}/"),
        ("delete", "/b/checkout/api/sdk/v1/card/{session_id}/{card_id}/"),
    }
)
