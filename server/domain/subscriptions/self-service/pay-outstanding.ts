import type { SavedCard } from "@/server/domain/cards";
import type { GatewayAccount } from "@/server/domain/gateways";
import { type BegunCharge, beginCharge, finishCharge, quoteOf } from "@/server/domain/payments";
import type { LockedSession } from "@/server/domain/sessions";
import type { Ctx, SystemCtx, Tx } from "@/server/kernel/types";
import { cardOfAttempt } from "../record/active-card";
import { activeCard } from "../record/statements/active-card";
import { type LockedWithSessions, withLockedSubscription } from "../record/with-locked-subscription";
import { balanceSession, outstandingCycle } from "./balance-session";
import type { SelfServiceOutcome } from "./page-views";
import { postedBy, redirectToPayment, type SelfServiceRequest } from "./self-service-request";

/**
 * `nothing_due`: nothing is outstanding, or a payment is in progress. `changed`: the balance differs from the
 * one shown. `card`: the card was charged. `typed`: the customer must type a card, because no saved card can
 * be charged.
 */
type BalanceStart =
  | { readonly kind: "nothing_due" | "changed" }
  | { readonly kind: "card"; readonly token: string; readonly begun: BegunCharge }
  | { readonly kind: "typed"; readonly sessionId: string; readonly pgCodes: readonly string[] };

/**
 * Charges the active card with the outstanding balance once, however often the form is submitted, and posts
 * the webhook of a final state. A decline changes neither cycle nor subscription and sends no mail (Spec,
 * "The self-service page" 9 to 11). If no card can be charged, redirects to a payment with a new one.
 * `changed`: the balance differs from the one shown; nothing is charged.
 * @param request.shown the balance that the form showed, such as `5.000 KWD`; compared if present
 * @throws {Busy} before the charge
 */
export async function payOutstanding(
  system: SystemCtx,
  request: SelfServiceRequest & { readonly shown?: string },
): Promise<SelfServiceOutcome> {
  const holder = await postedBy(system, request.token);
  if (holder === null) return { kind: "not_found" };
  const { ctx, subscriptionId } = holder;
  const paying = await withLockedSubscription(ctx, subscriptionId, (tx, held) =>
    begin(ctx, tx, { held, shown: request.shown }),
  );
  if (paying === null) return { kind: "not_found" };
  if (paying.kind === "changed") return { kind: "changed" };
  if (paying.kind === "typed") return redirectToPayment(ctx, paying);
  if (paying.kind === "card" && "payment" in paying.begun) {
    const source = { kind: "token", token: paying.token } as const;
    await finishCharge(ctx, paying.begun.payment, { source, deliverInline: true, suppressWebhook: false });
  }
  return { kind: "page" };
}

async function begin(
  ctx: Ctx,
  tx: Tx,
  { held, shown }: { held: LockedWithSessions; shown: string | undefined },
): Promise<BalanceStart> {
  const due = outstandingCycle(held);
  if (due !== null && shown !== undefined && shown !== quoteOf(due.amountDue)) return { kind: "changed" };
  const session = await balanceSession(ctx, tx, held);
  if (session === null) return { kind: "nothing_due" };
  const { subscription } = held;
  const { card, account, problem } = await activeCard(tx, subscription);
  if (card === null || account === null || problem !== null)
    return { kind: "typed", sessionId: session.id, pgCodes: subscription.pgCodes };
  const begun = await charge(ctx, tx, { session, card, account });
  return { kind: "card", token: card.token, begun };
}

type BalanceCharge = { readonly session: LockedSession; readonly card: SavedCard; readonly account: GatewayAccount };

function charge(ctx: Ctx, tx: Tx, { session, card, account }: BalanceCharge): Promise<BegunCharge> {
  return beginCharge(ctx, tx, {
    session,
    account,
    source: { kind: "token", token: card.token },
    card: cardOfAttempt(ctx, { card, account }),
    idempotencyKey: null,
  });
}
