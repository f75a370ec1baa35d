import { describe, expect, test } from "vitest";
import { releaseReservations } from "@/server/domain/wallet";
import { Busy } from "@/server/kernel/errors";
import { APPROVED } from "@/server/testing/approved";
import { balances, CREDITED, giveCredit } from "@/server/testing/credit";
import { type TestMerchant, testMerchant, twoConnections } from "@/server/testing/harness";
import { eventsOf, newSession, stateOf, typed } from "@/server/testing/paying";
import { inRounds } from "@/server/testing/rounds";
import { isWaitedFor } from "@/server/testing/waiting";
import { payByCard, payByWallet, settle, startAttempt } from "../index";
import { gatewayAnswered } from "../settlement/charge-outcome";

const ONE = { ...CREDITED, amount: "1.000" };

/** Repeats a page's request while the answer is to try again shortly. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Busy) || tries > 20) throw error;
    }
  }
}

async function sessions(merchant: TestMerchant, wire: Record<string, unknown>, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let made = 0; made < count; made += 1) ids.push(await newSession(merchant, wire));
  return ids;
}

function paidOf(merchant: TestMerchant) {
  return merchant.ctx.db.paymentSession.count({ where: { merchantId: merchant.id, state: "paid" } });
}

async function charged(merchant: TestMerchant): Promise<number> {
  const rows = await merchant.ctx.db.simulatedGatewayEntry.findMany({ where: { merchantId: merchant.id } });
  return rows.filter(({ kind, outcome }) => kind === "purchase" && outcome === "success").length;
}

async function debits(merchant: TestMerchant): Promise<number> {
  const entryType = "debit_payment";
  return merchant.ctx.db.walletEntry.count({ where: { merchantId: merchant.id, entryType } });
}

/** Gives back what is held, as if the four hours were over. */
async function releaseAll(merchant: TestMerchant): Promise<void> {
  const ctx = merchant.as({ now: () => new Date(Date.now() + 5 * 3_600_000) });
  const rows = await ctx.db.walletReservation.findMany({ where: { merchantId: merchant.id, state: "reserved" } });
  for (const { id } of rows) await releaseReservations.run(ctx, id);
}

describe("64 checkouts at once on a wallet that covers 10", () => {
  test("ten are paid by it, each once; the others are charged nothing", async () => {
    await inRounds(1, async (choices) => {
      const merchant = await testMerchant();
      await giveCredit(merchant, "10");
      const ids = await sessions(merchant, ONE, 64);
      await choices.atOnce(
        ids.map((sessionId) => () => patiently(() => payByWallet(merchant.ctx, { sessionId, credit: "1.000" }))),
      );
      expect(await paidOf(merchant)).toBe(10);
      expect(await balances(merchant)).toEqual({ wallet_sarraf: ["0.000", "0.000"] });
      expect([await debits(merchant), await charged(merchant)]).toEqual([10, 0]);
      expect(await merchant.ctx.db.attempt.count({ where: { merchantId: merchant.id } })).toBe(10);
    });
  });

  test("a part that everybody was shown goes to one of them, which pays the rest by card; the others begin no payment", async () => {
    const merchant = await testMerchant();
    await giveCredit(merchant, "10");
    const ids = await sessions(merchant, { ...CREDITED, amount: "10.500" }, 64);
    // All of it was shown to everybody, so the first submit that gets the lock holds all of it.
    const outcomes = await Promise.all(
      ids.map((sessionId) =>
        patiently(() => startAttempt(merchant.ctx, { sessionId, pgCode: "sandbox", credit: "10.000" })),
      ),
    );
    const started = outcomes.flatMap((outcome) => (outcome.kind === "pay" ? [outcome.payPageToken] : []));
    expect(started).toHaveLength(1);
    expect(await balances(merchant)).toEqual({ wallet_sarraf: ["10.000", "10.000"] });
    await Promise.all(started.map((token) => payByCard(merchant.ctx, { token, ...typed("1") })));
    expect([await paidOf(merchant), await charged(merchant), await debits(merchant)]).toEqual([1, 1, 1]);
    expect(await balances(merchant)).toEqual({ wallet_sarraf: ["0.000", "0.000"] });
  }, 60_000);
});

test("an amount that the merchant changes while the wallet's submit is on its way is not paid unseen", async () => {
  const merchant = await testMerchant();
  await giveCredit(merchant, "50");
  const sessionId = await newSession(merchant, CREDITED);
  await twoConnections(async (first, watcher) => {
    await first.query("BEGIN");
    await first.query("UPDATE payment_session SET amount = 20 WHERE id = $1", [sessionId]);
    const submitted = payByWallet(merchant.ctx, { sessionId, credit: "10.500" });
    await isWaitedFor(first, watcher);
    await first.query("COMMIT");
    expect(await submitted).toEqual({ kind: "amount_changed", sessionId });
  });
  expect((await stateOf(merchant, sessionId)).attempts).toEqual([]);
  expect(await balances(merchant)).toEqual({ wallet_sarraf: ["50.000", "0.000"] });
});

