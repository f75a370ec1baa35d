import { endpoint, route } from "@/server/api/rest/route";
import { ANY } from "@/server/domain/merchants";
import { listRequests, RequestQuery } from "@/server/domain/operations";
import { pageView } from "@/server/kernel/page";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    auth: ["private_key", "basic", "bearer"],
    needs: ANY.approvals,
    query: RequestQuery,
    run: async ({ ctx, query, url }) => pageView(await listRequests(ctx, query), query, url),
  }),
});
