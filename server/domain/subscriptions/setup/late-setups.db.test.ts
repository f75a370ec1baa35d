import { describe, expect, test } from "vitest";
import { gatewayAnswered, InquiryRequest, inquire, settle } from "@/server/domain/payments";
import { readInput } from "@/server/kernel/read-input";
import { APPROVED } from "@/server/testing/approved";
import type { TestMerchant } from "@/server/testing/harness";
import { newSession, pay, payPage, stateOf } from "@/server/testing/paying";
import { linkOf } from "@/server/testing/scenario";
import {
  advanceTo,
  chargesAtGateway,
  newSubscription,
  present,
  subscribe,
  subscriptionState,
} from "@/server/testing/subscribing";
import { merchantAt } from "@/server/testing/subscriptions";
import { retrySetup } from "..";
import { pageLink } from "../record/page-token";
import { withLockedSubscription } from "../record/with-locked-subscription";

const START = "2030-01-31T09:00:00Z";

/** A setup whose only try was declined for good, and the setup that took its place. */
async function retried() {
  const merchant = await merchantAt(START, { gateways: [{ multiAttempt: false }] });
  const { id, setupSessionId } = await newSubscription(merchant);
  await pay(merchant, setupSessionId, "2");
  const { ctx } = await present(merchant);
  const row = await ctx.db.subscription.findUniqueOrThrow({ where: { id } });
  await retrySetup(ctx, { token: pageLink(ctx, row).page_token });
  const { setupSessionId: newer } = await ctx.db.subscription.findUniqueOrThrow({ where: { id } });
  return { merchant, id, older: setupSessionId, newer };
}

/** The gateway says late that the session's first attempt succeeded after all. */
async function succeedLate(merchant: TestMerchant, sessionId: string): Promise<void> {
  const [attempt] = (await stateOf(merchant, sessionId)).attempts;
  await settle((await present(merchant)).ctx, {
    attemptId: attempt?.id ?? "",
    outcome: gatewayAnswered(APPROVED),
    deliverInline: false,
  });
}

async function statesOf(merchant: TestMerchant, ...ids: string[]) {
  return Promise.all(ids.map(async (id) => (await stateOf(merchant, id)).state));
}

describe("a setup that succeeds late", () => {
  test("takes the place of the one that followed it, which nobody can pay any more", async () => {
    const { merchant, id, older, newer } = await retried();
    await payPage(merchant, newer);
    await succeedLate(merchant, older);
    expect(await subscriptionState(merchant, id)).toMatchObject({
      status: "active",
      cycles: [expect.stringContaining("1 cit"), expect.stringContaining("2 mit")],
    });
    const row = await merchant.ctx.db.subscription.findUniqueOrThrow({ where: { id } });
    expect([row.setupSessionId, ...(await statesOf(merchant, older, newer))]).toEqual([older, "paid", "canceled"]);
    const first = await merchant.ctx.db.billingCycle.findFirstOrThrow({ where: { subscriptionId: id, number: 1 } });
    expect([first.status, first.sessionId]).toEqual(["paid", older]);
  });

  test("is given back where the one that followed it was paid before: the first charge is paid once", async () => {
    const { merchant, id, older, newer } = await retried();
    await pay(merchant, newer, "1");
    const before = await subscriptionState(merchant, id);
    await succeedLate(merchant, older);
    expect(await subscriptionState(merchant, id)).toEqual(before);
    expect(await statesOf(merchant, older, newer)).toEqual(["failed", "paid"]);
    const [attempt] = (await stateOf(merchant, older)).attempts;
    expect(attempt).toMatchObject({ reversalDue: true, inquireAt: expect.any(Date) });
  });

  test("is not brought about by a status query once the one that followed it is paid", async () => {
    const merchant = await merchantAt(START);
    const { id, setupSessionId } = await newSubscription(merchant, {}, { expiration_time: "00:05:00" });
    await advanceTo(merchant, "2030-01-31T09:10:00Z");
    const { ctx } = await present(merchant);
    const row = await ctx.db.subscription.findUniqueOrThrow({ where: { id } });
    const led = await retrySetup(ctx, { token: pageLink(ctx, row).page_token });
    if (led.kind === "checkout") await pay(await present(merchant), led.sessionId, "1");
    const asked = await inquire(
      (await present(merchant)).ctx,
      readInput(InquiryRequest, { session_id: setupSessionId }),
    );
    expect([asked.state, await chargesAtGateway(merchant)]).toEqual(["expired", 1]);
  });

  test("and one that ends does not end the setup that followed it", async () => {
    const { merchant, id, newer } = await retried();
    await advanceTo(merchant, "2030-01-31T10:00:00Z");
    expect(await subscriptionState(merchant, id)).toMatchObject({ status: "pending_setup" });
    await pay(merchant, newer, "1");
    expect(await chargesAtGateway(merchant)).toBe(1);
  });
});

