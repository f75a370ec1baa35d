import { expect, it } from "vitest";
import { createSession } from "@/server/domain/sessions";
import { writeJson } from "@/server/kernel/exact-json";
import { testMerchant } from "@/server/testing/harness";

it.each([
  '{"__proto__": {"a": 1}, "b": [{"__proto__": 2}]}',
  '{"$type": "DateTime", "value": "not a date"}',
  '{"a": {"$type": "Json", "value": "not json"}}',
  '{"toJSON": 1, "constructor": "x", "": "empty", "n": 1e300, "u": "\\u2028\\"\'"}',
])("a JSON column keeps %s as it is", async (text) => {
  const { ctx } = await testMerchant();
  const extra: Record<string, unknown> = JSON.parse(text);
  const required = { type: "e_commerce", amount: "1", currency: "KWD", pgCodes: ["sandbox"], details: {} } as const;
  const { session_id: id } = await createSession(ctx, { ...required, extra });
  const row = await ctx.db.paymentSession.findUniqueOrThrow({ where: { id }, include: { attempts: true } });
  expect(JSON.parse(writeJson(row.extra))).toEqual(extra);
  expect(Object.keys(row.extra as object).sort()).toEqual(Object.keys(extra).sort());
});
