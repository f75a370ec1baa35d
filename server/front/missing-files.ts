import type { IncomingMessage, ServerResponse } from "node:http";
import { pathOf } from "./prepare";

const STORED_ONLY = /^\/(?:_next|icons)\/[^%]*$/;

/** Answers 404 without Next, whose search for the file costs as much as a page. */
export function answerMissingFile(
  sizes: ReadonlyMap<string, number> | null,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const path = pathOf(request);
  if (sizes === null || !STORED_ONLY.test(path) || sizes.has(path.replace(/\/$/, ""))) return false;
  response.writeHead(404, {
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
  });
  response.end("Not found\n");
  return true;
}
