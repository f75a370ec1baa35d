import { rowsOf } from "@/server/db/driver/named-statement";
import { recordChanges } from "@/server/db/transactions/state-changes";
import { transaction } from "@/server/db/transactions/transaction";
import { BadRequest, NotFound } from "@/server/kernel/errors";
import { transition } from "@/server/kernel/machine";
import { isZero } from "@/server/kernel/money";
import type { Ctx } from "@/server/kernel/types";
import { accountOf } from "./account";
import { type AccountEvent, WALLET_ACCOUNT } from "./core/machine";
import type { AccountStatus } from "./core/words";
import { LOCK } from "./statements/change-account";

/**
 * Changes an account's status for the operator; existing holds stay valid. Only an empty account can be
 * closed.
 * @returns the new status
 * @throws {NotFound}
 * @throws {BadRequest} when closing an account with a balance
 * @throws {IllegalTransition} if the status does not allow the change
 */
export async function changeAccount(
  ctx: Ctx,
  { accountId, event }: { accountId: string; event: AccountEvent },
): Promise<AccountStatus> {
  const { id: merchantId } = ctx.merchant;
  return transaction(ctx.db, async (tx) => {
    const [row] = await rowsOf(tx, LOCK, [merchantId, accountId]);
    if (row === undefined) throw new NotFound();
    const account = accountOf(row);
    const to = transition(WALLET_ACCOUNT, account.status, event);
    if (event === "closed" && !isZero(account.balance))
      throw new BadRequest("Only an account without a balance can be closed.");
    const at = ctx.now();
    await tx.walletAccount.update({ where: { id: account.id }, data: { status: to, updatedAt: at } });
    const step = { machine: "wallet_account", objectId: account.id, from: account.status, event, to } as const;
    await recordChanges(tx, [{ merchantId, ...step, at }]);
    return to;
  });
}
