import { expect, it } from "vitest";
import { Prisma } from "@/server/db/client";
import { rowsAfter } from "@/server/db/sql-fragments";
import { callRoute } from "@/server/testing/call-route";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { operate, paidSession } from "@/server/testing/operating";
import { newSession } from "@/server/testing/paying";
import * as deletedRoutes from "../deleted-transactions/route";
import * as routes from "./route";

function list(merchant: TestMerchant, query: Record<string, string>) {
  const path = `/b/pbl/v2/transactions/?${new URLSearchParams(query)}`;
  return callRoute(routes, { key: merchant.privateKey, path });
}

const idsOf = (body: Record<string, unknown>) =>
  (body.results as { session_id: string }[]).map(({ session_id }) => session_id);

const REFUSED = { status: 400, body: { starting_after: [expect.stringContaining("no row with this id")] } };

it("refuses a start that is another merchant's, deleted, or not deleted in the list of deleted ones", async () => {
  const [merchant, other] = await Promise.all([testMerchant(), testMerchant()]);
  const [foreign, kept, deleted] = [await newSession(other), await newSession(merchant), await paidSession(merchant)];
  await operate(merchant.ctx, { operation: "delete", session_id: deleted });
  for (const starting_after of [foreign, deleted])
    expect(await list(merchant, { starting_after })).toMatchObject(REFUSED);
  expect(await list(merchant, { starting_after: kept })).toMatchObject({
    status: 200,
    body: { count: 1, results: [] },
  });
  const path = `/b/pbl/v2/deleted-transactions/?starting_after=${kept}`;
  expect(await callRoute(deletedRoutes, { key: merchant.privateKey, path })).toMatchObject(REFUSED);
});

it("goes on from a row that the filter no longer matches, and decides over the offset", async () => {
  const merchant = await testMerchant();
  const [oldest, middle, newest] = [await newSession(merchant), await newSession(merchant), await newSession(merchant)];
  await operate(merchant.ctx, { operation: "cancel", session_id: newest });
  const { body } = await list(merchant, { state: "created", limit: "1", offset: "7", starting_after: newest });
  expect([idsOf(body), body.count]).toEqual([[middle], 2]);
  const next = new URL(String(body.next)).searchParams;
  expect(Object.fromEntries(next)).toEqual({ state: "created", limit: "1", offset: "8", starting_after: middle });
  expect(new URL(String(body.previous)).searchParams.has("starting_after")).toBe(false);
  expect((await list(merchant, Object.fromEntries(next))).body).toMatchObject({
    next: null,
    results: [{ session_id: oldest }],
  });
});

it("orders rows of one instant by id", async () => {
  const merchant = await testMerchant();
  const made = await Promise.all(Array.from({ length: 5 }, () => newSession(merchant)));
  const createdAt = merchant.ctx.now();
  await merchant.ctx.db.paymentSession.updateMany({ where: { merchantId: merchant.id }, data: { createdAt } });
  const met: string[] = [];
  for (let page = await list(merchant, { limit: "2" }); ; ) {
    met.push(...idsOf(page.body));
    if (page.body.next === null) break;
    page = await list(merchant, Object.fromEntries(new URL(String(page.body.next)).searchParams));
  }
  expect(met).toEqual(made.toSorted());
});

it("finds the page by the index on the merchant and the time", async () => {
  const { ctx, id } = await testMerchant();
  const created = Prisma.sql`s.created_at`;
  const start = rowsAfter([
    { column: created, value: ctx.now(), isDescending: true },
    { column: Prisma.sql`s.id`, value: "a" },
  ]);
  const plan = await ctx.db.$transaction(async (tx) => {
    await tx.$executeRaw`SET LOCAL enable_seqscan = off`;
    return tx.$queryRaw<{ "QUERY PLAN": string }[]>`EXPLAIN SELECT s.id FROM payment_session s
      WHERE s.merchant_id = ${id} AND ${start} ORDER BY s.created_at DESC, s.id LIMIT 11`;
  });
  const text = plan.map((line) => line["QUERY PLAN"]).join("\n");
  expect(text).toMatch(/Index Cond: .*merchant_id.*created_at <=/);
});
