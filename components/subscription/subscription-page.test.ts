import { describe, expect, it, test, vi } from "vitest";
import type { SubscriptionPageView } from "@/server/domain/subscriptions";
import { MESSAGES, textOf } from "../testing/render";
import { ACTIVE, EVERY_STATE, NOTHING, PAST_DUE, subscriptionPage } from "../testing/subscription-page";
import type { ClaimedConfirmation } from "./page-address";

vi.mock("next/navigation", () => ({ useRouter: () => ({ refresh: () => undefined }) }));

/** The names of the buttons, without what is hidden from screen readers. */
function buttons(html: string): string[] {
  return [...html.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, inside = ""]) =>
    inside.replace(/<span[^>]*aria-hidden="true".*$/, "").replace(/<[^>]+>/g, ""),
  );
}

function status(html: string): string {
  return (/role="status"[^>]*>(.*?)<\/div>/.exec(html)?.[1] ?? "").replace(/<[^>]+>/g, "");
}

describe("the page's names (Spec: Payment pages 9 and 10)", () => {
  it.each([
    [
      "active",
      ACTIVE,
      "Active",
      ["Make active", "Allow as second card", "Add card", "Save email address", "Cancel subscription"],
    ],
    [
      "past due",
      PAST_DUE,
      "Past due",
      [
        "Pay outstanding balance",
        "Pay with another card",
        "Make active",
        "Allow as second card",
        "Add card",
        "Save email address",
        "Cancel subscription",
      ],
    ],
    ["setup failed", EVERY_STATE[9], "Setup failed", ["Retry setup", "Cancel subscription"]],
    ["canceled by the customer", EVERY_STATE[8], "Pending setup", ["Keep subscription"]],
  ] as const)("%s", (_, view, word, names) => {
    const html = subscriptionPage(view ?? ACTIVE);
    expect(status(html)).toBe(word);
    expect(buttons(html)).toEqual(names);
  });

  test("the heading is the plan, or its price where it has no name", () => {
    expect(subscriptionPage(ACTIVE)).toMatch(/<h1[^>]*><bdi>Gold plan<\/bdi><\/h1>/);
    expect(subscriptionPage({ ...ACTIVE, planName: null })).toMatch(/<h1[^>]*>5\.000 KWD, monthly<\/h1>/);
  });

  test("a cancellation asks once, by the same name, and says until when the plan runs", () => {
    const html = subscriptionPage(ACTIVE, "en", { asksToCancel: true });
    expect(buttons(html).slice(-2)).toEqual(["Cancel subscription", "Go back"]);
    expect(html).toContain("1 April 2027");
  });

  test("a pending cancellation is shown beside the failure", () => {
    const canceled = { by: "customer", on: null } as const;
    expect(textOf(subscriptionPage({ ...PAST_DUE, cancellation: canceled }))).toMatch(
      /insufficient funds.*You canceled this subscription\. Once the outstanding balance is paid/,
    );
    expect(
      textOf(subscriptionPage({ ...ACTIVE, status: "setup_failed", can: NOTHING, cancellation: canceled })),
    ).toMatch(/The setup was not completed.*This subscription was canceled before it started\./);
  });

  it.each(["canceled", "expired"] as const)("a plan that is %s uses no card any more", (over) => {
    expect(subscriptionPage({ ...ACTIVE, status: over, can: NOTHING })).not.toContain("Used for this subscription");
  });

  test("the days of the history keep to a narrow column", () => {
    expect(subscriptionPage(ACTIVE)).toContain(">1 Mar 2027</time>");
    expect(subscriptionPage(ACTIVE, "ar")).toContain(">1 مارس 2027</time>");
  });
});

const RETRYING: SubscriptionPageView = {
  ...ACTIVE,
  failure: {
    reason: "insufficient funds",
    decline: null,
    at: "2027-04-01T09:00:00.000Z",
    retryAt: "2027-04-01T10:00:00.000Z",
  },
};

