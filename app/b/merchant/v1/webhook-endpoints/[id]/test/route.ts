import { endpoint, route } from "@/server/api/rest/route";
import { testEndpoint } from "@/server/domain/webhooks";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    auth: ["private_key"],
    needs: "merchant.settings",
    params: ["id"],
    run: ({ ctx, params }) => testEndpoint(ctx, params.id),
  }),
});
