import { downloadReply } from "@/server/api/rest/download";
import { endpoint, route } from "@/server/api/rest/route";
import { downloadReport, logRefusedDownload } from "@/server/domain/reports";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    auth: ["private_key", "basic", "bearer"],
    needs: "report.can_view_report",
    params: ["token"],
    limit: "reports",
    onRefused: ({ ctx, params, address }, reason) => logRefusedDownload(ctx, { token: params.token, address }, reason),
    run: async ({ ctx, params, address }) => downloadReply(await downloadReport(ctx, { token: params.token, address })),
  }),
});
