import { afterEach, expect, test } from "vitest";
import { Forbidden } from "@/server/kernel/errors";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { Chance } from "./chance";
import { bill, credit, handle } from "./desk";
import { tellHistory } from "./history";
import { listen, type Shop } from "./listen";
import { PEOPLE } from "./people";
import { leaveRequests } from "./requests";
import { openSale, typeCard } from "./visit";

const listening: Shop[] = [];

afterEach(async () => {
  await Promise.all(listening.splice(0).map((shop) => shop.stop()));
});

const GATEWAYS = [
  { isTokenizable: true, walletProviders: ["wallet_sarraf"], paymentServices: ["wallet"] },
  { code: "sandbox-auth", operation: "authorize", operations: ["capture", "void", "refund"] },
];

async function told(merchant: TestMerchant, days: number) {
  const shop = await listen();
  listening.push(shop);
  const seen: number[] = [];
  const telling = { days, visits: 7, chance: new Chance(3), webhookUrls: shop.webhookUrls };
  const result = await tellHistory(merchant.ctx, { ...telling, onDay: (day) => seen.push(day) });
  return { result, seen };
}

test("the clock goes on by the days told, and every day has visits, sales and what follows them", async () => {
  const merchant = await testMerchant({ gateways: GATEWAYS });
  const { db } = merchant.ctx;
  const before = merchant.ctx.now().getTime();
  const { result, seen } = await told(merchant, 4);
  expect(seen).toEqual([1, 2, 3, 4]);

  const where = { merchantId: merchant.id };
  const { clockOffset } = await db.merchant.findUniqueOrThrow({ where: { id: merchant.id } });
  expect(Math.round((Date.now() + Number(clockOffset) - before) / 86_400_000)).toBe(4);

  const sessions = await db.paymentSession.findMany({ where, select: { state: true, createdAt: true, orderNo: true } });
  const ordered = sessions.filter(({ orderNo }) => orderNo !== null);
  expect(ordered.length).toBe(result.visits);
  expect(new Set(ordered.map(({ orderNo }) => orderNo)).size).toBe(result.visits);
  const days = new Set(ordered.map(({ createdAt }) => Math.floor((createdAt.getTime() - before) / 86_400_000)));
  expect(days).toEqual(new Set([0, 1, 2, 3]));
  expect(result.sales).toBeGreaterThan(0);
  expect(await db.attempt.count({ where: { ...where, state: "success" } })).toBeGreaterThanOrEqual(result.sales);
  expect(await db.subscription.count({ where })).toBe(result.subscriptions);
  expect(await db.invoice.count({ where })).toBe(result.invoices);
  expect(await db.delivery.count({ where: { ...where, state: "delivered" } })).toBeGreaterThan(0);
});

test("the desk gives credit, bills, and looks at sales: held ones are captured or voided, few others refunded", async () => {
  const merchant = await testMerchant({ gateways: GATEWAYS });
  const { ctx } = merchant;
  const chance = new Chance(5);
  const person = PEOPLE[0];
  if (person === undefined) throw new Error("There is nobody.");
  await credit(ctx, chance, person);
  const account = await ctx.db.walletAccount.findFirstOrThrow({ where: { merchantId: merchant.id } });
  expect(account.customerId).toBe(person.customer_id);
  expect(Number(account.balance)).toBeGreaterThan(0);

  const bills = await bill(ctx, chance, { person, number: 1 });
  expect((await ctx.db.invoice.findFirstOrThrow({ where: { merchantId: merchant.id } })).sessionId).toBe(bills);

  for (let count = 0; count < 12; count += 1) {
    const isHeld = count % 2 === 0;
    const pgCode = isHeld ? "sandbox-auth" : "sandbox";
    const sessionId = await openSale(ctx, person, { amount: "5.000", pg_codes: [pgCode] });
    await typeCard(ctx, sessionId, { card: "pays", pgCode });
    await handle(ctx, chance, { sessionId, amount: "5.000", isHeld });
  }
  const done = await ctx.db.operation.findMany({ where: { merchantId: merchant.id } });
  expect(done.every(({ state }) => state === "done")).toBe(true);
  expect(new Set(done.map(({ kind }) => kind))).toContain("capture");
});

test("a maker has asked for refunds that a checker can decide, some hours apart", async () => {
  const merchant = await testMerchant({ gateways: GATEWAYS });
  const { ctx } = merchant;
  const person = PEOPLE[0];
  if (person === undefined) throw new Error("There is nobody.");
  for (let count = 0; count < 6; count += 1)
    await typeCard(ctx, await openSale(ctx, person, { amount: "5.000" }), { card: "pays" });
  expect(await leaveRequests(ctx, "correct horse battery")).toEqual(["noura.demo", "faisal.demo"]);
  const requests = await ctx.db.operationRequest.findMany({ where: { merchantId: merchant.id, state: "pending" } });
  expect(requests.length).toBeGreaterThan(1);
  expect(new Set(requests.map(({ expiresAt }) => expiresAt?.getTime())).size).toBe(requests.length);
});

test("a merchant who takes real payments has no invented history", async () => {
  const merchant = await testMerchant({ merchant: { production: true } });
  await expect(told(merchant, 1)).rejects.toThrow(Forbidden);
  expect(await merchant.ctx.db.paymentSession.count({ where: { merchantId: merchant.id } })).toBe(0);
});
