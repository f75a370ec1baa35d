import { beforeEach, describe, expect, it, vi } from "vitest";
import { type GatewayResult, gatewayOf } from "@/server/domain/gateways";
import type { Ctx } from "@/server/kernel/types";
import { APPROVED } from "@/server/testing/approved";
import type { TestMerchant } from "@/server/testing/harness";
import { operate, operatingMerchant, paidSession } from "@/server/testing/operating";
import { stateOf } from "@/server/testing/paying";
import { gate } from "@/server/testing/waiting";
import { applyMovement } from "./movement";

const FIRST = new Date("2027-03-01T10:00:00Z");
const SECOND = new Date("2027-03-01T11:00:00Z");
const FAILED: GatewayResult = { ...APPROVED, outcome: "failed", message: "Insufficient balance" };

let merchant: TestMerchant;

beforeEach(async () => {
  merchant = await operatingMerchant();
});

/** The outcome of a capture that occurred then; `ids` name the operation or the purchase. */
function apply(ctx: Ctx, ids: { operationId?: string; attemptId?: string }, answer: GatewayResult, occurredAt: Date) {
  const event = {
    key: occurredAt.toISOString(),
    type: "capture",
    effect: "booked",
    about: "capture",
    join: {},
    amount: null,
    answer,
    occurredAt,
  } as const;
  const target = { operationId: null, attemptId: null, reversalId: null, isByReference: true, ...ids };
  return applyMovement(ctx, { gatewayCode: "sandbox", event, target, isLastTry: false });
}

/** A context whose next transaction begins only when `go` is opened; `begun` tells that it was asked for. */
function waitingContext() {
  const [begun, go] = [gate(), gate()];
  const db = new Proxy(merchant.ctx.db, {
    get: (own, name) => {
      if (name !== "$transaction") return Reflect.get(own, name);
      return async (...work: Parameters<typeof own.$transaction>) => {
        begun.open();
        await go.opened;
        return own.$transaction(...work);
      };
    },
  });
  return { ctx: { ...merchant.ctx, db }, begun, go };
}

/** Applies the first outcome while the second is applied in between. */
async function overtaken(ids: { operationId?: string; attemptId?: string }) {
  const { ctx, begun, go } = waitingContext();
  const first = apply(ctx, ids, FAILED, FIRST);
  await begun.opened;
  await apply(merchant.ctx, ids, APPROVED, SECOND);
  go.open();
  return first;
}

describe("an outcome that the gateway reported before another, and that is applied after it", () => {
  it("does not take back a capture that is done", async () => {
    const sessionId = await paidSession(merchant, "sandbox-auth");
    vi.spyOn(gatewayOf("sarraf_sandbox"), "capture").mockResolvedValueOnce(APPROVED);
    await operate(merchant.ctx, { operation: "capture", session_id: sessionId });
    const { id: operationId } = await merchant.ctx.db.operation.findFirstOrThrow({ where: { sessionId } });
    expect(await overtaken({ operationId })).toEqual({ result: "kept" });
    expect(await merchant.ctx.db.operation.findFirst({ where: { sessionId } })).toMatchObject({ state: "done" });
    expect((await stateOf(merchant, sessionId)).state).toBe("captured");
  });

  it("does not take back a purchase that is paid", async () => {
    const sessionId = await paidSession(merchant);
    const attemptId = (await stateOf(merchant, sessionId)).attempts[0]?.id ?? "";
    await overtaken({ attemptId });
    expect(await stateOf(merchant, sessionId)).toMatchObject({ state: "paid", attemptStates: ["success"] });
  });
});
