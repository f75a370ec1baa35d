import { endpoint, route } from "@/server/api/rest/route";
import { DiscoveryRequest, discoverMethods } from "@/server/domain/gateways";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    auth: ["private_key", "basic", "bearer"],
    body: DiscoveryRequest,
    run: ({ ctx, body }) => discoverMethods(ctx, body),
  }),
});
