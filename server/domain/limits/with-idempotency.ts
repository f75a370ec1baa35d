import { AppError, Busy, Conflict, InvalidFields, Unprocessable } from "@/server/kernel/errors";
import { readJson, writeJson } from "@/server/kernel/exact-json";
import type { Ctx, Tx } from "@/server/kernel/types";
import { seal, unseal } from "@/server/secrets";
import { bodyDigest } from "./core/body-digest";
import { claimKey } from "./statements/claim-idempotency-key";
import { writeInTheEnd } from "./write-in-the-end";

export const KEY_MAX = 255;
const LEASE_SECONDS = 60;
const OUTCOME_OPEN = 202;
export const KEPT_HOURS = 24;

export type KeyedRequest = {
  readonly key: string;
  readonly route: string;
  readonly body: unknown;
  /** Digests of the same body under the previous secret, during a rotation. */
  readonly formerBody?: unknown;
};

export type Answer = { readonly status: number; readonly body?: unknown };

/**
 * Makes the work of an Idempotency-Key happen once even if its process dies (Spec, "Rate limits and repeated
 * requests"). `keep` and `claim` write in the work's transaction, and throw {@link Busy}, which rolls it
 * back, if another request took over the key.
 */
export type Once = {
  /** The id that an earlier request claimed before its process died; otherwise null. */
  readonly made: string | null;
  /** Stores the response in the transaction that does all the work, and returns it. */
  keep(tx: Tx, answer: Answer): Promise<Answer>;
  /**
   * Stores the created object's id, for work that continues after this transaction, so that a repeat finds
   * the object instead of creating another.
   */
  claim(tx: Tx, id: string): Promise<void>;
};

type ReservedKey = { readonly kind: "held"; readonly leaseUntil: Date; readonly made: string | null };
type AnsweredKey = { readonly kind: "known"; readonly answer: Answer };

async function reserve(ctx: Ctx, { key, route, body, formerBody }: KeyedRequest): Promise<ReservedKey | AnsweredKey> {
  const now = ctx.realNow();
  const digest = bodyDigest(body);
  const same = formerBody === undefined ? [digest] : [digest, bodyDigest(formerBody)];
  const leaseUntil = new Date(now.getTime() + LEASE_SECONDS * 1000);
  const oldest = new Date(now.getTime() - KEPT_HOURS * 3_600_000);
  const [taken] = await claimKey(ctx, { key, route, digest, same, now, leaseUntil, oldest });
  if (taken !== undefined) return { kind: "held", leaseUntil, made: taken.made };
  const row = await ctx.db.idempotencyKey.findUnique({
    where: { merchantId_key_route: { merchantId: ctx.merchant.id, key, route } },
  });
  if (row && !same.includes(row.bodyDigest)) {
    throw new Unprocessable("This Idempotency-Key was used with another request body.");
  }
  if (!row || row.status === null) throw new Conflict("A request with this Idempotency-Key is in progress.");
  const kept = row.body === null ? undefined : readJson(isPlain(row.body) ? row.body : unseal(row.body));
  return { kind: "known", answer: { status: row.status, body: kept } };
}

/**
 * SQL condition that this request still holds the Idempotency-Key; a request that lost its lease therefore
 * changes nothing.
 */
function reservation(ctx: Ctx, { key, route }: KeyedRequest, { leaseUntil }: ReservedKey) {
  return { merchantId: ctx.merchant.id, key, route, leaseUntil };
}

/** True for JSON that earlier releases stored unencrypted; encrypted texts never begin with a brace. */
function isPlain(stored: string): boolean {
  return /^[{["]/.test(stored);
}

/**
 * Columns of an Idempotency-Key whose request was answered. The response is encrypted, because it may contain
 * links and keys.
 */
function answered({ status, body }: Answer) {
  return { status, body: body === undefined ? null : seal(writeJson(body)), leaseUntil: null };
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
 * Deletes the Idempotency-Key after a refusal. After other errors, such as a connection lost at the commit,
 * an object may exist: the key then keeps the object's id and the lease ends, so that a repeat finds the
 * object.
 */
async function free(ctx: Ctx, where: ReturnType<typeof reservation>, error: unknown): Promise<void> {
  const isRefusal = error instanceof AppError && !(error instanceof Busy);
  if (isRefusal) await ctx.db.idempotencyKey.deleteMany({ where });
  else await leaveOpen(ctx, where);
}

/** Stores no response but keeps the created object's id, so that a repeat can find the object's state. */
async function leaveOpen(ctx: Ctx, where: ReturnType<typeof reservation>): Promise<void> {
  const { count } = await ctx.db.idempotencyKey.deleteMany({ where: { ...where, made: null } });
  if (count === 0) await ctx.db.idempotencyKey.updateMany({ where, data: { leaseUntil: new Date(0) } });
}

/**
 * Runs `work` once per merchant, key and route; repeats get the stored response. Only responses of 200 to
 * 299, except 202, are stored. A refusal frees the key, as does an error before anything is created. The key
 * is reserved before the work, so only one of two concurrent requests works. Results that `keep` or `claim`
 * stored survive a crash; other responses are stored after the work.
 * @throws {InvalidFields} if the key exceeds 255 characters
 * @throws {Unprocessable} if the key came with another body
 * @throws {Conflict} while the first request runs, at most 60 seconds of real time
 * @throws {Busy} if another request took over a key whose work calls `keep` or `claim`
 */
export async function withIdempotency(
  ctx: Ctx,
  request: KeyedRequest,
  work: (once: Once) => Promise<Answer>,
): Promise<Answer & { readonly isReplay: boolean }> {
  if ([...request.key].length > KEY_MAX) {
    throw new InvalidFields({ "Idempotency-Key": [`Ensure this field has no more than ${KEY_MAX} characters.`] });
  }
  const reserved = await reserve(ctx, request);
  if (reserved.kind === "known") return { ...reserved.answer, isReplay: true };
  const where = reservation(ctx, request, reserved);
  const write = (work: () => Promise<unknown>) => writeInTheEnd(ctx, where.leaseUntil, work);
  const answer = await work(onceUnder(where, reserved.made)).catch(async (error: unknown) => {
    await write(() => free(ctx, where, error));
    throw error;
  });
  // Does nothing if the work itself stored its response, because a stored response has no lease.
  await write(() => conclude(ctx, where, answer));
  return { ...answer, isReplay: false };
}

function conclude(ctx: Ctx, where: ReturnType<typeof reservation>, answer: Answer) {
  if (answer.status === OUTCOME_OPEN) return leaveOpen(ctx, where);
  if (answer.status < 200 || answer.status > 299) return ctx.db.idempotencyKey.deleteMany({ where });
  return ctx.db.idempotencyKey.updateMany({ where, data: answered(answer) });
}
