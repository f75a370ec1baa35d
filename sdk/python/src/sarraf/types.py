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
    """City of the address."""
    country: str
    """Country, ISO 3166-1 alpha-2, such as `KW`."""


class Address(_Address, total=False):
    line2: str
    """Second line of the address."""
    state: str
    """State or province of the address."""
    postal_code: str
    """Postal code of the address."""


class AdvancedClock(TypedDict):
    now: str
    """Time on the merchant's test clock after the advance."""
    ran: dict[str, int]
    """Number of items that each job worked during the advance, by the job's name."""


class AgreementSeller(TypedDict, total=False):
    """Who sells under an `installment` agreement."""
    name: str
    """Name of the seller."""
    short_name: str
    """Short name of the seller."""
    category_code: str
    """Merchant category code of the seller, four digits."""


class _Agreement(TypedDict):
    id: str
    """Your id of the agreement."""


class Agreement(_Agreement, total=False):
    type: Literal["recurring", "unscheduled", "installment", "event_based", "other"]
    """Kind of later charges: `recurring` at regular times, `unscheduled` when needed, `installment` parts of one price, `event_based` after an event, or `other`."""
    amount_variability: Literal["fixed", "variable"]
    """`fixed`: every charge is of the same amount. `variable`: amounts differ."""
    frequency: str
    """How often charges happen, as it was sent: `irregular`, `daily`, `weekly`, `semi_monthly`, `monthly`, `quarterly`, `semi_annually`, `yearly` or `other`."""
    start_date: str
    """First day of the agreement."""
    expiry_date: str
    """Last day of the agreement."""
    max_amount_per_cycle: str
    """Most that one cycle may charge, a decimal string in the session's currency."""
    cycle_interval_days: int
    """Days between two charges."""
    total_cycles: int
    """Number of charges in all."""
    seller: AgreementSeller
    """Who sells under an `installment` agreement."""
    extra_params: WalletSheet
    """Other terms of the agreement."""


class _AmountDetails(TypedDict):
    currency_code: str
    """Currency that the gateway charges (ISO 4217)."""
    amount: str
    """Amount without the fee, a decimal string in `currency_code`."""
    fee: str
    """Fee, a decimal string in `currency_code`."""
    total: str
    """Amount with the fee, a decimal string in `currency_code`."""


class AmountDetails(_AmountDetails, total=False):
    exchange_rate: str
    """Units of `currency_code` for one unit of the session's currency; absent if the currencies are the same."""


class ApiKey(TypedDict):
    id: str
    """Id of the key pair."""
    name: str
    """Your name for the key pair."""
    created_at: str
    """When the key pair was created."""
    expires_at: Union[str, None]
    """When both keys expire, in real time; null if never."""
    revoked_at: Union[str, None]
    """When both keys were revoked; null if they were not."""
    api_version: str
    """API version, a date, in which requests with these keys are read and answered."""


class ApiKeyCreate(TypedDict, total=False):
    name: str
    """Your name for the key pair. Default `key`."""
    expires_at: Union[str, None]
    """When both keys expire, an instant in the future in ISO 8601 with its offset; null or absent for never."""


class ApiKeyList(TypedDict):
    count: int
    """Number of rows that match, on all pages."""
    next: Union[str, None]
    """Absolute URL of the next page; null on the last one."""
    previous: Union[str, None]
    """Absolute URL of the previous page; null on the first one."""
    results: list[ApiKey]
    """The rows of this page."""


class ApiKeyPatch(TypedDict, total=False):
    api_version: Literal["2026-11-23"]
    """API version, a date, in which requests with these keys are read and answered."""


class _ApplePayPaymentPayloadPaymentDataHeader(TypedDict):
    publicKeyHash: str
    """Hash of the public key that the data is encrypted for."""


class ApplePayPaymentPayloadPaymentDataHeader(_ApplePayPaymentPayloadPaymentDataHeader, total=False):
    """What is needed to decrypt the data."""
    ephemeralPublicKey: str
    """One-time public key of the wallet."""
    wrappedKey: str
    """Wrapped symmetric key."""
    transactionId: str
    """Wallet's id of the transaction."""


class ApplePayPaymentPayloadPaymentData(TypedDict):
    """Encrypted payment data of the wallet."""
    version: str
    """Version of the encrypted data."""
    data: str
    """The encrypted data."""
    signature: str
    """Signature over the encrypted data."""
    header: ApplePayPaymentPayloadPaymentDataHeader
    """What is needed to decrypt the data."""


class ApplePayPaymentPayloadPaymentMethod(TypedDict):
    """The card in the wallet."""
    displayName: str
    """Card as the wallet shows it."""
    network: str
    """Card scheme."""
    type: str
    """Kind of card, such as `debit`."""


class ApplePayPaymentPayload(TypedDict):
    """The wallet's own object, passed to the gateway unchanged. It is neither stored nor logged."""
    paymentData: ApplePayPaymentPayloadPaymentData
    """Encrypted payment data of the wallet."""
    paymentMethod: ApplePayPaymentPayloadPaymentMethod
    """The card in the wallet."""
    transactionIdentifier: str
    """Wallet's id of the payment."""


class _ApplePayPayment(TypedDict):
    session_id: str
    """Id of the session to pay."""
    payload: ApplePayPaymentPayload
    """The wallet's own object, passed to the gateway unchanged. It is neither stored nor logged."""


class ApplePayPayment(_ApplePayPayment, total=False):
    pg_code: Union[str, None]
    """Code of the gateway account that accepts the wallet. Required if several of the session do."""


class ApprovalDecision(TypedDict, total=False):
    decision_note: Union[str, None]
    """Note for the user who requested the operation."""


class ApprovalRequestRequestedByKey1(TypedDict):
    id: str
    """The key's id."""
    name: str
    """The key's name at the time of the request."""


class _ApprovalRequest(TypedDict):
    id: str
    """Id of the request for approval."""
    state: Literal["pending", "approved", "done", "manual_action_required", "rejected", "canceled", "expired"]
    """`pending`: waits for a checker. `approved`: the operation is being carried out. `done`: it was carried out. `manual_action_required`: the operation failed and can be retried for 48 hours. `rejected`: a checker refused. `canceled`: withdrawn, or not decided within 48 hours. `expired`: it failed and was not retried."""
    operation: Literal["refund", "void"]
    """`refund` or `void`."""
    session_id: str
    """Id of the session."""
    order_no: Union[str, None]
    """The session's `order_no`; null if it has none."""
    amount: str
    """Amount of the session, a decimal string in `currency_code`."""
    operation_amount: str
    """Amount of the operation without the fee, a decimal string in `currency_code`."""
    currency_code: str
    """Currency of the session (ISO 4217)."""
    pg_code: str
    """Code of the gateway account."""
    destination: Literal["pg", "wallet"]
    """Where a refund goes: `pg` back through the gateway, `wallet` to the customer's wallet."""
    requested_by: Union[Initiator, None]
    """The user who requested the operation; null for API keys."""
    requested_by_key: Union[ApprovalRequestRequestedByKey1, None]
    """The API key or restricted key that requested the operation; null for users."""
    decided_by: Union[Initiator, None]
    """The user who decided; null for API keys and before a decision."""
    created_at: str
    """When the operation was requested, on the merchant's clock."""
    decided_at: Union[str, None]
    """When the request was decided, on the merchant's clock; null before."""
    expires_at: Union[str, None]
    """When the request ends unless someone acts, on the merchant's clock; null if nobody has to."""
    operation_result: Union[Literal["success", "pending", "queued", "failed"], None]
    """Outcome of the operation: `success`, `pending` (not known), `queued` (the gateway decides later) or `failed`; null before an approval."""
    reference_number: Union[str, None]
    """Unique reference of the operation at the gateway; null before an approval."""
    message: Union[str, None]
    """Why the operation failed; null if it did not."""
    note: Union[str, None]
    """Note of the user who requested it; null if none was sent."""
    decision_note: Union[str, None]
    """Note of the user who decided; null if none was sent."""


class ApprovalRequest(_ApprovalRequest, total=False):
    txn: ChildTransaction
    """The child transaction; absent while there is none."""


class ApprovalRequestList(TypedDict):
    count: int
    """Number of rows that match, on all pages."""
    next: Union[str, None]
    """Absolute URL of the next page; null on the last one."""
    previous: Union[str, None]
    """Absolute URL of the previous page; null on the first one."""
    results: list[ApprovalRequest]
    """The rows of this page."""


class AttachmentUpload(TypedDict, total=False):
    file: str
    """The file: pdf, jpeg, jpg, png, doc, docx, xls, xlsx or txt by content and name, at most 2.5 MB, name of at most 100 characters."""
    session_id: str
    """Session to attach the file to at once, in any state. Send either this or `order_no`, or none of them."""
    order_no: str
    """Order whose newest session the file is attached to. Send either this or `session_id`, or none of them."""
    shortify_attachment_url: bool
    """True: the answer contains `attachment_short_url`. Needs `session_id` or `order_no`."""


class _Attempt(TypedDict):
    number: int
    """1, 2, 3 … within the session."""
    reference_number: str
    """Unique reference of the attempt at the gateway."""
    result: Literal["pending", "success", "failed", "canceled", "error", "cod"]
    """`pending`: not decided. `success`: paid or authorized. `failed`: declined. `canceled`: given up. `error`: a technical failure. `cod`: cash on delivery was agreed."""
    pg_code: str
    """Code of the gateway account."""
    operation: Literal["purchase", "authorize"]
    """`purchase`: the money is taken at once. `authorize`: it is reserved until a capture."""
    form_of_payment: str
    """What the customer paid with: `card`, `token` for a saved card, `wallet`, a device wallet such as `apple_pay`, or `none`."""
    amount: str
    """Amount without the fee, a decimal string in `currency_code`."""
    currency_code: str
    """Currency of the session (ISO 4217)."""
    amount_details: AmountDetails
    """What the gateway charges, in the currency that it charges. Without the wallets' part."""
    message: Union[str, None]
    """Why the attempt did not succeed; null if there is no message."""
    gateway_response: Union[WalletSheet, None]
    """The gateway's answer, unchanged; null if there was none."""
    disclosed_to_merchant: bool
    """True if `webhook_url` accepted the attempt's event."""
    disclosure_url_error: Union[str, None]
    """Why `webhook_url` could not be notified; null if it was, or if no try was made yet."""
    created_at: str
    """When the attempt began, on the merchant's clock."""
    finished_at: Union[str, None]
    """When the attempt was decided, on the merchant's clock; null before."""


class Attempt(_Attempt, total=False):
    wallet_amount: str
    """Part of `amount` that the customer's wallets pay, a decimal string; absent if none."""


class AutoDebit(TypedDict):
    session_id: str
    """Id of the session to pay."""
    token: str
    """Token of the saved card."""


class BrandImage(TypedDict):
    file: str
    """The image: PNG, JPEG or WebP by its content."""


class Card(TypedDict):
    token: str
    """Token of the saved card. On the simulated gateway it is the test card's number."""
    customer_id: str
    """Your id of the customer who saved the card."""
    brand: Union[str, None]
    """Card scheme, such as `Visa`; null if it is unknown."""
    name_on_card: Union[str, None]
    """Cardholder's name as typed; null if it was not asked for."""
    number: str
    """Masked card number, such as `**** 1111`. The full number is never shown."""
    expiry_month: str
    """Month of expiry, two digits."""
    expiry_year: str
    """Year of expiry, its last two digits."""
    pg_code: str
    """Code of the gateway account that the card is saved at."""
    pg_name: str
    """Kind of gateway behind that account, such as `sarraf_sandbox`."""
    cvv_required: bool
    """True if the customer must enter the security code again."""
    is_expired: bool
    """True if the card's last day has passed in the merchant's time zone."""
    is_preferred: bool
    """Always false."""
    will_expire_soon: bool
    """True if the card's last day is at most 60 days away in the merchant's time zone."""
    agreements: list[str]
    """Ids of the agreements under which the card is charged."""


class CardAcceptanceCriteria(TypedDict, total=False):
    min_expiry_time: int
    """Number of days that the card must still be valid."""


class _CardSearch(TypedDict):
    customer_id: str
    """Your id of the customer whose cards are listed."""


class CardSearch(_CardSearch, total=False):
    type: Literal["sandbox", "production"]
    """Only cards saved at gateway accounts of this type: `sandbox` or `production`."""
    pg_codes: list[str]
    """Only cards saved at these gateway accounts. In a query: a repeated key, or one text with commas."""
    agreement_id: str
    """Only the card that is charged under this agreement: one card or none."""


class CashPayment(TypedDict):
    session_id: str
    """Id of the session to be paid in cash."""


class _ChannelNotificationSendAttachmentsItem(TypedDict):
    filename: str
    """Name of the file: pdf, jpg, jpeg, png, doc, docx, xls, xlsx or txt. Name, content type and content must agree."""
    content_type: str
    """Media type of the file."""


class ChannelNotificationSendAttachmentsItem(_ChannelNotificationSendAttachmentsItem, total=False):
    content: str
    """The file in base64. Send either this or `url`."""
    url: str
    """Public address to fetch the file from at once, without redirects. Send either this or `content`."""
    size: int
    """Size of the file in bytes; checked if it is sent."""


class _ChannelNotificationSend(TypedDict):
    template_id: str
    """Name of the template: an event (`created`, `paid`, `canceled`, `failed`, `expired`, `authorized`, `voided`, `refunded` or `captured`), or `plain` for a text of your own."""
    to: str
    """Recipient: an email address, or a phone number that begins with `+` or `00` and the country's code."""


class ChannelNotificationSend(_ChannelNotificationSend, total=False):
    unit_config: str
    """Id of the sending unit. Required for `whatsapp`."""
    language: Literal["en", "ar"]
    """Language of the message: `en` (default) or `ar`."""
    cc: list[str]
    """Email addresses that get copies. For mails only."""
    bcc: list[str]
    """Email addresses that get blind copies. For mails only."""
    subject: str
    """Subject of a mail, in place of the template's. Other channels ignore it."""
    body: str
    """Text of `plain`. For another template: the text to send if the template cannot be filled."""
    context: dict[str, Any]
    """Variables of the template. `amount` and `currency_code` are required, `url` for `created`; `order_no`, `description`, `reference_number`, `card` and `url` are optional. In `plain`, `{{name}}` in `subject` and `body` is replaced by the variable `name`."""
    attachments: list[ChannelNotificationSendAttachmentsItem]
    """Files of a mail: at most 10, together at most 2.5 MB."""
    trace_id: str
    """Your id of the message, stored with it."""
    tags: list[str]
    """Your labels of the message, stored with it."""


class ChildTransaction(TypedDict):
    amount: str
    """Amount without the fee, a decimal string in `currency_code`."""
    currency_code: str
    """Currency of the session (ISO 4217)."""
    session_id: str
    """Id of the child transaction itself. No endpoint accepts it."""
    order_no: None
    """Always null."""
    state: Literal["paid", "refunded", "voided", "refund_queued", "refund_rejected", "capture_failed", "void_failed"]
    """`paid`: a capture. `refunded`: a refund. `voided`: a void. `refund_queued`: the gateway decides on the refund later. `refund_rejected`: the gateway refused a queued refund or reversed a refund. `capture_failed`, `void_failed`: the gateway reversed the capture or void."""


class Clock(TypedDict):
    now: str
    """Present time on the merchant's test clock."""


class ClockAdvance(TypedDict, total=False):
    to: str
    """Instant to move the clock to, ISO 8601 with its offset. It cannot be in the past. Send either this or `by`."""
    by: str
    """Duration to move the clock by, ISO 8601 such as `P1M` or `PT90M`, counted in the merchant's time zone. Send either this or `to`."""


class CollectedCash(TypedDict):
    session_id: str
    """Id of the session whose cash was received."""


class CursorPointer(TypedDict):
    cursor: int
    """Position in the list where the page begins."""
    direction: Literal["forward", "backward"]
    """`forward` for the next page, `backward` for the previous one."""
    per_page: int
    """Rows per page."""


class Cycle(TypedDict):
    cycle_number: int
    """1, 2, 3 … within the subscription."""
    scheduled_date: str
    """Day on which the cycle is due, in the merchant's time zone."""
    amount_due: str
    """Amount of the cycle, a decimal string in the subscription's currency."""
    status: Literal["scheduled", "processing", "retry_scheduled", "paid", "failed", "canceled"]
    """`scheduled`: due on `scheduled_date`. `processing`: a charge is running. `retry_scheduled`: a charge failed and is tried again. `paid`: paid. `failed`: every try failed; the customer may pay the balance. `canceled`: it is not charged any more."""
    paid_at: Union[str, None]
    """When the cycle was paid, on the merchant's clock; null before."""
    failure_reason: Union[str, None]
    """Gateway's reason for the last failed charge; null if none failed."""
    session_id: Union[str, None]
    """Session of the cycle's payment; null before the first charge."""
    charge_type: Literal["cit", "mit"]
    """`cit`: the customer pays on a page. `mit`: the service charges the saved card."""


class CycleAttempt(TypedDict):
    attempt_number: int
    """1, 2, 3 … within the cycle."""
    attempted_at: str
    """When the gateway was called, on the merchant's clock."""
    status: Literal["processing", "success", "failed", "error"]
    """`processing`: the outcome is not known. `success`: paid. `failed`: declined. `error`: a technical failure."""
    failure_reason: Union[str, None]
    """Gateway's reason; null unless the attempt failed."""
    reference_number: str
    """Unique reference of the attempt at the gateway."""


class CycleList(TypedDict):
    count: int
    """Number of rows that match, on all pages."""
    next: Union[str, None]
    """Absolute URL of the next page; null on the last one."""
    previous: Union[str, None]
    """Absolute URL of the previous page; null on the first one."""
    results: list[ListedCycle]
    """The rows of this page."""


class DailyCeiling(TypedDict):
    amount: str
    """Most that the key may refund and credit on one day of the merchant's time zone."""
    currency_code: str
    """Currency of the ceiling; refunds and credits in others are refused."""


class DeletedSessionBilling(TypedDict):
    """The amount as it is shown to the customer."""
    amount: str
    """Amount without the fee, a decimal string in `currency_code`."""
    currency_code: str
    """Currency of the session (ISO 4217)."""
    display: str
    """Amount and currency in the session's language, such as `KWD 10.500`."""


class DeletedSessionNotifications(TypedDict, total=False):
    """Events that the customer is notified of, by channel; absent if none were sent."""
    email: list[str]
    """Events that are notified by mail."""
    sms: list[str]
    """Events that are notified by SMS."""
    whatsapp: list[str]
    """Events that are notified by WhatsApp."""


class _DeletedSessionLoyalty1(TypedDict):
    enabled: bool
    """True if the payment takes part in the programme."""


class DeletedSessionLoyalty1(_DeletedSessionLoyalty1, total=False):
    reference: str
    """Reference in the programme; by default `order_no`."""
    metadata: WalletSheet
    """Your own data about the programme."""


class _DeletedSession(TypedDict):
    session_id: str
    """Id of the session."""
    state: Literal["created", "pending", "attempted", "cod", "paid", "authorized", "captured", "failed", "canceled", "expired", "invalided"]
    """`created`: made. `pending`: opened by the customer. `attempted`: an attempt failed and another may follow. `cod`: cash on delivery was agreed. `paid`: paid. `authorized`: the amount is reserved. `captured`: the whole authorized amount was captured. `failed`: failed for good. `canceled`: canceled. `expired`: its lifetime ended unpaid. `invalided`: not used at present."""
    type: Literal["e_commerce", "payment_request"]
    """`e_commerce`: an order of a shop. `payment_request`: a request to pay."""
    payment_type: Literal["one_off", "auto_debit", "save_card", "auto_pay"]
    """`one_off`: one payment. `auto_debit`: a payment under an agreement, whose card your server may charge later. `save_card`: saves a card without a payment. `auto_pay`: sets up a subscription that the service charges."""
    amount: str
    """Amount to pay without the fee, a decimal string in `currency_code`."""
    currency_code: str
    """Currency of the session (ISO 4217)."""
    pg_codes: list[str]
    """Codes of the gateway accounts that may serve the session."""
    operation: Literal["purchase", "authorize"]
    """`purchase`: the money is taken at once. `authorize`: it is reserved until a capture."""
    language: Literal["en", "ar"]
    """Language of pages and messages for the customer: `en` or `ar`."""
    expiration_time: str
    """Lifetime of the session, `HH:MM:SS` with unbounded hours."""
    checkout_url: str
    """Link for the customer. It opens the session and leads to the checkout."""
    checkout_page_url: str
    """URL of the checkout page itself."""
    checkout_short_url: str
    """Short link to the checkout."""
    payment_methods: list[PaymentMethod]
    """Offers of the gateway accounts that accept the currency."""
    billing: DeletedSessionBilling
    """The amount as it is shown to the customer."""
    settled_pg_code: Union[str, None]
    """Code of the gateway account that took the payment; null before."""
    remaining_amount: str
    """Amount that is not settled yet, a decimal string in `currency_code`."""
    settled_amount: str
    """Amount that was paid, authorized or agreed as cash, without the fee, a decimal string in `currency_code`."""
    paid_amount: str
    """Money collected, fee and wallets' part included, a decimal string in `currency_code`."""
    captured_amount: str
    """Sum of the captures of an authorization, a decimal string in `currency_code`."""
    refunded_amount: str
    """Sum of the refunds, a decimal string in `currency_code`."""
    voided_amount: str
    """Amount of an authorization that a void released, a decimal string in `currency_code`."""
    transactions: list[ChildTransaction]
    """Captures, refunds and voids, oldest first; at most the newest hundred."""
    attempts: list[Attempt]
    """Every attempt to pay, oldest first."""
    deleted_at: str
    """When the session was deleted, on the merchant's clock."""


class DeletedSession(_DeletedSession, total=False):
    attachment: str
    """URL of the file that the customer may download; absent if there is none."""
    attachment_short_url: str
    """Short URL of the file; only if `shortify_attachment_url` was true."""
    qr_code_url: str
    """URL of a PNG with `checkout_url` as a QR code; with `.svg` in place of `.png` it is an SVG. Only if `generate_qr_code` was true."""
    payment_link_id: str
    """The payment link by which the customer came; absent without one."""
    cash_collected_at: str
    """When cash on delivery was received, on the merchant's clock; absent if it was not."""
    cash_collected_by: Initiator
    """The user who recorded that cash was received; absent if a key did."""
    order_no: str
    """Your reference of the order; absent if none was sent."""
    customer_id: str
    """Your id of the customer; absent if none was sent."""
    customer_email: str
    """Customer's email address; absent if none was sent."""
    customer_phone: str
    """Customer's phone number; absent if none was sent."""
    webhook_url: str
    """Address that this session's events are posted to, with `***` for its credentials; absent if none was sent."""
    redirect_url: str
    """Where the customer returns to; absent if none was sent."""
    extra: WalletSheet
    """Your own data. Numbers keep the digits that were sent."""
    initiator_id: int
    """Number of the user who requests the payment; absent for API keys that name none."""
    customer_phone_2: str
    """Customer's second phone number; absent if none was sent."""
    customer_first_name: str
    """Customer's first name; absent if none was sent."""
    customer_last_name: str
    """Customer's last name; absent if none was sent."""
    customer_birthdate: str
    """Customer's date of birth; absent if none was sent."""
    due_datetime: str
    """Due time shown to the customer, `DD/MM/YYYY HH:MM:SS` in UTC; absent if none was sent."""
    notifications: DeletedSessionNotifications
    """Events that the customer is notified of, by channel; absent if none were sent."""
    email_recipients: list[str]
    """Email addresses that get copies of the customer's mails; absent if none were sent."""
    billing_address: Address
    """Customer's billing address; absent if none was sent."""
    shipping_address: ShippingAddress
    """Address and recipient of the goods; absent if none was sent."""
    agreement: Agreement
    """What the customer agrees to be charged for later; absent if none was sent."""
    card_acceptance_criteria: CardAcceptanceCriteria
    """What a card must meet to be saved or charged; absent if there is no criterion."""
    attachment_upload_url: str
    """`file_url` of the uploaded file, or the text that was sent."""
    product_type: str
    """What is sold; absent if it was not sent."""
    vendor_name: str
    """Who sells it; absent if it was not sent."""
    loyalty: Union[DeletedSessionLoyalty1, None]
    """The customer's part in a loyalty programme."""
    customer_wallet_transactions: list[WalletTransaction]
    """What each of the customer's wallets paid, in the order of use; absent if no wallet paid. `paid_amount` minus these amounts is what the gateway took."""
    sdk_setup_preload_payload: SetupPreload
    """Data that a client SDK starts from; pass it on unchanged. Only if `include_sdk_setup_preload` was true."""


class DeletedSessionList(TypedDict):
    count: int
    """Number of rows that match, on all pages."""
    next: Union[str, None]
    """Absolute URL of the next page; null on the last one."""
    previous: Union[str, None]
    """Absolute URL of the previous page; null on the first one."""
    results: list[DeletedSession]
    """The rows of this page."""


class Delivery(TypedDict):
    id: str
    """Id of the delivery."""
    url: str
    """Address that the event is posted to; of a webhook endpoint, the one of the last try."""
    endpoint_id: Union[str, None]
    """Id of the webhook endpoint; null for the address of a session or merchant."""
    state: Literal["pending", "delivered", "exhausted", "stopped"]
    """`pending`: the next try is scheduled. `delivered`: your server accepted it. `exhausted`: every retry failed. `stopped`: your server answered 410, another address replaced this one, or the webhook endpoint was paused or deleted."""
    attempts: int
    """Number of tries, requested redeliveries included."""
    next_attempt_at: Union[str, None]
    """When the next try is due; null if none is scheduled."""
    last_status: Union[int, None]
    """HTTP status of the last answer; null if there was none."""
    last_error: Union[str, None]
    """Why the last try failed; null if it succeeded."""
    log: list[DeliveryTry]
    """The last 20 tries, oldest first."""


class DeliveryToEndpoint(TypedDict):
    id: str
    """Id of the delivery."""
    url: str
    """Address that the event is posted to; of a webhook endpoint, the one of the last try."""
    endpoint_id: Union[str, None]
    """Id of the webhook endpoint; null for the address of a session or merchant."""
    state: Literal["pending", "delivered", "exhausted", "stopped"]
    """`pending`: the next try is scheduled. `delivered`: your server accepted it. `exhausted`: every retry failed. `stopped`: your server answered 410, another address replaced this one, or the webhook endpoint was paused or deleted."""
    attempts: int
    """Number of tries, requested redeliveries included."""
    next_attempt_at: Union[str, None]
    """When the next try is due; null if none is scheduled."""
    last_status: Union[int, None]
    """HTTP status of the last answer; null if there was none."""
    last_error: Union[str, None]
    """Why the last try failed; null if it succeeded."""
    log: list[EndpointTry]
    """The last 20 tries, oldest first."""


class DeliveryTry(TypedDict):
    number: int
    """1, 2, 3 … within the delivery."""
    manual: bool
    """True if the try was requested by redelivery. Such tries do not count as retries."""
    at: str
    """When the answer came or the request failed, on the merchant's clock."""
    status: Union[int, None]
    """HTTP status of your answer; null if there was none."""
    error: Union[str, None]
    """Why the try failed; null if your answer had a status of 200 to 299."""
    duration_ms: int
    """Milliseconds from the request to the answer or the failure."""


class EndedTransaction(TypedDict):
    detail: str
    """A confirmation for people."""
    operation: Literal["cancel", "expire", "delete"]
    """`cancel`, `expire` or `delete`."""
    result: Literal["success"]
    """Always `success`."""


class EndpointDelivery(TypedDict):
    event_id: str
    """Id of the event."""
    type: Literal["session.paid", "session.authorized", "session.captured", "session.attempted", "session.canceled", "session.expired", "session.failed", "session.deleted", "session.restored", "operation.queued", "operation.done", "operation.refused", "operation.rejected", "operation.reversed", "invoice.sent", "invoice.paid", "invoice.overdue", "invoice.canceled", "card.saved", "card.removed", "card.expiring", "wallet.credited", "wallet.debited", "subscription.created", "subscription.activated", "subscription.trialing", "subscription.past_due", "subscription.recovered", "subscription.changed", "subscription.paused", "subscription.resumed", "subscription.cancel_scheduled", "subscription.cancel_undone", "subscription.canceled", "subscription.expired", "subscription.setup_failed", "subscription.card_changed", "subscription.blocked", "dispute.inquiry", "dispute.opened", "dispute.evidence_due", "dispute.under_review", "dispute.won", "dispute.lost", "dispute.accepted", "dispute.second", "dispute.arbitration", "dispute.fraud_warning", "second_charge.due", "second_charge.done", "second_charge.refused"]
    """Kind of the event: `session.paid`, `session.authorized`, `session.captured`, `session.attempted`, `session.canceled`, `session.expired`, `session.failed`, `session.deleted`, `session.restored`, `operation.queued`, `operation.done`, `operation.refused`, `operation.rejected`, `operation.reversed`, `invoice.sent`, `invoice.paid`, `invoice.overdue`, `invoice.canceled`, `card.saved`, `card.removed`, `card.expiring`, `wallet.credited`, `wallet.debited`, `subscription.created`, `subscription.activated`, `subscription.trialing`, `subscription.past_due`, `subscription.recovered`, `subscription.changed`, `subscription.paused`, `subscription.resumed`, `subscription.cancel_scheduled`, `subscription.cancel_undone`, `subscription.canceled`, `subscription.expired`, `subscription.setup_failed`, `subscription.card_changed`, `subscription.blocked`, `dispute.inquiry`, `dispute.opened`, `dispute.evidence_due`, `dispute.under_review`, `dispute.won`, `dispute.lost`, `dispute.accepted`, `dispute.second`, `dispute.arbitration`, `dispute.fraud_warning`, `second_charge.due`, `second_charge.done`, `second_charge.refused`. Kinds may be added."""
    occurred_at: str
    """When the event happened, on the merchant's clock."""
    delivery: DeliveryToEndpoint
    """The delivery with its last tries and their answers."""


class EndpointDeliveryList(TypedDict):
    count: int
    """Number of rows that match, on all pages."""
    next: Union[str, None]
    """Absolute URL of the next page; null on the last one."""
    previous: Union[str, None]
    """Absolute URL of the previous page; null on the first one."""
    results: list[EndpointDelivery]
    """The rows of this page."""


class EndpointRedelivery(TypedDict):
    events: int
    """Number of events that are sent again, oldest first, at most 500."""
    more: bool
    """True if the span has more events: once these are sent, ask with `starting_after: last_event_id`."""
    last_event_id: Union[str, None]
    """Id of the last of these events; null if there are none."""


class _EndpointRedeliveryCreate(TypedDict):
    created_after: str
    """Events from then on: a day `YYYY-MM-DD` of the merchant's zone, or an instant."""


