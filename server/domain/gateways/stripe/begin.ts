/** Opens Stripe's payment page: a Checkout Session. */
import { isZero } from "@/server/kernel/money";
import type { Ctx } from "@/server/kernel/types";
import type { BeginCall } from "../calls";
import type { GatewayResult } from "../core/result";
import type { OpenPage } from "../port";
import { ask, StripeRefusal } from "./client";
import { toUnits } from "./core/amounts";
import { pageEnd } from "./core/page-window";
import { refsOfPage, refusedAmount, resultOfPage, resultOfRefusal } from "./core/results";
import { type CheckoutSession, SESSION } from "./core/wire";
import { paymentPage, setupPage } from "./page-request";

/** Opens a page that charges the total, reserves it, or saves a card without payment. */
export async function begin(ctx: Ctx, call: BeginCall): Promise<OpenPage | GatewayResult> {
  const { account, firstSentAt } = call;
  // Stripe uses real time instead of the merchant's test clock.
  const { clockOffset } = ctx.merchant;
  const real = (at: Date) => new Date(at.getTime() - clockOffset);
  const endsAt = pageEnd(real(call.expiresAt), real(call.askedAt));
  const units = isZero(call.total) ? 0 : toUnits(call.total);
  if (units === null) return refusedAmount(call.total);
  const body = units === 0 ? setupPage(call, endsAt) : paymentPage(call, units, endsAt);
  const key = `begin:${call.referenceNumber}`;
  try {
    const session = await ask({ account, reader: SESSION, key, firstSentAt }, (stripe, options) =>
      stripe.checkout.sessions.create(body, options),
    );
    return openPage(session, clockOffset) ?? resultOfPage(session);
  } catch (error) {
    if (error instanceof StripeRefusal) return resultOfRefusal(error.error);
    throw error;
  }
}

function openPage(session: CheckoutSession, clockOffset: number): OpenPage | null {
  if (session.status !== "open" || !session.url) return null;
  const expiresAt = new Date(session.expires_at * 1_000 + clockOffset);
  return { url: session.url, expiresAt, refs: refsOfPage(session) };
}
