/**
 * Handles repeats of changing requests with an `Idempotency-Key` (Spec, "Rate limits and repeated requests";
 * decision 0286).
 */
import { type Answer, digestsUnderSecret, type Once, withIdempotency } from "@/server/domain/limits";
import type { Actor, Ctx } from "@/server/kernel/types";
import { type Reply, reply } from "./reply";

/**
 * How a repeated request is handled: this layer stores and repeats the response; the domain function handles
 * it; the request only reads; or every call takes effect.
 */
export type RepeatRule = "answered_again" | "own_rule" | "only_reads" | "every_call_counts";

export const CHANGING: readonly string[] = ["POST", "PUT", "PATCH", "DELETE"];

/** A request that may be repeated; its idempotency keys are stored under the route's name `named`. */
export type RepeatableRequest = {
  readonly named: string | undefined;
  readonly rule: RepeatRule;
  readonly method: string;
  /** The route's path with parameter names, without a trailing slash. */
  readonly pattern: string;
  readonly params: Readonly<Record<string, string>>;
  readonly hasParams: boolean;
  readonly query: unknown;
  readonly body: unknown;
};

/**
 * Runs a request once per idempotency key; without a key every time.
 * @throws {InvalidFields} {Unprocessable} {Conflict} as `withIdempotency`
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
    // Path parameters are compared, too: a key used for one wallet is no repeat for another.
    const compared = request.hasParams ? { path: params, body } : body;
    return runOnce(ctx, { key, route: named, body: compared }, work);
  }
  if (rule !== "answered_again" || !CHANGING.includes(method)) return work(null);
  const route = `${method} ${pattern}`.slice(0, 120);
  // Stores only digests, because bodies and responses may contain passwords and keys.
  const [compared, formerBody] = digestsUnderSecret({ caller: callerOf(ctx.actor), path: params, query, body });
  return runOnce(ctx, { key, route, body: compared, formerBody }, work);
}

/**
 * All key pairs of a merchant share one scope of idempotency keys; each user and restricted key has a
 * separate scope.
 */
function callerOf(actor: Actor): string {
  if (actor.kind === "restricted_key") return `restricted_key:${actor.keyId}`;
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
