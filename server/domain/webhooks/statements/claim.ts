import { Prisma } from "@/server/db/client";
import { batched } from "@/server/db/driver/batching";
import { tableFor } from "@/server/domain/history";
import { monthOfId } from "@/server/kernel/ids";
import { addSeconds } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";
import { STORED_SOURCE } from "@/server/kernel/webhook-address";
import { deliveryState } from "../core/machine";
import type { DeliveryState } from "../core/words";
import type { ClaimedEndpoint } from "../endpoints/endpoint-request";

/** Lease in real seconds, longer than an attempt and its record may take. */
export const LEASE_SECONDS = 30;

/**
 * Who makes an attempt. `first`: the request that leased the delivery when its payment settled; `due`: a job;
 * `asked`: a merchant's redelivery, in any state.
 */
export type Claimant = "first" | "due" | "asked";

export type ClaimedDelivery = {
  readonly id: string;
  readonly state: DeliveryState;
  /** Number of scheduled delivery attempts so far, including the present one unless it is a redelivery. */
  readonly attempts: number;
  /** Number of all attempts of the delivery so far, including this one. */
  readonly number: number;
  readonly asked: boolean;
  /** Due time of the next scheduled attempt; null if the schedule has ended. */
  readonly dueAt: Date | null;
  /** End of the lease in real time; while the row has this value, no other claimant has the delivery. */
  readonly leaseUntil: Date;
  readonly url: string;
  /** `user:password` of the webhook address, encrypted; null without one. */
  readonly credential: string | null;
  readonly eventId: string;
  readonly cause: string;
  readonly kind: string;
  readonly occurredAt: Date;
  readonly payload: string;
  readonly endpointId: string | null;
  /** The webhook endpoint that gets the delivery; null for an address, and for a deleted endpoint. */
  readonly endpoint: ClaimedEndpoint | null;
  /** Encrypted. */
  readonly webhookHmacKey: string;
  /** Encrypted. */
  readonly webhookSecret: string;
  /** The former webhook secret, encrypted; null if only the current one signs. */
  readonly formerWebhookSecret: string | null;
  readonly formerWebhookUntil: Date | null;
  readonly apiVersion: string;
};

function allowed(claimant: Exclude<Claimant, "due">, now: Date): Prisma.Sql {
  const free = Prisma.sql`(d.lease_until IS NULL OR d.lease_until <= ${now})`;
  if (claimant === "asked") return free;
  // A job's claim counts an attempt, so a lease without an attempt belongs to the `first` claimant.
  return Prisma.sql`d.state = 'pending' AND (d.attempts = 0 OR ${free})`;
}

type Row = Omit<ClaimedDelivery, "state" | "asked"> & { state: string };

function ofEndpoint(value: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`CASE WHEN d.endpoint_id IS NOT NULL THEN (
    SELECT ${value} FROM webhook_endpoint w WHERE w.id = d.endpoint_id AND w.merchant_id = d.merchant_id) END`;
}

const PRESENT_ADDRESS = Prisma.sql`url = coalesce(${ofEndpoint(Prisma.sql`w.url`)}, d.url)`;

const TAKEN = Prisma.sql`d.id, d.state, d.attempts, d.attempts + d.asked AS number, d.due_at AS "dueAt",
  d.lease_until AS "leaseUntil", d.url, e.id AS "eventId", e.cause, e.kind, e.occurred_at AS "occurredAt", e.payload,
  d.endpoint_id AS "endpointId", ${ofEndpoint(Prisma.sql`jsonb_build_object('pausedAt', w.paused_at, 'headers', w.headers,
    'basic', w.basic, 'secret', w.secret, 'formerSecret', w.former_secret, 'formerUntil', w.former_until)`)} AS endpoint,
  (SELECT c.sealed FROM webhook_credential c WHERE c.merchant_id = d.merchant_id
    AND c.id = substring(d.url FROM ${STORED_SOURCE}::text)) AS credential,
  m.webhook_hmac_key AS "webhookHmacKey", m.webhook_secret AS "webhookSecret",
  m.former_webhook_secret AS "formerWebhookSecret", m.former_webhook_until AS "formerWebhookUntil",
  m.api_version AS "apiVersion"`;

function claimed(row: Row | undefined, asked: boolean): ClaimedDelivery | null {
  return row === undefined ? null : { ...row, state: deliveryState(row.state), asked };
}

export async function claimDelivery(ctx: Ctx, deliveryId: string, claimant: Claimant): Promise<ClaimedDelivery | null> {
  if (claimant === "due") return claimTogether({ ctx, deliveryId });
  const real = ctx.realNow();
  const asked = claimant === "asked";
  const month = monthOfId(deliveryId);
  const [row] = await ctx.db.$queryRaw<Row[]>`
    UPDATE ${tableFor(ctx, "delivery", month)} d SET attempts = d.attempts + ${asked ? 0 : 1}, asked = d.asked + ${asked ? 1 : 0}, lease_until = ${addSeconds(real, LEASE_SECONDS)}, ${PRESENT_ADDRESS}
    FROM ${tableFor(ctx, "event", month)} e, merchant m
    WHERE d.id = ${deliveryId} AND d.month = ${month} AND d.merchant_id = ${ctx.merchant.id}
      AND e.id = d.event_id AND e.month = d.month AND e.merchant_id = d.merchant_id AND m.id = d.merchant_id
      AND ${allowed(claimant, real)}
    RETURNING ${TAKEN}`;
  return claimed(row, asked);
}

type DueClaim = { readonly ctx: Ctx; readonly deliveryId: string };

/** Claims due deliveries without a lease. Locked rows are skipped, so that jobs never wait for each other. */
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
    UPDATE delivery d SET attempts = d.attempts + 1, lease_until = ${addSeconds(real, LEASE_SECONDS)}, ${PRESENT_ADDRESS}
    FROM event e, merchant m
    WHERE e.id = d.event_id AND e.month = d.month AND e.merchant_id = d.merchant_id AND m.id = d.merchant_id AND (d.id, d.month) IN (
      SELECT free.id, free.month FROM (VALUES ${wanted}) AS wanted (id, month, merchant_id, now)
      JOIN delivery free ON free.id = wanted.id AND free.month = wanted.month AND free.merchant_id = wanted.merchant_id
      WHERE ${isFree}
      FOR UPDATE OF free SKIP LOCKED)
    RETURNING ${TAKEN}`;
  const taken = new Map(rows.map((row) => [row.id, row]));
  return claims.map(({ deliveryId }) => {
    const row = taken.get(deliveryId);
    taken.delete(deliveryId);
    return claimed(row, false);
  });
});
