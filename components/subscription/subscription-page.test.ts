import { NextIntlClientProvider } from "next-intl";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, test, vi } from "vitest";
import type { SubscriptionPageView } from "@/server/domain/subscriptions";
import { unbranded } from "@/server/kernel/brand";
import ar from "../../messages/ar.json";
import en from "../../messages/en.json";
import type { ClaimedConfirmation } from "./page-address";
import { SubscriptionPage } from "./subscription-page";

vi.mock("next/navigation", () => ({ useRouter: () => ({ refresh: () => undefined }) }));

const MESSAGES = { en, ar };
const FIVE = { amount: "5.000", currency: "KWD" };
const NOTHING = {
  finishSetup: false,
  retrySetup: false,
  pay: false,
  changeCard: false,
  cancel: false,
  keep: false,
};

const ACTIVE: SubscriptionPageView = {
  merchantName: "Dar Books",
  brand: unbranded("Dar Books"),
  testMode: true,
  timeZone: "Asia/Kuwait",
  status: "active",
  planName: "Gold plan",
  description: null,
  amount: FIVE,
  frequency: "monthly",
  nextCharge: { on: "2027-04-01", amount: FIVE },
  endsOn: null,
  cancellation: null,
  failure: null,
  checking: false,
  outstanding: null,
  cards: [
    { id: "a", brand: "Visa", last4: "1116", expiry: "03/31", isExpired: false, expiresSoon: false, isActive: true },
    { id: "b", brand: "Visa", last4: "1111", expiry: "03/31", isExpired: false, expiresSoon: true, isActive: false },
  ],
  unusableCard: null,
  returnedFrom: null,
  isPlanOver: false,
  can: { ...NOTHING, changeCard: true, cancel: true },
  runsUntil: "2027-04-01",
  history: { rows: [{ number: 1, date: "2027-03-01", status: "paid", amount: FIVE }], total: 1 },
  version: "1",
};

const NO_CLAIM: ClaimedConfirmation = { done: null, card: null };

const PAST_DUE: SubscriptionPageView = {
  ...ACTIVE,
  status: "past_due",
  nextCharge: null,
  outstanding: FIVE,
  failure: { reason: "insufficient funds", at: "2027-03-01T09:00:00.000Z", retryAt: null },
  can: { ...ACTIVE.can, pay: true },
  runsUntil: null,
};

const EVERY_STATE: readonly SubscriptionPageView[] = [
  ACTIVE,
  PAST_DUE,
  { ...ACTIVE, status: "trialing", planName: null, cancellation: { by: "customer", on: "2027-04-01" } },
  { ...ACTIVE, cancellation: { by: "merchant", on: "2027-04-01" }, endsOn: "2027-09-01" },
  { ...ACTIVE, failure: { reason: "E-1", at: "2027-03-01T09:00:00Z", retryAt: "2027-03-01T10:00:00Z" } },
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
];

function render(
  view: SubscriptionPageView,
  locale: "en" | "ar" = "en",
  { asksToCancel = false, claimed = NO_CLAIM }: { asksToCancel?: boolean; claimed?: ClaimedConfirmation } = {},
): string {
  const act = async () => undefined;
  const actions = {
    pay: act,
    payWithNewCard: act,
    retrySetup: act,
    addCard: act,
    switchCard: act,
    cancel: act,
    keep: act,
  };
  const props = { view, token: "t", actions, asksToCancel, claimed };
  const page = createElement(SubscriptionPage, props);
  const words = { locale, messages: MESSAGES[locale], timeZone: "UTC", children: page, onError: fail };
  return renderToStaticMarkup(createElement(NextIntlClientProvider, words));
}

function fail(error: Error): never {
  throw error;
}

/** The names of the buttons, without what is hidden from screen readers. */
function buttons(html: string): string[] {
  return [...html.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, inside = ""]) =>
    inside.replace(/<span[^>]*aria-hidden="true".*$/, "").replace(/<[^>]+>/g, ""),
  );
}

/** What is read, without what React adds to replay early clicks. */
function textOf(html: string): string {
  return html.replace(/<script[\s\S]*?<\/script>/g, "").replace(/<[^>]+>/g, " ");
}

function status(html: string): string {
  return (/role="status"[^>]*>(.*?)<\/div>/.exec(html)?.[1] ?? "").replace(/<[^>]+>/g, "");
}

