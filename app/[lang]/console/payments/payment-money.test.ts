import { createElement } from "react";
import { describe, expect, it } from "vitest";
import { MESSAGES, render, textOf } from "@/components/testing/render";
import { LANGUAGES } from "@/e2e/support/words";
import type { PaymentPageView, TimelineEntry } from "@/server/domain/console";
import { EventPanel } from "./parts/event-panel";
import { MoneyBar } from "./parts/money-bar";
import { MoneyTable } from "./parts/money-table";
import { PaidWith } from "./parts/paid-with";

const kwd = (amount: string) => ({ amount, currency: "KWD" });
const NOTHING = {
  ...{ fee: null, charged: null, wallet: null, captured: null, refunded: null, voided: null, held: null, kept: null },
  disputed: null,
};

function entry(kind: TimelineEntry["kind"], at: string, who: string | null): TimelineEntry {
  return {
    ...{ id: `${kind} ${at}`, at, kind, facts: [], amount: null, who, said: null, method: null, operation: null },
    ...{ isElsewhere: false, event: null, decline: null, requestId: null, subscriptionId: null, callId: null },
  };
}

const VIEW: PaymentPageView = {
  ...{ sessionId: "a".repeat(40), orderNo: "9929222", state: "authorized", isOwedInCash: false, link: "/" },
  ...{ deletedAt: null, deletedBy: null, isPayable: false, amount: kwd("120.000"), subscriptionId: null },
  customer: { name: null, id: null, email: null, phone: null },
  method: { brand: "visa", number: "**** 1111", form: "token", expiry: "12/30", bank: "Gulf Bank", isChallenged: true },
  ...{ invoicePdf: null, gateway: "cards-auth", reference: null, settledAt: "2027-02-10T09:12:00Z" },
  ...{ heldAt: "2027-02-09T10:31:00Z", heldUntil: "2027-02-16T10:31:00Z", createdAt: "2027-02-09T10:28:00Z" },
  ...{ expiresAt: "2027-02-10T10:28:00Z", type: "payment_request", paymentType: "one_off", language: "en" },
  money: {
    ...NOTHING,
    ...{ fee: kwd("0.500"), charged: kwd("120.500"), captured: kwd("45.000"), refunded: kwd("5.000") },
    ...{ held: kwd("75.000"), kept: kwd("40.000") },
  },
  timeline: [entry("refund", "2027-02-10T09:20:00Z", null), entry("capture", "2027-02-10T09:12:00Z", "Noura Al-Ali")],
  ...{ fields: [], extra: null, events: [], again: null, unshown: 0 },
};

describe.each(LANGUAGES)("the money of a payment (%s)", (language) => {
  const { payments: words, events } = MESSAGES[language].console;
  const table = (view: Partial<PaymentPageView>, timeZone: string | null = "UTC") =>
    textOf(render(createElement(MoneyTable, { view: { ...VIEW, ...view }, language, timeZone }), language));

  it("of a partly captured hold is never called charged, and says who captured and what is still on hold", () => {
    const text = table({});
    expect(text).not.toContain(words.moneyRows.charged);
    for (const said of ["Noura Al-Ali", "−5.000", "75.000", "40.000"]) expect(text).toContain(said);
    for (const said of ["noVoid", "feeLater", "capturedLess"] as const) expect(text).toContain(words.moneyNotes[said]);
    expect(table({}, null)).not.toContain("Noura Al-Ali");
  });

  it("counts several captures, and none of them if entries of the timeline are left out", () => {
    const timeline = [...VIEW.timeline, entry("capture", "2027-02-09T12:00:00Z", "Omar")];
    const [all, cut] = [table({ timeline }), table({ timeline, unshown: 1 })];
    expect(all).toContain("10");
    for (const text of [all, cut]) expect(text).not.toContain("Noura Al-Ali");
    expect(all.length).toBeGreaterThan(cut.length);
  });

  it("of a voided hold and of cash that is owed is neither charged nor on hold", () => {
    const money = { ...NOTHING, charged: kwd("120.000") };
    const text = table({ state: "cod", heldAt: null, heldUntil: null, settledAt: null, timeline: [], money });
    expect(text).not.toContain(words.moneyRows.charged);
    expect(text).not.toContain(words.moneyRows.reserved);
  });

  it("of a lost dispute is neither received nor explained by refunds alone", () => {
    const text = table({ money: { ...VIEW.money, disputed: kwd("40.000"), kept: kwd("0.000") } });
    expect(text).toContain(words.moneyRows.disputed);
    expect(text).toContain("−40.000");
    expect(text).not.toContain(words.moneyNotes.capturedLess);
  });

  it("is named beside its bar", () => {
    const text = textOf(render(createElement(MoneyBar, { view: VIEW, language, hasLegend: true }), language));
    for (const said of [words.moneyRows.kept, "40.000", "5.000", words.moneyRows.reserved, "75.000"])
      expect(text).toContain(said);
  });

  it("came by a method that is named with the card's last digits, expiry and 3-D Secure", () => {
    const shown = (view: Partial<PaymentPageView>) =>
      textOf(render(createElement(PaidWith, { view: { ...VIEW, ...view } }), language));
    for (const said of [words.paidWith, "Visa •••• 1111", "12/30", "Gulf Bank", "3-D Secure"])
      expect(shown({})).toContain(said);
    const refused = shown({ heldAt: null, settledAt: null });
    expect(refused).not.toContain(words.paidWith);
    expect(refused).not.toContain("3-D Secure");
    expect(shown({ method: null })).toBe("");
  });

  it("has events that can be sent again together, if there are some and the user may", () => {
    const told = {
      event: "session.paid",
      operation: null,
      result: null,
      orderNo: null,
      money: null,
      state: null,
    } as const;
    const event = { id: "evt_1", told, state: "delivered", status: 200, at: VIEW.createdAt };
    const resend = async () => ({ outcome: null, message: null, errors: {}, values: {} });
    const shown = (again: PaymentPageView["again"]) => {
      const view = { events: [event], sessionId: VIEW.sessionId, again };
      return render(createElement(EventPanel, { language, timeZone: "UTC", view, resend }), language);
    };
    const button = events.sendAll.replace("{count}", "3");
    expect(textOf(shown({ state: "delivered", count: 3 }))).toContain(button);
    expect(shown({ state: "exhausted", count: 0 })).not.toContain("<button");
    expect(shown(null)).not.toContain("<form");
  });
});
