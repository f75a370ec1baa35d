/** What an endpoint answers with, before it becomes a Response. */

/** Status, JSON body and headers; no body makes an empty response. */
export type Reply = {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
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

/** The reply for a verb's result: its own, `status` with the view, or 204 without one. */
export function asReply(result: unknown, status: number): Reply {
  if (isReply(result)) return result;
  return result === undefined ? { status: 204 } : { status, body: result };
}

function isReply(value: unknown): value is Reply {
  return typeof value === "object" && value !== null && MADE.has(value);
}
