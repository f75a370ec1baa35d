import { NextIntlClientProvider } from "next-intl";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, test, vi } from "vitest";
import type { SubscriptionPageView } from "@/server/domain/subscriptions";
import ar from "../../messages/ar.json";
import en from "../../messages/en.json";
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
  can: { ...NOTHING, changeCard: true, cancel: true },
  runsUntil: "2027-04-01",
  setupSessionId: "0".repeat(40),
  history: { rows: [{ number: 1, date: "2027-03-01", status: "paid", amount: FIVE }], total: 1 },
  version: "1",
};

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

function render(view: SubscriptionPageView, locale: "en" | "ar" = "en", asksToCancel = false): string {
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
  const page = createElement(SubscriptionPage, { view, token: "t", actions, asksToCancel, checkoutHref: "/en/x" });
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

describe("the page's names (decision §14)", () => {
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
    const html = render(ACTIVE, "en", true);
    expect(buttons(html).slice(-2)).toEqual(["Cancel subscription", "Go back"]);
    expect(html).toContain("1 April 2027");
  });

  test("a pending cancellation is told beside what has failed", () => {
    const canceled = { by: "customer", on: null } as const;
    expect(textOf(render({ ...PAST_DUE, cancellation: canceled }))).toMatch(
      /insufficient funds.*You canceled this plan\. Once the outstanding balance is paid/,
    );
    expect(textOf(render({ ...ACTIVE, status: "setup_failed", can: NOTHING, cancellation: canceled }))).toMatch(
      /The setup was not completed.*canceled before it started/,
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

describe("in every state and both languages", () => {
  it.each(
    EVERY_STATE.flatMap((view, index) => (["en", "ar"] as const).map((locale) => [index, locale, view] as const)),
  )("state %i, %s: one status, one table, at most one filled button", (_, locale, view) => {
    const html = render(view, locale);
    expect(status(html)).toBe(MESSAGES[locale].subscription.status[view.status]);
    expect(html.match(/role="status"/g)).toHaveLength(1);
    expect(html.match(/<table/g)).toHaveLength(1);
    expect(html.match(/[" ]bg-accent[ "]/g)?.length ?? 0).toBeLessThanOrEqual(1);
    expect(textOf(html)).not.toMatch(/undefined|null|NaN|Invalid/);
  });
});
