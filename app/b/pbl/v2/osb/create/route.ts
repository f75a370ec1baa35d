import { endpoint, reply, route } from "@/server/api/rest/route";
import { PROVISIONING_OPTIONS, ProvisionRequest, provisionGateway } from "@/server/domain/gateways";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    auth: ["private_key", "bearer"],
    keysByBasic: false,
    needs: "gateway.add",
    body: ProvisionRequest,
    status: 201,
    run: ({ ctx, body }) => provisionGateway(ctx, body),
  }),
  OPTIONS: endpoint({
    auth: ["private_key", "bearer"],
    keysByBasic: false,
    needs: "gateway.add",
    run: async () => reply(200, PROVISIONING_OPTIONS, { Allow: "POST, OPTIONS" }),
  }),
});
