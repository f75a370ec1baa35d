import { Prisma } from "@/server/db/client";
import type { NamedStatement } from "@/server/db/driver/named-statement";
import type { DueSource } from "@/server/db/due-items";

export const SOURCE: DueSource = {
  table: Prisma.sql`wallet_reservation`,
  dueAt: Prisma.sql`item.release_at`,
  condition: Prisma.sql`item.release_at IS NOT NULL
    AND (SELECT true FROM attempt a WHERE a.session_id = item.session_id AND a.state = 'processing' LIMIT 1) IS NOT TRUE`,
};

export const SESSION_OF: NamedStatement<{ sessionId: string }> = {
  name: "session_of_reservation",
  text: `SELECT session_id AS "sessionId" FROM wallet_reservation WHERE id = $1 AND merchant_id = $2`,
};
