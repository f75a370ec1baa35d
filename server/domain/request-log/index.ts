/** What merchants asked of the REST API and what they were answered. */
export { maskedBody } from "./core/mask";
export { listRequestLog, type RequestLogView } from "./list-requests";
export { pruneRequestLog } from "./prune-request-log";
export { type AnsweredRequest, recordRequest, startRecorder } from "./recorder";
export { type RequestLogQuery, readRequestQuery } from "./request-query";
