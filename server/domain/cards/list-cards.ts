import type { Prisma } from "@/server/db/generated/client";
import { accountType, gatewayOf, gatewaysByCode } from "@/server/domain/gateways";
import { countryOf } from "@/server/kernel/country";
import { Forbidden } from "@/server/kernel/errors";
import { civilDateOf } from "@/server/kernel/time";
import type { Ctx, MerchantFacts } from "@/server/kernel/types";
import type { CardListRequest, TokenView } from "./contract";
import type { SavedCard } from "./statements/save-card";
import { tokenView } from "./views";

/** Country of the region `KSA`, whose merchants have no list of saved cards (Spec, "Saved cards"). */
const WITHOUT_CARD_LIST = "SA";

export function mayListCards({ region }: Pick<MerchantFacts, "region">): boolean {
  return countryOf(region) !== WITHOUT_CARD_LIST;
}

/** The customer's cards at the given gateways, most recently saved or renewed first. */
export async function cardsOf(ctx: Ctx, customerId: string, codes: readonly string[]): Promise<SavedCard[]> {
  return readCards(ctx, { customerId, gatewayCode: { in: [...codes] } });
}

export async function boundCard(ctx: Ctx, customerId: string, agreementId: string): Promise<SavedCard | null> {
  const [card] = await readCards(ctx, { customerId, agreements: { some: { agreementId } } });
  return card ?? null;
}

/**
 * A customer's cards, most recently saved or renewed first. Cards of deleted gateway accounts are omitted,
 * because they cannot be charged.
 * @throws {Forbidden} in the region without a list of cards
 */
export async function listCards(ctx: Ctx, request: CardListRequest): Promise<TokenView[]> {
  if (!mayListCards(ctx.merchant)) {
    throw new Forbidden("The card list is not available in the KSA region.");
  }
  const { customerId, type, pgCodes, agreementId } = request;
  const cards = await readCards(ctx, {
    customerId,
    ...(pgCodes.length > 0 && { gatewayCode: { in: [...pgCodes] } }),
    ...(agreementId !== null && { agreements: { some: { agreementId } } }),
  });
  if (cards.length === 0) return [];
  const accounts = await gatewaysByCode(ctx, [...new Set(cards.map((card) => card.gatewayCode))]);
  const today = civilDateOf(ctx.now(), ctx.merchant.timezone);
  return cards.flatMap((card) => {
    const account = accounts.find(({ code }) => code === card.gatewayCode);
    if (account === undefined || (type !== null && accountType(account) !== type)) return [];
    return [tokenView(card, { pgName: gatewayOf(account.connector).name, today })];
  });
}

async function readCards(ctx: Ctx, where: Prisma.SavedCardWhereInput): Promise<SavedCard[]> {
  const rows = await ctx.db.savedCard.findMany({
    where: { ...where, merchantId: ctx.merchant.id },
    include: { agreements: { select: { agreementId: true }, orderBy: { agreementId: "asc" } } },
    orderBy: [{ updatedAt: "desc" }, { id: "asc" }],
  });
  return rows.map(({ agreements, ...card }) => ({ ...card, agreements: agreements.map((bound) => bound.agreementId) }));
}
