/** Operations on transactions: refund, capture, void, cancel, expire and delete. */
export { OPERATION } from "./core/machine";
export { resolveUnknownOperations } from "./due-jobs";
export { runOperation } from "./run-operation";
export { OperationRequest } from "./schema";
