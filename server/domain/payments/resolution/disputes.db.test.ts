import "@/server/wiring";
import { describe, expect, test } from "vitest";
import { workGatewayNotifications } from "@/server/domain/gateway-notifications";
import { currency } from "@/server/kernel/currency";
import { money } from "@/server/kernel/money";
import { adyenBench } from "@/server/testing/adyen/connector-bench";
import { adyenMerchant, CUSTOMER, keptCardOf, tell } from "@/server/testing/adyen/merchant";
import type { TestMerchant } from "@/server/testing/harness";
import { operate, operatingMerchant, paidSession, refusalOf } from "@/server/testing/operating";
import { newSession, stateOf } from "@/server/testing/paying";
import { applyDispute, listIssues, payBySavedCard, readCheckout } from "..";
import type { ReportedDispute } from "./apply-dispute";

const bench = adyenBench();
const kwd = (amount: string) => money(amount, currency("KWD"));
const DISPUTED = { detail: "The disputed amount of this transaction cannot be refunded." };

/** A paid session of 10.500 KWD, and a function that reports stages of its dispute. */
async function paid(merchant: TestMerchant) {
  const id = await paidSession(merchant);
  const [attempt] = (await stateOf(merchant, id)).attempts;
  const report = (stage: ReportedDispute["stage"], amount: string | null = null, name = "D-1") => {
    const facts = { id: name, stage, reason: "10.4", dueBy: new Date("2030-01-31T00:00:00Z") };
    return applyDispute(merchant.ctx, attempt?.id ?? "", { ...facts, amount: amount === null ? null : kwd(amount) });
  };
  const refund = (amount: string) => operate(merchant.ctx, { operation: "refund", session_id: id, amount });
  const stages = async () => {
    const where = { merchantId: merchant.id, machine: "dispute" };
    const changes = await merchant.ctx.db.stateChange.findMany({ where, orderBy: { id: "asc" } });
    return changes.map(({ to }) => to);
  };
  return { id, report, refund, stages };
}

describe("a disputed amount", () => {
  test("cannot be refunded while the dispute is open or lost, and can be once it is won", async () => {
    const merchant = await operatingMerchant();
    const { id, report, refund, stages } = await paid(merchant);
    await report("opened", "4");
    expect(await refusalOf(refund("7"))).toMatchObject(DISPUTED);
    expect((await refund("2")).status).toBe(200);
    await report("lost", "4");
    expect(await refusalOf(refund("5"))).toMatchObject(DISPUTED);
    await report("won", "4");
    expect((await refund("8.5")).status).toBe(200);
    expect(await stages()).toEqual(["opened", "lost", "won"]);
    expect((await stateOf(merchant, id)).state).toBe("paid");
    expect(await merchant.ctx.db.dispute.findMany({ where: { sessionId: id } })).toMatchObject([
      { stage: "won", reason: "10.4", closedAt: expect.any(Date) },
    ]);
  });

  test("is the whole charge if the gateway names none, beside several disputes", async () => {
    const merchant = await operatingMerchant();
    const { report, refund } = await paid(merchant);
    await report("opened", "4", "D-1");
    await report("second", null, "D-2");
    expect(await refusalOf(refund("1"))).toMatchObject(DISPUTED);
    const listed = async () =>
      (await listIssues(merchant.ctx)).map(({ amount, note }) => [
        amount,
        note?.includes("D-1"),
        note?.includes("D-2"),
      ]);
    expect(await listed()).toEqual([["14.500", true, true]]);
    await report("won", "4", "D-1");
    expect(await listed()).toEqual([["10.500", false, true]]);
  });

  test("stays refundable under an inquiry or a warning of fraud", async () => {
    const merchant = await operatingMerchant();
    const { report, refund, stages } = await paid(merchant);
    await report("inquiry");
    await report("fraud_warning", null, "W-1");
    expect((await refund("10.5")).status).toBe(200);
    expect(await stages()).toEqual(["inquiry", "fraud_warning"]);
  });

  test("is checked under the session's lock: of a refund and a dispute at once, the amount goes out once", async () => {
    const merchant = await operatingMerchant();
    const { id, report, refund } = await paid(merchant);
    await Promise.allSettled([refund("10.5"), report("opened")]);
    const { refundedAmount } = await stateOf(merchant, id);
    await expect(refund("10.5")).rejects.toThrow();
    expect(["0.000", "10.500"]).toContain(refundedAmount.toFixed(3));
  });
});

test("stages that come twice or out of order change nothing, and an open dispute is listed for a person", async () => {
  const merchant = await operatingMerchant();
  const { report, stages } = await paid(merchant);
  await Promise.all([1, 2, 3].map(() => report("under_review")));
  await report("opened");
  expect(await listIssues(merchant.ctx)).toMatchObject([{ reason: "disputed", note: expect.stringContaining("D-1") }]);
  await report("won");
  await report("under_review");
  expect(await listIssues(merchant.ctx)).toEqual([]);
  await report("second");
  await report("lost");
  await report("won");
  expect(await stages()).toEqual(["under_review", "won", "second", "lost", "won"]);
});

describe("notifications of Adyen", () => {
  async function told(merchant: TestMerchant, eventCode: string, names: { reference: string; psp: string }) {
    const amount = { value: 4_000, currency: "KWD" };
    const { reference: merchantReference, psp: pspReference } = names;
    const reason = "Other Fraud-Card Absent Environment";
    const notice = {
      eventCode,
      success: true,
      amount,
      merchantReference,
      pspReference,
      originalReference: "P-0",
      reason,
    };
    bench.double.notices.waiting.push(notice);
    await tell(merchant, bench.double);
    const later = () => new Date(Date.now() + 60_000);
    const ctx = { ...merchant.ctx, now: later, realNow: later };
    for (const { id } of await workGatewayNotifications.due(ctx, { merchantId: merchant.id }, 50))
      await workGatewayNotifications.run(ctx, id);
  }

  test("write the dispute from the first on, for the account's own payment only", async () => {
    const merchant = await adyenMerchant();
    await keptCardOf(merchant, bench.double);
    const id = await newSession(merchant, { pg_codes: ["adyen"], customer_id: CUSTOMER });
    const cardId = (await readCheckout(merchant.ctx, id, { opening: false }))?.cards[0]?.id ?? "";
    await payBySavedCard(merchant.ctx, { sessionId: id, cardId, cvv: "", amount: "10.500 KWD" });
    const reference = (await stateOf(merchant, id)).attempts[0]?.referenceNumber ?? "";
    await told(await adyenMerchant(), "CHARGEBACK", { reference, psp: "D-0" });
    await told(merchant, "CHARGEBACK", { reference, psp: "D-1" });
    await told(merchant, "CHARGEBACK", { reference, psp: "D-1" });
    expect(await merchant.ctx.db.dispute.findMany({ where: { sessionId: id } })).toMatchObject([
      { merchantId: merchant.id, gatewayDisputeId: "D-1", stage: "opened", currency: "KWD" },
    ]);
    const body = { operation: "refund", session_id: id, amount: "7" };
    expect(await refusalOf(operate(merchant.ctx, body))).toMatchObject(DISPUTED);
  });
});
