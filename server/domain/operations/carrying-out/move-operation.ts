import { WriteBatch } from "@/server/db/transactions/write-batch";
import { type LockedSession, notifyCustomer } from "@/server/domain/sessions";
import { addEvent, type EventRow } from "@/server/domain/webhooks";
import { transition } from "@/server/kernel/machine";
import type { Ctx, Tx } from "@/server/kernel/types";
import { OPERATION, type OperationEvent } from "../core/machine";
import { newOperationEvent, readEventSettings } from "../record/operation-event";
import type { OperationRow } from "../record/operation-row";
import type { EventSettings } from "../record/statements/operation-event";
import { addParentChange } from "../record/statements/parent-change";
import { closeApprovalRequest } from "./close-approval-request";
import { changeOf, type OperationAnswer, operationUpdate } from "./statements";

/** `isOutdated`: the gateway reported a later outcome, so nothing was applied. */
export type AppliedAnswer = {
  readonly operation: OperationRow;
  readonly event: EventRow | null;
  readonly isOutdated?: true;
};

type OperationMove = {
  readonly session: LockedSession;
  readonly row: OperationRow;
  readonly event: OperationEvent;
  readonly result: OperationAnswer;
  readonly settings?: EventSettings;
};

export async function moveOperation(
  ctx: Ctx,
  tx: Tx,
  { session, row, event, result, settings: given }: OperationMove,
): Promise<AppliedAnswer> {
  const from = row.state;
  const to = transition(OPERATION, from, event);
  const at = ctx.now();
  const change = changeOf(row, { state: to, result, now: at });
  const decided: OperationRow = { ...row, ...change };
  const settings = given ?? (await readEventSettings(ctx, tx, decided));
  const writes = new WriteBatch();
  writes.add(operationUpdate(decided, change));
  writes.record([{ merchantId: row.merchantId, machine: "operation", objectId: row.id, from, event, to, at }]);
  const emitted =
    decided.childState === null ? null : newOperationEvent(ctx, { session, operation: decided, settings });
  if (emitted !== null) addEvent(writes, emitted);
  addParentChange(writes, { session, operation: decided, event: emitted?.event ?? null, at });
  await writes.flushLater(tx);
  if (to === "done") await tellCustomer(ctx, tx, session, decided);
  if (settings.isApproved) await closeApprovalRequest(ctx, tx, decided);
  return { operation: decided, event: emitted?.event ?? null };
}

const NOTICES = { refund: "refunded", void: "voided", capture: "captured" } as const;

/**
 * Notifies the customer of moved money, except of a refund to the wallet, because the wallet shows the
 * refund.
 */
async function tellCustomer(ctx: Ctx, tx: Tx, session: LockedSession, operation: OperationRow): Promise<void> {
  if (operation.destination === "wallet") return;
  const notice = {
    event: NOTICES[operation.kind],
    cause: operation.id,
    isOpen: false,
    amount: operation.amount,
    referenceNumber: operation.referenceNumber,
  };
  await notifyCustomer(ctx, tx, { session, notices: [notice] });
}
