import { endpoint, route } from "@/server/api/rest/route";
import { ANY } from "@/server/domain/merchants";
import { cancelRequest, requireMaker } from "@/server/domain/operations";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    auth: ["private_key", "basic", "bearer"],
    needs: ANY.approvals,
    params: ["id"],
    authorize: ({ ctx, params }) => requireMaker(ctx, params.id),
    run: ({ ctx, params }) => cancelRequest(ctx, params.id),
  }),
});
