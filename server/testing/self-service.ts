/** The self-service page for tests: subscriptions with a failed charge, the page's link, and charges. */
import { pageLink } from "@/server/domain/subscriptions/record/page-token";
import { readSubscriptionPage } from "@/server/domain/subscriptions/self-service/read-subscription-page";
import type { TestMerchant } from "./harness";
import { merchantAt, NOW, type SubscriptionAtHand, writeSubscription } from "./subscriptions";

/** A merchant whose test clock is at {@link NOW}. */
export function merchantThen(choices: Parameters<typeof merchantAt>[1] = {}): Promise<TestMerchant> {
  return merchantAt(NOW, choices);
}

/** Changes the subscription's card to the test card whose number ends in `ending`. */
export async function giveCard(merchant: TestMerchant, { cardId }: SubscriptionAtHand, ending: string): Promise<void> {
  const card = { token: `41111111111111${ending}`, last4: `111${ending}` };
  await merchant.ctx.db.savedCard.update({ where: { id: cardId ?? "" }, data: card });
}

/** A subscription of 5.000 KWD a month whose card's number ends in `ending` and whose cycle 2 failed. */
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

/** The values that the page's forms send. */
export async function pageOf(merchant: TestMerchant, subscription: SubscriptionAtHand) {
  return { token: pageLink(merchant.ctx, await subscription.row()).page_token };
}

/** The self-service page that the customer sees. @throws {Error} if the link is invalid */
export async function seen(merchant: TestMerchant, subscription: SubscriptionAtHand, rows = 0) {
  const { token } = await pageOf(merchant, subscription);
  const view = await readSubscriptionPage(merchant.ctx, token, { rows });
  if (view === null) throw new Error("The link does not open a subscription.");
  return view;
}

/** The subscription's sessions, oldest first, without the first setup session. */
export async function sessionsFor(merchant: TestMerchant, { id, setupSessionId }: SubscriptionAtHand) {
  const rows = await merchant.ctx.db.subscriptionSession.findMany({
    where: { subscriptionId: id, sessionId: { not: setupSessionId } },
    orderBy: { createdAt: "asc" },
  });
  return rows.map(({ sessionId, purpose, cycleId }) => ({ id: sessionId, purpose, cycleId }));
}

/** Number of successful charges of a cycle's amount at the merchant's gateway. */
export function chargesTaken(merchant: TestMerchant): Promise<number> {
  return merchant.ctx.db.simulatedGatewayEntry.count({
    where: { merchantId: merchant.id, kind: "purchase", outcome: "success", amount: "5" },
  });
}
