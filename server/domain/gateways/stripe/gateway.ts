/** Stripe: hosted page, saved cards, captures, voids and refunds (docs/gateways/stripe.md). */
import type { GatewayRefs } from "../core/result";
import type { Gateway } from "../port";
import { begin } from "./begin";
import { capture } from "./capture";
import { charge } from "./charge";
import { amountRule } from "./core/amounts";
import { endPage } from "./end-page";
import { inquire } from "./inquire";
import { readNotifications } from "./read-notifications";
import { refund } from "./refund";
import { ACCOUNT_FIELDS, verifyAccount } from "./verify-account";
import { voidCharge } from "./void";

function readReturn({ session_id: session = "" }: Readonly<Record<string, string>>): GatewayRefs {
  return /^cs_\w+$/.test(session) ? { session } : {};
}

/** Seconds for which Stripe keeps the answer to a key, at least. */
const REPLAY_SECONDS = 24 * 3_600;

export const STRIPE: Gateway = {
  identifier: "stripe",
  processor: "stripe",
  name: "stripe",
  accountFields: ACCOUNT_FIELDS,
  capabilities: {
    page: true,
    pageCanBeEnded: true,
    rawCard: false,
    wallets: ["google_pay"],
    keepCard: "alone_too",
    unattended: true,
    authorize: true,
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
  },
  amountRule,
  verifyAccount,
  begin,
  endPage,
  readReturn,
  charge,
  capture,
  void: voidCharge,
  refund,
  inquire,
  readNotifications,
};
