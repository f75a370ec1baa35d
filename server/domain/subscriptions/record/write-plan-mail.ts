import { type PlanMailFacts, writeMail } from "@/server/domain/notifications";
import { languageOf } from "@/server/domain/sessions";
import { type Money, toWire } from "@/server/kernel/money";
import type { Ctx, Tx } from "@/server/kernel/types";
import { namedCards } from "./card-names";
import { pageLink } from "./page-token";
import type { SubscriptionFacts } from "./subscription";

type SharedFact = "planName" | "amount" | "card" | "pageUrl";
type OwnFacts<Facts> = Facts extends unknown ? Omit<Facts, SharedFact> : never;
type PlanMail = { readonly content: OwnFacts<PlanMailFacts>; readonly to?: readonly string[]; readonly cause?: string };

/**
 * Writes a mail about the plan in the subscription's language, by default to its customer; once per cause if
 * there is one. Two statements.
 */
export async function writePlanMail(
  ctx: Ctx,
  tx: Tx,
  subscription: SubscriptionFacts,
  { content, to = [subscription.customerEmail], cause }: PlanMail,
): Promise<void> {
  const { cardId } = subscription;
  const card = cardId === null ? undefined : (await namedCards(tx, [cardId])).get(cardId);
  const shared = {
    planName: subscription.planName,
    amount: wireMoney(subscription.recurringAmount),
    card: card?.name ?? null,
    pageUrl: pageLink(ctx, subscription).page_url,
  };
  await writeMail(ctx, tx, {
    to,
    relatedId: subscription.id,
    language: languageOf(subscription),
    facts: { ...shared, ...content },
    cause: cause ?? null,
  });
}

export function wireMoney(amount: Money) {
  return { amount: toWire(amount), currency: amount.currency };
}
