import type { Ctx } from "@/server/kernel/types";
import type { InquireCall } from "../calls";
import type { PageEnd } from "../port";
import { ask, StripeRefusal } from "./client";
import { INTENT, SESSION } from "./core/wire";
import { findPage } from "./find";
import { retrieveIntent } from "./retrieve";

/**
 * Ends a page, so that it can no longer be paid. A page that was just paid cannot be ended, which is not an
 * error. A charge that waits for 3-D Secure is canceled.
 */
export async function endPage(ctx: Ctx, call: InquireCall): Promise<PageEnd> {
  const { account, refs } = call;
  if (refs.session === undefined && refs.intent !== undefined) return endCharge(call, refs.intent);
  const found = await findPage(ctx, call);
  if (found === null || found === "not_yet") return "stays_open";
  try {
    await ask({ account, reader: SESSION, key: `end:${call.referenceNumber}` }, (stripe, options) =>
      stripe.checkout.sessions.expire(found.id, {}, options),
    );
    return "ended";
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error;
    const now = await findPage(ctx, { ...call, refs: { session: found.id } });
    if (now === null || now === "not_yet" || now.status === "open") return "stays_open";
    return now.status === "expired" ? "ended" : "too_late";
  }
}

async function endCharge({ account, referenceNumber }: InquireCall, id: string): Promise<PageEnd> {
  try {
    await ask({ account, reader: INTENT, key: `end:${referenceNumber}` }, (stripe, options) =>
      stripe.paymentIntents.cancel(id, {}, options),
    );
    return "ended";
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error;
    const now = await retrieveIntent(account, id);
    if (now === null || now.status === "requires_action") return "stays_open";
    return now.status === "canceled" ? "ended" : "too_late";
  }
}
