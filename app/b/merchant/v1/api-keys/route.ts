import { endpoint, route } from "@/server/api/rest/route";
import { createApiKey, ListQuery, listApiKeys, NewApiKey } from "@/server/domain/merchants";
import { pageView } from "@/server/kernel/page";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    auth: ["private_key"],
    needs: "merchant.keys",
    administers: true,
    query: ListQuery,
    run: async ({ ctx, query, url }) => pageView(await listApiKeys(ctx, query), query, url),
  }),
  POST: endpoint({
    auth: ["private_key"],
    needs: "merchant.keys",
    administers: true,
    body: NewApiKey,
    status: 201,
    run: ({ ctx, body }) => createApiKey(ctx, body),
  }),
});
