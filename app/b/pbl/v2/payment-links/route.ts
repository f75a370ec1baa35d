import { endpoint, route } from "@/server/api/rest/route";
import { ANY } from "@/server/domain/merchants";
import { CreateLink, createLink, LinkQuery, listLinks, requireLinkRights } from "@/server/domain/payment-links";
import { pageView } from "@/server/kernel/page";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    auth: ["private_key", "basic", "bearer"],
    needs: ANY.view,
    query: LinkQuery,
    run: async ({ ctx, query, url }) => pageView(await listLinks(ctx, query), query, url),
  }),
  POST: endpoint({
    auth: ["private_key", "basic", "bearer"],
    needs: ANY.add,
    body: CreateLink,
    status: 201,
    authorize: ({ ctx, body }) => requireLinkRights(ctx, body),
    run: ({ ctx, body }) => createLink(ctx, body),
  }),
});
