import { beforeEach, describe, expect, it, test, vi } from "vitest";
import { type GatewayResult, GatewayUnreachable, gatewayOf } from "@/server/domain/gateways";
import { currency } from "@/server/kernel/currency";
import { money } from "@/server/kernel/money";
import { APPROVED } from "@/server/testing/approved";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { newSession, pay, stateOf } from "@/server/testing/paying";
import { decideParkedAttempt, parkedAttempts, resolveUnknownOperations, settle } from "../index";
import { gatewayAnswered } from "../settlement/charge-outcome";

const GATEWAY = gatewayOf("sarraf_sandbox");
const HOUR_MS = 3_600_000;
const answer = (outcome: GatewayResult["outcome"]): GatewayResult => ({
  ...APPROVED,
  outcome,
  message: outcome === "failed" ? "No funds" : null,
  raw: {},
  params: {},
  card: null,
});

const refunds = { sent: vi.spyOn(GATEWAY, "refund"), asked: vi.spyOn(GATEWAY, "inquire") };

beforeEach(() => {
  refunds.sent.mockReset();
  refunds.asked.mockReset();
});

let hours = 0;

/** Runs the resolver some hours after its last run. */
async function resolveLater(merchant: TestMerchant, more = 2): Promise<void> {
  hours += more;
  const at = () => new Date(Date.now() + hours * HOUR_MS);
  const later = { ...merchant.ctx, realNow: at, now: at };
  const due = await resolveUnknownOperations.due(later, { merchantId: merchant.id }, 50);
  for (const { id } of due) await resolveUnknownOperations.run(later, id);
}

/** A session that was canceled while its charge had no answer: the money is owed back. */
async function owedBack(
  wire: Record<string, unknown> = {},
): Promise<{ merchant: TestMerchant; id: string; attemptId: string }> {
  const merchant = await testMerchant();
  const id = await newSession(merchant, wire);
  const { charge, tokenise } = GATEWAY;
  const lost = [
    vi.spyOn(GATEWAY, "charge").mockImplementationOnce(async (...call) => {
      await charge.apply(GATEWAY, call);
      throw new GatewayUnreachable("No answer.");
    }),
    vi.spyOn(GATEWAY, "tokenise").mockImplementationOnce(async (...call) => {
      await tokenise?.apply(GATEWAY, call);
      throw new GatewayUnreachable("No answer.");
    }),
  ];
  await pay(merchant, id, "1", { save: "customer_id" in wire });
  for (const spy of lost) spy.mockRestore();
  await merchant.ctx.db.paymentSession.update({ where: { id }, data: { state: "canceled" } });
  const attemptId = (await stateOf(merchant, id)).attempts[0]?.id ?? "";
  return { merchant, id, attemptId };
}

const reversalOf = ({ ctx }: TestMerchant, attemptId: string) =>
  ctx.db.chargeReversal.findUniqueOrThrow({ where: { attemptId } });

describe("a reversal", () => {
  test("that the gateway takes up is sent once, however often it is asked about, and then done", async () => {
    const { merchant, id, attemptId } = await owedBack();
    refunds.sent.mockResolvedValue(answer("pending"));
    await resolveLater(merchant);
    expect(await reversalOf(merchant, attemptId)).toMatchObject({ state: "queued" });
    refunds.asked.mockResolvedValue({ known: "answer", answer: answer("pending") });
    for (const _ of [1, 2, 3]) await resolveLater(merchant);
    expect(refunds.sent).toHaveBeenCalledTimes(1);
    refunds.asked.mockResolvedValue({ known: "answer", answer: answer("success") });
    await resolveLater(merchant);
    expect(await reversalOf(merchant, attemptId)).toMatchObject({ state: "done" });
    expect(await stateOf(merchant, id)).toMatchObject({ state: "canceled", attemptStates: ["canceled"] });
    expect(refunds.sent).toHaveBeenCalledTimes(1);
  });

  test("whose answer is lost is asked about before anything else", async () => {
    const { merchant, attemptId } = await owedBack();
    refunds.sent.mockRejectedValueOnce(new GatewayUnreachable("No answer."));
    await resolveLater(merchant);
    expect(await reversalOf(merchant, attemptId)).toMatchObject({ state: "processing" });
    refunds.asked.mockResolvedValue({ known: "answer", answer: answer("success") });
    await resolveLater(merchant);
    expect([(await reversalOf(merchant, attemptId)).state, refunds.sent.mock.calls.length]).toEqual(["done", 1]);
  });

  test("that nobody can tell of waits for a person", async () => {
    const { merchant, attemptId } = await owedBack();
    refunds.sent.mockResolvedValueOnce(answer("pending"));
    await resolveLater(merchant);
    refunds.asked.mockResolvedValue({ known: "nothing" });
    await resolveLater(merchant);
    expect(await parkedAttempts(merchant.ctx)).toMatchObject([
      { id: attemptId, what: "reversal", reason: "reversal_unknown" },
    ]);
    expect(refunds.sent).toHaveBeenCalledTimes(1);
  });

  test("of a saved card without a payment moves nothing: it is done at once, and nobody has to decide", async () => {
    const { merchant, id, attemptId } = await owedBack({ payment_type: "save_card", amount: "0", customer_id: "c-1" });
    refunds.asked.mockResolvedValue({ known: "answer", answer: answer("success") });
    await resolveLater(merchant);
    expect(await reversalOf(merchant, attemptId)).toMatchObject({ state: "done" });
    expect(await parkedAttempts(merchant.ctx)).toEqual([]);
    expect(await stateOf(merchant, id)).toMatchObject({ state: "canceled", attemptStates: ["canceled"] });
    expect(refunds.sent).not.toHaveBeenCalled();
  });

  test("of another amount than was asked for is not counted as one", async () => {
    const { merchant, attemptId } = await owedBack();
    const part = { ...answer("success"), actual: money("1", currency("KWD")), refs: { refund: "re_1" } };
    refunds.sent.mockResolvedValueOnce(part);
    await resolveLater(merchant);
    expect(await parkedAttempts(merchant.ctx)).toMatchObject([
      { id: attemptId, reason: "reversal_differs", gatewayRefs: part.refs },
    ]);
  });
});

