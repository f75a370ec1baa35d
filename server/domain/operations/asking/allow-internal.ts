import { type SessionWithAttempts, stateAt } from "@/server/domain/sessions";
import { notEligible } from "../core/decide";
import { type Permission, permissionFor } from "../core/may-operate";
import type { InternalOperation } from "../core/words";
import { OperationRefused } from "../record/operation-refused";
import { isBusy, isServiceCharge } from "../record/parent-transaction";

const IN_FLIGHT = "A payment of this transaction is being processed.";

const SERVICE_CHARGE = "This transaction is charged by the service and ends by itself.";

/**
 * Checks whether the session accepts the operation; to write it, the caller must hold the session's lock.
 * @throws {OperationRefused} if the state does not accept the operation, a charge is in flight, or the
 * service charges the session
 */
export function allowInternal(session: SessionWithAttempts, operation: InternalOperation, now: Date): Permission {
  const permission = permissionFor(stateAt(session, now), operation);
  // A payment that failed after its success may have moved money, so its session cannot be deleted.
  const hasFailedLater = session.attempts.some(({ failureReason }) => failureReason !== null);
  if (permission === null || (operation === "delete" && hasFailedLater))
    throw new OperationRefused(operation, { reason: "not_eligible", detail: notEligible(operation) });
  if (isServiceCharge(session))
    throw new OperationRefused(operation, { reason: "service_charge", detail: SERVICE_CHARGE });
  if (isBusy(session)) throw new OperationRefused(operation, { reason: "in_flight", detail: IN_FLIGHT });
  return permission;
}
