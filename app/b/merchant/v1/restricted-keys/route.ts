import { endpoint, route } from "@/server/api/rest/route";
import { createRestrictedKey, ListQuery, listRestrictedKeys, NewRestrictedKey } from "@/server/domain/merchants";
import { pageView } from "@/server/kernel/page";

const SHARED = { auth: ["private_key"], needs: "merchant.keys", administers: true } as const;

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    ...SHARED,
    query: ListQuery,
    run: async ({ ctx, query, url }) => pageView(await listRestrictedKeys(ctx, query), query, url),
  }),
  POST: endpoint({
    ...SHARED,
    body: NewRestrictedKey,
    status: 201,
    run: ({ ctx, body }) => createRestrictedKey(ctx, body),
  }),
});
