import { endpoint, route } from "@/server/api/rest/route";
import { listReports, ReportQuery, ReportRequest, requestReport } from "@/server/domain/reports";
import { pageView } from "@/server/kernel/page";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    auth: ["private_key", "basic", "bearer"],
    needs: "report.can_view_report",
    query: ReportQuery,
    run: async ({ ctx, query, url }) => pageView(await listReports(ctx, query), query, url),
  }),
  POST: endpoint({
    auth: ["private_key", "basic", "bearer"],
    needs: "report.can_view_report",
    body: ReportRequest,
    status: 201,
    idempotency: "request-report",
    run: ({ ctx, body }) => requestReport(ctx, body),
  }),
});
