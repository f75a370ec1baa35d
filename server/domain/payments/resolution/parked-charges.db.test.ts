import { afterEach, describe, expect, it, test, vi } from "vitest";
import { type GatewayResult, gatewayOf } from "@/server/domain/gateways";
import { PatchSession, updateSession } from "@/server/domain/sessions";
import { currency } from "@/server/kernel/currency";
import { Conflict } from "@/server/kernel/errors";
import { money } from "@/server/kernel/money";
import { readInput } from "@/server/kernel/read-input";
import { APPROVED } from "@/server/testing/approved";
import type { TestMerchant } from "@/server/testing/harness";
import { operate, operatingMerchant } from "@/server/testing/operating";
import { newSession, pay, stateOf } from "@/server/testing/paying";
import { decideParkedAttempt, gatewayAnswered, parkedAttempts, resolveUnknownOperations, settle } from "../index";

const GATEWAY = gatewayOf("sarraf_sandbox");

afterEach(() => void vi.restoreAllMocks());

async function resolveLater(merchant: TestMerchant): Promise<void> {
  const at = () => new Date(Date.now() + 3_600_000);
  const later = { ...merchant.ctx, realNow: at, now: at };
  const due = await resolveUnknownOperations.due(later, { merchantId: merchant.id }, 50);
  for (const { id } of due) await resolveUnknownOperations.run(later, id);
}

/** A charge of 10.500 KWD that the gateway answered otherwise. */
async function answered(change: Partial<GatewayResult>) {
  const merchant = await operatingMerchant();
  const id = await newSession(merchant);
  const answer = { ...APPROVED, isWhole: undefined, refs: { intent: "pi_1" }, ...change };
  vi.spyOn(GATEWAY, "charge").mockResolvedValueOnce(answer);
  await pay(merchant, id, "1");
  const [attempt] = (await stateOf(merchant, id)).attempts;
  const decide = (finding: "happened" | "did_not" | "give_back") =>
    decideParkedAttempt(merchant.ctx, attempt?.id ?? "", { finding, by: "Sara" });
  return { merchant, id, attemptId: attempt?.id ?? "", decide };
}

const kwd = (amount: string) => money(amount, currency("KWD"));

const amountsOf = async (merchant: TestMerchant, id: string) => {
  const { state, settledAmount, paidAmount } = await stateOf(merchant, id);
  return [state, settledAmount.toFixed(3), paidAmount.toFixed(3)];
};

