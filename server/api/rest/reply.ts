import type { Readable } from "node:stream";

export type Reply = {
  readonly status: number;
  readonly body?: unknown;
  readonly file?: ReplyFile;
  readonly headers?: Readonly<Record<string, string>>;
};

/** A file as a response; its stream is read to the end or destroyed. */
export type ReplyFile = {
  readonly content: Uint8Array<ArrayBuffer> | Readable;
  readonly contentType: string;
};

/** Remembers which objects are replies, because views may also have a field `status`. */
const MADE = new WeakSet<object>();

/**
 * Makes a reply, for endpoints whose status or headers depend on the outcome; other endpoints return only the
 * view.
 */
export function reply(status: number, body?: unknown, headers: Readonly<Record<string, string>> = {}): Reply {
  const made: Reply = { status, body, headers };
  MADE.add(made);
  return made;
}

export function fileReply(file: ReplyFile, headers: Readonly<Record<string, string>>): Reply {
  const made: Reply = { status: 200, file, headers };
  MADE.add(made);
  return made;
}

export function asReply(result: unknown, status: number): Reply {
  if (isReply(result)) return result;
  return result === undefined ? { status: 204 } : { status, body: result };
}

function isReply(value: unknown): value is Reply {
  return typeof value === "object" && value !== null && MADE.has(value);
}
