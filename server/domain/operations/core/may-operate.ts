/**
 * Decides which operations a transaction accepts in which state (Spec, "Operation rules" 3 and 4, "Operation
 * results" 1 to 6).
 */
import type { SessionState } from "@/server/domain/sessions/core/words";
import { INTERNAL_OPERATIONS, type InternalOperation, type OperationName } from "./words";

export type ParentState = SessionState;

/**
 * `soft` hides the transaction and can be undone, `hard` deletes it permanently. A `captured` transaction
 * counts as paid.
 */
export type Permission = "yes" | "soft" | "hard";

type Row = Readonly<Partial<Record<OperationName, Permission>>>;

const OPEN: Row = { cancel: "yes", expire: "yes", delete: "hard" };
const OVER: Row = { delete: "hard" };

/** Permitted operations by state. A refund of an `authorized` transaction returns its captured part. */
export const MAY_OPERATE: Readonly<Record<ParentState, Row>> = {
  created: OPEN,
  pending: OPEN,
  attempted: OPEN,
  cod: { cancel: "yes", delete: "soft" },
  paid: { refund: "yes", delete: "soft" },
  authorized: { capture: "yes", void: "yes", refund: "yes", delete: "soft" },
  captured: { refund: "yes", delete: "soft" },
  failed: OVER,
  canceled: OVER,
  expired: OVER,
  invalided: OVER,
};

export function permissionFor(state: ParentState, operation: OperationName): Permission | null {
  return MAY_OPERATE[state][operation] ?? null;
}

export function isInternal(operation: OperationName): operation is InternalOperation {
  return INTERNAL_OPERATIONS.some((name) => name === operation);
}
