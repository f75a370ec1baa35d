/** The API in types: made by `npm run sdk-types` from its document, never by hand. */
export type paths = {
    readonly "/b/checkout/v1/pymt-txn/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Create a payment session
         * @description Creates a session and the links by which its customer pays. With `payment_instrument` the session is paid in this call: the answer is the payment's (201, or 202 while the outcome is not known) and no webhook is sent; a declined session stays and can be paid in another way. `auto_pay` sets up a subscription, named in the answer as `extra.autopay.subscription_id`; its gateway accounts must save cards, charge them without the customer and take money at once. Users need `Can add payment requests` or `Can add e-commerce payments`. 400 under `pg_codes` if no account accepts the currency, or if two of them have a wallet of the same provider.
         */
        readonly post: operations["sessions.create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/b/checkout/v1/pymt-txn/{session_id}/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Retrieve a payment session
         * @description Returns the session as it is now. Users need the permission to view sessions of its type.
         */
        readonly get: operations["sessions.retrieve"];
        /**
         * Change a session with all that its creation requires
         * @description The same as PATCH, but the fields that creation requires must be sent.
         */
        readonly put: operations["sessions.replace"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Change fields of a session
         * @description Changes the fields that are sent, in the states `created`, `pending` and `attempted`; 423 while a charge is running. `type`, `payment_type`, `agreement` and `autopay` cannot change; for `auto_pay` neither can `amount`, `currency_code`, `customer_id`, `customer_email` and `pg_codes`; for an invoice neither can what the invoice says. Sessions that the service charges by itself cannot change. A customer on the gateway's page who has not paid must begin again.
         */
        readonly patch: operations["sessions.update"];
        readonly trace?: never;
    };
    readonly "/b/checkout/v1/upload-attachment/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Keep a file for sessions
         * @description Stores a file sent as a form, 10 a minute. Put `file_url` of the answer into `attachment_upload_url` of any number of sessions, or name a session here. A file that no session names is deleted after seven days. Users need `Can add payment requests` or `Can add e-commerce payments`. 400 under `file` for a missing file, another extension, content that is not that of the extension, or more than 2.5 MB.
         */
        readonly post: operations["attachments.upload"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/b/checkout/v1/wallet/payment-sessions/{session_id}/finalization-status/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Tell whether a payment is final
         * @description Reports whether the session's payment succeeded, failed, was canceled or is undecided. No gateway is called. Users need `wallet.view`.
         */
        readonly get: operations["sessions.finalizationStatus"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/b/checkout/redirect/start/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Follow `checkout_url`
         * @description Redirects the customer's browser to the checkout page and marks the session as opened. It needs no credential.
         */
        readonly get: operations["checkout.open"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/b/pbl/v2/payment/apple-pay/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Pay with Apple Pay
         * @description Pays a `one_off` session with the payload of Apple Pay. 200 is the payment event with two more fields; to a public key without personal data and signature. 202: the outcome is not known, a webhook reports it. A repeat under the same `Idempotency-Key` is answered with the payment that it made; the key is free again after a failure. On the simulated gateway `extra.sandbox_result` of the session decides: `success` (default), `failed` or `error`.
         */
        readonly post: operations["payments.applePay"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/b/pbl/v2/payment/google-pay/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Pay with Google Pay
         * @description Pays a `one_off` session with the payload of Google Pay. 200 is the payment event with two more fields; to a public key without personal data and signature. 202: the outcome is not known, a webhook reports it. A repeat under the same `Idempotency-Key` is answered with the payment that it made; the key is free again after a failure. On the simulated gateway `extra.sandbox_result` of the session decides: `success` (default), `failed` or `error`.
         */
        readonly post: operations["payments.googlePay"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/b/pbl/v2/payment/auto-debit/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Charge a saved card without its customer
         * @description Charges the saved card that is linked to the session's agreement. The session's `payment_type` is `auto_debit`, with `customer_id` and `agreement`; the same customer must have paid under `agreement.id` at the gateway before, and the token must be the card that paid last. The answer alone reports the outcome; after 202 a webhook does. A repeat under the same `Idempotency-Key` is answered with the payment that it made; the key is free again after a failure. The simulated gateway also charges the tokens 411111111111112 (declined) and 411111111111113 (error).
         */
        readonly post: operations["payments.autoDebit"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/b/pbl/v2/auto-debit/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Charge a saved card without its customer
         * @deprecated
         * @description Charges the saved card that is linked to the session's agreement. The session's `payment_type` is `auto_debit`, with `customer_id` and `agreement`; the same customer must have paid under `agreement.id` at the gateway before, and the token must be the card that paid last. The answer alone reports the outcome; after 202 a webhook does. A repeat under the same `Idempotency-Key` is answered with the payment that it made; the key is free again after a failure. The simulated gateway also charges the tokens 411111111111112 (declined) and 411111111111113 (error).
         */
        readonly post: operations["payments.autoDebitAtOlderPath"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/b/pbl/v2/payment/wallet/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Pay with the credit of the session's customer
         * @description Pays a `one_off` session with the customer's wallet: the whole amount or nothing. No gateway is called and no fee is charged. Credit that covers only a part is 400; the checkout can combine it with another method.
         */
        readonly post: operations["payments.wallet"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/b/pbl/v2/payment/cash/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Promise cash on delivery
         * @description Marks a `one_off` session to be paid in cash on delivery. Its state becomes `cod` and a webhook reports it.
         */
        readonly post: operations["payments.cash"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/b/pbl/v2/cash-payment/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Promise cash on delivery
         * @deprecated
         * @description Marks a `one_off` session to be paid in cash on delivery. Its state becomes `cod` and a webhook reports it.
         */
        readonly post: operations["payments.cashAtOlderPath"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/b/pbl/v2/payment/cash/collected/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Record that cash on delivery was received
         * @description Moves a session from `cod` to `paid`. `paid_amount` becomes the whole amount, a webhook reports the payment, and the session names the user and the time (`cash_collected_by`, `cash_collected_at`). Any other state is 409, so of two calls one is refused. Users need `payment.collect`. Such a payment can be refunded only to the customer's wallet.
         */
        readonly post: operations["payments.cashCollected"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/b/pbl/v2/inquiry/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Ask what became of a payment
         * @description Asks the gateway if the outcome is not known, applies what it reports, and answers with the payment event. `paid`, `authorized` and `canceled` sessions and those that the service charges by itself are answered unchanged; an expired session may still turn out paid. A session without an attempt has `result` `pending`. Users need `payment.inquiry`. On the simulated gateway an undecided session takes the outcome of `extra.sandbox_inquiry_result`: `success` (default), `failed` or `error`; with `extra.expires_in_minutes` (1 to 10080) the service asks by itself after that time, not for production merchants.
         */
        readonly post: operations["payments.inquire"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/b/pbl/v2/operation/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Refund, capture, void, cancel, expire or delete a transaction
         * @description 200: done. 202: the outcome is not known yet and counts against every limit, or, with approval enabled, a checker must approve the refund or void (`request_id`). 400 with `result` `failed`: refused by a rule or the gateway; with `code` `account_inactive` if the customer's wallet account is suspended or closed. Captures and refunds may be repeated up to the authorized and the paid amount, queued and undecided ones included; the fee is never refunded, and what a wallet paid cannot be refunded. A void releases everything and excludes captures. `cancel`, `expire` and `delete` are refused while a charge is running. A repeated `Tracking-Key` answers with the operation in its present state; a refusal frees the key. Users need `payment.<operation>`. States: `cancel` and `expire` need `created`, `pending` or `attempted` (`cancel` also `cod`); `capture` and `void` need `authorized`; `refund` needs `paid` or `captured`, or an `authorized` session with captures; `delete` takes every state, and `cod`, `authorized`, `paid` and `captured` sessions can be restored. Payments in another currency than the account's take no refund, capture or void. `cancel`, `expire` and `delete` send no event.
         */
        readonly post: operations["operations.create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/b/pbl/v2/transactions/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List transactions, newest first
         * @description Lists session objects. Users see the types of session that they may view.
         */
        readonly get: operations["transactions.list"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/b/pbl/v2/deleted-transactions/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List deleted transactions, the last deleted first
         * @description Lists deleted session objects, each with `deleted_at`. Users see the types of session that they may view.
         */
        readonly get: operations["transactions.listDeleted"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/b/pbl/v2/deleted-transactions/{session_id}/restore/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Restore a deleted transaction
         * @description Makes a deleted session visible again. Sessions that were deleted unpaid or unsuccessful cannot be restored. Users need `payment.delete`.
         */
        readonly post: operations["transactions.restore"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/b/pbl/v2/operation-requests/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List requests for approval
         * @description Lists requests for approval of refunds and voids, newest first. Users see their own, checkers all of them.
         */
        readonly get: operations["approvals.list"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/b/pbl/v2/operation-requests/{id}/approve/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Approve a request and run its operation
         * @description Carries out the requested operation, after checking it again. For checkers who did not make the request, and API keys; 409 in a wrong state.
         */
        readonly post: operations["approvals.approve"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/b/pbl/v2/operation-requests/{id}/reject/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Reject a request
         * @description Ends a pending request without carrying out its operation. For checkers and API keys; 409 in a wrong state.
         */
        readonly post: operations["approvals.reject"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/b/pbl/v2/operation-requests/{id}/cancel/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Take a request back
         * @description Ends a pending request at the wish of the user who made it, or of an API key; 409 in a wrong state.
         */
        readonly post: operations["approvals.cancel"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/b/pbl/v2/operation-requests/{id}/retry/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Run an approved operation again after a failure
         * @description Carries out an operation again that failed after its approval, within 48 hours. For users who may request or approve it, and API keys; 409 in a wrong state.
         */
        readonly post: operations["approvals.retry"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/b/pbl/v2/card/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List a customer's cards
         * @description Lists the saved cards of one customer, the last saved or renewed first. 403 for merchants of the region `KSA`, which have no card list.
         */
        readonly get: operations["cards.list"];
        readonly put?: never;
        /**
         * List a customer's cards, with the filters in the body
         * @description Lists the saved cards of one customer, with the filters in the body so that no address contains the customer's id. 403 for merchants of the region `KSA`.
         */
        readonly post: operations["cards.search"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/b/pbl/v2/card/{token}/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete a card at every gateway
         * @description Deletes all of the customer's cards with this token, or none. 409 while one of them is charged under an agreement that has not expired, or by a subscription that has not ended.
         */
        readonly delete: operations["cards.delete"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/b/pbl/v2/subscriptions/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * List subscriptions, newest first
         * @description Lists subscriptions with the filters in the body. To follow `next` or `previous`, post the same body to it.
         */
        readonly post: operations["subscriptions.list"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/b/pbl/v2/subscriptions/{subscription_id}/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Retrieve a subscription
         * @description Returns the subscription with its card and current cycle. Users need the permission to view sessions of its type. A due cycle whose gateway account is missing or may not charge waits for up to 72 hours without an attempt.
         */
        readonly get: operations["subscriptions.retrieve"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Change amount, description, email address or card
         * @description Changes the terms of cycles that do not exist yet; a cycle that exists keeps its amount. A lower amount applies at once, a higher one to cycles dated from the fourth day on, and the customer is mailed. Values that are already set change nothing. 409 before the setup has settled and after the end.
         */
        readonly patch: operations["subscriptions.change"];
        readonly trace?: never;
    };
    readonly "/b/pbl/v2/subscriptions/{subscription_id}/cycles/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the billing cycles of a subscription, the first one first
         * @description Lists the billing cycles with every charge of each, by cycle number.
         */
        readonly get: operations["subscriptions.listCycles"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/b/pbl/v2/subscriptions/{subscription_id}/cancel/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Cancel a subscription
         * @description Cancels now or at the end of the period. `immediate` also cancels the open cycle and unpaid sessions; a running charge keeps its outcome. `at_period_end` ends the subscription on the next scheduled day; a cycle that is already due is still charged. The customer is mailed. 409 if the subscription has ended. A repeat of the same key and body answers the same again.
         */
        readonly post: operations["subscriptions.cancel"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/b/pbl/v2/subscriptions/{subscription_id}/pause/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Pause a subscription
         * @description Pauses now or from the next scheduled day, until a day or until you resume it. No cycle becomes due meanwhile; what was due before stays due. A repeat changes the end alone. The customer is mailed when the pause begins and ends. 409 before the setup has settled, after the end, and under a pending cancellation.
         */
        readonly post: operations["subscriptions.pause"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/b/pbl/v2/subscriptions/{subscription_id}/resume/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Resume a paused subscription
         * @description Ends the pause today, or withdraws one that has not begun. The next charge is on its own day or, if that has passed, on the first scheduled day from today on. Without a pause nothing changes. 409 before the setup has settled and after the end.
         */
        readonly post: operations["subscriptions.resume"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/b/pbl/v2/subscriptions/{subscription_id}/upcoming/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the next charges
         * @description Lists at most 24 charges as far as they are known, the next one first: day, amount, card, and whether the card will have expired. Empty while none is scheduled (in setup, past due, ended, or paused without an end).
         */
        readonly get: operations["subscriptions.listUpcoming"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/b/pbl/v2/subscriptions/{subscription_id}/changes/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the changes of a subscription, newest first
         * @description Lists what merchant and customer changed, with the reason: terms, cards and pauses.
         */
        readonly get: operations["subscriptions.listChanges"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/b/pbl/v2/subscriptions/{subscription_id}/page-link/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Retrieve the link of the customer's own page
         * @description Returns the link of the customer's self-service page. Anyone with the link may act on the subscription. Sessions that begin on the page have no `redirect_url`.
         */
        readonly get: operations["subscriptions.retrievePageLink"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/b/pbl/v2/subscriptions/{subscription_id}/regenerate-page-token/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Make a new link of the customer's page; every earlier one is dead at once
         * @description Revokes every earlier link and returns a new one. The customer is not notified: deliver the new link. Each call creates another link; `Idempotency-Key` is ignored. Users need the permission to change sessions of its type.
         */
        readonly post: operations["subscriptions.regeneratePageLink"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/b/wallet/{provider}/v1/accounts/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * List a customer's accounts
         * @description Lists the accounts of one customer, one per currency. A customer without credit has none. Users need `wallet.view`; 503 if the merchant has no wallet.
         */
        readonly post: operations["wallets.listAccounts"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/b/wallet/{provider}/v1/entries/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * List the ledger of one account
         * @description Lists the ledger of the account in one currency. Read balances from the account: `reserve` and `release` change what is held, not the balance. 400 if the customer has no account in the currency. Users need `wallet.view`.
         */
        readonly post: operations["wallets.listEntries"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/b/wallet/{provider}/v1/operations/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Retrieve an operation with every entry of it
         * @description Returns one wallet operation with its ledger entries; 400 if there is none with this id. Users need `wallet.view`.
         */
        readonly post: operations["wallets.retrieveOperation"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/b/wallet/{provider}/v1/adjustments/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Credit or debit a customer
         * @description Credits the customer or, with a negative amount, debits. 400 with `code` `account_inactive` if the account is suspended or closed. An `Idempotency-Key` names its adjustment for ever: a repeat answers the first response, another body is 422.
         */
        readonly post: operations["wallets.adjust"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/b/wallet/{provider}/v1/payment-sessions/{session_id}/finalization-status/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Tell whether a payment is final
         * @description Reports whether the session's payment succeeded, failed, was canceled or is undecided. No gateway is called. Users need `wallet.view`.
         */
        readonly get: operations["wallets.finalizationStatus"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/b/pbl/v2/payment-links/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List payment links, newest first
         * @description Lists links with their payments. Users see the types of session that they may view.
         */
        readonly get: operations["paymentLinks.list"];
        readonly put?: never;
        /**
         * Make a link that many customers pay
         * @description Creates a link with a fixed `amount`, or with `minimum_amount` and `maximum_amount` between which the customer chooses. Each payment is a session with `payment_link_id`. It can be paid until `active_until` is over and until it has `max_payments`; of two customers who pay the last permitted payment at once one is refused, and a charge that was made is returned. Users need the permissions for sessions of its type and `Can use <pg_code>`.
         */
        readonly post: operations["paymentLinks.create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/b/pbl/v2/payment-links/{link_id}/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Retrieve a payment link
         * @description Returns the link with the number and the sum of its payments.
         */
        readonly get: operations["paymentLinks.retrieve"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Change a payment link
         * @description Changes name, description, amounts and limits; sessions that exist keep their amounts. A fixed amount replaces bounds and the other way round. Users need the permission to change sessions of its type.
         */
        readonly patch: operations["paymentLinks.update"];
        readonly trace?: never;
    };
    readonly "/b/pbl/v2/payment-links/{link_id}/close/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Close a payment link for good
         * @description No new payment can begin; a payment that was begun before still counts, cash included. Users need the permission to change sessions of its type.
         */
        readonly post: operations["paymentLinks.close"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/b/invoice/v1/invoice/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Issue an invoice with the session that pays it
         * @description Creates an invoice with the session that pays it, and mails it to `customer_email`. Every step is rounded half up to the currency's decimals: an item is `quantity` × `unit_price` less discount, plus tax; the items make `subtotal`; less discount, plus tax and shipping it is `total_incl_tax`, the session's `amount`. Totals that you send are compared. Fields of a session have their usual meaning; without `expiration_time` the session lives for 365 days. An invoice is never changed. Users need `Can add Invoice` and the permission to add sessions of its type. 400 under `invoice_items` is a list with a map per item; other refusals: both discounts on one level, a discount above what it is taken from, a total that differs, a number that is already used. A declined `payment_instrument` leaves the invoice to be paid in another way.
         */
        readonly post: operations["invoices.create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/b/invoice/v1/invoice/{invoice_id}/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Retrieve an invoice
         * @description Returns the invoice with its items, its session and its present status.
         */
        readonly get: operations["invoices.retrieve"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/b/invoice/v1/invoice/{invoice_id}/payments/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the payments of an invoice, newest first
         * @description Lists the payments that count, and the sessions of partial payments that were begun.
         */
        readonly get: operations["invoices.listPayments"];
        readonly put?: never;
        /**
         * Create a session that pays a part of an invoice
         * @description Creates a session with the invoice's gateways and customer. The invoice needs `allow_partial_payments`. Once it is paid, the invoice's own session asks for the rest, or is canceled if nothing remains. A payment above what the invoice then owes is refused, and returned if it was charged meanwhile. 400 under `amount` above what it owes, or with a rest that no gateway can charge; 409 if the invoice is paid, canceled or does not accept partial payments, or has 100 payments that count or are open. Users need `Can add Invoice` and the permissions to view and add sessions of its type.
         */
        readonly post: operations["invoices.createPayment"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/b/invoice/v1/invoice/{invoice_id}/link/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Replace the customer's link to an invoice
         * @description Revokes every earlier link to the invoice at once and returns the invoice with new ones. Users need `Can add Invoice` and the permission to view sessions of its type.
         */
        readonly post: operations["invoices.replaceLink"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/b/api/v1/reports/files/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List finished reports, newest first
         * @description Lists finished reports. Every finished day, week, month and year with a transaction has one a few minutes after its end. 400 with `code` `invalid_parameters` if `created_before` is before `created_after`. Users need `report.can_view_report`.
         */
        readonly get: operations["reports.list"];
        readonly put?: never;
        /**
         * Ask for a report
         * @description Requests a report: the latest whole period, or a span of days. The answer's link works as soon as the file is written. 409 while five reports of the merchant are being written. Users need `report.can_view_report`.
         */
        readonly post: operations["reports.create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/b/api/v1/reports/files/{token}/download/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Download a report
         * @description Returns the file, or redirects to it. The link works for one hour (then 410) and for the caller who got it (403 otherwise), 25 downloads an hour. A row is a payment, capture, refund or void, and its amounts are what the row itself moved. Files are deleted in the first month that begins when they are 90 days old. Columns: `operation` (`purchase`, `authorize`, `capture`, `refund` or `void`), `transaction_id` (the session, or the operation's own id), `parent_id` (an operation's session), `order_no`, `type`, `payment_type`, `state` and `customer_id` of the session when the file was made, `pg_code`, `method`, `reference_number`, `currency_code` and `amount` without fee, `wallet_amount` (paid by wallets, or refunded to them), `charge_currency`, `charge_amount`, `fee` and `exchange_rate` at the gateway (empty without success), `paid_amount` (collected), `captured_amount`, `refunded_amount`, `voided_amount`, `destination`, `created_at` and `settled_at` in the merchant's time zone, `booked_at_utc`. In CSV a text that a spreadsheet might run begins with an apostrophe; in a workbook amounts of more than 15 digits are texts. Deleted sessions are left out.
         */
        readonly get: operations["reports.download"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/b/pbl/v2/payment-methods/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * List the gateways that can serve a purpose
         * @description Lists gateway accounts that match every filter. False, an empty text and an empty list filter nothing. Users see accounts that they may use.
         */
        readonly post: operations["paymentMethods.list"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/b/pbl/v2/osb/create/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Create a simulated gateway
         * @description Creates a gateway account that simulates payments, whatever is sent. Five successes in a rolling hour for each caller, then 429. Wallets, fees and exchange rates are set by the operator. Test cards: 411111111111111 succeeds, 411111111111112 is declined, 411111111111113 is an error, 411111111111114 to 411111111111116 succeed and are declined when charged later as a token; any other number cancels the attempt. `extra.sandbox_…` of a session or operation tries other outcomes.
         */
        readonly post: operations["gateways.create"];
        readonly delete?: never;
        /**
         * Tell the fields of a simulated gateway and every allowed value
         * @description Returns the fields of the request with every allowed value.
         */
        readonly options: operations["gateways.describe"];
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/b/merchant/v1/settings/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Retrieve the settings
         * @description Returns the merchant's settings.
         */
        readonly get: operations["settings.retrieve"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Change settings
         * @description Changes the fields that are sent and leaves the others as they are.
         */
        readonly patch: operations["settings.update"];
        readonly trace?: never;
    };
    readonly "/b/merchant/v1/settings/logo/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Upload the logo in place of the present one
         * @description Stores the logo, sent as a form: PNG, JPEG or WebP, at most 512 KB, 16 to 2048 pixels on each side. It replaces a present one.
         */
        readonly put: operations["settings.replaceLogo"];
        /**
         * Upload the logo
         * @description Stores the logo, sent as a form: PNG, JPEG or WebP, at most 512 KB, 16 to 2048 pixels on each side. It replaces a present one.
         */
        readonly post: operations["settings.uploadLogo"];
        /**
         * Take the logo away
         * @description Removes the logo.
         */
        readonly delete: operations["settings.deleteLogo"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/b/merchant/v1/settings/favicon/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Upload the icon in place of the present one
         * @description Stores the icon, sent as a form: a square PNG, JPEG or WebP, at most 128 KB and 512 pixels. It replaces a present one.
         */
        readonly put: operations["settings.replaceFavicon"];
        /**
         * Upload the icon
         * @description Stores the icon, sent as a form: a square PNG, JPEG or WebP, at most 128 KB and 512 pixels. It replaces a present one.
         */
        readonly post: operations["settings.uploadFavicon"];
        /**
         * Take the icon away
         * @description Removes the icon.
         */
        readonly delete: operations["settings.deleteFavicon"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/b/merchant/v1/users/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List users
         * @description Lists the merchant's users.
         */
        readonly get: operations["users.list"];
        readonly put?: never;
        /**
         * Create a user
         * @description Creates a user who signs in with a name and a password.
         */
        readonly post: operations["users.create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/b/merchant/v1/users/{id}/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete a user
         * @description Deletes a user, who can no longer sign in or call the API.
         */
        readonly delete: operations["users.delete"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Change a user
         * @description Changes the fields that are sent and leaves the others as they are. Permissions count from the next request on.
         */
        readonly patch: operations["users.update"];
        readonly trace?: never;
    };
    readonly "/b/merchant/v1/request-log/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List requests of the last 30 days, newest first
         * @description Lists the merchant's requests. A request appears about half a second after its answer. `next` contains the `cursor` of the following page.
         */
        readonly get: operations["requestLog.list"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/b/auth/v1/token/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Issue a bearer token to a user
         * @description Returns a JWT for a user's name and password. 401 for a wrong name or password and for users with a second factor, who sign in on the console only; 429 after 10 failures in 15 minutes. It needs no credential. Tokens of an identity provider are accepted, too, if the operator configured one.
         */
        readonly post: operations["tokens.create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/b/merchant/v1/api-keys/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List key pairs, without the keys
         * @description Lists the merchant's key pairs without the keys themselves.
         */
        readonly get: operations["apiKeys.list"];
        readonly put?: never;
        /**
         * Create a key pair
         * @description Creates a private and a public key. This answer alone shows them.
         */
        readonly post: operations["apiKeys.create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/b/merchant/v1/api-keys/{id}/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Revoke a key pair
         * @description Revokes both keys of the pair at once.
         */
        readonly delete: operations["apiKeys.revoke"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Move a key pair to another version of the API
         * @description Moves a key pair to another version of the API.
         */
        readonly patch: operations["apiKeys.update"];
        readonly trace?: never;
    };
    readonly "/b/merchant/v1/api-keys/{id}/rotate/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Replace a key pair
         * @description Creates a pair with the same name and API version and ends the former one. `overlap_seconds` says how long the former one still works, at most 24 hours. This answer alone shows the new keys. 409 for a pair that is revoked or has expired.
         */
        readonly post: operations["apiKeys.rotate"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/b/merchant/v1/restricted-keys/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List restricted keys, without the keys
         * @description Lists the merchant's restricted keys without the keys themselves.
         */
        readonly get: operations["restrictedKeys.list"];
        readonly put?: never;
        /**
         * Create a restricted key
         * @description Creates a key that does what its permissions allow, from its addresses, and refunds and credits at most its daily ceiling. It is sent like a private key. This answer alone shows it. Restricted keys create no keys and no users.
         */
        readonly post: operations["restrictedKeys.create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/b/merchant/v1/restricted-keys/{id}/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Revoke a restricted key
         * @description Revokes the key at once.
         */
        readonly delete: operations["restrictedKeys.revoke"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/b/merchant/v1/restricted-keys/{id}/rotate/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Replace a restricted key
         * @description Creates a key with the same permissions, addresses and ceiling and ends the former one. `overlap_seconds` says how long the former one still works, at most 24 hours. Both count against one ceiling. This answer alone shows the new key. 409 for a key that is revoked or has expired.
         */
        readonly post: operations["restrictedKeys.rotate"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/b/events/v1/events/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List events, newest first
         * @description Lists events, the webhooks' payloads, with their deliveries. Users see events of the types of session that they may view.
         */
        readonly get: operations["events.list"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/b/events/v1/events/{id}/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Retrieve an event with its deliveries
         * @description Returns one event with the log of its deliveries.
         */
        readonly get: operations["events.retrieve"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/b/events/v1/events/{id}/redeliver/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Post an event again at once
         * @description Posts the event again to its address at once and returns the delivery. 409 if the event has no address.
         */
        readonly post: operations["events.redeliver"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/b/pbl/v2/message-notification/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Send the message of a session's present state again
         * @description Sends the message of the session's present state again, 10 a minute. 400, and nothing is sent, if a channel does not list the state, has no contact or is not configured.
         */
        readonly post: operations["notifications.resend"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/b/pbl/v2/send-notification/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Send a message of a template to anyone
         * @description Sends a message of a template to any recipient, 10 a minute. 400 with `result` `failed` for an unknown template or a channel that is not configured; 413 above 4 MiB.
         */
        readonly post: operations["notifications.send"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/b/pbl/v2/notifications/send/{channel}/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Send a message of a template, with the channel in the path
         * @description The same as `send-notification`, with the channel in the path; 404 for an unknown channel.
         */
        readonly post: operations["notifications.sendByChannel"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/b/sandbox/v1/clock/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the test clock
         * @description Returns the time on the merchant's test clock. 403 for merchants in production.
         */
        readonly get: operations["clock.retrieve"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/b/sandbox/v1/clock/advance/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Advance the test clock, and run what falls due on the way
         * @description Moves the test clock forward, at most ten years a call, and first runs in time order every job that falls due. 409 while another call advances it. 403 for merchants in production. The clock governs sessions, attempts, deliveries and stored dates; tokens, expiry of keys, rate limits and `Idempotency-Key` use real time.
         */
        readonly post: operations["clock.advance"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/b/sandbox/v1/emails/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the messages that customers were sent, newest first
         * @description Lists mails, SMS and WhatsApp messages as they were sent, or would have been. 403 for merchants in production.
         */
        readonly get: operations["mailbox.list"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/b/checkout/v1/sdk/{session_id}/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read what a client SDK starts from, without the customer's own data
         * @description Returns what a client SDK starts from, without fields of the customer.
         */
        readonly get: operations["sdk.retrieve"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/b/checkout/api/sdk/v1/submit/{session_id}/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Begin a payment, or charge a saved card
         * @description Begins a payment by a method and returns the page to send the customer to, or charges a saved card and returns the result. 409 if the session takes no payment or the card's price has changed.
         */
        readonly post: operations["sdk.submit"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/b/checkout/api/sdk/v1/cancel/{session_id}/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Give the session up
         * @description Cancels a session that can still be paid and returns the result. 409 if it has ended or a charge is running.
         */
        readonly post: operations["sdk.cancel"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/b/checkout/api/sdk/v1/pre-payment-option-check/{session_id}/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Ask whether an account lends
         * @description Returns the instalment plans that a method offers for the session.
         */
        readonly post: operations["sdk.checkInstalments"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/b/checkout/api/sdk/v1/apple-pay-session/{session_id}/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Get the object that Apple Pay's script asks for
         * @description Returns the object that Apple Pay's script needs to open its sheet.
         */
        readonly post: operations["sdk.openApplePay"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/b/checkout/api/sdk/v1/stc-pay/{session_id}/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Have stc pay send a code to a phone
         * @description Begins a payment with stc pay and sends a code to the customer's phone. A second call sends another code.
         */
        readonly post: operations["sdk.sendCode"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/b/checkout/api/sdk/v1/stc-pay-code/{session_id}/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Pay with the code that stc pay sent
         * @description Pays with the code that was sent to the customer's phone. 409 if no code is expected for the session.
         */
        readonly post: operations["sdk.confirmCode"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/b/checkout/api/sdk/v1/card/{session_id}/{card_id}/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Remove a saved card
         * @description Removes a saved card of the session's customer. 409 while the card is charged under an agreement or by a subscription.
         */
        readonly delete: operations["sdk.deleteCard"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/b/merchant/v1/webhook-endpoints/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List webhook endpoints
         * @description Lists the merchant's webhook endpoints, oldest first, without their secrets.
         */
        readonly get: operations["webhookEndpoints.list"];
        readonly put?: never;
        /**
         * Create a webhook endpoint
         * @description Creates an address that receives events of state changes, signed with its own key. This answer alone shows the key. 409 for more than twenty. Restricted keys get 403.
         */
        readonly post: operations["webhookEndpoints.create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/b/merchant/v1/webhook-endpoints/{id}/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Retrieve a webhook endpoint
         * @description Returns one webhook endpoint without its secrets.
         */
        readonly get: operations["webhookEndpoints.retrieve"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete a webhook endpoint
         * @description Deletes the endpoint and stops what waits for a retry. Its deliveries stay in the events list.
         */
        readonly delete: operations["webhookEndpoints.delete"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Change or pause a webhook endpoint
         * @description Changes the sent fields. A pause stops what waits for a retry, and later events are not sent; send them again after the pause.
         */
        readonly patch: operations["webhookEndpoints.update"];
        readonly trace?: never;
    };
    readonly "/b/merchant/v1/webhook-endpoints/{id}/rotate/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Replace the signing key of a webhook endpoint
         * @description Creates a new signing key. For 24 hours both keys sign. This answer alone shows the new key.
         */
        readonly post: operations["webhookEndpoints.rotate"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/b/merchant/v1/webhook-endpoints/{id}/test/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Post a test to a webhook endpoint
         * @description Posts a signed body of the type `endpoint.test` once and returns the answer. It is no event. At most thirty a minute.
         */
        readonly post: operations["webhookEndpoints.test"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/b/merchant/v1/webhook-endpoints/{id}/deliveries/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the deliveries to a webhook endpoint
         * @description Lists the deliveries, newest first, each with its tries and the answers.
         */
        readonly get: operations["webhookEndpoints.deliveries"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/b/merchant/v1/webhook-endpoints/{id}/redeliver/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Send the events of a span again
         * @description Sends the span's events that the endpoint takes and has not accepted, oldest first, at most 500, one after the other. If `more` is true, repeat the request with `starting_after`. 409 for a paused endpoint, and while an earlier request is not finished.
         */
        readonly post: operations["webhookEndpoints.redeliver"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
};
export type webhooks = {
    readonly payment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * A payment attempt was decided
         * @description Posted to the session's `webhook_url`, or to the merchant's, after every decided attempt. `signature` is an HMAC-SHA256 in lower-case hexadecimal with the merchant's `webhook_hmac_key` over the fields that `x-signed-fields` lists; the header `webhook-signature` covers the whole body. Either is enough. Fields may be added.
         */
        readonly post: operations["webhooks.payment"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly operation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * A refund, capture or void was taken up or decided
         * @description Posted when the gateway accepted a refund, capture or void, and again when it decided on a queued one or reversed one. `signature` is an HMAC-SHA256 in lower-case hexadecimal with the merchant's `webhook_hmac_key` over the fields that `x-signed-fields` lists; the header `webhook-signature` covers the whole body. Either is enough. Fields may be added.
         */
        readonly post: operations["webhooks.operation"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly subscription: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * A subscription cannot be charged
         * @description Posted once for a due cycle whose gateway account is missing or may not charge. `signature` is an HMAC-SHA256 in lower-case hexadecimal with the merchant's `webhook_hmac_key` over the fields that `x-signed-fields` lists; the header `webhook-signature` covers the whole body. Either is enough. Fields may be added.
         */
        readonly post: operations["webhooks.subscription"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly object: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * The state of an object changed
         * @description Posted to the merchant's webhook endpoints that take the kind. The header `webhook-signature` covers the whole body, with the endpoint's own key. Numbers in the events list have no gaps within one object. Kinds and fields may be added.
         */
        readonly post: operations["webhooks.object"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
};
export type components = {
    schemas: {
        readonly Address: {
            /** @description First line of the address. */
            readonly line1: string;
            /** @description Second line of the address. */
            readonly line2?: string;
            /** @description City of the address. */
            readonly city: string;
            /** @description State or province of the address. */
            readonly state?: string;
            /** @description Country, ISO 3166-1 alpha-2, such as `KW`. */
            readonly country: string;
            /** @description Postal code of the address. */
            readonly postal_code?: string;
        };
        readonly AdvancedClock: {
            /**
             * Format: date-time
             * @description Time on the merchant's test clock after the advance.
             */
            readonly now: string;
            /** @description Number of items that each job worked during the advance, by the job's name. */
            readonly ran: {
                readonly [key: string]: number;
            };
        };
        readonly Agreement: {
            /** @description Your id of the agreement. */
            readonly id: string;
            /**
             * @description Kind of later charges: `recurring` at regular times, `unscheduled` when needed, `installment` parts of one price, `event_based` after an event, or `other`.
             * @enum {string}
             */
            readonly type?: "recurring" | "unscheduled" | "installment" | "event_based" | "other";
            /**
             * @description `fixed`: every charge is of the same amount. `variable`: amounts differ.
             * @enum {string}
             */
            readonly amount_variability?: "fixed" | "variable";
            /** @description How often charges happen, as it was sent: `irregular`, `daily`, `weekly`, `semi_monthly`, `monthly`, `quarterly`, `semi_annually`, `yearly` or `other`. */
            readonly frequency?: string;
            /**
             * Format: date
             * @description First day of the agreement.
             */
            readonly start_date?: string;
            /**
             * Format: date
             * @description Last day of the agreement.
             */
            readonly expiry_date?: string;
            /**
             * Format: decimal
             * @description Most that one cycle may charge, a decimal string in the session's currency.
             */
            readonly max_amount_per_cycle?: string;
            /** @description Days between two charges. */
            readonly cycle_interval_days?: number;
            /** @description Number of charges in all. */
            readonly total_cycles?: number;
            /** @description Who sells under an `installment` agreement. */
            readonly seller?: {
                /** @description Name of the seller. */
                readonly name?: string;
                /** @description Short name of the seller. */
                readonly short_name?: string;
                /** @description Merchant category code of the seller, four digits. */
                readonly category_code?: string;
            };
            /** @description Other terms of the agreement. */
            readonly extra_params?: components["schemas"]["WalletSheet"];
        };
        readonly AmountDetails: {
            /** @description Currency that the gateway charges (ISO 4217). */
            readonly currency_code: string;
            /**
             * Format: decimal
             * @description Amount without the fee, a decimal string in `currency_code`.
             */
            readonly amount: string;
            /**
             * Format: decimal
             * @description Fee, a decimal string in `currency_code`.
             */
            readonly fee: string;
            /**
             * Format: decimal
             * @description Amount with the fee, a decimal string in `currency_code`.
             */
            readonly total: string;
            /**
             * Format: decimal
             * @description Units of `currency_code` for one unit of the session's currency; absent if the currencies are the same.
             */
            readonly exchange_rate?: string;
        };
        readonly ApiKey: {
            /** @description Id of the key pair. */
            readonly id: string;
            /** @description Your name for the key pair. */
            readonly name: string;
            /**
             * Format: date-time
             * @description When the key pair was created.
             */
            readonly created_at: string;
            /** @description When both keys expire, in real time; null if never. */
            readonly expires_at: string | null;
            /** @description When both keys were revoked; null if they were not. */
            readonly revoked_at: string | null;
            /**
             * Format: date
             * @description API version, a date, in which requests with these keys are read and answered.
             */
            readonly api_version: string;
        };
        readonly ApiKeyCreate: {
            /** @description Your name for the key pair. Default `key`. */
            readonly name?: string;
            /**
             * Format: date-time
             * @description When both keys expire, an instant in the future in ISO 8601 with its offset; null or absent for never.
             */
            readonly expires_at?: string | null;
        };
        readonly ApiKeyList: {
            /** @description Number of rows that match, on all pages. */
            readonly count: number;
            /** @description Absolute URL of the next page; null on the last one. */
            readonly next: string | null;
            /** @description Absolute URL of the previous page; null on the first one. */
            readonly previous: string | null;
            /** @description The rows of this page. */
            readonly results: readonly components["schemas"]["ApiKey"][];
        };
        readonly ApiKeyPatch: {
            /**
             * @description API version, a date, in which requests with these keys are read and answered.
             * @enum {string}
             */
            readonly api_version?: "2026-11-23";
        };
        readonly ApplePayPayment: {
            /** @description Id of the session to pay. */
            readonly session_id: string;
            /** @description Code of the gateway account that accepts the wallet. Required if several of the session do. */
            readonly pg_code?: string | null;
            /** @description The wallet's own object, passed to the gateway unchanged. It is neither stored nor logged. */
            readonly payload: {
                /** @description Encrypted payment data of the wallet. */
                readonly paymentData: {
                    /** @description Version of the encrypted data. */
                    readonly version: string;
                    /** @description The encrypted data. */
                    readonly data: string;
                    /** @description Signature over the encrypted data. */
                    readonly signature: string;
                    /** @description What is needed to decrypt the data. */
                    readonly header: {
                        /** @description Hash of the public key that the data is encrypted for. */
                        readonly publicKeyHash: string;
                        /** @description One-time public key of the wallet. */
                        readonly ephemeralPublicKey?: string;
                        /** @description Wrapped symmetric key. */
                        readonly wrappedKey?: string;
                        /** @description Wallet's id of the transaction. */
                        readonly transactionId?: string;
                    };
                };
                /** @description The card in the wallet. */
                readonly paymentMethod: {
                    /** @description Card as the wallet shows it. */
                    readonly displayName: string;
                    /** @description Card scheme. */
                    readonly network: string;
                    /** @description Kind of card, such as `debit`. */
                    readonly type: string;
                };
                /** @description Wallet's id of the payment. */
                readonly transactionIdentifier: string;
            };
        };
        readonly ApprovalDecision: {
            /** @description Note for the user who requested the operation. */
            readonly decision_note?: string | null;
        };
        readonly ApprovalRequest: {
            /** @description Id of the request for approval. */
            readonly id: string;
            /**
             * @description `pending`: waits for a checker. `approved`: the operation is being carried out. `done`: it was carried out. `manual_action_required`: the operation failed and can be retried for 48 hours. `rejected`: a checker refused. `canceled`: withdrawn, or not decided within 48 hours. `expired`: it failed and was not retried.
             * @enum {string}
             */
            readonly state: "pending" | "approved" | "done" | "manual_action_required" | "rejected" | "canceled" | "expired";
            /**
             * @description `refund` or `void`.
             * @enum {string}
             */
            readonly operation: "refund" | "void";
            /** @description Id of the session. */
            readonly session_id: string;
            /** @description The session's `order_no`; null if it has none. */
            readonly order_no: string | null;
            /**
             * Format: decimal
             * @description Amount of the session, a decimal string in `currency_code`.
             */
            readonly amount: string;
            /**
             * Format: decimal
             * @description Amount of the operation without the fee, a decimal string in `currency_code`.
             */
            readonly operation_amount: string;
            /** @description Currency of the session (ISO 4217). */
            readonly currency_code: string;
            /** @description Code of the gateway account. */
            readonly pg_code: string;
            /**
             * @description Where a refund goes: `pg` back through the gateway, `wallet` to the customer's wallet.
             * @enum {string}
             */
            readonly destination: "pg" | "wallet";
            /** @description The user who requested the operation; null for API keys. */
            readonly requested_by: components["schemas"]["Initiator"] | null;
            /** @description The API key or restricted key that requested the operation; null for users. */
            readonly requested_by_key: {
                /** @description The key's id. */
                readonly id: string;
                /** @description The key's name at the time of the request. */
                readonly name: string;
            } | null;
            /** @description The user who decided; null for API keys and before a decision. */
            readonly decided_by: components["schemas"]["Initiator"] | null;
            /**
             * Format: date-time
             * @description When the operation was requested, on the merchant's clock.
             */
            readonly created_at: string;
            /** @description When the request was decided, on the merchant's clock; null before. */
            readonly decided_at: string | null;
            /** @description When the request ends unless someone acts, on the merchant's clock; null if nobody has to. */
            readonly expires_at: string | null;
            /** @description Outcome of the operation: `success`, `pending` (not known), `queued` (the gateway decides later) or `failed`; null before an approval. */
            readonly operation_result: ("success" | "pending" | "queued" | "failed") | null;
            /** @description Unique reference of the operation at the gateway; null before an approval. */
            readonly reference_number: string | null;
            /** @description Why the operation failed; null if it did not. */
            readonly message: string | null;
            /** @description Note of the user who requested it; null if none was sent. */
            readonly note: string | null;
            /** @description Note of the user who decided; null if none was sent. */
            readonly decision_note: string | null;
            /** @description The child transaction; absent while there is none. */
            readonly txn?: components["schemas"]["ChildTransaction"];
        };
        readonly ApprovalRequestList: {
            /** @description Number of rows that match, on all pages. */
            readonly count: number;
            /** @description Absolute URL of the next page; null on the last one. */
            readonly next: string | null;
            /** @description Absolute URL of the previous page; null on the first one. */
            readonly previous: string | null;
            /** @description The rows of this page. */
            readonly results: readonly components["schemas"]["ApprovalRequest"][];
        };
        readonly AttachmentUpload: {
            /**
             * Format: binary
             * @description The file: pdf, jpeg, jpg, png, doc, docx, xls, xlsx or txt by content and name, at most 2.5 MB, name of at most 100 characters.
             */
            readonly file?: string;
            /** @description Session to attach the file to at once, in any state. Send either this or `order_no`, or none of them. */
            readonly session_id?: string;
            /** @description Order whose newest session the file is attached to. Send either this or `session_id`, or none of them. */
            readonly order_no?: string;
            /** @description True: the answer contains `attachment_short_url`. Needs `session_id` or `order_no`. */
            readonly shortify_attachment_url?: boolean;
        };
        readonly Attempt: {
            /** @description 1, 2, 3 … within the session. */
            readonly number: number;
            /** @description Unique reference of the attempt at the gateway. */
            readonly reference_number: string;
            /**
             * @description `pending`: not decided. `success`: paid or authorized. `failed`: declined. `canceled`: given up. `error`: a technical failure. `cod`: cash on delivery was agreed.
             * @enum {string}
             */
            readonly result: "pending" | "success" | "failed" | "canceled" | "error" | "cod";
            /** @description Code of the gateway account. */
            readonly pg_code: string;
            /**
             * @description `purchase`: the money is taken at once. `authorize`: it is reserved until a capture.
             * @enum {string}
             */
            readonly operation: "purchase" | "authorize";
            /** @description What the customer paid with: `card`, `token` for a saved card, `wallet`, a device wallet such as `apple_pay`, or `none`. */
            readonly form_of_payment: string;
            /**
             * Format: decimal
             * @description Amount without the fee, a decimal string in `currency_code`.
             */
            readonly amount: string;
            /** @description Currency of the session (ISO 4217). */
            readonly currency_code: string;
            /**
             * Format: decimal
             * @description Part of `amount` that the customer's wallets pay, a decimal string; absent if none.
             */
            readonly wallet_amount?: string;
            /** @description What the gateway charges, in the currency that it charges. Without the wallets' part. */
            readonly amount_details: components["schemas"]["AmountDetails"];
            /** @description Why the attempt did not succeed; null if there is no message. */
            readonly message: string | null;
            /** @description The gateway's answer, unchanged; null if there was none. */
            readonly gateway_response: components["schemas"]["WalletSheet"] | null;
            /** @description True if `webhook_url` accepted the attempt's event. */
            readonly disclosed_to_merchant: boolean;
            /** @description Why `webhook_url` could not be notified; null if it was, or if no try was made yet. */
            readonly disclosure_url_error: string | null;
            /**
             * Format: date-time
             * @description When the attempt began, on the merchant's clock.
             */
            readonly created_at: string;
            /** @description When the attempt was decided, on the merchant's clock; null before. */
            readonly finished_at: string | null;
        };
        readonly AutoDebit: {
            /** @description Id of the session to pay. */
            readonly session_id: string;
            /** @description Token of the saved card. */
            readonly token: string;
        };
        readonly BrandImage: {
            /**
             * Format: binary
             * @description The image: PNG, JPEG or WebP by its content.
             */
            readonly file: string;
        };
        readonly Card: {
            /** @description Token of the saved card. On the simulated gateway it is the test card's number. */
            readonly token: string;
            /** @description Your id of the customer who saved the card. */
            readonly customer_id: string;
            /** @description Card scheme, such as `Visa`; null if it is unknown. */
            readonly brand: string | null;
            /** @description Cardholder's name as typed; null if it was not asked for. */
            readonly name_on_card: string | null;
            /** @description Masked card number, such as `**** 1111`. The full number is never shown. */
            readonly number: string;
            /** @description Month of expiry, two digits. */
            readonly expiry_month: string;
            /** @description Year of expiry, its last two digits. */
            readonly expiry_year: string;
            /** @description Code of the gateway account that the card is saved at. */
            readonly pg_code: string;
            /** @description Kind of gateway behind that account, such as `sarraf_sandbox`. */
            readonly pg_name: string;
            /** @description True if the customer must enter the security code again. */
            readonly cvv_required: boolean;
            /** @description True if the card's last day has passed in the merchant's time zone. */
            readonly is_expired: boolean;
            /** @description Always false. */
            readonly is_preferred: boolean;
            /** @description True if the card's last day is at most 60 days away in the merchant's time zone. */
            readonly will_expire_soon: boolean;
            /** @description Ids of the agreements under which the card is charged. */
            readonly agreements: readonly string[];
        };
        readonly CardAcceptanceCriteria: {
            /** @description Number of days that the card must still be valid. */
            readonly min_expiry_time?: number;
        };
        readonly CardList: readonly components["schemas"]["Card"][];
        readonly CardSearch: {
            /** @description Your id of the customer whose cards are listed. */
            readonly customer_id: string;
            /**
             * @description Only cards saved at gateway accounts of this type: `sandbox` or `production`.
             * @enum {string}
             */
            readonly type?: "sandbox" | "production";
            /** @description Only cards saved at these gateway accounts. In a query: a repeated key, or one text with commas. */
            readonly pg_codes?: readonly string[];
            /** @description Only the card that is charged under this agreement: one card or none. */
            readonly agreement_id?: string;
        };
        readonly CashPayment: {
            /** @description Id of the session to be paid in cash. */
            readonly session_id: string;
        };
        readonly ChannelNotificationSend: {
            /** @description Name of the template: an event (`created`, `paid`, `canceled`, `failed`, `expired`, `authorized`, `voided`, `refunded` or `captured`), or `plain` for a text of your own. */
            readonly template_id: string;
            /** @description Recipient: an email address, or a phone number that begins with `+` or `00` and the country's code. */
            readonly to: string;
            /** @description Id of the sending unit. Required for `whatsapp`. */
            readonly unit_config?: string;
            /**
             * @description Language of the message: `en` (default) or `ar`.
             * @enum {string}
             */
            readonly language?: "en" | "ar";
            /** @description Email addresses that get copies. For mails only. */
            readonly cc?: readonly string[];
            /** @description Email addresses that get blind copies. For mails only. */
            readonly bcc?: readonly string[];
            /** @description Subject of a mail, in place of the template's. Other channels ignore it. */
            readonly subject?: string;
            /** @description Text of `plain`. For another template: the text to send if the template cannot be filled. */
            readonly body?: string;
            /** @description Variables of the template. `amount` and `currency_code` are required, `url` for `created`; `order_no`, `description`, `reference_number`, `card` and `url` are optional. In `plain`, `{{name}}` in `subject` and `body` is replaced by the variable `name`. */
            readonly context?: {
                readonly [key: string]: unknown;
            };
            /** @description Files of a mail: at most 10, together at most 2.5 MB. */
            readonly attachments?: readonly {
                /** @description The file in base64. Send either this or `url`. */
                readonly content?: string;
                /**
                 * Format: uri
                 * @description Public address to fetch the file from at once, without redirects. Send either this or `content`.
                 */
                readonly url?: string;
                /** @description Name of the file: pdf, jpg, jpeg, png, doc, docx, xls, xlsx or txt. Name, content type and content must agree. */
                readonly filename: string;
                /** @description Media type of the file. */
                readonly content_type: string;
                /** @description Size of the file in bytes; checked if it is sent. */
                readonly size?: number;
            }[];
            /** @description Your id of the message, stored with it. */
            readonly trace_id?: string;
            /** @description Your labels of the message, stored with it. */
            readonly tags?: readonly string[];
        };
        readonly ChildTransaction: {
            /**
             * Format: decimal
             * @description Amount without the fee, a decimal string in `currency_code`.
             */
            readonly amount: string;
            /** @description Currency of the session (ISO 4217). */
            readonly currency_code: string;
            /** @description Id of the child transaction itself. No endpoint accepts it. */
            readonly session_id: string;
            /** @description Always null. */
            readonly order_no: null;
            /**
             * @description `paid`: a capture. `refunded`: a refund. `voided`: a void. `refund_queued`: the gateway decides on the refund later. `refund_rejected`: the gateway refused a queued refund or reversed a refund. `capture_failed`, `void_failed`: the gateway reversed the capture or void.
             * @enum {string}
             */
            readonly state: "paid" | "refunded" | "voided" | "refund_queued" | "refund_rejected" | "capture_failed" | "void_failed";
        };
        readonly Clock: {
            /**
             * Format: date-time
             * @description Present time on the merchant's test clock.
             */
            readonly now: string;
        };
        readonly ClockAdvance: {
            /**
             * Format: date-time
             * @description Instant to move the clock to, ISO 8601 with its offset. It cannot be in the past. Send either this or `by`.
             */
            readonly to?: string;
            /** @description Duration to move the clock by, ISO 8601 such as `P1M` or `PT90M`, counted in the merchant's time zone. Send either this or `to`. */
            readonly by?: string;
        };
        readonly CollectedCash: {
            /** @description Id of the session whose cash was received. */
            readonly session_id: string;
        };
        readonly CursorPointer: {
            /** @description Position in the list where the page begins. */
            readonly cursor: number;
            /**
             * @description `forward` for the next page, `backward` for the previous one.
             * @enum {string}
             */
            readonly direction: "forward" | "backward";
            /** @description Rows per page. */
            readonly per_page: number;
        };
        readonly Cycle: {
            /** @description 1, 2, 3 … within the subscription. */
            readonly cycle_number: number;
            /**
             * Format: date
             * @description Day on which the cycle is due, in the merchant's time zone.
             */
            readonly scheduled_date: string;
            /**
             * Format: decimal
             * @description Amount of the cycle, a decimal string in the subscription's currency.
             */
            readonly amount_due: string;
            /**
             * @description `scheduled`: due on `scheduled_date`. `processing`: a charge is running. `retry_scheduled`: a charge failed and is tried again. `paid`: paid. `failed`: every try failed; the customer may pay the balance. `canceled`: it is not charged any more.
             * @enum {string}
             */
            readonly status: "scheduled" | "processing" | "retry_scheduled" | "paid" | "failed" | "canceled";
            /** @description When the cycle was paid, on the merchant's clock; null before. */
            readonly paid_at: string | null;
            /** @description Gateway's reason for the last failed charge; null if none failed. */
            readonly failure_reason: string | null;
            /** @description Session of the cycle's payment; null before the first charge. */
            readonly session_id: string | null;
            /**
             * @description `cit`: the customer pays on a page. `mit`: the service charges the saved card.
             * @enum {string}
             */
            readonly charge_type: "cit" | "mit";
        };
        readonly CycleAttempt: {
            /** @description 1, 2, 3 … within the cycle. */
            readonly attempt_number: number;
            /**
             * Format: date-time
             * @description When the gateway was called, on the merchant's clock.
             */
            readonly attempted_at: string;
            /**
             * @description `processing`: the outcome is not known. `success`: paid. `failed`: declined. `error`: a technical failure.
             * @enum {string}
             */
            readonly status: "processing" | "success" | "failed" | "error";
            /** @description Gateway's reason; null unless the attempt failed. */
            readonly failure_reason: string | null;
            /** @description Unique reference of the attempt at the gateway. */
            readonly reference_number: string;
        };
        readonly CycleList: {
            /** @description Number of rows that match, on all pages. */
            readonly count: number;
            /** @description Absolute URL of the next page; null on the last one. */
            readonly next: string | null;
            /** @description Absolute URL of the previous page; null on the first one. */
            readonly previous: string | null;
            /** @description The rows of this page. */
            readonly results: readonly components["schemas"]["ListedCycle"][];
        };
        readonly DailyCeiling: {
            /**
             * Format: decimal
             * @description Most that the key may refund and credit on one day of the merchant's time zone.
             */
            readonly amount: string;
            /** @description Currency of the ceiling; refunds and credits in others are refused. */
            readonly currency_code: string;
        };
        readonly DeletedSession: {
            /** @description Id of the session. */
            readonly session_id: string;
            /**
             * @description `created`: made. `pending`: opened by the customer. `attempted`: an attempt failed and another may follow. `cod`: cash on delivery was agreed. `paid`: paid. `authorized`: the amount is reserved. `captured`: the whole authorized amount was captured. `failed`: failed for good. `canceled`: canceled. `expired`: its lifetime ended unpaid. `invalided`: not used at present.
             * @enum {string}
             */
            readonly state: "created" | "pending" | "attempted" | "cod" | "paid" | "authorized" | "captured" | "failed" | "canceled" | "expired" | "invalided";
            /**
             * @description `e_commerce`: an order of a shop. `payment_request`: a request to pay.
             * @enum {string}
             */
            readonly type: "e_commerce" | "payment_request";
            /**
             * @description `one_off`: one payment. `auto_debit`: a payment under an agreement, whose card your server may charge later. `save_card`: saves a card without a payment. `auto_pay`: sets up a subscription that the service charges.
             * @enum {string}
             */
            readonly payment_type: "one_off" | "auto_debit" | "save_card" | "auto_pay";
            /**
             * Format: decimal
             * @description Amount to pay without the fee, a decimal string in `currency_code`.
             */
            readonly amount: string;
            /** @description Currency of the session (ISO 4217). */
            readonly currency_code: string;
            /** @description Codes of the gateway accounts that may serve the session. */
            readonly pg_codes: readonly string[];
            /**
             * @description `purchase`: the money is taken at once. `authorize`: it is reserved until a capture.
             * @enum {string}
             */
            readonly operation: "purchase" | "authorize";
            /**
             * @description Language of pages and messages for the customer: `en` or `ar`.
             * @enum {string}
             */
            readonly language: "en" | "ar";
            /** @description Lifetime of the session, `HH:MM:SS` with unbounded hours. */
            readonly expiration_time: string;
            /**
             * Format: uri
             * @description Link for the customer. It opens the session and leads to the checkout.
             */
            readonly checkout_url: string;
            /**
             * Format: uri
             * @description URL of the checkout page itself.
             */
            readonly checkout_page_url: string;
            /**
             * Format: uri
             * @description Short link to the checkout.
             */
            readonly checkout_short_url: string;
            /**
             * Format: uri
             * @description URL of the file that the customer may download; absent if there is none.
             */
            readonly attachment?: string;
            /**
             * Format: uri
             * @description Short URL of the file; only if `shortify_attachment_url` was true.
             */
            readonly attachment_short_url?: string;
            /**
             * Format: uri
             * @description URL of a PNG with `checkout_url` as a QR code; with `.svg` in place of `.png` it is an SVG. Only if `generate_qr_code` was true.
             */
            readonly qr_code_url?: string;
            /** @description Offers of the gateway accounts that accept the currency. */
            readonly payment_methods: readonly components["schemas"]["PaymentMethod"][];
            /** @description The amount as it is shown to the customer. */
            readonly billing: {
                /**
                 * Format: decimal
                 * @description Amount without the fee, a decimal string in `currency_code`.
                 */
                readonly amount: string;
                /** @description Currency of the session (ISO 4217). */
                readonly currency_code: string;
                /** @description Amount and currency in the session's language, such as `KWD 10.500`. */
                readonly display: string;
            };
            /** @description Code of the gateway account that took the payment; null before. */
            readonly settled_pg_code: string | null;
            /**
             * Format: decimal
             * @description Amount that is not settled yet, a decimal string in `currency_code`.
             */
            readonly remaining_amount: string;
            /**
             * Format: decimal
             * @description Amount that was paid, authorized or agreed as cash, without the fee, a decimal string in `currency_code`.
             */
            readonly settled_amount: string;
            /**
             * Format: decimal
             * @description Money collected, fee and wallets' part included, a decimal string in `currency_code`.
             */
            readonly paid_amount: string;
            /**
             * Format: decimal
             * @description Sum of the captures of an authorization, a decimal string in `currency_code`.
             */
            readonly captured_amount: string;
            /**
             * Format: decimal
             * @description Sum of the refunds, a decimal string in `currency_code`.
             */
            readonly refunded_amount: string;
            /**
             * Format: decimal
             * @description Amount of an authorization that a void released, a decimal string in `currency_code`.
             */
            readonly voided_amount: string;
            /** @description The payment link by which the customer came; absent without one. */
            readonly payment_link_id?: string;
            /**
             * Format: date-time
             * @description When cash on delivery was received, on the merchant's clock; absent if it was not.
             */
            readonly cash_collected_at?: string;
            /** @description The user who recorded that cash was received; absent if a key did. */
            readonly cash_collected_by?: components["schemas"]["Initiator"];
            /** @description Your reference of the order; absent if none was sent. */
            readonly order_no?: string;
            /** @description Your id of the customer; absent if none was sent. */
            readonly customer_id?: string;
            /** @description Customer's email address; absent if none was sent. */
            readonly customer_email?: string;
            /** @description Customer's phone number; absent if none was sent. */
            readonly customer_phone?: string;
            /**
             * Format: uri
             * @description Address that this session's events are posted to, with `***` for its credentials; absent if none was sent.
             */
            readonly webhook_url?: string;
            /**
             * Format: uri
             * @description Where the customer returns to; absent if none was sent.
             */
            readonly redirect_url?: string;
            /** @description Your own data. Numbers keep the digits that were sent. */
            readonly extra?: components["schemas"]["WalletSheet"];
            /** @description Number of the user who requests the payment; absent for API keys that name none. */
            readonly initiator_id?: number;
            /** @description Customer's second phone number; absent if none was sent. */
            readonly customer_phone_2?: string;
            /** @description Customer's first name; absent if none was sent. */
            readonly customer_first_name?: string;
            /** @description Customer's last name; absent if none was sent. */
            readonly customer_last_name?: string;
            /**
             * Format: date
             * @description Customer's date of birth; absent if none was sent.
             */
            readonly customer_birthdate?: string;
            /** @description Due time shown to the customer, `DD/MM/YYYY HH:MM:SS` in UTC; absent if none was sent. */
            readonly due_datetime?: string;
            /** @description Events that the customer is notified of, by channel; absent if none were sent. */
            readonly notifications?: {
                /** @description Events that are notified by mail. */
                readonly email?: readonly string[];
                /** @description Events that are notified by SMS. */
                readonly sms?: readonly string[];
                /** @description Events that are notified by WhatsApp. */
                readonly whatsapp?: readonly string[];
            };
            /** @description Email addresses that get copies of the customer's mails; absent if none were sent. */
            readonly email_recipients?: readonly string[];
            /** @description Customer's billing address; absent if none was sent. */
            readonly billing_address?: components["schemas"]["Address"];
            /** @description Address and recipient of the goods; absent if none was sent. */
            readonly shipping_address?: components["schemas"]["ShippingAddress"];
            /** @description What the customer agrees to be charged for later; absent if none was sent. */
            readonly agreement?: components["schemas"]["Agreement"];
            /** @description What a card must meet to be saved or charged; absent if there is no criterion. */
            readonly card_acceptance_criteria?: components["schemas"]["CardAcceptanceCriteria"];
            /** @description `file_url` of the uploaded file, or the text that was sent. */
            readonly attachment_upload_url?: string;
            /** @description What is sold; absent if it was not sent. */
            readonly product_type?: string;
            /** @description Who sells it; absent if it was not sent. */
            readonly vendor_name?: string;
            /** @description The customer's part in a loyalty programme. */
            readonly loyalty?: {
                /** @description True if the payment takes part in the programme. */
                readonly enabled: boolean;
                /** @description Reference in the programme; by default `order_no`. */
                readonly reference?: string;
                /** @description Your own data about the programme. */
                readonly metadata?: components["schemas"]["WalletSheet"];
            } | null;
            /** @description Captures, refunds and voids, oldest first; at most the newest hundred. */
            readonly transactions: readonly components["schemas"]["ChildTransaction"][];
            /** @description What each of the customer's wallets paid, in the order of use; absent if no wallet paid. `paid_amount` minus these amounts is what the gateway took. */
            readonly customer_wallet_transactions?: readonly components["schemas"]["WalletTransaction"][];
            /** @description Every attempt to pay, oldest first. */
            readonly attempts: readonly components["schemas"]["Attempt"][];
            /** @description Data that a client SDK starts from; pass it on unchanged. Only if `include_sdk_setup_preload` was true. */
            readonly sdk_setup_preload_payload?: components["schemas"]["SetupPreload"];
            /**
             * Format: date-time
             * @description When the session was deleted, on the merchant's clock.
             */
            readonly deleted_at: string;
        };
        readonly DeletedSessionList: {
            /** @description Number of rows that match, on all pages. */
            readonly count: number;
            /** @description Absolute URL of the next page; null on the last one. */
            readonly next: string | null;
            /** @description Absolute URL of the previous page; null on the first one. */
            readonly previous: string | null;
            /** @description The rows of this page. */
            readonly results: readonly components["schemas"]["DeletedSession"][];
        };
        readonly Delivery: {
            /** @description Id of the delivery. */
            readonly id: string;
            /**
             * Format: uri
             * @description Address that the event is posted to; of a webhook endpoint, the one of the last try.
             */
            readonly url: string;
            /** @description Id of the webhook endpoint; null for the address of a session or merchant. */
            readonly endpoint_id: string | null;
            /**
             * @description `pending`: the next try is scheduled. `delivered`: your server accepted it. `exhausted`: every retry failed. `stopped`: your server answered 410, another address replaced this one, or the webhook endpoint was paused or deleted.
             * @enum {string}
             */
            readonly state: "pending" | "delivered" | "exhausted" | "stopped";
            /** @description Number of tries, requested redeliveries included. */
            readonly attempts: number;
            /** @description When the next try is due; null if none is scheduled. */
            readonly next_attempt_at: string | null;
            /** @description HTTP status of the last answer; null if there was none. */
            readonly last_status: number | null;
            /** @description Why the last try failed; null if it succeeded. */
            readonly last_error: string | null;
            /** @description The last 20 tries, oldest first. */
            readonly log: readonly components["schemas"]["DeliveryTry"][];
        };
        readonly DeliveryToEndpoint: {
            /** @description Id of the delivery. */
            readonly id: string;
            /**
             * Format: uri
             * @description Address that the event is posted to; of a webhook endpoint, the one of the last try.
             */
            readonly url: string;
            /** @description Id of the webhook endpoint; null for the address of a session or merchant. */
            readonly endpoint_id: string | null;
            /**
             * @description `pending`: the next try is scheduled. `delivered`: your server accepted it. `exhausted`: every retry failed. `stopped`: your server answered 410, another address replaced this one, or the webhook endpoint was paused or deleted.
             * @enum {string}
             */
            readonly state: "pending" | "delivered" | "exhausted" | "stopped";
            /** @description Number of tries, requested redeliveries included. */
            readonly attempts: number;
            /** @description When the next try is due; null if none is scheduled. */
            readonly next_attempt_at: string | null;
            /** @description HTTP status of the last answer; null if there was none. */
            readonly last_status: number | null;
            /** @description Why the last try failed; null if it succeeded. */
            readonly last_error: string | null;
            /** @description The last 20 tries, oldest first. */
            readonly log: readonly components["schemas"]["EndpointTry"][];
        };
        readonly DeliveryTry: {
            /** @description 1, 2, 3 … within the delivery. */
            readonly number: number;
            /** @description True if the try was requested by redelivery. Such tries do not count as retries. */
            readonly manual: boolean;
            /**
             * Format: date-time
             * @description When the answer came or the request failed, on the merchant's clock.
             */
            readonly at: string;
            /** @description HTTP status of your answer; null if there was none. */
            readonly status: number | null;
            /** @description Why the try failed; null if your answer had a status of 200 to 299. */
            readonly error: string | null;
            /** @description Milliseconds from the request to the answer or the failure. */
            readonly duration_ms: number;
        };
        readonly EndedTransaction: {
            /** @description A confirmation for people. */
            readonly detail: string;
            /**
             * @description `cancel`, `expire` or `delete`.
             * @enum {string}
             */
            readonly operation: "cancel" | "expire" | "delete";
            /**
             * @description Always `success`.
             * @constant
             */
            readonly result: "success";
        };
        readonly EndpointDelivery: {
            /** @description Id of the event. */
            readonly event_id: string;
            /**
             * @description Kind of the event: `session.paid`, `session.authorized`, `session.captured`, `session.attempted`, `session.canceled`, `session.expired`, `session.failed`, `session.deleted`, `session.restored`, `operation.queued`, `operation.done`, `operation.refused`, `operation.rejected`, `operation.reversed`, `invoice.sent`, `invoice.paid`, `invoice.overdue`, `invoice.canceled`, `card.saved`, `card.removed`, `card.expiring`, `wallet.credited`, `wallet.debited`, `subscription.created`, `subscription.activated`, `subscription.trialing`, `subscription.past_due`, `subscription.recovered`, `subscription.changed`, `subscription.paused`, `subscription.resumed`, `subscription.cancel_scheduled`, `subscription.cancel_undone`, `subscription.canceled`, `subscription.expired`, `subscription.setup_failed`, `subscription.card_changed`, `subscription.blocked`, `dispute.inquiry`, `dispute.opened`, `dispute.evidence_due`, `dispute.under_review`, `dispute.won`, `dispute.lost`, `dispute.accepted`, `dispute.second`, `dispute.arbitration`, `dispute.fraud_warning`, `second_charge.due`, `second_charge.done`, `second_charge.refused`. Kinds may be added.
             * @enum {string}
             */
            readonly type: "session.paid" | "session.authorized" | "session.captured" | "session.attempted" | "session.canceled" | "session.expired" | "session.failed" | "session.deleted" | "session.restored" | "operation.queued" | "operation.done" | "operation.refused" | "operation.rejected" | "operation.reversed" | "invoice.sent" | "invoice.paid" | "invoice.overdue" | "invoice.canceled" | "card.saved" | "card.removed" | "card.expiring" | "wallet.credited" | "wallet.debited" | "subscription.created" | "subscription.activated" | "subscription.trialing" | "subscription.past_due" | "subscription.recovered" | "subscription.changed" | "subscription.paused" | "subscription.resumed" | "subscription.cancel_scheduled" | "subscription.cancel_undone" | "subscription.canceled" | "subscription.expired" | "subscription.setup_failed" | "subscription.card_changed" | "subscription.blocked" | "dispute.inquiry" | "dispute.opened" | "dispute.evidence_due" | "dispute.under_review" | "dispute.won" | "dispute.lost" | "dispute.accepted" | "dispute.second" | "dispute.arbitration" | "dispute.fraud_warning" | "second_charge.due" | "second_charge.done" | "second_charge.refused";
            /**
             * Format: date-time
             * @description When the event happened, on the merchant's clock.
             */
            readonly occurred_at: string;
            /** @description The delivery with its last tries and their answers. */
            readonly delivery: components["schemas"]["DeliveryToEndpoint"];
        };
        readonly EndpointDeliveryList: {
            /** @description Number of rows that match, on all pages. */
            readonly count: number;
            /** @description Absolute URL of the next page; null on the last one. */
            readonly next: string | null;
            /** @description Absolute URL of the previous page; null on the first one. */
            readonly previous: string | null;
            /** @description The rows of this page. */
            readonly results: readonly components["schemas"]["EndpointDelivery"][];
        };
        readonly EndpointRedelivery: {
            /** @description Number of events that are sent again, oldest first, at most 500. */
            readonly events: number;
            /** @description True if the span has more events: once these are sent, ask with `starting_after: last_event_id`. */
            readonly more: boolean;
            /** @description Id of the last of these events; null if there are none. */
            readonly last_event_id: string | null;
        };
        readonly EndpointRedeliveryCreate: {
            /** @description Events from then on: a day `YYYY-MM-DD` of the merchant's zone, or an instant. */
            readonly created_after: string;
            /** @description Events until then, included, in the same form. Default now; not before `created_after`. A span has at most 92 days. */
            readonly created_before?: string;
            /** @description Only these kinds among those of the endpoint: `session.paid`, `session.authorized`, `session.captured`, `session.attempted`, `session.canceled`, `session.expired`, `session.failed`, `session.deleted`, `session.restored`, `operation.queued`, `operation.done`, `operation.refused`, `operation.rejected`, `operation.reversed`, `invoice.sent`, `invoice.paid`, `invoice.overdue`, `invoice.canceled`, `card.saved`, `card.removed`, `card.expiring`, `wallet.credited`, `wallet.debited`, `subscription.created`, `subscription.activated`, `subscription.trialing`, `subscription.past_due`, `subscription.recovered`, `subscription.changed`, `subscription.paused`, `subscription.resumed`, `subscription.cancel_scheduled`, `subscription.cancel_undone`, `subscription.canceled`, `subscription.expired`, `subscription.setup_failed`, `subscription.card_changed`, `subscription.blocked`, `dispute.inquiry`, `dispute.opened`, `dispute.evidence_due`, `dispute.under_review`, `dispute.won`, `dispute.lost`, `dispute.accepted`, `dispute.second`, `dispute.arbitration`, `dispute.fraud_warning`, `second_charge.due`, `second_charge.done`, `second_charge.refused`. */
            readonly kinds?: readonly ("session.paid" | "session.authorized" | "session.captured" | "session.attempted" | "session.canceled" | "session.expired" | "session.failed" | "session.deleted" | "session.restored" | "operation.queued" | "operation.done" | "operation.refused" | "operation.rejected" | "operation.reversed" | "invoice.sent" | "invoice.paid" | "invoice.overdue" | "invoice.canceled" | "card.saved" | "card.removed" | "card.expiring" | "wallet.credited" | "wallet.debited" | "subscription.activated" | "subscription.trialing" | "subscription.past_due" | "subscription.recovered" | "subscription.changed" | "subscription.paused" | "subscription.resumed" | "subscription.cancel_scheduled" | "subscription.cancel_undone" | "subscription.canceled" | "subscription.expired" | "subscription.setup_failed" | "subscription.card_changed" | "subscription.blocked" | "dispute.inquiry" | "dispute.opened" | "dispute.evidence_due" | "dispute.under_review" | "dispute.won" | "dispute.lost" | "dispute.accepted" | "dispute.second" | "dispute.arbitration" | "dispute.fraud_warning" | "second_charge.due" | "second_charge.done" | "second_charge.refused")[];
            /** @description True to also send events that the endpoint has accepted. Default false. */
            readonly delivered?: boolean;
            /** @description Only events that follow this one: `last_event_id` of the answer before. */
            readonly starting_after?: string;
        };
        readonly EndpointTest: {
            /** @description HTTP status of the answer; null if there was none. */
            readonly status: number | null;
            /** @description Why the endpoint did not accept the request; null if it did. */
            readonly error: string | null;
            /** @description First 4 KiB of the answer; null if there was none. */
            readonly answer: string | null;
            /** @description Milliseconds from the request to the answer or the failure. */
            readonly duration_ms: number;
        };
        readonly EndpointTry: {
            /** @description 1, 2, 3 … within the delivery. */
            readonly number: number;
            /** @description True if the try was requested by redelivery. Such tries do not count as retries. */
            readonly manual: boolean;
            /**
             * Format: date-time
             * @description When the answer came or the request failed, on the merchant's clock.
             */
            readonly at: string;
            /** @description HTTP status of your answer; null if there was none. */
            readonly status: number | null;
            /** @description Why the try failed; null if your answer had a status of 200 to 299. */
            readonly error: string | null;
            /** @description Milliseconds from the request to the answer or the failure. */
            readonly duration_ms: number;
            /** @description First 4 KiB of the answer; null without one. */
            readonly answer: string | null;
        };
        readonly Event: {
            /** @description Id of the event, the `webhook-id` of its webhooks. */
            readonly id: string;
            /**
             * @description `payment`: an attempt to pay was decided. `operation`: a refund, capture or void. `subscription`: an event of a subscription that is not about a payment. With a dot, a state change that webhook endpoints receive: `session.paid`, `session.authorized`, `session.captured`, `session.attempted`, `session.canceled`, `session.expired`, `session.failed`, `session.deleted`, `session.restored`, `operation.queued`, `operation.done`, `operation.refused`, `operation.rejected`, `operation.reversed`, `invoice.sent`, `invoice.paid`, `invoice.overdue`, `invoice.canceled`, `card.saved`, `card.removed`, `card.expiring`, `wallet.credited`, `wallet.debited`, `subscription.created`, `subscription.activated`, `subscription.trialing`, `subscription.past_due`, `subscription.recovered`, `subscription.changed`, `subscription.paused`, `subscription.resumed`, `subscription.cancel_scheduled`, `subscription.cancel_undone`, `subscription.canceled`, `subscription.expired`, `subscription.setup_failed`, `subscription.card_changed`, `subscription.blocked`, `dispute.inquiry`, `dispute.opened`, `dispute.evidence_due`, `dispute.under_review`, `dispute.won`, `dispute.lost`, `dispute.accepted`, `dispute.second`, `dispute.arbitration`, `dispute.fraud_warning`, `second_charge.due`, `second_charge.done`, `second_charge.refused`. Kinds may be added.
             * @enum {string}
             */
            readonly kind: "payment" | "operation" | "subscription" | "session.paid" | "session.authorized" | "session.captured" | "session.attempted" | "session.canceled" | "session.expired" | "session.failed" | "session.deleted" | "session.restored" | "operation.queued" | "operation.done" | "operation.refused" | "operation.rejected" | "operation.reversed" | "invoice.sent" | "invoice.paid" | "invoice.overdue" | "invoice.canceled" | "card.saved" | "card.removed" | "card.expiring" | "wallet.credited" | "wallet.debited" | "subscription.created" | "subscription.activated" | "subscription.trialing" | "subscription.past_due" | "subscription.recovered" | "subscription.changed" | "subscription.paused" | "subscription.resumed" | "subscription.cancel_scheduled" | "subscription.cancel_undone" | "subscription.canceled" | "subscription.expired" | "subscription.setup_failed" | "subscription.card_changed" | "subscription.blocked" | "dispute.inquiry" | "dispute.opened" | "dispute.evidence_due" | "dispute.under_review" | "dispute.won" | "dispute.lost" | "dispute.accepted" | "dispute.second" | "dispute.arbitration" | "dispute.fraud_warning" | "second_charge.due" | "second_charge.done" | "second_charge.refused";
            /** @description The payment session of the event; null for events of subscriptions, cards and wallets. */
            readonly session_id: string | null;
            /** @description The subscription of the event, for events of subscriptions; otherwise null. */
            readonly subscription_id: string | null;
            /** @description 1, 2, 3 … without gaps: of kinds without a dot within the session or subscription, of kinds with a dot within `payload.object`. */
            readonly number: number;
            /**
             * Format: date-time
             * @description When it happened, on the merchant's clock.
             */
            readonly occurred_at: string;
            /** @description The body that was posted. */
            readonly payload: components["schemas"]["PaymentEvent"] | components["schemas"]["OperationEvent"] | components["schemas"]["SubscriptionEvent"] | components["schemas"]["ObjectEvent"];
            /** @description One delivery per address. Empty if no webhook address was set. */
            readonly deliveries: readonly components["schemas"]["Delivery"][];
        };
        readonly EventCard: {
            /**
             * @description Always `card`.
             * @constant
             */
            readonly object: "card";
            /** @description Id of the card, within which events are numbered. */
            readonly id: string;
            /** @description Always null: a saved card has no state. */
            readonly state: string | null;
            /** @description The merchant's id of the customer. */
            readonly customer_id: string;
            /** @description Code of the gateway account; null if none is known. */
            readonly pg_code: string | null;
            /** @description Token of the card. */
            readonly token: string;
            /** @description Scheme of the card. */
            readonly brand: string | null;
            /** @description Last four digits of the card's number. */
            readonly last4: string;
            /** @description Last month of the card's validity, two digits. */
            readonly expiry_month: string;
            /** @description Year of that month, four digits. */
            readonly expiry_year: string;
            /**
             * Format: date-time
             * @description When the object was created, on the merchant's clock.
             */
            readonly created_at: string;
        };
        readonly EventDispute: {
            /**
             * @description Always `dispute`.
             * @constant
             */
            readonly object: "dispute";
            /** @description Id of the dispute, within which events are numbered. */
            readonly id: string;
            /** @description Stage of the dispute after the event. `fraud_warning`: the issuer warns of fraud. `inquiry`: the issuer asks before a dispute. `opened`: the customer disputes the payment. `evidence_due`: the gateway waits for evidence. `under_review`: the evidence is being examined. `won`, `lost`: decided for or against the merchant. `accepted`: the merchant accepted the dispute. `second`: disputed again. `arbitration`: the card scheme decides. */
            readonly state: string | null;
            /** @description The payment session of the object. */
            readonly session_id: string;
            /** @description Code of the gateway account; null if none is known. */
            readonly pg_code: string | null;
            /** @description The gateway's id of the dispute. */
            readonly gateway_dispute_id: string;
            /**
             * Format: decimal
             * @description Amount, in `currency_code`.
             */
            readonly amount: string;
            /** @description Currency of the amounts, ISO 4217. */
            readonly currency_code: string;
            /** @description The gateway's reason. */
            readonly reason: string;
            /** @description Until when evidence can be sent; null if the gateway named no time. */
            readonly due_by: string | null;
            /**
             * Format: date-time
             * @description When the object was created, on the merchant's clock.
             */
            readonly created_at: string;
        };
        readonly EventInvoice: {
            /**
             * @description Always `invoice`.
             * @constant
             */
            readonly object: "invoice";
            /** @description Id of the invoice, within which events are numbered. */
            readonly id: string;
            /** @description State of the invoice after the event: `sent`, `paid`, `overdue` or `canceled`, as in the invoice. */
            readonly state: string | null;
            /** @description The payment session of the object. */
            readonly session_id: string;
            /** @description The merchant's number of the invoice. */
            readonly invoice_number: string;
            /**
             * Format: date
             * @description Day on which the invoice is due.
             */
            readonly due_date: string;
            /**
             * Format: decimal
             * @description Amount, in `currency_code`.
             */
            readonly amount: string;
            /** @description Currency of the amounts, ISO 4217. */
            readonly currency_code: string;
            /**
             * Format: date-time
             * @description When the object was created, on the merchant's clock.
             */
            readonly created_at: string;
        };
        readonly EventList: {
            /** @description Number of rows that match, on all pages. */
            readonly count: number;
            /** @description Absolute URL of the next page; null on the last one. */
            readonly next: string | null;
            /** @description Absolute URL of the previous page; null on the first one. */
            readonly previous: string | null;
            /** @description The rows of this page. */
            readonly results: readonly components["schemas"]["Event"][];
        };
        readonly EventOperation: {
            /**
             * @description Always `operation`.
             * @constant
             */
            readonly object: "operation";
            /** @description Id of the operation, within which events are numbered. */
            readonly id: string;
            /** @description State of the operation after the event: the second word of `type`. */
            readonly state: string | null;
            /** @description The payment session of the object. */
            readonly session_id: string;
            /** @description Refund, capture or void, in lower case. */
            readonly operation: string;
            /** @description `input` if it was requested here, `pg` if it was made at the gateway. */
            readonly source: string;
            /** @description `pg` for the gateway, `wallet` for the customer's wallet. */
            readonly destination: string;
            /**
             * Format: decimal
             * @description Amount, in `currency_code`.
             */
            readonly amount: string;
            /** @description Currency of the amounts, ISO 4217. */
            readonly currency_code: string;
            /** @description Code of the gateway account; null if none is known. */
            readonly pg_code: string | null;
            /** @description Reference of the operation for the gateway. */
            readonly reference_number: string;
            /** @description The `Tracking-Key` of the request. */
            readonly tracking_key: string | null;
            /** @description Message of the gateway. */
            readonly message: string | null;
            /**
             * Format: date-time
             * @description When the object was created, on the merchant's clock.
             */
            readonly created_at: string;
        };
        readonly EventSecondCharge: {
            /**
             * @description Always `second_charge`.
             * @constant
             */
            readonly object: "second_charge";
            /** @description Id of the second_charge, within which events are numbered. */
            readonly id: string;
            /** @description `due`: the payment was charged a second time, and the service returns that charge. `done`: it was returned. `refused`: the gateway refused; return it there. */
            readonly state: string | null;
            /** @description The payment session of the object. */
            readonly session_id: string;
            /** @description How it is returned: `refund`, or `void` for a reservation. */
            readonly operation: string;
            /**
             * Format: decimal
             * @description Amount, in `currency_code`.
             */
            readonly amount: string;
            /** @description Currency of the amounts, ISO 4217. */
            readonly currency_code: string;
            /** @description Code of the gateway account; null if none is known. */
            readonly pg_code: string | null;
            /** @description Reference of the return for the gateway. */
            readonly reference_number: string;
            /** @description Message of the gateway, or why it was not asked; null without one. */
            readonly message: string | null;
            /**
             * Format: date-time
             * @description When the object was created, on the merchant's clock.
             */
            readonly created_at: string;
        };
        readonly EventSession: {
            /**
             * @description Always `session`.
             * @constant
             */
            readonly object: "session";
            /** @description Id of the session, within which events are numbered. */
            readonly id: string;
            /** @description State of the session after the event, as in the session object. */
            readonly state: string | null;
            /** @description Type of the session, such as `e_commerce`. */
            readonly type: string;
            /** @description Payment type of the session, such as `one_off`. */
            readonly payment_type: string;
            /**
             * Format: decimal
             * @description Amount, in `currency_code`.
             */
            readonly amount: string;
            /** @description Currency of the amounts, ISO 4217. */
            readonly currency_code: string;
            /** @description The merchant's order number. */
            readonly order_no: string | null;
            /** @description The merchant's id of the customer. */
            readonly customer_id: string | null;
            /** @description Code of the gateway account; null if none is known. */
            readonly pg_code: string | null;
            /**
             * Format: decimal
             * @description Amount that was paid.
             */
            readonly paid_amount: string;
            /**
             * Format: decimal
             * @description Amount that was captured.
             */
            readonly captured_amount: string;
            /**
             * Format: decimal
             * @description Amount that was refunded.
             */
            readonly refunded_amount: string;
            /**
             * Format: decimal
             * @description Amount that was voided.
             */
            readonly voided_amount: string;
            /**
             * Format: date-time
             * @description When the session expires, on the merchant's clock.
             */
            readonly expires_at: string;
            /**
             * Format: date-time
             * @description When the object was created, on the merchant's clock.
             */
            readonly created_at: string;
        };
        readonly EventSubscription: {
            /**
             * @description Always `subscription`.
             * @constant
             */
            readonly object: "subscription";
            /** @description Id of the subscription, within which events are numbered. */
            readonly id: string;
            /** @description Status of the subscription after the event, as in the subscription object. */
            readonly state: string | null;
            /** @description The setup session of the subscription. */
            readonly session_id: string;
            /** @description The merchant's id of the customer. */
            readonly customer_id: string;
            /**
             * Format: decimal
             * @description Amount of each cycle.
             */
            readonly recurring_amount: string;
            /** @description Currency of the amounts, ISO 4217. */
            readonly currency_code: string;
            /** @description Interval of the cycles: `monthly` or `yearly`. */
            readonly frequency: string;
            /**
             * Format: date
             * @description First day of the subscription.
             */
            readonly start_date: string;
            /** @description Last day of the subscription; null without an end. */
            readonly end_date: string | null;
            /** @description True if the subscription is canceled at the period's end. */
            readonly cancel_at_period_end: boolean;
            /** @description Name of the plan. */
            readonly plan_name: string | null;
            /** @description The merchant's reference of the subscription. */
            readonly merchant_reference: string | null;
            /**
             * Format: date-time
             * @description When the object was created, on the merchant's clock.
             */
            readonly created_at: string;
        };
        readonly EventWallet: {
            /**
             * @description Always `wallet`.
             * @constant
             */
            readonly object: "wallet";
            /** @description Id of the wallet, within which events are numbered. */
            readonly id: string;
            /** @description Status of the account: `active`, `suspended` or `closed`. */
            readonly state: string | null;
            /** @description The merchant's id of the customer. */
            readonly customer_id: string;
            /** @description Provider of the wallet. */
            readonly provider: string;
            /** @description Currency of the amounts, ISO 4217. */
            readonly currency_code: string;
            /**
             * Format: decimal
             * @description Amount that was credited or debited.
             */
            readonly amount: string;
            /**
             * Format: decimal
             * @description Balance of the account after the movement.
             */
            readonly balance: string;
            /** @description Why the balance changed, such as `credit_refund`. */
            readonly entry_type: string;
            /** @description Id of the wallet operation. */
            readonly operation_id: number;
            /** @description The payment session of the movement; null if there is none. */
            readonly session_id: string | null;
            /** @description Code of the gateway account; null if none is known. */
            readonly pg_code: string | null;
            /**
             * Format: date-time
             * @description When the object was created, on the merchant's clock.
             */
            readonly created_at: string;
        };
        /** @description Messages by field. For an object the value is such a map, for a list of objects a list of maps, one per object. */
        readonly FieldErrors: {
            readonly [key: string]: readonly string[] | components["schemas"]["FieldErrors"] | readonly components["schemas"]["FieldErrors"][];
        };
        readonly FinalizationStatus: {
            /**
             * @description `SUCCEEDED`: paid, authorized or captured. `FAILED`: failed, expired or invalid. `CANCELLED`: canceled or voided. `PENDING`: not decided.
             * @enum {string}
             */
            readonly status: "SUCCEEDED" | "FAILED" | "CANCELLED" | "PENDING";
            /** @description Id of the session. */
            readonly payment_transaction_id: string;
            /**
             * Format: date-time
             * @description When the state last changed, on the merchant's clock.
             */
            readonly last_updated_at: string;
            /**
             * @description Always `inquiry`.
             * @constant
             */
            readonly source: "inquiry";
        };
        readonly Gateway: {
            /** @description Code of the gateway account. Put it into `pg_codes`. */
            readonly code: string;
            /** @description Name of the gateway account. */
            readonly name: string;
            /** @description Name of the connector, for older clients. The same as `connector.identifier`. */
            readonly pg: string;
            /** @description The integration that serves the account. */
            readonly connector: {
                /** @description Name of the connector, such as `sarraf_sandbox`. */
                readonly identifier: string;
                /** @description Name of the processor behind the connector. */
                readonly processor: string;
            };
            /** @description True if the account simulates payments and no money moves. */
            readonly is_sandbox: boolean;
            /**
             * Format: uri
             * @description URL of the gateway's picture, an SVG.
             */
            readonly logo: string;
            /** @description Device wallets among `payment_services`. */
            readonly wallets: readonly string[];
            /** @description Wallets that the account accepts: any of `wallet`, `apple_pay`, `google_pay`, `samsung_pay` and `stc_pay`. `wallet` is the customer's credit. */
            readonly payment_services: readonly string[];
            /** @description Currency in which the account charges (ISO 4217). */
            readonly default_currency: string;
            /** @description Currencies of the sessions that the account accepts (ISO 4217). */
            readonly accepted_currencies: readonly string[];
            /**
             * @description `purchase`: the account takes the money at once. `authorize`: it reserves the amount until a capture.
             * @enum {string}
             */
            readonly operation: "purchase" | "authorize";
            /** @description What the account supports after a payment: any of `refund`, `void` and `capture`. */
            readonly operations: readonly ("refund" | "void" | "capture")[];
            /** @description True if the account can save cards. */
            readonly is_tokenizable: boolean;
            /** @description True if the account can charge saved cards without the customer. */
            readonly auto_debit_enabled: boolean;
            /** @description Labels of the account, for the filter `tags`. */
            readonly tags: readonly string[];
        };
        readonly GatewayCreate: {
            /** @description Name of the gateway account, shown to customers. */
            readonly name_en: string;
            /** @description Code of the account, the `pg_code`: letters, digits, `_` and `-`, unique among your accounts. By default it is derived from the name: `web-shop`, then `web-shop-2`. */
            readonly code?: string;
            /** @description Currency in which the account charges (ISO 4217). */
            readonly currency_code: string;
            /** @description Currencies of the sessions that the account accepts (ISO 4217). Must contain `currency_code`; by default it is the only one. */
            readonly accepted_currencies?: readonly string[];
            /** @description Types of session that the account serves: `e_commerce`, `payment_request` or both. Without any the account is offered nowhere. */
            readonly plugins?: readonly ("e_commerce" | "payment_request")[];
            /** @description True if the account may save cards. Default false. */
            readonly is_tokenizable?: boolean;
            /** @description True if the account may charge saved cards without the customer. Needs `is_tokenizable`. Default false. */
            readonly auto_debit_enabled?: boolean;
            /**
             * @description `purchase` (default): the account takes the money at once. `authorize`: it reserves the amount until a capture.
             * @enum {string}
             */
            readonly operation?: "purchase" | "authorize";
            /** @description What the account supports after a payment: any of `refund`, `void` and `capture`. Default none. What is not listed is refused. */
            readonly operations?: readonly ("refund" | "void" | "capture")[];
            /** @description True if the customer may try again after a failed attempt. Default true. */
            readonly multi_attempt?: boolean;
        };
        readonly GatewayField: {
            /**
             * @description Kind of value: `string`, `choice` (one of `choices`), `multiple choice` (a list of them) or `boolean`.
             * @enum {string}
             */
            readonly type: "string" | "choice" | "multiple choice" | "boolean";
            /** @description True if the field must be sent. */
            readonly required: boolean;
            /** @description Always false. */
            readonly read_only: boolean;
            /** @description Name of the field for people. */
            readonly label: string;
            /** @description Explanation of the field for people; absent if it has none. */
            readonly help_text?: string;
            /** @description Longest value, in characters; absent if it does not apply. */
            readonly max_length?: number;
            /** @description Value if the field is not sent; absent if it has none. */
            readonly default?: string | boolean | readonly string[];
            /** @description Every allowed value; absent if the field is not a choice. */
            readonly choices?: readonly {
                /** @description The value to send. */
                readonly value: string;
                /** @description Name of the value for people. */
                readonly display_name: string;
            }[];
        };
        readonly GatewayFields: {
            /** @description Name of the endpoint for people. */
            readonly name: string;
            /** @description What the endpoint does, for people. */
            readonly description: string;
            /** @description Media types of the endpoint's answers. */
            readonly renders: readonly string[];
            /** @description Media types of bodies that the endpoint reads. */
            readonly parses: readonly string[];
            /** @description The fields of the body, by HTTP method. */
            readonly actions: {
                /** @description Metadata of each field of the body, by the field's name. */
                readonly POST: {
                    readonly [key: string]: components["schemas"]["GatewayField"];
                };
            };
        };
        readonly GooglePayPayment: {
            /** @description Id of the session to pay. */
            readonly session_id: string;
            /** @description Code of the gateway account that accepts the wallet. Required if several of the session do. */
            readonly pg_code?: string | null;
            /** @description The wallet's own object, passed to the gateway unchanged. It is neither stored nor logged. */
            readonly payload: {
                /** @description Major version of the wallet's API. Always 2. */
                readonly apiVersion: number;
                /** @description Minor version of the wallet's API. */
                readonly apiVersionMinor: number;
                /** @description The payment method that the wallet chose. */
                readonly paymentMethodData: {
                    /**
                     * @description Always `CARD`.
                     * @enum {string}
                     */
                    readonly type: "CARD";
                    /** @description Card as the wallet shows it. */
                    readonly description?: string;
                    /** @description Facts of the card. */
                    readonly info?: {
                        /** @description Card scheme. */
                        readonly cardNetwork?: string;
                        /** @description Last digits of the card. */
                        readonly cardDetails?: string;
                    };
                    /** @description Encrypted payment data for the gateway. */
                    readonly tokenizationData: {
                        /**
                         * @description Always `PAYMENT_GATEWAY`.
                         * @enum {string}
                         */
                        readonly type: "PAYMENT_GATEWAY";
                        /** @description The encrypted data. */
                        readonly token: string;
                    };
                };
            };
        };
        readonly Initiator: {
            /** @description Number of the user. */
            readonly id?: number;
            /** @description User's name for signing in. */
            readonly username?: string;
            /** @description User's email address; absent if none is set. */
            readonly email?: string;
            /** @description User's first name; absent if none is set. */
            readonly first_name?: string;
            /** @description User's last name; absent if none is set. */
            readonly last_name?: string;
            /** @description User's phone number; absent if none is set. */
            readonly phone?: string;
        };
        readonly InstalmentCheck: {
            /** @description True if the method offers instalments for this session. */
            readonly is_available: boolean;
            /**
             * @description Always false.
             * @constant
             */
            readonly single_checkout_enabled: false;
            /** @description The instalment plans; empty if there are none. */
            readonly payment_labels: readonly {
                /**
                 * @description Always `pay_by_instalments`.
                 * @constant
                 */
                readonly payment_type: "pay_by_instalments";
                /** @description Number of instalments. */
                readonly instalments: number;
                /** @description Description of the plan in English. */
                readonly description_en: string;
                /** @description Description of the plan in Arabic. */
                readonly description_ar: string;
            }[];
        };
        readonly Invoice: {
            /** @description Id of the session. */
            readonly session_id: string;
            /**
             * @description `created`: made. `pending`: opened by the customer. `attempted`: an attempt failed and another may follow. `cod`: cash on delivery was agreed. `paid`: paid. `authorized`: the amount is reserved. `captured`: the whole authorized amount was captured. `failed`: failed for good. `canceled`: canceled. `expired`: its lifetime ended unpaid. `invalided`: not used at present.
             * @enum {string}
             */
            readonly state: "created" | "pending" | "attempted" | "cod" | "paid" | "authorized" | "captured" | "failed" | "canceled" | "expired" | "invalided";
            /**
             * @description `e_commerce`: an order of a shop. `payment_request`: a request to pay.
             * @enum {string}
             */
            readonly type: "e_commerce" | "payment_request";
            /**
             * @description `one_off`: one payment. `auto_debit`: a payment under an agreement, whose card your server may charge later. `save_card`: saves a card without a payment. `auto_pay`: sets up a subscription that the service charges.
             * @enum {string}
             */
            readonly payment_type: "one_off" | "auto_debit" | "save_card" | "auto_pay";
            /**
             * Format: decimal
             * @description Total of the invoice with tax, a decimal string in `currency_code`.
             */
            readonly amount: string;
            /** @description Currency of the session (ISO 4217). */
            readonly currency_code: string;
            /** @description Codes of the gateway accounts that may serve the session. */
            readonly pg_codes: readonly string[];
            /**
             * @description `purchase`: the money is taken at once. `authorize`: it is reserved until a capture.
             * @enum {string}
             */
            readonly operation: "purchase" | "authorize";
            /**
             * @description Language of pages and messages for the customer: `en` or `ar`.
             * @enum {string}
             */
            readonly language: "en" | "ar";
            /** @description Lifetime of the session, `HH:MM:SS` with unbounded hours. */
            readonly expiration_time: string;
            /**
             * Format: uri
             * @description Link for the customer. It opens the session and leads to the checkout.
             */
            readonly checkout_url: string;
            /**
             * Format: uri
             * @description URL of the checkout page itself.
             */
            readonly checkout_page_url: string;
            /**
             * Format: uri
             * @description Short link to the checkout.
             */
            readonly checkout_short_url: string;
            /**
             * Format: uri
             * @description URL of the file that the customer may download; absent if there is none.
             */
            readonly attachment?: string;
            /**
             * Format: uri
             * @description Short URL of the file; only if `shortify_attachment_url` was true.
             */
            readonly attachment_short_url?: string;
            /**
             * Format: uri
             * @description URL of a PNG with `checkout_url` as a QR code; with `.svg` in place of `.png` it is an SVG. Only if `generate_qr_code` was true.
             */
            readonly qr_code_url?: string;
            /** @description Offers of the gateway accounts that accept the currency. */
            readonly payment_methods: readonly components["schemas"]["PaymentMethod"][];
            /** @description The amount as it is shown to the customer. */
            readonly billing: {
                /**
                 * Format: decimal
                 * @description Amount without the fee, a decimal string in `currency_code`.
                 */
                readonly amount: string;
                /** @description Currency of the session (ISO 4217). */
                readonly currency_code: string;
                /** @description Amount and currency in the session's language, such as `KWD 10.500`. */
                readonly display: string;
            };
            /** @description Code of the gateway account that took the payment; null before. */
            readonly settled_pg_code: string | null;
            /**
             * Format: decimal
             * @description Amount that is not settled yet, a decimal string in `currency_code`.
             */
            readonly remaining_amount: string;
            /**
             * Format: decimal
             * @description Amount that was paid, authorized or agreed as cash, without the fee, a decimal string in `currency_code`.
             */
            readonly settled_amount: string;
            /**
             * Format: decimal
             * @description Money collected, fee and wallets' part included, a decimal string in `currency_code`.
             */
            readonly paid_amount: string;
            /**
             * Format: decimal
             * @description Sum of the captures of an authorization, a decimal string in `currency_code`.
             */
            readonly captured_amount: string;
            /**
             * Format: decimal
             * @description Sum of the refunds, a decimal string in `currency_code`.
             */
            readonly refunded_amount: string;
            /**
             * Format: decimal
             * @description Amount of an authorization that a void released, a decimal string in `currency_code`.
             */
            readonly voided_amount: string;
            /** @description The payment link by which the customer came; absent without one. */
            readonly payment_link_id?: string;
            /**
             * Format: date-time
             * @description When cash on delivery was received, on the merchant's clock; absent if it was not.
             */
            readonly cash_collected_at?: string;
            /** @description The user who recorded that cash was received; absent if a key did. */
            readonly cash_collected_by?: components["schemas"]["Initiator"];
            /** @description Your reference of the order; absent if none was sent. */
            readonly order_no?: string;
            /** @description Your id of the customer; absent if none was sent. */
            readonly customer_id?: string;
            /** @description Customer's email address; absent if none was sent. */
            readonly customer_email?: string;
            /** @description Customer's phone number; absent if none was sent. */
            readonly customer_phone?: string;
            /**
             * Format: uri
             * @description Address that this session's events are posted to, with `***` for its credentials; absent if none was sent.
             */
            readonly webhook_url?: string;
            /**
             * Format: uri
             * @description Where the customer returns to; absent if none was sent.
             */
            readonly redirect_url?: string;
            /** @description Your own data. Numbers keep the digits that were sent. */
            readonly extra?: components["schemas"]["WalletSheet"];
            /** @description Number of the user who requests the payment; absent for API keys that name none. */
            readonly initiator_id?: number;
            /** @description Customer's second phone number; absent if none was sent. */
            readonly customer_phone_2?: string;
            /** @description Customer's first name; absent if none was sent. */
            readonly customer_first_name?: string;
            /** @description Customer's last name; absent if none was sent. */
            readonly customer_last_name?: string;
            /**
             * Format: date
             * @description Customer's date of birth; absent if none was sent.
             */
            readonly customer_birthdate?: string;
            /** @description Due time shown to the customer, `DD/MM/YYYY HH:MM:SS` in UTC; absent if none was sent. */
            readonly due_datetime?: string;
            /** @description Events that the customer is notified of, by channel; absent if none were sent. */
            readonly notifications?: {
                /** @description Events that are notified by mail. */
                readonly email?: readonly string[];
                /** @description Events that are notified by SMS. */
                readonly sms?: readonly string[];
                /** @description Events that are notified by WhatsApp. */
                readonly whatsapp?: readonly string[];
            };
            /** @description Email addresses that get copies of the customer's mails; absent if none were sent. */
            readonly email_recipients?: readonly string[];
            /** @description Customer's billing address; absent if none was sent. */
            readonly billing_address?: components["schemas"]["Address"];
            /** @description Address and recipient of the goods; absent if none was sent. */
            readonly shipping_address?: components["schemas"]["ShippingAddress"];
            /** @description What the customer agrees to be charged for later; absent if none was sent. */
            readonly agreement?: components["schemas"]["Agreement"];
            /** @description What a card must meet to be saved or charged; absent if there is no criterion. */
            readonly card_acceptance_criteria?: components["schemas"]["CardAcceptanceCriteria"];
            /** @description `file_url` of the uploaded file, or the text that was sent. */
            readonly attachment_upload_url?: string;
            /** @description What is sold; absent if it was not sent. */
            readonly product_type?: string;
            /** @description Who sells it; absent if it was not sent. */
            readonly vendor_name?: string;
            /** @description The customer's part in a loyalty programme. */
            readonly loyalty?: {
                /** @description True if the payment takes part in the programme. */
                readonly enabled: boolean;
                /** @description Reference in the programme; by default `order_no`. */
                readonly reference?: string;
                /** @description Your own data about the programme. */
                readonly metadata?: components["schemas"]["WalletSheet"];
            } | null;
            /** @description Captures, refunds and voids, oldest first; at most the newest hundred. */
            readonly transactions: readonly components["schemas"]["ChildTransaction"][];
            /** @description What each of the customer's wallets paid, in the order of use; absent if no wallet paid. `paid_amount` minus these amounts is what the gateway took. */
            readonly customer_wallet_transactions?: readonly components["schemas"]["WalletTransaction"][];
            /** @description Every attempt to pay, oldest first. */
            readonly attempts: readonly components["schemas"]["Attempt"][];
            /** @description Data that a client SDK starts from; pass it on unchanged. Only if `include_sdk_setup_preload` was true. */
            readonly sdk_setup_preload_payload?: components["schemas"]["SetupPreload"];
            /**
             * Format: decimal
             * @description Tax in percent, two decimals; absent if none was sent.
             */
            readonly tax_rate?: string;
            /**
             * Format: decimal
             * @description Discount, a decimal string; absent if none was sent.
             */
            readonly discount_amount?: string;
            /**
             * Format: decimal
             * @description Discount in percent, two decimals; absent if none was sent.
             */
            readonly discount_percentage?: string;
            /**
             * Format: decimal
             * @description Total after the discount, before tax, a decimal string in the invoice's currency.
             */
            readonly total_excl_tax: string;
            /**
             * Format: decimal
             * @description Tax, a decimal string in the invoice's currency.
             */
            readonly tax_amount: string;
            /**
             * Format: decimal
             * @description Total with tax, a decimal string in the invoice's currency.
             */
            readonly total_incl_tax: string;
            /** @description Id of the invoice. */
            readonly invoice_id: number;
            /** @description Your number of the invoice. */
            readonly invoice_number: string;
            /**
             * @description `sent`: issued. `overdue`: the day after `due_date` has begun; it can still be paid. `paid`: its payments add up to its total, also after a refund. `canceled`: its own session was canceled, expired, failed for good or was deleted.
             * @enum {string}
             */
            readonly status: "sent" | "overdue" | "paid" | "canceled";
            /**
             * Format: date
             * @description Last day for paying in time, in the merchant's time zone.
             */
            readonly due_date: string;
            /** @description True if the customer may pay a part. */
            readonly allow_partial_payments: boolean;
            /**
             * Format: decimal
             * @description Sum of the payments of the invoice, a decimal string; a refund does not change it.
             */
            readonly invoice_paid_amount: string;
            /**
             * Format: decimal
             * @description What the invoice still owes, a decimal string.
             */
            readonly invoice_remaining_amount: string;
            /** @description Name of the issuer, if it is not the merchant's. */
            readonly company_name?: string;
            /** @description Items of the invoice with all their totals. */
            readonly invoice_items: readonly components["schemas"]["InvoiceItem"][];
            /**
             * Format: decimal
             * @description Sum of the items' `total_incl_tax`, a decimal string.
             */
            readonly subtotal: string;
            /** @description How the goods are sent; absent if it was not sent. */
            readonly shipping_method?: string;
            /**
             * Format: decimal
             * @description Shipping before tax, a decimal string; absent if it was not sent.
             */
            readonly shipping_excl_tax?: string;
            /**
             * Format: decimal
             * @description Tax on shipping in percent, two decimals; absent if it was not sent.
             */
            readonly shipping_tax_rate?: string;
            /**
             * Format: decimal
             * @description Shipping with tax, a decimal string.
             */
            readonly shipping_incl_tax: string;
            /**
             * Format: uri
             * @description URL of the customer's page, which leads to the checkout.
             */
            readonly invoice_url: string;
            /**
             * Format: uri
             * @description URL of the PDF in the session's language. The same path under `/en/` and `/ar/` is in that language.
             */
            readonly invoice_pdf_url: string;
            /** @description When both links end: 90 days after the invoice was paid or canceled, or after the link was replaced if that is later; null while it is owed. */
            readonly invoice_url_expires_at: string | null;
        };
        readonly InvoiceCreate: {
            /**
             * @description `e_commerce`: an order of a shop. `payment_request`: a request to pay.
             * @enum {string}
             */
            readonly type: "e_commerce" | "payment_request";
            /** @description Currency of the session (ISO 4217). At least one gateway account of `pg_codes` must accept it. */
            readonly currency_code: string;
            /** @description Codes of your gateway accounts that may serve the session. Users need `Can use <pg_code>` for each. */
            readonly pg_codes: readonly string[];
            /**
             * @description `one_off` (default): one payment. `auto_debit`: a payment under an agreement, whose card your server may charge later. `save_card`: saves a card without a payment.
             * @enum {string}
             */
            readonly payment_type?: "one_off" | "auto_debit" | "save_card";
            /**
             * @description Language of pages and messages for the customer: `en` or `ar`. Default: the merchant's.
             * @enum {string}
             */
            readonly language?: "en" | "ar";
            /** @description Your reference of the order. It need not be unique. */
            readonly order_no?: string;
            /** @description Your id of the customer. Required for `auto_debit`, `auto_pay` and `save_card`. */
            readonly customer_id?: string;
            /**
             * Format: email
             * @description Customer's email address. Required for `auto_pay`.
             */
            readonly customer_email?: string;
            /** @description Customer's phone number. For messages it begins with `+` or `00` and the country's code. */
            readonly customer_phone?: string;
            /**
             * Format: uri
             * @description Address that this session's events are posted to. A user name and password in it are sent as Basic. Default: the merchant's `webhook_url`.
             */
            readonly webhook_url?: string;
            /**
             * Format: uri
             * @description Where the customer returns to, also in an app whose scheme `redirect_schemes` lists. `order_no`, `reference_number`, `session_id` and scalar values of `extra` are added to its query.
             */
            readonly redirect_url?: string;
            /** @description Your own data: stored, echoed and sent in webhooks. Numbers keep the digits that were sent, at most 1,000. */
            readonly extra?: {
                readonly [key: string]: unknown;
            };
            /** @description Lifetime of the session, `[D ]HH:MM:SS`, from one minute to 365 days. Default: the merchant's `session_lifetime`. In an update it starts again from now. */
            readonly expiration_time?: string;
            /** @description Number of an active user of the merchant who requests the payment. For users it is always the caller. */
            readonly initiator_id?: number;
            /** @description Another name of `shipping_address`, read if that is absent. */
            readonly shopping_address?: {
                /** @description First line of the address. */
                readonly line1: string;
                /** @description Second line of the address. */
                readonly line2?: string;
                /** @description City of the address. */
                readonly city: string;
                /** @description State or province of the address. */
                readonly state?: string;
                /**
                 * @description Country, one of the ISO 3166-1 alpha-2 codes, such as `KW`.
                 * @enum {string}
                 */
                readonly country: "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AQ" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BV" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HM" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TC" | "TD" | "TF" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "UM" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "YE" | "YT" | "ZA" | "ZM" | "ZW";
                /** @description Postal code of the address. */
                readonly postal_code?: string;
                /** @description First name of the recipient. */
                readonly first_name: string;
                /** @description Last name of the recipient. */
                readonly last_name: string;
                /**
                 * Format: email
                 * @description Email address of the recipient.
                 */
                readonly email: string;
                /** @description Phone number of the recipient. */
                readonly phone: string;
            };
            /** @description Ignored: every session has a short link. */
            readonly shortify_checkout_url?: boolean;
            /** @description True: the answer contains `sdk_setup_preload_payload`. Not echoed. */
            readonly include_sdk_setup_preload?: boolean;
            /** @description Ignored. */
            readonly preload_checkout_page?: boolean;
            /** @description Pays the session in this call. `pg_codes` must then name one gateway account. */
            readonly payment_instrument?: {
                /**
                 * @description What pays: `apple_pay`, `google_pay`, `samsung_pay`, `token` for a saved card, or `wallet` for the customer's credit.
                 * @enum {string}
                 */
                readonly instrument_type: "apple_pay" | "google_pay" | "samsung_pay" | "token" | "wallet";
                /** @description For a device wallet the wallet's own object, `{"token": "…"}` for `samsung_pay`; for `token` `{"token": "…"}`; for `wallet` `{"wallet_code": "wallet_sarraf"}`, or `{}` if the gateway account accepts one wallet. */
                readonly payload: {
                    readonly [key: string]: unknown;
                };
            };
            /**
             * Format: binary
             * @description A file for the customer, sent in a form: pdf, jpeg, jpg, png, doc, docx, xls, xlsx or txt by content and name, at most 2.5 MB, name of at most 100 characters. Null: no file.
             */
            readonly attachment?: string | null;
            /** @description Customer's second phone number. */
            readonly customer_phone_2?: string;
            /** @description Customer's first name. */
            readonly customer_first_name?: string;
            /** @description Customer's last name. */
            readonly customer_last_name?: string;
            /**
             * Format: date
             * @description Customer's date of birth.
             */
            readonly customer_birthdate?: string;
            /** @description Time shown as "Due by", `DD/MM/YYYY hh:mm` in UTC. It ends nothing. */
            readonly due_datetime?: string;
            /** @description Events that the customer is notified of, by channel. A channel needs its contact: `customer_email` or `customer_phone`. */
            readonly notifications?: {
                /** @description Events to notify by mail to `customer_email`: any of `created`, `paid`, `authorized`, `failed`, `canceled`, `expired`, `captured`, `refunded` and `voided`. */
                readonly email?: readonly ("created" | "paid" | "canceled" | "failed" | "expired" | "authorized" | "voided" | "refunded" | "captured")[];
                /** @description Events to notify by SMS to `customer_phone`: any of `created`, `paid`, `authorized`, `failed`, `canceled`, `expired`, `captured`, `refunded` and `voided`. */
                readonly sms?: readonly ("created" | "paid" | "canceled" | "failed" | "expired" | "authorized" | "voided" | "refunded" | "captured")[];
                /** @description Another name of `sms`, read if `sms` is absent: any of `created`, `paid`, `authorized`, `failed`, `canceled`, `expired`, `captured`, `refunded` and `voided`. */
                readonly SMS?: readonly ("created" | "paid" | "canceled" | "failed" | "expired" | "authorized" | "voided" | "refunded" | "captured")[];
                /** @description Events to notify by WhatsApp to `customer_phone`: any of `created`, `paid`, `authorized`, `failed`, `canceled` and `expired`. */
                readonly whatsapp?: readonly ("created" | "paid" | "canceled" | "failed" | "expired" | "authorized")[];
            };
            /** @description Email addresses that get copies of the customer's mails, at most 50: a list, or one text with commas. */
            readonly email_recipients?: readonly string[];
            /** @description Customer's billing address. */
            readonly billing_address?: {
                /** @description First line of the address. */
                readonly line1: string;
                /** @description Second line of the address. */
                readonly line2?: string;
                /** @description City of the address. */
                readonly city: string;
                /** @description State or province of the address. */
                readonly state?: string;
                /**
                 * @description Country, one of the ISO 3166-1 alpha-2 codes, such as `KW`.
                 * @enum {string}
                 */
                readonly country: "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AQ" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BV" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HM" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TC" | "TD" | "TF" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "UM" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "YE" | "YT" | "ZA" | "ZM" | "ZW";
                /** @description Postal code of the address. */
                readonly postal_code?: string;
            };
            /** @description Address and recipient of the goods. */
            readonly shipping_address?: {
                /** @description First line of the address. */
                readonly line1: string;
                /** @description Second line of the address. */
                readonly line2?: string;
                /** @description City of the address. */
                readonly city: string;
                /** @description State or province of the address. */
                readonly state?: string;
                /**
                 * @description Country, one of the ISO 3166-1 alpha-2 codes, such as `KW`.
                 * @enum {string}
                 */
                readonly country: "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AQ" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BV" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HM" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TC" | "TD" | "TF" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "UM" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "YE" | "YT" | "ZA" | "ZM" | "ZW";
                /** @description Postal code of the address. */
                readonly postal_code?: string;
                /** @description First name of the recipient. */
                readonly first_name: string;
                /** @description Last name of the recipient. */
                readonly last_name: string;
                /**
                 * Format: email
                 * @description Email address of the recipient.
                 */
                readonly email: string;
                /** @description Phone number of the recipient. */
                readonly phone: string;
            };
            /** @description What the customer agrees to be charged for later. Required for `auto_debit` and, with its `id` alone, for `auto_pay`; optional for `save_card`; refused for `one_off`. */
            readonly agreement?: {
                /** @description Your id of the agreement. The card that pays under it is the one charged later. */
                readonly id: string;
                /**
                 * @description Kind of later charges: `recurring` at regular times, `unscheduled` when needed, `installment` parts of one price, `event_based` after an event, or `other`. The first `auto_debit` session of an agreement that names `recurring` must also name `frequency`, `amount_variability`, `expiry_date`, `cycle_interval_days` and `total_cycles`; `installment` these and `seller`; `unscheduled` its `frequency`.
                 * @enum {string}
                 */
                readonly type?: "recurring" | "unscheduled" | "installment" | "event_based" | "other";
                /**
                 * @description `fixed`: every charge is of the same amount. `variable`: amounts differ.
                 * @enum {string}
                 */
                readonly amount_variability?: "fixed" | "variable";
                /**
                 * @description How often charges happen: `irregular`, `daily`, `weekly`, `semi_monthly`, `monthly`, `quarterly`, `semi_annually`, `yearly` or `other`.
                 * @enum {string}
                 */
                readonly frequency?: "irregular" | "daily" | "weekly" | "semi_monthly" | "monthly" | "quarterly" | "semi_annually" | "yearly" | "other";
                /** @description First day of the agreement, `YYYY-MM-DD` or `DD/MM/YYYY`. */
                readonly start_date?: string;
                /** @description Last day of the agreement, `YYYY-MM-DD` or `DD/MM/YYYY`. */
                readonly expiry_date?: string;
                /**
                 * Format: decimal
                 * @description Most that one cycle charges by your agreement, a decimal in the session's currency. The service refuses no charge by it.
                 */
                readonly max_amount_per_cycle?: string | number;
                /** @description Days between two charges. */
                readonly cycle_interval_days?: number;
                /** @description Number of charges in all. */
                readonly total_cycles?: number;
                /** @description Who sells under an `installment` agreement. */
                readonly seller?: {
                    /** @description Name of the seller. */
                    readonly name?: string;
                    /** @description Short name of the seller. */
                    readonly short_name?: string;
                    /** @description Merchant category code of the seller, four digits. */
                    readonly category_code?: string;
                };
                /** @description Other terms of the agreement. */
                readonly extra_params?: {
                    readonly [key: string]: unknown;
                };
            };
            /** @description What a card must meet to be saved or charged. */
            readonly card_acceptance_criteria?: {
                /** @description Number of days that the card must still be valid. */
                readonly min_expiry_time?: number;
            };
            /** @description True: answers contain `attachment_short_url`. */
            readonly shortify_attachment_url?: boolean;
            /** @description True: answers contain `qr_code_url`. */
            readonly generate_qr_code?: boolean;
            /** @description `file_url` of an uploaded file, as often as you like. Any other text with such an extension is only echoed. */
            readonly attachment_upload_url?: string;
            /** @description What is sold. */
            readonly product_type?: string;
            /** @description Who sells it. */
            readonly vendor_name?: string;
            /** @description Unit of the merchant that sells. Stored, not echoed and not used. */
            readonly unit_code?: string;
            /** @description Texts and colours of the payment methods on the checkout. Echoed only in `payment_methods`. */
            readonly branding_options?: {
                /** @description Text and colour of each method, by its `pg_code`; at most 100. */
                readonly payment_methods: {
                    readonly [key: string]: {
                        /** @description Text to show in place of the method's name. */
                        readonly text: string;
                        /** @description Colour of the text, `#rgb` or `#rrggbb`. */
                        readonly color: string;
                        /** @description Weight of the text, 100 to 900. Default 700. */
                        readonly font_weight?: number;
                    };
                };
            };
            /** @description The customer's part in a loyalty programme. Stored and echoed; the service gives no reward. */
            readonly loyalty?: {
                /** @description True if the payment takes part in the programme. */
                readonly enabled: boolean;
                /** @description Reference in the programme. Default `order_no`. */
                readonly reference?: string;
                /** @description Your own data about the programme. */
                readonly metadata?: {
                    readonly [key: string]: unknown;
                };
            } | null;
            /**
             * Format: decimal
             * @description Tax in percent, 0 to 100 with at most two decimals.
             */
            readonly tax_rate?: string | number;
            /**
             * Format: decimal
             * @description Discount, at most the sum that it is taken from. Send either this or `discount_percentage`.
             */
            readonly discount_amount?: string | number;
            /**
             * Format: decimal
             * @description Discount in percent, 0 to 100 with at most two decimals. Send either this or `discount_amount`.
             */
            readonly discount_percentage?: string | number;
            /**
             * Format: decimal
             * @description Your own total after the discount, before tax. Another result is refused.
             */
            readonly total_excl_tax?: string | number;
            /**
             * Format: decimal
             * @description Your own tax. Another result is refused.
             */
            readonly tax_amount?: string | number;
            /**
             * Format: decimal
             * @description Your own total with tax. Another result is refused.
             */
            readonly total_incl_tax?: string | number;
            /** @description Your number of the invoice, unique among your invoices. */
            readonly invoice_number: string;
            /**
             * Format: date
             * @description Last day for paying in time, in the merchant's time zone.
             */
            readonly due_date: string;
            /** @description Items of the invoice, 1 to 200. A form sends them as JSON text. */
            readonly invoice_items: readonly {
                /** @description Your code of the goods. */
                readonly sku: string;
                /** @description Description of the goods. */
                readonly description: string;
                /**
                 * Format: decimal
                 * @description Number of units, above zero with at most three decimals.
                 */
                readonly quantity: string | number;
                /**
                 * Format: decimal
                 * @description Price of one unit before discount and tax.
                 */
                readonly unit_price: string | number;
                /**
                 * Format: decimal
                 * @description Tax in percent, 0 to 100 with at most two decimals.
                 */
                readonly tax_rate?: string | number;
                /**
                 * Format: decimal
                 * @description Discount, at most the sum that it is taken from. Send either this or `discount_percentage`.
                 */
                readonly discount_amount?: string | number;
                /**
                 * Format: decimal
                 * @description Discount in percent, 0 to 100 with at most two decimals. Send either this or `discount_amount`.
                 */
                readonly discount_percentage?: string | number;
                /**
                 * Format: decimal
                 * @description Your own total after the discount, before tax. Another result is refused.
                 */
                readonly total_excl_tax?: string | number;
                /**
                 * Format: decimal
                 * @description Your own tax. Another result is refused.
                 */
                readonly tax_amount?: string | number;
                /**
                 * Format: decimal
                 * @description Your own total with tax. Another result is refused.
                 */
                readonly total_incl_tax?: string | number;
            }[];
            /** @description Name of the issuer, if it is not the merchant's. */
            readonly company_name?: string;
            /** @description True: the customer may pay a part, on the invoice's page or by a session of `payments/`. Only for `one_off`. */
            readonly allow_partial_payments?: boolean;
            /** @description How the goods are sent. */
            readonly shipping_method?: string;
            /**
             * Format: decimal
             * @description Shipping before tax.
             */
            readonly shipping_excl_tax?: string | number;
            /**
             * Format: decimal
             * @description Tax on shipping in percent, 0 to 100 with at most two decimals.
             */
            readonly shipping_tax_rate?: string | number;
            /**
             * Format: decimal
             * @description Your own sum of the items. Another result is refused.
             */
            readonly subtotal?: string | number;
            /**
             * Format: decimal
             * @description Your own shipping with tax. Another result is refused.
             */
            readonly shipping_incl_tax?: string | number;
            /**
             * Format: decimal
             * @description Your own total of the invoice. Another result is refused.
             */
            readonly amount?: string | number;
        };
        readonly InvoiceItem: {
            /**
             * Format: decimal
             * @description Tax in percent, two decimals; absent if none was sent.
             */
            readonly tax_rate?: string;
            /**
             * Format: decimal
             * @description Discount, a decimal string; absent if none was sent.
             */
            readonly discount_amount?: string;
            /**
             * Format: decimal
             * @description Discount in percent, two decimals; absent if none was sent.
             */
            readonly discount_percentage?: string;
            /**
             * Format: decimal
             * @description Total after the discount, before tax, a decimal string in the invoice's currency.
             */
            readonly total_excl_tax: string;
            /**
             * Format: decimal
             * @description Tax, a decimal string in the invoice's currency.
             */
            readonly tax_amount: string;
            /**
             * Format: decimal
             * @description Total with tax, a decimal string in the invoice's currency.
             */
            readonly total_incl_tax: string;
            /** @description Number of the item. */
            readonly id: number;
            /** @description `invoice_id` of the invoice. */
            readonly invoice: number;
            /** @description Your code of the goods. */
            readonly sku: string;
            /** @description Description of the goods. */
            readonly description: string;
            /**
             * Format: decimal
             * @description Number of units, a decimal string without zeros at its end.
             */
            readonly quantity: string;
            /**
             * Format: decimal
             * @description Price of one unit before discount and tax, a decimal string in `currency_code`.
             */
            readonly unit_price: string;
            /** @description Currency of the invoice (ISO 4217). */
            readonly currency_code: string;
        };
        readonly InvoiceLinkReplace: {
            /** @description True: an invoice that is still owed is mailed again to `customer_email` and `email_recipients`, with the new link. */
            readonly send_email?: boolean;
        };
        readonly InvoicePayment: {
            /** @description Id of the session that pays. */
            readonly session_id: string;
            /**
             * Format: decimal
             * @description Amount of the payment without the fee, a decimal string in `currency_code`.
             */
            readonly amount: string;
            /** @description Currency of the invoice (ISO 4217). */
            readonly currency_code: string;
            /** @description State of the session; null once it was deleted. `created`: made. `pending`: opened by the customer. `attempted`: an attempt failed and another may follow. `cod`: cash on delivery was agreed. `paid`: paid. `authorized`: the amount is reserved. `captured`: the whole authorized amount was captured. `failed`: failed for good. `canceled`: canceled. `expired`: its lifetime ended unpaid. `invalided`: not used at present. */
            readonly state: ("created" | "pending" | "attempted" | "cod" | "paid" | "authorized" | "captured" | "failed" | "canceled" | "expired" | "invalided") | null;
            /**
             * Format: uri
             * @description Link for the customer to pay this amount.
             */
            readonly checkout_url: string;
            /**
             * Format: date-time
             * @description When the payment was made or begun, on the merchant's clock.
             */
            readonly created_at: string;
            /** @description When it was paid; null if it does not count. */
            readonly paid_at: string | null;
        };
        readonly InvoicePaymentCreate: {
            /**
             * Format: decimal
             * @description Amount to pay with the new session, above zero and at most what the invoice still owes. Default: all that it owes.
             */
            readonly amount?: string | number;
        };
        readonly InvoicePaymentList: {
            /** @description Number of rows that match, on all pages. */
            readonly count: number;
            /** @description Absolute URL of the next page; null on the last one. */
            readonly next: string | null;
            /** @description Absolute URL of the previous page; null on the first one. */
            readonly previous: string | null;
            /** @description The rows of this page. */
            readonly results: readonly components["schemas"]["InvoicePayment"][];
        };
        readonly KeyRotation: {
            /** @description Seconds for which the former key still works, 0 to 86,400. Default 86,400. */
            readonly overlap_seconds?: number;
            /**
             * Format: date-time
             * @description When the new key expires, in ISO 8601 with its offset; null for never. Absent: when the former key would have.
             */
            readonly expires_at?: string | null;
        };
        readonly ListedCycle: {
            /** @description 1, 2, 3 … within the subscription. */
            readonly cycle_number: number;
            /**
             * Format: date
             * @description Day on which the cycle is due, in the merchant's time zone.
             */
            readonly scheduled_date: string;
            /**
             * Format: decimal
             * @description Amount of the cycle, a decimal string in the subscription's currency.
             */
            readonly amount_due: string;
            /**
             * @description `scheduled`: due on `scheduled_date`. `processing`: a charge is running. `retry_scheduled`: a charge failed and is tried again. `paid`: paid. `failed`: every try failed; the customer may pay the balance. `canceled`: it is not charged any more.
             * @enum {string}
             */
            readonly status: "scheduled" | "processing" | "retry_scheduled" | "paid" | "failed" | "canceled";
            /** @description When the cycle was paid, on the merchant's clock; null before. */
            readonly paid_at: string | null;
            /** @description Gateway's reason for the last failed charge; null if none failed. */
            readonly failure_reason: string | null;
            /** @description Session of the cycle's payment; null before the first charge. */
            readonly session_id: string | null;
            /**
             * @description `cit`: the customer pays on a page. `mit`: the service charges the saved card.
             * @enum {string}
             */
            readonly charge_type: "cit" | "mit";
            /** @description Charges of the cycle at the gateway, oldest first: the customer's for `cit`, the service's for `mit`. */
            readonly payment_attempts: readonly components["schemas"]["CycleAttempt"][];
        };
        readonly LoggedRequest: {
            /** @description Id of the log entry. */
            readonly id: string;
            /** @description `X-Request-Id` of the answer. */
            readonly request_id: string;
            /**
             * Format: date-time
             * @description When the request was answered, in real time.
             */
            readonly at: string;
            /** @description HTTP method of the request. */
            readonly method: string;
            /** @description Path without the query. Tokens in it are replaced by their parameter's name. */
            readonly path: string;
            /** @description HTTP status of the answer. */
            readonly status: number;
            /** @description Milliseconds from the request to its answer. */
            readonly duration_ms: number;
            /**
             * @description How the request was authenticated: by a `private_key`, a `public_key`, or as a `user` (Basic or Bearer).
             * @enum {string}
             */
            readonly caller: "private_key" | "public_key" | "user";
            /** @description Id of the key pair or restricted key, or the user's number. */
            readonly caller_id: string;
            /** @description Body of the request as text, at most 4,000 characters; secrets and personal data read `[masked]`. Null if there was none. */
            readonly request_body: string | null;
            /** @description Body of the answer as text, at most 4,000 characters; secrets and personal data read `[masked]`. Null if there was none. */
            readonly answer_body: string | null;
        };
        readonly Mail: {
            /** @description Id of the message. */
            readonly id: string;
            /**
             * @description `email`, `sms` or `whatsapp`.
             * @enum {string}
             */
            readonly channel: "email" | "sms" | "whatsapp";
            /** @description Recipient: an email address or a phone number. */
            readonly to: string;
            /** @description Subject of a mail; empty for other channels. */
            readonly subject: string;
            /**
             * @description Language of the message: `en` or `ar`.
             * @enum {string}
             */
            readonly language: "en" | "ar";
            /** @description What the message is about: `session_` and an event such as `session_paid`, `invoice_issued`, `invoice_reminder`, `receipt`, `plain`, `upcoming_charge`, `payment_failed`, `final_failure`, `subscription_changed`, `subscription_paused`, `subscription_resumed`, `subscription_canceled`, `card_expiring`, `subscription_link`, `approval_requested`, `approval_rejected`, `approval_done`, `approval_failed`, `user_invited`, `administration_changed`, `password_failures`, `password_reset`, `new_device`, `payment_file`, `address_confirmation`, `alert_opened`, `alert_again` or `alert_solved`. Kinds may be added. */
            readonly kind: string;
            /** @description HTML of a mail, with the same content as `text`; empty for other channels. */
            readonly html: string;
            /** @description Text of the message without markup. */
            readonly text: string;
            /**
             * Format: date-time
             * @description When the message was sent, on the merchant's clock.
             */
            readonly sent_at: string;
            /** @description Id of the session, subscription, request for approval or user that the message is about; null if there is none. */
            readonly related_id: string | null;
            /** @description Addresses that got copies; absent if none. */
            readonly cc?: readonly string[];
            /** @description Addresses that got blind copies; absent if none. */
            readonly bcc?: readonly string[];
            /** @description Files of the mail; absent if none. */
            readonly attachments?: readonly {
                /** @description Name of the file. */
                readonly filename: string;
                /** @description Media type of the file. */
                readonly content_type: string;
                /** @description Size of the file in bytes. */
                readonly size: number;
            }[];
            /** @description Your `trace_id`; absent if none was sent. */
            readonly trace_id?: string;
            /** @description Your `tags`; absent if none were sent. */
            readonly tags?: readonly string[];
            /** @description Your `unit_config`; absent if none was sent. */
            readonly unit_config?: string;
        };
        readonly MailList: {
            /** @description Number of rows that match, on all pages. */
            readonly count: number;
            /** @description Absolute URL of the next page; null on the last one. */
            readonly next: string | null;
            /** @description Absolute URL of the previous page; null on the first one. */
            readonly previous: string | null;
            /** @description The rows of this page. */
            readonly results: readonly components["schemas"]["Mail"][];
        };
        readonly NewApiKey: {
            /** @description Id of the key pair. */
            readonly id: string;
            /** @description Your name for the key pair. */
            readonly name: string;
            /**
             * Format: date-time
             * @description When the key pair was created.
             */
            readonly created_at: string;
            /** @description When both keys expire, in real time; null if never. */
            readonly expires_at: string | null;
            /** @description When both keys were revoked; null if they were not. */
            readonly revoked_at: string | null;
            /**
             * Format: date
             * @description API version, a date, in which requests with these keys are read and answered.
             */
            readonly api_version: string;
            /** @description Private key `sk_…`, for your server only. This answer alone shows it. */
            readonly private_key: string;
            /** @description Public key `pk_…`, for web pages and apps. This answer alone shows it. */
            readonly public_key: string;
        };
        readonly NewRestrictedKey: {
            /** @description Id of the restricted key. */
            readonly id: string;
            /** @description Your name for the key. */
            readonly name: string;
            /** @description What the key may do. */
            readonly permissions: readonly string[];
            /** @description CIDR blocks from which the key is accepted; empty if it is accepted from every address. */
            readonly addresses: readonly string[];
            /** @description Most that the key may refund and credit on one day; null if none. */
            readonly daily_ceiling: components["schemas"]["DailyCeiling"] | null;
            /**
             * Format: date-time
             * @description When the key was created.
             */
            readonly created_at: string;
            /** @description When the key expires, in real time; null if never. */
            readonly expires_at: string | null;
            /** @description When the key was revoked; null if it was not. */
            readonly revoked_at: string | null;
            /**
             * Format: date
             * @description API version, a date, in which requests with this key are read and answered.
             */
            readonly api_version: string;
            /** @description The restricted key `rk_…`, for your server only. This answer alone shows it. */
            readonly restricted_key: string;
        };
        readonly NewWebhookEndpoint: {
            /** @description Id of the webhook endpoint. */
            readonly id: string;
            /**
             * Format: uri
             * @description Address that receives the events.
             */
            readonly url: string;
            /** @description Your description of the endpoint. */
            readonly description: string | null;
            /** @description Kinds that the endpoint receives; empty for all. */
            readonly kinds: readonly string[];
            /** @description Names of the headers that each request carries. */
            readonly header_names: readonly string[];
            /** @description User name of the Basic credential; null without one. */
            readonly basic_username: string | null;
            /** @description Until when the former signing key also signs, in real time; null if only one signs. */
            readonly former_secret_until: string | null;
            /** @description Since when nothing is sent, on the merchant's clock; null if the endpoint is not paused. */
            readonly paused_at: string | null;
            /**
             * Format: date-time
             * @description When the endpoint was created, on the merchant's clock.
             */
            readonly created_at: string;
            /**
             * Format: date-time
             * @description When the endpoint was last changed, on the merchant's clock.
             */
            readonly updated_at: string;
            /** @description Key `whsec_…` of the header `webhook-signature`. This answer alone shows it. */
            readonly signing_secret: string;
        };
        readonly NotificationResend: {
            /** @description Id of the session. Send either this or `order_no`. */
            readonly session_id?: string;
            /** @description Your reference of the order; its newest session is taken. */
            readonly order_no?: string;
            /** @description Channels to send by: any of `email`, `sms` and `whatsapp`. */
            readonly channels: readonly ("email" | "sms" | "whatsapp")[];
        };
        readonly NotificationSend: {
            /**
             * @description Channel of the message: `email`, `sms` or `whatsapp`.
             * @enum {string}
             */
            readonly channel: "email" | "sms" | "whatsapp";
            /** @description Name of the template: an event (`created`, `paid`, `canceled`, `failed`, `expired`, `authorized`, `voided`, `refunded` or `captured`), or `plain` for a text of your own. */
            readonly template_id: string;
            /** @description Recipient: an email address, or a phone number that begins with `+` or `00` and the country's code. */
            readonly to: string;
            /** @description Id of the sending unit. Required for `whatsapp`. */
            readonly unit_config?: string;
            /**
             * @description Language of the message: `en` (default) or `ar`.
             * @enum {string}
             */
            readonly language?: "en" | "ar";
            /** @description Email addresses that get copies. For mails only. */
            readonly cc?: readonly string[];
            /** @description Email addresses that get blind copies. For mails only. */
            readonly bcc?: readonly string[];
            /** @description Subject of a mail, in place of the template's. Other channels ignore it. */
            readonly subject?: string;
            /** @description Text of `plain`. For another template: the text to send if the template cannot be filled. */
            readonly body?: string;
            /** @description Variables of the template. `amount` and `currency_code` are required, `url` for `created`; `order_no`, `description`, `reference_number`, `card` and `url` are optional. In `plain`, `{{name}}` in `subject` and `body` is replaced by the variable `name`. */
            readonly context?: {
                readonly [key: string]: unknown;
            };
            /** @description Files of a mail: at most 10, together at most 2.5 MB. */
            readonly attachments?: readonly {
                /** @description The file in base64. Send either this or `url`. */
                readonly content?: string;
                /**
                 * Format: uri
                 * @description Public address to fetch the file from at once, without redirects. Send either this or `content`.
                 */
                readonly url?: string;
                /** @description Name of the file: pdf, jpg, jpeg, png, doc, docx, xls, xlsx or txt. Name, content type and content must agree. */
                readonly filename: string;
                /** @description Media type of the file. */
                readonly content_type: string;
                /** @description Size of the file in bytes; checked if it is sent. */
                readonly size?: number;
            }[];
            /** @description Your id of the message, stored with it. */
            readonly trace_id?: string;
            /** @description Your labels of the message, stored with it. */
            readonly tags?: readonly string[];
        };
        readonly ObjectEvent: {
            /** @description Id of the event, also the header `webhook-id`. */
            readonly id: string;
            /**
             * @description The object, then its new state or what happened: `session.paid`, `session.authorized`, `session.captured`, `session.attempted`, `session.canceled`, `session.expired`, `session.failed`, `session.deleted`, `session.restored`, `operation.queued`, `operation.done`, `operation.refused`, `operation.rejected`, `operation.reversed`, `invoice.sent`, `invoice.paid`, `invoice.overdue`, `invoice.canceled`, `card.saved`, `card.removed`, `card.expiring`, `wallet.credited`, `wallet.debited`, `subscription.created`, `subscription.activated`, `subscription.trialing`, `subscription.past_due`, `subscription.recovered`, `subscription.changed`, `subscription.paused`, `subscription.resumed`, `subscription.cancel_scheduled`, `subscription.cancel_undone`, `subscription.canceled`, `subscription.expired`, `subscription.setup_failed`, `subscription.card_changed`, `subscription.blocked`, `dispute.inquiry`, `dispute.opened`, `dispute.evidence_due`, `dispute.under_review`, `dispute.won`, `dispute.lost`, `dispute.accepted`, `dispute.second`, `dispute.arbitration`, `dispute.fraud_warning`, `second_charge.due`, `second_charge.done`, `second_charge.refused`. Kinds may be added.
             * @enum {string}
             */
            readonly type: "session.paid" | "session.authorized" | "session.captured" | "session.attempted" | "session.canceled" | "session.expired" | "session.failed" | "session.deleted" | "session.restored" | "operation.queued" | "operation.done" | "operation.refused" | "operation.rejected" | "operation.reversed" | "invoice.sent" | "invoice.paid" | "invoice.overdue" | "invoice.canceled" | "card.saved" | "card.removed" | "card.expiring" | "wallet.credited" | "wallet.debited" | "subscription.created" | "subscription.activated" | "subscription.trialing" | "subscription.past_due" | "subscription.recovered" | "subscription.changed" | "subscription.paused" | "subscription.resumed" | "subscription.cancel_scheduled" | "subscription.cancel_undone" | "subscription.canceled" | "subscription.expired" | "subscription.setup_failed" | "subscription.card_changed" | "subscription.blocked" | "dispute.inquiry" | "dispute.opened" | "dispute.evidence_due" | "dispute.under_review" | "dispute.won" | "dispute.lost" | "dispute.accepted" | "dispute.second" | "dispute.arbitration" | "dispute.fraud_warning" | "second_charge.due" | "second_charge.done" | "second_charge.refused";
            /**
             * Format: date-time
             * @description When it happened, on the merchant's clock.
             */
            readonly created_at: string;
            /** @description The object as it was after the event. */
            readonly object: components["schemas"]["EventSession"] | components["schemas"]["EventOperation"] | components["schemas"]["EventInvoice"] | components["schemas"]["EventDispute"] | components["schemas"]["EventSecondCharge"] | components["schemas"]["EventCard"] | components["schemas"]["EventWallet"] | components["schemas"]["EventSubscription"];
            /** @description State of the object before the event; null for a new object. */
            readonly previous_state: string | null;
        };
        readonly OperationCreate: {
            /**
             * @description `refund`: returns money to the customer. `capture`: takes authorized money. `void`: releases authorized money. `cancel`: ends an unpaid or cash session as canceled. `expire`: ends an unpaid session as expired. `delete`: removes the session from lists.
             * @enum {string}
             */
            readonly operation: "cancel" | "expire" | "delete" | "refund" | "capture" | "void";
            /** @description Id of the session. Send either this or `order_no`; this decides if both are sent. */
            readonly session_id?: string;
            /** @description Your reference of the order; its newest session is taken. */
            readonly order_no?: string;
            /**
             * Format: decimal
             * @description Amount of a capture or refund without the fee, above zero, with at most the currency's decimals. Absent: all that is left. A blank text is refused. Other operations ignore it.
             */
            readonly amount?: string | number;
            /**
             * @description Where a refund goes: `pg` (default) back through the gateway, `wallet` to the customer's wallet. Other operations ignore it.
             * @default pg
             * @enum {string}
             */
            readonly destination?: "pg" | "wallet";
            /** @description Your data about a refund, capture or void: its event contains them, and simulated gateways read `sandbox_result`. Other operations ignore it. */
            readonly extra?: {
                readonly [key: string]: unknown;
            };
            /** @description Note for the checker of a refund or void that waits for approval. */
            readonly note?: string | null;
        };
        readonly OperationEvent: {
            /** @description Id of the session that the operation belongs to. */
            readonly session_id: string;
            /** @description The session's `order_no`; empty if it has none. */
            readonly order_no: string;
            /**
             * @description `refund`: returns money to the customer. `capture`: takes authorized money. `void`: releases authorized money.
             * @enum {string}
             */
            readonly operation: "refund" | "capture" | "void";
            /**
             * Format: decimal
             * @description Amount of the operation without the fee, a decimal string in the session's currency.
             */
            readonly amount: string;
            /** @description Unique reference of the operation at the gateway. */
            readonly reference_number: string;
            /**
             * @description `success`: done. `queued`: the gateway accepted it and decides later. `rejected`: the gateway refused a queued operation, or reversed it.
             * @enum {string}
             */
            readonly result: "success" | "queued" | "rejected";
            /** @description True if `result` is `success`. */
            readonly success: boolean;
            /**
             * @description `input`: requested here; `pg`: made at the gateway, and only in webhooks.
             * @enum {string}
             */
            readonly source: "input" | "pg";
            /** @description The child transaction that the operation made. */
            readonly txn: components["schemas"]["ChildTransaction"];
            /** @description Code of the gateway account. */
            readonly pg_code: string;
            /** @description The gateway's answer, unchanged; empty if there was none. */
            readonly pg_response: components["schemas"]["WalletSheet"];
            /** @description Facts from the gateway's answer under names that are the same for every gateway. */
            readonly pg_params: components["schemas"]["WalletSheet"];
            /** @description The user who requested the operation; absent for API keys. */
            readonly initiator?: components["schemas"]["Initiator"];
            /** @description True if the gateway account simulates payments and no money moves. */
            readonly is_sandbox: boolean;
            /** @description `extra` of the request; absent if none was sent. */
            readonly extra?: components["schemas"]["WalletSheet"];
            /** @description When the event was written, `YYYY-MM-DD HH:MM:SS` in UTC on the merchant's clock. */
            readonly timestamp_utc: string;
            /** @description HMAC-SHA256 over some of the fields with the merchant's `webhook_hmac_key`, lower-case hexadecimal. */
            readonly signature: string;
        };
        readonly Payment: {
            /** @description Id of the session. */
            readonly session_id: string;
            /** @description Your reference of the order; absent if the session has none. */
            readonly order_no?: string;
            /** @description Unique reference of the attempt at the gateway; empty if there was no attempt. */
            readonly reference_number: string;
            /**
             * @description `pending`: not decided. `success`: paid or authorized. `failed`: declined. `canceled`: given up. `error`: a technical failure. `cod`: cash on delivery was agreed.
             * @enum {string}
             */
            readonly result: "pending" | "success" | "failed" | "canceled" | "error" | "cod";
            /**
             * @description State of the session: `created`, `pending`, `attempted`, `cod`, `paid`, `authorized`, `captured`, `failed`, `canceled`, `expired` or `invalided`, as in the session object.
             * @enum {string}
             */
            readonly state: "created" | "pending" | "attempted" | "cod" | "paid" | "authorized" | "captured" | "failed" | "canceled" | "expired" | "invalided";
            /**
             * @description `one_off`: one payment. `auto_debit`: a payment under an agreement. `save_card`: saves a card without a payment. `auto_pay`: belongs to a subscription.
             * @enum {string}
             */
            readonly payment_type: "one_off" | "auto_debit" | "save_card" | "auto_pay";
            /**
             * Format: decimal
             * @description Amount to pay without the fee, a decimal string in `currency_code`.
             */
            readonly amount: string;
            /** @description Currency of the session (ISO 4217). */
            readonly currency_code: string;
            /** @description What the gateway charges, in the currency that it charges. Without the wallets' part. */
            readonly amount_details: components["schemas"]["AmountDetails"];
            /** @description Fee with its currency, such as `0.250 KWD`. */
            readonly fee: string;
            /**
             * Format: decimal
             * @description Amount that was paid or authorized, without the fee, a decimal string; absent before.
             */
            readonly settled_amount?: string;
            /**
             * Format: decimal
             * @description Money collected, fee and wallets' part included, a decimal string; absent if nothing is collected.
             */
            readonly paid_amount?: string;
            /**
             * Format: decimal
             * @description Sum of the refunds, a decimal string; absent if zero.
             */
            readonly refunded_amount?: string;
            /**
             * Format: decimal
             * @description Amount that a void released, a decimal string; absent if zero.
             */
            readonly voided_amount?: string;
            /** @description Code of the gateway account. */
            readonly gateway_account: string;
            /** @description Kind of gateway behind the account, such as `sarraf_sandbox`. */
            readonly gateway_name: string;
            /** @description The gateway's answer, unchanged; absent if there was none. */
            readonly gateway_response?: components["schemas"]["WalletSheet"];
            /** @description Facts from the gateway's answer under names that are the same for every gateway. */
            readonly pg_params: components["schemas"]["WalletSheet"];
            /** @description The result for people. */
            readonly message: string;
            /** @description True if the gateway account simulates payments and no money moves. */
            readonly is_sandbox: boolean;
            /** @description What a card must meet to be saved or charged; absent if there is no criterion. */
            readonly card_acceptance_criteria?: components["schemas"]["CardAcceptanceCriteria"];
            /** @description The card that was saved or charged; absent if none. */
            readonly token?: components["schemas"]["Card"];
            /** @description Captures, refunds and voids, oldest first; absent if there are none. */
            readonly transactions?: readonly components["schemas"]["ChildTransaction"][];
            /** @description When the event was written, `YYYY-MM-DD HH:MM:SS` in UTC on the merchant's clock. */
            readonly timestamp_utc: string;
            /** @description Your id of the customer; absent if none was sent. */
            readonly customer_id?: string;
            /** @description Customer's email address; absent if none was sent. */
            readonly customer_email?: string;
            /** @description Customer's first name; absent if none was sent. */
            readonly customer_first_name?: string;
            /** @description Customer's last name; absent if none was sent. */
            readonly customer_last_name?: string;
            /** @description Customer's phone number; absent if none was sent. */
            readonly customer_phone?: string;
            /**
             * Format: date
             * @description Customer's date of birth; absent if none was sent.
             */
            readonly customer_birthdate?: string;
            /** @description First line of the billing address. */
            readonly customer_address_line1?: string;
            /** @description Second line of the billing address. */
            readonly customer_address_line2?: string;
            /** @description City of the billing address. */
            readonly customer_address_city?: string;
            /** @description State or province of the billing address. */
            readonly customer_address_state?: string;
            /** @description Country of the billing address, ISO 3166-1 alpha-2. */
            readonly customer_address_country?: string;
            /** @description Postal code of the billing address. */
            readonly customer_address_postal_code?: string;
            /** @description What the customer agreed to be charged for later; absent if none was sent. */
            readonly agreement?: components["schemas"]["Agreement"];
            /** @description What each of the customer's wallets paid, in the order of use; absent if no wallet paid. */
            readonly customer_wallet_transactions?: readonly components["schemas"]["WalletTransaction"][];
            /** @description Your own data of the session; absent if none was sent. */
            readonly extra?: components["schemas"]["WalletSheet"];
            /** @description The user who created the session; empty for an API key. Absent in answers to a public key. */
            readonly initiator?: components["schemas"]["Initiator"];
            /** @description HMAC-SHA256 over some of the fields with the merchant's `webhook_hmac_key`, lower-case hexadecimal. Absent in answers to a public key. */
            readonly signature?: string;
            /** @description The gateway's answer, unchanged; empty if there was none. */
            readonly pg_response: components["schemas"]["WalletSheet"];
        };
        readonly PaymentEvent: {
            /** @description Id of the session. */
            readonly session_id: string;
            /** @description Your reference of the order; absent if the session has none. */
            readonly order_no?: string;
            /** @description Unique reference of the attempt at the gateway; empty if there was no attempt. */
            readonly reference_number: string;
            /**
             * @description `pending`: not decided. `success`: paid or authorized. `failed`: declined. `canceled`: given up. `error`: a technical failure. `cod`: cash on delivery was agreed.
             * @enum {string}
             */
            readonly result: "pending" | "success" | "failed" | "canceled" | "error" | "cod";
            /**
             * @description State of the session: `created`, `pending`, `attempted`, `cod`, `paid`, `authorized`, `captured`, `failed`, `canceled`, `expired` or `invalided`, as in the session object.
             * @enum {string}
             */
            readonly state: "created" | "pending" | "attempted" | "cod" | "paid" | "authorized" | "captured" | "failed" | "canceled" | "expired" | "invalided";
            /**
             * @description `one_off`: one payment. `auto_debit`: a payment under an agreement. `save_card`: saves a card without a payment. `auto_pay`: belongs to a subscription.
             * @enum {string}
             */
            readonly payment_type: "one_off" | "auto_debit" | "save_card" | "auto_pay";
            /**
             * Format: decimal
             * @description Amount to pay without the fee, a decimal string in `currency_code`.
             */
            readonly amount: string;
            /** @description Currency of the session (ISO 4217). */
            readonly currency_code: string;
            /** @description What the gateway charges, in the currency that it charges. Without the wallets' part. */
            readonly amount_details: components["schemas"]["AmountDetails"];
            /** @description Fee with its currency, such as `0.250 KWD`. */
            readonly fee: string;
            /**
             * Format: decimal
             * @description Amount that was paid or authorized, without the fee, a decimal string; absent before.
             */
            readonly settled_amount?: string;
            /**
             * Format: decimal
             * @description Money collected, fee and wallets' part included, a decimal string; absent if nothing is collected.
             */
            readonly paid_amount?: string;
            /**
             * Format: decimal
             * @description Sum of the refunds, a decimal string; absent if zero.
             */
            readonly refunded_amount?: string;
            /**
             * Format: decimal
             * @description Amount that a void released, a decimal string; absent if zero.
             */
            readonly voided_amount?: string;
            /** @description Code of the gateway account. */
            readonly gateway_account: string;
            /** @description Kind of gateway behind the account, such as `sarraf_sandbox`. */
            readonly gateway_name: string;
            /** @description The gateway's answer, unchanged; absent if there was none. */
            readonly gateway_response?: components["schemas"]["WalletSheet"];
            /** @description Facts from the gateway's answer under names that are the same for every gateway. */
            readonly pg_params: components["schemas"]["WalletSheet"];
            /** @description Why the attempt did not succeed; absent otherwise. */
            readonly message?: string;
            /** @description True if the gateway account simulates payments and no money moves. */
            readonly is_sandbox: boolean;
            /** @description What a card must meet to be saved or charged; absent if there is no criterion. */
            readonly card_acceptance_criteria?: components["schemas"]["CardAcceptanceCriteria"];
            /** @description The card that was saved or charged; absent if none. */
            readonly token?: components["schemas"]["Card"];
            /** @description Captures, refunds and voids, oldest first; absent if there are none. */
            readonly transactions?: readonly components["schemas"]["ChildTransaction"][];
            /** @description When the event was written, `YYYY-MM-DD HH:MM:SS` in UTC on the merchant's clock. */
            readonly timestamp_utc: string;
            /** @description Your id of the customer; absent if none was sent. */
            readonly customer_id?: string;
            /** @description Customer's email address; absent if none was sent. */
            readonly customer_email?: string;
            /** @description Customer's first name; absent if none was sent. */
            readonly customer_first_name?: string;
            /** @description Customer's last name; absent if none was sent. */
            readonly customer_last_name?: string;
            /** @description Customer's phone number; absent if none was sent. */
            readonly customer_phone?: string;
            /**
             * Format: date
             * @description Customer's date of birth; absent if none was sent.
             */
            readonly customer_birthdate?: string;
            /** @description First line of the billing address. */
            readonly customer_address_line1?: string;
            /** @description Second line of the billing address. */
            readonly customer_address_line2?: string;
            /** @description City of the billing address. */
            readonly customer_address_city?: string;
            /** @description State or province of the billing address. */
            readonly customer_address_state?: string;
            /** @description Country of the billing address, ISO 3166-1 alpha-2. */
            readonly customer_address_country?: string;
            /** @description Postal code of the billing address. */
            readonly customer_address_postal_code?: string;
            /** @description What the customer agreed to be charged for later; absent if none was sent. */
            readonly agreement?: components["schemas"]["Agreement"];
            /** @description What each of the customer's wallets paid, in the order of use; absent if no wallet paid. */
            readonly customer_wallet_transactions?: readonly components["schemas"]["WalletTransaction"][];
            /** @description Your own data of the session; absent if none was sent. */
            readonly extra?: components["schemas"]["WalletSheet"];
            /** @description The user who created the session; empty for an API key. */
            readonly initiator: components["schemas"]["Initiator"];
            /** @description HMAC-SHA256 over some of the fields with the merchant's `webhook_hmac_key`, lower-case hexadecimal. */
            readonly signature: string;
        };
        readonly PaymentInquiry: {
            /** @description Id of the session. Send either this or `order_no`; this decides if both are sent. */
            readonly session_id?: string;
            /** @description Your reference of the order; its newest session is taken. */
            readonly order_no?: string;
            /** @description True: also posts the answer to the session's `webhook_url`, or the merchant's. Nothing is posted without either. */
            readonly notify_webhook_url?: boolean;
            /**
             * Format: uri
             * @description Another address for that post; not read without it.
             */
            readonly webhook_url?: string;
        };
        readonly PaymentLink: {
            /** @description Id of the link. */
            readonly id: string;
            /**
             * Format: uri
             * @description The customers' page in English; the same path under `/ar/` is in Arabic.
             */
            readonly url: string;
            /**
             * Format: uri
             * @description A PNG with `url` as a QR code; with `.svg` in place of `.png` it is an SVG.
             */
            readonly qr_code_url: string;
            /**
             * @description `active`: it can be paid. `ended`: its last day is over. `used_up`: it has all its payments. `closed`: it was closed.
             * @enum {string}
             */
            readonly status: "active" | "ended" | "used_up" | "closed";
            /** @description What is paid for. */
            readonly name: string;
            /** @description Description for customers; null without one. */
            readonly description: string | null;
            /**
             * @description Type of its sessions. `e_commerce`: an order of a shop. `payment_request`: a request to pay.
             * @enum {string}
             */
            readonly type: "e_commerce" | "payment_request";
            /** @description Currency (ISO 4217). */
            readonly currency_code: string;
            /** @description Amount of every payment, a decimal string; null if the customer chooses it. */
            readonly amount: string | null;
            /** @description Least amount to choose, a decimal string; null for a fixed amount. */
            readonly minimum_amount: string | null;
            /** @description Largest amount to choose, a decimal string; null for a fixed amount. */
            readonly maximum_amount: string | null;
            /** @description Codes of the gateway accounts that may serve its sessions. */
            readonly pg_codes: readonly string[];
            /** @description `order_no` of its sessions; null without one. */
            readonly order_no: string | null;
            /** @description Webhook address of its sessions; null for the merchant's. */
            readonly webhook_url: string | null;
            /** @description Where customers return to; null without one. */
            readonly redirect_url: string | null;
            /** @description Last day on which it can be paid; null without one. */
            readonly active_until: string | null;
            /** @description Number of payments that it takes; null without a limit. */
            readonly max_payments: number | null;
            /** @description Number of payments. */
            readonly payments: number;
            /**
             * Format: decimal
             * @description Sum of the payments without fees, a decimal string; a refund does not change it.
             */
            readonly paid_amount: string;
            /** @description When it was closed, on the merchant's clock; null if it was not. */
            readonly closed_at: string | null;
            /**
             * Format: date-time
             * @description When it was made, on the merchant's clock.
             */
            readonly created_at: string;
        };
        readonly PaymentLinkCreate: {
            /** @description What is paid for, as customers see it. */
            readonly name: string;
            /** @description Description for customers. Null removes them. */
            readonly description?: string | null;
            /**
             * Format: decimal
             * @description The amount of every payment. Without it the customer chooses one.
             */
            readonly amount?: string | number;
            /**
             * Format: decimal
             * @description Least amount that the customer may choose; with `maximum_amount`.
             */
            readonly minimum_amount?: string | number;
            /**
             * Format: decimal
             * @description Largest amount that the customer may choose; with `minimum_amount`.
             */
            readonly maximum_amount?: string | number;
            /**
             * Format: date
             * @description Last day on which it can be paid, in the merchant's time zone. Null: without an end.
             */
            readonly active_until?: string | null;
            /** @description Number of payments after which it can no longer be paid. Null: without a limit. */
            readonly max_payments?: number | null;
            /**
             * @description Type of its sessions. `e_commerce`: an order of a shop. `payment_request`: a request to pay. Default: `payment_request`.
             * @enum {string}
             */
            readonly type?: "e_commerce" | "payment_request";
            /** @description Currency (ISO 4217). */
            readonly currency_code: string;
            /** @description Codes of the gateway accounts that may serve its sessions. */
            readonly pg_codes: readonly string[];
            /** @description `order_no` of its sessions. */
            readonly order_no?: string;
            /**
             * Format: uri
             * @description Webhook address of its sessions. Default: the merchant's.
             */
            readonly webhook_url?: string;
            /**
             * Format: uri
             * @description Where customers return to, also in an app whose scheme `redirect_schemes` lists.
             */
            readonly redirect_url?: string;
        };
        readonly PaymentLinkList: {
            /** @description Number of rows that match, on all pages. */
            readonly count: number;
            /** @description Absolute URL of the next page; null on the last one. */
            readonly next: string | null;
            /** @description Absolute URL of the previous page; null on the first one. */
            readonly previous: string | null;
            /** @description The rows of this page. */
            readonly results: readonly components["schemas"]["PaymentLink"][];
        };
        readonly PaymentLinkUpdate: {
            /** @description What is paid for, as customers see it. */
            readonly name?: string;
            /** @description Description for customers. Null removes them. */
            readonly description?: string | null;
            /**
             * Format: decimal
             * @description The amount of every payment. Without it the customer chooses one.
             */
            readonly amount?: string | number;
            /**
             * Format: decimal
             * @description Least amount that the customer may choose; with `maximum_amount`.
             */
            readonly minimum_amount?: string | number;
            /**
             * Format: decimal
             * @description Largest amount that the customer may choose; with `minimum_amount`.
             */
            readonly maximum_amount?: string | number;
            /**
             * Format: date
             * @description Last day on which it can be paid, in the merchant's time zone. Null: without an end.
             */
            readonly active_until?: string | null;
            /** @description Number of payments after which it can no longer be paid. Null: without a limit. */
            readonly max_payments?: number | null;
        };
        readonly PaymentMethod: {
            /** @description Code of the gateway account, as in `pg_codes`. */
            readonly code: string;
            /** @description Name of the method in the session's language. */
            readonly name: string;
            /**
             * Format: decimal
             * @description What the customer pays with this method, fee included, a decimal string in `currency_code`.
             */
            readonly amount: string;
            /** @description Currency that is charged (ISO 4217). It may differ from the session's. */
            readonly currency_code: string;
            /**
             * Format: decimal
             * @description Fee that the customer pays, a decimal string in `currency_code`.
             */
            readonly fee: string;
            /** @description Name of the fee in the session's language; empty if it has none. */
            readonly fee_description: string;
            /**
             * Format: uri
             * @description URL of the method's picture, an SVG.
             */
            readonly icon: string;
            /** @description The picture in two formats. */
            readonly icons: {
                /**
                 * Format: uri
                 * @description URL of the SVG.
                 */
                readonly svg: string;
                /**
                 * Format: uri
                 * @description URL of the WebP.
                 */
                readonly webp: string;
            };
            /**
             * @description `redirect`: the customer pays on a page of the gateway. `card_onsite`: the card is entered on the checkout. `flex_methods`: the customer pays in instalments.
             * @enum {string}
             */
            readonly flow: "redirect" | "card_onsite" | "flex_methods";
            /** @description Always null. Send the customer to `checkout_url` of the session. */
            readonly redirect_url: null;
            /**
             * @description Type of the session: `e_commerce` for an order of a shop, `payment_request` for a request to pay.
             * @enum {string}
             */
            readonly type: "e_commerce" | "payment_request";
            /** @description True if the gateway account simulates payments and no money moves. */
            readonly is_sandbox: boolean;
            /** @description Your text and colour for this method on the checkout; absent if the session has none for it. */
            readonly branding_options?: {
                /** @description Text shown in place of the method's name. */
                readonly text: string;
                /** @description Colour of the text, `#rgb` or `#rrggbb`. */
                readonly color: string;
                /** @description Weight of the text, 100 to 900. */
                readonly font_weight: number;
            };
        };
        readonly PaymentMethodSearch: {
            /**
             * @description Only accounts that serve sessions of this type: `e_commerce` or `payment_request`.
             * @enum {string}
             */
            readonly plugin: "e_commerce" | "payment_request";
            /** @description Only accounts that accept any of these currencies (ISO 4217). */
            readonly currencies?: readonly string[];
            /** @description Your id of the customer, for `customer_payment_methods`. It does not filter accounts. */
            readonly customer_id?: string;
            /**
             * @description Only accounts that take the money at once (`purchase`) or that reserve it (`authorize`).
             * @enum {string}
             */
            readonly operation?: "purchase" | "authorize";
            /**
             * @description Only `sandbox` accounts, which simulate payments, or only `production` accounts.
             * @enum {string}
             */
            readonly type?: "sandbox" | "production";
            /** @description True: only accounts that can save cards. False filters nothing. */
            readonly tokenizable?: boolean;
            /** @description True: only accounts that can save cards and charge them without the customer. False filters nothing. */
            readonly auto_debit?: boolean;
            /** @description Only accounts served by any of these connectors, such as `sarraf_sandbox`. */
            readonly pg_names?: readonly string[];
            /** @description Only accounts with any of these labels: `e_commerce`, `crm`, `pos`, `invoicing`, `subscriptions`, `marketplace`, `mobile_app`, `ticket_booking`, `donations`, `government`, `education`, `healthcare`, `insurance`, `logistics`, `hospitality`, `real_estate`, `retail`, `telecom`, `utilities`, `demo` or `test`. */
            readonly tags?: readonly ("e_commerce" | "crm" | "pos" | "invoicing" | "subscriptions" | "marketplace" | "mobile_app" | "ticket_booking" | "donations" | "government" | "education" | "healthcare" | "insurance" | "logistics" | "hospitality" | "real_estate" | "retail" | "telecom" | "utilities" | "demo" | "test")[];
            /** @description Only accounts that accept any of these wallets: `wallet` (the customer's credit), `apple_pay`, `google_pay`, `samsung_pay` or `stc_pay`. */
            readonly payment_services?: readonly ("wallet" | "apple_pay" | "google_pay" | "samsung_pay" | "stc_pay")[];
        };
        readonly PaymentMethods: {
            /** @description For the customer of the request: codes of `payment_methods` that the customer paid with, the last used first, then each wallet with spendable credit in the requested currencies. Empty without `customer_id`. Users need the permission `wallet.view` to see wallets. */
            readonly customer_payment_methods: readonly (string | components["schemas"]["WalletMethod"])[];
            /** @description Gateway accounts that match the filters, ordered by code. */
            readonly payment_methods: readonly components["schemas"]["Gateway"][];
        };
        readonly PendingOperation: {
            /** @description An explanation for people. */
            readonly detail: string;
            /**
             * @description `refund`, `capture` or `void`.
             * @enum {string}
             */
            readonly operation: "refund" | "capture" | "void";
            /**
             * @description Always `pending`: the outcome is not known, or a checker must approve.
             * @constant
             */
            readonly result: "pending";
            /** @description Unique reference of the operation at the gateway; absent if it waits for approval. */
            readonly reference_number?: string;
            /** @description Id of the request for approval; absent if none is needed. */
            readonly request_id?: string;
        };
        /** @description Why the request as a whole is refused. */
        readonly Refusal: {
            /** @description The reason for people. Its wording may change. */
            readonly detail: string;
            /** @description The reason for programs; present where one refusal must be distinguished from others. */
            readonly code?: string;
            /**
             * @description Always `failed`; present if an operation or a payment was refused.
             * @enum {string}
             */
            readonly result?: "failed";
            /** @description The operation that was refused. */
            readonly operation?: string;
        };
        readonly Report: {
            /** @description Id of the report. */
            readonly encrypted_id: string;
            /** @description Name of the file without its extension, such as `transactions_daily_2026-03-10`. */
            readonly report_name: string;
            /**
             * @description Span of the report in the merchant's time zone: `daily`, `weekly` (Sunday to Saturday), `monthly`, `yearly`, or `custom` for requested days.
             * @enum {string}
             */
            readonly interval: "daily" | "weekly" | "monthly" | "yearly" | "custom";
            /**
             * @description `auto`: the service made it after the period's end. `manual`: it was requested.
             * @enum {string}
             */
            readonly source: "auto" | "manual";
            /**
             * @description `CSV`, or `XLSX` for a workbook.
             * @enum {string}
             */
            readonly file_format: "CSV" | "XLSX";
            /** @description Number of rows in the file; null until it is written. */
            readonly records_amount: number | null;
            /**
             * @description `in_progress`: the file is being written. `finished`: it can be downloaded. `failed`: not used at present.
             * @enum {string}
             */
            readonly status: "in_progress" | "finished" | "failed";
            /**
             * Format: date-time
             * @description First instant of the span.
             */
            readonly starts_at: string;
            /**
             * Format: date-time
             * @description First instant after the span.
             */
            readonly ends_at: string;
            /** @description When the file was written, on the merchant's clock; null before. */
            readonly generated_at: string | null;
            /**
             * Format: date-time
             * @description When the report was requested or begun, on the merchant's clock.
             */
            readonly created_at: string;
            /** @description The request that downloads the file. It works for one hour, for the caller who got it. */
            readonly download_action: {
                /**
                 * @description Always `GET`.
                 * @constant
                 */
                readonly method: "GET";
                /**
                 * Format: uri
                 * @description URL of the file; 404 until the file is written.
                 */
                readonly url: string;
            };
        };
        readonly ReportCreate: {
            /**
             * @description The latest whole `daily`, `weekly` (Sunday to Saturday), `monthly` or `yearly` period in the merchant's time zone. Send either this or `created_after`.
             * @enum {string}
             */
            readonly interval?: "daily" | "weekly" | "monthly" | "yearly";
            /**
             * Format: date
             * @description First day of the span, included, in the merchant's time zone. Send either this or `interval`.
             */
            readonly created_after?: string;
            /**
             * Format: date
             * @description Last day of the span, included, in the merchant's time zone. Without it the span ends now.
             */
            readonly created_before?: string;
            /**
             * @description `CSV` (default): UTF-8 with a byte order mark, commas and CRLF. `XLSX`: a workbook.
             * @enum {string}
             */
            readonly file_format?: "CSV" | "XLSX";
        };
        readonly ReportList: {
            /** @description Number of rows that match, on all pages. */
            readonly count: number;
            /** @description Absolute URL of the next page; null on the last one. */
            readonly next: string | null;
            /** @description Absolute URL of the previous page; null on the first one. */
            readonly previous: string | null;
            /** @description The rows of this page. */
            readonly results: readonly components["schemas"]["Report"][];
        };
        readonly RequestLog: {
            /** @description Absolute URL of the next page; null on the last one. */
            readonly next: string | null;
            /** @description The requests of this page, newest first. */
            readonly results: readonly components["schemas"]["LoggedRequest"][];
        };
        readonly ResentNotice: {
            /** @description A confirmation for people. */
            readonly message: string;
        };
        readonly RestrictedKey: {
            /** @description Id of the restricted key. */
            readonly id: string;
            /** @description Your name for the key. */
            readonly name: string;
            /** @description What the key may do. */
            readonly permissions: readonly string[];
            /** @description CIDR blocks from which the key is accepted; empty if it is accepted from every address. */
            readonly addresses: readonly string[];
            /** @description Most that the key may refund and credit on one day; null if none. */
            readonly daily_ceiling: components["schemas"]["DailyCeiling"] | null;
            /**
             * Format: date-time
             * @description When the key was created.
             */
            readonly created_at: string;
            /** @description When the key expires, in real time; null if never. */
            readonly expires_at: string | null;
            /** @description When the key was revoked; null if it was not. */
            readonly revoked_at: string | null;
            /**
             * Format: date
             * @description API version, a date, in which requests with this key are read and answered.
             */
            readonly api_version: string;
        };
        readonly RestrictedKeyCreate: {
            /** @description Your name for the key. Default `key`. */
            readonly name?: string;
            /** @description What the key may do: the permissions of users, such as `Can view payment requests` or `payment.refund`. */
            readonly permissions: readonly string[];
            /** @description IP addresses and CIDR blocks, such as `203.0.113.0/24`, from which the key is accepted; absent or empty for all. */
            readonly addresses?: readonly string[];
            /** @description Most that the key may refund and credit to wallets on one day; null or absent for no ceiling. */
            readonly daily_ceiling?: {
                /**
                 * Format: decimal
                 * @description Most that the key may refund and credit on one day of the merchant's time zone.
                 */
                readonly amount: string | number;
                /** @description Currency of the ceiling (ISO 4217). Others are refused. */
                readonly currency_code: string;
            } | null;
            /**
             * Format: date-time
             * @description When the key expires, an instant in the future in ISO 8601 with its offset; null or absent for never.
             */
            readonly expires_at?: string | null;
        };
        readonly RestrictedKeyList: {
            /** @description Number of rows that match, on all pages. */
            readonly count: number;
            /** @description Absolute URL of the next page; null on the last one. */
            readonly next: string | null;
            /** @description Absolute URL of the previous page; null on the first one. */
            readonly previous: string | null;
            /** @description The rows of this page. */
            readonly results: readonly components["schemas"]["RestrictedKey"][];
        };
        readonly RetrievedChildTransaction: {
            /**
             * Format: decimal
             * @description Amount without the fee, a decimal string in `currency_code`.
             */
            readonly amount: string;
            /** @description Currency of the session (ISO 4217). */
            readonly currency_code: string;
            /** @description Id of the child transaction itself. No endpoint accepts it. */
            readonly session_id: string;
            /** @description Always null. */
            readonly order_no: null;
            /**
             * @description `paid`: a capture. `refunded`: a refund. `voided`: a void. `refund_queued`: the gateway decides on the refund later. `refund_rejected`: the gateway refused a queued refund or reversed a refund. `capture_failed`, `void_failed`: the gateway reversed the capture or void.
             * @enum {string}
             */
            readonly state: "paid" | "refunded" | "voided" | "refund_queued" | "refund_rejected" | "capture_failed" | "void_failed";
            /**
             * @description `capture`, `refund` or `void`.
             * @enum {string}
             */
            readonly operation: "refund" | "capture" | "void";
            /** @description Reference of the operation at the gateway. */
            readonly reference_number: string;
            /** @description The `Tracking-Key` of the request; null without one. */
            readonly tracking_key: string | null;
            /** @description `pg` for the gateway, `wallet` for the customer's wallet. */
            readonly destination: string;
            /**
             * Format: date-time
             * @description When the operation was made, on the merchant's clock.
             */
            readonly created_at: string;
            /** @description The gateway's answer, unchanged; null if there was none. */
            readonly pg_response: components["schemas"]["WalletSheet"] | null;
        };
        readonly RetrievedSession: {
            /** @description Id of the session. */
            readonly session_id: string;
            /**
             * @description `created`: made. `pending`: opened by the customer. `attempted`: an attempt failed and another may follow. `cod`: cash on delivery was agreed. `paid`: paid. `authorized`: the amount is reserved. `captured`: the whole authorized amount was captured. `failed`: failed for good. `canceled`: canceled. `expired`: its lifetime ended unpaid. `invalided`: not used at present.
             * @enum {string}
             */
            readonly state: "created" | "pending" | "attempted" | "cod" | "paid" | "authorized" | "captured" | "failed" | "canceled" | "expired" | "invalided";
            /**
             * @description `e_commerce`: an order of a shop. `payment_request`: a request to pay.
             * @enum {string}
             */
            readonly type: "e_commerce" | "payment_request";
            /**
             * @description `one_off`: one payment. `auto_debit`: a payment under an agreement, whose card your server may charge later. `save_card`: saves a card without a payment. `auto_pay`: sets up a subscription that the service charges.
             * @enum {string}
             */
            readonly payment_type: "one_off" | "auto_debit" | "save_card" | "auto_pay";
            /**
             * Format: decimal
             * @description Amount to pay without the fee, a decimal string in `currency_code`.
             */
            readonly amount: string;
            /** @description Currency of the session (ISO 4217). */
            readonly currency_code: string;
            /** @description Codes of the gateway accounts that may serve the session. */
            readonly pg_codes: readonly string[];
            /**
             * @description `purchase`: the money is taken at once. `authorize`: it is reserved until a capture.
             * @enum {string}
             */
            readonly operation: "purchase" | "authorize";
            /**
             * @description Language of pages and messages for the customer: `en` or `ar`.
             * @enum {string}
             */
            readonly language: "en" | "ar";
            /** @description Lifetime of the session, `HH:MM:SS` with unbounded hours. */
            readonly expiration_time: string;
            /**
             * Format: uri
             * @description Link for the customer. It opens the session and leads to the checkout.
             */
            readonly checkout_url: string;
            /**
             * Format: uri
             * @description URL of the checkout page itself.
             */
            readonly checkout_page_url: string;
            /**
             * Format: uri
             * @description Short link to the checkout.
             */
            readonly checkout_short_url: string;
            /**
             * Format: uri
             * @description URL of the file that the customer may download; absent if there is none.
             */
            readonly attachment?: string;
            /**
             * Format: uri
             * @description Short URL of the file; only if `shortify_attachment_url` was true.
             */
            readonly attachment_short_url?: string;
            /**
             * Format: uri
             * @description URL of a PNG with `checkout_url` as a QR code; with `.svg` in place of `.png` it is an SVG. Only if `generate_qr_code` was true.
             */
            readonly qr_code_url?: string;
            /** @description Offers of the gateway accounts that accept the currency. */
            readonly payment_methods: readonly components["schemas"]["PaymentMethod"][];
            /** @description The amount as it is shown to the customer. */
            readonly billing: {
                /**
                 * Format: decimal
                 * @description Amount without the fee, a decimal string in `currency_code`.
                 */
                readonly amount: string;
                /** @description Currency of the session (ISO 4217). */
                readonly currency_code: string;
                /** @description Amount and currency in the session's language, such as `KWD 10.500`. */
                readonly display: string;
            };
            /** @description Code of the gateway account that took the payment; null before. */
            readonly settled_pg_code: string | null;
            /**
             * Format: decimal
             * @description Amount that is not settled yet, a decimal string in `currency_code`.
             */
            readonly remaining_amount: string;
            /**
             * Format: decimal
             * @description Amount that was paid, authorized or agreed as cash, without the fee, a decimal string in `currency_code`.
             */
            readonly settled_amount: string;
            /**
             * Format: decimal
             * @description Money collected, fee and wallets' part included, a decimal string in `currency_code`.
             */
            readonly paid_amount: string;
            /**
             * Format: decimal
             * @description Sum of the captures of an authorization, a decimal string in `currency_code`.
             */
            readonly captured_amount: string;
            /**
             * Format: decimal
             * @description Sum of the refunds, a decimal string in `currency_code`.
             */
            readonly refunded_amount: string;
            /**
             * Format: decimal
             * @description Amount of an authorization that a void released, a decimal string in `currency_code`.
             */
            readonly voided_amount: string;
            /** @description The payment link by which the customer came; absent without one. */
            readonly payment_link_id?: string;
            /**
             * Format: date-time
             * @description When cash on delivery was received, on the merchant's clock; absent if it was not.
             */
            readonly cash_collected_at?: string;
            /** @description The user who recorded that cash was received; absent if a key did. */
            readonly cash_collected_by?: components["schemas"]["Initiator"];
            /** @description Your reference of the order; absent if none was sent. */
            readonly order_no?: string;
            /** @description Your id of the customer; absent if none was sent. */
            readonly customer_id?: string;
            /** @description Customer's email address; absent if none was sent. */
            readonly customer_email?: string;
            /** @description Customer's phone number; absent if none was sent. */
            readonly customer_phone?: string;
            /**
             * Format: uri
             * @description Address that this session's events are posted to, with `***` for its credentials; absent if none was sent.
             */
            readonly webhook_url?: string;
            /**
             * Format: uri
             * @description Where the customer returns to; absent if none was sent.
             */
            readonly redirect_url?: string;
            /** @description Your own data. Numbers keep the digits that were sent. */
            readonly extra?: components["schemas"]["WalletSheet"];
            /** @description Number of the user who requests the payment; absent for API keys that name none. */
            readonly initiator_id?: number;
            /** @description Customer's second phone number; absent if none was sent. */
            readonly customer_phone_2?: string;
            /** @description Customer's first name; absent if none was sent. */
            readonly customer_first_name?: string;
            /** @description Customer's last name; absent if none was sent. */
            readonly customer_last_name?: string;
            /**
             * Format: date
             * @description Customer's date of birth; absent if none was sent.
             */
            readonly customer_birthdate?: string;
            /** @description Due time shown to the customer, `DD/MM/YYYY HH:MM:SS` in UTC; absent if none was sent. */
            readonly due_datetime?: string;
            /** @description Events that the customer is notified of, by channel; absent if none were sent. */
            readonly notifications?: {
                /** @description Events that are notified by mail. */
                readonly email?: readonly string[];
                /** @description Events that are notified by SMS. */
                readonly sms?: readonly string[];
                /** @description Events that are notified by WhatsApp. */
                readonly whatsapp?: readonly string[];
            };
            /** @description Email addresses that get copies of the customer's mails; absent if none were sent. */
            readonly email_recipients?: readonly string[];
            /** @description Customer's billing address; absent if none was sent. */
            readonly billing_address?: components["schemas"]["Address"];
            /** @description Address and recipient of the goods; absent if none was sent. */
            readonly shipping_address?: components["schemas"]["ShippingAddress"];
            /** @description What the customer agrees to be charged for later; absent if none was sent. */
            readonly agreement?: components["schemas"]["Agreement"];
            /** @description What a card must meet to be saved or charged; absent if there is no criterion. */
            readonly card_acceptance_criteria?: components["schemas"]["CardAcceptanceCriteria"];
            /** @description `file_url` of the uploaded file, or the text that was sent. */
            readonly attachment_upload_url?: string;
            /** @description What is sold; absent if it was not sent. */
            readonly product_type?: string;
            /** @description Who sells it; absent if it was not sent. */
            readonly vendor_name?: string;
            /** @description The customer's part in a loyalty programme. */
            readonly loyalty?: {
                /** @description True if the payment takes part in the programme. */
                readonly enabled: boolean;
                /** @description Reference in the programme; by default `order_no`. */
                readonly reference?: string;
                /** @description Your own data about the programme. */
                readonly metadata?: components["schemas"]["WalletSheet"];
            } | null;
            /** @description Captures, refunds and voids, oldest first; at most the newest hundred. */
            readonly transactions: readonly components["schemas"]["RetrievedChildTransaction"][];
            /** @description What each of the customer's wallets paid, in the order of use; absent if no wallet paid. `paid_amount` minus these amounts is what the gateway took. */
            readonly customer_wallet_transactions?: readonly components["schemas"]["WalletTransaction"][];
            /** @description Every attempt to pay, oldest first. */
            readonly attempts: readonly components["schemas"]["Attempt"][];
            /** @description Data that a client SDK starts from; pass it on unchanged. Only if `include_sdk_setup_preload` was true. */
            readonly sdk_setup_preload_payload?: components["schemas"]["SetupPreload"];
            /**
             * Format: date-time
             * @description Until when what is still reserved can be captured, on the merchant's clock, as the gateway or its documentation says; absent if nothing is reserved, or neither says.
             */
            readonly capture_before?: string;
        };
        readonly SdkApplePaySession: {
            /** @description Code of the gateway account that accepts the wallet. Default: the first of the session that does. */
            readonly pg_code?: string;
            /**
             * Format: uri
             * @description URL that the wallet's script gave to the page.
             */
            readonly validation_url: string;
        };
        readonly SdkCard: {
            /** @description Card scheme, such as `Visa`; null if it is unknown. */
            readonly brand: string | null;
            /** @description Masked card number, such as `**** 1111`. */
            readonly number: string;
            /** @description Month of expiry, two digits. */
            readonly expiry_month: string;
            /** @description Year of expiry, its last two digits. */
            readonly expiry_year: string;
            /** @description Token of the saved card, for `token` of a submit. */
            readonly token: string;
            /** @description Always false. */
            readonly is_preferred: boolean;
            /** @description True if the card's last day has passed in the merchant's time zone. */
            readonly is_expired: boolean;
            /** @description True if the customer must enter the security code again. */
            readonly cvv_required: boolean;
            /** @description Code of the gateway account that the card is saved at. */
            readonly pg_code: string;
            /** @description Kind of gateway behind that account. */
            readonly pg: string;
            /**
             * Format: decimal
             * @description What the customer pays with this card, fee included, a decimal string in `currency_code`.
             */
            readonly amount: string;
            /** @description Currency that is charged (ISO 4217). */
            readonly currency_code: string;
            /**
             * Format: decimal
             * @description Fee, a decimal string in `currency_code`.
             */
            readonly fee: string;
            /**
             * Format: uri
             * @description URL that removes the card with DELETE.
             */
            readonly delete_url: string;
            /**
             * Format: uri
             * @description URL that charges the card with POST.
             */
            readonly submit_url: string;
        };
        readonly SdkCodeSent: {
            /**
             * @description Always `pending` in this answer. In others: `success`, `canceled`, `error`.
             * @enum {string}
             */
            readonly status: "success" | "canceled" | "error" | "pending";
            /** @description What the customer does next, in the session's language. */
            readonly message: string;
        };
        readonly SdkInstalmentCheck: {
            /** @description Code of a method of `flex_methods`. */
            readonly pg_code: string;
        };
        readonly SdkInstalments: {
            /** @description Code of the gateway account, as in `pg_codes`. */
            readonly code: string;
            /** @description Name of the method in the session's language. */
            readonly name: string;
            /**
             * Format: decimal
             * @description What the customer pays with this method, fee included, a decimal string in `currency_code`.
             */
            readonly amount: string;
            /** @description Currency that is charged (ISO 4217). It may differ from the session's. */
            readonly currency_code: string;
            /**
             * Format: decimal
             * @description Fee that the customer pays, a decimal string in `currency_code`.
             */
            readonly fee: string;
            /** @description Name of the fee in the session's language; empty if it has none. */
            readonly fee_description: string;
            /**
             * Format: uri
             * @description URL of the method's picture, an SVG.
             */
            readonly icon: string;
            /** @description The picture in two formats. */
            readonly icons: {
                /**
                 * Format: uri
                 * @description URL of the SVG.
                 */
                readonly svg: string;
                /**
                 * Format: uri
                 * @description URL of the WebP.
                 */
                readonly webp: string;
            };
            /**
             * @description `redirect`: the customer pays on a page of the gateway. `card_onsite`: the card is entered on the checkout. `flex_methods`: the customer pays in instalments.
             * @enum {string}
             */
            readonly flow: "redirect" | "card_onsite" | "flex_methods";
            /** @description Always null. Send the customer to `checkout_url` of the session. */
            readonly redirect_url: null;
            /**
             * @description Type of the session: `e_commerce` for an order of a shop, `payment_request` for a request to pay.
             * @enum {string}
             */
            readonly type: "e_commerce" | "payment_request";
            /** @description True if the gateway account simulates payments and no money moves. */
            readonly is_sandbox: boolean;
            /** @description Your text and colour for this method on the checkout; absent if the session has none for it. */
            readonly branding_options?: {
                /** @description Text shown in place of the method's name. */
                readonly text: string;
                /** @description Colour of the text, `#rgb` or `#rrggbb`. */
                readonly color: string;
                /** @description Weight of the text, 100 to 900. */
                readonly font_weight: number;
            };
            /** @description Merchant's country, ISO 3166-1 alpha-2. */
            readonly country: string;
            /** @description Always null. */
            readonly public_key: null;
            /**
             * Format: uri
             * @description URL that begins a payment with POST.
             */
            readonly submit_url: string;
            /**
             * @description Always true.
             * @constant
             */
            readonly pre_payment_options_available: true;
            /**
             * Format: uri
             * @description URL that answers with the available instalment plans to POST.
             */
            readonly pre_payment_check_url: string;
            /** @description Always null. */
            readonly pre_payment_options: null;
        };
        readonly SdkMethod: {
            /** @description Code of the gateway account, as in `pg_codes`. */
            readonly code: string;
            /** @description Name of the method in the session's language. */
            readonly name: string;
            /**
             * Format: decimal
             * @description What the customer pays with this method, fee included, a decimal string in `currency_code`.
             */
            readonly amount: string;
            /** @description Currency that is charged (ISO 4217). It may differ from the session's. */
            readonly currency_code: string;
            /**
             * Format: decimal
             * @description Fee that the customer pays, a decimal string in `currency_code`.
             */
            readonly fee: string;
            /** @description Name of the fee in the session's language; empty if it has none. */
            readonly fee_description: string;
            /**
             * Format: uri
             * @description URL of the method's picture, an SVG.
             */
            readonly icon: string;
            /** @description The picture in two formats. */
            readonly icons: {
                /**
                 * Format: uri
                 * @description URL of the SVG.
                 */
                readonly svg: string;
                /**
                 * Format: uri
                 * @description URL of the WebP.
                 */
                readonly webp: string;
            };
            /**
             * @description `redirect`: the customer pays on a page of the gateway. `card_onsite`: the card is entered on the checkout. `flex_methods`: the customer pays in instalments.
             * @enum {string}
             */
            readonly flow: "redirect" | "card_onsite" | "flex_methods";
            /** @description Always null. Send the customer to `checkout_url` of the session. */
            readonly redirect_url: null;
            /**
             * @description Type of the session: `e_commerce` for an order of a shop, `payment_request` for a request to pay.
             * @enum {string}
             */
            readonly type: "e_commerce" | "payment_request";
            /** @description True if the gateway account simulates payments and no money moves. */
            readonly is_sandbox: boolean;
            /** @description Your text and colour for this method on the checkout; absent if the session has none for it. */
            readonly branding_options?: {
                /** @description Text shown in place of the method's name. */
                readonly text: string;
                /** @description Colour of the text, `#rgb` or `#rrggbb`. */
                readonly color: string;
                /** @description Weight of the text, 100 to 900. */
                readonly font_weight: number;
            };
            /** @description Kind of gateway behind the account. */
            readonly pg: string;
            /**
             * Format: uri
             * @description URL that begins a payment with POST.
             */
            readonly submit_url: string;
            /**
             * Format: uri
             * @description URL that cancels the session with POST.
             */
            readonly cancel_url: string;
            /** @description True if the customer can save the card. */
            readonly can_save_card: boolean;
            /** @description True if the result must be shown before the customer leaves. */
            readonly requires_result_popup: boolean;
        };
        readonly SdkRedirect: {
            /**
             * @description Always `pending` in this answer. In others: `success`, `canceled`, `error`.
             * @enum {string}
             */
            readonly status: "success" | "canceled" | "error" | "pending";
            /** @description What the customer does next, in the session's language. */
            readonly message: string;
            /**
             * Format: uri
             * @description Page to send the customer to.
             */
            readonly redirect_url: string;
        };
        readonly SdkResult: {
            /**
             * @description `success`: paid or authorized. `canceled`: declined, or given up by the customer. `error`: a technical failure. `pending`: the outcome is not known yet.
             * @enum {string}
             */
            readonly status: "success" | "canceled" | "error" | "pending";
            /** @description The result for the customer, in the session's language. */
            readonly message: string;
            /** @description What the customer paid with: `redirect`, `token_pay` for a saved card, `wallet`, or a device wallet such as `apple_pay`. */
            readonly form_of_payment: string;
            /** @description True if the customer had to enter a code, or their bank asked (3-D Secure). */
            readonly challenge_occurred: boolean;
            /** @description Id of the session. */
            readonly session_id: string;
            /**
             * @description `purchase`: the money was taken at once. `authorize`: it was reserved until a capture.
             * @enum {string}
             */
            readonly operation: "purchase" | "authorize";
            /** @description Your reference of the order; absent if the session has none. */
            readonly order_no?: string;
            /** @description Unique reference of the attempt at the gateway; absent if the session was canceled before any attempt. */
            readonly reference_number?: string;
            /**
             * Format: uri
             * @description Where the customer returns to; absent while the session can still be paid, or if it has no `redirect_url`.
             */
            readonly redirect_url?: string;
            /** @description The gateway account and its answer; absent after an error and while pending. */
            readonly payment_gateway_info?: {
                /** @description Code of the gateway account. */
                readonly pg_code: string;
                /** @description Kind of gateway behind the account. */
                readonly pg_name: string;
                /** @description The gateway's answer, unchanged. */
                readonly pg_response: components["schemas"]["WalletSheet"];
            };
        };
        readonly SdkService: {
            /** @description Name of the wallet: `apple_pay`, `google_pay` or `stc_pay`. */
            readonly code: string;
            /** @description Code of the gateway account. */
            readonly pg_code: string;
            /**
             * @description How the wallet is paid with: `apple_pay` or `google_pay` by the device's own sheet, `stc_pay` by a code sent to the customer's phone.
             * @enum {string}
             */
            readonly flow: "apple_pay" | "google_pay" | "stc_pay";
            /** @description Currency that is charged (ISO 4217). */
            readonly currency_code: string;
            /**
             * Format: decimal
             * @description Fee, a decimal string in `currency_code`.
             */
            readonly fee: string;
            /** @description Name of the fee in the session's language; empty if it has none. */
            readonly fee_description: string;
            /** @description True if the result must be shown before the customer leaves. */
            readonly requires_result_popup: boolean;
            /**
             * Format: uri
             * @description URL that takes the wallet's payload, or the customer's code, with POST.
             */
            readonly payment_url: string;
            /** @description Merchant's country, ISO 3166-1 alpha-2. For device wallets. */
            readonly country_code?: string;
            /** @description The merchant's id at the device wallet. */
            readonly merchant_id?: string;
            /** @description Host that the sheet of `apple_pay` is shown on. */
            readonly domain?: string;
            /** @description Merchant's name on the sheet of `apple_pay`. */
            readonly shop_name?: string;
            /**
             * Format: decimal
             * @description What the customer pays, fee included, a decimal string in `currency_code`. For `apple_pay` and `stc_pay`.
             */
            readonly amount?: string;
            /** @description Id of the session. For `apple_pay` and `stc_pay`. */
            readonly session_id?: string;
            /**
             * Format: uri
             * @description URL that opens the sheet's session with POST. For `apple_pay`.
             */
            readonly validation_url?: string;
            /** @description Name of the gateway at `google_pay`. */
            readonly gateway?: string;
            /** @description The merchant's id at the gateway, for `google_pay`. */
            readonly gateway_merchant_id?: string;
            /** @description Merchant's name on the sheet of `google_pay`. */
            readonly merchant_name?: string;
            /** @description Environment of `google_pay`, such as `TEST`. */
            readonly environment?: string;
            /**
             * Format: decimal
             * @description What the customer pays, fee included, a decimal string in `currency_code`. For `google_pay`.
             */
            readonly total_price?: string;
            /** @description Always false for `stc_pay`; absent otherwise. */
            readonly can_save_card?: boolean;
            /**
             * Format: uri
             * @description URL that sends a code to the customer's phone with POST. For `stc_pay`.
             */
            readonly submit_url?: string;
        };
        readonly SdkSession: {
            /** @description Id of the session. */
            readonly session_id: string;
            /**
             * Format: decimal
             * @description Amount to pay without the fee, a decimal string in `currency_code`.
             */
            readonly amount: string;
            /** @description Currency of the session (ISO 4217). */
            readonly currency_code: string;
            /** @description The amount as it is shown to the customer. */
            readonly billing: {
                /**
                 * Format: decimal
                 * @description Amount without the fee, a decimal string in `currency_code`.
                 */
                readonly amount: string;
                /** @description Currency of the session (ISO 4217). */
                readonly currency_code: string;
                /** @description Amount and currency in the session's language, such as `KWD 10.500`. */
                readonly display: string;
            };
            /**
             * @description State of the session: `created`, `pending`, `attempted`, `cod`, `paid`, `authorized`, `captured`, `failed`, `canceled`, `expired` or `invalided`, as in the session object.
             * @enum {string}
             */
            readonly state: "created" | "pending" | "attempted" | "cod" | "paid" | "authorized" | "captured" | "failed" | "canceled" | "expired" | "invalided";
            /**
             * @description `e_commerce`: an order of a shop. `payment_request`: a request to pay.
             * @enum {string}
             */
            readonly type: "e_commerce" | "payment_request";
            /**
             * @description `one_off`: one payment. `auto_debit`: a payment under an agreement. `save_card`: saves a card without a payment. `auto_pay`: sets up a subscription.
             * @enum {string}
             */
            readonly payment_type: "one_off" | "auto_debit" | "save_card" | "auto_pay";
            /**
             * @description `purchase`: the money is taken at once. `authorize`: it is reserved until a capture.
             * @enum {string}
             */
            readonly operation: "purchase" | "authorize";
            /**
             * @description Language of pages and messages for the customer: `en` or `ar`.
             * @enum {string}
             */
            readonly language: "en" | "ar";
            /**
             * Format: date-time
             * @description Instant at which the session expires, on the merchant's clock.
             */
            readonly expiration_time: string;
            /**
             * @description Always false.
             * @constant
             */
            readonly is_amount_editable: false;
            /**
             * Format: uri
             * @description URL that cancels the session with POST.
             */
            readonly cancel_url: string;
            /** @description Methods that lead the customer to a page. Empty if the session cannot be paid. */
            readonly payment_methods: readonly components["schemas"]["SdkMethod"][];
            /** @description Device wallets and mobile wallets. Empty if the session cannot be paid. */
            readonly payment_services: readonly components["schemas"]["SdkService"][];
            /** @description Methods for paying in instalments. Empty if the session cannot be paid. */
            readonly flex_methods: readonly components["schemas"]["SdkInstalments"][];
            /** @description Error reporting of client SDKs. */
            readonly sdk_studio: {
                /**
                 * @description Always false.
                 * @constant
                 */
                readonly is_enabled: false;
            };
            /** @description Result of the latest decided attempt; null if there is none. */
            readonly response: components["schemas"]["SdkResult"] | null;
            /** @description Saved cards that may pay the session, expired ones last, without the customer's name. */
            readonly cards: readonly components["schemas"]["SdkCard"][];
        };
        readonly SdkSubmit: {
            /** @description Code of the method to pay with, or of the saved card's gateway account. Required without `token`. */
            readonly pg_code?: string;
            /** @description Token of the saved card to charge. */
            readonly token?: string;
            /** @description Security code of the saved card, if `cvv_required` is true. Ignored without `token`. */
            readonly cvv?: string;
            /**
             * Format: decimal
             * @description `amount` of the saved card as it was shown. Required with `token`; another price is refused. Ignored without it.
             */
            readonly amount?: string | number;
        };
        readonly SdkWalletCode: {
            /** @description The code that was sent to the customer's phone. */
            readonly otp: string;
        };
        readonly SdkWalletPhone: {
            /** @description Phone number that the code is sent to. */
            readonly customer_phone: string;
        };
        readonly SentMessage: {
            /** @description A confirmation for people. */
            readonly message: string;
            /**
             * @description Always `success`: the message is on its way.
             * @constant
             */
            readonly result: "success";
        };
        readonly Session: {
            /** @description Id of the session. */
            readonly session_id: string;
            /**
             * @description `created`: made. `pending`: opened by the customer. `attempted`: an attempt failed and another may follow. `cod`: cash on delivery was agreed. `paid`: paid. `authorized`: the amount is reserved. `captured`: the whole authorized amount was captured. `failed`: failed for good. `canceled`: canceled. `expired`: its lifetime ended unpaid. `invalided`: not used at present.
             * @enum {string}
             */
            readonly state: "created" | "pending" | "attempted" | "cod" | "paid" | "authorized" | "captured" | "failed" | "canceled" | "expired" | "invalided";
            /**
             * @description `e_commerce`: an order of a shop. `payment_request`: a request to pay.
             * @enum {string}
             */
            readonly type: "e_commerce" | "payment_request";
            /**
             * @description `one_off`: one payment. `auto_debit`: a payment under an agreement, whose card your server may charge later. `save_card`: saves a card without a payment. `auto_pay`: sets up a subscription that the service charges.
             * @enum {string}
             */
            readonly payment_type: "one_off" | "auto_debit" | "save_card" | "auto_pay";
            /**
             * Format: decimal
             * @description Amount to pay without the fee, a decimal string in `currency_code`.
             */
            readonly amount: string;
            /** @description Currency of the session (ISO 4217). */
            readonly currency_code: string;
            /** @description Codes of the gateway accounts that may serve the session. */
            readonly pg_codes: readonly string[];
            /**
             * @description `purchase`: the money is taken at once. `authorize`: it is reserved until a capture.
             * @enum {string}
             */
            readonly operation: "purchase" | "authorize";
            /**
             * @description Language of pages and messages for the customer: `en` or `ar`.
             * @enum {string}
             */
            readonly language: "en" | "ar";
            /** @description Lifetime of the session, `HH:MM:SS` with unbounded hours. */
            readonly expiration_time: string;
            /**
             * Format: uri
             * @description Link for the customer. It opens the session and leads to the checkout.
             */
            readonly checkout_url: string;
            /**
             * Format: uri
             * @description URL of the checkout page itself.
             */
            readonly checkout_page_url: string;
            /**
             * Format: uri
             * @description Short link to the checkout.
             */
            readonly checkout_short_url: string;
            /**
             * Format: uri
             * @description URL of the file that the customer may download; absent if there is none.
             */
            readonly attachment?: string;
            /**
             * Format: uri
             * @description Short URL of the file; only if `shortify_attachment_url` was true.
             */
            readonly attachment_short_url?: string;
            /**
             * Format: uri
             * @description URL of a PNG with `checkout_url` as a QR code; with `.svg` in place of `.png` it is an SVG. Only if `generate_qr_code` was true.
             */
            readonly qr_code_url?: string;
            /** @description Offers of the gateway accounts that accept the currency. */
            readonly payment_methods: readonly components["schemas"]["PaymentMethod"][];
            /** @description The amount as it is shown to the customer. */
            readonly billing: {
                /**
                 * Format: decimal
                 * @description Amount without the fee, a decimal string in `currency_code`.
                 */
                readonly amount: string;
                /** @description Currency of the session (ISO 4217). */
                readonly currency_code: string;
                /** @description Amount and currency in the session's language, such as `KWD 10.500`. */
                readonly display: string;
            };
            /** @description Code of the gateway account that took the payment; null before. */
            readonly settled_pg_code: string | null;
            /**
             * Format: decimal
             * @description Amount that is not settled yet, a decimal string in `currency_code`.
             */
            readonly remaining_amount: string;
            /**
             * Format: decimal
             * @description Amount that was paid, authorized or agreed as cash, without the fee, a decimal string in `currency_code`.
             */
            readonly settled_amount: string;
            /**
             * Format: decimal
             * @description Money collected, fee and wallets' part included, a decimal string in `currency_code`.
             */
            readonly paid_amount: string;
            /**
             * Format: decimal
             * @description Sum of the captures of an authorization, a decimal string in `currency_code`.
             */
            readonly captured_amount: string;
            /**
             * Format: decimal
             * @description Sum of the refunds, a decimal string in `currency_code`.
             */
            readonly refunded_amount: string;
            /**
             * Format: decimal
             * @description Amount of an authorization that a void released, a decimal string in `currency_code`.
             */
            readonly voided_amount: string;
            /** @description The payment link by which the customer came; absent without one. */
            readonly payment_link_id?: string;
            /**
             * Format: date-time
             * @description When cash on delivery was received, on the merchant's clock; absent if it was not.
             */
            readonly cash_collected_at?: string;
            /** @description The user who recorded that cash was received; absent if a key did. */
            readonly cash_collected_by?: components["schemas"]["Initiator"];
            /** @description Your reference of the order; absent if none was sent. */
            readonly order_no?: string;
            /** @description Your id of the customer; absent if none was sent. */
            readonly customer_id?: string;
            /** @description Customer's email address; absent if none was sent. */
            readonly customer_email?: string;
            /** @description Customer's phone number; absent if none was sent. */
            readonly customer_phone?: string;
            /**
             * Format: uri
             * @description Address that this session's events are posted to, with `***` for its credentials; absent if none was sent.
             */
            readonly webhook_url?: string;
            /**
             * Format: uri
             * @description Where the customer returns to; absent if none was sent.
             */
            readonly redirect_url?: string;
            /** @description Your own data. Numbers keep the digits that were sent. */
            readonly extra?: components["schemas"]["WalletSheet"];
            /** @description Number of the user who requests the payment; absent for API keys that name none. */
            readonly initiator_id?: number;
            /** @description Customer's second phone number; absent if none was sent. */
            readonly customer_phone_2?: string;
            /** @description Customer's first name; absent if none was sent. */
            readonly customer_first_name?: string;
            /** @description Customer's last name; absent if none was sent. */
            readonly customer_last_name?: string;
            /**
             * Format: date
             * @description Customer's date of birth; absent if none was sent.
             */
            readonly customer_birthdate?: string;
            /** @description Due time shown to the customer, `DD/MM/YYYY HH:MM:SS` in UTC; absent if none was sent. */
            readonly due_datetime?: string;
            /** @description Events that the customer is notified of, by channel; absent if none were sent. */
            readonly notifications?: {
                /** @description Events that are notified by mail. */
                readonly email?: readonly string[];
                /** @description Events that are notified by SMS. */
                readonly sms?: readonly string[];
                /** @description Events that are notified by WhatsApp. */
                readonly whatsapp?: readonly string[];
            };
            /** @description Email addresses that get copies of the customer's mails; absent if none were sent. */
            readonly email_recipients?: readonly string[];
            /** @description Customer's billing address; absent if none was sent. */
            readonly billing_address?: components["schemas"]["Address"];
            /** @description Address and recipient of the goods; absent if none was sent. */
            readonly shipping_address?: components["schemas"]["ShippingAddress"];
            /** @description What the customer agrees to be charged for later; absent if none was sent. */
            readonly agreement?: components["schemas"]["Agreement"];
            /** @description What a card must meet to be saved or charged; absent if there is no criterion. */
            readonly card_acceptance_criteria?: components["schemas"]["CardAcceptanceCriteria"];
            /** @description `file_url` of the uploaded file, or the text that was sent. */
            readonly attachment_upload_url?: string;
            /** @description What is sold; absent if it was not sent. */
            readonly product_type?: string;
            /** @description Who sells it; absent if it was not sent. */
            readonly vendor_name?: string;
            /** @description The customer's part in a loyalty programme. */
            readonly loyalty?: {
                /** @description True if the payment takes part in the programme. */
                readonly enabled: boolean;
                /** @description Reference in the programme; by default `order_no`. */
                readonly reference?: string;
                /** @description Your own data about the programme. */
                readonly metadata?: components["schemas"]["WalletSheet"];
            } | null;
            /** @description Captures, refunds and voids, oldest first; at most the newest hundred. */
            readonly transactions: readonly components["schemas"]["ChildTransaction"][];
            /** @description What each of the customer's wallets paid, in the order of use; absent if no wallet paid. `paid_amount` minus these amounts is what the gateway took. */
            readonly customer_wallet_transactions?: readonly components["schemas"]["WalletTransaction"][];
            /** @description Every attempt to pay, oldest first. */
            readonly attempts: readonly components["schemas"]["Attempt"][];
            /** @description Data that a client SDK starts from; pass it on unchanged. Only if `include_sdk_setup_preload` was true. */
            readonly sdk_setup_preload_payload?: components["schemas"]["SetupPreload"];
        };
        readonly SessionCreate: {
            /**
             * @description `e_commerce`: an order of a shop. `payment_request`: a request to pay. `one_off`, `auto_debit`, `save_card` and `auto_pay` sent here are read as `payment_type` of a payment request.
             * @enum {string}
             */
            readonly type: "e_commerce" | "payment_request" | "one_off" | "auto_debit" | "save_card" | "auto_pay";
            /**
             * Format: decimal
             * @description Amount to pay without the fee, with at most the currency's decimals: above zero; exactly zero for `save_card`; zero or more for `auto_pay` unless `type` is `one_off`.
             */
            readonly amount: string | number;
            /** @description Currency of the session (ISO 4217). At least one gateway account of `pg_codes` must accept it. */
            readonly currency_code: string;
            /** @description Codes of your gateway accounts that may serve the session. Users need `Can use <pg_code>` for each. */
            readonly pg_codes: readonly string[];
            /**
             * @description `one_off` (default): one payment. `auto_debit`: a payment under an agreement, whose card your server may charge later. `save_card`: saves a card without a payment. `auto_pay`: sets up a subscription that the service charges.
             * @enum {string}
             */
            readonly payment_type?: "one_off" | "auto_debit" | "save_card" | "auto_pay";
            /**
             * @description Language of pages and messages for the customer: `en` or `ar`. Default: the merchant's.
             * @enum {string}
             */
            readonly language?: "en" | "ar";
            /** @description Your reference of the order. It need not be unique. */
            readonly order_no?: string;
            /** @description Your id of the customer. Required for `auto_debit`, `auto_pay` and `save_card`. */
            readonly customer_id?: string;
            /**
             * Format: email
             * @description Customer's email address. Required for `auto_pay`.
             */
            readonly customer_email?: string;
            /** @description Customer's phone number. For messages it begins with `+` or `00` and the country's code. */
            readonly customer_phone?: string;
            /**
             * Format: uri
             * @description Address that this session's events are posted to. A user name and password in it are sent as Basic. Default: the merchant's `webhook_url`.
             */
            readonly webhook_url?: string;
            /**
             * Format: uri
             * @description Where the customer returns to, also in an app whose scheme `redirect_schemes` lists. `order_no`, `reference_number`, `session_id` and scalar values of `extra` are added to its query.
             */
            readonly redirect_url?: string;
            /** @description Your own data: stored, echoed and sent in webhooks. Numbers keep the digits that were sent, at most 1,000. */
            readonly extra?: {
                readonly [key: string]: unknown;
            };
            /** @description Lifetime of the session, `[D ]HH:MM:SS`, from one minute to 365 days. Default: the merchant's `session_lifetime`. In an update it starts again from now. */
            readonly expiration_time?: string;
            /** @description Number of an active user of the merchant who requests the payment. For users it is always the caller. */
            readonly initiator_id?: number;
            /** @description Plan of the subscription. Required for `auto_pay`. Not echoed. */
            readonly autopay?: {
                /**
                 * @description Length of a billing period: a calendar month (`monthly`) or year (`yearly`).
                 * @enum {string}
                 */
                readonly frequency: "monthly" | "yearly";
                /**
                 * Format: decimal
                 * @description Amount of each cycle, zero or more, with at most 14 digits and the currency's decimals.
                 */
                readonly recurring_amount: string | number;
                /**
                 * Format: date
                 * @description First billing day, not in the past, in the merchant's time zone. Its day of the month is the anchor of later ones.
                 */
                readonly start_date: string;
                /**
                 * Format: date
                 * @description Last day of the subscription, after `start_date`; a cycle on that day is still billed. Null: no end.
                 */
                readonly end_date?: string | null;
                /** @description Description of the plan; its name if `product_type` is not sent. */
                readonly description?: string | null;
                /** @description Number of tries after a failed charge, 1 to 10. Default 3. */
                readonly retry_count?: number | null;
                /** @description Days after a cycle's first failed charge on which it is tried again: 1 to 10 whole numbers from 1 to 30, ascending. Their number is `retry_count`. By default tries are an hour apart. */
                readonly retry_days?: readonly number[] | null;
                /** @description Which mails the customer gets. A value that is not false counts as true. */
                readonly notification_preferences?: {
                    /**
                     * @description Mail before a charge.
                     * @default true
                     */
                    readonly pre_charge_enabled?: boolean;
                    /**
                     * @description Mail after a failed try.
                     * @default true
                     */
                    readonly failure_enabled?: boolean;
                    /**
                     * @description Mail after the last failed try.
                     * @default true
                     */
                    readonly final_failure_enabled?: boolean;
                };
            };
            /** @description Another name of `shipping_address`, read if that is absent. */
            readonly shopping_address?: {
                /** @description First line of the address. */
                readonly line1: string;
                /** @description Second line of the address. */
                readonly line2?: string;
                /** @description City of the address. */
                readonly city: string;
                /** @description State or province of the address. */
                readonly state?: string;
                /**
                 * @description Country, one of the ISO 3166-1 alpha-2 codes, such as `KW`.
                 * @enum {string}
                 */
                readonly country: "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AQ" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BV" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HM" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TC" | "TD" | "TF" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "UM" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "YE" | "YT" | "ZA" | "ZM" | "ZW";
                /** @description Postal code of the address. */
                readonly postal_code?: string;
                /** @description First name of the recipient. */
                readonly first_name: string;
                /** @description Last name of the recipient. */
                readonly last_name: string;
                /**
                 * Format: email
                 * @description Email address of the recipient.
                 */
                readonly email: string;
                /** @description Phone number of the recipient. */
                readonly phone: string;
            };
            /** @description Ignored: every session has a short link. */
            readonly shortify_checkout_url?: boolean;
            /** @description True: the answer contains `sdk_setup_preload_payload`. Not echoed. */
            readonly include_sdk_setup_preload?: boolean;
            /** @description Ignored. */
            readonly preload_checkout_page?: boolean;
            /** @description Pays the session in this call. `pg_codes` must then name one gateway account. */
            readonly payment_instrument?: {
                /**
                 * @description What pays: `apple_pay`, `google_pay`, `samsung_pay`, `token` for a saved card, or `wallet` for the customer's credit.
                 * @enum {string}
                 */
                readonly instrument_type: "apple_pay" | "google_pay" | "samsung_pay" | "token" | "wallet";
                /** @description For a device wallet the wallet's own object, `{"token": "…"}` for `samsung_pay`; for `token` `{"token": "…"}`; for `wallet` `{"wallet_code": "wallet_sarraf"}`, or `{}` if the gateway account accepts one wallet. */
                readonly payload: {
                    readonly [key: string]: unknown;
                };
            };
            /**
             * Format: binary
             * @description A file for the customer, sent in a form: pdf, jpeg, jpg, png, doc, docx, xls, xlsx or txt by content and name, at most 2.5 MB, name of at most 100 characters. Null: no file.
             */
            readonly attachment?: string | null;
            /** @description Customer's second phone number. */
            readonly customer_phone_2?: string;
            /** @description Customer's first name. */
            readonly customer_first_name?: string;
            /** @description Customer's last name. */
            readonly customer_last_name?: string;
            /**
             * Format: date
             * @description Customer's date of birth.
             */
            readonly customer_birthdate?: string;
            /** @description Time shown as "Due by", `DD/MM/YYYY hh:mm` in UTC. It ends nothing. */
            readonly due_datetime?: string;
            /** @description Events that the customer is notified of, by channel. A channel needs its contact: `customer_email` or `customer_phone`. */
            readonly notifications?: {
                /** @description Events to notify by mail to `customer_email`: any of `created`, `paid`, `authorized`, `failed`, `canceled`, `expired`, `captured`, `refunded` and `voided`. */
                readonly email?: readonly ("created" | "paid" | "canceled" | "failed" | "expired" | "authorized" | "voided" | "refunded" | "captured")[];
                /** @description Events to notify by SMS to `customer_phone`: any of `created`, `paid`, `authorized`, `failed`, `canceled`, `expired`, `captured`, `refunded` and `voided`. */
                readonly sms?: readonly ("created" | "paid" | "canceled" | "failed" | "expired" | "authorized" | "voided" | "refunded" | "captured")[];
                /** @description Another name of `sms`, read if `sms` is absent: any of `created`, `paid`, `authorized`, `failed`, `canceled`, `expired`, `captured`, `refunded` and `voided`. */
                readonly SMS?: readonly ("created" | "paid" | "canceled" | "failed" | "expired" | "authorized" | "voided" | "refunded" | "captured")[];
                /** @description Events to notify by WhatsApp to `customer_phone`: any of `created`, `paid`, `authorized`, `failed`, `canceled` and `expired`. */
                readonly whatsapp?: readonly ("created" | "paid" | "canceled" | "failed" | "expired" | "authorized")[];
            };
            /** @description Email addresses that get copies of the customer's mails, at most 50: a list, or one text with commas. */
            readonly email_recipients?: readonly string[];
            /** @description Customer's billing address. */
            readonly billing_address?: {
                /** @description First line of the address. */
                readonly line1: string;
                /** @description Second line of the address. */
                readonly line2?: string;
                /** @description City of the address. */
                readonly city: string;
                /** @description State or province of the address. */
                readonly state?: string;
                /**
                 * @description Country, one of the ISO 3166-1 alpha-2 codes, such as `KW`.
                 * @enum {string}
                 */
                readonly country: "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AQ" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BV" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HM" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TC" | "TD" | "TF" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "UM" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "YE" | "YT" | "ZA" | "ZM" | "ZW";
                /** @description Postal code of the address. */
                readonly postal_code?: string;
            };
            /** @description Address and recipient of the goods. */
            readonly shipping_address?: {
                /** @description First line of the address. */
                readonly line1: string;
                /** @description Second line of the address. */
                readonly line2?: string;
                /** @description City of the address. */
                readonly city: string;
                /** @description State or province of the address. */
                readonly state?: string;
                /**
                 * @description Country, one of the ISO 3166-1 alpha-2 codes, such as `KW`.
                 * @enum {string}
                 */
                readonly country: "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AQ" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BV" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HM" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TC" | "TD" | "TF" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "UM" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "YE" | "YT" | "ZA" | "ZM" | "ZW";
                /** @description Postal code of the address. */
                readonly postal_code?: string;
                /** @description First name of the recipient. */
                readonly first_name: string;
                /** @description Last name of the recipient. */
                readonly last_name: string;
                /**
                 * Format: email
                 * @description Email address of the recipient.
                 */
                readonly email: string;
                /** @description Phone number of the recipient. */
                readonly phone: string;
            };
            /** @description What the customer agrees to be charged for later. Required for `auto_debit` and, with its `id` alone, for `auto_pay`; optional for `save_card`; refused for `one_off`. */
            readonly agreement?: {
                /** @description Your id of the agreement. The card that pays under it is the one charged later. */
                readonly id: string;
                /**
                 * @description Kind of later charges: `recurring` at regular times, `unscheduled` when needed, `installment` parts of one price, `event_based` after an event, or `other`. The first `auto_debit` session of an agreement that names `recurring` must also name `frequency`, `amount_variability`, `expiry_date`, `cycle_interval_days` and `total_cycles`; `installment` these and `seller`; `unscheduled` its `frequency`.
                 * @enum {string}
                 */
                readonly type?: "recurring" | "unscheduled" | "installment" | "event_based" | "other";
                /**
                 * @description `fixed`: every charge is of the same amount. `variable`: amounts differ.
                 * @enum {string}
                 */
                readonly amount_variability?: "fixed" | "variable";
                /**
                 * @description How often charges happen: `irregular`, `daily`, `weekly`, `semi_monthly`, `monthly`, `quarterly`, `semi_annually`, `yearly` or `other`.
                 * @enum {string}
                 */
                readonly frequency?: "irregular" | "daily" | "weekly" | "semi_monthly" | "monthly" | "quarterly" | "semi_annually" | "yearly" | "other";
                /** @description First day of the agreement, `YYYY-MM-DD` or `DD/MM/YYYY`. */
                readonly start_date?: string;
                /** @description Last day of the agreement, `YYYY-MM-DD` or `DD/MM/YYYY`. */
                readonly expiry_date?: string;
                /**
                 * Format: decimal
                 * @description Most that one cycle charges by your agreement, a decimal in the session's currency. The service refuses no charge by it.
                 */
                readonly max_amount_per_cycle?: string | number;
                /** @description Days between two charges. */
                readonly cycle_interval_days?: number;
                /** @description Number of charges in all. */
                readonly total_cycles?: number;
                /** @description Who sells under an `installment` agreement. */
                readonly seller?: {
                    /** @description Name of the seller. */
                    readonly name?: string;
                    /** @description Short name of the seller. */
                    readonly short_name?: string;
                    /** @description Merchant category code of the seller, four digits. */
                    readonly category_code?: string;
                };
                /** @description Other terms of the agreement. */
                readonly extra_params?: {
                    readonly [key: string]: unknown;
                };
            };
            /** @description What a card must meet to be saved or charged. */
            readonly card_acceptance_criteria?: {
                /** @description Number of days that the card must still be valid. */
                readonly min_expiry_time?: number;
            };
            /** @description True: answers contain `attachment_short_url`. */
            readonly shortify_attachment_url?: boolean;
            /** @description True: answers contain `qr_code_url`. */
            readonly generate_qr_code?: boolean;
            /** @description `file_url` of an uploaded file, as often as you like. Any other text with such an extension is only echoed. */
            readonly attachment_upload_url?: string;
            /** @description What is sold. */
            readonly product_type?: string;
            /** @description Who sells it. */
            readonly vendor_name?: string;
            /** @description Unit of the merchant that sells. Stored, not echoed and not used. */
            readonly unit_code?: string;
            /** @description Texts and colours of the payment methods on the checkout. Echoed only in `payment_methods`. */
            readonly branding_options?: {
                /** @description Text and colour of each method, by its `pg_code`; at most 100. */
                readonly payment_methods: {
                    readonly [key: string]: {
                        /** @description Text to show in place of the method's name. */
                        readonly text: string;
                        /** @description Colour of the text, `#rgb` or `#rrggbb`. */
                        readonly color: string;
                        /** @description Weight of the text, 100 to 900. Default 700. */
                        readonly font_weight?: number;
                    };
                };
            };
            /** @description The customer's part in a loyalty programme. Stored and echoed; the service gives no reward. */
            readonly loyalty?: {
                /** @description True if the payment takes part in the programme. */
                readonly enabled: boolean;
                /** @description Reference in the programme. Default `order_no`. */
                readonly reference?: string;
                /** @description Your own data about the programme. */
                readonly metadata?: {
                    readonly [key: string]: unknown;
                };
            } | null;
        };
        readonly SessionList: {
            /** @description Number of rows that match, on all pages. */
            readonly count: number;
            /** @description Absolute URL of the next page; null on the last one. */
            readonly next: string | null;
            /** @description Absolute URL of the previous page; null on the first one. */
            readonly previous: string | null;
            /** @description The rows of this page. */
            readonly results: readonly components["schemas"]["Session"][];
        };
        readonly SessionUpdate: {
            /**
             * @description `e_commerce`: an order of a shop. `payment_request`: a request to pay. `one_off`, `auto_debit`, `save_card` and `auto_pay` sent here are read as `payment_type` of a payment request.
             * @enum {string}
             */
            readonly type?: "e_commerce" | "payment_request" | "one_off" | "auto_debit" | "save_card" | "auto_pay";
            /**
             * Format: decimal
             * @description Amount to pay without the fee, with at most the currency's decimals: above zero; exactly zero for `save_card`; zero or more for `auto_pay` unless `type` is `one_off`.
             */
            readonly amount?: string | number;
            /** @description Currency of the session (ISO 4217). At least one gateway account of `pg_codes` must accept it. */
            readonly currency_code?: string;
            /** @description Codes of your gateway accounts that may serve the session. Users need `Can use <pg_code>` for each. */
            readonly pg_codes?: readonly string[];
            /**
             * @description `one_off` (default): one payment. `auto_debit`: a payment under an agreement, whose card your server may charge later. `save_card`: saves a card without a payment. `auto_pay`: sets up a subscription that the service charges.
             * @enum {string}
             */
            readonly payment_type?: "one_off" | "auto_debit" | "save_card" | "auto_pay";
            /**
             * @description Language of pages and messages for the customer: `en` or `ar`. Default: the merchant's.
             * @enum {string}
             */
            readonly language?: "en" | "ar";
            /** @description Your reference of the order. It need not be unique. */
            readonly order_no?: string;
            /** @description Your id of the customer. Required for `auto_debit`, `auto_pay` and `save_card`. */
            readonly customer_id?: string;
            /**
             * Format: email
             * @description Customer's email address. Required for `auto_pay`.
             */
            readonly customer_email?: string;
            /** @description Customer's phone number. For messages it begins with `+` or `00` and the country's code. */
            readonly customer_phone?: string;
            /**
             * Format: uri
             * @description Address that this session's events are posted to. A user name and password in it are sent as Basic. Default: the merchant's `webhook_url`.
             */
            readonly webhook_url?: string;
            /**
             * Format: uri
             * @description Where the customer returns to, also in an app whose scheme `redirect_schemes` lists. `order_no`, `reference_number`, `session_id` and scalar values of `extra` are added to its query.
             */
            readonly redirect_url?: string;
            /** @description Your own data: stored, echoed and sent in webhooks. Numbers keep the digits that were sent, at most 1,000. */
            readonly extra?: {
                readonly [key: string]: unknown;
            };
            /** @description Lifetime of the session, `[D ]HH:MM:SS`, from one minute to 365 days. Default: the merchant's `session_lifetime`. In an update it starts again from now. */
            readonly expiration_time?: string;
            /** @description Number of an active user of the merchant who requests the payment. For users it is always the caller. */
            readonly initiator_id?: number;
            /** @description Plan of the subscription. Required for `auto_pay`. Not echoed. */
            readonly autopay?: {
                /**
                 * @description Length of a billing period: a calendar month (`monthly`) or year (`yearly`).
                 * @enum {string}
                 */
                readonly frequency: "monthly" | "yearly";
                /**
                 * Format: decimal
                 * @description Amount of each cycle, zero or more, with at most 14 digits and the currency's decimals.
                 */
                readonly recurring_amount: string | number;
                /**
                 * Format: date
                 * @description First billing day, not in the past, in the merchant's time zone. Its day of the month is the anchor of later ones.
                 */
                readonly start_date: string;
                /**
                 * Format: date
                 * @description Last day of the subscription, after `start_date`; a cycle on that day is still billed. Null: no end.
                 */
                readonly end_date?: string | null;
                /** @description Description of the plan; its name if `product_type` is not sent. */
                readonly description?: string | null;
                /** @description Number of tries after a failed charge, 1 to 10. Default 3. */
                readonly retry_count?: number | null;
                /** @description Days after a cycle's first failed charge on which it is tried again: 1 to 10 whole numbers from 1 to 30, ascending. Their number is `retry_count`. By default tries are an hour apart. */
                readonly retry_days?: readonly number[] | null;
                /** @description Which mails the customer gets. A value that is not false counts as true. */
                readonly notification_preferences?: {
                    /**
                     * @description Mail before a charge.
                     * @default true
                     */
                    readonly pre_charge_enabled?: boolean;
                    /**
                     * @description Mail after a failed try.
                     * @default true
                     */
                    readonly failure_enabled?: boolean;
                    /**
                     * @description Mail after the last failed try.
                     * @default true
                     */
                    readonly final_failure_enabled?: boolean;
                };
            };
            /** @description Another name of `shipping_address`, read if that is absent. */
            readonly shopping_address?: {
                /** @description First line of the address. */
                readonly line1: string;
                /** @description Second line of the address. */
                readonly line2?: string;
                /** @description City of the address. */
                readonly city: string;
                /** @description State or province of the address. */
                readonly state?: string;
                /**
                 * @description Country, one of the ISO 3166-1 alpha-2 codes, such as `KW`.
                 * @enum {string}
                 */
                readonly country: "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AQ" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BV" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HM" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TC" | "TD" | "TF" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "UM" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "YE" | "YT" | "ZA" | "ZM" | "ZW";
                /** @description Postal code of the address. */
                readonly postal_code?: string;
                /** @description First name of the recipient. */
                readonly first_name: string;
                /** @description Last name of the recipient. */
                readonly last_name: string;
                /**
                 * Format: email
                 * @description Email address of the recipient.
                 */
                readonly email: string;
                /** @description Phone number of the recipient. */
                readonly phone: string;
            };
            /** @description Ignored: every session has a short link. */
            readonly shortify_checkout_url?: boolean;
            /** @description True: the answer contains `sdk_setup_preload_payload`. Not echoed. */
            readonly include_sdk_setup_preload?: boolean;
            /** @description Ignored. */
            readonly preload_checkout_page?: boolean;
            /** @description Pays the session in this call. `pg_codes` must then name one gateway account. */
            readonly payment_instrument?: {
                /**
                 * @description What pays: `apple_pay`, `google_pay`, `samsung_pay`, `token` for a saved card, or `wallet` for the customer's credit.
                 * @enum {string}
                 */
                readonly instrument_type: "apple_pay" | "google_pay" | "samsung_pay" | "token" | "wallet";
                /** @description For a device wallet the wallet's own object, `{"token": "…"}` for `samsung_pay`; for `token` `{"token": "…"}`; for `wallet` `{"wallet_code": "wallet_sarraf"}`, or `{}` if the gateway account accepts one wallet. */
                readonly payload: {
                    readonly [key: string]: unknown;
                };
            };
            /**
             * Format: binary
             * @description A file for the customer, sent in a form: pdf, jpeg, jpg, png, doc, docx, xls, xlsx or txt by content and name, at most 2.5 MB, name of at most 100 characters. Null removes the present file.
             */
            readonly attachment?: string | null;
            /** @description Customer's second phone number. */
            readonly customer_phone_2?: string;
            /** @description Customer's first name. */
            readonly customer_first_name?: string;
            /** @description Customer's last name. */
            readonly customer_last_name?: string;
            /**
             * Format: date
             * @description Customer's date of birth.
             */
            readonly customer_birthdate?: string;
            /** @description Time shown as "Due by", `DD/MM/YYYY hh:mm` in UTC. It ends nothing. */
            readonly due_datetime?: string;
            /** @description Events that the customer is notified of, by channel. A channel needs its contact: `customer_email` or `customer_phone`. */
            readonly notifications?: {
                /** @description Events to notify by mail to `customer_email`: any of `created`, `paid`, `authorized`, `failed`, `canceled`, `expired`, `captured`, `refunded` and `voided`. */
                readonly email?: readonly ("created" | "paid" | "canceled" | "failed" | "expired" | "authorized" | "voided" | "refunded" | "captured")[];
                /** @description Events to notify by SMS to `customer_phone`: any of `created`, `paid`, `authorized`, `failed`, `canceled`, `expired`, `captured`, `refunded` and `voided`. */
                readonly sms?: readonly ("created" | "paid" | "canceled" | "failed" | "expired" | "authorized" | "voided" | "refunded" | "captured")[];
                /** @description Another name of `sms`, read if `sms` is absent: any of `created`, `paid`, `authorized`, `failed`, `canceled`, `expired`, `captured`, `refunded` and `voided`. */
                readonly SMS?: readonly ("created" | "paid" | "canceled" | "failed" | "expired" | "authorized" | "voided" | "refunded" | "captured")[];
                /** @description Events to notify by WhatsApp to `customer_phone`: any of `created`, `paid`, `authorized`, `failed`, `canceled` and `expired`. */
                readonly whatsapp?: readonly ("created" | "paid" | "canceled" | "failed" | "expired" | "authorized")[];
            };
            /** @description Email addresses that get copies of the customer's mails, at most 50: a list, or one text with commas. */
            readonly email_recipients?: readonly string[];
            /** @description Customer's billing address. */
            readonly billing_address?: {
                /** @description First line of the address. */
                readonly line1: string;
                /** @description Second line of the address. */
                readonly line2?: string;
                /** @description City of the address. */
                readonly city: string;
                /** @description State or province of the address. */
                readonly state?: string;
                /**
                 * @description Country, one of the ISO 3166-1 alpha-2 codes, such as `KW`.
                 * @enum {string}
                 */
                readonly country: "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AQ" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BV" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HM" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TC" | "TD" | "TF" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "UM" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "YE" | "YT" | "ZA" | "ZM" | "ZW";
                /** @description Postal code of the address. */
                readonly postal_code?: string;
            };
            /** @description Address and recipient of the goods. */
            readonly shipping_address?: {
                /** @description First line of the address. */
                readonly line1: string;
                /** @description Second line of the address. */
                readonly line2?: string;
                /** @description City of the address. */
                readonly city: string;
                /** @description State or province of the address. */
                readonly state?: string;
                /**
                 * @description Country, one of the ISO 3166-1 alpha-2 codes, such as `KW`.
                 * @enum {string}
                 */
                readonly country: "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AQ" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BV" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HM" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TC" | "TD" | "TF" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "UM" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "YE" | "YT" | "ZA" | "ZM" | "ZW";
                /** @description Postal code of the address. */
                readonly postal_code?: string;
                /** @description First name of the recipient. */
                readonly first_name: string;
                /** @description Last name of the recipient. */
                readonly last_name: string;
                /**
                 * Format: email
                 * @description Email address of the recipient.
                 */
                readonly email: string;
                /** @description Phone number of the recipient. */
                readonly phone: string;
            };
            /** @description What the customer agrees to be charged for later. Required for `auto_debit` and, with its `id` alone, for `auto_pay`; optional for `save_card`; refused for `one_off`. */
            readonly agreement?: {
                /** @description Your id of the agreement. The card that pays under it is the one charged later. */
                readonly id: string;
                /**
                 * @description Kind of later charges: `recurring` at regular times, `unscheduled` when needed, `installment` parts of one price, `event_based` after an event, or `other`. The first `auto_debit` session of an agreement that names `recurring` must also name `frequency`, `amount_variability`, `expiry_date`, `cycle_interval_days` and `total_cycles`; `installment` these and `seller`; `unscheduled` its `frequency`.
                 * @enum {string}
                 */
                readonly type?: "recurring" | "unscheduled" | "installment" | "event_based" | "other";
                /**
                 * @description `fixed`: every charge is of the same amount. `variable`: amounts differ.
                 * @enum {string}
                 */
                readonly amount_variability?: "fixed" | "variable";
                /**
                 * @description How often charges happen: `irregular`, `daily`, `weekly`, `semi_monthly`, `monthly`, `quarterly`, `semi_annually`, `yearly` or `other`.
                 * @enum {string}
                 */
                readonly frequency?: "irregular" | "daily" | "weekly" | "semi_monthly" | "monthly" | "quarterly" | "semi_annually" | "yearly" | "other";
                /** @description First day of the agreement, `YYYY-MM-DD` or `DD/MM/YYYY`. */
                readonly start_date?: string;
                /** @description Last day of the agreement, `YYYY-MM-DD` or `DD/MM/YYYY`. */
                readonly expiry_date?: string;
                /**
                 * Format: decimal
                 * @description Most that one cycle charges by your agreement, a decimal in the session's currency. The service refuses no charge by it.
                 */
                readonly max_amount_per_cycle?: string | number;
                /** @description Days between two charges. */
                readonly cycle_interval_days?: number;
                /** @description Number of charges in all. */
                readonly total_cycles?: number;
                /** @description Who sells under an `installment` agreement. */
                readonly seller?: {
                    /** @description Name of the seller. */
                    readonly name?: string;
                    /** @description Short name of the seller. */
                    readonly short_name?: string;
                    /** @description Merchant category code of the seller, four digits. */
                    readonly category_code?: string;
                };
                /** @description Other terms of the agreement. */
                readonly extra_params?: {
                    readonly [key: string]: unknown;
                };
            };
            /** @description What a card must meet to be saved or charged. */
            readonly card_acceptance_criteria?: {
                /** @description Number of days that the card must still be valid. */
                readonly min_expiry_time?: number;
            };
            /** @description True: answers contain `attachment_short_url`. */
            readonly shortify_attachment_url?: boolean;
            /** @description True: answers contain `qr_code_url`. */
            readonly generate_qr_code?: boolean;
            /** @description `file_url` of an uploaded file, as often as you like. Any other text with such an extension is only echoed. */
            readonly attachment_upload_url?: string;
            /** @description What is sold. */
            readonly product_type?: string;
            /** @description Who sells it. */
            readonly vendor_name?: string;
            /** @description Unit of the merchant that sells. Stored, not echoed and not used. */
            readonly unit_code?: string;
            /** @description Texts and colours of the payment methods on the checkout. Echoed only in `payment_methods`. */
            readonly branding_options?: {
                /** @description Text and colour of each method, by its `pg_code`; at most 100. */
                readonly payment_methods: {
                    readonly [key: string]: {
                        /** @description Text to show in place of the method's name. */
                        readonly text: string;
                        /** @description Colour of the text, `#rgb` or `#rrggbb`. */
                        readonly color: string;
                        /** @description Weight of the text, 100 to 900. Default 700. */
                        readonly font_weight?: number;
                    };
                };
            };
            /** @description The customer's part in a loyalty programme. Stored and echoed; the service gives no reward. */
            readonly loyalty?: {
                /** @description True if the payment takes part in the programme. */
                readonly enabled: boolean;
                /** @description Reference in the programme. Default `order_no`. */
                readonly reference?: string;
                /** @description Your own data about the programme. */
                readonly metadata?: {
                    readonly [key: string]: unknown;
                };
            } | null;
        };
        readonly Settings: {
            /** @description Merchant's name, shown to customers. */
            readonly name: string;
            /** @description IANA name of the merchant's time zone, such as `Asia/Kuwait`. Days begin and end in it. */
            readonly timezone: string;
            /** @description Region code of 2 to 8 capitals, such as `KWT`. */
            readonly region: string;
            /**
             * @description Language of sessions that name none: `en` or `ar`.
             * @enum {string}
             */
            readonly default_language: "en" | "ar";
            /** @description Webhook address of sessions that name none, with `***` for its credentials; null if there is none. */
            readonly webhook_url: string | null;
            /** @description Origins (scheme, host and port) of web pages that may call with the public key and embed the payment. */
            readonly allowed_origins: readonly string[];
            /** @description Schemes of your apps, such as `myapp`, that `redirect_url` may have besides `https`. */
            readonly redirect_schemes: readonly string[];
            /** @description Lifetime in seconds of sessions that name no `expiration_time`. */
            readonly session_lifetime: number;
            /** @description Days of reminders of unpaid invoices, counted from the due day; empty if there are none. */
            readonly invoice_reminder_days: readonly number[];
            /** @description True: a session past its time is stored as `expired`, with its event. False: it can no longer be paid either, but has no event. */
            readonly expire_transactions: boolean;
            /** @description True if refunds and voids by users who are not checkers wait for approval. */
            readonly operation_approval_enabled: boolean;
            /** @description Amounts from which on refunds and voids wait for approval, also those by checkers and API keys; empty for none. */
            readonly operation_approval_amounts: readonly {
                /**
                 * Format: decimal
                 * @description Amount from which on refunds and voids in the currency wait for approval.
                 */
                readonly amount: string;
                /** @description Currency of the amount. */
                readonly currency_code: string;
            }[];
            /** @description True if API keys can change users, keys, webhook addresses, approvals and balances of wallets. */
            readonly key_administration_enabled: boolean;
            /** @description True if the merchant is in production and has no test clock. Only the operator sets it. */
            readonly production: boolean;
            /**
             * Format: date
             * @description API version, a date, in which webhooks are written and users are answered.
             */
            readonly api_version: string;
            /** @description Merchant's name in Arabic; null means that `name` is shown. */
            readonly name_ar: string | null;
            /** @description Colour of pages and mails, `#rrggbb`; null if none is set. */
            readonly brand_color: string | null;
            /** @description URL of the uploaded logo; null if there is none. */
            readonly logo_url: string | null;
            /** @description URL of the uploaded icon; null if there is none. */
            readonly favicon_url: string | null;
            /** @description Email address for customers, in the footer of pages and mails; null if none is set. */
            readonly support_email: string | null;
            /** @description Phone number for customers, in the footer of pages and mails; null if none is set. */
            readonly support_phone: string | null;
            /** @description URL of your help page, in the footer of pages and mails; null if none is set. */
            readonly support_url: string | null;
            /** @description URL of your terms, in the footer of pages and mails; null if none is set. */
            readonly terms_url: string | null;
            /** @description URL of your privacy policy, in the footer of pages and mails; null if none is set. */
            readonly privacy_url: string | null;
            /** @description Sentence at the foot of pages and of the embedded payment; null if none is set. */
            readonly disclaimer: string | null;
            /** @description `disclaimer` in Arabic; null means that `disclaimer` is shown. */
            readonly disclaimer_ar: string | null;
        };
        readonly SettingsUpdate: {
            /** @description Merchant's name, shown to customers. */
            readonly name?: string;
            /** @description IANA name of the merchant's time zone, such as `Asia/Kuwait`. Billing dates that are already set keep their day in the new zone. */
            readonly timezone?: string;
            /** @description Region code of 2 to 8 capitals, such as `KWT`. One that is not known counts as Kuwait, and phone numbers then need their country's code. */
            readonly region?: string;
            /**
             * @description Language of sessions that name none: `en` or `ar`.
             * @enum {string}
             */
            readonly default_language?: "en" | "ar";
            /**
             * Format: uri
             * @description Webhook address of sessions that name none. A user name and password in it are sent as Basic. Null or an empty text removes it.
             */
            readonly webhook_url?: string | null;
            /** @description Origins (scheme, host and port) of web pages that may call with the public key and embed the payment: at most 50, of 4,000 characters in all. */
            readonly allowed_origins?: readonly string[];
            /** @description Schemes of your apps, such as `myapp`, that `redirect_url` may have besides `http` and `https`. Sessions keep their address if a scheme is removed. */
            readonly redirect_schemes?: readonly string[];
            /** @description Lifetime in seconds of sessions that name no `expiration_time`. */
            readonly session_lifetime?: number;
            /** @description Days on which the customer of an unpaid invoice gets a reminder, counted from the due day: `-3` is three days before it, `7` a week after it. From -90 to 90, at most ten. An empty list switches reminders off. */
            readonly invoice_reminder_days?: readonly number[];
            /** @description True: a session past its time is stored as `expired`, with its event. False: it can no longer be paid either, but has no event. */
            readonly expire_transactions?: boolean;
            /** @description True if refunds and voids by users who are not checkers wait for approval. */
            readonly operation_approval_enabled?: boolean;
            /** @description Amounts, one for each currency, from which on refunds and voids wait for approval, also those by checkers and API keys; refunds of one payment count together. An empty list switches this off. */
            readonly operation_approval_amounts?: readonly {
                /**
                 * Format: decimal
                 * @description Amount from which on refunds and voids in the currency wait for approval.
                 */
                readonly amount: string | number;
                /** @description Currency of the amount (ISO 4217). */
                readonly currency_code: string;
            }[];
            /** @description False: API keys can change no users, keys, webhook addresses, approvals and balances of wallets, and only a user can set it to true again. */
            readonly key_administration_enabled?: boolean;
            /**
             * @description API version, a date, in which webhooks are written and users are answered.
             * @enum {string}
             */
            readonly api_version?: "2026-11-23";
            /** @description Merchant's name in Arabic. Null or an empty text removes it. */
            readonly name_ar?: string | null;
            /** @description Colour of pages and mails, `#rgb` or `#rrggbb`; texts on it are kept readable. Null or an empty text removes it. */
            readonly brand_color?: string | null;
            /**
             * Format: email
             * @description Email address for customers, in the footer of pages and mails. Null or an empty text removes it.
             */
            readonly support_email?: string | null;
            /** @description Phone number for customers, in the footer of pages and mails. Null or an empty text removes it. */
            readonly support_phone?: string | null;
            /**
             * Format: uri
             * @description URL of your help page, in the footer of pages and mails. Null or an empty text removes it.
             */
            readonly support_url?: string | null;
            /**
             * Format: uri
             * @description URL of your terms, in the footer of pages and mails. Null or an empty text removes it.
             */
            readonly terms_url?: string | null;
            /**
             * Format: uri
             * @description URL of your privacy policy, in the footer of pages and mails. Null or an empty text removes it.
             */
            readonly privacy_url?: string | null;
            /** @description Sentence at the foot of pages and of the embedded payment. Null or an empty text removes it. */
            readonly disclaimer?: string | null;
            /** @description `disclaimer` in Arabic. Null or an empty text removes it. */
            readonly disclaimer_ar?: string | null;
        };
        readonly SetupPreload: {
            /** @description Id of the session. */
            readonly session_id: string;
            /**
             * Format: decimal
             * @description Amount to pay without the fee, a decimal string in `currency_code`.
             */
            readonly amount: string;
            /** @description Currency of the session (ISO 4217). */
            readonly currency_code: string;
            /** @description The amount as it is shown to the customer. */
            readonly billing: {
                /**
                 * Format: decimal
                 * @description Amount without the fee, a decimal string in `currency_code`.
                 */
                readonly amount: string;
                /** @description Currency of the session (ISO 4217). */
                readonly currency_code: string;
                /** @description Amount and currency in the session's language, such as `KWD 10.500`. */
                readonly display: string;
            };
            /**
             * @description State of the session: `created`, `pending`, `attempted`, `cod`, `paid`, `authorized`, `captured`, `failed`, `canceled`, `expired` or `invalided`, as in the session object.
             * @enum {string}
             */
            readonly state: "created" | "pending" | "attempted" | "cod" | "paid" | "authorized" | "captured" | "failed" | "canceled" | "expired" | "invalided";
            /**
             * @description `e_commerce`: an order of a shop. `payment_request`: a request to pay.
             * @enum {string}
             */
            readonly type: "e_commerce" | "payment_request";
            /**
             * @description `one_off`: one payment. `auto_debit`: a payment under an agreement. `save_card`: saves a card without a payment. `auto_pay`: sets up a subscription.
             * @enum {string}
             */
            readonly payment_type: "one_off" | "auto_debit" | "save_card" | "auto_pay";
            /**
             * @description `purchase`: the money is taken at once. `authorize`: it is reserved until a capture.
             * @enum {string}
             */
            readonly operation: "purchase" | "authorize";
            /**
             * @description Language of pages and messages for the customer: `en` or `ar`.
             * @enum {string}
             */
            readonly language: "en" | "ar";
            /**
             * Format: date-time
             * @description Instant at which the session expires, on the merchant's clock.
             */
            readonly expiration_time: string;
            /**
             * @description Always false.
             * @constant
             */
            readonly is_amount_editable: false;
            /**
             * Format: uri
             * @description URL that cancels the session with POST.
             */
            readonly cancel_url: string;
            /** @description Methods that lead the customer to a page. Empty if the session cannot be paid. */
            readonly payment_methods: readonly components["schemas"]["SdkMethod"][];
            /** @description Device wallets and mobile wallets. Empty if the session cannot be paid. */
            readonly payment_services: readonly components["schemas"]["SdkService"][];
            /** @description Methods for paying in instalments. Empty if the session cannot be paid. */
            readonly flex_methods: readonly components["schemas"]["SdkInstalments"][];
            /** @description Error reporting of client SDKs. */
            readonly sdk_studio: {
                /**
                 * @description Always false.
                 * @constant
                 */
                readonly is_enabled: false;
            };
            /** @description Result of the latest decided attempt; null if there is none. */
            readonly response: components["schemas"]["SdkResult"] | null;
            /** @description Your id of the customer; null if the session has none. */
            readonly customer_id: string | null;
            /** @description Customer's phone number; null if the session has none. */
            readonly customer_phone: string | null;
            /** @description Customer's saved cards that may pay the session, expired ones last. */
            readonly cards: readonly components["schemas"]["SetupPreloadCard"][];
        };
        readonly SetupPreloadCard: {
            /** @description Card scheme, such as `Visa`; null if it is unknown. */
            readonly brand: string | null;
            /** @description Masked card number, such as `**** 1111`. */
            readonly number: string;
            /** @description Month of expiry, two digits. */
            readonly expiry_month: string;
            /** @description Year of expiry, its last two digits. */
            readonly expiry_year: string;
            /** @description Token of the saved card, for `token` of a submit. */
            readonly token: string;
            /** @description Always false. */
            readonly is_preferred: boolean;
            /** @description True if the card's last day has passed in the merchant's time zone. */
            readonly is_expired: boolean;
            /** @description True if the customer must enter the security code again. */
            readonly cvv_required: boolean;
            /** @description Code of the gateway account that the card is saved at. */
            readonly pg_code: string;
            /** @description Kind of gateway behind that account. */
            readonly pg: string;
            /**
             * Format: decimal
             * @description What the customer pays with this card, fee included, a decimal string in `currency_code`.
             */
            readonly amount: string;
            /** @description Currency that is charged (ISO 4217). */
            readonly currency_code: string;
            /**
             * Format: decimal
             * @description Fee, a decimal string in `currency_code`.
             */
            readonly fee: string;
            /**
             * Format: uri
             * @description URL that removes the card with DELETE.
             */
            readonly delete_url: string;
            /**
             * Format: uri
             * @description URL that charges the card with POST.
             */
            readonly submit_url: string;
            /** @description Your id of the customer who saved the card. */
            readonly customer_id: string;
            /** @description Cardholder's name as typed; null if it was not asked for. */
            readonly name_on_card: string | null;
        };
        readonly ShippingAddress: {
            /** @description First line of the address. */
            readonly line1: string;
            /** @description Second line of the address. */
            readonly line2?: string;
            /** @description City of the address. */
            readonly city: string;
            /** @description State or province of the address. */
            readonly state?: string;
            /** @description Country, ISO 3166-1 alpha-2, such as `KW`. */
            readonly country: string;
            /** @description Postal code of the address. */
            readonly postal_code?: string;
            /** @description First name of the recipient. */
            readonly first_name: string;
            /** @description Last name of the recipient. */
            readonly last_name: string;
            /** @description Email address of the recipient. */
            readonly email: string;
            /** @description Phone number of the recipient. */
            readonly phone: string;
        };
        readonly Subscription: {
            /** @description Id of the subscription. */
            readonly id: string;
            /** @description Your id of the customer. */
            readonly customer_id: string;
            /** @description Customer's email address. */
            readonly customer_email: string;
            /**
             * @description Length of a billing period: a calendar month (`monthly`) or year (`yearly`).
             * @enum {string}
             */
            readonly frequency: "monthly" | "yearly";
            /**
             * Format: decimal
             * @description Amount of each cycle after the first, a decimal string in `currency`.
             */
            readonly recurring_amount: string;
            /** @description Currency of the subscription (ISO 4217). */
            readonly currency: string;
            /**
             * @description `pending_setup`: the customer has not paid the first charge or saved a card. `trialing`: set up without a charge; the first cycle is to come. `active`: billed. `past_due`: a cycle failed for good and its balance is open. `canceled`: canceled. `expired`: ended by its end date or number of cycles. `setup_failed`: the setup's session ended unpaid.
             * @enum {string}
             */
            readonly status: "pending_setup" | "trialing" | "active" | "past_due" | "canceled" | "expired" | "setup_failed";
            /** @description Day of the next charge by the service, in the merchant's time zone; null if none is scheduled (`pending_setup`, `setup_failed`, `past_due`, ended, or after the last cycle). */
            readonly next_billing_date: string | null;
            /**
             * Format: date-time
             * @description When the subscription was created, on the merchant's clock.
             */
            readonly created_at: string;
            /** @description Customer's name; null if it is not known. */
            readonly customer_name: string | null;
            /** @description Customer's phone number; null if it is not known. */
            readonly customer_phone: string | null;
            /**
             * Format: decimal
             * @description Amount of the first charge, a decimal string in `currency`; zero for a trial.
             */
            readonly first_payment_amount: string;
            /**
             * Format: date
             * @description First billing day, in the merchant's time zone.
             */
            readonly start_date: string;
            /** @description Last day of the subscription, in the merchant's time zone; null if it has no end. */
            readonly end_date: string | null;
            /** @description Day of the month for charges, 1 to 31. In shorter months the last day is taken. */
            readonly billing_anchor_day: number;
            /** @description Id of the session that set it up. */
            readonly setup_session_id: string;
            /** @description Your id of the agreement under which the card is charged. */
            readonly agreement_id: string;
            /** @description `amount_variability` of the agreement: `fixed` or `variable`. */
            readonly amount_variability: string;
            /** @description `cycle_interval_days` of the agreement, for information. */
            readonly cycle_interval_days: number;
            /** @description `total_cycles` of the agreement; null if none was sent. */
            readonly total_cycles: number | null;
            /** @description Which mails the customer gets; null if the plan did not say. */
            readonly notification_config: {
                /** @description True: a mail before a charge. */
                readonly pre_charge_enabled: boolean;
                /** @description True: a mail after a failed try. */
                readonly failure_enabled: boolean;
                /** @description True: a mail after the last failed try. */
                readonly final_failure_enabled: boolean;
            } | null;
            /** @description True if the subscription ends on the next scheduled day, uncharged. */
            readonly cancel_at_period_end: boolean;
            /** @description When the cancellation was requested, on the merchant's clock; null before. */
            readonly canceled_at: string | null;
            /** @description Who requested the cancellation: `merchant` or `customer`; null before. */
            readonly cancellation_initiator: string | null;
            /** @description `reason` of the cancellation; null if none was given. */
            readonly cancellation_reason: string | null;
            /** @description `note` of the cancellation; null if none was given. */
            readonly cancellation_note: string | null;
            /** @description `description` of the plan; null if none was sent. */
            readonly description: string | null;
            /** @description `order_no` of the setup session; null if it had none. */
            readonly merchant_reference: string | null;
            /** @description Name of the plan: `product_type` of the setup session, else `description`; null if neither was sent. */
            readonly plan_name: string | null;
            /**
             * @description Language of pages and mails for the customer: `en` or `ar`.
             * @enum {string}
             */
            readonly language: "en" | "ar";
            /** @description Number of tries after a failed charge, 1 to 10. */
            readonly retry_count: number;
            /**
             * Format: date-time
             * @description When the subscription last changed, on the merchant's clock.
             */
            readonly updated_at: string;
            /** @description The card that is charged; null before one is saved. */
            readonly card: {
                /** @description Masked card number, such as `**** 1111`. */
                readonly masked_card: string;
                /** @description Card scheme, such as `Visa`; null if it is unknown. */
                readonly card_brand: string | null;
                /** @description Last month of the card's validity, two digits. */
                readonly expiry_month: string;
                /** @description Year of that month, four digits. */
                readonly expiry_year: string;
            } | null;
            /** @description The second card, which every second try of a cycle uses; null unless the customer allowed one on the self-service page. */
            readonly backup_card: {
                /** @description Masked card number, such as `**** 1111`. */
                readonly masked_card: string;
                /** @description Card scheme, such as `Visa`; null if it is unknown. */
                readonly card_brand: string | null;
                /** @description Last month of the card's validity, two digits. */
                readonly expiry_month: string;
                /** @description Year of that month, four digits. */
                readonly expiry_year: string;
            } | null;
            /** @description Days after a cycle's first failed charge on which it is tried again; null if tries are an hour apart. */
            readonly retry_days: readonly number[] | null;
            /** @description First scheduled day with `recurring_amount` after a rise; earlier cycles have the former amount. Null if every new cycle has it. */
            readonly recurring_amount_from: string | null;
            /** @description Since when it is paused, on the merchant's clock; null unless it is. */
            readonly paused_at: string | null;
            /** @description First day without charges of the pause that is requested or has begun; null without one. */
            readonly pause_on: string | null;
            /** @description First day with charges after that pause; null without a planned end or a pause. */
            readonly resume_on: string | null;
            /** @description The open cycle, else the newest one; null if there is none. */
            readonly current_cycle: components["schemas"]["Cycle"] | null;
        };
        readonly SubscriptionCancel: {
            /**
             * @description `immediate`: ends now. `at_period_end`: ends on the next scheduled day, uncharged.
             * @enum {string}
             */
            readonly mode: "immediate" | "at_period_end";
            /** @description Your reason, stored as `cancellation_reason`. */
            readonly reason?: string;
            /** @description Your note, stored as `cancellation_note`. */
            readonly note?: string;
        };
        readonly SubscriptionChange: {
            /** @description 1, 2, 3 … within the subscription. */
            readonly number: number;
            /**
             * @description What was changed. `recurring_amount`, `description` and `customer_email`: that field. `card`: the card that is charged. `backup_card`: the second card. `pause_on`: first day of a pause. `resume_on`: first day after it.
             * @enum {string}
             */
            readonly field: "recurring_amount" | "description" | "customer_email" | "card" | "backup_card" | "pause_on" | "resume_on";
            /** @description Value before the change; of a card its brand and last four digits. */
            readonly before: string | null;
            /** @description Value after the change; null if it was removed. */
            readonly after: string | null;
            /** @description First scheduled day to which a new amount applies; null for other changes. */
            readonly effective_from: string | null;
            /**
             * @description Who made the change: `merchant` or `customer`.
             * @enum {string}
             */
            readonly initiator: "merchant" | "customer";
            /** @description `reason` of the request; null if none was sent. */
            readonly reason: string | null;
            /**
             * Format: date-time
             * @description When the change was made, on the merchant's clock.
             */
            readonly changed_at: string;
        };
        readonly SubscriptionChangeList: {
            /** @description Number of rows that match, on all pages. */
            readonly count: number;
            /** @description Absolute URL of the next page; null on the last one. */
            readonly next: string | null;
            /** @description Absolute URL of the previous page; null on the first one. */
            readonly previous: string | null;
            /** @description The rows of this page. */
            readonly results: readonly components["schemas"]["SubscriptionChange"][];
        };
        readonly SubscriptionChangeRequest: {
            /**
             * Format: decimal
             * @description New amount of cycles that do not exist yet, with the limits of `autopay.recurring_amount`. A higher amount applies to cycles dated from the fourth day after the change.
             */
            readonly recurring_amount?: string | number;
            /** @description New description of the plan; null for none. */
            readonly description?: string | null;
            /**
             * Format: email
             * @description New email address. The former one is mailed, too.
             */
            readonly customer_email?: string;
            /** @description Token of a saved card of the customer, which the service charges from now on. A running charge keeps its card. */
            readonly card_token?: string;
            /** @description True removes the second card. Only the customer can allow one, on the self-service page. */
            readonly remove_backup_card?: boolean;
            /** @description Your reason, stored with the change. */
            readonly reason?: string;
        };
        readonly SubscriptionEvent: {
            /**
             * @description Always `subscription.blocked`: a due cycle cannot be charged. Other values may be added.
             * @constant
             */
            readonly event: "subscription.blocked";
            /** @description Id of the subscription. */
            readonly subscription_id: string;
            /** @description Number of the cycle within the subscription. */
            readonly cycle_number: number;
            /**
             * Format: date
             * @description Day on which the cycle is due, in the merchant's time zone.
             */
            readonly scheduled_date: string;
            /**
             * Format: decimal
             * @description Amount of the cycle, a decimal string in `currency_code`.
             */
            readonly amount: string;
            /** @description Currency of the subscription (ISO 4217). */
            readonly currency_code: string;
            /** @description Code of the gateway account that is missing or may not charge. */
            readonly gateway_account: string;
            /** @description Why the cycle cannot be charged. */
            readonly reason: string;
            /** @description When the event was written, `YYYY-MM-DD HH:MM:SS` in UTC on the merchant's clock. */
            readonly timestamp_utc: string;
            /** @description HMAC-SHA256 over some of the fields with the merchant's `webhook_hmac_key`, lower-case hexadecimal. */
            readonly signature: string;
        };
        readonly SubscriptionList: {
            /** @description Number of rows that match, on all pages. */
            readonly count: number;
            /** @description Absolute URL of the next page; null on the last one. */
            readonly next: string | null;
            /** @description Absolute URL of the previous page; null on the first one. */
            readonly previous: string | null;
            /** @description The rows of this page. */
            readonly results: readonly components["schemas"]["SubscriptionSummary"][];
        };
        readonly SubscriptionPageLink: {
            /** @description Token of the customer's self-service page. */
            readonly page_token: string;
            /**
             * Format: uri
             * @description URL of the customer's self-service page. Anyone with the link may act on the subscription.
             */
            readonly page_url: string;
        };
        readonly SubscriptionPause: {
            /**
             * @description `immediate`, the default: paused now. `at_period_end`: paused from the next scheduled day. No charge becomes due during the pause in either case.
             * @enum {string}
             */
            readonly mode?: "immediate" | "at_period_end";
            /**
             * Format: date
             * @description First day with charges again, in the merchant's time zone. Null: until you resume it.
             */
            readonly resume_on?: string | null;
            /** @description Your reason, stored with the change. */
            readonly reason?: string;
        };
        readonly SubscriptionResume: {
            /** @description Your reason, stored with the change. */
            readonly reason?: string;
        };
        readonly SubscriptionSearch: {
            /**
             * @description Only subscriptions in this state: `pending_setup`, `trialing`, `active`, `past_due`, `canceled`, `expired` or `setup_failed`.
             * @enum {string}
             */
            readonly status?: "pending_setup" | "setup_failed" | "trialing" | "active" | "past_due" | "canceled" | "expired";
            /** @description Only subscriptions of this customer of yours. */
            readonly customer_id?: string;
            /** @description Only subscriptions created from then on: a day `YYYY-MM-DD` of the merchant's time zone, or an instant in ISO 8601 with its offset. */
            readonly created_after?: string;
            /** @description Only subscriptions created until then, included: a day `YYYY-MM-DD` of the merchant's time zone, or an instant in ISO 8601 with its offset. */
            readonly created_before?: string;
            /** @description Rows per page. */
            readonly limit?: number;
            /** @description Number of rows to skip before the page. */
            readonly offset?: number;
            /** @description Id of the row after which the page starts, usually the last row of the page before. Decides over `offset`; rows that were added or removed meanwhile shift nothing. */
            readonly starting_after?: string;
        };
        readonly SubscriptionSummary: {
            /** @description Id of the subscription. */
            readonly id: string;
            /** @description Your id of the customer. */
            readonly customer_id: string;
            /** @description Customer's email address. */
            readonly customer_email: string;
            /**
             * @description Length of a billing period: a calendar month (`monthly`) or year (`yearly`).
             * @enum {string}
             */
            readonly frequency: "monthly" | "yearly";
            /**
             * Format: decimal
             * @description Amount of each cycle after the first, a decimal string in `currency`.
             */
            readonly recurring_amount: string;
            /** @description Currency of the subscription (ISO 4217). */
            readonly currency: string;
            /**
             * @description `pending_setup`: the customer has not paid the first charge or saved a card. `trialing`: set up without a charge; the first cycle is to come. `active`: billed. `past_due`: a cycle failed for good and its balance is open. `canceled`: canceled. `expired`: ended by its end date or number of cycles. `setup_failed`: the setup's session ended unpaid.
             * @enum {string}
             */
            readonly status: "pending_setup" | "trialing" | "active" | "past_due" | "canceled" | "expired" | "setup_failed";
            /** @description Day of the next charge by the service, in the merchant's time zone; null if none is scheduled (`pending_setup`, `setup_failed`, `past_due`, ended, or after the last cycle). */
            readonly next_billing_date: string | null;
            /**
             * Format: date-time
             * @description When the subscription was created, on the merchant's clock.
             */
            readonly created_at: string;
        };
        readonly Token: {
            /** @description JWT to send as `Authorization: Bearer …`. */
            readonly token: string;
            /** @description Seconds until the token expires. */
            readonly expires_in: number;
        };
        readonly TokenCreate: {
            /** @description The user's name. */
            readonly username: string;
            /** @description The user's password. */
            readonly password: string;
        };
        readonly UnsentNotice: {
            /** @description `session_id` of the request. */
            readonly session_id?: string;
            /** @description `order_no` of the request. */
            readonly order_no?: string;
            /** @description Channels that the message could not be sent by. */
            readonly channels: readonly string[];
            /**
             * @description Always `failed`: nothing was sent.
             * @constant
             */
            readonly result: "failed";
        };
        readonly UpcomingCharge: {
            /** @description Number of the cycle within the subscription. */
            readonly cycle_number: number;
            /**
             * Format: date
             * @description Day on which the cycle is due, in the merchant's time zone.
             */
            readonly scheduled_date: string;
            /**
             * Format: decimal
             * @description Amount of the cycle as far as it is known, a decimal string in `currency`.
             */
            readonly amount: string;
            /** @description Currency of the subscription (ISO 4217). */
            readonly currency: string;
            /** @description The card that will be charged; null if none is saved. */
            readonly card: {
                /** @description Masked card number, such as `**** 1111`. */
                readonly masked_card: string;
                /** @description Card scheme, such as `Visa`; null if it is unknown. */
                readonly card_brand: string | null;
                /** @description Last month of the card's validity, two digits. */
                readonly expiry_month: string;
                /** @description Year of that month, four digits. */
                readonly expiry_year: string;
            } | null;
            /** @description True if the card is no longer valid on `scheduled_date`, so that the charge will fail. */
            readonly card_will_have_expired: boolean;
        };
        readonly UpcomingChargeList: {
            /** @description Number of rows that match, on all pages. */
            readonly count: number;
            /** @description Absolute URL of the next page; null on the last one. */
            readonly next: string | null;
            /** @description Absolute URL of the previous page; null on the first one. */
            readonly previous: string | null;
            /** @description The rows of this page. */
            readonly results: readonly components["schemas"]["UpcomingCharge"][];
        };
        readonly UploadedAttachment: {
            /** @description Value for `attachment_upload_url` of any number of sessions. */
            readonly file_url: string;
            /** @description Name of the file as it was sent. */
            readonly original_filename: string;
            /**
             * Format: uri
             * @description Short URL of the file; only if `shortify_attachment_url` was true.
             */
            readonly attachment_short_url?: string;
        };
        readonly User: {
            /** @description Number of the user. */
            readonly id: number;
            /** @description Name for signing in, unique over all merchants. */
            readonly username: string;
            /** @description Permissions of the user, such as `Can add payment requests` or `payment.refund`. */
            readonly permissions: readonly string[];
            /** @description True if the user approves and rejects refunds and voids that other users request. */
            readonly is_checker: boolean;
            /** @description User's email address; null if none is set. */
            readonly email: string | null;
            /** @description User's first name; null if none is set. */
            readonly first_name: string | null;
            /** @description User's last name; null if none is set. */
            readonly last_name: string | null;
            /** @description User's phone number; null if none is set. */
            readonly phone: string | null;
            /**
             * Format: date-time
             * @description When the user was created.
             */
            readonly created_at: string;
        };
        readonly UserCreate: {
            /** @description Name for signing in: letters, digits and `@ . + - _`; unique over all merchants. */
            readonly username: string;
            /** @description Password, 12 to 128 characters, not a common one and not the name of the user or merchant. No answer shows it. */
            readonly password: string;
            /** @description Permissions of the user: `Can add payment requests`, `Can change payment requests`, `Can view payment requests`, the same three for `e-commerce payments`, `Can use <pg_code>`, `payment.capture`, `payment.refund`, `payment.void`, `payment.cancel`, `payment.expire`, `payment.delete`, `payment.inquiry`, `payment.collect`, `Can do refund`, `Can do void`, `Can add Invoice`, `report.can_view_report`, `wallet.view`, `notification.send`, `gateway.add`; of users for the console alone `console.access`, `console.developer`, `merchant.settings`, `merchant.users`, `merchant.keys`, `card.view`, `card.delete`, `wallet.adjust`. Adding and changing include viewing. */
            readonly permissions?: readonly string[];
            /** @description True if the user approves and rejects refunds and voids that other users request. */
            readonly is_checker?: boolean;
            /**
             * Format: email
             * @description User's email address. Null or an empty text removes it.
             */
            readonly email?: string | null;
            /** @description User's first name. Null or an empty text removes it. */
            readonly first_name?: string | null;
            /** @description User's last name. Null or an empty text removes it. */
            readonly last_name?: string | null;
            /** @description User's phone number. Null or an empty text removes it. */
            readonly phone?: string | null;
        };
        readonly UserList: {
            /** @description Number of rows that match, on all pages. */
            readonly count: number;
            /** @description Absolute URL of the next page; null on the last one. */
            readonly next: string | null;
            /** @description Absolute URL of the previous page; null on the first one. */
            readonly previous: string | null;
            /** @description The rows of this page. */
            readonly results: readonly components["schemas"]["User"][];
        };
        readonly UserUpdate: {
            /** @description Name for signing in: letters, digits and `@ . + - _`; unique over all merchants. */
            readonly username?: string;
            /** @description New password, 12 to 128 characters, not a common one and not the name of the user or merchant. No answer shows it. */
            readonly password?: string;
            /** @description Permissions of the user: `Can add payment requests`, `Can change payment requests`, `Can view payment requests`, the same three for `e-commerce payments`, `Can use <pg_code>`, `payment.capture`, `payment.refund`, `payment.void`, `payment.cancel`, `payment.expire`, `payment.delete`, `payment.inquiry`, `payment.collect`, `Can do refund`, `Can do void`, `Can add Invoice`, `report.can_view_report`, `wallet.view`, `notification.send`, `gateway.add`; of users for the console alone `console.access`, `console.developer`, `merchant.settings`, `merchant.users`, `merchant.keys`, `card.view`, `card.delete`, `wallet.adjust`. Adding and changing include viewing. */
            readonly permissions?: readonly string[];
            /** @description True if the user approves and rejects refunds and voids that other users request. */
            readonly is_checker?: boolean;
            /**
             * Format: email
             * @description User's email address. Null or an empty text removes it.
             */
            readonly email?: string | null;
            /** @description User's first name. Null or an empty text removes it. */
            readonly first_name?: string | null;
            /** @description User's last name. Null or an empty text removes it. */
            readonly last_name?: string | null;
            /** @description User's phone number. Null or an empty text removes it. */
            readonly phone?: string | null;
        };
        readonly WalletAccount: {
            /** @description Id of the wallet account, a UUID. */
            readonly id: string;
            /** @description Your id of the customer who owns the account. */
            readonly customer_id: string;
            /** @description Currency of the account (ISO 4217). */
            readonly currency: string;
            /**
             * @description `active`: credit can be added and spent. `suspended`: neither, until it is active again. `closed`: neither, for good.
             * @enum {string}
             */
            readonly status: "active" | "suspended" | "closed";
            /**
             * Format: decimal
             * @description Confirmed credit, a decimal string in `currency`. Running checkouts do not reduce it.
             */
            readonly balance: string;
            /**
             * Format: decimal
             * @description Credit that the customer can spend now: `balance` minus what running checkouts hold.
             */
            readonly available_balance: string;
            /**
             * Format: date-time
             * @description When the account was opened, on the merchant's clock.
             */
            readonly created_at: string;
            /**
             * Format: date-time
             * @description When the account last changed, on the merchant's clock.
             */
            readonly updated_at: string;
        };
        readonly WalletAccountList: {
            /** @description Number of rows that match, on all pages. */
            readonly count: number;
            /** @description `pagination` of the next page; null on the last one. */
            readonly next: components["schemas"]["CursorPointer"] | null;
            /** @description `pagination` of the previous page; null on the first one. */
            readonly previous: components["schemas"]["CursorPointer"] | null;
            /** @description The rows of this page, newest first. */
            readonly results: readonly components["schemas"]["WalletAccount"][];
        };
        readonly WalletAccountSearch: {
            /** @description Your id of the customer whose accounts are listed. */
            readonly customer_id: string;
            /** @description Only the account in this currency (ISO 4217). */
            readonly currency?: string;
            /**
             * @description Only accounts in this state: `active`, `suspended` or `closed`.
             * @enum {string}
             */
            readonly status?: "active" | "suspended" | "closed";
            /** @description `next` or `previous` of the last answer, unchanged. Leave it out for the first page. */
            readonly pagination?: {
                /** @description Position in the list, from `next` or `previous`. */
                readonly cursor?: number | null;
                /** @description `forward` for the next page, `backward` for the previous one. */
                readonly direction?: ("forward" | "backward") | null;
                /** @description Rows per page. Default 20; a value above 50 counts as 50. */
                readonly per_page?: number | null;
            } | null;
        };
        readonly WalletAdjustment: {
            /** @description Your id of the customer. The first credit in a currency opens the account. */
            readonly customer_id: string;
            /** @description Currency of the account (ISO 4217). */
            readonly currency: string;
            /**
             * Format: decimal
             * @description Amount to add; negative to take credit away. Never zero, with at most the currency's decimals. A debit cannot exceed `available_balance`.
             */
            readonly amount: string | number;
            /** @description Your reason for the adjustment. Do not put personal data into it. */
            readonly reason?: string | null;
            /** @description Your reference for the adjustment. Do not put personal data into it. */
            readonly reference?: string | null;
            /** @description `operation_id` of the adjustment to reverse. `amount` must be its opposite; an adjustment can be reversed once. */
            readonly reverses?: number | null;
        };
        readonly WalletEntry: {
            /**
             * @description `credit_refund`: a refund to the wallet. `credit_adjustment` and `debit_adjustment`: adjustments by the merchant. `reserve`: a checkout holds credit. `debit_payment`: a payment takes the held credit. `release`: the hold ended without a payment. `reversal`: an adjustment that reverses an earlier one, or the return of a payment that failed after its success.
             * @enum {string}
             */
            readonly entry_type: "credit_refund" | "credit_adjustment" | "debit_adjustment" | "reserve" | "debit_payment" | "release" | "reversal";
            /**
             * @description `credit` adds credit or ends a hold; `debit` takes credit or holds it.
             * @enum {string}
             */
            readonly direction: "credit" | "debit";
            /**
             * Format: decimal
             * @description Amount of the entry, a positive decimal string in `currency`.
             */
            readonly amount: string;
            /** @description Currency of the account (ISO 4217). */
            readonly currency: string;
            /**
             * @description Always `completed`: entries are written once and never change.
             * @constant
             */
            readonly status: "completed";
            /**
             * Format: date-time
             * @description When the entry was written, on the merchant's clock.
             */
            readonly created_at: string;
            /** @description The payment session that the entry belongs to; absent if none. */
            readonly session_id?: string;
            /** @description Code of the gateway account of that session's payment; absent if none. */
            readonly pg_code?: string;
        };
        readonly WalletEntryList: {
            /** @description Number of rows that match, on all pages. */
            readonly count: number;
            /** @description `pagination` of the next page; null on the last one. */
            readonly next: components["schemas"]["CursorPointer"] | null;
            /** @description `pagination` of the previous page; null on the first one. */
            readonly previous: components["schemas"]["CursorPointer"] | null;
            /** @description The rows of this page, newest first. */
            readonly results: readonly components["schemas"]["WalletEntry"][];
        };
        readonly WalletEntrySearch: {
            /** @description Your id of the customer. With `currency` it identifies the account. */
            readonly customer_id: string;
            /** @description Currency of the account (ISO 4217). */
            readonly currency: string;
            /**
             * @description Only entries of this type: `credit_refund`, `credit_adjustment`, `debit_adjustment`, `reserve`, `debit_payment`, `release`, `reversal` or `expire` (no entry has the last one).
             * @enum {string}
             */
            readonly entry_type?: "credit_refund" | "credit_adjustment" | "debit_adjustment" | "reserve" | "debit_payment" | "release" | "reversal" | "expire";
            /**
             * @description Only entries that add credit (`credit`) or only those that take credit or hold it (`debit`).
             * @enum {string}
             */
            readonly direction?: "credit" | "debit";
            /**
             * @description Only entries in this state: `pending`, `completed` or `failed`. Every entry is `completed`.
             * @enum {string}
             */
            readonly status?: "pending" | "completed" | "failed";
            /** @description Only entries of this payment session. */
            readonly session_id?: string;
            /** @description Only entries of the wallet with this code, such as `wallet_sarraf`. */
            readonly provider?: string;
            /** @description Only entries of payments through this gateway account. */
            readonly pg_code?: string;
            /**
             * Format: date
             * @description First day, included, in the merchant's time zone.
             */
            readonly date_from?: string;
            /**
             * Format: date
             * @description Last day, included, in the merchant's time zone.
             */
            readonly date_to?: string;
            /** @description `next` or `previous` of the last answer, unchanged. Leave it out for the first page. */
            readonly pagination?: {
                /** @description Position in the list, from `next` or `previous`. */
                readonly cursor?: number | null;
                /** @description `forward` for the next page, `backward` for the previous one. */
                readonly direction?: ("forward" | "backward") | null;
                /** @description Rows per page. Default 20; a value above 50 counts as 50. */
                readonly per_page?: number | null;
            } | null;
        };
        readonly WalletMethod: {
            /**
             * @description Always `wallet`.
             * @constant
             */
            readonly type: "wallet";
            /** @description Code of a payment method in this answer that accepts the wallet. Put it into `pg_codes`. */
            readonly code: string;
            /** @description Code of the wallet, such as `wallet_sarraf`. */
            readonly provider_code: string;
            /** @description Currency of the credit (ISO 4217). */
            readonly currency: string;
            /**
             * Format: decimal
             * @description Credit that the customer can spend now, a decimal string in `currency`.
             */
            readonly available_balance: string;
        };
        readonly WalletOperation: {
            /** @description Id of the wallet operation. */
            readonly operation_id: number;
            /**
             * @description `refund`: credit from a refund. `reservation`: a checkout's hold and what became of it. `adjustment`: a credit or debit by the merchant. `reversal`: an adjustment that reverses an earlier one, or the return of a payment that failed after its success.
             * @enum {string}
             */
            readonly operation_type: "refund" | "reservation" | "adjustment" | "reversal";
            /**
             * @description `pending`: credit is held. `completed`: done. `expired`: the hold was released after about four hours. `canceled`: the hold was released earlier. `reversed`: a later operation reversed it.
             * @enum {string}
             */
            readonly status: "pending" | "completed" | "expired" | "canceled" | "reversed";
            /** @description The payment session of the operation; null if it has none. */
            readonly session_id: string | null;
            /** @description `reason` of the adjustment; null if none was sent. */
            readonly reason: string | null;
            /** @description `reference` of the adjustment; null if none was sent. */
            readonly reference: string | null;
            /** @description `operation_id` of the adjustment or payment that this one reverses; null if it reverses none. */
            readonly reverses: number | null;
            /** @description Every ledger entry of the operation, oldest first. */
            readonly entries: readonly components["schemas"]["WalletOperationEntry"][];
        };
        readonly WalletOperationEntry: {
            /** @description Number of the ledger entry. */
            readonly id: number;
            /**
             * @description `credit_refund`: a refund to the wallet. `credit_adjustment` and `debit_adjustment`: adjustments by the merchant. `reserve`: a checkout holds credit. `debit_payment`: a payment takes the held credit. `release`: the hold ended without a payment. `reversal`: an adjustment that reverses an earlier one, or the return of a payment that failed after its success.
             * @enum {string}
             */
            readonly entry_type: "credit_refund" | "credit_adjustment" | "debit_adjustment" | "reserve" | "debit_payment" | "release" | "reversal";
            /**
             * @description `credit` adds credit or ends a hold; `debit` takes credit or holds it.
             * @enum {string}
             */
            readonly direction: "credit" | "debit";
            /**
             * Format: decimal
             * @description Amount of the entry, a positive decimal string in `currency`.
             */
            readonly amount: string;
            /** @description Currency of the account (ISO 4217). */
            readonly currency: string;
            /**
             * @description Always `completed`: entries are written once and never change.
             * @constant
             */
            readonly status: "completed";
            /**
             * Format: date-time
             * @description When the entry was written, on the merchant's clock.
             */
            readonly created_at: string;
        };
        readonly WalletOperationLookup: {
            /** @description The wallet operation's id, as a number or its digits. `customer_wallet_transactions` and the answer to an adjustment contain it. */
            readonly operation_id: number;
        };
        readonly WalletPayment: {
            /** @description Id of the session to pay. */
            readonly session_id: string;
            /** @description Code of a gateway account: only wallets that it accepts may pay. */
            readonly pg_code?: string | null;
            /** @description Ignored. */
            readonly payload?: {
                readonly [key: string]: unknown;
            } | null;
        };
        readonly WalletSheet: {
            readonly [key: string]: unknown;
        };
        readonly WalletTransaction: {
            /** @description Code of the wallet, such as `wallet_sarraf`. */
            readonly provider_code: string;
            /**
             * Format: decimal
             * @description What the wallet paid, a decimal string in `currency`.
             */
            readonly amount: string;
            /** @description Currency of the session and of the wallet account (ISO 4217). */
            readonly currency: string;
            /** @description Id of the wallet operation as digits. Use it to retrieve the operation with its ledger entries. */
            readonly operation_id: string;
            /** @description The wallet's confirmation of the payment. */
            readonly wallet_response: {
                /**
                 * Format: decimal
                 * @description What the wallet paid, a decimal string in `currency`.
                 */
                readonly amount: string;
                /** @description Currency of the wallet account (ISO 4217). */
                readonly currency: string;
                /**
                 * @description Always `completed`: holds that were not used are not listed.
                 * @constant
                 */
                readonly status: "completed";
                /** @description Id of the wallet operation as digits. */
                readonly operation_id: string;
                /**
                 * Format: date-time
                 * @description When the credit was first held, on the merchant's clock.
                 */
                readonly created_at: string;
                /** @description Your id of the customer who owns the account. */
                readonly customer_id: string;
                /** @description Number of the ledger entry `debit_payment`. */
                readonly payment_entry_id: number;
                /** @description Number of the ledger entry `reserve`. */
                readonly reserve_entry_id: number;
            };
            /**
             * Format: date-time
             * @description When the credit was first held, on the merchant's clock.
             */
            readonly created_at: string;
            /**
             * Format: date-time
             * @description When the payment took the held credit, on the merchant's clock.
             */
            readonly modified_at: string;
        };
        readonly WebhookEndpoint: {
            /** @description Id of the webhook endpoint. */
            readonly id: string;
            /**
             * Format: uri
             * @description Address that receives the events.
             */
            readonly url: string;
            /** @description Your description of the endpoint. */
            readonly description: string | null;
            /** @description Kinds that the endpoint receives; empty for all. */
            readonly kinds: readonly string[];
            /** @description Names of the headers that each request carries. */
            readonly header_names: readonly string[];
            /** @description User name of the Basic credential; null without one. */
            readonly basic_username: string | null;
            /** @description Until when the former signing key also signs, in real time; null if only one signs. */
            readonly former_secret_until: string | null;
            /** @description Since when nothing is sent, on the merchant's clock; null if the endpoint is not paused. */
            readonly paused_at: string | null;
            /**
             * Format: date-time
             * @description When the endpoint was created, on the merchant's clock.
             */
            readonly created_at: string;
            /**
             * Format: date-time
             * @description When the endpoint was last changed, on the merchant's clock.
             */
            readonly updated_at: string;
        };
        readonly WebhookEndpointCreate: {
            /**
             * Format: uri
             * @description Address that receives the events.
             */
            readonly url: string;
            /** @description Your description of the endpoint. */
            readonly description?: string | null;
            /** @description Kinds of events that the endpoint receives; empty for all: `session.paid`, `session.authorized`, `session.captured`, `session.attempted`, `session.canceled`, `session.expired`, `session.failed`, `session.deleted`, `session.restored`, `operation.queued`, `operation.done`, `operation.refused`, `operation.rejected`, `operation.reversed`, `invoice.sent`, `invoice.paid`, `invoice.overdue`, `invoice.canceled`, `card.saved`, `card.removed`, `card.expiring`, `wallet.credited`, `wallet.debited`, `subscription.created`, `subscription.activated`, `subscription.trialing`, `subscription.past_due`, `subscription.recovered`, `subscription.changed`, `subscription.paused`, `subscription.resumed`, `subscription.cancel_scheduled`, `subscription.cancel_undone`, `subscription.canceled`, `subscription.expired`, `subscription.setup_failed`, `subscription.card_changed`, `subscription.blocked`, `dispute.inquiry`, `dispute.opened`, `dispute.evidence_due`, `dispute.under_review`, `dispute.won`, `dispute.lost`, `dispute.accepted`, `dispute.second`, `dispute.arbitration`, `dispute.fraud_warning`, `second_charge.due`, `second_charge.done`, `second_charge.refused`. */
            readonly kinds?: readonly ("session.paid" | "session.authorized" | "session.captured" | "session.attempted" | "session.canceled" | "session.expired" | "session.failed" | "session.deleted" | "session.restored" | "operation.queued" | "operation.done" | "operation.refused" | "operation.rejected" | "operation.reversed" | "invoice.sent" | "invoice.paid" | "invoice.overdue" | "invoice.canceled" | "card.saved" | "card.removed" | "card.expiring" | "wallet.credited" | "wallet.debited" | "subscription.activated" | "subscription.trialing" | "subscription.past_due" | "subscription.recovered" | "subscription.changed" | "subscription.paused" | "subscription.resumed" | "subscription.cancel_scheduled" | "subscription.cancel_undone" | "subscription.canceled" | "subscription.expired" | "subscription.setup_failed" | "subscription.card_changed" | "subscription.blocked" | "dispute.inquiry" | "dispute.opened" | "dispute.evidence_due" | "dispute.under_review" | "dispute.won" | "dispute.lost" | "dispute.accepted" | "dispute.second" | "dispute.arbitration" | "dispute.fraud_warning" | "second_charge.due" | "second_charge.done" | "second_charge.refused")[];
            /** @description Up to 20 headers, by name, that each request carries. They are stored encrypted and are not shown again. */
            readonly headers?: {
                readonly [key: string]: unknown;
            } | null;
            /** @description `username` and `password`, sent as Basic. They are stored encrypted; the password is not shown again. */
            readonly basic?: {
                /** @description User name, without a colon. */
                readonly username: string;
                /** @description Password, sent as it is; it may be empty. */
                readonly password: string;
            } | null;
        };
        readonly WebhookEndpointList: {
            /** @description Number of rows that match, on all pages. */
            readonly count: number;
            /** @description Absolute URL of the next page; null on the last one. */
            readonly next: string | null;
            /** @description Absolute URL of the previous page; null on the first one. */
            readonly previous: string | null;
            /** @description The rows of this page. */
            readonly results: readonly components["schemas"]["WebhookEndpoint"][];
        };
        readonly WebhookEndpointPatch: {
            /**
             * Format: uri
             * @description Address that receives the events, also those that wait for a retry.
             */
            readonly url?: string;
            /** @description Your description of the endpoint. */
            readonly description?: string | null;
            /** @description Kinds of events that the endpoint receives; empty for all: `session.paid`, `session.authorized`, `session.captured`, `session.attempted`, `session.canceled`, `session.expired`, `session.failed`, `session.deleted`, `session.restored`, `operation.queued`, `operation.done`, `operation.refused`, `operation.rejected`, `operation.reversed`, `invoice.sent`, `invoice.paid`, `invoice.overdue`, `invoice.canceled`, `card.saved`, `card.removed`, `card.expiring`, `wallet.credited`, `wallet.debited`, `subscription.created`, `subscription.activated`, `subscription.trialing`, `subscription.past_due`, `subscription.recovered`, `subscription.changed`, `subscription.paused`, `subscription.resumed`, `subscription.cancel_scheduled`, `subscription.cancel_undone`, `subscription.canceled`, `subscription.expired`, `subscription.setup_failed`, `subscription.card_changed`, `subscription.blocked`, `dispute.inquiry`, `dispute.opened`, `dispute.evidence_due`, `dispute.under_review`, `dispute.won`, `dispute.lost`, `dispute.accepted`, `dispute.second`, `dispute.arbitration`, `dispute.fraud_warning`, `second_charge.due`, `second_charge.done`, `second_charge.refused`. */
            readonly kinds?: readonly ("session.paid" | "session.authorized" | "session.captured" | "session.attempted" | "session.canceled" | "session.expired" | "session.failed" | "session.deleted" | "session.restored" | "operation.queued" | "operation.done" | "operation.refused" | "operation.rejected" | "operation.reversed" | "invoice.sent" | "invoice.paid" | "invoice.overdue" | "invoice.canceled" | "card.saved" | "card.removed" | "card.expiring" | "wallet.credited" | "wallet.debited" | "subscription.activated" | "subscription.trialing" | "subscription.past_due" | "subscription.recovered" | "subscription.changed" | "subscription.paused" | "subscription.resumed" | "subscription.cancel_scheduled" | "subscription.cancel_undone" | "subscription.canceled" | "subscription.expired" | "subscription.setup_failed" | "subscription.card_changed" | "subscription.blocked" | "dispute.inquiry" | "dispute.opened" | "dispute.evidence_due" | "dispute.under_review" | "dispute.won" | "dispute.lost" | "dispute.accepted" | "dispute.second" | "dispute.arbitration" | "dispute.fraud_warning" | "second_charge.due" | "second_charge.done" | "second_charge.refused")[];
            /** @description Up to 20 headers, by name, that each request carries. They are stored encrypted and are not shown again. */
            readonly headers?: {
                readonly [key: string]: unknown;
            } | null;
            /** @description `username` and `password`, sent as Basic. They are stored encrypted; the password is not shown again. */
            readonly basic?: {
                /** @description User name, without a colon. */
                readonly username: string;
                /** @description Password, sent as it is; it may be empty. */
                readonly password: string;
            } | null;
            /** @description True stops the endpoint: what waits for a retry is stopped, and later events are not sent. Send them again by their span. */
            readonly paused?: boolean;
        };
    };
    responses: {
        /** @description A field is wrong, or the request as a whole. */
        readonly Invalid: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Request-Id": components["headers"]["Request-Id"];
                readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                readonly RateLimit: components["headers"]["RateLimit"];
                readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Refusal"] | components["schemas"]["FieldErrors"];
            };
        };
        /** @description No credential, or one that this endpoint does not accept. */
        readonly Unauthenticated: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Request-Id": components["headers"]["Request-Id"];
                readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                readonly RateLimit: components["headers"]["RateLimit"];
                readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                readonly "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The caller lacks the permission. */
        readonly Forbidden: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Request-Id": components["headers"]["Request-Id"];
                readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                readonly RateLimit: components["headers"]["RateLimit"];
                readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description There is nothing here that this caller may see. */
        readonly NotFound: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Request-Id": components["headers"]["Request-Id"];
                readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                readonly RateLimit: components["headers"]["RateLimit"];
                readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The object's state, or a request that is still running, forbids it. */
        readonly Conflict: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Request-Id": components["headers"]["Request-Id"];
                readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                readonly RateLimit: components["headers"]["RateLimit"];
                readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The link has expired. */
        readonly Gone: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Request-Id": components["headers"]["Request-Id"];
                readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                readonly RateLimit: components["headers"]["RateLimit"];
                readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The body is larger than 1 MiB, or than what the endpoint takes besides. */
        readonly TooLarge: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Request-Id": components["headers"]["Request-Id"];
                readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                readonly RateLimit: components["headers"]["RateLimit"];
                readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The body's content type is not supported. */
        readonly UnsupportedMedia: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Request-Id": components["headers"]["Request-Id"];
                readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                readonly RateLimit: components["headers"]["RateLimit"];
                readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The key was used with another body before. */
        readonly Unprocessable: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Request-Id": components["headers"]["Request-Id"];
                readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                readonly RateLimit: components["headers"]["RateLimit"];
                readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description A charge is running. */
        readonly Locked: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Request-Id": components["headers"]["Request-Id"];
                readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                readonly RateLimit: components["headers"]["RateLimit"];
                readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Too many requests. */
        readonly RateLimited: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Request-Id": components["headers"]["Request-Id"];
                readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                readonly RateLimit: components["headers"]["RateLimit"];
                readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                readonly "Retry-After": components["headers"]["Retry-After"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description A fault of the service. */
        readonly ServerError: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Request-Id": components["headers"]["Request-Id"];
                readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                readonly RateLimit: components["headers"]["RateLimit"];
                readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The service is busy. Send the request again. */
        readonly Busy: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Request-Id": components["headers"]["Request-Id"];
                readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                readonly RateLimit: components["headers"]["RateLimit"];
                readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                readonly "Retry-After": components["headers"]["Retry-After"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Refusal"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description The request's id: yours, if you sent a valid one. Quote it when you ask for help. */
        readonly "X-Request-Id": string;
        /** @description The same id under its newer name. */
        readonly "Request-Id": string;
        /** @description The version of the API that the answer is made in. */
        readonly "Sarraf-Version": string;
        /** @description Since when the endpoint is deprecated: `@` and seconds since 1970 (RFC 9745). */
        readonly Deprecation: string;
        /** @description Links to an explanation of the deprecation and to the endpoint that replaces this one. */
        readonly Link: string;
        /** @description What remains of each limit and the seconds until all of it is available again, such as `"general";r=89999;t=3600`. */
        readonly RateLimit: string;
        /** @description Each limit and its window in seconds, such as `"general";q=90000;w=86400`. */
        readonly "RateLimit-Policy": string;
        /** @description Seconds after which the request may be sent again. */
        readonly "Retry-After": number;
        /** @description The credentials that the endpoint accepts. */
        readonly "WWW-Authenticate": string;
        /** @description Present if this is the stored answer of an earlier request with the same key. */
        readonly "Idempotent-Replayed": "true";
        /** @description The HTTP methods of the path. */
        readonly Allow: string;
        /** @description Address of the redirect. */
        readonly Location: string;
        /** @description The file's name. */
        readonly "Content-Disposition": string;
    };
    pathItems: never;
};
export type Address = components['schemas']['Address'];
export type AdvancedClock = components['schemas']['AdvancedClock'];
export type Agreement = components['schemas']['Agreement'];
export type AmountDetails = components['schemas']['AmountDetails'];
export type ApiKey = components['schemas']['ApiKey'];
export type ApiKeyCreate = components['schemas']['ApiKeyCreate'];
export type ApiKeyList = components['schemas']['ApiKeyList'];
export type ApiKeyPatch = components['schemas']['ApiKeyPatch'];
export type ApplePayPayment = components['schemas']['ApplePayPayment'];
export type ApprovalDecision = components['schemas']['ApprovalDecision'];
export type ApprovalRequest = components['schemas']['ApprovalRequest'];
export type ApprovalRequestList = components['schemas']['ApprovalRequestList'];
export type AttachmentUpload = components['schemas']['AttachmentUpload'];
export type Attempt = components['schemas']['Attempt'];
export type AutoDebit = components['schemas']['AutoDebit'];
export type BrandImage = components['schemas']['BrandImage'];
export type Card = components['schemas']['Card'];
export type CardAcceptanceCriteria = components['schemas']['CardAcceptanceCriteria'];
export type CardList = components['schemas']['CardList'];
export type CardSearch = components['schemas']['CardSearch'];
export type CashPayment = components['schemas']['CashPayment'];
export type ChannelNotificationSend = components['schemas']['ChannelNotificationSend'];
export type ChildTransaction = components['schemas']['ChildTransaction'];
export type Clock = components['schemas']['Clock'];
export type ClockAdvance = components['schemas']['ClockAdvance'];
export type CollectedCash = components['schemas']['CollectedCash'];
export type CursorPointer = components['schemas']['CursorPointer'];
export type Cycle = components['schemas']['Cycle'];
export type CycleAttempt = components['schemas']['CycleAttempt'];
export type CycleList = components['schemas']['CycleList'];
export type DailyCeiling = components['schemas']['DailyCeiling'];
export type DeletedSession = components['schemas']['DeletedSession'];
export type DeletedSessionList = components['schemas']['DeletedSessionList'];
export type Delivery = components['schemas']['Delivery'];
export type DeliveryToEndpoint = components['schemas']['DeliveryToEndpoint'];
export type DeliveryTry = components['schemas']['DeliveryTry'];
export type EndedTransaction = components['schemas']['EndedTransaction'];
export type EndpointDelivery = components['schemas']['EndpointDelivery'];
export type EndpointDeliveryList = components['schemas']['EndpointDeliveryList'];
export type EndpointRedelivery = components['schemas']['EndpointRedelivery'];
export type EndpointRedeliveryCreate = components['schemas']['EndpointRedeliveryCreate'];
export type EndpointTest = components['schemas']['EndpointTest'];
export type EndpointTry = components['schemas']['EndpointTry'];
export type Event = components['schemas']['Event'];
export type EventCard = components['schemas']['EventCard'];
export type EventDispute = components['schemas']['EventDispute'];
export type EventInvoice = components['schemas']['EventInvoice'];
export type EventList = components['schemas']['EventList'];
export type EventOperation = components['schemas']['EventOperation'];
export type EventSecondCharge = components['schemas']['EventSecondCharge'];
export type EventSession = components['schemas']['EventSession'];
export type EventSubscription = components['schemas']['EventSubscription'];
export type EventWallet = components['schemas']['EventWallet'];
export type FieldErrors = components['schemas']['FieldErrors'];
export type FinalizationStatus = components['schemas']['FinalizationStatus'];
export type Gateway = components['schemas']['Gateway'];
export type GatewayCreate = components['schemas']['GatewayCreate'];
export type GatewayField = components['schemas']['GatewayField'];
export type GatewayFields = components['schemas']['GatewayFields'];
export type GooglePayPayment = components['schemas']['GooglePayPayment'];
export type Initiator = components['schemas']['Initiator'];
export type InstalmentCheck = components['schemas']['InstalmentCheck'];
export type Invoice = components['schemas']['Invoice'];
export type InvoiceCreate = components['schemas']['InvoiceCreate'];
export type InvoiceItem = components['schemas']['InvoiceItem'];
export type InvoiceLinkReplace = components['schemas']['InvoiceLinkReplace'];
export type InvoicePayment = components['schemas']['InvoicePayment'];
export type InvoicePaymentCreate = components['schemas']['InvoicePaymentCreate'];
export type InvoicePaymentList = components['schemas']['InvoicePaymentList'];
export type KeyRotation = components['schemas']['KeyRotation'];
export type ListedCycle = components['schemas']['ListedCycle'];
export type LoggedRequest = components['schemas']['LoggedRequest'];
export type Mail = components['schemas']['Mail'];
export type MailList = components['schemas']['MailList'];
export type NewApiKey = components['schemas']['NewApiKey'];
export type NewRestrictedKey = components['schemas']['NewRestrictedKey'];
export type NewWebhookEndpoint = components['schemas']['NewWebhookEndpoint'];
export type NotificationResend = components['schemas']['NotificationResend'];
export type NotificationSend = components['schemas']['NotificationSend'];
export type ObjectEvent = components['schemas']['ObjectEvent'];
export type OperationCreate = components['schemas']['OperationCreate'];
export type OperationEvent = components['schemas']['OperationEvent'];
export type Payment = components['schemas']['Payment'];
export type PaymentEvent = components['schemas']['PaymentEvent'];
export type PaymentInquiry = components['schemas']['PaymentInquiry'];
export type PaymentLink = components['schemas']['PaymentLink'];
export type PaymentLinkCreate = components['schemas']['PaymentLinkCreate'];
export type PaymentLinkList = components['schemas']['PaymentLinkList'];
export type PaymentLinkUpdate = components['schemas']['PaymentLinkUpdate'];
export type PaymentMethod = components['schemas']['PaymentMethod'];
export type PaymentMethodSearch = components['schemas']['PaymentMethodSearch'];
export type PaymentMethods = components['schemas']['PaymentMethods'];
export type PendingOperation = components['schemas']['PendingOperation'];
export type Refusal = components['schemas']['Refusal'];
export type Report = components['schemas']['Report'];
export type ReportCreate = components['schemas']['ReportCreate'];
export type ReportList = components['schemas']['ReportList'];
export type RequestLog = components['schemas']['RequestLog'];
export type ResentNotice = components['schemas']['ResentNotice'];
export type RestrictedKey = components['schemas']['RestrictedKey'];
export type RestrictedKeyCreate = components['schemas']['RestrictedKeyCreate'];
export type RestrictedKeyList = components['schemas']['RestrictedKeyList'];
export type RetrievedChildTransaction = components['schemas']['RetrievedChildTransaction'];
export type RetrievedSession = components['schemas']['RetrievedSession'];
export type SdkApplePaySession = components['schemas']['SdkApplePaySession'];
export type SdkCard = components['schemas']['SdkCard'];
export type SdkCodeSent = components['schemas']['SdkCodeSent'];
export type SdkInstalmentCheck = components['schemas']['SdkInstalmentCheck'];
export type SdkInstalments = components['schemas']['SdkInstalments'];
export type SdkMethod = components['schemas']['SdkMethod'];
export type SdkRedirect = components['schemas']['SdkRedirect'];
export type SdkResult = components['schemas']['SdkResult'];
export type SdkService = components['schemas']['SdkService'];
export type SdkSession = components['schemas']['SdkSession'];
export type SdkSubmit = components['schemas']['SdkSubmit'];
export type SdkWalletCode = components['schemas']['SdkWalletCode'];
export type SdkWalletPhone = components['schemas']['SdkWalletPhone'];
export type SentMessage = components['schemas']['SentMessage'];
export type Session = components['schemas']['Session'];
export type SessionCreate = components['schemas']['SessionCreate'];
export type SessionList = components['schemas']['SessionList'];
export type SessionUpdate = components['schemas']['SessionUpdate'];
export type Settings = components['schemas']['Settings'];
export type SettingsUpdate = components['schemas']['SettingsUpdate'];
export type SetupPreload = components['schemas']['SetupPreload'];
export type SetupPreloadCard = components['schemas']['SetupPreloadCard'];
export type ShippingAddress = components['schemas']['ShippingAddress'];
export type Subscription = components['schemas']['Subscription'];
export type SubscriptionCancel = components['schemas']['SubscriptionCancel'];
export type SubscriptionChange = components['schemas']['SubscriptionChange'];
export type SubscriptionChangeList = components['schemas']['SubscriptionChangeList'];
export type SubscriptionChangeRequest = components['schemas']['SubscriptionChangeRequest'];
export type SubscriptionEvent = components['schemas']['SubscriptionEvent'];
export type SubscriptionList = components['schemas']['SubscriptionList'];
export type SubscriptionPageLink = components['schemas']['SubscriptionPageLink'];
export type SubscriptionPause = components['schemas']['SubscriptionPause'];
export type SubscriptionResume = components['schemas']['SubscriptionResume'];
export type SubscriptionSearch = components['schemas']['SubscriptionSearch'];
export type SubscriptionSummary = components['schemas']['SubscriptionSummary'];
export type Token = components['schemas']['Token'];
export type TokenCreate = components['schemas']['TokenCreate'];
export type UnsentNotice = components['schemas']['UnsentNotice'];
export type UpcomingCharge = components['schemas']['UpcomingCharge'];
export type UpcomingChargeList = components['schemas']['UpcomingChargeList'];
export type UploadedAttachment = components['schemas']['UploadedAttachment'];
export type User = components['schemas']['User'];
export type UserCreate = components['schemas']['UserCreate'];
export type UserList = components['schemas']['UserList'];
export type UserUpdate = components['schemas']['UserUpdate'];
export type WalletAccount = components['schemas']['WalletAccount'];
export type WalletAccountList = components['schemas']['WalletAccountList'];
export type WalletAccountSearch = components['schemas']['WalletAccountSearch'];
export type WalletAdjustment = components['schemas']['WalletAdjustment'];
export type WalletEntry = components['schemas']['WalletEntry'];
export type WalletEntryList = components['schemas']['WalletEntryList'];
export type WalletEntrySearch = components['schemas']['WalletEntrySearch'];
export type WalletMethod = components['schemas']['WalletMethod'];
export type WalletOperation = components['schemas']['WalletOperation'];
export type WalletOperationEntry = components['schemas']['WalletOperationEntry'];
export type WalletOperationLookup = components['schemas']['WalletOperationLookup'];
export type WalletPayment = components['schemas']['WalletPayment'];
export type WalletSheet = components['schemas']['WalletSheet'];
export type WalletTransaction = components['schemas']['WalletTransaction'];
export type WebhookEndpoint = components['schemas']['WebhookEndpoint'];
export type WebhookEndpointCreate = components['schemas']['WebhookEndpointCreate'];
export type WebhookEndpointList = components['schemas']['WebhookEndpointList'];
export type WebhookEndpointPatch = components['schemas']['WebhookEndpointPatch'];
export type ResponseInvalid = components['responses']['Invalid'];
export type ResponseUnauthenticated = components['responses']['Unauthenticated'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseConflict = components['responses']['Conflict'];
export type ResponseGone = components['responses']['Gone'];
export type ResponseTooLarge = components['responses']['TooLarge'];
export type ResponseUnsupportedMedia = components['responses']['UnsupportedMedia'];
export type ResponseUnprocessable = components['responses']['Unprocessable'];
export type ResponseLocked = components['responses']['Locked'];
export type ResponseRateLimited = components['responses']['RateLimited'];
export type ResponseServerError = components['responses']['ServerError'];
export type ResponseBusy = components['responses']['Busy'];
export type HeaderXRequestId = components['headers']['X-Request-Id'];
export type HeaderRequestId = components['headers']['Request-Id'];
export type HeaderSarrafVersion = components['headers']['Sarraf-Version'];
export type HeaderDeprecation = components['headers']['Deprecation'];
export type HeaderLink = components['headers']['Link'];
export type HeaderRateLimit = components['headers']['RateLimit'];
export type HeaderRateLimitPolicy = components['headers']['RateLimit-Policy'];
export type HeaderRetryAfter = components['headers']['Retry-After'];
export type HeaderWwwAuthenticate = components['headers']['WWW-Authenticate'];
export type HeaderIdempotentReplayed = components['headers']['Idempotent-Replayed'];
export type HeaderAllow = components['headers']['Allow'];
export type HeaderLocation = components['headers']['Location'];
export type HeaderContentDisposition = components['headers']['Content-Disposition'];
export type $defs = Record<string, never>;
export interface operations {
    readonly "sessions.create": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A key that you choose. Repeats with the same key act once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SessionCreate"];
                readonly "application/x-www-form-urlencoded": components["schemas"]["SessionCreate"];
                readonly "multipart/form-data": components["schemas"]["SessionCreate"];
            };
        };
        readonly responses: {
            /** @description Created. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Session"] | components["schemas"]["Payment"];
                };
            };
            /** @description Accepted; the outcome is not known yet. */
            readonly 202: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Payment"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "sessions.retrieve": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path: {
                /** @description Id of the session. */
                readonly session_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request was carried out. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RetrievedSession"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "sessions.replace": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A key that you choose. Repeats with the same key act once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path: {
                /** @description Id of the session. */
                readonly session_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SessionCreate"];
                readonly "application/x-www-form-urlencoded": components["schemas"]["SessionCreate"];
                readonly "multipart/form-data": components["schemas"]["SessionCreate"];
            };
        };
        readonly responses: {
            /** @description The request was carried out. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Session"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 423: components["responses"]["Locked"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "sessions.update": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A key that you choose. Repeats with the same key act once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path: {
                /** @description Id of the session. */
                readonly session_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["SessionUpdate"];
                readonly "application/x-www-form-urlencoded": components["schemas"]["SessionUpdate"];
                readonly "multipart/form-data": components["schemas"]["SessionUpdate"];
            };
        };
        readonly responses: {
            /** @description The request was carried out. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Session"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 423: components["responses"]["Locked"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "attachments.upload": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A key that you choose. Repeats with the same key act once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "multipart/form-data": components["schemas"]["AttachmentUpload"];
            };
        };
        readonly responses: {
            /** @description The request was carried out. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UploadedAttachment"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "sessions.finalizationStatus": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path: {
                /** @description Id of the session. */
                readonly session_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request was carried out. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FinalizationStatus"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "checkout.open": {
        readonly parameters: {
            readonly query?: {
                /** @description Id of the session. */
                readonly session_id?: string;
            };
            readonly header?: {
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Redirect to `Location`. */
            readonly 302: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly Location: components["headers"]["Location"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A field is wrong, or the request as a whole. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"] | components["schemas"]["FieldErrors"];
                };
            };
            /** @description There is nothing here that this caller may see. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests. */
            readonly 429: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly "Retry-After": components["headers"]["Retry-After"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A fault of the service. */
            readonly 500: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The service is busy. Send the request again. */
            readonly 503: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly "Retry-After": components["headers"]["Retry-After"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly "payments.applePay": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A key that you choose. Repeats with the same key act once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ApplePayPayment"];
                readonly "application/x-www-form-urlencoded": components["schemas"]["ApplePayPayment"];
                readonly "multipart/form-data": components["schemas"]["ApplePayPayment"];
            };
        };
        readonly responses: {
            /** @description The request was carried out. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Payment"];
                };
            };
            /** @description Accepted; the outcome is not known yet. */
            readonly 202: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Payment"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "payments.googlePay": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A key that you choose. Repeats with the same key act once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["GooglePayPayment"];
                readonly "application/x-www-form-urlencoded": components["schemas"]["GooglePayPayment"];
                readonly "multipart/form-data": components["schemas"]["GooglePayPayment"];
            };
        };
        readonly responses: {
            /** @description The request was carried out. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Payment"];
                };
            };
            /** @description Accepted; the outcome is not known yet. */
            readonly 202: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Payment"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "payments.autoDebit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A key that you choose. Repeats with the same key act once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AutoDebit"];
                readonly "application/x-www-form-urlencoded": components["schemas"]["AutoDebit"];
                readonly "multipart/form-data": components["schemas"]["AutoDebit"];
            };
        };
        readonly responses: {
            /** @description The request was carried out. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Payment"];
                };
            };
            /** @description Accepted; the outcome is not known yet. */
            readonly 202: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Payment"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "payments.autoDebitAtOlderPath": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A key that you choose. Repeats with the same key act once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AutoDebit"];
                readonly "application/x-www-form-urlencoded": components["schemas"]["AutoDebit"];
                readonly "multipart/form-data": components["schemas"]["AutoDebit"];
            };
        };
        readonly responses: {
            /** @description The request was carried out. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Payment"];
                };
            };
            /** @description Accepted; the outcome is not known yet. */
            readonly 202: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Payment"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "payments.wallet": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A key that you choose. Repeats with the same key act once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WalletPayment"];
                readonly "application/x-www-form-urlencoded": components["schemas"]["WalletPayment"];
                readonly "multipart/form-data": components["schemas"]["WalletPayment"];
            };
        };
        readonly responses: {
            /** @description The request was carried out. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Payment"];
                };
            };
            /** @description Accepted; the outcome is not known yet. */
            readonly 202: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Payment"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "payments.cash": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A key that you choose. Repeats with the same key act once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CashPayment"];
                readonly "application/x-www-form-urlencoded": components["schemas"]["CashPayment"];
                readonly "multipart/form-data": components["schemas"]["CashPayment"];
            };
        };
        readonly responses: {
            /** @description The request was carried out. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Payment"];
                };
            };
            /** @description Accepted; the outcome is not known yet. */
            readonly 202: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Payment"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "payments.cashAtOlderPath": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A key that you choose. Repeats with the same key act once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CashPayment"];
                readonly "application/x-www-form-urlencoded": components["schemas"]["CashPayment"];
                readonly "multipart/form-data": components["schemas"]["CashPayment"];
            };
        };
        readonly responses: {
            /** @description The request was carried out. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly Deprecation: components["headers"]["Deprecation"];
                    readonly Link: components["headers"]["Link"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Payment"];
                };
            };
            /** @description Accepted; the outcome is not known yet. */
            readonly 202: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly Deprecation: components["headers"]["Deprecation"];
                    readonly Link: components["headers"]["Link"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Payment"];
                };
            };
            /** @description A field is wrong, or the request as a whole. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly Deprecation: components["headers"]["Deprecation"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"] | components["schemas"]["FieldErrors"];
                };
            };
            /** @description No credential, or one that this endpoint does not accept. */
            readonly 401: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly Deprecation: components["headers"]["Deprecation"];
                    readonly Link: components["headers"]["Link"];
                    readonly "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The caller lacks the permission. */
            readonly 403: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly Deprecation: components["headers"]["Deprecation"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description There is nothing here that this caller may see. */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly Deprecation: components["headers"]["Deprecation"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The object's state, or a request that is still running, forbids it. */
            readonly 409: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly Deprecation: components["headers"]["Deprecation"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body is larger than 1 MiB, or than what the endpoint takes besides. */
            readonly 413: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly Deprecation: components["headers"]["Deprecation"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body's content type is not supported. */
            readonly 415: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly Deprecation: components["headers"]["Deprecation"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The key was used with another body before. */
            readonly 422: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly Deprecation: components["headers"]["Deprecation"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests. */
            readonly 429: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly Deprecation: components["headers"]["Deprecation"];
                    readonly Link: components["headers"]["Link"];
                    readonly "Retry-After": components["headers"]["Retry-After"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A fault of the service. */
            readonly 500: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly Deprecation: components["headers"]["Deprecation"];
                    readonly Link: components["headers"]["Link"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The service is busy. Send the request again. */
            readonly 503: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly Deprecation: components["headers"]["Deprecation"];
                    readonly Link: components["headers"]["Link"];
                    readonly "Retry-After": components["headers"]["Retry-After"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly "payments.cashCollected": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A key that you choose. Repeats with the same key act once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CollectedCash"];
                readonly "application/x-www-form-urlencoded": components["schemas"]["CollectedCash"];
                readonly "multipart/form-data": components["schemas"]["CollectedCash"];
            };
        };
        readonly responses: {
            /** @description The request was carried out. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Payment"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "payments.inquire": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A key that you choose. Repeats with the same key act once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["PaymentInquiry"];
                readonly "application/x-www-form-urlencoded": components["schemas"]["PaymentInquiry"];
                readonly "multipart/form-data": components["schemas"]["PaymentInquiry"];
            };
        };
        readonly responses: {
            /** @description The request was carried out. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PaymentEvent"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "operations.create": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Names a refund, capture or void of the session: a repeat answers with it in its present state. */
                readonly "Tracking-Key"?: string;
                /** @description A key that you choose. Repeats with the same key act once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OperationCreate"];
                readonly "application/x-www-form-urlencoded": components["schemas"]["OperationCreate"];
                readonly "multipart/form-data": components["schemas"]["OperationCreate"];
            };
        };
        readonly responses: {
            /** @description The request was carried out. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OperationEvent"] | components["schemas"]["EndedTransaction"];
                };
            };
            /** @description Accepted; the outcome is not known yet. */
            readonly 202: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PendingOperation"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "transactions.list": {
        readonly parameters: {
            readonly query?: {
                /** @description Only sessions in this state: `created`, `pending`, `attempted`, `cod`, `authorized`, `paid`, `captured`, `failed`, `canceled`, `expired` or `invalided`. */
                readonly state?: "created" | "pending" | "attempted" | "cod" | "paid" | "authorized" | "captured" | "failed" | "canceled" | "expired" | "invalided";
                /** @description Only sessions with this `order_no`. */
                readonly order_no?: string;
                /** @description Only sessions of this customer of yours. */
                readonly customer_id?: string;
                /** @description Only sessions created from then on: a day `YYYY-MM-DD` of the merchant's time zone, or an instant in ISO 8601 with its offset. */
                readonly created_after?: string;
                /** @description Only sessions created until then, included: a day `YYYY-MM-DD` of the merchant's time zone, or an instant in ISO 8601 with its offset. */
                readonly created_before?: string;
                /** @description Only sessions of this gateway account. */
                readonly pg_code?: string;
                /** @description Rows per page. */
                readonly limit?: number;
                /** @description Number of rows to skip before the page. */
                readonly offset?: number;
                /** @description Id of the row after which the page starts, usually the last row of the page before. Decides over `offset`; rows that were added or removed meanwhile shift nothing. */
                readonly starting_after?: string;
            };
            readonly header?: {
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request was carried out. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SessionList"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "transactions.listDeleted": {
        readonly parameters: {
            readonly query?: {
                /** @description Only sessions in this state: `created`, `pending`, `attempted`, `cod`, `authorized`, `paid`, `captured`, `failed`, `canceled`, `expired` or `invalided`. */
                readonly state?: "created" | "pending" | "attempted" | "cod" | "paid" | "authorized" | "captured" | "failed" | "canceled" | "expired" | "invalided";
                /** @description Only sessions with this `order_no`. */
                readonly order_no?: string;
                /** @description Only sessions of this customer of yours. */
                readonly customer_id?: string;
                /** @description Only sessions created from then on: a day `YYYY-MM-DD` of the merchant's time zone, or an instant in ISO 8601 with its offset. */
                readonly created_after?: string;
                /** @description Only sessions created until then, included: a day `YYYY-MM-DD` of the merchant's time zone, or an instant in ISO 8601 with its offset. */
                readonly created_before?: string;
                /** @description Only sessions of this gateway account. */
                readonly pg_code?: string;
                /** @description Rows per page. */
                readonly limit?: number;
                /** @description Number of rows to skip before the page. */
                readonly offset?: number;
                /** @description Id of the row after which the page starts, usually the last row of the page before. Decides over `offset`; rows that were added or removed meanwhile shift nothing. */
                readonly starting_after?: string;
            };
            readonly header?: {
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request was carried out. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DeletedSessionList"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "transactions.restore": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A key that you choose. Repeats with the same key act once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path: {
                /** @description Id of the session. */
                readonly session_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request was carried out. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Session"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "approvals.list": {
        readonly parameters: {
            readonly query?: {
                /** @description Only requests in this state: `pending`, `approved`, `done`, `manual_action_required`, `rejected`, `canceled` or `expired`. */
                readonly state?: "pending" | "approved" | "done" | "manual_action_required" | "rejected" | "canceled" | "expired";
                /** @description Only requests for a `refund` or only for a `void`. */
                readonly operation?: "refund" | "void";
                /** @description Only requests for payments through this gateway account. */
                readonly pg_code?: string;
                /** @description Only requests in this currency (ISO 4217). */
                readonly currency_code?: string;
                /** @description Only requests for this session. */
                readonly session_id?: string;
                /** @description Only requests made from then on: a day `YYYY-MM-DD` of the merchant's time zone, or an instant in ISO 8601 with its offset. */
                readonly created_after?: string;
                /** @description Only requests made until then, included: a day `YYYY-MM-DD` of the merchant's time zone, or an instant in ISO 8601 with its offset. */
                readonly created_before?: string;
                /** @description Rows per page. */
                readonly limit?: number;
                /** @description Number of rows to skip before the page. */
                readonly offset?: number;
                /** @description Id of the row after which the page starts, usually the last row of the page before. Decides over `offset`; rows that were added or removed meanwhile shift nothing. */
                readonly starting_after?: string;
            };
            readonly header?: {
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request was carried out. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApprovalRequestList"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "approvals.approve": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A key that you choose. Repeats with the same key act once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path: {
                /** @description Id of the request for approval. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["ApprovalDecision"];
                readonly "application/x-www-form-urlencoded": components["schemas"]["ApprovalDecision"];
                readonly "multipart/form-data": components["schemas"]["ApprovalDecision"];
            };
        };
        readonly responses: {
            /** @description The request was carried out. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApprovalRequest"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "approvals.reject": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A key that you choose. Repeats with the same key act once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path: {
                /** @description Id of the request for approval. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["ApprovalDecision"];
                readonly "application/x-www-form-urlencoded": components["schemas"]["ApprovalDecision"];
                readonly "multipart/form-data": components["schemas"]["ApprovalDecision"];
            };
        };
        readonly responses: {
            /** @description The request was carried out. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApprovalRequest"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "approvals.cancel": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A key that you choose. Repeats with the same key act once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path: {
                /** @description Id of the request for approval. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request was carried out. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApprovalRequest"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "approvals.retry": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A key that you choose. Repeats with the same key act once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path: {
                /** @description Id of the request for approval. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request was carried out. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApprovalRequest"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "cards.list": {
        readonly parameters: {
            readonly query: {
                /** @description Your id of the customer whose cards are listed. */
                readonly customer_id: string;
                /** @description Only cards saved at gateway accounts of this type: `sandbox` or `production`. */
                readonly type?: "sandbox" | "production";
                /** @description Only cards saved at these gateway accounts. In a query: a repeated key, or one text with commas. */
                readonly pg_codes?: readonly string[];
                /** @description Only the card that is charged under this agreement: one card or none. */
                readonly agreement_id?: string;
            };
            readonly header?: {
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request was carried out. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CardList"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "cards.search": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CardSearch"];
                readonly "application/x-www-form-urlencoded": components["schemas"]["CardSearch"];
                readonly "multipart/form-data": components["schemas"]["CardSearch"];
            };
        };
        readonly responses: {
            /** @description The request was carried out. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CardList"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "cards.delete": {
        readonly parameters: {
            readonly query?: {
                /** @description Your id of the card's customer. Required if several customers have saved the token. */
                readonly customer_id?: string;
                /** @description Type of the gateway account that the card is saved at: `sandbox` or `production`. Another card is 404. */
                readonly type?: "sandbox" | "production";
            };
            readonly header?: {
                /** @description A key that you choose. Repeats with the same key act once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path: {
                /** @description Token of the saved card. */
                readonly token: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. The answer has no body. */
            readonly 204: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "subscriptions.list": {
        readonly parameters: {
            readonly query?: {
                /** @description Rows per page; decides over `limit` of the body. Default 20; a value above 100 counts as 100. */
                readonly limit?: number;
                /** @description Number of rows to skip; decides over `offset` of the body. Default 0. */
                readonly offset?: number;
                /** @description Id of the subscription after which the page starts. Decides over `offset`, and over `starting_after` of the body. */
                readonly starting_after?: string;
            };
            readonly header?: {
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["SubscriptionSearch"];
                readonly "application/x-www-form-urlencoded": components["schemas"]["SubscriptionSearch"];
                readonly "multipart/form-data": components["schemas"]["SubscriptionSearch"];
            };
        };
        readonly responses: {
            /** @description The request was carried out. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SubscriptionList"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "subscriptions.retrieve": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path: {
                /** @description Id of the subscription. */
                readonly subscription_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request was carried out. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Subscription"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "subscriptions.change": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A key that you choose. Repeats with the same key act once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path: {
                /** @description Id of the subscription. */
                readonly subscription_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["SubscriptionChangeRequest"];
                readonly "application/x-www-form-urlencoded": components["schemas"]["SubscriptionChangeRequest"];
                readonly "multipart/form-data": components["schemas"]["SubscriptionChangeRequest"];
            };
        };
        readonly responses: {
            /** @description The request was carried out. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Subscription"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "subscriptions.listCycles": {
        readonly parameters: {
            readonly query?: {
                /** @description Rows per page. */
                readonly limit?: number;
                /** @description Number of rows to skip before the page. */
                readonly offset?: number;
                /** @description `cycle_number` of the row after which the page starts. Decides over `offset`. */
                readonly starting_after?: string;
            };
            readonly header?: {
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path: {
                /** @description Id of the subscription. */
                readonly subscription_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request was carried out. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CycleList"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "subscriptions.cancel": {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description A UUID v4 that you choose. Repeats with the same key act once; another body is refused. */
                readonly "Idempotency-Key": string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path: {
                /** @description Id of the subscription. */
                readonly subscription_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SubscriptionCancel"];
                readonly "application/x-www-form-urlencoded": components["schemas"]["SubscriptionCancel"];
                readonly "multipart/form-data": components["schemas"]["SubscriptionCancel"];
            };
        };
        readonly responses: {
            /** @description The request was carried out. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Subscription"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "subscriptions.pause": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A key that you choose. Repeats with the same key act once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path: {
                /** @description Id of the subscription. */
                readonly subscription_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["SubscriptionPause"];
                readonly "application/x-www-form-urlencoded": components["schemas"]["SubscriptionPause"];
                readonly "multipart/form-data": components["schemas"]["SubscriptionPause"];
            };
        };
        readonly responses: {
            /** @description The request was carried out. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Subscription"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "subscriptions.resume": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A key that you choose. Repeats with the same key act once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path: {
                /** @description Id of the subscription. */
                readonly subscription_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["SubscriptionResume"];
                readonly "application/x-www-form-urlencoded": components["schemas"]["SubscriptionResume"];
                readonly "multipart/form-data": components["schemas"]["SubscriptionResume"];
            };
        };
        readonly responses: {
            /** @description The request was carried out. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Subscription"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "subscriptions.listUpcoming": {
        readonly parameters: {
            readonly query?: {
                /** @description Rows per page. */
                readonly limit?: number;
                /** @description Number of rows to skip before the page. */
                readonly offset?: number;
                /** @description `cycle_number` of the row after which the page starts. Decides over `offset`. */
                readonly starting_after?: string;
            };
            readonly header?: {
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path: {
                /** @description Id of the subscription. */
                readonly subscription_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request was carried out. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UpcomingChargeList"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "subscriptions.listChanges": {
        readonly parameters: {
            readonly query?: {
                /** @description Rows per page. */
                readonly limit?: number;
                /** @description Number of rows to skip before the page. */
                readonly offset?: number;
                /** @description `number` of the row after which the page starts. Decides over `offset`. */
                readonly starting_after?: string;
            };
            readonly header?: {
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path: {
                /** @description Id of the subscription. */
                readonly subscription_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request was carried out. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SubscriptionChangeList"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "subscriptions.retrievePageLink": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path: {
                /** @description Id of the subscription. */
                readonly subscription_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request was carried out. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SubscriptionPageLink"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "subscriptions.regeneratePageLink": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path: {
                /** @description Id of the subscription. */
                readonly subscription_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request was carried out. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SubscriptionPageLink"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "wallets.listAccounts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path: {
                /** @description Slug of the wallet: `sarraf` for the default one. */
                readonly provider: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WalletAccountSearch"];
                readonly "application/x-www-form-urlencoded": components["schemas"]["WalletAccountSearch"];
                readonly "multipart/form-data": components["schemas"]["WalletAccountSearch"];
            };
        };
        readonly responses: {
            /** @description The request was carried out. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WalletAccountList"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "wallets.listEntries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path: {
                /** @description Slug of the wallet: `sarraf` for the default one. */
                readonly provider: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WalletEntrySearch"];
                readonly "application/x-www-form-urlencoded": components["schemas"]["WalletEntrySearch"];
                readonly "multipart/form-data": components["schemas"]["WalletEntrySearch"];
            };
        };
        readonly responses: {
            /** @description The request was carried out. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WalletEntryList"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "wallets.retrieveOperation": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path: {
                /** @description Slug of the wallet: `sarraf` for the default one. */
                readonly provider: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WalletOperationLookup"];
                readonly "application/x-www-form-urlencoded": components["schemas"]["WalletOperationLookup"];
                readonly "multipart/form-data": components["schemas"]["WalletOperationLookup"];
            };
        };
        readonly responses: {
            /** @description The request was carried out. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WalletOperation"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "wallets.adjust": {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description A key that you choose. Repeats with the same key act once; another body is refused. */
                readonly "Idempotency-Key": string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path: {
                /** @description Slug of the wallet: `sarraf` for the default one. */
                readonly provider: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WalletAdjustment"];
                readonly "application/x-www-form-urlencoded": components["schemas"]["WalletAdjustment"];
                readonly "multipart/form-data": components["schemas"]["WalletAdjustment"];
            };
        };
        readonly responses: {
            /** @description Created. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WalletOperation"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "wallets.finalizationStatus": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path: {
                /** @description Slug of the wallet: `sarraf` for the default one. */
                readonly provider: string;
                /** @description Id of the session. */
                readonly session_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request was carried out. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FinalizationStatus"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "paymentLinks.list": {
        readonly parameters: {
            readonly query?: {
                /** @description Rows per page. */
                readonly limit?: number;
                /** @description Number of rows to skip before the page. */
                readonly offset?: number;
                /** @description Id of the row after which the page starts, usually the last row of the page before. Decides over `offset`; rows that were added or removed meanwhile shift nothing. */
                readonly starting_after?: string;
            };
            readonly header?: {
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request was carried out. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PaymentLinkList"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "paymentLinks.create": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A key that you choose. Repeats with the same key act once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PaymentLinkCreate"];
                readonly "application/x-www-form-urlencoded": components["schemas"]["PaymentLinkCreate"];
                readonly "multipart/form-data": components["schemas"]["PaymentLinkCreate"];
            };
        };
        readonly responses: {
            /** @description Created. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PaymentLink"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "paymentLinks.retrieve": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path: {
                /** @description Id of the payment link. */
                readonly link_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request was carried out. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PaymentLink"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "paymentLinks.update": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A key that you choose. Repeats with the same key act once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path: {
                /** @description Id of the payment link. */
                readonly link_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["PaymentLinkUpdate"];
                readonly "application/x-www-form-urlencoded": components["schemas"]["PaymentLinkUpdate"];
                readonly "multipart/form-data": components["schemas"]["PaymentLinkUpdate"];
            };
        };
        readonly responses: {
            /** @description The request was carried out. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PaymentLink"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "paymentLinks.close": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A key that you choose. Repeats with the same key act once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path: {
                /** @description Id of the payment link. */
                readonly link_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request was carried out. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PaymentLink"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "invoices.create": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A key that you choose. Repeats with the same key act once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["InvoiceCreate"];
                readonly "application/x-www-form-urlencoded": components["schemas"]["InvoiceCreate"];
                readonly "multipart/form-data": components["schemas"]["InvoiceCreate"];
            };
        };
        readonly responses: {
            /** @description Created. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Invoice"];
                };
            };
            /** @description Accepted; the outcome is not known yet. */
            readonly 202: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Invoice"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "invoices.retrieve": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path: {
                /** @description Id of the invoice. */
                readonly invoice_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request was carried out. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Invoice"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "invoices.listPayments": {
        readonly parameters: {
            readonly query?: {
                /** @description Rows per page. */
                readonly limit?: number;
                /** @description Number of rows to skip before the page. */
                readonly offset?: number;
                /** @description Id of the row after which the page starts, usually the last row of the page before. Decides over `offset`; rows that were added or removed meanwhile shift nothing. */
                readonly starting_after?: string;
            };
            readonly header?: {
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path: {
                /** @description Id of the invoice. */
                readonly invoice_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request was carried out. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InvoicePaymentList"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "invoices.createPayment": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A key that you choose. Repeats with the same key act once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path: {
                /** @description Id of the invoice. */
                readonly invoice_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["InvoicePaymentCreate"];
                readonly "application/x-www-form-urlencoded": components["schemas"]["InvoicePaymentCreate"];
                readonly "multipart/form-data": components["schemas"]["InvoicePaymentCreate"];
            };
        };
        readonly responses: {
            /** @description Created. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Session"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "invoices.replaceLink": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A key that you choose. Repeats with the same key act once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path: {
                /** @description Id of the invoice. */
                readonly invoice_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["InvoiceLinkReplace"];
                readonly "application/x-www-form-urlencoded": components["schemas"]["InvoiceLinkReplace"];
                readonly "multipart/form-data": components["schemas"]["InvoiceLinkReplace"];
            };
        };
        readonly responses: {
            /** @description The request was carried out. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Invoice"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "reports.list": {
        readonly parameters: {
            readonly query?: {
                /** @description Only reports created from then on: a day `YYYY-MM-DD` of the merchant's time zone, or an instant in ISO 8601 with its offset. Without this and `created_before`: the last 30 days. */
                readonly created_after?: string;
                /** @description Only reports created until then, included: a day `YYYY-MM-DD` of the merchant's time zone, or an instant in ISO 8601 with its offset. */
                readonly created_before?: string;
                /** @description Only reports of this span: `daily`, `weekly` (Sunday to Saturday), `monthly`, `yearly`, or `custom` for requested spans of days. */
                readonly interval?: "daily" | "weekly" | "monthly" | "yearly" | "custom";
                /** @description Only reports that the service made by itself (`auto`) or only requested ones (`manual`). */
                readonly source?: "auto" | "manual";
                /** @description Rows per page. */
                readonly limit?: number;
                /** @description Number of rows to skip before the page. */
                readonly offset?: number;
                /** @description Id of the row after which the page starts, usually the last row of the page before. Decides over `offset`; rows that were added or removed meanwhile shift nothing. */
                readonly starting_after?: string;
            };
            readonly header?: {
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request was carried out. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReportList"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "reports.create": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A key that you choose. Repeats with the same key act once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["ReportCreate"];
                readonly "application/x-www-form-urlencoded": components["schemas"]["ReportCreate"];
                readonly "multipart/form-data": components["schemas"]["ReportCreate"];
            };
        };
        readonly responses: {
            /** @description Created. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Report"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "reports.download": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path: {
                /** @description Token of the link in `download_action`, a UUID. */
                readonly token: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request was carried out. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Content-Disposition": components["headers"]["Content-Disposition"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/csv": string;
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            /** @description Redirect to `Location`. */
            readonly 302: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly Location: components["headers"]["Location"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 410: components["responses"]["Gone"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "paymentMethods.list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A key that you choose. Repeats with the same key act once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PaymentMethodSearch"];
                readonly "application/x-www-form-urlencoded": components["schemas"]["PaymentMethodSearch"];
                readonly "multipart/form-data": components["schemas"]["PaymentMethodSearch"];
            };
        };
        readonly responses: {
            /** @description The request was carried out. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PaymentMethods"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "gateways.create": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A key that you choose. Repeats with the same key act once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["GatewayCreate"];
                readonly "application/x-www-form-urlencoded": components["schemas"]["GatewayCreate"];
                readonly "multipart/form-data": components["schemas"]["GatewayCreate"];
            };
        };
        readonly responses: {
            /** @description Created. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Gateway"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "gateways.describe": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request was carried out. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly Allow: components["headers"]["Allow"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GatewayFields"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "settings.retrieve": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request was carried out. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Settings"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "settings.update": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A key that you choose. Repeats with the same key act once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["SettingsUpdate"];
                readonly "application/x-www-form-urlencoded": components["schemas"]["SettingsUpdate"];
                readonly "multipart/form-data": components["schemas"]["SettingsUpdate"];
            };
        };
        readonly responses: {
            /** @description The request was carried out. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Settings"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "settings.replaceLogo": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A key that you choose. Repeats with the same key act once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "multipart/form-data": components["schemas"]["BrandImage"];
            };
        };
        readonly responses: {
            /** @description The request was carried out. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Settings"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "settings.uploadLogo": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A key that you choose. Repeats with the same key act once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "multipart/form-data": components["schemas"]["BrandImage"];
            };
        };
        readonly responses: {
            /** @description The request was carried out. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Settings"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "settings.deleteLogo": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A key that you choose. Repeats with the same key act once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. The answer has no body. */
            readonly 204: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "settings.replaceFavicon": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A key that you choose. Repeats with the same key act once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "multipart/form-data": components["schemas"]["BrandImage"];
            };
        };
        readonly responses: {
            /** @description The request was carried out. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Settings"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "settings.uploadFavicon": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A key that you choose. Repeats with the same key act once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "multipart/form-data": components["schemas"]["BrandImage"];
            };
        };
        readonly responses: {
            /** @description The request was carried out. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Settings"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "settings.deleteFavicon": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A key that you choose. Repeats with the same key act once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. The answer has no body. */
            readonly 204: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "users.list": {
        readonly parameters: {
            readonly query?: {
                /** @description Rows per page. */
                readonly limit?: number;
                /** @description Number of rows to skip before the page. */
                readonly offset?: number;
                /** @description Id of the row after which the page starts, usually the last row of the page before. Decides over `offset`; rows that were added or removed meanwhile shift nothing. */
                readonly starting_after?: string;
            };
            readonly header?: {
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request was carried out. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UserList"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "users.create": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A key that you choose. Repeats with the same key act once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["UserCreate"];
                readonly "application/x-www-form-urlencoded": components["schemas"]["UserCreate"];
                readonly "multipart/form-data": components["schemas"]["UserCreate"];
            };
        };
        readonly responses: {
            /** @description Created. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["User"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "users.delete": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A key that you choose. Repeats with the same key act once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path: {
                /** @description Number of the user. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. The answer has no body. */
            readonly 204: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "users.update": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A key that you choose. Repeats with the same key act once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path: {
                /** @description Number of the user. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["UserUpdate"];
                readonly "application/x-www-form-urlencoded": components["schemas"]["UserUpdate"];
                readonly "multipart/form-data": components["schemas"]["UserUpdate"];
            };
        };
        readonly responses: {
            /** @description The request was carried out. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["User"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "requestLog.list": {
        readonly parameters: {
            readonly query?: {
                /** @description Only the request with this id, the `X-Request-Id` of its answer. */
                readonly request_id?: string;
                /** @description Only requests with this HTTP method: `GET`, `POST`, `PUT`, `PATCH` or `DELETE`. */
                readonly method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
                /** @description Only requests whose path contains this text, such as a session's id. */
                readonly path?: string;
                /** @description Only requests answered with a status below 400 (`ok`), of 400 to 499 (`refused`) or from 500 on (`failed`). */
                readonly outcome?: "ok" | "refused" | "failed";
                /** @description Only requests authenticated by a `private_key`, a `public_key` or a `user`. */
                readonly caller?: "private_key" | "public_key" | "user";
                /** @description Rows per page. Default 10; a value above 100 counts as 100. */
                readonly limit?: number;
                /** @description Position of the page; `next` of the page before contains it. */
                readonly cursor?: string;
            };
            readonly header?: {
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request was carried out. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RequestLog"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "tokens.create": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TokenCreate"];
                readonly "application/x-www-form-urlencoded": components["schemas"]["TokenCreate"];
                readonly "multipart/form-data": components["schemas"]["TokenCreate"];
            };
        };
        readonly responses: {
            /** @description The request was carried out. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Token"];
                };
            };
            /** @description A field is wrong, or the request as a whole. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"] | components["schemas"]["FieldErrors"];
                };
            };
            /** @description No credential, or one that this endpoint does not accept. */
            readonly 401: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body is larger than 1 MiB, or than what the endpoint takes besides. */
            readonly 413: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body's content type is not supported. */
            readonly 415: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests. */
            readonly 429: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly "Retry-After": components["headers"]["Retry-After"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A fault of the service. */
            readonly 500: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The service is busy. Send the request again. */
            readonly 503: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly "Retry-After": components["headers"]["Retry-After"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readonly "apiKeys.list": {
        readonly parameters: {
            readonly query?: {
                /** @description Rows per page. */
                readonly limit?: number;
                /** @description Number of rows to skip before the page. */
                readonly offset?: number;
                /** @description Id of the row after which the page starts, usually the last row of the page before. Decides over `offset`; rows that were added or removed meanwhile shift nothing. */
                readonly starting_after?: string;
            };
            readonly header?: {
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request was carried out. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiKeyList"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "apiKeys.create": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A key that you choose. Repeats with the same key act once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["ApiKeyCreate"];
                readonly "application/x-www-form-urlencoded": components["schemas"]["ApiKeyCreate"];
                readonly "multipart/form-data": components["schemas"]["ApiKeyCreate"];
            };
        };
        readonly responses: {
            /** @description Created. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NewApiKey"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "apiKeys.revoke": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A key that you choose. Repeats with the same key act once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path: {
                /** @description Id of the key pair. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. The answer has no body. */
            readonly 204: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "apiKeys.update": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A key that you choose. Repeats with the same key act once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path: {
                /** @description Id of the key pair. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["ApiKeyPatch"];
                readonly "application/x-www-form-urlencoded": components["schemas"]["ApiKeyPatch"];
                readonly "multipart/form-data": components["schemas"]["ApiKeyPatch"];
            };
        };
        readonly responses: {
            /** @description The request was carried out. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiKey"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "apiKeys.rotate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A key that you choose. Repeats with the same key act once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path: {
                /** @description Id of the key pair. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["KeyRotation"];
                readonly "application/x-www-form-urlencoded": components["schemas"]["KeyRotation"];
                readonly "multipart/form-data": components["schemas"]["KeyRotation"];
            };
        };
        readonly responses: {
            /** @description Created. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NewApiKey"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "restrictedKeys.list": {
        readonly parameters: {
            readonly query?: {
                /** @description Rows per page. */
                readonly limit?: number;
                /** @description Number of rows to skip before the page. */
                readonly offset?: number;
                /** @description Id of the row after which the page starts, usually the last row of the page before. Decides over `offset`; rows that were added or removed meanwhile shift nothing. */
                readonly starting_after?: string;
            };
            readonly header?: {
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request was carried out. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RestrictedKeyList"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "restrictedKeys.create": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A key that you choose. Repeats with the same key act once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RestrictedKeyCreate"];
                readonly "application/x-www-form-urlencoded": components["schemas"]["RestrictedKeyCreate"];
                readonly "multipart/form-data": components["schemas"]["RestrictedKeyCreate"];
            };
        };
        readonly responses: {
            /** @description Created. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NewRestrictedKey"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "restrictedKeys.revoke": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A key that you choose. Repeats with the same key act once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path: {
                /** @description Id of the restricted key. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. The answer has no body. */
            readonly 204: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "restrictedKeys.rotate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A key that you choose. Repeats with the same key act once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path: {
                /** @description Id of the restricted key. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["KeyRotation"];
                readonly "application/x-www-form-urlencoded": components["schemas"]["KeyRotation"];
                readonly "multipart/form-data": components["schemas"]["KeyRotation"];
            };
        };
        readonly responses: {
            /** @description Created. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NewRestrictedKey"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "events.list": {
        readonly parameters: {
            readonly query?: {
                /** @description Only events of this payment session. */
                readonly session_id?: string;
                /** @description Only events of this subscription itself: kinds `subscription` and `subscription.*`. */
                readonly subscription_id?: string;
                /** @description Only events of this kind: `payment`, `operation`, `subscription`, or a state change: `session.paid`, `session.authorized`, `session.captured`, `session.attempted`, `session.canceled`, `session.expired`, `session.failed`, `session.deleted`, `session.restored`, `operation.queued`, `operation.done`, `operation.refused`, `operation.rejected`, `operation.reversed`, `invoice.sent`, `invoice.paid`, `invoice.overdue`, `invoice.canceled`, `card.saved`, `card.removed`, `card.expiring`, `wallet.credited`, `wallet.debited`, `subscription.created`, `subscription.activated`, `subscription.trialing`, `subscription.past_due`, `subscription.recovered`, `subscription.changed`, `subscription.paused`, `subscription.resumed`, `subscription.cancel_scheduled`, `subscription.cancel_undone`, `subscription.canceled`, `subscription.expired`, `subscription.setup_failed`, `subscription.card_changed`, `subscription.blocked`, `dispute.inquiry`, `dispute.opened`, `dispute.evidence_due`, `dispute.under_review`, `dispute.won`, `dispute.lost`, `dispute.accepted`, `dispute.second`, `dispute.arbitration`, `dispute.fraud_warning`, `second_charge.due`, `second_charge.done`, `second_charge.refused`. */
                readonly kind?: "payment" | "operation" | "subscription" | "session.paid" | "session.authorized" | "session.captured" | "session.attempted" | "session.canceled" | "session.expired" | "session.failed" | "session.deleted" | "session.restored" | "operation.queued" | "operation.done" | "operation.refused" | "operation.rejected" | "operation.reversed" | "invoice.sent" | "invoice.paid" | "invoice.overdue" | "invoice.canceled" | "card.saved" | "card.removed" | "card.expiring" | "wallet.credited" | "wallet.debited" | "subscription.created" | "subscription.activated" | "subscription.trialing" | "subscription.past_due" | "subscription.recovered" | "subscription.changed" | "subscription.paused" | "subscription.resumed" | "subscription.cancel_scheduled" | "subscription.cancel_undone" | "subscription.canceled" | "subscription.expired" | "subscription.setup_failed" | "subscription.card_changed" | "subscription.blocked" | "dispute.inquiry" | "dispute.opened" | "dispute.evidence_due" | "dispute.under_review" | "dispute.won" | "dispute.lost" | "dispute.accepted" | "dispute.second" | "dispute.arbitration" | "dispute.fraud_warning" | "second_charge.due" | "second_charge.done" | "second_charge.refused";
                /** @description Only events from then on, by `occurred_at`: a day `YYYY-MM-DD` of the merchant's time zone, or an instant in ISO 8601 with its offset. */
                readonly created_after?: string;
                /** @description Only events until then, included, by `occurred_at`: a day `YYYY-MM-DD` of the merchant's time zone, or an instant in ISO 8601 with its offset. */
                readonly created_before?: string;
                /** @description Long polling: the answer comes when more than `known` events match, or after this many seconds. Default 0. */
                readonly wait?: number;
                /** @description Number of matching events that you have already, for `wait`. Default 0. */
                readonly known?: number;
                /** @description Rows per page. */
                readonly limit?: number;
                /** @description Number of rows to skip before the page. */
                readonly offset?: number;
                /** @description Id of the row after which the page starts, usually the last row of the page before. Decides over `offset`; rows that were added or removed meanwhile shift nothing. */
                readonly starting_after?: string;
            };
            readonly header?: {
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request was carried out. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EventList"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "events.retrieve": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path: {
                /** @description Id of the event. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request was carried out. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Event"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "events.redeliver": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A key that you choose. Repeats with the same key act once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path: {
                /** @description Id of the event. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request was carried out. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Delivery"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "notifications.resend": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A key that you choose. Repeats with the same key act once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NotificationResend"];
                readonly "application/x-www-form-urlencoded": components["schemas"]["NotificationResend"];
                readonly "multipart/form-data": components["schemas"]["NotificationResend"];
            };
        };
        readonly responses: {
            /** @description The request was carried out. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ResentNotice"];
                };
            };
            /** @description A field is wrong, or the request as a whole. */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"] | components["schemas"]["FieldErrors"] | components["schemas"]["UnsentNotice"];
                };
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "notifications.send": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A key that you choose. Repeats with the same key act once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NotificationSend"];
                readonly "application/x-www-form-urlencoded": components["schemas"]["NotificationSend"];
                readonly "multipart/form-data": components["schemas"]["NotificationSend"];
            };
        };
        readonly responses: {
            /** @description The request was carried out. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SentMessage"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "notifications.sendByChannel": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A key that you choose. Repeats with the same key act once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path: {
                /** @description `email`, `sms` or `whatsapp`. */
                readonly channel: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ChannelNotificationSend"];
                readonly "application/x-www-form-urlencoded": components["schemas"]["ChannelNotificationSend"];
                readonly "multipart/form-data": components["schemas"]["ChannelNotificationSend"];
            };
        };
        readonly responses: {
            /** @description The request was carried out. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SentMessage"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "clock.retrieve": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request was carried out. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Clock"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "clock.advance": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A key that you choose. Repeats with the same key act once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["ClockAdvance"];
                readonly "application/x-www-form-urlencoded": components["schemas"]["ClockAdvance"];
                readonly "multipart/form-data": components["schemas"]["ClockAdvance"];
            };
        };
        readonly responses: {
            /** @description The request was carried out. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AdvancedClock"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "mailbox.list": {
        readonly parameters: {
            readonly query?: {
                /** @description Only messages to this email address. */
                readonly customer_email?: string;
                /** @description Only messages to this phone number, in any notation. */
                readonly customer_phone?: string;
                /** @description Only messages of this channel: `email`, `sms` or `whatsapp`. */
                readonly channel?: "email" | "sms" | "whatsapp";
                /** @description Rows per page. */
                readonly limit?: number;
                /** @description Number of rows to skip before the page. */
                readonly offset?: number;
                /** @description Id of the row after which the page starts, usually the last row of the page before. Decides over `offset`; rows that were added or removed meanwhile shift nothing. */
                readonly starting_after?: string;
            };
            readonly header?: {
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request was carried out. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MailList"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "sdk.retrieve": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path: {
                /** @description Id of the session. */
                readonly session_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request was carried out. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SdkSession"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "sdk.submit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A key that you choose. Repeats with the same key act once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path: {
                /** @description Id of the session. */
                readonly session_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["SdkSubmit"];
                readonly "application/x-www-form-urlencoded": components["schemas"]["SdkSubmit"];
                readonly "multipart/form-data": components["schemas"]["SdkSubmit"];
            };
        };
        readonly responses: {
            /** @description The request was carried out. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SdkResult"] | components["schemas"]["SdkRedirect"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "sdk.cancel": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A key that you choose. Repeats with the same key act once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path: {
                /** @description Id of the session. */
                readonly session_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request was carried out. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SdkResult"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "sdk.checkInstalments": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A key that you choose. Repeats with the same key act once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path: {
                /** @description Id of the session. */
                readonly session_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SdkInstalmentCheck"];
                readonly "application/x-www-form-urlencoded": components["schemas"]["SdkInstalmentCheck"];
                readonly "multipart/form-data": components["schemas"]["SdkInstalmentCheck"];
            };
        };
        readonly responses: {
            /** @description The request was carried out. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InstalmentCheck"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "sdk.openApplePay": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A key that you choose. Repeats with the same key act once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path: {
                /** @description Id of the session. */
                readonly session_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SdkApplePaySession"];
                readonly "application/x-www-form-urlencoded": components["schemas"]["SdkApplePaySession"];
                readonly "multipart/form-data": components["schemas"]["SdkApplePaySession"];
            };
        };
        readonly responses: {
            /** @description The request was carried out. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WalletSheet"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "sdk.sendCode": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A key that you choose. Repeats with the same key act once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path: {
                /** @description Id of the session. */
                readonly session_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SdkWalletPhone"];
                readonly "application/x-www-form-urlencoded": components["schemas"]["SdkWalletPhone"];
                readonly "multipart/form-data": components["schemas"]["SdkWalletPhone"];
            };
        };
        readonly responses: {
            /** @description The request was carried out. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SdkCodeSent"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "sdk.confirmCode": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A key that you choose. Repeats with the same key act once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path: {
                /** @description Id of the session. */
                readonly session_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SdkWalletCode"];
                readonly "application/x-www-form-urlencoded": components["schemas"]["SdkWalletCode"];
                readonly "multipart/form-data": components["schemas"]["SdkWalletCode"];
            };
        };
        readonly responses: {
            /** @description The request was carried out. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SdkResult"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "sdk.deleteCard": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A key that you choose. Repeats with the same key act once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path: {
                /** @description Id of the session. */
                readonly session_id: string;
                /** @description Id of the card, as `delete_url` of the session's payload contains it. */
                readonly card_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. The answer has no body. */
            readonly 204: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "webhookEndpoints.list": {
        readonly parameters: {
            readonly query?: {
                /** @description Rows per page. */
                readonly limit?: number;
                /** @description Number of rows to skip before the page. */
                readonly offset?: number;
                /** @description Id of the row after which the page starts, usually the last row of the page before. Decides over `offset`; rows that were added or removed meanwhile shift nothing. */
                readonly starting_after?: string;
            };
            readonly header?: {
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request was carried out. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WebhookEndpointList"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "webhookEndpoints.create": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A key that you choose. Repeats with the same key act once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WebhookEndpointCreate"];
                readonly "application/x-www-form-urlencoded": components["schemas"]["WebhookEndpointCreate"];
                readonly "multipart/form-data": components["schemas"]["WebhookEndpointCreate"];
            };
        };
        readonly responses: {
            /** @description Created. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NewWebhookEndpoint"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "webhookEndpoints.retrieve": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path: {
                /** @description Id of the webhook endpoint. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request was carried out. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "webhookEndpoints.delete": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A key that you choose. Repeats with the same key act once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path: {
                /** @description Id of the webhook endpoint. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. The answer has no body. */
            readonly 204: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "webhookEndpoints.update": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A key that you choose. Repeats with the same key act once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path: {
                /** @description Id of the webhook endpoint. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["WebhookEndpointPatch"];
                readonly "application/x-www-form-urlencoded": components["schemas"]["WebhookEndpointPatch"];
                readonly "multipart/form-data": components["schemas"]["WebhookEndpointPatch"];
            };
        };
        readonly responses: {
            /** @description The request was carried out. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "webhookEndpoints.rotate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A key that you choose. Repeats with the same key act once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path: {
                /** @description Id of the webhook endpoint. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Created. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NewWebhookEndpoint"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "webhookEndpoints.test": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A key that you choose. Repeats with the same key act once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path: {
                /** @description Id of the webhook endpoint. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request was carried out. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EndpointTest"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "webhookEndpoints.deliveries": {
        readonly parameters: {
            readonly query?: {
                /** @description Only deliveries in this state: `pending`, `delivered`, `exhausted` or `stopped`. */
                readonly state?: "pending" | "delivered" | "exhausted" | "stopped";
                /** @description Rows per page. */
                readonly limit?: number;
                /** @description Number of rows to skip before the page. */
                readonly offset?: number;
                /** @description Id of the row after which the page starts, usually the last row of the page before. Decides over `offset`; rows that were added or removed meanwhile shift nothing. */
                readonly starting_after?: string;
            };
            readonly header?: {
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path: {
                /** @description Id of the webhook endpoint. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request was carried out. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EndpointDeliveryList"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "webhookEndpoints.redeliver": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A key that you choose. Repeats with the same key act once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path: {
                /** @description Id of the webhook endpoint. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["EndpointRedeliveryCreate"];
                readonly "application/x-www-form-urlencoded": components["schemas"]["EndpointRedeliveryCreate"];
                readonly "multipart/form-data": components["schemas"]["EndpointRedeliveryCreate"];
            };
        };
        readonly responses: {
            /** @description Accepted; the outcome is not known yet. */
            readonly 202: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Sarraf-Version": components["headers"]["Sarraf-Version"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EndpointRedelivery"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMedia"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "webhooks.payment": {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The event's id: the same in every try and every redelivery. */
                readonly "webhook-id": string;
                /** @description When this try was sent: seconds since 1970, in real time. */
                readonly "webhook-timestamp": string;
                /** @description `v1,` and the base64 of an HMAC-SHA256 over `{webhook-id}.{webhook-timestamp}.{body}` with the bytes of the merchant's `webhook_secret`, as Standard Webhooks has it. */
                readonly "webhook-signature": string;
                /** @description The version of the API in which the body is written: the merchant's. */
                readonly "sarraf-version": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PaymentEvent"];
            };
        };
        readonly responses: {
            /** @description Stopped: there are no further attempts. */
            readonly 410: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Delivered. If the customer waits for the outcome, 200 sends them on to `redirect_url`. */
            readonly "2XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Retried, up to ten attempts within a little over three days. */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly "webhooks.operation": {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The event's id: the same in every try and every redelivery. */
                readonly "webhook-id": string;
                /** @description When this try was sent: seconds since 1970, in real time. */
                readonly "webhook-timestamp": string;
                /** @description `v1,` and the base64 of an HMAC-SHA256 over `{webhook-id}.{webhook-timestamp}.{body}` with the bytes of the merchant's `webhook_secret`, as Standard Webhooks has it. */
                readonly "webhook-signature": string;
                /** @description The version of the API in which the body is written: the merchant's. */
                readonly "sarraf-version": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OperationEvent"];
            };
        };
        readonly responses: {
            /** @description Stopped: there are no further attempts. */
            readonly 410: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Delivered. If the customer waits for the outcome, 200 sends them on to `redirect_url`. */
            readonly "2XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Retried, up to ten attempts within a little over three days. */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly "webhooks.subscription": {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The event's id: the same in every try and every redelivery. */
                readonly "webhook-id": string;
                /** @description When this try was sent: seconds since 1970, in real time. */
                readonly "webhook-timestamp": string;
                /** @description `v1,` and the base64 of an HMAC-SHA256 over `{webhook-id}.{webhook-timestamp}.{body}` with the bytes of the merchant's `webhook_secret`, as Standard Webhooks has it. */
                readonly "webhook-signature": string;
                /** @description The version of the API in which the body is written: the merchant's. */
                readonly "sarraf-version": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SubscriptionEvent"];
            };
        };
        readonly responses: {
            /** @description Stopped: there are no further attempts. */
            readonly 410: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Delivered. If the customer waits for the outcome, 200 sends them on to `redirect_url`. */
            readonly "2XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Retried, up to ten attempts within a little over three days. */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly "webhooks.object": {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The event's id: the same in every try and every redelivery. */
                readonly "webhook-id": string;
                /** @description When this try was sent: seconds since 1970, in real time. */
                readonly "webhook-timestamp": string;
                /** @description `v1,` and the base64 of an HMAC-SHA256 over `{webhook-id}.{webhook-timestamp}.{body}` with the bytes of the merchant's `webhook_secret`, as Standard Webhooks has it. */
                readonly "webhook-signature": string;
                /** @description The version of the API in which the body is written: the merchant's. */
                readonly "sarraf-version": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ObjectEvent"];
            };
        };
        readonly responses: {
            /** @description Stopped: there are no further attempts. */
            readonly 410: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Delivered. If the customer waits for the outcome, 200 sends them on to `redirect_url`. */
            readonly "2XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Retried, up to ten attempts within a little over three days. */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
