import { requirePermission } from "@/server/domain/merchants";
import { BadRequest } from "@/server/kernel/errors";
import type { Ctx } from "@/server/kernel/types";
import type { EntriesRequest, EntryView } from "./contract";
import type { CursorPage } from "./core/cursor";
import { entriesPage } from "./statements/list-entries";

import { requireWallet } from "./wallet-service";

/**
 * A customer's wallet entries, newest first. The balance is read from the account, not summed (Spec, "Wallet
 * rules" 11).
 * @throws {Forbidden} without `wallet.view`
 * @throws {NotFound} {NoWalletService} as `requireWallet` does
 * @throws {BadRequest} if the customer has no account in the currency
 */
export async function listEntries(ctx: Ctx, slug: string, request: EntriesRequest): Promise<CursorPage<EntryView>> {
  requirePermission(ctx.actor, "wallet.view");
  const provider = await requireWallet(ctx, slug);
  const { customerId, currency } = request;
  const name = { merchantId: ctx.merchant.id, customerId, currency, provider };
  const account = await ctx.db.walletAccount.findUnique({
    where: { merchantId_customerId_currency_provider: name },
    select: { id: true },
  });
  if (account === null) throw new BadRequest(`The customer has no wallet account in ${currency}.`);
  return entriesPage(ctx, account.id, request);
}
