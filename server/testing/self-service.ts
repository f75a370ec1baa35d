/** The self-service page for tests: a failed charge, the link, and the books. */
import { pageLink } from "@/server/domain/subscriptions/record/page-token";
import { readSubscriptionPage } from "@/server/domain/subscriptions/self-service/read-subscription-page";
import type { TestMerchant } from "./harness";
import { merchantAt, NOW, type SubscriptionAtHand, writeSubscription } from "./subscriptions";

/** A merchant in the tests' February of 2030. */
export function merchantThen(choices: Parameters<typeof merchantAt>[1] = {}): Promise<TestMerchant> {
  return merchantAt(NOW, choices);
}

/** Gives the subscription's card the token of the test card whose number ends so. */
export async function giveCard(merchant: TestMerchant, { cardId }: SubscriptionAtHand, ending: string): Promise<void> {
  const card = { token: `41111111111111${ending}`, last4: `111${ending}` };
  await merchant.ctx.db.savedCard.update({ where: { id: cardId ?? "" }, data: card });
}

/** 5.000 KWD a month, the active card has this ending, cycle 2 failed. */
export async function pastDue(
  merchant: TestMerchant,
  ending = "1",
  change: Parameters<typeof writeSubscription>[1] = {},
): Promise<SubscriptionAtHand> {
  const failed = { status: "failed", dueAt: null, scheduledDate: new Date("2030-01-31"), failureReason: "declined" };
  const at = await writeSubscription(merchant, { status: "past_due", ...change }, failed);
  await giveCard(merchant, at, ending);
  return at;
}

/** What the forms of its page send. */
export async function pageOf(merchant: TestMerchant, subscription: SubscriptionAtHand) {
  return { token: pageLink(merchant.ctx, await subscription.row()).page_token };
}

/** The page as its customer sees it. @throws {Error} when the link opens nothing */
export async function seen(merchant: TestMerchant, subscription: SubscriptionAtHand, rows = 0) {
  const { token } = await pageOf(merchant, subscription);
  const view = await readSubscriptionPage(merchant.ctx, token, { rows });
  if (view === null) throw new Error("The link does not open a subscription.");
  return view;
}

/** The sessions that were made for the subscription, oldest first, without the first setup. */
export async function sessionsFor(merchant: TestMerchant, { id, setupSessionId }: SubscriptionAtHand) {
  const rows = await merchant.ctx.db.subscriptionSession.findMany({
    where: { subscriptionId: id, sessionId: { not: setupSessionId } },
    orderBy: { createdAt: "asc" },
  });
  return rows.map(({ sessionId, purpose, cycleId }) => ({ id: sessionId, purpose, cycleId }));
}

/** How often the merchant's gateway took the amount of a cycle. */
export function chargesTaken(merchant: TestMerchant): Promise<number> {
  return merchant.ctx.db.simulatedGatewayEntry.count({
    where: { merchantId: merchant.id, kind: "purchase", outcome: "success", amount: "5" },
  });
}
