import { within } from "@/server/db/transactions/transaction";
import { cardsOf, type SavedCard, shownCard } from "@/server/domain/cards";
import { gatewaysByCode } from "@/server/domain/gateways";
import { lastsLongEnough } from "@/server/domain/payments";
import { civilDateOf } from "@/server/kernel/time";
import type { Ctx, Tx } from "@/server/kernel/types";
import { canCharge } from "./statements/active-card";
import { isKept } from "./statements/lock-card";
import { minimumCardDays } from "./statements/minimum-card-days";

export type CardOwner = {
  readonly type: string;
  readonly currency: string;
  readonly customerId: string;
  readonly pgCodes: readonly string[];
};

export async function savedCardsOf(ctx: Ctx, owner: CardOwner) {
  const accounts = (await gatewaysByCode(ctx, owner.pgCodes)).filter((account) => canCharge(account, owner));
  const codes = accounts.map(({ code }) => code);
  return { accounts, cards: await cardsOf(ctx, owner.customerId, codes) };
}

export type CardProblem = "unlisted" | "expired" | "too_short";

/**
 * The listed card that `fits` accepts, locked until the transaction ends, or why it cannot be used. Requires
 * the subscription's lock.
 */
export async function chooseCard(
  ctx: Ctx,
  tx: Tx,
  owner: CardOwner & { readonly id: string },
  fits: (card: SavedCard) => boolean,
): Promise<SavedCard | CardProblem> {
  const { cards } = await savedCardsOf(within(ctx, tx), owner);
  const chosen = cards.find(fits);
  const today = civilDateOf(ctx.now(), ctx.merchant.timezone);
  if (chosen === undefined || !(await isKept(tx, chosen.id))) return "unlisted";
  if (shownCard(chosen, today).isExpired) return "expired";
  return lastsLongEnough(chosen, await minimumCardDays(tx, owner.id), today) ? chosen : "too_short";
}
