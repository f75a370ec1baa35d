import type { BatchPart } from "@/server/kernel/types";
import { partColumns } from "../statements/part-columns";

export async function expiredSessions(
  parts: readonly BatchPart[],
): Promise<{ id: string; updatedAt: Date; isTold: boolean }[]> {
  const [first] = parts;
  if (first === undefined) return [];
  return first.ctx.db.$queryRaw<{ id: string; updatedAt: Date; isTold: boolean }[]>`
    SELECT s.id, s.updated_at AS "updatedAt", coalesce(jsonb_path_exists(s.details -> 'notifications', '$.*[*] ? (@ == "expired")'), false) AS "isTold"
    FROM ${partColumns(parts)} JOIN payment_session s ON s.id = due.id AND s.merchant_id = due.merchant_id`;
}
