import { auditFilter, exportActivity, readAuditQuery } from "@/server/domain/audit";
import { csvResponse, guardRoute } from "../../route-guard";

export async function GET(request: Request): Promise<Response> {
  const ctx = await guardRoute(null);
  if (ctx instanceof Response) return ctx;
  const { values } = readAuditQuery(Object.fromEntries(new URL(request.url).searchParams));
  return csvResponse("activity", exportActivity(ctx, auditFilter(ctx, values)));
}
