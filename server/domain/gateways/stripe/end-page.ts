import type { Ctx } from "@/server/kernel/types";
import type { InquireCall } from "../calls";
import type { PageEnd } from "../port";
import { ask, StripeRefusal } from "./client";
import { INTENT, SESSION } from "./core/wire";
import { findPage } from "./find";
import { retrieveIntent } from "./retrieve";

/**
 * A page that was just paid cannot be ended; that is an answer, not an error. A charge that waits for 3-D
 * Secure is canceled. The calls are harmless when repeated, and have no idempotency key: with a key, Stripe
 * would repeat an internal failure for a day.
 */
export async function endPage(ctx: Ctx, call: InquireCall): Promise<PageEnd> {
  const { account, refs } = call;
  if (refs.session === undefined && refs.intent !== undefined) return endCharge(call, refs.intent);
  const found = await findPage(ctx, call);
  if (found === null || typeof found === "string") return "stays_open";
  try {
    await ask({ account, reader: SESSION }, (stripe, options) =>
      stripe.checkout.sessions.expire(found.id, {}, options),
    );
    return "ended";
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error;
    const now = await findPage(ctx, { ...call, refs: { session: found.id } });
    if (now === null || typeof now === "string" || now.status === "open") return "stays_open";
    return now.status === "expired" ? "ended" : "too_late";
  }
}

async function endCharge({ account }: InquireCall, id: string): Promise<PageEnd> {
  try {
    await ask({ account, reader: INTENT }, (stripe, options) => stripe.paymentIntents.cancel(id, {}, options));
    return "ended";
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error;
    const now = await retrieveIntent(account, id);
    if (now === null || now.status === "requires_action") return "stays_open";
    return now.status === "canceled" ? "ended" : "too_late";
  }
}