describe("the amount due", () => {
  test("is the cycle's own, whatever the subscription says since", async () => {
    const merchant = await merchantAt(START);
    const { id } = await subscribe(merchant);
    await merchant.ctx.db.subscription.update({ where: { id }, data: { recurringAmount: "7" } });
    await advanceTo(merchant, "2030-03-01T09:00:00Z");
    const cycles = await merchant.ctx.db.billingCycle.findMany({
      where: { subscriptionId: id },
      orderBy: { number: "asc" },
    });
    expect(cycles.map(({ amountDue }) => amountDue.toString())).toEqual(["1", "5", "7"]);
    const charged = await stateOf(merchant, cycles[1]?.sessionId ?? "");
    expect([charged.amount.toString(), charged.state]).toEqual(["5", "paid"]);
  });

  test("may be nothing at first and something later, in a currency without decimals", async () => {
    const merchant = await merchantAt(START);
    const wire = { currency_code: "JPY", amount: "0" };
    const { id } = await subscribe(merchant, "1", { wire, autopay: { recurring_amount: 1500 } });
    await advanceTo(merchant, "2030-01-31T22:00:00Z");
    expect(await subscriptionState(merchant, id)).toEqual({
      status: "active",
      cycles: ["1 mit 2030-01-31 paid", "2 mit 2030-02-28 scheduled"],
    });
  });
});

describe("a session made for an added card adds nothing once the merchant gave it", () => {
  test.each([
    ["another customer", { customer_id: "c-2" }, "sandbox"],
    ["a gateway that is not the setup's", { pg_codes: ["other"] }, "other"],
  ])("%s", async (_what, change, pgCode) => {
    const merchant = await merchantAt(START, { gateways: [{}, { code: "other" }] });
    const { id } = await subscribe(merchant, "4");
    const now = await present(merchant);
    const saving = { payment_type: "save_card", amount: "0", customer_id: "c-1" };
    const sessionId = await newSession(now, { ...saving, ...change });
    const serving = {
      sessionId,
      subscriptionId: id,
      purpose: "card",
      merchantId: merchant.id,
      createdAt: now.ctx.now(),
    };
    await merchant.ctx.db.subscriptionSession.create({ data: serving });
    await pay(merchant, sessionId, "1", { pgCode, save: true });
    const { card } = await merchant.ctx.db.subscription.findUniqueOrThrow({ where: { id }, include: { card: true } });
    expect(card?.token).toBe("411111111111114");
  });
});

test("the newest setup is locked after those that it followed, as where one of them succeeds late", async () => {
  const merchant = await merchantAt(START);
  const { id } = await newSubscription(merchant, {}, { expiration_time: "00:05:00" });
  for (let retries = 0; retries < 4; retries += 1) {
    const data = { clockOffset: { increment: 86_400_000n * 2n } };
    await merchant.ctx.db.merchant.update({ where: { id: merchant.id }, data });
    await retrySetup((await present(merchant)).ctx, await linkOf(merchant, id));
  }
  const { ctx } = await present(merchant);
  const { setupSessionId } = await ctx.db.subscription.findUniqueOrThrow({ where: { id } });
  const held = await withLockedSubscription(ctx, id, async (_tx, { sessions }) =>
    sessions.map((session) => session.id),
  );
  expect([held?.length, held?.at(-1)]).toEqual([5, setupSessionId]);
});
