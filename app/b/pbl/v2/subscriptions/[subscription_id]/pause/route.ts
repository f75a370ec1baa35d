import { endpoint, route } from "@/server/api/rest/route";
import { ANY } from "@/server/domain/merchants";
import { PauseRequest, pauseSubscription } from "@/server/domain/subscriptions";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    auth: ["private_key", "basic", "bearer"],
    needs: ANY.change,
    params: ["subscription_id"],
    body: PauseRequest,
    run: ({ ctx, params, body }) => pauseSubscription(ctx, params.subscription_id, body),
  }),
});
