import { endpoint, route } from "@/server/api/rest/route";
import { EndpointRedelivery, redeliverSpan } from "@/server/domain/webhooks";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    auth: ["private_key"],
    needs: "merchant.settings",
    params: ["id"],
    body: EndpointRedelivery,
    status: 202,
    run: ({ ctx, params, body }) => redeliverSpan(ctx, params.id, body),
  }),
});
