import { endpoint, route } from "@/server/api/rest/route";
import { rotateEndpointKey } from "@/server/domain/webhooks";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    auth: ["private_key"],
    needs: "merchant.settings",
    administers: true,
    params: ["id"],
    status: 201,
    run: ({ ctx, params }) => rotateEndpointKey(ctx, params.id),
  }),
});