describe("a failure is shown with what happened to the money, and what to do now", () => {
  test("past due", () => {
    expect(textOf(subscriptionPage(PAST_DUE))).toMatch(
      /insufficient funds on .* Nothing was charged\. Pay now or add another card/,
    );
  });

  test("between retries: the next attempt in place of the charge that has just failed", () => {
    const text = textOf(subscriptionPage(RETRYING));
    expect(text).toMatch(/Nothing was charged\. We try again on .* make another card active below/);
    expect(text).toMatch(/Next attempt\s+1 April 2027 at 13:00/);
    expect(text).not.toContain("Next charge");
  });

  test("a charge that was due and not tried: since when, and that nobody need do anything", () => {
    const late = { ...ACTIVE, nextCharge: { on: "2027-03-01", amount: ACTIVE.amount, isLate: true } };
    const text = textOf(subscriptionPage(late));
    expect(text).toMatch(/The charge of 1 March 2027 is delayed\. Dar Books will charge it as soon as possible/);
    expect(text).toMatch(/Due since 1 March 2027/);
    expect(text).not.toContain("Next charge");
    expect(textOf(subscriptionPage(late, "ar"))).toMatch(/مستحق منذ 1 مارس 2027/);
  });

  test("a balance that was another than the page showed: nothing was charged, and how much is asked for now", () => {
    const html = subscriptionPage(PAST_DUE, "en", { balanceChanged: true });
    expect(textOf(html)).toContain("The outstanding balance has changed. Nothing was charged. Check the new amount");
    expect(html).toContain('<input type="hidden" name="shown" value="5.000 KWD"/>');
    expect(textOf(subscriptionPage(ACTIVE, "en", { balanceChanged: true }))).not.toContain("has changed");
  });

  test("a classified decline is described in the words of the checkout, with its time", () => {
    const failure = { ...RETRYING.failure, reason: "05", decline: "authentication_failed" };
    const view = { ...RETRYING, failure } as SubscriptionPageView;
    expect(textOf(subscriptionPage(view))).toMatch(
      /The bank could not confirm that it was you\. That was on 1 April 2027/,
    );
    expect(textOf(subscriptionPage(view, "ar"))).toContain("لم يتمكن البنك من التأكد من هويتك. كان ذلك في");
  });

  test("an account that cannot charge is not the card's doing, and the bank's name is not in it", () => {
    const failure = { ...RETRYING.failure, reason: "payment gateway not available" };
    const text = textOf(subscriptionPage({ ...RETRYING, failure } as SubscriptionPageView));
    expect(text).toMatch(/could not be charged on .* because the merchant.{1,6}s payment provider is not available/);
    expect(text).toMatch(/Nothing was charged\. We try again on/);
    expect(text).not.toMatch(/bank|declined again/);
  });

  test("another card is offered only where there is one", () => {
    const [active, other] = RETRYING.cards;
    for (const cards of [[active], [active, { ...other, isExpired: true }]])
      expect(textOf(subscriptionPage({ ...RETRYING, cards } as SubscriptionPageView))).toContain(
        "add another card below",
      );
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
      isBackup: false,
      ...change,
    }) as const;

  test("more than four are folded away, and nothing looks like a choice that is none", () => {
    const cards = Array.from({ length: 20 }, (_, index) => card(String(1000 + index), { isActive: index === 0 }));
    const html = subscriptionPage({ ...ACTIVE, cards });
    expect(html).toMatch(/1003.*<details>.*Show 16 more cards.*1004.*1019.*<\/details>/);
    expect(textOf(subscriptionPage({ ...ACTIVE, cards: cards.slice(0, 6) }, "ar"))).toContain("عرض بطاقتين أخريين");
    expect(html).not.toMatch(/type="radio"|size-4 shrink-0 rounded-full/);
  });

  test("an expired one cannot be made active and says why", () => {
    const cards = [card("1111", { isActive: true }), card("2222", { isExpired: true })];
    const html = subscriptionPage({ ...ACTIVE, cards });
    expect(buttons(html)).not.toContain("Make active");
    expect(textOf(html)).toMatch(/Expired\s+03\/31\s+This card can no longer be charged/);
  });

  test("the active one that has expired says what to do", () => {
    const text = textOf(subscriptionPage({ ...ACTIVE, cards: [card("1111", { isActive: true, isExpired: true })] }));
    expect(text).toMatch(/Used for this subscription\s+Add another card before the next charge/);
  });

  test("one that cannot be charged at the moment is named", () => {
    const text = textOf(subscriptionPage({ ...ACTIVE, cards: [], unusableCard: { brand: "Visa", last4: "1111" } }));
    expect(text).toMatch(
      /Visa •••• 1111\s+is saved, but Dar Books cannot charge it at the moment\. Nothing is charged/,
    );
    expect(text).not.toContain("No card is saved");
    expect(textOf(subscriptionPage({ ...ACTIVE, cards: [] }))).toContain("No card is saved");
  });
});

