/** Whether a merchant has the wallet that a path names. */
import { type NamedStatement, rowsOf } from "@/server/db/driver/named-statement";
import { AppError, NotFound } from "@/server/kernel/errors";
import type { Ctx } from "@/server/kernel/types";
import { DEFAULT_WALLET, providerOf } from "./core/provider";

/** None of the merchant's gateways carries the wallet, and no customer has it: 503 `{detail}`. */
class NoWalletService extends AppError {
  readonly kind = "busy";
  constructor() {
    super("This merchant has no wallet service.");
  }
}

const CARRIED: NamedStatement<{ carried: boolean }> = {
  name: "carried_wallet",
  pipelined: true,
  text: `SELECT EXISTS (SELECT 1 FROM gateway WHERE merchant_id = $1 AND $2 = ANY(wallet_providers))
    OR EXISTS (SELECT 1 FROM wallet_account WHERE merchant_id = $1 AND provider = $2) AS carried`,
};

/**
 * The provider code that the path's slug names. One statement.
 * @throws {NotFound} when it names none @throws {NoWalletService} when the merchant has no such wallet
 */
export async function requireWallet(ctx: Ctx, slug: string): Promise<string> {
  if (!/^[a-z0-9_]{1,57}$/.test(slug)) throw new NotFound();
  const provider = providerOf(slug);
  const [found] = await rowsOf(ctx.db, CARRIED, [ctx.merchant.id, provider]);
  if (found?.carried === true) return provider;
  throw provider === DEFAULT_WALLET ? new NoWalletService() : new NotFound();
}
