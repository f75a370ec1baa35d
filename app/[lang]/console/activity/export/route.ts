import { auditFilter, exportActivity, readAuditQuery } from "@/server/domain/audit";
import { invalidFilters } from "@/server/kernel/lenient-query";
import { csvResponse, guardRoute, refuseFilters } from "../../route-guard";

export async function GET(request: Request): Promise<Response> {
  const ctx = await guardRoute(null);
  if (ctx instanceof Response) return ctx;
  const query = readAuditQuery(Object.fromEntries(new URL(request.url).searchParams));
  const file = () => csvResponse("activity", exportActivity(ctx, auditFilter(ctx, query.values)));
  return refuseFilters(invalidFilters(query)) ?? file();
}
