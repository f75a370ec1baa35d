import { describe, expect, it, test } from "vitest";
import { payByDeviceWallet } from "@/server/domain/native";
import { expireSessions } from "@/server/domain/sessions";
import { AppError } from "@/server/kernel/errors";
import { APPROVED } from "@/server/testing/approved";
import { keepCard } from "@/server/testing/cards";
import { GOOGLE_PAY } from "@/server/testing/device-payloads";
import { type TestMerchant, testMerchant, twoConnections } from "@/server/testing/harness";
import { eventsOf, newSession, pay, payPage, stateOf, typed } from "@/server/testing/paying";
import { inRounds, rounds } from "@/server/testing/rounds";
import { isWaitedFor } from "@/server/testing/waiting";
import {
  cancelAttempt,
  cancelSession,
  inquire,
  payByCard,
  payBySavedCard,
  runAutomaticInquiries,
  settle,
  startAttempt,
} from "../index";
import { gatewayAnswered } from "./charge-outcome";

const DAY_MS = 86_400_000;

/** A native call of the merchant's backend for the same session; it may come too late. */
async function payNatively({ ctx }: TestMerchant, sessionId: string): Promise<unknown> {
  const call = {
    sessionId,
    pgCode: "sandbox",
    payload: GOOGLE_PAY,
    wallet: "google_pay",
    idempotencyKey: null,
  } as const;
  return payByDeviceWallet(ctx, call).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
  });
}

async function charges(merchant: TestMerchant) {
  const rows = await merchant.ctx.db.simulatedGatewayEntry.findMany({ where: { merchantId: merchant.id } });
  return rows.filter(({ kind, outcome }) => kind === "purchase" && outcome === "success").length;
}

function statusQuery(merchant: TestMerchant, sessionId: string) {
  return inquire(merchant.ctx, { sessionId, orderNo: undefined, notify: false, webhookUrl: null });
}

describe("page, native call, status query, automatic inquiry and expiry timer on one session", () => {
  it.each([["on the gateway's page"], ["before any attempt"]])("settle it once, %s", async (when) => {
    const merchant = await testMerchant({ gateways: [{ paymentServices: ["google_pay"] }] });
    const tomorrow = merchant.as({ now: () => new Date(Date.now() + 2 * DAY_MS) });
    await inRounds(6, async (choices) => {
      const id = await newSession(merchant, { extra: { expires_in_minutes: 1 } });
      const token = when.startsWith("on") ? await payPage(merchant, id) : null;
      await choices.atOnce<unknown>([
        () =>
          token === null ? pay(merchant, id, "1").catch(() => null) : payByCard(merchant.ctx, { token, ...typed("1") }),
        () => payNatively(merchant, id),
        () => statusQuery(merchant, id),
        () => statusQuery(merchant, id),
        () => runAutomaticInquiries.run(tomorrow, id),
        () => expireSessions.run(tomorrow, id),
      ]);
      await statusQuery(merchant, id);
      const after = await stateOf(merchant, id);
      expect(after.state).toBe("paid");
      expect(after.attemptStates.filter((state) => state === "success")).toHaveLength(1);
      expect((await eventsOf(merchant, id)).map(({ number, body }) => [number, body.state])).toEqual([[1, "paid"]]);
    });
    expect(await charges(merchant)).toBe(rounds(6));
  });
});

test("the same form submitted twenty times is one charge, one settlement, one event", async () => {
  const merchant = await testMerchant();
  const id = await newSession(merchant);
  const token = await payPage(merchant, id);
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, () => payByCard(merchant.ctx, { token, ...typed("1") })),
  );
  expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
  expect(await stateOf(merchant, id)).toMatchObject({ state: "paid", attemptStates: ["success"], eventCount: 1 });
  expect(await charges(merchant)).toBe(1);
});

