/** Ends a session that has nothing left to pay when somebody is about to pay it. */
import type { Ctx, Tx } from "../../kernel/types";
import { closeSession, lockSession } from "../sessions";
import { isWanted } from "./on-settled";
import type { SessionFacts } from "./payment-facts";

/**
 * True where a charge of the session would only be given back: it is `canceled` then, uncharged, and its unsubmitted attempt withdrawn. The caller
 * holds the session's lock and has seen that it is payable and no charge of it in flight. No statement for sessions that always want their money.
 */
export async function endUnwanted(
  ctx: Ctx,
  tx: Tx,
  session: Pick<SessionFacts, "id" | "paymentType">,
): Promise<boolean> {
  if (await isWanted(tx, session)) return false;
  const locked = await lockSession(tx, { merchantId: ctx.merchant.id, sessionId: session.id });
  if (locked !== null) await closeSession(ctx, tx, { session: locked, event: "canceled" });
  return true;
}
