import { endpoint, route } from "@/server/api/rest/route";
import { DiscoveryRequest } from "@/server/domain/gateways";
import { discoverMethodsAndWallets } from "@/server/domain/wallet";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    auth: ["private_key", "basic", "bearer"],
    needs: { none: "own_gateways" },
    body: DiscoveryRequest,
    run: ({ ctx, body }) => discoverMethodsAndWallets(ctx, body),
  }),
});
