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
         * @description Makes a session and the links by which its customer pays. With `payment_instrument` the session is paid in this call, and the answer is the payment's.
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
        /** Retrieve a payment session */
        readonly get: operations["sessions.retrieve"];
        /** Change a session with all that its creation requires */
        readonly put: operations["sessions.replace"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Change fields of a session
         * @description Possible in `created`, `pending` and `attempted`. What is absent stays.
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
         * @description A form. `file_url` of the answer goes into `attachment_upload_url` of sessions, as often as you like.
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
        /** Tell whether a payment is final */
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
         * @description For browsers: leads to the checkout page of the session.
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
        /** Pay with device wallet A */
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
        /** Pay with device wallet B */
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
         * @description The session's `payment_type` is `auto_debit`, and the token is the card linked to its agreement.
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
         * @description The session's `payment_type` is `auto_debit`, and the token is the card linked to its agreement.
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
         * @description The whole amount or nothing: no gateway is called and no fee is charged.
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
        /** Promise cash on delivery */
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
         */
        readonly post: operations["payments.cashAtOlderPath"];
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
         * @description Asks the gateway if the state is not final, settles what it learns, and answers as a webhook would.
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
        /** Refund, capture, void, cancel, expire or delete a transaction */
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
        /** List transactions, newest first */
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
        /** List deleted transactions, the last deleted first */
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
        /** Restore a deleted transaction */
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
        /** List requests for approval */
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
        /** Approve a request and run its operation */
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
        /** Reject a request */
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
        /** Take a request back */
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
        /** Run an approved operation again after a failure */
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
        /** List a customer's cards */
        readonly get: operations["cards.list"];
        readonly put?: never;
        /** List a customer's cards, with the filters in the body */
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
        /** Delete a card at every gateway */
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
         * @description To follow a link of the list, post the same body to it.
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
        /** Retrieve a subscription */
        readonly get: operations["subscriptions.retrieve"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/b/pbl/v2/subscriptions/{subscription_id}/cycles/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List the billing cycles of a subscription, the first one first */
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
        /** Cancel a subscription */
        readonly post: operations["subscriptions.cancel"];
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
        /** Retrieve the link of the customer's own page */
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
        /** Make a new link of the customer's page; every earlier one is dead at once */
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
        /** List a customer's accounts */
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
        /** List the ledger of one account */
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
        /** Retrieve an operation with every entry of it */
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
        /** Credit or debit a customer */
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
        /** Tell whether a payment is final */
        readonly get: operations["wallets.finalizationStatus"];
        readonly put?: never;
        readonly post?: never;
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
        /** Issue an invoice with the session that pays it */
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
        /** Retrieve an invoice */
        readonly get: operations["invoices.retrieve"];
        readonly put?: never;
        readonly post?: never;
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
        /** List finished reports, newest first */
        readonly get: operations["reports.list"];
        readonly put?: never;
        /** Ask for a report */
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
        /** Download a report */
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
        /** List the gateways that can serve a purpose */
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
        /** Create a simulated gateway */
        readonly post: operations["gateways.create"];
        readonly delete?: never;
        /** Tell the fields of a simulated gateway and every allowed value */
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
        /** Retrieve the settings */
        readonly get: operations["settings.retrieve"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Change settings
         * @description What is absent stays.
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
         * @description A form. PNG, JPEG or WebP, at most 512 KB, 16 to 2048 pixels on each side.
         */
        readonly put: operations["settings.replaceLogo"];
        /**
         * Upload the logo
         * @description A form. PNG, JPEG or WebP, at most 512 KB, 16 to 2048 pixels on each side.
         */
        readonly post: operations["settings.uploadLogo"];
        /** Take the logo away */
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
         * @description A form. A square PNG, JPEG or WebP, at most 128 KB and 512 pixels.
         */
        readonly put: operations["settings.replaceFavicon"];
        /**
         * Upload the icon
         * @description A form. A square PNG, JPEG or WebP, at most 128 KB and 512 pixels.
         */
        readonly post: operations["settings.uploadFavicon"];
        /** Take the icon away */
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
        /** List users */
        readonly get: operations["users.list"];
        readonly put?: never;
        /** Create a user */
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
        /** Delete a user */
        readonly delete: operations["users.delete"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Change a user
         * @description What is absent stays.
         */
        readonly patch: operations["users.update"];
        readonly trace?: never;
    };
    readonly "/b/merchant/v1/api-keys/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List key pairs, without the keys */
        readonly get: operations["apiKeys.list"];
        readonly put?: never;
        /**
         * Create a key pair
         * @description The keys are in this answer and never again.
         */
        readonly post: operations["apiKeys.create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
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
         * @description A request is there about half a second after its answer. `next` has the `cursor` of the page that follows.
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
        /** Revoke a key pair */
        readonly delete: operations["apiKeys.revoke"];
        readonly options?: never;
        readonly head?: never;
        /** Move a key pair to another version of the API */
        readonly patch: operations["apiKeys.update"];
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
        /** Issue a bearer token to a user */
        readonly post: operations["tokens.create"];
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
        /** List events, newest first */
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
        /** Retrieve an event with its deliveries */
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
        /** Post an event again at once */
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
        /** Send the message of a session's present state again */
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
        /** Send a message of a template to anyone */
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
        /** Send a message of a template, with the channel in the path */
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
        /** Read the test clock */
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
        /** Advance the test clock, and run what falls due on the way */
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
        /** List the messages that customers were sent, newest first */
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
        /** Read what a client SDK starts from, without the customer's own data */
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
        /** Begin a payment, or charge a saved card */
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
        /** Give the session up */
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
        /** Ask whether an account lends */
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
        /** Get the object that device wallet A's script asks for */
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
        /** Have stc pay send a code to a phone */
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
        /** Pay with the code that stc pay sent */
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
        /** Remove a saved card */
        readonly delete: operations["sdk.deleteCard"];
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
         * @description `signature` is an HMAC-SHA256 in lower-case hexadecimal with the merchant's `webhook_hmac_key` over some of the body's fields; the header `webhook-signature` covers the whole body. Either is enough. Fields may be added.
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
         * @description `signature` is an HMAC-SHA256 in lower-case hexadecimal with the merchant's `webhook_hmac_key` over some of the body's fields; the header `webhook-signature` covers the whole body. Either is enough. Fields may be added.
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
         * @description `signature` is an HMAC-SHA256 in lower-case hexadecimal with the merchant's `webhook_hmac_key` over some of the body's fields; the header `webhook-signature` covers the whole body. Either is enough. Fields may be added.
         */
        readonly post: operations["webhooks.subscription"];
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
            /** @description City. */
            readonly city: string;
            /** @description Where it stands. */
            readonly state?: string;
            /** @description ISO 3166, three capitals. */
            readonly country: string;
            /** @description Postal code. */
            readonly postal_code?: string;
        };
        readonly AdvancedClock: {
            /**
             * Format: date-time
             * @description The present on the merchant's clock.
             */
            readonly now: string;
            /** @description How many items of each job were run on the way. */
            readonly ran: {
                readonly [key: string]: number;
            };
        };
        readonly Agreement: {
            /** @description Your own id of the agreement. */
            readonly id: string;
            /**
             * @description What the payment is for: an order of a shop, or a request to pay.
             * @enum {string}
             */
            readonly type?: "recurring" | "unscheduled" | "installment" | "event_based" | "other";
            /**
             * @description Whether every charge is of the same amount.
             * @enum {string}
             */
            readonly amount_variability?: "fixed" | "variable";
            /** @description How often it is charged. */
            readonly frequency?: string;
            /**
             * Format: date
             * @description The first day.
             */
            readonly start_date?: string;
            /**
             * Format: date
             * @description The day on which the agreement ends.
             */
            readonly expiry_date?: string;
            /**
             * Format: decimal
             * @description The most that a cycle may charge.
             */
            readonly max_amount_per_cycle?: string;
            /** @description Days between two charges. */
            readonly cycle_interval_days?: number;
            /** @description How many charges there are in all; null if there is no end. */
            readonly total_cycles?: number;
            /** @description Who sells. */
            readonly seller?: {
                /** @description Its name. */
                readonly name?: string;
                /** @description A short name of the seller. */
                readonly short_name?: string;
                /** @description The seller's merchant category code, four digits. */
                readonly category_code?: string;
            };
            /** @description Anything else of the agreement. */
            readonly extra_params?: components["schemas"]["WalletSheet"];
        };
        readonly AmountDetails: {
            /** @description ISO 4217, three capitals. */
            readonly currency_code: string;
            /**
             * Format: decimal
             * @description Without fee: a decimal text with the currency's decimals.
             */
            readonly amount: string;
            /**
             * Format: decimal
             * @description The fee, in the currency that is charged.
             */
            readonly fee: string;
            /**
             * Format: decimal
             * @description With fee.
             */
            readonly total: string;
            /**
             * Format: decimal
             * @description Charged currency for one of the session's; absent if they are the same.
             */
            readonly exchange_rate?: string;
        };
        readonly ApiKey: {
            /** @description Its id. */
            readonly id: string;
            /** @description Its name. */
            readonly name: string;
            /**
             * Format: date-time
             * @description When it was made.
             */
            readonly created_at: string;
            /** @description When it ends by itself; null if it does not. */
            readonly expires_at: string | null;
            /** @description When it was revoked; null while it opens something. */
            readonly revoked_at: string | null;
            /**
             * Format: date
             * @description The dated version of the API in which it is answered.
             */
            readonly api_version: string;
        };
        readonly ApiKeyCreate: {
            /** @description Its name. */
            readonly name?: string;
            /**
             * Format: date-time
             * @description When the keys end; null for never.
             */
            readonly expires_at?: string | null;
        };
        readonly ApiKeyList: {
            /** @description The number of all rows. */
            readonly count: number;
            /** @description Where the list goes on; null at its end. */
            readonly next: string | null;
            /** @description Where the list came from; null at its beginning. */
            readonly previous: string | null;
            /** @description The rows of this page. */
            readonly results: readonly components["schemas"]["ApiKey"][];
        };
        readonly ApiKeyPatch: {
            /**
             * @description The dated version of the API in which it is answered.
             * @enum {string}
             */
            readonly api_version?: "2026-11-23";
        };
        readonly ApplePayPayment: {
            /** @description The session. */
            readonly session_id: string;
            /** @description The code of a gateway. */
            readonly pg_code?: string | null;
            /** @description What the way to pay needs, as it gave it. */
            readonly payload: {
                /** @description The wallet's encrypted payment data. */
                readonly paymentData: {
                    /** @description Of the wallet's data. */
                    readonly version: string;
                    /** @description Encrypted. */
                    readonly data: string;
                    /** @description Over the encrypted data. */
                    readonly signature: string;
                    /** @description What decrypting needs. */
                    readonly header: {
                        /** @description Names the key. */
                        readonly publicKeyHash: string;
                        /** @description The one-time key. */
                        readonly ephemeralPublicKey?: string;
                        /** @description The wrapped key. */
                        readonly wrappedKey?: string;
                        /** @description The wallet's id of the payment. */
                        readonly transactionId?: string;
                    };
                };
                /** @description The card behind the wallet. */
                readonly paymentMethod: {
                    /** @description The card as the wallet shows it. */
                    readonly displayName: string;
                    /** @description The card's scheme. */
                    readonly network: string;
                    /** @description The kind of card. */
                    readonly type: string;
                };
                /** @description The wallet's id of the payment. */
                readonly transactionIdentifier: string;
            };
        };
        readonly ApprovalDecision: {
            /** @description From who decided. */
            readonly decision_note?: string | null;
        };
        readonly ApprovalRequest: {
            /** @description Its id. */
            readonly id: string;
            /**
             * @description Where it stands.
             * @enum {string}
             */
            readonly state: "pending" | "approved" | "done" | "manual_action_required" | "rejected" | "canceled" | "expired";
            /**
             * @description What is done, or how the gateway charges: at once, or by reserving the amount first.
             * @enum {string}
             */
            readonly operation: "refund" | "void";
            /** @description The session. */
            readonly session_id: string;
            /** @description Your own reference; it need not be unique. */
            readonly order_no: string | null;
            /**
             * Format: decimal
             * @description Without fee: a decimal text with the currency's decimals.
             */
            readonly amount: string;
            /**
             * Format: decimal
             * @description What the operation moves, without fee.
             */
            readonly operation_amount: string;
            /** @description ISO 4217, three capitals. */
            readonly currency_code: string;
            /** @description The code of a gateway. */
            readonly pg_code: string;
            /**
             * @description Where a refund goes: back through the gateway, or to the customer's wallet.
             * @enum {string}
             */
            readonly destination: "pg" | "wallet";
            /** @description Who asked; null for API keys. */
            readonly requested_by: components["schemas"]["Initiator"] | null;
            /** @description Who decided; null for API keys, and before a decision. */
            readonly decided_by: components["schemas"]["Initiator"] | null;
            /**
             * Format: date-time
             * @description When it was made.
             */
            readonly created_at: string;
            /** @description When it was decided; null before. */
            readonly decided_at: string | null;
            /** @description When it ends by itself; null if it does not. */
            readonly expires_at: string | null;
            /** @description What became of the operation; null before an approval. */
            readonly operation_result: ("success" | "pending" | "queued" | "failed") | null;
            /** @description Of this attempt or operation, at the gateway; unique. */
            readonly reference_number: string | null;
            /** @description What the gateway or the service says of it. */
            readonly message: string | null;
            /** @description For the checker, from who asked. */
            readonly note: string | null;
            /** @description From who decided. */
            readonly decision_note: string | null;
            /** @description The child transaction. */
            readonly txn?: components["schemas"]["ChildTransaction"];
        };
        readonly ApprovalRequestList: {
            /** @description The number of all rows. */
            readonly count: number;
            /** @description Where the list goes on; null at its end. */
            readonly next: string | null;
            /** @description Where the list came from; null at its beginning. */
            readonly previous: string | null;
            /** @description The rows of this page. */
            readonly results: readonly components["schemas"]["ApprovalRequest"][];
        };
        readonly AttachmentUpload: {
            /**
             * Format: binary
             * @description The file.
             */
            readonly file?: string;
            /** @description The session. */
            readonly session_id?: string;
            /** @description Your own reference; it need not be unique. */
            readonly order_no?: string;
            /** @description Adds `attachment_short_url` to answers. */
            readonly shortify_attachment_url?: boolean;
        };
        readonly Attempt: {
            /** @description 1, 2, 3 … in its list. */
            readonly number: number;
            /** @description Of this attempt or operation, at the gateway; unique. */
            readonly reference_number: string;
            /**
             * @description How it ended.
             * @enum {string}
             */
            readonly result: "pending" | "success" | "failed" | "canceled" | "error" | "cod";
            /** @description The code of a gateway. */
            readonly pg_code: string;
            /**
             * @description What is done, or how the gateway charges: at once, or by reserving the amount first.
             * @enum {string}
             */
            readonly operation: "purchase" | "authorize";
            /** @description What was paid with: `card`, `token`, `wallet`, a device wallet's name, or `none`. */
            readonly form_of_payment: string;
            /**
             * Format: decimal
             * @description Without fee: a decimal text with the currency's decimals.
             */
            readonly amount: string;
            /** @description ISO 4217, three capitals. */
            readonly currency_code: string;
            /**
             * Format: decimal
             * @description The part of `amount` that wallets pay.
             */
            readonly wallet_amount?: string;
            /** @description What the gateway was asked for, in the currency that is charged. */
            readonly amount_details: components["schemas"]["AmountDetails"];
            /** @description What the gateway or the service says of it. */
            readonly message: string | null;
            /** @description What the gateway answered, as it came; its keys are the gateway's. */
            readonly gateway_response: components["schemas"]["WalletSheet"] | null;
            /** @description Whether `webhook_url` answered the attempt's event with success. */
            readonly disclosed_to_merchant: boolean;
            /** @description Why `webhook_url` could not be notified; null if it was, or was not tried yet. */
            readonly disclosure_url_error: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             */
            readonly created_at: string;
            /** @description When it ended; null before. */
            readonly finished_at: string | null;
        };
        readonly AutoDebit: {
            /** @description The session. */
            readonly session_id: string;
            /** @description The saved card's token. */
            readonly token: string;
        };
        readonly BrandImage: {
            /**
             * Format: binary
             * @description The file.
             */
            readonly file: string;
        };
        readonly Card: {
            /** @description The saved card's token. */
            readonly token: string;
            /** @description Your own id of the customer. */
            readonly customer_id: string;
            /** @description The card's brand; null if nobody knows it. */
            readonly brand: string | null;
            /** @description As the customer wrote it; null if nobody asked. */
            readonly name_on_card: string | null;
            /** @description Masked, such as `**** 1111`. */
            readonly number: string;
            /** @description Two digits. */
            readonly expiry_month: string;
            /** @description Two digits. */
            readonly expiry_year: string;
            /** @description The code of a gateway. */
            readonly pg_code: string;
            /** @description The kind of gateway behind the account. */
            readonly pg_name: string;
            /** @description Whether the customer types the security code again. */
            readonly cvv_required: boolean;
            /** @description Whether the card's last day has passed. */
            readonly is_expired: boolean;
            /** @description Always false. */
            readonly is_preferred: boolean;
            /** @description The card's last day is at most 60 days away. */
            readonly will_expire_soon: boolean;
            /** @description Agreements under which the card is charged. */
            readonly agreements: readonly string[];
        };
        readonly CardAcceptanceCriteria: {
            /** @description How many days the card must still be valid. */
            readonly min_expiry_time?: number;
        };
        readonly CardList: readonly components["schemas"]["Card"][];
        readonly CardSearch: {
            /** @description Your own id of the customer. */
            readonly customer_id: string;
            /**
             * @description Cards kept by gateways of this type.
             * @enum {string}
             */
            readonly type?: "sandbox" | "production";
            /** @description Codes of the merchant's gateways that may serve it. */
            readonly pg_codes?: readonly string[];
            /** @description The agreement under which the card is charged. */
            readonly agreement_id?: string;
        };
        readonly CashPayment: {
            /** @description The session. */
            readonly session_id: string;
        };
        readonly ChannelNotificationSend: {
            /** @description The name of an event, or `plain`. */
            readonly template_id: string;
            /** @description Mail address, or phone number with `+` or `00`. */
            readonly to: string;
            /** @description The sender's unit; required for `whatsapp`. */
            readonly unit_config?: string;
            /**
             * @description Of pages and messages.
             * @enum {string}
             */
            readonly language?: "en" | "ar";
            /** @description Addresses that get copies. */
            readonly cc?: readonly string[];
            /** @description Addresses that get hidden copies. */
            readonly bcc?: readonly string[];
            /** @description Of a mail; in place of the template's. */
            readonly subject?: string;
            /** @description The text of `plain`; of another template what is sent if it cannot be filled. */
            readonly body?: string;
            /** @description The template's variables. */
            readonly context?: {
                readonly [key: string]: unknown;
            };
            /** @description Files of a mail, at most 10 and 2.5 MB in all. */
            readonly attachments?: readonly {
                /** @description Base64; either this or `url`. */
                readonly content?: string;
                /**
                 * Format: uri
                 * @description An address.
                 */
                readonly url?: string;
                /** @description The file's name. */
                readonly filename: string;
                /** @description The file's media type. */
                readonly content_type: string;
                /** @description Bytes. */
                readonly size?: number;
            }[];
            /** @description Yours, kept with the message. */
            readonly trace_id?: string;
            /** @description Marks. */
            readonly tags?: readonly string[];
        };
        readonly ChildTransaction: {
            /**
             * Format: decimal
             * @description Without fee: a decimal text with the currency's decimals.
             */
            readonly amount: string;
            /** @description ISO 4217, three capitals. */
            readonly currency_code: string;
            /** @description The session. */
            readonly session_id: string;
            /** @description Always null. */
            readonly order_no: null;
            /**
             * @description Where it stands.
             * @enum {string}
             */
            readonly state: "paid" | "refunded" | "voided" | "refund_queued" | "refund_rejected" | "capture_failed" | "void_failed";
        };
        readonly Clock: {
            /**
             * Format: date-time
             * @description The present on the merchant's clock.
             */
            readonly now: string;
        };
        readonly ClockAdvance: {
            /**
             * Format: date-time
             * @description The instant to which the clock goes; it only moves forward.
             */
            readonly to?: string;
            /** @description An ISO 8601 duration such as `P1M` or `PT90M`, counted in the merchant's time zone. */
            readonly by?: string;
        };
        readonly CursorPointer: {
            /** @description Where a page goes on; `next` has it. */
            readonly cursor: number;
            /**
             * @description Which way the list goes on.
             * @enum {string}
             */
            readonly direction: "forward" | "backward";
            /** @description Rows of a page: 20 unless sent, at most 50. */
            readonly per_page: number;
        };
        readonly Cycle: {
            /** @description 1, 2, 3 … within the subscription. */
            readonly cycle_number: number;
            /**
             * Format: date
             * @description The day on which it is charged.
             */
            readonly scheduled_date: string;
            /**
             * Format: decimal
             * @description What it charges.
             */
            readonly amount_due: string;
            /**
             * @description Where it stands.
             * @enum {string}
             */
            readonly status: "scheduled" | "processing" | "retry_scheduled" | "paid" | "failed" | "canceled";
            /** @description When it was paid; null before. */
            readonly paid_at: string | null;
            /** @description What the gateway said; null unless it failed. */
            readonly failure_reason: string | null;
            /** @description The session. */
            readonly session_id: string | null;
            /**
             * @description `cit`: by the customer. `mit`: by the service.
             * @enum {string}
             */
            readonly charge_type: "cit" | "mit";
        };
        readonly CycleAttempt: {
            /** @description 1, 2, 3 … within the cycle. */
            readonly attempt_number: number;
            /**
             * Format: date-time
             * @description When the gateway was asked.
             */
            readonly attempted_at: string;
            /**
             * @description Where it stands.
             * @enum {string}
             */
            readonly status: "processing" | "success" | "failed" | "error";
            /** @description What the gateway said; null unless it failed. */
            readonly failure_reason: string | null;
            /** @description Of this attempt or operation, at the gateway; unique. */
            readonly reference_number: string;
        };
        readonly CycleList: {
            /** @description The number of all rows. */
            readonly count: number;
            /** @description Where the list goes on; null at its end. */
            readonly next: string | null;
            /** @description Where the list came from; null at its beginning. */
            readonly previous: string | null;
            /** @description The rows of this page. */
            readonly results: readonly components["schemas"]["ListedCycle"][];
        };
        readonly DeletedSession: {
            /** @description The session. */
            readonly session_id: string;
            /**
             * @description Where it stands.
             * @enum {string}
             */
            readonly state: "created" | "pending" | "attempted" | "cod" | "paid" | "authorized" | "captured" | "failed" | "canceled" | "expired" | "invalided";
            /**
             * @description What the payment is for: an order of a shop, or a request to pay.
             * @enum {string}
             */
            readonly type: "e_commerce" | "payment_request";
            /**
             * @description How the session is paid and what it leaves behind: a charge, a saved card, a subscription.
             * @enum {string}
             */
            readonly payment_type: "one_off" | "auto_debit" | "save_card" | "auto_pay";
            /**
             * Format: decimal
             * @description Without fee: a decimal text with the currency's decimals.
             */
            readonly amount: string;
            /** @description ISO 4217, three capitals. */
            readonly currency_code: string;
            /** @description Codes of the merchant's gateways that may serve it. */
            readonly pg_codes: readonly string[];
            /**
             * @description What is done, or how the gateway charges: at once, or by reserving the amount first.
             * @enum {string}
             */
            readonly operation: "purchase" | "authorize";
            /**
             * @description Of pages and messages.
             * @enum {string}
             */
            readonly language: "en" | "ar";
            /** @description How long the session can be paid: `[D ]HH:MM:SS`, one minute to 365 days. */
            readonly expiration_time: string;
            /**
             * Format: uri
             * @description Leads the customer to the checkout, and counts as opening it.
             */
            readonly checkout_url: string;
            /**
             * Format: uri
             * @description The checkout page itself.
             */
            readonly checkout_page_url: string;
            /**
             * Format: uri
             * @description A short link to the checkout.
             */
            readonly checkout_short_url: string;
            /**
             * Format: uri
             * @description The customer's file to download.
             */
            readonly attachment?: string;
            /**
             * Format: uri
             * @description A short address of the file.
             */
            readonly attachment_short_url?: string;
            /**
             * Format: uri
             * @description A PNG of `checkout_url`; with `.svg` in place of `.png`, an SVG.
             */
            readonly qr_code_url?: string;
            /** @description The ways in which it can be paid. */
            readonly payment_methods: readonly components["schemas"]["PaymentMethod"][];
            /** @description What is asked for, as it is shown. */
            readonly billing: {
                /**
                 * Format: decimal
                 * @description Without fee: a decimal text with the currency's decimals.
                 */
                readonly amount: string;
                /** @description ISO 4217, three capitals. */
                readonly currency_code: string;
                /** @description Amount and currency in the session's language. */
                readonly display: string;
            };
            /** @description The gateway that took the payment; null before. */
            readonly settled_pg_code: string | null;
            /**
             * Format: decimal
             * @description What is still to be settled.
             */
            readonly remaining_amount: string;
            /**
             * Format: decimal
             * @description What is settled, without fee.
             */
            readonly settled_amount: string;
            /**
             * Format: decimal
             * @description What is collected, with fee.
             */
            readonly paid_amount: string;
            /**
             * Format: decimal
             * @description What was captured of an authorization.
             */
            readonly captured_amount: string;
            /**
             * Format: decimal
             * @description What was refunded.
             */
            readonly refunded_amount: string;
            /**
             * Format: decimal
             * @description What was released of an authorization.
             */
            readonly voided_amount: string;
            /** @description Your own reference; it need not be unique. */
            readonly order_no?: string;
            /** @description Your own id of the customer. */
            readonly customer_id?: string;
            /** @description The customer's mail address. */
            readonly customer_email?: string;
            /** @description The customer's phone number. */
            readonly customer_phone?: string;
            /**
             * Format: uri
             * @description Where events are posted; without one, to the merchant's own address.
             */
            readonly webhook_url?: string;
            /**
             * Format: uri
             * @description Where the customer returns to; `order_no`, `reference_number` and `session_id` are added.
             */
            readonly redirect_url?: string;
            /** @description Anything of yours: stored, echoed and sent in webhooks, its numbers in the digits that were sent. */
            readonly extra?: components["schemas"]["WalletSheet"];
            /** @description The user of the merchant who asks for the payment. */
            readonly initiator_id?: number;
            /** @description Another phone number of the customer. */
            readonly customer_phone_2?: string;
            /** @description The customer's first name. */
            readonly customer_first_name?: string;
            /** @description The customer's last name. */
            readonly customer_last_name?: string;
            /**
             * Format: date
             * @description The customer's day of birth.
             */
            readonly customer_birthdate?: string;
            /** @description Shown as a due time, UTC, never enforced: `DD/MM/YYYY hh:mm`, echoed with seconds. */
            readonly due_datetime?: string;
            /** @description The events that the customer is told of, by channel. */
            readonly notifications?: {
                /** @description Mail address. */
                readonly email?: readonly string[];
                /** @description Events that are told by SMS. */
                readonly sms?: readonly string[];
                /** @description Events that are told by WhatsApp. */
                readonly whatsapp?: readonly string[];
            };
            /** @description Addresses that get copies of the customer's mails; at most 50. */
            readonly email_recipients?: readonly string[];
            /** @description Where the customer is billed. */
            readonly billing_address?: components["schemas"]["Address"];
            /** @description Where the goods go, and who receives them. */
            readonly shipping_address?: components["schemas"]["ShippingAddress"];
            /** @description What the customer has agreed to be charged for later. */
            readonly agreement?: components["schemas"]["Agreement"];
            /** @description What a card must meet to be saved or charged. */
            readonly card_acceptance_criteria?: components["schemas"]["CardAcceptanceCriteria"];
            /** @description `file_url` of an upload. */
            readonly attachment_upload_url?: string;
            /** @description What is sold. */
            readonly product_type?: string;
            /** @description Who sells it. */
            readonly vendor_name?: string;
            /** @description The customer's loyalty programme. */
            readonly loyalty?: {
                /** @description Whether it takes part. */
                readonly enabled: boolean;
                /** @description Your own reference. */
                readonly reference?: string;
                /** @description Anything of yours. */
                readonly metadata?: components["schemas"]["WalletSheet"];
            } | null;
            /** @description Captures, refunds and voids, oldest first. */
            readonly transactions: readonly components["schemas"]["ChildTransaction"][];
            /** @description What customers' wallets paid of it, in the order of use; absent if none did. */
            readonly customer_wallet_transactions?: readonly components["schemas"]["WalletTransaction"][];
            /** @description Each try to pay, oldest first. */
            readonly attempts: readonly components["schemas"]["Attempt"][];
            /** @description What a client SDK starts from, to be handed on unchanged; only if it was asked for. */
            readonly sdk_setup_preload_payload?: components["schemas"]["SetupPreload"];
            /**
             * Format: date-time
             * @description When it was deleted.
             */
            readonly deleted_at: string;
        };
        readonly DeletedSessionList: {
            /** @description The number of all rows. */
            readonly count: number;
            /** @description Where the list goes on; null at its end. */
            readonly next: string | null;
            /** @description Where the list came from; null at its beginning. */
            readonly previous: string | null;
            /** @description The rows of this page. */
            readonly results: readonly components["schemas"]["DeletedSession"][];
        };
        readonly Delivery: {
            /** @description Its id. */
            readonly id: string;
            /**
             * Format: uri
             * @description The address.
             */
            readonly url: string;
            /**
             * @description Where it stands.
             * @enum {string}
             */
            readonly state: "pending" | "delivered" | "exhausted" | "stopped";
            /** @description How many tries there were, those asked for included. */
            readonly attempts: number;
            /** @description When it is tried next; null when nothing more is scheduled. */
            readonly next_attempt_at: string | null;
            /** @description The HTTP status of the last answer; null if there was none. */
            readonly last_status: number | null;
            /** @description Why the last try failed; null if it did not. */
            readonly last_error: string | null;
            /** @description Each try, oldest first. */
            readonly log: readonly components["schemas"]["DeliveryTry"][];
        };
        readonly DeliveryTry: {
            /** @description 1, 2, 3 … in its list. */
            readonly number: number;
            /** @description It was asked for and is no part of the schedule. */
            readonly manual: boolean;
            /**
             * Format: date-time
             * @description When it was tried.
             */
            readonly at: string;
            /** @description The HTTP status of the answer; null if there was none. */
            readonly status: number | null;
            /** @description Why it failed; null if it was accepted. */
            readonly error: string | null;
            /** @description Milliseconds until the answer. */
            readonly duration_ms: number;
        };
        readonly EndedTransaction: {
            /** @description For people. */
            readonly detail: string;
            /**
             * @description What is done, or how the gateway charges: at once, or by reserving the amount first.
             * @enum {string}
             */
            readonly operation: "cancel" | "expire" | "delete";
            /**
             * @description How it ended.
             * @constant
             */
            readonly result: "success";
        };
        readonly Event: {
            /** @description Its id. */
            readonly id: string;
            /**
             * @description What it is about.
             * @enum {string}
             */
            readonly kind: "payment" | "operation" | "subscription";
            /** @description The session. */
            readonly session_id: string | null;
            /** @description The subscription. */
            readonly subscription_id: string | null;
            /** @description Counts the events of its session or, if it is of kind `subscription`, of its subscription, without gaps. */
            readonly number: number;
            /**
             * Format: date-time
             * @description When it happened, on the merchant's clock.
             */
            readonly occurred_at: string;
            /** @description The object that was posted. */
            readonly payload: components["schemas"]["PaymentEvent"] | components["schemas"]["OperationEvent"] | components["schemas"]["SubscriptionEvent"];
            /** @description Its way to each address. */
            readonly deliveries: readonly components["schemas"]["Delivery"][];
        };
        readonly EventList: {
            /** @description The number of all rows. */
            readonly count: number;
            /** @description Where the list goes on; null at its end. */
            readonly next: string | null;
            /** @description Where the list came from; null at its beginning. */
            readonly previous: string | null;
            /** @description The rows of this page. */
            readonly results: readonly components["schemas"]["Event"][];
        };
        /** @description Messages by field. Of an object the value is such a map itself, of a list of objects a list of maps, one for each. */
        readonly FieldErrors: {
            readonly [key: string]: readonly string[] | components["schemas"]["FieldErrors"] | readonly components["schemas"]["FieldErrors"][];
        };
        readonly FinalizationStatus: {
            /**
             * @description Where it stands.
             * @enum {string}
             */
            readonly status: "SUCCEEDED" | "FAILED" | "CANCELLED" | "PENDING";
            /** @description The session. */
            readonly payment_transaction_id: string;
            /**
             * Format: date-time
             * @description When the state last changed.
             */
            readonly last_updated_at: string;
            /**
             * @description Where it comes from.
             * @constant
             */
            readonly source: "inquiry";
        };
        readonly Gateway: {
            /** @description Names it: goes into `pg_codes`. */
            readonly code: string;
            /** @description Its name. */
            readonly name: string;
            /** @description The kind of gateway behind the account. */
            readonly pg: string;
            /** @description What serves the account. */
            readonly connector: {
                /** @description Of the connector. */
                readonly identifier: string;
                /** @description Of the connector. */
                readonly processor: string;
            };
            /** @description No money moves. */
            readonly is_sandbox: boolean;
            /**
             * Format: uri
             * @description A picture of the gateway.
             */
            readonly logo: string;
            /** @description Device wallets among `payment_services`. */
            readonly wallets: readonly string[];
            /** @description Wallets that it carries. */
            readonly payment_services: readonly string[];
            /** @description The currency in which it charges. */
            readonly default_currency: string;
            /** @description The currencies that it takes; the default one alone when left out. */
            readonly accepted_currencies: readonly string[];
            /**
             * @description What is done, or how the gateway charges: at once, or by reserving the amount first.
             * @enum {string}
             */
            readonly operation: "purchase" | "authorize";
            /** @description What can be done after a payment. */
            readonly operations: readonly ("refund" | "void" | "capture")[];
            /** @description Whether it may keep cards. */
            readonly is_tokenizable: boolean;
            /** @description Whether it may charge kept cards without the customer. */
            readonly auto_debit_enabled: boolean;
            /** @description Marks. */
            readonly tags: readonly string[];
        };
        readonly GatewayCreate: {
            /** @description What customers see. */
            readonly name_en: string;
            /** @description Letters, digits, `_`, `-`; made from the name when left out. */
            readonly code?: string;
            /** @description ISO 4217, three capitals. */
            readonly currency_code: string;
            /** @description The currencies that it takes; the default one alone when left out. */
            readonly accepted_currencies?: readonly string[];
            /** @description What the gateway carries; without any it appears nowhere. */
            readonly plugins?: readonly ("e_commerce" | "payment_request")[];
            /** @description Whether it may keep cards. */
            readonly is_tokenizable?: boolean;
            /** @description Whether it may charge kept cards without the customer. */
            readonly auto_debit_enabled?: boolean;
            /**
             * @description What is done, or how the gateway charges: at once, or by reserving the amount first.
             * @enum {string}
             */
            readonly operation?: "purchase" | "authorize";
            /** @description What can be done after a payment. */
            readonly operations?: readonly ("refund" | "void" | "capture")[];
            /** @description After a failed attempt the customer may try again; true unless sent. */
            readonly multi_attempt?: boolean;
        };
        readonly GatewayField: {
            /**
             * @description What the payment is for: an order of a shop, or a request to pay.
             * @enum {string}
             */
            readonly type: "string" | "choice" | "multiple choice" | "boolean";
            /** @description Whether it must be sent. */
            readonly required: boolean;
            /** @description Always false. */
            readonly read_only: boolean;
            /** @description For people. */
            readonly label: string;
            /** @description For people. */
            readonly help_text?: string;
            /** @description Characters. */
            readonly max_length?: number;
            /** @description What it is if it is not sent. */
            readonly default?: string | boolean | readonly string[];
            /** @description Every allowed value. */
            readonly choices?: readonly {
                /** @description The value. */
                readonly value: string;
                /** @description For people. */
                readonly display_name: string;
            }[];
        };
        readonly GatewayFields: {
            /** @description Its name. */
            readonly name: string;
            /** @description What it is for. */
            readonly description: string;
            /** @description Media types of answers. */
            readonly renders: readonly string[];
            /** @description Media types of bodies. */
            readonly parses: readonly string[];
            /** @description The verbs that take a body. */
            readonly actions: {
                /** @description Each field by its name. */
                readonly POST: {
                    readonly [key: string]: components["schemas"]["GatewayField"];
                };
            };
        };
        readonly GooglePayPayment: {
            /** @description The session. */
            readonly session_id: string;
            /** @description The code of a gateway. */
            readonly pg_code?: string | null;
            /** @description What the way to pay needs, as it gave it. */
            readonly payload: {
                /** @description Always 2. */
                readonly apiVersion: number;
                /** @description 0 to 99. */
                readonly apiVersionMinor: number;
                /** @description What the wallet gave. */
                readonly paymentMethodData: {
                    /**
                     * @description The kind of data.
                     * @enum {string}
                     */
                    readonly type: "CARD";
                    /** @description What it is for. */
                    readonly description?: string;
                    /** @description The card as the wallet shows it. */
                    readonly info?: {
                        /** @description The card's scheme. */
                        readonly cardNetwork?: string;
                        /** @description The card's last digits. */
                        readonly cardDetails?: string;
                    };
                    /** @description The token for the gateway. */
                    readonly tokenizationData: {
                        /**
                         * @description The kind of data.
                         * @enum {string}
                         */
                        readonly type: "PAYMENT_GATEWAY";
                        /** @description Encrypted. */
                        readonly token: string;
                    };
                };
            };
        };
        readonly Initiator: {
            /** @description Its id. */
            readonly id?: number;
            /** @description The user's name. */
            readonly username?: string;
            /** @description Mail address. */
            readonly email?: string;
            /** @description First name. */
            readonly first_name?: string;
            /** @description Last name. */
            readonly last_name?: string;
            /** @description Phone number. */
            readonly phone?: string;
        };
        readonly InstalmentCheck: {
            /** @description Whether the account lends for this session. */
            readonly is_available: boolean;
            /**
             * @description Always false.
             * @constant
             */
            readonly single_checkout_enabled: false;
            /** @description The plans. */
            readonly payment_labels: readonly {
                /**
                 * @description How the session is paid and what it leaves behind: a charge, a saved card, a subscription.
                 * @constant
                 */
                readonly payment_type: "pay_by_instalments";
                /** @description How many. */
                readonly instalments: number;
                /** @description In English. */
                readonly description_en: string;
                /** @description In Arabic. */
                readonly description_ar: string;
            }[];
        };
        readonly Invoice: {
            /** @description The session. */
            readonly session_id: string;
            /**
             * @description Where it stands.
             * @enum {string}
             */
            readonly state: "created" | "pending" | "attempted" | "cod" | "paid" | "authorized" | "captured" | "failed" | "canceled" | "expired" | "invalided";
            /**
             * @description What the payment is for: an order of a shop, or a request to pay.
             * @enum {string}
             */
            readonly type: "e_commerce" | "payment_request";
            /**
             * @description How the session is paid and what it leaves behind: a charge, a saved card, a subscription.
             * @enum {string}
             */
            readonly payment_type: "one_off" | "auto_debit" | "save_card" | "auto_pay";
            /**
             * Format: decimal
             * @description Without fee: a decimal text with the currency's decimals.
             */
            readonly amount: string;
            /** @description ISO 4217, three capitals. */
            readonly currency_code: string;
            /** @description Codes of the merchant's gateways that may serve it. */
            readonly pg_codes: readonly string[];
            /**
             * @description What is done, or how the gateway charges: at once, or by reserving the amount first.
             * @enum {string}
             */
            readonly operation: "purchase" | "authorize";
            /**
             * @description Of pages and messages.
             * @enum {string}
             */
            readonly language: "en" | "ar";
            /** @description How long the session can be paid: `[D ]HH:MM:SS`, one minute to 365 days. */
            readonly expiration_time: string;
            /**
             * Format: uri
             * @description Leads the customer to the checkout, and counts as opening it.
             */
            readonly checkout_url: string;
            /**
             * Format: uri
             * @description The checkout page itself.
             */
            readonly checkout_page_url: string;
            /**
             * Format: uri
             * @description A short link to the checkout.
             */
            readonly checkout_short_url: string;
            /**
             * Format: uri
             * @description The customer's file to download.
             */
            readonly attachment?: string;
            /**
             * Format: uri
             * @description A short address of the file.
             */
            readonly attachment_short_url?: string;
            /**
             * Format: uri
             * @description A PNG of `checkout_url`; with `.svg` in place of `.png`, an SVG.
             */
            readonly qr_code_url?: string;
            /** @description The ways in which it can be paid. */
            readonly payment_methods: readonly components["schemas"]["PaymentMethod"][];
            /** @description What is asked for, as it is shown. */
            readonly billing: {
                /**
                 * Format: decimal
                 * @description Without fee: a decimal text with the currency's decimals.
                 */
                readonly amount: string;
                /** @description ISO 4217, three capitals. */
                readonly currency_code: string;
                /** @description Amount and currency in the session's language. */
                readonly display: string;
            };
            /** @description The gateway that took the payment; null before. */
            readonly settled_pg_code: string | null;
            /**
             * Format: decimal
             * @description What is still to be settled.
             */
            readonly remaining_amount: string;
            /**
             * Format: decimal
             * @description What is settled, without fee.
             */
            readonly settled_amount: string;
            /**
             * Format: decimal
             * @description What is collected, with fee.
             */
            readonly paid_amount: string;
            /**
             * Format: decimal
             * @description What was captured of an authorization.
             */
            readonly captured_amount: string;
            /**
             * Format: decimal
             * @description What was refunded.
             */
            readonly refunded_amount: string;
            /**
             * Format: decimal
             * @description What was released of an authorization.
             */
            readonly voided_amount: string;
            /** @description Your own reference; it need not be unique. */
            readonly order_no?: string;
            /** @description Your own id of the customer. */
            readonly customer_id?: string;
            /** @description The customer's mail address. */
            readonly customer_email?: string;
            /** @description The customer's phone number. */
            readonly customer_phone?: string;
            /**
             * Format: uri
             * @description Where events are posted; without one, to the merchant's own address.
             */
            readonly webhook_url?: string;
            /**
             * Format: uri
             * @description Where the customer returns to; `order_no`, `reference_number` and `session_id` are added.
             */
            readonly redirect_url?: string;
            /** @description Anything of yours: stored, echoed and sent in webhooks, its numbers in the digits that were sent. */
            readonly extra?: components["schemas"]["WalletSheet"];
            /** @description The user of the merchant who asks for the payment. */
            readonly initiator_id?: number;
            /** @description Another phone number of the customer. */
            readonly customer_phone_2?: string;
            /** @description The customer's first name. */
            readonly customer_first_name?: string;
            /** @description The customer's last name. */
            readonly customer_last_name?: string;
            /**
             * Format: date
             * @description The customer's day of birth.
             */
            readonly customer_birthdate?: string;
            /** @description Shown as a due time, UTC, never enforced: `DD/MM/YYYY hh:mm`, echoed with seconds. */
            readonly due_datetime?: string;
            /** @description The events that the customer is told of, by channel. */
            readonly notifications?: {
                /** @description Mail address. */
                readonly email?: readonly string[];
                /** @description Events that are told by SMS. */
                readonly sms?: readonly string[];
                /** @description Events that are told by WhatsApp. */
                readonly whatsapp?: readonly string[];
            };
            /** @description Addresses that get copies of the customer's mails; at most 50. */
            readonly email_recipients?: readonly string[];
            /** @description Where the customer is billed. */
            readonly billing_address?: components["schemas"]["Address"];
            /** @description Where the goods go, and who receives them. */
            readonly shipping_address?: components["schemas"]["ShippingAddress"];
            /** @description What the customer has agreed to be charged for later. */
            readonly agreement?: components["schemas"]["Agreement"];
            /** @description What a card must meet to be saved or charged. */
            readonly card_acceptance_criteria?: components["schemas"]["CardAcceptanceCriteria"];
            /** @description `file_url` of an upload. */
            readonly attachment_upload_url?: string;
            /** @description What is sold. */
            readonly product_type?: string;
            /** @description Who sells it. */
            readonly vendor_name?: string;
            /** @description The customer's loyalty programme. */
            readonly loyalty?: {
                /** @description Whether it takes part. */
                readonly enabled: boolean;
                /** @description Your own reference. */
                readonly reference?: string;
                /** @description Anything of yours. */
                readonly metadata?: components["schemas"]["WalletSheet"];
            } | null;
            /** @description Captures, refunds and voids, oldest first. */
            readonly transactions: readonly components["schemas"]["ChildTransaction"][];
            /** @description What customers' wallets paid of it, in the order of use; absent if none did. */
            readonly customer_wallet_transactions?: readonly components["schemas"]["WalletTransaction"][];
            /** @description Each try to pay, oldest first. */
            readonly attempts: readonly components["schemas"]["Attempt"][];
            /** @description What a client SDK starts from, to be handed on unchanged; only if it was asked for. */
            readonly sdk_setup_preload_payload?: components["schemas"]["SetupPreload"];
            /**
             * Format: decimal
             * @description Percent, with two decimals at most.
             */
            readonly tax_rate?: string;
            /**
             * Format: decimal
             * @description Taken from the sum; not with `discount_percentage`.
             */
            readonly discount_amount?: string;
            /**
             * Format: decimal
             * @description Percent taken from the sum; not with `discount_amount`.
             */
            readonly discount_percentage?: string;
            /**
             * Format: decimal
             * @description After the discount. If it is sent, it is checked.
             */
            readonly total_excl_tax: string;
            /**
             * Format: decimal
             * @description The tax. If it is sent, it is checked.
             */
            readonly tax_amount: string;
            /**
             * Format: decimal
             * @description With tax. If it is sent, it is checked.
             */
            readonly total_incl_tax: string;
            /** @description The invoice. */
            readonly invoice_id: number;
            /** @description Yours, unique among the merchant's invoices. */
            readonly invoice_number: string;
            /**
             * @description Where it stands.
             * @enum {string}
             */
            readonly status: "sent" | "overdue" | "paid" | "canceled";
            /**
             * Format: date
             * @description Overdue as the day after it begins in the merchant's time zone.
             */
            readonly due_date: string;
            /** @description Who issues it, if not under the merchant's name. */
            readonly company_name?: string;
            /** @description Its lines, 1 to 200. */
            readonly invoice_items: readonly components["schemas"]["InvoiceItem"][];
            /**
             * Format: decimal
             * @description The sum of the items. If it is sent, it is checked.
             */
            readonly subtotal: string;
            /** @description How it is sent. */
            readonly shipping_method?: string;
            /**
             * Format: decimal
             * @description Shipping before tax.
             */
            readonly shipping_excl_tax?: string;
            /**
             * Format: decimal
             * @description Percent, with two decimals at most.
             */
            readonly shipping_tax_rate?: string;
            /**
             * Format: decimal
             * @description Shipping with tax. If it is sent, it is checked.
             */
            readonly shipping_incl_tax: string;
            /**
             * Format: uri
             * @description The customer's page.
             */
            readonly invoice_url: string;
            /**
             * Format: uri
             * @description The document.
             */
            readonly invoice_pdf_url: string;
        };
        readonly InvoiceCreate: {
            /**
             * @description What the payment is for: an order of a shop, or a request to pay.
             * @enum {string}
             */
            readonly type: "e_commerce" | "payment_request";
            /** @description ISO 4217, three capitals. */
            readonly currency_code: string;
            /** @description Codes of the merchant's gateways that may serve it. */
            readonly pg_codes: readonly string[];
            /**
             * @description How the session is paid and what it leaves behind: a charge, a saved card, a subscription.
             * @enum {string}
             */
            readonly payment_type?: "one_off" | "auto_debit" | "save_card";
            /**
             * @description Of pages and messages.
             * @enum {string}
             */
            readonly language?: "en" | "ar";
            /** @description Your own reference; it need not be unique. */
            readonly order_no?: string;
            /** @description Your own id of the customer. */
            readonly customer_id?: string;
            /**
             * Format: email
             * @description The customer's mail address.
             */
            readonly customer_email?: string;
            /** @description The customer's phone number. */
            readonly customer_phone?: string;
            /**
             * Format: uri
             * @description Where events are posted; without one, to the merchant's own address.
             */
            readonly webhook_url?: string;
            /**
             * Format: uri
             * @description Where the customer returns to; `order_no`, `reference_number` and `session_id` are added.
             */
            readonly redirect_url?: string;
            /** @description Anything of yours: stored, echoed and sent in webhooks, its numbers in the digits that were sent. */
            readonly extra?: {
                readonly [key: string]: unknown;
            };
            /** @description How long the session can be paid: `[D ]HH:MM:SS`, one minute to 365 days. */
            readonly expiration_time?: string;
            /** @description The user of the merchant who asks for the payment. */
            readonly initiator_id?: number;
            /** @description The same as `shipping_address`, unless both are sent. */
            readonly shopping_address?: {
                /** @description First line of the address. */
                readonly line1: string;
                /** @description Second line of the address. */
                readonly line2?: string;
                /** @description City. */
                readonly city: string;
                /** @description Where it stands. */
                readonly state?: string;
                /**
                 * @description ISO 3166, three capitals.
                 * @enum {string}
                 */
                readonly country: "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AQ" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BV" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HM" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TC" | "TD" | "TF" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "UM" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "YE" | "YT" | "ZA" | "ZM" | "ZW";
                /** @description Postal code. */
                readonly postal_code?: string;
                /** @description First name. */
                readonly first_name: string;
                /** @description Last name. */
                readonly last_name: string;
                /**
                 * Format: email
                 * @description Mail address.
                 */
                readonly email: string;
                /** @description Phone number. */
                readonly phone: string;
            };
            /** @description Taken and not used: every session has a short link. */
            readonly shortify_checkout_url?: boolean;
            /** @description The answer has `sdk_setup_preload_payload`. */
            readonly include_sdk_setup_preload?: boolean;
            /** @description Taken and not used. */
            readonly preload_checkout_page?: boolean;
            /** @description Pays the session in this call. */
            readonly payment_instrument?: {
                /**
                 * @description How it is paid.
                 * @enum {string}
                 */
                readonly instrument_type: "apple_pay" | "google_pay" | "samsung_pay" | "token" | "wallet";
                /** @description What the way to pay needs, as it gave it. */
                readonly payload: {
                    readonly [key: string]: unknown;
                };
            };
            /**
             * Format: binary
             * @description The customer's file to download.
             */
            readonly attachment?: string | null;
            /** @description Another phone number of the customer. */
            readonly customer_phone_2?: string;
            /** @description The customer's first name. */
            readonly customer_first_name?: string;
            /** @description The customer's last name. */
            readonly customer_last_name?: string;
            /**
             * Format: date
             * @description The customer's day of birth.
             */
            readonly customer_birthdate?: string;
            /** @description Shown as a due time, UTC, never enforced: `DD/MM/YYYY hh:mm`, echoed with seconds. */
            readonly due_datetime?: string;
            /** @description The events that the customer is told of, by channel. */
            readonly notifications?: {
                /** @description Mail address. */
                readonly email?: readonly ("created" | "paid" | "canceled" | "failed" | "expired" | "authorized" | "voided" | "refunded" | "captured")[];
                /** @description Events that are told by SMS. */
                readonly sms?: readonly ("created" | "paid" | "canceled" | "failed" | "expired" | "authorized" | "voided" | "refunded" | "captured")[];
                /** @description The same as `sms`. */
                readonly SMS?: readonly ("created" | "paid" | "canceled" | "failed" | "expired" | "authorized" | "voided" | "refunded" | "captured")[];
                /** @description Events that are told by WhatsApp. */
                readonly whatsapp?: readonly ("created" | "paid" | "canceled" | "failed" | "expired" | "authorized")[];
            };
            /** @description Addresses that get copies of the customer's mails; at most 50. */
            readonly email_recipients?: readonly string[];
            /** @description Where the customer is billed. */
            readonly billing_address?: {
                /** @description First line of the address. */
                readonly line1: string;
                /** @description Second line of the address. */
                readonly line2?: string;
                /** @description City. */
                readonly city: string;
                /** @description Where it stands. */
                readonly state?: string;
                /**
                 * @description ISO 3166, three capitals.
                 * @enum {string}
                 */
                readonly country: "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AQ" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BV" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HM" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TC" | "TD" | "TF" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "UM" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "YE" | "YT" | "ZA" | "ZM" | "ZW";
                /** @description Postal code. */
                readonly postal_code?: string;
            };
            /** @description Where the goods go, and who receives them. */
            readonly shipping_address?: {
                /** @description First line of the address. */
                readonly line1: string;
                /** @description Second line of the address. */
                readonly line2?: string;
                /** @description City. */
                readonly city: string;
                /** @description Where it stands. */
                readonly state?: string;
                /**
                 * @description ISO 3166, three capitals.
                 * @enum {string}
                 */
                readonly country: "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AQ" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BV" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HM" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TC" | "TD" | "TF" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "UM" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "YE" | "YT" | "ZA" | "ZM" | "ZW";
                /** @description Postal code. */
                readonly postal_code?: string;
                /** @description First name. */
                readonly first_name: string;
                /** @description Last name. */
                readonly last_name: string;
                /**
                 * Format: email
                 * @description Mail address.
                 */
                readonly email: string;
                /** @description Phone number. */
                readonly phone: string;
            };
            /** @description What the customer has agreed to be charged for later. */
            readonly agreement?: {
                /** @description Its id. */
                readonly id: string;
                /**
                 * @description What the payment is for: an order of a shop, or a request to pay.
                 * @enum {string}
                 */
                readonly type?: "recurring" | "unscheduled" | "installment" | "event_based" | "other";
                /**
                 * @description Whether every charge is of the same amount.
                 * @enum {string}
                 */
                readonly amount_variability?: "fixed" | "variable";
                /**
                 * @description How often it is charged.
                 * @enum {string}
                 */
                readonly frequency?: "irregular" | "daily" | "weekly" | "semi_monthly" | "monthly" | "quarterly" | "semi_annually" | "yearly" | "other";
                /** @description The first day. */
                readonly start_date?: string;
                /** @description The day on which the agreement ends. */
                readonly expiry_date?: string;
                /**
                 * Format: decimal
                 * @description The most that a cycle may charge.
                 */
                readonly max_amount_per_cycle?: string | number;
                /** @description Days between two charges. */
                readonly cycle_interval_days?: number;
                /** @description How many charges there are in all; null if there is no end. */
                readonly total_cycles?: number;
                /** @description Who sells. */
                readonly seller?: {
                    /** @description Its name. */
                    readonly name?: string;
                    /** @description A short name of the seller. */
                    readonly short_name?: string;
                    /** @description The seller's merchant category code, four digits. */
                    readonly category_code?: string;
                };
                /** @description Anything else of the agreement. */
                readonly extra_params?: {
                    readonly [key: string]: unknown;
                };
            };
            /** @description What a card must meet to be saved or charged. */
            readonly card_acceptance_criteria?: {
                /** @description How many days the card must still be valid. */
                readonly min_expiry_time?: number;
            };
            /** @description Adds `attachment_short_url` to answers. */
            readonly shortify_attachment_url?: boolean;
            /** @description Adds `qr_code_url` to answers. */
            readonly generate_qr_code?: boolean;
            /** @description `file_url` of an upload. */
            readonly attachment_upload_url?: string;
            /** @description What is sold. */
            readonly product_type?: string;
            /** @description Who sells it. */
            readonly vendor_name?: string;
            /** @description The unit of the merchant that sells; not echoed. */
            readonly unit_code?: string;
            /** @description How a method is named and coloured on the checkout. */
            readonly branding_options?: {
                /** @description The ways in which it can be paid. */
                readonly payment_methods: {
                    readonly [key: string]: {
                        readonly text: string;
                        readonly color: string;
                        readonly font_weight?: number;
                    };
                };
            };
            /** @description The customer's loyalty programme. */
            readonly loyalty?: {
                /** @description Whether it takes part. */
                readonly enabled: boolean;
                /** @description Your own reference. */
                readonly reference?: string;
                /** @description Anything of yours. */
                readonly metadata?: {
                    readonly [key: string]: unknown;
                };
            } | null;
            /**
             * Format: decimal
             * @description Percent, with two decimals at most.
             */
            readonly tax_rate?: string | number;
            /**
             * Format: decimal
             * @description Taken from the sum; not with `discount_percentage`.
             */
            readonly discount_amount?: string | number;
            /**
             * Format: decimal
             * @description Percent taken from the sum; not with `discount_amount`.
             */
            readonly discount_percentage?: string | number;
            /**
             * Format: decimal
             * @description After the discount. If it is sent, it is checked.
             */
            readonly total_excl_tax?: string | number;
            /**
             * Format: decimal
             * @description The tax. If it is sent, it is checked.
             */
            readonly tax_amount?: string | number;
            /**
             * Format: decimal
             * @description With tax. If it is sent, it is checked.
             */
            readonly total_incl_tax?: string | number;
            /** @description Yours, unique among the merchant's invoices. */
            readonly invoice_number: string;
            /**
             * Format: date
             * @description Overdue as the day after it begins in the merchant's time zone.
             */
            readonly due_date: string;
            /** @description Its lines, 1 to 200. */
            readonly invoice_items: readonly {
                /** @description Your own code of the goods. */
                readonly sku: string;
                /** @description What it is for. */
                readonly description: string;
                /**
                 * Format: decimal
                 * @description Above zero, with three decimals at most.
                 */
                readonly quantity: string | number;
                /**
                 * Format: decimal
                 * @description Of one.
                 */
                readonly unit_price: string | number;
                /**
                 * Format: decimal
                 * @description Percent, with two decimals at most.
                 */
                readonly tax_rate?: string | number;
                /**
                 * Format: decimal
                 * @description Taken from the sum; not with `discount_percentage`.
                 */
                readonly discount_amount?: string | number;
                /**
                 * Format: decimal
                 * @description Percent taken from the sum; not with `discount_amount`.
                 */
                readonly discount_percentage?: string | number;
                /**
                 * Format: decimal
                 * @description After the discount. If it is sent, it is checked.
                 */
                readonly total_excl_tax?: string | number;
                /**
                 * Format: decimal
                 * @description The tax. If it is sent, it is checked.
                 */
                readonly tax_amount?: string | number;
                /**
                 * Format: decimal
                 * @description With tax. If it is sent, it is checked.
                 */
                readonly total_incl_tax?: string | number;
            }[];
            /** @description Who issues it, if not under the merchant's name. */
            readonly company_name?: string;
            /** @description How it is sent. */
            readonly shipping_method?: string;
            /**
             * Format: decimal
             * @description Shipping before tax.
             */
            readonly shipping_excl_tax?: string | number;
            /**
             * Format: decimal
             * @description Percent, with two decimals at most.
             */
            readonly shipping_tax_rate?: string | number;
            /**
             * Format: decimal
             * @description The sum of the items. If it is sent, it is checked.
             */
            readonly subtotal?: string | number;
            /**
             * Format: decimal
             * @description Shipping with tax. If it is sent, it is checked.
             */
            readonly shipping_incl_tax?: string | number;
            /**
             * Format: decimal
             * @description What the invoice comes to. If it is sent, it is checked.
             */
            readonly amount?: string | number;
        };
        readonly InvoiceItem: {
            /**
             * Format: decimal
             * @description Percent, with two decimals at most.
             */
            readonly tax_rate?: string;
            /**
             * Format: decimal
             * @description Taken from the sum; not with `discount_percentage`.
             */
            readonly discount_amount?: string;
            /**
             * Format: decimal
             * @description Percent taken from the sum; not with `discount_amount`.
             */
            readonly discount_percentage?: string;
            /**
             * Format: decimal
             * @description After the discount. If it is sent, it is checked.
             */
            readonly total_excl_tax: string;
            /**
             * Format: decimal
             * @description The tax. If it is sent, it is checked.
             */
            readonly tax_amount: string;
            /**
             * Format: decimal
             * @description With tax. If it is sent, it is checked.
             */
            readonly total_incl_tax: string;
            /** @description Its id. */
            readonly id: number;
            /** @description The `invoice_id`. */
            readonly invoice: number;
            /** @description Your own code of the goods. */
            readonly sku: string;
            /** @description What it is for. */
            readonly description: string;
            /**
             * Format: decimal
             * @description Above zero, with three decimals at most.
             */
            readonly quantity: string;
            /**
             * Format: decimal
             * @description Of one.
             */
            readonly unit_price: string;
            /** @description ISO 4217, three capitals. */
            readonly currency_code: string;
        };
        readonly ListedCycle: {
            /** @description 1, 2, 3 … within the subscription. */
            readonly cycle_number: number;
            /**
             * Format: date
             * @description The day on which it is charged.
             */
            readonly scheduled_date: string;
            /**
             * Format: decimal
             * @description What it charges.
             */
            readonly amount_due: string;
            /**
             * @description Where it stands.
             * @enum {string}
             */
            readonly status: "scheduled" | "processing" | "retry_scheduled" | "paid" | "failed" | "canceled";
            /** @description When it was paid; null before. */
            readonly paid_at: string | null;
            /** @description What the gateway said; null unless it failed. */
            readonly failure_reason: string | null;
            /** @description The session. */
            readonly session_id: string | null;
            /**
             * @description `cit`: by the customer. `mit`: by the service.
             * @enum {string}
             */
            readonly charge_type: "cit" | "mit";
            /** @description Each charge that a gateway was asked for, oldest first. */
            readonly payment_attempts: readonly components["schemas"]["CycleAttempt"][];
        };
        readonly LoggedRequest: {
            /** @description Of the entry. */
            readonly id: string;
            /** @description `X-Request-Id` of its answer. */
            readonly request_id: string;
            /**
             * Format: date-time
             * @description When it was answered, real time.
             */
            readonly at: string;
            /** @description The verb. */
            readonly method: string;
            /** @description Without its query; tokens in it are named, not shown. */
            readonly path: string;
            /** @description Of the answer. */
            readonly status: number;
            /** @description Milliseconds that it took. */
            readonly duration_ms: number;
            /**
             * @description With what it was authenticated.
             * @enum {string}
             */
            readonly caller: "private_key" | "public_key" | "user";
            /** @description The key pair, or the user's number. */
            readonly caller_id: string;
            /** @description Text of the body, masked, cut after 4,000 characters; null without one. */
            readonly request_body: string | null;
            /** @description Text of the answer, masked, cut after 4,000 characters; null without one. */
            readonly answer_body: string | null;
        };
        readonly Mail: {
            /** @description Its id. */
            readonly id: string;
            /**
             * @description How the message goes.
             * @enum {string}
             */
            readonly channel: "email" | "sms" | "whatsapp";
            /** @description Mail address, or phone number with `+` or `00`. */
            readonly to: string;
            /** @description Of a mail; in place of the template's. */
            readonly subject: string;
            /**
             * @description Of pages and messages.
             * @enum {string}
             */
            readonly language: "en" | "ar";
            /** @description What it is about. */
            readonly kind: string;
            /** @description Of a mail; empty of a text. */
            readonly html: string;
            /** @description Without markup. */
            readonly text: string;
            /**
             * Format: date-time
             * @description When it was sent, on the merchant's clock.
             */
            readonly sent_at: string;
            /** @description What it is about; null if nothing. */
            readonly related_id: string | null;
            /** @description Addresses that get copies. */
            readonly cc?: readonly string[];
            /** @description Addresses that get hidden copies. */
            readonly bcc?: readonly string[];
            /** @description Files of a mail, at most 10 and 2.5 MB in all. */
            readonly attachments?: readonly {
                /** @description The file's name. */
                readonly filename: string;
                /** @description The file's media type. */
                readonly content_type: string;
                /** @description Bytes. */
                readonly size: number;
            }[];
            /** @description Yours, kept with the message. */
            readonly trace_id?: string;
            /** @description Marks. */
            readonly tags?: readonly string[];
            /** @description The sender's unit; required for `whatsapp`. */
            readonly unit_config?: string;
        };
        readonly MailList: {
            /** @description The number of all rows. */
            readonly count: number;
            /** @description Where the list goes on; null at its end. */
            readonly next: string | null;
            /** @description Where the list came from; null at its beginning. */
            readonly previous: string | null;
            /** @description The rows of this page. */
            readonly results: readonly components["schemas"]["Mail"][];
        };
        readonly NewApiKey: {
            /** @description Its id. */
            readonly id: string;
            /** @description Its name. */
            readonly name: string;
            /**
             * Format: date-time
             * @description When it was made.
             */
            readonly created_at: string;
            /** @description When it ends by itself; null if it does not. */
            readonly expires_at: string | null;
            /** @description When it was revoked; null while it opens something. */
            readonly revoked_at: string | null;
            /**
             * Format: date
             * @description The dated version of the API in which it is answered.
             */
            readonly api_version: string;
            /** @description For your server alone. It is shown here and never again. */
            readonly private_key: string;
            /** @description For clients in the customer's hands. */
            readonly public_key: string;
        };
        readonly NotificationResend: {
            /** @description The session. */
            readonly session_id?: string;
            /** @description Your own reference; it need not be unique. */
            readonly order_no?: string;
            /** @description How the message goes. */
            readonly channels: readonly ("email" | "sms" | "whatsapp")[];
        };
        readonly NotificationSend: {
            /**
             * @description How the message goes.
             * @enum {string}
             */
            readonly channel: "email" | "sms" | "whatsapp";
            /** @description The name of an event, or `plain`. */
            readonly template_id: string;
            /** @description Mail address, or phone number with `+` or `00`. */
            readonly to: string;
            /** @description The sender's unit; required for `whatsapp`. */
            readonly unit_config?: string;
            /**
             * @description Of pages and messages.
             * @enum {string}
             */
            readonly language?: "en" | "ar";
            /** @description Addresses that get copies. */
            readonly cc?: readonly string[];
            /** @description Addresses that get hidden copies. */
            readonly bcc?: readonly string[];
            /** @description Of a mail; in place of the template's. */
            readonly subject?: string;
            /** @description The text of `plain`; of another template what is sent if it cannot be filled. */
            readonly body?: string;
            /** @description The template's variables. */
            readonly context?: {
                readonly [key: string]: unknown;
            };
            /** @description Files of a mail, at most 10 and 2.5 MB in all. */
            readonly attachments?: readonly {
                /** @description Base64; either this or `url`. */
                readonly content?: string;
                /**
                 * Format: uri
                 * @description An address.
                 */
                readonly url?: string;
                /** @description The file's name. */
                readonly filename: string;
                /** @description The file's media type. */
                readonly content_type: string;
                /** @description Bytes. */
                readonly size?: number;
            }[];
            /** @description Yours, kept with the message. */
            readonly trace_id?: string;
            /** @description Marks. */
            readonly tags?: readonly string[];
        };
        readonly OperationCreate: {
            /**
             * @description What is done, or how the gateway charges: at once, or by reserving the amount first.
             * @enum {string}
             */
            readonly operation: "cancel" | "expire" | "delete" | "refund" | "capture" | "void";
            /** @description The session. */
            readonly session_id?: string;
            /** @description Your own reference; it need not be unique. */
            readonly order_no?: string;
            /**
             * Format: decimal
             * @description Without fee: a decimal text with the currency's decimals.
             */
            readonly amount?: string | number;
            /**
             * @description Where a refund goes: back through the gateway, or to the customer's wallet.
             * @default pg
             * @enum {string}
             */
            readonly destination?: "pg" | "wallet";
            /** @description Parameters for the gateway, sent back in the event. */
            readonly extra?: {
                readonly [key: string]: unknown;
            };
            /** @description For the checker, from who asked. */
            readonly note?: string | null;
        };
        readonly OperationEvent: {
            /** @description The session. */
            readonly session_id: string;
            /** @description The transaction's; empty if it has none. */
            readonly order_no: string;
            /**
             * @description What is done, or how the gateway charges: at once, or by reserving the amount first.
             * @enum {string}
             */
            readonly operation: "refund" | "capture" | "void";
            /**
             * Format: decimal
             * @description Without fee: a decimal text with the currency's decimals.
             */
            readonly amount: string;
            /** @description Of this attempt or operation, at the gateway; unique. */
            readonly reference_number: string;
            /**
             * @description How it ended.
             * @enum {string}
             */
            readonly result: "success" | "queued" | "rejected";
            /** @description Whether `result` is `success`. */
            readonly success: boolean;
            /**
             * @description Where it comes from.
             * @constant
             */
            readonly source: "input";
            /** @description The child transaction. */
            readonly txn: components["schemas"]["ChildTransaction"];
            /** @description The code of a gateway. */
            readonly pg_code: string;
            /** @description What the gateway answered, as it came. */
            readonly pg_response: components["schemas"]["WalletSheet"];
            /** @description What the gateway said, under names that are the same for every gateway. */
            readonly pg_params: components["schemas"]["WalletSheet"];
            /** @description The user who asked; an empty object or absent for API keys. */
            readonly initiator?: components["schemas"]["Initiator"];
            /** @description No money moves. */
            readonly is_sandbox: boolean;
            /** @description Anything of yours: stored, echoed and sent in webhooks, its numbers in the digits that were sent. */
            readonly extra?: components["schemas"]["WalletSheet"];
            /** @description `YYYY-MM-DD HH:MM:SS`, UTC, on the merchant's clock. */
            readonly timestamp_utc: string;
            /** @description HMAC-SHA256 in lower-case hexadecimal over some of the fields, with the merchant's `webhook_hmac_key`. */
            readonly signature: string;
        };
        readonly Payment: {
            /** @description The session. */
            readonly session_id: string;
            /** @description Your own reference; it need not be unique. */
            readonly order_no?: string;
            /** @description Of this attempt or operation, at the gateway; unique. */
            readonly reference_number: string;
            /**
             * @description How it ended.
             * @enum {string}
             */
            readonly result: "pending" | "success" | "failed" | "canceled" | "error" | "cod";
            /**
             * @description Where it stands.
             * @enum {string}
             */
            readonly state: "created" | "pending" | "attempted" | "cod" | "paid" | "authorized" | "captured" | "failed" | "canceled" | "expired" | "invalided";
            /**
             * @description How the session is paid and what it leaves behind: a charge, a saved card, a subscription.
             * @enum {string}
             */
            readonly payment_type: "one_off" | "auto_debit" | "save_card" | "auto_pay";
            /**
             * Format: decimal
             * @description Without fee: a decimal text with the currency's decimals.
             */
            readonly amount: string;
            /** @description ISO 4217, three capitals. */
            readonly currency_code: string;
            /** @description What the gateway was asked for, in the currency that is charged. */
            readonly amount_details: components["schemas"]["AmountDetails"];
            /** @description Amount and currency, such as `0.250 KWD`. */
            readonly fee: string;
            /**
             * Format: decimal
             * @description What is settled, without fee.
             */
            readonly settled_amount?: string;
            /**
             * Format: decimal
             * @description What is collected, with fee.
             */
            readonly paid_amount?: string;
            /**
             * Format: decimal
             * @description What was refunded.
             */
            readonly refunded_amount?: string;
            /**
             * Format: decimal
             * @description What was released of an authorization.
             */
            readonly voided_amount?: string;
            /** @description The code of the gateway account. */
            readonly gateway_account: string;
            /** @description The kind of gateway behind the account. */
            readonly gateway_name: string;
            /** @description What the gateway answered, as it came; its keys are the gateway's. */
            readonly gateway_response?: components["schemas"]["WalletSheet"];
            /** @description What the gateway said, under names that are the same for every gateway. */
            readonly pg_params: components["schemas"]["WalletSheet"];
            /** @description What the gateway or the service says of it. */
            readonly message: string;
            /** @description No money moves. */
            readonly is_sandbox: boolean;
            /** @description What a card must meet to be saved or charged. */
            readonly card_acceptance_criteria?: components["schemas"]["CardAcceptanceCriteria"];
            /** @description The card that was saved or charged. */
            readonly token?: components["schemas"]["Card"];
            /** @description Captures, refunds and voids, oldest first. */
            readonly transactions?: readonly components["schemas"]["ChildTransaction"][];
            /** @description `YYYY-MM-DD HH:MM:SS`, UTC, on the merchant's clock. */
            readonly timestamp_utc: string;
            /** @description Your own id of the customer. */
            readonly customer_id?: string;
            /** @description The customer's mail address. */
            readonly customer_email?: string;
            /** @description The customer's first name. */
            readonly customer_first_name?: string;
            /** @description The customer's last name. */
            readonly customer_last_name?: string;
            /** @description The customer's phone number. */
            readonly customer_phone?: string;
            /**
             * Format: date
             * @description The customer's day of birth.
             */
            readonly customer_birthdate?: string;
            /** @description Of the billing address. */
            readonly customer_address_line1?: string;
            /** @description Of the billing address. */
            readonly customer_address_line2?: string;
            /** @description Of the billing address. */
            readonly customer_address_city?: string;
            /** @description Of the billing address. */
            readonly customer_address_state?: string;
            /** @description Of the billing address. */
            readonly customer_address_country?: string;
            /** @description Of the billing address. */
            readonly customer_address_postal_code?: string;
            /** @description What the customer has agreed to be charged for later. */
            readonly agreement?: components["schemas"]["Agreement"];
            /** @description What customers' wallets paid of it, in the order of use; absent if none did. */
            readonly customer_wallet_transactions?: readonly components["schemas"]["WalletTransaction"][];
            /** @description Anything of yours: stored, echoed and sent in webhooks, its numbers in the digits that were sent. */
            readonly extra?: components["schemas"]["WalletSheet"];
            /** @description The user who asked; an empty object or absent for API keys. */
            readonly initiator?: components["schemas"]["Initiator"];
            /** @description HMAC-SHA256 in lower-case hexadecimal over some of the fields, with the merchant's `webhook_hmac_key`. */
            readonly signature?: string;
            /** @description What the gateway answered, as it came. */
            readonly pg_response: components["schemas"]["WalletSheet"];
        };
        readonly PaymentEvent: {
            /** @description The session. */
            readonly session_id: string;
            /** @description Your own reference; it need not be unique. */
            readonly order_no?: string;
            /** @description Of this attempt or operation, at the gateway; unique. */
            readonly reference_number: string;
            /**
             * @description How it ended.
             * @enum {string}
             */
            readonly result: "pending" | "success" | "failed" | "canceled" | "error" | "cod";
            /**
             * @description Where it stands.
             * @enum {string}
             */
            readonly state: "created" | "pending" | "attempted" | "cod" | "paid" | "authorized" | "captured" | "failed" | "canceled" | "expired" | "invalided";
            /**
             * @description How the session is paid and what it leaves behind: a charge, a saved card, a subscription.
             * @enum {string}
             */
            readonly payment_type: "one_off" | "auto_debit" | "save_card" | "auto_pay";
            /**
             * Format: decimal
             * @description Without fee: a decimal text with the currency's decimals.
             */
            readonly amount: string;
            /** @description ISO 4217, three capitals. */
            readonly currency_code: string;
            /** @description What the gateway was asked for, in the currency that is charged. */
            readonly amount_details: components["schemas"]["AmountDetails"];
            /** @description Amount and currency, such as `0.250 KWD`. */
            readonly fee: string;
            /**
             * Format: decimal
             * @description What is settled, without fee.
             */
            readonly settled_amount?: string;
            /**
             * Format: decimal
             * @description What is collected, with fee.
             */
            readonly paid_amount?: string;
            /**
             * Format: decimal
             * @description What was refunded.
             */
            readonly refunded_amount?: string;
            /**
             * Format: decimal
             * @description What was released of an authorization.
             */
            readonly voided_amount?: string;
            /** @description The code of the gateway account. */
            readonly gateway_account: string;
            /** @description The kind of gateway behind the account. */
            readonly gateway_name: string;
            /** @description What the gateway answered, as it came; its keys are the gateway's. */
            readonly gateway_response?: components["schemas"]["WalletSheet"];
            /** @description What the gateway said, under names that are the same for every gateway. */
            readonly pg_params: components["schemas"]["WalletSheet"];
            /** @description What the gateway or the service says of it. */
            readonly message?: string;
            /** @description No money moves. */
            readonly is_sandbox: boolean;
            /** @description What a card must meet to be saved or charged. */
            readonly card_acceptance_criteria?: components["schemas"]["CardAcceptanceCriteria"];
            /** @description The card that was saved or charged. */
            readonly token?: components["schemas"]["Card"];
            /** @description Captures, refunds and voids, oldest first. */
            readonly transactions?: readonly components["schemas"]["ChildTransaction"][];
            /** @description `YYYY-MM-DD HH:MM:SS`, UTC, on the merchant's clock. */
            readonly timestamp_utc: string;
            /** @description Your own id of the customer. */
            readonly customer_id?: string;
            /** @description The customer's mail address. */
            readonly customer_email?: string;
            /** @description The customer's first name. */
            readonly customer_first_name?: string;
            /** @description The customer's last name. */
            readonly customer_last_name?: string;
            /** @description The customer's phone number. */
            readonly customer_phone?: string;
            /**
             * Format: date
             * @description The customer's day of birth.
             */
            readonly customer_birthdate?: string;
            /** @description Of the billing address. */
            readonly customer_address_line1?: string;
            /** @description Of the billing address. */
            readonly customer_address_line2?: string;
            /** @description Of the billing address. */
            readonly customer_address_city?: string;
            /** @description Of the billing address. */
            readonly customer_address_state?: string;
            /** @description Of the billing address. */
            readonly customer_address_country?: string;
            /** @description Of the billing address. */
            readonly customer_address_postal_code?: string;
            /** @description What the customer has agreed to be charged for later. */
            readonly agreement?: components["schemas"]["Agreement"];
            /** @description What customers' wallets paid of it, in the order of use; absent if none did. */
            readonly customer_wallet_transactions?: readonly components["schemas"]["WalletTransaction"][];
            /** @description Anything of yours: stored, echoed and sent in webhooks, its numbers in the digits that were sent. */
            readonly extra?: components["schemas"]["WalletSheet"];
            /** @description The user who asked; an empty object or absent for API keys. */
            readonly initiator: components["schemas"]["Initiator"];
            /** @description HMAC-SHA256 in lower-case hexadecimal over some of the fields, with the merchant's `webhook_hmac_key`. */
            readonly signature: string;
        };
        readonly PaymentInquiry: {
            /** @description The session. */
            readonly session_id?: string;
            /** @description Your own reference; it need not be unique. */
            readonly order_no?: string;
            /** @description Also posts the answer to the session's `webhook_url`. */
            readonly notify_webhook_url?: boolean;
            /**
             * Format: uri
             * @description Another address for that notification.
             */
            readonly webhook_url?: string;
        };
        readonly PaymentMethod: {
            /** @description Names it: goes into `pg_codes`. */
            readonly code: string;
            /** @description Its name. */
            readonly name: string;
            /**
             * Format: decimal
             * @description With fee, in the currency that is charged.
             */
            readonly amount: string;
            /** @description ISO 4217, three capitals. */
            readonly currency_code: string;
            /**
             * Format: decimal
             * @description The fee, in the currency that is charged.
             */
            readonly fee: string;
            /** @description What the fee is called; empty without a name. */
            readonly fee_description: string;
            /**
             * Format: uri
             * @description A picture of the method.
             */
            readonly icon: string;
            /** @description The picture in both formats. */
            readonly icons: {
                /**
                 * Format: uri
                 * @description As SVG.
                 */
                readonly svg: string;
                /**
                 * Format: uri
                 * @description As WebP.
                 */
                readonly webp: string;
            };
            /**
             * @description How the customer pays with it: on a page of the gateway, in place, or in instalments.
             * @enum {string}
             */
            readonly flow: "redirect" | "card_onsite" | "flex_methods";
            /** @description Always null. */
            readonly redirect_url: null;
            /**
             * @description What the payment is for: an order of a shop, or a request to pay.
             * @enum {string}
             */
            readonly type: "e_commerce" | "payment_request";
            /** @description No money moves. */
            readonly is_sandbox: boolean;
            /** @description How a method is named and coloured on the checkout. */
            readonly branding_options?: {
                /** @description The text itself. */
                readonly text: string;
                /** @description `#rgb` or `#rrggbb`. */
                readonly color: string;
                /** @description 100 to 900. */
                readonly font_weight: number;
            };
        };
        readonly PaymentMethodSearch: {
            /**
             * @description Gateways that carry it.
             * @enum {string}
             */
            readonly plugin: "e_commerce" | "payment_request";
            /** @description Gateways that accept any of them. */
            readonly currencies?: readonly string[];
            /** @description Your own id of the customer. */
            readonly customer_id?: string;
            /**
             * @description What is done, or how the gateway charges: at once, or by reserving the amount first.
             * @enum {string}
             */
            readonly operation?: "purchase" | "authorize";
            /**
             * @description What the payment is for: an order of a shop, or a request to pay.
             * @enum {string}
             */
            readonly type?: "sandbox" | "production";
            /** @description Gateways that may keep cards, when true. */
            readonly tokenizable?: boolean;
            /** @description Gateways that may charge kept cards without the customer, when true. */
            readonly auto_debit?: boolean;
            /** @description Gateways that are served by any of these connectors. */
            readonly pg_names?: readonly string[];
            /** @description Marks. */
            readonly tags?: readonly ("e_commerce" | "crm" | "pos" | "invoicing" | "subscriptions" | "marketplace" | "mobile_app" | "ticket_booking" | "donations" | "government" | "education" | "healthcare" | "insurance" | "logistics" | "hospitality" | "real_estate" | "retail" | "telecom" | "utilities" | "demo" | "test")[];
            /** @description Gateways that have any of them. */
            readonly payment_services?: readonly ("wallet" | "apple_pay" | "google_pay" | "samsung_pay" | "stc_pay")[];
        };
        readonly PaymentMethods: {
            /** @description Codes that the customer has paid with, the last used first, then wallets with credit. */
            readonly customer_payment_methods: readonly (string | components["schemas"]["WalletMethod"])[];
            /** @description The ways in which it can be paid. */
            readonly payment_methods: readonly components["schemas"]["Gateway"][];
        };
        readonly PendingOperation: {
            /** @description For people. */
            readonly detail: string;
            /**
             * @description What is done, or how the gateway charges: at once, or by reserving the amount first.
             * @enum {string}
             */
            readonly operation: "refund" | "capture" | "void";
            /**
             * @description How it ended.
             * @constant
             */
            readonly result: "pending";
            /** @description Of this attempt or operation, at the gateway; unique. */
            readonly reference_number?: string;
            /** @description `X-Request-Id` of an answer. */
            readonly request_id?: string;
        };
        /** @description Why the request as a whole is refused. */
        readonly Refusal: {
            /** @description For people. Its words may change. */
            readonly detail: string;
            /** @description For programs, where one refusal is to be told from others. */
            readonly code?: string;
            /**
             * @description Of an operation or payment that was refused.
             * @enum {string}
             */
            readonly result?: "failed";
            /** @description The operation that was refused. */
            readonly operation?: string;
        };
        readonly Report: {
            /** @description The report. */
            readonly encrypted_id: string;
            /** @description The file's name without its extension. */
            readonly report_name: string;
            /**
             * @description The span that it is about.
             * @enum {string}
             */
            readonly interval: "daily" | "weekly" | "monthly" | "yearly" | "custom";
            /**
             * @description Where it comes from.
             * @enum {string}
             */
            readonly source: "auto" | "manual";
            /**
             * @description CSV, or a workbook.
             * @enum {string}
             */
            readonly file_format: "CSV" | "XLSX";
            /** @description How many rows it has; null while it is written. */
            readonly records_amount: number | null;
            /**
             * @description Where it stands.
             * @enum {string}
             */
            readonly status: "in_progress" | "finished" | "failed";
            /**
             * Format: date-time
             * @description The first instant of the span.
             */
            readonly starts_at: string;
            /**
             * Format: date-time
             * @description The first instant after the span.
             */
            readonly ends_at: string;
            /** @description When it was written; null before. */
            readonly generated_at: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             */
            readonly created_at: string;
            /** @description How to download it, for an hour. */
            readonly download_action: {
                /**
                 * @description The verb of the request.
                 * @constant
                 */
                readonly method: "GET";
                /**
                 * Format: uri
                 * @description The address of the request.
                 */
                readonly url: string;
            };
        };
        readonly ReportCreate: {
            /**
             * @description The span that it is about.
             * @enum {string}
             */
            readonly interval?: "daily" | "weekly" | "monthly" | "yearly";
            /**
             * Format: date
             * @description The beginning of the span: a day of the merchant's time zone, or an instant.
             */
            readonly created_after?: string;
            /**
             * Format: date
             * @description The end of the span, within it: a day of the merchant's time zone, or an instant.
             */
            readonly created_before?: string;
            /**
             * @description CSV, or a workbook.
             * @enum {string}
             */
            readonly file_format?: "CSV" | "XLSX";
        };
        readonly ReportList: {
            /** @description The number of all rows. */
            readonly count: number;
            /** @description Where the list goes on; null at its end. */
            readonly next: string | null;
            /** @description Where the list came from; null at its beginning. */
            readonly previous: string | null;
            /** @description The rows of this page. */
            readonly results: readonly components["schemas"]["Report"][];
        };
        readonly RequestLog: {
            /** @description Where the list goes on; null at its end. */
            readonly next: string | null;
            /** @description The rows of this page. */
            readonly results: readonly components["schemas"]["LoggedRequest"][];
        };
        readonly ResentNotice: {
            /** @description What the gateway or the service says of it. */
            readonly message: string;
        };
        readonly SdkApplePaySession: {
            /** @description The code of a gateway. */
            readonly pg_code?: string;
            /**
             * Format: uri
             * @description The address that the wallet gave the page.
             */
            readonly validation_url: string;
        };
        readonly SdkCard: {
            /** @description The card's brand; null if nobody knows it. */
            readonly brand: string | null;
            /** @description Masked, such as `**** 1111`. */
            readonly number: string;
            /** @description Two digits. */
            readonly expiry_month: string;
            /** @description Two digits. */
            readonly expiry_year: string;
            /** @description The saved card's token. */
            readonly token: string;
            /** @description Always false. */
            readonly is_preferred: boolean;
            /** @description Whether the card's last day has passed. */
            readonly is_expired: boolean;
            /** @description Whether the customer types the security code again. */
            readonly cvv_required: boolean;
            /** @description The code of a gateway. */
            readonly pg_code: string;
            /** @description The kind of gateway behind the account. */
            readonly pg: string;
            /**
             * Format: decimal
             * @description With fee, in the currency that is charged.
             */
            readonly amount: string;
            /** @description ISO 4217, three capitals. */
            readonly currency_code: string;
            /**
             * Format: decimal
             * @description The fee, in the currency that is charged.
             */
            readonly fee: string;
            /**
             * Format: uri
             * @description Removes the card.
             */
            readonly delete_url: string;
            /**
             * Format: uri
             * @description Begins the payment.
             */
            readonly submit_url: string;
        };
        readonly SdkCodeSent: {
            /**
             * @description Where it stands.
             * @enum {string}
             */
            readonly status: "success" | "canceled" | "error" | "pending";
            /** @description What the gateway or the service says of it. */
            readonly message: string;
        };
        readonly SdkInstalmentCheck: {
            /** @description The code of a gateway. */
            readonly pg_code: string;
        };
        readonly SdkInstalments: {
            /** @description Names it: goes into `pg_codes`. */
            readonly code: string;
            /** @description Its name. */
            readonly name: string;
            /**
             * Format: decimal
             * @description With fee, in the currency that is charged.
             */
            readonly amount: string;
            /** @description ISO 4217, three capitals. */
            readonly currency_code: string;
            /**
             * Format: decimal
             * @description The fee, in the currency that is charged.
             */
            readonly fee: string;
            /** @description What the fee is called; empty without a name. */
            readonly fee_description: string;
            /**
             * Format: uri
             * @description A picture of the method.
             */
            readonly icon: string;
            /** @description The picture in both formats. */
            readonly icons: {
                /**
                 * Format: uri
                 * @description As SVG.
                 */
                readonly svg: string;
                /**
                 * Format: uri
                 * @description As WebP.
                 */
                readonly webp: string;
            };
            /**
             * @description How the customer pays with it: on a page of the gateway, in place, or in instalments.
             * @enum {string}
             */
            readonly flow: "redirect" | "card_onsite" | "flex_methods";
            /** @description Always null. */
            readonly redirect_url: null;
            /**
             * @description What the payment is for: an order of a shop, or a request to pay.
             * @enum {string}
             */
            readonly type: "e_commerce" | "payment_request";
            /** @description No money moves. */
            readonly is_sandbox: boolean;
            /** @description How a method is named and coloured on the checkout. */
            readonly branding_options?: {
                /** @description The text itself. */
                readonly text: string;
                /** @description `#rgb` or `#rrggbb`. */
                readonly color: string;
                /** @description 100 to 900. */
                readonly font_weight: number;
            };
            /** @description ISO 3166 of the merchant. */
            readonly country: string;
            /** @description Always null. */
            readonly public_key: null;
            /**
             * Format: uri
             * @description Begins the payment.
             */
            readonly submit_url: string;
            /**
             * @description Always true.
             * @constant
             */
            readonly pre_payment_options_available: true;
            /**
             * Format: uri
             * @description Tells on which plans it lends.
             */
            readonly pre_payment_check_url: string;
            /** @description Always null. */
            readonly pre_payment_options: null;
        };
        readonly SdkMethod: {
            /** @description Names it: goes into `pg_codes`. */
            readonly code: string;
            /** @description Its name. */
            readonly name: string;
            /**
             * Format: decimal
             * @description With fee, in the currency that is charged.
             */
            readonly amount: string;
            /** @description ISO 4217, three capitals. */
            readonly currency_code: string;
            /**
             * Format: decimal
             * @description The fee, in the currency that is charged.
             */
            readonly fee: string;
            /** @description What the fee is called; empty without a name. */
            readonly fee_description: string;
            /**
             * Format: uri
             * @description A picture of the method.
             */
            readonly icon: string;
            /** @description The picture in both formats. */
            readonly icons: {
                /**
                 * Format: uri
                 * @description As SVG.
                 */
                readonly svg: string;
                /**
                 * Format: uri
                 * @description As WebP.
                 */
                readonly webp: string;
            };
            /**
             * @description How the customer pays with it: on a page of the gateway, in place, or in instalments.
             * @enum {string}
             */
            readonly flow: "redirect" | "card_onsite" | "flex_methods";
            /** @description Always null. */
            readonly redirect_url: null;
            /**
             * @description What the payment is for: an order of a shop, or a request to pay.
             * @enum {string}
             */
            readonly type: "e_commerce" | "payment_request";
            /** @description No money moves. */
            readonly is_sandbox: boolean;
            /** @description How a method is named and coloured on the checkout. */
            readonly branding_options?: {
                /** @description The text itself. */
                readonly text: string;
                /** @description `#rgb` or `#rrggbb`. */
                readonly color: string;
                /** @description 100 to 900. */
                readonly font_weight: number;
            };
            /** @description The kind of gateway behind the account. */
            readonly pg: string;
            /**
             * Format: uri
             * @description Begins the payment.
             */
            readonly submit_url: string;
            /**
             * Format: uri
             * @description Gives the session up.
             */
            readonly cancel_url: string;
            /** @description Whether the card can be kept. */
            readonly can_save_card: boolean;
            /** @description Whether a result must be shown before the customer leaves. */
            readonly requires_result_popup: boolean;
        };
        readonly SdkRedirect: {
            /**
             * @description Where it stands.
             * @enum {string}
             */
            readonly status: "success" | "canceled" | "error" | "pending";
            /** @description What the gateway or the service says of it. */
            readonly message: string;
            /**
             * Format: uri
             * @description The payment page to which the customer is sent.
             */
            readonly redirect_url: string;
        };
        readonly SdkResult: {
            /**
             * @description Where it stands.
             * @enum {string}
             */
            readonly status: "success" | "canceled" | "error" | "pending";
            /** @description What the gateway or the service says of it. */
            readonly message: string;
            /** @description What was paid with: `redirect`, `token_pay`, `wallet` or a device wallet's name. */
            readonly form_of_payment: string;
            /** @description Whether the customer had to type a code. */
            readonly challenge_occurred: boolean;
            /** @description The session. */
            readonly session_id: string;
            /**
             * @description What is done, or how the gateway charges: at once, or by reserving the amount first.
             * @enum {string}
             */
            readonly operation: "purchase" | "authorize";
            /** @description Your own reference; it need not be unique. */
            readonly order_no?: string;
            /** @description Of this attempt or operation, at the gateway; unique. */
            readonly reference_number?: string;
            /**
             * Format: uri
             * @description Where the customer returns to, once the session is over.
             */
            readonly redirect_url?: string;
            /** @description What the gateway said of it. */
            readonly payment_gateway_info?: {
                /** @description The code of a gateway. */
                readonly pg_code: string;
                /** @description The kind of gateway behind the account. */
                readonly pg_name: string;
                /** @description What the gateway answered, as it came. */
                readonly pg_response: components["schemas"]["WalletSheet"];
            };
        };
        readonly SdkService: {
            /** @description The wallet. */
            readonly code: string;
            /** @description The code of a gateway. */
            readonly pg_code: string;
            /**
             * @description How the customer pays with it: on a page of the gateway, in place, or in instalments.
             * @enum {string}
             */
            readonly flow: "apple_pay" | "google_pay" | "stc_pay";
            /** @description ISO 4217, three capitals. */
            readonly currency_code: string;
            /**
             * Format: decimal
             * @description The fee, in the currency that is charged.
             */
            readonly fee: string;
            /** @description What the fee is called; empty without a name. */
            readonly fee_description: string;
            /** @description Whether a result must be shown before the customer leaves. */
            readonly requires_result_popup: boolean;
            /**
             * Format: uri
             * @description Takes what the wallet gave.
             */
            readonly payment_url: string;
            /** @description ISO 3166, two capitals. */
            readonly country_code?: string;
            /** @description The wallet's id of the merchant. */
            readonly merchant_id?: string;
            /** @description The host on which the wallet is shown. */
            readonly domain?: string;
            /** @description The merchant's name. */
            readonly shop_name?: string;
            /**
             * Format: decimal
             * @description With fee, in the currency that is charged.
             */
            readonly amount?: string;
            /** @description The session. */
            readonly session_id?: string;
            /**
             * Format: uri
             * @description Where the wallet's session is asked for.
             */
            readonly validation_url?: string;
            /** @description The gateway's name at the wallet. */
            readonly gateway?: string;
            /** @description The gateway's id of the merchant. */
            readonly gateway_merchant_id?: string;
            /** @description The merchant's name. */
            readonly merchant_name?: string;
            /** @description The wallet's environment. */
            readonly environment?: string;
            /**
             * Format: decimal
             * @description With fee, in the currency that is charged.
             */
            readonly total_price?: string;
            /** @description Whether the card can be kept. */
            readonly can_save_card?: boolean;
            /**
             * Format: uri
             * @description Begins the payment.
             */
            readonly submit_url?: string;
        };
        readonly SdkSession: {
            /** @description The session. */
            readonly session_id: string;
            /**
             * Format: decimal
             * @description Without fee: a decimal text with the currency's decimals.
             */
            readonly amount: string;
            /** @description ISO 4217, three capitals. */
            readonly currency_code: string;
            /** @description What is asked for, as it is shown. */
            readonly billing: {
                /**
                 * Format: decimal
                 * @description Without fee: a decimal text with the currency's decimals.
                 */
                readonly amount: string;
                /** @description ISO 4217, three capitals. */
                readonly currency_code: string;
                /** @description Amount and currency in the session's language. */
                readonly display: string;
            };
            /**
             * @description Where it stands.
             * @enum {string}
             */
            readonly state: "created" | "pending" | "attempted" | "cod" | "paid" | "authorized" | "captured" | "failed" | "canceled" | "expired" | "invalided";
            /**
             * @description What the payment is for: an order of a shop, or a request to pay.
             * @enum {string}
             */
            readonly type: "e_commerce" | "payment_request";
            /**
             * @description How the session is paid and what it leaves behind: a charge, a saved card, a subscription.
             * @enum {string}
             */
            readonly payment_type: "one_off" | "auto_debit" | "save_card" | "auto_pay";
            /**
             * @description What is done, or how the gateway charges: at once, or by reserving the amount first.
             * @enum {string}
             */
            readonly operation: "purchase" | "authorize";
            /**
             * @description Of pages and messages.
             * @enum {string}
             */
            readonly language: "en" | "ar";
            /**
             * Format: date-time
             * @description The instant at which the session expires.
             */
            readonly expiration_time: string;
            /**
             * @description Always false.
             * @constant
             */
            readonly is_amount_editable: false;
            /**
             * Format: uri
             * @description Gives the session up.
             */
            readonly cancel_url: string;
            /** @description The ways in which it can be paid. */
            readonly payment_methods: readonly components["schemas"]["SdkMethod"][];
            /** @description Wallets. */
            readonly payment_services: readonly components["schemas"]["SdkService"][];
            /** @description Accounts that lend. */
            readonly flex_methods: readonly components["schemas"]["SdkInstalments"][];
            /** @description No client reports its errors. */
            readonly sdk_studio: {
                /**
                 * @description Always false.
                 * @constant
                 */
                readonly is_enabled: false;
            };
            /** @description The result of the latest attempt that was decided; null if there is none. */
            readonly response: components["schemas"]["SdkResult"] | null;
            /** @description The customer's saved cards. */
            readonly cards: readonly components["schemas"]["SdkCard"][];
        };
        readonly SdkSubmit: {
            /** @description The code of a gateway. */
            readonly pg_code?: string;
            /** @description The saved card's token. */
            readonly token?: string;
            /** @description The card's security code, if `cvv_required`. */
            readonly cvv?: string;
            /**
             * Format: decimal
             * @description Of the saved card, as it was shown.
             */
            readonly amount?: string | number;
        };
        readonly SdkWalletCode: {
            /** @description The code that was sent. */
            readonly otp: string;
        };
        readonly SdkWalletPhone: {
            /** @description The customer's phone number. */
            readonly customer_phone: string;
        };
        readonly SentMessage: {
            /** @description What the gateway or the service says of it. */
            readonly message: string;
            /**
             * @description How it ended.
             * @constant
             */
            readonly result: "success";
        };
        readonly Session: {
            /** @description The session. */
            readonly session_id: string;
            /**
             * @description Where it stands.
             * @enum {string}
             */
            readonly state: "created" | "pending" | "attempted" | "cod" | "paid" | "authorized" | "captured" | "failed" | "canceled" | "expired" | "invalided";
            /**
             * @description What the payment is for: an order of a shop, or a request to pay.
             * @enum {string}
             */
            readonly type: "e_commerce" | "payment_request";
            /**
             * @description How the session is paid and what it leaves behind: a charge, a saved card, a subscription.
             * @enum {string}
             */
            readonly payment_type: "one_off" | "auto_debit" | "save_card" | "auto_pay";
            /**
             * Format: decimal
             * @description Without fee: a decimal text with the currency's decimals.
             */
            readonly amount: string;
            /** @description ISO 4217, three capitals. */
            readonly currency_code: string;
            /** @description Codes of the merchant's gateways that may serve it. */
            readonly pg_codes: readonly string[];
            /**
             * @description What is done, or how the gateway charges: at once, or by reserving the amount first.
             * @enum {string}
             */
            readonly operation: "purchase" | "authorize";
            /**
             * @description Of pages and messages.
             * @enum {string}
             */
            readonly language: "en" | "ar";
            /** @description How long the session can be paid: `[D ]HH:MM:SS`, one minute to 365 days. */
            readonly expiration_time: string;
            /**
             * Format: uri
             * @description Leads the customer to the checkout, and counts as opening it.
             */
            readonly checkout_url: string;
            /**
             * Format: uri
             * @description The checkout page itself.
             */
            readonly checkout_page_url: string;
            /**
             * Format: uri
             * @description A short link to the checkout.
             */
            readonly checkout_short_url: string;
            /**
             * Format: uri
             * @description The customer's file to download.
             */
            readonly attachment?: string;
            /**
             * Format: uri
             * @description A short address of the file.
             */
            readonly attachment_short_url?: string;
            /**
             * Format: uri
             * @description A PNG of `checkout_url`; with `.svg` in place of `.png`, an SVG.
             */
            readonly qr_code_url?: string;
            /** @description The ways in which it can be paid. */
            readonly payment_methods: readonly components["schemas"]["PaymentMethod"][];
            /** @description What is asked for, as it is shown. */
            readonly billing: {
                /**
                 * Format: decimal
                 * @description Without fee: a decimal text with the currency's decimals.
                 */
                readonly amount: string;
                /** @description ISO 4217, three capitals. */
                readonly currency_code: string;
                /** @description Amount and currency in the session's language. */
                readonly display: string;
            };
            /** @description The gateway that took the payment; null before. */
            readonly settled_pg_code: string | null;
            /**
             * Format: decimal
             * @description What is still to be settled.
             */
            readonly remaining_amount: string;
            /**
             * Format: decimal
             * @description What is settled, without fee.
             */
            readonly settled_amount: string;
            /**
             * Format: decimal
             * @description What is collected, with fee.
             */
            readonly paid_amount: string;
            /**
             * Format: decimal
             * @description What was captured of an authorization.
             */
            readonly captured_amount: string;
            /**
             * Format: decimal
             * @description What was refunded.
             */
            readonly refunded_amount: string;
            /**
             * Format: decimal
             * @description What was released of an authorization.
             */
            readonly voided_amount: string;
            /** @description Your own reference; it need not be unique. */
            readonly order_no?: string;
            /** @description Your own id of the customer. */
            readonly customer_id?: string;
            /** @description The customer's mail address. */
            readonly customer_email?: string;
            /** @description The customer's phone number. */
            readonly customer_phone?: string;
            /**
             * Format: uri
             * @description Where events are posted; without one, to the merchant's own address.
             */
            readonly webhook_url?: string;
            /**
             * Format: uri
             * @description Where the customer returns to; `order_no`, `reference_number` and `session_id` are added.
             */
            readonly redirect_url?: string;
            /** @description Anything of yours: stored, echoed and sent in webhooks, its numbers in the digits that were sent. */
            readonly extra?: components["schemas"]["WalletSheet"];
            /** @description The user of the merchant who asks for the payment. */
            readonly initiator_id?: number;
            /** @description Another phone number of the customer. */
            readonly customer_phone_2?: string;
            /** @description The customer's first name. */
            readonly customer_first_name?: string;
            /** @description The customer's last name. */
            readonly customer_last_name?: string;
            /**
             * Format: date
             * @description The customer's day of birth.
             */
            readonly customer_birthdate?: string;
            /** @description Shown as a due time, UTC, never enforced: `DD/MM/YYYY hh:mm`, echoed with seconds. */
            readonly due_datetime?: string;
            /** @description The events that the customer is told of, by channel. */
            readonly notifications?: {
                /** @description Mail address. */
                readonly email?: readonly string[];
                /** @description Events that are told by SMS. */
                readonly sms?: readonly string[];
                /** @description Events that are told by WhatsApp. */
                readonly whatsapp?: readonly string[];
            };
            /** @description Addresses that get copies of the customer's mails; at most 50. */
            readonly email_recipients?: readonly string[];
            /** @description Where the customer is billed. */
            readonly billing_address?: components["schemas"]["Address"];
            /** @description Where the goods go, and who receives them. */
            readonly shipping_address?: components["schemas"]["ShippingAddress"];
            /** @description What the customer has agreed to be charged for later. */
            readonly agreement?: components["schemas"]["Agreement"];
            /** @description What a card must meet to be saved or charged. */
            readonly card_acceptance_criteria?: components["schemas"]["CardAcceptanceCriteria"];
            /** @description `file_url` of an upload. */
            readonly attachment_upload_url?: string;
            /** @description What is sold. */
            readonly product_type?: string;
            /** @description Who sells it. */
            readonly vendor_name?: string;
            /** @description The customer's loyalty programme. */
            readonly loyalty?: {
                /** @description Whether it takes part. */
                readonly enabled: boolean;
                /** @description Your own reference. */
                readonly reference?: string;
                /** @description Anything of yours. */
                readonly metadata?: components["schemas"]["WalletSheet"];
            } | null;
            /** @description Captures, refunds and voids, oldest first. */
            readonly transactions: readonly components["schemas"]["ChildTransaction"][];
            /** @description What customers' wallets paid of it, in the order of use; absent if none did. */
            readonly customer_wallet_transactions?: readonly components["schemas"]["WalletTransaction"][];
            /** @description Each try to pay, oldest first. */
            readonly attempts: readonly components["schemas"]["Attempt"][];
            /** @description What a client SDK starts from, to be handed on unchanged; only if it was asked for. */
            readonly sdk_setup_preload_payload?: components["schemas"]["SetupPreload"];
        };
        readonly SessionCreate: {
            /**
             * @description What the payment is for: an order of a shop, or a request to pay.
             * @enum {string}
             */
            readonly type: "e_commerce" | "payment_request" | "one_off" | "auto_debit" | "save_card" | "auto_pay";
            /**
             * Format: decimal
             * @description Above zero; exactly zero for `save_card`, from zero for `auto_pay` unless `type` is `one_off`.
             */
            readonly amount: string | number;
            /** @description ISO 4217, three capitals. */
            readonly currency_code: string;
            /** @description Codes of the merchant's gateways that may serve it. */
            readonly pg_codes: readonly string[];
            /**
             * @description How the session is paid and what it leaves behind: a charge, a saved card, a subscription.
             * @enum {string}
             */
            readonly payment_type?: "one_off" | "auto_debit" | "save_card" | "auto_pay";
            /**
             * @description Of pages and messages.
             * @enum {string}
             */
            readonly language?: "en" | "ar";
            /** @description Your own reference; it need not be unique. */
            readonly order_no?: string;
            /** @description Your own id of the customer. */
            readonly customer_id?: string;
            /**
             * Format: email
             * @description The customer's mail address.
             */
            readonly customer_email?: string;
            /** @description The customer's phone number. */
            readonly customer_phone?: string;
            /**
             * Format: uri
             * @description Where events are posted; without one, to the merchant's own address.
             */
            readonly webhook_url?: string;
            /**
             * Format: uri
             * @description Where the customer returns to; `order_no`, `reference_number` and `session_id` are added.
             */
            readonly redirect_url?: string;
            /** @description Anything of yours: stored, echoed and sent in webhooks, its numbers in the digits that were sent. */
            readonly extra?: {
                readonly [key: string]: unknown;
            };
            /** @description How long the session can be paid: `[D ]HH:MM:SS`, one minute to 365 days. */
            readonly expiration_time?: string;
            /** @description The user of the merchant who asks for the payment. */
            readonly initiator_id?: number;
            /** @description The plan of the subscription that `auto_pay` sets up. */
            readonly autopay?: {
                /**
                 * @description How often it is charged.
                 * @enum {string}
                 */
                readonly frequency: "monthly" | "yearly";
                /**
                 * Format: decimal
                 * @description What each cycle charges.
                 */
                readonly recurring_amount: string | number;
                /**
                 * Format: date
                 * @description The first day.
                 */
                readonly start_date: string;
                /**
                 * Format: date
                 * @description The last day; null if there is none.
                 */
                readonly end_date?: string | null;
                /** @description What it is for. */
                readonly description?: string | null;
                /** @description How often a failed charge is tried, 1 to 10. */
                readonly retry_count?: number | null;
                /** @description Which mails the customer gets; each true unless false. */
                readonly notification_preferences?: {
                    /**
                     * @description Before a charge.
                     * @default true
                     */
                    readonly pre_charge_enabled?: boolean;
                    /**
                     * @description After a failed try.
                     * @default true
                     */
                    readonly failure_enabled?: boolean;
                    /**
                     * @description After the last try.
                     * @default true
                     */
                    readonly final_failure_enabled?: boolean;
                };
            };
            /** @description The same as `shipping_address`, unless both are sent. */
            readonly shopping_address?: {
                /** @description First line of the address. */
                readonly line1: string;
                /** @description Second line of the address. */
                readonly line2?: string;
                /** @description City. */
                readonly city: string;
                /** @description Where it stands. */
                readonly state?: string;
                /**
                 * @description ISO 3166, three capitals.
                 * @enum {string}
                 */
                readonly country: "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AQ" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BV" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HM" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TC" | "TD" | "TF" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "UM" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "YE" | "YT" | "ZA" | "ZM" | "ZW";
                /** @description Postal code. */
                readonly postal_code?: string;
                /** @description First name. */
                readonly first_name: string;
                /** @description Last name. */
                readonly last_name: string;
                /**
                 * Format: email
                 * @description Events that are told by mail; of an address, its mail address.
                 */
                readonly email: string;
                /** @description Phone number. */
                readonly phone: string;
            };
            /** @description Taken and not used: every session has a short link. */
            readonly shortify_checkout_url?: boolean;
            /** @description The answer has `sdk_setup_preload_payload`. */
            readonly include_sdk_setup_preload?: boolean;
            /** @description Taken and not used. */
            readonly preload_checkout_page?: boolean;
            /** @description Pays the session in this call. */
            readonly payment_instrument?: {
                /**
                 * @description How it is paid.
                 * @enum {string}
                 */
                readonly instrument_type: "apple_pay" | "google_pay" | "samsung_pay" | "token" | "wallet";
                /** @description What the way to pay needs, as it gave it. */
                readonly payload: {
                    readonly [key: string]: unknown;
                };
            };
            /**
             * Format: binary
             * @description A file for the customer, at most 2.5 MB, in a form; null means that there is none.
             */
            readonly attachment?: string | null;
            /** @description Another phone number of the customer. */
            readonly customer_phone_2?: string;
            /** @description The customer's first name. */
            readonly customer_first_name?: string;
            /** @description The customer's last name. */
            readonly customer_last_name?: string;
            /**
             * Format: date
             * @description The customer's day of birth.
             */
            readonly customer_birthdate?: string;
            /** @description Shown as a due time, UTC, never enforced: `DD/MM/YYYY hh:mm`, echoed with seconds. */
            readonly due_datetime?: string;
            /** @description The events that the customer is told of, by channel. */
            readonly notifications?: {
                /** @description Events that are told by mail; of an address, its mail address. */
                readonly email?: readonly ("created" | "paid" | "canceled" | "failed" | "expired" | "authorized" | "voided" | "refunded" | "captured")[];
                /** @description Events that are told by SMS. */
                readonly sms?: readonly ("created" | "paid" | "canceled" | "failed" | "expired" | "authorized" | "voided" | "refunded" | "captured")[];
                /** @description The same as `sms`. */
                readonly SMS?: readonly ("created" | "paid" | "canceled" | "failed" | "expired" | "authorized" | "voided" | "refunded" | "captured")[];
                /** @description Events that are told by WhatsApp. */
                readonly whatsapp?: readonly ("created" | "paid" | "canceled" | "failed" | "expired" | "authorized")[];
            };
            /** @description Addresses that get copies of the customer's mails; at most 50. */
            readonly email_recipients?: readonly string[];
            /** @description Where the customer is billed. */
            readonly billing_address?: {
                /** @description First line of the address. */
                readonly line1: string;
                /** @description Second line of the address. */
                readonly line2?: string;
                /** @description City. */
                readonly city: string;
                /** @description Where it stands. */
                readonly state?: string;
                /**
                 * @description ISO 3166, three capitals.
                 * @enum {string}
                 */
                readonly country: "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AQ" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BV" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HM" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TC" | "TD" | "TF" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "UM" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "YE" | "YT" | "ZA" | "ZM" | "ZW";
                /** @description Postal code. */
                readonly postal_code?: string;
            };
            /** @description Where the goods go, and who receives them. */
            readonly shipping_address?: {
                /** @description First line of the address. */
                readonly line1: string;
                /** @description Second line of the address. */
                readonly line2?: string;
                /** @description City. */
                readonly city: string;
                /** @description Where it stands. */
                readonly state?: string;
                /**
                 * @description ISO 3166, three capitals.
                 * @enum {string}
                 */
                readonly country: "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AQ" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BV" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HM" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TC" | "TD" | "TF" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "UM" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "YE" | "YT" | "ZA" | "ZM" | "ZW";
                /** @description Postal code. */
                readonly postal_code?: string;
                /** @description First name. */
                readonly first_name: string;
                /** @description Last name. */
                readonly last_name: string;
                /**
                 * Format: email
                 * @description Events that are told by mail; of an address, its mail address.
                 */
                readonly email: string;
                /** @description Phone number. */
                readonly phone: string;
            };
            /** @description What the customer has agreed to be charged for later. */
            readonly agreement?: {
                /** @description Its id. */
                readonly id: string;
                /**
                 * @description What the payment is for: an order of a shop, or a request to pay.
                 * @enum {string}
                 */
                readonly type?: "recurring" | "unscheduled" | "installment" | "event_based" | "other";
                /**
                 * @description Whether every charge is of the same amount.
                 * @enum {string}
                 */
                readonly amount_variability?: "fixed" | "variable";
                /**
                 * @description How often it is charged.
                 * @enum {string}
                 */
                readonly frequency?: "irregular" | "daily" | "weekly" | "semi_monthly" | "monthly" | "quarterly" | "semi_annually" | "yearly" | "other";
                /** @description The first day. */
                readonly start_date?: string;
                /** @description The day on which the agreement ends. */
                readonly expiry_date?: string;
                /**
                 * Format: decimal
                 * @description The most that a cycle may charge.
                 */
                readonly max_amount_per_cycle?: string | number;
                /** @description Days between two charges. */
                readonly cycle_interval_days?: number;
                /** @description How many charges there are in all; null if there is no end. */
                readonly total_cycles?: number;
                /** @description Who sells. */
                readonly seller?: {
                    /** @description Its name. */
                    readonly name?: string;
                    /** @description A short name of the seller. */
                    readonly short_name?: string;
                    /** @description The seller's merchant category code, four digits. */
                    readonly category_code?: string;
                };
                /** @description Anything else of the agreement. */
                readonly extra_params?: {
                    readonly [key: string]: unknown;
                };
            };
            /** @description What a card must meet to be saved or charged. */
            readonly card_acceptance_criteria?: {
                /** @description How many days the card must still be valid. */
                readonly min_expiry_time?: number;
            };
            /** @description Adds `attachment_short_url` to answers. */
            readonly shortify_attachment_url?: boolean;
            /** @description Adds `qr_code_url` to answers. */
            readonly generate_qr_code?: boolean;
            /** @description `file_url` of an upload. */
            readonly attachment_upload_url?: string;
            /** @description What is sold. */
            readonly product_type?: string;
            /** @description Who sells it. */
            readonly vendor_name?: string;
            /** @description The unit of the merchant that sells; not echoed. */
            readonly unit_code?: string;
            /** @description How a method is named and coloured on the checkout. */
            readonly branding_options?: {
                /** @description The ways in which it can be paid. */
                readonly payment_methods: {
                    readonly [key: string]: {
                        readonly text: string;
                        readonly color: string;
                        readonly font_weight?: number;
                    };
                };
            };
            /** @description The customer's loyalty programme. */
            readonly loyalty?: {
                /** @description Whether it takes part. */
                readonly enabled: boolean;
                /** @description Your own reference. */
                readonly reference?: string;
                /** @description Anything of yours. */
                readonly metadata?: {
                    readonly [key: string]: unknown;
                };
            } | null;
        };
        readonly SessionList: {
            /** @description The number of all rows. */
            readonly count: number;
            /** @description Where the list goes on; null at its end. */
            readonly next: string | null;
            /** @description Where the list came from; null at its beginning. */
            readonly previous: string | null;
            /** @description The rows of this page. */
            readonly results: readonly components["schemas"]["Session"][];
        };
        readonly SessionUpdate: {
            /**
             * @description What the payment is for: an order of a shop, or a request to pay.
             * @enum {string}
             */
            readonly type?: "e_commerce" | "payment_request" | "one_off" | "auto_debit" | "save_card" | "auto_pay";
            /**
             * Format: decimal
             * @description Without fee: a decimal text with the currency's decimals.
             */
            readonly amount?: string | number;
            /** @description ISO 4217, three capitals. */
            readonly currency_code?: string;
            /** @description Codes of the merchant's gateways that may serve it. */
            readonly pg_codes?: readonly string[];
            /**
             * @description How the session is paid and what it leaves behind: a charge, a saved card, a subscription.
             * @enum {string}
             */
            readonly payment_type?: "one_off" | "auto_debit" | "save_card" | "auto_pay";
            /**
             * @description Of pages and messages.
             * @enum {string}
             */
            readonly language?: "en" | "ar";
            /** @description Your own reference; it need not be unique. */
            readonly order_no?: string;
            /** @description Your own id of the customer. */
            readonly customer_id?: string;
            /**
             * Format: email
             * @description The customer's mail address.
             */
            readonly customer_email?: string;
            /** @description The customer's phone number. */
            readonly customer_phone?: string;
            /**
             * Format: uri
             * @description Where events are posted; without one, to the merchant's own address.
             */
            readonly webhook_url?: string;
            /**
             * Format: uri
             * @description Where the customer returns to; `order_no`, `reference_number` and `session_id` are added.
             */
            readonly redirect_url?: string;
            /** @description Anything of yours: stored, echoed and sent in webhooks, its numbers in the digits that were sent. */
            readonly extra?: {
                readonly [key: string]: unknown;
            };
            /** @description How long the session can be paid: `[D ]HH:MM:SS`, one minute to 365 days. */
            readonly expiration_time?: string;
            /** @description The user of the merchant who asks for the payment. */
            readonly initiator_id?: number;
            /** @description The plan of the subscription that `auto_pay` sets up. */
            readonly autopay?: {
                /**
                 * @description How often it is charged.
                 * @enum {string}
                 */
                readonly frequency: "monthly" | "yearly";
                /**
                 * Format: decimal
                 * @description What each cycle charges.
                 */
                readonly recurring_amount: string | number;
                /**
                 * Format: date
                 * @description The first day.
                 */
                readonly start_date: string;
                /**
                 * Format: date
                 * @description The last day; null if there is none.
                 */
                readonly end_date?: string | null;
                /** @description What it is for. */
                readonly description?: string | null;
                /** @description How often a failed charge is tried, 1 to 10. */
                readonly retry_count?: number | null;
                /** @description Which mails the customer gets; each true unless false. */
                readonly notification_preferences?: {
                    /**
                     * @description Before a charge.
                     * @default true
                     */
                    readonly pre_charge_enabled?: boolean;
                    /**
                     * @description After a failed try.
                     * @default true
                     */
                    readonly failure_enabled?: boolean;
                    /**
                     * @description After the last try.
                     * @default true
                     */
                    readonly final_failure_enabled?: boolean;
                };
            };
            /** @description The same as `shipping_address`, unless both are sent. */
            readonly shopping_address?: {
                /** @description First line of the address. */
                readonly line1: string;
                /** @description Second line of the address. */
                readonly line2?: string;
                /** @description City. */
                readonly city: string;
                /** @description Where it stands. */
                readonly state?: string;
                /**
                 * @description ISO 3166, three capitals.
                 * @enum {string}
                 */
                readonly country: "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AQ" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BV" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HM" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TC" | "TD" | "TF" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "UM" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "YE" | "YT" | "ZA" | "ZM" | "ZW";
                /** @description Postal code. */
                readonly postal_code?: string;
                /** @description First name. */
                readonly first_name: string;
                /** @description Last name. */
                readonly last_name: string;
                /**
                 * Format: email
                 * @description Mail address.
                 */
                readonly email: string;
                /** @description Phone number. */
                readonly phone: string;
            };
            /** @description Taken and not used: every session has a short link. */
            readonly shortify_checkout_url?: boolean;
            /** @description The answer has `sdk_setup_preload_payload`. */
            readonly include_sdk_setup_preload?: boolean;
            /** @description Taken and not used. */
            readonly preload_checkout_page?: boolean;
            /** @description Pays the session in this call. */
            readonly payment_instrument?: {
                /**
                 * @description How it is paid.
                 * @enum {string}
                 */
                readonly instrument_type: "apple_pay" | "google_pay" | "samsung_pay" | "token" | "wallet";
                /** @description What the way to pay needs, as it gave it. */
                readonly payload: {
                    readonly [key: string]: unknown;
                };
            };
            /**
             * Format: binary
             * @description A file for the customer, at most 2.5 MB, in a form; null removes it.
             */
            readonly attachment?: string | null;
            /** @description Another phone number of the customer. */
            readonly customer_phone_2?: string;
            /** @description The customer's first name. */
            readonly customer_first_name?: string;
            /** @description The customer's last name. */
            readonly customer_last_name?: string;
            /**
             * Format: date
             * @description The customer's day of birth.
             */
            readonly customer_birthdate?: string;
            /** @description Shown as a due time, UTC, never enforced: `DD/MM/YYYY hh:mm`, echoed with seconds. */
            readonly due_datetime?: string;
            /** @description The events that the customer is told of, by channel. */
            readonly notifications?: {
                /** @description Mail address. */
                readonly email?: readonly ("created" | "paid" | "canceled" | "failed" | "expired" | "authorized" | "voided" | "refunded" | "captured")[];
                /** @description Events that are told by SMS. */
                readonly sms?: readonly ("created" | "paid" | "canceled" | "failed" | "expired" | "authorized" | "voided" | "refunded" | "captured")[];
                /** @description The same as `sms`. */
                readonly SMS?: readonly ("created" | "paid" | "canceled" | "failed" | "expired" | "authorized" | "voided" | "refunded" | "captured")[];
                /** @description Events that are told by WhatsApp. */
                readonly whatsapp?: readonly ("created" | "paid" | "canceled" | "failed" | "expired" | "authorized")[];
            };
            /** @description Addresses that get copies of the customer's mails; at most 50. */
            readonly email_recipients?: readonly string[];
            /** @description Where the customer is billed. */
            readonly billing_address?: {
                /** @description First line of the address. */
                readonly line1: string;
                /** @description Second line of the address. */
                readonly line2?: string;
                /** @description City. */
                readonly city: string;
                /** @description Where it stands. */
                readonly state?: string;
                /**
                 * @description ISO 3166, three capitals.
                 * @enum {string}
                 */
                readonly country: "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AQ" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BV" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HM" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TC" | "TD" | "TF" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "UM" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "YE" | "YT" | "ZA" | "ZM" | "ZW";
                /** @description Postal code. */
                readonly postal_code?: string;
            };
            /** @description Where the goods go, and who receives them. */
            readonly shipping_address?: {
                /** @description First line of the address. */
                readonly line1: string;
                /** @description Second line of the address. */
                readonly line2?: string;
                /** @description City. */
                readonly city: string;
                /** @description Where it stands. */
                readonly state?: string;
                /**
                 * @description ISO 3166, three capitals.
                 * @enum {string}
                 */
                readonly country: "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AQ" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BV" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HM" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TC" | "TD" | "TF" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "UM" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "YE" | "YT" | "ZA" | "ZM" | "ZW";
                /** @description Postal code. */
                readonly postal_code?: string;
                /** @description First name. */
                readonly first_name: string;
                /** @description Last name. */
                readonly last_name: string;
                /**
                 * Format: email
                 * @description Mail address.
                 */
                readonly email: string;
                /** @description Phone number. */
                readonly phone: string;
            };
            /** @description What the customer has agreed to be charged for later. */
            readonly agreement?: {
                /** @description Its id. */
                readonly id: string;
                /**
                 * @description What the payment is for: an order of a shop, or a request to pay.
                 * @enum {string}
                 */
                readonly type?: "recurring" | "unscheduled" | "installment" | "event_based" | "other";
                /**
                 * @description Whether every charge is of the same amount.
                 * @enum {string}
                 */
                readonly amount_variability?: "fixed" | "variable";
                /**
                 * @description How often it is charged.
                 * @enum {string}
                 */
                readonly frequency?: "irregular" | "daily" | "weekly" | "semi_monthly" | "monthly" | "quarterly" | "semi_annually" | "yearly" | "other";
                /** @description The first day. */
                readonly start_date?: string;
                /** @description The day on which the agreement ends. */
                readonly expiry_date?: string;
                /**
                 * Format: decimal
                 * @description The most that a cycle may charge.
                 */
                readonly max_amount_per_cycle?: string | number;
                /** @description Days between two charges. */
                readonly cycle_interval_days?: number;
                /** @description How many charges there are in all; null if there is no end. */
                readonly total_cycles?: number;
                /** @description Who sells. */
                readonly seller?: {
                    /** @description Its name. */
                    readonly name?: string;
                    /** @description A short name of the seller. */
                    readonly short_name?: string;
                    /** @description The seller's merchant category code, four digits. */
                    readonly category_code?: string;
                };
                /** @description Anything else of the agreement. */
                readonly extra_params?: {
                    readonly [key: string]: unknown;
                };
            };
            /** @description What a card must meet to be saved or charged. */
            readonly card_acceptance_criteria?: {
                /** @description How many days the card must still be valid. */
                readonly min_expiry_time?: number;
            };
            /** @description Adds `attachment_short_url` to answers. */
            readonly shortify_attachment_url?: boolean;
            /** @description Adds `qr_code_url` to answers. */
            readonly generate_qr_code?: boolean;
            /** @description `file_url` of an upload. */
            readonly attachment_upload_url?: string;
            /** @description What is sold. */
            readonly product_type?: string;
            /** @description Who sells it. */
            readonly vendor_name?: string;
            /** @description The unit of the merchant that sells; not echoed. */
            readonly unit_code?: string;
            /** @description How a method is named and coloured on the checkout. */
            readonly branding_options?: {
                /** @description The ways in which it can be paid. */
                readonly payment_methods: {
                    readonly [key: string]: {
                        readonly text: string;
                        readonly color: string;
                        readonly font_weight?: number;
                    };
                };
            };
            /** @description The customer's loyalty programme. */
            readonly loyalty?: {
                /** @description Whether it takes part. */
                readonly enabled: boolean;
                /** @description Your own reference. */
                readonly reference?: string;
                /** @description Anything of yours. */
                readonly metadata?: {
                    readonly [key: string]: unknown;
                };
            } | null;
        };
        readonly Settings: {
            /** @description What customers see. */
            readonly name: string;
            /** @description IANA name; days begin and end by it. */
            readonly timezone: string;
            /** @description 2 to 8 capitals, such as `KWT`. */
            readonly region: string;
            /**
             * @description Of sessions that name none.
             * @enum {string}
             */
            readonly default_language: "en" | "ar";
            /** @description Where events are posted; without one, to the merchant's own address. */
            readonly webhook_url: string | null;
            /** @description Scheme, host and port of pages that may call with the public key and show the payment in a frame. */
            readonly allowed_origins: readonly string[];
            /** @description Seconds, of sessions that name no `expiration_time`. */
            readonly session_lifetime: number;
            /** @description Whether sessions end by themselves when their time is over. */
            readonly expire_transactions: boolean;
            /** @description Whether refunds and voids wait for a second person. */
            readonly operation_approval_enabled: boolean;
            /** @description Whether money moves; the operator sets it. */
            readonly production: boolean;
            /**
             * Format: date
             * @description The dated version of the API in which it is answered.
             */
            readonly api_version: string;
            /** @description What customers read in Arabic; without it, `name`. */
            readonly name_ar: string | null;
            /** @description `#rrggbb`, of pages and mails. */
            readonly brand_color: string | null;
            /** @description The uploaded logo, or null. */
            readonly logo_url: string | null;
            /** @description The uploaded icon, or null. */
            readonly favicon_url: string | null;
            /** @description At the foot of pages and mails. */
            readonly support_email: string | null;
            /** @description At the foot of pages and mails. */
            readonly support_phone: string | null;
            /** @description At the foot of pages and mails. */
            readonly support_url: string | null;
            /** @description At the foot of pages and mails. */
            readonly terms_url: string | null;
            /** @description At the foot of pages and mails. */
            readonly privacy_url: string | null;
        };
        readonly SettingsUpdate: {
            /** @description What customers see. */
            readonly name?: string;
            /** @description IANA name; days begin and end by it. */
            readonly timezone?: string;
            /** @description 2 to 8 capitals, such as `KWT`. */
            readonly region?: string;
            /**
             * @description Of sessions that name none.
             * @enum {string}
             */
            readonly default_language?: "en" | "ar";
            /**
             * Format: uri
             * @description Where events are posted; without one, to the merchant's own address.
             */
            readonly webhook_url?: string | null;
            /** @description Scheme, host and port of pages that may call with the public key and show the payment in a frame. */
            readonly allowed_origins?: readonly string[];
            /** @description Seconds, of sessions that name no `expiration_time`. */
            readonly session_lifetime?: number;
            /** @description Whether sessions end by themselves when their time is over. */
            readonly expire_transactions?: boolean;
            /** @description Whether refunds and voids wait for a second person. */
            readonly operation_approval_enabled?: boolean;
            /**
             * @description The dated version of the API in which it is answered.
             * @enum {string}
             */
            readonly api_version?: "2026-11-23";
            /** @description What customers read in Arabic; without it, `name`. */
            readonly name_ar?: string | null;
            /** @description `#rrggbb`, of pages and mails. */
            readonly brand_color?: string | null;
            /**
             * Format: email
             * @description At the foot of pages and mails.
             */
            readonly support_email?: string | null;
            /** @description At the foot of pages and mails. */
            readonly support_phone?: string | null;
            /**
             * Format: uri
             * @description At the foot of pages and mails.
             */
            readonly support_url?: string | null;
            /**
             * Format: uri
             * @description At the foot of pages and mails.
             */
            readonly terms_url?: string | null;
            /**
             * Format: uri
             * @description At the foot of pages and mails.
             */
            readonly privacy_url?: string | null;
        };
        readonly SetupPreload: {
            /** @description The session. */
            readonly session_id: string;
            /**
             * Format: decimal
             * @description Without fee: a decimal text with the currency's decimals.
             */
            readonly amount: string;
            /** @description ISO 4217, three capitals. */
            readonly currency_code: string;
            /** @description What is asked for, as it is shown. */
            readonly billing: {
                /**
                 * Format: decimal
                 * @description Without fee: a decimal text with the currency's decimals.
                 */
                readonly amount: string;
                /** @description ISO 4217, three capitals. */
                readonly currency_code: string;
                /** @description Amount and currency in the session's language. */
                readonly display: string;
            };
            /**
             * @description Where it stands.
             * @enum {string}
             */
            readonly state: "created" | "pending" | "attempted" | "cod" | "paid" | "authorized" | "captured" | "failed" | "canceled" | "expired" | "invalided";
            /**
             * @description What the payment is for: an order of a shop, or a request to pay.
             * @enum {string}
             */
            readonly type: "e_commerce" | "payment_request";
            /**
             * @description How the session is paid and what it leaves behind: a charge, a saved card, a subscription.
             * @enum {string}
             */
            readonly payment_type: "one_off" | "auto_debit" | "save_card" | "auto_pay";
            /**
             * @description What is done, or how the gateway charges: at once, or by reserving the amount first.
             * @enum {string}
             */
            readonly operation: "purchase" | "authorize";
            /**
             * @description Of pages and messages.
             * @enum {string}
             */
            readonly language: "en" | "ar";
            /**
             * Format: date-time
             * @description The instant at which the session expires.
             */
            readonly expiration_time: string;
            /**
             * @description Always false.
             * @constant
             */
            readonly is_amount_editable: false;
            /**
             * Format: uri
             * @description Gives the session up.
             */
            readonly cancel_url: string;
            /** @description The ways in which it can be paid. */
            readonly payment_methods: readonly components["schemas"]["SdkMethod"][];
            /** @description Wallets. */
            readonly payment_services: readonly components["schemas"]["SdkService"][];
            /** @description Accounts that lend. */
            readonly flex_methods: readonly components["schemas"]["SdkInstalments"][];
            /** @description No client reports its errors. */
            readonly sdk_studio: {
                /**
                 * @description Always false.
                 * @constant
                 */
                readonly is_enabled: false;
            };
            /** @description The result of the latest attempt that was decided; null if there is none. */
            readonly response: components["schemas"]["SdkResult"] | null;
            /** @description Your own id of the customer. */
            readonly customer_id: string | null;
            /** @description The customer's phone number. */
            readonly customer_phone: string | null;
            /** @description The customer's saved cards. */
            readonly cards: readonly components["schemas"]["SetupPreloadCard"][];
        };
        readonly SetupPreloadCard: {
            /** @description The card's brand; null if nobody knows it. */
            readonly brand: string | null;
            /** @description Masked, such as `**** 1111`. */
            readonly number: string;
            /** @description Two digits. */
            readonly expiry_month: string;
            /** @description Two digits. */
            readonly expiry_year: string;
            /** @description The saved card's token. */
            readonly token: string;
            /** @description Always false. */
            readonly is_preferred: boolean;
            /** @description Whether the card's last day has passed. */
            readonly is_expired: boolean;
            /** @description Whether the customer types the security code again. */
            readonly cvv_required: boolean;
            /** @description The code of a gateway. */
            readonly pg_code: string;
            /** @description The kind of gateway behind the account. */
            readonly pg: string;
            /**
             * Format: decimal
             * @description With fee, in the currency that is charged.
             */
            readonly amount: string;
            /** @description ISO 4217, three capitals. */
            readonly currency_code: string;
            /**
             * Format: decimal
             * @description The fee, in the currency that is charged.
             */
            readonly fee: string;
            /**
             * Format: uri
             * @description Removes the card.
             */
            readonly delete_url: string;
            /**
             * Format: uri
             * @description Begins the payment.
             */
            readonly submit_url: string;
            /** @description Your own id of the customer. */
            readonly customer_id: string;
            /** @description As the customer wrote it; null if nobody asked. */
            readonly name_on_card: string | null;
        };
        readonly ShippingAddress: {
            /** @description First line of the address. */
            readonly line1: string;
            /** @description Second line of the address. */
            readonly line2?: string;
            /** @description City. */
            readonly city: string;
            /** @description Where it stands. */
            readonly state?: string;
            /** @description ISO 3166, three capitals. */
            readonly country: string;
            /** @description Postal code. */
            readonly postal_code?: string;
            /** @description First name. */
            readonly first_name: string;
            /** @description Last name. */
            readonly last_name: string;
            /** @description Mail address. */
            readonly email: string;
            /** @description Phone number. */
            readonly phone: string;
        };
        readonly Subscription: {
            /** @description Its id. */
            readonly id: string;
            /** @description Your own id of the customer. */
            readonly customer_id: string;
            /** @description The customer's mail address. */
            readonly customer_email: string;
            /**
             * @description How often it is charged.
             * @enum {string}
             */
            readonly frequency: "monthly" | "yearly";
            /**
             * Format: decimal
             * @description What each cycle charges.
             */
            readonly recurring_amount: string;
            /** @description ISO 4217, three capitals. */
            readonly currency: string;
            /**
             * @description Where it stands.
             * @enum {string}
             */
            readonly status: "pending_setup" | "trialing" | "active" | "past_due" | "canceled" | "expired" | "setup_failed";
            /** @description The open cycle's day while the service charges it; else null. */
            readonly next_billing_date: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             */
            readonly created_at: string;
            /** @description The customer's name. */
            readonly customer_name: string | null;
            /** @description The customer's phone number. */
            readonly customer_phone: string | null;
            /**
             * Format: decimal
             * @description What the setup charged.
             */
            readonly first_payment_amount: string;
            /**
             * Format: date
             * @description The first day.
             */
            readonly start_date: string;
            /** @description The last day; null if there is none. */
            readonly end_date: string | null;
            /** @description The day of the month on which it is charged, 1 to 31. */
            readonly billing_anchor_day: number;
            /** @description The session that set it up. */
            readonly setup_session_id: string;
            /** @description The agreement under which the card is charged. */
            readonly agreement_id: string;
            /** @description Whether every charge is of the same amount. */
            readonly amount_variability: string;
            /** @description Days between two charges. */
            readonly cycle_interval_days: number;
            /** @description How many charges there are in all; null if there is no end. */
            readonly total_cycles: number | null;
            /** @description Which mails its customer gets; null if nothing was said. */
            readonly notification_config: {
                /** @description Before a charge. */
                readonly pre_charge_enabled: boolean;
                /** @description After a failed try. */
                readonly failure_enabled: boolean;
                /** @description After the last try. */
                readonly final_failure_enabled: boolean;
            } | null;
            /** @description It ends on the next scheduled day. */
            readonly cancel_at_period_end: boolean;
            /** @description When it was canceled; null before. */
            readonly canceled_at: string | null;
            /** @description Who canceled it; null before. */
            readonly cancellation_initiator: string | null;
            /** @description Why; null if nobody said. */
            readonly cancellation_reason: string | null;
            /** @description A remark; null without one. */
            readonly cancellation_note: string | null;
            /** @description What it is for. */
            readonly description: string | null;
            /** @description The setup session's `order_no`. */
            readonly merchant_reference: string | null;
            /** @description The plan's name. */
            readonly plan_name: string | null;
            /**
             * @description Of pages and messages.
             * @enum {string}
             */
            readonly language: "en" | "ar";
            /** @description How often a failed charge is tried, 1 to 10. */
            readonly retry_count: number;
            /**
             * Format: date-time
             * @description When it last changed.
             */
            readonly updated_at: string;
            /** @description The card that is charged; null before there is one. */
            readonly card: {
                /** @description Such as `**** 1111`. */
                readonly masked_card: string;
                /** @description The card's brand; null if nobody knows it. */
                readonly card_brand: string | null;
            } | null;
            /** @description The open cycle, else the newest, else null. */
            readonly current_cycle: components["schemas"]["Cycle"] | null;
        };
        readonly SubscriptionCancel: {
            /**
             * @description At once, or at the end of the paid period.
             * @enum {string}
             */
            readonly mode: "immediate" | "at_period_end";
            /** @description Kept as `cancellation_reason`. */
            readonly reason?: string;
            /** @description Kept as `cancellation_note`. */
            readonly note?: string;
        };
        readonly SubscriptionEvent: {
            /**
             * @description Which event of a subscription it is.
             * @constant
             */
            readonly event: "subscription.blocked";
            /** @description The subscription. */
            readonly subscription_id: string;
            /** @description 1, 2, 3 … within the subscription. */
            readonly cycle_number: number;
            /**
             * Format: date
             * @description The day on which it is charged.
             */
            readonly scheduled_date: string;
            /**
             * Format: decimal
             * @description Without fee: a decimal text with the currency's decimals.
             */
            readonly amount: string;
            /** @description ISO 4217, three capitals. */
            readonly currency_code: string;
            /** @description The code of the gateway account. */
            readonly gateway_account: string;
            /** @description Why. */
            readonly reason: string;
            /** @description `YYYY-MM-DD HH:MM:SS`, UTC, on the merchant's clock. */
            readonly timestamp_utc: string;
            /** @description HMAC-SHA256 in lower-case hexadecimal over some of the fields, with the merchant's `webhook_hmac_key`. */
            readonly signature: string;
        };
        readonly SubscriptionList: {
            /** @description The number of all rows. */
            readonly count: number;
            /** @description Where the list goes on; null at its end. */
            readonly next: string | null;
            /** @description Where the list came from; null at its beginning. */
            readonly previous: string | null;
            /** @description The rows of this page. */
            readonly results: readonly components["schemas"]["SubscriptionSummary"][];
        };
        readonly SubscriptionPageLink: {
            /** @description Opens the customer's own page. */
            readonly page_token: string;
            /**
             * Format: uri
             * @description The customer's own page. Anyone who has the link may act on the subscription.
             */
            readonly page_url: string;
        };
        readonly SubscriptionSearch: {
            /**
             * @description Where it stands.
             * @enum {string}
             */
            readonly status?: "pending_setup" | "setup_failed" | "trialing" | "active" | "past_due" | "canceled" | "expired";
            /** @description Your own id of the customer. */
            readonly customer_id?: string;
            /** @description A day `YYYY-MM-DD` of the merchant's time zone, or an instant in ISO 8601 with its offset. */
            readonly created_after?: string;
            /** @description A day `YYYY-MM-DD` of the merchant's time zone, or an instant in ISO 8601 with its offset. */
            readonly created_before?: string;
            /** @description Rows of a page. */
            readonly limit?: number;
            /** @description Rows to leave out before the page. */
            readonly offset?: number;
        };
        readonly SubscriptionSummary: {
            /** @description Its id. */
            readonly id: string;
            /** @description Your own id of the customer. */
            readonly customer_id: string;
            /** @description The customer's mail address. */
            readonly customer_email: string;
            /**
             * @description How often it is charged.
             * @enum {string}
             */
            readonly frequency: "monthly" | "yearly";
            /**
             * Format: decimal
             * @description What each cycle charges.
             */
            readonly recurring_amount: string;
            /** @description ISO 4217, three capitals. */
            readonly currency: string;
            /**
             * @description Where it stands.
             * @enum {string}
             */
            readonly status: "pending_setup" | "trialing" | "active" | "past_due" | "canceled" | "expired" | "setup_failed";
            /** @description The open cycle's day while the service charges it; else null. */
            readonly next_billing_date: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             */
            readonly created_at: string;
        };
        readonly Token: {
            /** @description Send it as `Authorization: Bearer …`; it lasts for `expires_in`. */
            readonly token: string;
            /** @description Seconds. */
            readonly expires_in: number;
        };
        readonly TokenCreate: {
            /** @description The user's name. */
            readonly username: string;
            /** @description 8 to 128 characters, taken to the letter; never shown. */
            readonly password: string;
        };
        readonly UnsentNotice: {
            /** @description The session. */
            readonly session_id?: string;
            /** @description Your own reference; it need not be unique. */
            readonly order_no?: string;
            /** @description How the message goes. */
            readonly channels: readonly string[];
            /**
             * @description How it ended.
             * @constant
             */
            readonly result: "failed";
        };
        readonly UploadedAttachment: {
            /** @description Names the file in `attachment_upload_url`. */
            readonly file_url: string;
            /** @description The file's name as it was sent. */
            readonly original_filename: string;
            /**
             * Format: uri
             * @description A short address of the file.
             */
            readonly attachment_short_url?: string;
        };
        readonly User: {
            /** @description Its id. */
            readonly id: number;
            /** @description The user's name. */
            readonly username: string;
            /** @description What the user may do. */
            readonly permissions: readonly string[];
            /** @description Decides on refunds and voids that others ask for. */
            readonly is_checker: boolean;
            /** @description Mail address. */
            readonly email: string | null;
            /** @description First name. */
            readonly first_name: string | null;
            /** @description Last name. */
            readonly last_name: string | null;
            /** @description Phone number. */
            readonly phone: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             */
            readonly created_at: string;
        };
        readonly UserCreate: {
            /** @description The user's name. */
            readonly username: string;
            /** @description 8 to 128 characters, taken to the letter; never shown. */
            readonly password: string;
            /** @description What the user may do. */
            readonly permissions?: readonly string[];
            /** @description Decides on refunds and voids that others ask for. */
            readonly is_checker?: boolean;
            /**
             * Format: email
             * @description Mail address.
             */
            readonly email?: string | null;
            /** @description First name. */
            readonly first_name?: string | null;
            /** @description Last name. */
            readonly last_name?: string | null;
            /** @description Phone number. */
            readonly phone?: string | null;
        };
        readonly UserList: {
            /** @description The number of all rows. */
            readonly count: number;
            /** @description Where the list goes on; null at its end. */
            readonly next: string | null;
            /** @description Where the list came from; null at its beginning. */
            readonly previous: string | null;
            /** @description The rows of this page. */
            readonly results: readonly components["schemas"]["User"][];
        };
        readonly UserUpdate: {
            /** @description The user's name. */
            readonly username?: string;
            /** @description 8 to 128 characters, taken to the letter; never shown. */
            readonly password?: string;
            /** @description What the user may do. */
            readonly permissions?: readonly string[];
            /** @description Decides on refunds and voids that others ask for. */
            readonly is_checker?: boolean;
            /**
             * Format: email
             * @description Mail address.
             */
            readonly email?: string | null;
            /** @description First name. */
            readonly first_name?: string | null;
            /** @description Last name. */
            readonly last_name?: string | null;
            /** @description Phone number. */
            readonly phone?: string | null;
        };
        readonly WalletAccount: {
            /** @description Its id. */
            readonly id: string;
            /** @description Your own id of the customer. */
            readonly customer_id: string;
            /** @description ISO 4217, three capitals. */
            readonly currency: string;
            /**
             * @description Where it stands.
             * @enum {string}
             */
            readonly status: "active" | "suspended" | "closed";
            /**
             * Format: decimal
             * @description What is confirmed.
             */
            readonly balance: string;
            /**
             * Format: decimal
             * @description What the customer can spend now: the balance less what running checkouts hold.
             */
            readonly available_balance: string;
            /**
             * Format: date-time
             * @description When it was made.
             */
            readonly created_at: string;
            /**
             * Format: date-time
             * @description When it last changed.
             */
            readonly updated_at: string;
        };
        readonly WalletAccountList: {
            /** @description The number of all rows. */
            readonly count: number;
            /** @description Where the list goes on; null at its end. */
            readonly next: components["schemas"]["CursorPointer"] | null;
            /** @description Where the list came from; null at its beginning. */
            readonly previous: components["schemas"]["CursorPointer"] | null;
            /** @description The rows of this page. */
            readonly results: readonly components["schemas"]["WalletAccount"][];
        };
        readonly WalletAccountSearch: {
            /** @description Your own id of the customer. */
            readonly customer_id: string;
            /** @description ISO 4217, three capitals. */
            readonly currency?: string;
            /**
             * @description Where it stands.
             * @enum {string}
             */
            readonly status?: "active" | "suspended" | "closed";
            /** @description `next` or `previous` of the last answer as it came; left out for the first page. */
            readonly pagination?: {
                /** @description Where a page goes on; `next` has it. */
                readonly cursor?: number | null;
                /** @description Whether it gives to the customer or takes. */
                readonly direction?: ("forward" | "backward") | null;
                /** @description Rows of a page: 20 unless sent, at most 50. */
                readonly per_page?: number | null;
            } | null;
        };
        readonly WalletAdjustment: {
            /** @description Your own id of the customer. */
            readonly customer_id: string;
            /** @description ISO 4217, three capitals. */
            readonly currency: string;
            /**
             * Format: decimal
             * @description Negative for a debit, never zero, with the currency's decimals.
             */
            readonly amount: string | number;
            /** @description Yours; name no person in it. */
            readonly reason?: string | null;
            /** @description Yours; name no person in it. */
            readonly reference?: string | null;
            /** @description The adjustment that this one takes back: `amount` is its opposite. */
            readonly reverses?: number | null;
        };
        readonly WalletEntry: {
            /**
             * @description What the entry is for.
             * @enum {string}
             */
            readonly entry_type: "credit_refund" | "credit_adjustment" | "debit_adjustment" | "reserve" | "debit_payment" | "release" | "reversal";
            /**
             * @description Whether it gives to the customer or takes.
             * @enum {string}
             */
            readonly direction: "credit" | "debit";
            /**
             * Format: decimal
             * @description Without fee: a decimal text with the currency's decimals.
             */
            readonly amount: string;
            /** @description ISO 4217, three capitals. */
            readonly currency: string;
            /**
             * @description Where it stands.
             * @constant
             */
            readonly status: "completed";
            /**
             * Format: date-time
             * @description When it was made.
             */
            readonly created_at: string;
            /** @description The session. */
            readonly session_id?: string;
            /** @description The code of a gateway. */
            readonly pg_code?: string;
        };
        readonly WalletEntryList: {
            /** @description The number of all rows. */
            readonly count: number;
            /** @description Where the list goes on; null at its end. */
            readonly next: components["schemas"]["CursorPointer"] | null;
            /** @description Where the list came from; null at its beginning. */
            readonly previous: components["schemas"]["CursorPointer"] | null;
            /** @description The rows of this page. */
            readonly results: readonly components["schemas"]["WalletEntry"][];
        };
        readonly WalletEntrySearch: {
            /** @description Your own id of the customer. */
            readonly customer_id: string;
            /** @description ISO 4217, three capitals. */
            readonly currency: string;
            /**
             * @description What the entry is for.
             * @enum {string}
             */
            readonly entry_type?: "credit_refund" | "credit_adjustment" | "debit_adjustment" | "reserve" | "debit_payment" | "release" | "reversal" | "expire";
            /**
             * @description Whether it gives to the customer or takes.
             * @enum {string}
             */
            readonly direction?: "credit" | "debit";
            /**
             * @description Where it stands.
             * @enum {string}
             */
            readonly status?: "pending" | "completed" | "failed";
            /** @description The session. */
            readonly session_id?: string;
            /** @description The wallet. */
            readonly provider?: string;
            /** @description The code of a gateway. */
            readonly pg_code?: string;
            /**
             * Format: date
             * @description The first day, counted whole.
             */
            readonly date_from?: string;
            /**
             * Format: date
             * @description The last day, counted whole.
             */
            readonly date_to?: string;
            /** @description `next` or `previous` of the last answer as it came; left out for the first page. */
            readonly pagination?: {
                /** @description Where a page goes on; `next` has it. */
                readonly cursor?: number | null;
                /** @description Whether it gives to the customer or takes. */
                readonly direction?: ("forward" | "backward") | null;
                /** @description Rows of a page: 20 unless sent, at most 50. */
                readonly per_page?: number | null;
            } | null;
        };
        readonly WalletMethod: {
            /**
             * @description What the payment is for: an order of a shop, or a request to pay.
             * @constant
             */
            readonly type: "wallet";
            /** @description Names it: goes into `pg_codes`. */
            readonly code: string;
            /** @description The wallet. */
            readonly provider_code: string;
            /** @description ISO 4217, three capitals. */
            readonly currency: string;
            /**
             * Format: decimal
             * @description What the customer can spend now: the balance less what running checkouts hold.
             */
            readonly available_balance: string;
        };
        readonly WalletOperation: {
            /** @description The wallet's operation, which leads to its ledger. */
            readonly operation_id: number;
            /**
             * @description What the operation is for.
             * @enum {string}
             */
            readonly operation_type: "refund" | "reservation" | "adjustment" | "reversal";
            /**
             * @description Where it stands.
             * @enum {string}
             */
            readonly status: "pending" | "completed" | "expired" | "canceled" | "reversed";
            /** @description The session. */
            readonly session_id: string | null;
            /** @description Why. */
            readonly reason: string | null;
            /** @description Your own reference. */
            readonly reference: string | null;
            /** @description The adjustment that this one takes back: `amount` is its opposite. */
            readonly reverses: number | null;
            /** @description Every entry of it, in their order. */
            readonly entries: readonly components["schemas"]["WalletOperationEntry"][];
        };
        readonly WalletOperationEntry: {
            /** @description Its id. */
            readonly id: number;
            /**
             * @description What the entry is for.
             * @enum {string}
             */
            readonly entry_type: "credit_refund" | "credit_adjustment" | "debit_adjustment" | "reserve" | "debit_payment" | "release" | "reversal";
            /**
             * @description Whether it gives to the customer or takes.
             * @enum {string}
             */
            readonly direction: "credit" | "debit";
            /**
             * Format: decimal
             * @description Without fee: a decimal text with the currency's decimals.
             */
            readonly amount: string;
            /** @description ISO 4217, three capitals. */
            readonly currency: string;
            /**
             * @description Where it stands.
             * @constant
             */
            readonly status: "completed";
            /**
             * Format: date-time
             * @description When it was made.
             */
            readonly created_at: string;
        };
        readonly WalletOperationLookup: {
            /** @description The wallet's operation, which leads to its ledger. */
            readonly operation_id: number;
        };
        readonly WalletPayment: {
            /** @description The session. */
            readonly session_id: string;
            /** @description The code of a gateway. */
            readonly pg_code?: string | null;
            /** @description Not read. */
            readonly payload?: {
                readonly [key: string]: unknown;
            } | null;
        };
        readonly WalletSheet: {
            readonly [key: string]: unknown;
        };
        readonly WalletTransaction: {
            /** @description The wallet. */
            readonly provider_code: string;
            /**
             * Format: decimal
             * @description Without fee: a decimal text with the currency's decimals.
             */
            readonly amount: string;
            /** @description ISO 4217, three capitals. */
            readonly currency: string;
            /** @description The wallet's operation, which leads to its ledger. */
            readonly operation_id: string;
            /** @description What the wallet answered. */
            readonly wallet_response: {
                /**
                 * Format: decimal
                 * @description Without fee: a decimal text with the currency's decimals.
                 */
                readonly amount: string;
                /** @description ISO 4217, three capitals. */
                readonly currency: string;
                /**
                 * @description Where it stands.
                 * @constant
                 */
                readonly status: "completed";
                /** @description The wallet's operation, which leads to its ledger. */
                readonly operation_id: string;
                /**
                 * Format: date-time
                 * @description When it was made.
                 */
                readonly created_at: string;
                /** @description Your own id of the customer. */
                readonly customer_id: string;
                /** @description The ledger's entry of the payment. */
                readonly payment_entry_id: number;
                /** @description The ledger's entry of the hold. */
                readonly reserve_entry_id: number;
            };
            /**
             * Format: date-time
             * @description When it was made.
             */
            readonly created_at: string;
            /**
             * Format: date-time
             * @description When it last changed.
             */
            readonly modified_at: string;
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
        /** @description No credential, or one that opens nothing here. */
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
        /** @description The caller has no right to this. */
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
        /** @description Its present state, or a request that is still running, forbids it. */
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
        /** @description It was there, and its time is over. */
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
        /** @description The body is of a type that is not read. */
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
        /** @description The key came with another body before. */
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
        /** @description A charge is in flight. */
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
        /** @description The request's id: yours, if you sent a sane one. Name it when you ask for help. */
        readonly "X-Request-Id": string;
        /** @description The same id under its newer name. */
        readonly "Request-Id": string;
        /** @description The version of the API that the answer is made in. */
        readonly "Sarraf-Version": string;
        /** @description Since when the endpoint is deprecated: `@` and seconds since 1970 (RFC 9745). */
        readonly Deprecation: string;
        /** @description When the endpoint ends (RFC 8594). */
        readonly Sunset: string;
        /** @description What explains the deprecation, and what takes the endpoint's place. */
        readonly Link: string;
        /** @description What is left of each limit and the seconds until it is whole again, such as `"general";r=89999;t=3600`. */
        readonly RateLimit: string;
        /** @description Each limit and its window in seconds, such as `"general";q=90000;w=86400`. */
        readonly "RateLimit-Policy": string;
        /** @description Seconds after which the request may be sent again. */
        readonly "Retry-After": number;
        /** @description The credentials that the endpoint takes. */
        readonly "WWW-Authenticate": string;
        /** @description There if this is the kept answer of an earlier request under the same key. */
        readonly "Idempotent-Replayed": "true";
        /** @description The verbs of the path. */
        readonly Allow: string;
        /** @description Where it leads. */
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
export type CursorPointer = components['schemas']['CursorPointer'];
export type Cycle = components['schemas']['Cycle'];
export type CycleAttempt = components['schemas']['CycleAttempt'];
export type CycleList = components['schemas']['CycleList'];
export type DeletedSession = components['schemas']['DeletedSession'];
export type DeletedSessionList = components['schemas']['DeletedSessionList'];
export type Delivery = components['schemas']['Delivery'];
export type DeliveryTry = components['schemas']['DeliveryTry'];
export type EndedTransaction = components['schemas']['EndedTransaction'];
export type Event = components['schemas']['Event'];
export type EventList = components['schemas']['EventList'];
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
export type ListedCycle = components['schemas']['ListedCycle'];
export type LoggedRequest = components['schemas']['LoggedRequest'];
export type Mail = components['schemas']['Mail'];
export type MailList = components['schemas']['MailList'];
export type NewApiKey = components['schemas']['NewApiKey'];
export type NotificationResend = components['schemas']['NotificationResend'];
export type NotificationSend = components['schemas']['NotificationSend'];
export type OperationCreate = components['schemas']['OperationCreate'];
export type OperationEvent = components['schemas']['OperationEvent'];
export type Payment = components['schemas']['Payment'];
export type PaymentEvent = components['schemas']['PaymentEvent'];
export type PaymentInquiry = components['schemas']['PaymentInquiry'];
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
export type SubscriptionEvent = components['schemas']['SubscriptionEvent'];
export type SubscriptionList = components['schemas']['SubscriptionList'];
export type SubscriptionPageLink = components['schemas']['SubscriptionPageLink'];
export type SubscriptionSearch = components['schemas']['SubscriptionSearch'];
export type SubscriptionSummary = components['schemas']['SubscriptionSummary'];
export type Token = components['schemas']['Token'];
export type TokenCreate = components['schemas']['TokenCreate'];
export type UnsentNotice = components['schemas']['UnsentNotice'];
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
export type HeaderSunset = components['headers']['Sunset'];
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
                /** @description A key of yours. The same request under it acts once; another body is refused. */
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
            /** @description Made. */
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
            /** @description Taken up; the outcome is not known yet. */
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
                /** @description The session's id. */
                readonly session_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
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
                    readonly "application/json": components["schemas"]["Session"];
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
                /** @description A key of yours. The same request under it acts once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path: {
                /** @description The session's id. */
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
            /** @description Done. */
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
                /** @description A key of yours. The same request under it acts once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path: {
                /** @description The session's id. */
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
            /** @description Done. */
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
                /** @description A key of yours. The same request under it acts once; another body is refused. */
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
            /** @description Done. */
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
                /** @description The session's id. */
                readonly session_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
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
                /** @description The session. */
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
            /** @description It is elsewhere. */
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
                /** @description A key of yours. The same request under it acts once; another body is refused. */
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
            /** @description Done. */
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
            /** @description Taken up; the outcome is not known yet. */
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
                /** @description A key of yours. The same request under it acts once; another body is refused. */
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
            /** @description Done. */
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
            /** @description Taken up; the outcome is not known yet. */
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
                /** @description A key of yours. The same request under it acts once; another body is refused. */
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
            /** @description Done. */
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
            /** @description Taken up; the outcome is not known yet. */
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
                /** @description A key of yours. The same request under it acts once; another body is refused. */
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
            /** @description Done. */
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
            /** @description Taken up; the outcome is not known yet. */
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
                /** @description A key of yours. The same request under it acts once; another body is refused. */
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
            /** @description Done. */
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
            /** @description Taken up; the outcome is not known yet. */
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
                /** @description A key of yours. The same request under it acts once; another body is refused. */
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
            /** @description Done. */
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
            /** @description Taken up; the outcome is not known yet. */
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
                /** @description A key of yours. The same request under it acts once; another body is refused. */
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
            /** @description Done. */
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
            /** @description Taken up; the outcome is not known yet. */
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
            /** @description No credential, or one that opens nothing here. */
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
            /** @description The caller has no right to this. */
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
            /** @description Its present state, or a request that is still running, forbids it. */
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
            /** @description The body is of a type that is not read. */
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
            /** @description The key came with another body before. */
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
    readonly "payments.inquire": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A key of yours. The same request under it acts once; another body is refused. */
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
            /** @description Done. */
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
                /** @description A key of yours. The same request under it acts once; another body is refused. */
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
            /** @description Done. */
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
            /** @description Taken up; the outcome is not known yet. */
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
                /** @description Where it stands. */
                readonly state?: "created" | "pending" | "attempted" | "cod" | "paid" | "authorized" | "captured" | "failed" | "canceled" | "expired" | "invalided";
                /** @description Your own reference; it need not be unique. */
                readonly order_no?: string;
                /** @description Your own id of the customer. */
                readonly customer_id?: string;
                /** @description A day `YYYY-MM-DD` of the merchant's time zone, or an instant in ISO 8601 with its offset. */
                readonly created_after?: string;
                /** @description A day `YYYY-MM-DD` of the merchant's time zone, or an instant in ISO 8601 with its offset. */
                readonly created_before?: string;
                /** @description The code of a gateway. */
                readonly pg_code?: string;
                /** @description Rows of a page. */
                readonly limit?: number;
                /** @description Rows to leave out before the page. */
                readonly offset?: number;
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
            /** @description Done. */
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
                /** @description Where it stands. */
                readonly state?: "created" | "pending" | "attempted" | "cod" | "paid" | "authorized" | "captured" | "failed" | "canceled" | "expired" | "invalided";
                /** @description Your own reference; it need not be unique. */
                readonly order_no?: string;
                /** @description Your own id of the customer. */
                readonly customer_id?: string;
                /** @description A day `YYYY-MM-DD` of the merchant's time zone, or an instant in ISO 8601 with its offset. */
                readonly created_after?: string;
                /** @description A day `YYYY-MM-DD` of the merchant's time zone, or an instant in ISO 8601 with its offset. */
                readonly created_before?: string;
                /** @description The code of a gateway. */
                readonly pg_code?: string;
                /** @description Rows of a page. */
                readonly limit?: number;
                /** @description Rows to leave out before the page. */
                readonly offset?: number;
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
            /** @description Done. */
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
                /** @description A key of yours. The same request under it acts once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path: {
                /** @description The session's id. */
                readonly session_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
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
                /** @description Where it stands. */
                readonly state?: "pending" | "approved" | "done" | "manual_action_required" | "rejected" | "canceled" | "expired";
                /** @description What is done, or how the gateway charges: at once, or by reserving the amount first. */
                readonly operation?: "refund" | "void";
                /** @description The code of a gateway. */
                readonly pg_code?: string;
                /** @description ISO 4217, three capitals. */
                readonly currency_code?: string;
                /** @description The session. */
                readonly session_id?: string;
                /** @description A day `YYYY-MM-DD` of the merchant's time zone, or an instant in ISO 8601 with its offset. */
                readonly created_after?: string;
                /** @description A day `YYYY-MM-DD` of the merchant's time zone, or an instant in ISO 8601 with its offset. */
                readonly created_before?: string;
                /** @description Rows of a page. */
                readonly limit?: number;
                /** @description Rows to leave out before the page. */
                readonly offset?: number;
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
            /** @description Done. */
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
                /** @description A key of yours. The same request under it acts once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path: {
                /** @description Its id. */
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
            /** @description Done. */
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
                /** @description A key of yours. The same request under it acts once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path: {
                /** @description Its id. */
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
            /** @description Done. */
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
                /** @description A key of yours. The same request under it acts once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path: {
                /** @description Its id. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
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
                /** @description A key of yours. The same request under it acts once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path: {
                /** @description Its id. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
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
                /** @description Your own id of the customer. */
                readonly customer_id: string;
                /** @description What the payment is for: an order of a shop, or a request to pay. */
                readonly type?: "sandbox" | "production";
                /** @description Codes of the merchant's gateways that may serve it. */
                readonly pg_codes?: readonly string[];
                /** @description The agreement under which the card is charged. */
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
            /** @description Done. */
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
            /** @description Done. */
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
                /** @description Your own id of the customer. */
                readonly customer_id?: string;
                /** @description What the payment is for: an order of a shop, or a request to pay. */
                readonly type?: "sandbox" | "production";
            };
            readonly header?: {
                /** @description A key of yours. The same request under it acts once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path: {
                /** @description Its token. */
                readonly token: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done; the answer has no body. */
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
                /** @description Rows of a page. */
                readonly limit?: number;
                /** @description Rows to leave out before the page. */
                readonly offset?: number;
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
            /** @description Done. */
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
                /** @description The subscription's id. */
                readonly subscription_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
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
    readonly "subscriptions.listCycles": {
        readonly parameters: {
            readonly query?: {
                /** @description Rows of a page. */
                readonly limit?: number;
                /** @description Rows to leave out before the page. */
                readonly offset?: number;
            };
            readonly header?: {
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path: {
                /** @description The subscription's id. */
                readonly subscription_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
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
                /** @description A UUID v4 of yours. The same request under it acts once; another body is refused. */
                readonly "Idempotency-Key": string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path: {
                /** @description The subscription's id. */
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
            /** @description Done. */
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
    readonly "subscriptions.retrievePageLink": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path: {
                /** @description The subscription's id. */
                readonly subscription_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
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
                /** @description The subscription's id. */
                readonly subscription_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
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
                /** @description The wallet's slug: `sarraf` for the default one. */
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
            /** @description Done. */
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
                /** @description The wallet's slug: `sarraf` for the default one. */
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
            /** @description Done. */
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
                /** @description The wallet's slug: `sarraf` for the default one. */
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
            /** @description Done. */
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
                /** @description A key of yours. The same request under it acts once; another body is refused. */
                readonly "Idempotency-Key": string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path: {
                /** @description The wallet's slug: `sarraf` for the default one. */
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
            /** @description Made. */
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
                /** @description The wallet's slug: `sarraf` for the default one. */
                readonly provider: string;
                /** @description The session's id. */
                readonly session_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
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
    readonly "invoices.create": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A key of yours. The same request under it acts once; another body is refused. */
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
            /** @description Made. */
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
            /** @description Taken up; the outcome is not known yet. */
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
                /** @description The invoice's id. */
                readonly invoice_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
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
    readonly "reports.list": {
        readonly parameters: {
            readonly query?: {
                /** @description A day `YYYY-MM-DD` of the merchant's time zone, or an instant in ISO 8601 with its offset. */
                readonly created_after?: string;
                /** @description A day `YYYY-MM-DD` of the merchant's time zone, or an instant in ISO 8601 with its offset. */
                readonly created_before?: string;
                /** @description The span that it is about. */
                readonly interval?: "daily" | "weekly" | "monthly" | "yearly" | "custom";
                /** @description Where it comes from. */
                readonly source?: "auto" | "manual";
                /** @description Rows of a page. */
                readonly limit?: number;
                /** @description Rows to leave out before the page. */
                readonly offset?: number;
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
            /** @description Done. */
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
                /** @description A key of yours. The same request under it acts once; another body is refused. */
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
            /** @description Made. */
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
                /** @description Its token. */
                readonly token: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
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
            /** @description It is elsewhere. */
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
                /** @description A key of yours. The same request under it acts once; another body is refused. */
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
            /** @description Done. */
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
                /** @description A key of yours. The same request under it acts once; another body is refused. */
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
            /** @description Made. */
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
            /** @description Done. */
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
            /** @description Done. */
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
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "settings.update": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A key of yours. The same request under it acts once; another body is refused. */
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
            /** @description Done. */
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
                /** @description A key of yours. The same request under it acts once; another body is refused. */
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
            /** @description Done. */
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
                /** @description A key of yours. The same request under it acts once; another body is refused. */
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
            /** @description Done. */
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
                /** @description A key of yours. The same request under it acts once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done; the answer has no body. */
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
                /** @description A key of yours. The same request under it acts once; another body is refused. */
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
            /** @description Done. */
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
                /** @description A key of yours. The same request under it acts once; another body is refused. */
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
            /** @description Done. */
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
                /** @description A key of yours. The same request under it acts once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done; the answer has no body. */
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
                /** @description Rows of a page. */
                readonly limit?: number;
                /** @description Rows to leave out before the page. */
                readonly offset?: number;
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
            /** @description Done. */
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
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "users.create": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A key of yours. The same request under it acts once; another body is refused. */
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
            /** @description Made. */
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
                /** @description A key of yours. The same request under it acts once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path: {
                /** @description Its id. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done; the answer has no body. */
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
                /** @description A key of yours. The same request under it acts once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path: {
                /** @description Its id. */
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
            /** @description Done. */
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
    readonly "apiKeys.list": {
        readonly parameters: {
            readonly query?: {
                /** @description Rows of a page. */
                readonly limit?: number;
                /** @description Rows to leave out before the page. */
                readonly offset?: number;
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
            /** @description Done. */
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
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "apiKeys.create": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A key of yours. The same request under it acts once; another body is refused. */
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
            /** @description Made. */
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
                /** @description `X-Request-Id` of an answer. */
                readonly request_id?: string;
                /** @description The verb of the request. */
                readonly method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
                /** @description A part of the path, such as a session's id. */
                readonly path?: string;
                /** @description `ok` below 400, `refused` below 500, `failed` above. */
                readonly outcome?: "ok" | "refused" | "failed";
                /** @description With what requests were authenticated. */
                readonly caller?: "private_key" | "public_key" | "user";
                /** @description Rows of a page. */
                readonly limit?: number;
                /** @description Where a page goes on; `next` has it. */
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
            /** @description Done. */
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
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Busy"];
        };
    };
    readonly "apiKeys.revoke": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A key of yours. The same request under it acts once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path: {
                /** @description Its id. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done; the answer has no body. */
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
                /** @description A key of yours. The same request under it acts once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path: {
                /** @description Its id. */
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
            /** @description Done. */
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
            /** @description Done. */
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
            /** @description No credential, or one that opens nothing here. */
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
            /** @description The body is of a type that is not read. */
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
    readonly "events.list": {
        readonly parameters: {
            readonly query?: {
                /** @description The session. */
                readonly session_id?: string;
                /** @description The subscription. */
                readonly subscription_id?: string;
                /** @description A day `YYYY-MM-DD` of the merchant's time zone, or an instant in ISO 8601 with its offset. */
                readonly created_after?: string;
                /** @description A day `YYYY-MM-DD` of the merchant's time zone, or an instant in ISO 8601 with its offset. */
                readonly created_before?: string;
                /** @description Seconds until the list is answered though no more than `known` events match; 0 unless sent. */
                readonly wait?: number;
                /** @description How many events of the span the caller has; 0 unless sent. */
                readonly known?: number;
                /** @description Rows of a page. */
                readonly limit?: number;
                /** @description Rows to leave out before the page. */
                readonly offset?: number;
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
            /** @description Done. */
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
                /** @description Its id. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
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
                /** @description A key of yours. The same request under it acts once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path: {
                /** @description Its id. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
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
                /** @description A key of yours. The same request under it acts once; another body is refused. */
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
            /** @description Done. */
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
                /** @description A key of yours. The same request under it acts once; another body is refused. */
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
            /** @description Done. */
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
                /** @description A key of yours. The same request under it acts once; another body is refused. */
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
            /** @description Done. */
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
            /** @description Done. */
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
                /** @description A key of yours. The same request under it acts once; another body is refused. */
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
            /** @description Done. */
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
                /** @description The customer's mail address. */
                readonly customer_email?: string;
                /** @description The customer's phone number. */
                readonly customer_phone?: string;
                /** @description How the message goes. */
                readonly channel?: "email" | "sms" | "whatsapp";
                /** @description Rows of a page. */
                readonly limit?: number;
                /** @description Rows to leave out before the page. */
                readonly offset?: number;
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
            /** @description Done. */
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
                /** @description The session's id. */
                readonly session_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
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
                /** @description A key of yours. The same request under it acts once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path: {
                /** @description The session's id. */
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
            /** @description Done. */
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
                /** @description A key of yours. The same request under it acts once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path: {
                /** @description The session's id. */
                readonly session_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. */
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
                /** @description A key of yours. The same request under it acts once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path: {
                /** @description The session's id. */
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
            /** @description Done. */
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
                /** @description A key of yours. The same request under it acts once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path: {
                /** @description The session's id. */
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
            /** @description Done. */
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
                /** @description A key of yours. The same request under it acts once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path: {
                /** @description The session's id. */
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
            /** @description Done. */
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
                /** @description A key of yours. The same request under it acts once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path: {
                /** @description The session's id. */
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
            /** @description Done. */
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
                /** @description A key of yours. The same request under it acts once; another body is refused. */
                readonly "Idempotency-Key"?: string;
                /** @description A version of the API by its date; without it, that of the key or the merchant. */
                readonly "Sarraf-Version"?: string;
            };
            readonly path: {
                /** @description The session's id. */
                readonly session_id: string;
                /** @description The card's id, as `delete_url` of the session's payload names it. */
                readonly card_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done; the answer has no body. */
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
            /** @description Stopped: nothing more is tried. */
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
            /** @description Tried again, ten times within a little over three days. */
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
            /** @description Stopped: nothing more is tried. */
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
            /** @description Tried again, ten times within a little over three days. */
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
            /** @description Stopped: nothing more is tried. */
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
            /** @description Tried again, ten times within a little over three days. */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
