import { describe, expect, test, vi } from "vitest";
import { database } from "@/server/db/client";
import { GatewayUnreachable, gatewayOf } from "@/server/domain/gateways";
import { APPROVED } from "@/server/testing/approved";
import type { TestMerchant } from "@/server/testing/harness";
import { operate, operatingMerchant, paidSession } from "@/server/testing/operating";
import { stateOf } from "@/server/testing/paying";
import { decideParkedOperation, ReturnNeedsApproval } from "./parked-operations";

const GATEWAY = gatewayOf("sarraf_sandbox");
const CAPTURED = vi.spyOn(GATEWAY, "capture");
const REFUNDED = vi.spyOn(GATEWAY, "refund");

const operationOf = (sessionId: string) => database().operation.findFirstOrThrow({ where: { sessionId } });

describe("a capture whose answer was lost and that is given back", () => {
  async function lostCapture(owner: TestMerchant) {
    const id = await paidSession(owner, "sandbox-fee");
    CAPTURED.mockRejectedValueOnce(new GatewayUnreachable("No answer."));
    await operate(owner.ctx, { operation: "capture", session_id: id });
    const { id: operationId } = await operationOf(id);
    const parked = { parkedAt: new Date(), parkedReason: "outcome_unknown", parkedNote: "No answer." };
    await database().operation.update({ where: { id: operationId }, data: parked });
    return { id, operationId };
  }

  test("is refunded with its fee, so that its bookings add up to nothing", async () => {
    const merchant = await operatingMerchant();
    const { id, operationId } = await lostCapture(merchant);
    REFUNDED.mockResolvedValueOnce(APPROVED);
    await decideParkedOperation(merchant.ctx, operationId, { finding: "give_back", by: "Sara" });
    expect(REFUNDED.mock.calls.map(([, { amount }]) => amount.amount.toFixed(3))).toEqual(["11.000"]);
    const kind = { in: ["purchase", "capture", "fee", "refund"] };
    const rows = await database().booking.findMany({ where: { sessionId: id, kind }, orderBy: { kind: "asc" } });
    expect(rows.map(({ kind: name, amount }) => `${name} ${amount.toFixed(3)}`)).toEqual([
      "capture 10.500",
      "fee 0.500",
      "refund -11.000",
    ]);
    const { state, capturedAmount, refundedAmount, paidAmount } = await stateOf(merchant, id);
    expect([state, capturedAmount.toFixed(3), refundedAmount.toFixed(3), paidAmount.toFixed(3)]).toEqual([
      "captured",
      "10.500",
      "11.000",
      "11.000",
    ]);
  });

  test("is not refunded if a refund of its amount needs approval", async () => {
    REFUNDED.mockClear();
    const owner = await operatingMerchant({ merchant: { approvalAmounts: { KWD: "11" } } });
    const { id, operationId } = await lostCapture(owner);
    const decision = { finding: "give_back", by: "Sara" } as const;
    await expect(decideParkedOperation(owner.ctx, operationId, decision)).rejects.toThrow(ReturnNeedsApproval);
    expect(REFUNDED).not.toHaveBeenCalled();
    expect(await operationOf(id)).toMatchObject({
      kind: "capture",
      state: "processing",
      parkedReason: "outcome_unknown",
    });
    expect(await database().manualDecision.count({ where: { objectId: operationId } })).toBe(0);
  });
});
