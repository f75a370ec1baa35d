/** Finds the session that a merchant names by `session_id` or `order_no`. */
import { InvalidFields, NotFound } from "../../kernel/errors";
import type { Ctx } from "../../kernel/types";
import type { SessionRow } from "./view";

export type SessionReference = { readonly sessionId?: string | undefined; readonly orderNo?: string | undefined };

/**
 * The session; `session_id` decides where both are sent, and of several with one `order_no` the newest is taken (decision §2). One statement.
 * @throws {InvalidFields} when neither is sent @throws {NotFound} when the merchant has no such session
 */
export async function sessionByReference(ctx: Ctx, { sessionId, orderNo }: SessionReference): Promise<SessionRow> {
  if (sessionId === undefined && orderNo === undefined)
    throw new InvalidFields({ session_id: ["This field is required."] });
  const name = sessionId === undefined ? { orderNo } : { id: sessionId };
  const session = await ctx.db.paymentSession.findFirst({
    where: { merchantId: ctx.merchant.id, deletedAt: null, ...name },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
  });
  if (session === null) throw new NotFound();
  return session;
}
