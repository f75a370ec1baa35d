import { compare, isEqual, type Money } from "@/server/kernel/money";
import type { Ctx, Tx } from "@/server/kernel/types";
import { MOST_UPCOMING, type UpcomingCharge, upcomingCharges } from "../core/upcoming";
import type { ChangedBy } from "../record/record-changes";
import { cycleOf, type SubscriptionFacts, subscriptionOf } from "../record/subscription";
import { wireMoney, writePlanMail } from "../record/write-plan-mail";

type MadeChange = { readonly before: SubscriptionFacts; readonly cardChanged: boolean; readonly by: ChangedBy };

/**
 * Mails a change of a plan: of an amount, a mail address (mailed to both addresses), or a card that the
 * merchant chose.
 */
export async function mailChange(ctx: Ctx, tx: Tx, { before, cardChanged, by }: MadeChange): Promise<void> {
  const { subscription, next } = await readPlan(tx, before.id);
  const { recurringAmount: amount, customerEmail } = subscription;
  const amountChanged = !isEqual(amount, before.recurringAmount);
  const emailChanged = customerEmail !== before.customerEmail;
  if (!amountChanged && !emailChanged && !(cardChanged && by.initiator === "merchant")) return;
  await writePlanMail(ctx, tx, subscription, {
    before,
    content: {
      kind: "subscription_changed",
      newAmount: amountChanged
        ? {
            before: wireMoney(before.recurringAmount),
            from: firstAt(next, amount)?.date ?? null,
            isHigher: compare(amount, before.recurringAmount) > 0,
          }
        : null,
      newEmail: emailChanged ? customerEmail : null,
      isNewCard: cardChanged,
    },
  });
}

function firstAt(charges: readonly UpcomingCharge[], amount: Money): UpcomingCharge | undefined {
  return charges.find((charge) => isEqual(charge.amount, amount));
}

export async function mailPaused(ctx: Ctx, tx: Tx, id: string): Promise<void> {
  const { subscription } = await readPlan(tx, id);
  const isOwed = subscription.status === "past_due";
  const content = { kind: "subscription_paused", resumesOn: subscription.resumeOn, isOwed } as const;
  await writePlanMail(ctx, tx, subscription, { content });
}

export async function mailResumed(ctx: Ctx, tx: Tx, id: string): Promise<void> {
  const { subscription, next } = await readPlan(tx, id);
  const [first] = next;
  if (first === undefined && subscription.status !== "past_due") return;
  const charge = first === undefined ? null : { on: first.date, amount: wireMoney(first.amount) };
  await writePlanMail(ctx, tx, subscription, { content: { kind: "subscription_resumed", charge } });
}

async function readPlan(tx: Tx, id: string) {
  const row = await tx.subscription.findUniqueOrThrow({ where: { id } });
  const newest = await tx.billingCycle.findFirst({ where: { subscriptionId: id }, orderBy: { number: "desc" } });
  const subscription = subscriptionOf(row);
  const next = upcomingCharges(subscription, newest && cycleOf(newest, row.currency), MOST_UPCOMING);
  return { subscription, next };
}
