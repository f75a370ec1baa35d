export { type AuditValues, auditFilter, readAuditQuery } from "./audit-query";
export { chainAuditEvents } from "./chain-events";
export { ACTIONS, type AuditAction } from "./core/actions";
export { seesAllActivity } from "./core/visible-activity";
export { exportActivity } from "./export-activity";
export { type AuditEventView, listAuditEvents } from "./list-audit-events";
export { auditInsertion, recordAudit } from "./statements";
