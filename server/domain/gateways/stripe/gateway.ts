/** Stripe (docs/gateways/stripe.md). */
import { replayedFor } from "../core/capabilities";
import type { GatewayRefs } from "../core/result";
import { gatewayOfConnector } from "../engine/gateway-of";
import type { Gateway } from "../port";
import { begin, capture, charge, endPage, forgetCard, PAGE_LIFE, refund, refused, voidCharge } from "./calls";
import { amountRule } from "./core/amounts";
import { keepListOf } from "./core/tables/kept";
import { lookUp } from "./look-up";
import { readNotifications } from "./notifications";
import { ACCOUNT_FIELDS, TRANSPORT, VERIFY } from "./transport";

function readReturn({ session_id: session = "" }: Readonly<Record<string, string>>): GatewayRefs {
  return /^cs_\w+$/.test(session) ? { session } : {};
}

export const STRIPE: Gateway = gatewayOfConnector({
  identifier: "stripe",
  processor: "stripe",
  name: "stripe",
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
    // Stripe, "Rate limits".
    callsPerSecond: { live: 100, test: 25 },
    capture: "once",
    void: true,
    refund: "many",
    slow: ["refund"],
    // Stripe stores the answer for an idempotency key for at least a day.
    replaySeconds: replayedFor(24 * 3_600),
    // A refund to a bank account may take weeks (Stripe, "Refund pending").
    decidesWithinDays: { capture: 1, void: 1, refund: 30 },
  },
  amountRule,
  transport: TRANSPORT,
  keep: keepListOf,
  verify: VERIFY,
  refused,
  pageLife: () => PAGE_LIFE,
  begin,
  endPage,
  readReturn,
  charge,
  capture,
  void: voidCharge,
  refund,
  forgetCard,
  lookUp,
  readNotifications,
});
