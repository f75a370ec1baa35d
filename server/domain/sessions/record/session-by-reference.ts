/** Finds the session that a merchant names by `session_id` or `order_no`. */
import { InvalidFields, NotFound } from "@/server/kernel/errors";
import type { Ctx } from "@/server/kernel/types";
import { attemptStates, isInFlight } from "../attempts/core/machine";
import { type Session, sessionOf } from "./session";

export type SessionReference = { readonly sessionId?: string | undefined; readonly orderNo?: string | undefined };

const IN_FLIGHT = { where: { state: { in: attemptStates(isInFlight) } } };

/**
 * The session; `session_id` decides if both are sent, and of several with one `order_no` the newest is taken
 * (decision 0013). One statement.
 * @throws {InvalidFields} if neither is sent @throws {NotFound} if the merchant has no such session
 */
export async function sessionByReference(ctx: Ctx, { sessionId, orderNo }: SessionReference): Promise<Session> {
  if (sessionId === undefined && orderNo === undefined)
    throw new InvalidFields({ session_id: ["This field is required."] });
  const name = sessionId === undefined ? { orderNo } : { id: sessionId };
  const found = await ctx.db.paymentSession.findFirst({
    where: { merchantId: ctx.merchant.id, deletedAt: null, ...name },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    include: { _count: { select: { attempts: IN_FLIGHT } } },
  });
  if (found === null) throw new NotFound();
  const { _count, ...row } = found;
  return sessionOf(row, _count.attempts > 0);
}
