/** Finds the session of a native payment and whether it can be paid at all. */
import { InvalidFields } from "../../kernel/errors";
import type { Ctx } from "../../kernel/types";
import { type GatewayAccount, gatewaysByCode } from "../gateways";
import { requirePermission, sessionPermission } from "../merchants";
import { refusalToCharge } from "../payments";
import { pluginOf, type SessionRow, sessionByReference } from "../sessions";
import { refused } from "./reply";

const MAX_KEY = 255;

/** The session and its gateway accounts, in the order of its `pg_codes`. */
export type SessionToPay = { readonly session: SessionRow; readonly accounts: readonly GatewayAccount[] };

/**
 * The session that a native call names. A used `Idempotency-Key` is told before anything else about the session.
 *
 * @throws {NotFound} no such session @throws {Forbidden} a user who may not add sessions of its type
 * @throws {InvalidFields} a key over 255 characters
 * @throws {Conflict} it takes no payment, or the key was used
 */
export async function sessionToPay(ctx: Ctx, sessionId: string, key: string | null): Promise<SessionToPay> {
  if (key !== null && [...key].length > MAX_KEY)
    throw new InvalidFields({ "Idempotency-Key": [`Ensure this field has no more than ${MAX_KEY} characters.`] });
  const session = await sessionByReference(ctx, { sessionId });
  requirePermission(ctx.actor, sessionPermission(pluginOf(session), "add"));
  const refusal = await refusalToCharge(ctx, session, key);
  if (refusal !== null) throw refused(refusal);
  return { session, accounts: await gatewaysByCode(ctx, session.pgCodes) };
}
