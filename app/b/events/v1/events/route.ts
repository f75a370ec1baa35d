import { endpoint, route } from "@/server/api/rest/route";
import { ANY } from "@/server/domain/merchants";
import { EventQuery, listEvents } from "@/server/domain/webhooks";
import { pageView } from "@/server/kernel/page";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    auth: ["private_key", "basic", "bearer"],
    needs: ANY.view,
    query: EventQuery,
    run: async ({ ctx, query, url }) => pageView(await listEvents(ctx, query), query, url),
  }),
});
