/**
 * Repeats of a request that changes something, under its `Idempotency-Key` (Spec, "Rate limits and repeated
 * requests"; decision 0286).
 */
import { type Answer, digestsUnderSecret, type Once, withIdempotency } from "@/server/domain/limits";
import type { Actor, Ctx } from "@/server/kernel/types";
import { type Reply, reply } from "./reply";

/**
 * What an endpoint makes of the header: the shell answers repeats; the verb has a rule of its own; the
 * request only reads, so a repeat is answered anew; every call counts as it is specified.
 */
export type RepeatRule = "answered_again" | "own_rule" | "only_reads" | "every_call_counts";

/** Verbs that change something. */
export const CHANGING: readonly string[] = ["POST", "PUT", "PATCH", "DELETE"];

/** A keyed request: `named` is the route that a ruling of its own scopes its keys by. */
export type RepeatableRequest = {
  readonly named: string | undefined;
  readonly rule: RepeatRule;
  readonly method: string;
  /** The path with the names of its parameters, without a trailing slash. */
  readonly pattern: string;
  readonly params: Readonly<Record<string, string>>;
  readonly hasParams: boolean;
  readonly query: unknown;
  readonly body: unknown;
};

/**
 * Answers a request once under its key, and without a key as often as it comes.
 * @throws {InvalidFields} {Unprocessable} {Conflict} as withIdempotency does
 */
export async function onceUnderKey(
  ctx: Ctx,
  key: string | null,
  request: RepeatableRequest,
  work: (once: Once | null) => Promise<Reply>,
): Promise<Reply> {
  const { named, rule, method, pattern, params, query, body } = request;
  if (!key) return work(null);
  if (named !== undefined) {
    // What a path names is part of the request: the key of one wallet is no repeat at another.
    const compared = request.hasParams ? { path: params, body } : body;
    return runOnce(ctx, { key, route: named, body: compared }, work);
  }
  if (rule !== "answered_again" || !CHANGING.includes(method)) return work(null);
  const route = `${method} ${pattern}`.slice(0, 120);
  // Bodies and answers here hold passwords and keys, so neither can be read from the row.
  const [compared, formerBody] = digestsUnderSecret({ caller: callerOf(ctx.actor), path: params, query, body });
  return runOnce(ctx, { key, route, body: compared, formerBody, isSealed: true }, work);
}

/** Keys of the merchant share theirs; what one user was answered is for no other. */
function callerOf(actor: Actor): string {
  return actor.kind === "user" ? `user:${actor.id}` : actor.kind;
}

async function runOnce(
  ctx: Ctx,
  request: Parameters<typeof withIdempotency>[1],
  work: (once: Once) => Promise<Reply>,
): Promise<Reply> {
  let headers: Reply["headers"];
  const { status, body, isReplay } = await withIdempotency(ctx, request, async (once): Promise<Answer> => {
    const made = await work(once);
    headers = made.headers;
    return { status: made.status, body: made.body };
  });
  return reply(status, body, isReplay ? { "Idempotent-Replayed": "true" } : headers);
}
