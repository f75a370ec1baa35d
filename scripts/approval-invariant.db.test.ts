import { expect, test } from "vitest";
import { testMerchant } from "@/server/testing/harness";
import { asOwner } from "@/server/testing/own-database";
import { newSession } from "@/server/testing/paying";
import { OPERATION_INVARIANTS } from "./operation-invariants";

asOwner();

class Undo extends Error {}

test.each([
  ["a key's request decided by a key", "NULL, NULL, 'ak_1', 'Shop', NULL", 1],
  ["a key's request decided by a user", `NULL, NULL, 'ak_1', 'Shop', '{"id": 8}'`, 0],
  ["a user's request decided by that user", `7, '{"id": 7}', NULL, NULL, '{"id": 7}'`, 1],
  ["a user's request decided by a key", `7, '{"id": 7}', NULL, NULL, NULL`, 0],
])("the audit judges %s", async (_name, people, found) => {
  const merchant = await testMerchant();
  const session = await newSession(merchant);
  const invariant = OPERATION_INVARIANTS.find(({ name }) => name.startsWith("nobody approved"));
  const work = merchant.ctx.db.$transaction(async (tx) => {
    await tx.$executeRawUnsafe(`
      INSERT INTO operation_request (id, merchant_id, session_id, kind, state, amount, currency, pg_code,
        maker_id, maker, maker_key_id, maker_key_name, checker, created_at, decided_at)
      VALUES ('req_planted', '${merchant.id}', '${session}', 'refund', 'approved', 1, 'KWD', 'sandbox', ${people}, now(), now())`);
    const rows = await tx.$queryRawUnsafe<{ id: string }[]>(invariant?.sql ?? "");
    expect(rows.filter(({ id }) => id === "req_planted")).toHaveLength(found);
    throw new Undo();
  });
  await expect(work).rejects.toBeInstanceOf(Undo);
});