class EndpointRedeliveryCreate(_EndpointRedeliveryCreate, total=False):
    created_before: str
    """Events until then, included, in the same form. Default now; not before `created_after`. A span has at most 92 days."""
    kinds: list[Literal["session.paid", "session.authorized", "session.captured", "session.attempted", "session.canceled", "session.expired", "session.failed", "session.deleted", "session.restored", "operation.queued", "operation.done", "operation.refused", "operation.rejected", "operation.reversed", "invoice.sent", "invoice.paid", "invoice.overdue", "invoice.canceled", "card.saved", "card.removed", "card.expiring", "wallet.credited", "wallet.debited", "subscription.activated", "subscription.trialing", "subscription.past_due", "subscription.recovered", "subscription.changed", "subscription.paused", "subscription.resumed", "subscription.cancel_scheduled", "subscription.cancel_undone", "subscription.canceled", "subscription.expired", "subscription.setup_failed", "subscription.card_changed", "subscription.blocked", "dispute.inquiry", "dispute.opened", "dispute.evidence_due", "dispute.under_review", "dispute.won", "dispute.lost", "dispute.accepted", "dispute.second", "dispute.arbitration", "dispute.fraud_warning", "second_charge.due", "second_charge.done", "second_charge.refused"]]
    """Only these kinds among those of the endpoint: `session.paid`, `session.authorized`, `session.captured`, `session.attempted`, `session.canceled`, `session.expired`, `session.failed`, `session.deleted`, `session.restored`, `operation.queued`, `operation.done`, `operation.refused`, `operation.rejected`, `operation.reversed`, `invoice.sent`, `invoice.paid`, `invoice.overdue`, `invoice.canceled`, `card.saved`, `card.removed`, `card.expiring`, `wallet.credited`, `wallet.debited`, `subscription.created`, `subscription.activated`, `subscription.trialing`, `subscription.past_due`, `subscription.recovered`, `subscription.changed`, `subscription.paused`, `subscription.resumed`, `subscription.cancel_scheduled`, `subscription.cancel_undone`, `subscription.canceled`, `subscription.expired`, `subscription.setup_failed`, `subscription.card_changed`, `subscription.blocked`, `dispute.inquiry`, `dispute.opened`, `dispute.evidence_due`, `dispute.under_review`, `dispute.won`, `dispute.lost`, `dispute.accepted`, `dispute.second`, `dispute.arbitration`, `dispute.fraud_warning`, `second_charge.due`, `second_charge.done`, `second_charge.refused`."""
    delivered: bool
    """True to also send events that the endpoint has accepted. Default false."""
    starting_after: str
    """Only events that follow this one: `last_event_id` of the answer before."""


class EndpointTest(TypedDict):
    status: Union[int, None]
    """HTTP status of the answer; null if there was none."""
    error: Union[str, None]
    """Why the endpoint did not accept the request; null if it did."""
    answer: Union[str, None]
    """First 4 KiB of the answer; null if there was none."""
    duration_ms: int
    """Milliseconds from the request to the answer or the failure."""


class EndpointTry(TypedDict):
    number: int
    """1, 2, 3 … within the delivery."""
    manual: bool
    """True if the try was requested by redelivery. Such tries do not count as retries."""
    at: str
    """When the answer came or the request failed, on the merchant's clock."""
    status: Union[int, None]
    """HTTP status of your answer; null if there was none."""
    error: Union[str, None]
    """Why the try failed; null if your answer had a status of 200 to 299."""
    duration_ms: int
    """Milliseconds from the request to the answer or the failure."""
    answer: Union[str, None]
    """First 4 KiB of the answer; null without one."""


class Event(TypedDict):
    id: str
    """Id of the event, the `webhook-id` of its webhooks."""
    kind: Literal["payment", "operation", "subscription", "session.paid", "session.authorized", "session.captured", "session.attempted", "session.canceled", "session.expired", "session.failed", "session.deleted", "session.restored", "operation.queued", "operation.done", "operation.refused", "operation.rejected", "operation.reversed", "invoice.sent", "invoice.paid", "invoice.overdue", "invoice.canceled", "card.saved", "card.removed", "card.expiring", "wallet.credited", "wallet.debited", "subscription.created", "subscription.activated", "subscription.trialing", "subscription.past_due", "subscription.recovered", "subscription.changed", "subscription.paused", "subscription.resumed", "subscription.cancel_scheduled", "subscription.cancel_undone", "subscription.canceled", "subscription.expired", "subscription.setup_failed", "subscription.card_changed", "subscription.blocked", "dispute.inquiry", "dispute.opened", "dispute.evidence_due", "dispute.under_review", "dispute.won", "dispute.lost", "dispute.accepted", "dispute.second", "dispute.arbitration", "dispute.fraud_warning", "second_charge.due", "second_charge.done", "second_charge.refused"]
    """`payment`: an attempt to pay was decided. `operation`: a refund, capture or void. `subscription`: an event of a subscription that is not about a payment. With a dot, a state change that webhook endpoints receive: `session.paid`, `session.authorized`, `session.captured`, `session.attempted`, `session.canceled`, `session.expired`, `session.failed`, `session.deleted`, `session.restored`, `operation.queued`, `operation.done`, `operation.refused`, `operation.rejected`, `operation.reversed`, `invoice.sent`, `invoice.paid`, `invoice.overdue`, `invoice.canceled`, `card.saved`, `card.removed`, `card.expiring`, `wallet.credited`, `wallet.debited`, `subscription.created`, `subscription.activated`, `subscription.trialing`, `subscription.past_due`, `subscription.recovered`, `subscription.changed`, `subscription.paused`, `subscription.resumed`, `subscription.cancel_scheduled`, `subscription.cancel_undone`, `subscription.canceled`, `subscription.expired`, `subscription.setup_failed`, `subscription.card_changed`, `subscription.blocked`, `dispute.inquiry`, `dispute.opened`, `dispute.evidence_due`, `dispute.under_review`, `dispute.won`, `dispute.lost`, `dispute.accepted`, `dispute.second`, `dispute.arbitration`, `dispute.fraud_warning`, `second_charge.due`, `second_charge.done`, `second_charge.refused`. Kinds may be added."""
    session_id: Union[str, None]
    """The payment session of the event; null for events of subscriptions, cards and wallets."""
    subscription_id: Union[str, None]
    """The subscription of the event, for events of subscriptions; otherwise null."""
    number: int
    """1, 2, 3 … without gaps: of kinds without a dot within the session or subscription, of kinds with a dot within `payload.object`."""
    occurred_at: str
    """When it happened, on the merchant's clock."""
    payload: Union[PaymentEvent, OperationEvent, SubscriptionEvent, ObjectEvent]
    """The body that was posted."""
    deliveries: list[Delivery]
    """One delivery per address. Empty if no webhook address was set."""


class EventCard(TypedDict):
    object: Literal["card"]
    """Always `card`."""
    id: str
    """Id of the card, within which events are numbered."""
    state: Union[str, None]
    """Always null: a saved card has no state."""
    customer_id: str
    """The merchant's id of the customer."""
    pg_code: Union[str, None]
    """Code of the gateway account; null if none is known."""
    token: str
    """Token of the card."""
    brand: Union[str, None]
    """Scheme of the card."""
    last4: str
    """Last four digits of the card's number."""
    expiry_month: str
    """Last month of the card's validity, two digits."""
    expiry_year: str
    """Year of that month, four digits."""
    created_at: str
    """When the object was created, on the merchant's clock."""


class EventDispute(TypedDict):
    object: Literal["dispute"]
    """Always `dispute`."""
    id: str
    """Id of the dispute, within which events are numbered."""
    state: Union[str, None]
    """Stage of the dispute after the event. `fraud_warning`: the issuer warns of fraud. `inquiry`: the issuer asks before a dispute. `opened`: the customer disputes the payment. `evidence_due`: the gateway waits for evidence. `under_review`: the evidence is being examined. `won`, `lost`: decided for or against the merchant. `accepted`: the merchant accepted the dispute. `second`: disputed again. `arbitration`: the card scheme decides."""
    session_id: str
    """The payment session of the object."""
    pg_code: Union[str, None]
    """Code of the gateway account; null if none is known."""
    gateway_dispute_id: str
    """The gateway's id of the dispute."""
    amount: str
    """Amount, in `currency_code`."""
    currency_code: str
    """Currency of the amounts, ISO 4217."""
    reason: str
    """The gateway's reason."""
    due_by: Union[str, None]
    """Until when evidence can be sent; null if the gateway named no time."""
    created_at: str
    """When the object was created, on the merchant's clock."""


class EventInvoice(TypedDict):
    object: Literal["invoice"]
    """Always `invoice`."""
    id: str
    """Id of the invoice, within which events are numbered."""
    state: Union[str, None]
    """State of the invoice after the event: `sent`, `paid`, `overdue` or `canceled`, as in the invoice."""
    session_id: str
    """The payment session of the object."""
    invoice_number: str
    """The merchant's number of the invoice."""
    due_date: str
    """Day on which the invoice is due."""
    amount: str
    """Amount, in `currency_code`."""
    currency_code: str
    """Currency of the amounts, ISO 4217."""
    created_at: str
    """When the object was created, on the merchant's clock."""


class EventList(TypedDict):
    count: int
    """Number of rows that match, on all pages."""
    next: Union[str, None]
    """Absolute URL of the next page; null on the last one."""
    previous: Union[str, None]
    """Absolute URL of the previous page; null on the first one."""
    results: list[Event]
    """The rows of this page."""


class EventOperation(TypedDict):
    object: Literal["operation"]
    """Always `operation`."""
    id: str
    """Id of the operation, within which events are numbered."""
    state: Union[str, None]
    """State of the operation after the event: the second word of `type`."""
    session_id: str
    """The payment session of the object."""
    operation: str
    """Refund, capture or void, in lower case."""
    source: str
    """`input` if it was requested here, `pg` if it was made at the gateway."""
    destination: str
    """`pg` for the gateway, `wallet` for the customer's wallet."""
    amount: str
    """Amount, in `currency_code`."""
    currency_code: str
    """Currency of the amounts, ISO 4217."""
    pg_code: Union[str, None]
    """Code of the gateway account; null if none is known."""
    reference_number: str
    """Reference of the operation for the gateway."""
    tracking_key: Union[str, None]
    """The `Tracking-Key` of the request."""
    message: Union[str, None]
    """Message of the gateway."""
    created_at: str
    """When the object was created, on the merchant's clock."""


class EventSecondCharge(TypedDict):
    object: Literal["second_charge"]
    """Always `second_charge`."""
    id: str
    """Id of the second_charge, within which events are numbered."""
    state: Union[str, None]
    """`due`: the payment was charged a second time, and the service returns that charge. `done`: it was returned. `refused`: the gateway refused; return it there."""
    session_id: str
    """The payment session of the object."""
    operation: str
    """How it is returned: `refund`, or `void` for a reservation."""
    amount: str
    """Amount, in `currency_code`."""
    currency_code: str
    """Currency of the amounts, ISO 4217."""
    pg_code: Union[str, None]
    """Code of the gateway account; null if none is known."""
    reference_number: str
    """Reference of the return for the gateway."""
    message: Union[str, None]
    """Message of the gateway, or why it was not asked; null without one."""
    created_at: str
    """When the object was created, on the merchant's clock."""


class EventSession(TypedDict):
    object: Literal["session"]
    """Always `session`."""
    id: str
    """Id of the session, within which events are numbered."""
    state: Union[str, None]
    """State of the session after the event, as in the session object."""
    type: str
    """Type of the session, such as `e_commerce`."""
    payment_type: str
    """Payment type of the session, such as `one_off`."""
    amount: str
    """Amount, in `currency_code`."""
    currency_code: str
    """Currency of the amounts, ISO 4217."""
    order_no: Union[str, None]
    """The merchant's order number."""
    customer_id: Union[str, None]
    """The merchant's id of the customer."""
    pg_code: Union[str, None]
    """Code of the gateway account; null if none is known."""
    paid_amount: str
    """Amount that was paid."""
    captured_amount: str
    """Amount that was captured."""
    refunded_amount: str
    """Amount that was refunded."""
    voided_amount: str
    """Amount that was voided."""
    expires_at: str
    """When the session expires, on the merchant's clock."""
    created_at: str
    """When the object was created, on the merchant's clock."""


class EventSubscription(TypedDict):
    object: Literal["subscription"]
    """Always `subscription`."""
    id: str
    """Id of the subscription, within which events are numbered."""
    state: Union[str, None]
    """Status of the subscription after the event, as in the subscription object."""
    session_id: str
    """The setup session of the subscription."""
    customer_id: str
    """The merchant's id of the customer."""
    recurring_amount: str
    """Amount of each cycle."""
    currency_code: str
    """Currency of the amounts, ISO 4217."""
    frequency: str
    """Interval of the cycles: `monthly` or `yearly`."""
    start_date: str
    """First day of the subscription."""
    end_date: Union[str, None]
    """Last day of the subscription; null without an end."""
    cancel_at_period_end: bool
    """True if the subscription is canceled at the period's end."""
    plan_name: Union[str, None]
    """Name of the plan."""
    merchant_reference: Union[str, None]
    """The merchant's reference of the subscription."""
    created_at: str
    """When the object was created, on the merchant's clock."""


class EventWallet(TypedDict):
    object: Literal["wallet"]
    """Always `wallet`."""
    id: str
    """Id of the wallet, within which events are numbered."""
    state: Union[str, None]
    """Status of the account: `active`, `suspended` or `closed`."""
    customer_id: str
    """The merchant's id of the customer."""
    provider: str
    """Provider of the wallet."""
    currency_code: str
    """Currency of the amounts, ISO 4217."""
    amount: str
    """Amount that was credited or debited."""
    balance: str
    """Balance of the account after the movement."""
    entry_type: str
    """Why the balance changed, such as `credit_refund`."""
    operation_id: int
    """Id of the wallet operation."""
    session_id: Union[str, None]
    """The payment session of the movement; null if there is none."""
    pg_code: Union[str, None]
    """Code of the gateway account; null if none is known."""
    created_at: str
    """When the object was created, on the merchant's clock."""


class FinalizationStatus(TypedDict):
    status: Literal["SUCCEEDED", "FAILED", "CANCELLED", "PENDING"]
    """`SUCCEEDED`: paid, authorized or captured. `FAILED`: failed, expired or invalid. `CANCELLED`: canceled or voided. `PENDING`: not decided."""
    payment_transaction_id: str
    """Id of the session."""
    last_updated_at: str
    """When the state last changed, on the merchant's clock."""
    source: Literal["inquiry"]
    """Always `inquiry`."""


class GatewayConnector(TypedDict):
    """The integration that serves the account."""
    identifier: str
    """Name of the connector, such as `sarraf_sandbox`."""
    processor: str
    """Name of the processor behind the connector."""


class Gateway(TypedDict):
    code: str
    """Code of the gateway account. Put it into `pg_codes`."""
    name: str
    """Name of the gateway account."""
    pg: str
    """Name of the connector, for older clients. The same as `connector.identifier`."""
    connector: GatewayConnector
    """The integration that serves the account."""
    is_sandbox: bool
    """True if the account simulates payments and no money moves."""
    logo: str
    """URL of the gateway's picture, an SVG."""
    wallets: list[str]
    """Device wallets among `payment_services`."""
    payment_services: list[str]
    """Wallets that the account accepts: any of `wallet`, `apple_pay`, `google_pay`, `samsung_pay` and `stc_pay`. `wallet` is the customer's credit."""
    default_currency: str
    """Currency in which the account charges (ISO 4217)."""
    accepted_currencies: list[str]
    """Currencies of the sessions that the account accepts (ISO 4217)."""
    operation: Literal["purchase", "authorize"]
    """`purchase`: the account takes the money at once. `authorize`: it reserves the amount until a capture."""
    operations: list[Literal["refund", "void", "capture"]]
    """What the account supports after a payment: any of `refund`, `void` and `capture`."""
    is_tokenizable: bool
    """True if the account can save cards."""
    auto_debit_enabled: bool
    """True if the account can charge saved cards without the customer."""
    tags: list[str]
    """Labels of the account, for the filter `tags`."""


class _GatewayCreate(TypedDict):
    name_en: str
    """Name of the gateway account, shown to customers."""
    currency_code: str
    """Currency in which the account charges (ISO 4217)."""


class GatewayCreate(_GatewayCreate, total=False):
    code: str
    """Code of the account, the `pg_code`: letters, digits, `_` and `-`, unique among your accounts. By default it is derived from the name: `web-shop`, then `web-shop-2`."""
    accepted_currencies: list[str]
    """Currencies of the sessions that the account accepts (ISO 4217). Must contain `currency_code`; by default it is the only one."""
    plugins: list[Literal["e_commerce", "payment_request"]]
    """Types of session that the account serves: `e_commerce`, `payment_request` or both. Without any the account is offered nowhere."""
    is_tokenizable: bool
    """True if the account may save cards. Default false."""
    auto_debit_enabled: bool
    """True if the account may charge saved cards without the customer. Needs `is_tokenizable`. Default false."""
    operation: Literal["purchase", "authorize"]
    """`purchase` (default): the account takes the money at once. `authorize`: it reserves the amount until a capture."""
    operations: list[Literal["refund", "void", "capture"]]
    """What the account supports after a payment: any of `refund`, `void` and `capture`. Default none. What is not listed is refused."""
    multi_attempt: bool
    """True if the customer may try again after a failed attempt. Default true."""


class GatewayFieldChoicesItem(TypedDict):
    value: str
    """The value to send."""
    display_name: str
    """Name of the value for people."""


class _GatewayField(TypedDict):
    type: Literal["string", "choice", "multiple choice", "boolean"]
    """Kind of value: `string`, `choice` (one of `choices`), `multiple choice` (a list of them) or `boolean`."""
    required: bool
    """True if the field must be sent."""
    read_only: bool
    """Always false."""
    label: str
    """Name of the field for people."""


class GatewayField(_GatewayField, total=False):
    help_text: str
    """Explanation of the field for people; absent if it has none."""
    max_length: int
    """Longest value, in characters; absent if it does not apply."""
    default: Union[str, bool, list[str]]
    """Value if the field is not sent; absent if it has none."""
    choices: list[GatewayFieldChoicesItem]
    """Every allowed value; absent if the field is not a choice."""


class GatewayFieldsActions(TypedDict):
    """The fields of the body, by HTTP method."""
    POST: dict[str, GatewayField]
    """Metadata of each field of the body, by the field's name."""


class GatewayFields(TypedDict):
    name: str
    """Name of the endpoint for people."""
    description: str
    """What the endpoint does, for people."""
    renders: list[str]
    """Media types of the endpoint's answers."""
    parses: list[str]
    """Media types of bodies that the endpoint reads."""
    actions: GatewayFieldsActions
    """The fields of the body, by HTTP method."""


class GooglePayPaymentPayloadPaymentMethodDataInfo(TypedDict, total=False):
    """Facts of the card."""
    cardNetwork: str
    """Card scheme."""
    cardDetails: str
    """Last digits of the card."""


class GooglePayPaymentPayloadPaymentMethodDataTokenizationData(TypedDict):
    """Encrypted payment data for the gateway."""
    type: Literal["PAYMENT_GATEWAY"]
    """Always `PAYMENT_GATEWAY`."""
    token: str
    """The encrypted data."""


class _GooglePayPaymentPayloadPaymentMethodData(TypedDict):
    type: Literal["CARD"]
    """Always `CARD`."""
    tokenizationData: GooglePayPaymentPayloadPaymentMethodDataTokenizationData
    """Encrypted payment data for the gateway."""


class GooglePayPaymentPayloadPaymentMethodData(_GooglePayPaymentPayloadPaymentMethodData, total=False):
    """The payment method that the wallet chose."""
    description: str
    """Card as the wallet shows it."""
    info: GooglePayPaymentPayloadPaymentMethodDataInfo
    """Facts of the card."""


class GooglePayPaymentPayload(TypedDict):
    """The wallet's own object, passed to the gateway unchanged. It is neither stored nor logged."""
    apiVersion: int
    """Major version of the wallet's API. Always 2."""
    apiVersionMinor: int
    """Minor version of the wallet's API."""
    paymentMethodData: GooglePayPaymentPayloadPaymentMethodData
    """The payment method that the wallet chose."""


class _GooglePayPayment(TypedDict):
    session_id: str
    """Id of the session to pay."""
    payload: GooglePayPaymentPayload
    """The wallet's own object, passed to the gateway unchanged. It is neither stored nor logged."""


class GooglePayPayment(_GooglePayPayment, total=False):
    pg_code: Union[str, None]
    """Code of the gateway account that accepts the wallet. Required if several of the session do."""


class Initiator(TypedDict, total=False):
    id: int
    """Number of the user."""
    username: str
    """User's name for signing in."""
    email: str
    """User's email address; absent if none is set."""
    first_name: str
    """User's first name; absent if none is set."""
    last_name: str
    """User's last name; absent if none is set."""
    phone: str
    """User's phone number; absent if none is set."""


class InstalmentCheckPaymentLabelsItem(TypedDict):
    payment_type: Literal["pay_by_instalments"]
    """Always `pay_by_instalments`."""
    instalments: int
    """Number of instalments."""
    description_en: str
    """Description of the plan in English."""
    description_ar: str
    """Description of the plan in Arabic."""


class InstalmentCheck(TypedDict):
    is_available: bool
    """True if the method offers instalments for this session."""
    single_checkout_enabled: Literal[False]
    """Always false."""
    payment_labels: list[InstalmentCheckPaymentLabelsItem]
    """The instalment plans; empty if there are none."""


class InvoiceBilling(TypedDict):
    """The amount as it is shown to the customer."""
    amount: str
    """Amount without the fee, a decimal string in `currency_code`."""
    currency_code: str
    """Currency of the session (ISO 4217)."""
    display: str
    """Amount and currency in the session's language, such as `KWD 10.500`."""


class InvoiceNotifications(TypedDict, total=False):
    """Events that the customer is notified of, by channel; absent if none were sent."""
    email: list[str]
    """Events that are notified by mail."""
    sms: list[str]
    """Events that are notified by SMS."""
    whatsapp: list[str]
    """Events that are notified by WhatsApp."""


class _InvoiceLoyalty1(TypedDict):
    enabled: bool
    """True if the payment takes part in the programme."""


class InvoiceLoyalty1(_InvoiceLoyalty1, total=False):
    reference: str
    """Reference in the programme; by default `order_no`."""
    metadata: WalletSheet
    """Your own data about the programme."""


class _Invoice(TypedDict):
    session_id: str
    """Id of the session."""
    state: Literal["created", "pending", "attempted", "cod", "paid", "authorized", "captured", "failed", "canceled", "expired", "invalided"]
    """`created`: made. `pending`: opened by the customer. `attempted`: an attempt failed and another may follow. `cod`: cash on delivery was agreed. `paid`: paid. `authorized`: the amount is reserved. `captured`: the whole authorized amount was captured. `failed`: failed for good. `canceled`: canceled. `expired`: its lifetime ended unpaid. `invalided`: not used at present."""
    type: Literal["e_commerce", "payment_request"]
    """`e_commerce`: an order of a shop. `payment_request`: a request to pay."""
    payment_type: Literal["one_off", "auto_debit", "save_card", "auto_pay"]
    """`one_off`: one payment. `auto_debit`: a payment under an agreement, whose card your server may charge later. `save_card`: saves a card without a payment. `auto_pay`: sets up a subscription that the service charges."""
    amount: str
    """Total of the invoice with tax, a decimal string in `currency_code`."""
    currency_code: str
    """Currency of the session (ISO 4217)."""
    pg_codes: list[str]
    """Codes of the gateway accounts that may serve the session."""
    operation: Literal["purchase", "authorize"]
    """`purchase`: the money is taken at once. `authorize`: it is reserved until a capture."""
    language: Literal["en", "ar"]
    """Language of pages and messages for the customer: `en` or `ar`."""
    expiration_time: str
    """Lifetime of the session, `HH:MM:SS` with unbounded hours."""
    checkout_url: str
    """Link for the customer. It opens the session and leads to the checkout."""
    checkout_page_url: str
    """URL of the checkout page itself."""
    checkout_short_url: str
    """Short link to the checkout."""
    payment_methods: list[PaymentMethod]
    """Offers of the gateway accounts that accept the currency."""
    billing: InvoiceBilling
    """The amount as it is shown to the customer."""
    settled_pg_code: Union[str, None]
    """Code of the gateway account that took the payment; null before."""
    remaining_amount: str
    """Amount that is not settled yet, a decimal string in `currency_code`."""
    settled_amount: str
    """Amount that was paid, authorized or agreed as cash, without the fee, a decimal string in `currency_code`."""
    paid_amount: str
    """Money collected, fee and wallets' part included, a decimal string in `currency_code`."""
    captured_amount: str
    """Sum of the captures of an authorization, a decimal string in `currency_code`."""
    refunded_amount: str
    """Sum of the refunds, a decimal string in `currency_code`."""
    voided_amount: str
    """Amount of an authorization that a void released, a decimal string in `currency_code`."""
    transactions: list[ChildTransaction]
    """Captures, refunds and voids, oldest first; at most the newest hundred."""
    attempts: list[Attempt]
    """Every attempt to pay, oldest first."""
    total_excl_tax: str
    """Total after the discount, before tax, a decimal string in the invoice's currency."""
    tax_amount: str
    """Tax, a decimal string in the invoice's currency."""
    total_incl_tax: str
    """Total with tax, a decimal string in the invoice's currency."""
    invoice_id: int
    """Id of the invoice."""
    invoice_number: str
    """Your number of the invoice."""
    status: Literal["sent", "overdue", "paid", "canceled"]
    """`sent`: issued. `overdue`: the day after `due_date` has begun; it can still be paid. `paid`: its payments add up to its total, also after a refund. `canceled`: its own session was canceled, expired, failed for good or was deleted."""
    due_date: str
    """Last day for paying in time, in the merchant's time zone."""
    allow_partial_payments: bool
    """True if the customer may pay a part."""
    invoice_paid_amount: str
    """Sum of the payments of the invoice, a decimal string; a refund does not change it."""
    invoice_remaining_amount: str
    """What the invoice still owes, a decimal string."""
    invoice_items: list[InvoiceItem]
    """Items of the invoice with all their totals."""
    subtotal: str
    """Sum of the items' `total_incl_tax`, a decimal string."""
    shipping_incl_tax: str
    """Shipping with tax, a decimal string."""
    invoice_url: str
    """URL of the customer's page, which leads to the checkout."""
    invoice_pdf_url: str
    """URL of the PDF in the session's language. The same path under `/en/` and `/ar/` is in that language."""
    invoice_url_expires_at: Union[str, None]
    """When both links end: 90 days after the invoice was paid or canceled, or after the link was replaced if that is later; null while it is owed."""


class Invoice(_Invoice, total=False):
    attachment: str
    """URL of the file that the customer may download; absent if there is none."""
    attachment_short_url: str
    """Short URL of the file; only if `shortify_attachment_url` was true."""
    qr_code_url: str
    """URL of a PNG with `checkout_url` as a QR code; with `.svg` in place of `.png` it is an SVG. Only if `generate_qr_code` was true."""
    payment_link_id: str
    """The payment link by which the customer came; absent without one."""
    cash_collected_at: str
    """When cash on delivery was received, on the merchant's clock; absent if it was not."""
    cash_collected_by: Initiator
    """The user who recorded that cash was received; absent if a key did."""
    order_no: str
    """Your reference of the order; absent if none was sent."""
    customer_id: str
    """Your id of the customer; absent if none was sent."""
    customer_email: str
    """Customer's email address; absent if none was sent."""
    customer_phone: str
    """Customer's phone number; absent if none was sent."""
    webhook_url: str
    """Address that this session's events are posted to, with `***` for its credentials; absent if none was sent."""
    redirect_url: str
    """Where the customer returns to; absent if none was sent."""
    extra: WalletSheet
    """Your own data. Numbers keep the digits that were sent."""
    initiator_id: int
    """Number of the user who requests the payment; absent for API keys that name none."""
    customer_phone_2: str
    """Customer's second phone number; absent if none was sent."""
    customer_first_name: str
    """Customer's first name; absent if none was sent."""
    customer_last_name: str
    """Customer's last name; absent if none was sent."""
    customer_birthdate: str
    """Customer's date of birth; absent if none was sent."""
    due_datetime: str
    """Due time shown to the customer, `DD/MM/YYYY HH:MM:SS` in UTC; absent if none was sent."""
    notifications: InvoiceNotifications
    """Events that the customer is notified of, by channel; absent if none were sent."""
    email_recipients: list[str]
    """Email addresses that get copies of the customer's mails; absent if none were sent."""
    billing_address: Address
    """Customer's billing address; absent if none was sent."""
    shipping_address: ShippingAddress
    """Address and recipient of the goods; absent if none was sent."""
    agreement: Agreement
    """What the customer agrees to be charged for later; absent if none was sent."""
    card_acceptance_criteria: CardAcceptanceCriteria
    """What a card must meet to be saved or charged; absent if there is no criterion."""
    attachment_upload_url: str
    """`file_url` of the uploaded file, or the text that was sent."""
    product_type: str
    """What is sold; absent if it was not sent."""
    vendor_name: str
    """Who sells it; absent if it was not sent."""
    loyalty: Union[InvoiceLoyalty1, None]
    """The customer's part in a loyalty programme."""
    customer_wallet_transactions: list[WalletTransaction]
    """What each of the customer's wallets paid, in the order of use; absent if no wallet paid. `paid_amount` minus these amounts is what the gateway took."""
    sdk_setup_preload_payload: SetupPreload
    """Data that a client SDK starts from; pass it on unchanged. Only if `include_sdk_setup_preload` was true."""
    tax_rate: str
    """Tax in percent, two decimals; absent if none was sent."""
    discount_amount: str
    """Discount, a decimal string; absent if none was sent."""
    discount_percentage: str
    """Discount in percent, two decimals; absent if none was sent."""
    company_name: str
    """Name of the issuer, if it is not the merchant's."""
    shipping_method: str
    """How the goods are sent; absent if it was not sent."""
    shipping_excl_tax: str
    """Shipping before tax, a decimal string; absent if it was not sent."""
    shipping_tax_rate: str
    """Tax on shipping in percent, two decimals; absent if it was not sent."""


class _InvoiceCreateShoppingAddress(TypedDict):
    line1: str
    """First line of the address."""
    city: str
    """City of the address."""
    country: Literal["AD", "AE", "AF", "AG", "AI", "AL", "AM", "AO", "AQ", "AR", "AS", "AT", "AU", "AW", "AX", "AZ", "BA", "BB", "BD", "BE", "BF", "BG", "BH", "BI", "BJ", "BL", "BM", "BN", "BO", "BQ", "BR", "BS", "BT", "BV", "BW", "BY", "BZ", "CA", "CC", "CD", "CF", "CG", "CH", "CI", "CK", "CL", "CM", "CN", "CO", "CR", "CU", "CV", "CW", "CX", "CY", "CZ", "DE", "DJ", "DK", "DM", "DO", "DZ", "EC", "EE", "EG", "EH", "ER", "ES", "ET", "FI", "FJ", "FK", "FM", "FO", "FR", "GA", "GB", "GD", "GE", "GF", "GG", "GH", "GI", "GL", "GM", "GN", "GP", "GQ", "GR", "GS", "GT", "GU", "GW", "GY", "HK", "HM", "HN", "HR", "HT", "HU", "ID", "IE", "IL", "IM", "IN", "IO", "IQ", "IR", "IS", "IT", "JE", "JM", "JO", "JP", "KE", "KG", "KH", "KI", "KM", "KN", "KP", "KR", "KW", "KY", "KZ", "LA", "LB", "LC", "LI", "LK", "LR", "LS", "LT", "LU", "LV", "LY", "MA", "MC", "MD", "ME", "MF", "MG", "MH", "MK", "ML", "MM", "MN", "MO", "MP", "MQ", "MR", "MS", "MT", "MU", "MV", "MW", "MX", "MY", "MZ", "NA", "NC", "NE", "NF", "NG", "NI", "NL", "NO", "NP", "NR", "NU", "NZ", "OM", "PA", "PE", "PF", "PG", "PH", "PK", "PL", "PM", "PN", "PR", "PS", "PT", "PW", "PY", "QA", "RE", "RO", "RS", "RU", "RW", "SA", "SB", "SC", "SD", "SE", "SG", "SH", "SI", "SJ", "SK", "SL", "SM", "SN", "SO", "SR", "SS", "ST", "SV", "SX", "SY", "SZ", "TC", "TD", "TF", "TG", "TH", "TJ", "TK", "TL", "TM", "TN", "TO", "TR", "TT", "TV", "TW", "TZ", "UA", "UG", "UM", "US", "UY", "UZ", "VA", "VC", "VE", "VG", "VI", "VN", "VU", "WF", "WS", "YE", "YT", "ZA", "ZM", "ZW"]
    """Country, one of the ISO 3166-1 alpha-2 codes, such as `KW`."""
    first_name: str
    """First name of the recipient."""
    last_name: str
    """Last name of the recipient."""
    email: str
    """Email address of the recipient."""
    phone: str
    """Phone number of the recipient."""


