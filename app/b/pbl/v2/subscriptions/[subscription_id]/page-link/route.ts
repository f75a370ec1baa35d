import { endpoint, route } from "@/server/api/rest/route";
import { ANY } from "@/server/domain/merchants";
import { readPageLink } from "@/server/domain/subscriptions";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    auth: ["private_key", "basic", "bearer"],
    needs: ANY.change,
    params: ["subscription_id"],
    run: ({ ctx, params }) => readPageLink(ctx, params.subscription_id),
  }),
});
