import { randomBytes } from "node:crypto";
import type { WriteBatch } from "@/server/db/transactions/write-batch";
import { prefixed } from "@/server/kernel/ids";
import type { CivilDate } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";
import type { Initiator } from "@/server/kernel/words";
import type { ChangedField } from "../core/words";
import { insertChange } from "./statements/record-changes";
import { columnOfDate, type SubscriptionFacts } from "./subscription";

/** A change of the terms; cycles dated from `effectiveFrom` on have the new amount. */
export type Change = {
  readonly field: ChangedField;
  readonly before: string | null;
  readonly after: string | null;
  readonly effectiveFrom?: CivilDate | null;
};

export type ChangedBy = { readonly initiator: Initiator; readonly reason: string | null };

export const BY_CUSTOMER: ChangedBy = { initiator: "customer", reason: null };

/**
 * Adds changes to the subscription's history, except changes without an effect. Requires the subscription's
 * lock.
 */
export function recordChanges(
  ctx: Ctx,
  writes: WriteBatch,
  { id, merchantId }: Pick<SubscriptionFacts, "id" | "merchantId">,
  { by, changes }: { readonly by: ChangedBy; readonly changes: readonly Change[] },
): void {
  const made = changes.filter(({ before, after }) => before !== after);
  for (const [index, { field, before, after, effectiveFrom = null }] of made.entries())
    insertChange(writes, index + 1, {
      id: prefixed("sch", randomBytes(25)),
      merchantId,
      subscriptionId: id,
      field,
      before,
      after,
      effectiveFrom: effectiveFrom && columnOfDate(effectiveFrom),
      initiator: by.initiator,
      reason: by.reason,
      changedAt: ctx.now(),
    });
}
