import { cardsOf, type SavedCard, type ShownCard, shownCard } from "@/server/domain/cards";
import type { ChargeTerms, GatewayAccount } from "@/server/domain/gateways";
import type { Session } from "@/server/domain/sessions";
import { priceFor, type SessionForPage } from "@/server/domain/sessions";
import type { WalletOffer } from "@/server/domain/wallet";
import { PAYMENT_TYPES } from "@/server/kernel/payment-types";
import { civilDateOf } from "@/server/kernel/time";
import { minimumDaysFor } from "../attempt/minimum-days";
import { takesCards } from "../attempt/offered-methods";
import { lastsLongEnough } from "../core/minimum-days";
import type { CheckoutCard } from "../views";
import { priceView } from "./price-view";

export type OfferedCard = {
  readonly card: SavedCard;
  readonly account: GatewayAccount;
  readonly terms: ChargeTerms;
  readonly shown: ShownCard;
  readonly tooShort: boolean;
};

/**
 * The customer's cards at the session's gateway accounts that save cards and accept its currency; unusable
 * cards come last.
 */
export async function savedCards({
  ctx,
  session,
  gateways,
}: Pick<SessionForPage, "ctx" | "session" | "gateways">): Promise<OfferedCard[]> {
  if (session.customerId === null || !PAYMENT_TYPES[session.paymentType].savedCards) return [];
  const accounts = gateways.filter((account) => account.isTokenizable && takesCards(account));
  if (accounts.length === 0) return [];
  const codes = accounts.map(({ code }) => code);
  const cards = await cardsOf(ctx, session.customerId, codes);
  const today = civilDateOf(ctx.now(), ctx.merchant.timezone);
  const offered = cards.flatMap((card) => {
    const account = accounts.find(({ code }) => code === card.gatewayCode);
    const terms = account && priceFor(session, account);
    if (!account || !terms) return [];
    const minimumDays = minimumDaysFor(session, account.connector);
    const shown = shownCard(card, today);
    const tooShort = shown.isExpired || !lastsLongEnough(card, minimumDays, today);
    return [{ card, account, terms, shown, tooShort }];
  });
  return offered.toSorted((a, b) => Number(a.tooShort) - Number(b.tooShort));
}

export function cardView(
  { card, account, terms, shown, tooShort }: OfferedCard,
  { session, offer }: { session: Session; offer: WalletOffer | null },
): CheckoutCard {
  return {
    ...shown,
    pgCode: account.code,
    tooShort,
    cvvRequired: card.cvvRequired,
    ...priceView(account, { session, terms, offer }),
  };
}
