import { stateAt } from "@/server/domain/sessions";
import type { Ctx } from "@/server/kernel/types";
import { ALL_LEFT } from "../contract/requests";
import { isInternal, permissionFor } from "../core/may-operate";
import type { RefusalReason } from "../core/refusal-reason";
import type { InternalOperation, OperationName } from "../core/words";
import { OperationRefused } from "../record/operation-refused";
import { type ParentTransaction, readParent } from "../record/parent-transaction";
import { allowInternal } from "./allow-internal";
import { previewOn } from "./preview-operation";
import { lackedPermission } from "./request-approval";

export type OfferedOperation = {
  readonly operation: OperationName;
  readonly lacks: string | null;
  readonly refusal: RefusalReason | null;
  readonly isForGood: boolean;
};

const ALL: readonly OperationName[] = ["capture", "void", "refund", "cancel", "expire", "delete"];

const ABSENT: readonly RefusalReason[] = ["not_eligible", "too_much"];

export async function offeredOperations(ctx: Ctx, sessionId: string): Promise<readonly OfferedOperation[]> {
  const parent = await readParent(ctx, sessionId);
  if (parent === null) return [];
  const offers = await Promise.all(ALL.map((operation) => offer(ctx, parent, operation)));
  return offers.filter(({ refusal }) => refusal === null || !ABSENT.includes(refusal));
}

async function offer(ctx: Ctx, parent: ParentTransaction, operation: OperationName): Promise<OfferedOperation> {
  const lacks = lackedPermission(ctx, operation);
  // If the state refuses the operation, that refusal is shown even if an approval request waits.
  if (permissionFor(stateAt(parent.session, ctx.now()), operation) === null)
    return { operation, lacks, refusal: "not_eligible", isForGood: false };
  if (isInternal(operation)) {
    return { operation, lacks, ...internalVerdict(ctx, parent, operation) };
  }
  const preview = await previewOn(ctx, parent, { kind: operation, sessionId: parent.session.id, target: ALL_LEFT });
  return { operation, lacks, refusal: preview.kind === "refused" ? preview.reason : null, isForGood: false };
}

function internalVerdict(ctx: Ctx, { session }: ParentTransaction, operation: InternalOperation) {
  try {
    return { refusal: null, isForGood: allowInternal(session, operation, ctx.now()) === "hard" };
  } catch (error) {
    if (error instanceof OperationRefused) return { refusal: error.reason, isForGood: false };
    throw error;
  }
}
