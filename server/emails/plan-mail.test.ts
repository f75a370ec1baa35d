import { describe, expect, it, test } from "vitest";
import type { PlanMailFacts } from "@/server/domain/notifications";
import { civilDateOf } from "@/server/kernel/time";
import { wordMail } from "./word-mail";

const day = (text: string) => civilDateOf(new Date(`${text}T12:00:00Z`), "UTC");
const KWD = (amount: string) => ({ amount, currency: "KWD" });
const SHARED = { planName: "Gold plan", amount: KWD("6.000"), card: "Visa •••• 1111", pageUrl: "http://x/p" };
const CHANGED = { kind: "subscription_changed", newEmail: null, isNewCard: false } as const;
const CANCELED = { kind: "subscription_canceled", waitsFor: null } as const;

const CASES: readonly (readonly [string, Parameters<typeof mail>[0], readonly string[]])[] = [
  [
    "a higher amount and its first day",
    { ...CHANGED, newAmount: { before: KWD("5.000"), from: day("2030-05-31"), isHigher: true } },
    ["The new amount is first charged on 31 May 2030.", "you can cancel"],
  ],
  [
    "an amount without a charge to come",
    { ...CHANGED, newAmount: { before: KWD("5.000"), from: null, isHigher: true } },
    ["No charge of the new amount is scheduled yet."],
  ],
  ["another address", { ...CHANGED, newAmount: null, newEmail: "new@example.com" }, ["new@example.com"]],
  ["another card", { ...CHANGED, newAmount: null, isNewCard: true }, ["another of your saved cards"]],
  [
    "a pause",
    { kind: "subscription_paused", resumesOn: null, isOwed: true },
    ["until the subscription is resumed", "stays due"],
  ],
  [
    "a pause until a day",
    { kind: "subscription_paused", resumesOn: day("2030-05-31"), isOwed: false },
    ["until 31 May 2030"],
  ],
  [
    "the end of a pause",
    { kind: "subscription_resumed", charge: { on: day("2030-05-31"), amount: KWD("5.000") } },
    ["is charged on 31 May 2030."],
  ],
  ["the end of a pause with a balance", { kind: "subscription_resumed", charge: null }, ["still due"]],
  ["a cancellation at once", { ...CANCELED, by: "merchant", endsOn: null }, ["Dar Books canceled", "It has ended."]],
  [
    "one with the period",
    { ...CANCELED, by: "customer", endsOn: day("2030-05-31") },
    ["until 31 May 2030", "you can keep it"],
  ],
  [
    "one that waits for the balance",
    { ...CANCELED, by: "customer", endsOn: null, waitsFor: "outstanding_balance" },
    ["Once it is paid"],
  ],
  [
    "one before the setup",
    { ...CANCELED, by: "merchant", endsOn: null, waitsFor: "later_setup" },
    ["it will not start"],
  ],
  [
    "a card that ends",
    { kind: "card_expiring", expiry: "02/30", chargeDate: day("2030-05-31") },
    ["02/30", "31 May 2030"],
  ],
];

type OwnFacts<Facts> = Facts extends unknown ? Omit<Facts, keyof typeof SHARED> : never;

function mail(own: OwnFacts<PlanMailFacts>, language: "en" | "ar" = "en") {
  return wordMail({ ...SHARED, ...own } as PlanMailFacts, { merchantName: "Dar Books", language });
}

test("only a higher amount with a first day says that one can cancel before that charge", async () => {
  const told = async (isHigher: boolean, from: string | null) => {
    const newAmount = { before: KWD("5.000"), from: from === null ? null : day(from), isHigher };
    return (await mail({ ...CHANGED, newAmount })).text.includes("If you do not agree, you can cancel");
  };
  expect([await told(true, "2030-05-31"), await told(false, "2030-05-31"), await told(true, null)]).toEqual([
    true,
    false,
    false,
  ]);
});

