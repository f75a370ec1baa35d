import { BYTE_ORDER_MARK, textLine } from "@/server/kernel/csv";
import { timestampUtc } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";
import { type AuditEventView, type AuditFilter, listAuditEvents } from "./list-audit-events";
import { recordAudit } from "./statements";

const COLUMNS = [
  "at_utc",
  "actor",
  "action",
  "object",
  "outcome",
  "reason",
  "before",
  "after",
  "address",
  "request_id",
];
const BATCH = 500;
const MAX_ROWS = 10_000;

/**
 * Lines of a CSV file, newest first, at most 10,000, read in batches. The export itself is recorded as an
 * audit event.
 */
export async function* exportActivity(ctx: Ctx, filter: AuditFilter): AsyncGenerator<string> {
  await recordAudit(ctx, ctx.db, { action: "export.activity", objectId: ctx.merchant.id });
  yield BYTE_ORDER_MARK + textLine(COLUMNS);
  let cursor: string | null = null;
  for (let rows = 0; rows < MAX_ROWS; rows += BATCH) {
    const page = await listAuditEvents(ctx, filter, { cursor, limit: BATCH });
    if (page.rows.length > 0) yield page.rows.map(line).join("");
    if (page.next === null) return;
    cursor = page.next;
  }
}

function line(event: AuditEventView): string {
  const { at, actorName, actorKind, action, objectType, objectId, outcome, reason, before, after } = event;
  return textLine([
    timestampUtc(new Date(at)),
    actorName ?? actorKind,
    action,
    `${objectType} ${objectId}`,
    outcome,
    reason,
    before && JSON.stringify(before),
    after && JSON.stringify(after),
    event.address,
    event.requestId,
  ]);
}