test("credit of a gateway that the merchant takes out while the submit is on its way is not held", async () => {
  const merchant = await testMerchant({ gateways: [{ code: "a" }, { code: "b", walletProviders: [] }] });
  await giveCredit(merchant, "4");
  const sessionId = await newSession(merchant, { ...CREDITED, pg_codes: ["a", "b"] });
  await twoConnections(async (first, watcher) => {
    await first.query("BEGIN");
    await first.query("UPDATE payment_session SET pg_codes = '{b}' WHERE id = $1", [sessionId]);
    const submitted = startAttempt(merchant.ctx, { sessionId, pgCode: "b", credit: "4.000" });
    await isWaitedFor(first, watcher);
    await first.query("COMMIT");
    expect(await submitted).toEqual({ kind: "credit_changed", sessionId });
  });
  expect(await balances(merchant)).toEqual({ wallet_sarraf: ["4.000", "0.000"] });
});

test("one checkout submitted twenty times with its wallet is paid once", async () => {
  const merchant = await testMerchant();
  await giveCredit(merchant, "10");
  const id = await newSession(merchant, ONE);
  await Promise.all(
    Array.from({ length: 20 }, () => patiently(() => payByWallet(merchant.ctx, { sessionId: id, credit: "1.000" }))),
  );
  expect(await stateOf(merchant, id)).toMatchObject({ state: "paid", attemptStates: ["success"], eventCount: 1 });
  expect(await balances(merchant)).toEqual({ wallet_sarraf: ["9.000", "0.000"] });
});

test("a charge decided while the release timer runs keeps its hold", async () => {
  const merchant = await testMerchant();
  await giveCredit(merchant, "4");
  const id = await newSession(merchant, CREDITED);
  const outcome = await startAttempt(merchant.ctx, { sessionId: id, pgCode: "sandbox", credit: "4.000" });
  if (outcome.kind !== "pay") throw new Error(outcome.kind);
  const attemptId = (await stateOf(merchant, id)).attempts[0]?.id ?? "";
  await merchant.ctx.db.attempt.update({ where: { id: attemptId }, data: { state: "processing" } });
  await releaseAll(merchant);
  expect(await balances(merchant)).toEqual({ wallet_sarraf: ["4.000", "4.000"] });
  const result = APPROVED;
  await Promise.all([
    releaseAll(merchant),
    settle(merchant.ctx, { attemptId, outcome: gatewayAnswered(result), deliverInline: false }),
    settle(merchant.ctx, { attemptId, outcome: gatewayAnswered(result), deliverInline: false }),
  ]);
  expect((await stateOf(merchant, id)).state).toBe("paid");
  expect((await eventsOf(merchant, id)).map(({ body }) => body.state)).toEqual(["paid"]);
  expect(await balances(merchant)).toEqual({ wallet_sarraf: ["0.000", "0.000"] });
});

describe("stacked wallets", () => {
  async function stacked(sarraf: string, loyalty: string, amount = "10.500") {
    const merchant = await testMerchant({
      gateways: [{ walletProviders: ["wallet_sarraf"] }, { code: "second", walletProviders: ["wallet_loyalty"] }],
    });
    await giveCredit(merchant, sarraf);
    await giveCredit(merchant, loyalty, { slug: "loyalty" });
    const id = await newSession(merchant, { ...CREDITED, amount, pg_codes: ["second", "sandbox"] });
    return { merchant, id };
  }

  test("are used up in the gateways' order, a leg each; the first one's gateway carries the payment", async () => {
    const { merchant, id } = await stacked("9", "4");
    await payByWallet(merchant.ctx, { sessionId: id, credit: "10.500" });
    expect(await balances(merchant)).toEqual({ wallet_sarraf: ["2.500", "0.000"], wallet_loyalty: ["0.000", "0.000"] });
    const [event] = await eventsOf(merchant, id);
    expect(event?.body.customer_wallet_transactions).toMatchObject([
      { provider_code: "wallet_loyalty", amount: "4.000" },
      { provider_code: "wallet_sarraf", amount: "6.500" },
    ]);
    expect(await stateOf(merchant, id)).toMatchObject({ state: "paid", settledPgCode: "second" });
  });

  test("one leg that cannot be had undoes all: nothing is held, nothing is taken", async () => {
    const { merchant, id } = await stacked("2", "4");
    await giveCredit(merchant, "-1", { slug: "loyalty" });
    const input = { sessionId: id, pgCode: "second", credit: "6.000" };
    expect(await startAttempt(merchant.ctx, input)).toMatchObject({ kind: "credit_changed" });
    expect(await balances(merchant)).toEqual({ wallet_sarraf: ["2.000", "0.000"], wallet_loyalty: ["3.000", "0.000"] });
  });

  test("one leg that is gone at the success takes nothing of the other", async () => {
    const { merchant, id } = await stacked("2", "4");
    const outcome = await startAttempt(merchant.ctx, { sessionId: id, pgCode: "second", credit: "6.000" });
    if (outcome.kind !== "pay") throw new Error(outcome.kind);
    await payByCard(merchant.ctx, { token: outcome.payPageToken, ...typed("2") });
    await releaseAll(merchant);
    await giveCredit(merchant, "-1", { slug: "loyalty" });
    const attemptId = (await stateOf(merchant, id)).attempts[0]?.id ?? "";
    const result = APPROVED;
    await settle(merchant.ctx, { attemptId, outcome: gatewayAnswered(result), deliverInline: false });
    expect((await stateOf(merchant, id)).state).toBe("attempted");
    expect(await balances(merchant)).toEqual({ wallet_sarraf: ["2.000", "0.000"], wallet_loyalty: ["3.000", "0.000"] });
    expect(await debits(merchant)).toBe(0);
  });
});
