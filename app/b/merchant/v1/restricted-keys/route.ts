import { endpoint, route } from "@/server/api/rest/route";
import { createRestrictedKey, ListQuery, listRestrictedKeys, NewRestrictedKey } from "@/server/domain/merchants";
import { pageView } from "@/server/kernel/page";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    auth: ["private_key"],
    needs: "merchant.keys",
    administers: true,
    query: ListQuery,
    run: async ({ ctx, query, url }) => pageView(await listRestrictedKeys(ctx, query), query, url),
  }),
  POST: endpoint({
    auth: ["private_key"],
    needs: "merchant.keys",
    administers: true,
    body: NewRestrictedKey,
    status: 201,
    run: ({ ctx, body }) => createRestrictedKey(ctx, body),
  }),
});
