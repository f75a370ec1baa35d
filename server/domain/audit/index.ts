/** Who did what: one event for every change, in its transaction, and for what was refused. */
export { type AuditValues, auditFilter, readAuditQuery } from "./audit-query";
export { ACTIONS } from "./core/actions";
export { exportActivity } from "./export-activity";
export { type AuditEventView, listAuditEvents } from "./list-audit-events";
export { auditInsertion, recordAudit } from "./statements";