class InvoiceCreateShoppingAddress(_InvoiceCreateShoppingAddress, total=False):
    """Another name of `shipping_address`, read if that is absent."""
    line2: str
    """Second line of the address."""
    state: str
    """State or province of the address."""
    postal_code: str
    """Postal code of the address."""


class InvoiceCreatePaymentInstrument(TypedDict):
    """Pays the session in this call. `pg_codes` must then name one gateway account."""
    instrument_type: Literal["apple_pay", "google_pay", "samsung_pay", "token", "wallet"]
    """What pays: `apple_pay`, `google_pay`, `samsung_pay`, `token` for a saved card, or `wallet` for the customer's credit."""
    payload: dict[str, Any]
    """For a device wallet the wallet's own object, `{'token': '…'}` for `samsung_pay`; for `token` `{'token': '…'}`; for `wallet` `{'wallet_code': 'wallet_sarraf'}`, or `{}` if the gateway account accepts one wallet."""


class InvoiceCreateNotifications(TypedDict, total=False):
    """Events that the customer is notified of, by channel. A channel needs its contact: `customer_email` or `customer_phone`."""
    email: list[Literal["created", "paid", "canceled", "failed", "expired", "authorized", "voided", "refunded", "captured"]]
    """Events to notify by mail to `customer_email`: any of `created`, `paid`, `authorized`, `failed`, `canceled`, `expired`, `captured`, `refunded` and `voided`."""
    sms: list[Literal["created", "paid", "canceled", "failed", "expired", "authorized", "voided", "refunded", "captured"]]
    """Events to notify by SMS to `customer_phone`: any of `created`, `paid`, `authorized`, `failed`, `canceled`, `expired`, `captured`, `refunded` and `voided`."""
    SMS: list[Literal["created", "paid", "canceled", "failed", "expired", "authorized", "voided", "refunded", "captured"]]
    """Another name of `sms`, read if `sms` is absent: any of `created`, `paid`, `authorized`, `failed`, `canceled`, `expired`, `captured`, `refunded` and `voided`."""
    whatsapp: list[Literal["created", "paid", "canceled", "failed", "expired", "authorized"]]
    """Events to notify by WhatsApp to `customer_phone`: any of `created`, `paid`, `authorized`, `failed`, `canceled` and `expired`."""


class _InvoiceCreateBillingAddress(TypedDict):
    line1: str
    """First line of the address."""
    city: str
    """City of the address."""
    country: Literal["AD", "AE", "AF", "AG", "AI", "AL", "AM", "AO", "AQ", "AR", "AS", "AT", "AU", "AW", "AX", "AZ", "BA", "BB", "BD", "BE", "BF", "BG", "BH", "BI", "BJ", "BL", "BM", "BN", "BO", "BQ", "BR", "BS", "BT", "BV", "BW", "BY", "BZ", "CA", "CC", "CD", "CF", "CG", "CH", "CI", "CK", "CL", "CM", "CN", "CO", "CR", "CU", "CV", "CW", "CX", "CY", "CZ", "DE", "DJ", "DK", "DM", "DO", "DZ", "EC", "EE", "EG", "EH", "ER", "ES", "ET", "FI", "FJ", "FK", "FM", "FO", "FR", "GA", "GB", "GD", "GE", "GF", "GG", "GH", "GI", "GL", "GM", "GN", "GP", "GQ", "GR", "GS", "GT", "GU", "GW", "GY", "HK", "HM", "HN", "HR", "HT", "HU", "ID", "IE", "IL", "IM", "IN", "IO", "IQ", "IR", "IS", "IT", "JE", "JM", "JO", "JP", "KE", "KG", "KH", "KI", "KM", "KN", "KP", "KR", "KW", "KY", "KZ", "LA", "LB", "LC", "LI", "LK", "LR", "LS", "LT", "LU", "LV", "LY", "MA", "MC", "MD", "ME", "MF", "MG", "MH", "MK", "ML", "MM", "MN", "MO", "MP", "MQ", "MR", "MS", "MT", "MU", "MV", "MW", "MX", "MY", "MZ", "NA", "NC", "NE", "NF", "NG", "NI", "NL", "NO", "NP", "NR", "NU", "NZ", "OM", "PA", "PE", "PF", "PG", "PH", "PK", "PL", "PM", "PN", "PR", "PS", "PT", "PW", "PY", "QA", "RE", "RO", "RS", "RU", "RW", "SA", "SB", "SC", "SD", "SE", "SG", "SH", "SI", "SJ", "SK", "SL", "SM", "SN", "SO", "SR", "SS", "ST", "SV", "SX", "SY", "SZ", "TC", "TD", "TF", "TG", "TH", "TJ", "TK", "TL", "TM", "TN", "TO", "TR", "TT", "TV", "TW", "TZ", "UA", "UG", "UM", "US", "UY", "UZ", "VA", "VC", "VE", "VG", "VI", "VN", "VU", "WF", "WS", "YE", "YT", "ZA", "ZM", "ZW"]
    """Country, one of the ISO 3166-1 alpha-2 codes, such as `KW`."""


class InvoiceCreateBillingAddress(_InvoiceCreateBillingAddress, total=False):
    """Customer's billing address."""
    line2: str
    """Second line of the address."""
    state: str
    """State or province of the address."""
    postal_code: str
    """Postal code of the address."""


class _InvoiceCreateShippingAddress(TypedDict):
    line1: str
    """First line of the address."""
    city: str
    """City of the address."""
    country: Literal["AD", "AE", "AF", "AG", "AI", "AL", "AM", "AO", "AQ", "AR", "AS", "AT", "AU", "AW", "AX", "AZ", "BA", "BB", "BD", "BE", "BF", "BG", "BH", "BI", "BJ", "BL", "BM", "BN", "BO", "BQ", "BR", "BS", "BT", "BV", "BW", "BY", "BZ", "CA", "CC", "CD", "CF", "CG", "CH", "CI", "CK", "CL", "CM", "CN", "CO", "CR", "CU", "CV", "CW", "CX", "CY", "CZ", "DE", "DJ", "DK", "DM", "DO", "DZ", "EC", "EE", "EG", "EH", "ER", "ES", "ET", "FI", "FJ", "FK", "FM", "FO", "FR", "GA", "GB", "GD", "GE", "GF", "GG", "GH", "GI", "GL", "GM", "GN", "GP", "GQ", "GR", "GS", "GT", "GU", "GW", "GY", "HK", "HM", "HN", "HR", "HT", "HU", "ID", "IE", "IL", "IM", "IN", "IO", "IQ", "IR", "IS", "IT", "JE", "JM", "JO", "JP", "KE", "KG", "KH", "KI", "KM", "KN", "KP", "KR", "KW", "KY", "KZ", "LA", "LB", "LC", "LI", "LK", "LR", "LS", "LT", "LU", "LV", "LY", "MA", "MC", "MD", "ME", "MF", "MG", "MH", "MK", "ML", "MM", "MN", "MO", "MP", "MQ", "MR", "MS", "MT", "MU", "MV", "MW", "MX", "MY", "MZ", "NA", "NC", "NE", "NF", "NG", "NI", "NL", "NO", "NP", "NR", "NU", "NZ", "OM", "PA", "PE", "PF", "PG", "PH", "PK", "PL", "PM", "PN", "PR", "PS", "PT", "PW", "PY", "QA", "RE", "RO", "RS", "RU", "RW", "SA", "SB", "SC", "SD", "SE", "SG", "SH", "SI", "SJ", "SK", "SL", "SM", "SN", "SO", "SR", "SS", "ST", "SV", "SX", "SY", "SZ", "TC", "TD", "TF", "TG", "TH", "TJ", "TK", "TL", "TM", "TN", "TO", "TR", "TT", "TV", "TW", "TZ", "UA", "UG", "UM", "US", "UY", "UZ", "VA", "VC", "VE", "VG", "VI", "VN", "VU", "WF", "WS", "YE", "YT", "ZA", "ZM", "ZW"]
    """Country, one of the ISO 3166-1 alpha-2 codes, such as `KW`."""
    first_name: str
    """First name of the recipient."""
    last_name: str
    """Last name of the recipient."""
    email: str
    """Email address of the recipient."""
    phone: str
    """Phone number of the recipient."""


class InvoiceCreateShippingAddress(_InvoiceCreateShippingAddress, total=False):
    """Address and recipient of the goods."""
    line2: str
    """Second line of the address."""
    state: str
    """State or province of the address."""
    postal_code: str
    """Postal code of the address."""


class InvoiceCreateAgreementSeller(TypedDict, total=False):
    """Who sells under an `installment` agreement."""
    name: str
    """Name of the seller."""
    short_name: str
    """Short name of the seller."""
    category_code: str
    """Merchant category code of the seller, four digits."""


class _InvoiceCreateAgreement(TypedDict):
    id: str
    """Your id of the agreement. The card that pays under it is the one charged later."""


class InvoiceCreateAgreement(_InvoiceCreateAgreement, total=False):
    """What the customer agrees to be charged for later. Required for `auto_debit` and, with its `id` alone, for `auto_pay`; optional for `save_card`; refused for `one_off`."""
    type: Literal["recurring", "unscheduled", "installment", "event_based", "other"]
    """Kind of later charges: `recurring` at regular times, `unscheduled` when needed, `installment` parts of one price, `event_based` after an event, or `other`. The first `auto_debit` session of an agreement that names `recurring` must also name `frequency`, `amount_variability`, `expiry_date`, `cycle_interval_days` and `total_cycles`; `installment` these and `seller`; `unscheduled` its `frequency`."""
    amount_variability: Literal["fixed", "variable"]
    """`fixed`: every charge is of the same amount. `variable`: amounts differ."""
    frequency: Literal["irregular", "daily", "weekly", "semi_monthly", "monthly", "quarterly", "semi_annually", "yearly", "other"]
    """How often charges happen: `irregular`, `daily`, `weekly`, `semi_monthly`, `monthly`, `quarterly`, `semi_annually`, `yearly` or `other`."""
    start_date: str
    """First day of the agreement, `YYYY-MM-DD` or `DD/MM/YYYY`."""
    expiry_date: str
    """Last day of the agreement, `YYYY-MM-DD` or `DD/MM/YYYY`."""
    max_amount_per_cycle: Amount
    """Most that one cycle charges by your agreement, a decimal in the session's currency. The service refuses no charge by it."""
    cycle_interval_days: int
    """Days between two charges."""
    total_cycles: int
    """Number of charges in all."""
    seller: InvoiceCreateAgreementSeller
    """Who sells under an `installment` agreement."""
    extra_params: dict[str, Any]
    """Other terms of the agreement."""


class InvoiceCreateCardAcceptanceCriteria(TypedDict, total=False):
    """What a card must meet to be saved or charged."""
    min_expiry_time: int
    """Number of days that the card must still be valid."""


class _InvoiceCreateBrandingOptionsPaymentMethodsValue(TypedDict):
    text: str
    """Text to show in place of the method's name."""
    color: str
    """Colour of the text, `#rgb` or `#rrggbb`."""


class InvoiceCreateBrandingOptionsPaymentMethodsValue(_InvoiceCreateBrandingOptionsPaymentMethodsValue, total=False):
    font_weight: int
    """Weight of the text, 100 to 900. Default 700."""


class InvoiceCreateBrandingOptions(TypedDict):
    """Texts and colours of the payment methods on the checkout. Echoed only in `payment_methods`."""
    payment_methods: dict[str, InvoiceCreateBrandingOptionsPaymentMethodsValue]
    """Text and colour of each method, by its `pg_code`; at most 100."""


class _InvoiceCreateLoyalty(TypedDict):
    enabled: bool
    """True if the payment takes part in the programme."""


class InvoiceCreateLoyalty(_InvoiceCreateLoyalty, total=False):
    """The customer's part in a loyalty programme. Stored and echoed; the service gives no reward."""
    reference: str
    """Reference in the programme. Default `order_no`."""
    metadata: dict[str, Any]
    """Your own data about the programme."""


class _InvoiceCreateInvoiceItemsItem(TypedDict):
    sku: str
    """Your code of the goods."""
    description: str
    """Description of the goods."""
    quantity: Amount
    """Number of units, above zero with at most three decimals."""
    unit_price: Amount
    """Price of one unit before discount and tax."""


class InvoiceCreateInvoiceItemsItem(_InvoiceCreateInvoiceItemsItem, total=False):
    tax_rate: Amount
    """Tax in percent, 0 to 100 with at most two decimals."""
    discount_amount: Amount
    """Discount, at most the sum that it is taken from. Send either this or `discount_percentage`."""
    discount_percentage: Amount
    """Discount in percent, 0 to 100 with at most two decimals. Send either this or `discount_amount`."""
    total_excl_tax: Amount
    """Your own total after the discount, before tax. Another result is refused."""
    tax_amount: Amount
    """Your own tax. Another result is refused."""
    total_incl_tax: Amount
    """Your own total with tax. Another result is refused."""


class _InvoiceCreate(TypedDict):
    type: Literal["e_commerce", "payment_request"]
    """`e_commerce`: an order of a shop. `payment_request`: a request to pay."""
    currency_code: str
    """Currency of the session (ISO 4217). At least one gateway account of `pg_codes` must accept it."""
    pg_codes: list[str]
    """Codes of your gateway accounts that may serve the session. Users need `Can use <pg_code>` for each."""
    invoice_number: str
    """Your number of the invoice, unique among your invoices."""
    due_date: str
    """Last day for paying in time, in the merchant's time zone."""
    invoice_items: list[InvoiceCreateInvoiceItemsItem]
    """Items of the invoice, 1 to 200. A form sends them as JSON text."""


class InvoiceCreate(_InvoiceCreate, total=False):
    payment_type: Literal["one_off", "auto_debit", "save_card"]
    """`one_off` (default): one payment. `auto_debit`: a payment under an agreement, whose card your server may charge later. `save_card`: saves a card without a payment."""
    language: Literal["en", "ar"]
    """Language of pages and messages for the customer: `en` or `ar`. Default: the merchant's."""
    order_no: str
    """Your reference of the order. It need not be unique."""
    customer_id: str
    """Your id of the customer. Required for `auto_debit`, `auto_pay` and `save_card`."""
    customer_email: str
    """Customer's email address. Required for `auto_pay`."""
    customer_phone: str
    """Customer's phone number. For messages it begins with `+` or `00` and the country's code."""
    webhook_url: str
    """Address that this session's events are posted to. A user name and password in it are sent as Basic. Default: the merchant's `webhook_url`."""
    redirect_url: str
    """Where the customer returns to, also in an app whose scheme `redirect_schemes` lists. `order_no`, `reference_number`, `session_id` and scalar values of `extra` are added to its query."""
    extra: dict[str, Any]
    """Your own data: stored, echoed and sent in webhooks. Numbers keep the digits that were sent, at most 1,000."""
    expiration_time: str
    """Lifetime of the session, `[D ]HH:MM:SS`, from one minute to 365 days. Default: the merchant's `session_lifetime`. In an update it starts again from now."""
    initiator_id: int
    """Number of an active user of the merchant who requests the payment. For users it is always the caller."""
    shopping_address: InvoiceCreateShoppingAddress
    """Another name of `shipping_address`, read if that is absent."""
    shortify_checkout_url: bool
    """Ignored: every session has a short link."""
    include_sdk_setup_preload: bool
    """True: the answer contains `sdk_setup_preload_payload`. Not echoed."""
    preload_checkout_page: bool
    """Ignored."""
    payment_instrument: InvoiceCreatePaymentInstrument
    """Pays the session in this call. `pg_codes` must then name one gateway account."""
    attachment: Union[str, None]
    """A file for the customer, sent in a form: pdf, jpeg, jpg, png, doc, docx, xls, xlsx or txt by content and name, at most 2.5 MB, name of at most 100 characters. Null: no file."""
    customer_phone_2: str
    """Customer's second phone number."""
    customer_first_name: str
    """Customer's first name."""
    customer_last_name: str
    """Customer's last name."""
    customer_birthdate: str
    """Customer's date of birth."""
    due_datetime: str
    """Time shown as 'Due by', `DD/MM/YYYY hh:mm` in UTC. It ends nothing."""
    notifications: InvoiceCreateNotifications
    """Events that the customer is notified of, by channel. A channel needs its contact: `customer_email` or `customer_phone`."""
    email_recipients: list[str]
    """Email addresses that get copies of the customer's mails, at most 50: a list, or one text with commas."""
    billing_address: InvoiceCreateBillingAddress
    """Customer's billing address."""
    shipping_address: InvoiceCreateShippingAddress
    """Address and recipient of the goods."""
    agreement: InvoiceCreateAgreement
    """What the customer agrees to be charged for later. Required for `auto_debit` and, with its `id` alone, for `auto_pay`; optional for `save_card`; refused for `one_off`."""
    card_acceptance_criteria: InvoiceCreateCardAcceptanceCriteria
    """What a card must meet to be saved or charged."""
    shortify_attachment_url: bool
    """True: answers contain `attachment_short_url`."""
    generate_qr_code: bool
    """True: answers contain `qr_code_url`."""
    attachment_upload_url: str
    """`file_url` of an uploaded file, as often as you like. Any other text with such an extension is only echoed."""
    product_type: str
    """What is sold."""
    vendor_name: str
    """Who sells it."""
    unit_code: str
    """Unit of the merchant that sells. Stored, not echoed and not used."""
    branding_options: InvoiceCreateBrandingOptions
    """Texts and colours of the payment methods on the checkout. Echoed only in `payment_methods`."""
    loyalty: Union[InvoiceCreateLoyalty, None]
    """The customer's part in a loyalty programme. Stored and echoed; the service gives no reward."""
    tax_rate: Amount
    """Tax in percent, 0 to 100 with at most two decimals."""
    discount_amount: Amount
    """Discount, at most the sum that it is taken from. Send either this or `discount_percentage`."""
    discount_percentage: Amount
    """Discount in percent, 0 to 100 with at most two decimals. Send either this or `discount_amount`."""
    total_excl_tax: Amount
    """Your own total after the discount, before tax. Another result is refused."""
    tax_amount: Amount
    """Your own tax. Another result is refused."""
    total_incl_tax: Amount
    """Your own total with tax. Another result is refused."""
    company_name: str
    """Name of the issuer, if it is not the merchant's."""
    allow_partial_payments: bool
    """True: the customer may pay a part, on the invoice's page or by a session of `payments/`. Only for `one_off`."""
    shipping_method: str
    """How the goods are sent."""
    shipping_excl_tax: Amount
    """Shipping before tax."""
    shipping_tax_rate: Amount
    """Tax on shipping in percent, 0 to 100 with at most two decimals."""
    subtotal: Amount
    """Your own sum of the items. Another result is refused."""
    shipping_incl_tax: Amount
    """Your own shipping with tax. Another result is refused."""
    amount: Amount
    """Your own total of the invoice. Another result is refused."""


class _InvoiceItem(TypedDict):
    total_excl_tax: str
    """Total after the discount, before tax, a decimal string in the invoice's currency."""
    tax_amount: str
    """Tax, a decimal string in the invoice's currency."""
    total_incl_tax: str
    """Total with tax, a decimal string in the invoice's currency."""
    id: int
    """Number of the item."""
    invoice: int
    """`invoice_id` of the invoice."""
    sku: str
    """Your code of the goods."""
    description: str
    """Description of the goods."""
    quantity: str
    """Number of units, a decimal string without zeros at its end."""
    unit_price: str
    """Price of one unit before discount and tax, a decimal string in `currency_code`."""
    currency_code: str
    """Currency of the invoice (ISO 4217)."""


class InvoiceItem(_InvoiceItem, total=False):
    tax_rate: str
    """Tax in percent, two decimals; absent if none was sent."""
    discount_amount: str
    """Discount, a decimal string; absent if none was sent."""
    discount_percentage: str
    """Discount in percent, two decimals; absent if none was sent."""


class InvoiceLinkReplace(TypedDict, total=False):
    send_email: bool
    """True: an invoice that is still owed is mailed again to `customer_email` and `email_recipients`, with the new link."""


class InvoicePayment(TypedDict):
    session_id: str
    """Id of the session that pays."""
    amount: str
    """Amount of the payment without the fee, a decimal string in `currency_code`."""
    currency_code: str
    """Currency of the invoice (ISO 4217)."""
    state: Union[Literal["created", "pending", "attempted", "cod", "paid", "authorized", "captured", "failed", "canceled", "expired", "invalided"], None]
    """State of the session; null once it was deleted. `created`: made. `pending`: opened by the customer. `attempted`: an attempt failed and another may follow. `cod`: cash on delivery was agreed. `paid`: paid. `authorized`: the amount is reserved. `captured`: the whole authorized amount was captured. `failed`: failed for good. `canceled`: canceled. `expired`: its lifetime ended unpaid. `invalided`: not used at present."""
    checkout_url: str
    """Link for the customer to pay this amount."""
    created_at: str
    """When the payment was made or begun, on the merchant's clock."""
    paid_at: Union[str, None]
    """When it was paid; null if it does not count."""


class InvoicePaymentCreate(TypedDict, total=False):
    amount: Amount
    """Amount to pay with the new session, above zero and at most what the invoice still owes. Default: all that it owes."""


class InvoicePaymentList(TypedDict):
    count: int
    """Number of rows that match, on all pages."""
    next: Union[str, None]
    """Absolute URL of the next page; null on the last one."""
    previous: Union[str, None]
    """Absolute URL of the previous page; null on the first one."""
    results: list[InvoicePayment]
    """The rows of this page."""


class KeyRotation(TypedDict, total=False):
    overlap_seconds: int
    """Seconds for which the former key still works, 0 to 86,400. Default 86,400."""
    expires_at: Union[str, None]
    """When the new key expires, in ISO 8601 with its offset; null for never. Absent: when the former key would have."""


class ListedCycle(TypedDict):
    cycle_number: int
    """1, 2, 3 … within the subscription."""
    scheduled_date: str
    """Day on which the cycle is due, in the merchant's time zone."""
    amount_due: str
    """Amount of the cycle, a decimal string in the subscription's currency."""
    status: Literal["scheduled", "processing", "retry_scheduled", "paid", "failed", "canceled"]
    """`scheduled`: due on `scheduled_date`. `processing`: a charge is running. `retry_scheduled`: a charge failed and is tried again. `paid`: paid. `failed`: every try failed; the customer may pay the balance. `canceled`: it is not charged any more."""
    paid_at: Union[str, None]
    """When the cycle was paid, on the merchant's clock; null before."""
    failure_reason: Union[str, None]
    """Gateway's reason for the last failed charge; null if none failed."""
    session_id: Union[str, None]
    """Session of the cycle's payment; null before the first charge."""
    charge_type: Literal["cit", "mit"]
    """`cit`: the customer pays on a page. `mit`: the service charges the saved card."""
    payment_attempts: list[CycleAttempt]
    """Charges of the cycle at the gateway, oldest first: the customer's for `cit`, the service's for `mit`."""


class LoggedRequest(TypedDict):
    id: str
    """Id of the log entry."""
    request_id: str
    """`X-Request-Id` of the answer."""
    at: str
    """When the request was answered, in real time."""
    method: str
    """HTTP method of the request."""
    path: str
    """Path without the query. Tokens in it are replaced by their parameter's name."""
    status: int
    """HTTP status of the answer."""
    duration_ms: int
    """Milliseconds from the request to its answer."""
    caller: Literal["private_key", "public_key", "user"]
    """How the request was authenticated: by a `private_key`, a `public_key`, or as a `user` (Basic or Bearer)."""
    caller_id: str
    """Id of the key pair or restricted key, or the user's number."""
    request_body: Union[str, None]
    """Body of the request as text, at most 4,000 characters; secrets and personal data read `[masked]`. Null if there was none."""
    answer_body: Union[str, None]
    """Body of the answer as text, at most 4,000 characters; secrets and personal data read `[masked]`. Null if there was none."""


class MailAttachmentsItem(TypedDict):
    filename: str
    """Name of the file."""
    content_type: str
    """Media type of the file."""
    size: int
    """Size of the file in bytes."""


class _Mail(TypedDict):
    id: str
    """Id of the message."""
    channel: Literal["email", "sms", "whatsapp"]
    """`email`, `sms` or `whatsapp`."""
    to: str
    """Recipient: an email address or a phone number."""
    subject: str
    """Subject of a mail; empty for other channels."""
    language: Literal["en", "ar"]
    """Language of the message: `en` or `ar`."""
    kind: str
    """What the message is about: `session_` and an event such as `session_paid`, `invoice_issued`, `invoice_reminder`, `receipt`, `plain`, `upcoming_charge`, `payment_failed`, `final_failure`, `subscription_changed`, `subscription_paused`, `subscription_resumed`, `subscription_canceled`, `card_expiring`, `subscription_link`, `approval_requested`, `approval_rejected`, `approval_done`, `approval_failed`, `user_invited`, `administration_changed`, `password_failures`, `password_reset`, `new_device`, `payment_file`, `address_confirmation`, `alert_opened`, `alert_again` or `alert_solved`. Kinds may be added."""
    html: str
    """HTML of a mail, with the same content as `text`; empty for other channels."""
    text: str
    """Text of the message without markup."""
    sent_at: str
    """When the message was sent, on the merchant's clock."""
    related_id: Union[str, None]
    """Id of the session, subscription, request for approval or user that the message is about; null if there is none."""


class Mail(_Mail, total=False):
    cc: list[str]
    """Addresses that got copies; absent if none."""
    bcc: list[str]
    """Addresses that got blind copies; absent if none."""
    attachments: list[MailAttachmentsItem]
    """Files of the mail; absent if none."""
    trace_id: str
    """Your `trace_id`; absent if none was sent."""
    tags: list[str]
    """Your `tags`; absent if none were sent."""
    unit_config: str
    """Your `unit_config`; absent if none was sent."""


class MailList(TypedDict):
    count: int
    """Number of rows that match, on all pages."""
    next: Union[str, None]
    """Absolute URL of the next page; null on the last one."""
    previous: Union[str, None]
    """Absolute URL of the previous page; null on the first one."""
    results: list[Mail]
    """The rows of this page."""


class NewApiKey(TypedDict):
    id: str
    """Id of the key pair."""
    name: str
    """Your name for the key pair."""
    created_at: str
    """When the key pair was created."""
    expires_at: Union[str, None]
    """When both keys expire, in real time; null if never."""
    revoked_at: Union[str, None]
    """When both keys were revoked; null if they were not."""
    api_version: str
    """API version, a date, in which requests with these keys are read and answered."""
    private_key: str
    """Private key `sk_…`, for your server only. This answer alone shows it."""
    public_key: str
    """Public key `pk_…`, for web pages and apps. This answer alone shows it."""


class NewRestrictedKey(TypedDict):
    id: str
    """Id of the restricted key."""
    name: str
    """Your name for the key."""
    permissions: list[str]
    """What the key may do."""
    addresses: list[str]
    """CIDR blocks from which the key is accepted; empty if it is accepted from every address."""
    daily_ceiling: Union[DailyCeiling, None]
    """Most that the key may refund and credit on one day; null if none."""
    created_at: str
    """When the key was created."""
    expires_at: Union[str, None]
    """When the key expires, in real time; null if never."""
    revoked_at: Union[str, None]
    """When the key was revoked; null if it was not."""
    api_version: str
    """API version, a date, in which requests with this key are read and answered."""
    restricted_key: str
    """The restricted key `rk_…`, for your server only. This answer alone shows it."""


class NewWebhookEndpoint(TypedDict):
    id: str
    """Id of the webhook endpoint."""
    url: str
    """Address that receives the events."""
    description: Union[str, None]
    """Your description of the endpoint."""
    kinds: list[str]
    """Kinds that the endpoint receives; empty for all."""
    header_names: list[str]
    """Names of the headers that each request carries."""
    basic_username: Union[str, None]
    """User name of the Basic credential; null without one."""
    former_secret_until: Union[str, None]
    """Until when the former signing key also signs, in real time; null if only one signs."""
    paused_at: Union[str, None]
    """Since when nothing is sent, on the merchant's clock; null if the endpoint is not paused."""
    created_at: str
    """When the endpoint was created, on the merchant's clock."""
    updated_at: str
    """When the endpoint was last changed, on the merchant's clock."""
    signing_secret: str
    """Key `whsec_…` of the header `webhook-signature`. This answer alone shows it."""


class _NotificationResend(TypedDict):
    channels: list[Literal["email", "sms", "whatsapp"]]
    """Channels to send by: any of `email`, `sms` and `whatsapp`."""


class NotificationResend(_NotificationResend, total=False):
    session_id: str
    """Id of the session. Send either this or `order_no`."""
    order_no: str
    """Your reference of the order; its newest session is taken."""


class _NotificationSendAttachmentsItem(TypedDict):
    filename: str
    """Name of the file: pdf, jpg, jpeg, png, doc, docx, xls, xlsx or txt. Name, content type and content must agree."""
    content_type: str
    """Media type of the file."""


class NotificationSendAttachmentsItem(_NotificationSendAttachmentsItem, total=False):
    content: str
    """The file in base64. Send either this or `url`."""
    url: str
    """Public address to fetch the file from at once, without redirects. Send either this or `content`."""
    size: int
    """Size of the file in bytes; checked if it is sent."""


class _NotificationSend(TypedDict):
    channel: Literal["email", "sms", "whatsapp"]
    """Channel of the message: `email`, `sms` or `whatsapp`."""
    template_id: str
    """Name of the template: an event (`created`, `paid`, `canceled`, `failed`, `expired`, `authorized`, `voided`, `refunded` or `captured`), or `plain` for a text of your own."""
    to: str
    """Recipient: an email address, or a phone number that begins with `+` or `00` and the country's code."""


class NotificationSend(_NotificationSend, total=False):
    unit_config: str
    """Id of the sending unit. Required for `whatsapp`."""
    language: Literal["en", "ar"]
    """Language of the message: `en` (default) or `ar`."""
    cc: list[str]
    """Email addresses that get copies. For mails only."""
    bcc: list[str]
    """Email addresses that get blind copies. For mails only."""
    subject: str
    """Subject of a mail, in place of the template's. Other channels ignore it."""
    body: str
    """Text of `plain`. For another template: the text to send if the template cannot be filled."""
    context: dict[str, Any]
    """Variables of the template. `amount` and `currency_code` are required, `url` for `created`; `order_no`, `description`, `reference_number`, `card` and `url` are optional. In `plain`, `{{name}}` in `subject` and `body` is replaced by the variable `name`."""
    attachments: list[NotificationSendAttachmentsItem]
    """Files of a mail: at most 10, together at most 2.5 MB."""
    trace_id: str
    """Your id of the message, stored with it."""
    tags: list[str]
    """Your labels of the message, stored with it."""


