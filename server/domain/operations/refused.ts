/** The refusal of an operation on the wire (decision §7). */
import { BadRequest } from "../../kernel/errors";
import type { OperationName } from "./core/may-operate";

/** 400 `{detail, operation, result: "failed"}`, with further keys where `extra` has some. */
export function refused(operation: OperationName, detail: string, extra: Readonly<Record<string, string>> = {}) {
  return new BadRequest(detail, { operation, result: "failed", ...extra });
}

/** What a client hears while a gateway may still charge. */
export const IN_FLIGHT = "A payment of this transaction is being processed.";

/** What a client hears of a session that the service charges by itself, until it is final. */
export const SERVICE_CHARGE = "This transaction is charged by the service and ends by itself.";