describe("the page's names (decision 0056)", () => {
  it.each([
    ["active", ACTIVE, "Active", ["Make active", "Add card", "Cancel subscription"]],
    [
      "past due",
      PAST_DUE,
      "Past due",
      ["Pay outstanding balance", "Pay with another card", "Make active", "Add card", "Cancel subscription"],
    ],
    ["setup failed", EVERY_STATE[9], "Setup failed", ["Retry setup", "Cancel subscription"]],
    ["canceled by the customer", EVERY_STATE[8], "Pending setup", ["Keep subscription"]],
  ] as const)("%s", (_, view, word, names) => {
    const html = render(view ?? ACTIVE);
    expect(status(html)).toBe(word);
    expect(buttons(html)).toEqual(names);
  });

  test("the heading is the plan, or its price where it has no name", () => {
    expect(render(ACTIVE)).toMatch(/<h1[^>]*><bdi>Gold plan<\/bdi><\/h1>/);
    expect(render({ ...ACTIVE, planName: null })).toMatch(/<h1[^>]*>5\.000 KWD, monthly<\/h1>/);
  });

  test("a cancellation asks once, by the same name, and says until when the plan runs", () => {
    const html = render(ACTIVE, "en", { asksToCancel: true });
    expect(buttons(html).slice(-2)).toEqual(["Cancel subscription", "Go back"]);
    expect(html).toContain("1 April 2027");
  });

  test("a pending cancellation is told beside what has failed", () => {
    const canceled = { by: "customer", on: null } as const;
    expect(textOf(render({ ...PAST_DUE, cancellation: canceled }))).toMatch(
      /insufficient funds.*You canceled this plan\. Once the outstanding balance is paid/,
    );
    expect(textOf(render({ ...ACTIVE, status: "setup_failed", can: NOTHING, cancellation: canceled }))).toMatch(
      /The setup was not completed.*This plan was canceled before it started\./,
    );
  });

  it.each(["canceled", "expired"] as const)("a plan that is %s uses no card any more", (over) => {
    expect(render({ ...ACTIVE, status: over, can: NOTHING })).not.toContain("Used for this subscription");
  });

  test("the days of the history keep to a narrow column", () => {
    expect(render(ACTIVE)).toContain(">1 Mar 2027</time>");
    expect(render(ACTIVE, "ar")).toContain(">1 مارس 2027</time>");
  });
});

const RETRYING: SubscriptionPageView = {
  ...ACTIVE,
  failure: { reason: "insufficient funds", at: "2027-04-01T09:00:00.000Z", retryAt: "2027-04-01T10:00:00.000Z" },
};

describe("what failed is told with what happened to the money, and what to do now", () => {
  test("past due", () => {
    expect(textOf(render(PAST_DUE))).toMatch(
      /insufficient funds on .* Nothing was charged\. Pay now or add another card/,
    );
  });

  test("between retries: the next attempt in place of the charge that has just failed", () => {
    const text = textOf(render(RETRYING));
    expect(text).toMatch(/Nothing was charged\. We try again on .* make another card active below/);
    expect(text).toMatch(/Next attempt\s+1 April 2027 at 13:00/);
    expect(text).not.toContain("Next charge");
  });

  test("an account that cannot charge is not the card's doing, and the bank's name is not in it", () => {
    const failure = { ...RETRYING.failure, reason: "payment gateway not available" };
    const text = textOf(render({ ...RETRYING, failure } as SubscriptionPageView));
    expect(text).toMatch(/could not be charged on .* because the merchant.{1,6}s payment provider is not available/);
    expect(text).toMatch(/Nothing was charged\. We try again on/);
    expect(text).not.toMatch(/bank|declined again/);
  });

  test("another card is offered only where there is one", () => {
    const [active, other] = RETRYING.cards;
    for (const cards of [[active], [active, { ...other, isExpired: true }]])
      expect(textOf(render({ ...RETRYING, cards } as SubscriptionPageView))).toContain("add another card below");
  });
});

