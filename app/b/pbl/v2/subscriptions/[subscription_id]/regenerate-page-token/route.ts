import { endpoint, route } from "@/server/api/rest/route";
import { ANY } from "@/server/domain/merchants";
import { regeneratePageToken } from "@/server/domain/subscriptions";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    auth: ["private_key", "basic", "bearer"],
    needs: ANY.change,
    repeats: "every_call_counts",
    params: ["subscription_id"],
    run: ({ ctx, params }) => regeneratePageToken(ctx, params.subscription_id),
  }),
});
