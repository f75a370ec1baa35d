import { createElement } from "react";
import { expect, test } from "vitest";
import { InvoiceSample } from "@/components/invoice/invoice-sample";
import { MESSAGES, render, textOf } from "@/components/testing/render";
import { wordMail } from "@/server/emails/word-mail";
import { unbranded } from "@/server/kernel/brand";
import { addDays, civilDateOf } from "@/server/kernel/time";
import type { MerchantFacts } from "@/server/kernel/types";
import { LANGUAGES } from "@/server/kernel/words";
import { oneOf, SAMPLES } from "./parts/sample";
import { sampleMail } from "./sample-mail";

const NOW = new Date("2030-03-01T09:00:00Z");
const FACTS = {
  merchant: { timezone: "Asia/Kuwait", baseUrl: "https://x.example" } as MerchantFacts,
  ...{ currency: "KWD", now: NOW, description: "Three novels", person: "Noura" },
  ...{ reminderDays: [-3, 7], operationApprovalEnabled: false, approvalAmounts: { SAR: "500.00" } },
};
const MAILS = SAMPLES.flatMap((sample) => (sample === "checkout" || sample === "invoice" ? [] : sample));

test.each(LANGUAGES)("%s: each sample is a mail in the merchant's name", async (language) => {
  for (const sample of MAILS) {
    const mail = sampleMail(sample, FACTS);
    if (mail === null) throw new Error(`No mail is sent for ${sample}.`);
    const { subject, html } = await wordMail(mail, { merchantName: "Dar Books", language });
    expect(subject).not.toBe("");
    expect(html, sample).toContain("Dar Books");
  }
});

test("the reminder is due after the typed days, and checkers are asked from the typed amount on", () => {
  expect(sampleMail("reminder", FACTS)).toMatchObject({ daysAfter: -3, dueDate: "2030-03-04" });
  expect(sampleMail("approval", FACTS)).toMatchObject({ amount: { amount: "500.00", currency: "SAR" } });
});

test("what no setting lets be sent is no mail, and amounts have their currency's decimals", () => {
  expect(sampleMail("reminder", { ...FACTS, reminderDays: [] })).toBeNull();
  const approved = { ...FACTS, approvalAmounts: {} };
  expect(sampleMail("approval", approved)).toBeNull();
  const all = { ...approved, operationApprovalEnabled: true, currency: "SAR" };
  expect(sampleMail("approval", all)).toMatchObject({ amount: { amount: "24.00", currency: "SAR" } });
  expect(sampleMail("subscription", { ...FACTS, currency: "JPY" })).toMatchObject({ amount: { amount: "24" } });
});

test.each(LANGUAGES)("%s: the invoice is the customer's page, under the brand", (language) => {
  const today = civilDateOf(NOW, "Asia/Kuwait");
  const dates = { issuedOn: today, dueOn: addDays(today, 14), issuedAt: NOW };
  const props = { brand: unbranded("Dar Books"), isTestMode: true, currency: "KWD", ...dates };
  const text = textOf(render(createElement(InvoiceSample, props), language));
  for (const shown of ["Dar Books", "24.000", MESSAGES[language].console.settings.previewOrder])
    expect(text).toContain(shown);
});

test("an unknown sample is the first one", () => {
  expect(oneOf(SAMPLES, "receipt")).toBe("receipt");
  for (const asked of ["x", ["receipt"], undefined]) expect(oneOf(SAMPLES, asked)).toBe("checkout");
});
