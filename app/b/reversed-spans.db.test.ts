import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { callRoute } from "@/server/testing/call-route";
import { testMerchant } from "@/server/testing/harness";
import { CUSTOMER, credit } from "@/server/testing/wallets";
import * as reports from "./api/v1/reports/files/route";
import * as events from "./events/v1/events/route";
import * as deleted from "./pbl/v2/deleted-transactions/route";
import * as requests from "./pbl/v2/operation-requests/route";
import * as subscriptions from "./pbl/v2/subscriptions/route";
import * as transactions from "./pbl/v2/transactions/route";
import * as entries from "./wallet/[provider]/v1/entries/route";

const LISTS: Readonly<Record<string, Parameters<typeof callRoute>[0]>> = {
  "/b/pbl/v2/transactions/": transactions,
  "/b/pbl/v2/deleted-transactions/": deleted,
  "/b/pbl/v2/operation-requests/": requests,
  "/b/events/v1/events/": events,
  "/b/api/v1/reports/files/": reports,
};
const DAYS = { created_after: "2026-01-02", created_before: "2026-01-01" };
const INSTANTS = { created_after: "2026-01-02T00:00:00Z", created_before: "2026-01-01T23:59:59Z" };

const { paths } = JSON.parse(readFileSync("public/openapi.json", "utf8"));
const spanned = Object.keys(paths).filter((path) =>
  paths[path].get?.parameters?.some(({ name }: { name?: string }) => name === "created_before"),
);

describe("a span that ends before it begins", () => {
  it("is tested in every list that has one", () => {
    expect(spanned.sort()).toEqual(Object.keys(LISTS).sort());
  });

  it.each(Object.entries(LISTS))("in %s", async (path, routes) => {
    const { privateKey: key } = await testMerchant();
    for (const span of [DAYS, INSTANTS]) {
      const reply = await callRoute(routes, { key, path: `${path}?${new URLSearchParams(span)}` });
      if (path.includes("/reports/"))
        expect(reply).toMatchObject({ status: 400, body: { code: "invalid_parameters" } });
      else expect(reply).toMatchObject({ status: 200, body: { count: 0, next: null, previous: null, results: [] } });
    }
  });

  it.each([
    ["subscriptions", subscriptions, { ...DAYS }],
    ["entries", entries, { customer_id: CUSTOMER, currency: "KWD", date_from: "2026-01-02", date_to: "2026-01-01" }],
  ])("in the list of %s, sent as a body", async (_, routes, body) => {
    const merchant = await testMerchant();
    await credit(merchant, "1");
    const { privateKey: key } = merchant;
    const reply = await callRoute(routes, { method: "POST", key, params: { provider: "sarraf" }, body });
    expect(reply).toMatchObject({ status: 200, body: { results: [] } });
  });
});
