import { Prisma } from "@/server/db/client";
import { ENDPOINT_KINDS, EVENT_KINDS } from "../core/words";

export const EVENT_SUBJECT = Prisma.sql`event e
  LEFT JOIN subscription sub ON starts_with(e.kind, 'subscription') AND sub.id = e.object_id AND sub.merchant_id = e.merchant_id
  LEFT JOIN payment_session s ON s.id = coalesce(sub.setup_session_id, e.object_id) AND s.merchant_id = e.merchant_id`;

/** SQL of events with their merchant `m` and their newest delivery `d`, if they have a delivery. */
export const EVENT_ROWS = Prisma.sql`${EVENT_SUBJECT}
  JOIN merchant m ON m.id = e.merchant_id
  LEFT JOIN LATERAL (
    SELECT newest.* FROM delivery newest WHERE newest.event_id = e.id AND newest.month = e.month
    ORDER BY newest.created_at DESC, newest.id DESC LIMIT 1) d ON true`;

export const EVENT_TYPE = Prisma.sql`coalesce(sub.type, s.type)`;

export const IS_KEPT = Prisma.sql`(sub.id IS NOT NULL OR s.deleted_at IS NULL)`;

/** SQL of the event's current address, or null. Needs merchant `m`. */
export const PRESENT_URL = Prisma.sql`coalesce(CASE WHEN s.id IS NULL THEN sub.setup_webhook_url ELSE s.webhook_url END, m.webhook_url)`;

/** SQL condition: the event is for the webhook address of its session, not for webhook endpoints. */
export const GOES_TO_ADDRESS = Prisma.sql`e.kind IN (${Prisma.join([...EVENT_KINDS])})`;

export const GOES_TO_ENDPOINTS = Prisma.sql`e.kind IN (${Prisma.join(ENDPOINT_KINDS)})`;
