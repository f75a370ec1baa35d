/** An error message of the documentation with its cause and cure; `…` is a variable part. */
export type ErrorMessage = readonly [message: string, cause: string, cure: string];

/** `detail` texts of refusals by status, as the service writes them. */
export const MESSAGES: Readonly<Record<string, readonly ErrorMessage[]>> = {
  400: [
    [
      "JSON parse error - …",
      "the body is no JSON",
      "send one JSON value in UTF-8, with `Content-Type: application/json`",
    ],
    ["The request body ended early.", "the connection broke while the body was sent", "send the request again"],
    [
      "Multipart form parse error - the body does not fit its content type.",
      "the boundary is missing or wrong",
      "let the HTTP client write `Content-Type`",
    ],
    ["A form may have at most … entries.", "the form is too long", "send JSON"],
    ["A form may have at most … files.", "the form has too many files", "send fewer files"],
    ["The headers of a part are too long.", "a part of the form has long headers", "shorten its name or file name"],
    ["Form keys are deeper than … levels.", "a dotted key has too many parts", "send JSON"],
    ["A transaction in state … cannot be changed.", "the session is paid or over", "create another session"],
    [
      "A transaction that the service charges cannot be changed.",
      "the session belongs to a billing cycle",
      "change the subscription",
    ],
    [
      "This session has no payment gateway.",
      "no account among `pg_codes` can take the payment",
      "name an account that takes the currency",
    ],
    [
      "A session of type … cannot be paid this way.",
      "the call does not serve the session's `payment_type`",
      "use the call that the reference names for it",
    ],
    [
      "No payment gateway of this session offers stc_pay.",
      "the account does not offer the method",
      "use a session whose account does",
    ],
    ["Too many codes were sent. Try again in ten minutes.", "the customer asked for more codes than allowed", "wait"],
    [
      "Instalments are not available for this payment.",
      "the provider does not finance this amount or customer",
      "offer another method",
    ],
    ["Template not found.", "`template_id` names no template", "use one that the reference lists"],
    ["The channel is not configured.", "the installation does not send texts", "use `email`"],
    ["created_before must not be before created_after.", "the span is reversed", "exchange the two days"],
    ["The token is malformed.", "the link of the report was cut", "list the reports again"],
    ["The customer has no wallet account in ….", "the customer never had credit in this currency", "give credit first"],
    ["Wallet operation … was not found.", "no operation has this id", "check `operation_id`"],
    ["An account is closed when it is empty.", "the account still has credit", "take the credit back first"],
    [
      "This transaction is not eligible for ….",
      "the state forbids the operation",
      "read the session: only a paid one is refunded, only a held one captured or voided",
    ],
    [
      "The amount specified is greater than the amount available for ….",
      "more was asked than is left",
      "read `transactions` and ask for less",
    ],
    [
      "The disputed amount of this transaction cannot be refunded.",
      "the bank may take the amount back in a dispute",
      "wait for the end of the dispute",
    ],
    [
      "A transaction that was paid with wallet credit cannot be refunded.",
      "the customer paid with credit",
      "give credit by an adjustment",
    ],
    [
      "The payment gateway did not take this payment, which was made in cash; refund it to the customer's wallet.",
      "cash was paid",
      "refund with `destination` `wallet`",
    ],
    [
      "Operations are not supported for foreign-currency payments.",
      "the gateway charged another currency than the session's",
      "refund at the gateway",
    ],
    [
      "This transaction belongs to an earlier account of the payment gateway; change it at the gateway.",
      "the account's keys were replaced after the payment",
      "refund at the gateway",
    ],
    ["… operation is not enabled for this MID", "the gateway account does not allow it", "have the operator enable it"],
    [
      "The payment gateway of this transaction carries no wallet.",
      "the account has no wallet provider",
      "refund to the card",
    ],
    [
      "A refund to a wallet needs a transaction with a customer_id.",
      "the session has no customer",
      "refund to the card",
    ],
    [
      "The payment gateway does not accept the currency of this session.",
      "the account does not charge it",
      "use another account",
    ],
    [
      "This token is not the card linked to the agreement.",
      "the agreement belongs to another card",
      "charge the card of the agreement",
    ],
    [
      "The customer's wallet no longer covers the amount of this session.",
      "credit was spent meanwhile",
      "let the customer pay by card",
    ],
  ],
  401: [
    [
      "Authentication credentials were not provided.",
      "no `Authorization` header arrived",
      "send `Authorization: Api-Key …`",
    ],
    [
      "Invalid API key.",
      "the key is unknown, revoked or past its end",
      "copy the key again, or make one on the console",
    ],
    [
      "A … is not accepted here.",
      "the endpoint takes another credential, such as a private key in place of a public one",
      "see the endpoint's credentials in the reference",
    ],
    ["A public API key is not accepted here.", "the endpoint takes the private key", "call it from your server"],
    ["A restricted key is not accepted here.", "the endpoint takes no restricted key", "use the private key"],
    ["A bearer token is not accepted here.", "the endpoint takes no user's token", "use a key"],
    ["Basic authentication is not accepted here.", "the endpoint takes no user name and password", "use a key"],
    ["Invalid … header. …", "the header is not the scheme's name and one value", "let the HTTP client write it"],
    [
      "Invalid username/password.",
      "one of the two is wrong, or the user has a second factor",
      "use a restricted key for programs",
    ],
    ["Token has expired.", "the token's time is over", "get a new one from `/b/auth/v1/token/`"],
    ["Invalid token.", "the token was not issued here, or the password changed since", "get a new one"],
    ["This user signs in on the console only.", "the user has a second factor", "use a restricted key"],
    [
      "This token does not show the user's second factor.",
      "the identity provider did not confirm it",
      "sign in with the second factor",
    ],
  ],
  403: [
    [
      "You do not have permission to perform this action.",
      "the user or key lacks the permission",
      "give it on the console; the reference names it",
    ],
    [
      "Pages of this origin are not among the merchant's allowed_origins.",
      "a page called that the merchant does not list",
      "add its origin to `allowed_origins`",
    ],
    [
      "This key is not accepted from this address.",
      "the restricted key has a list of addresses",
      "call from one of them",
    ],
    ["This key refunds and credits only ….", "the restricted key has a ceiling in another currency", "use another key"],
    [
      "This key refunds and credits at most … a day.",
      "the day's ceiling is reached",
      "wait for the next day, or use another key",
    ],
    ["Administration by keys is switched off.", "the merchant's settings forbid it", "use the console"],
    [
      "The card list is not available in the … region.",
      "the merchant's region forbids it",
      "charge a card by its token",
    ],
    ["This link was issued to somebody else.", "another user listed the reports", "list them again as yourself"],
  ],
  404: [["Not found.", "the id is wrong, or the object belongs to another merchant", "check the id and the key"]],
  409: [
    [
      "A request with this Idempotency-Key is in progress.",
      "the first request still runs",
      "send it again in a moment",
    ],
    [
      "An operation with this Tracking-Key is in progress.",
      "the first request still runs",
      "send it again in a moment",
    ],
    ["The answer to this Tracking-Key has been archived.", "the operation was made long ago", "read the session"],
    [
      "The request with this Idempotency-Key was rejected, taken back or has expired.",
      "the request for approval ended",
      "send a new request with a new key",
    ],
    ["A request in state … cannot be ….", "the request was decided already", "read it"],
    ["A payment of this session is in progress.", "another payment runs", "wait for its outcome"],
    ["This session can no longer be paid.", "it is paid, expired or canceled", "create another session"],
    ["This session takes no payment now.", "it is paid, over, or a payment runs", "read the session"],
    [
      "This session has been tried too often. Ask the merchant for a new one.",
      "no attempts are left",
      "create another session",
    ],
    ["The session has been changed. Try again.", "it changed while the payment began", "send the request again"],
    ["The amount has changed. Read the session again.", "the price shown is old", "show the new amount and ask again"],
    ["This session waits for no code.", "no code was sent, or the attempt ended", "have a code sent"],
    ["This session cannot be canceled now.", "it is over, or a payment runs", "read the session"],
    [
      "Only a session that is owed in cash (state cod) can be collected.",
      "the customer did not choose cash, or it was collected",
      "read the session",
    ],
    ["What this session pays for no longer owes its amount.", "its invoice or link is settled", "read the invoice"],
    ["This invoice takes no partial payments.", "`allow_partial_payments` is false", "send the invoice's link"],
    ["This invoice can no longer be paid.", "it is paid or canceled", "create another invoice"],
    ["The subscription is ….", "its status forbids the change", "read the subscription"],
    [
      "This card is in use … cannot be deleted until another card takes over.",
      "a subscription charges it",
      "change the subscription's card first",
    ],
    ["This key is revoked.", "the key was revoked before", "create another key"],
    ["This key has expired.", "the key's time is over", "create another key"],
    [
      "One user with merchant.users has to remain.",
      "nobody could administer users",
      "give the permission to another user first",
    ],
    ["A merchant has at most … webhook endpoints.", "there are as many already", "delete one"],
    ["The webhook endpoint is paused.", "nothing is sent while it is paused", "set `paused` to false"],
    ["The event is being delivered at this moment.", "a delivery runs", "send the request again in a moment"],
    [
      "The event has no webhook address to be delivered to.",
      "neither session nor merchant names one",
      "set `webhook_url`",
    ],
    [
      "The event goes to webhook endpoints: …",
      "the event is none of a session's `webhook_url`",
      "redeliver a span at the endpoint",
    ],
    ["An earlier redelivery to this address is not finished.", "many events are sent already", "wait for its end"],
    ["There is no event to be sent yet.", "nothing has happened", "pay a session first"],
    ["… reports are being made. Ask again when one of them is finished.", "too many wait", "wait for one"],
    ["The test clock is being advanced already.", "another call advances it", "wait for its answer"],
    [
      "This advance of the test clock was interrupted.",
      "its process ended or was slow",
      "read the clock, then advance it by the rest",
    ],
  ],
  410: [["This link has expired. List the reports again.", "the link's time is over", "list the reports again"]],
  413: [["The request body is too large.", "see the [limits](limits.md)", "send less"]],
  415: [['Unsupported media type "…" in request.', "the body is neither JSON nor a form", "send JSON"]],
  422: [
    [
      "This Idempotency-Key was used with another request body.",
      "one key for two requests",
      "use a new key for a new request",
    ],
  ],
  423: [
    [
      "A payment is in progress. Try again when it is decided.",
      "the session cannot change while a payment runs",
      "wait for its outcome",
    ],
  ],
  429: [
    [
      "Request was throttled. Expected available in … second….",
      "see the [limits](limits.md)",
      "wait for `Retry-After` seconds",
    ],
  ],
  503: [
    [
      "The service is busy. Try again shortly.",
      "the database or the gateway did not answer in time",
      "wait for `Retry-After` seconds and repeat under the same key",
    ],
    [
      "This merchant has no wallet service.",
      "no account of the merchant has a wallet",
      "have the operator give one a wallet",
    ],
  ],
};