class ObjectEvent(TypedDict):
    id: str
    """Id of the event, also the header `webhook-id`."""
    type: Literal["session.paid", "session.authorized", "session.captured", "session.attempted", "session.canceled", "session.expired", "session.failed", "session.deleted", "session.restored", "operation.queued", "operation.done", "operation.refused", "operation.rejected", "operation.reversed", "invoice.sent", "invoice.paid", "invoice.overdue", "invoice.canceled", "card.saved", "card.removed", "card.expiring", "wallet.credited", "wallet.debited", "subscription.created", "subscription.activated", "subscription.trialing", "subscription.past_due", "subscription.recovered", "subscription.changed", "subscription.paused", "subscription.resumed", "subscription.cancel_scheduled", "subscription.cancel_undone", "subscription.canceled", "subscription.expired", "subscription.setup_failed", "subscription.card_changed", "subscription.blocked", "dispute.inquiry", "dispute.opened", "dispute.evidence_due", "dispute.under_review", "dispute.won", "dispute.lost", "dispute.accepted", "dispute.second", "dispute.arbitration", "dispute.fraud_warning", "second_charge.due", "second_charge.done", "second_charge.refused"]
    """The object, then its new state or what happened: `session.paid`, `session.authorized`, `session.captured`, `session.attempted`, `session.canceled`, `session.expired`, `session.failed`, `session.deleted`, `session.restored`, `operation.queued`, `operation.done`, `operation.refused`, `operation.rejected`, `operation.reversed`, `invoice.sent`, `invoice.paid`, `invoice.overdue`, `invoice.canceled`, `card.saved`, `card.removed`, `card.expiring`, `wallet.credited`, `wallet.debited`, `subscription.created`, `subscription.activated`, `subscription.trialing`, `subscription.past_due`, `subscription.recovered`, `subscription.changed`, `subscription.paused`, `subscription.resumed`, `subscription.cancel_scheduled`, `subscription.cancel_undone`, `subscription.canceled`, `subscription.expired`, `subscription.setup_failed`, `subscription.card_changed`, `subscription.blocked`, `dispute.inquiry`, `dispute.opened`, `dispute.evidence_due`, `dispute.under_review`, `dispute.won`, `dispute.lost`, `dispute.accepted`, `dispute.second`, `dispute.arbitration`, `dispute.fraud_warning`, `second_charge.due`, `second_charge.done`, `second_charge.refused`. Kinds may be added."""
    created_at: str
    """When it happened, on the merchant's clock."""
    object: Union[EventSession, EventOperation, EventInvoice, EventDispute, EventSecondCharge, EventCard, EventWallet, EventSubscription]
    """The object as it was after the event."""
    previous_state: Union[str, None]
    """State of the object before the event; null for a new object."""


class _OperationCreate(TypedDict):
    operation: Literal["cancel", "expire", "delete", "refund", "capture", "void"]
    """`refund`: returns money to the customer. `capture`: takes authorized money. `void`: releases authorized money. `cancel`: ends an unpaid or cash session as canceled. `expire`: ends an unpaid session as expired. `delete`: removes the session from lists."""


class OperationCreate(_OperationCreate, total=False):
    session_id: str
    """Id of the session. Send either this or `order_no`; this decides if both are sent."""
    order_no: str
    """Your reference of the order; its newest session is taken."""
    amount: Amount
    """Amount of a capture or refund without the fee, above zero, with at most the currency's decimals. Absent: all that is left. A blank text is refused. Other operations ignore it."""
    destination: Literal["pg", "wallet"]
    """Where a refund goes: `pg` (default) back through the gateway, `wallet` to the customer's wallet. Other operations ignore it."""
    extra: dict[str, Any]
    """Your data about a refund, capture or void: its event contains them, and simulated gateways read `sandbox_result`. Other operations ignore it."""
    note: Union[str, None]
    """Note for the checker of a refund or void that waits for approval."""


class _OperationEvent(TypedDict):
    session_id: str
    """Id of the session that the operation belongs to."""
    order_no: str
    """The session's `order_no`; empty if it has none."""
    operation: Literal["refund", "capture", "void"]
    """`refund`: returns money to the customer. `capture`: takes authorized money. `void`: releases authorized money."""
    amount: str
    """Amount of the operation without the fee, a decimal string in the session's currency."""
    reference_number: str
    """Unique reference of the operation at the gateway."""
    result: Literal["success", "queued", "rejected"]
    """`success`: done. `queued`: the gateway accepted it and decides later. `rejected`: the gateway refused a queued operation, or reversed it."""
    success: bool
    """True if `result` is `success`."""
    source: Literal["input", "pg"]
    """`input`: requested here; `pg`: made at the gateway, and only in webhooks."""
    txn: ChildTransaction
    """The child transaction that the operation made."""
    pg_code: str
    """Code of the gateway account."""
    pg_response: WalletSheet
    """The gateway's answer, unchanged; empty if there was none."""
    pg_params: WalletSheet
    """Facts from the gateway's answer under names that are the same for every gateway."""
    is_sandbox: bool
    """True if the gateway account simulates payments and no money moves."""
    timestamp_utc: str
    """When the event was written, `YYYY-MM-DD HH:MM:SS` in UTC on the merchant's clock."""
    signature: str
    """HMAC-SHA256 over some of the fields with the merchant's `webhook_hmac_key`, lower-case hexadecimal."""


class OperationEvent(_OperationEvent, total=False):
    initiator: Initiator
    """The user who requested the operation; absent for API keys."""
    extra: WalletSheet
    """`extra` of the request; absent if none was sent."""


class _Payment(TypedDict):
    session_id: str
    """Id of the session."""
    reference_number: str
    """Unique reference of the attempt at the gateway; empty if there was no attempt."""
    result: Literal["pending", "success", "failed", "canceled", "error", "cod"]
    """`pending`: not decided. `success`: paid or authorized. `failed`: declined. `canceled`: given up. `error`: a technical failure. `cod`: cash on delivery was agreed."""
    state: Literal["created", "pending", "attempted", "cod", "paid", "authorized", "captured", "failed", "canceled", "expired", "invalided"]
    """State of the session: `created`, `pending`, `attempted`, `cod`, `paid`, `authorized`, `captured`, `failed`, `canceled`, `expired` or `invalided`, as in the session object."""
    payment_type: Literal["one_off", "auto_debit", "save_card", "auto_pay"]
    """`one_off`: one payment. `auto_debit`: a payment under an agreement. `save_card`: saves a card without a payment. `auto_pay`: belongs to a subscription."""
    amount: str
    """Amount to pay without the fee, a decimal string in `currency_code`."""
    currency_code: str
    """Currency of the session (ISO 4217)."""
    amount_details: AmountDetails
    """What the gateway charges, in the currency that it charges. Without the wallets' part."""
    fee: str
    """Fee with its currency, such as `0.250 KWD`."""
    gateway_account: str
    """Code of the gateway account."""
    gateway_name: str
    """Kind of gateway behind the account, such as `sarraf_sandbox`."""
    pg_params: WalletSheet
    """Facts from the gateway's answer under names that are the same for every gateway."""
    message: str
    """The result for people."""
    is_sandbox: bool
    """True if the gateway account simulates payments and no money moves."""
    timestamp_utc: str
    """When the event was written, `YYYY-MM-DD HH:MM:SS` in UTC on the merchant's clock."""
    pg_response: WalletSheet
    """The gateway's answer, unchanged; empty if there was none."""


class Payment(_Payment, total=False):
    order_no: str
    """Your reference of the order; absent if the session has none."""
    settled_amount: str
    """Amount that was paid or authorized, without the fee, a decimal string; absent before."""
    paid_amount: str
    """Money collected, fee and wallets' part included, a decimal string; absent if nothing is collected."""
    refunded_amount: str
    """Sum of the refunds, a decimal string; absent if zero."""
    voided_amount: str
    """Amount that a void released, a decimal string; absent if zero."""
    gateway_response: WalletSheet
    """The gateway's answer, unchanged; absent if there was none."""
    card_acceptance_criteria: CardAcceptanceCriteria
    """What a card must meet to be saved or charged; absent if there is no criterion."""
    token: Card
    """The card that was saved or charged; absent if none."""
    transactions: list[ChildTransaction]
    """Captures, refunds and voids, oldest first; absent if there are none."""
    customer_id: str
    """Your id of the customer; absent if none was sent."""
    customer_email: str
    """Customer's email address; absent if none was sent."""
    customer_first_name: str
    """Customer's first name; absent if none was sent."""
    customer_last_name: str
    """Customer's last name; absent if none was sent."""
    customer_phone: str
    """Customer's phone number; absent if none was sent."""
    customer_birthdate: str
    """Customer's date of birth; absent if none was sent."""
    customer_address_line1: str
    """First line of the billing address."""
    customer_address_line2: str
    """Second line of the billing address."""
    customer_address_city: str
    """City of the billing address."""
    customer_address_state: str
    """State or province of the billing address."""
    customer_address_country: str
    """Country of the billing address, ISO 3166-1 alpha-2."""
    customer_address_postal_code: str
    """Postal code of the billing address."""
    agreement: Agreement
    """What the customer agreed to be charged for later; absent if none was sent."""
    customer_wallet_transactions: list[WalletTransaction]
    """What each of the customer's wallets paid, in the order of use; absent if no wallet paid."""
    extra: WalletSheet
    """Your own data of the session; absent if none was sent."""
    initiator: Initiator
    """The user who created the session; empty for an API key. Absent in answers to a public key."""
    signature: str
    """HMAC-SHA256 over some of the fields with the merchant's `webhook_hmac_key`, lower-case hexadecimal. Absent in answers to a public key."""


class _PaymentEvent(TypedDict):
    session_id: str
    """Id of the session."""
    reference_number: str
    """Unique reference of the attempt at the gateway; empty if there was no attempt."""
    result: Literal["pending", "success", "failed", "canceled", "error", "cod"]
    """`pending`: not decided. `success`: paid or authorized. `failed`: declined. `canceled`: given up. `error`: a technical failure. `cod`: cash on delivery was agreed."""
    state: Literal["created", "pending", "attempted", "cod", "paid", "authorized", "captured", "failed", "canceled", "expired", "invalided"]
    """State of the session: `created`, `pending`, `attempted`, `cod`, `paid`, `authorized`, `captured`, `failed`, `canceled`, `expired` or `invalided`, as in the session object."""
    payment_type: Literal["one_off", "auto_debit", "save_card", "auto_pay"]
    """`one_off`: one payment. `auto_debit`: a payment under an agreement. `save_card`: saves a card without a payment. `auto_pay`: belongs to a subscription."""
    amount: str
    """Amount to pay without the fee, a decimal string in `currency_code`."""
    currency_code: str
    """Currency of the session (ISO 4217)."""
    amount_details: AmountDetails
    """What the gateway charges, in the currency that it charges. Without the wallets' part."""
    fee: str
    """Fee with its currency, such as `0.250 KWD`."""
    gateway_account: str
    """Code of the gateway account."""
    gateway_name: str
    """Kind of gateway behind the account, such as `sarraf_sandbox`."""
    pg_params: WalletSheet
    """Facts from the gateway's answer under names that are the same for every gateway."""
    is_sandbox: bool
    """True if the gateway account simulates payments and no money moves."""
    timestamp_utc: str
    """When the event was written, `YYYY-MM-DD HH:MM:SS` in UTC on the merchant's clock."""
    initiator: Initiator
    """The user who created the session; empty for an API key."""
    signature: str
    """HMAC-SHA256 over some of the fields with the merchant's `webhook_hmac_key`, lower-case hexadecimal."""


class PaymentEvent(_PaymentEvent, total=False):
    order_no: str
    """Your reference of the order; absent if the session has none."""
    settled_amount: str
    """Amount that was paid or authorized, without the fee, a decimal string; absent before."""
    paid_amount: str
    """Money collected, fee and wallets' part included, a decimal string; absent if nothing is collected."""
    refunded_amount: str
    """Sum of the refunds, a decimal string; absent if zero."""
    voided_amount: str
    """Amount that a void released, a decimal string; absent if zero."""
    gateway_response: WalletSheet
    """The gateway's answer, unchanged; absent if there was none."""
    message: str
    """Why the attempt did not succeed; absent otherwise."""
    card_acceptance_criteria: CardAcceptanceCriteria
    """What a card must meet to be saved or charged; absent if there is no criterion."""
    token: Card
    """The card that was saved or charged; absent if none."""
    transactions: list[ChildTransaction]
    """Captures, refunds and voids, oldest first; absent if there are none."""
    customer_id: str
    """Your id of the customer; absent if none was sent."""
    customer_email: str
    """Customer's email address; absent if none was sent."""
    customer_first_name: str
    """Customer's first name; absent if none was sent."""
    customer_last_name: str
    """Customer's last name; absent if none was sent."""
    customer_phone: str
    """Customer's phone number; absent if none was sent."""
    customer_birthdate: str
    """Customer's date of birth; absent if none was sent."""
    customer_address_line1: str
    """First line of the billing address."""
    customer_address_line2: str
    """Second line of the billing address."""
    customer_address_city: str
    """City of the billing address."""
    customer_address_state: str
    """State or province of the billing address."""
    customer_address_country: str
    """Country of the billing address, ISO 3166-1 alpha-2."""
    customer_address_postal_code: str
    """Postal code of the billing address."""
    agreement: Agreement
    """What the customer agreed to be charged for later; absent if none was sent."""
    customer_wallet_transactions: list[WalletTransaction]
    """What each of the customer's wallets paid, in the order of use; absent if no wallet paid."""
    extra: WalletSheet
    """Your own data of the session; absent if none was sent."""


class PaymentInquiry(TypedDict, total=False):
    session_id: str
    """Id of the session. Send either this or `order_no`; this decides if both are sent."""
    order_no: str
    """Your reference of the order; its newest session is taken."""
    notify_webhook_url: bool
    """True: also posts the answer to the session's `webhook_url`, or the merchant's. Nothing is posted without either."""
    webhook_url: str
    """Another address for that post; not read without it."""


class PaymentLink(TypedDict):
    id: str
    """Id of the link."""
    url: str
    """The customers' page in English; the same path under `/ar/` is in Arabic."""
    qr_code_url: str
    """A PNG with `url` as a QR code; with `.svg` in place of `.png` it is an SVG."""
    status: Literal["active", "ended", "used_up", "closed"]
    """`active`: it can be paid. `ended`: its last day is over. `used_up`: it has all its payments. `closed`: it was closed."""
    name: str
    """What is paid for."""
    description: Union[str, None]
    """Description for customers; null without one."""
    type: Literal["e_commerce", "payment_request"]
    """Type of its sessions. `e_commerce`: an order of a shop. `payment_request`: a request to pay."""
    currency_code: str
    """Currency (ISO 4217)."""
    amount: Union[str, None]
    """Amount of every payment, a decimal string; null if the customer chooses it."""
    minimum_amount: Union[str, None]
    """Least amount to choose, a decimal string; null for a fixed amount."""
    maximum_amount: Union[str, None]
    """Largest amount to choose, a decimal string; null for a fixed amount."""
    pg_codes: list[str]
    """Codes of the gateway accounts that may serve its sessions."""
    order_no: Union[str, None]
    """`order_no` of its sessions; null without one."""
    webhook_url: Union[str, None]
    """Webhook address of its sessions; null for the merchant's."""
    redirect_url: Union[str, None]
    """Where customers return to; null without one."""
    active_until: Union[str, None]
    """Last day on which it can be paid; null without one."""
    max_payments: Union[int, None]
    """Number of payments that it takes; null without a limit."""
    payments: int
    """Number of payments."""
    paid_amount: str
    """Sum of the payments without fees, a decimal string; a refund does not change it."""
    closed_at: Union[str, None]
    """When it was closed, on the merchant's clock; null if it was not."""
    created_at: str
    """When it was made, on the merchant's clock."""


class _PaymentLinkCreate(TypedDict):
    name: str
    """What is paid for, as customers see it."""
    currency_code: str
    """Currency (ISO 4217)."""
    pg_codes: list[str]
    """Codes of the gateway accounts that may serve its sessions."""


class PaymentLinkCreate(_PaymentLinkCreate, total=False):
    description: Union[str, None]
    """Description for customers. Null removes them."""
    amount: Amount
    """The amount of every payment. Without it the customer chooses one."""
    minimum_amount: Amount
    """Least amount that the customer may choose; with `maximum_amount`."""
    maximum_amount: Amount
    """Largest amount that the customer may choose; with `minimum_amount`."""
    active_until: Union[str, None]
    """Last day on which it can be paid, in the merchant's time zone. Null: without an end."""
    max_payments: Union[int, None]
    """Number of payments after which it can no longer be paid. Null: without a limit."""
    type: Literal["e_commerce", "payment_request"]
    """Type of its sessions. `e_commerce`: an order of a shop. `payment_request`: a request to pay. Default: `payment_request`."""
    order_no: str
    """`order_no` of its sessions."""
    webhook_url: str
    """Webhook address of its sessions. Default: the merchant's."""
    redirect_url: str
    """Where customers return to, also in an app whose scheme `redirect_schemes` lists."""


class PaymentLinkList(TypedDict):
    count: int
    """Number of rows that match, on all pages."""
    next: Union[str, None]
    """Absolute URL of the next page; null on the last one."""
    previous: Union[str, None]
    """Absolute URL of the previous page; null on the first one."""
    results: list[PaymentLink]
    """The rows of this page."""


class PaymentLinkUpdate(TypedDict, total=False):
    name: str
    """What is paid for, as customers see it."""
    description: Union[str, None]
    """Description for customers. Null removes them."""
    amount: Amount
    """The amount of every payment. Without it the customer chooses one."""
    minimum_amount: Amount
    """Least amount that the customer may choose; with `maximum_amount`."""
    maximum_amount: Amount
    """Largest amount that the customer may choose; with `minimum_amount`."""
    active_until: Union[str, None]
    """Last day on which it can be paid, in the merchant's time zone. Null: without an end."""
    max_payments: Union[int, None]
    """Number of payments after which it can no longer be paid. Null: without a limit."""


class PaymentMethodIcons(TypedDict):
    """The picture in two formats."""
    svg: str
    """URL of the SVG."""
    webp: str
    """URL of the WebP."""


class PaymentMethodBrandingOptions(TypedDict):
    """Your text and colour for this method on the checkout; absent if the session has none for it."""
    text: str
    """Text shown in place of the method's name."""
    color: str
    """Colour of the text, `#rgb` or `#rrggbb`."""
    font_weight: int
    """Weight of the text, 100 to 900."""


class _PaymentMethod(TypedDict):
    code: str
    """Code of the gateway account, as in `pg_codes`."""
    name: str
    """Name of the method in the session's language."""
    amount: str
    """What the customer pays with this method, fee included, a decimal string in `currency_code`."""
    currency_code: str
    """Currency that is charged (ISO 4217). It may differ from the session's."""
    fee: str
    """Fee that the customer pays, a decimal string in `currency_code`."""
    fee_description: str
    """Name of the fee in the session's language; empty if it has none."""
    icon: str
    """URL of the method's picture, an SVG."""
    icons: PaymentMethodIcons
    """The picture in two formats."""
    flow: Literal["redirect", "card_onsite", "flex_methods"]
    """`redirect`: the customer pays on a page of the gateway. `card_onsite`: the card is entered on the checkout. `flex_methods`: the customer pays in instalments."""
    redirect_url: None
    """Always null. Send the customer to `checkout_url` of the session."""
    type: Literal["e_commerce", "payment_request"]
    """Type of the session: `e_commerce` for an order of a shop, `payment_request` for a request to pay."""
    is_sandbox: bool
    """True if the gateway account simulates payments and no money moves."""


class PaymentMethod(_PaymentMethod, total=False):
    branding_options: PaymentMethodBrandingOptions
    """Your text and colour for this method on the checkout; absent if the session has none for it."""


class _PaymentMethodSearch(TypedDict):
    plugin: Literal["e_commerce", "payment_request"]
    """Only accounts that serve sessions of this type: `e_commerce` or `payment_request`."""


class PaymentMethodSearch(_PaymentMethodSearch, total=False):
    currencies: list[str]
    """Only accounts that accept any of these currencies (ISO 4217)."""
    customer_id: str
    """Your id of the customer, for `customer_payment_methods`. It does not filter accounts."""
    operation: Literal["purchase", "authorize"]
    """Only accounts that take the money at once (`purchase`) or that reserve it (`authorize`)."""
    type: Literal["sandbox", "production"]
    """Only `sandbox` accounts, which simulate payments, or only `production` accounts."""
    tokenizable: bool
    """True: only accounts that can save cards. False filters nothing."""
    auto_debit: bool
    """True: only accounts that can save cards and charge them without the customer. False filters nothing."""
    pg_names: list[str]
    """Only accounts served by any of these connectors, such as `sarraf_sandbox`."""
    tags: list[Literal["e_commerce", "crm", "pos", "invoicing", "subscriptions", "marketplace", "mobile_app", "ticket_booking", "donations", "government", "education", "healthcare", "insurance", "logistics", "hospitality", "real_estate", "retail", "telecom", "utilities", "demo", "test"]]
    """Only accounts with any of these labels: `e_commerce`, `crm`, `pos`, `invoicing`, `subscriptions`, `marketplace`, `mobile_app`, `ticket_booking`, `donations`, `government`, `education`, `healthcare`, `insurance`, `logistics`, `hospitality`, `real_estate`, `retail`, `telecom`, `utilities`, `demo` or `test`."""
    payment_services: list[Literal["wallet", "apple_pay", "google_pay", "samsung_pay", "stc_pay"]]
    """Only accounts that accept any of these wallets: `wallet` (the customer's credit), `apple_pay`, `google_pay`, `samsung_pay` or `stc_pay`."""


class PaymentMethods(TypedDict):
    customer_payment_methods: list[Union[str, WalletMethod]]
    """For the customer of the request: codes of `payment_methods` that the customer paid with, the last used first, then each wallet with spendable credit in the requested currencies. Empty without `customer_id`. Users need the permission `wallet.view` to see wallets."""
    payment_methods: list[Gateway]
    """Gateway accounts that match the filters, ordered by code."""


class _PendingOperation(TypedDict):
    detail: str
    """An explanation for people."""
    operation: Literal["refund", "capture", "void"]
    """`refund`, `capture` or `void`."""
    result: Literal["pending"]
    """Always `pending`: the outcome is not known, or a checker must approve."""


class PendingOperation(_PendingOperation, total=False):
    reference_number: str
    """Unique reference of the operation at the gateway; absent if it waits for approval."""
    request_id: str
    """Id of the request for approval; absent if none is needed."""


class _Refusal(TypedDict):
    detail: str
    """The reason for people. Its wording may change."""


class Refusal(_Refusal, total=False):
    """Why the request as a whole is refused."""
    code: str
    """The reason for programs; present where one refusal must be distinguished from others."""
    result: Literal["failed"]
    """Always `failed`; present if an operation or a payment was refused."""
    operation: str
    """The operation that was refused."""


class ReportDownloadAction(TypedDict):
    """The request that downloads the file. It works for one hour, for the caller who got it."""
    method: Literal["GET"]
    """Always `GET`."""
    url: str
    """URL of the file; 404 until the file is written."""


class Report(TypedDict):
    encrypted_id: str
    """Id of the report."""
    report_name: str
    """Name of the file without its extension, such as `transactions_daily_2026-03-10`."""
    interval: Literal["daily", "weekly", "monthly", "yearly", "custom"]
    """Span of the report in the merchant's time zone: `daily`, `weekly` (Sunday to Saturday), `monthly`, `yearly`, or `custom` for requested days."""
    source: Literal["auto", "manual"]
    """`auto`: the service made it after the period's end. `manual`: it was requested."""
    file_format: Literal["CSV", "XLSX"]
    """`CSV`, or `XLSX` for a workbook."""
    records_amount: Union[int, None]
    """Number of rows in the file; null until it is written."""
    status: Literal["in_progress", "finished", "failed"]
    """`in_progress`: the file is being written. `finished`: it can be downloaded. `failed`: not used at present."""
    starts_at: str
    """First instant of the span."""
    ends_at: str
    """First instant after the span."""
    generated_at: Union[str, None]
    """When the file was written, on the merchant's clock; null before."""
    created_at: str
    """When the report was requested or begun, on the merchant's clock."""
    download_action: ReportDownloadAction
    """The request that downloads the file. It works for one hour, for the caller who got it."""


class ReportCreate(TypedDict, total=False):
    interval: Literal["daily", "weekly", "monthly", "yearly"]
    """The latest whole `daily`, `weekly` (Sunday to Saturday), `monthly` or `yearly` period in the merchant's time zone. Send either this or `created_after`."""
    created_after: str
    """First day of the span, included, in the merchant's time zone. Send either this or `interval`."""
    created_before: str
    """Last day of the span, included, in the merchant's time zone. Without it the span ends now."""
    file_format: Literal["CSV", "XLSX"]
    """`CSV` (default): UTF-8 with a byte order mark, commas and CRLF. `XLSX`: a workbook."""


class ReportList(TypedDict):
    count: int
    """Number of rows that match, on all pages."""
    next: Union[str, None]
    """Absolute URL of the next page; null on the last one."""
    previous: Union[str, None]
    """Absolute URL of the previous page; null on the first one."""
    results: list[Report]
    """The rows of this page."""


class RequestLog(TypedDict):
    next: Union[str, None]
    """Absolute URL of the next page; null on the last one."""
    results: list[LoggedRequest]
    """The requests of this page, newest first."""


class ResentNotice(TypedDict):
    message: str
    """A confirmation for people."""


class RestrictedKey(TypedDict):
    id: str
    """Id of the restricted key."""
    name: str
    """Your name for the key."""
    permissions: list[str]
    """What the key may do."""
    addresses: list[str]
    """CIDR blocks from which the key is accepted; empty if it is accepted from every address."""
    daily_ceiling: Union[DailyCeiling, None]
    """Most that the key may refund and credit on one day; null if none."""
    created_at: str
    """When the key was created."""
    expires_at: Union[str, None]
    """When the key expires, in real time; null if never."""
    revoked_at: Union[str, None]
    """When the key was revoked; null if it was not."""
    api_version: str
    """API version, a date, in which requests with this key are read and answered."""


class RestrictedKeyCreateDailyCeiling(TypedDict):
    """Most that the key may refund and credit to wallets on one day; null or absent for no ceiling."""
    amount: Amount
    """Most that the key may refund and credit on one day of the merchant's time zone."""
    currency_code: str
    """Currency of the ceiling (ISO 4217). Others are refused."""


class _RestrictedKeyCreate(TypedDict):
    permissions: list[str]
    """What the key may do: the permissions of users, such as `Can view payment requests` or `payment.refund`."""


class RestrictedKeyCreate(_RestrictedKeyCreate, total=False):
    name: str
    """Your name for the key. Default `key`."""
    addresses: list[str]
    """IP addresses and CIDR blocks, such as `203.0.113.0/24`, from which the key is accepted; absent or empty for all."""
    daily_ceiling: Union[RestrictedKeyCreateDailyCeiling, None]
    """Most that the key may refund and credit to wallets on one day; null or absent for no ceiling."""
    expires_at: Union[str, None]
    """When the key expires, an instant in the future in ISO 8601 with its offset; null or absent for never."""


class RestrictedKeyList(TypedDict):
    count: int
    """Number of rows that match, on all pages."""
    next: Union[str, None]
    """Absolute URL of the next page; null on the last one."""
    previous: Union[str, None]
    """Absolute URL of the previous page; null on the first one."""
    results: list[RestrictedKey]
    """The rows of this page."""


class RetrievedChildTransaction(TypedDict):
    amount: str
    """Amount without the fee, a decimal string in `currency_code`."""
    currency_code: str
    """Currency of the session (ISO 4217)."""
    session_id: str
    """Id of the child transaction itself. No endpoint accepts it."""
    order_no: None
    """Always null."""
    state: Literal["paid", "refunded", "voided", "refund_queued", "refund_rejected", "capture_failed", "void_failed"]
    """`paid`: a capture. `refunded`: a refund. `voided`: a void. `refund_queued`: the gateway decides on the refund later. `refund_rejected`: the gateway refused a queued refund or reversed a refund. `capture_failed`, `void_failed`: the gateway reversed the capture or void."""
    operation: Literal["refund", "capture", "void"]
    """`capture`, `refund` or `void`."""
    reference_number: str
    """Reference of the operation at the gateway."""
    tracking_key: Union[str, None]
    """The `Tracking-Key` of the request; null without one."""
    destination: str
    """`pg` for the gateway, `wallet` for the customer's wallet."""
    created_at: str
    """When the operation was made, on the merchant's clock."""
    pg_response: Union[WalletSheet, None]
    """The gateway's answer, unchanged; null if there was none."""


class RetrievedSessionBilling(TypedDict):
    """The amount as it is shown to the customer."""
    amount: str
    """Amount without the fee, a decimal string in `currency_code`."""
    currency_code: str
    """Currency of the session (ISO 4217)."""
    display: str
    """Amount and currency in the session's language, such as `KWD 10.500`."""


class RetrievedSessionNotifications(TypedDict, total=False):
    """Events that the customer is notified of, by channel; absent if none were sent."""
    email: list[str]
    """Events that are notified by mail."""
    sms: list[str]
    """Events that are notified by SMS."""
    whatsapp: list[str]
    """Events that are notified by WhatsApp."""


class _RetrievedSessionLoyalty1(TypedDict):
    enabled: bool
    """True if the payment takes part in the programme."""


class RetrievedSessionLoyalty1(_RetrievedSessionLoyalty1, total=False):
    reference: str
    """Reference in the programme; by default `order_no`."""
    metadata: WalletSheet
    """Your own data about the programme."""


class _RetrievedSession(TypedDict):
    session_id: str
    """Id of the session."""
    state: Literal["created", "pending", "attempted", "cod", "paid", "authorized", "captured", "failed", "canceled", "expired", "invalided"]
    """`created`: made. `pending`: opened by the customer. `attempted`: an attempt failed and another may follow. `cod`: cash on delivery was agreed. `paid`: paid. `authorized`: the amount is reserved. `captured`: the whole authorized amount was captured. `failed`: failed for good. `canceled`: canceled. `expired`: its lifetime ended unpaid. `invalided`: not used at present."""
    type: Literal["e_commerce", "payment_request"]
    """`e_commerce`: an order of a shop. `payment_request`: a request to pay."""
    payment_type: Literal["one_off", "auto_debit", "save_card", "auto_pay"]
    """`one_off`: one payment. `auto_debit`: a payment under an agreement, whose card your server may charge later. `save_card`: saves a card without a payment. `auto_pay`: sets up a subscription that the service charges."""
    amount: str
    """Amount to pay without the fee, a decimal string in `currency_code`."""
    currency_code: str
    """Currency of the session (ISO 4217)."""
    pg_codes: list[str]
    """Codes of the gateway accounts that may serve the session."""
    operation: Literal["purchase", "authorize"]
    """`purchase`: the money is taken at once. `authorize`: it is reserved until a capture."""
    language: Literal["en", "ar"]
    """Language of pages and messages for the customer: `en` or `ar`."""
    expiration_time: str
    """Lifetime of the session, `HH:MM:SS` with unbounded hours."""
    checkout_url: str
    """Link for the customer. It opens the session and leads to the checkout."""
    checkout_page_url: str
    """URL of the checkout page itself."""
    checkout_short_url: str
    """Short link to the checkout."""
    payment_methods: list[PaymentMethod]
    """Offers of the gateway accounts that accept the currency."""
    billing: RetrievedSessionBilling
    """The amount as it is shown to the customer."""
    settled_pg_code: Union[str, None]
    """Code of the gateway account that took the payment; null before."""
    remaining_amount: str
    """Amount that is not settled yet, a decimal string in `currency_code`."""
    settled_amount: str
    """Amount that was paid, authorized or agreed as cash, without the fee, a decimal string in `currency_code`."""
    paid_amount: str
    """Money collected, fee and wallets' part included, a decimal string in `currency_code`."""
    captured_amount: str
    """Sum of the captures of an authorization, a decimal string in `currency_code`."""
    refunded_amount: str
    """Sum of the refunds, a decimal string in `currency_code`."""
    voided_amount: str
    """Amount of an authorization that a void released, a decimal string in `currency_code`."""
    transactions: list[RetrievedChildTransaction]
    """Captures, refunds and voids, oldest first; at most the newest hundred."""
    attempts: list[Attempt]
    """Every attempt to pay, oldest first."""