describe("a reversal that the gateway refuses", () => {
  async function refused() {
    const owed = await owedBack();
    refunds.sent.mockResolvedValueOnce(answer("failed"));
    await resolveLater(owed.merchant);
    return owed;
  }

  test("is not sent again by itself, and is shown to a person", async () => {
    const { merchant, attemptId } = await refused();
    await resolveLater(merchant, 30);
    expect(refunds.sent).toHaveBeenCalledTimes(1);
    expect(await parkedAttempts(merchant.ctx)).toMatchObject([
      { id: attemptId, what: "reversal", reason: "reversal_refused", note: "No funds" },
    ]);
  });

  it("is sent again under another reference once a person says that it did not happen", async () => {
    const { merchant, attemptId } = await refused();
    const first = (await reversalOf(merchant, attemptId)).referenceNumber;
    await decideParkedAttempt(merchant.ctx, attemptId, { finding: "did_not", by: "Sara" });
    await resolveLater(merchant);
    const second = await reversalOf(merchant, attemptId);
    expect([second.state, second.tries, second.referenceNumber]).toEqual(["done", 2, `${first}2`]);
  });

  async function succeedAgain({ ctx }: TestMerchant, id: string, psp: string) {
    const [{ id: attemptId, referenceNumber: about } = { id: "", referenceNumber: "" }] = (
      await ctx.db.attempt.findMany({ where: { sessionId: id } })
    ).slice(0, 1);
    const success = { ...answer("success"), about, actual: money("10.5", currency("KWD")), isWhole: undefined };
    const outcome = gatewayAnswered({ ...success, refs: { psp } });
    await settle(ctx, { attemptId, outcome, deliverInline: false });
  }

  test("stays in the list if the gateway reports the success again, and a second charge is returned beside it", async () => {
    const { merchant, id, attemptId } = await refused();
    const data = { state: "canceled", gatewayRefs: { psp: "P-1" } };
    await merchant.ctx.db.attempt.update({ where: { id: attemptId }, data });
    const before = (await stateOf(merchant, id)).attempts[0];
    for (const psp of ["P-1", "P-2", "P-2"]) await succeedAgain(merchant, id, psp);
    const [after] = (await stateOf(merchant, id)).attempts;
    expect([after?.inquireAt, after?.parkedReason, after?.gatewayRefs]).toEqual([
      before?.inquireAt,
      "reversal_refused",
      { psp: "P-1" },
    ]);
    expect(await parkedAttempts(merchant.ctx)).toMatchObject([{ id: attemptId, reason: "reversal_refused" }]);
    expect(await merchant.ctx.db.secondCharge.findMany({ where: { attemptId } })).toMatchObject([
      { chargeKey: "psp=P-2", state: "due" },
    ]);
  });

  it("is over once a person says that the money is back", async () => {
    const { merchant, id, attemptId } = await refused();
    await decideParkedAttempt(merchant.ctx, attemptId, { finding: "happened", by: "Sara" });
    expect(await reversalOf(merchant, attemptId)).toMatchObject({ state: "done" });
    expect(await stateOf(merchant, id)).toMatchObject({ attemptStates: ["canceled"] });
    await resolveLater(merchant, 30);
    expect(refunds.sent).toHaveBeenCalledTimes(1);
  });
});
