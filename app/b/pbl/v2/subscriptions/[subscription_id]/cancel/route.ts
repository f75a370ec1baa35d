import { endpoint, reply, route } from "@/server/api/rest/route";
import { ANY } from "@/server/domain/merchants";
import { CancellationRequest, cancelSubscription } from "@/server/domain/subscriptions";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    auth: ["private_key", "basic", "bearer"],
    needs: ANY.change,
    repeats: "own_rule",
    params: ["subscription_id"],
    body: CancellationRequest,
    run: async ({ ctx, params, body, headers }) => {
      const command = { subscriptionId: params.subscription_id, request: body, key: headers.get("idempotency-key") };
      const { status, body: view, isReplay } = await cancelSubscription(ctx, command);
      return reply(status, view, isReplay ? { "Idempotent-Replayed": "true" } : {});
    },
  }),
});
