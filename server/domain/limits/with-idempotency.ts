/** Repeats of a request under one `Idempotency-Key` get the first answer (decision §2). */
import { AppError, Busy, Conflict, InvalidFields, Unprocessable } from "@/server/kernel/errors";
import type { Ctx, Tx } from "@/server/kernel/types";
import { bodyDigest } from "./core/body-digest";

const KEY_MAX = 255;
const LEASE_SECONDS = 60;
/** Answers are kept for 24 hours of real time. */
export const KEPT_HOURS = 24;

/** One use of a key: `route` names the endpoint, `body` is the parsed body. */
export type KeyedRequest = { readonly key: string; readonly route: string; readonly body: unknown };

/** Status and JSON body of a reply. */
export type Answer = { readonly status: number; readonly body?: unknown };

/**
 * By this the work is done once even where its process dies (decision 0057). `keep` and `claim` write in a transaction of the work itself, and
 * throw {@link Busy} where another request has taken over the key: what this one wrote must not stand.
 */
export type Once = {
  /** The id that an earlier request under the key has claimed, whose process died before it answered; null where there is none. */
  readonly made: string | null;
  /** Keeps the answer in the transaction that makes what it tells of, and returns it: for work that is one transaction. */
  keep(tx: Tx, answer: Answer): Promise<Answer>;
  /** Names what is made, for work that goes on after this transaction: a repeat looks for it instead of making another. */
  claim(tx: Tx, id: string): Promise<void>;
};

type Held = { readonly kind: "held"; readonly leaseUntil: Date; readonly made: string | null };
type Known = { readonly kind: "known"; readonly answer: Answer };

/** Inserts the reservation, or takes over one that is too old or whose holder is gone. */
async function reserve(ctx: Ctx, { key, route, body }: KeyedRequest): Promise<Held | Known> {
  const now = ctx.realNow();
  const digest = bodyDigest(body);
  const leaseUntil = new Date(now.getTime() + LEASE_SECONDS * 1000);
  const kept = new Date(now.getTime() - KEPT_HOURS * 3_600_000);
  const [taken] = await ctx.db.$queryRaw<{ made: string | null }[]>`
    INSERT INTO idempotency_key (merchant_id, key, route, body_digest, lease_until, created_at)
    VALUES (${ctx.merchant.id}, ${key}, ${route}, ${digest}, ${leaseUntil}, ${now})
    ON CONFLICT (merchant_id, key, route) DO UPDATE
      SET body_digest = excluded.body_digest, lease_until = excluded.lease_until, created_at = excluded.created_at,
        status = NULL, body = NULL, made = CASE WHEN idempotency_key.created_at < ${kept} THEN NULL ELSE idempotency_key.made END
      WHERE idempotency_key.created_at < ${kept}
        OR (idempotency_key.status IS NULL AND idempotency_key.lease_until < ${now}
          AND (idempotency_key.made IS NULL OR idempotency_key.body_digest = excluded.body_digest))
    RETURNING made`;
  if (taken !== undefined) return { kind: "held", leaseUntil, made: taken.made };
  const row = await ctx.db.idempotencyKey.findUnique({
    where: { merchantId_key_route: { merchantId: ctx.merchant.id, key, route } },
  });
  if (row && row.bodyDigest !== digest) {
    throw new Unprocessable("This Idempotency-Key was used with another request body.");
  }
  if (!row || row.status === null) throw new Conflict("A request with this Idempotency-Key is in progress.");
  return { kind: "known", answer: { status: row.status, body: row.body === null ? undefined : JSON.parse(row.body) } };
}

/** Names the reservation exactly, so that a holder whose lease was taken over changes nothing. */
function reservation(ctx: Ctx, { key, route }: KeyedRequest, { leaseUntil }: Held) {
  return { merchantId: ctx.merchant.id, key, route, leaseUntil };
}

/** The columns of an answered key, which holds no lease. */
function answered({ status, body }: Answer) {
  return { status, body: body === undefined ? null : JSON.stringify(body), leaseUntil: null };
}

function onceUnder(where: ReturnType<typeof reservation>, made: string | null): Once {
  const write = async (tx: Tx, data: { made: string } | ReturnType<typeof answered>): Promise<void> => {
    const { count } = await tx.idempotencyKey.updateMany({ where, data });
    if (count === 0) throw new Busy();
  };
  return {
    made,
    keep: async (tx, answer) => {
      await write(tx, answered(answer));
      return answer;
    },
    claim: (tx, id) => write(tx, { made: id }),
  };
}

/**
 * A refusal frees the key. Anything else may have broken after something was made, as when a connection is cut at the commit: the key then goes on
 * naming it for the repeat, which need not wait for the lease.
 */
async function free(ctx: Ctx, where: ReturnType<typeof reservation>, error: unknown): Promise<void> {
  const isRefusal = error instanceof AppError && !(error instanceof Busy);
  const { count } = await ctx.db.idempotencyKey.deleteMany({ where: isRefusal ? where : { ...where, made: null } });
  if (count === 0) await ctx.db.idempotencyKey.updateMany({ where, data: { leaseUntil: new Date(0) } });
}

/**
 * Runs `work` once per merchant, key and route, and answers repeats with the kept answer. Only answers of 200 to 299 are kept;
 * any refusal frees the key, and so does what breaks before anything is made. The reservation is a row written before the work: two requests at
 * once never both work. What the work keeps or claims by itself outlives its process; any other answer is kept once the work is done.
 *
 * @throws {InvalidFields} the key is longer than 255 characters
 * @throws {Unprocessable} the key came with another body
 * @throws {Conflict} the first request is still at work, at most 60 seconds of real time
 * @throws {Busy} the work keeps or claims, and another request has taken over the key
 */
export async function withIdempotency(
  ctx: Ctx,
  request: KeyedRequest,
  work: (once: Once) => Promise<Answer>,
): Promise<Answer & { readonly replayed: boolean }> {
  if ([...request.key].length > KEY_MAX) {
    throw new InvalidFields({ "Idempotency-Key": [`Ensure this field has no more than ${KEY_MAX} characters.`] });
  }
  const reserved = await reserve(ctx, request);
  if (reserved.kind === "known") return { ...reserved.answer, replayed: true };
  const where = reservation(ctx, request, reserved);
  const answer = await work(onceUnder(where, reserved.made)).catch(async (error: unknown) => {
    await free(ctx, where, error);
    throw error;
  });
  // An answer that the work has kept by itself holds no lease, so neither of these reaches it.
  if (answer.status >= 200 && answer.status <= 299)
    await ctx.db.idempotencyKey.updateMany({ where, data: answered(answer) });
  else await ctx.db.idempotencyKey.deleteMany({ where });
  return { ...answer, replayed: false };
}
