import { expect, test } from "vitest";
import { APPROVED } from "@/server/testing/approved";
import type { TestMerchant } from "@/server/testing/harness";
import { operate, operatingMerchant, paidSession } from "@/server/testing/operating";
import { readOperation } from "../record/operation-row";
import { failLater } from "./fail-later";

const REFUSED = { ...APPROVED, outcome: "failed", message: "Insufficient balance" } as const;

async function booked(merchant: TestMerchant): Promise<string[]> {
  const where = { merchantId: merchant.id };
  const rows = await merchant.ctx.db.booking.findMany({ where, orderBy: [{ at: "asc" }, { kind: "asc" }] });
  return rows.map(({ kind, amount }) => `${kind} ${amount.toFixed(3)}`);
}

test("a refund that fails later is booked with the opposite sign, and its first booking stays", async () => {
  const merchant = await operatingMerchant();
  const id = await paidSession(merchant);
  await operate(merchant.ctx, { operation: "refund", session_id: id, amount: "2.500" });
  const before = await booked(merchant);
  const operation = await merchant.ctx.db.operation.findFirstOrThrow({ where: { sessionId: id } });
  const row = await readOperation(merchant.ctx.db, operation.id);
  for (const _ of [1, 2]) await failLater(merchant.ctx, row, REFUSED);
  expect(await booked(merchant)).toEqual([...before, "refund 2.500"]);
});
