import type { Ctx } from "@/server/kernel/types";
import type { GatewayAccount } from "./core/account";
import { openAccount, type StoredAccount } from "./open-account";
import type { CardScript } from "./port";
import { gatewayOf, isConnector } from "./registry";

const NONE: ReadonlyMap<string, CardScript> = new Map();

/** The scripts with which pages encrypt a typed card, by the account's code. */
export async function cardScripts(
  ctx: Ctx,
  accounts: readonly GatewayAccount[],
): Promise<ReadonlyMap<string, CardScript>> {
  const ids = accounts.filter(mayEncrypt).map(({ id }) => id);
  if (ids.length === 0) return NONE;
  const where = { merchantId: ctx.merchant.id, id: { in: ids } };
  const select = { code: true, connector: true, isSandbox: true, credentials: true };
  const rows = await ctx.db.gateway.findMany({ where, select });
  return new Map(
    rows.flatMap((row) => {
      const script = scriptOf(ctx, row);
      return script === null ? [] : [[row.code, script] as const];
    }),
  );
}

function scriptOf(ctx: Ctx, row: StoredAccount & Pick<GatewayAccount, "connector">): CardScript | null {
  try {
    return gatewayOf(row.connector).cardScriptOf?.(openAccount(row)) ?? null;
  } catch (error) {
    ctx.log.error({ gatewayCode: row.code, err: error }, "A gateway account's fields could not be decrypted.");
    return null;
  }
}

function mayEncrypt({ flow, connector }: GatewayAccount): boolean {
  return flow === "card_onsite" && isConnector(connector) && gatewayOf(connector).cardScriptOf !== undefined;
}
