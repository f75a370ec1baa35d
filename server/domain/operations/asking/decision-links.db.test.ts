import { expect, test } from "vitest";
import { type CausedEntry, entryId } from "@/server/kernel/caused-entry";
import type { Ctx } from "@/server/kernel/types";
import { signedIn } from "@/server/testing/console";
import { operate, operatingMerchant, paidSession } from "@/server/testing/operating";
import { approveRequest, cancelRequest, rejectRequest } from "..";

test("a decision is linked to its entry of the timeline once it is written, and a refused one is not", async () => {
  const merchant = await operatingMerchant({ merchant: { operationApprovalEnabled: true } });
  const maker = await signedIn(merchant, ["console.access", "payment.refund"]);
  const checker = await signedIn(merchant, ["console.access", "payment.refund"], { is_checker: true });
  const key = { ...merchant.ctx, merchant: { ...merchant.ctx.merchant, approvalAmounts: { KWD: "1" } } };
  const caused: CausedEntry[] = [];
  const linked = (ctx: Ctx): Ctx => ({ ...ctx, caused });
  const asked = async () => {
    const body = { operation: "refund", session_id: await paidSession(merchant) };
    return String((await operate(maker, body)).view.request_id);
  };
  const rejected = await asked();
  await expect(rejectRequest(linked(key), rejected)).rejects.toMatchObject({ kind: "forbidden" });
  expect(caused).toEqual([]);
  await rejectRequest(linked(checker), rejected);
  await expect(approveRequest(linked(checker), rejected)).rejects.toMatchObject({ kind: "conflict" });
  const canceled = await asked();
  await cancelRequest(linked(maker), canceled);
  const approved = await asked();
  await approveRequest(linked(checker), approved);
  const entries = caused.map(({ entry }) => entry).filter((entry) => entry.startsWith("req_"));
  expect(entries).toEqual([rejected, canceled, approved].map((id) => entryId(id, "decided")));
  expect(caused).toHaveLength(4);
});
