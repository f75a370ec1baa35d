import { expect, test } from "vitest";
import type { Tx } from "@/server/kernel/types";
import { operate, operatingMerchant, paidSession } from "@/server/testing/operating";
import { asOwner } from "@/server/testing/own-database";
import { INVARIANTS } from "./invariants";

asOwner();

/** Undoes what was planted. */
class Undo extends Error {}

async function isFound(tx: Tx, id: string): Promise<boolean> {
  for (const { sql } of INVARIANTS) {
    const rows = await tx.$queryRawUnsafe<unknown[]>(sql);
    const texts = rows.map((row) =>
      JSON.stringify(row, (_, value) => (typeof value === "bigint" ? `${value}` : value)),
    );
    if (texts.some((text) => text.includes(id))) return true;
  }
  return false;
}

test.each([
  ["the amount of a refund", "UPDATE operation SET amount = 1 WHERE session_id = $1"],
  ["what a session was paid", "UPDATE payment_session SET paid_amount = paid_amount + 1 WHERE id = $1"],
  ["what of it was refunded", "UPDATE payment_session SET refunded_amount = 0 WHERE id = $1"],
  ["what it asks for", "UPDATE payment_session SET amount = 1 WHERE id = $1"],
  ["what its attempt charged", "UPDATE attempt SET charge_amount = 1 WHERE session_id = $1"],
  ["what was booked", "UPDATE booking SET amount = 1 WHERE session_id = $1 AND kind = 'purchase'"],
])("the audit finds a change, made by hand, of %s", async (_, sql) => {
  const merchant = await operatingMerchant();
  const id = await paidSession(merchant, "sandbox");
  await operate(merchant.ctx, { operation: "refund", session_id: id, amount: "2.500" });
  const seen: boolean[] = [];
  const work = merchant.ctx.db.$transaction(
    async (tx) => {
      seen.push(await isFound(tx, id));
      await tx.$executeRawUnsafe("SET LOCAL session_replication_role = replica");
      expect(await tx.$executeRawUnsafe(sql, id)).toBe(1);
      seen.push(await isFound(tx, id));
      throw new Undo();
    },
    { timeout: 60_000 },
  );
  await expect(work).rejects.toBeInstanceOf(Undo);
  expect(seen).toEqual([false, true]);
});
