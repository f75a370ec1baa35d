import { afterEach, describe, expect, it, vi } from "vitest";
import type { SystemCtx } from "@/server/kernel/types";
import { contextFor, type MerchantRow, merchantFacts } from "./context";

afterEach(() => vi.unstubAllEnvs());

/** A context of which only the clock is looked at. */
function systemAt(instant: string): SystemCtx {
  return { realNow: () => new Date(instant), requestId: "r" } as SystemCtx;
}

const ROW: MerchantRow = {
  id: "mer_1",
  name: "Shop",
  timezone: "Asia/Kuwait",
  region: "KWT",
  defaultLanguage: "ar",
  production: false,
  baseUrl: null,
  webhookUrl: null,
  allowedOrigins: [],
  redirectSchemes: [],
  sessionLifetime: 86_400,
  expireTransactions: true,
  operationApprovalEnabled: false,
  approvalAmounts: {},
  keysAdminister: true,
  clockOffset: 3_600_000n,
  nameAr: null,
  brandColor: null,
  logo: null,
  favicon: null,
  supportEmail: null,
  supportPhone: null,
  supportUrl: null,
  termsUrl: null,
  disclaimer: null,
  disclaimerAr: null,
  privacyUrl: null,
  apiVersion: "2026-11-23",
};

describe("links are made of an address that no request can choose", () => {
  it.each([
    ["the merchant's own", "https://shop.example", "https://pay.example", "https://shop.example"],
    ["the deployment's", null, "https://pay.example/", "https://pay.example"],
    ["the local one", null, "", "http://localhost:4001"],
  ])("%s", (_name, own, deployment, expected) => {
    vi.stubEnv("BASE_URL", deployment);
    vi.stubEnv("PORT", "4001");
    expect(merchantFacts({ ...ROW, baseUrl: own }).baseUrl).toBe(expected);
  });
});

describe("a merchant's clock", () => {
  const system = systemAt("2026-11-21T09:00:00Z");
  it.each([
    [false, "2026-11-21T10:00:00.000Z"],
    [true, "2026-11-21T09:00:00.000Z"],
  ])("runs ahead by its offset unless the merchant is flagged production: %s", (production, now) => {
    const ctx = contextFor(system, merchantFacts({ ...ROW, production }), { kind: "service" });
    expect(ctx.now().toISOString()).toBe(now);
    expect(ctx.realNow().toISOString()).toBe("2026-11-21T09:00:00.000Z");
  });
});

it.each(["ar", "en"])("a default language of %s is read as it is stored", (stored) => {
  expect(merchantFacts({ ...ROW, defaultLanguage: stored }).defaultLanguage).toBe(stored);
});

it("refuses a stored default language that is not one of ours", () => {
  expect(() => merchantFacts({ ...ROW, defaultLanguage: "fr" })).toThrow("Unknown language fr");
});
