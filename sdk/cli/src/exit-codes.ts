import { ArgumentError, type ErrorKind, SarrafError } from "@sarraf/node";
import { UsageError } from "./command";
import { NotSignedIn, UnreadableProfiles } from "./profiles";

export const EXIT = {
  done: 0,
  unexpected: 1,
  usage: 2,
  denied: 3,
  not_found: 4,
  refused: 5,
  rate_limit: 6,
  unavailable: 7,
} as const;

const BY_KIND: Readonly<Record<ErrorKind, number>> = {
  authentication: EXIT.denied,
  permission: EXIT.denied,
  not_found: EXIT.not_found,
  invalid_request: EXIT.refused,
  conflict: EXIT.refused,
  rate_limit: EXIT.rate_limit,
  service: EXIT.unavailable,
  connection: EXIT.unavailable,
};

export function exitCodeOf(error: unknown): number {
  if (error instanceof SarrafError) return BY_KIND[error.kind];
  if (error instanceof UsageError || error instanceof ArgumentError) return EXIT.usage;
  return error instanceof NotSignedIn || error instanceof UnreadableProfiles ? EXIT.denied : EXIT.unexpected;
}

export function errorText(error: unknown, isJson: boolean): string {
  const message = error instanceof Error ? error.message : String(error);
  if (!(error instanceof SarrafError))
    return isJson ? JSON.stringify({ error: { kind: "cli", message } }) : `error: ${message}`;
  const { kind, status, requestId } = error;
  const fields = "fields" in error ? error.fields : {};
  if (isJson) return JSON.stringify({ error: { kind, status, message, fields, request_id: requestId } });
  // If the service did not answer, its request log has no entry about the request.
  if (kind === "connection") return `error: ${message}\n(request ${requestId})`;
  return `error: ${message}\n(${status ?? "no answer"}, request ${requestId}: sarraf logs --request-id ${requestId})`;
}
