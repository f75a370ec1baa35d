import { endpoint, route } from "@/server/api/rest/route";
import { redeliver } from "@/server/domain/webhooks";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    auth: ["private_key", "basic", "bearer"],
    params: ["id"],
    run: ({ ctx, params }) => redeliver(ctx, params.id),
  }),
});
