import type { ChargingAccount, GatewayAccount } from "@/server/domain/gateways";
import { requirePermission, sessionPermission } from "@/server/domain/merchants";
import { customerChargeRefusal } from "@/server/domain/payments";
import { type LockedSession, lockSessionToCharge, readSession, type Session } from "@/server/domain/sessions";
import { InvalidFields, NotFound } from "@/server/kernel/errors";
import type { Ctx, Tx } from "@/server/kernel/types";
import { chargeRefused } from "./reply";

const MAX_KEY = 255;

export type SessionToPay = { readonly session: Session; readonly accounts: readonly GatewayAccount[] };

/**
 * Reads the session, and reports a used `Idempotency-Key` before any other problem.
 * @throws {NotFound}
 * @throws {Forbidden} for a user who may not add sessions of its type
 * @throws {InvalidFields} for a key of more than 255 characters
 * @throws {Conflict} if the session cannot be paid
 * @throws {RepeatedCall} if the key was used
 */
export async function sessionToPay(ctx: Ctx, sessionId: string, key: string | null): Promise<SessionToPay> {
  requireShort(key);
  return payable(ctx, await readSession(ctx, sessionId), key);
}

export type LockedSessionToPay = { readonly session: LockedSession; readonly accounts: readonly ChargingAccount[] };

/** Reads the session under its lock, like {@link sessionToPay}, and the accounts' credentials. */
export async function lockSessionToPay(
  ctx: Ctx,
  tx: Tx,
  { sessionId, key }: { readonly sessionId: string; readonly key: string | null },
): Promise<LockedSessionToPay> {
  requireShort(key);
  return payable(ctx, await lockSessionToCharge(tx, { merchantId: ctx.merchant.id, sessionId }), key);
}

function requireShort(key: string | null): void {
  if (key !== null && [...key].length > MAX_KEY)
    throw new InvalidFields({ "Idempotency-Key": [`Ensure this field has no more than ${MAX_KEY} characters.`] });
}

function payable<Found extends { readonly session: LockedSession }>(
  ctx: Ctx,
  found: Found | null,
  key: string | null,
): Found {
  if (found === null) throw new NotFound();
  const { session } = found;
  requirePermission(ctx.actor, sessionPermission(session.type, "add"));
  const refusal = customerChargeRefusal(session, key, ctx.now());
  if (refusal !== null) throw chargeRefused(refusal);
  return found;
}
