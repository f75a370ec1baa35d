import { randomUUID } from "node:crypto";

const SANE_ID = /^[-\w.:]{1,128}$/;

export function requestIdOf(headers: Headers): string {
  const given = [headers.get("x-request-id"), headers.get("request-id")];
  return given.find((id): id is string => id !== null && SANE_ID.test(id)) ?? randomUUID();
}

export function requestIdHeaders(requestId: string): Record<string, string> {
  return { "X-Request-Id": requestId, "Request-Id": requestId };
}
