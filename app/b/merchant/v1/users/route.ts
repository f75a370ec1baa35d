import { endpoint, route } from "@/server/api/rest/route";
import { createUser, ListQuery, listUsers, NewUser } from "@/server/domain/merchants";
import { pageView } from "@/server/kernel/page";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    auth: ["private_key"],
    needs: "merchant.users",
    administers: true,
    query: ListQuery,
    run: async ({ ctx, query, url }) => pageView(await listUsers(ctx, query), query, url),
  }),
  POST: endpoint({
    auth: ["private_key"],
    needs: "merchant.users",
    administers: true,
    body: NewUser,
    status: 201,
    run: ({ ctx, body }) => createUser(ctx, body),
  }),
});
