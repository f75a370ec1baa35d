/** The saved cards with which a customer can pay a session at once. */
import { civilDateOf } from "../../kernel/time";
import { cardsOf, type SavedCard, type ShownCard, shownCard } from "../cards";
import { type ChargeTerms, chargeTerms, type GatewayAccount } from "../gateways";
import { type SessionForPage, type SessionRow, sessionAmount } from "../sessions";
import type { WalletOffer } from "../wallet";
import { priceView } from "./charge-view";
import { lastsLongEnough } from "./core/card-input";
import { minimumDaysFor } from "./minimum-days";
import { hasFee } from "./start-attempt";
import type { CheckoutCard } from "./views";

/** Sessions that keep a new card show none (decision §6). */
const WITH_SAVED_CARDS = new Set(["one_off", "auto_debit", "auto_pay"]);

/** Flows in which a card is typed. */
const CARD_FLOWS = new Set(["redirect", "card_onsite"]);

export type OfferedCard = {
  readonly card: SavedCard;
  readonly account: GatewayAccount;
  readonly terms: ChargeTerms;
  readonly shown: ShownCard;
  /** It ends before the session's payments allow. */
  readonly tooShort: boolean;
};

/** The cards of the session's customer on its gateway accounts that keep cards and take its currency. One statement, none without a customer. */
export async function savedCards({ ctx, session, gateways }: SessionForPage): Promise<OfferedCard[]> {
  if (session.customerId === null || !WITH_SAVED_CARDS.has(session.paymentType)) return [];
  const accounts = gateways.filter(({ flow, isTokenizable }) => isTokenizable && CARD_FLOWS.has(flow));
  if (accounts.length === 0) return [];
  const codes = accounts.map(({ code }) => code);
  const cards = await cardsOf(ctx, session.customerId, codes);
  const amount = sessionAmount(session);
  const today = civilDateOf(ctx.now(), ctx.merchant.timezone);
  return cards.flatMap((card) => {
    const account = accounts.find(({ code }) => code === card.gatewayCode);
    const terms = account && chargeTerms(account, amount, { wholeFee: hasFee(session.paymentType) });
    if (!account || !terms) return [];
    const minimumDays = minimumDaysFor({ ...session, connector: account.connector });
    const tooShort = !lastsLongEnough(card, minimumDays, today);
    return [{ card, account, terms, shown: shownCard(card, today), tooShort }];
  });
}

/** The card as the checkout shows it: never its token. */
export function cardView(
  { card, account, terms, shown, tooShort }: OfferedCard,
  { session, offer }: { session: SessionRow; offer: WalletOffer | null },
): CheckoutCard {
  return {
    ...shown,
    tooShort,
    cvvRequired: card.cvvRequired,
    ...priceView(account, { session, terms, offer }),
  };
}
