import { gatewayAnswered } from "@/server/domain/payments";
import "@/server/wiring";
import { expect, test } from "vitest";
import { payByCard, settle, startAttempt } from "@/server/domain/payments";
import { APPROVED } from "@/server/testing/approved";
import { type TestMerchant, twoConnections } from "@/server/testing/harness";
import { pay, stateOf, typed } from "@/server/testing/paying";
import { linkOf } from "@/server/testing/scenario";
import {
  advanceTo,
  chargesAtGateway,
  cycleSession,
  newSubscription,
  present,
  subscribe,
} from "@/server/testing/subscribing";
import { merchantAt } from "@/server/testing/subscriptions";
import { isWaitedFor } from "@/server/testing/waiting";
import { retrySetup, startBalancePayment } from "../index";

const START = "2030-01-31T09:00:00Z";

/** The gateway says late that the session's first attempt succeeded after all. */
async function succeedLate(merchant: TestMerchant, sessionId: string) {
  const [attempt] = (await stateOf(merchant, sessionId)).attempts;
  return settle((await present(merchant)).ctx, {
    attemptId: attempt?.id ?? "",
    outcome: gatewayAnswered(APPROVED),
    deliverInline: false,
  });
}

/**
 * Lets the session succeed late while another connection, which holds the subscription, is about to commit
 * that its cycle `number` is paid.
 */
async function besideAPayment(merchant: TestMerchant, of: { id: string; number: number; sessionId: string }) {
  await twoConnections(async (first, second) => {
    await first.query("BEGIN");
    await first.query("UPDATE subscription SET status = 'active' WHERE id = $1", [of.id]);
    const cycle = [of.id, of.number];
    await first.query(
      "UPDATE billing_cycle SET status = 'paid', paid_at = now(), due_at = NULL WHERE subscription_id = $1 AND number = $2",
      cycle,
    );
    const late = succeedLate(merchant, of.sessionId);
    await isWaitedFor(first, second);
    await first.query("COMMIT");
    expect(await late).toMatchObject({ settled: false });
  });
  const { state, attempts } = await stateOf(merchant, of.sessionId);
  expect([state, attempts[0]?.reversalDue]).toEqual(["failed", true]);
}

test("a cycle that succeeds late in the moment in which its balance is paid is given back", async () => {
  const merchant = await merchantAt(START);
  const { id } = await subscribe(merchant, "4", { autopay: { retry_count: 1 } });
  await advanceTo(merchant, "2030-02-28T12:00:00Z");
  await besideAPayment(merchant, { id, number: 2, sessionId: await cycleSession(merchant, id, 2) });
});

test("a setup that succeeds late in the moment in which the one that followed it is paid is given back", async () => {
  const merchant = await merchantAt(START, { gateways: [{ multiAttempt: false }] });
  const { id, setupSessionId } = await newSubscription(merchant);
  await pay(merchant, setupSessionId, "2");
  await retrySetup((await present(merchant)).ctx, await linkOf(merchant, id));
  await besideAPayment(merchant, { id, number: 1, sessionId: setupSessionId });
});

test.each(["opened", "typed"])(
  "a checkout of a balance that was paid late meanwhile charges no card that is %s",
  async (what) => {
    const merchant = await merchantAt(START);
    const { id } = await subscribe(merchant, "4", { autopay: { retry_count: 1 } });
    await advanceTo(merchant, "2030-02-28T12:00:00Z");
    const now = await present(merchant);
    const led = await startBalancePayment(now.ctx, await linkOf(merchant, id));
    if (led.kind !== "pay") throw new Error(led.kind);
    const { sessionId } = await now.ctx.db.subscriptionSession.findFirstOrThrow({
      where: { subscriptionId: id, purpose: "balance" },
    });
    await succeedLate(merchant, await cycleSession(merchant, id, 2));
    const before = await chargesAtGateway(merchant);
    if (what === "typed") await payByCard(now.ctx, { token: led.payPageToken, ...typed("1") });
    else expect(await startAttempt(now.ctx, { sessionId, pgCode: "sandbox" })).toEqual({ kind: "checkout", sessionId });
    expect(await stateOf(merchant, sessionId)).toMatchObject({ state: "canceled", attemptStates: ["canceled"] });
    expect(await chargesAtGateway(merchant)).toBe(before);
  },
);
