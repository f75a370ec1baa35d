import { type PlanMailFacts, type SubscriptionMailFacts, writeMails } from "@/server/domain/notifications";
import { languageOf } from "@/server/domain/sessions";
import { type Money, toWire } from "@/server/kernel/money";
import type { Ctx, Tx } from "@/server/kernel/types";
import { namedCards } from "./card-names";
import { mailedLink } from "./page-token";
import type { SubscriptionFacts } from "./subscription";

type SharedFact = "planName" | "amount" | "card" | "pageUrl";

export type OwnFacts<Facts extends PlanMailFacts | SubscriptionMailFacts> = Facts extends unknown
  ? Omit<Facts, SharedFact>
  : never;

type PlanMail = {
  readonly content: OwnFacts<PlanMailFacts>;
  readonly amount?: Money;
  readonly before?: SubscriptionFacts;
  readonly cause?: string | null;
};

/**
 * Writes a mail about the plan to the customer in the subscription's language, once per cause if a cause is
 * given.
 */
export async function writePlanMail(
  ctx: Ctx,
  tx: Tx,
  subscription: SubscriptionFacts,
  { content, amount = subscription.recurringAmount, before = subscription, cause = null }: PlanMail,
): Promise<void> {
  const { cardId } = subscription;
  const card = cardId === null ? undefined : (await namedCards(tx, [cardId])).get(cardId);
  const shared = {
    planName: subscription.planName,
    amount: wireMoney(amount),
    card: card?.name ?? null,
  };
  const readers = new Map([before, subscription].map((reader) => [reader.customerEmail, reader]));
  const mails = [...readers].map(([address, reader]) => ({
    to: [address],
    relatedId: subscription.id,
    language: languageOf(subscription),
    facts: { ...shared, pageUrl: mailedLink(ctx, reader), ...content },
    cause,
  }));
  await writeMails(ctx, tx, mails);
}

export function wireMoney(amount: Money) {
  return { amount: toWire(amount), currency: amount.currency };
}
