import { describe, expect, it, test, vi } from "vitest";
import { type GatewayResult, gatewayOf, NotSent } from "@/server/domain/gateways";
import { currency } from "@/server/kernel/currency";
import { Conflict } from "@/server/kernel/errors";
import { money } from "@/server/kernel/money";
import { APPROVED } from "@/server/testing/approved";
import { keepCard } from "@/server/testing/cards";
import { FLAKY, flaky, registerFlakyGateway } from "@/server/testing/flaky-gateway";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { newSession, pay, stateOf } from "@/server/testing/paying";
import {
  decideParkedAttempt,
  gatewayAnswered,
  parkedAttempts,
  payBySavedCard,
  readCheckout,
  resolveUnknownOperations,
  settle,
} from "../index";

registerFlakyGateway();

const DAY_MS = 86_400_000;
const SUCCESS = APPROVED;

const flakyMerchant = () => testMerchant({ gateways: [{ connector: FLAKY }] });

async function resolveAfter(merchant: TestMerchant, ms: number): Promise<void> {
  const at = () => new Date(Date.now() + ms);
  const later = { ...merchant.ctx, realNow: at, now: at };
  const due = await resolveUnknownOperations.due(later, { merchantId: merchant.id }, 50);
  for (const { id } of due) await resolveUnknownOperations.run(later, id);
}

async function attemptOf(merchant: TestMerchant, sessionId: string) {
  return merchant.ctx.db.attempt.findFirstOrThrow({ where: { sessionId }, orderBy: { number: "desc" } });
}

/** A typed card whose answer was lost at a gateway that cannot be asked; the resolver has parked it. */
async function parkedCharge(merchant: TestMerchant): Promise<string> {
  const id = await newSession(merchant);
  flaky.fault = "timeout";
  await pay(merchant, id, "1");
  flaky.fault = "mute";
  await resolveAfter(merchant, 3_600_000);
  return id;
}

describe("a gateway that cannot be asked", () => {
  test("leaves a lost charge to a person: nobody can pay twice meanwhile", async () => {
    const merchant = await flakyMerchant();
    const id = await parkedCharge(merchant);
    const attempt = await attemptOf(merchant, id);
    expect(attempt).toMatchObject({ state: "processing", parkedReason: "outcome_unknown" });
    expect(attempt.inquireAt?.getTime()).toBeGreaterThan(Date.now() + DAY_MS);
    expect(await parkedAttempts(merchant.ctx)).toMatchObject([
      { id: attempt.id, what: "charge", amount: "10.500", currency: "KWD", referenceNumber: attempt.referenceNumber },
    ]);
    flaky.fault = "fine";
    await expect(pay(merchant, id, "1")).rejects.toThrow();
    expect(flaky.charges).toBe(1);
  });

  it.each([
    [true, "paid", ["success"]],
    [false, "attempted", ["error"]],
  ] as const)("a person decides, by name: it happened is %s", async (happened, state, attemptStates) => {
    const merchant = await flakyMerchant();
    const id = await parkedCharge(merchant);
    const attempt = await attemptOf(merchant, id);
    const finding = happened ? "happened" : "did_not";
    await decideParkedAttempt(merchant.ctx, attempt.id, { finding, by: "Sara" });
    expect(await stateOf(merchant, id)).toMatchObject({ state, attemptStates, eventCount: 1 });
    const decisions = await merchant.ctx.db.manualDecision.findMany({ where: { objectId: attempt.id } });
    expect(decisions).toMatchObject([{ happened, decidedBy: "Sara", reason: "outcome_unknown" }]);
    expect(await parkedAttempts(merchant.ctx)).toEqual([]);
    await expect(decideParkedAttempt(merchant.ctx, attempt.id, { finding, by: "Sara" })).rejects.toThrow(Conflict);
  });

  test("an answer that comes by itself settles what was parked", async () => {
    const merchant = await flakyMerchant();
    const id = await parkedCharge(merchant);
    const { id: attemptId } = await attemptOf(merchant, id);
    await settle(merchant.ctx, { attemptId, outcome: gatewayAnswered(SUCCESS), deliverInline: false });
    expect((await stateOf(merchant, id)).state).toBe("paid");
    expect(await parkedAttempts(merchant.ctx)).toEqual([]);
  });
});

describe("a kept card whose charge was lost at a gateway that cannot be asked", () => {
  async function lostCharge(merchant: TestMerchant): Promise<string> {
    await keepCard(merchant, "1", { customer_id: "c-1" });
    const id = await newSession(merchant, { customer_id: "c-1" });
    const cardId = (await readCheckout(merchant.ctx, id, { opening: false }))?.cards[0]?.id ?? "";
    Object.assign(flaky, { fault: "timeout", charges: 0, replaySeconds: 86_400 });
    await payBySavedCard(merchant.ctx, { sessionId: id, cardId, cvv: "", amount: "10.500 KWD" });
    return id;
  }

  test("is sent again within the replay window, which charges once", async () => {
    const merchant = await flakyMerchant();
    const id = await lostCharge(merchant);
    flaky.fault = "mute";
    await resolveAfter(merchant, 20 * 3_600_000);
    expect((await stateOf(merchant, id)).state).toBe("paid");
    const { referenceNumber } = await attemptOf(merchant, id);
    const books = { merchantId: merchant.id, referenceNumber };
    expect([flaky.charges, await merchant.ctx.db.simulatedGatewayEntry.count({ where: books })]).toEqual([2, 1]);
  });

  test("is never sent again once nine tenths of it are over", async () => {
    const merchant = await flakyMerchant();
    const id = await lostCharge(merchant);
    flaky.fault = "mute";
    await resolveAfter(merchant, 22 * 3_600_000);
    expect(flaky.charges).toBe(1);
    expect(await attemptOf(merchant, id)).toMatchObject({ state: "processing", parkedReason: "outcome_unknown" });
  });
});

