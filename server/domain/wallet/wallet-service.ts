import { rowsOf } from "@/server/db/driver/named-statement";
import { AppError, NotFound } from "@/server/kernel/errors";
import type { Ctx } from "@/server/kernel/types";
import { DEFAULT_WALLET, providerOf } from "./core/provider";
import { CARRIED } from "./statements/wallet-service";

/** Thrown if neither the merchant's gateways nor a customer has the wallet: 503 `{detail}`. */
class NoWalletService extends AppError {
  readonly kind = "busy";
  constructor() {
    super("This merchant has no wallet service.");
  }
}

/**
 * The wallet provider of a path's slug.
 * @throws {NotFound}
 * @throws {NoWalletService} if the merchant has no such wallet
 */
export async function requireWallet(ctx: Ctx, slug: string): Promise<string> {
  if (!/^[a-z0-9_]{1,57}$/.test(slug)) throw new NotFound();
  const provider = providerOf(slug);
  const [found] = await rowsOf(ctx.db, CARRIED, [ctx.merchant.id, provider]);
  if (found?.carried === true) return provider;
  throw provider === DEFAULT_WALLET ? new NoWalletService() : new NotFound();
}