describe("a charge whose amount differs from the request", () => {
  it.each([["4"], ["12"]])("is booked as the gateway reports it: %s of 10.500", async (actual) => {
    const { merchant, id, decide } = await answered({ actual: kwd(actual) });
    const reported = kwd(actual).amount.toFixed(3);
    expect(await parkedAttempts(merchant.ctx)).toMatchObject([
      { reason: "amount_differs", reported: `${reported} KWD`, choices: ["happened", "did_not", "give_back"] },
    ]);
    await decide("happened");
    expect(await amountsOf(merchant, id)).toEqual(["paid", reported, reported]);
    vi.spyOn(GATEWAY, "refund").mockResolvedValueOnce(APPROVED);
    const refund = await operate(merchant.ctx, { operation: "refund", session_id: id });
    expect(refund.view).toMatchObject({ amount: reported });
  });

  test("is given back with the reported amount if the session's amount has changed meanwhile", async () => {
    const merchant = await operatingMerchant();
    const id = await newSession(merchant);
    await pay(merchant, id, "2");
    const [attempt] = (await stateOf(merchant, id)).attempts;
    const attemptId = attempt?.id ?? "";
    const about = attempt?.referenceNumber ?? "";
    const outcome = gatewayAnswered({ ...APPROVED, about, isWhole: undefined, actual: kwd("4") });
    await settle(merchant.ctx, { attemptId, outcome, deliverInline: false });
    expect(await parkedAttempts(merchant.ctx)).toMatchObject([{ id: attemptId, reported: "4.000 KWD" }]);
    const fields = readInput(PatchSession, { amount: "20" });
    await updateSession(merchant.ctx, { sessionId: id, fields, isFullUpdate: false });
    await decideParkedAttempt(merchant.ctx, attemptId, { finding: "happened", by: "Sara" });
    expect(await amountsOf(merchant, id)).toEqual(["attempted", "0.000", "0.000"]);
    const where = { merchantId: merchant.id };
    expect(await merchant.ctx.db.booking.count({ where })).toBe(0);
    const reversals = await merchant.ctx.db.chargeReversal.findMany({ where });
    expect(reversals.map(({ kind, amount }) => [kind, amount.toFixed(3)])).toEqual([["refund", "4.000"]]);
  });

  test("of nothing can neither be booked nor given back", async () => {
    const { merchant, decide } = await answered({ actual: kwd("0") });
    expect(await parkedAttempts(merchant.ctx)).toMatchObject([{ reported: "0.000 KWD", choices: ["did_not"] }]);
    for (const finding of ["happened", "give_back"] as const) await expect(decide(finding)).rejects.toThrow(Conflict);
  });

  test("cannot be booked in another currency", async () => {
    const { merchant, decide } = await answered({ actual: money("10.5", currency("BHD")) });
    expect(await parkedAttempts(merchant.ctx)).toMatchObject([{ choices: ["did_not", "give_back"] }]);
    await expect(decide("happened")).rejects.toThrow(Conflict);
    expect(await parkedAttempts(merchant.ctx)).toHaveLength(1);
  });

  test("is given back once, with the amount that the gateway reports, and the customer may pay again", async () => {
    const { merchant, id, attemptId, decide } = await answered({ actual: kwd("4") });
    const refunds = vi.spyOn(GATEWAY, "refund").mockResolvedValue(APPROVED);
    vi.spyOn(GATEWAY, "inquire").mockResolvedValueOnce({ known: "cannot_ask" });
    await decide("give_back");
    expect(await amountsOf(merchant, id)).toEqual(["created", "0.000", "0.000"]);
    for (const _ of [1, 2]) await resolveLater(merchant);
    expect(refunds.mock.calls.map(([, { amount, charge }]) => [amount.amount.toFixed(3), charge.refs])).toEqual([
      ["4.000", { intent: "pi_1" }],
    ]);
    vi.restoreAllMocks();
    expect(await stateOf(merchant, id)).toMatchObject({ attemptStates: ["canceled"] });
    const decisions = await merchant.ctx.db.manualDecision.findMany({ where: { objectId: attemptId } });
    expect(decisions).toMatchObject([{ happened: true, givenBack: true }]);
    await pay(merchant, id, "1");
    expect((await stateOf(merchant, id)).state).toBe("paid");
  });
});

describe("a charge that the gateway carried out otherwise than requested", () => {
  test("is booked as a reservation if the gateway reserved the money", async () => {
    const { merchant, id, decide } = await answered({ actual: kwd("10.5"), stage: "held" });
    await decide("happened");
    expect(await amountsOf(merchant, id)).toEqual(["authorized", "10.500", "0.000"]);
  });

  test("is released instead of refunded", async () => {
    const { merchant, decide } = await answered({ actual: kwd("10.5"), stage: "held" });
    const voids = vi.spyOn(GATEWAY, "void").mockResolvedValue(APPROVED);
    vi.spyOn(GATEWAY, "inquire").mockResolvedValueOnce({ known: "cannot_ask" });
    await decide("give_back");
    await resolveLater(merchant);
    expect(voids).toHaveBeenCalledTimes(1);
  });
});

test("a charge that the gateway denies is not given back, and waits for a person again after a day", async () => {
  const { merchant, attemptId, decide } = await answered({ actual: kwd("4") });
  const refunds = vi.spyOn(GATEWAY, "refund");
  vi.spyOn(GATEWAY, "inquire").mockResolvedValue({ known: "nothing" });
  await decide("give_back");
  await resolveLater(merchant);
  expect(await parkedAttempts(merchant.ctx)).toEqual([]);
  const longAgo = new Date(Date.now() - 2 * 86_400_000);
  await merchant.ctx.db.chargeReversal.update({ where: { attemptId }, data: { createdAt: longAgo } });
  await merchant.ctx.db.attempt.update({ where: { id: attemptId }, data: { inquireAt: new Date() } });
  await resolveLater(merchant);
  expect(await parkedAttempts(merchant.ctx)).toMatchObject([{ what: "reversal", reason: "reversal_unknown" }]);
  expect(refunds).not.toHaveBeenCalled();
  await decide("did_not");
  expect(await parkedAttempts(merchant.ctx)).toEqual([]);
});
