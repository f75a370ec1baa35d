import { endpoint, route } from "@/server/api/rest/route";
import { createApiKey, ListQuery, listApiKeys, NewApiKey } from "@/server/domain/merchants";
import { pageView } from "@/server/kernel/page";

const SHARED = { auth: ["private_key"], needs: "merchant.keys", administers: true } as const;

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    ...SHARED,
    query: ListQuery,
    run: async ({ ctx, query, url }) => pageView(await listApiKeys(ctx, query), query, url),
  }),
  POST: endpoint({
    ...SHARED,
    body: NewApiKey,
    status: 201,
    run: ({ ctx, body }) => createApiKey(ctx, body),
  }),
});