describe("what was done is confirmed, as long as it is so", () => {
  const told = (view: SubscriptionPageView, claimed: Partial<ClaimedConfirmation>) =>
    textOf(subscriptionPage(view, "en", { claimed }));

  test("a card that was made active, or added", () => {
    const text = /Visa •••• 1116\s+is charged for this subscription from now on/;
    expect(told(ACTIVE, { done: "card", card: "a" })).toMatch(text);
    expect(told({ ...ACTIVE, returnedFrom: "card" }, {})).toMatch(text);
    expect(told(ACTIVE, { done: "card", card: "b" })).not.toMatch(text);
  });

  test("a second card that was allowed, as long as it is allowed", () => {
    const [first, ...others] = ACTIVE.cards;
    if (first === undefined) throw new Error("The page has no card.");
    const second = { ...first, id: "z", last4: "7777", isActive: false, isBackup: true };
    const view = { ...ACTIVE, cards: [first, ...others, second] };
    const text = /•••• 7777\s+is charged if the other card is declined/;
    expect(told(view, { done: "backup", card: "z" })).toMatch(text);
    const withdrawn = { ...view, cards: [first, ...others, { ...second, isBackup: false }] };
    expect(told(withdrawn, { done: "backup", card: "z" })).not.toMatch(text);
    expect(told(view, { done: "backup", card: first.id })).not.toMatch(text);
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

  test("a cancellation: until when the plan runs, said once, as what takes the focus", () => {
    const canceled = { ...ACTIVE, cancellation: { by: "customer", on: "2027-04-01" } } as const;
    const words = "You canceled this subscription. It runs until 1 April 2027 and will not be renewed.";
    const html = subscriptionPage(canceled, "en", { claimed: { done: "canceled" } });
    expect(html).toMatch(/tabindex="-1"[^>]*>.*You canceled this subscription\./);
    expect(textOf(html).split(words)).toHaveLength(2);
    expect(subscriptionPage(canceled)).not.toContain('tabindex="-1"');
    expect(told({ ...ACTIVE, cancellation: { by: "merchant", on: "2027-04-01" } }, { done: "canceled" })).toBe(
      told({ ...ACTIVE, cancellation: { by: "merchant", on: "2027-04-01" } }, {}),
    );
    expect(told(ACTIVE, { done: "canceled" })).toBe(told(ACTIVE, {}));
  });

  test("nothing that the address makes up", () => {
    expect(told(ACTIVE, { done: "<b>won</b>" })).toBe(told(ACTIVE, {}));
  });
});

test("the way to cancel comes after the history, not in it", () => {
  const html = subscriptionPage(ACTIVE);
  expect(html.indexOf("Cancel subscription")).toBeGreaterThan(html.indexOf("</table></div></section></div>"));
  expect(html).toContain("</table></div></section></div>");
});

describe("in every state and both languages", () => {
  it.each(
    EVERY_STATE.flatMap((view, index) => (["en", "ar"] as const).map((locale) => [index, locale, view] as const)),
  )("state %i, %s: one status, one table, at most one filled button", (_, locale, view) => {
    const html = subscriptionPage(view, locale);
    expect(status(html)).toBe(MESSAGES[locale].subscription.status[view.status]);
    expect(html.match(/role="status"/g)).toHaveLength(1);
    expect(html.match(/<table/g)).toHaveLength(1);
    expect(html.match(/[" ]bg-primary[ "]/g)?.length ?? 0).toBeLessThanOrEqual(1);
    expect(textOf(html)).not.toMatch(/undefined|null|NaN|Invalid/);
  });
});
