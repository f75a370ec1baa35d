/** Takes a delivery for one try. */
import { Prisma } from "@/server/db/client";
import { addSeconds } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";
import { type DeliveryState, deliveryState } from "./core/machine";

/** Real seconds of a claim's lease: longer than any try may take. */
export const LEASE_SECONDS = 20;

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
};

function allowed(claimant: Claimant, now: { real: Date; merchant: Date }): Prisma.Sql {
  const free = Prisma.sql`(d.lease_until IS NULL OR d.lease_until <= ${now.real})`;
  if (claimant === "asked") return free;
  if (claimant === "due") return Prisma.sql`d.state = 'pending' AND d.due_at <= ${now.merchant} AND ${free}`;
  // Every claim of the schedule counts a try, so a lease without one is still the first claimant's.
  return Prisma.sql`d.state = 'pending' AND (d.attempts = 0 OR ${free})`;
}

/**
 * Claims the delivery and reads what a try needs; null when it is not this claimant's to try. A claim of the
 * schedule counts as a try, so that a process that dies in the middle of one cannot repeat it for ever. One
 * statement.
 */
export async function claimDelivery(ctx: Ctx, deliveryId: string, claimant: Claimant): Promise<ClaimedDelivery | null> {
  const real = ctx.realNow();
  const asked = claimant === "asked";
  const [row] = await ctx.db.$queryRaw<(Omit<ClaimedDelivery, "state" | "asked"> & { state: string })[]>`
    UPDATE delivery d SET attempts = d.attempts + ${asked ? 0 : 1}, asked = d.asked + ${asked ? 1 : 0}, lease_until = ${addSeconds(real, LEASE_SECONDS)}
    FROM event e, merchant m
    WHERE d.id = ${deliveryId} AND d.merchant_id = ${ctx.merchant.id} AND e.id = d.event_id AND m.id = d.merchant_id
      AND ${allowed(claimant, { real, merchant: ctx.now() })}
    RETURNING d.id, d.state, d.attempts, d.attempts + d.asked AS number, d.due_at AS "dueAt", d.lease_until AS "leaseUntil", d.url, e.id AS "eventId",
      e.cause, e.payload, m.webhook_hmac_key AS "webhookHmacKey", m.webhook_secret AS "webhookSecret"`;
  return row === undefined ? null : { ...row, state: deliveryState(row.state), asked };
}
