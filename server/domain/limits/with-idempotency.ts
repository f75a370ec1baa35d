/** Repeats of a request under one `Idempotency-Key` get the first answer (decision §2). */
import { Conflict, InvalidFields, Unprocessable } from "@/server/kernel/errors";
import type { Ctx, Tx } from "@/server/kernel/types";
import { bodyDigest } from "./core/body-digest";

const KEY_MAX = 255;
const IN_PROGRESS = "A request with this Idempotency-Key is in progress.";
const LEASE_SECONDS = 60;
/** Answers are kept for 24 hours of real time. */
export const KEPT_HOURS = 24;

/** One use of a key: `route` names the endpoint, `body` is the parsed body. */
export type KeyedRequest = { readonly key: string; readonly route: string; readonly body: unknown };

/** Status and JSON body of a reply. */
export type Answer = { readonly status: number; readonly body?: unknown };

/**
 * Keeps the answer in the transaction of the work itself, so that a process that dies after it leaves both or neither. Returns the answer.
 * @throws {Conflict} another request has taken the key over meanwhile: this one's work must not stand
 */
type Keep = (tx: Tx, answer: Answer) => Promise<Answer>;

type Held = { readonly kind: "held"; readonly leaseUntil: Date };
type Known = { readonly kind: "known"; readonly answer: Answer };

/** Inserts the reservation, or takes over one that is too old or whose holder is gone. */
async function reserve(ctx: Ctx, { key, route, body }: KeyedRequest): Promise<Held | Known> {
  const now = ctx.realNow();
  const digest = bodyDigest(body);
  const leaseUntil = new Date(now.getTime() + LEASE_SECONDS * 1000);
  const kept = new Date(now.getTime() - KEPT_HOURS * 3_600_000);
  const taken = await ctx.db.$executeRaw`
    INSERT INTO idempotency_key (merchant_id, key, route, body_digest, lease_until, created_at)
    VALUES (${ctx.merchant.id}, ${key}, ${route}, ${digest}, ${leaseUntil}, ${now})
    ON CONFLICT (merchant_id, key, route) DO UPDATE
      SET body_digest = excluded.body_digest, lease_until = excluded.lease_until, created_at = excluded.created_at,
        status = NULL, body = NULL
      WHERE idempotency_key.created_at < ${kept}
        OR (idempotency_key.status IS NULL AND idempotency_key.lease_until < ${now})`;
  if (taken === 1) return { kind: "held", leaseUntil };
  const row = await ctx.db.idempotencyKey.findUnique({
    where: { merchantId_key_route: { merchantId: ctx.merchant.id, key, route } },
  });
  if (row && row.bodyDigest !== digest) {
    throw new Unprocessable("This Idempotency-Key was used with another request body.");
  }
  if (!row || row.status === null) throw new Conflict(IN_PROGRESS);
  return { kind: "known", answer: { status: row.status, body: row.body === null ? undefined : JSON.parse(row.body) } };
}

/** Names the reservation exactly, so that a holder whose lease was taken over changes nothing. */
function reservation(ctx: Ctx, { key, route }: KeyedRequest, { leaseUntil }: Held) {
  return { merchantId: ctx.merchant.id, key, route, leaseUntil };
}

/** Writes the answer under the reservation; false when another request has taken that over. */
async function store(db: Ctx["db"] | Tx, where: ReturnType<typeof reservation>, answer: Answer): Promise<boolean> {
  const body = answer.body === undefined ? null : JSON.stringify(answer.body);
  const data = { status: answer.status, body, leaseUntil: null };
  return (await db.idempotencyKey.updateMany({ where, data })).count === 1;
}

/**
 * Runs `work` once per merchant, key and route, and answers repeats with the kept answer. Only answers of 200 to 299 are kept;
 * any refusal frees the key. The reservation is a row written before the work: two requests at once never both work. Work that commits in one
 * transaction keeps its answer there by itself; any other's is kept once it is done.
 *
 * @throws {InvalidFields} the key is longer than 255 characters
 * @throws {Unprocessable} the key came with another body
 * @throws {Conflict} the first request is still at work, at most 60 seconds of real time
 */
export async function withIdempotency(
  ctx: Ctx,
  request: KeyedRequest,
  work: (keep: Keep) => Promise<Answer>,
): Promise<Answer & { readonly replayed: boolean }> {
  if ([...request.key].length > KEY_MAX) {
    throw new InvalidFields({ "Idempotency-Key": [`Ensure this field has no more than ${KEY_MAX} characters.`] });
  }
  const reserved = await reserve(ctx, request);
  if (reserved.kind === "known") return { ...reserved.answer, replayed: true };
  const where = reservation(ctx, request, reserved);
  const keep: Keep = async (tx, answer) => {
    if (await store(tx, where, answer)) return answer;
    throw new Conflict(IN_PROGRESS);
  };
  let answer: Answer | undefined;
  try {
    answer = await work(keep);
  } finally {
    // What the work has kept by itself names no lease any more: neither of these reaches it.
    if (answer === undefined || answer.status < 200 || answer.status > 299) {
      await ctx.db.idempotencyKey.deleteMany({ where });
    } else await store(ctx.db, where, answer);
  }
  return { ...answer, replayed: false };
}
