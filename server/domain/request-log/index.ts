export { RequestLogFilters } from "./contract";
export { maskedAnswer, maskedBody } from "./core/mask";
export { listRequestLog, type RequestLogView } from "./list-requests";
export { loggedRequest } from "./logged-request";
export { pruneRequestLog } from "./prune-request-log";
export { recordRequest, startRecorder } from "./recorder";
export { type RequestLogValues, readRequestQuery } from "./request-query";
