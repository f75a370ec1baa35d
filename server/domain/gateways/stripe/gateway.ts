/** Stripe (docs/gateways/stripe.md). */
import type { GatewayRefs } from "../core/result";
import { gatewayOfConnector } from "../engine/gateway-of";
import type { Gateway } from "../port";
import { begin, capture, charge, endPage, forgetCard, refund, voidCharge } from "./calls";
import { amountRule } from "./core/amounts";
import { keepListOf } from "./core/keep";
import { lookUp } from "./look-up";
import { readNotifications } from "./read-notifications";
import { ACCOUNT_FIELDS, TRANSPORT, VERIFY } from "./transport";

function readReturn({ session_id: session = "" }: Readonly<Record<string, string>>): GatewayRefs {
  return /^cs_\w+$/.test(session) ? { session } : {};
}

/** Minimum number of seconds for which Stripe stores the answer for an idempotency key. */
const REPLAY_SECONDS = 24 * 3_600;

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
    replaySeconds: {
      begin: REPLAY_SECONDS,
      charge: REPLAY_SECONDS,
      capture: REPLAY_SECONDS,
      void: REPLAY_SECONDS,
      refund: REPLAY_SECONDS,
      tokenise: 0,
    },
    // A refund to a bank account may take weeks (Stripe, "Refund pending").
    decidesWithinDays: { capture: 1, void: 1, refund: 30 },
  },
  amountRule,
  transport: TRANSPORT,
  keep: keepListOf,
  verify: VERIFY,
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
