import { endpoint, route } from "@/server/api/rest/route";
import { ANY } from "@/server/domain/merchants";
import { listSubscriptions, SubscriptionQuery, SubscriptionWindow, windowOf } from "@/server/domain/subscriptions";
import { pageView } from "@/server/kernel/page";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    auth: ["private_key", "basic", "bearer"],
    needs: ANY.view,
    repeats: "only_reads",
    body: SubscriptionQuery,
    query: SubscriptionWindow,
    run: async ({ ctx, body, query, url }) => {
      const window = windowOf(query, body);
      return pageView(await listSubscriptions(ctx, { ...body, ...window }), window, url);
    },
  }),
});
