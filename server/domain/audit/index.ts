/** The audit log: one event per change, in its transaction, and per refused action. */
export { type AuditValues, auditFilter, readAuditQuery } from "./audit-query";
export { ACTIONS } from "./core/actions";
export { exportActivity } from "./export-activity";
export { type AuditEventView, listAuditEvents } from "./list-audit-events";
export { auditInsertion, recordAudit } from "./statements";
