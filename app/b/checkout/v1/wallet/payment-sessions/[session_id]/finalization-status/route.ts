import { endpoint, route } from "@/server/api/rest/route";
import { finalizationStatus } from "@/server/domain/sessions";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    auth: ["private_key", "basic", "bearer"],
    needs: "wallet.view",
    params: ["session_id"],
    run: ({ ctx, params }) => finalizationStatus(ctx, params.session_id),
  }),
});
