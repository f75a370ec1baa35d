import { describe, expect, test } from "vitest";
import { contextFor, systemContext } from "@/server/context";
import { transaction } from "@/server/db/transactions/transaction";
import type { TestMerchant } from "@/server/testing/harness";
import { testMerchant } from "@/server/testing/harness";
import { newSession, payPage } from "@/server/testing/paying";
import { balanceOf, credit, hold } from "@/server/testing/wallets";
import { releaseHold, releaseReservations } from "./index";

const HOUR = 3_600_000;

/** A session whose hold was taken `hours` ago. */
async function held(hours: number): Promise<{ merchant: TestMerchant; sessionId: string; id: string }> {
  const merchant = await testMerchant();
  await credit(merchant, "5");
  const sessionId = await newSession(merchant);
  await hold(merchant, { sessionId, amount: "10.5", at: new Date(Date.now() - hours * HOUR) });
  const { id } = await merchant.ctx.db.walletReservation.findFirstOrThrow({ where: { sessionId } });
  return { merchant, sessionId, id };
}

const scope = (merchant: TestMerchant) => ({ merchantId: merchant.id });
const due = async (merchant: TestMerchant) =>
  (await releaseReservations.due(systemContext(), scope(merchant), 10)).map(({ id }) => id);
const run = ({ ctx }: TestMerchant, id: string) =>
  releaseReservations.run(contextFor(ctx, ctx.merchant, { kind: "service" }), id);
const attempt = (merchant: TestMerchant, sessionId: string, state: string) =>
  merchant.ctx.db.attempt.updateMany({
    where: { sessionId },
    data: { state, ...(state === "processing" && { inquireAt: new Date() }) },
  });

describe("a hold is released four hours after its latest submit", () => {
  test("then, with its entry and the timer's step, once", async () => {
    const { merchant, id } = await held(4.01);
    expect(await due(merchant)).toEqual([id]);
    await Promise.all([run(merchant, id), run(merchant, id)]);
    await run(merchant, id);
    expect(await balanceOf(merchant)).toEqual({ balance: "5.000", held: "0.000" });
    expect(await due(merchant)).toEqual([]);
    const steps = await merchant.ctx.db.stateChange.findMany({ where: { objectId: id }, orderBy: { id: "asc" } });
    expect(steps.map(({ event }) => event)).toEqual(["submitted", "timer"]);
  });

  test("not before, even if the job runs", async () => {
    const { merchant, id } = await held(3.99);
    expect(await due(merchant)).toEqual([]);
    const next = await releaseReservations.nextAt(systemContext(), scope(merchant));
    expect(Math.abs((next?.getTime() ?? 0) - Date.now() - 0.01 * HOUR)).toBeLessThan(5_000);
    await run(merchant, id);
    expect(await balanceOf(merchant)).toMatchObject({ held: "5.000" });
  });

  test("a later submit starts the four hours again", async () => {
    const { merchant, sessionId, id } = await held(4.01);
    await hold(merchant, { sessionId, amount: "10.5" });
    expect(await due(merchant)).toEqual([]);
    await run(merchant, id);
    expect(await balanceOf(merchant)).toMatchObject({ held: "5.000" });
  });
});

describe("never while a charge of the session is in flight", () => {
  test("the job does not find it, and refuses it under the lock", async () => {
    const { merchant, sessionId, id } = await held(5);
    await payPage(merchant, sessionId);
    await attempt(merchant, sessionId, "processing");
    expect(await due(merchant)).toEqual([]);
    expect(await releaseReservations.nextAt(systemContext(), scope(merchant))).toBeNull();
    await run(merchant, id);
    expect(await balanceOf(merchant)).toMatchObject({ held: "5.000" });
  });

  test("once it is decided the hold is due at once", async () => {
    const { merchant, sessionId, id } = await held(5);
    await payPage(merchant, sessionId);
    await merchant.ctx.db.attempt.updateMany({ where: { sessionId }, data: { state: "canceled", inquireAt: null } });
    expect(await due(merchant)).toEqual([id]);
    await run(merchant, id);
    expect(await balanceOf(merchant)).toMatchObject({ held: "0.000" });
  });
});

test("the hold of a session that was removed for good is released all the same", async () => {
  const { merchant, sessionId, id } = await held(5);
  await merchant.ctx.db.paymentSession.delete({ where: { id: sessionId } });
  await run(merchant, id);
  expect(await balanceOf(merchant)).toMatchObject({ held: "0.000" });
});

test("the hold of several wallets goes whole, whichever leg is looked at", async () => {
  const merchant = await testMerchant({ gateways: [{ walletProviders: ["wallet_loyalty", "wallet_sarraf"] }] });
  for (const slug of ["sarraf", "loyalty"]) await credit(merchant, "3", { slug });
  const sessionId = await newSession(merchant);
  await hold(merchant, { sessionId, amount: "5", at: new Date(Date.now() - 5 * HOUR) });
  const [leg] = await due(merchant);
  await run(merchant, leg ?? "");
  expect(await due(merchant)).toEqual([]);
  for (const slug of ["sarraf", "loyalty"])
    expect(await balanceOf(merchant, { slug })).toEqual({ balance: "3.000", held: "0.000" });
});

test("the job and a release at once end the hold once", async () => {
  const { merchant, sessionId, id } = await held(5);
  const { ctx } = merchant;
  const locked = transaction(ctx.db, async (tx) => {
    await tx.$queryRaw`SELECT id FROM payment_session WHERE id = ${sessionId} FOR UPDATE`;
    await releaseHold(ctx, tx, { sessionId, why: "session_ended", at: ctx.now() });
  });
  await Promise.all([locked, run(merchant, id)]);
  expect(await ctx.db.walletEntry.count({ where: { merchantId: merchant.id, entryType: "release" } })).toBe(1);
});
