/** What the Adyen double can be made to do wrong, and what a test customer does on its pages. */
import type { ServerResponse } from "node:http";

/**
 * The fault of one request:
 * - `lost_before`, `lost_after`: the connection breaks before or after execution;
 * - `error_before`, `error_after`: a 500 with JSON before or after;
 * - `html`, `empty`: executed, answered by a proxy's page or nothing;
 * - `too_many`, `busy`: 429 or 503, not executed;
 * - `running`: 422 with code 704, as if still running.
 */
export type Fault =
  | "lost_before"
  | "lost_after"
  | "error_before"
  | "error_after"
  | "html"
  | "empty"
  | "too_many"
  | "busy"
  | "running";

/** What the next payment ends with, instead of being authorised. */
export type Verdict =
  | { readonly kind: "refused"; readonly code: string; readonly reason: string; readonly raw?: string }
  | { readonly kind: "error" | "pending" | "redirect" }
  /** Authorised, and less than was asked, in minor units. */
  | { readonly kind: "partial"; readonly value: number }
  /** Authorised in another currency. */
  | { readonly kind: "currency"; readonly currency: string };

export const FAULTY_BEFORE: ReadonlySet<Fault> = new Set([
  "lost_before",
  "error_before",
  "too_many",
  "busy",
  "running",
]);

const INTERNAL = { status: 500, errorCode: "905", message: "Payment details are not supported", errorType: "internal" };

/** Answers as the fault has it; the request was carried out, or not, by then. */
export function answerFaulty(response: ServerResponse, fault: Fault): void {
  const json = (status: number, body: object, headers = {}) =>
    response.writeHead(status, { "Content-Type": "application/json", ...headers }).end(JSON.stringify(body));
  switch (fault) {
    case "lost_before":
    case "lost_after":
      response.destroy();
      return;
    case "error_before":
    case "error_after":
      json(500, INTERNAL);
      return;
    case "html":
      response.writeHead(502, { "Content-Type": "text/html" }).end("<html><h1>502 Bad Gateway</h1></html>");
      return;
    case "empty":
      response.writeHead(200).end();
      return;
    case "too_many":
      json(429, { status: 429, errorCode: "429", message: "Too Many Requests", errorType: "security" });
      return;
    case "busy":
      json(503, { status: 503, errorCode: "703", message: "Unable to process" }, { "transient-error": "true" });
      return;
    case "running":
      json(422, { status: 422, errorCode: "704", message: "request already processed or in progress" });
  }
}
