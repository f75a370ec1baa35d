/** The connector for Adyen: Checkout API v72 and standard notifications (docs/gateways/adyen.md). */
import { replayedFor } from "../core/capabilities";
import { gatewayOfConnector } from "../engine/gateway-of";
import type { Gateway } from "../port";
import * as calls from "./calls";
import { ACCOUNT_FIELDS } from "./core/tables/account";
import { KEPT } from "./core/tables/kept";
import { UNITS } from "./core/tables/units";
import { notifications } from "./notifications";
import { cardScriptOf, TRANSPORT, VERIFY } from "./transport";

export const ADYEN: Gateway = gatewayOfConnector({
  ...calls,
  identifier: "adyen",
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
    // Days until Adyen releases the amount (its documentation, "Separate authorisation and capture").
    holdsForDays: 28,
    void: true,
    refund: "many",
    slow: ["capture", "void", "refund"],
    // Adyen keeps an idempotency key for seven days, at least.
    replaySeconds: replayedFor(7 * 86_400),
    decidesWithinDays: { capture: 5, void: 2, refund: 7 },
  },
  units: UNITS,
  transport: TRANSPORT,
  cardScriptOf: (account) => cardScriptOf(account),
  keep: () => KEPT,
  verify: VERIFY,
  notifications,
});
