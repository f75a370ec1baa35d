/** What an endpoint answers with, before it becomes a Response. */
import type { Readable } from "node:stream";

/** Status, JSON body and headers; no body makes an empty response. */
export type Reply = {
  readonly status: number;
  readonly body?: unknown;
  /** What is sent instead of JSON. */
  readonly file?: ReplyFile;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Content that is no JSON; a stream is read to its end or destroyed. */
export type ReplyFile = {
  readonly content: Uint8Array<ArrayBuffer> | Readable;
  readonly contentType: string;
};

/** Replies made by {@link reply}; a view with a `status` of its own is none of them. */
const MADE = new WeakSet<object>();

/**
 * For the few endpoints whose status or headers depend on the outcome; every other returns its view alone.
 */
export function reply(status: number, body?: unknown, headers: Readonly<Record<string, string>> = {}): Reply {
  const made: Reply = { status, body, headers };
  MADE.add(made);
  return made;
}

/** 200 with a file instead of JSON. */
export function fileReply(file: ReplyFile, headers: Readonly<Record<string, string>>): Reply {
  const made: Reply = { status: 200, file, headers };
  MADE.add(made);
  return made;
}

/** The reply for a verb's result: its own, `status` with the view, or 204 without one. */
export function asReply(result: unknown, status: number): Reply {
  if (isReply(result)) return result;
  return result === undefined ? { status: 204 } : { status, body: result };
}

function isReply(value: unknown): value is Reply {
  return typeof value === "object" && value !== null && MADE.has(value);
}
