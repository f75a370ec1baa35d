/**
 * Maps refusals to HTTP statuses, in this file only (decision 0008). Other errors are bugs: 500 without
 * details.
 */
import type { AppError, ErrorKind } from "@/server/kernel/errors";
import type { Reply } from "./reply";

const STATUS: Readonly<Record<ErrorKind, number>> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  gone: 410,
  too_large: 413,
  unsupported_media: 415,
  unprocessable: 422,
  locked: 423,
  rate_limited: 429,
  busy: 503,
};

/** A refusal's body: messages by field, or `{detail}` with extra keys. */
export function refusalReply(refusal: AppError): Reply {
  const headers: Record<string, string> = {};
  if (refusal.retryAfterSeconds !== undefined) headers["Retry-After"] = String(refusal.retryAfterSeconds);
  const body = refusal.fields ?? { detail: refusal.message, ...refusal.extra };
  return { status: STATUS[refusal.kind], body, headers };
}

export const SERVER_ERROR: Reply = { status: 500, body: { detail: "A server error occurred." } };
