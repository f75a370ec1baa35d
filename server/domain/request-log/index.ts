export { RequestLogFilters } from "./contract";
export { maskedBody } from "./core/mask";
export { maskedAnswer } from "./core/mask-answer";
export { callsOfSession, linkColumns } from "./link-calls";
export { listRequestLog, type RequestLogView } from "./list-requests";
export { loggedRequest } from "./logged-request";
export { pruneRequestLog } from "./prune-request-log";
export { recordRequest, startRecorder } from "./recorder";
export { type RequestLogValues, readRequestQuery } from "./request-query";
