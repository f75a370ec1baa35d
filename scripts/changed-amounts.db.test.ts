import { expect, test } from "vitest";
import type { Tx } from "@/server/kernel/types";
import { operate, operatingMerchant, paidSession } from "@/server/testing/operating";
import { asOwner } from "@/server/testing/own-database";
import { INVARIANTS } from "./invariants";

asOwner();

const CHANGES = {
  "the amount of a refund": "UPDATE operation SET amount = 1 WHERE session_id = $1",
  "what a session was paid": "UPDATE payment_session SET paid_amount = paid_amount + 1 WHERE id = $1",
  "what of it was refunded": "UPDATE payment_session SET refunded_amount = 0 WHERE id = $1",
  "what it asks for": "UPDATE payment_session SET amount = 1 WHERE id = $1",
  "what its attempt charged": "UPDATE attempt SET charge_amount = 1 WHERE session_id = $1",
  "what was booked": "UPDATE booking SET amount = 1 WHERE session_id = $1 AND kind = 'purchase'",
};

/** Undoes what was planted. */
class Undo extends Error {}

/** The planted changes that an invariant finds: its rows name their sessions. */
async function found(tx: Tx, sessions: Record<string, string>): Promise<string[]> {
  const seen = new Set<string>();
  for (const { sql } of INVARIANTS) {
    const rows = await tx.$queryRawUnsafe<unknown[]>(sql);
    const text = JSON.stringify(rows, (_, value) => (typeof value === "bigint" ? `${value}` : value));
    for (const [change, id] of Object.entries(sessions)) if (text.includes(id)) seen.add(change);
  }
  return [...seen].sort();
}

test("the audit finds an amount that was changed by hand: of a refund, session, attempt or booking", async () => {
  const sessions: Record<string, string> = {};
  for (const change of Object.keys(CHANGES)) {
    const merchant = await operatingMerchant();
    sessions[change] = await paidSession(merchant, "sandbox");
    await operate(merchant.ctx, { operation: "refund", session_id: sessions[change], amount: "2.500" });
  }
  const { ctx } = await operatingMerchant();
  const work = ctx.db.$transaction(
    async (tx) => {
      expect(await found(tx, sessions)).toEqual([]);
      await tx.$executeRawUnsafe("SET LOCAL session_replication_role = replica");
      for (const [change, sql] of Object.entries(CHANGES))
        expect(await tx.$executeRawUnsafe(sql, sessions[change])).toBe(1);
      expect(await found(tx, sessions)).toEqual(Object.keys(CHANGES).sort());
      throw new Undo();
    },
    { timeout: 60_000 },
  );
  await expect(work).rejects.toBeInstanceOf(Undo);
});
