import { beforeAll, describe, expect, test, vi } from "vitest";
import { database } from "@/server/db/client";
import { readInbox } from "@/server/domain/figures";
import { GatewayUnreachable, gatewayOf } from "@/server/domain/gateways";
import type { ConsoleCtx } from "@/server/domain/merchants";
import { Conflict, Forbidden, NotFound } from "@/server/kernel/errors";
import { signedIn } from "@/server/testing/console";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { operate, operatingMerchant, paidSession } from "@/server/testing/operating";
import { newSession, pay, stateOf } from "@/server/testing/paying";
import { decideParked, listParked, parkedStanding, paymentPage } from ".";

const GATEWAY = gatewayOf("sarraf_sandbox");
const SEES = ["console.access", "Can view payment requests"];

let merchant: TestMerchant;
let refunder: ConsoleCtx;
let viewer: ConsoleCtx;
let outsider: ConsoleCtx;

beforeAll(async () => {
  merchant = await operatingMerchant();
  refunder = await signedIn(merchant, [...SEES, "payment.refund"], { first_name: "Noura" });
  viewer = await signedIn(merchant, SEES);
  outsider = await signedIn(merchant, ["console.access", "Can view e-commerce payments", "payment.refund"]);
});

/** A session of the viewers' type, and its call that nobody can tell of, as the resolver leaves it. */
async function parked(what: "charge" | "refund"): Promise<{ sessionId: string; id: string }> {
  const type = { type: "payment_request" };
  const waits = { parkedAt: new Date(), parkedReason: "outcome_unknown", parkedNote: "No answer." };
  const lost = vi.spyOn(GATEWAY, what).mockRejectedValue(new GatewayUnreachable("No answer."));
  try {
    if (what === "charge") {
      const sessionId = await newSession(merchant, type);
      await pay(merchant, sessionId, "1");
      const [row] = await database().attempt.updateManyAndReturn({ where: { sessionId }, data: waits });
      return { sessionId, id: row?.id ?? "" };
    }
    const sessionId = await paidSession(merchant, "sandbox", type);
    await operate(merchant.ctx, { operation: "refund", session_id: sessionId, amount: "4" });
    const [row] = await database().operation.updateManyAndReturn({ where: { sessionId }, data: waits });
    return { sessionId, id: row?.id ?? "" };
  } finally {
    lost.mockRestore();
  }
}

const timelineOf = async (sessionId: string) =>
  (await paymentPage(viewer, sessionId)).timeline.map(({ kind, who }) => [kind, who]);

describe("a call that no gateway can tell of", () => {
  test("is listed and counted for who may view its payment, and for nobody else", async () => {
    const { id, sessionId } = await parked("refund");
    const inbox = await readInbox(viewer);
    expect(inbox.parked).toEqual({ count: (await listParked(viewer)).length, since: expect.any(Date) });
    expect((await listParked(viewer)).map((call) => call.id)).toContain(id);
    expect(await listParked(viewer, 1)).toHaveLength(1);
    expect(await listParked(outsider)).toEqual([]);
    expect((await readInbox(outsider)).parked).toEqual({ count: 0, since: null });
    expect((await readInbox(await signedIn(merchant))).parked.count).toBe(0);
    expect(await parkedStanding(viewer, { sessionId, id })).toMatchObject({
      waiting: { what: "refund", amount: "4.000", reason: "outcome_unknown" },
      lacks: "payment.refund",
      decision: null,
    });
    expect(await timelineOf(sessionId)).toContainEqual(["parked", null]);
  });

  test.each([
    ["charge", true, "paid"],
    ["charge", false, "attempted"],
    ["refund", true, "paid"],
    ["refund", false, "paid"],
  ] as const)("is decided by name, with one event: a %s that happened is %s", async (what, happened, state) => {
    const { id, sessionId } = await parked(what);
    const finding = happened ? "happened" : "did_not";
    await decideParked(refunder, id, { finding, by: "Noura" });
    expect(await stateOf(merchant, sessionId)).toMatchObject({ state });
    expect(await parkedStanding(refunder, { sessionId, id })).toMatchObject({
      waiting: null,
      lacks: null,
      decision: { finding, by: "Noura" },
    });
    expect(await timelineOf(sessionId)).toContainEqual([happened ? "found_done" : "found_not_done", "Noura"]);
    const where = { objectId: sessionId, action: "payment.decided" };
    expect(await database().auditEvent.findMany({ where })).toMatchObject([
      { userId: refunder.actor.id, after: { call: id, operation: what, happened, decided_by: "Noura" } },
    ]);
    await expect(decideParked(refunder, id, { finding, by: "Noura" })).rejects.toThrow(Conflict);
  });

  test("is given back only by users who may refund: a capture", async () => {
    const sessionId = await paidSession(merchant, "sandbox-auth", { type: "payment_request" });
    const lost = vi.spyOn(GATEWAY, "capture").mockRejectedValue(new GatewayUnreachable("No answer."));
    await operate(merchant.ctx, { operation: "capture", session_id: sessionId });
    lost.mockRestore();
    const data = { parkedAt: new Date(), parkedReason: "outcome_unknown", parkedNote: "No answer." };
    const [row] = await database().operation.updateManyAndReturn({ where: { sessionId }, data });
    const id = row?.id ?? "";
    const capturer = await signedIn(merchant, [...SEES, "payment.capture"]);
    const both = await signedIn(merchant, [...SEES, "payment.capture", "payment.refund"]);
    const choicesOf = async (ctx: ConsoleCtx) => (await parkedStanding(ctx, { sessionId, id }))?.waiting?.choices;
    expect(await choicesOf(capturer)).toEqual(["happened", "did_not"]);
    expect(await choicesOf(both)).toEqual(["happened", "did_not", "give_back"]);
    const decision = { finding: "give_back", by: "Noura" } as const;
    await expect(decideParked(capturer, id, decision)).rejects.toThrow(Forbidden);
    await database().merchant.update({ where: { id: merchant.id }, data: { operationApprovalEnabled: true } });
    const maker = await signedIn(merchant, [...SEES, "payment.capture", "payment.refund"]);
    await database().merchant.update({ where: { id: merchant.id }, data: { operationApprovalEnabled: false } });
    expect(await choicesOf(maker)).toEqual(["happened", "did_not"]);
    await expect(decideParked(maker, id, decision)).rejects.toThrow(Conflict);
    expect(await database().manualDecision.count({ where: { objectId: id } })).toBe(0);
  });

  test.each(["charge", "refund"] as const)("is decided by nobody else: a %s", async (what) => {
    const { id, sessionId } = await parked(what);
    const decision = { finding: "happened", by: "Somebody" } as const;
    await expect(decideParked(viewer, id, decision)).rejects.toThrow(Forbidden);
    await expect(decideParked(outsider, id, decision)).rejects.toThrow(NotFound);
    const stranger = await testMerchant();
    await expect(decideParked(stranger.ctx, id, decision)).rejects.toThrow(NotFound);
    expect(await parkedStanding(stranger.ctx, { sessionId, id })).toBeNull();
    expect(await parkedStanding(viewer, { sessionId: "0".repeat(40), id })).toBeNull();
    expect(await database().manualDecision.count({ where: { objectId: id } })).toBe(0);
    const [own] = (await listParked(viewer)).filter((call) => call.id === id);
    expect(own?.what).toBe(what);
  });
});
