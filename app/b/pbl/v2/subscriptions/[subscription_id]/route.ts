import { endpoint, route } from "@/server/api/rest/route";
import { ANY } from "@/server/domain/merchants";
import { ChangeRequest, changeSubscription, retrieveSubscription } from "@/server/domain/subscriptions";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    auth: ["private_key", "basic", "bearer"],
    needs: ANY.view,
    params: ["subscription_id"],
    run: ({ ctx, params: { subscription_id: id } }) => retrieveSubscription(ctx, id),
  }),
  PATCH: endpoint({
    auth: ["private_key", "basic", "bearer"],
    needs: ANY.change,
    params: ["subscription_id"],
    body: ChangeRequest,
    run: ({ ctx, params, body }) => changeSubscription(ctx, params.subscription_id, body),
  }),
});
