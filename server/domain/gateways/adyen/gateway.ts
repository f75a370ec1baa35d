/**
 * Adyen: Checkout API v72 and standard notifications; docs/gateways/adyen.md explains how to set up an
 * account.
 */
import type { Gateway } from "../port";
import { begin } from "./begin";
import { charge } from "./charge";
import { ACCOUNT_FIELDS } from "./core/account";
import { amountRule } from "./core/amounts";
import { endPage } from "./end-page";
import { cancel, capture, refund } from "./follow-up";
import { inquire, readReturn } from "./inquire";
import { readNotifications } from "./read-notifications";
import { verifyAccount } from "./verify-account";

/** Seconds for which Adyen keeps an idempotency key, at least. */
const REPLAY_SECONDS = 7 * 86_400;

export const ADYEN: Gateway = {
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
  },
  amountRule,
  verifyAccount: (_ctx, account) => verifyAccount(account),
  begin: begin,
  endPage: (_ctx, call) => endPage(call),
  readReturn,
  charge,
  capture: (_ctx, call) => capture(call),
  void: (_ctx, call) => cancel(call),
  refund: (_ctx, call) => refund(call),
  inquire,
  readNotifications,
};
