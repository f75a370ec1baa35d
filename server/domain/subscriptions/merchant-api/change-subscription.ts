import { transaction, within } from "@/server/db/transactions/transaction";
import { currency } from "@/server/kernel/currency";
import { Conflict, InvalidFields, NotFound } from "@/server/kernel/errors";
import type { Money } from "@/server/kernel/money";
import { civilDateOf } from "@/server/kernel/time";
import type { Ctx, Tx } from "@/server/kernel/types";
import { applyChange } from "../changes/apply-change";
import { endPause } from "../changes/end-pause";
import { pauseLocked } from "../changes/request-pause";
import type { SubscriptionView } from "../contract/answers";
import { recurringAmountIn } from "../contract/autopay";
import type { ChangeInput, PauseInput, ResumeInput } from "../contract/requests";
import { hasPause, mayChange } from "../core/pause";
import { inZoneOf, lockSubscription } from "../record/lock-subscription";
import type { ChangedBy } from "../record/record-changes";
import type { LockedSubscription } from "../record/statements/lock-subscription";
import { retrieveSubscription, visibleSubscription } from "./retrieve-subscription";

/**
 * Changes the terms of future cycles (Spec, "Changing subscriptions"). Idempotent.
 * @throws {NotFound} {Forbidden} as `retrieveSubscription` does
 * @throws {InvalidFields} if an amount does not fit the currency, or the card cannot be charged
 * @throws {Conflict} before the setup has settled and after the subscription's end
 */
export async function changeSubscription(ctx: Ctx, id: string, request: ChangeInput): Promise<SubscriptionView> {
  return underLock(ctx, id, async (at, tx, locked) => {
    const wanted = {
      recurringAmount: amountOf(locked, request),
      description: request.description,
      customerEmail: request.customer_email,
      cardToken: request.card_token,
      removeBackup: request.remove_backup_card,
    };
    await applyChange(at, tx, locked, { wanted, by: byMerchant(request) });
  });
}

function amountOf({ subscription }: LockedSubscription, { recurring_amount: sent }: ChangeInput): Money | undefined {
  if (sent === undefined) return undefined;
  const amount = recurringAmountIn(currency(subscription.currency), sent);
  if (typeof amount === "string") throw new InvalidFields({ recurring_amount: [amount] });
  return amount;
}

/**
 * Pauses a subscription now or at the end of the period (Spec, "Pausing subscriptions").
 * @throws {NotFound} {Forbidden} as `retrieveSubscription` does
 * @throws {InvalidFields} if the pause would end before it begins
 * @throws {Conflict} if the subscription's state does not allow a pause
 */
export async function pauseSubscription(ctx: Ctx, id: string, request: PauseInput): Promise<SubscriptionView> {
  const { mode = "immediate", resume_on: resumeOn = null } = request;
  return underLock(ctx, id, (at, tx, locked) =>
    pauseLocked(at, tx, locked, { request: { mode, resumeOn }, by: byMerchant(request) }),
  );
}

/**
 * Ends a pause today, or withdraws one that has not begun. Without a pause nothing changes.
 * @throws {NotFound} {Forbidden} as `retrieveSubscription` does
 * @throws {Conflict} during the setup and after the subscription's end
 */
export async function resumeSubscription(ctx: Ctx, id: string, request: ResumeInput): Promise<SubscriptionView> {
  return underLock(ctx, id, async (at, tx, locked) => {
    const { status } = locked.subscription;
    if (!mayChange(status)) throw new Conflict(`The subscription is ${status}.`);
    if (!hasPause(locked.subscription)) return;
    const day = civilDateOf(at.now(), at.merchant.timezone);
    await endPause(at, tx, locked, { day, by: byMerchant(request) });
  });
}

function byMerchant({ reason }: { readonly reason?: string | undefined }): ChangedBy {
  return { initiator: "merchant", reason: reason ?? null };
}

type LockedWork = (ctx: Ctx, tx: Tx, locked: LockedSubscription) => Promise<void>;

async function underLock(ctx: Ctx, id: string, work: LockedWork): Promise<SubscriptionView> {
  await visibleSubscription(ctx, id, "change");
  return transaction(ctx.db, async (tx) => {
    const locked = await lockSubscription(tx, { merchantId: ctx.merchant.id, id });
    if (locked === null) throw new NotFound();
    await work(inZoneOf(ctx, locked), tx, locked);
    return retrieveSubscription(within(ctx, tx), id);
  });
}
