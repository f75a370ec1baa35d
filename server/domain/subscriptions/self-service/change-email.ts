import { transaction } from "@/server/db/transactions/transaction";
import { addSeconds } from "@/server/kernel/time";
import type { SystemCtx } from "@/server/kernel/types";
import { email as emailField } from "@/server/kernel/wire";
import { applyChange } from "../changes/apply-change";
import { MAX_EMAIL } from "../contract/requests";
import { permitted } from "../core/self-service";
import { inZoneOf, lockSubscription } from "../record/lock-subscription";
import { BY_CUSTOMER } from "../record/record-changes";
import type { SelfServiceOutcome } from "./page-views";
import { postedBy } from "./self-service-request";

/** Maximum number of address changes from the page within 24 hours, because each sends mails. */
const MOST_A_DAY = 3;

const DAY_SECONDS = 86_400;

type ChangeEmail = { readonly token: string; readonly email: string };

/**
 * Changes the subscription's mail address; the former address also gets a mail. Nothing changes for the same
 * address or an ended subscription.
 * @throws {Busy}
 */
export async function changeEmail(system: SystemCtx, { token, email }: ChangeEmail): Promise<SelfServiceOutcome> {
  const holder = await postedBy(system, token);
  if (holder === null) return { kind: "not_found" };
  const read = emailField(MAX_EMAIL).safeParse(email.trim());
  if (!read.success) return { kind: "invalid_email" };
  const { ctx, subscriptionId: id } = holder;
  return transaction(ctx.db, async (tx) => {
    const locked = await lockSubscription(tx, { merchantId: ctx.merchant.id, id });
    if (locked === null || !permitted({ ...locked.subscription, checking: false, isPlanOver: false }).changeEmail)
      return { kind: "page" };
    if (locked.subscription.customerEmail === read.data) return { kind: "page" };
    const changedAt = { gt: addSeconds(ctx.now(), -DAY_SECONDS) };
    const where = { subscriptionId: id, field: "customer_email", initiator: BY_CUSTOMER.initiator, changedAt };
    if ((await tx.subscriptionChange.count({ where })) >= MOST_A_DAY) return { kind: "too_often" };
    const wanted = { customerEmail: read.data };
    await applyChange(inZoneOf(ctx, locked), tx, locked, { wanted, by: BY_CUSTOMER });
    return { kind: "page" };
  });
}
