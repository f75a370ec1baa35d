import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { callRoute } from "@/server/testing/call-route";
import { anyCharacter, hostileText, hostileValue } from "@/server/testing/hostile";
import { merchantAt, NOW, writeSubscription } from "@/server/testing/subscriptions";
import * as cancellation from "./[subscription_id]/cancel/route";
import * as cycles from "./[subscription_id]/cycles/route";
import * as link from "./[subscription_id]/page-link/route";
import * as regeneration from "./[subscription_id]/regenerate-page-token/route";
import * as one from "./[subscription_id]/route";
import * as all from "./route";

test("hostile filters meet 200 or 4xx", async () => {
  const merchant = await merchantAt(NOW);
  await writeSubscription(merchant);
  const body = fc.record(
    {
      status: fc.oneof(fc.constantFrom("active", "canceled"), hostileValue),
      customer_id: hostileValue,
      created_after: fc.oneof(
        fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
        hostileValue,
      ),
      created_before: hostileValue,
      limit: hostileValue,
      offset: hostileValue,
      __proto__: hostileValue,
    },
    { requiredKeys: [] },
  );
  const query = fc.dictionary(fc.constantFrom("limit", "offset", "status"), fc.oneof(hostileText, fc.string()), {
    maxKeys: 2,
  });
  await fc.assert(
    fc.asyncProperty(body, query, async (sent, params) => {
      const path = `/b/pbl/v2/subscriptions/?${new URLSearchParams(params)}`;
      const headers = { "Content-Type": "application/json" };
      const text = JSON.stringify(sent);
      const got = await callRoute(all, { method: "POST", key: merchant.privateKey, body: text, headers, path });
      expect(got.status).toBeLessThan(500);
    }),
    { numRuns: 60 },
  );
}, 120_000);

test("hostile cancellations meet 2xx or 4xx, and a refused one changes nothing", async () => {
  const merchant = await merchantAt(NOW);
  const { id, row, cycles: cyclesNow } = await writeSubscription(merchant);
  const body = fc.record(
    {
      mode: fc.oneof(fc.constant("at_period_end"), hostileValue),
      reason: hostileValue,
      note: hostileValue,
      __proto__: hostileValue,
    },
    { requiredKeys: [] },
  );
  const keys = fc.oneof(
    fc.constantFrom(...Array.from({ length: 5 }, () => randomUUID())),
    fc.stringMatching(/^[ -~]{0,300}$/),
  );
  await fc.assert(
    fc.asyncProperty(body, keys, async (sent, key) => {
      const before = [await row(), await cyclesNow()];
      const headers = { "Content-Type": "application/json", "Idempotency-Key": key };
      const text = JSON.stringify(sent);
      const params = { subscription_id: id };
      const got = await callRoute(cancellation, {
        method: "POST",
        key: merchant.privateKey,
        body: text,
        headers,
        params,
      });
      expect(got.status).toBeLessThan(500);
      if (got.status >= 400) expect([await row(), await cyclesNow()]).toEqual(before);
    }),
    { numRuns: 60 },
  );
}, 120_000);

test("hostile paths and windows meet 200 or 4xx", async () => {
  const merchant = await merchantAt(NOW);
  const { id } = await writeSubscription(merchant);
  const name = fc.oneof(fc.constant(id), hostileText, fc.string({ unit: anyCharacter }));
  const query = fc.dictionary(fc.constantFrom("limit", "offset"), fc.oneof(hostileText, fc.string()), { maxKeys: 2 });
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(one, cycles, link, regeneration),
      name,
      query,
      async (routes, subscription_id, sent) => {
        const method = routes === regeneration ? "POST" : "GET";
        const path = `/b/pbl/v2/subscriptions/x/?${new URLSearchParams(sent)}`;
        const got = await callRoute(routes, { method, key: merchant.privateKey, path, params: { subscription_id } });
        expect(got.status).toBeLessThan(500);
        if (subscription_id !== id) expect(got.status).toBeGreaterThanOrEqual(400);
      },
    ),
    { numRuns: 60 },
  );
}, 120_000);
