import {
  cancelFromPage,
  listSubscriptions,
  payOutstanding,
  readPageLink,
  SubscriptionQuery,
} from "@/server/domain/subscriptions";
import { readInput } from "@/server/kernel/read-input";
import { civilDateOf } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";
import type { Chance } from "./chance";
import { type Person, PLANS } from "./people";
import { openSale, typeCard } from "./visit";

/** How often, in a hundred, the card of a subscription's setup later pays, fails or expires. */
const CARD_FATES = { pays: 70, poor_later: 12, declined_later: 8, expired_later: 10 } as const;

export async function subscribe(ctx: Ctx, chance: Chance, person: Person): Promise<true> {
  const { description, amount, frequency } = chance.pick(PLANS);
  const today = civilDateOf(ctx.now(), ctx.merchant.timezone);
  const sessionId = await openSale(ctx, person, {
    type: "payment_request",
    payment_type: "auto_pay",
    amount,
    agreement: { id: `agr-${person.customer_id}-${ctx.now().getTime()}` },
    autopay: { frequency, recurring_amount: amount, start_date: today, description },
  });
  if (chance.inHundred(88)) await typeCard(ctx, sessionId, { card: chance.weighted(CARD_FATES), save: true });
  return true;
}

/** Simulates visits on self-service pages: some customers who owe money pay, few cancel. */
export async function visitOwnPages(ctx: Ctx, chance: Chance): Promise<void> {
  for (const id of await idsOf(ctx, "past_due")) {
    if (!chance.inHundred(12)) continue;
    await payOutstanding(ctx, { token: (await readPageLink(ctx, id)).page_token });
  }
  for (const id of await idsOf(ctx, "active")) {
    if (!chance.inHundred(0.4)) continue;
    await cancelFromPage(ctx, { token: (await readPageLink(ctx, id)).page_token });
  }
}

async function idsOf(ctx: Ctx, status: string): Promise<string[]> {
  const { results } = await listSubscriptions(ctx, readInput(SubscriptionQuery, { status }));
  return results.map(({ id }) => id);
}
