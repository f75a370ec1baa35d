/** Binds identity providers' accounts to users (Spec, "Credentials" 5). */
import { contextFor, merchantFacts } from "@/server/context";
import { transaction } from "@/server/db/transactions/transaction";
import { recordAudit } from "@/server/domain/audit";
import type { Ctx, SystemCtx } from "@/server/kernel/types";
import { userToLink } from "./statements/user-by-name";
import type { ProviderSubject } from "./tokens";
import { userActor } from "./user-rows";

/**
 * Binds an identity provider's account to the only user whose username or mail address is the account's
 * verified address. A user's binding to another account of the issuer stays.
 * @returns false if there is no such user
 */
export async function linkIdentity(
  system: SystemCtx,
  { issuer, subject, email, address }: ProviderSubject & { readonly address: string },
): Promise<boolean> {
  if (email === null) return false;
  const found = await userToLink(system, email);
  const named = found.filter(({ username }) => username === email);
  const [user, another] = named.length > 0 ? named : found;
  if (user === undefined || another !== undefined) return false;
  const ctx: Ctx = {
    ...contextFor(system, merchantFacts(user), userActor(user, "bearer")),
    from: { address, consoleSessionId: null },
  };
  return transaction(ctx.db, async (tx) => {
    const row = { issuer, subject, userId: user.userId, merchantId: ctx.merchant.id, createdAt: ctx.realNow() };
    const { count } = await tx.providerIdentity.createMany({ data: [row], skipDuplicates: true });
    if (count > 0) {
      await recordAudit(ctx, tx, { action: "user.identity_linked", objectId: user.username, after: { issuer } });
    }
    return true;
  });
}
