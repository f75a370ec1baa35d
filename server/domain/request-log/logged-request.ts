import { CALLER_KINDS, wordOf } from "@/server/kernel/words";
import type { LoggedRequestView } from "./contract";
import type { RequestLogView } from "./list-requests";

export function loggedRequest(row: RequestLogView): LoggedRequestView {
  return {
    id: row.id,
    request_id: row.requestId,
    at: row.answeredAt,
    method: row.method,
    path: row.path,
    status: row.status,
    duration_ms: row.milliseconds,
    caller: wordOf(CALLER_KINDS, row.callerKind, "kind of caller"),
    caller_id: row.callerId,
    request_body: row.requestBody,
    answer_body: row.answerBody,
  };
}
