import { endpoint, route } from "@/server/api/rest/route";
import { deleteEndpoint, retrieveEndpoint, updateEndpoint, WebhookEndpointPatch } from "@/server/domain/webhooks";

const SHARED = { auth: ["private_key"], needs: "merchant.settings", params: ["id"] } as const;

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({ ...SHARED, run: ({ ctx, params }) => retrieveEndpoint(ctx, params.id) }),
  PATCH: endpoint({
    ...SHARED,
    administers: true,
    body: WebhookEndpointPatch,
    run: ({ ctx, params, body }) => updateEndpoint(ctx, params.id, body),
  }),
  DELETE: endpoint({ ...SHARED, administers: true, run: ({ ctx, params }) => deleteEndpoint(ctx, params.id) }),
});
