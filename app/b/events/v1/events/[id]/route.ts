import { endpoint, route } from "@/server/api/rest/route";
import { ANY } from "@/server/domain/merchants";
import { retrieveEvent } from "@/server/domain/webhooks";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    auth: ["private_key", "basic", "bearer"],
    needs: ANY.view,
    params: ["id"],
    run: ({ ctx, params }) => retrieveEvent(ctx, params.id),
  }),
});