class RetrievedSession(_RetrievedSession, total=False):
    attachment: str
    """URL of the file that the customer may download; absent if there is none."""
    attachment_short_url: str
    """Short URL of the file; only if `shortify_attachment_url` was true."""
    qr_code_url: str
    """URL of a PNG with `checkout_url` as a QR code; with `.svg` in place of `.png` it is an SVG. Only if `generate_qr_code` was true."""
    payment_link_id: str
    """The payment link by which the customer came; absent without one."""
    cash_collected_at: str
    """When cash on delivery was received, on the merchant's clock; absent if it was not."""
    cash_collected_by: Initiator
    """The user who recorded that cash was received; absent if a key did."""
    order_no: str
    """Your reference of the order; absent if none was sent."""
    customer_id: str
    """Your id of the customer; absent if none was sent."""
    customer_email: str
    """Customer's email address; absent if none was sent."""
    customer_phone: str
    """Customer's phone number; absent if none was sent."""
    webhook_url: str
    """Address that this session's events are posted to, with `***` for its credentials; absent if none was sent."""
    redirect_url: str
    """Where the customer returns to; absent if none was sent."""
    extra: WalletSheet
    """Your own data. Numbers keep the digits that were sent."""
    initiator_id: int
    """Number of the user who requests the payment; absent for API keys that name none."""
    customer_phone_2: str
    """Customer's second phone number; absent if none was sent."""
    customer_first_name: str
    """Customer's first name; absent if none was sent."""
    customer_last_name: str
    """Customer's last name; absent if none was sent."""
    customer_birthdate: str
    """Customer's date of birth; absent if none was sent."""
    due_datetime: str
    """Due time shown to the customer, `DD/MM/YYYY HH:MM:SS` in UTC; absent if none was sent."""
    notifications: RetrievedSessionNotifications
    """Events that the customer is notified of, by channel; absent if none were sent."""
    email_recipients: list[str]
    """Email addresses that get copies of the customer's mails; absent if none were sent."""
    billing_address: Address
    """Customer's billing address; absent if none was sent."""
    shipping_address: ShippingAddress
    """Address and recipient of the goods; absent if none was sent."""
    agreement: Agreement
    """What the customer agrees to be charged for later; absent if none was sent."""
    card_acceptance_criteria: CardAcceptanceCriteria
    """What a card must meet to be saved or charged; absent if there is no criterion."""
    attachment_upload_url: str
    """`file_url` of the uploaded file, or the text that was sent."""
    product_type: str
    """What is sold; absent if it was not sent."""
    vendor_name: str
    """Who sells it; absent if it was not sent."""
    loyalty: Union[RetrievedSessionLoyalty1, None]
    """The customer's part in a loyalty programme."""
    customer_wallet_transactions: list[WalletTransaction]
    """What each of the customer's wallets paid, in the order of use; absent if no wallet paid. `paid_amount` minus these amounts is what the gateway took."""
    sdk_setup_preload_payload: SetupPreload
    """Data that a client SDK starts from; pass it on unchanged. Only if `include_sdk_setup_preload` was true."""
    capture_before: str
    """Until when what is still reserved can be captured, on the merchant's clock, as the gateway or its documentation says; absent if nothing is reserved, or neither says."""


class _SdkApplePaySession(TypedDict):
    validation_url: str
    """URL that the wallet's script gave to the page."""


class SdkApplePaySession(_SdkApplePaySession, total=False):
    pg_code: str
    """Code of the gateway account that accepts the wallet. Default: the first of the session that does."""


class SdkCard(TypedDict):
    brand: Union[str, None]
    """Card scheme, such as `Visa`; null if it is unknown."""
    number: str
    """Masked card number, such as `**** 1111`."""
    expiry_month: str
    """Month of expiry, two digits."""
    expiry_year: str
    """Year of expiry, its last two digits."""
    token: str
    """Token of the saved card, for `token` of a submit."""
    is_preferred: bool
    """Always false."""
    is_expired: bool
    """True if the card's last day has passed in the merchant's time zone."""
    cvv_required: bool
    """True if the customer must enter the security code again."""
    pg_code: str
    """Code of the gateway account that the card is saved at."""
    pg: str
    """Kind of gateway behind that account."""
    amount: str
    """What the customer pays with this card, fee included, a decimal string in `currency_code`."""
    currency_code: str
    """Currency that is charged (ISO 4217)."""
    fee: str
    """Fee, a decimal string in `currency_code`."""
    delete_url: str
    """URL that removes the card with DELETE."""
    submit_url: str
    """URL that charges the card with POST."""


class SdkCodeSent(TypedDict):
    status: Literal["success", "canceled", "error", "pending"]
    """Always `pending` in this answer. In others: `success`, `canceled`, `error`."""
    message: str
    """What the customer does next, in the session's language."""


class SdkInstalmentCheck(TypedDict):
    pg_code: str
    """Code of a method of `flex_methods`."""


class SdkInstalmentsIcons(TypedDict):
    """The picture in two formats."""
    svg: str
    """URL of the SVG."""
    webp: str
    """URL of the WebP."""


class SdkInstalmentsBrandingOptions(TypedDict):
    """Your text and colour for this method on the checkout; absent if the session has none for it."""
    text: str
    """Text shown in place of the method's name."""
    color: str
    """Colour of the text, `#rgb` or `#rrggbb`."""
    font_weight: int
    """Weight of the text, 100 to 900."""


class _SdkInstalments(TypedDict):
    code: str
    """Code of the gateway account, as in `pg_codes`."""
    name: str
    """Name of the method in the session's language."""
    amount: str
    """What the customer pays with this method, fee included, a decimal string in `currency_code`."""
    currency_code: str
    """Currency that is charged (ISO 4217). It may differ from the session's."""
    fee: str
    """Fee that the customer pays, a decimal string in `currency_code`."""
    fee_description: str
    """Name of the fee in the session's language; empty if it has none."""
    icon: str
    """URL of the method's picture, an SVG."""
    icons: SdkInstalmentsIcons
    """The picture in two formats."""
    flow: Literal["redirect", "card_onsite", "flex_methods"]
    """`redirect`: the customer pays on a page of the gateway. `card_onsite`: the card is entered on the checkout. `flex_methods`: the customer pays in instalments."""
    redirect_url: None
    """Always null. Send the customer to `checkout_url` of the session."""
    type: Literal["e_commerce", "payment_request"]
    """Type of the session: `e_commerce` for an order of a shop, `payment_request` for a request to pay."""
    is_sandbox: bool
    """True if the gateway account simulates payments and no money moves."""
    country: str
    """Merchant's country, ISO 3166-1 alpha-2."""
    public_key: None
    """Always null."""
    submit_url: str
    """URL that begins a payment with POST."""
    pre_payment_options_available: Literal[True]
    """Always true."""
    pre_payment_check_url: str
    """URL that answers with the available instalment plans to POST."""
    pre_payment_options: None
    """Always null."""


class SdkInstalments(_SdkInstalments, total=False):
    branding_options: SdkInstalmentsBrandingOptions
    """Your text and colour for this method on the checkout; absent if the session has none for it."""


class SdkMethodIcons(TypedDict):
    """The picture in two formats."""
    svg: str
    """URL of the SVG."""
    webp: str
    """URL of the WebP."""


class SdkMethodBrandingOptions(TypedDict):
    """Your text and colour for this method on the checkout; absent if the session has none for it."""
    text: str
    """Text shown in place of the method's name."""
    color: str
    """Colour of the text, `#rgb` or `#rrggbb`."""
    font_weight: int
    """Weight of the text, 100 to 900."""


class _SdkMethod(TypedDict):
    code: str
    """Code of the gateway account, as in `pg_codes`."""
    name: str
    """Name of the method in the session's language."""
    amount: str
    """What the customer pays with this method, fee included, a decimal string in `currency_code`."""
    currency_code: str
    """Currency that is charged (ISO 4217). It may differ from the session's."""
    fee: str
    """Fee that the customer pays, a decimal string in `currency_code`."""
    fee_description: str
    """Name of the fee in the session's language; empty if it has none."""
    icon: str
    """URL of the method's picture, an SVG."""
    icons: SdkMethodIcons
    """The picture in two formats."""
    flow: Literal["redirect", "card_onsite", "flex_methods"]
    """`redirect`: the customer pays on a page of the gateway. `card_onsite`: the card is entered on the checkout. `flex_methods`: the customer pays in instalments."""
    redirect_url: None
    """Always null. Send the customer to `checkout_url` of the session."""
    type: Literal["e_commerce", "payment_request"]
    """Type of the session: `e_commerce` for an order of a shop, `payment_request` for a request to pay."""
    is_sandbox: bool
    """True if the gateway account simulates payments and no money moves."""
    pg: str
    """Kind of gateway behind the account."""
    submit_url: str
    """URL that begins a payment with POST."""
    cancel_url: str
    """URL that cancels the session with POST."""
    can_save_card: bool
    """True if the customer can save the card."""
    requires_result_popup: bool
    """True if the result must be shown before the customer leaves."""


class SdkMethod(_SdkMethod, total=False):
    branding_options: SdkMethodBrandingOptions
    """Your text and colour for this method on the checkout; absent if the session has none for it."""


class SdkRedirect(TypedDict):
    status: Literal["success", "canceled", "error", "pending"]
    """Always `pending` in this answer. In others: `success`, `canceled`, `error`."""
    message: str
    """What the customer does next, in the session's language."""
    redirect_url: str
    """Page to send the customer to."""


class SdkResultPaymentGatewayInfo(TypedDict):
    """The gateway account and its answer; absent after an error and while pending."""
    pg_code: str
    """Code of the gateway account."""
    pg_name: str
    """Kind of gateway behind the account."""
    pg_response: WalletSheet
    """The gateway's answer, unchanged."""


class _SdkResult(TypedDict):
    status: Literal["success", "canceled", "error", "pending"]
    """`success`: paid or authorized. `canceled`: declined, or given up by the customer. `error`: a technical failure. `pending`: the outcome is not known yet."""
    message: str
    """The result for the customer, in the session's language."""
    form_of_payment: str
    """What the customer paid with: `redirect`, `token_pay` for a saved card, `wallet`, or a device wallet such as `apple_pay`."""
    challenge_occurred: bool
    """True if the customer had to enter a code, or their bank asked (3-D Secure)."""
    session_id: str
    """Id of the session."""
    operation: Literal["purchase", "authorize"]
    """`purchase`: the money was taken at once. `authorize`: it was reserved until a capture."""


class SdkResult(_SdkResult, total=False):
    order_no: str
    """Your reference of the order; absent if the session has none."""
    reference_number: str
    """Unique reference of the attempt at the gateway; absent if the session was canceled before any attempt."""
    redirect_url: str
    """Where the customer returns to; absent while the session can still be paid, or if it has no `redirect_url`."""
    payment_gateway_info: SdkResultPaymentGatewayInfo
    """The gateway account and its answer; absent after an error and while pending."""


class _SdkService(TypedDict):
    code: str
    """Name of the wallet: `apple_pay`, `google_pay` or `stc_pay`."""
    pg_code: str
    """Code of the gateway account."""
    flow: Literal["apple_pay", "google_pay", "stc_pay"]
    """How the wallet is paid with: `apple_pay` or `google_pay` by the device's own sheet, `stc_pay` by a code sent to the customer's phone."""
    currency_code: str
    """Currency that is charged (ISO 4217)."""
    fee: str
    """Fee, a decimal string in `currency_code`."""
    fee_description: str
    """Name of the fee in the session's language; empty if it has none."""
    requires_result_popup: bool
    """True if the result must be shown before the customer leaves."""
    payment_url: str
    """URL that takes the wallet's payload, or the customer's code, with POST."""


class SdkService(_SdkService, total=False):
    country_code: str
    """Merchant's country, ISO 3166-1 alpha-2. For device wallets."""
    merchant_id: str
    """The merchant's id at the device wallet."""
    domain: str
    """Host that the sheet of `apple_pay` is shown on."""
    shop_name: str
    """Merchant's name on the sheet of `apple_pay`."""
    amount: str
    """What the customer pays, fee included, a decimal string in `currency_code`. For `apple_pay` and `stc_pay`."""
    session_id: str
    """Id of the session. For `apple_pay` and `stc_pay`."""
    validation_url: str
    """URL that opens the sheet's session with POST. For `apple_pay`."""
    gateway: str
    """Name of the gateway at `google_pay`."""
    gateway_merchant_id: str
    """The merchant's id at the gateway, for `google_pay`."""
    merchant_name: str
    """Merchant's name on the sheet of `google_pay`."""
    environment: str
    """Environment of `google_pay`, such as `TEST`."""
    total_price: str
    """What the customer pays, fee included, a decimal string in `currency_code`. For `google_pay`."""
    can_save_card: bool
    """Always false for `stc_pay`; absent otherwise."""
    submit_url: str
    """URL that sends a code to the customer's phone with POST. For `stc_pay`."""


class SdkSessionBilling(TypedDict):
    """The amount as it is shown to the customer."""
    amount: str
    """Amount without the fee, a decimal string in `currency_code`."""
    currency_code: str
    """Currency of the session (ISO 4217)."""
    display: str
    """Amount and currency in the session's language, such as `KWD 10.500`."""


class SdkSessionSdkStudio(TypedDict):
    """Error reporting of client SDKs."""
    is_enabled: Literal[False]
    """Always false."""


class SdkSession(TypedDict):
    session_id: str
    """Id of the session."""
    amount: str
    """Amount to pay without the fee, a decimal string in `currency_code`."""
    currency_code: str
    """Currency of the session (ISO 4217)."""
    billing: SdkSessionBilling
    """The amount as it is shown to the customer."""
    state: Literal["created", "pending", "attempted", "cod", "paid", "authorized", "captured", "failed", "canceled", "expired", "invalided"]
    """State of the session: `created`, `pending`, `attempted`, `cod`, `paid`, `authorized`, `captured`, `failed`, `canceled`, `expired` or `invalided`, as in the session object."""
    type: Literal["e_commerce", "payment_request"]
    """`e_commerce`: an order of a shop. `payment_request`: a request to pay."""
    payment_type: Literal["one_off", "auto_debit", "save_card", "auto_pay"]
    """`one_off`: one payment. `auto_debit`: a payment under an agreement. `save_card`: saves a card without a payment. `auto_pay`: sets up a subscription."""
    operation: Literal["purchase", "authorize"]
    """`purchase`: the money is taken at once. `authorize`: it is reserved until a capture."""
    language: Literal["en", "ar"]
    """Language of pages and messages for the customer: `en` or `ar`."""
    expiration_time: str
    """Instant at which the session expires, on the merchant's clock."""
    is_amount_editable: Literal[False]
    """Always false."""
    cancel_url: str
    """URL that cancels the session with POST."""
    payment_methods: list[SdkMethod]
    """Methods that lead the customer to a page. Empty if the session cannot be paid."""
    payment_services: list[SdkService]
    """Device wallets and mobile wallets. Empty if the session cannot be paid."""
    flex_methods: list[SdkInstalments]
    """Methods for paying in instalments. Empty if the session cannot be paid."""
    sdk_studio: SdkSessionSdkStudio
    """Error reporting of client SDKs."""
    response: Union[SdkResult, None]
    """Result of the latest decided attempt; null if there is none."""
    cards: list[SdkCard]
    """Saved cards that may pay the session, expired ones last, without the customer's name."""


class SdkSubmit(TypedDict, total=False):
    pg_code: str
    """Code of the method to pay with, or of the saved card's gateway account. Required without `token`."""
    token: str
    """Token of the saved card to charge."""
    cvv: str
    """Security code of the saved card, if `cvv_required` is true. Ignored without `token`."""
    amount: Amount
    """`amount` of the saved card as it was shown. Required with `token`; another price is refused. Ignored without it."""


class SdkWalletCode(TypedDict):
    otp: str
    """The code that was sent to the customer's phone."""


class SdkWalletPhone(TypedDict):
    customer_phone: str
    """Phone number that the code is sent to."""


class SentMessage(TypedDict):
    message: str
    """A confirmation for people."""
    result: Literal["success"]
    """Always `success`: the message is on its way."""


class SessionBilling(TypedDict):
    """The amount as it is shown to the customer."""
    amount: str
    """Amount without the fee, a decimal string in `currency_code`."""
    currency_code: str
    """Currency of the session (ISO 4217)."""
    display: str
    """Amount and currency in the session's language, such as `KWD 10.500`."""


class SessionNotifications(TypedDict, total=False):
    """Events that the customer is notified of, by channel; absent if none were sent."""
    email: list[str]
    """Events that are notified by mail."""
    sms: list[str]
    """Events that are notified by SMS."""
    whatsapp: list[str]
    """Events that are notified by WhatsApp."""


class _SessionLoyalty1(TypedDict):
    enabled: bool
    """True if the payment takes part in the programme."""


class SessionLoyalty1(_SessionLoyalty1, total=False):
    reference: str
    """Reference in the programme; by default `order_no`."""
    metadata: WalletSheet
    """Your own data about the programme."""


class _Session(TypedDict):
    session_id: str
    """Id of the session."""
    state: Literal["created", "pending", "attempted", "cod", "paid", "authorized", "captured", "failed", "canceled", "expired", "invalided"]
    """`created`: made. `pending`: opened by the customer. `attempted`: an attempt failed and another may follow. `cod`: cash on delivery was agreed. `paid`: paid. `authorized`: the amount is reserved. `captured`: the whole authorized amount was captured. `failed`: failed for good. `canceled`: canceled. `expired`: its lifetime ended unpaid. `invalided`: not used at present."""
    type: Literal["e_commerce", "payment_request"]
    """`e_commerce`: an order of a shop. `payment_request`: a request to pay."""
    payment_type: Literal["one_off", "auto_debit", "save_card", "auto_pay"]
    """`one_off`: one payment. `auto_debit`: a payment under an agreement, whose card your server may charge later. `save_card`: saves a card without a payment. `auto_pay`: sets up a subscription that the service charges."""
    amount: str
    """Amount to pay without the fee, a decimal string in `currency_code`."""
    currency_code: str
    """Currency of the session (ISO 4217)."""
    pg_codes: list[str]
    """Codes of the gateway accounts that may serve the session."""
    operation: Literal["purchase", "authorize"]
    """`purchase`: the money is taken at once. `authorize`: it is reserved until a capture."""
    language: Literal["en", "ar"]
    """Language of pages and messages for the customer: `en` or `ar`."""
    expiration_time: str
    """Lifetime of the session, `HH:MM:SS` with unbounded hours."""
    checkout_url: str
    """Link for the customer. It opens the session and leads to the checkout."""
    checkout_page_url: str
    """URL of the checkout page itself."""
    checkout_short_url: str
    """Short link to the checkout."""
    payment_methods: list[PaymentMethod]
    """Offers of the gateway accounts that accept the currency."""
    billing: SessionBilling
    """The amount as it is shown to the customer."""
    settled_pg_code: Union[str, None]
    """Code of the gateway account that took the payment; null before."""
    remaining_amount: str
    """Amount that is not settled yet, a decimal string in `currency_code`."""
    settled_amount: str
    """Amount that was paid, authorized or agreed as cash, without the fee, a decimal string in `currency_code`."""
    paid_amount: str
    """Money collected, fee and wallets' part included, a decimal string in `currency_code`."""
    captured_amount: str
    """Sum of the captures of an authorization, a decimal string in `currency_code`."""
    refunded_amount: str
    """Sum of the refunds, a decimal string in `currency_code`."""
    voided_amount: str
    """Amount of an authorization that a void released, a decimal string in `currency_code`."""
    transactions: list[ChildTransaction]
    """Captures, refunds and voids, oldest first; at most the newest hundred."""
    attempts: list[Attempt]
    """Every attempt to pay, oldest first."""


class Session(_Session, total=False):
    attachment: str
    """URL of the file that the customer may download; absent if there is none."""
    attachment_short_url: str
    """Short URL of the file; only if `shortify_attachment_url` was true."""
    qr_code_url: str
    """URL of a PNG with `checkout_url` as a QR code; with `.svg` in place of `.png` it is an SVG. Only if `generate_qr_code` was true."""
    payment_link_id: str
    """The payment link by which the customer came; absent without one."""
    cash_collected_at: str
    """When cash on delivery was received, on the merchant's clock; absent if it was not."""
    cash_collected_by: Initiator
    """The user who recorded that cash was received; absent if a key did."""
    order_no: str
    """Your reference of the order; absent if none was sent."""
    customer_id: str
    """Your id of the customer; absent if none was sent."""
    customer_email: str
    """Customer's email address; absent if none was sent."""
    customer_phone: str
    """Customer's phone number; absent if none was sent."""
    webhook_url: str
    """Address that this session's events are posted to, with `***` for its credentials; absent if none was sent."""
    redirect_url: str
    """Where the customer returns to; absent if none was sent."""
    extra: WalletSheet
    """Your own data. Numbers keep the digits that were sent."""
    initiator_id: int
    """Number of the user who requests the payment; absent for API keys that name none."""
    customer_phone_2: str
    """Customer's second phone number; absent if none was sent."""
    customer_first_name: str
    """Customer's first name; absent if none was sent."""
    customer_last_name: str
    """Customer's last name; absent if none was sent."""
    customer_birthdate: str
    """Customer's date of birth; absent if none was sent."""
    due_datetime: str
    """Due time shown to the customer, `DD/MM/YYYY HH:MM:SS` in UTC; absent if none was sent."""
    notifications: SessionNotifications
    """Events that the customer is notified of, by channel; absent if none were sent."""
    email_recipients: list[str]
    """Email addresses that get copies of the customer's mails; absent if none were sent."""
    billing_address: Address
    """Customer's billing address; absent if none was sent."""
    shipping_address: ShippingAddress
    """Address and recipient of the goods; absent if none was sent."""
    agreement: Agreement
    """What the customer agrees to be charged for later; absent if none was sent."""
    card_acceptance_criteria: CardAcceptanceCriteria
    """What a card must meet to be saved or charged; absent if there is no criterion."""
    attachment_upload_url: str
    """`file_url` of the uploaded file, or the text that was sent."""
    product_type: str
    """What is sold; absent if it was not sent."""
    vendor_name: str
    """Who sells it; absent if it was not sent."""
    loyalty: Union[SessionLoyalty1, None]
    """The customer's part in a loyalty programme."""
    customer_wallet_transactions: list[WalletTransaction]
    """What each of the customer's wallets paid, in the order of use; absent if no wallet paid. `paid_amount` minus these amounts is what the gateway took."""
    sdk_setup_preload_payload: SetupPreload
    """Data that a client SDK starts from; pass it on unchanged. Only if `include_sdk_setup_preload` was true."""


class SessionCreateAutopayNotificationPreferences(TypedDict, total=False):
    """Which mails the customer gets. A value that is not false counts as true."""
    pre_charge_enabled: bool
    """Mail before a charge."""
    failure_enabled: bool
    """Mail after a failed try."""
    final_failure_enabled: bool
    """Mail after the last failed try."""


class _SessionCreateAutopay(TypedDict):
    frequency: Literal["monthly", "yearly"]
    """Length of a billing period: a calendar month (`monthly`) or year (`yearly`)."""
    recurring_amount: Amount
    """Amount of each cycle, zero or more, with at most 14 digits and the currency's decimals."""
    start_date: str
    """First billing day, not in the past, in the merchant's time zone. Its day of the month is the anchor of later ones."""


class SessionCreateAutopay(_SessionCreateAutopay, total=False):
    """Plan of the subscription. Required for `auto_pay`. Not echoed."""
    end_date: Union[str, None]
    """Last day of the subscription, after `start_date`; a cycle on that day is still billed. Null: no end."""
    description: Union[str, None]
    """Description of the plan; its name if `product_type` is not sent."""
    retry_count: Union[int, None]
    """Number of tries after a failed charge, 1 to 10. Default 3."""
    retry_days: Union[list[int], None]
    """Days after a cycle's first failed charge on which it is tried again: 1 to 10 whole numbers from 1 to 30, ascending. Their number is `retry_count`. By default tries are an hour apart."""
    notification_preferences: SessionCreateAutopayNotificationPreferences
    """Which mails the customer gets. A value that is not false counts as true."""


class _SessionCreateShoppingAddress(TypedDict):
    line1: str
    """First line of the address."""
    city: str
    """City of the address."""
    country: Literal["AD", "AE", "AF", "AG", "AI", "AL", "AM", "AO", "AQ", "AR", "AS", "AT", "AU", "AW", "AX", "AZ", "BA", "BB", "BD", "BE", "BF", "BG", "BH", "BI", "BJ", "BL", "BM", "BN", "BO", "BQ", "BR", "BS", "BT", "BV", "BW", "BY", "BZ", "CA", "CC", "CD", "CF", "CG", "CH", "CI", "CK", "CL", "CM", "CN", "CO", "CR", "CU", "CV", "CW", "CX", "CY", "CZ", "DE", "DJ", "DK", "DM", "DO", "DZ", "EC", "EE", "EG", "EH", "ER", "ES", "ET", "FI", "FJ", "FK", "FM", "FO", "FR", "GA", "GB", "GD", "GE", "GF", "GG", "GH", "GI", "GL", "GM", "GN", "GP", "GQ", "GR", "GS", "GT", "GU", "GW", "GY", "HK", "HM", "HN", "HR", "HT", "HU", "ID", "IE", "IL", "IM", "IN", "IO", "IQ", "IR", "IS", "IT", "JE", "JM", "JO", "JP", "KE", "KG", "KH", "KI", "KM", "KN", "KP", "KR", "KW", "KY", "KZ", "LA", "LB", "LC", "LI", "LK", "LR", "LS", "LT", "LU", "LV", "LY", "MA", "MC", "MD", "ME", "MF", "MG", "MH", "MK", "ML", "MM", "MN", "MO", "MP", "MQ", "MR", "MS", "MT", "MU", "MV", "MW", "MX", "MY", "MZ", "NA", "NC", "NE", "NF", "NG", "NI", "NL", "NO", "NP", "NR", "NU", "NZ", "OM", "PA", "PE", "PF", "PG", "PH", "PK", "PL", "PM", "PN", "PR", "PS", "PT", "PW", "PY", "QA", "RE", "RO", "RS", "RU", "RW", "SA", "SB", "SC", "SD", "SE", "SG", "SH", "SI", "SJ", "SK", "SL", "SM", "SN", "SO", "SR", "SS", "ST", "SV", "SX", "SY", "SZ", "TC", "TD", "TF", "TG", "TH", "TJ", "TK", "TL", "TM", "TN", "TO", "TR", "TT", "TV", "TW", "TZ", "UA", "UG", "UM", "US", "UY", "UZ", "VA", "VC", "VE", "VG", "VI", "VN", "VU", "WF", "WS", "YE", "YT", "ZA", "ZM", "ZW"]
    """Country, one of the ISO 3166-1 alpha-2 codes, such as `KW`."""
    first_name: str
    """First name of the recipient."""
    last_name: str
    """Last name of the recipient."""
    email: str
    """Email address of the recipient."""
    phone: str
    """Phone number of the recipient."""


class SessionCreateShoppingAddress(_SessionCreateShoppingAddress, total=False):
    """Another name of `shipping_address`, read if that is absent."""
    line2: str
    """Second line of the address."""
    state: str
    """State or province of the address."""
    postal_code: str
    """Postal code of the address."""


class SessionCreatePaymentInstrument(TypedDict):
    """Pays the session in this call. `pg_codes` must then name one gateway account."""
    instrument_type: Literal["apple_pay", "google_pay", "samsung_pay", "token", "wallet"]
    """What pays: `apple_pay`, `google_pay`, `samsung_pay`, `token` for a saved card, or `wallet` for the customer's credit."""
    payload: dict[str, Any]
    """For a device wallet the wallet's own object, `{'token': '…'}` for `samsung_pay`; for `token` `{'token': '…'}`; for `wallet` `{'wallet_code': 'wallet_sarraf'}`, or `{}` if the gateway account accepts one wallet."""


class SessionCreateNotifications(TypedDict, total=False):
    """Events that the customer is notified of, by channel. A channel needs its contact: `customer_email` or `customer_phone`."""
    email: list[Literal["created", "paid", "canceled", "failed", "expired", "authorized", "voided", "refunded", "captured"]]
    """Events to notify by mail to `customer_email`: any of `created`, `paid`, `authorized`, `failed`, `canceled`, `expired`, `captured`, `refunded` and `voided`."""
    sms: list[Literal["created", "paid", "canceled", "failed", "expired", "authorized", "voided", "refunded", "captured"]]
    """Events to notify by SMS to `customer_phone`: any of `created`, `paid`, `authorized`, `failed`, `canceled`, `expired`, `captured`, `refunded` and `voided`."""
    SMS: list[Literal["created", "paid", "canceled", "failed", "expired", "authorized", "voided", "refunded", "captured"]]
    """Another name of `sms`, read if `sms` is absent: any of `created`, `paid`, `authorized`, `failed`, `canceled`, `expired`, `captured`, `refunded` and `voided`."""
    whatsapp: list[Literal["created", "paid", "canceled", "failed", "expired", "authorized"]]
    """Events to notify by WhatsApp to `customer_phone`: any of `created`, `paid`, `authorized`, `failed`, `canceled` and `expired`."""


class _SessionCreateBillingAddress(TypedDict):
    line1: str
    """First line of the address."""
    city: str
    """City of the address."""
    country: Literal["AD", "AE", "AF", "AG", "AI", "AL", "AM", "AO", "AQ", "AR", "AS", "AT", "AU", "AW", "AX", "AZ", "BA", "BB", "BD", "BE", "BF", "BG", "BH", "BI", "BJ", "BL", "BM", "BN", "BO", "BQ", "BR", "BS", "BT", "BV", "BW", "BY", "BZ", "CA", "CC", "CD", "CF", "CG", "CH", "CI", "CK", "CL", "CM", "CN", "CO", "CR", "CU", "CV", "CW", "CX", "CY", "CZ", "DE", "DJ", "DK", "DM", "DO", "DZ", "EC", "EE", "EG", "EH", "ER", "ES", "ET", "FI", "FJ", "FK", "FM", "FO", "FR", "GA", "GB", "GD", "GE", "GF", "GG", "GH", "GI", "GL", "GM", "GN", "GP", "GQ", "GR", "GS", "GT", "GU", "GW", "GY", "HK", "HM", "HN", "HR", "HT", "HU", "ID", "IE", "IL", "IM", "IN", "IO", "IQ", "IR", "IS", "IT", "JE", "JM", "JO", "JP", "KE", "KG", "KH", "KI", "KM", "KN", "KP", "KR", "KW", "KY", "KZ", "LA", "LB", "LC", "LI", "LK", "LR", "LS", "LT", "LU", "LV", "LY", "MA", "MC", "MD", "ME", "MF", "MG", "MH", "MK", "ML", "MM", "MN", "MO", "MP", "MQ", "MR", "MS", "MT", "MU", "MV", "MW", "MX", "MY", "MZ", "NA", "NC", "NE", "NF", "NG", "NI", "NL", "NO", "NP", "NR", "NU", "NZ", "OM", "PA", "PE", "PF", "PG", "PH", "PK", "PL", "PM", "PN", "PR", "PS", "PT", "PW", "PY", "QA", "RE", "RO", "RS", "RU", "RW", "SA", "SB", "SC", "SD", "SE", "SG", "SH", "SI", "SJ", "SK", "SL", "SM", "SN", "SO", "SR", "SS", "ST", "SV", "SX", "SY", "SZ", "TC", "TD", "TF", "TG", "TH", "TJ", "TK", "TL", "TM", "TN", "TO", "TR", "TT", "TV", "TW", "TZ", "UA", "UG", "UM", "US", "UY", "UZ", "VA", "VC", "VE", "VG", "VI", "VN", "VU", "WF", "WS", "YE", "YT", "ZA", "ZM", "ZW"]
    """Country, one of the ISO 3166-1 alpha-2 codes, such as `KW`."""


