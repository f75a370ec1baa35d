import type { Gateway as AccountRow } from "@/server/db/generated/client";
import { accountKeySuspects, countFirst } from "@/server/domain/limits";
import { NotFound } from "@/server/kernel/errors";
import type { Ctx } from "@/server/kernel/types";
import { identityOf } from "./core/identity";
import type { Account } from "./core/opened-account";
import { openAccount } from "./open-account";
import { type AccountCheck, GatewayUnreachable } from "./port";
import { gatewayOf } from "./registry";

export type { AccountRow };

/**
 * Checks the account by a gateway call that moves no money, and stores the account's identity if it was
 * unknown. A missing answer has the cause `network`.
 * @throws {NotFound}
 * @throws {RateLimited} as {@link verified}
 */
export async function checkGatewayAccount(ctx: Ctx, code: string): Promise<AccountCheck> {
  const row = await accountRow(ctx, code);
  const account = openAccount(row);
  const check = await verified(ctx, row.connector, account);
  const { id, credentials } = row;
  if (check.ok) {
    const identity = row.identity ?? identityOf(account.environment, check.account);
    await ctx.db.gateway.updateMany({ where: { id, credentials }, data: { identity, keyRefusedAt: null } });
  } else if (check.cause === "key") {
    await ctx.db.gateway.updateMany({ where: { id, credentials }, data: { keyRefusedAt: ctx.realNow() } });
  }
  return check;
}

export function refusedKeys(ctx: Ctx): Promise<{ readonly code: string; readonly name: string }[]> {
  const where = { merchantId: ctx.merchant.id, keyRefusedAt: { not: null } };
  return ctx.db.gateway.findMany({ where, select: { code: true, name: true }, orderBy: { code: "asc" } });
}

/**
 * Checks an account at its gateway; refused checks by users are limited.
 * @throws {RateLimited} after ten by this user or thirty by the merchant's users in 15 minutes
 */
export async function verified(ctx: Ctx, connector: string, account: Account): Promise<AccountCheck> {
  const { actor, merchant } = ctx;
  if (actor.kind !== "user") return askGateway(ctx, connector, account);
  const [user, everybody] = accountKeySuspects(merchant.id, actor.id);
  const takeBack = [await countFirst(ctx, user), await countFirst(ctx, everybody)];
  const check = await askGateway(ctx, connector, account);
  if (check.ok) for (const each of takeBack) await each();
  return check;
}

async function askGateway(ctx: Ctx, connector: string, account: Account): Promise<AccountCheck> {
  try {
    return await gatewayOf(connector).verifyAccount(ctx, account);
  } catch (error) {
    if (!(error instanceof GatewayUnreachable)) throw error;
    return { ok: false, cause: "network", field: "", why: error.message };
  }
}

/** @throws {NotFound} */
export async function accountRow(ctx: Ctx, code: string): Promise<AccountRow> {
  const row = await ctx.db.gateway.findUnique({
    where: { merchantId_code: { merchantId: ctx.merchant.id, code } },
  });
  if (row === null) throw new NotFound();
  return row;
}
