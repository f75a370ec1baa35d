/** An endpoint's answer before it becomes a Response. */
import type { Readable } from "node:stream";

/** Without a body the response is empty. */
export type Reply = {
  readonly status: number;
  readonly body?: unknown;
  /** Instead of JSON. */
  readonly file?: ReplyFile;
  readonly headers?: Readonly<Record<string, string>>;
};

/** A stream is read to its end or destroyed. */
export type ReplyFile = {
  readonly content: Uint8Array<ArrayBuffer> | Readable;
  readonly contentType: string;
};

/** Marks replies, because views may have a `status` as well. */
const MADE = new WeakSet<object>();

/** For endpoints whose status or headers depend on the outcome; others return the view alone. */
export function reply(status: number, body?: unknown, headers: Readonly<Record<string, string>> = {}): Reply {
  const made: Reply = { status, body, headers };
  MADE.add(made);
  return made;
}

/** 200 with a file. */
export function fileReply(file: ReplyFile, headers: Readonly<Record<string, string>>): Reply {
  const made: Reply = { status: 200, file, headers };
  MADE.add(made);
  return made;
}

/** The verb's own reply, `status` with its view, or 204 without one. */
export function asReply(result: unknown, status: number): Reply {
  if (isReply(result)) return result;
  return result === undefined ? { status: 204 } : { status, body: result };
}

function isReply(value: unknown): value is Reply {
  return typeof value === "object" && value !== null && MADE.has(value);
}
