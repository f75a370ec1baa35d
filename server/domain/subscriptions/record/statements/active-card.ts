import { Prisma } from "@/server/db/client";
import type { SavedCard as CardRow, Subscription } from "@/server/db/generated/client";
import { partOf, selectedFields } from "@/server/db/sql-fragments";
import type { SavedCard } from "@/server/domain/cards";
import {
  type ChargeWait,
  chargeWait,
  chargeWaitOf,
  type GatewayAccount,
  gatewayRefusal,
  JOINED_ACCOUNT,
  joinedAccount,
  plugin,
} from "@/server/domain/gateways";
import type { Tx } from "@/server/kernel/types";
import type { SubscriptionFacts } from "../subscription";
import type { MoreToRead } from "./lock-subscription";

/** Reason of a charge that failed because there is no active card, in the format of a gateway's reasons. */
const NO_CARD = "no active card";

export const NO_GATEWAY = "payment gateway not available";

/**
 * The card that a subscription charges, or null. `account` is null if the gateway account was deleted;
 * without a card it is the setup's first account. `problem`: why the card cannot be charged.
 */
export type ActiveCard = {
  readonly card: SavedCard | null;
  readonly account: GatewayAccount | null;
  readonly credentials: string | null;
  readonly problem: typeof NO_CARD | typeof NO_GATEWAY | null;
  readonly wait: ChargeWait;
};

/** Reads the card that the subscription charges. Requires the subscription's lock. */
export async function activeCard(tx: Tx, subscription: SubscriptionFacts): Promise<ActiveCard> {
  const { columns, joins } = cardToRead(subscription);
  const [row = {}] = await tx.$queryRaw<object[]>`
    SELECT ${columns} FROM merchant m ${joins} WHERE m.id = ${subscription.merchantId}`;
  return activeCardOf(subscription, row);
}

const CARD_COLUMNS = selectedFields("card", Prisma.SavedCardScalarFieldEnum, { prefixed: true });

export function cardToRead({ cardId, pgCodes }: Pick<Subscription, "cardId" | "pgCodes">): MoreToRead {
  const wait = chargeWait(Prisma.sql`account`);
  const codes = Prisma.sql`CASE WHEN card.id IS NULL THEN ${pgCodes}::text[] ELSE ARRAY[card.gateway_code::text] END`;
  return {
    columns: Prisma.sql`${CARD_COLUMNS}, ${JOINED_ACCOUNT}, ${wait.columns}`,
    joins: Prisma.sql`
      LEFT JOIN saved_card card ON card.id = ${cardId}
      LEFT JOIN LATERAL (SELECT g.* FROM gateway g WHERE g.merchant_id = m.id AND g.code = ANY(${codes})
        ORDER BY array_position(${codes}, g.code::text) LIMIT 1) account ON true ${wait.joins}`,
  };
}

export function activeCardOf(subscription: ChargeTarget, row: object): ActiveCard {
  const card = partOf<CardRow>(row, "card");
  const { account, credentials } = joinedAccount(row) ?? { account: null, credentials: null };
  const wait = chargeWaitOf(row);
  if (card === null) return { card, account, credentials, problem: NO_CARD, wait };
  const able = account !== null && canCharge(account, subscription);
  return { card: { ...card, agreements: [] }, account, credentials, problem: able ? null : NO_GATEWAY, wait };
}

type ChargeTarget = Pick<SubscriptionFacts, "type" | "currency"> & { readonly pgCodes: readonly string[] };

/**
 * True if the gateway account belongs to the setup, and still accepts the subscription's type and currency.
 */
export function canCharge(account: GatewayAccount, subscription: ChargeTarget): boolean {
  if (!subscription.pgCodes.includes(account.code)) return false;
  const use = { type: plugin(subscription.type), paymentType: "auto_pay", currency: subscription.currency } as const;
  return gatewayRefusal([account], [account.code], use) === null;
}
