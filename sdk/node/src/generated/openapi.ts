/** The API in types: made by `npm run sdk-types` from its document, never by hand. */
export type paths = {
    "/b/checkout/v1/pymt-txn/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a payment session
         * @description Makes a session and the links by which its customer pays. With `payment_instrument` the session is paid in this call, and the answer is the payment's.
         */
        post: operations["sessions.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/b/checkout/v1/pymt-txn/{session_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieve a payment session */
        get: operations["sessions.retrieve"];
        /** Change a session with all that its creation requires */
        put: operations["sessions.replace"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change fields of a session
         * @description Possible in `created`, `pending` and `attempted`. What is absent stays.
         */
        patch: operations["sessions.update"];
        trace?: never;
    };
    "/b/checkout/v1/upload-attachment/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep a file for sessions
         * @description A form. `file_url` of the answer goes into `attachment_upload_url` of sessions, as often as you like.
         */
        post: operations["attachments.upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/b/checkout/v1/wallet/payment-sessions/{session_id}/finalization-status/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tell whether a payment is final */
        get: operations["sessions.finalizationStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/b/checkout/redirect/start/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow `checkout_url`
         * @description For browsers: leads to the checkout page of the session.
         */
        get: operations["checkout.open"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/b/pbl/v2/payment/apple-pay/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pay with device wallet A */
        post: operations["payments.applePay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/b/pbl/v2/payment/google-pay/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pay with device wallet B */
        post: operations["payments.googlePay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/b/pbl/v2/payment/auto-debit/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Charge a saved card without its customer
         * @description The session's `payment_type` is `auto_debit`, and the token is the card linked to its agreement.
         */
        post: operations["payments.autoDebit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/b/pbl/v2/auto-debit/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Charge a saved card without its customer
         * @deprecated
         * @description The session's `payment_type` is `auto_debit`, and the token is the card linked to its agreement.
         */
        post: operations["payments.autoDebitAtOlderPath"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/b/pbl/v2/payment/wallet/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay with the credit of the session's customer
         * @description The whole amount or nothing: no gateway is called and no fee is charged.
         */
        post: operations["payments.wallet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/b/pbl/v2/payment/cash/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Promise cash on delivery */
        post: operations["payments.cash"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/b/pbl/v2/cash-payment/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Promise cash on delivery
         * @deprecated
         */
        post: operations["payments.cashAtOlderPath"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/b/pbl/v2/inquiry/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask what became of a payment
         * @description Asks the gateway if the state is not final, settles what it learns, and answers as a webhook would.
         */
        post: operations["payments.inquire"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/b/pbl/v2/operation/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Refund, capture, void, cancel, expire or delete a transaction */
        post: operations["operations.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/b/pbl/v2/transactions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List transactions, newest first */
        get: operations["transactions.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/b/pbl/v2/deleted-transactions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List deleted transactions, the last deleted first */
        get: operations["transactions.listDeleted"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/b/pbl/v2/deleted-transactions/{session_id}/restore/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore a deleted transaction */
        post: operations["transactions.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/b/pbl/v2/operation-requests/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List requests for approval */
        get: operations["approvals.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/b/pbl/v2/operation-requests/{id}/approve/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approve a request and run its operation */
        post: operations["approvals.approve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/b/pbl/v2/operation-requests/{id}/reject/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reject a request */
        post: operations["approvals.reject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/b/pbl/v2/operation-requests/{id}/cancel/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a request back */
        post: operations["approvals.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/b/pbl/v2/operation-requests/{id}/retry/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Run an approved operation again after a failure */
        post: operations["approvals.retry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/b/pbl/v2/card/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List a customer's cards */
        get: operations["cards.list"];
        put?: never;
        /** List a customer's cards, with the filters in the body */
        post: operations["cards.search"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/b/pbl/v2/card/{token}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a card at every gateway */
        delete: operations["cards.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/b/pbl/v2/subscriptions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List subscriptions, newest first
         * @description To follow a link of the list, post the same body to it.
         */
        post: operations["subscriptions.list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/b/pbl/v2/subscriptions/{subscription_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieve a subscription */
        get: operations["subscriptions.retrieve"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/b/pbl/v2/subscriptions/{subscription_id}/cycles/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the billing cycles of a subscription, the first one first */
        get: operations["subscriptions.listCycles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/b/pbl/v2/subscriptions/{subscription_id}/cancel/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel a subscription */
        post: operations["subscriptions.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/b/pbl/v2/subscriptions/{subscription_id}/page-link/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieve the link of the customer's own page */
        get: operations["subscriptions.retrievePageLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/b/pbl/v2/subscriptions/{subscription_id}/regenerate-page-token/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a new link of the customer's page; every earlier one is dead at once */
        post: operations["subscriptions.regeneratePageLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/b/wallet/{provider}/v1/accounts/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List a customer's accounts */
        post: operations["wallets.listAccounts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/b/wallet/{provider}/v1/entries/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List the ledger of one account */
        post: operations["wallets.listEntries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/b/wallet/{provider}/v1/operations/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Retrieve an operation with every entry of it */
        post: operations["wallets.retrieveOperation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/b/wallet/{provider}/v1/adjustments/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Credit or debit a customer */
        post: operations["wallets.adjust"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/b/wallet/{provider}/v1/payment-sessions/{session_id}/finalization-status/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tell whether a payment is final */
        get: operations["wallets.finalizationStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/b/invoice/v1/invoice/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Issue an invoice with the session that pays it */
        post: operations["invoices.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/b/invoice/v1/invoice/{invoice_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieve an invoice */
        get: operations["invoices.retrieve"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/b/api/v1/reports/files/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List finished reports, newest first */
        get: operations["reports.list"];
        put?: never;
        /** Ask for a report */
        post: operations["reports.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/b/api/v1/reports/files/{token}/download/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download a report */
        get: operations["reports.download"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/b/pbl/v2/payment-methods/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List the gateways that can serve a purpose */
        post: operations["paymentMethods.list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/b/pbl/v2/osb/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a simulated gateway */
        post: operations["gateways.create"];
        delete?: never;
        /** Tell the fields of a simulated gateway and every allowed value */
        options: operations["gateways.describe"];
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/b/merchant/v1/settings/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieve the settings */
        get: operations["settings.retrieve"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change settings
         * @description What is absent stays.
         */
        patch: operations["settings.update"];
        trace?: never;
    };
    "/b/merchant/v1/settings/logo/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Upload the logo in place of the present one
         * @description A form. PNG, JPEG or WebP, at most 512 KB, 16 to 2048 pixels on each side.
         */
        put: operations["settings.replaceLogo"];
        /**
         * Upload the logo
         * @description A form. PNG, JPEG or WebP, at most 512 KB, 16 to 2048 pixels on each side.
         */
        post: operations["settings.uploadLogo"];
        /** Take the logo away */
        delete: operations["settings.deleteLogo"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/b/merchant/v1/settings/favicon/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Upload the icon in place of the present one
         * @description A form. A square PNG, JPEG or WebP, at most 128 KB and 512 pixels.
         */
        put: operations["settings.replaceFavicon"];
        /**
         * Upload the icon
         * @description A form. A square PNG, JPEG or WebP, at most 128 KB and 512 pixels.
         */
        post: operations["settings.uploadFavicon"];
        /** Take the icon away */
        delete: operations["settings.deleteFavicon"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/b/merchant/v1/users/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List users */
        get: operations["users.list"];
        put?: never;
        /** Create a user */
        post: operations["users.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/b/merchant/v1/users/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a user */
        delete: operations["users.delete"];
        options?: never;
        head?: never;
        /**
         * Change a user
         * @description What is absent stays.
         */
        patch: operations["users.update"];
        trace?: never;
    };
    "/b/merchant/v1/api-keys/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List key pairs, without the keys */
        get: operations["apiKeys.list"];
        put?: never;
        /**
         * Create a key pair
         * @description The keys are in this answer and never again.
         */
        post: operations["apiKeys.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/b/merchant/v1/api-keys/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revoke a key pair */
        delete: operations["apiKeys.revoke"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/b/auth/v1/token/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Issue a bearer token to a user */
        post: operations["tokens.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/b/events/v1/events/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List events, newest first */
        get: operations["events.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/b/events/v1/events/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieve an event with its deliveries */
        get: operations["events.retrieve"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/b/events/v1/events/{id}/redeliver/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Post an event again at once */
        post: operations["events.redeliver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/b/pbl/v2/message-notification/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send the message of a session's present state again */
        post: operations["notifications.resend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/b/pbl/v2/send-notification/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a message of a template to anyone */
        post: operations["notifications.send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/b/pbl/v2/notifications/send/{channel}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a message of a template, with the channel in the path */
        post: operations["notifications.sendByChannel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/b/sandbox/v1/clock/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the test clock */
        get: operations["clock.retrieve"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/b/sandbox/v1/clock/advance/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Advance the test clock, and run what falls due on the way */
        post: operations["clock.advance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/b/sandbox/v1/emails/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the messages that customers were sent, newest first */
        get: operations["mailbox.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/b/checkout/v1/sdk/{session_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read what a client SDK starts from, without the customer's own data */
        get: operations["sdk.retrieve"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/b/checkout/api/sdk/v1/submit/{session_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin a payment, or charge a saved card */
        post: operations["sdk.submit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/b/checkout/api/sdk/v1/cancel/{session_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give the session up */
        post: operations["sdk.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/b/checkout/api/sdk/v1/pre-payment-option-check/{session_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask whether an account lends */
        post: operations["sdk.checkInstalments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/b/checkout/api/sdk/v1/apple-pay-session/{session_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get the object that device wallet A's script asks for */
        post: operations["sdk.openApplePay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/b/checkout/api/sdk/v1/stc-pay/{session_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Have stc pay send a code to a phone */
        post: operations["sdk.sendCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/b/checkout/api/sdk/v1/stc-pay-code/{session_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pay with the code that stc pay sent */
        post: operations["sdk.confirmCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/b/checkout/api/sdk/v1/card/{session_id}/{card_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a saved card */
        delete: operations["sdk.deleteCard"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/b/merchant/v1/request-log/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List requests of the last 30 days, newest first */
        get: operations["requestLog.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
};
export type webhooks = {
    payment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A payment attempt was decided
         * @description `signature` is an HMAC-SHA256 in lower-case hexadecimal with the merchant's `webhook_hmac_key` over some of the body's fields; the header `webhook-signature` covers the whole body. Either is enough. Fields may be added.
         */
        post: operations["webhooks.payment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    operation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A refund, capture or void was taken up or decided
         * @description `signature` is an HMAC-SHA256 in lower-case hexadecimal with the merchant's `webhook_hmac_key` over some of the body's fields; the header `webhook-signature` covers the whole body. Either is enough. Fields may be added.
         */
        post: operations["webhooks.operation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    subscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A subscription cannot be charged
         * @description `signature` is an HMAC-SHA256 in lower-case hexadecimal with the merchant's `webhook_hmac_key` over some of the body's fields; the header `webhook-signature` covers the whole body. Either is enough. Fields may be added.
         */
        post: operations["webhooks.subscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
};
export type components = {
    schemas: {
        Address: {
            line1: string;
            line2?: string;
            city: string;
            state?: string;
            country: string;
            postal_code?: string;
        };
        AdvancedClock: {
            /** Format: date-time */
            now: string;
            ran: {
                [key: string]: number;
            };
        };
        Agreement: {
            id: string;
            /** @enum {string} */
            type?: "recurring" | "unscheduled" | "installment" | "event_based" | "other";
            /** @enum {string} */
            amount_variability?: "fixed" | "variable";
            frequency?: string;
            /** Format: date */
            start_date?: string;
            /** Format: date */
            expiry_date?: string;
            /** Format: decimal */
            max_amount_per_cycle?: string;
            cycle_interval_days?: number;
            total_cycles?: number;
            seller?: {
                name?: string;
                short_name?: string;
                category_code?: string;
            };
            extra_params?: components["schemas"]["WalletSheet"];
        };
        AmountDetails: {
            currency_code: string;
            /** Format: decimal */
            amount: string;
            /** Format: decimal */
            fee: string;
            /** Format: decimal */
            total: string;
            /** Format: decimal */
            exchange_rate?: string;
        };
        ApiKey: {
            id: string;
            name: string;
            /** Format: date-time */
            created_at: string;
            expires_at: string | null;
            revoked_at: string | null;
        };
        ApiKeyCreate: {
            name?: string;
            /** Format: date-time */
            expires_at?: string | null;
        };
        ApiKeyList: {
            count: number;
            next: string | null;
            previous: string | null;
            results: components["schemas"]["ApiKey"][];
        };
        ApplePayPayment: {
            session_id: string;
            pg_code?: string | null;
            payload: {
                paymentData: {
                    version: string;
                    data: string;
                    signature: string;
                    header: {
                        publicKeyHash: string;
                        ephemeralPublicKey?: string;
                        wrappedKey?: string;
                        transactionId?: string;
                    };
                };
                paymentMethod: {
                    displayName: string;
                    network: string;
                    type: string;
                };
                transactionIdentifier: string;
            };
        };
        ApprovalDecision: {
            decision_note?: string | null;
        };
        ApprovalRequest: {
            id: string;
            /** @enum {string} */
            state: "pending" | "approved" | "done" | "manual_action_required" | "rejected" | "canceled" | "expired";
            /** @enum {string} */
            operation: "refund" | "void";
            session_id: string;
            order_no: string | null;
            /** Format: decimal */
            amount: string;
            /** Format: decimal */
            operation_amount: string;
            currency_code: string;
            pg_code: string;
            /** @enum {string} */
            destination: "pg" | "wallet";
            requested_by: components["schemas"]["Initiator"] | null;
            decided_by: components["schemas"]["Initiator"] | null;
            /** Format: date-time */
            created_at: string;
            decided_at: string | null;
            expires_at: string | null;
            operation_result: ("success" | "pending" | "queued" | "failed") | null;
            reference_number: string | null;
            message: string | null;
            note: string | null;
            decision_note: string | null;
            txn?: components["schemas"]["ChildTransaction"];
        };
        ApprovalRequestList: {
            count: number;
            next: string | null;
            previous: string | null;
            results: components["schemas"]["ApprovalRequest"][];
        };
        AttachmentUpload: {
            /** Format: binary */
            file?: string;
            session_id?: string;
            order_no?: string;
            shortify_attachment_url?: boolean;
        };
        Attempt: {
            number: number;
            reference_number: string;
            /** @enum {string} */
            result: "pending" | "success" | "failed" | "canceled" | "error" | "cod";
            pg_code: string;
            /** @enum {string} */
            operation: "purchase" | "authorize";
            form_of_payment: string;
            /** Format: decimal */
            amount: string;
            currency_code: string;
            /** Format: decimal */
            wallet_amount?: string;
            amount_details: components["schemas"]["AmountDetails"];
            message: string | null;
            gateway_response: components["schemas"]["WalletSheet"] | null;
            disclosed_to_merchant: boolean;
            disclosure_url_error: string | null;
            /** Format: date-time */
            created_at: string;
            finished_at: string | null;
        };
        AutoDebit: {
            session_id: string;
            token: string;
        };
        BrandImage: {
            /** Format: binary */
            file: string;
        };
        Card: {
            token: string;
            customer_id: string;
            brand: string | null;
            name_on_card: string | null;
            number: string;
            expiry_month: string;
            expiry_year: string;
            pg_code: string;
            pg_name: string;
            cvv_required: boolean;
            is_expired: boolean;
            is_preferred: boolean;
            will_expire_soon: boolean;
            agreements: string[];
        };
        CardAcceptanceCriteria: {
            min_expiry_time?: number;
        };
        CardList: components["schemas"]["Card"][];
        CardSearch: {
            customer_id: string;
            /** @enum {string} */
            type?: "sandbox" | "production";
            pg_codes?: string[];
            agreement_id?: string;
        };
        CashPayment: {
            session_id: string;
        };
        ChannelNotificationSend: {
            template_id: string;
            to: string;
            unit_config?: string;
            /** @enum {string} */
            language?: "en" | "ar";
            cc?: string[];
            bcc?: string[];
            subject?: string;
            body?: string;
            context?: {
                [key: string]: unknown;
            };
            attachments?: {
                content?: string;
                /** Format: uri */
                url?: string;
                filename: string;
                content_type: string;
                size?: number;
            }[];
            trace_id?: string;
            tags?: string[];
        };
        ChildTransaction: {
            /** Format: decimal */
            amount: string;
            currency_code: string;
            session_id: string;
            order_no: null;
            /** @enum {string} */
            state: "paid" | "refunded" | "voided" | "refund_queued" | "refund_rejected" | "capture_failed" | "void_failed";
        };
        Clock: {
            /** Format: date-time */
            now: string;
        };
        ClockAdvance: {
            /** Format: date-time */
            to?: string;
            by?: string;
        };
        CursorPointer: {
            cursor: number;
            /** @enum {string} */
            direction: "forward" | "backward";
            per_page: number;
        };
        Cycle: {
            cycle_number: number;
            /** Format: date */
            scheduled_date: string;
            /** Format: decimal */
            amount_due: string;
            /** @enum {string} */
            status: "scheduled" | "processing" | "retry_scheduled" | "paid" | "failed" | "canceled";
            paid_at: string | null;
            failure_reason: string | null;
            session_id: string | null;
            /** @enum {string} */
            charge_type: "cit" | "mit";
        };
        CycleAttempt: {
            attempt_number: number;
            /** Format: date-time */
            attempted_at: string;
            /** @enum {string} */
            status: "processing" | "success" | "failed" | "error";
            failure_reason: string | null;
            reference_number: string;
        };
        CycleList: {
            count: number;
            next: string | null;
            previous: string | null;
            results: components["schemas"]["ListedCycle"][];
        };
        DeletedSession: {
            session_id: string;
            /** @enum {string} */
            state: "created" | "pending" | "attempted" | "cod" | "paid" | "authorized" | "captured" | "failed" | "canceled" | "expired" | "invalided";
            /** @enum {string} */
            type: "e_commerce" | "payment_request";
            /** @enum {string} */
            payment_type: "one_off" | "auto_debit" | "save_card" | "auto_pay";
            /** Format: decimal */
            amount: string;
            currency_code: string;
            pg_codes: string[];
            /** @enum {string} */
            operation: "purchase" | "authorize";
            /** @enum {string} */
            language: "en" | "ar";
            expiration_time: string;
            /** Format: uri */
            checkout_url: string;
            /** Format: uri */
            checkout_page_url: string;
            /** Format: uri */
            checkout_short_url: string;
            /** Format: uri */
            attachment?: string;
            /** Format: uri */
            attachment_short_url?: string;
            /** Format: uri */
            qr_code_url?: string;
            payment_methods: components["schemas"]["PaymentMethod"][];
            billing: {
                /** Format: decimal */
                amount: string;
                currency_code: string;
                display: string;
            };
            settled_pg_code: string | null;
            /** Format: decimal */
            remaining_amount: string;
            /** Format: decimal */
            settled_amount: string;
            /** Format: decimal */
            paid_amount: string;
            /** Format: decimal */
            captured_amount: string;
            /** Format: decimal */
            refunded_amount: string;
            /** Format: decimal */
            voided_amount: string;
            order_no?: string;
            customer_id?: string;
            customer_email?: string;
            customer_phone?: string;
            /** Format: uri */
            webhook_url?: string;
            /** Format: uri */
            redirect_url?: string;
            extra?: components["schemas"]["WalletSheet"];
            initiator_id?: number;
            customer_phone_2?: string;
            customer_first_name?: string;
            customer_last_name?: string;
            /** Format: date */
            customer_birthdate?: string;
            due_datetime?: string;
            notifications?: {
                email?: string[];
                sms?: string[];
                whatsapp?: string[];
            };
            email_recipients?: string[];
            billing_address?: components["schemas"]["Address"];
            shipping_address?: components["schemas"]["ShippingAddress"];
            agreement?: components["schemas"]["Agreement"];
            card_acceptance_criteria?: components["schemas"]["CardAcceptanceCriteria"];
            attachment_upload_url?: string;
            product_type?: string;
            vendor_name?: string;
            loyalty?: {
                enabled: boolean;
                reference?: string;
                metadata?: components["schemas"]["WalletSheet"];
            } | null;
            transactions: components["schemas"]["ChildTransaction"][];
            customer_wallet_transactions?: components["schemas"]["WalletTransaction"][];
            attempts: components["schemas"]["Attempt"][];
            sdk_setup_preload_payload?: components["schemas"]["SetupPreload"];
            /** Format: date-time */
            deleted_at: string;
        };
        DeletedSessionList: {
            count: number;
            next: string | null;
            previous: string | null;
            results: components["schemas"]["DeletedSession"][];
        };
        Delivery: {
            id: string;
            /** Format: uri */
            url: string;
            /** @enum {string} */
            state: "pending" | "delivered" | "exhausted" | "stopped";
            attempts: number;
            next_attempt_at: string | null;
            last_status: number | null;
            last_error: string | null;
            log: components["schemas"]["DeliveryTry"][];
        };
        DeliveryTry: {
            number: number;
            manual: boolean;
            /** Format: date-time */
            at: string;
            status: number | null;
            error: string | null;
            duration_ms: number;
        };
        EndedTransaction: {
            detail: string;
            /** @enum {string} */
            operation: "cancel" | "expire" | "delete";
            /** @constant */
            result: "success";
        };
        Event: {
            id: string;
            /** @enum {string} */
            kind: "payment" | "operation" | "subscription";
            session_id: string | null;
            subscription_id: string | null;
            number: number;
            /** Format: date-time */
            occurred_at: string;
            payload: components["schemas"]["PaymentEvent"] | components["schemas"]["OperationEvent"] | components["schemas"]["SubscriptionEvent"];
            deliveries: components["schemas"]["Delivery"][];
        };
        EventList: {
            count: number;
            next: string | null;
            previous: string | null;
            results: components["schemas"]["Event"][];
        };
        /** @description Messages by field. Of an object the value is such a map itself, of a list of objects a list of maps, one for each. */
        FieldErrors: {
            [key: string]: string[] | components["schemas"]["FieldErrors"] | components["schemas"]["FieldErrors"][];
        };
        FinalizationStatus: {
            /** @enum {string} */
            status: "SUCCEEDED" | "FAILED" | "CANCELLED" | "PENDING";
            payment_transaction_id: string;
            /** Format: date-time */
            last_updated_at: string;
            /** @constant */
            source: "inquiry";
        };
        Gateway: {
            code: string;
            name: string;
            pg: string;
            connector: {
                identifier: string;
                processor: string;
            };
            is_sandbox: boolean;
            /** Format: uri */
            logo: string;
            wallets: string[];
            payment_services: string[];
            default_currency: string;
            accepted_currencies: string[];
            /** @enum {string} */
            operation: "purchase" | "authorize";
            operations: ("refund" | "void" | "capture")[];
            is_tokenizable: boolean;
            auto_debit_enabled: boolean;
            tags: string[];
        };
        GatewayCreate: {
            name_en: string;
            code?: string;
            currency_code: string;
            accepted_currencies?: string[];
            plugins?: ("e_commerce" | "payment_request")[];
            is_tokenizable?: boolean;
            auto_debit_enabled?: boolean;
            /** @enum {string} */
            operation?: "purchase" | "authorize";
            operations?: ("refund" | "void" | "capture")[];
            multi_attempt?: boolean;
        };
        GatewayField: {
            /** @enum {string} */
            type: "string" | "choice" | "multiple choice" | "boolean";
            required: boolean;
            read_only: boolean;
            label: string;
            help_text?: string;
            max_length?: number;
            default?: string | boolean | string[];
            choices?: {
                value: string;
                display_name: string;
            }[];
        };
        GatewayFields: {
            name: string;
            description: string;
            renders: string[];
            parses: string[];
            actions: {
                POST: {
                    [key: string]: components["schemas"]["GatewayField"];
                };
            };
        };
        GooglePayPayment: {
            session_id: string;
            pg_code?: string | null;
            payload: {
                apiVersion: number;
                apiVersionMinor: number;
                paymentMethodData: {
                    /** @enum {string} */
                    type: "CARD";
                    description?: string;
                    info?: {
                        cardNetwork?: string;
                        cardDetails?: string;
                    };
                    tokenizationData: {
                        /** @enum {string} */
                        type: "PAYMENT_GATEWAY";
                        token: string;
                    };
                };
            };
        };
        Initiator: {
            id?: number;
            username?: string;
            email?: string;
            first_name?: string;
            last_name?: string;
            phone?: string;
        };
        InstalmentCheck: {
            is_available: boolean;
            /** @constant */
            single_checkout_enabled: false;
            payment_labels: {
                /** @constant */
                payment_type: "pay_by_instalments";
                instalments: number;
                description_en: string;
                description_ar: string;
            }[];
        };
        Invoice: {
            session_id: string;
            /** @enum {string} */
            state: "created" | "pending" | "attempted" | "cod" | "paid" | "authorized" | "captured" | "failed" | "canceled" | "expired" | "invalided";
            /** @enum {string} */
            type: "e_commerce" | "payment_request";
            /** @enum {string} */
            payment_type: "one_off" | "auto_debit" | "save_card" | "auto_pay";
            /** Format: decimal */
            amount: string;
            currency_code: string;
            pg_codes: string[];
            /** @enum {string} */
            operation: "purchase" | "authorize";
            /** @enum {string} */
            language: "en" | "ar";
            expiration_time: string;
            /** Format: uri */
            checkout_url: string;
            /** Format: uri */
            checkout_page_url: string;
            /** Format: uri */
            checkout_short_url: string;
            /** Format: uri */
            attachment?: string;
            /** Format: uri */
            attachment_short_url?: string;
            /** Format: uri */
            qr_code_url?: string;
            payment_methods: components["schemas"]["PaymentMethod"][];
            billing: {
                /** Format: decimal */
                amount: string;
                currency_code: string;
                display: string;
            };
            settled_pg_code: string | null;
            /** Format: decimal */
            remaining_amount: string;
            /** Format: decimal */
            settled_amount: string;
            /** Format: decimal */
            paid_amount: string;
            /** Format: decimal */
            captured_amount: string;
            /** Format: decimal */
            refunded_amount: string;
            /** Format: decimal */
            voided_amount: string;
            order_no?: string;
            customer_id?: string;
            customer_email?: string;
            customer_phone?: string;
            /** Format: uri */
            webhook_url?: string;
            /** Format: uri */
            redirect_url?: string;
            extra?: components["schemas"]["WalletSheet"];
            initiator_id?: number;
            customer_phone_2?: string;
            customer_first_name?: string;
            customer_last_name?: string;
            /** Format: date */
            customer_birthdate?: string;
            due_datetime?: string;
            notifications?: {
                email?: string[];
                sms?: string[];
                whatsapp?: string[];
            };
            email_recipients?: string[];
            billing_address?: components["schemas"]["Address"];
            shipping_address?: components["schemas"]["ShippingAddress"];
            agreement?: components["schemas"]["Agreement"];
            card_acceptance_criteria?: components["schemas"]["CardAcceptanceCriteria"];
            attachment_upload_url?: string;
            product_type?: string;
            vendor_name?: string;
            loyalty?: {
                enabled: boolean;
                reference?: string;
                metadata?: components["schemas"]["WalletSheet"];
            } | null;
            transactions: components["schemas"]["ChildTransaction"][];
            customer_wallet_transactions?: components["schemas"]["WalletTransaction"][];
            attempts: components["schemas"]["Attempt"][];
            sdk_setup_preload_payload?: components["schemas"]["SetupPreload"];
            /** Format: decimal */
            tax_rate?: string;
            /** Format: decimal */
            discount_amount?: string;
            /** Format: decimal */
            discount_percentage?: string;
            /** Format: decimal */
            total_excl_tax: string;
            /** Format: decimal */
            tax_amount: string;
            /** Format: decimal */
            total_incl_tax: string;
            invoice_id: number;
            invoice_number: string;
            /** @enum {string} */
            status: "sent" | "overdue" | "paid" | "canceled";
            /** Format: date */
            due_date: string;
            company_name?: string;
            invoice_items: components["schemas"]["InvoiceItem"][];
            /** Format: decimal */
            subtotal: string;
            shipping_method?: string;
            /** Format: decimal */
            shipping_excl_tax?: string;
            /** Format: decimal */
            shipping_tax_rate?: string;
            /** Format: decimal */
            shipping_incl_tax: string;
            /** Format: uri */
            invoice_url: string;
            /** Format: uri */
            invoice_pdf_url: string;
        };
        InvoiceCreate: {
            /** @enum {string} */
            type: "e_commerce" | "payment_request";
            currency_code: string;
            pg_codes: string[];
            /** @enum {string} */
            payment_type?: "one_off" | "auto_debit" | "save_card";
            /** @enum {string} */
            language?: "en" | "ar";
            order_no?: string;
            customer_id?: string;
            /** Format: email */
            customer_email?: string;
            customer_phone?: string;
            /** Format: uri */
            webhook_url?: string;
            /** Format: uri */
            redirect_url?: string;
            extra?: {
                [key: string]: unknown;
            };
            expiration_time?: string;
            initiator_id?: number;
            shopping_address?: {
                line1: string;
                line2?: string;
                city: string;
                state?: string;
                /** @enum {string} */
                country: "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AQ" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BV" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HM" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TC" | "TD" | "TF" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "UM" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "YE" | "YT" | "ZA" | "ZM" | "ZW";
                postal_code?: string;
                first_name: string;
                last_name: string;
                /** Format: email */
                email: string;
                phone: string;
            };
            shortify_checkout_url?: boolean;
            include_sdk_setup_preload?: boolean;
            preload_checkout_page?: boolean;
            payment_instrument?: {
                instrument_type: string;
                payload: {
                    [key: string]: unknown;
                };
            };
            /** Format: binary */
            attachment?: string | null;
            customer_phone_2?: string;
            customer_first_name?: string;
            customer_last_name?: string;
            /** Format: date */
            customer_birthdate?: string;
            due_datetime?: string;
            notifications?: {
                email?: ("created" | "paid" | "canceled" | "failed" | "expired" | "authorized" | "voided" | "refunded" | "captured")[];
                sms?: ("created" | "paid" | "canceled" | "failed" | "expired" | "authorized" | "voided" | "refunded" | "captured")[];
                SMS?: ("created" | "paid" | "canceled" | "failed" | "expired" | "authorized" | "voided" | "refunded" | "captured")[];
                whatsapp?: ("created" | "paid" | "canceled" | "failed" | "expired" | "authorized")[];
            };
            email_recipients?: string[];
            billing_address?: {
                line1: string;
                line2?: string;
                city: string;
                state?: string;
                /** @enum {string} */
                country: "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AQ" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BV" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HM" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TC" | "TD" | "TF" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "UM" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "YE" | "YT" | "ZA" | "ZM" | "ZW";
                postal_code?: string;
            };
            shipping_address?: {
                line1: string;
                line2?: string;
                city: string;
                state?: string;
                /** @enum {string} */
                country: "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AQ" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BV" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HM" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TC" | "TD" | "TF" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "UM" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "YE" | "YT" | "ZA" | "ZM" | "ZW";
                postal_code?: string;
                first_name: string;
                last_name: string;
                /** Format: email */
                email: string;
                phone: string;
            };
            agreement?: {
                id: string;
                /** @enum {string} */
                type?: "recurring" | "unscheduled" | "installment" | "event_based" | "other";
                /** @enum {string} */
                amount_variability?: "fixed" | "variable";
                /** @enum {string} */
                frequency?: "irregular" | "daily" | "weekly" | "semi_monthly" | "monthly" | "quarterly" | "semi_annually" | "yearly" | "other";
                start_date?: string;
                expiry_date?: string;
                /** Format: decimal */
                max_amount_per_cycle?: string | number;
                cycle_interval_days?: number;
                total_cycles?: number;
                seller?: {
                    name?: string;
                    short_name?: string;
                    category_code?: string;
                };
                extra_params?: {
                    [key: string]: unknown;
                };
            };
            card_acceptance_criteria?: {
                min_expiry_time?: number;
            };
            shortify_attachment_url?: boolean;
            generate_qr_code?: boolean;
            attachment_upload_url?: string;
            product_type?: string;
            vendor_name?: string;
            unit_code?: string;
            branding_options?: {
                payment_methods: {
                    [key: string]: unknown;
                };
            };
            loyalty?: {
                enabled: boolean;
                reference?: string;
                metadata?: {
                    [key: string]: unknown;
                };
            } | null;
            /** Format: decimal */
            tax_rate?: string | number;
            /** Format: decimal */
            discount_amount?: string | number;
            /** Format: decimal */
            discount_percentage?: string | number;
            /** Format: decimal */
            total_excl_tax?: string | number;
            /** Format: decimal */
            tax_amount?: string | number;
            /** Format: decimal */
            total_incl_tax?: string | number;
            invoice_number: string;
            /** Format: date */
            due_date: string;
            invoice_items: {
                sku: string;
                description: string;
                /** Format: decimal */
                quantity: string | number;
                /** Format: decimal */
                unit_price: string | number;
                /** Format: decimal */
                tax_rate?: string | number;
                /** Format: decimal */
                discount_amount?: string | number;
                /** Format: decimal */
                discount_percentage?: string | number;
                /** Format: decimal */
                total_excl_tax?: string | number;
                /** Format: decimal */
                tax_amount?: string | number;
                /** Format: decimal */
                total_incl_tax?: string | number;
            }[];
            company_name?: string;
            shipping_method?: string;
            /** Format: decimal */
            shipping_excl_tax?: string | number;
            /** Format: decimal */
            shipping_tax_rate?: string | number;
            /** Format: decimal */
            subtotal?: string | number;
            /** Format: decimal */
            shipping_incl_tax?: string | number;
            /** Format: decimal */
            amount?: string | number;
        };
        InvoiceItem: {
            /** Format: decimal */
            tax_rate?: string;
            /** Format: decimal */
            discount_amount?: string;
            /** Format: decimal */
            discount_percentage?: string;
            /** Format: decimal */
            total_excl_tax: string;
            /** Format: decimal */
            tax_amount: string;
            /** Format: decimal */
            total_incl_tax: string;
            id: number;
            invoice: number;
            sku: string;
            description: string;
            /** Format: decimal */
            quantity: string;
            /** Format: decimal */
            unit_price: string;
            currency_code: string;
        };
        ListedCycle: {
            cycle_number: number;
            /** Format: date */
            scheduled_date: string;
            /** Format: decimal */
            amount_due: string;
            /** @enum {string} */
            status: "scheduled" | "processing" | "retry_scheduled" | "paid" | "failed" | "canceled";
            paid_at: string | null;
            failure_reason: string | null;
            session_id: string | null;
            /** @enum {string} */
            charge_type: "cit" | "mit";
            payment_attempts: components["schemas"]["CycleAttempt"][];
        };
        Mail: {
            id: string;
            /** @enum {string} */
            channel: "email" | "sms" | "whatsapp";
            to: string;
            subject: string;
            /** @enum {string} */
            language: "en" | "ar";
            kind: string;
            html: string;
            text: string;
            /** Format: date-time */
            sent_at: string;
            related_id: string | null;
            cc?: string[];
            bcc?: string[];
            attachments?: {
                filename: string;
                content_type: string;
                size: number;
            }[];
            trace_id?: string;
            tags?: string[];
            unit_config?: string;
        };
        MailList: {
            count: number;
            next: string | null;
            previous: string | null;
            results: components["schemas"]["Mail"][];
        };
        NewApiKey: {
            id: string;
            name: string;
            /** Format: date-time */
            created_at: string;
            expires_at: string | null;
            revoked_at: string | null;
            private_key: string;
            public_key: string;
        };
        NotificationResend: {
            session_id?: string;
            order_no?: string;
            channels: ("email" | "sms" | "whatsapp")[];
        };
        NotificationSend: {
            /** @enum {string} */
            channel: "email" | "sms" | "whatsapp";
            template_id: string;
            to: string;
            unit_config?: string;
            /** @enum {string} */
            language?: "en" | "ar";
            cc?: string[];
            bcc?: string[];
            subject?: string;
            body?: string;
            context?: {
                [key: string]: unknown;
            };
            attachments?: {
                content?: string;
                /** Format: uri */
                url?: string;
                filename: string;
                content_type: string;
                size?: number;
            }[];
            trace_id?: string;
            tags?: string[];
        };
        OperationCreate: {
            /** @enum {string} */
            operation: "cancel" | "expire" | "delete" | "refund" | "capture" | "void";
            session_id?: string;
            order_no?: string;
            /** Format: decimal */
            amount?: string | number;
            /**
             * @default pg
             * @enum {string}
             */
            destination?: "pg" | "wallet";
            extra?: {
                [key: string]: unknown;
            };
            note?: string | null;
        };
        OperationEvent: {
            session_id: string;
            order_no: string;
            /** @enum {string} */
            operation: "refund" | "capture" | "void";
            /** Format: decimal */
            amount: string;
            reference_number: string;
            /** @enum {string} */
            result: "success" | "queued" | "rejected";
            success: boolean;
            /** @constant */
            source: "input";
            txn: components["schemas"]["ChildTransaction"];
            pg_code: string;
            pg_response: components["schemas"]["WalletSheet"];
            pg_params: components["schemas"]["WalletSheet"];
            initiator?: components["schemas"]["Initiator"];
            is_sandbox: boolean;
            extra?: components["schemas"]["WalletSheet"];
            timestamp_utc: string;
            signature: string;
        };
        Payment: {
            session_id: string;
            order_no?: string;
            reference_number: string;
            /** @enum {string} */
            result: "pending" | "success" | "failed" | "canceled" | "error" | "cod";
            /** @enum {string} */
            state: "created" | "pending" | "attempted" | "cod" | "paid" | "authorized" | "captured" | "failed" | "canceled" | "expired" | "invalided";
            /** @enum {string} */
            payment_type: "one_off" | "auto_debit" | "save_card" | "auto_pay";
            /** Format: decimal */
            amount: string;
            currency_code: string;
            amount_details: components["schemas"]["AmountDetails"];
            fee: string;
            /** Format: decimal */
            settled_amount?: string;
            /** Format: decimal */
            paid_amount?: string;
            /** Format: decimal */
            refunded_amount?: string;
            /** Format: decimal */
            voided_amount?: string;
            gateway_account: string;
            gateway_name: string;
            gateway_response?: components["schemas"]["WalletSheet"];
            pg_params: components["schemas"]["WalletSheet"];
            message: string;
            is_sandbox: boolean;
            card_acceptance_criteria?: components["schemas"]["CardAcceptanceCriteria"];
            token?: components["schemas"]["Card"];
            transactions?: components["schemas"]["ChildTransaction"][];
            timestamp_utc: string;
            customer_id?: string;
            customer_email?: string;
            customer_first_name?: string;
            customer_last_name?: string;
            customer_phone?: string;
            /** Format: date */
            customer_birthdate?: string;
            customer_address_line1?: string;
            customer_address_line2?: string;
            customer_address_city?: string;
            customer_address_state?: string;
            customer_address_country?: string;
            customer_address_postal_code?: string;
            agreement?: components["schemas"]["Agreement"];
            customer_wallet_transactions?: components["schemas"]["WalletTransaction"][];
            extra?: components["schemas"]["WalletSheet"];
            initiator?: components["schemas"]["Initiator"];
            signature?: string;
            pg_response: components["schemas"]["WalletSheet"];
        };
        PaymentEvent: {
            session_id: string;
            order_no?: string;
            reference_number: string;
            /** @enum {string} */
            result: "pending" | "success" | "failed" | "canceled" | "error" | "cod";
            /** @enum {string} */
            state: "created" | "pending" | "attempted" | "cod" | "paid" | "authorized" | "captured" | "failed" | "canceled" | "expired" | "invalided";
            /** @enum {string} */
            payment_type: "one_off" | "auto_debit" | "save_card" | "auto_pay";
            /** Format: decimal */
            amount: string;
            currency_code: string;
            amount_details: components["schemas"]["AmountDetails"];
            fee: string;
            /** Format: decimal */
            settled_amount?: string;
            /** Format: decimal */
            paid_amount?: string;
            /** Format: decimal */
            refunded_amount?: string;
            /** Format: decimal */
            voided_amount?: string;
            gateway_account: string;
            gateway_name: string;
            gateway_response?: components["schemas"]["WalletSheet"];
            pg_params: components["schemas"]["WalletSheet"];
            message?: string;
            is_sandbox: boolean;
            card_acceptance_criteria?: components["schemas"]["CardAcceptanceCriteria"];
            token?: components["schemas"]["Card"];
            transactions?: components["schemas"]["ChildTransaction"][];
            timestamp_utc: string;
            customer_id?: string;
            customer_email?: string;
            customer_first_name?: string;
            customer_last_name?: string;
            customer_phone?: string;
            /** Format: date */
            customer_birthdate?: string;
            customer_address_line1?: string;
            customer_address_line2?: string;
            customer_address_city?: string;
            customer_address_state?: string;
            customer_address_country?: string;
            customer_address_postal_code?: string;
            agreement?: components["schemas"]["Agreement"];
            customer_wallet_transactions?: components["schemas"]["WalletTransaction"][];
            extra?: components["schemas"]["WalletSheet"];
            initiator: components["schemas"]["Initiator"];
            signature: string;
        };
        PaymentInquiry: {
            session_id?: string;
            order_no?: string;
            notify_webhook_url?: boolean;
            /** Format: uri */
            webhook_url?: string;
        };
        PaymentMethod: {
            code: string;
            name: string;
            /** Format: decimal */
            amount: string;
            currency_code: string;
            /** Format: decimal */
            fee: string;
            fee_description: string;
            /** Format: uri */
            icon: string;
            icons: {
                /** Format: uri */
                svg: string;
                /** Format: uri */
                webp: string;
            };
            /** @enum {string} */
            flow: "redirect" | "card_onsite" | "flex_methods";
            redirect_url: null;
            /** @enum {string} */
            type: "e_commerce" | "payment_request";
            is_sandbox: boolean;
            branding_options?: {
                text: string;
                color: string;
                font_weight: number;
            };
        };
        PaymentMethodSearch: {
            /** @enum {string} */
            plugin: "e_commerce" | "payment_request";
            currencies?: string[];
            customer_id?: string;
            /** @enum {string} */
            operation?: "purchase" | "authorize";
            /** @enum {string} */
            type?: "sandbox" | "production";
            tokenizable?: boolean;
            auto_debit?: boolean;
            pg_names?: string[];
            tags?: ("e_commerce" | "crm" | "pos" | "invoicing" | "subscriptions" | "marketplace" | "mobile_app" | "ticket_booking" | "donations" | "government" | "education" | "healthcare" | "insurance" | "logistics" | "hospitality" | "real_estate" | "retail" | "telecom" | "utilities" | "demo" | "test")[];
            payment_services?: ("wallet" | "apple_pay" | "google_pay" | "samsung_pay" | "stc_pay")[];
        };
        PaymentMethods: {
            customer_payment_methods: (string | components["schemas"]["WalletMethod"])[];
            payment_methods: components["schemas"]["Gateway"][];
        };
        PendingOperation: {
            detail: string;
            /** @enum {string} */
            operation: "refund" | "capture" | "void";
            /** @constant */
            result: "pending";
            reference_number?: string;
            request_id?: string;
        };
        /** @description Why the request as a whole is refused. */
        Refusal: {
            /** @description For people. Its words may change. */
            detail: string;
            /** @description For programs, where one refusal is to be told from others. */
            code?: string;
            /**
             * @description Of an operation or payment that was refused.
             * @enum {string}
             */
            result?: "failed";
            /** @description The operation that was refused. */
            operation?: string;
        };
        Report: {
            encrypted_id: string;
            report_name: string;
            /** @enum {string} */
            interval: "daily" | "weekly" | "monthly" | "yearly" | "custom";
            /** @enum {string} */
            source: "auto" | "manual";
            /** @enum {string} */
            file_format: "CSV" | "XLSX";
            records_amount: number | null;
            /** @enum {string} */
            status: "in_progress" | "finished" | "failed";
            /** Format: date-time */
            starts_at: string;
            /** Format: date-time */
            ends_at: string;
            generated_at: string | null;
            /** Format: date-time */
            created_at: string;
            download_action: {
                /** @constant */
                method: "GET";
                /** Format: uri */
                url: string;
            };
        };
        ReportCreate: {
            /** @enum {string} */
            interval?: "daily" | "weekly" | "monthly" | "yearly";
            /** Format: date */
            created_after?: string;
            /** Format: date */
            created_before?: string;
            /** @enum {string} */
            file_format?: "CSV" | "XLSX";
        };
        ReportList: {
            count: number;
            next: string | null;
            previous: string | null;
            results: components["schemas"]["Report"][];
        };
        ResentNotice: {
            message: string;
        };
        SdkApplePaySession: {
            pg_code?: string;
            /** Format: uri */
            validation_url: string;
        };
        SdkCard: {
            brand: string | null;
            number: string;
            expiry_month: string;
            expiry_year: string;
            token: string;
            is_preferred: boolean;
            is_expired: boolean;
            cvv_required: boolean;
            pg_code: string;
            pg: string;
            /** Format: decimal */
            amount: string;
            currency_code: string;
            /** Format: decimal */
            fee: string;
            /** Format: uri */
            delete_url: string;
            /** Format: uri */
            submit_url: string;
        };
        SdkCodeSent: {
            /** @enum {string} */
            status: "success" | "canceled" | "error" | "pending";
            message: string;
        };
        SdkInstalmentCheck: {
            pg_code: string;
        };
        SdkInstalments: {
            code: string;
            name: string;
            /** Format: decimal */
            amount: string;
            currency_code: string;
            /** Format: decimal */
            fee: string;
            fee_description: string;
            /** Format: uri */
            icon: string;
            icons: {
                /** Format: uri */
                svg: string;
                /** Format: uri */
                webp: string;
            };
            /** @enum {string} */
            flow: "redirect" | "card_onsite" | "flex_methods";
            redirect_url: null;
            /** @enum {string} */
            type: "e_commerce" | "payment_request";
            is_sandbox: boolean;
            branding_options?: {
                text: string;
                color: string;
                font_weight: number;
            };
            country: string;
            public_key: null;
            /** Format: uri */
            submit_url: string;
            /** @constant */
            pre_payment_options_available: true;
            /** Format: uri */
            pre_payment_check_url: string;
            pre_payment_options: null;
        };
        SdkMethod: {
            code: string;
            name: string;
            /** Format: decimal */
            amount: string;
            currency_code: string;
            /** Format: decimal */
            fee: string;
            fee_description: string;
            /** Format: uri */
            icon: string;
            icons: {
                /** Format: uri */
                svg: string;
                /** Format: uri */
                webp: string;
            };
            /** @enum {string} */
            flow: "redirect" | "card_onsite" | "flex_methods";
            redirect_url: null;
            /** @enum {string} */
            type: "e_commerce" | "payment_request";
            is_sandbox: boolean;
            branding_options?: {
                text: string;
                color: string;
                font_weight: number;
            };
            pg: string;
            /** Format: uri */
            submit_url: string;
            /** Format: uri */
            cancel_url: string;
            can_save_card: boolean;
            requires_result_popup: boolean;
        };
        SdkRedirect: {
            /** @enum {string} */
            status: "success" | "canceled" | "error" | "pending";
            message: string;
            /** Format: uri */
            redirect_url: string;
        };
        SdkResult: {
            /** @enum {string} */
            status: "success" | "canceled" | "error" | "pending";
            message: string;
            form_of_payment: string;
            challenge_occurred: boolean;
            session_id: string;
            /** @enum {string} */
            operation: "purchase" | "authorize";
            order_no?: string;
            reference_number?: string;
            /** Format: uri */
            redirect_url?: string;
            payment_gateway_info?: {
                pg_code: string;
                pg_name: string;
                pg_response: components["schemas"]["WalletSheet"];
            };
        };
        SdkService: {
            code: string;
            pg_code: string;
            /** @enum {string} */
            flow: "apple_pay" | "google_pay" | "stc_pay";
            currency_code: string;
            /** Format: decimal */
            fee: string;
            fee_description: string;
            requires_result_popup: boolean;
            /** Format: uri */
            payment_url: string;
            country_code?: string;
            merchant_id?: string;
            domain?: string;
            shop_name?: string;
            /** Format: decimal */
            amount?: string;
            session_id?: string;
            /** Format: uri */
            validation_url?: string;
            gateway?: string;
            gateway_merchant_id?: string;
            merchant_name?: string;
            environment?: string;
            /** Format: decimal */
            total_price?: string;
            can_save_card?: boolean;
            /** Format: uri */
            submit_url?: string;
        };
        SdkSession: {
            session_id: string;
            /** Format: decimal */
            amount: string;
            currency_code: string;
            billing: {
                /** Format: decimal */
                amount: string;
                currency_code: string;
                display: string;
            };
            /** @enum {string} */
            state: "created" | "pending" | "attempted" | "cod" | "paid" | "authorized" | "captured" | "failed" | "canceled" | "expired" | "invalided";
            /** @enum {string} */
            type: "e_commerce" | "payment_request";
            /** @enum {string} */
            payment_type: "one_off" | "auto_debit" | "save_card" | "auto_pay";
            /** @enum {string} */
            operation: "purchase" | "authorize";
            /** @enum {string} */
            language: "en" | "ar";
            /** Format: date-time */
            expiration_time: string;
            /** @constant */
            is_amount_editable: false;
            /** Format: uri */
            cancel_url: string;
            payment_methods: components["schemas"]["SdkMethod"][];
            payment_services: components["schemas"]["SdkService"][];
            flex_methods: components["schemas"]["SdkInstalments"][];
            sdk_studio: {
                /** @constant */
                is_enabled: false;
            };
            response: components["schemas"]["SdkResult"] | null;
            cards: components["schemas"]["SdkCard"][];
        };
        SdkSubmit: {
            pg_code?: string;
            token?: string;
            cvv?: string;
            /** Format: decimal */
            amount?: string | number;
        };
        SdkWalletCode: {
            otp: string;
        };
        SdkWalletPhone: {
            customer_phone: string;
        };
        SentMessage: {
            message: string;
            /** @constant */
            result: "success";
        };
        Session: {
            session_id: string;
            /** @enum {string} */
            state: "created" | "pending" | "attempted" | "cod" | "paid" | "authorized" | "captured" | "failed" | "canceled" | "expired" | "invalided";
            /** @enum {string} */
            type: "e_commerce" | "payment_request";
            /** @enum {string} */
            payment_type: "one_off" | "auto_debit" | "save_card" | "auto_pay";
            /** Format: decimal */
            amount: string;
            currency_code: string;
            pg_codes: string[];
            /** @enum {string} */
            operation: "purchase" | "authorize";
            /** @enum {string} */
            language: "en" | "ar";
            expiration_time: string;
            /** Format: uri */
            checkout_url: string;
            /** Format: uri */
            checkout_page_url: string;
            /** Format: uri */
            checkout_short_url: string;
            /** Format: uri */
            attachment?: string;
            /** Format: uri */
            attachment_short_url?: string;
            /** Format: uri */
            qr_code_url?: string;
            payment_methods: components["schemas"]["PaymentMethod"][];
            settled_pg_code: string | null;
            /** Format: decimal */
            remaining_amount: string;
            /** Format: decimal */
            settled_amount: string;
            /** Format: decimal */
            paid_amount: string;
            /** Format: decimal */
            captured_amount: string;
            /** Format: decimal */
            refunded_amount: string;
            /** Format: decimal */
            voided_amount: string;
            order_no?: string;
            customer_id?: string;
            customer_email?: string;
            customer_phone?: string;
            /** Format: uri */
            webhook_url?: string;
            /** Format: uri */
            redirect_url?: string;
            extra?: components["schemas"]["WalletSheet"];
            initiator_id?: number;
            customer_phone_2?: string;
            customer_first_name?: string;
            customer_last_name?: string;
            /** Format: date */
            customer_birthdate?: string;
            due_datetime?: string;
            notifications?: {
                email?: string[];
                sms?: string[];
                whatsapp?: string[];
            };
            email_recipients?: string[];
            billing_address?: components["schemas"]["Address"];
            shipping_address?: components["schemas"]["ShippingAddress"];
            agreement?: components["schemas"]["Agreement"];
            card_acceptance_criteria?: components["schemas"]["CardAcceptanceCriteria"];
            attachment_upload_url?: string;
            product_type?: string;
            vendor_name?: string;
            loyalty?: {
                enabled: boolean;
                reference?: string;
                metadata?: components["schemas"]["WalletSheet"];
            } | null;
            transactions: components["schemas"]["ChildTransaction"][];
            customer_wallet_transactions?: components["schemas"]["WalletTransaction"][];
            attempts: components["schemas"]["Attempt"][];
            sdk_setup_preload_payload?: components["schemas"]["SetupPreload"];
        };
        SessionCreate: {
            /** @enum {string} */
            type: "e_commerce" | "payment_request" | "one_off" | "auto_debit" | "save_card" | "auto_pay";
            /** Format: decimal */
            amount: string | number;
            currency_code: string;
            pg_codes: string[];
            /** @enum {string} */
            payment_type?: "one_off" | "auto_debit" | "save_card" | "auto_pay";
            /** @enum {string} */
            language?: "en" | "ar";
            order_no?: string;
            customer_id?: string;
            /** Format: email */
            customer_email?: string;
            customer_phone?: string;
            /** Format: uri */
            webhook_url?: string;
            /** Format: uri */
            redirect_url?: string;
            extra?: {
                [key: string]: unknown;
            };
            expiration_time?: string;
            initiator_id?: number;
            autopay?: {
                /** @enum {string} */
                frequency: "monthly" | "yearly";
                /** Format: decimal */
                recurring_amount: string | number;
                /** Format: date */
                start_date: string;
                /** Format: date */
                end_date?: string | null;
                description?: string | null;
                retry_count?: number | null;
                notification_preferences?: {
                    /** @default true */
                    pre_charge_enabled?: boolean;
                    /** @default true */
                    failure_enabled?: boolean;
                    /** @default true */
                    final_failure_enabled?: boolean;
                };
            };
            shopping_address?: {
                line1: string;
                line2?: string;
                city: string;
                state?: string;
                /** @enum {string} */
                country: "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AQ" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BV" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HM" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TC" | "TD" | "TF" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "UM" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "YE" | "YT" | "ZA" | "ZM" | "ZW";
                postal_code?: string;
                first_name: string;
                last_name: string;
                /** Format: email */
                email: string;
                phone: string;
            };
            shortify_checkout_url?: boolean;
            include_sdk_setup_preload?: boolean;
            preload_checkout_page?: boolean;
            payment_instrument?: {
                /** @enum {string} */
                instrument_type: "apple_pay" | "google_pay" | "samsung_pay" | "token" | "wallet";
                payload: {
                    [key: string]: unknown;
                };
            };
            /** Format: binary */
            attachment?: string | null;
            customer_phone_2?: string;
            customer_first_name?: string;
            customer_last_name?: string;
            /** Format: date */
            customer_birthdate?: string;
            due_datetime?: string;
            notifications?: {
                email?: ("created" | "paid" | "canceled" | "failed" | "expired" | "authorized" | "voided" | "refunded" | "captured")[];
                sms?: ("created" | "paid" | "canceled" | "failed" | "expired" | "authorized" | "voided" | "refunded" | "captured")[];
                SMS?: ("created" | "paid" | "canceled" | "failed" | "expired" | "authorized" | "voided" | "refunded" | "captured")[];
                whatsapp?: ("created" | "paid" | "canceled" | "failed" | "expired" | "authorized")[];
            };
            email_recipients?: string[];
            billing_address?: {
                line1: string;
                line2?: string;
                city: string;
                state?: string;
                /** @enum {string} */
                country: "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AQ" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BV" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HM" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TC" | "TD" | "TF" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "UM" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "YE" | "YT" | "ZA" | "ZM" | "ZW";
                postal_code?: string;
            };
            shipping_address?: {
                line1: string;
                line2?: string;
                city: string;
                state?: string;
                /** @enum {string} */
                country: "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AQ" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BV" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HM" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TC" | "TD" | "TF" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "UM" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "YE" | "YT" | "ZA" | "ZM" | "ZW";
                postal_code?: string;
                first_name: string;
                last_name: string;
                /** Format: email */
                email: string;
                phone: string;
            };
            agreement?: {
                id: string;
                /** @enum {string} */
                type?: "recurring" | "unscheduled" | "installment" | "event_based" | "other";
                /** @enum {string} */
                amount_variability?: "fixed" | "variable";
                /** @enum {string} */
                frequency?: "irregular" | "daily" | "weekly" | "semi_monthly" | "monthly" | "quarterly" | "semi_annually" | "yearly" | "other";
                start_date?: string;
                expiry_date?: string;
                /** Format: decimal */
                max_amount_per_cycle?: string | number;
                cycle_interval_days?: number;
                total_cycles?: number;
                seller?: {
                    name?: string;
                    short_name?: string;
                    category_code?: string;
                };
                extra_params?: {
                    [key: string]: unknown;
                };
            };
            card_acceptance_criteria?: {
                min_expiry_time?: number;
            };
            shortify_attachment_url?: boolean;
            generate_qr_code?: boolean;
            attachment_upload_url?: string;
            product_type?: string;
            vendor_name?: string;
            unit_code?: string;
            branding_options?: {
                payment_methods: {
                    [key: string]: unknown;
                };
            };
            loyalty?: {
                enabled: boolean;
                reference?: string;
                metadata?: {
                    [key: string]: unknown;
                };
            } | null;
        };
        SessionList: {
            count: number;
            next: string | null;
            previous: string | null;
            results: components["schemas"]["Session"][];
        };
        SessionUpdate: {
            /** @enum {string} */
            type?: "e_commerce" | "payment_request" | "one_off" | "auto_debit" | "save_card" | "auto_pay";
            /** Format: decimal */
            amount?: string | number;
            currency_code?: string;
            pg_codes?: string[];
            /** @enum {string} */
            payment_type?: "one_off" | "auto_debit" | "save_card" | "auto_pay";
            /** @enum {string} */
            language?: "en" | "ar";
            order_no?: string;
            customer_id?: string;
            /** Format: email */
            customer_email?: string;
            customer_phone?: string;
            /** Format: uri */
            webhook_url?: string;
            /** Format: uri */
            redirect_url?: string;
            extra?: {
                [key: string]: unknown;
            };
            expiration_time?: string;
            initiator_id?: number;
            autopay?: {
                /** @enum {string} */
                frequency: "monthly" | "yearly";
                /** Format: decimal */
                recurring_amount: string | number;
                /** Format: date */
                start_date: string;
                /** Format: date */
                end_date?: string | null;
                description?: string | null;
                retry_count?: number | null;
                notification_preferences?: {
                    /** @default true */
                    pre_charge_enabled?: boolean;
                    /** @default true */
                    failure_enabled?: boolean;
                    /** @default true */
                    final_failure_enabled?: boolean;
                };
            };
            shopping_address?: {
                line1: string;
                line2?: string;
                city: string;
                state?: string;
                /** @enum {string} */
                country: "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AQ" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BV" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HM" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TC" | "TD" | "TF" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "UM" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "YE" | "YT" | "ZA" | "ZM" | "ZW";
                postal_code?: string;
                first_name: string;
                last_name: string;
                /** Format: email */
                email: string;
                phone: string;
            };
            shortify_checkout_url?: boolean;
            include_sdk_setup_preload?: boolean;
            preload_checkout_page?: boolean;
            payment_instrument?: {
                /** @enum {string} */
                instrument_type: "apple_pay" | "google_pay" | "samsung_pay" | "token" | "wallet";
                payload: {
                    [key: string]: unknown;
                };
            };
            /** Format: binary */
            attachment?: string | null;
            customer_phone_2?: string;
            customer_first_name?: string;
            customer_last_name?: string;
            /** Format: date */
            customer_birthdate?: string;
            due_datetime?: string;
            notifications?: {
                email?: ("created" | "paid" | "canceled" | "failed" | "expired" | "authorized" | "voided" | "refunded" | "captured")[];
                sms?: ("created" | "paid" | "canceled" | "failed" | "expired" | "authorized" | "voided" | "refunded" | "captured")[];
                SMS?: ("created" | "paid" | "canceled" | "failed" | "expired" | "authorized" | "voided" | "refunded" | "captured")[];
                whatsapp?: ("created" | "paid" | "canceled" | "failed" | "expired" | "authorized")[];
            };
            email_recipients?: string[];
            billing_address?: {
                line1: string;
                line2?: string;
                city: string;
                state?: string;
                /** @enum {string} */
                country: "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AQ" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BV" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HM" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TC" | "TD" | "TF" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "UM" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "YE" | "YT" | "ZA" | "ZM" | "ZW";
                postal_code?: string;
            };
            shipping_address?: {
                line1: string;
                line2?: string;
                city: string;
                state?: string;
                /** @enum {string} */
                country: "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AQ" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BV" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HM" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TC" | "TD" | "TF" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "UM" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "YE" | "YT" | "ZA" | "ZM" | "ZW";
                postal_code?: string;
                first_name: string;
                last_name: string;
                /** Format: email */
                email: string;
                phone: string;
            };
            agreement?: {
                id: string;
                /** @enum {string} */
                type?: "recurring" | "unscheduled" | "installment" | "event_based" | "other";
                /** @enum {string} */
                amount_variability?: "fixed" | "variable";
                /** @enum {string} */
                frequency?: "irregular" | "daily" | "weekly" | "semi_monthly" | "monthly" | "quarterly" | "semi_annually" | "yearly" | "other";
                start_date?: string;
                expiry_date?: string;
                /** Format: decimal */
                max_amount_per_cycle?: string | number;
                cycle_interval_days?: number;
                total_cycles?: number;
                seller?: {
                    name?: string;
                    short_name?: string;
                    category_code?: string;
                };
                extra_params?: {
                    [key: string]: unknown;
                };
            };
            card_acceptance_criteria?: {
                min_expiry_time?: number;
            };
            shortify_attachment_url?: boolean;
            generate_qr_code?: boolean;
            attachment_upload_url?: string;
            product_type?: string;
            vendor_name?: string;
            unit_code?: string;
            branding_options?: {
                payment_methods: {
                    [key: string]: unknown;
                };
            };
            loyalty?: {
                enabled: boolean;
                reference?: string;
                metadata?: {
                    [key: string]: unknown;
                };
            } | null;
        };
        Settings: {
            name: string;
            timezone: string;
            region: string;
            /** @enum {string} */
            default_language: "en" | "ar";
            webhook_url: string | null;
            allowed_origins: string[];
            session_lifetime: number;
            expire_transactions: boolean;
            operation_approval_enabled: boolean;
            production: boolean;
            name_ar: string | null;
            brand_color: string | null;
            logo_url: string | null;
            favicon_url: string | null;
            support_email: string | null;
            support_phone: string | null;
            support_url: string | null;
            terms_url: string | null;
            privacy_url: string | null;
        };
        SettingsUpdate: {
            name?: string;
            timezone?: string;
            region?: string;
            /** @enum {string} */
            default_language?: "en" | "ar";
            /** Format: uri */
            webhook_url?: string | null;
            allowed_origins?: string[];
            session_lifetime?: number;
            expire_transactions?: boolean;
            operation_approval_enabled?: boolean;
            name_ar?: string | null;
            brand_color?: string | null;
            /** Format: email */
            support_email?: string | null;
            support_phone?: string | null;
            /** Format: uri */
            support_url?: string | null;
            /** Format: uri */
            terms_url?: string | null;
            /** Format: uri */
            privacy_url?: string | null;
        };
        SetupPreload: {
            session_id: string;
            /** Format: decimal */
            amount: string;
            currency_code: string;
            billing: {
                /** Format: decimal */
                amount: string;
                currency_code: string;
                display: string;
            };
            /** @enum {string} */
            state: "created" | "pending" | "attempted" | "cod" | "paid" | "authorized" | "captured" | "failed" | "canceled" | "expired" | "invalided";
            /** @enum {string} */
            type: "e_commerce" | "payment_request";
            /** @enum {string} */
            payment_type: "one_off" | "auto_debit" | "save_card" | "auto_pay";
            /** @enum {string} */
            operation: "purchase" | "authorize";
            /** @enum {string} */
            language: "en" | "ar";
            /** Format: date-time */
            expiration_time: string;
            /** @constant */
            is_amount_editable: false;
            /** Format: uri */
            cancel_url: string;
            payment_methods: components["schemas"]["SdkMethod"][];
            payment_services: components["schemas"]["SdkService"][];
            flex_methods: components["schemas"]["SdkInstalments"][];
            sdk_studio: {
                /** @constant */
                is_enabled: false;
            };
            response: components["schemas"]["SdkResult"] | null;
            customer_id: string | null;
            customer_phone: string | null;
            cards: components["schemas"]["SetupPreloadCard"][];
        };
        SetupPreloadCard: {
            brand: string | null;
            number: string;
            expiry_month: string;
            expiry_year: string;
            token: string;
            is_preferred: boolean;
            is_expired: boolean;
            cvv_required: boolean;
            pg_code: string;
            pg: string;
            /** Format: decimal */
            amount: string;
            currency_code: string;
            /** Format: decimal */
            fee: string;
            /** Format: uri */
            delete_url: string;
            /** Format: uri */
            submit_url: string;
            customer_id: string;
            name_on_card: string | null;
        };
        ShippingAddress: {
            line1: string;
            line2?: string;
            city: string;
            state?: string;
            country: string;
            postal_code?: string;
            first_name: string;
            last_name: string;
            email: string;
            phone: string;
        };
        Subscription: {
            id: string;
            customer_id: string;
            customer_email: string;
            /** @enum {string} */
            frequency: "monthly" | "yearly";
            /** Format: decimal */
            recurring_amount: string;
            currency: string;
            /** @enum {string} */
            status: "pending_setup" | "trialing" | "active" | "past_due" | "canceled" | "expired" | "setup_failed";
            next_billing_date: string | null;
            /** Format: date-time */
            created_at: string;
            customer_name: string | null;
            customer_phone: string | null;
            /** Format: decimal */
            first_payment_amount: string;
            /** Format: date */
            start_date: string;
            end_date: string | null;
            billing_anchor_day: number;
            setup_session_id: string;
            agreement_id: string;
            amount_variability: string;
            cycle_interval_days: number;
            total_cycles: number | null;
            notification_config: {
                pre_charge_enabled: boolean;
                failure_enabled: boolean;
                final_failure_enabled: boolean;
            } | null;
            cancel_at_period_end: boolean;
            canceled_at: string | null;
            cancellation_initiator: string | null;
            cancellation_reason: string | null;
            cancellation_note: string | null;
            description: string | null;
            merchant_reference: string | null;
            plan_name: string | null;
            /** @enum {string} */
            language: "en" | "ar";
            retry_count: number;
            /** Format: date-time */
            updated_at: string;
            card: {
                masked_card: string;
                card_brand: string | null;
            } | null;
            current_cycle: components["schemas"]["Cycle"] | null;
        };
        SubscriptionCancel: {
            /** @enum {string} */
            mode: "immediate" | "at_period_end";
            reason?: string;
            note?: string;
        };
        SubscriptionEvent: {
            /** @constant */
            event: "subscription.blocked";
            subscription_id: string;
            cycle_number: number;
            /** Format: date */
            scheduled_date: string;
            /** Format: decimal */
            amount: string;
            currency_code: string;
            gateway_account: string;
            reason: string;
            timestamp_utc: string;
            signature: string;
        };
        SubscriptionList: {
            count: number;
            next: string | null;
            previous: string | null;
            results: components["schemas"]["SubscriptionSummary"][];
        };
        SubscriptionPageLink: {
            page_token: string;
            /** Format: uri */
            page_url: string;
        };
        SubscriptionSearch: {
            /** @enum {string} */
            status?: "pending_setup" | "setup_failed" | "trialing" | "active" | "past_due" | "canceled" | "expired";
            customer_id?: string;
            /** @description A day `YYYY-MM-DD` of the merchant's time zone, or an instant in ISO 8601 with its offset. */
            created_after?: string;
            /** @description A day `YYYY-MM-DD` of the merchant's time zone, or an instant in ISO 8601 with its offset. */
            created_before?: string;
            limit?: number;
            offset?: number;
        };
        SubscriptionSummary: {
            id: string;
            customer_id: string;
            customer_email: string;
            /** @enum {string} */
            frequency: "monthly" | "yearly";
            /** Format: decimal */
            recurring_amount: string;
            currency: string;
            /** @enum {string} */
            status: "pending_setup" | "trialing" | "active" | "past_due" | "canceled" | "expired" | "setup_failed";
            next_billing_date: string | null;
            /** Format: date-time */
            created_at: string;
        };
        Token: {
            token: string;
            expires_in: number;
        };
        TokenCreate: {
            username: string;
            password: string;
        };
        UnsentNotice: {
            session_id?: string;
            order_no?: string;
            channels: string[];
            /** @constant */
            result: "failed";
        };
        UploadedAttachment: {
            file_url: string;
            original_filename: string;
            /** Format: uri */
            attachment_short_url?: string;
        };
        User: {
            id: number;
            username: string;
            permissions: string[];
            is_checker: boolean;
            email: string | null;
            first_name: string | null;
            last_name: string | null;
            phone: string | null;
            /** Format: date-time */
            created_at: string;
        };
        UserCreate: {
            username: string;
            password: string;
            permissions?: string[];
            is_checker?: boolean;
            /** Format: email */
            email?: string | null;
            first_name?: string | null;
            last_name?: string | null;
            phone?: string | null;
        };
        UserList: {
            count: number;
            next: string | null;
            previous: string | null;
            results: components["schemas"]["User"][];
        };
        UserUpdate: {
            username?: string;
            password?: string;
            permissions?: string[];
            is_checker?: boolean;
            /** Format: email */
            email?: string | null;
            first_name?: string | null;
            last_name?: string | null;
            phone?: string | null;
        };
        WalletAccount: {
            id: string;
            customer_id: string;
            currency: string;
            /** @enum {string} */
            status: "active" | "suspended" | "closed";
            /** Format: decimal */
            balance: string;
            /** Format: decimal */
            available_balance: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        WalletAccountList: {
            count: number;
            next: components["schemas"]["CursorPointer"] | null;
            previous: components["schemas"]["CursorPointer"] | null;
            results: components["schemas"]["WalletAccount"][];
        };
        WalletAccountSearch: {
            customer_id: string;
            currency?: string;
            /** @enum {string} */
            status?: "active" | "suspended" | "closed";
            pagination?: {
                cursor?: number | null;
                direction?: ("forward" | "backward") | null;
                per_page?: number | null;
            } | null;
        };
        WalletAdjustment: {
            customer_id: string;
            currency: string;
            /** Format: decimal */
            amount: string | number;
            reason?: string | null;
            reference?: string | null;
            reverses?: number | null;
        };
        WalletEntry: {
            /** @enum {string} */
            entry_type: "credit_refund" | "credit_adjustment" | "debit_adjustment" | "reserve" | "debit_payment" | "release" | "reversal";
            /** @enum {string} */
            direction: "credit" | "debit";
            /** Format: decimal */
            amount: string;
            currency: string;
            /** @constant */
            status: "completed";
            /** Format: date-time */
            created_at: string;
            session_id?: string;
            pg_code?: string;
        };
        WalletEntryList: {
            count: number;
            next: components["schemas"]["CursorPointer"] | null;
            previous: components["schemas"]["CursorPointer"] | null;
            results: components["schemas"]["WalletEntry"][];
        };
        WalletEntrySearch: {
            customer_id: string;
            currency: string;
            /** @enum {string} */
            entry_type?: "credit_refund" | "credit_adjustment" | "debit_adjustment" | "reserve" | "debit_payment" | "release" | "reversal" | "expire";
            /** @enum {string} */
            direction?: "credit" | "debit";
            /** @enum {string} */
            status?: "pending" | "completed" | "failed";
            session_id?: string;
            provider?: string;
            pg_code?: string;
            /** Format: date */
            date_from?: string;
            /** Format: date */
            date_to?: string;
            pagination?: {
                cursor?: number | null;
                direction?: ("forward" | "backward") | null;
                per_page?: number | null;
            } | null;
        };
        WalletMethod: {
            /** @constant */
            type: "wallet";
            code: string;
            provider_code: string;
            currency: string;
            /** Format: decimal */
            available_balance: string;
        };
        WalletOperation: {
            operation_id: number;
            /** @enum {string} */
            operation_type: "refund" | "reservation" | "adjustment" | "reversal";
            /** @enum {string} */
            status: "pending" | "completed" | "expired" | "canceled" | "reversed";
            session_id: string | null;
            reason: string | null;
            reference: string | null;
            reverses: number | null;
            entries: components["schemas"]["WalletOperationEntry"][];
        };
        WalletOperationEntry: {
            id: number;
            /** @enum {string} */
            entry_type: "credit_refund" | "credit_adjustment" | "debit_adjustment" | "reserve" | "debit_payment" | "release" | "reversal";
            /** @enum {string} */
            direction: "credit" | "debit";
            /** Format: decimal */
            amount: string;
            currency: string;
            /** @constant */
            status: "completed";
            /** Format: date-time */
            created_at: string;
        };
        WalletOperationLookup: {
            operation_id: number;
        };
        WalletPayment: {
            session_id: string;
            pg_code?: string | null;
            payload?: {
                [key: string]: unknown;
            } | null;
        };
        WalletSheet: {
            [key: string]: unknown;
        };
        WalletTransaction: {
            provider_code: string;
            /** Format: decimal */
            amount: string;
            currency: string;
            operation_id: string;
            wallet_response: {
                /** Format: decimal */
                amount: string;
                currency: string;
                /** @constant */
                status: "completed";
                operation_id: string;
                /** Format: date-time */
                created_at: string;
                customer_id: string;
                payment_entry_id: number;
                reserve_entry_id: number;
            };
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            modified_at: string;
        };
        LoggedRequest: {
            id: string;
            request_id: string;
            /** Format: date-time */
            at: string;
            method: string;
            path: string;
            status: number;
            duration_ms: number;
            /** @enum {string} */
            caller: "private_key" | "public_key" | "user";
            caller_id: string;
            request_body: string | null;
            answer_body: string | null;
        };
        RequestLog: {
            /** Format: uri */
            next: string | null;
            results: components["schemas"]["LoggedRequest"][];
        };
    };
    responses: {
        /** @description A field is wrong, or the request as a whole. */
        Invalid: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"] | components["schemas"]["FieldErrors"];
            };
        };
        /** @description No credential, or one that opens nothing here. */
        Unauthenticated: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The caller has no right to this. */
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description There is nothing here that this caller may see. */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Its present state, or a request that is still running, forbids it. */
        Conflict: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description It was there, and its time is over. */
        Gone: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The body is larger than 1 MiB, or than what the endpoint takes besides. */
        TooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The body is of a type that is not read. */
        UnsupportedMedia: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The key came with another body before. */
        Unprocessable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description A charge is in flight. */
        Locked: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Too many requests. */
        RateLimited: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description A fault of the service. */
        ServerError: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The service is busy. Send the request again. */
        Busy: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description The request's id: yours, if you sent a sane one. Name it when you ask for help. */
        "X-Request-Id": string;
        /** @description What is left of each limit and the seconds until it is whole again, such as `"general";r=89999;t=3600`. */
        RateLimit: string;
        /** @description Each limit and its window in seconds, such as `"general";q=90000;w=86400`. */
        "RateLimit-Policy": string;
        /** @description Seconds after which the request may be sent again. */
        "Retry-After": number;
        /** @description The credentials that the endpoint takes. */
        "WWW-Authenticate": string;
        /** @description There if this is the kept answer of an earlier request under the same key. */
        "Idempotent-Replayed": "true";
        /** @description Where it leads. */
        Location: string;
        /** @description The file's name. */
        "Content-Disposition": string;
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
export type LoggedRequest = components['schemas']['LoggedRequest'];
export type RequestLog = components['schemas']['RequestLog'];
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
export type HeaderRateLimit = components['headers']['RateLimit'];
export type HeaderRateLimitPolicy = components['headers']['RateLimit-Policy'];
export type HeaderRetryAfter = components['headers']['Retry-After'];
export type HeaderWwwAuthenticate = components['headers']['WWW-Authenticate'];
export type HeaderIdempotentReplayed = components['headers']['Idempotent-Replayed'];
export type HeaderLocation = components['headers']['Location'];
export type HeaderContentDisposition = components['headers']['Content-Disposition'];
export type $defs = Record<string, never>;
export interface operations {
    "sessions.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of yours. The same request under it acts once; another body is refused. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionCreate"];
                "application/x-www-form-urlencoded": components["schemas"]["SessionCreate"];
                "multipart/form-data": components["schemas"]["SessionCreate"];
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"] | components["schemas"]["Payment"];
                };
            };
            /** @description Taken up; the outcome is not known yet. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    "sessions.retrieve": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The session's id. */
                session_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    "sessions.replace": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The session's id. */
                session_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionCreate"];
                "application/x-www-form-urlencoded": components["schemas"]["SessionCreate"];
                "multipart/form-data": components["schemas"]["SessionCreate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            423: components["responses"]["Locked"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    "sessions.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The session's id. */
                session_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SessionUpdate"];
                "application/x-www-form-urlencoded": components["schemas"]["SessionUpdate"];
                "multipart/form-data": components["schemas"]["SessionUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            423: components["responses"]["Locked"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    "attachments.upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "multipart/form-data": components["schemas"]["AttachmentUpload"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedAttachment"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    "sessions.finalizationStatus": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The session's id. */
                session_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FinalizationStatus"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    "checkout.open": {
        parameters: {
            query?: {
                session_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is elsewhere. */
            302: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A field is wrong, or the request as a whole. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] | components["schemas"]["FieldErrors"];
                };
            };
            /** @description There is nothing here that this caller may see. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A fault of the service. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The service is busy. Send the request again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    "payments.applePay": {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of yours. The same request under it acts once; another body is refused. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplePayPayment"];
                "application/x-www-form-urlencoded": components["schemas"]["ApplePayPayment"];
                "multipart/form-data": components["schemas"]["ApplePayPayment"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            /** @description Taken up; the outcome is not known yet. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    "payments.googlePay": {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of yours. The same request under it acts once; another body is refused. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GooglePayPayment"];
                "application/x-www-form-urlencoded": components["schemas"]["GooglePayPayment"];
                "multipart/form-data": components["schemas"]["GooglePayPayment"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            /** @description Taken up; the outcome is not known yet. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    "payments.autoDebit": {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of yours. The same request under it acts once; another body is refused. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AutoDebit"];
                "application/x-www-form-urlencoded": components["schemas"]["AutoDebit"];
                "multipart/form-data": components["schemas"]["AutoDebit"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            /** @description Taken up; the outcome is not known yet. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    "payments.autoDebitAtOlderPath": {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of yours. The same request under it acts once; another body is refused. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AutoDebit"];
                "application/x-www-form-urlencoded": components["schemas"]["AutoDebit"];
                "multipart/form-data": components["schemas"]["AutoDebit"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            /** @description Taken up; the outcome is not known yet. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    "payments.wallet": {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of yours. The same request under it acts once; another body is refused. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WalletPayment"];
                "application/x-www-form-urlencoded": components["schemas"]["WalletPayment"];
                "multipart/form-data": components["schemas"]["WalletPayment"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            /** @description Taken up; the outcome is not known yet. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    "payments.cash": {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of yours. The same request under it acts once; another body is refused. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CashPayment"];
                "application/x-www-form-urlencoded": components["schemas"]["CashPayment"];
                "multipart/form-data": components["schemas"]["CashPayment"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            /** @description Taken up; the outcome is not known yet. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    "payments.cashAtOlderPath": {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of yours. The same request under it acts once; another body is refused. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CashPayment"];
                "application/x-www-form-urlencoded": components["schemas"]["CashPayment"];
                "multipart/form-data": components["schemas"]["CashPayment"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            /** @description Taken up; the outcome is not known yet. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    "payments.inquire": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PaymentInquiry"];
                "application/x-www-form-urlencoded": components["schemas"]["PaymentInquiry"];
                "multipart/form-data": components["schemas"]["PaymentInquiry"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentEvent"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    "operations.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description Names a refund, capture or void of the session: a repeat answers with it in its present state. */
                "Tracking-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OperationCreate"];
                "application/x-www-form-urlencoded": components["schemas"]["OperationCreate"];
                "multipart/form-data": components["schemas"]["OperationCreate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperationEvent"] | components["schemas"]["EndedTransaction"];
                };
            };
            /** @description Taken up; the outcome is not known yet. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PendingOperation"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    "transactions.list": {
        parameters: {
            query?: {
                state?: "created" | "pending" | "attempted" | "cod" | "paid" | "authorized" | "captured" | "failed" | "canceled" | "expired" | "invalided";
                order_no?: string;
                customer_id?: string;
                /** @description A day `YYYY-MM-DD` of the merchant's time zone, or an instant in ISO 8601 with its offset. */
                created_after?: string;
                /** @description A day `YYYY-MM-DD` of the merchant's time zone, or an instant in ISO 8601 with its offset. */
                created_before?: string;
                pg_code?: string;
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionList"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    "transactions.listDeleted": {
        parameters: {
            query?: {
                state?: "created" | "pending" | "attempted" | "cod" | "paid" | "authorized" | "captured" | "failed" | "canceled" | "expired" | "invalided";
                order_no?: string;
                customer_id?: string;
                /** @description A day `YYYY-MM-DD` of the merchant's time zone, or an instant in ISO 8601 with its offset. */
                created_after?: string;
                /** @description A day `YYYY-MM-DD` of the merchant's time zone, or an instant in ISO 8601 with its offset. */
                created_before?: string;
                pg_code?: string;
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedSessionList"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    "transactions.restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The session's id. */
                session_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    "approvals.list": {
        parameters: {
            query?: {
                state?: "pending" | "approved" | "done" | "manual_action_required" | "rejected" | "canceled" | "expired";
                operation?: "refund" | "void";
                pg_code?: string;
                currency_code?: string;
                session_id?: string;
                /** @description A day `YYYY-MM-DD` of the merchant's time zone, or an instant in ISO 8601 with its offset. */
                created_after?: string;
                /** @description A day `YYYY-MM-DD` of the merchant's time zone, or an instant in ISO 8601 with its offset. */
                created_before?: string;
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalRequestList"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    "approvals.approve": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ApprovalDecision"];
                "application/x-www-form-urlencoded": components["schemas"]["ApprovalDecision"];
                "multipart/form-data": components["schemas"]["ApprovalDecision"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalRequest"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    "approvals.reject": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ApprovalDecision"];
                "application/x-www-form-urlencoded": components["schemas"]["ApprovalDecision"];
                "multipart/form-data": components["schemas"]["ApprovalDecision"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalRequest"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    "approvals.cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalRequest"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    "approvals.retry": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalRequest"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    "cards.list": {
        parameters: {
            query: {
                customer_id: string;
                type?: "sandbox" | "production";
                pg_codes?: string[];
                agreement_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardList"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    "cards.search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CardSearch"];
                "application/x-www-form-urlencoded": components["schemas"]["CardSearch"];
                "multipart/form-data": components["schemas"]["CardSearch"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardList"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    "cards.delete": {
        parameters: {
            query?: {
                customer_id?: string;
                type?: "sandbox" | "production";
            };
            header?: never;
            path: {
                /** @description Its token. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the answer has no body. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    "subscriptions.list": {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SubscriptionSearch"];
                "application/x-www-form-urlencoded": components["schemas"]["SubscriptionSearch"];
                "multipart/form-data": components["schemas"]["SubscriptionSearch"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionList"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    "subscriptions.retrieve": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The subscription's id. */
                subscription_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    "subscriptions.listCycles": {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
            };
            header?: never;
            path: {
                /** @description The subscription's id. */
                subscription_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CycleList"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    "subscriptions.cancel": {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID v4 of yours. The same request under it acts once; another body is refused. */
                "Idempotency-Key": string;
            };
            path: {
                /** @description The subscription's id. */
                subscription_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriptionCancel"];
                "application/x-www-form-urlencoded": components["schemas"]["SubscriptionCancel"];
                "multipart/form-data": components["schemas"]["SubscriptionCancel"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    "subscriptions.retrievePageLink": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The subscription's id. */
                subscription_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionPageLink"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    "subscriptions.regeneratePageLink": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The subscription's id. */
                subscription_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionPageLink"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    "wallets.listAccounts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The wallet's slug: `sarraf` for the default one. */
                provider: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WalletAccountSearch"];
                "application/x-www-form-urlencoded": components["schemas"]["WalletAccountSearch"];
                "multipart/form-data": components["schemas"]["WalletAccountSearch"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WalletAccountList"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    "wallets.listEntries": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The wallet's slug: `sarraf` for the default one. */
                provider: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WalletEntrySearch"];
                "application/x-www-form-urlencoded": components["schemas"]["WalletEntrySearch"];
                "multipart/form-data": components["schemas"]["WalletEntrySearch"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WalletEntryList"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    "wallets.retrieveOperation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The wallet's slug: `sarraf` for the default one. */
                provider: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WalletOperationLookup"];
                "application/x-www-form-urlencoded": components["schemas"]["WalletOperationLookup"];
                "multipart/form-data": components["schemas"]["WalletOperationLookup"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WalletOperation"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    "wallets.adjust": {
        parameters: {
            query?: never;
            header: {
                /** @description A key of yours. The same request under it acts once; another body is refused. */
                "Idempotency-Key": string;
            };
            path: {
                /** @description The wallet's slug: `sarraf` for the default one. */
                provider: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WalletAdjustment"];
                "application/x-www-form-urlencoded": components["schemas"]["WalletAdjustment"];
                "multipart/form-data": components["schemas"]["WalletAdjustment"];
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WalletOperation"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    "wallets.finalizationStatus": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The wallet's slug: `sarraf` for the default one. */
                provider: string;
                /** @description The session's id. */
                session_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FinalizationStatus"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    "invoices.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of yours. The same request under it acts once; another body is refused. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceCreate"];
                "application/x-www-form-urlencoded": components["schemas"]["InvoiceCreate"];
                "multipart/form-data": components["schemas"]["InvoiceCreate"];
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"];
                };
            };
            /** @description Taken up; the outcome is not known yet. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    "invoices.retrieve": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The invoice's id. */
                invoice_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    "reports.list": {
        parameters: {
            query?: {
                /** @description A day `YYYY-MM-DD` of the merchant's time zone, or an instant in ISO 8601 with its offset. */
                created_after?: string;
                /** @description A day `YYYY-MM-DD` of the merchant's time zone, or an instant in ISO 8601 with its offset. */
                created_before?: string;
                interval?: "daily" | "weekly" | "monthly" | "yearly" | "custom";
                source?: "auto" | "manual";
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportList"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    "reports.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of yours. The same request under it acts once; another body is refused. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ReportCreate"];
                "application/x-www-form-urlencoded": components["schemas"]["ReportCreate"];
                "multipart/form-data": components["schemas"]["ReportCreate"];
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    "reports.download": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its token. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            /** @description It is elsewhere. */
            302: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    "paymentMethods.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentMethodSearch"];
                "application/x-www-form-urlencoded": components["schemas"]["PaymentMethodSearch"];
                "multipart/form-data": components["schemas"]["PaymentMethodSearch"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethods"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    "gateways.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GatewayCreate"];
                "application/x-www-form-urlencoded": components["schemas"]["GatewayCreate"];
                "multipart/form-data": components["schemas"]["GatewayCreate"];
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Gateway"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    "gateways.describe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GatewayFields"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    "settings.retrieve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Settings"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    "settings.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SettingsUpdate"];
                "application/x-www-form-urlencoded": components["schemas"]["SettingsUpdate"];
                "multipart/form-data": components["schemas"]["SettingsUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Settings"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    "settings.replaceLogo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["BrandImage"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Settings"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    "settings.uploadLogo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["BrandImage"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Settings"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    "settings.deleteLogo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the answer has no body. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    "settings.replaceFavicon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["BrandImage"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Settings"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    "settings.uploadFavicon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["BrandImage"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Settings"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    "settings.deleteFavicon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the answer has no body. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    "users.list": {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserList"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    "users.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserCreate"];
                "application/x-www-form-urlencoded": components["schemas"]["UserCreate"];
                "multipart/form-data": components["schemas"]["UserCreate"];
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    "users.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the answer has no body. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    "users.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UserUpdate"];
                "application/x-www-form-urlencoded": components["schemas"]["UserUpdate"];
                "multipart/form-data": components["schemas"]["UserUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    "apiKeys.list": {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyList"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    "apiKeys.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ApiKeyCreate"];
                "application/x-www-form-urlencoded": components["schemas"]["ApiKeyCreate"];
                "multipart/form-data": components["schemas"]["ApiKeyCreate"];
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewApiKey"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    "apiKeys.revoke": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the answer has no body. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    "tokens.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenCreate"];
                "application/x-www-form-urlencoded": components["schemas"]["TokenCreate"];
                "multipart/form-data": components["schemas"]["TokenCreate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Token"];
                };
            };
            /** @description A field is wrong, or the request as a whole. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] | components["schemas"]["FieldErrors"];
                };
            };
            /** @description No credential, or one that opens nothing here. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body is larger than 1 MiB, or than what the endpoint takes besides. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body is of a type that is not read. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A fault of the service. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The service is busy. Send the request again. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    "events.list": {
        parameters: {
            query?: {
                session_id?: string;
                subscription_id?: string;
                /** @description A day `YYYY-MM-DD` of the merchant's time zone, or an instant in ISO 8601 with its offset. */
                created_after?: string;
                /** @description A day `YYYY-MM-DD` of the merchant's time zone, or an instant in ISO 8601 with its offset. */
                created_before?: string;
                wait?: number;
                known?: number;
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventList"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    "events.retrieve": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    "events.redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    "notifications.resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationResend"];
                "application/x-www-form-urlencoded": components["schemas"]["NotificationResend"];
                "multipart/form-data": components["schemas"]["NotificationResend"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResentNotice"];
                };
            };
            /** @description A field is wrong, or the request as a whole. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"] | components["schemas"]["FieldErrors"] | components["schemas"]["UnsentNotice"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    "notifications.send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationSend"];
                "application/x-www-form-urlencoded": components["schemas"]["NotificationSend"];
                "multipart/form-data": components["schemas"]["NotificationSend"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentMessage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    "notifications.sendByChannel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description `email`, `sms` or `whatsapp`. */
                channel: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChannelNotificationSend"];
                "application/x-www-form-urlencoded": components["schemas"]["ChannelNotificationSend"];
                "multipart/form-data": components["schemas"]["ChannelNotificationSend"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentMessage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    "clock.retrieve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Clock"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    "clock.advance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ClockAdvance"];
                "application/x-www-form-urlencoded": components["schemas"]["ClockAdvance"];
                "multipart/form-data": components["schemas"]["ClockAdvance"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdvancedClock"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    "mailbox.list": {
        parameters: {
            query?: {
                customer_email?: string;
                customer_phone?: string;
                channel?: "email" | "sms" | "whatsapp";
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailList"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    "sdk.retrieve": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The session's id. */
                session_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SdkSession"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    "sdk.submit": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The session's id. */
                session_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SdkSubmit"];
                "application/x-www-form-urlencoded": components["schemas"]["SdkSubmit"];
                "multipart/form-data": components["schemas"]["SdkSubmit"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SdkResult"] | components["schemas"]["SdkRedirect"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    "sdk.cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The session's id. */
                session_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SdkResult"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    "sdk.checkInstalments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The session's id. */
                session_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SdkInstalmentCheck"];
                "application/x-www-form-urlencoded": components["schemas"]["SdkInstalmentCheck"];
                "multipart/form-data": components["schemas"]["SdkInstalmentCheck"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InstalmentCheck"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    "sdk.openApplePay": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The session's id. */
                session_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SdkApplePaySession"];
                "application/x-www-form-urlencoded": components["schemas"]["SdkApplePaySession"];
                "multipart/form-data": components["schemas"]["SdkApplePaySession"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WalletSheet"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    "sdk.sendCode": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The session's id. */
                session_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SdkWalletPhone"];
                "application/x-www-form-urlencoded": components["schemas"]["SdkWalletPhone"];
                "multipart/form-data": components["schemas"]["SdkWalletPhone"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SdkCodeSent"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    "sdk.confirmCode": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The session's id. */
                session_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SdkWalletCode"];
                "application/x-www-form-urlencoded": components["schemas"]["SdkWalletCode"];
                "multipart/form-data": components["schemas"]["SdkWalletCode"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SdkResult"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    "sdk.deleteCard": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The session's id. */
                session_id: string;
                /** @description The card's id, from `delete_url` of the session's payload. */
                card_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the answer has no body. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    "requestLog.list": {
        parameters: {
            query?: {
                request_id?: string;
                method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
                path?: string;
                outcome?: "ok" | "refused" | "failed";
                caller?: "private_key" | "public_key" | "user";
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestLog"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    "webhooks.payment": {
        parameters: {
            query?: never;
            header: {
                /** @description The event's id: the same in every try and every redelivery. */
                "webhook-id": string;
                /** @description When this try was sent: seconds since 1970, in real time. */
                "webhook-timestamp": string;
                /** @description `v1,` and the base64 of an HMAC-SHA256 over `{webhook-id}.{webhook-timestamp}.{body}` with the bytes of the merchant's `webhook_secret`, as Standard Webhooks has it. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentEvent"];
            };
        };
        responses: {
            /** @description Stopped: nothing more is tried. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Delivered. If the customer waits for the outcome, 200 sends them on to `redirect_url`. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Tried again, ten times within a little over three days. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhooks.operation": {
        parameters: {
            query?: never;
            header: {
                /** @description The event's id: the same in every try and every redelivery. */
                "webhook-id": string;
                /** @description When this try was sent: seconds since 1970, in real time. */
                "webhook-timestamp": string;
                /** @description `v1,` and the base64 of an HMAC-SHA256 over `{webhook-id}.{webhook-timestamp}.{body}` with the bytes of the merchant's `webhook_secret`, as Standard Webhooks has it. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OperationEvent"];
            };
        };
        responses: {
            /** @description Stopped: nothing more is tried. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Delivered. If the customer waits for the outcome, 200 sends them on to `redirect_url`. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Tried again, ten times within a little over three days. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhooks.subscription": {
        parameters: {
            query?: never;
            header: {
                /** @description The event's id: the same in every try and every redelivery. */
                "webhook-id": string;
                /** @description When this try was sent: seconds since 1970, in real time. */
                "webhook-timestamp": string;
                /** @description `v1,` and the base64 of an HMAC-SHA256 over `{webhook-id}.{webhook-timestamp}.{body}` with the bytes of the merchant's `webhook_secret`, as Standard Webhooks has it. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriptionEvent"];
            };
        };
        responses: {
            /** @description Stopped: nothing more is tried. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Delivered. If the customer waits for the outcome, 200 sends them on to `redirect_url`. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Tried again, ten times within a little over three days. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
