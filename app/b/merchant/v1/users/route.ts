import { endpoint, route } from "@/server/api/rest/route";
import { createUser, ListQuery, listUsers, NewUser } from "@/server/domain/merchants";
import { pageView } from "@/server/kernel/page";

const SHARED = { auth: ["private_key"], needs: "merchant.users", administers: true } as const;

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    ...SHARED,
    query: ListQuery,
    run: async ({ ctx, query, url }) => pageView(await listUsers(ctx, query), query, url),
  }),
  POST: endpoint({
    ...SHARED,
    body: NewUser,
    status: 201,
    run: ({ ctx, body }) => createUser(ctx, body),
  }),
});
