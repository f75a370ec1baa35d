import { endpoint, route } from "@/server/api/rest/route";
import { ANY } from "@/server/domain/merchants";
import { retrieveSubscription } from "@/server/domain/subscriptions";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    auth: ["private_key", "basic", "bearer"],
    needs: ANY.view,
    params: ["subscription_id"],
    run: ({ ctx, params }) => retrieveSubscription(ctx, params.subscription_id),
  }),
});
