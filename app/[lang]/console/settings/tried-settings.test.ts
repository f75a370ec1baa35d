import { expect, test } from "vitest";
import type { MerchantFacts } from "@/server/kernel/types";
import { triedMerchant, triedSettings } from "./tried-settings";

const BRANDING = {
  ...{ nameAr: null, color: null, logo: null, favicon: null, supportEmail: "a@x.example", supportPhone: null },
  ...{ supportUrl: null, termsUrl: null, privacyUrl: null, disclaimer: "Saved", disclaimerAr: null },
};
const MERCHANT = { name: "Saved", sessionLifetime: 600, branding: BRANDING } as unknown as MerchantFacts;

test("typed values replace the saved ones in the preview, and an emptied field empties", () => {
  const tried = triedSettings({
    name: " Dar ",
    name_ar: "دار",
    brand_color: "#ABC",
    disclaimer: "",
    session_lifetime: "5",
  });
  expect(triedMerchant(MERCHANT, tried)).toMatchObject({
    name: "Dar",
    sessionLifetime: 300,
    branding: { nameAr: "دار", color: "#aabbcc", disclaimer: null, supportEmail: "a@x.example" },
  });
});

test.each([
  ["a name that was emptied", { name: "" }],
  ["half a colour", { brand_color: "#12" }],
  ["an address that is no web address", { terms_url: "javascript:alert(1)", support_url: "//x" }],
  ["half an email address", { support_email: "a@" }],
  ["a duration that is no number", { session_lifetime: "soon" }],
  ["a list", { name: ["a", "b"] }],
  ["an unknown field", { production: "true", key_administration_enabled: "true" }],
])("%s changes nothing", (_, query) => {
  expect(triedMerchant(MERCHANT, triedSettings(query))).toEqual(MERCHANT);
});

test("days of reminders and amounts of approval are read as their forms send them", () => {
  const query = { invoice_reminder_days: "٧ -3", operation_approval_amounts: "KWD 50.000" };
  expect(triedSettings(query)).toMatchObject({ invoiceReminderDays: [-3, 7], approvalAmounts: { KWD: "50.000" } });
});
