/** The self-service page in every state, for tests. */
import { createElement, type ReactNode } from "react";
import type { SubscriptionPageView } from "@/server/domain/subscriptions";
import { unbranded } from "@/server/kernel/brand";
import type { Language } from "@/server/kernel/words";
import type { ClaimedConfirmation, EmailError } from "../subscription/page-address";
import { SubscriptionPage } from "../subscription/subscription-page";
import { render } from "./render";

const FIVE = { amount: "5.000", currency: "KWD" };
export const NOTHING = {
  finishSetup: false,
  retrySetup: false,
  pay: false,
  changeCard: false,
  cancel: false,
  keep: false,
  changeEmail: false,
};

export const ACTIVE: SubscriptionPageView = {
  merchantName: "Dar Books",
  brand: unbranded("Dar Books"),
  testMode: true,
  timeZone: "Asia/Kuwait",
  status: "active",
  planName: "Gold plan",
  description: null,
  amount: FIVE,
  frequency: "monthly",
  nextCharge: { on: "2027-04-01", amount: FIVE, isLate: false },
  upcoming: [
    { on: "2027-04-01", amount: FIVE, cardEnds: false },
    { on: "2027-05-01", amount: FIVE, cardEnds: false },
  ],
  pause: null,
  email: "s•••@example.com",
  endsOn: null,
  cancellation: null,
  failure: null,
  checking: false,
  outstanding: null,
  cards: [
    {
      id: "a",
      brand: "Visa",
      last4: "1116",
      expiry: "03/31",
      isExpired: false,
      expiresSoon: false,
      isActive: true,
      isBackup: false,
    },
    {
      id: "b",
      brand: "Visa",
      last4: "1111",
      expiry: "03/31",
      isExpired: false,
      expiresSoon: true,
      isActive: false,
      isBackup: false,
    },
  ],
  unusableCard: null,
  returnedFrom: null,
  isPlanOver: false,
  can: { ...NOTHING, changeCard: true, cancel: true, changeEmail: true },
  runsUntil: "2027-04-01",
  history: { rows: [{ number: 1, date: "2027-03-01", status: "paid", amount: FIVE }], total: 1 },
  version: "1",
};

const NO_CLAIM: ClaimedConfirmation = { done: null, card: null };

export const PAST_DUE: SubscriptionPageView = {
  ...ACTIVE,
  status: "past_due",
  nextCharge: null,
  outstanding: FIVE,
  failure: { reason: "insufficient funds", decline: null, at: "2027-03-01T09:00:00.000Z", retryAt: null },
  can: { ...ACTIVE.can, pay: true },
  runsUntil: null,
};

export const EVERY_STATE: readonly SubscriptionPageView[] = [
  ACTIVE,
  PAST_DUE,
  { ...ACTIVE, status: "trialing", planName: null, cancellation: { by: "customer", on: "2027-04-01" } },
  { ...ACTIVE, cancellation: { by: "merchant", on: "2027-04-01" }, endsOn: "2027-09-01" },
  { ...ACTIVE, failure: { reason: "E-1", decline: null, at: "2027-03-01T09:00:00Z", retryAt: "2027-03-01T10:00:00Z" } },
  { ...PAST_DUE, checking: true, can: { ...PAST_DUE.can, pay: false } },
  { ...PAST_DUE, cancellation: { by: "customer", on: null }, can: { ...PAST_DUE.can, cancel: false, keep: true } },
  { ...ACTIVE, status: "pending_setup", cards: [], can: { ...NOTHING, finishSetup: true }, runsUntil: null },
  { ...ACTIVE, status: "pending_setup", can: { ...NOTHING, keep: true }, cancellation: { by: "customer", on: null } },
  {
    ...ACTIVE,
    status: "setup_failed",
    cards: [],
    can: { ...NOTHING, retrySetup: true, cancel: true },
    runsUntil: null,
  },
  { ...ACTIVE, status: "canceled", can: NOTHING, history: { rows: [], total: 0 } },
  { ...ACTIVE, status: "expired", can: NOTHING, frequency: "yearly", history: { ...ACTIVE.history, total: 40 } },
  { ...ACTIVE, nextCharge: { on: "2027-03-01", amount: FIVE, isLate: true } },
  { ...ACTIVE, nextCharge: null, upcoming: [], pause: { hasBegun: true, on: "2027-03-11", until: null } },
  { ...ACTIVE, nextCharge: null, pause: { hasBegun: false, on: "2027-04-01", until: "2027-06-15" } },
  { ...ACTIVE, upcoming: ACTIVE.upcoming.map((charge) => ({ ...charge, cardEnds: true })) },
];

type PageQuery = {
  asksToCancel?: boolean;
  claimed?: Partial<ClaimedConfirmation>;
  balanceChanged?: boolean;
  emailError?: EmailError;
};
type SubscriptionActions = Parameters<typeof SubscriptionPage>[0]["actions"];

/** The page; `given` replaces actions. */
export function subscriptionOf(
  view: SubscriptionPageView,
  { asksToCancel = false, claimed = {}, balanceChanged = false, emailError }: PageQuery = {},
  given: Partial<SubscriptionActions> = {},
): ReactNode {
  const act = async () => undefined;
  const actions = {
    pay: act,
    payWithNewCard: act,
    retrySetup: act,
    addCard: act,
    switchCard: act,
    allowBackup: act,
    changeEmail: act,
    cancel: act,
    keep: act,
    ...given,
  };
  const said = { asksToCancel, claimed: { ...NO_CLAIM, ...claimed }, balanceChanged, emailError: emailError ?? null };
  return createElement(SubscriptionPage, { view, token: "t", actions, ...said });
}

/** @returns the page's HTML */
export function subscriptionPage(view: SubscriptionPageView, locale: Language = "en", query: PageQuery = {}): string {
  return render(subscriptionOf(view, query), locale);
}