test("a search that lags decides nothing and sends nothing; it is asked when it said", async () => {
  const merchant = await flakyMerchant();
  const id = await newSession(merchant);
  flaky.fault = "timeout";
  await pay(merchant, id, "1");
  flaky.fault = "lagging";
  await resolveAfter(merchant, 3_600_000);
  const attempt = await attemptOf(merchant, id);
  expect(attempt).toMatchObject({ state: "processing", parkedAt: null });
  expect(attempt.inquireAt?.getTime()).toBeGreaterThan(Date.now() + 2 * 3_600_000 - 60_000);
  flaky.fault = "fine";
  await resolveAfter(merchant, DAY_MS);
  expect([(await stateOf(merchant, id)).state, flaky.charges]).toEqual(["paid", 1]);
});

test("a call that never left ends the attempt at once, and the customer may pay again", async () => {
  const merchant = await testMerchant();
  const id = await newSession(merchant);
  vi.spyOn(gatewayOf("sarraf_sandbox"), "charge").mockRejectedValueOnce(new NotSent("Connection refused."));
  await pay(merchant, id, "1");
  expect(await stateOf(merchant, id)).toMatchObject({ state: "attempted", attemptStates: ["error"] });
  await pay(merchant, id, "1");
  expect((await stateOf(merchant, id)).state).toBe("paid");
});

describe("a success that is not the one asked for is never booked", () => {
  it.each([
    ["a part of the amount", { actual: "9", stage: undefined }, "amount_differs"],
    ["money that is held instead of taken", { actual: undefined, stage: "held" }, "not_as_asked"],
  ] as const)("%s", async (_name, { actual, stage }, reason) => {
    const merchant = await testMerchant();
    const id = await newSession(merchant);
    const said = actual === undefined ? {} : { actual: money(actual, currency("KWD")) };
    const answer = { ...SUCCESS, ...said, ...(stage && { stage }) };
    vi.spyOn(gatewayOf("sarraf_sandbox"), "charge").mockResolvedValueOnce(answer);
    await pay(merchant, id, "1");
    expect(await stateOf(merchant, id)).toMatchObject({ attemptStates: ["processing"], eventCount: 0 });
    expect(await attemptOf(merchant, id)).toMatchObject({ parkedReason: reason, parkedNote: expect.any(String) });
    const { id: attemptId } = await attemptOf(merchant, id);
    await decideParkedAttempt(merchant.ctx, attemptId, { finding: "did_not", by: "Sara" });
    expect(await stateOf(merchant, id)).toMatchObject({ state: "attempted", attemptStates: ["error"] });
  });

  const PART = { ...SUCCESS, actual: money("9", currency("KWD")), refs: { intent: "pi_1" } };

  /** A charge that the gateway answered so. */
  async function answered(answer: GatewayResult) {
    const merchant = await testMerchant();
    const id = await newSession(merchant);
    vi.spyOn(gatewayOf("sarraf_sandbox"), "charge").mockResolvedValueOnce(answer);
    await pay(merchant, id, "1");
    return { merchant, id };
  }

  test("keeps the gateway's references, with which a person can give the money back", async () => {
    const { merchant, id } = await answered(PART);
    expect(await attemptOf(merchant, id)).toMatchObject({ parkedReason: "amount_differs", gatewayRefs: PART.refs });
  });

  test("keeps none if it does not name our reference, but tells the person", async () => {
    const { about: _about, ...unnamed } = PART;
    const { merchant, id } = await answered(unnamed);
    expect(await attemptOf(merchant, id)).toMatchObject({
      gatewayRefs: {},
      parkedReason: "not_as_asked",
      parkedNote: expect.stringContaining("intent pi_1"),
    });
  });

  it.each(["nothing", "cannot_ask"] as const)(
    "waits on for the same reason if the gateway then says %s",
    async (known) => {
      const { merchant, id } = await answered(PART);
      const { parkedNote } = await attemptOf(merchant, id);
      const asked = vi.spyOn(gatewayOf("sarraf_sandbox"), "inquire").mockResolvedValueOnce({ known });
      await resolveAfter(merchant, DAY_MS + 3_600_000);
      expect(asked).toHaveBeenCalledTimes(1);
      asked.mockRestore();
      expect(await attemptOf(merchant, id)).toMatchObject({
        state: "processing",
        parkedReason: "amount_differs",
        parkedNote,
      });
    },
  );
});