class SessionCreateBillingAddress(_SessionCreateBillingAddress, total=False):
    """Customer's billing address."""
    line2: str
    """Second line of the address."""
    state: str
    """State or province of the address."""
    postal_code: str
    """Postal code of the address."""


class _SessionCreateShippingAddress(TypedDict):
    line1: str
    """First line of the address."""
    city: str
    """City of the address."""
    country: Literal["AD", "AE", "AF", "AG", "AI", "AL", "AM", "AO", "AQ", "AR", "AS", "AT", "AU", "AW", "AX", "AZ", "BA", "BB", "BD", "BE", "BF", "BG", "BH", "BI", "BJ", "BL", "BM", "BN", "BO", "BQ", "BR", "BS", "BT", "BV", "BW", "BY", "BZ", "CA", "CC", "CD", "CF", "CG", "CH", "CI", "CK", "CL", "CM", "CN", "CO", "CR", "CU", "CV", "CW", "CX", "CY", "CZ", "DE", "DJ", "DK", "DM", "DO", "DZ", "EC", "EE", "EG", "EH", "ER", "ES", "ET", "FI", "FJ", "FK", "FM", "FO", "FR", "GA", "GB", "GD", "GE", "GF", "GG", "GH", "GI", "GL", "GM", "GN", "GP", "GQ", "GR", "GS", "GT", "GU", "GW", "GY", "HK", "HM", "HN", "HR", "HT", "HU", "ID", "IE", "IL", "IM", "IN", "IO", "IQ", "IR", "IS", "IT", "JE", "JM", "JO", "JP", "KE", "KG", "KH", "KI", "KM", "KN", "KP", "KR", "KW", "KY", "KZ", "LA", "LB", "LC", "LI", "LK", "LR", "LS", "LT", "LU", "LV", "LY", "MA", "MC", "MD", "ME", "MF", "MG", "MH", "MK", "ML", "MM", "MN", "MO", "MP", "MQ", "MR", "MS", "MT", "MU", "MV", "MW", "MX", "MY", "MZ", "NA", "NC", "NE", "NF", "NG", "NI", "NL", "NO", "NP", "NR", "NU", "NZ", "OM", "PA", "PE", "PF", "PG", "PH", "PK", "PL", "PM", "PN", "PR", "PS", "PT", "PW", "PY", "QA", "RE", "RO", "RS", "RU", "RW", "SA", "SB", "SC", "SD", "SE", "SG", "SH", "SI", "SJ", "SK", "SL", "SM", "SN", "SO", "SR", "SS", "ST", "SV", "SX", "SY", "SZ", "TC", "TD", "TF", "TG", "TH", "TJ", "TK", "TL", "TM", "TN", "TO", "TR", "TT", "TV", "TW", "TZ", "UA", "UG", "UM", "US", "UY", "UZ", "VA", "VC", "VE", "VG", "VI", "VN", "VU", "WF", "WS", "YE", "YT", "ZA", "ZM", "ZW"]
    """Country, one of the ISO 3166-1 alpha-2 codes, such as `KW`."""
    first_name: str
    """First name of the recipient."""
    last_name: str
    """Last name of the recipient."""
    email: str
    """Email address of the recipient."""
    phone: str
    """Phone number of the recipient."""


class SessionCreateShippingAddress(_SessionCreateShippingAddress, total=False):
    """Address and recipient of the goods."""
    line2: str
    """Second line of the address."""
    state: str
    """State or province of the address."""
    postal_code: str
    """Postal code of the address."""


class SessionCreateAgreementSeller(TypedDict, total=False):
    """Who sells under an `installment` agreement."""
    name: str
    """Name of the seller."""
    short_name: str
    """Short name of the seller."""
    category_code: str
    """Merchant category code of the seller, four digits."""


class _SessionCreateAgreement(TypedDict):
    id: str
    """Your id of the agreement. The card that pays under it is the one charged later."""


class SessionCreateAgreement(_SessionCreateAgreement, total=False):
    """What the customer agrees to be charged for later. Required for `auto_debit` and, with its `id` alone, for `auto_pay`; optional for `save_card`; refused for `one_off`."""
    type: Literal["recurring", "unscheduled", "installment", "event_based", "other"]
    """Kind of later charges: `recurring` at regular times, `unscheduled` when needed, `installment` parts of one price, `event_based` after an event, or `other`. The first `auto_debit` session of an agreement that names `recurring` must also name `frequency`, `amount_variability`, `expiry_date`, `cycle_interval_days` and `total_cycles`; `installment` these and `seller`; `unscheduled` its `frequency`."""
    amount_variability: Literal["fixed", "variable"]
    """`fixed`: every charge is of the same amount. `variable`: amounts differ."""
    frequency: Literal["irregular", "daily", "weekly", "semi_monthly", "monthly", "quarterly", "semi_annually", "yearly", "other"]
    """How often charges happen: `irregular`, `daily`, `weekly`, `semi_monthly`, `monthly`, `quarterly`, `semi_annually`, `yearly` or `other`."""
    start_date: str
    """First day of the agreement, `YYYY-MM-DD` or `DD/MM/YYYY`."""
    expiry_date: str
    """Last day of the agreement, `YYYY-MM-DD` or `DD/MM/YYYY`."""
    max_amount_per_cycle: Amount
    """Most that one cycle charges by your agreement, a decimal in the session's currency. The service refuses no charge by it."""
    cycle_interval_days: int
    """Days between two charges."""
    total_cycles: int
    """Number of charges in all."""
    seller: SessionCreateAgreementSeller
    """Who sells under an `installment` agreement."""
    extra_params: dict[str, Any]
    """Other terms of the agreement."""


class SessionCreateCardAcceptanceCriteria(TypedDict, total=False):
    """What a card must meet to be saved or charged."""
    min_expiry_time: int
    """Number of days that the card must still be valid."""


class _SessionCreateBrandingOptionsPaymentMethodsValue(TypedDict):
    text: str
    """Text to show in place of the method's name."""
    color: str
    """Colour of the text, `#rgb` or `#rrggbb`."""


class SessionCreateBrandingOptionsPaymentMethodsValue(_SessionCreateBrandingOptionsPaymentMethodsValue, total=False):
    font_weight: int
    """Weight of the text, 100 to 900. Default 700."""


class SessionCreateBrandingOptions(TypedDict):
    """Texts and colours of the payment methods on the checkout. Echoed only in `payment_methods`."""
    payment_methods: dict[str, SessionCreateBrandingOptionsPaymentMethodsValue]
    """Text and colour of each method, by its `pg_code`; at most 100."""


class _SessionCreateLoyalty(TypedDict):
    enabled: bool
    """True if the payment takes part in the programme."""


class SessionCreateLoyalty(_SessionCreateLoyalty, total=False):
    """The customer's part in a loyalty programme. Stored and echoed; the service gives no reward."""
    reference: str
    """Reference in the programme. Default `order_no`."""
    metadata: dict[str, Any]
    """Your own data about the programme."""


class _SessionCreate(TypedDict):
    type: Literal["e_commerce", "payment_request", "one_off", "auto_debit", "save_card", "auto_pay"]
    """`e_commerce`: an order of a shop. `payment_request`: a request to pay. `one_off`, `auto_debit`, `save_card` and `auto_pay` sent here are read as `payment_type` of a payment request."""
    amount: Amount
    """Amount to pay without the fee, with at most the currency's decimals: above zero; exactly zero for `save_card`; zero or more for `auto_pay` unless `type` is `one_off`."""
    currency_code: str
    """Currency of the session (ISO 4217). At least one gateway account of `pg_codes` must accept it."""
    pg_codes: list[str]
    """Codes of your gateway accounts that may serve the session. Users need `Can use <pg_code>` for each."""


class SessionCreate(_SessionCreate, total=False):
    payment_type: Literal["one_off", "auto_debit", "save_card", "auto_pay"]
    """`one_off` (default): one payment. `auto_debit`: a payment under an agreement, whose card your server may charge later. `save_card`: saves a card without a payment. `auto_pay`: sets up a subscription that the service charges."""
    language: Literal["en", "ar"]
    """Language of pages and messages for the customer: `en` or `ar`. Default: the merchant's."""
    order_no: str
    """Your reference of the order. It need not be unique."""
    customer_id: str
    """Your id of the customer. Required for `auto_debit`, `auto_pay` and `save_card`."""
    customer_email: str
    """Customer's email address. Required for `auto_pay`."""
    customer_phone: str
    """Customer's phone number. For messages it begins with `+` or `00` and the country's code."""
    webhook_url: str
    """Address that this session's events are posted to. A user name and password in it are sent as Basic. Default: the merchant's `webhook_url`."""
    redirect_url: str
    """Where the customer returns to, also in an app whose scheme `redirect_schemes` lists. `order_no`, `reference_number`, `session_id` and scalar values of `extra` are added to its query."""
    extra: dict[str, Any]
    """Your own data: stored, echoed and sent in webhooks. Numbers keep the digits that were sent, at most 1,000."""
    expiration_time: str
    """Lifetime of the session, `[D ]HH:MM:SS`, from one minute to 365 days. Default: the merchant's `session_lifetime`. In an update it starts again from now."""
    initiator_id: int
    """Number of an active user of the merchant who requests the payment. For users it is always the caller."""
    autopay: SessionCreateAutopay
    """Plan of the subscription. Required for `auto_pay`. Not echoed."""
    shopping_address: SessionCreateShoppingAddress
    """Another name of `shipping_address`, read if that is absent."""
    shortify_checkout_url: bool
    """Ignored: every session has a short link."""
    include_sdk_setup_preload: bool
    """True: the answer contains `sdk_setup_preload_payload`. Not echoed."""
    preload_checkout_page: bool
    """Ignored."""
    payment_instrument: SessionCreatePaymentInstrument
    """Pays the session in this call. `pg_codes` must then name one gateway account."""
    attachment: Union[str, None]
    """A file for the customer, sent in a form: pdf, jpeg, jpg, png, doc, docx, xls, xlsx or txt by content and name, at most 2.5 MB, name of at most 100 characters. Null: no file."""
    customer_phone_2: str
    """Customer's second phone number."""
    customer_first_name: str
    """Customer's first name."""
    customer_last_name: str
    """Customer's last name."""
    customer_birthdate: str
    """Customer's date of birth."""
    due_datetime: str
    """Time shown as 'Due by', `DD/MM/YYYY hh:mm` in UTC. It ends nothing."""
    notifications: SessionCreateNotifications
    """Events that the customer is notified of, by channel. A channel needs its contact: `customer_email` or `customer_phone`."""
    email_recipients: list[str]
    """Email addresses that get copies of the customer's mails, at most 50: a list, or one text with commas."""
    billing_address: SessionCreateBillingAddress
    """Customer's billing address."""
    shipping_address: SessionCreateShippingAddress
    """Address and recipient of the goods."""
    agreement: SessionCreateAgreement
    """What the customer agrees to be charged for later. Required for `auto_debit` and, with its `id` alone, for `auto_pay`; optional for `save_card`; refused for `one_off`."""
    card_acceptance_criteria: SessionCreateCardAcceptanceCriteria
    """What a card must meet to be saved or charged."""
    shortify_attachment_url: bool
    """True: answers contain `attachment_short_url`."""
    generate_qr_code: bool
    """True: answers contain `qr_code_url`."""
    attachment_upload_url: str
    """`file_url` of an uploaded file, as often as you like. Any other text with such an extension is only echoed."""
    product_type: str
    """What is sold."""
    vendor_name: str
    """Who sells it."""
    unit_code: str
    """Unit of the merchant that sells. Stored, not echoed and not used."""
    branding_options: SessionCreateBrandingOptions
    """Texts and colours of the payment methods on the checkout. Echoed only in `payment_methods`."""
    loyalty: Union[SessionCreateLoyalty, None]
    """The customer's part in a loyalty programme. Stored and echoed; the service gives no reward."""


class SessionList(TypedDict):
    count: int
    """Number of rows that match, on all pages."""
    next: Union[str, None]
    """Absolute URL of the next page; null on the last one."""
    previous: Union[str, None]
    """Absolute URL of the previous page; null on the first one."""
    results: list[Session]
    """The rows of this page."""


class SessionUpdateAutopayNotificationPreferences(TypedDict, total=False):
    """Which mails the customer gets. A value that is not false counts as true."""
    pre_charge_enabled: bool
    """Mail before a charge."""
    failure_enabled: bool
    """Mail after a failed try."""
    final_failure_enabled: bool
    """Mail after the last failed try."""


class _SessionUpdateAutopay(TypedDict):
    frequency: Literal["monthly", "yearly"]
    """Length of a billing period: a calendar month (`monthly`) or year (`yearly`)."""
    recurring_amount: Amount
    """Amount of each cycle, zero or more, with at most 14 digits and the currency's decimals."""
    start_date: str
    """First billing day, not in the past, in the merchant's time zone. Its day of the month is the anchor of later ones."""


class SessionUpdateAutopay(_SessionUpdateAutopay, total=False):
    """Plan of the subscription. Required for `auto_pay`. Not echoed."""
    end_date: Union[str, None]
    """Last day of the subscription, after `start_date`; a cycle on that day is still billed. Null: no end."""
    description: Union[str, None]
    """Description of the plan; its name if `product_type` is not sent."""
    retry_count: Union[int, None]
    """Number of tries after a failed charge, 1 to 10. Default 3."""
    retry_days: Union[list[int], None]
    """Days after a cycle's first failed charge on which it is tried again: 1 to 10 whole numbers from 1 to 30, ascending. Their number is `retry_count`. By default tries are an hour apart."""
    notification_preferences: SessionUpdateAutopayNotificationPreferences
    """Which mails the customer gets. A value that is not false counts as true."""


class _SessionUpdateShoppingAddress(TypedDict):
    line1: str
    """First line of the address."""
    city: str
    """City of the address."""
    country: Literal["AD", "AE", "AF", "AG", "AI", "AL", "AM", "AO", "AQ", "AR", "AS", "AT", "AU", "AW", "AX", "AZ", "BA", "BB", "BD", "BE", "BF", "BG", "BH", "BI", "BJ", "BL", "BM", "BN", "BO", "BQ", "BR", "BS", "BT", "BV", "BW", "BY", "BZ", "CA", "CC", "CD", "CF", "CG", "CH", "CI", "CK", "CL", "CM", "CN", "CO", "CR", "CU", "CV", "CW", "CX", "CY", "CZ", "DE", "DJ", "DK", "DM", "DO", "DZ", "EC", "EE", "EG", "EH", "ER", "ES", "ET", "FI", "FJ", "FK", "FM", "FO", "FR", "GA", "GB", "GD", "GE", "GF", "GG", "GH", "GI", "GL", "GM", "GN", "GP", "GQ", "GR", "GS", "GT", "GU", "GW", "GY", "HK", "HM", "HN", "HR", "HT", "HU", "ID", "IE", "IL", "IM", "IN", "IO", "IQ", "IR", "IS", "IT", "JE", "JM", "JO", "JP", "KE", "KG", "KH", "KI", "KM", "KN", "KP", "KR", "KW", "KY", "KZ", "LA", "LB", "LC", "LI", "LK", "LR", "LS", "LT", "LU", "LV", "LY", "MA", "MC", "MD", "ME", "MF", "MG", "MH", "MK", "ML", "MM", "MN", "MO", "MP", "MQ", "MR", "MS", "MT", "MU", "MV", "MW", "MX", "MY", "MZ", "NA", "NC", "NE", "NF", "NG", "NI", "NL", "NO", "NP", "NR", "NU", "NZ", "OM", "PA", "PE", "PF", "PG", "PH", "PK", "PL", "PM", "PN", "PR", "PS", "PT", "PW", "PY", "QA", "RE", "RO", "RS", "RU", "RW", "SA", "SB", "SC", "SD", "SE", "SG", "SH", "SI", "SJ", "SK", "SL", "SM", "SN", "SO", "SR", "SS", "ST", "SV", "SX", "SY", "SZ", "TC", "TD", "TF", "TG", "TH", "TJ", "TK", "TL", "TM", "TN", "TO", "TR", "TT", "TV", "TW", "TZ", "UA", "UG", "UM", "US", "UY", "UZ", "VA", "VC", "VE", "VG", "VI", "VN", "VU", "WF", "WS", "YE", "YT", "ZA", "ZM", "ZW"]
    """Country, one of the ISO 3166-1 alpha-2 codes, such as `KW`."""
    first_name: str
    """First name of the recipient."""
    last_name: str
    """Last name of the recipient."""
    email: str
    """Email address of the recipient."""
    phone: str
    """Phone number of the recipient."""


class SessionUpdateShoppingAddress(_SessionUpdateShoppingAddress, total=False):
    """Another name of `shipping_address`, read if that is absent."""
    line2: str
    """Second line of the address."""
    state: str
    """State or province of the address."""
    postal_code: str
    """Postal code of the address."""


class SessionUpdatePaymentInstrument(TypedDict):
    """Pays the session in this call. `pg_codes` must then name one gateway account."""
    instrument_type: Literal["apple_pay", "google_pay", "samsung_pay", "token", "wallet"]
    """What pays: `apple_pay`, `google_pay`, `samsung_pay`, `token` for a saved card, or `wallet` for the customer's credit."""
    payload: dict[str, Any]
    """For a device wallet the wallet's own object, `{'token': '…'}` for `samsung_pay`; for `token` `{'token': '…'}`; for `wallet` `{'wallet_code': 'wallet_sarraf'}`, or `{}` if the gateway account accepts one wallet."""


class SessionUpdateNotifications(TypedDict, total=False):
    """Events that the customer is notified of, by channel. A channel needs its contact: `customer_email` or `customer_phone`."""
    email: list[Literal["created", "paid", "canceled", "failed", "expired", "authorized", "voided", "refunded", "captured"]]
    """Events to notify by mail to `customer_email`: any of `created`, `paid`, `authorized`, `failed`, `canceled`, `expired`, `captured`, `refunded` and `voided`."""
    sms: list[Literal["created", "paid", "canceled", "failed", "expired", "authorized", "voided", "refunded", "captured"]]
    """Events to notify by SMS to `customer_phone`: any of `created`, `paid`, `authorized`, `failed`, `canceled`, `expired`, `captured`, `refunded` and `voided`."""
    SMS: list[Literal["created", "paid", "canceled", "failed", "expired", "authorized", "voided", "refunded", "captured"]]
    """Another name of `sms`, read if `sms` is absent: any of `created`, `paid`, `authorized`, `failed`, `canceled`, `expired`, `captured`, `refunded` and `voided`."""
    whatsapp: list[Literal["created", "paid", "canceled", "failed", "expired", "authorized"]]
    """Events to notify by WhatsApp to `customer_phone`: any of `created`, `paid`, `authorized`, `failed`, `canceled` and `expired`."""


class _SessionUpdateBillingAddress(TypedDict):
    line1: str
    """First line of the address."""
    city: str
    """City of the address."""
    country: Literal["AD", "AE", "AF", "AG", "AI", "AL", "AM", "AO", "AQ", "AR", "AS", "AT", "AU", "AW", "AX", "AZ", "BA", "BB", "BD", "BE", "BF", "BG", "BH", "BI", "BJ", "BL", "BM", "BN", "BO", "BQ", "BR", "BS", "BT", "BV", "BW", "BY", "BZ", "CA", "CC", "CD", "CF", "CG", "CH", "CI", "CK", "CL", "CM", "CN", "CO", "CR", "CU", "CV", "CW", "CX", "CY", "CZ", "DE", "DJ", "DK", "DM", "DO", "DZ", "EC", "EE", "EG", "EH", "ER", "ES", "ET", "FI", "FJ", "FK", "FM", "FO", "FR", "GA", "GB", "GD", "GE", "GF", "GG", "GH", "GI", "GL", "GM", "GN", "GP", "GQ", "GR", "GS", "GT", "GU", "GW", "GY", "HK", "HM", "HN", "HR", "HT", "HU", "ID", "IE", "IL", "IM", "IN", "IO", "IQ", "IR", "IS", "IT", "JE", "JM", "JO", "JP", "KE", "KG", "KH", "KI", "KM", "KN", "KP", "KR", "KW", "KY", "KZ", "LA", "LB", "LC", "LI", "LK", "LR", "LS", "LT", "LU", "LV", "LY", "MA", "MC", "MD", "ME", "MF", "MG", "MH", "MK", "ML", "MM", "MN", "MO", "MP", "MQ", "MR", "MS", "MT", "MU", "MV", "MW", "MX", "MY", "MZ", "NA", "NC", "NE", "NF", "NG", "NI", "NL", "NO", "NP", "NR", "NU", "NZ", "OM", "PA", "PE", "PF", "PG", "PH", "PK", "PL", "PM", "PN", "PR", "PS", "PT", "PW", "PY", "QA", "RE", "RO", "RS", "RU", "RW", "SA", "SB", "SC", "SD", "SE", "SG", "SH", "SI", "SJ", "SK", "SL", "SM", "SN", "SO", "SR", "SS", "ST", "SV", "SX", "SY", "SZ", "TC", "TD", "TF", "TG", "TH", "TJ", "TK", "TL", "TM", "TN", "TO", "TR", "TT", "TV", "TW", "TZ", "UA", "UG", "UM", "US", "UY", "UZ", "VA", "VC", "VE", "VG", "VI", "VN", "VU", "WF", "WS", "YE", "YT", "ZA", "ZM", "ZW"]
    """Country, one of the ISO 3166-1 alpha-2 codes, such as `KW`."""


class SessionUpdateBillingAddress(_SessionUpdateBillingAddress, total=False):
    """Customer's billing address."""
    line2: str
    """Second line of the address."""
    state: str
    """State or province of the address."""
    postal_code: str
    """Postal code of the address."""


class _SessionUpdateShippingAddress(TypedDict):
    line1: str
    """First line of the address."""
    city: str
    """City of the address."""
    country: Literal["AD", "AE", "AF", "AG", "AI", "AL", "AM", "AO", "AQ", "AR", "AS", "AT", "AU", "AW", "AX", "AZ", "BA", "BB", "BD", "BE", "BF", "BG", "BH", "BI", "BJ", "BL", "BM", "BN", "BO", "BQ", "BR", "BS", "BT", "BV", "BW", "BY", "BZ", "CA", "CC", "CD", "CF", "CG", "CH", "CI", "CK", "CL", "CM", "CN", "CO", "CR", "CU", "CV", "CW", "CX", "CY", "CZ", "DE", "DJ", "DK", "DM", "DO", "DZ", "EC", "EE", "EG", "EH", "ER", "ES", "ET", "FI", "FJ", "FK", "FM", "FO", "FR", "GA", "GB", "GD", "GE", "GF", "GG", "GH", "GI", "GL", "GM", "GN", "GP", "GQ", "GR", "GS", "GT", "GU", "GW", "GY", "HK", "HM", "HN", "HR", "HT", "HU", "ID", "IE", "IL", "IM", "IN", "IO", "IQ", "IR", "IS", "IT", "JE", "JM", "JO", "JP", "KE", "KG", "KH", "KI", "KM", "KN", "KP", "KR", "KW", "KY", "KZ", "LA", "LB", "LC", "LI", "LK", "LR", "LS", "LT", "LU", "LV", "LY", "MA", "MC", "MD", "ME", "MF", "MG", "MH", "MK", "ML", "MM", "MN", "MO", "MP", "MQ", "MR", "MS", "MT", "MU", "MV", "MW", "MX", "MY", "MZ", "NA", "NC", "NE", "NF", "NG", "NI", "NL", "NO", "NP", "NR", "NU", "NZ", "OM", "PA", "PE", "PF", "PG", "PH", "PK", "PL", "PM", "PN", "PR", "PS", "PT", "PW", "PY", "QA", "RE", "RO", "RS", "RU", "RW", "SA", "SB", "SC", "SD", "SE", "SG", "SH", "SI", "SJ", "SK", "SL", "SM", "SN", "SO", "SR", "SS", "ST", "SV", "SX", "SY", "SZ", "TC", "TD", "TF", "TG", "TH", "TJ", "TK", "TL", "TM", "TN", "TO", "TR", "TT", "TV", "TW", "TZ", "UA", "UG", "UM", "US", "UY", "UZ", "VA", "VC", "VE", "VG", "VI", "VN", "VU", "WF", "WS", "YE", "YT", "ZA", "ZM", "ZW"]
    """Country, one of the ISO 3166-1 alpha-2 codes, such as `KW`."""
    first_name: str
    """First name of the recipient."""
    last_name: str
    """Last name of the recipient."""
    email: str
    """Email address of the recipient."""
    phone: str
    """Phone number of the recipient."""


class SessionUpdateShippingAddress(_SessionUpdateShippingAddress, total=False):
    """Address and recipient of the goods."""
    line2: str
    """Second line of the address."""
    state: str
    """State or province of the address."""
    postal_code: str
    """Postal code of the address."""


class SessionUpdateAgreementSeller(TypedDict, total=False):
    """Who sells under an `installment` agreement."""
    name: str
    """Name of the seller."""
    short_name: str
    """Short name of the seller."""
    category_code: str
    """Merchant category code of the seller, four digits."""


class _SessionUpdateAgreement(TypedDict):
    id: str
    """Your id of the agreement. The card that pays under it is the one charged later."""


class SessionUpdateAgreement(_SessionUpdateAgreement, total=False):
    """What the customer agrees to be charged for later. Required for `auto_debit` and, with its `id` alone, for `auto_pay`; optional for `save_card`; refused for `one_off`."""
    type: Literal["recurring", "unscheduled", "installment", "event_based", "other"]
    """Kind of later charges: `recurring` at regular times, `unscheduled` when needed, `installment` parts of one price, `event_based` after an event, or `other`. The first `auto_debit` session of an agreement that names `recurring` must also name `frequency`, `amount_variability`, `expiry_date`, `cycle_interval_days` and `total_cycles`; `installment` these and `seller`; `unscheduled` its `frequency`."""
    amount_variability: Literal["fixed", "variable"]
    """`fixed`: every charge is of the same amount. `variable`: amounts differ."""
    frequency: Literal["irregular", "daily", "weekly", "semi_monthly", "monthly", "quarterly", "semi_annually", "yearly", "other"]
    """How often charges happen: `irregular`, `daily`, `weekly`, `semi_monthly`, `monthly`, `quarterly`, `semi_annually`, `yearly` or `other`."""
    start_date: str
    """First day of the agreement, `YYYY-MM-DD` or `DD/MM/YYYY`."""
    expiry_date: str
    """Last day of the agreement, `YYYY-MM-DD` or `DD/MM/YYYY`."""
    max_amount_per_cycle: Amount
    """Most that one cycle charges by your agreement, a decimal in the session's currency. The service refuses no charge by it."""
    cycle_interval_days: int
    """Days between two charges."""
    total_cycles: int
    """Number of charges in all."""
    seller: SessionUpdateAgreementSeller
    """Who sells under an `installment` agreement."""
    extra_params: dict[str, Any]
    """Other terms of the agreement."""


class SessionUpdateCardAcceptanceCriteria(TypedDict, total=False):
    """What a card must meet to be saved or charged."""
    min_expiry_time: int
    """Number of days that the card must still be valid."""


class _SessionUpdateBrandingOptionsPaymentMethodsValue(TypedDict):
    text: str
    """Text to show in place of the method's name."""
    color: str
    """Colour of the text, `#rgb` or `#rrggbb`."""


class SessionUpdateBrandingOptionsPaymentMethodsValue(_SessionUpdateBrandingOptionsPaymentMethodsValue, total=False):
    font_weight: int
    """Weight of the text, 100 to 900. Default 700."""


class SessionUpdateBrandingOptions(TypedDict):
    """Texts and colours of the payment methods on the checkout. Echoed only in `payment_methods`."""
    payment_methods: dict[str, SessionUpdateBrandingOptionsPaymentMethodsValue]
    """Text and colour of each method, by its `pg_code`; at most 100."""


class _SessionUpdateLoyalty(TypedDict):
    enabled: bool
    """True if the payment takes part in the programme."""


class SessionUpdateLoyalty(_SessionUpdateLoyalty, total=False):
    """The customer's part in a loyalty programme. Stored and echoed; the service gives no reward."""
    reference: str
    """Reference in the programme. Default `order_no`."""
    metadata: dict[str, Any]
    """Your own data about the programme."""


