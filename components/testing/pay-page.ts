/** The simulated gateway's page, for tests. */
import { createElement, type ReactNode } from "react";
import type { PayView } from "@/server/domain/payments";
import { unbranded } from "@/server/kernel/brand";
import type { CardFormState } from "../pay/card-form";
import { OpenPayPage } from "../pay/open-pay-page";

const PRICE = { amount: "10.500", currency: "KWD" };

export const CARD_ENTRY = {
  isEncrypted: false,
  saveCard: "offered",
  minimumDays: null,
  testCards: [
    { number: "411111111111111", outcome: "success", reason: null },
    { number: "411111111111116", outcome: "declines_later", reason: "insufficient funds" },
  ],
  challengeCards: [],
  shapes: ["knet", "mpgs"],
  checks: { followsScheme: false, thisMonth: "2026-11", leastMonth: "" },
} as const;

const PAY: PayView = {
  ...CARD_ENTRY,
  sessionId: "5e55",
  merchantName: "Dar Books",
  brand: unbranded("Dar Books"),
  testMode: true,
  orderNo: "10482",
  phase: "open",
  pageLanguages: null,
  version: "1",
  orderAmount: PRICE,
  exchangeRate: null,
  amount: PRICE,
  fee: { amount: "0.000", currency: "KWD" },
  hasFee: false,
  feeDescription: null,
  feeDescriptionAr: null,
  total: PRICE,
  secondsLeft: 3600,
  paymentType: "one_off",
  lastFailure: null,
};

/** The page of an attempt; `pay` answers the form. */
export function payPage(
  token: string,
  pay: (state: CardFormState, form: FormData) => Promise<CardFormState>,
  change: Partial<PayView> = {},
): ReactNode {
  const place = { token, plan: null, cameFrom: null, checkoutHref: "/en/checkout/5e55" };
  return createElement(OpenPayPage, { ...place, view: { ...PAY, ...change }, pay, cancel: async () => undefined });
}
