import { endpoint, route } from "@/server/api/rest/route";
import { ListQuery } from "@/server/domain/merchants";
import { createEndpoint, listEndpoints, NewWebhookEndpoint } from "@/server/domain/webhooks";
import { pageView } from "@/server/kernel/page";

const SHARED = { auth: ["private_key"], needs: "merchant.settings" } as const;
const ADMINISTERING = { ...SHARED, administers: true, status: 201 } as const;

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    ...SHARED,
    query: ListQuery,
    run: async ({ ctx, query, url }) => pageView(await listEndpoints(ctx, query), query, url),
  }),
  POST: endpoint({ ...ADMINISTERING, body: NewWebhookEndpoint, run: ({ ctx, body }) => createEndpoint(ctx, body) }),
});
