/** Who did what: one event for every change, in its transaction, and for what was refused. */
export { auditFilter, readAuditQuery } from "./audit-query";
export { ACTIONS, type AuditAction, isAuditAction, type ObjectType } from "./core/actions";
export { exportActivity } from "./export-activity";
export { type AuditEventView, type AuditFilter, listAuditEvents } from "./list-audit-events";
export { recordAudit } from "./record-audit";
