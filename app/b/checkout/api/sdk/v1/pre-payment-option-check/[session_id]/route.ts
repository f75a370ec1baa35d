import { endpoint, route } from "@/server/api/rest/route";
import { checkPrePayment, PrePaymentCheck } from "@/server/domain/sdk";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    auth: ["public_key"],
    needs: { none: "public_key" },
    crossOrigin: true,
    params: ["session_id"],
    body: PrePaymentCheck,
    run: ({ ctx, params, body }) => checkPrePayment(ctx, { sessionId: params.session_id, ...body }),
  }),
});
