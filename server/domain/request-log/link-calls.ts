import { mayUse } from "@/server/domain/merchants";
import type { CausedEntry } from "@/server/kernel/caused-entry";
import type { Ctx } from "@/server/kernel/types";

const MOST_ENTRIES = 20;
const MOST_CALLS = 300;

/** Columns for timeline entries that a request caused, all of one payment. */
export function linkColumns(caused: readonly CausedEntry[]): { sessionId: string | null; caused: string | null } {
  const sessionId = caused[0]?.sessionId ?? null;
  const entries = caused.filter((each) => each.sessionId === sessionId).slice(0, MOST_ENTRIES);
  return { sessionId, caused: entries.length === 0 ? null : entries.map(({ entry }) => entry).join(" ") };
}

/** Request ids by timeline entry; empty unless the user may read the request log. */
export async function callsOfSession(
  { db, actor, merchant }: Ctx,
  sessionId: string,
): Promise<ReadonlyMap<string, string>> {
  if (!mayUse(actor, "console.developer")) return new Map();
  const rows = await db.requestLogEntry.findMany({
    where: { sessionId, merchantId: merchant.id },
    orderBy: { id: "desc" },
    take: MOST_CALLS,
    select: { requestId: true, caused: true },
  });
  return new Map(rows.flatMap(({ requestId, caused }) => (caused ?? "").split(" ").map((id) => [id, requestId])));
}