test("the same answer settled ten times at once is decided by one caller", async () => {
  const merchant = await testMerchant();
  const id = await newSession(merchant);
  await payPage(merchant, id);
  await merchant.ctx.db.attempt.updateMany({ where: { sessionId: id }, data: { state: "processing" } });
  const attemptId = (await stateOf(merchant, id)).attempts[0]?.id ?? "";
  const result = { outcome: "failed", message: "no", raw: {}, params: {}, card: null } as const;
  const all = await Promise.all(
    Array.from({ length: 10 }, () =>
      settle(merchant.ctx, { attemptId, outcome: gatewayAnswered(result), deliverInline: false }),
    ),
  );
  expect(all.filter((settled) => settled?.settled)).toHaveLength(1);
  expect(all.every((settled) => settled?.attemptState === "failed" && settled.sessionState === "attempted")).toBe(true);
  expect(await eventsOf(merchant, id)).toHaveLength(1);
});

test("pay and cancel at once end in one of the two, with one event", async () => {
  const merchant = await testMerchant();
  let paid = 0;
  await inRounds(6, async (choices, round) => {
    const id = await newSession(merchant);
    const token = await payPage(merchant, id);
    const cancel = () =>
      round % 2 === 0 ? cancelAttempt(merchant.ctx, { token }) : cancelSession(merchant.ctx, { sessionId: id });
    await choices.atOnce<unknown>([() => payByCard(merchant.ctx, { token, ...typed("1") }), cancel]);
    const { state } = await stateOf(merchant, id);
    expect(["paid", "attempted", "canceled"]).toContain(state);
    expect(await eventsOf(merchant, id)).toHaveLength(1);
    if (state === "paid") paid += 1;
  });
  expect(await charges(merchant)).toBe(paid);
});

test("choosing a method in six tabs begins one attempt", async () => {
  const merchant = await testMerchant();
  const id = await newSession(merchant);
  await Promise.all(Array.from({ length: 6 }, () => startAttempt(merchant.ctx, { sessionId: id, pgCode: "sandbox" })));
  expect((await stateOf(merchant, id)).attemptStates).toEqual(["pending"]);
});

test("a settlement that waited for the lock sees what the holder wrote", async () => {
  const merchant = await testMerchant();
  const id = await newSession(merchant);
  await payPage(merchant, id);
  await merchant.ctx.db.attempt.updateMany({ where: { sessionId: id }, data: { state: "processing" } });
  const attemptId = (await stateOf(merchant, id)).attempts[0]?.id ?? "";
  const result = APPROVED;
  await twoConnections(async (holder, watcher) => {
    await holder.query("BEGIN");
    await holder.query("SELECT 1 FROM payment_session WHERE id = $1 FOR UPDATE", [id]);
    const waiting = settle(merchant.ctx, { attemptId, outcome: gatewayAnswered(result), deliverInline: false });
    await isWaitedFor(holder, watcher);
    await holder.query("UPDATE attempt SET state = 'failed', inquire_at = NULL WHERE id = $1", [attemptId]);
    await holder.query("UPDATE payment_session SET state = 'attempted', event_count = 4 WHERE id = $1", [id]);
    await holder.query("COMMIT");
    expect(await waiting).toMatchObject({ settled: true, attemptState: "success", sessionState: "paid" });
  });
  expect((await eventsOf(merchant, id)).map(({ number, cause }) => [number, cause])).toEqual([
    [5, `late-attempt:${attemptId}`],
  ]);
});

test("a saved card is not charged for a session that becomes another customer's while the submit is on its way", async () => {
  const merchant = await testMerchant();
  await keepCard(merchant, "1");
  const card = await merchant.ctx.db.savedCard.findFirstOrThrow({ where: { merchantId: merchant.id } });
  const id = await newSession(merchant, { customer_id: "c-1" });
  await twoConnections(async (holder, watcher) => {
    await holder.query("BEGIN");
    await holder.query("UPDATE payment_session SET customer_id = 'c-2' WHERE id = $1", [id]);
    const paying = payBySavedCard(merchant.ctx, { sessionId: id, cardId: card.id, cvv: "", amount: "10.500 KWD" });
    await isWaitedFor(holder, watcher);
    await holder.query("COMMIT");
    expect(await paying).toEqual({ kind: "amount_changed", sessionId: id });
  });
  expect((await stateOf(merchant, id)).attempts).toEqual([]);
});