test("the subject of a plan without a name is one sentence", async () => {
  const subjectOf = async (own: Parameters<typeof mail>[0], language: "en" | "ar") => {
    const facts = { ...SHARED, ...own, planName: null } as PlanMailFacts;
    return (await wordMail(facts, { merchantName: "Dar Books", language })).subject;
  };
  const changed = { ...CHANGED, newAmount: null, isNewCard: true };
  const expiring = { kind: "card_expiring", expiry: "02/30", chargeDate: day("2030-05-31") } as const;
  expect(await subjectOf(changed, "en")).toBe("Change to your subscription with Dar Books");
  expect(await subjectOf(changed, "ar")).toBe("تغيير في اشتراكك لدى Dar Books");
  expect(await subjectOf(expiring, "en")).toBe(
    "Your card for your subscription with Dar Books expires before the next charge",
  );
  expect(await subjectOf({ kind: "subscription_paused", resumesOn: null, isOwed: false }, "en")).toBe(
    "Your subscription with Dar Books is paused",
  );
});

test("a mail to an address that may not get the link has none and says how to find the page", async () => {
  const facts = { ...SHARED, ...CANCELED, by: "customer", endsOn: null, pageUrl: null } as PlanMailFacts;
  for (const language of ["en", "ar"] as const) {
    const { html, text } = await wordMail(facts, { merchantName: "Dar Books", language });
    expect(`${html}${text}`).not.toContain("http://x/p");
    expect(text).toContain(language === "en" ? "a link that you were sent earlier" : "رابطًا أُرسل إليك سابقًا");
  }
});

describe("a mail about a plan says what happened and what follows", () => {
  it.each(CASES)("%s", async (_, facts, expected) => {
    const { subject, text, html } = await mail(facts);
    for (const words of expected) expect(text).toContain(words);
    expect(subject).toContain("Gold plan");
    expect(html).toContain("http://x/p");
  });

  it.each(CASES)("in Arabic: %s", async (_, facts) => {
    const { subject, text, html } = await mail(facts, "ar");
    expect(html).toContain('dir="rtl"');
    expect(text).toMatch(/[\u0600-\u06ff]/);
    expect(text).not.toMatch(/\{\w+\}/);
    expect(subject).not.toMatch(/[\u2066-\u2069]/);
  });
});

const AMOUNTS = { en: "KWD 6.000", ar: "6.000 د.ك" };
const FIRST_DAYS = { en: "31 May 2030", ar: "31 مايو 2030" };

describe.each(["en", "ar"] as const)("a mail about a plan in %s", (language) => {
  const dir = language === "en" ? "ltr" : "rtl";

  it.each(CASES)("reads in its direction and leads to the page: %s", async (_, facts) => {
    const { html, text } = await mail(facts, language);
    expect(html).toContain(`<html lang="${language}" dir="${dir}"`);
    const parts = [...html.matchAll(/<(?:body|table|td lang)[^>]*>/g)].map(([part]) => part);
    expect(parts.length).toBeGreaterThan(3);
    for (const part of parts) expect(part).toContain(`lang="${language}" dir="${dir}"`);
    expect(new Set([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href))).toEqual(new Set([SHARED.pageUrl]));
    expect(text).toContain(SHARED.pageUrl);
  });

  it("names amounts and days as the language writes them, in HTML and text alike", async () => {
    const from = day("2030-05-31");
    const facts = { ...CHANGED, newAmount: { before: KWD("5.000"), from, isHigher: true } };
    const resumed = { kind: "subscription_resumed", charge: { on: from, amount: KWD("6.000") } } as const;
    for (const own of [facts, resumed]) {
      const { html, text } = await mail(own, language);
      for (const words of [AMOUNTS[language], FIRST_DAYS[language]])
        expect([html, text].map((part) => withoutMarks(part).includes(words))).toEqual([true, true]);
    }
  });
});

function withoutMarks(text: string): string {
  return text.replace(/[\u2066-\u2069]/g, "");
}

test("no subject has direction marks, because some programs show them as boxes", async () => {
  const { subject } = await mail({ kind: "subscription_paused", resumesOn: null, isOwed: false }, "ar");
  expect(subject).toBe("أُوقف Gold plan مؤقتًا");
});
