/** Takes a delivery for one try. */
import { Prisma } from "@/server/db/client";
import { batched } from "@/server/db/driver/batching";
import { tableFor } from "@/server/domain/history";
import { monthOfId } from "@/server/kernel/ids";
import { addSeconds } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";
import { deliveryState } from "./core/machine";
import type { DeliveryState } from "./core/words";

/** Real seconds of a claim's lease: longer than any try may take, and its record after a thousand others. */
export const LEASE_SECONDS = 30;

/**
 * Who claims: `first`, the request whose settling wrote the delivery leased to itself; `due`, a driver, once
 * the delivery falls due; `asked`, a merchant who wants it delivered again, in any state.
 */
export type Claimant = "first" | "due" | "asked";

/** A delivery in the hands of one claimant. */
export type ClaimedDelivery = {
  readonly id: string;
  readonly state: DeliveryState;
  /** Tries of the schedule so far, this one included unless it was asked for. */
  readonly attempts: number;
  /** Tries of any kind so far, this one included. */
  readonly number: number;
  /** The merchant asked for this try: the schedule goes on as if it had not been made. */
  readonly asked: boolean;
  /**
   * When the schedule tries next, on the merchant's clock, as it was before the claim; null if it has ended.
   */
  readonly dueAt: Date | null;
  /**
   * Real time until which this claimant holds the lease; no other has claimed it while the row says the same.
   */
  readonly leaseUntil: Date;
  readonly url: string;
  readonly eventId: string;
  readonly cause: string;
  readonly payload: string;
  /** Sealed. */
  readonly webhookHmacKey: string;
  /** Sealed. */
  readonly webhookSecret: string;
  /** Of the merchant: the version in which its webhooks are written. */
  readonly apiVersion: string;
};

function allowed(claimant: Exclude<Claimant, "due">, now: Date): Prisma.Sql {
  const free = Prisma.sql`(d.lease_until IS NULL OR d.lease_until <= ${now})`;
  if (claimant === "asked") return free;
  // Every claim of the schedule counts a try, so a lease without one is still the first claimant's.
  return Prisma.sql`d.state = 'pending' AND (d.attempts = 0 OR ${free})`;
}

type Row = Omit<ClaimedDelivery, "state" | "asked"> & { state: string };

/** What a claim reads of the rows `d`, `e` and `m`. */
const TAKEN = Prisma.sql`d.id, d.state, d.attempts, d.attempts + d.asked AS number, d.due_at AS "dueAt",
  d.lease_until AS "leaseUntil", d.url, e.id AS "eventId", e.cause, e.payload,
  m.webhook_hmac_key AS "webhookHmacKey", m.webhook_secret AS "webhookSecret",
  m.api_version AS "apiVersion"`;

function claimed(row: Row | undefined, asked: boolean): ClaimedDelivery | null {
  return row === undefined ? null : { ...row, state: deliveryState(row.state), asked };
}

/**
 * Claims the delivery and reads what a try needs; null when it is not this claimant's to try. A claim of the
 * schedule counts as a try, so that a process that dies in the middle of one cannot repeat it for ever. One
 * statement, which drivers' claims of one moment share.
 */
export async function claimDelivery(ctx: Ctx, deliveryId: string, claimant: Claimant): Promise<ClaimedDelivery | null> {
  if (claimant === "due") return claimTogether({ ctx, deliveryId });
  const real = ctx.realNow();
  const asked = claimant === "asked";
  const month = monthOfId(deliveryId);
  const [row] = await ctx.db.$queryRaw<Row[]>`
    UPDATE ${tableFor(ctx, "delivery", month)} d SET attempts = d.attempts + ${asked ? 0 : 1}, asked = d.asked + ${asked ? 1 : 0}, lease_until = ${addSeconds(real, LEASE_SECONDS)}
    FROM ${tableFor(ctx, "event", month)} e, merchant m
    WHERE d.id = ${deliveryId} AND d.month = ${month} AND d.merchant_id = ${ctx.merchant.id}
      AND e.id = d.event_id AND e.month = d.month AND e.merchant_id = d.merchant_id AND m.id = d.merchant_id
      AND ${allowed(claimant, real)}
    RETURNING ${TAKEN}`;
  return claimed(row, asked);
}

type DueClaim = { readonly ctx: Ctx; readonly deliveryId: string };

/**
 * A driver's claims: of what is due and in nobody's hands. Rows that somebody has locked are left to him, so
 * that two drivers never wait for each other.
 */
const claimTogether = batched(async (claims: readonly DueClaim[]) => {
  const [first] = claims;
  if (first === undefined) return [];
  const real = first.ctx.realNow();
  const wanted = Prisma.join(
    claims.map(
      ({ ctx, deliveryId: id }) =>
        Prisma.sql`(${id}, ${monthOfId(id)}::smallint, ${ctx.merchant.id}, ${ctx.now()}::timestamptz)`,
    ),
  );
  const isFree = Prisma.sql`free.state = 'pending' AND free.due_at <= wanted.now
    AND (free.lease_until IS NULL OR free.lease_until <= ${real})`;
  const rows = await first.ctx.db.$queryRaw<Row[]>`
    UPDATE delivery d SET attempts = d.attempts + 1, lease_until = ${addSeconds(real, LEASE_SECONDS)}
    FROM event e, merchant m
    WHERE e.id = d.event_id AND e.month = d.month AND e.merchant_id = d.merchant_id AND m.id = d.merchant_id AND (d.id, d.month) IN (
      SELECT free.id, free.month FROM (VALUES ${wanted}) AS wanted (id, month, merchant_id, now)
      JOIN delivery free ON free.id = wanted.id AND free.month = wanted.month AND free.merchant_id = wanted.merchant_id
      WHERE ${isFree}
      FOR UPDATE OF free SKIP LOCKED)
    RETURNING ${TAKEN}`;
  const taken = new Map(rows.map((row) => [row.id, row]));
  // A delivery that was asked for twice is given once.
  return claims.map(({ deliveryId }) => {
    const row = taken.get(deliveryId);
    taken.delete(deliveryId);
    return claimed(row, false);
  });
});
