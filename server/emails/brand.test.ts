import { expect, it, test } from "vitest";
import type { ApprovalMailFacts, FinalFailureFacts } from "@/server/domain/notifications";
import { brandingOf, brandOf } from "@/server/kernel/brand";
import { wordMail } from "./word-mail";

const FACTS: FinalFailureFacts = {
  kind: "final_failure",
  planName: "Gold plan",
  amount: { amount: "7.500", currency: "KWD" },
  card: null,
  pageUrl: "https://pay.example/en/subscription/x",
  reason: null,
  decline: null,
  tries: 4,
};

function brandWith(logo: string | null, language: "en" | "ar" = "en") {
  const branding = brandingOf({
    nameAr: "كتب سلمى",
    brandColor: "#ffd400",
    logo,
    favicon: null,
    supportEmail: "help@x.example",
    supportPhone: "+965 2222 3333",
    supportUrl: null,
    termsUrl: "https://x.example/terms",
    privacyUrl: null,
    disclaimer: null,
    disclaimerAr: null,
  });
  return brandOf({ name: "Salma Books", baseUrl: "https://pay.example", branding }, language);
}

const imageName = (size: string) => `${"0".repeat(64)}-${size}.png`;

test("a mail has the merchant's button, and says how it is reached in both its forms", async () => {
  const brand = brandWith(null);
  const { html, text } = await wordMail(FACTS, { merchantName: brand.name, brand, language: "en" });
  expect(html).toMatch(/background-color:#ffd400;[^"]*color:#000000/);
  expect(html).toContain('href="mailto:help@x.example"');
  expect(html).toContain('href="tel:+96522223333"');
  expect(text).toContain("Email: help@x.example\nPhone: +965 2222 3333\nTerms: https://x.example/terms");
});

it.each([
  ["that is wide replaces the name", "320x80", 'alt="Salma Books"', false],
  ["that is square is shown beside the name", "64x64", 'alt=""', true],
])("a logo %s", async (_title, size, alt, isNamed) => {
  const brand = brandWith(imageName(size));
  const { html } = await wordMail(FACTS, { merchantName: brand.name, brand, language: "en" });
  expect(html).toContain(`src="https://pay.example/media/brand/${imageName(size)}"`);
  expect(html).toContain(alt);
  expect(/<bdi>\s*Salma Books<\/bdi>/.test(html)).toBe(isNamed);
});

test("a mail in Arabic has the Arabic name, and one without a brand has the name alone", async () => {
  const brand = brandWith(null, "ar");
  expect((await wordMail(FACTS, { merchantName: brand.name, brand, language: "ar" })).html).toContain("كتب سلمى");
  const bare: ApprovalMailFacts = {
    kind: "approval_done",
    operation: "refund",
    makerName: "mona",
    requestId: "req_1",
    sessionId: "a".repeat(40),
    orderNo: null,
    amount: { amount: "4.000", currency: "KWD" },
    reason: null,
    note: null,
    decisionNote: null,
  };
  const { html } = await wordMail(bare, { merchantName: "Nour", language: "en" });
  expect(html).toContain("<bdi>Nour</bdi>");
  expect(html).not.toContain("mailto:");
});
