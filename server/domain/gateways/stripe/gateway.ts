import { replayedFor } from "../core/capabilities";
import { gatewayOfConnector } from "../engine/gateway-of";
import type { Gateway } from "../port";
import * as calls from "./calls";
import { ACCOUNT_FIELDS } from "./core/tables/account";
import { keepListOf } from "./core/tables/kept";
import { UNITS } from "./core/tables/units";
import { lookUp } from "./look-up";
import { notifications } from "./notifications";
import { TRANSPORT, VERIFY } from "./transport";

export const STRIPE: Gateway = gatewayOfConnector({
  ...calls,
  identifier: "stripe",
  accountFields: ACCOUNT_FIELDS,
  capabilities: {
    page: true,
    pageCanBeEnded: true,
    pageLanguages: ["en"],
    rawCard: false,
    wallets: ["google_pay"],
    keepCard: "alone_too",
    unattended: true,
    authorize: true,
    // Stripe's rate limits (Stripe's documentation, "Rate limits").
    callsPerSecond: { live: 100, test: 25 },
    capture: "once",
    void: true,
    refund: "many",
    slow: ["refund"],
    // Stripe stores the answer for an idempotency key for at least a day.
    replaySeconds: replayedFor(24 * 3_600),
    // A refund to a bank account may take weeks (Stripe's documentation, "Refund pending").
    decidesWithinDays: { capture: 1, void: 1, refund: 30 },
  },
  units: UNITS,
  transport: TRANSPORT,
  keep: keepListOf,
  verify: VERIFY,
  lookUp,
  notifications,
});
