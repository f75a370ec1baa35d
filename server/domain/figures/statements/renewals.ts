/** Renewals: billing cycles `c` that the service charged, with their subscription `sub`. */
import { Prisma } from "@/server/db/client";

export const RENEWAL_ROWS = Prisma.sql`billing_cycle c JOIN subscription sub ON sub.id = c.subscription_id
      LEFT JOIN LATERAL (
        SELECT a.number FROM subscription_session ss JOIN attempt a ON a.session_id = ss.session_id
        WHERE ss.cycle_id = c.id AND ss.purpose = 'cycle' AND ss.subscription_id = sub.id AND a.state = 'success' LIMIT 1
      ) first ON true`;

export const IS_RENEWAL = Prisma.sql`c.charge_type = 'mit' AND c.status IN ('paid', 'failed', 'retry_scheduled')`;

export const RENEWAL_PARTS = {
  due: Prisma.sql`true`,
  paid_at_once: Prisma.sql`c.status = 'paid' AND first.number = 1`,
  recovered: Prisma.sql`c.status = 'paid' AND first.number IS DISTINCT FROM 1`,
  outstanding: Prisma.sql`c.status IN ('failed', 'retry_scheduled')`,
};
