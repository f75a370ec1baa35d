import type { RequestLogView } from "./list-requests";

/** `at` is ISO 8601, UTC, real time; bodies are JSON texts, masked and cut, or null. */
export type LoggedRequest = {
  id: string;
  request_id: string;
  at: string;
  method: string;
  path: string;
  status: number;
  duration_ms: number;
  caller: string;
  caller_id: string;
  request_body: string | null;
  answer_body: string | null;
};

export function loggedRequest(row: RequestLogView): LoggedRequest {
  return {
    id: row.id,
    request_id: row.requestId,
    at: row.answeredAt,
    method: row.method,
    path: row.path,
    status: row.status,
    duration_ms: row.milliseconds,
    caller: row.callerKind,
    caller_id: row.callerId,
    request_body: row.requestBody,
    answer_body: row.answerBody,
  };
}
