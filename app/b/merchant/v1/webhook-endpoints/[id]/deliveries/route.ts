import { endpoint, route } from "@/server/api/rest/route";
import { EndpointDeliveryQuery, listEndpointDeliveries } from "@/server/domain/webhooks";
import { pageRequest, pageView } from "@/server/kernel/page";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    auth: ["private_key"],
    needs: "merchant.settings",
    params: ["id"],
    query: EndpointDeliveryQuery,
    run: async ({ ctx, params, query, url }) => {
      const page = pageRequest(query);
      return pageView(await listEndpointDeliveries(ctx, params.id, { ...page, state: query.state }), page, url);
    },
  }),
});
