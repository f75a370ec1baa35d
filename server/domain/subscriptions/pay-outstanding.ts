/** The customer pays the outstanding balance with the active card: one charge, however often and in how many tabs the button is pressed. */
import type { Ctx, SystemCtx, Tx } from "../../kernel/types";
import type { SavedCard } from "../cards";
import type { GatewayAccount } from "../gateways";
import { type Begun, beginCharge, finishCharge } from "../payments";
import type { LockedSession } from "../sessions";
import { activeCard, cardOfAttempt } from "./active-card";
import { balanceSession } from "./balance-session";
import { holdSubscription } from "./hold-subscription";
import { subscriptionByToken } from "./page-token";
import type { SelfServiceOutcome } from "./page-views";
import { type AskedOfPage, leadToPayment, pageAddress, type SelfServiceRequest } from "./self-service-request";

/** Nothing to pay, or somebody is paying: the page as it stands. `card`: charged. `typed`: no card can be charged, so one must be entered. */
type Paying =
  | { readonly kind: "stands" }
  | { readonly kind: "card"; readonly token: string; readonly begun: Begun }
  | { readonly kind: "typed"; readonly sessionId: string; readonly pgCodes: readonly string[] };

/**
 * Charges the active card with the outstanding balance and posts the webhook of a final state before this returns. A decline leaves cycle
 * and subscription as they are and sends no mail (decision §12). Without a card that can be charged, it leads to a payment with a new one.
 * @throws {Busy} before the charge, when a lock was not to be had
 */
export async function payOutstanding(system: SystemCtx, request: SelfServiceRequest): Promise<SelfServiceOutcome> {
  const holder = await subscriptionByToken(system, request.token);
  if (holder === null) return { kind: "not_found" };
  const { ctx, subscriptionId } = holder;
  const redirectUrl = pageAddress(ctx, request);
  const paying = await holdSubscription(ctx, subscriptionId, (tx, held) => begin(ctx, tx, { held, redirectUrl }));
  if (paying === null) return { kind: "not_found" };
  if (paying.kind === "typed") return leadToPayment(ctx, paying);
  if (paying.kind === "card" && "facts" in paying.begun) {
    const source = { kind: "token", token: paying.token } as const;
    await finishCharge(ctx, paying.begun.facts, { source, wait: true, quiet: false });
  }
  return { kind: "page" };
}

async function begin(ctx: Ctx, tx: Tx, { held, redirectUrl }: AskedOfPage): Promise<Paying> {
  const session = await balanceSession(ctx, tx, { held, redirectUrl });
  if (session === null) return { kind: "stands" };
  const { subscription } = held;
  const { card, account, problem } = await activeCard(ctx, tx, subscription);
  if (card === null || account === null || problem !== null)
    return { kind: "typed", sessionId: session.id, pgCodes: subscription.pgCodes };
  const begun = await charge(ctx, tx, { session, card, account });
  return { kind: "card", token: card.token, begun };
}

type Charging = { readonly session: LockedSession; readonly card: SavedCard; readonly account: GatewayAccount };

function charge(ctx: Ctx, tx: Tx, { session, card, account }: Charging): Promise<Begun> {
  return beginCharge(ctx, tx, {
    session,
    account,
    source: { kind: "token", token: card.token },
    card: cardOfAttempt(ctx, { card, account }),
    idempotencyKey: null,
  });
}
