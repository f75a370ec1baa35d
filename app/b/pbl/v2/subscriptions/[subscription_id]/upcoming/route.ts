import { endpoint, route } from "@/server/api/rest/route";
import { ANY } from "@/server/domain/merchants";
import { listUpcoming, UpcomingQuery } from "@/server/domain/subscriptions";
import { pageView } from "@/server/kernel/page";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    auth: ["private_key", "basic", "bearer"],
    needs: ANY.view,
    params: ["subscription_id"],
    query: UpcomingQuery,
    run: async ({ ctx, params, query, url }) =>
      pageView(await listUpcoming(ctx, params.subscription_id, query), query, url),
  }),
});
