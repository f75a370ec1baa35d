import { beforeEach, expect, test } from "vitest";
import { adyenBench, KEPT_CARD } from "@/server/testing/adyen/connector-bench";
import { ADYEN_CODES, adyenMerchant, CUSTOMER, keptCardOf } from "@/server/testing/adyen/merchant";
import type { TestMerchant } from "@/server/testing/harness";
import { deleteCard } from "./delete-card";
import { forgetRemovedCards } from "./forget-card";

const bench = adyenBench();
let merchant: TestMerchant;
let token: string;

beforeEach(async () => {
  merchant = await adyenMerchant();
  token = await keptCardOf(merchant, bench.double);
});

const removals = () => merchant.ctx.db.cardRemoval.findMany({ where: { merchantId: merchant.id } });
const deletion = { customerId: CUSTOMER, type: null };
const deleteCalls = () => bench.double.requests.filter(({ method }) => method === "DELETE");

/** Runs the job for every removal, as if its time had come. */
async function runDue(): Promise<void> {
  await merchant.ctx.db.cardRemoval.updateMany({ where: { merchantId: merchant.id }, data: { dueAt: new Date(0) } });
  for (const { id } of await removals()) await forgetRemovedCards.run(merchant.ctx, id);
}

test("a removed card is deleted at its gateway, once, also by two processes", async () => {
  await deleteCard(merchant.ctx, token, deletion);
  const [removal] = await removals();
  expect(removal).toMatchObject({ gatewayCode: ADYEN_CODES.purchase, customerId: CUSTOMER, tries: 0 });
  const run = () => forgetRemovedCards.run(merchant.ctx, removal?.id ?? "");
  await Promise.all([run(), run(), run()]);
  expect(deleteCalls()).toMatchObject([{ path: `/storedPaymentMethods/${KEPT_CARD}`, key: null }]);
  expect(bench.double.book.owners.has(KEPT_CARD)).toBe(false);
  expect(await removals()).toEqual([]);
});

test.each(["broken_before", "broken_after", "error_before", "too_many", "html"] as const)(
  "%s: the removal is tried again later, and ends",
  async (fault) => {
    await deleteCard(merchant.ctx, token, deletion);
    bench.double.fail(fault);
    await runDue();
    const [removal] = await removals();
    expect(removal?.tries).toBe(1);
    expect(removal?.dueAt.getTime()).toBeGreaterThan(merchant.ctx.now().getTime() + 50_000);
    await forgetRemovedCards.run(merchant.ctx, removal?.id ?? "");
    expect(deleteCalls()).toHaveLength(1);
    await runDue();
    expect(await removals()).toEqual([]);
    expect(bench.double.book.owners.has(KEPT_CARD)).toBe(false);
  },
);

test("another card and another customer's card stay", async () => {
  bench.double.book.owners.set("OTHERCARD", "someone");
  const [row] = await merchant.ctx.db.savedCard.findMany({ where: { merchantId: merchant.id } });
  if (row === undefined) throw new Error("No card was saved.");
  await merchant.ctx.db.savedCard.create({ data: { ...row, id: `${row.id.slice(0, 30)}-2`, customerId: "c-2" } });
  await deleteCard(merchant.ctx, token, deletion);
  await runDue();
  expect(deleteCalls()).toEqual([]);
  expect(await removals()).toEqual([]);
  expect([...bench.double.book.owners.keys()]).toEqual([KEPT_CARD, "OTHERCARD"]);
});

test("a refused deletion leaves no removal, and a card without a stored handle needs none", async () => {
  const { id } = await merchant.ctx.db.savedCard.findFirstOrThrow({ where: { merchantId: merchant.id } });
  const agreement = { merchantId: merchant.id, customerId: CUSTOMER, agreementId: "a", cardId: id };
  await merchant.ctx.db.agreementCard.create({ data: { ...agreement, updatedAt: new Date() } });
  await expect(deleteCard(merchant.ctx, token, deletion)).rejects.toThrow("in use");
  expect(await removals()).toEqual([]);
  await merchant.ctx.db.agreementCard.deleteMany({ where: { cardId: id } });
  await merchant.ctx.db.savedCard.update({ where: { id }, data: { handle: null } });
  await deleteCard(merchant.ctx, token, deletion);
  expect(await removals()).toEqual([]);
});

test("a removal of an account that was deleted ends", async () => {
  await deleteCard(merchant.ctx, token, deletion);
  await merchant.ctx.db.gateway.deleteMany({ where: { merchantId: merchant.id } });
  await runDue();
  expect(await removals()).toEqual([]);
});
