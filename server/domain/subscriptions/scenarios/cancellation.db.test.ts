import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { TestMerchant } from "@/server/testing/harness";
import { auditAtEnd, linkOf, mailLines, mailsOf, payOnGatewayPage } from "@/server/testing/scenario";
import { advanceTo, chargesAtGateway, present, subscribe, subscriptionState } from "@/server/testing/subscribing";
import { merchantAt } from "@/server/testing/subscriptions";
import {
  cancelFromPage,
  cancelSubscription,
  payOutstanding,
  retrieveSubscription,
  startBalancePayment,
  undoCancellationFromPage,
} from "../index";

const auditLater = auditAtEnd();

async function cancel(merchant: TestMerchant, subscriptionId: string, mode: "immediate" | "at_period_end") {
  const { ctx } = await present(merchant);
  return cancelSubscription(ctx, {
    subscriptionId,
    request: { mode, reason: undefined, note: undefined },
    key: randomUUID(),
  });
}

async function cancellationOf(merchant: TestMerchant, id: string) {
  const view = await retrieveSubscription((await present(merchant)).ctx, id);
  return [view.status, view.cancel_at_period_end, view.cancellation_initiator, view.next_billing_date] as const;
}

test("canceled at the period's end it is neither charged nor reminded again, and ends on the next date", async () => {
  const merchant = await merchantAt("2030-01-31T09:00:00Z");
  const { id } = await subscribe(merchant);
  await advanceTo(merchant, "2030-02-28T12:00:00Z");
  await cancel(merchant, id, "at_period_end");
  expect(await cancellationOf(merchant, id)).toEqual(["active", true, "merchant", "2030-03-31"]);
  await advanceTo(merchant, "2030-03-30T20:59:00Z");
  expect(await cancellationOf(merchant, id)).toEqual(["active", true, "merchant", "2030-03-31"]);
  await advanceTo(merchant, "2030-03-30T21:00:01Z");
  expect(await subscriptionState(merchant, id)).toEqual({
    status: "canceled",
    cycles: ["1 cit 2030-01-31 paid", "2 mit 2030-02-28 paid", "3 mit 2030-03-31 canceled"],
  });
  await advanceTo(merchant, "2030-08-01T00:00:00Z");
  const told = ["2030-02-26 09 upcoming_charge", "2030-02-28 15 subscription_canceled"];
  expect([await mailLines(merchant), await chargesAtGateway(merchant)]).toEqual([told, 2]);
  auditLater(merchant);
});

test("a customer who stays after the reminder's day is reminded at once, since the charge comes after all", async () => {
  const merchant = await merchantAt("2030-01-31T09:00:00Z");
  const { id } = await subscribe(merchant);
  const link = await linkOf(merchant, id);
  await advanceTo(merchant, "2030-02-20T12:00:00Z");
  await cancelFromPage((await present(merchant)).ctx, link);
  await advanceTo(merchant, "2030-02-26T12:00:00Z");
  expect(await mailLines(merchant)).toEqual(["2030-02-20 15 subscription_canceled"]);
  await undoCancellationFromPage((await present(merchant)).ctx, link);
  await advanceTo(merchant, "2030-02-28T12:00:00Z");
  expect((await mailLines(merchant)).slice(1)).toEqual(["2030-02-26 15 upcoming_charge"]);
  expect((await mailsOf(merchant))[1]?.text).toContain("in 2 days, on 28 February 2030");
  expect(await subscriptionState(merchant, id)).toMatchObject({ status: "active" });
  auditLater(merchant);
});

test("canceled on the day of a charge that is being retried, the retries go on and the period after it is not billed", async () => {
  const merchant = await merchantAt("2030-01-31T09:00:00Z");
  const { id } = await subscribe(merchant, "4", { autopay: { retry_count: 2 } });
  await advanceTo(merchant, "2030-02-27T21:30:00Z");
  await cancel(merchant, id, "at_period_end");
  await advanceTo(merchant, "2030-02-28T12:00:00Z");
  expect(await subscriptionState(merchant, id)).toMatchObject({ status: "past_due" });
  expect(await mailLines(merchant, "final_failure")).toEqual(["2030-02-28 02 final_failure"]);
  await advanceTo(merchant, "2030-03-31T12:00:00Z");
  expect(await subscriptionState(merchant, id)).toEqual({
    status: "canceled",
    cycles: ["1 cit 2030-01-31 paid", "2 mit 2030-02-28 failed"],
  });
  auditLater(merchant);
});

