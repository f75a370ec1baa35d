/** Makes a session for a subscription: to charge a cycle, to take the outstanding balance, to set up again, to add a card. */
import { randomBytes } from "node:crypto";
import { sessionId, shortCode } from "../../kernel/ids";
import { type Money, toWire } from "../../kernel/money";
import { addSeconds } from "../../kernel/time";
import type { Ctx, Tx } from "../../kernel/types";
import { detailsOf, extraOf, json, type LockedSession, type SessionRow } from "../sessions";
import type { SubscriptionFacts } from "./rows";
import type { Purpose } from "./serves";

/** The service's own sessions never expire (decision §12). */
const NEVER = new Date("9999-12-31T23:59:59Z");

/** What they show as their lifetime: the longest that a session can be asked to have. */
const LONGEST_SECONDS = 365 * 86_400;

const COPIED_DETAILS = ["customer_first_name", "customer_last_name", "agreement"] as const;

/** The session to be made. */
export type WantedSession = {
  readonly subscription: SubscriptionFacts;
  readonly purpose: Purpose;
  /** Zero to save a card alone. */
  readonly amount: Money;
  /** The cycle that it pays; null where it pays none. */
  readonly cycleId: string | null;
  /** How often the service charges it by itself; null where the customer pays it. */
  readonly serviceAttempts: number | null;
  /** Where the customer goes afterwards; null for nowhere. */
  readonly redirectUrl: string | null;
};

/**
 * Writes the session and what it is for, under the subscription's lock, and returns it locked: nobody else knows it yet. It copies type, currency,
 * customer, language, agreement, `webhook_url` and `extra` of the setup session without what drives a simulation; a new setup also keeps `order_no`
 * (decision §12). Three statements.
 */
export async function openServiceSession(ctx: Ctx, tx: Tx, wanted: WantedSession): Promise<LockedSession> {
  const { subscription, purpose, cycleId } = wanted;
  const setup = await copiedSetup(tx, subscription);
  const at = ctx.now();
  const own = wanted.serviceAttempts !== null;
  const lifetime = own ? LONGEST_SECONDS : ctx.merchant.sessionLifetime;
  const session = await tx.paymentSession.create({
    data: {
      id: sessionId(randomBytes(20)),
      merchantId: subscription.merchantId,
      shortCode: shortCode(randomBytes(10)),
      type: subscription.type,
      paymentType: purpose === "card" ? "save_card" : "auto_pay",
      operation: "purchase",
      amount: toWire(wanted.amount),
      currency: subscription.currency,
      pgCodes: subscription.pgCodes,
      language: subscription.language,
      orderNo: purpose === "setup" ? subscription.merchantReference : null,
      customerId: subscription.customerId,
      customerEmail: subscription.customerEmail,
      customerPhone: subscription.customerPhone,
      webhookUrl: setup.webhookUrl,
      redirectUrl: wanted.redirectUrl,
      extra: json(copiedExtra(subscription.id, setup)),
      details: json(copiedDetails(setup)),
      serviceAttempts: wanted.serviceAttempts,
      lifetime,
      expiresAt: own ? NEVER : addSeconds(at, lifetime),
      createdAt: at,
      updatedAt: at,
    },
  });
  const { id: subscriptionId, merchantId } = subscription;
  await tx.subscriptionSession.createMany({
    data: [{ sessionId: session.id, merchantId, subscriptionId, purpose, cycleId, createdAt: at }],
  });
  return { ...session, attempts: [] };
}

type Setup = Pick<SessionRow, "webhookUrl" | "extra" | "details">;

/** The newest setup session, or what the subscription kept of one that was deleted for good. */
async function copiedSetup(tx: Tx, subscription: SubscriptionFacts): Promise<Setup> {
  const { setupSessionId: id, setupWebhookUrl, setupExtra, setupDetails, agreementId } = subscription;
  const setup = await tx.paymentSession.findUnique({ where: { id } });
  const details = setupDetails ?? { agreement: { id: agreementId } };
  return setup ?? { webhookUrl: setupWebhookUrl, extra: setupExtra, details };
}

function copiedExtra(subscriptionId: string, setup: Setup): Record<string, unknown> {
  const kept = Object.entries(extraOf(setup) ?? {}).filter(
    ([key]) => !key.startsWith("sandbox_") && key !== "expires_in_minutes",
  );
  return { ...Object.fromEntries(kept), autopay: { subscription_id: subscriptionId } };
}

function copiedDetails(setup: Setup): Record<string, unknown> {
  const details = detailsOf(setup);
  return Object.fromEntries(COPIED_DETAILS.flatMap((key) => (key in details ? [[key, details[key]]] : [])));
}
