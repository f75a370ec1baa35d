import { expect, test } from "vitest";
import { signedIn } from "@/server/testing/console";
import { testMerchant } from "@/server/testing/harness";
import { asOwner } from "@/server/testing/own-database";
import { addTestPasskey } from "@/server/testing/passkeys";
import { SIGN_IN_INVARIANTS } from "./sign-in-invariants";

asOwner();

class Undo extends Error {}

test.each([
  ["of a deleted user", "UPDATE merchant_user SET deleted_at = now() WHERE id = $1"],
  [
    "beyond the tenth",
    `INSERT INTO passkey (id, merchant_id, user_id, credential_id, public_key, counter, transports, name, created_at)
     SELECT left(id, 36) || n, merchant_id, user_id, credential_id || n, public_key, 0, '{}', name, now()
     FROM passkey, generate_series(1, 10) AS n WHERE user_id = $1`,
  ],
])("the audit finds a passkey %s", async (_name, sql) => {
  const ctx = await signedIn(await testMerchant());
  await addTestPasskey(ctx);
  const [invariant] = SIGN_IN_INVARIANTS;
  const work = ctx.db.$transaction(async (tx) => {
    const look = async () =>
      (await tx.$queryRawUnsafe<{ user_id: number }[]>(invariant?.sql ?? "")).filter(
        ({ user_id: id }) => id === ctx.actor.id,
      ).length;
    expect(await look()).toBe(0);
    await tx.$executeRawUnsafe(sql, ctx.actor.id);
    expect(await look()).toBe(1);
    throw new Undo();
  });
  await expect(work).rejects.toBeInstanceOf(Undo);
});
