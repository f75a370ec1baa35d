import { writeBatch } from "@/server/db/transactions/write-batch";
import { Conflict, InvalidFields } from "@/server/kernel/errors";
import { isEqual, type Money, toWire } from "@/server/kernel/money";
import { civilDateOf } from "@/server/kernel/time";
import type { Ctx, Tx } from "@/server/kernel/types";
import { setCard } from "../billing/set-card";
import { amountsAfter } from "../core/amounts";
import { mayChange } from "../core/pause";
import { namedCards } from "../record/card-names";
import { type Change, type ChangedBy, recordChanges } from "../record/record-changes";
import { type CardProblem, chooseCard } from "../record/saved-cards";
import type { LockedSubscription } from "../record/statements/lock-subscription";
import { type SubscriptionColumns, setSubscription } from "../record/statements/transitions";
import { columnOfDate, type SubscriptionFacts } from "../record/subscription";
import { announceChange } from "./announce-change";
import { mailChange } from "./mail-changes";

export type WantedChange = {
  readonly recurringAmount?: Money | undefined;
  readonly description?: string | null | undefined;
  readonly customerEmail?: string | undefined;
  readonly cardToken?: string | undefined;
  readonly removeBackup?: boolean | undefined;
};

const CARD_ERRORS: Readonly<Record<CardProblem, string>> = {
  unlisted: "The customer has no card with this id that can be charged for the subscription.",
  expired: "The card has expired.",
  too_short: "The card expires earlier than the setup of the subscription allows.",
};

/**
 * Changes the terms of future cycles, records the change, and mails the customer (Spec, "Changing
 * subscriptions"). Values that are already set change nothing. Requires the subscription's lock.
 * @throws {Conflict} before the setup has settled and after the subscription's end
 * @throws {InvalidFields} if the card cannot be charged
 */
export async function applyChange(
  ctx: Ctx,
  tx: Tx,
  locked: LockedSubscription,
  { wanted, by }: AskedChange,
): Promise<void> {
  const { subscription } = locked;
  if (!mayChange(subscription.status)) throw new Conflict(`The subscription is ${subscription.status}.`);
  const card = await wantedCard(ctx, tx, { subscription, token: wanted.cardToken });
  const { columns, changes } = changesOf(ctx, subscription, { wanted, by });
  if (wanted.removeBackup && subscription.backupCardId !== null) {
    const names = await namedCards(tx, [subscription.backupCardId]);
    columns.backupCardId = null;
    changes.push({ field: "backup_card", before: names.get(subscription.backupCardId)?.name ?? "", after: null });
  }
  if (Object.keys(columns).length > 0)
    await writeBatch(tx, (writes) => {
      setSubscription(writes, subscription.id, { ...columns, updatedAt: ctx.now() });
      recordChanges(ctx, writes, subscription, { by, changes });
    });
  if (changes.length > 0) await announceChange(ctx, tx, subscription.id);
  const backupCardId = columns.backupCardId === null ? null : subscription.backupCardId;
  if (card !== null)
    await setCard(ctx, tx, { ...locked, subscription: { ...subscription, backupCardId } }, { cardId: card, by });
  await mailChange(ctx, tx, { before: subscription, cardChanged: card !== null, by });
}

async function wantedCard(
  ctx: Ctx,
  tx: Tx,
  { subscription, token }: { readonly subscription: SubscriptionFacts; readonly token: string | undefined },
): Promise<string | null> {
  if (token === undefined) return null;
  const chosen = await chooseCard(ctx, tx, subscription, (card) => card.token === token);
  if (typeof chosen === "string") throw new InvalidFields({ card_token: [CARD_ERRORS[chosen]] });
  return chosen.id === subscription.cardId ? null : chosen.id;
}

type NewColumns = { -readonly [Name in keyof SubscriptionColumns]: SubscriptionColumns[Name] };

type AskedChange = { readonly wanted: WantedChange; readonly by: ChangedBy };

function changesOf(ctx: Ctx, subscription: SubscriptionFacts, { wanted, by }: AskedChange) {
  const columns: NewColumns = {};
  const changes: Change[] = [];
  const { recurringAmount: amount, description, customerEmail } = wanted;
  if (amount !== undefined && !isEqual(amount, subscription.recurringAmount)) {
    const today = civilDateOf(ctx.now(), ctx.merchant.timezone);
    const after = amountsAfter(subscription, amount, today);
    columns.recurringAmount = toWire(amount);
    columns.formerAmount = after.formerAmount && toWire(after.formerAmount);
    columns.amountFrom = after.amountFrom && columnOfDate(after.amountFrom);
    const before = toWire(subscription.recurringAmount);
    const effectiveFrom = after.amountFrom ?? today;
    changes.push({ field: "recurring_amount", before, after: toWire(amount), effectiveFrom });
  }
  if (description !== undefined && description !== subscription.description) {
    columns.description = description;
    changes.push({ field: "description", before: subscription.description, after: description });
  }
  if (customerEmail !== undefined && customerEmail !== subscription.customerEmail) {
    columns.customerEmail = customerEmail;
    columns.emailFromPage = by.initiator === "customer";
    changes.push({ field: "customer_email", before: subscription.customerEmail, after: customerEmail });
  } else if (customerEmail !== undefined && by.initiator === "merchant" && subscription.emailFromPage) {
    columns.emailFromPage = false;
  }
  return { columns, changes };
}
