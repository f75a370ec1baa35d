import { Forbidden } from "@/server/kernel/errors";
import type { Tx } from "@/server/kernel/types";
import { lockFactors, type OwnFactors } from "../statements/passkeys";
import type { ConsoleCtx } from "./find-console-user";

/**
 * A password alone must not add a factor for a user who has a second factor.
 * @throws {Forbidden} if the sign-in still waits for the second factor
 */
export function requireFactorProved({ console: seat }: Pick<ConsoleCtx, "console">): void {
  if (seat.hasSecondFactor && !seat.isOpen) throw new Forbidden("This sign-in needs the second factor.");
}

/**
 * Locks the user's second factors and calls {@link requireFactorProved}.
 * @throws {Forbidden}
 */
export async function lockOwnFactors(ctx: ConsoleCtx, tx: Tx): Promise<OwnFactors> {
  const factors = await lockFactors(tx, ctx.actor.id);
  const hasSecondFactor = factors.hasApp || factors.passkeys > 0;
  requireFactorProved({ console: { ...ctx.console, hasSecondFactor } });
  return factors;
}
