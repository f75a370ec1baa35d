import { endpoint, route } from "@/server/api/rest/route";
import { listRequestLog, loggedRequest, RequestLogFilters } from "@/server/domain/request-log";
import { cursorPageView } from "@/server/kernel/cursor-page";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    auth: ["private_key"],
    needs: "console.developer",
    query: RequestLogFilters,
    run: async ({ ctx, query: { filter, page }, url }) =>
      cursorPageView(await listRequestLog(ctx, filter, page), url, loggedRequest),
  }),
});
