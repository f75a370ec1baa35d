import { endpoint, route } from "@/server/api/rest/route";
import { ANY } from "@/server/domain/merchants";
import { closeLink, requireChangeable } from "@/server/domain/payment-links";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    auth: ["private_key", "basic", "bearer"],
    needs: ANY.change,
    params: ["link_id"],
    authorize: async ({ ctx, params }) => void (await requireChangeable(ctx, params.link_id)),
    run: ({ ctx, params }) => closeLink(ctx, params.link_id),
  }),
});
