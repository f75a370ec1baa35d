/**
 * The mails to the customer about charges of the service (Spec, "Subscription rules" 9). Rows only, in the
 * transaction of their cause.
 */

import { type MailFacts, writeMail } from "@/server/domain/notifications";
import { toWire } from "@/server/kernel/money";
import type { CivilDate } from "@/server/kernel/time";
import type { Ctx, Tx } from "@/server/kernel/types";
import { pageLink } from "../record/page-token";
import type { CycleFacts, NotificationConfig, SubscriptionFacts } from "../record/subscription";

type Subject = { readonly subscription: SubscriptionFacts; readonly cycle: CycleFacts };

/** Tells of a charge to come. Once per cycle and `day`, the civil day on which the reminder became due. */
export async function writeReminderMail(
  ctx: Ctx,
  tx: Tx,
  mail: Subject & { readonly day: CivilDate; readonly daysLeft: number },
): Promise<void> {
  await write(ctx, tx, mail, {
    preference: "pre_charge_enabled",
    cause: `${mail.cycle.id} ${mail.day}`,
    content: { kind: "upcoming_charge", chargeDate: mail.cycle.scheduledDate, days: mail.daysLeft },
  });
}

/** A failed try of the service; `number` counts its tries on the cycle from 1, `reason` is the gateway's. */
export type FailedTry = Subject & { readonly number: number; readonly reason: string | null };

/**
 * Mails a failed try after which others follow, the next at `nextTryAt` on the merchant's clock. Once per
 * try.
 */
export async function writePaymentFailedMail(
  ctx: Ctx,
  tx: Tx,
  mail: FailedTry & { readonly nextTryAt: Date },
): Promise<void> {
  const { number, reason, nextTryAt } = mail;
  const triesLeft = 1 + mail.subscription.retryCount - number;
  await write(ctx, tx, mail, {
    preference: "failure_enabled",
    cause: `${mail.cycle.id} ${number}`,
    content: { kind: "payment_failed", reason, nextTryAt, timeZone: ctx.merchant.timezone, triesLeft },
  });
}

/**
 * Mails the last failed try; the link recovers the subscription, because its page opens with the outstanding
 * balance. Once per cycle.
 */
export async function writeFinalFailureMail(ctx: Ctx, tx: Tx, mail: FailedTry): Promise<void> {
  const { number, reason } = mail;
  await write(ctx, tx, mail, {
    preference: "final_failure_enabled",
    cause: mail.cycle.id,
    content: { kind: "final_failure", reason, tries: number },
  });
}

type SharedFact = "planName" | "amount" | "card" | "pageUrl";
type OwnFacts<F> = F extends { readonly pageUrl: string } ? Omit<F, SharedFact> : never;

type Mail = {
  readonly preference: keyof NotificationConfig;
  readonly cause: string;
  readonly content: OwnFacts<MailFacts>;
};

/** Writes what the merchant did not turn off, in the subscription's language. */
async function write(ctx: Ctx, tx: Tx, { subscription, cycle }: Subject, mail: Mail): Promise<void> {
  if (subscription.notificationConfig?.[mail.preference] === false) return;
  const shared = {
    planName: subscription.planName,
    amount: { amount: toWire(cycle.amountDue), currency: subscription.currency },
    card: await cardLine(tx, subscription.cardId),
    pageUrl: pageLink(ctx, subscription).page_url,
  };
  await writeMail(ctx, tx, {
    to: [subscription.customerEmail],
    relatedId: subscription.id,
    language: subscription.language === "ar" ? "ar" : "en",
    facts: { ...shared, ...mail.content },
    cause: mail.cause,
  });
}

/** The active card as `Visa •••• 1111`; null while there is none. */
async function cardLine(tx: Tx, cardId: string | null): Promise<string | null> {
  if (cardId === null) return null;
  const card = await tx.savedCard.findUnique({ where: { id: cardId }, select: { brand: true, last4: true } });
  return card && [card.brand, `•••• ${card.last4}`].filter((part) => part !== null).join(" ");
}
