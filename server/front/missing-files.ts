import type { IncomingMessage, ServerResponse } from "node:http";
import { pathOf } from "./prepare";

/** Folders in which Next serves stored files alone. */
const STORED = /^\/(?:_next|icons)\/[^%]*$/;

/**
 * Answers 404 without Next, which would search its routes for the file.
 * @param sizes of the stored files by path; null if they are not known
 * @returns true if the request was answered
 */
export function answerMissingFile(
  sizes: ReadonlyMap<string, number> | null,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const path = pathOf(request);
  if (sizes === null || !STORED.test(path) || sizes.has(path.replace(/\/$/, ""))) return false;
  response.writeHead(404, {
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
  });
  response.end("Not found\n");
  return true;
}
