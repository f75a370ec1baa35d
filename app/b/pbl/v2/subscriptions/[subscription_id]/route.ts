import { endpoint, route } from "@/server/api/rest/route";
import { ANY } from "@/server/domain/merchants";
import { ChangeRequest, changeSubscription, retrieveSubscription } from "@/server/domain/subscriptions";

const AUTH = ["private_key", "basic", "bearer"] as const;

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    auth: AUTH,
    needs: ANY.view,
    params: ["subscription_id"],
    run: ({ ctx, params }) => retrieveSubscription(ctx, params.subscription_id),
  }),
  PATCH: endpoint({
    auth: AUTH,
    needs: ANY.change,
    params: ["subscription_id"],
    body: ChangeRequest,
    run: ({ ctx, params, body }) => changeSubscription(ctx, params.subscription_id, body),
  }),
});
