/** Finds the session of a native payment and whether it can be paid at all. */

import type { GatewayAccount } from "@/server/domain/gateways";
import { requirePermission, sessionPermission } from "@/server/domain/merchants";
import { customerChargeRefusal } from "@/server/domain/payments";
import { readSession, type Session } from "@/server/domain/sessions";
import { InvalidFields, NotFound } from "@/server/kernel/errors";
import type { Ctx } from "@/server/kernel/types";
import { chargeRefused } from "./reply";

const MAX_KEY = 255;

/** The session and its gateway accounts, in the order of its `pg_codes`. */
export type SessionToPay = { readonly session: Session; readonly accounts: readonly GatewayAccount[] };

/**
 * The session that a native call names. A used `Idempotency-Key` is refused before anything else about the
 * session. One statement.
 *
 * @throws {NotFound} no such session @throws {Forbidden} a user who may not add sessions of its type
 * @throws {InvalidFields} a key over 255 characters
 * @throws {Conflict} it takes no payment, or the key was used
 */
export async function sessionToPay(ctx: Ctx, sessionId: string, key: string | null): Promise<SessionToPay> {
  if (key !== null && [...key].length > MAX_KEY)
    throw new InvalidFields({ "Idempotency-Key": [`Ensure this field has no more than ${MAX_KEY} characters.`] });
  const found = await readSession(ctx, sessionId);
  if (found === null) throw new NotFound();
  const { session, accounts } = found;
  requirePermission(ctx.actor, sessionPermission(session.type, "add"));
  const refusal = customerChargeRefusal(session, key, ctx.now());
  if (refusal !== null) throw chargeRefused(refusal);
  return { session, accounts };
}
