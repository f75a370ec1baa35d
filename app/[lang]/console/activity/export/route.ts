import { auditFilter, exportActivity, readAuditQuery } from "@/server/domain/audit";
import { mayUse } from "@/server/domain/merchants";
import { csvResponse, guardRoute } from "../../route-guard";

export async function GET(request: Request): Promise<Response> {
  const ctx = await guardRoute(null);
  if (ctx instanceof Response) return ctx;
  const { values } = readAuditQuery(Object.fromEntries(new URL(request.url).searchParams));
  const only = mayUse(ctx.actor, "merchant.users") ? null : ctx.actor.id;
  const filter = auditFilter(values, { timezone: ctx.merchant.timezone, only });
  return csvResponse("activity", exportActivity(ctx, filter));
}
