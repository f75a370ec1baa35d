import { endpoint, route } from "@/server/api/rest/route";
import { ANY } from "@/server/domain/merchants";
import { approveRequest, RequestDecision, requireChecker } from "@/server/domain/operations";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    auth: ["private_key", "basic", "bearer"],
    needs: ANY.approvals,
    params: ["id"],
    body: RequestDecision,
    authorize: ({ ctx }) => requireChecker(ctx.actor),
    run: ({ ctx, params, body }) => approveRequest(ctx, params.id, body),
  }),
});
