/**
 * Mails to customers about charges by the service (Spec, "Subscription rules" 9), written in the transaction
 * of their cause.
 */

import type { WriteBatch } from "@/server/db/transactions/write-batch";
import type { TokenView } from "@/server/domain/cards";
import type { DeclineCategory } from "@/server/domain/gateways";
import { addMails, type NewMail, type SubscriptionMailFacts, writeMails } from "@/server/domain/notifications";
import { languageOf } from "@/server/domain/sessions";
import { cardName } from "@/server/kernel/card-scheme";
import type { CivilDate } from "@/server/kernel/time";
import type { Ctx, Tx } from "@/server/kernel/types";
import { endsBefore, namedCards } from "../record/card-names";
import { mailedLink } from "../record/page-token";
import type { CycleFacts, NotificationConfig, SubscriptionFacts } from "../record/subscription";
import { type OwnFacts, wireMoney } from "../record/write-plan-mail";

type Subject = { readonly subscription: SubscriptionFacts; readonly cycle: CycleFacts };

export type ReminderFacts = Subject & { readonly day: CivilDate; readonly daysLeft: number };

export async function writeReminderMails(ctx: Ctx, tx: Tx, reminders: readonly ReminderFacts[]): Promise<void> {
  const cards = await namedCards(
    tx,
    reminders.map(({ subscription }) => subscription.cardId),
  );
  const mails = reminders.map(({ day, daysLeft, ...subject }) => {
    const { scheduledDate: chargeDate } = subject.cycle;
    const card = cards.get(subject.subscription.cardId ?? "");
    const cardProblem = card === undefined ? "missing" : endsBefore(card, chargeDate) ? "ends" : null;
    return mailTo(
      ctx,
      { ...subject, card: card?.name ?? null },
      {
        preference: "pre_charge_enabled",
        cause: `${subject.cycle.id} ${day}`,
        content: { kind: "upcoming_charge", chargeDate, days: daysLeft, cardProblem },
      },
    );
  });
  await writeMails(
    ctx,
    tx,
    mails.filter((mail) => mail !== null),
  );
}

/**
 * A failed charge by the service. `number` counts the cycle's attempts from 1; `reason` and `decline` are the
 * gateway's.
 */
export type FailedTry = Subject & {
  readonly writes: WriteBatch;
  readonly number: number;
  readonly reason: string | null;
  readonly decline: DeclineCategory | null;
  readonly card: TokenView | null;
};

/**
 * Writes the mail about a failed attempt that is retried at `nextTryAt` (merchant's clock), once per attempt.
 */
export async function writePaymentFailedMail(
  ctx: Ctx,
  tx: Tx,
  mail: FailedTry & { readonly nextTryAt: Date },
): Promise<void> {
  const { number, reason, decline, nextTryAt } = mail;
  const triesLeft = 1 + mail.subscription.retryCount - number;
  await write(ctx, tx, mail, {
    preference: "failure_enabled",
    cause: `${mail.cycle.id} ${number}`,
    content: { kind: "payment_failed", reason, decline, nextTryAt, timeZone: ctx.merchant.timezone, triesLeft },
  });
}

/**
 * Writes the mail about a cycle's last failure, once per cycle. Its link, if any, opens the page with the
 * outstanding balance.
 */
export async function writeFinalFailureMail(ctx: Ctx, tx: Tx, mail: FailedTry): Promise<void> {
  const { number, reason, decline } = mail;
  await write(ctx, tx, mail, {
    preference: "final_failure_enabled",
    cause: mail.cycle.id,
    content: { kind: "final_failure", reason, decline, tries: number },
  });
}

type Mail = {
  readonly preference: keyof NotificationConfig;
  readonly cause: string;
  readonly content: OwnFacts<SubscriptionMailFacts>;
};

async function write(ctx: Ctx, tx: Tx, subject: FailedTry, mail: Mail): Promise<void> {
  const { cardId } = subject.subscription;
  const charged = subject.card && cardName({ brand: subject.card.brand, last4: subject.card.number.slice(-4) });
  const card = charged ?? (await namedCards(tx, [cardId])).get(cardId ?? "")?.name ?? null;
  const made = mailTo(ctx, { ...subject, card }, mail);
  if (made !== null) await addMails(ctx, subject.writes, [made]);
}

function mailTo(
  ctx: Ctx,
  { subscription, cycle, card }: Subject & { readonly card: string | null },
  mail: Mail,
): NewMail | null {
  if (subscription.notificationConfig?.[mail.preference] === false) return null;
  const shared = {
    planName: subscription.planName,
    amount: wireMoney(cycle.amountDue),
    card,
    pageUrl: mailedLink(ctx, subscription),
  };
  return {
    to: [subscription.customerEmail],
    relatedId: subscription.id,
    language: languageOf(subscription),
    facts: { ...shared, ...mail.content },
    cause: mail.cause,
  };
}
