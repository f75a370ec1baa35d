import fc from "fast-check";
import { expect, test } from "vitest";
import { database } from "@/server/db/client";
import { callRoute } from "@/server/testing/call-route";
import { testMerchant } from "@/server/testing/harness";
import { hostileValue } from "@/server/testing/hostile";
import * as token from "../../auth/v1/token/route";
import * as keys from "./api-keys/route";
import * as settings from "./settings/route";
import * as users from "./users/route";

const ROUTES = [
  [settings, "PATCH", ["name", "timezone", "region", "webhook_url", "allowed_origins", "session_lifetime"]],
  [users, "POST", ["username", "password", "permissions", "is_checker", "email", "first_name", "phone"]],
  [keys, "POST", ["name", "expires_at"]],
  [token, "POST", ["username", "password"]],
] as const;

test("hostile bodies meet 2xx or 4xx, and a refused one stores nothing", async () => {
  const { privateKey, id } = await testMerchant();
  const stored = async () => ({
    users: await database().merchantUser.count({ where: { merchantId: id } }),
    keys: await database().apiKey.count({ where: { merchantId: id } }),
  });
  const bodies = fc.constantFrom(...ROUTES).chain(([routes, method, fields]) =>
    fc.record({
      routes: fc.constant(routes),
      method: fc.constant(method),
      body: fc.dictionary(fc.constantFrom<string>(...fields, "__proto__", "x"), hostileValue, { maxKeys: 5 }),
    }),
  );
  await fc.assert(
    fc.asyncProperty(bodies, async ({ routes, method, body }) => {
      const before = await stored();
      const headers = { "x-sarraf-peer": `hostile ${Math.random()}` };
      const got = await callRoute(routes, {
        method,
        key: privateKey,
        body: JSON.stringify(body),
        headers: { ...headers, "Content-Type": "application/json" },
      });
      expect(got.status).toBeLessThan(500);
      if (got.status >= 400) expect(await stored()).toEqual(before);
      if (got.status === 400) expect(typeof got.body).toBe("object");
    }),
    { numRuns: 100 },
  );
}, 60_000);