class SessionUpdate(TypedDict, total=False):
    type: Literal["e_commerce", "payment_request", "one_off", "auto_debit", "save_card", "auto_pay"]
    """`e_commerce`: an order of a shop. `payment_request`: a request to pay. `one_off`, `auto_debit`, `save_card` and `auto_pay` sent here are read as `payment_type` of a payment request."""
    amount: Amount
    """Amount to pay without the fee, with at most the currency's decimals: above zero; exactly zero for `save_card`; zero or more for `auto_pay` unless `type` is `one_off`."""
    currency_code: str
    """Currency of the session (ISO 4217). At least one gateway account of `pg_codes` must accept it."""
    pg_codes: list[str]
    """Codes of your gateway accounts that may serve the session. Users need `Can use <pg_code>` for each."""
    payment_type: Literal["one_off", "auto_debit", "save_card", "auto_pay"]
    """`one_off` (default): one payment. `auto_debit`: a payment under an agreement, whose card your server may charge later. `save_card`: saves a card without a payment. `auto_pay`: sets up a subscription that the service charges."""
    language: Literal["en", "ar"]
    """Language of pages and messages for the customer: `en` or `ar`. Default: the merchant's."""
    order_no: str
    """Your reference of the order. It need not be unique."""
    customer_id: str
    """Your id of the customer. Required for `auto_debit`, `auto_pay` and `save_card`."""
    customer_email: str
    """Customer's email address. Required for `auto_pay`."""
    customer_phone: str
    """Customer's phone number. For messages it begins with `+` or `00` and the country's code."""
    webhook_url: str
    """Address that this session's events are posted to. A user name and password in it are sent as Basic. Default: the merchant's `webhook_url`."""
    redirect_url: str
    """Where the customer returns to, also in an app whose scheme `redirect_schemes` lists. `order_no`, `reference_number`, `session_id` and scalar values of `extra` are added to its query."""
    extra: dict[str, Any]
    """Your own data: stored, echoed and sent in webhooks. Numbers keep the digits that were sent, at most 1,000."""
    expiration_time: str
    """Lifetime of the session, `[D ]HH:MM:SS`, from one minute to 365 days. Default: the merchant's `session_lifetime`. In an update it starts again from now."""
    initiator_id: int
    """Number of an active user of the merchant who requests the payment. For users it is always the caller."""
    autopay: SessionUpdateAutopay
    """Plan of the subscription. Required for `auto_pay`. Not echoed."""
    shopping_address: SessionUpdateShoppingAddress
    """Another name of `shipping_address`, read if that is absent."""
    shortify_checkout_url: bool
    """Ignored: every session has a short link."""
    include_sdk_setup_preload: bool
    """True: the answer contains `sdk_setup_preload_payload`. Not echoed."""
    preload_checkout_page: bool
    """Ignored."""
    payment_instrument: SessionUpdatePaymentInstrument
    """Pays the session in this call. `pg_codes` must then name one gateway account."""
    attachment: Union[str, None]
    """A file for the customer, sent in a form: pdf, jpeg, jpg, png, doc, docx, xls, xlsx or txt by content and name, at most 2.5 MB, name of at most 100 characters. Null removes the present file."""
    customer_phone_2: str
    """Customer's second phone number."""
    customer_first_name: str
    """Customer's first name."""
    customer_last_name: str
    """Customer's last name."""
    customer_birthdate: str
    """Customer's date of birth."""
    due_datetime: str
    """Time shown as 'Due by', `DD/MM/YYYY hh:mm` in UTC. It ends nothing."""
    notifications: SessionUpdateNotifications
    """Events that the customer is notified of, by channel. A channel needs its contact: `customer_email` or `customer_phone`."""
    email_recipients: list[str]
    """Email addresses that get copies of the customer's mails, at most 50: a list, or one text with commas."""
    billing_address: SessionUpdateBillingAddress
    """Customer's billing address."""
    shipping_address: SessionUpdateShippingAddress
    """Address and recipient of the goods."""
    agreement: SessionUpdateAgreement
    """What the customer agrees to be charged for later. Required for `auto_debit` and, with its `id` alone, for `auto_pay`; optional for `save_card`; refused for `one_off`."""
    card_acceptance_criteria: SessionUpdateCardAcceptanceCriteria
    """What a card must meet to be saved or charged."""
    shortify_attachment_url: bool
    """True: answers contain `attachment_short_url`."""
    generate_qr_code: bool
    """True: answers contain `qr_code_url`."""
    attachment_upload_url: str
    """`file_url` of an uploaded file, as often as you like. Any other text with such an extension is only echoed."""
    product_type: str
    """What is sold."""
    vendor_name: str
    """Who sells it."""
    unit_code: str
    """Unit of the merchant that sells. Stored, not echoed and not used."""
    branding_options: SessionUpdateBrandingOptions
    """Texts and colours of the payment methods on the checkout. Echoed only in `payment_methods`."""
    loyalty: Union[SessionUpdateLoyalty, None]
    """The customer's part in a loyalty programme. Stored and echoed; the service gives no reward."""


class SettingsOperationApprovalAmountsItem(TypedDict):
    amount: str
    """Amount from which on refunds and voids in the currency wait for approval."""
    currency_code: str
    """Currency of the amount."""


class Settings(TypedDict):
    name: str
    """Merchant's name, shown to customers."""
    timezone: str
    """IANA name of the merchant's time zone, such as `Asia/Kuwait`. Days begin and end in it."""
    region: str
    """Region code of 2 to 8 capitals, such as `KWT`."""
    default_language: Literal["en", "ar"]
    """Language of sessions that name none: `en` or `ar`."""
    webhook_url: Union[str, None]
    """Webhook address of sessions that name none, with `***` for its credentials; null if there is none."""
    allowed_origins: list[str]
    """Origins (scheme, host and port) of web pages that may call with the public key and embed the payment."""
    redirect_schemes: list[str]
    """Schemes of your apps, such as `myapp`, that `redirect_url` may have besides `https`."""
    session_lifetime: int
    """Lifetime in seconds of sessions that name no `expiration_time`."""
    invoice_reminder_days: list[int]
    """Days of reminders of unpaid invoices, counted from the due day; empty if there are none."""
    expire_transactions: bool
    """True: a session past its time is stored as `expired`, with its event. False: it can no longer be paid either, but has no event."""
    operation_approval_enabled: bool
    """True if refunds and voids by users who are not checkers wait for approval."""
    operation_approval_amounts: list[SettingsOperationApprovalAmountsItem]
    """Amounts from which on refunds and voids wait for approval, also those by checkers and API keys; empty for none."""
    key_administration_enabled: bool
    """True if API keys can change users, keys, webhook addresses, approvals and balances of wallets."""
    production: bool
    """True if the merchant is in production and has no test clock. Only the operator sets it."""
    api_version: str
    """API version, a date, in which webhooks are written and users are answered."""
    name_ar: Union[str, None]
    """Merchant's name in Arabic; null means that `name` is shown."""
    brand_color: Union[str, None]
    """Colour of pages and mails, `#rrggbb`; null if none is set."""
    logo_url: Union[str, None]
    """URL of the uploaded logo; null if there is none."""
    favicon_url: Union[str, None]
    """URL of the uploaded icon; null if there is none."""
    support_email: Union[str, None]
    """Email address for customers, in the footer of pages and mails; null if none is set."""
    support_phone: Union[str, None]
    """Phone number for customers, in the footer of pages and mails; null if none is set."""
    support_url: Union[str, None]
    """URL of your help page, in the footer of pages and mails; null if none is set."""
    terms_url: Union[str, None]
    """URL of your terms, in the footer of pages and mails; null if none is set."""
    privacy_url: Union[str, None]
    """URL of your privacy policy, in the footer of pages and mails; null if none is set."""
    disclaimer: Union[str, None]
    """Sentence at the foot of pages and of the embedded payment; null if none is set."""
    disclaimer_ar: Union[str, None]
    """`disclaimer` in Arabic; null means that `disclaimer` is shown."""


class SettingsUpdateOperationApprovalAmountsItem(TypedDict):
    amount: Amount
    """Amount from which on refunds and voids in the currency wait for approval."""
    currency_code: str
    """Currency of the amount (ISO 4217)."""


class SettingsUpdate(TypedDict, total=False):
    name: str
    """Merchant's name, shown to customers."""
    timezone: str
    """IANA name of the merchant's time zone, such as `Asia/Kuwait`. Billing dates that are already set keep their day in the new zone."""
    region: str
    """Region code of 2 to 8 capitals, such as `KWT`. One that is not known counts as Kuwait, and phone numbers then need their country's code."""
    default_language: Literal["en", "ar"]
    """Language of sessions that name none: `en` or `ar`."""
    webhook_url: Union[str, None]
    """Webhook address of sessions that name none. A user name and password in it are sent as Basic. Null or an empty text removes it."""
    allowed_origins: list[str]
    """Origins (scheme, host and port) of web pages that may call with the public key and embed the payment: at most 50, of 4,000 characters in all."""
    redirect_schemes: list[str]
    """Schemes of your apps, such as `myapp`, that `redirect_url` may have besides `http` and `https`. Sessions keep their address if a scheme is removed."""
    session_lifetime: int
    """Lifetime in seconds of sessions that name no `expiration_time`."""
    invoice_reminder_days: list[int]
    """Days on which the customer of an unpaid invoice gets a reminder, counted from the due day: `-3` is three days before it, `7` a week after it. From -90 to 90, at most ten. An empty list switches reminders off."""
    expire_transactions: bool
    """True: a session past its time is stored as `expired`, with its event. False: it can no longer be paid either, but has no event."""
    operation_approval_enabled: bool
    """True if refunds and voids by users who are not checkers wait for approval."""
    operation_approval_amounts: list[SettingsUpdateOperationApprovalAmountsItem]
    """Amounts, one for each currency, from which on refunds and voids wait for approval, also those by checkers and API keys; refunds of one payment count together. An empty list switches this off."""
    key_administration_enabled: bool
    """False: API keys can change no users, keys, webhook addresses, approvals and balances of wallets, and only a user can set it to true again."""
    api_version: Literal["2026-11-23"]
    """API version, a date, in which webhooks are written and users are answered."""
    name_ar: Union[str, None]
    """Merchant's name in Arabic. Null or an empty text removes it."""
    brand_color: Union[str, None]
    """Colour of pages and mails, `#rgb` or `#rrggbb`; texts on it are kept readable. Null or an empty text removes it."""
    support_email: Union[str, None]
    """Email address for customers, in the footer of pages and mails. Null or an empty text removes it."""
    support_phone: Union[str, None]
    """Phone number for customers, in the footer of pages and mails. Null or an empty text removes it."""
    support_url: Union[str, None]
    """URL of your help page, in the footer of pages and mails. Null or an empty text removes it."""
    terms_url: Union[str, None]
    """URL of your terms, in the footer of pages and mails. Null or an empty text removes it."""
    privacy_url: Union[str, None]
    """URL of your privacy policy, in the footer of pages and mails. Null or an empty text removes it."""
    disclaimer: Union[str, None]
    """Sentence at the foot of pages and of the embedded payment. Null or an empty text removes it."""
    disclaimer_ar: Union[str, None]
    """`disclaimer` in Arabic. Null or an empty text removes it."""


class SetupPreloadBilling(TypedDict):
    """The amount as it is shown to the customer."""
    amount: str
    """Amount without the fee, a decimal string in `currency_code`."""
    currency_code: str
    """Currency of the session (ISO 4217)."""
    display: str
    """Amount and currency in the session's language, such as `KWD 10.500`."""


class SetupPreloadSdkStudio(TypedDict):
    """Error reporting of client SDKs."""
    is_enabled: Literal[False]
    """Always false."""


class SetupPreload(TypedDict):
    session_id: str
    """Id of the session."""
    amount: str
    """Amount to pay without the fee, a decimal string in `currency_code`."""
    currency_code: str
    """Currency of the session (ISO 4217)."""
    billing: SetupPreloadBilling
    """The amount as it is shown to the customer."""
    state: Literal["created", "pending", "attempted", "cod", "paid", "authorized", "captured", "failed", "canceled", "expired", "invalided"]
    """State of the session: `created`, `pending`, `attempted`, `cod`, `paid`, `authorized`, `captured`, `failed`, `canceled`, `expired` or `invalided`, as in the session object."""
    type: Literal["e_commerce", "payment_request"]
    """`e_commerce`: an order of a shop. `payment_request`: a request to pay."""
    payment_type: Literal["one_off", "auto_debit", "save_card", "auto_pay"]
    """`one_off`: one payment. `auto_debit`: a payment under an agreement. `save_card`: saves a card without a payment. `auto_pay`: sets up a subscription."""
    operation: Literal["purchase", "authorize"]
    """`purchase`: the money is taken at once. `authorize`: it is reserved until a capture."""
    language: Literal["en", "ar"]
    """Language of pages and messages for the customer: `en` or `ar`."""
    expiration_time: str
    """Instant at which the session expires, on the merchant's clock."""
    is_amount_editable: Literal[False]
    """Always false."""
    cancel_url: str
    """URL that cancels the session with POST."""
    payment_methods: list[SdkMethod]
    """Methods that lead the customer to a page. Empty if the session cannot be paid."""
    payment_services: list[SdkService]
    """Device wallets and mobile wallets. Empty if the session cannot be paid."""
    flex_methods: list[SdkInstalments]
    """Methods for paying in instalments. Empty if the session cannot be paid."""
    sdk_studio: SetupPreloadSdkStudio
    """Error reporting of client SDKs."""
    response: Union[SdkResult, None]
    """Result of the latest decided attempt; null if there is none."""
    customer_id: Union[str, None]
    """Your id of the customer; null if the session has none."""
    customer_phone: Union[str, None]
    """Customer's phone number; null if the session has none."""
    cards: list[SetupPreloadCard]
    """Customer's saved cards that may pay the session, expired ones last."""


class SetupPreloadCard(TypedDict):
    brand: Union[str, None]
    """Card scheme, such as `Visa`; null if it is unknown."""
    number: str
    """Masked card number, such as `**** 1111`."""
    expiry_month: str
    """Month of expiry, two digits."""
    expiry_year: str
    """Year of expiry, its last two digits."""
    token: str
    """Token of the saved card, for `token` of a submit."""
    is_preferred: bool
    """Always false."""
    is_expired: bool
    """True if the card's last day has passed in the merchant's time zone."""
    cvv_required: bool
    """True if the customer must enter the security code again."""
    pg_code: str
    """Code of the gateway account that the card is saved at."""
    pg: str
    """Kind of gateway behind that account."""
    amount: str
    """What the customer pays with this card, fee included, a decimal string in `currency_code`."""
    currency_code: str
    """Currency that is charged (ISO 4217)."""
    fee: str
    """Fee, a decimal string in `currency_code`."""
    delete_url: str
    """URL that removes the card with DELETE."""
    submit_url: str
    """URL that charges the card with POST."""
    customer_id: str
    """Your id of the customer who saved the card."""
    name_on_card: Union[str, None]
    """Cardholder's name as typed; null if it was not asked for."""


class _ShippingAddress(TypedDict):
    line1: str
    """First line of the address."""
    city: str
    """City of the address."""
    country: str
    """Country, ISO 3166-1 alpha-2, such as `KW`."""
    first_name: str
    """First name of the recipient."""
    last_name: str
    """Last name of the recipient."""
    email: str
    """Email address of the recipient."""
    phone: str
    """Phone number of the recipient."""


class ShippingAddress(_ShippingAddress, total=False):
    line2: str
    """Second line of the address."""
    state: str
    """State or province of the address."""
    postal_code: str
    """Postal code of the address."""


class SubscriptionNotificationConfig1(TypedDict):
    pre_charge_enabled: bool
    """True: a mail before a charge."""
    failure_enabled: bool
    """True: a mail after a failed try."""
    final_failure_enabled: bool
    """True: a mail after the last failed try."""


class SubscriptionCard1(TypedDict):
    masked_card: str
    """Masked card number, such as `**** 1111`."""
    card_brand: Union[str, None]
    """Card scheme, such as `Visa`; null if it is unknown."""
    expiry_month: str
    """Last month of the card's validity, two digits."""
    expiry_year: str
    """Year of that month, four digits."""


class SubscriptionBackupCard1(TypedDict):
    masked_card: str
    """Masked card number, such as `**** 1111`."""
    card_brand: Union[str, None]
    """Card scheme, such as `Visa`; null if it is unknown."""
    expiry_month: str
    """Last month of the card's validity, two digits."""
    expiry_year: str
    """Year of that month, four digits."""


class Subscription(TypedDict):
    id: str
    """Id of the subscription."""
    customer_id: str
    """Your id of the customer."""
    customer_email: str
    """Customer's email address."""
    frequency: Literal["monthly", "yearly"]
    """Length of a billing period: a calendar month (`monthly`) or year (`yearly`)."""
    recurring_amount: str
    """Amount of each cycle after the first, a decimal string in `currency`."""
    currency: str
    """Currency of the subscription (ISO 4217)."""
    status: Literal["pending_setup", "trialing", "active", "past_due", "canceled", "expired", "setup_failed"]
    """`pending_setup`: the customer has not paid the first charge or saved a card. `trialing`: set up without a charge; the first cycle is to come. `active`: billed. `past_due`: a cycle failed for good and its balance is open. `canceled`: canceled. `expired`: ended by its end date or number of cycles. `setup_failed`: the setup's session ended unpaid."""
    next_billing_date: Union[str, None]
    """Day of the next charge by the service, in the merchant's time zone; null if none is scheduled (`pending_setup`, `setup_failed`, `past_due`, ended, or after the last cycle)."""
    created_at: str
    """When the subscription was created, on the merchant's clock."""
    customer_name: Union[str, None]
    """Customer's name; null if it is not known."""
    customer_phone: Union[str, None]
    """Customer's phone number; null if it is not known."""
    first_payment_amount: str
    """Amount of the first charge, a decimal string in `currency`; zero for a trial."""
    start_date: str
    """First billing day, in the merchant's time zone."""
    end_date: Union[str, None]
    """Last day of the subscription, in the merchant's time zone; null if it has no end."""
    billing_anchor_day: int
    """Day of the month for charges, 1 to 31. In shorter months the last day is taken."""
    setup_session_id: str
    """Id of the session that set it up."""
    agreement_id: str
    """Your id of the agreement under which the card is charged."""
    amount_variability: str
    """`amount_variability` of the agreement: `fixed` or `variable`."""
    cycle_interval_days: int
    """`cycle_interval_days` of the agreement, for information."""
    total_cycles: Union[int, None]
    """`total_cycles` of the agreement; null if none was sent."""
    notification_config: Union[SubscriptionNotificationConfig1, None]
    """Which mails the customer gets; null if the plan did not say."""
    cancel_at_period_end: bool
    """True if the subscription ends on the next scheduled day, uncharged."""
    canceled_at: Union[str, None]
    """When the cancellation was requested, on the merchant's clock; null before."""
    cancellation_initiator: Union[str, None]
    """Who requested the cancellation: `merchant` or `customer`; null before."""
    cancellation_reason: Union[str, None]
    """`reason` of the cancellation; null if none was given."""
    cancellation_note: Union[str, None]
    """`note` of the cancellation; null if none was given."""
    description: Union[str, None]
    """`description` of the plan; null if none was sent."""
    merchant_reference: Union[str, None]
    """`order_no` of the setup session; null if it had none."""
    plan_name: Union[str, None]
    """Name of the plan: `product_type` of the setup session, else `description`; null if neither was sent."""
    language: Literal["en", "ar"]
    """Language of pages and mails for the customer: `en` or `ar`."""
    retry_count: int
    """Number of tries after a failed charge, 1 to 10."""
    updated_at: str
    """When the subscription last changed, on the merchant's clock."""
    card: Union[SubscriptionCard1, None]
    """The card that is charged; null before one is saved."""
    backup_card: Union[SubscriptionBackupCard1, None]
    """The second card, which every second try of a cycle uses; null unless the customer allowed one on the self-service page."""
    retry_days: Union[list[int], None]
    """Days after a cycle's first failed charge on which it is tried again; null if tries are an hour apart."""
    recurring_amount_from: Union[str, None]
    """First scheduled day with `recurring_amount` after a rise; earlier cycles have the former amount. Null if every new cycle has it."""
    paused_at: Union[str, None]
    """Since when it is paused, on the merchant's clock; null unless it is."""
    pause_on: Union[str, None]
    """First day without charges of the pause that is requested or has begun; null without one."""
    resume_on: Union[str, None]
    """First day with charges after that pause; null without a planned end or a pause."""
    current_cycle: Union[Cycle, None]
    """The open cycle, else the newest one; null if there is none."""


class _SubscriptionCancel(TypedDict):
    mode: Literal["immediate", "at_period_end"]
    """`immediate`: ends now. `at_period_end`: ends on the next scheduled day, uncharged."""


class SubscriptionCancel(_SubscriptionCancel, total=False):
    reason: str
    """Your reason, stored as `cancellation_reason`."""
    note: str
    """Your note, stored as `cancellation_note`."""


class SubscriptionChange(TypedDict):
    number: int
    """1, 2, 3 … within the subscription."""
    field: Literal["recurring_amount", "description", "customer_email", "card", "backup_card", "pause_on", "resume_on"]
    """What was changed. `recurring_amount`, `description` and `customer_email`: that field. `card`: the card that is charged. `backup_card`: the second card. `pause_on`: first day of a pause. `resume_on`: first day after it."""
    before: Union[str, None]
    """Value before the change; of a card its brand and last four digits."""
    after: Union[str, None]
    """Value after the change; null if it was removed."""
    effective_from: Union[str, None]
    """First scheduled day to which a new amount applies; null for other changes."""
    initiator: Literal["merchant", "customer"]
    """Who made the change: `merchant` or `customer`."""
    reason: Union[str, None]
    """`reason` of the request; null if none was sent."""
    changed_at: str
    """When the change was made, on the merchant's clock."""


class SubscriptionChangeList(TypedDict):
    count: int
    """Number of rows that match, on all pages."""
    next: Union[str, None]
    """Absolute URL of the next page; null on the last one."""
    previous: Union[str, None]
    """Absolute URL of the previous page; null on the first one."""
    results: list[SubscriptionChange]
    """The rows of this page."""


class SubscriptionChangeRequest(TypedDict, total=False):
    recurring_amount: Amount
    """New amount of cycles that do not exist yet, with the limits of `autopay.recurring_amount`. A higher amount applies to cycles dated from the fourth day after the change."""
    description: Union[str, None]
    """New description of the plan; null for none."""
    customer_email: str
    """New email address. The former one is mailed, too."""
    card_token: str
    """Token of a saved card of the customer, which the service charges from now on. A running charge keeps its card."""
    remove_backup_card: bool
    """True removes the second card. Only the customer can allow one, on the self-service page."""
    reason: str
    """Your reason, stored with the change."""


class SubscriptionEvent(TypedDict):
    event: Literal["subscription.blocked"]
    """Always `subscription.blocked`: a due cycle cannot be charged. Other values may be added."""
    subscription_id: str
    """Id of the subscription."""
    cycle_number: int
    """Number of the cycle within the subscription."""
    scheduled_date: str
    """Day on which the cycle is due, in the merchant's time zone."""
    amount: str
    """Amount of the cycle, a decimal string in `currency_code`."""
    currency_code: str
    """Currency of the subscription (ISO 4217)."""
    gateway_account: str
    """Code of the gateway account that is missing or may not charge."""
    reason: str
    """Why the cycle cannot be charged."""
    timestamp_utc: str
    """When the event was written, `YYYY-MM-DD HH:MM:SS` in UTC on the merchant's clock."""
    signature: str
    """HMAC-SHA256 over some of the fields with the merchant's `webhook_hmac_key`, lower-case hexadecimal."""


class SubscriptionList(TypedDict):
    count: int
    """Number of rows that match, on all pages."""
    next: Union[str, None]
    """Absolute URL of the next page; null on the last one."""
    previous: Union[str, None]
    """Absolute URL of the previous page; null on the first one."""
    results: list[SubscriptionSummary]
    """The rows of this page."""


class SubscriptionPageLink(TypedDict):
    page_token: str
    """Token of the customer's self-service page."""
    page_url: str
    """URL of the customer's self-service page. Anyone with the link may act on the subscription."""


class SubscriptionPause(TypedDict, total=False):
    mode: Literal["immediate", "at_period_end"]
    """`immediate`, the default: paused now. `at_period_end`: paused from the next scheduled day. No charge becomes due during the pause in either case."""
    resume_on: Union[str, None]
    """First day with charges again, in the merchant's time zone. Null: until you resume it."""
    reason: str
    """Your reason, stored with the change."""


class SubscriptionResume(TypedDict, total=False):
    reason: str
    """Your reason, stored with the change."""


class SubscriptionSearch(TypedDict, total=False):
    status: Literal["pending_setup", "setup_failed", "trialing", "active", "past_due", "canceled", "expired"]
    """Only subscriptions in this state: `pending_setup`, `trialing`, `active`, `past_due`, `canceled`, `expired` or `setup_failed`."""
    customer_id: str
    """Only subscriptions of this customer of yours."""
    created_after: str
    """Only subscriptions created from then on: a day `YYYY-MM-DD` of the merchant's time zone, or an instant in ISO 8601 with its offset."""
    created_before: str
    """Only subscriptions created until then, included: a day `YYYY-MM-DD` of the merchant's time zone, or an instant in ISO 8601 with its offset."""
    limit: int
    """Rows per page."""
    offset: int
    """Number of rows to skip before the page."""
    starting_after: str
    """Id of the row after which the page starts, usually the last row of the page before. Decides over `offset`; rows that were added or removed meanwhile shift nothing."""


class SubscriptionSummary(TypedDict):
    id: str
    """Id of the subscription."""
    customer_id: str
    """Your id of the customer."""
    customer_email: str
    """Customer's email address."""
    frequency: Literal["monthly", "yearly"]
    """Length of a billing period: a calendar month (`monthly`) or year (`yearly`)."""
    recurring_amount: str
    """Amount of each cycle after the first, a decimal string in `currency`."""
    currency: str
    """Currency of the subscription (ISO 4217)."""
    status: Literal["pending_setup", "trialing", "active", "past_due", "canceled", "expired", "setup_failed"]
    """`pending_setup`: the customer has not paid the first charge or saved a card. `trialing`: set up without a charge; the first cycle is to come. `active`: billed. `past_due`: a cycle failed for good and its balance is open. `canceled`: canceled. `expired`: ended by its end date or number of cycles. `setup_failed`: the setup's session ended unpaid."""
    next_billing_date: Union[str, None]
    """Day of the next charge by the service, in the merchant's time zone; null if none is scheduled (`pending_setup`, `setup_failed`, `past_due`, ended, or after the last cycle)."""
    created_at: str
    """When the subscription was created, on the merchant's clock."""


class Token(TypedDict):
    token: str
    """JWT to send as `Authorization: Bearer …`."""
    expires_in: int
    """Seconds until the token expires."""


class TokenCreate(TypedDict):
    username: str
    """The user's name."""
    password: str
    """The user's password."""


class _UnsentNotice(TypedDict):
    channels: list[str]
    """Channels that the message could not be sent by."""
    result: Literal["failed"]
    """Always `failed`: nothing was sent."""


class UnsentNotice(_UnsentNotice, total=False):
    session_id: str
    """`session_id` of the request."""
    order_no: str
    """`order_no` of the request."""


class UpcomingChargeCard1(TypedDict):
    masked_card: str
    """Masked card number, such as `**** 1111`."""
    card_brand: Union[str, None]
    """Card scheme, such as `Visa`; null if it is unknown."""
    expiry_month: str
    """Last month of the card's validity, two digits."""
    expiry_year: str
    """Year of that month, four digits."""


class UpcomingCharge(TypedDict):
    cycle_number: int
    """Number of the cycle within the subscription."""
    scheduled_date: str
    """Day on which the cycle is due, in the merchant's time zone."""
    amount: str
    """Amount of the cycle as far as it is known, a decimal string in `currency`."""
    currency: str
    """Currency of the subscription (ISO 4217)."""
    card: Union[UpcomingChargeCard1, None]
    """The card that will be charged; null if none is saved."""
    card_will_have_expired: bool
    """True if the card is no longer valid on `scheduled_date`, so that the charge will fail."""


class UpcomingChargeList(TypedDict):
    count: int
    """Number of rows that match, on all pages."""
    next: Union[str, None]
    """Absolute URL of the next page; null on the last one."""
    previous: Union[str, None]
    """Absolute URL of the previous page; null on the first one."""
    results: list[UpcomingCharge]
    """The rows of this page."""


class _UploadedAttachment(TypedDict):
    file_url: str
    """Value for `attachment_upload_url` of any number of sessions."""
    original_filename: str
    """Name of the file as it was sent."""


class UploadedAttachment(_UploadedAttachment, total=False):
    attachment_short_url: str
    """Short URL of the file; only if `shortify_attachment_url` was true."""


class User(TypedDict):
    id: int
    """Number of the user."""
    username: str
    """Name for signing in, unique over all merchants."""
    permissions: list[str]
    """Permissions of the user, such as `Can add payment requests` or `payment.refund`."""
    is_checker: bool
    """True if the user approves and rejects refunds and voids that other users request."""
    email: Union[str, None]
    """User's email address; null if none is set."""
    first_name: Union[str, None]
    """User's first name; null if none is set."""
    last_name: Union[str, None]
    """User's last name; null if none is set."""
    phone: Union[str, None]
    """User's phone number; null if none is set."""
    created_at: str
    """When the user was created."""


class _UserCreate(TypedDict):
    username: str
    """Name for signing in: letters, digits and `@ . + - _`; unique over all merchants."""
    password: str
    """Password, 12 to 128 characters, not a common one and not the name of the user or merchant. No answer shows it."""


class UserCreate(_UserCreate, total=False):
    permissions: list[str]
    """Permissions of the user: `Can add payment requests`, `Can change payment requests`, `Can view payment requests`, the same three for `e-commerce payments`, `Can use <pg_code>`, `payment.capture`, `payment.refund`, `payment.void`, `payment.cancel`, `payment.expire`, `payment.delete`, `payment.inquiry`, `payment.collect`, `Can do refund`, `Can do void`, `Can add Invoice`, `report.can_view_report`, `wallet.view`, `notification.send`, `gateway.add`; of users for the console alone `console.access`, `console.developer`, `merchant.settings`, `merchant.users`, `merchant.keys`, `card.view`, `card.delete`, `wallet.adjust`. Adding and changing include viewing."""
    is_checker: bool
    """True if the user approves and rejects refunds and voids that other users request."""
    email: Union[str, None]
    """User's email address. Null or an empty text removes it."""
    first_name: Union[str, None]
    """User's first name. Null or an empty text removes it."""
    last_name: Union[str, None]
    """User's last name. Null or an empty text removes it."""
    phone: Union[str, None]
    """User's phone number. Null or an empty text removes it."""


class UserList(TypedDict):
    count: int
    """Number of rows that match, on all pages."""
    next: Union[str, None]
    """Absolute URL of the next page; null on the last one."""
    previous: Union[str, None]
    """Absolute URL of the previous page; null on the first one."""
    results: list[User]
    """The rows of this page."""


class UserUpdate(TypedDict, total=False):
    username: str
    """Name for signing in: letters, digits and `@ . + - _`; unique over all merchants."""
    password: str
    """New password, 12 to 128 characters, not a common one and not the name of the user or merchant. No answer shows it."""
    permissions: list[str]
    """Permissions of the user: `Can add payment requests`, `Can change payment requests`, `Can view payment requests`, the same three for `e-commerce payments`, `Can use <pg_code>`, `payment.capture`, `payment.refund`, `payment.void`, `payment.cancel`, `payment.expire`, `payment.delete`, `payment.inquiry`, `payment.collect`, `Can do refund`, `Can do void`, `Can add Invoice`, `report.can_view_report`, `wallet.view`, `notification.send`, `gateway.add`; of users for the console alone `console.access`, `console.developer`, `merchant.settings`, `merchant.users`, `merchant.keys`, `card.view`, `card.delete`, `wallet.adjust`. Adding and changing include viewing."""
    is_checker: bool
    """True if the user approves and rejects refunds and voids that other users request."""
    email: Union[str, None]
    """User's email address. Null or an empty text removes it."""
    first_name: Union[str, None]
    """User's first name. Null or an empty text removes it."""
    last_name: Union[str, None]
    """User's last name. Null or an empty text removes it."""
    phone: Union[str, None]
    """User's phone number. Null or an empty text removes it."""


class WalletAccount(TypedDict):
    id: str
    """Id of the wallet account, a UUID."""
    customer_id: str
    """Your id of the customer who owns the account."""
    currency: str
    """Currency of the account (ISO 4217)."""
    status: Literal["active", "suspended", "closed"]
    """`active`: credit can be added and spent. `suspended`: neither, until it is active again. `closed`: neither, for good."""
    balance: str
    """Confirmed credit, a decimal string in `currency`. Running checkouts do not reduce it."""
    available_balance: str
    """Credit that the customer can spend now: `balance` minus what running checkouts hold."""
    created_at: str
    """When the account was opened, on the merchant's clock."""
    updated_at: str
    """When the account last changed, on the merchant's clock."""


class WalletAccountList(TypedDict):
    count: int
    """Number of rows that match, on all pages."""
    next: Union[CursorPointer, None]
    """`pagination` of the next page; null on the last one."""
    previous: Union[CursorPointer, None]
    """`pagination` of the previous page; null on the first one."""
    results: list[WalletAccount]
    """The rows of this page, newest first."""


