import { endpoint, route } from "@/server/api/rest/route";
import { restoreTransaction } from "@/server/domain/operations";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    auth: ["private_key", "basic", "bearer"],
    needs: "payment.delete",
    params: ["session_id"],
    run: ({ ctx, params }) => restoreTransaction(ctx, params.session_id),
  }),
});