describe("cards", () => {
  const card = (id: string, change: Partial<SubscriptionPageView["cards"][number]> = {}) =>
    ({
      id,
      brand: "Visa",
      last4: id,
      expiry: "03/31",
      isExpired: false,
      expiresSoon: false,
      isActive: false,
      ...change,
    }) as const;

  test("more than four are folded away, and nothing looks like a choice that is none", () => {
    const cards = Array.from({ length: 20 }, (_, index) => card(String(1000 + index), { isActive: index === 0 }));
    const html = render({ ...ACTIVE, cards });
    expect(html).toMatch(/1003.*<details>.*Show 16 more cards.*1004.*1019.*<\/details>/);
    expect(textOf(render({ ...ACTIVE, cards: cards.slice(0, 6) }, "ar"))).toContain("عرض بطاقتين أخريين");
    expect(html).not.toMatch(/type="radio"|size-4 shrink-0 rounded-full/);
  });

  test("an expired one cannot be made active and says why", () => {
    const cards = [card("1111", { isActive: true }), card("2222", { isExpired: true })];
    const html = render({ ...ACTIVE, cards });
    expect(buttons(html)).not.toContain("Make active");
    expect(textOf(html)).toMatch(/Expired\s+03\/31\s+It can no longer be charged/);
  });

  test("the active one that has expired says what to do", () => {
    const text = textOf(render({ ...ACTIVE, cards: [card("1111", { isActive: true, isExpired: true })] }));
    expect(text).toMatch(/Used for this subscription\s+Add another card before the next charge/);
  });

  test("one that cannot be charged at the moment is named", () => {
    const text = textOf(render({ ...ACTIVE, cards: [], unusableCard: { brand: "Visa", last4: "1111" } }));
    expect(text).toMatch(
      /Visa •••• 1111\s+is saved, but Dar Books cannot charge it at the moment\. Nothing is charged/,
    );
    expect(text).not.toContain("No card is saved");
    expect(textOf(render({ ...ACTIVE, cards: [] }))).toContain("No card is saved");
  });
});

describe("what was done is confirmed, as long as it is so", () => {
  const told = (view: SubscriptionPageView, claimed: Partial<ClaimedConfirmation>) =>
    textOf(render(view, "en", { claimed: { ...NO_CLAIM, ...claimed } }));

  test("a card that was made active, or added", () => {
    const text = /Visa •••• 1116\s+is charged for this subscription from now on/;
    expect(told(ACTIVE, { done: "card", card: "a" })).toMatch(text);
    expect(told({ ...ACTIVE, returnedFrom: "card" }, {})).toMatch(text);
    expect(told(ACTIVE, { done: "card", card: "b" })).not.toMatch(text);
  });

  test("a subscription that was kept", () => {
    expect(told(ACTIVE, { done: "kept" })).toContain("Your subscription is kept");
    const canceled = { ...ACTIVE, cancellation: { by: "customer", on: "2027-04-01" } } as const;
    expect(told(canceled, { done: "kept" })).not.toContain("is kept");
  });

  test("a balance that was paid, with the active card or another", () => {
    expect(told(ACTIVE, { done: "paid" })).toContain("The outstanding balance is paid");
    expect(told({ ...ACTIVE, returnedFrom: "balance" }, {})).toContain("The outstanding balance is paid");
    expect(told(PAST_DUE, { done: "paid" })).not.toContain("balance is paid");
    expect(told({ ...ACTIVE, checking: true }, { done: "paid" })).not.toContain("balance is paid");
  });

  test("nothing that the address makes up", () => {
    expect(told(ACTIVE, { done: "<b>won</b>" })).toBe(told(ACTIVE, {}));
  });
});

test("the way out stands after the history, not in it", () => {
  const html = render(ACTIVE);
  expect(html.indexOf("Cancel subscription")).toBeGreaterThan(html.indexOf("</table></section></div>"));
  expect(html).toContain("</table></section></div>");
});

describe("in every state and both languages", () => {
  it.each(
    EVERY_STATE.flatMap((view, index) => (["en", "ar"] as const).map((locale) => [index, locale, view] as const)),
  )("state %i, %s: one status, one table, at most one filled button", (_, locale, view) => {
    const html = render(view, locale);
    expect(status(html)).toBe(MESSAGES[locale].subscription.status[view.status]);
    expect(html.match(/role="status"/g)).toHaveLength(1);
    expect(html.match(/<table/g)).toHaveLength(1);
    expect(html.match(/[" ]bg-primary[ "]/g)?.length ?? 0).toBeLessThanOrEqual(1);
    expect(textOf(html)).not.toMatch(/undefined|null|NaN|Invalid/);
  });
});