class WalletAccountSearchPagination(TypedDict, total=False):
    """`next` or `previous` of the last answer, unchanged. Leave it out for the first page."""
    cursor: Union[int, None]
    """Position in the list, from `next` or `previous`."""
    direction: Union[Literal["forward", "backward"], None]
    """`forward` for the next page, `backward` for the previous one."""
    per_page: Union[int, None]
    """Rows per page. Default 20; a value above 50 counts as 50."""


class _WalletAccountSearch(TypedDict):
    customer_id: str
    """Your id of the customer whose accounts are listed."""


class WalletAccountSearch(_WalletAccountSearch, total=False):
    currency: str
    """Only the account in this currency (ISO 4217)."""
    status: Literal["active", "suspended", "closed"]
    """Only accounts in this state: `active`, `suspended` or `closed`."""
    pagination: Union[WalletAccountSearchPagination, None]
    """`next` or `previous` of the last answer, unchanged. Leave it out for the first page."""


class _WalletAdjustment(TypedDict):
    customer_id: str
    """Your id of the customer. The first credit in a currency opens the account."""
    currency: str
    """Currency of the account (ISO 4217)."""
    amount: Amount
    """Amount to add; negative to take credit away. Never zero, with at most the currency's decimals. A debit cannot exceed `available_balance`."""


class WalletAdjustment(_WalletAdjustment, total=False):
    reason: Union[str, None]
    """Your reason for the adjustment. Do not put personal data into it."""
    reference: Union[str, None]
    """Your reference for the adjustment. Do not put personal data into it."""
    reverses: Union[int, None]
    """`operation_id` of the adjustment to reverse. `amount` must be its opposite; an adjustment can be reversed once."""


class _WalletEntry(TypedDict):
    entry_type: Literal["credit_refund", "credit_adjustment", "debit_adjustment", "reserve", "debit_payment", "release", "reversal"]
    """`credit_refund`: a refund to the wallet. `credit_adjustment` and `debit_adjustment`: adjustments by the merchant. `reserve`: a checkout holds credit. `debit_payment`: a payment takes the held credit. `release`: the hold ended without a payment. `reversal`: an adjustment that reverses an earlier one, or the return of a payment that failed after its success."""
    direction: Literal["credit", "debit"]
    """`credit` adds credit or ends a hold; `debit` takes credit or holds it."""
    amount: str
    """Amount of the entry, a positive decimal string in `currency`."""
    currency: str
    """Currency of the account (ISO 4217)."""
    status: Literal["completed"]
    """Always `completed`: entries are written once and never change."""
    created_at: str
    """When the entry was written, on the merchant's clock."""


class WalletEntry(_WalletEntry, total=False):
    session_id: str
    """The payment session that the entry belongs to; absent if none."""
    pg_code: str
    """Code of the gateway account of that session's payment; absent if none."""


class WalletEntryList(TypedDict):
    count: int
    """Number of rows that match, on all pages."""
    next: Union[CursorPointer, None]
    """`pagination` of the next page; null on the last one."""
    previous: Union[CursorPointer, None]
    """`pagination` of the previous page; null on the first one."""
    results: list[WalletEntry]
    """The rows of this page, newest first."""


class WalletEntrySearchPagination(TypedDict, total=False):
    """`next` or `previous` of the last answer, unchanged. Leave it out for the first page."""
    cursor: Union[int, None]
    """Position in the list, from `next` or `previous`."""
    direction: Union[Literal["forward", "backward"], None]
    """`forward` for the next page, `backward` for the previous one."""
    per_page: Union[int, None]
    """Rows per page. Default 20; a value above 50 counts as 50."""


class _WalletEntrySearch(TypedDict):
    customer_id: str
    """Your id of the customer. With `currency` it identifies the account."""
    currency: str
    """Currency of the account (ISO 4217)."""


class WalletEntrySearch(_WalletEntrySearch, total=False):
    entry_type: Literal["credit_refund", "credit_adjustment", "debit_adjustment", "reserve", "debit_payment", "release", "reversal", "expire"]
    """Only entries of this type: `credit_refund`, `credit_adjustment`, `debit_adjustment`, `reserve`, `debit_payment`, `release`, `reversal` or `expire` (no entry has the last one)."""
    direction: Literal["credit", "debit"]
    """Only entries that add credit (`credit`) or only those that take credit or hold it (`debit`)."""
    status: Literal["pending", "completed", "failed"]
    """Only entries in this state: `pending`, `completed` or `failed`. Every entry is `completed`."""
    session_id: str
    """Only entries of this payment session."""
    provider: str
    """Only entries of the wallet with this code, such as `wallet_sarraf`."""
    pg_code: str
    """Only entries of payments through this gateway account."""
    date_from: str
    """First day, included, in the merchant's time zone."""
    date_to: str
    """Last day, included, in the merchant's time zone."""
    pagination: Union[WalletEntrySearchPagination, None]
    """`next` or `previous` of the last answer, unchanged. Leave it out for the first page."""


class WalletMethod(TypedDict):
    type: Literal["wallet"]
    """Always `wallet`."""
    code: str
    """Code of a payment method in this answer that accepts the wallet. Put it into `pg_codes`."""
    provider_code: str
    """Code of the wallet, such as `wallet_sarraf`."""
    currency: str
    """Currency of the credit (ISO 4217)."""
    available_balance: str
    """Credit that the customer can spend now, a decimal string in `currency`."""


class WalletOperation(TypedDict):
    operation_id: int
    """Id of the wallet operation."""
    operation_type: Literal["refund", "reservation", "adjustment", "reversal"]
    """`refund`: credit from a refund. `reservation`: a checkout's hold and what became of it. `adjustment`: a credit or debit by the merchant. `reversal`: an adjustment that reverses an earlier one, or the return of a payment that failed after its success."""
    status: Literal["pending", "completed", "expired", "canceled", "reversed"]
    """`pending`: credit is held. `completed`: done. `expired`: the hold was released after about four hours. `canceled`: the hold was released earlier. `reversed`: a later operation reversed it."""
    session_id: Union[str, None]
    """The payment session of the operation; null if it has none."""
    reason: Union[str, None]
    """`reason` of the adjustment; null if none was sent."""
    reference: Union[str, None]
    """`reference` of the adjustment; null if none was sent."""
    reverses: Union[int, None]
    """`operation_id` of the adjustment or payment that this one reverses; null if it reverses none."""
    entries: list[WalletOperationEntry]
    """Every ledger entry of the operation, oldest first."""


class WalletOperationEntry(TypedDict):
    id: int
    """Number of the ledger entry."""
    entry_type: Literal["credit_refund", "credit_adjustment", "debit_adjustment", "reserve", "debit_payment", "release", "reversal"]
    """`credit_refund`: a refund to the wallet. `credit_adjustment` and `debit_adjustment`: adjustments by the merchant. `reserve`: a checkout holds credit. `debit_payment`: a payment takes the held credit. `release`: the hold ended without a payment. `reversal`: an adjustment that reverses an earlier one, or the return of a payment that failed after its success."""
    direction: Literal["credit", "debit"]
    """`credit` adds credit or ends a hold; `debit` takes credit or holds it."""
    amount: str
    """Amount of the entry, a positive decimal string in `currency`."""
    currency: str
    """Currency of the account (ISO 4217)."""
    status: Literal["completed"]
    """Always `completed`: entries are written once and never change."""
    created_at: str
    """When the entry was written, on the merchant's clock."""


class WalletOperationLookup(TypedDict):
    operation_id: int
    """The wallet operation's id, as a number or its digits. `customer_wallet_transactions` and the answer to an adjustment contain it."""


class _WalletPayment(TypedDict):
    session_id: str
    """Id of the session to pay."""


class WalletPayment(_WalletPayment, total=False):
    pg_code: Union[str, None]
    """Code of a gateway account: only wallets that it accepts may pay."""
    payload: Union[dict[str, Any], None]
    """Ignored."""


class WalletTransactionWalletResponse(TypedDict):
    """The wallet's confirmation of the payment."""
    amount: str
    """What the wallet paid, a decimal string in `currency`."""
    currency: str
    """Currency of the wallet account (ISO 4217)."""
    status: Literal["completed"]
    """Always `completed`: holds that were not used are not listed."""
    operation_id: str
    """Id of the wallet operation as digits."""
    created_at: str
    """When the credit was first held, on the merchant's clock."""
    customer_id: str
    """Your id of the customer who owns the account."""
    payment_entry_id: int
    """Number of the ledger entry `debit_payment`."""
    reserve_entry_id: int
    """Number of the ledger entry `reserve`."""


class WalletTransaction(TypedDict):
    provider_code: str
    """Code of the wallet, such as `wallet_sarraf`."""
    amount: str
    """What the wallet paid, a decimal string in `currency`."""
    currency: str
    """Currency of the session and of the wallet account (ISO 4217)."""
    operation_id: str
    """Id of the wallet operation as digits. Use it to retrieve the operation with its ledger entries."""
    wallet_response: WalletTransactionWalletResponse
    """The wallet's confirmation of the payment."""
    created_at: str
    """When the credit was first held, on the merchant's clock."""
    modified_at: str
    """When the payment took the held credit, on the merchant's clock."""


class WebhookEndpoint(TypedDict):
    id: str
    """Id of the webhook endpoint."""
    url: str
    """Address that receives the events."""
    description: Union[str, None]
    """Your description of the endpoint."""
    kinds: list[str]
    """Kinds that the endpoint receives; empty for all."""
    header_names: list[str]
    """Names of the headers that each request carries."""
    basic_username: Union[str, None]
    """User name of the Basic credential; null without one."""
    former_secret_until: Union[str, None]
    """Until when the former signing key also signs, in real time; null if only one signs."""
    paused_at: Union[str, None]
    """Since when nothing is sent, on the merchant's clock; null if the endpoint is not paused."""
    created_at: str
    """When the endpoint was created, on the merchant's clock."""
    updated_at: str
    """When the endpoint was last changed, on the merchant's clock."""


class WebhookEndpointCreateBasic(TypedDict):
    """`username` and `password`, sent as Basic. They are stored encrypted; the password is not shown again."""
    username: str
    """User name, without a colon."""
    password: str
    """Password, sent as it is; it may be empty."""


class _WebhookEndpointCreate(TypedDict):
    url: str
    """Address that receives the events."""


class WebhookEndpointCreate(_WebhookEndpointCreate, total=False):
    description: Union[str, None]
    """Your description of the endpoint."""
    kinds: list[Literal["session.paid", "session.authorized", "session.captured", "session.attempted", "session.canceled", "session.expired", "session.failed", "session.deleted", "session.restored", "operation.queued", "operation.done", "operation.refused", "operation.rejected", "operation.reversed", "invoice.sent", "invoice.paid", "invoice.overdue", "invoice.canceled", "card.saved", "card.removed", "card.expiring", "wallet.credited", "wallet.debited", "subscription.activated", "subscription.trialing", "subscription.past_due", "subscription.recovered", "subscription.changed", "subscription.paused", "subscription.resumed", "subscription.cancel_scheduled", "subscription.cancel_undone", "subscription.canceled", "subscription.expired", "subscription.setup_failed", "subscription.card_changed", "subscription.blocked", "dispute.inquiry", "dispute.opened", "dispute.evidence_due", "dispute.under_review", "dispute.won", "dispute.lost", "dispute.accepted", "dispute.second", "dispute.arbitration", "dispute.fraud_warning", "second_charge.due", "second_charge.done", "second_charge.refused"]]
    """Kinds of events that the endpoint receives; empty for all: `session.paid`, `session.authorized`, `session.captured`, `session.attempted`, `session.canceled`, `session.expired`, `session.failed`, `session.deleted`, `session.restored`, `operation.queued`, `operation.done`, `operation.refused`, `operation.rejected`, `operation.reversed`, `invoice.sent`, `invoice.paid`, `invoice.overdue`, `invoice.canceled`, `card.saved`, `card.removed`, `card.expiring`, `wallet.credited`, `wallet.debited`, `subscription.created`, `subscription.activated`, `subscription.trialing`, `subscription.past_due`, `subscription.recovered`, `subscription.changed`, `subscription.paused`, `subscription.resumed`, `subscription.cancel_scheduled`, `subscription.cancel_undone`, `subscription.canceled`, `subscription.expired`, `subscription.setup_failed`, `subscription.card_changed`, `subscription.blocked`, `dispute.inquiry`, `dispute.opened`, `dispute.evidence_due`, `dispute.under_review`, `dispute.won`, `dispute.lost`, `dispute.accepted`, `dispute.second`, `dispute.arbitration`, `dispute.fraud_warning`, `second_charge.due`, `second_charge.done`, `second_charge.refused`."""
    headers: Union[dict[str, Any], None]
    """Up to 20 headers, by name, that each request carries. They are stored encrypted and are not shown again."""
    basic: Union[WebhookEndpointCreateBasic, None]
    """`username` and `password`, sent as Basic. They are stored encrypted; the password is not shown again."""


class WebhookEndpointList(TypedDict):
    count: int
    """Number of rows that match, on all pages."""
    next: Union[str, None]
    """Absolute URL of the next page; null on the last one."""
    previous: Union[str, None]
    """Absolute URL of the previous page; null on the first one."""
    results: list[WebhookEndpoint]
    """The rows of this page."""


class WebhookEndpointPatchBasic(TypedDict):
    """`username` and `password`, sent as Basic. They are stored encrypted; the password is not shown again."""
    username: str
    """User name, without a colon."""
    password: str
    """Password, sent as it is; it may be empty."""


class WebhookEndpointPatch(TypedDict, total=False):
    url: str
    """Address that receives the events, also those that wait for a retry."""
    description: Union[str, None]
    """Your description of the endpoint."""
    kinds: list[Literal["session.paid", "session.authorized", "session.captured", "session.attempted", "session.canceled", "session.expired", "session.failed", "session.deleted", "session.restored", "operation.queued", "operation.done", "operation.refused", "operation.rejected", "operation.reversed", "invoice.sent", "invoice.paid", "invoice.overdue", "invoice.canceled", "card.saved", "card.removed", "card.expiring", "wallet.credited", "wallet.debited", "subscription.activated", "subscription.trialing", "subscription.past_due", "subscription.recovered", "subscription.changed", "subscription.paused", "subscription.resumed", "subscription.cancel_scheduled", "subscription.cancel_undone", "subscription.canceled", "subscription.expired", "subscription.setup_failed", "subscription.card_changed", "subscription.blocked", "dispute.inquiry", "dispute.opened", "dispute.evidence_due", "dispute.under_review", "dispute.won", "dispute.lost", "dispute.accepted", "dispute.second", "dispute.arbitration", "dispute.fraud_warning", "second_charge.due", "second_charge.done", "second_charge.refused"]]
    """Kinds of events that the endpoint receives; empty for all: `session.paid`, `session.authorized`, `session.captured`, `session.attempted`, `session.canceled`, `session.expired`, `session.failed`, `session.deleted`, `session.restored`, `operation.queued`, `operation.done`, `operation.refused`, `operation.rejected`, `operation.reversed`, `invoice.sent`, `invoice.paid`, `invoice.overdue`, `invoice.canceled`, `card.saved`, `card.removed`, `card.expiring`, `wallet.credited`, `wallet.debited`, `subscription.created`, `subscription.activated`, `subscription.trialing`, `subscription.past_due`, `subscription.recovered`, `subscription.changed`, `subscription.paused`, `subscription.resumed`, `subscription.cancel_scheduled`, `subscription.cancel_undone`, `subscription.canceled`, `subscription.expired`, `subscription.setup_failed`, `subscription.card_changed`, `subscription.blocked`, `dispute.inquiry`, `dispute.opened`, `dispute.evidence_due`, `dispute.under_review`, `dispute.won`, `dispute.lost`, `dispute.accepted`, `dispute.second`, `dispute.arbitration`, `dispute.fraud_warning`, `second_charge.due`, `second_charge.done`, `second_charge.refused`."""
    headers: Union[dict[str, Any], None]
    """Up to 20 headers, by name, that each request carries. They are stored encrypted and are not shown again."""
    basic: Union[WebhookEndpointPatchBasic, None]
    """`username` and `password`, sent as Basic. They are stored encrypted; the password is not shown again."""
    paused: bool
    """True stops the endpoint: what waits for a retry is stopped, and later events are not sent. Send them again by their span."""


class CheckoutOpenQuery(TypedDict, total=False):
    session_id: str
    """Id of the session."""


class TransactionsListQuery(TypedDict, total=False):
    state: Literal["created", "pending", "attempted", "cod", "paid", "authorized", "captured", "failed", "canceled", "expired", "invalided"]
    """Only sessions in this state: `created`, `pending`, `attempted`, `cod`, `authorized`, `paid`, `captured`, `failed`, `canceled`, `expired` or `invalided`."""
    order_no: str
    """Only sessions with this `order_no`."""
    customer_id: str
    """Only sessions of this customer of yours."""
    created_after: str
    """Only sessions created from then on: a day `YYYY-MM-DD` of the merchant's time zone, or an instant in ISO 8601 with its offset."""
    created_before: str
    """Only sessions created until then, included: a day `YYYY-MM-DD` of the merchant's time zone, or an instant in ISO 8601 with its offset."""
    pg_code: str
    """Only sessions of this gateway account."""
    limit: int
    """Rows per page."""
    offset: int
    """Number of rows to skip before the page."""
    starting_after: str
    """Id of the row after which the page starts, usually the last row of the page before. Decides over `offset`; rows that were added or removed meanwhile shift nothing."""


class TransactionsListDeletedQuery(TypedDict, total=False):
    state: Literal["created", "pending", "attempted", "cod", "paid", "authorized", "captured", "failed", "canceled", "expired", "invalided"]
    """Only sessions in this state: `created`, `pending`, `attempted`, `cod`, `authorized`, `paid`, `captured`, `failed`, `canceled`, `expired` or `invalided`."""
    order_no: str
    """Only sessions with this `order_no`."""
    customer_id: str
    """Only sessions of this customer of yours."""
    created_after: str
    """Only sessions created from then on: a day `YYYY-MM-DD` of the merchant's time zone, or an instant in ISO 8601 with its offset."""
    created_before: str
    """Only sessions created until then, included: a day `YYYY-MM-DD` of the merchant's time zone, or an instant in ISO 8601 with its offset."""
    pg_code: str
    """Only sessions of this gateway account."""
    limit: int
    """Rows per page."""
    offset: int
    """Number of rows to skip before the page."""
    starting_after: str
    """Id of the row after which the page starts, usually the last row of the page before. Decides over `offset`; rows that were added or removed meanwhile shift nothing."""


class ApprovalsListQuery(TypedDict, total=False):
    state: Literal["pending", "approved", "done", "manual_action_required", "rejected", "canceled", "expired"]
    """Only requests in this state: `pending`, `approved`, `done`, `manual_action_required`, `rejected`, `canceled` or `expired`."""
    operation: Literal["refund", "void"]
    """Only requests for a `refund` or only for a `void`."""
    pg_code: str
    """Only requests for payments through this gateway account."""
    currency_code: str
    """Only requests in this currency (ISO 4217)."""
    session_id: str
    """Only requests for this session."""
    created_after: str
    """Only requests made from then on: a day `YYYY-MM-DD` of the merchant's time zone, or an instant in ISO 8601 with its offset."""
    created_before: str
    """Only requests made until then, included: a day `YYYY-MM-DD` of the merchant's time zone, or an instant in ISO 8601 with its offset."""
    limit: int
    """Rows per page."""
    offset: int
    """Number of rows to skip before the page."""
    starting_after: str
    """Id of the row after which the page starts, usually the last row of the page before. Decides over `offset`; rows that were added or removed meanwhile shift nothing."""


class _CardsListQuery(TypedDict):
    customer_id: str
    """Your id of the customer whose cards are listed."""


class CardsListQuery(_CardsListQuery, total=False):
    type: Literal["sandbox", "production"]
    """Only cards saved at gateway accounts of this type: `sandbox` or `production`."""
    pg_codes: list[str]
    """Only cards saved at these gateway accounts. In a query: a repeated key, or one text with commas."""
    agreement_id: str
    """Only the card that is charged under this agreement: one card or none."""


class CardsDeleteQuery(TypedDict, total=False):
    customer_id: str
    """Your id of the card's customer. Required if several customers have saved the token."""
    type: Literal["sandbox", "production"]
    """Type of the gateway account that the card is saved at: `sandbox` or `production`. Another card is 404."""


class SubscriptionsListQuery(TypedDict, total=False):
    limit: int
    """Rows per page; decides over `limit` of the body. Default 20; a value above 100 counts as 100."""
    offset: int
    """Number of rows to skip; decides over `offset` of the body. Default 0."""
    starting_after: str
    """Id of the subscription after which the page starts. Decides over `offset`, and over `starting_after` of the body."""


class SubscriptionsListCyclesQuery(TypedDict, total=False):
    limit: int
    """Rows per page."""
    offset: int
    """Number of rows to skip before the page."""
    starting_after: str
    """`cycle_number` of the row after which the page starts. Decides over `offset`."""


class SubscriptionsListUpcomingQuery(TypedDict, total=False):
    limit: int
    """Rows per page."""
    offset: int
    """Number of rows to skip before the page."""
    starting_after: str
    """`cycle_number` of the row after which the page starts. Decides over `offset`."""


class SubscriptionsListChangesQuery(TypedDict, total=False):
    limit: int
    """Rows per page."""
    offset: int
    """Number of rows to skip before the page."""
    starting_after: str
    """`number` of the row after which the page starts. Decides over `offset`."""


class PaymentLinksListQuery(TypedDict, total=False):
    limit: int
    """Rows per page."""
    offset: int
    """Number of rows to skip before the page."""
    starting_after: str
    """Id of the row after which the page starts, usually the last row of the page before. Decides over `offset`; rows that were added or removed meanwhile shift nothing."""


class InvoicesListPaymentsQuery(TypedDict, total=False):
    limit: int
    """Rows per page."""
    offset: int
    """Number of rows to skip before the page."""
    starting_after: str
    """Id of the row after which the page starts, usually the last row of the page before. Decides over `offset`; rows that were added or removed meanwhile shift nothing."""


class ReportsListQuery(TypedDict, total=False):
    created_after: str
    """Only reports created from then on: a day `YYYY-MM-DD` of the merchant's time zone, or an instant in ISO 8601 with its offset. Without this and `created_before`: the last 30 days."""
    created_before: str
    """Only reports created until then, included: a day `YYYY-MM-DD` of the merchant's time zone, or an instant in ISO 8601 with its offset."""
    interval: Literal["daily", "weekly", "monthly", "yearly", "custom"]
    """Only reports of this span: `daily`, `weekly` (Sunday to Saturday), `monthly`, `yearly`, or `custom` for requested spans of days."""
    source: Literal["auto", "manual"]
    """Only reports that the service made by itself (`auto`) or only requested ones (`manual`)."""
    limit: int
    """Rows per page."""
    offset: int
    """Number of rows to skip before the page."""
    starting_after: str
    """Id of the row after which the page starts, usually the last row of the page before. Decides over `offset`; rows that were added or removed meanwhile shift nothing."""


class UsersListQuery(TypedDict, total=False):
    limit: int
    """Rows per page."""
    offset: int
    """Number of rows to skip before the page."""
    starting_after: str
    """Id of the row after which the page starts, usually the last row of the page before. Decides over `offset`; rows that were added or removed meanwhile shift nothing."""


class RequestLogListQuery(TypedDict, total=False):
    request_id: str
    """Only the request with this id, the `X-Request-Id` of its answer."""
    method: Literal["GET", "POST", "PUT", "PATCH", "DELETE"]
    """Only requests with this HTTP method: `GET`, `POST`, `PUT`, `PATCH` or `DELETE`."""
    path: str
    """Only requests whose path contains this text, such as a session's id."""
    outcome: Literal["ok", "refused", "failed"]
    """Only requests answered with a status below 400 (`ok`), of 400 to 499 (`refused`) or from 500 on (`failed`)."""
    caller: Literal["private_key", "public_key", "user"]
    """Only requests authenticated by a `private_key`, a `public_key` or a `user`."""
    limit: int
    """Rows per page. Default 10; a value above 100 counts as 100."""
    cursor: str
    """Position of the page; `next` of the page before contains it."""


class ApiKeysListQuery(TypedDict, total=False):
    limit: int
    """Rows per page."""
    offset: int
    """Number of rows to skip before the page."""
    starting_after: str
    """Id of the row after which the page starts, usually the last row of the page before. Decides over `offset`; rows that were added or removed meanwhile shift nothing."""


class RestrictedKeysListQuery(TypedDict, total=False):
    limit: int
    """Rows per page."""
    offset: int
    """Number of rows to skip before the page."""
    starting_after: str
    """Id of the row after which the page starts, usually the last row of the page before. Decides over `offset`; rows that were added or removed meanwhile shift nothing."""


class EventsListQuery(TypedDict, total=False):
    session_id: str
    """Only events of this payment session."""
    subscription_id: str
    """Only events of this subscription itself: kinds `subscription` and `subscription.*`."""
    kind: Literal["payment", "operation", "subscription", "session.paid", "session.authorized", "session.captured", "session.attempted", "session.canceled", "session.expired", "session.failed", "session.deleted", "session.restored", "operation.queued", "operation.done", "operation.refused", "operation.rejected", "operation.reversed", "invoice.sent", "invoice.paid", "invoice.overdue", "invoice.canceled", "card.saved", "card.removed", "card.expiring", "wallet.credited", "wallet.debited", "subscription.created", "subscription.activated", "subscription.trialing", "subscription.past_due", "subscription.recovered", "subscription.changed", "subscription.paused", "subscription.resumed", "subscription.cancel_scheduled", "subscription.cancel_undone", "subscription.canceled", "subscription.expired", "subscription.setup_failed", "subscription.card_changed", "subscription.blocked", "dispute.inquiry", "dispute.opened", "dispute.evidence_due", "dispute.under_review", "dispute.won", "dispute.lost", "dispute.accepted", "dispute.second", "dispute.arbitration", "dispute.fraud_warning", "second_charge.due", "second_charge.done", "second_charge.refused"]
    """Only events of this kind: `payment`, `operation`, `subscription`, or a state change: `session.paid`, `session.authorized`, `session.captured`, `session.attempted`, `session.canceled`, `session.expired`, `session.failed`, `session.deleted`, `session.restored`, `operation.queued`, `operation.done`, `operation.refused`, `operation.rejected`, `operation.reversed`, `invoice.sent`, `invoice.paid`, `invoice.overdue`, `invoice.canceled`, `card.saved`, `card.removed`, `card.expiring`, `wallet.credited`, `wallet.debited`, `subscription.created`, `subscription.activated`, `subscription.trialing`, `subscription.past_due`, `subscription.recovered`, `subscription.changed`, `subscription.paused`, `subscription.resumed`, `subscription.cancel_scheduled`, `subscription.cancel_undone`, `subscription.canceled`, `subscription.expired`, `subscription.setup_failed`, `subscription.card_changed`, `subscription.blocked`, `dispute.inquiry`, `dispute.opened`, `dispute.evidence_due`, `dispute.under_review`, `dispute.won`, `dispute.lost`, `dispute.accepted`, `dispute.second`, `dispute.arbitration`, `dispute.fraud_warning`, `second_charge.due`, `second_charge.done`, `second_charge.refused`."""
    created_after: str
    """Only events from then on, by `occurred_at`: a day `YYYY-MM-DD` of the merchant's time zone, or an instant in ISO 8601 with its offset."""
    created_before: str
    """Only events until then, included, by `occurred_at`: a day `YYYY-MM-DD` of the merchant's time zone, or an instant in ISO 8601 with its offset."""
    wait: int
    """Long polling: the answer comes when more than `known` events match, or after this many seconds. Default 0."""
    known: int
    """Number of matching events that you have already, for `wait`. Default 0."""
    limit: int
    """Rows per page."""
    offset: int
    """Number of rows to skip before the page."""
    starting_after: str
    """Id of the row after which the page starts, usually the last row of the page before. Decides over `offset`; rows that were added or removed meanwhile shift nothing."""


class MailboxListQuery(TypedDict, total=False):
    customer_email: str
    """Only messages to this email address."""
    customer_phone: str
    """Only messages to this phone number, in any notation."""
    channel: Literal["email", "sms", "whatsapp"]
    """Only messages of this channel: `email`, `sms` or `whatsapp`."""
    limit: int
    """Rows per page."""
    offset: int
    """Number of rows to skip before the page."""
    starting_after: str
    """Id of the row after which the page starts, usually the last row of the page before. Decides over `offset`; rows that were added or removed meanwhile shift nothing."""


class WebhookEndpointsListQuery(TypedDict, total=False):
    limit: int
    """Rows per page."""
    offset: int
    """Number of rows to skip before the page."""
    starting_after: str
    """Id of the row after which the page starts, usually the last row of the page before. Decides over `offset`; rows that were added or removed meanwhile shift nothing."""


class WebhookEndpointsDeliveriesQuery(TypedDict, total=False):
    state: Literal["pending", "delivered", "exhausted", "stopped"]
    """Only deliveries in this state: `pending`, `delivered`, `exhausted` or `stopped`."""
    limit: int
    """Rows per page."""
    offset: int
    """Number of rows to skip before the page."""
    starting_after: str
    """Id of the row after which the page starts, usually the last row of the page before. Decides over `offset`; rows that were added or removed meanwhile shift nothing."""


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
        ("post", "/b/pbl/v2/payment/cash/collected/"),
        ("post", "/b/pbl/v2/inquiry/"),
        ("post", "/b/pbl/v2/operation/"),
        ("post", "/b/pbl/v2/deleted-transactions/{session_id}/restore/"),
        ("post", "/b/pbl/v2/operation-requests/{id}/approve/"),
        ("post", "/b/pbl/v2/operation-requests/{id}/reject/"),
        ("post", "/b/pbl/v2/operation-requests/{id}/cancel/"),
        ("post", "/b/pbl/v2/operation-requests/{id}/retry/"),
        ("delete", "/b/pbl/v2/card/{token}/"),
        ("patch", "/b/pbl/v2/subscriptions/{subscription_id}/"),
        ("post", "/b/pbl/v2/subscriptions/{subscription_id}/cancel/"),
        ("post", "/b/pbl/v2/subscriptions/{subscription_id}/pause/"),
        ("post", "/b/pbl/v2/subscriptions/{subscription_id}/resume/"),
        ("post", "/b/wallet/{provider}/v1/adjustments/"),
        ("post", "/b/pbl/v2/payment-links/"),
        ("patch", "/b/pbl/v2/payment-links/{link_id}/"),
        ("post", "/b/pbl/v2/payment-links/{link_id}/close/"),
        ("post", "/b/invoice/v1/invoice/"),
        ("post", "/b/invoice/v1/invoice/{invoice_id}/payments/"),
        ("post", "/b/invoice/v1/invoice/{invoice_id}/link/"),
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
        ("post", "/b/merchant/v1/api-keys/{id}/rotate/"),
        ("post", "/b/merchant/v1/restricted-keys/"),
        ("delete", "/b/merchant/v1/restricted-keys/{id}/"),
        ("post", "/b/merchant/v1/restricted-keys/{id}/rotate/"),
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
        ("post", "/b/merchant/v1/webhook-endpoints/"),
        ("patch", "/b/merchant/v1/webhook-endpoints/{id}/"),
        ("delete", "/b/merchant/v1/webhook-endpoints/{id}/"),
        ("post", "/b/merchant/v1/webhook-endpoints/{id}/rotate/"),
        ("post", "/b/merchant/v1/webhook-endpoints/{id}/test/"),
        ("post", "/b/merchant/v1/webhook-endpoints/{id}/redeliver/"),
    }
)