test("a customer who leaves with an outstanding balance stays past due until it is paid, and then runs to the period's end", async () => {
  const merchant = await merchantAt("2030-01-31T09:00:00Z");
  const { id } = await subscribe(merchant, "6");
  const link = await linkOf(merchant, id);
  await advanceTo(merchant, "2030-02-28T12:00:00Z");
  await cancelFromPage((await present(merchant)).ctx, link);
  await advanceTo(merchant, "2030-05-15T12:00:00Z");
  expect(await cancellationOf(merchant, id)).toEqual(["past_due", true, "customer", null]);
  await payOnGatewayPage(merchant, await startBalancePayment((await present(merchant)).ctx, link), "1");
  expect(await cancellationOf(merchant, id)).toEqual(["active", true, "customer", "2030-05-31"]);
  const told = await mailLines(merchant);
  await advanceTo(merchant, "2030-06-30T12:00:00Z");
  expect((await subscriptionState(merchant, id)).status).toBe("canceled");
  expect(await mailLines(merchant)).toEqual(told);
  expect(await chargesAtGateway(merchant)).toBe(2);
  auditLater(merchant);
});

test("past due and canceled by the merchant at the period's end, it ends on the next date although nobody has paid", async () => {
  const merchant = await merchantAt("2030-01-31T09:00:00Z");
  const { id } = await subscribe(merchant, "5", { autopay: { retry_count: 1 } });
  await advanceTo(merchant, "2030-02-28T12:00:00Z");
  await cancel(merchant, id, "at_period_end");
  await advanceTo(merchant, "2030-03-31T12:00:00Z");
  expect(await subscriptionState(merchant, id)).toMatchObject({ status: "canceled" });
  await payOutstanding((await present(merchant)).ctx, await linkOf(merchant, id));
  expect(await chargesAtGateway(merchant)).toBe(1);
  auditLater(merchant);
});

test("a balance that the customer has begun to pay is over with the subscription: nobody pays for what has ended", async () => {
  const merchant = await merchantAt("2030-01-31T09:00:00Z");
  const { id } = await subscribe(merchant, "5", { autopay: { retry_count: 1 } });
  await advanceTo(merchant, "2030-02-28T12:00:00Z");
  await cancel(merchant, id, "at_period_end");
  await advanceTo(merchant, "2030-03-30T20:30:00Z");
  const begun = await startBalancePayment((await present(merchant)).ctx, await linkOf(merchant, id));
  await advanceTo(merchant, "2030-03-30T21:30:00Z");
  expect(await subscriptionState(merchant, id)).toMatchObject({ status: "canceled" });
  await payOnGatewayPage(merchant, begun, "1");
  expect(await chargesAtGateway(merchant)).toBe(1);
  auditLater(merchant);
});

test("canceled at once between two retries, nothing is charged and nobody is written to after the mail that says so", async () => {
  const merchant = await merchantAt("2030-01-31T09:00:00Z");
  const { id } = await subscribe(merchant, "4");
  await advanceTo(merchant, "2030-02-27T22:30:00Z");
  await cancel(merchant, id, "immediate");
  const told = await mailLines(merchant);
  await advanceTo(merchant, "2030-04-30T12:00:00Z");
  expect(await subscriptionState(merchant, id)).toEqual({
    status: "canceled",
    cycles: ["1 cit 2030-01-31 paid", "2 mit 2030-02-28 canceled"],
  });
  expect([await mailLines(merchant), await chargesAtGateway(merchant, "failed")]).toEqual([told, 2]);
  auditLater(merchant);
});
