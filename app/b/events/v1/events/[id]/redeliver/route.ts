import { endpoint, route } from "@/server/api/rest/route";
import { ANY } from "@/server/domain/merchants";
import { redeliver, requireRedeliveryRight } from "@/server/domain/webhooks";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    auth: ["private_key", "basic", "bearer"],
    needs: ANY.change,
    params: ["id"],
    authorize: ({ ctx, params }) => requireRedeliveryRight(ctx, params.id),
    run: ({ ctx, params }) => redeliver(ctx, params.id),
  }),
});
