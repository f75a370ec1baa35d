import fc from "fast-check";
import { expect, test } from "vitest";
import { database } from "@/server/db/client";
import { callRoute } from "@/server/testing/call-route";
import { hostileText, hostileValue } from "@/server/testing/hostile";
import { operatingMerchant, paidSession } from "@/server/testing/operating";
import * as deleted from "../deleted-transactions/route";
import * as requests from "../operation-requests/route";
import * as transactions from "../transactions/route";
import * as operation from "./route";

const name = fc.constantFrom("refund", "capture", "void", "cancel", "expire", "delete");

test("hostile bodies meet 2xx or 4xx, and a refused one changes nothing", async () => {
  const merchant = await operatingMerchant();
  const id = await paidSession(merchant, "sandbox-auth", { order_no: "HOSTILE" });
  const stored = () =>
    database().paymentSession.findUnique({
      where: { id },
      include: { operations: { where: { state: { not: "refused" } } } },
    });
  const body = fc.record(
    {
      operation: fc.oneof({ weight: 5, arbitrary: name }, hostileValue),
      session_id: fc.oneof({ weight: 3, arbitrary: fc.constant(id) }, hostileValue),
      order_no: fc.oneof(fc.constant("HOSTILE"), hostileValue),
      amount: hostileValue,
      destination: fc.oneof(fc.constantFrom("pg", "wallet"), hostileValue),
      extra: fc.oneof(fc.dictionary(fc.string(), hostileValue, { maxKeys: 3 }), hostileValue),
      __proto__: hostileValue,
    },
    { requiredKeys: ["operation"] },
  );
  await fc.assert(
    fc.asyncProperty(body, fc.option(fc.stringMatching(/^[ -~]{0,140}$/)), async (sent, key) => {
      const before = await stored();
      const headers = { "Content-Type": "application/json", ...(key === null ? {} : { "Tracking-Key": key }) };
      const text = JSON.stringify(sent);
      const got = await callRoute(operation, { method: "POST", key: merchant.privateKey, body: text, headers });
      expect(got.status).toBeLessThan(500);
      if (got.status >= 400) expect(await stored()).toEqual(before);
    }),
    { numRuns: 80 },
  );
}, 120_000);

test("hostile queries meet 200 or 4xx", async () => {
  const merchant = await operatingMerchant();
  const fields = fc.constantFrom(
    ...[
      "state",
      "order_no",
      "customer_id",
      "created_after",
      "created_before",
      "pg_code",
      "limit",
      "offset",
      "operation",
    ],
    ...["currency_code", "session_id"],
  );
  const text = fc.oneof(hostileText, fc.string(), fc.constant("2026-01-01"));
  const query = fc.dictionary(fields, text, { maxKeys: 4 });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(transactions, deleted, requests), query, async (routes, sent) => {
      const path = `/b/pbl/v2/list/?${new URLSearchParams(sent)}`;
      const got = await callRoute(routes, { key: merchant.privateKey, path });
      expect(got.status).toBeLessThan(500);
    }),
    { numRuns: 80 },
  );
}, 60_000);
