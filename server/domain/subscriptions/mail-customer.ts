/** The mails to the customer about charges of the service (Spec, "Subscription rules" 9). Rows only, in the transaction of their cause. */
import { toWire } from "../../kernel/money";
import type { CivilDate } from "../../kernel/time";
import type { Ctx, Tx } from "../../kernel/types";
import { type MailFacts, writeMail } from "../notifications";
import { pageLink } from "./page-token";
import type { CycleFacts, NotificationConfig, SubscriptionFacts } from "./rows";

type Subject = { readonly subscription: SubscriptionFacts; readonly cycle: CycleFacts };

/** Tells of a charge to come. Once per cycle and `day`, the civil day on which the reminder became due. */
export async function writeReminderMail(
  ctx: Ctx,
  tx: Tx,
  mail: Subject & { readonly day: CivilDate; readonly daysLeft: number },
): Promise<void> {
  await write(ctx, tx, mail, {
    wanted: "pre_charge_enabled",
    cause: `${mail.cycle.id} ${mail.day}`,
    own: { kind: "upcoming_charge", chargeDate: mail.cycle.scheduledDate, days: mail.daysLeft },
  });
}

/** A failed try of the service; `number` counts its tries on the cycle from 1, `reason` is the gateway's. */
export type FailedTry = Subject & { readonly number: number; readonly reason: string | null };

/** Tells of a failed try after which others follow, the next at `nextTryAt` on the merchant's clock. Once per try. */
export async function writePaymentFailedMail(
  ctx: Ctx,
  tx: Tx,
  mail: FailedTry & { readonly nextTryAt: Date },
): Promise<void> {
  const { number, reason, nextTryAt } = mail;
  const triesLeft = 1 + mail.subscription.retryCount - number;
  await write(ctx, tx, mail, {
    wanted: "failure_enabled",
    cause: `${mail.cycle.id} ${number}`,
    own: { kind: "payment_failed", reason, nextTryAt, timeZone: ctx.merchant.timezone, triesLeft },
  });
}

/** Tells of the last failed try; the link recovers the subscription, since its page opens with the outstanding balance. Once per cycle. */
export async function writeFinalFailureMail(ctx: Ctx, tx: Tx, mail: FailedTry): Promise<void> {
  const { number, reason } = mail;
  await write(ctx, tx, mail, {
    wanted: "final_failure_enabled",
    cause: mail.cycle.id,
    own: { kind: "final_failure", reason, tries: number },
  });
}

type Shared = "planName" | "amount" | "card" | "pageUrl";
type Own<F> = F extends { readonly pageUrl: string } ? Omit<F, Shared> : never;

type Mail = {
  readonly wanted: keyof NotificationConfig;
  readonly cause: string;
  readonly own: Own<MailFacts>;
};

/** Writes what the merchant did not turn off, in the subscription's language. */
async function write(ctx: Ctx, tx: Tx, { subscription, cycle }: Subject, mail: Mail): Promise<void> {
  if (subscription.notificationConfig?.[mail.wanted] === false) return;
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
    facts: { ...shared, ...mail.own },
    cause: mail.cause,
  });
}

/** The active card as `Visa •••• 1111`; null while there is none. */
async function cardLine(tx: Tx, cardId: string | null): Promise<string | null> {
  if (cardId === null) return null;
  const card = await tx.savedCard.findUnique({ where: { id: cardId }, select: { brand: true, last4: true } });
  return card && [card.brand, `•••• ${card.last4}`].filter((part) => part !== null).join(" ");
}
