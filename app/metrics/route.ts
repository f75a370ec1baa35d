import { replyMetrics } from "@/server/api/rest/metrics";
import { endpoint, route } from "@/server/api/rest/route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    auth: "none",
    needs: { none: "probe" },
    run: ({ system, headers }) => replyMetrics(system, headers),
  }),
});
