/** Adyen: Checkout API v72 and standard notifications (docs/gateways/adyen.md). */
import { gatewayOfConnector } from "../engine/gateway-of";
import type { Gateway } from "../port";
import { begin, cancel, capture, charge, endPage, forgetCard, lookUp, readReturn, refund } from "./calls";
import { ACCOUNT_FIELDS } from "./core/account";
import { amountRule } from "./core/amounts";
import { KEPT } from "./core/raw";
import { readNotifications } from "./read-notifications";
import { TRANSPORT, VERIFY } from "./transport";

/** Seconds for which Adyen keeps an idempotency key, at least. */
const REPLAY_SECONDS = 7 * 86_400;

export const ADYEN: Gateway = gatewayOfConnector({
  identifier: "adyen",
  processor: "adyen",
  name: "adyen",
  accountFields: ACCOUNT_FIELDS,
  capabilities: {
    page: true,
    pageCanBeEnded: true,
    rawCard: false,
    wallets: ["apple_pay", "google_pay", "samsung_pay"],
    keepCard: "alone_too",
    unattended: true,
    authorize: true,
    needsDevice: true,
    capture: "once",
    void: true,
    refund: "many",
    slow: ["capture", "void", "refund"],
    replaySeconds: {
      begin: REPLAY_SECONDS,
      charge: REPLAY_SECONDS,
      capture: REPLAY_SECONDS,
      void: REPLAY_SECONDS,
      refund: REPLAY_SECONDS,
      tokenise: 0,
    },
    decidesWithinDays: { capture: 5, void: 2, refund: 7 },
  },
  amountRule,
  transport: TRANSPORT,
  keep: () => KEPT,
  verify: VERIFY,
  begin,
  endPage,
  readReturn,
  charge,
  capture,
  void: cancel,
  refund,
  forgetCard,
  lookUp,
  readNotifications,
});
