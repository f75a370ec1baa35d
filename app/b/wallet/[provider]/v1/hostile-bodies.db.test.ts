import { Writable } from "node:stream";
import fc from "fast-check";
import pino from "pino";
import { afterEach, expect, test } from "vitest";
import { callRoute } from "@/server/testing/call-route";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { hostileText, hostileValue } from "@/server/testing/hostile";
import { CUSTOMER, credit } from "@/server/testing/wallets";
import * as accounts from "./accounts/route";
import * as adjustments from "./adjustments/route";
import * as entries from "./entries/route";
import * as operations from "./operations/route";

const good = {
  customer_id: fc.oneof({ weight: 5, arbitrary: fc.constant(CUSTOMER) }, hostileValue),
  currency: fc.oneof({ weight: 5, arbitrary: fc.constantFrom("KWD", "USD", "JPY") }, hostileValue),
};
const pagination = fc.record(
  {
    cursor: fc.oneof(fc.integer(), hostileValue),
    direction: fc.oneof(fc.constant("backward"), hostileValue),
    per_page: hostileValue,
  },
  { requiredKeys: [] },
);
const others = fc.constantFrom(
  "entry_type",
  "direction",
  "status",
  "session_id",
  "provider",
  "pg_code",
  "date_from",
  "date_to",
);
const body = fc
  .tuple(
    fc.record(
      {
        ...good,
        amount: hostileValue,
        operation_id: hostileValue,
        reverses: hostileValue,
        pagination: fc.oneof(pagination, hostileValue),
      },
      { requiredKeys: [] },
    ),
    fc.dictionary(others, hostileValue, { maxKeys: 3 }),
  )
  .map(([known, more]) => ({ ...more, ...known }));

/** Everything that a refused request must leave as it was. */
async function stored({ ctx, id: merchantId }: TestMerchant) {
  const of = { where: { merchantId } };
  return [
    await ctx.db.walletAccount.findMany(of),
    await ctx.db.walletEntry.count(of),
    await ctx.db.walletOperation.count(of),
  ];
}

test("hostile bodies meet 2xx or 4xx, and a refused one changes nothing", async () => {
  const merchant = await testMerchant();
  await credit(merchant, "10");
  const routes = fc.constantFrom(accounts, entries, operations, adjustments, adjustments);
  const headers = fc.option(fc.stringMatching(/^[!-~]{1,260}$/));
  const slug = fc.oneof({ weight: 9, arbitrary: fc.constant("sarraf") }, hostileText);
  await fc.assert(
    fc.asyncProperty(routes, body, headers, slug, async (route, sent, key, provider) => {
      const before = await stored(merchant);
      const got = await callRoute(route, {
        method: "POST",
        key: merchant.privateKey,
        params: { provider },
        headers: { "Content-Type": "application/json", ...(key === null ? {} : { "Idempotency-Key": key }) },
        body: JSON.stringify(sent),
      });
      expect(got.status).toBeLessThan(500);
      if (got.status >= 400) expect(await stored(merchant)).toEqual(before);
    }),
    { numRuns: 100 },
  );
}, 120_000);

const shared = globalThis as { sarrafLog?: pino.Logger | undefined };
const silent = shared.sarrafLog;
afterEach(() => {
  shared.sarrafLog = silent;
});

test("no line of the log holds a customer's identifier, whatever the endpoint answers", async () => {
  const merchant = await testMerchant();
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _, done) {
      lines.push(chunk.toString("utf8"));
      done();
    },
  });
  shared.sarrafLog = pino({ level: "trace" }, sink);
  const customer_id = "customer-in-no-log";
  const send = (route: typeof accounts, more: Record<string, unknown> = {}) =>
    callRoute(route, {
      method: "POST",
      key: merchant.privateKey,
      params: { provider: "sarraf" },
      headers: { "Idempotency-Key": "k" },
      body: { customer_id, currency: "KWD", ...more },
    });
  const calls = [
    () => send(entries),
    () => send(adjustments, { amount: "-1" }),
    () => send(adjustments, { amount: "1" }),
    () => send(accounts),
    () => send(accounts, { status: "?" }),
    () => send(entries),
  ];
  const statuses: number[] = [];
  for (const call of calls) statuses.push((await call()).status);
  expect(statuses).toEqual([400, 400, 201, 200, 400, 200]);
  expect(lines).toHaveLength(6);
  expect(lines.join("")).not.toContain(customer_id);
});
